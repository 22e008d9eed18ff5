// SPDX-License-Identifier: MIT
import CGridNorth

/// A way along geodesics, from point to point, that is drawn into rows of tiles.
///
/// Longitudes go on across the antimeridian: a column is one of the map, and as many turns around the earth. A row that is read
/// from the antimeridian on has the winding number of all copies of the way: a crossing q turns to the east of where the
/// way began counts -q times where the row begins, because a closed way crosses a row as often southward as northward.
struct TileOutline {
  private let grid: TileGrid
  private let start: gn_point
  private var here: gn_point
  /// The parallel of `here`, if it is known.
  private var parallel: TileGrid.Parallel?
  /// In the tile of the last edge that was drawn, if the way has not left it.
  private var nook = TileNook()
  private var turns = 0

  init(_ grid: TileGrid, from start: gn_point) {
    self.grid = grid
    self.start = start
    here = start
  }

  /// Continues to a point.
  @inline(never)
  mutating func add(_ point: gn_point, to spans: inout TileSpans) { addNear(point, to: &spans) }

  /// Continues to a point that mostly adds nothing.
  @inline(__always)
  mutating func addNear(_ point: gn_point, to spans: inout TileSpans) {
    if !nook.holds(point) {
      guard spans.isFar(from: here, to: point) else { return addEdge(point, &spans) }
      nook = TileNook()
    }
    here = point
    parallel = nil
  }

  @inline(never)
  private mutating func addEdge(_ point: gn_point, _ spans: inout TileSpans) {
    spans.pass(.edge)
    let way = here.way(to: point)
    // Full turns that are missing in the difference: -1, 0 or 1.
    let turn = ((way - (point.longitude - here.longitude)) * (1.0 / 360)).roundedToEven
    let range = LatitudeRange(
      from: min(here.latitude, point.latitude), to: max(here.latitude, point.latitude), width: way.absolute)
    var next: TileGrid.Parallel?
    nook = TileNook()
    if spans.mayMeet(south: range.south, north: range.north) {
      let from = TileChord.End(
        point: here, u: grid.u(here.longitude), place: parallel ?? grid.parallel(here.latitude))
      let to = TileChord.End(
        point: point, u: grid.u(point.longitude) + turn * Double(grid.count), place: grid.parallel(point.latitude))
      next = to.place
      nook = TileNook(grid, at: point, to.place)
      let chord = TileChord(grid, from: from, to: to, turns: turns)
      if !chord.drawPoint(to: &spans) {
        TileEdge(chord, way: way).draw(to: &spans)
      }
    }
    here = point
    parallel = next
    turns &+= turn < 0 ? -1 : turn > 0 ? 1 : 0
  }

  /// Returns to the start.
  mutating func close(_ spans: inout TileSpans) { add(start, to: &spans) }

  /// Whether a closed way parts the poles: one that goes around the earth twice has both on one side.
  var goesAround: Bool { turns & 1 != 0 }

  /// Lets a way around the earth run on from its end to a pole, and back to its start, so that the pole lies inside.
  func runToPole(isNorth: Bool, _ spans: inout TileSpans) {
    let v = grid.v(start.latitude)
    let row = grid.row(v)
    // The first row whose middle lies south of the start.
    let next = v < Double(row) + 0.5 ? row : row &+ 1
    if isNorth { begin(from: 0, to: next &- 1, turns, &spans) } else { begin(from: next, to: last, 0 &- turns, &spans) }
  }

  /// Makes the inside the outside: where both poles lie inside.
  func invert(_ spans: inout TileSpans) { begin(from: 0, to: last, 1, &spans) }

  private var last: Int64 { grid.count &- 1 }

  /// Begins rows with a winding number.
  private func begin(from first: Int64, to last: Int64, _ winding: Int, _ spans: inout TileSpans) {
    var row = max(first, spans.firstRow)
    while row <= last, row <= spans.lastRow {
      spans.add(
        TileSpan(
          row: UInt32(truncatingIfNeeded: row), start: 0, end: 0, winding: Int32(truncatingIfNeeded: winding)))
      row &+= 1
    }
  }
}
