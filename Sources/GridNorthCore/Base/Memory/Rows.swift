// SPDX-License-Identifier: MIT
import CGridNorth

// Positions of the rows of batches.

/// Latitudes and longitudes to read.
public struct PositionColumns {
  let latitudes: Column<Double>
  let longitudes: Column<Double>

  public init(_ latitudes: Column<Double>, _ longitudes: Column<Double>) {
    self.latitudes = latitudes
    self.longitudes = longitudes
  }

  @inline(__always)
  func block(at row: Int) -> (latitude: Block, longitude: Block) {
    (latitudes.block(at: row), longitudes.block(at: row))
  }

  @inline(__always)
  subscript(row: Int) -> gn_point { gn_point(latitude: latitudes[row], longitude: longitudes[row]) }
}

/// Where a batch finds its rectangles of meridians and parallels.
public struct BoundsColumns {
  private let souths: Column<Double>
  private let wests: Column<Double>
  private let norths: Column<Double>
  private let easts: Column<Double>

  public init(_ souths: Column<Double>, _ wests: Column<Double>, _ norths: Column<Double>, _ easts: Column<Double>) {
    self.souths = souths
    self.wests = wests
    self.norths = norths
    self.easts = easts
  }

  @inline(__always)
  subscript(row: Int) -> gn_bounds {
    gn_bounds(south: souths[row], west: wests[row], north: norths[row], east: easts[row])
  }
}

/// Whether positions are on the globe and near enough for `reducedLongitude`. Comparisons with NaN are false.
@inline(__always)
func isOrdinary(_ positions: (latitude: Block, longitude: Block)) -> Block.Mask {
  (positions.latitude.absolute .<= 90) .& (positions.longitude.absolute .<= Angle.largestDirect)
}

@inline(__always)
func reduced(_ positions: (latitude: Block, longitude: Block)) -> (latitude: Block, longitude: Block) {
  (positions.latitude, positions.longitude.reducedLongitude)
}

@inline(__always)
func point(_ positions: (latitude: Block, longitude: Block), _ lane: Int) -> gn_point {
  gn_point(latitude: positions.latitude.lane(lane), longitude: positions.longitude.lane(lane))
}
