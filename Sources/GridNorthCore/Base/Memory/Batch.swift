// SPDX-License-Identifier: MIT
import CGridNorth

/// How the rows of every batch are done.
///
/// A result may take the place of an argument: a batch loads what a block of rows needs before it stores anything, or stores
/// only the lanes that are ordinary and leaves the arguments of the others where they are.
enum Batch {
  /// Does a block of rows after the other; throws `GN_PARTIAL` at the end if a row was refused.
  ///
  /// - Parameters:
  ///   - block: Loads, computes and stores a block of rows from `row` on, fewer at the end, and tells which of its lanes are
  ///     ordinary: as good as `single` would do them. The others are done one by one.
  ///   - single: Does the row of one lane from what was loaded.
  ///   - refuse: Stores what stands for the result of a row that `single` refuses.
  @inline(__always)
  static func run<Loaded>(
    _ count: Int, _ statuses: UnsafeMutablePointer<UInt8>?,
    block: (_ row: Int) -> (loaded: Loaded, isOrdinary: Block.Mask),
    single: (_ loaded: Loaded, _ lane: Int, _ row: Int) throws(gn_status) -> Void, refuse: (_ row: Int) -> Void
  ) throws(gn_status) {
    var anyRefused = false
    var row = 0
    while row < count {
      let (loaded, isOrdinary) = block(row)
      accept(count, row, statuses)
      var rest = Block.bits(isOrdinary) ^ Block.allBits
      var lane = 0
      while rest != 0, row &+ lane < count {
        if rest & 1 != 0 {
          do throws(gn_status) {
            try single(loaded, lane, row &+ lane)
          } catch {
            refuse(row &+ lane)
            statuses?[row &+ lane] = UInt8(truncatingIfNeeded: error.rawValue)
            anyRefused = true
          }
        }
        rest >>= 1
        lane &+= 1
      }
      row &+= Block.width
    }
    if anyRefused { throw GN_PARTIAL }
  }

  /// Does one row after the other; throws `GN_PARTIAL` at the end if a row was refused.
  @inline(__always)
  static func run(
    _ count: Int, _ statuses: UnsafeMutablePointer<UInt8>?, single: (_ row: Int) throws(gn_status) -> Void,
    refuse: (_ row: Int) -> Void
  ) throws(gn_status) {
    var anyRefused = false
    var row = 0
    while row < count {
      var status = GN_OK
      do throws(gn_status) {
        try single(row)
      } catch {
        refuse(row)
        status = error
        anyRefused = true
      }
      statuses?[row] = UInt8(truncatingIfNeeded: status.rawValue)
      row &+= 1
    }
    if anyRefused { throw GN_PARTIAL }
  }

  /// Sets the status of a block of rows from `row` on, fewer at the end, to `GN_OK`.
  @inline(__always)
  private static func accept(_ count: Int, _ row: Int, _ statuses: UnsafeMutablePointer<UInt8>?) {
    guard let statuses else { return }
    if row &+ Block.width <= count {
      // SAFETY: the rows are there. GN_OK is 0.
      (statuses + row).update(repeating: 0, count: Block.width)
    } else {
      forEachLane(of: count, from: row) { lane in statuses[row &+ lane] = 0 }
    }
  }
}
