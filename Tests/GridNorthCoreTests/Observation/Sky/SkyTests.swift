// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private let day = 86_400.0

/// The time whose terrestrial time is given, in seconds since the beginning of 1970.
private func time(terrestrial seconds: Double) -> SkyTime {
  let centuries = (seconds - 946_728_000) / (36_525 * day)
  var time = SkyTime(seconds)
  for _ in 0..<3 { time = SkyTime(seconds - (SkyTime(seconds).centuries - centuries) * 36_525 * day) }
  return time
}

private func wrapped(_ degrees: Double) -> Double { degrees - 360 * (degrees / 360).rounded(.down) }

private func events(
  _ latitude: Double, _ longitude: Double, isMoon: Bool = false, from start: Double, to end: Double,
  capacity: Int = 8192
) throws(gn_status) -> [gn_sky_event] {
  let blank = gn_sky_event(time: 7, azimuth: 7, kind: 7, reserved: 7)
  var found = [gn_sky_event](repeating: blank, count: capacity + 1)
  var needed = 0
  let position = gn_point(latitude: latitude, longitude: longitude)
  let sky = try SkyEvents(over: position, isMoon: isMoon, from: start, to: end)
  try sky.list(into: &found, capacity: capacity, needed: &needed)
  return Array(found.prefix(needed))
}

@Suite("Sun and moon")
struct SkyTests {
  // MARK: Published places

  @Test func theMoonOfMeeus() {
    // Example 47.a: the beginning of 12 April 1992 in terrestrial time.
    let time = time(terrestrial: 703_036_800)
    let moon = Moon.place(at: time)
    #expect((wrapped(moon.longitude) - 133.162655).magnitude < 2e-6)
    #expect((moon.latitude + 3.229126).magnitude < 2e-6)
    #expect((moon.distance - 368_409_700).magnitude < 100)
  }

  @Test func theSunOfMeeus() {
    // Example 25.b: the beginning of 13 October 1992 in terrestrial time, with all terms.
    let time = time(terrestrial: 718_934_400)
    let sun = Sun.place(at: time)
    let apparent = wrapped(sun.longitude + SkyAxis(time).nutation)
    #expect((apparent - (199 + 54.0 / 60 + 21.818 / 3600)).magnitude < 3.0 / 3600)
    #expect((sun.distance / 149_597_870_700 - 0.99760775).magnitude < 3e-5)
  }

  @Test func theNutationOfMeeus() {
    // Example 22.a: the beginning of 10 April 1987 in terrestrial time.
    #expect((SkyAxis(time(terrestrial: 545_011_200)).nutation * 3600 + 3.788).magnitude < 0.5)
  }

  @Test func theSunOfReda() throws {
    // Reda and Andreas, table A5.1: near Golden, Colorado, 17 October 2003, 12:30:30 at UTC - 7 h.
    let place = try Sky.sun(over: gn_point(latitude: 39.742476, longitude: -105.1786), at: 1_066_419_030)
    #expect((place.azimuth + 360 - 194.340241).magnitude < 0.002)
    #expect((place.elevation - (39.888378 - 0.016332)).magnitude < 0.002)
  }

  @Test func theLitPartOfTheMoon() throws {
    // Example 48.a: 12 April 1992, 0 h in terrestrial time.
    let phase = try MoonPhase.phase(at: 703_036_800 - 59)
    #expect((phase.illuminated - 0.6786).magnitude < 1e-4)
    #expect(phase.angle > 90 && phase.angle < 180)
  }

  @Test func refractionOfTables() {
    // Example 16.a of Meeus: minutes of arc for the upper and the lower edge of the sun.
    #expect((SkyView.refraction(0.5541) - 24.618 / 60).magnitude < 0.01 / 60)
    #expect((SkyView.refraction(1.246 / 60) - 28.754 / 60).magnitude < 0.1 / 60)
    #expect(SkyView.refraction(90) == 0)
    // When the sun sets, its upper edge appears at the horizon.
    #expect((SkyView.refraction(-50.0 / 60) - 34.0 / 60).magnitude < 0.06)
    // It grows downward to -1 degree, dies away below, and does not jump there.
    #expect((SkyView.refraction(-1) - SkyView.refraction(-1.0.nextDown)).magnitude < 1e-12)
    #expect(SkyView.refraction(-1) > SkyView.refraction(0) && SkyView.refraction(-10) < 0.1)
    #expect(SkyView.refraction(-90).magnitude < 1e-15)
  }

