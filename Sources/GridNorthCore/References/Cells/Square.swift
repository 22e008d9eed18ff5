// SPDX-License-Identifier: MIT

/// A 100 km square of the grid: the one coordinate system behind a reference.
///
/// `column` and `row` count squares: in a UTM zone columns 1 ... 8 from the false origin and rows from the equator,
/// negative in the south; near a pole both from the pole, negative to the west and to the south of the grid.
struct Square: Equatable {
  enum Frame: Equatable {
    case utm(GridZone)
    case polar(PolarZone)
  }

  let frame: Frame
  let column: Int
  let row: Int

  /// The false origin of the grid, in squares from the origin of rows and columns.
  var origin: (column: Int, row: Int) {
    switch frame {
    case .utm(let gridZone): (0, gridZone.band.isSouthern ? 100 : 0)
    case .polar: (20, 20)
    }
  }

  var letters: (column: Letter, row: Letter) {
    switch frame {
    case .utm(let gridZone):
      let set = (gridZone.zone &- 1) % 3
      // Rows repeat every 2000 km; even zones begin with F at the equator. 1000 is a multiple of 20 that keeps it positive.
      let shifted = (row &+ 1000 &+ (gridZone.zone & 1 == 0 ? 5 : 0)) % 20
      return (Alphabet.letter(set &* 8 &+ column &- 1), Alphabet.letter(shifted))
    case .polar(let zone):
      return (PolarColumns.letter(column), Alphabet.letter(row &+ zone.reach))
    }
  }

  /// The column of a letter.
  static func column(_ letter: Letter, in frame: Frame) -> Int? {
    switch frame {
    case .utm(let gridZone): column(letter, in: gridZone)
    case .polar(let zone): column(letter, in: zone)
    }
  }

  /// The row of a letter.
  static func row(_ letter: Letter, in frame: Frame) -> Int? {
    switch frame {
    case .utm(let gridZone): row(letter, in: gridZone)
    case .polar(let zone): row(letter, in: zone)
    }
  }

  /// The column of a letter in a UTM zone.
  static func column(_ letter: Letter, in gridZone: GridZone) -> Int? {
    guard let index = Alphabet.index(letter) else { return nil }
    let column = index &- (gridZone.zone &- 1) % 3 &* 8
    return column >= 0 && column < 8 ? column &+ 1 : nil
  }

  /// The row of a letter in a UTM zone: of all rows with that letter, 2000 km apart, the one nearest to the middle of the
  /// band. It may lie outside the band, even on the other hemisphere.
  static func row(_ letter: Letter, in gridZone: GridZone) -> Int? {
    guard let index = Alphabet.index(letter), index < 20 else { return nil }
    let row = (index &+ (gridZone.zone & 1 == 0 ? 15 : 0)) % 20
    // A degree of latitude is about 1.1085 squares of northing; a square more or less does not change the choice.
    let middle = (gridZone.band.south + gridZone.band.north) * 0.5 * 1.1085
    let periods = ((middle - 0.5 - Double(row)) / 20).roundedToEven
    return row &+ 20 &* (Int(truncatingIfNeeded: (periods + 1000).wholeNumber) &- 1000)
  }

  /// The column of a letter near a pole.
  static func column(_ letter: Letter, in zone: PolarZone) -> Int? {
    guard let column = PolarColumns.column(letter, isEastern: zone.isEastern) else { return nil }
    return column < zone.reach && column >= 0 &- zone.reach ? column : nil
  }

  /// The row of a letter near a pole.
  static func row(_ letter: Letter, in zone: PolarZone) -> Int? {
    guard let index = Alphabet.index(letter), index < 2 &* zone.reach else { return nil }
    return index &- zone.reach
  }
}

// The lettering of squares, over a block of UTM zones.
extension Square {
  /// The number of the letter of column 1: 0, 8 or 16.
  @inline(__always)
  static func firstColumnLetter(zones: Block) -> Block {
    let before = zones - 1
    return 8 * (before - 3 * before.quotient(inverse: 1.0 / 3))
  }

  /// Whether rows begin with F at the equator, not with A.
  @inline(__always)
  static func rowsBeginWithF(zones: Block) -> Block.Mask {
    zones .== 2 * zones.quotient(inverse: 1.0 / 2)
  }
}
