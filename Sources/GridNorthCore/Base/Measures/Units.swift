// SPDX-License-Identifier: MIT
import CGridNorth

/// Units of length and their sizes, which are defined only here. The international foot, yard and mile of 1959, the
/// nautical mile of 1929 (NIST SP 811, appendix B).
enum LengthUnit {
  case meter, kilometer, foot, yard, mile, nauticalMile

  /// Exact, as doubles go.
  var meters: Double {
    switch self {
    case .meter: 1
    case .kilometer: 1000
    case .foot: 0.3048
    case .yard: 0.9144
    case .mile: 1609.344
    case .nauticalMile: 1852
    }
  }

  /// The area of a square with this side.
  var squareMeters: Double {
    switch self {
    case .meter: 1
    case .kilometer: 1_000_000
    case .foot: 0.09290304
    case .yard: 0.83612736
    case .mile: 2_589_988.110336
    case .nauticalMile: 3_429_904
    }
  }

  /// The unit that a GN_UNITS_ value fixes; nil for systems of units.
  init?(fixed units: Int32) {
    switch units {
    case Int32(GN_UNITS_METERS): self = .meter
    case Int32(GN_UNITS_KILOMETERS): self = .kilometer
    case Int32(GN_UNITS_FEET): self = .foot
    case Int32(GN_UNITS_MILES): self = .mile
    case Int32(GN_UNITS_NAUTICAL_MILES): self = .nauticalMile
    default: return nil
    }
  }

  /// The larger unit of a system (GN_UNITS_ values), and the unit for shorter lengths.
  static func pair(of units: Int32) throws(gn_status) -> (large: LengthUnit, small: LengthUnit) {
    switch units {
    case Int32(GN_UNITS_METRIC): (.kilometer, .meter)
    case Int32(GN_UNITS_IMPERIAL): (.mile, .foot)
    case Int32(GN_UNITS_NAUTICAL): (.nauticalMile, .foot)
    default: throw GN_ERROR_UNIT
    }
  }
}

/// Units of length and area.
enum MeasureUnit {
  case length(LengthUnit), square(LengthUnit), hectare, acre

  /// In meters or square meters.
  var size: Double {
    switch self {
    case .length(let unit): unit.meters
    case .square(let unit): unit.squareMeters
    case .hectare: 10_000
    // Ten square chains: 43,560 square feet.
    case .acre: 4_046.8564224
    }
  }
}

extension TextSink {
  /// Appends the symbol of a unit: at most three letters.
  mutating func append(_ unit: LengthUnit) {
    switch unit {
    case .meter: append("m")
    case .kilometer: append("km")
    case .foot: append("ft")
    case .yard: append("yd")
    case .mile: append("mi")
    case .nauticalMile: append("nmi")
    }
  }

  /// Appends the symbol of a unit, in UTF-8.
  mutating func append(_ unit: MeasureUnit) {
    switch unit {
    case .length(let unit): append(unit)
    case .square(let unit):
      append(unit)
      append("\u{B2}")
    case .hectare: append("ha")
    case .acre: append("ac")
    }
  }
}
