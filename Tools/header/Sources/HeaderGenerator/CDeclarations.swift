// SPDX-License-Identifier: MIT

/// The declarations of the header of types: the only reading of C in this project.
package struct CDeclarations {
  struct Constant {
    let name: String
    /// As the header spells it: `28`, `6371008.771415059`.
    let value: String
    let documentation: String
    let mark: SubjectMark?
  }

  struct Enumeration {
    let name: String
    let documentation: String
    let mark: SubjectMark?
    fileprivate(set) var values: [Value] = []

    struct Value {
      let name: String
      let value: Int
      /// The heading of the values among which it stands; empty without one.
      let group: String
      fileprivate(set) var documentation = ""
    }
  }

  struct Structure {
    let name: String
    let documentation: String
    let mark: SubjectMark?
    fileprivate(set) var fields: [Field] = []
    fileprivate(set) var size = 0
    fileprivate(set) var alignment = 1

    struct Field {
      let location: Location
      let name: String
      let type: String
      /// Nil if it is no array.
      let count: Int?
      let offset: Int
      let size: Int
      fileprivate(set) var documentation = ""
    }
  }

  fileprivate(set) var constants: [Constant] = []
  fileprivate(set) var enumerations: [Enumeration] = []
  fileprivate(set) var structures: [Structure] = []

  package init(path: String, text: String) throws(InvalidInput) {
    var reader = CReader(path: path, tokens: CToken.all(in: text))
    self = try reader.readAll()
  }

  fileprivate init() {}

  /// The names of all statuses, in the order of their numbers.
  var statuses: [String] {
    let values = enumerations.first { $0.name == "gn_status" }?.values ?? []
    return values.filter { $0.value < 256 }.map(\.name)
  }

  /// The size and alignment of a type; nil for one that is not known here.
  func layout(of type: String) -> (size: Int, alignment: Int)? {
    let numbers = [
      "double": 8, "uint64_t": 8, "int64_t": 8, "float": 4, "int32_t": 4, "uint32_t": 4, "gn_status": 4, "int16_t": 2,
      "uint16_t": 2, "int8_t": 1, "uint8_t": 1, "char": 1,
    ]
    if let size = numbers[type] { return (size, size) }
    return structures.first { $0.name == type }.map { ($0.size, $0.alignment) }
  }
}

private struct CToken {
  enum Kind { case word, mark, comment, directive }

  let kind: Kind
  let text: String
  let line: Int

