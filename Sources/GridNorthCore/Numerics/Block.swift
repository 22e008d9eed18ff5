// SPDX-License-Identifier: MIT
import CLanes

// Block: numbers that are computed together. Words: texts of eight bytes that are read and written together.
//
// Eight lanes fill the widest registers. A register of WebAssembly holds two lanes; a wider block spills into memory,
// and its code is longer and slower.
//
// Single: the lanes of long formulas for one position. In WebAssembly it is a block, which takes no longer than one
// lane, so that their code exists once.
#if arch(wasm32)
typealias Block = SIMD2<Double>
typealias Words = SIMD2<UInt64>
typealias Single = Block
#else
typealias Block = SIMD8<Double>
typealias Words = SIMD8<UInt64>
typealias Single = Double
#endif

extension Double {
  @inline(__always) var single: Double { self }
}

extension Block {
  /// How many lanes a block has: a power of 2, 8 at most.
  @inline(__always)
  static var width: Int { scalarCount }

  /// The number of a `Single`.
  @inline(__always) var single: Double { lane(0) }

  /// 0, 1, 2 ... in the lanes.
  @inline(__always)
  static var counted: Block { gather { Double($0) } }
}

/// Eight lanes, for sums that must not depend on the width of a block.
typealias Eight = SIMD8<Double>

extension Eight {
  /// The lanes of a block in their places: those that follow `index`, a multiple of the width. Zero in the others.
  @inline(__always)
  init(_ block: Block, at index: Int) {
    #if arch(wasm32)
    self.init(repeating: 0)
    var lane = 0
    while lane < Block.width {
      set(index &+ lane, block.lane(lane))
      lane &+= 1
    }
    #else
    self = block
    #endif
  }
}

/// A block made lane by lane.
#if arch(wasm32)
@inline(__always)
func gather<Scalar>(_ value: (Int) -> Scalar) -> SIMD2<Scalar> { SIMD2(value(0), value(1)) }
#else
@inline(__always)
func gather<Scalar>(_ value: (Int) -> Scalar) -> SIMD8<Scalar> {
  SIMD8(value(0), value(1), value(2), value(3), value(4), value(5), value(6), value(7))
}
#endif

extension SIMDMask where Storage == Block.MaskStorage {
  @inline(__always) static func .& (a: Self, b: Self) -> Self { Block.and(a, b) }
  @inline(__always) static func .| (a: Self, b: Self) -> Self { Block.or(a, b) }
  @inline(__always) static prefix func .! (a: Self) -> Self { Block.not(a) }

  @inline(__always) func lane(_ index: Int) -> Bool { self[index & (Block.width &- 1)] }
}

// Lanes 0 ..< width, without the check that ends in a trap.

extension SIMD2 {
  @inline(__always) func lane(_ index: Int) -> Scalar { self[index & 1] }
  @inline(__always) mutating func set(_ index: Int, _ value: Scalar) { self[index & 1] = value }
}

extension SIMD8 {
  @inline(__always) func lane(_ index: Int) -> Scalar { self[index & 7] }
  @inline(__always) mutating func set(_ index: Int, _ value: Scalar) { self[index & 7] = value }
}
