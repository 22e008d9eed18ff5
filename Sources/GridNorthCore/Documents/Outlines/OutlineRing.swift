// SPDX-License-Identifier: MIT
import CGridNorth

/// The vertices of a ring or a line as GeoJSON will have them: rounded to their decimals before any decision, so that
/// rounding cannot contradict it.
struct OutlineRing {
  private enum Source {
    case shape(ShapeLine)
    case polygon(PolygonRing)
    case route(Points)
    case box(BoxLine)
  }

  private let source: Source
  let count: Int
  let decimals: Decimals
  var isReversed = false

  /// The last computed vertices of a shape.
  private var eight = (latitude: Eight(repeating: 0), longitude: Eight(repeating: 0))
  private var eightStart = -1

  init(_ line: ShapeLine, decimals: Decimals) {
    source = .shape(line)
    count = line.count
    self.decimals = decimals
  }

  init(_ ring: PolygonRing, decimals: Decimals) {
    source = .polygon(ring)
    count = ring.count
    self.decimals = decimals
  }

  init(_ route: Points, decimals: Decimals) {
    source = .route(route)
    count = route.count
    self.decimals = decimals
  }

  init(_ box: BoxLine, decimals: Decimals) {
    source = .box(box)
    count = box.count
    self.decimals = decimals
  }

  /// Whether its edges are straight in degrees, not geodesics.
  var isStraight: Bool {
    if case .box = source { return true }
    return false
  }

  /// The altitude of a vertex of a polygon; NaN if there is none.
  func altitude(_ position: Int) -> Double {
    guard case .polygon(let ring) = source else { return .nan }
    return ring.altitude(index(position))
  }

  /// Most calls are on the first way round.
  @inline(__always)
  private func index(_ position: Int) -> Int {
    let index = position < count ? position : position % max(1, count)
    return isReversed && index > 0 ? count &- index : index
  }

  /// Meters: longer than all edges. Vertices of a shape lie within its radius, and move by less than a unit when they are
  /// rounded.
  var longestEdge: Double {
    guard case .shape(let line) = source else { return Edge.longest }
    return (2 * max(line.radius, line.innerRadius) + 300_000 * decimals.unit).clamped(0, Edge.longest)
  }

  /// Whether the ring has three vertices or more where those that are written as one place, and follow each other or end where it
  /// begins, are one.
  var hasThreePlaces: Bool {
    mutating get {
      let first = exactVertex(0)
      var places = 1
      var before = first
      var index = 1
      while index < count, places <= 3 {
        let here = exactVertex(index)
        if !decimals.areSame(here, before) { places &+= 1 }
        before = here
        index &+= 1
      }
      return places > 3 || places == 3 && !decimals.areSame(before, first)
    }
  }

  /// Repeats the vertices without end. Longitudes are in [-180, 180).
  @inline(never)
  mutating func vertex(_ position: Int) -> gn_point {
    let point = exactVertex(position)
    return gn_point(
      latitude: decimals.rounded(point.latitude), longitude: decimals.rounded(point.longitude).reducedLongitude)
  }

  /// A vertex before it is rounded.
  private mutating func exactVertex(_ position: Int) -> gn_point {
    let index = index(position)
    switch source {
    case .polygon(let ring): return ring[index]
    case .route(let points): return points[index]
    case .box(let box): return box.vertex(index)
    case .shape(let line):
      let start = index & ~7
      if start != eightStart {
        eight = line.eight(from: start)
        eightStart = start
      }
      return gn_point(latitude: eight.latitude.lane(index), longitude: eight.longitude.lane(index))
    }
  }
}

extension Decimals {
  /// Whether two positions are written as the same place. Longitudes -180 and 180 are the same.
  func areSame(_ a: gn_point, _ b: gn_point) -> Bool {
    func areSameText(_ a: Double, _ b: Double) -> Bool {
      areSame(a.absolute, b.absolute) && ((a < 0) == (b < 0) || areSame(a.absolute, 0) || areSame(a.absolute, 180))
    }
    func written(_ longitude: Double) -> Double {
      longitude.absolute <= 180 ? longitude : Angle.reduce(longitude: longitude)
    }
    return areSameText(a.latitude, b.latitude) && areSameText(written(a.longitude), written(b.longitude))
  }

  /// The value of a number after it is written.
  @inline(__always)
  func rounded(_ value: Double) -> Double { (value * scale).roundedToEven / scale }
}
