// SPDX-License-Identifier: MIT
import CGridNorth

extension Route {
  /// Adds vertices, so that straight lines in degrees lie within `tolerance` meters of the edges. `needed` is how
  /// many there are, also when `GN_ERROR_BUFFER_TOO_SMALL` is thrown.
  public static func densify(
    _ points: Points, isClosed: Bool, tolerance: Double, into out: UnsafeMutablePointer<gn_point>?, capacity: Int,
    needed: inout Int
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
    try finish(output, needed: &needed)
  }

  static func check(tolerance: Double) throws(gn_status) {
    guard tolerance >= 1e-6, tolerance <= 1e6 else { throw GN_ERROR_TOLERANCE }
  }

  static func finish(_ output: Output<gn_point>, needed: inout Int) throws(gn_status) {
    needed = output.count
    guard output.fits else {
      output.invalidate(with: gn_point(latitude: .nan, longitude: .nan))
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
  }
}

/// An edge in pieces that are nearly straight where latitude and longitude are plane coordinates.
///
/// Halves, quarters, eighths ... of the edge: a piece that is not straight enough is halved. A piece is identified by
/// its index among 2^level equal ones, so going on to the next needs no memory.
struct DegreePieces {
  private let edge: Edge
  private let line: GeodesicLine<Single>
  private let tolerance: Double
  /// Meters: a bound of the length of the edge.
  private let longest: Double

  init(_ edge: Edge, tolerance: Double, longest: Double = Edge.longest) {
    self.edge = edge
    line = edge.line
    self.tolerance = tolerance
    self.longest = longest
  }

  /// Adds the vertices between the ends.
  func add(to output: inout Output<gn_point>) {
    forEachVertex { output.append($0) }
  }

  /// Gives the vertices between the ends, one after the other.
  @inline(__always)
  func forEachVertex(_ body: (gn_point) -> Void) {
    guard edge.length > 0 else { return }
    let most = mostPieces
    var pieces = 0
    var deepest = 0
    var level = 0
    // An Int of the web has too few bits for the deepest level.
    var index: Int64 = 0
    var start = Position(along: 0, latitude: edge.from.latitude, longitude: 0)
    while pieces < most, deepest < DegreePieces.mostDeepest {
      let part = edge.length * Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &- level) << 52)
      let isLast = index &+ 1 == Int64(1) << level
      let end = isLast ? self.end : position(at: part * Double(index &+ 1))
      if level == DegreePieces.deepest {
        deepest &+= 1
      } else if !isStraight(from: start, to: end) {
        level &+= 1
        index <<= 1
        continue
      }
      if isLast { return }
      body(
        gn_point(latitude: end.latitude, longitude: (edge.from.longitude + end.longitude).reducedLongitude))
      start = end
      pieces &+= 1
      index &+= 1
      while index & 1 == 0 {
        index >>= 1
        level &-= 1
      }
    }
  }

  /// Pieces of 20 micrometers at most. Only an edge over a pole, where longitudes jump, reaches this level.
  private static let deepest = 40

  /// Pieces of that level. At most some 20 in ordinary rounding: the two at the pole, and those next to it of an edge
  /// that passes it at 0.1 mm.
  private static let mostDeepest = 64

  /// More pieces than there are in ordinary rounding. A straight line of h meters departs by h^2 k/8, where k is 1.09 by
  /// the distance from the axis at most. Half of a line that departs too far is a piece, so there are less than 2.8
  /// root(length/tolerance) of them, and two of each level where longitudes jump at a pole. If the numbers never come
  /// together, the rest of the edge is one piece.
  ///
  /// The edge is no longer than the way along a meridian and a parallel.
  private var mostPieces: Int {
    let north = (edge.to.latitude - edge.from.latitude).absolute
    let east = edge.to.longitude.longitudeDifference(from: edge.from.longitude).absolute
    let poleward = max(edge.from.latitude.absolute, edge.to.latitude.absolute)
    let cosine = ((90 - poleward) * Geodesic.radiansPerDegree).clamped(0, 1)
    let way = DegreePieces.longestDegree * (north + east * cosine)
    let length = edge.length.clamped(0, way.clamped(0, longest))
    return Int(truncatingIfNeeded: (256 + 4 * (length / tolerance).root).wholeNumber)
  }

  /// Meters, more than that of any meridian or parallel.
  private static let longestDegree = 112_000.0

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

  /// The last vertex as it was given, plus the whole turns that the edge has made.
  private var end: Position {
    let arrival = line.place(at: edge.length).longitudeDifference
    let difference = edge.to.longitude.longitudeDifference(from: edge.from.longitude)
    return Position(
      along: edge.length, latitude: edge.to.latitude,
      longitude: difference + 360 * ((arrival - difference) / 360).roundedToEven)
  }

  /// A straight line departs most near its middle, or near its quarters where the edge bends both ways: there it must
  /// stay within nine tenths of the tolerance.
  private func isStraight(from start: Position, to end: Position) -> Bool {
    departure(0.5, start, end) <= 0.9 * tolerance && departure(0.25, start, end) <= 0.9 * tolerance
      && departure(0.75, start, end) <= 0.9 * tolerance
  }

  /// Meters between a point of the straight line and the edge, across the edge.
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
