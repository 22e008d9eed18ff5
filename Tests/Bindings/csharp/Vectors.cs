// SPDX-License-Identifier: MIT
//
// The tables of Tests/Vectors.

using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;
using GridNorth;

internal static class Vectors
{
    private static readonly Encoding Latin = Encoding.GetEncoding("latin1");
    private static readonly Encoding Utf8 = new UTF8Encoding(false, true);
    private static string folder;

    internal static void Run(string folder)
    {
        Vectors.folder = folder;
        foreach (var row in Table("mgrs-encode"))
            Text(row, () => Mgrs.Encode(Number(row["latitude"]), Number(row["longitude"]), Whole(row["precision"])));
        foreach (var row in Table("mgrs-encode-utm"))
            Text(row, () => Mgrs.EncodeUtm(OnGrid(row, row["easting"], row["northing"]), Whole(row["precision"])));
        foreach (var row in Table("utm-forward")) Forward(row);
        foreach (var row in Table("utm-inverse")) Inverse(row);
        foreach (var row in Table("mgrs-decode")) Decode(row);
        foreach (var row in Table("position-parse")) Parse(row);
        foreach (var row in Table("decimal-year"))
        {
            var year = Outcome(row, () => Time.DecimalYear(Number(row["seconds"])));
            if (row["status"] == "OK") Near(row, "year", year);
        }
        foreach (var row in Table("magnetic")) Field(row);
        foreach (var row in Table("norths")) ThreeNorths(row);
        foreach (var row in Table("measure-format")) Write(row);
        foreach (var row in Table("measure-parse")) Read(row);
        foreach (var row in Table("geojson-read")) ReadGeoJson(row);
    }

    private static IEnumerable<Dictionary<string, string>> Table(string name)
    {
        var lines = File.ReadAllText(Path.Combine(folder, name + ".tsv"), Latin).Split('\n')
            .Where(line => line != "" && line[0] != '#').Select(line => line.Split('\t')).ToArray();
        Program.Check(lines.Length > 50, name + " is short");
        return lines.Skip(1).Select(row => lines[0].Zip(row, Tuple.Create).ToDictionary(one => one.Item1, one =>
            one.Item2));
    }

    private static void Text(Dictionary<string, string> row, Func<string> call)
    {
        var text = Outcome(row, call);
        if (row["status"] == "OK") Program.Same(text, row["text"], row["id"]);
    }

    private static void Forward(Dictionary<string, string> row)
    {
        var utm = Outcome(row, () => Utm.Forward(Number(row["latitude"]), Number(row["longitude"]),
            Whole(row["zone"])));
        if (row["status"] != "OK") return;
        Program.Same(utm.Zone, Whole(row["out_zone"]), row["id"]);
        Program.Same(utm.Hemisphere, Side(row["hemisphere"]), row["id"]);
        Near(row, "easting", utm.Easting);
        Near(row, "northing", utm.Northing);
    }

    private static void Inverse(Dictionary<string, string> row)
    {
        var point = Outcome(row, () => Utm.Inverse(OnGrid(row, row["easting"], row["northing"])));
        if (row["status"] != "OK") return;
        Near(row, "latitude", point.Latitude);
        Near(row, "longitude", point.Longitude);
    }

    private static void Decode(Dictionary<string, string> row)
    {
        var text = Unescaped(row["text"]);
        if (text == null) return;
        var cell = Outcome(row, () => row["rule"] == "strict" ? Mgrs.DecodeStrict(text) : Mgrs.Decode(text), text);
        if (row["status"] != "OK") return;
        Program.Same(cell.Precision, Whole(row["precision"]), row["id"]);
        if (row["zone"] != "-") Program.Same(cell.Zone, Whole(row["zone"]), row["id"]);
        if (row["band"] != "-") Program.Same(cell.Band.ToString(), row["band"], row["id"]);
        if (row["square"] != "-") Program.Same("" + cell.Column + cell.Row, row["square"], row["id"]);
        if (row["size"] != "-") Program.Same(cell.Size, Number(row["size"]), row["id"]);
        Near(row, "latitude", cell.Center.Latitude);
        Near(row, "longitude", cell.Center.Longitude);
        Near(row, "sw_latitude", cell.SouthWest.Latitude);
        Near(row, "sw_longitude", cell.SouthWest.Longitude);
    }

