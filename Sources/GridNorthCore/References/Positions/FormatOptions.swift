// SPDX-License-Identifier: MIT
import CGridNorth

extension Notation {
  public static var formatDefaults: gn_format_options {
    gn_format_options(
      size: formatOptionsSize, form: Int32(GN_FORM_DD), decimals: Int32(GN_DECIMALS_USUAL), symbols: 0,
      hemispheres: UInt32(GN_HEMISPHERES_SIGNS), flags: 0, iso_form: Int32(GN_FORM_DD), zone: Int32(GN_ZONE_STANDARD),
      altitude: 0, separator: (0x2C, 0x20, 0, 0, 0, 0, 0, 0), altitude_decimals: 0, reserved: 0)
  }

  static var formatOptionsSize: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_format_options>.size) }
}

/// The checked options for writing a position.
struct FormatStyle {
  private let options: gn_format_options
  /// The digits of the last part; for cells their precision.
  let digits: Int32
  /// `GN_SYMBOLS_` values.
  let symbols: UInt32
  let separator: TextPen.Mark

  /// Nothing beyond the size field is read before the size is known. `GN_ERROR_STYLE` also refuses texts that could not
  /// be read again.
  init(_ given: UnsafePointer<gn_format_options>?) throws(gn_status) {
    guard let given else {
      options = Notation.formatDefaults
      digits = Self.usualDigits(GN_FORM_DD)
      symbols = UInt32(GN_SYMBOLS_NONE)
      separator = TextPen.Mark(bytes: 0x202C, count: 2)
      return
    }
    guard UnsafeRawPointer(given).loadUnaligned(as: UInt32.self) == Notation.formatOptionsSize else {
      throw GN_ERROR_OPTIONS_SIZE
    }
    options = given.pointee
    guard options.form >= Int32(GN_FORM_DD), options.form <= Int32(GN_FORM_GARS) else { throw GN_ERROR_FORM }
    guard options.symbols <= UInt32(GN_SYMBOLS_NONE), options.hemispheres >= UInt32(GN_HEMISPHERES_SIGNS),
      options.hemispheres <= UInt32(GN_HEMISPHERES_BEFORE), options.flags <= 2 &* UInt32(GN_FORMAT_ALTITUDE) &- 1
    else { throw GN_ERROR_STYLE }
    let plain = options.form == Int32(GN_FORM_DD) ? UInt32(GN_SYMBOLS_NONE) : UInt32(GN_SYMBOLS_ASCII)
    symbols = options.symbols == 0 ? plain : options.symbols
    let numbers = options.form == Int32(GN_FORM_ISO_6709) ? options.iso_form : options.form
    let isUsual = options.decimals == Int32(GN_DECIMALS_USUAL)
    digits = isUsual ? Self.usualDigits(gn_form(UInt32(bitPattern: numbers))) : options.decimals
    let parting = try Parting(options.separator)
    separator = parting.mark
    try checkDecimals()
    if isDegrees { try check(parting) }
    if options.form == Int32(GN_FORM_UTM) { guard options.zone >= 0, options.zone <= 60 else { throw GN_ERROR_ZONE } }
    if isStandard { try checkStandard() }
  }

  var form: Int32 { options.form }
  var decimals: Int { Int(digits) }
  var precision: Int32 { digits }
  var zone: Int32 { options.zone }
  var isoForm: Int32 { options.iso_form }
  var altitude: Double { options.altitude }
  var altitudeDecimals: Int { Int(options.altitude_decimals) }
  var hasSigns: Bool { options.hemispheres == UInt32(GN_HEMISPHERES_SIGNS) }
  var hasLettersBefore: Bool { options.hemispheres == UInt32(GN_HEMISPHERES_BEFORE) }
  var isLongitudeFirst: Bool { has(GN_FORMAT_LONGITUDE_FIRST) }
  var isPadded: Bool { has(GN_FORMAT_PADDED) }
  var hasPlus: Bool { has(GN_FORMAT_PLUS) }
  var isSpaced: Bool { has(GN_FORMAT_SPACED) }
  var hasBand: Bool { has(GN_FORMAT_BAND) }
  var hasUnits: Bool { has(GN_FORMAT_UNITS) }
  var hasAltitude: Bool { has(GN_FORMAT_ALTITUDE) }
  /// For degrees and grid coordinates.
  var point: UInt8 { has(GN_FORMAT_DECIMAL_COMMA) ? 0x2C : 0x2E }

