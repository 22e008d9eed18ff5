// SPDX-License-Identifier: MIT
import Foundation

/// The rounds of a random test: `usual` ones times GRIDNORTH_EFFORT, at least one.
///
/// An unoptimized build takes a twentieth of them: code over lanes is far slower there, and the optimized build of
/// the same tests takes them all.
public func rounds(_ usual: Int) -> Range<Int> {
  0..<max(1, Int((Double(usual) * effort).rounded()))
}

/// The cases of a test that computes long for each: all of them; in an unoptimized build one, another in each run.
public func cases<Case>(_ all: [Case]) -> [Case] {
  #if DEBUG
  var random = Randomness()
  return [random.element(of: all)]
  #else
  return all
  #endif
}

/// Whether the build is optimized; otherwise half a second of work takes half a minute.
public let isOptimized: Bool = {
  #if DEBUG
  return false
  #else
  return true
  #endif
}()

private let effort: Double = {
  let given = ProcessInfo.processInfo.environment["GRIDNORTH_EFFORT"].flatMap { Double($0) } ?? 1
  #if DEBUG
  return given / 20
  #else
  return given
  #endif
}()
