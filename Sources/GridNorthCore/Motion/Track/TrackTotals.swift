// SPDX-License-Identifier: MIT
import CGridNorth

/// What the fixes that were taken add up to.
struct TrackTotals {
  /// Meters, and those of them that were not at rest.
  private(set) var distance = 0.0
  private(set) var movingDistance = 0.0
  private(set) var movingTime = 0.0
  /// Meters per second; NaN: not known.
  var speed = Double.nan
  private(set) var topSpeed = 0.0
  /// NaN: not known.
  var startTime = Double.nan
  private var climbs = TrackClimbs()
  private var bounds = TrackBounds()

  /// Adds a fix at the end of a way that is `distance` meters long; `interval` in seconds, NaN if it is not known.
  mutating func add(distance meters: Double, interval: Double, restSpeed: Double) {
    distance += meters
    speed = meters / interval
    if speed >= restSpeed {
      movingDistance += meters
      movingTime += interval
    }
    if speed > topSpeed { topSpeed = speed }
  }

  mutating func begin(_ fix: gn_fix) {
    startTime = fix.time
    bounds = TrackBounds(fix.point)
  }

  mutating func visit(_ fix: gn_fix, after last: gn_fix, threshold: Double) {
    bounds.add(fix.point, after: last.point)
    add(altitude: fix.altitude, threshold: threshold)
  }

  mutating func add(altitude: Double, threshold: Double) { climbs.add(altitude, threshold: threshold) }

  /// The totals of a record; without the counts and the last time.
  var given: gn_track_totals {
    gn_track_totals(
      distance: distance, moving_time: movingTime, ascent: climbs.ascent, descent: climbs.descent, speed: speed,
      moving_speed: movingTime > 0 ? movingDistance / movingTime : .nan, top_speed: topSpeed,
      lowest: climbs.lowest, highest: climbs.highest, start_time: startTime, end_time: .nan, bounds: bounds.given,
      fix_count: 0, taken_count: 0, vertex_count: 0)
  }
}

/// Ascent and descent between turning points.
///
/// A turning point is the highest or lowest altitude since the one before it, as soon as the way from there is as long as the
/// threshold. So the altitudes of someone who rests add nothing.
struct TrackClimbs {
  var ascent = 0.0
  var descent = 0.0
  var lowest = Double.nan
  var highest = Double.nan
  /// The altitude that is farthest on since the last turning point.
  private var farthest = 0.0
  /// 1 upward, -1 downward, 0 before the first climb or descent.
  private var direction = 0.0

  /// Altitudes that are NaN are not known and add nothing.
  mutating func add(_ altitude: Double, threshold: Double) {
    guard altitude == altitude else { return }
    if !(lowest <= altitude) { lowest = altitude }
    if !(highest >= altitude) { highest = altitude }
    if direction > 0 {
      if altitude > farthest {
        ascent += altitude - farthest
        farthest = altitude
      } else {
        turn(altitude, farthest - altitude, -1, threshold: threshold)
      }
    } else if direction < 0 {
      if altitude < farthest {
        descent += farthest - altitude
        farthest = altitude
      } else {
        turn(altitude, altitude - farthest, 1, threshold: threshold)
      }
    } else if altitude - lowest >= threshold {
      turn(altitude, altitude - lowest, 1, threshold: threshold)
    } else {
      turn(altitude, highest - altitude, -1, threshold: threshold)
    }
  }

  /// Begins a climb or a descent if it is as long as the threshold.
  private mutating func turn(_ altitude: Double, _ way: Double, _ other: Double, threshold: Double) {
    guard way >= threshold else { return }
    if other > 0 { ascent += way } else { descent += way }
    farthest = altitude
    direction = other
  }
}

/// The least rectangle around a way: it goes from one fix to the next around the shorter side of the earth.
private struct TrackBounds {
  private var south = Double.nan
  private var west = Double.nan
  private var north = Double.nan
  private var east = Double.nan
  /// Degrees from west to east, and to the last fix; they count whole turns.
  private var width = 0.0
  private var offset = 0.0

  init() {}

  init(_ point: gn_point) {
    south = point.latitude
    north = point.latitude
    west = point.longitude
    east = point.longitude
  }

  mutating func add(_ point: gn_point, after last: gn_point) {
    south = min(south, point.latitude)
    north = max(north, point.latitude)
    let next = offset + point.longitude.longitudeDifference(from: last.longitude)
    // From the border anew, so that rounding does not add up.
    offset = (point.longitude - west).continued(nextTo: next)
    if offset < 0 {
      width -= offset
      offset = 0
      west = point.longitude
    } else if offset > width {
      width = offset
      east = point.longitude
    }
  }

  var given: gn_bounds {
    if width >= 360 { return gn_bounds(south: south, west: -180, north: north, east: 180) }
    return gn_bounds(south: south, west: west, north: north, east: east == -180 && west != -180 ? 180 : east)
  }
}
