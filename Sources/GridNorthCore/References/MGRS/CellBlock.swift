// SPDX-License-Identifier: MIT

/// The centers of a block of UTM cells whose references are written as encoding writes them: "31UDQ4825011951", in upper case,
/// without blanks, two digits for the zone, at most five for an axis.
///
/// `isRead` is not set in lanes of other texts and of invalid references; their numbers are meaningless.
struct CellBlock {
  let isRead: Block.Mask
  let easting: Block
  let northing: Block
  let falseNorthing: Block
  let centralMeridian: Block
  /// The grid zones, shrunk by the margin of `Cell.innerBounds`.
  private let south: Block
  private let north: Block
  private let west: Block
  private let east: Block

  /// Past the end, the last row is repeated.
  @inline(__always)
  init(_ texts: TextColumn, row: Int) {
    let text = PlainText(texts.words(at: row))
    let head = text.head
    let size = text.size
    let tens = Block(byte: 0, of: head) - 48
    let ones = Block(byte: 1, of: head) - 48
    let zone = 10 * tens + ones
    let band = Self.index(ofLetter: Block(byte: 2, of: head)) - 12
    let isNorthernmost = band .== 9
    let isEven = Square.rowsBeginWithF(zones: zone)
    let column = Self.index(ofLetter: Block(byte: 3, of: head)) - Square.firstColumnLetter(zones: zone)
    let rowIndex = Self.index(ofLetter: Block(byte: 4, of: head))
    isRead =
      text.isPlain .& (ones .>= 0) .& (ones .<= 9) .& (zone .>= 1) .& (zone .<= 60) .& (band .>= -10) .& (band .<= 9)
      .& (column .>= 0) .& (column .<= 7) .& (rowIndex .>= 0) .& (rowIndex .<= 19) .& UTM.exists(zone: zone, band: band)

    let bandSouth = 8 * band
    let bandNorth = (bandSouth + 8).adding(4, where: isNorthernmost)
    // As in `Square.row`.
    let shifted = rowIndex.adding(15, where: isEven)
    let lowest = shifted.adding(-20, where: shifted .>= 20)
    let middle = (bandSouth + bandNorth) * 0.5 * 1.1085
    let row = lowest + 20 * ((middle - 0.5 - lowest) / 20).roundedToEven

    falseNorthing = Block(repeating: 0).adding(10_000_000, where: band .< 0)
    centralMeridian = UTM.centralMeridian(zone: zone)
    // Whole numbers and halves: nothing is rounded.
    let half = 0.5 * size
    easting = (column + 1) * 100_000 + (text.east + half)
    northing = row * 100_000 + falseNorthing + (text.north + half)

    let (west, east) = UTM.meridians(zone: zone, band: band)
    let margin = 1e-5 * size
    south = bandSouth + margin
    north = bandNorth - margin
    self.west = west + 9 * margin
    self.east = east - 9 * margin
  }

  /// Whether the cells are far enough from the border of their grid zones to be inside, as in `Cell.isWellInside`.
  @inline(__always)
  func isWellInside(latitude: Block, longitude: Block) -> Block.Mask {
    (south .< latitude) .& (latitude .< north) .& (west .< longitude) .& (longitude .< east)
  }

  /// The numbers of letters, as `Alphabet` has them; -1 for I and O; for other characters, numbers that no letter has.
  @inline(__always)
  private static func index(ofLetter code: Block) -> Block {
    (code - 65).adding(-1, where: code .> 73).adding(-1, where: code .> 79)
      .replacing(with: Block(repeating: -1), where: (code .== 73) .| (code .== 79))
  }
}

/// A block of texts of at most 15 characters: five for zone, band and square, and as many digits for the northing as
/// for the easting. The fields are valid only in lanes where `isPlain` is set.
private struct PlainText {
  let isPlain: Block.Mask
  /// The first five bytes, the first one lowest.
  let head: Words
  /// Meters from the south-west corner of the square.
  let east: Block
  let north: Block
  /// Meters.
  let size: Block

  /// Words of 16 bytes each, the first byte lowest, with a zero after the text. For "31UDQ4825011951":
  ///
  ///     first   3 1 U D Q 4 8 2    second   5 0 1 1 9 5 1 0
  ///     bytes   4 8 2 5 0 1 1 9    more     5 1 0              what follows the head
  @inline(__always)
  init(_ words: (first: Words, second: Words)) {
    head = words.first
    let bytes = words.first &>> 40 | words.second &<< 24
    let more = words.second &>> 40
    let count = Self.count(bytes, more)
    // A byte has eight places, and half of the bytes are of the easting.
    let places = count &<< 2
    let kept = (Words(repeating: 1) &<< places) &- 1
    let eastDigits = (bytes ^ Self.zeros) & kept
    let northDigits = ((bytes &>> places | (more &<< 8) &<< (56 &- places)) ^ Self.zeros) & kept
    isPlain = Block(count & 1 | Self.above9(eastDigits) | Self.above9(northDigits)) .== 0

    // The last four digits of both, side by side. They are combined to pairs, then to numbers.
    let digits = eastDigits &>> 8 | (northDigits &>> 8) &<< 32
    let pairs = (digits &<< 3 &+ digits &<< 1 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &<< 6 &+ pairs &<< 5 &+ pairs &<< 2 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
    east = 10_000 * Block(byte: 0, of: eastDigits) + Block(fours & 0xFFFF)
    north = 10_000 * Block(byte: 0, of: northDigits) + Block(fours &>> 32)

    let digitCount = Block(count)
    var size = Block(repeating: 1)
    var shorter = 8.0
    while shorter >= 0 {
      size = size.replacing(with: 10 * size, where: digitCount .<= shorter)
      shorter -= 2
    }
    self.size = size
  }

  /// Five digits 0.
  private static let zeros: UInt64 = 0x30_3030_3030
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The number of bytes before the first zero in eight bytes and, if there is none, in three more.
  @inline(__always)
  private static func count(_ bytes: Words, _ more: Words) -> Words {
    let first = beforeZero(bytes)
    let second = beforeZero(more) & (0 &- first &>> 63)
    // Ones in as many bytes, and their sum.
    var ones = (first & highBits) &>> 7 &+ (second & highBits) &>> 7
    ones = ones &+ ones &>> 32
    ones = ones &+ ones &>> 16
    return (ones &+ ones &>> 8) & 0xF
  }

  /// All bits below the high bit of the first byte that is zero; all if none is.
  @inline(__always)
  private static func beforeZero(_ bytes: Words) -> Words {
    let zero = (bytes &- 0x0101_0101_0101_0101) & ~bytes & highBits
    return (zero &- 1) & ~zero
  }

  /// Zero if none of five bytes is above 9.
  @inline(__always)
  private static func above9(_ bytes: Words) -> Words {
    ((bytes &+ 0x76_7676_7676) | bytes) & 0x80_8080_8080
  }
}
