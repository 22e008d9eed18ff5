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
        var late = Program.Refused(() => Time.Parse("2026-13-01"), "month 13");
        Program.Check(late.Status == Status.Date && late.Offset == 5, "place in a time");
        Program.Same(Time.Parse("2026-11-22T08:17:05.250Z"), 1795335425.25, "a time");
        Program.Same(Time.Format(1795335425.25, 2), "2026-11-22T08:17:05.25Z", "a time as text");
        Program.Same(Program.Refused(() => Time.Format(1e15), "a far year").Status, Status.Year, "a far year");
    }

    private static void Read()
    {
        var formats = new[] { Gpx, Kml, Cot, GeoJson }.Select(Exchange.Detect);
        var known = new[] { ExchangeFormat.Gpx, ExchangeFormat.Kml, ExchangeFormat.Cot, ExchangeFormat.GeoJson };
        Program.Check(formats.SequenceEqual(known), "formats");
        var read = Exchange.GpxRead(Gpx);
        Program.Check(read.Features.Length == 2 && read.Vertices.Length == 3, "counts");
        Program.Same(read.Features[0].Kind, FeatureKind.Point, "a waypoint");
        Program.Check((read.Features[1].Flags & FeatureFlag.Route) != 0, "a route");
        Program.Check(read.Vertices[0].Altitude == 2430 && double.IsNaN(read.Vertices[0].Time), "a vertex");
        Program.Check(read.Report.Skipped == 1 && read.Report.Error == Status.Latitude, "what was skipped");
        Program.Same(Exchange.XmlUnescape(read.Features[0].Name.In(Gpx)), "Fish & chips", "a name");
        Feature[] own = null;
        var vertices = new Vertex[3];
        Program.Same(Exchange.GpxRead(Gpx, ref own, ref vertices).Features, 2, "into arrays");
        Program.Same(Exchange.KmlRead(Kml).Features.Single().Kind, FeatureKind.Area, "a polygon");
        Program.Same(Exchange.CotRead(Cot).Features.Single().Radius, 500.0, "a circle");
        var place = Exchange.GeoJsonRead(GeoJson).Features.Single();
        Program.Same(Exchange.JsonUnescape(place.Name.In(GeoJson)), "Z\u00fcrich", "a name of JSON");
        Program.Same(Program.Refused(() => Exchange.JsonUnescape("\\x"), "a string").Status, Status.Json, "escape");

        var wrong = Program.Refused(() => Exchange.KmlRead(Utf8("<kml>&a;</kml>")), "a reference");
        Program.Check(wrong.Status == Status.XmlReference && wrong.Offset == 5, "place in a document");
        Program.Same(Exchange.JsonUnescape("Z\\u00fcrich"), "Z\u00fcrich", "a string of JSON");
        Program.Same(Program.Refused(() => Exchange.XmlUnescape("&nbsp;"), "a name").Status,
            Status.XmlReference, "entity");

        Program.Same(Exchange.CotFindEvent(Cot.Concat(Utf8("<eve")).ToArray()), (long)Cot.Length, "an event");
        var sought = Exchange.CotSearchEvent(Cot.Take(40).ToArray());
        Program.Same(sought.EventSize, 0L, "a part of an event");
        sought = Exchange.CotSearchEvent(Cot.Concat(Utf8("<eve")).ToArray(), 0, sought.State);
        Program.Same(sought.EventSize, (long)Cot.Length, "an event in parts");
        Program.Same(Program.Refused(() => Exchange.CotFindEvent(Cot, 100), "a limit").Status, Status.XmlLimit, "limit");
        Program.Same(Program.Refused(() => Exchange.CotFindEvent(new byte[0]), "nothing").Status,
            Status.TextIncomplete, "nothing");
    }

    private static void Written()
    {
        var read = Exchange.GpxRead(Gpx);
        var options = new ExchangeOptions { Time = 1795335425.25 };
        var gpx = Exchange.GpxWrite(read.Features, read.Vertices, Gpx, options);
        Program.Check(gpx.Report.Skipped == 0 && gpx.Report.Error == Status.Ok, "nothing is skipped");
        Program.Same(Exchange.GpxRead(Utf8(gpx.Text)).Vertices.Length, 3, "again GPX");
        var kml = Exchange.KmlWrite(read.Features, read.Vertices, Gpx).Text;
        Program.Same(Exchange.KmlRead(Utf8(kml)).Features.Length, 2, "again KML");
        var cot = Exchange.CotWrite(read.Features, read.Vertices, Gpx, options).Text;
        Program.Same(Exchange.CotRead(Utf8(cot)).Features[0].Time, 1795335425.25, "again CoT");
        var untimed = Exchange.CotWrite(read.Features, read.Vertices, Gpx).Report;
        Program.Check(untimed.Skipped == 2 && untimed.Error == Status.Date, "events without a time");
        Program.Check(Exchange.FeaturesGeoJson(read.Features, read.Vertices, Gpx).Text.Contains("Fish & chips"),
            "GeoJSON");
        var decimals = new ExchangeOptions { Decimals = 13 };
        Program.Same(Program.Refused(() => Exchange.GpxWrite(read.Features, read.Vertices, Gpx, decimals), "13").Status,
            Status.Decimals, "decimals");

        var furka = new[] { new Vertex(new Point(46.5715, 8.4147), 2430) };
        var own = new Feature(FeatureKind.Point) { Name = new Span(0, 5) };
        Program.Check(double.IsNaN(own.Radius), "a number that is absent");
        Program.Check(Exchange.GpxWrite(new[] { own }, furka, Utf8("Furka")).Text.Contains(">Furka<"),
            "a name of one's own");
        own.Name.Size = 6;
        Program.Same(Exchange.GpxWrite(new[] { own }, furka, Utf8("Furka")).Report.Error, Status.Span, "a span beyond");
        own.Name.Size = 0;
        Program.Same(Exchange.GpxWrite(new[] { own }, furka, null).Report.Skipped, 0L, "no texts");
    }
}
