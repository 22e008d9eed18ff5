// SPDX-License-Identifier: MIT

/// The statuses that the comment of a function names.
struct Statuses {
  /// The statuses of the call.
  var call: [String] = []
  /// The statuses of a row of a batch.
  var row: [String] = []
}

/// Reads the statuses out of all comments: `- Returns:` names them, a family of them (`GN_ERROR_TEXT_`), or a function
/// that answers the same, perhaps with some that it does not answer.
struct StatusReader {
  let all: [String]
  /// Every name that begins with `GN_` in the header of types.
  let known: Set<String>
  let functions: [String: Function]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ face: Face, _ types: CDeclarations) {
    all = types.statuses
    known = Set(types.constants.map(\.name) + types.enumerations.flatMap { $0.values.map(\.name) })
    functions = Dictionary(
      face.sections.flatMap { $0.functions.map { ($0.name, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  mutating func statuses(of function: Function) -> Statuses {
    checkNames(function)
    guard case .named("gn_status") = function.result else { return Statuses() }
    let call = answers(of: function, seen: [])
    var result = Statuses(call: all.filter(call.contains))
    if call.contains("GN_PARTIAL") {
      result.row = rows(of: function)
      if result.row.isEmpty {
        report(function, "the comment of `\(function.name)` does not name the statuses of its rows")
      }
    }
    if result.call.isEmpty {
      report(function, "the comment of `\(function.name)` does not say what it returns")
    }
    return result
  }

  private mutating func report(_ function: Function, _ message: String) {
    diagnostics.append(Diagnostic(location: function.location, message: message))
  }

  /// A name that the header of types does not have is a slip of the pen.
  private mutating func checkNames(_ function: Function) {
    for line in function.comment.lines {
      for match in line.text.matches(of: #/GN_[A-Z0-9_]+/#) {
        let name = String(match.0)
        let isFamily = name.hasSuffix("_") && known.contains { $0.hasPrefix(name) }
        if !isFamily, !known.contains(name) {
          diagnostics.append(Diagnostic(location: line.location, message: "no constant has the name `\(name)`"))
        }
      }
    }
  }

  private func answers(of function: Function, seen: Set<String>) -> Set<String> {
    let text = function.comment.returns.plainText
    // `As gn_x(), but neither GN_A nor GN_B.`
    let parts = text.split(separator: #/\bbut (neither|not)\b/#, maxSplits: 1)
    var result = names(in: parts.first ?? "")
    for match in text.matches(of: #/\b(gn_\w+)\(\)/#) {
      let name = String(match.1)
      guard !seen.contains(name), let other = functions[name] else { continue }
      result.formUnion(answers(of: other, seen: seen.union([function.name])))
    }
    guard parts.count == 2 else { return result }
    let exception = parts[1].split(separator: ";", maxSplits: 1)
    result.subtract(names(in: exception[0]))
    return exception.count == 2 ? result.union(names(in: exception[1])) : result
  }

  /// Errors that the discussion names, and those of a function whose answer the status is (`its status is what gn_x()
  /// gives`, `or what gn_x() answers`); without any, those of the function that a row is of.
  private func rows(of function: Function) -> [String] {
    let text = function.comment.discussion.plainText
    var result = names(in: text[...]).filter { $0.hasPrefix("GN_ERROR_") }
    func add(_ name: Substring) {
      guard let other = functions[String(name)] else { return }
      let ofCalls: Set = ["GN_OK", "GN_ERROR_NULL", "GN_ERROR_BUFFER_TOO_SMALL"]
      result.formUnion(answers(of: other, seen: []).subtracting(ofCalls))
    }
    for match in text.matches(of: #/\b(?:or|status is) what `?(gn_\w+)\(\)`? (?:gives|answers)/#) { add(match.1) }
    for match in text.matches(of: #/\b(gn_\w+)\(\)`? tells the rest/#) where match.1 != function.name {
      if let other = functions[String(match.1)] { result.formUnion(rows(of: other)) }
    }
    if result.isEmpty {
      for match in text.matches(of: #/\b(gn_\w+)\(\)`? (?:gives|answers)/#) { add(match.1) }
    }
    return all.filter(result.contains)
  }

  private func names(in text: Substring) -> Set<String> {
    var result: Set<String> = []
    for match in text.matches(of: #/GN_[A-Z0-9_]+/#) {
      let name = String(match.0)
      result.formUnion(all.filter { name.hasSuffix("_") ? $0.hasPrefix(name) : $0 == name })
    }
    return result
  }
}

extension [Block] {
  /// The words alone, without code blocks.
  var plainText: String {
    map { block in
      switch block {
      case .paragraph(let text): text
      case .code: ""
      case .list(let items): items.map(\.blocks.plainText).joined(separator: " ")
      }
    }.joined(separator: " ")
  }
}
