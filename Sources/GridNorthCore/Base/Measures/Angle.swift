// SPDX-License-Identifier: MIT
import CGridNorth

extension Measure {
  /// NATO mils of a turn.
  static let mils = 6400.0

  /// Writes an angle; parameters as gn_angle_format() takes them.
  public static func formatAngle(
    _ degrees: Double, unit: Int32, decimals: Int32, into out: UnsafeMutablePointer<CChar>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    try check(degrees)
    guard unit >= Int32(GN_ANGLE_DEGREES), unit <= Int32(GN_ANGLE_POINTS_16) else { throw GN_ERROR_UNIT }
    guard decimals >= 0, decimals <= 12 else { throw GN_ERROR_DECIMALS }
    let places = Int(truncatingIfNeeded: decimals)
    let azimuth = Angle.reduce(longitude: degrees)
    var text = TextSink(out, capacity: capacity)
    switch unit {
    case Int32(GN_ANGLE_DEGREES):
      text.append(RoundedNumber(azimuth: azimuth, isMils: false, decimals: places, isPadded: false))
      text.append("\u{B0}")
    case Int32(GN_ANGLE_MILS):
      text.append(RoundedNumber(azimuth: azimuth, isMils: true, decimals: places, isPadded: false))
      text.append(" mil")
    case Int32(GN_ANGLE_POINTS_8): text.append(CompassPoint(nearest: azimuth, of: 8))
    default: text.append(CompassPoint(nearest: azimuth, of: 16))
    }
    try text.finish(capacity: capacity, needed: &needed)
  }

  /// Reads an angle in degrees; the text as gn_angle_parse() takes it.
  public static func parseAngle(_ text: ASCII) throws(TextRefusal) -> Double {
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    if let point = scanner.compassPoint() {
      guard !isLetter(scanner.byte) else { throw scanner.refusal(GN_ERROR_TEXT_LETTER) }
      try scanner.end()
      return point.degrees
    }
    return try scanner.measure { scanner in
      if let size = scanner.angleUnitName() { return scanner.endsUnit() ? size : nil }
      return scanner.takeDegreeSign() ? 1 : nil
    }
  }
}

extension TextScanner {
  /// Passes the name of a unit for angles and returns its degrees; nil if there is none.
  mutating func angleUnitName() -> Double? {
    if takeName("D") || takeName("DEG") || takeName("DEGREE") || takeName("DEGREES") { return 1 }
    return takeName("MIL") || takeName("MILS") ? 360 / Measure.mils : nil
  }

  /// Passes a degree sign or a substitute for it, but no letter.
  mutating func takeDegreeSign() -> Bool {
    guard !isLetter(byte), let character = character(), character.isDegree else { return false }
    offset &+= character.width
    return true
  }
}

/// One of sixteen directions.
struct CompassPoint {
  /// 0 ... 15, clockwise from north.
  private let number: Int

  init(_ number: UInt64) {
    self.number = Int(truncatingIfNeeded: number & 15)
  }

  /// The nearest of 8 or 16 points to -180 ... 180 degrees; of two that are as near, the one with the even number.
  init(nearest azimuth: Double, of count: UInt64) {
    // The quotient of an angle that lies off the middle between two points does not round to it. Counted from either side,
    // the numbers of a point are both even or both odd.
    let steps = (azimuth.absolute / (360 / Double(count))).roundedToEven.wholeNumber
    self.init((azimuth < 0 ? count &- steps : steps) &* (16 / count))
  }

  var degrees: Double { 22.5 * Double(number) }

  /// A letter of the name, 0 ... 2; a blank after the last one.
  func letter(_ index: Int) -> UInt8 {
    // SAFETY: three of each of sixteen.
    Self.names.utf8Start[number &* 3 &+ index]
  }

  private static let names: StaticString = "N  NNENE ENEE  ESESE SSES  SSWSW WSWW  WNWNW NNW"
}

extension TextSink {
  fileprivate mutating func append(_ point: CompassPoint) {
    var index = 0
    while index < 3 {
      let letter = point.letter(index)
      if letter != 0x20 { append(byte: letter) }
      index &+= 1
    }
  }
}

extension TextScanner {
  /// Passes the longest name of a compass point that stands here; nil if there is none.
  fileprivate mutating func compassPoint() -> CompassPoint? {
    var longest: CompassPoint?
    var length = 0
    var number: UInt64 = 0
    while number < 16 {
      let point = CompassPoint(number)
      var index = 0
      while index < 3, byte(after: index) == point.letter(index), point.letter(index) != 0x20 { index &+= 1 }
      if index > length, index == 3 || point.letter(index) == 0x20 {
        longest = point
        length = index
      }
      number &+= 1
    }
    offset &+= length
    return longest
  }
}
