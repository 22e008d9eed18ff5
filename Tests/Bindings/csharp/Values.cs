// SPDX-License-Identifier: MIT
//
// Texts, options, absent values and errors.

using System;
using System.Globalization;
using System.Linq;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;
using GridNorth;

internal static class Values
{
    private static readonly Point Tower = new Point(48.85837, 2.294481);

    internal static void Run()
    {
        Errors();
        Shown();
        Texts();
        Options();
        Absent();
        Arrays();
        IndexOfPoints();
        IndexOfEdges();
        Fences();
        Tracks();
        Documents.Run();
        Guided();
        Terrain();
        Layouts();
    }

    private static void Errors()
    {
        var error = Program.Refused(() => Mgrs.Decode("31UDQ4825x"), "an x");
        Program.Same(error.Status, Status.TextByte, "status");
        Program.Same(error.Offset, 9, "offset");
        Program.Same(error.Text, "31UDQ4825x", "text");
        Program.Same(error.Message,
            "The text has a character that is not allowed there. (TextByte at 9 of \"31UDQ4825x\")", "message");

        // Two bytes, three, four, and a lone surrogate, before the character that is refused.
        foreach (var blank in new[] { "\u00a0", "\u2003", "\U0001f600", "\ud800" })
        {
            var where = Program.Refused(() => Position.Parse("40.5" + blank + "?, 3"), blank);
            Program.Check(where.Offset == 4 || where.Offset == 4 + blank.Length, "offset after " + blank.Length);
        }
        Program.Same(Program.Refused(() => Position.Parse("40\u00b030\u2032 N x"), "x").Offset, 9, "after signs");
        Program.Same(Program.Refused(() => Mgrs.Decode("31U\0DQ"), "a zero").Offset, 3, "a zero byte");
        Program.Same(Program.Refused(() => Mgrs.Decode(""), "nothing").Status, Status.TextEmpty, "nothing");

        var number = Program.Refused(() => Utm.Forward(91, 0), "91 degrees");
        Program.Same(number.Status, Status.Latitude, "latitude");
        Program.Same(number.Offset, -1, "no text");
        Program.Same(number.Text, null, "no text");
        Program.Same(number.Message, "The latitude lies outside -90 to 90 degrees. (Latitude)", "message of a number");

        var field = Program.Refused(() => Mgrs.TypingFields("31U", "DQ", "48", "1x"), "a field");
        Program.Same(field.Field, TypingField.Northing, "field");
        Program.Same(field.Offset, 1, "offset in the field");
        Program.Same(Program.Refused(() => Mgrs.TypingFields("31U", "D?", "", ""), "a square").Field,
            TypingField.Row, "row");
        Program.Check(field.Message.EndsWith("(TextByte at 1 of \"1x\")"), "message of a field: " + field.Message);

        // A message has a line, however long the text is and whatever is in it.
        var end = new string('0', 100) + "\n?" + string.Concat(Enumerable.Repeat("\U0001f600", 100));
        var message = Program.Refused(() => Mgrs.Decode("31UDQ" + end), "a long text").Message;
        Program.Check(message.Length < 250 && message.IndexOf('\n') < 0 && message.Contains("\u2026"), message);
        for (var blanks = 0; blanks < 70; blanks++)
        {
            var whole = string.Concat(Enumerable.Repeat("\U0001f600", 40));
            var said = Program.Refused(() => Mgrs.Decode(new string(' ', blanks) + whole), "signs").Message;
            Program.Check(!Encoding.UTF8.GetString(Encoding.UTF8.GetBytes(said)).Contains("\ufffd"), "no half sign");
        }
        var read = Program.Refused(() => Exchange.GpxRead(Encoding.UTF8.GetBytes("<gpx><wpt></gpx>")), "a document");
        Program.Check(read.Message.EndsWith($"({read.Status} at {read.Offset})"), "message of a document: " + read.Message);
    }

