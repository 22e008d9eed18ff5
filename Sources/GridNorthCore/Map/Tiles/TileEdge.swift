// SPDX-License-Identifier: MIT
import CGridNorth

/// The straight line on the map between the ends of a geodesic.
///
/// A great circle turns by the sine of its latitude times the change in longitude, toward the pole. So the geodesic is near to the
/// line, nearer to an arc, and mostly they tell which tiles it touches.
struct TileChord {
  /// A point, and its place on the map: u may lie in a copy of the map.
  struct End {
    var point: gn_point
    var u: Double
    var place: TileGrid.Parallel

    var v: Double { place.v }
  }

  let grid: TileGrid
  let from: End
  let to: End
  /// Around the earth, from where the outline began.
  let turns: Int
  /// How far the geodesic may lie from the line, in tiles.
  let doubt: Double
  /// The square of the length, in tiles, times the radians of a tile: no geodesic turns by more, times its length.
  let bend: Double

  init(_ grid: TileGrid, from: End, to: End, turns: Int) {
    self.grid = grid
    self.turns = turns
    // At a pole all longitudes meet: an edge that ends there follows its own meridian.
    var (from, to) = (from, to)
    if from.point.isPole { from.u = to.u } else if to.point.isPole { to.u = from.u }
    self.from = from
    self.to = to
    let square = (to.u - from.u) * (to.u - from.u) + (to.v - from.v) * (to.v - from.v)
    bend = grid.radiansPerTile * square
    let isPlain =
      grid.radiansPerTile * bend < 0.09
      && max(from.point.latitude.absolute, to.point.latitude.absolute) < WebMercator.limit
    // The sagitta is an eighth of the bend; a little more, because geodetic latitudes are not conformal.
    doubt = isPlain ? 0.14 * bend + grid.uncertainty : .infinity
  }

  /// Adds the tile of an edge that lies in one, away from the middle of its row; false for all other edges.
  @inline(__always)
  func drawPoint(to spans: inout TileSpans) -> Bool {
    let (row, column) = (from.v.floored, from.u.floored)
    let (a, b) = (from.v - row, to.v - row)
    guard min(a, b) > doubt, max(a, b) < 1 - doubt, to.u.floored == column, (a < 0.5) == (b < 0.5), column >= 0,
      column < Double(grid.count)
    else { return false }
    let start = UInt32(truncatingIfNeeded: column.wholeNumber)
    spans.add(
      TileSpan(row: UInt32(truncatingIfNeeded: row.wholeNumber), start: start, end: start &+ 1, winding: 0))
    return true
  }
}

/// A geodesic that is drawn into rows of tiles. Where the chord does not tell a tile, the geodesic does.
struct TileEdge {
  private let chord: TileChord
  /// Degrees, eastward.
  private let way: Double

  private var grid: TileGrid { chord.grid }
  private var from: TileChord.End { chord.from }
  private var to: TileChord.End { chord.to }
  private var doubt: Double { chord.doubt }

  init(_ chord: TileChord, way: Double) {
    self.chord = chord
    self.way = way
  }

  /// Adds what it touches.
  func draw(to spans: inout TileSpans) {
    let low = min(from.v, to.v)
    let high = max(from.v, to.v)
    // An edge along a meridian is straight, and one that is steeper than it can turn is monotonic.
    if from.u == to.u || doubt < .infinity && high - low > 1.02 * chord.bend
      || isClear(low, high)
    {
      return draw((from.u, from.v), (to.u, to.v), nil, &spans)
    }
    drawBent(low, high, &spans)
  }

  /// Adds what may turn south or north, or is not near to its chord.
  @inline(never)
  private func drawBent(_ low: Double, _ high: Double, _ spans: inout TileSpans) {
    spans.pass(.inverse)
    let edge = Edge(from.point, to.point)
    let line = edge.line
    func draw(_ a: (u: Double, v: Double), _ b: (u: Double, v: Double), _ spans: inout TileSpans) {
      withUnsafePointer(to: line) { self.draw(a, b, $0, &spans) }
    }
    let isNorthward = edge.azimuthFrom.absolute < 90
    // Where the edge turns, south or north, it is drawn in two parts.
    if isNorthward == (edge.azimuthTo.absolute < 90) { return draw((from.u, from.v), (to.u, to.v), &spans) }
    var beta = line.vertex
    if !isNorthward { beta.sine = 0 - beta.sine }
    let latitude = Single.arctangentInDegrees(y: beta.sine, x: beta.cosine * Geodesic.polarRatio).single
    let v = isNorthward ? min(low, grid.v(latitude)) : max(high, grid.v(latitude))
    let u = place(line.longitudeDifference(beta: beta, isNorthward: isNorthward).single)
    draw((from.u, from.v), (u, v), &spans)
    draw((u, v), (to.u, to.v), &spans)
  }

