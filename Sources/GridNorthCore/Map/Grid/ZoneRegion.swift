// SPDX-License-Identifier: MIT
import CGridNorth

/// An edge of a box: a meridian or a parallel.
struct BoxEdge {
  /// Degrees: a latitude away from the equator, or a longitude from the central meridian.
  let degrees: Double
  /// For a meridian: its longitude as the host counts it.
  let longitude: Double
  /// The angle without its sign.
  let angle: GridCrossing.Angle
  /// Which edge of the view it is; `GN_EDGE_NONE` if it is a border of the zone.
  let viewEdge: Int32

  /// Fills the place of an edge that is not there yet.
  init() {
    (degrees, longitude, angle, viewEdge) = (0, 0, (0, 0), 0)
  }

  init(latitude: Double, viewEdge: Int) {
    self.init(degrees: latitude, longitude: 0, viewEdge: viewEdge)
  }

  init(longitude: Double, centralMeridian: Double, viewEdge: Int) {
    self.init(degrees: longitude - centralMeridian, longitude: longitude, viewEdge: viewEdge)
  }

  private init(degrees: Double, longitude: Double, viewEdge: Int) {
    self.degrees = degrees
    self.longitude = longitude
    self.viewEdge = Int32(truncatingIfNeeded: viewEdge)
    angle = degrees.absolute.sineAndCosineOfDegrees
  }
}

/// The visible part of a zone on one hemisphere, between parallels where the meridians of the zone are the same.
///
/// Latitudes count away from the equator: a southern box is mirrored. x and y of its corners, without signs, decide
/// which lines of the grid cross which edge.
struct ZoneBox {
  let south: BoxEdge
  let north: BoxEdge
  let west: BoxEdge
  let east: BoxEdge
  let southWest: (x: Double, y: Double)
  let southEast: (x: Double, y: Double)
  let northWest: (x: Double, y: Double)
  let northEast: (x: Double, y: Double)
  /// On the central meridian.
  let middle: (south: Double, north: Double)

  /// Fills the place of a box that is not there yet.
  init() {
    (south, north, west, east) = (BoxEdge(), BoxEdge(), BoxEdge(), BoxEdge())
    (southWest, southEast, northWest, northEast) = ((0, 0), (0, 0), (0, 0), (0, 0))
    middle = (0, 0)
  }

  init(south: BoxEdge, north: BoxEdge, west: BoxEdge, east: BoxEdge) {
    self.south = south
    self.north = north
    self.west = west
    self.east = east
    // Two parallels and three meridians, computed together.
    let points = TransverseMercator.forward(
      latitude: (
        sine: Self.alternating(south.angle.sine, north.angle.sine),
        cosine: Self.alternating(south.angle.cosine, north.angle.cosine)
      ),
      longitude: (
        sine: Self.pairs(west.angle.sine, east.angle.sine, 0),
        cosine: Self.pairs(west.angle.cosine, east.angle.cosine, 1)
      ))
    southWest = (points.x[0], points.y[0])
    northWest = (points.x[1], points.y[1])
    southEast = (points.x[2], points.y[2])
    northEast = (points.x[3], points.y[3])
    middle = (south: points.y[4], north: points.y[5])
  }

  private static func alternating(_ a: Double, _ b: Double) -> Eight { Eight(a, b, a, b, a, b, a, b) }
  private static func pairs(_ a: Double, _ b: Double, _ c: Double) -> Eight { Eight(a, a, b, b, c, c, c, c) }

  /// The range of eastings, from the central meridian: next to it the box is widest at its southern edge.
  var x: (low: Double, high: Double) {
    (
      low: west.degrees < 0 ? -southWest.x : northWest.x,
      high: east.degrees > 0 ? southEast.x : -northEast.x
    )
  }

  /// The range of northings, from the equator: parallels rise away from the central meridian.
  var y: (low: Double, high: Double) {
    let low = west.degrees > 0 ? southWest.y : east.degrees < 0 ? southEast.y : middle.south
    return (low: low, high: max(northWest.y, northEast.y))
  }
}

/// The visible part of a zone on one hemisphere: up to four stacked boxes, because of Norway and Svalbard.
struct ZoneRegion {
  let zone: Int
  let isSouthern: Bool
  private(set) var count = 0
  private var boxes = (ZoneBox(), ZoneBox(), ZoneBox(), ZoneBox())

  var centralMeridian: Double { UTM.centralMeridian(zone: Double(zone)) }
  var sign: Double { isSouthern ? -1 : 1 }
  var falseNorthing: Double { isSouthern ? 10_000_000 : 0 }

  @inline(never)
  init(zone: Int, isSouthern: Bool, view: MapView, part: Int) {
    self.zone = zone
    self.isSouthern = isSouthern
    guard let longitudes = view.longitudes(part) else { return }
    let isClosed = view.isClosed(part)
    var strip: (south: Double, north: Double, west: Double, east: Double)?
    var band = 0
    while band < 10, let gridZone = gridZone(band) {
      let (west, east) = gridZone.meridians
      let south = isSouthern ? -gridZone.band.north : gridZone.band.south
      let north = isSouthern ? -gridZone.band.south : gridZone.band.north
      if let below = strip, below.west == west, below.east == east {
        strip = (below.south, north, west, east)
      } else {
        if let below = strip { append(below, view, longitudes, isClosed) }
        strip = (south, north, west, east)
      }
      band &+= 1
    }
    if let strip { append(strip, view, longitudes, isClosed) }
  }

