// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where fences meet the core. Only the files Core*.swift know about pointers.

// MARK: - Sets

func fenceWords(_ fences: [Fence]) throws(GridNorthError) -> [UInt64] {
  var given: [gn_fence] = []
  var positions: [Position] = []
  var rings: [Int] = []
  given.reserveCapacity(fences.count)
  for fence in fences { given.append(fence.core(&positions, &rings)) }
  var statuses = [UInt8](repeating: 0, count: fences.count)
  do {
    return try positions.withUnsafeBufferPointer { (buffer) throws(gn_status) in
      // SAFETY: both are a latitude and a longitude, side by side; a test checks it.
      let points = buffer.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: gn_point.self) }
      let fences = try GivenFences(
        given, count: given.count, points: points, pointCount: buffer.count, rings: rings, ringCount: rings.count)
      return try builtWords { (out, capacity, needed) throws(gn_status) in
        try FenceIndex.build(fences, into: out, capacity: capacity, needed: &needed, statuses: &statuses)
      }
    }
  } catch {
    guard error == GN_PARTIAL, let refused = statuses.firstIndex(where: { $0 != 0 }) else {
      throw GridNorthError(error)
    }
    throw GridNorthError(gn_status(rawValue: UInt32(statuses[refused])), fence: refused)
  }
}

func checkFenceWords(_ words: [UInt64]) throws(GridNorthError) {
  try checkWords(words, GN_INDEX_FENCES)
}

extension Fence {
  /// Appends its positions and rings to those of the fences before it.
  fileprivate func core(_ positions: inout [Position], _ rings: inout [Int]) -> gn_fence {
    let (kind, own, ringCounts, radius): (gn_fence_shape, [Position], [Int], Double) =
      switch shape {
      case .polygon(let polygon): (GN_FENCE_POLYGON, polygon.points, polygon.ringCounts, 0)
      case .circle(let center, let radius): (GN_FENCE_CIRCLE, [center], [], radius)
      case .corridor(let route, let radius): (GN_FENCE_CORRIDOR, route.positions, [], radius)
      case .line(let route): (GN_FENCE_LINE, route.positions, [], 0)
      }
    positions += own
    rings += ringCounts
    var (low, high) = altitudes.map { ($0.lowerBound, $0.upperBound) } ?? (0, 0)
    // In the core, two equal altitudes mean nil.
    if altitudes != nil, low == high { (low, high) = (low.nextDown, high.nextUp) }
    return gn_fence(
      id: id, shape: Int32(kind.rawValue), triggers: UInt32(exactly: triggers.rawValue) ?? .max,
      point_count: UInt32(clamping: own.count), ring_count: UInt32(clamping: ringCounts.count), radius: radius,
      low: low,
      high: high)
  }
}

extension FenceSet {
  fileprivate func withCore<Value>(_ call: (FenceIndex) throws(gn_status) -> Value) throws(gn_status) -> Value {
    try words.withUnsafeBufferPointer { (buffer) throws(gn_status) in
      try call(FenceIndex(buffer.baseAddress, count: buffer.count))
    }
  }

  func foundHolding(_ position: Position, _ altitude: Double?) throws(GridNorthError) -> [UInt64] {
    var ids: [UInt64] = []
    var needed = 0
    try refusable { () throws(gn_status) in
      let position = try checkedPoint(position)
      try ids.fill(&needed, blank: 0, room: 16) { (out, capacity, needed) throws(gn_status) in
        try withCore { (index) throws(gn_status) in
          try index.holding(
            position, altitude: altitude ?? .nan, into: out, capacity: capacity, needed: &needed)
        }
      }
    }
    return ids
  }

  func foundHolding(_ positions: [Position], _ altitudes: [Double?]) -> [Result<[UInt64], GridNorthError>] {
    let altitudes = positions.indices.map { $0 < altitudes.count ? altitudes[$0] ?? .nan : .nan }
    var counts = [Int32](repeating: 0, count: positions.count)
    var statuses = [UInt8](repeating: 0, count: positions.count)
    var ids: [UInt64] = []
    var needed = 0
    certain { () throws(gn_status) in
      try ids.fill(&needed, blank: 0, room: positions.count) { (out, capacity, needed) throws(gn_status) in
        do throws(gn_status) {
          try hold(positions, altitudes, &counts, &statuses, out, capacity, &needed)
        } catch {
          guard error == GN_PARTIAL else { throw error }
        }
      }
    }
    var end = 0
    return positions.indices.map { row in
      if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
      defer { end += Int(counts[row]) }
      return .success(Array(ids[end..<end + Int(counts[row])]))
    }
  }

