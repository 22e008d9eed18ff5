// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where tracks meet the core. Only the files Core*.swift know about pointers.

extension TrackRecorder {
  static func begun(_ options: Options) throws(GridNorthError) -> [UInt64] {
    var core = Track.defaults
    core.tolerance = options.tolerance
    core.least_distance = options.leastDistance
    core.least_interval = options.leastInterval
    core.worst_accuracy = options.worstAccuracy ?? .infinity
    core.largest_speed = options.largestSpeed ?? .infinity
    core.rest_speed = options.restSpeed
    core.climb = options.climb
    var state = gn_track_state()
    try refusable { () throws(gn_status) in try Track.begin(&core, state: &state) }
    return words(of: state)
  }

  static func totals(_ bits: [UInt64]) throws(GridNorthError) -> Totals {
    guard var state = state(of: bits) else { throw GridNorthError(GN_ERROR_TRACK_STATE) }
    return try refusable { () throws(gn_status) in Totals(try Track.totals(&state)) }
  }

  mutating func taken(_ fix: Fix) throws(GridNorthError) -> Step {
    var core = gn_fix(fix)
    let step = try changed { (state, step) throws(gn_status) in
      try Track.add(&core, after: state, state: state, step: step)
    }
    return Step(
      outcome: Outcome(core: step.outcome), flags: Flags(rawValue: step.flags),
      vertex: step.vertex_count == 0 ? nil : Fix(step.vertex))
  }

  mutating func ended() -> Fix? {
    let step = try? changed { (state, step) throws(gn_status) in try Track.end(state, state: state, step: step) }
    guard let step, step.vertex_count != 0 else { return nil }
    return Fix(step.vertex)
  }

  /// Changes the state, or nothing.
  private mutating func changed(
    _ body: (UnsafeMutablePointer<gn_track_state>, UnsafeMutablePointer<gn_track_step>) throws(gn_status) -> Void
  ) throws(GridNorthError) -> gn_track_step {
    guard var state = TrackRecorder.state(of: bits) else { throw GridNorthError(GN_ERROR_TRACK_STATE) }
    var step = gn_track_step()
    try refusable { () throws(gn_status) in try body(&state, &step) }
    bits = TrackRecorder.words(of: state)
    return step
  }

  private static func words(of state: gn_track_state) -> [UInt64] {
    withUnsafeBytes(of: state) { Array($0.bindMemory(to: UInt64.self)) }
  }

  /// Nil unless there are 64 numbers.
  private static func state(of bits: [UInt64]) -> gn_track_state? {
    bits.withUnsafeBytes { bytes in
      bytes.count == MemoryLayout<gn_track_state>.size ? bytes.loadUnaligned(as: gn_track_state.self) : nil
    }
  }
}

extension TrackRecorder.Outcome {
  fileprivate init(core outcome: Int32) {
    switch UInt32(outcome) {
    case GN_TRACK_WAITING.rawValue: self = .waiting
    case GN_TRACK_KEPT.rawValue: self = .kept
    default: self = .leftOut
    }
  }
}

extension TrackRecorder.Totals {
  fileprivate init(_ totals: gn_track_totals) {
    self.init(
      distance: totals.distance, movingTime: totals.moving_time, ascent: totals.ascent, descent: totals.descent,
      speed: known(totals.speed), movingSpeed: known(totals.moving_speed), topSpeed: totals.top_speed,
      lowest: known(totals.lowest), highest: known(totals.highest), startTime: known(totals.start_time),
      endTime: known(totals.end_time), bounds: totals.taken_count == 0 ? nil : Bounds(totals.bounds),
      fixCount: Int(totals.fix_count), takenCount: Int(totals.taken_count), vertexCount: Int(totals.vertex_count))
  }
}
