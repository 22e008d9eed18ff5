// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

private func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

@Suite("Values")
struct ValueTests {
  /// Takes only values that have all protocols of the module's values.
  private func isValue<Value: Codable & Hashable & Sendable & CustomStringConvertible>(_ value: Value) throws {
    let again = try roundTrip([value])
    #expect(again == [value])
    #expect(again.first?.hashValue == value.hashValue)
    #expect(again.first?.description == value.description && !value.description.isEmpty)
  }

  /// Errors are not stored, but told.
  private func isError(_ value: some Error & Hashable & Sendable & CustomStringConvertible) {
    #expect(!value.description.isEmpty)
  }

  /// Parts of an error and choices of a call are neither stored nor described alone.
  private func isPart<Value: Hashable & Sendable>(_ value: Value) {
    #expect(Set([value, value]).count == 1)
  }

  @Test func everyPublicTypeIsUniform() throws {
    let position = Position(latitude: 48.8583, longitude: 2.2945)
    let point = try UTM(position)
    let reference = try MGRS(position)
    try isValue(position)
    try isValue(point)
    try isValue(point.grid)
    try isValue(UTM.Grid.ups(.south))
    for hemisphere in UTM.Hemisphere.allCases { try isValue(hemisphere) }
    try isValue(point.factors())
    try isValue(reference)
    for precision in MGRS.Precision.allCases {
      try isValue(precision)
      try isValue(reference.truncated(to: precision).cell)
    }
    // Cut by a border; in the neighboring band: the flags come back too.
    for text in ["32VJN", "50TMK5045027900"] { try isValue(MGRS(parsing: text).cell) }
    try isValue(reference.outline())

    let scale = try ScreenScale(latitude: 48.8583, zoom: 13)
    try isValue(scale)
    for size in TileSize.allCases { try isValue(size) }
    try isValue(Screen(center: position, zoom: 3, width: 800, height: 600, pitch: 20, fieldOfView: 50))
    for units in ScreenScale.Units.allCases {
      try isValue(units)
      try isValue(scale.bar(width: 100, units: units))
    }

    let overlay = try GridOverlay(view: Bounds(south: 47.9, west: 5.9, north: 48.1, east: 6.1), zoom: 11)
    try isValue(overlay)
    try isValue(overlay.view)
    try isValue(overlay.options)
    try isValue(overlay.options.content)
    try isValue(overlay.options.tolerance)
    for unit in GridOverlay.Options.Tolerance.Unit.allCases { try isValue(unit) }
    try isValue(overlay.options.zoomLevels)
    let drawing = try overlay.lines()
    try isValue(drawing)
    try isValue(overlay.pixelLines(from: position))
    for line in drawing.lines { try isValue(line) }
    for label in try overlay.labels() { try isValue(label) }
    for kind in GridOverlay.Line.Kind.allCases { try isValue(kind) }
    for axis in GridOverlay.Axis.allCases { try isValue(axis) }
    for kind in GridOverlay.Label.Kind.allCases { try isValue(kind) }
    for edge in GridOverlay.Label.Edge.allCases { try isValue(edge) }

    let line = try Geodesic(from: position, to: Position(latitude: 40, longitude: -74))
    try isValue(line)
    try isValue(line.point(at: 1_000))
    try isValue(GreatCircle(from: line.start, to: line.end))
    try isValue(RhumbLine(from: line.start, to: line.end))
    let route = try Route([line.start, line.end])
    try isValue(route)
    try isValue(route.place(at: 1_000))
    try isValue(route.nearestPlace(to: Position(latitude: 45, longitude: -30)))
    let corners = [position, Position(latitude: 48, longitude: 2), Position(latitude: 48, longitude: 3)]
    let polygon = try Polygon(corners, holes: [[Position(latitude: 48.2, longitude: 2.3)]])
    try isValue(polygon)
    try isValue(Polygon(corners))
    try isValue(polygon.measures)
    for orientation in Polygon.Orientation.allCases { try isValue(orientation) }
    for side in Polygon.Side.allCases { try isValue(side) }
    let crossing = try Polygon(corners + [Position(latitude: 48.5, longitude: 2)]).crossing
    try isValue(#require(crossing))
    try isValue(#require(crossing?.edge))

    var shapeOptions = Geodesic.ShapeOptions(tolerance: 1, placement: .outside)
    try isValue(shapeOptions)
    shapeOptions.tolerance = nil
    try isValue(shapeOptions)
    for placement in Geodesic.ShapeOptions.Placement.allCases { try isValue(placement) }
    for longitudes in Geodesic.Longitudes.allCases { try isValue(longitudes) }
    for part in Geodesic.Direction.Part.allCases { try isValue(part) }
    try isValue(Geodesic.Circle(center: position, radius: 500, options: shapeOptions))
    try isValue(Geodesic.Ellipse(center: position, semiMajor: 2, semiMinor: 1, rotation: 30))
    try isValue(Geodesic.Direction.start(90))
    try isValue(Geodesic.Wedge(center: position, outerRadius: 500, direction: .middle(90), width: 30))
    try isValue(Geodesic.Arc(center: position, radius: 500, direction: .middle(90), width: 30))
    let ranges = Geodesic.RingSet(center: position, radii: [1, 2], radials: 3)
    try isValue(ranges)
    try isValue(ranges.lines())
    for line in try ranges.lines().lines { try isValue(line) }
    for kind in Geodesic.RingSet.Line.Kind.allCases { try isValue(kind) }

    for text in ["38S 444140 3684706", "geo:27.9881,86.925,8848;u=10", "50TMK5045027900", "12,5 -13,5"] {
      for reading in try Position.readings(of: text) {
        try isValue(reading)
        try isValue(reading.flags)
      }
    }
    for form in Position.Form.allCases { try isValue(form) }
    for letter in Position.ZoneLetter.allCases { try isValue(letter) }
    try isValue(Position.ParsingOptions.strict)
    var formatOptions = Position.FormatOptions(.utm, decimals: 3)
    formatOptions.style = [.band, .units]
    formatOptions.altitude = 35
    try isValue(formatOptions)
    try isValue(Position.FormatOptions())
    try isValue(formatOptions.style)
    for symbols in Position.FormatOptions.Symbols.allCases { try isValue(symbols) }
    for hemispheres in Position.FormatOptions.Hemispheres.allCases { try isValue(hemispheres) }
    for precision in GEOREF.Precision.allCases {
      try isValue(precision)
      try isValue(GEOREF(position, precision: precision))
    }
    for precision in GARS.Precision.allCases {
      try isValue(precision)
      try isValue(GARS(position, precision: precision))
    }
    for field in MGRS.Typing.Field.allCases { try isValue(field) }
    try isValue(Measure.Length(meters: 1_250))
    try isValue(Measure.Area(squareMeters: 1_250))
    try isValue(Measure.Angle(degrees: 45.5))
    for unit in Measure.Angle.Unit.allCases { try isValue(unit) }
    try isValue(Measure.Speed(metersPerSecond: 1.5))
    try isValue(Measure.Course(degrees: 45.5, north: .magnetic))
    try isValue(Measure.Declination(degrees: -12.5))
    for unit in Measure.Length.Unit.allCases { try isValue(unit) }
    for unit in Measure.Speed.Unit.allCases { try isValue(unit) }
    for unit in Measure.Course.Unit.allCases { try isValue(unit) }
    for north in North.allCases { try isValue(north) }

    isError(try #require(refusal { () throws(GridNorthError) in try MGRS(parsing: "38SMB448") }))
    isPart(GridNorthError.Reason.zone)
    isPart(MGRS.Rule.strict)
    isPart(UTM.ZoneChoice.number(31))
    isPart(try MGRS.Typing("32", near: position))
    isPart(try MGRS.Typing("32", near: position).completion)
  }
}

@Suite("Layouts")
struct LayoutTests {
  /// The core writes into arrays of these.
  @Test func positionsAndPixelsLieInMemoryAsInC() {
    #expect(MemoryLayout<Position>.size == 16 && MemoryLayout<Position>.stride == 16)
    #expect(MemoryLayout<Position>.offset(of: \.latitude) == 0 && MemoryLayout<Position>.offset(of: \.longitude) == 8)
    #expect(MemoryLayout<SIMD2<Float>>.size == 8 && MemoryLayout<SIMD2<Float>>.stride == 8)
  }
}

@Suite("Package")
struct PackageTests {
  @Test func platformsStayAndNothingIsDependedOn() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("platforms: [.iOS(.v17), .macOS(.v14)]"))
    #expect(!manifest.contains(".package("))
  }
}

@Suite("Coding")
struct CodableTests {
  // MARK: Properties

