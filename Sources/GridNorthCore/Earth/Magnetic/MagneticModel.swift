// SPDX-License-Identifier: MIT
import CGridNorth
import CLanes

/// A magnetic model in memory: the epoch and 360 numbers, as in gn_magnetic_model and in magnetic.h.
public struct MagneticModel {
  /// The degree of the expansion, and how many degrees and orders there are.
  static let degree = 12
  static let termCount = 90
  /// The epoch, then four numbers for each degree and order.
  public static let numberCount = 361

  private let numbers: UnsafePointer<Double>

  /// WMM2025.
  public static var builtIn: MagneticModel {
    // SAFETY: a table is never null.
    MagneticModel(checked: gn_wmm().unsafelyUnwrapped)
  }

  private init(checked numbers: UnsafePointer<Double>) { self.numbers = numbers }

  /// The caller's model, which must stay where it is; the built-in one for null. Throws `GN_ERROR_MAGNETIC_MODEL`.
  public init(_ model: UnsafePointer<gn_magnetic_model>?) throws(gn_status) {
    guard let model else {
      self = .builtIn
      return
    }
    // SAFETY: the struct begins with the epoch and the terms.
    try self.init(numbers: UnsafeRawPointer(model).assumingMemoryBound(to: Double.self))
  }

  /// `numberCount` numbers of the caller's.
  public init(numbers: UnsafePointer<Double>) throws(gn_status) {
    guard Self.isYear(numbers[0]) else { throw GN_ERROR_MAGNETIC_MODEL }
    var index = 1
    while index < Self.numberCount {
      // Comparisons with NaN are false. With terms up to this, no result is infinite.
      guard Self.isTerm(numbers[index]) else { throw GN_ERROR_MAGNETIC_MODEL }
      index &+= 1
    }
    self.init(checked: numbers)
  }

  static func isYear(_ year: Double) -> Bool { year >= 1 && year <= 9999 }

  static func isTerm(_ number: Double) -> Bool { number.absolute <= 1e9 }

  public var epoch: Double { numbers[0] }

  /// Which of the four numbers of a term.
  enum Part: Int {
    case g = 1
    case h = 2
    case gRate = 3
    case hRate = 4
  }

  /// A number of a term; `index` is 0 ..< 90.
  @inline(__always)
  func number(_ part: Part, _ index: Int) -> Double {
    // SAFETY: 361 numbers.
    numbers[4 &* index &+ part.rawValue]
  }

  /// Where a degree n and an order m stand: 1 0, 1 1, 2 0 and so on.
  @inline(__always)
  static func index(_ degree: Int, _ order: Int) -> Int { (degree &* (degree &+ 1)) >> 1 &+ order &- 1 }

  /// Years since the epoch. Throws `GN_ERROR_NOT_FINITE`, and `GN_ERROR_YEAR` more than 5 years before it or 10 after it.
  func time(_ year: Double) throws(gn_status) -> Double {
    guard year.isFinite else { throw GN_ERROR_NOT_FINITE }
    let time = year - epoch
    guard Self.isNear(time) else { throw GN_ERROR_YEAR }
    return time
  }

  /// Whether the model may be used, for years since the epoch.
  @inline(__always)
  static func isNear(_ time: Double) -> Bool { time >= -5 && time <= 10 }

  @inline(__always)
  static func isNear(_ time: Block) -> Block.Mask { (time .>= -5) .& (time .<= 10) }

  /// Whether the model was made for it.
  static func isValid(_ time: Double) -> Bool { time >= 0 && time <= 5 }
}
