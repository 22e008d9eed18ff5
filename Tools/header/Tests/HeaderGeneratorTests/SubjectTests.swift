// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import HeaderGenerator

/// The functions of a section, each with the lines above it.
private func source(_ name: String, _ heading: String, _ functions: [(mark: String, name: String)]) -> SourceFile {
  let bodies = functions.map {
    "\($0.mark)/// Does nothing.\n@_cdecl(\"\($0.name)\")\npublic func \($0.name)() {}\n"
  }
  return SourceFile(path: name, source: "\(heading)import CGridNorth\n\n" + bodies.joined(separator: "\n"))
}

private let types = """
  /* How it is. */
  enum gn_clock_kind {
      GN_CLOCK_A = 1
  };
  /* Its face. Subject: clock. */
  enum gn_face {
      GN_FACE_A = 1
  };
  /* Some hours. Subject: clock.hours. */
  enum gn_hour {
      GN_CLOCK_NOON = 12,
      GN_HOUR_OF_TEA = 17,
      GN_SUN_HOURS = 8
  };
  /* For all. */
  typedef struct gn_point {
      int32_t x;
  } gn_point;
  /* How long it is.
     Subject: sun. */
  #define GN_DAY 24
  #define GN_NIGHT 0 /* Subject: sun. */

  /* Subject: clock. */
  #define GN_TICK 1
  #define GN_TOCK 2

  #define GN_RADIUS 6371
  """

private func describe(_ files: [SourceFile], _ types: String = types) throws -> [String: Any] {
  let text = try Face(checking: files).description(types: CDeclarations(path: "t.h", text: types))
  return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

private var sun: SourceFile {
  source(
    "sun.swift", "// SECTION 20: Sky\n// SUBJECT sun: The sun.\n", [("", "gn_sun_rise"), ("", "gn_shadow")])
}
private var clock: SourceFile {
  source(
    "clock.swift",
    "// SECTION 10: Time\n// SUBJECT clock: Clocks: what they show.\n// SUBJECT clock_hand: Their hands.\n",
    [
      ("", "gn_clock_read"), ("", "gn_clock_hand_move"), ("// SUBJECT sun\n", "gn_noon"),
      ("// A comment.\n// SUBJECT clock.finish\n", "gn_clock_end"), ("", "gn_sun_dial"),
    ])
}

@Suite struct SubjectTests {
  /// Names with their places: "gn_clock_read: clock.read".
  private func places(_ list: Any?) throws -> [String] {
    try #require(list as? [[String: Any]]).compactMap { one in
      (one["short"] as? String).map { "\(one["name"]!): \((one["subject"] as? String).map { "\($0)." } ?? "")\($0)" }
    }
  }

  @Test func functionsBelongToTheSubjectOfTheirMarkTheirNameOrTheirSection() throws {
    let whole = try describe([sun, clock])
    #expect(
      try places(whole["functions"]) == [
        "gn_clock_read: clock.read", "gn_clock_hand_move: clock_hand.move", "gn_noon: sun.noon",
        "gn_clock_end: clock.finish", "gn_sun_dial: sun.dial", "gn_sun_rise: sun.rise", "gn_shadow: sun.shadow",
      ])
    let subjects = try #require(whole["subjects"] as? [[String: String]])
    #expect(subjects.map { $0["name"] } == ["clock", "clock_hand", "sun"])
    #expect(subjects.first?["documentation"] == "Clocks: what they show.")
  }

  @Test func typesAndConstantsNameTheirSubjectInTheirComments() throws {
    let whole = try describe([sun, clock])
    let enumerations = try #require(whole["enumerations"] as? [[String: Any]])
    #expect(try places(enumerations) == ["gn_clock_kind: clock.kind", "gn_face: clock.face", "gn_hour: clock.hours"])
    #expect(enumerations.map { $0["documentation"] as? String } == ["How it is.", "Its face.", "Some hours."])
    #expect(try places(whole["structs"]) == ["gn_point: point"])
    #expect(
      try places(whole["constants"]) == [
        "GN_DAY: sun.day", "GN_NIGHT: sun.night", "GN_TICK: clock.tick", "GN_TOCK: clock.tock", "GN_RADIUS: radius",
      ])
    let constants = try #require(whole["constants"] as? [[String: Any]])
    #expect(constants.map { $0["documentation"] as? String } == ["How long it is.", "", "", "", ""])
  }

  @Test func valuesOfSomeNumbersAreConstants() throws {
    let enumerations = try #require(describe([sun, clock])["enumerations"] as? [[String: Any]])
    #expect(
      try enumerations.map { try places($0["values"]) } == [
        [], [], ["GN_CLOCK_NOON: clock.noon", "GN_HOUR_OF_TEA: clock.hour_of_tea", "GN_SUN_HOURS: sun.hours"],
      ])
  }

  @Test func wrongSubjectsAreRefusedAtTheirLines() {
    let heading =
      "// SECTION 30: More\n// SUBJECT moon: The moon.\n// SUBJECT star: The stars.\n// SUBJECT sun: The sun again.\n"
    let more = source(
      "more.swift", heading,
      [("", "gn_moon_rise"), ("// SUBJECT mars\n", "gn_red"), ("", "gn_x"), ("// SUBJECT moon\n", "gn_moon_set")])
    let types = """
      /* A face. Subject: venus. */
      enum gn_face {
          GN_FACE_A = 1
      };
      /* A kind. Subject: moon. */
      enum gn_moon_kind {
          GN_MOON_A = 1
      };
      """
    let error = #expect(throws: InvalidInput.self) { try describe([sun, more], types) }
    #expect(
      error?.diagnostics.map(\.description) == [
        "more.swift:3: error: the subject `star` has no function",
        "more.swift:4: error: `sun` is already at sun.swift:2",
        "more.swift:11: error: no source has `// SUBJECT mars: <sentence>`",
        "more.swift:18: error: `gn_x` has no subject: write `// SUBJECT name` above it",
        "more.swift:20: error: `gn_moon_set` needs no mark of its subject",
        "t.h:2: error: no source has `// SUBJECT venus: <sentence>`",
        "t.h:6: error: `gn_moon_kind` needs no mark of its subject",
      ])
  }

  @Test(arguments: [
    ("// SECTION 10: A\n// SUBJECT a\nimport B\n", 2), ("// SECTION 10: A\n// SUBJECT a: no end\nimport B\n", 2),
    ("// SECTION 10: A\nimport B\n// SUBJECT a: A sentence.\nfunc f() {}\n", 3),
    ("// SECTION 10: A\nfunc f() {\n  // SUBJECT a\n}\n", 3),
  ])
  func linesThatMeanNothingAreRefused(_ text: String, _ line: Int) {
    let message =
      "write `// SUBJECT <name>: <sentence>` above the first declaration, or `// SUBJECT <name>` above a function"
    let error = #expect(throws: InvalidInput.self) { try Face(checking: [SourceFile(path: "a.swift", source: text)]) }
    #expect(error?.diagnostics.map(\.description) == ["a.swift:\(line): error: \(message)"])
  }
}
