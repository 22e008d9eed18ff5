// SPDX-License-Identifier: MIT
import CGridNorth

/// Recording of a track, one fix at a time.
public enum Track {
  public static var defaults: gn_track_options { TrackOptions.defaults }

  /// Begins a track without fixes.
  public static func begin(
    _ options: UnsafePointer<gn_track_options>?, state: UnsafeMutablePointer<gn_track_state>?
  ) throws(gn_status) {
    guard let state else { throw GN_ERROR_NULL }
    TrackRecord(try TrackOptions(options)).write(to: state)
  }

  /// Takes the next fix or leaves it out. If it is refused, nothing changes.
  public static func add(
    _ fix: UnsafePointer<gn_fix>?, after last: UnsafePointer<gn_track_state>?,
    state: UnsafeMutablePointer<gn_track_state>?, step: UnsafeMutablePointer<gn_track_step>?
  ) throws(gn_status) {
    guard let fix, let state, let step else { throw GN_ERROR_NULL }
    var record = try TrackRecord.read(last)
    let result = try record.add(checked(fix.pointee))
    record.write(to: state)
    step.pointee = result
  }

  /// Gives the last vertex.
  public static func end(
    _ last: UnsafePointer<gn_track_state>?, state: UnsafeMutablePointer<gn_track_state>?,
    step: UnsafeMutablePointer<gn_track_step>?
  ) throws(gn_status) {
    guard let state, let step else { throw GN_ERROR_NULL }
    var record = try TrackRecord.read(last)
    let result = record.end()
    record.write(to: state)
    step.pointee = result
  }

  public static func totals(_ state: UnsafePointer<gn_track_state>?) throws(gn_status) -> gn_track_totals {
    let record = try TrackRecord.read(state)
    var totals = record.totals.given
    totals.end_time = record.taken > 0 ? record.last.time : .nan
    totals.fix_count = record.fixes.nearestWholeNumber
    totals.taken_count = record.taken.nearestWholeNumber
    totals.vertex_count = record.vertices.nearestWholeNumber
    return totals
  }

  /// A checked fix with its longitude reduced, whose unknown numbers all have the same bits.
  private static func checked(_ fix: gn_fix) throws(gn_status) -> gn_fix {
    var plain = fix
    if plain.time != plain.time { plain.time = 0 }
    var result = try GridNorthCore.checked(plain)
    if fix.time != fix.time { result.time = .nan }
    if result.altitude != result.altitude { result.altitude = .nan }
    if result.accuracy != result.accuracy { result.accuracy = .nan }
    return result
  }
}

extension TrackRecord {
  /// The number of fixes in a row that are believed although they strayed, if they agree with each other.
  private static let believed = 3.0

  /// Meters; an edge that becomes longer ends, far below the distance from which geodesics meet again.
  private static let longest = 5_000_000.0

  /// Meters: what the vectors of ways may be wrong.
  private static let allowance = 2e-5

  /// Takes a checked fix or leaves it out. Throws `GN_ERROR_TRACK_TIME`; then nothing has changed.
  mutating func add(_ fix: gn_fix) throws(gn_status) -> gn_track_step {
    guard !(fix.time < seen.time) else { throw GN_ERROR_TRACK_TIME }
    fixes += 1
    // Receivers repeat fixes, and write two within a second as one time.
    if fix.time == seen.time { return left(out: UInt32(GN_TRACK_SOON)) }
    if fix.accuracy > options.worstAccuracy { return left(out: UInt32(GN_TRACK_INACCURATE)) }
    let place = TrackPlace(fix.point)
    guard taken > 0 else { return begin(fix, place) }

    let way = lastPlace.distance(to: place)
    let isJump: Bool
    if strays(fix, place, way: way) {
      guard isBelieved(fix, place) else { return left(out: UInt32(GN_TRACK_STRAYED)) }
      isJump = true
    } else {
      isJump = false
    }
    strays = 0
    see(fix)

    let interval = fix.time - last.time
    let reasons =
      (interval < options.leastInterval ? UInt32(GN_TRACK_SOON) : 0)
      | (way < options.leastDistance ? UInt32(GN_TRACK_NEAR) : 0)
    if reasons != 0 && !isJump {
      if interval >= options.leastInterval { totals.speed = way / interval }
      return left(out: reasons)
    }
    if isJump {
      totals.speed = .nan
    } else {
      totals.add(distance: way, interval: interval, restSpeed: options.restSpeed)
    }
    totals.visit(fix, after: last, threshold: options.climb)
    taken += 1
    var step = extend(to: fix, place)
    if isJump { step.flags = UInt32(GN_TRACK_JUMPED) }
    return step
  }

