// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

/// The width of the world at zoom 0 of a Web Mercator map. The raw value is the number of pixels.
public enum TileSize: Int, CaseIterable, Codable, Sendable {
  /// As in older web maps.
  case pixels256 = 256
  /// As in Mapbox and MapLibre.
  case pixels512 = 512
}

/// The scale of a Web Mercator map at a latitude.
///
/// ```swift
/// let scale = try ScreenScale(latitude: 48.8583, zoom: 13)
/// scale.metersPerPixel   // 6.29...
/// let bar = try scale.bar(width: 120)
/// bar.text    // "500 m"
/// bar.width   // 79.3...: pixels
/// ```
public struct ScreenScale: Hashable, Sendable {
  /// Degrees.
  public let latitude: Double

  /// The zoom of the map: at 0 the world is one tile wide.
  public let zoom: Double

  /// The width of the world at zoom 0.
  public let tileSize: TileSize

  /// Meters on the ground per pixel, along the parallel; 0 at a pole.
  ///
  /// The scale is that of the WGS 84 ellipsoid. The usual formula, for a sphere with the radius of the equator, gives
  /// up to 0.34 % less.
  public let metersPerPixel: Double

  /// Finds the scale of a map at a latitude.
  ///
  /// - Parameters:
  ///   - latitude: Degrees, -90 ... 90.
  ///   - zoom: -4 ... 30.
  ///   - tileSize: The width of the world at zoom 0.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude` or `.zoom`.
  ///
  /// Since 0.1.
  public init(latitude: Double, zoom: Double, tileSize: TileSize = .pixels512) throws(GridNorthError) {
    self.latitude = latitude
    self.zoom = zoom
    self.tileSize = tileSize
    metersPerPixel = try refusable { () throws(gn_status) in
      try CoreScreenScale.metersPerPixel(latitude: latitude, zoom: zoom, tileSize: tileSize.core)
    }
  }

  /// Finds the longest round length that fits into a width on the screen.
  ///
  /// - Parameters:
  ///   - width: Pixels, 0.001 ... 1,000,000.
  ///   - units: The units to measure in.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.pixels` or, beyond 89.9 degrees, `.latitude`.
  ///
  /// Round lengths are 1, 2 and 5 times the powers of ten. The larger unit begins at 1 km, 1 mi and 0.1 nmi. Since 0.1.
  public func bar(width: Double, units: Units = .metric) throws(GridNorthError) -> Bar {
    Bar(
      try refusable { () throws(gn_status) in
        try CoreScreenScale.bar(
          latitude: latitude, zoom: zoom, tileSize: tileSize.core, maxWidth: width, units: units.core)
      })
  }

  /// A system of units.
  public enum Units: String, CaseIterable, Codable, Sendable {
    /// Meters and kilometers; for areas their squares, and hectares.
    case metric
    /// Feet of 0.3048 m and statute miles of 1609.344 m; for areas their squares, and acres.
    case imperial
    /// Nautical miles of 1852 m, and feet below a tenth of one; for areas their squares.
    case nautical
  }

  /// A scale bar.
  public struct Bar: Hashable, Codable, Sendable {
    /// The width of the bar, in pixels.
    public let width: Double

    /// The length on the ground, in meters.
    public let meters: Double

    /// The length in its unit: 1, 2 or 5 times a power of ten.
    public let value: Double

    /// The unit: "m", "km", "ft", "mi" or "nmi".
    public let unit: String

    /// Value and unit: "500 m".
    public let text: String
  }
}

// MARK: - Text

extension ScreenScale: CustomStringConvertible {
  /// The meters with their unit: "6.2956 m per pixel", with enough digits to be read back exactly.
  public var description: String { "\(metersPerPixel) m per pixel" }
}

extension ScreenScale.Bar: CustomStringConvertible {
  /// Value and unit: "500 m".
  public var description: String { text }
}

extension ScreenScale.Units: CustomStringConvertible {
  /// The raw value: "metric", "imperial" or "nautical".
  public var description: String { rawValue }
}

extension TileSize: CustomStringConvertible {
  /// The number with its unit: "512 pixels".
  public var description: String { "\(rawValue) pixels" }
}

// MARK: - Codable

extension ScreenScale: Codable {
  private enum CodingKeys: CodingKey {
    case latitude, zoom, tileSize
  }

  /// Reads `latitude`, `zoom` and `tileSize`; what ``init(latitude:zoom:tileSize:)`` refuses throws
  /// `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let latitude = try container.decode(Double.self, forKey: .latitude)
    let zoom = try container.decode(Double.self, forKey: .zoom)
    let tileSize = try container.decode(TileSize.self, forKey: .tileSize)
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in
      try ScreenScale(latitude: latitude, zoom: zoom, tileSize: tileSize)
    }
  }

  /// Writes `latitude`, `zoom` and `tileSize`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(zoom, forKey: .zoom)
    try container.encode(tileSize, forKey: .tileSize)
  }
}

// MARK: - The core's form

extension TileSize {
  var core: UInt32 { UInt32(rawValue) }
}

extension ScreenScale.Units {
  var core: Int32 {
    switch self {
    case .metric: Int32(GN_UNITS_METRIC)
    case .imperial: Int32(GN_UNITS_IMPERIAL)
    case .nautical: Int32(GN_UNITS_NAUTICAL)
    }
  }
}

extension ScreenScale.Bar {
  fileprivate init(_ bar: gn_scale_bar) {
    width = bar.width
    meters = bar.meters
    value = bar.value
    unit = string(bar.unit)
    text = string(bar.text)
  }
}
