// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Edges in an index")
struct EdgeIndexTests {
  /// A polygon, and how to ask about it.
  struct Case {
    var points: [gn_point] = []
    var rings: [Int] = []

    init(_ rings: [[gn_point]]) {
      points = rings.flatMap { $0 }
      self.rings = rings.map(\.count)
    }

    func polygon<Value>(_ body: (Polygon) throws(gn_status) -> Value) throws(gn_status) -> Value {
      let result = points.withUnsafeBufferPointer { buffer in
        rings.withUnsafeBufferPointer { counts in
          Result { () throws(gn_status) in
            try body(
              Polygon(
                Points(buffer.baseAddress, count: buffer.count), rings: counts.baseAddress, ringCount: counts.count))
          }
        }
      }
      return try result.get()
    }

    func words() throws -> [UInt64] {
      var needed = 0
      #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
        try polygon { polygon throws(gn_status) in
          try EdgeIndex.build(polygon, into: nil, capacity: 0, needed: &needed)
        }
      }
      var words = [UInt64](repeating: .max, count: needed)
      try polygon { polygon throws(gn_status) in
        try EdgeIndex.build(polygon, into: &words, capacity: words.count, needed: &needed)
      }
      return words
    }
  }

  func sides(_ words: [UInt64], _ positions: [gn_point]) throws -> [Int32] {
    var sides = [Int32](repeating: 7, count: positions.count)
    let latitudes = positions.map(\.latitude)
    let longitudes = positions.map(\.longitude)
    try EdgeIndex(words, count: words.count).sides(
      of: PositionColumns(
        Column(latitudes, stride: 8, count: latitudes.count), Column(longitudes, stride: 8, count: longitudes.count)),
      into: MutableColumn(&sides, stride: 4, count: sides.count), statuses: nil)
    return sides
  }

  /// What geodesics alone say of every edge.
  func sideByGeodesics(_ polygon: Polygon, _ position: gn_point) -> Int32 {
    let test = BorderTest(position)
    var rings = polygon.makeIterator()
    var isOuter = true
    while let ring = rings.next() {
      var isOdd = false
      var isOnBorder = false
      for edge in 0..<ring.count {
        guard let crosses = test.crosses(ring[edge], ring.end(edge)) else {
          isOnBorder = true
          break
        }
        isOdd = isOdd != crosses
      }
      if isOnBorder { return Int32(GN_ON_BORDER) }
      let isInside = ring.count > 0 && isOdd != ring.holdsNorthPole
      if isOuter != isInside { return Int32(GN_OUTSIDE) }
      isOuter = false
    }
    return Int32(GN_INSIDE)
  }

  /// A ring around a center, of edges of any length.
  func ring(_ center: gn_point, radius: Double, count: Int, _ random: inout Randomness) -> [gn_point] {
    (0..<count).map { index in
      let azimuth = (Double(index) + random.double(in: 0...0.4)) * 360 / Double(count)
      return Geodesic.direct(center, azimuth: azimuth, distance: radius * random.double(in: 0.6...1)).point
    }
  }

  func randomCase(_ random: inout Randomness) -> Case {
    let center = gn_point(
      latitude: random.element(of: [90, -90, 89.99, -89.9, 0, 1, random.double(in: -90...90)]),
      longitude: random.element(of: [-180, 0, 179.99, random.double(in: -180...179.9)]))
    let radius = random.element(of: [1, 100, 1e4, 3e5, 5e6, 9.9e6])
    var outer = ring(center, radius: radius, count: random.element(of: [3, 4, 8, 9, 60, 700]), &random)
    // Vertices on common meridians and parallels, given twice, or with the ring closed.
    if Bool.random(using: &random) {
      outer = outer.map {
        let scale = radius > 1e6 ? 1.0 : 1e5
        return gn_point(
          latitude: ($0.latitude * scale).rounded() / scale, longitude: ($0.longitude * scale).rounded() / scale)
      }
    }
    if Bool.random(using: &random) { outer.insert(outer[1], at: 1) }
    if Bool.random(using: &random) { outer.append(outer[0]) }
    if Bool.random(using: &random) { outer.reverse() }
    var rings = [outer]
    for _ in 0..<random.element(of: [0, 0, 1, 2, 20]) {
      let place = Geodesic.direct(
        center, azimuth: random.double(in: -180...180), distance: radius * random.double(in: 0...0.9)
      ).point
      rings.append(
        ring(place, radius: radius * random.double(in: 0.01...0.3), count: random.element(of: [1, 2, 3, 4, 9, 70]), &random))
    }
    return Case(rings)
  }

  func positions(_ shape: Case, _ random: inout Randomness, count: Int) -> [gn_point] {
    (0..<count).map { _ in
      let index = random.integer(in: 0...shape.points.count - 1)
      let vertex = shape.points[index]
      let next = shape.points[(index + 1) % shape.points.count]
      switch random.integer(in: 0...9) {
      case 0: return vertex
      case 1: return gn_point(latitude: random.double(in: -90...90), longitude: vertex.longitude)
      case 2: return gn_point(latitude: vertex.latitude, longitude: random.double(in: -180...180))
      case 3: return gn_point(latitude: random.element(of: [90, -90]), longitude: random.double(in: -180...180))
      case 4: return gn_point(latitude: random.double(in: -90...90), longitude: random.element(of: [180, -180, 0]))
      case 5:
        return Geodesic.direct(
          vertex, azimuth: random.double(in: -180...180), distance: random.element(of: [1e-7, 9e-7, 1.1e-6, 2e-6, 1, 1000])
        ).point
      case 6, 7:
        // Beside an edge.
        let edge = Geodesic.inverse(vertex, next)
        let place = Geodesic.direct(
          vertex, azimuth: edge.azimuthFrom, distance: edge.distance * random.double(in: 0...1))
        return Geodesic.direct(
          place.point, azimuth: place.azimuth + random.element(of: [90, -90]),
          distance: random.element(of: [0, 5e-7, 2e-6, 1e-4, 0.01, 1, 100, 1e5])
        ).point
      case 8:
        return Geodesic.direct(
          vertex, azimuth: random.double(in: -180...180), distance: random.double(in: 0...1e6)
        ).point
      default: return gn_point(latitude: random.double(in: -90...90), longitude: random.double(in: -180...180))
      }
    }
  }

  @Test func sidesAreThoseOfThePolygonAndOfGeodesics() throws {
    var random = Randomness()
    var found: [Int32: Int] = [:]
    for _ in rounds(400) {
      let shape = randomCase(&random)
      let words = try shape.words()
      let positions = positions(shape, &random, count: 100)
      let sides = try sides(words, positions)
      try shape.polygon { polygon throws(gn_status) in
        for (position, side) in zip(positions, sides) {
          found[side, default: 0] += 1
          let position = try checked(position)
          let plain = polygon.side(of: position)
          let exact = sideByGeodesics(polygon, position)
          #expect(side == plain && side == exact, "\(side) \(plain) \(exact) \(position) \(shape)")
        }
      }
    }
    #expect(found.count == 3 && found.values.allSatisfy { $0 > 100 }, "\(found)")
  }
}
