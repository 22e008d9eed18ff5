// SPDX-License-Identifier: MIT
import CGridNorth

// Rows of batches of lines.

/// Latitudes and longitudes to read.
public struct PositionColumns {
  let latitudes: Column
  let longitudes: Column

  public init(
    _ latitudes: UnsafePointer<Double>?, _ longitudes: UnsafePointer<Double>?, stride: Int, count: Int
  ) throws(gn_status) {
    self.latitudes = try Column(latitudes, stride: stride, count: count)
    self.longitudes = try Column(longitudes, stride: stride, count: count)
  }

  @inline(__always)
  func block(at row: Int) -> (latitude: Block, longitude: Block) {
    (latitudes.block(at: row), longitudes.block(at: row))
  }

  @inline(__always)
  subscript(row: Int) -> gn_point { gn_point(latitude: latitudes[row], longitude: longitudes[row]) }
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

extension Statuses {
  /// Ends a block of rows whose results are stored: marks the ordinary ones, and does the others one by one. What `single`
  /// throws becomes the status of the row, and its results become NaN.
  @inline(__always)
  mutating func finish(
    _ first: MutableColumn, _ second: MutableColumn?, _ third: MutableColumn?, at row: Int,
    ordinary: Block.Mask, single: (_ lane: Int) throws(gn_status) -> (Double, Double, Double)
  ) {
    if base == nil, Block.isAll(ordinary) { return }
    var lane = 0
    while lane < Block.width, row &+ lane < first.count {
      if ordinary.lane(lane) {
        set(GN_OK, row: row &+ lane)
      } else {
        perform(first, second, third, at: row &+ lane) { () throws(gn_status) in try single(lane) }
      }
      lane &+= 1
    }
  }

  /// Does one row: stores its results, or NaN and the status that `single` throws.
  @inline(__always)
  mutating func perform(
    _ first: MutableColumn, _ second: MutableColumn?, _ third: MutableColumn?, at row: Int,
    _ single: () throws(gn_status) -> (Double, Double, Double)
  ) {
    var results = (Double.nan, Double.nan, Double.nan)
    var status = GN_OK
    do throws(gn_status) { results = try single() } catch { status = error }
    first[row] = results.0
    second?[row] = results.1
    third?[row] = results.2
    set(status, row: row)
  }
}
