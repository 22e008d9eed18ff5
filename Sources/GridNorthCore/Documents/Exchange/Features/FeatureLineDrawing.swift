// SPDX-License-Identifier: MIT
import CGridNorth

/// A line in parts that the antimeridian does not cross, with the altitudes and times of its vertices. Where it is cut, they lie
/// between those of the vertices on either side.
struct FeatureLineDrawing {
  private enum Source {
    case points(Points)
    case ends(gn_point, gn_point)
  }

  private let source: Source
  private let decimals: Decimals
  /// The parts of the line.
  private var parts = 1

  /// At least one vertex.
  init(_ points: Points, decimals: Decimals) {
    source = .points(points)
    self.decimals = decimals
    parts = trace { _, _ in }
  }

  init(from tail: gn_point, to head: gn_point, decimals: Decimals) {
    source = .ends(tail, head)
    self.decimals = decimals
    parts = trace { _, _ in }
  }

  func write(_ sink: inout ExchangeSink) {
    sink.text.append(
      parts > 1 ? #"{"type":"MultiLineString","coordinates":[["# : #"{"type":"LineString","coordinates":["#)
    _ = trace { vertex, place in
      sink.text.append(place)
      sink.text.appendPosition(vertex.point, altitude: vertex.altitude, sink.degrees, sink.meters)
    }
    sink.text.append(parts > 1 ? "]]}" : "]}")
  }

  /// A property with the times, if a vertex has one: null where it has none.
  func writeTimes(_ sink: inout ExchangeSink) {
    guard case .points(let points) = source else { return }
    var index = 0
    while index < points.count, points.time(index).isNaN { index &+= 1 }
    guard index < points.count else { return }
    sink.text.append(parts > 1 ? #","coordTimes":[["# : #","coordTimes":["#)
    _ = trace { vertex, place in
      sink.text.append(place)
      if vertex.time.isNaN { return sink.text.append("null") }
      sink.text.append("\"")
      sink.append(time: vertex.time)
      sink.text.append("\"")
    }
    sink.text.append(parts > 1 ? "]]" : "]")
  }

  /// Gives all positions, each vertex once, and what stands before them; returns the number of parts.
  private func trace(_ body: (gn_vertex, Literal) -> Void) -> Int {
    switch source {
    case .points(let points):
      return trace(OutlineRing(points, decimals: decimals), body) { index in
        (altitude: points.altitude(index), time: points.time(index))
      }
    case .ends(let tail, let head):
      var ends = (tail, head)
      return withUnsafeBytes(of: &ends) { bytes in
        // SAFETY: two points, one after the other.
        let start = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: gn_point.self)
        return trace(OutlineRing(Points(checked: start, count: 2), decimals: decimals), body) { _ in (.nan, .nan) }
      }
    }
  }

  private func trace(
    _ outline: OutlineRing, _ body: (gn_vertex, Literal) -> Void,
    _ values: (Int) -> (altitude: Double, time: Double)
  ) -> Int {
    var walk = LineDrawing(outline).start
    var parts = 1
    var count = 0
    var last = gn_point()
    var before = values(0)
    func put(_ point: gn_point, _ values: (altitude: Double, time: Double), _ mark: Literal) {
      body(gn_vertex(point: point, altitude: values.altitude, time: values.time), mark)
      last = point
      before = values
      count &+= 1
    }
    /// A part has at least two positions.
    func endPart() {
      if count == 1 { put(last, before, ",") }
      count = 0
    }
    put(walk.here, before, "")
    while walk.next < outline.count {
      let target = walk.next
      let step = walk.step()
      if case .ahead = step {
        let isVertex = walk.next > target
        // A step along a pole may lead nowhere.
        let here = walk.here
        if isVertex || here.latitude != last.latitude || here.longitude != last.longitude {
          put(here, isVertex ? values(target) : between(walk, target, values), ",")
        }
        continue
      }
      let here = walk.here
      let cut = between(walk, target, values)
      if case .cut = step {
        if here.latitude != last.latitude || here.longitude != last.longitude { put(here, cut, ",") }
        endPart()
        walk.cross()
      } else {
        endPart()
      }
      parts &+= 1
      put(walk.here, cut, "],[")
    }
    endPart()
    return parts
  }

  /// The values where a walk is on its way to a vertex, by the distances to the vertices on either side.
  private func between(
    _ walk: OutlineWalk, _ target: Int, _ values: (Int) -> (altitude: Double, time: Double)
  ) -> (altitude: Double, time: Double) {
    var outline = walk.outline
    let (start, end) = (values(target &- 1), values(target))
    let here = gn_point(latitude: walk.latitude, longitude: walk.longitude.reducedLongitude)
    let passed = Geodesic.inverse(outline.vertex(target &- 1), here).distance
    let ahead = Geodesic.inverse(here, outline.vertex(target)).distance
    let share = passed > 0 ? passed / (passed + ahead) : 0
    func value(_ a: Double, _ b: Double) -> Double { a + (b - a) * share.clamped(0, 1) }
    return (altitude: value(start.altitude, end.altitude), time: value(start.time, end.time))
  }
}
