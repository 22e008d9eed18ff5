// SPDX-License-Identifier: MIT
import CGridNorth

public enum UTM {
  /// One of the 122 grids: a zone 1 ... 60, or 0 for UPS, on one hemisphere.
  public struct Grid: Equatable {
    public let zone: Int32
    public let hemisphere: Int32

    public init(zone: Int32, hemisphere: Int32) throws(gn_status) {
      guard zone >= 0, zone <= 60 else { throw GN_ERROR_ZONE }
      guard hemisphere == 1 || hemisphere == -1 else { throw GN_ERROR_HEMISPHERE }
      self.init(checkedZone: zone, hemisphere: hemisphere)
    }

    /// The grid of an EPSG code: 32601 ... 32661 or 32701 ... 32761.
    public init(epsg code: Int32) throws(gn_status) {
      let number = code > 32700 ? code &- 32700 : code &- 32600
      guard code > 32600, code <= 32761, number >= 1, number <= 61 else { throw GN_ERROR_EPSG }
      self.init(checkedZone: number == 61 ? 0 : number, hemisphere: code > 32700 ? -1 : 1)
    }

    /// The grid of a signed zone: 33, -33, and 61, -61 for UPS.
    init(signedZone: Int32) throws(gn_status) {
      guard signedZone != 0, signedZone >= -61, signedZone <= 61 else { throw GN_ERROR_ZONE }
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
    var centralMeridian: Double { UTM.centralMeridian(zone: Double(zone)) }
    /// The false northing: what UTM adds to the distance from the equator, in meters.
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
        do { self = .grid(try Grid(epsg: zone)) } catch { throw GN_ERROR_ZONE }
      }
    }

    /// The grid for a checked and reduced position.
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

  /// The easting of UTM's central meridian, and both coordinates of UPS's pole, in meters.
  static let falseEasting = 500_000.0
  static let poleCoordinate = 2_000_000.0

  /// Whether the standard grid of a latitude in degrees is UTM.
  static func isUTM(latitude: Double) -> Bool { latitude >= -80 && latitude < 84 }

  /// The standard zone of a checked and reduced position, 0 for UPS.
  static func standardZone(latitude: Double, longitude: Double) -> Int32 {
    guard isUTM(latitude: latitude) else { return 0 }
    if let zone = regularUTMZone(latitude: latitude, longitude: longitude) { return zone }
    return Int32(truncatingIfNeeded: standardUTMZone(latitude: latitude, longitude: longitude).wholeNumber)
  }
}