  private func gridZone(_ band: Int) -> GridZone? {
    GridZone(zone: zone, band: Band(number: isSouthern ? -1 &- band : band))
  }

  /// Callers ask for boxes below `count` only.
  subscript(index: Int) -> ZoneBox {
    switch index {
    case 0: boxes.0
    case 1: boxes.1
    case 2: boxes.2
    default: boxes.3
    }
  }

  private mutating func append(
    _ strip: (south: Double, north: Double, west: Double, east: Double), _ view: MapView,
    _ longitudes: (west: Double, east: Double), _ isClosed: Bool
  ) {
    // The view, mirrored like the strip.
    let view = isSouthern ? (south: -view.north, north: -view.south) : (south: view.south, north: view.north)
    let edges = isSouthern ? (south: GN_EDGE_NORTH, north: GN_EDGE_SOUTH) : (south: GN_EDGE_SOUTH, north: GN_EDGE_NORTH)
    guard max(strip.south, view.south) < min(strip.north, view.north),
      max(strip.west, longitudes.west) < min(strip.east, longitudes.east)
    else { return }
    let box = ZoneBox(
      south: view.south > strip.south
        ? BoxEdge(latitude: view.south, viewEdge: Int(edges.south))
        : BoxEdge(latitude: strip.south, viewEdge: Int(GN_EDGE_NONE)),
      north: view.north < strip.north
        ? BoxEdge(latitude: view.north, viewEdge: Int(edges.north))
        : BoxEdge(latitude: strip.north, viewEdge: Int(GN_EDGE_NONE)),
      west: longitudes.west > strip.west
        ? BoxEdge(longitude: longitudes.west, centralMeridian: centralMeridian, viewEdge: Int(GN_EDGE_WEST))
        : BoxEdge(longitude: strip.west, centralMeridian: centralMeridian, viewEdge: Int(GN_EDGE_NONE)),
      east: longitudes.east < strip.east
        ? BoxEdge(
          longitude: longitudes.east, centralMeridian: centralMeridian,
          viewEdge: Int(isClosed ? GN_EDGE_NONE : GN_EDGE_EAST))
        : BoxEdge(longitude: strip.east, centralMeridian: centralMeridian, viewEdge: Int(GN_EDGE_NONE)))
    withUnsafeMutableBytes(of: &boxes) { bytes in
      // SAFETY: four elements; no zone has more strips.
      bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: ZoneBox.self)[count & 3] = box
    }
    count &+= 1
  }

  /// Meters from the central meridian. At most 374 km in ordinary rounding, in 32V.
  private static let farthest = 500_000.0

  /// Meters to a degree of latitude, on the grid. 110.5 to 111.1 km from the equator in ordinary rounding, and parallels rise
  /// by less than 18 km.
  private static let degree = (shortest: 110_000.0, longest: 112_000.0)
  private static let rise = 20_000.0

  /// The range of eastings and northings, from the central meridian and the equator, that the region has lines of.
  @inline(never)
  var extent: (x: (low: Double, high: Double), y: (low: Double, high: Double)) {
    var x = self[0].x
    var y = self[0].y
    var index = 1
    while index < count {
      let box = self[index]
      x = (min(x.low, box.x.low), max(x.high, box.x.high))
      y = (min(y.low, box.y.low), max(y.high, box.y.high))
      index &+= 1
    }
    let end = Self.farthest
    let bottom = Self.degree.shortest * self[0].south.degrees
    let top = Self.degree.longest * self[count &- 1].north.degrees + Self.rise
    return (
      x: (low: x.low.clamped(-end, end), high: x.high.clamped(-end, end)),
      y: (low: y.low.clamped(bottom, top), high: y.high.clamped(bottom, top))
    )
  }

  /// The length of chords, in meters, that are short enough on all lines of the region.
  func longestChord(_ chords: Chords) -> Double {
    let extent = extent
    // The loads are greatest in the corner that is farthest away. A little is kept for their rounding.
    let far = max(extent.x.low.absolute, extent.x.high.absolute)
    let load = max(chords.easting(far, at: extent.y.high), chords.northing(extent.y.high))
    return 0.999 / load.root
  }

  /// Whether lines of a family can meet an edge of the view where their digits stand.
  func hasDigits(_ family: LineFamily) -> Bool {
    var index = 0
    while index < count {
      let box = self[index]
      let edges = family == .eastings ? box.south.viewEdge | box.north.viewEdge : box.west.viewEdge | box.east.viewEdge
      if edges != 0 { return true }
      index &+= 1
    }
    return false
  }

  /// The lines of a spacing that cross the region, by number from the central meridian and from the equator. The equator
  /// itself is a border.
  func multiples(of meters: Double) -> (x: (first: Double, last: Double), y: (first: Double, last: Double)) {
    let extent = extent
    return (
      x: (first: (extent.x.low / meters).ceiled, last: (extent.x.high / meters).floored),
      y: (first: max(1, (extent.y.low / meters).ceiled), last: (extent.y.high / meters).floored)
    )
  }
}
