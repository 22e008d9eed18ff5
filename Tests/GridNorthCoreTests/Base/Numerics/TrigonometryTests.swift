// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import GridNorthCore

/// Whether two numbers are the same, the sign of a zero included.
private func isSame(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern }

// How near to the exact values the functions are is measured by Tools/accuracy.

@Suite("Sine and cosine of degrees")
struct SineAndCosineTests {
  // MARK: Properties

  @Test func sineIsOddAndCosineEven() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let angle = random.double(ofMagnitudeUpTo: Angle.largestDirect)
      let (sine, cosine) = angle.sineAndCosineOfDegrees
      let (mirroredSine, mirroredCosine) = (-angle).sineAndCosineOfDegrees
      #expect(sine == -mirroredSine && isSame(cosine, mirroredCosine), "\(angle)")
    }
  }

  @Test func wholeTurnsChangeNothing() {
    var random = Randomness()
    for _ in rounds(20_000) {
      // A multiple of 2^-10, so that adding turns needs no rounding.
      let angle = Double(random.integer(in: -184_320...184_320)) / 1024
      let turned = angle + 360 * Double(random.integer(in: -1_000_000_000...1_000_000_000))
      #expect(angle.sineAndCosineOfDegrees == turned.sineAndCosineOfDegrees, "\(angle), \(turned)")
    }
  }

  @Test func sineOfTheComplementIsCosine() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let angle = Double(random.integer(in: -184_320...184_320)) / 1024
      #expect(angle.sineAndCosineOfDegrees.cosine == (90 - angle).sineAndCosineOfDegrees.sine, "\(angle)")
    }
  }

  @Test func noneIsLargerThanOne() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let angle = Double(90 * random.integer(in: -4...4)) + random.double(ofMagnitudeUpTo: 1)
      let (sine, cosine) = angle.sineAndCosineOfDegrees
      #expect(sine.magnitude <= 1 && cosine.magnitude <= 1, "\(angle)")
    }
  }

  @Test func theirSquaresAddUpToOne() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let (sine, cosine) = random.longitude().sineAndCosineOfDegrees
      #expect((sine * sine + cosine * cosine - 1).magnitude <= 4 * Double.ulpOfOne)
    }
  }

  // MARK: Edges

  @Test func multiplesOf90AreExact() {
    let sines = [0.0, 1, 0, -1]
    var quarters: [Int64] = Array(-1000...1000)
    for exponent in 10..<33 {
      let power: Int64 = 1 << exponent
      quarters += [power, power + 1, power + 3, -power, 1 - power]
    }
    quarters.append(Int64(Angle.largestDirect / 90))
    for quarter in quarters {
      let (sine, cosine) = Double(90 * quarter).sineAndCosineOfDegrees
      #expect(sine == sines[Int(quarter & 3)], "\(quarter) quarters")
      #expect(cosine == sines[Int((quarter + 1) & 3)], "\(quarter) quarters")
    }
  }

  @Test func signsOfZerosAreAsDocumented() {
    #expect(isSame((0.0).sineAndCosineOfDegrees.sine, 0.0))
    #expect(isSame((-0.0).sineAndCosineOfDegrees.sine, -0.0))
    for angle in [90.0, -90, 270, -270, 450, -450] {
      #expect(isSame(angle.sineAndCosineOfDegrees.cosine, 0.0), "cosine of \(angle)")
    }
    for angle in [180.0, -180, 360, -360, 540, -540] {
      #expect(isSame(angle.sineAndCosineOfDegrees.sine, 0.0), "sine of \(angle)")
    }
  }

  @Test func knownAnglesAreRightToTheLastPlace() {
    let (half, large, root) = (0.5, 0.866_025_403_784_438_6, 0.707_106_781_186_547_5)
    for (angle, sine, cosine) in [(30.0, half, large), (45, root, root), (60, large, half)] {
      let result = angle.sineAndCosineOfDegrees
      #expect((result.sine - sine).magnitude <= sine.ulp, "\(angle)")
      #expect((result.cosine - cosine).magnitude <= cosine.ulp, "\(angle)")
    }
  }

  @Test func tinyAnglesKeepTheirSignificance() {
    for exponent in -1000 ... -60 {
      let angle = Double(sign: .plus, exponent: exponent, significand: 1)
      let (sine, cosine) = angle.sineAndCosineOfDegrees
      #expect((sine - angle * .pi / 180).magnitude <= 2 * sine.ulp, "2^\(exponent)")
      #expect(cosine == 1)
    }
  }
}

