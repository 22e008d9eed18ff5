// SPDX-License-Identifier: MIT

/// The items still to be entered, of the groups on the way through a tree, the nearest first: eight items for each level.
struct NearestItems {
  /// There are ten levels at most: 2^31 items, eight in a group.
  private typealias Five = (Floats, Floats, Floats, Floats, Floats)
  private static var zero: Five {
    let zero = Floats(repeating: 0)
    return (zero, zero, zero, zero, zero)
  }
  /// The squares of how near items come. Items that were entered, or must not be, are infinitely far.
  private var values = (NearestItems.zero, NearestItems.zero)

  /// Comes to a group of a level, of which some items may be entered.
  @inline(__always)
  mutating func enter(_ level: Int, _ squares: Floats, _ items: UInt8) {
    let squares = squares.smaller(Floats(repeating: .infinity)).only(items, otherwise: .infinity)
    at(level) { $0.storeBytes(of: squares, as: Floats.self) }
  }

  /// Takes the nearest item of the group of a level; nil if that is beyond a square.
  @inline(__always)
  mutating func next(_ level: Int, within square: Float) -> Int? {
    let squares = at(level) { $0.load(as: Floats.self) }
    let least = squares.least
    guard least < .infinity, least <= square else { return nil }
    let item = squares.bits(atMost: least).trailingZeroBitCount & 7
    at(level) { $0.storeBytes(of: .infinity, toByteOffset: item &* 4, as: Float.self) }
    return item
  }

  @inline(__always)
  private mutating func at<Result>(_ level: Int, _ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    withUnsafeMutablePointer(to: &values) {
      // SAFETY: there are ten places of 32 bytes.
      body(UnsafeMutableRawPointer($0) + min(max(level, 0), 9) &* 32)
    }
  }
}
