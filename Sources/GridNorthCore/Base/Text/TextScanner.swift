// SPDX-License-Identifier: MIT
import CGridNorth

/// A number in a text: digits, and perhaps a point and decimals. No sign, no exponent.
struct DecimalNumber {
  /// Correctly rounded up to 15 digits and 22 decimals, beyond that to a unit in the last place; infinite if too large.
  var value = 0.0
  /// Digits before the point, leading zeros too.
  var digits = 0
  /// Digits after the point.
  var decimals = 0
  /// "60." has a point without decimals.
  var hasPoint = false
  /// The comma was the point.
  var hasComma = false
  /// Where it starts.
  var offset = 0
}

/// Reads a text from left to right.
struct TextScanner {
  let text: ASCII
  var offset = 0

  init(_ text: ASCII, offset: Int = 0) {
    self.text = text
    self.offset = offset
  }

  /// The byte here, letters in upper case; nil at the end.
  var byte: UInt8? {
    @inline(__always) get { text[offset] }
  }

  /// The byte some places farther on.
  @inline(__always)
  func byte(after distance: Int) -> UInt8? { text[offset &+ distance] }

  var isAtEnd: Bool {
    @inline(__always) get { offset >= text.count }
  }

  /// Passes a byte if it is the given one; letters in upper case.
  @inline(__always)
  mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    offset &+= 1
    return true
  }

  /// Passes letters or other ASCII text, if it is here; `word` in upper case. Inlined, so that the literal is known to
  /// have an address.
  @inline(__always)
  mutating func take(_ word: StaticString) -> Bool {
    take(word.utf8Start, count: word.utf8CodeUnitCount)
  }

  mutating func take(_ word: UnsafePointer<UInt8>, count: Int) -> Bool {
    var index = 0
    while index < count {
      // SAFETY: below the length of the word.
      guard text[offset &+ index] == word[index] else { return false }
      index &+= 1
    }
    offset &+= count
    return true
  }

  /// Passes blanks, tabs, ends of lines and the blanks of Unicode; returns whether there were any.
  @inline(__always) @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = offset
    while let byte {
      if byte == 0x20 || (byte >= 9 && byte <= 13) {
        offset &+= 1
      } else if byte >= 0x80, let character = character(), character.isBlank || (character.isInvisible && !isInNumber) {
        offset &+= character.width
      } else {
        break
      }
    }
    return offset != start
  }

  /// Whether invisible characters are between digits, which look like one number.
  private var isInNumber: Bool {
    guard offset > 0, isDigit(text[offset &- 1]) || text[offset &- 1] == 0x2E else { return false }
    var ahead = self
    while let character = ahead.character(), character.isInvisible { ahead.offset &+= character.width }
    return isDigit(ahead.byte) || ahead.byte == 0x2E
  }

  /// Passes a sign; 0 if there is none, else 1 or -1. ASCII, U+2212 and characters used in its place.
  @inline(__always)
  mutating func sign() -> Int {
    guard let byte else { return 0 }
    if byte == 0x2D || byte == 0x2B {
      offset &+= 1
      return byte == 0x2D ? -1 : 1
    }
    guard byte >= 0x80, let character = character(), character.isMinus else { return 0 }
    offset &+= character.width
    return -1
  }

  /// The number of consecutive digits here.
  func digitsAhead() -> Int {
    var count = 0
    while isDigit(byte(after: count)) { count &+= 1 }
    return count
  }

  /// Passes the given number of digits, at most 9, and returns their value; nil if there are fewer.
  mutating func digits(_ count: Int) -> UInt32? {
    var number: UInt32 = 0
    var place = 0
    while place < count {
      guard let byte = byte(after: place), isDigit(byte) else { return nil }
      number = number &* 10 &+ UInt32(byte &- 48)
      place &+= 1
    }
    offset &+= count
    return number
  }

  /// Passes a number; nil if there is none here. With `comma`, a comma between two digits is the point.
  @inline(__always)
  mutating func number(comma: Bool = false) -> DecimalNumber? {
    var number = DecimalNumber()
    var digits = Digits()
    var place = offset
    while let byte = text[place], isDigit(byte) {
      digits.append(byte)
      place &+= 1
    }
    number.digits = place &- offset
    number.offset = offset
    let point = text[place]
    let isComma = comma && point == 0x2C && number.digits > 0 && isDigit(text[place &+ 1])
    if point == 0x2E || isComma {
      let start = place &+ 1
      place = start
      while let byte = text[place], isDigit(byte) {
        digits.append(decimal: byte)
        place &+= 1
      }
      number.decimals = place &- start
      number.hasPoint = true
      number.hasComma = isComma
    }
    guard number.digits &+ number.decimals > 0 else { return nil }
    number.value = digits.value
    offset = place
    return number
  }

  /// The error here, where something else was expected: the end of the text, a byte that is no text, or the status.
  func refusal(_ status: gn_status) -> TextRefusal {
    if isAtEnd { return TextRefusal(GN_ERROR_TEXT_INCOMPLETE, at: offset) }
    guard let character = character(), character.value >= 0x20 else {
      return TextRefusal(GN_ERROR_TEXT_BYTE, at: offset)
    }
    return TextRefusal(status, at: offset)
  }

  /// The error here, where the end of the text was expected.
  func rest() -> TextRefusal { refusal(GN_ERROR_TEXT_REST) }

  /// The text from here on.
  var ahead: ASCII { text.part(from: offset, to: text.count) }

  /// The same place in the text without the blanks at its end. A zero byte, which no text can contain, also ends it, so
  /// that nothing after it is read, whatever size the caller gives.
  var withoutBlanksBehind: TextScanner {
    var end = offset
    var walk = self
    while let byte = walk.byte {
      if byte > 0x20, byte < 0x80 {
        walk.offset &+= 1
      } else if byte == 0 {
        end = walk.offset &+ 1
        break
      } else if walk.skipBlanks() {
        continue
      } else {
        walk.offset &+= walk.character()?.width ?? 1
      }
      end = walk.offset
    }
    return TextScanner(text.part(from: 0, to: end), offset: offset)
  }

  /// The same text, which has no blanks around it, without the brackets or quotation marks that enclose it.
  var withoutBrackets: TextScanner {
    guard let opening = byte, text.count > offset &+ 1 else { return self }
    let closing: UInt8
    switch opening {
    case 0x28: closing = 0x29
    case 0x3C, 0x5B, 0x7B: closing = opening &+ 2
    case 0x22, 0x27: closing = opening
    default: return self
    }
    guard text[text.count &- 1] == closing else { return self }
    var inner = TextScanner(text.part(from: 0, to: text.count &- 1), offset: offset &+ 1)
    inner.skipBlanks()
    return inner.withoutBlanksBehind
  }
}

