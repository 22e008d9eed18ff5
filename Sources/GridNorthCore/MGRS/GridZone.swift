// SPDX-License-Identifier: MIT

/// A latitude band: 8 degrees, numbered from the equator: C = -10, M = -1, N = 0, X = 9, which has 12 degrees.
struct Band: Equatable {
  let number: Int

  static let southernmost = -10
  static let northernmost = 9

  init(number: Int) { self.number = number }

  init?(_ letter: Letter) {
    guard let index = Alphabet.index(letter), index >= 2, index <= 21 else { return nil }
    number = index &- 12
  }

  /// The band of a latitude in degrees, in [-80, 84].
  @inline(__always)
  init(latitude: Double) {
    // Cut before adding: a sum could round up to the next band. An eighth of the smallest negative number is no longer
    // negative.
    let number = Int(truncatingIfNeeded: ((latitude / 8).floored + 10).wholeNumber) &- 10
    self.number = latitude < 0 ? min(-1, number) : min(9, number)
  }

  var letter: Letter { Alphabet.letter(number &+ 12) }
  var isSouthern: Bool { number < 0 }
  var south: Double { Double(number) * 8 }
  var north: Double { number == 9 ? 84 : south + 8 }
}

/// The cell of meridians and parallels that a UTM zone and a band share.
struct GridZone: Equatable {
  let zone: Int
  let band: Band

  /// Nil for 32X, 34X and 36X, which Svalbard's wide zones replace.
  init?(zone: Int, band: Band) {
    if band.number == 9, zone == 32 || zone == 34 || zone == 36 { return nil }
    self.zone = zone
    self.band = band
  }

  var centralMeridian: Double { Double(zone) * 6 - 183 }

  /// Degrees, west and east edge.
  var meridians: (west: Double, east: Double) {
    let west = centralMeridian - 3
    switch (band.number, zone) {
    case (7, 31): return (0, 3)
    case (7, 32): return (3, 12)
    case (9, 31): return (0, 9)
    case (9, 33): return (9, 21)
    case (9, 35): return (21, 33)
    case (9, 37): return (33, 42)
    default: return (west, west + 6)
    }
  }
}

/// One half of a polar cap: A and B in the south, Y and Z in the north, west and east of the meridians 180 and 0.
struct PolarZone: Equatable {
  let isSouthern: Bool
  let isEastern: Bool

  init(isSouthern: Bool, isEastern: Bool) {
    self.isSouthern = isSouthern
    self.isEastern = isEastern
  }

  init?(_ letter: Letter) {
    switch letter {
    case 65: self.init(isSouthern: true, isEastern: false)
    case 66: self.init(isSouthern: true, isEastern: true)
    case 89: self.init(isSouthern: false, isEastern: false)
    case 90: self.init(isSouthern: false, isEastern: true)
    default: return nil
    }
  }

  var letter: Letter { (isSouthern ? 65 : 89) &+ (isEastern ? 1 : 0) }

  /// How many squares the grid reaches from the pole: GeographicLib's extent.
  var reach: Int { isSouthern ? 12 : 7 }

  /// The parallel where the cap begins, as a distance from the pole in degrees.
  var colatitude: Double { isSouthern ? 10 : 6 }

  /// The radius of the cap on the grid, in metres.
  var radius: Double {
    PolarStereographic.forward(
      latitude: (isSouthern ? 80.0 : 84.0).sineAndCosineOfDegrees, longitude: (sine: 0.0, cosine: 1.0)
    ).y
  }
}
