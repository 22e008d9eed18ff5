// SPDX-License-Identifier: MIT

/// Where the sun or the moon is seen from the center of the earth: in the ecliptic and from the equinox of the time.
struct SkyPlace {
  /// Degrees, in any turn.
  let longitude: Double
  let latitude: Double
  /// Meters.
  let distance: Double
}

/// Meters.
struct SkyVector {
  let x: Double
  let y: Double
  let z: Double
}

/// The sun or the moon.
enum SkyBody {
  case sun
  case moon

  func place(at time: SkyTime, _ axis: SkyAxis) -> SkyPlace {
    let place = self == .sun ? Sun.place(at: time) : Moon.place(at: time)
    return SkyPlace(
      longitude: place.longitude + axis.nutation, latitude: place.latitude, distance: place.distance)
  }
}
