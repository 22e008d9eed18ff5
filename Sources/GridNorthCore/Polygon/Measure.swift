// SPDX-License-Identifier: MIT
import CGridNorth

extension Polygon {
  /// Area, positive if the outer ring runs counterclockwise, without the holes; and the perimeter of all rings.
  /// Square metres and metres.
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
    // Holes take out no more than there is: the sign is that of the outer ring.
    return (area: area.value > 0 ? sign * area.value : 0, perimeter: perimeter.value)
  }

  /// Which way the outer ring runs: `GN_COUNTERCLOCKWISE`, `GN_CLOCKWISE` or 0.
  public func orientation() -> Int32 { RingMeasure(outer).orientation }
}

// The area of a ring, by Karney 2013, section 6: the sum of the areas S12 between its edges and the equator, and half
// of the earth more where it goes around a pole. S12 is positive for an edge that goes east in the north, so a
// counterclockwise ring has a negative sum. Edges that do not stay on one side of a pole decide it: around one, the
// differences of longitude sum up to an odd number of turns.

/// What a sum over the edges of a ring tells.
struct RingMeasure {
  /// Square metres, in (-half, half] of the earth's area; positive if counterclockwise.
  let area: Double
  /// Metres.
  let perimeter: Double
  /// The sum of the magnitudes of which the area is the sum.
  let magnitude: Double
  /// Turns to the east: 1 or -1 around the earth's axis, between the poles; more if it crosses itself.
  let turns: Double
  /// Whether the north pole lies inside.
  let holdsNorthPole: Bool

  /// Square metres: more than a sum that ought to be half of the earth departs from it.
  private static let rounding = 1.0

  init(_ ring: PolygonRing) {
    var areas = LongSums<Eight>()
    var perimeters = LongSums<Eight>()
    var magnitudes = Eight(repeating: 0)
    var ways = Eight(repeating: 0)
    var index = 0
    while index < ring.count {
      // Beyond the last edge these are from the first vertex to itself.
      let start = ring.block(from: index)
      let end = ring.block(from: index &+ 1)
      let solution = GeodesicInverse(start.latitude, start.longitude, end.latitude, end.longitude).solve()
      let area = solution.area
      areas.add(Eight(-area, at: index))
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
    if isAroundPole { area.add(0.5 * Geodesic.earthArea) }
    // Of two halves the inside is the one to the left: its area is positive.
    let half = 0.5 * Geodesic.earthArea
    var isLeftInside = true
    while area.value > half + RingMeasure.rounding {
      area.add(-Geodesic.earthArea)
      isLeftInside.toggle()
    }
    while area.value <= RingMeasure.rounding - half {
      area.add(Geodesic.earthArea)
      isLeftInside.toggle()
    }
    self.area = min(area.value, half)
    perimeter = perimeters.total.value
    self.magnitude = magnitude
    self.turns = turns
    // Around the pole, the part on the left is that of the north pole if the ring goes east. Otherwise both poles lie
    // on one side, and the sum is the area of the other: the larger one, if the earth had to be taken off.
    holdsNorthPole = isAroundPole ? (turns > 0) == isLeftInside : !isLeftInside
  }

  /// `GN_COUNTERCLOCKWISE`, `GN_CLOCKWISE` or 0.
  var orientation: Int32 {
    // What a ring without area has by rounding.
    if area.absolute <= 1e-15 * magnitude { return 0 }
    return area < 0 ? Int32(GN_CLOCKWISE) : Int32(GN_COUNTERCLOCKWISE)
  }

  /// Whether the south pole lies inside.
  var holdsSouthPole: Bool { turns - 2 * (turns * 0.5).roundedToEven != 0 ? !holdsNorthPole : holdsNorthPole }
}
