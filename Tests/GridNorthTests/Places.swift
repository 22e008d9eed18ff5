// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import Testing

extension Position {
  var bits: [UInt64] { [latitude.bitPattern, longitude.bitPattern] }

  init(_ latitude: Double, _ longitude: Double) {
    self.init(latitude: latitude, longitude: longitude)
  }

  /// The distance from another position, in meters.
  func distance(to other: Position) throws -> Double {
    try Geodesic(from: self, to: other).distance
  }
}

/// The magnitude of the difference of two directions, in degrees.
func turn(_ azimuth: Double, _ other: Double) -> Double {
  (azimuth - other).remainder(dividingBy: 360).magnitude
}

/// The geometry of a GeoJSON Feature.
struct Feature {
  let type: String
  let properties: [String: Any]
  /// Positions in lines in polygons: lines alone are one polygon, a point is a line of one.
  let polygons: [[[Position]]]

  init(_ json: String) throws {
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    try self.init(document)
  }

  init(_ document: [String: Any]) throws {
    #expect(document["type"] as? String == "Feature")
    properties = try #require(document["properties"] as? [String: Any])
    let geometry = try #require(document["geometry"] as? [String: Any])
    type = try #require(geometry["type"] as? String)
    let coordinates = geometry["coordinates"]
    func positions(_ numbers: [[Double]]) -> [Position] { numbers.map { Position($0[1], $0[0]) } }
    switch type {
    case "Point": polygons = [[positions([try #require(coordinates as? [Double])])]]
    case "LineString": polygons = [[positions(try #require(coordinates as? [[Double]]))]]
    case "MultiLineString", "Polygon":
      polygons = [try #require(coordinates as? [[[Double]]]).map { positions($0) }]
    default:
      polygons = try #require(coordinates as? [[[[Double]]]]).map { $0.map { positions($0) } }
    }
    let isOnTheMap = polygons.joined().joined().allSatisfy {
      $0.longitude.magnitude <= 180 && $0.latitude.magnitude <= 90
    }
    #expect(isOnTheMap, "\(document)")
  }
}
