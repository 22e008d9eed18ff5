// SPDX-License-Identifier: MIT
import CGridNorth

extension Measure {
  /// Writes a course; parameters as gn_course_format() takes them.
  public static func formatCourse(
    _ degrees: Double, north: Int32, unit: Int32, decimals: Int32, into out: UnsafeMutablePointer<CChar>?,
    capacity: Int, needed: inout Int
  ) throws(gn_status) {
    try check(degrees)
    guard north >= Int32(GN_NORTH_TRUE.rawValue), north <= Int32(GN_NORTH_MAGNETIC.rawValue) else {
      throw GN_ERROR_NORTH
    }
    let (isMils, places) = try checkedUnit(unit, decimals)
    var text = TextSink(out, capacity: capacity)
    let azimuth = Angle.reduce(longitude: degrees)
    text.append(RoundedNumber(azimuth: azimuth, isMils: isMils, decimals: places, isPadded: true))
    text.appendUnit(isMils: isMils)
    switch north {
    case Int32(GN_NORTH_TRUE.rawValue): text.append(" T")
    case Int32(GN_NORTH_GRID.rawValue): text.append(" G")
    default: text.append(" M")
    }
    try text.finish(capacity: capacity, needed: &needed)
  }

  /// Reads a course: its degrees and its north, a GN_NORTH_ value; the text as gn_course_parse() takes it.
  public static func parseCourse(_ text: ASCII) throws(TextRefusal) -> (degrees: Double, north: Int32) {
    var scanner = TextScanner(text)
    let number = try scanner.measureNumber()
    let size = scanner.angleUnitOrDegrees()
    guard let north = scanner.north() else {
      throw scanner.isAtEnd ? TextRefusal(GN_ERROR_NORTH, at: scanner.offset) : scanner.refusal(GN_ERROR_NORTH)
    }
    try scanner.end()
    return (try number.measure(number.value * size), Int32(truncatingIfNeeded: north.rawValue))
  }

  /// Writes a declination; parameters as gn_declination_format() takes them.
  public static func formatDeclination(
    _ degrees: Double, unit: Int32, decimals: Int32, into out: UnsafeMutablePointer<CChar>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    guard degrees.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard degrees.absolute <= 180 else { throw GN_ERROR_DECLINATION }
    let (isMils, places) = try checkedUnit(unit, decimals)
    let number = RoundedNumber(angle: degrees.absolute, isMils: isMils, decimals: places)
    var text = TextSink(out, capacity: capacity)
    text.append(number)
    text.appendUnit(isMils: isMils)
    if !number.isZero {
      if degrees > 0 { text.append(" E") } else { text.append(" W") }
    }
    try text.finish(capacity: capacity, needed: &needed)
  }

  /// Reads a declination in degrees; the text as gn_declination_parse() takes it.
  public static func parseDeclination(_ text: ASCII) throws(TextRefusal) -> Double {
    var scanner = TextScanner(text)
    try scanner.begin()
    let start = scanner.offset
    guard scanner.sign() == 0 else { throw TextRefusal(GN_ERROR_TEXT_SIGN, at: start) }
    let number = try scanner.measureNumber()
    let degrees = number.value * scanner.angleUnitOrDegrees()
    var isWest = false
    if !scanner.isAtEnd || number.value > 0 {
      guard let side = scanner.eastOrWest() else {
        throw scanner.isAtEnd
          ? TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: scanner.offset) : scanner.refusal(GN_ERROR_TEXT_HEMISPHERE)
      }
      isWest = side == 0x57
    }
    try scanner.end()
    guard degrees <= 180 else { throw TextRefusal(GN_ERROR_DECLINATION, at: start) }
    return isWest ? 0 - degrees : degrees
  }

  /// A direction has no compass points here: degrees or mils.
  private static func checkedUnit(_ unit: Int32, _ decimals: Int32) throws(gn_status) -> (isMils: Bool, places: Int) {
    guard unit == Int32(GN_ANGLE_DEGREES) || unit == Int32(GN_ANGLE_MILS) else { throw GN_ERROR_UNIT }
    guard decimals >= 0, decimals <= 12 else { throw GN_ERROR_DECIMALS }
    return (unit == Int32(GN_ANGLE_MILS), Int(truncatingIfNeeded: decimals))
  }
}

extension TextSink {
  fileprivate mutating func appendUnit(isMils: Bool) {
    if isMils { append(" mil") } else { append("\u{B0}") }
  }
}

extension TextScanner {
  /// Passes a unit for angles and the blanks around it, and returns its degrees; 1 if there is none.
  fileprivate mutating func angleUnitOrDegrees() -> Double {
    skipBlanks()
    let size = angleUnitName()
    if size == nil { _ = takeDegreeSign() }
    skipBlanks()
    return size ?? 1
  }

  /// Passes the letter or the name of a north; nil if there is none.
  fileprivate mutating func north() -> gn_north? {
    if takeName("T") || takeName("TRUE") { return GN_NORTH_TRUE }
    if takeName("G") || takeName("GRID") { return GN_NORTH_GRID }
    return takeName("M") || takeName("MAG") || takeName("MAGNETIC") ? GN_NORTH_MAGNETIC : nil
  }

  /// Passes E, W or their words and returns the letter; nil if there is none.
  fileprivate mutating func eastOrWest() -> UInt8? {
    if takeName("E") || takeName("EAST") { return 0x45 }
    return takeName("W") || takeName("WEST") ? 0x57 : nil
  }
}
