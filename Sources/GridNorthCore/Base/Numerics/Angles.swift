// SPDX-License-Identifier: MIT

extension Lanes {
  /// A longitude in degrees reduced to [-180, 180), exactly; for magnitudes up to `Angle.largestDirect`.
  ///
  /// The quotient is below 2^32, so 360 times it is exact; the difference is a multiple of the last place of `self` and
  /// smaller than `self`, so it is exact as well. Only an exact half rounds to a half, because the last place of `self`
  /// is worth more than half a last place of the quotient. So the only case left is an exact 180, which becomes -180.
  @inline(__always)
  var reducedLongitude: Self {
    let turns = (self / 360).roundedToEven
    let reduced = self - 360 * turns
    return reduced.replacing(with: Self(repeating: -180), where: reduced .== 180)
  }

  /// The same for magnitudes below 540 degrees: `reducedLongitude` without a division.
  @inline(__always)
  var turnedLongitude: Self {
    self - Self(repeating: 0).adding(360, where: self .>= 180).adding(-360, where: self .< -180)
  }

  /// The shorter way in degrees from one reduced longitude to this one, in [-180, 180].
  ///
  /// Turned by 360 before the subtraction, so that nothing is lost between neighbors across the antimeridian.
  @inline(__always)
  func longitudeDifference(from other: Self) -> Self {
    let wide = self - other
    return adding(-360, where: wide .> 180).adding(360, where: wide .< -180) - other
  }

  /// The same to half a unit of the last place, also of long ways; and of two ways of 180 degrees the one to the west.
  ///
  /// What the subtraction rounds off is added again (two-sum).
  @inline(__always)
  func exactLongitudeDifference(from other: Self) -> Self {
    let wide = self - other
    let part = wide - self
    let lost = (self - (wide - part)) - (other + part)
    return wide.reducedLongitude + lost
  }

  /// The azimuth in degrees of the vector (east, north), clockwise from north, in (-180, 180]; 0 for the zero vector. A
  /// zero is +0.
  @inline(__always)
  static func azimuth(east: Self, north: Self) -> Self {
    azimuth(reduced: arctangentInDegrees(y: east, x: north) + 0)
  }

  /// An azimuth in (-180, 180], from one in [-180, 180].
  @inline(__always)
  static func azimuth(reduced angle: Self) -> Self {
    angle.replacing(with: Self(repeating: 180), where: angle .== -180)
  }
}

extension Double {
  /// This longitude plus as many turns as bring it next to another number.
  @inline(__always)
  func continued(nextTo longitude: Double) -> Double {
    self + 360 * ((longitude - self) / 360).roundedToEven
  }
}

enum Angle {
  /// The largest magnitude of a longitude, in degrees, that `reducedLongitude` takes: 2^40.
  static let largestDirect = 1_099_511_627_776.0

  /// At most 33 in any rounding.
  private static let mostReductions = 40

  /// Reduces any finite longitude in degrees to [-180, 180), exactly.
  ///
  /// Larger magnitudes lose 360 * 2^k times a whole number of at most 33 bits at each step: products and differences
  /// that need no rounding, some 30 steps for the largest double.
  @inline(never)
  static func reduce(longitude: Double) -> Double {
    if longitude.absolute < 180 { return longitude }
    var rest = longitude
    var round = 0
    while rest.absolute > largestDirect, round < mostReductions {
      let exponent = (rest.absolute.bitPattern >> 52) &- 1023
      let turn = 360 * Double(bitPattern: (1023 &+ exponent &- 40) << 52)
      rest = rest - turn * (rest.absolute / turn).floored.signed(as: rest)
      round &+= 1
    }
    return rest.reducedLongitude
  }
}
