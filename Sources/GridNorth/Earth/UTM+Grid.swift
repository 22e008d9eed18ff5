// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

extension UTM {
  /// One half of the Earth.
  public enum Hemisphere: String, CaseIterable, Codable, Sendable {
    /// From the equator to the north pole.
    case north
    /// South of the equator.
    case south
  }

  /// A UTM grid, named by zone and hemisphere, or a UPS grid, named by its pole.
  ///
  /// ```swift
  /// try UTM.Grid(zone: 33, hemisphere: .north).epsgCode   // 32633
  /// UTM.Grid.ups(.south).description                      // "s"
  /// ```
  public struct Grid: Hashable, Sendable {
    /// The zone as in batches of the core: 1 ... 60, 61 for UPS, negative in the south.
    let signedZone: Int8

    /// The zone number, 1 ... 60; nil for UPS.
    public var zone: Int? {
      signedZone.magnitude <= 60 ? Int(signedZone.magnitude) : nil
    }

    /// The hemisphere that northings refer to, or the pole of UPS.
    public var hemisphere: Hemisphere {
      signedZone > 0 ? .north : .south
    }

    /// Creates a UTM grid.
    ///
    /// - Parameters:
    ///   - zone: 1 ... 60.
    ///   - hemisphere: Decides the northing of the equator: 0 in the north, 10,000,000 in the south.
    /// - Throws: ``GridNorthError`` with `.zone`.
    public init(zone: Int, hemisphere: Hemisphere) throws(GridNorthError) {
      guard (1...60).contains(zone) else { throw GridNorthError(.zone) }
      signedZone = Int8(hemisphere == .north ? zone : -zone)
    }

    /// The UPS grid around a pole.
    public static func ups(_ pole: Hemisphere) -> Grid {
      Grid(signedZone: pole == .north ? 61 : -61)
    }

    /// Finds the grid that a position belongs to.
    ///
    /// - Parameter position: Latitude -90 ... 90, any finite longitude.
    /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
    ///
    /// West and south edges belong to a zone. UPS begins at 84 north, and south of 80 south. Norway, from 56 to 64
    /// north: zone 32 begins at 3 east. Svalbard, from 72 to 84 north: zone 31 ends at 9 east, 33 at 21, 35 at 33, 37
    /// at 42.
    public init(for position: Position) throws(GridNorthError) {
      let grid = try refusable { () throws(gn_status) in
        try CoreUTM.standardGrid(latitude: position.latitude, longitude: position.longitude)
      }
      self.init(unchecked: grid.zone, grid.hemisphere)
    }

    /// Finds the grid that an EPSG code names.
    ///
    /// - Parameter epsgCode: 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 and 32761 (UPS).
    /// - Throws: ``GridNorthError`` with `.epsgCode`.
    public init(epsgCode: Int) throws(GridNorthError) {
      let grid = try refusable { () throws(gn_status) in try CoreUTM.Grid(epsg: Int32(clamping: epsgCode)) }
      self.init(unchecked: grid.zone, grid.hemisphere)
    }

    /// The EPSG code of the grid: 32601 ... 32661 in the north, 32701 ... 32761 in the south.
    ///
    /// The EPSG registry defines the two UPS systems with the northing first. The values here are the same; they are
    /// named, so order does not matter.
    public var epsgCode: Int {
      Int(coreEPSG)
    }
  }

  /// The zone to project a position onto.
  ///
  /// A plain number means ``number(_:)``: `try UTM(position, zone: 32)`.
  public enum ZoneChoice: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The zone that the position belongs to, or UPS.
    case standard
    /// A zone 1 ... 60, in the hemisphere of the position.
    case number(Int)
    /// A grid with its hemisphere: the northing continues across the equator, below 0 or above 10,000,000.
    case grid(Grid)

    /// Creates ``number(_:)``.
    public init(integerLiteral number: Int) {
      self = .number(number)
    }
  }
}

extension UTM.Hemisphere: CustomStringConvertible {
  /// The raw value: "north" or "south".
  public var description: String { rawValue }
}

extension UTM.Grid: CustomStringConvertible {
  /// Zone and hemisphere as in a UTM text: "31n", "07s"; for UPS "n" or "s".
  public var description: String {
    let letter = signedZone > 0 ? "n" : "s"
    guard let zone else { return letter }
    return "\(zone < 10 ? "0" : "")\(zone)\(letter)"
  }
}

extension UTM.Grid: Codable {
  private enum CodingKeys: CodingKey {
    case zone, hemisphere
  }

  /// Reads `zone` (missing for UPS) and `hemisphere`; a zone other than 1 ... 60 throws `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let hemisphere = try container.decode(UTM.Hemisphere.self, forKey: .hemisphere)
    guard let zone = try container.decodeIfPresent(Int.self, forKey: .zone) else {
      self = .ups(hemisphere)
      return
    }
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in
      try UTM.Grid(zone: zone, hemisphere: hemisphere)
    }
  }

  /// Writes `zone` (not for UPS) and `hemisphere`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(zone, forKey: .zone)
    try container.encode(hemisphere, forKey: .hemisphere)
  }
}

// MARK: - The core's form

extension UTM.Grid {
  private init(signedZone: Int8) {
    self.signedZone = signedZone
  }

  /// For a zone and hemisphere that come from the core.
  init(unchecked zone: Int32, _ hemisphere: Int32) {
    let number = zone == Int32(GN_ZONE_UPS) ? Int32(GN_ZONE_ROW_UPS) : zone
    signedZone = Int8(truncatingIfNeeded: number * hemisphere)
  }

  /// For a signed zone that comes from a batch of the core.
  init(uncheckedRow signedZone: Int32) {
    self.signedZone = Int8(truncatingIfNeeded: signedZone)
  }

  var coreZone: Int32 { zone.map { Int32($0) } ?? Int32(GN_ZONE_UPS) }
  var coreHemisphere: Int32 { Int32(signedZone.signum()) }
  var coreEPSG: Int32 {
    certain { () throws(gn_status) in try CoreUTM.Grid(zone: coreZone, hemisphere: coreHemisphere).epsg }
  }
}

extension UTM.ZoneChoice {
  /// The choice as a number of the core.
  var code: Int32 {
    get throws(GridNorthError) {
      switch self {
      case .standard: return Int32(GN_ZONE_STANDARD)
      case .number(let number):
        // 0 and EPSG codes mean something else to the core.
        guard (1...60).contains(number) else { throw GridNorthError(.zone) }
        return Int32(number)
      case .grid(let grid): return grid.coreEPSG
      }
    }
  }
}
