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

    #expect(printed == ["31UDQ4825011951"])
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
