// SPDX-License-Identifier: MIT
internal import CGridNorth

extension Position {
  /// Reads a position from a text.
  ///
  /// ```swift
  /// try Position(parsing: "40°30′30″N 75°0′0″W")   // 40.5083... -75.0
  /// try Position(parsing: "18T 585628 4511322")
  /// try Position(parsing: "38S 444140 3684706")    // throws .ambiguousText: band S, or the southern hemisphere?
  /// try Position(parsing: "38S 444140 3684706", zoneLetter: .band)   // 33.3 44.4
  /// ```
  ///
  /// - Parameters:
  ///   - text: In any of the forms, with the symbols that are usual; capital or small letters, blanks around it.
  ///   - form: The only form that is read; by default whichever the text has.
  ///   - zoneLetter: What the letter after the zone of UTM is where it may be a band as well as a hemisphere; by default
  ///     such a text is refused.
  ///   - options: How to read.
  /// - Throws: ``GridNorthError`` with the offset of the refused part and `.latitude`, `.easting`, `.northing` or a reason
  ///   of texts or of MGRS references; with `.ambiguousText`, where ``readings(of:as:zoneLetter:options:)`` tells the
  ///   meanings; with `.style` for options that have no meaning.
  ///
  /// Nothing is guessed. Letters or words tell hemispheres and which is the latitude, else the latitude comes first.
  /// Decimals belong to the last number only. "60" is no number of minutes, "60.0" is. "12,5,13,5" is refused. Of a cell
  /// the position is the center. ``Reading`` tells what else a text says. Since 0.1.
  public init(
    parsing text: some StringProtocol, as form: Form? = nil, zoneLetter: ZoneLetter? = nil,
    options: ParsingOptions = []
  ) throws(GridNorthError) {
    self = try Reading(parsing: text, as: form, zoneLetter: zoneLetter, options: options).position
  }

  /// Reads all that a text can mean.
  ///
  /// - Parameters:
  ///   - text: As for ``init(parsing:as:zoneLetter:options:)``.
  ///   - form: The only form that is read; by default whichever the text has.
  ///   - zoneLetter: What the letter after the zone of UTM is where it may be a band as well as a hemisphere; by default
  ///     there are readings for both, the hemisphere first.
  ///   - options: How to read.
  /// - Returns: The readings, the best first; at least one.
  /// - Throws: As ``init(parsing:as:zoneLetter:options:)``, but not `.ambiguousText`.
  ///
  /// Since 0.1.
  public static func readings(
    of text: some StringProtocol, as form: Form? = nil, zoneLetter: ZoneLetter? = nil, options: ParsingOptions = []
  ) throws(GridNorthError) -> [Reading] {
    guard options.isSubset(of: .all) else { throw GridNorthError(.style) }
    let letter =
      switch zoneLetter {
      case .band: UInt32(GN_PARSE_BANDS)
      case .hemisphere: UInt32(GN_PARSE_HEMISPHERES)
      case nil: UInt32(0)
      }
    return try readReadings(text, form: form?.core ?? Int32(GN_FORM_ANY), flags: options.rawValue | letter)
  }

  /// What the letter after the zone of a UTM position is.
  public enum ZoneLetter: String, CaseIterable, Codable, Sendable {
    /// N or S for a hemisphere.
    case hemisphere
    /// A latitude band of MGRS, C to X: N and S lie north of the equator.
    case band
  }

  /// How a text is read.
  public struct ParsingOptions: OptionSet, Hashable, Codable, Sendable {
    /// The number that the C library knows the options by. Bits without meaning are refused.
    public let rawValue: UInt32

    /// Creates a set from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Without letters that tell, the longitude comes first.
    public static let longitudeFirst = ParsingOptions(rawValue: UInt32(GN_PARSE_LONGITUDE_FIRST))

    /// Refuses what would be flagged: a minus beside S or W, cells beyond their grid zone or band, another reference
    /// system; ISO 6709 must end with a solidus, and a geo URI must not have a query.
    public static let strict = ParsingOptions(rawValue: UInt32(GN_PARSE_STRICT))

    fileprivate static let all: ParsingOptions = [.longitudeFirst, .strict]
  }
}

// MARK: - What was read

extension Position {
  /// A position that was read from a text, and what else the text says.
  ///
  /// ```swift
  /// let reading = try Position.Reading(parsing: "geo:27.9881,86.925,8848;u=10")
  /// reading.position      // 27.9881 86.925
  /// reading.form          // geoURI
  /// reading.altitude      // 8848.0
  /// reading.uncertainty   // 10.0
  /// reading.precision     // 11.1...: meters that the last digit of the latitude is
  /// ```
  public struct Reading: Hashable, Codable, Sendable {
    /// The position; of a cell its center.
    public let position: Position

    /// The form of the text.
    public let form: Form

    /// Meters; nil if the text has none.
    public let altitude: Double?

    /// Meters; nil if the text has none. `u=` of a geo URI.
    public let uncertainty: Double?

    /// Meters that one unit of the last digit is, of latitude; or the side of the cell, from south to north.
    public let precision: Double

    /// What a text of UTM, UPS or MGRS says, of MGRS the center of the cell; nil for other forms.
    public let utm: UTM?

