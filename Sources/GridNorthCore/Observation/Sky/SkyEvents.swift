// SPDX-License-Identifier: MIT
import CGridNorth

/// What the sun or the moon does in a span of time: it rises, crosses the meridian, sets, passes an elevation or a
/// phase.
///
/// The span is cut into pieces of two hours, and again where the elevation turns: then each piece has at most one event of
/// a kind. It turns twice in a piece near the poles only, and by a hundredth of a degree at most, which is what the places
/// are right to.
public struct SkyEvents {
  private let view: SkyView
  private let body: SkyBody
  private let start: Double
  private let end: Double

  /// Over a checked position; from a time, which is not part of the span, to another one, which is. Throws
  /// `GN_ERROR_NOT_FINITE`, `GN_ERROR_YEAR`, and `GN_ERROR_TIME` for a span that ends before it starts, or takes more
  /// than 400 days.
  public init(over position: gn_point, isMoon: Bool, from start: Double, to end: Double) throws(gn_status) {
    try SkyTime.check(start)
    try SkyTime.check(end)
    guard start <= end, end - start <= SkyEvents.longest else { throw GN_ERROR_TIME }
    view = SkyView(position)
    body = isMoon ? .moon : .sun
    self.start = start
    self.end = end
  }

  /// Meters.
  private static let moonRadius = 1_737_400.0
  /// Seconds.
  private static let longest = 400 * 86_400.0
  private static let piece = 7200.0
  /// Events are found to this, and to the accuracy of the places.
  private static let tolerance = 1e-3

  /// The view of the body at a time.
  private struct Instant {
    let seconds: Double
    /// The elevation of the sun's center, or of the moon's upper limb; degrees.
    let elevation: Double
    /// How much that grows in the next second.
    let climb: Double
    let hourAngle: Double
    /// How far the moon is ahead of the sun, in [-180, 180); 0 for the sun.
    let elongation: Double
  }

  private func instant(_ seconds: Double) -> Instant {
    let sight = view.look(at: body, SkyTime(seconds))
    let elevation = elevation(sight)
    return Instant(
      seconds: seconds, elevation: elevation, climb: self.elevation(seconds + 1) - elevation,
      hourAngle: sight.hourAngle, elongation: body == .moon ? MoonPhase.elongation(SkyTime(seconds)) : 0)
  }

  private func elevation(_ sight: SkyView.Sight) -> Double {
    if body == .sun { return sight.elevation }
    return sight.elevation + SkyEvents.moonRadius / sight.distance * Geodesic.degreesPerRadian
  }

  private func elevation(_ seconds: Double) -> Double { elevation(view.look(at: body, SkyTime(seconds))) }

  private func climb(_ seconds: Double) -> Double { elevation(seconds + 1) - elevation(seconds) }

