// SPDX-License-Identifier: MIT
import CGridNorth

/// A map between planes that keeps lines straight: x = (a u + b v + c)/d, y = (e u + f v + g)/d, d = h u + i v + j.
/// What it maps is in sight where the depth d is positive.
struct Projective {
  typealias Row = (Double, Double, Double)

  var x: Row
  var y: Row
  var depth: Row

  init(x: Row, y: Row, depth: Row) {
    self.x = x
    self.y = y
    self.depth = depth
  }

  typealias Matrix = (Double, Double, Double, Double, Double, Double, Double, Double, Double)

  /// Row by row, as gn_calibration has them.
  init(_ m: Matrix) {
    self.init(x: (m.0, m.1, m.2), y: (m.3, m.4, m.5), depth: (m.6, m.7, m.8))
  }

  var matrix: Matrix { (x.0, x.1, x.2, y.0, y.1, y.2, depth.0, depth.1, depth.2) }

  @inline(__always)
  func apply<Value: Lanes>(_ u: Value, _ v: Value) -> (x: Value, y: Value, depth: Value) {
    let d = u * depth.0 + v * depth.1 + depth.2
    return ((u * x.0 + v * x.1 + x.2) / d, (u * y.0 + v * y.1 + y.2) / d, d)
  }

  func apply(_ point: gn_plane_point) -> (point: gn_plane_point, depth: Double) {
    let (x, y, depth) = apply(point.x, point.y)
    return (gn_plane_point(x: x, y: y), depth)
  }

  /// Negative if it mirrors.
  var determinant: Double {
    let (a, b, c) = minors(y, depth)
    return x.0 * a + x.1 * b + x.2 * c
  }

  /// The way back, with a positive depth for what was in sight; not finite if there is none that numbers can hold.
  var inverse: Projective {
    let determinant = determinant
    let (a, b, c) = (minors(y, depth), minors(depth, x), minors(x, y))
    return Projective(
      x: scaled((a.0, b.0, c.0), determinant), y: scaled((a.1, b.1, c.1), determinant),
      depth: scaled((a.2, b.2, c.2), determinant))
  }

  /// First `other`, then this one.
  func after(_ other: Projective) -> Projective {
    Projective(x: combined(x, other), y: combined(y, other), depth: combined(depth, other))
  }

  var isFinite: Bool {
    // NaN and infinities stay what they are, times 0.
    let zero = (x.0 + x.1 + x.2) * 0 + (y.0 + y.1 + y.2) * 0 + (depth.0 + depth.1 + depth.2) * 0
    return zero == 0
  }

  private func combined(_ row: Row, _ other: Projective) -> Row {
    (
      row.0 * other.x.0 + row.1 * other.y.0 + row.2 * other.depth.0,
      row.0 * other.x.1 + row.1 * other.y.1 + row.2 * other.depth.1,
      row.0 * other.x.2 + row.1 * other.y.2 + row.2 * other.depth.2
    )
  }

  private func scaled(_ row: Row, _ divisor: Double) -> Row {
    (row.0 / divisor, row.1 / divisor, row.2 / divisor)
  }

  /// The vector product of two rows.
  private func minors(_ p: Row, _ q: Row) -> Row {
    (p.1 * q.2 - p.2 * q.1, p.2 * q.0 - p.0 * q.2, p.0 * q.1 - p.1 * q.0)
  }
}