    /// <summary>Results say what they are, in every culture.</summary>
    private static void Shown()
    {
        var before = Thread.CurrentThread.CurrentCulture;
        Thread.CurrentThread.CurrentCulture = new CultureInfo("de-DE");
        Program.Same(Tower.ToString(), "48.85837, 2.294481", "a point");
        Program.Same(new Utm(448251.5, 5411952, 31, Hemisphere.North).ToString(),
            "Utm { Easting = 448251.5, Northing = 5411952, Zone = 31, Hemisphere = North }", "a position on a grid");
        Program.Same(new Bounds(-1.5, 2, 3, 4).ToString(), "Bounds { South = -1.5, West = 2, North = 3, East = 4 }", "bounds");
        var read = Position.Parse("40.5, 3")[0];
        Program.Same(read.ToString(), "Position { Point = (40.5, 3), Altitude = 0, Uncertainty = 0, Precision = "
            + read.Precision.ToString("R", CultureInfo.InvariantCulture) + ", Utm = null, Form = Dd, Flags = None }", "a position");
        var cell = Mgrs.Decode("31UDQ48251195").ToString();
        Program.Check(cell.EndsWith("Size = 10, Zone = 31, Precision = 4, Flags = None, Band = U, Column = D, Row = Q }"), cell);
        Program.Check(Mgrs.Decode("31U").ToString().EndsWith("Column = , Row =  }"), "a grid zone has no square");
        var bar = Screen.ScaleBar(48, 10, 100).ToString();
        Program.Check(bar.EndsWith("Value = 5, Unit = km, Text = 5 km }"), bar);
        Program.Same(Screen.Matrix(new Screen { Center = Tower, Zoom = 3, Width = 9, Height = 9 }).ToString()
            .Count(one => one == ','), 15, "numbers of a matrix");
        foreach (var type in typeof(Point).Assembly.GetExportedTypes().Where(one => one.IsValueType && !one.IsEnum && !one.IsNested))
        {
            var said = Activator.CreateInstance(type).ToString();
            Program.Check(said == "0, 0" || said.StartsWith(type.Name + " { ") && said.IndexOf('\0') < 0, type.Name + ": " + said);
        }
        Thread.CurrentThread.CurrentCulture = before;
    }

    private static void Texts()
    {
        var style = new FormatOptions { Form = Form.Dms, Symbols = Symbols.Typographic,
            Hemispheres = HemisphereStyle.After };
        var text = Position.Format(Tower.Latitude, Tower.Longitude, style);
        Program.Same(text, "48\u00b051\u203230.13\u2033N, 2\u00b017\u203240.13\u2033E", "text with signs");
        Program.Check(Math.Abs(Position.Parse(text)[0].Point.Latitude - Tower.Latitude) < 2e-6, "read back");
        Program.Same(Mgrs.Typing("31V").Next, "CD", "keys");
        Program.Same(Mgrs.Typing("4811", Tower).Text, "31UDQ4811", "completed");
        Program.Same(Screen.ScaleBar(48, 10, 100).Unit, "km", "unit");

        // Longer than the first array, with characters of several bytes.
        var name = string.Concat(Enumerable.Repeat("\u00e5\u2033\U0001f600", 5000));
        var document = Shape.CircleGeoJson(Tower, 500, null, "{\"name\":\"" + name + "\"}");
        Program.Check(document.Contains(name), "properties");
        Program.Same(Program.Refused(() => Shape.CircleGeoJson(Tower, 500, null, "["), "a bracket").Status,
            Status.Properties, "properties that are none");
        Program.Check(Shape.CircleGeoJson(Tower, 500).Contains("\"Polygon\""), "without properties");
    }

