// SPDX-License-Identifier: MIT

/// A number that has been rounded to decimal digits: a count of units of its last decimal, or of a power of ten.
struct RoundedNumber {
  /// Below 10^16.
  private var units: UInt64
  /// How many decimals there are; negative for units of ten, hundred ...: -15 ... 20.
  private var decimals: Int
  private let isNegative: Bool
  /// How many digits stand before the point at least: zeros, if need be.
  private var wholeDigits = 1

  /// Rounds a number of magnitude up to 10^15 to 1 ... 15 significant digits, as far as the number of
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

  /// Rounds an azimuth that has been reduced to -180 ... 180 degrees to 0 ... 12 decimals of a degree or a
  /// mil in [0, 360) or [0, 6400), half to even. Exact: one rounding of the angle as it is. Padded: three or four digits
  /// before the point.
  init(azimuth: Double, isMils: Bool, decimals: Int, isPadded: Bool) {
    let turn = (isMils ? 6400 : 360) &* UInt64.powerOfTen(decimals)
    let units = Self.units(of: azimuth.absolute, isMils: isMils, decimals: decimals)
    // The units of a turn are even in number, so they do not affect ties.
    self.units = units == 0 || azimuth > 0 ? units : turn &- units
    self.decimals = decimals
    isNegative = false
    if isPadded { wholeDigits = isMils ? 4 : 3 }
  }

  /// Rounds an angle of 0 ... 180 degrees to 0 ... 12 decimals of a degree or a mil, half to even. Exact.
  init(angle: Double, isMils: Bool, decimals: Int) {
    units = Self.units(of: angle, isMils: isMils, decimals: decimals)
    self.decimals = decimals
    isNegative = false
  }

  /// A mil is 9/160 of a degree.
  private static func units(of angle: Double, isMils: Bool, decimals: Int) -> UInt64 {
    let power = UInt64.powerOfTen(decimals)
    var (halves, isMore) = angle.halves(of: isMils ? 160 &* power : power)
    if isMils {
      isMore = isMore || halves % 9 != 0
      halves /= 9
    }
    let units = halves >> 1
    return halves & 1 == 1 && (isMore || units & 1 == 1) ? units &+ 1 : units
  }

  var isZero: Bool { units == 0 }

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
    digits = max(digits, fraction &+ wholeDigits)
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
