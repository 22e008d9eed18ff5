// SPDX-License-Identifier: MIT

/// The text at the top of the header and of the reference, written by hand in a file of its own.
package struct Preamble {
  let lines: [String]

  /// A notice that the written files have beside the text itself.
  static let notice = "Written by Tools/header from the comments in Sources/GridNorthC: change those."

  package init(path: String, text: String) throws(InvalidInput) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var diagnostics: [Diagnostic] = []
    for (i, line) in lines.enumerated() {
      let location = Location(path: path, line: i + 1)
      if line.contains("/*") || line.contains("*/") {
        diagnostics.append(Diagnostic(location: location, message: commentDelimiterMessage))
      }
      if line.count > HeaderWriter.textWidth {
        let message = "the line is longer than \(HeaderWriter.textWidth) characters"
        diagnostics.append(Diagnostic(location: location, message: message))
      }
    }
    if !diagnostics.isEmpty { throw InvalidInput(diagnostics: diagnostics) }
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    self.lines = lines[..<end].map(String.init)
  }
}
