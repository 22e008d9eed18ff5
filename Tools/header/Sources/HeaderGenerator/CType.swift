// SPDX-License-Identifier: MIT
import SwiftSyntax

/// A type as C spells it.
indirect enum CType: Equatable {
  case void
  case named(String)
  case pointer(to: CType, isConst: Bool, isOptional: Bool)
  /// A Swift type that has no place in the C face, as the source spells it.
  case unsupported(String)
}

extension CType {
  /// `Int` is `size_t` because that is how Swift imports `size_t`.
  private static let names = [
    "Double": "double", "Float": "float", "CChar": "char", "Int": "size_t",
    "Int8": "int8_t", "Int16": "int16_t", "Int32": "int32_t", "Int64": "int64_t",
    "UInt8": "uint8_t", "UInt16": "uint16_t", "UInt32": "uint32_t", "UInt64": "uint64_t",
  ]

  init(_ type: TypeSyntax) {
    self = CType.mapped(type) ?? .unsupported(type.trimmedDescription)
  }

  /// The type of a parameter. A stride may lead backward, so it is signed.
  init(_ type: TypeSyntax, ofParameter name: String) {
    let type = CType(type)
    let isStride = name == "stride" || name.hasSuffix("Stride")
    self = isStride && type == .named("size_t") ? .named("ptrdiff_t") : type
  }

  /// The type of a result; nil is a function without one.
  init(result type: TypeSyntax?) {
    guard let type else { self = .void; return }
    let isVoid = type.as(TupleTypeSyntax.self)?.elements.isEmpty ?? (type.trimmedDescription == "Void")
    self = isVoid ? .void : CType(type)
  }

  private static func mapped(_ type: TypeSyntax) -> CType? {
    if let optional = type.as(OptionalTypeSyntax.self) {
      guard case .pointer(let pointee, let isConst, false)? = mapped(optional.wrappedType) else { return nil }
      return .pointer(to: pointee, isConst: isConst, isOptional: true)
    }
    guard let type = type.as(IdentifierTypeSyntax.self) else { return nil }
    guard let arguments = type.genericArgumentClause?.arguments else {
      switch type.name.text {
      case "UnsafeRawPointer": return .pointer(to: .void, isConst: true, isOptional: false)
      case "UnsafeMutableRawPointer": return .pointer(to: .void, isConst: false, isOptional: false)
      case let name where name.hasPrefix("gn_"): return .named(name)
      case let name: return names[name].map { .named($0) }
      }
    }
    guard arguments.count == 1, case .type(let argument)? = arguments.first?.argument,
      let pointee = mapped(argument)
    else { return nil }
    switch type.name.text {
    case "UnsafePointer": return .pointer(to: pointee, isConst: true, isOptional: false)
    case "UnsafeMutablePointer": return .pointer(to: pointee, isConst: false, isOptional: false)
    default: return nil
    }
  }
}

extension CType {
  /// The declaration of `name` with this type: `const char *text`.
  func declaring(_ name: String) -> String {
    let type = spelling
    return type.hasSuffix("*") ? type + name : type + " " + name
  }

  /// `double`, `const char *`, `const char *const *`.
  private var spelling: String {
    switch self {
    case .void: return "void"
    case .named(let name): return name
    case .pointer(let pointee, let isConst, _):
      if case .pointer = pointee { return pointee.spelling + (isConst ? "const *" : "*") }
      return (isConst ? "const " : "") + pointee.spelling + " *"
    case .unsupported(let text): preconditionFailure("Checker refuses \(text)")
    }
  }
}
