// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import HeaderGenerator

private let types = """
  /* First comment. */
  #ifndef A
  #define A

  #include <stdint.h>

  /* How big the earth is. */
  #define GN_RADIUS 6371.5
  #define GN_MAJOR 1 /* Of the version. */

  /*
   * What is answered.
   * In two lines.
   */
  typedef enum gn_status {
      GN_OK = 0, /* Done. */
      GN_PARTIAL = 1,

      /* The call. */
      GN_ERROR_NULL = 16, /* Goes on
                             in a second line. */
      GN_ERROR_BUFFER_TOO_SMALL = 17,
      GN_ERROR_LATITUDE = 33,
      GN_STATUS_FORCE_32_BITS = 0x7fffffff
  } gn_status;

  enum gn_flag {
      GN_FLAG_A = 1,
      GN_FLAG_B = 2
  };
  /* Where. 16 bytes. */
  typedef struct gn_point {
      double latitude;
      double longitude; /* East. */
  } gn_point;

  typedef struct gn_shape_options {
      uint32_t size;
      char text[5];
      gn_point at;
      float width;
  } gn_shape_options;

  #endif
  """

private func declarations(_ text: String = types) throws -> CDeclarations { try CDeclarations(path: "t.h", text: text) }

@Suite struct NumberTests {
  @Test func aTextNamesTheEnumerationOfANumber() throws {
    let types = """
      /* From where. */
      enum gn_north {
          GN_NORTH_TRUE = 0,
          GN_NORTH_GRID = 1
      };
      /* Flags of a fence. */
      enum gn_fence_flag {
          GN_FENCE_FIRST = 1
      };
      /* What a fence is. */
      enum gn_fence_shape {
          GN_FENCE_POLYGON = 1,
          GN_FENCE_CIRCLE = 2
      };
      /* Some zones. */
      enum gn_zone {
          GN_ZONE_ALL = -1
      };
      """
    let found = try declarations(types)
    #expect(found.enumerations.map(\.prefix) == ["GN_NORTH_", "GN_FENCE_", "GN_FENCE_", "GN_ZONE_"])
    #expect(found.enumerations.map(\.kind) == [.one, .sum, .one, .some])
    let numbers = NumberReader(found)
    #expect(numbers.enumerations("int32_t", "From which north: a gn_north.") == ["gn_north"])
    #expect(numbers.enumerations("int32_t", "A `gn_north`; not GN_FENCE_CIRCLE.") == ["gn_north"])
    #expect(numbers.enumerations("uint32_t", "One of the `GN_NORTH_` values.") == ["gn_north"])
    #expect(numbers.enumerations("int32_t", "GN_FENCE_CIRCLE, or 0.") == ["gn_fence_shape"])
    #expect(numbers.enumerations("int32_t", "GN_FENCE_ values.") == ["gn_fence_flag", "gn_fence_shape"])
    for (type, text) in [
      ("double", "A gn_north."), ("int32_t", "1 ... 60, or GN_ZONE_ALL."), ("int32_t", "A gn_point."),
      ("int32_t", "1 after GN_FENCE_CIRCLE."),
    ] {
      #expect(numbers.enumerations(type, text).isEmpty, "\(text)")
    }
  }

  @Test func aTextTellsATruthValue() {
    for text in [
      "1 if it is so, else 0.", "1 after the first; 0 before.", "1, or 0 if there is none.", "Not 0: closed.",
    ] {
      #expect(NumberReader.isTruth("int32_t", text) && !NumberReader.isTruth("double", text))
    }
    for text in ["1 ... 60.", "10 if it is so.", "The number 1 if any."] {
      #expect(!NumberReader.isTruth("int32_t", text))
    }
  }

  @Test func aTextOfTwoEnumerationsIsRefused() throws {
    let types = """
      /* A. */
      enum gn_a {
          GN_A_X = 1,
          GN_A_Y = 2
      };
      /* B. */
      enum gn_b {
          GN_B_X = 1,
          GN_B_Y = 2
      };
      /* What has both. 4 bytes. */
      typedef struct gn_both {
          int32_t kind; /* GN_A_X or GN_B_Y. */
      } gn_both;
      """
    let error = #expect(throws: InvalidInput.self) {
      try DescriptionWriter.write(Face(sections: []), types: declarations(types))
    }
    #expect(
      error?.diagnostics.map(\.description).first?.contains("t.h:13: error: `gn_both.kind` has values of gn_a or gn_b")
        == true)
  }
}

