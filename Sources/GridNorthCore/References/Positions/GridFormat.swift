// SPDX-License-Identifier: MIT
import CGridNorth

/// Meters, rounded to a number of decimals; ties go to the even digit.
struct Meters {
  let isNegative: Bool
  private let units: UInt64
  private let scale: UInt64
  private let decimals: Int

  /// Up to 10^9, with 0 ... 6 decimals.
  init(_ meters: Double, decimals: Int) {
    scale = UInt64.powerOfTen(decimals)
    units = meters.absolute.units(of: scale)
    isNegative = meters < 0 && units != 0
    self.decimals = decimals
  }

  /// The double nearest to the written number: both operands are exact.
  var value: Double {
    let magnitude = Double(units) / Double(scale)
    return isNegative ? -magnitude : magnitude
  }

  /// Whether a decimal comma could be read as a separator of thousands.
  var mayHaveThousands: Bool { decimals == 3 && units < 1_000_000 }

  func write(_ pen: inout TextPen, point: UInt8) {
    if isNegative { pen.write(0x2D) }
    let whole = units / max(scale, 1)
    pen.write(UInt32(truncatingIfNeeded: whole))
    pen.write(decimals: units &- whole &* scale, count: decimals, point: point)
  }
}

/// Coordinates of UTM, or of UPS.
struct GridText: WritableText {
  private let style: FormatStyle
  private let zone: Int32
  /// N or S, or the letter of a band.
  private let letter: UInt8
  private let easting: Meters
  private let northing: Meters

  /// Beyond 84 north and 80 south, where no position has a standard zone of UTM, coordinates of UPS.
  init(_ point: gn_point, _ style: FormatStyle) throws(gn_status) {
    let request =
      style.form == Int32(GN_FORM_UPS)
      ? UTM.Request.grid(UTM.Grid(checkedZone: 0, hemisphere: point.latitude < 0 ? -1 : 1))
      : try UTM.Request(style.zone)
    let utm = try UTM.forward(latitude: point.latitude, longitude: point.longitude, request: request)
    easting = Meters(utm.easting, decimals: style.decimals)
    var northing = Meters(utm.northing, decimals: style.decimals)
    var hemisphere = utm.hemisphere
    if utm.zone != 0, hemisphere < 0, northing.value == 10_000_000 {
      // A northing that is rounded to the equator is north, as -0 degrees is.
      northing = Meters(0, decimals: style.decimals)
      hemisphere = 1
    }
    let grid = UTM.Grid(checkedZone: utm.zone, hemisphere: hemisphere)
    // In a zone given by the caller, rounding may move the last meter before a pole beyond it.
    guard grid.isPolar || UTM.isOnUTM(northing: northing.value, falseNorthing: grid.falseNorthing) else {
      throw GN_ERROR_TOO_FAR
    }
    if style.hasBand, !grid.isPolar {
      // The band of the position: the parser accepts a coordinate that was rounded across a border. Beyond 84 north and
      // 80 south, X and C continue.
      let number = Band(latitude: max(-80, min(84, point.latitude))).number
      letter = Band(number: grid.isSouthern ? number : max(number, 0)).letter
    } else {
      letter = grid.isSouthern ? 0x53 : 0x4E
    }
    zone = utm.zone
    self.northing = northing
    self.style = style
    // "562,329 242,877" may be hundreds of kilometers as well.
    guard !(style.point == 0x2C && easting.mayHaveThousands && northing.mayHaveThousands) else { throw GN_ERROR_STYLE }
  }

  func write(_ pen: inout TextPen) {
    if zone != 0 {
      pen.write(UInt32(truncatingIfNeeded: zone), width: 2)
      if style.isSpaced { pen.write(.blank) }
    }
    pen.write(letter)
    write(easting, direction: 0x45, &pen)
    write(northing, direction: 0x4E, &pen)
  }

  /// A blank, a coordinate, and its unit, mE or mN, if the options ask for units.
  private func write(_ meters: Meters, direction: UInt8, _ pen: inout TextPen) {
    pen.write(.blank)
    meters.write(&pen, point: style.point)
    guard style.hasUnits else { return }
    if style.isSpaced { pen.write(.blank) }
    pen.write(0x6D)
    pen.write(direction)
  }
}

/// A reference of MGRS.
struct ReferenceText: WritableText {
  private let reference: MGRS.Reference
  private let isSpaced: Bool

  init(_ point: gn_point, _ style: FormatStyle) throws(gn_status) {
    reference = try MGRS.reference(
      latitude: point.latitude, longitude: point.longitude, precision: try MGRS.check(style.precision))
    isSpaced = style.isSpaced
  }

  func write(_ pen: inout TextPen) {
    pen.write { reference.write(to: $0, isSpaced: isSpaced) }
  }
}
