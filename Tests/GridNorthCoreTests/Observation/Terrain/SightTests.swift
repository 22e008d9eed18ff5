// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Profiles and lines of sight")
struct SightTests {
  /// A ridge of 200 m in the middle of three degrees of plains at 100 m.
  private let ridge = TestGrid([[100, 100, 200, 100, 100], [100, 100, 200, 100, 100]], south: 45, west: 6)
  private let plains = TestGrid([[0, 0], [0, 0]], south: 40, west: 6, step: 10)

  private func profile(_ points: [gn_point], _ step: Double, _ grids: [TestGrid]) throws(gn_status)
    -> [gn_profile_sample]
  {
    let result = points.withUnsafeBufferPointer { buffer in
      Result { () throws(gn_status) -> [gn_profile_sample] in
        try withGrids(grids) { (grids) throws(gn_status) in
          let points = try Points(buffer.baseAddress, count: buffer.count)
          var needed = 0
          let asked = thrown { () throws(gn_status) in
            try HeightProfile.sample(grids, along: points, step: step, into: nil, capacity: 0, needed: &needed)
          }
          guard asked == GN_ERROR_BUFFER_TOO_SMALL else { throw asked }
          let none = gn_profile_sample(distance: -1, point: gn_point(latitude: 0, longitude: 0), height: -1)
          var samples = [gn_profile_sample](repeating: none, count: needed + 1)
          try HeightProfile.sample(
            grids, along: points, step: step, into: &samples, capacity: needed, needed: &needed)
          #expect(samples.removeLast().distance == -1)
          return samples
        }
      }
    }
    return try result.get()
  }

  @Test func aProfileHasAllVertices() throws {
    let route = [(45.5, 6.5), (45.5, 6.5), (45.25, 7), (45.75, 11)].map { gn_point(latitude: $0.0, longitude: $0.1) }
    let samples = try profile(route, 10_000, [ridge])
    var vertex = 0
    var last = -1.0
    for sample in samples {
      #expect(sample.distance >= last && sample.distance - last <= 10_000)
      last = max(0, sample.distance)
      if vertex < 4, sample.point.latitude == route[vertex].latitude, sample.point.longitude == route[vertex].longitude
      {
        vertex += 1
      }
    }
    #expect(vertex == 4)
    // Beyond 10 degrees east, nothing is known.
    #expect(samples.filter(\.height.isNaN).allSatisfy { $0.point.longitude > 10 } && samples.last?.height.isNaN == true)
    #expect(samples.filter { !$0.height.isNaN }.allSatisfy { $0.point.longitude <= 10 })
    let alone = try profile([route[0]], 0.01, [ridge])
    #expect(alone.count == 1 && alone[0].distance == 0 && alone[0].height == 100)
  }

  @Test func profilesThatAreRefused() {
    let route = [gn_point(latitude: 45, longitude: 6), gn_point(latitude: 45, longitude: 7)]
    func status(_ points: [gn_point], _ step: Double) -> gn_status {
      thrown { () throws(gn_status) in try profile(points, step, [ridge]) }
    }
    #expect(status(route, 0) == GN_ERROR_SAMPLE_STEP && status(route, -1) == GN_ERROR_SAMPLE_STEP)
    #expect(status(route, .nan) == GN_ERROR_NOT_FINITE && status(route, .infinity) == GN_ERROR_NOT_FINITE)
    // 78.6 km.
    #expect(status([route[0], route[1], route[0]], 0.01) == GN_ERROR_SAMPLE_STEP)
    #expect(status([], 10) == GN_ERROR_COUNT)
    #expect(status([gn_point(latitude: 91, longitude: 0)], 10) == GN_ERROR_LATITUDE)
  }

  private func summary(_ heights: [Double], climb: Double = 0, distances: [Double]? = nil) throws(gn_status)
    -> gn_profile_summary
  {
    let samples = heights.indices.map {
      gn_profile_sample(
        distance: distances?[$0] ?? 100 * Double($0), point: gn_point(latitude: 0, longitude: 0), height: heights[$0])
    }
    let result = samples.withUnsafeBufferPointer { buffer in
      Result { () throws(gn_status) in
        try HeightProfile.summarize(buffer.baseAddress, count: buffer.count, climb: climb)
      }
    }
    return try result.get()
  }

