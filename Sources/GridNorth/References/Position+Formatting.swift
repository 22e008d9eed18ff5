// SPDX-License-Identifier: MIT
internal import CGridNorth

extension Position {
  /// Writes the position in one of many forms.
  ///
  /// ```swift
  /// let tower = Position(latitude: 48.85837, longitude: 2.294481)
  /// try tower.formatted()        // "48.858370, 2.294481"
  /// try tower.formatted(.mgrs)   // "31UDQ4825011951"
  ///
  /// var options = Position.FormatOptions(.degreesMinutesSeconds, decimals: 1)
  /// options.symbols = .typographic
  /// options.hemispheres = .after
  /// options.separator = " "
  /// try tower.formatted(options)   // "48°51′30.1″N 2°17′40.1″E"
  /// ```
  ///
  /// - Parameter options: Form, digits and style.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` or `.tooFar` (from a pole or from the zone of the
  ///   options), or what is wrong with the options: `.form`, `.style`, `.decimals`, `.precision` (of cells), `.zone`,
  ///   `.altitude`.
  ///
  /// Each coordinate is rounded once, exactly, ties to the even digit. Minutes and seconds are never 60, and nothing is
  /// -0. MGRS, GEOREF and GARS are truncated, as in ``MGRS``, ``GEOREF`` and ``GARS``.
  /// ``init(parsing:as:zoneLetter:options:)`` reads each text back to within half of its last digit; options whose text
  /// could not be read back are refused with `.style`. Since 0.1.
  public func formatted(_ options: FormatOptions = FormatOptions()) throws(GridNorthError) -> String {
    try written(options.core)
  }

  /// Writes the position in a form, in its default style.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - decimals: As ``FormatOptions/decimals``.
  /// - Throws: As ``formatted(_:)``.
  ///
  /// Since 0.1.
  public func formatted(_ form: Form, decimals: Int? = nil) throws(GridNorthError) -> String {
    try formatted(FormatOptions(form, decimals: decimals))
  }

  /// How a position is written.
  ///
  /// ```swift
  /// var options = Position.FormatOptions(.utm)
  /// options.style = [.band, .units]   // "31U 448251mE 5411952mN"
  /// ```
  ///
  /// Options that do not apply to a form are ignored. Options out of range are refused when a position is written.
  public struct FormatOptions: Hashable, Codable, Sendable {
    /// The form. By default decimal degrees.
    public var form: Form

    /// Decimals of the last number, 0 ... 12 (UTM, UPS: 0 ... 6). For cells, the precision: MGRS -1 ... 11, as
    /// ``MGRS/Precision``; GEOREF -1 ... 11 without 1, as ``GEOREF/Precision``; GARS 0 ... 2, as ``GARS/Precision``.
    ///
    /// By default nil: 6 for degrees, 4 for minutes, 2 for seconds, none for UTM and UPS; MGRS to a meter, GEOREF to a
    /// minute, GARS to five minutes.
    public var decimals: Int?

    /// The symbols for degrees, minutes and seconds. By default nil: none for decimal degrees, otherwise ASCII.
    public var symbols: Symbols?

    /// How hemispheres are written. By default as signs.
    public var hemispheres = Hemispheres.signs

    /// Other features of the style. By default none.
    public var style: Style = []

    /// The text between latitude and longitude: blanks, and at most one of "," ";" "/"; seven characters at most. By
    /// default ", ".
    public var separator = ", "

    /// The UTM zone, 1 ... 60. By default nil: the standard zone of the position.
    public var zone: Int?

    /// The form of the coordinates in ISO 6709: degrees, minutes or seconds. By default decimal degrees.
    public var isoForm = Form.decimalDegrees

    /// Meters, -1,000,000 ... 1,000,000,000, for ISO 6709 and geo URIs. By default nil: none.
    public var altitude: Double?

    /// Decimals of the altitude, 0 ... 6. By default 0.
    public var altitudeDecimals = 0

    /// Creates the default options for a form.
    public init(_ form: Form = .decimalDegrees, decimals: Int? = nil) {
      self.form = form
      self.decimals = decimals
    }

    /// Symbols for degrees, minutes and seconds.
    public enum Symbols: String, CaseIterable, Codable, Sendable {
      /// 40d30'30"
      case ascii
      /// 40°30′30″
      case typographic
      /// 40:30:30
      case colons
      /// 40 30 30
      case blanks = "none"
    }

