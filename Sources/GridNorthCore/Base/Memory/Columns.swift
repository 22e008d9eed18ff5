// SPDX-License-Identifier: MIT
import CGridNorth

// The arrays of the batch calls. A column is checked once, when it is made; after that its rows 0 ..< count are there.
//
// Elements stand `stride` bytes apart and need not be aligned. A negative stride leads backward from the first row, and a
// column to read may have a stride of 0: one element for all rows.

/// Numbers to read.
public struct Column<Number: BitwiseCopyable> {
  private let base: UnsafeRawPointer
  private let stride: Int
  public let count: Int

  /// Throws `GN_ERROR_NULL` for a null pointer (unless there is no row), `GN_ERROR_STRIDE` for strides and counts that no array has.
  public init(_ base: UnsafePointer<Number>?, stride: Int, count: Int) throws(gn_status) {
    self.base = try checked(base, stride: stride, count: count, size: MemoryLayout<Number>.size, isShared: true)
    self.stride = stride
    self.count = count
  }

  @inline(__always)
  subscript(row: Int) -> Number {
    // SAFETY: 0 <= row < count, and count * stride does not overflow.
    base.loadUnaligned(fromByteOffset: row &* stride, as: Number.self)
  }
}

extension Column<Double> {
  /// A block of rows from `row` on; past the last one the last is repeated.
  @inline(__always)
  func block(at row: Int) -> Block {
    guard row &+ Block.width <= count else { return lastBlock(at: row) }
    // SAFETY: the rows are there, and with a stride of 8 they touch.
    if stride == 8 { return base.loadUnaligned(fromByteOffset: row &* 8, as: Block.self) }
    // Ways from the first row are the same for all blocks; places of rows would be a product each.
    let first = base + row &* stride
    return gather { first.loadUnaligned(fromByteOffset: $0 &* stride, as: Double.self) }
  }

  /// One function for all columns: code for a few rows that each batch would repeat.
  @inline(never)
  private func lastBlock(at row: Int) -> Block { gather { self[min(row &+ $0, count &- 1)] } }
}

extension Column<Int32> {
  /// A block of rows from `row` on; past the last one the last is repeated.
  @inline(__always)
  func block(at row: Int) -> Block {
    if stride == 0 { return Block(repeating: Double(self[0])) }
    return gather { Double(self[min(row &+ $0, count &- 1)]) }
  }
}

/// What a batch writes: plain bytes.
public protocol ColumnElement {
  /// What stands where a row was refused.
  static var refused: Self { get }
}

extension Double: ColumnElement {
  public static var refused: Double { .nan }
}

extension Int32: ColumnElement {
  public static var refused: Int32 { 0 }
}

extension gn_point {
  static var refused: gn_point { gn_point(latitude: .nan, longitude: .nan) }
}

extension gn_utm {
  static var refused: gn_utm { gn_utm(easting: .nan, northing: .nan, zone: 0, hemisphere: 0) }
}

extension gn_mgrs_cell: ColumnElement {
  public static var refused: gn_mgrs_cell {
    gn_mgrs_cell(
      center: .refused, south_west: .refused, inside: .refused, utm_center: .refused, utm_south_west: .refused,
      size: .nan, zone: 0, precision: 0, flags: 0, band: 0, column: 0, row: 0, reserved: 0)
  }
}

extension gn_position: ColumnElement {
  public static var refused: gn_position {
    gn_position(
      point: .refused, altitude: .nan, uncertainty: .nan, precision: .nan, utm: .refused, form: 0, flags: 0)
  }
}

extension gn_route_place: ColumnElement {
  public static var refused: gn_route_place {
    gn_route_place(point: .refused, distance_along: .nan, distance_off: .nan, azimuth: .nan, segment: 0)
  }
}

extension gn_neighbor: ColumnElement {
  public static var refused: gn_neighbor { gn_neighbor(distance: .nan, id: 0) }
}

/// Numbers or structs to write.
public struct MutableColumn<Element: ColumnElement> {
  private let base: UnsafeMutableRawPointer
  private let stride: Int
  public let count: Int

