// SPDX-License-Identifier: MIT

/// The two families of lines of a grid.
enum LineFamily {
  case eastings
  case northings
}

/// A line, as drawing needs it: by meters along the line.
protocol LinePath {
  /// For a northing, the easting from which the meters along it count.
  var origin: Double { get }
  /// Positions in degrees; longitudes of a zone or cap that never cross the antimeridian.
  func positions(_ along: Eight) -> (latitude: Eight, longitude: Eight)
  /// The length of the next chord: at most `limit`. `guess` is the one before, 0 at the start.
  func step(from start: Double, limit: Double, guess: Double) -> Double
}

/// An easting or northing of a zone; along it the meters from the equator, or from the central meridian.
struct ZonePath: LinePath {
  private let family: LineFamily
  /// Meters from the central meridian, or from the equator.
  private let fixed: Double
  private let centralMeridian: Double
  private let chords: Chords
  /// Meters: a part no longer than this has no vertices between its ends, anywhere in the region.
  private let straight: Double

  init(family: LineFamily, fixed: Double, centralMeridian: Double, chords: Chords, straight: Double = 0) {
    self.family = family
    self.fixed = fixed
    self.centralMeridian = centralMeridian
    self.chords = chords
    self.straight = straight
  }

  var origin: Double { UTM.falseEasting }

  func positions(_ along: Eight) -> (latitude: Eight, longitude: Eight) {
    let line = Eight(repeating: fixed)
    let isEasting = family == .eastings
    let position = Kernels.positions(x: isEasting ? line : along, y: isEasting ? along : line)
    return (latitude: position.latitude, longitude: position.longitude + centralMeridian)
  }

  @inline(__always)
  func step(from start: Double, limit: Double, guess: Double) -> Double {
    if guess == 0, limit <= straight { return limit }
    switch family {
    case .northings:
      // Equal chords, because the load hardly changes. At the equator the load is 0, and there is one chord.
      if guess > 0 { return limit < 1.5 * guess ? limit : guess }
      let count = (limit * chords.northing(fixed).root).ceiled
      return limit / max(1, count)
    case .eastings:
      if guess == 0 {
        let end = start + limit
        let farthest = start.absolute > end.absolute ? start : end
        if limit * limit * chords.easting(fixed, at: farthest) <= 1 { return limit }
      }
      return chords.step(easting: fixed, from: start, limit: limit, guess: guess)
    }
  }
}

/// An easting or northing of the polar grid; along it the meters from the point nearest to the pole, to the north or east
/// of the grid.
struct PolarPath: LinePath {
  private let family: LineFamily
  private let fixed: Double
  private let isSouthern: Bool
  private let chords: Chords

  init(family: LineFamily, fixed: Double, isSouthern: Bool, chords: Chords) {
    self.family = family
    self.fixed = fixed
    self.isSouthern = isSouthern
    self.chords = chords
  }

  var origin: Double { UTM.poleCoordinate }

  func positions(_ along: Eight) -> (latitude: Eight, longitude: Eight) {
    let line = Eight(repeating: fixed)
    let isEasting = family == .eastings
    let position = PolarStereographic.inverse(
      x: isEasting ? line : along, y: isEasting ? (isSouthern ? along : -along) : line)
    return (latitude: isSouthern ? -position.latitude : position.latitude, longitude: position.longitude)
  }

  func step(from start: Double, limit: Double, guess: Double) -> Double {
    guard fixed != 0 else { return limit }
    let distance = fixed.absolute
    let radius = (distance * distance + start * start).root
    // A step turns the longitude by at most some 20 degrees, and the load changes only moderately along it.
    return chords.step(polar: distance, from: start, limit: min(limit, 0.35 * radius), guess: guess)
  }
}
