// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Many references at a time. Each row equals the result of the initializer or property for one, bit for bit.

extension MGRS {
  /// Finds the references of the cells that contain many positions.
  ///
  /// ```swift
  /// let references = MGRS.references(of: track).compactMap { try? $0.get() }
  /// ```
  ///
  /// - Parameters:
  ///   - positions: Latitudes -90 ... 90, any finite longitudes.
  ///   - precision: The size of the cells.
  /// - Returns: A result for each position, in order; an error is the one that ``init(_:precision:)-(Position,_)``
  ///   throws.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func references(
    of positions: [Position], precision: Precision = .meter
  ) -> [Result<MGRS, GridNorthError>] {
    // The longest reference has three characters of grid zone, two of square, the digits; and a zero follows.
    let size = 6 + 2 * max(0, precision.rawValue)
    var slots = Slots(size: size, count: positions.count)
    var statuses = [UInt8](repeating: 0, count: positions.count)
    positions.withColumns { columns in
      slots.withMutableColumn { (texts) throws(gn_status) in
        try CoreMGRS.encode(columns.places(), precision: precision.digits, into: texts, statuses: &statuses)
      }
    }
    return positions.indices.map { row in
      if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
      return .success(MGRS(unchecked: slots[row]))
    }
  }

  /// Reads many references and finds their positions.
  ///
  /// - Parameters:
  ///   - texts: References, as for ``init(parsing:rule:)``.
  ///   - rule: Whether cells that lie wholly outside the grid zone they name are accepted.
  /// - Returns: A result for each text, in order: ``Cell/inside``, which is the center of the cell unless the border of
  ///   a grid zone cuts it; or the error that ``init(parsing:rule:)`` throws.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func positions(
    parsing texts: [some StringProtocol], rule: Rule = .lenient
  ) -> [Result<Position, GridNorthError>] {
    let texts = texts.map { String($0) }
    var slots = Slots(size: Slots.sizeOfReferences, count: texts.count)
    var isAlone = [Bool](repeating: false, count: texts.count)
    for row in texts.indices { isAlone[row] = !slots.set(texts[row], at: row) }
    var statuses = [UInt8](repeating: 0, count: texts.count)
    let positions = pairs(texts.count) { (latitudes, longitudes) throws(gn_status) in
      slots.withColumn { (column) throws(gn_status) in
        try CoreMGRS.decode(column, rule.core, latitudes: latitudes, longitudes: longitudes, statuses: &statuses)
      }
    }
    return texts.indices.map { row in
      // A refused text is read again for the offset.
      if isAlone[row] || statuses[row] != 0 {
        return Result { () throws(GridNorthError) in Position(try decodedCell(texts[row], rule).inside) }
      }
      return .success(Position(positions[row]))
    }
  }

  /// Finds the positions of many references.
  ///
  /// - Parameter references: References in any mix of zones and precisions.
  /// - Returns: ``Cell/inside`` of each, in order: the center of the cell, unless the border of a grid zone cuts it.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func positions(of references: [MGRS]) -> [Position] {
    var slots = Slots(size: Slots.sizeOfReferences, count: references.count)
    for row in references.indices { _ = slots.set(references[row].text, at: row) }
    let positions = pairs(references.count) { (latitudes, longitudes) throws(gn_status) in
      slots.withColumn { (column) throws(gn_status) in
        try CoreMGRS.decode(column, .lenient, latitudes: latitudes, longitudes: longitudes, statuses: nil)
      }
    }
    return positions.map { Position($0) }
  }
}

extension Slots {
  /// Room for the longest reference and a few blanks.
  fileprivate static var sizeOfReferences: Int { 32 }
}
