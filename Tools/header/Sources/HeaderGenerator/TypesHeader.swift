// SPDX-License-Identifier: MIT

/// The header of types, statuses and constants, written by hand: the reference shows it as it is, without its first
/// comment and its include guard.
package struct TypesHeader {
  let path: String
  let lines: [String]

  package init(path: String, text: String) throws(InvalidInput) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    if lines.first?.hasPrefix("/*") == true {
      lines = lines.drop { !$0.contains("*/") }.dropFirst()
    }
    lines = Self.trimmed(lines)
    let guarded = lines.prefix(2).map { $0.split(separator: " ") }
    guard guarded.map(\.first) == ["#ifndef", "#define"], guarded[0].last == guarded[1].last, lines.last == "#endif"
    else {
      let message = "a first comment and an include guard around all the rest are expected"
      throw InvalidInput(diagnostics: [Diagnostic(location: Location(path: path, line: 1), message: message)])
    }
    self.path = path
    self.lines = Array(Self.trimmed(lines.dropFirst(2).dropLast()))
  }

  private static func trimmed(_ lines: ArraySlice<String>) -> ArraySlice<String> {
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? lines.startIndex
    return lines[..<end].drop { $0.isEmpty }
  }
}
