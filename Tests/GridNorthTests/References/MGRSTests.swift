// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

@Suite("MGRS")
struct MGRSTests {
  // MARK: Properties

  @Test func aPointInsideTheCellHasTheSameReference() throws {
    var random = Randomness()
    for _ in rounds(5_000) {
      for precision in MGRS.Precision.allCases {
        let position = random.position(for: precision)
        let reference = try MGRS(position, precision: precision)
        let again = try MGRS(reference.inside, precision: precision)
        #expect(again == reference, "\(position): \(reference.inside)")
      }
    }
  }

  @Test func whatIsEncodedIsAcceptedByTheStrictRule() throws {
    var random = Randomness()
    for _ in rounds(5_000) {
      let precision = random.element(of: MGRS.Precision.allCases)
      let position = random.position(for: precision)
      let reference = try MGRS(position, precision: precision)
      let strict = result { () throws(GridNorthError) in try MGRS(parsing: reference.description, rule: .strict) }
      #expect(strict == .success(reference), "\(position)")
      #expect(!reference.cell.isOutsideZone && !reference.cell.isInNeighboringBand, "\(position), \(reference)")
    }
  }

  @Test func theCellHoldsThePosition() throws {
    var random = Randomness()
    for _ in rounds(5_000) {
      let position = random.position()
      let point = try UTM(position)
      let precision = random.element(of: Array(MGRS.Precision.allCases.dropFirst()))
      let corner = try MGRS(position, precision: precision).cell.utmSouthWest
      #expect(corner.grid == point.grid)
      // Half a micrometer, because coordinates are rounded to whole ones before they are cut.
      let size = precision.size!
      for (value, low) in [(point.easting, corner.easting), (point.northing, corner.northing)] {
        #expect(value >= low - 0.6e-6 && value < low + size + 0.6e-6, "\(position), \(precision)")
      }
    }
  }

  @Test func aLongerReferenceRefinesAShorterOne() throws {
    var random = Randomness()
    for _ in rounds(5_000) {
      let position = random.position()
      let finest = try MGRS(position, precision: .micrometer)
      for precision in MGRS.Precision.allCases {
        let reference = try MGRS(position, precision: precision)
        #expect(finest.truncated(to: precision) == reference, "\(position)")
        #expect(finest.eastingDigits.hasPrefix(reference.eastingDigits))
        #expect(finest.northingDigits.hasPrefix(reference.northingDigits))
      }
    }
  }

  @Test func aPointOfAGridHasTheReferenceOfItsPosition() throws {
    var random = Randomness()
    for _ in rounds(5_000) {
      // Next to a border the point may round to the other side.
      let position = random.ordinaryPosition()
      let reference = try MGRS(position)
      let ofPoint = try MGRS(UTM(position))
      #expect(ofPoint.square == reference.square && ofPoint.eastingDigits == reference.eastingDigits, "\(position)")
      #expect(ofPoint.northingDigits == reference.northingDigits, "\(position)")
    }
  }

  @Test func aReferenceOfAnyPointOfAGridCanBeRead() throws {
    var random = Randomness()
    var accepted = 0
    for _ in rounds(20_000) {
      let hemisphere = random.element(of: UTM.Hemisphere.allCases)
      let isPolar = random.integer(in: 0...3) == 0
      let grid = isPolar ? .ups(hemisphere) : try UTM.Grid(zone: random.integer(in: 1...60), hemisphere: hemisphere)
      let easting = random.double(in: isPolar ? 800_000...3_200_000 : 100_000...900_000)
      let northing = isPolar ? random.double(in: 800_000...3_200_000) : random.double(in: -9_000_000...19_500_000)
      guard let point = try? UTM(grid: grid, easting: easting, northing: northing),
        let reference = try? MGRS(point, precision: random.element(of: MGRS.Precision.allCases))
      else { continue }
      accepted += 1
      #expect(MGRS(reference.description) == reference, "\(point)")
      _ = reference.cell
    }
    #expect(accepted > rounds(5_000).count)
  }

