// SPDX-License-Identifier: MIT
import CGridNorth

/// One step of something that moves among fences.
public struct FenceStep {
  private let index: FenceIndex
  private let options: gn_fence_options
  private let movement: Movement
  private let isFirst: Bool

  public static var defaults: gn_fence_options {
    gn_fence_options(size: optionsSize, flags: 0, hysteresis: 0, worst_accuracy: .infinity, dwell: .infinity)
  }

  private static var optionsSize: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_fence_options>.size) }

  /// Nothing beyond the size field is read before the size is known.
  private static func checked(_ options: UnsafePointer<gn_fence_options>?) throws(gn_status) -> gn_fence_options {
    guard let options else { return defaults }
    guard UnsafeRawPointer(options).loadUnaligned(as: UInt32.self) == optionsSize else { throw GN_ERROR_OPTIONS_SIZE }
    var checked = options.pointee
    guard checked.flags & ~UInt32(truncatingIfNeeded: GN_FENCE_REPORT_FIRST.rawValue) == 0 else {
      throw GN_ERROR_CONTENT
    }
    guard checked.hysteresis >= 0, checked.hysteresis <= 100_000 else { throw GN_ERROR_HYSTERESIS }
    guard checked.worst_accuracy >= 0 else { throw GN_ERROR_DISTANCE }
    guard checked.dwell >= 0 else { throw GN_ERROR_TIME }
    // Less than the width of a border.
    if checked.hysteresis < borderWidth { checked.hysteresis = 0 }
    return checked
  }

  /// Takes a fix, and reports what happened since the last one, in the order of the way. If the fix or memory is refused,
  /// nothing changes. Throws `GN_ERROR_WORK` before it takes too long.
  ///
  /// `presencesNeeded` becomes the number of presences; if they do not fit, how many must.
  public static func take(
    _ fix: UnsafePointer<gn_fix>?, after last: UnsafePointer<gn_fence_state>?, _ index: FenceIndex,
    options: UnsafePointer<gn_fence_options>?, state: UnsafeMutablePointer<gn_fence_state>?,
    presences base: UnsafeMutablePointer<gn_fence_presence>?, presenceCapacity: Int, presencesNeeded: inout Int,
    into out: UnsafeMutablePointer<gn_fence_event>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    guard let state, out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    let options = try checked(options)
    var fix = try GridNorthCore.checked(fix)
    let before = last?.pointee ?? gn_fence_state()
    let isFirst = before.has_fix == 0
    var presences = try FencePresences(
      base, capacity: presenceCapacity, count: isFirst ? 0 : before.presence_count, needed: &presencesNeeded)
    // A state that was damaged is refused whatever the fix is.
    var start = isFirst ? fix : try GridNorthCore.checked(before.fix)
    if fix.accuracy > options.worst_accuracy {
      presencesNeeded = presences.count
      state.pointee = before
      return
    }
    guard fix.time >= start.time else { throw GN_ERROR_TIME }
    // An altitude that is not known is taken to be the last one that was, or the first one that will be.
    if fix.altitude != fix.altitude { fix.altitude = start.altitude }
    if start.altitude != start.altitude { start.altitude = fix.altitude }

    try Work.count { meter throws(gn_status) in
      let step = FenceStep(
        index: index, options: options, movement: Movement(from: start, to: fix, meter), isFirst: isFirst)
      var output = Output(out, capacity: capacity)
      step.run(&presences, &output)
      needed = output.count
      presencesNeeded = presences.needed
      guard output.fits, presences.fits, !meter.isTooMuch else {
        output.invalidate(with: gn_fence_event())
        presences.invalidate()
        if meter.isTooMuch { (needed, presencesNeeded) = (0, 0) }
        throw meter.isTooMuch ? GN_ERROR_WORK : GN_ERROR_BUFFER_TOO_SMALL
      }
      step.sort(output)
      // The same ways again, to keep the fences at their ends.
      meter.reset()
      presencesNeeded = presences.commit { presence in
        var nothing = Output<gn_fence_event>()
        return step.follow(presence, &nothing)
      }
      state.pointee = gn_fence_state(
        fix: fix, presence_count: UInt64(truncatingIfNeeded: presencesNeeded), has_fix: 1, reserved: 0)
    }
  }

  private func run(_ presences: inout FencePresences, _ output: inout Output<gn_fence_event>) {
    var known = 0
    while known < presences.count, !movement.meter.isTooMuch {
      _ = follow(presences[known], &output)
      known &+= 1
    }
    let box = movement.box
    index.tree.walk { boxes, _, _ in
      Eight.bits(boxes.meet(box))
    } _: { place in
      let fence = index[place]
      movement.meter.add(1)
      if let edges = index.edges(fence, movement.meter), fence.isThere, fence.triggers != 0 {
        meet(fence, edges, &presences, &output)
      }
      return !movement.meter.isTooMuch
    }
  }

  /// Follows a fence that was not held so far.
  private func meet(
    _ fence: Fence, _ edges: EdgeIndex, _ presences: inout FencePresences, _ output: inout Output<gn_fence_event>
  ) {
    if fence.shape == GN_FENCE_LINE {
      if !isFirst { LineCrossing(fence: fence, edges: edges, movement: movement).run(to: &output) }
      return
    }
    movement.meter.add(presences.count >> 10)
    guard !presences.holds(fence.id) else { return }
    var trace = FenceTrace(fence, edges, movement, options)
    let isReported = !isFirst || options.flags & UInt32(truncatingIfNeeded: GN_FENCE_REPORT_FIRST.rawValue) != 0
    let presence = isReported ? trace.run(from: nil, to: &output) : trace.presenceAtEnd
    if let presence { presences.append(presence) }
  }

  /// Follows a fence that was held; nil if it is not any more, or if the index does not have it, or has it without triggers.
  private func follow(
    _ presence: gn_fence_presence, _ output: inout Output<gn_fence_event>
  ) -> gn_fence_presence? {
    guard let fence = index.fence(withID: presence.id), fence.shape != GN_FENCE_LINE, fence.triggers != 0,
      let edges = index.edges(fence, movement.meter)
    else { return nil }
    var trace = FenceTrace(fence, edges, movement, options)
    return trace.run(from: presence, to: &output)
  }

  /// Sorts events, and gives those of one moment the same fraction, time and place.
  @inline(never)
  private func sort(_ output: Output<gn_fence_event>) {
    // On a short way, or none, dwells end at different times.
    let moment = min(movement.resolution, 1e-8)
    var isSorted = false
    while !isSorted {
      output.sort(FenceStep.isBefore)
      isSorted = true
      var first = gn_fence_event()
      first.fraction = -1
      var index = 0
      while index < output.count {
        output.update(index) { event in
          if event.fraction - first.fraction > moment { first = event }
          if event.fraction != first.fraction { isSorted = false }
          (event.fraction, event.time) = (first.fraction, first.time)
          (event.point, event.altitude) = (first.point, first.altitude)
        }
        index &+= 1
      }
    }
  }

  /// Events come as the way goes. Of one moment, fences are left before others are entered, then ids decide. Of one fence and one
  /// moment, events come as they happen: enter, dwell, exit.
  private static func isBefore(_ a: gn_fence_event, _ b: gn_fence_event) -> Bool {
    if a.fraction != b.fraction { return a.fraction < b.fraction }
    if leaves(a) != leaves(b) { return leaves(a) }
    if a.id != b.id { return a.id < b.id }
    return a.kind < b.kind
  }

  /// Whether it leaves what was not entered in the same moment.
  private static func leaves(_ event: gn_fence_event) -> Bool {
    event.kind == Int32(bitPattern: GN_FENCE_EXIT.rawValue) && event.since < event.time
  }
}