  public init(_ base: UnsafeMutablePointer<Element>?, stride: Int, count: Int) throws(gn_status) {
    let start = try checked(base, stride: stride, count: count, size: MemoryLayout<Element>.stride, isShared: false)
    self.base = UnsafeMutableRawPointer(mutating: start)
    self.stride = stride
    self.count = count
  }

  /// Nil for a null pointer: a result that nobody wants.
  public init?(optional base: UnsafeMutablePointer<Element>?, stride: Int, count: Int) throws(gn_status) {
    guard let base else { return nil }
    try self.init(base, stride: stride, count: count)
  }

  @inline(__always)
  subscript(row: Int) -> Element {
    // Batches read nothing but what they wrote.
    get { base.loadUnaligned(fromByteOffset: row &* stride, as: Element.self) }
    nonmutating set {
      // SAFETY: 0 <= row < count, and count * stride does not overflow.
      base.storeBytes(of: newValue, toByteOffset: row &* stride, as: Element.self)
    }
  }

  @inline(__always)
  func refuse(_ row: Int) { self[row] = .refused }
}

extension MutableColumn<Double> {
  /// Stores a block of rows from `row` on, fewer at the end.
  @inline(__always)
  func store(_ block: Block, at row: Int) {
    guard row &+ Block.width <= count else { return store(block, at: row, Block.allBits) }
    if stride == 8 {
      // SAFETY: the rows are there, and with a stride of 8 they touch.
      base.storeBytes(of: block, toByteOffset: row &* 8, as: Block.self)
    } else {
      scatter(block, at: row)
    }
  }

  /// Stores some lanes of a block. The other rows keep what they hold, which may be an argument that is still to be read.
  @inline(__always)
  func store(_ block: Block, at row: Int, where mask: Block.Mask) {
    let lanes = Block.bits(mask)
    if lanes == Block.allBits { return store(block, at: row) }
    store(block, at: row, lanes)
  }

  // One function each for all columns, which every batch would repeat.

  /// Rows that do not touch.
  @inline(never)
  private func scatter(_ block: Block, at row: Int) {
    let first = base + row &* stride
    var lane = 0
    while lane < Block.width {
      // SAFETY: the rows are there.
      first.storeBytes(of: block.lane(lane), toByteOffset: lane &* stride, as: Double.self)
      lane &+= 1
    }
  }

  /// The lanes whose bits are set, as far as there are rows.
  @inline(never)
  private func store(_ block: Block, at row: Int, _ lanes: UInt8) {
    forEachLane(of: count, from: row) { lane in
      // SAFETY: the row is there.
      if (lanes >> UInt8(truncatingIfNeeded: lane)) & 1 != 0 { self[row &+ lane] = block.lane(lane) }
    }
  }
}

/// Calls `body` with the lanes of a block that hold rows: all, or fewer at the end.
@inline(__always)
func forEachLane(of count: Int, from row: Int, _ body: (Int) -> Void) {
  var lane = 0
  while lane < Block.width, row &+ lane < count {
    body(lane)
    lane &+= 1
  }
}

/// The address of the first element. `isShared`: a stride of 0 gives all rows the same element.
func checked(
  _ base: UnsafeRawPointer?, stride: Int, count: Int, size: Int, isShared: Bool
) throws(gn_status) -> UnsafeRawPointer {
  // A size_t above the largest Int arrives as a negative number.
  // All rows together are no longer than the largest Int, in either direction.
  let (extent, isTooLong) = count.magnitude.multipliedReportingOverflow(by: stride.magnitude)
  guard count >= 0, size >= 0, !isTooLong, extent <= Int.max.magnitude,
    stride == 0 ? isShared || count <= 1 : stride.magnitude >= size.magnitude
  else { throw GN_ERROR_STRIDE }
  if let base { return base }
  guard count == 0 else { throw GN_ERROR_NULL }
  // SAFETY: never read or written, because there is no row; any non-null address will do.
  return UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
}
