// SPDX-License-Identifier: MIT

extension MGRS {
  /// The size of a reference's cell. The raw value is the number of digits an axis.
  public enum Precision: Int, CaseIterable, Comparable, Codable, Sendable {
    /// The grid zone alone: "31U".
    case gridZone = -1
    /// A square of 100 km: "31UDQ".
    case hundredKilometers = 0
    /// One digit an axis.
    case tenKilometers = 1
    /// Two digits an axis.
    case kilometer = 2
    /// Three digits an axis.
    case hundredMeters = 3
    /// Four digits an axis.
    case tenMeters = 4
    /// Five digits an axis: "31UDQ4825711943".
    case meter = 5
    /// Six digits an axis.
    case decimeter = 6
    /// Seven digits an axis.
    case centimeter = 7
    /// Eight digits an axis.
    case millimeter = 8
    /// Nine digits an axis.
    case hundredMicrometers = 9
    /// Ten digits an axis.
    case tenMicrometers = 10
    /// Eleven digits an axis, the finest: below it a coordinate of type `Double` has no more to say.
    case micrometer = 11

    /// The side of the cell in metres; nil for a grid zone, which is no square.
    public var size: Double? {
      guard self != .gridZone else { return nil }
      // Up to 10^6 a power of ten, and the quotient of two, is the nearest double to what it stands for.
      var size = 100_000.0
      var divisor = 1.0
      for digit in 0..<rawValue {
        if digit < 5 { size /= 10 } else { divisor *= 10 }
      }
      return size / divisor
    }

    /// The larger cell first... is the smaller precision: `.kilometer < .meter`.
    public static func < (a: Precision, b: Precision) -> Bool {
      a.rawValue < b.rawValue
    }

    var digits: Int32 { Int32(rawValue) }
  }
}
