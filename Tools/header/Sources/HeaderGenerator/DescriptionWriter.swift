// SPDX-License-Identifier: MIT

/// Writes the description of the API that programs read: all that the sources and the header of types say.
///
/// `docs/api.schema.json` defines its structure.
struct DescriptionWriter {
  private let face: Face
  private let types: CDeclarations
  private var statuses: StatusReader
  private var subjects: SubjectReader
  private var diagnostics: [Diagnostic] = []
  private let functions: [String: Function]
  private let numbers: NumberReader

  static func write(_ face: Face, types: CDeclarations) throws(InvalidInput) -> String {
    var writer = DescriptionWriter(face, types)
    let description = writer.description()
    let diagnostics = writer.diagnostics + writer.statuses.diagnostics + writer.subjects.diagnostics
    if !diagnostics.isEmpty { throw InvalidInput(diagnostics: diagnostics.sorted { $0.location < $1.location }) }
    return description.file
  }

  private init(_ face: Face, _ types: CDeclarations) {
    (self.face, self.types) = (face, types)
    statuses = StatusReader(face, types)
    subjects = SubjectReader(face)
    functions = statuses.functions
    numbers = NumberReader(types)
  }

  private mutating func description() -> JSON {
    var functions: [JSON] = []
    for section in face.sections {
      for function in section.functions { functions.append(describe(function, section)) }
    }
    subjects.checkUse()
    var structs: [JSON] = []
    for structure in types.structures { structs.append(describe(structure)) }
    var enumerations: [JSON] = []
    for enumeration in types.enumerations { enumerations.append(describe(enumeration)) }
    var constants: [JSON] = []
    for constant in types.constants { constants.append(describe(constant)) }
    return .object([
      ("$schema", .text("api.schema.json")),
      ("notice", .text(Preamble.notice)),
      ("sections", .texts(face.sections.map(\.title))),
      (
        "subjects",
        .list(
          subjects.subjects.map {
            .object([("name", .text($0.name)), ("documentation", .text($0.documentation))])
          })
      ),
      ("functions", .list(functions)),
      ("structs", .list(structs)),
      ("enumerations", .list(enumerations)),
      ("constants", .list(constants)),
    ])
  }

  // MARK: Functions

