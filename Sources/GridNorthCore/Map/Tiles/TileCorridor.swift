// SPDX-License-Identifier: MIT
import CGridNorth

/// All positions as near to a route as its half-width.
///
/// It is drawn as circles around the points and quadrilaterals along the edges, all counterclockwise, so that the winding
/// number is 0 outside alone. Sides lie outside of the corridor, where they leave its border.
public struct TileCorridor: TileShape {
  private let points: Points
  /// Meters.
  private let halfWidth: Double

  private static let widest = 1_000_000.0

  /// Throws `GN_ERROR_COUNT`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_HALF_WIDTH`.
  public init(_ points: Points, halfWidth: Double) throws(gn_status) {
    guard points.count > 0 else { throw GN_ERROR_COUNT }
    guard halfWidth.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard halfWidth >= 0, halfWidth <= TileCorridor.widest else { throw GN_ERROR_HALF_WIDTH }
    self.points = points
    self.halfWidth = halfWidth
  }

  /// Throws `GN_ERROR_TOO_MANY_TILES`.
  public func cover(
    zoom: UInt32, into out: UnsafeMutablePointer<gn_tile_run>?, capacity: Int, work: inout UInt64
  ) throws(gn_status) -> (runs: Int, tiles: UInt64) {
    let grid = try TileGrid(zoom: zoom)
    var cover = TileCover(grid, isEvenOdd: false, into: Output(out, capacity: capacity))
    try cover.fill(&work) { spans in
      spans.pass(points: points.count)
      var index = 0
      while index < points.count, !spans.isTooMuch {
        let point = points[index]
        if halfWidth > 0 { drawCircle(point, grid, &spans) }
        let next = points[min(index &+ 1, points.count &- 1)]
        if halfWidth == 0 { drawLine(point, next, grid, &spans) } else { drawEdge(point, next, grid, &spans) }
        index &+= 1
      }
    }
    return (cover.runs.count, cover.tiles)
  }

  /// There and back, so that it runs around nothing.
  private func drawLine(_ from: gn_point, _ to: gn_point, _ grid: TileGrid, _ spans: inout TileSpans) {
    var outline = TileOutline(grid, from: from)
    outline.add(to, to: &spans)
    outline.close(&spans)
  }

  /// More degrees of latitude than the half-width spans.
  private var degrees: Double { halfWidth * (1.0 / 110_000) + 1e-9 }

  private func drawCircle(_ center: gn_point, _ grid: TileGrid, _ spans: inout TileSpans) {
    guard spans.mayMeet(south: center.latitude - degrees, north: center.latitude + degrees) else { return }
    if let tile = onlyTile(center, grid) {
      return spans.add(TileSpan(row: tile.y, start: tile.x, end: tile.x &+ 1, winding: 0))
    }
    let (sides, radius) = circle(center, grid)
    spans.pass(.inverse)
    let step = 360 / sides
    let latitude = Angle2(latitude: Single(repeating: center.latitude))
    var outline: TileOutline?
    var index = 0.0
    while index < sides {
      spans.pass(.inverse)
      let azimuths = (Eight.toSeven + index) * (0 - step)
      let ends = Kernels.ends(latitude: latitude, azimuths: azimuths, distances: Eight(repeating: radius))
      let longitudes = (ends.longitudeDifference + center.longitude).reducedLongitude
      var lane = 0
      while lane < 8 {
        let point = gn_point(latitude: ends.latitude.lane(lane), longitude: longitudes.lane(lane))
        if outline == nil { outline = TileOutline(grid, from: point) } else { outline?.add(point, to: &spans) }
        lane &+= 1
      }
      index += 8
    }
    outline?.close(&spans)
    if let outline, outline.goesAround { outline.runToPole(isNorth: center.latitude > 0, &spans) }
  }

  /// The tile in which a circle lies, if it is one.
  private func onlyTile(_ center: gn_point, _ grid: TileGrid) -> gn_tile? {
    let farthest = center.latitude.absolute + degrees
    guard degrees < 5, farthest < 80 else { return nil }
    let width = 1.1 * degrees / farthest.sineAndCosineOfDegrees.cosine
    let u = grid.u(center.longitude)
    let reach = width * grid.columnsPerDegree
    let size = Double(grid.count)
    guard u - reach >= 0, u + reach < size, (u - reach).floored == (u + reach).floored else { return nil }
    let tile = grid.tile(center)
    let (north, south) = (grid.v(center.latitude + degrees), grid.v(center.latitude - degrees))
    return grid.row(north) == grid.row(south) ? tile : nil
  }

