// SPDX-License-Identifier: MIT
import CGridNorth

extension Measure {
  /// Writes an area; parameters as gn_area_format() takes them.
  public static func formatArea(
    _ squareMeters: Double, units: Int32, digits: Int32, into out: UnsafeMutablePointer<CChar>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    try check(squareMeters)
    let (large, small) = try LengthUnit.pair(of: units)
    let digits = try checkedDigits(digits)
    let middle: Step? =
      switch units {
      case Int32(GN_UNITS_METRIC): Step(unit: .hectare, limit: 100)
      case Int32(GN_UNITS_IMPERIAL): Step(unit: .acre, limit: 640)
      default: nil
      }
    // 1 ha, 1 acre, the square of a tenth of a nautical mile.
    let limit = (middle?.unit.size ?? large.squareMeters / 100) / small.squareMeters
    var text = TextSink(out, capacity: capacity)
    write(
      squareMeters, Step(unit: .square(small), limit: limit), middle, Step(unit: .square(large)), digits: digits,
      to: &text)
    try text.finish(capacity: capacity, needed: &needed)
  }

  /// Reads an area in square meters; the text as gn_area_parse() takes it.
  public static func parseArea(_ text: ASCII) throws(TextRefusal) -> Double {
    var scanner = TextScanner(text)
    return try scanner.measure { scanner in
      guard let unit = scanner.areaUnit(), scanner.endsUnit() else { return nil }
      return unit.size
    }
  }
}

extension TextScanner {
  /// Passes a unit of area; nil if there is none.
  fileprivate mutating func areaUnit() -> MeasureUnit? {
    if takeName("HA") || takeName("HECTARE") || takeName("HECTARES") { return .hectare }
    if takeName("AC") || takeName("ACRE") || takeName("ACRES") { return .acre }
    if take("SQUARE") || take("SQ") {
      _ = take(0x2E)
      skipBlanks()
      return lengthUnit().map { .square($0) }
    }
    guard let unit = lengthUnit() else { return nil }
    if take("2") || take("^2") { return .square(unit) }
    guard let character = character(), character.value == 0xB2 else { return nil }
    offset &+= character.width
    return .square(unit)
  }
}
