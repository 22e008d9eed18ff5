// SPDX-License-Identifier: MIT
import CGridNorth
import CLanes

/// A vector in an index of points, relative to the middle of all.
struct PointVector {
  var x: Double
  var y: Double
  var z: Double

  /// Rounding of vectors, and of distances, moves no chord by more: 64 nm of the earth.
  static let slack = 1e-14
}

extension PointIndex {
  /// The middle of all vectors. Of damaged words, any bits.
  var middle: PointVector {
    PointVector(
      x: Double(bitPattern: words[IndexWords.headerCount]), y: Double(bitPattern: words[IndexWords.headerCount &+ 1]),
      z: Double(bitPattern: words[IndexWords.headerCount &+ 2]))
  }

  /// Relative to the middle.
  func vector(_ point: gn_point) -> PointVector {
    let vector = SphereVector(point)
    let middle = middle
    return PointVector(x: vector.x - middle.x, y: vector.y - middle.y, z: vector.z - middle.z)
  }
}

/// One of the three axes of the boxes of a group, or of the vectors of a leaf.
struct PointAxis {
  /// The box of the leaf: its low end, and a 65535th of its extent.
  let low: Double
  let unit: Double

  static let units = 65535.0

  @inline(__always)
  init(low: Float, high: Float) {
    self.low = Double(low)
    unit = Double(Float((Double(high) - Double(low)) * (1 / PointAxis.units)))
  }

  /// A coordinate in units, to the nearest, for one that lies in the box.
  @inline(__always)
  func units(_ coordinate: Double) -> UInt16 {
    guard unit > 0 else { return 0 }
    return UInt16(truncatingIfNeeded: ((coordinate - low) / unit).clamped(0, PointAxis.units).nearestWholeNumber)
  }

  /// No coordinate is farther than this from the one that its units tell.
  @inline(__always)
  var error: Double { 0.51 * unit }
}

/// From where distances to boxes and points are bounded.
struct PointTarget {
  private let vector: PointVector
  private let low: (x: Float, y: Float, z: Float)
  private let high: (x: Float, y: Float, z: Float)

  init(_ vector: PointVector) {
    self.vector = vector
    low = (Float(below: vector.x), Float(below: vector.y), Float(below: vector.z))
    high = (Float(above: vector.x), Float(above: vector.y), Float(above: vector.z))
  }

  /// Relative, more than single precision loses in what follows.
  private static let rounding = 1e-6

  /// The square of a chord, to compare with `boxSquares`.
  @inline(__always)
  static func square(_ chord: Double) -> Float { Float(chord * chord * (1 + 2 * rounding)) }

  /// The squares of lower bounds of the chords to the boxes of a group.
  @inline(__always)
  func boxSquares(_ group: UnsafeRawPointer) -> Floats {
    @inline(__always)
    func square(_ axis: Int, _ low: Float, _ high: Float) -> Floats {
      // SAFETY: the group is there; each axis has eight low and eight high ends.
      let from = (group + axis &* 64).loadUnaligned(as: Floats.self)
      let to = (group + axis &* 64).loadUnaligned(fromByteOffset: 32, as: Floats.self)
      let off = (from - Floats(repeating: high)).larger(Floats(repeating: low) - to).larger(Floats(repeating: 0))
      return off * off
    }
    return square(0, low.x, high.x) + square(1, low.y, high.y) + square(2, low.z, high.z)
  }

  /// The chords to the points of a leaf: their squares, and how far each chord may be off.
  @inline(__always)
  func chords(_ box: UnsafeRawPointer, _ vectors: UnsafeRawPointer) -> PointChords {
    // SAFETY: the leaf and its box are there.
    @inline(__always)
    func ends(_ axis: Int) -> PointAxis {
      PointAxis(
        low: box.load(fromByteOffset: axis &* 64, as: Float.self),
        high: box.load(fromByteOffset: axis &* 64 &+ 32, as: Float.self))
    }
    @inline(__always)
    func square(_ axis: Int, _ ends: PointAxis, _ from: Double) -> Floats {
      let units = Floats(vectors.loadUnaligned(fromByteOffset: axis &* 16, as: SIMD8<UInt16>.self))
      let off =
        units * Floats(repeating: Float(ends.unit)) + Floats(repeating: Float(ends.low - from))
      return off * off
    }
    let (x, y, z) = (ends(0), ends(1), ends(2))
    let reach =
      (x.low - vector.x).absolute + (y.low - vector.y).absolute + (z.low - vector.z).absolute
      + PointAxis.units * (x.unit + y.unit + z.unit)
    return PointChords(
      squares: square(0, x, vector.x) + square(1, y, vector.y) + square(2, z, vector.z),
      error: x.error + y.error + z.error + 0.3 * PointTarget.rounding * reach + PointVector.slack)
  }

  /// Bounds of the chords to the eight points of a leaf.
  struct PointChords {
    let squares: Floats
    let error: Double

    /// The points whose chord may be `limit` or less, a bit for each.
    @inline(__always)
    func bits(atMost limit: Double) -> UInt8 { squares.bits(atMost: PointTarget.square(limit + error)) }

    /// What the chord is at least.
    @inline(__always)
    func lowest(_ lane: Int) -> Double {
      Double(squares[lane & 7]).root * (1 - PointTarget.rounding) - error
    }

    /// What the chord is at most.
    @inline(__always)
    func highest(_ lane: Int) -> Double { highest(squares[lane & 7]) }

    /// What the shortest chord to some points is at most.
    @inline(__always)
    func highest(nearestOf points: UInt8) -> Double {
      highest(squares.only(points, otherwise: .infinity).least)
    }

    @inline(__always)
    private func highest(_ square: Float) -> Double { Double(square).root * (1 + PointTarget.rounding) + error }
  }
}

/// How far apart vectors are whose points are some meters apart. On the parametric sphere, an arc of s radians is between
/// b s and a s meters of the ellipsoid: the radius of the parallel is a cos beta, and a step of d beta is between b and a.
enum PointDistance {
  /// No point within a distance is farther than this chord; more than any chord for half of the earth and beyond.
  static func highestChord(_ distance: Double) -> Double {
    let half = distance * (0.5 / (WGS84.polarRadius * Geodesic.radiansPerDegree))
    guard half < 90 else { return 3 }
    return 2 * half.sineAndCosineOfDegrees.sine * (1 + 1e-12) + PointVector.slack
  }

  /// Every point up to this chord is within a distance; negative if none is for sure.
  static func lowestChord(_ distance: Double) -> Double {
    let half = distance * (0.5 / (WGS84.equatorialRadius * Geodesic.radiansPerDegree))
    guard half < 90 else { return 3 }
    return 2 * half.sineAndCosineOfDegrees.sine * (1 - 1e-12) - PointVector.slack
  }

  /// Points that are nearer than one at most at a chord are at most at this one: sin (c s) <= c sin s for c > 1, as long as
  /// c s is at most 90 degrees; and beyond that the product is more than 2 already.
  @inline(__always)
  static func chord(asNearAs chord: Double) -> Double {
    chord * (WGS84.equatorialRadius / WGS84.polarRadius * (1 + 1e-12)) + PointVector.slack
  }
}
