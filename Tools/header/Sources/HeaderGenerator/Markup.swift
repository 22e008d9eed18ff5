// SPDX-License-Identifier: MIT

/// A line of a documentation comment without its `///`, and where it stands.
struct CommentLine {
  let location: Location
  var text: String

  var isBlank: Bool { text.allSatisfy { $0 == " " } }
  var indent: Int { text.prefix { $0 == " " }.count }
  /// The text after `indent`.
  var content: Substring { text.drop { $0 == " " } }
}

/// The part of Markdown that documentation comments use: paragraphs, lists (also nested) and code.
indirect enum Block {
  /// All in one line, one space between words.
  case paragraph(String)
  case code([String])
  case list([ListItem])
}

struct ListItem {
  let location: Location
  /// `-`, or `1.` and so on.
  let marker: String
  var blocks: [Block]
}

extension [Block] {
  init(parsing lines: some Collection<CommentLine>) {
    var reader = BlockReader(lines: Array<CommentLine>(lines))
    self = reader.readAll()
  }

  /// The same blocks with another text in each paragraph; code stays as it is.
  func mapText(_ transform: (String) -> String) -> [Block] {
    map { block in
      switch block {
      case .paragraph(let text): return .paragraph(transform(text))
      case .code: return block
      case .list(let items):
        return .list(
          items.map { item in
            var item = item
            item.blocks = item.blocks.mapText(transform)
            return item
          })
      }
    }
  }
}

private struct BlockReader {
  let lines: [CommentLine]
  var next = 0

  init(lines: [CommentLine]) { self.lines = lines }

  mutating func readAll() -> [Block] {
    var blocks: [Block] = []
    while next < lines.count {
      let line = lines[next]
      if line.isBlank {
        next += 1
      } else if let fence = fence(of: line) {
        blocks.append(.code(readFenced(fence, indent: line.indent)))
      } else if line.indent >= 4 {
        blocks.append(.code(readIndented()))
      } else if marker(of: line) != nil {
        let item = readItem()
        if case .list(let items)? = blocks.last {
          blocks[blocks.count - 1] = .list(items + [item])
        } else {
          blocks.append(.list([item]))
        }
      } else {
        blocks.append(.paragraph(readParagraph()))
      }
    }
    return blocks
  }

  private func fence(of line: CommentLine) -> Substring? {
    let ticks = line.content.prefix { $0 == "`" }
    return ticks.count >= 3 ? ticks : nil
  }

  private func marker(of line: CommentLine) -> String? {
    let content = line.content
    if content.hasPrefix("- ") || content.hasPrefix("* ") { return "-" }
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && content.dropFirst(digits.count).hasPrefix(". ") ? digits + "." : nil
  }

  private mutating func readFenced(_ fence: Substring, indent: Int) -> [String] {
    var code: [String] = []
    next += 1
    while next < lines.count, !lines[next].content.hasPrefix(fence) {
      code.append(removing(indent, from: lines[next].text))
      next += 1
    }
    next += 1
    return code
  }

  private mutating func readIndented() -> [String] {
    var code: [String] = []
    while next < lines.count, lines[next].isBlank || lines[next].indent >= 4 {
      code.append(removing(4, from: lines[next].text))
      next += 1
    }
    while code.last?.isEmpty == true { code.removeLast() }
    return code
  }

  /// An item holds the lines that are indented deeper than its marker, and lines that carry on its last paragraph.
  private mutating func readItem() -> ListItem {
    let first = lines[next]
    let marker = marker(of: first)!
    let indent = first.indent + marker.count + 1
    var inner = [CommentLine(location: first.location, text: String(first.text.dropFirst(indent)))]
    var afterBlank = false
    next += 1
    while next < lines.count {
      let line = lines[next]
      let carriesOn = !afterBlank && self.marker(of: line) == nil && fence(of: line) == nil
      guard line.isBlank || line.indent >= indent || carriesOn else { break }
      inner.append(CommentLine(location: line.location, text: removing(indent, from: line.text)))
      afterBlank = line.isBlank
      next += 1
    }
    return ListItem(location: first.location, marker: marker, blocks: [Block](parsing: inner))
  }

  private mutating func readParagraph() -> String {
    var words: [Substring] = []
    repeat {
      words += lines[next].text.split(separator: " ")
      next += 1
    } while next < lines.count && !endsParagraph(lines[next])
    return words.joined(separator: " ")
  }

  /// A number with a full stop in the middle of a paragraph is the end of a sentence, not the start of a list.
  private func endsParagraph(_ line: CommentLine) -> Bool {
    line.isBlank || fence(of: line) != nil || marker(of: line) == "-"
  }

  private func removing(_ indent: Int, from text: String) -> String {
    String(text.dropFirst(min(indent, text.prefix { $0 == " " }.count)))
  }
}
