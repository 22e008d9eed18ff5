// SPDX-License-Identifier: MIT

/// A quarter of a grid: x and y away from its axes, which no cell crosses. Latitudes and longitudes count away from the
/// equator and from the central meridian; near a pole longitudes count away from the y axis.
///
/// In a zone latitude grows with y and falls with x, and longitude grows with both. Near a pole latitude falls with both,
/// longitude grows with x and falls with y.
enum GridQuarter {
  case zone
  case polar

  func position(x: Double, y: Double) -> (latitude: Double, longitude: Double) {
    switch self {
    case .zone: TransverseMercator.position(x: x, y: y)
    case .polar: PolarStereographic.inverse(x: x, y: y)
    }
  }

  func point(latitude: Double, longitude: Double) -> (x: Double, y: Double) {
    let phi = latitude.sineAndCosineOfDegrees
    let lambda = longitude.sineAndCosineOfDegrees
    switch self {
    case .zone: return TransverseMercator.forward(latitude: phi, longitude: lambda)
    case .polar: return PolarStereographic.forward(latitude: phi, longitude: lambda)
    }
  }
}

/// A polygon in a quarter of a grid. Its sides are lines of the grid, parallels and meridians.
///
/// It begins as a cell and is then cut by parallels and meridians. Each of them meets its outline in two points at
/// most, because latitude and longitude are monotonic along every side.
struct Ring {
  /// The coordinate that is constant along a side.
  enum Side {
    case easting
    case northing
    case parallel
    case meridian
  }

  struct Corner {
    var x = 0.0
    var y = 0.0
    var latitude = 0.0
    var longitude = 0.0
    /// The side that leads to the next corner.
    var side = Side.easting

    fileprivate init() {}

    fileprivate init(x: Double, y: Double, _ position: Position, side: Side) {
      self.x = x
      self.y = y
      (latitude, longitude) = position
      self.side = side
    }

    fileprivate func isKept(_ line: Side, _ degrees: Double, _ keepsBeyond: Bool) -> Bool {
      let angle = line == .parallel ? latitude : longitude
      return keepsBeyond ? angle >= degrees : angle <= degrees
    }
  }

  typealias Position = (latitude: Double, longitude: Double)
  typealias CellCorners = (southWest: Position, southEast: Position, northEast: Position, northWest: Position)
  typealias Extent = (latitude: (low: Double, high: Double), longitude: (low: Double, high: Double))

  /// A cell has four corners, or five at a pole; each of four cuts adds one.
  private static let capacity = 16

  let quarter: GridQuarter
  private(set) var count = 0
  private var storage:
    (
      Corner, Corner, Corner, Corner, Corner, Corner, Corner, Corner, Corner, Corner, Corner, Corner, Corner, Corner,
      Corner, Corner
    )

  private init(_ quarter: GridQuarter) {
    self.quarter = quarter
    let none = Corner()
    storage = (none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none)
  }

  /// A cell of the grid; its corners run counterclockwise as x and y do.
  init(_ quarter: GridQuarter, x: (low: Double, high: Double), y: (low: Double, high: Double)) {
    self.init(quarter)
    if case .polar = quarter, x.low == 0, y.low == 0 {
      // All longitudes meet at the pole: the outline follows it like a parallel.
      append(Corner(x: 0, y: 0, (90, 0), side: .parallel))
      append(Corner(x: 0, y: 0, (90, 90), side: .northing))
    } else {
      append(corner(x.low, y.low, .northing))
    }
    append(corner(x.high, y.low, .easting))
    append(corner(x.high, y.high, .northing))
    append(corner(x.low, y.high, .easting))
  }

  /// A cell of a zone whose corners are known.
  init(x: (low: Double, high: Double), y: (low: Double, high: Double), _ corners: CellCorners) {
    self.init(.zone)
    append(Corner(x: x.low, y: y.low, corners.southWest, side: .northing))
    append(Corner(x: x.high, y: y.low, corners.southEast, side: .easting))
    append(Corner(x: x.high, y: y.high, corners.northEast, side: .northing))
    append(Corner(x: x.low, y: y.high, corners.northWest, side: .easting))
  }

  private func corner(_ x: Double, _ y: Double, _ side: Side) -> Corner {
    Corner(x: x, y: y, quarter.position(x: x, y: y), side: side)
  }

  /// Repeats the corners without end.
  subscript(index: Int) -> Corner { withCorners { $0[index] } }

  /// Repeats the corners without end.
  private struct Corners {
    let base: UnsafePointer<Corner>
    let count: Int

    // SAFETY: the remainder is below `count`, which is 1 to 16.
    subscript(index: Int) -> Corner { base[index % max(1, count) & 15] }
  }

