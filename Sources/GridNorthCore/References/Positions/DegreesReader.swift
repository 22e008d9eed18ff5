// SPDX-License-Identifier: MIT
import CGridNorth

// The contents of a text of degrees, from left to right.

/// A number and what belongs to it.
struct Part {
  var number = DecimalNumber()
  var unit = Unit.none
  /// The offset of the symbol, or where one could have stood.
  var unitOffset = 0
  /// 0: none.
  var sign = 0
  /// The offset of the sign, or of the number.
  var offset = 0
  /// Whether a blank stands before both.
  var isAfterBlank = false

  enum Unit: Int {
    case none, degrees, minutes, seconds, colon, hyphen

    /// A symbol between two numbers that names neither.
    var isBetween: Bool { self == .colon || self == .hyphen }

    /// Whether both are of one kind, or one of them is missing.
    func isLike(_ other: Self) -> Bool { self == .none || other == .none || isBetween == other.isBetween }
  }
}

/// N, S, E or W.
struct Hemisphere {
  var letter: Letter = 0
  var offset = 0
  /// The number of numbers before it.
  var slot = 0
  /// Whether a separator is between it and the number before it.
  var isAfterSeparator = false
  var touchesLeft = false
  var touchesRight = false

  var isLatitude: Bool { letter == 0x4E || letter == 0x53 }
  var isNegative: Bool { letter == 0x53 || letter == 0x57 }
}

/// At most six numbers.
struct Parts {
  private var parts = (Part(), Part(), Part(), Part(), Part(), Part())
  var count = 0

  subscript(index: Int) -> Part {
    get {
      switch index {
      case 0: parts.0
      case 1: parts.1
      case 2: parts.2
      case 3: parts.3
      case 4: parts.4
      default: parts.5
      }
    }
    set {
      switch index {
      case 0: parts.0 = newValue
      case 1: parts.1 = newValue
      case 2: parts.2 = newValue
      case 3: parts.3 = newValue
      case 4: parts.4 = newValue
      default: parts.5 = newValue
      }
    }
  }
}

struct DegreesReader {
  private(set) var scanner: TextScanner
  private(set) var parts = Parts()
  private(set) var letters = (Hemisphere(), Hemisphere())
  private(set) var letterCount = 0
  /// The number of numbers before the separator; -1 without one.
  private(set) var separator = -1
  private(set) var separatorOffset = 0
  /// Commas between a number and its letter, as NMEA has them: "4807.038,N".
  private(set) var letterCommas = 0
  private(set) var letterComma = 0
  /// The first hyphen between two numbers, as in "37-53-27.6N"; -1 without one.
  private(set) var hyphen = -1
  /// S after a number that could be seconds, as in "37d53m27.6s", and whether it is read as seconds.
  private(set) var hasDoubtfulS = false
  private let secondsMayBeS: Bool
  /// A comma between two digits: it could be a decimal comma.
  private(set) var hasTightComma = false
  /// E after a number, and before one, as in "1.8e2".
  private(set) var exponentOffset = -1
  private(set) var decimalCommas = false
  /// The first error.
  private(set) var refusal: TextRefusal?

  init(_ scanner: TextScanner, secondsMayBeS: Bool = false) {
    self.scanner = scanner
    self.secondsMayBeS = secondsMayBeS
  }

  private mutating func refuse(_ status: gn_status, at offset: Int) {
    if refusal == nil { refusal = TextRefusal(status, at: offset) }
  }

  /// Reads the whole text; errors are reported later.
  mutating func read(decimalCommas: Bool) {
    self.decimalCommas = decimalCommas
    // Whether a number may directly follow what was read last.
    var isParted = true
    while true {
      isAfterBlank = scanner.skipBlanks()
      if isAfterBlank { isParted = true }
      guard let byte = scanner.byte else { return }
      if isDigit(byte) || byte == 0x2E {
        guard readNumber(sign: 0, at: scanner.offset, isParted: isParted) else { return }
        isParted = parts.count > 6 || parts[parts.count &- 1].unit != .none
      } else if byte == 0x2C || byte == 0x3B || byte == 0x2F {
        readSeparator(byte)
        isParted = true
      } else if let letter = letter() {
        readLetter(letter)
        isParted = true
      } else {
        let offset = scanner.offset
        let sign = scanner.sign()
        guard sign != 0 else {
          let refusal = scanner.refusal(GN_ERROR_TEXT_BYTE)
          return refuse(refusal.status, at: refusal.offset)
        }
        if sign < 0, isHyphen(at: offset) {
          readHyphen(at: offset)
          isParted = true
          continue
        }
        let isFree = isParted && !endsWithSymbol(before: offset)
        // "- 33.5"; but "40 - 75" may be a range as well.
        if isAtStart { scanner.skipBlanks() }
        guard isFree, isDigit(scanner.byte) || scanner.byte == 0x2E else {
          return refuse(GN_ERROR_TEXT_SIGN, at: offset)
        }
        guard readNumber(sign: sign, at: offset, isParted: true) else { return }
        isParted = parts.count > 6 || parts[parts.count &- 1].unit != .none
      }
    }
  }

