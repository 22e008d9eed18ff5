// SPDX-License-Identifier: MIT

extension MGRS {
  /// The size of a reference's cell. The raw value is the number of digits per axis.
  public enum Precision: Int, CaseIterable, Comparable, Codable, Sendable {
    /// The grid zone alone: "31U".
    case gridZone = -1
    /// A 100 km square: "31UDQ".
    case hundredKilometers = 0
    /// One digit per axis.
    case tenKilometers = 1
    /// Two digits per axis.
    case kilometer = 2
    /// Three digits per axis.
    case hundredMeters = 3
    /// Four digits per axis.
    case tenMeters = 4
    /// Five digits per axis: "31UDQ4825111943".
    case meter = 5
    /// Six digits per axis.
    case decimeter = 6
    /// Seven digits per axis.
    case centimeter = 7
    /// Eight digits per axis.
    case millimeter = 8
    /// Nine digits per axis.
    case hundredMicrometers = 9
    /// Ten digits per axis.
    case tenMicrometers = 10
    /// Eleven digits per axis, the finest: a `Double` coordinate holds no more.
    case micrometer = 11

    /// The side of the cell in meters; nil for a grid zone, which is not a square.
    public var size: Double? {
      switch self {
      case .gridZone: nil
      case .hundredKilometers: 100_000
      case .tenKilometers: 10_000
      case .kilometer: 1000
      case .hundredMeters: 100
      case .tenMeters: 10
      case .meter: 1
      case .decimeter: 0.1
      case .centimeter: 0.01
      case .millimeter: 0.001
      case .hundredMicrometers: 0.000_1
      case .tenMicrometers: 0.000_01
      case .micrometer: 0.000_001
      }
    }

    /// Whether `a` names larger cells than `b`: `.kilometer < .meter`.
    public static func < (a: Precision, b: Precision) -> Bool {
      a.rawValue < b.rawValue
    }

    /// The precision as a number of the core.
    var digits: Int32 { Int32(rawValue) }
  }
}

extension MGRS.Precision: CustomStringConvertible {
  /// The side of the cell with its unit: "100 km", "1 m", "10 cm", "1 µm"; or "grid zone".
  public var description: String {
    switch self {
    case .gridZone: "grid zone"
    case .hundredKilometers: "100 km"
    case .tenKilometers: "10 km"
    case .kilometer: "1 km"
    case .hundredMeters: "100 m"
    case .tenMeters: "10 m"
    case .meter: "1 m"
    case .decimeter: "10 cm"
    case .centimeter: "1 cm"
    case .millimeter: "1 mm"
    case .hundredMicrometers: "100 µm"
    case .tenMicrometers: "10 µm"
    case .micrometer: "1 µm"
    }
  }
}
