// SPDX-License-Identifier: MIT
import CGridNorth

/// The visible part of a polar cap: a sector of a ring around the pole. Latitudes count away from the equator: the
/// southern cap is mirrored, with x to the right and y away from the pole along the meridian 0.
struct PolarRegion {
  let isSouthern: Bool
  let south: BoxEdge
  let north: BoxEdge
  let west: BoxEdge
  let east: BoxEdge
  /// Meters from the pole: of the southern and of the northern edge.
  let radius: (outer: Double, inner: Double)

  @inline(never)
  init?(isSouthern: Bool, view: MapView, part: Int) {
    guard let longitudes = view.longitudes(part), longitudes.west < longitudes.east else { return nil }
    let low = isSouthern ? -view.north : view.south
    let high = isSouthern ? -view.south : view.north
    let cap = isSouthern ? 80.0 : 84.0
    guard high > cap, low < high else { return nil }
    self.isSouthern = isSouthern
    south = BoxEdge(
      latitude: max(cap, low), viewEdge: Int((low <= cap ? GN_EDGE_NONE : isSouthern ? GN_EDGE_NORTH : GN_EDGE_SOUTH)))
    north = BoxEdge(
      latitude: high, viewEdge: Int((high == 90 ? GN_EDGE_NONE : isSouthern ? GN_EDGE_SOUTH : GN_EDGE_NORTH)))
    // At the antimeridian a line is cut, but this is not an edge of the view.
    west = BoxEdge(
      longitude: longitudes.west, centralMeridian: 0,
      viewEdge: Int(longitudes.west == -180 ? GN_EDGE_NONE : GN_EDGE_WEST))
    east = BoxEdge(
      longitude: longitudes.east, centralMeridian: 0,
      viewEdge: Int(longitudes.east == 180 || view.isClosed(part) ? GN_EDGE_NONE : GN_EDGE_EAST))
    radius = (outer: Self.radius(south), inner: Self.radius(north))
  }

  /// Meters from the pole to a parallel.
  private static func radius(_ edge: BoxEdge) -> Double {
    PolarStereographic.forward(latitude: edge.angle, longitude: (sine: 0.0, cosine: 1.0)).y
  }

  /// Meters from the pole along each axis. At most 1,117 km in ordinary rounding: the edge of the southern cap.
  static let farthest = 1_200_000.0

  /// Whether an edge of the view can be seen in it.
  var hasEdges: Bool { south.viewEdge | north.viewEdge | west.viewEdge | east.viewEdge != 0 }

  func holds(_ longitude: Double) -> Bool { west.degrees <= longitude && longitude <= east.degrees }

  /// Whether a line along a meridian is drawn here, and not where the view begins.
  func hasLine(along meridian: Double) -> Bool {
    holds(meridian) && (meridian < east.degrees || east.viewEdge != Int32(GN_EDGE_NONE))
  }

  /// The ranges of x and y.
  @inline(never)
  var extent: (x: (low: Double, high: Double), y: (low: Double, high: Double)) {
    var x = (low: Double.infinity, high: -Double.infinity)
    var y = x
    func include(_ radius: Double, _ longitude: Double) {
      let angle = longitude.sineAndCosineOfDegrees
      let point = (x: radius * angle.sine, y: radius * angle.cosine)
      x = (min(x.low, point.x), max(x.high, point.x))
      y = (min(y.low, point.y), max(y.high, point.y))
    }
    include(radius.outer, west.degrees)
    include(radius.outer, east.degrees)
    include(radius.inner, west.degrees)
    include(radius.inner, east.degrees)
    var quarter = -180.0
    while quarter <= 180 {
      if holds(quarter) { include(radius.outer, quarter) }
      quarter += 90
    }
    let end = Self.farthest
    return (
      x: (low: x.low.clamped(-end, end), high: x.high.clamped(-end, end)),
      y: (low: y.low.clamped(-end, end), high: y.high.clamped(-end, end))
    )
  }
}

