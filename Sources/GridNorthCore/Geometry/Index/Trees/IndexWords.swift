// SPDX-License-Identifier: MIT
import CGridNorth

// An index is an array of 64-bit words in the caller's memory, little-endian, without pointers: the same on every target,
// and usable from a mapped file. Its first eight words are
//
//   0      the letters GNINDEX and a zero byte
//   1      low half: the version of the layout; high half: the kind
//   2      how many words there are
//   3      the checksum of all other words
//   4 - 7  counts, as the kind has them
//
// Where everything else stands follows from the counts.

/// The words of an index.
///
/// Whoever stores an index may have damaged it. So a query checks the words above, and that the counts fit the size; what
/// it reads after that may be any bits, and must not lead it out of the words or around forever. `gn_index_check` looks at
/// every word.
public struct IndexWords {
  private let base: UnsafePointer<UInt64>
  /// How many there are, by the header.
  let count: Int

  static let magic: UInt64 = 0x0058_4544_4E49_4E47
  static let version: UInt64 = 1
  static let headerCount = 8

  /// Throws `GN_ERROR_NULL`, `GN_ERROR_INDEX` and what begins with it.
  public init(_ words: UnsafePointer<UInt64>?, count: Int, kind: gn_index_kind?) throws(gn_status) {
    // Null stands for an empty array, as everywhere.
    guard let words else { throw count == 0 ? GN_ERROR_INDEX_SIZE : GN_ERROR_NULL }
    guard UInt(bitPattern: UnsafeRawPointer(words)) & 7 == 0 else { throw GN_ERROR_INDEX_ALIGNMENT }
    guard let count = Size(count).count(ofBytes: 8), count >= IndexWords.headerCount else {
      throw GN_ERROR_INDEX_SIZE
    }
    base = words
    // SAFETY: there are as many words as the header has.
    guard words[0] == IndexWords.magic else { throw GN_ERROR_INDEX }
    guard words[1] & 0xFFFF_FFFF == IndexWords.version else { throw GN_ERROR_INDEX_VERSION }
    if let kind {
      guard words[1] >> 32 == UInt64(kind.rawValue) else { throw GN_ERROR_INDEX_KIND }
    }
    guard words[2] >= UInt64(IndexWords.headerCount), words[2] <= UInt64(count) else { throw GN_ERROR_INDEX_SIZE }
    self.count = Int(truncatingIfNeeded: words[2])
  }

  var kind: UInt64 { self[1] >> 32 }

  /// A word. `index` must be one of them: not checked.
  @inline(__always)
  subscript(index: Int) -> UInt64 { base[index] }

  /// The address of a word that is there.
  @inline(__always)
  func address(_ index: Int) -> UnsafeRawPointer { UnsafeRawPointer(base + index) }

  /// One of the counts in the header: 0 ..< 4. Nil if it is beyond what 32 bits hold.
  func headerCount(_ index: Int) -> Int? {
    let count = self[4 &+ index]
    return count <= IndexWords.largestCount ? Int(truncatingIfNeeded: count) : nil
  }

  /// Counts of things have 31 bits, so sums and products of sizes do not overflow.
  static let largestCount: UInt64 = 0x7FFF_FFFF

  /// Whether the checksum is that of the words.
  var isWhole: Bool { self[3] == IndexWords.checksum(of: base, count: count) }

  /// All words but the checksum itself go into it (FNV-1a over words, Fowler, Noll and Vo, 64 bits; each step mixes the
  /// high bits into the low ones).
  static func checksum(of words: UnsafePointer<UInt64>, count: Int) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    while index < count {
      if index != 3 {
        // SAFETY: 0 <= index < count.
        sum = (sum ^ words[index]) &* 0x0000_0100_0000_01B3
        sum ^= sum >> 32
      }
      index &+= 1
    }
    return sum
  }
}

/// The caller's memory while an index is written into it.
struct IndexBuilder {
  private let base: UnsafeMutablePointer<UInt64>
  private let count: Int

  /// Clears the words. Throws `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL` or `GN_ERROR_INDEX_ALIGNMENT`. `needed` becomes
  /// `count`, except for the last two.
  init(
    _ words: UnsafeMutablePointer<UInt64>?, capacity: Int, count: Int, needed: inout Int
  ) throws(gn_status) {
    guard Size(capacity).room >= count else {
      needed = count
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
    guard let words else { throw GN_ERROR_NULL }
    guard UInt(bitPattern: UnsafeRawPointer(words)) & 7 == 0 else { throw GN_ERROR_INDEX_ALIGNMENT }
    needed = count
    base = words
    self.count = count
    var index = 0
    while index < count {
      // SAFETY: there is room.
      words[index] = 0
      index &+= 1
    }
  }

  /// The address of a word that is there.
  @inline(__always)
  func address(_ index: Int) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(base + index) }

  @inline(__always)
  subscript(index: Int) -> UInt64 {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// Writes the header, which makes the words an index.
  func seal(_ kind: gn_index_kind, counts: (Int, Int, Int, Int)) {
    base[1] = UInt64(kind.rawValue) << 32 | IndexWords.version
    base[2] = UInt64(truncatingIfNeeded: count)
    base[4] = UInt64(truncatingIfNeeded: counts.0)
    base[5] = UInt64(truncatingIfNeeded: counts.1)
    base[6] = UInt64(truncatingIfNeeded: counts.2)
    base[7] = UInt64(truncatingIfNeeded: counts.3)
    base[0] = IndexWords.magic
    base[3] = IndexWords.checksum(of: base, count: count)
  }
}
