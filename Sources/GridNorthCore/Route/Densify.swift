// SPDX-License-Identifier: MIT
import CGridNorth

extension Route {
  /// Adds vertices, so that straight lines in degrees lie within `tolerance` metres of the edges. `length` is what is
  /// needed, also when `GN_BUFFER_TOO_SMALL` is thrown.
  public static func densify(
    _ points: Points, isClosed: Bool, tolerance: Double, into out: UnsafeMutablePointer<gn_point>?, capacity: Int,
    length: inout Int
  ) throws(gn_status) {
    try check(tolerance: tolerance)
    var output = Output(out, capacity: capacity)
    var index = 0
    while index < points.count {
      output.append(points[index])
      let isLast = index &+ 1 == points.count
      if !isLast || isClosed {
        let edge = Edge(points[index], points[isLast ? 0 : index &+ 1])
        DegreePieces(edge, tolerance: tolerance).add(to: &output)
      }
      index &+= 1
    }
    try finish(output, length: &length)
  }

  static func check(tolerance: Double) throws(gn_status) {
    guard tolerance >= 1e-6, tolerance <= 1e6 else { throw GN_TOLERANCE }
  }

  static func finish(_ output: Output<gn_point>, length: inout Int) throws(gn_status) {
    length = output.count
    guard output.fits else {
      output.invalidate(with: gn_point(latitude: .nan, longitude: .nan))
      throw GN_BUFFER_TOO_SMALL
    }
  }
}

/// An edge in pieces that are nearly straight where latitude and longitude are plane coordinates.
///
/// Halves, quarters, eighths ... of the edge: a piece that is not straight enough is halved. A piece is told by its
/// index among 2^level equal ones, so nothing needs to be remembered to go on to the next.
struct DegreePieces {
  private let edge: Edge
  private let line: GeodesicLine<Single>
  private let tolerance: Double

  init(_ edge: Edge, tolerance: Double) {
    self.edge = edge
    line = edge.line
    self.tolerance = tolerance
  }

  /// Adds the vertices between the ends.
  func add(to output: inout Output<gn_point>) {
    forEachVertex { output.append($0) }
  }

  /// Gives the vertices between the ends, one after the other.
  @inline(__always)
  func forEachVertex(_ body: (gn_point) -> Void) {
    guard edge.length > 0 else { return }
    var level = 0
    var index = 0
    var start = Position(along: 0, latitude: edge.from.latitude, longitude: 0)
    while true {
      let part = edge.length * Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &- level) << 52)
      let isLast = index &+ 1 == 1 << level
      let end = isLast ? self.end : position(at: part * Double(index &+ 1))
      if level < DegreePieces.deepest, !isStraight(from: start, to: end) {
        level &+= 1
        index <<= 1
        continue
      }
      if isLast { return }
      body(
        gn_point(latitude: end.latitude, longitude: (edge.from.longitude + end.longitude).reducedLongitude))
      start = end
      index &+= 1
      while index & 1 == 0 {
        index >>= 1
        level &-= 1
      }
    }
  }

  /// Pieces of 20 micrometres at most: only an edge over a pole, where longitudes jump, comes so far.
  private static let deepest = 40

  private struct Position {
    var along: Double
    var latitude: Double
    /// Degrees from the start of the edge, not reduced.
    var longitude: Double
  }

  private func position(at along: Double) -> Position {
    let position = line.place(at: along)
    return Position(along: along, latitude: position.latitude, longitude: position.longitudeDifference)
  }

  /// The last vertex as it was given, in the turn that the edge arrives in.
  private var end: Position {
    let arrival = line.place(at: edge.length).longitudeDifference
    let difference = UTM.difference(edge.to.longitude, from: edge.from.longitude)
    return Position(
      along: edge.length, latitude: edge.to.latitude,
      longitude: difference + 360 * ((arrival - difference) / 360).roundedToEven)
  }

  /// A straight line departs most near its middle, or near its quarters where the edge bends both ways: there it has
  /// to keep within nine tenths of the tolerance.
  private func isStraight(from start: Position, to end: Position) -> Bool {
    departure(0.5, start, end) <= 0.9 * tolerance && departure(0.25, start, end) <= 0.9 * tolerance
      && departure(0.75, start, end) <= 0.9 * tolerance
  }

  /// Metres between a point of the straight line and the edge, across the edge.
  private func departure(_ fraction: Double, _ start: Position, _ end: Position) -> Double {
    let along = start.along + (end.along - start.along) * fraction
    let place = line.place(at: along)
    let chord = gn_point(
      latitude: start.latitude + (end.latitude - start.latitude) * fraction,
      longitude: (start.longitude + (end.longitude - start.longitude) * fraction).reducedLongitude)
    let view = Geodesic.inverse(
      gn_point(latitude: place.latitude, longitude: place.longitudeDifference.reducedLongitude), chord)
    return (view.distance * (view.azimuthFrom - place.azimuth).sineAndCosineOfDegrees.sine).absolute
  }
}