    /// What is worth knowing about the text.
    public let flags: Flags

    /// Reads a position and what else a text says.
    ///
    /// - Parameters:
    ///   - text: As for ``Position/init(parsing:as:zoneLetter:options:)``.
    ///   - form: The only form that is read; by default whichever the text has.
    ///   - zoneLetter: What the letter after the zone of UTM is where it may be a band as well as a hemisphere; by
    ///     default such a text is refused.
    ///   - options: How to read.
    /// - Throws: As ``Position/init(parsing:as:zoneLetter:options:)``.
    ///
    /// Since 0.1.
    public init(
      parsing text: some StringProtocol, as form: Form? = nil, zoneLetter: ZoneLetter? = nil,
      options: ParsingOptions = []
    ) throws(GridNorthError) {
      let readings = try Position.readings(of: text, as: form, zoneLetter: zoneLetter, options: options)
      guard readings.count == 1 else { throw GridNorthError(.ambiguousText, offset: 0) }
      self = readings[0]
    }

    /// What is worth knowing about a text that was read.
    public struct Flags: OptionSet, Hashable, Codable, Sendable {
      /// The number that the C library knows the flags by.
      public let rawValue: UInt32

      /// Creates a set from its number.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      private init(_ value: Int) {
        rawValue = UInt32(value)
      }

      /// No part of the cell lies in the band that the reference names.
      public static let inNeighboringBand = Flags(Int(GN_POSITION_BAND_OF_NEIGHBOUR))
      /// No part of the cell lies in the zone that the reference names.
      public static let outsideZone = Flags(Int(GN_POSITION_OVERHANGS_ZONE))
      /// The border of the grid zone runs through the cell.
      public static let cut = Flags(Int(GN_POSITION_CUT))
      /// The longitude came first.
      public static let longitudeFirst = Flags(Int(GN_POSITION_LONGITUDE_FIRST))
      /// The letter after the zone was taken for a band.
      public static let band = Flags(Int(GN_POSITION_BAND))
      /// Commas were taken for decimal commas.
      public static let decimalComma = Flags(Int(GN_POSITION_DECIMAL_COMMA))
      /// A minus stood beside S or W: the two cancel.
      public static let doubleSign = Flags(Int(GN_POSITION_DOUBLE_SIGN))
      /// The text names another reference system; its numbers are given as they are.
      public static let otherReferenceSystem = Flags(Int(GN_POSITION_OTHER_CRS))
      /// A geo URI has parameters that are neither `crs` nor `u`.
      public static let otherParameters = Flags(Int(GN_POSITION_OTHER_PARAMETERS))
    }
  }
}

// MARK: - Text

extension Position.ZoneLetter: CustomStringConvertible {
  /// The raw value: "hemisphere" or "band".
  public var description: String { rawValue }
}

extension Position.ParsingOptions: CustomStringConvertible {
  /// The names of the options: "longitudeFirst + strict", "none".
  public var description: String {
    names(of: self, [(.longitudeFirst, "longitudeFirst"), (.strict, "strict")])
  }
}

extension Position.Reading: CustomStringConvertible {
  /// The position and the form: "40.5 -75.0, decimalDegrees".
  public var description: String { "\(position), \(form)" }
}

extension Position.Reading.Flags: CustomStringConvertible {
  /// The names of the flags: "decimalComma + doubleSign", "none".
  public var description: String {
    names(
      of: self,
      [
        (.inNeighboringBand, "inNeighboringBand"), (.outsideZone, "outsideZone"), (.cut, "cut"),
        (.longitudeFirst, "longitudeFirst"), (.band, "band"), (.decimalComma, "decimalComma"),
        (.doubleSign, "doubleSign"), (.otherReferenceSystem, "otherReferenceSystem"),
        (.otherParameters, "otherParameters"),
      ])
  }
}

/// The names of the elements of a set, parted by plus signs.
func names<Options: OptionSet>(of options: Options, _ names: [(Options, String)]) -> String
where Options.Element == Options {
  let known = names.filter { options.contains($0.0) }
  let rest = options.subtracting(Options(known.map(\.0)))
  let words = known.map(\.1) + (rest.isEmpty ? [] : ["unknown"])
  return words.isEmpty ? "none" : words.joined(separator: " + ")
}

// MARK: - The core's form

extension Position.Reading {
  init(_ reading: gn_position) {
    guard let form = Position.Form(core: reading.form) else {
      preconditionFailure("The core gave the form \(reading.form).")
    }
    func has(_ flag: Int) -> Bool { reading.flags & UInt32(flag) != 0 }
    position = Position(reading.point)
    self.form = form
    altitude = has(Int(GN_POSITION_ALTITUDE)) ? reading.altitude : nil
    uncertainty = has(Int(GN_POSITION_UNCERTAINTY)) ? reading.uncertainty : nil
    precision = reading.precision
    utm = reading.utm.hemisphere == 0 ? nil : UTM(reading.utm)
    flags = Flags(rawValue: reading.flags & ~UInt32(GN_POSITION_ALTITUDE | GN_POSITION_UNCERTAINTY))
  }
}
