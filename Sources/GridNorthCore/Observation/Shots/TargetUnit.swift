// SPDX-License-Identifier: MIT
import CGridNorth

/// Units of lengths on a target, and of the angles that they cover.
public enum TargetUnit {
  /// Converts a length or an angle at a range; parameters as gn_target_convert() takes them.
  public static func convert(_ value: Double, from: Int32, to: Int32, range: Double) throws(gn_status) -> Double {
    let (from, to) = (try Kind(from), try Kind(to))
    guard value.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard value.absolute <= 1e15 else { throw GN_ERROR_MEASURE }
    switch (from, to) {
    case (.length(let size), .length(let other)), (.slope(let size), .slope(let other)),
      (.angle(let size), .angle(let other)):
      return size == other ? value : value * size / other
    case (.length(let size), _):
      return to.value(slope: value * size / (try checked(range: range)))
    case (_, .length(let size)):
      return try from.slope(value) * checked(range: range) / size
    default:
      return to.value(slope: try from.slope(value))
    }
  }

  private static func checked(range: Double) throws(gn_status) -> Double {
    guard range.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard range >= 0.001, range <= 1e12 else { throw GN_ERROR_RANGE }
    return range
  }

  /// What a unit measures, and how large it is: meters, meters per meter of range, degrees.
  private enum Kind {
    case length(Double), slope(Double), angle(Double)

    init(_ unit: Int32) throws(gn_status) {
      switch unit {
      case Int32(GN_TARGET_METERS): self = .length(1)
      case Int32(GN_TARGET_MILLIMETERS): self = .length(0.001)
      case Int32(GN_TARGET_INCHES): self = .length(0.0254)
      case Int32(GN_TARGET_MOA): self = .angle(1.0 / 60)
      case Int32(GN_TARGET_MILLIRADIANS): self = .angle(0.18 / .pi)
      case Int32(GN_TARGET_INCHES_PER_100_YARDS): self = .slope(1.0 / 3600)
      default: throw GN_ERROR_UNIT
      }
    }

    /// The length on the target over the range.
    func slope(_ value: Double) throws(gn_status) -> Double {
      switch self {
      case .angle(let size):
        let angle = value * size
        guard angle.absolute < 90 else { throw GN_ERROR_TARGET_ANGLE }
        let (sine, cosine) = angle.sineAndCosineOfDegrees
        return sine / cosine
      case .length(let size), .slope(let size): return value * size
      }
    }

    func value(slope: Double) -> Double {
      switch self {
      case .angle(let size): Double.arctangentInDegrees(y: slope, x: 1) / size
      case .length(let size), .slope(let size): slope / size
      }
    }
  }
}