  /// Writes the events in their order. `needed` is how many there are, also when `GN_ERROR_BUFFER_TOO_SMALL` is thrown.
  public func list(
    into out: UnsafeMutablePointer<gn_sky_event>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    var output = Output(out, capacity: capacity)
    let pieces = ((end - start) / SkyEvents.piece).ceiled
    var from = instant(start)
    var index = 1.0
    while index <= pieces {
      let to = instant(min(start + SkyEvents.piece * index, end))
      if (from.climb < 0) == (to.climb < 0) {
        pass(from, to, &output)
      } else {
        let turn = instant(root(from, to) { climb($0) })
        pass(from, turn, &output)
        pass(turn, to, &output)
      }
      from = to
      index += 1
    }
    needed = output.count
    guard output.fits else {
      output.invalidate(with: gn_sky_event(time: .nan, azimuth: .nan, kind: 0, reserved: 0))
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
  }

  /// Adds the events between two instants, from one of which to the other the elevation only grows or only falls.
  private func pass(_ from: Instant, _ to: Instant, _ output: inout Output<gn_sky_event>) {
    var (first, second) = (transit(from, to), phase(from, to))
    if let a = first, let b = second, b.time < a.time { swap(&first, &second) }
    let isRising = to.elevation > from.elevation
    var index = isRising ? thresholds &- 1 : 0
    while index >= 0, index < thresholds {
      let threshold = SkyEvents.threshold(body, index)
      if (from.elevation < threshold) != (to.elevation < threshold) {
        let time = root(from, to) { elevation($0) - threshold }
        if let event = first, event.time < time {
          output.append(event)
          first = nil
        }
        if let event = second, event.time < time {
          output.append(event)
          second = nil
        }
        output.append(event(time, SkyEvents.kind(body, index, isRising: isRising)))
      }
      index &+= isRising ? -1 : 1
    }
    if let event = first { output.append(event) }
    if let event = second { output.append(event) }
  }

  private var thresholds: Int { body == .sun ? 4 : 1 }

  /// Degrees. The sun's radius and refraction are 50 minutes of arc, as in all almanacs; refraction alone is 34.
  private static func threshold(_ body: SkyBody, _ index: Int) -> Double {
    if body == .moon { return -34.0 / 60 }
    return index == 0 ? -50.0 / 60 : -6 * Double(index)
  }

  private static func kind(_ body: SkyBody, _ index: Int, isRising: Bool) -> gn_sky_event_kind {
    if body == .moon { return isRising ? GN_SKY_MOONRISE : GN_SKY_MOONSET }
    switch index {
    case 0: return isRising ? GN_SKY_SUNRISE : GN_SKY_SUNSET
    case 1: return isRising ? GN_SKY_CIVIL_DAWN : GN_SKY_CIVIL_DUSK
    case 2: return isRising ? GN_SKY_NAUTICAL_DAWN : GN_SKY_NAUTICAL_DUSK
    default: return isRising ? GN_SKY_ASTRONOMICAL_DAWN : GN_SKY_ASTRONOMICAL_DUSK
    }
  }

  /// The upper transit: where the body crosses the meridian of the place, not the one behind the poles.
  private func transit(_ from: Instant, _ to: Instant) -> gn_sky_event? {
    guard from.hourAngle < 0, to.hourAngle >= 0, to.hourAngle - from.hourAngle < 90 else { return nil }
    let time = root(from, to) { view.look(at: body, SkyTime($0)).hourAngle }
    return event(time, body == .sun ? GN_SKY_SUN_TRANSIT : GN_SKY_MOON_TRANSIT)
  }

  /// New, half or full.
  private func phase(_ from: Instant, _ to: Instant) -> gn_sky_event? {
    guard body == .moon else { return nil }
    // The moon gains a degree in two hours, so a piece has one phase at most.
    var quarter: UInt32 = 0
    while quarter < 4 {
      let angle = 90 * Double(quarter)
      // The same sums wherever a time is looked at, or an event might be in two spans.
      let before = (from.elongation - angle).reducedLongitude
      let after = (to.elongation - angle).reducedLongitude
      if before < 0, after >= 0, after - before < 90 {
        let time = root(from, to) { (MoonPhase.elongation(SkyTime($0)) - angle).reducedLongitude }
        return event(time, gn_sky_event_kind(rawValue: GN_SKY_NEW_MOON.rawValue &+ quarter))
      }
      quarter &+= 1
    }
    return nil
  }

  private func event(_ seconds: Double, _ kind: gn_sky_event_kind) -> gn_sky_event {
    let sight = view.look(at: body, SkyTime(seconds))
    return gn_sky_event(time: seconds, azimuth: sight.azimuth, kind: kind.rawValue, reserved: 0)
  }

  /// When a value passes zero that is negative at one instant alone: a time at which its sign is that of the later one, and
  /// at most a `tolerance` before which it is not. So a span that begins there does not have the event again.
  ///
  /// By the rule of Illinois, which draws a chord and doubts an end that stays: Dowell and Jarratt, "A modified regula falsi
  /// method for computing the root of an equation", 1971.
  private func root(_ from: Instant, _ to: Instant, _ value: (Double) -> Double) -> Double {
    var (low, high) = (from.seconds, to.seconds)
    var (atLow, atHigh) = (value(low), value(high))
    let isNegativeAfter = atHigh < 0
    // Which end stayed in the step before.
    var (lowStayed, highStayed) = (false, false)
    var steps = 0
    while high - low > SkyEvents.tolerance, steps < 100 {
      let chord = high - (high - low) * (atHigh / (atHigh - atLow))
      // Not on an end, or the other one would never come near.
      let middle = chord.clamped(low + 0.5 * SkyEvents.tolerance, high - 0.5 * SkyEvents.tolerance)
      let atMiddle = value(middle)
      if (atMiddle < 0) == isNegativeAfter {
        (high, atHigh) = (middle, atMiddle)
        if lowStayed { atLow *= 0.5 }
        (lowStayed, highStayed) = (true, false)
      } else {
        (low, atLow) = (middle, atMiddle)
        if highStayed { atHigh *= 0.5 }
        (lowStayed, highStayed) = (false, true)
      }
      steps &+= 1
    }
    return high
  }
}
