// SPDX-License-Identifier: MIT

/// What shapes and the grid compute eight at a time.
///
/// A part of a library that has pairs (Block.swift) calls the part that has blocks, at the level of the processor.
public enum Kernels {
  /// Computes eight places, a block at a time.
  @inline(__always)
  static func blocks(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ first: UnsafeMutablePointer<Double>,
    _ second: UnsafeMutablePointer<Double>, _ compute: (Block, Block) -> (Block, Block)
  ) {
    var index = 0
    while index < 8 {
      // SAFETY: eight numbers each.
      let results = compute(
        UnsafeRawPointer(a + index).loadUnaligned(as: Block.self),
        UnsafeRawPointer(b + index).loadUnaligned(as: Block.self))
      UnsafeMutableRawPointer(first + index).storeBytes(of: results.0, as: Block.self)
      UnsafeMutableRawPointer(second + index).storeBytes(of: results.1, as: Block.self)
      index &+= Block.width
    }
  }

  /// Calls a kernel with the lanes in memory.
  @inline(__always)
  static func lanes(
    _ a: Eight, _ b: Eight,
    _ kernel: (
      UnsafePointer<Double>, UnsafePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  ) -> (Eight, Eight) {
    var (a, b) = (a, b)
    var results = (Eight(repeating: 0), Eight(repeating: 0))
    withUnsafeMutableBytes(of: &a) { a in
      withUnsafeMutableBytes(of: &b) { b in
        withUnsafeMutableBytes(of: &results.0) { first in
          withUnsafeMutableBytes(of: &results.1) { second in
            // SAFETY: each is eight numbers.
            kernel(
              a.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self),
              b.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self),
              first.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self),
              second.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self))
          }
        }
      }
    }
    return results
  }
}
