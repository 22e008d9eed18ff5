// SPDX-License-Identifier: MIT

/// Facts about the numbers of a parameter, from its text and its name.
struct Facts {
  /// The unit of a number; nil for one that is not floating-point.
  var unit: String?
  /// The ends of the range of a number, as the comment spells them.
  var minimum: String?
  var maximum: String?
  /// The constants that the text of a whole number names; whether it is a sum of them.
  var constants: [String] = []
  var isSum = false
  /// Whether a pointer may be null.
  var null = Null.never

  enum Null: String {
    case never, always
    /// If there is nothing to read, or no room to write.
    case empty
  }
}

extension Facts {
  private static let units: [Substring: String] = [
    "latitude": "degrees", "longitude": "degrees", "azimuth": "degrees", "bearing": "degrees", "rotation": "degrees",
    "convergence": "degrees", "degrees": "degrees", "easting": "meters", "northing": "meters", "distance": "meters",
    "radius": "meters", "radii": "meters", "semi": "meters", "length": "meters", "perimeter": "meters",
    "meters": "meters", "spacing": "meters", "tolerance": "meters", "area": "square meters", "zoom": "zoom",
    "scale": "1", "vertices": "pixels", "seconds": "seconds", "year": "years",
  ]

  init(_ roled: RoledParameter, text: String, types: CDeclarations) {
    guard let role = roled.role else { return }
    let name = roled.name
    let (type, isPointer) = roled.parameter.type.element
    if ["double", "float"].contains(type) {
      unit = Facts.unit(name: name, text: text)
      readRange(name: name, text: text)
    } else if !isPointer, role == .value {
      readConstants(text, types)
      if constants.isEmpty { readIntegers(text) }
    }
    if isPointer { null = Facts.null(role, text) }
  }

  private static func unit(name: String, text: String) -> String? {
    let lower = text.lowercased()
    if lower.contains("meters per pixel") { return "meters per pixel" }
    if let match = lower.firstMatch(of: #/^(degrees|meters|pixels|seconds)\b/#) { return String(match.1) }
    if let match = lower.firstMatch(of: #/\bin (degrees|meters|square meters|pixels)\b/#) { return String(match.1) }
    if lower.contains("in the unit `") { return "that of a parameter" }
    if name.contains("square_meters") { return "square meters" }
    for word in name.split(separator: "_") {
      if let unit = units[word] ?? (word.hasSuffix("s") ? units[word.dropLast()] : nil) { return unit }
    }
    return nil
  }

  /// `Degrees, -90 ... 90.`, `within 89.9 of the equator`, `more than 0, at most 19,970,000`.
  private mutating func readRange(name: String, text: String) {
    let number = #/-?\d[\d,]*(?:\.\d+)?(?:e-?\d+)?/#
    func digits(_ text: Substring) -> String { text.filter { $0 != "," } }
    if let match = text.firstMatch(of: #/^[^.;]*?(-?\d[\d,.]*(?:e-?\d+)?) \.\.\. (-?\d[\d,]*(?:\.\d+)?(?:e-?\d+)?)/#) {
      (minimum, maximum) = (digits(match.1), digits(match.2))
    } else if let match = text.firstMatch(of: #/within (\d[\d.]*) of the equator/#) {
      (minimum, maximum) = ("-" + match.1, String(match.1))
    } else if let match = text.firstMatch(of: #/at most (\d[\d,]*)/#), match.1.wholeMatch(of: number) != nil {
      maximum = digits(match.1)
    } else if name.contains("latitude") {
      (minimum, maximum) = ("-90", "90")
    }
  }

  private mutating func readConstants(_ text: String, _ types: CDeclarations) {
    let values = types.enumerations.flatMap(\.values).map(\.name)
    for match in text.matches(of: #/GN_[A-Z0-9_]+/#) {
      let name = String(match.0)
      constants += values.filter { (name.hasSuffix("_") ? $0.hasPrefix(name) : $0 == name) && !constants.contains($0) }
    }
    isSum = !constants.isEmpty && text.contains(#/\bsum of\b/#)
  }

  /// `0 ... 11: 5 names a 1 m cell, -1 the grid zone alone`, `1 ... 15; or 0: as many as are sensible`.
  private mutating func readIntegers(_ text: String) {
    var numbers = text.matches(of: #/(-?\d+) \.\.\. (-?\d+)/#).flatMap { [$0.1, $0.2] }.compactMap { Int($0) }
    if numbers.isEmpty { return }
    numbers += text.matches(of: #/\bor (-?\d+)\b|(?:^|[ ;])(-\d+)\b/#).compactMap { Int($0.1 ?? $0.2 ?? "") }
    (minimum, maximum) = (numbers.min().map(String.init), numbers.max().map(String.init))
  }

  private static func null(_ role: Role, _ text: String) -> Null {
    if text.contains(#/\b[Mm]ay be null(?! (?:if|unless))|\b[Nn]ull for/#) { return .always }
    switch role {
    case .text, .array, .column, .output: return .empty
    case .statuses, .errorOffset, .errorField, .needed: return .always
    default: return .never
    }
  }
}

extension CType {
  /// The type of a value, or of the values that a pointer points to.
  var element: (type: String, isPointer: Bool) {
    switch self {
    case .named(let name): (name, false)
    case .pointer(let pointee, _, _): (pointee.element.type, true)
    case .void: ("void", false)
    case .unsupported(let text): preconditionFailure("Checker refuses \(text)")
    }
  }
}
