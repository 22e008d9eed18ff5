// SPDX-License-Identifier: MIT
import CGridNorth

/// The number of a measure.
struct MeasureNumber {
  /// Without the sign.
  let value: Double
  let isNegative: Bool
  /// "5." and "5.5" have a point.
  let hasPoint: Bool
  /// Where it starts, with its sign.
  let offset: Int

  /// A measure of this magnitude with the sign of the number, never -0. Beyond the limit, or NaN, it is refused.
  func measure(_ magnitude: Double, status: gn_status = GN_ERROR_MEASURE) throws(TextRefusal) -> Double {
    guard magnitude <= Measure.largestRead else { throw TextRefusal(status, at: offset) }
    return isNegative ? 0 - magnitude : magnitude
  }
}

extension TextScanner {
  /// Reads a measure to the end of the text: a signed number and a unit; `size` returns the size of the unit.
  mutating func measure(_ size: (inout TextScanner) -> Double?) throws(TextRefusal) -> Double {
    let number = try measureNumber()
    try expectUnit()
    var walk = self
    guard let size = size(&walk) else { throw refusal(GN_ERROR_TEXT_UNIT) }
    self = walk
    try end()
    return try number.measure(number.value * size)
  }

  /// Passes the blanks before a text, which must not be all there is, and leaves out those behind it.
  // Inlined: for Cortex-M7, the compiler loses the scanner behind a call of this.
  @inline(__always)
  mutating func begin() throws(TextRefusal) {
    skipBlanks()
    guard !isAtEnd else { throw TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0) }
    // Blanks around a text have no meaning, also where it is refused.
    self = withoutBlanksBehind
  }

  /// Passes blanks, which need something behind them.
  mutating func expectUnit() throws(TextRefusal) {
    skipBlanks()
    guard !isAtEnd else { throw TextRefusal(GN_ERROR_TEXT_UNIT, at: offset) }
  }

  /// Begins a text, and passes its signed number.
  mutating func measureNumber() throws(TextRefusal) -> MeasureNumber {
    try begin()
    let start = offset
    let isNegative = sign() < 0
    guard let number = number(comma: true) else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    // "1,234" may be a thousand; "0,234", "1234,567" and "1,23" may not.
    let mayBeThousands = number.digits <= 3 && number.decimals == 3 && text[number.offset] != 0x30
    if number.hasComma, mayBeThousands { throw TextRefusal(GN_ERROR_TEXT_COMMA, at: number.offset &+ number.digits) }
    guard byte != 0x2C else { throw TextRefusal(GN_ERROR_TEXT_COMMA, at: offset) }
    return MeasureNumber(value: number.value, isNegative: isNegative, hasPoint: number.hasPoint, offset: start)
  }

  /// Passes the blanks at the end of the text, where nothing else is allowed.
  mutating func end() throws(TextRefusal) {
    skipBlanks()
    guard isAtEnd else { throw rest() }
  }

  /// Passes the name of a unit, in upper case, if it is here and no other letter follows.
  @inline(__always)
  mutating func takeName(_ name: StaticString) -> Bool {
    takeName(name.utf8Start, count: name.utf8CodeUnitCount)
  }

  // Once for all of the names.
  @inline(never)
  private mutating func takeName(_ name: UnsafePointer<UInt8>, count: Int) -> Bool {
    var walk = self
    guard walk.take(name, count: count), !isLetter(walk.byte) else { return false }
    self = walk
    return true
  }

  /// Passes a unit of length that is written in letters; nil if there is none.
  mutating func lengthUnit() -> LengthUnit? {
    if takeName("M") || takeName("METRE") || takeName("METRES") || takeName("METER") || takeName("METERS") {
      return .meter
    }
    if takeName("KM") || takeName("KILOMETRE") || takeName("KILOMETRES") || takeName("KILOMETER")
      || takeName("KILOMETERS")
    {
      return .kilometer
    }
    if takeName("FT") || takeName("FOOT") || takeName("FEET") { return .foot }
    if takeName("YD") || takeName("YDS") || takeName("YARD") || takeName("YARDS") { return .yard }
    if takeName("MI") || takeName("MILE") || takeName("MILES") { return .mile }
    if takeName("NMI") || takeName("NM") { return .nauticalMile }
    guard takeName("NAUTICAL"), skipBlanks(), takeName("MILE") || takeName("MILES") else { return nil }
    return .nauticalMile
  }

  /// Whether a unit ends here: further letters, digits or exponents would make it another unit.
  mutating func endsUnit() -> Bool {
    // As in "5 ft."
    if take(0x2E) { return isAtEnd || skipBlanks() }
    guard let byte else { return true }
    if byte >= 0x80 { return skipBlanks() }
    return !isLetter(byte) && !isDigit(byte) && byte != 0x5E
  }
}
