// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

/// The text of a model, line by line; `term` gives g, h and their changes.
private func lines(epoch: String = "2025.0", _ term: (_ degree: Int, _ order: Int) -> String) -> [String] {
  var lines = ["  \(epoch)  Test-Model  1/1/2025"]
  for degree in 1...12 {
    for order in 0...degree { lines.append("\(degree) \(order) \(term(degree, order))") }
  }
  return lines + ["999999999999"]
}

/// A dipole along the axis of the earth.
private let dipole = lines { degree, order in degree == 1 && order == 0 ? "-30000 0 0 0" : "0 0 0 0" }

/// The numbers and the name of a model, as they stand in memory.
private struct Parsed {
  var numbers = [Double](repeating: 7, count: MagneticModel.numberCount)
  var name = [CChar](repeating: 0x23, count: MagneticModel.nameCapacity)

  init(_ text: String) throws {
    try reading(text) { try MagneticModel.parse($0, into: &numbers, name: &name) }
  }

  func field(_ latitude: Double, _ longitude: Double, _ height: Double, _ year: Double) throws -> gn_magnetic_field {
    try numbers.withUnsafeBufferPointer {
      try MagneticField.compute(
        latitude: latitude, longitude: longitude, height: height, year: year,
        model: MagneticModel(numbers: $0.baseAddress!))
    }
  }
}

private func field(
  _ latitude: Double, _ longitude: Double, _ height: Double, _ year: Double
) throws -> gn_magnetic_field {
  try MagneticField.compute(
    latitude: latitude, longitude: longitude, height: height, year: year, model: .builtIn)
}

private func refusal(_ text: String) -> TextRefusal? {
  do { _ = try Parsed(text) } catch { return error as? TextRefusal }
  return nil
}

@Suite("The magnetic field")
struct MagneticTests {
  @Test func valuesOfTheReport() throws {
    // WMM2025 technical report, test values.
    let there = try field(-80, 240, 100_000, 2027.5)
    #expect((there.north - 5983.97604965).magnitude < 1e-6)
    #expect((there.east - 14760.13597579).magnitude < 1e-6)
    #expect((there.down + 49317.67061546).magnitude < 1e-6)
    #expect(there.flags == 0)
  }

  @Test func fieldOfADipole() throws {
    // B = (a/r)^3 (g sin θ to the south, -2 g cos θ outward), turned by the difference of the latitudes.
    let model = try Parsed(dipole.joined(separator: "\n"))
    var random = Randomness()
    for _ in 0..<100 {
      let latitude = random.double(in: -90...90)
      let there = try model.field(latitude, random.double(in: -180...180), 0, 2025)
      let (sine, cosine) = latitude.sineAndCosineOfDegrees
      let normal = 6_378_137 / (1 - 0.006694379990141317 * sine * sine).squareRoot()
      let (x, z) = (normal * cosine, normal * (1 - 0.006694379990141317) * sine)
      let r = (x * x + z * z).squareRoot()
      let strength = 30_000 * (6_371_200 / r) * (6_371_200 / r) * (6_371_200 / r)
      // Along the axis and away from it.
      let axial = strength * (1 - 3 * (z / r) * (z / r))
      let radial = -3 * strength * (z / r) * (x / r)
      #expect((there.north - (axial * cosine - radial * sine)).magnitude < 1e-8, "\(latitude)")
      #expect((there.down + (axial * sine + radial * cosine)).magnitude < 1e-8, "\(latitude)")
      #expect(there.east == 0 && there.declination == 0)
    }
  }

  @Test func atAPoleTheLongitudeNamesTheMeridian() throws {
    for (latitude, way) in [(90.0, 1.0), (-90, -1)] {
      let start = try field(latitude, 0, 0, 2025)
      for longitude in stride(from: -180.0, to: 180, by: 7.5) {
        let turned = try field(latitude, longitude, 0, 2025)
        let difference = (turned.declination - start.declination - way * longitude).reducedLongitude
        #expect(difference.magnitude < 1e-10, "\(latitude) \(longitude)")
        #expect((turned.down - start.down).magnitude < 1e-9)
      }
    }
  }