@Suite struct DeclarationTests {
  @Test func constantsEnumerationsAndStructsAreReadWithTheirComments() throws {
    let found = try declarations()
    #expect(
      found.constants.map { [$0.name, $0.value, $0.documentation] } == [
        ["GN_RADIUS", "6371.5", "How big the earth is."], ["GN_MAJOR", "1", "Of the version."],
      ])
    let status = found.enumerations[0]
    #expect(status.name == "gn_status")
    #expect(status.documentation == "What is answered. In two lines.")
    #expect(status.values.map(\.value) == [0, 1, 16, 17, 33, 0x7fff_ffff])
    #expect(status.values.map(\.group) == ["", "", "The call.", "The call.", "The call.", "The call."])
    #expect(status.values[2].documentation == "Goes on in a second line.")
    #expect(found.enumerations[1].name == "gn_flag")
    #expect(found.structures.map(\.documentation) == ["Where. 16 bytes.", ""])
    #expect(found.structures[0].fields[1].documentation == "East.")
  }

  @Test func fieldsStandWhereTheCompilersPutThem() throws {
    let options = try declarations().structures[1]
    #expect(options.fields.map(\.offset) == [0, 4, 16, 32])
    #expect(options.fields.map(\.size) == [4, 5, 16, 4])
    #expect((options.size, options.alignment) == (40, 8))
  }

  @Test(arguments: [
    ("int x;\n", "1: only enumerations, structures and constants are expected here, not `int`"),
    ("enum {\n  GN_A = 1\n};\n", "1: an enumeration needs a name: other languages would number it"),
    ("enum a {\n  GN_A,\n};\n", "2: `=` is expected here, not `,`"),
    ("enum a {\n  GN_A = GN_B\n};\n", "3: `GN_B` is not a whole number"),
    ("typedef struct a {\n  gn_later x;\n} a;\n", "2: `gn_later` is not a field type"),
    ("typedef struct a {\n  double x;\n} b;\n", "3: `a` is expected here, not `b`"),
    ("typedef struct a {\n  double x;", "2: a name or a number is expected here"),
  ])
  func whatIsNotExpectedIsRefusedAtItsLine(_ text: String, _ message: String) {
    let error = #expect(throws: InvalidInput.self) { try declarations(text) }
    #expect(error?.diagnostics.map { "\($0.location.line): \($0.message)" } == [message])
  }
}

@Suite struct DescriptionTests {
  private func describe(_ file: String) throws -> String {
    let source = SourceFile(path: file, source: try fixture("described/\(file)"))
    return try Face(checking: [source]).description(types: declarations())
  }

  private func parameters(
    _ function: String, in file: String = "roles.swift"
  ) throws -> [String: [String: Any]] {
    let whole = try #require(JSONSerialization.jsonObject(with: Data(describe(file).utf8)) as? [String: Any])
    let functions = try #require(whole["functions"] as? [[String: Any]])
    let found = try #require(functions.first { $0["name"] as? String == function })
    let list = try #require(found["parameters"] as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: list.map { ($0["name"] as! String, $0) })
  }

