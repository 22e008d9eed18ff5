// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

@Suite("Outlines")
struct OutlineTests {
  /// References of all sizes down to a centimeter, many of them next to a border of their grid zone.
  private static func references(_ count: Int, _ name: String = #function) throws -> [MGRS] {
    var random = Randomness(name)
    let precisions = MGRS.Precision.allCases.filter { $0 <= .centimeter }
    return try (0..<count).map { _ in try MGRS(random.position(), precision: random.element(of: precisions)) }
  }

  // MARK: Properties

  @Test func theRingIsClosedAndCounterclockwise() throws {
    for reference in try Self.references(300) {
      let ring = try reference.outline().ring
      #expect(ring.count >= 4 && ring.first == ring.last, "\(reference)")
      // Twice the area, from the first corner, so that small cells lose no digits.
      let area = zip(ring, ring.dropFirst()).reduce(0.0) { sum, edge in
        let (a, b) = edge
        return sum + (a.longitude - ring[0].longitude) * (b.latitude - ring[0].latitude)
          - (b.longitude - ring[0].longitude) * (a.latitude - ring[0].latitude)
      }
      #expect(area > 0, "\(reference): \(ring)")
    }
  }

  @Test func theBoundsAreThoseOfTheRing() throws {
    for reference in try Self.references(300) {
      let outline = try reference.outline()
      let (latitudes, longitudes) = (outline.ring.map(\.latitude), outline.ring.map(\.longitude))
      let bounds = Bounds(
        south: latitudes.min()!, west: longitudes.min()!, north: latitudes.max()!, east: longitudes.max()!)
      #expect(outline.bounds == bounds, "\(reference)")
      #expect((bounds.south...bounds.north).contains(outline.inside.latitude), "\(reference)")
      #expect((bounds.west...bounds.east).contains(outline.inside.longitude), "\(reference)")
    }
  }

  @Test func thePointInsideHasTheReference() throws {
    for reference in try Self.references(300) {
      let again = try MGRS(reference.outline().inside, precision: reference.precision)
      #expect(again == reference)
    }
  }

  @Test func theRingStaysInTheCell() throws {
    for reference in try Self.references(300) where reference.precision != .gridZone {
      let corner = reference.cell.utmSouthWest
      let size = try #require(reference.cell.size)
      for position in try reference.outline().ring {
        let point = try UTM(position, zone: .grid(corner.grid))
        for (value, low) in [(point.easting, corner.easting), (point.northing, corner.northing)] {
          #expect(value >= low - 1e-6 && value <= low + size + 1e-6, "\(reference): \(position)")
        }
      }
    }
  }

  // MARK: Edges

  @Test func aCellAwayFromBordersHasItsFourCorners() throws {
    let reference = try MGRS(parsing: "31UDQ4811")
    let corner = reference.cell.utmSouthWest
    let ring = try reference.outline().ring
    let offsets = try ring.map { position in
      let point = try UTM(position, zone: .grid(corner.grid))
      return SIMD2(point.easting - corner.easting, point.northing - corner.northing)
    }
    let corners: [SIMD2<Double>] = [SIMD2(0, 0), SIMD2(1000, 0), SIMD2(1000, 1000), SIMD2(0, 1000)]
    #expect(ring.count == 5)
    // Where the ring begins is left open.
    let start = try #require(corners.firstIndex { isNear($0, offsets[0]) })
    for index in 0..<5 {
      #expect(isNear(offsets[index], corners[(start + index) % 4]), "\(offsets)")
    }
  }

  /// Whether two points are one, but for a micrometer.
  private func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
    (a.x - b.x).magnitude < 1e-6 && (a.y - b.y).magnitude < 1e-6
  }

  @Test(arguments: ["50NNF0000", "24MTE835999", "46MHE", "19NBA3400"])
  func anEdgeOnTheEquatorIsStraight(text: String) throws {
    let ring = try MGRS(parsing: text).outline().ring
    #expect(ring.filter { $0.latitude == 0 }.count - (ring[0].latitude == 0 ? 1 : 0) == 2, "\(ring)")
    #expect(ring.allSatisfy { $0.latitude.isFinite && $0.longitude.isFinite }, "\(ring)")
  }

  @Test func aGridZoneIsARectangle() throws {
    let outline = try MGRS(parsing: "32V").outline()
    #expect(outline.ring.count == 5)
    #expect(outline.bounds == Bounds(south: 56, west: 3, north: 64, east: 12))
  }

  @Test func aFinerToleranceHasMoreVertices() throws {
    let square = try MGRS(parsing: "31UDQ")
    let counts = try [100, 1, 0.01].map { try square.outline(tolerance: $0).ring.count }
    #expect(counts[0] < counts[1] && counts[1] < counts[2])
  }

  // MARK: Refused input

  @Test func aToleranceOutOfRangeIsRefused() throws {
    let reference = try MGRS(parsing: "31UDQ4811")
    for tolerance in [0, -1, 0.9e-6, 1.1e6, .nan, .infinity] {
      let error = refusal { () throws(GridNorthError) in try reference.outline(tolerance: tolerance) }
      #expect(error?.reason == .tolerance && error?.offset == nil, "\(tolerance)")
    }
  }

  @Test func aCellOutsideItsGridZoneHasNoOutline() throws {
    for (text, reason) in [("50TMK5045027900", GridNorthError.Reason.bandOfNeighbor), ("31VEG", .overhangsZone)] {
      let error = refusal { () throws(GridNorthError) in try MGRS(parsing: text).outline() }
      #expect(error?.reason == reason, "\(text)")
    }
  }
}