    private static void Options()
    {
        var grid = new GridOptions();
        Program.Same(grid.Tolerance, 0.25, "tolerance");
        Program.Same(grid.Content, GridContent.All, "content");
        Program.Same(grid.MaxVertices, 1000000L, "most vertices");
        Program.Check(grid.LevelZooms.SequenceEqual(new double[] { 8, 11, 14, 17, 21 }), "levels");
        grid.LevelZooms = new double[] { 1, 2, 3, 4, 5 };
        Program.Check(grid.LevelZooms.SequenceEqual(new double[] { 1, 2, 3, 4, 5 }), "other levels");
        Program.Throws<ArgumentException>(() => grid.LevelZooms = new double[4], "four levels");
        Program.Throws<ArgumentNullException>(() => grid.LevelZooms = null, "no levels");

        var format = new FormatOptions();
        Program.Same(format.Separator, ", ", "separator");
        Program.Same(format.Decimals, Decimals.Usual, "decimals");
        format.Separator = " / ";
        Program.Same(Position.Format(1, 2, format), "1.000000 / 2.000000", "another separator");
        Program.Throws<ArgumentException>(() => format.Separator = "12345678", "a long separator");
        Program.Throws<ArgumentException>(() => format.Separator = "\0,", "a zero");

        var paris = new Bounds(48.84, 2.25, 48.88, 2.35);
        var all = Grid.Lines(paris, 13);
        var none = Grid.Lines(paris, 13, new GridOptions { Content = GridContent.Digits });
        Program.Check(all.Lines.Length > 10 && none.Lines.Length == 0, "content decides");
        Program.Same(Grid.GeoJson(paris, 13), Grid.GeoJson(paris, 13, new GridOptions()),
            "null means the defaults");
        Program.Same(Program.Refused(() => Grid.Lines(paris, 13, new GridOptions { TileSize = -1 }), "tiles").Status,
            Status.TileSize, "a negative size");
    }

    private static void Absent()
    {
        Program.Check(!Position.Parse("40.5, 3")[0].Utm.HasValue, "no grid in degrees");
        Program.Same(Position.Parse("31N 448251 5411952")[0].Utm.Value.Easting, 448251, "a grid in UTM");
        Program.Check(!Mgrs.Typing("31").Cell.HasValue && Mgrs.Typing("31UDQ").Cell.HasValue, "a cell");
        var square = new[] { new Point(0, 0), new Point(0, 1), new Point(1, 1), new Point(1, 0) };
        Program.Check(!Polygon.FindCrossing(square).Found, "no crossing");
        Program.Same(Polygon.Orientation(square), Orientation.Counterclockwise, "orientation");
        Program.Same(Polygon.Contains(square, new Point(0.5, 0.5), new[] { 4 }), Side.Inside, "inside");
        Program.Same(Program.Refused(() => Polygon.Contains(square, Tower, new[] { 3 }), "three").Status,
            Status.Rings, "rings");
        Program.Throws<ArgumentOutOfRangeException>(() => Polygon.Contains(square, Tower, new[] { -1 }),
            "a negative count");
        Negative();
    }

    /// <summary>In C these numbers have no sign, and the library accepts even the largest.</summary>
    private static void Negative()
    {
        double[] latitudes = { 1, 2 }, longitudes = { 3, 4 };
        var words = PointIndex.Build(latitudes, longitudes).Words;
        Neighbor[] room = null;
        var document = new byte[100];
        Program.Throws<ArgumentOutOfRangeException>(() => PointIndex.Nearest(words, Tower, -1, 1e7), "nearest");
        Program.Throws<ArgumentOutOfRangeException>(() => PointIndex.Nearest(words, Tower, -1, 1e7, ref room),
            "nearest into an array");
        Program.Throws<ArgumentOutOfRangeException>(
            () => PointIndex.NearestBatch(words, latitudes, longitudes, -1, 1e7), "nearest of many");
        Program.Throws<ArgumentOutOfRangeException>(
            () => PointIndex.NearestBatch(words, latitudes, longitudes, int.MinValue, 1e7, ref room, null), "the same");
        Program.Throws<ArgumentOutOfRangeException>(() => Exchange.CotFindEvent(document, -1), "an event");
        Program.Throws<ArgumentOutOfRangeException>(() => new GridOptions { MaxVertices = -1 }, "vertices");
        Program.Throws<ArgumentOutOfRangeException>(() => new GridOptions { ReferenceStep = -1 }, "a step");
        Program.Same(PointIndex.Nearest(words, Tower, 0, 1e7).Length, 0, "none");
    }