  @Test func whatMeansTheSameEverywhereHasItsSentence() throws {
    let rows = try parameters("gn_usual_batch", in: "usual.swift").mapValues { $0["documentation"] as? String }
    #expect(rows["latitude_stride"] == "Bytes from one latitude to the next; 0: every row uses the first.")
    #expect(rows["text_size"] == "Bytes in a slot; a text ends at its first zero, or with its slot.")
    #expect(rows["text_stride"] == "Bytes from one slot to the next; 0: every row uses the first.")
    #expect(rows["options"] == "Null for the defaults.")
    #expect(rows["radius_stride"] == "Bytes from one radius to the next.")
    #expect(rows["statuses"] == "Receives the status of each row, one byte each; may be null.")
    let text = try parameters("gn_usual", in: "usual.swift").mapValues { $0["documentation"] as? String }
    #expect(text["text_size"] == "Bytes at `text`.")
    #expect(text["capacity"] == "Another sentence.")
    #expect(text["needed"] == "Receives the capacity needed, including the final zero; 0 when refused; may be null.")
    #expect(
      text["error_offset"]
        == "Receives the offset in bytes of the refused part; 0 when nothing is refused; may be null.")
  }

  @Test func rowsHaveTheirRoles() throws {
    let found = try parameters("gn_roles_batch")
    #expect(
      found.mapValues { $0["role"] as? String } == [
        "place": "struct", "latitudes": "column", "latitude_stride": "stride", "texts": "column",
        "text_size": "slot_size",
        "text_stride": "stride", "count": "count", "options": "options", "areas": "column", "area_stride": "stride",
        "zones": "column", "statuses": "statuses",
      ])
    #expect(found["texts"]?["slot_size"] as? String == "text_size")
    #expect(found["count"]?["of"] as? [String] == ["latitudes", "texts", "areas", "zones"])
    #expect(found["zones"]?["stride"] == nil)
    #expect(found["latitudes"]?["minimum"] as? Int == -90)
    #expect(found["areas"]?["unit"] as? String == "square meters")
    #expect(found["areas"]?["null"] as? String == "always")
  }

  @Test func whatIsSingleHasItsRoles() throws {
    let found = try parameters("gn_roles_single")
    #expect(
      found.mapValues { $0["role"] as? String } == [
        "text": "text", "text_size": "text_size", "points": "array", "point_count": "count", "position": "struct",
        "distance": "value", "flags": "value", "out": "output", "capacity": "capacity", "needed": "needed",
        "place": "result", "error_offset": "error_offset",
      ])
    #expect(found["flags"]?["constants"] as? [String] == ["GN_FLAG_A", "GN_FLAG_B"])
    #expect(found["flags"]?["sum"] as? Bool == true)
  }

  @Test func statusesAreThoseOfTheCallAndOfItsRows() throws {
    let text = try describe("roles.swift")
    #expect(text.contains(#""statuses": ["GN_OK", "GN_PARTIAL", "GN_ERROR_NULL"]"#))
    #expect(text.contains(#""row_statuses": ["GN_ERROR_LATITUDE"]"#))
    #expect(text.contains(#""statuses": ["GN_OK", "GN_ERROR_NULL", "GN_ERROR_BUFFER_TOO_SMALL"]"#))
    #expect(text.contains(#""example": "gn_roles_batch();""#))
    #expect(text.contains(#""since": "0.2""#))
  }

  @Test func timeIsWhatAParagraphOfItsOwnSays() throws {
    let text = try describe("roles.swift")
    let growth = #""growth": "the rows, at most 1.5 of them at once""#
    #expect(text.contains(growth) && text.contains(#""slowest": "rows at 0.5 degrees""#))
    #expect(text.contains(#""growth": "constant""#))
  }

  @Test func whatHasNoRoleIsRefusedAtItsLine() {
    let error = #expect(throws: InvalidInput.self) { try describe("refused.swift") }
    #expect(
      error?.diagnostics.map(\.description) == [
        "refused.swift:12: error: no constant has the name `GN_ERROR_NOBODY`",
        "refused.swift:15: error: `many` fits no role in the conventions of the C face",
        "refused.swift:16: error: `length` fits no role in the conventions of the C face",
        "refused.swift:17: error: no unit in name or text of `measure`",
        "refused.swift:18: error: no header declares `gn_nowhere`",
        "refused.swift:28: error: the comment of `gn_refused_batch` does not name the statuses of its rows",
        "refused.swift:34: error: the comment of `gn_refused_silently` does not say what it returns",
        "refused.swift:42: error: write one paragraph as `Time grows with ... . Slowest input known: ... .` or `Takes constant time.`",
        "refused.swift:52: error: write one paragraph as `Time grows with ... . Slowest input known: ... .` or `Takes constant time.`",
      ])
  }
}
