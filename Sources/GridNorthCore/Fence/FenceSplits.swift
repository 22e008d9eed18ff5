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
    if climb != 0 {
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

  /// Adds the places where the way comes within some meters of edges, or goes farther away: in pieces, so that a long way looks
  /// at no more than what is near it.
  private func addEnds(ofReach meters: Double, _ movement: Movement, _ edges: EdgeIndex, to splits: inout FenceSplits) {
    let length = movement.edge.length
    let count = (length / (8 * meters)).ceiled.clamped(1, 64)
    let circle = MovementCircle(movement)
    // All of a piece lies within half its length of its middle.
    let half = 0.5 * length / count * (1 + 1e-9)
    var piece = (splits.after * count).floored
    while piece < count {
      let start = piece / count
      let end = (piece + 1) / count
      piece += 1
      if splits.isFull(from: start) { return }
      let middle = ReachTest(movement.point(at: (piece - 0.5) / count))
      if half < meters, edges.comes(within: meters - half, of: middle) { continue }
      edges.forEachEdge(within: meters + half, of: middle) { edge in
        circle.forEachEnd(ofReach: meters, edge, from: start, to: end) { splits.add($0) }
      }
    }
  }
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

  /// Finds the edges that may come within some meters of a position.
  fileprivate func forEachEdge(within meters: Double, of test: ReachTest, _ body: (Edge) -> Void) {
    var index = 0
    while index < ringCount {
      let ring = ring(index)
      ring.forEachEdge(within: meters, of: test) { edge, _ in
        body(ring.edge(edge))
        return true
      }
      index &+= 1
    }
  }
}
