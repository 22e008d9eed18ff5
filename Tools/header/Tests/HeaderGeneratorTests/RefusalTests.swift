// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import HeaderGenerator

/// Sources with errors, and the messages that must be reported: `line: message`.
struct Refusal: CustomTestStringConvertible {
  let files: [String]
  let messages: [String]

  init(_ files: String..., says messages: String...) {
    self.files = files
    self.messages = messages
  }

  var testDescription: String { files.joined(separator: ", ") }
}

private let refusals = [
  Refusal("missing-section", says: "1: no `// SECTION <number>: <title>` above the first declaration"),
  Refusal("malformed-section", says: "1: write the marker as `// SECTION <number>: <title>`"),
  Refusal("two-sections", says: "2: a second SECTION in one file"),
  Refusal("same-section-a", "same-section-b", says: "1: section 10 is already at same-section-a.swift:1"),
  Refusal("same-part-a", "same-part-b", says: "1: section 10.1 is already at same-part-a.swift:1"),
  Refusal("other-title-a", "other-title-b", says: "1: section 10 has another title at other-title-a.swift:1"),

  Refusal("same-function", says: "10: `gn_x` is already at same-function.swift:4"),
  Refusal(
    "not-public", "same-function-elsewhere",
    says: "4: `gn_x` must be public", "4: `gn_x` is already at not-public.swift:4"),
  Refusal("foreign-name", says: "4: `mgrs_encode` does not have the form `gn_subject_verb`"),
  Refusal("capital-name", says: "4: `gn_mgrsEncode` does not have the form `gn_subject_verb`"),
  Refusal("two-names", says: "4: `@_cdecl(\"gn_x\")` and `gn_y` must be the same name"),
  Refusal("not-public", says: "4: `gn_x` must be public"),
  Refusal("not-exported", says: "3: `gn_x` is public but not exported: `@_cdecl(\"gn_x\")` is missing"),
  Refusal("inside-a-type", says: "5: `gn_x` must be at file level, outside any `#if`"),
  Refusal("inside-an-if", says: "5: `gn_x` must be at file level, outside any `#if`"),

  Refusal("undocumented-parameter", says: "9: the comment does not document `b`"),
  Refusal(
    "unknown-parameter",
    says: "6: the comment documents `textlength`, which is not a parameter of `gn_x`"),
  Refusal("repeated-parameter", says: "6: the comment documents `a` twice"),
  Refusal("parameter-order", says: "6: the comment has `c` where the signature has `b`"),
  Refusal(
    "shapeless-parameter",
    says: "5: write the entry as `- name: text`", "7: the comment does not document `a`"),
  Refusal("empty-parameter", says: "5: the entry for `a` says nothing"),
  Refusal("nameless-parameter", says: "4: a parameter without a name"),
  Refusal("keyword-parameter", says: "7: `new` is a keyword of C or C++"),
  Refusal("needed-pointer", says: "7: `a` needs an optional pointer type: C hosts can pass null"),
  Refusal(
    "unsupported-types",
    says: "16: the result type `(Int32, Int32)` has no form in the header",
    "17: the type `Bool` of `a` has no form in the header",
    "18: the type `String` of `b` has no form in the header",
    "19: the type `Double?` of `c` has no form in the header",
    "20: the type `@convention(c) (Int32) -> Void` of `d` has no form in the header",
    "21: the type `UnsafePointer<UInt>?` of `e` has no form in the header",
    "22: the type `SIMD8<Double>` of `f` has no form in the header",
    "23: the type `inout Int32` of `g` has no form in the header",
    "24: the type `Void` of `h` has no form in the header",
    "25: the type `UnsafeBufferPointer<Double>` of `i` has no form in the header"),

  Refusal("no-comment", says: "4: `gn_x` has no documentation comment (`///`)"),
  Refusal("no-summary", says: "2: the comment does not begin with a sentence"),
  Refusal("no-returns", says: "2: the comment has no `- Returns:`"),
  Refusal("needless-returns", says: "2: the comment has `- Returns:`, but `gn_x` returns nothing"),
  Refusal("comment-delimiter", says: "4: `/*` and `*/` cannot appear inside a comment of the header"),
  Refusal(
    "heading",
    says: "4: tables and headings do not fit in a comment of the header",
    "6: tables and headings do not fit in a comment of the header"),
  Refusal("open-code", says: "2: the comment opens a code block and does not close it"),

  Refusal(
    "many-errors",
    says: "4: `@_cdecl(\"gn_second\")` and `gn_first` must be the same name",
    "7: `gn_third` has no documentation comment (`///`)",
    "7: the type `Bool` of `a` has no form in the header"),
]

@Suite struct RefusalTests {
  @Test(arguments: refusals)
  func wrongSourceIsRefusedAtItsLine(_ refusal: Refusal) throws {
    let files = try refusal.files.map {
      SourceFile(path: $0 + ".swift", source: try fixture("refused/\($0).swift"))
    }
    let error = #expect(throws: InvalidInput.self) { try Face(checking: files) }
    let messages = error?.diagnostics.map { "\($0.location.line): \($0.message)" }
    #expect(messages?.sorted() == refusal.messages.sorted())
  }

  @Test func everyWrongSourceIsTested() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(fixtures)/refused")
    #expect(Set(files) == Set(refusals.flatMap(\.files).map { $0 + ".swift" }))
  }

  @Test func sourceThatIsNotSwiftIsRefused() {
    let file = SourceFile(path: "a.swift", source: "// SECTION 10: Syntax\nfunc f( {}\n")
    let error = #expect(throws: InvalidInput.self) { try Face(checking: [file]) }
    #expect(
      error?.diagnostics.map(\.description) == ["a.swift:2: error: not Swift: expected ')' to end parameter clause"])
  }

  @Test func diagnosticsComeInTheOrderOfTheLinesAndInTheFormOfCompilers() throws {
    let file = SourceFile(path: "Sources/many-errors.swift", source: try fixture("refused/many-errors.swift"))
    let error = #expect(throws: InvalidInput.self) { try Face(checking: [file]) }
    let text = try #require(error?.diagnostics.first).description
    #expect(
      text == "Sources/many-errors.swift:4: error: `@_cdecl(\"gn_second\")` and `gn_first` must be the same name")
    #expect(error?.diagnostics.map(\.location.line) == [4, 7, 7])
  }

  @Test func folderWithoutFunctionsIsRefused() {
    #expect(throws: InvalidInput.self) { try Face(folder: "\(fixtures)/include") }
  }

  @Test(arguments: [
    "", "typedef int gn_one;\n", "/* never closed\n#ifndef A\n#define A\n#endif\n", "#ifndef A\n#define B\n#endif\n",
    "#ifndef A\n#define A\n#endif\ntypedef int gn_one;\n",
  ])
  func typesWithoutAnIncludeGuardAreRefused(_ text: String) {
    let error = #expect(throws: InvalidInput.self) { try TypesHeader(path: "types.h", text: text) }
    #expect(
      error?.diagnostics.map(\.description) == [
        "types.h:1: error: a first comment and an include guard around all the rest are expected"
      ])
  }

  @Test func preambleThatDoesNotFitInACommentIsRefused() throws {
    let text = try fixture("long-preamble.txt")
    let error = #expect(throws: InvalidInput.self) { try Preamble(path: "preamble.txt", text: text) }
    #expect(
      error?.diagnostics.map(\.description) == [
        "preamble.txt:2: error: the line is longer than 97 characters",
        "preamble.txt:3: error: `/*` and `*/` cannot appear inside a comment of the header",
      ])
  }
}
