// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import HeaderGenerator

/// The program itself: SwiftPM puts it beside the program that runs the tests.
@Suite struct CommandLineTests {
  let workshop: Workshop
  let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("generate-header").path

  init() throws {
    workshop = try Workshop()
    try workshop.write(fixture("preamble.txt"), to: "preamble.txt")
    try FileManager.default.createDirectory(atPath: "\(workshop.folder)/include", withIntermediateDirectories: false)
    try workshop.write(fixture("include/gridnorth_types.h"), to: "include/gridnorth_types.h")
  }

  private func generate(_ sources: String, _ options: String) throws -> (status: Int32, output: String) {
    try workshop.run(
      "sh", "-c", "'\(tool)' --sources '\(fixtures)/\(sources)' --preamble preamble.txt \(options)")
  }

  @Test func writesBothFilesAndThenFindsThemFresh() throws {
    #expect(try generate("good", "--output a.h --reference a.md") == (0, ""))
    #expect(try workshop.read("a.h") == fixture("expected/gridnorth.h"))
    #expect(try workshop.read("a.md") == fixture("expected/C-API.md"))
    #expect(try generate("good", "--output a.h --reference a.md --check") == (0, ""))
  }

  @Test func staleFileFailsTheCheckWithItsDifferenceAndStaysAsItIs() throws {
    let stale = try fixture("expected/gridnorth.h").replacing("void gn_nothing(void);", with: "int gn_nothing(void);")
    try workshop.write(stale, to: "a.h")
    let result = try generate("good", "--output a.h --check")
    #expect(result.status == 1)
    #expect(
      result.output == """
        a.h:1: error: differs from the sources (-: the file, +: the sources)
        @@ -60 +60 @@
          * Does nothing.
          */
        -int gn_nothing(void);
        +void gn_nothing(void);
        \(" ")
         /*

        """)
    #expect(try workshop.read("a.h") == stale)
  }

  @Test func missingFileFailsTheCheck() throws {
    #expect(try generate("good", "--reference a.md --check") == (1, "a.md:1: error: there is no such file\n"))
  }

  @Test func listNamesTheFunctionsOneALine() throws {
    let result = try generate("good", "--list")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("gn_version\ngn_status_text\ngn_nothing\n"))
  }

  @Test func typesOfTheReferenceCanLieElsewhere() throws {
    try workshop.write("/* One type. */\n#ifndef A\n#define A\n\ntypedef int gn_one;\n\n#endif\n", to: "types.h")
    #expect(try generate("good", "--reference a.md --types types.h") == (0, ""))
    #expect(try workshop.read("a.md").hasSuffix("From `types.h`:\n\n```c\ntypedef int gn_one;\n```\n"))
  }

  @Test func wrongSourcesExitWithOneAndWriteNothing() throws {
    let result = try generate("refused", "--output a.h")
    #expect(result.status == 1)
    #expect(result.output.contains("/refused/no-comment.swift:4: error: `gn_x` has no documentation comment (`///`)\n"))
    #expect(!FileManager.default.fileExists(atPath: "\(workshop.folder)/a.h"))
  }

  @Test(arguments: ["", "--list --check"])
  func optionsThatAskForNothingAreRefused(_ options: String) throws {
    #expect(try generate("good", options).status == 64)
  }
}
