// SPDX-License-Identifier: MIT
import CGridNorth

/// Sixteen numbers. An index counts modulo 16: no check that could trap is left.
private struct Sixteen {
  private var numbers = SIMD16<Double>()

  subscript(index: Int) -> Double {
    get { numbers[index & 15] }
    set { numbers[index & 15] = newValue }
  }
}

/// The next places on a way where a fence may begin or end to hold what moves: fractions, in ascending order.
struct FenceSplits {
  /// Only those behind this one are wanted.
  let after: Double
  private let resolution: Double
  private var fractions = Sixteen()
  private var first = 0
  private var count = 0
  private var isCut = false

  init(after: Double, _ movement: Movement) {
    self.after = after
    resolution = movement.resolution
  }

  mutating func add(_ fraction: Double) {
    guard fraction > after + resolution, fraction < 1 - resolution else { return }
    if count == 16 {
      isCut = true
      guard fraction < fractions[15] else { return }
      count = 15
    }
    var index = count
    while index > 0, fractions[index &- 1] > fraction {
      fractions[index] = fractions[index &- 1]
      index &-= 1
    }
    fractions[index] = fraction
    count &+= 1
  }

  /// Whether there is no room for any from a place on; then there may be more.
  mutating func isFull(from fraction: Double) -> Bool {
    guard count == 16, fraction >= fractions[15] else { return false }
    isCut = true
    return true
  }

  /// There may be more behind the last one that was taken.
  var isUsedUp: Bool { isCut && first == count }

  /// Takes the next place.
  mutating func next() -> Double? {
    guard first < count else { return nil }
    first &+= 1
    return fractions[first &- 1]
  }
}

extension Fence {
  /// The next places where a fence, widened by `margin` meters, may begin or end. All that are missing lie between places
  /// of which one is so near the border that it could be on either side.
  func splits(_ movement: Movement, after fraction: Double, margin: Double, _ edges: EdgeIndex) -> FenceSplits {
    var splits = FenceSplits(after: fraction, movement)
    let climb = movement.to.altitude - movement.from.altitude
    // A line is crossed only where the way meets it. Elsewhere its sides mean nothing: the nearest edge may be another one.
    if climb != 0, shape != GN_FENCE_LINE {
      splits.add((low - margin - movement.from.altitude) / climb)
      splits.add((high + margin - movement.from.altitude) / climb)
    }
    guard movement.edge.length > 0 else { return splits }
    if shape == GN_FENCE_LINE || shape == GN_FENCE_POLYGON && margin <= 0 {
      edges.forEachMeeting(movement) { splits.add(movement.fraction(at: $0)) }
    } else {
      addEnds(ofReach: radius + margin, movement, edges, to: &splits)
    }
    return splits
  }

  /// Adds the places where the way comes within some meters of edges, or goes farther away from all of them.
  ///
  /// It goes in pieces. One that is wholly within reach of an edge, or out of reach of all, has no such place. Others are halved
  /// until few edges matter, or it turns out that halves are near as many edges again. A place that is within reach of another
  /// edge is none.
  private func addEnds(ofReach meters: Double, _ movement: Movement, _ edges: EdgeIndex, to splits: inout FenceSplits) {
    let length = movement.edge.length
    let longest = min(1, Fence.longestPiece / length)
    let shortest = max(Fence.shortestPiece / length, 1.0 / 65536)
    // Edges that may still be looked at for the sake of halving.
    var effort = 8 &* edges.edgeCount &+ 256
    var start = splits.after
    var size = longest
    while start < 1, !movement.meter.isTooMuch {
      movement.meter.add(edges.ringCount >> 2)
      if splits.isFull(from: start) { return }
      let end = start + size < 1 ? start + size : 1
      // All of a piece lies within half its length of its middle.
      let half = 0.5 * (end - start) * length * (1 + 1e-9) + 1e-9
      let middle = ReachTest(movement.point(at: 0.5 * (start + end)))
      if !(half < meters && edges.comes(within: meters - half, of: middle)) {
        if size > shortest, effort > 0 {
          let count = edges.count(upTo: Fence.mostEdges &+ 1, within: meters + half, of: middle)
          effort &-= count
          if count > Fence.mostEdges {
            size *= 0.5
            continue
          }
        }
        let piece = MovementPiece(movement, from: start, to: end)
        edges.forEachEdge(within: meters + half, of: middle) { edge in
          effort &-= 1
          piece.forEachEnd(ofReach: meters, edge) { fraction in
            let isInside = edges.comes(within: meters - borderWidth, of: ReachTest(movement.point(at: fraction)))
            if !isInside { splits.add(fraction) }
          }
          return true
        }
      }
      guard end > start else { return }
      start = end
      size = min(2 * size, longest)
    }
  }

  /// Meters: within a piece, the distance to an edge that is less than a quarter of the earth rises and falls as
  /// `MovementPiece` expects.
  private static let longestPiece = 1_000_000.0

  /// Meters.
  private static let shortestPiece = 0.02

  /// Edges that are followed along a piece that could be halved.
  private static let mostEdges = 16
}

extension EdgeIndex {
  /// Finds the points where the edges meet a way.
  fileprivate func forEachMeeting(_ movement: Movement, _ body: (gn_point) -> Void) {
    let box = movement.box
    ring(0).forEachMeeting(0, of: movement, box) { body($0) }
    holes.walk { boxes, _, _ in
      Eight.bits(boxes.meet(box))
    } _: { hole in
      ring(hole &+ 1).forEachMeeting(0, of: movement, box) { body($0) }
      return true
    }
  }

  /// The edges of all rings.
  fileprivate var edgeCount: Int {
    var count = 0
    var index = 0
    while index < ringCount {
      count &+= ring(index).count
      index &+= 1
    }
    return count
  }

  /// How many edges come within some meters of a position; no more than `most` are counted.
  fileprivate func count(upTo most: Int, within meters: Double, of test: ReachTest) -> Int {
    var count = 0
    forEachEdge(within: meters, of: test) { _ in
      count &+= 1
      return count < most
    }
    return count
  }

  /// Finds the edges that come within some meters of a position. `body` ends the search by returning false.
  fileprivate func forEachEdge(within meters: Double, of test: ReachTest, _ body: (Edge) -> Bool) {
    var index = 0
    var goesOn = true
    while index < ringCount, goesOn {
      let ring = ring(index)
      ring.forEachEdge(within: meters, of: test) { number in
        goesOn = body(ring.edge(number))
        return goesOn
      }
      index &+= 1
    }
  }
}
