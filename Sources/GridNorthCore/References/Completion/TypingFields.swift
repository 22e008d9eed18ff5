// SPDX-License-Identifier: MIT
import CGridNorth

extension Typing {
  /// A reference that is typed into four fields.
  public struct Fields {
    let zone: ASCII
    let square: ASCII
    let easting: ASCII
    let northing: ASCII

    public init(zone: ASCII, square: ASCII, easting: ASCII, northing: ASCII) {
      self.zone = zone
      self.square = square
      self.easting = easting
      self.northing = northing
    }
  }

  /// Why, in which field and where a reference is refused.
  public struct FieldRefusal: Error {
    public let status: gn_status
    /// A `GN_FIELD_` value, or 0 if it is none of the fields.
    public let field: Int32
    public let offset: Int
  }

  /// The text of a field. Throws `GN_ERROR_OFFSET` for more bytes than memory has.
  public static func text(
    _ field: gn_typing_field, _ text: UnsafePointer<CChar>?, size: Int
  ) throws(FieldRefusal) -> ASCII {
    do { return try ASCII.text(text, size: size) } catch {
      throw FieldRefusal(status: error.status, field: Int32(bitPattern: field.rawValue), offset: error.offset)
    }
  }

  /// The help for four fields; a refusal if further characters cannot make them a reference.
  public static func state(of fields: Fields, reference: gn_point?) throws(FieldRefusal) -> gn_mgrs_typing {
    var reading = FieldsReading()
    do {
      reading.reference = try reference.map(checkedPosition)
      reading.field = Int(GN_FIELD_ZONE)
      try reading.readZone(fields.zone)
      reading.field = Int(GN_FIELD_COLUMN)
      try reading.readSquare(fields.square)
      reading.field = Int(GN_FIELD_EASTING)
      reading.easting = try FieldsReading.digits(fields.easting)
      reading.field = Int(GN_FIELD_NORTHING)
      reading.northing = try FieldsReading.digits(fields.northing)
      try reading.checkDigits(fields)
    } catch {
      throw FieldRefusal(
        status: error.status, field: Int32(truncatingIfNeeded: reading.field), offset: error.offset)
    }
    return complete(reading.state, reading.target, reading.reference)
  }
}

/// The state of reading four fields.
private struct FieldsReading {
  var reference: gn_point?
  /// The current field.
  var field = 0
  /// The place of the cursor, after the last character of the last field that has any, and what may follow.
  var state = TypingState(next: CharacterBits.none, field: Int(GN_FIELD_ZONE))
  /// Where the reference may lie, for any further characters of the zone.
  var scope = Scope.anywhere
  /// What the fields name so far; nil if the zone or the square is incomplete.
  var target: Target?
  private var column: Letter?
  private var row: Letter?
  var easting = TypedDigits()
  var northing = TypedDigits()

  mutating func readZone(_ text: ASCII) throws(TextRefusal) {
    var reader = TypingReader(text: text, end: text.count, precision: 0)
    var frame: Square.Frame?
    do {
      (state, frame) = try reader.zone()
      if frame != nil { try reader.finish() }
    } catch {
      if error.status != GN_ERROR_MGRS_ZONE, reader.hasDigit { field = Int(GN_FIELD_BAND) }
      throw error
    }
    if let frame {
      scope = .frame(frame)
      target = Target(scope: scope)
      state = TypingState(next: scope.columns, field: Int(GN_FIELD_COLUMN))
    } else if !text.isBlank {
      target = state.target
      if let target { scope = target.scope }
      if let tens = reader.openZone { scope = .zonesFrom(tens) }
    } else {
      target = Target(scope: .anywhere)
    }
  }

  mutating func readSquare(_ text: ASCII) throws(TextRefusal) {
    guard !text.isBlank else { return }
    var reader = TypingReader(text: text, end: text.count, precision: 0)
    var square = Target(scope: scope)
    do {
      if let half = try reader.letters(&square) {
        state = half
        column = square.column
        target = nil
        return
      }
      field = Int(GN_FIELD_ROW)
      try reader.finish()
    } catch {
      if reader.hasLetter { field = Int(GN_FIELD_ROW) }
      throw error
    }
    column = square.column
    row = square.row
    target?.column = column
    target?.row = row
  }

  /// Reads the digits of one field.
  static func digits(_ text: ASCII) throws(TextRefusal) -> TypedDigits {
    var reader = TypingReader(text: text, end: text.count, precision: 0)
    var digits = TypedDigits()
    _ = reader.skipBlanks()
    while let byte = reader.byte, let digit = TypingReader.digit(byte) {
      guard digits.count < 11 else { throw reader.refusal(GN_ERROR_MGRS_TOO_MANY_DIGITS) }
      digits.append(digit)
      reader.offset &+= 1
    }
    _ = reader.skipBlanks()
    if let byte = reader.byte {
      throw reader.refusal(TypingReader.digit(byte) == nil ? GN_ERROR_TEXT_BYTE : GN_ERROR_TEXT_REST)
    }
    return digits
  }