    private static void Parse(Dictionary<string, string> row)
    {
        var text = Unescaped(row["text"]);
        if (text == null) return;
        var form = Sum<Form>(row["form"]);
        var rule = Sum<ParseFlag>(row["rule"]);
        var found = Outcome(row, () => Position.Parse(text, form, rule), text);
        if (row["status"] != "OK") return;
        Program.Same(found.Length, Whole(row["count"]), row["id"]);
        if (row["out_form"] != "-") Program.Same(found[0].Form, Sum<Form>(row["out_form"]), row["id"]);
        if (row["flags"] != "-") Program.Same(found[0].Flags, Sum<PositionFlag>(row["flags"]), row["id"]);
        var isOnGrid = found[0].Form == Form.Utm || found[0].Form == Form.Ups || found[0].Form == Form.Mgrs;
        Program.Same(found[0].Utm.HasValue, isOnGrid, row["id"]);
        Near(row, "latitude", found[0].Point.Latitude);
        Near(row, "longitude", found[0].Point.Longitude);
    }

    private static void Field(Dictionary<string, string> row)
    {
        var field = Outcome(row, () => Magnetic.Compute(Number(row["latitude"]), Number(row["longitude"]),
            Number(row["height"]), Number(row["year"])));
        if (row["status"] != "OK") return;
        Near(row, "declination", field.Declination, "angle_tolerance");
        Near(row, "inclination", field.Inclination, "angle_tolerance");
        Near(row, "declination_rate", field.DeclinationRate, "angle_tolerance");
        Near(row, "inclination_rate", field.InclinationRate, "angle_tolerance");
        Near(row, "uncertainty", field.Uncertainty, "angle_tolerance");
        Near(row, "horizontal", field.Horizontal);
        Near(row, "total", field.Total);
        Near(row, "north", field.North);
        Near(row, "east", field.East);
        Near(row, "down", field.Down);
        Near(row, "horizontal_rate", field.HorizontalRate);
        Near(row, "total_rate", field.TotalRate);
        Near(row, "north_rate", field.NorthRate);
        Near(row, "east_rate", field.EastRate);
        Near(row, "down_rate", field.DownRate);
        Program.Same(field.Flags, Sum<MagneticFlag>(row["flags"]), row["id"]);
    }

    private static void ThreeNorths(Dictionary<string, string> row)
    {
        var converted = 0.0;
        var norths = Outcome(row, () =>
        {
            var found = Norths.Compute(Number(row["latitude"]), Number(row["longitude"]), Number(row["height"]),
                Number(row["year"]), Whole(row["zone"]));
            converted = Norths.AzimuthConvert(Number(row["azimuth"]), Sum<North>(row["from"]),
                Sum<North>(row["to"]), found);
            return found;
        });
        if (row["status"] != "OK") return;
        Program.Same(norths.Zone, Whole(row["out_zone"]), row["id"]);
        Program.Same(norths.Hemisphere, Side(row["hemisphere"]), row["id"]);
        Near(row, "convergence", norths.Convergence);
        Near(row, "declination", norths.Declination);
        Near(row, "grid_magnetic", norths.GridMagnetic);
        Near(row, "converted", converted);
    }

    private static void Write(Dictionary<string, string> row)
    {
        var value = Number(row["value"]);
        var digits = Whole(row["digits"]);
        var text = Outcome(row, () =>
        {
            switch (row["measure"])
            {
                case "SPEED": return Measure.SpeedFormat(value, Sum<SpeedUnit>(row["unit"]), digits);
                case "ANGLE": return Measure.AngleFormat(value, Sum<AngleUnit>(row["unit"]), digits);
                case "COURSE":
                    return Measure.CourseFormat(value, Sum<North>(row["north"]), Sum<AngleUnit>(row["unit"]), digits);
                default: return Measure.DeclinationFormat(value, Sum<AngleUnit>(row["unit"]), digits);
            }
        });
        if (row["status"] == "OK") Program.Same(text, Unescaped(row["text"]), row["id"]);
    }

    private static void Read(Dictionary<string, string> row)
    {
        var text = Unescaped(row["text"]);
        var value = Outcome(row, () =>
        {
            switch (row["measure"])
            {
                case "SPEED": return Measure.SpeedParse(text);
                case "ANGLE": return Measure.AngleParse(text);
                case "COURSE":
                    var course = Measure.CourseParse(text);
                    Program.Same(course.North, Sum<North>(row["north"]), row["id"]);
                    return course.Degrees;
                default: return Measure.DeclinationParse(text);
            }
        }, text);
        if (row["status"] == "OK") Near(row, "value", value);
    }

