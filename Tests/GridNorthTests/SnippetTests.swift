// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import Testing

// The Swift code of the README and of the documentation comments, with what it prints.

@Suite("Snippets")
struct SnippetTests {
  @Test func readme() throws {
    var printed: [String] = []
    func print(_ value: some CustomStringConvertible) { printed.append(value.description) }

    let reference = try MGRS(Position(latitude: 48.85837, longitude: 2.294481))
    print(reference)  // 31UDQ4825011951

    // The grid of a map view, in pixels from its center. Draw into the same drawing again when the camera moves.
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

    #expect(printed == ["31UDQ4825011951", "northing 5410000.0 of 31n", "2", "[DQ]", "500 m"])
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

  @Test func scalesOfMaps() throws {
    let scale = try ScreenScale(latitude: 48.8583, zoom: 13)
    #expect((6.29..<6.30).contains(scale.metersPerPixel))
    let bar = try scale.bar(width: 120)
    #expect(bar.text == "500 m")
    #expect((79.3..<79.4).contains(bar.width))
  }

  /// Every line of Swift in the README stands in this file too, so that it is compiled and run.
  @Test func everyLineOfTheReadmeIsHere() throws {
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }
    let here = lines(try String(contentsOfFile: #filePath, encoding: .utf8))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
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
