// SPDX-License-Identifier: MIT

/// The constants of the C interface have the type of their enumeration; here they are used as numbers.
extension BinaryInteger {
  @inline(__always)
  public init<Constant: RawRepresentable>(_ constant: Constant) where Constant.RawValue: BinaryInteger {
    self.init(truncatingIfNeeded: constant.rawValue)
  }
}
