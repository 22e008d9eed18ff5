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
    // The product with the difference: for a short edge, all its digits count.
    let d = (x: v.x - u.x, y: v.y - u.y, z: v.z - u.z)
    x = u.y * d.z - u.z * d.y
    y = u.z * d.x - u.x * d.z
    z = u.x * d.y - u.y * d.x
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
    return isBeyond(other, room, length: square.root) || other.isBeyond(self, room, length: otherSquare.root)
  }

  private func isBeyond(_ other: EdgePlane, _ room: Double, length: Double) -> Bool {
    guard let first = side(of: other.from, room, length), let second = side(of: other.to, room, length) else {
      return false
    }
    return first == second
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
    return side(of: position, 0.0012 * square + 1e-12, square.root)
  }

  /// The same with another room, in radians, and the sine of the edge at hand.
  private func side(of position: SphereVector, _ room: Double, _ length: Double) -> Double? {
    let q = (x: position.x - from.x, y: position.y - from.y, z: position.z - from.z)
    let product = x * q.x + y * q.y + z * q.z
    let limit = room * length + EdgePlane.rounding * (length + q.x.absolute + q.y.absolute + q.z.absolute)
    return product > limit ? 1 : product < -limit ? -1 : nil
  }

  /// A bound for what rounding does to the product, for each radian of the edge and of the way to the position: vectors are
  /// within 5e-16 of the points that they stand for, and the differences of near ones are exact.
  private static let rounding = 2e-15
}
