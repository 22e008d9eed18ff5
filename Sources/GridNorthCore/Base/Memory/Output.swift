// SPDX-License-Identifier: MIT

/// The caller's array: filled up to its capacity, while all elements are counted.
struct Output<Element> {
  private let base: UnsafeMutablePointer<Element>?
  private let capacity: Int
  private(set) var count = 0

  init() {
    self.init(nil, capacity: 0)
  }

  init(_ base: UnsafeMutablePointer<Element>?, capacity: Int) {
    self.base = base
    self.capacity = base == nil ? 0 : Size(capacity).room
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    // SAFETY: there is room.
    if count < capacity { base?[count] = element }
    count(1)
  }

  /// Counts elements that are not stored. More than an integer holds are as many as it holds: no memory has room for them.
  @inline(__always)
  mutating func count(_ more: Int) {
    let sum = count.addingReportingOverflow(more)
    count = sum.overflow ? .max : sum.partialValue
  }

  /// Counts elements that are stored later, in another order; returns the index of the first.
  mutating func reserve(_ more: Int) -> Int {
    let first = count
    count(more)
    return first
  }

  /// Stores a counted element.
  @inline(__always)
  func store(_ element: Element, at index: Int) {
    // SAFETY: there is room.
    if index >= 0, index < min(count, capacity) { base?[index] = element }
  }

  /// Changes a counted element, if it is stored.
  @inline(__always)
  func update(_ index: Int, _ change: (inout Element) -> Void) {
    // SAFETY: the element is stored.
    if let base, index >= 0, index < min(count, capacity) { change(&base[index]) }
  }

  /// Takes the elements back from an index on.
  mutating func truncate(to count: Int) {
    self.count = max(0, min(count, self.count))
  }

  var fits: Bool { count <= capacity }

  /// Whether there is room for one more.
  var hasRoom: Bool { count < capacity }

  /// The memory behind the elements, to work in; nil if there is none, or for a capacity that no memory has: whoever says that
  /// has room for the elements alone.
  var room: UnsafeMutableBufferPointer<Element>? {
    guard let base, count < capacity, capacity <= Int.max / max(1, MemoryLayout<Element>.stride) else { return nil }
    // SAFETY: count < capacity.
    return UnsafeMutableBufferPointer(start: base + count, count: capacity &- count)
  }

  /// Reverses the elements from an index on, if all of them are stored.
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

  /// Sorts the elements from an index on, if all of them are stored.
  @inline(__always)
  func sort(from first: Int = 0, _ isBefore: (Element, Element) -> Bool) {
    guard fits, let base, count &- first > 1 else { return }
    // SAFETY: the elements are stored.
    heapSort(count &- first) { a, b in
      isBefore(base[first &+ a], base[first &+ b])
    } swap: { a, b in
      let held = base[first &+ a]
      base[first &+ a] = base[first &+ b]
      base[first &+ b] = held
    }
  }

  /// Overwrites the written elements from an index on, so that they cannot be mistaken for a result.
  func invalidate(from first: Int = 0, with element: Element) {
    overwrite(from: first, to: count, with: element)
  }

  /// Overwrites elements and the room behind them.
  func overwrite(from first: Int, to end: Int, with element: Element) {
    var index = max(0, first)
    while index < min(end, capacity) {
      base?[index] = element
      index &+= 1
    }
  }
}
