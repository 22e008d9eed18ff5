// SPDX-License-Identifier: MIT

extension Function {
  /// The function with a sentence for each parameter that means the same everywhere, where its comment says nothing of it.
  var completed: Function {
    guard !comment.lines.isEmpty, !parameters.contains(where: \.type.isUnsupported) else { return self }
    var result = self
    let roles = roles()
    for (index, parameter) in roles.enumerated() where !comment.documents(parameter.name) {
      guard let sentence = usualSentence(for: parameter, among: roles) else { continue }
      let later = roles[(index + 1)...].map(\.name)
      result.comment.add(sentence, for: parameter.name, before: later, at: parameter.parameter.location)
    }
    return result
  }

  private func usualSentence(for parameter: RoledParameter, among roles: [RoledParameter]) -> String? {
    let owners = parameter.relations.first { $0.0 == "of" }?.1 ?? []
    let owner = owners.count == 1 ? roles.first { $0.name == owners[0] } : nil
    let isText = owner?.parameter.type.element.type == "char"
    switch parameter.role {
    case .statuses: return "Receives the status of each row, one byte each; may be null."
    case .errorOffset:
      return "Receives the offset in bytes of the refused part; 0 when nothing is refused; may be null."
    case .options where parameter.parameter.type.isConst: return "Null for the defaults."
    case .textSize: return owner.map { "Bytes at `\($0.name)`." }
    case .slotSize where owner?.parameter.type.isConst == true:
      return "Bytes in a slot; a text ends at its first zero, or with its slot."
    case .capacity where isText: return owner.map { "Bytes at `\($0.name)`; 0 asks for the size." }
    case .needed where isText:
      return "Receives the capacity needed, including the final zero; 0 when refused; may be null."
    case .stride:
      guard let owner else { return nil }
      let thing = isText ? "slot" : owner.name.singular
      return "Bytes from one \(thing) to the next"
        + (owner.parameter.type.isConst ? "; 0: every row uses the first." : ".")
    default: return nil
    }
  }
}

extension CType {
  fileprivate var isUnsupported: Bool {
    switch self {
    case .unsupported: true
    case .pointer(let pointee, _, _): pointee.isUnsupported
    case .named, .void: false
    }
  }

  fileprivate var isConst: Bool {
    if case .pointer(_, let isConst, _) = self { isConst } else { false }
  }
}

extension String {
  /// `latitudes` are many of a `latitude`.
  fileprivate var singular: String {
    let word = split(separator: "_").last.map(String.init) ?? self
    return word == "radii" ? "radius" : word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
