// SPDX-License-Identifier: MIT
import CGridNorth

extension gn_status: @retroactive Error {}

/// "major.minor.patch"; the numbers are those of gridnorth_types.h.
public var versionText: UnsafePointer<CChar> { characters(of: "0.2.0") }

extension gn_status {
  /// The name in the C header, zero-terminated; nil for a number that is no status.
  public var name: UnsafePointer<CChar>? { description?.name }

  /// The English sentence, zero-terminated; nil for a number that is no status.
  public var text: UnsafePointer<CChar>? { description?.text }

  private var description: (name: UnsafePointer<CChar>, text: UnsafePointer<CChar>)? {
    switch self {
    case GN_OK: entry("GN_OK", "No error.")
    case GN_PARTIAL:
      entry("GN_PARTIAL", "Some rows or features were refused; their status bytes or the report say why.")
    case GN_ERROR_NULL: entry("GN_ERROR_NULL", "A pointer that must not be null is null.")
    case GN_ERROR_BUFFER_TOO_SMALL: entry("GN_ERROR_BUFFER_TOO_SMALL", "The result does not fit into the buffer.")
    case GN_ERROR_STRIDE:
      entry("GN_ERROR_STRIDE", "A stride is smaller than one element, or count and stride exceed memory.")
    case GN_ERROR_OFFSET:
      entry(
        "GN_ERROR_OFFSET",
        "An offset leads outside of its buffer, a buffer is too small for its rows, or a size exceeds memory.")
    case GN_ERROR_WORK: entry("GN_ERROR_WORK", "The call would take more than about two seconds.")
    case GN_ERROR_NOT_FINITE: entry("GN_ERROR_NOT_FINITE", "A number is NaN or infinite.")
    case GN_ERROR_LATITUDE: entry("GN_ERROR_LATITUDE", "The latitude lies outside -90 to 90 degrees.")
    case GN_ERROR_PRECISION: entry("GN_ERROR_PRECISION", "There is no such precision for this kind of reference.")
    case GN_ERROR_ZONE: entry("GN_ERROR_ZONE", "The zone must be 1 to 60, or another number that this call allows.")
    case GN_ERROR_HEMISPHERE: entry("GN_ERROR_HEMISPHERE", "The hemisphere is neither 1 (north) nor -1 (south).")
    case GN_ERROR_EASTING: entry("GN_ERROR_EASTING", "The easting lies outside the grid.")
    case GN_ERROR_NORTHING: entry("GN_ERROR_NORTHING", "The northing lies outside the grid.")
    case GN_ERROR_TOO_FAR: entry("GN_ERROR_TOO_FAR", "The position is too far from the zone or the pole of the grid.")
    case GN_ERROR_EPSG: entry("GN_ERROR_EPSG", "The EPSG code is not one of UTM or UPS on WGS 84.")
    case GN_ERROR_FORM: entry("GN_ERROR_FORM", "The form is unknown, or this call does not accept it.")
    case GN_ERROR_STYLE:
      entry("GN_ERROR_STYLE", "A style, symbol or separator is unknown, or the text could not be read back.")
    case GN_ERROR_ALTITUDE: entry("GN_ERROR_ALTITUDE", "The altitude lies outside -1,000,000 m to 1,000,000,000 m.")
    case GN_ERROR_DIGITS: entry("GN_ERROR_DIGITS", "The number of significant digits lies outside 0 to 15.")
    case GN_ERROR_MEASURE:
      entry(
        "GN_ERROR_MEASURE",
        "The length, area or angle exceeds 1e15 meters, square meters or degrees; in a text, 1e16.")
    case GN_ERROR_TIME:
      entry(
        "GN_ERROR_TIME",
        "A time is earlier than the one before it or beyond 1e15 s, a duration is negative, or a span exceeds 400 days."
      )
    case GN_ERROR_VIEW: entry("GN_ERROR_VIEW", "The south edge of the view lies north of its north edge.")
    case GN_ERROR_ZOOM: entry("GN_ERROR_ZOOM", "The zoom lies outside -4 to 30, or that of a tile outside 0 to 30.")
    case GN_ERROR_TILE_SIZE: entry("GN_ERROR_TILE_SIZE", "The tile size is neither 512 nor 256.")
    case GN_ERROR_OPTIONS_SIZE:
      entry(
        "GN_ERROR_OPTIONS_SIZE",
        "The size in the options struct is unknown to this library; the _init function sets it.")
    case GN_ERROR_CONTENT: entry("GN_ERROR_CONTENT", "The content has an unknown bit.")
    case GN_ERROR_TOLERANCE:
      entry("GN_ERROR_TOLERANCE", "The tolerance is not a positive number in its range, or its unit is unknown.")
    case GN_ERROR_MARGIN: entry("GN_ERROR_MARGIN", "The margin lies outside 0 to 4096 pixels.")
    case GN_ERROR_SPACING:
      entry("GN_ERROR_SPACING", "The spacing is not a whole number of meters that divides 100,000.")
    case GN_ERROR_LEVELS: entry("GN_ERROR_LEVELS", "The zooms of the levels decrease, or a zoom is NaN.")
    case GN_ERROR_PIXELS: entry("GN_ERROR_PIXELS", "A number of pixels lies outside its range.")
    case GN_ERROR_STEP: entry("GN_ERROR_STEP", "The step between references is 0.")
    case GN_ERROR_UNIT: entry("GN_ERROR_UNIT", "The unit or the system of units is unknown.")
    case GN_ERROR_TOO_MANY_VERTICES:
      entry("GN_ERROR_TOO_MANY_VERTICES", "The drawing would have more vertices and labels than the options allow.")
    case GN_ERROR_CAMERA:
      entry(
        "GN_ERROR_CAMERA",
        "The pitch lies outside 0 to 85 degrees, or the field of view outside 0.1 to 150 (or 0).")
    case GN_ERROR_OUT_OF_SIGHT:
      entry("GN_ERROR_OUT_OF_SIGHT", "The position lies behind the camera, or the pixel above the horizon.")
    case GN_ERROR_TEXT_EMPTY: entry("GN_ERROR_TEXT_EMPTY", "The text is empty or blank.")
    case GN_ERROR_TEXT_BYTE: entry("GN_ERROR_TEXT_BYTE", "The text has a character that is not allowed there.")
    case GN_ERROR_TEXT_FORM: entry("GN_ERROR_TEXT_FORM", "The text is not in a form that can be read.")
    case GN_ERROR_TEXT_NUMBER: entry("GN_ERROR_TEXT_NUMBER", "A number was expected.")
    case GN_ERROR_TEXT_DIGITS:
      entry(
        "GN_ERROR_TEXT_DIGITS", "A number has too many or too few digits, or decimals in a part that is not the last.")
    case GN_ERROR_TEXT_SIXTY: entry("GN_ERROR_TEXT_SIXTY", "Minutes and seconds must be below 60.")
    case GN_ERROR_TEXT_SYMBOL:
      entry("GN_ERROR_TEXT_SYMBOL", "Another symbol for degrees, minutes or seconds was expected, or none.")
    case GN_ERROR_TEXT_SIGN: entry("GN_ERROR_TEXT_SIGN", "A sign is missing, or not allowed there.")
    case GN_ERROR_TEXT_HEMISPHERE:
      entry("GN_ERROR_TEXT_HEMISPHERE", "A latitude needs N or S, a longitude E or W, each once.")
    case GN_ERROR_TEXT_INCOMPLETE: entry("GN_ERROR_TEXT_INCOMPLETE", "The text ends where more was expected.")
    case GN_ERROR_TEXT_REST: entry("GN_ERROR_TEXT_REST", "The end of the text was expected.")
    case GN_ERROR_TEXT_CRS: entry("GN_ERROR_TEXT_CRS", "The coordinate reference system must be WGS 84.")
    case GN_ERROR_TEXT_UNIT: entry("GN_ERROR_TEXT_UNIT", "A known unit was expected.")
    case GN_ERROR_TEXT_COMMA: entry("GN_ERROR_TEXT_COMMA", "A comma may separate two numbers or be a decimal comma.")
    case GN_ERROR_TEXT_LETTER:
      entry("GN_ERROR_TEXT_LETTER", "A letter that the notation allows there was expected.")
    case GN_ERROR_TEXT_AMBIGUOUS: entry("GN_ERROR_TEXT_AMBIGUOUS", "The text has more than one meaning.")
    case GN_ERROR_MGRS_ZONE:
      entry(
        "GN_ERROR_MGRS_ZONE",
        "A zone number from 1 to 60 was expected, or A, B, Y or Z if polar squares are allowed.")
    case GN_ERROR_MGRS_BAND:
      entry("GN_ERROR_MGRS_BAND", "A band letter was expected: C to X without I and O, or A, B, Y, Z near the poles.")
    case GN_ERROR_MGRS_GRID_ZONE:
      entry("GN_ERROR_MGRS_GRID_ZONE", "There is no such grid zone: 32X, 34X and 36X do not exist.")
    case GN_ERROR_MGRS_COLUMN: entry("GN_ERROR_MGRS_COLUMN", "A column letter of this zone was expected.")
    case GN_ERROR_MGRS_ROW: entry("GN_ERROR_MGRS_ROW", "A row letter of this zone was expected.")
    case GN_ERROR_MGRS_SQUARE: entry("GN_ERROR_MGRS_SQUARE", "There is no such 100 km square in this grid zone.")
    case GN_ERROR_MGRS_ODD_DIGITS:
      entry("GN_ERROR_MGRS_ODD_DIGITS", "Easting and northing do not have the same number of digits.")
    case GN_ERROR_MGRS_TOO_MANY_DIGITS:
      entry(
        "GN_ERROR_MGRS_TOO_MANY_DIGITS",
        "Easting and northing have more than 11 digits each, or more than the precision that the call sets.")
    case GN_ERROR_MGRS_BAND_OF_NEIGHBOR:
      entry("GN_ERROR_MGRS_BAND_OF_NEIGHBOR", "The cell lies in the neighboring latitude band.")
    case GN_ERROR_MGRS_OVERHANGS_ZONE:
      entry("GN_ERROR_MGRS_OVERHANGS_ZONE", "The cell lies beyond the border of its zone.")
    case GN_ERROR_DISTANCE:
      entry("GN_ERROR_DISTANCE", "The distance is more than 1e12 meters, or negative where it must not be.")
    case GN_ERROR_RADIUS:
      entry(
        "GN_ERROR_RADIUS",
        "A radius must be more than 0 and at most 19,970,000 meters (fence: 9,000,000), the inner below the outer.")
    case GN_ERROR_WIDTH: entry("GN_ERROR_WIDTH", "The angular width lies outside 0 to 360 degrees.")
    case GN_ERROR_VERTICES:
      entry(
        "GN_ERROR_VERTICES",
        "The number of vertices lies outside 3 to 1,000,000, or there are more than 3600 radial lines.")
    case GN_ERROR_PLACEMENT:
      entry(
        "GN_ERROR_PLACEMENT",
        "The placement, the meaning of the azimuth or the form of longitudes is unknown, or not allowed for this shape."
      )
    case GN_ERROR_DECIMALS:
      entry("GN_ERROR_DECIMALS", "The number of decimals is negative or too large.")
    case GN_ERROR_PROPERTIES: entry("GN_ERROR_PROPERTIES", "The properties are not a JSON object.")
    case GN_ERROR_COUNT: entry("GN_ERROR_COUNT", "There are too few points, or more than an array can hold.")
    case GN_ERROR_RINGS: entry("GN_ERROR_RINGS", "The counts of the rings do not add up to the number of points.")
    case GN_ERROR_CROSSINGS: entry("GN_ERROR_CROSSINGS", "The polygon crosses the antimeridian more than 256 times.")
    case GN_ERROR_INDEX: entry("GN_ERROR_INDEX", "The words are not an index.")
    case GN_ERROR_INDEX_ALIGNMENT:
      entry("GN_ERROR_INDEX_ALIGNMENT", "The address of an index must be a multiple of 8.")
    case GN_ERROR_INDEX_VERSION:
      entry("GN_ERROR_INDEX_VERSION", "The index has a layout that this library does not know.")
    case GN_ERROR_INDEX_KIND: entry("GN_ERROR_INDEX_KIND", "This call needs an index of another kind.")
    case GN_ERROR_INDEX_SIZE:
      entry("GN_ERROR_INDEX_SIZE", "The index has fewer words than its header says, or than its counts need.")
    case GN_ERROR_INDEX_DAMAGED: entry("GN_ERROR_INDEX_DAMAGED", "The index is not as it was built.")
    case GN_ERROR_FENCE:
      entry("GN_ERROR_FENCE", "The shape of the fence is unknown, or its triggers have an unknown bit.")
    case GN_ERROR_FENCE_ID: entry("GN_ERROR_FENCE_ID", "A fence before this one has the same id.")
    case GN_ERROR_FENCE_ALTITUDES:
      entry("GN_ERROR_FENCE_ALTITUDES", "The low altitude of the fence lies above its high one.")
    case GN_ERROR_HYSTERESIS:
      entry("GN_ERROR_HYSTERESIS", "The hysteresis lies outside 0 to 100,000 meters.")
    case GN_ERROR_NORTH: entry("GN_ERROR_NORTH", "The north is none of true, grid and magnetic.")
    case GN_ERROR_YEAR:
      entry(
        "GN_ERROR_YEAR",
        "The year lies outside 1900 to 2099 (sun, moon), those of the magnetic model, or 1 to 9999; times are seconds.")
    case GN_ERROR_HEIGHT: entry("GN_ERROR_HEIGHT", "The height lies outside -1,000 m to 850,000 m.")
    case GN_ERROR_MAGNETIC_MODEL: entry("GN_ERROR_MAGNETIC_MODEL", "The struct is not a magnetic model.")
    case GN_ERROR_MAGNETIC_TERM:
      entry("GN_ERROR_MAGNETIC_TERM", "A degree and order of the magnetic model is missing, repeated or above 12.")
    case GN_ERROR_TRACK_STATE:
      entry("GN_ERROR_TRACK_STATE", "The state of the track is not as it was given, or of a later version.")
    case GN_ERROR_TRACK_TIME:
      entry("GN_ERROR_TRACK_TIME", "The time of the fix is earlier than the one before it.")
    case GN_ERROR_TRACK_SPEED:
      entry("GN_ERROR_TRACK_SPEED", "The largest speed is not more than 0, or the speed of rest is negative.")
    case GN_ERROR_TRACK_CLIMB:
      entry("GN_ERROR_TRACK_CLIMB", "The climb that counts is negative or not a number.")
    case GN_ERROR_WAYPOINT:
      entry("GN_ERROR_WAYPOINT", "A waypoint is no point of the route, or does not lie behind the one before it.")
    case GN_ERROR_ROUTE:
      entry("GN_ERROR_ROUTE", "The state belongs to another route.")
    case GN_ERROR_SPEED:
      entry("GN_ERROR_SPEED", "The speed exceeds 1e15 m/s (1e16 in a text), or is 2000 m/s or more for a pace.")
    case GN_ERROR_DECLINATION:
      entry("GN_ERROR_DECLINATION", "The declination lies outside -180 to 180 degrees.")
    case GN_ERROR_XML: entry("GN_ERROR_XML", "The text is not well-formed XML.")
    case GN_ERROR_XML_TAG: entry("GN_ERROR_XML_TAG", "The end tag does not have the name of the start tag.")
    case GN_ERROR_XML_ATTRIBUTE: entry("GN_ERROR_XML_ATTRIBUTE", "The element has two attributes of one name.")
    case GN_ERROR_XML_REFERENCE:
      entry("GN_ERROR_XML_REFERENCE", "The reference is none of a character or of amp, lt, gt, quot and apos.")
    case GN_ERROR_XML_ENCODING:
      entry("GN_ERROR_XML_ENCODING", "The text is not UTF-8, names another encoding, or has a control character.")
    case GN_ERROR_XML_DTD: entry("GN_ERROR_XML_DTD", "The text has a document type declaration.")
    case GN_ERROR_XML_LIMIT:
      entry(
        "GN_ERROR_XML_LIMIT", "There are more than 64 levels or 64 attributes, or more bytes than the limit.")
    case GN_ERROR_DOCUMENT:
      entry("GN_ERROR_DOCUMENT", "The document is not the GPX, KML, CoT or GeoJSON that was expected.")
    case GN_ERROR_FEATURE:
      entry("GN_ERROR_FEATURE", "The feature lacks something that its kind needs, or the format cannot hold it.")
    case GN_ERROR_SPAN: entry("GN_ERROR_SPAN", "A span of the feature lies outside of its array or text.")
    case GN_ERROR_DATE:
      entry("GN_ERROR_DATE", "A time as in 2026-11-22T08:17:05.25Z was expected, in the years 1 to 9999.")
    case GN_ERROR_JSON: entry("GN_ERROR_JSON", "The text is not well-formed JSON.")
    case GN_ERROR_HEIGHT_VOID: entry("GN_ERROR_HEIGHT_VOID", "A height is missing there: a void.")
    case GN_ERROR_HEIGHT_OUTSIDE:
      entry("GN_ERROR_HEIGHT_OUTSIDE", "The position lies outside of all grids of heights.")
    case GN_ERROR_HEIGHT_GRID:
      entry(
        "GN_ERROR_HEIGHT_GRID",
        "A grid of heights has an unknown format, no sample, a step or stride of 0, or leaves the earth.")
    case GN_ERROR_HEIGHT_FILE:
      entry("GN_ERROR_HEIGHT_FILE", "The bytes are not the file of heights that was expected.")
    case GN_ERROR_SAMPLE_STEP:
      entry("GN_ERROR_SAMPLE_STEP", "The step is less than 0.01 m, or there would be more than 10,000,000 samples.")
    case GN_ERROR_SIGHT_DISTANCE:
      entry(
        "GN_ERROR_SIGHT_DISTANCE", "The line of sight is longer than 1,000,000 m, or its length is negative.")
    case GN_ERROR_CURVATURE:
      entry("GN_ERROR_CURVATURE", "The part of the earth's curvature that counts lies outside 0.1 to 2.")
    case GN_ERROR_FREQUENCY:
      entry("GN_ERROR_FREQUENCY", "The frequency lies outside 1 MHz to 1 THz, and is not 0.")
    case GN_ERROR_CELL_GRID:
      entry("GN_ERROR_CELL_GRID", "A grid of cells has no row or no column, a step of 0, or leaves the earth.")
    case GN_ERROR_AZIMUTH_STEP:
      entry("GN_ERROR_AZIMUTH_STEP", "The step between azimuths lies outside 0.001 to 360 degrees.")
    case GN_ERROR_POLE: entry("GN_ERROR_POLE", "A pole has no place on a Web Mercator map.")
    case GN_ERROR_TILE:
      entry("GN_ERROR_TILE", "The column or the row of the tile lies outside of its zoom.")
    case GN_ERROR_TOO_MANY_TILES:
      entry("GN_ERROR_TOO_MANY_TILES", "The outline crosses more than 16,777,216 rows of tiles, or takes too long.")
    case GN_ERROR_HALF_WIDTH:
      entry("GN_ERROR_HALF_WIDTH", "The half-width lies outside 0 to 1,000,000 meters.")
    case GN_ERROR_DIMENSION:
      entry(
        "GN_ERROR_DIMENSION",
        "A width, length or distance of the shape lies outside its range, or an arrow's head is longer than its route.")
    case GN_ERROR_JOIN:
      entry("GN_ERROR_JOIN", "The join or the end is unknown, or the miter limit lies outside 1 to 1000.")
    case GN_ERROR_INTERVAL:
      entry("GN_ERROR_INTERVAL", "The interval between marks lies outside 0.001 to 1e12 meters.")
    case GN_ERROR_FRAME:
      entry("GN_ERROR_FRAME", "The frame is unknown, or the anchor for its width lies on its line.")
    case GN_ERROR_CALIBRATION:
      entry("GN_ERROR_CALIBRATION", "The struct is not a calibration, or its kind is unknown.")
    case GN_ERROR_CALIBRATION_POINTS:
      entry(
        "GN_ERROR_CALIBRATION_POINTS", "The points of the calibration are the same, or too many lie on a line.")
    case GN_ERROR_CALIBRATION_ORDER:
      entry(
        "GN_ERROR_CALIBRATION_ORDER",
        "The points of the plane run around the other way than those of the photo, or cross over.")
    case GN_ERROR_RANGE: entry("GN_ERROR_RANGE", "The range lies outside 0.001 to 1e12 meters.")
    case GN_ERROR_TARGET_ANGLE: entry("GN_ERROR_TARGET_ANGLE", "The angle at the range is 90 degrees or more.")
    case GN_ERROR_MISSING: entry("GN_ERROR_MISSING", "The value is missing: a null.")
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
