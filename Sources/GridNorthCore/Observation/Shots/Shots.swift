// SPDX-License-Identifier: MIT
import CGridNorth

/// Shots on the plane of a target, meters: where they hit, to the right and up.
public struct Shots {
  private let xs: Column<Double>
  private let ys: Column<Double>
  let count: Int

  /// The largest number of shots: the time for the two that are farthest apart grows with their square at worst.
  private static let largestCount = 100_000

  /// Throws `GN_ERROR_COUNT`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, and `GN_ERROR_MEASURE` for places beyond 1e15 m.
  public init(_ shots: UnsafePointer<gn_plane_point>?, count: Int) throws(gn_status) {
    guard count >= 1, count <= Self.largestCount else { throw GN_ERROR_COUNT }
    // SAFETY: a point is two numbers side by side.
    let numbers = UnsafeRawPointer(shots)?.assumingMemoryBound(to: Double.self)
    xs = try Column(numbers, stride: 16, count: count)
    ys = try Column(numbers.map { $0 + 1 }, stride: 16, count: count)
    self.count = count
    var row = 0
    while row < count {
      _ = try checked(self[row])
      row &+= 1
    }
  }

  @inline(__always)
  subscript(row: Int) -> gn_plane_point { gn_plane_point(x: xs[row], y: ys[row]) }

  /// The squares of the distances of a block of shots from a place; past the last shot the last is repeated.
  @inline(__always)
  func squares(at row: Int, from place: gn_plane_point) -> Block {
    let dx = xs.block(at: row) - place.x
    let dy = ys.block(at: row) - place.y
    return dx * dx + dy * dy
  }

  @inline(__always)
  func square(_ row: Int, from place: gn_plane_point) -> Double { self[row].square(from: place) }
}

extension gn_plane_point {
  /// The square of the distance from another point.
  @inline(__always)
  func square(from other: gn_plane_point) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return dx * dx + dy * dy
  }
}

/// A place on a plane within 1e15 m, so that no square overflows.
func checked(_ place: gn_plane_point) throws(gn_status) -> gn_plane_point {
  guard place.x.isFinite, place.y.isFinite else { throw GN_ERROR_NOT_FINITE }
  guard place.x.absolute <= 1e15, place.y.absolute <= 1e15 else { throw GN_ERROR_MEASURE }
  return place
}
