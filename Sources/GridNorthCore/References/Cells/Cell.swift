// SPDX-License-Identifier: MIT
import CGridNorth

/// The square, of any size, that a reference names.
struct Cell {
  let square: Square
  /// Micrometers from the south-west corner of the 100 km square.
  let east: UInt64
  let north: UInt64
  /// Digits per axis, 0 ... 11.
  let precision: Int
}

extension Cell {
  /// Micrometers; at precision 11 a cell has one.
  private var micrometers: UInt64 { UInt64.powerOfTen(11 &- precision) }

  /// Length of a side in meters.
  var size: Double { Double(micrometers) / 1e6 }

  var southWest: gn_utm { point(halfSizes: 0) }
  var center: gn_utm { point(halfSizes: 1) }

  var grid: UTM.Grid {
    switch square.frame {
    case .utm(let gridZone):
      UTM.Grid(checkedZone: Int32(truncatingIfNeeded: gridZone.zone), hemisphere: gridZone.band.isSouthern ? -1 : 1)
    case .polar(let zone): UTM.Grid(checkedZone: 0, hemisphere: zone.isSouthern ? -1 : 1)
    }
  }

  /// The corner moved by half sizes north and east. The numbers are whole half micrometers until the only division, so
  /// the result is the double nearest to the exact coordinate.
  private func point(halfSizes: UInt64) -> gn_utm {
    let origin = square.origin
    let grid = grid
    return gn_utm(
      easting: meters(square.column &+ origin.column, east, halfSizes),
      northing: meters(square.row &+ origin.row, north, halfSizes),
      zone: grid.zone, hemisphere: grid.hemisphere)
  }

  private func meters(_ squares: Int, _ rest: UInt64, _ halfSizes: UInt64) -> Double {
    let whole = UInt64(truncatingIfNeeded: squares) &* 100_000_000_000 &+ rest
    return Double(2 &* whole &+ halfSizes &* micrometers) / 2e6
  }

  func position(of utm: gn_utm) -> gn_point {
    let grid = grid
    if grid.isPolar { return UTM.unprojectPolar(easting: utm.easting, northing: utm.northing, grid: grid) }
    return UTM.unproject(easting: utm.easting, northing: utm.northing, grid: grid)
  }

  /// The positions of two places on the grid, in hardly more time than one.
  func positions(of first: gn_utm, _ second: gn_utm) -> (gn_point, gn_point) {
    let grid = grid
    if grid.isPolar { return (position(of: first), position(of: second)) }
    let position = UTM.unproject(
      easting: SIMD2(first.easting, second.easting), northing: SIMD2(first.northing, second.northing),
      falseNorthing: SIMD2(repeating: grid.falseNorthing), centralMeridian: SIMD2(repeating: grid.centralMeridian))
    return (
      gn_point(latitude: position.latitude[0], longitude: position.longitude[0]),
      gn_point(latitude: position.latitude[1], longitude: position.longitude[1])
    )
  }

  /// Whether a center is so far from the border of its grid zone that the whole cell is inside: a quick "yes" for
  /// nearly every cell of 1 km or less; "no" decides nothing.
  func isWellInside(_ center: gn_point) -> Bool {
    switch square.frame {
    case .utm(let gridZone):
      let inner = innerBounds(gridZone)
      return center.latitude > inner.south && center.latitude < inner.north && center.longitude > inner.west
        && center.longitude < inner.east
    case .polar(let zone):
      return 90 - center.latitude.absolute + 1e-5 * size < zone.colatitude
    }
  }

  /// The grid zone minus a margin wider than half the cell's diagonal, in degrees: a meter is at most 1e-5 degrees of
  /// latitude, and below 84 degrees less than 9e-5 of longitude.
  func innerBounds(_ gridZone: GridZone) -> (south: Double, north: Double, west: Double, east: Double) {
    let (west, east) = gridZone.meridians
    let margin = 1e-5 * size
    return (
      south: gridZone.band.south + margin, north: gridZone.band.north - margin, west: west + 9 * margin,
      east: east - 9 * margin
    )
  }

  var overlap: Overlap {
    switch square.frame {
    case .utm(let gridZone): quarter(gridZone).overlap()
    case .polar(let zone): polarQuarter(zone).overlap()
    }
  }

  /// The center, if it lies in the grid zone; otherwise a point of the overlap; otherwise the center again.
  func pointInside(_ overlap: Overlap, center: gn_point) -> gn_point {
    guard let somewhere = overlap.somewhere, overlap.isCut, !holds(center) else { return center }
    let grid = grid
    let utm: gn_utm
    switch square.frame {
    case .polar:
      let (x, y) = somewhere
      utm = gn_utm(
        easting: 2_000_000 + (square.column < 0 ? -x : x), northing: 2_000_000 + (square.row < 0 ? -y : y),
        zone: grid.zone, hemisphere: grid.hemisphere)
    case .utm(let gridZone):
      let (x, y) = quarter(gridZone).inside(from: somewhere)
      utm = gn_utm(
        easting: 500_000 + (square.column < 5 ? -x : x), northing: grid.falseNorthing + (square.row < 0 ? -y : y),
        zone: grid.zone, hemisphere: grid.hemisphere)
    }
    return position(of: utm)
  }

  /// Whether a position belongs to the grid zone, as encoding decides it.
  private func holds(_ point: gn_point) -> Bool {
    switch square.frame {
    case .utm(let gridZone):
      let zone = UTM.standardZone(latitude: point.latitude, longitude: point.longitude)
      return Int(zone) == gridZone.zone && Band(latitude: point.latitude) == gridZone.band
    case .polar(let zone):
      return !UTM.isUTM(latitude: point.latitude) && (point.latitude < 0) == zone.isSouthern
    }
  }

  /// The quarter of the grid that the cell lies in, and its edges there: meters away from the axes.
  var quarterFrame: (isWestern: Bool, isSouthern: Bool, x: (low: Double, high: Double), y: (low: Double, high: Double))
  {
    let column: Int
    switch square.frame {
    case .utm: column = square.column &- 5
    case .polar: column = square.column
    }
    return (
      isWestern: column < 0, isSouthern: square.row < 0, x: outward(column, east), y: outward(square.row, north)
    )
  }

  /// Meters from the central meridian and from the equator, both counted outward.
  private func quarter(_ gridZone: GridZone) -> Quarter {
    Quarter(
      gridZone, column: square.column, x: outward(square.column &- 5, east), y: outward(square.row, north))
  }

  /// Meters from the pole, both counted outward.
  private func polarQuarter(_ zone: PolarZone) -> PolarQuarter {
    PolarQuarter(x: outward(square.column, east), y: outward(square.row, north), radius: zone.radius)
  }

  /// The two edges of a cell along one axis.
  private func outward(_ squares: Int, _ rest: UInt64) -> (low: Double, high: Double) {
    Patch.outward(squares, (low: rest, high: rest &+ micrometers))
  }
}
