// SPDX-License-Identifier: MIT
import CGridNorth

extension Notation {
  /// The possible meanings of a text, the likeliest first.
  public struct Candidates {
    public private(set) var count = 1
    public private(set) var first: gn_position
    public private(set) var second = gn_position()

    init(_ only: gn_position) {
      first = only
    }

    init(_ first: gn_position, _ second: gn_position) {
      self.first = first
      self.second = second
      count = 2
    }

    /// The meanings in one form; nil if there are none.
    func of(_ form: Int32) -> Candidates? {
      if count == 1 || first.form == second.form { return first.form == form ? self : nil }
      return first.form == form ? Candidates(first) : second.form == form ? Candidates(second) : nil
    }
  }

  /// Reads a position in the given form, a GN_FORM_ value, or recognizes its form.
  @inline(__always)
  public static func parse(
    _ text: ASCII, form: Int32, flags: UInt32
  ) throws(TextRefusal) -> Candidates {
    do throws(gn_status) { try check(form: form, flags: flags) } catch { throw TextRefusal(error, at: 0) }
    if form <= Int32(GN_FORM_DD), let plain = plainDegrees(text, flags: flags) { return Candidates(plain) }
    return try parseAny(text, form: form, flags: flags)
  }

  /// Reads a text that may be anything, in a form or with flags that were checked.
  @inline(never)
  private static func parseAny(
    _ text: ASCII, form: Int32, flags: UInt32
  ) throws(TextRefusal) -> Candidates {
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { throw TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0) }
    if form <= Int32(GN_FORM_DD), let plain = plainDegrees(scanner, flags: flags) { return Candidates(plain) }
    // Blanks around a text have no meaning, also where it is refused.
    scanner = scanner.withoutBlanksBehind.withoutBrackets
    guard form != Int32(GN_FORM_ANY) else {
      let candidates = try recognize(scanner, flags)
      try checkCommas(of: candidates.first, scanner, flags)
      try checkWords(of: candidates.first, scanner)
      return candidates
    }
    return try parse(scanner, gn_form(UInt32(bitPattern: form)), flags)
  }

  static func check(form: Int32, flags: UInt32) throws(gn_status) {
    guard form >= Int32(GN_FORM_ANY), form <= Int32(GN_FORM_GARS) else { throw GN_ERROR_FORM }
    let letters = UInt32(GN_PARSE_BANDS) | UInt32(GN_PARSE_HEMISPHERES)
    let known = letters | UInt32(GN_PARSE_LONGITUDE_FIRST) | UInt32(GN_PARSE_STRICT)
    guard flags & ~known == 0, flags & letters != letters else { throw GN_ERROR_STYLE }
  }

  /// Reads a position in one form; the text begins without blanks.
  private static func parse(
    _ text: TextScanner, _ form: gn_form, _ flags: UInt32
  ) throws(TextRefusal) -> Candidates {
    switch form {
    case GN_FORM_DD, GN_FORM_DM, GN_FORM_DMS:
      guard let found = try parseDegrees(text, flags: flags).of(Int32(form)) else {
        throw TextRefusal(GN_ERROR_TEXT_FORM, at: text.offset)
      }
      return found
    // Texts in the form of UTM are UPS near the poles.
    case GN_FORM_UTM: return try parseGrid(text, flags: flags)
    case GN_FORM_UPS: return try parseUPS(text, flags: flags)
    case GN_FORM_MGRS: return try onItsOwn(text) { part throws(TextRefusal) in try parseMGRS(part, flags: flags) }
    case GN_FORM_ISO_6709:
      return try onItsOwn(text) { part throws(TextRefusal) in try parseISO6709(part, flags: flags) }
    case GN_FORM_GEO_URI:
      return try onItsOwn(text) { part throws(TextRefusal) in try parseGeoURI(part, flags: flags) }
    case GN_FORM_GEOREF:
      return try onItsOwn(text) { part throws(TextRefusal) in position(try Georef.decode(part), GN_FORM_GEOREF) }
    default: return try onItsOwn(text) { part throws(TextRefusal) in position(try GARS.decode(part), GN_FORM_GARS) }
    }
  }

  private static func position(_ cell: gn_graticule_cell, _ form: gn_form) -> gn_position {
    var result = gn_position()
    result.point = cell.center
    // The difference of the bounds of a small cell is mostly rounding.
    result.precision = side(of: cell, form) * MeridianScale.metersPerDegree
    result.form = Int32(form)
    return result
  }

  /// Degrees.
  private static func side(of cell: gn_graticule_cell, _ form: gn_form) -> Double {
    switch cell.precision {
    case -1: 15
    case 0: form == GN_FORM_GARS ? 1 / 2 : 1
    case 1: 1 / 4
    default: form == GN_FORM_GARS ? 1 / 12 : unit(decimals: Int(truncatingIfNeeded: cell.precision) &- 2) / 60
    }
  }

  /// Passes the text without surrounding blanks to a parser; offsets count from the start of the whole text.
  @inline(__always)
  private static func onItsOwn(
    _ text: TextScanner, _ parser: (ASCII) throws(TextRefusal) -> gn_position
  ) throws(TextRefusal) -> Candidates {
    do throws(TextRefusal) {
      return Candidates(try parser(text.ahead))
    } catch {
      throw TextRefusal(error.status, at: error.offset &+ text.offset)
    }
  }

  private static func parseMGRS(_ text: ASCII, flags: UInt32) throws(TextRefusal) -> gn_position {
    let cell = try MGRS.decode(text, flags & UInt32(GN_PARSE_STRICT) != 0 ? .strict : .lenient)
    var result = gn_position()
    result.point = cell.center
    result.utm = cell.utm_center
    // A grid zone, half a polar cap: from south to north.
    let height = cell.zone == 0 ? cell.center.latitude < 0 ? 10.0 : 6 : cell.center.latitude > 72 ? 12 : 8
    result.precision = cell.precision < 0 ? height * MeridianScale.metersPerDegree : cell.size
    result.form = Int32(GN_FORM_MGRS)
    // The flags of a cell are the lowest flags of a position.
    result.flags = cell.flags
    return result
  }
}

