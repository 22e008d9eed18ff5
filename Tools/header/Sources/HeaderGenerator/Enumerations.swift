// SPDX-License-Identifier: MIT

extension CDeclarations.Enumeration {
  /// How a number is made of the values.
  enum Kind: String {
    /// It is one of them.
    case one
    /// It is a sum of them: "Flags of ...", "...; a sum."
    case sum
    /// They name some numbers of many: "Some zones."
    case some
  }

  var kind: Kind {
    if documentation.hasPrefix("Some ") { return .some }
    return documentation.contains(#/^Flags\b|\ba sum\b/#) ? .sum : .one
  }

  /// The beginning that all names of values share: `GN_NORTH_`. A single value begins with its first two words.
  var prefix: String {
    let words = values.map { $0.name.split(separator: "_") }
    guard var common = words.first?.dropLast() else { return "" }
    if words.count == 1 { common = common.prefix(2) }
    for other in words { while !other.starts(with: common) { common.removeLast() } }
    return common.map { $0 + "_" }.joined()
  }
}

/// Infers the meanings of whole numbers from texts.
struct NumberReader {
  private let enumerations: [CDeclarations.Enumeration]

  init(_ types: CDeclarations) {
    enumerations = types.enumerations.filter { $0.kind != .some && $0.name != "gn_status" }
  }

  /// "1 if ...", "1 after ...", "1, or 0 ...", "Not 0: ...".
  static func isTruth(_ type: String, _ text: String) -> Bool {
    isWhole(type) && text.contains(#/^(?:1 (?:if|after|for)\b|1, or 0\b|Not 0:)/#)
  }

  /// The enumerations of which a text names values: "a gn_north", "GN_NORTH_ values", "GN_NORTH_GRID". A number belongs to one.
  func enumerations(_ type: String, _ text: String) -> [String] {
    guard NumberReader.isWhole(type), !NumberReader.isTruth(type, text) else { return [] }
    let named = text.matches(of: #/\b[Aa]n? `?(gn_\w+)/#).map { String($0.1) }
    if let name = named.first(where: { name in enumerations.contains { $0.name == name } }) { return [name] }
    let words = text.matches(of: #/GN_[A-Z0-9_]+/#).map { String($0.0) }
    return enumerations.filter { one in words.contains { $0 == one.prefix || one.values.map(\.name).contains($0) } }
      .map(\.name)
  }

  private static func isWhole(_ type: String) -> Bool { ["int32_t", "uint32_t"].contains(type) }
}