/// The eastings and northings of the UPS grid on one cap. There they are straight lines, and all can be computed directly.
struct PolarLines {
  let region: PolarRegion
  /// Meters between lines.
  let interval: Double

  func draw(into drawing: inout Drawing) {
    // Without an edge of the view there are no digits.
    guard drawing.purpose != .digits || region.hasEdges else { return }
    let (x, y) = region.extent
    drawing.announce(lines: (x.high - x.low + y.high - y.low) / interval)
    // The line through the pole along the meridians 0 and 180 is a border.
    if drawing.purpose != .references {
      draw(.eastings, from: (x.low / interval).ceiled, to: (x.high / interval).floored, into: &drawing)
    }
    draw(.northings, from: (y.low / interval).ceiled, to: (y.high / interval).floored, into: &drawing)
  }

  private func draw(_ family: LineFamily, from first: Double, to last: Double, into drawing: inout Drawing) {
    var number = first
    while number <= last, !drawing.isFull {
      let fixed = number * interval
      if family == .northings {
        drawNorthing(fixed, into: &drawing)
      } else if number != 0 {
        drawEasting(fixed, into: &drawing)
      }
      number += 1
    }
  }

  /// x = x0: y = x0 cot lambda, on the half of the earth that x0 lies on.
  private func drawEasting(_ x: Double, into drawing: inout Drawing) {
    let half =
      x > 0
      ? Half(west: 0, east: 180, alongAtWest: .infinity, alongAtEast: -.infinity)
      : Half(west: -180, east: 0, alongAtWest: -.infinity, alongAtEast: .infinity)
    draw(.eastings, fixed: x, half, into: &drawing)
  }

  /// y = y0: x = y0 tan lambda; in two halves if the antimeridian or the pole is on the way.
  private func drawNorthing(_ y: Double, into drawing: inout Drawing) {
    if y > 0 {
      let half = Half(west: -90, east: 90, alongAtWest: -.infinity, alongAtEast: .infinity)
      draw(.northings, fixed: y, half, into: &drawing)
    } else if y < 0 {
      let west = Half(west: -180, east: -90, alongAtWest: 0, alongAtEast: -.infinity)
      draw(.northings, fixed: y, west, into: &drawing)
      let east = Half(west: 90, east: 180, alongAtWest: .infinity, alongAtEast: 0)
      draw(.northings, fixed: y, east, into: &drawing)
    } else {
      if region.hasLine(along: -90) {
        draw(.northings, fixed: 0, low: (-.infinity, -90, 0), high: (0, -90, 0), into: &drawing)
      }
      if region.hasLine(along: 90) {
        draw(.northings, fixed: 0, low: (0, 90, 0), high: (.infinity, 90, 0), into: &drawing)
      }
    }
  }

  /// Longitudes between which a line lies, and where it meets them.
  private struct Half {
    let west: Double
    let east: Double
    let alongAtWest: Double
    let alongAtEast: Double
  }

  /// Where a meridian cuts a line off.
  private typealias Limit = (along: Double, longitude: Double, viewEdge: Int32)

  private func draw(_ family: LineFamily, fixed: Double, _ half: Half, into drawing: inout Drawing) {
    /// Where the line meets a meridian.
    func along(_ meridian: GridCrossing.Angle) -> Double {
      family == .eastings ? fixed * (meridian.cosine / meridian.sine) : fixed * (meridian.sine / meridian.cosine)
    }
    let west: Limit =
      region.west.degrees > half.west
      ? (along(region.west.degrees.sineAndCosineOfDegrees), region.west.degrees, region.west.viewEdge)
      : (half.alongAtWest, half.west, 0)
    let east: Limit =
      region.east.degrees < half.east
      ? (along(region.east.degrees.sineAndCosineOfDegrees), region.east.degrees, region.east.viewEdge)
      : (half.alongAtEast, half.east, 0)
    guard west.longitude < east.longitude else { return }
    if west.along < east.along {
      draw(family, fixed: fixed, low: west, high: east, into: &drawing)
    } else {
      draw(family, fixed: fixed, low: east, high: west, into: &drawing)
    }
  }

