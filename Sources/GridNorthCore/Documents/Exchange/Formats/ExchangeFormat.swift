// SPDX-License-Identifier: MIT
import CGridNorth

extension Exchange {
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
