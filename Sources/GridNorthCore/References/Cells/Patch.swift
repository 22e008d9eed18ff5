// SPDX-License-Identifier: MIT
import CGridNorth

/// A rectangle of the grid within one square: everything that further digits can still name.
struct Patch {
  /// Micrometers: the side of a square.
  static let side: UInt64 = 100_000_000_000

  let square: Square
  /// Micrometers from the south-west corner of the square.
  var east = (low: UInt64(0), high: side)
  var north = (low: UInt64(0), high: side)

  init(_ square: Square) {
    self.square = square
  }

  /// Whether a part of it lies in the grid zone or polar cap of its square.
  var touchesZone: Bool {
    switch square.frame {
    case .utm(let gridZone):
      (square.row < 0) == gridZone.band.isSouthern && quarter(gridZone).touchesZone
    case .polar: nearestToPole < capRadius
    }
  }

  /// Whether all of it does; "no" also for some that touch the border.
  var isInside: Bool {
    switch square.frame {
    case .utm(let gridZone):
      (square.row < 0) == gridZone.band.isSouthern && quarter(gridZone).isInsideZone
    case .polar:
      (x.high * x.high + y.high * y.high).root < capRadius
    }
  }

  /// Why a patch that does not touch its zone is refused.
  var refusal: gn_status {
    guard case .utm(let gridZone) = square.frame else { return GN_ERROR_MGRS_OVERHANGS_ZONE }
    return quarter(gridZone).overlap().missesZone ? GN_ERROR_MGRS_OVERHANGS_ZONE : GN_ERROR_MGRS_BAND_OF_NEIGHBOR
  }

  private func quarter(_ gridZone: GridZone) -> Quarter { Quarter(gridZone, column: square.column, x: x, y: y) }

  private var nearestToPole: Double { (x.low * x.low + y.low * y.low).root }

  /// Meters on the grid.
  private var capRadius: Double {
    guard case .polar(let zone) = square.frame else { return 0 }
    return zone.radius
  }

  /// Meters away from the central meridian or the pole.
  private var x: (low: Double, high: Double) {
    guard case .utm = square.frame else { return Self.outward(square.column, east) }
    return Self.outward(square.column &- 5, east)
  }

  private var y: (low: Double, high: Double) { Self.outward(square.row, north) }

  /// An extent along one axis, `squares` 100 km squares and some micrometers from the axis' zero, in meters away from it.
  static func outward(_ squares: Int, _ part: (low: UInt64, high: UInt64)) -> (low: Double, high: Double) {
    let origin = Int64(truncatingIfNeeded: squares) &* Int64(truncatingIfNeeded: side)
    let low = origin &+ Int64(truncatingIfNeeded: part.low)
    let high = origin &+ Int64(truncatingIfNeeded: part.high)
    return squares < 0 ? (Double(0 &- high) / 1e6, Double(0 &- low) / 1e6) : (Double(low) / 1e6, Double(high) / 1e6)
  }
}

extension Quarter {
  /// Whether a part of the rectangle lies in the grid zone. It equals the answer of `overlap()`, but is faster, because
  /// no point is sought.
  ///
  /// The point in question is the one in the band that is nearest to the central meridian. If it must be found along an
  /// edge, each step bounds its longitude from below or above; usually the first steps decide.
  var touchesZone: Bool {
    let nearest = Self.position(x.low, y.low)
    guard nearest.longitude < border else { return false }
    let isBeyond = nearest.latitude >= latitude.high
    if isBeyond {
      guard Self.position(x.high, y.low).latitude < latitude.high else { return false }
    } else {
      if nearest.latitude >= latitude.low { return true }
      guard Self.position(x.low, y.high).latitude > latitude.low else { return false }
    }
    var low = isBeyond ? x.low : y.low
    var high = isBeyond ? x.high : y.high
    var round = 0
    while round < Quarter.mostHalvings {
      let middle = 0.5 * (low + high)
      guard middle > low, middle < high else { break }
      let point =
        isBeyond ? Self.position(middle, y.low) : Self.position(x.low, middle)
      if isBeyond ? point.latitude < latitude.high : point.latitude >= latitude.low {
        if point.longitude < border { return true }
        high = middle
      } else {
        if point.longitude >= border { return false }
        low = middle
      }
      round &+= 1
    }
    let start = isBeyond ? Self.position(high, y.low) : Self.position(x.low, high)
    return start.longitude < border
  }

  var isInsideZone: Bool {
    Self.position(x.high, y.high).longitude < border
      && Self.position(x.high, y.low).latitude >= latitude.low
      && Self.position(x.low, y.high).latitude < latitude.high
  }

  /// Not inlined, because it is long.
  @inline(never)
  private static func position(_ x: Double, _ y: Double) -> (latitude: Double, longitude: Double) {
    TransverseMercator.position(x: x, y: y)
  }
}
