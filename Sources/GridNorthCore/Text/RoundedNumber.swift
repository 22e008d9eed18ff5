// SPDX-License-Identifier: MIT

/// A number that has been rounded to decimal digits: so many units of its last decimal, or of a power of ten.
struct RoundedNumber {
  /// Below 10^16.
  private var units: UInt64
  /// How many decimals there are; negative for units of ten, hundred ...: -15 ... 20.
  private var decimals: Int
  private let isNegative: Bool

  /// Rounds a number of magnitude up to 10^15 to so many significant digits (1 ... 15), as far as the number of
  /// decimals (-15 ... 20) stays in its range; half to even. Zero has no decimals.
  ///
  /// The product with the power of ten is rounded: 2.675, which is a little less as a double, becomes 2.68.
  init(_ value: Double, significant: Int, decimals range: (fewest: Int, most: Int)) {
    let magnitude = value.absolute
    var decimals = significant &- 1
    var power = 10.0
    while magnitude >= power, decimals > range.fewest {
      power = power * 10
      decimals &-= 1
    }
    power = 1
    while magnitude * power < 1, decimals < range.most {
      power = power * 10
      decimals &+= 1
    }
    decimals = max(range.fewest, min(decimals, range.most))
    let scale = Self.power(decimals)
    units = (decimals < 0 ? magnitude / scale : magnitude * scale).roundedToEven.wholeNumber
    // Rounding may reach the next power of ten, which has one decimal less.
    if Double(units) >= Self.power(significant), decimals > range.fewest {
      units /= 10
      decimals &-= 1
    }
    self.decimals = units == 0 ? 0 : decimals
    isNegative = value < 0 && units != 0
  }

  /// Rounds a part of a turn, 0 ... `turn`, to so many decimals (0 ... 12), half to even; the whole turn is 0.
  init(_ value: Double, ofTurn turn: UInt64, decimals: Int) {
    // The fraction is exact. With decimals, the units of a whole number are even in number, so they do not affect ties.
    let whole = decimals == 0 ? 0 : value.floored
    let scale = Self.power(decimals)
    let rest = ((value - whole) * scale).roundedToEven.wholeNumber
    let sum = whole.wholeNumber &* scale.wholeNumber &+ rest
    units = sum < turn &* scale.wholeNumber ? sum : 0
    self.decimals = decimals
    isNegative = false
  }

  /// Without the sign.
  var magnitude: Double {
    let scale = Self.power(decimals)
    return decimals < 0 ? Double(units) * scale : Double(units) / scale
  }

  /// Ten to the power of a magnitude up to 22: exact.
  private static func power(_ places: Int) -> Double {
    var rest = places < 0 ? 0 &- places : places
    var power = 1.0
    while rest > 0 {
      power = power * 10
      rest &-= 1
    }
    return power
  }

  /// Writes the digits, with all decimals; at most 32 bytes. Returns their number.
  fileprivate func write(to out: UnsafeMutablePointer<UInt8>) -> Int {
    let fraction = max(decimals, 0)
    let zeros = max(0 &- decimals, 0)
    var digits = 1
    var rest = units / 10
    while rest > 0 {
      rest /= 10
      digits &+= 1
    }
    digits = max(digits, fraction &+ 1)
    let length = (isNegative ? 1 : 0) &+ digits &+ (fraction > 0 ? 1 : 0) &+ zeros
    var end = out + length
    // SAFETY: filled from the last byte to the first: as many as were counted.
    func put(_ byte: UInt8) {
      end -= 1
      end[0] = byte
    }
    var place = 0 &- zeros
    rest = units
    while place < digits {
      if place == fraction, place > 0 { put(0x2E) }
      put(place < 0 ? 0x30 : 0x30 &+ UInt8(truncatingIfNeeded: rest % 10))
      if place >= 0 { rest /= 10 }
      place &+= 1
    }
    if isNegative { put(0x2D) }
    return length
  }
}

extension TextSink {
  /// Appends a rounded number with all of its decimals, zeros at the end too. Never "-0".
  mutating func append(_ number: RoundedNumber) {
    append { number.write(to: $0) }
  }
}
