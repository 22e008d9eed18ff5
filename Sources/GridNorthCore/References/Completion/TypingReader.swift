// SPDX-License-Identifier: MIT
import CGridNorth

/// The ways to read a text that is being typed.
enum TypingForm {
  /// It begins with the grid zone.
  case full
  /// It begins with the letters of a square.
  case square
  /// It is digits only.
  case digits
}

/// The result of reading the typed text one way.
struct TypingState {
  var next: UInt64
  var field: Int
  /// What the text names, if no part of it is incomplete.
  var target: Target?
}

/// What a reference names: cells with the same digits in many squares, or just one.
struct Target {
  var scope: Scope
  var column: Letter?
  var row: Letter?
  /// Micrometers from the south-west corner of the square.
  var east: UInt64 = 0
  var north: UInt64 = 0
  var precision = 0

  /// The one square that it can be.
  var square: Square? {
    guard case .frame(let frame) = scope, let column, let row else { return nil }
    return frame.square(column, row)
  }
}

/// Reads the typed text from left to right, one way, up to an offset.
struct TypingReader {
  let text: ASCII
  let end: Int
  let precision: Int
  var offset = 0

  func refusal(_ status: gn_status, at offset: Int? = nil) -> TextRefusal {
    TextRefusal(status, at: offset ?? self.offset)
  }

  var byte: UInt8? { offset < end ? text[offset] : nil }

  static func digit(_ byte: UInt8) -> Int? { isDigit(byte) ? Int(byte) &- 48 : nil }

  /// Passes blanks and tabs; returns whether there were any.
  mutating func skipBlanks() -> Bool {
    let start = offset
    while isBlankOrTab(byte) { offset &+= 1 }
    return offset > start
  }

  /// The next letter, without passing it; nil at the end. `status` says what was expected.
  mutating func letter(_ status: gn_status) throws(TextRefusal) -> Letter? {
    _ = skipBlanks()
    guard let byte else { return nil }
    guard isLetter(byte) else {
      throw refusal(Self.digit(byte) == nil ? GN_ERROR_TEXT_BYTE : status)
    }
    return byte
  }

  mutating func read(_ form: TypingForm) throws(TextRefusal) -> TypingState {
    switch form {
    case .full:
      let (state, frame) = try zone()
      guard let frame else { return state }
      return try square(.frame(frame))
    case .square: return try square(.anywhere)
    case .digits: return try digits(Target(scope: .anywhere))
    }
  }

  /// Reads the grid zone, or the letter of half a polar cap: it is given only if it is whole.
  mutating func zone() throws(TextRefusal) -> (state: TypingState, frame: Square.Frame?) {
    _ = skipBlanks()
    guard let first = byte else {
      let next = CharacterBits.digits | CharacterBits.polarZones
      return (TypingState(next: next, field: Int(GN_FIELD_ZONE)), nil)
    }
    guard let tens = Self.digit(first) else {
      guard let letter = try letter(GN_ERROR_MGRS_ZONE), let zone = PolarZone(letter) else {
        throw refusal(GN_ERROR_MGRS_ZONE)
      }
      offset &+= 1
      return (TypingState(next: CharacterBits.none, field: Int(GN_FIELD_COLUMN)), .polar(zone))
    }
    offset &+= 1
    var zone = tens
    var more = tens == 0 ? CharacterBits.digits & ~1 : tens < 6 ? CharacterBits.digits : tens == 6 ? 1 : 0
    if let byte, let ones = Self.digit(byte) {
      guard more & CharacterBits.digit(ones) != 0 else { throw refusal(GN_ERROR_MGRS_ZONE) }
      zone = zone &* 10 &+ ones
      more = 0
      offset &+= 1
    } else if let byte, zone == 0 {
      throw refusal(isBlankOrTab(byte) || isDigit(byte) || isLetter(byte) ? GN_ERROR_MGRS_ZONE : GN_ERROR_TEXT_BYTE)
    }
    if skipBlanks() { more = 0 }
    guard let byte else {
      let bands =
        zone == 0
        ? CharacterBits.none
        : CharacterBits.letters { letter in Band(letter).map { GridZone(zone: zone, band: $0) != nil } ?? false }
      let target = zone == 0 ? nil : Target(scope: .zone(zone))
      return (
        TypingState(
          next: more | bands, field: Int(more == 0 ? GN_FIELD_BAND : GN_FIELD_ZONE), target: target), nil
      )
    }
    guard isDigit(byte) || isLetter(byte) else { throw refusal(GN_ERROR_TEXT_BYTE) }
    guard let band = Band(byte) else { throw refusal(GN_ERROR_MGRS_BAND) }
    guard let gridZone = GridZone(zone: zone, band: band) else { throw refusal(GN_ERROR_MGRS_GRID_ZONE) }
    offset &+= 1
    return (TypingState(next: CharacterBits.none, field: Int(GN_FIELD_COLUMN)), .utm(gridZone))
  }

