// SPDX-License-Identifier: MIT
import CGridNorth

extension Calibration {
  /// Fits a map to points; parameters as gn_calibration_fit() takes them.
  public static func fit(
    _ points: UnsafePointer<gn_calibration_point>?, count: Int, kind: Int32
  ) throws(gn_status) -> gn_calibration {
    let least: Int
    switch kind {
    case Int32(GN_CALIBRATION_SIMILARITY): least = 2
    case Int32(GN_CALIBRATION_AFFINE): least = 3
    case Int32(GN_CALIBRATION_HOMOGRAPHY): least = 4
    default: throw GN_ERROR_CALIBRATION
    }
    let points = try CalibrationPoints(points, count: count, least: least)
    let map =
      switch kind {
      case Int32(GN_CALIBRATION_SIMILARITY): try points.similarity()
      case Int32(GN_CALIBRATION_AFFINE): try points.affine()
      default: try points.homography()
      }
    try points.check(map)
    return points.calibration(map, kind: kind)
  }
}

extension CalibrationPoints {
  /// Refuses a map that is none of a photo: one that crushes the plane, mirrors it, or shows points from behind.
  fileprivate func check(_ map: Projective) throws(gn_status) {
    var index = 0
    while index < count {
      // 1 where the mean of the points is.
      guard map.apply(self[index].pixel).depth > 1e-6 else { throw GN_ERROR_CALIBRATION_ORDER }
      index &+= 1
    }
    let determinant = map.determinant
    guard determinant >= -1e-9 else { throw GN_ERROR_CALIBRATION_ORDER }
    guard determinant > 1e-9 else { throw GN_ERROR_CALIBRATION_POINTS }
  }

  /// With points as complex numbers, place = a pixel, where a is the sum of place times the conjugate of pixel over the
  /// sum of the squares of the pixels, which is `count`.
  fileprivate func similarity() throws(gn_status) -> Projective {
    var (real, imaginary) = (LongSum(), LongSum())
    var index = 0
    while index < count {
      let (pixel, place) = self[index]
      real.add(pixel.x * place.x + pixel.y * place.y)
      imaginary.add(pixel.x * place.y - pixel.y * place.x)
      index &+= 1
    }
    let (a, b) = (real.value / Double(count), imaginary.value / Double(count))
    // As small as that if one is the mirror image of the other.
    guard a * a + b * b > 1e-9 else { throw GN_ERROR_CALIBRATION_ORDER }
    return Projective(x: (a, 0 - b, 0), y: (b, a, 0), depth: (0, 0, 1))
  }

  fileprivate func affine() throws(gn_status) -> Projective {
    guard !pixels.isLine, !places.isLine else { throw GN_ERROR_CALIBRATION_POINTS }
    var equations = LeastSquares()
    var index = 0
    while index < count {
      let (pixel, place) = self[index]
      equations.add(pixel, place, target: place, depth: 1, isAffine: true)
      index &+= 1
    }
    // The depth is 1 everywhere.
    equations.add(Eight(0, 0, 0, 0, 0, 0, 1, 0), 0)
    equations.add(Eight(0, 0, 0, 0, 0, 0, 0, 1), 0)
    guard let solution = equations.solution else { throw GN_ERROR_CALIBRATION_POINTS }
    return Projective(solution)
  }

  /// First the linear equations x d = ..., y d = ... (the direct linear transform), then Gauss and Newton for the
  /// places.
  fileprivate func homography() throws(gn_status) -> Projective {
    guard !areOnALine else { throw GN_ERROR_CALIBRATION_POINTS }
    var equations = LeastSquares()
    var index = 0
    while index < count {
      let (pixel, place) = self[index]
      equations.add(pixel, place, target: place, depth: 1, isAffine: false)
      index &+= 1
    }
    guard let start = equations.solution else {
      // Four points that are no line have a solution, unless it shows their mean on the horizon.
      throw count == 4 ? GN_ERROR_CALIBRATION_ORDER : GN_ERROR_CALIBRATION_POINTS
    }
    return count == 4 ? Projective(start) : refined(start)
  }

  private func refined(_ start: Eight) -> Projective {
    var unknowns = start
    var squares = squares(start)
    var step = step(from: start)
    var tries = 0
    while tries < 40, let change = step {
      let next = unknowns + change
      let nextSquares = self.squares(next)
      if nextSquares < squares {
        let isDone = squares - nextSquares <= 1e-14 * squares
        unknowns = next
        squares = nextSquares
        if isDone { break }
        step = self.step(from: next)
      } else {
        // A step that is too far leads there the right way.
        step = change * 0.5
      }
      tries &+= 1
    }
    return Projective(unknowns)
  }

  /// The sum of the squares of the distances between where the points are mapped to and where they are.
  private func squares(_ unknowns: Eight) -> Double {
    let map = Projective(unknowns)
    var sum = LongSum()
    var index = 0
    while index < count {
      let (pixel, place) = self[index]
      sum.add(map.apply(pixel).point.square(from: place))
      index &+= 1
    }
    return sum.value
  }

  /// To the least squares, if the map were linear in its numbers.
  private func step(from unknowns: Eight) -> Eight? {
    let map = Projective(unknowns)
    var equations = LeastSquares()
    var index = 0
    while index < count {
      let (pixel, place) = self[index]
      let (mapped, depth) = map.apply(pixel)
      equations.add(
        pixel, mapped, target: gn_plane_point(x: place.x - mapped.x, y: place.y - mapped.y), depth: depth,
        isAffine: false)
      index &+= 1
    }
    return equations.solution
  }
}

extension LeastSquares {
  /// The two equations of a point: (a u + b v + c - x (h u + i v))/d is the x of the target, and so for y.
  fileprivate mutating func add(
    _ pixel: gn_plane_point, _ place: gn_plane_point, target: gn_plane_point, depth: Double, isAffine: Bool
  ) {
    let (u, v, one) = (pixel.x / depth, pixel.y / depth, 1 / depth)
    let (x, y) = isAffine ? (0, 0) : (place.x, place.y)
    add(Eight(u, v, one, 0, 0, 0, 0 - x * u, 0 - x * v), target.x)
    add(Eight(0, 0, 0, u, v, one, 0 - y * u, 0 - y * v), target.y)
  }
}

extension Projective {
  /// The last number of the matrix is 1.
  fileprivate init(_ n: Eight) {
    self.init(
      x: (n.lane(0), n.lane(1), n.lane(2)), y: (n.lane(3), n.lane(4), n.lane(5)), depth: (n.lane(6), n.lane(7), 1))
  }
}
