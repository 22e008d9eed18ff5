// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

/// A point on a universal transverse Mercator (UTM) or universal polar stereographic (UPS) grid, on WGS 84.
///
/// ```swift
/// let tower = try UTM(Position(latitude: 48.8583, longitude: 2.2945))
/// tower.description   // "31n 448251.898 5411943.794"
/// try tower.factors().convergence   // -0.531...: degrees, grid north lies west of true north
/// let home = tower.position
/// ```
///
/// UTM has 60 zones in each hemisphere; UPS takes over at 84 north and beyond, and south of 80 south. A `UTM` value
/// always lies where its grid can be used, so its ``position`` is always available.
public struct UTM: Hashable, Sendable {
  /// Meters east; 500,000 on the central meridian of a zone, 2,000,000 at a pole of UPS.
  public let easting: Double

  /// Meters north of the equator, plus 10,000,000 in the south; 2,000,000 at a pole of UPS.
  public let northing: Double

  /// The zone and the hemisphere that easting and northing refer to.
  public let grid: Grid

  /// Creates a point from its coordinates.
  ///
  /// - Parameters:
  ///   - grid: The zone and the hemisphere.
  ///   - easting: Meters. UTM: -510,000 ... 1,510,000. UPS: 1,200,000 ... 2,800,000 in the north, 700,000 ... 3,300,000
  ///     in the south.
  ///   - northing: Meters. UTM: between the poles, 9,997,964.9431 m from the equator; it may lie across the equator.
  ///     UPS: the same range as the easting.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.easting` or `.northing`.
  ///
  /// Since 0.1.
  public init(grid: Grid, easting: Double, northing: Double) throws(GridNorthError) {
    self.init(unchecked: grid, easting: easting, northing: northing)
    let point = point
    _ = try refusable { () throws(gn_status) in try CoreUTM.inverse(point) }
  }

  /// Creates a UTM point from its coordinates.
  ///
  /// - Parameters:
  ///   - zone: 1 ... 60.
  ///   - hemisphere: The hemisphere, which decides the false northing.
  ///   - easting: Meters, -510,000 ... 1,510,000.
  ///   - northing: Meters, between the poles; it may lie across the equator.
  /// - Throws: ``GridNorthError`` with `.zone`, `.notFinite`, `.easting` or `.northing`.
  ///
  /// Since 0.1.
  public init(zone: Int, hemisphere: Hemisphere, easting: Double, northing: Double) throws(GridNorthError) {
    try self.init(grid: Grid(zone: zone, hemisphere: hemisphere), easting: easting, northing: northing)
  }

  /// Projects a position.
  ///
  /// - Parameters:
  ///   - position: Latitude -90 ... 90, any finite longitude.
  ///   - zone: The zone to use; by default the standard zone of the position.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.zone` or `.tooFar`.
  ///
  /// Standard zones are those of UTM in [-80, 84), with the exceptions of Norway (32V) and Svalbard (31X to 37X), and
  /// UPS beyond. West and south edges belong to a zone. You may choose a zone up to 9 degrees from its central
  /// meridian, and up to 60 degrees as long as the easting stays in 0 ... 1,000,000; and UPS as long as the coordinates
  /// stay in 1,200,000 ... 2,800,000 (north) or 700,000 ... 3,300,000 (south).
  ///
  /// Agrees with GeographicLib to 10 nm. -0.0 is north. Since 0.1.
  public init(_ position: Position, zone: ZoneChoice = .standard) throws(GridNorthError) {
    let code = try zone.code
    self.init(
      try refusable { () throws(gn_status) in
        try CoreUTM.forward(latitude: position.latitude, longitude: position.longitude, zone: code)
      })
  }

  /// The zone number, 1 ... 60; nil for UPS.
  public var zone: Int? { grid.zone }

  /// The hemisphere that the northing refers to, or the pole of UPS.
  public var hemisphere: Hemisphere { grid.hemisphere }

  /// The position of the point, its longitude in [-180, 180).
  ///
  /// Agrees with GeographicLib to 10 nm. At a pole of UPS the longitude is 0. It is computed on each access; for many
  /// points ``positions(of:)`` is faster.
  public var position: Position {
    Position(certain { () throws(gn_status) in try CoreUTM.inverse(point) })
  }
}

// MARK: - Text

extension UTM: CustomStringConvertible {
  /// The grid, easting and northing in meters, rounded to a millimeter: "31n 166021.443 0.000", "n 2000000.000
  /// 2000000.000".
  ///
  /// The letter is the hemisphere, in lower case as in GeographicLib, because a capital N or S after a zone is read as
  /// an MGRS latitude band: 31S lies north of the equator.
  public var description: String {
    "\(grid) \(millimeters(easting)) \(millimeters(northing))"
  }

  /// A length in meters with three decimals, rounded to even. Coordinates of a grid are far below 2^53 millimeters.
  private func millimeters(_ meters: Double) -> String {
    // `rounded()` would call libm, which a host without Foundation does not link.
    let scaled = (meters * 1000).magnitude
    var count = UInt64(scaled)
    let rest = scaled - Double(count)
    if rest > 0.5 || (rest == 0.5 && count % 2 == 1) { count += 1 }
    let sign = meters < 0 && count > 0 ? "-" : ""
    return "\(sign)\(count / 1000).\(String(1000 + count % 1000).dropFirst())"
  }
}

// MARK: - Codable

extension UTM: Codable {
  private enum CodingKeys: CodingKey {
    case zone, hemisphere, easting, northing
  }

  /// Reads `zone` (missing for UPS), `hemisphere`, `easting` and `northing`; coordinates outside the grid throw
  /// `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let grid = try Grid(from: decoder)
    let easting = try container.decode(Double.self, forKey: .easting)
    let northing = try container.decode(Double.self, forKey: .northing)
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in
      try UTM(grid: grid, easting: easting, northing: northing)
    }
  }

  /// Writes `zone` (not for UPS), `hemisphere`, `easting` and `northing`; reading them back gives the same bits.
  public func encode(to encoder: any Encoder) throws {
    try grid.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(easting, forKey: .easting)
    try container.encode(northing, forKey: .northing)
  }
}

// MARK: - The core's form

extension UTM {
  /// For coordinates that come from the core.
  init(unchecked grid: Grid, easting: Double, northing: Double) {
    self.easting = easting
    self.northing = northing
    self.grid = grid
  }

  /// For coordinates that come from the core.
  init(_ point: gn_utm) {
    self.init(
      unchecked: Grid(unchecked: point.zone, point.hemisphere), easting: point.easting, northing: point.northing)
  }

  var point: gn_utm {
    gn_utm(easting: easting, northing: northing, zone: grid.coreZone, hemisphere: grid.coreHemisphere)
  }
}