  /// Numbers with signs and six to eight decimals, and nothing else.
  var isPlain: Bool {
    form == Int32(GN_FORM_DD) && hasSigns && options.flags == 0 && symbols == UInt32(GN_SYMBOLS_NONE) && digits >= 6
      && digits <= 8
  }

  private func has(_ flag: gn_format_flag) -> Bool { options.flags & flag.rawValue != 0 }

  private var isDegrees: Bool { options.form <= Int32(GN_FORM_DMS) }
  private var isStandard: Bool { options.form == Int32(GN_FORM_ISO_6709) || options.form == Int32(GN_FORM_GEO_URI) }

  /// Enough digits for about a meter, or the usual number.
  private static func usualDigits(_ form: gn_form) -> Int32 {
    switch form {
    case GN_FORM_DM: 4
    case GN_FORM_DMS, GN_FORM_GEOREF, GN_FORM_GARS: 2
    case GN_FORM_UTM, GN_FORM_UPS: 0
    case GN_FORM_MGRS: 5
    default: 6
    }
  }

  /// The digits of MGRS, GEOREF and GARS are checked where they are written.
  private func checkDecimals() throws(gn_status) {
    let most: Int32
    switch options.form {
    case Int32(GN_FORM_MGRS), Int32(GN_FORM_GEOREF), Int32(GN_FORM_GARS): return
    case Int32(GN_FORM_UTM), Int32(GN_FORM_UPS): most = 6
    default: most = 12
    }
    guard digits >= 0, digits <= most else { throw GN_ERROR_DECIMALS }
  }

  private func checkStandard() throws(gn_status) {
    if options.form == Int32(GN_FORM_ISO_6709) {
      guard options.iso_form >= Int32(GN_FORM_DD), options.iso_form <= Int32(GN_FORM_DMS) else { throw GN_ERROR_FORM }
    }
    guard hasAltitude else { return }
    guard options.altitude_decimals >= 0, options.altitude_decimals <= 6 else { throw GN_ERROR_DECIMALS }
    guard options.altitude.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard options.altitude >= -1e6, options.altitude <= 1e9 else { throw GN_ERROR_ALTITUDE }
  }

  /// Without letters, two numbers need a separator; with decimal commas, a comma separates them only if a blank
  /// follows.
  private func check(_ parting: Parting) throws(gn_status) {
    if parting.mark.count == 0, hasSigns { throw GN_ERROR_STYLE }
    if has(GN_FORMAT_DECIMAL_COMMA), digits > 0, parting.hasTightComma { throw GN_ERROR_STYLE }
  }
}

/// The text between latitude and longitude: blanks, and at most one of , ; and /.
private struct Parting {
  let mark: TextPen.Mark
  /// A comma without a blank after it.
  let hasTightComma: Bool

  init(_ text: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)) throws(gn_status) {
    let bytes = UInt64(littleEndian: withUnsafeBytes(of: text) { $0.loadUnaligned(as: UInt64.self) })
    var count = 0
    var marks = 0
    var hasTightComma = false
    var rest = bytes
    while rest & 0xFF != 0 {
      switch rest & 0xFF {
      case 0x20: break
      case 0x2C, 0x2F, 0x3B:
        marks &+= 1
        hasTightComma = rest & 0xFFFF != 0x20_2C && rest & 0xFF == 0x2C
      default: throw GN_ERROR_STYLE
      }
      rest >>= 8
      count &+= 1
    }
    guard count < 8, marks <= 1 else { throw GN_ERROR_STYLE }
    mark = TextPen.Mark(bytes: bytes, count: count)
    self.hasTightComma = hasTightComma
  }
}
