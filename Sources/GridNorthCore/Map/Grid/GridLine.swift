// SPDX-License-Identifier: MIT
import CGridNorth

/// The description of a line.
struct GridLine {
  let kind: Int32
  let axis: Int32
  let zone: Int32
  let isSouthern: Bool
  let coordinate: Double
  let spacing: Double
  let isMajor: Bool

  /// A line of a grid, drawn at the levels of a spacing.
  init(grid: UTM.Grid, axis: gn_axis, coordinate: Double, spacing levels: GridSpacing) {
    self.axis = Int32(axis)
    self.coordinate = coordinate
    zone = grid.zone
    isSouthern = grid.isSouthern
    spacing = levels.coarsest(of: coordinate)
    kind = Int32(spacing == GridSpacing.coarsest ? GN_GRID_100_KM : GN_GRID_LINE)
    isMajor = levels.isMajor(coordinate)
  }

  /// The border of grid zones on a parallel or meridian.
  init(borderAlong axis: gn_axis, degrees: Double, zone: Int32, isSouthern: Bool) {
    kind = Int32(GN_GRID_BORDER)
    self.axis = Int32(axis)
    self.zone = zone
    self.isSouthern = isSouthern
    coordinate = degrees
    spacing = 0
    isMajor = true
  }

  var hemisphere: Int32 { isSouthern ? -1 : 1 }

  /// Relative to lines that are not major.
  var width: Float { isMajor ? 1.5 : 1 }
  var opacity: Float { isMajor ? 1 : 0.5 }

  func record(first: Int, count: Int) -> gn_grid_line {
    gn_grid_line(
      coordinate: coordinate, spacing: spacing, first: UInt64(truncatingIfNeeded: first),
      count: UInt64(truncatingIfNeeded: count), width: width, opacity: opacity, zone: zone, hemisphere: hemisphere,
      kind: kind, axis: axis, major: isMajor ? 1 : 0, reserved: 0)
  }
}
