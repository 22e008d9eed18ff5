// SPDX-License-Identifier: MIT
import CGridNorth

/// The great circle through the ends of an edge on the sphere of the parametric latitude.
struct EdgePlane {
  private let from: SphereVector
  private let to: SphereVector
  // Perpendicular to the plane; its length is the sine of the edge.
  private let x: Double
  private let y: Double
  private let z: Double

  init(_ from: gn_point, _ to: gn_point) {
    let u = SphereVector(from)
    let v = SphereVector(to)
    self.from = u
    self.to = v
    x = u.y * v.z - u.z * v.y
    y = u.z * v.x - u.x * v.z
    z = u.x * v.y - u.y * v.x
  }

  /// Whether both ends of one edge are so far on one side of the other that the edges cannot meet.
  ///
  /// A geodesic of s radians bends away from the great circle by less than 0.001 s^2, because it bends by less than
  /// e^2 radians a radian.
  func isClear(of other: EdgePlane) -> Bool {
    let square = x * x + y * y + z * z
    let otherSquare = other.x * other.x + other.y * other.y + other.z * other.z
    guard isShort(square), other.isShort(otherSquare) else { return false }
    let room = 0.0012 * (square + otherSquare) + 1e-12
    return isBeyond(other, room * square.root + EdgePlane.rounding)
      || other.isBeyond(self, room * otherSquare.root + EdgePlane.rounding)
  }

  /// A bound for the products below.
  private static let rounding = 2e-15

  private func isBeyond(_ other: EdgePlane, _ room: Double) -> Bool {
    let first = x * other.from.x + y * other.from.y + z * other.from.z
    let second = x * other.to.x + y * other.to.y + z * other.to.z
    return first > room && second > room || first < -room && second < -room
  }

  /// Less than 30 degrees long.
  private func isShort(_ square: Double) -> Bool {
    square < 0.25 && from.x * to.x + from.y * to.y + from.z * to.z > 0
  }

  /// On which side of the edge, continued, a position lies: 1 to the left, -1 to the right; nil if it may be within the width of
  /// the border.
  func side(of position: SphereVector) -> Double? {
    let square = x * x + y * y + z * z
    guard isShort(square) else { return nil }
    let room = (0.0012 * square + 1e-12) * square.root + EdgePlane.rounding
    let product = x * position.x + y * position.y + z * position.z
    return product > room ? 1 : product < -room ? -1 : nil
  }
}
