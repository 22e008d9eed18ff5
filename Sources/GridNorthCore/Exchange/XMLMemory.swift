// SPDX-License-Identifier: MIT
import CGridNorth

/// What a reader remembers of the elements that are open: 2.5 kB on the stack.
struct XMLMemory {
  var attributes: XMLAttributes
  var names: XMLNames

  /// `none` is any address.
  init(_ none: Bytes) {
    attributes = XMLAttributes(none)
    names = XMLNames(none)
  }
}

private typealias SixtyFour<Element> = Four<Four<Four<Element>>>
private typealias Four<Element> = (Element, Element, Element, Element)

private func sixtyFour<Element>(_ element: Element) -> SixtyFour<Element> {
  let four = (element, element, element, element)
  let sixteen = (four, four, four, four)
  return (sixteen, sixteen, sixteen, sixteen)
}

/// The attributes of a tag: up to 64, all of different names.
struct XMLAttributes {
  private typealias Attribute = (name: XMLSpan, value: XMLSpan)
  private var storage: SixtyFour<Attribute>
  private var count = 0

  private static let capacity = 64

  fileprivate init(_ none: Bytes) {
    let span = XMLSpan(none, none)
    storage = sixtyFour((name: span, value: span))
  }

  @inline(__always)
  mutating func clear() { count = 0 }

  /// `GN_OK`, `GN_ERROR_XML_ATTRIBUTE` or `GN_ERROR_XML_LIMIT`.
  @inline(__always)
  mutating func append(_ name: XMLSpan, _ value: XMLSpan) -> gn_status {
    var index = 0
    while index < count {
      if self[index].name.isEqual(to: name) { return GN_ERROR_XML_ATTRIBUTE }
      index &+= 1
    }
    guard count < Self.capacity else { return GN_ERROR_XML_LIMIT }
    self[count] = (name, value)
    count &+= 1
    return GN_OK
  }

  /// The value of the attribute of a name; nil if there is none.
  @inline(__always)
  func value(_ name: StaticString) -> XMLSpan? {
    var index = 0
    while index < count {
      if self[index].name.isEqual(to: name) { return self[index].value }
      index &+= 1
    }
    return nil
  }

  private subscript(index: Int) -> Attribute {
    @inline(__always) get {
      withUnsafeBytes(of: storage) { bytes in
        // SAFETY: 64 attributes.
        bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Attribute.self)[index & 63]
      }
    }
    @inline(__always) set {
      withUnsafeMutableBytes(of: &storage) { bytes in
        // SAFETY: 64 attributes.
        bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Attribute.self)[index & 63] = newValue
      }
    }
  }
}

/// Where the names of open elements begin, the outermost first.
struct XMLNames {
  private var storage: SixtyFour<Bytes>

  fileprivate init(_ none: Bytes) { storage = sixtyFour(none) }

  /// Whether there was room.
  @inline(__always)
  mutating func push(_ name: Bytes, at depth: Int) -> Bool {
    guard depth < XMLReader.deepest else { return false }
    withUnsafeMutableBytes(of: &storage) { bytes in
      // SAFETY: 64 names.
      bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Bytes.self)[depth & 63] = name
    }
    return true
  }

  subscript(depth: Int) -> Bytes {
    @inline(__always) get {
      withUnsafeBytes(of: storage) { bytes in
        // SAFETY: 64 names.
        bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Bytes.self)[depth & 63]
      }
    }
  }
}
