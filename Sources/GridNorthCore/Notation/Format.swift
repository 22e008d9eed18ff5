// SPDX-License-Identifier: MIT
import CGridNorth

extension Notation {
  /// Writes a position in degrees; `length` is what is needed.
  public static func format(
    latitude: Double, longitude: Double, options: UnsafePointer<gn_format_options>?,
    into out: UnsafeMutablePointer<CChar>?, capacity: Int, length: inout Int
  ) throws(gn_status) {
    let style = try FormatStyle(options)
    // A size_t above the largest Int arrives as a negative number: room enough.
    let capacity = capacity < 0 ? Int.max : capacity
    var text = TextSink(out, capacity: capacity)
    try UTM.check(latitude: latitude, longitude: longitude)
    // 180 stays what the caller calls it.
    let reduced = longitude.absolute <= 180 ? longitude : Angle.reduce(longitude: longitude)
    let point = gn_point(latitude: latitude, longitude: reduced)
    switch style.form {
    case Int32(GN_FORM_DD): text.append(DegreesText(point, style, .degrees))
    case Int32(GN_FORM_DM): text.append(DegreesText(point, style, .minutes))
    case Int32(GN_FORM_DMS): text.append(DegreesText(point, style, .seconds))
    case Int32(GN_FORM_UTM), Int32(GN_FORM_UPS): text.append(try GridText(point, style))
    case Int32(GN_FORM_MGRS): text.append(try ReferenceText(point, style))
    case Int32(GN_FORM_ISO_6709): text.append(ISO6709Text(point, style))
    case Int32(GN_FORM_GEO_URI): text.append(GeoURIText(point, style))
    case Int32(GN_FORM_GEOREF): try Georef.encode(point, precision: style.precision, into: &text)
    default: try GARS.encode(point, precision: style.precision, into: &text)
    }
    length = text.length
    guard text.finish(capacity: capacity) else { throw GN_BUFFER_TOO_SMALL }
  }
}

/// A text that is known and has but to be written: less than `GN_POSITION_CAPACITY` bytes.
protocol WritableText {
  func write(_ pen: inout TextPen)
}

extension TextSink {
  @inline(__always)
  fileprivate mutating func append(_ text: some WritableText) {
    // 96 bytes: the longest text, and what the pen may soil beyond it.
    var paper: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
      (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &paper) { bytes in
      let start = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
      var pen = TextPen(start)
      text.write(&pen)
      append(start, count: (pen.end - start) & 127)
    }
  }
}
