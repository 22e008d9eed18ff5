// SECTION 88: Observation: Shot groups and calibrated photos
// SUBJECT group: Shot groups.
// SUBJECT calibration: Photos whose pixels stand for meters.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Measures a group of shots on the plane of a target.
///
/// - Parameters:
///   - shots: Where they hit: meters to the right and up from any origin, within 1e15.
///   - count: Shots, 1 ... 100,000.
///   - aim: The point of aim, in meters, within 1e15, or none for the origin; may be null.
///   - out: Receives the measures of the group, in meters; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_COUNT`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, or `GN_ERROR_WORK`
///   for very many shots on a circle.
///
/// A shot that is not known must be left out: NaN is refused. For one shot, spreads and radii are 0, and the
/// deviations, `sigma`, `cep50` and `r95` are NaN. Of several pairs as far apart as the extreme spread, the rows are
/// those of one. The results are exact but for rounding: about a unit in the last place of the largest distance, also
/// if the group is small and far from the origin.
///
/// `sigma`, `cep50` and `r95` take for granted that shots spread alike in all directions, as a circular normal
/// distribution does. They describe the weapon, not these shots only, and they count from the center, not from the aim.
/// `sigma` is the root of the sum of the squared distances from the center over 2 count - 2, divided by c4(2 count -
/// 1), so that it is not too small on average for few shots. If `deviation_x` and `deviation_y` of many shots differ,
/// use these instead. Since 0.2.
///
/// Time grows with the shots in most groups, and with their square if all lie on a circle. Slowest input known: a circle,
/// on which 100,000 shots are refused with `GN_ERROR_WORK`.
///
/// ```c
/// const gn_plane_point shots[] = {{0.010, 0.012}, {-0.015, 0.001}, {0.002, -0.018}, {0.021, 0.007}, {-0.004, 0.025}};
/// gn_group group;
/// gn_group_measure(shots, 5, NULL, &group);
/// double moa;
/// gn_target_convert(group.extreme_spread, GN_TARGET_METERS, GN_TARGET_MOA, 100, &moa);
/// ```
@_cdecl("gn_group_measure")  // One level: most of it is loading.
public func gn_group_measure(
  _ shots: UnsafePointer<gn_plane_point>?, _ count: Int, _ aim: UnsafePointer<gn_plane_point>?,
  _ out: UnsafeMutablePointer<gn_group>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in
    try Shots(shots, count: count).group(aim: aim?.pointee ?? gn_plane_point(x: 0, y: 0))
  }
}

// SUBJECT group
/// Converts lengths on a target and the angles that they cover at a distance into each other.
///
/// - Parameters:
///   - value: A length or an angle in the unit `from`, within 1e15; an angle that is converted to another kind of unit
///     must be less than 90 degrees either way.
///   - from: `GN_TARGET_METERS`, `GN_TARGET_MILLIMETERS`, `GN_TARGET_INCHES`, `GN_TARGET_MOA`, `GN_TARGET_MILLIRADIANS`
///     or `GN_TARGET_INCHES_PER_100_YARDS`.
///   - to: The unit of the result: one of the `GN_TARGET_` values.
///   - distance: Meters to the target, 0.001 ... 1e12; not read if lengths are converted to lengths, or angles to
///     angles.
///   - out: Receives the length or the angle in the unit `to`; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_UNIT`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, `GN_ERROR_RANGE` or
///   `GN_ERROR_TARGET_ANGLE`.
///
/// The tangent of an angle is the length over the distance: a sight that is turned by the angle moves the shots that far.
/// Inches per 100 yards are no angle but the length over the distance itself, times 3600. Since 0.2.
///
/// ```c
/// double mrad;
/// gn_target_convert(36, GN_TARGET_MILLIMETERS, GN_TARGET_MILLIRADIANS, 100, &mrad);   // 0.36
/// ```
@_cdecl("gn_target_convert")
public func gn_target_convert(
  _ value: Double, _ from: Int32, _ to: Int32, _ distance: Double, _ out: UnsafeMutablePointer<Double>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in
    try TargetUnit.convert(value, from: from, to: to, range: distance)
  }
}

/// Finds from known points how a photo shows a plane.
///
/// - Parameters:
///   - points: Points of the photo and where they are on the plane: pixels to the right and down, and meters to the
///     right and up from any origin; within 1e15.
///   - count: Points: 2 or more for a similarity, 3 for an affine map, 4 for a homography.
///   - kind: `GN_CALIBRATION_SIMILARITY`, `GN_CALIBRATION_AFFINE` or `GN_CALIBRATION_HOMOGRAPHY`.
///   - out: Receives the calibration, with its residual in meters; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_CALIBRATION` for the kind, `GN_ERROR_COUNT`, `GN_ERROR_NOT_FINITE`,
///   `GN_ERROR_PIXELS`, `GN_ERROR_MEASURE`, `GN_ERROR_CALIBRATION_POINTS` if the points are one place, for an affine
///   map nearly on a line, for a homography three of four nearly on a line, or `GN_ERROR_CALIBRATION_ORDER`.
///
/// With more points than the kind needs, the sum of the squared distances on the plane is the least; for a homography,
/// the least that is reached from the direct linear transform. The residual is the root of the mean of these squares.
/// With as few points as the kind needs, it is 0 but for rounding, and says nothing: measure one more. A photo never
/// mirrors, so points that are given in the opposite direction, or crosswise, are refused; a similarity of more points
/// may only have a large residual then. Since 0.2.
///
/// Time grows with the points.
///
/// ```c
/// // The corners of an A4 sheet in a photo.
/// const gn_calibration_point corners[] = {{{812, 604}, {0, 0.297}}, {{2903, 655}, {0.21, 0.297}},
///                                         {{3010, 3522}, {0.21, 0}}, {{745, 3468}, {0, 0}}};
/// gn_calibration calibration;
/// gn_calibration_fit(corners, 4, GN_CALIBRATION_HOMOGRAPHY, &calibration);
/// ```
@_cdecl("gn_calibration_fit")  // One level: once for a photo.
public func gn_calibration_fit(
  _ points: UnsafePointer<gn_calibration_point>?, _ count: Int, _ kind: Int32,
  _ out: UnsafeMutablePointer<gn_calibration>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in try Calibration.fit(points, count: count, kind: kind) }
}

