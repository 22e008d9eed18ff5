// SPDX-License-Identifier: MIT
internal import CGridNorth

/// A reference of the Global Area Reference System (GARS): the name of a cell of meridians and parallels.
///
/// ```swift
/// let reference = try GARS(Position(latitude: 38.2861, longitude: -76.4292))
/// reference.description            // "208LS17"
/// try GARS(parsing: "208LS").bounds   // a cell of half a degree
/// ```
///
/// A reference names a cell of 30 minutes with three digits of longitude and two letters of latitude, then the quadrant
/// and the key, both numbered from the north-west corner. Two references are equal if they name the same cell.
public struct GARS: Hashable, Sendable {
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
  /// South and west edges belong to the cell; the North Pole belongs to the last row. Agrees with GeographicLib. Since
  /// 0.1.
  public init(_ position: Position, precision: Precision = .fiveMinutes) throws(GridNorthError) {
    self.init(try Self.decodedCell(try Self.encoded(position, precision)))
  }

  /// Reads a reference.
  ///
  /// - Parameter text: Upper or lower case, blanks between the parts and around them. Three digits, 001 to 720, two
  ///   letters, then optionally the quadrant, 1 to 4, and the key, 1 to 9.
  /// - Throws: ``GridNorthError`` with the offset of the refused part and `.emptyText`, `.unexpectedByte`,
  ///   `.textNumber`, `.textDigits`, `.textLetter`, `.textIncomplete` or `.textRest`.
  ///
  /// Edges and center are the doubles nearest to the exact ones. Since 0.1.
  public init(parsing text: some StringProtocol) throws(GridNorthError) {
    self.init(try Self.decodedCell(text))
  }

  /// The size of a reference's cell. The raw value is the number of digits after the letters.
  public enum Precision: Int, CaseIterable, Comparable, Codable, Sendable {
    /// A cell: "208LS".
    case thirtyMinutes = 0
    /// A quadrant: "208LS1".
    case fifteenMinutes = 1
    /// A key: "208LS17".
    case fiveMinutes = 2

    /// Whether `a` names larger cells than `b`: `.thirtyMinutes < .fiveMinutes`.
    public static func < (a: Precision, b: Precision) -> Bool {
      a.rawValue < b.rawValue
    }
  }
}

// MARK: - Text

extension GARS: LosslessStringConvertible {
  /// The reference in its normal form, without blanks: "208LS17".
  public var description: String { text }

  /// Reads a reference; nil if that fails. ``init(parsing:)`` tells the reason.
  public init?(_ description: String) {
    do { try self.init(parsing: description) } catch { return nil }
  }
}

extension GARS.Precision: CustomStringConvertible {
  /// The side of the cell: "30 minutes", "15 minutes" or "5 minutes".
  public var description: String {
    switch self {
    case .thirtyMinutes: "30 minutes"
    case .fifteenMinutes: "15 minutes"
    case .fiveMinutes: "5 minutes"
    }
  }
}

// MARK: - Codable

extension GARS: Codable {
  /// Reads a reference from its text; anything else throws `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in try GARS(parsing: text) }
  }

  /// Writes the reference as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

// MARK: - The core's form

extension GARS {
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