  @Test func whatAProfileAddsUpTo() throws {
    let hills = try summary([400, 450, 445, 500, .nan, 480, 430, 430])
    #expect(hills.length == 700 && hills.ascent == 105 && hills.descent == 75 && hills.unknown_count == 1)
    #expect(hills.lowest == 400 && hills.lowest_distance == 0 && hills.highest == 500 && hills.highest_distance == 300)
    #expect(hills.steepest_up == 0.55 && hills.steepest_up_distance == 200)
    #expect(hills.steepest_down == 0.5 && hills.steepest_down_distance == 500)
    let smooth = try summary([400, 450, 445, 500, .nan, 480, 430, 430], climb: 10)
    #expect(smooth.ascent == 100 && smooth.descent == 70)
    let level = try summary([7, 7, 7])
    #expect(level.ascent == 0 && level.descent == 0 && level.steepest_up.isNaN && level.steepest_down_distance.isNaN)
    let unknown = try summary([.nan, .nan])
    #expect(unknown.ascent.isNaN && unknown.lowest.isNaN && unknown.unknown_count == 2 && unknown.length == 100)
    // Two samples at one place have no grade.
    let cliff = try summary([0, 50], distances: [10, 10])
    #expect(cliff.ascent == 50 && cliff.steepest_up.isNaN)
    #expect(thrown { () throws(gn_status) in try summary([]) } == GN_ERROR_COUNT)
    #expect(thrown { () throws(gn_status) in try summary([1], climb: -1) } == GN_ERROR_TRACK_CLIMB)
    #expect(thrown { () throws(gn_status) in try summary([1], climb: .nan) } == GN_ERROR_NOT_FINITE)
    #expect(thrown { () throws(gn_status) in try summary([.infinity]) } == GN_ERROR_NOT_FINITE)
    #expect(thrown { () throws(gn_status) in try summary([1, 2], distances: [5, 4]) } == GN_ERROR_DISTANCE)
    #expect(thrown { () throws(gn_status) in try summary([1, 2], distances: [5, .nan]) } == GN_ERROR_NOT_FINITE)
  }

  private func sight(
    _ from: (Double, Double), _ fromHeight: Double, _ to: (Double, Double), _ toHeight: Double, _ grids: [TestGrid],
    _ change: (inout gn_sight_options) -> Void = { _ in }
  ) throws(gn_status) -> gn_sight {
    try withGrids(grids) { (grids) throws(gn_status) in
      var options = SightOptions.defaults
      change(&options)
      return try SightLine.look(
        grids, from: checked(gn_point(latitude: from.0, longitude: from.1)), height: fromHeight,
        to: checked(gn_point(latitude: to.0, longitude: to.1)), height: toHeight, options: &options)
    }
  }

  @Test func aRidgeBlocks() throws {
    let below = try sight((45.5, 7.5), 2, (45.5, 8.5), 10, [ridge]) { $0.step = 500 }
    #expect(below.is_visible == 0 && below.clearance < -40 && below.unknown_count == 0)
    #expect(below.blocked_distance > 0 && below.blocked_distance < below.clearance_distance)
    #expect((below.clearance_point.longitude - 8).magnitude < 0.01)
    #expect(below.blocked_height > 150 && below.from_ground == 150 && below.to_ground == 150)
    let above = try sight((45.5, 7.5), 200, (45.5, 8.5), 200, [ridge]) { $0.step = 500 }
    #expect(above.is_visible == 1 && above.clearance > 0 && above.blocked_distance.isNaN && above.blocked_height.isNaN)
    #expect(above.free_zone.isNaN)
    let radio = try sight((45.5, 7.5), 200, (45.5, 8.5), 200, [ridge]) { options in
      options.step = 500
      options.frequency = 1e8
      options.curvature = 0.75
    }
    #expect(radio.free_zone > 0 && radio.clearance > above.clearance)
  }

  /// Far north, columns are half as far apart as rows: the usual step is theirs, so that no wall stands between two samples.
  @Test func theUsualStepMissesNoWall() throws {
    let row = (0...100).map { Float($0 == 50 ? 1000 : 0) }
    let wall = TestGrid([row, row], south: 59, west: 8, step: 0.01)
    for shift in 0..<20 {
      let west = 8.3 + 0.001 * Double(shift)
      let seen = try sight((59.005, west), 450, (59.005, 8.7), 450, [wall])
      #expect(seen.is_visible == 0, "\(west)")
    }
  }

