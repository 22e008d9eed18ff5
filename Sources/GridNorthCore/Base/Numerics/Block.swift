// SPDX-License-Identifier: MIT
import CLanes

// Block: numbers that are computed together. Words: texts of eight bytes that are read and written together.
//
// Eight lanes fill the widest registers, and keep narrower ones busy. They are fast where there are many rows, and long:
// a register of SSE or WebAssembly holds two. With blocks of two, a position computed alone takes no longer than with one
// lane, and the code for one and for many is the same.
//
// So Tools/build-library compiles a library in parts: the functions marked "// Levels." with BLOCKS, everything
// else with PAIRS. A module for WebAssembly is all pairs; an ordinary build has blocks of eight and is one part.
//
// Single: the lanes of long formulas for one position. In a part it is a block, so that their code exists once.
#if PAIRS || arch(wasm32)
typealias Block = SIMD2<Double>
typealias Words = SIMD2<UInt64>
#else
typealias Block = SIMD8<Double>
typealias Words = SIMD8<UInt64>
#endif

#if PAIRS || BLOCKS || arch(wasm32)
typealias Single = Block
#else
typealias Single = Double
#endif

// Alone: the lanes for one position of a formula that pairs its own angles (Lanes). In the part with blocks it is a block, so that
// the rows which a batch computes one by one need no code of their own.
#if BLOCKS
typealias Alone = Block
#else
typealias Alone = Double
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

extension Block {
  /// A block takes as long as three numbers one by one, unless they would take a block each.
  #if PAIRS || BLOCKS || arch(wasm32)
  static var worthwhile: Int { 1 }
  #else
  static var worthwhile: Int { 3 }
  #endif
}

/// Eight lanes whatever the width of a block: for sums that must not depend on it, and for what Kernels.swift computes.
typealias Eight = SIMD8<Double>

extension Eight {
  /// 0, 1, 2 ... 7.
  @inline(__always)
  static var toSeven: Eight { Eight(0, 1, 2, 3, 4, 5, 6, 7) }

  /// All lanes but the first, each one place lower, and then another number.
  @inline(__always)
  func followed(by last: Double) -> Eight { gn_followed8(self, last) }

  /// The lanes of a block in their places: those that follow `index`, a multiple of the width. Zero in the others.
  @inline(__always)
  init(_ block: Block, at index: Int) {
    self.init(repeating: 0)
    set(index, block)
  }

  /// The lanes that follow `index`, a multiple of the width.
  @inline(__always)
  func block(_ index: Int) -> Block {
    #if PAIRS || arch(wasm32)
    gather { lane(index &+ $0) }
    #else
    self
    #endif
  }

  @inline(__always)
  mutating func set(_ index: Int, _ block: Block) {
    #if PAIRS || arch(wasm32)
    set(index, block.lane(0))
    set(index &+ 1, block.lane(1))
    #else
    self = block
    #endif
  }
}

/// A block made lane by lane.
#if PAIRS || arch(wasm32)
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
