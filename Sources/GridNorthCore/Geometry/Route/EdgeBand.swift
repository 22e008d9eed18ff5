// SPDX-License-Identifier: MIT
import CGridNorth

/// How far points lie from an edge, without geodesics: for many points of one edge.
///
/// On the unit sphere of the parametric latitude, an arc of s radians is at least b s and at most a s meters of the ellipsoid
/// (SphereVector), and a geodesic of L radians bends away from the great circle by less than 0.001 L^2 (EdgePlane).
struct EdgeBand {
  private let from: Vector
  private let to: Vector
  /// Perpendicular to the great circle; and along it at both ends. Of length 1.
  private let normal: Vector
  private let start: Vector
  private let end: Vector
  /// How far the edge may be from the great circle, with what rounding adds.
  private let room: Double

  private struct Vector {
    let x, y, z: Double

    init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    init(_ point: gn_point) {
      let vector = SphereVector(point)
      self.init(vector.x, vector.y, vector.z)
    }

    func cross(_ other: Vector) -> Vector {
      Vector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y, a.z - b.z) }
    static func * (a: Vector, factor: Double) -> Vector { Vector(a.x * factor, a.y * factor, a.z * factor) }
    var square: Double { x * x + y * y + z * z }
  }

  /// Nil for edges shorter than a millimeter or longer than 1,900 kilometers.
  init?(_ from: gn_point, _ to: gn_point) {
    self.from = Vector(from)
    self.to = Vector(to)
    // From a difference, a short edge has a normal as exact as a long one.
    let way = self.to - self.from
    let product = self.from.cross(way)
    guard way.square > 1e-19, way.square < 0.09 else { return nil }
    normal = product * (1 / product.square.root)
    start = normal.cross(self.from)
    end = normal.cross(self.to)
    room = 0.0012 * way.square + 1e-13
  }

  /// Bounds of the distances of points in meters.
  @inline(__always)
  func distances(_ points: (latitude: Block, longitude: Block)) -> (least: Block, most: Block) {
    let (x, y, z) = SphereVector.components(latitude: points.latitude, longitude: points.longitude)
    let (ux, uy, uz) = (x - from.x, y - from.y, z - from.z)
    let (vx, vy, vz) = (x - to.x, y - to.y, z - to.z)
    // Beside the edge, the foot on the great circle is nearest, elsewhere an end.
    let isBeside = Block.and(
      (ux * start.x + uy * start.y + uz * start.z) .>= 0, (vx * end.x + vy * end.y + vz * end.z) .<= 0)
    let square = ux * ux + uy * uy + uz * uz
    let otherSquare = vx * vx + vy * vy + vz * vz
    let chord = Block.select(square .< otherSquare, square, otherSquare).root
    let sine = (ux * normal.x + uy * normal.y + uz * normal.z).absolute
    // 2 arcsin(c/2) < c + 0.1428 c^3, arcsin s < s + 0.58 s^3.
    let arc = Block.select(isBeside, sine, chord)
    let most = arc + Block.select(isBeside, Block(repeating: 0.58), Block(repeating: 0.1428)) * (arc * arc * arc)
    // Distances that are computed by geodesics are as good as 15 nm.
    return (
      (WGS84.polarRadius * (1 - 1e-12)) * (arc - room) - 1e-7,
      (WGS84.equatorialRadius * (1 + 1e-12)) * (most + room) + 1e-7
    )
  }
}
