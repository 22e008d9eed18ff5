// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private let none = Double.nan

private func gpx(_ text: String) -> ReadDocument { ReadDocument("<gpx>" + text + "</gpx>", GPX.read) }
private func kml(_ text: String) -> ReadDocument { ReadDocument("<kml>" + text + "</kml>", KML.read) }

private func placemark(_ text: String) -> ReadDocument { kml("<Placemark>" + text + "</Placemark>") }

private func event(
  _ type: String, _ detail: String, point: String = "lat='46.5' lon='8' hae='2430' ce='9' le='9999999.0'"
)
  -> ReadDocument
{
  ReadDocument(
    """
    <event version='2.0' uid='u' type='\(type)' how='m-g' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:05.5Z' \
    stale='2026-11-22T08:27:05Z'><point \(point)/><detail>\(detail)</detail></event>
    """, CoT.read)
}

private let moment = 1_795_335_425.0

@Suite("GPX, read")
struct GPXReaderTests {
  @Test func waypointsRoutesAndTracksAreFeatures() {
    let document = gpx(
      """
      <metadata><time>2000-01-01T00:00:00Z</time><bounds minlat='1'/></metadata>
      <wpt lat="46.5" lon="8"><ele> 2430 </ele><time>2026-11-22T08:17:05Z</time><name>Fur&amp;ka</name><type>pass</type></wpt>
      <rte><name>r</name><rtept lat='1' lon='2'/><rtept lat='3' lon='4'><ele/></rtept></rte>
      <trk><name>t</name><trkseg><trkpt lat='1' lon='-180'/></trkseg><trkseg/><trkseg><trkpt lat='-90' lon='180'/>
      <trkpt lat='5' lon='190'><extensions><ele>7</ele></extensions></trkpt></trkseg></trk>
      """)
    #expect(document.status == GN_OK)
    #expect(document.kinds == kinds(GN_FEATURE_POINT, GN_FEATURE_LINE, GN_FEATURE_LINE, GN_FEATURE_LINE))
    #expect(document.features.map(\.object) == [0, 1, 2, 2])
    #expect(document.features.map { document.text($0.name) } == ["Fur&amp;ka", "r", "t", "t"])
    #expect(document.text(document.features[0].type) == "pass")
    #expect(document.features.map { $0.flags } == [2, 3, 2, 2])
    #expect(document.features[0].time == moment && document.features[1].time.isNaN)
    #expect(isSame(document.places(0), [[46.5, 8, 2430, moment]]))
    #expect(isSame(document.places(1), [[1, 2, none, none], [3, 4, none, none]]))
    #expect(isSame(document.places(2), [[1, -180, none, none]]))
    #expect(isSame(document.places(3), [[-90, 180, none, none], [5, -170, none, none]]))
  }

  @Test(
    arguments: [
      ("<wpt lon='8'/>", GN_ERROR_FEATURE, 5), ("<wpt lat='90.1' lon='8'/>", GN_ERROR_LATITUDE, 5),
      ("<wpt lat='x' lon='8'/>", GN_ERROR_TEXT_NUMBER, 15),
      ("<wpt lat='1,5' lon='8'/>", GN_ERROR_TEXT_NUMBER, 15), ("<wpt lat='1' lon='1e999'/>", GN_ERROR_TEXT_NUMBER, 23),
      ("<wpt lat='' lon='8'/>", GN_ERROR_FEATURE, 5),
      ("<wpt lat='1' lon='8'><ele>high</ele></wpt>", GN_ERROR_TEXT_NUMBER, 31),
      ("<wpt lat='1' lon='8'><ele>2e9</ele></wpt>", GN_ERROR_ALTITUDE, 26),
      ("<wpt lat='1' lon='8'><time>yesterday</time></wpt>", GN_ERROR_DATE, 32),
      ("<wpt lat='1' lon='8'><ele>1<b/></ele><time>2026-02-30</time></wpt>", GN_ERROR_DATE, 56),
    ] as [(String, gn_status, UInt64)])
  func aBadFeatureIsSkippedAndTheRestIsKept(text: String, status: gn_status, place: UInt64) {
    let document = gpx(text + "<wpt lat='1' lon='2'/>")
    #expect(document.status == GN_PARTIAL)
    #expect(document.report.skipped == 1 && document.report.error == status && document.report.place == place)
    #expect(document.kinds == kinds(GN_FEATURE_POINT))
    #expect(isSame(document.places(0), [[1, 2, none, none]]))
    #expect(document.features[0].object == 1)
  }

  @Test(
    arguments: [
      // A missing or unreadable position; an altitude and a time.
      ("<trkpt lon='2'/>", [], GN_ERROR_FEATURE, 0), ("<trkpt lat='1' lon='x'/>", [], GN_ERROR_TEXT_NUMBER, 20),
      (
        "<trkpt lat='3' lon='4'><ele>high</ele><time>2026-11-22T08:17:05Z</time></trkpt>", [[3, 4, none, moment]],
        GN_ERROR_TEXT_NUMBER, 28
      ),
      ("<trkpt lat='3' lon='4'><ele>2e9</ele></trkpt>", [[3, 4, none, none]], GN_ERROR_ALTITUDE, 23),
      ("<trkpt lat='3' lon='4'><time>noon</time><ele>5</ele></trkpt>", [[3, 4, 5, none]], GN_ERROR_DATE, 29),
      ("<trkpt><ele>high</ele></trkpt>", [], GN_ERROR_FEATURE, 0),
    ] as [(String, [[Double]], gn_status, Int)])
  func aBadFixDoesNotLoseItsTrack(fix: String, kept: [[Double]], status: gn_status, place: Int) {
    let start = "<trk><trkseg><trkpt lat='1' lon='2'/>"
    let document = gpx(start + fix + "<trkpt lat='5' lon='6'/></trkseg></trk>")
    #expect(document.status == GN_PARTIAL && document.report.skipped == 0 && document.report.dropped == 1)
    #expect(document.report.error == status && document.report.place == UInt64(5 + start.utf8.count + place))
    #expect(isSame(document.places(0), [[1, 2, none, none]] + kept + [[5, 6, none, none]]))
    #expect(document.features.map(\.flags) == [GN_FEATURE_FLAG_XML_TEXTS.rawValue | GN_FEATURE_FLAG_GAPS.rawValue])
  }