  @Test func everyValueComesBackBitForBit() throws {
    var random = Randomness()
    for _ in rounds(1_000) {
      let position = random.position()
      let point = try UTM(position)
      #expect(try roundTrip(position) == position)
      #expect(try roundTrip(point) == point)
      #expect(try roundTrip(point.grid) == point.grid)
      let reference = try MGRS(position, precision: random.element(of: MGRS.Precision.allCases))
      #expect(try roundTrip([reference]) == [reference])
      #expect(try roundTrip([reference.cell]) == [reference.cell])
      let factors = try point.factors()
      #expect(try roundTrip(factors) == factors)
    }
  }

  // MARK: Forms

  @Test func formsAreThePublishedOnes() throws {
    let position = Position(latitude: 48.5, longitude: 2.25)
    #expect(try json(position) == #"{"latitude":48.5,"longitude":2.25}"#)
    #expect(try json([MGRS(parsing: "31u dq 48 11")]) == #"["31UDQ4811"]"#)
    let point = try UTM(zone: 31, hemisphere: .south, easting: 500_000, northing: 9_000_000)
    #expect(try json(point) == #"{"easting":500000,"hemisphere":"south","northing":9000000,"zone":31}"#)
    let pole = try UTM(grid: .ups(.north), easting: 2_000_000, northing: 2_000_000)
    #expect(try json(pole) == #"{"easting":2000000,"hemisphere":"north","northing":2000000}"#)
    #expect(try json([MGRS.Precision.kilometer]) == "[2]")
    #expect(try json([MGRS(parsing: "31u dq 48 11").cell]) == #"["31UDQ4811"]"#)
    #expect(try json([UTM.Hemisphere.south]) == #"["south"]"#)
    let factors = try UTM.factors(at: Position(latitude: 0, longitude: 3))
    #expect(try json(factors) == #"{"convergence":0,"scale":0.9996}"#)
  }

