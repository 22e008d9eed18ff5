// SPDX-License-Identifier: MIT
import CGridNorth

extension PolygonRing {
  /// The geodesics of a block of edges from an index on. Past the last edge, they lead from the first vertex to itself.
  @inline(__always)
  func edges(from index: Int) -> (
    start: (latitude: Block, longitude: Block), end: (latitude: Block, longitude: Block),
    geodesics: GeodesicInverse<Block>
  ) {
    let start = block(from: index)
    let end = block(from: index &+ 1)
    return (start, end, GeodesicInverse(start.latitude, start.longitude, end.latitude, end.longitude))
  }
}
