// SPDX-License-Identifier: MIT
import CGridNorth
import Foundation
import TestSupport
import Testing

@testable import GridNorthCore

private typealias Position = [Double]

/// A geometry as a reader sees it.
private struct Geometry {
  var type = ""
  var polygons: [[[Position]]] = []
  var lines: [[Position]] = []

  init(_ text: String) throws {
    let feature = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let geometry = try #require(feature["geometry"] as? [String: Any])
    type = try #require(geometry["type"] as? String)
    switch type {
    case "Polygon": polygons = [try #require(geometry["coordinates"] as? [[Position]])]
    case "MultiPolygon": polygons = try #require(geometry["coordinates"] as? [[[Position]]])
    case "LineString": lines = [try #require(geometry["coordinates"] as? [Position])]
    default: lines = try #require(geometry["coordinates"] as? [[Position]])
    }
  }

  /// By straight edges in degrees.
  func holds(_ latitude: Double, _ longitude: Double) -> Bool {
    polygons.contains { rings in
      rings.allSatisfy { Geometry.encloses($0, latitude, longitude) == ($0 == rings[0]) }
    }
  }

  static func encloses(_ ring: [Position], _ latitude: Double, _ longitude: Double) -> Bool {
    var isInside = false
    for (a, b) in zip(ring, ring.dropFirst()) where (a[1] > latitude) != (b[1] > latitude) {
      if longitude < a[0] + (latitude - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) { isInside.toggle() }
    }
    return isInside
  }

  static func area(_ ring: [Position]) -> Double {
    zip(ring, ring.dropFirst()).reduce(0) { $0 + ($1.0[0] * $1.1[1] - $1.1[0] * $1.0[1]) / 2 }
  }

  /// Checks the requirements of RFC 7946 on every polygon.
  func checkPolygons(_ comment: Comment? = nil) {
    for rings in polygons {
      for (index, ring) in rings.enumerated() {
        #expect(ring.count >= 4, comment)
        #expect(ring.first == ring.last, comment)
        #expect(ring.allSatisfy { $0[0].magnitude <= 180 && $0[1].magnitude <= 90 }, comment)
        #expect(zip(ring, ring.dropFirst()).allSatisfy { $0 != $1 }, comment)
        #expect((Geometry.area(ring) > 0) == (index == 0), comment)
      }
    }
  }
}

private func text(_ write: (FeatureText, inout Int) throws -> Void, properties: String? = nil) throws -> String {
  var needed = 0
  let bytes = properties.map { Array($0.utf8CString) }
  let count = properties?.utf8.count ?? 0
  func run(_ out: UnsafeMutablePointer<CChar>?, _ capacity: Int) throws {
    try (bytes ?? [0]).withUnsafeBufferPointer {
      try write(
        FeatureText(
          properties: bytes == nil ? nil : $0.baseAddress, size: count, into: out, capacity: capacity), &needed)
    }
  }
  do { try run(nil, 0) } catch let status as gn_status where status == GN_ERROR_BUFFER_TOO_SMALL {}
  var buffer = [CChar](repeating: 1, count: needed)
  try buffer.withUnsafeMutableBufferPointer { try run($0.baseAddress, $0.count) }
  #expect(buffer[needed - 1] == 0)
  return String(decoding: buffer[..<(needed - 1)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

private func circle(
  _ latitude: Double, _ longitude: Double, _ radius: Double, properties: String? = nil,
  _ change: (inout gn_shape_options) -> Void = { _ in }
) throws -> String {
  var center = gn_point(latitude: latitude, longitude: longitude)
  var options = Shape.defaults
  change(&options)
  return try text(
    { try Shape.circleGeoJSON(center: &center, radius: radius, options: &options, text: $0, needed: &$1) },
    properties: properties)
}

private func wedge(
  _ latitude: Double, _ longitude: Double, _ inner: Double, _ outer: Double, _ azimuth: Double, _ width: Double
) throws -> String {
  var center = gn_point(latitude: latitude, longitude: longitude)
  return try text {
    try Shape.wedgeGeoJSON(
      center: &center, innerRadius: inner, outerRadius: outer, azimuth: azimuth, width: width, options: nil, text: $0,
      needed: &$1)
  }
}

/// Longitude first, as in GeoJSON.
private func polygon(_ rings: [[(Double, Double)]]) throws -> String {
  let points = rings.flatMap { $0.map { gn_point(latitude: $0.1, longitude: $0.0) } }
  let counts = rings.map(\.count)
  return try text {
    let polygon = try Polygon(
      try Points(points, count: points.count), rings: counts, ringCount: counts.count)
    try polygon.geojson(options: nil, text: $0, needed: &$1)
  }
}

private func route(_ points: [(Double, Double)]) throws -> String {
  let points = points.map { gn_point(latitude: $0.1, longitude: $0.0) }
  return try text {
    try Route.geojson(try Points(points, count: points.count), options: nil, text: $0, needed: &$1)
  }
}

@Suite("Shapes as GeoJSON")
struct ShapeGeoJSONTests {
  @Test func aCircleOverThePoleRunsAlongIt() throws {
    let geometry = try Geometry(circle(89, 0, 300_000))
    #expect(geometry.type == "Polygon")
    geometry.checkPolygons()
    #expect(geometry.polygons[0][0].contains([180, 90]))
    #expect(geometry.polygons[0][0].contains([-180, 90]))
    #expect(geometry.holds(89.999999, 0))
    #expect(geometry.holds(88.5, 179.999))
    #expect(!geometry.holds(86, 0))
    let south = try Geometry(circle(-89, 0, 300_000))
    south.checkPolygons()
    #expect(south.holds(-89.999999, 0) && south.polygons[0][0].contains([180, -90]))
  }

  @Test func aCircleOverTheAntimeridianIsTwoPieces() throws {
    let geometry = try Geometry(circle(0, 179.9, 50_000))
    #expect(geometry.type == "MultiPolygon")
    #expect(geometry.polygons.count == 2)
    geometry.checkPolygons()
    #expect(geometry.holds(0, 179.99) && geometry.holds(0, -179.9) && !geometry.holds(0, -179))
  }

  @Test func aCircleAroundAPoleIsAStripOfTheMap() throws {
    #expect(
      try circle(90, 0, 300_000) { $0.vertices = 4 }
        == #"{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[[-180,87.3140699],"#
        + #"[-90,87.3140699],[0,87.3140699],[90,87.3140699],[180,87.3140699],[180,90],[-180,90],[-180,87.3140699]]]}}"#)
  }

  @Test func whatIsLargerThanAHemisphereIsTheMapWithoutTheRest() throws {
    // The rest is all in one piece of the map, or cut by the antimeridian.
    let whole = try Geometry(circle(0, 180, 15e6))
    #expect(whole.type == "Polygon" && whole.polygons[0].count == 2)
    whole.checkPolygons()
    #expect(whole.holds(0, 179) && whole.holds(89, 0) && whole.holds(-89, 0) && !whole.holds(0, 0))
    let cut = try Geometry(circle(0, 0, 15e6))
    cut.checkPolygons()
    #expect(cut.holds(0, 0) && cut.holds(89, 170) && cut.holds(-89, -170) && !cut.holds(0, 179) && !cut.holds(0, -179))
  }

  @Test func whatOnlyTouchesTheAntimeridianIsNotCut() throws {
    // The western vertex of the square lies on it.
    let east = try Geometry(polygon([[(180, 0), (-179, -1), (-178, 0), (-179, 1)]]))
    #expect(east.type == "Polygon")
    east.checkPolygons()
    // A side along it.
    let west = try Geometry(polygon([[(180, 0), (180, 1), (179, 1), (179, 0)]]))
    #expect(west.type == "Polygon")
    west.checkPolygons()
    #expect(west.polygons[0][0].count == 5)
  }

  @Test func aWedgeWithItsPointOnTheAntimeridianIsCutThere() throws {
    // All but ten degrees to the west: on that side two pieces that meet at the center.
    let geometry = try Geometry(wedge(-52, 180, 0, 300_000, 90, 350))
    geometry.checkPolygons()
    #expect(geometry.polygons.count == 3)
    #expect(geometry.holds(-50, 179.9) && geometry.holds(-54, 179.9) && geometry.holds(-52, -179.9))
    #expect(!geometry.holds(-52, 179))
  }

  @Test func aGapThatTouchesTheAntimeridianIsAHole() throws {
    // The whole earth except a wedge and the area beyond 19,000 km.
    let geometry = try Geometry(wedge(-28, 180, 0, 19e6, 325, 350))
    geometry.checkPolygons()
    #expect(geometry.polygons.map(\.count) == [2])
    #expect(geometry.holds(0, 179) && geometry.holds(0, -179) && geometry.holds(89, 0) && !geometry.holds(28, 0))
  }

  @Test func emptyWedgesHaveNoCoordinates() throws {
    #expect(
      try wedge(0, 0, 0, 1, 0, 0)
        == #"{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[]}}"#)
  }

  @Test func aWholeTurnBetweenTwoCirclesHasAHole() throws {
    let geometry = try Geometry(wedge(10, 20, 500, 1_000, 0, 360))
    #expect(geometry.polygons[0].count == 2)
    geometry.checkPolygons()
    #expect(!geometry.holds(10, 20))
    // Cut, the hole is part of the outline of both pieces.
    let cut = try Geometry(wedge(10, 180, 500, 1_000, 0, 360))
    #expect(cut.polygons.map(\.count) == [1, 1])
    cut.checkPolygons()
    #expect(!cut.holds(10, 179.999) && cut.holds(10, 179.993))
  }

  @Test func aCircleSmallerThanItsLastDecimalHasFourPositions() throws {
    #expect(try Geometry(circle(10, 20, 0.001)).polygons == [[[[20, 10], [20, 10], [20, 10], [20, 10]]]])
  }

  @Test func roundedPositionsStillHoldTheCircle() throws {
    let center = gn_point(latitude: 50, longitude: 7)
    for (placement, sign) in [(GN_VERTICES_OUTSIDE, 1.0), (GN_VERTICES_INSIDE, -1)] {
      let ring = try Geometry(
        circle(50, 7, 2_000) {
          $0.placement = UInt32(placement)
          $0.decimals = 3
        }
      ).polygons[0][0].map { gn_point(latitude: $0[1], longitude: $0[0]) }
      for (from, to) in zip(ring, ring.dropFirst()) {
        let edge = Edge(from, to)
        for part in 0...32 {
          let place = edge.place(at: edge.length * Double(part) / 32).point
          #expect(sign * (Geodesic.inverse(center, place).distance - 2_000) >= -1e-6)
        }
      }
    }
  }

  /// Bug: vertices stood beyond the limit, and the text was no valid polygon.
  @Test func verticesOutsideStandNoFartherThanTheLargestRadius() throws {
    for (latitude, longitude, radius, tolerance) in [
      (0.0, 0.0, 19_970_000.0, 500.0), (20, 180, 19_900_000, 80_000), (0, 0, 19_950_000, 30_000),
    ] {
      let written = { (tolerance: Double) in
        try circle(latitude, longitude, radius) {
          $0.placement = UInt32(GN_VERTICES_OUTSIDE)
          $0.vertices = 256
          $0.decimals = 9
          $0.edge_tolerance = tolerance
        }
      }
      #expect(throws: GN_ERROR_RADIUS) { try written(tolerance) }
      if radius < 19_970_000 { try Geometry(written(19_970_000 - radius - 1)).checkPolygons() }
    }
  }

  @Test func straightLinesInDegreesKeepTheEdgeTolerance() throws {
    let positions = try Geometry(
      circle(75, 10, 900_000) {
        $0.vertices = 6
        $0.edge_tolerance = 50
        $0.decimals = 9
      }
    ).polygons[0][0]
    #expect(positions.count > 20)
    let center = gn_point(latitude: 75, longitude: 10)
    let corners = (0..<6).map { Geodesic.direct(center, azimuth: Double($0) * 60, distance: 900_000).point }
    for (a, b) in zip(positions, positions.dropFirst()) {
      let middle = gn_point(latitude: (a[1] + b[1]) / 2, longitude: (a[0] + b[0]) / 2)
      let off = (0..<6).map { Edge(corners[$0], corners[($0 + 1) % 6]).nearest(to: middle).off }.min()
      #expect((off ?? 1e9) <= 50)
    }
  }

  @Test func propertiesAreCopiedAndComeFirst() throws {
    let properties = #" { "name" : "risk \u00e9 é", "list":[1,-2.5e3,{"x":null}], "ok":true } "#
    let written = try circle(0, 0, 1_000, properties: properties)
    #expect(written.hasPrefix(#"{"type":"Feature","properties": { "name" : "risk \u00e9 é""#))
    _ = try Geometry(written)
    var center = gn_point(latitude: 0, longitude: 0)
    let rings = try text(
      {
        let radii = [1_000.5, 2_000.123_456_7]
        return try Shape.ringSetGeoJSON(
          center: &center, radii: radii, radiusCount: 2, options: nil, text: $0, needed: &$1)
      },
      properties: #"{"a":1}"#)
    #expect(rings.contains(#""properties":{"a":1,"kind":"ring","radius":1000.5},"geometry":{"type":"Polygon""#))
    #expect(rings.contains(#""properties":{"a":1,"kind":"label","radius":1000.5},"geometry":{"type":"Point""#))
    // To the micrometer.
    #expect(rings.contains(#""kind":"ring","radius":2000.123457}"#))
  }

  @Test func ringsOfASetAreDrawnAsIfEachWereAlone() throws {
    // The smallest ring once decided how near the edges of the largest stay to their geodesics: a hundred megabytes.
    var center = gn_point(latitude: 52, longitude: 13)
    var options = Shape.defaults
    options.placement = UInt32(GN_VERTICES_OUTSIDE)
    let radii = [0.001, 100, 5_000_000]
    let set = try text {
      try Shape.ringSetGeoJSON(center: &center, radii: radii, radiusCount: 3, options: &options, text: $0, needed: &$1)
    }
    for radius in radii {
      let alone = try circle(52, 13, radius) { $0.placement = options.placement }
      let geometry = try #require(alone.range(of: #""geometry":"#)).lowerBound
      #expect(set.contains(alone[geometry...].dropLast()), "\(radius)")
    }
  }

  @Test func whatIsNoJSONObjectIsRefused() throws {
    for good in ["{}", " {\n} ", #"{"a":[]}"#, #"{"a":0}"#, #"{"a":-0.5E-7}"#, #"{"":{}}"#, #"{"a":"\\\""}"#] {
      _ = try Geometry(circle(0, 0, 1_000, properties: good))
    }
    for bad in [
      "", " ", "[]", "1", "{", "}", "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":01}"#, #"{"a":1.}"#,
      #"{"a":+1}"#,
      #"{"a":.5}"#, #"{"a":1e}"#, #"{"a":tru}"#, #"{"a":"b}"#, #"{"a":"\x"}"#, #"{"a":"\u12g4"}"#, "{\"a\":\"\n\"}",
      #"{"a":[1,]}"#, #"{"a":[1}"#, #"{"a":{]}"#, #"{"a":1}{}"#, #"{"a":1} x"#, "{a:1}", "{'a':1}", #"{"a" 1}"#,
    ] {
      #expect(throws: GN_ERROR_PROPERTIES, "\(bad)") { try circle(0, 0, 1_000, properties: bad) }
    }
    let deep = { String(repeating: #"{"a":"#, count: $0) + "1" + String(repeating: "}", count: $0) }
    _ = try circle(0, 0, 1_000, properties: deep(64))
    #expect(throws: GN_ERROR_PROPERTIES) { try circle(0, 0, 1_000, properties: deep(65)) }
  }

  @Test func propertiesAreUTF8() {
    for bytes in [[0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3]] {
      let text = Array(#"{"a":""#.utf8) + bytes.map { UInt8($0) } + Array(#""}"#.utf8)
      #expect(throws: GN_ERROR_PROPERTIES, "\(bytes)") {
        try text.withUnsafeBytes {
          _ = try Properties($0.baseAddress?.assumingMemoryBound(to: CChar.self), size: $0.count)
        }
      }
    }
  }
}

@Suite("Routes and polygons as GeoJSON")
struct PolygonGeoJSONTests {
  @Test func aRouteIsCutWhereItsGeodesicCrosses() throws {
    let geometry = try Geometry(route([(170, 50), (-170, 50)]))
    #expect(geometry.type == "MultiLineString")
    #expect(geometry.lines.count == 2)
    // By symmetry at half of the way: by GeodSolve 50.428...
    let middle = Geodesic.inverse(
      gn_point(latitude: 50, longitude: 170), gn_point(latitude: 50, longitude: -170))
    let top = Geodesic.direct(
      gn_point(latitude: 50, longitude: 170), azimuth: middle.azimuthFrom, distance: middle.distance / 2
    ).point.latitude
    #expect(geometry.lines[0][1][0] == 180 && geometry.lines[1][0][0] == -180)
    #expect((geometry.lines[0][1][1] - top).magnitude < 1e-7)
    #expect(geometry.lines[0][1][1] == geometry.lines[1][0][1])
  }

  @Test func aRouteThatBeginsOnTheAntimeridianHasOnePart() throws {
    #expect(try Geometry(route([(180, 0), (179, 1)])).lines == [[[180, 0], [179, 1]]])
    #expect(try Geometry(route([(180, 0), (-179, 1)])).lines == [[[-180, 0], [-179, 1]]])
    #expect(try Geometry(route([(179, 0), (180, 1), (179, 2)])).lines == [[[179, 0], [180, 1], [179, 2]]])
    #expect(
      try Geometry(route([(179, 0), (180, 1), (-179, 2)])).lines == [
        [[179, 0], [180, 1]], [[-180, 1], [-179, 2]],
      ])
  }

  @Test func aRouteOverAPoleGoesUpOneMeridianAndDownAnother() throws {
    let over = try Geometry(route([(10, 80), (-170, 80)]))
    #expect(over.lines == [[[10, 80], [10, 90]], [[-170, 90], [-170, 80]]])
    let to = try Geometry(route([(10, 80), (0, 90), (100, 80)]))
    #expect(to.lines == [[[10, 80], [10, 90]], [[100, 90], [100, 80]]])
    #expect(try Geometry(route([(20, 90), (180, 0), (-175, -45)])).lines == [[[-180, 90], [-180, 0], [-175, -45]]])
  }

  @Test func aPolygonIsTurnedAsItMust() throws {
    let square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    let hole = [(0.2, 0.2), (0.8, 0.2), (0.5, 0.8)]
    for outer in [square, square.reversed()] {
      for inner in [hole, hole.reversed()] {
        let geometry = try Geometry(polygon([outer, inner]))
        #expect(geometry.polygons[0].count == 2)
        geometry.checkPolygons()
        #expect(geometry.holds(0.1, 0.1) && !geometry.holds(0.4, 0.5))
      }
    }
  }

  @Test func holesAreCutAndGoWithTheirPieces() throws {
    let geometry = try Geometry(
      polygon([
        [(170, -10), (-170, -10), (-170, 10), (170, 10)], [(172, -2), (174, -2), (173, 2)],
        [(-172, -2), (-174, -2), (-173, 2)], [(179, 4), (-179, 4), (180, 6)],
      ]))
    #expect(geometry.polygons.map(\.count) == [2, 2])
    geometry.checkPolygons()
    #expect(
      !geometry.holds(0, 173) && !geometry.holds(0, -173) && !geometry.holds(5, 179.9) && !geometry.holds(5, -179.9))
    #expect(geometry.holds(0, 179.9) && geometry.holds(9, 180) != geometry.holds(9, -179.9999))
  }

  @Test func aPointAtThePoleHasTwoLongitudes() throws {
    let geometry = try Geometry(polygon([[(10, 80), (40, 80), (0, 90)]]))
    #expect(geometry.polygons == [[[[10, 80], [40, 80], [40, 90], [10, 90], [10, 80]]]])
    let across = try Geometry(polygon([[(170, 80), (-170, 80), (0, 90)]]))
    across.checkPolygons()
    #expect(across.polygons.count == 2)
    #expect(across.holds(89, 175) && across.holds(89, -175) && !across.holds(89, 0))
    // All but thirty degrees, in the south.
    let south = try Geometry(polygon([[(10, -80), (-110, -80), (130, -80), (40, -80), (0, -90)]]))
    south.checkPolygons()
    #expect(south.holds(-89, 100) && south.holds(-89, -170) && !south.holds(-89, 25))
  }

  /// Bug: half a turn away from it the longitude of the pole made the polygon a hole in the map.
  @Test func theLongitudeOfAPoleMeansNothing() throws {
    for pole in [0.0, -80, 100, 180, 33] {
      #expect(
        try Geometry(polygon([[(pole, 90), (180, 10), (100, 10)]])).polygons == [
          [[[100, 10], [180, 10], [180, 90], [100, 90], [100, 10]]]
        ])
      let west = try Geometry(polygon([[(pole, 90), (-180, 10), (-100, 10)]]))
      west.checkPolygons()
      #expect(west.polygons.count == 1 && west.holds(89, -140) && !west.holds(89, -99) && !west.holds(89, 179))
      let lune = try Geometry(polygon([[(pole, 90), (180, 0), (pole, -90), (90, 0)]]))
      lune.checkPolygons()
      #expect(lune.polygons.count == 1 && lune.holds(-89, 91) && lune.holds(89, 179) && !lune.holds(0, 89))
      let half = try Geometry(polygon([[(pole, 90), (180, 0), (pole, -90), (0, 0)]]))
      half.checkPolygons()
      #expect(half.holds(0, -90) && !half.holds(0, 90))
    }
    let octants = try Geometry(polygon([[(0, 0), (90, 0), (180, 0), (180, 90), (0, 90)]]))
    octants.checkPolygons()
    #expect(octants.polygons.count == 1 && octants.holds(89, 1) && octants.holds(89, 179) && !octants.holds(89, -1))
  }

  @Test func whatHasNothingButPolesIsCutAtTheAntimeridian() throws {
    let zone = [(172.0, -90.0), (-173, -90), (-173, 90), (172, 90)]
    for turn in 0..<4 {
      let geometry = try Geometry(polygon([Array(zone[turn...] + zone[..<turn])]))
      geometry.checkPolygons()
      #expect(geometry.polygons.count == 2)
      #expect(geometry.holds(80, 173) && geometry.holds(-80, -174) && !geometry.holds(80, 0))
    }
  }

  @Test func aPolygonAroundThePoleHoldsIt() throws {
    for ring in [[(0.0, 80.0), (120, 80), (-120, 80)], [(0, 80), (-120, 80), (120, 80)]] {
      let geometry = try Geometry(polygon([ring]))
      geometry.checkPolygons()
      #expect(geometry.holds(89.99, 179) && geometry.holds(89.99, -60))
    }
  }

  @Test func tooManyCrossingsAreRefused() throws {
    // A comb along the antimeridian: each tooth crosses it twice.
    func comb(_ teeth: Int) -> [(Double, Double)] {
      var ring = [(178.0, 0.0)]
      for tooth in 0..<teeth {
        let south = Double(tooth) * 0.5
        ring += [(179, south), (-179, south + 0.1), (-179, south + 0.2), (179, south + 0.3)]
      }
      return ring + [(178, Double(teeth) * 0.5)]
    }
    let most = try Geometry(polygon([comb(128)]))
    #expect(most.polygons.count == 129)
    most.checkPolygons()
    #expect(throws: GN_ERROR_CROSSINGS) { try polygon([comb(129)]) }
  }

  @Test func tooFewPointsAreRefused() throws {
    #expect(throws: GN_ERROR_COUNT) { try polygon([[(0, 0), (1, 0)]]) }
    #expect(throws: GN_ERROR_COUNT) { try polygon([[(0, 0), (1, 0), (0, 0)]]) }
    #expect(throws: GN_ERROR_COUNT) { try route([(0, 0)]) }
  }
}
