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
  @inline(__always)
  mutating func next() -> UInt8? {
    guard let byte = scanner.byte else { return nil }
    // No blank is among these bytes.
    if byte > 0x20, byte < 0x80 { return byte }
    scanner = Self.pastBlanks(scanner)
    return scanner.byte
  }

  /// The scanner goes in and out by value, so that it stays in registers where no blank is.
  @inline(never)
  private static func pastBlanks(_ scanner: TextScanner) -> TextScanner {
    var scanner = scanner
    scanner.skipBlanks()
    return scanner
  }

  /// Passes one of the first letters of the alphabet without I and O, and tells which, from 0.
  @inline(__always)
  mutating func letter(below count: Int) throws(TextRefusal) -> UInt64 {
    guard let byte = next(), let index = Alphabet.index(byte), index < count else {
      throw refusal(GN_ERROR_TEXT_LETTER)
    }
    scanner.offset &+= 1
    return UInt64(truncatingIfNeeded: index)
  }

  /// Passes a digit from 1 up, and tells which, from 0.
  @inline(__always)
  mutating func digit(upTo last: UInt8) throws(TextRefusal) -> UInt64 {
    guard let byte = next(), byte > 48, byte &- 48 <= last else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    scanner.offset &+= 1
    return UInt64(byte &- 49)
  }

  /// Passes digits that no blank parts, one at least, and tells how many.
  @inline(__always)
  mutating func digits() throws(TextRefusal) -> Int {
    guard isDigit(next()) else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    let count = scanner.digitsAhead()
    scanner.offset &+= count
    return count
  }

  /// The value of a digit that has been passed.
  @inline(__always)
  func digit(at place: Int) -> UInt64 {
    // SAFETY: what has been passed is in the text.
    UInt64(scanner.text.start[place] &- 48)
  }

  /// Checks that nothing but blanks is left.
  @inline(__always)
  mutating func end() throws(TextRefusal) {
    guard next() == nil else { throw refusal(GN_ERROR_TEXT_REST) }
  }

  /// The error here, after blanks, where something else was expected: the end of the text, a byte that is neither letter
  /// nor digit, or the status.
  @inline(never)
  func refusal(_ status: gn_status) -> TextRefusal {
    guard let byte = scanner.byte else { return TextRefusal(GN_ERROR_TEXT_INCOMPLETE, at: offset) }
    return TextRefusal(isDigit(byte) || isLetter(byte) ? status : GN_ERROR_TEXT_BYTE, at: offset)
  }
}
