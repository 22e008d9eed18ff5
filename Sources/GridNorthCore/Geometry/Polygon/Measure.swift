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
  public func orientation() -> Int32 {
    let plain = outer.plainOrientation
    guard plain == 0 else { return plain }
    let measure = RingMeasure(outer)
    return measure.area.absolute < RingMeasure.smallestArea ? 0 : measure.orientation
  }
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
  /// Whether the north pole lies inside: whether the ring winds around it an odd number of times.
  let holdsNorthPole: Bool
  /// The same of the south pole.
  let holdsSouthPole: Bool

  /// Square meters: the sign of a smaller area may be that of the errors of short edges.
  static let smallestArea = 1e-4

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
      let edge = ring.edges(from: index).geodesics
      let solution = edge.solve()
      let area = pole == 0 ? -edge.areaToEquator(solution) : edge.areaToPole(solution)
      areas.add(Eight(area, at: index))
      perimeters.add(Eight(edge.distance(solution), at: index))
      magnitudes = magnitudes + Eight(area.absolute, at: index)
      ways = ways + Eight(edge.way, at: index)
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
    let isAroundPole = turns.isOddNumber
    // The sum counts each place as often as the ring winds around it, counterclockwise. This is how often it counts the
    // north pole: never in a sum from the south pole, all turns in one from the north pole, half of them in one from the
    // equator.
    var windings = pole == 0 ? 0.5 * (isAroundPole ? turns + 1 : turns) : pole < 0 ? 0 : turns
    let half = 0.5 * Geodesic.earthArea
    if pole == 0, isAroundPole { area.add(half) }
    // If the ring halves the earth, its inside is to the left: the area is positive.
    // At most one for every four edges in ordinary rounding, and one more: between an edge and the equator there is no
    // more than a quarter of the earth.
    var left = ring.count &+ 2
    while left > 0, area.value > half + RingMeasure.rounding {
      area.add(-Geodesic.earthArea)
      windings -= 1
      left &-= 1
    }
    while left > 0, area.value <= RingMeasure.rounding - half {
      area.add(Geodesic.earthArea)
      windings += 1
      left &-= 1
    }
    self.area = area.value.clamped(-half, half)
    perimeter = perimeters.total.value
    self.magnitude = magnitude
    holdsNorthPole = windings.isOddNumber
    holdsSouthPole = (windings - turns).isOddNumber
  }

  /// `GN_COUNTERCLOCKWISE`, `GN_CLOCKWISE` or 0.
  var orientation: Int32 {
    // The largest sum that rounding gives a ring without area; positions have steps of a nanometer.
    if area.absolute <= max(1e-15 * magnitude, 1e-18) { return 0 }
    return area < 0 ? Int32(GN_CLOCKWISE) : Int32(GN_COUNTERCLOCKWISE)
  }
}

extension Double {
  /// Whether a whole number is odd.
  fileprivate var isOddNumber: Bool { self - 2 * (self * 0.5).roundedToEven != 0 }
}
