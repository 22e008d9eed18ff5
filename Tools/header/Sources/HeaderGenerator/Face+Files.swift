// SPDX-License-Identifier: MIT
import Foundation

extension Face {
  /// Reads every Swift file of a folder, in the order of their names.
  package init(folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    try self.init(files: names.sorted().map { (folder as NSString).appendingPathComponent($0) })
    if sections.isEmpty {
      let message = "no file in this folder exports a function"
      throw InvalidInput(diagnostics: [Diagnostic(location: Location(path: folder, line: 1), message: message)])
    }
  }

  init(files paths: [String]) throws {
    let files = try paths.map { SourceFile(path: $0, source: try String(contentsOfFile: $0, encoding: .utf8)) }
    try self.init(checking: files)
  }

  /// The text of `gridnorth.h`.
  package func header(preamble: Preamble) -> String { HeaderWriter.write(self, preamble: preamble) }

  /// The text of the API reference, in Markdown.
  package func reference(preamble: Preamble, types: TypesHeader) -> String {
    ReferenceWriter.write(self, preamble: preamble, types: types)
  }

  /// The text of the description of the API, in JSON.
  package func description(types: CDeclarations) throws(InvalidInput) -> String {
    try DescriptionWriter.write(self, types: types)
  }
}
