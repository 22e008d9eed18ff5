// SPDX-License-Identifier: MIT
import CGridNorth

/// How much of the moon is lit.
public enum MoonPhase {
  /// At a time in seconds since the beginning of 1970. Throws `GN_ERROR_NOT_FINITE`, `GN_ERROR_YEAR`.
  ///
  /// Meeus, "Astronomical Algorithms", second edition, chapter 48.
  public static func phase(at seconds: Double) throws(gn_status) -> gn_moon_phase {
    try SkyTime.check(seconds)
    let time = SkyTime(seconds)
    let (sun, moon) = (Sun.place(at: time), Moon.place(at: time))
    let angle = (moon.longitude - sun.longitude).sineAndCosineOfDegrees
    let latitude = moon.latitude.sineAndCosineOfDegrees
    let cosine = latitude.cosine * angle.cosine
    let sine = max(0, 1 - cosine * cosine).root
    let lit = Double.arctangentInDegrees(
      y: sun.distance * sine, x: moon.distance - sun.distance * cosine)
    let ahead = elongation(moon, sun)
    // A little less than 0 is rounded to 360.
    let turned = ahead < 0 ? ahead + 360 : ahead
    return gn_moon_phase(
      angle: turned < 360 ? turned : 0, illuminated: 0.5 * (1 + lit.sineAndCosineOfDegrees.cosine))
  }

  /// How far the moon is ahead of the sun: degrees in [-180, 180).
  static func elongation(_ time: SkyTime) -> Double { elongation(Moon.place(at: time), Sun.place(at: time)) }

  private static func elongation(_ moon: SkyPlace, _ sun: SkyPlace) -> Double {
    let way = moon.longitude - sun.longitude
    return (way - 360 * (way * (1.0 / 360)).roundedToEven).reducedLongitude
  }
}
