// SPDX-License-Identifier: MIT
import CGridNorth

// Decimal degrees, degrees and minutes, degrees, minutes and seconds.
//
// A text is numbers, and what stands before, between and after them. All of it is read first; then it is asked where the
// second coordinate begins. A comma, a letter or a sign between numbers tells it, and so does a symbol that begins anew;
// numbers with none of these are shared out evenly. Where two of them contradict each other the text is refused.

extension Notation {
  static func parseDegrees(_ text: TextScanner, flags: UInt32) throws(TextRefusal) -> gn_position {
    var reader = DegreesReader(text)
    reader.read(decimalCommas: false)
    guard reader.hasTightComma else { return try reader.position(flags) }
    let commas = CommaCount(text)
    switch commas.meaning {
    case .parting: return try reader.position(flags)
    case .either:
      // "12,5" is 12 and 5; "12,5 13" would be one number and two: so the comma is a decimal one.
      if let split = try? reader.split() { return try reader.position(split, flags) }
      var other = DegreesReader(text)
      other.read(decimalCommas: true)
      guard let split = try? other.split() else { return try reader.position(flags) }
      return try other.position(split, flags)
    case .decimal:
      reader = DegreesReader(text)
      reader.read(decimalCommas: true)
      return try reader.position(flags)
    case .unclear: throw TextRefusal(GN_TEXT_COMMA, at: commas.firstTight)
    }
  }
}

/// A number and what belongs to it.
private struct Part {
  var number = DecimalNumber()
  var unit = Unit.none
  /// Of the symbol, or where one could have stood.
  var unitOffset = 0
  /// 0: none.
  var sign = 0
  /// Of the sign, or of the number.
  var offset = 0

  enum Unit: Int {
    case none, degrees, minutes, seconds, colon
  }
}

/// N, S, E or W.
private struct Hemisphere {
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
private struct Parts {
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

/// Where the second coordinate begins, and which letter belongs to which.
private struct Split {
  var start = 0
  var first: Hemisphere?
  var second: Hemisphere?
}

private struct Coordinate {
  /// Degrees, with the sign of the number alone.
  var magnitude = 0.0
  var isNegative = false
  var offset = 0
  /// Of the last part: GN_FORM_DD, DM, DMS.
  var form = Int32(GN_FORM_DD)
  /// One unit of the last digit, degrees.
  var unit = 1.0
}

private struct DegreesReader {
  private var scanner: TextScanner
  private var parts = Parts()
  private var letters = (Hemisphere(), Hemisphere())
  private var letterCount = 0
  /// How many numbers stand before the separator; -1 without one.
  private var separator = -1
  /// A comma between two digits: it could be a decimal comma.
  private(set) var hasTightComma = false
  /// E after a number, and before one, as in "1.8e2".
  private var exponentOffset = -1
  private var decimalCommas = false
  /// The first thing that is wrong.
  private var refusal: TextRefusal?

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
      if scanner.skipBlanks() { isParted = true }
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
    var part = Part(number: number, sign: sign, offset: offset)
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

  /// Where the second coordinate begins.
  func split() throws(TextRefusal) -> Split {
    if let refusal { throw exponentOffset >= 0 ? TextRefusal(GN_TEXT_BYTE, at: exponentOffset) : refusal }
    do throws(TextRefusal) {
      let start = try secondStart()
      return try assign(start)
    } catch {
      throw exponentOffset >= 0 ? TextRefusal(GN_TEXT_BYTE, at: exponentOffset) : error
    }
  }

  private var atEnd: TextRefusal { TextRefusal(GN_TEXT_INCOMPLETE, at: scanner.offset) }