  @Test func oneLaneGivesTheBitsOfABlock() throws {
    var random = Randomness()
    for _ in 0..<50 {
      let places = (0..<8).map { _ in
        SIMD4(
          random.double(in: -90...90), random.double(in: -180...180), random.double(in: -1000...850_000),
          random.double(in: -5...10))
      }
      let time = SIMD8(places.map(\.w))
      let block = MagneticVector(
        latitude: SIMD8(places.map(\.x)), longitude: SIMD8(places.map(\.y)), height: SIMD8(places.map(\.z)),
        model: .builtIn
      ) { number, rate in number + time * rate }
      for (lane, place) in places.enumerated() {
        let one = MagneticVector(latitude: place.x, longitude: place.y, height: place.z, model: .builtIn) {
          number, rate in number + place.w * rate
        }
        #expect(one.north == block.north[lane] && one.east == block.east[lane] && one.down == block.down[lane])
      }
    }
  }

  @Test func zonesOfACompassAndYearsOfAModelAreFlagged() throws {
    let caution = UInt32(GN_MAGNETIC_FLAG_CAUTION), blackout = UInt32(GN_MAGNETIC_FLAG_BLACKOUT)
    #expect(try field(85.8, 139, 0, 2025).flags == caution | blackout)
    #expect(MagneticField.flags(horizontal: 2000, isValid: true) == caution)
    #expect(MagneticField.flags(horizontal: 6000, isValid: true) == 0)
    let outOfDate = UInt32(GN_MAGNETIC_FLAG_OUT_OF_DATE)
    for (year, flags) in [(2024.99, outOfDate), (2025, 0), (2030, 0), (2030.01, outOfDate)] {
      #expect(try field(0, 0, 0, year).flags == flags, "\(year)")
    }
  }

  @Test func uncertaintyOfTheDeclination() {
    // sqrt(0.26^2 + (5417/H)^2)
    #expect((MagneticField.uncertainty(horizontal: 5417) - 1.0332473082).magnitude < 1e-9)
    #expect(MagneticField.uncertainty(horizontal: 0) == 180)
    #expect(MagneticField.uncertainty(horizontal: 1) == 180)
    #expect(MagneticField.uncertainty(horizontal: 30.000001) == 180)
  }

  @Test func noFieldHasNoDirection() throws {
    let none = try Parsed(lines { _, _ in "0 0 0 0" }.joined(separator: "\n")).field(50, 8, 0, 2025)
    #expect(none.declination == 0 && none.inclination == 0 && none.total == 0 && none.uncertainty == 180)
    #expect(none.declination_rate == 0 && none.inclination_rate == 0 && none.total_rate == 0)
    let upright = try Parsed(dipole.joined(separator: "\n")).field(90, 8, 0, 2025)
    #expect(upright.horizontal == 0 && upright.declination == 0 && upright.inclination == 90)
  }

  @Test func placesAndTimesThatAreRefused() {
    let wrong: [(latitude: Double, longitude: Double, height: Double, year: Double, status: gn_status)] = [
      (91, 0, 0, 2025, GN_ERROR_LATITUDE), (0, .infinity, 0, 2025, GN_ERROR_NOT_FINITE),
      (0, 0, .nan, 2025, GN_ERROR_NOT_FINITE), (0, 0, -1000.1, 2025, GN_ERROR_HEIGHT),
      (0, 0, 850_000.1, 2025, GN_ERROR_HEIGHT), (0, 0, 0, .nan, GN_ERROR_NOT_FINITE),
      (0, 0, 0, 2019.999, GN_ERROR_YEAR), (0, 0, 0, 2035.001, GN_ERROR_YEAR),
    ]
    for one in wrong {
      #expect(throws: one.status) { try field(one.latitude, one.longitude, one.height, one.year) }
    }
  }

