// SPDX-License-Identifier: MIT
import CGridNorth

extension MagneticModel {
  /// Reads a file of coefficients (.COF): numbers, and a name of up to 23 bytes with a final zero.
  ///
  /// - Parameters:
  ///   - numbers: Receives `numberCount` numbers; unchanged on error.
  ///   - name: Receives up to `nameCapacity` bytes; unchanged on error.
  public static func parse(
    _ text: ASCII, into numbers: UnsafeMutablePointer<Double>, name: UnsafeMutablePointer<CChar>
  ) throws(TextRefusal) {
    // Once to check it, once to store it: a model is too large for the stack of a small processor.
    try COF(text).read(Destination(numbers: nil, name: nil))
    try COF(text).read(Destination(numbers: numbers, name: name))
  }

  public static let nameCapacity = 24

  fileprivate struct Destination {
    let numbers: UnsafeMutablePointer<Double>?
    let name: UnsafeMutablePointer<CChar>?
  }
}

/// A text of coefficients: a line with the epoch, the name and the date; a line for each degree and order; lines of nines.
private struct COF {
  private var scanner: TextScanner
  /// A bit for each degree and order that was read.
  private var seen: (low: UInt64, high: UInt64) = (0, 0)

  init(_ text: ASCII) { scanner = TextScanner(text) }

  consuming func read(_ destination: MagneticModel.Destination) throws(TextRefusal) {
    scanner.skipBlanks()
    if scanner.isAtEnd { throw TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0) }
    try readHeading(destination)
    var lines = 0
    // Terms that were read before are refused, so there are 90 lines at most.
    while lines <= MagneticModel.termCount {
      scanner.skipBlanks()
      if scanner.isAtEnd || isLast { break }
      try readTerm(destination)
      lines &+= 1
    }
    guard lines == MagneticModel.termCount else { throw refusal(GN_ERROR_MAGNETIC_TERM) }
  }

  /// Whether this line is one of nines.
  private var isLast: Bool {
    var count = 0
    while scanner.byte(after: count) == UInt8(ascii: "9") { count &+= 1 }
    return count >= 9
  }

  private mutating func readHeading(_ destination: MagneticModel.Destination) throws(TextRefusal) {
    let start = scanner.offset
    guard let epoch = scanner.number() else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    guard MagneticModel.isYear(epoch.value) else { throw TextRefusal(GN_ERROR_YEAR, at: start) }
    try skipGap()
    var length = 0
    while let byte = scanner.byte, byte > 0x20, byte < 0x7F {
      if length < MagneticModel.nameCapacity &- 1 {
        destination.name?[length] = CChar(truncatingIfNeeded: byte)
        length &+= 1
      }
      scanner.offset &+= 1
    }
    guard length > 0, scanner.isAtEnd || isBlank(scanner.byte) else { throw refusal(GN_ERROR_TEXT_BYTE) }
    while length < MagneticModel.nameCapacity {
      destination.name?[length] = 0
      length &+= 1
    }
    destination.numbers?[0] = epoch.value
    // The date of the release.
    while let byte = scanner.byte, !isEndOfLine(byte) { scanner.offset &+= 1 }
  }

  private mutating func readTerm(_ destination: MagneticModel.Destination) throws(TextRefusal) {
    let start = scanner.offset
    let degree = try wholeNumber()
    try skipGap()
    let order = try wholeNumber()
    guard degree >= 1, degree <= MagneticModel.degree, order <= degree else {
      throw TextRefusal(GN_ERROR_MAGNETIC_TERM, at: start)
    }
    let index = MagneticModel.index(degree, order)
    guard isNew(index) else { throw TextRefusal(GN_ERROR_MAGNETIC_TERM, at: start) }
    var part = 0
    while part < 4 {
      try skipGap()
      let number = try number()
      // SAFETY: index is 0 ..< 90.
      destination.numbers?[4 &* index &+ 1 &+ part] = number
      part &+= 1
    }
    while isBlankOrTab(scanner.byte) { scanner.offset &+= 1 }
    guard scanner.isAtEnd || isEndOfLine(scanner.byte) else { throw refusal(GN_ERROR_TEXT_REST) }
  }

  /// Marks a degree and order as read; false if it was.
  private mutating func isNew(_ index: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: index & 63)
    if index < 64 {
      guard seen.low & bit == 0 else { return false }
      seen.low |= bit
    } else {
      guard seen.high & bit == 0 else { return false }
      seen.high |= bit
    }
    return true
  }

  /// Passes blanks within a line, of which there must be one.
  private mutating func skipGap() throws(TextRefusal) {
    guard isBlankOrTab(scanner.byte) else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    while isBlankOrTab(scanner.byte) { scanner.offset &+= 1 }
  }

  /// A number of one or two digits.
  private mutating func wholeNumber() throws(TextRefusal) -> Int {
    let count = scanner.digitsAhead()
    guard count == 1 || count == 2, let number = scanner.digits(count) else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    return Int(truncatingIfNeeded: number)
  }

  private mutating func number() throws(TextRefusal) -> Double {
    let start = scanner.offset
    let isNegative = scanner.take(UInt8(ascii: "-"))
    if !isNegative { _ = scanner.take(UInt8(ascii: "+")) }
    guard let number = scanner.number() else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    guard MagneticModel.isTerm(number.value) else { throw TextRefusal(GN_ERROR_TEXT_NUMBER, at: start) }
    return isNegative ? 0 - number.value : number.value
  }

  /// The end of a line where something is missing is refused as itself: it is a blank, and no wrong byte.
  private func refusal(_ status: gn_status) -> TextRefusal {
    isBlank(scanner.byte) ? TextRefusal(status, at: scanner.offset) : scanner.refusal(status)
  }

  private func isEndOfLine(_ byte: UInt8?) -> Bool { byte == 0x0A || byte == 0x0D }

  private func isBlank(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte == 0x20 || (byte >= 9 && byte <= 13)
  }
}
