// SPDX-License-Identifier: MIT

/// A documentation comment taken apart: each writer puts the parts in its own place.
struct Comment {
  struct Entry {
    let location: Location
    /// The Swift name of the parameter; nil if the entry is not of the form `name: text`.
    let name: String?
    let text: [Block]
  }

  /// The comment as it stands; empty if the function has none.
  let lines: [CommentLine]
  /// The first paragraph; empty if the comment begins with something else.
  private(set) var summary: [Block] = []
  /// The entries of `- Parameters:` and each `- Parameter name:`.
  private(set) var parameters: [Entry] = []
  /// The text of `- Returns:`.
  private(set) var returns: [Block] = []
  /// Everything else, in source order.
  private(set) var discussion: [Block] = []

  init(lines: [CommentLine]) {
    self.lines = lines
    var blocks = [Block](parsing: lines)
    if case .paragraph? = blocks.first { summary = [blocks.removeFirst()] }
    for block in blocks {
      guard case .list(let items) = block else {
        discussion.append(block)
        continue
      }
      let others = items.filter { !take($0) }
      if !others.isEmpty { discussion.append(.list(others)) }
    }
  }

  /// Whether it says something of a parameter, by either of its names.
  func documents(_ name: String) -> Bool { parameters.contains { $0.name.map(snakeCase) == name } }

  /// Adds a sentence for a parameter, before the sentences about those that come later.
  mutating func add(_ sentence: String, for name: String, before later: [String], at location: Location) {
    let place = parameters.firstIndex { $0.name.map { later.contains(snakeCase($0)) } ?? false }
    let entry = Entry(location: location, name: name, text: [.paragraph(sentence)])
    parameters.insert(entry, at: place ?? parameters.endIndex)
  }

  /// Takes an item that documents parameters or the result; answers false for any other.
  private mutating func take(_ item: ListItem) -> Bool {
    guard let (label, text) = item.blocks.labeled else { return false }
    switch label.lowercased() {
    case "parameters":
      for case .list(let entries) in text {
        for entry in entries { addParameter(entry.location, entry.blocks) }
      }
    case "returns":
      returns += text
    case let label where label.hasPrefix("parameter "):
      var blocks = item.blocks
      if case .paragraph(let text)? = blocks.first {
        blocks[0] = .paragraph(String(text.dropFirst("parameter ".count)))
      }
      addParameter(item.location, blocks)
    default:
      return false
    }
    return true
  }

  private mutating func addParameter(_ location: Location, _ blocks: [Block]) {
    guard let (name, text) = blocks.labeled, !name.contains(" ") else {
      parameters.append(Entry(location: location, name: nil, text: blocks))
      return
    }
    parameters.append(Entry(location: location, name: name, text: text))
  }
}

extension [Block] {
  /// Splits `label: text` at the first colon of the first paragraph.
  fileprivate var labeled: (label: String, text: [Block])? {
    guard case .paragraph(let text)? = first, let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...].drop { $0 == " " }
    let tail = dropFirst()
    return (String(text[..<colon]), rest.isEmpty ? Array(tail) : [.paragraph(String(rest))] + tail)
  }
}

extension Function {
  /// The text with the names that the header gives the parameters. Only code between backticks changes.
  func inC(_ blocks: [Block]) -> [Block] {
    let names = Dictionary(parameters.map { ($0.swiftName, $0.cName) }, uniquingKeysWith: { first, _ in first })
    return blocks.mapText { text in
      mapCodeSpans(text) { ticks, code in ticks + mapIdentifiers(code) { names[$0] ?? $0 } + ticks }
    }
  }
}

/// Replaces each code span, backticks included; a backtick without a partner stays.
func mapCodeSpans(_ text: String, _ transform: (_ ticks: String, _ code: String) -> String) -> String {
  var result = ""
  var rest = text[...]
  while let start = rest.firstIndex(of: "`") {
    result += rest[..<start]
    rest = rest[start...]
    let ticks = rest.prefix { $0 == "`" }
    rest = rest.dropFirst(ticks.count)
    guard let end = rest.firstRange(of: ticks) else {
      result += ticks
      continue
    }
    result += transform(String(ticks), String(rest[..<end.lowerBound]))
    rest = rest[end.upperBound...]
  }
  return result + rest
}

private func mapIdentifiers(_ code: String, _ transform: (String) -> String) -> String {
  var result = ""
  var rest = code[...]
  while let first = rest.first {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if word.isEmpty {
      result.append(first)
      rest.removeFirst()
    } else {
      result += transform(String(word))
      rest.removeFirst(word.count)
    }
  }
  return result
}
