// SPDX-License-Identifier: MIT
#if PAIRS
import CLevels
#endif

/// What shapes and the grid compute eight at a time.
///
/// A part of a library that has pairs (Block.swift) calls the part that has blocks, at the level of the processor.
public enum Kernels {
  /// The ends of geodesics from one place: latitudes, and differences of longitude, which count whole turns. As
  /// `GeodesicLine` has them.
  @inline(__always)
  static func ends(
    latitude: Double, azimuths: Eight, distances: Eight
  ) -> (latitude: Eight, longitudeDifference: Eight) {
    #if PAIRS
    lanes(azimuths, distances) { gridnorth_geodesic_ends(latitude, $0, $1, $2, $3) }
    #else
    lanes(azimuths, distances) {
      geodesicEnds(latitude: latitude, azimuths: $0, distances: $1, latitudes: $2, longitudeDifferences: $3)
    }
    #endif
  }

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
  public static func geodesicEnds(
    latitude: Double, azimuths: UnsafePointer<Double>, distances: UnsafePointer<Double>,
    latitudes: UnsafeMutablePointer<Double>, longitudeDifferences: UnsafeMutablePointer<Double>
  ) {
    blocks(azimuths, distances, latitudes, longitudeDifferences) { azimuth, distance in
      let line = GeodesicLine(latitude: Block(repeating: latitude), azimuth: azimuth)
      let position = line.position(at: distance)
      return (position.latitude, position.longitudeDifference)
    }
  }

  /// All arguments are those of eight places.
  @inline(never)
  public static func zonePositions(
    x: UnsafePointer<Double>, y: UnsafePointer<Double>, latitudes: UnsafeMutablePointer<Double>,
    longitudes: UnsafeMutablePointer<Double>
  ) {
    blocks(x, y, latitudes, longitudes) { x, y in TransverseMercator.inverse(x: x, y: y) }
  }

  @inline(__always)
  private static func blocks(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ first: UnsafeMutablePointer<Double>,
    _ second: UnsafeMutablePointer<Double>, _ compute: (Block, Block) -> (Block, Block)
  ) {
    var index = 0
    while index < 8 {
      // SAFETY: eight numbers each.
      let results = compute(
        UnsafeRawPointer(a + index).loadUnaligned(as: Block.self),
        UnsafeRawPointer(b + index).loadUnaligned(as: Block.self))
      UnsafeMutableRawPointer(first + index).storeBytes(of: results.0, as: Block.self)
      UnsafeMutableRawPointer(second + index).storeBytes(of: results.1, as: Block.self)
      index &+= Block.width
    }
  }

  /// Calls a kernel with the lanes in memory.
  @inline(__always)
  private static func lanes(
    _ a: Eight, _ b: Eight,
    _ kernel: (
      UnsafePointer<Double>, UnsafePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  ) -> (Eight, Eight) {
    var (a, b) = (a, b)
    var results = (Eight(repeating: 0), Eight(repeating: 0))
    withUnsafeMutableBytes(of: &a) { a in
      withUnsafeMutableBytes(of: &b) { b in
        withUnsafeMutableBytes(of: &results.0) { first in
          withUnsafeMutableBytes(of: &results.1) { second in
            // SAFETY: each is eight numbers.
            kernel(
              a.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self),
              b.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self),
              first.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self),
              second.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self))
          }
        }
      }
    }
    return results
  }
}
