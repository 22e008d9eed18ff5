// SPDX-License-Identifier: MIT

/// The known part of the place of a reference.
enum Scope {
  case anywhere
  /// A UTM zone, in any band.
  case zone(Int)
  /// A UTM zone that begins with this digit, or is this digit.
  case zonesFrom(Int)
  case frame(Square.Frame)
}

/// Characters as a bit set: 0 ... 9, then A ... Z.
enum CharacterBits {
  static let none: UInt64 = 0
  static let digits: UInt64 = 0x3FF
  // Computed: optimized for size, a constant that calls functions would be filled in at its first use.
  static var polarZones: UInt64 {
    letter(UInt8(ascii: "A")) | letter(UInt8(ascii: "B")) | letter(UInt8(ascii: "Y")) | letter(UInt8(ascii: "Z"))
  }

  static func digit(_ digit: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: digit) }
  static func letter(_ letter: Letter) -> UInt64 { 1 &<< (UInt64(letter) &- 55) }

  /// The letters of the alphabet for which a condition holds.
  static func letters(where holds: (Letter) -> Bool) -> UInt64 {
    var bits = none
    var index = 0
    while index < 24 {
      let letter = Alphabet.letter(index)
      if holds(letter) { bits |= Self.letter(letter) }
      index &+= 1
    }
    return bits
  }
}

extension Square.Frame {
  func column(_ letter: Letter) -> Int? {
    switch self {
    case .utm(let gridZone): Square.column(letter, in: gridZone)
    case .polar(let zone): Square.column(letter, in: zone)
    }
  }

  /// The square with these letters, wherever it lies.
  func square(_ columnLetter: Letter, _ rowLetter: Letter) -> Square? {
    guard let column = column(columnLetter) else { return nil }
    let row =
      switch self {
      case .utm(let gridZone): Square.row(rowLetter, in: gridZone)
      case .polar(let zone): Square.row(rowLetter, in: zone)
      }
    guard let row else { return nil }
    return Square(frame: self, column: column, row: row)
  }

  /// Whether one of the squares of a column has a part in the grid zone or cap.
  func touches(column: Int) -> Bool {
    switch self {
    case .utm(let gridZone):
      let outward = column < 5 ? 4 &- column : column &- 5
      let low = Double(outward) * 100_000
      // All rows at once: a grid zone reaches up to 9328 km.
      return Quarter(gridZone, column: column, x: (low, low + 100_000), y: (0, 9_500_000)).touchesZone
    case .polar(let zone):
      let outward = column < 0 ? -1 &- column : column
      return Double(outward) * 100_000 < zone.radius
    }
  }
}

extension Scope {
  /// The column letters of squares that have a part in the scope.
  var columns: UInt64 { CharacterBits.letters { has(column: $0) } }

  /// The row letters that go with a column letter.
  func rows(_ column: Letter) -> UInt64 { CharacterBits.letters { has(column: column, row: $0) } }

  func has(column letter: Letter) -> Bool {
    switch self {
    case .anywhere: return Alphabet.index(letter) != nil
    case .zone(let zone): return Self.gridZone(zone, 0)?.column(letter) != nil
    case .zonesFrom(let digit): return Self.hasZone(from: digit) { Scope.zone($0).has(column: letter) }
    case .frame(let frame):
      guard let column = frame.column(letter) else { return false }
      return frame.touches(column: column)
    }
  }

  func has(column: Letter, row: Letter) -> Bool {
    // Within 18 degrees of the equator a zone has all eight columns and all twenty rows.
    if case .frame = self {} else if has(column: column), let index = Alphabet.index(row), index < 20 { return true }
    return contains(column, row) { Patch($0).touchesZone }
  }

  /// Whether a condition holds for a square with these letters.
  ///
  /// It checks only the zones and bands that matter if the condition is whether a patch of the square touches its zone.
  /// A regular zone is narrower farther from the equator, and all zones with the same set of letters and the same
  /// parity are equal. Only 32V is wider than a zone at the equator with the same row, so it is checked too.
  func contains(_ column: Letter, _ row: Letter, where holds: (Square) -> Bool) -> Bool {
    func holdsIn(_ frame: Square.Frame?) -> Bool {
      guard let square = frame?.square(column, row) else { return false }
      return holds(square)
    }
    switch self {
    case .frame(let frame): return holdsIn(frame)
    case .zone(let zone):
      guard has(column: column) else { return false }
      // The twenty rows on either side of the equator reach up to 18.1 degrees.
      var band = 0
      while band < 3 {
        if holdsIn(Self.gridZone(zone, band)) || holdsIn(Self.gridZone(zone, -1 &- band)) { return true }
        band &+= 1
      }
      return zone == UTM.zone32V.zone && holdsIn(Self.zone32V)
    case .zonesFrom(let digit):
      return Self.hasZone(from: digit) { Scope.zone($0).contains(column, row, where: holds) }
    case .anywhere:
      var zone = 1
      while zone <= 6 {
        if Scope.zone(zone).contains(column, row, where: holds) { return true }
        zone &+= 1
      }
      return holdsIn(Self.zone32V)
        || holdsIn(.polar(PolarZone(isSouthern: true, isEastern: false)))
        || holdsIn(.polar(PolarZone(isSouthern: true, isEastern: true)))
        || holdsIn(.polar(PolarZone(isSouthern: false, isEastern: false)))
        || holdsIn(.polar(PolarZone(isSouthern: false, isEastern: true)))
    }
  }

  /// Whether a condition holds for one of the zones that a digit may become.
  private static func hasZone(from digit: Int, where holds: (Int) -> Bool) -> Bool {
    if digit > 0, holds(digit) { return true }
    var zone = max(digit &* 10, 1)
    while zone <= min(digit &* 10 &+ 9, 60) {
      if holds(zone) { return true }
      zone &+= 1
    }
    return false
  }

  private static var zone32V: Square.Frame? { gridZone(UTM.zone32V.zone, UTM.zone32V.band) }

  private static func gridZone(_ zone: Int, _ band: Int) -> Square.Frame? {
    GridZone(zone: zone, band: Band(number: band)).map { .utm($0) }
  }
}
