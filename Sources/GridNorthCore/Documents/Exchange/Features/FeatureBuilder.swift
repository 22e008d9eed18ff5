// SPDX-License-Identifier: MIT
import CGridNorth

/// Builds features out of what a document says, and remembers the first value that is not what it should be.
protocol FeatureBuilder {
  var results: ExchangeResults { get set }
  /// The fault of the feature that is being built.
  var refusal: TextRefusal? { get set }
  var objectCount: UInt64 { get set }
  /// The first byte of the document.
  var start: Bytes { get }
}

extension FeatureBuilder {
  // MARK: Features

  /// Begins a feature, or several with something in common: where to go back to if it is refused.
  mutating func begin() -> ExchangeResults.Mark {
    refusal = nil
    return results.mark
  }

  mutating func refuse(_ status: gn_status, at place: Bytes) {
    if refusal == nil { refusal = TextRefusal(status, at: place - start) }
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

  /// Where bytes of the document are; nothing if there are none.
  func place(of text: XMLSpan) -> gn_span {
    guard !text.isEmpty else { return gn_span() }
    return gn_span(
      offset: UInt64(truncatingIfNeeded: text.start - start), size: UInt64(truncatingIfNeeded: text.count))
  }

  /// Makes a position, and reduces its longitude to -180 ... 180. Refuses NaN and latitudes out of range at `place`.
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
