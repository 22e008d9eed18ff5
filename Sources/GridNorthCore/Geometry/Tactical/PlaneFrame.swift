// SPDX-License-Identifier: MIT
import CGridNorth

/// A position and its vector on the sphere of the parametric latitude.
struct SpherePoint {
  let point: gn_point
  let vector: SphereVector

  @inline(never)
  init(_ point: gn_point) {
    self.point = point
    vector = SphereVector(point)
  }
}

/// Meters in a plane.
struct PlanePoint {
  var x: Double
  var y: Double

  static func - (a: PlanePoint, b: PlanePoint) -> PlanePoint { PlanePoint(x: a.x - b.x, y: a.y - b.y) }

  var length: Double { (x * x + y * y).root }
}

/// The plane that touches the sphere of the parametric latitude at a point. Great circles are its straight lines (gnomonic
/// projection).
///
/// Positions are differences of vectors, so that next to the point nothing is lost but what vectors are rounded by: a
/// nanometer.
struct PlaneFrame {
  private let origin: SphereVector
  private let first: SphereVector
  private let second: SphereVector

  @inline(never)
  init(_ origin: SphereVector) {
    self.origin = origin
    // An axis that is far from the origin gives the first direction.
    let isPolar = origin.z.absolute > 0.7
    let (x, y, z) =
      isPolar ? (0 as Double, -origin.z, origin.y) : (-origin.y, origin.x, 0 as Double)
    let scale = 1 / (x * x + y * y + z * z).root
    first = SphereVector(x: x * scale, y: y * scale, z: z * scale)
    second = SphereVector(
      x: origin.y * first.z - origin.z * first.y, y: origin.z * first.x - origin.x * first.z,
      z: origin.x * first.y - origin.y * first.x)
  }

  /// Projects a vector. One more than 78 degrees from the origin is projected as if its height were that at 78 degrees.
  @inline(__always)
  func place(_ vector: SphereVector) -> PlanePoint {
    let (x, y, z) = (vector.x - origin.x, vector.y - origin.y, vector.z - origin.z)
    let height = 1 + (x * origin.x + y * origin.y + z * origin.z)
    let scale = GN_MEAN_RADIUS / max(height, 0.2)
    return PlanePoint(
      x: (x * first.x + y * first.y + z * first.z) * scale, y: (x * second.x + y * second.y + z * second.z) * scale)
  }

  @inline(never)
  func point(_ place: PlanePoint) -> gn_point {
    let (u, v) = (place.x / GN_MEAN_RADIUS, place.y / GN_MEAN_RADIUS)
    let x = origin.x + (u * first.x + v * second.x)
    let y = origin.y + (u * first.y + v * second.y)
    let z = origin.z + (u * first.z + v * second.z)
    let latitude = Double.arctangentInDegrees(y: z, x: (1 - WGS84.flattening) * (x * x + y * y).root)
    return gn_point(latitude: latitude, longitude: Double.arctangentInDegrees(y: y, x: x).reducedLongitude)
  }
}

/// A straight way from the origin of a frame.
struct Way {
  let end: PlanePoint
  let length: Double
  /// Meters: patches that are entered before do not count.
  let start: Double

  init(to end: PlanePoint, from start: Double = -1) {
    self.end = end
    self.start = start
    length = end.length
  }

  /// To the right, as a number that grows with the angle: -2 ... 2 for half a turn. A whole turn back is none.
  func turn(to ahead: PlanePoint) -> (turn: Double, sine: Double) {
    let scale = 1 / (length * ahead.length)
    let sine = (end.y * ahead.x - end.x * ahead.y) * scale
    let cosine = (end.x * ahead.x + end.y * ahead.y) * scale
    if cosine < -0.999_999 { return (-2, -1) }
    return (sine >= 0 ? 1 - cosine : cosine - 1, cosine < 0 && sine > 0 ? 1 : sine)
  }

  func distance(to place: PlanePoint) -> Double {
    let share = ((end.x * place.x + end.y * place.y) / (length * length)).clamped(0, 1)
    return (place - self.place(share)).length
  }

  /// Whether a side leads back rather than ahead.
  func isOpposite(_ from: PlanePoint, _ to: PlanePoint) -> Bool {
    end.x * (to.x - from.x) + end.y * (to.y - from.y) < 0
  }

  /// How far to the right of the way a place lies.
  func right(_ place: PlanePoint) -> Double { (end.y * place.x - end.x * place.y) / length }

  func place(_ share: Double) -> PlanePoint { PlanePoint(x: end.x * share, y: end.y * share) }

  /// The place `right` meters to the right of a share of the way.
  func beside(_ share: Double, right: Double) -> PlanePoint {
    let (ahead, aside) = (share, right / length)
    return PlanePoint(x: end.x * ahead + end.y * aside, y: end.y * ahead - end.x * aside)
  }
}

/// The line through a side, whose patch is on its left.
struct SideLine {
  private let from: PlanePoint
  private let x: Double
  private let y: Double
  private let length: Double

  /// nil if the side has no length.
  init?(_ from: PlanePoint, _ to: PlanePoint) {
    let way = to - from
    let length = way.length
    guard length > 1e-9 else { return nil }
    self.from = from
    self.length = length
    x = way.x / length
    y = way.y / length
  }

  /// How far to the left a place lies.
  @inline(__always)
  func depth(_ place: PlanePoint) -> Double {
    let off = place - from
    return x * off.y - y * off.x
  }

  /// The same, and how far ahead of the side or behind it.
  func distance(_ place: PlanePoint) -> Double {
    let off = place - from
    let along = x * off.x + y * off.y
    return (x * off.y - y * off.x) + max(0, max(-along, along - length))
  }
}

extension SphereVector {
  func scalarProduct(_ other: SphereVector) -> Double { x * other.x + y * other.y + z * other.z }

  /// A unit vector toward another vector, at a right angle to this one.
  func direction(to other: SphereVector) -> SphereVector {
    let along = scalarProduct(other)
    let (dx, dy, dz) = (other.x - along * x, other.y - along * y, other.z - along * z)
    let length = (dx * dx + dy * dy + dz * dz).root
    guard length > 0 else { return SphereVector(x: 0, y: 0, z: 1) }
    return SphereVector(x: dx / length, y: dy / length, z: dz / length)
  }
}
