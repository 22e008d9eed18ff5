// SPDX-License-Identifier: MIT
//
// Reads a table from standard input: a name, a tab, and a position in any notation. Writes each name, its MGRS
// reference, and its distance and azimuth from the first position. Lines that cannot be read are listed at the end.

using System;
using System.Collections.Generic;
using System.Linq;
using GridNorth;

internal static class Positions
{
    private static int Main()
    {
        var rows = new List<string[]>();
        for (string line; (line = Console.ReadLine()) != null;)
        {
            if (line.Contains("\t")) rows.Add(line.Split(new[] { '\t' }, 2));
        }

        // All rows in one call; a row that is refused does not stop the others.
        var texts = rows.Select(row => row[1]).ToArray();
        var (positions, statuses) = Position.ParseBatch(texts);
        var latitudes = positions.Select(one => one.Point.Latitude).ToArray();
        var longitudes = positions.Select(one => one.Point.Longitude).ToArray();
        var references = Mgrs.EncodeBatch(latitudes, longitudes).Texts;

        var first = Array.IndexOf(statuses, Status.Ok);
        for (var i = 0; i < rows.Count; i++)
        {
            if (statuses[i] != Status.Ok) continue;
            var path = Geodesic.Inverse(positions[first].Point, positions[i].Point);
            var direction = Measure.AngleFormat(path.AzimuthFrom, AngleUnit.Points16);
            var away = i == first ? "" : Measure.LengthFormat(path.Distance) + " " + direction;
            Console.WriteLine($"{rows[i][0]}\t{references[i]}\t{away}".TrimEnd());
        }
        for (var i = 0; i < rows.Count; i++)
        {
            if (statuses[i] != Status.Ok) Console.Error.WriteLine($"{rows[i][0]}: {Why(texts[i])}");
        }
        return statuses.All(status => status == Status.Ok) ? 0 : 1;
    }

    /// <summary>A batch gives the status of a row; the call for one text also tells where.</summary>
    private static string Why(string text)
    {
        try
        {
            var meanings = Position.Parse(text);
            return $"{meanings.Length} meanings, for example {meanings[0].Point} and {meanings[1].Point}";
        }
        catch (GridNorthException error)
        {
            return error.Message;
        }
    }
}