  @Test func numbersThatAreNoModelAreRefused() throws {
    let whole = try Parsed(dipole.joined(separator: "\n")).numbers
    for (index, value) in [(0, 0.5), (0, .nan), (0, 10_000), (1, .nan), (200, 1.1e9), (360, -.infinity)] {
      var numbers = whole
      numbers[index] = value
      #expect(throws: GN_ERROR_MAGNETIC_MODEL) {
        try numbers.withUnsafeBufferPointer { _ = try MagneticModel(numbers: $0.baseAddress!) }
      }
    }
  }
}

@Suite("Files of magnetic coefficients")
struct MagneticModelTests {
  @Test func numbersAndNameAreRead() throws {
    let parsed = try Parsed(lines { degree, order in " \(degree).5\t-\(order).25  +.125 7." }.joined(separator: "\r\n"))
    #expect(parsed.numbers[0] == 2025)
    #expect(Array(parsed.numbers[1...8]) == [1.5, -0.25, 0.125, 7, 1.5, -1.25, 0.125, 7])
    #expect(parsed.numbers[360] == 7 && parsed.numbers[357] == 12.5 && parsed.numbers[358] == -12.25)
    #expect(String(cString: parsed.name) == "TEST-MODEL")
  }

  @Test func linesMayComeInAnySequence() throws {
    let terms = dipole[1..<91]
    let turned = [dipole[0]] + terms.reversed()
    #expect(try Parsed(turned.joined(separator: "\n")).numbers == Parsed(dipole.joined(separator: "\n")).numbers)
  }

  @Test func whatFollowsTheNinesIsNotRead() throws {
    _ = try Parsed((dipole + ["13 0 1 2 3 4"]).joined(separator: "\n"))
  }

  @Test func longNamesAreCut() throws {
    let text = dipole.joined(separator: "\n").replacingFirst("Test-Model", with: String(repeating: "x", count: 30))
    #expect(try String(cString: Parsed(text).name) == String(repeating: "X", count: 23))
  }

  @Test func refusalsHaveAPlace() {
    let text = dipole.joined(separator: "\n")
    func place(_ part: String) -> Int { text.utf8.count - text[text.range(of: part)!.lowerBound...].utf8.count }
    #expect(refusal("") == TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0))
    #expect(refusal(" \n") == TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0))
    #expect(refusal("WMM") == TextRefusal(GN_ERROR_TEXT_NUMBER, at: 0))
    #expect(refusal("0.5 X 1") == TextRefusal(GN_ERROR_YEAR, at: 0))
    #expect(refusal("2025") == TextRefusal(GN_ERROR_TEXT_INCOMPLETE, at: 4))
    let cases: [(String, String, gn_status, Int)] = [
      ("\n3 2 ", "\n3 1 ", GN_ERROR_MAGNETIC_TERM, place("\n3 2 ") + 1),
      ("\n12 12 ", "\n13 12 ", GN_ERROR_MAGNETIC_TERM, place("\n12 12 ") + 1),
      ("\n2 2 ", "\n2 3 ", GN_ERROR_MAGNETIC_TERM, place("\n2 2 ") + 1),
      ("-30000 0 0 0", "-30000 0 0", GN_ERROR_TEXT_NUMBER, place("-30000") + 10),
      ("-30000 0 0 0", "-30000 0 0 0 1", GN_ERROR_TEXT_REST, place("-30000") + 13),
      ("-30000", "-3e4", GN_ERROR_TEXT_NUMBER, place("-30000") + 2),
      ("-30000", "-1000000001", GN_ERROR_TEXT_NUMBER, place("-30000")),
      ("-30000", "-\u{1}", GN_ERROR_TEXT_BYTE, place("-30000") + 1),
      ("999999999999", "", GN_OK, 0),
      ("\n12 12 0 0 0 0\n", "\n", GN_ERROR_MAGNETIC_TERM, place("\n12 12 ") + 1),
    ]
    for (part, other, status, offset) in cases {
      let found = refusal(text.replacingFirst(part, with: other))
      #expect(found == (status == GN_OK ? nil : TextRefusal(status, at: offset)), "\(other)")
    }
  }

