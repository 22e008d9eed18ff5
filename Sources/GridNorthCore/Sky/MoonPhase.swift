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
    // A little less than 360 may be rounded to it.
    let ahead = elongation(time, 180) + 180
    return gn_moon_phase(
      angle: ahead < 360 ? ahead : 0, illuminated: 0.5 * (1 + lit.sineAndCosineOfDegrees.cosine))
  }

  /// How far the moon is ahead of the sun, less an angle: degrees in [-180, 180).
  static func elongation(_ time: SkyTime, _ angle: Double) -> Double {
    let way = Moon.place(at: time).longitude - Sun.place(at: time).longitude - angle
    return (way - 360 * (way * (1.0 / 360)).roundedToEven).reducedLongitude
  }
}
