// SPDX-License-Identifier: MIT
import CGridNorth

/// The caller's grids, and the bytes in which the samples of all of them lie. Each has been checked.
///
/// The height of a position is that of the first grid that contains it and has no void there. Between grids that lie a step apart, as
/// rasters whose pixels are areas do, it is interpolated from the samples on both sides.
public struct HeightGrids {
  private let bytes: UnsafeRawPointer
  private let grids: UnsafePointer<gn_height_grid>
  let count: Int

  public init(
    _ bytes: UnsafePointer<CChar>?, size: Int, _ grids: UnsafePointer<gn_height_grid>?, count: Int
  ) throws(gn_status) {
    guard let count = Size(count).count(ofBytes: MemoryLayout<gn_height_grid>.size) else { throw GN_ERROR_COUNT }
    guard bytes != nil || size == 0, grids != nil || count == 0 else { throw GN_ERROR_NULL }
    guard let size = Size(size).count() else { throw GN_ERROR_OFFSET }
    // SAFETY: without bytes every grid is refused, and without grids none is read; any non-null address will do.
    self.bytes = UnsafeRawPointer(bytes) ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
    self.grids = grids ?? UnsafePointer(bitPattern: 8).unsafelyUnwrapped
    self.count = count
    var index = 0
    while index < count {
      try HeightGrid.check(self.grids[index], size: size)
      index &+= 1
    }
  }

  @inline(__always)
  subscript(index: Int) -> HeightGrid {
    // SAFETY: 0 <= index < count.
    HeightGrid(checked: grids[index], bytes: bytes)
  }

  /// A grid that is none, and must not be asked.
  var none: HeightGrid { HeightGrid(checked: gn_height_grid(), bytes: bytes) }

  /// The smallest distance between rows or columns, the latter at a latitude: in degrees of a meridian; nil without grids.
  func finestStep(latitude: Double) -> Double? {
    // Near the poles, columns are nearer to each other than there are heights to tell.
    let cosine = max(0.02, latitude.sineAndCosineOfDegrees.cosine)
    var finest: Double?
    var index = 0
    while index < count {
      let grid = grids[index]
      let step = min(grid.latitude_step.absolute, grid.longitude_step.absolute * cosine)
      finest = min(finest ?? .infinity, step)
      index &+= 1
    }
    return finest
  }

  /// What was found: a height, or NaN and why there is none.
  struct Finding {
    var height: Double
    var status: gn_status
    /// The grid that gave the height; -1: none, or several.
    var grid: Int
    /// How often a grid was looked at, at most.
    var looks = 0
  }

  /// At a checked position.
  func find(latitude: Double, longitude: Double) -> Finding {
    let inside = findInside(latitude: latitude, longitude: longitude)
    guard inside.status == GN_ERROR_HEIGHT_OUTSIDE else { return inside }
    return findBetween(latitude: latitude, longitude: longitude)
  }

  /// A grid in whose rows the position lies takes as long as thirty others.
  private static let looksOfNear = 30

  /// In the first grid that contains the position and has no void there.
  private func findInside(latitude: Double, longitude: Double) -> Finding {
    var finding = Finding(height: .nan, status: GN_ERROR_HEIGHT_OUTSIDE, grid: -1, looks: count)
    var index = 0
    while index < count {
      if mayBeNear(index, latitude) {
        finding.looks &+= HeightGrids.looksOfNear
        let grid = self[index]
        let place = grid.place(latitude: latitude, longitude: longitude)
        if grid.contains(place) {
          let height = grid.height(place)
          if height == height {
            (finding.height, finding.status, finding.grid) = (height, GN_OK, index)
            return finding
          }
          finding.status = GN_ERROR_HEIGHT_VOID
        }
      }
      index &+= 1
    }
    return finding
  }

  /// The search ends after this many grids beside a position. Of grids that do not overlap, at most four are beside it.
  private static let mostBeside = 16

