// SPDX-License-Identifier: MIT

/// The projection of web maps, EPSG:3857: meters on a plane.
///
/// ```swift
/// let tower = Position(latitude: 48.85837, longitude: 2.294481)
/// let point = try WebMercator.point(of: tower)   // 255420.4...: meters east, and 6250863.8... north
/// let back = try WebMercator.position(at: point)
/// ```
///
/// The latitudes of the ellipsoid are used as if they were those of a sphere. The square world of tiles ends at 85.051128
/// degrees; the projection goes on to near the poles.
public enum WebMercator {
  /// Projects a position.
  ///
  /// - Parameter position: Latitude between the poles; longitude -180 ... 180, or any finite value, which is reduced.
  /// - Returns: Meters to the east of Greenwich and to the north of the equator.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude` or `.pole`.
  ///
  /// Since 0.2.
  public static func point(of position: Position) throws(GridNorthError) -> SIMD2<Double> {
    try projected(position)
  }

  /// Projects many positions.
  ///
  /// - Returns: A result for each position, in order; an error is the one that ``point(of:)`` throws.
  ///
  /// Computes eight rows at a time. Since 0.2.
  public static func points(of positions: [Position]) -> [Result<SIMD2<Double>, GridNorthError>] {
    allProjected(positions)
  }

  /// Finds the position of a point.
  ///
  /// - Parameter point: Meters to the east of Greenwich and to the north of the equator; any finite values.
  /// - Returns: The position; longitude in [-180, 180).
  /// - Throws: ``GridNorthError`` with `.notFinite`.
  ///
  /// Since 0.2.
  public static func position(at point: SIMD2<Double>) throws(GridNorthError) -> Position {
    try unprojected(point)
  }

  /// Finds the positions of many points.
  ///
  /// - Returns: A result for each point, in order; an error is the one that ``position(at:)`` throws.
  ///
  /// Computes eight rows at a time. Since 0.2.
  public static func positions(at points: [SIMD2<Double>]) -> [Result<Position, GridNorthError>] {
    allUnprojected(points)
  }
}
