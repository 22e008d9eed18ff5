// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

@Suite("Sun and moon over a position")
struct SkyOverPositionTests {
  private let paris = Position(latitude: 48.8584, longitude: 2.2945)
  private let noon = Time(seconds: 1_782_043_200)  // 21 June 2026, 12:00 UTC.

  private func hours(_ count: Double, from time: Time) -> ClosedRange<Time> {
    time...Time(seconds: time.seconds + 3600 * count)
  }

  @Test func places() throws {
    let sun = try Sky.sun(over: paris, at: noon)
    // The sun stands highest at 90 degrees less the latitude, plus 23.4 degrees of the solstice.
    #expect(sun.elevation > 64.4 && sun.elevation < 64.6 && sun.azimuth < -170)
    #expect(sun.apparentElevation > sun.elevation && sun.apparentElevation < sun.elevation + 0.01)
    #expect((sun.distance / 149_597_870_700 - 1.0162).magnitude < 1e-3)
    let moon = try Sky.moon(over: paris, at: noon)
    #expect(moon.distance > 350e6 && moon.distance < 410e6 && moon.elevation < sun.elevation)
    let read = try JSONDecoder().decode(Sky.Place.self, from: JSONEncoder().encode(sun))
    #expect(read == sun)
  }

  @Test func aDay() throws {
    let found = try Sky.sunEvents(over: paris, in: hours(24, from: Time(seconds: 1_782_000_000)))
    #expect(
      found.map(\.kind) == [
        .nauticalDawn, .civilDawn, .sunrise, .sunTransit, .sunset, .civilDusk, .nauticalDusk,
      ])
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.time < $1.time })
    // The tables of the day have the sunset at 19:58 UTC.
    #expect((found[4].time.seconds - 1_782_071_880).magnitude < 60)
    #expect(found[2].azimuth > 45 && found[2].azimuth < 60 && found[4].azimuth < -45 && found[4].azimuth > -60)
    let read = try JSONDecoder().decode([Sky.Event].self, from: JSONEncoder().encode(found))
    #expect(read == found)
  }

  @Test func aMonthOfTheMoon() throws {
    let found = try Sky.moonEvents(over: paris, in: hours(24 * 29, from: noon))
    let kinds = found.map(\.kind)
    for phase in [Sky.Event.Kind.newMoon, .firstQuarter, .fullMoon, .lastQuarter] {
      #expect(kinds.filter { $0 == phase }.count == 1)
    }
    // The moon rises 50 minutes later each day.
    #expect(kinds.filter { $0 == .moonrise }.count == 28)
    let full = try #require(found.first { $0.kind == .fullMoon })
    let phase = try Sky.moonPhase(at: full.time)
    #expect((phase.angle - 180).magnitude < 1e-6 && phase.illuminated > 0.99)
  }

  @Test func theSnippetOfTheDocumentation() throws {
    let noon = try Time(parsing: "2026-06-21T12:00:00Z")
    #expect(try Sky.sun(over: paris, at: noon).elevation.description.hasPrefix("64.5"))
    let day = noon...Time(seconds: noon.seconds + 86_400)
    let sunset = try Sky.sunEvents(over: paris, in: day).first { $0.kind == .sunset }
    #expect(sunset?.description == "sunset at 2026-06-21T19:58:06Z")
    #expect(try Sky.moonPhase(at: noon).illuminated.description.hasPrefix("0.45"))
    #expect(noon.description == "2026-06-21T12:00:00Z" && Time(seconds: .nan).description == "nan s")
  }

  @Test func whatIsRefused() {
    let far = Time(seconds: 5e9)
    let year = refusal { () throws(GridNorthError) in try Sky.sun(over: paris, at: far) }
    #expect(year?.reason == .year)
    let moon = refusal { () throws(GridNorthError) in try Sky.moon(over: Position(latitude: 91, longitude: 0), at: noon)
    }
    #expect(moon?.reason == .latitude)
    let long = refusal { () throws(GridNorthError) in
      try Sky.sunEvents(over: paris, in: hours(24 * 400.1, from: noon))
    }
    #expect(long?.reason == .time)
    let none = refusal { () throws(GridNorthError) in try Sky.moonPhase(at: Time(seconds: .nan)) }
    #expect(none?.reason == .notFinite)
  }
}
