// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import Testing

// The Swift code of the guide and of the documentation comments, with its output.

@Suite("Snippets")
struct SnippetTests {
  @Test func guide() throws {
    var printed: [String] = []
    func print(_ value: some CustomStringConvertible) { printed.append(value.description) }

    let reference = try MGRS(Position(latitude: 48.85837, longitude: 2.294481))
    print(reference)  // 31UDQ4825011951

    // The grid of a map view, in pixels from its center. Reuse the drawing when the camera moves.
    let view = Bounds(south: 48.84, west: 2.25, north: 48.88, east: 2.35)
    let grid = try GridOverlay(view: view, zoom: 13)
    var drawing = GridOverlay.Drawing<SIMD2<Float>>()
    try grid.drawLines(from: Position(latitude: 48.86, longitude: 2.3), into: &drawing)
    for line in drawing.lines where line.isMajor && line.axis == .northing {
      print(line)  // northing 5410000.0 of 31n
      print(drawing[line].count)  // 2
    }

    let labels = try grid.labels()
    print(labels.filter { $0.kind == .square })  // [DQ]
    print(try ScreenScale(latitude: 48.86, zoom: 13).bar(width: 120))  // 500 m

    // A screen that is turned and tilted: its view, and the position under the finger.
    let center = Position(latitude: 48.86, longitude: 2.3)
    let screen = try Screen(center: center, zoom: 13, width: 800, height: 600, bearing: 30, pitch: 45)
    let tilted = try GridOverlay(view: screen.view, zoom: screen.zoom)
    let places = screen.pixels(of: try tilted.labels().map(\.position))
    print(places.count > 10)  // true
    print(try MGRS(screen.position(at: SIMD2(400, 300)), precision: .hundredMeters))  // 31UDQ486121

    // A polygon that contains everything within 500 m of the tower.
    let tower = Position(latitude: 48.85837, longitude: 2.294481)
    let danger = Geodesic.Circle(center: tower, radius: 500, options: .init(tolerance: 1, placement: .outside))
    print(try Polygon(danger.points()).contains(Position(latitude: 48.8606, longitude: 2.2985)))  // true

    // Typed text: a position in any notation, or the digits of the nearest cell.
    let typed = try Position(parsing: "48°51′30.1″N 2°17′40.1″E")
    print(try typed.formatted(.utm))  // 31N 448250 5411951
    let typing = try MGRS.Typing("4811", near: tower)
    if let cell = typing.completion, let distance = cell.distance {
      print(cell)  // 31UDQ4811
      print(try Measure.Length(meters: distance).formatted())  // 516 m
    }

    #expect(
      printed == [
        "31UDQ4825011951", "northing 5410000.0 of 31n", "2", "[DQ]", "500 m", "true", "31UDQ486121", "true",
        "31N 448250 5411951", "31UDQ4811", "516 m",
      ])
  }

  @Test func positionsAsText() throws {
    #expect(try Position(parsing: "40°30′30″N 75°0′0″W").description.hasPrefix("40.5083"))
    #expect(try Position(parsing: "18T 585628 4511322").latitude > 40)
    do {
      let position = try Position(parsing: "38S 444140 3684706")
      Issue.record("\(position)")
    } catch {
      #expect(error.reason == .ambiguousText)
    }
    #expect(
      try Position(parsing: "38S 444140 3684706", zoneLetter: .band).formatted(.decimalDegrees, decimals: 1)
        == "33.3, 44.4")

    let reading = try Position.Reading(parsing: "geo:27.9881,86.925,8848;u=10")
    #expect(reading.position.description == "27.9881 86.925" && reading.form == .geoURI)
    #expect(reading.altitude == 8848 && reading.uncertainty == 10 && (11.1..<11.2).contains(reading.precision))

    let tower = Position(latitude: 48.85837, longitude: 2.294481)
    #expect(try tower.formatted() == "48.858370, 2.294481")
    #expect(try tower.formatted(.mgrs) == "31UDQ4825011951")
    var options = Position.FormatOptions(.degreesMinutesSeconds, decimals: 1)
    options.symbols = .typographic
    options.hemispheres = .after
    options.separator = " "
    #expect(try tower.formatted(options) == "48°51′30.1″N 2°17′40.1″E")
    options = Position.FormatOptions(.utm)
    options.style = [.band, .units]
    #expect(try tower.formatted(options) == "31U 448251mE 5411952mN")
  }

  @Test func graticules() throws {
    let cathedral = try GEOREF(Position(latitude: 51.065, longitude: -1.797))
    #expect(cathedral.description == "MKPG1203")
    #expect(((cathedral.bounds.north - cathedral.bounds.south) * 60 - 1).magnitude < 1e-12)
    #expect(try GEOREF(parsing: "mkpg 12 03") == cathedral)
    #expect(try GARS(Position(latitude: 38.2861, longitude: -76.4292)).description == "208LS17")
    #expect(try GARS(parsing: "208LS").bounds == Bounds(south: 38, west: -76.5, north: 38.5, east: -76))
  }

  @Test func typingHelp() throws {
    let here = Position(latitude: 48.85837, longitude: 2.294481)
    let typing = try MGRS.Typing("4 1", near: here)
    #expect(typing.completion?.reference.description == "31UDQ41")
    #expect(typing.completion?.distance.map { (4_457.9..<4_458).contains($0) } == true)
    #expect(try !MGRS.Typing("32").next.contains("X"))
    do {
      let typing = try MGRS.Typing("31VF")
      Issue.record("\(typing)")
    } catch {
      #expect(error.reason == .mgrsSquare && error.offset == 3)
    }
  }

  @Test func measures() throws {
    #expect(try Measure.Length(meters: 1_250).formatted() == "1.25 km")
    #expect(try Measure.Length(meters: 1_250).formatted(.imperial) == "0.777 mi")
    #expect(try Measure.Length(parsing: "12.5 nautical miles").meters == 23_150)
    #expect(try Measure.Area(squareMeters: 15_000).formatted() == "1.50 ha")
    #expect(try Measure.Angle(degrees: 45).formatted(.mils) == "800 mil")
    #expect(try Measure.Angle(parsing: "NNE").degrees == 22.5)
    #expect(try Measure.Speed(metersPerSecond: 1.5).formatted(.kilometersPerHour) == "5.4 km/h")
    #expect(try Measure.Course(degrees: 45, north: .magnetic).formatted() == "045° M")
  }

  @Test func gridsOfMapViews() throws {
    let grid = try GridOverlay(view: Bounds(south: 48.84, west: 2.25, north: 48.88, east: 2.35), zoom: 13)
    #expect(grid.spacing == 1000)
    let drawing = try grid.lines()
    for line in drawing.lines where line.isMajor {
      let positions = drawing[line]
      #expect(positions.count >= 2)
    }
    let texts = try grid.labels().map(\.text)
    #expect(texts.contains("31U"))
    let json = try grid.geoJSON()
    #expect(json.hasPrefix(#"{"type":"FeatureCollection""#))

    var options = GridOverlay.Options()
    options.content = [.borders, .gridZones]
    options.tolerance = .meters(1)
    #expect(try GridOverlay(view: grid.view, zoom: 13, options: options).lines().lines.isEmpty)
  }

  @Test func lines() throws {
    let paris = Position(latitude: 48.8583, longitude: 2.2945)
    let newYork = Position(latitude: 40.6892, longitude: -74.0445)
    let flight = try Geodesic(from: paris, to: newYork)
    #expect((5_853_107.8..<5_853_107.9).contains(flight.distance))
    #expect((-68.3..<(-68.2)).contains(flight.startAzimuth))
    let halfway = try flight.point(at: flight.distance / 2).position
    #expect((51.58..<51.59).contains(halfway.latitude) && (-39.06..<(-39.05)).contains(halfway.longitude))
    let target = try Geodesic(from: paris, azimuth: 45, distance: 1_000).end
    #expect((48.86..<48.87).contains(target.latitude))

    #expect(try (5_837_427.9..<5_837_428).contains(GreatCircle(from: paris, to: newYork).distance))

    let course = try RhumbLine(from: paris, to: newYork)
    #expect((-98.6..<(-98.5)).contains(course.azimuth))
    #expect((6_095_413.9..<6_095_414).contains(course.distance))
  }

  @Test func routesAndPolygons() throws {
    let route = try Route([
      Position(latitude: 48.8583, longitude: 2.2945), Position(latitude: 51.5007, longitude: -0.1246),
      Position(latitude: 53.3498, longitude: -6.2603),
    ])
    #expect((806_037.9..<806_038).contains(route.length))
    let place = try route.nearestPlace(to: Position(latitude: 52, longitude: -2))
    #expect(place.distanceOff < 0 && place.distanceAlong > 300_000)

    let area = try Polygon([
      Position(latitude: 48.9, longitude: 2.2), Position(latitude: 48.8, longitude: 2.2),
      Position(latitude: 48.8, longitude: 2.4), Position(latitude: 48.9, longitude: 2.4),
    ])
    #expect((163_232_076.0..<163_232_076.2).contains(area.measures.area))
    #expect((51_597.8..<51_597.9).contains(area.measures.perimeter))
    #expect(area.orientation == .counterclockwise)
    #expect(try area.contains(Position(latitude: 48.8583, longitude: 2.2945)))
  }

  @Test func shapes() throws {
    let center = Position(latitude: 48.8583, longitude: 2.2945)
    let danger = Geodesic.Circle(
      center: center, radius: 500, options: .init(vertices: 64, placement: .outside))
    let ring = try danger.points()
    #expect(ring.count == 65)
    let feature = try danger.geoJSON()
    #expect(feature.hasPrefix(#"{"type":"Feature""#))

    var options = Geodesic.ShapeOptions()
    options.placement = .outside
    options.tolerance = 1
    #expect(options == Geodesic.ShapeOptions(tolerance: 1, placement: .outside))

    let fix = Geodesic.Ellipse(center: center, semiMajor: 120, semiMinor: 45, rotation: 30)
    #expect(try fix.points().count == 65)
    let sector = Geodesic.Wedge(
      center: center, innerRadius: 200, outerRadius: 2_000, direction: .middle(90), width: 40)
    #expect(try sector.points().count == 2 * 9 + 1)
    let front = try Geodesic.Arc(center: center, radius: 5_000, direction: .start(-30), width: 60).points()
    #expect(front.count == 12)

    let ranges = Geodesic.RingSet(center: center, radii: [1_000, 2_000, 5_000], radials: 12)
    let drawing = try ranges.lines()
    #expect(drawing.lines.count == 15)
    for line in drawing.lines where line.kind == .ring {
      let ring = drawing[line]
      #expect(ring.count == 65)
    }
  }

  @Test func fences() throws {
    let center = Position(latitude: 46.5, longitude: 8)
    let around = try FenceSet([
      Fence(id: 7, shape: .circle(center: center, radius: 200)),
      Fence(id: 8, shape: .circle(center: center, radius: 500), altitudes: 0...1_000),
    ])
    #expect(try around.holding(center) == [7, 8])
    #expect(try around.holding(center, altitude: 2_000) == [7])

    let fences = try FenceSet([
      Fence(id: 7, shape: .circle(center: Position(latitude: 46.5, longitude: 8), radius: 200))
    ])
    var tracker = FenceTracker()
    let before = Fix(time: 0, position: Position(latitude: 46.51, longitude: 8))
    let now = Fix(time: 60, position: Position(latitude: 46.5, longitude: 8))
    #expect(try tracker.step(to: before, in: fences) == [])
    #expect(try tracker.step(to: now, in: fences).map(\.kind) == [.enter])
    #expect(tracker.presences.map(\.id) == [7])
  }

  @Test func tracks() throws {
    var recorder = try TrackRecorder()
    var line: [Fix] = []
    for second in 0..<100 {
      let here = Position(latitude: 46.5 + 1e-5 * Double(second), longitude: 8)
      line += try recorder.add(Fix(time: Double(second), position: here)).vertex.map { [$0] } ?? []
    }
    line += recorder.end().map { [$0] } ?? []
    #expect(line.count == 2)
    #expect(recorder.totals.takenCount == 100)
  }

  @Test func navigation() throws {
    let route = try RouteIndex(
      Route([
        Position(latitude: 46.50, longitude: 8), Position(latitude: 46.51, longitude: 8),
        Position(latitude: 46.51, longitude: 8.02),
      ]))
    var hiker = Navigator()
    let start = Fix(time: 0, position: Position(latitude: 46.505, longitude: 8))
    let guidance = try hiker.step(to: start, along: route)
    #expect(guidance.nextWaypoint == 1)
    #expect(guidance.waypointDistance?.rounded() == 556)
    #expect(guidance.turn?.rounded() == 90)
  }

  @Test func screens() throws {
    let paris = Position(latitude: 48.86, longitude: 2.3)
    let screen = try Screen(center: paris, zoom: 13, width: 800, height: 600, bearing: 30, pitch: 45)
    let grid = try GridOverlay(view: screen.view, zoom: screen.zoom)
    for label in try grid.labels() {
      let pixel = try screen.pixel(of: label.position)
      #expect(pixel.x.isFinite)
    }
    let touched = try screen.position(at: SIMD2(120, 500))
    #expect(screen.view.south < touched.latitude)
  }

  @Test func scalesOfMaps() throws {
    let scale = try ScreenScale(latitude: 48.8583, zoom: 13)
    #expect((6.29..<6.30).contains(scale.metersPerPixel))
    let bar = try scale.bar(width: 120)
    #expect(bar.text == "500 m")
    #expect((79.3..<79.4).contains(bar.width))
  }

  /// Every line of the guide's program stands in this file too, so that it is compiled and run.
  @Test func everyLineOfTheGuideIsHere() throws {
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }
    let here = lines(try String(contentsOfFile: #filePath, encoding: .utf8))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let guide = try String(contentsOf: root.appendingPathComponent("docs/guides/swift.md"), encoding: .utf8)
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let snippets = blocks.filter { $0.contains("import GridNorth") }
    #expect(!snippets.isEmpty)
    for line in snippets.flatMap({ lines($0) }) {
      let isHere = here.contains(line)
      #expect(isHere, "\(line)")
    }
  }

  @Test func positionsAndReferences() throws {
    let reference = try MGRS(Position(latitude: 48.8583, longitude: 2.2945))
    #expect(reference.description == "31UDQ4825111943")
    #expect(reference.formatted() == "31U DQ 48251 11943")
    #expect(reference.truncated(to: .kilometer).description == "31UDQ4811")

    let square = try MGRS(parsing: "31u dq")
    #expect(square.cell.utmCenter.easting == 450_000 && square.cell.utmCenter.northing == 5_450_000)
    #expect(try UTM(square.center).description == "31n 450000.000 5450000.000")
  }

  @Test func pointsOfAGrid() throws {
    let tower = try UTM(Position(latitude: 48.8583, longitude: 2.2945))
    #expect(tower.description == "31n 448251.898 5411943.794")
    #expect(try (tower.factors().convergence + 0.531).magnitude < 0.001)
    let home = tower.position
    #expect((home.latitude - 48.8583).magnitude < 1e-13 && (home.longitude - 2.2945).magnitude < 1e-13)
  }

  @Test func grids() throws {
    #expect(try UTM.Grid(zone: 33, hemisphere: .north).epsgCode == 32633)
    #expect(UTM.Grid.ups(.south).description == "s")
    #expect(try UTM(Position(latitude: 48.8583, longitude: 2.2945), zone: 32).zone == 32)
  }

  @Test func errors() {
    do {
      let reference = try MGRS(parsing: "38SMB448")
      Issue.record("\(reference)")
    } catch {
      #expect("\(error)" == "Easting and northing do not have the same number of digits. (at byte 5)")
      #expect(error.reason == .oddDigits)
      #expect(error.offset == 5)
    }
  }

  @Test func batches() {
    let track = [
      Position(latitude: 48.8583, longitude: 2.2945), Position(latitude: 91, longitude: 0),
      Position(latitude: 90, longitude: 0),
    ]
    let references = MGRS.references(of: track).compactMap { try? $0.get() }
    #expect(references.map(\.description) == ["31UDQ4825111943", "ZAH0000000000"])
  }
}
