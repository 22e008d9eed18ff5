// SPDX-License-Identifier: MIT
import CGridNorth

extension Measure {
  /// Writes a speed; parameters as gn_speed_format() takes them.
  public static func formatSpeed(
    _ metersPerSecond: Double, unit: Int32, digits: Int32, into out: UnsafeMutablePointer<CChar>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    guard metersPerSecond.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard metersPerSecond.absolute <= largest else { throw GN_ERROR_SPEED }
    let isPace = unit == Int32(GN_SPEED_MINUTES_PER_KILOMETER)
    let unit = isPace ? nil : try SpeedUnit(unit)
    let digits = try checkedDigits(digits)
    var text = TextSink(out, capacity: capacity)
    if let unit {
      let value = metersPerSecond * unit.seconds / unit.length.meters
      text.append(rounded(value, digits, usual: (significant: 3, decimals: 1)))
      text.append(unit)
    } else {
      try text.append(Pace(metersPerSecond))
      text.append(" min/km")
    }
    try text.finish(capacity: capacity, needed: &needed)
  }

  /// Reads a speed in meters per second; the text as gn_speed_parse() takes it.
  public static func parseSpeed(_ text: ASCII) throws(TextRefusal) -> Double {
    var scanner = TextScanner(text)
    try scanner.begin()
    if scanner.take("--:--") {
      try scanner.expectUnit()
      guard scanner.paceUnit(isNamed: false) != nil else { throw scanner.refusal(GN_ERROR_TEXT_UNIT) }
      try scanner.end()
      return 0
    }
    let number = try scanner.measureNumber()
    var speed = 0.0
    if !number.hasPoint, scanner.take(0x3A) {
      let seconds = number.value * 60 + (try scanner.secondsOfPace())
      try scanner.expectUnit()
      guard let unit = scanner.paceUnit(isNamed: false) else { throw scanner.refusal(GN_ERROR_TEXT_UNIT) }
      speed = unit.meters / seconds
    } else {
      try scanner.expectUnit()
      var walk = scanner
      if let unit = walk.speedUnit(), walk.endsUnit() {
        speed = number.value * unit.length.meters / unit.seconds
      } else {
        walk = scanner
        guard let unit = walk.paceUnit(isNamed: true) else { throw scanner.refusal(GN_ERROR_TEXT_UNIT) }
        speed = unit.meters / (number.value * 60)
      }
      scanner = walk
    }
    try scanner.end()
    return try number.measure(speed, status: GN_ERROR_SPEED)
  }
}

/// A unit of length and the seconds in which it is covered.
struct SpeedUnit {
  let length: LengthUnit
  let seconds: Double

  /// A GN_SPEED_ value, but no pace.
  fileprivate init(_ unit: Int32) throws(gn_status) {
    switch unit {
    case Int32(GN_SPEED_METERS_PER_SECOND): self.init(.meter, 1)
    case Int32(GN_SPEED_KILOMETERS_PER_HOUR): self.init(.kilometer, 3600)
    case Int32(GN_SPEED_MILES_PER_HOUR): self.init(.mile, 3600)
    case Int32(GN_SPEED_KNOTS): self.init(.nauticalMile, 3600)
    default: throw GN_ERROR_UNIT
    }
  }

  fileprivate init(_ length: LengthUnit, _ seconds: Double) {
    self.length = length
    self.seconds = seconds
  }
}

/// The time for a kilometer, in minutes and seconds.
private struct Pace {
  /// The seconds of a kilometer, 1 ... 59999; 0 for a speed without a pace.
  let seconds: UInt32
  let isNegative: Bool

  init(_ metersPerSecond: Double) throws(gn_status) {
    let seconds = 1000 / metersPerSecond.absolute
    // Also where the speed is 0.
    let whole = seconds < 60_000 ? seconds.roundedToEven.wholeNumber : 60_000
    guard whole > 0 else { throw GN_ERROR_SPEED }
    self.seconds = whole < 60_000 ? UInt32(truncatingIfNeeded: whole) : 0
    isNegative = metersPerSecond < 0
  }
}

extension TextSink {
  fileprivate mutating func append(_ unit: SpeedUnit) {
    switch unit.length {
    case .mile: append(" mph")
    case .nauticalMile: append(" kn")
    case .kilometer: append(" km/h")
    default: append(" m/s")
    }
  }

  fileprivate mutating func append(_ pace: Pace) {
    guard pace.seconds > 0 else { return append("--:--") }
    if pace.isNegative { append(byte: 0x2D) }
    append(RoundedNumber(Double(pace.seconds / 60), significant: 3, decimals: (0, 0)))
    append(byte: 0x3A)
    append(byte: 0x30 &+ UInt8(truncatingIfNeeded: pace.seconds % 60 / 10))
    append(byte: 0x30 &+ UInt8(truncatingIfNeeded: pace.seconds % 10))
  }
}

extension TextScanner {
  /// Passes the seconds behind the colon: two digits.
  fileprivate mutating func secondsOfPace() throws(TextRefusal) -> Double {
    let start = offset
    guard digitsAhead() == 2, let seconds = digits(2) else { throw refusal(GN_ERROR_TEXT_DIGITS) }
    guard seconds < 60 else { throw TextRefusal(GN_ERROR_TEXT_SIXTY, at: start) }
    return Double(seconds)
  }

  /// Passes a unit of speed; nil if there is none.
  fileprivate mutating func speedUnit() -> SpeedUnit? {
    if takeName("KMH") || takeName("KPH") { return SpeedUnit(.kilometer, 3600) }
    if takeName("MPH") { return SpeedUnit(.mile, 3600) }
    if takeName("KN") || takeName("KT") || takeName("KTS") || takeName("KNOT") || takeName("KNOTS") {
      return SpeedUnit(.nauticalMile, 3600)
    }
    guard let length = lengthUnit(), takePer() else { return nil }
    if takeName("S") || takeName("SEC") || takeName("SECOND") { return SpeedUnit(length, 1) }
    if takeName("MIN") || takeName("MINUTE") { return SpeedUnit(length, 60) }
    return takeName("H") || takeName("HR") || takeName("HOUR") ? SpeedUnit(length, 3600) : nil
  }

  /// Passes "min/km" or, where the minutes need no name, "/km", in any unit of length; nil if there is no such.
  fileprivate mutating func paceUnit(isNamed: Bool) -> LengthUnit? {
    var walk = self
    let hasName = walk.takeName("MIN")
    guard hasName || !isNamed, walk.takePer(), let unit = walk.lengthUnit(), walk.endsUnit() else { return nil }
    self = walk
    return unit
  }

  /// Passes a slash or "per", and the blanks around it.
  private mutating func takePer() -> Bool {
    skipBlanks()
    guard take(0x2F) || takeName("PER") else { return false }
    skipBlanks()
    return true
  }
}
