// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where texts meet the core. Only the files Core*.swift know about pointers.

// The core has namespaces with the same names as values of this module.
typealias CoreGARS = GridNorthCore.GARS
typealias CoreMeasure = GridNorthCore.Measure

/// Runs a call into the core that reads a text.
func read<Value>(
  _ text: some StringProtocol, _ call: (ASCII) throws(TextRefusal) -> Value
) throws(GridNorthError) -> Value {
  do {
    return try withCharacters(of: String(text)) { (characters) throws(TextRefusal) in try call(ASCII(characters)) }
  } catch { throw GridNorthError(error.status, offset: error.offset) }
}

/// Runs a call into the core that writes a text, for which a capacity suffices.
func written(
  _ capacity: Int,
  _ call: (_ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: inout Int) throws(gn_status) -> Void
) throws(GridNorthError) -> String {
  var status = GN_OK
  let text = String(unsafeUninitializedCapacity: capacity) { buffer in
    var needed = 0
    // SAFETY: a byte and a C character have the same layout.
    let characters = buffer.baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: CChar.self) }
    do throws(gn_status) { try call(characters, buffer.count, &needed) } catch {
      status = error
      return 0
    }
    // A zero follows the text.
    return needed - 1
  }
  guard status == GN_OK else { throw GridNorthError(status) }
  return text
}

// MARK: - Positions

extension Position {
  /// The meanings of a text, the best first.
  static func readReadings(
    _ text: some StringProtocol, form: Int32, flags: UInt32
  ) throws(GridNorthError) -> [Reading] {
    let candidates = try read(text) { (text) throws(TextRefusal) in
      try Notation.parse(text, form: form, flags: flags)
    }
    return candidates.count > 1 ? [Reading(candidates.first), Reading(candidates.second)] : [Reading(candidates.first)]
  }

  static func readCoordinate(_ text: some StringProtocol, axis: Int) throws(GridNorthError) -> Double {
    try read(text) { (text) throws(TextRefusal) in try Notation.parseCoordinate(text, axis: Int32(axis)) }
  }

  func written(_ options: gn_format_options) throws(GridNorthError) -> String {
    var options = options
    return try GridNorth.written(Int(GN_POSITION_CAPACITY)) { (out, capacity, needed) throws(gn_status) in
      try Notation.format(
        latitude: latitude, longitude: longitude, options: &options, into: out, capacity: capacity, needed: &needed)
    }
  }
}

extension Position.FormatOptions {
  static var coreDefaults: gn_format_options { Notation.formatDefaults }
}

/// The bytes of a separator and the zeros after it; nil if it does not fit, or has a zero byte.
func separatorBytes(_ text: String) -> CoreSeparator? {
  var separator: CoreSeparator = (0, 0, 0, 0, 0, 0, 0, 0)
  let utf8 = text.utf8
  guard utf8.count < 8, !utf8.contains(0) else { return nil }
  withUnsafeMutableBytes(of: &separator) { $0.copyBytes(from: utf8) }
  return separator
}

/// The field of an option struct that holds a separator.
typealias CoreSeparator = (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)

// MARK: - GEOREF and GARS

extension GEOREF {
  static func encoded(_ position: Position, _ precision: Precision) throws(GridNorthError) -> String {
    try written(Int(GN_GEOREF_CAPACITY)) { (out, capacity, needed) throws(gn_status) in
      try Georef.encode(
        latitude: position.latitude, longitude: position.longitude, precision: Int32(precision.rawValue), into: out,
        capacity: capacity, needed: &needed)
    }
  }

  static func decodedCell(_ text: some StringProtocol) throws(GridNorthError) -> gn_graticule_cell {
    try read(text) { (text) throws(TextRefusal) in try Georef.decode(text) }
  }
}

extension GARS {
  static func encoded(_ position: Position, _ precision: Precision) throws(GridNorthError) -> String {
    try written(Int(GN_GARS_CAPACITY)) { (out, capacity, needed) throws(gn_status) in
      try CoreGARS.encode(
        latitude: position.latitude, longitude: position.longitude, precision: Int32(precision.rawValue), into: out,
        capacity: capacity, needed: &needed)
    }
  }

  static func decodedCell(_ text: some StringProtocol) throws(GridNorthError) -> gn_graticule_cell {
    try read(text) { (text) throws(TextRefusal) in try CoreGARS.decode(text) }
  }
}

// MARK: - Typing

extension MGRS.Typing {
  static func state(
    _ text: some StringProtocol, _ reference: gn_point?, _ precision: Int32
  ) throws(GridNorthError) -> gn_mgrs_typing {
    do {
      return try read(text) { (text) throws(TextRefusal) in
        try GridNorthCore.Typing.state(of: text, reference: reference, precision: precision)
      }
    } catch {
      // The reference position and the precision have no offset.
      throw error.reason.isOfText ? error : GridNorthError(error.reason)
    }
  }