  /// Outside of all grids: in the first one that is less than a step away, with what other grids have in its next row or column.
  private func findBetween(latitude: Double, longitude: Double) -> Finding {
    var finding = Finding(height: .nan, status: GN_ERROR_HEIGHT_OUTSIDE, grid: -1, looks: 2 &* count)
    var beside = 0
    var index = 0
    while index < count, beside < HeightGrids.mostBeside {
      if mayBeNear(index, latitude) {
        finding.looks &+= HeightGrids.looksOfNear
        let grid = self[index]
        let place = grid.place(latitude: latitude, longitude: longitude)
        if grid.isBeside(place) {
          beside &+= 1
          finding.looks &+= 4 &* count
          var between = interpolate(grid, place)
          between.looks = finding.looks
          if between.status == GN_OK { return between }
          if between.status == GN_ERROR_HEIGHT_VOID { finding.status = GN_ERROR_HEIGHT_VOID }
        }
      }
      index &+= 1
    }
    return finding
  }

  private func interpolate(_ grid: HeightGrid, _ place: HeightGrid.Place<Double>) -> Finding {
    let (row, column) = (place.row.floored, place.column.floored)
    let (down, right) = (place.row - row, place.column - column)
    var finding = Finding(height: 0, status: GN_OK, grid: -1)
    var corner = 0
    while corner < 4 {
      let (isLower, isRight) = (corner & 2 != 0, corner & 1 != 0)
      let weight = (isLower ? down : 1 - down) * (isRight ? right : 1 - right)
      if weight > 0 {
        let sample = findSample(
          grid, HeightGrid.Place(row: row + (isLower ? 1 : 0), column: column + (isRight ? 1 : 0)))
        guard sample.status == GN_OK else { return sample }
        finding.height += weight * sample.height
      }
      corner &+= 1
    }
    return finding
  }

  private func findSample(_ grid: HeightGrid, _ place: HeightGrid.Place<Double>) -> Finding {
    if grid.contains(place) {
      let height = grid.height(place)
      return Finding(height: height, status: height == height ? GN_OK : GN_ERROR_HEIGHT_VOID, grid: -1)
    }
    let position = grid.position(place)
    return findInside(latitude: position.latitude, longitude: position.longitude)
  }

  /// False if the latitude is farther than a step from the grid: quickly told, for there may be thousands of grids.
  @inline(__always)
  private func mayBeNear(_ index: Int, _ latitude: Double) -> Bool {
    // SAFETY: 0 <= index < count.
    let step = grids[index].latitude_step
    let way = (latitude - grids[index].latitude) * (step < 0 ? -1 : 1)
    let limit = step.absolute * 1.01
    return way >= -limit && way <= step.absolute * Double(grids[index].rows &- 1) + limit
  }

  /// Whether a grid before this one contains places of which `HeightGrid.containsWithin` says that they lie within this one.
  func isOverlapped(_ index: Int) -> Bool {
    let grid = grids[index]
    var other = 0
    while other < index {
      if overlap(grids[other], grid) { return true }
      other &+= 1
    }
    return false
  }

  private func overlap(_ a: gn_height_grid, _ b: gn_height_grid) -> Bool {
    let first = Extent(a)
    let second = Extent(b)
    // A grid also contains places within a millionth of its step.
    let reach = 1e-6 * a.latitude_step.absolute
    let border = HeightGrid.within * b.latitude_step.absolute
    if first.north + reach < second.south + border || first.south - reach > second.north - border { return false }
    let reachEast = 1e-6 * a.longitude_step.absolute
    let borderEast = HeightGrid.within * b.longitude_step.absolute
    let way = (first.west - second.west).reducedLongitude
    let eastward = way < 0 ? way + 360 : way
    return eastward - reachEast <= second.width - borderEast || eastward + first.width + reachEast >= 360 + borderEast
  }

  /// The rectangle of a grid, degrees.
  private struct Extent {
    let south: Double
    let north: Double
    let west: Double
    let width: Double

    init(_ grid: gn_height_grid) {
      let height = grid.latitude_step * Double(grid.rows &- 1)
      south = min(grid.latitude, grid.latitude + height)
      north = max(grid.latitude, grid.latitude + height)
      let isAround = HeightGrid.isAround(grid)
      let way = grid.longitude_step * Double(grid.columns &- 1)
      let longitude = Angle.reduce(longitude: grid.longitude)
      west = (way < 0 ? longitude + way : longitude).reducedLongitude
      width = isAround ? 360 : way.absolute
    }
  }
}
