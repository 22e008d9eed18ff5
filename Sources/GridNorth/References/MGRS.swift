// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

/// A reference of the military grid reference system (MGRS): the name of a cell of the Earth's surface.
///
/// ```swift
/// let reference = try MGRS(Position(latitude: 48.8583, longitude: 2.2945))
/// reference.description             // "31UDQ4825111943"
/// reference.formatted()             // "31U DQ 48251 11943"
/// reference.truncated(to: .kilometer).description   // "31UDQ4811"
///
/// let square = try MGRS(parsing: "31u dq")
/// square.center                     // the middle of a 100 km square
/// ```
///
/// A reference names a grid zone, then a 100 km square in it, then a cell in the square, with as many digits of easting
/// as of northing. Two references are equal if they have the same normal form: capital letters, no blanks, two digits
/// of zone. A value always names a cell that exists, so its position is always available.
public struct MGRS: Hashable, Sendable {
  /// The reference in its normal form. Down to a precision of one meter it is stored inside the string itself.
  let text: String

  /// Finds the reference of the cell that contains a position.
  ///
  /// - Parameters:
  ///   - position: Latitude -90 ... 90, any finite longitude.
  ///   - precision: The size of the cell.
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// Digits are truncated, never rounded, so a longer reference always refines a shorter one. The underlying
  /// coordinates agree with GeographicLib to 10 nm. South and west edges belong to the cell. At 84 north and beyond,
  /// and south of 80 south, the reference is polar (UPS). -0.0 is north. Since 0.1.
  public init(_ position: Position, precision: Precision = .meter) throws(GridNorthError) {
    text = try encoded { (text) throws(gn_status) in
      try CoreMGRS.encode(
        latitude: position.latitude, longitude: position.longitude, precision: precision.digits, into: &text)
    }
  }

  /// Finds the reference of the cell that contains a point of a grid.
  ///
  /// - Parameters:
  ///   - point: UTM: easting 100,000 ... 900,000; northing -9,000,000 ... 9,500,000 in the north, 1,000,000 ...
  ///     19,500,000 in the south. UPS: both 1,300,000 ... 2,700,000 in the north, 800,000 ... 3,200,000 in the south.
  ///   - precision: The size of the cell.
  /// - Throws: ``GridNorthError`` with `.easting`, `.northing`, `.mgrsGridZone` or, if the point lies so far outside
  ///   the grid zones that no reference can name its square, `.mgrsSquare`.
  ///
  /// The reference has the zone of the point, even if the point lies beyond the border of that zone;
  /// ``Cell/isOutsideZone`` is then true. A northing across the equator is moved to the other hemisphere. The upper
  /// limits belong to the last cell. Since 0.1.
  public init(_ point: UTM, precision: Precision = .meter) throws(GridNorthError) {
    text = try encoded { (text) throws(gn_status) in
      try CoreMGRS.encode(point.point, precision: precision.digits, into: &text)
    }
    do { _ = try decodedCell(text, .lenient) } catch { throw GridNorthError(error.reason) }
  }

  /// Reads a reference.
  ///
  /// - Parameters:
  ///   - text: Upper or lower case, one or two digits of zone, blanks and tabs anywhere between the parts; blanks may
  ///     split the digits once, in the middle. The grid zone alone and the 100 km square alone are references too.
  ///   - rule: Whether a cell that lies wholly outside the grid zone it names is accepted.
  /// - Throws: ``GridNorthError`` with the offset of the refused part and `.emptyText`, `.unexpectedByte`, `.mgrsZone`,
  ///   `.mgrsBand`, `.mgrsGridZone`, `.mgrsColumn`, `.mgrsRow`, `.mgrsSquare`, `.oddDigits` or `.tooManyDigits`; under
  ///   the strict rule also `.bandOfNeighbor` or `.overhangsZone`.
  ///
  /// Since 0.1.
  public init(parsing text: some StringProtocol, rule: Rule = .lenient) throws(GridNorthError) {
    let text = String(text)
    _ = try decodedCell(text, rule)
    self.text = MGRS.normalForm(of: text)
  }

