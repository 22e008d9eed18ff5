// SPDX-License-Identifier: MIT
import Testing

@testable import HeaderGenerator

@Suite struct TextTests {
  @Test(arguments: [
    ("latitude", "latitude"), ("textLength", "text_length"), ("outURL", "out_url"), ("URLText", "url_text"),
    ("utm32North", "utm32_north"), ("x", "x"), ("aB", "a_b"), ("text_length", "text_length"), ("", ""),
  ])
  func swiftNamesBecomeCNames(_ swift: String, _ c: String) {
    #expect(snakeCase(swift) == c)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 3, ["one", "two", "three"]),
    ("in -90 ... 90 degrees", 9, ["in", "-90 ... 90", "degrees"]),
    ("the sum a - b", 11, ["the sum", "a - b"]),
    ("- leads", 4, ["- leads"]),
    ("", 4, []),
  ])
  func textBreaksBetweenWordsButNotInARange(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(wrap(text, width: width) == lines)
  }

  @Test(arguments: [
    ("a `b` c", "a <b> c"), ("``b``", "<b>"), ("a ` alone", "a ` alone"), ("``a ` b`` `c`", "<a ` b> <c>"),
    ("`a` ``", "<a> ``"), ("", ""),
  ])
  func codeSpansEndWithAsManyTicksAsTheyBegin(_ text: String, _ result: String) {
    #expect(mapCodeSpans(text) { _, code in "<\(code)>" } == result)
  }

  @Test func differenceShowsTheChangedLinesWithTheirNeighbors() {
    let old = (1...20).map(String.init)
    var new = old
    new[4] = "five"
    new.remove(at: 15)
    #expect(
      lineDiff(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"), context: 1) == [
        "@@ -4 +4 @@", " 4", "-5", "+five", " 6",
        "@@ -15 +15 @@", " 15", "-16", " 17",
      ])
  }

  @Test func differencesThatAreNearShareAHunk() {
    #expect(lineDiff(from: "a\nb\nc", to: "x\nb\ny", context: 1) == ["@@ -1 +1 @@", "-a", "+x", " b", "-c", "+y"])
  }

  @Test func sameTextsHaveNoDifference() {
    #expect(lineDiff(from: "a\nb", to: "a\nb").isEmpty)
  }

  @Test func longDifferenceIsCut() {
    let lines = lineDiff(from: "", to: String(repeating: "x\n", count: 100), limit: 10)
    #expect(lines.count == 11)
    #expect(lines.last == "... 92 more lines")
  }
}
