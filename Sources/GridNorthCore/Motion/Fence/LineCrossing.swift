// SPDX-License-Identifier: MIT
import CGridNorth

/// Follows one line along one way.
///
/// On which side of the line what moves is, is asked shortly before and after each place where the way meets the line, and at
/// the fixes themselves. So a fix on the line is on one side for the step before it and for the one after it.
struct LineCrossing {
  let fence: Fence
  let edges: EdgeIndex
  let movement: Movement

  /// Meters: a fix that is nearer to the line may be where the way crosses it.
  private static let width = 2e-5

  /// Meters from a place where the way meets the line to where sides are first asked for.
  private static let distance = 0.001

  /// Meters: nearer to the line, rounding may decide on which side a position is.
  private static let doubt = 1e-7

  func run(to output: inout Output<gn_fence_event>) {
    guard movement.edge.length > 0, edges.ring(0).runCount > 0 else { return }
    // Places lie in 0 ... 1; the ways before the first and behind the last end there.
    var before = 0.0
    var splits = splits(after: before)
    var next = isNear(movement.from.point) ? 0 : following(&splits, before)
    while let place = next, !movement.meter.isTooMuch {
      next = place < 1 ? following(&splits, place) : nil
      // Halfway to the places before and after at most, so that every stretch between places is asked once or twice.
      let start = before > 0 || isNear(movement.from.point) && place > 0 ? 0.5 * (before + place) : 0
      let end = next.map { 0.5 * (place + $0) } ?? 1
      cross(at: place, from: start, to: end, &output)
      before = place
    }
  }

  private func splits(after fraction: Double) -> FenceSplits {
    fence.splits(movement, after: fraction, margin: 0, edges)
  }

  /// The place after another where the way meets the line; nil if there is none.
  private func following(_ splits: inout FenceSplits, _ place: Double) -> Double? {
    if splits.isUsedUp { splits = self.splits(after: place) }
    return splits.next() ?? (isNear(movement.to.point) ? 1 : nil)
  }

  private func isNear(_ point: gn_point) -> Bool { edges.comes(within: LineCrossing.width, of: ReachTest(point)) }

  /// Reports a crossing at a place, if there is one.
  private func cross(at place: Double, from start: Double, to end: Double, _ output: inout Output<gn_fence_event>) {
    let isLeft = isLeft(from: place, toward: start)
    guard isLeft != self.isLeft(from: place, toward: end),
      fence.holds(altitude: movement.altitude(at: place), margin: 0)
    else { return }
    let kind = isLeft ? GN_FENCE_CROSSED_RIGHT : GN_FENCE_CROSSED_LEFT
    guard fence.triggers & Int32(truncatingIfNeeded: kind.rawValue) != 0 else { return }
    let time = movement.time(at: place)
    output.append(gn_fence_event(fence, kind, movement, at: place, time, since: time))
  }

  /// The side of the line near a place, as near as it is clear, and no farther than a limit.
  private func isLeft(from place: Double, toward limit: Double) -> Bool {
    let way = (limit - place) * movement.edge.length
    var part = min(1, LineCrossing.distance / way.absolute)
    while true {
      let fraction = part < 1 ? place + part * (limit - place) : limit
      let off = edges.nearest(to: movement.point(at: fraction), from: 0, to: .infinity).distanceOff
      if !(part < 1) || off.absolute > LineCrossing.doubt { return off < 0 }
      part = min(1, 4 * part)
    }
  }
}
