// SPDX-License-Identifier: MIT
import CGridNorth

extension Polygon {
  /// Area, positive if the outer ring runs counterclockwise, without the holes; and the perimeter of all rings.
  /// Square meters and meters.
  public func measure() -> (area: Double, perimeter: Double) {
    var rings = makeIterator()
    var area = LongSum()
    var perimeter = LongSum()
    var sign = 0.0
    while let ring = rings.next() {
      let measure = RingMeasure(ring)
      perimeter.add(measure.perimeter)
      if sign == 0 {
        sign = measure.area < 0 ? -1 : 1
        area.add(measure.area.absolute)
      } else {
        area.add(-measure.area.absolute)
      }
    }
    // Holes remove no more than there is, so the sign is that of the outer ring.
    return (area: area.value > 0 ? sign * area.value : 0, perimeter: perimeter.value)
  }

  /// Which way the outer ring runs: `GN_COUNTERCLOCKWISE`, `GN_CLOCKWISE` or 0.
  public func orientation() -> Int32 { RingMeasure(outer).orientation }
}

// The area of a ring, by Karney 2013, section 6: the sum of the areas S12 between its edges and the equator, plus half
// of the earth if it goes around a pole. S12 is positive for an edge that goes east in the north, so a counterclockwise
// ring has a negative sum. The differences of longitude tell whether it goes around a pole: then they sum to an odd
// number of turns.
//
// The areas S12 of a ring around a pole sum to nearly half of the earth, with errors to match. So if all vertices are
// near a pole, the areas between the edges and that pole are summed instead.

/// The results of a sum over the edges of a ring.
struct RingMeasure {
  /// Square meters, in (-half, half] of the earth's area; positive if counterclockwise.
  let area: Double
  /// Meters.
  let perimeter: Double
  /// The sum of the magnitudes of the terms of the area.
  let magnitude: Double
  /// Turns to the east: 1 or -1 around the earth's axis, between the poles; more if it crosses itself.
  let turns: Double
  /// Whether the north pole lies inside.
  let holdsNorthPole: Bool

  /// Square meters: a sum that should be half of the earth departs from it by less.
  private static let rounding = 1.0

  init(_ ring: PolygonRing) {
    var areas = LongSums<Eight>()
    var perimeters = LongSums<Eight>()
    var magnitudes = Eight(repeating: 0)
    var ways = Eight(repeating: 0)
    let pole = ring.pole
    var index = 0
    while index < ring.count {
      // Past the last edge, these are edges from the first vertex to itself.
      let start = ring.block(from: index)
      let end = ring.block(from: index &+ 1)
      let solution = GeodesicInverse(start.latitude, start.longitude, end.latitude, end.longitude).solve()
      let area = pole == 0 ? -solution.areaToEquator : solution.areaToPole
      areas.add(Eight(area, at: index))
      perimeters.add(Eight(solution.distance, at: index))
      magnitudes = magnitudes + Eight(area.absolute, at: index)
      ways = ways + Eight(solution.way, at: index)
      index &+= Block.width
    }
    var area = areas.total
    var magnitude = 0.0
    var longitudes = 0.0
    var lane = 0
    while lane < 8 {
      magnitude += magnitudes.lane(lane)
      longitudes += ways.lane(lane)
      lane &+= 1
    }
    let turns = (longitudes / 360).roundedToEven
    let isAroundPole = turns - 2 * (turns * 0.5).roundedToEven != 0
    let half = 0.5 * Geodesic.earthArea
    var isLeftInside = true
    if pole == 0 {
      if isAroundPole { area.add(half) }
    } else {
      // The sum from the equator would be smaller by this many whole earths.
      let earths = 0.5 * (pole * turns - (isAroundPole ? 1 : 0))
      isLeftInside = earths - 2 * (earths * 0.5).roundedToEven == 0
    }
    // If the ring halves the earth, its inside is to the left: the area is positive.
    // At most one for every four edges in ordinary rounding, and one more: between an edge and the equator there is no
    // more than a quarter of the earth.
    var left = ring.count &+ 2
    while left > 0, area.value > half + RingMeasure.rounding {
      area.add(-Geodesic.earthArea)
      isLeftInside.toggle()
      left &-= 1
    }
    while left > 0, area.value <= RingMeasure.rounding - half {
      area.add(Geodesic.earthArea)
      isLeftInside.toggle()
      left &-= 1
    }
    self.area = area.value.clamped(-half, half)
    perimeter = perimeters.total.value
    self.magnitude = magnitude
    self.turns = turns
    // If the ring goes around the axis, the part on its left has the north pole if it goes east. Otherwise both poles
    // are on one side, and the sum is the area of the other side; that is the larger one if the earth's area had to be
    // subtracted.
    holdsNorthPole = isAroundPole ? (turns > 0) == isLeftInside : !isLeftInside
  }

  /// `GN_COUNTERCLOCKWISE`, `GN_CLOCKWISE` or 0.
  var orientation: Int32 {
    // The largest sum that rounding gives a ring without area; positions have steps of a nanometer.
    if area.absolute <= max(1e-15 * magnitude, 1e-18) { return 0 }
    return area < 0 ? Int32(GN_CLOCKWISE) : Int32(GN_COUNTERCLOCKWISE)
  }

  /// Whether the south pole lies inside.
  var holdsSouthPole: Bool { turns - 2 * (turns * 0.5).roundedToEven != 0 ? !holdsNorthPole : holdsNorthPole }
}
