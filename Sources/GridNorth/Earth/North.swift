// SPDX-License-Identifier: MIT
internal import CGridNorth

/// The north from which a direction counts.
public enum North: String, CaseIterable, Codable, Sendable {
  /// Along the meridian to the north pole.
  case `true`
  /// Along the lines of equal easting of a grid.
  case grid
  /// Where a compass points.
  case magnetic
}

// MARK: - Text

extension North: CustomStringConvertible {
  /// The raw value: "true", "grid" or "magnetic".
  public var description: String { rawValue }
}

// MARK: - The core's form

extension North {
  var core: Int32 {
    switch self {
    case .true: Int32(GN_NORTH_TRUE.rawValue)
    case .grid: Int32(GN_NORTH_GRID.rawValue)
    case .magnetic: Int32(GN_NORTH_MAGNETIC.rawValue)
    }
  }

  /// A GN_NORTH_ value of the core.
  init(_ core: Int32) {
    switch core {
    case Int32(GN_NORTH_GRID.rawValue): self = .grid
    case Int32(GN_NORTH_MAGNETIC.rawValue): self = .magnetic
    default: self = .true
    }
  }
}
