// SPDX-License-Identifier: MIT

extension Lanes {
  /// A longitude in degrees reduced to [-180, 180), exactly; for magnitudes up to `Angle.largestDirect`.
  ///
  /// The quotient is below 2^32, so 360 times it is exact; the difference is a multiple of the last place of `self` and
  /// smaller than `self`, so it is exact as well. Only a quotient that is a half in truth is one after rounding, because the
  /// last place of `self` is worth more than half a last place of the quotient: so all that may be left to do is to turn an
  /// exact 180 over.
  @inline(__always)
  var reducedLongitude: Self {
    let turns = (self / 360).roundedToEven
    let reduced = self - 360 * turns
    return reduced.replacing(with: Self(repeating: -180), where: reduced .== 180)
  }

  /// The shorter way in degrees from one reduced longitude to this one, in [-180, 180].
  ///
  /// What the subtraction rounds off is added again (two-sum), so that nothing is lost across the antimeridian.
  @inline(__always)
  func longitudeDifference(from other: Self) -> Self {
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

enum Angle {
  /// The largest magnitude of a longitude, in degrees, that `reducedLongitude` takes: 2^40.
  static let largestDirect = 1_099_511_627_776.0

  /// Reduces any finite longitude in degrees to [-180, 180), exactly.
  ///
  /// Larger magnitudes lose 360 * 2^k times a whole number of at most 33 bits at each step: products and differences
  /// that need no rounding, some 30 steps for the largest double.
  static func reduce(longitude: Double) -> Double {
    var rest = longitude
    while rest.absolute > largestDirect {
      let exponent = (rest.absolute.bitPattern >> 52) &- 1023
      let turn = 360 * Double(bitPattern: (1023 &+ exponent &- 40) << 52)
      rest = rest - turn * (rest.absolute / turn).floored.signed(as: rest)
    }
    return rest.reducedLongitude
  }
}
