// SPDX-License-Identifier: MIT

/// A short text with references, comments or CDATA, as what it means; of a longer one a part after the other.
struct XMLScalar {
  private static let capacity = 256

  private var bytes = (SIMD64<UInt8>(), SIMD64<UInt8>(), SIMD64<UInt8>(), SIMD64<UInt8>())
  private(set) var count = 0
  private var endsWithBlank = false

  /// Whether it has at most 256 characters, all of ASCII.
  mutating func read(_ text: XMLSpan) -> Bool {
    var characters = TextCharacters(ASCII(text.start, count: text.count), from: .xml)
    return fill(from: &characters) && withSpan { !$0.has(Self.foreign) }
  }

  /// Goes on with a text, as far as there is room: whether its end is reached. Other characters than those of ASCII stand there
  /// as one that no number and no word has; an error ends the text with it.
  @inline(never)
  mutating func fill(from characters: inout TextCharacters) -> Bool {
    while count < Self.capacity {
      do {
        guard let character = try characters.next() else { return true }
        append(character < 0x80 ? UInt8(truncatingIfNeeded: character) : Self.foreign)
      } catch {
        append(Self.foreign)
        return true
      }
    }
    var ahead = characters
    do { return try ahead.next() == nil } catch { return false }
  }

  var isFull: Bool { count == Self.capacity }

  private static let foreign: UInt8 = 0x7F

  /// Appends a byte; a blank behind a blank is left out.
  private mutating func append(_ byte: UInt8) {
    let isBlank = XMLBytes.isBlank(byte)
    defer { endsWithBlank = isBlank }
    guard !isBlank || !endsWithBlank else { return }
    let place = count
    // SAFETY: below the capacity.
    withUnsafeMutableBytes(of: &bytes) {
      $0.baseAddress.unsafelyUnwrapped.storeBytes(of: byte, toByteOffset: place & (Self.capacity &- 1), as: UInt8.self)
    }
    count &+= 1
  }

  /// Takes bytes away at the start.
  mutating func drop(_ count: Int) {
    let kept = max(0, self.count &- count)
    withUnsafeMutableBytes(of: &bytes) {
      let start = $0.baseAddress.unsafelyUnwrapped
      var index = 0
      while index < kept {
        // SAFETY: within what was read.
        start.storeBytes(
          of: start.load(fromByteOffset: index &+ count, as: UInt8.self), toByteOffset: index, as: UInt8.self)
        index &+= 1
      }
    }
    self.count = kept
  }

  func withSpan<Result>(_ body: (XMLSpan) -> Result) -> Result {
    withUnsafeBytes(of: bytes) { bytes in
      let start = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
      return body(XMLSpan(start, start + count))
    }
  }
}