  /// Whether no part of a coordinate was read before.
  private var isAtStart: Bool {
    guard parts.count > 0 else { return letterCount == 0 }
    return separator == parts.count && (letterCount == 0 || last.slot < separator || !last.isAfterSeparator)
  }

  private var last: Hemisphere { letterCount == 2 ? letters.1 : letters.0 }

  /// Whether a minus joins two numbers, of which the first one is whole.
  private func isHyphen(at offset: Int) -> Bool {
    guard parts.count > 0, parts.count <= 6, isDigit(scanner.text[offset &- 1]), isDigit(scanner.byte) else {
      return false
    }
    let last = parts[parts.count &- 1]
    return last.unit == .none && !last.number.hasPoint
  }

  private mutating func readHyphen(at offset: Int) {
    parts[parts.count &- 1].unit = .hyphen
    parts[parts.count &- 1].unitOffset = offset
    symbolEnd = scanner.offset
    if hyphen < 0 { hyphen = offset }
  }

  /// Whether a symbol ends where a sign begins: "40°-30" may be a range as well.
  private func endsWithSymbol(before offset: Int) -> Bool {
    guard parts.count > 0, parts.count <= 6 else { return false }
    let last = parts[parts.count &- 1]
    return last.unit != .none && symbolEnd == offset
  }

  private var symbolEnd = -1
  /// The number of the part whose unit was m, or a word.
  private var letterUnit = -1
  private var isAfterBlank = false

  private mutating func readNumber(sign: Int, at offset: Int, isParted: Bool) -> Bool {
    guard isParted, let number = scanner.number(comma: decimalCommas) else {
      refuse(scanner.byte == 0x2E && isParted ? GN_ERROR_TEXT_NUMBER : GN_ERROR_TEXT_BYTE, at: scanner.offset)
      return false
    }
    guard parts.count < 6 else {
      refuse(GN_ERROR_TEXT_REST, at: offset)
      parts.count = 7
      return true
    }
    var part = Part(number: number, sign: sign, offset: offset, isAfterBlank: isAfterBlank)
    part.unitOffset = scanner.offset
    part.unit = readUnit()
    parts.count &+= 1
    parts[parts.count &- 1] = part
    return true
  }

  /// The symbol after a number, perhaps after blanks. Without one, nothing is passed.
  private mutating func readUnit() -> Part.Unit {
    guard let next = scanner.byte, next != 0x2C else { return .none }
    var ahead = scanner
    ahead.skipBlanks()
    guard let byte = ahead.byte, !isDigit(byte), let character = ahead.character() else { return .none }
    if byte == 0x44 || byte == 0x4D || byte == 0x53, let unit = readUnitLetters(&ahead) {
      scanner = ahead
      symbolEnd = ahead.offset
      letterUnit = parts.count
      return unit
    }
    var unit = Part.Unit.none
    if byte == 0x3A {
      unit = .colon
    } else if byte == 0x44 || character.isDegree {
      unit = .degrees
    } else if character.isMinute {
      unit = .minutes
    } else if character.isSecond {
      unit = .seconds
    } else {
      return .none
    }
    ahead.offset &+= character.width
    if unit == .minutes, let second = ahead.character(), second.isMinute {
      unit = .seconds
      ahead.offset &+= second.width
    }
    scanner = ahead
    symbolEnd = ahead.offset
    return unit
  }

