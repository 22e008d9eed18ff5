// SPDX-License-Identifier: MIT
internal import CGridNorth

/// A reference of the World Geographic Reference System (GEOREF): the name of a cell of meridians and parallels.
///
/// ```swift
/// let cathedral = try GEOREF(Position(latitude: 51.065, longitude: -1.797))
/// cathedral.description   // "MKPG1203"
/// cathedral.bounds        // a cell of a minute
/// try GEOREF(parsing: "mkpg 12 03") == cathedral
/// ```
///
/// A reference names a tile of 15 degrees, then a degree, then minutes and their decimals. Longitude comes before
/// latitude, both in the letters and in the digits. Two references are equal if they name the same cell.
public struct GEOREF: Hashable, Sendable {
  /// The reference in its normal form: capital letters, no blanks.
  let text: String

  /// The size of the cell.
  public let precision: Precision

  /// The cell. South and west edges belong to it; the east edge of the last one is 180.
  public let bounds: Bounds

  /// The middle of the cell. It encodes back to the same reference.
  public let center: Position

  /// Finds the reference of the cell that contains a position.
  ///
  /// - Parameters:
  ///   - position: Latitude -90 ... 90, any finite longitude.
  ///   - precision: The size of the cell.
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// Digits are truncated, never rounded, so a longer reference always refines a shorter one. South and west edges
  /// belong to the cell; the North Pole belongs to the last row. Agrees with GeographicLib, except for positions within
  /// 5e-14 degrees of an edge. Since 0.1.
  public init(_ position: Position, precision: Precision = .minute) throws(GridNorthError) {
    self.init(try Self.decodedCell(try Self.encoded(position, precision)))
  }

  /// Reads a reference.
  ///
  /// - Parameter text: Upper or lower case, blanks between the parts and around them. Two or four letters, then 2 to 11
  ///   digits of longitude and as many of latitude.
  /// - Throws: ``GridNorthError`` with the offset of the refused part and `.emptyText`, `.unexpectedByte`,
  ///   `.textLetter`, `.textIncomplete`, `.textNumber`, `.textDigits`, `.textSixty` or `.textRest`.
  ///
  /// Edges and center are the doubles nearest to the exact ones. Since 0.1.
  public init(parsing text: some StringProtocol) throws(GridNorthError) {
    self.init(try Self.decodedCell(text))
  }

  /// The size of a reference's cell. The raw value is the number of digits per axis; there is no cell with one digit.
  public enum Precision: Int, CaseIterable, Comparable, Codable, Sendable {
    /// A tile of 15 degrees: "MK".
    case fifteenDegrees = -1
    /// A cell of a degree: "MKPG".
    case degree = 0
    /// A cell of a minute: "MKPG1203".
    case minute = 2
    /// A tenth of a minute.
    case minuteTenths = 3
    /// A hundredth of a minute, about 18 m.
    case minuteHundredths = 4
    /// A thousandth of a minute, about 1.8 m.
    case minuteThousandths = 5
    /// Four decimals of a minute.
    case minuteDecimals4 = 6
    /// Five decimals of a minute.
    case minuteDecimals5 = 7
    /// Six decimals of a minute.
    case minuteDecimals6 = 8
    /// Seven decimals of a minute.
    case minuteDecimals7 = 9
    /// Eight decimals of a minute.
    case minuteDecimals8 = 10
    /// Nine decimals of a minute, the finest.
    case minuteDecimals9 = 11

    /// Whether `a` names larger cells than `b`: `.degree < .minute`.
    public static func < (a: Precision, b: Precision) -> Bool {
      a.rawValue < b.rawValue
    }
  }
}

// MARK: - Text

extension GEOREF: LosslessStringConvertible {
  /// The reference in its normal form, without blanks: "MKPG1203".
  public var description: String { text }

  /// Reads a reference; nil if that fails. ``init(parsing:)`` tells the reason.
  public init?(_ description: String) {
    do { try self.init(parsing: description) } catch { return nil }
  }
}

extension GEOREF.Precision: CustomStringConvertible {
  /// The side of the cell: "15 degrees", "1 minute", "1e-3 minutes".
  public var description: String {
    switch self {
    case .fifteenDegrees: "15 degrees"
    case .degree: "1 degree"
    case .minute: "1 minute"
    default: "1e-\(rawValue - 2) minutes"
    }
  }
}

// MARK: - Codable

extension GEOREF: Codable {
  /// Reads a reference from its text; anything else throws `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in try GEOREF(parsing: text) }
  }

  /// Writes the reference as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

// MARK: - The core's form

extension GEOREF {
  private init(_ cell: gn_graticule_cell) {
    guard let precision = Precision(rawValue: Int(cell.precision)) else {
      preconditionFailure("The core gave the precision \(cell.precision).")
    }
    self.precision = precision
    bounds = Bounds(cell.bounds)
    center = Position(cell.center)
    // The center encodes back to the same reference.
    do { text = try Self.encoded(center, precision) } catch {
      preconditionFailure("The center of a cell was refused: \(error).")
    }
  }
}
