// SPDX-License-Identifier: MIT
import CGridNorth

extension ExchangeResults {
  /// Reads a text. Where it is refused, what was found before is known, so that it can be erased.
  mutating func read(
    _ text: ASCII, isStream: Bool = false, _ body: (inout FeatureReader) throws(TextRefusal) -> Void
  ) throws(TextRefusal) {
    try XMLReader.read(text, isStream: isStream) { xml throws(TextRefusal) in
      var features = FeatureReader(xml, self)
      defer { self = features.results }
      try body(&features)
    }
  }
}

/// Reads the values of features, and remembers the first one that is not what it should be.
struct FeatureReader: FeatureBuilder {
  var xml: XMLReader
  var results: ExchangeResults
  var refusal: TextRefusal?
  var objectCount: UInt64 = 0

  var start: Bytes { xml.start }

  init(_ xml: XMLReader, _ results: ExchangeResults) {
    self.xml = xml
    self.results = results
  }

  // MARK: Values

  func span(_ text: XMLSpan?) -> gn_span {
    guard let text = text?.trimmed else { return gn_span() }
    return place(of: text)
  }

  /// The text of the element whose start tag was the last event.
  mutating func textOfElement() throws(TextRefusal) -> gn_span { span(try xml.content().span) }

  @inline(__always)
  mutating func numberOfElement() throws(TextRefusal) -> Double {
    let content = try xml.content()
    return number(content.span, isPlain: content.isPlain)
  }

  mutating func timeOfElement() throws(TextRefusal) -> Double {
    let content = try xml.content()
    return time(content.span, isPlain: content.isPlain)
  }

  /// A number; NaN if the text is empty, missing or "NaN".
  @inline(__always)
  mutating func number(_ text: XMLSpan?, isPlain: Bool = false) -> Double {
    guard let text = text?.trimmed, !text.isEmpty else { return .nan }
    var place = text.start
    if let number = NumberText.read(&place, end: text.end), place == text.end, number.isFinite { return number }
    return unusualNumber(text, isPlain: isPlain)
  }

  @inline(never)
  private mutating func unusualNumber(_ text: XMLSpan, isPlain: Bool) -> Double {
    if text.isEqual(toLowercase: "nan") { return .nan }
    if !isPlain {
      var scalar = XMLScalar()
      if scalar.read(text), let number = scalar.withSpan({ Self.plainNumber($0) }) { return number }
    }
    refuse(GN_ERROR_TEXT_NUMBER, at: text.start)
    return .nan
  }

  private static func plainNumber(_ span: XMLSpan) -> Double? {
    let text = span.trimmed
    if text.isEmpty { return .nan }
    var place = text.start
    guard let number = NumberText.read(&place, end: text.end), place == text.end, number.isFinite else { return nil }
    return number
  }

  /// A time; NaN if the text is empty or missing.
  mutating func time(_ text: XMLSpan?, isPlain: Bool = false) -> Double {
    guard let text = text?.trimmed, !text.isEmpty else { return .nan }
    do { return try Time.parse(from: text.start, to: text.end, in: xml.start) } catch {
      if !isPlain {
        var scalar = XMLScalar()
        if scalar.read(text), let time = scalar.withSpan({ Self.plainTime($0) }) { return time }
      }
      refuse(GN_ERROR_DATE, at: xml.start + error.offset)
      return .nan
    }
  }

  private static func plainTime(_ text: XMLSpan) -> Double? {
    do { return try Time.parse(from: text.start, to: text.end, in: text.start) } catch { return nil }
  }
}
