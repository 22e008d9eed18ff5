// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

// The tables of Tests/Vectors, which the C and Python hosts run as well.

extension Result where Failure == GridNorthError {
  /// The outcome as the tables write it.
  fileprivate var status: String {
    // A single call of the C library has room for one meaning here.
    refusal?.reason == .ambiguousText ? "BUFFER_TOO_SMALL" : refusal?.reason.statusName ?? "OK"
  }
}

extension GridNorthError.Reason {
  /// The name of the status in the C header, without its GN_ERROR_.
  var statusName: String {
    switch self {
    case .ambiguousText: "TEXT_AMBIGUOUS"
    case .offset: "OFFSET"
    case .work: "WORK"
    case .notFinite: "NOT_FINITE"
    case .latitude: "LATITUDE"
    case .precision: "PRECISION"
    case .zone: "ZONE"
    case .easting: "EASTING"
    case .northing: "NORTHING"
    case .tooFar: "TOO_FAR"
    case .epsgCode: "EPSG"
    case .form: "FORM"
    case .style: "STYLE"
    case .altitude: "ALTITUDE"
    case .digits: "DIGITS"
    case .measure: "MEASURE"
    case .time: "TIME"
    case .view: "VIEW"
    case .zoom: "ZOOM"
    case .content: "CONTENT"
    case .tolerance: "TOLERANCE"
    case .margin: "MARGIN"
    case .spacing: "SPACING"
    case .levels: "LEVELS"
    case .pixels: "PIXELS"
    case .step: "STEP"
    case .tooManyVertices: "TOO_MANY_VERTICES"
    case .camera: "CAMERA"
    case .outOfSight: "OUT_OF_SIGHT"
    case .emptyText: "TEXT_EMPTY"
    case .unexpectedByte: "TEXT_BYTE"
    case .textForm: "TEXT_FORM"
    case .textNumber: "TEXT_NUMBER"
    case .textDigits: "TEXT_DIGITS"
    case .textSixty: "TEXT_SIXTY"
    case .textSymbol: "TEXT_SYMBOL"
    case .textSign: "TEXT_SIGN"
    case .textHemisphere: "TEXT_HEMISPHERE"
    case .textIncomplete: "TEXT_INCOMPLETE"
    case .textRest: "TEXT_REST"
    case .textReferenceSystem: "TEXT_CRS"
    case .textUnit: "TEXT_UNIT"
    case .textComma: "TEXT_COMMA"
    case .textLetter: "TEXT_LETTER"
    case .mgrsZone: "MGRS_ZONE"
    case .mgrsBand: "MGRS_BAND"
    case .mgrsGridZone: "MGRS_GRID_ZONE"
    case .mgrsColumn: "MGRS_COLUMN"
    case .mgrsRow: "MGRS_ROW"
    case .mgrsSquare: "MGRS_SQUARE"
    case .oddDigits: "MGRS_ODD_DIGITS"
    case .tooManyDigits: "MGRS_TOO_MANY_DIGITS"
    case .bandOfNeighbor: "MGRS_BAND_OF_NEIGHBOR"
    case .overhangsZone: "MGRS_OVERHANGS_ZONE"
    case .distance: "DISTANCE"
    case .radius: "RADIUS"
    case .width: "WIDTH"
    case .vertices: "VERTICES"
    case .placement: "PLACEMENT"
    case .decimals: "DECIMALS"
    case .properties: "PROPERTIES"
    case .count: "COUNT"
    case .crossings: "CROSSINGS"
    case .index: "INDEX"
    case .indexAlignment: "INDEX_ALIGNMENT"
    case .indexVersion: "INDEX_VERSION"
    case .indexKind: "INDEX_KIND"
    case .indexSize: "INDEX_SIZE"
    case .indexDamaged: "INDEX_DAMAGED"
    case .fence: "FENCE"
    case .fenceID: "FENCE_ID"
    case .hysteresis: "HYSTERESIS"
    case .north: "NORTH"
    case .speed: "SPEED"
    case .declination: "DECLINATION"
    case .xml: "XML"
    case .xmlTag: "XML_TAG"
    case .xmlAttribute: "XML_ATTRIBUTE"
    case .xmlReference: "XML_REFERENCE"
    case .xmlEncoding: "XML_ENCODING"
    case .xmlDTD: "XML_DTD"
    case .xmlLimit: "XML_LIMIT"
    case .document: "DOCUMENT"
    case .feature: "FEATURE"
    case .span: "SPAN"
    case .date: "DATE"
    case .json: "JSON"
    case .calibration: "CALIBRATION"
    case .calibrationPoints: "CALIBRATION_POINTS"
    case .calibrationOrder: "CALIBRATION_ORDER"
    case .range: "RANGE"
    case .targetAngle: "TARGET_ANGLE"
    case .dimension: "DIMENSION"
    case .join: "JOIN"
    case .interval: "INTERVAL"
    case .frame: "FRAME"
    case .pole: "POLE"
    case .tile: "TILE"
    case .tooManyTiles: "TOO_MANY_TILES"
    case .halfWidth: "HALF_WIDTH"
    case .heightVoid: "HEIGHT_VOID"
    case .heightOutside: "HEIGHT_OUTSIDE"
    case .heightGrid: "HEIGHT_GRID"
    case .heightFile: "HEIGHT_FILE"
    case .sampleStep: "SAMPLE_STEP"
    case .sightDistance: "SIGHT_DISTANCE"
    case .curvature: "CURVATURE"
    case .frequency: "FREQUENCY"
    case .cellGrid: "CELL_GRID"
    case .azimuthStep: "AZIMUTH_STEP"
    case .trackState: "TRACK_STATE"
    case .trackTime: "TRACK_TIME"
    case .trackSpeed: "TRACK_SPEED"
    case .trackClimb: "TRACK_CLIMB"
    case .year: "YEAR"
    case .height: "HEIGHT"
    case .magneticTerm: "MAGNETIC_TERM"
    case .waypoint: "WAYPOINT"
    case .route: "ROUTE"
    }
  }
}

