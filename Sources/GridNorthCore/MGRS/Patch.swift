// SPDX-License-Identifier: MIT
import CGridNorth

/// A rectangle of the grid within one square: all that digits can still come to name while they are typed.
struct Patch {
  /// Micrometres: the side of a square.
  static let side: UInt64 = 100_000_000_000

  let square: Square
  /// Micrometres from the south-west corner of the square.
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

  /// Whether all of it does; "no" for some that touch the border.
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
    guard case .utm(let gridZone) = square.frame else { return GN_MGRS_OVERHANGS_ZONE }
    return quarter(gridZone).overlap().missesZone ? GN_MGRS_OVERHANGS_ZONE : GN_MGRS_BAND_OF_NEIGHBOUR
  }

  private func quarter(_ gridZone: GridZone) -> Quarter { Quarter(gridZone, column: square.column, x: x, y: y) }

  private var nearestToPole: Double { (x.low * x.low + y.low * y.low).root }

  /// Metres on the grid.
  private var capRadius: Double {
    guard case .polar(let zone) = square.frame else { return 0 }
    return zone.radius
  }

  /// Metres away from the central meridian or the pole.
  private var x: (low: Double, high: Double) {
    guard case .utm = square.frame else { return Self.outwards(square.column, east) }
    return Self.outwards(square.column &- 5, east)
  }

  private var y: (low: Double, high: Double) { Self.outwards(square.row, north) }

  /// An extent along one axis, `squares` 100 km squares and some micrometres from the axis' zero, in metres away from it.
  static func outwards(_ squares: Int, _ part: (low: UInt64, high: UInt64)) -> (low: Double, high: Double) {
    let origin = Int64(truncatingIfNeeded: squares) &* Int64(truncatingIfNeeded: side)
    let low = origin &+ Int64(truncatingIfNeeded: part.low)
    let high = origin &+ Int64(truncatingIfNeeded: part.high)
    return squares < 0 ? (Double(0 &- high) / 1e6, Double(0 &- low) / 1e6) : (Double(low) / 1e6, Double(high) / 1e6)
  }
}

extension Quarter {
  /// Whether a part of the rectangle lies in the grid zone: what `overlap()` answers, sooner, because it does not look for
  /// a point there.
  ///
  /// The point in question is the one in the band that is nearest to the central meridian. Where it has to be sought
  /// along an edge, each step tells that its longitude is smaller, or larger, than here: mostly the first steps decide.
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
    while true {
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
    }
    let start = isBeyond ? Self.position(high, y.low) : Self.position(x.low, high)
    return start.longitude < border
  }

  var isInsideZone: Bool {
    Self.position(x.high, y.high).longitude < border
      && Self.position(x.high, y.low).latitude >= latitude.low
      && Self.position(x.low, y.high).latitude < latitude.high
  }

  /// Not inlined, for it is long.
  @inline(never)
  private static func position(_ x: Double, _ y: Double) -> (latitude: Double, longitude: Double) {
    TransverseMercator.position(x: x, y: y)
  }
}
