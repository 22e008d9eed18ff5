// SPDX-License-Identifier: MIT

/// The Mercator projection of web maps: latitudes and longitudes of the ellipsoid, used as if they were those of a
/// sphere.
public enum WebMercator {
  /// Where the square world ends, north and south, in degrees: the latitude of the isometric latitude pi,
  /// 2 atan(e^pi) - 90.
  static let limit = 85.05112877980659

  /// A latitude on the map: what lies beyond its edge counts as lying on the edge.
  static func limited(_ latitude: Double) -> Double { max(-limit, min(limit, latitude)) }

  /// The width and height of the world in pixels; for zooms within 900 of 0.
  static func worldSize(zoom: Double, tileSize: UInt32) -> Double {
    Double(tileSize) * zoom.powerOfTwo
  }

  /// The isometric latitude asinh(tan phi) in radians, of a latitude less than 90 degrees from the equator.
  ///
  /// It is log((1 + sin phi)/cos phi), which loses no digits toward the poles; near the equator the error is absolute.
  static func isometric<L: Lanes>(latitude: L) -> L {
    let (sine, cosine) = latitude.absolute.sineAndCosineOfDegrees
    return isometric(sine: sine, cosine: cosine).signed(as: latitude)
  }

  /// The coordinate of a latitude north of the equator, by its sine and cosine.
  @inline(__always)
  static func isometric<L: Lanes>(sine: L, cosine: L) -> L { ((1 + sine) / cosine).naturalLogarithm }

  /// The latitude in degrees of an isometric latitude of any size: atan(sinh psi).
  static func latitude<L: Lanes>(isometric: L) -> L {
    // From 40 on the latitude is 90 degrees to the last place.
    let most = L(repeating: 40)
    let magnitude = most.replacing(with: isometric.absolute, where: isometric.absolute .< 40)
    let power = magnitude.exponential
    return L.arctangentInDegrees(y: power - 1 / power, x: L(repeating: 2)).signed(as: isometric)
  }
}
