// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import GridNorthCore

// Writes arguments and results of the elementary functions for Tools/accuracy/measure.py, which compares them with a
// high-precision reference. One line each: the function, then the bits of its arguments and of its result.

private let environment = ProcessInfo.processInfo.environment

@Suite("Accuracy dump", .enabled(if: environment["GRIDNORTH_ACCURACY_DUMP"] != nil))
struct AccuracyDump {
  @Test func write() throws {
    let path = try #require(environment["GRIDNORTH_ACCURACY_DUMP"])
    let count = environment["GRIDNORTH_ACCURACY_COUNT"].flatMap { Int($0) } ?? 200_000
    var random = Randomness()
    var lines = Lines()
    lines.text("# seed \(Randomness.seed)")

    for angle in Self.edgeAngles + (0..<count).map({ _ in Self.angle(&random) }) {
      let (sine, cosine) = angle.sineAndCosineOfDegrees
      lines.add("sine", [angle], sine)
      lines.add("cosine", [angle], cosine)
    }
    for (y, x) in Self.edgeVectors + (0..<count).map({ _ in Self.vector(&random) }) {
      lines.add("arctangent", [y, x], Double.arctangentInDegrees(y: y, x: x))
    }
    for x in Self.small(upTo: 0.16, count, &random) {
      lines.add("hyperbolic arctangent", [x], x.smallHyperbolicArctangent)
    }
    for x in Self.small(upTo: 0.17, count, &random) {
      lines.add("hyperbolic sine", [x], x.smallHyperbolicSine)
      lines.add("hyperbolic cosine", [x], x.smallHyperbolicCosine)
    }
    for x in Self.edgePowers + (0..<count).map({ _ in Self.positive(&random) }) {
      lines.add("logarithm", [x], x.naturalLogarithm)
    }
    for x in Self.exponents(upTo: 700, step: 0.34657359027997264, count, &random) {
      lines.add("exponential", [x], x.exponential)
    }
    for x in Self.exponents(upTo: 1000, step: 0.5, count, &random) {
      lines.add("power of two", [x], x.powerOfTwo)
    }
    let latitudes =
      Self.edgeAngles.filter { $0.magnitude <= 85.06 } + (0..<count).map { _ in random.double(in: -85.06...85.06) }
    for latitude in latitudes {
      lines.add("isometric latitude", [latitude], WebMercator.isometric(latitude: latitude))
    }
    for isometric in Self.exponents(upTo: 40, step: 0.34657359027997264, count, &random) {
      lines.add("latitude", [isometric], WebMercator.latitude(isometric: isometric))
    }
    let longitudes = (0..<count).map { _ in random.double(ofMagnitudeUpTo: .greatestFiniteMagnitude) }
    for longitude in Self.edgeAngles + longitudes {
      lines.add("longitude", [longitude], Angle.reduce(longitude: longitude))
    }
    try lines.write(to: path)
  }

  // MARK: Arguments

  /// Multiples of 15 degrees, of 45 far away, the ends of the reduction's pieces, and their neighbors.
  private static let edgeAngles: [Double] = {
    var angles = stride(from: -720.0, through: 720, by: 15).map { $0 }
    for exponent in 9...40 {
      let multiple = (Double(sign: .plus, exponent: exponent, significand: 1) / 45).rounded(.down) * 45
      angles += [multiple, -multiple, multiple - 45, 45 - multiple]
    }
    angles += [Angle.largestDirect, -Angle.largestDirect]
    let neighbors = angles.flatMap { angle in (-40...40).map { angle + Double($0) * angle.ulp } }
    let tiny = (-358...0).map { Double(sign: .plus, exponent: 3 * $0, significand: 1) }
    return (neighbors + tiny).filter { $0.magnitude <= Angle.largestDirect }
  }()

  private static func angle(_ random: inout Randomness) -> Double {
    switch random.integer(in: 0...3) {
    case 0: return random.double(in: -45...45)
    case 1: return random.double(in: -360...360)
    case 2: return random.double(ofMagnitudeUpTo: Angle.largestDirect)
    default:
      // Next to a zero or an extremum, where a careless reduction loses its digits.
      let angle = 90 * Double(random.integer(in: -1000...1000)) + random.double(ofMagnitudeUpTo: 1)
      return angle.rounded(.toNearestOrEven) == angle ? angle + 0.1 : angle
    }
  }

