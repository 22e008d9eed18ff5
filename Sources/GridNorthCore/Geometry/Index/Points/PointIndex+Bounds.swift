// SPDX-License-Identifier: MIT
import CGridNorth

extension PointIndex {
  /// The rows of the points between two parallels and two meridians, in ascending order. `needed` is how many there are, also
  /// when `GN_ERROR_BUFFER_TOO_SMALL` is thrown; then nothing is left written.
  public func rows(
    in bounds: UnsafePointer<gn_bounds>?, into out: UnsafeMutablePointer<UInt64>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    guard let bounds else { throw GN_ERROR_NULL }
    let area = try PointArea(bounds.pointee, middle: middle)
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    var output = Output(out, capacity: capacity)
    add(in: area, to: &output)
    needed = output.count
    guard output.fits else {
      output.invalidate(with: 0)
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
  }

  /// The same of many rectangles: how many points are in each, and their rows, one rectangle after the other. Throws
  /// `GN_PARTIAL` when all are done and some were refused.
  public func rows(
    in bounds: BoundsColumns, counts: MutableColumn<Int32>, into out: UnsafeMutablePointer<UInt64>?, capacity: Int,
    needed: inout Int, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    var output = Output(out, capacity: capacity)
    var isPartial = false
    do throws(gn_status) {
      try Batch.run(counts.count, statuses) { row throws(gn_status) in
        let area = try PointArea(bounds[row], middle: middle)
        let first = output.count
        add(in: area, to: &output)
        // SAFETY: an index has less than 2^31 points.
        counts[row] = Int32(truncatingIfNeeded: output.count &- first)
      } refuse: { row in
        counts.refuse(row)
      }
    } catch {
      isPartial = true
    }
    needed = output.count
    guard output.fits else {
      output.invalidate(with: 0)
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
    if isPartial { throw GN_PARTIAL }
  }

  /// Adds the rows of the points in a rectangle, in ascending order.
  @inline(never)
  private func add(in area: PointArea, to output: inout Output<UInt64>) {
    let first = output.count
    walk { group, _, _, rest in
      while rest != 0 {
        let lane = rest.trailingZeroBitCount
        rest &= rest &- 1
        if area.mayMeet(PointGroup.box(group, lane)) { return lane }
      }
      return nil
    } _: { leaf, _ in
      forEachPoint(leaf, 0xFF) { point, row, _ in
        if area.holds(point) { output.append(UInt64(row)) }
      }
    }
    output.sort(from: first) { $0 < $1 }
  }
}

/// A rectangle of meridians and parallels, for points and boxes of an index.
private struct PointArea {
  private let south: Double
  private let north: Double
  /// Reduced.
  private let west: Double
  private let east: Double
  private let hasAllLongitudes: Bool
  /// More than half a turn.
  private let isWide: Bool
  /// The north and south ends, relative to the middle.
  private let low: Double
  private let high: Double
  private let westward: (sine: Double, cosine: Double)
  private let eastward: (sine: Double, cosine: Double)
  private let middle: PointVector

  init(_ bounds: gn_bounds, middle: PointVector) throws(gn_status) {
    guard bounds.south.isFinite, bounds.west.isFinite, bounds.north.isFinite, bounds.east.isFinite else {
      throw GN_ERROR_NOT_FINITE
    }
    guard bounds.south.absolute <= 90, bounds.north.absolute <= 90 else { throw GN_ERROR_LATITUDE }
    guard bounds.south <= bounds.north else { throw GN_ERROR_VIEW }
    south = bounds.south
    north = bounds.north
    west = Angle.reduce(longitude: bounds.west)
    east = Angle.reduce(longitude: bounds.east)
    hasAllLongitudes = bounds.east - bounds.west >= 360
    let width = east - west
    isWide = hasAllLongitudes || (width < 0 ? width + 360 : width) > 179
    low = SphereVector(gn_point(latitude: south, longitude: 0)).z - middle.z - PointVector.slack
    high = SphereVector(gn_point(latitude: north, longitude: 0)).z - middle.z + PointVector.slack
    westward = west.sineAndCosineOfDegrees
    eastward = east.sineAndCosineOfDegrees
    self.middle = middle
  }

  /// Both poles have all longitudes.
  @inline(__always)
  func holds(_ point: gn_point) -> Bool {
    guard point.latitude >= south, point.latitude <= north else { return false }
    if hasAllLongitudes || point.latitude.absolute == 90 { return true }
    return west <= east
      ? point.longitude >= west && point.longitude <= east : point.longitude >= west || point.longitude <= east
  }

  /// Whether points of a box may lie within; false only if none does.
  @inline(__always)
  func mayMeet(_ box: PointBox) -> Bool {
    guard Double(box.high.z) >= low, Double(box.low.z) <= high else { return false }
    if isWide { return true }
    // Within half a turn: east of the western meridian, and west of the eastern one.
    return largest(box, westward) >= -PointVector.slack
      && largest(box, (-eastward.sine, -eastward.cosine)) >= -PointVector.slack
  }

  /// How far east of a meridian the points of a box are at most, as a part of the radius.
  @inline(__always)
  private func largest(_ box: PointBox, _ meridian: (sine: Double, cosine: Double)) -> Double {
    let y = meridian.cosine * (Double(meridian.cosine > 0 ? box.high.y : box.low.y) + middle.y)
    let x = meridian.sine * (Double(meridian.sine > 0 ? box.low.x : box.high.x) + middle.x)
    return y - x
  }
}
