// SPDX-License-Identifier: MIT
import CGridNorth

/// Heights along a route.
public enum HeightProfile {
  /// Meters.
  static let leastStep = 0.01
  static let mostSamples = 10_000_000.0

  /// Samples of all points, and between them at equal distances of `step` meters at most. `needed` is how many there are, also when
  /// `GN_ERROR_BUFFER_TOO_SMALL` is thrown.
  public static func sample(
    _ grids: HeightGrids, along points: Points, step: Double, into out: UnsafeMutablePointer<gn_profile_sample>?,
    capacity: Int, needed: inout Int
  ) throws(gn_status) {
    guard step.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard step >= leastStep else { throw GN_ERROR_SAMPLE_STEP }
    guard points.count > 0 else { throw GN_ERROR_COUNT }
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    var total = 1.0
    // The lengths are computed twice: once for the number of samples, and again below, where there is room for them.
    Geodesic.forEachEdge(points.count &- 1) {
      points[$0]
    } _: { length in
      total += parts(length, step)
    }
    guard total <= mostSamples else { throw GN_ERROR_SAMPLE_STEP }
    needed = Int(truncatingIfNeeded: total.nearestWholeNumber)
    guard needed <= Size(capacity).room else { throw GN_ERROR_BUFFER_TOO_SMALL }
    var output = Output(out, capacity: needed)
    var cursor = HeightCursor(grids)
    var before = LongSum()
    var index = 0
    while index < points.count {
      let point = points[index]
      output.append(sample(&cursor, point, before.value))
      if index &+ 1 < points.count {
        let edge = Edge(point, points[index &+ 1])
        let count = parts(edge.length, step)
        if count > 1 { add(edge, count, before.value, &cursor, &output) }
        before.add(edge.length)
      }
      index &+= 1
    }
    needed = output.count
  }

  /// How many equal parts of an edge are no longer than a step. Points that repeat have one.
  private static func parts(_ length: Double, _ step: Double) -> Double {
    max(1, (length / step).clamped(1, 2 * mostSamples).ceiled)
  }

  /// Adds the samples between the ends of an edge, a block at a time.
  private static func add(
    _ edge: Edge, _ count: Double, _ before: Double, _ cursor: inout HeightCursor,
    _ output: inout Output<gn_profile_sample>
  ) {
    let line = GeodesicLine(
      latitude: Block(repeating: edge.from.latitude), azimuth: Block(repeating: edge.azimuthFrom))
    var first = 1.0
    while first < count {
      let along = ((Block.counted + first) * edge.length) / count
      let position = line.position(at: along)
      let longitude = (edge.from.longitude + position.longitudeDifference.reducedLongitude).reducedLongitude
      var lane = 0
      while lane < Block.width, first < count {
        let point = gn_point(latitude: position.latitude.lane(lane), longitude: longitude.lane(lane))
        output.append(sample(&cursor, point, before + along.lane(lane)))
        lane &+= 1
        first += 1
      }
    }
  }

  private static func sample(
    _ cursor: inout HeightCursor, _ point: gn_point, _ distance: Double
  ) -> gn_profile_sample {
    let height = cursor.find(latitude: point.latitude, longitude: point.longitude).height
    return gn_profile_sample(distance: distance, point: point, height: height)
  }

  /// What samples add up to; `climb` in meters: ways up and down that are shorter do not count.
  public static func summarize(
    _ samples: UnsafePointer<gn_profile_sample>?, count: Int, climb: Double
  ) throws(gn_status) -> gn_profile_summary {
    guard let count = Size(count).count(ofBytes: MemoryLayout<gn_profile_sample>.size), count > 0 else {
      throw GN_ERROR_COUNT
    }
    guard let samples else { throw GN_ERROR_NULL }
    guard climb.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard climb >= 0 else { throw GN_ERROR_TRACK_CLIMB }
    var summary = gn_profile_summary(
      length: 0, ascent: 0, descent: 0, lowest: .nan, lowest_distance: .nan, highest: .nan, highest_distance: .nan,
      steepest_up: .nan, steepest_up_distance: .nan, steepest_down: .nan, steepest_down_distance: .nan,
      unknown_count: 0)
    var climbs = TrackClimbs()
    var index = 0
    while index < count {
      let sample = samples[index]
      guard sample.distance.isFinite, sample.height.absolute != .infinity else { throw GN_ERROR_NOT_FINITE }
      guard index == 0 || sample.distance >= samples[index &- 1].distance else { throw GN_ERROR_DISTANCE }
      if sample.height == sample.height {
        climbs.add(sample.height, threshold: climb)
        if !(summary.lowest <= sample.height) {
          (summary.lowest, summary.lowest_distance) = (sample.height, sample.distance)
        }
        if !(summary.highest >= sample.height) {
          (summary.highest, summary.highest_distance) = (sample.height, sample.distance)
        }
        if index > 0 { add(samples[index &- 1], sample, to: &summary) }
      } else {
        summary.unknown_count &+= 1
      }
      index &+= 1
    }
    summary.length = samples[count &- 1].distance - samples[0].distance
    if summary.unknown_count < UInt64(truncatingIfNeeded: count) {
      (summary.ascent, summary.descent) = (climbs.ascent, climbs.descent)
    } else {
      (summary.ascent, summary.descent) = (.nan, .nan)
    }
    return summary
  }

  /// The grade between two samples.
  private static func add(_ from: gn_profile_sample, _ to: gn_profile_sample, to summary: inout gn_profile_summary) {
    let way = to.distance - from.distance
    guard way > 0 else { return }
    // NaN after a sample that is not known.
    let grade = (to.height - from.height) / way
    if grade > 0, !(summary.steepest_up >= grade) {
      (summary.steepest_up, summary.steepest_up_distance) = (grade, from.distance)
    }
    if grade < 0, !(summary.steepest_down >= -grade) {
      (summary.steepest_down, summary.steepest_down_distance) = (-grade, from.distance)
    }
  }
}