  private func hold(
    _ positions: [Position], _ altitudes: [Double], _ counts: inout [Int32], _ statuses: inout [UInt8],
    _ out: UnsafeMutablePointer<UInt64>?, _ capacity: Int, _ needed: inout Int
  ) throws(gn_status) {
    let result = positions.withColumns { (columns) -> Result<Void, gn_status> in
      Result { () throws(gn_status) in
        try withCore { (index) throws(gn_status) in
          try index.holding(
            columns.places(), altitudes: Column(altitudes, stride: 8, count: positions.count),
            counts: MutableColumn(&counts, stride: 4, count: positions.count), into: out, capacity: capacity,
            needed: &needed, statuses: &statuses)
        }
      }
    }
    try result.get()
  }
}

// MARK: - Trackers

extension FenceTracker {
  /// What the core makes of a fix; this tracker stays as it is.
  func taken(
    _ fix: Fix, _ fences: FenceSet
  ) throws(GridNorthError) -> (events: [FenceEvent], lastFix: Fix?, presences: [Presence]) {
    var state = gn_fence_state()
    var records = presences.map(gn_fence_presence.init)
    var events: [gn_fence_event] = []
    try refusable { () throws(gn_status) in
      try fences.withCore { (index) throws(gn_status) in try take(fix, index, &state, &records, &events) }
    }
    return (
      events.map(FenceEvent.init), state.has_fix == 0 ? nil : Fix(state.fix), records.map(Presence.init)
    )
  }

  private func take(
    _ fix: Fix, _ index: FenceIndex, _ state: inout gn_fence_state, _ presences: inout [gn_fence_presence],
    _ events: inout [gn_fence_event]
  ) throws(gn_status) {
    var (fix, last, options) = (gn_fix(fix), lastState, coreOptions)
    var (needed, presencesNeeded) = (0, 0)
    presences += repeatElement(gn_fence_presence(), count: 8)
    while true {
      do throws(gn_status) {
        try events.fill(&needed, blank: gn_fence_event(), room: 8) { (out, capacity, needed) throws(gn_status) in
          try presences.withUnsafeMutableBufferPointer { (buffer) throws(gn_status) in
            try FenceStep.take(
              &fix, after: &last, index, options: &options, state: &state, presences: buffer.baseAddress,
              presenceCapacity: buffer.count, presencesNeeded: &presencesNeeded, into: out, capacity: capacity,
              needed: &needed)
          }
        }
        presences.removeLast(presences.count - presencesNeeded)
        return
      } catch {
        guard error == GN_ERROR_BUFFER_TOO_SMALL, presencesNeeded > presences.count else { throw error }
        presences += repeatElement(gn_fence_presence(), count: presencesNeeded - presences.count)
      }
    }
  }

  private var lastState: gn_fence_state {
    guard let lastFix else { return gn_fence_state() }
    return gn_fence_state(
      fix: gn_fix(lastFix), presence_count: UInt64(presences.count), has_fix: 1, reserved: 0)
  }

  private var coreOptions: gn_fence_options {
    var core = FenceStep.defaults
    core.flags = options.reportsFirst ? UInt32(GN_FENCE_REPORT_FIRST.rawValue) : 0
    core.hysteresis = options.hysteresis
    core.worst_accuracy = options.worstAccuracy ?? .infinity
    core.dwell = options.dwell ?? .infinity
    return core
  }
}

extension gn_fix {
  init(_ fix: Fix) {
    self.init(
      time: fix.time, point: fix.position.core, altitude: fix.altitude ?? .nan, accuracy: fix.accuracy ?? .nan)
  }
}

extension Fix {
  init(_ fix: gn_fix) {
    self.init(
      time: fix.time, position: Position(fix.point), altitude: known(fix.altitude), accuracy: known(fix.accuracy))
  }
}

extension gn_fence_presence {
  fileprivate init(_ presence: FenceTracker.Presence) {
    self.init(id: presence.id, since: presence.since, has_dwelt: presence.hasDwelt ? 1 : 0, reserved: 0)
  }
}

extension FenceTracker.Presence {
  fileprivate init(_ presence: gn_fence_presence) {
    self.init(id: presence.id, since: presence.since, hasDwelt: presence.has_dwelt != 0)
  }
}

extension FenceEvent {
  fileprivate init(_ event: gn_fence_event) {
    self.init(
      id: event.id, kind: Kind(core: event.kind), time: event.time, position: Position(event.point),
      altitude: known(event.altitude), fraction: event.fraction, since: event.since)
  }
}

extension FenceEvent.Kind {
  fileprivate init(core kind: Int32) {
    switch UInt32(kind) {
    case GN_FENCE_ENTER.rawValue: self = .enter
    case GN_FENCE_DWELL.rawValue: self = .dwell
    case GN_FENCE_EXIT.rawValue: self = .exit
    case GN_FENCE_CROSSED_LEFT.rawValue: self = .crossedLeft
    default: self = .crossedRight
    }
  }
}

/// NaN stands for unknown values.
func known(_ number: Double) -> Double? { number.isNaN ? nil : number }
