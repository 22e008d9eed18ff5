// SPDX-License-Identifier: MIT

/// The least squares solution of any number of linear equations in eight unknowns, which are added one by one.
///
/// Rotations keep the equations triangular (Givens; Golub and Van Loan, Matrix Computations, 5.2), so nothing is
/// squared, and memory for eight equations is enough.
struct LeastSquares {
  private var rows: (Eight, Eight, Eight, Eight, Eight, Eight, Eight, Eight)
  private var values = Eight(repeating: 0)

  init() {
    let zero = Eight(repeating: 0)
    rows = (zero, zero, zero, zero, zero, zero, zero, zero)
  }

  /// Adds the equation `coefficients` . unknowns = `value`.
  mutating func add(_ coefficients: Eight, _ value: Double) {
    var row = coefficients
    var rest = value
    var index = 0
    while index < 8 {
      let entry = row.lane(index)
      if entry != 0 {
        let held = self[index]
        let diagonal = held.lane(index)
        let length = (diagonal * diagonal + entry * entry).root
        // The square of a number this small is 0.
        guard length > 0 else { return }
        let (cosine, sine) = (diagonal / length, entry / length)
        self[index] = held * cosine + row * sine
        row = row * cosine - held * sine
        let heldValue = values.lane(index)
        values.set(index, heldValue * cosine + rest * sine)
        rest = rest * cosine - heldValue * sine
      }
      index &+= 1
    }
  }

  /// The unknowns; nil if the equations leave one of them open. The coefficients are of the order of 1.
  var solution: Eight? {
    var solution = Eight(repeating: 0)
    var index = 7
    while index >= 0 {
      let row = self[index]
      guard row.lane(index).absolute > Self.smallest else { return nil }
      let products = row * solution
      var value = values.lane(index)
      var other = 7
      while other > index {
        value = value - products.lane(other)
        other &-= 1
      }
      solution.set(index, value / row.lane(index))
      index &-= 1
    }
    return solution
  }

  /// A diagonal below this is no more than rounding errors of the coefficients.
  private static let smallest = 1e-9

  private subscript(index: Int) -> Eight {
    get {
      switch index {
      case 0: rows.0
      case 1: rows.1
      case 2: rows.2
      case 3: rows.3
      case 4: rows.4
      case 5: rows.5
      case 6: rows.6
      default: rows.7
      }
    }
    set {
      switch index {
      case 0: rows.0 = newValue
      case 1: rows.1 = newValue
      case 2: rows.2 = newValue
      case 3: rows.3 = newValue
      case 4: rows.4 = newValue
      case 5: rows.5 = newValue
      case 6: rows.6 = newValue
      default: rows.7 = newValue
      }
    }
  }
}
