// SPDX-License-Identifier: MIT
import CGridNorth

/// GeoJSON (RFC 7946): a text, or several as a sequence (RFC 8142) or in lines.
extension GeoJSON {
  public static func read(_ text: ASCII, into results: inout ExchangeResults) throws(TextRefusal) {
    var reader = GeoJSONReader(text, results)
    defer { results = reader.results }
    try reader.readDocument()
  }

  /// Whether a document begins as JSON does.
  static func isJSON(_ text: ASCII) -> Bool {
    var scanner = JSONScanner(text)
    // The first text of a sequence may be any.
    if scanner.isAtSeparator { return true }
    scanner.skipBeginning()
    return scanner.byte == 0x7B || scanner.byte == 0x5B
  }

  /// Throws why a document is none, as far as its first text tells; in a sequence, the first that is not broken.
  static func check(_ text: ASCII) throws(TextRefusal) {
    var scanner = JSONScanner(text)
    let isSequence = scanner.isAtSeparator
    do throws(TextRefusal) {
      _ = try firstObject(&scanner)
    } catch {
      while isSequence {
        scanner = scanner.atNextSeparator()
        if scanner.isAtEnd { break }
        if (try? firstObject(&scanner)) != nil { return }
      }
      throw error
    }
  }

  /// Passes the first text of a document.
  fileprivate static func firstObject(_ scanner: inout JSONScanner) throws(TextRefusal) -> GeoJSONObject {
    scanner.skipBeginning()
    guard !scanner.isAtEnd else { throw TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0) }
    let place = scanner.place
    // Another value than an object.
    let byte = scanner.byte
    guard byte != 0x5B, byte != 0x22, byte != 0x2D, byte &- 0x30 >= 10 else {
      throw TextRefusal(GN_ERROR_DOCUMENT, at: place)
    }
    let text = scanner.text
    guard scanner.object() != nil else { throw scanner.refusal }
    let object = GeoJSONObject(at: text.start + place, end: text.start + text.count)
    guard let object, object.isGeoJSON else { throw TextRefusal(GN_ERROR_DOCUMENT, at: place) }
    return object
  }
}

extension JSONScanner {
  /// Passes a byte-order mark, blanks and separators of texts.
  fileprivate mutating func skipBeginning() {
    skipMark()
    _ = skipSeparators()
  }

  /// Whether the record separator of a sequence comes first.
  fileprivate var isAtSeparator: Bool {
    var ahead = self
    ahead.skipMark()
    ahead.skipBlanks()
    return ahead.byte == 0x1E
  }

  /// A scanner at the next record separator, or at the end.
  fileprivate func atNextSeparator() -> JSONScanner {
    var ahead = JSONScanner(text, at: place)
    while !ahead.isAtEnd, ahead.byte != 0x1E { ahead.place &+= 1 }
    return ahead
  }

  fileprivate mutating func skipMark() {
    if place == 0, text.count >= 3, text.start[0] == 0xEF, text.start[1] == 0xBB, text.start[2] == 0xBF { place = 3 }
  }

  /// Passes blanks and separators of texts: whether one is among them that ends a text, or the whole ends.
  fileprivate mutating func skipSeparators() -> Bool {
    var isEnd = false
    while byte == 0x1E || XMLBytes.isBlank(byte) {
      if byte == 0x1E || byte == 0x0A || byte == 0x0D { isEnd = true }
      place &+= 1
    }
    return isEnd || isAtEnd
  }
}

struct GeoJSONReader: FeatureBuilder {
  var results: ExchangeResults
  var refusal: TextRefusal?
  var objectCount: UInt64 = 0
  private let text: ASCII
  /// What the last feature says that it is part of.
  private var object = Double.nan

  init(_ text: ASCII, _ results: ExchangeResults) {
    self.text = text
    self.results = results
  }

  var start: Bytes { text.start }
  var end: Bytes { text.start + text.count }

  /// Each text is checked, and then read.
  mutating func readDocument() throws(TextRefusal) {
    var scanner = JSONScanner(text)
    let isSequence = scanner.isAtSeparator
    // A sequence goes on behind a text that is broken (RFC 7464, section 2.1), even the first: separators tell where texts begin.
    if isSequence {
      try GeoJSON.check(text)
      scanner.skipMark()
      scanner.skipBlanks()
    } else {
      try readText(try GeoJSON.firstObject(&scanner))
    }
    while true {
      let isSeparated = scanner.skipSeparators()
      if isSeparated, scanner.isAtEnd { return }
      let place = start + scanner.place
      if isSeparated, scanner.object() != nil {
        if let object = GeoJSONObject(at: place, end: end) { try readText(object) }
        continue
      }
      guard isSequence else { throw scanner.refusal }
      skip(at: place)
      scanner = scanner.atNextSeparator()
    }
  }

  private mutating func readText(_ object: GeoJSONObject) throws(TextRefusal) {
    guard object.type == .featureCollection else {
      return object.type == .feature ? readFeature(object) : readBareGeometry(object)
    }
    // It is about all features.
    guard isWorldSystem(object.system) else {
      throw TextRefusal(GN_ERROR_TEXT_CRS, at: (object.system ?? start) - start)
    }
    guard let features = object.features, features[0] == 0x5B else { return skip(at: object.start) }
    var cursor = JSONCursor(features, end: end)
    _ = cursor.accepts(0x5B)
    while cursor.nextElement() {
      if let feature = GeoJSONObject(at: cursor.place, end: end), feature.type == .feature {
        readFeature(feature)
        cursor = JSONCursor(feature.end, end: end)
      } else {
        skip(at: cursor.place)
        cursor.skipValue()
      }
    }
  }

  /// Counts what should have been a feature.
  private mutating func skip(at place: Bytes) {
    let mark = begin()
    refuse(GN_ERROR_FEATURE, at: place)
    keep(since: mark)
    self.object = .nan
    endObject(since: mark) { _ in }
  }

  private mutating func readBareGeometry(_ object: GeoJSONObject) {
    let mark = begin()
    _ = readGeometry(object.start, times: nil)
    keep(since: mark)
    self.object = .nan
    endObject(since: mark) { $0.flags |= GN_FEATURE_FLAG_JSON_TEXTS.rawValue }
  }

  private mutating func readFeature(_ object: GeoJSONObject) {
    let mark = begin()
    if !isWorldSystem(object.system) { refuse(GN_ERROR_TEXT_CRS, at: object.system ?? object.start) }
    var properties = GeoJSONProperties(id: object.id, end: end)
    if let geometry = object.geometry {
      // A null has no place.
      if geometry[0] != 0x6E {
        if let value = object.properties { properties.read(value) }
        let isPoint = readGeometry(geometry, times: properties.coordinateTimes)
        give(properties, since: mark, isPoint: isPoint, at: object.properties ?? object.start)
      }
    } else {
      refuse(GN_ERROR_FEATURE, at: object.start)
    }
    if keep(since: mark), let time = properties.wrongTime {
      results.drop(TextRefusal(GN_ERROR_DATE, at: time - start))
    }
    // Another part of the same object.
    if properties.object == self.object, objectCount > 0 { objectCount &-= 1 }
    self.object = properties.object
    endObject(since: mark) { _ in }
  }
}
