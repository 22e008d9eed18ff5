// SPDX-License-Identifier: MIT
import CGridNorth

/// The properties of a feature: a JSON object of the caller, checked, and copied unchanged (RFC 8259).
struct Properties {
  private let base: UnsafePointer<CChar>?
  /// The bytes before the closing brace.
  private let openCount: Int
  private let isEmpty: Bool

  /// Throws `GN_ERROR_PROPERTIES`; `GN_ERROR_NULL` for a null pointer that has a size. Null without one: no properties.
  init(_ base: UnsafePointer<CChar>?, size: Int) throws(gn_status) {
    self.base = base
    guard let base else {
      guard size == 0 else { throw GN_ERROR_NULL }
      openCount = 0
      isEmpty = true
      return
    }
    // No memory holds a longer text: then it is none.
    var scanner = JSONScanner(ASCII(base, count: Size(size).count() ?? 0))
    guard let object = scanner.object() else { throw GN_ERROR_PROPERTIES }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw GN_ERROR_PROPERTIES }
    openCount = object.openCount
    isEmpty = object.isEmpty
  }

  /// Appends the object without its end.
  func begin(_ pen: inout Pen) {
    guard let base else { return pen.append("{") }
    pen.append(base, count: openCount)
  }

  /// Appends the separator between these properties and further ones.
  func separate(_ pen: inout Pen) {
    if !isEmpty { pen.append(",") }
  }
}