  @Test func blanksAndSmallLettersChangeNothing() throws {
    var random = Randomness()
    for _ in rounds(2_000) {
      let reference = try MGRS(random.position(), precision: random.element(of: MGRS.Precision.allCases))
      let texts = [
        reference.formatted(), reference.formatted().lowercased(), reference.description.lowercased(),
        "\t \(reference.formatted().split(separator: " ").joined(separator: " \t "))  ",
      ]
      for text in texts { #expect(try MGRS(parsing: text) == reference, "\(text)") }
      if reference.description.hasPrefix("0") {
        #expect(try MGRS(parsing: reference.description.dropFirst()) == reference)
      }
    }
  }

  @Test func partsMakeUpTheText() throws {
    var random = Randomness()
    for _ in rounds(2_000) {
      let reference = try MGRS(random.position(), precision: random.element(of: MGRS.Precision.allCases))
      let parts = [reference.gridZone, reference.square, reference.eastingDigits, reference.northingDigits]
      #expect(parts.compactMap { $0 }.joined() == reference.description)
      #expect(reference.gridZone.hasSuffix(String(reference.band)))
      #expect(reference.zone == Int(reference.gridZone.dropLast()))
      #expect(reference.zone == reference.cell.utmCenter.zone)
      #expect(reference.cell.size == reference.precision.size)
      #expect(reference.eastingDigits.count == max(0, reference.precision.rawValue))
    }
  }

  @Test func anyTextIsReadOrRefused() throws {
    var random = Randomness()
    let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabz \t-\u{0}é")
    var accepted = 0
    for _ in rounds(100_000) {
      // Half of the texts begin like a reference.
      var text = ""
      if Bool.random(using: &random) {
        text = "\(random.integer(in: 0...61))" + String(random.element(of: Array("CDEFGHJKLMNPQRSTUVWX")))
      }
      for _ in 0..<random.integer(in: 0...6) { text.append(random.element(of: alphabet)) }
      do {
        let reference = try MGRS(parsing: text)
        accepted += 1
        #expect(MGRS(reference.description) == reference, "\(text)")
        #expect(MGRS(reference.formatted()) == reference, "\(text)")
        for precision in MGRS.Precision.allCases {
          let shorter = reference.truncated(to: precision)
          #expect(MGRS(shorter.description) == shorter, "\(text)")
        }
        _ = reference.cell
      } catch {
        #expect(error.offset.map { (0...text.utf8.count).contains($0) } == true, "\(text)")
      }
    }
    #expect(accepted > rounds(1000).count)
  }

  // MARK: Edges

  @Test func minusZeroIsNorth() throws {
    #expect(try MGRS(Position(latitude: -0.0, longitude: 0)).description == "31NAA6602100000")
    #expect(try MGRS(Position(latitude: -0.000_001, longitude: 0)).description == "31MAV6602199999")
    #expect(try MGRS(Position(latitude: -.leastNonzeroMagnitude, longitude: 0)).description == "31MAV6602199999")
  }

  @Test func anEastingThatRoundsOntoTheBorderOf31VStaysInIt() throws {
    // 31V ends at its central meridian: an easting of 500 km would name a cell that lies wholly outside.
    for latitude in [56.0, 56.899_485_898_366_606, 63.9] {
      for precision in MGRS.Precision.allCases where precision <= .centimeter {
        let reference = try MGRS(Position(latitude: latitude, longitude: 3.0.nextDown), precision: precision)
        #expect(!reference.cell.isOutsideZone, "\(reference)")
        #expect(try MGRS(reference.inside, precision: precision) == reference)
      }
    }
  }

  @Test func justBelow72NorthIsBandWOfZone32() throws {
    // The next latitude is 33X; there is no 32X.
    #expect(try MGRS(Position(latitude: 72.0.nextDown, longitude: 10)).description == "32WNE3448989218")
    #expect(try MGRS(Position(latitude: 72, longitude: 10)).gridZone == "33X")
  }

  /// Centers a few nanometers beyond the border counted as inside, because a longitude was rounded before it was compared.
  @Test(arguments: [
    "01NAH68629663019501457646", "01XCV9656694563091508542824", "01SBB3613412266596267583439",
    "01QAA8390040905189681195484",
  ])
  func aCellCutByTheDateLineComesBack(text: String) throws {
    let reference = try MGRS(parsing: text, rule: .strict)
    #expect(reference.cell.isCut)
    #expect(try MGRS(reference.inside, precision: reference.precision) == reference)
  }

  @Test func longitude180IsInZone1() throws {
    for longitude in [180.0, -180, 540, -540] {
      #expect(try MGRS(Position(latitude: 0, longitude: longitude)).description == "01NAA6602100000")
    }
  }

  @Test func thePolesHaveReferences() throws {
    for longitude in [-180.0, -90, 0, 90, 179] {
      #expect(try MGRS(Position(latitude: 90, longitude: longitude)).description == "ZAH0000000000")
      #expect(try MGRS(Position(latitude: -90, longitude: longitude)).description == "BAN0000000000")
    }
    let pole = try MGRS(parsing: "ZAH")
    #expect(pole.zone == nil && pole.band == "Z" && pole.gridZone == "Z" && pole.square == "AH")
    #expect(pole.southWest == Position(latitude: 90, longitude: 0))
    #expect(try MGRS(parsing: "z").precision == .gridZone)
  }

  @Test func aSquareCutByItsZoneHasAPointInside() throws {
    // West of 3 east it is 31V: the center of the square lies there, half of a degree from the border.
    let square = try MGRS(parsing: "32VJN", rule: .strict)
    #expect(square.cell.isCut && !square.cell.isOutsideZone)
    #expect(square.center.longitude < 3 && square.inside.longitude > 3)
    #expect((square.center.latitude - 60.7312831).magnitude < 1e-7)
    #expect((square.southWest.longitude - 1.7667140).magnitude < 1e-7)
  }

  @Test func aSquareOfTheNeighboringBandIsFlagged() throws {
    let reference = try MGRS(parsing: "50TMK5045027900")
    #expect(reference.cell.isInNeighboringBand && !reference.cell.isOutsideZone)
    #expect((reference.center.latitude - 39.9998373).magnitude < 1e-7)
    #expect(throws: GridNorthError.self) { try MGRS(parsing: "50TMK5045027900", rule: .strict) }
  }

  @Test func truncatingToAFinerPrecisionChangesNothing() throws {
    let reference = try MGRS(parsing: "31UDQ4811")
    #expect(reference.truncated(to: .micrometer) == reference)
    #expect(reference.truncated(to: .kilometer) == reference)
    #expect(reference.truncated(to: .tenKilometers).description == "31UDQ41")
    #expect(reference.truncated(to: .hundredKilometers).description == "31UDQ")
    #expect(reference.truncated(to: .gridZone).description == "31U")
    #expect(try MGRS(parsing: "ZAH12").truncated(to: .gridZone).description == "Z")
  }

  @Test func precisionsAreOrderedFromLargeCellsToSmallOnes() {
    let precisions = MGRS.Precision.allCases
    #expect(precisions == precisions.sorted() && precisions.map(\.rawValue) == Array(-1...11))
    #expect(zip(precisions.dropFirst(), precisions.dropFirst(2)).allSatisfy { $0.size! > $1.size! })
  }

  // MARK: Refused input

  @Test func badPositionsAreRefused() {
    let cases: [(Double, Double, GridNorthError.Reason)] = [
      (90.000_000_1, 0, .latitude), (-91, 0, .latitude), (.nan, 0, .notFinite), (0, .nan, .notFinite),
      (.infinity, 0, .notFinite), (0, -.infinity, .notFinite), (90.0.nextUp, 0, .latitude),
    ]
    for (latitude, longitude, reason) in cases {
      let position = Position(latitude: latitude, longitude: longitude)
      let error = refusal { () throws(GridNorthError) in try MGRS(position) }
      #expect(error?.reason == reason && error?.offset == nil, "\(position)")
    }
  }

  @Test func pointsBeyondAllSquaresAreRefused() throws {
    // 84.7 north, and 9 degrees from the border of its zone.
    let point = try UTM(zone: 14, hemisphere: .north, easting: 337_190, northing: 9_428_196)
    #expect(refusal { () throws(GridNorthError) in try MGRS(point) }?.reason == .mgrsSquare)
  }

  @Test func badTextsAreRefusedWithReasonAndOffset() {
    let cases: [(String, GridNorthError.Reason, Int)] = [
      ("", .emptyText, 0), ("  \t", .emptyText, 0), ("38", .mgrsBand, 2), ("S", .mgrsZone, 0), ("0QFJ16", .mgrsZone, 0),
      ("61QFJ16", .mgrsZone, 0), ("004QFJ16", .mgrsZone, 0), ("31IAA", .mgrsBand, 2), ("31NIA", .mgrsColumn, 3),
      ("31NAI", .mgrsRow, 4), ("31NAW", .mgrsRow, 4), ("38SMB448", .oddDigits, 5), ("32X", .mgrsGridZone, 2),
      ("38SMB123456789012123456789012", .tooManyDigits, 27), ("01CAA", .mgrsSquare, 3), ("3８SMB", .unexpectedByte, 1),
      ("38SMB44\u{0}84", .unexpectedByte, 7), ("INVALID", .mgrsZone, 0), ("é", .unexpectedByte, 0),
    ]
    for (text, reason, offset) in cases {
      let error = refusal { () throws(GridNorthError) in try MGRS(parsing: text) }
      #expect(error?.reason == reason && error?.offset == offset, "\(text): \(String(describing: error))")
      #expect(MGRS(text) == nil)
    }
  }
}