    private static void Arrays()
    {
        Program.Same(Geodesic.Points(Tower, new Point(0, 0), 5).Points.Length, 5, "as many as asked for");
        Program.Throws<ArgumentOutOfRangeException>(() => Geodesic.Points(Tower, Tower, -1), "less than none");
        Program.Throws<ArgumentOutOfRangeException>(() => Geodesic.Points(Tower, Tower, int.MaxValue),
            "more than 2 GB");

        // Arrays of one's own: replaced if they are too small, and kept if not.
        var view = new Bounds(48.8, 2.2, 48.9, 2.4);
        float[] vertices = null;
        var lines = new GridLine[0];
        var size = Grid.LinesPixels(view, 13, Tower, ref vertices, ref lines);
        var fresh = Grid.LinesPixels(view, 13, Tower);
        Program.Same(size.Lines, fresh.Lines.Length, "lines");
        Program.Check(vertices.Take(2 * size.Vertices).SequenceEqual(fresh.Vertices), "vertices");
        var (before, linesBefore) = (vertices, lines);
        Grid.LinesPixels(view, 12, Tower, ref vertices, ref lines);
        Program.Check(ReferenceEquals(before, vertices) && ReferenceEquals(linesBefore, lines), "the same arrays");
        Point[] outline = null;
        Program.Same(Shape.Circle(Tower, 500, ref outline), Shape.Circle(Tower, 500).Length, "outline");
    }

    private static void IndexOfPoints()
    {
        // The third is refused: it keeps its row, but no query finds it.
        double[] latitudes = { 46.5, 46.6, 91, 46.7 }, longitudes = { 8, 8.1, 0, 7.9 };
        var (words, statuses) = PointIndex.Build(latitudes, longitudes);
        Program.Check(statuses.SequenceEqual(new[] { Status.Ok, Status.Ok, Status.Latitude, Status.Ok }), "a status each");
        Program.Same(Indexes.Check(words), IndexKind.Points, "kind");
        ulong[] own = null;
        Program.Same(PointIndex.Build(latitudes, longitudes, ref own, null), words.Length, "words");
        Program.Check(own.Take(words.Length).SequenceEqual(words), "the same words");

        var here = new Point(46.55, 8);
        var nearest = PointIndex.Nearest(words, here, 2, double.PositiveInfinity);
        Program.Check(nearest.Select(one => one.Id).SequenceEqual(new long[] { 0, 1 }), "nearest");
        Program.Same(nearest[0].Distance, Geodesic.Inverse(here, new Point(46.5, 8)).Distance, "distance");
        Program.Check(PointIndex.Within(words, here, 10000).SequenceEqual(nearest), "within");
        Program.Check(PointIndex.InBounds(words, new Bounds(46.55, 7.5, 47, 8.5)).SequenceEqual(new long[] { 1, 3 }),
            "in bounds");
        Program.Check(PointIndex.InBounds(words, Shape.CircleBounds(here, 10000)).SequenceEqual(new long[] { 0, 1 }),
            "in the bounds of a circle");
        var rows = PointIndex.NearestBatch(words, new[] { 46.55, 0, double.NaN }, new[] { 8.0, 0, 0 }, 2, 10000);
        Program.Check(rows.Neighbors.Take(2).SequenceEqual(nearest), "the nearest of a row");
        Program.Check(double.IsInfinity(rows.Neighbors[2].Distance) && rows.Neighbors[3].Id == -1, "none is near");
        Program.Same(rows.Statuses[2], Status.NotFinite, "a refused row");
        var counted = PointIndex.CountBatch(words, new[] { 46.55, 0, double.NaN }, new[] { 8.0, 0, 0 }, 10000);
        Program.Check(counted.Counts.SequenceEqual(new[] { 2, 0, 0 }), "counts");
        var near = PointIndex.WithinBatch(words, new[] { 46.55, 0, double.NaN }, new[] { 8.0, 0, 0 }, 10000);
        Program.Check(near.Counts.SequenceEqual(counted.Counts) && near.Neighbors.SequenceEqual(nearest), "all within");
        var views = PointIndex.InBoundsBatch(words, new[] { 46.55, 46, 47 }, new[] { 7.5, 7.5, 7.5 },
            new[] { 47, 46.55, 46 }, new[] { 8.5, 8.5, 8.5 });
        Program.Check(views.Counts.SequenceEqual(new[] { 2, 1, 0 }) && views.Ids.SequenceEqual(new long[] { 1, 3, 0 }),
            "in many bounds");
        Program.Same(views.Statuses[2], Status.View, "a refused rectangle");
        Program.Same(Program.Refused(() => PointIndex.Nearest(words, here, 2, -1), "negative").Status,
            Status.Distance, "a negative distance");
        Program.Throws<ArgumentException>(() => PointIndex.Build(latitudes, new double[3]), "columns differ");
    }