  /// Whether an edge between two rows cannot touch the ones beside them.
  private func isClear(_ low: Double, _ high: Double) -> Bool {
    grid.row(max(low - doubt, 0)) == grid.row(low)
      && grid.row(min(high + doubt, Double(grid.count) * (1 - 0x1p-53))) == grid.row(high)
  }

  /// Adds a part in which latitude and longitude are monotonic. Without its line, that is computed where the arc does not tell
  /// a column.
  @inline(never)
  private func draw(
    _ a: (u: Double, v: Double), _ b: (u: Double, v: Double), _ line: UnsafePointer<GeodesicLine<Single>>?,
    _ spans: inout TileSpans
  ) {
    let isSouthward = a.v < b.v
    let (first, last) = (grid.row(min(a.v, b.v)), grid.row(max(a.v, b.v)))
    var row = max(first, spans.firstRow)
    // Where the part enters a row from the north, and where it leaves it.
    let (north, south) = isSouthward ? (a, b) : (b, a)
    let arc = TileArc(chord, from: north, to: south)
    var enters = row == first ? column(north.u) : arc.column(row) ?? crossing(row, line, isSouthward, &spans)
    while row <= last, row <= spans.lastRow {
      let leaves = row == last ? column(south.u) : arc.column(row &+ 1) ?? crossing(row &+ 1, line, isSouthward, &spans)
      let middle = Double(row) + 0.5
      let winding = (a.v < middle) == (b.v < middle) ? 0 : isSouthward ? 1 : -1
      add(row, min(enters, leaves), max(enters, leaves), winding, &spans)
      enters = leaves
      row &+= 1
    }
  }

  /// The column in which the geodesic crosses the north edge of a row.
  @inline(never)
  private func crossing(
    _ row: Int64, _ line: UnsafePointer<GeodesicLine<Single>>?, _ isSouthward: Bool, _ spans: inout TileSpans
  ) -> Int64 {
    if from.u == to.u { return column(from.u) }
    spans.pass(line == nil ? .inverse : .place)
    // SAFETY: it points to the line of the caller.
    let line = line?.pointee ?? Edge(from.point, to.point).line
    let isometric = grid.isometric(row) + 2 * .pi * TileGrid.rounding
    let latitude = WebMercator.latitude(isometric: isometric)
    let beta = Geodesic.reduced(Angle2(degrees: Single(repeating: latitude)))
    return column(place(line.longitudeDifference(beta: beta, isNorthward: !isSouthward).single))
  }

  /// The u of a longitude, counted from the start of the edge.
  private func place(_ longitudeDifference: Double) -> Double {
    // Beyond a pole, all longitudes of an edge are half a turn away, on either side.
    let isOpposite = longitudeDifference * way < 0 && longitudeDifference.absolute > 90
    let difference = isOpposite ? longitudeDifference + 360.0.signed(as: way) : longitudeDifference
    return within(from.u + difference * grid.columnsPerDegree)
  }

  /// A u, or the nearer end.
  private func within(_ u: Double) -> Double { u.clamped(min(from.u, to.u), max(from.u, to.u)) }

  private func column(_ u: Double) -> Int64 { grid.columnOfCopy(u) }

  /// Adds columns of a row.
  @inline(__always)
  private func add(_ row: Int64, _ first: Int64, _ last: Int64, _ winding: Int, _ spans: inout TileSpans) {
    guard first >= 0, last < grid.count, chord.turns == 0 else { return addAround(row, first, last, winding, &spans) }
    spans.addNear(
      TileSpan(
        row: UInt32(truncatingIfNeeded: row), start: UInt32(truncatingIfNeeded: first),
        end: UInt32(truncatingIfNeeded: last) &+ 1, winding: Int32(truncatingIfNeeded: winding)))
  }

  /// Adds columns that may lie in copies of the map.
  @inline(never)
  private func addAround(_ row: Int64, _ first: Int64, _ last: Int64, _ winding: Int, _ spans: inout TileSpans) {
    // A crossing at the antimeridian counts beyond it: both columns beside it are touched.
    let copy = grid.copy(ofColumn: last)
    let start = first &- copy << Int64(grid.zoom)
    let row = UInt32(truncatingIfNeeded: row)
    let end = UInt32(truncatingIfNeeded: last &- copy << Int64(grid.zoom)) &+ 1
    spans.add(
      TileSpan(
        row: row, start: UInt32(truncatingIfNeeded: max(start, 0)), end: end,
        winding: Int32(truncatingIfNeeded: winding)))
    if start < 0 {
      spans.add(
        TileSpan(
          row: row, start: UInt32(truncatingIfNeeded: max(start &+ grid.count, 0)),
          end: UInt32(truncatingIfNeeded: grid.count), winding: 0))
    }
    let turns = chord.turns &+ Int(truncatingIfNeeded: copy)
    if winding != 0, turns != 0 {
      spans.add(
        TileSpan(row: row, start: 0, end: 0, winding: Int32(truncatingIfNeeded: 0 &- winding &* turns)))
    }
  }
}
