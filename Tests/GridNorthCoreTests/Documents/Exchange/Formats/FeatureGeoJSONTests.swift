// SPDX-License-Identifier: MIT
import CGridNorth
import Testing

@testable import GridNorthCore

@Suite("Features as GeoJSON")
struct FeatureGeoJSONTests {
  private func geojson(_ document: FeatureDocument) -> String {
    document.text { try Exchange.geojson($0, to: &$1) }
  }

  /// The geometry of the only feature.
  private func geometry(_ document: FeatureDocument) -> Substring {
    let text = geojson(document)
    guard let start = text.range(of: "\"geometry\":") else { return "" }
    return text[start.upperBound...].dropLast(5)
  }

  @Test func propertiesAreWhatIsThere() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_POINT, [vertex(46.5, 8, 2430)], name: "\u{E9}\"\\\n\u{1}", uid: "u", type: "t") {
      $0.time = momentOfTests
      $0.stale = momentOfTests
      $0.linear_error = 3
      $0.speed = 0
      $0.fence_triggers = UInt32(GN_FENCE_EXIT)
    }
    #expect(
      geojson(document)
        == #"{"type":"FeatureCollection","features":["# + "\n"
        + #"{"type":"Feature","properties":{"kind":"point","object":0,"name":"é\"\\\n\u0001","uid":"u","type":"t","#
        + #""time":"2026-11-22T08:17:05Z","stale":"2026-11-22T08:17:05Z","linearError":3,"speed":0,"fenceTriggers":["exit"]},"#
        + #""geometry":{"type":"Point","coordinates":[8,46.5,2430]}}"# + "\n]}\n")
    #expect(geojson(FeatureDocument()) == "{\"type\":\"FeatureCollection\",\"features\":[\n]}\n")
  }

  @Test func aLineKeepsAltitudesAndTimesWhereItIsCut() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_LINE, [vertex(0, 179, 10, time: 100), vertex(0, -179, 20, time: 200), vertex(0, -178)])
    let text = geojson(document)
    #expect(
      text.contains(
        #""coordTimes":[["1970-01-01T00:01:40Z","1970-01-01T00:02:30Z"],["1970-01-01T00:02:30Z","1970-01-01T00:03:20Z",null]]"#
      ))
    #expect(
      geometry(document)
        == #"{"type":"MultiLineString","coordinates":[[[179,0,10],[180,0,15]],[[-180,0,15],[-179,0,20],[-178,0]]]}"#)
  }

  /// A third of the way from the one, and not from the other.
  @Test func aCutHasItsShareOfAltitudesAndTimes() {
    for (west, east, share) in [(179.0, -178.0, "200"), (178, -179, "300")] {
      var document = FeatureDocument()
      document.add(GN_FEATURE_LINE, [vertex(0, west, 100, time: 0), vertex(0, east, 400, time: 300)])
      #expect(
        geometry(document)
          == #"{"type":"MultiLineString","coordinates":[[[\#(Int(west)),0,100],[180,0,\#(share)]],"#
          + #"[[-180,0,\#(share)],[\#(Int(east)),0,400]]]}"#)
      let minute = share == "200" ? "01:40" : "03:20"
      #expect(geojson(document).contains(#""1970-01-01T00:\#(minute)Z"],["1970-01-01T00:\#(minute)Z""#))
    }
  }

  @Test func verticesAtOnePlaceAllStay() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_LINE, [vertex(1, 2, 3, time: 1), vertex(1, 2, 4, time: 2), vertex(1, 2, 4, time: 3)])
    #expect(geometry(document) == #"{"type":"LineString","coordinates":[[2,1,3],[2,1,4],[2,1,4]]}"#)
    document = FeatureDocument()
    document.add(GN_FEATURE_LINE, [vertex(1, 2, 3, time: 1)])
    #expect(geometry(document) == #"{"type":"LineString","coordinates":[[2,1,3],[2,1,3]]}"#)
    #expect(geojson(document).contains(#""coordTimes":["1970-01-01T00:00:01Z","1970-01-01T00:00:01Z"]"#))
  }

  @Test func aLineThatTouchesTheAntimeridianIsCutThere() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_LINE, [vertex(0, 170, 1), vertex(0, 180, 2), vertex(0, -170, 3)])
    #expect(
      geometry(document)
        == #"{"type":"MultiLineString","coordinates":[[[170,0,1],[180,0,2]],[[-180,0,2],[-170,0,3]]]}"#)
  }

  @Test func aLineOverThePoleIsCutThere() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_LINE, [vertex(89, 0, 0), vertex(89, 180, 100)])
    #expect(
      geometry(document)
        == #"{"type":"MultiLineString","coordinates":[[[0,89,0],[0,90,50]],[[-180,90,50],[-180,89,100]]]}"#
        || geometry(document)
          == #"{"type":"MultiLineString","coordinates":[[[0,89,0],[0,90,50]],[[180,90,50],[180,89,100]]]}"#
    )
  }

  @Test func outerRingsRunCounterclockwiseAndKeepTheirAltitudes() {
    var document = FeatureDocument()
    // Clockwise.
    document.add(GN_FEATURE_AREA, [vertex(0, 0, 1), vertex(3, 0, 2), vertex(0, 3, 3)])
    document.add(GN_FEATURE_HOLE, [vertex(1, 1, 4), vertex(1, 1.5, 5), vertex(1.5, 1)])
    #expect(
      geometry(document)
        == #"{"type":"Polygon","coordinates":[[[0,0,1],[3,0,3],[0,3,2],[0,0,1]],[[1,1,4],[1,1.5],[1.5,1,5],[1,1,4]]]}"#)
  }

  @Test func areasAreCutWithoutAltitudes() {
    var document = FeatureDocument()
    document.add(
      GN_FEATURE_AREA, [vertex(0, 170, 7), vertex(0, -170, 8), vertex(10, -170, 9), vertex(10, 170, 9)])
    let text = String(geometry(document))
    #expect(text.hasPrefix(#"{"type":"MultiPolygon","coordinates":[[["#))
    #expect(
      text.contains("[180,0]") && text.contains("[-180,0]") && text.contains("[170,0]") && text.contains("[-170,10]"))
    #expect(!text.contains(",7]") && !text.contains(",8]") && !text.contains(",9]"))
  }

  @Test func aBoxIsItsFourCorners() {
    var document = FeatureDocument()
    document.options.tolerance = 1e6
    document.add(GN_FEATURE_BOX, [vertex(46, 8, 5), vertex(47, 10)])
    #expect(
      geometry(document) == #"{"type":"Polygon","coordinates":[[[8,46,5],[10,46,5],[10,47,5],[8,47,5],[8,46,5]]]}"#)
    document = FeatureDocument()
    document.options.tolerance = 1e6
    document.add(GN_FEATURE_BOX, [vertex(46, 179), vertex(47, -178)])
    #expect(
      geometry(document)
        == #"{"type":"MultiPolygon","coordinates":[[[[-180,46],[-178,46],[-178,47],[-180,47],[-180,46]]],"#
        + #"[[[180,47],[179,47],[179,46],[180,46],[180,47]]]]}"#)
    document = FeatureDocument()
    document.add(GN_FEATURE_BOX, [vertex(-90, -180), vertex(90, 180)])
    #expect(
      geometry(document) == #"{"type":"Polygon","coordinates":[[[-180,-90],[180,-90],[180,90],[-180,90],[-180,-90]]]}"#)
  }

  @Test func aRangeAndBearingIsALineOfItsEnds() {
    var document = FeatureDocument()
    document.add(GN_FEATURE_RANGE_BEARING, [vertex(0, 0, 3)]) {
      // A degree of the equator.
      $0.radius = 6_378_137 * .pi / 180
      $0.azimuth = 90
    }
    #expect(geometry(document) == #"{"type":"LineString","coordinates":[[0,0],[1,0]]}"#)
    #expect(geojson(document).contains(#""azimuth":90,"north":"true"}"#))
  }
}
