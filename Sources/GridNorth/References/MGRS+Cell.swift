// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

extension MGRS {
  /// The cell that a reference names: where it is, and whether a border cuts it.
  public struct Cell: Hashable, Sendable {
    /// The reference that names the cell. Everything else follows from it.
    public let reference: MGRS

    /// The middle of the whole cell, or of the grid zone if the reference names nothing more.
    ///
    /// If a border cuts the cell, this may lie in the neighboring grid zone; ``inside`` never does.
    public let center: Position

    /// The corner with the smallest easting and northing; for a grid zone, with the smallest latitude and longitude.
    public let southWest: Position

    /// The center if it lies in the grid zone; otherwise a point in the part of the cell that does.
    ///
    /// It encodes to the reference that the cell came from, unless the whole cell lies outside its grid zone. So
    /// decoding and encoding again and again never drifts.
    public let inside: Position

    /// The center on the grid.
    public let utmCenter: UTM

    /// The corner with the smallest easting and northing, on the grid.
    public let utmSouthWest: UTM

    /// The side of the cell in meters; nil for a grid zone.
    public let size: Double?

    /// Whether no part of the cell lies in the band that the reference names. The strict rule refuses such a reference.
    public let isInNeighboringBand: Bool

    /// Whether no part of the cell lies in the zone that the reference names. The strict rule refuses such a reference.
    public let isOutsideZone: Bool

    /// Whether the border of the grid zone runs through the cell, so that only a part of it has this reference.
    public let isCut: Bool
  }

  /// The cell that the reference names.
  ///
  /// Positions agree with GeographicLib to 10 nm. The cell is computed on each access: keep it if you need more than
  /// one of its properties, and use ``positions(of:)`` for many references. Since 0.1.
  public var cell: Cell {
    do { return Cell(try decodedCell(text, .lenient), reference: self) } catch {
      preconditionFailure("A reference that was accepted is refused: \(text).")
    }
  }

  /// The middle of the cell, as ``Cell/center``.
  public var center: Position { cell.center }

  /// The south-west corner of the cell, as ``Cell/southWest``.
  public var southWest: Position { cell.southWest }

  /// A point inside the cell that has this reference, as ``Cell/inside``.
  public var inside: Position { cell.inside }
}

extension MGRS.Cell: CustomStringConvertible {
  /// The reference in its normal form, without blanks: "31UDQ4825111943".
  public var description: String { reference.description }
}

extension MGRS.Cell: Codable {
  /// Reads the ``reference`` as ``MGRS`` does, and computes the cell from it.
  public init(from decoder: any Decoder) throws {
    self = try MGRS(from: decoder).cell
  }

  /// Writes the ``reference`` as its text, and nothing else.
  public func encode(to encoder: any Encoder) throws {
    try reference.encode(to: encoder)
  }
}

// MARK: - The core's form

extension MGRS.Cell {
  init(_ cell: gn_mgrs_cell, reference: MGRS) {
    self.reference = reference
    center = Position(cell.center)
    southWest = Position(cell.south_west)
    inside = Position(cell.inside)
    utmCenter = UTM(cell.utm_center)
    utmSouthWest = UTM(cell.utm_south_west)
    size = cell.precision < 0 ? nil : cell.size
    isInNeighboringBand = cell.flags & UInt32(GN_MGRS_FLAG_BAND_OF_NEIGHBOR) != 0
    isOutsideZone = cell.flags & UInt32(GN_MGRS_FLAG_OVERHANGS_ZONE) != 0
    isCut = cell.flags & UInt32(GN_MGRS_FLAG_CUT) != 0
  }
}
