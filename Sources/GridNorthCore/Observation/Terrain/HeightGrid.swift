// SPDX-License-Identifier: MIT
import CGridNorth
import CLanes

/// A grid of heights that has been checked: its samples lie in the caller's bytes.
struct HeightGrid {
  /// The first sample.
  private let start: UnsafeRawPointer
  private let rowStride: Int
  private let columnStride: Int
  /// The sample at the lowest address, and how many bytes the first one lies above it; the strides as numbers.
  private let lowest: UnsafeRawPointer
  private let startBytes: Double
  private let rowBytes: Double
  private let columnBytes: Double
  /// The last row and column.
  let lastRow: Double
  let lastColumn: Double
  private let lastRowIndex: Int
  private let lastColumnIndex: Int
  private let latitude: Double
  private let longitude: Double
  let rowsPerDegree: Double
  let columnsPerDegree: Double
  /// Columns all around the earth, not only those of the grid.
  private let turn: Double
  /// Bytes from a sample of the last column to that of the first one, if that follows it, else 0.
  private let stepAround: Int
  /// The last column, or where the first one comes again.
  private let lastAround: Double
  private let format: UInt32
  private let isBigEndian: Bool
  private let void: Double
  private let scale: Double
  private let shift: Double

  /// A checked grid, in the bytes for which it was checked.
  @inline(__always)
  init(checked grid: gn_height_grid, bytes: UnsafeRawPointer) {
    // SAFETY: all samples lie in the bytes.
    start = bytes + Int(truncatingIfNeeded: grid.offset)
    rowStride = Int(truncatingIfNeeded: grid.row_stride)
    columnStride = Int(truncatingIfNeeded: grid.column_stride)
    lastRowIndex = Int(truncatingIfNeeded: grid.rows) &- 1
    lastColumnIndex = Int(truncatingIfNeeded: grid.columns) &- 1
    let before = min(lastRowIndex &* rowStride, 0) &+ min(lastColumnIndex &* columnStride, 0)
    lowest = start + before
    startBytes = Double(0 &- before)
    rowBytes = Double(rowStride)
    columnBytes = Double(columnStride)
    lastRow = Double(lastRowIndex)
    lastColumn = Double(lastColumnIndex)
    latitude = grid.latitude
    longitude = Angle.reduce(longitude: grid.longitude)
    rowsPerDegree = 1 / grid.latitude_step
    columnsPerDegree = 1 / grid.longitude_step
    turn = 360 * columnsPerDegree.absolute
    let isAround = HeightGrid.isAround(grid)
    stepAround = isAround ? 0 &- lastColumnIndex &* columnStride : 0
    lastAround = isAround ? .infinity : lastColumn
    format = grid.format
    isBigEndian = grid.flags & UInt32(GN_HEIGHTS_BIG_ENDIAN) != 0
    // As the samples are: -88.8888 in single precision is another number.
    void = format == UInt32(GN_HEIGHTS_FLOAT32) ? Double(Float(grid.void_value)) : grid.void_value
    scale = grid.scale == 0 ? 1 : grid.scale
    shift = grid.shift
  }

  /// Whether a grid goes around the earth without repeating its first column.
  static func isAround(_ grid: gn_height_grid) -> Bool {
    let step = grid.longitude_step.absolute
    return (Double(grid.columns) * step - 360).absolute < 0.001 * step
  }

  // MARK: - Places

  /// A place in rows and columns, or a block of them.
  struct Place<Value: Lanes> {
    var row: Value
    var column: Value
  }

  /// The place of a position whose longitude is in [-180, 180]. Grids are given by rounded numbers, so what is as near as a
  /// millionth of a step to a row or a column is on it. Left of the first column it is a place before it, if it is less than one
  /// step, else behind the last one.
  @inline(__always)
  func place<Value: Lanes>(latitude: Value, longitude: Value) -> Place<Value> {
    let row = ((latitude - self.latitude) * rowsPerDegree).onWhole
    let way = longitude.longitudeDifference(from: Value(repeating: self.longitude))
    let column = (way * columnsPerDegree).onWhole
    let other = (column + turn).onWhole
    let isOther = Value.and(column .< 0, Value.or(column .<= -1, other .<= lastAround))
    return Place(row: row, column: column.replacing(with: other, where: isOther))
  }

