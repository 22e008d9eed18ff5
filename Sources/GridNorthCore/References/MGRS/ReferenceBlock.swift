// SPDX-License-Identifier: MIT

/// References to a block of UTM cells of 1 m and more, as text.
///
/// Every letter and digit is computed in lanes, as a whole number; bytes are joined by adding their multiples of powers
/// of 256, which are also whole numbers below 2^53 and therefore exact.
struct ReferenceBlock {
  /// The most digits per axis.
  static let largestPrecision = 5

  private let precision: Int
  /// Zone, band and letters of the square, of each lane: five bytes, the first one lowest.
  private let head: Words
  /// Five digits for each axis.
  private let east: Words
  private let north: Words

  /// Set for ordinary positions; the text of other lanes is meaningless.
  @inline(__always)
  init(_ position: UTM.ForwardBlock, latitude: Block, precision: Int) {
    self.precision = precision
    let zone = position.zone
    let band = Self.band(latitude: latitude, isSouthern: position.isSouthern)
    // The limits of `MGRS.reference(easting:northing:zone:band:precision:)`.
    let y = Self.atMost(
      Block(repeating: 10_000_000_000_000).adding(-1, where: position.isSouthern), (position.northing * 1e6).floored)
    let x = Self.atMost(
      Block(repeating: 1_000_000_000_000).adding(
        -500_000_000_001, where: UTM.endsAtCentralMeridian(zone: zone, band: band)),
      (position.easting * 1e6).floored)
    let column = x.quotient(inverse: 1e-11)
    let row = y.quotient(inverse: 1e-11)
    head = Words(Self.head(zone: zone, band: band, column: column, row: row))
    east = Words(Self.digits(x - column * 1e11))
    north = Words(Self.digits(y - row * 1e11))
  }

  /// The characters of a lane and zeros after them: eight bytes and eight more, the first one lowest. Of "31UDQ48251195":
  ///
  ///     first   3 1 U D Q 4 8 2    second   5 1 1 9 5 0 0 0
  @inline(__always)
  func text(_ lane: Int) -> (first: UInt64, second: UInt64) {
    let head = head.lane(lane) & (precision < 0 ? 0xFF_FFFF : 0xFF_FFFF_FFFF)
    let kept: UInt64 = 1 << (8 &* max(0, precision)) &- 1
    let east = east.lane(lane) & kept
    let north = north.lane(lane) & kept
    // A shift that is too large leaves 0, and a shift by a negative number goes the other way.
    return (
      first: head | east << 40 | north << (40 &+ 8 &* precision),
      second: east >> 24 | north >> (24 &- 8 &* precision)
    )
  }

  /// The numbers of bands, as `Band` has them.
  @inline(__always)
  private static func band(latitude: Block, isSouthern: Block.Mask) -> Block {
    let number = atMost(Block(repeating: 9), (latitude / 8).floored)
    return number.adding(-1, where: isSouthern .& (number .== 0))
  }

  @inline(__always)
  private static func atMost(_ limit: Block, _ value: Block) -> Block {
    value.replacing(with: limit, where: limit .< value)
  }

  /// The five characters before the digits; rows are counted from the false origin.
  @inline(__always)
  private static func head(zone: Block, band: Block, column: Block, row: Block) -> Block {
    let tens = zone.quotient(inverse: 1.0 / 10)
    let shifted = row.adding(5, where: Square.rowsBeginWithF(zones: zone))
    let rowLetter = letter(shifted - 20 * shifted.quotient(inverse: 1.0 / 20))
    let columnLetter = letter(Square.firstColumnLetter(zones: zone) + (column - 1))
    return (48 + tens) + (48 + (zone - 10 * tens)) * 0x100 + letter(band + 12) * 0x1_0000
      + columnLetter * 0x100_0000 + rowLetter * 0x1_0000_0000
  }

  /// The letters of numbers, as `Alphabet` has them.
  @inline(__always)
  private static func letter(_ index: Block) -> Block {
    (index + 65).adding(1, where: index .>= 8).adding(1, where: index .>= 13)
  }

  /// The meters of micrometers below 10^11: five digits as bytes, the first one lowest.
  ///
  /// With q(i) the number of the first i digits, a digit is q(i) - 10 q(i - 1).
  @inline(__always)
  private static func digits(_ micrometers: Block) -> Block {
    let q1 = micrometers.quotient(inverse: 1e-10)
    let q2 = micrometers.quotient(inverse: 1e-9)
    let q3 = micrometers.quotient(inverse: 1e-8)
    let q4 = micrometers.quotient(inverse: 1e-7)
    let q5 = micrometers.quotient(inverse: 1e-6)
    let zeros = 0x30_3030_3030 as Double
    return zeros + q1 + (q2 - 10 * q1) * 0x100 + (q3 - 10 * q2) * 0x1_0000 + (q4 - 10 * q3) * 0x100_0000
      + (q5 - 10 * q4) * 0x1_0000_0000
  }
}