  private func secondStart() throws(TextRefusal) -> Int {
    let count = parts.count
    guard count > 1, separator < count else { throw atEnd }
    var start = separator
    var index = 0
    while index < letterCount {
      let letter = index == 0 ? letters.0 : letters.1
      if letter.slot > 0, letter.slot < count {
        guard start < 0 || start == letter.slot else { throw TextRefusal(GN_TEXT_HEMISPHERE, at: letter.offset) }
        start = letter.slot
      }
      index &+= 1
    }
    index = 1
    while index < count {
      if parts[index].sign != 0 {
        guard start < 0 || start == index else { throw TextRefusal(GN_TEXT_SIGN, at: parts[index].offset) }
        start = index
      }
      index &+= 1
    }
    start = try startBySymbols(start)
    if start < 0 {
      guard parts[0].unit == .none, count & 1 == 0 else { throw atEnd }
      start = count >> 1
    }
    try checkShape(start)
    return start
  }

  /// Where symbols tell that a coordinate begins: with the first one that is no finer than the one before.
  private func startBySymbols(_ known: Int) throws(TextRefusal) -> Int {
    var start = known
    var level = Part.Unit.none.rawValue
    var isOpen = true
    var index = 0
    while index < parts.count {
      let part = parts[index]
      let previous = index > 0 ? parts[index &- 1].unit : .none
      if previous == .colon {
        guard index != start else { throw TextRefusal(GN_TEXT_SYMBOL, at: parts[index &- 1].unitOffset) }
        isOpen = part.unit == .colon
        guard part.unit == .colon || part.unit == .none else { throw TextRefusal(GN_TEXT_SYMBOL, at: part.unitOffset) }
      } else {
        let isBare = level == 0 && part.unit == .none
        let goesOn = isOpen && (isBare || (level > 0 && continues(level, part.unit)))
        if index > 0, index != start, !goesOn {
          guard start < 0 else { throw TextRefusal(GN_TEXT_SYMBOL, at: part.unitOffset) }
          start = index
        }
        if index == 0 || index == start {
          level = 0
          isOpen = true
        }
        if part.unit == .colon {
          level = 1
        } else if part.unit != .none {
          level = part.unit.rawValue
        } else if level > 0 {
          isOpen = false
        }
      }
      index &+= 1
    }
    return start
  }

  private func continues(_ level: Int, _ unit: Part.Unit) -> Bool {
    switch unit {
    case .none: level < 3
    case .colon: false
    default: unit.rawValue > level
    }
  }

  /// Both coordinates have symbols or both have none, and then as many numbers.
  private func checkShape(_ start: Int) throws(TextRefusal) {
    let count = parts.count
    if start > 3 { throw TextRefusal(GN_TEXT_REST, at: parts[3].offset) }
    if count &- start > 3 { throw TextRefusal(GN_TEXT_REST, at: parts[start &+ 3].offset) }
    let isBare = (parts[0].unit == .none, parts[start].unit == .none)
    if isBare.0 != isBare.1 {
      throw TextRefusal(GN_TEXT_SYMBOL, at: parts[isBare.0 ? 0 : start].unitOffset)
    }
    guard isBare.0, count != start &* 2 else { return }
    throw count &- start < start ? atEnd : TextRefusal(GN_TEXT_REST, at: parts[start &* 2].offset)
  }

  /// Which letter belongs to which coordinate.
  private func assign(_ start: Int) throws(TextRefusal) -> Split {
    var split = Split(start: start)
    var index = 0
    while index < letterCount {
      let letter = index == 0 ? letters.0 : letters.1
      let isSecond: Bool
      if letter.slot != start {
        isSecond = letter.slot != 0
      } else if separator == start {
        isSecond = letter.isAfterSeparator
      } else if letterCount == 2 {
        isSecond = index == 1
      } else {
        guard letter.touchesLeft != letter.touchesRight else {
          throw TextRefusal(GN_TEXT_HEMISPHERE, at: letter.offset)
        }
        isSecond = letter.touchesRight
      }
      guard (isSecond ? split.second : split.first) == nil else {
        throw TextRefusal(GN_TEXT_HEMISPHERE, at: letter.offset)
      }
      if isSecond { split.second = letter } else { split.first = letter }
      index &+= 1
    }
    if let first = split.first, let second = split.second, first.isLatitude == second.isLatitude {
      throw TextRefusal(GN_TEXT_HEMISPHERE, at: max(first.offset, second.offset))
    }
    return split
  }

