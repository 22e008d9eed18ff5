// SPDX-License-Identifier: MIT
import CGridNorth

/// What the formats of documents have in common.
public enum Exchange {
  public static var defaults: gn_exchange_options {
    gn_exchange_options(
      size: optionsSize, decimals: 7, meter_decimals: 2, time_decimals: 3, tolerance: 1, time: .nan,
      stale_after: 86_400,
      reserved: 0)
  }

  static var optionsSize: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_exchange_options>.size) }

  /// A feature without anything.
  public static var feature: gn_feature {
    let none = gn_span()
    return gn_feature(
      kind: 0, flags: 0, object: 0, first: 0, count: 0, name: none, uid: none, type: none, how: none, time: .nan,
      start: .nan, stale: .nan, circular_error: .nan, linear_error: .nan, radius: .nan, second_radius: .nan,
      azimuth: .nan, width: .nan, inclination: .nan, course: .nan, speed: .nan, low: .nan, high: .nan,
      fence_triggers: 0,
      north: 0, properties: none)
  }

  /// The format of a document, by its root element, or the members of its first object.
  public static func format(of text: ASCII) throws(TextRefusal) -> Int32 {
    if GeoJSON.isJSON(text) {
      try GeoJSON.check(text)
      return Int32(bitPattern: GN_EXCHANGE_GEOJSON.rawValue)
    }
    return try XMLReader.read(text) { xml throws(TextRefusal) in
      _ = try xml.next()
      if xml.name.isEqual(to: "gpx") { return Int32(bitPattern: GN_EXCHANGE_GPX.rawValue) }
      if KML.isRoot(xml.name) { return Int32(bitPattern: GN_EXCHANGE_KML.rawValue) }
      if xml.name.isEqual(to: "event") || xml.name.isEqual(to: "events") {
        return Int32(bitPattern: GN_EXCHANGE_COT.rawValue)
      }
      throw xml.refusal(GN_ERROR_DOCUMENT, at: xml.tag)
    }
  }
}
