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

/// The cell of meridians and parallels where a UTM zone and a band overlap.
struct GridZone: Equatable {
  let zone: Int
  let band: Band

  /// Nil for 32X, 34X and 36X, which Svalbard's wide zones replace.
  init?(zone: Int, band: Band) {
    guard UTM.exists(zone: Double(zone), band: Double(band.number)) else { return nil }
    self.zone = zone
    self.band = band
  }

  var centralMeridian: Double { UTM.centralMeridian(zone: Double(zone)) }

  /// Degrees, west and east edge.
  var meridians: (west: Double, east: Double) {
    @inline(never) get { UTM.meridians(zone: Double(zone), band: Double(band.number)) }
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
    case UInt8(ascii: "A"): self.init(isSouthern: true, isEastern: false)
    case UInt8(ascii: "B"): self.init(isSouthern: true, isEastern: true)
    case UInt8(ascii: "Y"): self.init(isSouthern: false, isEastern: false)
    case UInt8(ascii: "Z"): self.init(isSouthern: false, isEastern: true)
    default: return nil
    }
  }

  var letter: Letter {
    switch (isSouthern, isEastern) {
    case (true, false): UInt8(ascii: "A")
    case (true, true): UInt8(ascii: "B")
    case (false, false): UInt8(ascii: "Y")
    case (false, true): UInt8(ascii: "Z")
    }
  }

  /// The extent of the grid from the pole in squares, as in GeographicLib.
  var reach: Int { isSouthern ? 12 : 7 }

  /// The parallel where the cap begins, as a distance from the pole in degrees.
  var colatitude: Double { isSouthern ? 10 : 6 }

  /// The radius of the cap on the grid, in meters.
  var radius: Double {
    PolarStereographic.forward(
      latitude: (isSouthern ? 80.0 : 84.0).sineAndCosineOfDegrees, longitude: (sine: 0.0, cosine: 1.0)
    ).y
  }
}
