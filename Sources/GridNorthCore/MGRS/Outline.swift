// SPDX-License-Identifier: MIT
import CGridNorth

extension MGRS {
  /// The cell that a text names as a closed ring, clipped at the border of its grid zone; with its bounding box and a point inside.
  ///
  /// `length` is what is needed, also when `GN_BUFFER_TOO_SMALL` is thrown.
  public static func outline(
    of text: ASCII, tolerance: Double, into out: UnsafeMutablePointer<gn_point>?, capacity: Int, length: inout Int
  ) throws(TextRefusal) -> (bounds: gn_bounds, inside: gn_point) {
    guard tolerance >= 1e-6, tolerance <= 1e6 else { throw TextRefusal(GN_TOLERANCE, at: 0) }
    // Strictly: a cell without any part in its grid zone has no outline.
    let decoded = try decode(text, .strict)
    let parsed = try parse(text)
    var output = Output(out, capacity: capacity)
    let bounds: gn_bounds
    if let square = parsed.square {
      let cell = Cell(square: square, east: parsed.east, north: parsed.north, precision: parsed.precision)
      let outline = CellOutline(cell)
      bounds = outline.bounds
      outline.draw(Chords(metres: tolerance), into: &output)
    } else {
      bounds = self.bounds(of: parsed.frame)
      drawRectangle(bounds, into: &output)
    }
    length = output.count
    guard output.fits else {
      output.invalidate(with: gn_point(latitude: .nan, longitude: .nan))
      throw TextRefusal(GN_BUFFER_TOO_SMALL, at: 0)
    }
    return (bounds, decoded.inside)
  }

  private static func bounds(of frame: Square.Frame) -> gn_bounds {
    switch frame {
    case .utm(let gridZone):
      let (west, east) = gridZone.meridians
      return gn_bounds(south: gridZone.band.south, west: west, north: gridZone.band.north, east: east)
    case .polar(let zone):
      return gn_bounds(
        south: zone.isSouthern ? -90 : 84, west: zone.isEastern ? 0 : -180, north: zone.isSouthern ? -80 : 90,
        east: zone.isEastern ? 180 : 0)
    }
  }

  private static func drawRectangle(_ bounds: gn_bounds, into output: inout Output<gn_point>) {
    output.append(gn_point(latitude: bounds.south, longitude: bounds.west))
    output.append(gn_point(latitude: bounds.south, longitude: bounds.east))
    output.append(gn_point(latitude: bounds.north, longitude: bounds.east))
    output.append(gn_point(latitude: bounds.north, longitude: bounds.west))
    output.append(gn_point(latitude: bounds.south, longitude: bounds.west))
  }
}

/// What of a cell lies in its grid zone, and how that quarter of the grid lies on the earth.
struct CellOutline {
  private let ring: Ring
  /// Where the ring lies: latitude = latitudeSign * its latitude, longitude = origin + longitudeSign * its longitude.
  private let latitudeSign: Double
  private let longitudeSign: Double
  private let origin: Double

  init(_ cell: Cell) {
    let frame = cell.quarterFrame
    let isWestern = frame.isWestern
    switch cell.square.frame {
    case .utm(let gridZone):
      let (west, east) = gridZone.meridians
      let band = gridZone.band
      let whole = Ring(.zone, x: frame.x, y: frame.y)
      let latitude = band.isSouthern ? (low: -band.north, high: -band.south) : (low: band.south, high: band.north)
      let border = isWestern ? gridZone.centralMeridian - west : east - gridZone.centralMeridian
      ring = whole.cut(latitude: latitude, longitude: (low: -1, high: border)) ?? whole
      latitudeSign = band.isSouthern ? -1 : 1
      longitudeSign = isWestern ? -1 : 1
      origin = gridZone.centralMeridian
    case .polar(let zone):
      let whole = Ring(.polar, x: frame.x, y: frame.y)
      ring = whole.cut(latitude: (low: 90 - zone.colatitude, high: 90), longitude: (low: -1, high: 91)) ?? whole
      latitudeSign = zone.isSouthern ? -1 : 1
      // Beyond the pole, seen from the meridian 0, longitudes count back from 180.
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

  /// Appends the closed ring, counter-clockwise on a map with north up.
  func draw(_ chords: Chords, into output: inout Output<gn_point>) {
    // The ring runs counter-clockwise as x and y do. Near a pole latitude falls as y grows: the other way round.
    var isTurned = latitudeSign * longitudeSign < 0
    if case .polar = ring.quarter { isTurned.toggle() }
    var index = 0
    while index < ring.count {
      // Backwards, a side belongs to the corner where it ends.
      let here = isTurned ? ring[ring.count &- index] : ring[index]
      let next = isTurned ? ring[ring.count &- index &- 1] : ring[index &+ 1]
      append(here, to: &output)
      drawBetween(here, next, isTurned ? next.side : here.side, chords, into: &output)
      index &+= 1
    }
    append(ring[0], to: &output)
  }

  private func append(_ corner: Ring.Corner, to output: inout Output<gn_point>) {
    output.append(position(corner.latitude, corner.longitude))
  }

  /// The vertices on a side between its corners; meridians and parallels need none.
  ///
  /// They are sought away from the axis, whichever way the ring runs, so that the cell on the other side has the same ones.
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
    while true {
      step = self.step(isEasting: isEasting, fixed, from: along, limit: end - along, guess: step, chords)
      guard step < end - along else { break }
      along += step
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