extension Vectors.Row {
  fileprivate var position: Position {
    Position(latitude: number("latitude")!, longitude: number("longitude")!)
  }

  fileprivate var hemisphere: UTM.Hemisphere { self["hemisphere"] == "N" ? .north : .south }

  /// The north of a column; nil for "-".
  fileprivate func north(_ column: String) -> North? { North(rawValue: self[column].lowercased()) }

  fileprivate func grid() throws(GridNorthError) -> UTM.Grid {
    let zone = integer("zone")!
    return zone == 0 ? .ups(hemisphere) : try UTM.Grid(zone: zone, hemisphere: hemisphere)
  }

  /// Whether a number equals the column's, or nothing is to be checked.
  fileprivate func agrees(_ value: Double, _ column: String, within tolerance: Double) -> Bool {
    guard let expected = number(column) else { return true }
    return (value - expected).magnitude <= tolerance
  }

  /// Whether a position equals that in the columns of this prefix, or nothing is to be checked.
  fileprivate func agrees(_ position: Position, _ prefix: String = "", within tolerance: Double) -> Bool {
    guard agrees(position.latitude, prefix + "latitude", within: tolerance) else { return false }
    guard let expected = number(prefix + "longitude") else { return true }
    return (position.longitude - expected).remainder(dividingBy: 360).magnitude <= tolerance
  }
}

extension Position.Form {
  /// The name of the form in the C header, without its GN_FORM_.
  fileprivate var formName: String {
    switch self {
    case .decimalDegrees: "DD"
    case .degreesMinutes: "DM"
    case .degreesMinutesSeconds: "DMS"
    case .utm: "UTM"
    case .ups: "UPS"
    case .mgrs: "MGRS"
    case .iso6709: "ISO_6709"
    case .geoURI: "GEO_URI"
    case .georef: "GEOREF"
    case .gars: "GARS"
    }
  }
}

extension Position.Reading {
  /// The flags as the tables write them.
  fileprivate var flagNames: Set<String> {
    let names: [(String, Bool)] = [
      ("BAND_OF_NEIGHBOR", flags.contains(.inNeighboringBand)), ("OVERHANGS_ZONE", flags.contains(.outsideZone)),
      ("CUT", flags.contains(.cut)), ("ALTITUDE", altitude != nil), ("UNCERTAINTY", uncertainty != nil),
      ("LONGITUDE_FIRST", flags.contains(.longitudeFirst)), ("BAND", flags.contains(.band)),
      ("DECIMAL_COMMA", flags.contains(.decimalComma)), ("DOUBLE_SIGN", flags.contains(.doubleSign)),
      ("OTHER_CRS", flags.contains(.otherReferenceSystem)), ("OTHER_PARAMETERS", flags.contains(.otherParameters)),
    ]
    return Set(names.filter(\.1).map(\.0))
  }
}

