// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport

/// The value of a call, or its error.
func result<Value>(_ make: () throws(GridNorthError) -> Value) -> Result<Value, GridNorthError> {
  Result { () throws(GridNorthError) in try make() }
}

/// The error of a call; nil if it throws nothing.
func refusal<Value>(_ make: () throws(GridNorthError) -> Value) -> GridNorthError? {
  result(make).refusal
}

extension Result where Failure == GridNorthError {
  var refusal: GridNorthError? {
    guard case .failure(let error) = self else { return nil }
    return error
  }

  var value: Success? { try? get() }
}

extension Randomness {
  /// A position; many lie on the borders of grid zones or next to them.
  mutating func position() -> Position {
    Position(latitude: latitude(), longitude: longitude())
  }

  /// A position that lies next to a border only by chance.
  mutating func ordinaryPosition() -> Position {
    Position(latitude: double(in: -90...90), longitude: double(in: -180...180))
  }

  /// A position for cells of a size. The borders are left out for the finest cells: where one leaves but some
  /// nanometers of a cell inside, the answer is a matter of the last place.
  mutating func position(for precision: MGRS.Precision) -> Position {
    precision > .centimeter ? ordinaryPosition() : position()
  }
}
