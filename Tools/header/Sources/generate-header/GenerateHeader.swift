// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import HeaderGenerator

@main
struct GenerateHeader: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate-header",
    abstract: "Writes the C header and its reference from the Swift sources of the C face.",
    discussion: "Run it from the root of the project. Exits with 1 if the sources are wrong or, with --check, stale.")

  @Option(help: ArgumentHelp("The folder of the Swift sources.", valueName: "folder"))
  var sources: String

  @Option(help: ArgumentHelp("The text for the top of the header.", valueName: "file"))
  var preamble = "Tools/header/preamble.txt"

  @Option(help: ArgumentHelp("The header of the types, for the reference.", valueName: "file"))
  var types = "include/gridnorth_types.h"

  @Option(help: ArgumentHelp("The header to write.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The Markdown reference to write.", valueName: "file"))
  var reference: String?

  @Option(help: ArgumentHelp("The description in JSON to write.", valueName: "file"))
  var description: String?

  @Flag(help: "Write nothing; show how the files differ from what would be written.")
  var check = false

  @Flag(help: "Print the names of the functions, one per line.")
  var list = false

  private var files: [String] { [output, reference, description].compactMap { $0 } }

  func validate() throws {
    if files.isEmpty, !list { throw ValidationError("Nothing to do: --output, --reference, --description or --list.") }
    if check, files.isEmpty { throw ValidationError("--check needs --output, --reference or --description.") }
  }

  func run() throws {
    do {
      let face = try Face(folder: sources)
      if list { face.functionNames.forEach { print($0) } }
      if files.isEmpty { return }
      let preamble = try Preamble(path: preamble, text: String(contentsOfFile: preamble, encoding: .utf8))
      var isStale = false
      if let output { isStale = try finish(output, face.header(preamble: preamble)) || isStale }
      if let reference {
        let types = try TypesHeader(path: types, text: String(contentsOfFile: types, encoding: .utf8))
        isStale = try finish(reference, face.reference(preamble: preamble, types: types)) || isStale
      }
      if let description {
        let types = try CDeclarations(path: types, text: String(contentsOfFile: types, encoding: .utf8))
        isStale = try finish(description, face.description(types: types)) || isStale
      }
      if isStale { throw ExitCode.failure }
    } catch let error as InvalidInput {
      for diagnostic in error.diagnostics { complain("\(diagnostic)") }
      throw ExitCode.failure
    }
  }

  /// Writes a file or, with `--check`, reports whether it is stale.
  private func finish(_ path: String, _ text: String) throws -> Bool {
    guard check else {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return false
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      complain("\(path):1: error: there is no such file")
      return true
    }
    if data == Data(text.utf8) { return false }
    complain("\(path):1: error: differs from the sources (-: the file, +: the sources)")
    lineDiff(from: String(decoding: data, as: UTF8.self), to: text).forEach(complain)
    return true
  }

  private func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
