// SPDX-License-Identifier: MIT
import CGridNorth

/// Points of a photo that are known on a plane, in coordinates in which both have their mean at 0 and the mean square
/// of their distances from it is 1 (Hartley, In defense of the eight-point algorithm, 1997). y runs up in both.
struct CalibrationPoints {
  private let base: UnsafePointer<gn_calibration_point>
  let count: Int
  let pixels: Frame
  let places: Frame

  /// Throws `GN_ERROR_COUNT` for fewer than `least`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_PIXELS`,
  /// `GN_ERROR_MEASURE`, and `GN_ERROR_CALIBRATION_POINTS` if all are in one place.
  init(_ base: UnsafePointer<gn_calibration_point>?, count: Int, least: Int) throws(gn_status) {
    guard let count = Size(count).count(ofBytes: MemoryLayout<gn_calibration_point>.size), count >= least
    else { throw GN_ERROR_COUNT }
    guard let base else { throw GN_ERROR_NULL }
    self.base = base
    self.count = count
    var index = 0
    while index < count {
      // SAFETY: 0 <= index < count.
      let pixel = base[index].pixel
      guard pixel.x.isFinite, pixel.y.isFinite else { throw GN_ERROR_NOT_FINITE }
      guard pixel.x.absolute <= 1e15, pixel.y.absolute <= 1e15 else { throw GN_ERROR_PIXELS }
      _ = try checked(base[index].place)
      index &+= 1
    }
    pixels = try Frame(count) { Self.pixel(base, $0) }
    places = try Frame(count) { base[$0].place }
  }

  /// A point of the photo, and where it is on the plane.
  @inline(__always)
  subscript(index: Int) -> (pixel: gn_plane_point, place: gn_plane_point) {
    (pixels.normalized(Self.pixel(base, index)), places.normalized(base[index].place))
  }

  @inline(__always)
  private static func pixel(_ base: UnsafePointer<gn_calibration_point>, _ index: Int) -> gn_plane_point {
    // SAFETY: 0 <= index < count.
    gn_plane_point(x: base[index].pixel.x, y: -base[index].pixel.y)
  }

  /// Whether all lie on a line, or three of four, in the photo or on the plane.
  var areOnALine: Bool {
    if pixels.isLine || places.isLine { return true }
    guard count == 4 else { return false }
    var left = 0
    while left < 4 {
      // All but one.
      let (a, b, c) = (self[left == 0 ? 1 : 0], self[left <= 1 ? 2 : 1], self[left <= 2 ? 3 : 2])
      if Self.isLine(a.pixel, b.pixel, c.pixel) || Self.isLine(a.place, b.place, c.place) { return true }
      left &+= 1
    }
    return false
  }

  private static func isLine(_ a: gn_plane_point, _ b: gn_plane_point, _ c: gn_plane_point) -> Bool {
    ((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)).absolute <= 1e-7
  }

  /// From normalized coordinates of both to a calibration.
  func calibration(_ map: Projective, kind: Int32) -> gn_calibration {
    var squares = LongSum()
    var index = 0
    while index < count {
      let (pixel, place) = self[index]
      squares.add(map.apply(pixel).point.square(from: place))
      index &+= 1
    }
    let flipped = Projective(x: (1, 0, 0), y: (0, -1, 0), depth: (0, 0, 1))
    let matrix = places.back.after(map.after(pixels.forth.after(flipped))).matrix
    let residual = (squares.value / Double(count)).root * places.scale
    return gn_calibration(matrix: matrix, residual: residual, kind: kind, reserved: 0)
  }
}

/// Coordinates with the mean of some points at 0 and the mean square of their distances 1.
struct Frame {
  private let mean: gn_plane_point
  let scale: Double
  /// Whether the points are nearly on a line: a millionth of its length beside it, or less.
  let isLine: Bool

  init(_ count: Int, point: (Int) -> gn_plane_point) throws(gn_status) {
    var (x, y) = (LongSum(), LongSum())
    var largest = 0.0
    var index = 0
    while index < count {
      let point = point(index)
      largest = max(largest, max(point.x.absolute, point.y.absolute))
      x.add(point.x)
      y.add(point.y)
      index &+= 1
    }
    let mean = gn_plane_point(x: x.value / Double(count), y: y.value / Double(count))
    var (xx, xy, yy) = (LongSum(), LongSum(), LongSum())
    index = 0
    while index < count {
      let point = point(index)
      let (x, y) = (point.x - mean.x, point.y - mean.y)
      xx.add(x * x)
      xy.add(x * y)
      yy.add(y * y)
      index &+= 1
    }
    let squares = xx.value + yy.value
    scale = (squares / Double(count)).root
    // Less is hardly more than rounding errors of the coordinates and of the matrix, and squares of products must be
    // numbers.
    guard scale > 1e-7 * largest, scale > 1e-60 else { throw GN_ERROR_CALIBRATION_POINTS }
    // The product of the greatest and the least mean square in any direction.
    isLine = xx.value * yy.value - xy.value * xy.value <= 1e-12 * (squares * squares)
    self.mean = mean
  }

  @inline(__always)
  func normalized(_ point: gn_plane_point) -> gn_plane_point {
    gn_plane_point(x: (point.x - mean.x) / scale, y: (point.y - mean.y) / scale)
  }

  /// To normalized coordinates.
  var forth: Projective {
    Projective(x: (1 / scale, 0, 0 - mean.x / scale), y: (0, 1 / scale, 0 - mean.y / scale), depth: (0, 0, 1))
  }

  /// And back.
  var back: Projective {
    Projective(x: (scale, 0, mean.x), y: (0, scale, mean.y), depth: (0, 0, 1))
  }
}
