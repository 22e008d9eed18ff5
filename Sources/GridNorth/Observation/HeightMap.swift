// SPDX-License-Identifier: MIT

/// Grids of heights, in bytes that stay where they are: an array, or `Data` of a mapped file.
///
/// ```swift
/// let samples: [Int16] = [10, 20, 30, 40]   // from the north
/// let bytes = samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
/// let grid = HeightGrid(
///   latitude: 47, longitude: 8, latitudeStep: -1, longitudeStep: 1, rows: 2, columns: 2, format: .int16)
/// let map = HeightMap(bytes, grids: [grid])
/// try map.height(at: Position(latitude: 46.5, longitude: 8.5))   // 25
/// ```
///
/// The height of a position is that of the first grid that contains it and has no void there, bilinear between four samples. Where
/// neighbors lie a step apart, it is interpolated from both.
public struct HeightMap<Bytes: RandomAccessCollection> where Bytes.Element == UInt8 {
  /// The bytes in which the samples of all grids lie. Those of an `Array` or of `Data` are read where they are; a collection without
  /// contiguous storage is copied for each call.
  public let bytes: Bytes

  /// The grids, the finest first.
  public let grids: [HeightGrid]

  /// Takes bytes and grids. Both are checked when heights are asked for.
  ///
  /// Since 0.2.
  public init(_ bytes: Bytes, grids: [HeightGrid]) {
    self.bytes = bytes
    self.grids = grids
  }
}

extension HeightMap: Sendable where Bytes: Sendable {}

extension HeightMap {
  /// Finds the height at a position, in meters.
  ///
  /// - Parameter position: Latitude -90 ... 90, any finite longitude.
  /// - Throws: ``GridNorthError`` with `.heightOutside` or `.heightVoid` where there is none, `.latitude`, `.notFinite`, or for the grids
  ///   `.heightGrid` or `.offset`.
  ///
  /// Since 0.2.
  public func height(at position: Position) throws(GridNorthError) -> Double {
    try foundHeight(position)
  }

  /// Finds the heights at many positions, in meters.
  ///
  /// - Parameter positions: Latitudes -90 ... 90, any finite longitudes.
  /// - Returns: A result for each position, in order: what ``height(at:)`` gives or throws, bit for bit.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.heightGrid` or `.offset` for the grids.
  ///
  /// Since 0.2.
  public func heights(at positions: [Position]) throws(GridNorthError) -> [Result<Double, GridNorthError>] {
    try foundHeights(positions)
  }

  /// Finds the heights along a route.
  ///
  /// - Parameters:
  ///   - route: A route of one position at least.
  ///   - step: The largest distance between samples, in meters, 0.01 or more.
  /// - Returns: A sample at each vertex, and between two of them samples at equal distances.
  /// - Throws: ``GridNorthError`` with `.count` for a route without positions, `.notFinite`, `.sampleStep`, `.heightGrid` or `.offset`.
  ///
  /// Since 0.2.
  public func profile(along route: Route, step: Double) throws(GridNorthError) -> HeightProfile {
    try sampledProfile(route, step)
  }

  /// Finds out whether one place is seen from another.
  ///
  /// - Parameters:
  ///   - start: Where to look from.
  ///   - height: Meters above the ground there, -1,000 ... 850,000.
  ///   - end: Where to look, at most 1,000,000 m away.
  ///   - endHeight: Meters above the ground there.
  ///   - options: Curvature, step and frequency.
  /// - Throws: ``GridNorthError`` with `.heightOutside` or `.heightVoid` if the ground is not known at one of the ends, `.latitude`,
  ///   `.notFinite`, `.height`, `.sightDistance`, `.curvature`, `.frequency`, `.sampleStep`, `.heightGrid` or `.offset`.
  ///
  /// The line is straight above a sphere that has the curvature of the ellipsoid along the line, divided by
  /// ``SightLine/Options/curvature``. The ground blocks it between its ends, not at them. Since 0.2.
  public func sight(
    from start: Position, height: Double, to end: Position, height endHeight: Double,
    options: SightLine.Options = SightLine.Options()
  ) throws(GridNorthError) -> SightLine {
    try foundSight(start, height, end, endHeight, options)
  }

  /// Looks in a direction, to a distance.
  ///
  /// - Parameters:
  ///   - start: Where to look from.
  ///   - height: Meters above the ground there, -1,000 ... 850,000.
  ///   - azimuth: Degrees clockwise from true north; any finite value.
  ///   - distance: Meters along the ground, 0 ... 1,000,000.
  ///   - endHeight: Meters above the ground at the end.
  ///   - options: Curvature, step and frequency.
  /// - Throws: As ``sight(from:height:to:height:options:)``.
  ///
  /// Since 0.2.
  public func sight(
    from start: Position, height: Double, azimuth: Double, distance: Double, height endHeight: Double,
    options: SightLine.Options = SightLine.Options()
  ) throws(GridNorthError) -> SightLine {
    try foundSight(start, height, azimuth, distance, endHeight, options)
  }
}
