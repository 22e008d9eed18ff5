// SPDX-License-Identifier: MIT
internal import CGridNorth

extension Position {
  /// A notation for positions.
  public enum Form: String, CaseIterable, Codable, Sendable {
    /// Decimal degrees: "40.508333, -75".
    case decimalDegrees = "dd"
    /// Degrees and decimal minutes: "40d30.5'N 75d0.0'W".
    case degreesMinutes = "dm"
    /// Degrees, minutes and decimal seconds: "40°30′30″N 75°0′0″W".
    case degreesMinutesSeconds = "dms"
    /// Universal transverse Mercator: "18N 585628 4511322"; near the poles UPS.
    case utm
    /// Universal polar stereographic: "N 2000000 2000000".
    case ups
    /// The military grid reference system: "18TWL8562811322".
    case mgrs
    /// ISO 6709: "+40.75-074.00/".
    case iso6709 = "iso-6709"
    /// Geo URIs of RFC 5870: "geo:40.75,-74".
    case geoURI = "geo-uri"
    /// The World Geographic Reference System: "GJPJ0615".
    case georef
    /// The Global Area Reference System: "212LW".
    case gars
  }
}

extension Position.Form: CustomStringConvertible {
  /// The raw value: "dd", "utm".
  public var description: String { rawValue }
}

// MARK: - The core's form

extension Position.Form {
  init?(core: Int32) {
    guard let form = Self.allCases.first(where: { $0.core == core }) else { return nil }
    self = form
  }

  var core: Int32 {
    switch self {
    case .decimalDegrees: Int32(GN_FORM_DD)
    case .degreesMinutes: Int32(GN_FORM_DM)
    case .degreesMinutesSeconds: Int32(GN_FORM_DMS)
    case .utm: Int32(GN_FORM_UTM)
    case .ups: Int32(GN_FORM_UPS)
    case .mgrs: Int32(GN_FORM_MGRS)
    case .iso6709: Int32(GN_FORM_ISO_6709)
    case .geoURI: Int32(GN_FORM_GEO_URI)
    case .georef: Int32(GN_FORM_GEOREF)
    case .gars: Int32(GN_FORM_GARS)
    }
  }
}
