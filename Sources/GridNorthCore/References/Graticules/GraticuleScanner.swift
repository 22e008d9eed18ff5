// SPDX-License-Identifier: MIT
import CGridNorth

/// Reads letters and digits from left to right, blanks between them left out.
struct GraticuleScanner {
  private var scanner: TextScanner

  init(_ text: ASCII) throws(TextRefusal) {
    scanner = TextScanner(text)
    guard next() != nil else { throw TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0) }
  }

  var offset: Int { scanner.offset }

  /// The next byte that is no blank, a letter in upper case; nil at the end.
  mutating func next() -> UInt8? {
    scanner.skipBlanks()
    return scanner.byte
  }

  /// Passes one of the first letters of the alphabet without I and O, and tells which, from 0.
  mutating func letter(below count: Int) throws(TextRefusal) -> UInt64 {
    guard let index = Alphabet.index(try alphanumeric()), index < count else { throw refusal(GN_ERROR_TEXT_LETTER) }
    scanner.offset &+= 1
    return UInt64(truncatingIfNeeded: index)
  }

  /// Passes a digit from 1 up, and tells which, from 0.
  mutating func digit(upTo last: UInt8) throws(TextRefusal) -> UInt64 {
    let byte = try alphanumeric()
    guard byte > 48, byte &- 48 <= last else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    scanner.offset &+= 1
    return UInt64(byte &- 49)
  }

  /// Passes digits that no blank parts, one at least, and tells how many.
  mutating func digits() throws(TextRefusal) -> Int {
    guard isDigit(try alphanumeric()) else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    let count = scanner.digitsAhead()
    scanner.offset &+= count
    return count
  }

  /// The number that some digits make, which have been passed.
  func value(at start: Int, digits count: Int) -> UInt64 {
    var value: UInt64 = 0
    var place = 0
    while place < count {
      value = value &* 10 &+ UInt64((scanner.text[start &+ place] ?? 48) &- 48)
      place &+= 1
    }
    return value
  }

  /// Checks that nothing but blanks is left.
  mutating func end() throws(TextRefusal) {
    guard next() != nil else { return }
    _ = try alphanumeric()
    throw refusal(GN_ERROR_TEXT_REST)
  }

  func refusal(_ status: gn_status) -> TextRefusal { TextRefusal(status, at: offset) }

  /// The next letter or digit, without passing it.
  mutating func alphanumeric() throws(TextRefusal) -> UInt8 {
    guard let byte = next() else { throw refusal(GN_ERROR_TEXT_INCOMPLETE) }
    guard isDigit(byte) || isLetter(byte) else { throw refusal(GN_ERROR_TEXT_BYTE) }
    return byte
  }
}
