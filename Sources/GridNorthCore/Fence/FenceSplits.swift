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
  private let after: Double
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

  /// There are more behind the last one that was taken.
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
      let meters = radius + margin
      let half = 0.5 * movement.edge.length
      let middle = ReachTest(movement.point(at: 0.5))
      // All of the way lies within half its length of its middle.
      if half < meters, edges.comes(within: meters - half, of: middle) { return splits }
      let way = MovementCircle(movement)
      edges.forEachEdge(within: meters + half * (1 + 1e-9), of: middle) { edge in
        way.forEachEnd(ofReach: meters, edge) { splits.add($0) }
      }
    }
    return splits
  }
}

extension EdgeIndex {
  /// Finds the points where the edges meet a way.
  fileprivate func forEachMeeting(_ movement: Movement, _ body: (gn_point) -> Void) {
    let box = movement.box
    ring(0).forEachMeeting(0, of: movement, box, isSame: false) { _, point in body(point) }
    holes.walk { boxes, _, _ in
      Eight.bits(boxes.meet(box))
    } _: { hole in
      ring(hole &+ 1).forEachMeeting(0, of: movement, box, isSame: false) { _, point in body(point) }
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
