// SPDX-License-Identifier: MIT
import CGridNorth

extension Polygon {
  /// `GN_INSIDE`, `GN_ON_BORDER` (within a micrometer of an edge) or `GN_OUTSIDE`.
  public func side(of position: gn_point) -> Int32 {
    var rings = makeIterator()
    var isOuter = true
    while let ring = rings.next() {
      let side = ring.side(of: position)
      if side == Int32(GN_ON_BORDER) || isOuter && side == Int32(GN_OUTSIDE) { return side }
      if !isOuter, side == Int32(GN_INSIDE) { return Int32(GN_OUTSIDE) }
      isOuter = false
    }
    return Int32(GN_INSIDE)
  }

  /// The sides of many positions. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public func sides(
    of positions: PositionColumns, into sides: MutableColumn<Int32>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(sides.count, statuses) { row throws(gn_status) in
      sides[row] = side(of: try checked(positions[row]))
    } refuse: { row in
      sides.refuse(row)
    }
  }
}

// A ray runs from the position along its meridian to the north pole. Each edge that it meets is a change between inside
// and outside, and the area tells whether the pole is inside. The longitude is monotonic along an edge, so the
// differences of longitude to the two ends tell whether the edge crosses the meridian of the position. Two azimuths
// tell whether it crosses north of the position: of two geodesics that leave a point on the same side, the one with the
// smaller azimuth from north crosses every meridian farther north. No crossing is computed.

/// Positions nearer to an edge than this are on it, in meters.
private let borderWidth = 1e-6

extension PolygonRing {
  func side(of position: gn_point) -> Int32 {
    guard count > 0 else { return Int32(GN_OUTSIDE) }
    // The largest width of the border in degrees of longitude; near a pole, any longitude may be near.
    let parallel = WGS84.equatorialRadius * position.latitude.sineAndCosineOfDegrees.cosine
    let width = parallel > 100 ? 2 * borderWidth * ArctangentDegrees.c0 / parallel : 360
    var isOdd = false
    var from = self[0]
    var west = from.longitude.longitudeDifference(from: position.longitude)
    var index = 0
    while index < count {
      let to = end(index)
      let way = from.way(to: to)
      let next = halfOpen(to.longitude.longitudeDifference(from: position.longitude))
      let start = halfOpen(west)
      // The way of the edge around the position: it meets its meridian within the width, or is far from it.
      let low = min(start, start + way) - width
      let high = max(start, start + way) + width
      if low <= 0 && high >= 0 || high >= 360 || low <= -360 {
        if Edge(from, to).nearest(to: position).off <= borderWidth { return Int32(GN_ON_BORDER) }
      }
      if way > 0 ? start < 0 && next >= 0 : way < 0 && start >= 0 && next < 0 {
        let isNorth = way > 0 ? passesNorth(from, to, of: position) : passesNorth(to, from, of: position)
        isOdd = isOdd != isNorth
      }
      from = to
      west = next
      index &+= 1
    }
    let poleIsInside = holdsNorthPole
    return isOdd != poleIsInside ? Int32(GN_INSIDE) : Int32(GN_OUTSIDE)
  }

  /// A meridian belongs to the side east of it: differences are in [-180, 180).
  @inline(__always)
  private func halfOpen(_ difference: Double) -> Double { difference == 180 ? -180 : difference }

  /// Whether an edge from west to east that crosses the meridian of a position crosses it north of the position.
  private func passesNorth(_ west: gn_point, _ east: gn_point, of position: gn_point) -> Bool {
    if east.longitude == position.longitude { return east.latitude > position.latitude }
    // An edge that begins at a pole turns there to the meridian of its end, and follows it.
    if west.isPole { return west.latitude > 0 }
    if east.isPole { return east.latitude > 0 }
    // Azimuths lose digits toward the antipodes, so the azimuths are computed at the nearer end.
    let fromWest = Geodesic.inverse(west, position)
    let fromEast = Geodesic.inverse(east, position)
    if fromWest.distance <= fromEast.distance {
      return Geodesic.inverse(west, east).azimuthFrom.absolute < fromWest.azimuthFrom.absolute
    }
    return Geodesic.inverse(east, west).azimuthFrom.absolute < fromEast.azimuthFrom.absolute
  }

  /// Whether the north pole lies inside.
  private var holdsNorthPole: Bool {
    // Most rings need no area. One that spans less than half of the longitudes contains no pole. One that goes around
    // the axis and stays away from the equator contains the pole on its side.
    var longitude = 0.0
    var low = 0.0
    var high = 0.0
    var south = 90.0
    var north = -90.0
    var index = 0
    while index < count {
      let from = self[index]
      longitude += from.way(to: end(index))
      low = min(low, longitude)
      high = max(high, longitude)
      south = min(south, from.latitude)
      north = max(north, from.latitude)
      index &+= 1
    }
    if high - low < 179.999 { return false }
    let isOnce = longitude.absolute > 359 && longitude.absolute < 361
    if isOnce, south > 1 { return true }
    if isOnce, north < -1 { return false }
    return RingMeasure(self).holdsNorthPole
  }
}
