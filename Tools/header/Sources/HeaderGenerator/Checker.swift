// SPDX-License-Identifier: MIT

extension Face {
  /// Puts the files in order, or throws everything that is wrong with them.
  init(checking files: [SourceFile]) throws(InvalidInput) {
    var checker = Checker()
    for file in files { checker.check(file) }
    checker.checkUniqueness(files)
    if !checker.diagnostics.isEmpty {
      throw InvalidInput(diagnostics: checker.diagnostics.sorted { $0.location < $1.location })
    }
    // A file without exported functions is a helper and needs no section.
    let parts = files.filter { !$0.functions.isEmpty }.map { (heading: $0.markers[0].heading!, file: $0) }
    let sections = Dictionary(grouping: parts) { $0.heading.number }.sorted { $0.key < $1.key }
    self.sections = sections.map { _, parts in
      let ordered = parts.sorted { $0.heading.part < $1.heading.part }
      return Section(
        title: ordered[0].heading.title, subjects: ordered.flatMap(\.file.subjects),
        functions: ordered.flatMap(\.file.functions))
    }
  }
}

/// The rules of the C face that the compiler does not know.
private struct Checker {
  var diagnostics: [Diagnostic] = []

  mutating func report(_ location: Location, _ message: String) {
    diagnostics.append(Diagnostic(location: location, message: message))
  }

  mutating func check(_ file: SourceFile) {
    diagnostics += file.syntaxErrors
    for marker in file.markers {
      if let heading = marker.heading {
        checkComment(heading.title, at: marker.location)
      } else {
        report(marker.location, "write the marker as `// SECTION <number>: <title>`")
      }
    }
    for marker in file.markers.dropFirst() { report(marker.location, "a second SECTION in one file") }
    if file.markers.isEmpty, !file.functions.isEmpty {
      report(Location(path: file.path, line: 1), "no `// SECTION <number>: <title>` above the first declaration")
    }
    for function in file.functions { check(function) }
  }

  mutating func checkUniqueness(_ files: [SourceFile]) {
    var functions: [String: Location] = [:]
    for function in files.flatMap(\.functions) {
      if let first = functions.updateValue(function.location, forKey: function.name) {
        report(function.location, "`\(function.name)` is already at \(first.path):\(first.line)")
      }
    }
    var sections: [[Int]: Location] = [:]
    var titles: [Int: (title: String, location: Location)] = [:]
    for marker in files.compactMap(\.markers.first) {
      guard let heading = marker.heading else { continue }
      let name = heading.part == 0 ? "\(heading.number)" : "\(heading.number).\(heading.part)"
      if let first = sections.updateValue(marker.location, forKey: [heading.number, heading.part]) {
        report(marker.location, "section \(name) is already at \(first.path):\(first.line)")
      } else if let (title, first) = titles[heading.number], title != heading.title {
        report(marker.location, "section \(heading.number) has another title at \(first.path):\(first.line)")
      }
      titles[heading.number] = titles[heading.number] ?? (heading.title, marker.location)
    }
  }

  // MARK: One function

  private mutating func check(_ function: Function) {
    checkNames(of: function)
    for parameter in function.parameters { check(parameter) }
    if case .unsupported(let type) = function.result {
      report(function.location, "the result type `\(type)` has no form in the header")
    }
    let comment = function.comment
    if comment.lines.isEmpty {
      report(function.location, "`\(function.name)` has no documentation comment (`///`)")
      return
    }
    for line in comment.lines { checkComment(line.text, at: line.location) }
    checkMarkup(comment)
    checkParts(of: comment, function)
    checkParameters(of: comment, function)
  }

  private mutating func checkNames(of function: Function) {
    let name = function.name
    if let exportedName = function.exportedName {
      if exportedName != name {
        report(function.location, "`@_cdecl(\"\(exportedName)\")` and `\(name)` must be the same name")
      }
      if !function.isPublic { report(function.location, "`\(name)` must be public") }
    } else {
      report(function.location, "`\(name)` is public but not exported: `@_cdecl(\"\(name)\")` is missing")
    }
    if name.wholeMatch(of: /gn_[a-z0-9_]+/) == nil {
      report(function.location, "`\(name)` does not have the form `gn_subject_verb`")
    }
    if !function.isAtFileLevel {
      report(function.location, "`\(name)` must be at file level, outside any `#if`")
    }
  }

  private mutating func check(_ parameter: Parameter) {
    let name = parameter.swiftName
    if name == "_" {
      report(parameter.location, "a parameter without a name")
    } else if reservedWords.contains(parameter.cName) {
      report(parameter.location, "`\(parameter.cName)` is a keyword of C or C++")
    }
    switch parameter.type {
    case .unsupported(let type):
      report(parameter.location, "the type `\(type)` of `\(name)` has no form in the header")
    case .pointer(_, _, isOptional: false):
      report(parameter.location, "`\(name)` needs an optional pointer type: C hosts can pass null")
    default: break
    }
  }

  // MARK: One comment

  private mutating func checkComment(_ text: String, at location: Location) {
    if text.contains("/*") || text.contains("*/") {
      report(location, commentDelimiterMessage)
    }
  }

  private mutating func checkMarkup(_ comment: Comment) {
    var inFence = false
    for line in comment.lines {
      if line.content.hasPrefix("```") { inFence.toggle() }
      guard !inFence, line.indent < 4 else { continue }
      if line.content.hasPrefix("|") || line.content.contains(#/^#+ /#) {
        report(line.location, "tables and headings do not fit in a comment of the header")
      }
    }
    if inFence { report(comment.lines[0].location, "the comment opens a code block and does not close it") }
  }

  private mutating func checkParts(of comment: Comment, _ function: Function) {
    let start = comment.lines[0].location
    if comment.summary.isEmpty { report(start, "the comment does not begin with a sentence") }
    switch (function.result, comment.returns.isEmpty) {
    case (.void, false): report(start, "the comment has `- Returns:`, but `\(function.name)` returns nothing")
    case (.void, true), (_, false): break
    case (_, true): report(start, "the comment has no `- Returns:`")
    }
  }

  /// The comment must document each parameter once, in the order of the signature. It may use either name of a
  /// parameter: `textSize` or, as the reader of the header sees it, `text_size`.
  private mutating func checkParameters(of comment: Comment, _ function: Function) {
    let expected = function.parameters.map(\.cName)
    var seen: [String] = []
    for entry in comment.parameters {
      guard let name = entry.name else {
        report(entry.location, "write the entry as `- name: text`")
        continue
      }
      if !expected.contains(snakeCase(name)) {
        report(entry.location, "the comment documents `\(name)`, which is not a parameter of `\(function.name)`")
      } else if seen.contains(snakeCase(name)) {
        report(entry.location, "the comment documents `\(name)` twice")
      } else {
        seen.append(snakeCase(name))
      }
      if entry.text.isEmpty { report(entry.location, "the entry for `\(name)` says nothing") }
    }
    for parameter in function.parameters where parameter.swiftName != "_" && !seen.contains(parameter.cName) {
      report(parameter.location, "the comment does not document `\(parameter.swiftName)`")
    }
    let documented = expected.filter(seen.contains)
    if let (name, wanted) = zip(seen, documented).first(where: { $0 != $1 }) {
      let entry = comment.parameters.first { $0.name.map(snakeCase) == name }!
      report(entry.location, "the comment has `\(name)` where the signature has `\(wanted)`")
    }
  }
}
