// SPDX-License-Identifier: MIT
import CGridNorth

public enum MGRS {}

extension MGRS {
  /// A reference before it is written: a square and, in micrometers from its south-west corner, a cell in it.
  struct Reference {
    var square: Square
    var east: UInt64
    var north: UInt64
    var precision: Int
  }

  /// Room for the longest reference and its final zero.
  public struct Text {
    private var storage: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    public private(set) var count = 0

    public init() {}

    mutating func set(_ reference: Reference) {
      count = withUnsafeMutableBytes(of: &storage) { bytes in
        // SAFETY: 32 bytes; the longest reference has 27.
        reference.write(to: bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self))
      }
    }

    /// Copies the text and its final zero: `count` + 1 bytes.
    public func copy(to out: UnsafeMutablePointer<CChar>) {
      withUnsafeBytes(of: storage) { bytes in
        // SAFETY: 32 bytes, and a text has 27 at most; the mask says so to the compiler.
        UnsafeMutableRawPointer(out).copyMemory(
          from: bytes.baseAddress.unsafelyUnwrapped, byteCount: (count &+ 1) & 31)
      }
    }
  }
}

extension MGRS.Reference {
  /// The characters that a reference has.
  static func count(precision: Int, isPolar: Bool) -> Int {
    (isPolar ? 1 : 3) &+ (precision < 0 ? 0 : 2 &+ 2 &* precision)
  }

  /// Writes the characters, with blanks between the parts if asked to, without a final zero, and returns their number.
  @inline(__always)
  func write(to out: UnsafeMutablePointer<UInt8>, isSpaced: Bool = false) -> Int {
    var end = out
    switch square.frame {
    case .utm(let gridZone):
      end[0] = 48 &+ UInt8(truncatingIfNeeded: gridZone.zone / 10)
      end[1] = 48 &+ UInt8(truncatingIfNeeded: gridZone.zone % 10)
      end[2] = gridZone.band.letter
      end += 3
    case .polar(let zone):
      end[0] = zone.letter
      end += 1
    }
    if precision >= 0 {
      if isSpaced { blank(&end) }
      (end[0], end[1]) = square.letters
      end += 2
      if isSpaced, precision > 0 { blank(&end) }
      write(digitsOf: east, to: end)
      end += precision
      if isSpaced, precision > 0 { blank(&end) }
      write(digitsOf: north, to: end)
      end += precision
    }
    return end - out
  }

  private func blank(_ end: inout UnsafeMutablePointer<UInt8>) {
    end[0] = 0x20
    end += 1
  }

  /// Writes the first digits of a number of eleven digits, truncated, not rounded.
  @inline(never)
  private func write(digitsOf micrometers: UInt64, to out: UnsafeMutablePointer<UInt8>) {
    // Meters have five digits, and mostly nobody wants more.
    write(UInt32(truncatingIfNeeded: micrometers / 1_000_000), places: 0..<5, to: out)
    if precision > 5 { write(UInt32(truncatingIfNeeded: micrometers % 1_000_000), places: 5..<11, to: out) }
  }

  /// Writes the digits of a number that belong to some places, those below the precision.
  @inline(__always)
  private func write(_ number: UInt32, places: Range<Int>, to out: UnsafeMutablePointer<UInt8>) {
    var rest = number
    var place = places.upperBound &- 1
    while place >= places.lowerBound {
      if place < precision { out[place] = 48 &+ UInt8(truncatingIfNeeded: rest % 10) }
      rest /= 10
      place &-= 1
    }
  }
}
