// SPDX-License-Identifier: MIT
import CGridNorth

/// The tiles of a shape, as runs from north to south and from west to east: what its outline touches, and what lies inside.
///
/// The outline is drawn into rows, as a polygon is filled on a screen: tiles that no edge touches lie inside or outside as a
/// whole, and the winding number tells which. Often no memory holds all spans of the outline. Then it is drawn again and
/// again, and each time the next spans are kept.
struct TileCover {
  private let grid: TileGrid
  /// Whether what an even number of rings runs around is a hole; or else nothing is.
  private let isEvenOdd: Bool
  private(set) var runs: Output<gn_tile_run>
  /// All of them.
  private(set) var tiles: UInt64 = 0

  // The row that is being filled: the run so far, and the winding number behind it.
  private var row: UInt32 = 0
  private var start: UInt32 = 0
  private var end: UInt32 = 0
  private var winding: Int32 = 0

  init(_ grid: TileGrid, isEvenOdd: Bool, into runs: Output<gn_tile_run>) {
    self.grid = grid
    self.isEvenOdd = isEvenOdd
    self.runs = runs
  }

  /// The most that a call may cost, in the units of `TileSpans.Task`: half a second.
  private static let mostWork: UInt64 = 0x8000_0000

  /// Draws a shape, and adds what it costs to what the call has cost. Throws `GN_ERROR_TOO_MANY_TILES`.
  @inline(__always)
  mutating func fill(_ work: inout UInt64, _ draw: (inout TileSpans) -> Void) throws(gn_status) {
    var memory = TileSpanMemory()
    let isDone = withUnsafeMutableBytes(of: &memory) { bytes in
      // SAFETY: it has 256 spans of 16 bytes, so behind the first 224 there is room for 128 numbers.
      let base = bytes.baseAddress.unsafelyUnwrapped
      let spans = base.assumingMemoryBound(to: TileSpan.self)
      let behind = base + TileSpanMemory.capacity &* MemoryLayout<TileSpan>.stride
      let recent = behind.assumingMemoryBound(to: UInt32.self)
      return fill(UnsafeMutableBufferPointer(start: spans, count: TileSpanMemory.capacity), recent, &work, draw)
    }
    guard isDone else { throw GN_ERROR_TOO_MANY_TILES }
  }

  @inline(__always)
  private mutating func fill(
    _ memory: UnsafeMutableBufferPointer<TileSpan>, _ recent: UnsafeMutablePointer<UInt32>, _ work: inout UInt64,
    _ draw: (inout TileSpans) -> Void
  ) -> Bool {
    var first: UInt64 = 0
    var last = UInt64.max
    // How much of the caller's memory is used.
    var used = 0
    repeat {
      let room = larger(memory)
      var spans = TileSpans(
        grid, room, recent: recent, from: first, to: last, mostWork: TileCover.mostWork &- min(work, TileCover.mostWork)
      )
      draw(&spans)
      if room.baseAddress != memory.baseAddress { used = max(used, runs.count &+ spans.used) }
      spans.merge()
      work &+= spans.work
      guard work <= TileCover.mostWork else {
        runs.overwrite(from: 0, to: max(used, runs.count), with: gn_tile_run())
        return false
      }
      take(spans)
      // The next rows may have fewer spans.
      let height = spans.end &- first
      first = spans.end
      last = height > (.max &- first) >> 1 ? .max : first &+ 2 &* height
    } while first != .max
    endRow()
    runs.overwrite(from: runs.count, to: used, with: gn_tile_run())
    return true
  }

  /// The memory that the caller has for further runs, if it is larger. At most as many runs are stored there as spans were
  /// read before.
  private func larger(_ memory: UnsafeMutableBufferPointer<TileSpan>) -> UnsafeMutableBufferPointer<TileSpan> {
    guard let room = runs.room, room.count > memory.count else { return memory }
    // SAFETY: a run and a span have the same size and alignment.
    let base = UnsafeMutableRawPointer(room.baseAddress).unsafelyUnwrapped.assumingMemoryBound(to: TileSpan.self)
    return UnsafeMutableBufferPointer(start: base, count: room.count)
  }

  @inline(never)
  private mutating func take(_ spans: TileSpans) {
    var index = 0
    while index < spans.count {
      take(spans[index])
      index &+= 1
    }
  }

  private mutating func take(_ span: TileSpan) {
    if span.row != row {
      endRow()
      row = span.row
    }
    if isInside { end = max(end, span.start) }
    if span.start > end {
      endRun()
      start = span.start
    }
    end = max(end, span.end)
    winding = winding &+ span.winding
  }

  private var isInside: Bool { isEvenOdd ? winding & 1 != 0 : winding != 0 }

  private mutating func endRow() {
    if isInside { end = UInt32(truncatingIfNeeded: grid.count) }
    endRun()
    (start, end, winding) = (0, 0, 0)
  }

  private mutating func endRun() {
    guard end > start else { return }
    runs.append(gn_tile_run(x: start, y: row, zoom: grid.zoom, count: end &- start))
    tiles = tiles &+ UInt64(end &- start)
  }
}
