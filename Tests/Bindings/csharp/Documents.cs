// SPDX-License-Identifier: MIT
//
// Documents: reading, writing and refusals.

using System.Linq;
using System.Text;
using GridNorth;

internal static class Documents
{
    internal static readonly byte[] Gpx = Utf8("<gpx><wpt lat='46.5' lon='8'><ele>2430</ele><name>Fish &amp; chips</name></wpt>"
        + "<wpt lat='91' lon='8'/><rte><rtept lat='1' lon='2'/><rtept lat='3' lon='4'/></rte></gpx>");

    internal static readonly byte[] Kml = Utf8("<kml><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>"
        + "0,0 10,0 10,10 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>");

    internal static readonly byte[] Cot = Utf8("<event version='2.0' uid='u' type='u-d-c-c' time='2026-11-22T08:17:05Z' "
        + "start='2026-11-22T08:17:05Z' stale='2026-11-22T08:27:05Z' how='m-g'>"
        + "<point lat='46.5' lon='8' hae='9999999' ce='9' le='9999999'/>"
        + "<detail><shape><ellipse major='500' minor='500' angle='360'/></shape></detail></event>");

    internal static readonly byte[] GeoJson = Utf8("{\"type\":\"Feature\",\"properties\":{\"name\":\"Z\\u00fcrich\"},"
        + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[8,46.5,2430]}}");

    private static byte[] Utf8(string text)
    {
        return Encoding.UTF8.GetBytes(text);
    }

    internal static void Run()
    {
        Read();
        Written();
        var late = Program.Refused(() => Gn.TimeParse("2026-13-01"), "month 13");
        Program.Check(late.Status == Status.Date && late.Offset == 5, "place in a time");
        Program.Same(Gn.TimeParse("2026-11-22T08:17:05.250Z"), 1795335425.25, "a time");
        Program.Same(Gn.TimeFormat(1795335425.25, 2), "2026-11-22T08:17:05.25Z", "a time as text");
        Program.Same(Program.Refused(() => Gn.TimeFormat(1e15), "a far year").Status, Status.Year, "a far year");
    }

    private static void Read()
    {
        var formats = new[] { Gpx, Kml, Cot, GeoJson }.Select(Gn.ExchangeDetect);
        var known = new[] { ExchangeFormat.Gpx, ExchangeFormat.Kml, ExchangeFormat.Cot, ExchangeFormat.GeoJson };
        Program.Check(formats.SequenceEqual(known), "formats");
        var read = Gn.GpxRead(Gpx);
        Program.Check(read.Features.Length == 2 && read.Vertices.Length == 3, "counts");
        Program.Same(read.Features[0].Kind, FeatureKind.Point, "a waypoint");
        Program.Check((read.Features[1].Flags & FeatureFlag.Route) != 0, "a route");
        Program.Check(read.Vertices[0].Altitude == 2430 && double.IsNaN(read.Vertices[0].Time), "a vertex");
        Program.Check(read.Report.Skipped == 1 && read.Report.Error == Status.Latitude, "what was skipped");
        Program.Same(Gn.XmlUnescape(read.Features[0].Name.In(Gpx)), "Fish & chips", "a name");
        Feature[] own = null;
        var vertices = new Vertex[3];
        Program.Same(Gn.GpxRead(Gpx, ref own, ref vertices).Features, 2, "into arrays");
        Program.Same(Gn.KmlRead(Kml).Features.Single().Kind, FeatureKind.Area, "a polygon");
        Program.Same(Gn.CotRead(Cot).Features.Single().Radius, 500.0, "a circle");
        var place = Gn.GeoJsonRead(GeoJson).Features.Single();
        Program.Same(Gn.JsonUnescape(place.Name.In(GeoJson)), "Z\u00fcrich", "a name of JSON");
        Program.Same(Program.Refused(() => Gn.JsonUnescape("\\x"), "a string").Status, Status.Json, "escape");

        var wrong = Program.Refused(() => Gn.KmlRead(Utf8("<kml>&a;</kml>")), "a reference");
        Program.Check(wrong.Status == Status.XmlReference && wrong.Offset == 5, "place in a document");
        Program.Same(Gn.JsonUnescape("Z\\u00fcrich"), "Z\u00fcrich", "a string of JSON");
        Program.Same(Program.Refused(() => Gn.XmlUnescape("&nbsp;"), "a name").Status, Status.XmlReference, "entity");

        Program.Same(Gn.CotFindEvent(Cot.Concat(Utf8("<eve")).ToArray()), (long)Cot.Length, "an event");
        var sought = Gn.CotSearchEvent(Cot.Take(40).ToArray());
        Program.Same(sought.EventSize, 0L, "a part of an event");
        sought = Gn.CotSearchEvent(Cot.Concat(Utf8("<eve")).ToArray(), 0, sought.State);
        Program.Same(sought.EventSize, (long)Cot.Length, "an event in parts");
        Program.Same(Program.Refused(() => Gn.CotFindEvent(Cot, 100), "a limit").Status, Status.XmlLimit, "limit");
        Program.Same(Program.Refused(() => Gn.CotFindEvent(new byte[0]), "nothing").Status, Status.TextIncomplete, "nothing");
    }

    private static void Written()
    {
        var read = Gn.GpxRead(Gpx);
        var options = new ExchangeOptions { Time = 1795335425.25 };
        var gpx = Gn.GpxWrite(read.Features, read.Vertices, Gpx, options);
        Program.Check(gpx.Report.Skipped == 0 && gpx.Report.Error == Status.Ok, "nothing is skipped");
        Program.Same(Gn.GpxRead(Utf8(gpx.Text)).Vertices.Length, 3, "again GPX");
        var kml = Gn.KmlWrite(read.Features, read.Vertices, Gpx).Text;
        Program.Same(Gn.KmlRead(Utf8(kml)).Features.Length, 2, "again KML");
        var cot = Gn.CotWrite(read.Features, read.Vertices, Gpx, options).Text;
        Program.Same(Gn.CotRead(Utf8(cot)).Features[0].Time, 1795335425.25, "again CoT");
        var untimed = Gn.CotWrite(read.Features, read.Vertices, Gpx).Report;
        Program.Check(untimed.Skipped == 2 && untimed.Error == Status.Date, "events without a time");
        Program.Check(Gn.FeaturesGeoJson(read.Features, read.Vertices, Gpx).Text.Contains("Fish & chips"), "GeoJSON");
        var decimals = new ExchangeOptions { Decimals = 13 };
        Program.Same(Program.Refused(() => Gn.GpxWrite(read.Features, read.Vertices, Gpx, decimals), "13").Status,
            Status.Decimals, "decimals");

        var furka = new[] { new Vertex(new Point(46.5715, 8.4147), 2430) };
        var own = new Feature(FeatureKind.Point) { Name = new Span(0, 5) };
        Program.Check(double.IsNaN(own.Radius), "a number that is absent");
        Program.Check(Gn.GpxWrite(new[] { own }, furka, Utf8("Furka")).Text.Contains(">Furka<"), "a name of one's own");
        own.Name.Size = 6;
        Program.Same(Gn.GpxWrite(new[] { own }, furka, Utf8("Furka")).Report.Error, Status.Span, "a span beyond");
        own.Name.Size = 0;
        Program.Same(Gn.GpxWrite(new[] { own }, furka, null).Report.Skipped, 0L, "no texts");
    }
}
