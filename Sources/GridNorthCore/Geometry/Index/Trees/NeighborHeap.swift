// SPDX-License-Identifier: MIT
import CGridNorth

/// The caller's array as a heap: the farthest neighbor comes first.
struct NeighborHeap {
  private let base: UnsafeMutablePointer<gn_neighbor>
  private let capacity: Int
  private(set) var count = 0

  /// There is room for `capacity` neighbors, one at least.
  init(_ base: UnsafeMutablePointer<gn_neighbor>, capacity: Int) {
    self.base = base
    self.capacity = capacity
  }

  var isFull: Bool { count >= capacity }

  /// The farthest neighbor. There must be one.
  var farthest: gn_neighbor { base[0] }

  /// The nearer one comes first, of two equally far ones that of the lower id.
  @inline(__always)
  static func isOrdered(_ a: gn_neighbor, _ b: gn_neighbor) -> Bool {
    a.distance < b.distance || a.distance == b.distance && a.id < b.id
  }

  /// Adds a neighbor; drops the farthest if there are too many.
  @inline(__always)
  mutating func insert(_ neighbor: gn_neighbor) {
    if count < capacity {
      // SAFETY: there is room.
      base[count] = neighbor
      count &+= 1
      rise(from: count &- 1)
    } else if NeighborHeap.isOrdered(neighbor, base[0]) {
      base[0] = neighbor
      sink(from: 0, below: count)
    }
  }

  /// Puts the nearest first. After that it is not a heap.
  func sort() {
    heapSort(count) {
      NeighborHeap.isOrdered(base[$0], base[$1])
    } swap: {
      swap($0, $1)
    }
  }

  private func swap(_ a: Int, _ b: Int) {
    let neighbor = base[a]
    base[a] = base[b]
    base[b] = neighbor
  }

  private func rise(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index &- 1) >> 1
      guard NeighborHeap.isOrdered(base[parent], base[index]) else { return }
      swap(parent, index)
      index = parent
    }
  }

  private func sink(from start: Int, below end: Int) {
    var index = start
    while true {
      var child = 2 &* index &+ 1
      guard child < end else { return }
      if child &+ 1 < end, NeighborHeap.isOrdered(base[child], base[child &+ 1]) { child &+= 1 }
      guard NeighborHeap.isOrdered(base[index], base[child]) else { return }
      swap(index, child)
      index = child
    }
  }
}
