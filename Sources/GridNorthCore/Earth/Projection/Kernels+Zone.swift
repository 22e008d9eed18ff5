// SPDX-License-Identifier: MIT
#if PAIRS
import CLevels
#endif

extension Kernels {
  /// Positions on the quarter of a zone, as `TransverseMercator.inverse` has them.
  @inline(__always)
  static func positions(x: Eight, y: Eight) -> (latitude: Eight, longitude: Eight) {
    #if PAIRS
    lanes(x, y) { gridnorth_zone_positions($0, $1, $2, $3) }
    #else
    lanes(x, y) { zonePositions(x: $0, y: $1, latitudes: $2, longitudes: $3) }
    #endif
  }

  /// All arguments are those of eight places.
  @inline(never)
  public static func zonePositions(
    x: UnsafePointer<Double>, y: UnsafePointer<Double>, latitudes: UnsafeMutablePointer<Double>,
    longitudes: UnsafeMutablePointer<Double>
  ) {
    blocks(x, y, latitudes, longitudes) { x, y in TransverseMercator.inverse(x: x, y: y) }
  }
}
