// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("GEOREF and GARS")
struct GraticuleTests {
  // MARK: Vectors

  @Test func georefNamesKnownPlaces() throws {
    // Georef of GeographicLib 2.1.2. Patuxent River, Salisbury Cathedral, and the corners of the net.
    let known: [(point: gn_point, precision: Int32, text: String)] = [
      (point(38.286108, -76.4291704), -1, "GJ"), (point(38.286108, -76.4291704), 0, "GJPJ"),
      (point(38.286108, -76.4291704), 2, "GJPJ3417"), (point(38.286108, -76.4291704), 4, "GJPJ34241716"),
      (point(51.065, -1.797), 2, "MKPG1203"), (point(0, 0), 3, "NGAA000000"),
      (point(-90, -180), 2, "AAAA0000"), (point(90, 0), 2, "NMAQ0059"),
      (point(90, 179.99), 11, "ZMQQ5940000000059999999999"),
    ]
    for (point, precision, text) in known { #expect(try georef(point, precision) == text, "\(point)") }
  }

  @Test func garsNamesKnownPlaces() throws {
    // GARS of GeographicLib 2.1.2.
    let known: [(point: gn_point, precision: Int32, text: String)] = [
      (point(38.2861, -76.4292), 0, "208LS"), (point(38.2861, -76.4292), 1, "208LS1"),
      (point(38.2861, -76.4292), 2, "208LS17"), (point(0, 0), 2, "361HN37"), (point(-90, -180), 2, "001AA37"),
      (point(90, 0), 2, "361QZ11"), (point(57.64911, 10.40744), 2, "381NH45"),
    ]
    for (point, precision, text) in known { #expect(try gars(point, precision) == text, "\(point)") }
  }

  @Test func cellsHaveEdgesCenterAndPrecision() throws {
    let minute = try reading("MKPG1203", Georef.decode)
    #expect(minute.bounds.south == 51.05 && minute.bounds.west == -1.8)
    #expect(minute.bounds.north == 3064.0 / 60 && minute.bounds.east == -107.0 / 60)
    #expect(isSame(minute.center, point(6127.0 / 120, -215.0 / 120)) && minute.precision == 2)
    let tile = try reading("ZM", Georef.decode)
    #expect(tile.bounds.south == 75 && tile.bounds.north == 90 && tile.bounds.west == 165 && tile.bounds.east == 180)
    #expect(isSame(tile.center, point(82.5, 172.5)) && tile.precision == -1)
    let quadrant = try reading("006AG3", GARS.decode)
    #expect(quadrant.bounds.south == -87 && quadrant.bounds.north == -86.75)
    #expect(quadrant.bounds.west == -177.5 && quadrant.bounds.east == -177.25)
    #expect(isSame(quadrant.center, point(-86.875, -177.375)) && quadrant.precision == 1)
  }

  @Test func caseAndBlanksBetweenThePartsDoNotMatter() throws {
    for text in ["mkpg1203", " MK PG 12 03 ", "Mk pG\t1203", "\u{A0}MKPG\u{2009}12\u{202F}03\u{FEFF}", "M K P G 12 03"]
    {
      let center = try reading(text, Georef.decode).center
      #expect(try isSame(center, reading("MKPG1203", Georef.decode).center), "\(text)")
    }
    for text in ["006ag39", " 006 AG 39", "006 A G 3 9\r\n"] {
      let center = try reading(text, GARS.decode).center
      #expect(try isSame(center, reading("006AG39", GARS.decode).center), "\(text)")
    }
  }

  // MARK: Properties

  @Test func lowerCaseNamesTheSameCellAtEveryPrecision() throws {
    var random = Randomness()
    for _ in rounds(300) {
      let place = random.position()
      for text in try Self.georefPrecisions.map({ try georef(place, $0) }) {
        try checkSame(reading(text, Georef.decode), reading(text.lowercased(), Georef.decode), text)
      }
      for text in try (0...2).map({ try gars(place, $0) }) {
        try checkSame(reading(text, GARS.decode), reading(text.lowercased(), GARS.decode), text)
      }
    }
  }

  @Test func everyCellHoldsThePositionAndItsCenterNamesItAgain() throws {
    var random = Randomness()
    for _ in rounds(3000) {
      let place = random.position()
      for precision in Self.georefPrecisions {
        let text = try georef(place, precision)
        check(place, text, try reading(text, Georef.decode), precision) { try georef($0, precision) }
      }
      for precision: Int32 in 0...2 {
        let text = try gars(place, precision)
        check(place, text, try reading(text, GARS.decode), precision) { try gars($0, precision) }
      }
    }
  }

  @Test func aLongerReferenceRefinesAShorterOne() throws {
    var random = Randomness()
    for _ in rounds(3000) {
      let place = random.position()
      let finest = try georef(place, 11)
      for precision in Self.georefPrecisions where precision > 0 {
        let east = finest.dropFirst(4).prefix(Int(precision))
        let north = finest.dropFirst(15).prefix(Int(precision))
        #expect(try georef(place, precision) == finest.prefix(4) + east + north, "\(place)")
      }
      #expect(try georef(place, 0) == finest.prefix(4) && georef(place, -1) == finest.prefix(2), "\(place)")
      let key = try gars(place, 2)
      #expect(try gars(place, 1) == key.prefix(6) && gars(place, 0) == key.prefix(5), "\(place)")
    }
  }

  // MARK: Edges

  @Test func decimalDegreesThatAreWholeMinutesBeginTheirMinute() throws {
    // GeographicLib writes -72.90 as minute 05.
    #expect(try georef(point(-72.9, 0.5), 2) == "NBAC3006")
    for k in -1800..<1800 {
      let minutes = 3 * (k + 1800) % 60
      let text = try georef(point(Double(k) / 20, Double(k) / 20), 2)
      #expect(text.suffix(4) == String(repeating: minutes < 10 ? "0\(minutes)" : "\(minutes)", count: 2), "\(k)")
    }
  }

  @Test func southAndWestEdgesBelongToTheCellTheOthersToTheNext() throws {
    var random = Randomness()
    for _ in rounds(3000) {
      for precision in Self.georefPrecisions {
        let text = try georef(random.position(), precision)
        let bounds = try reading(text, Georef.decode).bounds
        #expect(try georef(point(bounds.south, bounds.west), precision) == text)
        #expect(try georef(point(bounds.south, bounds.east), precision) != text, "\(text)")
        #expect(try (georef(point(bounds.north, bounds.west), precision) == text) == (bounds.north == 90), "\(text)")
      }
    }
  }

  @Test func oneDoubleBeforeAnEdgeIsTheCellBefore() throws {
    #expect(try georef(point((-72.9).nextDown, 0.5.nextDown), 2) == "NBAC2905")
    #expect(try georef(point(0.0.nextDown, 0.0.nextDown), 2) == "MFQQ5959")
    #expect(try gars(point(0.0.nextDown, 0.0.nextDown), 2) == "360HM23")
    #expect(try georef(point(90.0.nextDown, 180.0.nextDown), 11) == georef(point(90, 180.0.nextDown), 11))
  }

  @Test func anyLongitudeIsReduced() throws {
    for longitude in [-180.0, 180, 540, -540, 360e6 + 180] {
      #expect(try georef(point(1, longitude), 2) == "AGAB0000" && gars(point(1, longitude), 2) == "001HQ37")
    }
    #expect(try georef(point(-0.0, -0.0), 2) == "NGAA0000" && gars(point(-0.0, -0.0), 2) == "361HN37")
  }

  // MARK: Refused input

  @Test func positionsAndPrecisionsOutOfRangeAreRefused() {
    for (bad, status) in [
      (point(.nan, 0), GN_ERROR_NOT_FINITE), (point(0, .infinity), GN_ERROR_NOT_FINITE),
      (point(91, 0), GN_ERROR_LATITUDE),
    ] {
      #expect(throws: status) { try georef(bad, 2) }
      #expect(throws: status) { try gars(bad, 2) }
    }
    for precision: Int32 in [.min, -2, 1, 12, .max] {
      #expect(throws: GN_ERROR_PRECISION) { try georef(point(1, 2), precision) }
    }
    for precision: Int32 in [.min, -1, 3, .max] {
      #expect(throws: GN_ERROR_PRECISION) { try gars(point(1, 2), precision) }
    }
  }

  @Test func textWithoutRoomIsRefusedAndWhatItNeedsIsTold() {
    var needed = 0
    #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
      try Georef.encode(latitude: 1, longitude: 2, precision: 2, into: nil, capacity: 0, needed: &needed)
    }
    #expect(needed == 9)
    #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
      try GARS.encode(latitude: 1, longitude: 2, precision: 2, into: nil, capacity: 0, needed: &needed)
    }
    #expect(needed == 8)
  }