  private mutating func describe(_ function: Function, _ section: Face.Section) -> JSON {
    let statuses = statuses.statuses(of: function)
    let discussion = function.inC(function.comment.discussion)
    let examples = discussion.compactMap { block in if case .code(let lines) = block { lines } else { nil } }
    let since = discussion.plainText.firstMatch(of: #/\bSince (\d+\.\d+)\b/#).map { String($0.1) }
    var parameters: [JSON] = []
    for roled in function.roles() { parameters.append(describe(roled, function)) }
    var members: [(String, JSON)] = [
      ("name", .text(function.name)),
      ("section", .text(section.title)),
    ]
    members += subjects.place(of: function, in: section).members
    members += [
      ("prototype", .text(function.declaration(width: .max).joined(separator: " "))),
      ("returns", .text(function.result.declaring("").trimmingSpace)),
      ("summary", .text(render(function.inC(function.comment.summary)))),
      ("parameters", .list(parameters)),
      ("result", .text(render(function.inC(function.comment.returns)))),
    ]
    if !statuses.call.isEmpty { members.append(("statuses", .texts(statuses.call))) }
    if !statuses.row.isEmpty { members.append(("row_statuses", .texts(statuses.row))) }
    members.append(("discussion", .texts(ReferenceWriter.render(discussion))))
    if let example = examples.first { members.append(("example", .text(example.joined(separator: "\n")))) }
    if let since { members.append(("since", .text(since))) }
    if let time = time(of: function, discussion) { members.append(("time", time)) }
    return .object(members)
  }

  /// The paragraph that says how long a call can take.
  private mutating func time(of function: Function, _ discussion: [Block]) -> JSON? {
    var found: JSON?
    for case .paragraph(let text) in discussion {
      guard text.hasPrefix("Time grows with ") || text.hasPrefix("Takes constant time") else { continue }
      if found == nil, text == "Takes constant time." {
        found = .object([("growth", .text("constant"))])
      } else if found == nil,
        let match = text.wholeMatch(of: #/Time grows with (.+?)\.(?: Slowest input known: (.+)\.)?/#)
      {
        found = .object(
          [("growth", .text(String(match.1)))] + (match.2.map { [("slowest", .text(String($0)))] } ?? []))
      } else {
        let message =
          "write one paragraph as `Time grows with ... . Slowest input known: ... .` or `Takes constant time.`"
        diagnostics.append(Diagnostic(location: function.location, message: message))
      }
    }
    return found
  }

  private mutating func describe(_ roled: RoledParameter, _ function: Function) -> JSON {
    let parameter = roled.parameter
    let (type, isPointer) = parameter.type.element
    let text = function.entry(for: roled.name)
    let meant = resolved(text, roled.name, function, seen: [])
    let facts = Facts(roled, text: meant, types: types)
    check(roled, type, facts)
    var members: [(String, JSON)] = [
      ("name", .text(roled.name)),
      ("declaration", .text(parameter.type.declaring(roled.name))),
      ("type", .text(type)),
      ("direction", .text(parameter.type.isWritten ? "out" : "in")),
      ("role", .text(roled.role?.rawValue ?? "")),
    ]
    for (relation, names) in roled.relations where !names.isEmpty {
      members.append((relation, relation == "of" ? .texts(names) : .text(names[0])))
    }
    if isPointer { members.append(("null", .text(facts.null.rawValue))) }
    if let unit = facts.unit { members.append(("unit", .text(unit))) }
    if let minimum = facts.minimum { members.append(("minimum", .number(minimum))) }
    if let maximum = facts.maximum { members.append(("maximum", .number(maximum))) }
    if !facts.constants.isEmpty { members.append(("constants", .texts(facts.constants))) }
    if facts.isSum { members.append(("sum", .truth(true))) }
    members += meaning(roled.name, type, meant, at: roled.parameter.location)
    members.append(("documentation", .text(text)))
    return .object(members)
  }

  private mutating func check(_ roled: RoledParameter, _ type: String, _ facts: Facts) {
    func report(_ message: String) {
      diagnostics.append(Diagnostic(location: roled.parameter.location, message: message))
    }
    if roled.role == nil { return report("`\(roled.name)` fits no role in the conventions of the C face") }
    if type.hasPrefix("gn_"), types.layout(of: type) == nil { report("no header declares `\(type)`") }
    if ["double", "float"].contains(type), facts.unit == nil { report("no unit in name or text of `\(roled.name)`") }
  }

  /// The text, and behind it the one that it points to: `As for gn_utm_forward()`, `As from`, `likewise`.
  private func resolved(_ text: String, _ name: String, _ function: Function, seen: Set<String>) -> String {
    if let match = text.firstMatch(of: #/\bAs for (gn_\w+)\(\)/#), !seen.contains(function.name),
      let other = functions[String(match.1)]
    {
      let entry = other.entry(for: name)
      return entry + " " + resolved(entry, name, other, seen: seen.union([function.name])) + " " + text
    }
    if text.contains(#/^As `?\w+`?\.$|\b[Ll]ikewise\.$/#),
      let i = function.parameters.firstIndex(where: { $0.cName == name }), i > 0
    {
      return function.entry(for: function.parameters[i - 1].cName) + " " + text
    }
    return text
  }

  /// Whether a whole number is a truth value, or which enumeration it belongs to.
  private mutating func meaning(_ name: String, _ type: String, _ text: String, at location: Location) -> [(
    String, JSON
  )] {
    if NumberReader.isTruth(type, text) { return [("truth", .truth(true))] }
    let found = numbers.enumerations(type, text)
    if found.count > 1 {
      let message = "`\(name)` has values of \(found.joined(separator: " or ")); say which: \"a \(found[0])\""
      diagnostics.append(Diagnostic(location: location, message: message))
    }
    return found.prefix(1).map { ("enumeration", .text($0)) }
  }

  // MARK: Types

  private mutating func describe(_ structure: CDeclarations.Structure) -> JSON {
    var fields: [JSON] = []
    for field in structure.fields {
      fields.append(
        .object(
          [("name", .text(field.name)), ("type", .text(field.type))]
            + (field.count.map { [("count", .number($0))] } ?? [])
            + [("offset", .number(field.offset)), ("size", .number(field.size))]
            + (field.count == nil
              ? meaning("\(structure.name).\(field.name)", field.type, field.documentation, at: field.location) : [])
            + [("documentation", .text(field.documentation))]))
    }
    return .object(
      [("name", .text(structure.name))]
        + subjects.place(of: structure.name, mark: structure.mark).members
        + [
          ("documentation", .text(structure.documentation)),
          ("size", .number(structure.size)),
          ("alignment", .number(structure.alignment)),
          ("fields", .list(fields)),
        ])
  }

  private mutating func describe(_ enumeration: CDeclarations.Enumeration) -> JSON {
    let place = subjects.place(of: enumeration.name, mark: enumeration.mark)
    var values: [JSON] = []
    for value in enumeration.values {
      // Such values are constants of their own.
      let own =
        enumeration.kind == .some ? subjects.place(of: value.name, mark: nil, otherwise: place.subject).members : []
      values.append(
        .object(
          [("name", .text(value.name))] + own + [("value", .number(value.value))]
            + (value.group.isEmpty ? [] : [("group", .text(value.group))])
            + [("documentation", .text(value.documentation))]))
    }
    return .object(
      [("name", .text(enumeration.name))] + place.members
        + [
          ("documentation", .text(enumeration.documentation)),
          ("prefix", .text(enumeration.prefix)),
          ("number", .text(enumeration.kind.rawValue)),
          ("values", .list(values)),
        ])
  }

  private mutating func describe(_ constant: CDeclarations.Constant) -> JSON {
    .object(
      [("name", .text(constant.name))] + subjects.place(of: constant.name, mark: constant.mark).members
        + [("value", .number(constant.value)), ("documentation", .text(constant.documentation))])
  }
}

extension Place {
  fileprivate var members: [(String, JSON)] {
    (subject.map { [("subject", .text($0))] } ?? []) + [("short", .text(short))]
  }
}

private func render(_ blocks: [Block]) -> String { ReferenceWriter.render(blocks).joined(separator: "\n\n") }

extension Function {
  /// The text of a parameter, in Markdown.
  fileprivate func entry(for name: String) -> String {
    comment.parameters.first { $0.name.map(snakeCase) == name }.map { render(inC($0.text)) } ?? ""
  }
}

extension CType {
  fileprivate var isWritten: Bool {
    if case .pointer(_, let isConst, _) = self { !isConst } else { false }
  }
}

extension String {
  fileprivate var trimmingSpace: String { last == " " ? String(dropLast()) : self }
}
