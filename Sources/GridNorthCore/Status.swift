// SPDX-License-Identifier: MIT
import CGridNorth

extension gn_status: @retroactive Error {}

/// "major.minor.patch"; the numbers are those of gridnorth_types.h.
public var versionText: UnsafePointer<CChar> { characters(of: "0.1.0") }

extension gn_status {
  /// The name in the C header, zero-terminated; nil for a number that is no status.
  public var name: UnsafePointer<CChar>? { description?.name }

  /// The English sentence, zero-terminated; nil for a number that is no status.
  public var text: UnsafePointer<CChar>? { description?.text }

  private var description: (name: UnsafePointer<CChar>, text: UnsafePointer<CChar>)? {
    switch self {
    case GN_OK: entry("GN_OK", "No error.")
    case GN_PARTIAL: entry("GN_PARTIAL", "Some rows of the batch were refused; their status bytes say why.")
    case GN_NULL: entry("GN_NULL", "A pointer that must not be null is null.")
    case GN_BUFFER_TOO_SMALL: entry("GN_BUFFER_TOO_SMALL", "The result does not fit into the buffer.")
    case GN_STRIDE: entry("GN_STRIDE", "A stride is smaller than one element, or count and stride exceed all memory.")
    case GN_NOT_FINITE: entry("GN_NOT_FINITE", "A number is NaN or infinite.")
    case GN_LATITUDE: entry("GN_LATITUDE", "The latitude lies outside -90 to 90 degrees.")
    case GN_PRECISION: entry("GN_PRECISION", "The reference has no such precision.")
    case GN_ZONE: entry("GN_ZONE", "There is no such zone.")
    case GN_HEMISPHERE: entry("GN_HEMISPHERE", "The hemisphere is neither 1 (north) nor -1 (south).")
    case GN_EASTING: entry("GN_EASTING", "The easting lies outside the grid.")
    case GN_NORTHING: entry("GN_NORTHING", "The northing lies outside the grid.")
    case GN_TOO_FAR: entry("GN_TOO_FAR", "The position is too far from the zone or the pole of the grid.")
    case GN_EPSG: entry("GN_EPSG", "The code is not one of UTM or UPS on WGS 84.")
    case GN_FORM: entry("GN_FORM", "There is no such form of writing a position, or not for this call.")
    case GN_STYLE:
      entry("GN_STYLE", "A style, a symbol or a separator has no meaning, or could not be read again.")
    case GN_ALTITUDE: entry("GN_ALTITUDE", "The altitude lies outside -1,000,000 m to 1,000,000,000 m.")
    case GN_DIGITS: entry("GN_DIGITS", "The number of significant digits lies outside 0 to 15.")
    case GN_MEASURE:
      entry("GN_MEASURE", "The length, area or angle is beyond 1e15 metres, square metres or degrees; as a text, 1e16.")
    case GN_VIEW: entry("GN_VIEW", "The south edge of the view lies north of its north edge.")
    case GN_ZOOM: entry("GN_ZOOM", "The zoom lies outside -4 to 30.")
    case GN_TILE_SIZE: entry("GN_TILE_SIZE", "The tile size is neither 512 nor 256.")
    case GN_OPTIONS_SIZE: entry("GN_OPTIONS_SIZE", "The size field of the options is not one that this library knows.")
    case GN_CONTENT: entry("GN_CONTENT", "The content holds a bit without meaning.")
    case GN_TOLERANCE:
      entry("GN_TOLERANCE", "The tolerance is not a positive number in its range, or its unit is unknown.")
    case GN_MARGIN: entry("GN_MARGIN", "The margin lies outside 0 to 4096 pixels.")
    case GN_SPACING: entry("GN_SPACING", "The spacing is not a whole number of metres that divides 100,000.")
    case GN_LEVELS: entry("GN_LEVELS", "The zooms of the levels do not grow.")
    case GN_PIXELS: entry("GN_PIXELS", "A number of pixels lies outside its range.")
    case GN_STEP: entry("GN_STEP", "The step between references is 0.")
    case GN_UNIT: entry("GN_UNIT", "There is no such system of units.")
    case GN_TOO_MANY_VERTICES:
      entry("GN_TOO_MANY_VERTICES", "The drawing would have more vertices and labels than the options allow.")
    case GN_TEXT_EMPTY: entry("GN_TEXT_EMPTY", "The text holds nothing but blanks.")
    case GN_TEXT_BYTE: entry("GN_TEXT_BYTE", "The text has a character that cannot stand there.")
    case GN_TEXT_FORM: entry("GN_TEXT_FORM", "The text has none of the forms that are read.")
    case GN_TEXT_NUMBER: entry("GN_TEXT_NUMBER", "A number was expected.")
    case GN_TEXT_DIGITS:
      entry("GN_TEXT_DIGITS", "A number has too many digits, or too few, or decimals before the last part.")
    case GN_TEXT_SIXTY: entry("GN_TEXT_SIXTY", "Minutes and seconds must be below 60.")
    case GN_TEXT_SYMBOL:
      entry("GN_TEXT_SYMBOL", "Another symbol of degrees, minutes or seconds was expected, or none.")
    case GN_TEXT_SIGN: entry("GN_TEXT_SIGN", "A sign is missing, or may not stand there.")
    case GN_TEXT_HEMISPHERE:
      entry("GN_TEXT_HEMISPHERE", "A latitude needs N or S, a longitude E or W, each once.")
    case GN_TEXT_INCOMPLETE: entry("GN_TEXT_INCOMPLETE", "The text ends where more was expected.")
    case GN_TEXT_REST: entry("GN_TEXT_REST", "The end of the text was expected.")
    case GN_TEXT_CRS: entry("GN_TEXT_CRS", "The coordinate reference system must be WGS 84.")
    case GN_TEXT_UNIT: entry("GN_TEXT_UNIT", "A unit was expected, one that is known.")
    case GN_TEXT_COMMA: entry("GN_TEXT_COMMA", "A comma may part two numbers or be a decimal comma.")
    case GN_TEXT_LETTER: entry("GN_TEXT_LETTER", "A letter was expected, one that the notation has in this place.")
    case GN_MGRS_ZONE: entry("GN_MGRS_ZONE", "A zone number from 1 to 60 was expected.")
    case GN_MGRS_BAND:
      entry("GN_MGRS_BAND", "A band letter was expected: C to X without I and O, or A, B, Y, Z near the poles.")
    case GN_MGRS_GRID_ZONE: entry("GN_MGRS_GRID_ZONE", "There is no such grid zone: 32X, 34X and 36X are left out.")
    case GN_MGRS_COLUMN: entry("GN_MGRS_COLUMN", "A column letter of this zone was expected.")
    case GN_MGRS_ROW: entry("GN_MGRS_ROW", "A row letter of this zone was expected.")
    case GN_MGRS_SQUARE: entry("GN_MGRS_SQUARE", "There is no such 100 km square in this grid zone.")
    case GN_MGRS_ODD_DIGITS: entry("GN_MGRS_ODD_DIGITS", "Easting and northing do not have the same number of digits.")
    case GN_MGRS_TOO_MANY_DIGITS:
      entry("GN_MGRS_TOO_MANY_DIGITS", "Easting and northing have more digits than the precision allows.")
    case GN_MGRS_BAND_OF_NEIGHBOUR:
      entry("GN_MGRS_BAND_OF_NEIGHBOUR", "The cell lies in the neighbouring latitude band.")
    case GN_MGRS_OVERHANGS_ZONE: entry("GN_MGRS_OVERHANGS_ZONE", "The cell lies beyond the border of its zone.")
    case GN_DISTANCE:
      entry("GN_DISTANCE", "The distance is more than 1e12 metres, or negative where it must not be.")
    case GN_RADIUS:
      entry(
        "GN_RADIUS", "A radius must be more than 0 and at most 19,970,000 metres, the inner one less than the outer.")
    case GN_WIDTH: entry("GN_WIDTH", "The angular width lies outside 0 to 360 degrees.")
    case GN_VERTICES:
      entry("GN_VERTICES", "There are more vertices than 1,000,000, fewer than 3, or more radial lines than 3600.")
    case GN_PLACEMENT:
      entry(
        "GN_PLACEMENT", "There is no such placement, meaning of an azimuth or form of longitudes, or not of this shape."
      )
    case GN_DECIMALS: entry("GN_DECIMALS", "The number of decimals is negative, or more than can be written.")
    case GN_PROPERTIES: entry("GN_PROPERTIES", "The properties are not a JSON object.")
    case GN_COUNT: entry("GN_COUNT", "There are too few points, or none.")
    case GN_RINGS: entry("GN_RINGS", "The counts of the rings do not sum up to the count of points.")
    case GN_CROSSINGS: entry("GN_CROSSINGS", "The polygon crosses the antimeridian more than 256 times.")
    default: nil
    }
  }
}

@inline(__always)
private func entry(
  _ name: StaticString, _ text: StaticString
) -> (name: UnsafePointer<CChar>, text: UnsafePointer<CChar>) {
  (characters(of: name), characters(of: text))
}

/// A literal as C sees it; Swift ends literals with a zero. Inlined, so that the literal is known to have an address.
@inline(__always)
private func characters(of text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
