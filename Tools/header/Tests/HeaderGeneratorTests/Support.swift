// SPDX-License-Identifier: MIT
import Foundation

@testable import HeaderGenerator

/// The folder `Tests/Fixtures`: sources without errors (`good`), the files written from them (`expected`), and sources
/// each of which is wrong in one way (`refused`).
let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Fixtures").path

func fixture(_ name: String) throws -> String { try String(contentsOfFile: "\(fixtures)/\(name)", encoding: .utf8) }

func fixturePreamble() throws -> Preamble { try Preamble(path: "preamble.txt", text: fixture("preamble.txt")) }

func fixtureTypes() throws -> TypesHeader {
  try TypesHeader(path: "include/gridnorth_types.h", text: fixture("include/gridnorth_types.h"))
}

/// A folder for one test, empty at first and gone afterward.
final class Workshop: Sendable {
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("header-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  func read(_ name: String) throws -> String { try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) }

  /// Both streams in one text: the order of the lines of each is kept.
  @discardableResult
  func run(_ command: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

/// Whether a command can be run here at all.
func works(_ command: String...) -> Bool {
  guard let workshop = try? Workshop() else { return false }
  return (try? workshop.run("sh", "-c", command.joined(separator: " ")).status) == 0
}
