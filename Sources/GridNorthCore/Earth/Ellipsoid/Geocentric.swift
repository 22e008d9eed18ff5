// SPDX-License-Identifier: MIT
import CGridNorth

/// Earth-centered coordinates in meters: x toward latitude 0, longitude 0, y toward 90 degrees east, z toward the north pole.
///
/// The way back is Vermeille's closed method (2002, 2011) in Karney's form: a cubic equation tells how far the position lies
/// along its normal. Its cube root is that of a sum of equal signs, so nothing cancels. The height is then measured along the
/// normal, where an error of the latitude does not matter, and not as a difference of what the method gives.
public enum Geocentric {
  /// From this distance on, the powers of coordinates in the closed method would become too large; what the ellipsoid
  /// changes is so small there that a few rounds find it.
  private static let far = 1e12
  /// b^2/a^2 = 1 - e^2
  private static var axes: Double { 1 - WGS84.eccentricitySquared }
  /// e^4
  private static var fourth: Double { WGS84.eccentricitySquared * WGS84.eccentricitySquared }

  /// Throws `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`.
  public static func forward(
    latitude: Double, longitude: Double, height: Double
  ) throws(gn_status) -> (x: Double, y: Double, z: Double) {
    let point = try checked(gn_point(latitude: latitude, longitude: longitude))
    guard height.isFinite else { throw GN_ERROR_NOT_FINITE }
    let reduced = longitude.absolute <= Angle.largestDirect ? longitude : point.longitude
    let one = forward(Alone(repeating: latitude), Alone(repeating: reduced), Alone(repeating: height))
    return (one.x.single, one.y.single, one.z.single)
  }

