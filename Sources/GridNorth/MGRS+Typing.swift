// SPDX-License-Identifier: MIT
internal import CGridNorth

extension MGRS {
  /// Help to type a reference: what may come next, and what is meant so far.
  ///
  /// ```swift
  /// let here = Position(latitude: 48.85837, longitude: 2.294481)
  /// let typing = try MGRS.Typing("4 1", near: here)
  /// typing.completion?.reference   // 31UDQ41: the nearest of its kind
  /// typing.completion?.distance    // 4457.9...: meters from here to its center
  ///
  /// try MGRS.Typing("32").next.contains("X")   // false: zone 32 has no band X
  /// try MGRS.Typing("31VF")   // throws .mgrsSquare at byte 3: in band V zone 31 ends at 3 degrees east
  /// ```
  ///
  /// A value is made anew after each key. While a text can still become a reference there is one; what can not, by any
  /// characters behind it, is refused.
  public struct Typing: Hashable, Sendable {
    /// Bits 0 ... 9 for the digits, 10 ... 35 for A ... Z.
    private let nextBits: UInt64

    /// Where the next character goes.
    public let field: Field

    /// Whether the text is a reference with a square as it stands.
    public let isComplete: Bool

    /// What is meant: the text itself if it ``isComplete``, else what the reference position makes of it; nil where that
    /// is not enough.
    public let completion: Completion?

    /// Looks at what has been typed.
    ///
    /// - Parameters:
    ///   - text: Capital or small letters, digits, blanks and tabs between the parts; also nothing.
    ///   - reference: The position of the device. With it texts may be abbreviated: the letters of a square and digits,
    ///     or digits alone, even in the end. By default nil.
    ///   - precision: The size of the cell that is typed: when the easting has as many digits, the northing begins. From
    ///     a square of 100 km on.
    /// - Throws: ``GridNorthError`` with the offset of the first character with which the text can no longer become a
    ///   reference and `.unexpectedByte`, `.mgrsZone`, `.mgrsBand`, `.mgrsGridZone`, `.mgrsColumn`, `.mgrsRow`,
    ///   `.mgrsSquare`, `.overhangsZone`, `.bandOfNeighbor`, `.oddDigits` or `.tooManyDigits`; with `.latitude` or
    ///   `.notFinite` (of `reference`) or `.precision`.
    ///
    /// References are those that the strict ``MGRS/Rule`` accepts. "32" with a reference position is both a zone and two
    /// digits: ``next`` tells of both. An abbreviated text means the one cell on the Earth, of all that it may name,
    /// whose center is nearest to the reference position. Since 0.1.
    public init(
      _ text: some StringProtocol, near reference: Position? = nil, precision: Precision = .meter
    ) throws(GridNorthError) {
      self.init(try Self.state(text, reference?.core, precision.digits))
    }

    /// Looks at what has been typed into four fields.
    ///
    /// - Parameters:
    ///   - zone: "32V", a letter of a polar zone, "32" for any band of that zone, or nothing for the nearest.
    ///   - square: The two letters of a square, or nothing for the nearest.
    ///   - easting: Up to 11 digits.
    ///   - northing: Up to 11 digits, not necessarily as many.
    ///   - reference: The position of the device; by default nil.
    /// - Throws: ``GridNorthError`` with the ``GridNorthError/field``, the offset in it, and the reasons of
    ///   ``init(_:near:precision:)`` but `.oddDigits` and `.precision`, or `.textRest`.
    ///
    /// Digits are filled up with zeros on the right: easting 5 and northing 86 are 50 and 86. ``field`` and ``next`` are
    /// for the last field that is not empty, or for the one behind it if that is full. Since 0.1.
    public init(
      zone: some StringProtocol, square: some StringProtocol, easting: some StringProtocol,
      northing: some StringProtocol, near reference: Position? = nil
    ) throws(GridNorthError) {
      self.init(
        try Self.state(
          zone: String(zone), square: String(square), easting: String(easting), northing: String(northing),
          reference?.core))
    }

    /// What may be typed next: digits and capital letters. All else on the keyboard can be greyed out.
    public var next: Set<Character> {
      Set(Self.characters.enumerated().filter { nextBits & 1 << UInt64($0.offset) != 0 }.map(\.element))
    }

    private static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// Where the cursor stands in a reference.
    public enum Field: String, CaseIterable, Codable, Sendable {
      /// The zone number or the letter of a polar zone.
      case zone
      /// The letter of the latitude band.
      case band
      /// The first letter of a square.
      case column
      /// The second letter of a square.
      case row
      /// The digits of the easting.
      case easting
      /// The digits of the northing.
      case northing
      /// Nothing more can be typed.
      case end
    }

    /// What a text that is being typed means, and how to get there.
    public struct Completion: Hashable, Sendable {
      /// The whole reference.
      public let reference: MGRS

      /// Meters from the reference position to the center of the cell; nil without one.
      public let distance: Double?

      /// Degrees, clockwise from north, in which the center lies from the reference position; nil without one.
      public let azimuth: Double?
    }
  }
}

// MARK: - Text

extension MGRS.Typing: CustomStringConvertible {
  /// Where the cursor stands, and what is meant if it is known: "row", "easting, 31UDQ41".
  public var description: String {
    completion.map { "\(field), \($0)" } ?? field.description
  }
}

extension MGRS.Typing.Field: CustomStringConvertible {
  /// The raw value: "zone", "band", "column", "row", "easting", "northing" or "end".
  public var description: String { rawValue }
}

extension MGRS.Typing.Completion: CustomStringConvertible {
  /// The reference in its normal form.
  public var description: String { reference.description }
}

// MARK: - The core's form

extension MGRS.Typing {
  private init(_ state: gn_mgrs_typing) {
    guard let field = Field(core: state.field) else { preconditionFailure("The core gave the field \(state.field).") }
    self.field = field
    nextBits = state.next
    isComplete = state.flags & UInt32(GN_TYPING_COMPLETE) != 0
    let text = string(state.text)
    completion = text.isEmpty ? nil : Completion(text, distance: state.distance, azimuth: state.azimuth)
  }
}

extension MGRS.Typing.Completion {
  fileprivate init(_ text: String, distance: Double, azimuth: Double) {
    reference = MGRS(unchecked: text)
    self.distance = distance.isNaN ? nil : distance
    self.azimuth = azimuth.isNaN ? nil : azimuth
  }
}

extension MGRS.Typing.Field {
  init?(core: Int32) {
    switch Int(core) {
    case Int(GN_FIELD_ZONE): self = .zone
    case Int(GN_FIELD_BAND): self = .band
    case Int(GN_FIELD_COLUMN): self = .column
    case Int(GN_FIELD_ROW): self = .row
    case Int(GN_FIELD_EASTING): self = .easting
    case Int(GN_FIELD_NORTHING): self = .northing
    case Int(GN_FIELD_END): self = .end
    default: return nil
    }
  }
}