  @Test func aLatitudeThatTheEarthDoesNotHaveIsAPause() {
    let pause = "<trkpt lat='100' lon='200'/><trkpt lat='200' lon='200'/>"
    let document = gpx(
      "<trk><name>t</name><trkseg>\(pause)<trkpt lat='1' lon='2'/><trkpt lat='1' lon='3'/>\(pause)<trkpt lat='3' lon='4'/>\(pause)"
        + "</trkseg><trkseg><trkpt lat='5' lon='6'/></trkseg></trk><rte><rtept lat='100' lon='8'/></rte>")
    #expect(document.status == GN_PARTIAL && document.report.skipped == 1 && document.report.dropped == 6)
    #expect(document.report.error == GN_ERROR_LATITUDE && document.report.place == 32)
    #expect(document.features.map(\.flags) == [6, 6, 2] && document.features.map(\.object) == [0, 0, 0])
    #expect(isSame(document.places(0), [[1, 2, none, none], [1, 3, none, none]]))
    #expect(isSame(document.places(1), [[3, 4, none, none]]))
    #expect(isSame(document.places(2), [[5, 6, none, none]]))
    #expect(document.text(document.features[1].name) == "t")
  }

  @Test func numbersMayHaveReferencesAndCDATA() {
    let document = gpx(
      "<wpt lat='4&#54;.5' lon=' +8e0 '><ele><![CDATA[24]]>3<!-- -->0</ele><time>2026-11-22T08&#58;17:05Z</time></wpt>")
    #expect(document.status == GN_OK)
    #expect(isSame(document.places(0), [[46.5, 8, 2430, moment]]))
  }

  @Test func whatIsNoGPXIsRefused() {
    #expect(ReadDocument("<kml/>", GPX.read).status == GN_ERROR_DOCUMENT)
    #expect(ReadDocument("<gpx/>", KML.read).status == GN_ERROR_DOCUMENT)
    #expect(ReadDocument("<gpx/>", CoT.read).status == GN_ERROR_DOCUMENT)
    #expect(ReadDocument("<x:gpx xmlns:x='y'/>", GPX.read).status == GN_OK)
  }

  @Test func nothingIsHalfWritten() {
    let text = Array(
      "<gpx><wpt lat='1' lon='2'/><trk><trkseg><trkpt lat='3' lon='4'/><trkpt lat='5' lon='6'/></trkseg></trk></gpx>"
        .utf8)
    for features in 0...2 {
      for vertices in 0...3 {
        let document = ReadDocument(bytes: text, featureCapacity: features, vertexCapacity: vertices, GPX.read)
        let fits = features == 2 && vertices == 3
        #expect(document.status == (fits ? GN_OK : GN_ERROR_BUFFER_TOO_SMALL))
        #expect(document.kinds.allSatisfy { fits || $0 == 0 })
        #expect(document.vertices.allSatisfy { fits || $0.point.latitude.isNaN })
      }
    }
    let broken = ReadDocument(bytes: text + [0x78], GPX.read)
    #expect(broken.status == GN_ERROR_XML && broken.features.isEmpty && broken.report.place == UInt64(text.count))
  }
}

@Suite("KML, read")
struct KMLReaderTests {
  @Test func geometriesOfAPlacemarkAreFeaturesOfOneObject() {
    let document = kml(
      """
      <Document><name>d</name><Style id='s'/><Folder><Placemark id='p'><name>n</name><TimeStamp><when>2026-11-22T08:17:05Z</when></TimeStamp>
      <MultiGeometry><Point><coordinates>8,46.5,2430</coordinates></Point><MultiGeometry><LineString><coordinates>
      1,2 3,4,5\n 6 , 7 </coordinates></LineString></MultiGeometry></MultiGeometry></Placemark></Folder>
      <Placemark><TimeSpan><begin>2026</begin><end>2027-01</end></TimeSpan><Polygon><outerBoundaryIs><LinearRing><coordinates>
      0,0 10,0 10,10 0,0</coordinates></LinearRing></outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>1,1 2,1 2,2</coordinates>
      </LinearRing></innerBoundaryIs></Polygon></Placemark></Document>
      """)
    #expect(document.status == GN_OK)
    #expect(document.kinds == kinds(GN_FEATURE_POINT, GN_FEATURE_LINE, GN_FEATURE_AREA, GN_FEATURE_HOLE))
    #expect(document.features.map(\.object) == [0, 0, 1, 1])
    #expect(document.text(document.features[1].name) == "n" && document.text(document.features[1].uid) == "p")
    #expect(document.features[1].time == moment)
    #expect(document.features[2].start == 1_767_225_600 && document.features[2].stale == 1_798_761_600)
    #expect(isSame(document.places(0), [[46.5, 8, 2430, none]]))
    #expect(isSame(document.places(1), [[2, 1, none, none], [4, 3, 5, none], [7, 6, none, none]]))
    #expect(isSame(document.places(2), [[0, 0, none, none], [0, 10, none, none], [10, 10, none, none]]))
    #expect(isSame(document.places(3), [[1, 1, none, none], [1, 2, none, none], [2, 2, none, none]]))
  }