@inline(__always)
func isDigit(_ byte: UInt8?) -> Bool {
  guard let byte else { return false }
  return byte &- 48 < 10
}

@inline(__always)
func isLetter(_ byte: UInt8?) -> Bool {
  guard let byte else { return false }
  return byte &- 65 < 26
}

/// The digits of a number, as a whole number and a power of ten.
private struct Digits {
  private var mantissa: UInt64 = 0
  /// Ten to the number of decimals in the mantissa: exact up to 10^22.
  private var scale = 1.0
  /// Ten to the number of digits before the point that the mantissa has no room for.
  private var dropped = 1.0

  /// The largest mantissa that can take another digit.
  private static let full: UInt64 = 1_844_674_407_370_955_160

  @inline(__always)
  mutating func append(_ digit: UInt8) {
    if mantissa < Self.full {
      mantissa = mantissa &* 10 &+ UInt64(digit &- 48)
    } else {
      dropped = dropped * 10
    }
  }

  @inline(__always)
  mutating func append(decimal digit: UInt8) {
    // Decimals beyond the 22nd do not matter for a position.
    guard mantissa < Self.full, scale < 1e22 else { return }
    mantissa = mantissa &* 10 &+ UInt64(digit &- 48)
    scale = scale * 10
  }

  /// One division of exact numbers rounds correctly.
  var value: Double {
    @inline(__always) get {
      if mantissa <= 0x20_0000_0000_0000 { return Double(mantissa) / scale * dropped }
      return long
    }
  }