/// Finds the places on a plane that the pixels of a photo show.
///
/// - Parameters:
///   - calibration: The result of gn_calibration_fit().
///   - pixel_xs: Pixels to the right, within 1e15; not null unless `count` is 0.
///   - pixel_x_stride: Bytes from one of them to the next; 0: every row uses the first.
///   - pixel_ys: Pixels down, within 1e15; not null unless `count` is 0.
///   - pixel_y_stride: Bytes from one of them to the next; 0: every row uses the first.
///   - count: Pixels.
///   - xs: Receives the places on the plane: to the right, in meters.
///   - ys: Receives the places on the plane: up, in meters.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_CALIBRATION`, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_NOT_FINITE`, `GN_ERROR_PIXELS`, or
/// `GN_ERROR_OUT_OF_SIGHT` for a pixel on the horizon of the plane or above it. Accurate to a few units in the last
/// place of the largest numbers involved. Since 0.2.
///
/// Time grows with the rows.
///
/// ```c
/// const gn_calibration_point marks[] = {{{812, 604}, {0, 0.297}}, {{745, 3468}, {0, 0}}};
/// gn_calibration calibration;
/// gn_calibration_fit(marks, 2, GN_CALIBRATION_SIMILARITY, &calibration);
/// const gn_plane_point holes[] = {{1501, 1822}, {1477, 1910}, {1533, 1865}};
/// gn_plane_point shots[3];
/// gn_calibration_to_plane_batch(&calibration, &holes[0].x, 16, &holes[0].y, 16, 3,
///                               &shots[0].x, 16, &shots[0].y, 16, NULL);
/// gn_group group;
/// gn_group_measure(shots, 3, NULL, &group);
/// ```
@_cdecl("gn_calibration_to_plane_batch")  // Levels.
public func gn_calibration_to_plane_batch(
  _ calibration: UnsafePointer<gn_calibration>?, _ pixelXs: UnsafePointer<Double>?, _ pixelXStride: Int,
  _ pixelYs: UnsafePointer<Double>?, _ pixelYStride: Int, _ count: Int, _ xs: UnsafeMutablePointer<Double>?,
  _ xStride: Int, _ ys: UnsafeMutablePointer<Double>?, _ yStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try checked(calibration).places(
      pixelXs: Column(pixelXs, stride: pixelXStride, count: count),
      pixelYs: Column(pixelYs, stride: pixelYStride, count: count),
      xs: MutableColumn(xs, stride: xStride, count: count), ys: MutableColumn(ys, stride: yStride, count: count),
      statuses: statuses)
  }
}

/// Finds the pixels of a photo that show places on a plane.
///
/// - Parameters:
///   - calibration: The result of gn_calibration_fit().
///   - xs: Meters to the right on the plane, within 1e15; not null unless `count` is 0.
///   - ys: Meters up, within 1e15; not null unless `count` is 0.
///   - count: Places.
///   - pixel_xs: Receives the way to the right from the left edge of the photo, in pixels.
///   - pixel_x_stride: Bytes from one of them to the next.
///   - pixel_ys: Receives the way down from the top edge of the photo, in pixels.
///   - pixel_y_stride: Bytes from one of them to the next.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_CALIBRATION`, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, or
/// `GN_ERROR_OUT_OF_SIGHT` for a place behind the camera. Leads back from gn_calibration_to_plane_batch(), to a few
/// units in the last place of the largest numbers involved; draw the center and the circles of a group with it. Since
/// 0.2.
///
/// Time grows with the rows.
///
/// ```c
/// const gn_calibration_point marks[] = {{{812, 604}, {0, 0.297}}, {{745, 3468}, {0, 0}}};
/// gn_calibration calibration;
/// gn_calibration_fit(marks, 2, GN_CALIBRATION_SIMILARITY, &calibration);
/// const gn_plane_point center = {0.1, 0.15};
/// gn_plane_point pixel;
/// gn_calibration_to_pixels_batch(&calibration, &center.x, 8, &center.y, 8, 1,
///                                &pixel.x, 8, &pixel.y, 8, NULL);
/// ```
@_cdecl("gn_calibration_to_pixels_batch")  // Levels.
public func gn_calibration_to_pixels_batch(
  _ calibration: UnsafePointer<gn_calibration>?, _ xs: UnsafePointer<Double>?, _ xStride: Int,
  _ ys: UnsafePointer<Double>?, _ yStride: Int, _ count: Int, _ pixelXs: UnsafeMutablePointer<Double>?,
  _ pixelXStride: Int, _ pixelYs: UnsafeMutablePointer<Double>?, _ pixelYStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try checked(calibration).pixels(
      xs: Column(xs, stride: xStride, count: count), ys: Column(ys, stride: yStride, count: count),
      pixelXs: MutableColumn(pixelXs, stride: pixelXStride, count: count),
      pixelYs: MutableColumn(pixelYs, stride: pixelYStride, count: count), statuses: statuses)
  }
}

private func checked(_ calibration: UnsafePointer<gn_calibration>?) throws(gn_status) -> Calibration {
  guard let calibration else { throw GN_ERROR_NULL }
  return try Calibration(calibration.pointee)
}