@Suite("Arctangent in degrees")
struct ArctangentTests {
  // MARK: Properties

  @Test func theSignIsThatOfY() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let y = random.double(ofMagnitudeUpTo: 1e3)
      let x = random.double(ofMagnitudeUpTo: 1e3)
      let angle = Double.arctangentInDegrees(y: y, x: x)
      #expect(isSame(Double.arctangentInDegrees(y: -y, x: x), -angle), "\(y), \(x)")
      #expect(angle.sign == y.sign && angle.magnitude <= 180, "\(y), \(x)")
    }
  }

  @Test func theLengthOfAVectorDoesNotMatter() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let y = random.double(in: -1...1)
      let x = random.double(in: -1...1)
      let scale = Double(sign: .plus, exponent: random.integer(in: -400...400), significand: 1)
      let angle = Double.arctangentInDegrees(y: y, x: x)
      #expect(isSame(Double.arctangentInDegrees(y: y * scale, x: x * scale), angle), "\(y), \(x), \(scale)")
    }
  }

  @Test func itUndoesSineAndCosine() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let angle = random.double(in: -180...180)
      let (sine, cosine) = angle.sineAndCosineOfDegrees
      let back = Double.arctangentInDegrees(y: sine, x: cosine)
      // Errors of sine and cosine are some 1e-16 radians.
      #expect((back - angle).magnitude <= 6e-14, "\(angle)")
    }
  }

  @Test func itGrowsAcrossTheSeamsOfItsParts() {
    // Next to tan 22.5 and tan 67.5 degrees and to 45 degrees the polynomial changes.
    for seam in [0.414_213_562_373_095_03, 1, 2.414_213_562_373_095] {
      var y = seam
      for _ in 0..<200 { y = y.nextDown }
      var last = Double.arctangentInDegrees(y: y, x: 1)
      for _ in rounds(400) {
        y = y.nextUp
        let angle = Double.arctangentInDegrees(y: y, x: 1)
        #expect(angle >= last - 2 * last.ulp, "\(y)")
        last = angle
      }
    }
  }

  // MARK: Edges

  @Test func axesAndDiagonalsAreExact() {
    for length in [1.0, 3, 1e-300, 1e300, .leastNonzeroMagnitude] {
      let cases: [(y: Double, x: Double, angle: Double)] = [
        (0, length, 0), (length, length, 45), (length, 0, 90), (length, -length, 135), (0, -length, 180),
        (-length, -length, -135), (-length, 0, -90), (-length, length, -45), (-0.0, -length, -180),
        (-0.0, length, -0.0),
      ]
      for (y, x, angle) in cases {
        #expect(isSame(Double.arctangentInDegrees(y: y, x: x), angle), "\(y), \(x)")
      }
    }
  }

  @Test func theZeroVectorHasTheAngleZero() {
    for x in [0.0, -0.0] {
      #expect(isSame(Double.arctangentInDegrees(y: 0.0, x: x), 0.0))
      #expect(isSame(Double.arctangentInDegrees(y: -0.0, x: x), -0.0))
    }
  }

  @Test func aZeroXCountsAsPositive() {
    #expect(Double.arctangentInDegrees(y: 1, x: -0.0) == 90)
    #expect(Double.arctangentInDegrees(y: -1, x: -0.0) == -90)
  }
}

@Suite("Hyperbolic functions near zero")
struct HyperbolicsTests {
  @Test func symmetriesAreExact() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let x = random.double(ofMagnitudeUpTo: 0.16)
      #expect(isSame((-x).smallHyperbolicArctangent, -x.smallHyperbolicArctangent))
      #expect(isSame((-x).smallHyperbolicSine, -x.smallHyperbolicSine))
      #expect(isSame((-x).smallHyperbolicCosine, x.smallHyperbolicCosine))
    }
  }

  @Test func theirSquaresDifferByOne() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let x = random.double(in: -0.17...0.17)
      let sine = x.smallHyperbolicSine
      let cosine = x.smallHyperbolicCosine
      #expect((cosine * cosine - sine * sine - 1).magnitude <= 4 * Double.ulpOfOne, "\(x)")
    }
  }

  @Test func zerosKeepTheirSign() {
    for zero in [0.0, -0.0] {
      #expect(isSame(zero.smallHyperbolicArctangent, zero))
      #expect(isSame(zero.smallHyperbolicSine, zero))
      #expect(zero.smallHyperbolicCosine == 1)
    }
  }
}
