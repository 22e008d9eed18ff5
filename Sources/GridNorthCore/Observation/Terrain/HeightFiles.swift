// SPDX-License-Identifier: MIT
import CGridNorth

/// Files of heights: where their samples lie.
public enum HeightFile {
  /// SRTM, from its size: n rows from the north of n samples each, of a square of one degree; or 3601 rows of 1801, as north of 50
  /// degrees. The name of the file tells where.
  public static func hgt(_ bytes: FileBytes, latitude: Double, longitude: Double) throws(gn_status) -> gn_height_grid {
    guard latitude.isFinite, longitude.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard latitude >= -90, latitude <= 89 else { throw GN_ERROR_LATITUDE }
    let (rows, columns) = try hgtSize(bytes)
    return gn_height_grid(
      latitude: latitude + 1, longitude: longitude, latitude_step: -1 / Double(rows &- 1),
      longitude_step: 1 / Double(columns &- 1), void_value: -32768, scale: 1, shift: 0, offset: 0,
      row_stride: Int32(truncatingIfNeeded: columns &* 2), column_stride: 2, rows: UInt32(truncatingIfNeeded: rows),
      columns: UInt32(truncatingIfNeeded: columns), format: UInt32(GN_HEIGHTS_INT16),
      flags: UInt32(GN_HEIGHTS_BIG_ENDIAN))
  }

  private static func hgtSize(_ bytes: FileBytes) throws(gn_status) -> (rows: Int, columns: Int) {
    if bytes.count == 3601 * 1801 * 2 { return (3601, 1801) }
    // The root is exact for squares.
    let side = Double(bytes.count >> 1).root.floored
    guard side >= 2, side <= largestSide else { throw GN_ERROR_HEIGHT_FILE }
    let count = Int(truncatingIfNeeded: side.nearestWholeNumber)
    guard bytes.count == count &* count &* 2 else { throw GN_ERROR_HEIGHT_FILE }
    return (count, count)
  }

  /// A tenth of a second of arc has 36,001.
  private static let largestSide = 46_000.0

  /// DTED, MIL-PRF-89020B: labels of tapes (none to two, 80 bytes each), then the records UHL (80 bytes), DSI (648) and ACC
  /// (2700), then one record for each meridian: its samples from the south after 8 bytes, and a checksum of 4.
  public static func dted(_ bytes: FileBytes) throws(gn_status) -> gn_height_grid {
    var start = 0
    while start < 160, !bytes.hasUHL(at: start) { start &+= 80 }
    guard bytes.hasUHL(at: start), bytes.count >= start &+ 3428 else { throw GN_ERROR_HEIGHT_FILE }
    guard let longitude = bytes.degrees(at: start &+ 4, positive: 0x45, negative: 0x57),
      let latitude = bytes.degrees(at: start &+ 12, positive: 0x4E, negative: 0x53),
      let longitudeStep = bytes.number(at: start &+ 20, count: 4), longitudeStep > 0,
      let latitudeStep = bytes.number(at: start &+ 24, count: 4), latitudeStep > 0,
      let columns = bytes.number(at: start &+ 47, count: 4), columns > 0,
      let rows = bytes.number(at: start &+ 51, count: 4), rows > 0
    else { throw GN_ERROR_HEIGHT_FILE }
    // At most 9999 of 20,010 bytes.
    let record = 2 &* rows &+ 12
    let first = start &+ 3428
    guard bytes.count &- first >= record &* columns else { throw GN_ERROR_HEIGHT_FILE }
    var isTwosComplement = false
    var column = 0
    while column < columns {
      let at = first &+ record &* column
      // The sentinel, and which meridian it is.
      guard bytes[at] == 0xAA, Int(bytes[at &+ 4]) << 8 | Int(bytes[at &+ 5]) == column else {
        throw GN_ERROR_HEIGHT_FILE
      }
      isTwosComplement = isTwosComplement || bytes.hasTwosComplement(at: at &+ 8, count: rows)
      column &+= 1
    }
    // Tenths of seconds of arc.
    let grid = gn_height_grid(
      latitude: latitude, longitude: longitude, latitude_step: Double(latitudeStep) / 36_000,
      longitude_step: Double(longitudeStep) / 36_000, void_value: -32767, scale: 1, shift: 0,
      offset: UInt64(truncatingIfNeeded: first &+ 8), row_stride: 2,
      column_stride: Int32(truncatingIfNeeded: record), rows: UInt32(truncatingIfNeeded: rows),
      columns: UInt32(truncatingIfNeeded: columns),
      format: UInt32(isTwosComplement ? GN_HEIGHTS_INT16 : GN_HEIGHTS_SIGN_MAGNITUDE16),
      flags: UInt32(GN_HEIGHTS_BIG_ENDIAN))
    try check(grid, bytes)
    return grid
  }