@Suite("Vectors")
struct VectorTests {
  @Test func encode() throws {
    for row in try Vectors("mgrs-encode.tsv").rows {
      guard let precision = MGRS.Precision(rawValue: row.integer("precision")!) else {
        #expect(row["status"] == "PRECISION", "\(row)")
        continue
      }
      let reference = result { () throws(GridNorthError) in try MGRS(row.position, precision: precision) }
      #expect(reference.status == row["status"], "\(row)")
      if row["text"] != "-" { #expect((reference.value?.description ?? "") == row.text("text"), "\(row)") }
    }
  }

  @Test func encodeFromTheGrid() throws {
    for row in try Vectors("mgrs-encode-utm.tsv").rows {
      guard let precision = MGRS.Precision(rawValue: row.integer("precision")!) else {
        #expect(row["status"] == "PRECISION", "\(row)")
        continue
      }
      let reference = result { () throws(GridNorthError) in
        let point = try UTM(grid: row.grid(), easting: row.number("easting")!, northing: row.number("northing")!)
        return try MGRS(point, precision: precision)
      }
      #expect(reference.status == row["status"], "\(row)")
      if row["text"] != "-" { #expect((reference.value?.description ?? "") == row.text("text"), "\(row)") }
    }
  }

  @Test func decode() throws {
    for row in try Vectors("mgrs-decode.tsv").rows {
      let text = row.text("text")
      let rule: MGRS.Rule = row["rule"] == "strict" ? .strict : .lenient
      let reference = result { () throws(GridNorthError) in try MGRS(parsing: text, rule: rule) }
      #expect(reference.status == row["status"], "\(row)")
      if let error = reference.refusal { #expect(error.offset == row.integer("offset"), "\(row)") }
      if rule == .lenient { #expect((MGRS(text) != nil) == (row["status"] == "OK"), "\(row)") }
      guard let reference = reference.value else { continue }
      #expect(reference.zone == row.integer("zone").flatMap { $0 == 0 ? nil : $0 }, "\(row)")
      #expect(String(reference.band) == row["band"], "\(row)")
      #expect(reference.square == (row["square"] == "-" ? nil : row["square"]), "\(row)")
      #expect(reference.precision.rawValue == row.integer("precision"), "\(row)")
      let cell = reference.cell
      let flags = [("BAND", cell.isInNeighboringBand), ("ZONE", cell.isOutsideZone), ("CUT", cell.isCut)]
        .filter { $0.1 }.map { $0.0 }
      if row["flags"] != "-" {
        #expect((flags.isEmpty ? "0" : flags.joined(separator: "+")) == row["flags"], "\(row)")
      }
      // A decimal of 16 places and its double differ by a last place.
      let tolerance = max(row.number("tolerance") ?? 0, 3e-14)
      #expect(row.agrees(cell.center, within: tolerance), "\(row): \(cell.center)")
      #expect(row.agrees(cell.southWest, "sw_", within: tolerance), "\(row): \(cell.southWest)")
      #expect(row.agrees(cell.size ?? 0, "size", within: 0), "\(row): \(cell.size ?? 0)")
    }
  }

  @Test func forward() throws {
    for row in try Vectors("utm-forward.tsv").rows {
      let asked = row.integer("zone")!
      let zone: UTM.ZoneChoice =
        asked == 0 ? .standard : (try? UTM.Grid(epsgCode: asked)).map { .grid($0) } ?? .number(asked)
      let point = result { () throws(GridNorthError) in try UTM(row.position, zone: zone) }
      #expect(point.status == row["status"], "\(row)")
      guard let point = point.value else { continue }
      #expect((point.zone ?? 0) == row.integer("out_zone"), "\(row)")
      if row["hemisphere"] != "-" { #expect(point.hemisphere == row.hemisphere, "\(row)") }
      let tolerance = row.number("tolerance") ?? 0
      #expect(row.agrees(point.easting, "easting", within: tolerance), "\(row): \(point.easting)")
      #expect(row.agrees(point.northing, "northing", within: tolerance), "\(row): \(point.northing)")
    }
  }

  @Test func inverse() throws {
    for row in try Vectors("utm-inverse.tsv").rows {
      let point = result { () throws(GridNorthError) in
        try UTM(grid: row.grid(), easting: row.number("easting")!, northing: row.number("northing")!)
      }
      #expect(point.status == row["status"], "\(row)")
      guard let position = point.value?.position else { continue }
      #expect(row.agrees(position, within: max(row.number("tolerance") ?? 0, 3e-14)), "\(row): \(position)")
    }
  }

  @Test func positions() throws {
    // Bytes that are not UTF-8 make no string.
    for row in try Vectors("position-parse.tsv").rows where Array(row.text("text").utf8) == row.bytes("text") {
      let form = Position.Form.allCases.first { $0.formName == row["form"] }
      let rules = row["rule"].split(separator: "+")
      var options: Position.ParsingOptions = []
      if rules.contains("LONGITUDE_FIRST") { options.insert(.longitudeFirst) }
      if rules.contains("STRICT") { options.insert(.strict) }
      var letter: Position.ZoneLetter?
      if rules.contains("BANDS") { letter = .band }
      if rules.contains("HEMISPHERES") { letter = .hemisphere }
      let readings = result { () throws(GridNorthError) in
        try Position.readings(of: row.text("text"), as: form, zoneLetter: letter, options: options)
      }
      #expect(readings.status == row["status"], "\(row)")
      if let error = readings.refusal { #expect(error.offset == row.integer("offset"), "\(row)") }
      guard let best = readings.value?.first else { continue }
      #expect(readings.value?.count == row.integer("count"), "\(row)")
      #expect(best.form.formName == row["out_form"], "\(row)")
      #expect(row.agrees(best.position, within: row.number("tolerance")!), "\(row): \(best)")
      #expect(row.agrees(best.precision, "precision", within: 1e-11 * best.precision), "\(row): \(best.precision)")
      #expect(row.agrees(best.altitude ?? 0, "altitude", within: 0), "\(row)")
      #expect(row.agrees(best.uncertainty ?? 0, "uncertainty", within: 0), "\(row)")
      let flags: [String] = row["flags"].split(separator: "+").map(String.init)
      #expect(best.flagNames == Set(flags).subtracting(["0"]), "\(row)")
    }
  }

  @Test func squares() throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let pairs = letters.flatMap { column in letters.map { "\(column)\($0)" } }
    for row in try Vectors("squares.tsv").rows {
      let count = pairs.filter { (try? MGRS(parsing: row["grid_zone"] + $0, rule: .strict)) != nil }.count
      #expect(count == row.integer("count"), "\(row)")
    }
  }

  @Test func decimalYears() throws {
    for row in try Vectors("decimal-year.tsv").rows {
      let year = result { () throws(GridNorthError) in try MagneticField.decimalYear(of: row.number("seconds")!) }
      #expect(year.status == row["status"], "\(row)")
      if let year = year.value {
        #expect(row.agrees(year, "year", within: row.number("tolerance")!), "\(row): \(year)")
      }
    }
  }

  @Test func magneticField() throws {
    let angles: [(String, (MagneticField) -> Double)] = [
      ("declination", \.declination), ("inclination", \.inclination), ("declination_rate", \.rates.declination),
      ("inclination_rate", \.rates.inclination), ("uncertainty", \.uncertainty),
    ]
    let intensities: [(String, (MagneticField) -> Double)] = [
      ("horizontal", \.horizontal), ("total", \.total), ("north", \.north), ("east", \.east), ("down", \.down),
      ("horizontal_rate", \.rates.horizontal), ("total_rate", \.rates.total), ("north_rate", \.rates.north),
      ("east_rate", \.rates.east), ("down_rate", \.rates.down),
    ]
    let warnings: [(String, MagneticField.Warnings)] = [
      ("CAUTION", .caution), ("BLACKOUT", .blackout), ("OUT_OF_DATE", .outOfDate),
    ]
    for row in try Vectors("magnetic.tsv").rows {
      let field = result { () throws(GridNorthError) in
        try MagneticField(at: row.position, height: row.number("height")!, year: row.number("year")!)
      }
      #expect(field.status == row["status"], "\(row)")
      guard let field = field.value else { continue }
      for (name, number) in angles {
        #expect(row.agrees(number(field), name, within: row.number("angle_tolerance") ?? 0), "\(row): \(name)")
      }
      for (name, number) in intensities {
        #expect(row.agrees(number(field), name, within: row.number("tolerance")!), "\(row): \(name)")
      }
      let names = warnings.filter { field.warnings.contains($0.1) }.map(\.0)
      #expect((names.isEmpty ? "0" : names.joined(separator: "+")) == row["flags"], "\(row)")
    }
  }

  @Test func norths() throws {
    for row in try Vectors("norths.tsv").rows {
      let number = row.integer("zone")!
      let answer = result { () throws(GridNorthError) in
        let norths = try Norths(
          at: row.position, height: row.number("height")!, year: row.number("year")!,
          zone: number == 0 ? .standard : .number(number))
        return (norths, try norths.convert(row.number("azimuth")!, from: row.north("from")!, to: row.north("to")!))
      }
      #expect(answer.status == row["status"], "\(row)")
      guard let (norths, converted) = answer.value else { continue }
      #expect((norths.grid.zone ?? 0) == row.integer("out_zone") && norths.grid.hemisphere == row.hemisphere, "\(row)")
      let numbers = [
        ("convergence", norths.convergence), ("declination", norths.declination),
        ("grid_magnetic", norths.gridMagnetic), ("converted", converted),
      ]
      for (name, number) in numbers {
        #expect(row.agrees(number, name, within: row.number("tolerance")!), "\(row): \(name) \(number)")
      }
    }
  }

  @Test func measuresAreWritten() throws {
    for row in try Vectors("measure-format.tsv").rows {
      let (value, digits) = (row.number("value")!, row.integer("digits")!)
      let unit = row["unit"].lowercased().replacing("_", with: "-")
      let text = result { () throws(GridNorthError) in
        switch row["measure"] {
        case "SPEED":
          try Measure.Speed(metersPerSecond: value)
            .formatted(Measure.Speed.Unit(rawValue: unit)!, digits: digits == 0 ? nil : digits)
        case "ANGLE": try Measure.Angle(degrees: value).formatted(Measure.Angle.Unit(rawValue: unit)!, decimals: digits)
        case "COURSE":
          try Measure.Course(degrees: value, north: row.north("north")!)
            .formatted(Measure.Course.Unit(rawValue: unit)!, decimals: digits)
        default:
          try Measure.Declination(degrees: value).formatted(Measure.Course.Unit(rawValue: unit)!, decimals: digits)
        }
      }
      #expect(text.status == row["status"], "\(row)")
      if let text = text.value { #expect(text == row.text("text"), "\(row)") }
    }
  }

  @Test func measuresAreRead() throws {
    for row in try Vectors("measure-parse.tsv").rows {
      let text = row.text("text")
      let reading = result { () throws(GridNorthError) -> (Double, North?) in
        switch row["measure"] {
        case "SPEED": return (try Measure.Speed(parsing: text).metersPerSecond, nil)
        case "ANGLE": return (try Measure.Angle(parsing: text).degrees, nil)
        case "COURSE":
          let course = try Measure.Course(parsing: text)
          return (course.degrees, course.north)
        default: return (try Measure.Declination(parsing: text).degrees, nil)
        }
      }
      #expect(reading.status == row["status"], "\(row)")
      if let error = reading.refusal { #expect(error.offset == row.integer("offset"), "\(row)") }
      guard let (value, north) = reading.value else { continue }
      #expect(row.agrees(value, "value", within: row.number("tolerance")!), "\(row): \(value)")
      #expect(north == row.north("north"), "\(row)")
    }
  }

  @Test func geoJSONIsRead() throws {
    for row in try Vectors("geojson-read.tsv").rows {
      let reading = result { () throws(GridNorthError) in
        try FeatureCollection(reading: row.bytes("text"), as: .geoJSON)
      }
      guard let found = reading.value else {
        #expect(reading.status == row["status"], "\(row)")
        #expect(reading.refusal?.offset == row.integer("offset"), "\(row)")
        continue
      }
      #expect((found.skipped > 0 ? "PARTIAL" : "OK") == row["status"], "\(row)")
      #expect(found.skipped == row.integer("skipped"), "\(row)")
      #expect((found.firstRefusal?.reason.statusName ?? "-") == row["error"], "\(row)")
      #expect((found.firstRefusal?.offset ?? 0) == row.integer("offset"), "\(row)")
      let parts = found.features.flatMap { feature in
        feature.geometry.rings.map { ($0.kind, feature.object.map(String.init) ?? "-", $0.vertices) }
      }
      #expect(listed(parts.map(\.0)) == row["kinds"], "\(row)")
      #expect(listed(parts.map(\.1)) == row["objects"], "\(row)")
      #expect(listed(parts.map { "\($0.2.count)" }) == row["counts"], "\(row)")
      let vertices = parts.flatMap(\.2).map { vertex in
        let numbers = [vertex.position.latitude, vertex.position.longitude, vertex.altitude]
        return numbers.map { $0.map(shown) ?? "-" }.joined(separator: ",")
      }
      #expect(listed(vertices) == row["vertices"], "\(row)")
    }
  }
}

private func listed(_ words: [String]) -> String { words.isEmpty ? "-" : words.joined(separator: " ") }

private func shown(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension GridNorth.Feature.Geometry {
  /// The kinds and the vertices of a GeoJSON geometry, in the form of the table.
  fileprivate var rings: [(kind: String, vertices: [Vertex])] {
    switch self {
    case .point(let vertex): [("POINT", [vertex])]
    case .line(let vertices, isRoute: _): [("LINE", vertices)]
    case .area(let ring, let holes): [("AREA", ring)] + holes.map { ("HOLE", $0) }
    default: []
    }
  }
}