    private static void IndexOfEdges()
    {
        var square = new[] { new Point(0, 0), new Point(0, 1), new Point(1, 1), new Point(1, 0) };
        var words = Polygon.IndexBuild(square);
        Program.Same(Indexes.Check(words), IndexKind.Edges, "kind");
        var found = EdgeIndex.ContainsBatch(words, new[] { 0.5, 2, 0, 91 }, new[] { 0.5, 2, 0.5, 0 });
        Program.Check(found.Sides.Take(3).SequenceEqual(new[] { Side.Inside, Side.Outside, Side.OnBorder }), "sides");
        Program.Same(found.Statuses[3], Status.Latitude, "a refused row");

        // There and back: from 120 km on, the way back is nearest.
        var way = new[] { new Point(0, 0), new Point(0, 1), new Point(0, 0) };
        var route = Route.IndexBuild(way);
        double[] north = { 0.1 }, east = { 0.5 };
        var place = EdgeIndex.NearestBatch(route, north, east, 0, double.PositiveInfinity).Places[0];
        Program.Same(place, Route.Nearest(way, new Point(0.1, 0.5)), "the place of a row");
        place = EdgeIndex.NearestBatch(route, north, east, 120000, double.PositiveInfinity).Places[0];
        Program.Same(place.Segment, 1, "on the way back");
        Program.Same(Program.Refused(() => EdgeIndex.ContainsBatch(route, north, east), "a route").Status,
            Status.IndexKind, "a route has no inside");

        var bow = Polygon.IndexBuild(new[] { square[0], square[2], square[3], square[1] });
        var crossing = EdgeIndex.Crossings(bow).Single();
        Program.Check(crossing.Edge == 0 && crossing.OtherEdge == 2, "edges that cross");
        Program.Same(EdgeIndex.Crossings(words).Length, 0, "a square");
        Program.Check(EdgeIndex.Crossings(words, bow).Length > 0, "two polygons");

        Program.Same(Program.Refused(() => Indexes.Check(new ulong[64]), "zeros").Status, Status.Index, "no index");
        words[words.Length - 1] ^= 1;
        Program.Same(Program.Refused(() => Indexes.Check(words), "damaged").Status, Status.IndexDamaged, "a bit");
    }

    private static void Tracks()
    {
        var state = Track.Begin(new TrackOptions { LargestSpeed = 1000 });
        var kept = new System.Collections.Generic.List<double>();
        for (var second = 0; second < 20; second++)
        {
            var point = new Point(46.5 + 0.001 * Math.Min(second, 9), 8 + 0.001 * Math.Max(second - 9, 0));
            var added = Track.Add(state, new Fix(second, point));
            state = added.State;
            if (added.Step.VertexCount == 1) kept.Add(added.Step.Vertex.Time);
        }
        var stray = Track.Add(state, new Fix(20, new Point(50, 8))).Step;
        Program.Check(stray.Outcome == TrackOutcome.LeftOut && stray.Flags == TrackFlag.Strayed, "a stray fix");
        Program.Same(Program.Refused(() => Track.Add(state, new Fix(18, new Point(46.5, 8))), "an older fix").Status,
            Status.TrackTime, "time of a track");
        var end = Track.Finish(state);
        kept.Add(end.Step.Vertex.Time);
        Program.Check(kept.SequenceEqual(new[] { 0.0, 9, 19 }), "the corner is kept");
        var totals = Track.Summarize(end.State);
        Program.Check(Math.Abs(totals.Distance - 1767.9) < 0.5 && totals.TakenCount == 20, "totals");
        Program.Same(Program.Refused(() => Track.Summarize(new TrackState()), "no state").Status, Status.TrackState,
            "state of a track");
    }

