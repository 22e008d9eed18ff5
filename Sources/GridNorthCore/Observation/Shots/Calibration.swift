// SPDX-License-Identifier: MIT
import CGridNorth

/// A photo of a plane whose scale is known: from pixels to meters, and back.
public struct Calibration {
  private let toPlane: Projective
  private let toPixels: Projective

  /// Throws `GN_ERROR_CALIBRATION` for what gn_calibration_fit() never gives.
  public init(_ calibration: gn_calibration) throws(gn_status) {
    guard calibration.kind >= Int32(GN_CALIBRATION_SIMILARITY), calibration.kind <= Int32(GN_CALIBRATION_HOMOGRAPHY)
    else {
      throw GN_ERROR_CALIBRATION
    }
    toPlane = Projective(calibration.matrix)
    toPixels = toPlane.inverse
    // Without an inverse, the determinant is 0, or too large or small for a number.
    guard toPlane.isFinite, toPixels.isFinite else { throw GN_ERROR_CALIBRATION }
  }

  /// The places that many pixels show. Throws `GN_PARTIAL` when all rows are done and some were refused:
  /// `GN_ERROR_NOT_FINITE`, `GN_ERROR_PIXELS`, `GN_ERROR_OUT_OF_SIGHT`.
  public func places(
    pixelXs: Column<Double>, pixelYs: Column<Double>, xs: MutableColumn<Double>, ys: MutableColumn<Double>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try toPlane.map(pixelXs, pixelYs, to: xs, ys, tooLarge: GN_ERROR_PIXELS, statuses: statuses)
  }

  /// The pixels that show many places. Throws `GN_PARTIAL` when all rows are done and some were refused:
  /// `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, `GN_ERROR_OUT_OF_SIGHT`.
  public func pixels(
    xs: Column<Double>, ys: Column<Double>, pixelXs: MutableColumn<Double>, pixelYs: MutableColumn<Double>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try toPixels.map(xs, ys, to: pixelXs, pixelYs, tooLarge: GN_ERROR_MEASURE, statuses: statuses)
  }
}

extension Projective {
  /// Maps many points. Numbers beyond 1e15 are refused: `tooLarge` among those given, out of sight among the results.
  fileprivate func map(
    _ us: Column<Double>, _ vs: Column<Double>, to xs: MutableColumn<Double>, _ ys: MutableColumn<Double>,
    tooLarge: gn_status, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(us.count, statuses) { row in
      let (u, v) = (us.block(at: row), vs.block(at: row))
      let (x, y, depth) = apply(u, v)
      let isOrdinary =
        (u.absolute .<= 1e15) .& (v.absolute .<= 1e15) .& (depth .> 0) .& (x.absolute .<= 1e15)
        .& (y.absolute .<= 1e15)
      xs.store(x, at: row, where: isOrdinary)
      ys.store(y, at: row, where: isOrdinary)
      return ((u, v), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let (u, v) = (loaded.0.lane(lane), loaded.1.lane(lane))
      guard u.isFinite, v.isFinite else { throw GN_ERROR_NOT_FINITE }
      guard u.absolute <= 1e15, v.absolute <= 1e15 else { throw tooLarge }
      throw GN_ERROR_OUT_OF_SIGHT
    } refuse: { row in
      xs.refuse(row)
      ys.refuse(row)
    }
  }
}
