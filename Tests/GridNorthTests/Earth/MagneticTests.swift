// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

@Suite("Magnetic north, in Swift")
struct MagneticTests {
  private let tower = Position(latitude: 48.85837, longitude: 2.294481)

  private func text(epoch: Int = 2030) -> String {
    var lines = ["\(epoch) Dipole 1/1/2030"]
    for degree in 1...12 {
      for order in 0...degree { lines.append("\(degree) \(order) \(degree == 1 && order == 0 ? -30_000 : 0) 0 0 0") }
    }
    return lines.joined(separator: "\n")
  }

  @Test func fieldIsThatOfTheReport() throws {
    let field = try MagneticField(at: Position(latitude: -80, longitude: 240), height: 100_000, year: 2027.5)
    #expect((field.north - 5983.97604965).magnitude < 1e-6)
    #expect((field.east - 14760.13597579).magnitude < 1e-6)
    #expect((field.down + 49317.67061546).magnitude < 1e-6)
    #expect(field.warnings.isEmpty)
    let old = try MagneticField(at: Position(latitude: 85.8, longitude: 139), year: 2034)
    #expect(old.warnings == [.caution, .blackout, .outOfDate])
  }

  @Test func ratesAreChangesOfAYear() throws {
    let (before, after) = (try MagneticField(at: tower, year: 2027), try MagneticField(at: tower, year: 2028))
    let rates = try MagneticField(at: tower, year: 2027.5).rates
    let pairs = [
      (after.declination - before.declination, rates.declination), (after.north - before.north, rates.north),
      (after.inclination - before.inclination, rates.inclination), (after.east - before.east, rates.east),
      (after.horizontal - before.horizontal, rates.horizontal), (after.down - before.down, rates.down),
      (after.total - before.total, rates.total),
    ]
    for (change, rate) in pairs { #expect((change - rate).magnitude < 1e-3 * max(1, rate.magnitude)) }
  }

  @Test func declinationsAreThoseOfTheFields() throws {
    var random = Randomness()
    let positions =
      (0..<20).map { _ in Position(random.double(in: -90...90), random.double(in: -180...180)) } + [Position(91, 0)]
    let found = MagneticField.declinations(at: positions, height: 500, year: 2026)
    for (position, row) in zip(positions, found) {
      #expect(
        row
          == result { () throws(GridNorthError) in
            try MagneticField(at: position, height: 500, year: 2026).declination
          })
    }
    #expect(
      MagneticField.declinations(at: positions, year: 1999).allSatisfy {
        $0.refusal?.reason == .year || $0.refusal?.reason == .latitude
      })
    #expect(MagneticField.declinations(at: [], year: 2026).isEmpty)
  }

  @Test func anotherModel() throws {
    let model = try MagneticModel(parsing: text())
    #expect(model.name == "DIPOLE" && model.epoch == 2030 && model != .wmm2025)
    #expect(try model == MagneticModel(parsing: text()))
    #expect(try MagneticField(at: tower, year: 2031, model: model).declination == 0)
    #expect(try MagneticField.declinations(at: [tower], year: 2031, model: model)[0].get() == 0)
    #expect(try Norths(at: tower, year: 2031, model: model).declination == 0)
    #expect(
      refusal { () throws(GridNorthError) in try MagneticField(at: tower, year: 2024, model: model) }?.reason == .year)
    let broken = refusal { () throws(GridNorthError) in try MagneticModel(parsing: text() + " x") }
    #expect(broken?.reason == .textRest && broken?.offset == text().utf8.count + 1)
    let twice = refusal { () throws(GridNorthError) in try MagneticModel(parsing: text() + "\n1 0 0 0 0 0") }
    #expect(twice?.reason == .magneticTerm)
  }

  @Test func norths() throws {
    let norths = try Norths(at: tower, year: 2027.5)
    #expect(try norths.declination == MagneticField(at: tower, year: 2027.5).declination)
    #expect(try norths.convergence == UTM.factors(at: tower).convergence)
    #expect(norths.grid.description == "31n")
    #expect(try Norths(at: tower, year: 2027.5, zone: 32).grid.zone == 32)
    for start in North.allCases {
      for end in North.allCases {
        let there = try norths.convert(33, from: start, to: end)
        #expect(try (norths.convert(there, from: end, to: start) - 33).magnitude < 1e-12)
      }
    }
    #expect(try norths.convert(0, from: .magnetic, to: .true) == norths.declination)
    #expect(
      refusal { () throws(GridNorthError) in try norths.convert(.nan, from: .true, to: .grid) }?.reason == .notFinite)
  }

  @Test func decimalYears() throws {
    #expect(try MagneticField.decimalYear(of: 1_719_878_400) == 2024.5)
    #expect(refusal { () throws(GridNorthError) in try MagneticField.decimalYear(of: 1.8e12) }?.reason == .year)
  }

  @Test func refusalsOfPlaces() {
    let wrong: [(Position, Double, Double, GridNorthError.Reason)] = [
      (Position(91, 0), 0, 2025, .latitude), (tower, -1001, 2025, .height), (tower, 0, 2036, .year),
      (tower, .nan, 2025, .notFinite),
    ]
    for (position, height, year, reason) in wrong {
      let error = refusal { () throws(GridNorthError) in try MagneticField(at: position, height: height, year: year) }
      #expect(error?.reason == reason)
    }
  }
}
