// SPDX-License-Identifier: MIT

/// Many fences, sorted so that those around a position are found at once.
///
/// ```swift
/// let center = Position(latitude: 46.5, longitude: 8)
/// let fences = try FenceSet([
///   Fence(id: 7, shape: .circle(center: center, radius: 200)),
///   Fence(id: 8, shape: .circle(center: center, radius: 500), altitudes: 0...1_000),
/// ])
/// try fences.holding(center)                    // [7, 8]
/// try fences.holding(center, altitude: 2_000)   // [7]
/// ```
///
/// A set is built once and never changes. Which fences hold a position is what ``Polygon/contains(_:)``, ``Geodesic`` and
/// ``Route/nearestPlace(to:)`` say of their shapes. A ``FenceTracker`` tells what happens on the way from one fix to the next.
public struct FenceSet: Hashable, Sendable {
  /// The set as it can be stored: the same on every machine.
  public let words: [UInt64]

  /// Builds a set.
  ///
  /// - Parameter fences: 16,777,216 at most.
  /// - Throws: ``GridNorthError``, whose ``GridNorthError/fence`` is the index of the first fence that is refused: with
  ///   `.fence` for an unknown trigger, `.fenceID` if a fence before it has the same id, `.count` for too few vertices,
  ///   `.radius`, `.latitude` or `.notFinite`. Without an index: `.count` for too many fences.
  ///
  /// Takes some 300 bytes for a fence of a few vertices, and 23 for each further one. Since 0.2.
  public init(_ fences: [Fence]) throws(GridNorthError) {
    words = try fenceWords(fences)
  }

  /// Takes a set that was stored, and verifies it wholly.
  ///
  /// - Parameter words: The ``words`` of a set.
  /// - Throws: ``GridNorthError`` with `.index`, `.indexVersion`, `.indexKind`, `.indexSize` or `.indexDamaged`.
  ///
  /// Since 0.2.
  public init(words: [UInt64]) throws(GridNorthError) {
    try checkFenceWords(words)
    self.words = words
  }

  /// Finds the fences that hold a position.
  ///
  /// - Parameters:
  ///   - position: Latitude -90 ... 90, any finite longitude.
  ///   - altitude: Meters; nil: not known, then the altitudes of fences do not matter.
  /// - Returns: Their ids in ascending order.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.altitude`, `.notFinite`, or `.work` for very many edges of thousands of
  ///   kilometers near the position.
  ///
  /// Since 0.2.
  public func holding(_ position: Position, altitude: Double? = nil) throws(GridNorthError) -> [UInt64] {
    try foundHolding(position, altitude)
  }

  /// Finds the fences that hold each of many positions.
  ///
  /// - Parameters:
  ///   - positions: Latitudes -90 ... 90, any finite longitudes.
  ///   - altitudes: Meters, one for each position; nil, or missing at the end: not known.
  /// - Returns: A result for each position, in order: what ``holding(_:altitude:)`` returns or throws.
  ///
  /// Since 0.2.
  public func holding(
    _ positions: [Position], altitudes: [Double?] = []
  ) -> [Result<[UInt64], GridNorthError>] {
    foundHolding(positions, altitudes)
  }
}
