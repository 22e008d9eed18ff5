// SPDX-License-Identifier: MIT
//
// Calls every function with ordinary arguments, and again with null in place of each array and text. Prints the names
// of those that gave a result.

using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using GridNorth;

internal static class Calls
{
    private static readonly Point[] Triangle = { new Point(0, 0), new Point(0, 1), new Point(1, 1) };

    private static readonly Fence[] Fences =
    {
        new Fence(1, FenceShape.Circle, FenceTrigger.Enter, 1, 200), new Fence(2, FenceShape.Line, FenceTrigger.None, 2),
    };

    private static readonly CalibrationPoint[] Marks =
    {
        new CalibrationPoint { Pixel = new PlanePoint { X = 0, Y = 800 }, Place = new PlanePoint { X = 0, Y = 0 } },
        new CalibrationPoint { Pixel = new PlanePoint { X = 800, Y = 0 }, Place = new PlanePoint { X = 1, Y = 1 } },
    };

    // The text of a magnetic model.
    private static string Dipole()
    {
        var terms = from n in Enumerable.Range(1, 12) from m in Enumerable.Range(0, n + 1) select $"{n} {m} {-300 / n} 0 0 0";
        return "2025 Dipole 1/1/2025\n" + string.Join("\n", terms);
    }

    // Four heights, at the poles.
    private static byte[] Gtx()
    {
        var head = new[] { -90.0, -180, 180, 360 }.SelectMany(one => BitConverter.GetBytes(one).Reverse());
        return head.Concat(new byte[] { 0, 0, 0, 2, 0, 0, 0, 2 }).Concat(new byte[16]).ToArray();
    }

    // Two heights.
    private static byte[] Dted()
    {
        var head = System.Text.Encoding.ASCII.GetBytes(
            "UHL10080000W0460000S018003000000U              00010002".PadRight(3428));
        return head.Concat(new byte[] { 0xAA, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0 }).ToArray();
    }

    // Special arguments, by function and parameter, or by parameter.
    private static readonly Dictionary<string, object> Special = new Dictionary<string, object>
    {
        { "Georef.Decode.text", "MKPG1203" }, { "Gars.Decode.text", "208LS17" },
        { "Measure.LengthParse.text", "1.25 km" },
        { "Measure.SpeedParse.text", "36 km/h" }, { "Measure.CourseParse.text", "0800 mil G" },
        { "Measure.DeclinationParse.text", "12.5 W" },
        { "Measure.AreaParse.text", "1.25 ha" }, { "Measure.AngleParse.text", "NNE" },
        { "Position.CoordinateParse.text", "40N" },
        { "zone", 31 }, { "Mgrs.TypingFields.zone", "31U" }, { "square", "DQ" }, { "Utm.FromEpsg.code", 32631 },
        { "easting", "48" }, { "northing", "11" }, { "properties", "{}" }, { "precision", 2 }, { "tileSize", 512 },
        { "year", 2027.5 }, { "years", new[] { 2027.5, 2026.0 } }, { "Magnetic.ModelParse.text", Dipole() },
        { "axis", Axis.Latitude }, { "zoom", 9.0 }, { "outerRadius", 2000.0 }, { "semiMajor", 20.0 }, { "rings", null },
        { "zones", new[] { 31, 31 } }, { "eastings", new[] { 400000.0, 500000.0 } },
        { "northings", new[] { 4e6, 5e6 } }, { "level", 1 }, { "count", 4 }, { "maxWidth", 100.0 }, { "limit", 2 },
        { "words", PointIndex.Build(new[] { 40.5, 2.5 }, new[] { 40.5, 2.5 }).Words },
        { "fences", Fences }, { "presences", null }, { "track", Track.Begin() },
        { "Fence.IndexHolding.words", Fence.IndexBuild(Fences, Triangle).Words },
        { "Fence.IndexHoldingBatch.words", Fence.IndexBuild(Fences, Triangle).Words },
        { "Fence.IndexStep.words", Fence.IndexBuild(Fences, Triangle).Words },
        { "Navigation.Step.words", Route.IndexBuild(Triangle) }, { "waypoints", null },
        { "EdgeIndex.ContainsBatch.words", Polygon.IndexBuild(Triangle) }, { "otherWords", null },
        { "EdgeIndex.NearestBatch.words", Route.IndexBuild(Triangle) },
        { "Tile.QuadkeyParse.text", "0123" },
        { "Exchange.Detect.text", Documents.Gpx }, { "Exchange.GpxRead.text", Documents.Gpx },
        { "Exchange.KmlRead.text", Documents.Kml },
        { "Exchange.CotRead.text", Documents.Cot }, { "Exchange.GeoJsonRead.text", Documents.GeoJson },
        { "Exchange.CotFindEvent.text", Documents.Cot },
        { "Exchange.CotFindEvent.limit", 0 }, { "Exchange.CotSearchEvent.text", Documents.Cot },
        { "Exchange.CotSearchEvent.limit", 0 },
        { "Calibration.Fit.points", Marks },
        { "calibration", Calibration.Fit(Marks, CalibrationKind.Similarity) },
        { "Time.Parse.text", "2026-11-22" }, { "Exchange.GpxWrite.texts", Documents.Gpx },
        { "Exchange.KmlWrite.texts", Documents.Gpx }, { "Exchange.CotWrite.texts", Documents.Gpx },
        { "Exchange.FeaturesGeoJson.texts", Documents.Gpx },
        { "EdgeIndex.Crossings.words", Route.IndexBuild(Triangle) },
        { "bytes", Gtx() }, { "Height.GridHgt.bytes", new byte[8] }, { "Height.GridDted.bytes", Dted() },
        { "grids", new[] { Height.GridGtx(Gtx()) } }, { "step", 1000.0 },
        { "camera", Screen.Camera(new Screen
            { Center = new Point(48.85, 2.29), Zoom = 9, Width = 800, Height = 600 }) },
        { "frame", new Box { Right = 800, Bottom = 600 } }, { "covers", new Box[0] }, { "labels", new GridLabel[0] },
        { "sizes", new[] { new TextSize { Width = 30, Height = 19 } } },
        { "cellGrid", new CellGrid { LatitudeStep = 1, LongitudeStep = 1, Rows = 1, Columns = 1 } },
    };

