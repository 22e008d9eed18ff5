// SPDX-License-Identifier: MIT
import Testing

@testable import HeaderGenerator

/// After a change that is meant, write the expected files again, from Tools/header/Tests/Fixtures:
/// `swift run --package-path ../.. generate-header --sources good --preamble preamble.txt
/// --output expected/gridnorth.h --reference expected/C-API.md`
@Suite struct WrittenFilesTests {
  let face: Face

  init() throws { face = try Face(folder: "\(fixtures)/good") }

  @Test func headerIsAsExpected() throws {
    let written = try face.header(preamble: fixturePreamble())
    #expect(lineDiff(from: try fixture("expected/gridnorth.h"), to: written) == [])
  }

  @Test func referenceIsAsExpected() throws {
    let written = try face.reference(preamble: fixturePreamble(), types: fixtureTypes())
    #expect(lineDiff(from: try fixture("expected/C-API.md"), to: written) == [])
  }

  @Test func sectionsFollowTheirNumbersAndFunctionsTheirSource() {
    #expect(
      face.functionNames == [
        "gn_version", "gn_status_text", "gn_nothing", "gn_types_numbers", "gn_types_pointers",
        "gn_types_columns", "gn_types_structure", "gn_types_raw", "gn_markup_parse", "gn_mgrs_encode",
      ])
  }

  @Test func partsOfASectionFollowTheirNumbers() throws {
    func file(_ heading: String, _ name: String) -> SourceFile {
      let body = "/// Does nothing.\n@_cdecl(\"\(name)\")\npublic func \(name)() {}\n"
      return SourceFile(path: "\(name).swift", source: "// SECTION \(heading)\n\(body)")
    }
    let files = [
      file("20.10: Two", "gn_a"), file("30: Three", "gn_b"), file("20.9: Two", "gn_c"), file("10: One", "gn_d"),
    ]
    let face = try Face(checking: files)
    #expect(face.sections.map(\.title) == ["One", "Two", "Three"])
    #expect(face.functionNames == ["gn_d", "gn_c", "gn_a", "gn_b"])
  }

  @Test func onlyCodeBlocksReachBeyondTheWidth() throws {
    let lines = try face.header(preamble: fixturePreamble()).split(separator: "\n")
    #expect(lines.filter { $0.count > 100 && !$0.hasPrefix(" *     ") } == [])
  }
}

/// The expected header, as the compilers and the readers of the hosts see it.
@Suite struct HeaderUseTests {
  let workshop: Workshop
  let includes = ["-I\(fixtures)/expected", "-I\(fixtures)/include"]

  init() throws {
    workshop = try Workshop()
    try workshop.write("#include \"gridnorth.h\"\n", to: "use.c")
    try workshop.write("#include \"gridnorth.h\"\n", to: "use.cpp")
  }

  @Test(.enabled(if: works("cc --version"), "no C compiler"))
  func compilesAsC99() throws {
    let result = try workshop.run(
      "cc", "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only", includes[0], includes[1], "use.c")
    #expect(result == (0, ""))
  }

  @Test(.enabled(if: works("c++ --version"), "no C++ compiler"))
  func compilesAsCPlusPlusWithCNames() throws {
    try workshop.write("#include \"gridnorth.h\"\nint main() { gn_nothing(); }\n", to: "use.cpp")
    let result = try workshop.run(
      "c++", "-std=c++11", "-Wall", "-Wextra", "-pedantic", "-Werror", includes[0], includes[1], "-S", "-o", "use.s",
      "use.cpp")
    #expect(result == (0, ""))
    #expect(!(try workshop.read("use.s").contains("_Z10gn_nothing")))
  }

  @Test(.enabled(if: works("clang --version"), "no clang"))
  func clangUnderstandsTheComments() throws {
    let result = try workshop.run(
      "clang", "-std=c99", "-Wdocumentation", "-Wcomment", "-Werror", "-fsyntax-only", includes[0], includes[1],
      "use.c")
    #expect(result == (0, ""))
  }

  @Test(.enabled(if: works("clang --version && swiftc --version"), "no clang or no swiftc"))
  func declaresTheTypesThatTheSwiftCompilerDoes() throws {
    // The compiler's own header needs its attributes taken away; it calls Swift's Int by an Apple name.
    let swiftc = try workshop.run(
      "sh", "-c",
      """
      swiftc -parse-as-library -typecheck -module-name Face -I '\(fixtures)/include' '\(fixtures)'/good/*.swift \
      -emit-clang-header-path face.h &&
      { echo '#include "gridnorth.h"';
      grep '^SWIFT_EXTERN' face.h | sed -E 's/NSInteger ([A-Za-z]*[sS]tride)([,)])/ptrdiff_t \\1\\2/g'; } > use.c
      """)
    #expect(swiftc.status == 0, "\(swiftc.output)")
    #expect(try workshop.read("use.c").split(separator: "\n").count == 11)
    let result = try workshop.run(
      "clang", "-std=c99", "-Wall", "-Werror", "-Wno-nullability-completeness", "-fsyntax-only",
      "-DSWIFT_EXTERN=extern", "-DSWIFT_NOEXCEPT=", "-DSWIFT_WARN_UNUSED_RESULT=", "-DNSInteger=size_t",
      includes[0], includes[1], "use.c")
    #expect(result == (0, ""))
  }

  @Test(.enabled(if: works("cc --version && python3 -c 'import pycparser'"), "no pycparser"))
  func pycparserReadsIt() throws {
    let script = """
      import pycparser
      names = [item.name for item in pycparser.CParser().parse(open("use.i").read()).ext]
      print(" ".join(names[-3:]))
      """
    try workshop.run(
      "cc", "-E", "-P", "-nostdinc", "-I\(fixtures)/fake-libc", includes[0], includes[1], "-o", "use.i", "use.c")
    #expect(try workshop.run("python3", "-c", script) == (0, "gn_types_raw gn_markup_parse gn_mgrs_encode\n"))
  }

  @Test(.enabled(if: works("cc --version && luajit -v"), "no LuaJIT"))
  func luaJITReadsIt() throws {
    try workshop.run("cc", "-E", "-P", includes[0], includes[1], "-o", "use.i", "use.c")
    let script = """
      local ffi = require "ffi"
      ffi.cdef(io.open("use.i"):read("*a"))
      print(ffi.sizeof("gn_point"))
      """
    #expect(try workshop.run("luajit", "-e", script) == (0, "16\n"))
  }
}