  @Test(arguments: [
    "<when>2026-11-22T08:17:05Z</when><coord>8 46.5 1</coord><when>2026-11-22T08:17:06Z</when><coord/><when/><coord>9 47</coord>",
    "<when>2026-11-22T08:17:05Z</when><when>2026-11-22T08:17:06Z</when><when/><coord>8 46.5 1</coord><coord/><coord>9 47</coord>",
  ])
  func timesAndPositionsOfATrackArePairs(track: String) {
    let document = placemark("<gx:MultiTrack xmlns:gx='g'><gx:Track>\(track)<angles/></gx:Track></gx:MultiTrack>")
    #expect(document.status == GN_OK)
    #expect(isSame(document.places(0), [[46.5, 8, 1, moment], [47, 9, none, none]]))
  }

  @Test func aBoxHasItsCornersAndItsRotation() {
    let document = kml(
      "<GroundOverlay><LatLonBox><north>2</north><south>1</south><east>-179</east><west>179</west><rotation>30</rotation></LatLonBox></GroundOverlay>"
    )
    #expect(document.kinds == kinds(GN_FEATURE_BOX) && document.features[0].azimuth == -30)
    #expect(isSame(document.places(0), [[1, 179, none, none], [2, -179, none, none]]))
  }

  @Test func aBoxAllAroundTheEarthIsABeltWhereverItBegins() {
    for (west, east) in [(0, 360), (-180, 180), (180, 540), (-200, 170)] {
      let document = kml(
        "<GroundOverlay><LatLonBox><north>2</north><south>1</south><east>\(east)</east><west>\(west)</west></LatLonBox></GroundOverlay>"
      )
      #expect(isSame(document.places(0), [[1, -180, none, none], [2, 180, none, none]]), "\(west)")
    }
  }

  @Test func anOverlayHasAnAltitude() {
    let box = "<LatLonBox><north>2</north><south>1</south><east>4</east><west>3</west></LatLonBox>"
    for overlay in ["<altitude>5</altitude>" + box, box + "<altitude>5</altitude>"] {
      let document = kml("<GroundOverlay>\(overlay)</GroundOverlay>")
      #expect(isSame(document.places(0), [[1, 3, 5, none], [2, 4, 5, none]]))
    }
    let high = kml("<GroundOverlay><altitude>2e9</altitude>\(box)</GroundOverlay>")
    #expect(high.report.error == GN_ERROR_ALTITUDE && high.features.isEmpty && high.vertices.isEmpty)
  }

  @Test func zerosAreAltitudesOnlyIfTheyAreAbsolute() {
    func altitudes(_ mode: String, _ first: String, _ second: String) -> [[Double]] {
      let mode = mode.isEmpty ? "" : "<altitudeMode>\(mode)</altitudeMode>"
      let line = "<LineString>\(mode)<coordinates>1,2,\(first) 3,4,\(second)</coordinates></LineString>"
      let ring = "<LinearRing><coordinates>1,2,\(first) 3,4,\(second) 5,6,\(first)</coordinates></LinearRing>"
      let area = "<Polygon><outerBoundaryIs>\(ring)</outerBoundaryIs>\(mode)</Polygon>"
      let track = "<Track><coord>1 2 \(first)</coord>\(mode)<coord>3 4 \(second)</coord></Track>"
      return [line, area, track].map { placemark($0).vertices.prefix(2).map(\.altitude) }
    }
    for mode in ["", "clampToGround", "relativeToGround"] {
      #expect(isSame(altitudes(mode, "0", "0"), [[none, none], [none, none], [none, none]]), "\(mode)")
      #expect(isSame(altitudes(mode, "0", "5"), [[0, 5], [0, 5], [0, 5]]), "\(mode)")
    }
    #expect(isSame(altitudes("absolute", "0", "0"), [[0, 0], [0, 0], [0, 0]]))
  }

  @Test func anIdentifierMayBeExtendedData() {
    let values = "<Data name='x'><value>y</value></Data><Data name='uid'><value>a b</value></Data>"
    let data = "<ExtendedData>\(values)</ExtendedData>"
    let point = "<Point><coordinates>1,2</coordinates></Point>"
    let document = placemark(data + point)
    #expect(document.text(document.features[0].uid) == "a b")
    let both = kml("<Placemark id='z'>\(data)\(point)</Placemark>")
    #expect(both.text(both.features[0].uid) == "z")
  }

  @Test(
    arguments: [
      ("<Point/>", GN_ERROR_COUNT), ("<Point><coordinates>1,2 3,4</coordinates></Point>", GN_ERROR_COUNT),
      ("<Point><coordinates>1</coordinates></Point>", GN_ERROR_TEXT_NUMBER),
      ("<Point><coordinates>1,2,3;4</coordinates></Point>", GN_ERROR_TEXT_NUMBER),
      ("<Point><coordinates>1,91</coordinates></Point>", GN_ERROR_LATITUDE),
      ("<Point><coordinates>1,2,3e9</coordinates></Point>", GN_ERROR_ALTITUDE),
      ("<LineString><coordinates>1,2 x</coordinates></LineString>", GN_ERROR_TEXT_NUMBER),
      ("<Polygon/>", GN_ERROR_FEATURE),
      (
        "<Polygon><outerBoundaryIs><LinearRing><coordinates>1,2 3,4 1,2</coordinates></LinearRing></outerBoundaryIs></Polygon>",
        GN_ERROR_COUNT
      ),
      (
        "<Polygon><innerBoundaryIs><LinearRing><coordinates>1,2 3,4 1,3</coordinates></LinearRing></innerBoundaryIs></Polygon>",
        GN_ERROR_FEATURE
      ),
      ("<Track><when>2026</when><when>2027</when><coord>1 2 3</coord></Track>", GN_ERROR_FEATURE),
      ("<LatLonBox><north>1</north><south>2</south><east>1</east><west>0</west></LatLonBox>", GN_ERROR_FEATURE),
      ("<TimeStamp><when>soon</when></TimeStamp><Point><coordinates>1,2</coordinates></Point>", GN_ERROR_DATE),
    ] as [(String, gn_status)])
  func aBadGeometryIsSkipped(text: String, status: gn_status) {
    let document = kml(
      "<Placemark>\(text)</Placemark><Placemark><Point><coordinates>8,46.5</coordinates></Point></Placemark>")
    #expect(document.status == GN_PARTIAL)
    #expect(document.report.skipped == 1 && document.report.error == status)
    #expect(document.kinds == kinds(GN_FEATURE_POINT))
    #expect(isSame(document.places(0), [[46.5, 8, none, none]]))
  }