  /// GTX of NOAA's VDatum: four doubles (south-west sample, steps), the numbers of rows and columns, then rows from the south of
  /// single precision; all big-endian.
  public static func gtx(_ bytes: FileBytes) throws(gn_status) -> gn_height_grid {
    guard bytes.count >= 40 else { throw GN_ERROR_HEIGHT_FILE }
    let rows = UInt32(truncatingIfNeeded: bytes.word(at: 32) >> 32)
    let columns = UInt32(truncatingIfNeeded: bytes.word(at: 32))
    guard columns <= HeightGrid.mostRows else { throw GN_ERROR_HEIGHT_FILE }
    let grid = gn_height_grid(
      latitude: Double(bitPattern: bytes.word(at: 0)), longitude: Double(bitPattern: bytes.word(at: 8)),
      latitude_step: Double(bitPattern: bytes.word(at: 16)), longitude_step: Double(bitPattern: bytes.word(at: 24)),
      void_value: Double(Float(-88.8888)), scale: 1, shift: 0, offset: 40,
      row_stride: Int32(truncatingIfNeeded: columns &* 4), column_stride: 4, rows: rows, columns: columns,
      format: UInt32(GN_HEIGHTS_FLOAT32), flags: UInt32(GN_HEIGHTS_BIG_ENDIAN))
    guard grid.latitude_step > 0, grid.longitude_step > 0 else { throw GN_ERROR_HEIGHT_FILE }
    try check(grid, bytes)
    return grid
  }

  /// Whatever is wrong with the grid is wrong with the file.
  private static func check(_ grid: gn_height_grid, _ bytes: FileBytes) throws(gn_status) {
    do throws(gn_status) {
      try HeightGrid.check(grid, size: bytes.count)
    } catch {
      throw GN_ERROR_HEIGHT_FILE
    }
  }
}

/// The bytes of a file, the highest byte of a number first.
public struct FileBytes {
  private let start: UnsafePointer<UInt8>
  let count: Int

  public init(_ bytes: UnsafePointer<CChar>?, size: Int) throws(gn_status) {
    guard let size = Size(size).count() else { throw GN_ERROR_OFFSET }
    guard bytes != nil || size == 0 else { throw GN_ERROR_NULL }
    // SAFETY: without bytes none is read.
    let start = bytes.map(UnsafeRawPointer.init) ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
    self.start = start.assumingMemoryBound(to: UInt8.self)
    count = size
  }

  /// 0 beyond the end.
  subscript(place: Int) -> UInt8 { place >= 0 && place < count ? start[place] : 0 }

  fileprivate func hasUHL(at place: Int) -> Bool { text(at: place, count: 4) == 0x5548_4C31 }

  /// Some bytes, 8 at most.
  private func text(at place: Int, count: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = 0
    while index < count {
      word = word << 8 | UInt64(self[place &+ index])
      index &+= 1
    }
    return word
  }

  /// Whether one of some samples, read as a sign and a magnitude, lies below all of the earth, -16,000 m, and is no void: programs
  /// write -100 as 0xFF9C, which would be -32,668 m.
  fileprivate func hasTwosComplement(at place: Int, count samples: Int) -> Bool {
    guard place >= 0, samples >= 0, samples <= 9999, place <= count &- 2 &* samples else { return false }
    // SAFETY: within the bytes.
    let first = start + place
    var found = 0
    var index = 0
    while index < samples {
      let sample = UInt16(first[2 &* index]) << 8 | UInt16(first[2 &* index &+ 1])
      found |= sample > 0xBE80 && sample < 0xFFFF ? 1 : 0
      index &+= 1
    }
    return found != 0
  }

  /// Eight bytes.
  fileprivate func word(at place: Int) -> UInt64 { text(at: place, count: 8) }

  /// Digits; nil for anything else.
  fileprivate func number(at place: Int, count: Int) -> Int? {
    var number = 0
    var index = place
    while index < place &+ count {
      let digit = Int(self[index]) &- 0x30
      guard digit >= 0, digit <= 9 else { return nil }
      number = number &* 10 &+ digit
      index &+= 1
    }
    return number
  }

  /// DDDMMSSH.
  fileprivate func degrees(at place: Int, positive: UInt8, negative: UInt8) -> Double? {
    guard let degrees = number(at: place, count: 3), let minutes = number(at: place &+ 3, count: 2),
      let seconds = number(at: place &+ 5, count: 2), minutes < 60, seconds < 60
    else { return nil }
    let angle = Double(degrees &* 3600 &+ minutes &* 60 &+ seconds) / 3600
    let letter = self[place &+ 7]
    return letter == positive ? angle : letter == negative ? -angle : nil
  }
}