// The beginning of a text decides its form. If two are possible, both are tried: no text is valid in two forms.

extension Notation {
  private static func recognize(_ text: TextScanner, _ flags: UInt32) throws(TextRefusal) -> Candidates {
    guard let first = text.byte else { throw text.refusal(GN_ERROR_TEXT_FORM) }
    if isDigit(first) { return try recognizeNumber(text, flags) }
    if isLetter(first) { return try recognizeLetter(text, flags) }
    if first == 0x2E { return try parseDegrees(text, flags: flags) }
    var ahead = text
    guard ahead.sign() != 0 else { throw text.refusal(GN_ERROR_TEXT_FORM) }
    if isISO6709(ahead) { return try parse(text, GN_FORM_ISO_6709, flags) }
    // As without the sign.
    guard ahead.digitsAhead() >= longNumber, hasLetter(ahead) else { return try parse(text, nil, flags) }
    return try parseGrid(text, flags: flags)
  }

  private static func parse(
    _ text: TextScanner, _ form: gn_form?, _ flags: UInt32
  ) throws(TextRefusal) -> Candidates {
    guard let form else { return try parseDegrees(text, flags: flags) }
    return try parse(text, form, flags)
  }

  /// "10S, 5515,1118209" may be degrees with a decimal comma or UTM.
  private static func checkCommas(
    of position: gn_position, _ text: TextScanner, _ flags: UInt32
  ) throws(TextRefusal) {
    guard position.form <= Int32(GN_FORM_DMS), position.flags & UInt32(GN_POSITION_DECIMAL_COMMA) != 0,
      hasLongNumber(text, comma: false), (try? parseGrid(text, flags: flags)) != nil
    else { return }
    throw TextRefusal(GN_ERROR_TEXT_COMMA, at: CommaCount(text).firstTight)
  }

  /// "A", "BAG", "NA", "HELP", "100 km" and "31 Jan" are references that must be asked for.
  private static func checkWords(of position: gn_position, _ text: TextScanner) throws(TextRefusal) {
    let isMGRS = position.form == Int32(GN_FORM_MGRS)
    guard isMGRS || position.form >= Int32(GN_FORM_GEOREF), isLetter(text.text[text.text.count &- 1]) else { return }
    var zone = text
    zone.offset &+= zone.digitsAhead()
    if isMGRS, position.utm.zone > 0, !zone.skipBlanks() { return }
    throw TextRefusal(GN_ERROR_TEXT_FORM, at: text.offset)
  }