  /// How many sides a polygon around the circle has, a multiple of 8, and how far its corners are from the center: they are
  /// beyond the circle by a ten-thousandth of the radius, or by a thousandth of a tile if that is more.
  private func circle(_ center: gn_point, _ grid: TileGrid) -> (sides: Double, radius: Double) {
    let cosine = WebMercator.limited(center.latitude).sineAndCosineOfDegrees.cosine
    let tile = grid.radiansPerTile * WGS84.equatorialRadius * cosine
    let excess = (0.001 * tile / halfWidth).clamped(0.0001, 0.02)
    // 1/cos(pi/n) - 1 is less than 5/n^2 for n of 16 and more.
    let sides = 8 * ((5 / excess).root * 0.125).ceiled
    return (sides, halfWidth * (1 + 5 / (sides * sides)))
  }

  /// Meters. The sides of pieces as long as this lie beyond the border by less than a ten-thousandth of the half-width: s^2/8
  /// times its curvature.
  private static let longestPiece = 150_000.0

  private func drawEdge(_ from: gn_point, _ to: gn_point, _ grid: TileGrid, _ spans: inout TileSpans) {
    let range = LatitudeRange(of: from, to)
    guard spans.mayMeet(south: range.south - degrees, north: range.north + degrees) else { return }
    let edge = Edge(from, to)
    spans.pass(.inverse)
    guard edge.length > 0 else { return }
    let line = edge.line
    let pieces = (edge.length / TileCorridor.longestPiece).ceiled.clamped(1, 200)
    let length = edge.length / pieces
    var piece = 0.0
    var start = border(edge, line, 0, spans: &spans)
    while piece < pieces {
      // No place is farther from the start in latitude than along a meridian.
      let gap = spans.gap(south: start.point.latitude - degrees, north: start.point.latitude + degrees)
      let skipped = min((gap * TileCorridor.metersPerDegree / length).floored - 1, pieces - piece)
      if skipped > 0 {
        piece += skipped
        start = border(edge, line, piece < pieces ? edge.length * (piece / pieces) : edge.length, spans: &spans)
        continue
      }
      piece += 1
      var end = border(edge, line, piece < pieces ? edge.length * (piece / pieces) : edge.length, spans: &spans)
      let range = LatitudeRange(of: start.point, end.point)
      if spans.mayMeet(south: range.south - degrees, north: range.north + degrees) {
        let (near, far) = (start.sides(halfWidth, &spans), end.sides(halfWidth, &spans))
        var outline = TileOutline(grid, from: near.right)
        outline.add(far.right, to: &spans)
        outline.add(far.left, to: &spans)
        outline.add(near.left, to: &spans)
        outline.close(&spans)
        if outline.goesAround { outline.runToPole(isNorth: start.point.latitude > 0, &spans) }
      }
      start = end
    }
  }

  /// Less than any degree of latitude has.
  private static let metersPerDegree = 110_000.0

  @inline(__always)
  private func border(
    _ edge: Edge, _ line: GeodesicLine<Single>, _ distance: Double, spans: inout TileSpans
  ) -> CorridorBorder {
    spans.pass(.place)
    if distance <= 0 { return CorridorBorder(point: edge.from, azimuth: edge.azimuthFrom) }
    if distance >= edge.length { return CorridorBorder(point: edge.to, azimuth: edge.azimuthTo) }
    let place = edge.place(at: distance, on: line)
    return CorridorBorder(point: place.point, azimuth: place.azimuth)
  }
}

/// A place on a route, and the points of the border beside it, as soon as they are wanted.
private struct CorridorBorder {
  let point: gn_point
  let azimuth: Double
  private var known: (left: gn_point, right: gn_point)?

  init(point: gn_point, azimuth: Double) {
    self.point = point
    self.azimuth = azimuth
  }

  mutating func sides(_ halfWidth: Double, _ spans: inout TileSpans) -> (left: gn_point, right: gn_point) {
    if let known { return known }
    spans.pass(.inverse)
    let sides = (
      left: Geodesic.direct(point, azimuth: azimuth - 90, distance: halfWidth).point,
      right: Geodesic.direct(point, azimuth: azimuth + 90, distance: halfWidth).point
    )
    known = sides
    return sides
  }
}

extension LatitudeRange where L == Double {
  /// The range of the geodesic between two points.
  fileprivate init(of from: gn_point, _ to: gn_point) {
    self.init(
      from: min(from.latitude, to.latitude), to: max(from.latitude, to.latitude), width: from.way(to: to).absolute)
  }
}
