// SPDX-License-Identifier: MIT
import CGridNorth

// What stands in a text of degrees, from left to right.

/// A number and what belongs to it.
struct Part {
  var number = DecimalNumber()
  var unit = Unit.none
  /// Of the symbol, or where one could have stood.
  var unitOffset = 0
  /// 0: none.
  var sign = 0
  /// Of the sign, or of the number.
  var offset = 0
  /// Whether a blank stands before both.
  var isAfterBlank = false

  enum Unit: Int {
    case none, degrees, minutes, seconds, colon
  }
}

/// N, S, E or W.
struct Hemisphere {
  var letter: Letter = 0
  var offset = 0
  /// How many numbers stand before it.
  var slot = 0
  /// Whether a separator stands between it and the number before it.
  var isAfterSeparator = false
  var touchesLeft = false
  var touchesRight = false

  var isLatitude: Bool { letter == 0x4E || letter == 0x53 }
  var isNegative: Bool { letter == 0x53 || letter == 0x57 }
}

/// Six numbers at the most.
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
  /// How many numbers stand before the separator; -1 without one.
  private(set) var separator = -1
  /// A comma between two digits: it could be a decimal comma.
  private(set) var hasTightComma = false
  /// E after a number, and before one, as in "1.8e2".
  private(set) var exponentOffset = -1
  private(set) var decimalCommas = false
  /// The first thing that is wrong.
  private(set) var refusal: TextRefusal?

  init(_ scanner: TextScanner) {
    self.scanner = scanner
  }

  private mutating func refuse(_ status: gn_status, at offset: Int) {
    if refusal == nil { refusal = TextRefusal(status, at: offset) }
  }

  /// Reads all there is; what is wrong is told later.
  mutating func read(decimalCommas: Bool) {
    self.decimalCommas = decimalCommas
    // Whether what was read last may stand directly before a number.
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
          let refusal = scanner.refusal(GN_TEXT_BYTE)
          return refuse(refusal.status, at: refusal.offset)
        }
        let isFree = isParted && !endsWithSymbol(before: offset)
        guard isFree, isDigit(scanner.byte) || scanner.byte == 0x2E else { return refuse(GN_TEXT_SIGN, at: offset) }
        guard readNumber(sign: sign, at: offset, isParted: true) else { return }
        isParted = parts.count > 6 || parts[parts.count &- 1].unit != .none
      }
    }
  }

  /// Whether a symbol ends where a sign begins: "40°-30" may be a range as well.
  private func endsWithSymbol(before offset: Int) -> Bool {
    guard parts.count > 0, parts.count <= 6 else { return false }
    let last = parts[parts.count &- 1]
    return last.unit != .none && symbolEnd == offset
  }

  private var symbolEnd = -1
  private var isAfterBlank = false

  private mutating func readNumber(sign: Int, at offset: Int, isParted: Bool) -> Bool {
    guard isParted, let number = scanner.number(comma: decimalCommas) else {
      refuse(scanner.byte == 0x2E && isParted ? GN_TEXT_NUMBER : GN_TEXT_BYTE, at: scanner.offset)
      return false
    }
    guard parts.count < 6 else {
      refuse(GN_TEXT_REST, at: offset)
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

  /// The symbol after a number, perhaps after blanks. Without one nothing is passed.
  private mutating func readUnit() -> Part.Unit {
    guard let next = scanner.byte, next != 0x2C else { return .none }
    var ahead = scanner
    ahead.skipBlanks()
    guard let byte = ahead.byte, !isDigit(byte), let character = ahead.character() else { return .none }
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

  private mutating func readSeparator(_ byte: UInt8) {
    let offset = scanner.offset
    if byte == 0x2C, isDigit(scanner.byte(after: 1)), offset > 0, isDigit(scanner.text[offset &- 1]) {
      hasTightComma = true
    }
    scanner.offset &+= 1
    if parts.count == 0 { return refuse(GN_TEXT_NUMBER, at: offset) }
    if separator >= 0 { return refuse(GN_TEXT_REST, at: offset) }
    separator = parts.count
  }

  /// N, S, E or W, as a letter or a word; how many bytes it has.
  private func letter() -> (letter: Letter, width: Int)? {
    guard let byte = scanner.byte, byte == 0x4E || byte == 0x53 || byte == 0x45 || byte == 0x57 else { return nil }
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
      if isSigned { return refuse(GN_TEXT_BYTE, at: start) }
      if exponentOffset < 0 { exponentOffset = start }
    }
    let hemisphere = Hemisphere(
      letter: letter.letter, offset: start, slot: parts.count, isAfterSeparator: separator == parts.count,
      touchesLeft: touchesNumber || touchesSymbol, touchesRight: touchesRight)
    switch letterCount {
    case 0: letters.0 = hemisphere
    case 1: letters.1 = hemisphere
    default: return refuse(GN_TEXT_HEMISPHERE, at: start)
    }
    letterCount &+= 1
  }
}