  /// Hands on the corners. To reach them the ring is copied, so loops call this once.
  @inline(__always)
  private func withCorners<Result>(_ body: (Corners) -> Result) -> Result {
    withUnsafeBytes(of: storage) { bytes in
      body(Corners(base: bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Corner.self), count: count))
    }
  }

  @inline(never)
  private mutating func append(_ corner: Corner) {
    guard count < Self.capacity else { return }
    let index = count
    withUnsafeMutableBytes(of: &storage) { bytes in
      // SAFETY: checked.
      bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Corner.self)[index & 15] = corner
    }
    count &+= 1
  }

  /// The part beyond a parallel or meridian, as seen from the equator or the central meridian, or the part on this side
  /// of it.
  ///
  /// The method of Sutherland and Hodgman: walk along the outline, keep the inside, and follow the cut from where the
  /// outline leaves to where it returns.
  @inline(never)
  func cut(_ line: Side, _ degrees: Double, keepsBeyond: Bool) -> Ring {
    withCorners { corners in
      var ring = Ring(quarter)
      var index = 0
      while index < count {
        let here = corners[index]
        let isInside = here.isKept(line, degrees, keepsBeyond)
        if isInside { ring.append(here) }
        if isInside != corners[index &+ 1].isKept(line, degrees, keepsBeyond) {
          var crossing = crossing(of: here, with: line, degrees)
          crossing.side = isInside ? line : here.side
          ring.append(crossing)
        }
        index &+= 1
      }
      return ring
    }
  }

  /// Where the side that starts at a corner crosses a parallel or meridian.
  private func crossing(of corner: Corner, with line: Side, _ degrees: Double) -> Corner {
    var result = Corner()
    if line == .parallel { result.latitude = degrees } else { result.longitude = degrees }
    switch (corner.side, quarter) {
    case (.parallel, _), (.meridian, _):
      if line == .parallel { result.longitude = corner.longitude } else { result.latitude = corner.latitude }
      (result.x, result.y) = quarter.point(latitude: result.latitude, longitude: result.longitude)
    case (.easting, .zone):
      result.x = corner.x
      let angle = degrees.sineAndCosineOfDegrees
      if line == .parallel {
        (result.longitude, result.y) = GridCrossing.easting(corner.x, parallel: angle)
      } else {
        (result.latitude, result.y) = GridCrossing.easting(corner.x, meridian: angle)
      }
    case (.northing, .zone):
      result.y = corner.y
      let angle = degrees.sineAndCosineOfDegrees
      if line == .parallel {
        (result.longitude, result.x) = GridCrossing.northing(corner.y, parallel: angle)
      } else {
        (result.latitude, result.x) = GridCrossing.northing(corner.y, meridian: angle)
      }
    case (_, .polar):
      let isEasting = corner.side == .easting
      let fixed = isEasting ? corner.x : corner.y
      let along: Double
      if line == .parallel {
        let radius = quarter.point(latitude: degrees, longitude: 0).y
        along = (radius * radius - fixed * fixed).root
      } else {
        let angle = degrees.sineAndCosineOfDegrees
        along = isEasting ? fixed * (angle.cosine / angle.sine) : fixed * (angle.sine / angle.cosine)
      }
      (result.x, result.y) = isEasting ? (fixed, along) : (along, fixed)
      let position = quarter.position(x: result.x, y: result.y)
      if line == .parallel { result.longitude = position.longitude } else { result.latitude = position.latitude }
    }
    return result
  }

  /// The part between parallels and meridians; nil if it is empty.
  func cut(latitude: (low: Double, high: Double), longitude: (low: Double, high: Double)) -> Ring? {
    let whole = extent
    var ring = self
    if whole.latitude.low < latitude.low { ring = ring.cut(.parallel, latitude.low, keepsBeyond: true) }
    if whole.latitude.high > latitude.high { ring = ring.cut(.parallel, latitude.high, keepsBeyond: false) }
    if whole.longitude.low < longitude.low { ring = ring.cut(.meridian, longitude.low, keepsBeyond: true) }
    if whole.longitude.high > longitude.high { ring = ring.cut(.meridian, longitude.high, keepsBeyond: false) }
    return ring.count > 2 ? ring : nil
  }

  /// The smallest and the largest latitude and longitude: all are at corners.
  var extent: Extent {
    withCorners { corners in
      var latitude = (low: corners[0].latitude, high: corners[0].latitude)
      var longitude = (low: corners[0].longitude, high: corners[0].longitude)
      var index = 1
      while index < count {
        let corner = corners[index]
        latitude = (min(latitude.low, corner.latitude), max(latitude.high, corner.latitude))
        longitude = (min(longitude.low, corner.longitude), max(longitude.high, corner.longitude))
        index &+= 1
      }
      return (latitude, longitude)
    }
  }

  /// Area and centroid on the grid, in square meters and meters. Near a pole parallels are drawn as polygons.
  var centroid: (area: Double, x: Double, y: Double) { withCorners { centroid(of: $0) } }

  private func centroid(of corners: Corners) -> (area: Double, x: Double, y: Double) {
    let origin = corners[0]
    var area = 0.0
    var x = 0.0
    var y = 0.0
    var before = (x: 0.0, y: 0.0)
    func add(_ point: (x: Double, y: Double)) {
      let here = (x: point.x - origin.x, y: point.y - origin.y)
      let twice = before.x * here.y - here.x * before.y
      area += twice
      x += twice * (before.x + here.x)
      y += twice * (before.y + here.y)
      before = here
    }
    var index = 0
    while index < count {
      let corner = corners[index]
      let next = corners[index &+ 1]
      add((corner.x, corner.y))
      if case .polar = quarter, corner.side == .parallel {
        var piece = 1.0
        while piece < 16 {
          let longitude = corner.longitude + piece * 0.0625 * (next.longitude - corner.longitude)
          add(quarter.point(latitude: corner.latitude, longitude: longitude))
          piece += 1
        }
      }
      index &+= 1
    }
    guard area > 0 else { return (0, origin.x, origin.y) }
    return (0.5 * area, origin.x + x / (3 * area), origin.y + y / (3 * area))
  }
}
