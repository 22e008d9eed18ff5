// SPDX-License-Identifier: MIT
import CGridNorth

/// How positions are read and written.
public enum Notation {}

extension Notation {
  /// Writes a position in degrees; `needed` is the capacity that suffices.
  public static func format(
    latitude: Double, longitude: Double, options: UnsafePointer<gn_format_options>?,
    into out: UnsafeMutablePointer<CChar>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    let style = try FormatStyle(options)
    var text = TextSink(out, capacity: capacity)
    try format(gn_point(latitude: latitude, longitude: longitude), style, into: &text)
    try text.finish(capacity: capacity, needed: &needed)
  }

  static func format(_ position: gn_point, _ style: FormatStyle, into text: inout TextSink) throws(gn_status) {
    try UTM.check(latitude: position.latitude, longitude: position.longitude)
    var point = position
    // 180 keeps the sign that the caller gave it.
    if point.longitude.absolute > 180 { point.longitude = Angle.reduce(longitude: point.longitude) }
    if let plain = PlainDegreesText(point, style), text.append(count: plain.count, { plain.write(to: $0) }) {
      return
    }
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
  }
}

/// A text that is determined and only needs to be written: less than `GN_POSITION_CAPACITY` bytes.
protocol WritableText {
  func write(_ pen: inout TextPen)
}

extension TextSink {
  @inline(__always)
  fileprivate mutating func append(_ text: some WritableText) {
    // 96 bytes: the longest text, and the bytes that the pen may store after it.
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