  private mutating func begin(_ fix: gn_fix, _ place: TrackPlace) -> gn_track_step {
    see(fix)
    totals.begin(fix)
    totals.add(altitude: fix.altitude, threshold: options.climb)
    taken = 1
    setLast(fix, place)
    return keepLast(GN_TRACK_KEPT)
  }

  private func left(out reasons: UInt32) -> gn_track_step {
    gn_track_step(vertex: gn_fix(), vertex_count: 0, outcome: Int32(GN_TRACK_LEFT_OUT), flags: reasons, reserved: 0)
  }

  private mutating func see(_ fix: gn_fix) {
    seen.point = fix.point
    if fix.time == fix.time { seen.time = fix.time }
  }

  /// Whether a fix cannot be reached from the last one that was believed; `way` is the distance from the last that was taken.
  private func strays(_ fix: gn_fix, _ place: TrackPlace, way: Double) -> Bool {
    let interval = fix.time - seen.time
    guard options.largestSpeed < .infinity, interval == interval else { return false }
    let isLast = seen.point.latitude == last.point.latitude && seen.point.longitude == last.point.longitude
    let way = isLast ? way : TrackPlace(seen.point).distance(to: place)
    return way > options.largestSpeed * interval
  }

  /// Whether a fix that strays is the last of several that agree.
  private mutating func isBelieved(_ fix: gn_fix, _ place: TrackPlace) -> Bool {
    let agrees =
      strays > 0 && fix.time > strayed.time
      && TrackPlace(strayed.point).distance(to: place) <= options.largestSpeed * (fix.time - strayed.time)
    strays = agrees ? strays + 1 : 1
    strayed = TrackSight(point: fix.point, time: fix.time)
    return strays >= TrackRecord.believed
  }

  /// Makes a fix the end of the edge from the last vertex, or makes the fix before it the next vertex.
  private mutating func extend(to fix: gn_fix, _ place: TrackPlace) -> gn_track_step {
    guard options.tolerance > 0 else {
      setLast(fix, place)
      return keepLast(GN_TRACK_KEPT)
    }
    let tolerance = options.tolerance - TrackRecord.allowance
    var way = anchor.way(to: place)
    var step: gn_track_step
    if sleeve.allows(way, tolerance: tolerance) {
      step = gn_track_step()
    } else {
      step = keepLast(GN_TRACK_KEPT)
      way = anchor.way(to: place)
    }
    if way.length > TrackRecord.longest { sleeve = .shut } else { sleeve.add(way, tolerance: tolerance) }
    setLast(fix, place)
    waiting = 1
    step.outcome = Int32(GN_TRACK_WAITING)
    return step
  }

  /// Makes the last fix that was taken a vertex.
  private mutating func keepLast(_ outcome: gn_track_outcome) -> gn_track_step {
    anchor = TrackFrame(last.point)
    sleeve = .open
    waiting = 0
    vertices += 1
    return gn_track_step(vertex: last, vertex_count: 1, outcome: Int32(outcome), flags: 0, reserved: 0)
  }

  mutating func end() -> gn_track_step {
    guard waiting > 0 else { return gn_track_step() }
    return keepLast(GN_TRACK_KEPT)
  }
}
