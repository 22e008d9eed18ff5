// SPDX-License-Identifier: MIT
import CGridNorth
#if PAIRS
import CLevels
#endif

extension Kernels {
  /// The ends of geodesics from one latitude: latitudes, and differences of longitude, reduced to [-180, 180). As
  /// `GeodesicLine` has them.
  @inline(__always)
  static func ends(
    latitude: Angle2<Single>, azimuths: Eight, distances: Eight
  ) -> (latitude: Eight, longitudeDifference: Eight) {
    let (sine, cosine) = (latitude.sine.single, latitude.cosine.single)
    return lanes(azimuths, distances) {
      #if PAIRS
      gridnorth_geodesic_ends(sine, cosine, $0, $1, $2, $3)
      #else
      geodesicEnds(sine: sine, cosine: cosine, azimuths: $0, distances: $1, latitudes: $2, longitudeDifferences: $3)
      #endif
    }
  }

  /// The lengths of some geodesics, eight at most, in meters.
  @inline(__always)
  static func distances(_ ends: EightEnds, count: Int) -> Eight {
    var ends = ends
    var distances = Eight(repeating: 0)
    withUnsafeMutableBytes(of: &ends) { ends in
      withUnsafeMutableBytes(of: &distances) { distances in
        // SAFETY: eight numbers each.
        let ends = UnsafePointer(ends.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self))
        let distances = distances.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self)
        #if PAIRS
        // Below that, pairs are as fast at any level.
        if count > 3 { return gridnorth_geodesic_distances(ends, distances) }
        #endif
        geodesicDistances(ends, distances, count: count)
      }
    }
    return distances
  }

  /// `ends` are the latitudes and the longitudes of eight starts, then those of eight ends.
  @inline(never)
  public static func geodesicDistances(
    _ ends: UnsafePointer<Double>, _ distances: UnsafeMutablePointer<Double>, count: Int
  ) {
    // SAFETY: eight numbers each.
    func load(_ index: Int) -> Block { UnsafeRawPointer(ends + index).loadUnaligned(as: Block.self) }
    var index = 0
    while index < count {
      let geodesics = GeodesicInverse(load(index), load(index &+ 8), load(index &+ 16), load(index &+ 24))
      UnsafeMutableRawPointer(distances + index).storeBytes(of: geodesics.distance, as: Block.self)
      index &+= Block.width
    }
  }

  /// `sine` and `cosine` are those of the latitude of the start; all other arguments are those of eight places.
  @inline(never)
  public static func geodesicEnds(
    sine: Double, cosine: Double, azimuths: UnsafePointer<Double>, distances: UnsafePointer<Double>,
    latitudes: UnsafeMutablePointer<Double>, longitudeDifferences: UnsafeMutablePointer<Double>
  ) {
    blocks(azimuths, distances, latitudes, longitudeDifferences) { azimuth, distance in
      let line = GeodesicLine(
        latitude: Angle2(Block(repeating: sine), Block(repeating: cosine)), azimuth: Angle2(degrees: azimuth))
      let position = line.position(at: distance)
      return (position.latitude, position.longitudeDifference.reducedLongitude)
    }
  }
}

/// Where eight geodesics begin and end, in degrees, as the kernel takes them.
struct EightEnds {
  private var startLatitudes = Eight(repeating: 0)
  private var startLongitudes = Eight(repeating: 0)
  private var endLatitudes = Eight(repeating: 0)
  private var endLongitudes = Eight(repeating: 0)

  @inline(__always)
  mutating func set(_ lane: Int, from start: gn_point, to end: gn_point) {
    startLatitudes.set(lane, start.latitude)
    startLongitudes.set(lane, start.longitude)
    endLatitudes.set(lane, end.latitude)
    endLongitudes.set(lane, end.longitude)
  }
}
