// SPDX-License-Identifier: MIT

/// Why an input was refused, and where in a text.
///
/// ```swift
/// do {
///   let reference = try MGRS(parsing: "38SMB448")
/// } catch {
///   print(error)  // Easting and northing do not have the same number of digits. (at byte 5)
///   error.reason == .oddDigits
///   error.offset == 5
/// }
/// ```
public struct GridNorthError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// Where the refused part of a text begins: bytes of UTF-8 from its start; nil if no text was read.
  public let offset: Int?

  /// Where a grid has more vertices than its options allow, a ``GridOverlay/Options/maximumVertices`` that suffices;
  /// else nil.
  public let sufficientVertices: Int?

  /// Of a reference typed into four fields the part that is refused, where the ``offset`` is one in its field; else nil.
  public let field: MGRS.Typing.Field?

  /// What can be wrong with an input.
  ///
  /// The raw value is the number of the status in the C library, so that hosts in several languages report the same
  /// number. Releases to come may add cases: leave room for them when you switch.
  public enum Reason: UInt8, CaseIterable, Sendable {
    /// The text has more than one meaning, and one was asked for. The C library says that its room is too small.
    case ambiguousText = 17

    /// A number is NaN or infinite.
    case notFinite = 32
    /// The latitude lies outside [-90, 90].
    case latitude = 33
    /// The precision is not one that this kind of reference has.
    case precision = 34
    /// No such zone: zones are 1 ... 60.
    case zone = 35
    /// The easting lies outside the grid.
    case easting = 37
    /// The northing lies outside the grid.
    case northing = 38
    /// The position is too far from the zone or the pole of the grid.
    case tooFar = 39
    /// The EPSG code is not one of WGS 84 UTM or UPS.
    case epsgCode = 40
    /// The coordinates of ISO 6709 are written in a form of degrees, not in another one.
    case form = 41
    /// A style or a separator has no meaning, or the text could not be read again.
    case style = 42
    /// The altitude lies outside -1,000,000 ... 1,000,000,000 m.
    case altitude = 43
    /// The number of significant digits lies outside 1 ... 15.
    case digits = 44
    /// A length, area or angle beyond 10^15 meters, square meters or degrees; in a text 10^16.
    case measure = 45

    /// The south edge of a view lies north of its north edge.
    case view = 48
    /// The zoom lies outside -4 ... 30.
    case zoom = 49
    /// The content of a grid holds a bit without meaning.
    case content = 52
    /// The tolerance is not a positive number in its range.
    case tolerance = 53
    /// The margin lies outside 0 ... 4096 pixels.
    case margin = 54
    /// The spacing is not a whole number of meters that divides 100,000.
    case spacing = 55
    /// The zooms of the levels do not grow.
    case levels = 56
    /// A number of pixels lies outside its range.
    case pixels = 57
    /// The step between references is not positive.
    case step = 58
    /// The grid would have more vertices and labels than its options allow.
    case tooManyVertices = 60

    /// The text holds nothing but blanks.
    case emptyText = 64
    /// A byte that no part of the notation can hold: punctuation, not ASCII, a zero byte.
    case unexpectedByte = 65
    /// The text has none of the forms that are read.
    case textForm = 66
    /// A number was expected.
    case textNumber = 67
    /// A number has too many digits, or too few, or decimals before the last part.
    case textDigits = 68
    /// Minutes and seconds must be below 60.
    case textSixty = 69
    /// Another symbol of degrees, minutes or seconds was expected, or none.
    case textSymbol = 70
    /// A sign is missing, or may not stand there.
    case textSign = 71
    /// A latitude needs N or S, a longitude E or W, each once.
    case textHemisphere = 72
    /// The text ends where more was expected.
    case textIncomplete = 73
    /// The end of the text was expected.
    case textRest = 74
    /// The coordinate reference system must be WGS 84.
    case textReferenceSystem = 75
    /// A unit was expected, one that is known.
    case textUnit = 76
    /// A comma may part two numbers or be a decimal comma.
    case textComma = 77
    /// A letter was expected, one that the notation has in this place.
    case textLetter = 78

    /// The zone number of a reference is missing or not 1 ... 60.
    case mgrsZone = 80
    /// The latitude band is missing or not one of C-H, J-N, P-X (A, B, Y, Z: polar).
    case mgrsBand = 81
    /// The band exists, but not in this zone: 32X, 34X, 36X.
    case mgrsGridZone = 82
    /// The column letter is missing or not one that this zone has.
    case mgrsColumn = 83
    /// The row letter is missing or not one that this zone has.
    case mgrsRow = 84
    /// There is no such 100 km square here.
    case mgrsSquare = 85
    /// Easting and northing do not have the same number of digits.
    case oddDigits = 86
    /// More than 11 digits an axis.
    case tooManyDigits = 87
    /// Refused by the strict rule: the cell lies in the neighbouring band.
    case bandOfNeighbor = 88
    /// Refused by the strict rule: the cell lies beyond the border of its zone.
    case overhangsZone = 89

    /// The distance is more than 10^12 meters, or negative where it must not be, or beyond the end of a route.
    case distance = 96
    /// A radius is not more than 0 and at most 19,970,000 meters, or the inner one not smaller than the outer.
    case radius = 97
    /// The angular width lies outside 0 ... 360 degrees.
    case width = 98
    /// The number of vertices lies outside 3 ... 1,000,000.
    case vertices = 99
    /// An ellipse or an arc has no such placement of vertices: theirs stand on it.
    case placement = 100
    /// The number of decimals is negative, or more than can be written.
    case decimals = 101
    /// The properties are not a JSON object.
    case properties = 102
    /// There are too few points, or none.
    case count = 103
    /// A polygon crosses the antimeridian more than 256 times.
    case crossings = 105
  }
}

extension GridNorthError: CustomStringConvertible {
  /// An English sentence, and the offset, with the field, or the number of vertices if there is one.
  public var description: String {
    if let offset { return "\(reason) (at byte \(offset)\(field.map { ", \($0)" } ?? ""))" }
    if let sufficientVertices { return "\(reason) (\(sufficientVertices) would do)" }
    return reason.description
  }
}

extension GridNorthError.Reason: CustomStringConvertible {
  /// The English sentence that the C library gives for the same status.
  public var description: String {
    // To the C library this is a matter of room.
    self == .ambiguousText ? "The text has more than one meaning." : sentence(of: self)
  }
}