  static func state(
    zone: String, square: String, easting: String, northing: String, _ reference: gn_point?
  ) throws(GridNorthError) -> gn_mgrs_typing {
    typealias Characters = UnsafeBufferPointer<CChar>
    typealias Refusal = GridNorthCore.Typing.FieldRefusal
    do throws(Refusal) {
      return try withCharacters(of: zone) { (zone: Characters) throws(Refusal) in
        try withCharacters(of: square) { (square: Characters) throws(Refusal) in
          try withCharacters(of: easting) { (easting: Characters) throws(Refusal) in
            try withCharacters(of: northing) { (northing: Characters) throws(Refusal) in
              try GridNorthCore.Typing.state(
                of: GridNorthCore.Typing.Fields(
                  zone: ASCII(zone), square: ASCII(square), easting: ASCII(easting), northing: ASCII(northing)),
                reference: reference)
            }
          }
        }
      }
    } catch {
      let field = Field(core: error.field)
      throw GridNorthError(error.status, offset: field.map { _ in error.offset }, field: field)
    }
  }
}

extension GridNorthError.Reason {
  /// Whether the status is about the characters of a text.
  fileprivate var isOfText: Bool { (64..<96).contains(rawValue) }
}

// MARK: - Measures

extension Measure.Length {
  func written(_ units: Int32, _ digits: Int32) throws(GridNorthError) -> String {
    try GridNorth.written(Int(GN_MEASURE_CAPACITY)) { (out, capacity, needed) throws(gn_status) in
      try CoreMeasure.formatLength(
        meters, units: units, digits: digits, into: out, capacity: capacity, needed: &needed)
    }
  }

  static func readMeters(_ text: some StringProtocol) throws(GridNorthError) -> Double {
    try read(text) { (text) throws(TextRefusal) in try CoreMeasure.parseLength(text) }
  }
}

extension Measure.Area {
  func written(_ units: Int32, _ digits: Int32) throws(GridNorthError) -> String {
    try GridNorth.written(Int(GN_MEASURE_CAPACITY)) { (out, capacity, needed) throws(gn_status) in
      try CoreMeasure.formatArea(
        squareMeters, units: units, digits: digits, into: out, capacity: capacity, needed: &needed)
    }
  }

  static func readSquareMeters(_ text: some StringProtocol) throws(GridNorthError) -> Double {
    try read(text) { (text) throws(TextRefusal) in try CoreMeasure.parseArea(text) }
  }
}

extension Measure.Angle {
  func written(_ unit: Int32, _ decimals: Int32) throws(GridNorthError) -> String {
    try GridNorth.written(Int(GN_MEASURE_CAPACITY)) { (out, capacity, needed) throws(gn_status) in
      try CoreMeasure.formatAngle(
        degrees, unit: unit, decimals: decimals, into: out, capacity: capacity, needed: &needed)
    }
  }

  static func readDegrees(_ text: some StringProtocol) throws(GridNorthError) -> Double {
    try read(text) { (text) throws(TextRefusal) in try CoreMeasure.parseAngle(text) }
  }
}

extension Measure.Speed {
  func written(_ unit: Int32, _ digits: Int32) throws(GridNorthError) -> String {
    try GridNorth.written(Int(GN_MEASURE_CAPACITY)) { (out, capacity, needed) throws(gn_status) in
      try CoreMeasure.formatSpeed(
        metersPerSecond, unit: unit, digits: digits, into: out, capacity: capacity, needed: &needed)
    }
  }

  static func readMetersPerSecond(_ text: some StringProtocol) throws(GridNorthError) -> Double {
    try GridNorth.read(text) { (text) throws(TextRefusal) in try CoreMeasure.parseSpeed(text) }
  }
}

extension Measure.Course {
  func written(_ unit: Int32, _ decimals: Int32) throws(GridNorthError) -> String {
    try GridNorth.written(Int(GN_MEASURE_CAPACITY)) { (out, capacity, needed) throws(gn_status) in
      try CoreMeasure.formatCourse(
        degrees, north: north.core, unit: unit, decimals: decimals, into: out, capacity: capacity, needed: &needed)
    }
  }

  static func read(_ text: some StringProtocol) throws(GridNorthError) -> Measure.Course {
    let (degrees, north) = try GridNorth.read(text) { (text) throws(TextRefusal) in try CoreMeasure.parseCourse(text) }
    return Measure.Course(degrees: degrees, north: North(north))
  }
}

extension Measure.Declination {
  func written(_ unit: Int32, _ decimals: Int32) throws(GridNorthError) -> String {
    try GridNorth.written(Int(GN_MEASURE_CAPACITY)) { (out, capacity, needed) throws(gn_status) in
      try CoreMeasure.formatDeclination(
        degrees, unit: unit, decimals: decimals, into: out, capacity: capacity, needed: &needed)
    }
  }

  static func readDegrees(_ text: some StringProtocol) throws(GridNorthError) -> Double {
    try GridNorth.read(text) { (text) throws(TextRefusal) in try CoreMeasure.parseDeclination(text) }
  }
}