  @inline(__always)
  func contains<Value: Lanes>(_ place: Place<Value>) -> Value.Mask {
    Value.and(
      Value.and(place.row .>= 0, place.row .<= lastRow), Value.and(place.column .>= 0, place.column .<= lastAround))
  }

  /// Far enough from the border that grids beside this one do not contain it.
  @inline(__always)
  func containsWithin<Value: Lanes>(_ place: Place<Value>) -> Value.Mask {
    Value.and(
      Value.and(place.row .>= HeightGrid.within, place.row .<= lastRow - HeightGrid.within),
      Value.and(place.column .>= HeightGrid.within, place.column .<= lastColumn - HeightGrid.within))
  }

  /// The part of a step.
  static let within = 0.01

  /// Whether it is less than a step beyond the grid.
  func isBeside(_ place: Place<Double>) -> Bool {
    place.row > -1 && place.row < lastRow + 1 && place.column > -1 && place.column < lastColumn + 1
  }

  /// The position of a row and a column, also of those beyond.
  func position(_ place: Place<Double>) -> gn_point {
    gn_point(
      latitude: latitude + place.row / rowsPerDegree,
      longitude: (longitude + place.column / columnsPerDegree).reducedLongitude)
  }

  // MARK: - Heights

  /// The height at a place that the grid contains, meters; NaN if one of the samples that count is a void.
  @inline(__always)
  func height(_ place: Place<Double>) -> Double {
    let (row, column) = (place.row.floored, place.column.floored)
    let (down, right) = (place.row - row, place.column - column)
    let around = samples(row, column, down: down, right: right)
    return interpolated(around.a, around.b, around.c, around.d, right: right, down: down)
  }

  /// The height at a position that no grid before can give; NaN where others have to be searched.
  @inline(__always)
  func heightAlone(latitude: Double, longitude: Double, isFirst: Bool) -> Double {
    let place = place(latitude: latitude, longitude: longitude)
    return (isFirst ? contains(place) : containsWithin(place)) ? height(place) : .nan
  }

  /// The heights of a block of places, and which of them hold. The others have to be looked up one by one: on the last row or column,
  /// at voids, outside; and near the border, unless the grid is the first one.
  @inline(__always)
  func find(_ place: Place<Block>, isFirst: Bool) -> (heights: Block, isFound: Block.Mask) {
    let zero = Block(repeating: 0)
    guard lastRow > 0, lastColumn > 0 else { return (zero, zero .> 0) }
    let isInside =
      (isFirst ? contains(place) : containsWithin(place)) .& (place.row .< lastRow) .& (place.column .< lastColumn)
    let (row, column) = (Block.select(isInside, place.row, zero), Block.select(isInside, place.column, zero))
    let (above, left) = (row.floored, column.floored)
    let (down, right) = (row - above, column - left)
    // A sample without weight does not count.
    let (isRight, isDown) = (right .> 0, down .> 0)
    let around = samples(above, left, readsLower: Block.bits(isDown) != 0)
    let b = Block.select(isRight, around.b, around.a)
    let c = Block.select(isDown, around.c, around.a)
    let d = Block.select(isDown, Block.select(isRight, around.d, around.c), b)
    let heights = interpolated(around.a, b, c, d, right: right, down: down)
    return (heights, isInside .& (heights .== heights))
  }

  /// Asks for the samples around positions that come soon, where memory is far from the processor. The nearest column
  /// will do; positions outside, or across the meridian of 180 degrees, lead anywhere, which does no harm.
  @inline(__always)
  func prefetch(latitude: Block, longitude: Block) {
    #if arch(x86_64) || arch(arm64)
    // Half a row less, rounded, is the row above.
    let row = ((latitude - self.latitude) * rowsPerDegree - 0.5).roundedToEven
    let column = (longitude - self.longitude) * columnsPerDegree
    let places = Words(row * rowBytes + column * columnBytes + startBytes)
    var lane = 0
    while lane < Block.width {
      let place = Int(truncatingIfNeeded: places.lane(lane))
      gn_prefetch(lowest, place)
      gn_prefetch(lowest, place &+ rowStride)
      lane &+= 1
    }
    #endif
  }

