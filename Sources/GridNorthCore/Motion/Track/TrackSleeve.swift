// SPDX-License-Identifier: MIT

/// Where the next vertex may be, so that all fixes since the last one lie within the tolerance of the edge between the two.
///
/// Sleeve fitting (Zhao and Saalfeld 1997, "Linear-time sleeve-fitting polyline simplification algorithms"), for distances to edges
/// rather than to lines. In the plane of lengths and directions from the last vertex, the edge must meet a disc around each
/// fix: its direction is one of a wedge, and it ends in the disc or behind it. Discs around the vertex itself do not matter. The wedge
/// is exact. Of how far the edge must go, only the fixes in front matter: those less than a tolerance nearer than the farthest. They
/// are held as two parts of rings around the vertex, so the edge may have to go a little farther than it must.
///
/// Geodesics from the vertex are straight in this plane and have their lengths. On the ellipsoid, whose curvature is positive, all
/// other distances are shorter (Rauch's theorem), so what holds in the plane holds on the earth.
struct TrackSleeve {
  /// A unit vector: the direction of the first fix that is no longer near.
  private var axisEast: Double
  private var axisNorth: Double
  /// The wedge: tangents of angles from the axis, clockwise negative, counterclockwise positive.
  private var right: Double
  private var left: Double
  private var front: Front
  private var earlier: Front

  /// Fixes in front, as a part of a ring. Without fixes, all is 0.
  private struct Front {
    /// The distance of the farthest, meters.
    var distance: Double
    /// Tangents from the axis, the least and the greatest.
    var right: Double
    var left: Double

    static var none: Front { Front(distance: 0, right: 0, left: 0) }

    /// Whether an edge to a place in the wedge meets the disc around every place of the part.
    ///
    /// The farthest corners are the hardest: the disc around a place that is seen d away at the angle t begins d cos t -
    /// sqrt(tolerance^2 - d^2 sin^2 t) away, and that grows with d and t.
    @inline(__always)
    func allows(along: Double, across: Double, length: Double, tolerance: Double) -> Bool {
      guard length < distance else { return true }
      guard along + right * across > 0, along + left * across > 0 else { return false }
      let rightmost = (across - right * along).absolute / (1 + right * right).root
      let leftmost = (across - left * along).absolute / (1 + left * left).root
      let off = (rightmost > leftmost ? rightmost : leftmost) * distance / length
      guard off <= tolerance else { return false }
      return (distance * distance - off * off).root - (tolerance * tolerance - off * off).root <= length
    }
  }

  /// Nothing but the vertex.
  static var open: TrackSleeve { TrackSleeve(right: 0, left: 0) }

  /// Nothing may follow.
  static var shut: TrackSleeve { TrackSleeve(right: 1, left: 0) }

  /// Without fixes: anything may follow unless the right is left of the left.
  private init(right: Double, left: Double) {
    axisEast = 0
    axisNorth = 0
    self.right = right
    self.left = left
    front = .none
    earlier = .none
  }

  /// Whether the next vertex may be there.
  @inline(__always)
  func allows(_ way: TrackWay, tolerance: Double) -> Bool {
    guard front.distance > 0 else { return right <= left }
    let along = axisEast * way.east + axisNorth * way.north
    let across = axisEast * way.north - axisNorth * way.east
    guard along > 0, across >= right * along, across <= left * along else { return false }
    return front.allows(along: along, across: across, length: way.length, tolerance: tolerance)
      && earlier.allows(along: along, across: across, length: way.length, tolerance: tolerance)
  }

  /// Adds a fix that is allowed.
  @inline(__always)
  mutating func add(_ way: TrackWay, tolerance: Double) {
    guard way.length > tolerance else { return }
    // From the vertex to where a tangent touches the disc.
    let reach = (way.length * way.length - tolerance * tolerance).root
    guard front.distance > 0 else {
      axisEast = way.east / way.length
      axisNorth = way.north / way.length
      left = tolerance / reach
      right = -left
      front = Front(distance: way.length, right: 0, left: 0)
      return
    }
    let along = axisEast * way.east + axisNorth * way.north
    let across = axisEast * way.north - axisNorth * way.east
    // A tangent at a right angle to the axis or beyond it is outside of the wedge.
    let toLeft = along * reach - across * tolerance
    if toLeft > 0 { left = min(left, (across * reach + along * tolerance) / toLeft) }
    let toRight = along * reach + across * tolerance
    if toRight > 0 { right = max(right, (across * reach - along * tolerance) / toRight) }

    let slope = across / along
    if way.length > front.distance, earlier.distance <= way.length - tolerance {
      // A place nearer by the tolerance is no longer in front.
      earlier = front
      front = Front(distance: way.length, right: slope, left: slope)
    } else {
      front.distance = max(front.distance, way.length)
      front.right = min(front.right, slope)
      front.left = max(front.left, slope)
    }
  }
}