    private static void Fences()
    {
        // A circle and, to the east of it, a line to the north.
        var fences = new[]
        {
            new Fence(1, FenceShape.Circle, FenceTrigger.Enter | FenceTrigger.Exit, 1, 200),
            new Fence(2, FenceShape.Line, FenceTrigger.CrossedLeft | FenceTrigger.CrossedRight, 2),
        };
        var points = new[] { new Point(46.5, 8), new Point(46.4, 8.2), new Point(46.6, 8.2) };
        var (words, statuses) = Fence.IndexBuild(fences, points);
        Program.Check(statuses.SequenceEqual(new[] { Status.Ok, Status.Ok }), "statuses of fences");
        Program.Same(Indexes.Check(words), IndexKind.Fences, "kind");
        ulong[] own = null;
        Program.Same(Fence.IndexBuild(fences, points, ref own, statuses), words.Length, "words");
        Program.Check(own.Take(words.Length).SequenceEqual(words), "the same words");
        statuses = Fence.IndexBuild(new[] { fences[0], fences[0] }, points.Take(2).ToArray()).Statuses;
        Program.Check(statuses.SequenceEqual(new[] { Status.Ok, Status.FenceId }), "an id that there is");
        Program.Same(Program.Refused(() => Fence.IndexBuild(fences, points.Take(2).ToArray()), "points").Status,
            Status.Count, "too few points");
        Program.Throws<ArgumentException>(() => Fence.IndexBuild(fences, points, ref own, new Status[3]), "statuses");

        // A polygon has rings and altitudes.
        var polygon = new Fence(3, FenceShape.Polygon, FenceTrigger.Enter, 3) { RingCount = 1, High = 100 };
        var triangle = new[] { new Point(0, 0), new Point(0, 1), new Point(1, 1) };
        var corner = Fence.IndexBuild(new[] { polygon }, triangle, new[] { 3 }).Words;
        Program.Check(Fence.IndexHolding(corner, new Point(0.5, 0.7), 50).SequenceEqual(new long[] { 3 }), "inside");
        Program.Same(Fence.IndexHolding(corner, new Point(0.5, 0.7), 150).Length, 0, "above");

        var rows = Fence.IndexHoldingBatch(words, new[] { 46.5, 46.5, 91 }, new[] { 8, 8.1, 0 },
            new[] { double.NaN, double.NaN, double.NaN });
        Program.Check(rows.Counts.SequenceEqual(new[] { 1, 0, 0 }) && rows.Ids.SequenceEqual(new long[] { 1 }), "held");
        Program.Same(rows.Statuses[2], Status.Latitude, "a refused row");

        var first = Fence.IndexStep(words, new Fix(0, new Point(46.5, 7.9)));
        Program.Check(first.State.HasFix && first.Presences.Length == 0 && first.Events.Length == 0, "outside");
        var second = Fence.IndexStep(words, new Fix(60, new Point(46.5, 8)), first.State, first.Presences);
        Program.Check(second.Presences.Single().Id == 1 && !second.Presences[0].HasDwelt, "inside");
        Program.Check(second.Events.Single().Kind == FenceTrigger.Enter, "it entered");
        var away = new Fix(180, new Point(46.5, 8.3));
        var third = Fence.IndexStep(words, away, second.State, second.Presences);
        Program.Check(third.Presences.Length == 0 && third.State.PresenceCount == 0, "outside again");
        Program.Check(third.Events.Select(one => one.Id).SequenceEqual(new long[] { 1, 2 }), "ids of events");
        Program.Check(third.Events[0].Kind == FenceTrigger.Exit && third.Events[1].Kind == FenceTrigger.CrossedRight
            && third.Events[0].Since == second.Presences[0].Since, "it left, and crossed");
        Program.Same(Program.Refused(() => Fence.IndexStep(words, new Fix(59, away.Point), second.State,
            second.Presences), "an older fix").Status, Status.Time, "time");
        Program.Throws<ArgumentException>(() => Fence.IndexStep(words, away, second.State), "no presences");

        // More results than fit at first, in the binding's own arrays, which keep their contents when they grow.
        fences = Enumerable.Range(1, 100)
            .Select(id => new Fence(id, FenceShape.Circle, FenceTrigger.Exit, 1, 200)).ToArray();
        words = Fence.IndexBuild(fences, Enumerable.Repeat(points[0], 100).ToArray()).Words;
        FencePresence[] presences = null;
        FenceEvent[] events = null;
        var options = new FenceOptions { Flags = FenceFlag.ReportFirst };
        var step = Fence.IndexStep(words, new Fix(0, points[0]), ref presences, ref events, options: options);
        Program.Check(step.Presences == 100 && presences.Length == 100 && step.Events == 0, "all of them");
        events = new FenceEvent[1];
        step = Fence.IndexStep(words, new Fix(9, points[1]), ref presences, ref events, step.State);
        Program.Check(step.Presences == 0 && step.Events == 100 && events[99].Id == 100, "left all");
        presences = new FencePresence[1];
        Program.Throws<ArgumentException>(() => Fence.IndexStep(words, away, ref presences, ref events,
            new FenceState { PresenceCount = 2 }), "fewer presences than the state says");
    }