  /// The horizon: at sea, eyes at h meters see root(2 R h/c) far.
  @Test func theEarthIsRound() throws {
    for (curvature, factor) in [(1.0, 3569.7), (6.0 / 7, 3855.8), (0.75, 4122.0)] {
      for height in [2.0, 50, 400] {
        let horizon = factor * height.squareRoot()
        for (part, isVisible) in [(0.98, 1), (1.02, 0)] as [(Double, Int32)] {
          let seen = try withGrids([plains]) { (grids) throws(gn_status) in
            var options = SightOptions.defaults
            options.curvature = curvature
            options.step = horizon / 300
            return try SightLine.look(
              grids, from: gn_point(latitude: 45, longitude: 11), height: height, azimuth: 33,
              distance: part * horizon, height: 0, options: &options)
          }
          #expect(seen.is_visible == isVisible, "\(curvature) \(height) \(part)")
          #expect(seen.distance == part * horizon && seen.azimuth == 33 && seen.elevation < 0)
        }
      }
    }
  }

  @Test func whatIsNotKnownDoesNotBlock() throws {
    // A gap of a grid between two others.
    let west = TestGrid([[0, 0], [0, 0]], south: 45, west: 6)
    let east = TestGrid([[0, 0], [0, 0]], south: 45, west: 9)
    let over = try sight((45.5, 6.5), 9000, (45.5, 9.5), 9000, [west, east]) { $0.step = 1000 }
    #expect(over.is_visible == 1 && over.unknown_count > 100)
    #expect(
      thrown { () throws(gn_status) in try sight((45.5, 8.5), 2, (45.5, 9.5), 2, [west, east]) }
        == GN_ERROR_HEIGHT_OUTSIDE)
  }

  @Test func oneSeesOneself() throws {
    let here = try sight((45.5, 6.5), 2, (45.5, 6.5), 2, [ridge])
    #expect(here.is_visible == 1 && here.distance == 0 && here.clearance.isNaN && here.azimuth == 0)
    // Nearer than a step, the place in the middle is looked at.
    let near = try sight((45.5, 6.5), 2, (45.5, 6.5001), 2, [ridge])
    #expect(near.is_visible == 1 && (near.clearance - 2).magnitude < 0.01)
  }

  @Test func sightsThatAreRefused() {
    func status(
      _ to: (Double, Double) = (45.5, 7), _ height: Double = 2, _ change: (inout gn_sight_options) -> Void = { _ in }
    ) -> gn_status {
      thrown { () throws(gn_status) in try sight((45.5, 6.5), height, to, 2, [ridge], change) }
    }
    #expect(status() == GN_OK)
    #expect(status((45.5, 11)) == GN_ERROR_HEIGHT_OUTSIDE)
    #expect(status((55, 6.5)) == GN_ERROR_SIGHT_DISTANCE)
    #expect(status((91, 6.5)) == GN_ERROR_LATITUDE)
    #expect(status((45.5, 7), .nan) == GN_ERROR_NOT_FINITE)
    #expect(status((45.5, 7), 850_001) == GN_ERROR_HEIGHT && status((45.5, 7), -1001) == GN_ERROR_HEIGHT)
    #expect(status { $0.size = 0 } == GN_ERROR_OPTIONS_SIZE)
    #expect(status { $0.curvature = 0.09 } == GN_ERROR_CURVATURE && status { $0.curvature = 2.1 } == GN_ERROR_CURVATURE)
    #expect(status { $0.curvature = .nan } == GN_ERROR_NOT_FINITE)
    #expect(status { $0.frequency = 1e5 } == GN_ERROR_FREQUENCY && status { $0.frequency = -1e9 } == GN_ERROR_FREQUENCY)
    #expect(status { $0.step = 0.001 } == GN_ERROR_SAMPLE_STEP && status { $0.step = -1 } == GN_ERROR_SAMPLE_STEP)
    let far = thrown { () throws(gn_status) in
      try withGrids([plains]) { (grids) throws(gn_status) in
        try SightLine.look(
          grids, from: gn_point(latitude: 45, longitude: 11), height: 2, azimuth: 0, distance: -1, height: 2,
          options: nil)
      }
    }
    #expect(far == GN_ERROR_SIGHT_DISTANCE)
  }

  @Test func eulersRadius() {
    // The meridian's and the prime vertical's radii of curvature at 45 degrees and at the ends.
    for (latitude, azimuth, radius) in [
      (0.0, 0.0, 6_335_439.327), (0, 90, 6_378_137), (90, 0, 6_399_593.626), (90, 77, 6_399_593.626),
      (45, 0, 6_367_381.816), (45, 90, 6_388_838.290), (45, 180, 6_367_381.816),
    ] {
      let found = SightSphere.eulerRadius(latitude: latitude, azimuth: azimuth)
      #expect((found - radius).magnitude < 0.001, "\(latitude) \(azimuth)")
    }
  }
}
