// SPDX-License-Identifier: MIT
import Foundation

/// Random numbers for tests: new ones each run, the same again with GRIDNORTH_SEED. SplitMix64.
public struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  /// The seed of this run. It is printed when the first test asks for it.
  public static let seed: UInt64 = {
    let given = ProcessInfo.processInfo.environment["GRIDNORTH_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: .min ... .max)
    print("GRIDNORTH_SEED=\(seed)")
    return seed
  }()

  /// A separate sequence for each name, independent of other tests.
  public init(_ name: String = #function) {
    // FNV-1a.
    state = name.utf8.reduce(Randomness.seed ^ 0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension Randomness {
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  public mutating func element<Element>(of elements: [Element]) -> Element {
    elements[integer(in: 0...elements.count - 1)]
  }

  /// Any bits: every magnitude is as likely as every other; infinities and NaN too.
  public mutating func anyDouble() -> Double {
    Double(bitPattern: next())
  }

  /// Any sign and any magnitude from 2^-60 up to `largest`, each binade as likely as the next.
  public mutating func double(ofMagnitudeUpTo largest: Double) -> Double {
    while true {
      let magnitude = Double(
        sign: .plus, exponent: integer(in: -60...Int(largest.exponent)), significand: double(in: 1...2))
      if magnitude <= largest { return Bool.random(using: &self) ? magnitude : -magnitude }
    }
  }
}

extension Randomness {
  /// Degrees, -90 ... 90; one half of them on and next to the borders of bands and caps.
  public mutating func latitude() -> Double {
    let borders = stride(from: -80.0, through: 72, by: 8) + [-90, 84, 90]
    return min(max(near(borders, orIn: -90...90), -90), 90)
  }

  /// Degrees, mostly -180 ... 180; one half of them on and next to the borders of zones and half zones, a few some
  /// turns away.
  public mutating func longitude() -> Double {
    let longitude = near(Array(stride(from: -180.0, through: 180, by: 3)), orIn: -180...180)
    return integer(in: 0...15) == 0 ? longitude + Double(360 * integer(in: -3...3)) : longitude
  }

  private mutating func near(_ places: [Double], orIn range: ClosedRange<Double>) -> Double {
    guard Bool.random(using: &self) else { return double(in: range) }
    let place = element(of: places)
    switch integer(in: 0...4) {
    case 0: return place
    case 1: return place.nextUp
    case 2: return place.nextDown
    default: return place + double(in: -1...1) * element(of: [1e-14, 1e-12, 1e-9, 1e-6, 1e-3, 1])
    }
  }
}