  mutating func checkDigits(_ fields: Typing.Fields) throws(TextRefusal) {
    let eastings = easting.count
    let northings = northing.count
    guard touches(easting, northing) else {
      // The digit that leaves no cell: of the easting, if no northing leaves one.
      var count = 0
      if touches(easting, TypedDigits()) {
        while count < northings, touches(easting, northing.first(count &+ 1)) { count &+= 1 }
        throw refusal(fields.northing, count)
      }
      field = Int(GN_FIELD_EASTING)
      while count < eastings, touches(easting.first(count &+ 1), TypedDigits()) { count &+= 1 }
      throw refusal(fields.easting, count)
    }
    if northings > 0 || eastings == 11 {
      state = TypingState(next: nextDigits(ofNorthing: true), field: Int(GN_FIELD_NORTHING))
      if northings == 11 { state.field = Int(GN_FIELD_END) }
    } else if eastings > 0 || row != nil {
      state = TypingState(next: nextDigits(ofNorthing: false), field: Int(GN_FIELD_EASTING))
    }
    guard var whole = target else { return }
    whole.precision = max(eastings, northings)
    whole.east = easting.extent(from: 0, to: eastings).low
    whole.north = northing.extent(from: 0, to: northings).low
    target = whole
  }

  private func nextDigits(ofNorthing: Bool) -> UInt64 {
    guard (ofNorthing ? northing : easting).count < 11 else { return CharacterBits.none }
    var bits = CharacterBits.none
    var digit = 0
    while digit < 10 {
      var longer = ofNorthing ? northing : easting
      longer.append(digit)
      if ofNorthing ? touches(easting, longer) : touches(longer, northing) { bits |= CharacterBits.digit(digit) }
      digit &+= 1
    }
    return bits
  }

  /// Whether there is a cell whose digits begin like this.
  private func touches(_ easting: TypedDigits, _ northing: TypedDigits) -> Bool {
    // Each zone and each cap holds a whole square.
    guard let column else { return true }
    func touches(_ row: Letter) -> Bool {
      scope.contains(column, row) { patch(of: $0, easting, northing).touchesZone }
    }
    if let row { return touches(row) }
    return Alphabet.contains { touches($0) }
  }

  private func patch(of square: Square, _ easting: TypedDigits, _ northing: TypedDigits) -> Patch {
    var patch = Patch(square)
    patch.east = easting.extent(from: 0, to: easting.count)
    patch.north = northing.extent(from: 0, to: northing.count)
    return patch
  }

  /// The refusal of a digit after some others in a field.
  private func refusal(_ text: ASCII, _ count: Int) -> TextRefusal {
    var reader = TypingReader(text: text, end: text.count, precision: 0)
    _ = reader.skipBlanks()
    var status = GN_ERROR_MGRS_OVERHANGS_ZONE
    if let column, let row, case .frame(let frame) = scope, let square = frame.square(column, row) {
      status = patch(of: square, easting, northing).refusal
    }
    return reader.refusal(status, at: reader.offset &+ count)
  }
}

extension TypedDigits {
  func first(_ count: Int) -> TypedDigits {
    var digits = TypedDigits()
    while digits.count < min(count, self.count) { digits.append(digit(at: digits.count)) }
    return digits
  }
}

extension TypingReader {
  /// Passes the blanks before the end of the text.
  mutating func finish() throws(TextRefusal) {
    _ = skipBlanks()
    guard byte == nil else { throw refusal(GN_ERROR_TEXT_REST) }
  }

  /// The digit of a zone that another digit may follow.
  var openZone: Int? {
    guard offset > 0, end == offset, let byte = text[offset &- 1], let tens = Self.digit(byte), tens <= 6 else {
      return nil
    }
    guard offset > 1, let before = text[offset &- 2] else { return tens }
    return Self.digit(before) == nil ? tens : nil
  }

  /// Whether the text passed so far has a digit.
  var hasDigit: Bool { hasPassed { $0 >= 48 && $0 <= 57 } }

  /// Whether the text passed so far has a letter.
  var hasLetter: Bool { hasPassed { $0 >= 65 && $0 <= 90 } }

  private func hasPassed(_ holds: (UInt8) -> Bool) -> Bool {
    var index = 0
    while index < offset, let byte = text[index] {
      if holds(byte) { return true }
      index &+= 1
    }
    return false
  }
}

extension ASCII {
  var isBlank: Bool {
    var offset = 0
    while let byte = self[offset] {
      guard isBlankOrTab(byte) else { return false }
      offset &+= 1
    }
    return true
  }
}
