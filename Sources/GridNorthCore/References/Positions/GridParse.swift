// SPDX-License-Identifier: MIT
import CGridNorth

// UTM: a zone with its hemisphere or band, an easting and a northing, "18N 585628 4511322" or "585628mE 4511322mN 18T".
// UPS: the same with a hemisphere alone, "N 2000000 2000000", or with the letter of half a polar cap, "Z 2445183 2313228".

extension Notation {
  static func parseUTM(_ text: TextScanner, flags: UInt32) throws(TextRefusal) -> Candidates {
    try reader(of: text, isPolar: false).utm(flags)
  }

  static func parseUPS(_ text: TextScanner, flags: UInt32) throws(TextRefusal) -> Candidates {
    try reader(of: text, isPolar: true).ups()
  }

  /// UTM if there is a zone, otherwise UPS.
  static func parseGrid(_ text: TextScanner, flags: UInt32) throws(TextRefusal) -> Candidates {
    let reader = try reader(of: text, isPolar: nil)
    return reader.hasZone ? try reader.utm(flags) : try reader.ups()
  }

  /// Reads the text; the reader then gives its meanings.
  @inline(never)
  private static func reader(of text: TextScanner, isPolar: Bool?) throws(TextRefusal) -> GridReader {
    var reader = GridReader(text, isPolar: isPolar)
    do throws(TextRefusal) {
      try reader.read()
    } catch {
      // A comma is first read as a separator of the numbers, then as a decimal comma.
      let commas = CommaCount(text)
      if commas.meaning == .parting { throw error }
      if commas.meaning == .unclear { throw TextRefusal(GN_ERROR_TEXT_COMMA, at: commas.firstTight) }
      var other = GridReader(text, isPolar: isPolar)
      other.decimalCommas = true
      guard (try? other.read()) != nil else { throw error }
      guard !other.mayHaveThousands else { throw TextRefusal(GN_ERROR_TEXT_COMMA, at: commas.firstTight) }
      reader = other
    }
    return reader
  }
}

private struct GridNumber {
  var number = DecimalNumber()
  var isNegative = false
  var unit = Unit.none
  var unitOffset = 0
  var hasMeters = false

  enum Unit {
    case none, meters, east, north
  }

  var value: Double { isNegative ? -number.value : number.value }
  /// "585,628"
  var mayHaveThousands: Bool { number.hasComma && number.digits <= 3 && number.decimals == 3 }
  /// A comma that can be nothing else.
  var hasDecimalComma: Bool { number.hasComma && !mayHaveThousands }
}

private struct GridReader {
  private var scanner: TextScanner
  /// Whether the text must be UPS, or must not be; nil allows both.
  private let isPolar: Bool?
  var decimalCommas = false

  /// 0 without one.
  private var zone: Int32 = 0
  private var zoneOffset = 0
  /// After the zone; of UPS the hemisphere, or A, B, Y, Z. A word gives its first letter.
  private var letter: Letter = 0
  private var letterOffset = 0
  private var isWord = false
  /// Whether E and N precede their numbers.
  private var lettersAreFirst = false
  private var easting = GridNumber()
  private var northing = GridNumber()

  init(_ scanner: TextScanner, isPolar: Bool?) {
    self.scanner = scanner
    self.isPolar = isPolar
  }

  var hasZone: Bool { zone > 0 }

  /// "585,628 451,322": commas that may part thousands.
  var mayHaveThousands: Bool {
    if easting.hasDecimalComma || northing.hasDecimalComma { return false }
    return easting.mayHaveThousands || northing.mayHaveThousands
  }

