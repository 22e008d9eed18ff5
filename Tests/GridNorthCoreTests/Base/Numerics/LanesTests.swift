// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import GridNorthCore

/// Arguments that are a whole number of blocks.
private func arguments(_ count: Int, _ make: () -> Double) -> [Double] {
  (0..<(count + 7) / 8 * 8).map { _ in make() }
}

private typealias Pair = SIMD2<Double>

/// Whether a function gives the same bits for one lane, for two and for eight, with any values in the other lanes.
private func sameBits(
  _ x: [Double], _ y: [Double], _ one: (Double, Double) -> [Double], _ two: (Pair, Pair) -> [Pair],
  _ eight: (Block, Block) -> [Block], sourceLocation: SourceLocation = #_sourceLocation
) {
  for start in stride(from: 0, to: x.count, by: 8) {
    let block = eight(Block(x[start..<start + 8]), Block(y[start..<start + 8]))
    for lane in 0..<8 {
      let place = start + lane
      let even = place & ~1
      let pair = two(Pair(x[even], x[even + 1]), Pair(y[even], y[even + 1]))
      for (index, value) in one(x[place], y[place]).enumerated() {
        for other in [pair[index][lane & 1], block[index][lane]] where other.bitPattern != value.bitPattern {
          #expect(
            other.isNaN && value.isNaN, "\(x[place]), \(y[place]): \(value) alone, \(other) in lane \(lane)",
            sourceLocation: sourceLocation)
        }
      }
    }
  }
}

private func sameBits(
  _ x: [Double], _ one: (Double) -> [Double], _ two: (Pair) -> [Pair], _ eight: (Block) -> [Block],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  sameBits(x, x, { x, _ in one(x) }, { x, _ in two(x) }, { x, _ in eight(x) }, sourceLocation: sourceLocation)
}

@Suite("Lanes")
struct LanesTests {
  static let count = 8 * rounds(2_500).count

  // MARK: Properties

  @Test func everyWidthGivesTheSameRoundings() {
    var random = Randomness()
    let x = arguments(Self.count) { random.double(ofMagnitudeUpTo: 2_251_799_813_685_247) }
    func both<L: Lanes>(_ x: L) -> [L] { [x.roundedToEven, x.floored] }
    sameBits(x, both, both, both)
  }

  @Test func everyWidthGivesTheSameRootsAndSigns() {
    var random = Randomness()
    let x = arguments(Self.count) { random.anyDouble() }
    let y = arguments(Self.count) { random.anyDouble() }
    func all<L: Lanes>(_ x: L, _ y: L) -> [L] { [x.root, x.absolute, x.signed(as: y), -x] }
    sameBits(x, y, all, all, all)
  }

  @Test func everyWidthGivesTheSameChoices() {
    var random = Randomness()
    let x = arguments(Self.count) { random.element(of: [-1, -0.0, 0, 1, .nan, .infinity]) }
    let y = arguments(Self.count) { random.element(of: [-1, -0.0, 0, 1, .nan, .infinity]) }
    func choices<L: Lanes>(_ a: L, _ b: L) -> [L] {
      let masks = [
        a .< b, a .<= b, a .== b, a .< 0, a .<= 0, a .> 0, a .>= 0, a .== 0, L.and(a .< b, b .> 0),
        L.or(a .< b, b .> 0),
      ]
      return masks.map { L.select($0, L(repeating: 1), L(repeating: 0)) }
    }
    sameBits(x, y, choices, choices, choices)
  }

  @Test func everyWidthGivesTheSameReducedLongitudes() {
    var random = Randomness()
    let x = arguments(Self.count) { random.double(ofMagnitudeUpTo: Angle.largestDirect) }
    func reduced<L: Lanes>(_ x: L) -> [L] { [x.reducedLongitude] }
    sameBits(x, reduced, reduced, reduced)
  }

