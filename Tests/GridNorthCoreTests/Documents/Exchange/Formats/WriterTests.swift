// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Documents that are written")
struct WriterTests {
  private func gpx(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="GridNorth" xmlns="http://www.topografix.com/GPX/1/1">\(body)
    </gpx>

    """
  }

  private func kml(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
    <Document>\(body)
    </Document>
    </kml>

    """
  }

  private func gpx(_ document: FeatureDocument) -> String { document.text { try GPX.write($0, to: &$1) } }
  private func kml(_ document: FeatureDocument) -> String { document.text { try KML.write($0, to: &$1) } }
  private func cot(_ document: FeatureDocument) -> String { document.text { try CoT.write($0, to: &$1) } }

  // MARK: GPX

  @Test func pointsAreWaypoints() {
    var document = FeatureDocument()
    document.add(
      GN_FEATURE_POINT, [vertex(46.5, 8, 2430.125, time: momentOfTests + 0.25)], name: "A & B", type: "\"p\"")
    document.add(GN_FEATURE_POINT, [vertex(-0.00000004, 180)]) { $0.time = momentOfTests }
    #expect(
      gpx(document)
        == gpx(
          """

          <wpt lat="46.5" lon="8"><ele>2430.12</ele><time>2026-11-22T08:17:05.250Z</time><name>A &amp; B</name><type>"p"</type></wpt>
          <wpt lat="0" lon="-180"><time>2026-11-22T08:17:05Z</time></wpt>
          """))
  }

  @Test func waypointsComeFirstThenRoutesThenTracks() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_LINE, [vertex(1, 2, 3), vertex(4, 5, time: momentOfTests)], name: "t")
    document.add(GN_FEATURE_LINE, [vertex(6, 7)], name: "t") { $0.object = 0 }
    document.features[1].name = document.features[0].name
    document.add(GN_FEATURE_LINE, [vertex(8, 9), vertex(10, 11, -12.5)], name: "r", type: "x") {
      $0.flags = UInt32(GN_FEATURE_FLAG_ROUTE)
    }
    document.add(GN_FEATURE_AREA, [vertex(0, 0), vertex(0, 3), vertex(3, 0)])
    document.add(GN_FEATURE_HOLE, [vertex(1, 1), vertex(1, 1.5), vertex(1.5, 1)])
    document.add(GN_FEATURE_POINT, [vertex(0, 0)])
    #expect(
      gpx(document)
        == gpx(
          """

          <wpt lat="0" lon="0"></wpt>
          <rte><name>r</name><type>x</type>
          <rtept lat="8" lon="9"></rtept>
          <rtept lat="10" lon="11"><ele>-12.5</ele></rtept>
          </rte>
          <trk><name>t</name>
          <trkseg>
          <trkpt lat="1" lon="2"><ele>3</ele></trkpt>
          <trkpt lat="4" lon="5"><time>2026-11-22T08:17:05Z</time></trkpt>
          </trkseg>
          <trkseg>
          <trkpt lat="6" lon="7"></trkpt>
          </trkseg>
          </trk>
          <trk>
          <trkseg>
          <trkpt lat="0" lon="0"></trkpt>
          <trkpt lat="0" lon="3"></trkpt>
          <trkpt lat="3" lon="0"></trkpt>
          <trkpt lat="0" lon="0"></trkpt>
          </trkseg>
          <trkseg>
          <trkpt lat="1" lon="1"></trkpt>
          <trkpt lat="1" lon="1.5"></trkpt>
          <trkpt lat="1.5" lon="1"></trkpt>
          <trkpt lat="1" lon="1"></trkpt>
          </trkseg>
          </trk>
          """))
  }

  @Test func longitudesAreReducedAlsoWhenTheyAreRounded() {
    for (longitude, text) in [
      (180.0, "-180"), (179.99999996, "-180"), (179.99999994, "179.9999999"), (-180, "-180"), (540, "-180"),
      (361.5, "1.5"),
      (-0.00000001, "0"), (1e300, nil),
    ] as [(Double, String?)] {
      var document = FeatureDocument()
      document.add(GN_FEATURE_POINT, [vertex(90, longitude)])
      let written = gpx(document)
      if let text { #expect(written.contains("<wpt lat=\"90\" lon=\"\(text)\">"), "\(longitude): \(written)") }
    }
  }

  /// This keeps an edge along the antimeridian on its side. Only GPX has no 180.
  @Test func theLongitude180StaysWhatItIs() {
    var document = FeatureDocument()
    document.options.time = momentOfTests
    document.add(GN_FEATURE_AREA, [vertex(0, 170), vertex(0, 180), vertex(10, 179.99999999)])
    #expect(kml(document).contains("170,0\n180,0\n180,10\n170,0"))
    #expect(cot(document).contains(#"<link point="0,180"/><link point="10,180"/>"#))
    let text = document.text { try Exchange.geojson($0, to: &$1) }
    #expect(text.contains("[170,0],[180,0],[180,10],[170,0]"))
  }

  @Test func numbersAreRoundedExactlyHalfToEven() {
    var document = FeatureDocument()
    document.options.decimals = 1
    document.options.meter_decimals = 0
    // 0.25 and 2.5 are ties; 0.35 as a double is a little less, 0.45 a little more than the tie.
    document.add(GN_FEATURE_POINT, [vertex(0.25, 0.35, 2.5)])
    document.add(GN_FEATURE_POINT, [vertex(-0.75, 0.45, -3.5)])
    let text = gpx(document)
    #expect(text.contains("<wpt lat=\"0.2\" lon=\"0.3\"><ele>2</ele>"))
    #expect(text.contains("<wpt lat=\"-0.8\" lon=\"0.5\"><ele>-4</ele>"))
  }

  // MARK: KML

  @Test func placemarksHaveNamesTimesAndGeometries() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_POINT, [vertex(46.5, 8, 2430)], name: "<P>", uid: "a-1.b") { $0.time = momentOfTests }
    document.add(GN_FEATURE_POINT, [vertex(46.5, 8)], uid: "1 \"x\"") {
      $0.start = momentOfTests
      $0.stale = momentOfTests + 0.5
    }
    document.add(GN_FEATURE_LINE, [vertex(1, 2)])
    document.add(GN_FEATURE_LINE, [vertex(1, 2, time: momentOfTests), vertex(3, 4, 5, time: momentOfTests + 1)])
    #expect(
      kml(document)
        == kml(
          """

          <Placemark id="a-1.b"><name>&lt;P&gt;</name><TimeStamp><when>2026-11-22T08:17:05Z</when></TimeStamp><Point>\
          <altitudeMode>absolute</altitudeMode><coordinates>8,46.5,2430</coordinates></Point></Placemark>
          <Placemark><TimeSpan><begin>2026-11-22T08:17:05Z</begin><end>2026-11-22T08:17:05.500Z</end></TimeSpan>\
          <ExtendedData><Data name="uid"><value>1 "x"</value></Data></ExtendedData>\
          <Point><coordinates>8,46.5</coordinates></Point></Placemark>
          <Placemark><LineString><coordinates>2,1
          2,1</coordinates></LineString></Placemark>
          <Placemark><gx:Track>
          <when>2026-11-22T08:17:05Z</when>
          <when>2026-11-22T08:17:06Z</when>
          <gx:coord>2 1</gx:coord>
          <gx:coord>4 3 5</gx:coord></gx:Track></Placemark>
          """))
  }

  @Test func featuresOfOneObjectAreOnePlacemark() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_AREA, [vertex(0, 0), vertex(0, 3), vertex(3, 0), vertex(0, 0)])
    document.add(GN_FEATURE_HOLE, [vertex(1, 1), vertex(1, 1.5), vertex(1.5, 1)])
    document.add(GN_FEATURE_POINT, [vertex(5, 6)]) { $0.object = 0 }
    document.add(GN_FEATURE_BOX, [vertex(-1, 179), vertex(1, -179)]) { $0.object = 0 }
    document.add(GN_FEATURE_BOX, [vertex(-90, -180, 10), vertex(90, 180)]) { $0.azimuth = 30 }
    #expect(
      kml(document)
        == kml(
          """

          <Placemark><MultiGeometry><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0
          3,0
          0,3
          0,0</coordinates></LinearRing></outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>1,1
          1,1.5
          1.5,1
          1,1</coordinates></LinearRing></innerBoundaryIs></Polygon>\
          <Point><coordinates>6,5</coordinates></Point></MultiGeometry></Placemark>
          <GroundOverlay><LatLonBox><north>1</north><south>-1</south><east>-179</east><west>179</west></LatLonBox></GroundOverlay>
          <GroundOverlay><altitude>10</altitude><altitudeMode>absolute</altitudeMode><LatLonBox><north>90</north><south>-90</south>\
          <east>180</east><west>-180</west><rotation>-30</rotation></LatLonBox></GroundOverlay>
          """))
  }

  /// A viewer would take a missing one for 0.
  @Test func altitudesAreAbsoluteIfNoneIsMissing() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_LINE, [vertex(1, 2, 3), vertex(4, 5)])
    #expect(!kml(document).contains("altitudeMode") && kml(document).contains("2,1,3\n5,4"))
    document.vertices[1].altitude = 0
    #expect(kml(document).contains("<altitudeMode>absolute</altitudeMode><coordinates>2,1,3\n5,4,0"))
  }

  @Test func aRangeAndBearingIsALineOfItsEnds() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_RANGE_BEARING, [vertex(0, 0, 3)]) {
      // A degree of the equator.
      $0.radius = 6_378_137 * .pi / 180
      $0.azimuth = 90
    }
    #expect(gpx(document).contains("<rtept lat=\"0\" lon=\"0\"></rtept>\n<rtept lat=\"0\" lon=\"1\"></rtept>"))
    #expect(kml(document).contains("<coordinates>0,0\n1,0</coordinates>"))
  }

  // MARK: CoT

  private func event(_ uid: String, _ type: String, _ point: String, _ detail: String) -> String {
    """
    <event version="2.0" uid="\(uid)" type="\(type)" how="h-e" time="2026-11-22T08:17:05Z" start="2026-11-22T08:17:05Z" \
    stale="2026-11-23T08:17:05Z"><point \(point)/><detail>\(detail)</detail></event>

    """
  }

  private func timed() -> FeatureDocument {
    var document = FeatureDocument()
    document.options.time = momentOfTests
    return document
  }

  @Test func aPointIsAMarker() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_POINT, [vertex(46.5, 8, 2430.5)], name: "A \"1\"", uid: "<u>", type: "a-f-G") {
      $0.time = momentOfTests
      $0.start = momentOfTests + 1
      $0.stale = momentOfTests + 2.5
      $0.circular_error = 9.25
      $0.course = -90
      $0.speed = 1.5
      $0.fence_triggers = UInt32(GN_FENCE_ENTER) | UInt32(GN_FENCE_EXIT)
      $0.high = 100
    }
    document.features[0].how = document.span("m-g")
    #expect(
      cot(document) == """
        <event version="2.0" uid="&lt;u&gt;" type="a-f-G" how="m-g" time="2026-11-22T08:17:05Z" start="2026-11-22T08:17:06Z" \
        stale="2026-11-22T08:17:07.500Z"><point lat="46.5" lon="8" hae="2430.5" ce="9.25" le="9999999.0"/><detail>\
        <contact callsign="A &quot;1&quot;"/><track course="270" speed="1.5"/><__geofence trigger="Both" tracking="true" \
        monitor="All" elevationMonitored="true" minElevation="NaN" maxElevation="100"/></detail></event>

        """)
  }

  @Test func drawingsHaveLinksOrShapes() {
    var document = timed()
    document.add(GN_FEATURE_LINE, [vertex(1, 179, 5), vertex(3, -179)])
    document.add(GN_FEATURE_LINE, [vertex(1, 2), vertex(3, 4)]) { $0.flags = UInt32(GN_FEATURE_FLAG_ROUTE) }
    document.add(GN_FEATURE_AREA, [vertex(0, 0), vertex(0, 3), vertex(3, 0)])
    document.add(GN_FEATURE_BOX, [vertex(46, 8), vertex(47, 10)])
    document.add(GN_FEATURE_RANGE_BEARING, [vertex(46, 8, 7)]) {
      $0.radius = 5000
      $0.azimuth = 370.5
      $0.inclination = -3
      $0.north = Int32(GN_NORTH_GRID)
    }
    document.add(GN_FEATURE_AREA, [vertex(0, 0), vertex(0, 3, 4), vertex(3, 0)], type: "a-u-G")
    let unknown = #"hae="9999999.0" ce="9999999.0" le="9999999.0""#
    #expect(
      cot(document)
        == event(
          "u-d-f.0", "u-d-f", #"lat="2" lon="180" "# + unknown,
          #"<link point="1,179,5"/><link point="3,-179"/>"#)
        + event(
          "b-m-r.1", "b-m-r", #"lat="1" lon="2" "# + unknown,
          #"<link type="b-m-p-c" relation="c" point="1,2"/><link type="b-m-p-c" relation="c" point="3,4"/>"#
            + #"<link_attr color="-1" method="Walking" prefix="CP" direction="Infil" routetype="Primary" "#
            + #"order="Ascending Check Points"/>"#)
        + event(
          "u-d-f.2", "u-d-f", #"lat="1" lon="1" "# + unknown,
          #"<link point="0,0"/><link point="0,3"/><link point="3,0"/><link point="0,0"/>"#)
        + event(
          "u-d-r.3", "u-d-r", #"lat="46.5" lon="9" "# + unknown,
          #"<link point="46,8"/><link point="46,10"/><link point="47,10"/><link point="47,8"/>"#)
        + event(
          "u-rb-a.4", "u-rb-a", #"lat="46" lon="8" hae="7" ce="9999999.0" le="9999999.0""#,
          #"<range value="5000"/><bearing value="10.5"/><inclination value="-3"/><rangeUnits value="1"/>"#
            + #"<bearingUnits value="0"/><northRef value="2"/>"#)
        + event(
          "a-u-G.5", "a-u-G", #"lat="1" lon="1" "# + unknown,
          #"<shape><polyline closed="true"><vertex lat="0" lon="0"/><vertex lat="0" lon="3" hae="4"/>"#
            + #"<vertex lat="3" lon="0"/></polyline></shape>"#))
  }

  @Test func ellipsesOfCirclesHaveRadiiAndAllOthersWholeAxes() {
    var document = timed()
    document.add(GN_FEATURE_CIRCLE, [vertex(46, 8)]) { $0.radius = 500 }
    document.add(GN_FEATURE_CIRCLE, [vertex(46, 8)]) {
      $0.radius = 1000
      $0.object = 0
    }
    document.add(GN_FEATURE_CIRCLE, [vertex(46.25, 8)]) {
      $0.radius = 1000
      $0.object = 0
    }
    document.add(GN_FEATURE_ELLIPSE, [vertex(46, 8)]) {
      $0.radius = 200
      $0.second_radius = 500
      $0.azimuth = -30
    }
    document.add(GN_FEATURE_CIRCLE, [vertex(46, 8)], type: "a-f-G") { $0.radius = 500 }
    let point = #"lat="46" lon="8" hae="9999999.0" ce="9999999.0" le="9999999.0""#
    #expect(
      cot(document)
        == event(
          "u-d-c-c.0", "u-d-c-c", point,
          #"<shape><ellipse major="500" minor="500" angle="360"/><ellipse major="1000" minor="1000" angle="360"/></shape>"#
        )
        + event(
          "u-d-c-c.2", "u-d-c-c", #"lat="46.25" lon="8" hae="9999999.0" ce="9999999.0" le="9999999.0""#,
          #"<shape><ellipse major="1000" minor="1000" angle="360"/></shape>"#)
        + event("u-d-c-e.3", "u-d-c-e", point, #"<shape><ellipse major="1000" minor="400" angle="60"/></shape>"#)
        + event("a-f-G.4", "a-f-G", point, #"<shape><ellipse major="1000" minor="1000" angle="360"/></shape>"#))
  }

  /// Readers take equal axes for radii there.
  @Test func anEllipseThatRoundsToACircleOfItsTypeHasRadii() {
    var document = timed()
    for (first, second) in [(100.001, 100.002), (100.0, 100.0), (100.0, 100.004), (100.0, 101.0)] {
      document.add(GN_FEATURE_ELLIPSE, [vertex(46, 8)], type: "u-d-c-c") {
        $0.radius = first
        $0.second_radius = second
        $0.azimuth = 0
      }
    }
    let read = ReadDocument("<events>" + cot(document) + "</events>", CoT.read)
    #expect(read.features.map(\.radius) == [100, 100, 100.005, 101])
    #expect(read.kinds == kinds(GN_FEATURE_CIRCLE, GN_FEATURE_CIRCLE, GN_FEATURE_ELLIPSE, GN_FEATURE_ELLIPSE))
  }

  @Test func linesOfRectanglesAndAreasOfRoutesAreRead() {
    var document = timed()
    let places = [vertex(1, 2), vertex(3, 4), vertex(1, 2)]
    document.add(GN_FEATURE_LINE, places)
    document.add(GN_FEATURE_LINE, places, type: "u-d-r")
    document.add(GN_FEATURE_LINE, Array(places.prefix(2)), type: "u-d-r")
    document.add(GN_FEATURE_AREA, [vertex(0, 0), vertex(0, 3), vertex(3, 0)], type: "b-m-r")
    let read = ReadDocument("<events>" + cot(document) + "</events>", CoT.read)
    #expect(read.status == GN_OK)
    #expect(read.kinds == document.features.map(\.kind) && read.features.map(\.count) == [3, 3, 2, 3])
  }

  @Test func objectsHaveAllOfTheirDigits() {
    for object in [0, 999_999_999, 1_000_000_000, 4_294_967_296_000_000_000, 12_000_000_000_000_000_034, UInt64.max] {
      var document = FeatureDocument()
      document.add(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.object = object }
      let text = document.text { try Exchange.geojson($0, to: &$1) }
      #expect(text.contains(#""object":\#(object)}"#))
    }
  }

  @Test func aSectorJoinsThePointOfItsObject() {
    let point = #"lat="46" lon="8" hae="9999999.0" ce="9999999.0" le="9999999.0""#
    let sensor = #"<sensor azimuth="350" fov="45.5" range="100" elevation="2"/>"#
    for isFirst in [false, true] {
      var document = timed()
      document.add(isFirst ? GN_FEATURE_SECTOR : GN_FEATURE_POINT, [vertex(46, 8)])
      document.add(isFirst ? GN_FEATURE_POINT : GN_FEATURE_SECTOR, [vertex(46, 8)]) { $0.object = 0 }
      let sector = isFirst ? 0 : 1
      document.features[sector].radius = 100
      document.features[sector].azimuth = -10
      document.features[sector].width = 45.5
      document.features[sector].inclination = 2
      let type = isFirst ? "b-m-p-s-p-loc" : "b-m-p-s-m"
      #expect(cot(document) == event("\(type).0", type, point, sensor))
    }
  }

  @Test func staleCountsFromTheStart() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_POINT, [vertex(46, 8)]) {
      $0.time = momentOfTests
      $0.start = momentOfTests + 10
    }
    #expect(cot(document).contains(#"start="2026-11-22T08:17:15Z" stale="2026-11-23T08:17:15Z""#))
  }

  @Test func circlesThatStartApartAreEventsOfTheirOwn() {
    for (later, count) in [(0.0, 1), (1, 2)] {
      var document = FeatureDocument()
      for index in 0..<2 {
        document.add(GN_FEATURE_CIRCLE, [vertex(46, 8)]) {
          $0.object = 0
          $0.radius = 5
          $0.time = momentOfTests
          $0.start = momentOfTests + later * Double(index)
        }
      }
      #expect(ReadDocument("<events>" + cot(document) + "</events>", CoT.read).features.count == 2)
      #expect(cot(document).split(separator: "\n").count == count)
    }
  }

  /// A reader makes a line feed of a bare one.
  @Test func aCarriageReturnIsAReference() {
    var document = timed()
    document.add(GN_FEATURE_POINT, [vertex(46, 8)], name: "a\rb")
    for text in [gpx(document), kml(document), cot(document)] { #expect(text.contains("a&#13;b")) }
  }

  @Test func aRingHasItsHoleInGPXToo() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_SECTOR, [vertex(46, 8)]) {
      $0.radius = 100
      $0.second_radius = 50
      $0.azimuth = 0
      $0.width = 360
    }
    let read = ReadDocument(bytes: Array(gpx(document).utf8), vertexCapacity: 1000, GPX.read)
    #expect(read.kinds == kinds(GN_FEATURE_LINE, GN_FEATURE_LINE))
  }

  @Test func aStaleTimeStaysWithinTheYears() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_POINT, [vertex(46, 8)]) { $0.time = 253_402_300_000 }
    #expect(cot(document).contains("stale=\"9999-12-31T23:59:59Z\""))
  }
}
