// SPDX-License-Identifier: MIT

/// The purpose of a parameter, inferred from names, types and order by the conventions of the C face.
enum Role: String {
  case value
  /// A text that comes in, and its bytes.
  case text, textSize = "text_size"
  /// One struct that comes in, or options, or options that `gn_..._options_init` fills in.
  case structure = "struct", options
  /// `count` elements that stand side by side, in or out.
  case array, count
  /// A value for each row of a batch; its stride; the bytes of a slot, if it holds texts.
  case column, stride, slotSize = "slot_size"
  case statuses
  /// A result of unknown size.
  case output, capacity, needed
  /// One value or struct that is written.
  case result
  case errorOffset = "error_offset", errorField = "error_field"
}

/// A parameter with its role, and the parameters that belong to it by kind of relation: `("count", "ring_count")`.
struct RoledParameter {
  let parameter: Parameter
  var role: Role?
  var relations: [(String, [String])] = []

  var name: String { parameter.cName }
}

extension Function {
  /// The parameters with their roles; a parameter of no known role has none, and the caller reports it.
  func roles() -> [RoledParameter] {
    var reader = RoleReader(self)
    return reader.read()
  }
}

private struct RoleReader {
  let isBatch: Bool
  var parameters: [RoledParameter]

  init(_ function: Function) {
    isBatch = function.parameters.contains { $0.cName == "statuses" }
    parameters = function.parameters.map { RoledParameter(parameter: $0) }
  }

  mutating func read() -> [RoledParameter] {
    for i in parameters.indices where parameters[i].role == nil { classify(i) }
    joinCounts()
    return parameters
  }

  private func pointee(_ i: Int) -> (type: String, isConst: Bool)? {
    guard i < parameters.count, case .pointer(.named(let type), let isConst, _) = parameters[i].parameter.type else {
      return nil
    }
    return (type, isConst)
  }

  private func isInteger(_ i: Int, named matches: (String) -> Bool) -> Bool {
    guard i < parameters.count, case .named(let type) = parameters[i].parameter.type else { return false }
    return ["size_t", "ptrdiff_t"].contains(type) && matches(parameters[i].name)
  }

  private func isCount(_ i: Int) -> Bool { isInteger(i) { $0 == "count" || $0.hasSuffix("_count") } }
  private func isStride(_ i: Int) -> Bool { isInteger(i) { $0 == "stride" || $0.hasSuffix("_stride") } }
  private func isSize(_ i: Int) -> Bool { isInteger(i) { $0.hasSuffix("_size") || $0.hasSuffix("_length") } }
  private func isCapacity(_ i: Int) -> Bool { isInteger(i) { $0 == "capacity" || $0.hasSuffix("_capacity") } }

  /// Names of many things; a rectangle has `bounds`.
  private func isPlural(_ i: Int) -> Bool {
    let name = parameters[i].name
    return name != "bounds" && (name.hasSuffix("s") || name == "radii")
  }

  private mutating func assign(_ i: Int, _ role: Role, _ relations: (String, [Int])...) {
    parameters[i].role = role
    parameters[i].relations = relations.map { ($0, $1.map { parameters[$0].name }) }
  }

  private mutating func classify(_ i: Int) {
    guard let (type, isConst) = pointee(i) else {
      if case .named(let type) = parameters[i].parameter.type, !["size_t", "ptrdiff_t"].contains(type) {
        assign(i, .value)
      } else if isCount(i) {
        assign(i, .count)
      }
      return
    }
    switch (parameters[i].name, type) {
    case ("statuses", "uint8_t") where !isConst: return assign(i, .statuses)
    case ("error_offset", "size_t") where !isConst: return assign(i, .errorOffset)
    case ("error_field", "int32_t") where !isConst: return assign(i, .errorField)
    case (_, let type) where type.hasSuffix("_options"): return assign(i, .options)
    default: break
    }
    if !isConst, isCapacity(i + 1), pointee(i + 2)?.type == "size_t", pointee(i + 2)?.isConst == false {
      assign(i, .output, ("capacity", [i + 1]), ("needed", [i + 2]))
      assign(i + 1, .capacity, ("of", [i]))
      assign(i + 2, .needed, ("of", [i]))
    } else if let stride = strideBehind(i) {
      assignColumns(from: i, stride: stride)
    } else if isConst, ["char", "uint8_t"].contains(type), isSize(i + 1) {
      assign(i, .text, ("size", [i + 1]))
      assign(i + 1, .textSize, ("of", [i]))
    } else if isConst, isPlural(i), isCount(i + 1) {
      assign(i, .array, ("count", [i + 1]))
      assign(i + 1, .count)
    } else if isPlural(i), let count = parameters.indices.first(where: isOnlyCount) {
      // A parameter with a plural name has as many elements as `count` says: rows, if there are rows.
      assign(i, isBatch ? .column : .array, ("count", [count]))
    } else if isConst {
      if type.hasPrefix("gn_") { assign(i, .structure) }
    } else {
      assign(i, .result)
    }
  }

  private func isOnlyCount(_ i: Int) -> Bool { isInteger(i) { $0 == "count" } }

  /// The stride behind a run of columns, each of which may have the size of its slots behind it.
  private func strideBehind(_ start: Int) -> Int? {
    var i = start
    while let (type, isConst) = pointee(i), isConst == pointee(start)!.isConst, !type.hasSuffix("_options") {
      // One struct before the columns.
      guard !type.hasPrefix("gn_") || isPlural(i) else { return nil }
      i += 1
      if type == "char", isInteger(i, named: { $0.hasSuffix("_size") }) { i += 1 }
      if isStride(i) { return i }
    }
    return nil
  }

  private mutating func assignColumns(from start: Int, stride: Int) {
    let columns = (start..<stride).filter { pointee($0) != nil }
    let count = parameters.indices.filter(isOnlyCount)
    for i in columns {
      assign(i, .column, ("stride", [stride]), ("count", count))
      guard pointee(i)?.type == "char" else { continue }
      // The older convention: slots stand side by side, and the stride is their size.
      let size = i + 1 < stride && pointee(i + 1) == nil ? i + 1 : stride
      parameters[i].relations.append(("slot_size", [parameters[size].name]))
      if size != stride { assign(size, .slotSize, ("of", [i])) }
    }
    assign(stride, .stride, ("of", columns))
  }

  /// Records for each count the parameters that it counts.
  private mutating func joinCounts() {
    for i in parameters.indices where parameters[i].role == .count {
      let name = parameters[i].name
      let counted = parameters.filter { $0.relations.contains { $0 == "count" && $1.contains(name) } }
      if counted.isEmpty {
        parameters[i].role = nil
      } else {
        parameters[i].relations = [("of", counted.map(\.name))]
      }
    }
  }
}
