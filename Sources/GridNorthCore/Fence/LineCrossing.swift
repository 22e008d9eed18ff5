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

  /// Meters from a place where the way meets the line to where sides are asked for.
  private static let distance = 0.001

  /// Meters: a fix that is nearer to the line may be where the way crosses it.
  private static let width = 2e-5

  func run(to output: inout Output<gn_fence_event>) {
    guard movement.edge.length > 0, edges.ring(0).runCount > 0 else { return }
    var before = 0.0
    var splits = splits(after: before)
    var next = isNear(movement.from.point) ? 0 : following(&splits, before)
    while let place = next {
      next = place < 1 ? following(&splits, place) : nil
      cross(at: place, after: before, before: next ?? 1, &output)
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

  /// Reports a crossing at a place, if there is one. It asks halfway to the places before and after at most.
  private func cross(
    at place: Double, after before: Double, before next: Double, _ output: inout Output<gn_fence_event>
  ) {
    let step = LineCrossing.distance / movement.edge.length
    let start = before > 0 ? max(place - step, 0.5 * (before + place)) : place - step
    let end = next < 1 ? min(place + step, 0.5 * (place + next)) : place + step
    let isLeft = isLeft(at: start)
    guard isLeft != self.isLeft(at: end), fence.holds(altitude: movement.altitude(at: place), margin: 0) else { return }
    let kind = isLeft ? GN_FENCE_CROSSED_RIGHT : GN_FENCE_CROSSED_LEFT
    guard fence.triggers & Int32(truncatingIfNeeded: kind.rawValue) != 0 else { return }
    let time = movement.time(at: place)
    output.append(gn_fence_event(fence, kind, movement, at: place, time, since: time))
  }

  private func isLeft(at fraction: Double) -> Bool {
    edges.nearest(to: movement.point(at: fraction), from: 0, to: .infinity).distance_off < 0
  }
}