    private static void Terrain()
    {
        // 100 m and 200 m in the north, 300 m and 400 m in the south.
        var file = new byte[] { 0, 100, 0, 200, 1, 44, 1, 144 };
        var grids = new[] { Height.GridHgt(file, 46, 8) };
        Program.Same(Program.Refused(() => Height.GridHgt(new byte[3], 46, 8), "3 bytes").Status, Status.HeightFile, "size");
        Program.Same(Program.Refused(() => Height.GridDted(file), "no DTED").Status, Status.HeightFile, "DTED");
        Program.Same(Program.Refused(() => Height.GridGtx(file), "no GTX").Status, Status.HeightFile, "GTX");
        Program.Same(Height.At(file, grids, new Point(46.5, 8.5)), 250.0, "between four samples");
        var (heights, statuses) = Height.AtBatch(file, grids, new[] { 46.5, 45.5 }, new[] { 8.5, 8.5 });
        Program.Check(heights[0] == 250 && double.IsNaN(heights[1]), "rows without a height are NaN");
        Program.Same(statuses[1], Status.HeightOutside, "status");
        var ends = new[] { new Point(46.5, 8.25), new Point(46.5, 8.75) };
        var profile = Profile.SampleRoute(file, grids, ends, 10000);
        Program.Check(profile.Length == 5 && profile[4].Height == 275, "five samples");
        Program.Check(Math.Abs(Profile.Summarize(profile, 10).Ascent - 50) < 0.1, "ascent");
        var options = new SightOptions { Step = 1000 };
        var sight = Sight.Between(file, grids, ends[0], 2, ends[1], 2, options);
        Program.Check(!sight.IsVisible && sight.Clearance < -10, "the earth is round");
        var along = Sight.Along(file, grids, ends[0], 200, sight.Azimuth, sight.Distance, 200, options);
        Program.Check(along.IsVisible && Math.Abs(along.To.Longitude - 8.75) < 1e-9, "from masts it is seen");
        var raster = new CellGrid
        {
            Latitude = 46.5, Longitude = 8.25, LatitudeStep = 0.01, LongitudeStep = 0.05, Rows = 1, Columns = 3,
        };
        var cells = Viewshed.Cells(file, grids, ends[0], 2, 0, 6000, raster, options);
        Program.Same(string.Join(" ", cells), "1 1 2", "cells");
        Program.Same(
            Program.Refused(() => Viewshed.Cells(file, grids, ends[0], 2, 0, 6000, new CellGrid()), "no row").Status,
            Status.CellGrid, "no cells");
        var dead = Viewshed.DeadGround(file, grids, ends[0], 2, 0, 20000, 90, 10, 10, options);
        Program.Check(dead.Length == 1 && dead[0].OuterRadius == 20000 && dead[0].InnerRadius > 3000, "dead ground");
    }

