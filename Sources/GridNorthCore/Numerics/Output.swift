// SPDX-License-Identifier: MIT

/// An array of the caller's, filled as far as it reaches, and counted in any case.
struct Output<Element> {
  private let base: UnsafeMutablePointer<Element>?
  private let capacity: Int
  private(set) var count = 0

  init() {
    self.init(nil, capacity: 0)
  }

  init(_ base: UnsafeMutablePointer<Element>?, capacity: Int) {
    self.base = base
    // A size_t above the largest Int arrives as a negative number: room enough.
    self.capacity = base == nil ? 0 : capacity < 0 ? Int.max : capacity
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    // SAFETY: there is room.
    if count < capacity { base?[count] = element }
    count &+= 1
  }

  /// Counts elements that will be stored in another order than theirs; tells the index of the first.
  mutating func reserve(_ more: Int) -> Int {
    let first = count
    count &+= more
    return first
  }

  /// Stores a counted element.
  @inline(__always)
  func store(_ element: Element, at index: Int) {
    // SAFETY: there is room.
    if index >= 0, index < min(count, capacity) { base?[index] = element }
  }

  var fits: Bool { count <= capacity }

  /// Turns the elements from an index on round, if they are all there.
  func reverse(from first: Int) {
    guard fits, let base else { return }
    var low = first
    var high = count &- 1
    while low < high {
      let element = base[low]
      base[low] = base[high]
      base[high] = element
      low &+= 1
      high &-= 1
    }
  }

  /// Overwrites what was written, so that it cannot be taken for a result.
  func invalidate(with element: Element) {
    var index = 0
    while index < min(count, capacity) {
      base?[index] = element
      index &+= 1
    }
  }
}