  @Test func formsOfAGridAreThePublishedOnes() throws {
    let view = Bounds(south: -1, west: 2, north: 0.5, east: 3)
    let viewForm = #"{"east":3,"north":0.5,"south":-1,"west":2}"#
    #expect(try json(view) == viewForm)
    let options =
      #"{"content":127,"labelPixels":32,"margin":0,"maximumVertices":1000000,"minimumPixels":8,"#
      + #""referenceStep":5,"referenceZoom":10,"tileSize":512,"tolerance":{"unit":"pixels","value":0.25},"#
      + #""zoomLevels":{"hundredMeters":14,"kilometer":11,"meter":21,"tenKilometers":8,"tenMeters":17}}"#
    #expect(try json(GridOverlay.Options()) == options)
    var never = GridOverlay.Options.ZoomLevels()
    never.meter = nil
    #expect(try json(never) == #"{"hundredMeters":14,"kilometer":11,"tenKilometers":8,"tenMeters":17}"#)
    let overlay = try GridOverlay(view: view, zoom: 10)
    #expect(try json(overlay) == #"{"options":\#(options),"view":\#(viewForm),"zoom":10}"#)
    #expect(
      try json(ScreenScale(latitude: 60, zoom: 10)) == #"{"latitude":60,"tileSize":512,"zoom":10}"#)
    #expect(
      try json(Screen(center: Position(latitude: 0, longitude: 1), zoom: 10, width: 800, height: 600))
        == #"{"bearing":0,"center":{"latitude":0,"longitude":1},"height":600,"pitch":0,"tileSize":512,"width":800,"zoom":10}"#
    )
  }

