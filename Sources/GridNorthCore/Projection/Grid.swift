// SPDX-License-Identifier: MIT
import CGridNorth

public enum UTM {
  /// One of the 122 grids: a zone 1 ... 60, or 0 for UPS, on one hemisphere.
  public struct Grid: Equatable {
    public let zone: Int32
    public let hemisphere: Int32

    public init(zone: Int32, hemisphere: Int32) throws(gn_status) {
      guard zone >= 0, zone <= 60 else { throw GN_ZONE }
      guard hemisphere == 1 || hemisphere == -1 else { throw GN_HEMISPHERE }
      self.init(checkedZone: zone, hemisphere: hemisphere)
    }

    /// The grid of an EPSG code: 32601 ... 32661 or 32701 ... 32761.
    public init(epsg code: Int32) throws(gn_status) {
      let number = code > 32700 ? code &- 32700 : code &- 32600
      guard code > 32600, code <= 32761, number >= 1, number <= 61 else { throw GN_EPSG }
      self.init(checkedZone: number == 61 ? 0 : number, hemisphere: code > 32700 ? -1 : 1)
    }

    /// The grid of a signed zone: 33, -33, and 61, -61 for UPS.
    init(signedZone: Int32) throws(gn_status) {
      guard signedZone != 0, signedZone >= -61, signedZone <= 61 else { throw GN_ZONE }
      let number = signedZone < 0 ? 0 &- signedZone : signedZone
      self.init(checkedZone: number == 61 ? 0 : number, hemisphere: signedZone < 0 ? -1 : 1)
    }

    init(checkedZone zone: Int32, hemisphere: Int32) {
      self.zone = zone
      self.hemisphere = hemisphere
    }

    public var epsg: Int32 { (hemisphere > 0 ? 32600 : 32700) &+ (isPolar ? 61 : zone) }

    var signedZone: Int32 { hemisphere &* (isPolar ? 61 : zone) }
    var isPolar: Bool { zone == 0 }
    var isSouthern: Bool { hemisphere < 0 }

    /// Degrees; of UTM zones only.
    var centralMeridian: Double { Double(zone) * 6 - 183 }
    /// What UTM adds to the distance from the equator, in metres.
    var falseNorthing: Double { isSouthern ? 10_000_000 : 0 }
    /// 1 north, -1 south.
    var sign: Double { Double(hemisphere) }
  }

  /// Which grid a caller asks for.
  enum Request {
    case standard
    case zone(Int32)
    case grid(Grid)

    init(_ zone: Int32) throws(gn_status) {
      switch zone {
      case 0: self = .standard
      case 1...60: self = .zone(zone)
      default:
        do { self = .grid(try Grid(epsg: zone)) } catch { throw GN_ZONE }
      }
    }

    /// The grid for a position that was checked and reduced.
    func grid(latitude: Double, longitude: Double) -> Grid {
      let hemisphere: Int32 = latitude < 0 ? -1 : 1
      switch self {
      case .standard:
        return Grid(checkedZone: standardZone(latitude: latitude, longitude: longitude), hemisphere: hemisphere)
      case .zone(let zone): return Grid(checkedZone: zone, hemisphere: hemisphere)
      case .grid(let grid): return grid
      }
    }
  }

  /// UTM's eastings on the central meridian, and the coordinates of UPS's poles, in metres.
  static let falseEasting = 500_000.0
  static let poleCoordinate = 2_000_000.0

  /// Whether the standard grid of a latitude in degrees is UTM.
  static func isUTM(latitude: Double) -> Bool { latitude >= -80 && latitude < 84 }

  /// The standard zone of a checked and reduced position, 0 for UPS.
  static func standardZone(latitude: Double, longitude: Double) -> Int32 {
    guard isUTM(latitude: latitude) else { return 0 }
    return Int32(truncatingIfNeeded: standardUTMZone(latitude: latitude, longitude: longitude).wholeNumber)
  }

  /// The UTM zones of positions in [-80, 84) x [-180, 180), as numbers.
  ///
  /// Longitudes are cut to whole degrees first, so that no quotient rounds into the next zone.
  @inline(__always)
  static func standardUTMZone<L: Lanes>(latitude: L, longitude: L) -> L {
    let regular = (longitude.floored / 6).floored + 31
    // Norway: 32V is wider by half of 31V.
    let norway = L.and(L.and(latitude .>= 56, latitude .< 64), L.and(longitude .>= 3, longitude .< 6))
    // Svalbard: four zones share 0 ... 42 east.
    let svalbard = L.and(latitude .>= 72, L.and(longitude .>= 0, longitude .< 42))
    let wide = L(repeating: 31).adding(2, where: longitude .>= 9).adding(2, where: longitude .>= 21)
      .adding(2, where: longitude .>= 33)
    return regular.adding(1, where: norway).replacing(with: wide, where: svalbard)
  }
}
