// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

private let paris = Position(48.8583, 2.2945)

extension Randomness {
  /// A radius from a millimeter to nearly half around the Earth.
  fileprivate mutating func radius() -> Double {
    pow(10, double(in: -3...7.3))
  }
}

@Suite("Shapes")
struct ShapeTests {
  // MARK: Circles

  @Test func everyVertexOfACircleLiesAtItsRadiusAndAzimuth() throws {
    var random = Randomness()
    for _ in rounds(100) {
      let (center, radius) = (random.position(), random.radius())
      let count = random.integer(in: 3...100)
      let circle = Geodesic.Circle(center: center, radius: radius, options: .init(vertices: count))
      let ring = try circle.points()
      #expect(ring.count == count + 1 && ring.first == ring.last, "\(circle)")
      for (index, position) in ring.enumerated() {
        let exact = try Geodesic(from: center, azimuth: -360 * Double(index) / Double(count), distance: radius).end
        #expect(try position.distance(to: exact) < 1e-6, "\(circle), \(index)")
      }
      #expect(ring.allSatisfy { (-180..<180).contains($0.longitude) }, "\(circle)")
    }
  }

  @Test func continuousLongitudesAreTheSamePositions() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let circle = Geodesic.Circle(center: random.position(), radius: random.radius())
      let reduced = try circle.points()
      let continuous = try circle.points(longitudes: .continuous)
      #expect(reduced.count == continuous.count, "\(circle)")
      for (position, other) in zip(reduced, continuous) {
        #expect(try position.distance(to: other) < 1e-7, "\(circle)")
      }
      for (position, next) in zip(continuous, continuous.dropFirst()) {
        #expect((next.longitude - position.longitude).magnitude <= 180.000001, "\(circle)")
      }
    }
  }

  @Test func placementsKeepTheirWord() throws {
    var random = Randomness()
    for _ in 0..<8 {
      let (center, radius) = (random.ordinaryPosition(), pow(10, random.double(in: 1...6)))
      func ring(_ placement: Geodesic.ShapeOptions.Placement) throws -> [Position] {
        try Geodesic.Circle(center: center, radius: radius, options: .init(vertices: 16, placement: placement)).points()
      }
      /// The distances of positions on all edges from the center.
      func distances(_ ring: [Position]) throws -> [Double] {
        try zip(ring, ring.dropFirst()).flatMap { start, end in
          try Geodesic(from: start, to: end).points(count: 9).map { try $0.position.distance(to: center) }
        }
      }
      let slack = 2e-9 + 1e-15 * radius
      #expect(try distances(ring(.outside)).min()! >= radius - slack, "\(center), \(radius)")
      #expect(try distances(ring(.inside)).max()! <= radius + slack, "\(center), \(radius)")
      #expect(try distances(ring(.outside)).max()! > radius * 1.01, "\(center), \(radius)")
      // A thousand vertices leave out a part in 150,000.
      let fine = try Polygon(
        Geodesic.Circle(center: center, radius: radius, options: .init(vertices: 1_000)).points()
      ).measures.area
      let equal = try Polygon(ring(.equalArea)).measures.area
      #expect((equal / fine - 1).magnitude < 1e-5, "\(center), \(radius)")
    }
  }

  @Test func aToleranceTellsHowManyVerticesThereAre() throws {
    func count(_ tolerance: Double) throws -> Int {
      try Geodesic.Circle(center: paris, radius: 10_000, options: .init(tolerance: tolerance)).points().count - 1
    }
    // The sagitta r (1 - cos(180/n)).
    for tolerance in [0.1, 1, 10, 100] {
      let n = Double.pi / acos(1 - tolerance / 10_000)
      #expect(try (n...1.03 * n + 2).contains(Double(count(tolerance))), "\(tolerance)")
    }
  }

  // MARK: Other shapes

  @Test func anEllipseTouchesItsAxes() throws {
    let ellipse = Geodesic.Ellipse(center: paris, semiMajor: 500, semiMinor: 200, rotation: 30)
    let ring = try ellipse.points()
    #expect(ring.count == 65 && ring.first == ring.last)
    for (index, radius) in [(0, 500.0), (16, 200), (32, 500), (48, 200)] {
      #expect(try (ring[index].distance(to: paris) - radius).magnitude < 1e-6, "\(index)")
    }
    #expect(try turn(Geodesic(from: paris, to: ring[0]).startAzimuth, 30) < 1e-8)
    #expect(try Polygon(ring).orientation == .counterclockwise)
    let same = try Geodesic.Ellipse(center: paris, semiMajor: 500, semiMinor: 500, rotation: 0).points()
    let circle = try Geodesic.Circle(center: paris, radius: 500).points()
    for (position, other) in zip(same, circle) { #expect(try position.distance(to: other) < 1e-8) }
  }

  @Test func aWedgeEndsAtItsSides() throws {
    for (direction, sides) in [(Geodesic.Direction.middle(0), (-10.0, 10.0)), (.start(350), (350, 370))] {
      let ring = try Geodesic.Wedge(center: paris, outerRadius: 1_000, direction: direction, width: 20).points()
      // 4 of 64 edges, and the center.
      #expect(ring.count == 4 + 1 + 2 && ring.first == ring.last)
      #expect(try Polygon(ring).orientation == .counterclockwise)
      let open = ring.dropLast()
      #expect(open.contains { $0 == paris })
      for azimuth in [sides.0, sides.1] {
        let corner = try Geodesic(from: paris, azimuth: azimuth, distance: 1_000).end
        #expect(try open.contains { try $0.distance(to: corner) < 1e-8 }, "\(azimuth)")
      }
    }
  }

  @Test func anAnnularWedgeLeavesOutTheMiddle() throws {
    let wedge = Geodesic.Wedge(
      center: paris, innerRadius: 500, outerRadius: 1_000, direction: .start(45), width: 90)
    let rings = try wedge.rings()
    #expect(try rings == [wedge.points()] && rings[0].first == rings[0].last)
    #expect(rings[0].count == 2 * 17 + 1)
    let polygon = try Polygon(rings[0])
    #expect(polygon.orientation == .counterclockwise)
    for (azimuth, distance, isInside) in [(90.0, 750.0, true), (90, 400, false), (30, 750, false), (140, 750, false)] {
      let position = try Geodesic(from: paris, azimuth: azimuth, distance: distance).end
      #expect(try polygon.contains(position) == isInside, "\(azimuth), \(distance)")
    }
  }

  @Test func aWholeTurnIsACircleOrARing() throws {
    let circle = Geodesic.Wedge(center: paris, outerRadius: 1_000, direction: .start(0), width: 360)
    #expect(try circle.rings() == [Geodesic.Circle(center: paris, radius: 1_000).points()])
    var ring = circle
    ring.innerRadius = 400
    let rings = try ring.rings()
    #expect(rings.count == 2 && rings.allSatisfy { $0.first == $0.last && $0.count == 65 })
    #expect(try Array(rings.joined()) == ring.points())
    #expect(try Polygon(rings[0]).orientation == .counterclockwise && Polygon(rings[1]).orientation == .clockwise)
    let polygon = try Polygon(rings[0], holes: [rings[1]])
    #expect(try !polygon.contains(paris))
    let feature = try Feature(ring.geoJSON())
    #expect(feature.type == "Polygon" && feature.polygons[0].map(\.count) == [65, 65])
  }

  @Test func noWidthIsNothing() throws {
    let wedge = Geodesic.Wedge(center: paris, outerRadius: 1_000, direction: .middle(0), width: 0)
    let arc = Geodesic.Arc(center: paris, radius: 1_000, direction: .middle(0), width: 0)
    #expect(try wedge.points().isEmpty && wedge.rings().isEmpty && arc.points().isEmpty)
    for json in [try wedge.geoJSON(), try arc.geoJSON()] {
      let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let geometry = try #require(document["geometry"] as? [String: Any])
      #expect((geometry["coordinates"] as? [Any])?.isEmpty == true, "\(json)")
    }
  }

  @Test func anArcRunsClockwise() throws {
    let arc = Geodesic.Arc(center: paris, radius: 1_000, direction: .start(-30), width: 60)
    let line = try arc.points()
    #expect(line.count == 12)
    for (index, position) in line.enumerated() {
      let spoke = try Geodesic(from: paris, to: position)
      #expect((spoke.distance - 1_000).magnitude < 1e-6)
      #expect(turn(spoke.startAzimuth, -30 + 60 * Double(index) / 11) < 1e-8, "\(index)")
    }
    #expect(try Feature(arc.geoJSON()).type == "LineString")
  }

  // MARK: Ring sets

  @Test func ringsAreCirclesAndRadialsReachTheLargest() throws {
    var ranges = Geodesic.RingSet(center: paris, radii: [2_000, 1_000, 5_000], radials: 4, radialAzimuth: 10)
    ranges.labelAzimuth = 45
    let drawing = try ranges.lines()
    #expect(drawing.lines.map(\.kind) == [.ring, .ring, .ring, .radial, .radial, .radial, .radial])
    #expect(drawing.lines.prefix(3).map(\.radius) == ranges.radii)
    #expect(drawing.lines.dropFirst(3).map(\.azimuth) == [10, 100, 190, 280])
    var end = 0
    for line in drawing.lines {
      #expect(line.vertices.lowerBound == end)
      end = line.vertices.upperBound
      let label = try Geodesic(from: paris, to: line.label)
      switch line.kind {
      case .ring:
        #expect(try Array(drawing[line]) == Geodesic.Circle(center: paris, radius: line.radius).points(), "\(line)")
        #expect((label.distance - line.radius).magnitude < 1e-6 && line.azimuth == 45, "\(line)")
        #expect(turn(label.startAzimuth, 45) < 1e-8, "\(line)")
      case .radial:
        #expect(drawing[line].first == paris && drawing[line].last == line.label && line.radius == 5_000, "\(line)")
        #expect((label.distance - 5_000).magnitude < 1e-6 && turn(label.startAzimuth, line.azimuth) < 1e-8, "\(line)")
      }
    }
    #expect(end == drawing.vertices.count)
  }

  @Test func aRingSetIsACollection() throws {
    let ranges = Geodesic.RingSet(center: paris, radii: [1_000, 2_000], radials: 3)
    let json = try ranges.geoJSON(properties: #"{"unit":"A"}"#)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(document["type"] as? String == "FeatureCollection")
    let features = try #require(document["features"] as? [[String: Any]]).map { try Feature($0) }
    let kinds = features.map { $0.properties["kind"] as? String }
    #expect(kinds.filter { $0 == "ring" }.count == 2 && kinds.filter { $0 == "radial" }.count == 3)
    #expect(kinds.filter { $0 == "label" }.count == 5 && kinds.count == 10)
    for feature in features {
      #expect(feature.properties["unit"] as? String == "A")
      switch feature.properties["kind"] as? String {
      case "ring": #expect(feature.type == "Polygon" && feature.properties["radius"] is Double)
      case "radial": #expect(feature.type == "LineString" && feature.properties["azimuth"] is Double)
      default: #expect(feature.type == "Point")
      }
    }
  }

  @Test func manyRingsFit() throws {
    let ranges = Geodesic.RingSet(
      center: paris, radii: (1...20).map { Double($0) * 1_000 }, radials: 3_600, options: .init(vertices: 500))
    let drawing = try ranges.lines()
    #expect(drawing.lines.count == 3_620 && drawing.vertices.count == 20 * 501 + 3_600 * 2)
  }

  // MARK: GeoJSON

  @Test func aCircleAcrossTheAntimeridianIsCut() throws {
    let feature = try Feature(Geodesic.Circle(center: Position(0, 179.9), radius: 50_000).geoJSON())
    #expect(feature.type == "MultiPolygon" && feature.polygons.count == 2)
    for polygon in feature.polygons { #expect(try Polygon(polygon[0]).orientation == .counterclockwise) }
  }

  @Test func aCircleAroundAPoleRunsAlongIt() throws {
    let feature = try Feature(Geodesic.Circle(center: Position(89, 0), radius: 300_000).geoJSON())
    let corners = feature.polygons.joined().joined()
    for longitude in [-180.0, 180] { #expect(corners.contains { $0 == Position(90, longitude) }) }
  }

  @Test func coordinatesHaveTheDigitsAskedFor() throws {
    let circle = Geodesic.Circle(center: paris, radius: 1_000)
    for decimals in [0, 3, 12] {
      let json = try circle.geoJSON(decimals: decimals)
      let longest = json.matches(of: /\d+\.(\d+)/).map(\.output.1.count).max() ?? 0
      #expect(longest <= decimals && longest >= decimals - 1, "\(json)")
    }
  }

  @Test func propertiesComeAsTheyAre() throws {
    let text = #"{"name":"Paris – \"Île\"","n":[1,{"x":null}]}"#
    #expect(try Geodesic.Circle(center: paris, radius: 1).geoJSON(properties: text).contains(text))
  }

  // MARK: Refused input

  @Test func whatIsOutOfRangeIsRefused() {
    func reason(_ change: (inout Geodesic.Wedge) -> Void) -> GridNorthError.Reason? {
      var wedge = Geodesic.Wedge(center: paris, innerRadius: 10, outerRadius: 1_000, direction: .middle(0), width: 30)
      change(&wedge)
      let points = refusal { () throws(GridNorthError) in try wedge.points() }?.reason
      #expect(refusal { () throws(GridNorthError) in try wedge.geoJSON() }?.reason == points)
      return points
    }
    #expect(reason { _ in } == nil)
    #expect(reason { $0.center.latitude = 91 } == .latitude)
    #expect(reason { $0.center.longitude = .nan } == .notFinite)
    for radius in [0, -1, 20_000_000.0] { #expect(reason { $0.outerRadius = radius } == .radius) }
    for radius in [-1, 1_000, 2_000.0] { #expect(reason { $0.innerRadius = radius } == .radius) }
    #expect(reason { $0.outerRadius = .nan } == .notFinite)
    for width in [-1, 360.1] { #expect(reason { $0.width = width } == .width) }
    #expect(reason { $0.width = .nan } == .notFinite && reason { $0.direction.azimuth = .infinity } == .notFinite)
    for count in [2, -1, .min, 1_000_001, .max] { #expect(reason { $0.options.vertices = count } == .vertices) }
    for tolerance in [0, -1, .nan] { #expect(reason { $0.options.tolerance = tolerance } == .tolerance) }

    func reason<Value>(_ make: () throws(GridNorthError) -> Value) -> GridNorthError.Reason? { refusal(make)?.reason }
    let circle = Geodesic.Circle(center: paris, radius: 1_000)
    #expect(reason { () throws(GridNorthError) in try circle.geoJSON(properties: "1") } == .properties)
    #expect(reason { () throws(GridNorthError) in try circle.geoJSON(decimals: -1) } == .decimals)
    #expect(reason { () throws(GridNorthError) in try circle.geoJSON(edgeTolerance: 0) } == .tolerance)
    for radius in [0, -1, 20_000_000.0] {
      #expect(
        reason { () throws(GridNorthError) in try Geodesic.Circle(center: paris, radius: radius).points() } == .radius)
    }
    let outside = Geodesic.ShapeOptions(vertices: 64, placement: .outside)
    let ellipse = Geodesic.Ellipse(center: paris, semiMajor: 2, semiMinor: 1, rotation: 0, options: outside)
    let arc = Geodesic.Arc(center: paris, radius: 1, direction: .middle(0), width: 1, options: outside)
    #expect(reason { () throws(GridNorthError) in try ellipse.points() } == .placement)
    #expect(reason { () throws(GridNorthError) in try arc.points() } == .placement)
    for radials in [-1, 3_601, .min, .max] {
      let ranges = Geodesic.RingSet(center: paris, radii: [1], radials: radials)
      #expect(reason { () throws(GridNorthError) in try ranges.lines() } == .vertices)
    }
    #expect(
      reason { () throws(GridNorthError) in try Geodesic.RingSet(center: paris, radii: []).lines() } == .count)
    #expect(
      reason { () throws(GridNorthError) in try Geodesic.RingSet(center: paris, radii: [1, 0]).lines() } == .radius)
  }
}
