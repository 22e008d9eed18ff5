// SPDX-License-Identifier: MIT

/// A sum of many numbers with twice the digits of one.
///
/// What each addition rounds off is exactly known (Knuth, The Art of Computer Programming 2, 4.2.2, theorem B) and summed up
/// on its own.
struct LongSum {
  private var sum = 0.0
  private var rest = 0.0

  @inline(__always)
  mutating func add(_ term: Double) {
    let next = sum + term
    let added = next - sum
    rest = rest + ((sum - (next - added)) + (term - added))
    sum = next
  }

  var value: Double { sum + rest }
}
