// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

@Suite("Measures for display")
struct MeasureTests {
  // MARK: Vectors

  @Test func lengthsHaveAUnitThatSuitsThem() throws {
    func texts(_ meters: Double) throws -> [String] {
      try Measure.Units.allCases.map { try Measure.Length(meters: meters).formatted($0) }
    }
    #expect(try texts(1_250) == ["1.25 km", "0.777 mi", "0.675 nmi"])
    #expect(try texts(100) == ["100 m", "328 ft", "328 ft"])
    #expect(try texts(999.7).first == "1.00 km")
    #expect(try Measure.Length(meters: -1_250).formatted(digits: 5) == "-1.2500 km")
  }

  @Test func lengthsMayKeepOneUnit() throws {
    let length = Measure.Length(meters: 850)
    let texts = try Measure.Length.Unit.allCases.map { try length.formatted(in: $0) }
    #expect(texts == ["850 m", "0.850 km", "2789 ft", "0.528 mi", "0.459 nmi"])
    #expect(try length.formatted(in: .kilometers, digits: 5) == "0.85000 km")
    #expect(Measure.Length.Unit.nauticalMiles.description == "nautical-miles")
  }

  @Test func speedsAreShownAsAskedAndRead() throws {
    let speed = Measure.Speed(metersPerSecond: 1.5)
    let texts = try Measure.Speed.Unit.allCases.map { try speed.formatted($0) }
    #expect(texts == ["1.5 m/s", "5.4 km/h", "3.4 mph", "2.9 kn", "11:07 min/km"])
    #expect(try speed.formatted(digits: 3) == "1.50 m/s")
    #expect(try Measure.Speed(metersPerSecond: 0).formatted(.minutesPerKilometer) == "--:-- min/km")
    #expect(try Measure.Speed(parsing: "36 km/h").metersPerSecond == 10)
    #expect(try Measure.Speed(parsing: "5:00 /km").metersPerSecond == 1000 / 300.0)
    #expect(speed.description == "1.5 m/s" && speed < Measure.Speed(metersPerSecond: 2))
    #expect(Measure.Speed.Unit.minutesPerKilometer.description == "minutes-per-kilometer")
  }

  @Test func coursesHaveTheirNorth() throws {
    let texts = try North.allCases.map { try Measure.Course(degrees: 45, north: $0).formatted() }
    #expect(texts == ["045° T", "045° G", "045° M"])
    #expect(try Measure.Course(degrees: -0.04, north: .grid).formatted(.mils, decimals: 1) == "6399.3 mil G")
    for north in North.allCases {
      let course = Measure.Course(degrees: 22.5, north: north)
      #expect(try Measure.Course(parsing: course.formatted(.mils)) == course)
      #expect(try Measure.Course(parsing: course.description) == course)
    }
    #expect(North.allCases.map(\.description) == ["true", "grid", "magnetic"])
    #expect(Measure.Course.Unit.allCases.map(\.description) == ["degrees", "mils"])
  }

  @Test func declinationsHaveTheirSide() throws {
    let west = Measure.Declination(degrees: -12.5)
    #expect(try west.formatted() == "12.5° W" && west.formatted(.mils, decimals: 0) == "222 mil W")
    #expect(try Measure.Declination(degrees: 3.2).formatted() == "3.2° E")
    #expect(try Measure.Declination(degrees: -0.01).formatted() == "0.0°")
    #expect(try Measure.Declination(parsing: west.description) == west)
    #expect(west < Measure.Declination(degrees: 0) && Measure.Declination(degrees: 1).description == "1.0° E")
  }

  @Test func badSpeedsAndCoursesAreRefused() {
    let speed = refusal { () throws(GridNorthError) in try Measure.Speed(parsing: "5:60 /km") }
    #expect(speed?.reason == .textSixty && speed?.offset == 2)
    let course = refusal { () throws(GridNorthError) in try Measure.Course(parsing: "045°") }
    #expect(course?.reason == .north && course?.offset == 5)
    let declination = refusal { () throws(GridNorthError) in try Measure.Declination(parsing: "12.5°") }
    #expect(declination?.reason == .textHemisphere && declination?.offset == 6)
    let fast = refusal { () throws(GridNorthError) in
      try Measure.Speed(metersPerSecond: 2000).formatted(.minutesPerKilometer)
    }
    #expect(fast?.reason == .speed && fast?.offset == nil)
    let far = refusal { () throws(GridNorthError) in try Measure.Declination(degrees: 181).formatted() }
    #expect(far?.reason == .declination)
    let fine = refusal { () throws(GridNorthError) in
      try Measure.Course(degrees: 0, north: .true).formatted(decimals: 13)
    }
    #expect(fine?.reason == .decimals)
  }

  @Test func areasHaveAUnitThatSuitsThem() throws {
    func texts(_ squareMeters: Double) throws -> [String] {
      try Measure.Units.allCases.map { try Measure.Area(squareMeters: squareMeters).formatted($0) }
    }
    #expect(try texts(15_000) == ["1.50 ha", "3.71 ac", "161459 ft²"])
    #expect(try Measure.Area(squareMeters: 15_000).formatted(digits: 1) == "2 ha")
  }