  /// The samples around a place: a and b of its row, c and d of the next one. Not inlined: the code is long, and has several callers.
  @inline(never)
  private func samples(
    _ row: Double, _ column: Double, down: Double, right: Double
  ) -> (a: Double, b: Double, c: Double, d: Double) {
    let corner = cornerPlace(row, column)
    let toNext = right > 0 ? wayToNext(column) : 0
    let toLower = down > 0 ? wayToLower(row) : 0
    return (
      sample(corner), sample(corner &+ toNext), sample(corner &+ toLower), sample(corner &+ toLower &+ toNext)
    )
  }

  /// The samples around a block of places before the last row and the last column. Often all places are on rows.
  @inline(__always)
  private func samples(_ row: Block, _ column: Block, readsLower: Bool) -> (a: Block, b: Block, c: Block, d: Block) {
    let places = Words(row * rowBytes + column * columnBytes + startBytes)
    if format == UInt32(GN_HEIGHTS_FLOAT32) {
      let (a, b) = (floats(places, 0), floats(places, columnStride))
      return readsLower ? (a, b, floats(places, rowStride), floats(places, rowStride &+ columnStride)) : (a, b, a, b)
    }
    let above = pairs(places, 0)
    let below = readsLower ? pairs(places, rowStride) : above
    return (number(above & 0xFFFF), number(above &>> 16), number(below & 0xFFFF), number(below &>> 16))
  }

  /// Samples as far as that behind places.
  @inline(__always)
  private func floats(_ places: Words, _ way: Int) -> Block {
    gather { float(address(places, $0) + way) }
  }

  /// Samples of 16 bits, and above each that of the next column.
  @inline(__always)
  private func pairs(_ places: Words, _ way: Int) -> Words {
    let pairs: Words = gather {
      let address = address(places, $0) + way
      return UInt64(word(address)) | UInt64(word(address + columnStride)) &<< 16
    }
    return isBigEndian ? (pairs & 0x00FF_00FF) &<< 8 | pairs &>> 8 & 0x00FF_00FF : pairs
  }

  @inline(__always)
  private func address(_ places: Words, _ lane: Int) -> UnsafeRawPointer {
    // SAFETY: the place of a sample, which has been checked.
    lowest + Int(truncatingIfNeeded: places.lane(lane))
  }

  /// The numbers of samples of 16 bits.
  @inline(__always)
  private func number(_ word: Words) -> Block {
    if format == UInt32(GN_HEIGHTS_INT16) { return Block(word ^ 0x8000) - 32768 }
    let magnitude = Block(word & 0x7FFF)
    return magnitude - Block(word &>> 15) * (2 * magnitude)
  }

  /// From the four samples around it.
  @inline(__always)
  private func interpolated<Value: Lanes>(
    _ a: Value, _ b: Value, _ c: Value, _ d: Value, right: Value, down: Value
  ) -> Value {
    let (a, b, c, d) = (meters(a), meters(b), meters(c), meters(d))
    let above = a + (b - a) * right
    let below = c + (d - c) * right
    return above + (below - above) * down
  }

  /// NaN for a void, and for a sample that is not finite.
  @inline(__always)
  private func meters<Value: Lanes>(_ sample: Value) -> Value {
    let isHeight = Value.and((sample - sample) .== 0, Value.not(sample .== void))
    return Value.select(isHeight, sample * scale + shift, Value(repeating: .nan))
  }

  // A sample without weight does not count: then its neighbor stands for it, the way to the next one is 0. Whatever the numbers
  // are, the ways lead to samples.

  /// Bytes from the first sample to that of a row and a column.
  @inline(__always)
  private func cornerPlace(_ row: Double, _ column: Double) -> Int {
    index(row, lastRowIndex) &* rowStride &+ index(column, lastColumnIndex) &* columnStride
  }

  @inline(__always)
  private func wayToLower(_ row: Double) -> Int { index(row, lastRowIndex) == lastRowIndex ? 0 : rowStride }

