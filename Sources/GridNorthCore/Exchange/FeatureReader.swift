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
struct FeatureReader {
  var xml: XMLReader
  var results: ExchangeResults
  private(set) var refusal: TextRefusal?
  private var objectCount: UInt64 = 0

  init(_ xml: XMLReader, _ results: ExchangeResults) {
    self.xml = xml
    self.results = results
  }

  // MARK: Features

  /// Begins a feature, or several with something in common: where to go back to if it is refused.
  mutating func begin() -> ExchangeResults.Mark {
    refusal = nil
    return results.mark
  }

  mutating func refuse(_ status: gn_status, at place: Bytes) {
    if refusal == nil { refusal = xml.refusal(status, at: place) }
  }

  /// Whether something was refused since the last call, or since the feature began. It is counted as left out, and the feature
  /// goes on without it.
  mutating func dropsRefusal() -> Bool {
    guard let refusal else { return false }
    results.drop(refusal)
    self.refusal = nil
    return true
  }

  /// Ends a feature: takes it back if something was refused since it began. Whether it is kept.
  @discardableResult
  mutating func keep(since mark: ExchangeResults.Mark) -> Bool {
    guard let refusal else { return true }
    results.skip(to: mark, refusal)
    self.refusal = nil
    return false
  }

  /// Appends a feature whose vertices are the last ones.
  mutating func append(_ kind: gn_feature_kind, vertices count: Int, _ set: (inout gn_feature) -> Void = { _ in }) {
    var feature = Exchange.feature
    feature.kind = Int32(bitPattern: kind.rawValue)
    feature.first = UInt64(truncatingIfNeeded: results.vertices.count &- count)
    feature.count = UInt64(truncatingIfNeeded: count)
    set(&feature)
    results.features.append(feature)
  }

  /// Ends a waypoint, a placemark, an event: gives its features since a mark what they have in common.
  mutating func endObject(since mark: ExchangeResults.Mark, _ set: (inout gn_feature) -> Void) {
    var index = mark.features
    while index < results.features.count {
      results.features.update(index) { feature in
        feature.object = objectCount
        set(&feature)
      }
      index &+= 1
    }
    objectCount &+= 1
  }

  // MARK: Values

  func span(_ text: XMLSpan?) -> gn_span {
    guard let text = text?.trimmed, !text.isEmpty else { return gn_span() }
    return gn_span(
      offset: UInt64(truncatingIfNeeded: text.start - xml.start), size: UInt64(truncatingIfNeeded: text.count))
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

  /// A position, reduced to longitudes in -180 ... 180; what is missing is refused at `place`.
  @inline(__always)
  mutating func point(latitude: Double, longitude: Double, at place: Bytes) -> gn_point {
    if latitude.absolute <= 90, longitude.absolute <= 180 { return gn_point(latitude: latitude, longitude: longitude) }
    return unusualPoint(latitude: latitude, longitude: longitude, at: place)
  }

  @inline(never)
  private mutating func unusualPoint(latitude: Double, longitude: Double, at place: Bytes) -> gn_point {
    if latitude.isNaN || longitude.isNaN {
      refuse(GN_ERROR_FEATURE, at: place)
    } else if latitude.absolute > 90 {
      refuse(GN_ERROR_LATITUDE, at: place)
    }
    return gn_point(latitude: latitude, longitude: Angle.reduce(longitude: longitude))
  }

  /// An altitude, or NaN.
  @inline(__always)
  mutating func altitude(_ value: Double, at place: Bytes) -> Double {
    guard value < -1e6 || value > 1e9 else { return value }
    refuse(GN_ERROR_ALTITUDE, at: place)
    return .nan
  }
}
