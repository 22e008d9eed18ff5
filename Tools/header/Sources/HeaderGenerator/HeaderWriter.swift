// SPDX-License-Identifier: MIT

/// Writes `gridnorth.h`: C99 that C++, pycparser and LuaJIT read too, so nothing but comments and prototypes.
struct HeaderWriter {
  static let width = 100
  /// The width of a line without ` * `.
  static let textWidth = width - 3

  static func write(_ face: Face, preamble: Preamble) -> String {
    var writer = HeaderWriter()
    writer.addComment(
      preamble.lines + [""] + contents(of: face) + ["", Preamble.notice, "", "SPDX-License-Identifier: MIT"])
    writer.lines += ["#ifndef GRIDNORTH_H", "#define GRIDNORTH_H", "", "#include \"gridnorth_types.h\"", ""]
    writer.lines += ["#ifdef __cplusplus", "extern \"C\" {", "#endif", ""]
    for section in face.sections {
      let rule = String(repeating: "-", count: textWidth)
      writer.addComment([rule, section.title, rule])
      writer.lines.append("")
      for function in section.functions { writer.add(function) }
    }
    writer.lines += ["#ifdef __cplusplus", "}", "#endif", "", "#endif"]
    return writer.lines.joined(separator: "\n") + "\n"
  }

  /// The table of contents: the sections in their order.
  private static func contents(of face: Face) -> [String] {
    var lines = ["Contents:"]
    for section in face.sections {
      lines += ["", section.title]
      let names = section.functions.map(\.name).joined(separator: ", ")
      lines += wrap(names, width: textWidth - 4).map { "    " + $0 }
    }
    return lines
  }

  private var lines: [String] = []

  private mutating func add(_ function: Function) {
    addComment(text(of: function), opening: "/**")
    lines += function.declaration(width: HeaderWriter.width)
    lines.append("")
  }

  private mutating func addComment(_ text: [String], opening: String = "/*") {
    lines.append(opening)
    lines += text.map { $0.isEmpty ? " *" : " * " + $0 }
    lines.append(" */")
  }

  // MARK: The text of a comment

  /// In the form that editors and doxygen understand: the summary, the parameters, the result, everything else.
  private func text(of function: Function) -> [String] {
    let (comment, width) = (function.comment, HeaderWriter.textWidth)
    var parts = [render(function.inC(comment.summary), width: width)]
    let column = (function.parameters.map(\.cName.count).max() ?? 0) + "@param   ".count
    parts.append(
      zip(function.parameters, comment.parameters).flatMap { parameter, entry in
        hang("@param \(parameter.cName)", function.inC(entry.text), column: column, width: width)
      })
    if !comment.returns.isEmpty {
      parts.append(hang("@return", function.inC(comment.returns), column: "@return ".count, width: width))
    }
    parts += function.inC(comment.discussion).map { render([$0], width: width) }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// A label with its text beside it: the text keeps to the right of `column`.
  private func hang(_ label: String, _ blocks: [Block], column: Int, width: Int) -> [String] {
    let margin = String(repeating: " ", count: column)
    let lines = render(blocks, width: width - column).map { $0.isEmpty ? "" : margin + $0 }
    return [label + (lines.first ?? "").dropFirst(label.count)] + lines.dropFirst()
  }

  private func render(_ blocks: [Block], width: Int) -> [String] {
    blocks.flatMap { block in
      switch block {
      // Names are plain in C comments.
      case .paragraph(let text): wrap(mapCodeSpans(text) { _, code in code }, width: width)
      case .code(let lines): lines.map { $0.isEmpty ? "" : "    " + $0 }
      case .list(let items):
        items.flatMap { hang($0.marker, $0.blocks, column: $0.marker.count + 1, width: width) }
      }
    }
  }
}
