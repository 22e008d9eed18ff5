// SPDX-License-Identifier: MIT

/// Writes the API reference in Markdown. A paragraph is one line, so that no break can be taken for markup.
enum ReferenceWriter {
  private static let typesTitle = "Types, statuses and constants"

  static func write(_ face: Face, preamble: Preamble, types: TypesHeader) -> String {
    let typesLink = "[\(typesTitle)](#\(anchor(typesTitle)))"
    var parts = ["# C API", "<!-- \(Preamble.notice) -->"]
    parts.append("\(typesLink) are at the end of this page, after the functions.")
    parts.append(preamble.lines.joined(separator: "\n"))
    parts.append("## Contents")
    parts += face.sections.map(contents)
    for section in face.sections {
      parts.append("## " + section.title)
      parts += section.functions.flatMap(text)
    }
    parts += ["## " + typesTitle, "From `\(types.path)`:", fenced(types.lines)]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func contents(of section: Face.Section) -> String {
    table(
      section.title, "",
      rows: section.functions.map { function in
        ("[`\(function.name)`](#\(function.name))", function.inC(function.comment.summary))
      })
  }

  private static func text(of function: Function) -> [String] {
    let comment = function.comment
    var parts = ["### " + function.name]
    parts.append(fenced(function.declaration(width: HeaderWriter.width)))
    parts += render(function.inC(comment.summary))
    if !function.parameters.isEmpty {
      parts.append(
        table(
          "Parameter", "Meaning",
          rows: zip(function.parameters, comment.parameters).map {
            ("`\($0.cName)`", function.inC($1.text))
          }))
    }
    if !comment.returns.isEmpty { parts += ["**Returns**"] + render(function.inC(comment.returns)) }
    return parts + render(function.inC(comment.discussion))
  }

  // MARK: Markdown

  /// The name that a heading gets as the target of a link.
  private static func anchor(_ heading: String) -> String {
    heading.lowercased().replacing(",", with: "").replacing(" ", with: "-")
  }

  private static func fenced(_ code: [String]) -> String { (["```c"] + code + ["```"]).joined(separator: "\n") }

  /// Each block as Markdown.
  static func render(_ blocks: [Block]) -> [String] {
    blocks.map { block in
      switch block {
      case .paragraph(let text): text
      case .code(let lines): fenced(lines)
      case .list(let items): items.map(render).joined(separator: "\n")
      }
    }
  }

  private static func render(_ item: ListItem) -> String {
    let margin = String(repeating: " ", count: item.marker.count + 1)
    let lines = render(item.blocks).joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    return item.marker + " " + lines.joined(separator: "\n" + margin)
  }

  private static func table(_ left: String, _ right: String, rows: [(String, [Block])]) -> String {
    let rows = rows.map { "| \($0) | \(cell($1)) |" }
    return (["| \(left) | \(right) |", "|---|---|"] + rows).joined(separator: "\n")
  }

  /// A table cell has one line, and no bar of its own.
  private static func cell(_ blocks: [Block]) -> String {
    blocks.map { block in
      switch block {
      case .paragraph(let text): text.replacing("|", with: "\\|")
      case .code(let lines): lines.map { "`\($0.replacing("|", with: "\\|"))`" }.joined(separator: "<br>")
      case .list(let items): items.map { cell($0.blocks) }.joined(separator: "; ")
      }
    }.joined(separator: " ")
  }
}