  @Test func georefTextsAreRefusedWhereTheyAreWrong() {
    let refused: [(String, gn_status, Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), (" \u{A0}", GN_ERROR_TEXT_EMPTY, 0), ("M", GN_ERROR_TEXT_INCOMPLETE, 1),
      ("MKP", GN_ERROR_TEXT_INCOMPLETE, 3),
      ("IKPG", GN_ERROR_TEXT_LETTER, 0), ("MNPG", GN_ERROR_TEXT_LETTER, 1), ("MKRG", GN_ERROR_TEXT_LETTER, 2),
      ("MKPO", GN_ERROR_TEXT_LETTER, 3),
      ("1KPG", GN_ERROR_TEXT_LETTER, 0), ("MKPGA", GN_ERROR_TEXT_NUMBER, 4), ("MKPG1", GN_ERROR_TEXT_DIGITS, 4),
      ("MKPG12", GN_ERROR_TEXT_DIGITS, 4),
      ("MKPG123", GN_ERROR_TEXT_DIGITS, 4), ("MKPG 123 4", GN_ERROR_TEXT_DIGITS, 5),
      ("MKPG1 2", GN_ERROR_TEXT_DIGITS, 4),
      ("MKPG123456123456123456123456", GN_ERROR_TEXT_DIGITS, 4), ("MKPG6000", GN_ERROR_TEXT_SIXTY, 4),
      ("MKPG0060", GN_ERROR_TEXT_SIXTY, 6),
      ("MKPG00 60", GN_ERROR_TEXT_SIXTY, 7), ("MKPG1203H", GN_ERROR_TEXT_REST, 8),
      ("MKPG12 03 04", GN_ERROR_TEXT_REST, 10),
      ("MK-PG", GN_ERROR_TEXT_BYTE, 2), ("MKPG12é3", GN_ERROR_TEXT_BYTE, 6), ("MKPG\0", GN_ERROR_TEXT_BYTE, 4),
    ]
    for (text, status, offset) in refused {
      #expect(throws: TextRefusal(status, at: offset), "\(text)") { try reading(text, Georef.decode) }
    }
  }