  // MARK: Properties

  @Test func atItsEventsABodyIsWhereItShouldBe() throws {
    var random = Randomness()
    let marks: [UInt32: Double] = [1: -50.0 / 60, 2: -50.0 / 60, 4: -6, 5: -6, 6: -12, 7: -12, 8: -18, 9: -18]
    for _ in rounds(40) {
      let position = gn_point(latitude: random.double(in: -70...70), longitude: random.double(in: -180...180))
      let start = random.double(in: -2.2e9...4.1e9)
      for isMoon in [false, true] {
        let found = try events(position.latitude, position.longitude, isMoon: isMoon, from: start, to: start + 3 * day)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.time <= $1.time })
        for event in found {
          let place = try isMoon ? Sky.moon(over: position, at: event.time) : Sky.sun(over: position, at: event.time)
          #expect((place.azimuth - event.azimuth).magnitude < 1e-12)
          if let mark = marks[event.kind] { #expect((place.elevation - mark).magnitude < 1e-4) }
          if event.kind == 10 || event.kind == 11 {
            let edge = place.elevation + 1_737_400 / place.distance * 180 / Double.pi
            #expect((edge + 34.0 / 60).magnitude < 1e-4)
          }
          if event.kind >= 13 {
            let angle = try MoonPhase.phase(at: event.time).angle
            #expect((angle - 90 * Double(event.kind - 13)).remainder(dividingBy: 360).magnitude < 1e-6)
          }
        }
      }
    }
  }

  @Test func risesAndSetsTakeTurns() throws {
    var random = Randomness()
    for _ in rounds(20) {
      let (latitude, longitude) = (random.double(in: -60...60), random.double(in: -180...180))
      let start = random.double(in: -2.2e9...4.0e9)
      for (isMoon, kinds) in [(false, 1...2), (true, 10...11)] as [(Bool, ClosedRange<UInt32>)] {
        let found = try events(latitude, longitude, isMoon: isMoon, from: start, to: start + 60 * day)
          .map { $0.kind }.filter { kinds.contains($0) }
        #expect(found.count > 100)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0 != $1 })
      }
    }
  }

  @Test func batchesHaveTheBitsOfSingleCalls() throws {
    var random = Randomness()
    let latitudes = (0..<50).map { _ in random.double(in: -90...90) }
    let longitudes = (0..<50).map { _ in random.double(in: -400...400) }
    let times = (0..<50).map { _ in random.double(in: -2.2e9...4.1e9) }
    var (azimuths, elevations) = ([Double](repeating: 7, count: 50), [Double](repeating: 7, count: 50))
    try azimuths.withUnsafeMutableBufferPointer { (azimuths) throws(gn_status) in
      try elevations.withUnsafeMutableBufferPointer { (elevations) throws(gn_status) in
        try Sky.sun(
          over: PositionColumns(
            Column(latitudes, stride: 8, count: 50), Column(longitudes, stride: 8, count: 50)),
          at: Column(times, stride: 8, count: 50),
          azimuths: MutableColumn(azimuths.baseAddress, stride: 8, count: 50),
          elevations: MutableColumn(elevations.baseAddress, stride: 8, count: 50), statuses: nil)
      }
    }
    for row in 0..<50 {
      let place = try Sky.sun(over: gn_point(latitude: latitudes[row], longitude: longitudes[row]), at: times[row])
      #expect((place.azimuth, place.elevation) == (azimuths[row], elevations[row]))
    }
  }

  // MARK: Edges

  @Test func summerAndWinterInTheNorth() throws {
    // At 70 N the sun neither rises nor sets on 21 June, and not on 21 December; each day has a noon.
    for start in [1_782_000_000.0, 1_797_811_200] {
      let kinds = try events(70, 25, from: start, to: start + day).map { $0.kind }
      #expect(!kinds.contains(1) && !kinds.contains(2))
      #expect(kinds.filter { $0 == 3 }.count == 1)
    }
  }

  @Test func thePolesHaveADayEachYear() throws {
    for (latitude, first) in [(90.0, UInt32(1)), (-90, 2)] {
      let kinds = try events(latitude, 0, from: 1_767_225_600, to: 1_767_225_600 + 365 * day)
        .map { $0.kind }.filter { $0 <= 2 }
      #expect(kinds == [first, 3 - first])
    }
  }

  @Test func theEndOfASpanBelongsToIt() throws {
    var random = Randomness()
    for _ in rounds(10) {
      let (latitude, longitude) = (random.double(in: -65...65), random.double(in: -180...180))
      let start = random.double(in: -2.2e9...4.1e9)
      for isMoon in [false, true] {
        func list(from start: Double, to end: Double) throws -> [UInt32] {
          try events(latitude, longitude, isMoon: isMoon, from: start, to: end).map { $0.kind }
        }
        let all = try events(latitude, longitude, isMoon: isMoon, from: start, to: start + 5 * day)
        for (index, event) in all.enumerated() {
          #expect(try list(from: start, to: event.time).count == index + 1)
          #expect(try list(from: event.time, to: start + 5 * day).count == all.count - index - 1)
        }
      }
    }
    #expect(try events(48, 11, from: 1_782_000_000, to: 1_782_000_000).isEmpty)
  }

  @Test func theNextEventIsAfterTheLastOne() throws {
    var time = 1_767_225_600.0
    var kinds: [UInt32] = []
    while let next = try events(48.86, 2.29, from: time, to: time + 2 * day).first, kinds.count < 90 {
      #expect(next.time > time)
      (time, kinds) = (next.time, kinds + [next.kind])
    }
    #expect(kinds == (0..<10).flatMap { _ in [8, 6, 4, 1, 3, 2, 5, 7, 9] })
  }

  @Test func theLastDayCanBeListed() throws {
    #expect(try events(48, 11, from: 4_102_444_800 - day, to: 4_102_444_800).count == 9)
  }

  @Test func whatIsRefused() {
    let here = gn_point(latitude: 48, longitude: 11)
    for (time, status) in [
      (Double.nan, GN_ERROR_NOT_FINITE), (.infinity, GN_ERROR_NOT_FINITE), (-2_208_988_800.5, GN_ERROR_YEAR),
      (4_102_444_800.0.nextUp, GN_ERROR_YEAR),
    ] {
      #expect(thrown { () throws(gn_status) in try Sky.sun(over: here, at: time) } == status)
      #expect(thrown { () throws(gn_status) in try Sky.moon(over: here, at: time) } == status)
      #expect(thrown { () throws(gn_status) in try MoonPhase.phase(at: time) } == status)
      #expect(thrown { () throws(gn_status) in try events(48, 11, from: 0, to: time) } == status)
    }
    for time in [-2_208_988_800, 4_102_444_800.0] {
      #expect(thrown { () throws(gn_status) in try Sky.sun(over: here, at: time) } == GN_OK)
    }
    #expect(thrown { () throws(gn_status) in try events(48, 11, from: 1, to: 0) } == GN_ERROR_TIME)
    #expect(thrown { () throws(gn_status) in try events(48, 11, from: 0, to: 400 * day + 1) } == GN_ERROR_TIME)
    #expect(thrown { () throws(gn_status) in try events(48, 11, from: 0, to: 400 * day) } == GN_OK)
  }

  @Test func aSmallBufferHoldsNoEvents() throws {
    let position = gn_point(latitude: 48, longitude: 11)
    let sky = try SkyEvents(over: position, isMoon: false, from: 1_782_000_000, to: 1_782_086_400)
    var found = [gn_sky_event](repeating: gn_sky_event(time: 7, azimuth: 7, kind: 7, reserved: 7), count: 4)
    var needed = 0
    let status = thrown { () throws(gn_status) in try sky.list(into: &found, capacity: 3, needed: &needed) }
    #expect(status == GN_ERROR_BUFFER_TOO_SMALL && needed == 9)
    #expect(found.prefix(3).allSatisfy { $0.time.isNaN && $0.azimuth.isNaN && $0.kind == 0 })
    #expect(found[3].time == 7)
  }
}
