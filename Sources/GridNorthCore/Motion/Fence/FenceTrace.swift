// SPDX-License-Identifier: MIT
import CGridNorth

/// Follows one fence along one way.
///
/// Whether the fence holds what moves is asked in the middle between splits, where the answer is clear, and at the fix where
/// the way ends. A change is reported at the split before.
struct FenceTrace {
  private let fence: Fence
  private let edges: EdgeIndex
  private let movement: Movement
  private let options: gn_fence_options
  /// Nil while it is outside.
  private var presence: gn_fence_presence?
  /// Where it entered: a fraction of the way.
  private var entered = 0.0

  init(_ fence: Fence, _ edges: EdgeIndex, _ movement: Movement, _ options: gn_fence_options) {
    self.fence = fence
    self.edges = edges
    self.movement = movement
    self.options = options
  }

  /// Goes the way; gives the presence at its end.
  mutating func run(
    from presence: gn_fence_presence?, to output: inout Output<gn_fence_event>
  ) -> gn_fence_presence? {
    self.presence = presence
    var here = 0.0
    var splits = splits(after: here)
    while here < 1, !movement.meter.isTooMuch {
      var next = splits.next() ?? 1
      if next - here > movement.resolution {
        let isHeld = isHeld(at: 0.5 * (here + next))
        if isHeld != (self.presence != nil) {
          change(at: here, &output)
          if options.hysteresis > 0 {
            splits = self.splits(after: here)
            next = splits.next() ?? 1
          }
        }
      }
      here = next
      if next < 1, splits.isUsedUp { splits = self.splits(after: here) }
    }
    arrive(&output)
    return self.presence
  }

  /// The presence at the end of the way, if there was none before and nothing is to be reported.
  var presenceAtEnd: gn_fence_presence? {
    isHeld(at: 1) ? gn_fence_presence(id: fence.id, since: movement.to.time, has_dwelt: 0, reserved: 0) : nil
  }

  private mutating func arrive(_ output: inout Output<gn_fence_event>) {
    // Without a way, what changes does so at the last fix: a fence may be another one.
    if isHeld(at: 1) != (presence != nil) { change(at: movement.resolution < 1 ? 1 : 0, &output) }
    dwell(until: 1, &output)
  }

  /// A fence that was entered is wider by the hysteresis until it is left.
  private var margin: Double { presence == nil ? 0 : options.hysteresis }

  private func splits(after fraction: Double) -> FenceSplits {
    fence.splits(movement, after: fraction, margin: margin, edges)
  }

  private func isHeld(at fraction: Double) -> Bool {
    movement.meter.add(4 &+ edges.ringCount >> 2)
    return fence.holds(
      PositionTests(movement.point(at: fraction)), altitude: movement.altitude(at: fraction), margin: margin, edges)
  }

  private mutating func change(at fraction: Double, _ output: inout Output<gn_fence_event>) {
    if let presence {
      dwell(until: fraction, &output)
      report(GN_FENCE_EXIT, at: fraction, movement.time(at: fraction), since: presence.since, &output)
      self.presence = nil
    } else {
      let time = movement.time(at: fraction)
      presence = gn_fence_presence(id: fence.id, since: time, has_dwelt: 0, reserved: 0)
      entered = fraction
      report(GN_FENCE_ENTER, at: fraction, time, since: time, &output)
    }
  }

  /// Reports that it was inside for long enough before a place, once.
  private mutating func dwell(until fraction: Double, _ output: inout Output<gn_fence_event>) {
    guard let presence, presence.has_dwelt == 0 else { return }
    let time = presence.since + options.dwell
    guard time <= movement.time(at: fraction) else { return }
    self.presence?.has_dwelt = 1
    // The time may be that of an older fix, if the dwell time is a shorter one now.
    report(
      GN_FENCE_DWELL, at: movement.fraction(at: time).clamped(entered, fraction), max(time, movement.from.time),
      since: presence.since, &output)
  }

  private func report(
    _ kind: gn_fence_trigger, at fraction: Double, _ time: Double, since: Double,
    _ output: inout Output<gn_fence_event>
  ) {
    guard fence.triggers & Int32(truncatingIfNeeded: kind.rawValue) != 0 else { return }
    output.append(gn_fence_event(fence, kind, movement, at: fraction, time, since: since))
  }
}

extension gn_fence_event {
  init(
    _ fence: Fence, _ kind: gn_fence_trigger, _ movement: Movement, at fraction: Double, _ time: Double, since: Double
  ) {
    self.init(
      id: fence.id, time: time, point: movement.point(at: fraction), altitude: movement.altitude(at: fraction),
      fraction: fraction, kind: Int32(truncatingIfNeeded: kind.rawValue), reserved: 0, since: since)
  }
}
