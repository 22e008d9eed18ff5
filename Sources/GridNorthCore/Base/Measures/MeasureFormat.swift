// SPDX-License-Identifier: MIT
import CGridNorth

/// Lengths, areas, angles, speeds and courses as people read them.
public enum Measure {
  /// Larger values are refused: no length or area on Earth is larger, and all digits of smaller ones can be written.
  static let largest = 1e15
  /// The limit for reading: a text may have been rounded up.
  static let largestRead = 1e16

  static func check(_ value: Double) throws(gn_status) {
    guard value.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard value.absolute <= largest else { throw GN_ERROR_MEASURE }
  }

  static func checkedDigits(_ digits: Int32) throws(gn_status) -> Int {
    guard digits >= 0, digits <= 15 else { throw GN_ERROR_DIGITS }
    return Int(truncatingIfNeeded: digits)
  }

  /// A unit in which measures are written up to a limit.
  struct Step {
    let unit: MeasureUnit
    /// From here on, in the unit itself, the next larger one is used.
    var limit = Double.infinity
  }

  /// Writes a measure in the smallest unit in which the rounded number is below the limit.
  static func write(
    _ value: Double, _ small: Step, _ middle: Step?, _ large: Step, digits: Int, to text: inout TextSink
  ) {
    var step = small
    var number = rounded(value / step.unit.size, digits, usual: (significant: 2, decimals: 3))
    if let middle, number.magnitude >= step.limit {
      step = middle
      number = rounded(value / step.unit.size, digits, usual: (significant: 3, decimals: 20))
    }
    if number.magnitude >= step.limit {
      step = large
      number = rounded(value / step.unit.size, digits, usual: (significant: 3, decimals: 20))
    }
    text.append(number)
    text.append(" ")
    text.append(step.unit)
  }

  /// For 0 digits, the usual number of significant digits, all digits before the point, and at most `usual.decimals` decimals.
  static func rounded(_ value: Double, _ digits: Int, usual: (significant: Int, decimals: Int)) -> RoundedNumber {
    digits == 0
      ? RoundedNumber(value, significant: usual.significant, decimals: (0, usual.decimals))
      : RoundedNumber(value, significant: digits, decimals: (-15, 20))
  }
}