  /// Reads the letters of a square and what follows.
  mutating func square(_ scope: Scope) throws(TextRefusal) -> TypingState {
    var target = Target(scope: scope)
    if let state = try letters(&target) { return state }
    return try digits(target)
  }

  /// Reads the letters of a square; returns the state if the text ends before or between them.
  mutating func letters(_ target: inout Target) throws(TextRefusal) -> TypingState? {
    let scope = target.scope
    guard let column = try letter(GN_ERROR_MGRS_COLUMN) else {
      return TypingState(next: scope.columns, field: Int(GN_FIELD_COLUMN), target: target)
    }
    guard scope.has(column: column) else { throw refusal(scope.refusal(column: column)) }
    offset &+= 1
    target.column = column
    guard let row = try letter(GN_ERROR_MGRS_ROW) else {
      return TypingState(next: scope.rows(column), field: Int(GN_FIELD_ROW))
    }
    guard scope.has(column: column, row: row) else { throw refusal(scope.refusal(column: column, row: row)) }
    offset &+= 1
    target.row = row
    return nil
  }

  /// Reads digits to the end.
  mutating func digits(_ target: Target) throws(TextRefusal) -> TypingState {
    let start = offset
    let (group, status) = group()
    let (isPossible, next) = target.next(group)
    // Errors farther left are reported first.
    guard isPossible else { throw refusal(why(group, target), at: lastPossible(target, from: start)) }
    guard status == GN_OK else { throw refusal(status) }
    var state = TypingState(next: next, field: next == CharacterBits.none ? Int(GN_FIELD_END) : group.field)
    if let precision = group.wholePrecision {
      var whole = target
      whole.precision = precision
      whole.east = group.digits.extent(from: 0, to: precision).low
      whole.north = group.digits.extent(from: precision, to: 2 &* precision).low
      state.target = whole
    }
    return state
  }

  /// Reads digits to the end, or to one that is refused.
  private mutating func group() -> (group: DigitGroup, status: gn_status) {
    var group = DigitGroup(precision: precision)
    while true {
      if skipBlanks() { group.endsWithBlank = true }
      let before = group
      guard let byte else { return (group, GN_OK) }
      let status = Self.digit(byte).map { group.append($0) } ?? GN_ERROR_TEXT_BYTE
      guard status == GN_OK else { return (before, status) }
      offset &+= 1
    }
  }

  private func why(_ group: DigitGroup, _ target: Target) -> gn_status {
    guard group.isPossibleAnywhere else { return GN_ERROR_MGRS_ODD_DIGITS }
    guard let square = target.square else { return GN_ERROR_MGRS_OVERHANGS_ZONE }
    let open = group.openPrecisions
    return group.patch(square, open.low <= open.high ? open.high : open.low &- 1).refusal
  }

  /// The offset up to which the text could still become a reference. It is found by bisection: once a text cannot
  /// become a reference, no longer text can.
  private func lastPossible(_ target: Target, from start: Int) -> Int {
    var possible = start
    var impossible = offset
    while impossible &- possible > 1 {
      let middle = possible &+ (impossible &- possible) &>> 1
      var reader = TypingReader(text: text, end: middle, precision: precision, offset: start)
      if target.next(reader.group().group).isPossible { possible = middle } else { impossible = middle }
    }
    return possible
  }
}

extension Target {
  /// Whether digits can be or become those of such a reference, and which digits may follow.
  func next(_ group: DigitGroup) -> (isPossible: Bool, digits: UInt64) {
    guard let column, let row else { return (group.isPossibleAnywhere, group.nextAnywhere) }
    var isPossible = false
    var bits = CharacterBits.none
    let open = group.nextAnywhere
    _ = scope.contains(column, row) { square in
      let next = group.next(in: square)
      isPossible = isPossible || next.isPossible
      bits |= next.digits
      return isPossible && bits == open
    }
    return (isPossible, bits)
  }
}

extension Scope {
  /// Why a column letter is refused.
  func refusal(column: Letter) -> gn_status {
    guard case .frame(let frame) = self else { return GN_ERROR_MGRS_COLUMN }
    return frame.column(column) == nil ? GN_ERROR_MGRS_COLUMN : GN_ERROR_MGRS_SQUARE
  }

  /// Why a row letter is refused after a valid column letter.
  func refusal(column: Letter, row: Letter) -> gn_status {
    switch self {
    case .frame(let frame): frame.square(column, row) == nil ? GN_ERROR_MGRS_ROW : GN_ERROR_MGRS_SQUARE
    case .zone, .zonesFrom: GN_ERROR_MGRS_ROW
    case .anywhere: Alphabet.index(row) == nil ? GN_ERROR_MGRS_ROW : GN_ERROR_MGRS_SQUARE
    }
  }
}
