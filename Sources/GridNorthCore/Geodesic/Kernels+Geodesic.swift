// SPDX-License-Identifier: MIT
#if PAIRS
import CLevels
#endif

extension Kernels {
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
}
