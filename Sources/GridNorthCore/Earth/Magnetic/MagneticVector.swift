// SPDX-License-Identifier: MIT
import CLanes

/// The components of a magnetic field at a position on or above the ellipsoid, in nT.
///
/// After the WMM2025 technical report, section 1.2, equations 4 to 17; but P_n^m = cos^m(φ') p, and the powers of the
/// cosine of the geocentric latitude φ' are joined with those of the radius and the functions of mλ. Nothing is divided by
/// the cosine, so the poles are positions like others.
///
/// q = a/r, t = sin φ', u = cos φ'. The sums run over the orders m, and within them over the degrees n.
struct MagneticVector<L: Lanes> {
  let north: L
  let east: L
  let down: L

  /// a, the reference radius of the model in meters.
  private static var radius: Double { 6_371_200 }

  /// - Parameters:
  ///   - latitude: Degrees, -90 ... 90.
  ///   - longitude: Degrees, reduced.
  ///   - height: Meters above the ellipsoid.
  ///   - term: g or h of a degree and order at the time in question, from the number and its change a year.
  @inline(__always)
  init(latitude: L, longitude: L, height: L, model: MagneticModel, term: (_ number: Double, _ rate: Double) -> L) {
    // Geocentric coordinates: equations 7 and 8.
    let (sine, cosine) = latitude.sineAndCosineOfDegrees
    let normal = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * (sine * sine)).root
    let equatorial = (normal + height) * cosine
    let polar = (normal * (1 - WGS84.eccentricitySquared) + height) * sine
    let r = (equatorial * equatorial + polar * polar).root
    let (t, u, q) = (polar / r, equatorial / r, Self.radius / r)
    let (s, square) = (t * q, q * q)
    let (longitudeSine, longitudeCosine) = longitude.sineAndCosineOfDegrees

    // (q u)^(m - 1) cos mλ and (q u)^(m - 1) sin mλ, times p(m): the solid harmonics of the diagonal.
    let uq = u * q
    var (cosineOfOrder, sineOfOrder) = (longitudeCosine, longitudeSine)
    let zero = L(repeating: 0)
    var (northSum, eastSum, downSum) = (zero, zero, zero)

    let legendre = gn_legendre().unsafelyUnwrapped
    var order = 0
    while order <= MagneticModel.degree {
      // q^(n - m) p and its derivative by t, for n and n - 1.
      var (p, before) = (L(repeating: 1), zero)
      var (slope, slopeBefore) = (zero, zero)
      // Sums of g p and h p; of (n + 1) g p and (n + 1) h p; of g p' and h p'.
      var (g0, h0, g1, h1, g2, h2) = (zero, zero, zero, zero, zero, zero)
      var degree = order
      var index = MagneticModel.index(order, order)
      if order > 0 {
        g0 = term(model.number(.g, index), model.number(.gRate, index))
        h0 = term(model.number(.h, index), model.number(.hRate, index))
        g1 = g0 * Double(degree &+ 1)
        h1 = h0 * Double(degree &+ 1)
      }
      while degree < MagneticModel.degree {
        index &+= degree &+ 1
        degree &+= 1
        // SAFETY: two numbers for each index 0 ..< 90.
        let (a, b) = (legendre[2 &* index], legendre[2 &* index &+ 1])
        let (aq, at, bq) = (q * a, s * a, square * b)
        let nextSlope = (aq * p + at * slope) - bq * slopeBefore
        let next = at * p - bq * before
        (before, p) = (p, next)
        (slopeBefore, slope) = (slope, nextSlope)
        let g = term(model.number(.g, index), model.number(.gRate, index))
        let h = term(model.number(.h, index), model.number(.hRate, index))
        let (gp, hp) = (g * p, h * p)
        g0 = g0 + gp
        h0 = h0 + hp
        g1 = g1 + gp * Double(degree &+ 1)
        h1 = h1 + hp * Double(degree &+ 1)
        g2 = g2 + g * slope
        h2 = h2 + h * slope
      }
      if order == 0 {
        northSum = 0 - u * g2
        downSum = 0 - g1
      } else {
        // Equations 10 to 12. The derivative of u^m p by φ' is -m u^(m-1) t p + u^(m+1) p'.
        let m = Double(order)
        let along = cosineOfOrder * g0 + sineOfOrder * h0
        let slopes = cosineOfOrder * g2 + sineOfOrder * h2
        northSum = northSum + (s * along * m - u * uq * slopes)
        eastSum = eastSum + q * (sineOfOrder * g0 - cosineOfOrder * h0) * m
        downSum = downSum - uq * (cosineOfOrder * g1 + sineOfOrder * h1)
        if order < MagneticModel.degree {
          // SAFETY: the index of the next diagonal.
          let diagonal = uq * legendre[2 &* MagneticModel.index(order &+ 1, order &+ 1)]
          (cosineOfOrder, sineOfOrder) = (
            diagonal * (cosineOfOrder * longitudeCosine - sineOfOrder * longitudeSine),
            diagonal * (sineOfOrder * longitudeCosine + cosineOfOrder * longitudeSine)
          )
        }
      }
      order &+= 1
    }
    // From the sphere to the ellipsoid, by φ' - φ: equation 17.
    let (sineOfTurn, cosineOfTurn) = (t * cosine - u * sine, u * cosine + t * sine)
    north = square * (northSum * cosineOfTurn - downSum * sineOfTurn)
    east = square * eastSum
    down = square * (northSum * sineOfTurn + downSum * cosineOfTurn)
  }
}