  /// "deg", "min" and "sec"; m after a number that follows degrees, s after one that follows such minutes. Nil for
  /// everything else.
  private mutating func readUnitLetters(_ ahead: inout TextScanner) -> Part.Unit? {
    if let word = ahead.takeUnitWord() { return word }
    guard parts.count > 0, separator != parts.count, letterCount == 0 || last.slot < parts.count else { return nil }
    let before = parts[parts.count &- 1]
    var rest = ahead
    rest.offset &+= 1
    guard !isLetter(rest.byte) || (rest.isHemisphere && !isLetter(rest.byte(after: 1))) else { return nil }
    if ahead.byte == 0x4D, before.unit == .degrees {
      ahead = rest
      return .minutes
    }
    guard ahead.byte == 0x53, before.unit == .minutes, letterUnit == parts.count &- 1 else { return nil }
    hasDoubtfulS = true
    guard secondsMayBeS else { return nil }
    ahead = rest
    return .seconds
  }

  private mutating func readSeparator(_ byte: UInt8) {
    let offset = scanner.offset
    if byte == 0x2C, isBeforeLetterAlone {
      if letterCommas == 0 { letterComma = offset }
      letterCommas &+= 1
      scanner.offset &+= 1
      return
    }
    if byte == 0x2C, isDigit(scanner.byte(after: 1)), offset > 0, isDigit(scanner.text[offset &- 1]) {
      hasTightComma = true
    }
    scanner.offset &+= 1
    if parts.count == 0 { return refuse(GN_ERROR_TEXT_NUMBER, at: offset) }
    if separator >= 0 { return refuse(GN_ERROR_TEXT_REST, at: offset) }
    separator = parts.count
    separatorOffset = offset
  }

  /// Whether a letter is between this comma and the next one, or the end.
  private var isBeforeLetterAlone: Bool {
    guard parts.count > 0, separator != parts.count else { return false }
    var ahead = scanner
    ahead.offset &+= 1
    ahead.skipBlanks()
    guard ahead.isHemisphere else { return false }
    ahead.offset &+= 1
    ahead.skipBlanks()
    return ahead.isAtEnd || ahead.byte == 0x2C
  }

  /// N, S, E or W, as a letter or a word, and the number of its bytes.
  private func letter() -> (letter: Letter, width: Int)? {
    guard scanner.isHemisphere, let byte = scanner.byte else { return nil }
    guard isLetter(scanner.byte(after: 1)) else { return (byte, 1) }
    var word = scanner
    if word.takeHemisphereWord() != nil { return (byte, word.offset &- scanner.offset) }
    return (byte, 1)
  }

  private mutating func readLetter(_ letter: (letter: Letter, width: Int)) {
    let start = scanner.offset
    let before = start > 0 ? scanner.text[start &- 1] : nil
    scanner.offset &+= letter.width
    let touchesNumber = isDigit(before) || before == 0x2E
    let touchesSymbol = symbolEnd == start
    var next = scanner
    let isSigned = next.sign() != 0
    let touchesRight = isDigit(next.byte) || next.byte == 0x2E
    if letter.letter == 0x45, letter.width == 1, touchesNumber, touchesRight {
      if isSigned { return refuse(GN_ERROR_TEXT_BYTE, at: start) }
      if exponentOffset < 0 { exponentOffset = start }
    }
    let hemisphere = Hemisphere(
      letter: letter.letter, offset: start, slot: parts.count, isAfterSeparator: separator == parts.count,
      touchesLeft: touchesNumber || touchesSymbol, touchesRight: touchesRight)
    switch letterCount {
    case 0: letters.0 = hemisphere
    case 1: letters.1 = hemisphere
    default: return refuse(GN_ERROR_TEXT_HEMISPHERE, at: start)
    }
    letterCount &+= 1
  }
}

extension TextScanner {
  /// Whether N, S, E or W is here.
  var isHemisphere: Bool { byte == 0x4E || byte == 0x53 || byte == 0x45 || byte == 0x57 }

  /// Passes a word for degrees, minutes or seconds; nil if there is none.
  mutating func takeUnitWord() -> Part.Unit? {
    let unit: Part.Unit
    if takeName("DEG") || takeName("DEGREE") || takeName("DEGREES") {
      unit = .degrees
    } else if takeName("MIN") || takeName("MINUTE") || takeName("MINUTES") {
      unit = .minutes
    } else if takeName("SEC") || takeName("SECOND") || takeName("SECONDS") {
      unit = .seconds
    } else {
      return nil
    }
    // "40 deg. 30 min."
    if byte == 0x2E, !isDigit(byte(after: 1)) { offset &+= 1 }
    return unit
  }
}
