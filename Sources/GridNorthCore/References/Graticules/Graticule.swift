// SPDX-License-Identifier: MIT
import CGridNorth

/// A place on a net of meridians and parallels, in whole units that divide a degree. Nothing is rounded before the only
/// division, which gives degrees.
struct GraticulePlace {
  /// Units from 180 degrees west and from the South Pole, to the corner.
  var east: UInt64
  var north: UInt64
  let unitsPerDegree: UInt64

  init(east: UInt64, north: UInt64, unitsPerDegree: UInt64) {
    self.east = east
    self.north = north
    self.unitsPerDegree = unitsPerDegree
  }

  /// The unit that holds a position. The North Pole belongs to the last row.
  init(_ point: gn_point, unitsPerDegree: UInt64) throws(gn_status) {
    // Most positions need no reduction; neither number is NaN then.
    let isPlain = point.latitude.absolute <= 90 && point.longitude.absolute < 180
    let point = isPlain ? point : try checked(point)
    self.init(
      east: Self.units(point.longitude, from: 180, unitsPerDegree),
      north: min(Self.units(point.latitude, from: 90, unitsPerDegree), 180 &* unitsPerDegree &- 1),
      unitsPerDegree: unitsPerDegree)
  }

  /// How many units lie between an origin, whole degrees south or west, and an angle. An edge is the double nearest to
  /// it: that is what -72.9 means, though its product with the units of a degree may round to less than a whole number.
  @inline(__always)
  private static func units(_ degrees: Double, from origin: Double, _ unitsPerDegree: UInt64) -> UInt64 {
    let scale = Double(unitsPerDegree)
    let product = degrees * scale
    var units = product.floored
    // Product and edge are within 0.002 units of what they stand for.
    if (product - units - 0.5).absolute >= 0.49 { units = corrected(units, by: degrees, scale) }
    return (units + origin * scale).nearestWholeNumber
  }

  /// The whole units that do not exceed an angle near an edge, from a number that is at most one too large or too small.
  @inline(never)
  private static func corrected(_ units: Double, by degrees: Double, _ scale: Double) -> Double {
    if units / scale > degrees { return units - 1 }
    return (units + 1) / scale <= degrees ? units + 1 : units
  }

  /// The cell that has its corner here. Half units are below 2^53, so each quotient is the double nearest to the edge.
  func cell(size: UInt64, precision: Int) -> gn_graticule_cell {
    let side = Double(size)
    let scale = Double(unitsPerDegree)
    let corner = SIMD2(
      Double(Int64(truncatingIfNeeded: north &- 90 &* unitsPerDegree)),
      Double(Int64(truncatingIfNeeded: east &- 180 &* unitsPerDegree)))
    let southWest = corner / scale
    let northEast = (corner + side) / scale
    let center = (corner + corner + side) / (scale + scale)
    return gn_graticule_cell(
      bounds: gn_bounds(south: southWest[0], west: southWest[1], north: northEast[0], east: northEast[1]),
      center: gn_point(latitude: center[0], longitude: center[1]),
      precision: Int32(truncatingIfNeeded: precision), reserved: 0)
  }
}
