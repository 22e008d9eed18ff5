// SPDX-License-Identifier: MIT
import CGridNorth

// Distances and directions between fixes that are near each other, from vectors of the ellipsoid in space.
//
// In a normal section with the radius of curvature R, a chord c has the arc c (1 + k/24 + 3 k^2/640 + 5 k^3/7168), k = c^2/R^2: the
// series of 2 asin(c/2R). Euler's theorem with N and M in the middle of the chord gives 1/R = (1 + e'^2 cos^2 φ cos^2 α)/N. In the
// middle, the chord is as steep toward the pole as cos φ cos α, and N^2 = x^2 + y^2 + (z/(1 - e^2))^2. Geodesics differ from normal
// sections by e'^2 cos^2 φ E N/(6 N^2) in direction (Rapp 1991, "Geometric geodesy", part 1, equation 4.35 without higher terms);
// E, N eastward and northward. Measured against GeographicLib: lengths to 4 nm up to 10 km, vectors to 10 µm up to 50 km.

/// A position and its vector from the center of the earth.
struct TrackPlace {
  /// Degrees, the longitude reduced.
  let point: gn_point
  /// Meters: toward (0, 0), toward (0, 90 E) and toward the north pole.
  let x: Double
  let y: Double
  let z: Double

  /// Chords of at most this length, in meters, give lengths.
  private static let shortest = 10_000.0

  init(_ point: gn_point, x: Double, y: Double, z: Double) {
    self.point = point
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ point: gn_point) { self = TrackFrame(point).place }

  /// The length of the geodesic to another place, in meters.
  func distance(to other: TrackPlace) -> Double {
    let chord = TrackChord(from: self, to: other)
    guard chord.square <= TrackPlace.shortest * TrackPlace.shortest else {
      return Geodesic.inverse(point, other.point).distance
    }
    return chord.arc
  }
}

/// The straight line between two places.
struct TrackChord {
  let dx: Double
  let dy: Double
  let dz: Double
  /// The square of its length, square meters.
  let square: Double
  /// The square of the curvature 1/N in the middle.
  let squaredCurvature: Double

  @inline(__always)
  init(from: TrackPlace, to: TrackPlace) {
    dx = to.x - from.x
    dy = to.y - from.y
    dz = to.z - from.z
    square = dx * dx + dy * dy + dz * dz
    let x = from.x + to.x
    let y = from.y + to.y
    let z = (from.z + to.z) * (1 / (1 - WGS84.eccentricitySquared))
    squaredCurvature = 4 / (x * x + y * y + z * z)
  }

  /// The length of the geodesic, in meters.
  @inline(__always)
  var arc: Double {
    guard square > 0 else { return 0 }
    let steep = 1 + WGS84.secondEccentricitySquared * (dz * dz / square)
    let k = square * squaredCurvature * (steep * steep)
    return square.root * (1 + k * (1.0 / 24 + k * (3.0 / 640 + k * (5.0 / 7168))))
  }
}

/// What turns vectors in space into distances and directions from a position.
struct TrackFrame {
  let point: gn_point
  private let sine: Double
  private let cosine: Double
  private let sineOfLongitude: Double
  private let cosineOfLongitude: Double

  /// Chords of at most this length, in meters, give directions.
  private static let shortest = 50_000.0

  init(_ point: gn_point) {
    let angles = SIMD2(point.latitude, point.longitude).sineAndCosineOfDegrees
    self.point = point
    sine = angles.sine.lane(0)
    cosine = angles.cosine.lane(0)
    sineOfLongitude = angles.sine.lane(1)
    cosineOfLongitude = angles.cosine.lane(1)
  }

  var place: TrackPlace {
    let radius = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * (sine * sine)).root
    let away = radius * cosine
    return TrackPlace(
      point, x: away * cosineOfLongitude, y: away * sineOfLongitude,
      z: radius * (1 - WGS84.eccentricitySquared) * sine)
  }

  /// The geodesic from here to another place: its length in meters, and the vector of this length that begins as it does.
  func way(to other: TrackPlace) -> TrackWay {
    let chord = TrackChord(from: place, to: other)
    guard chord.square <= TrackFrame.shortest * TrackFrame.shortest else {
      let way = Geodesic.inverse(point, other.point)
      let angle = way.azimuthFrom.sineAndCosineOfDegrees
      return TrackWay(length: way.distance, east: way.distance * angle.sine, north: way.distance * angle.cosine)
    }
    let east = cosineOfLongitude * chord.dy - sineOfLongitude * chord.dx
    let north = cosine * chord.dz - sine * (cosineOfLongitude * chord.dx + sineOfLongitude * chord.dy)
    let square = east * east + north * north
    guard square > 0 else { return TrackWay(length: 0, east: 0, north: 0) }
    let length = chord.arc
    let scale = length / square.root
    let turn = WGS84.secondEccentricitySquared / 6 * (cosine * cosine) * (east * north * chord.squaredCurvature)
    return TrackWay(length: length, east: (east - turn * north) * scale, north: (north + turn * east) * scale)
  }
}

/// Where a geodesic leads, in the plane of those who look along it from its start.
struct TrackWay {
  let length: Double
  let east: Double
  let north: Double
}
