// SPDX-License-Identifier: MIT
import Testing

@testable import GridNorthCore

@Suite("Letters")
struct LettersTests {
  static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)

  @Test func theAlphabetHasNeitherINorO() {
    #expect((0..<24).map { Alphabet.letter($0) } == Self.alphabet)
    for letter in UInt8.min ... .max {
      #expect(Alphabet.index(letter) == Self.alphabet.firstIndex(of: letter), "\(letter)")
    }
  }

  @Test func bandLettersAreCToX() {
    for letter in UInt8.min ... .max {
      let number = Array("CDEFGHJKLMNPQRSTUVWX".utf8).firstIndex(of: letter)
      #expect(Band(letter)?.number == number.map { $0 - 10 }, "\(letter)")
    }
  }

  @Test func polarColumnsAreCountedFromThePole() {
    let letters = Array("ABCFGHJKLPQRSTUXYZ".utf8)
    for letter in UInt8.min ... .max {
      let index = letters.firstIndex(of: letter)
      #expect(PolarColumns.column(letter, isEastern: true) == index)
      #expect(PolarColumns.column(letter, isEastern: false) == index.map { $0 - 18 })
    }
    // The columns of B reach 12 squares from the pole, those of A as far the other way.
    #expect((0..<12).map { PolarColumns.letter($0) } == Array("ABCFGHJKLPQR".utf8))
    #expect((-12..<0).map { PolarColumns.letter($0) } == Array("JKLPQRSTUXYZ".utf8))
  }

  @Test func columnsRepeatEveryThreeZones() {
    let sets = ["ABCDEFGH", "JKLMNPQR", "STUVWXYZ"].map { Array($0.utf8) }
    for zone in 1...60 {
      let gridZone = GridZone(zone: zone, band: Band(number: 0))!
      for letter in UInt8.min ... .max {
        let column = sets[(zone - 1) % 3].firstIndex(of: letter).map { $0 + 1 }
        #expect(Square.column(letter, in: gridZone) == column, "zone \(zone), letter \(letter)")
      }
    }
  }

  @Test func rowsBeginWithAInOddZonesAndWithFInEvenOnes() {
    for (zone, north, south) in [(31, "ABCDEFGHJKLMNPQRSTUV", "V"), (32, "FGHJKLMNPQRSTUVABCDE", "E")] {
      let first = GridZone(zone: zone, band: Band(number: 0))!
      for (row, letter) in north.utf8.prefix(9).enumerated() {
        #expect(Square.row(letter, in: first) == row)
        #expect(Square(frame: .utm(first), column: 1, row: row).letters.row == letter)
        #expect(Square(frame: .utm(first), column: 1, row: row + 20).letters.row == letter)
      }
      #expect(Square.row(Array(south.utf8)[0], in: GridZone(zone: zone, band: Band(number: -1))!) == -1)
    }
  }

  @Test func aRowLetterComesBackFromEveryRowOfItsBand() {
    for zone in 1...60 {
      for number in -10...9 {
        guard let gridZone = GridZone(zone: zone, band: Band(number: number)) else { continue }
        // On the central meridian, 100 km rows from the south to the north edge, and one more on either side.
        func row(_ latitude: Double) -> Int {
          let y = TransverseMercator.forward(
            latitude: latitude.sineAndCosineOfDegrees, longitude: (0.0).sineAndCosineOfDegrees
          ).y
          return Int((y / 100_000).rounded(.down))
        }
        for row in row(gridZone.band.south) - 1...row(gridZone.band.north) + 1 {
          let letters = Square(frame: .utm(gridZone), column: 4, row: row).letters
          #expect(Square.row(letters.row, in: gridZone) == row, "zone \(zone), band \(number), row \(row)")
        }
      }
    }
  }

  @Test func squaresComeBackFromTheirLetters() {
    for zone in Array("ABYZ".utf8).compactMap({ PolarZone($0) }) {
      let columns = zone.isEastern ? 0..<zone.reach : (-zone.reach)..<0
      for column in columns {
        for row in -zone.reach..<zone.reach {
          let letters = Square(frame: .polar(zone), column: column, row: row).letters
          #expect(Square.column(letters.column, in: zone) == column && Square.row(letters.row, in: zone) == row)
        }
      }
    }
  }
}
