// SPDX-License-Identifier: MIT

/// The allowed length of the chords of a line.
///
/// A chord of length h departs from a line of curvature kappa by kappa h^2 / 8. Both maps, the grid's and Mercator's,
/// are conformal, so the curvature on the screen is the change of the convergence along the line; and a departure in
/// pixels and its tolerance are divided by the same scale. So everything here is in meters: `load`, per square meter,
/// is kappa / (8 tolerance), and a chord is short enough when h^2 load <= 1.
struct Chords {
  /// Meters, at the equator if they change with the latitude.
  private let tolerance: Double
  private let isOnScreen: Bool

  /// A tolerance in pixels of the size that they have at the equator.
  init(pixels: Double, metersPerPixel: Double) {
    isOnScreen = true
    tolerance = Self.share * pixels * metersPerPixel
  }

  /// A tolerance in meters.
  init(meters: Double) {
    isOnScreen = false
    tolerance = Self.share * meters
  }

  /// A bound for the chords of a line: `factor` by the root of the tolerance, and some more.
  func most(_ factor: Double) -> Int {
    Int(truncatingIfNeeded: (1024 + factor / tolerance.root).clamped(0, 1_073_741_824).wholeNumber)
  }

  /// The part of the tolerance that may be used, because the sphere replaces the ellipsoid here, and 1 the scale of the
  /// grid.
  private static let share = 0.94

  /// The cosine of the latitude where the Mercator world ends, 1 / cosh pi: beyond, a pixel spans as many meters as there.
  static let leastCosine = 0.08626673833405443

  /// `cosine`: of the latitude.
  private func local(_ cosine: Double) -> Double { isOnScreen ? tolerance * max(cosine, Self.leastCosine) : tolerance }

  /// The load on a line of constant easting, x and y away from the central meridian and the equator.
  ///
  /// tan gamma = tanh eta tan xi on the sphere, so d gamma / d xi = tanh eta sec^2 xi / (1 + tanh^2 eta tan^2 xi).
  func easting(_ x: Double, at y: Double) -> Double {
    let (sine, cosine) = (y * TransverseMercatorScale.degreesPerMeter).sineAndCosineOfDegrees
    let t = (x / TransverseMercatorScale.meridianRadius).absolute
    return t / (cosine * cosine + t * t * (sine * sine)) / (8 * TransverseMercatorScale.meridianRadius * local(cosine))
  }

  /// The greatest load on a line of constant northing: next to the central meridian, where
  /// d gamma / d eta = tan xi sech^2 eta / (1 + tanh^2 eta tan^2 xi) is tan xi.
  func northing(_ y: Double) -> Double {
    let (sine, cosine) = (y * TransverseMercatorScale.degreesPerMeter).sineAndCosineOfDegrees
    return (sine / cosine).absolute / (8 * TransverseMercatorScale.meridianRadius * local(cosine))
  }

  /// The load on a line of the polar grid, `distance` from the pole, at a point `radius` from it: the longitude turns by
  /// distance / radius^2 a meter.
  func polar(distance: Double, radius: Double) -> Double {
    let t = radius * PolarStereographicScale.inverseRadius
    return distance / (radius * radius) / (8 * local(2 * t / (1 + t * t)))
  }