  @Test func garsTextsAreRefusedWhereTheyAreWrong() {
    let refused: [(String, gn_status, Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), ("0", GN_ERROR_TEXT_INCOMPLETE, 1), ("006", GN_ERROR_TEXT_INCOMPLETE, 3),
      ("006A", GN_ERROR_TEXT_INCOMPLETE, 4),
      ("A06AG", GN_ERROR_TEXT_NUMBER, 0), ("6AG", GN_ERROR_TEXT_DIGITS, 0), ("0006AG", GN_ERROR_TEXT_DIGITS, 0),
      ("0 06AG", GN_ERROR_TEXT_DIGITS, 0),
      ("000AG", GN_ERROR_TEXT_NUMBER, 0), ("721AG", GN_ERROR_TEXT_NUMBER, 0), ("006RA", GN_ERROR_TEXT_LETTER, 3),
      ("006IA", GN_ERROR_TEXT_LETTER, 3),
      ("006AO", GN_ERROR_TEXT_LETTER, 4), ("006A1", GN_ERROR_TEXT_LETTER, 4), ("006AG0", GN_ERROR_TEXT_NUMBER, 5),
      ("006AG5", GN_ERROR_TEXT_NUMBER, 5),
      ("006AG30", GN_ERROR_TEXT_NUMBER, 6), ("006AG3A", GN_ERROR_TEXT_NUMBER, 6), ("006AG391", GN_ERROR_TEXT_REST, 7),
      ("006-AG", GN_ERROR_TEXT_BYTE, 3), ("00-6AG", GN_ERROR_TEXT_BYTE, 2), ("006AG\u{2212}", GN_ERROR_TEXT_BYTE, 5),
    ]
    for (text, status, offset) in refused {
      #expect(throws: TextRefusal(status, at: offset), "\(text)") { try reading(text, GARS.decode) }
    }
  }

  // MARK: Support

  private static let georefPrecisions: [Int32] = [-1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

  private func georef(_ point: gn_point, _ precision: Int32) throws -> String {
    try writing { out, capacity, needed in
      try Georef.encode(
        latitude: point.latitude, longitude: point.longitude, precision: precision, into: out, capacity: capacity,
        needed: &needed)
    }
  }

  private func gars(_ point: gn_point, _ precision: Int32) throws -> String {
    try writing { out, capacity, needed in
      try GARS.encode(
        latitude: point.latitude, longitude: point.longitude, precision: precision, into: out, capacity: capacity,
        needed: &needed)
    }
  }

  private func checkSame(_ one: gn_graticule_cell, _ other: gn_graticule_cell, _ text: String) {
    #expect(isSame(one.center, other.center) && one.precision == other.precision, "\(text)")
    #expect(one.bounds.south == other.bounds.south && one.bounds.west == other.bounds.west, "\(text)")
    #expect(one.bounds.north == other.bounds.north && one.bounds.east == other.bounds.east, "\(text)")
  }

  private func check(
    _ place: gn_point, _ text: String, _ cell: gn_graticule_cell, _ precision: Int32,
    _ encode: (gn_point) throws -> String
  ) {
    let longitude = Angle.reduce(longitude: place.longitude)
    #expect(cell.precision == precision && cell.reserved == 0)
    #expect(cell.bounds.south <= place.latitude && place.latitude <= cell.bounds.north, "\(place), \(text)")
    #expect(cell.bounds.west <= longitude && longitude < cell.bounds.east, "\(place), \(text)")
    #expect((try? encode(cell.center)) == text, "\(place)")
  }
}