  func position(_ flags: UInt32) throws(TextRefusal) -> gn_position {
    try position(split(), flags)
  }

  func position(_ split: Split, _ flags: UInt32) throws(TextRefusal) -> gn_position {
    let first = try coordinate(from: 0, to: split.start)
    let second = try coordinate(from: split.start, to: parts.count)
    var result = gn_position()
    let longitudeIsFirst =
      split.first.map { !$0.isLatitude } ?? split.second.map { $0.isLatitude }
      ?? (flags & UInt32(GN_PARSE_LONGITUDE_FIRST) != 0)
    if longitudeIsFirst { result.flags |= UInt32(GN_POSITION_LONGITUDE_FIRST) }
    if decimalCommas { result.flags |= UInt32(GN_POSITION_DECIMAL_COMMA) }
    let values = (
      try value(first, split.first, flags, &result.flags), try value(second, split.second, flags, &result.flags)
    )
    result.point.latitude = longitudeIsFirst ? values.1 : values.0
    guard result.point.latitude.absolute <= 90 else {
      throw TextRefusal(GN_LATITUDE, at: longitudeIsFirst ? second.offset : first.offset)
    }
    result.point.longitude = Angle.reduce(longitude: longitudeIsFirst ? values.0 : values.1)
    result.precision = min(first.unit, second.unit) * MeridianScale.metresPerDegree
    result.form = max(first.form, second.form)
    return result
  }

  /// Degrees with their sign.
  private func value(
    _ coordinate: Coordinate, _ letter: Hemisphere?, _ flags: UInt32, _ found: inout UInt32
  ) throws(TextRefusal) -> Double {
    let isTurned = letter?.isNegative ?? false
    if isTurned, coordinate.isNegative {
      if flags & UInt32(GN_PARSE_STRICT) != 0 { throw TextRefusal(GN_TEXT_SIGN, at: coordinate.offset) }
      found |= UInt32(GN_POSITION_DOUBLE_SIGN)
    }
    // Never -0.
    return (isTurned != coordinate.isNegative ? -coordinate.magnitude : coordinate.magnitude) + 0
  }

  private func coordinate(from first: Int, to end: Int) throws(TextRefusal) -> Coordinate {
    var result = Coordinate()
    result.offset = parts[first].offset
    result.isNegative = parts[first].sign < 0
    var values = (0.0, 0.0, 0.0)
    var level = 0
    var index = first
    while index < end {
      let part = parts[index]
      let isLast = index == end &- 1
      if isLast, part.unit == .colon { throw TextRefusal(GN_TEXT_SYMBOL, at: part.unitOffset) }
      guard part.number.digits <= 15 else { throw TextRefusal(GN_TEXT_DIGITS, at: part.number.offset) }
      guard isLast || !part.number.hasPoint else { throw TextRefusal(GN_TEXT_DIGITS, at: part.number.offset) }
      level = part.unit == .none || part.unit == .colon ? level &+ 1 : part.unit.rawValue
      if level > 1 {
        // GeographicLib's rule: "60" is refused, "60.0" may come from rounding.
        let isBelow = part.number.hasPoint ? part.number.value <= 60 : part.number.value < 60
        guard isBelow else { throw TextRefusal(GN_TEXT_SIXTY, at: part.number.offset) }
      }
      switch level {
      case 1: values.0 = part.number.value
      case 2: values.1 = part.number.value
      default: values.2 = part.number.value
      }
      index &+= 1
    }
    let unit = Notation.unit(decimals: parts[end &- 1].number.decimals)
    // One division rounds at last; whole numbers before it are exact.
    switch level {
    case 1:
      result.magnitude = values.0
      result.unit = unit
    case 2:
      result.magnitude = (60 * values.0 + values.1) / 60
      result.unit = unit / 60
      result.form = Int32(GN_FORM_DM)
    default:
      result.magnitude = (60 * (60 * values.0 + values.1) + values.2) / 3600
      result.unit = unit / 3600
      result.form = Int32(GN_FORM_DMS)
    }
    return result
  }
}
