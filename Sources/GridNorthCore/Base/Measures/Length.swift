// SPDX-License-Identifier: MIT
import CGridNorth

extension Measure {
  /// Writes a length; parameters as gn_length_format() takes them.
  public static func formatLength(
    _ meters: Double, units: Int32, digits: Int32, into out: UnsafeMutablePointer<CChar>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    try check(meters)
    if let unit = LengthUnit(fixed: units) {
      let digits = try checkedDigits(digits)
      let isSmall = unit == .meter || unit == .foot
      var text = TextSink(out, capacity: capacity)
      text.append(rounded(meters / unit.meters, digits, usual: (significant: isSmall ? 2 : 3, decimals: 3)))
      text.append(" ")
      text.append(unit)
      return try text.finish(capacity: capacity, needed: &needed)
    }
    let (large, small) = try LengthUnit.pair(of: units)
    let digits = try checkedDigits(digits)
    // 1 km, 1000 ft, a tenth of a nautical mile.
    let limit = units == Int32(GN_UNITS_NAUTICAL) ? large.meters / 10 / small.meters : 1000
    var text = TextSink(out, capacity: capacity)
    write(
      meters, Step(unit: .length(small), limit: limit), nil, Step(unit: .length(large)), digits: digits, to: &text)
    try text.finish(capacity: capacity, needed: &needed)
  }

  /// Reads a length in meters; the text as gn_length_parse() takes it.
  public static func parseLength(_ text: ASCII) throws(TextRefusal) -> Double {
    var scanner = TextScanner(text)
    return try scanner.measure { scanner in
      if let unit = scanner.lengthUnit() { return scanner.endsUnit() ? unit.meters : nil }
      return scanner.takeFootMark() ? LengthUnit.foot.meters : nil
    }
  }
}

extension TextScanner {
  /// Passes a prime or a substitute for it; two of them would be inches.
  fileprivate mutating func takeFootMark() -> Bool {
    guard let character = character(), character.isFootMark else { return false }
    offset &+= character.width
    return self.character()?.isFootMark != true
  }
}

extension TextCharacter {
  /// Apostrophe, its typographic form, prime.
  fileprivate var isFootMark: Bool { value == 0x27 || value == 0x2019 || value == 0x2032 }
}
