// SPDX-License-Identifier: MIT
import CGridNorth

/// Up to 22 digits, four bits each.
struct TypedDigits {
  private var head: UInt64 = 0
  private var tail: UInt64 = 0
  private(set) var count = 0

  mutating func append(_ digit: Int) {
    let shift = UInt64(truncatingIfNeeded: count < 11 ? count : count &- 11) &* 4
    let bits = UInt64(truncatingIfNeeded: digit) &<< shift
    if count < 11 { head |= bits } else { tail |= bits }
    count &+= 1
  }

  func digit(at index: Int) -> Int { Int(truncatingIfNeeded: self[index]) }

  private subscript(index: Int) -> UInt64 {
    let shift = UInt64(truncatingIfNeeded: index < 11 ? index : index &- 11) &* 4
    return ((index < 11 ? head : tail) &>> shift) & 15
  }

  /// What the digits `from` ... `to` can still name along an axis of a square, in micrometers; no more than eleven of them.
  func extent(from: Int, to: Int) -> (low: UInt64, high: UInt64) {
    var size = Patch.side
    var low: UInt64 = 0
    var index = from
    while index < to {
      size /= 10
      low &+= self[index] &* size
      index &+= 1
    }
    return (low, low &+ size)
  }
}

/// The digits of a reference typed so far, easting before northing, perhaps separated by a blank.
///
/// Until the end it is open how many of them are the easting: "1234" may become 12 34, 123 4.. or 1234 ....; each of
/// these precisions is a separate reading, which leaves a patch of the square.
struct DigitGroup {
  private(set) var digits = TypedDigits()
  /// The number of digits before a blank in the middle.
  private var parting: Int?
  /// A blank after the last digit: another digit would follow a separator.
  var endsWithBlank = false
  /// The largest number of digits for an axis.
  let precision: Int

  init(precision: Int) {
    self.precision = precision
  }

  /// Takes another digit, or returns why it is not allowed.
  mutating func append(_ digit: Int) -> gn_status {
    if endsWithBlank, digits.count > 0 {
      guard parting == nil else { return GN_ERROR_MGRS_ODD_DIGITS }
      guard digits.count <= precision else { return GN_ERROR_MGRS_TOO_MANY_DIGITS }
      parting = digits.count
    }
    guard digits.count < 2 &* (parting ?? precision) else {
      return parting == nil ? GN_ERROR_MGRS_TOO_MANY_DIGITS : GN_ERROR_MGRS_ODD_DIGITS
    }
    endsWithBlank = false
    digits.append(digit)
    return GN_OK
  }

  /// The precision of the digits so far; nil if easting and northing do not have the same number of digits.
  var wholePrecision: Int? {
    let half = digits.count &>> 1
    guard digits.count & 1 == 0, parting == nil || parting == half else { return nil }
    return half
  }

  /// The precisions with which more digits can follow; none if `low` is above `high`.
  var openPrecisions: (low: Int, high: Int) {
    let count = digits.count
    if let parting {
      return endsWithBlank || count == 2 &* parting ? (1, 0) : (parting, parting)
    }
    if endsWithBlank, count > 0 { return (count, min(count, precision)) }
    return ((count &>> 1) &+ 1, min(count &+ 1, precision))
  }

  /// The characters that may follow, wherever the square lies.
  var nextAnywhere: UInt64 {
    let open = openPrecisions
    return open.low <= open.high ? CharacterBits.digits : CharacterBits.none
  }

  /// Whether it can be or become the digits of a reference, for any square.
  var isPossibleAnywhere: Bool { wholePrecision != nil || nextAnywhere != CharacterBits.none }

  func patch(_ square: Square, _ precision: Int) -> Patch {
    let eastings = min(digits.count, precision)
    var patch = Patch(square)
    patch.east = digits.extent(from: 0, to: eastings)
    patch.north = digits.extent(from: eastings, to: digits.count)
    return patch
  }

  /// Whether it can be or become the digits of a reference in one square, and with which digits it goes on.
  func next(in square: Square) -> (isPossible: Bool, digits: UInt64) {
    var isPossible = false
    var bits = CharacterBits.none
    if let precision = wholePrecision { isPossible = patch(square, precision).touchesZone }
    let open = openPrecisions
    var precision = open.low
    while precision <= open.high, bits != CharacterBits.digits {
      let whole = patch(square, precision)
      if whole.touchesZone {
        isPossible = true
        bits |= whole.isInside ? CharacterBits.digits : next(in: square, precision, without: bits)
      }
      precision &+= 1
    }
    return (isPossible, bits)
  }

  private func next(in square: Square, _ precision: Int, without known: UInt64) -> UInt64 {
    var bits = CharacterBits.none
    var digit = 0
    while digit < 10 {
      let bit = CharacterBits.digit(digit)
      if known & bit == 0 {
        var longer = self
        longer.digits.append(digit)
        if longer.patch(square, precision).touchesZone { bits |= bit }
      }
      digit &+= 1
    }
    return bits
  }

  /// The field that the next digit goes to, if the reference gets the largest number of digits.
  var field: Int {
    let count = digits.count
    if let parting { return count < 2 &* parting ? Int(GN_FIELD_NORTHING) : Int(GN_FIELD_END) }
    if count >= 2 &* precision { return Int(GN_FIELD_END) }
    return count >= precision || (endsWithBlank && count > 0) ? Int(GN_FIELD_NORTHING) : Int(GN_FIELD_EASTING)
  }
}
