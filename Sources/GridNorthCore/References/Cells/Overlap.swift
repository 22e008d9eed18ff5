// SPDX-License-Identifier: MIT
import CGridNorth

/// The position of a cell relative to the grid zone (or polar cap) that its reference names.
struct Overlap {
  /// No part of the cell has a latitude of the band.
  var missesBand = false
  /// No part of the cell that has a latitude of the band lies between the meridians of the zone.
  var missesZone = false
  /// The border runs through the cell.
  var isCut = false
  /// A point of the cell inside the grid zone, where there is one, in meters on the grid of `Quarter`: a corner of the part
  /// that is inside, or within a polar cap.
  var somewhere: (x: Double, y: Double)?
}

/// A cell and a grid zone, mirrored so that x and y count away from the central meridian and the equator.
///
/// No cell crosses the central meridian or the equator, because both are lines of the 100 km grid. In such a quarter,
/// latitude grows with y and falls with x, and longitude grows with both. So every answer is at a corner, or where an
/// edge of the cell meets an edge of the grid zone, which a bisection along an edge finds.
struct Quarter {
  let x: (low: Double, high: Double)
  let y: (low: Double, high: Double)
  /// The band, degrees from the equator, and the border of the zone, degrees from the central meridian.
  let latitude: (low: Double, high: Double)
  let border: Double

  /// The rectangle between x and y, meters away from the axes, on the side of a column.
  init(_ gridZone: GridZone, column: Int, x: (low: Double, high: Double), y: (low: Double, high: Double)) {
    let (west, east) = gridZone.meridians
    let band = gridZone.band
    self.x = x
    self.y = y
    latitude = band.isSouthern ? (-band.north, -band.south) : (band.south, band.north)
    border = column < 5 ? gridZone.centralMeridian - west : east - gridZone.centralMeridian
  }

  func overlap() -> Overlap {
    var overlap = Overlap()
    let nearest = position(x.low, y.low)
    let poleward = position(x.low, y.high)
    let equatorward = position(x.high, y.low)
    let farthest = position(x.high, y.high)
    overlap.isCut =
      equatorward.latitude < latitude.low || poleward.latitude > latitude.high || farthest.longitude > border
    if poleward.latitude <= latitude.low || equatorward.latitude >= latitude.high {
      overlap.missesBand = true
      overlap.missesZone = nearest.longitude >= border
      return overlap
    }
    // Among all points of the cell within the band, the one nearest to the central meridian has the smallest longitude.
    let start: (x: Double, y: Double)
    if nearest.latitude >= latitude.high {
      start = (bisect(x.low, x.high) { position($0, y.low).latitude < latitude.high }, y.low)
    } else if nearest.latitude >= latitude.low {
      start = (x.low, y.low)
    } else {
      start = (x.low, bisect(y.low, y.high) { position(x.low, $0).latitude >= latitude.low })
    }
    guard isInside(start.x, start.y) else {
      overlap.missesZone = true
      return overlap
    }
    overlap.somewhere = start
    return overlap
  }

  /// A point well inside the part of the cell around `start`, which is a corner of that part: to the middle along y,
  /// then along x, and once more, because the first middles may lie at a thin end.
  func inside(from start: (x: Double, y: Double)) -> (x: Double, y: Double) {
    centered(centered(start))
  }

  private func centered(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
    let lower = reach(from: point.y, to: y.low) { isInside(point.x, $0) }
    let upper = reach(from: point.y, to: y.high) { isInside(point.x, $0) }
    let middle = 0.5 * (lower + upper)
    let inner = reach(from: point.x, to: x.low) { isInside($0, middle) }
    let outer = reach(from: point.x, to: x.high) { isInside($0, middle) }
    return (x: 0.5 * (inner + outer), y: middle)
  }

  /// How far a condition holds on the way from a place where it holds to `end`: to the end, or to a place before the
  /// border of the condition, with an error of less than an eighth of the way.
  private func reach(from start: Double, to end: Double, _ holds: (Double) -> Bool) -> Double {
    if holds(end) { return end }
    var near = start
    var far = end
    var round = 0
    while round < Quarter.mostHalvings {
      let middle = 0.5 * (near + far)
      guard middle != near, middle != far, 8 * (far - near).absolute > (near - start).absolute else { break }
      if holds(middle) { near = middle } else { far = middle }
      round &+= 1
    }
    return near
  }

  /// Searches less than 2^24 m, until there is no number between the ends. At most 1099 in any rounding: if one end is 0, the
  /// other falls to 2^-1074.
  static let mostHalvings = 1100

  private func isInside(_ x: Double, _ y: Double) -> Bool {
    let position = position(x, y)
    return position.latitude >= latitude.low && position.latitude < latitude.high && position.longitude < border
  }

  private func position(_ x: Double, _ y: Double) -> (latitude: Double, longitude: Double) {
    TransverseMercator.position(x: x, y: y)
  }

  /// The first place in `low` ... `high` where a monotonic condition holds; it holds at `high`.
  private func bisect(_ low: Double, _ high: Double, _ holds: (Double) -> Bool) -> Double {
    var low = low
    var high = high
    var round = 0
    while round < Quarter.mostHalvings {
      let middle = 0.5 * (low + high)
      guard middle > low, middle < high else { break }
      if holds(middle) { high = middle } else { low = middle }
      round &+= 1
    }
    return high
  }
}

/// A cell of the polar grid, x and y away from the pole.
struct PolarQuarter {
  let x: (low: Double, high: Double)
  let y: (low: Double, high: Double)
  /// The radius of the cap on the grid, in meters.
  let radius: Double

  func overlap() -> Overlap {
    var overlap = Overlap()
    overlap.isCut = x.high * x.high + y.high * y.high > radius * radius
    // The cap ends between the corner nearest to the pole and the opposite one.
    let nearest = (x.low * x.low + y.low * y.low).root
    guard nearest < radius else {
      overlap.missesZone = true
      return overlap
    }
    let farthest = (x.high * x.high + y.high * y.high).root
    let share = farthest <= radius ? 0.5 : 0.5 * (radius - nearest) / (farthest - nearest)
    overlap.somewhere = (x: x.low + share * (x.high - x.low), y: y.low + share * (y.high - y.low))
    return overlap
  }
}