  /// How to treat a reference whose cell lies wholly outside the grid zone that it names.
  public enum Rule: Hashable, Sendable {
    /// Accept it; ``Cell/isInNeighboringBand`` or ``Cell/isOutsideZone`` is then true.
    case lenient
    /// Refuse it.
    case strict
  }
}

// MARK: - Parts

extension MGRS {
  /// The number of the zone, 1 ... 60; nil near the poles, which have no zones.
  public var zone: Int? {
    isPolar ? nil : Int(text.prefix(2))
  }

  /// The letter of the latitude band, C to X; A and B around the south pole, Y and Z around the north pole.
  public var band: Character {
    text[text.index(text.startIndex, offsetBy: isPolar ? 0 : 2)]
  }

  /// Zone and band: "31U"; "Z".
  public var gridZone: String {
    String(text.prefix(gridZoneLength))
  }

  /// The two letters of the 100 km square: "DQ"; nil if the reference names only a grid zone.
  public var square: String? {
    precision == .gridZone ? nil : String(text.dropFirst(gridZoneLength).prefix(2))
  }

  /// The digits of the easting inside the square, as many as ``precision`` says: "48251".
  public var eastingDigits: String {
    String(digits.prefix(digits.count / 2))
  }

  /// The digits of the northing inside the square: "11943".
  public var northingDigits: String {
    String(digits.suffix(digits.count / 2))
  }

  /// The size of the cell.
  public var precision: Precision {
    let rest = text.utf8.count - gridZoneLength
    return rest == 0 ? .gridZone : Precision(rawValue: (rest - 2) / 2)!
  }

  /// The shorter reference of the larger cell that contains this one: each axis keeps its first digits.
  ///
  /// - Parameter precision: The size of the larger cell; if it is finer than the reference, the reference is returned
  ///   unchanged.
  public func truncated(to precision: Precision) -> MGRS {
    guard precision < self.precision else { return self }
    guard precision > .gridZone else { return MGRS(unchecked: gridZone) }
    let length = precision.rawValue
    let start = text.prefix(gridZoneLength + 2)
    return MGRS(unchecked: start + eastingDigits.prefix(length) + northingDigits.prefix(length))
  }

  private var isPolar: Bool { text.utf8.first! >= UInt8(ascii: "A") }
  private var gridZoneLength: Int { isPolar ? 1 : 3 }
  private var digits: Substring { text.dropFirst(gridZoneLength + 2) }
}

// MARK: - Text

extension MGRS: LosslessStringConvertible {
  /// The reference in its normal form, without blanks: "31UDQ4825111943".
  public var description: String { text }

  /// Reads a reference under the lenient rule; nil if that fails. ``init(parsing:rule:)`` tells the reason.
  public init?(_ description: String) {
    do { try self.init(parsing: description) } catch { return nil }
  }

  /// The reference with a blank between its parts: "31U DQ 48251 11943".
  public func formatted() -> String {
    guard let square else { return gridZone }
    return digits.isEmpty ? "\(gridZone) \(square)" : "\(gridZone) \(square) \(eastingDigits) \(northingDigits)"
  }

  /// For texts in normal form that the core has returned or accepted.
  init(unchecked text: some StringProtocol) {
    self.text = String(text)
  }

  /// The normal form of a text that the core has accepted: no blanks, capital letters, two digits of zone.
  private static func normalForm(of text: String) -> String {
    // SAFETY: at most one byte, a zero, is added to the text.
    String(unsafeUninitializedCapacity: text.utf8.count + 1) { buffer in
      var length = 0
      for byte in text.utf8 where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") {
        let isSmall = byte >= UInt8(ascii: "a")
        buffer[length] = isSmall ? byte - 0x20 : byte
        // A letter in second place ends a zone of one digit, or follows the letter of a polar zone.
        if length == 1, buffer[0] < UInt8(ascii: "A"), buffer[1] >= UInt8(ascii: "A") {
          (buffer[0], buffer[1], buffer[2]) = (UInt8(ascii: "0"), buffer[0], buffer[1])
          length = 2
        }
        length += 1
      }
      return length
    }
  }
}

// MARK: - Codable

extension MGRS: Codable {
  /// Reads a reference from its text under the lenient rule; anything else throws `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in try MGRS(parsing: text) }
  }

  /// Writes the reference as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