    private static void Guided()
    {
        var route = new[] { new Point(46.5, 8), new Point(46.51, 8), new Point(46.51, 8.02) };
        var words = Route.IndexBuild(route);
        Func<double, double, double, Fix> fix = (time, latitude, longitude) =>
            new Fix(time, new Point(latitude, longitude), double.NaN, 5);
        Func<double, double, double, bool> near = (one, wanted, within) => Math.Abs(one - wanted) < within;
        var (state, guidance) = Navigation.Step(words, fix(0, 46.505, 8.0001));
        Program.Check(state.HasFix && guidance.NextWaypoint == 1 && guidance.Passed == 1, "the first point is passed");
        Program.Check(near(guidance.WaypointDistance, 555.8, 0.1) && near(guidance.Turn, 90, 0.1), "then right");
        Program.Check(near(guidance.DistanceOff, 7.7, 0.1) && double.IsNaN(guidance.Speed), "beside the route");
        (state, guidance) = Navigation.Step(words, fix(60, 46.506, 8), last: state);
        Program.Check(near(guidance.Speed, 111.16 / 60, 0.01) && guidance.TimeLeft > guidance.WaypointTime, "speed");

        Program.Same(Program.Refused(() => Navigation.Step(words, fix(59, 46.506, 8), last: state), "older").Status,
            Status.Time, "an older fix");
        var other = Route.IndexBuild(route.Take(2).ToArray());
        Program.Same(Program.Refused(() => Navigation.Step(other, fix(61, 46.506, 8), last: state), "other").Status,
            Status.Route, "another route");
        Program.Same(Program.Refused(() => Navigation.Step(words, fix(0, 46.5, 8), new long[] { 3 }), "3").Status,
            Status.Waypoint, "no point of the route");

        var options = new NavigationOptions { WorstAccuracy = 4 };
        guidance = Navigation.Step(words, fix(90, 46.51, 8.02), options: options, last: state).Guidance;
        Program.Check(guidance.Flags == NavigationFlag.Ignored && guidance.NextWaypoint == 1, "too inaccurate");
        guidance = Navigation.Step(words, fix(0, 46.507, 8.01), new long[] { 0, 2 }).Guidance;
        Program.Check(guidance.Flags == NavigationFlag.OffRoute && guidance.NextWaypoint == 0, "off the route");
        guidance = Navigation.Step(words, fix(0, 46.505, 8), new long[] { 0, 2 }).Guidance;
        Program.Check(guidance.NextWaypoint == 1 && near(guidance.WaypointDistance, guidance.DistanceLeft, 1e-6), "ends");
        guidance = Navigation.Step(words, fix(0, 46.51, 8.02)).Guidance;
        Program.Check(guidance.Flags == NavigationFlag.Arrived && guidance.NextWaypoint == 3, "there");
    }

    /// <summary>Arrays of structs are passed as they are: the run time must not want to convert anything.</summary>
    private static void Layouts()
    {
        var structs = typeof(Mgrs).Assembly.GetExportedTypes().Where(one => one.IsValueType && !one.IsEnum
            && !one.IsNested).ToArray();
        Program.Check(structs.Length > 10, "structs");
        foreach (var one in structs)
        {
            GCHandle.Alloc(Array.CreateInstance(one, 1), GCHandleType.Pinned).Free();
            Program.Same(one.StructLayoutAttribute.Value, LayoutKind.Explicit, one.Name);
        }
    }
}