  @Test(
    arguments: [
      "8.5,48.2 <!-- x --> 8.6,48.3", "8.5,48.2<?x y?> 8.6,48.3", "8.5,48<![CDATA[.2 8.6,]]>48.3",
      "<![CDATA[8.5,48.2 8.6,48.3]]>",
      "8.5,48.2&#13;8.6,48.3", "&#32;8.5,48.2&#32;&#10;8.6,48.3&#x20;", "8.5&#44;48.2 8.6,4<!---->8.3",
      // More than is looked at at once.
      "8.5,48.2" + String(repeating: "&#32;", count: 600) + "8.6,48.3" + String(repeating: " ", count: 600) + "<!---->",
      // Forms that other programs write, in plain text.
      "8.5,48.2, 8.6,48.3", "8.5,48.2,nan 8.6,48.3,NaN", "8.5,48.2, 8.6,48.3,", "8.5,48.2,nan,5 8.6,48.3",
      "8.5,48.2,,5 8.6,48.3,,",
      "8.5 , 48.2 8.6, 48.3",
    ])
  func coordinatesAreWhatTheyMean(text: String) {
    let document = placemark("<LineString><coordinates>\(text)</coordinates></LineString>")
    #expect(document.status == GN_OK)
    #expect(isSame(document.places(0), [[48.2, 8.5, none, none], [48.3, 8.6, none, none]]))
  }

  @Test(arguments: [
    "8.5,48.2 <!-- x --> 8.6", "8.5,48.2 é<!-- -->", "8.5<!-- -->,", "8,48,1 , 2", "8.5 48.2", "8 , 9 , 10 , 11",
    "8.5,48.2x", "8,9,x",
    "8,9,1x", "8,9,1e999", "8,9,nane", "8.5,48." + String(repeating: "2", count: 300) + "<!-- -->", ",8,9", "8,,9",
  ])
  func coordinatesWithoutSenseAreRefused(text: String) {
    let document = placemark("<LineString><coordinates>\(text)</coordinates></LineString>")
    #expect(document.status == GN_PARTIAL && document.report.error == GN_ERROR_TEXT_NUMBER && document.features.isEmpty)
  }

  @Test func everyVertexOfALongTextWithReferencesIsRead() {
    let places = (0..<60).map { [Double($0), Double($0) / 8, Double(1000 - $0), none] }
    let text = places.map { "\($0[1]),\($0[0]),\($0[2])" }.joined(separator: "&#13;\n")
    let document = placemark("<LineString><coordinates>\n\(text)&#13;\n</coordinates></LineString>")
    #expect(isSame(document.places(0), places))
  }

  @Test func wordsAndNumbersOfATrackMayHaveReferences() {
    let document = placemark(
      "<ExtendedData><Data name='u&#105;d'><value>me</value></Data></ExtendedData><gx:Track><altitudeMode>abso<!-- -->lute"
        + "</altitudeMode><when>2026-11-22T08&#58;17:05Z</when><gx:coord>8&#32;46<!-- -->.5 0</gx:coord></gx:Track>")
    #expect(document.status == GN_OK && document.text(document.features[0].uid) == "me")
    #expect(isSame(document.places(0), [[46.5, 8, 0, moment]]))
  }

  @Test func aBadFixDoesNotLoseItsTrack() {
    func fix(_ time: String, _ place: String) -> String { "<when>\(time)</when><gx:coord>\(place)</gx:coord>" }
    let good = "2026-11-22T08:17:05Z"
    let document = placemark(
      "<gx:Track>\(fix(good, "8 46.5 1"))\(fix("noon", "8.1 46.5 2"))\(fix(good, "x"))\(fix(good, "200 100 0"))\(fix(good, "8.2 46.5 2e9"))</gx:Track>"
    )
    #expect(document.status == GN_PARTIAL && document.report.skipped == 0 && document.report.dropped == 4)
    #expect(document.report.error == GN_ERROR_DATE && document.features.map(\.flags) == [6, 6])
    #expect(isSame(document.places(0), [[46.5, 8, 1, moment], [46.5, 8.1, 2, none]]))
    #expect(isSame(document.places(1), [[46.5, 8.2, none, moment]]))
  }

  @Test(arguments: [
    "0,0 9,0 9,9 0,0", "0,0 9,0 9,9 0,0 0,0 0,0", "0,0 9,0 9,9", "180,0 171,0 171,9 -180,0 180,0",
  ])
  func aRingMayBeClosedManyTimes(ring: String) {
    let document = placemark(
      "<Polygon><outerBoundaryIs><LinearRing><coordinates>\(ring)</coordinates></LinearRing></outerBoundaryIs></Polygon>"
    )
    #expect(document.kinds == kinds(GN_FEATURE_AREA) && document.vertices.count == 3)
  }

