// SPDX-License-Identifier: MIT

/// A literal text: where its bytes are.
///
/// A `StaticString` may also be a single character, which has no address; who asks for one must stop if there is none. Here the
/// compiler sees the literal, and that it has an address.
struct Literal: ExpressibleByStringLiteral {
  let start: UnsafePointer<UInt8>
  let count: Int

  @inline(__always)
  init(stringLiteral text: StaticString) {
    start = text.utf8Start
    count = text.utf8CodeUnitCount
  }
}
