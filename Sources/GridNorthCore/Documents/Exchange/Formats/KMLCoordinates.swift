// SPDX-License-Identifier: MIT

/// Reads coordinates of KML: "longitude,latitude,altitude longitude,latitude ...".
///
/// What other programs write and other readers take is taken where its sense is clear: blanks around commas, a comma too many,
/// a fourth number, an altitude "nan". Where no blank follows the first comma of a vertex, a comma before a blank ends the vertex.
struct KMLCoordinates {
  typealias Numbers = (longitude: Double, latitude: Double, altitude: Double)

  /// Passes a vertex and the blanks behind it; nil if it is none, with `here` at the fault.
  @inline(never)
  static func read(_ here: inout Bytes, end: Bytes) -> Numbers? {
    guard let longitude = NumberText.read(&here, end: end), longitude.isFinite else { return nil }
    skipBlanks(&here, end: end)
    guard skipComma(&here, end: end) else { return nil }
    let isTight = here < end && !XMLBytes.isBlank(here[0])
    skipBlanks(&here, end: end)
    guard let latitude = NumberText.read(&here, end: end), latitude.isFinite else { return nil }
    var altitude = Double.nan
    if here < end {
      if !XMLBytes.isBlank(here[0]) || !isTight {
        guard readRest(&here, end: end, isTight: isTight, &altitude) else { return nil }
      }
      skipBlanks(&here, end: end)
    }
    return (longitude, latitude, altitude)
  }

  /// Passes what follows the latitude of a vertex: whether it is as it should be.
  @inline(__always)
  private static func readRest(_ here: inout Bytes, end: Bytes, isTight: Bool, _ altitude: inout Double) -> Bool {
    var behind = here
    skipBlanks(&behind, end: end)
    // The next vertex.
    guard skipComma(&behind, end: end) else { return behind > here || behind == end }
    here = behind
    skipBlanks(&behind, end: end)
    if behind == end || (isTight && behind > here) { return true }
    here = behind
    if here[0] != 0x2C {
      guard readNumber(&here, end: end, &altitude) else { return false }
    }
    return here == end || XMLBytes.isBlank(here[0]) || (isTight && skipMore(&here, end: end))
  }

  /// Passes commas and numbers that no vertex has.
  @inline(never)
  private static func skipMore(_ here: inout Bytes, end: Bytes) -> Bool {
    while skipComma(&here, end: end) {
      var passed = Double.nan
      guard here < end, !XMLBytes.isBlank(here[0]) else { return true }
      guard here[0] == 0x2C || readNumber(&here, end: end, &passed) else { return false }
    }
    return here == end || XMLBytes.isBlank(here[0])
  }

  /// A number, or "nan".
  @inline(never)
  private static func readNumber(_ here: inout Bytes, end: Bytes, _ number: inout Double) -> Bool {
    if let read = NumberText.read(&here, end: end) {
      number = read
      return read.isFinite
    }
    guard end - here >= 3, XMLSpan(here, here + 3).isEqual(toLowercase: "nan") else { return false }
    here += 3
    return true
  }

  @inline(__always)
  private static func skipComma(_ here: inout Bytes, end: Bytes) -> Bool {
    guard here < end, here[0] == 0x2C else { return false }
    here += 1
    return true
  }

  @inline(__always)
  private static func skipBlanks(_ here: inout Bytes, end: Bytes) {
    while here < end, XMLBytes.isBlank(here[0]) { here += 1 }
  }

  // MARK: Texts with references, comments and CDATA

  private var window = XMLScalar()
  private var characters: TextCharacters
  private var isWhole = false

  init(_ text: XMLSpan) {
    characters = TextCharacters(ASCII(text.start, count: text.count), from: .xml)
  }

  /// The next vertex of at most 256 characters.
  enum Next {
    case vertex(Numbers)
    case end
    case invalid
  }

  @inline(never)
  mutating func next() -> Next {
    while true {
      let (numbers, passed) = window.withSpan { span in
        var here = span.start
        Self.skipBlanks(&here, end: span.end)
        let blanks = here - span.start
        let numbers = Self.read(&here, end: span.end)
        return (numbers, numbers == nil ? blanks : here - span.start)
      }
      // What ends with the window may go on behind it.
      if let numbers, isWhole || passed < window.count {
        window.drop(passed)
        return .vertex(numbers)
      }
      if isWhole { return passed == window.count ? .end : .invalid }
      if numbers == nil { window.drop(passed) }
      guard !window.isFull else { return .invalid }
      isWhole = window.fill(from: &characters)
    }
  }
}