  @Test func anglesAreShownAsAsked() throws {
    func text(_ degrees: Double, _ unit: Measure.Angle.Unit, decimals: Int = 0) throws -> String {
      try Measure.Angle(degrees: degrees).formatted(unit, decimals: decimals)
    }
    #expect(try text(45, .degrees, decimals: 1) == "45.0°" && text(-90, .degrees) == "270°")
    #expect(try text(359.7, .degrees) == "0°" && text(45, .mils) == "800 mil")
    #expect(try text(22.5, .points16) == "NNE" && text(45, .points8) == "NE")
    #expect(try Measure.Angle(degrees: 12).formatted() == "12°")
  }

  @Test func textsAreRead() throws {
    #expect(try Measure.Length(parsing: "12.5 nautical miles").meters == 23_150)
    #expect(try Measure.Length(parsing: "1,25KM").meters == 1_250)
    #expect(try Measure.Area(parsing: "3 sq mi").squareMeters == 3 * 1_609.344 * 1_609.344)
    #expect(try Measure.Angle(parsing: "NNE").degrees == 22.5)
    #expect(try Measure.Angle(parsing: "800 mils").degrees == 45)
    #expect(try Measure.Angle(parsing: "-720.5°").degrees == -720.5)
  }

  // MARK: Properties

  @Test func whatIsWrittenIsReadAgain() throws {
    var random = Randomness()
    for _ in rounds(2_000) {
      let value = random.double(ofMagnitudeUpTo: 1e15)
      let units = random.element(of: Measure.Units.allCases)
      let length = try Measure.Length(parsing: Measure.Length(meters: value).formatted(units, digits: 12)).meters
      let area = try Measure.Area(parsing: Measure.Area(squareMeters: value).formatted(units, digits: 12)).squareMeters
      for again in [length, area] {
        // Twenty decimals at most, of a mile at the largest.
        #expect((again - value).magnitude <= value.magnitude * 1e-11 + 1e-12, "\(value): \(again)")
      }
      let azimuth = random.double(in: 0...359.999)
      for unit in [Measure.Angle.Unit.degrees, .mils] {
        let again = try Measure.Angle(parsing: Measure.Angle(degrees: azimuth).formatted(unit, decimals: 9)).degrees
        #expect((again - azimuth).magnitude < 1e-9, "\(azimuth): \(again)")
      }
      let point = try Measure.Angle(parsing: Measure.Angle(degrees: azimuth).formatted(.points16)).degrees
      #expect(turn(point, azimuth) <= 11.25, "\(azimuth): \(point)")
    }
  }

  @Test func measuresAreOrdered() {
    #expect(Measure.Length(meters: -2) < Measure.Length(meters: 1))
    #expect(Measure.Area(squareMeters: 1) < Measure.Area(squareMeters: 2))
  }

  // MARK: Refused input

  @Test func badTextsAreRefusedWithReasonAndOffset() {
    let cases: [(String, GridNorthError.Reason, Int)] = [
      ("", .emptyText, 0), ("1,250 m", .textComma, 1), ("12", .textUnit, 2), ("12 parsecs", .textUnit, 3),
      ("-", .textIncomplete, 1), ("1e3 m", .textUnit, 1),
    ]
    for (text, reason, offset) in cases {
      for error in [
        refusal({ () throws(GridNorthError) in try Measure.Length(parsing: text) }),
        refusal({ () throws(GridNorthError) in try Measure.Area(parsing: text) }),
      ] {
        #expect(error?.reason == reason && error?.offset == offset, "\(text): \(String(describing: error))")
      }
    }
    let error = refusal { () throws(GridNorthError) in try Measure.Angle(parsing: "NNNE") }
    #expect(error?.reason == .textLetter && error?.offset == 1)
    let huge = refusal { () throws(GridNorthError) in
      try Measure.Length(parsing: "1\(String(repeating: "0", count: 17)) m")
    }
    #expect(huge?.reason == .measure)
  }

  @Test func badNumbersAreRefused() {
    func reason(_ write: () throws(GridNorthError) -> String) -> GridNorthError.Reason? {
      let error = refusal(write)
      #expect(error?.offset == nil)
      return error?.reason
    }
    #expect(reason { () throws(GridNorthError) in try Measure.Length(meters: 2e15).formatted() } == .measure)
    #expect(reason { () throws(GridNorthError) in try Measure.Length(meters: .nan).formatted() } == .notFinite)
    #expect(reason { () throws(GridNorthError) in try Measure.Length(meters: 1).formatted(digits: 0) } == .digits)
    #expect(reason { () throws(GridNorthError) in try Measure.Area(squareMeters: 1).formatted(digits: 16) } == .digits)
    #expect(
      reason { () throws(GridNorthError) in try Measure.Area(squareMeters: 1).formatted(digits: .max) } == .digits)
    #expect(reason { () throws(GridNorthError) in try Measure.Angle(degrees: 1).formatted(decimals: 13) } == .decimals)
    #expect(reason { () throws(GridNorthError) in try Measure.Angle(degrees: 1).formatted(decimals: -1) } == .decimals)
  }
}
