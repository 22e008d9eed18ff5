// SPDX-License-Identifier: MIT

extension Double {
  /// The whole number below or at `self`, for 0 <= self < 2^51; some number, never a trap, for any other value.
  ///
  /// Adding 2^52 leaves the number in the low bits of the significand.
  @inline(__always)
  var wholeNumber: UInt64 {
    (floored + 4_503_599_627_370_496).bitPattern & 0xF_FFFF_FFFF_FFFF
  }
}