  @inline(__always)
  private func wayToNext(_ column: Double) -> Int {
    index(column, lastColumnIndex) == lastColumnIndex ? stepAround : columnStride
  }

  @inline(__always)
  private func index(_ whole: Double, _ last: Int) -> Int {
    min(Int(truncatingIfNeeded: whole.nearestWholeNumber), last)
  }

  @inline(__always)
  private func sample(_ place: Int) -> Double {
    // SAFETY: the place of a sample, which has been checked.
    let address = start + place
    if format == UInt32(GN_HEIGHTS_FLOAT32) { return float(address) }
    let word = isBigEndian ? self.word(address).byteSwapped : self.word(address)
    if format == UInt32(GN_HEIGHTS_INT16) { return Double(Int16(bitPattern: word)) }
    let magnitude = Int32(truncatingIfNeeded: word & 0x7FFF)
    return Double(word & 0x8000 == 0 ? magnitude : 0 &- magnitude)
  }

  @inline(__always)
  private func float(_ address: UnsafeRawPointer) -> Double {
    let bits = address.loadUnaligned(as: UInt32.self)
    return Double(Float(bitPattern: isBigEndian ? UInt32(bigEndian: bits) : UInt32(littleEndian: bits)))
  }

  /// The lower byte first.
  @inline(__always)
  private func word(_ address: UnsafeRawPointer) -> UInt16 {
    UInt16(littleEndian: address.loadUnaligned(as: UInt16.self))
  }
}

extension Lanes {
  /// The whole number, if it is as near as a millionth; for magnitudes below 2^51.
  @inline(__always)
  var onWhole: Self {
    let whole = roundedToEven
    return replacing(with: whole, where: (self - whole).absolute .<= 1e-6)
  }
}

extension HeightGrid {
  static let mostRows: UInt32 = 16_777_216

  /// Throws the status of a wrong grid, or of one whose samples do not lie within `size` bytes.
  static func check(_ grid: gn_height_grid, size: Int) throws(gn_status) {
    guard grid.latitude.isFinite, grid.longitude.isFinite, grid.latitude_step.isFinite, grid.longitude_step.isFinite,
      grid.scale.isFinite, grid.shift.isFinite
    else { throw GN_ERROR_NOT_FINITE }
    let width = grid.longitude_step.absolute * Double(grid.columns &- 1)
    let last = grid.latitude + grid.latitude_step * Double(grid.rows &- 1)
    guard grid.format >= UInt32(GN_HEIGHTS_INT16), grid.format <= UInt32(GN_HEIGHTS_FLOAT32),
      grid.flags <= UInt32(GN_HEIGHTS_BIG_ENDIAN), grid.rows > 0, grid.rows <= mostRows, grid.columns > 0,
      grid.columns <= mostRows, grid.latitude_step.absolute >= leastStep, grid.longitude_step.absolute >= leastStep,
      // Forgotten strides would give the first sample everywhere.
      grid.row_stride != 0 || grid.rows == 1, grid.column_stride != 0 || grid.columns == 1,
      // Steps are rounded.
      grid.latitude.absolute <= 90.000001, last.absolute <= 90.000001, width <= 360.000001
    else { throw GN_ERROR_HEIGHT_GRID }
    // Below 2^56 each.
    let rows = Int64(grid.rows &- 1) &* Int64(grid.row_stride)
    let columns = Int64(grid.columns &- 1) &* Int64(grid.column_stride)
    let sample: Int64 = grid.format == UInt32(GN_HEIGHTS_FLOAT32) ? 4 : 2
    guard size >= 0, grid.offset <= UInt64(truncatingIfNeeded: size) else { throw GN_ERROR_OFFSET }
    let offset = Int64(truncatingIfNeeded: grid.offset)
    let lowest = offset &+ min(rows, 0) &+ min(columns, 0)
    // The rest of the size, so that nothing overflows.
    let left = Int64(truncatingIfNeeded: size) &- offset
    guard lowest >= 0, max(rows, 0) &+ max(columns, 0) &+ sample <= left else { throw GN_ERROR_OFFSET }
  }

  /// Degrees: less than a tenth of a millimeter.
  private static let leastStep = 1e-9
}
