// SPDX-License-Identifier: MIT

/// A short text with references, comments or CDATA, as what it means.
struct XMLScalar {
  private var bytes = SIMD64<UInt8>()
  private var count = 0

  /// Whether it has at most 64 bytes of ASCII.
  mutating func read(_ text: XMLSpan) -> Bool {
    var characters = TextCharacters(ASCII(text.start, count: text.count), isXML: true)
    while true {
      do {
        guard let character = try characters.next() else { return true }
        guard character < 0x80, count < 64 else { return false }
        withUnsafeMutableBytes(of: &bytes) { $0.baseAddress.unsafelyUnwrapped }
          .storeBytes(of: UInt8(truncatingIfNeeded: character), toByteOffset: count, as: UInt8.self)
        count &+= 1
      } catch {
        return false
      }
    }
  }

  func withSpan<Result>(_ body: (XMLSpan) -> Result) -> Result {
    withUnsafeBytes(of: bytes) { bytes in
      let start = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
      return body(XMLSpan(start, start + count))
    }
  }
}
