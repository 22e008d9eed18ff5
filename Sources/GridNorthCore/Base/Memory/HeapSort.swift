// SPDX-License-Identifier: MIT

/// Sorts things in place, without further memory. They are known by their places only: 0 ..< `count`.
///
/// - Parameters:
///   - isBefore: Whether the thing at one place belongs before that at another.
///   - swap: Exchanges the things at two places.
@inline(__always)
func heapSort(_ count: Int, isBefore: (Int, Int) -> Bool, swap: (Int, Int) -> Void) {
  // First a heap with the last thing at the top, then the last of those that are left is taken from it.
  var start = count / 2
  var end = count
  while end > 1 {
    if start > 0 {
      start &-= 1
    } else {
      end &-= 1
      swap(0, end)
    }
    var parent = start
    while true {
      var child = 2 &* parent &+ 1
      guard child < end else { break }
      if child &+ 1 < end, isBefore(child, child &+ 1) { child &+= 1 }
      guard isBefore(parent, child) else { break }
      swap(parent, child)
      parent = child
    }
  }
}
