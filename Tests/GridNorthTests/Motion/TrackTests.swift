// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

import GridNorth

@Suite("Tracks, in Swift")
struct TrackTests {
  private func fix(_ time: Double, _ latitude: Double, _ longitude: Double = 8, altitude: Double? = nil) -> Fix {
    Fix(time: time, position: Position(latitude, longitude), altitude: altitude)
  }

  // A corner, worked out by hand: a degree of the meridian at 46.5 has 111,153 m.
  @Test func aCornerIsKeptAndTheWayToItIsNot() throws {
    var recorder = try TrackRecorder()
    var line: [Fix] = []
    for step in 0..<10 {
      line += try recorder.add(fix(Double(step), 46.5 + 0.001 * Double(step))).vertex.map { [$0] } ?? []
    }
    for step in 10..<20 {
      let east = fix(Double(step), 46.509, 8 + 0.001 * Double(step - 9))
      line += try recorder.add(east).vertex.map { [$0] } ?? []
    }
    line += recorder.end().map { [$0] } ?? []
    #expect(line.map(\.time) == [0, 9, 19])
    #expect(recorder.end() == nil)
    let totals = recorder.totals
    #expect(abs(totals.distance - (1000.38 + 767.47)) < 0.5)
    #expect(totals.takenCount == 20 && totals.fixCount == 20 && totals.vertexCount == 3)
    #expect(totals.movingTime == 19 && totals.startTime == 0 && totals.endTime == 19)
    #expect(totals.bounds == Bounds(south: 46.5, west: 8, north: 46.509, east: 8.01))
    #expect(totals.lowest == nil && totals.ascent == 0)
  }

  @Test func climbsCountFromTheLastTurningPoint() throws {
    var recorder = try TrackRecorder(options: .init(climb: 10))
    let altitudes: [Double?] = [100, 104, nil, 95, 120, 112, 125, 110, 118, 90]
    for (step, altitude) in altitudes.enumerated() {
      try recorder.add(fix(Double(step), 46.5 + 0.001 * Double(step), altitude: altitude))
    }
    // From 95 up to 125, then down to 90; 120 to 112 to 125 and 110 to 118 are less than 10.
    #expect(recorder.totals.ascent == 30 && recorder.totals.descent == 35)
    #expect(recorder.totals.lowest == 90 && recorder.totals.highest == 125)
  }

  @Test func gatesTellWhyAFixIsLeftOut() throws {
    var recorder = try TrackRecorder(
      options: .init(tolerance: 0, leastDistance: 10, leastInterval: 2, worstAccuracy: 50, largestSpeed: 100))
    #expect(try recorder.add(fix(0, 46.5)).outcome == .kept)
    #expect(try recorder.add(fix(3, 46.50001)).flags == .near)
    #expect(try recorder.add(fix(3.5, 46.50001)).flags == .near)
    #expect(try recorder.add(fix(4.5, 46.5005)).outcome == .kept)
    #expect(try recorder.add(fix(5.5, 46.501)).flags == .soon)
    #expect(try recorder.add(fix(6.2, 46.5005)).flags == [.soon, .near])
    var inaccurate = fix(7, 46.502)
    inaccurate.accuracy = 51
    #expect(try recorder.add(inaccurate).flags == .inaccurate)
    #expect(try recorder.add(fix(8, 47)).flags == .strayed)
    #expect(try recorder.add(fix(9, 47.0001)).flags == .strayed)
    let believed = try recorder.add(fix(10, 47.0002))
    #expect(believed.flags == .jumped && believed.vertex?.time == 10)
    #expect(recorder.totals.distance < 60)
    #expect(recorder.totals.speed == nil)
  }

