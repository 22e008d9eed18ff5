// SPDX-License-Identifier: MIT
#if PAIRS
import CLevels
#endif

extension Kernels {
  /// The sines and the cosines of eight angles in degrees, as `Lanes` has them.
  @inline(__always)
  static func sinesAndCosines(_ degrees: Eight) -> (sine: Eight, cosine: Eight) {
    #if PAIRS
    lanes(degrees, degrees) { gridnorth_sines_and_cosines($0, $2, $3) }
    #else
    lanes(degrees, degrees) { sinesAndCosines($0, sines: $2, cosines: $3) }
    #endif
  }

  /// All arguments are those of eight angles.
  @inline(never)
  public static func sinesAndCosines(
    _ degrees: UnsafePointer<Double>, sines: UnsafeMutablePointer<Double>, cosines: UnsafeMutablePointer<Double>
  ) {
    blocks(degrees, degrees, sines, cosines) { degrees, _ in degrees.sineAndCosineOfDegrees }
  }
}
