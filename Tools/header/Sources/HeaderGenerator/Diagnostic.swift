// SPDX-License-Identifier: MIT

struct Location: Comparable {
  let path: String
  let line: Int

  static func < (a: Location, b: Location) -> Bool { (a.path, a.line) < (b.path, b.line) }
}

/// An error in an input, printed as compilers do, so that editors can jump to the line.
package struct Diagnostic: CustomStringConvertible {
  let location: Location
  let message: String

  package var description: String { "\(location.path):\(location.line): error: \(message)" }
}

/// Everything that is wrong with the inputs; nothing is written then.
package struct InvalidInput: Error {
  package let diagnostics: [Diagnostic]
}

let commentDelimiterMessage = "`/*` and `*/` cannot appear inside a comment of the header"
