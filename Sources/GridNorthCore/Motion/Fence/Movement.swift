// SPDX-License-Identifier: MIT
import CGridNorth

/// The way from one fix to the next: a geodesic, at a constant speed.
struct Movement: EdgeSequence {
  let from: gn_fix
  let to: gn_fix
  let edge: Edge
  private let line: GeodesicLine<Single>
  /// Fractions of the way that are less than this apart are one: 10 micrometers.
  let resolution: Double
  /// Where whoever follows the way counts.
  let meter: WorkMeter

  /// Between checked fixes.
  init(from: gn_fix, to: gn_fix, _ meter: WorkMeter) {
    self.meter = meter
    self.from = from
    self.to = to
    edge = Edge(from.point, to.point)
    line = edge.line
    let climb = (to.altitude - from.altitude).absolute
    let way = climb > edge.length ? climb : edge.length
    resolution = way > 1e-5 ? 1e-5 / way : 1
  }

  var count: Int { 1 }
  var isClosed: Bool { false }
  subscript(index: Int) -> gn_point { index == 0 ? from.point : to.point }

  var box: EdgeBox {
    var box = EdgeBox(from.point)
    box.add(from.point, to.point)
    return box
  }

  /// Where it is after a fraction of the way, 0 ... 1; at the ends it is the fix exactly.
  func point(at fraction: Double) -> gn_point {
    guard fraction > 0 else { return from.point }
    return fraction < 1 ? edge.place(at: fraction * edge.length, on: line).point : to.point
  }

  /// NaN if it is not known.
  func altitude(at fraction: Double) -> Double {
    guard fraction > 0 else { return from.altitude }
    return fraction < 1 ? from.altitude + fraction * (to.altitude - from.altitude) : to.altitude
  }

  func time(at fraction: Double) -> Double {
    guard fraction > 0 else { return from.time }
    return fraction < 1 ? from.time + fraction * (to.time - from.time) : to.time
  }

  /// The fraction of the way that is done at a time, 0 ... 1.
  func fraction(at time: Double) -> Double {
    guard time > from.time else { return 0 }
    return time < to.time ? (time - from.time) / (to.time - from.time) : 1
  }

  /// The fraction of the way at a point on it.
  func fraction(at point: gn_point) -> Double {
    Geodesic.inverse(from.point, point).distance / edge.length
  }
}

/// A checked fix, its longitude reduced.
func checked(_ fix: UnsafePointer<gn_fix>?) throws(gn_status) -> gn_fix {
  guard let fix else { throw GN_ERROR_NULL }
  return try checked(fix.pointee)
}

func checked(_ fix: gn_fix) throws(gn_status) -> gn_fix {
  var result = fix
  result.point = try checked(result.point)
  guard result.time.isFinite else { throw GN_ERROR_NOT_FINITE }
  guard result.time.absolute <= 1e15 else { throw GN_ERROR_TIME }
  try FenceIndex.check(altitude: result.altitude)
  guard !(result.accuracy < 0) else { throw GN_ERROR_DISTANCE }
  return result
}