    /// <summary>The result of a call, after a check of its status and offset.</summary>
    private static void ReadGeoJson(Dictionary<string, string> row)
    {
        var text = Unescaped(row["text"]);
        if (row["status"] != "OK" && row["status"] != "PARTIAL")
        {
            Outcome(row, () => Exchange.GeoJsonRead(Utf8.GetBytes(text)).Features, text);
            return;
        }
        var found = Exchange.GeoJsonRead(Utf8.GetBytes(text));
        var isWhole = found.Report.Skipped == 0;
        var error = Library.StatusName(found.Report.Error).Replace("GN_ERROR_", "");
        Program.Same(isWhole ? "OK" : "PARTIAL", row["status"], row["id"]);
        Program.Same(isWhole ? "-" : error, row["error"], row["id"] + " error");
        Program.Same(found.Report.Place.ToString(), row["offset"], row["id"] + " offset");
        Program.Same(found.Report.Skipped.ToString(), row["skipped"], row["id"] + " skipped");
        Func<double, string> shown = number =>
            double.IsNaN(number) ? "-" : number.ToString("R", CultureInfo.InvariantCulture);
        Listed(row, "kinds", found.Features.Select(one => one.Kind.ToString().ToUpperInvariant()));
        Listed(row, "objects", found.Features.Select(one => one.Object.ToString()));
        Listed(row, "counts", found.Features.Select(one => one.Count.ToString()));
        Listed(row, "vertices", found.Vertices.Select(one => string.Join(",",
            new[] { one.Point.Latitude, one.Point.Longitude, one.Altitude }.Select(shown))));
    }

    private static void Listed(Dictionary<string, string> row, string column, IEnumerable<string> words)
    {
        var list = string.Join(" ", words);
        Program.Same(list == "" ? "-" : list, row[column], row["id"] + " " + column);
    }

    private static T Outcome<T>(Dictionary<string, string> row, Func<T> call, string text = null)
    {
        var status = Status.Ok;
        var result = default(T);
        try
        {
            result = call();
        }
        catch (GridNorthException error)
        {
            status = error.Status;
            Program.Check(error.Message.StartsWith($"{Library.StatusText(status)} ({status}"), row["id"] + ": " + error.Message);
            if (text != null && row["offset"] != "-")
            {
                // The characters before the offset are as many as those decoded from the bytes before it.
                var before = Encoding.UTF8.GetBytes(text).Take(Whole(row["offset"])).ToArray();
                Program.Same(error.Offset, Encoding.UTF8.GetString(before).Length, row["id"] + " offset");
            }
        }
        var name = Library.StatusName(status).Replace("GN_ERROR_", "").Replace("GN_", "");
        Program.Same(name, row["status"], row["id"]);
        return result;
    }

    private static Utm OnGrid(Dictionary<string, string> row, string easting, string northing)
    {
        return new Utm(Number(easting), Number(northing), Whole(row["zone"]), Side(row["hemisphere"]));
    }

    private static void Near(Dictionary<string, string> row, string column, double found,
        string tolerance = "tolerance")
    {
        if (row[column] == "-") return;
        var expected = Number(row[column]);
        var difference = Math.Abs(found - expected);
        if (column.EndsWith("longitude")) difference = Math.Min(difference, 360 - difference);
        Program.Check(difference <= Number(row[tolerance]),
            row["id"] + ": " + found.ToString("R") + " is not " + expected);
    }

    private static Hemisphere Side(string letter)
    {
        return letter == "N" ? Hemisphere.North : letter == "S" ? Hemisphere.South : (Hemisphere)Whole(letter);
    }

    private static double Number(string text)
    {
        return text == "nan" ? double.NaN : text == "inf" ? double.PositiveInfinity : text == "-inf"
            ? double.NegativeInfinity : double.Parse(text, CultureInfo.InvariantCulture);
    }

    private static int Whole(string text)
    {
        return int.Parse(text, CultureInfo.InvariantCulture);
    }

    /// <summary>DOUBLE_SIGN+BAND: the sum of the two values; 0: nothing.</summary>
    private static T Sum<T>(string names)
    {
        return (T)Enum.Parse(typeof(T), names.Replace("_", "").Replace('+', ','), true);
    }

    /// <summary>A text without its escapes; null if it is not UTF-8, which no string can say.</summary>
    private static string Unescaped(string text)
    {
        if (text == "\\e") return "";
        var plain = Regex.Replace(text, @"\\(t|n|\\|x([0-9A-Fa-f]{2}))", found =>
            found.Groups[2].Success ? ((char)Convert.ToInt32(found.Groups[2].Value, 16)).ToString()
                : found.Groups[1].Value == "t" ? "\t" : found.Groups[1].Value == "n" ? "\n" : "\\");
        try
        {
            return Utf8.GetString(Latin.GetBytes(plain));
        }
        catch (DecoderFallbackException)
        {
            return null;
        }
    }
}
