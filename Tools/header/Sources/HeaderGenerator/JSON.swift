// SPDX-License-Identifier: MIT

/// A JSON value whose members keep their order, so that the written file reads well and changes little.
indirect enum JSON {
  case text(String)
  case number(String)
  case truth(Bool)
  case null
  case list([JSON])
  case object([(String, JSON)])

  static func number(_ value: Int) -> JSON { .number(String(value)) }
  static func texts(_ values: [String]) -> JSON { .list(values.map(JSON.text)) }

  /// The file. A value that fits into a line stands in one.
  var file: String { lines(width: 118).joined(separator: "\n") + "\n" }

  private func lines(width: Int) -> [String] {
    let line = compact
    if line.count <= width { return [line] }
    let (open, close, items): (String, String, [(String, JSON)])
    switch self {
    case .list(let values): (open, close, items) = ("[", "]", values.map { ("", $0) })
    case .object(let members): (open, close, items) = ("{", "}", members.map { (JSON.quoted($0) + ": ", $1) })
    default: return [line]
    }
    var result = [open]
    for (i, (name, value)) in items.enumerated() {
      var inner = value.lines(width: width - 2 - name.count)
      inner[0] = name + inner[0]
      if i + 1 < items.count { inner[inner.count - 1] += "," }
      result += inner.map { "  " + $0 }
    }
    return result + [close]
  }

  private var compact: String {
    switch self {
    case .text(let text): JSON.quoted(text)
    case .number(let digits): digits
    case .truth(let isTrue): isTrue ? "true" : "false"
    case .null: "null"
    case .list(let values): "[" + values.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSON.quoted($0) + ": " + $1.compact }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}
