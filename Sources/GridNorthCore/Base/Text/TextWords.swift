// SPDX-License-Identifier: MIT
import CGridNorth

// Texts eight bytes at a time, the first of them lowest.

enum TextWord {
  /// A word whose first `count` bytes are 0xFF: none for less than 1, all from 8 on.
  @inline(__always)
  static func mask(_ count: Int) -> UInt64 {
    if count >= 8 { return .max }
    return count <= 0 ? 0 : (1 &<< (8 &* UInt64(truncatingIfNeeded: count))) &- 1
  }

  /// How many bytes stand before the first zero byte; 8 if there is none.
  @inline(__always)
  static func length(_ word: UInt64) -> Int {
    // The lowest of these bits belongs to the first zero byte; those above it may not belong to one.
    let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    return zeros.trailingZeroBitCount &>> 3
  }

  /// Whether none of the bytes of two words is zero.
  @inline(__always)
  static func hasNoZero(_ first: UInt64, _ second: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return ((first &- ones) & ~first | (second &- ones) & ~second) & 0x8080_8080_8080_8080 == 0
  }

  @inline(__always)
  static func load(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension TextColumn {
  /// The length of the text in a slot.
  @inline(__always)
  func length(_ row: Int) -> Int {
    let slot = start(row)
    var offset = 0
    // SAFETY: no byte behind the slot is read.
    while offset &+ 8 <= size {
      let length = TextWord.length(TextWord.load(slot, offset))
      if length < 8 { return offset &+ length }
      offset &+= 8
    }
    while offset < size, slot.load(fromByteOffset: offset, as: UInt8.self) != 0 { offset &+= 1 }
    return offset
  }

  /// The sum of the lengths of all texts that are longer than `least`; nil if it is no number of bytes.
  @inline(__always)
  func totalLength(above least: Int = 0) -> Int? {
    let rows = isShared ? min(count, 1) : count
    var total = 0
    var row = 0
    while row < rows {
      // SAFETY: no overflow, because the texts are in memory, and none of them twice.
      let length = length(row)
      if length > least { total &+= length }
      row &+= 1
    }
    guard isShared else { return total }
    let (product, overflow) = total.multipliedReportingOverflow(by: count)
    return overflow ? nil : product
  }

  /// Copies the first `count` bytes of a slot to `out`, and writes nothing behind them.
  @inline(__always)
  func copy(_ row: Int, count: Int, to out: UnsafeMutableRawPointer) {
    let slot = start(row)
    // SAFETY: the words lie within the text; the last may have bytes of the one before.
    guard count >= 8 else {
      var offset = 0
      while offset < count {
        out.storeBytes(of: slot.load(fromByteOffset: offset, as: UInt8.self), toByteOffset: offset, as: UInt8.self)
        offset &+= 1
      }
      return
    }
    let last = count &- 8
    var offset = 0
    while offset < last {
      out.storeBytes(of: TextWord.load(slot, offset).littleEndian, toByteOffset: offset, as: UInt64.self)
      offset &+= 8
    }
    out.storeBytes(of: TextWord.load(slot, last).littleEndian, toByteOffset: last, as: UInt64.self)
  }

  /// Whether `capacity` bytes suffice whatever the texts are, and so does a number for the end of what begins at `start`.
  func surelyFits(capacity: Int, start: UInt64, largest: UInt64) -> Bool {
    let (most, overflow) = count.multipliedReportingOverflow(by: size)
    return !overflow && most >= 0 && Size(capacity).room >= most && start <= largest
      && UInt64(truncatingIfNeeded: most) <= largest &- start
  }
}

extension MutableTextColumn {
  /// Fills a slot with a text and zeros behind it. Throws `GN_ERROR_BUFFER_TOO_SMALL` if the text is longer than the slot, and
  /// `GN_ERROR_TEXT_BYTE` if it has a zero byte, which would end it; then the slot is half written.
  ///
  /// - Parameter readable: Bytes from the start of the text on that may be read, `count` or more.
  @inline(__always)
  func store(_ text: UnsafeRawPointer, count: Int, readable: Int, row: Int) throws(gn_status) {
    guard count <= size else { throw GN_ERROR_BUFFER_TOO_SMALL }
    let slot = UnsafeMutableRawPointer(self[row])
    // The usual slots, in two words; for most texts, the second ends with their last byte.
    if size == 16, count > 8 {
      // SAFETY: both words lie within the text, which has 9 ... 16 bytes.
      let words = (TextWord.load(text, 0), TextWord.load(text, count &- 8))
      guard TextWord.hasNoZero(words.0, words.1) else { throw GN_ERROR_TEXT_BYTE }
      slot.storeBytes(of: words.0.littleEndian, as: UInt64.self)
      let second = words.1 &>> (8 &* UInt64(truncatingIfNeeded: 16 &- count))
      slot.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
      return
    }
    if size == 16, readable >= 16 {
      let masks = (TextWord.mask(count), TextWord.mask(count &- 8))
      let words = (TextWord.load(text, 0) & masks.0, TextWord.load(text, 8) & masks.1)
      guard TextWord.hasNoZero(words.0 | ~masks.0, words.1 | ~masks.1) else { throw GN_ERROR_TEXT_BYTE }
      slot.storeBytes(of: words.0.littleEndian, as: UInt64.self)
      slot.storeBytes(of: words.1.littleEndian, toByteOffset: 8, as: UInt64.self)
      return
    }
    var offset = 0
    while offset < size {
      // SAFETY: no byte behind the readable ones is read, none behind the slot is written.
      if offset &+ 8 <= size, offset &+ 8 <= readable || offset >= count {
        let mask = TextWord.mask(count &- offset)
        let word = offset >= count ? 0 : TextWord.load(text, offset) & mask
        guard TextWord.length(word | ~mask) == 8 else { throw GN_ERROR_TEXT_BYTE }
        slot.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
        offset &+= 8
      } else {
        let byte = offset < count ? text.load(fromByteOffset: offset, as: UInt8.self) : 0
        guard byte != 0 || offset >= count else { throw GN_ERROR_TEXT_BYTE }
        slot.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
        offset &+= 1
      }
    }
  }
}
