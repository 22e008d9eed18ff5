// SPDX-License-Identifier: MIT
import CGridNorth

/// Lengths, areas and angles as people read them.
public enum Measure {
  /// What is beyond is refused: no length or area on Earth is, and all digits of the others can be written.
  static let largest = 1e15
  /// Of what is read: a text may have been rounded up.
  static let largestRead = 1e16

  static func check(_ value: Double) throws(gn_status) {
    guard value.isFinite else { throw GN_NOT_FINITE }
    guard value.absolute <= largest else { throw GN_MEASURE }
  }

  static func checkedDigits(_ digits: Int32) throws(gn_status) -> Int {
    guard digits >= 0, digits <= 15 else { throw GN_DIGITS }
    return Int(truncatingIfNeeded: digits)
  }

  /// A unit in which measures are written up to a limit.
  struct Step {
    let unit: MeasureUnit
    /// From here on, in the unit itself, the next larger one is used.
    var limit = Double.infinity
  }

  /// Writes a measure in the first unit, the smallest first, in which it is below the limit when it is rounded.
  static func write(
    _ value: Double, _ small: Step, _ middle: Step?, _ large: Step, digits: Int, to text: inout TextSink
  ) {
    var step = small
    var number = rounded(value / step.unit.size, digits, isSmallest: true)
    if let middle, number.magnitude >= step.limit {
      step = middle
      number = rounded(value / step.unit.size, digits, isSmallest: false)
    }
    if number.magnitude >= step.limit {
      step = large
      number = rounded(value / step.unit.size, digits, isSmallest: false)
    }
    text.append(number)
    text.append(" ")
    text.append(step.unit)
  }

  /// Of 0 digits: what people expect. Three significant ones and all before the point; of the smallest unit two, and
  /// three decimals at most.
  private static func rounded(_ value: Double, _ digits: Int, isSmallest: Bool) -> RoundedNumber {
    digits == 0
      ? RoundedNumber(value, significant: isSmallest ? 2 : 3, decimals: (0, isSmallest ? 3 : 20))
      : RoundedNumber(value, significant: digits, decimals: (-15, 20))
  }

  /// Writes a text to the caller's memory; `length` is what it needs in any case.
  static func finish(_ text: TextSink, capacity: Int, length: inout Int) throws(gn_status) {
    length = text.length
    guard text.finish(capacity: capacity) else { throw GN_BUFFER_TOO_SMALL }
  }
}