  /// Whether the first number is directly followed by a second sign, or only by a solidus.
  private static func isISO6709(_ afterSign: TextScanner) -> Bool {
    var ahead = afterSign
    guard ahead.number(comma: true) != nil else { return false }
    if ahead.sign() != 0 { return true }
    guard ahead.take(0x2F) else { return false }
    ahead.skipBlanks()
    return ahead.isAtEnd
  }

  /// A text that begins with a digit.
  private static func recognizeNumber(_ text: TextScanner, _ flags: UInt32) throws(TextRefusal) -> Candidates {
    let digits = text.digitsAhead()
    var ahead = text
    ahead.offset &+= digits
    let isParted = ahead.skipBlanks()
    guard isLetter(ahead.byte) else {
      guard digits >= longNumber ? hasLetter(ahead) : isMeters(text) else {
        return try parseDegrees(text, flags: flags)
      }
      return try gridOrPacked(text, flags)
    }
    var unit = ahead
    if unit.takeUnitWord() != nil { return try degreesOrMGRS(text, flags) }
    let run = letterRun(ahead)
    // "500mN 500000mE 31N" lies near the equator.
    let isNorthing = ahead.byte == 0x4D && hasLongNumber(text)
    if digits == 3, !isNorthing, run == 2 || (!isParted && !isHemisphereOrDegree(ahead.byte)) {
      return try parse(text, ahead.byte == 0x44 ? degreesIfValid(text, flags, or: GN_FORM_GARS) : GN_FORM_GARS, flags)
    }
    if digits >= 3 {
      if ahead.byte == 0x4D || hasLongNumber(text) { return try gridOrPacked(text, flags) }
      return try parseDegrees(text, flags: flags)
    }
    var word = ahead
    if let letter = word.takeHemisphereWord() {
      return letter == 0x4E || letter == 0x53 ? try degreesOrUTM(text, flags) : try parse(text, nil, flags)
    }
    if run >= 3 { return try parse(text, GN_FORM_MGRS, flags) }
    if run == 2 {
      return try parse(text, ahead.byte == 0x44 ? degreesIfValid(text, flags, or: GN_FORM_MGRS) : GN_FORM_MGRS, flags)
    }
    let letter = ahead
    ahead.offset &+= 1
    ahead.skipBlanks()
    guard let next = ahead.byte else { return try parse(text, GN_FORM_MGRS, flags) }
    if isLetter(next) {
      if isHemisphereOrDegree(letter.byte), isHemisphereOrDegree(next), letterRun(ahead) == 1 {
        if degreesIfValid(text, flags, or: GN_FORM_MGRS) == nil { return try parseDegrees(text, flags: flags) }
      }
      // "18T E585628 N4511322"
      var number = ahead
      if number.takeGridLetter() != nil, hasLongNumber(text) { return try parseUTM(text, flags: flags) }
      return try parse(text, GN_FORM_MGRS, flags)
    }
    guard isHemisphereOrDegree(letter.byte) else { return try parseUTM(text, flags: flags) }
    // "56d2.52, 20": D is a band before meters only, and where it cannot be a symbol.
    if letter.byte == 0x44, ahead.digitsAhead() < longNumber || degreesIfValid(text, flags, or: GN_FORM_UTM) == nil {
      return try parseDegrees(text, flags: flags)
    }
    return try degreesOrUTM(text, flags)
  }

  /// A text that begins with a letter.
  private static func recognizeLetter(_ text: TextScanner, _ flags: UInt32) throws(TextRefusal) -> Candidates {
    var ahead = text
    if ahead.take("GEO:") { return try parse(text, GN_FORM_GEO_URI, flags) }
    let letter = ahead.takeHemisphereWord()
    if letter != nil || (letterRun(text) == 1 && isHemisphereOrDegree(text.byte) && text.byte != 0x44) {
      if letter == nil { ahead.offset &+= 1 }
      return isBeforeMeters(ahead) ? try gridOrPacked(text, flags) : try parse(text, nil, flags)
    }
    let isPolar = text.byte.map { PolarZone($0) != nil } ?? false
    ahead.offset = text.offset &+ 1
    if isPolar, isBeforeMeters(ahead) { return try parseUPS(text, flags: flags) }
    ahead = text
    var letters = 0
    while isLetter(ahead.byte) {
      letters &+= 1
      ahead.offset &+= 1
      ahead.skipBlanks()
    }
    if isPolar, letters == 1 || letters == 3 { return try parse(text, GN_FORM_MGRS, flags) }
    guard letters == 2 || letters == 4 else { throw TextRefusal(GN_ERROR_TEXT_FORM, at: text.offset) }
    return try parse(text, GN_FORM_GEOREF, flags)
  }

