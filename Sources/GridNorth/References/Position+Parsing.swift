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
  ///   - text: A text in any of the forms, with the usual symbols; upper or lower case, perhaps with blanks around it.
  ///   - form: The only form to read; by default, any form.
  ///   - zoneLetter: What the letter after a UTM zone means if it may be a band or a hemisphere; by default such a text
  ///     is refused.
  ///   - options: How to read.
  /// - Throws: ``GridNorthError`` with the offset of the refused part and `.latitude`, `.easting`, `.northing` or a
  ///   reason for texts or MGRS references; with `.ambiguousText`, for which ``readings(of:as:zoneLetter:options:)``
  ///   returns all meanings; with `.style` for unknown options.
  ///
  /// Nothing is guessed. Letters or words give the hemispheres and say which number is the latitude; without them the
  /// latitude comes first. "4530N 01030E" is 45°30′, 10°30′; without letters "0045 00030" has two meanings. Only the
  /// last number may have decimals. Minutes cannot be "60", but "60.0" is read. "12,5,13,5" is refused. "-23.3 S" is
  /// north, with the flag ``Reading/Flags/doubleSign``. The position of a cell is its center. ``Reading`` has
  /// everything else that a text says. Since 0.1.
  public init(
    parsing text: some StringProtocol, as form: Form? = nil, zoneLetter: ZoneLetter? = nil,
    options: ParsingOptions = []
  ) throws(GridNorthError) {
    self = try Reading(parsing: text, as: form, zoneLetter: zoneLetter, options: options).position
  }

  /// Reads every meaning of a text.
  ///
  /// - Parameters:
  ///   - text: As for ``init(parsing:as:zoneLetter:options:)``.
  ///   - form: The only form to read; by default, any form.
  ///   - zoneLetter: What the letter after a UTM zone means if it may be a band or a hemisphere; by default there are
  ///     readings for both, the hemisphere first.
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

  /// Reads a latitude alone.
  ///
  /// ```swift
  /// try Position.latitude(parsing: "40°30.5′N")   // 40.5083...
  /// try Position.latitude(parsing: "321942.29N")  // 32.3284...
  /// ```
  ///
  /// - Parameter text: One half of a position in degrees that ``init(parsing:as:zoneLetter:options:)`` reads; a comma
  ///   between two digits is a decimal comma.
  /// - Returns: Degrees, -90 ... 90.
  /// - Throws: ``GridNorthError`` with the offset of the refused part and `.latitude` or a reason for texts. E and W
  ///   are refused; so are a minus beside S, and four or six digits without a letter, which may be degrees or degrees
  ///   and minutes.
  ///
  /// Since 0.2.
  public static func latitude(parsing text: some StringProtocol) throws(GridNorthError) -> Double {
    try readCoordinate(text, axis: Int(GN_AXIS_LATITUDE))
  }

  /// Reads a longitude alone.
  ///
  /// - Parameter text: As for ``latitude(parsing:)``.
  /// - Returns: Degrees, reduced to [-180, 180).
  /// - Throws: ``GridNorthError`` with the offset of the refused part and a reason for texts. N and S are refused; so
  ///   are a minus beside W, and five or seven digits without a letter, which may be degrees or degrees and minutes.
  ///
  /// Since 0.2.
  public static func longitude(parsing text: some StringProtocol) throws(GridNorthError) -> Double {
    try readCoordinate(text, axis: Int(GN_AXIS_LONGITUDE))
  }

  /// What the letter after a UTM zone means.
  public enum ZoneLetter: String, CaseIterable, Codable, Sendable {
    /// A hemisphere, N or S.
    case hemisphere
    /// An MGRS latitude band, C to X; bands N and S are both north of the equator.
    case band
  }

  /// How a text is read.
  public struct ParsingOptions: OptionSet, Hashable, Codable, Sendable {
    /// The value of the options in the C library. Unknown bits are refused.
    public let rawValue: UInt32

    /// Creates a set from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The longitude comes first, unless letters say otherwise.
    public static let longitudeFirst = ParsingOptions(rawValue: UInt32(GN_PARSE_LONGITUDE_FIRST))

    /// Refuses what would be flagged: a minus beside S or W, cells beyond their grid zone or band, another reference
    /// system. ISO 6709 must end with a slash, and a geo URI must follow RFC 5870: no blanks, no query.
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
  /// reading.form          // geo-uri
  /// reading.altitude      // 8848.0
  /// reading.uncertainty   // 10.0
  /// reading.precision     // 11.1...: the last digit of the latitude, in meters
  /// ```
  public struct Reading: Hashable, Codable, Sendable {
    /// The position; for a cell, its center.
    public let position: Position

    /// The form of the text.
    public let form: Form

    /// Meters; nil if the text has none.
    public let altitude: Double?

    /// Meters; nil if the text has none. `u=` of a geo URI.
    public let uncertainty: Double?

    /// One unit of the last digit of the latitude, in meters; for a cell, its side from south to north.
    public let precision: Double

    /// The grid coordinates of a UTM, UPS or MGRS text (for MGRS, of the center of the cell); nil for other forms.
    public let utm: UTM?

    /// What else is known about the text.
    public let flags: Flags

    /// Reads a position and everything else that a text says.
    ///
    /// - Parameters:
    ///   - text: As for ``Position/init(parsing:as:zoneLetter:options:)``.
    ///   - form: The only form to read; by default, any form.
    ///   - zoneLetter: What the letter after a UTM zone means if it may be a band or a hemisphere; by default such a
    ///     text is refused.
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

    /// Facts about the text besides its position.
    public struct Flags: OptionSet, Hashable, Codable, Sendable {
      /// The value of the flags in the C library.
      public let rawValue: UInt32

      /// Creates a set from its number.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      private init(_ value: Int) {
        rawValue = UInt32(value)
      }

      /// No part of the cell lies in the band that the reference names.
      public static let inNeighboringBand = Flags(Int(GN_POSITION_BAND_OF_NEIGHBOR))
      /// No part of the cell lies in the zone that the reference names.
      public static let outsideZone = Flags(Int(GN_POSITION_OVERHANGS_ZONE))
      /// The border of the grid zone runs through the cell.
      public static let cut = Flags(Int(GN_POSITION_CUT))
      /// The longitude came first.
      public static let longitudeFirst = Flags(Int(GN_POSITION_LONGITUDE_FIRST))
      /// The letter after the zone was read as a band; for UPS it is A, B, Y or Z.
      public static let band = Flags(Int(GN_POSITION_BAND))
      /// Commas were read as decimal commas.
      public static let decimalComma = Flags(Int(GN_POSITION_DECIMAL_COMMA))
      /// The text has a minus beside S or W, as in "-23.3 S": the two cancel, so it is north. Many who write it mean
      /// south, so ask. ``ParsingOptions/strict`` refuses it.
      public static let doubleSign = Flags(Int(GN_POSITION_DOUBLE_SIGN))
      /// The text names another reference system; its numbers are read as WGS 84.
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
  /// The position and the form: "40.5 -75.0, dd".
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

/// The names of the elements of a set, joined by plus signs.
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
    flags = Flags(rawValue: reading.flags & ~(UInt32(GN_POSITION_ALTITUDE) | UInt32(GN_POSITION_UNCERTAINTY)))
  }
}
