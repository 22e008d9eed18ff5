// SPDX-License-Identifier: MIT

/// Terms of a series, eight side by side: each line of their table (CLanes/sky.h) has one number of all eight.
struct SkyTerms {
  private let numbers: UnsafePointer<Double>

  /// - Parameter lines: how many lines eight terms take.
  init(_ table: UnsafePointer<Double>?, block: Int, lines: Int) {
    numbers = table.unsafelyUnwrapped + 8 &* lines &* block
  }

  // SAFETY: the table has as many lines as its formula reads.
  subscript(line: Int) -> Eight { UnsafeRawPointer(numbers + 8 &* line).loadUnaligned(as: Eight.self) }
}

extension Eight {
  /// The sum of all lanes.
  var total: Double {
    ((lane(0) + lane(1)) + (lane(2) + lane(3))) + ((lane(4) + lane(5)) + (lane(6) + lane(7)))
  }
}