  @Test func everyWidthGivesTheSameSinesAndCosines() {
    var random = Randomness()
    func both<L: Lanes>(_ x: L) -> [L] { [x.sineAndCosineOfDegrees.sine, x.sineAndCosineOfDegrees.cosine] }
    sameBits(arguments(Self.count) { random.double(ofMagnitudeUpTo: Angle.largestDirect) }, both, both, both)
    sameBits(arguments(Self.count) { random.longitude() }, both, both, both)
  }

  @Test func everyWidthGivesTheSameArctangents() {
    var random = Randomness()
    func arctangent<L: Lanes>(_ y: L, _ x: L) -> [L] { [L.arctangentInDegrees(y: y, x: x)] }
    let y = arguments(Self.count) { random.double(ofMagnitudeUpTo: 1) }
    let x = arguments(Self.count) { random.double(ofMagnitudeUpTo: 1) }
    sameBits(y, x, arctangent, arctangent, arctangent)
    let z = arguments(Self.count) { random.element(of: [-1, -0.0, 0, 1]) }
    let w = arguments(Self.count) { random.element(of: [-1, -0.0, 0, 1]) }
    sameBits(z, w, arctangent, arctangent, arctangent)
  }

  @Test func twoAtOnceAreTheSameAsOneAfterTheOther() {
    var random = Randomness()
    func angles<L: Lanes>(_ a: L, _ b: L) -> [L] {
      let both = L.sinesAndCosinesOfDegrees(a, b)
      return [both.a.sine, both.a.cosine, both.b.sine, both.b.cosine]
    }
    func anglesInTurn<L: Lanes>(_ a: L, _ b: L) -> [L] {
      let (first, second) = (a.sineAndCosineOfDegrees, b.sineAndCosineOfDegrees)
      return [first.sine, first.cosine, second.sine, second.cosine]
    }
    let a = arguments(Self.count) { random.double(in: -400...400) }
    let b = arguments(Self.count) { random.double(in: -400...400) }
    sameBits(a, b, angles, angles, angles)
    sameBits(a, b, angles, anglesInTurn, anglesInTurn)
    func vectors<L: Lanes>(_ y: L, _ x: L) -> [L] {
      let both = L.arctangentsInDegrees((y, x), (x, y))
      return [both.a, both.b]
    }
    func vectorsInTurn<L: Lanes>(_ y: L, _ x: L) -> [L] {
      [L.arctangentInDegrees(y: y, x: x), L.arctangentInDegrees(y: x, x: y)]
    }
    sameBits(a, b, vectors, vectors, vectors)
    sameBits(a, b, vectors, vectorsInTurn, vectorsInTurn)
  }

  @Test func everyWidthGivesTheSameHyperbolicFunctions() {
    var random = Randomness()
    func all<L: Lanes>(_ x: L) -> [L] {
      [x.smallHyperbolicArctangent, x.smallHyperbolicSine, x.smallHyperbolicCosine]
    }
    sameBits(arguments(Self.count) { random.double(ofMagnitudeUpTo: 0.16) }, all, all, all)
  }

  @Test func everyWidthGivesTheSameProjections() {
    var random = Randomness()
    func forward<L: Lanes>(_ latitude: L, _ longitude: L) -> [L] {
      let phi = latitude.sineAndCosineOfDegrees
      let lambda = longitude.sineAndCosineOfDegrees
      let utm = TransverseMercator.forward(latitude: phi, longitude: lambda)
      let factors = TransverseMercator.factors(latitude: latitude, longitude: longitude)
      let ups = PolarStereographic.forward(latitude: phi, longitude: lambda)
      return [
        utm.x, utm.y, factors.convergence, factors.scale, ups.x, ups.y,
        PolarStereographic.scale(sineOfLatitude: phi.sine),
      ]
    }
    func inverse<L: Lanes>(_ x: L, _ y: L) -> [L] {
      let utm = TransverseMercator.inverse(x: x, y: y)
      let ups = PolarStereographic.inverse(x: x, y: y)
      return [utm.latitude, utm.longitude, ups.latitude, ups.longitude]
    }
    let latitudes = arguments(Self.count) { random.latitude() }
    sameBits(latitudes, arguments(Self.count) { random.double(in: -9...9) }, forward, forward, forward)
    let x = arguments(Self.count) { random.double(in: -1_010_000...1_010_000) }
    sameBits(x, arguments(Self.count) { random.double(in: -9_997_965...9_997_965) }, inverse, inverse, inverse)
  }

