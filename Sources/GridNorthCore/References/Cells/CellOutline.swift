// SPDX-License-Identifier: MIT
import CGridNorth

/// The part of a cell in its grid zone, and the place of that quarter of the grid on the earth.
struct CellOutline {
  private let ring: Ring
  /// Where the ring lies: latitude = latitudeSign * its latitude, longitude = origin + longitudeSign * its longitude.
  private let latitudeSign: Double
  private let longitudeSign: Double
  private let origin: Double
  /// Whether nothing was left; then the ring is that of the whole cell.
  let isCutAway: Bool

  init(_ cell: Cell) { self.init(cell, within: nil) }

  /// The part between parallels and meridians near the middle of a zone's cell; these do not cut cells near a pole.
  init(_ cell: Cell, within window: gn_bounds?) {
    let frame = cell.quarterFrame
    let isWestern = frame.isWestern
    switch cell.square.frame {
    case .utm(let gridZone):
      let (west, east) = gridZone.meridians
      let band = gridZone.band
      let whole = Ring(.zone, x: frame.x, y: frame.y)
      var latitude = band.isSouthern ? (low: -band.north, high: -band.south) : (low: band.south, high: band.north)
      let border = isWestern ? gridZone.centralMeridian - west : east - gridZone.centralMeridian
      var longitude = (low: -1.0, high: border)
      if let window {
        let side = window.west.longitudeDifference(from: gridZone.centralMeridian)
        let end = side + (window.east - window.west)
        latitude = (
          max(latitude.low, band.isSouthern ? -window.north : window.south),
          min(latitude.high, band.isSouthern ? -window.south : window.north)
        )
        longitude = (max(-1, isWestern ? -end : side), min(border, isWestern ? -side : end))
      }
      let isThere = latitude.low < latitude.high && longitude.low < longitude.high
      let cut = isThere ? whole.cut(latitude: latitude, longitude: longitude) : nil
      ring = cut ?? whole
      isCutAway = cut == nil
      latitudeSign = band.isSouthern ? -1 : 1
      longitudeSign = isWestern ? -1 : 1
      origin = gridZone.centralMeridian
    case .polar(let zone):
      let whole = Ring(.polar, x: frame.x, y: frame.y)
      let cut = whole.cut(latitude: (low: 90 - zone.colatitude, high: 90), longitude: (low: -1, high: 91))
      ring = cut ?? whole
      isCutAway = cut == nil
      latitudeSign = zone.isSouthern ? -1 : 1
      // Beyond the pole, as seen from the meridian 0, longitudes count back from 180.
      let isBeyond = zone.isSouthern == frame.isSouthern
      longitudeSign = isWestern == isBeyond ? 1 : -1
      origin = isBeyond ? (isWestern ? -180 : 180) : 0
    }
  }

  var bounds: gn_bounds {
    let extent = ring.extent
    let a = position(extent.latitude.low, extent.longitude.low)
    let b = position(extent.latitude.high, extent.longitude.high)
    return gn_bounds(
      south: min(a.latitude, b.latitude), west: min(a.longitude, b.longitude), north: max(a.latitude, b.latitude),
      east: max(a.longitude, b.longitude))
  }

  private func position(_ latitude: Double, _ longitude: Double) -> gn_point {
    gn_point(latitude: latitudeSign > 0 ? latitude : 0 - latitude, longitude: origin + longitudeSign * longitude)
  }

  /// Appends the closed ring, counterclockwise on a map with north up.
  func draw(_ chords: Chords, into output: inout Output<gn_point>) {
    // The ring runs counterclockwise as x and y do. Near a pole latitude falls as y grows: the other way around.
    var isTurned = latitudeSign * longitudeSign < 0
    if case .polar = ring.quarter { isTurned.toggle() }
    var index = 0
    while index < ring.count {
      // In reverse, a side belongs to the corner where it ends.
      let here = isTurned ? ring[ring.count &- index] : ring[index]
      let next = isTurned ? ring[ring.count &- index &- 1] : ring[index &+ 1]
      append(here, to: &output)
      drawBetween(here, next, isTurned ? next.side : here.side, chords, into: &output)
      index &+= 1
    }
    append(ring[0], to: &output)
  }

  /// Walks along the outline in equal steps of each side.
  func walk(steps: Int, _ body: (gn_point) -> Void) {
    var index = 0
    while index < ring.count {
      let (here, next) = (ring[index], ring[index &+ 1])
      body(position(here.latitude, here.longitude))
      var step = 1
      while step < steps {
        let part = Double(step) / Double(steps)
        switch here.side {
        case .easting, .northing:
          let point = ring.quarter.position(x: here.x + part * (next.x - here.x), y: here.y + part * (next.y - here.y))
          body(position(point.latitude, point.longitude))
        case .parallel, .meridian:
          body(
            position(
              here.latitude + part * (next.latitude - here.latitude),
              here.longitude + part * (next.longitude - here.longitude)))
        }
        step &+= 1
      }
      index &+= 1
    }
  }

  private func append(_ corner: Ring.Corner, to output: inout Output<gn_point>) {
    output.append(position(corner.latitude, corner.longitude))
  }

  /// The vertices on a side between its corners; meridians and parallels need none.
  ///
  /// They are computed away from the axis, whichever way the ring runs, so that the cell on the other side has the same
  /// vertices.
  private func drawBetween(
    _ here: Ring.Corner, _ next: Ring.Corner, _ side: Ring.Side, _ chords: Chords, into output: inout Output<gn_point>
  ) {
    let isEasting = side == .easting
    guard isEasting || side == .northing else { return }
    let fixed = isEasting ? here.x : here.y
    let from = isEasting ? here.y : here.x
    let to = isEasting ? next.y : next.x
    let end = max(from, to)
    let first = output.count
    var along = min(from, to)
    var step = 0.0
    // At most 110 by the root of the tolerance in ordinary rounding, on a side next to a pole.
    var left = chords.most(512)
    while left > 0 {
      step = self.step(isEasting: isEasting, fixed, from: along, limit: end - along, guess: step, chords)
      guard step < end - along, along + step > along else { break }
      along += step
      left &-= 1
      let point = ring.quarter.position(x: isEasting ? fixed : along, y: isEasting ? along : fixed)
      output.append(position(point.latitude, point.longitude))
    }
    if to < from { output.reverse(from: first) }
  }

  private func step(
    isEasting: Bool, _ fixed: Double, from start: Double, limit: Double, guess: Double, _ chords: Chords
  ) -> Double {
    switch ring.quarter {
    case .zone:
      ZonePath(
        family: isEasting ? .eastings : .northings, fixed: fixed, centralMeridian: 0, chords: chords
      ).step(from: start, limit: limit, guess: guess)
    case .polar:
      PolarPath(
        family: isEasting ? .eastings : .northings, fixed: fixed, isSouthern: false, chords: chords
      ).step(from: start, limit: limit, guess: guess)
    }
  }
}