  /// The longitude lies in [-180, 180). Throws `GN_ERROR_NOT_FINITE`.
  public static func inverse(x: Double, y: Double, z: Double) throws(gn_status) -> (point: gn_point, height: Double) {
    guard x.isFinite, y.isFinite, z.isFinite else { throw GN_ERROR_NOT_FINITE }
    let largest = max(max(x.absolute, y.absolute), z.absolute)
    // 2^-600: no square is too large for a number then.
    let scale = largest > 1e150 ? 0x1p-600 : 1
    let longitude = Double.arctangentInDegrees(y: y, x: x).reducedLongitude
    let (scaledX, scaledY) = (x * scale, y * scale)
    let radius = (scaledX * scaledX + scaledY * scaledY).root / scale
    guard radius.isFinite else { throw GN_ERROR_NOT_FINITE }
    let (sine, cosine) = largest > far ? farNormal(radius, z) : nearNormal(radius, z)
    let height = height(radius, z, sine, cosine)
    guard height.isFinite else { throw GN_ERROR_NOT_FINITE }
    return (gn_point(latitude: .arctangentInDegrees(y: sine, x: cosine), longitude: longitude), height)
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func forward(
    _ positions: PositionColumns, heights: Column<Double>, xs: MutableColumn<Double>, ys: MutableColumn<Double>,
    zs: MutableColumn<Double>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(xs.count, statuses) { row in
      let (latitude, longitude) = positions.block(at: row)
      let height = heights.block(at: row)
      let isOrdinary =
        (latitude.absolute .<= 90) .& (longitude.absolute .<= Angle.largestDirect) .& (height.absolute .< .infinity)
      let (x, y, z) = forward(latitude, longitude, height)
      xs.store(x, at: row, where: isOrdinary)
      ys.store(y, at: row, where: isOrdinary)
      zs.store(z, at: row, where: isOrdinary)
      return (loaded: (latitude, longitude, height), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      (xs[row], ys[row], zs[row]) = try forward(
        latitude: loaded.0.lane(lane), longitude: loaded.1.lane(lane), height: loaded.2.lane(lane))
    } refuse: { row in
      xs.refuse(row)
      ys.refuse(row)
      zs.refuse(row)
    }
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func inverse(
    xs: Column<Double>, ys: Column<Double>, zs: Column<Double>, latitudes: MutableColumn<Double>,
    longitudes: MutableColumn<Double>, heights: MutableColumn<Double>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(latitudes.count, statuses) { row in
      let (x, y, z) = (xs.block(at: row), ys.block(at: row), zs.block(at: row))
      let radius = (x * x + y * y).root
      let (sine, cosine, isOutside) = closedNormal(radius, z)
      let isNear = (x.absolute .<= far) .& (y.absolute .<= far) .& (z.absolute .<= far)
      let isOrdinary = isNear .& isOutside
      latitudes.store(.arctangentInDegrees(y: sine, x: cosine), at: row, where: isOrdinary)
      longitudes.store(Block.arctangentInDegrees(y: y, x: x).reducedLongitude, at: row, where: isOrdinary)
      heights.store(height(radius, z, sine, cosine), at: row, where: isOrdinary)
      return (loaded: (x, y, z), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let place = try inverse(x: loaded.0.lane(lane), y: loaded.1.lane(lane), z: loaded.2.lane(lane))
      latitudes[row] = place.point.latitude
      longitudes[row] = place.point.longitude
      heights[row] = place.height
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
      heights.refuse(row)
    }
  }

  // MARK: - Formulas

  @inline(never)
  private static func forward<L: Lanes>(_ latitude: L, _ longitude: L, _ height: L) -> (x: L, y: L, z: L) {
    let ((sine, cosine), (east, ahead)) = L.sinesAndCosinesOfDegrees(latitude, longitude)
    let normal = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * (sine * sine)).root
    let radius = (normal + height) * cosine
    return (radius * ahead, radius * east, (normal * axes + height) * sine)
  }

  /// The height of a point beside or on the axis, along the normal with this sine and cosine: R cos + z sin - a W.
  @inline(__always)
  private static func height<L: Lanes>(_ radius: L, _ z: L, _ sine: L, _ cosine: L) -> L {
    let foot = WGS84.equatorialRadius * (1 - WGS84.eccentricitySquared * (sine * sine)).root
    return (radius * cosine + z * sine) - foot
  }

  /// The coefficients of the cubic equation, in units of the radius of the equator.
  @inline(__always)
  private static func cubic<L: Lanes>(_ radius: L, _ z: L) -> (p: L, q: L, r: L, s: L, discriminant: L) {
    let (across, along) = (radius / WGS84.equatorialRadius, z / WGS84.equatorialRadius)
    let (p, q) = (across * across, along * along * axes)
    let r = (p + q - fourth) / 6
    let s = fourth * p * q / 4
    return (p, q, r, s, s * (2 * (r * r * r) + s))
  }

  /// The sine and cosine of the latitude, from the solution u of the cubic equation.
  @inline(__always)
  private static func normal<L: Lanes>(_ radius: L, _ z: L, u: L, q: L) -> (sine: L, cosine: L) {
    let v = (u * u + fourth * q).root
    let isInner = u .< 0
    // u + v, which cancels for a negative u.
    let sum = L.select(isInner, fourth * q, u + v) / L.select(isInner, v - u, L(repeating: 1))
    let difference = WGS84.eccentricitySquared * (sum - q) / (2 * v)
    let w = difference.replacing(with: L(repeating: 0), where: difference .< 0)
    let k = sum / ((sum + w * w).root + w)
    let (up, out) = (z / k, radius / (k + WGS84.eccentricitySquared))
    let length = (up * up + out * out).root
    return (up / length, out / length)
  }

  /// The sine and cosine of the latitude outside of the evolute of the meridian, which reaches 43 km from the center; the
  /// mask tells where the lanes are.
  @inline(never)
  private static func closedNormal<L: Lanes>(_ radius: L, _ z: L) -> (sine: L, cosine: L, isOutside: L.Mask) {
    let (_, q, r, s, discriminant) = cubic(radius, z)
    let isOutside = L.and(discriminant .>= 0, L.or(L.not(fourth * q .== 0), r .> 0))
    let sum = s + r * r * r
    let cube = sum + discriminant.absolute.root.signed(as: sum)
    // Too small to matter beside r.
    let least = 1e-290
    let magnitude = cube.absolute.replacing(with: L(repeating: least), where: cube.absolute .< least)
    let t = magnitude.cubeRoot.signed(as: cube)
    let (sine, cosine) = normal(radius, z, u: r + t + r * r / t, q: q)
    return (sine, cosine, isOutside)
  }

  private static func nearNormal(_ radius: Double, _ z: Double) -> (sine: Double, cosine: Double) {
    let closed = closedNormal(Alone(repeating: radius), Alone(repeating: z))
    if Alone.isAll(closed.isOutside) { return (closed.sine.single, closed.cosine.single) }
    let (p, q, r, s, discriminant) = cubic(radius, z)
    guard fourth * q == 0, r <= 0 else {
      // Three solutions: the one that is continued from outside.
      let angle = Double.arctangentInDegrees(y: (-discriminant).root, x: -(s + r * r * r))
      return normal(radius, z, u: r + 2 * r * (angle / 3).sineAndCosineOfDegrees.cosine, q: q)
    }
    // On the disk of the equator, from which two normals lead to the surface: the one on the side of z.
    let up = (max(0, fourth - p) / axes).root
    let out = p.root
    let length = (up * up + out * out).root
    return ((up / length).signed(as: z), out / length)
  }

  private static func farNormal(_ radius: Double, _ z: Double) -> (sine: Double, cosine: Double) {
    // 2^-600: no square is too large, and what becomes 0 is nothing beside the other.
    let scale = max(radius, z.absolute) > 1e150 ? 0x1p-600 : 1
    let (along, across) = (z * scale, radius * scale)
    var out = across
    var normal = (sine: 0.0, cosine: 0.0)
    // Each round takes six digits or more off the error.
    for _ in 0..<3 {
      let length = (along * along + out * out).root
      normal = (along / length, out / length)
      let foot = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * (normal.sine * normal.sine)).root
      // Seen from where the normal meets the axis, moved up to the equator: z/(R - e^2 N cos).
      out = across - WGS84.eccentricitySquared * foot * normal.cosine * scale
    }
    return normal
  }
}

extension Lanes {
  /// The cube root of positive normal numbers: a parabola, and three steps of Halley's method, of which each triples the digits.
  @inline(__always)
  fileprivate var cubeRoot: Self {
    let exponent = binaryExponent
    let third = (exponent * (1.0 / 3)).roundedToEven
    let x = significandNearOne * (exponent - 3 * third).wholePowerOfTwo
    var root = (0.5361 - 0.083 * x) * x + 0.5392
    root = root.cubeRootStep(of: x)
    root = root.cubeRootStep(of: x)
    root = root.cubeRootStep(of: x)
    return root * third.wholePowerOfTwo
  }

  @inline(__always)
  private func cubeRootStep(of x: Self) -> Self {
    let cube = self * self * self
    return self * (cube + 2 * x) / (2 * cube + x)
  }
}