  @Test func aRingOfTwoPlacesIsRefused() {
    let document = placemark(
      "<Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 9,0 0,0 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon>"
    )
    #expect(document.status == GN_PARTIAL && document.report.error == GN_ERROR_COUNT)
  }

  @Test func aHoleMayComeBeforeItsRing() {
    func boundary(_ kind: String, _ first: Int) -> String {
      "<\(kind)BoundaryIs><LinearRing><coordinates>\(first),0 9,0 9,9</coordinates></LinearRing></\(kind)BoundaryIs>"
    }
    for order in [
      ["outer1", "inner2", "inner3", "inner4"], ["inner2", "outer1", "inner3", "inner4"],
      ["inner2", "inner3", "inner4", "outer1"],
    ] {
      let document = placemark(
        "<Polygon>\(order.map { boundary(String($0.dropLast()), Int(String($0.last!))!) }.joined())</Polygon>")
      #expect(document.status == GN_OK)
      #expect(document.kinds == kinds(GN_FEATURE_AREA, GN_FEATURE_HOLE, GN_FEATURE_HOLE, GN_FEATURE_HOLE))
      #expect(
        Set(document.features.indices.map { document.places($0)[0][1] }) == [1, 2, 3, 4]
          && document.places(0)[0][1] == 1)
    }
    for bad in [["inner2"], ["outer1", "outer2"], ["inner2", "outer1", "outer3"]] {
      let document = placemark(
        "<Polygon>\(bad.map { boundary(String($0.dropLast()), Int(String($0.last!))!) }.joined())</Polygon>")
      #expect(document.status == GN_PARTIAL && document.report.error == GN_ERROR_FEATURE && document.vertices.isEmpty)
    }
  }

  @Test func aQuadrilateralOfAnOverlayIsAnArea() {
    let document = kml(
      "<GroundOverlay id='o'><altitude>5</altitude><altitudeMode>absolute</altitudeMode><gx:LatLonQuad><coordinates>1,2 3,2 3,4 1,4</coordinates>"
        + "</gx:LatLonQuad></GroundOverlay>")
    #expect(document.kinds == kinds(GN_FEATURE_AREA) && document.text(document.features[0].uid) == "o")
    #expect(isSame(document.places(0), [[2, 1, 5, none], [2, 3, 5, none], [4, 3, 5, none], [4, 1, 5, none]]))
  }

  @Test func changesOfOtherDocumentsAreNoFeatures() {
    let document = kml(
      "<NetworkLinkControl><Update><Change><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></Change></Update>"
        + "</NetworkLinkControl><Placemark><Point><coordinates>3,4</coordinates></Point></Placemark>")
    #expect(document.status == GN_OK && document.features.count == 1)
  }

  @Test(arguments: ["Document", "Folder", ""])
  func aDocumentMayBeginWithoutKml(root: String) {
    let point = "<Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>"
    let document = ReadDocument(root.isEmpty ? point : "<\(root)>\(point)</\(root)>", KML.read)
    #expect(document.status == GN_OK && document.kinds == kinds(GN_FEATURE_POINT))
  }

  @Test func aPlacemarkWithoutGeometryIsNoFeature() {
    #expect(placemark("<name>n</name><TimeStamp><when>soon</when></TimeStamp>").status == GN_OK)
    #expect(placemark("<Track/>").features.isEmpty)
  }
}

