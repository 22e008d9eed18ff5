// SPDX-License-Identifier: MIT
import CGridNorth

/// How long the chords of a line may be.
///
/// A chord of length h departs from a line of curvature kappa by kappa h^2 / 8. Both maps, the grid's and Mercator's, are
/// conformal, so the curvature on the screen is the change of the convergence along the line; and what holds in pixels
/// holds in metres, when both are divided by the same scale. So everything here is in metres:
/// `load`, per square metre, is kappa / (8 tolerance), and a chord is short enough when h^2 load <= 1.
struct Chords {
  /// Metres, at the equator if they change with the latitude.
  private let tolerance: Double
  private let isOnScreen: Bool

  init(_ request: GridRequest) {
    isOnScreen = request.options.tolerance_unit == UInt32(GN_GRID_PIXELS)
    let metresPerPixel = WGS84.equatorialRadius * 2 * .pi / request.view.worldSize
    tolerance = Self.share * request.options.tolerance * (isOnScreen ? metresPerPixel : 1)
  }

  /// A tolerance in metres.
  init(metres: Double) {
    isOnScreen = false
    tolerance = Self.share * metres
  }

  /// The part of the tolerance that is used up: the sphere stands for the ellipsoid here, and scale 1 for that of the grid.
  private static let share = 0.94

  /// The cosine of the latitude where the Mercator world ends, 1 / cosh pi: beyond, a pixel spans as many metres as there.
  static let leastCosine = 0.08626673833405443

  /// `cosine`: of the latitude.
  private func local(_ cosine: Double) -> Double { isOnScreen ? tolerance * max(cosine, Self.leastCosine) : tolerance }

  /// The load on a line of constant easting, x and y away from the central meridian and the equator.
  ///
  /// tan gamma = tanh eta tan xi on the sphere, so d gamma / d xi = tanh eta sec^2 xi / (1 + tanh^2 eta tan^2 xi).
  func easting(_ x: Double, at y: Double) -> Double {
    let (sine, cosine) = (y * TransverseMercatorScale.degreesPerMetre).sineAndCosineOfDegrees
    let t = (x / TransverseMercatorScale.meridianRadius).absolute
    return t / (cosine * cosine + t * t * (sine * sine)) / (8 * TransverseMercatorScale.meridianRadius * local(cosine))
  }

  /// The greatest load on a line of constant northing: next to the central meridian, where
  /// d gamma / d eta = tan xi sech^2 eta / (1 + tanh^2 eta tan^2 xi) is tan xi.
  func northing(_ y: Double) -> Double {
    let (sine, cosine) = (y * TransverseMercatorScale.degreesPerMetre).sineAndCosineOfDegrees
    return (sine / cosine).absolute / (8 * TransverseMercatorScale.meridianRadius * local(cosine))
  }

  /// The load on a line of the polar grid, `distance` from the pole, at a point `radius` from it: the longitude turns by
  /// distance / radius^2 a metre.
  func polar(distance: Double, radius: Double) -> Double {
    let t = radius * PolarStereographicScale.inverseRadius
    return distance / (radius * radius) / (8 * local(2 * t / (1 + t * t)))
  }

  /// The length of the chord that starts at `start` and has all the load that it may; at most `limit`. `guess` is the chord
  /// before, or 0.
  ///
  /// The departure in the middle of a chord whose load changes is that of the mean load with the weights 1, 10, 1. Where the
  /// load changes little from one chord to the next, the one in the middle says enough.
  @inline(__always)
  func step(from start: Double, limit: Double, guess: Double, _ load: (Double) -> Double) -> Double {
    let next = 0.995 / load(start + 0.5 * guess).root
    if (next - guess).absolute < 0.05 * guess { return min(next, limit) }
    return step(from: start, limit: limit, load)
  }

  @inline(never)
  private func step(from start: Double, limit: Double, _ load: (Double) -> Double) -> Double {
    let here = load(start)
    var step = min(limit, 1 / here.root)
    var round = 0
    while round < 12 {
      let mean = (here + 10 * load(start + 0.5 * step) + load(start + step)) / 12
      let used = step * step * mean
      // Short enough; and not much shorter than it could be, or as long as it may be.
      if used <= 1, used > 0.9 || step == limit { return step }
      step = min(limit, step * 0.98 / used.root)
      round &+= 1
    }
    return step * 0.9
  }
}
