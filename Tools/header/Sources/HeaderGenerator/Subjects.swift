// SPDX-License-Identifier: MIT

/// A line `// SUBJECT mgrs: MGRS references.` under the SECTION of a file: packages of other languages divide the functions by
/// subject, and the sentence describes it there.
struct Subject {
  let location: Location
  let name: String
  let documentation: String
}

/// The subject of one declaration, where its name does not give it: `// SUBJECT time` above a function, `Subject: time.` at the end
/// of a C comment. `mgrs.typing` also gives the short name.
struct SubjectMark {
  let location: Location
  let subject: String
  let short: String?
}

/// A name in other languages: gn_mgrs_encode is `encode` of `mgrs`.
struct Place: Equatable {
  /// Nil for a type or constant that belongs to all subjects.
  var subject: String?
  /// The C name without `gn_`, and without its subject if it begins with it.
  var short: String
}

/// Finds the places of names, and errors in the subjects that sources and types give.
struct SubjectReader {
  let subjects: [Subject]
  private let owners: [String: Subject]
  private(set) var diagnostics: [Diagnostic] = []
  private var used: Set<String> = []

  init(_ face: Face) {
    subjects = face.sections.flatMap(\.subjects)
    owners = Dictionary(subjects.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for subject in subjects {
      let first = owners[subject.name]!.location
      if first != subject.location {
        report(subject.location, "`\(subject.name)` is already at \(first.path):\(first.line)")
      }
    }
  }

  private mutating func report(_ location: Location, _ message: String) {
    diagnostics.append(Diagnostic(location: location, message: message))
  }

  /// The subject that a function's mark gives, its name begins with, or its section has alone.
  mutating func place(of function: Function, in section: Face.Section) -> Place {
    let alone = section.subjects.count == 1 ? section.subjects[0].name : nil
    let found = place(of: function.name, mark: function.mark, otherwise: alone)
    if found.subject == nil {
      report(function.location, "`\(function.name)` has no subject: write `// SUBJECT name` above it")
    }
    found.subject.map { _ = used.insert($0) }
    return found
  }

  /// The place of a type, a constant or a value.
  mutating func place(of name: String, mark: SubjectMark?, otherwise: String? = nil) -> Place {
    let whole = String(name.lowercased().trimmingPrefix("gn_"))
    let first = owners.keys.filter { whole == $0 || whole.hasPrefix("\($0)_") }.max { $0.count < $1.count }
    func place(in subject: String?) -> Place {
      let begins = subject != nil && subject == first && whole != first
      return Place(subject: subject, short: begins ? String(whole.dropFirst(subject!.count + 1)) : whole)
    }
    let usual = place(in: first ?? otherwise)
    guard let mark else { return usual }
    var marked = place(in: mark.subject)
    mark.short.map { marked.short = $0 }
    if owners[mark.subject] == nil { report(mark.location, "no source has `// SUBJECT \(mark.subject): <sentence>`") }
    if marked == usual { report(mark.location, "`\(name)` needs no mark of its subject") }
    return marked
  }

  /// Reports subjects without a function, after all functions have their places.
  mutating func checkUse() {
    for subject in subjects where !used.contains(subject.name) {
      report(subject.location, "the subject `\(subject.name)` has no function")
    }
  }
}