  /// Axes, diagonals, the seams at 22.5 and 67.5 degrees, and their neighbors.
  private static let edgeVectors: [(y: Double, x: Double)] = {
    let seams = [0, 0.414_213_562_373_095, 1, 2.414_213_562_373_095, 1e-8, 1e8, 1e-300]
    let lengths = seams.flatMap { seam in (-40...40).map { seam + Double($0) * seam.ulp } }
    return lengths.flatMap { y in
      [(y: y, x: 1.0), (y: -y, x: 1), (y: y, x: -1), (y: -y, x: -1), (y: 1, x: y), (y: -1, x: -y)]
    }
  }()

  private static func vector(_ random: inout Randomness) -> (y: Double, x: Double) {
    switch random.integer(in: 0...2) {
    case 0: return (y: random.double(in: -1...1), x: random.double(in: -1...1))
    case 1: return (y: random.double(ofMagnitudeUpTo: 1e6), x: random.double(ofMagnitudeUpTo: 1e6))
    default:
      // Around the seams.
      let x = random.double(in: 0.5...2)
      let slope = random.element(of: [0.414_213_562_373_095, 1, 2.414_213_562_373_095])
      return (y: x * slope * (1 + random.double(ofMagnitudeUpTo: 0.01)), x: Bool.random(using: &random) ? x : -x)
    }
  }

  /// Powers of two, the seams between them, the ends of the normal numbers, and their neighbors.
  private static let edgePowers: [Double] = {
    let powers = (-1022...1023).flatMap { exponent in
      [1, 1.4142135623730951].map { Double(sign: .plus, exponent: exponent, significand: $0) }
    }
    let neighbors = powers.flatMap { power in (-4...4).map { power + Double($0) * power.ulp } }
    let nextToOne = (1...52).flatMap {
      [1 + Double(sign: .plus, exponent: -$0, significand: 1), 1 - 0x1p-53 * Double($0)]
    }
    return (neighbors + nextToOne + [.greatestFiniteMagnitude]).filter(\.isNormal)
  }()

  private static func positive(_ random: inout Randomness) -> Double {
    switch random.integer(in: 0...2) {
    case 0: return random.double(in: 0.5...2)
    case 1: return 1 + random.double(ofMagnitudeUpTo: 0.25)
    default:
      return Double(
        sign: .plus, exponent: random.integer(in: -1022...1023), significand: random.double(in: 1...1.9999999999999998))
    }
  }

  /// Both ends, zero, multiples of the step at which one power of two follows another, and their neighbors.
  private static func exponents(
    upTo largest: Double, step: Double, _ count: Int, _ random: inout Randomness
  ) -> [Double] {
    let seams: [Double] = stride(from: 0, through: largest, by: step).flatMap { seam in
      (-4...4).map { seam + Double($0) * seam.ulp }
    }
    let tiny = (0...100).map { Double(sign: .plus, exponent: -3 - 3 * $0, significand: 1) }
    let edges = (seams + tiny + [largest]).filter { $0.magnitude <= largest }
    let others: [Double] = (0..<count).map { _ in
      switch random.integer(in: 0...2) {
      case 0: random.double(in: -1...1)
      case 1: random.double(ofMagnitudeUpTo: largest)
      default: random.double(in: -largest...largest)
      }
    }
    return edges + edges.map { -$0 } + others
  }

  private static func small(upTo largest: Double, _ count: Int, _ random: inout Randomness) -> [Double] {
    let edges = (0...40).map { largest - Double($0) * largest.ulp }
    let tiny = (0...100).map { Double(sign: .plus, exponent: -3 - 3 * $0, significand: 1) }
    return edges + edges.map { -$0 } + tiny
      + (0..<count).map { _ in
        Bool.random(using: &random) ? random.double(in: -largest...largest) : random.double(ofMagnitudeUpTo: largest)
      }
  }
}

/// Lines of text in memory.
private struct Lines {
  private var bytes: [UInt8] = []

  mutating func text(_ line: String) {
    bytes += line.utf8
    bytes.append(10)
  }

  mutating func add(_ function: String, _ arguments: [Double], _ result: Double) {
    bytes += function.utf8
    for number in arguments + [result] {
      bytes.append(9)
      bytes += String(number.bitPattern, radix: 16).utf8
    }
    bytes.append(10)
  }

  func write(to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