    /// How hemispheres are written.
    public enum Hemispheres: String, CaseIterable, Codable, Sendable {
      /// -40.5
      case signs
      /// 40.5S
      case after
      /// S40.5
      case before
    }

    /// Other features of the style of a text.
    public struct Style: OptionSet, Hashable, Codable, Sendable {
      /// The value of the style in the C library. Unknown bits are refused.
      public let rawValue: UInt32

      /// Creates a set from its number.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      private init(_ value: Int) {
        rawValue = UInt32(value)
      }

      /// Degrees: the longitude first. Read it back with ``Position/ParsingOptions/longitudeFirst``, unless letters say
      /// which is which.
      public static let longitudeFirst = Style(Int(GN_FORMAT_LONGITUDE_FIRST))
      /// 05 degrees of latitude, 005 of longitude; minutes and seconds always have two digits.
      public static let padded = Style(Int(GN_FORMAT_PADDED))
      /// A sign before positive numbers too.
      public static let plus = Style(Int(GN_FORMAT_PLUS))
      /// Blanks between the parts: 40d 30' 30" N; 18T WL 85628 11322.
      public static let spaced = Style(Int(GN_FORMAT_SPACED))
      /// Degrees and UTM: 40,5 -75,25.
      public static let decimalComma = Style(Int(GN_FORMAT_DECIMAL_COMMA))
      /// UTM: the band letter. Read it back with ``Position/ZoneLetter/band``.
      public static let band = Style(Int(GN_FORMAT_BAND))
      /// UTM: 585628mE 4511322mN.
      public static let units = Style(Int(GN_FORMAT_UNITS))

      fileprivate static let all: Style = [.longitudeFirst, .padded, .plus, .spaced, .decimalComma, .band, .units]
    }
  }
}

// MARK: - Text

extension Position.FormatOptions: CustomStringConvertible {
  /// The form and the digits: "utm", "mgrs, 5 decimals".
  public var description: String {
    decimals.map { "\(form), \($0) decimals" } ?? form.description
  }
}

extension Position.FormatOptions.Symbols: CustomStringConvertible {
  /// The raw value: "ascii", "typographic", "colons" or "none".
  public var description: String { rawValue }
}

extension Position.FormatOptions.Hemispheres: CustomStringConvertible {
  /// The raw value: "signs", "after" or "before".
  public var description: String { rawValue }
}

extension Position.FormatOptions.Style: CustomStringConvertible {
  /// The names of the features: "padded + spaced", "none".
  public var description: String {
    names(
      of: self,
      [
        (.longitudeFirst, "longitudeFirst"), (.padded, "padded"), (.plus, "plus"), (.spaced, "spaced"),
        (.decimalComma, "decimalComma"), (.band, "band"), (.units, "units"),
      ])
  }
}

// MARK: - The core's form

extension Position.FormatOptions {
  fileprivate var core: gn_format_options {
    get throws(GridNorthError) {
      guard style.isSubset(of: .all), let separator = separatorBytes(separator) else { throw GridNorthError(.style) }
      // To the core 0 means nil.
      guard zone != 0 else { throw GridNorthError(.zone) }
      var options = Self.coreDefaults
      options.form = form.core
      options.decimals = Int32(clamping: decimals ?? Int(GN_DECIMALS_USUAL))
      options.symbols = symbols?.core ?? 0
      options.hemispheres = hemispheres.core
      options.flags = style.rawValue | (altitude == nil ? 0 : UInt32(GN_FORMAT_ALTITUDE))
      options.iso_form = isoForm.core
      options.zone = Int32(clamping: zone ?? Int(GN_ZONE_STANDARD))
      options.altitude = altitude ?? 0
      options.separator = separator
      options.altitude_decimals = Int32(clamping: altitudeDecimals)
      return options
    }
  }

}

extension Position.FormatOptions.Symbols {
  fileprivate var core: UInt32 {
    switch self {
    case .ascii: UInt32(GN_SYMBOLS_ASCII)
    case .typographic: UInt32(GN_SYMBOLS_TYPOGRAPHIC)
    case .colons: UInt32(GN_SYMBOLS_COLONS)
    case .blanks: UInt32(GN_SYMBOLS_NONE)
    }
  }
}

extension Position.FormatOptions.Hemispheres {
  fileprivate var core: UInt32 {
    switch self {
    case .signs: UInt32(GN_HEMISPHERES_SIGNS)
    case .after: UInt32(GN_HEMISPHERES_AFTER)
    case .before: UInt32(GN_HEMISPHERES_BEFORE)
    }
  }
}