  @Test func everyWidthAddsAndTurnsTheSameWhereMasksAreSet() {
    var random = Randomness()
    let x = arguments(Self.count) { random.anyDouble() }
    let y = arguments(Self.count) { random.anyDouble() }
    func all<L: Lanes>(_ x: L, _ y: L) -> [L] {
      [
        L.select(x .< y, x, y), L.select(L.and(x .<= y, L.not(y .== 0)), y, x), x.adding(360, where: x .> 1),
        x.negated(where: L.or(y .>= 1, x .<= -1)),
      ]
    }
    sameBits(x, y, all, all, all)
  }

  @Test func quotientsOfWholeNumbersAreCut() {
    var random = Randomness()
    for divisor: UInt64 in [2, 3, 10, 20, 1_000_000, 10_000_000_000, 100_000_000_000] {
      for _ in 0..<Self.count {
        // Two thirds of them at multiples and before them.
        let any = random.next() % 1_000_000_000_000_000
        let multiple = any / divisor * divisor
        for number in [any, multiple, multiple &+ divisor &- 1] {
          #expect(
            Double(number).quotient(inverse: 1 / Double(divisor)) == Double(number / divisor), "\(number)/\(divisor)")
        }
      }
    }
  }

  @Test func wholeNumbersAreTheSameAsWords() {
    var random = Randomness()
    let words = Words((0..<8).map { _ in random.next() & 0xF_FFFF_FFFF_FFFF })
    let lanes = Block(words)
    for lane in 0..<8 { #expect(lanes[lane] == Double(words[lane])) }
    #expect(Words(lanes) == words)
    #expect(Block(byte: 3, of: words) == Block((0..<8).map { Double(words[$0] >> 24 & 0xFF) }))
  }

  @Test func roundingAgreesWithTheStandardLibrary() {
    var random = Randomness()
    for _ in 0..<Self.count {
      let x = random.double(ofMagnitudeUpTo: 2_251_799_813_685_247)
      #expect(x.roundedToEven == x.rounded(.toNearestOrEven))
      #expect(x.floored == x.rounded(.down))
      #expect(x.absolute.wholeNumber == UInt64(x.absolute))
    }
  }

  // MARK: Edges

  @Test func tiesAreRoundedToEven() {
    let ties: [Double] = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]
    #expect(ties.map(\.roundedToEven) == [-2, -2, 0, 0, 2, 2])
    #expect(ties.map(\.nextUp.roundedToEven) == [-2, -1, 0, 1, 2, 3])
    #expect(ties.map(\.nextDown.roundedToEven) == [-3, -2, -1, 0, 1, 2])
  }

  @Test func theFloorOfTheSmallestNegativeNumberIsMinusOne() {
    #expect((-Double.leastNonzeroMagnitude).floored == -1)
    #expect(1.0.nextDown.floored == 0)
    #expect((-1.0).floored == -1)
    #expect((-1.0).nextDown.floored == -2)
  }

  @Test func aWholeNumberIsNeverATrap() {
    for value in [Double.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude, -0.0] { _ = value.wholeNumber }
    #expect(0.0.wholeNumber == 0)
    #expect(0.999_999.wholeNumber == 0)
    #expect(2_251_799_813_685_247.0.wholeNumber == 2_251_799_813_685_247)
  }
}
