// SPDX-License-Identifier: MIT

/// A sum of many numbers with twice the digits of one.
typealias LongSum = LongSums<Double>

/// Such sums side by side.
///
/// The rounding error of each addition is known exactly (Knuth, The Art of Computer Programming 2, 4.2.2, theorem B)
/// and summed separately.
struct LongSums<Value: Lanes> {
  private var sum = Value(repeating: 0)
  private var rest = Value(repeating: 0)

  init() {}

  init(sum: Value, rest: Value) {
    self.sum = sum
    self.rest = rest
  }

  @inline(__always)
  mutating func add(_ term: Value) {
    let next = sum + term
    let added = next - sum
    rest = rest + ((sum - (next - added)) + (term - added))
    sum = next
  }

  @inline(__always)
  var value: Value { sum + rest }

  /// What `init(sum:rest:)` takes.
  var parts: (Value, Value) { (sum, rest) }
}

extension LongSums where Value == Eight {
  /// The sum of all lanes.
  var total: LongSum {
    var total = LongSum()
    var lane = 0
    while lane < 8 {
      total.add(sum.lane(lane))
      total.add(rest.lane(lane))
      lane &+= 1
    }
    return total
  }
}