  /// For more than 53 bits: the quotient and what it lacks.
  private var long: Double {
    let high = Double(mantissa & ~0xFFF)
    let low = Double(mantissa & 0xFFF)
    let quotient = high / scale
    // Veltkamp's splitting and Dekker's product: high - quotient * scale without rounding.
    let (a, b) = Self.halves(quotient)
    let (c, d) = Self.halves(scale)
    let product = quotient * scale
    let lost = ((a * c - product) + a * d + b * c) + b * d
    return (quotient + ((high - product) - lost + low) / scale) * dropped
  }

  private static func halves(_ value: Double) -> (Double, Double) {
    let wide = value * 134_217_729
    let high = wide - (wide - value)
    return (high, value - high)
  }
}

/// A character of the text.
struct TextCharacter {
  /// Its number in Unicode; of a lone byte of Latin-1, as old files have them, the same as there.
  var value: UInt32
  /// In bytes.
  var width: Int
}

extension TextScanner {
  /// The character here; nil at the end, and where the bytes are not UTF-8, nor a sign of Latin-1 that positions have.
  func character() -> TextCharacter? {
    guard let first = byte else { return nil }
    if first < 0x80 { return TextCharacter(value: UInt32(first), width: 1) }
    let lone = first == 0xA0 || first == 0xB0 || first == 0xB4 || first == 0xBA
    if lone { return TextCharacter(value: UInt32(first), width: 1) }
    let width = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4 else { return nil }
    var value = UInt32(first) & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
    var index = 1
    while index < width {
      guard let next = byte(after: index), next & 0xC0 == 0x80 else { return nil }
      value = value &<< 6 | UInt32(next & 0x3F)
      index &+= 1
    }
    // Neither longer than need be, nor a surrogate, nor beyond the last one.
    let least: UInt32 = width == 2 ? 0x80 : width == 3 ? 0x800 : 0x10000
    guard value >= least, value <= 0x10FFFF, value < 0xD800 || value > 0xDFFF else { return nil }
    return TextCharacter(value: value, width: width)
  }
}

/// The signs that positions are written with: those of GeographicLib's DMS, and some that phones offer.
extension TextCharacter {
  var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Without a width, or a mark of the writing direction.
  var isInvisible: Bool {
    switch value {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  var isMinus: Bool {
    switch value {
    case 0x2D, 0x2010, 0x2011, 0x2013, 0x2014, 0x2212, 0x2796: true
    default: false
    }
  }

  /// D, *, degree sign, ordinal, ring above, superscript zero, ring operator.
  var isDegree: Bool {
    switch value {
    case 0x44, 0x2A, 0xB0, 0xBA, 0x2DA, 0x2070, 0x2218: true
    default: false
    }
  }

  /// Apostrophe, grave and acute accents, primes, single quotation marks.
  var isMinute: Bool {
    switch value {
    case 0x27, 0x60, 0xB4, 0x2B9, 0x2BC, 0x2CA, 0x2CB, 0x2018, 0x2019, 0x201B, 0x2032, 0x2035: true
    default: false
    }
  }

  /// Quotation mark, double primes, double quotation marks. Two minute marks are one, too.
  var isSecond: Bool {
    switch value {
    case 0x22, 0x2BA, 0x2DD, 0x201C, 0x201D, 0x201F, 0x2033, 0x2036: true
    default: false
    }
  }
}

extension TextScanner {
  /// Passes "north", "south", "east" or "west", where the word ends there; gives its first letter.
  mutating func takeHemisphereWord() -> UInt8? {
    var ahead = self
    let letter: UInt8
    if ahead.take("NORTH") {
      letter = 0x4E
    } else if ahead.take("SOUTH") {
      letter = 0x53
    } else if ahead.take("EAST") {
      letter = 0x45
    } else if ahead.take("WEST") {
      letter = 0x57
    } else {
      return nil
    }
    guard !isLetter(ahead.byte) else { return nil }
    self = ahead
    return letter
  }
}
