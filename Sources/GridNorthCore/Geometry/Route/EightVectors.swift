// SPDX-License-Identifier: MIT
import CGridNorth
#if PAIRS
import CLevels
#endif

/// The vectors of eight points (SphereVector).
struct EightVectors {
  private(set) var x = Eight(repeating: 0)
  private(set) var y = Eight(repeating: 0)
  private(set) var z = Eight(repeating: 0)

  /// Computes the vectors of every `step`th point from an index on. Past the end it repeats that of the last point.
  @inline(__always)
  init(_ points: Points, from first: Int, step: Int = 1, end: Int) {
    if first &+ 7 &* step < end {
      let place = points.place(first)
      load(place.numbers, stride: step &* place.stride, count: 8)
    } else {
      loadLast(points, from: first, step: step, end: end)
    }
  }

  @inline(never)
  private mutating func loadLast(_ points: Points, from first: Int, step: Int, end: Int) {
    let none = gn_point(latitude: 0, longitude: 0)
    var eight = (none, none, none, none, none, none, none, none)
    withUnsafeMutableBytes(of: &eight) { bytes in
      // SAFETY: eight points of two numbers.
      let copies = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: gn_point.self)
      var lane = 0
      while lane < 8 {
        copies[lane] = points[min(first &+ lane &* step, end &- 1)]
        lane &+= 1
      }
      let numbers = UnsafeRawPointer(copies).assumingMemoryBound(to: Double.self)
      load(numbers, stride: 2, count: 1 &+ (end &- 1 &- first) / step)
    }
  }

  private mutating func load(_ numbers: UnsafePointer<Double>, stride: Int, count: Int) {
    withUnsafeMutableBytes(of: &self) { vectors in
      // SAFETY: three times eight numbers.
      let vectors = vectors.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self)
      #if PAIRS
      // Below that, pairs are as fast at any level.
      if count > 3 { return gridnorth_sphere_vectors(numbers, stride, vectors) }
      #endif
      Kernels.sphereVectors(numbers, stride: stride, vectors, count: count)
    }
  }

  @inline(__always)
  func vector(_ lane: Int) -> SphereVector { SphereVector(x: x.lane(lane), y: y.lane(lane), z: z.lane(lane)) }

  /// The squares of the chords to another vector.
  @inline(__always)
  func squaredChords(to other: SphereVector) -> Eight {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return dx * dx + dy * dy + dz * dz
  }

  /// Lower bounds of the distances in meters from a position to the eight edges that begin here; after the eighth vector comes
  /// `end`. By the triangle inequality, no point of an edge is nearer.
  @inline(__always)
  func leastDistances(of target: SphereVector, end: SphereVector) -> Eight {
    let toStarts = squaredChords(to: target).root
    let toEnds = toStarts.followed(by: target.chord(to: end))
    let (dx, dy, dz) = (x - x.followed(by: end.x), y - y.followed(by: end.y), z - z.followed(by: end.z))
    let way = SphereVector.longestWay(squaredChord: dx * dx + dy * dy + dz * dz)
    return SphereVector.leastDistance(chord: 0.5 * (toStarts + toEnds - way))
  }

  mutating func set(_ lane: Int, _ vector: SphereVector) {
    x.set(lane, vector.x)
    y.set(lane, vector.y)
    z.set(lane, vector.z)
  }
}

extension Kernels {
  /// `numbers` are eight latitudes `stride` numbers apart, each with its longitude behind it; `vectors` are eight x, eight y and
  /// eight z.
  @inline(never)
  public static func sphereVectors(
    _ numbers: UnsafePointer<Double>, stride: Int, _ vectors: UnsafeMutablePointer<Double>, count: Int
  ) {
    var index = 0
    while index < count {
      // SAFETY: the lanes of a block are among the eight.
      let place = numbers + index &* stride
      let latitude = gather { place[$0 &* stride] }
      let longitude = gather { place[$0 &* stride &+ 1] }
      let isDirect = Block.isAll(longitude.absolute .<= Angle.largestDirect)
      let vector = SphereVector.components(
        latitude: latitude,
        longitude: isDirect ? longitude.reducedLongitude : gather { Angle.reduce(longitude: longitude.lane($0)) })
      let out = UnsafeMutableRawPointer(vectors + index)
      out.storeBytes(of: vector.x, as: Block.self)
      out.storeBytes(of: vector.y, toByteOffset: 64, as: Block.self)
      out.storeBytes(of: vector.z, toByteOffset: 128, as: Block.self)
      index &+= Block.width
    }
  }
}
