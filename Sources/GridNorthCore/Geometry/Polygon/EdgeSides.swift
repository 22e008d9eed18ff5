// SPDX-License-Identifier: MIT
import CGridNorth

// A ray runs from the position along its meridian to the north pole. Each edge that it meets is a change between inside
// and outside, and the area tells whether the pole is inside. The longitude is monotonic along an edge, so the
// differences of longitude to the two ends tell whether the edge crosses the meridian of the position. Where it crosses
// is seldom a question: the chord between the ends, straight in degrees, is so near to the edge that only positions next
// to it need the geodesic.

/// Positions nearer to an edge than this are on it, in meters.
let borderWidth = 1e-6

/// A position, and how near to it in longitude an edge must come to touch it.
struct BorderTest {
  let position: gn_point
  /// More than the width of the border in degrees of longitude; near a pole, any longitude may be near.
  let width: Double

  init(_ position: gn_point) {
    self.position = position
    // The radius of the parallel, or less, by a third next to a pole: the cosine lies above its chord.
    let parallel = WGS84.equatorialRadius * (1.0 / 90) * (90 - position.latitude.absolute)
    width = parallel > 60 ? 2 * borderWidth * ArctangentDegrees.c0 / parallel : 360
  }
}

/// How edges lie to a position, as far as it can be told without geodesics.
struct EdgeSides<L: Lanes> {
  /// Cross the meridian of the position north of it. Not where the edge is unclear.
  let cross: L.Mask
  /// May pass within the border, or on either side of the position.
  let areUnclear: L.Mask

  /// Edges between reduced points.
  ///
  /// On a great circle the latitude f of the longitude t has f'' = -sin f cos f - 2 tan f f'^2. So over a width w and a
  /// height h, both in radians, it departs from the chord by less than w^2/16 + tan f h^2/4 if both are small; the
  /// constants below are these for degrees, half as large again for the ellipsoid and for slopes that change: for heights up
  /// to 0.5 degrees at latitudes to 80, and up to 2.8 degrees at latitudes to 60. Longer edges are told by the rectangle
  /// around them: between two points of one latitude, 2w apart in longitude, tan f grows by 1/cos w: by less than w^2/3.5 for
  /// w up to 45 degrees.
  @inline(__always)
  init(from: (latitude: L, longitude: L), to: (latitude: L, longitude: L), _ test: BorderTest) {
    let latitude = test.position.latitude
    let way = to.longitude.longitudeDifference(from: from.longitude)
    let rise = to.latitude - from.latitude
    let start = from.longitude.longitudeDifference(from: L(repeating: test.position.longitude))
    let end = to.longitude.longitudeDifference(from: L(repeating: test.position.longitude))
    let isEastward = way .> 0
    let crossesEastward = L.and(start .< 0, end .>= 0)
    let crossesWestward = L.and(start .>= 0, end .< 0)
    let crosses = L.or(
      L.and(isEastward, crossesEastward), L.and(way .< 0, crossesWestward))

    // The way of the edge around the position: it meets its meridian within the width, or is far from it.
    let goal = start + way
    let low = L.select(start .< goal, start, goal) - test.width
    let high = L.select(start .< goal, goal, start) + test.width
    let touches = L.or(L.and(low .<= 0, high .>= 0), L.or(high .>= 360, low .<= -360))

    let north = L.select(from.latitude .< to.latitude, to.latitude, from.latitude)
    let south = L.select(from.latitude .< to.latitude, from.latitude, to.latitude)
    let width = way.absolute
    let range = LatitudeRange(from: south, to: north, width: width)
    let isAbove = range.south .> latitude
    let isBelow = range.north .< latitude
    // Where the chord runs: times the width, so that nothing is divided.
    let height = rise.absolute
    let offset = (latitude - from.latitude) * way + rise * start
    let isLow = L.and(north .<= 60, south .>= -60)
    let bend = L(repeating: 0.0372).replacing(with: L(repeating: 0.0114), where: isLow)
    let bulge: L = 0.0017 * (width * width) + bend * (height * height) + 1e-10
    let doubt: L = width * bulge + height * test.width
    let isShort = L.and(
      width .< 2.8,
      L.or(L.and(isLow, height .< 2.8), L.and(height .< 0.5, L.and(north .<= 80, south .>= -80))))
    let isClear = L.and(isShort, doubt .< offset.absolute)
    let isNorth = L.or(isAbove, L.and(isClear, L.select(isEastward, offset, -offset) .< 0))
    let isKnown = L.or(isClear, L.or(isAbove, isBelow))
    // The way of an edge half around the earth has its own rule.
    areUnclear = L.or(L.and(touches, L.not(isKnown)), width .>= 179)
    self.cross = L.and(L.and(crosses, isNorth), L.and(isKnown, L.not(areUnclear)))
  }
}

/// The latitudes that an edge stays between.
struct LatitudeRange<L: Lanes> {
  let south: L
  let north: L

  /// The reach of an edge between two latitudes, over a width in degrees of longitude. It bends toward a pole, so within a
  /// hemisphere it is never nearer to the equator than its ends. One between opposite points of the equator leaves it toward either
  /// pole.
  @inline(__always)
  init(from south: L, to north: L, width: L) {
    let bulge = (0.0013 * (width * width) + 1e-9).replacing(with: L(repeating: 180), where: width .> 90)
    let rounding = L(repeating: 1e-9)
    self.south = south - bulge.replacing(with: rounding, where: south .> 0)
    self.north = north + bulge.replacing(with: rounding, where: north .< 0)
  }
}

extension BorderTest {
  /// Whether an edge crosses the meridian of the position north of it: by the plane of a great circle, and if that does not tell
  /// by geodesics. Nil if the position lies on the edge. Adds the steps of work.
  func crosses(_ from: gn_point, _ to: gn_point, _ steps: inout Int) -> Bool? {
    let start = from.longitude.longitudeDifference(from: position.longitude)
    let end = to.longitude.longitudeDifference(from: position.longitude)
    let way = from.way(to: to)
    let low = min(start, start + way) - width
    let high = max(start, start + way) + width
    let touches = low <= 0 && high >= 0 || high >= 360 || low <= -360
    let crosses = way > 0 ? start < 0 && end >= 0 : way < 0 && start >= 0 && end < 0
    guard touches || crosses else { return false }
    if let side = side(of: from, to, way) { return crosses && (way > 0 ? side < 0 : side > 0) }
    if touches {
      let edge = Edge(from, to)
      steps &+= edge.stepsOfNearest
      if edge.nearest(to: position).off <= borderWidth { return nil }
    }
    guard crosses else { return false }
    return way > 0 ? passesNorth(from, to) : passesNorth(to, from)
  }

  /// On which side of an edge the position lies, away from poles, where left is north of what runs eastward; nil if it is too near
  /// to tell.
  private func side(of from: gn_point, _ to: gn_point, _ way: Double) -> Double? {
    let farthest = max(position.latitude.absolute, max(from.latitude.absolute, to.latitude.absolute))
    guard way.absolute < 90, farthest < 89.9 else { return nil }
    return EdgePlane(from, to).side(of: SphereVector(position))
  }

  /// Whether an edge from west to east that crosses the meridian of the position crosses it north of the position.
  ///
  /// Two azimuths tell: of two geodesics that leave a point on the same side, the one with the smaller azimuth from north
  /// crosses every meridian farther north. No crossing is computed.
  private func passesNorth(_ west: gn_point, _ east: gn_point) -> Bool {
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
}
