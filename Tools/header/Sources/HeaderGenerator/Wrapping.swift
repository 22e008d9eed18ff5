// SPDX-License-Identifier: MIT

/// Breaks a text into lines of at most `width` characters; a longer word has a line of its own.
func wrap(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in unbreakable(text) {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(word)
    }
  }
  return lines
}

/// The words of a text. `-90 ... 90` is one word; so is `a - b`, whose sign would be a list at the start of a line.
private func unbreakable(_ text: String) -> [String] {
  let glue: Set<Substring> = ["...", "-", "*", "+"]
  var words: [String] = []
  var glued = false
  for word in text.split(separator: " ") {
    if let last = words.last, glued || glue.contains(word) {
      words[words.count - 1] = last + " " + word
    } else {
      words.append(String(word))
    }
    glued = glue.contains(word)
  }
  return words
}
