// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import GridNorthCore

/// The exact reduction to [-180, 180): the standard library's remainder needs no rounding.
private func exactlyReduced(_ longitude: Double) -> Double {
  let remainder = longitude.remainder(dividingBy: 360)
  return remainder == 180 ? -180 : remainder
}

@Suite("Reduction of longitudes")
struct AnglesTests {
  // MARK: Properties

  @Test func anyFiniteLongitudeIsReducedExactly() {
    var random = Randomness()
    for _ in rounds(50_000) {
      let longitude = random.anyDouble()
      guard longitude.isFinite else { continue }
      #expect(Angle.reduce(longitude: longitude) == exactlyReduced(longitude), "\(longitude)")
    }
  }

  @Test func longitudesOfSomeTurnsAreReducedExactly() {
    var random = Randomness()
    for _ in rounds(50_000) {
      let longitude = random.double(ofMagnitudeUpTo: Angle.largestDirect)
      #expect(longitude.reducedLongitude == exactlyReduced(longitude), "\(longitude)")
      #expect(Angle.reduce(longitude: longitude).bitPattern == longitude.reducedLongitude.bitPattern, "\(longitude)")
    }
  }

  @Test func reducingTwiceChangesNothing() {
    var random = Randomness()
    for _ in rounds(10_000) {
      let once = Angle.reduce(longitude: random.double(ofMagnitudeUpTo: .greatestFiniteMagnitude))
      #expect(once >= -180 && once < 180)
      #expect(once.reducedLongitude.bitPattern == once.bitPattern, "\(once)")
    }
  }

  // MARK: Edges

  @Test func halfTurnsBecomeMinus180() {
    for longitude in [180.0, -180, 540, -540, 900, 180 + 360 * 1e9] {
      #expect(Angle.reduce(longitude: longitude) == -180, "\(longitude)")
    }
  }

  @Test func nextToHalfTurnsNothingIsLost() {
    for turns in [-3.0, -2, -1, 0, 1, 2, 3, 1024] {
      for border in [180 + 360 * turns, -180 + 360 * turns] {
        for longitude in [border.nextUp, border.nextDown] {
          #expect(Angle.reduce(longitude: longitude) == exactlyReduced(longitude), "\(longitude)")
        }
      }
    }
  }

  @Test func theLargestNumbersAreReducedExactly() {
    let direct = Angle.largestDirect
    let edges = [
      direct, direct.nextUp, direct.nextDown, 1e15, 1e16, 1e17, 1e22, 1e100, 1e300, Double.greatestFiniteMagnitude,
      Double.greatestFiniteMagnitude.nextDown, 0x1p53, 0x1p63, 0x1p64, 0x1p1023,
    ]
    for longitude in edges + edges.map({ -$0 }) {
      #expect(Angle.reduce(longitude: longitude) == exactlyReduced(longitude), "\(longitude)")
    }
    // 1,000,000 = 2778 turns - 80 degrees.
    #expect(Angle.reduce(longitude: 1e6) == -80)
  }

  @Test func smallAnglesStayAsTheyAre() {
    for longitude in [0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 179.99999999999997] {
      #expect(Angle.reduce(longitude: longitude) == longitude)
      #expect(Angle.reduce(longitude: -longitude) == -longitude)
    }
  }
}
