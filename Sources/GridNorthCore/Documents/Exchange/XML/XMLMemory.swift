// SPDX-License-Identifier: MIT
import CGridNorth

/// What a reader remembers of the elements that are open: 3 kB on the stack.
struct XMLMemory {
  fileprivate typealias Attribute = (name: XMLSpan, value: XMLSpan)
  private typealias Four<Element> = (Element, Element, Element, Element)
  private typealias SixtyFour<Element> = Four<Four<Four<Element>>>

  /// The number of attributes that fit, and of levels of elements.
  static let capacity = 64

  private var attributes: SixtyFour<Attribute>
  private var names: SixtyFour<XMLSpan>

  private init(_ none: Bytes) {
    func sixtyFour<Element>(_ element: Element) -> SixtyFour<Element> {
      let four = (element, element, element, element)
      let sixteen = (four, four, four, four)
      return (sixteen, sixteen, sixteen, sixteen)
    }
    let span = XMLSpan(none, none)
    attributes = sixtyFour((name: span, value: span))
    names = sixtyFour(span)
  }

  /// Gives memory to a reader; `none` is any address.
  @inline(__always)
  static func lend<Result>(
    _ none: Bytes, _ body: (XMLAttributes, XMLNames) throws(TextRefusal) -> Result
  ) throws(TextRefusal) -> Result {
    var memory = XMLMemory(none)
    // Pointers into it, because tables in the reader itself would be copied at each look.
    return try withUnsafeMutableBytes(of: &memory.attributes) { attributes throws(TextRefusal) in
      try withUnsafeMutableBytes(of: &memory.names) { names throws(TextRefusal) in
        try body(
          XMLAttributes(base: attributes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Attribute.self)),
          XMLNames(base: names.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: XMLSpan.self)))
      }
    }
  }
}

/// The attributes of a tag: up to 64, all of different names.
struct XMLAttributes {
  private let base: UnsafeMutablePointer<XMLMemory.Attribute>
  private var count = 0

  fileprivate init(base: UnsafeMutablePointer<XMLMemory.Attribute>) { self.base = base }

  @inline(__always)
  mutating func clear() { count = 0 }

  /// `GN_OK`, `GN_ERROR_XML_ATTRIBUTE` or `GN_ERROR_XML_LIMIT`.
  @inline(__always)
  mutating func append(_ name: XMLSpan, _ value: XMLSpan) -> gn_status {
    var index = 0
    while index < count {
      if base[index].name.isEqual(to: name) { return GN_ERROR_XML_ATTRIBUTE }
      index &+= 1
    }
    guard count < XMLMemory.capacity else { return GN_ERROR_XML_LIMIT }
    // SAFETY: below the capacity.
    base[count] = (name, value)
    count &+= 1
    return GN_OK
  }

  /// The value of the attribute of a name; nil if there is none.
  @inline(__always)
  func value(_ name: Literal) -> XMLSpan? {
    var index = 0
    while index < count {
      if base[index].name.isEqual(to: name) { return base[index].value }
      index &+= 1
    }
    return nil
  }
}

/// The names of open elements, the outermost first.
struct XMLNames {
  private let base: UnsafeMutablePointer<XMLSpan>

  fileprivate init(base: UnsafeMutablePointer<XMLSpan>) { self.base = base }

  /// Whether there was room.
  @inline(__always)
  func push(_ name: XMLSpan, at depth: Int) -> Bool {
    guard depth >= 0, depth < XMLMemory.capacity else { return false }
    // SAFETY: below the capacity.
    base[depth] = name
    return true
  }

  // SAFETY: masked to the capacity.
  subscript(depth: Int) -> XMLSpan { base[depth & (XMLMemory.capacity &- 1)] }
}