  mutating func read() throws(TextRefusal) {
    scanner.skipBlanks()
    let designatorIsFirst = isDesignatorAhead
    if designatorIsFirst {
      try readDesignator()
      skipComma()
    }
    if !designatorIsFirst || !readGlued() {
      lettersAreFirst = areLettersAhead
      easting = try readNumber()
      try readSeparator()
      northing = try readNumber()
      try orderByUnits(mayBeHemisphere: !designatorIsFirst)
    }
    if !designatorIsFirst {
      skipComma()
      try readDesignator()
    }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.rest() }
  }

  /// Whether the zone or the hemisphere comes first.
  private var isDesignatorAhead: Bool {
    let digits = scanner.digitsAhead()
    guard digits > 0 else { return isLetter(scanner.byte) && !isDesignatorBehindLetters }
    var ahead = scanner
    ahead.offset &+= digits
    // "001S" is also a zone, though a wrong one; "585628E" and "585628m" are not.
    let touches = isLetter(ahead.byte)
    ahead.skipBlanks()
    guard let letter = ahead.byte, isLetter(letter) else { return false }
    if digits <= 2 { return true }
    return touches && letter != 0x4D && letter != 0x45 && letter != 0x4E
  }

  private var areLettersAhead: Bool {
    var ahead = scanner
    ahead.skipBlanks()
    return ahead.takeGridLetter() != nil
  }

  /// "E585628 N4511322 18N": a letter before each number, and more behind them; where N is the first letter a zone, because
  /// "N 2100000mE 2000000mN" has the hemisphere first.
  private var isDesignatorBehindLetters: Bool {
    var ahead = scanner
    let isNorthFirst = ahead.byte == 0x4E
    var letters = 0
    while ahead.takeGridLetter() != nil, ahead.number(comma: decimalCommas) != nil {
      letters &+= 1
      ahead.skipBlanks()
      if ahead.take(0x4D) { ahead.skipBlanks() }
      if ahead.take(0x2C) || ahead.take(0x3B) || ahead.take(0x2F) { ahead.skipBlanks() }
    }
    return letters == 2 && (isNorthFirst ? isDigit(ahead.byte) : !ahead.isAtEnd)
  }

  /// "18N5856284511322": an easting of six digits that a zone has, perhaps with a zero before it, and a northing of seven.
  private mutating func readGlued() -> Bool {
    var ahead = scanner
    ahead.skipBlanks()
    let start = ahead.offset
    let digits = ahead.digitsAhead()
    guard hasZone, digits == (ahead.byte == 0x30 ? 14 : 13), ahead.byte(after: digits) != 0x2E,
      let metersEast = ahead.digits(digits &- 7), metersEast >= 160_000, metersEast <= 840_000
    else { return false }
    easting.number.value = Double(metersEast)
    easting.number.offset = start
    northing.number.offset = ahead.offset
    northing.number.value = Double(ahead.digits(7) ?? 0)
    scanner = ahead
    return true
  }

  private mutating func readDesignator() throws(TextRefusal) {
    scanner.skipBlanks()
    let digits = scanner.digitsAhead()
    if digits > 0 {
      zoneOffset = scanner.offset
      guard isPolar != true else { throw TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: zoneOffset) }
      guard digits <= 2, let number = scanner.digits(digits), number >= 1, number <= 60 else {
        throw TextRefusal(GN_ERROR_MGRS_ZONE, at: zoneOffset)
      }
      zone = Int32(truncatingIfNeeded: number)
      scanner.skipBlanks()
    } else if isPolar == false {
      throw scanner.refusal(GN_ERROR_MGRS_ZONE)
    }
    letterOffset = scanner.offset
    if let word = scanner.takeHemisphereWord() {
      letter = word
      isWord = true
      guard word == 0x4E || word == 0x53 else { throw TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: letterOffset) }
      return
    }
    guard let byte = scanner.byte, isLetter(byte), !isLetter(scanner.byte(after: 1)) else {
      throw scanner.refusal(hasZone ? GN_ERROR_MGRS_BAND : GN_ERROR_TEXT_HEMISPHERE)
    }
    letter = byte
    scanner.offset &+= 1
    if hasZone {
      guard Band(letter) != nil else { throw TextRefusal(GN_ERROR_MGRS_BAND, at: letterOffset) }
    } else {
      guard letter == 0x4E || letter == 0x53 || PolarZone(letter) != nil else {
        throw TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: letterOffset)
      }
    }
  }

  private mutating func readNumber() throws(TextRefusal) -> GridNumber {
    scanner.skipBlanks()
    var result = GridNumber()
    if lettersAreFirst {
      result.unitOffset = scanner.offset
      guard let letter = scanner.takeGridLetter() else { throw scanner.refusal(GN_ERROR_TEXT_UNIT) }
      result.unit = letter == 0x45 ? .east : .north
    }
    let offset = scanner.offset
    result.isNegative = scanner.sign() < 0
    guard var number = scanner.number(comma: decimalCommas) else { throw scanner.refusal(GN_ERROR_TEXT_NUMBER) }
    guard number.digits <= 15 else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: number.offset) }
    number.offset = offset
    result.number = number
    try readUnit(&result)
    return result
  }

  /// m, mE, mN, E, N: perhaps after a blank. Where the letters are first, m alone.
  private mutating func readUnit(_ number: inout GridNumber) throws(TextRefusal) {
    var ahead = scanner
    let touches = !ahead.skipBlanks()
    if lettersAreFirst {
      if ahead.take(0x4D) { scanner = ahead }
      return
    }
    number.unitOffset = ahead.offset
    guard isLetter(ahead.byte) else { return }
    let hasMeters = ahead.take(0x4D)
    if hasMeters {
      number.unit = .meters
      number.hasMeters = true
      scanner = ahead
      ahead.skipBlanks()
    }
    guard let byte = ahead.byte, byte == 0x45 || byte == 0x4E, !isLetter(ahead.byte(after: 1)) else {
      guard hasMeters, isLetter(scanner.byte) else { return }
      throw TextRefusal(GN_ERROR_TEXT_UNIT, at: scanner.offset)
    }
    ahead.offset &+= 1
    if byte == 0x45, touches, !hasMeters {
      // An exponent is not an easting.
      var next = ahead
      _ = next.sign()
      if isDigit(next.byte) { throw TextRefusal(GN_ERROR_TEXT_BYTE, at: number.unitOffset) }
    }
    number.unit = byte == 0x45 ? .east : .north
    scanner = ahead
  }

  /// The units say which number is the easting.
  private mutating func orderByUnits(mayBeHemisphere: Bool) throws(TextRefusal) {
    switch (easting.unit, northing.unit) {
    case (.none, .north), (.meters, .north):
      guard mayBeHemisphere else { return }
      // "2000000 2000000 N", but "585628 4511322N 18T".
      var ahead = scanner
      ahead.skipBlanks()
      if !isDigit(ahead.byte) { scanner.offset = northing.unitOffset &+ (northing.hasMeters ? 1 : 0) }
    case (.north, .east): (easting, northing) = (northing, easting)
    case (.north, _), (_, .east): throw TextRefusal(GN_ERROR_TEXT_UNIT, at: northing.unitOffset)
    default: return
    }
  }

  /// The separator of the two: a comma, a semicolon, a solidus, blanks, or a unit.
  private mutating func readSeparator() throws(TextRefusal) {
    let isParted = scanner.skipBlanks() || easting.unit != .none
    if scanner.take(0x2C) || scanner.take(0x3B) || scanner.take(0x2F) || isParted { return }
    throw scanner.refusal(GN_ERROR_TEXT_BYTE)
  }

  private mutating func skipComma() {
    var ahead = scanner
    ahead.skipBlanks()
    if ahead.take(0x2C) || ahead.take(0x3B) { scanner = ahead }
  }

  /// The possible meanings of the letter after the zone: a hemisphere, a band, or either.
  func utm(_ flags: UInt32) throws(TextRefusal) -> Notation.Candidates {
    guard hasZone else { throw scanner.refusal(GN_ERROR_MGRS_ZONE) }
    let isBand = flags & UInt32(GN_PARSE_BANDS) != 0 && !isWord
    let isHemisphere = !isBand && (letter == 0x4E || letter == 0x53)
    var byHemisphere: gn_position?
    var byBand: gn_position?
    var refusal = TextRefusal(GN_ERROR_MGRS_BAND, at: letterOffset)
    if isHemisphere {
      do throws(TextRefusal) {
        byHemisphere = try position(isSouthern: letter == 0x53)
      } catch { refusal = error }
    }
    let isOnlyHemisphere = isWord || (isHemisphere && flags & UInt32(GN_PARSE_HEMISPHERES) != 0)
    if !isOnlyHemisphere, let band = Band(letter) {
      do throws(TextRefusal) {
        byBand = try position(in: band)
      } catch { if !isHemisphere { refusal = error } }
    }
    switch (byHemisphere, byBand) {
    case (let hemisphere?, let band?):
      // N has the same meaning both ways.
      if hemisphere.utm.hemisphere == band.utm.hemisphere { return Notation.Candidates(hemisphere) }
      return Notation.Candidates(hemisphere, band)
    case (let hemisphere?, nil): return Notation.Candidates(hemisphere)
    case (nil, let band?): return Notation.Candidates(band)
    default: throw refusal
    }
  }

  func ups() throws(TextRefusal) -> Notation.Candidates {
    guard let cap = PolarZone(letter) else { return Notation.Candidates(try position(isSouthern: letter == 0x53)) }
    var result = try position(isSouthern: cap.isSouthern)
    // On the meridian of 0 and 180 degrees, a rounded easting may belong to either half.
    guard cap.isEastern ? easting.value >= 2_000_000 : easting.value <= 2_000_000 else {
      throw TextRefusal(GN_ERROR_MGRS_BAND, at: letterOffset)
    }
    result.flags |= UInt32(GN_POSITION_BAND)
    return Notation.Candidates(result)
  }

  private func position(in band: Band) throws(TextRefusal) -> gn_position {
    var result = try position(isSouthern: band.isSouthern)
    // A coordinate that was rounded may lie beyond the border by its last digit.
    let slack = Notation.unit(decimals: min(easting.number.decimals, northing.number.decimals)) / 100_000
    let latitude = result.point.latitude
    let isNorthward = band.number == Band.southernmost || latitude >= band.south - slack
    let isSouthward = band.number == Band.northernmost || latitude <= band.north + slack
    guard isNorthward, isSouthward else { throw TextRefusal(GN_ERROR_MGRS_BAND, at: letterOffset) }
    result.flags |= UInt32(GN_POSITION_BAND)
    return result
  }

  private func position(isSouthern: Bool) throws(TextRefusal) -> gn_position {
    let grid = UTM.Grid(checkedZone: zone, hemisphere: isSouthern ? -1 : 1)
    var result = gn_position()
    do throws(gn_status) {
      result.point = try UTM.inverse(easting: easting.value, northing: northing.value, grid: grid)
    } catch {
      throw TextRefusal(error, at: error == GN_ERROR_NORTHING ? northing.number.offset : easting.number.offset)
    }
    result.utm = gn_utm(
      easting: easting.value, northing: northing.value, zone: grid.zone, hemisphere: grid.hemisphere)
    result.precision = Notation.unit(decimals: max(easting.number.decimals, northing.number.decimals))
    result.form = Int32(hasZone ? GN_FORM_UTM : GN_FORM_UPS)
    if decimalCommas { result.flags |= UInt32(GN_POSITION_DECIMAL_COMMA) }
    return result
  }
}

extension TextScanner {
  /// Passes E or N before a number.
  mutating func takeGridLetter() -> Letter? {
    guard let letter = byte, letter == 0x45 || letter == 0x4E else { return nil }
    var ahead = self
    ahead.offset &+= 1
    ahead.skipBlanks()
    guard isDigit(ahead.byte) else { return nil }
    self = ahead
    return letter
  }
}
