// SPDX-License-Identifier: MIT
import CGridNorth

extension Route {
  /// Leaves out vertices that lie within `tolerance` meters of the edges that remain. `needed` is how many stay,
  /// also when `GN_ERROR_BUFFER_TOO_SMALL` is thrown. Throws `GN_ERROR_WORK`.
  public static func simplify(
    _ points: Points, isClosed: Bool, tolerance: Double, into out: UnsafeMutablePointer<gn_point>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    try check(tolerance: tolerance)
    var output = Output(out, capacity: capacity)
    try Work.count { meter throws(gn_status) in
      simplify(Simplification(points: points, tolerance: tolerance, meter: meter), isClosed: isClosed, into: &output)
      if meter.isTooMuch { output.invalidate(with: gn_point(latitude: .nan, longitude: .nan)) }
      try meter.check()
    }
    try finish(output, needed: &needed)
  }

  private static func simplify(
    _ simplification: Simplification, isClosed: Bool, into output: inout Output<gn_point>
  ) {
    let points = simplification.points
    if points.count <= (isClosed ? 3 : 2) {
      simplification.addAll(to: &output)
    } else if isClosed {
      simplification.addRing(to: &output)
    } else {
      output.append(points[0])
      simplification.add(from: 0, to: points.count &- 1, into: &output)
    }
  }
}

/// A greedy method: from each kept vertex, the next edge reaches as far as the vertices between allow.
///
/// The reach is doubled until it fails, then bisected down to the farthest that holds. So each vertex is examined some
/// twenty times at most, and no memory is needed for arrays of any size.
private struct Simplification {
  let points: Points
  let tolerance: Double
  let meter: WorkMeter

  /// Adds what stays after vertex `first` up to `last`, and `last` itself, which may be the count of points: the
  /// first again.
  func add(from first: Int, to last: Int, into output: inout Output<gn_point>) {
    var anchor = first
    while anchor < last, !meter.isTooMuch {
      var reach = 1
      var step = 1
      while anchor &+ reach &+ step <= last, holds(from: anchor, to: anchor &+ reach &+ step) {
        reach &+= step
        step <<= 1
      }
      while step > 0 {
        if anchor &+ reach &+ step <= last, holds(from: anchor, to: anchor &+ reach &+ step) { reach &+= step }
        step >>= 1
      }
      anchor &+= reach
      if anchor < points.count { output.append(points[anchor]) }
    }
  }

  func addAll(to output: inout Output<gn_point>) {
    var index = 0
    while index < points.count {
      output.append(points[index])
      index &+= 1
    }
  }

  /// A ring keeps the vertex farthest from its first one, and, where nothing else would stay, the one farthest from
  /// the edge between them: three vertices, as a ring must have.
  func addRing(to output: inout Output<gn_point>) {
    let opposite = farthest(from: Edge(points[0], points[0]), between: 0, and: points.count)
    let edge = Edge(points[0], points[opposite])
    output.append(points[0])
    if spans(from: 0, to: opposite), spans(from: opposite, to: points.count) {
      let before = farthest(from: edge, between: 0, and: opposite)
      let after = farthest(from: edge, between: opposite, and: points.count)
      let isBefore = before != 0 && distance(before, from: edge) >= distance(after, from: edge)
      add(from: 0, to: isBefore ? before : opposite, into: &output)
      add(from: isBefore ? before : opposite, to: isBefore ? opposite : after, into: &output)
      add(from: isBefore ? opposite : after, to: points.count, into: &output)
    } else {
      add(from: 0, to: opposite, into: &output)
      add(from: opposite, to: points.count, into: &output)
    }
  }

  /// Whether one edge can replace all edges between two vertices.
  private func spans(from first: Int, to last: Int) -> Bool {
    var counter = Output<gn_point>()
    add(from: first, to: last, into: &counter)
    return counter.count <= (last < points.count ? 1 : 0)
  }

  /// Whether all vertices between two lie within the tolerance of the edge that joins them: of a block at a time by bounds,
  /// and by geodesics where those do not tell.
  private func holds(from first: Int, to last: Int) -> Bool {
    let from = points[first]
    let to = points[last < points.count ? last : 0]
    let band = EdgeBand(from, to)
    var edge: Edge?
    var index = first &+ 1
    while index < last {
      meter.add(1)
      guard !meter.isTooMuch else { return false }
      var unclear = last &- index >= Block.width ? Block.allBits : (1 << UInt8(truncatingIfNeeded: last &- index)) &- 1
      if let band {
        let distances = band.distances(points.block { lane in min(index &+ lane, last &- 1) })
        if Block.bits(distances.least .> tolerance) != 0 { return false }
        unclear &= Block.bits(Block.not(distances.most .<= tolerance))
      }
      while unclear != 0 {
        let exact = edge ?? Edge(from, to)
        edge = exact
        // Beside shorter edges, few places are looked at.
        meter.add(exact.length < 4_500_000 ? 6 : exact.stepsOfNearest)
        if exact.nearest(to: points[index &+ unclear.trailingZeroBitCount]).off > tolerance { return false }
        unclear &= unclear &- 1
      }
      index &+= Block.width
    }
    return true
  }

  /// The vertex between two others that lies farthest from an edge; the first of the two if there is none between.
  private func farthest(from edge: Edge, between first: Int, and last: Int) -> Int {
    var best = first
    var largest = -1.0
    var index = first &+ 1
    while index < last {
      let distance = distance(index, from: edge)
      if distance > largest {
        largest = distance
        best = index
      }
      index &+= 1
    }
    return best
  }

  private func distance(_ index: Int, from edge: Edge) -> Double { edge.nearest(to: points[index]).off }
}
