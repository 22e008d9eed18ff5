// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import GridNorthCore

// How near to the exact values the functions are is measured by Tools/accuracy. The known values here are those of
// mpmath at 40 digits.

private func powerOfTwo(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }

@Suite("Natural logarithm")
struct NaturalLogarithmTests {
  // MARK: Vectors

  @Test func knownLogarithmsAreRightToTheLastPlace() {
    let known = [
      (0.5, -0.6931471805599453), (2, 0.6931471805599453), (10, 2.302585092994046), (1e-300, -690.7755278982137),
      (1e300, 690.7755278982137), (0.99, -0.01005033585350145), (1.01, 0.009950330853168092),
    ]
    for (number, logarithm) in known {
      #expect((number.naturalLogarithm - logarithm).magnitude <= logarithm.ulp, "\(number)")
    }
  }

  // MARK: Properties

  @Test func itUndoesTheExponential() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let exponent = random.double(in: -700...700)
      // The power is off by one last place at most, which is 2.2e-16 of it.
      let tolerance = 2 * exponent.ulp + 2.3e-16
      #expect((exponent.exponential.naturalLogarithm - exponent).magnitude <= tolerance, "\(exponent)")
    }
  }

  @Test func itGrowsAcrossItsSeams() {
    // At 2^k sqrt 1/2 the power of two changes.
    for exponent in [-1000, -1, 0, 1, 1000] {
      var number = 0.7071067811865476 * powerOfTwo(exponent)
      for _ in 0..<200 { number = number.nextDown }
      var last = number.naturalLogarithm
      for _ in rounds(400) {
        number = number.nextUp
        #expect(number.naturalLogarithm >= last - last.ulp, "\(number)")
        last = number.naturalLogarithm
      }
    }
  }

  // MARK: Edges

  @Test func theLogarithmOfOneIsZero() {
    #expect((1.0).naturalLogarithm.bitPattern == 0)
  }

  @Test func nextToOneNoDigitIsLost() {
    for exponent in -52 ... -28 {
      let small = powerOfTwo(exponent)
      // log(1 + x) = x - x^2/2 + ..., and the third term is below the last place.
      #expect(((1 + small).naturalLogarithm - (small - small * small / 2)).magnitude <= small.ulp, "2^\(exponent)")
    }
  }

  @Test func theEndsOfTheNormalNumbersHaveLogarithms() {
    #expect((Double.leastNormalMagnitude.naturalLogarithm - -708.3964185322641).magnitude <= 708.0.ulp)
    #expect((Double.greatestFiniteMagnitude.naturalLogarithm - 709.782712893384).magnitude <= 709.0.ulp)
  }
}

@Suite("Exponential")
struct ExponentialTests {
  // MARK: Vectors

  @Test func knownPowersAreRightToTheLastPlace() {
    let known = [
      (1.0, 2.718281828459045), (-1, 0.36787944117144233), (0.1, 1.1051709180756477), (-20.5, 1.2501528663867426e-09),
      (100, 2.6881171418161356e43), (700, 1.0142320547350045e304), (-700, 9.85967654375977e-305),
    ]
    for (exponent, power) in known {
      #expect((exponent.exponential - power).magnitude <= power.ulp, "\(exponent)")
    }
  }

  // MARK: Properties

  @Test func powersOfOppositeExponentsMultiplyToOne() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let exponent = random.double(in: -700...700)
      #expect((exponent.exponential * (-exponent).exponential - 1).magnitude <= 3 * Double.ulpOfOne, "\(exponent)")
    }
  }

  @Test func itGrowsAcrossItsSeams() {
    // At odd multiples of half the logarithm of 2 the power of two changes.
    for multiple in [-2019.0, -3, -1, 1, 3, 2019] {
      var exponent = multiple * 0.34657359027997264
      for _ in 0..<200 { exponent = exponent.nextDown }
      var last = exponent.exponential
      for _ in rounds(400) {
        exponent = exponent.nextUp
        #expect(exponent.exponential >= last - last.ulp, "\(exponent)")
        last = exponent.exponential
      }
    }
  }

  // MARK: Edges

  @Test func thePowerZeroIsOne() {
    #expect((0.0).exponential == 1)
    #expect((-0.0).exponential == 1)
    #expect(Double.leastNonzeroMagnitude.exponential == 1)
  }
}

@Suite("Powers of two")
struct PowersOfTwoTests {
  // MARK: Vectors

  @Test func knownPowersAreRightToTheLastPlace() {
    let known = [
      (0.5, 1.4142135623730951), (-0.5, 0.7071067811865476), (11.3, 2521.38375853039), (-3.7, 0.07694652583405726),
      (22.25, 4987896.159284373), (999.5, 7.576710022411623e300),
    ]
    for (exponent, power) in known {
      #expect((exponent.powerOfTwo - power).magnitude <= power.ulp, "\(exponent)")
    }
  }

  // MARK: Properties

  @Test func oneMoreDoublesExactly() {
    var random = Randomness()
    for _ in rounds(20_000) {
      // A multiple of 2^-20 or more, halves among them, so that adding needs no rounding.
      let part = 1 << random.integer(in: 0...20)
      let exponent = Double(random.integer(in: -900 * part...900 * part)) / Double(part)
      let whole = Double(random.integer(in: -40...40))
      #expect((exponent + whole).powerOfTwo == exponent.powerOfTwo * whole.powerOfTwo, "\(exponent), \(whole)")
    }
  }

  @Test func itIsTheExponentialOfAMultipleOfLog2() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let exponent = random.double(in: -1...1)
      let other = (exponent * 0.6931471805599453).exponential
      #expect((exponent.powerOfTwo - other).magnitude <= 3 * other.ulp, "\(exponent)")
    }
  }

  // MARK: Edges

  @Test func wholePowersAreExact() {
    for exponent in -1000...1000 {
      #expect(Double(exponent).powerOfTwo == powerOfTwo(exponent), "\(exponent)")
    }
  }
}

@Suite("Exponentials outside their ranges")
struct ExponentialsOutsideTests {
  @Test func anyNumberIsTakenWithoutACrash() {
    var random = Randomness()
    let edges = [0.0, -0.0, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.greatestFiniteMagnitude, 1e300]
    for number in edges + rounds(20_000).map({ _ in random.anyDouble() }) {
      _ = number.naturalLogarithm + number.exponential + number.powerOfTwo
    }
  }
}
