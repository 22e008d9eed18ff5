// SPDX-License-Identifier: MIT

/// A `size_t` of the caller's: one above the largest `Int` arrives as a negative number.
public struct Size {
  private let value: Int

  public init(_ value: Int) {
    self.value = value
  }

  /// As room that there is: beyond all sizes it is cut, for that is more than enough.
  public var room: Int { value < 0 ? .max : value }

  /// As a number of things that are there: nil if no memory holds as many of so many bytes.
  func count(ofBytes bytes: Int = 1) -> Int? { value >= 0 && value <= Int.max / bytes ? value : nil }
}
