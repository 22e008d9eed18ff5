// SPDX-License-Identifier: MIT
import CGridNorth

/// A position in ISO 6709:2008, annex H: always signs, all digits of the parts, a solidus at the end.
///
/// The 180th meridian is written with a minus, as the standard requires. With an altitude the text names its reference
/// system.
struct ISO6709Text: WritableText {
  private let style: FormatStyle
  private let part: Sexagesimal.Part
  private let latitude: Sexagesimal
  private let longitude: Sexagesimal
  private let altitude: AltitudeText?

  init(_ point: gn_point, _ style: FormatStyle) {
    part = style.isoForm == Int32(GN_FORM_DM) ? .minutes : style.isoForm == Int32(GN_FORM_DMS) ? .seconds : .degrees
    let scale = UInt64.powerOfTen(style.decimals)
    latitude = Sexagesimal(point.latitude, last: part, scale: scale)
    var longitude = Sexagesimal(point.longitude, last: part, scale: scale)
    if longitude.isHalfTurn { longitude.isNegative = true }
    self.longitude = longitude
    altitude = AltitudeText(style)
    self.style = style
  }

  func write(_ pen: inout TextPen) {
    write(latitude, width: 2, &pen)
    write(longitude, width: 3, &pen)
    if let altitude {
      if !altitude.isNegative { pen.write(0x2B) }
      altitude.write(&pen)
      // CRSWGS_84
      pen.write(TextPen.Mark(bytes: 0x385F_5347_5753_5243, count: 8))
      pen.write(0x34)
    }
    pen.write(0x2F)
  }

  private func write(_ angle: Sexagesimal, width: Int, _ pen: inout TextPen) {
    pen.write(angle.isNegative ? 0x2D : 0x2B)
    pen.write(angle.degrees, width: width)
    switch part {
    case .degrees: break
    case .minutes: pen.write(angle.minutes, width: 2)
    case .seconds:
      pen.write(angle.minutesOfSeconds, width: 2)
      pen.write(angle.seconds, width: 2)
    }
    pen.write(decimals: angle.decimals, count: style.decimals, point: 0x2E)
  }
}

/// A position as a geo URI (RFC 5870): decimal degrees of WGS 84, which need not be named. Poles have the longitude 0
/// (section 3.4.2).
struct GeoURIText: WritableText {
  private let style: FormatStyle
  private let latitude: Sexagesimal
  private let longitude: Sexagesimal
  private let altitude: AltitudeText?

  init(_ point: gn_point, _ style: FormatStyle) {
    let scale = UInt64.powerOfTen(style.decimals)
    latitude = Sexagesimal(point.latitude, last: .degrees, scale: scale)
    longitude = Sexagesimal(latitude.degrees == 90 ? 0 : point.longitude, last: .degrees, scale: scale)
    altitude = AltitudeText(style)
    self.style = style
  }

  func write(_ pen: inout TextPen) {
    // geo:
    pen.write(TextPen.Mark(bytes: 0x3A6F_6567, count: 4))
    write(latitude, &pen)
    pen.write(0x2C)
    write(longitude, &pen)
    if let altitude {
      pen.write(0x2C)
      altitude.write(&pen)
    }
  }

  private func write(_ angle: Sexagesimal, _ pen: inout TextPen) {
    if angle.isNegative { pen.write(0x2D) }
    pen.write(angle.degrees)
    pen.write(decimals: angle.decimals, count: style.decimals, point: 0x2E)
  }
}

/// The altitude that a style asks for.
private struct AltitudeText: WritableText {
  private let meters: Meters

  init?(_ style: FormatStyle) {
    guard style.hasAltitude else { return nil }
    meters = Meters(style.altitude, decimals: style.altitudeDecimals)
  }

  var isNegative: Bool { meters.isNegative }

  func write(_ pen: inout TextPen) { meters.write(&pen, point: 0x2E) }
}
