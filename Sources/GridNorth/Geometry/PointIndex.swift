// SPDX-License-Identifier: MIT

/// Positions, sorted so that the nearest are found at once among millions.
///
/// ```swift
/// let huts = try PointIndex([
///   Position(latitude: 46.5, longitude: 8), Position(latitude: 46.6, longitude: 8.1),
///   Position(latitude: 46.7, longitude: 7.9),
/// ])
/// let here = Position(latitude: 46.55, longitude: 8)
/// try huts.nearest(to: here, limit: 2).map(\.index)     // [0, 1]
/// try huts.neighbors(of: here, within: 10_000).count    // 2
/// ```
///
/// An index is built once and never changes. Positions are identified by their place in the array it was built from.
/// Distances are those of geodesics on the WGS 84 ellipsoid, to 15 nm.
public struct PointIndex: Hashable, Sendable {
  /// The index as it can be stored: the same on every machine.
  public let words: [UInt64]

  /// A position that was found.
  public struct Neighbor: Hashable, Codable, Sendable {
    /// Its place in the array from which the index was built.
    public let index: Int

    /// Meters from the position that was asked for.
    public let distance: Double
  }

  /// Builds an index.
  ///
  /// - Parameter positions: Latitudes -90 ... 90, any finite longitudes.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, or `.count` for more than 2,147,483,647 positions.
  ///
  /// Takes some 30 bytes for each position. Since 0.2.
  public init(_ positions: [Position]) throws(GridNorthError) {
    words = try builtWords(positions)
  }

  /// Takes an index that was stored, and verifies it wholly.
  ///
  /// - Parameter words: The ``words`` of an index.
  /// - Throws: ``GridNorthError`` with `.index`, `.indexVersion`, `.indexKind`, `.indexSize` or `.indexDamaged`.
  ///
  /// Since 0.2.
  public init(words: [UInt64]) throws(GridNorthError) {
    try checkPointIndex(words)
    self.words = words
  }

  /// The number of positions.
  public var count: Int { countedPoints() }

  /// Finds the positions that are nearest to another.
  ///
  /// - Parameters:
  ///   - position: Where to look from.
  ///   - limit: How many positions to find at most; a negative number finds none.
  ///   - distance: Meters within which they must be, 0 or more.
  /// - Returns: The nearest first; of equally far ones, that with the lower index.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` or `.distance`.
  ///
  /// Since 0.2.
  public func nearest(
    to position: Position, limit: Int, within distance: Double = .infinity
  ) throws(GridNorthError) -> [Neighbor] {
    try foundNearest(position, limit: limit, within: distance)
  }

  /// Finds the position that is nearest to each of many others.
  ///
  /// - Parameters:
  ///   - positions: Where to look from.
  ///   - distance: Meters within which they must be, 0 or more.
  /// - Returns: A result for each position: the nearest one, or nil if none is within the distance; or `.latitude` or
  ///   `.notFinite`.
  /// - Throws: ``GridNorthError`` with `.notFinite` or `.distance` for the distance.
  ///
  /// Since 0.2.
  public func nearest(
    to positions: [Position], within distance: Double = .infinity
  ) throws(GridNorthError) -> [Result<Neighbor?, GridNorthError>] {
    try foundNearest(positions, within: distance)
  }

  /// Finds the positions that are nearest to each of many others.
  ///
  /// - Parameters:
  ///   - positions: Where to look from.
  ///   - limit: How many positions to find for each at most; a negative number finds none.
  ///   - distance: Meters within which they must be, 0 or more.
  /// - Returns: A result for each position: the nearest first, of equally far ones that with the lower index; or
  ///   `.latitude` or `.notFinite`.
  /// - Throws: ``GridNorthError`` with `.notFinite` or `.distance` for the distance.
  ///
  /// Since 0.2.
  public func nearest(
    to positions: [Position], limit: Int, within distance: Double = .infinity
  ) throws(GridNorthError) -> [Result<[Neighbor], GridNorthError>] {
    try foundNearest(positions, limit: limit, within: distance)
  }

  /// Finds all positions within a distance of another.
  ///
  /// - Parameters:
  ///   - position: Where to look from.
  ///   - distance: Meters, 0 or more.
  /// - Returns: The nearest first; of equally far ones, that with the lower index.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` or `.distance`.
  ///
  /// Since 0.2.
  public func neighbors(of position: Position, within distance: Double) throws(GridNorthError) -> [Neighbor] {
    try foundNeighbors(position, within: distance)
  }

  /// Finds all positions within a distance of each of many others.
  ///
  /// - Parameters:
  ///   - positions: Where to look from.
  ///   - distance: Meters, 0 or more.
  /// - Returns: A result for each position: the nearest first, of equally far ones that with the lower index; or
  ///   `.latitude` or `.notFinite`.
  /// - Throws: ``GridNorthError`` with `.notFinite` or `.distance` for the distance.
  ///
  /// Since 0.2.
  public func neighbors(
    of positions: [Position], within distance: Double
  ) throws(GridNorthError) -> [Result<[Neighbor], GridNorthError>] {
    try foundNeighbors(positions, within: distance)
  }

  /// Counts the positions within a distance of each of many others.
  ///
  /// - Parameters:
  ///   - positions: Where to look from.
  ///   - distance: Meters, 0 or more.
  /// - Returns: A result for each position: how many there are, or `.latitude` or `.notFinite`.
  /// - Throws: ``GridNorthError`` with `.notFinite` or `.distance` for the distance.
  ///
  /// Since 0.2.
  public func counts(
    near positions: [Position], within distance: Double
  ) throws(GridNorthError) -> [Result<Int, GridNorthError>] {
    try foundCounts(positions, within: distance)
  }

  /// Finds the positions in a rectangle of meridians and parallels; its edges belong to it.
  ///
  /// - Returns: The indices in ascending order.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` or `.view`.
  ///
  /// A position at a pole has all longitudes. Since 0.2.
  public func indices(in bounds: Bounds) throws(GridNorthError) -> [Int] {
    try foundIndices(bounds)
  }

  /// Finds the positions in each of many rectangles of meridians and parallels.
  ///
  /// - Returns: A result for each rectangle: the indices in ascending order; or `.latitude`, `.notFinite` or `.view`.
  ///
  /// Since 0.2.
  public func indices(in bounds: [Bounds]) -> [Result<[Int], GridNorthError>] {
    foundIndices(bounds)
  }
}

extension Bounds {
  /// Creates the smallest rectangle that contains a circle: a filter for those who keep positions in a database.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: Meters, more than 0, at most 19,970,000.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` or `.radius`.
  ///
  /// It is larger than the circle by 0.1 to 0.2 micrometers on each side; beyond a radius of 9,500,000 m it may have some
  /// degrees of longitude more, or all of them. Since 0.2.
  public init(ofCircleAround center: Position, radius: Double) throws(GridNorthError) {
    self = try circleBounds(center, radius: radius)
  }
}
