// SPDX-License-Identifier: MIT

/// One file of the C face, as it was read; `Checker` reports its errors.
struct SourceFile {
  let path: String
  /// Every comment above the first declaration that begins with `// SECTION`.
  var markers: [SectionMarker] = []
  /// Every line `// SUBJECT name: sentence` above the first declaration.
  var subjects: [Subject] = []
  /// In source order; functions that are wrong in some way are among them.
  var functions: [Function] = []
  /// Places that the parser could not read as Swift.
  var syntaxErrors: [Diagnostic] = []
}

/// A line `// SECTION 30: MGRS`: the number orders the sections of the header, the title becomes a banner. A section of several files
/// has their order behind a period: `// SECTION 30.2: MGRS`.
struct SectionMarker {
  struct Heading {
    let number: Int
    /// 0 for the only file.
    let part: Int
    let title: String
  }

  let location: Location
  /// Nil if the line has another form.
  let heading: Heading?
}

/// A function that is exported, or that looks as if it should be.
struct Function {
  let location: Location
  let name: String
  /// The name in `@_cdecl("...")`; nil without that attribute.
  let exportedName: String?
  let isPublic: Bool
  /// False inside a type, another function or an `#if`.
  let isAtFileLevel: Bool
  let mark: SubjectMark?
  let parameters: [Parameter]
  let result: CType
  var comment: Comment
}

struct Parameter {
  let location: Location
  /// The name that the body of the Swift function uses: `textSize`.
  let swiftName: String
  let type: CType

  /// The name in the header: `text_size`.
  var cName: String { snakeCase(swiftName) }
}

/// The input of the writers: sections in the order of their numbers, without errors.
package struct Face {
  struct Section {
    let title: String
    var subjects: [Subject] = []
    let functions: [Function]
  }

  let sections: [Section]

  /// The names of all functions, in the order of the header.
  package var functionNames: [String] { sections.flatMap { $0.functions.map(\.name) } }
}