  /// For a letter that may be a hemisphere after a number, or the letter after a zone.
  private static func degreesOrUTM(_ text: TextScanner, _ flags: UInt32) throws(TextRefusal) -> Candidates {
    if hasLongNumber(text) { return try parseUTM(text, flags: flags) }
    do throws(TextRefusal) {
      return try parseDegrees(text, flags: flags)
    } catch {
      do throws(TextRefusal) {
        let grid = try parseUTM(text, flags: flags)
        // "39N 9465 3156", "28N 99mE 0mN"; but "45N 93 15.5" lacks a letter.
        if hasLongNumber(text, digits: 4) || hasLetter(text, 0x4D) { return grid }
      } catch let other {
        // "18N 585,628 451,322"
        if other.status == GN_ERROR_TEXT_COMMA { throw other }
      }
      throw error
    }
  }

  /// Whether a number of meters follows a letter, as in "N, 2000000, 2000000" and "Z E2445183 N2313228".
  private static func isBeforeMeters(_ afterLetter: TextScanner) -> Bool {
    var ahead = afterLetter
    ahead.skipBlanks()
    if ahead.take(0x2C) { ahead.skipBlanks() }
    _ = ahead.takeGridLetter()
    _ = ahead.sign()
    return ahead.digitsAhead() >= longNumber
  }

  /// "37 deg 53 min N 74 deg 52 min W"; but "37DEG" is a square, and so is "18SEC".
  private static func degreesOrMGRS(_ text: TextScanner, _ flags: UInt32) throws(TextRefusal) -> Candidates {
    do throws(TextRefusal) {
      return try parseDegrees(text, flags: flags)
    } catch {
      guard let reference = try? parse(text, GN_FORM_MGRS, flags) else { throw error }
      return reference
    }
  }

  /// Numbers that are meters, or degrees and minutes in one: "400723N 0740723W".
  private static func gridOrPacked(_ text: TextScanner, _ flags: UInt32) throws(TextRefusal) -> Candidates {
    let grid: Candidates
    do throws(TextRefusal) {
      grid = try parseGrid(text, flags: flags)
    } catch {
      guard let packed = try parsePacked(text, flags: flags) else { throw error }
      return Candidates(packed)
    }
    // "1300000E 800000S"
    guard grid.count == 1, let packed = try? parsePacked(text, flags: flags) else { return grid }
    return Candidates(grid.first, packed)
  }

  /// Nil if the text is degrees; otherwise the other form.
  private static func degreesIfValid(_ text: TextScanner, _ flags: UInt32, or form: gn_form) -> gn_form? {
    (try? parseDegrees(text, flags: flags)) != nil ? nil : form
  }

  /// Numbers with this many digits, next to letters, are read as meters. Callers with such degrees must name the form.
  private static let longNumber = 5

  private static func hasLongNumber(_ text: TextScanner, digits: Int = longNumber, comma: Bool = true) -> Bool {
    var ahead = text
    while !ahead.isAtEnd {
      if let number = ahead.number(comma: comma) {
        if number.digits >= digits { return true }
      } else {
        ahead.offset &+= 1
      }
    }
    return false
  }

  /// "99.5 m", "99.5mE"
  private static func isMeters(_ text: TextScanner) -> Bool {
    var ahead = text
    guard let number = ahead.number(comma: true), number.hasPoint else { return false }
    ahead.skipBlanks()
    return ahead.byte == 0x4D
  }

  private static func hasLetter(_ text: TextScanner, _ letter: Letter? = nil) -> Bool {
    var ahead = text
    while let byte = ahead.byte {
      if isLetter(byte), letter == nil || byte == letter { return true }
      ahead.offset &+= 1
    }
    return false
  }

  private static func letterRun(_ text: TextScanner) -> Int {
    var count = 0
    while isLetter(text.byte(after: count)) { count &+= 1 }
    return count
  }

  private static func isHemisphereOrDegree(_ byte: UInt8?) -> Bool {
    byte == 0x4E || byte == 0x53 || byte == 0x45 || byte == 0x57 || byte == 0x44
  }
}
