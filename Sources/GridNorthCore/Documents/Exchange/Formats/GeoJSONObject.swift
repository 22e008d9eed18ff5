// SPDX-License-Identifier: MIT
import CGridNorth

/// The types of GeoJSON (RFC 7946).
enum GeoJSONType {
  case featureCollection
  case feature
  case point
  case multiPoint
  case lineString
  case multiLineString
  case polygon
  case multiPolygon
  case geometryCollection

  /// Nil if the value is no string, or none of the types. A LinearRing is a line, as other libraries write it.
  init?(_ value: Bytes?, end: Bytes) {
    guard let value else { return nil }
    var cursor = JSONCursor(value, end: end)
    guard let type = cursor.string()?.decodedJSON({ GeoJSONType(word: $0) }) else { return nil }
    self = type
  }

  private init?(word: XMLSpan) {
    if word.isEqual(to: "Feature") {
      self = .feature
    } else if word.isEqual(to: "Point") {
      self = .point
    } else if word.isEqual(to: "LineString") || word.isEqual(to: "LinearRing") {
      self = .lineString
    } else if word.isEqual(to: "Polygon") {
      self = .polygon
    } else if word.isEqual(to: "MultiPoint") {
      self = .multiPoint
    } else if word.isEqual(to: "MultiLineString") {
      self = .multiLineString
    } else if word.isEqual(to: "MultiPolygon") {
      self = .multiPolygon
    } else if word.isEqual(to: "GeometryCollection") {
      self = .geometryCollection
    } else if word.isEqual(to: "FeatureCollection") {
      self = .featureCollection
    } else {
      return nil
    }
  }
}

/// The members of an object that GeoJSON knows: where their values are. Of members of one name the last counts.
struct GeoJSONObject {
  let start: Bytes
  /// Behind its brace.
  private(set) var end: Bytes
  private(set) var type: GeoJSONType?
  private(set) var typeValue: Bytes?
  private(set) var features: Bytes?
  private(set) var geometry: Bytes?
  private(set) var properties: Bytes?
  private(set) var id: Bytes?
  private(set) var system: Bytes?
  private(set) var coordinates: Bytes?
  private(set) var geometries: Bytes?

  /// Nil if the value at the place is no object.
  init?(at place: Bytes, end textEnd: Bytes) {
    start = place
    end = place
    var cursor = JSONCursor(place, end: textEnd)
    guard cursor.accepts(0x7B) else { return nil }
    while let name = cursor.nextMember() {
      let value = cursor.place
      name.decodedJSON { take($0, value) }
      cursor.skipValue()
    }
    end = cursor.place
    type = GeoJSONType(typeValue, end: textEnd)
  }

  private mutating func take(_ name: XMLSpan, _ value: Bytes) {
    if name.isEqual(to: "type") {
      typeValue = value
    } else if name.isEqual(to: "features") {
      features = value
    } else if name.isEqual(to: "geometry") {
      geometry = value
    } else if name.isEqual(to: "properties") {
      properties = value
    } else if name.isEqual(to: "id") {
      id = value
    } else if name.isEqual(to: "crs") {
      system = value
    } else if name.isEqual(to: "coordinates") {
      coordinates = value
    } else if name.isEqual(to: "geometries") {
      geometries = value
    }
  }

  /// Whether it has its type and the member without which it is nothing: else it is other JSON.
  var isGeoJSON: Bool {
    switch type {
    case nil: false
    case .featureCollection: features?[0] == 0x5B
    case .feature: geometry != nil || properties != nil
    case .geometryCollection: geometries?[0] == 0x5B
    default: coordinates?[0] == 0x5B
    }
  }
}