  @Test func formsOfShapesAreThePublishedOnes() throws {
    let (start, end) = (Position(latitude: 0, longitude: 1), Position(latitude: 0, longitude: 2))
    let (startForm, endForm) = (#"{"latitude":0,"longitude":1}"#, #"{"latitude":0,"longitude":2}"#)
    #expect(try json(Route([start, end])) == "[\(startForm),\(endForm)]")
    #expect(try json(Polygon([start, end])) == #"{"outerRing":[\#(startForm),\#(endForm)]}"#)
    #expect(
      try json(Polygon([start], holes: [[end]])) == #"{"holes":[[\#(endForm)]],"outerRing":[\#(startForm)]}"#)
    let options = #"{"placement":"on","vertices":64}"#
    #expect(
      try json(Geodesic.Circle(center: start, radius: 500))
        == #"{"center":\#(startForm),"options":\#(options),"radius":500}"#)
    #expect(
      try json(Geodesic.Wedge(center: start, outerRadius: 500, direction: .middle(90), width: 30))
        == #"{"center":\#(startForm),"direction":{"azimuth":90,"part":"middle"},"innerRadius":0,"options":\#(options),"#
        + #""outerRadius":500,"width":30}"#)
    let line = try json(Geodesic(from: start, azimuth: 90, distance: 0))
    #expect(
      line == #"{"distance":0,"end":\#(startForm),"endAzimuth":90,"start":\#(startForm),"startAzimuth":90}"#)
  }

  // MARK: Refused input

  @Test func corruptedDataIsRefused() {
    func refuses<Value: Decodable>(_ type: Value.Type, _ text: String) {
      do {
        let value = try JSONDecoder().decode(type, from: Data(text.utf8))
        Issue.record("\(text): \(value)")
      } catch DecodingError.dataCorrupted(let context) {
        #expect(context.underlyingError is GridNorthError, "\(text)")
      } catch {
        Issue.record("\(text): \(error)")
      }
    }
    refuses([MGRS].self, #"["38SMB448"]"#)
    refuses([MGRS.Cell].self, #"["38SMB448"]"#)
    refuses(UTM.Grid.self, #"{"zone":61,"hemisphere":"north"}"#)
    refuses(UTM.self, #"{"zone":31,"hemisphere":"north","easting":-9e9,"northing":0}"#)
    refuses(ScreenScale.self, #"{"latitude":91,"zoom":0,"tileSize":512}"#)
    refuses(
      Screen.self,
      #"{"center":{"latitude":0,"longitude":1},"zoom":1,"width":0,"height":1,"bearing":0,"pitch":0,"tileSize":512}"#)
    refuses(Route.self, #"[{"latitude":91,"longitude":0}]"#)
    refuses(Polygon.self, #"{"outerRing":[],"holes":[[{"latitude":-91,"longitude":0}]]}"#)
  }

  @Test func aGridOutOfRangeIsCorrupted() throws {
    let text = try json(GridOverlay(view: Bounds(south: -1, west: 2, north: 0.5, east: 3), zoom: 10))
    let corrupted = text.replacingOccurrences(of: #""zoom":10}"#, with: #""zoom":31}"#)
    #expect(corrupted != text)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(GridOverlay.self, from: Data(corrupted.utf8)) }
  }

  @Test func aDrawingWithoutItsVerticesIsCorrupted() throws {
    let drawing = try GridOverlay(view: Bounds(south: -1, west: 2, north: 0.5, east: 3), zoom: 6).lines()
    let text = try json(drawing)
    let corrupted = text.replacing(/"vertices":\[\{.*\}\]/, with: #""vertices":[]"#)
    #expect(corrupted != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GridOverlay.Drawing<Position>.self, from: Data(corrupted.utf8))
    }
  }
}

extension CodableTests {
  @Test func ringsWithoutTheirVerticesAreCorrupted() throws {
    let drawing = try Geodesic.RingSet(center: Position(latitude: 48, longitude: 2), radii: [1]).lines()
    let text = try json(drawing)
    let corrupted = text.replacing(/"vertices":\[\{.*\}\]/, with: #""vertices":[]"#)
    #expect(corrupted != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Geodesic.RingSet.Drawing.self, from: Data(corrupted.utf8))
    }
  }

  /// A decoded value is checked when it is used.
  @Test func aGeodesicOfNonsenseIsRefused() throws {
    let text = try json(Geodesic(from: Position(latitude: 48, longitude: 2), azimuth: 0, distance: 1))
    let nonsense = text.replacingOccurrences(of: #""latitude":48,"#, with: #""latitude":99,"#)
    let line = try JSONDecoder().decode(Geodesic.self, from: Data(nonsense.utf8))
    #expect(refusal { () throws(GridNorthError) in try line.points(count: 3) }?.reason == .latitude)
    #expect(refusal { () throws(GridNorthError) in try line.point(at: 0) }?.reason == .latitude)
    #expect(refusal { () throws(GridNorthError) in try line.gridBearings() }?.reason == .latitude)
  }
}

@Suite("Descriptions")
struct DescriptionTests {
  @Test func positionsAreWrittenLatitudeFirst() {
    #expect(Position(latitude: 48.8583, longitude: -2.2945).description == "48.8583 -2.2945")
  }

  @Test func pointsAreRoundedToAMillimeter() throws {
    func text(_ easting: Double, _ northing: Double) throws -> String {
      try UTM(zone: 7, hemisphere: .south, easting: easting, northing: northing).description
    }
    #expect(try text(166021.4431849, 5e6) == "07s 166021.443 5000000.000")
    #expect(try text(499_999.9996, 9_999_999.9994) == "07s 500000.000 9999999.999")
    #expect(try text(-0.25, 10_000_000.0625) == "07s -0.250 10000000.062")
    #expect(try text(-0.0004, 5_000_000.0996) == "07s 0.000 5000000.100")
    #expect(try UTM(grid: .ups(.south), easting: 2e6, northing: 2e6).description == "s 2000000.000 2000000.000")
  }

  @Test func gridsAreWrittenWithTwoDigitsAndASmallLetter() throws {
    #expect(try UTM.Grid(zone: 7, hemisphere: .north).description == "07n")
    #expect(try UTM.Grid(zone: 60, hemisphere: .south).description == "60s")
    #expect(UTM.Grid.ups(.north).description == "n")
  }

  @Test func hemispheresAndFactorsAreWrittenByName() throws {
    #expect(UTM.Hemisphere.allCases.map(\.description) == ["north", "south"])
    let factors = try UTM.factors(at: Position(latitude: 0, longitude: 3))
    #expect(factors.description == "convergence 0.0, scale 0.9996")
  }

  @Test func gridsOfViewsAreWrittenInWords() throws {
    let view = Bounds(south: 47.9, west: 5.9, north: 48.1, east: 6.1)
    let overlay = try GridOverlay(view: view, zoom: 11)
    #expect(overlay.description == "47.9 5.9 to 48.1 6.1 at zoom 11.0")
    let lines = try overlay.lines()
    #expect(lines.description == "\(lines.lines.count) lines, \(lines.vertices.count) vertices")
    let texts = Set(lines.lines.map(\.description))
    #expect(texts.isSuperset(of: ["longitude 6.0", "latitude 48.0", "northing 5311000.0 of 32n"]))
    var options = GridOverlay.Options()
    #expect(options.description == "all, spacing by zoom, tolerance 0.25 pixels, tiles of 512 pixels")
    options.content = [.borders, .digits]
    options.spacing = 500
    options.tolerance = .meters(2)
    #expect(options.description == "borders + digits, spacing of 500.0 m, tolerance 2.0 meters, tiles of 512 pixels")
    options.zoomLevels.meter = nil
    #expect(options.zoomLevels.description == "8.0 11.0 14.0 17.0 never")
    #expect(GridOverlay.Options.Content().description == "nothing")
  }

  @Test func linesAndShapesAreWrittenInWords() throws {
    let (start, end) = (Position(latitude: 0, longitude: 1), Position(latitude: 0, longitude: 2))
    #expect(try Geodesic(from: start, azimuth: 90, distance: 0).description == "0.0 1.0 to 0.0 1.0, 0.0 m")
    #expect(try GreatCircle(from: start, azimuth: 90, distance: 0).description == "0.0 1.0 to 0.0 1.0, 0.0 m")
    #expect(
      try RhumbLine(from: start, azimuth: 90, distance: 0).description == "0.0 1.0 to 0.0 1.0, 0.0 m, azimuth 90.0")
    #expect(try Geodesic(from: start, azimuth: 90, distance: 0).point(at: 0).description == "0.0 1.0, azimuth 90.0")
    let route = try Route([start, end])
    #expect(route.description == "2 positions from 0.0 1.0 to 0.0 2.0")
    #expect(try Route([]).description == "0 positions")
    #expect(try route.place(at: 0).description == "0.0 1.0, azimuth 90.0")
    let place = try route.nearestPlace(to: Position(latitude: -1, longitude: 1))
    #expect(place.description == "0.0 1.0, 0.0 m along, \(place.distanceOff) m off" && place.distanceOff > 110_000)
    #expect(try Polygon([start]).description == "1 vertex")
    #expect(try Polygon([start, end], holes: [[start]]).description == "3 vertices, 1 hole")
    #expect(try Polygon([start, end], holes: [[start], []]).description == "3 vertices, 2 holes")
    #expect(Geodesic.ShapeOptions().description == "64 vertices, on")
    #expect(Geodesic.ShapeOptions(tolerance: 1, placement: .outside).description == "tolerance 1.0 m, outside")
    #expect(Geodesic.Circle(center: start, radius: 500).description == "500.0 m around 0.0 1.0")
    #expect(
      Geodesic.Wedge(center: start, outerRadius: 500, direction: .middle(90), width: 30).description
        == "0.0 to 500.0 m around 0.0 1.0, middle 90.0, width 30.0")
    #expect(
      Geodesic.Arc(center: start, radius: 500, direction: .start(90), width: 30).description
        == "500.0 m around 0.0 1.0, start 90.0, width 30.0")
    #expect(
      Geodesic.Ellipse(center: start, semiMajor: 2, semiMinor: 1, rotation: 30).description
        == "2.0 m by 1.0 m around 0.0 1.0")
    let ranges = Geodesic.RingSet(center: start, radii: [1, 2], radials: 2, radialAzimuth: 30)
    #expect(ranges.description == "1.0, 2.0 m around 0.0 1.0")
    let drawing = try ranges.lines()
    #expect(drawing.description == "4 lines, 134 vertices")
    #expect(drawing.lines.map(\.description) == ["ring 1.0 m", "ring 2.0 m", "radial 30.0", "radial 210.0"])
  }

  @Test func textsAreToldInWords() throws {
    #expect(try Position.Reading(parsing: "12,5 -13,5").description == "12.5 -13.5, dd")
    #expect(Position.Reading.Flags([.cut, .doubleSign]).description == "cut + doubleSign")
    #expect(Position.Reading.Flags(rawValue: 1 << 31).description == "unknown")
    #expect(Position.ParsingOptions().description == "none")
    #expect(Position.ParsingOptions([.strict, .longitudeFirst]).description == "longitudeFirst + strict")
    #expect(Position.FormatOptions.Style([.padded, .units]).description == "padded + units")
    #expect(Position.FormatOptions(.mgrs, decimals: 5).description == "mgrs, 5 decimals")
    #expect(Position.FormatOptions(.utm).description == "utm")
    #expect(
      GEOREF.Precision.allCases.prefix(5).map(\.description)
        == ["15 degrees", "1 degree", "1 minute", "1e-1 minutes", "1e-2 minutes"])
    #expect(GARS.Precision.allCases.map(\.description) == ["30 minutes", "15 minutes", "5 minutes"])
    #expect(try MGRS.Typing("31UD").description == "row")
    #expect(try MGRS.Typing("31UDQ41").description == "easting, 31UDQ41")
    #expect(Measure.Length(meters: 1.5).description == "1.5 m")
    #expect(Measure.Area(squareMeters: 1.5).description == "1.5 m²")
    #expect(Measure.Angle(degrees: 1.5).description == "1.5°")
    #expect(Measure.Speed(metersPerSecond: 1.5).description == "1.5 m/s")
    #expect(Measure.Course(degrees: 1.5, north: .true).description == "1.5° true")
    #expect(Measure.Declination(degrees: -1.5).description == "1.5° W")
  }

  @Test func precisionsAreWrittenAsTheirSize() {
    let units = [("km", 1000), ("cm", 0.01), ("mm", 0.001), ("µm", 0.000_001), ("m", 1)]
    for precision in MGRS.Precision.allCases {
      let words = precision.description.split(separator: " ")
      guard let size = precision.size else {
        #expect(precision.description == "grid zone")
        continue
      }
      let unit = units.first { $0.0 == words[1] }?.1 ?? .nan
      let told = (Double(words[0]) ?? .nan) * unit
      #expect(abs(told / size - 1) < 1e-12, "\(precision)")
    }
  }

  @Test func cellsAreWrittenAsTheirReference() throws {
    let reference = try MGRS(parsing: "31u dq 48 11")
    #expect(reference.cell.reference == reference)
    #expect(reference.cell.description == "31UDQ4811")
  }

  @Test func referencesAreWrittenInTheirNormalForm() throws {
    for (text, normal, formatted) in [
      ("4q fj 1 6", "04QFJ16", "04Q FJ 1 6"), ("38 S\tMB 44 84", "38SMB4484", "38S MB 44 84"), ("31n", "31N", "31N"),
      (" z ah ", "ZAH", "Z AH"), ("zah0000000000", "ZAH0000000000", "Z AH 00000 00000"),
    ] {
      let reference = try MGRS(parsing: text)
      #expect(reference.description == normal && "\(reference)" == normal)
      #expect(reference.formatted() == formatted)
      #expect(String(reference) == normal)
    }
  }
}

@Suite("Errors")
struct ErrorTests {
  /// Statuses that no call of the Swift API can meet: it makes the pointers and strides, and has types for the rest.
  private static let unreachable: Set = [
    "NULL", "BUFFER_TOO_SMALL", "STRIDE", "HEMISPHERE", "TILE_SIZE", "OPTIONS_SIZE", "UNIT", "RINGS",
    "FENCE_ALTITUDES", "MAGNETIC_MODEL", "MISSING",
  ]

  @Test func everyStatusOfTheCHeaderHasAReason() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let header = try String(contentsOf: root.appendingPathComponent("include/gridnorth_types.h"), encoding: .utf8)
    let body = try #require(header.firstMatch(of: /typedef enum gn_status \{(?s:(.*?))\} gn_status;/)).output.1
    var names: Set<String> = []
    for match in body.matches(of: /GN_ERROR_(\w+) = (\d+),/) {
      let (name, number) = (String(match.output.1), try #require(Int(match.output.2)))
      guard number < 256, !Self.unreachable.contains(name) else { continue }
      names.insert(name)
      #expect(UInt8(exactly: number).flatMap(GridNorthError.Reason.init)?.statusName == name, "GN_ERROR_\(name)")
    }
    #expect(names == Set(GridNorthError.Reason.allCases.map(\.statusName)))
  }

  @Test func everyReasonHasASentence() {
    let sentences = GridNorthError.Reason.allCases.map(\.description)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0 != "Refused." })
    #expect(Set(sentences).count == sentences.count)
  }

  @Test func theDescriptionTellsTheOffset() {
    let ofText = refusal { () throws(GridNorthError) in try MGRS(parsing: "38SMB448") }
    #expect(ofText?.description == "Easting and northing do not have the same number of digits. (at byte 5)")
    let ofField = refusal { () throws(GridNorthError) in
      try MGRS.Typing(zone: "31U", square: "DQQ", easting: "", northing: "")
    }
    #expect(ofField?.description == "The end of the text was expected. (at byte 2, row)")
    let ofNumber = refusal { () throws(GridNorthError) in try UTM(Position(latitude: 91, longitude: 0)) }
    #expect(ofNumber?.description == "The latitude lies outside -90 to 90 degrees.")
  }
}