    internal static void Run()
    {
        var cell = Mgrs.Decode("31UDQ4825011951");
        var types = typeof(Mgrs).Assembly.GetExportedTypes().Where(one => !one.IsEnum);
        foreach (var method in types.SelectMany(one => one.GetMethods(BindingFlags.Public | BindingFlags.Static)))
        {
            var arguments = method.GetParameters().Select(one => Sample(method, one, cell)).ToArray();
            try
            {
                method.Invoke(null, arguments);
                Console.WriteLine("called " + Name(method));
            }
            catch (TargetInvocationException error) when (error.InnerException is GridNorthException)
            {
                Console.WriteLine("refused " + Name(method) + ": " + error.InnerException.Message);
            }
            foreach (var one in method.GetParameters()) WithNull(method, one, arguments);
        }
        // The highest level again.
        Library.CpuLevelLimit(9);
    }

    private static string Name(MethodInfo method)
    {
        return method.DeclaringType.Name + "." + method.Name;
    }

    private static object Sample(MethodInfo method, ParameterInfo one, MgrsCell cell)
    {
        object special;
        if (Special.TryGetValue(Name(method) + "." + one.Name, out special)) return special;
        if (Special.TryGetValue(one.Name, out special) && (special == null
            || one.ParameterType.IsInstanceOfType(special))) return special;
        var kind = one.ParameterType.IsByRef ? one.ParameterType.GetElementType() : one.ParameterType;
        if (kind == typeof(Point)) return one.Name == "to" ? new Point(50, 3) : new Point(48.85, 2.29);
        if (kind == typeof(Utm)) return new Utm(448250, 5411951, 31, Hemisphere.North);
        if (kind == typeof(Bounds)) return new Bounds(48.84, 2.25, 48.88, 2.35);
        if (kind == typeof(MgrsCell)) return cell;
        if (kind == typeof(string)) return "31UDQ4811";
        if (kind == typeof(string[])) return new[] { "31UDQ4811", "x" };
        if (kind == typeof(Point[])) return Triangle.Clone();
        if (kind == typeof(double)) return 1.5;
        if (kind == typeof(int) || kind.IsEnum) return one.HasDefaultValue
            ? one.DefaultValue : Enum.ToObject(kind.IsEnum ? kind : typeof(Hemisphere), 1);
        if (kind == typeof(double[])) return new[] { 40.5, 2.5 };
        if (kind.IsArray) return Array.CreateInstance(kind.GetElementType(), 2);
        return one.HasDefaultValue ? one.DefaultValue : Filled(kind);
    }

    /// <summary>A struct whose fields have ordinary values, if they are known by their names.</summary>
    private static object Filled(Type kind)
    {
        var made = Activator.CreateInstance(kind);
        foreach (var field in kind.GetFields())
        {
            object special;
            if (field.FieldType == typeof(Point)) field.SetValue(made, new Point(48.85, 2.29));
            else if (field.Name == "Width" || field.Name == "Height") field.SetValue(made, 800.0);
            else if (Special.TryGetValue(char.ToLower(field.Name[0]) + field.Name.Substring(1), out special)
                && (special == null || field.FieldType.IsInstanceOfType(special))) field.SetValue(made, special);
        }
        return made;
    }

    /// <summary>Null is refused where it has no meaning, before the library sees it.</summary>
    private static void WithNull(MethodInfo method, ParameterInfo one, object[] arguments)
    {
        if (one.ParameterType.IsValueType || one.ParameterType.IsByRef || one.HasDefaultValue) return;
        var changed = (object[])arguments.Clone();
        changed[one.Position] = null;
        var what = Name(method) + " without " + one.Name;
        try
        {
            method.Invoke(null, changed);
        }
        catch (TargetInvocationException error)
        {
            var found = error.InnerException as ArgumentNullException;
            Program.Check(found != null && found.ParamName == one.Name, what + ": " + error.InnerException);
            return;
        }
        // Arrays for results that need not be wanted.
        var unwanted = new[] { "statuses", "texts", "zones", "azimuths", "azimuthsFrom", "azimuthsTo" };
        Program.Check(unwanted.Contains(one.Name), what + " was accepted");
    }
}
