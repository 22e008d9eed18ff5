// SPDX-License-Identifier: MIT
internal import CGridNorth

extension MGRS {
  /// Help with typing a reference: what may come next, and what the text means so far.
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
  /// Make a new value after each key. It exists as long as the text can still become a reference; a text that cannot,
  /// whatever follows, is refused.
  public struct Typing: Hashable, Sendable {
    /// Bits 0 ... 9 for the digits, 10 ... 35 for A ... Z.
    private let nextBits: UInt64

    /// Where the next character goes.
    public let field: Field

    /// Whether the text is already a reference with a square.
    public let isComplete: Bool

    /// The cell that is meant: the one that the text names if it ``isComplete``, otherwise the one completed from the
    /// reference position; nil if that is not enough.
    public let completion: Completion?

    /// Interprets what has been typed.
    ///
    /// - Parameters:
    ///   - text: Upper or lower case, digits, blanks and tabs between the parts; may be empty.
    ///   - reference: The position of the device. With it, texts may be abbreviated to the letters of a square and
    ///     digits, or to an even number of digits. By default nil.
    ///   - precision: The size of the cell being typed: once the easting has that many digits, the northing begins. A
    ///     100 km square or finer.
    /// - Throws: ``GridNorthError`` with the offset of the first character that makes the text invalid, whatever
    ///   follows, and `.unexpectedByte`, `.mgrsZone`, `.mgrsBand`, `.mgrsGridZone`, `.mgrsColumn`, `.mgrsRow`,
    ///   `.mgrsSquare`, `.overhangsZone`, `.bandOfNeighbor`, `.oddDigits` or `.tooManyDigits`; with `.latitude` or
    ///   `.notFinite` (of `reference`) or `.precision`.
    ///
    /// References are those that the strict ``MGRS/Rule`` accepts. With a reference position "32" is both a zone and
    /// two digits, and ``next`` covers both. Of all the cells that an abbreviated text may name, it means the one whose
    /// center is nearest to the reference position. Since 0.1.
    public init(
      _ text: some StringProtocol, near reference: Position? = nil, precision: Precision = .meter
    ) throws(GridNorthError) {
      self.init(try Self.state(text, reference?.core, precision.digits))
    }

    /// Interprets what has been typed into four fields.
    ///
    /// - Parameters:
    ///   - zone: "32V", a letter of a polar zone, "32" for any band of that zone, or nothing for the nearest.
    ///   - square: The two letters of a square, or nothing for the nearest.
    ///   - easting: Up to 11 digits.
    ///   - northing: Up to 11 digits; may have more or fewer than the easting.
    ///   - reference: The position of the device; by default nil.
    /// - Throws: ``GridNorthError`` with the ``GridNorthError/field``, the offset in it, and the reasons of
    ///   ``init(_:near:precision:)`` except `.oddDigits` and `.precision`, or `.textRest`.
    ///
    /// The shorter number is padded with zeros on the right: easting 5 and northing 86 are 50 and 86. ``field`` and
    /// ``next`` refer to the last field that is not empty, or to the one after it if that field is full. Since 0.1.
    public init(
      zone: some StringProtocol, square: some StringProtocol, easting: some StringProtocol,
      northing: some StringProtocol, near reference: Position? = nil
    ) throws(GridNorthError) {
      self.init(
        try Self.state(
          zone: String(zone), square: String(square), easting: String(easting), northing: String(northing),
          reference?.core))
    }

    /// What may be typed next: digits and capital letters. Gray out everything else on the keyboard.
    public var next: Set<Character> {
      Set(Self.characters.enumerated().filter { nextBits & 1 << UInt64($0.offset) != 0 }.map(\.element))
    }

    private static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// Where the cursor is in a reference.
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

    /// The cell that a typed text means, and how to get there.
    public struct Completion: Hashable, Sendable {
      /// The whole reference.
      public let reference: MGRS

      /// Meters from the reference position to the center of the cell; nil without one.
      public let distance: Double?

      /// The direction from the reference position to the center of the cell, in degrees clockwise from north; nil
      /// without one.
      public let azimuth: Double?
    }
  }
}

// MARK: - Text

extension MGRS.Typing: CustomStringConvertible {
  /// Where the cursor is, and the cell that is meant if it is known: "row", "easting, 31UDQ41".
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