  @Test func aRefusedTextStoresNothing() {
    var numbers = [Double](repeating: 7, count: MagneticModel.numberCount)
    var name = [CChar](repeating: 0x23, count: MagneticModel.nameCapacity)
    let text = dipole.joined(separator: "\n").replacingFirst("12 12 0", with: "12 12 x")
    #expect(throws: TextRefusal.self) {
      try reading(text) { try MagneticModel.parse($0, into: &numbers, name: &name) }
    }
    #expect(numbers.allSatisfy { $0 == 7 } && name.allSatisfy { $0 == 0x23 })
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    var text = self
    text.replaceSubrange(text.range(of: part)!, with: other)
    return text
  }

  /// Where a part is.
  fileprivate func range(of part: String) -> Range<String.Index>? {
    ranges(of: part).first
  }
}

@Suite("Decimal years")
struct DecimalYearTests {
  @Test func yearsOfTimes() throws {
    let known: [(seconds: Double, year: Double)] = [
      (0, 1970), (1_719_878_400, 2024.5), (1_735_689_600, 2025), (-62_135_596_800, 1), (253_402_300_800, 10_000),
      (952_041_600, 2000.1693989071038), (-2_208_988_800, 1900),
    ]
    for (seconds, year) in known {
      #expect(try DecimalYear.year(seconds: seconds) == year)
    }
  }

  @Test func absurdTimesAreRefused() {
    for seconds in [1.8e12, -62_135_596_801, 253_402_300_801] {
      #expect(throws: GN_ERROR_YEAR) { try DecimalYear.year(seconds: seconds) }
    }
    #expect(throws: GN_ERROR_NOT_FINITE) { try DecimalYear.year(seconds: .nan) }
  }
}

@Suite("Norths")
struct NorthsTests {
  private let here = gn_norths(
    convergence: 10, declination: -25, grid_magnetic: -35, uncertainty: 0, zone: 31, hemisphere: 1, flags: 0,
    reserved: 0)

  @Test func azimuthsFromEveryNorth() throws {
    // By the definitions: grid = true - convergence, magnetic = true - declination.
    let expected: [(Int32, Int32, Double)] = [
      (0, 0, 100), (0, 1, 90), (0, 2, 125), (1, 0, 110), (1, 1, 100), (1, 2, 135), (2, 0, 75), (2, 1, 65), (2, 2, 100),
    ]
    for (from, to, azimuth) in expected {
      #expect(try Norths.convert(100, from: from, to: to, norths: here) == azimuth, "\(from) \(to)")
    }
  }

  @Test func azimuthsEndAt180() throws {
    #expect(try Norths.convert(-180, from: 0, to: 0, norths: here) == 180)
    #expect(try Norths.convert(-170, from: 0, to: 1, norths: here) == 180)
    #expect(try Norths.convert(725, from: 2, to: 2, norths: here) == 5)
  }

  @Test func refused() {
    #expect(throws: GN_ERROR_NORTH) { try Norths.convert(0, from: 3, to: 0, norths: here) }
    #expect(throws: GN_ERROR_NORTH) { try Norths.convert(0, from: 0, to: -1, norths: here) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try Norths.convert(.infinity, from: 0, to: 0, norths: here) }
    var wrong = here
    wrong.declination = .nan
    #expect(throws: GN_ERROR_NOT_FINITE) { try Norths.convert(0, from: 0, to: 1, norths: wrong) }
  }

  @Test func anglesAddUp() throws {
    var random = Randomness()
    for _ in 0..<200 {
      let (latitude, longitude) = (random.double(in: -90...90), random.double(in: -180...180))
      let norths = try Norths.compute(
        latitude: latitude, longitude: longitude, height: 0, year: 2026, zone: 0, model: .builtIn)
      let sum = (norths.convergence + norths.grid_magnetic - norths.declination).reducedLongitude
      #expect(sum.magnitude < 1e-12, "\(latitude) \(longitude)")
    }
  }
}
