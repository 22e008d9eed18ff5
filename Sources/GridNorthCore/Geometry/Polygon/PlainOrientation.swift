// SPDX-License-Identifier: MIT
import CGridNorth

// Which way a ring runs, without geodesics.
//
// On the cylinder of equal areas, with the longitude across and the sine of the authalic latitude up, the area of a ring that
// holds no pole is that of its image: the sum of what lies between its edges and a level, here that of the first vertex. The
// sines of the latitudes themselves are taken, and straight edges. Both differ so little from what they stand for, but for a
// factor that all have in common, that the sum tells the direction of nearly every ring; where it does not, geodesics do
// (RingMeasure).

extension PolygonRing {
  /// `GN_COUNTERCLOCKWISE` or `GN_CLOCKWISE`; 0 if it takes geodesics to tell.
  @inline(never)
  var plainOrientation: Int32 {
    guard isNarrow else { return 0 }
    let level = self[0].latitude.sineAndCosineOfDegrees.sine
    // Eight lanes, so that the sums are the same with blocks of any width.
    var sums = Eight(repeating: 0)
    var doubts = sums
    var areFar: UInt8 = 0
    var index = 0
    while index < count {
      // Past the last edge, these are edges from the first vertex to itself.
      let start = block(from: index)
      let end = block(from: index &+ 1)
      let degrees = end.longitude.longitudeDifference(from: start.longitude)
      let way = degrees / ArctangentDegrees.c0
      let from = start.latitude.sineAndCosineOfDegrees.sine
      let to = end.latitude.sineAndCosineOfDegrees.sine
      let rise = to - from
      let middle = 0.5 * (from + to) - level
      sums = sums + Eight(way * middle, at: index & 7)
      // The sine of the authalic latitude is a nearly linear function of the sine of the latitude: half of its second derivative
      // is less than 0.0136 of the first. The image of a geodesic bends away from its chord by less than `bend` as long as it is
      // short and not near a pole.
      let height = middle.absolute + rise.absolute
      let bend = way * way + 50 * (rise * rise)
      let doubt = way.absolute * (0.0137 * (height * height) + 1.1 * bend + 1e-14)
      doubts = doubts + Eight(doubt, at: index & 7)
      areFar |= Block.bits(
        (start.latitude.absolute .> 75) .| (degrees.absolute .> 2)
          .| ((end.latitude - start.latitude).absolute .> 2))
      index &+= Block.width
    }
    guard areFar == 0 else { return 0 }
    var (sum, doubt) = (0.0, 0.0)
    var lane = 0
    while lane < 8 {
      sum += sums.lane(lane)
      doubt += doubts.lane(lane)
      lane &+= 1
    }
    // The area counts southward, as that of RingMeasure does.
    return sum < -doubt ? Int32(GN_COUNTERCLOCKWISE) : sum > doubt ? Int32(GN_CLOCKWISE) : 0
  }
}