  static func all(in text: String) -> [CToken] {
    var tokens: [CToken] = []
    var line = 1
    var rest = text[...]
    var atStart = true
    func add(_ kind: Kind, _ text: some StringProtocol) {
      tokens.append(CToken(kind: kind, text: String(text), line: line))
    }
    while let first = rest.first {
      var length = 1
      if first.isNewline {
        line += 1
      } else if rest.hasPrefix("/*") {
        let end = rest.firstRange(of: "*/")?.upperBound ?? rest.endIndex
        let comment = rest[..<end]
        add(.comment, comment.dropFirst(2).dropLast(2))
        line += comment.count { $0.isNewline }
        length = comment.count
      } else if first == "#", atStart {
        let directive = rest.prefix { !$0.isNewline }
        // A comment behind a directive is a token of its own.
        let code = directive.firstRange(of: "/*").map { directive[..<$0.lowerBound] } ?? directive
        add(.directive, code)
        length = code.count
      } else if !first.isWhitespace {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        word.isEmpty ? add(.mark, rest.prefix(1)) : add(.word, word)
        length = max(1, word.count)
      }
      atStart = first.isNewline || (atStart && first.isWhitespace)
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  /// The words of a comment, without the asterisks at the start of its lines.
  var prose: String {
    text.split(whereSeparator: \.isNewline).flatMap { line in
      let words = line.split(separator: " ")
      return words.first == "*" ? words.dropFirst() : words[...]
    }.joined(separator: " ")
  }
}

private struct CReader {
  let path: String
  let tokens: [CToken]
  var next = 0
  var found = CDeclarations()

  init(path: String, tokens: [CToken]) {
    self.path = path
    self.tokens = tokens
  }

  private func refuse(_ message: String) -> InvalidInput {
    let line = next < tokens.count ? tokens[next].line : tokens.last?.line ?? 1
    return InvalidInput(diagnostics: [Diagnostic(location: Location(path: path, line: line), message: message)])
  }

  mutating func readAll() throws(InvalidInput) -> CDeclarations {
    var comment: CToken?
    while next < tokens.count {
      let token = tokens[next]
      switch (token.kind, token.text) {
      case (.comment, _):
        comment = token
        next += 1
        continue
      case (.directive, _):
        readDirective(comment)
        // A comment above several constants is that of each.
        if next < tokens.count, tokens[next].kind == .directive, tokens[next].line == token.line + 1 { continue }
      case (.word, "enum"): try readEnumeration(comment, isType: false)
      case (.word, "typedef") where peek(1) == "enum":
        next += 1
        try readEnumeration(comment, isType: true)
      case (.word, "typedef") where peek(1) == "struct":
        next += 1
        try readStructure(comment)
      default: throw refuse("only enumerations, structures and constants are expected here, not `\(token.text)`")
      }
      comment = nil
    }
    return found
  }

  private func peek(_ distance: Int) -> String? {
    next + distance < tokens.count ? tokens[next + distance].text : nil
  }

  private mutating func take(_ text: String) throws(InvalidInput) {
    guard peek(0) == text else { throw refuse("`\(text)` is expected here, not `\(peek(0) ?? "the end")`") }
    next += 1
  }

  private mutating func takeWord() throws(InvalidInput) -> String {
    guard next < tokens.count, tokens[next].kind == .word else { throw refuse("a name or a number is expected here") }
    next += 1
    return tokens[next - 1].text
  }

  /// The comment at the end of the line of the token before, or one that begins on that line.
  private mutating func takeComment() -> String {
    guard next < tokens.count, tokens[next].kind == .comment, tokens[next].line == tokens[next - 1].line else {
      return ""
    }
    next += 1
    return tokens[next - 1].prose
  }

  /// A documentation without the sentence at its end that gives the subject, and that subject.
  private func read(_ prose: String) -> (documentation: String, mark: SubjectMark?) {
    guard let match = prose.wholeMatch(of: #/(.*?) ?\bSubject: ([a-z_]+)(?:\.([a-z0-9_]+))?\./#) else {
      return (prose, nil)
    }
    let location = Location(path: path, line: tokens[next - 1].line)
    return (String(match.1), SubjectMark(location: location, subject: String(match.2), short: match.3.map(String.init)))
  }

  private mutating func readDirective(_ comment: CToken?) {
    let words = tokens[next].text.split(separator: " ", maxSplits: 2)
    next += 1
    // An include guard has no value.
    guard words.first == "#define", words.count == 3 else { return }
    let value = words[2].filter { $0 != " " }
    let behind = takeComment()
    let (documentation, mark) = read(behind.isEmpty ? comment?.prose ?? "" : behind)
    found.constants.append(.init(name: String(words[1]), value: value, documentation: documentation, mark: mark))
  }

  private mutating func readEnumeration(_ comment: CToken?, isType: Bool) throws(InvalidInput) {
    try take("enum")
    guard peek(0) != "{" else { throw refuse("an enumeration needs a name: other languages would number it") }
    let name = try takeWord()
    try take("{")
    let (documentation, mark) = read(comment?.prose ?? "")
    var enumeration = CDeclarations.Enumeration(name: name, documentation: documentation, mark: mark)
    var group = ""
    while peek(0) != "}" {
      if next < tokens.count, tokens[next].kind == .comment {
        group = tokens[next].prose
        next += 1
        continue
      }
      let name = try takeWord()
      try take("=")
      let isNegative = peek(0) == "-"
      if isNegative { next += 1 }
      let digits = try takeWord()
      let magnitude = digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
      guard let magnitude else { throw refuse("`\(digits)` is not a whole number") }
      if peek(0) == "," { next += 1 }
      enumeration.values.append(
        .init(name: name, value: isNegative ? -magnitude : magnitude, group: group, documentation: takeComment()))
    }
    try takeEnd(isType ? name : nil)
    found.enumerations.append(enumeration)
  }

  private mutating func readStructure(_ comment: CToken?) throws(InvalidInput) {
    try take("struct")
    let name = try takeWord()
    try take("{")
    let (documentation, mark) = read(comment?.prose ?? "")
    var structure = CDeclarations.Structure(name: name, documentation: documentation, mark: mark)
    while peek(0) != "}" {
      let type = try takeWord(), field = try takeWord()
      var count: Int?
      if peek(0) == "[" {
        next += 1
        count = Int(try takeWord())
        if count == nil { throw refuse("the number of elements must be a number") }
        try take("]")
      }
      guard let (size, alignment) = found.layout(of: type) else { throw refuse("`\(type)` is not a field type") }
      try take(";")
      let offset = (structure.size + alignment - 1) / alignment * alignment
      structure.fields.append(
        .init(
          location: Location(path: path, line: tokens[next - 1].line), name: field, type: type, count: count,
          offset: offset, size: size * (count ?? 1), documentation: takeComment()
        ))
      structure.size = offset + size * (count ?? 1)
      structure.alignment = max(structure.alignment, alignment)
    }
    structure.size = (structure.size + structure.alignment - 1) / structure.alignment * structure.alignment
    try takeEnd(name)
    found.structures.append(structure)
  }

  private mutating func takeEnd(_ name: String?) throws(InvalidInput) {
    try take("}")
    if let name { try take(name) }
    try take(";")
  }
}