  /// The share of the tolerance that a chord of an easting uses, if the load changes much along it; both ends are on
  /// one side of the equator.
  ///
  /// On the sphere sin lambda = tanh eta cosh psi, psi the isometric latitude, cosh psi = sec xi and sinh psi = tan xi. In a
  /// zone lambda is small, so the line is the catenary lambda = t cosh psi. A chord of it has the slope t sigma,
  /// sigma = (sec xi1 - sec xi0) / (psi1 - psi0), and is farthest from it where the catenary has that slope, sinh psi = sigma:
  /// there the two are t away apart, away = sec xi0 + sigma (asinh sigma - psi0) - cosh psi.
  ///
  /// In meters that is less by cos phi = 1 / cosh psi, which falls: the chord is farthest nearer to the equator. There
  /// the distance is m = away / cosh psi, and its second derivative along xi is nearly -1 - sigma^2, its first -sigma m; so it
  /// is greatest a step of Newton away, and m (1 + m sigma^2 / (2 (1 + sigma^2))).
  ///
  /// In pixels this is right to 1 %; in meters it is up to 5 % short, where the chord is as far off as the central meridian.
  private func easting(_ x: Double, from start: Double, to end: Double) -> Double {
    let low = (min(start.absolute, end.absolute) * TransverseMercatorScale.degreesPerMeter).sineAndCosineOfDegrees
    let high = (max(start.absolute, end.absolute) * TransverseMercatorScale.degreesPerMeter).sineAndCosineOfDegrees
    let secant = 1 / low.cosine
    // The exponential of psi0.
    let growth = (1 + low.sine) * secant
    let span = ((1 + high.sine) / (high.cosine * growth)).naturalLogarithm
    let sigma = (1 / high.cosine - secant) / span
    let cosh = (1 + sigma * sigma).root
    let away = secant + sigma * ((sigma + cosh) / growth).naturalLogarithm - cosh
    guard !isOnScreen else { return x.absolute * away / tolerance }
    let meters = away / cosh
    return x.absolute * meters * (1 + meters * (sigma * sigma) / (2 * (cosh * cosh))) / tolerance
  }

  /// The length of the chord of an easting that starts at `start` and uses the whole tolerance; at most `limit`.
  /// `guess` is the chord before, or 0.
  func step(easting x: Double, from start: Double, limit: Double, guess: Double) -> Double {
    if let step = step(from: start, guess: guess, { easting(x, at: $0) }) { return min(step, limit) }
    let here = easting(x, at: start)
    return search(limit: limit, first: 1 / here.root) { step in
      let there = easting(x, at: start + step)
      guard max(here, there) < 1.5 * min(here, there) else { return easting(x, from: start, to: start + step) }
      return Self.taken(step, here, easting(x, at: start + 0.5 * step), there)
    }
  }

  /// The same along a line of the polar grid, `distance` from the pole; meters along it count from its point nearest to the pole.
  func step(polar distance: Double, from start: Double, limit: Double, guess: Double) -> Double {
    func load(_ along: Double) -> Double {
      polar(distance: distance, radius: (distance * distance + along * along).root)
    }
    if let step = step(from: start, guess: guess, load) { return min(step, limit) }
    let here = load(start)
    return search(limit: limit, first: 1 / here.root) {
      Self.taken($0, here, load(start + 0.5 * $0), load(start + $0))
    }
  }

  /// The share of the tolerance that a chord uses, from the loads at its start, in its middle and at its end.
  ///
  /// The departure in the middle of a chord whose load changes is that of the mean load with the weights 1, 10, 1.
  private static func taken(_ step: Double, _ start: Double, _ middle: Double, _ end: Double) -> Double {
    step * step * (start + 10 * middle + end) / 12
  }

  /// If the load changes little from one chord to the next, the load in the middle of the next suffices. Nil otherwise.
  @inline(__always)
  private func step(from start: Double, guess: Double, _ load: (Double) -> Double) -> Double? {
    let next = 0.995 / load(start + 0.5 * guess).root
    return (next - guess).absolute < 0.05 * guess ? next : nil
  }

  /// The longest step that uses no more than the tolerance, to within a tenth of its share.
  ///
  /// The share of a step grows with the square of its length; with a much higher power where the load grows, with a
  /// lower one where it falls. So lengths from the square are tried until one is too long and one is not, then lengths
  /// between them.
  @inline(never)
  private func search(limit: Double, first: Double, _ taken: (Double) -> Double) -> Double {
    var step = min(limit, first)
    var enough = 0.0
    var tooLong = Double.infinity
    var round = 0
    while round < 20 {
      let used = taken(step)
      if used <= 1 {
        if used > 0.9 || step == limit { return step }
        enough = step
      } else {
        tooLong = step
      }
      let next = min(limit, step * 0.98 / used.root)
      step = next < tooLong && (enough == 0 || tooLong == .infinity) ? next : 0.5 * (enough + tooLong)
      round &+= 1
    }
    return enough > 0 ? enough : step
  }
}
