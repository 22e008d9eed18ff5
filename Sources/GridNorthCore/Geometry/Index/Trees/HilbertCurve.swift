// SPDX-License-Identifier: MIT

/// Hilbert's curve through 65,536 by 65,536 cells: cells that are near on it are near on the earth (Hilbert 1891).
enum HilbertCurve {
  static func cell(_ value: Double, from low: Double, to high: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: ((value - low) / (high - low) * 65536).clamped(0, 65535).wholeNumber)
  }

  /// Each step chooses a quarter, and turns it so that its curve is the first one again.
  static func place(x: UInt32, y: UInt32) -> UInt32 {
    var x = x
    var y = y
    var place: UInt32 = 0
    var side: UInt32 = 0x8000
    while side > 0 {
      let isEast = x & side != 0
      let isNorth = y & side != 0
      place = place << 2 | (isNorth ? (isEast ? 2 : 1) : (isEast ? 3 : 0))
      if !isNorth {
        if isEast {
          x = ~x
          y = ~y
        }
        (x, y) = (y, x)
      }
      side >>= 1
    }
    return place
  }
}
