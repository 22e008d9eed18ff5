// SPDX-License-Identifier: MIT
import CGridNorth
import Testing

@testable import GridNorthCore

private let none = Double.nan

private func geojson(_ text: String) -> ReadDocument { ReadDocument(text, GeoJSON.read) }

private func feature(_ geometry: String, properties: String = "null", more: String = "") -> String {
  #"{"type":"Feature","geometry":\#(geometry),"properties":\#(properties)\#(more)}"#
}

private func collection(_ features: String...) -> ReadDocument {
  geojson(#"{"type":"FeatureCollection","features":["# + features.joined(separator: ",") + "]}")
}

private let place = #"{"type":"Point","coordinates":[8,46.5]}"#

private func format(of text: String) throws -> Int32 {
  try reading(bytes: Array(text.utf8)) { try Exchange.format(of: $0) }
}

@Suite("GeoJSON, read")
struct GeoJSONReaderTests {
  @Test func geometriesAreFeatures() {
    let document = collection(
      feature(
        #"{"type":"Point","coordinates":[8,46.5,2430]}"#,
        properties: #"{"name":"Fur\u006ba","type":7,"time":"2026-11-22T08:17:05Z"}"#, more: #","id":12"#),
      feature(#"{"type":"LineString","coordinates":[[2,1],[190,3,null]]}"#, properties: #"{"route":true,"title":"t"}"#),
      feature(#"{"type":"MultiPoint","coordinates":[[2,1,-0.5e1,9],[4,3]]}"#),
      feature(#"{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[0,0],[0,0]],[[1,1],[2,2],[2,1]]]}"#))
    #expect(document.status == GN_OK)
    #expect(
      document.kinds
        == kinds(
          GN_FEATURE_POINT, GN_FEATURE_LINE, GN_FEATURE_POINT, GN_FEATURE_POINT, GN_FEATURE_AREA, GN_FEATURE_HOLE))
    #expect(document.features.map(\.object) == [0, 1, 2, 2, 3, 3])
    #expect(document.features.map(\.flags) == [8, 9, 8, 8, 8, 8])
    #expect(document.features[..<2].map { document.text($0.name) } == [#"Fur\u006ba"#, "t"])
    #expect(document.text(document.features[0].type) == "7" && document.text(document.features[0].uid) == "12")
    #expect(document.text(document.features[1].properties) == #"{"route":true,"title":"t"}"#)
    #expect(document.features[2].properties.size == 0)
    #expect(document.features[0].time == momentOfTests && document.features[0].radius.isNaN)
    #expect(isSame(document.places(0), [[46.5, 8, 2430, none]]))
    #expect(isSame(document.places(1), [[1, 2, none, none], [3, -170, none, none]]))
    #expect(isSame(document.places(2), [[1, 2, -5, none]]))
    #expect(isSame(document.places(4), [[0, 0, none, none], [0, 9, none, none], [9, 9, none, none]]))
    #expect(isSame(document.places(5), [[1, 1, none, none], [2, 2, none, none], [1, 2, none, none]]))
  }

  @Test func membersMayStandInAnyOrder() {
    let document = geojson(
      #"{"features":[{"geometry":{"coordinates":[[1,2]],"foreign":{"type":"Point"},"type":"LineString"},"#
        + #""properties":{"name":"a","name":"b"},"type":"Feature"}],"crs":null,"type":"FeatureCollection"}"#)
    #expect(document.status == GN_OK && document.kinds == kinds(GN_FEATURE_LINE))
    // If two members have one name, the last counts.
    #expect(document.text(document.features[0].name) == "b")
    #expect(geojson(#"{"\u0074ype":"Poin\u0074","coordinates":[1,2]}"#).kinds == kinds(GN_FEATURE_POINT))
  }

  @Test func collectionsAreOneObject() {
    let document = geojson(
      #"{"type":"GeometryCollection","geometries":[{"geometries":[],"type":"GeometryCollection"},"#
        + #"{"type":"GeometryCollection","geometries":[\#(place),{"type":"MultiLineString","coordinates":[[[1,2]],[]]}]},"#
        + #"{"type":"MultiPolygon","coordinates":[[[[0,0],[9,0],[9,9],[0,0]]]]}]}"#)
    #expect(document.status == GN_OK)
    #expect(document.kinds == kinds(GN_FEATURE_POINT, GN_FEATURE_LINE, GN_FEATURE_AREA))
    #expect(document.features.map(\.object) == [0, 0, 0])
  }

  @Test func whatHasNoPlaceIsNoFeatureAndNoError() {
    let document = collection(
      feature("null"), feature(#"{"type":"Point","coordinates":[]}"#),
      feature(#"{"type":"GeometryCollection","geometries":[]}"#), feature(place))
    #expect(document.status == GN_OK && document.report.skipped == 0)
    #expect(document.kinds == kinds(GN_FEATURE_POINT) && document.features[0].object == 3)
  }

  @Test func aTextMayBeSeveral() {
    let mark = "\u{1E}"
    for text in [
      "\(place)\n\(place)\n", "\(mark)\(place)\n\(mark)\(place)\n", "\u{FEFF}\(place)\r\n \(feature(place))",
      "{\n\"type\":\"Point\",\"coordinates\":\n[1,2]}\n{\"type\":\n\"Point\",\"coordinates\":[1,2]}",
    ] {
      let document = geojson(text)
      #expect(document.status == GN_OK, "\(text)")
      #expect(document.features.map(\.object) == [0, 1])
    }
    // A document that begins as GeoJSON is GeoJSON; other objects in it are left out.
    let document = geojson("\(place)\n{\"a\":1}\n\(place)")
    #expect(document.status == GN_PARTIAL && document.report.error == GN_ERROR_FEATURE && document.report.place == 40)
    #expect(document.features.map(\.object) == [0, 2])
  }

  @Test(arguments: [
    "{\"type\":\"Point\",\"coo", "[8,46]]", "5", "\(#"{"type":"Point","coordinates":[8,46]}"#)x", "",
  ])
  func aSequenceGoesOnBehindABrokenText(broken: String) {
    let mark = "\u{1E}"
    let behind = geojson("\(mark)\(place)\n\(mark)\(broken)\n\(mark)\(feature(place))\n")
    #expect(behind.features.count == (broken.hasSuffix("x") ? 3 : 2))
    let last = geojson("\(mark)\(place)\n\(mark)\(broken)")
    let first = geojson("\(mark)\(broken)\n\(mark)\(place)\n\(mark)\(place)\n")
    #expect(first.features.count == (broken.hasSuffix("x") ? 3 : 2))
    #expect(last.features.count == (broken.hasSuffix("x") ? 2 : 1))
    for document in [first, behind, last] {
      #expect(document.status == (broken.isEmpty ? GN_OK : GN_PARTIAL))
      #expect(document.report.skipped == (broken.isEmpty ? 0 : 1))
      #expect(document.report.error == (broken.isEmpty ? GN_OK : GN_ERROR_FEATURE))
    }
    if !broken.isEmpty {
      let text = "\(mark)\(place)\n\(mark)"
      #expect(behind.report.place == text.utf8.count + (broken.hasSuffix("x") ? broken.utf8.count - 1 : 0))
    }
    // In lines, nothing says where the next text begins.
    if !broken.isEmpty { #expect(geojson("\(place)\n\(broken)\n\(place)").features.isEmpty) }
  }

  @Test(
    arguments: [
      (#"{"type":"Point","coordinates":[8,146]}"#, GN_ERROR_LATITUDE, 33),
      (#"{"type":"Point","coordinates":[400000,5800000]}"#, GN_ERROR_LATITUDE, 38),
      (#"{"type":"Point","coordinates":[8]}"#, GN_ERROR_TEXT_NUMBER, 32),
      (#"{"type":"Point","coordinates":[8,"46"]}"#, GN_ERROR_TEXT_NUMBER, 33),
      (#"{"type":"Point","coordinates":[8,1e999]}"#, GN_ERROR_TEXT_NUMBER, 33),
      (#"{"type":"Point","coordinates":[8,46,2e9]}"#, GN_ERROR_ALTITUDE, 36),
      (#"{"type":"Point","coordinates":[[8,46]]}"#, GN_ERROR_TEXT_NUMBER, 31),
      (#"{"type":"LineString","coordinates":[8,46]}"#, GN_ERROR_FEATURE, 36),
      (#"{"type":"Polygon","coordinates":[[[0,0],[1,1],[0,0],[0,0]]]}"#, GN_ERROR_COUNT, 33),
      (#"{"type":"Circle","coordinates":[8,46]}"#, GN_ERROR_FEATURE, 0),
      (#"{"type":"Point"}"#, GN_ERROR_FEATURE, 0), (#"{"coordinates":[8,46]}"#, GN_ERROR_FEATURE, 0),
      (#"{"type":"Point","coordinates":[8,46],"crs":"EPSG:3857"}"#, GN_ERROR_TEXT_CRS, 43),
      (#"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},5]}"#, GN_ERROR_FEATURE, 80),
      (#"[8,46]"#, GN_ERROR_FEATURE, 0),
    ] as [(String, gn_status, UInt64)])
  func aBadFeatureIsSkippedAndTheRestIsKept(geometry: String, status: gn_status, place offset: UInt64) {
    let document = collection(feature(geometry), feature(place))
    #expect(document.status == GN_PARTIAL)
    #expect(document.report.skipped == 1 && document.report.error == status)
    #expect(document.report.place == offset + 69, "\(document.report.place)")
    #expect(document.kinds == kinds(GN_FEATURE_POINT) && document.features[0].object == 1)
  }

  @Test func timesThatCannotBeReadAreDropped() {
    let line = #"{"type":"LineString","coordinates":[[1,2],[3,4],[5,6]]}"#
    let document = collection(
      feature(line, properties: #"{"coordTimes":["2026-11-22T08:17:05Z",null,"noon"]}"#),
      feature(line, properties: #"{"coordTimes":["2026-11-22T08:17:05Z"],"time":"noon"}"#))
    #expect(document.status == GN_PARTIAL && document.report.skipped == 0 && document.report.dropped == 2)
    #expect(document.report.error == GN_ERROR_DATE)
    #expect(document.places(0).map { $0[3] }.map(\.isNaN) == [false, true, true])
    #expect(document.features.map(\.flags) == [12, 8])
    // The count differs, so they are not the times of the vertices.
    #expect(document.places(1).allSatisfy { $0[3].isNaN } && document.features[1].time.isNaN)
  }

  @Test func aPointMayBeAShape() {
    let numbers =
      #""object":4,"radius":900,"secondRadius":300,"azimuth":9,"width":40,"speed":3,"north":"grid","fenceTriggers":["exit"]"#
    let document = collection(
      feature(place, properties: #"{"kind":"circle",\#(numbers)}"#),
      feature(place, properties: #"{\#(numbers),"kind":"sector"}"#),
      feature(place, properties: #"{"kind":"church",\#(numbers)}"#),
      feature(place, properties: #"{"kind":"ellipse","radius":9}"#),
      feature(place, properties: #"{"kind":"sector","object":4,"azimuth":120,"width":65,"course":400}"#))
    #expect(document.kinds == kinds(GN_FEATURE_CIRCLE, GN_FEATURE_SECTOR, GN_FEATURE_POINT, GN_FEATURE_POINT))
    #expect(document.features.map(\.radius)[..<2] == [900, 900] && document.features[2].radius.isNaN)
    #expect(document.features.map(\.fence_triggers) == [4, 4, 0, 0] && document.features.map(\.north) == [1, 1, 0, 0])
    // They are parts of one object, as they were written. The sector of an antenna is a point, whose numbers may mean anything.
    #expect(document.features.map(\.object) == [0, 0, 1, 3] && document.features[3].azimuth.isNaN)
    #expect(document.report.skipped == 1 && document.report.error == GN_ERROR_FEATURE)
  }

  @Test func systemsThatMeanWGS84AreTaken() {
    for name in ["EPSG:4326", "urn:ogc:def:crs:OGC:1.3:CRS84", "urn:ogc:def:crs:EPSG::4979", "WGS 84"] {
      let document = geojson(
        #"{"type":"FeatureCollection","features":[\#(feature(place))],"crs":{"type":"name","properties":{"name":"\#(name)"}}}"#
      )
      #expect(document.status == GN_OK, "\(name)")
    }
    for crs in [#""EPSG:3857""#, #"{"type":"link","properties":{"href":"4326"}}"#, "{}", "[]", "true", "14326"] {
      let document = geojson(#"{"type":"FeatureCollection","features":[\#(feature(place))],"crs":\#(crs)}"#)
      #expect(document.status == GN_ERROR_TEXT_CRS && document.features.isEmpty, "\(crs)")
      #expect(document.report.place == 135, "\(document.report.place)")
    }
  }

  @Test func otherJSONIsNotMistaken() throws {
    #expect(try format(of: place) == 4 && format(of: "\u{1E}\(feature("null"))\n") == 4)
    #expect(try format(of: #"{"features":[],"name":"x","type":"FeatureCollection"}"#) == 4)
    for text in [
      "{}", "[\(place)]", #"{"type":"Topology","objects":{}}"#, #"{"type":"Point","x":1}"#, #"{"type":"Feature"}"#,
      #"{"type":"FeatureCollection","features":{}}"#, #"{"type":["Point"],"coordinates":[1,2]}"#,
    ] {
      #expect(throws: TextRefusal.self, "\(text)") { try format(of: text) }
      #expect(geojson(text).status == GN_ERROR_DOCUMENT)
    }
  }

  /// A capacity of less leaves nothing that can be mistaken for a result.
  @Test func arraysThatAreTooSmallAreEmptied() {
    let bytes = Array(#"{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}"#.utf8)
    for (features, vertices) in [(1, 2), (2, 1), (0, 0)] {
      let document = ReadDocument(bytes: bytes, featureCapacity: features, vertexCapacity: vertices, GeoJSON.read)
      #expect(document.status == GN_ERROR_BUFFER_TOO_SMALL)
      #expect(document.features.allSatisfy { $0.kind == 0 } && document.vertices.allSatisfy { $0.altitude.isNaN })
    }
  }

  /// Texts that JSON must escape go into other formats unescaped.
  @Test func namesAreWrittenAsWhatTheyMean() {
    let read = collection(feature(place, properties: #"{"name":"\u00e9 \"<\ud83d\ude42\ud83d>"}"#))
    var document = FeatureDocument()
    (document.features, document.vertices, document.texts) = (read.features, read.vertices, read.bytes)
    #expect(document.text { try GPX.write($0, to: &$1) }.contains("<name>é \"&lt;\u{1F642}\u{FFFD}&gt;</name>"))
    #expect(
      document.text { try Exchange.geojson($0, to: &$1) }.contains("\"name\":\"é \\\"<\u{1F642}\u{FFFD}>\""))
  }
}

@Suite("Strings of JSON")
struct JSONTextTests {
  private func unescape(_ text: String) throws -> String {
    let bytes = Array(text.utf8)
    return try reading(bytes: bytes) { text in
      try writing(capacity: bytes.count + 1) { try JSONText.unescape(text, into: $0, capacity: $1, needed: &$2) }
    }
  }

  @Test(arguments: [
    ("", ""), (#"a\"b\\c\/d"#, #"a"b\c/d"#), (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"),
    (#"\u00e9\u20AC\uFFFF"#, "é€\u{FFFF}"),
    (#"\uD83D\ude42"#, "\u{1F642}"), (#"\ud83d\ud83d\ude42"#, "\u{FFFD}\u{1F642}"),
    (#"\ude42x\ud83d"#, "\u{FFFD}x\u{FFFD}"),
    (#"\ud83d\n"#, "\u{FFFD}\n"), (#"\u0000"#, "\u{FFFD}"), ("é\u{1F642}", "é\u{1F642}"), ("-1.5e3", "-1.5e3"),
  ])
  func escapesAreReplaced(text: String, plain: String) throws { #expect(try unescape(text) == plain) }

  @Test(
    arguments: [
      (#"\"#, GN_ERROR_TEXT_INCOMPLETE), (#"\u12"#, GN_ERROR_TEXT_INCOMPLETE),
      (#"\ud83d\u1"#, GN_ERROR_TEXT_INCOMPLETE),
      (#"\x"#, GN_ERROR_JSON), (#"\u12g4"#, GN_ERROR_JSON), (#"""#, GN_ERROR_JSON), ("\n", GN_ERROR_JSON),
    ] as [(String, gn_status)])
  func othersAreRefused(text: String, status: gn_status) {
    #expect(throws: status) { try unescape(text) }
  }
}
