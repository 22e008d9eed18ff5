// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where shot groups and calibrated photos meet the core. Only the files Core*.swift know about pointers.

// The core has types with the same names.
private typealias CoreCalibration = GridNorthCore.Calibration
private typealias CoreTargetUnit = GridNorthCore.TargetUnit

extension [SIMD2<Double>] {
  /// Passes the columns of x and y to a call.
  fileprivate func withNumbers<Value>(
    _ call: (Column<Double>, Column<Double>) throws(gn_status) -> Value
  ) -> Result<Value, gn_status> {
    withUnsafeBufferPointer { buffer in
      // SAFETY: a pair is two numbers side by side.
      let start = buffer.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: Double.self) }
      return Result { () throws(gn_status) in
        try call(
          Column(start, stride: 16, count: buffer.count), Column(start.map { $0 + 1 }, stride: 16, count: buffer.count))
      }
    }
  }

  /// Maps many points, and leads the statuses of the core to results.
  fileprivate func mapped(
    _ call: (
      Column<Double>, Column<Double>, MutableColumn<Double>, MutableColumn<Double>, UnsafeMutablePointer<UInt8>
    ) throws(gn_status) -> Void
  ) -> [Result<SIMD2<Double>, GridNorthError>] {
    var statuses = [UInt8](repeating: 0, count: count)
    let results = pairs(count) { (xs, ys) throws(gn_status) in
      try withNumbers { (us, vs) throws(gn_status) in try call(us, vs, xs, ys, &statuses) }.get()
    }
    return zip(results, statuses).map { result, status in
      GridNorthError(statusByte: status).map { .failure($0) } ?? .success(result)
    }
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: gn_plane_point) {
    self.init(point.x, point.y)
  }

  fileprivate var core: gn_plane_point { gn_plane_point(x: x, y: y) }
}

extension ShotGroup {
  /// What a group of shots measures.
  init(measuring shots: [SIMD2<Double>], _ aim: SIMD2<Double>) throws(GridNorthError) {
    let points = shots.map(\.core)
    let group = try refusable { () throws(gn_status) in try Shots(points, count: points.count).group(aim: aim.core) }
    self.init(
      count: Int(group.count), farthest: [Int(group.first), Int(group.second)], extremeSpread: group.extreme_spread,
      center: SIMD2(group.center), offset: SIMD2(group.offset), size: SIMD2(group.width, group.height),
      meanRadius: group.mean_radius, medianRadius: group.median_radius,
      dispersion: group.count < 2
        ? nil
        : Dispersion(
          deviation: SIMD2(group.deviation_x, group.deviation_y), sigma: group.sigma, cep50: group.cep50, r95: group.r95
        ))
  }
}

extension TargetUnit {
  func converted(_ value: Double, to unit: TargetUnit, range: Double) throws(GridNorthError) -> Double {
    try refusable { () throws(gn_status) in
      try CoreTargetUnit.convert(value, from: core, to: unit.core, range: range)
    }
  }

  private var core: Int32 {
    switch self {
    case .meters: Int32(GN_TARGET_METERS)
    case .millimeters: Int32(GN_TARGET_MILLIMETERS)
    case .inches: Int32(GN_TARGET_INCHES)
    case .minutesOfAngle: Int32(GN_TARGET_MOA)
    case .milliradians: Int32(GN_TARGET_MILLIRADIANS)
    case .inchesPer100Yards: Int32(GN_TARGET_INCHES_PER_100_YARDS)
    }
  }
}

extension PhotoCalibration {
  /// Fits a map to points.
  init(fitting points: [Point], _ kind: Kind) throws(GridNorthError) {
    let given = points.map { gn_calibration_point(pixel: $0.pixel.core, place: $0.place.core) }
    let fitted = try refusable { () throws(gn_status) in
      try given.withUnsafeBufferPointer { (buffer) throws(gn_status) in
        try CoreCalibration.fit(buffer.baseAddress, count: buffer.count, kind: kind.core)
      }
    }
    let matrix = withUnsafeBytes(of: fitted.matrix) { Array($0.bindMemory(to: Double.self)) }
    self.init(unchecked: matrix, residual: fitted.residual, kind: kind)
  }

  /// Throws an error for numbers that are no calibration.
  func check() throws(GridNorthError) {
    _ = try refusable { () throws(gn_status) in
      guard matrix.count == 9 else { throw GN_ERROR_CALIBRATION }
      return try CoreCalibration(fields)
    }
  }

  func mappedToPlane(_ pixels: [SIMD2<Double>]) -> [Result<SIMD2<Double>, GridNorthError>] {
    pixels.mapped { (us, vs, xs, ys, statuses) throws(gn_status) in
      try core.places(pixelXs: us, pixelYs: vs, xs: xs, ys: ys, statuses: statuses)
    }
  }

  func mappedToPixels(_ places: [SIMD2<Double>]) -> [Result<SIMD2<Double>, GridNorthError>] {
    places.mapped { (xs, ys, us, vs, statuses) throws(gn_status) in
      try core.pixels(xs: xs, ys: ys, pixelXs: us, pixelYs: vs, statuses: statuses)
    }
  }

  private var core: CoreCalibration { certain { () throws(gn_status) in try CoreCalibration(fields) } }

  private var fields: gn_calibration {
    let m = matrix
    return gn_calibration(
      matrix: (m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8]), residual: residual, kind: kind.core, reserved: 0)
  }
}

extension PhotoCalibration.Kind {
  fileprivate var core: Int32 {
    switch self {
    case .similarity: Int32(GN_CALIBRATION_SIMILARITY)
    case .affine: Int32(GN_CALIBRATION_AFFINE)
    case .homography: Int32(GN_CALIBRATION_HOMOGRAPHY)
    }
  }
}
