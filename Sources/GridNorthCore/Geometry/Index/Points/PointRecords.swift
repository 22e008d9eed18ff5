// SPDX-License-Identifier: MIT

/// Records of points while they are sorted: x, y and z as whole numbers, and the row, 32 bits each.
///
/// Words are at a multiple of 8, so records need not be at one of 16.
///
/// On an axis they are ordered by its coordinate, then by the row. So no two are equal, and what a split puts on either
/// side does not depend on how it is done.
struct PointRecords {
  let base: UnsafeMutableRawPointer

  @inline(__always)
  private func key(_ index: Int, _ axis: Int) -> UInt64 {
    let record = base + index &* 16
    // SAFETY: the record is there.
    return UInt64(record.load(fromByteOffset: axis &* 4, as: UInt32.self)) << 32
      | UInt64(record.load(fromByteOffset: 12, as: UInt32.self))
  }

  // A record has 16 bytes, but the words of the caller lie at any multiple of 8.
  @inline(__always)
  private func swap(_ a: Int, _ b: Int) {
    let first = base.loadUnaligned(fromByteOffset: a &* 16, as: SIMD2<UInt64>.self)
    let second = base.loadUnaligned(fromByteOffset: b &* 16, as: SIMD2<UInt64>.self)
    base.storeBytes(of: second, toByteOffset: a &* 16, as: SIMD2<UInt64>.self)
    base.storeBytes(of: first, toByteOffset: b &* 16, as: SIMD2<UInt64>.self)
  }

  /// Puts the records of a range that are lower on the widest axis before `middle`, the others behind it. `middle` lies in
  /// the range, and is not its first index.
  func split(from start: Int, to end: Int, at middle: Int) {
    var low = SIMD3<UInt32>(repeating: .max)
    var high = SIMD3<UInt32>(repeating: 0)
    var index = start
    while index < end {
      let record = base.loadUnaligned(fromByteOffset: index &* 16, as: SIMD4<UInt32>.self)
      low = SIMD3(min(low.x, record.x), min(low.y, record.y), min(low.z, record.z))
      high = SIMD3(max(high.x, record.x), max(high.y, record.y), max(high.z, record.z))
      index &+= 1
    }
    let extent = high &- low
    let axis = extent.x >= extent.y && extent.x >= extent.z ? 0 : extent.y >= extent.z ? 1 : 2
    let (least, most) = axis == 0 ? (low.x, high.x) : axis == 1 ? (low.y, high.y) : (low.z, high.z)
    select(
      middle, axis: axis, from: start, to: end &- 1, least: UInt64(least) << 32, most: UInt64(most) << 32 | 0xFFFF_FFFF)
  }

  /// Hoare's selection: parts the range about some key, and goes on in the part with the index. `last` belongs to the range.
  /// The keys are in `least` ... `most`.
  ///
  /// If keys are evenly spread, the part that the index has of the range tells the key; a step aside leaves the index in the
  /// smaller part. If that leaves too many, the next key is the median of three, then the middle of all keys that may be
  /// there: that cannot happen more than 64 times, so no order of the records takes long.
  private func select(_ middle: Int, axis: Int, from first: Int, to last: Int, least: UInt64, most: UInt64) {
    var (first, last, least, most) = (first, last, least, most)
    var failures = 0
    while first < last {
      let before = last &- first
      let pivot: UInt64
      if failures == 0 {
        let whole = Double(before)
        let part = Double(middle &- first)
        let aside = (part < 0.5 * whole ? 0.5 : -0.5) * whole.root
        let fraction = (((part + aside) / whole).clamped(0, 1) * 65536).nearestWholeNumber
        pivot = least &+ (most &- least) >> 16 &* fraction
      } else if failures == 1 {
        pivot = median(key(first, axis), key(first &+ before >> 1, axis), key(last, axis))
      } else {
        pivot = least &+ (most &- least) >> 1
      }
      var low = first
      var high = last
      repeat {
        while low <= last, key(low, axis) < pivot { low &+= 1 }
        while high >= first, key(high, axis) > pivot { high &-= 1 }
        if low <= high {
          swap(low, high)
          low &+= 1
          high &-= 1
        }
      } while low <= high
      if middle <= high {
        last = high
        most = pivot
      } else if middle >= low {
        first = low
        least = pivot
      } else {
        return
      }
      failures = last &- first < before &- before >> 2 ? 0 : failures &+ 1
    }
  }

  @inline(__always)
  private func median(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> UInt64 { max(min(a, b), min(max(a, b), c)) }

  /// Sorts a few records by their rows.
  func sort(from start: Int, to end: Int) {
    var next = start &+ 1
    while next < end {
      var index = next
      while index > start, row(index) < row(index &- 1) {
        swap(index, index &- 1)
        index &-= 1
      }
      next &+= 1
    }
  }

  private func row(_ index: Int) -> UInt32 { base.load(fromByteOffset: index &* 16 &+ 12, as: UInt32.self) }
}