@Suite("Cursor on Target, read")
struct CoTReaderTests {
  @Test func anEventIsAPointWithWhatIsKnownOfIt() {
    let document = event(
      "a-f-G-U-C", "<contact callsign='ALPHA'/><track course='90.5' speed='1.25'/><link point='1,2'/>")
    #expect(document.kinds == kinds(GN_FEATURE_POINT))
    let feature = document.features[0]
    #expect(
      [feature.uid, feature.type, feature.how, feature.name].map(document.text) == ["u", "a-f-G-U-C", "m-g", "ALPHA"])
    #expect([feature.time, feature.start, feature.stale] == [moment, moment + 0.5, moment + 600])
    #expect(
      feature.circular_error == 9 && feature.linear_error.isNaN && feature.course == 90.5 && feature.speed == 1.25)
    #expect(isSame(document.places(0), [[46.5, 8, 2430, none]]))
  }

  @Test func theAltitude9999999IsUnknown() {
    let document = event("a-f-G", "", point: "lat='1' lon='2' hae='9999999.0' ce='9999999' le='9999999.0'")
    #expect(isSame(document.places(0), [[1, 2, none, none]]))
    #expect(document.features[0].circular_error.isNaN && document.features[0].linear_error.isNaN)
  }

  @Test func theCourseAndTheSpeed9999999AreUnknown() {
    for (text, number) in [("9999999.0", none), ("9999999", none), ("1e10", none), ("12.5", 12.5)] {
      let document = event("a-f-G", "<track course='\(text)' speed='\(text)'/>")
      #expect(document.status == GN_OK && document.features.count == 1, "\(text)")
      #expect(isSame([[document.features[0].course, document.features[0].speed]], [[number, number]]), "\(text)")
    }
  }

  @Test func linksWithPointsAreVerticesAndOthersAreNot() {
    let links =
      "<link uid='x' relation='p-p'/><link point='1,2,3'/><link point=' 3 , 4 '/><link point='5,6,NaN'/><link point='7,8,9,AGL'/>"
    let places = [[1, 2, 3, none], [3, 4, none, none], [5, 6, none, none], [7, 8, none, none]]
    for (type, kind, flags) in [
      ("b-m-r", GN_FEATURE_LINE, 3), ("u-d-f", GN_FEATURE_LINE, 2), ("u-d-r", GN_FEATURE_AREA, 2),
      ("u-d-p", GN_FEATURE_LINE, 2),
    ] {
      let document = event(type, links)
      #expect(document.kinds == kinds(kind) && document.features[0].flags == UInt32(flags), "\(type)")
      #expect(isSame(document.places(0), places), "\(type)")
    }
    let closed = event("u-d-f", "<link point='1,2'/><link point='3,4'/><link point='5,7'/><link point='1,2'/>")
    #expect(closed.kinds == kinds(GN_FEATURE_AREA) && closed.features[0].count == 3 && closed.vertices.count == 3)
    #expect(event("b-m-r", "<link point='1,2'/><link point='3,4'/><link point='1,2'/>").kinds == kinds(GN_FEATURE_LINE))
    #expect(event("u-d-p", "").kinds == kinds(GN_FEATURE_POINT))
  }

  @Test func linksThereAndBackAreALine() {
    let links = "<link point='1,2'/><link point='3,4'/><link point='1,2'/>"
    #expect(event("u-d-f", links).kinds == kinds(GN_FEATURE_LINE) && event("u-d-f", links).vertices.count == 3)
    let vertices = "<vertex lat='1' lon='2'/><vertex lat='3' lon='4'/><vertex lat='1' lon='2'/>"
    #expect(event("a-f", "<shape><polyline>\(vertices)</polyline></shape>").features[1].count == 3)
  }

  @Test func linksAndShapesOfOneEventHaveTheirOwnVertices() {
    let links = ["<link point='1,1'/><link point='2,2'/>", "<link point='3,3'/><link point='4,4'/>"]
    let line = "<shape><polyline closed='false'><vertex lat='5' lon='5'/><vertex lat='6' lon='6'/></polyline></shape>"
    for type in ["b-m-r", "u-d-f", "u-d-p"] {
      let document = event(type, links[0] + line + links[1])
      #expect(document.kinds == kinds(GN_FEATURE_LINE, GN_FEATURE_LINE, GN_FEATURE_LINE), "\(type)")
      for (index, first) in [(0, 1.0), (1, 5.0), (2, 3.0)] {
        #expect(isSame(document.places(index), [[first, first, none, none], [first + 1, first + 1, none, none]]))
      }
    }
    let sensor = "<sensor azimuth='1' fov='2' range='3'/>"
    for shape in ["<shape><ellipse major='5' minor='5'/></shape>", sensor] {
      let document = event("u-d-c-c", links[0] + shape)
      #expect(document.features.count == 2)
      #expect(isSame(document.places(0), [[1, 1, none, none], [2, 2, none, none]]))
      #expect(isSame(document.places(1), [[46.5, 8, 2430, none]]))
    }
  }

  @Test func negativeErrorsCoursesAndSpeedsAreUnknown() {
    let document = event(
      "a-f", "<track course='-1' speed='-1'/>", point: "lat='46.5' lon='8' hae='-5' ce='-1' le='-1'")
    let feature = document.features[0]
    #expect(document.status == GN_OK && document.vertices[0].altitude == -5)
    let numbers = [feature.circular_error, feature.linear_error, feature.course, feature.speed]
    #expect(isSame([numbers], [[none, none, none, none]]))
    #expect(event("a-f", "<track course='0' speed='0'/>").features[0].speed == 0)
  }

  @Test func circlesHaveRadiiAndEllipsesWholeAxes() {
    let rings = event(
      "u-d-c-c",
      "<shape><ellipse major='100' minor='100' angle='360'/><ellipse major='200' minor='200' angle='360'/></shape>")
    #expect(rings.kinds == kinds(GN_FEATURE_CIRCLE, GN_FEATURE_CIRCLE) && rings.features.map(\.radius) == [100, 200])
    #expect(isSame(rings.places(1), [[46.5, 8, 2430, none]]))
    #expect(event("u-r-b-c-c", "<shape><ellipse major='5' minor='5'/></shape>").features[0].radius == 5)
    let ellipse = event("u-d-c-e", "<shape><ellipse major='300' minor='200' angle='45'/></shape>")
    #expect(ellipse.kinds == kinds(GN_FEATURE_ELLIPSE))
    #expect(
      [ellipse.features[0].radius, ellipse.features[0].second_radius, ellipse.features[0].azimuth] == [150, 100, 45])
    let marker = event("a-h-G", "<shape><ellipse major='300' minor='300' angle='0'/></shape>")
    #expect(marker.kinds == kinds(GN_FEATURE_POINT, GN_FEATURE_CIRCLE) && marker.features[1].radius == 150)
  }

  @Test func aPolylineIsClosedIfItSaysSo() {
    let vertices = "<vertex lat='1' lon='2' hae='3'/><vertex lat='3' lon='4'/><vertex lat='5' lon='7'/>"
    func shape(_ closed: String, _ more: String = "") -> ReadDocument {
      event("u-d-x", "<shape><polyline \(closed)>\(vertices)\(more)</polyline></shape>")
    }
    #expect(shape("closed='true'").kinds == kinds(GN_FEATURE_AREA))
    #expect(shape("").kinds == kinds(GN_FEATURE_LINE) && shape("closed='false'").kinds == kinds(GN_FEATURE_LINE))
    let again = shape("", "<vertex lat='1' lon='2'/>")
    #expect(again.kinds == kinds(GN_FEATURE_AREA) && again.features[0].count == 3)
  }

  @Test func sensorsFencesAndBearingsHaveTheirNumbers() {
    let sensor = event("b-m-p-s-p-loc", "<sensor azimuth='270' fov='45' range='800' elevation='-5'/>")
    #expect(sensor.kinds == kinds(GN_FEATURE_POINT, GN_FEATURE_SECTOR))
    let sector = sensor.features[1]
    #expect(
      [sector.azimuth, sector.width, sector.radius, sector.second_radius, sector.inclination] == [270, 45, 800, 0, -5])
    let fence = event(
      "u-d-c-c",
      "<shape><ellipse major='9' minor='9'/></shape><__geofence trigger='Both' elevationMonitored='true' minElevation='-5' maxElevation='NaN'/>"
    )
    #expect(fence.features[0].fence_triggers == 5 && fence.features[0].low == -5 && fence.features[0].high.isNaN)
    #expect(event("a-f", "<__geofence trigger='Exit' minElevation='1'/>").features[0].low.isNaN)
    let bearing = event(
      "u-rb-a", "<range value='886.5'/><bearing value='45.5'/><inclination value='NaN'/><northRef value='1'/>")
    #expect(bearing.kinds == kinds(GN_FEATURE_RANGE_BEARING) && bearing.features[0].radius == 886.5)
    #expect(bearing.features[0].azimuth == 45.5 && bearing.features[0].inclination.isNaN)
    #expect(bearing.features[0].north == Int32(bitPattern: GN_NORTH_MAGNETIC.rawValue))
  }

  @Test(
    arguments: [
      ("b-m-r", "", GN_ERROR_COUNT), ("u-d-r", "<link point='1,2'/><link point='1,3'/>", GN_ERROR_COUNT),
      ("u-d-f", "<link point='1;2'/>", GN_ERROR_TEXT_NUMBER),
      ("u-d-f", "<link point='46,1e400'/><link point='46,9'/>", GN_ERROR_TEXT_NUMBER),
      ("u-d-f", "<link point='1e400,9'/>", GN_ERROR_TEXT_NUMBER),
      ("u-d-f", "<link point='91,2'/>", GN_ERROR_LATITUDE), ("u-d-f-m", "<link line='&lt;event/>'/>", GN_ERROR_FEATURE),
      ("u-rb-a", "<range value='1'/>", GN_ERROR_FEATURE),
      ("u-d-c-c", "<shape><ellipse major='0' minor='0'/></shape>", GN_ERROR_RADIUS),
      ("a-f", "<sensor azimuth='1' fov='361' range='1'/>", GN_ERROR_WIDTH),
      ("u-d-x", "<shape><polyline closed='true'><vertex lat='1' lon='2'/></polyline></shape>", GN_ERROR_COUNT),
      ("", "", GN_ERROR_FEATURE),
    ] as [(String, String, gn_status)])
  func aBadEventIsSkipped(type: String, detail: String, status: gn_status) {
    let document = event(type, detail)
    #expect(document.status == GN_PARTIAL && document.report.error == status && document.report.skipped == 1)
    #expect(document.features.isEmpty && document.vertices.isEmpty)
  }

  @Test func thePointComesFirstWhereverItStands() {
    let sensor = "<detail><sensor azimuth='0' fov='60' range='500'/></detail>"
    let point = "<point lat='46.5' lon='8' hae='1' ce='2' le='3'/>"
    for parts in [point + sensor, sensor + point] {
      let document = ReadDocument("<event uid='u' type='a-f-A-M-H-Q'>\(parts)</event>", CoT.read)
      #expect(document.kinds == kinds(GN_FEATURE_POINT, GN_FEATURE_SECTOR))
      #expect(isSame(document.places(0), [[46.5, 8, 1, none]]) && isSame(document.places(1), [[46.5, 8, 1, none]]))
    }
  }

  @Test func typesAndWordsMayHaveReferences() {
    let circle = event("&#117;-d-c-c", "<shape><ellipse major='9' minor='9'/></shape>")
    #expect(circle.kinds == kinds(GN_FEATURE_CIRCLE) && circle.features[0].radius == 9)
    let fence = event(
      "u-d-f",
      "<link point='1&#44;2,3'/><link point='4,5'/><__geofence trigger='Bo&#116;h' elevationMonitored='&#116;rue' minElevation='1'/>"
    )
    #expect(isSame(fence.places(0), [[1, 2, 3, none], [4, 5, none, none]]))
    #expect(fence.features[0].fence_triggers == 5 && fence.features[0].low == 1)
    let shape = event(
      "u-d-p",
      "<shape><polyline closed='&#49;'><vertex lat='1' lon='2'/><vertex lat='3' lon='2'/><vertex lat='3' lon='4'/></polyline></shape>"
    )
    #expect(shape.kinds == kinds(GN_FEATURE_AREA))
    #expect(event("u-d-f", "<link point='1&#44;x'/>").report.error == GN_ERROR_TEXT_NUMBER)
  }

  @Test func ringsMayBeClosedManyTimes() {
    func links(_ places: String) -> ReadDocument {
      event("u-d-f", places.map { "<link point='\($0 == "A" ? "1,2" : $0 == "B" ? "3,2" : "3,4")'/>" }.joined())
    }
    #expect(links("ABCAA").kinds == kinds(GN_FEATURE_AREA) && links("ABCAA").vertices.count == 3)
    #expect(links("ABAA").kinds == kinds(GN_FEATURE_LINE) && links("ABAA").vertices.count == 4)
    func polyline(_ places: String) -> ReadDocument {
      event(
        "u-d-p",
        "<shape><polyline>\(places.map { "<vertex lat='\($0 == "C" ? 3 : 1)' lon='\($0 == "A" ? 1 : 2)'/>" }.joined())</polyline></shape>"
      )
    }
    #expect(polyline("ABCAA").kinds == kinds(GN_FEATURE_AREA) && polyline("ABCAA").vertices.count == 3)
    #expect(polyline("ABAA").kinds == kinds(GN_FEATURE_LINE) && polyline("ABAA").vertices.count == 4)
  }

  @Test func eventsFollowEachOther() {
    let one = "<event uid='a' type='a-f'><point lat='1' lon='2'/></event>"
    for text in [
      one + one, "<?xml version='1.0'?>\n\(one)\n<?xml version='1.0'?>\(one)", "<events>\(one)<x/>\(one)</events>",
    ] {
      let document = ReadDocument(text, CoT.read)
      #expect(document.kinds == kinds(GN_FEATURE_POINT, GN_FEATURE_POINT) && document.features[1].object == 1)
    }
  }

  @Test func anEventOfAStreamEndsWhereItsElementEnds() throws {
    func end(_ text: String, limit: UInt32 = 0) throws -> Int {
      try reading(text) { try CoT.endOfEvent($0, limit: limit) }
    }
    #expect(try end("<event/><eve") == 8)
    #expect(try end(" <?xml version='1.0'?><event><!-- </event> --><a b='&lt;'/></event>\n<") == 67)
    for text in ["", " ", "<", "<event", "<event>", "<event></event", "<?xm"] {
      #expect(throws: TextRefusal(GN_ERROR_TEXT_INCOMPLETE, at: text.utf8.count)) { try end(text) }
    }
    #expect(try end("<event></event>", limit: 15) == 15)
    #expect(throws: TextRefusal(GN_ERROR_XML_LIMIT, at: 14)) { try end("<event></event>", limit: 14) }
    #expect(throws: TextRefusal(GN_ERROR_XML, at: 0)) { try end("event") }
  }

  /// The results of a search in a stream that comes in parts: events, then the error, or nil.
  func found(_ text: String, _ random: inout Randomness, most: Int) throws -> (ends: [Int], refusal: TextRefusal?) {
    var (start, end, ends) = (0, 0, [Int]())
    let bytes = Array(text.utf8)
    var state = gn_cot_search()
    while true {
      let part = Array(bytes[start..<end])
      do {
        let last = state
        let size = try reading(bytes: part) { try CoT.search($0, limit: 0, after: last, state: &state) }
        if size > 0 {
          start += size
          ends.append(start)
        } else {
          guard end < bytes.count else { return (ends, nil) }
          end = min(end + random.integer(in: 1...most), bytes.count)
        }
      } catch let refusal as TextRefusal {
        return (ends, refusal)
      }
    }
  }

  @Test func aSearchFindsEachEventWithItsLastByte() throws {
    var random = Randomness()
    let events = [
      "<event/>", "<event></event>", "<event a='/>' b=\">\"><a>/></a></event>", " \n<?xml version='1.0'?><event/>",
      "<!-- <event> --><event><!-- </event> -> --><![CDATA[</event>]] ]]></event>", "<?a <?b ?><event><?c ??></event>",
      "<event><point/><detail>\u{e9}&lt;<remarks>a / b</remarks></detail></event >",
      "\u{feff}<event ><a ></a ></event>",
    ]
    for _ in rounds(300) {
      // A mark of UTF-8 stands at the start of a stream only.
      let chosen = (0..<random.integer(in: 1...6)).map {
        random.element(of: $0 == 0 ? events : Array(events.dropLast()))
      }
      var (total, ends) = (0, [Int]())
      for event in chosen {
        total += event.utf8.count
        ends.append(total)
      }
      let found = try found(chosen.joined() + "<eve", &random, most: random.element(of: [1, 1, 5, 100]))
      #expect(found.ends == ends && found.refusal == nil, "\(chosen)")
    }
  }

  /// With one byte changed, a search that goes on finds and refuses the same as a search from the start.
  @Test func aSearchRefusesWhatIsNoXML() throws {
    var random = Randomness()
    let event = Array("<?xml version='1.0'?><event a=\"b\"><!-- c --><d e='f'/>&lt;<![CDATA[g]]></event>".utf8)
    var refused = 0
    for _ in rounds(2000) {
      var bytes = event
      bytes[random.integer(in: 0...bytes.count - 1)] = random.element(of: Array("<>&'\"/ x-!?[]\u{1}".utf8))
      let text = String(decoding: bytes, as: UTF8.self)
      let parts = try found(text, &random, most: 1)
      do {
        let size = try reading(text) { try CoT.endOfEvent($0, limit: 0) }
        #expect(parts.ends.first == size, "\(text)")
      } catch let refusal as TextRefusal where refusal.status == GN_ERROR_TEXT_INCOMPLETE {
        #expect(parts.ends.isEmpty && parts.refusal == nil, "\(text)")
      } catch let refusal as TextRefusal {
        refused += 1
        #expect(parts.ends.isEmpty && parts.refusal == refusal, "\(text)")
      }
    }
    #expect(refused > 0)
  }

  @Test func aStateOfAnotherTextIsRefused() throws {
    var state = gn_cot_search()
    for last in [
      gn_cot_search(place: 9, read: 0, depth: 0, markup: 0), gn_cot_search(place: 0, read: 9, depth: 0, markup: 0),
      gn_cot_search(place: 0, read: 0, depth: 0, markup: 99),
    ] {
      #expect(throws: TextRefusal(GN_ERROR_OFFSET, at: 0)) {
        try reading("<event/>") { try CoT.search($0, limit: 0, after: last, state: &state) }
      }
    }
  }

  @Test func aDocumentIsKnownByItsRoot() throws {
    func format(_ text: String) throws -> Int32 { try reading(text) { try Exchange.format(of: $0) } }
    #expect(try format("<?xml version='1.0'?><!-- --><x:gpx>") == 1)
    #expect(try format("<kml/>") == 2 && format("<event a='b'>") == 3 && format("<events>") == 3)
    #expect(throws: TextRefusal(GN_ERROR_DOCUMENT, at: 0)) { try format("<html>") }
  }
}
