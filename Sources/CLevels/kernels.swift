// SPDX-License-Identifier: MIT
import GridNorthCore

// What the part of a library with pairs calls in the part with blocks (levels.h). Compiled with the latter alone; not in
// Sources/GridNorthC, whose functions are all public.

@_cdecl("gridnorth_geodesic_distances")  // Levels.
public func gridnorth_geodesic_distances(_ ends: UnsafePointer<Double>, _ distances: UnsafeMutablePointer<Double>) {
  Kernels.geodesicDistances(ends, distances, count: 8)
}

@_cdecl("gridnorth_geodesic_ends")  // Levels.
public func gridnorth_geodesic_ends(
  _ sine: Double, _ cosine: Double, _ azimuths: UnsafePointer<Double>, _ distances: UnsafePointer<Double>,
  _ latitudes: UnsafeMutablePointer<Double>, _ longitudeDifferences: UnsafeMutablePointer<Double>
) {
  Kernels.geodesicEnds(
    sine: sine, cosine: cosine, azimuths: azimuths, distances: distances, latitudes: latitudes,
    longitudeDifferences: longitudeDifferences)
}

@_cdecl("gridnorth_zone_positions")  // Levels.
public func gridnorth_zone_positions(
  _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ latitudes: UnsafeMutablePointer<Double>,
  _ longitudes: UnsafeMutablePointer<Double>
) {
  Kernels.zonePositions(x: x, y: y, latitudes: latitudes, longitudes: longitudes)
}

@_cdecl("gridnorth_sines_and_cosines")  // Levels.
public func gridnorth_sines_and_cosines(
  _ degrees: UnsafePointer<Double>, _ sines: UnsafeMutablePointer<Double>, _ cosines: UnsafeMutablePointer<Double>
) {
  Kernels.sinesAndCosines(degrees, sines: sines, cosines: cosines)
}

@_cdecl("gridnorth_sphere_vectors")  // Levels.
public func gridnorth_sphere_vectors(
  _ numbers: UnsafePointer<Double>, _ stride: Int, _ vectors: UnsafeMutablePointer<Double>
) {
  Kernels.sphereVectors(numbers, stride: stride, vectors, count: 8)
}

@_cdecl("gridnorth_edge_boxes")  // Levels.
public func gridnorth_edge_boxes(
  _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>, _ boxes: UnsafeMutablePointer<Double>
) -> UInt8 {
  Kernels.edgeBoxes(latitudes, longitudes, boxes)
}

@_cdecl("gridnorth_boxes_meet")  // Levels.
public func gridnorth_boxes_meet(_ boxes: UnsafePointer<Double>, _ others: UnsafePointer<Double>) -> UInt64 {
  Kernels.boxesMeet(boxes, others)
}

@_cdecl("gridnorth_edges_across")  // Levels.
public func gridnorth_edges_across(
  _ numbers: UnsafePointer<Double>, _ stride: Int, _ count: Int, _ scan: UnsafeMutablePointer<Double>,
  _ edges: UnsafeMutablePointer<UInt64>
) -> Int32 {
  Kernels.edgesAcross(numbers, stride, count, scan, edges) ? 1 : 0
}