  @Test func whatIsStoredGoesOnAsItWas() throws {
    var random = Randomness()
    var recorder = try TrackRecorder(options: .init(largestSpeed: 1000))
    for step in 0..<200 {
      let next = fix(Double(step), 46.5 + random.double(in: 0...0.001), altitude: random.double(in: 0...50))
      var stored = try JSONDecoder().decode(TrackRecorder.self, from: JSONEncoder().encode(recorder))
      var numbered = try TrackRecorder(numbers: recorder.numbers)
      #expect(stored == recorder)
      let step = try recorder.add(next)
      #expect(try stored.add(next) == step)
      #expect(try numbered.add(next) == step)
      #expect(stored == recorder && numbered == recorder)
    }
  }

  @Test func damagedNumbersAreRefused() throws {
    let recorder = try TrackRecorder()
    for index in 0..<64 {
      var numbers = recorder.numbers
      numbers[index] = numbers[index] == 3 ? 4 : 3
      #expect(reason { () throws(GridNorthError) in _ = try TrackRecorder(numbers: numbers) } == .trackState)
    }
    #expect(reason { () throws(GridNorthError) in _ = try TrackRecorder(numbers: []) } == .trackState)
    #expect(
      reason { () throws(GridNorthError) in _ = try TrackRecorder(numbers: recorder.numbers + [0]) } == .trackState)
    #expect(throws: (any Error).self) { try JSONDecoder().decode(TrackRecorder.self, from: Data("[1, 2]".utf8)) }
  }

  @Test func aFixOfTheSameTimeIsLeftOut() throws {
    var recorder = try TrackRecorder()
    try recorder.add(fix(10, 46.5))
    for latitude in [46.5, 46.6] {
      let step = try recorder.add(fix(10, latitude))
      #expect(step.outcome == .leftOut && step.flags == .soon && step.vertex == nil)
    }
    #expect(try recorder.add(fix(11, 46.5001)).outcome == .waiting)
    #expect(recorder.totals.fixCount == 4 && recorder.totals.takenCount == 2)
  }

  @Test func badFixesAreRefusedAndChangeNothing() throws {
    var recorder = try TrackRecorder()
    try recorder.add(fix(10, 46.5))
    let before = recorder
    var negative = fix(11, 46.5)
    negative.accuracy = -1
    let cases: [(Fix, GridNorthError.Reason)] = [
      (fix(9.99, 46.6), .trackTime), (fix(9, 46.6), .trackTime), (fix(2e15, 46.6), .time), (fix(11, 91), .latitude),
      (fix(11, .nan), .notFinite), (fix(11, 46, .infinity), .notFinite), (fix(.infinity, 46.6), .notFinite),
      (fix(11, 46.6, altitude: 2e9), .altitude), (negative, .distance),
    ]
    for (bad, expected) in cases {
      #expect(reason { () throws(GridNorthError) in try recorder.add(bad) } == expected)
      #expect(recorder == before)
    }
    #expect(try recorder.add(fix(.nan, 46.6)).outcome == .waiting)
  }

  @Test func badOptionsAreRefused() {
    let cases: [(TrackRecorder.Options, GridNorthError.Reason)] = [
      (.init(tolerance: -1), .tolerance), (.init(tolerance: 0.0009), .tolerance), (.init(tolerance: .nan), .tolerance),
      (.init(tolerance: 1_000_001), .tolerance), (.init(leastDistance: -1), .distance),
      (.init(leastDistance: .nan), .distance), (.init(leastInterval: -1), .time), (.init(leastInterval: .nan), .time),
      (.init(worstAccuracy: -1), .distance), (.init(largestSpeed: 0), .trackSpeed),
      (.init(largestSpeed: .nan), .trackSpeed), (.init(restSpeed: -1), .trackSpeed), (.init(climb: -1), .trackClimb),
      (.init(climb: .nan), .trackClimb),
    ]
    for (options, expected) in cases {
      #expect(reason { () throws(GridNorthError) in _ = try TrackRecorder(options: options) } == expected)
    }
  }

  private func reason(_ body: () throws(GridNorthError) -> Void) -> GridNorthError.Reason? {
    do {
      try body()
      return nil
    } catch {
      return error.reason
    }
  }
}
