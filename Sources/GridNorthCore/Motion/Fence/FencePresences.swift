// SPDX-License-Identifier: MIT
import CGridNorth

/// The caller's array of presences, while a step changes it. Nothing counts before `commit`.
struct FencePresences {
  private let base: UnsafeMutablePointer<gn_fence_presence>?
  private let capacity: Int
  /// How many there were.
  let count: Int
  /// How many were added behind them.
  private var added = 0

  /// Throws `GN_ERROR_NULL` for a missing array, and `GN_ERROR_BUFFER_TOO_SMALL` if it is shorter than `count`.
  init(
    _ base: UnsafeMutablePointer<gn_fence_presence>?, capacity: Int, count: UInt64, needed: inout Int
  ) throws(gn_status) {
    let capacity = Size(capacity).room
    guard base != nil || capacity == 0 else { throw GN_ERROR_NULL }
    guard count <= UInt64(truncatingIfNeeded: capacity) else {
      needed = Int(truncatingIfNeeded: min(count, UInt64(truncatingIfNeeded: Int.max)))
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
    self.base = base
    self.capacity = capacity
    self.count = Int(truncatingIfNeeded: count)
  }

  subscript(index: Int) -> gn_fence_presence {
    // SAFETY: 0 <= index < count.
    base.unsafelyUnwrapped[index]
  }

  func holds(_ id: UInt64) -> Bool {
    var index = 0
    while index < count {
      if self[index].id == id { return true }
      index &+= 1
    }
    return false
  }

  mutating func append(_ presence: gn_fence_presence) {
    // SAFETY: there is room.
    if added < capacity &- count { base?[count &+ added] = presence }
    added &+= 1
  }

  /// Leaves nothing of what was added.
  func invalidate() {
    var index = count
    while index < min(count &+ added, capacity) {
      // SAFETY: these were written.
      base?[index] = gn_fence_presence()
      index &+= 1
    }
  }

  /// How many there must be room for.
  var needed: Int { count &+ added }

  var fits: Bool { needed <= capacity }

  /// Keeps what `update` gives for the presences that there were, and those that were added; gives their number.
  func commit(_ update: (gn_fence_presence) -> gn_fence_presence?) -> Int {
    guard let base else { return 0 }
    var kept = 0
    var index = 0
    while index < count &+ added {
      // SAFETY: all of them are there.
      if let presence = index < count ? update(base[index]) : base[index] {
        base[kept] = presence
        kept &+= 1
      }
      index &+= 1
    }
    return kept
  }
}
