// SPDX-License-Identifier: MIT

/// Walks over JSON that was checked. On other text it ends at the end of it at the latest.
struct JSONCursor {
  private(set) var place: Bytes
  private let end: Bytes

  init(_ place: Bytes, end: Bytes) {
    self.place = place
    self.end = end
  }

  /// The byte at the place; 0 at the end.
  @inline(__always)
  var byte: UInt8 { place < end ? place[0] : 0 }

  @inline(__always)
  mutating func skipBlanks() {
    while place < end, XMLBytes.isBlank(place[0]) { place += 1 }
  }

  /// Passes a byte with blanks before it.
  @inline(__always)
  mutating func accepts(_ expected: UInt8) -> Bool {
    skipBlanks()
    guard byte == expected else { return false }
    place += 1
    return true
  }

  // MARK: Members and elements

  /// Goes to the next element of an array, or behind its end. Before it comes "[" or an element.
  mutating func nextElement() -> Bool {
    if accepts(0x5D) { return false }
    _ = accepts(0x2C)
    skipBlanks()
    return place < end
  }

  /// Goes to the value of the next member of an object, or behind its end. Before it comes "{" or a value.
  mutating func nextMember() -> XMLSpan? {
    if accepts(0x7D) { return nil }
    _ = accepts(0x2C)
    skipBlanks()
    guard let name = string() else { return nil }
    _ = accepts(0x3A)
    skipBlanks()
    return name
  }

  // MARK: Values

  /// Passes a string: what stands between its quotes; nil if there is none here, and then nothing is passed.
  mutating func string() -> XMLSpan? {
    guard byte == 0x22 else { return nil }
    place += 1
    let first = place
    while place < end, place[0] != 0x22 { place += place[0] == 0x5C ? 2 : 1 }
    let last = min(place, end)
    place = min(last + 1, end)
    return XMLSpan(first, last)
  }

  /// Passes a number; nil if there is none here, and then nothing is passed. Infinite if it is too large.
  @inline(__always)
  mutating func number() -> Double? {
    guard isNumber else { return nil }
    return NumberText.read(&place, end: end)
  }

  var isNumber: Bool {
    @inline(__always) get { byte &- 0x30 < 10 || byte == 0x2D }
  }

  /// Passes a string or a number: its text. Nil if there is none here, and then nothing is passed.
  mutating func text() -> XMLSpan? {
    guard isNumber else { return string() }
    let first = place
    skipValue()
    return XMLSpan(first, place)
  }

  /// Passes a value.
  mutating func skipValue() {
    switch byte {
    case 0x22: _ = string()
    case 0x7B, 0x5B:
      place += 1
      skipToClose()
    default:
      while place < end, place[0] != 0x2C, place[0] != 0x5D, place[0] != 0x7D, !XMLBytes.isBlank(place[0]) {
        place += 1
      }
    }
  }

  /// Goes behind the bracket that closes the object or array that the place is in.
  mutating func skipToClose() {
    var depth = 1
    while place < end {
      switch place[0] {
      case 0x22:
        _ = string()
        continue
      case 0x7B, 0x5B: depth &+= 1
      case 0x7D, 0x5D: depth &-= 1
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }
}

extension XMLSpan {
  /// Gives what a string of JSON means, if it has at most 256 characters; an empty text of a longer one with escapes.
  @inline(never)
  func decodedJSON<Result>(_ body: (XMLSpan) -> Result) -> Result {
    guard has(0x5C) else { return body(self) }
    var scalar = XMLScalar()
    var characters = TextCharacters(ASCII(start, count: count), from: .json)
    let isWhole = scalar.fill(from: &characters)
    return scalar.withSpan { body(isWhole ? $0 : XMLSpan($0.start, $0.start)) }
  }
}
