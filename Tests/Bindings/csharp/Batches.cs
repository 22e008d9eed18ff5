// SPDX-License-Identifier: MIT
//
// Batches. The rows come from a file of doubles, latitude and longitude in turn, and results go into another, to be
// compared with those of C. Each row is also compared with its single call, bit for bit.

using System;
using System.IO;
using System.Linq;
using GridNorth;

internal static class Batches
{
    internal static void Run(string input, string output)
    {
        var numbers = new double[new FileInfo(input).Length / 8];
        Buffer.BlockCopy(File.ReadAllBytes(input), 0, numbers, 0, numbers.Length * 8);
        var latitudes = numbers.Where((_, i) => i % 2 == 0).ToArray();
        var longitudes = numbers.Where((_, i) => i % 2 == 1).ToArray();

        var grid = Utm.ForwardBatch(latitudes, longitudes);
        var path = Geodesic.InverseBatch(latitudes, longitudes, longitudes, latitudes);
        using (var file = File.Create(output))
        {
            foreach (var column in new Array[] { grid.Eastings, grid.Northings, grid.Zones, Bytes(grid.Statuses),
                path.Distances,
                path.AzimuthsFrom, path.AzimuthsTo, Bytes(path.Statuses) })
            {
                var bytes = new byte[Buffer.ByteLength(column)];
                Buffer.BlockCopy(column, 0, bytes, 0, bytes.Length);
                file.Write(bytes, 0, bytes.Length);
            }
        }
        var texts = Mgrs.EncodeBatch(latitudes, longitudes, 4);
        var cells = Mgrs.DecodeCellsBatch(texts.Texts);
        for (var i = 0; i < latitudes.Length; i++)
        {
            Row(i, grid.Statuses[i], () => Utm.Forward(latitudes[i], longitudes[i]).Easting, grid.Eastings[i]);
            Row(i, path.Statuses[i], () => Geodesic.Inverse(new Point(latitudes[i], longitudes[i]),
                new Point(longitudes[i], latitudes[i])).Distance, path.Distances[i]);
            Row(i, texts.Statuses[i], () => Mgrs.Encode(latitudes[i], longitudes[i], 4), texts.Texts[i] == ""
                ? null : texts.Texts[i]);
            Row(i, cells.Statuses[i], () => Mgrs.Decode(texts.Texts[i]).Inside, cells.Cells[i].Inside);
        }
        Into(latitudes, longitudes, grid.Eastings, grid.Zones);
        OfTexts();
        Refused();
    }

    private static byte[] Bytes(Status[] statuses)
    {
        return statuses.Select(one => (byte)one).ToArray();
    }

    private static void Row<T>(int row, Status status, Func<T> single, T found)
    {
        var expected = Status.Ok;
        try
        {
            Program.Same(found, single(), "row " + row);
        }
        catch (GridNorthException error)
        {
            expected = error.Status;
        }
        Program.Same(status, expected, "status of row " + row);
    }

    private static void Into(double[] latitudes, double[] longitudes, double[] eastings, int[] zones)
    {
        int count = latitudes.Length;
        var (x, y, z) = (new double[count], new double[count], new int[count]);
        Program.Check(!Utm.ForwardBatch(latitudes, longitudes, x, y, z, null), "some rows are refused");
        Program.Check(x.SequenceEqual(eastings) && z.SequenceEqual(zones), "the same in arrays of one's own");
        Program.Check(Utm.ForwardBatch(new double[] { 1 }, new double[] { 2 }, new double[1], new double[1], null,
            new Status[1]), "none is");
    }

    private static void OfTexts()
    {
        // A long text among short ones, a zero in a text, signs of several bytes, and more rows than fit at once.
        var texts = Enumerable.Range(0, 100000).Select(i => "48.5, " + i % 180).ToArray();
        texts[7] = "48.5" + new string(' ', 300000) + ", 7";
        texts[8] = "48.5, 8\0";
        texts[9] = "48\u00b030\u2032N 9\u00b0E";
        texts[99999] = "48.5, 99x";
        var read = Position.ParseBatch(texts);
        for (var i = 0; i < texts.Length; i += i < 10 || i > 99990 ? 1 : 997)
        {
            Row(i, read.Statuses[i], () => Position.Parse(texts[i])[0].Point.Longitude,
                read.Positions[i].Point.Longitude);
        }
        Program.Same(read.Positions[7].Point.Longitude, 7.0, "the long one");
        Program.Same(read.Statuses[8], Status.TextByte, "the zero");
        Program.Check(double.IsNaN(read.Positions[8].Point.Latitude), "a refused row");
        Program.Check(!Mgrs.DecodeBatch(new[] { "31U", "x" }, new double[2], new double[2], null),
            "without statuses");
        var styled = Position.FormatBatch(new double[] { 1, 91 }, new double[] { 2, 0 },
            new FormatOptions { Form = Form.Mgrs });
        Program.Check(styled.Texts[0].StartsWith("31N") && styled.Texts[1] == "", "texts");
    }

    private static void Refused()
    {
        var none = Utm.ForwardBatch(new double[0], new double[0]);
        Program.Check(none.Eastings.Length == 0 && none.Statuses.Length == 0, "no rows");
        Program.Same(Mgrs.DecodeBatch(new string[0]).Latitudes.Length, 0, "no texts");
        Program.Same(Program.Refused(() => Position.ParseBatch(new string[0], (Form)99), "form").Status,
            Status.Form, "form");
        Program.Throws<ArgumentException>(() => Utm.ForwardBatch(new double[2], new double[3]),
            "columns of unequal length");
        Program.Throws<ArgumentException>(() => Mgrs.DecodeBatch(new string[] { "31U", null }),
            "a text that is null");
        Program.Throws<ArgumentException>(() => Utm.ForwardBatch(new double[2], new double[2], new double[1],
            new double[2], null, null), "a short array");
        Program.Throws<ArgumentNullException>(() => Utm.ForwardBatch(new double[2], new double[2], null,
            new double[2], null, null), "no array");
        Program.Same(Program.Refused(() => Utm.ForwardBatch(new double[1], new double[1], 61), "zone 61").Status,
            Status.Zone, "zone");
    }
}