  /// Draws the visible part of a line between two meridians: its part within the ring.
  private func draw(
    _ family: LineFamily, fixed: Double, low: Limit, high: Limit, into drawing: inout Drawing
  ) {
    guard fixed.absolute < region.radius.outer else { return }
    let outer = (region.radius.outer * region.radius.outer - fixed * fixed).root
    guard fixed.absolute < region.radius.inner else {
      draw(family, fixed, low, high, (-outer, region.south), (outer, region.south), into: &drawing)
      return
    }
    let inner = (region.radius.inner * region.radius.inner - fixed * fixed).root
    draw(family, fixed, low, high, (-outer, region.south), (-inner, region.north), into: &drawing)
    draw(family, fixed, low, high, (inner, region.north), (outer, region.south), into: &drawing)
  }

  @inline(never)
  private func draw(
    _ family: LineFamily, _ fixed: Double, _ low: Limit, _ high: Limit,
    _ ringLow: (along: Double, edge: BoxEdge), _ ringHigh: (along: Double, edge: BoxEdge),
    into drawing: inout Drawing
  ) {
    guard max(low.along, ringLow.along) < min(high.along, ringHigh.along) else { return }
    let start =
      low.along > ringLow.along
      ? end(family, fixed, meridian: low) : end(family, fixed, along: ringLow.along, parallel: ringLow.edge)
    let stop =
      high.along < ringHigh.along
      ? end(family, fixed, meridian: high) : end(family, fixed, along: ringHigh.along, parallel: ringHigh.edge)
    let grid = UTM.Grid(checkedZone: 0, hemisphere: region.isSouthern ? -1 : 1)
    let isEasting = family == .eastings
    let line = GridLine(
      grid: grid, axis: isEasting ? GN_AXIS_EASTING : GN_AXIS_NORTHING,
      coordinate: UTM.poleCoordinate + (isEasting ? fixed : 0 - grid.sign * fixed),
      spacing: drawing.purpose == .lines ? drawing.request.lineSpacing : drawing.spacing)
    let path = PolarPath(family: family, fixed: fixed, isSouthern: region.isSouthern, chords: drawing.chords)
    // Northings of the grid grow away from the meridian 0 in the north, along it in the south.
    if isEasting, !region.isSouthern {
      drawing.add(line, along: path, from: stop.turned, to: start.turned)
    } else {
      drawing.add(line, along: path, from: start, to: stop)
    }
  }

  private func end(_ family: LineFamily, _ fixed: Double, meridian: Limit) -> LineEnd {
    let radius = (fixed * fixed + meridian.along * meridian.along).root
    let latitude = PolarStereographic.inverse(x: radius, y: 0).latitude
    return LineEnd(
      along: meridian.along, latitude: region.isSouthern ? 0 - latitude : latitude, longitude: meridian.longitude,
      viewEdge: meridian.viewEdge)
  }

  private func end(
    _ family: LineFamily, _ fixed: Double, along: Double, parallel edge: BoxEdge
  ) -> LineEnd {
    let longitude =
      family == .eastings
      ? Double.arctangentInDegrees(y: fixed, x: along) : Double.arctangentInDegrees(y: along, x: fixed)
    return LineEnd(
      along: along, latitude: region.isSouthern ? 0 - edge.degrees : edge.degrees, longitude: longitude,
      viewEdge: edge.viewEdge)
  }
}

extension LineEnd {
  /// The same end, measured the other way.
  fileprivate var turned: LineEnd {
    LineEnd(along: 0 - along, latitude: latitude, longitude: longitude, viewEdge: viewEdge)
  }
}
