// GridNorth for C++17 and later: header only, over gridnorth.h and the library that belongs to it.
//
//     #include <gridnorth.hpp>
//
//     std::string reference = gridnorth::mgrs_encode({48.85837, 2.294481});      // "31UDQ4825011951"
//     gridnorth::MGRSCell cell = gridnorth::mgrs_decode("31U DQ 48250 11951");   // throws gridnorth::Error
//
// Functions have the names of C without gn_. These rules hold for all of them:
//
// - Units: angles are in degrees, lengths in meters. Azimuths run clockwise from north. Latitude comes before
//   longitude.
// - Values are the structs of C under other names: nothing is converted. Fields that hold a value of an enumeration are
//   numbers, as in C, and compare with it: `position.form == Form::mgrs`.
// - Errors: each function throws an Error with a status and, for a text, the offset of the byte where it went wrong.
//   Its twin try_...() does not throw: it returns a Result, which has the value or the status. Without exceptions
//   (-fno-exceptions) there are only the twins.
// - Results of unknown size are returned as std::string or std::vector. To use the same memory again in a frame loop,
//   pass your own as the last arguments: they are cleared, filled, and grow when they must.
// - Batches read and write columns: any contiguous container, or one member of its elements: column(ships, &Ship::lat).
//   Nothing is copied or allocated. A bad row does not stop a batch: it becomes NaN, 0 or an empty text, its status
//   byte says why, and the batch returns Status::partial. Columns of different lengths are refused: Status::count.
// - Any number of threads may call at the same time.
//
// Written by bindings/cpp/generate.py: change gridnorth.hpp.in or the comments in Sources/GridNorthC.
//
// SPDX-License-Identifier: MIT
#ifndef GRIDNORTH_HPP
#define GRIDNORTH_HPP

#include <gridnorth.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
#define GRIDNORTH_EXCEPTIONS 1
#else
#define GRIDNORTH_EXCEPTIONS 0
#endif

namespace gridnorth {

// ---------------------------------------------------------------------------------------------------------------------
// Enumerations. Each is in a namespace of its own, so that its values are written Form::mgrs but still are numbers.
// ---------------------------------------------------------------------------------------------------------------------

namespace status_values {
/// What a call returns. 0 is success. The groups have gaps for future statuses. Every status fits in a byte, because
/// batches report one byte per row. status_text() returns a sentence, status_name() the name.
enum Status : std::int32_t {
    /// No error.
    ok = GN_OK,
    /// Some rows or features were refused; their status bytes or the report say why.
    partial = GN_PARTIAL,
    /// A pointer that must not be null is null.
    null = GN_ERROR_NULL,
    /// The result does not fit into the buffer.
    buffer_too_small = GN_ERROR_BUFFER_TOO_SMALL,
    /// A stride is smaller than one element, or count and stride exceed memory.
    stride = GN_ERROR_STRIDE,
    /// An offset leads outside of its buffer, a buffer is too small for its rows, or a size exceeds memory.
    offset = GN_ERROR_OFFSET,
    /// The call would take more than about two seconds.
    work = GN_ERROR_WORK,
    /// A number is NaN or infinite.
    not_finite = GN_ERROR_NOT_FINITE,
    /// The latitude lies outside -90 to 90 degrees.
    latitude = GN_ERROR_LATITUDE,
    /// There is no such precision for this kind of reference.
    precision = GN_ERROR_PRECISION,
    /// The zone must be 1 to 60, or another number that this call allows.
    zone = GN_ERROR_ZONE,
    /// The hemisphere is neither 1 (north) nor -1 (south).
    hemisphere = GN_ERROR_HEMISPHERE,
    /// The easting lies outside the grid.
    easting = GN_ERROR_EASTING,
    /// The northing lies outside the grid.
    northing = GN_ERROR_NORTHING,
    /// The position is too far from the zone or the pole of the grid.
    too_far = GN_ERROR_TOO_FAR,
    /// The EPSG code is not one of UTM or UPS on WGS 84.
    epsg = GN_ERROR_EPSG,
    /// The form is unknown, or this call does not accept it.
    form = GN_ERROR_FORM,
    /// A style, symbol or separator is unknown, or the text could not be read back.
    style = GN_ERROR_STYLE,
    /// The altitude lies outside -1,000,000 m to 1,000,000,000 m.
    altitude = GN_ERROR_ALTITUDE,
    /// The number of significant digits lies outside 0 to 15.
    digits = GN_ERROR_DIGITS,
    /// The length, area or angle exceeds 1e15 meters, square meters or degrees; in a text, 1e16.
    measure = GN_ERROR_MEASURE,
    /// A time is earlier than the one before it or beyond 1e15 s, a duration is negative, or a span exceeds 400 days.
    time = GN_ERROR_TIME,
    /// The south edge of the view lies north of its north edge.
    view = GN_ERROR_VIEW,
    /// The zoom lies outside -4 to 30, or that of a tile outside 0 to 30.
    zoom = GN_ERROR_ZOOM,
    /// The tile size is neither 512 nor 256.
    tile_size = GN_ERROR_TILE_SIZE,
    /// The size in the options struct is unknown to this library.
    options_size = GN_ERROR_OPTIONS_SIZE,
    /// The content has an unknown bit.
    content = GN_ERROR_CONTENT,
    /// The tolerance is not a positive number in its range, or its unit is unknown.
    tolerance = GN_ERROR_TOLERANCE,
    /// The margin lies outside 0 to 4096 pixels.
    margin = GN_ERROR_MARGIN,
    /// The spacing is not a whole number of meters that divides 100,000.
    spacing = GN_ERROR_SPACING,
    /// The zooms of the levels decrease, or a zoom is NaN.
    levels = GN_ERROR_LEVELS,
    /// A number of pixels lies outside its range.
    pixels = GN_ERROR_PIXELS,
    /// The step between references is 0.
    step = GN_ERROR_STEP,
    /// The unit or the system of units is unknown.
    unit = GN_ERROR_UNIT,
    /// The drawing would have more vertices and labels than the options allow.
    too_many_vertices = GN_ERROR_TOO_MANY_VERTICES,
    /// The pitch lies outside 0 to 85 degrees, or the field of view outside 0.1 to 150 (or 0).
    camera = GN_ERROR_CAMERA,
    /// The position lies behind the camera, or the pixel above the horizon.
    out_of_sight = GN_ERROR_OUT_OF_SIGHT,
    /// The text is empty or blank.
    text_empty = GN_ERROR_TEXT_EMPTY,
    /// The text has a character that is not allowed there.
    text_byte = GN_ERROR_TEXT_BYTE,
    /// The text is not in a form that can be read.
    text_form = GN_ERROR_TEXT_FORM,
    /// A number was expected.
    text_number = GN_ERROR_TEXT_NUMBER,
    /// A number has too many or too few digits, or decimals in a part that is not the last.
    text_digits = GN_ERROR_TEXT_DIGITS,
    /// Minutes and seconds must be below 60.
    text_sixty = GN_ERROR_TEXT_SIXTY,
    /// Another symbol for degrees, minutes or seconds was expected, or none.
    text_symbol = GN_ERROR_TEXT_SYMBOL,
    /// A sign is missing, or not allowed there.
    text_sign = GN_ERROR_TEXT_SIGN,
    /// A latitude needs N or S, a longitude E or W, each once.
    text_hemisphere = GN_ERROR_TEXT_HEMISPHERE,
    /// The text ends where more was expected.
    text_incomplete = GN_ERROR_TEXT_INCOMPLETE,
    /// The end of the text was expected.
    text_rest = GN_ERROR_TEXT_REST,
    /// The coordinate reference system must be WGS 84.
    text_crs = GN_ERROR_TEXT_CRS,
    /// A known unit was expected.
    text_unit = GN_ERROR_TEXT_UNIT,
    /// A comma may separate two numbers or be a decimal comma.
    text_comma = GN_ERROR_TEXT_COMMA,
    /// A letter that the notation allows there was expected.
    text_letter = GN_ERROR_TEXT_LETTER,
    /// The text has more than one meaning. Only batches refuse it.
    text_ambiguous = GN_ERROR_TEXT_AMBIGUOUS,
    /// A zone number from 1 to 60 was expected.
    mgrs_zone = GN_ERROR_MGRS_ZONE,
    /// A band letter was expected: C to X without I and O, or A, B, Y, Z near the poles.
    mgrs_band = GN_ERROR_MGRS_BAND,
    /// There is no such grid zone: 32X, 34X and 36X do not exist.
    mgrs_grid_zone = GN_ERROR_MGRS_GRID_ZONE,
    /// A column letter of this zone was expected.
    mgrs_column = GN_ERROR_MGRS_COLUMN,
    /// A row letter of this zone was expected.
    mgrs_row = GN_ERROR_MGRS_ROW,
    /// There is no such 100 km square in this grid zone.
    mgrs_square = GN_ERROR_MGRS_SQUARE,
    /// Easting and northing do not have the same number of digits.
    mgrs_odd_digits = GN_ERROR_MGRS_ODD_DIGITS,
    /// Easting and northing have more digits than the precision allows. 11 per axis at most.
    mgrs_too_many_digits = GN_ERROR_MGRS_TOO_MANY_DIGITS,
    /// The cell lies in the neighboring latitude band. Only strict reading refuses it.
    mgrs_band_of_neighbor = GN_ERROR_MGRS_BAND_OF_NEIGHBOR,
    /// The cell lies beyond the border of its zone. Only strict reading refuses it.
    mgrs_overhangs_zone = GN_ERROR_MGRS_OVERHANGS_ZONE,
    /// The distance is more than 1e12 meters, or negative where it must not be.
    distance = GN_ERROR_DISTANCE,
    /// A radius must be more than 0 and at most 19,970,000 meters (fence: 9,000,000), the inner below the outer.
    radius = GN_ERROR_RADIUS,
    /// The angular width lies outside 0 to 360 degrees.
    width = GN_ERROR_WIDTH,
    /// The number of vertices lies outside 3 to 1,000,000, or there are more than 3600 radial lines.
    vertices = GN_ERROR_VERTICES,
    /// The placement, the meaning of the azimuth or the form of longitudes is unknown, or not allowed for this shape.
    placement = GN_ERROR_PLACEMENT,
    /// The number of decimals is negative or too large.
    decimals = GN_ERROR_DECIMALS,
    /// The properties are not a JSON object.
    properties = GN_ERROR_PROPERTIES,
    /// There are too few points, or more than an array can hold.
    count = GN_ERROR_COUNT,
    /// The counts of the rings do not add up to the number of points.
    rings = GN_ERROR_RINGS,
    /// The polygon crosses the antimeridian more than 256 times.
    crossings = GN_ERROR_CROSSINGS,
    /// The words are not an index.
    index = GN_ERROR_INDEX,
    /// The address of an index must be a multiple of 8.
    index_alignment = GN_ERROR_INDEX_ALIGNMENT,
    /// The index has a layout that this library does not know.
    index_version = GN_ERROR_INDEX_VERSION,
    /// This call needs an index of another kind.
    index_kind = GN_ERROR_INDEX_KIND,
    /// The index has fewer words than its header says, or than its counts need.
    index_size = GN_ERROR_INDEX_SIZE,
    /// The index is not as it was built.
    index_damaged = GN_ERROR_INDEX_DAMAGED,
    /// The shape of the fence is unknown, or its triggers have an unknown bit.
    fence = GN_ERROR_FENCE,
    /// A fence before this one has the same id.
    fence_id = GN_ERROR_FENCE_ID,
    /// The low altitude of the fence lies above its high one.
    fence_altitudes = GN_ERROR_FENCE_ALTITUDES,
    /// The hysteresis lies outside 0 to 100,000 meters.
    hysteresis = GN_ERROR_HYSTERESIS,
    /// The north is none of true, grid and magnetic.
    north = GN_ERROR_NORTH,
    /// The year lies outside 1900 to 2099 (sun, moon), those of the magnetic model, or 1 to 9999; times are seconds.
    year = GN_ERROR_YEAR,
    /// The height lies outside -1,000 m to 850,000 m.
    height = GN_ERROR_HEIGHT,
    /// The struct is not a magnetic model.
    magnetic_model = GN_ERROR_MAGNETIC_MODEL,
    /// A degree and order of the magnetic model is missing, repeated or above 12.
    magnetic_term = GN_ERROR_MAGNETIC_TERM,
    /// The state of the track is not as it was given, or of a later version.
    track_state = GN_ERROR_TRACK_STATE,
    /// The time of the fix is earlier than the one before it.
    track_time = GN_ERROR_TRACK_TIME,
    /// The largest speed is not more than 0, or the speed of rest is negative.
    track_speed = GN_ERROR_TRACK_SPEED,
    /// The climb that counts is negative or not a number.
    track_climb = GN_ERROR_TRACK_CLIMB,
    /// A waypoint is no point of the route, or does not lie behind the one before it.
    waypoint = GN_ERROR_WAYPOINT,
    /// The state belongs to another route.
    route = GN_ERROR_ROUTE,
    /// The speed exceeds 1e15 m/s (1e16 in a text), or is 2000 m/s or more for a pace.
    speed = GN_ERROR_SPEED,
    /// The declination lies outside -180 to 180 degrees.
    declination = GN_ERROR_DECLINATION,
    /// The text is not well-formed XML.
    xml = GN_ERROR_XML,
    /// The end tag does not have the name of the start tag.
    xml_tag = GN_ERROR_XML_TAG,
    /// The element has two attributes of one name.
    xml_attribute = GN_ERROR_XML_ATTRIBUTE,
    /// The reference is none of a character or of amp, lt, gt, quot and apos.
    xml_reference = GN_ERROR_XML_REFERENCE,
    /// The text is not UTF-8, names another encoding, or has a control character.
    xml_encoding = GN_ERROR_XML_ENCODING,
    /// The text has a document type declaration.
    xml_dtd = GN_ERROR_XML_DTD,
    /// There are more than 64 levels or 64 attributes, or more bytes than the limit.
    xml_limit = GN_ERROR_XML_LIMIT,
    /// The document is not the GPX, KML or CoT that was expected.
    document = GN_ERROR_DOCUMENT,
    /// The feature lacks something that its kind needs, or the format cannot hold it.
    feature = GN_ERROR_FEATURE,
    /// A span of the feature lies outside of its array or text.
    span = GN_ERROR_SPAN,
    /// A time as in 2026-11-22T08:17:05.25Z was expected, in the years 1 to 9999.
    date = GN_ERROR_DATE,
    /// A height is missing there: a void.
    height_void = GN_ERROR_HEIGHT_VOID,
    /// The position lies outside of all grids of heights.
    height_outside = GN_ERROR_HEIGHT_OUTSIDE,
    /// A grid of heights has an unknown format, no sample, a step or stride of 0, or leaves the earth.
    height_grid = GN_ERROR_HEIGHT_GRID,
    /// The bytes are not the file of heights that was expected.
    height_file = GN_ERROR_HEIGHT_FILE,
    /// The step is less than 0.01 m, or there would be more than 10,000,000 samples.
    sample_step = GN_ERROR_SAMPLE_STEP,
    /// The line of sight is longer than 1,000,000 m, or its length is negative.
    sight_distance = GN_ERROR_SIGHT_DISTANCE,
    /// The part of the earth's curvature that counts lies outside 0.1 to 2.
    curvature = GN_ERROR_CURVATURE,
    /// The frequency lies outside 1 MHz to 1 THz, and is not 0.
    frequency = GN_ERROR_FREQUENCY,
    /// A grid of cells has no row or no column, a step of 0, or leaves the earth.
    cell_grid = GN_ERROR_CELL_GRID,
    /// The step between azimuths lies outside 0.001 to 360 degrees.
    azimuth_step = GN_ERROR_AZIMUTH_STEP,
    /// A pole has no place on a Web Mercator map.
    pole = GN_ERROR_POLE,
    /// The column or the row of the tile lies outside of its zoom.
    tile = GN_ERROR_TILE,
    /// The outline crosses more than 16,777,216 rows of tiles, or takes too long.
    too_many_tiles = GN_ERROR_TOO_MANY_TILES,
    /// The half-width lies outside 0 to 1,000,000 meters.
    half_width = GN_ERROR_HALF_WIDTH,
    /// A width, length or distance of the shape lies outside its range, or an arrow's head is longer than its route.
    dimension = GN_ERROR_DIMENSION,
    /// The join or the end is unknown, or the miter limit lies outside 1 to 1000.
    join = GN_ERROR_JOIN,
    /// The interval between marks lies outside 0.001 to 1e12 meters.
    interval = GN_ERROR_INTERVAL,
    /// The frame is unknown, or the anchor for its width lies on its line.
    frame = GN_ERROR_FRAME,
    /// The struct is not a calibration, or its kind is unknown.
    calibration = GN_ERROR_CALIBRATION,
    /// The points of the calibration are the same, or too many lie on a line.
    calibration_points = GN_ERROR_CALIBRATION_POINTS,
    /// The points of the plane run around the other way than those of the photo, or cross over.
    calibration_order = GN_ERROR_CALIBRATION_ORDER,
    /// The range lies outside 0.001 to 1e12 meters.
    range = GN_ERROR_RANGE,
    /// The angle at the range is 90 degrees or more.
    target_angle = GN_ERROR_TARGET_ANGLE,
    /// The value is missing: a null.
    missing = GN_ERROR_MISSING,
};
}  // namespace status_values
using status_values::Status;

namespace hemisphere_values {
/// Hemispheres.
enum Hemisphere : std::int32_t {
    south = GN_SOUTH,
    north = GN_NORTH,
};
}  // namespace hemisphere_values
using hemisphere_values::Hemisphere;

namespace zone_values {
/// Zones, as an argument or a result.
enum Zone : std::int32_t {
    /// As an argument: the zone that the position belongs to.
    standard = GN_ZONE_STANDARD,
    /// In UTM: universal polar stereographic.
    ups = GN_ZONE_UPS,
    /// In columns of signed zones: 61 is UPS north, -61 UPS south (EPSG: 32661, 32761).
    row_ups = GN_ZONE_ROW_UPS,
    /// In GridLine: a parallel between latitude bands, which belongs to all zones.
    all = GN_ZONE_ALL,
};
}  // namespace zone_values
using zone_values::Zone;

namespace mgrs_precision_values {
/// Precisions of an MGRS reference, in digits per axis.
enum MGRSPrecision : std::int32_t {
    /// "31N".
    grid_zone_only = GN_MGRS_GRID_ZONE_ONLY,
    /// "31NAA".
    km_100 = GN_MGRS_100_KM,
    km_10 = GN_MGRS_10_KM,
    km_1 = GN_MGRS_1_KM,
    m_100 = GN_MGRS_100_M,
    m_10 = GN_MGRS_10_M,
    /// "31NAA6602100000".
    m_1 = GN_MGRS_1_M,
    /// The finest: a millionth of a meter.
    um_1 = GN_MGRS_1_UM,
};
}  // namespace mgrs_precision_values
using mgrs_precision_values::MGRSPrecision;

namespace capacity_values {
/// Capacities, in bytes, including the final zero.
enum Capacity : std::size_t {
    /// The longest MGRS reference: 5 characters, 22 digits.
    mgrs = GN_MGRS_CAPACITY,
    /// The longest text of position_format().
    position = GN_POSITION_CAPACITY,
    /// Four letters, 22 digits.
    georef = GN_GEOREF_CAPACITY,
    /// "361HN37".
    gars = GN_GARS_CAPACITY,
    /// The longest length, area, angle, speed, course or declination for display.
    measure = GN_MEASURE_CAPACITY,
};
}  // namespace capacity_values
using capacity_values::Capacity;

namespace mgrs_flag_values {
/// Flags of a decoded MGRS reference.
enum MGRSFlag : std::uint32_t {
    /// No part of the cell lies in the band that the text names.
    band_of_neighbor = GN_MGRS_FLAG_BAND_OF_NEIGHBOR,
    /// No part of the cell lies in the zone that the text names.
    overhangs_zone = GN_MGRS_FLAG_OVERHANGS_ZONE,
    /// The border of the grid zone cuts the cell. Strict reading accepts it.
    cut = GN_MGRS_FLAG_CUT,
};
constexpr MGRSFlag operator|(MGRSFlag a, MGRSFlag b) noexcept {
    return static_cast<MGRSFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace mgrs_flag_values
using mgrs_flag_values::MGRSFlag;

namespace grid_content_values {
/// What a grid draws, in GridOptions.content; join them with |.
enum GridContent : std::uint32_t {
    /// Lines: the borders of grid zones.
    borders = GN_GRID_DRAW_BORDERS,
    /// Lines: the 100 km grid.
    km_100 = GN_GRID_DRAW_100_KM,
    /// Lines: the finer grid.
    lines = GN_GRID_DRAW_LINES,
    /// Labels: grid zone designators, "31U".
    grid_zones = GN_GRID_DRAW_GRID_ZONES,
    /// Labels: the letters of 100 km squares, "DQ".
    squares = GN_GRID_DRAW_SQUARES,
    /// Labels: principal digits where lines meet the edge of the view, "48".
    digits = GN_GRID_DRAW_DIGITS,
    /// Labels: references at intersections of lines, "31UDQ4812".
    references = GN_GRID_DRAW_REFERENCES,
    all = GN_GRID_DRAW_ALL,
};
constexpr GridContent operator|(GridContent a, GridContent b) noexcept {
    return static_cast<GridContent>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace grid_content_values
using grid_content_values::GridContent;

namespace tolerance_unit_values {
/// The unit of GridOptions.tolerance.
enum ToleranceUnit : std::int32_t {
    /// On the Web Mercator screen; beyond its edge at 85.0511 degrees, as many meters as there.
    pixels = GN_GRID_PIXELS,
    /// On the ground.
    meters = GN_GRID_METERS,
};
}  // namespace tolerance_unit_values
using tolerance_unit_values::ToleranceUnit;

namespace grid_line_kind_values {
/// Kinds of lines.
enum GridLineKind : std::int32_t {
    /// Between grid zones.
    border = GN_GRID_BORDER,
    /// Between 100 km squares.
    km_100 = GN_GRID_100_KM,
    /// Lines of the finer grid.
    line = GN_GRID_LINE,
};
}  // namespace grid_line_kind_values
using grid_line_kind_values::GridLineKind;

namespace axis_values {
/// What is constant along a line, or which coordinate coordinate_parse() reads.
enum Axis : std::int32_t {
    easting = GN_AXIS_EASTING,
    northing = GN_AXIS_NORTHING,
    /// For borders and coordinate_parse().
    longitude = GN_AXIS_LONGITUDE,
    /// For borders and coordinate_parse().
    latitude = GN_AXIS_LATITUDE,
};
}  // namespace axis_values
using axis_values::Axis;

namespace grid_label_kind_values {
/// Kinds of labels.
enum GridLabelKind : std::int32_t {
    grid_zone = GN_LABEL_GRID_ZONE,
    square = GN_LABEL_SQUARE,
    digits = GN_LABEL_DIGITS,
    reference = GN_LABEL_REFERENCE,
};
}  // namespace grid_label_kind_values
using grid_label_kind_values::GridLabelKind;

namespace edge_values {
/// The edge of the view on which a label of digits lies.
enum Edge : std::int32_t {
    none = GN_EDGE_NONE,
    south = GN_EDGE_SOUTH,
    west = GN_EDGE_WEST,
    north = GN_EDGE_NORTH,
    east = GN_EDGE_EAST,
};
}  // namespace edge_values
using edge_values::Edge;

namespace units_values {
/// Systems of units for scale bars, lengths and areas; from 4 on, for lengths alone, units that do not change.
enum Units : std::int32_t {
    /// Meters and kilometers; for areas their squares, and hectares.
    metric = GN_UNITS_METRIC,
    /// Feet of 0.3048 m, statute miles of 1609.344 m; for areas their squares, and acres.
    imperial = GN_UNITS_IMPERIAL,
    /// Nautical miles of 1852 m, and feet below a tenth of one; for areas their squares.
    nautical = GN_UNITS_NAUTICAL,
    meters = GN_UNITS_METERS,
    kilometers = GN_UNITS_KILOMETERS,
    feet = GN_UNITS_FEET,
    /// Statute miles.
    miles = GN_UNITS_MILES,
    nautical_miles = GN_UNITS_NAUTICAL_MILES,
};
}  // namespace units_values
using units_values::Units;

namespace speed_unit_values {
/// The unit of a speed as text.
enum SpeedUnit : std::int32_t {
    /// "1.5 m/s".
    meters_per_second = GN_SPEED_METERS_PER_SECOND,
    /// "5.4 km/h".
    kilometers_per_hour = GN_SPEED_KILOMETERS_PER_HOUR,
    /// "3.4 mph": statute miles.
    miles_per_hour = GN_SPEED_MILES_PER_HOUR,
    /// "2.9 kn": nautical miles per hour.
    knots = GN_SPEED_KNOTS,
    /// "11:07 min/km", a pace: minutes and seconds for a kilometer.
    minutes_per_kilometer = GN_SPEED_MINUTES_PER_KILOMETER,
};
}  // namespace speed_unit_values
using speed_unit_values::SpeedUnit;

namespace north_values {
/// The north from which a direction counts.
enum North : std::int32_t {
    /// "T": along the meridian to the north pole.
    true_ = GN_NORTH_TRUE,
    /// "G": along the lines of equal easting of a grid.
    grid = GN_NORTH_GRID,
    /// "M": where a compass points.
    magnetic = GN_NORTH_MAGNETIC,
};
}  // namespace north_values
using north_values::North;

namespace form_values {
/// How a position is written.
enum Form : std::int32_t {
    /// As an argument: whichever form the text has.
    any = GN_FORM_ANY,
    /// Decimal degrees: "40.508333, -75".
    dd = GN_FORM_DD,
    /// Degrees and decimal minutes.
    dm = GN_FORM_DM,
    /// Degrees, minutes, decimal seconds.
    dms = GN_FORM_DMS,
    /// "18N 585628 4511322".
    utm = GN_FORM_UTM,
    /// "N 2000000 2000000".
    ups = GN_FORM_UPS,
    /// "18TWL8562811322".
    mgrs = GN_FORM_MGRS,
    /// "+40.75-074.00/".
    iso_6709 = GN_FORM_ISO_6709,
    /// "geo:40.75,-74" (RFC 5870)
    geo_uri = GN_FORM_GEO_URI,
    /// "GJPJ0615".
    georef = GN_FORM_GEOREF,
    /// "212LW".
    gars = GN_FORM_GARS,
};
}  // namespace form_values
using form_values::Form;

namespace parse_flag_values {
/// How position_parse() reads; join them with |.
enum ParseFlag : std::uint32_t {
    /// A letter after the zone of a UTM position is a band, never a hemisphere. Excludes ParseFlag::hemispheres.
    bands = GN_PARSE_BANDS,
    /// The longitude comes first, unless letters say otherwise.
    longitude_first = GN_PARSE_LONGITUDE_FIRST,
    /// Refuses texts that are otherwise tolerated: a minus beside S or W, cells beyond their grid zone or band,
    /// another reference system, ISO 6709 without its slash, a geo URI that violates RFC 5870, for example with blanks
    /// or a query.
    strict = GN_PARSE_STRICT,
    /// N or S after the zone of a UTM position is a hemisphere, never a band.
    hemispheres = GN_PARSE_HEMISPHERES,
};
constexpr ParseFlag operator|(ParseFlag a, ParseFlag b) noexcept {
    return static_cast<ParseFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace parse_flag_values
using parse_flag_values::ParseFlag;

namespace position_flag_values {
/// What is known about a text that was read; join them with |.
enum PositionFlag : std::uint32_t {
    /// These three are the flags of MGRSCell.
    band_of_neighbor = GN_POSITION_BAND_OF_NEIGHBOR,
    overhangs_zone = GN_POSITION_OVERHANGS_ZONE,
    cut = GN_POSITION_CUT,
    /// The text has an altitude.
    altitude = GN_POSITION_ALTITUDE,
    /// The text has an uncertainty: u= of a geo URI.
    uncertainty = GN_POSITION_UNCERTAINTY,
    /// The longitude came first.
    longitude_first = GN_POSITION_LONGITUDE_FIRST,
    /// The letter after the zone was read as a band; in UPS it is A, B, Y or Z.
    band = GN_POSITION_BAND,
    /// Commas were read as decimal commas.
    decimal_comma = GN_POSITION_DECIMAL_COMMA,
    /// The text has a minus beside S or W, as in "-23.3 S": the two cancel, so it is north. Many who write it mean
    /// south, so ask. ParseFlag::strict refuses it.
    double_sign = GN_POSITION_DOUBLE_SIGN,
    /// The text names another reference system; its numbers are read as WGS 84.
    other_crs = GN_POSITION_OTHER_CRS,
    /// A geo URI has parameters that are neither crs nor u.
    other_parameters = GN_POSITION_OTHER_PARAMETERS,
};
constexpr PositionFlag operator|(PositionFlag a, PositionFlag b) noexcept {
    return static_cast<PositionFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace position_flag_values
using position_flag_values::PositionFlag;

namespace position_limit_values {
enum PositionLimit : std::size_t {
    /// No text has more meanings than this.
    candidates = GN_POSITION_CANDIDATES,
};
}  // namespace position_limit_values
using position_limit_values::PositionLimit;

namespace symbols_values {
/// Symbols of degrees, minutes and seconds.
enum Symbols : std::int32_t {
    /// 40d30'30".
    ascii = GN_SYMBOLS_ASCII,
    /// U+00B0, U+2032, U+2033, in UTF-8.
    typographic = GN_SYMBOLS_TYPOGRAPHIC,
    /// 40:30:30.
    colons = GN_SYMBOLS_COLONS,
    /// 40 30 30; decimal degrees without a symbol.
    none = GN_SYMBOLS_NONE,
};
}  // namespace symbols_values
using symbols_values::Symbols;

namespace hemisphere_style_values {
/// How hemispheres are written.
enum HemisphereStyle : std::int32_t {
    /// -40.5.
    signs = GN_HEMISPHERES_SIGNS,
    /// 40.5S.
    after = GN_HEMISPHERES_AFTER,
    /// S40.5.
    before = GN_HEMISPHERES_BEFORE,
};
}  // namespace hemisphere_style_values
using hemisphere_style_values::HemisphereStyle;

namespace format_flag_values {
/// Other features of the style of a text; join them with |.
enum FormatFlag : std::uint32_t {
    /// For degrees; read back with ParseFlag::longitude_first, or if letters say so.
    longitude_first = GN_FORMAT_LONGITUDE_FIRST,
    /// Latitude 05, longitude 005; minutes and seconds always have two digits.
    padded = GN_FORMAT_PADDED,
    /// A sign before positive numbers too.
    plus = GN_FORMAT_PLUS,
    /// Blanks between the parts: 40d 30' 30" N; 18T WL 85628 11322.
    spaced = GN_FORMAT_SPACED,
    /// For degrees and UTM: 40,5 -75,25.
    decimal_comma = GN_FORMAT_DECIMAL_COMMA,
    /// UTM: the band letter; read back with ParseFlag::bands, else ParseFlag::hemispheres.
    band = GN_FORMAT_BAND,
    /// UTM: 585628mE 4511322mN.
    units = GN_FORMAT_UNITS,
    /// ISO 6709 and geo URI: with the altitude.
    altitude = GN_FORMAT_ALTITUDE,
};
constexpr FormatFlag operator|(FormatFlag a, FormatFlag b) noexcept {
    return static_cast<FormatFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace format_flag_values
using format_flag_values::FormatFlag;

namespace decimals_values {
enum Decimals : std::int32_t {
    /// DD, ISO 6709 and geo URI 6, DM 4, DMS 2, UTM and UPS 0, MGRS 5, GEOREF and GARS 2; ISO 6709 like its iso_form.
    usual = GN_DECIMALS_USUAL,
};
}  // namespace decimals_values
using decimals_values::Decimals;

namespace typing_field_values {
/// Where the cursor is in a reference being typed.
enum TypingField : std::int32_t {
    /// The zone number or the letter of a polar zone.
    zone = GN_FIELD_ZONE,
    band = GN_FIELD_BAND,
    column = GN_FIELD_COLUMN,
    row = GN_FIELD_ROW,
    easting = GN_FIELD_EASTING,
    northing = GN_FIELD_NORTHING,
    /// Nothing more can be typed.
    end = GN_FIELD_END,
};
}  // namespace typing_field_values
using typing_field_values::TypingField;

namespace typing_flag_values {
/// How complete a reference being typed is; join them with |.
enum TypingFlag : std::uint32_t {
    /// The text is a reference with a square.
    complete = GN_TYPING_COMPLETE,
    /// It names a cell, perhaps completed from the reference: `cell` and `text` are set.
    completed = GN_TYPING_COMPLETED,
};
constexpr TypingFlag operator|(TypingFlag a, TypingFlag b) noexcept {
    return static_cast<TypingFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace typing_flag_values
using typing_flag_values::TypingFlag;

namespace angle_unit_values {
/// How an angle is shown.
enum AngleUnit : std::int32_t {
    /// "45.5", the degree sign in UTF-8.
    degrees = GN_ANGLE_DEGREES,
    /// 6400 to a turn (NATO).
    mils = GN_ANGLE_MILS,
    /// N, NE, E ...
    points_8 = GN_ANGLE_POINTS_8,
    /// N, NNE, NE ...
    points_16 = GN_ANGLE_POINTS_16,
};
}  // namespace angle_unit_values
using angle_unit_values::AngleUnit;

namespace magnetic_flag_values {
/// Flags of a magnetic field.
enum MagneticFlag : std::uint32_t {
    /// The horizontal intensity is below 6,000 nT: a compass is not exact.
    caution = GN_MAGNETIC_FLAG_CAUTION,
    /// It is below 2,000 nT: a compass is useless. Then both flags are set.
    blackout = GN_MAGNETIC_FLAG_BLACKOUT,
    /// The year lies outside the 5 years that begin with the epoch of the model.
    out_of_date = GN_MAGNETIC_FLAG_OUT_OF_DATE,
};
constexpr MagneticFlag operator|(MagneticFlag a, MagneticFlag b) noexcept {
    return static_cast<MagneticFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace magnetic_flag_values
using magnetic_flag_values::MagneticFlag;

namespace side_values {
/// On which side of the border of a polygon a position lies.
enum Side : std::int32_t {
    outside = GN_OUTSIDE,
    /// Within a micrometer.
    on_border = GN_ON_BORDER,
    inside = GN_INSIDE,
};
}  // namespace side_values
using side_values::Side;

namespace index_kind_values {
/// What an index holds.
enum IndexKind : std::int32_t {
    /// Built by point_index_build().
    points = GN_INDEX_POINTS,
    /// Built by polygon_index_build() or route_index_build().
    edges = GN_INDEX_EDGES,
    /// Built by fence_index_build().
    fences = GN_INDEX_FENCES,
};
}  // namespace index_kind_values
using index_kind_values::IndexKind;

namespace fence_shape_values {
/// What a fence is.
enum FenceShape : std::int32_t {
    /// A polygon with holes; its border belongs to it.
    polygon = GN_FENCE_POLYGON,
    /// All positions within `radius` of one point.
    circle = GN_FENCE_CIRCLE,
    /// All positions within `radius` of a route.
    corridor = GN_FENCE_CORRIDOR,
    /// A route that can be crossed. It holds no position.
    line = GN_FENCE_LINE,
};
}  // namespace fence_shape_values
using fence_shape_values::FenceShape;

namespace fence_trigger_values {
/// What a fence reports, as a sum; what an event is, one of them.
enum FenceTrigger : std::uint32_t {
    enter = GN_FENCE_ENTER,
    /// It was inside for as long as the options say. Once for each visit.
    dwell = GN_FENCE_DWELL,
    exit = GN_FENCE_EXIT,
    /// It crossed a line to the left side of the line.
    crossed_left = GN_FENCE_CROSSED_LEFT,
    crossed_right = GN_FENCE_CROSSED_RIGHT,
};
constexpr FenceTrigger operator|(FenceTrigger a, FenceTrigger b) noexcept {
    return static_cast<FenceTrigger>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace fence_trigger_values
using fence_trigger_values::FenceTrigger;

namespace fence_flag_values {
/// Flags of FenceOptions.
enum FenceFlag : std::uint32_t {
    /// The first fix enters the fences that hold it. Without, they report nothing for it.
    report_first = GN_FENCE_REPORT_FIRST,
};
constexpr FenceFlag operator|(FenceFlag a, FenceFlag b) noexcept {
    return static_cast<FenceFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace fence_flag_values
using fence_flag_values::FenceFlag;

namespace navigation_flag_values {
/// Flags of Guidance and NavigationState.
enum NavigationFlag : std::uint32_t {
    /// It has left the route.
    off_route = GN_NAVIGATION_OFF_ROUTE,
    /// It goes back along the route.
    wrong_way = GN_NAVIGATION_WRONG_WAY,
    /// It has passed the last waypoint.
    arrived = GN_NAVIGATION_ARRIVED,
    /// The fix is less accurate than `worst_accuracy`; all is as after the last one.
    ignored = GN_NAVIGATION_IGNORED,
};
constexpr NavigationFlag operator|(NavigationFlag a, NavigationFlag b) noexcept {
    return static_cast<NavigationFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace navigation_flag_values
using navigation_flag_values::NavigationFlag;

namespace track_outcome_values {
/// What became of a fix.
enum TrackOutcome : std::int32_t {
    /// track_end(): no fix waited.
    nothing = GN_TRACK_NOTHING,
    /// It was not taken: the flags say why.
    left_out = GN_TRACK_LEFT_OUT,
    /// It was taken. Later fixes decide whether it is kept or dropped.
    waiting = GN_TRACK_WAITING,
    /// It was taken and is a vertex: that of the step.
    kept = GN_TRACK_KEPT,
};
}  // namespace track_outcome_values
using track_outcome_values::TrackOutcome;

namespace track_flag_values {
/// Why a fix was left out, or how it was taken; join them with |.
enum TrackFlag : std::uint32_t {
    /// Left out: its accuracy is worse than `worst_accuracy`.
    inaccurate = GN_TRACK_INACCURATE,
    /// Left out: it can only be reached at more than `largest_speed`.
    strayed = GN_TRACK_STRAYED,
    /// Left out: sooner than `least_interval` after the last one that was taken, or at one time.
    soon = GN_TRACK_SOON,
    /// Left out: nearer than `least_distance` to the last one that was taken.
    near = GN_TRACK_NEAR,
    /// Taken although it strayed: two before it did too, and agree with it.
    jumped = GN_TRACK_JUMPED,
};
constexpr TrackFlag operator|(TrackFlag a, TrackFlag b) noexcept {
    return static_cast<TrackFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace track_flag_values
using track_flag_values::TrackFlag;

namespace orientation_values {
/// Which way a ring runs, seen from above.
enum Orientation : std::int32_t {
    clockwise = GN_CLOCKWISE,
    /// As RFC 7946 requires of outer rings.
    counterclockwise = GN_COUNTERCLOCKWISE,
};
}  // namespace orientation_values
using orientation_values::Orientation;

namespace placement_values {
/// Where the vertices of a circle are.
enum Placement : std::int32_t {
    /// On the circle: the edges lie inside.
    on = GN_VERTICES_ON,
    /// Outside, so that the polygon contains the circle: for safety distances.
    outside = GN_VERTICES_OUTSIDE,
    /// Inside, just far enough that the polygon lies within the circle.
    inside = GN_VERTICES_INSIDE,
    /// Outside, so that the polygon has the area of the circle.
    equal_area = GN_VERTICES_EQUAL_AREA,
};
}  // namespace placement_values
using placement_values::Placement;

namespace azimuth_meaning_values {
/// What the azimuth of a wedge or an arc means.
enum AzimuthMeaning : std::int32_t {
    /// The azimuth of the middle.
    middle = GN_AZIMUTH_MIDDLE,
    /// The azimuth of the side where it starts; it continues clockwise.
    start = GN_AZIMUTH_START,
};
}  // namespace azimuth_meaning_values
using azimuth_meaning_values::AzimuthMeaning;

namespace longitudes_values {
/// The longitudes of points. GeoJSON is always cut at the antimeridian.
enum Longitudes : std::int32_t {
    /// In [-180, 180).
    reduced = GN_LONGITUDES_REDUCED,
    /// They continue beyond 180 degrees: neighbors are never more than 180 apart.
    continuous = GN_LONGITUDES_CONTINUOUS,
};
}  // namespace longitudes_values
using longitudes_values::Longitudes;

namespace join_values {
/// How the line beside a route goes around a corner, on the outside.
enum Join : std::int32_t {
    /// An arc around the corner.
    round = GN_JOIN_ROUND,
    /// A tip, if the miter limit allows it; else a bevel.
    miter = GN_JOIN_MITER,
    /// Straight across.
    bevel = GN_JOIN_BEVEL,
};
}  // namespace join_values
using join_values::Join;

namespace line_end_values {
/// How a corridor ends beyond the ends of its route.
enum LineEnd : std::int32_t {
    /// At the end.
    flat = GN_END_FLAT,
    /// A quarter circle on each side.
    round = GN_END_ROUND,
    /// As far beyond the end as the corridor is wide, on each side.
    square = GN_END_SQUARE,
};
}  // namespace line_end_values
using line_end_values::LineEnd;

namespace frame_values {
/// What the coordinates of a frame are: x along its anchors from the first, y to the right of them.
enum Frame : std::int32_t {
    /// Both are meters.
    meters = GN_FRAME_METERS,
    /// Both in lengths of the line of anchors: x is 0 at the first and 1 at the last.
    length = GN_FRAME_LENGTH,
    /// X as before. The last anchor is none of the line: where it lies beside it, y is 1.
    width = GN_FRAME_WIDTH,
};
}  // namespace frame_values
using frame_values::Frame;

namespace exchange_format_values {
/// A document format.
enum ExchangeFormat : std::int32_t {
    /// GPX 1.0 and 1.1.
    gpx = GN_EXCHANGE_GPX,
    /// KML 2.2, with tracks of the gx extension.
    kml = GN_EXCHANGE_KML,
    /// Cursor on Target 2.0.
    cot = GN_EXCHANGE_COT,
};
}  // namespace exchange_format_values
using exchange_format_values::ExchangeFormat;

namespace feature_kind_values {
/// What a feature is, and what its vertices are.
enum FeatureKind : std::int32_t {
    /// One vertex.
    point = GN_FEATURE_POINT,
    /// One vertex or more.
    line = GN_FEATURE_LINE,
    /// A ring: three vertices or more; the first is not repeated at the end.
    area = GN_FEATURE_AREA,
    /// A ring within the last area before it. Only holes stand between the two.
    hole = GN_FEATURE_HOLE,
    /// Its center: `radius`.
    circle = GN_FEATURE_CIRCLE,
    /// Its center: `radius` and `second_radius` are the semi-axes, `azimuth` that of the first.
    ellipse = GN_FEATURE_ELLIPSE,
    /// Its center: `second_radius` to `radius`, `width` degrees around `azimuth`.
    sector = GN_FEATURE_SECTOR,
    /// Where it begins: `radius` is the range, with `azimuth`, `inclination` and `north`.
    range_bearing = GN_FEATURE_RANGE_BEARING,
    /// The south-west and the north-east corner, turned about their middle by `azimuth`.
    box = GN_FEATURE_BOX,
};
}  // namespace feature_kind_values
using feature_kind_values::FeatureKind;

namespace feature_flag_values {
/// Flags of a feature; join them with |.
enum FeatureFlag : std::uint32_t {
    /// A line to follow: a GPX route, a CoT route. Else a line is a track or a drawing.
    route = GN_FEATURE_FLAG_ROUTE,
    /// The spans of texts lead to XML, as readers leave them; xml_unescape() reads it.
    xml_texts = GN_FEATURE_FLAG_XML_TEXTS,
    /// A track of which fixes were left out, or an altitude or a time of a fix: they could not be read, or the
    /// recording paused there. Who wants none of it leaves the feature out.
    gaps = GN_FEATURE_FLAG_GAPS,
};
constexpr FeatureFlag operator|(FeatureFlag a, FeatureFlag b) noexcept {
    return static_cast<FeatureFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace feature_flag_values
using feature_flag_values::FeatureFlag;

namespace height_format_values {
/// How the samples of a grid of heights are stored.
enum HeightFormat : std::int32_t {
    /// 16 bits, two's complement.
    int16 = GN_HEIGHTS_INT16,
    /// 16 bits: a sign and 15 bits of magnitude, as in DTED.
    sign_magnitude16 = GN_HEIGHTS_SIGN_MAGNITUDE16,
    /// 32 bits of IEEE 754. NaN and infinities are voids.
    float32 = GN_HEIGHTS_FLOAT32,
};
}  // namespace height_format_values
using height_format_values::HeightFormat;

namespace height_flag_values {
/// The order of the bytes of a sample.
enum HeightFlag : std::uint32_t {
    /// The highest byte comes first, as in .hgt, DTED and GTX.
    big_endian = GN_HEIGHTS_BIG_ENDIAN,
};
constexpr HeightFlag operator|(HeightFlag a, HeightFlag b) noexcept {
    return static_cast<HeightFlag>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
}  // namespace height_flag_values
using height_flag_values::HeightFlag;

namespace sky_event_kind_values {
/// What the sun or the moon does.
enum SkyEventKind : std::int32_t {
    /// The sun's upper edge appears: its center is 50 minutes of arc below the horizon.
    sunrise = GN_SKY_SUNRISE,
    /// The sun's upper edge vanishes.
    sunset = GN_SKY_SUNSET,
    /// The sun crosses the meridian: noon by the sun.
    sun_transit = GN_SKY_SUN_TRANSIT,
    /// The sun's center climbs above -6 degrees.
    civil_dawn = GN_SKY_CIVIL_DAWN,
    /// The sun's center sinks below -6 degrees.
    civil_dusk = GN_SKY_CIVIL_DUSK,
    /// It climbs above -12 degrees.
    nautical_dawn = GN_SKY_NAUTICAL_DAWN,
    /// It sinks below -12 degrees.
    nautical_dusk = GN_SKY_NAUTICAL_DUSK,
    /// It climbs above -18 degrees.
    astronomical_dawn = GN_SKY_ASTRONOMICAL_DAWN,
    /// It sinks below -18 degrees.
    astronomical_dusk = GN_SKY_ASTRONOMICAL_DUSK,
    /// The moon's upper edge appears: it is 34 minutes of arc below the horizon.
    moonrise = GN_SKY_MOONRISE,
    /// The moon's upper edge vanishes.
    moonset = GN_SKY_MOONSET,
    /// The moon crosses the meridian.
    moon_transit = GN_SKY_MOON_TRANSIT,
    /// The moon passes the sun.
    new_moon = GN_SKY_NEW_MOON,
    /// The moon is 90 degrees ahead of the sun.
    first_quarter = GN_SKY_FIRST_QUARTER,
    /// The moon is opposite the sun.
    full_moon = GN_SKY_FULL_MOON,
    /// The moon is 90 degrees behind the sun.
    last_quarter = GN_SKY_LAST_QUARTER,
};
}  // namespace sky_event_kind_values
using sky_event_kind_values::SkyEventKind;

namespace view_state_values {
/// What is known of a cell or a stretch of ground that is looked at.
enum ViewState : std::int32_t {
    /// The ground in front of it hides it.
    hidden = GN_VIEW_HIDDEN,
    /// Nothing hides it.
    seen = GN_VIEW_SEEN,
    /// It lies outside of the circle.
    outside = GN_VIEW_OUTSIDE,
    /// Its height is not known, or nothing that is known hides it, but heights on the way are not known.
    unknown = GN_VIEW_UNKNOWN,
};
}  // namespace view_state_values
using view_state_values::ViewState;

namespace ring_line_kind_values {
/// What a line of a ring set is.
enum RingLineKind : std::int32_t {
    ring = GN_RING,
    radial = GN_RADIAL,
};
}  // namespace ring_line_kind_values
using ring_line_kind_values::RingLineKind;

namespace target_unit_values {
/// Units of lengths on a target, and of the angles that they cover at a range.
enum TargetUnit : std::int32_t {
    meters = GN_TARGET_METERS,
    millimeters = GN_TARGET_MILLIMETERS,
    /// 25.4 mm.
    inches = GN_TARGET_INCHES,
    /// Minutes of angle: sixtieths of a degree.
    moa = GN_TARGET_MOA,
    /// Thousandths of a radian, not mils of 6400 to a turn.
    milliradians = GN_TARGET_MILLIRADIANS,
    /// "Shooter's minutes of angle": inches at 100 yards.
    inches_per_100_yards = GN_TARGET_INCHES_PER_100_YARDS,
};
}  // namespace target_unit_values
using target_unit_values::TargetUnit;

namespace calibration_kind_values {
/// How a photo shows a plane.
enum CalibrationKind : std::int32_t {
    /// Turned, moved and scaled: taken straight from the front. 2 points or more.
    similarity = GN_CALIBRATION_SIMILARITY,
    /// Also sheared: from the side, but far away. 3 points or more.
    affine = GN_CALIBRATION_AFFINE,
    /// With perspective: from anywhere. 4 points or more.
    homography = GN_CALIBRATION_HOMOGRAPHY,
};
}  // namespace calibration_kind_values
using calibration_kind_values::CalibrationKind;

// ---------------------------------------------------------------------------------------------------------------------
// Values
// ---------------------------------------------------------------------------------------------------------------------

/// A position on the WGS 84 ellipsoid, in degrees.
using Point = gn_point;

/// A position on a UTM or UPS grid, in meters.
using UTM = gn_utm;

/// The cell that an MGRS reference names.
using MGRSCell = gn_mgrs_cell;

/// A rectangle of meridians and parallels, in degrees. If west is greater than east, it crosses the antimeridian.
using Bounds = gn_bounds;

/// How a grid is drawn.
struct GridOptions : gn_grid_options {
    /// The defaults.
    GridOptions() noexcept : gn_grid_options() { gn_grid_options_init(this); }
};

/// A line of a drawn grid.
using GridLine = gn_grid_line;

/// A label of a drawn grid.
using GridLabel = gn_grid_label;

/// A tile of a Web Mercator map. The world has 2^zoom columns from -180 degrees eastward, and as many rows from
/// 85.051128 degrees southward, both counted from 0.
using Tile = gn_tile;

/// Neighboring tiles of a row. It ends at the antimeridian at the latest.
using TileRun = gn_tile_run;

/// A scale bar.
using ScaleBar = gn_scale_bar;

/// A Web Mercator map on a screen, seen by the camera of Mapbox and MapLibre. Fields that are 0 have their defaults:
/// set `center`, `zoom`, `width` and `height`.
using Screen = gn_screen;

/// A rectangle of pixels, from the left and top edge of the screen to the right and down.
using Box = gn_box;

/// The space that a text needs, in pixels.
using TextSize = gn_text_size;

/// How a map makes pixels of positions: by a matrix of the Web Mercator plane, of a globe, or a mixture of both. Each
/// gives three numbers X, Y, W, and the pixel is (X/W, Y/W), from the left and top edge of the screen. screen_camera()
/// writes one.
using Camera = gn_camera;

/// The place of a name on the screen.
using LabelPlace = gn_label_place;

/// Pixels at the edges of a screen that are to stay free.
using Padding = gn_padding;

/// A matrix of 4 rows and 4 columns, column by column, as OpenGL, Metal and WebGL take it.
using Matrix = gn_matrix;

/// A position that was read from a text.
using Position = gn_position;

/// How a position is written.
struct FormatOptions : gn_format_options {
    /// The defaults.
    FormatOptions() noexcept : gn_format_options() { gn_format_options_init(this); }
};

/// A cell of a graticule, as GEOREF and GARS name it.
using GraticuleCell = gn_graticule_cell;

/// The state of a reference being typed.
using MGRSTyping = gn_mgrs_typing;

/// A magnetic model: spherical harmonics up to degree 12, and how they change. magnetic_model_parse() stores one.
/// Degrees and orders follow each other: 1 0, 1 1, 2 0, 2 1 ... 12 12.
using MagneticModel = gn_magnetic_model;

/// The magnetic field at a position, and its changes. Angles in degrees, intensities in nT.
using MagneticField = gn_magnetic_field;

/// The three norths at a position. Degrees, in (-180, 180], clockwise.
using Norths = gn_norths;

/// Where a route comes nearest to a position.
using RoutePlace = gn_route_place;

/// A point of an index that was found.
using Neighbor = gn_neighbor;

/// A fence. Its points and rings stand in arrays, behind those of the fences before it.
using Fence = gn_fence;

/// Where something was, and when.
using Fix = gn_fix;

/// A fence that something is in.
using FencePresence = gn_fence_presence;

/// What fence_index_step() keeps from one fix to the next, beside the presences.
using FenceState = gn_fence_state;

/// Something that happened between two fixes.
using FenceEvent = gn_fence_event;

/// How fence_index_step() decides.
struct FenceOptions : gn_fence_options {
    /// The defaults.
    FenceOptions() noexcept : gn_fence_options() { gn_fence_options_init(this); }
};

/// How navigation_step() decides.
struct NavigationOptions : gn_navigation_options {
    /// The defaults.
    NavigationOptions() noexcept : gn_navigation_options() { gn_navigation_options_init(this); }
};

/// What navigation_step() keeps from one fix to the next. All 0 before the first.
using NavigationState = gn_navigation_state;

/// Where something is on its route, and how it goes on. Distances in meters along the route; azimuths in degrees, over
/// -180 ... 180, clockwise from north.
using Guidance = gn_guidance;

/// How a track is recorded.
struct TrackOptions : gn_track_options {
    /// The defaults.
    TrackOptions() noexcept : gn_track_options() { gn_track_options_init(this); }
};

/// What track_add() keeps from one fix to the next: 64 numbers to store as they are.
using TrackState = gn_track_state;

/// What became of a fix, and at most one vertex of the line that is kept.
using TrackStep = gn_track_step;

/// What the fixes of a track that were taken add up to.
using TrackTotals = gn_track_totals;

/// Where two edges of a polygon meet but should not. Edge i runs from point i to the next point of its ring.
using PolygonCrossing = gn_polygon_crossing;

/// How outlines of tactical shapes are drawn.
struct OutlineOptions : gn_outline_options {
    /// The defaults.
    OutlineOptions() noexcept : gn_outline_options() { gn_outline_options_init(this); }
};

/// A mark on a route.
using RouteMark = gn_route_mark;

/// How to draw a shape.
struct ShapeOptions : gn_shape_options {
    /// The defaults.
    ShapeOptions() noexcept : gn_shape_options() { gn_shape_options_init(this); }
};

/// How a route or a polygon becomes GeoJSON.
struct GeoJSONOptions : gn_geojson_options {
    /// The defaults.
    GeoJSONOptions() noexcept : gn_geojson_options() { gn_geojson_options_init(this); }
};

/// A part of a text.
using TextSpan = gn_span;

/// A position of a feature.
using Vertex = gn_vertex;

/// A point, line or area of a document. Numbers that are absent are NaN.
struct Feature : gn_feature {
    /// Without anything: all numbers are absent.
    Feature() noexcept : gn_feature() { gn_feature_init(this); }
};

/// Where the search for the end of a CoT event goes on; all 0 where an event begins.
using CotSearch = gn_cot_search;

/// What was left out of a document, and why.
using ExchangeReport = gn_exchange_report;

/// How documents are written.
struct ExchangeOptions : gn_exchange_options {
    /// The defaults.
    ExchangeOptions() noexcept : gn_exchange_options() { gn_exchange_options_init(this); }
};

/// A grid of heights: where it lies on the earth, and where its samples lie in the caller's bytes. A sample is the
/// height of one position; of a raster whose pixels are areas, take their centers. Plain numbers: callers may fill it
/// in.
using HeightGrid = gn_height_grid;

/// A place of a profile.
using ProfileSample = gn_profile_sample;

/// What a profile adds up to. Numbers are NaN where nothing is known.
using ProfileSummary = gn_profile_summary;

/// How lines of sight are computed.
struct SightOptions : gn_sight_options {
    /// The defaults.
    SightOptions() noexcept : gn_sight_options() { gn_sight_options_init(this); }
};

/// A line of sight. Numbers that there are not are NaN.
using Sight = gn_sight;

/// Where the sun or the moon is seen.
using SkyPlace = gn_sky_place;

/// How much of the moon is lit.
using MoonPhase = gn_moon_phase;

/// Something that the sun or the moon does at a time.
using SkyEvent = gn_sky_event;

/// Where the cells of a raster lie. Rows follow each other in memory, without gaps.
using CellGrid = gn_cell_grid;

/// A stretch of ground that is not seen, with the numbers that wedge() takes.
using DeadGround = gn_dead_ground;

/// A line of a ring set.
using RingLine = gn_ring_line;

/// A point of a plane. What x and y mean is said where it is used.
using PlanePoint = gn_plane_point;

/// What a group of shots measures: meters on the plane of the target, x to the right and y up. NaN: too few shots.
using Group = gn_group;

/// A point of a photo that is known on the plane.
using CalibrationPoint = gn_calibration_point;

/// From the pixels of a photo to the meters of a plane. With d = m[6] u + m[7] v + m[8], the pixel (u, v) shows the
/// place x = (m[0] u + m[1] v + m[2])/d, y = (m[3] u + m[4] v + m[5])/d. It shows the plane where d is positive.
using Calibration = gn_calibration;

/// The radius of the sphere in meters: the mean radius (2 a + b) / 3 of WGS 84.
inline constexpr double mean_radius = GN_MEAN_RADIUS;

/// A vertex of a line on the screen, in pixels to the right of the origin and below it.
struct Pixel {
    float x;
    float y;
};
static_assert(sizeof(Pixel) == 2 * sizeof(float), "the library writes x and y one after the other");

// ---------------------------------------------------------------------------------------------------------------------
// Errors
// ---------------------------------------------------------------------------------------------------------------------

/// A sentence for a status.
inline const char* status_text(Status status) noexcept { return gn_status_text(static_cast<gn_status>(status)); }

/// The name of a status in C, "GN_ERROR_LATITUDE"; null if there is no such status.
inline const char* status_name(Status status) noexcept { return gn_status_name(static_cast<gn_status>(status)); }

#if GRIDNORTH_EXCEPTIONS
/// What functions throw.
class Error : public std::exception {
public:
    explicit Error(Status status, std::size_t offset = 0, std::int32_t field = 0) noexcept
        : status_(status), offset_(offset), field_(field) {}

    Status status() const noexcept { return status_; }
    /// The byte of the text where it went wrong; 0 if there was no text.
    std::size_t offset() const noexcept { return offset_; }
    /// Of mgrs_type_fields(): the field with the text, a TypingField; else 0.
    std::int32_t field() const noexcept { return field_; }
    /// A sentence for the status.
    const char* what() const noexcept override { return status_text(status_); }

private:
    Status status_;
    std::size_t offset_;
    std::int32_t field_;
};
#endif

/// How a call ended. It converts to true if it was well.
struct [[nodiscard]] Outcome {
    Status status = Status::ok;
    /// Of mgrs_type_fields(): the field with the text, a TypingField; else 0.
    std::int32_t field = 0;
    /// The byte of the text where it went wrong; 0 if there was no text.
    std::size_t offset = 0;

    /// Refused rows and features are no failure: their statuses or the report tell of them.
    explicit operator bool() const noexcept { return status == Status::ok || status == Status::partial; }

#if GRIDNORTH_EXCEPTIONS
    /// Throws an Error if it was not well.
    void check() const {
        if (!*this) throw Error(status, offset, field);
    }
#endif
};

/// How a call ended, and its value: empty or 0 if it failed.
template <class T>
struct [[nodiscard]] Result : Outcome {
    T value{};

#if GRIDNORTH_EXCEPTIONS
    /// The value; throws an Error if there is none.
    T get() && {
        check();
        return std::move(value);
    }
#endif
};

// ---------------------------------------------------------------------------------------------------------------------
// What functions take
// ---------------------------------------------------------------------------------------------------------------------

namespace detail {

template <class Range>
using Element = std::remove_pointer_t<decltype(std::data(std::declval<Range&>()))>;

/// Whether a range has elements that a pointer to T can point to.
template <class Range, class T, class = void>
inline constexpr bool has_elements = false;
template <class Range, class T>
inline constexpr bool has_elements<Range, T, std::void_t<Element<Range>>> =
    std::is_convertible_v<Element<Range> (*)[], T (*)[]>;

/// The number of rows of a column that has the same value for all of them.
inline constexpr std::size_t any_count = static_cast<std::size_t>(-1);

}  // namespace detail

/// Elements one after the other, of a vector, an array, a std::span or a braced list. It is the same type in every
/// version of C++, so that programs and libraries compiled for different ones agree.
template <class T>
class Span {
public:
    constexpr Span() noexcept = default;
    constexpr Span(T* data, std::size_t size) noexcept : data_(data), size_(size) {}
    template <class Range, class = std::enable_if_t<detail::has_elements<Range, T>>>
    constexpr Span(Range&& range) noexcept : data_(std::data(range)), size_(std::size(range)) {}
    /// For the time of a call: the list ends with it.
    constexpr Span(std::initializer_list<std::remove_const_t<T>> list) noexcept : size_(list.size()) {
        data_ = list.begin();
    }

    constexpr T* data() const noexcept { return data_; }
    constexpr std::size_t size() const noexcept { return size_; }
    constexpr T* begin() const noexcept { return data_; }
    constexpr T* end() const noexcept { return data_ + size_; }
    constexpr T& operator[](std::size_t index) const noexcept { return data_[index]; }

private:
    T* data_ = nullptr;
    std::size_t size_ = 0;
};

/// One number of each row: of a contiguous container, or of structs in one. See column() and constant().
template <class T>
class Column {
public:
    constexpr Column() noexcept = default;
    /// `stride` is the bytes from one row to the next.
    constexpr Column(T* data, std::size_t size, std::ptrdiff_t stride) noexcept
        : data_(data), size_(size), stride_(stride) {}
    template <class Range, class = std::enable_if_t<detail::has_elements<Range, T>>>
    constexpr Column(Range&& range) noexcept : data_(std::data(range)), size_(std::size(range)) {}
    /// A column that can be written can be read.
    constexpr operator Column<const T>() const noexcept { return {data_, size_, stride_}; }

    constexpr T* first() const noexcept { return data_; }
    constexpr std::size_t size() const noexcept { return size_; }
    constexpr std::ptrdiff_t stride() const noexcept { return stride_; }

private:
    T* data_ = nullptr;
    std::size_t size_ = 0;
    std::ptrdiff_t stride_ = static_cast<std::ptrdiff_t>(sizeof(T));
};

/// One text of each row, in slots of the same size: of a container of std::array<char, N>, or of structs that have one
/// or a char[N]. A text that is shorter than its slot ends with a zero. See also Texts.
template <class Char>
class TextColumn {
public:
    constexpr TextColumn() noexcept = default;
    constexpr TextColumn(Char* data, std::size_t size, std::size_t slot_size, std::ptrdiff_t stride) noexcept
        : data_(data), size_(size), slot_size_(slot_size), stride_(stride) {}
    template <class Range, class Slot = detail::Element<Range>,
              class = std::enable_if_t<detail::has_elements<Slot, Char>>>
    constexpr TextColumn(Range&& range) noexcept
        : data_(std::size(range) == 0 ? nullptr : std::data(*std::data(range))),
          size_(std::size(range)),
          slot_size_(sizeof(Slot)),
          stride_(static_cast<std::ptrdiff_t>(sizeof(Slot))) {}
    constexpr operator TextColumn<const Char>() const noexcept { return {data_, size_, slot_size_, stride_}; }

    constexpr Char* first() const noexcept { return data_; }
    constexpr std::size_t size() const noexcept { return size_; }
    constexpr std::size_t slot_size() const noexcept { return slot_size_; }
    constexpr std::ptrdiff_t stride() const noexcept { return stride_; }

private:
    Char* data_ = nullptr;
    std::size_t size_ = 0;
    std::size_t slot_size_ = 0;
    std::ptrdiff_t stride_ = 0;
};

/// Memory for one text of each row, for those who have no structs with slots of their own.
class Texts {
public:
    /// `slot_size` has room for the longest text and, if it is written, a zero.
    Texts(std::size_t count, std::size_t slot_size) : bytes_(count * slot_size), count_(count), slot_size_(slot_size) {}
    /// Copies strings, to be read by a batch.
    template <class Range, class = std::enable_if_t<std::is_convertible_v<detail::Element<Range>&, std::string_view>>>
    explicit Texts(const Range& strings) : count_(std::size(strings)) {
        for (std::string_view text : strings) slot_size_ = text.size() < slot_size_ ? slot_size_ : text.size();
        bytes_.resize(count_ * slot_size_);
        char* slot = bytes_.data();
        for (std::string_view text : strings) {
            text.copy(slot, text.size());
            slot += slot_size_;
        }
    }

    std::size_t size() const noexcept { return count_; }
    std::string_view operator[](std::size_t row) const noexcept {
        const std::string_view slot(bytes_.data() + row * slot_size_, slot_size_);
        return slot.substr(0, slot.find('\0'));
    }
    operator TextColumn<char>() noexcept {
        return {bytes_.data(), count_, slot_size_, static_cast<std::ptrdiff_t>(slot_size_)};
    }
    operator TextColumn<const char>() const noexcept {
        return {bytes_.data(), count_, slot_size_, static_cast<std::ptrdiff_t>(slot_size_)};
    }

private:
    std::vector<char> bytes_;
    std::size_t count_;
    std::size_t slot_size_ = 1;
};

/// A member of each element of a contiguous container as a column: column(ships, &Ship::latitude). For members of
/// members give a function that returns a reference:
/// column(cells, [](auto& cell) -> auto& { return cell.center.latitude; }).
template <class Range, class Projection>
constexpr auto column(Range&& range, Projection projection) noexcept {
    using Row = detail::Element<Range>;
    using Member = std::remove_reference_t<decltype(std::invoke(projection, std::declval<Row&>()))>;
    static_assert(std::is_lvalue_reference_v<decltype(std::invoke(projection, std::declval<Row&>()))>,
                  "a column lies in the memory of its rows: return a reference");
    constexpr auto stride = static_cast<std::ptrdiff_t>(sizeof(Row));
    const std::size_t size = std::size(range);
    if constexpr (detail::has_elements<Member, const char>) {
        using Char = detail::Element<Member>;
        Char* first = size == 0 ? nullptr : std::data(std::invoke(projection, *std::data(range)));
        return TextColumn<Char>(first, size, sizeof(Member), stride);
    } else {
        Member* first = size == 0 ? nullptr : &std::invoke(projection, *std::data(range));
        return Column<Member>(first, size, stride);
    }
}

/// The same value for every row; it must live until the call ends.
template <class T>
constexpr Column<const T> constant(const T& value) noexcept {
    return {&value, detail::any_count, 0};
}

/// An argument that may be left out.
template <class T>
class Optional {
public:
    constexpr Optional() noexcept = default;
    constexpr Optional(const T& value) noexcept : value_(&value) {}
    constexpr const T* get() const noexcept { return value_; }

private:
    const T* value_ = nullptr;
};

/// The characters that may be typed next: digits and capital letters.
inline std::string next_characters(const MGRSTyping& typing) {
    std::string characters;
    for (unsigned bit = 0; bit < 36; bit++) {
        if ((typing.next >> bit & 1) != 0) characters += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[bit];
    }
    return characters;
}

namespace detail {

/// The number of rows of a batch, and whether all its columns have it.
class Rows {
public:
    template <class... Columns>
    explicit Rows(const Columns&... columns) noexcept {
        (add(columns.size()), ...);
    }
    /// An output that may be left out: then it has no elements.
    template <class Columns>
    Rows& optional(const Columns& columns) noexcept {
        if (columns.size() != 0) add(columns.size());
        return *this;
    }
    bool agree() const noexcept { return agree_; }
    std::size_t count() const noexcept { return count_ == any_count ? 0 : count_; }

private:
    void add(std::size_t size) noexcept {
        if (size == any_count) return;
        agree_ = agree_ && (count_ == any_count || count_ == size);
        count_ = size;
    }

    std::size_t count_ = any_count;
    bool agree_ = true;
};

/// Room to begin with: what the caller's vector has had before.
template <class T>
void open(std::vector<T>& out) {
    out.resize(out.capacity() == 0 ? 64 : out.capacity());
}

/// Fills a vector with an output of unknown size. A second call knows how much is needed.
template <class T, class Call>
Status fill(std::vector<T>& out, Call call) {
    open(out);
    std::size_t needed = 0;
    gn_status status = call(out.data(), out.size(), &needed);
    if (status == GN_ERROR_BUFFER_TOO_SMALL) {
        out.resize(needed);
        status = call(out.data(), out.size(), &needed);
    }
    out.resize(status == GN_OK || status == GN_PARTIAL ? needed : 0);
    return static_cast<Status>(status);
}

/// Fills two vectors. The first `kept` elements of the first also go in: after an error they are as they were.
template <class A, class B, class Call>
Status fill(std::vector<A>& first, std::vector<B>& second, Call call, std::size_t kept = 0) {
    open(first);
    open(second);
    std::size_t needed = 0, second_needed = 0;
    gn_status status = call(first.data(), first.size(), &needed, second.data(), second.size(), &second_needed);
    if (status == GN_ERROR_BUFFER_TOO_SMALL) {
        if (needed > first.size()) first.resize(needed);
        if (second_needed > second.size()) second.resize(second_needed);
        status = call(first.data(), first.size(), &needed, second.data(), second.size(), &second_needed);
    }
    const bool well = status == GN_OK || status == GN_PARTIAL;
    first.resize(well ? needed : kept);
    second.resize(well ? second_needed : 0);
    return static_cast<Status>(status);
}

/// Fills a string. Short texts come from the stack, so that each is written once.
template <class Call>
Status fill(std::string& out, Call call) {
    std::array<char, 128> few;
    const bool has_room = out.capacity() >= few.size();
    if (has_room) out.resize(out.capacity());
    std::size_t needed = 0;
    gn_status status = has_room ? call(out.data(), out.size() + 1, &needed) : call(few.data(), few.size(), &needed);
    if (status == GN_ERROR_BUFFER_TOO_SMALL) {
        out.resize(needed - 1);
        status = call(out.data(), needed, &needed);
    } else if (!has_room && (status == GN_OK || status == GN_PARTIAL)) {
        out.assign(few.data(), needed - 1);
    }
    out.resize(status == GN_OK || status == GN_PARTIAL ? needed - 1 : 0);
    return static_cast<Status>(status);
}

/// The memory of vertices as the library writes it.
inline float* numbers(Pixel* pixels) noexcept { return reinterpret_cast<float*>(pixels); }

inline Outcome outcome(Status status) noexcept {
    Outcome outcome;
    outcome.status = status;
    return outcome;
}

#if GRIDNORTH_EXCEPTIONS
/// What a batch returns unless the call itself was wrong.
inline Status checked(Status status) {
    if (status != Status::ok && status != Status::partial) throw Error(status);
    return status;
}
#endif

}  // namespace detail

// ---------------------------------------------------------------------------------------------------------------------
// Functions that do not throw, except that a string or a vector may find no memory
// ---------------------------------------------------------------------------------------------------------------------

/// Returns the version of the library as text.
///
/// \return "major.minor.patch" in ASCII.
///
/// Since 0.1.
inline const char* version() noexcept { return gn_version(); }

/// Returns the version of the library as one number, which increases with every release.
///
/// \return 1,000,000 times the major, 1,000 times the minor, plus the patch number.
///
/// Since 0.1.
inline std::uint32_t version_number() noexcept { return gn_version_number(); }

/// Returns the level of processor instructions that calls use.
///
/// \return 4 for x86-64-v4 (AVX-512), 3 for x86-64-v3 (AVX2), 1 for the instructions that every processor of the
///     family has.
///
/// The library for x86-64 contains most functions over many rows or vertices three times, once for each level. When it
/// is loaded, it chooses the best level that the processor has and the operating system allows. Every other build has
/// one level. All levels give the same bits. Since 0.1.
inline std::int32_t cpu_level() noexcept { return gn_cpu_level(); }

/// Limits the level of processor instructions that calls use, for tests and measurements.
///
/// \param level The highest level to use; anything below 3 means level 1. 4 or more removes the limit.
/// \return The level from now on: the highest that the processor has and the limit allows.
///
/// The limit applies to all threads, from their next call on. It changes only the speed, never the results. A build
/// with one level keeps that level. The call asks the processor again, which can take tens of microseconds in a
/// virtual machine. Since 0.1.
inline std::int32_t cpu_level_limit(std::int32_t level) noexcept { return gn_cpu_level_limit(level); }

/// mgrs_encode() without exceptions, into the caller's memory.
inline Outcome try_mgrs_encode(Point position, std::int32_t precision, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_mgrs_encode(position.latitude, position.longitude, precision, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// mgrs_encode() without exceptions.
inline Result<std::string> try_mgrs_encode(Point position, std::int32_t precision = MGRSPrecision::m_1) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_mgrs_encode(position, precision, result.value);
    return result;
}

/// mgrs_encode_utm() without exceptions, into the caller's memory.
inline Outcome try_mgrs_encode_utm(const UTM& utm, std::int32_t precision, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_mgrs_encode_utm(&utm, precision, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// mgrs_encode_utm() without exceptions.
inline Result<std::string> try_mgrs_encode_utm(const UTM& utm, std::int32_t precision = MGRSPrecision::m_1) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_mgrs_encode_utm(utm, precision, result.value);
    return result;
}

/// mgrs_encode_batch() without exceptions.
inline Status try_mgrs_encode_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::int32_t precision, TextColumn<char> texts,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, texts);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_mgrs_encode_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), rows.count(), precision,
            texts.first(), texts.slot_size(), texts.stride(), statuses.data()));
}

/// mgrs_encode_utm_batch() without exceptions.
inline Status try_mgrs_encode_utm_batch(
    Column<const double> eastings, Column<const double> northings, Column<const std::int32_t> zones,
    std::int32_t precision, TextColumn<char> texts, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(eastings, northings, zones, texts);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_mgrs_encode_utm_batch(
            eastings.first(), eastings.stride(), northings.first(), northings.stride(), zones.first(), zones.stride(),
            rows.count(), precision, texts.first(), texts.slot_size(), texts.stride(), statuses.data()));
}

/// mgrs_decode() without exceptions.
inline Result<MGRSCell> try_mgrs_decode(std::string_view text) noexcept {
    Result<MGRSCell> result;
    result.status = static_cast<Status>(gn_mgrs_decode(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// mgrs_decode_strict() without exceptions.
inline Result<MGRSCell> try_mgrs_decode_strict(std::string_view text) noexcept {
    Result<MGRSCell> result;
    result.status = static_cast<Status>(gn_mgrs_decode_strict(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// mgrs_decode_batch() without exceptions.
inline Status try_mgrs_decode_batch(
    TextColumn<const char> texts, Column<double> latitudes, Column<double> longitudes,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(texts, latitudes, longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_mgrs_decode_batch(
            texts.first(), texts.slot_size(), texts.stride(), rows.count(), latitudes.first(), latitudes.stride(),
            longitudes.first(), longitudes.stride(), statuses.data()));
}

/// mgrs_decode_strict_batch() without exceptions.
inline Status try_mgrs_decode_strict_batch(
    TextColumn<const char> texts, Column<double> latitudes, Column<double> longitudes,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(texts, latitudes, longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_mgrs_decode_strict_batch(
            texts.first(), texts.slot_size(), texts.stride(), rows.count(), latitudes.first(), latitudes.stride(),
            longitudes.first(), longitudes.stride(), statuses.data()));
}

/// mgrs_decode_cells_batch() without exceptions.
inline Status try_mgrs_decode_cells_batch(
    TextColumn<const char> texts, Column<MGRSCell> cells, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(texts, cells);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_mgrs_decode_cells_batch(
            texts.first(), texts.slot_size(), texts.stride(), rows.count(), cells.first(), cells.stride(),
            statuses.data()));
}

/// mgrs_outline() without exceptions, into the caller's memory.
inline Outcome try_mgrs_outline(const MGRSCell& cell, double tolerance, std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_mgrs_outline(&cell, tolerance, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// mgrs_outline() without exceptions.
inline Result<std::vector<Point>> try_mgrs_outline(const MGRSCell& cell, double tolerance) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_mgrs_outline(cell, tolerance, result.value);
    return result;
}

/// mgrs_bounds() without exceptions.
inline Result<Bounds> try_mgrs_bounds(const MGRSCell& cell) noexcept {
    Result<Bounds> result;
    result.status = static_cast<Status>(gn_mgrs_bounds(&cell, &result.value));
    return result;
}

/// position_parse() without exceptions, into the caller's memory.
inline Outcome try_position_parse(std::string_view text, Form form, ParseFlag flags, std::vector<Position>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Position* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_position_parse(
            text.data(), text.size(), form, flags, out_data, out_capacity, out_needed, &outcome.offset);
    });
    return outcome;
}

/// position_parse() without exceptions.
inline Result<std::vector<Position>> try_position_parse(
    std::string_view text, Form form = Form::any, ParseFlag flags = {}) {
    Result<std::vector<Position>> result;
    static_cast<Outcome&>(result) = try_position_parse(text, form, flags, result.value);
    return result;
}

/// coordinate_parse() without exceptions.
inline Result<double> try_coordinate_parse(std::string_view text, Axis axis) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(
        gn_coordinate_parse(text.data(), text.size(), axis, &result.value, &result.offset));
    return result;
}

/// position_parse_batch() without exceptions.
inline Status try_position_parse_batch(
    TextColumn<const char> texts, Form form, ParseFlag flags, Column<Position> positions,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(texts, positions);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_position_parse_batch(
            texts.first(), texts.slot_size(), texts.stride(), rows.count(), form, flags, positions.first(),
            positions.stride(), statuses.data()));
}

/// position_format() without exceptions, into the caller's memory.
inline Outcome try_position_format(Point position, Optional<FormatOptions> options, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_position_format(
            position.latitude, position.longitude, options.get(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// position_format() without exceptions.
inline Result<std::string> try_position_format(Point position, Optional<FormatOptions> options = {}) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_position_format(position, options, result.value);
    return result;
}

/// position_format_batch() without exceptions.
inline Status try_position_format_batch(
    Column<const double> latitudes, Column<const double> longitudes, Optional<FormatOptions> options,
    TextColumn<char> texts, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, texts);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_position_format_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), rows.count(),
            options.get(), texts.first(), texts.slot_size(), texts.stride(), statuses.data()));
}

/// georef_encode() without exceptions, into the caller's memory.
inline Outcome try_georef_encode(Point position, std::int32_t precision, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_georef_encode(position.latitude, position.longitude, precision, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// georef_encode() without exceptions.
inline Result<std::string> try_georef_encode(Point position, std::int32_t precision = 2) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_georef_encode(position, precision, result.value);
    return result;
}

/// georef_encode_batch() without exceptions.
inline Status try_georef_encode_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::int32_t precision, TextColumn<char> texts,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, texts);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_georef_encode_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), rows.count(), precision,
            texts.first(), texts.slot_size(), texts.stride(), statuses.data()));
}

/// georef_decode() without exceptions.
inline Result<GraticuleCell> try_georef_decode(std::string_view text) noexcept {
    Result<GraticuleCell> result;
    result.status = static_cast<Status>(gn_georef_decode(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// georef_decode_batch() without exceptions.
inline Status try_georef_decode_batch(
    TextColumn<const char> texts, Column<double> latitudes, Column<double> longitudes,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(texts, latitudes, longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_georef_decode_batch(
            texts.first(), texts.slot_size(), texts.stride(), rows.count(), latitudes.first(), latitudes.stride(),
            longitudes.first(), longitudes.stride(), statuses.data()));
}

/// gars_encode() without exceptions, into the caller's memory.
inline Outcome try_gars_encode(Point position, std::int32_t precision, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_gars_encode(position.latitude, position.longitude, precision, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// gars_encode() without exceptions.
inline Result<std::string> try_gars_encode(Point position, std::int32_t precision = 2) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_gars_encode(position, precision, result.value);
    return result;
}

/// gars_encode_batch() without exceptions.
inline Status try_gars_encode_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::int32_t precision, TextColumn<char> texts,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, texts);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_gars_encode_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), rows.count(), precision,
            texts.first(), texts.slot_size(), texts.stride(), statuses.data()));
}

/// gars_decode() without exceptions.
inline Result<GraticuleCell> try_gars_decode(std::string_view text) noexcept {
    Result<GraticuleCell> result;
    result.status = static_cast<Status>(gn_gars_decode(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// gars_decode_batch() without exceptions.
inline Status try_gars_decode_batch(
    TextColumn<const char> texts, Column<double> latitudes, Column<double> longitudes,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(texts, latitudes, longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_gars_decode_batch(
            texts.first(), texts.slot_size(), texts.stride(), rows.count(), latitudes.first(), latitudes.stride(),
            longitudes.first(), longitudes.stride(), statuses.data()));
}

/// mgrs_type() without exceptions.
inline Result<MGRSTyping> try_mgrs_type(
    std::string_view text, std::int32_t precision = MGRSPrecision::m_1, Optional<Point> reference = {}) noexcept {
    Result<MGRSTyping> result;
    result.status = static_cast<Status>(
        gn_mgrs_type(text.data(), text.size(), reference.get(), precision, &result.value, &result.offset));
    return result;
}

/// mgrs_type_fields() without exceptions.
inline Result<MGRSTyping> try_mgrs_type_fields(
    std::string_view zone, std::string_view square, std::string_view easting, std::string_view northing,
    Optional<Point> reference = {}) noexcept {
    Result<MGRSTyping> result;
    result.status = static_cast<Status>(
        gn_mgrs_type_fields(
            zone.data(), zone.size(), square.data(), square.size(), easting.data(), easting.size(), northing.data(),
            northing.size(), reference.get(), &result.value, &result.field, &result.offset));
    return result;
}

/// length_format() without exceptions, into the caller's memory.
inline Outcome try_length_format(double meters, Units units, std::int32_t digits, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_length_format(meters, units, digits, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// length_format() without exceptions.
inline Result<std::string> try_length_format(double meters, Units units = Units::metric, std::int32_t digits = 0) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_length_format(meters, units, digits, result.value);
    return result;
}

/// length_parse() without exceptions.
inline Result<double> try_length_parse(std::string_view text) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_length_parse(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// area_format() without exceptions, into the caller's memory.
inline Outcome try_area_format(double square_meters, Units units, std::int32_t digits, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_area_format(square_meters, units, digits, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// area_format() without exceptions.
inline Result<std::string> try_area_format(double square_meters, Units units = Units::metric, std::int32_t digits = 0) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_area_format(square_meters, units, digits, result.value);
    return result;
}

/// area_parse() without exceptions.
inline Result<double> try_area_parse(std::string_view text) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_area_parse(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// angle_format() without exceptions, into the caller's memory.
inline Outcome try_angle_format(double degrees, AngleUnit unit, std::int32_t decimals, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_angle_format(degrees, unit, decimals, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// angle_format() without exceptions.
inline Result<std::string> try_angle_format(
    double degrees, AngleUnit unit = AngleUnit::degrees, std::int32_t decimals = 0) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_angle_format(degrees, unit, decimals, result.value);
    return result;
}

/// angle_parse() without exceptions.
inline Result<double> try_angle_parse(std::string_view text) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_angle_parse(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// speed_format() without exceptions, into the caller's memory.
inline Outcome try_speed_format(double meters_per_second, SpeedUnit unit, std::int32_t digits, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_speed_format(meters_per_second, unit, digits, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// speed_format() without exceptions.
inline Result<std::string> try_speed_format(
    double meters_per_second, SpeedUnit unit = SpeedUnit::meters_per_second, std::int32_t digits = 0) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_speed_format(meters_per_second, unit, digits, result.value);
    return result;
}

/// speed_parse() without exceptions.
inline Result<double> try_speed_parse(std::string_view text) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_speed_parse(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// course_format() without exceptions, into the caller's memory.
inline Outcome try_course_format(double degrees, North north, AngleUnit unit, std::int32_t decimals, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_course_format(degrees, north, unit, decimals, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// course_format() without exceptions.
inline Result<std::string> try_course_format(
    double degrees, North north, AngleUnit unit = AngleUnit::degrees, std::int32_t decimals = 0) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_course_format(degrees, north, unit, decimals, result.value);
    return result;
}

/// What course_parse() finds.
struct CourseParseResult {
    /// The angle in degrees as written, not reduced.
    double degrees{};
    /// North::true_, North::grid or North::magnetic.
    North north{};
};

/// course_parse() without exceptions.
inline Result<CourseParseResult> try_course_parse(std::string_view text) noexcept {
    Result<CourseParseResult> result;
    std::int32_t north = 0;
    result.status = static_cast<Status>(
        gn_course_parse(text.data(), text.size(), &result.value.degrees, &north, &result.offset));
    result.value.north = static_cast<North>(north);
    return result;
}

/// declination_format() without exceptions, into the caller's memory.
inline Outcome try_declination_format(double degrees, AngleUnit unit, std::int32_t decimals, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_declination_format(degrees, unit, decimals, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// declination_format() without exceptions.
inline Result<std::string> try_declination_format(
    double degrees, AngleUnit unit = AngleUnit::degrees, std::int32_t decimals = 0) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_declination_format(degrees, unit, decimals, result.value);
    return result;
}

/// declination_parse() without exceptions.
inline Result<double> try_declination_parse(std::string_view text) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_declination_parse(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// utm_forward() without exceptions.
inline Result<UTM> try_utm_forward(Point position, std::int32_t zone = Zone::standard) noexcept {
    Result<UTM> result;
    result.status = static_cast<Status>(gn_utm_forward(position.latitude, position.longitude, zone, &result.value));
    return result;
}

/// utm_inverse() without exceptions.
inline Result<Point> try_utm_inverse(const UTM& utm) noexcept {
    Result<Point> result;
    result.status = static_cast<Status>(gn_utm_inverse(&utm, &result.value));
    return result;
}

/// utm_forward_batch() without exceptions.
inline Status try_utm_forward_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::int32_t zone, Column<double> eastings,
    Column<double> northings, Column<std::int32_t> zones = {}, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, eastings, northings);
    rows.optional(zones);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_utm_forward_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), rows.count(), zone,
            eastings.first(), eastings.stride(), northings.first(), northings.stride(), zones.first(), zones.stride(),
            statuses.data()));
}

/// utm_inverse_batch() without exceptions.
inline Status try_utm_inverse_batch(
    Column<const double> eastings, Column<const double> northings, Column<const std::int32_t> zones,
    Column<double> latitudes, Column<double> longitudes, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(eastings, northings, zones, latitudes, longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_utm_inverse_batch(
            eastings.first(), eastings.stride(), northings.first(), northings.stride(), zones.first(), zones.stride(),
            rows.count(), latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(),
            statuses.data()));
}

/// What utm_factors() finds.
struct UTMFactorsResult {
    /// The azimuth of grid north, in degrees clockwise from true north.
    double convergence{};
    /// Length on the grid divided by length on the ellipsoid.
    double scale{};
};

/// utm_factors() without exceptions.
inline Result<UTMFactorsResult> try_utm_factors(Point position, std::int32_t zone = Zone::standard) noexcept {
    Result<UTMFactorsResult> result;
    result.status = static_cast<Status>(
        gn_utm_factors(position.latitude, position.longitude, zone, &result.value.convergence, &result.value.scale));
    return result;
}

/// utm_factors_batch() without exceptions.
inline Status try_utm_factors_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::int32_t zone, Column<double> convergences,
    Column<double> scales, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, convergences, scales);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_utm_factors_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), rows.count(), zone,
            convergences.first(), convergences.stride(), scales.first(), scales.stride(), statuses.data()));
}

/// What utm_zone() finds.
struct UTMZoneResult {
    /// 1 ... 60, or Zone::ups at 84 north and beyond, and south of 80 south.
    std::int32_t zone{};
    /// Hemisphere::north at or north of the equator, else Hemisphere::south.
    Hemisphere hemisphere{};
};

/// utm_zone() without exceptions.
inline Result<UTMZoneResult> try_utm_zone(Point position) noexcept {
    Result<UTMZoneResult> result;
    std::int32_t hemisphere = 0;
    result.status = static_cast<Status>(
        gn_utm_zone(position.latitude, position.longitude, &result.value.zone, &hemisphere));
    result.value.hemisphere = static_cast<Hemisphere>(hemisphere);
    return result;
}

/// utm_to_epsg() without exceptions.
inline Result<std::int32_t> try_utm_to_epsg(std::int32_t zone, Hemisphere hemisphere) noexcept {
    Result<std::int32_t> result;
    result.status = static_cast<Status>(gn_utm_to_epsg(zone, hemisphere, &result.value));
    return result;
}

/// What utm_from_epsg() finds.
struct UTMFromEpsgResult {
    /// 1 ... 60, or Zone::ups.
    std::int32_t zone{};
    /// Hemisphere::north or Hemisphere::south.
    Hemisphere hemisphere{};
};

/// utm_from_epsg() without exceptions.
inline Result<UTMFromEpsgResult> try_utm_from_epsg(std::int32_t code) noexcept {
    Result<UTMFromEpsgResult> result;
    std::int32_t hemisphere = 0;
    result.status = static_cast<Status>(gn_utm_from_epsg(code, &result.value.zone, &hemisphere));
    result.value.hemisphere = static_cast<Hemisphere>(hemisphere);
    return result;
}

/// grid_geojson() without exceptions, into the caller's memory.
inline Outcome try_grid_geojson(const Bounds& view, double zoom, Optional<GridOptions> options, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_grid_geojson(&view, zoom, options.get(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// grid_geojson() without exceptions.
inline Result<std::string> try_grid_geojson(const Bounds& view, double zoom, Optional<GridOptions> options = {}) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_grid_geojson(view, zoom, options, result.value);
    return result;
}

/// What grid_lines() finds.
struct GridLinesResult {
    /// The vertices of all lines, one line after the other.
    std::vector<Point> vertices;
    /// A record for each line.
    std::vector<GridLine> lines;
};

/// grid_lines() without exceptions, into the caller's memory.
inline Outcome try_grid_lines(
    const Bounds& view, double zoom, Optional<GridOptions> options, std::vector<Point>& vertices,
    std::vector<GridLine>& lines) {
    Outcome outcome;
    outcome.status = detail::fill(vertices, lines, [&](
        Point* vertices_data, std::size_t vertices_capacity, std::size_t* vertices_needed, GridLine* lines_data,
        std::size_t lines_capacity, std::size_t* lines_needed) {
        return gn_grid_lines(
            &view, zoom, options.get(), vertices_data, vertices_capacity, vertices_needed, lines_data, lines_capacity,
            lines_needed);
    });
    return outcome;
}

/// grid_lines() without exceptions.
inline Result<GridLinesResult> try_grid_lines(const Bounds& view, double zoom, Optional<GridOptions> options = {}) {
    Result<GridLinesResult> result;
    static_cast<Outcome&>(result) = try_grid_lines(view, zoom, options, result.value.vertices, result.value.lines);
    return result;
}

/// What grid_lines_pixels() finds.
struct GridLinesPixelsResult {
    /// Pairs of floats, x to the east and y down.
    std::vector<Pixel> vertices;
    /// A record for each line.
    std::vector<GridLine> lines;
};

/// grid_lines_pixels() without exceptions, into the caller's memory.
inline Outcome try_grid_lines_pixels(
    const Bounds& view, double zoom, const Point& origin, Optional<GridOptions> options, std::vector<Pixel>& vertices,
    std::vector<GridLine>& lines) {
    Outcome outcome;
    outcome.status = detail::fill(vertices, lines, [&](
        Pixel* vertices_data, std::size_t vertices_capacity, std::size_t* vertices_needed, GridLine* lines_data,
        std::size_t lines_capacity, std::size_t* lines_needed) {
        return gn_grid_lines_pixels(
            &view, zoom, options.get(), &origin, detail::numbers(vertices_data), vertices_capacity, vertices_needed,
            lines_data, lines_capacity, lines_needed);
    });
    return outcome;
}

/// grid_lines_pixels() without exceptions.
inline Result<GridLinesPixelsResult> try_grid_lines_pixels(
    const Bounds& view, double zoom, const Point& origin, Optional<GridOptions> options = {}) {
    Result<GridLinesPixelsResult> result;
    static_cast<Outcome&>(result) = try_grid_lines_pixels(
        view, zoom, origin, options, result.value.vertices, result.value.lines);
    return result;
}

/// grid_labels() without exceptions, into the caller's memory.
inline Outcome try_grid_labels(
    const Bounds& view, double zoom, Optional<GridOptions> options, std::vector<GridLabel>& labels) {
    Outcome outcome;
    outcome.status = detail::fill(labels, [&](
        GridLabel* labels_data, std::size_t labels_capacity, std::size_t* labels_needed) {
        return gn_grid_labels(&view, zoom, options.get(), labels_data, labels_capacity, labels_needed);
    });
    return outcome;
}

/// grid_labels() without exceptions.
inline Result<std::vector<GridLabel>> try_grid_labels(
    const Bounds& view, double zoom, Optional<GridOptions> options = {}) {
    Result<std::vector<GridLabel>> result;
    static_cast<Outcome&>(result) = try_grid_labels(view, zoom, options, result.value);
    return result;
}

/// grid_label_places() without exceptions, into the caller's memory.
inline Outcome try_grid_label_places(
    const Camera& camera, const Box& frame, Span<const Box> covers, Span<const TextSize> sizes,
    Span<const GridLabel> labels, std::vector<LabelPlace>& places) {
    Outcome outcome;
    outcome.status = detail::fill(places, [&](
        LabelPlace* places_data, std::size_t places_capacity, std::size_t* places_needed) {
        return gn_grid_label_places(
            &camera, &frame, covers.data(), covers.size(), sizes.data(), sizes.size(), labels.data(), labels.size(),
            places_data, places_capacity, places_needed);
    });
    return outcome;
}

/// grid_label_places() without exceptions.
inline Result<std::vector<LabelPlace>> try_grid_label_places(
    const Camera& camera, const Box& frame, Span<const Box> covers, Span<const TextSize> sizes,
    Span<const GridLabel> labels) {
    Result<std::vector<LabelPlace>> result;
    static_cast<Outcome&>(result) = try_grid_label_places(camera, frame, covers, sizes, labels, result.value);
    return result;
}

/// grid_spacing() without exceptions.
inline Result<double> try_grid_spacing(const Bounds& view, double zoom, Optional<GridOptions> options = {}) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_grid_spacing(&view, zoom, options.get(), &result.value));
    return result;
}

/// grid_bound() without exceptions.
inline Result<std::size_t> try_grid_bound(
    const Bounds& view, double zoom, Optional<GridOptions> options = {}) noexcept {
    Result<std::size_t> result;
    result.status = static_cast<Status>(gn_grid_bound(&view, zoom, options.get(), &result.value));
    return result;
}

/// screen_scale() without exceptions.
inline Result<double> try_screen_scale(double latitude, double zoom, std::uint32_t tile_size = 512) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_screen_scale(latitude, zoom, tile_size, &result.value));
    return result;
}

/// screen_scale_bar() without exceptions.
inline Result<ScaleBar> try_screen_scale_bar(
    double latitude, double zoom, std::uint32_t tile_size, double max_width, Units units = Units::metric) noexcept {
    Result<ScaleBar> result;
    result.status = static_cast<Status>(
        gn_screen_scale_bar(latitude, zoom, tile_size, max_width, units, &result.value));
    return result;
}

/// screen_view() without exceptions.
inline Result<Bounds> try_screen_view(const Screen& screen) noexcept {
    Result<Bounds> result;
    result.status = static_cast<Status>(gn_screen_view(&screen, &result.value));
    return result;
}

/// What screen_point_to_pixel() finds.
struct ScreenPointToPixelResult {
    /// The way to the right from the left edge of the screen, in pixels.
    double x{};
    /// The way down from the top edge of the screen, in pixels.
    double y{};
};

/// screen_point_to_pixel() without exceptions.
inline Result<ScreenPointToPixelResult> try_screen_point_to_pixel(
    const Screen& screen, const Point& position) noexcept {
    Result<ScreenPointToPixelResult> result;
    result.status = static_cast<Status>(gn_screen_point_to_pixel(&screen, &position, &result.value.x, &result.value.y));
    return result;
}

/// screen_point_to_pixel_batch() without exceptions.
inline Status try_screen_point_to_pixel_batch(
    const Screen& screen, Column<const double> latitudes, Column<const double> longitudes, Column<double> xs,
    Column<double> ys, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, xs, ys);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_screen_point_to_pixel_batch(
            &screen, latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), rows.count(),
            xs.first(), xs.stride(), ys.first(), ys.stride(), statuses.data()));
}

/// screen_pixel_to_point() without exceptions.
inline Result<Point> try_screen_pixel_to_point(const Screen& screen, double x, double y) noexcept {
    Result<Point> result;
    result.status = static_cast<Status>(gn_screen_pixel_to_point(&screen, x, y, &result.value));
    return result;
}

/// screen_pixel_to_point_batch() without exceptions.
inline Status try_screen_pixel_to_point_batch(
    const Screen& screen, Column<const double> xs, Column<const double> ys, Column<double> latitudes,
    Column<double> longitudes, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(xs, ys, latitudes, longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_screen_pixel_to_point_batch(
            &screen, xs.first(), xs.stride(), ys.first(), ys.stride(), rows.count(), latitudes.first(),
            latitudes.stride(), longitudes.first(), longitudes.stride(), statuses.data()));
}

/// screen_matrix() without exceptions.
inline Result<Matrix> try_screen_matrix(const Screen& screen) noexcept {
    Result<Matrix> result;
    result.status = static_cast<Status>(gn_screen_matrix(&screen, &result.value));
    return result;
}

/// screen_camera() without exceptions.
inline Result<Camera> try_screen_camera(const Screen& screen) noexcept {
    Result<Camera> result;
    result.status = static_cast<Status>(gn_screen_camera(&screen, &result.value));
    return result;
}

/// What web_mercator_forward() finds.
struct WebMercatorForwardResult {
    /// The way to the east of the meridian of Greenwich, in meters.
    double x{};
    /// The way to the north of the equator, in meters.
    double y{};
};

/// web_mercator_forward() without exceptions.
inline Result<WebMercatorForwardResult> try_web_mercator_forward(Point position) noexcept {
    Result<WebMercatorForwardResult> result;
    result.status = static_cast<Status>(
        gn_web_mercator_forward(position.latitude, position.longitude, &result.value.x, &result.value.y));
    return result;
}

/// web_mercator_inverse() without exceptions.
inline Result<Point> try_web_mercator_inverse(double x, double y) noexcept {
    Result<Point> result;
    result.status = static_cast<Status>(gn_web_mercator_inverse(x, y, &result.value));
    return result;
}

/// web_mercator_forward_batch() without exceptions.
inline Status try_web_mercator_forward_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<double> xs, Column<double> ys,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, xs, ys);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_web_mercator_forward_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), rows.count(), xs.first(),
            xs.stride(), ys.first(), ys.stride(), statuses.data()));
}

/// web_mercator_inverse_batch() without exceptions.
inline Status try_web_mercator_inverse_batch(
    Column<const double> xs, Column<const double> ys, Column<double> latitudes, Column<double> longitudes,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(xs, ys, latitudes, longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_web_mercator_inverse_batch(
            xs.first(), xs.stride(), ys.first(), ys.stride(), rows.count(), latitudes.first(), latitudes.stride(),
            longitudes.first(), longitudes.stride(), statuses.data()));
}

/// tile_at() without exceptions.
inline Result<Tile> try_tile_at(Point position, std::uint32_t zoom) noexcept {
    Result<Tile> result;
    result.status = static_cast<Status>(gn_tile_at(position.latitude, position.longitude, zoom, &result.value));
    return result;
}

/// tile_at_batch() without exceptions.
inline Status try_tile_at_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::uint32_t zoom, Column<Tile> tiles,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, tiles);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_tile_at_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), rows.count(), zoom,
            tiles.first(), tiles.stride(), statuses.data()));
}

/// tile_bounds() without exceptions.
inline Result<Bounds> try_tile_bounds(const Tile& tile) noexcept {
    Result<Bounds> result;
    result.status = static_cast<Status>(gn_tile_bounds(&tile, &result.value));
    return result;
}

/// tile_quadkey_format() without exceptions, into the caller's memory.
inline Outcome try_tile_quadkey_format(const Tile& tile, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_tile_quadkey_format(&tile, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// tile_quadkey_format() without exceptions.
inline Result<std::string> try_tile_quadkey_format(const Tile& tile) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_tile_quadkey_format(tile, result.value);
    return result;
}

/// tile_quadkey_parse() without exceptions.
inline Result<Tile> try_tile_quadkey_parse(std::string_view text) noexcept {
    Result<Tile> result;
    result.status = static_cast<Status>(gn_tile_quadkey_parse(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// tile_cover_bounds() without exceptions, into the caller's memory.
inline Outcome try_tile_cover_bounds(const Bounds& bounds, std::uint32_t zoom, std::vector<TileRun>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](TileRun* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_tile_cover_bounds(&bounds, zoom, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// tile_cover_bounds() without exceptions.
inline Result<std::vector<TileRun>> try_tile_cover_bounds(const Bounds& bounds, std::uint32_t zoom) {
    Result<std::vector<TileRun>> result;
    static_cast<Outcome&>(result) = try_tile_cover_bounds(bounds, zoom, result.value);
    return result;
}

/// tile_cover_polygon() without exceptions, into the caller's memory.
inline Outcome try_tile_cover_polygon(
    Span<const Point> points, std::uint32_t zoom, Span<const std::size_t> rings, std::vector<TileRun>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](TileRun* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_tile_cover_polygon(
            points.data(), points.size(), rings.data(), rings.size(), zoom, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// tile_cover_polygon() without exceptions.
inline Result<std::vector<TileRun>> try_tile_cover_polygon(
    Span<const Point> points, std::uint32_t zoom, Span<const std::size_t> rings = {}) {
    Result<std::vector<TileRun>> result;
    static_cast<Outcome&>(result) = try_tile_cover_polygon(points, zoom, rings, result.value);
    return result;
}

/// tile_cover_route() without exceptions, into the caller's memory.
inline Outcome try_tile_cover_route(
    Span<const Point> points, double half_width, std::uint32_t zoom, std::vector<TileRun>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](TileRun* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_tile_cover_route(points.data(), points.size(), half_width, zoom, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// tile_cover_route() without exceptions.
inline Result<std::vector<TileRun>> try_tile_cover_route(
    Span<const Point> points, double half_width, std::uint32_t zoom) {
    Result<std::vector<TileRun>> result;
    static_cast<Outcome&>(result) = try_tile_cover_route(points, half_width, zoom, result.value);
    return result;
}

/// tile_count_bounds() without exceptions.
inline Result<std::size_t> try_tile_count_bounds(
    const Bounds& bounds, std::uint32_t min_zoom, std::uint32_t max_zoom) noexcept {
    Result<std::size_t> result;
    result.status = static_cast<Status>(gn_tile_count_bounds(&bounds, min_zoom, max_zoom, &result.value));
    return result;
}

/// tile_count_polygon() without exceptions.
inline Result<std::size_t> try_tile_count_polygon(
    Span<const Point> points, std::uint32_t min_zoom, std::uint32_t max_zoom, Span<const std::size_t> rings = {}) noexcept {
    Result<std::size_t> result;
    result.status = static_cast<Status>(
        gn_tile_count_polygon(
            points.data(), points.size(), rings.data(), rings.size(), min_zoom, max_zoom, &result.value));
    return result;
}

/// tile_count_route() without exceptions.
inline Result<std::size_t> try_tile_count_route(
    Span<const Point> points, double half_width, std::uint32_t min_zoom, std::uint32_t max_zoom) noexcept {
    Result<std::size_t> result;
    result.status = static_cast<Status>(
        gn_tile_count_route(points.data(), points.size(), half_width, min_zoom, max_zoom, &result.value));
    return result;
}

/// points_bounds() without exceptions.
inline Result<Bounds> try_points_bounds(Span<const Point> points) noexcept {
    Result<Bounds> result;
    result.status = static_cast<Status>(gn_points_bounds(points.data(), points.size(), &result.value));
    return result;
}

/// screen_fit() without exceptions.
inline Result<Screen> try_screen_fit(
    const Bounds& bounds, const Screen& screen, double max_zoom, Optional<Padding> padding = {}) noexcept {
    Result<Screen> result;
    result.status = static_cast<Status>(gn_screen_fit(&bounds, &screen, padding.get(), max_zoom, &result.value));
    return result;
}

/// What geodesic_inverse() finds.
struct GeodesicInverseResult {
    /// Meters.
    double distance{};
    /// The azimuth at from, degrees clockwise from north, in (-180, 180].
    double azimuth_from{};
    /// The azimuth at to, in the forward direction, in (-180, 180].
    double azimuth_to{};
};

/// geodesic_inverse() without exceptions.
inline Result<GeodesicInverseResult> try_geodesic_inverse(const Point& from, const Point& to) noexcept {
    Result<GeodesicInverseResult> result;
    result.status = static_cast<Status>(
        gn_geodesic_inverse(&from, &to, &result.value.distance, &result.value.azimuth_from, &result.value.azimuth_to));
    return result;
}

/// What geodesic_direct() finds.
struct GeodesicDirectResult {
    /// The position, its longitude in [-180, 180)
    Point to{};
    /// The azimuth there, in (-180, 180].
    double azimuth_to{};
};

/// geodesic_direct() without exceptions.
inline Result<GeodesicDirectResult> try_geodesic_direct(const Point& from, double azimuth, double distance) noexcept {
    Result<GeodesicDirectResult> result;
    result.status = static_cast<Status>(
        gn_geodesic_direct(&from, azimuth, distance, &result.value.to, &result.value.azimuth_to));
    return result;
}

/// geodesic_inverse_batch() without exceptions.
inline Status try_geodesic_inverse_batch(
    Column<const double> from_latitudes, Column<const double> from_longitudes, Column<const double> to_latitudes,
    Column<const double> to_longitudes, Column<double> distances, Column<double> azimuths_from = {},
    Column<double> azimuths_to = {}, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(from_latitudes, from_longitudes, to_latitudes, to_longitudes, distances);
    rows.optional(azimuths_from);
    rows.optional(azimuths_to);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_geodesic_inverse_batch(
            from_latitudes.first(), from_latitudes.stride(), from_longitudes.first(), from_longitudes.stride(),
            to_latitudes.first(), to_latitudes.stride(), to_longitudes.first(), to_longitudes.stride(), rows.count(),
            distances.first(), distances.stride(), azimuths_from.first(), azimuths_from.stride(), azimuths_to.first(),
            azimuths_to.stride(), statuses.data()));
}

/// geodesic_direct_batch() without exceptions.
inline Status try_geodesic_direct_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<const double> azimuths,
    Column<const double> distances, Column<double> to_latitudes, Column<double> to_longitudes,
    Column<double> azimuths_to = {}, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, azimuths, distances, to_latitudes, to_longitudes);
    rows.optional(azimuths_to);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_geodesic_direct_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), azimuths.first(),
            azimuths.stride(), distances.first(), distances.stride(), rows.count(), to_latitudes.first(),
            to_latitudes.stride(), to_longitudes.first(), to_longitudes.stride(), azimuths_to.first(),
            azimuths_to.stride(), statuses.data()));
}

/// What geodesic_line() finds.
struct GeodesicLineResult {
    /// Positions.
    std::vector<Point> points;
    /// The azimuth at each position.
    std::vector<double> azimuths;
};

/// geodesic_line() without exceptions, into the caller's memory.
inline Outcome try_geodesic_line(
    const Point& from, double azimuth, Span<const double> distances, std::vector<Point>& points,
    std::vector<double>& azimuths) {
    if (distances.size() > points.max_size()) return detail::outcome(Status::count);
    points.resize(distances.size());
    azimuths.resize(distances.size());
    const Outcome outcome = detail::outcome(
        static_cast<Status>(
            gn_geodesic_line(&from, azimuth, distances.data(), distances.size(), points.data(), azimuths.data())));
    if (!outcome) { points.clear(); azimuths.clear(); }
    return outcome;
}

/// geodesic_line() without exceptions.
inline Result<GeodesicLineResult> try_geodesic_line(const Point& from, double azimuth, Span<const double> distances) {
    Result<GeodesicLineResult> result;
    static_cast<Outcome&>(result) = try_geodesic_line(
        from, azimuth, distances, result.value.points, result.value.azimuths);
    return result;
}

/// What geodesic_points() finds.
struct GeodesicPointsResult {
    /// Positions; the first and the last are the ends, with reduced longitudes.
    std::vector<Point> points;
    /// The azimuth at each position.
    std::vector<double> azimuths;
};

/// geodesic_points() without exceptions, into the caller's memory.
inline Outcome try_geodesic_points(
    const Point& from, const Point& to, std::size_t count, std::vector<Point>& points, std::vector<double>& azimuths) {
    if (count > points.max_size()) return detail::outcome(Status::count);
    points.resize(count);
    azimuths.resize(count);
    const Outcome outcome = detail::outcome(
        static_cast<Status>(gn_geodesic_points(&from, &to, count, points.data(), azimuths.data())));
    if (!outcome) { points.clear(); azimuths.clear(); }
    return outcome;
}

/// geodesic_points() without exceptions.
inline Result<GeodesicPointsResult> try_geodesic_points(const Point& from, const Point& to, std::size_t count) {
    Result<GeodesicPointsResult> result;
    static_cast<Outcome&>(result) = try_geodesic_points(from, to, count, result.value.points, result.value.azimuths);
    return result;
}

/// What sphere_inverse() finds.
struct SphereInverseResult {
    /// The distance in meters, 0 ... π mean_radius.
    double distance{};
    /// The azimuth at from in degrees, clockwise from north, in (-180, 180].
    double azimuth_from{};
    /// The azimuth at to, in the forward direction.
    double azimuth_to{};
};

/// sphere_inverse() without exceptions.
inline Result<SphereInverseResult> try_sphere_inverse(const Point& from, const Point& to) noexcept {
    Result<SphereInverseResult> result;
    result.status = static_cast<Status>(
        gn_sphere_inverse(&from, &to, &result.value.distance, &result.value.azimuth_from, &result.value.azimuth_to));
    return result;
}

/// What sphere_direct() finds.
struct SphereDirectResult {
    /// The end; longitude in [-180, 180)
    Point to{};
    /// The azimuth there in degrees, in (-180, 180].
    double azimuth_to{};
};

/// sphere_direct() without exceptions.
inline Result<SphereDirectResult> try_sphere_direct(const Point& from, double azimuth, double distance) noexcept {
    Result<SphereDirectResult> result;
    result.status = static_cast<Status>(
        gn_sphere_direct(&from, azimuth, distance, &result.value.to, &result.value.azimuth_to));
    return result;
}

/// sphere_inverse_batch() without exceptions.
inline Status try_sphere_inverse_batch(
    Column<const double> from_latitudes, Column<const double> from_longitudes, Column<const double> to_latitudes,
    Column<const double> to_longitudes, Column<double> distances, Column<double> azimuths_from = {},
    Column<double> azimuths_to = {}, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(from_latitudes, from_longitudes, to_latitudes, to_longitudes, distances);
    rows.optional(azimuths_from);
    rows.optional(azimuths_to);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_sphere_inverse_batch(
            from_latitudes.first(), from_latitudes.stride(), from_longitudes.first(), from_longitudes.stride(),
            to_latitudes.first(), to_latitudes.stride(), to_longitudes.first(), to_longitudes.stride(), rows.count(),
            distances.first(), distances.stride(), azimuths_from.first(), azimuths_from.stride(), azimuths_to.first(),
            azimuths_to.stride(), statuses.data()));
}

/// sphere_direct_batch() without exceptions.
inline Status try_sphere_direct_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<const double> azimuths,
    Column<const double> distances, Column<double> to_latitudes, Column<double> to_longitudes,
    Column<double> azimuths_to = {}, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, azimuths, distances, to_latitudes, to_longitudes);
    rows.optional(azimuths_to);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_sphere_direct_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), azimuths.first(),
            azimuths.stride(), distances.first(), distances.stride(), rows.count(), to_latitudes.first(),
            to_latitudes.stride(), to_longitudes.first(), to_longitudes.stride(), azimuths_to.first(),
            azimuths_to.stride(), statuses.data()));
}

/// What rhumb_inverse() finds.
struct RhumbInverseResult {
    /// The distance in meters.
    double distance{};
    /// The azimuth in degrees, clockwise from north, in (-180, 180].
    double azimuth{};
};

/// rhumb_inverse() without exceptions.
inline Result<RhumbInverseResult> try_rhumb_inverse(const Point& from, const Point& to) noexcept {
    Result<RhumbInverseResult> result;
    result.status = static_cast<Status>(gn_rhumb_inverse(&from, &to, &result.value.distance, &result.value.azimuth));
    return result;
}

/// rhumb_direct() without exceptions.
inline Result<Point> try_rhumb_direct(const Point& from, double azimuth, double distance) noexcept {
    Result<Point> result;
    result.status = static_cast<Status>(gn_rhumb_direct(&from, azimuth, distance, &result.value));
    return result;
}

/// rhumb_inverse_batch() without exceptions.
inline Status try_rhumb_inverse_batch(
    Column<const double> from_latitudes, Column<const double> from_longitudes, Column<const double> to_latitudes,
    Column<const double> to_longitudes, Column<double> distances, Column<double> azimuths = {},
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(from_latitudes, from_longitudes, to_latitudes, to_longitudes, distances);
    rows.optional(azimuths);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_rhumb_inverse_batch(
            from_latitudes.first(), from_latitudes.stride(), from_longitudes.first(), from_longitudes.stride(),
            to_latitudes.first(), to_latitudes.stride(), to_longitudes.first(), to_longitudes.stride(), rows.count(),
            distances.first(), distances.stride(), azimuths.first(), azimuths.stride(), statuses.data()));
}

/// rhumb_direct_batch() without exceptions.
inline Status try_rhumb_direct_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<const double> azimuths,
    Column<const double> distances, Column<double> to_latitudes, Column<double> to_longitudes,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, azimuths, distances, to_latitudes, to_longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_rhumb_direct_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), azimuths.first(),
            azimuths.stride(), distances.first(), distances.stride(), rows.count(), to_latitudes.first(),
            to_latitudes.stride(), to_longitudes.first(), to_longitudes.stride(), statuses.data()));
}

/// rhumb_points() without exceptions, into the caller's memory.
inline Outcome try_rhumb_points(const Point& from, const Point& to, std::size_t count, std::vector<Point>& points) {
    if (count > points.max_size()) return detail::outcome(Status::count);
    points.resize(count);
    const Outcome outcome = detail::outcome(static_cast<Status>(gn_rhumb_points(&from, &to, count, points.data())));
    if (!outcome) { points.clear(); }
    return outcome;
}

/// rhumb_points() without exceptions.
inline Result<std::vector<Point>> try_rhumb_points(const Point& from, const Point& to, std::size_t count) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_rhumb_points(from, to, count, result.value);
    return result;
}

/// What geodesic_grid_inverse() finds.
struct GeodesicGridInverseResult {
    /// The distance on the ellipsoid in meters, as from geodesic_inverse(), not the distance on the map.
    double distance{};
    /// The grid bearing at from in degrees, clockwise from grid north, in (-180, 180]: the azimuth minus the meridian
    /// convergence.
    double bearing_from{};
    /// The grid bearing at to, in the forward direction.
    double bearing_to{};
};

/// geodesic_grid_inverse() without exceptions.
inline Result<GeodesicGridInverseResult> try_geodesic_grid_inverse(
    const Point& from, const Point& to, std::int32_t zone = Zone::standard) noexcept {
    Result<GeodesicGridInverseResult> result;
    result.status = static_cast<Status>(
        gn_geodesic_grid_inverse(
            &from, &to, zone, &result.value.distance, &result.value.bearing_from, &result.value.bearing_to));
    return result;
}

/// What geodesic_grid_direct() finds.
struct GeodesicGridDirectResult {
    /// The end; longitude in [-180, 180)
    Point to{};
    /// The grid bearing there in degrees, in (-180, 180].
    double bearing_to{};
};

/// geodesic_grid_direct() without exceptions.
inline Result<GeodesicGridDirectResult> try_geodesic_grid_direct(
    const Point& from, std::int32_t zone, double bearing, double distance) noexcept {
    Result<GeodesicGridDirectResult> result;
    result.status = static_cast<Status>(
        gn_geodesic_grid_direct(&from, zone, bearing, distance, &result.value.to, &result.value.bearing_to));
    return result;
}

/// magnetic_compute() without exceptions.
inline Result<MagneticField> try_magnetic_compute(
    Point position, double height, double year, Optional<MagneticModel> model = {}) noexcept {
    Result<MagneticField> result;
    result.status = static_cast<Status>(
        gn_magnetic_compute(position.latitude, position.longitude, height, year, model.get(), &result.value));
    return result;
}

/// magnetic_declination_batch() without exceptions.
inline Status try_magnetic_declination_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<const double> heights,
    Column<const double> years, Optional<MagneticModel> model, Column<double> declinations,
    Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, heights, years, declinations);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_magnetic_declination_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), heights.first(),
            heights.stride(), years.first(), years.stride(), rows.count(), model.get(), declinations.first(),
            declinations.stride(), statuses.data()));
}

/// magnetic_model_parse() without exceptions.
inline Result<MagneticModel> try_magnetic_model_parse(std::string_view text) noexcept {
    Result<MagneticModel> result;
    result.status = static_cast<Status>(
        gn_magnetic_model_parse(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// decimal_year() without exceptions.
inline Result<double> try_decimal_year(double seconds) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_decimal_year(seconds, &result.value));
    return result;
}

/// norths_compute() without exceptions.
inline Result<Norths> try_norths_compute(
    Point position, double height, double year, std::int32_t zone = Zone::standard, Optional<MagneticModel> model = {}) noexcept {
    Result<Norths> result;
    result.status = static_cast<Status>(
        gn_norths_compute(position.latitude, position.longitude, height, year, zone, model.get(), &result.value));
    return result;
}

/// azimuth_convert() without exceptions.
inline Result<double> try_azimuth_convert(double azimuth, North from, North to, const Norths& norths) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_azimuth_convert(azimuth, from, to, &norths, &result.value));
    return result;
}

/// route_length() without exceptions.
inline Result<double> try_route_length(Span<const Point> points) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_route_length(points.data(), points.size(), &result.value));
    return result;
}

/// route_distances() without exceptions, into the caller's memory.
inline Outcome try_route_distances(Span<const Point> points, std::vector<double>& distances) {
    if (points.size() > distances.max_size()) return detail::outcome(Status::count);
    distances.resize(points.size());
    const Outcome outcome = detail::outcome(
        static_cast<Status>(gn_route_distances(points.data(), points.size(), distances.data())));
    if (!outcome) { distances.clear(); }
    return outcome;
}

/// route_distances() without exceptions.
inline Result<std::vector<double>> try_route_distances(Span<const Point> points) {
    Result<std::vector<double>> result;
    static_cast<Outcome&>(result) = try_route_distances(points, result.value);
    return result;
}

/// What route_point() finds.
struct RoutePointResult {
    /// The point.
    Point point{};
    /// The direction of the route there, degrees in (-180, 180].
    double azimuth{};
    /// The index of the point at which the segment begins.
    std::size_t segment{};
};

/// route_point() without exceptions.
inline Result<RoutePointResult> try_route_point(Span<const Point> points, double distance) noexcept {
    Result<RoutePointResult> result;
    result.status = static_cast<Status>(
        gn_route_point(
            points.data(), points.size(), distance, &result.value.point, &result.value.azimuth, &result.value.segment));
    return result;
}

/// route_nearest() without exceptions.
inline Result<RoutePlace> try_route_nearest(Span<const Point> points, const Point& position) noexcept {
    Result<RoutePlace> result;
    result.status = static_cast<Status>(gn_route_nearest(points.data(), points.size(), &position, &result.value));
    return result;
}

/// route_nearest_batch() without exceptions.
inline Status try_route_nearest_batch(
    Span<const Point> points, Column<const double> latitudes, Column<const double> longitudes,
    Column<RoutePlace> places, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, places);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_route_nearest_batch(
            points.data(), points.size(), latitudes.first(), latitudes.stride(), longitudes.first(),
            longitudes.stride(), rows.count(), places.first(), places.stride(), statuses.data()));
}

/// route_densify() without exceptions, into the caller's memory.
inline Outcome try_route_densify(Span<const Point> points, bool is_closed, double tolerance, std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_route_densify(points.data(), points.size(), is_closed, tolerance, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// route_densify() without exceptions.
inline Result<std::vector<Point>> try_route_densify(Span<const Point> points, bool is_closed, double tolerance) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_route_densify(points, is_closed, tolerance, result.value);
    return result;
}

/// route_simplify() without exceptions, into the caller's memory.
inline Outcome try_route_simplify(Span<const Point> points, bool is_closed, double tolerance, std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_route_simplify(
            points.data(), points.size(), is_closed, tolerance, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// route_simplify() without exceptions.
inline Result<std::vector<Point>> try_route_simplify(Span<const Point> points, bool is_closed, double tolerance) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_route_simplify(points, is_closed, tolerance, result.value);
    return result;
}

/// track_begin() without exceptions.
inline Result<TrackState> try_track_begin(Optional<TrackOptions> options = {}) noexcept {
    Result<TrackState> result;
    result.status = static_cast<Status>(gn_track_begin(options.get(), &result.value));
    return result;
}

/// What track_add() finds.
struct TrackAddResult {
    /// The state after this fix; may be track.
    TrackState state{};
    /// What became of the fix, and one vertex or none.
    TrackStep step{};
};

/// track_add() without exceptions.
inline Result<TrackAddResult> try_track_add(const TrackState& track, const Fix& fix) noexcept {
    Result<TrackAddResult> result;
    result.status = static_cast<Status>(gn_track_add(&track, &fix, &result.value.state, &result.value.step));
    return result;
}

/// What track_end() finds.
struct TrackEndResult {
    /// The state after the end; may be track.
    TrackState state{};
    /// The last vertex, or none if no fix waits.
    TrackStep step{};
};

/// track_end() without exceptions.
inline Result<TrackEndResult> try_track_end(const TrackState& track) noexcept {
    Result<TrackEndResult> result;
    result.status = static_cast<Status>(gn_track_end(&track, &result.value.state, &result.value.step));
    return result;
}

/// track_summarize() without exceptions.
inline Result<TrackTotals> try_track_summarize(const TrackState& track) noexcept {
    Result<TrackTotals> result;
    result.status = static_cast<Status>(gn_track_summarize(&track, &result.value));
    return result;
}

/// height_grid_hgt() without exceptions.
inline Result<HeightGrid> try_height_grid_hgt(std::string_view bytes, Point position) noexcept {
    Result<HeightGrid> result;
    result.status = static_cast<Status>(
        gn_height_grid_hgt(bytes.data(), bytes.size(), position.latitude, position.longitude, &result.value));
    return result;
}

/// height_grid_dted() without exceptions.
inline Result<HeightGrid> try_height_grid_dted(std::string_view bytes) noexcept {
    Result<HeightGrid> result;
    result.status = static_cast<Status>(gn_height_grid_dted(bytes.data(), bytes.size(), &result.value));
    return result;
}

/// height_grid_gtx() without exceptions.
inline Result<HeightGrid> try_height_grid_gtx(std::string_view bytes) noexcept {
    Result<HeightGrid> result;
    result.status = static_cast<Status>(gn_height_grid_gtx(bytes.data(), bytes.size(), &result.value));
    return result;
}

/// height_at() without exceptions.
inline Result<double> try_height_at(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& position) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(
        gn_height_at(bytes.data(), bytes.size(), grids.data(), grids.size(), &position, &result.value));
    return result;
}

/// height_at_batch() without exceptions.
inline Status try_height_at_batch(
    std::string_view bytes, Span<const HeightGrid> grids, Column<const double> latitudes,
    Column<const double> longitudes, Column<double> heights, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, heights);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_height_at_batch(
            bytes.data(), bytes.size(), grids.data(), grids.size(), latitudes.first(), latitudes.stride(),
            longitudes.first(), longitudes.stride(), rows.count(), heights.first(), heights.stride(), statuses.data()));
}

/// profile_sample_route() without exceptions, into the caller's memory.
inline Outcome try_profile_sample_route(
    std::string_view bytes, Span<const HeightGrid> grids, Span<const Point> points, double step,
    std::vector<ProfileSample>& samples) {
    Outcome outcome;
    outcome.status = detail::fill(samples, [&](
        ProfileSample* samples_data, std::size_t samples_capacity, std::size_t* samples_needed) {
        return gn_profile_sample_route(
            bytes.data(), bytes.size(), grids.data(), grids.size(), points.data(), points.size(), step, samples_data,
            samples_capacity, samples_needed);
    });
    return outcome;
}

/// profile_sample_route() without exceptions.
inline Result<std::vector<ProfileSample>> try_profile_sample_route(
    std::string_view bytes, Span<const HeightGrid> grids, Span<const Point> points, double step) {
    Result<std::vector<ProfileSample>> result;
    static_cast<Outcome&>(result) = try_profile_sample_route(bytes, grids, points, step, result.value);
    return result;
}

/// profile_summarize() without exceptions.
inline Result<ProfileSummary> try_profile_summarize(Span<const ProfileSample> samples, double climb) noexcept {
    Result<ProfileSummary> result;
    result.status = static_cast<Status>(gn_profile_summarize(samples.data(), samples.size(), climb, &result.value));
    return result;
}

/// sight_between() without exceptions.
inline Result<Sight> try_sight_between(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& from, double from_height, const Point& to,
    double to_height, Optional<SightOptions> options = {}) noexcept {
    Result<Sight> result;
    result.status = static_cast<Status>(
        gn_sight_between(
            bytes.data(), bytes.size(), grids.data(), grids.size(), &from, from_height, &to, to_height, options.get(),
            &result.value));
    return result;
}

/// sight_along() without exceptions.
inline Result<Sight> try_sight_along(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& from, double from_height, double azimuth,
    double distance, double to_height, Optional<SightOptions> options = {}) noexcept {
    Result<Sight> result;
    result.status = static_cast<Status>(
        gn_sight_along(
            bytes.data(), bytes.size(), grids.data(), grids.size(), &from, from_height, azimuth, distance, to_height,
            options.get(), &result.value));
    return result;
}

/// viewshed_cells() without exceptions, into the caller's memory.
inline Outcome try_viewshed_cells(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& observer, double observer_height,
    double target_height, double radius, const CellGrid& cell_grid, Optional<SightOptions> options,
    std::vector<std::uint8_t>& cells) {
    Outcome outcome;
    outcome.status = detail::fill(cells, [&](
        std::uint8_t* cells_data, std::size_t cells_capacity, std::size_t* cells_needed) {
        return gn_viewshed_cells(
            bytes.data(), bytes.size(), grids.data(), grids.size(), &observer, observer_height, target_height, radius,
            options.get(), &cell_grid, cells_data, cells_capacity, cells_needed);
    });
    return outcome;
}

/// viewshed_cells() without exceptions.
inline Result<std::vector<std::uint8_t>> try_viewshed_cells(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& observer, double observer_height,
    double target_height, double radius, const CellGrid& cell_grid, Optional<SightOptions> options = {}) {
    Result<std::vector<std::uint8_t>> result;
    static_cast<Outcome&>(result) = try_viewshed_cells(
        bytes, grids, observer, observer_height, target_height, radius, cell_grid, options, result.value);
    return result;
}

/// viewshed_dead_ground() without exceptions, into the caller's memory.
inline Outcome try_viewshed_dead_ground(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& observer, double observer_height,
    double target_height, double radius, double azimuth, double width, double azimuth_step,
    Optional<SightOptions> options, std::vector<DeadGround>& stretches) {
    Outcome outcome;
    outcome.status = detail::fill(stretches, [&](
        DeadGround* stretches_data, std::size_t stretches_capacity, std::size_t* stretches_needed) {
        return gn_viewshed_dead_ground(
            bytes.data(), bytes.size(), grids.data(), grids.size(), &observer, observer_height, target_height, radius,
            azimuth, width, azimuth_step, options.get(), stretches_data, stretches_capacity, stretches_needed);
    });
    return outcome;
}

/// viewshed_dead_ground() without exceptions.
inline Result<std::vector<DeadGround>> try_viewshed_dead_ground(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& observer, double observer_height,
    double target_height, double radius, double azimuth, double width, double azimuth_step,
    Optional<SightOptions> options = {}) {
    Result<std::vector<DeadGround>> result;
    static_cast<Outcome&>(result) = try_viewshed_dead_ground(
        bytes, grids, observer, observer_height, target_height, radius, azimuth, width, azimuth_step, options,
        result.value);
    return result;
}

/// What polygon_measure() finds.
struct PolygonMeasureResult {
    /// The area in square meters, without the holes, whichever way they run; positive if the outer ring runs
    /// counterclockwise.
    double area{};
    /// The length of all rings in meters.
    double perimeter{};
};

/// polygon_measure() without exceptions.
inline Result<PolygonMeasureResult> try_polygon_measure(
    Span<const Point> points, Span<const std::size_t> rings = {}) noexcept {
    Result<PolygonMeasureResult> result;
    result.status = static_cast<Status>(
        gn_polygon_measure(
            points.data(), points.size(), rings.data(), rings.size(), &result.value.area, &result.value.perimeter));
    return result;
}

/// polygon_orientation() without exceptions.
inline Result<Orientation> try_polygon_orientation(Span<const Point> points) noexcept {
    Result<Orientation> result;
    std::int32_t orientation = 0;
    result.status = static_cast<Status>(gn_polygon_orientation(points.data(), points.size(), &orientation));
    result.value = static_cast<Orientation>(orientation);
    return result;
}

/// polygon_contains() without exceptions.
inline Result<Side> try_polygon_contains(
    Span<const Point> points, const Point& position, Span<const std::size_t> rings = {}) noexcept {
    Result<Side> result;
    std::int32_t side = 0;
    result.status = static_cast<Status>(
        gn_polygon_contains(points.data(), points.size(), rings.data(), rings.size(), &position, &side));
    result.value = static_cast<Side>(side);
    return result;
}

/// polygon_contains_batch() without exceptions.
inline Status try_polygon_contains_batch(
    Span<const Point> points, Span<const std::size_t> rings, Column<const double> latitudes,
    Column<const double> longitudes, Column<std::int32_t> sides, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, sides);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_polygon_contains_batch(
            points.data(), points.size(), rings.data(), rings.size(), latitudes.first(), latitudes.stride(),
            longitudes.first(), longitudes.stride(), rows.count(), sides.first(), sides.stride(), statuses.data()));
}

/// polygon_bounds() without exceptions.
inline Result<Bounds> try_polygon_bounds(Span<const Point> points, Span<const std::size_t> rings = {}) noexcept {
    Result<Bounds> result;
    result.status = static_cast<Status>(
        gn_polygon_bounds(points.data(), points.size(), rings.data(), rings.size(), &result.value));
    return result;
}

/// polygon_centroid() without exceptions.
inline Result<Point> try_polygon_centroid(Span<const Point> points, Span<const std::size_t> rings = {}) noexcept {
    Result<Point> result;
    result.status = static_cast<Status>(
        gn_polygon_centroid(points.data(), points.size(), rings.data(), rings.size(), &result.value));
    return result;
}

/// polygon_find_crossing() without exceptions.
inline Result<PolygonCrossing> try_polygon_find_crossing(
    Span<const Point> points, Span<const std::size_t> rings = {}) noexcept {
    Result<PolygonCrossing> result;
    result.status = static_cast<Status>(
        gn_polygon_find_crossing(points.data(), points.size(), rings.data(), rings.size(), &result.value));
    return result;
}

/// index_check() without exceptions.
inline Result<IndexKind> try_index_check(Span<const std::uint64_t> words) noexcept {
    Result<IndexKind> result;
    std::int32_t kind = 0;
    result.status = static_cast<Status>(gn_index_check(words.data(), words.size(), &kind));
    result.value = static_cast<IndexKind>(kind);
    return result;
}

/// point_index_build() without exceptions, into the caller's memory.
inline Outcome try_point_index_build(
    Column<const double> latitudes, Column<const double> longitudes, std::vector<std::uint64_t>& words,
    Span<std::uint8_t> statuses = {}) {
    detail::Rows rows(latitudes, longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return detail::outcome(Status::count);
    Outcome outcome;
    outcome.status = detail::fill(words, [&](
        std::uint64_t* words_data, std::size_t words_capacity, std::size_t* words_needed) {
        return gn_point_index_build(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), rows.count(), words_data,
            words_capacity, words_needed, statuses.data());
    });
    return outcome;
}

/// point_index_build() without exceptions.
inline Result<std::vector<std::uint64_t>> try_point_index_build(
    Column<const double> latitudes, Column<const double> longitudes, Span<std::uint8_t> statuses = {}) {
    Result<std::vector<std::uint64_t>> result;
    static_cast<Outcome&>(result) = try_point_index_build(latitudes, longitudes, result.value, statuses);
    return result;
}

/// point_index_nearest() without exceptions, into the caller's memory.
inline Outcome try_point_index_nearest(
    Span<const std::uint64_t> words, const Point& position, std::uint32_t limit, double distance,
    std::vector<Neighbor>& neighbors) {
    Outcome outcome;
    outcome.status = detail::fill(neighbors, [&](
        Neighbor* neighbors_data, std::size_t neighbors_capacity, std::size_t* neighbors_needed) {
        return gn_point_index_nearest(
            words.data(), words.size(), &position, limit, distance, neighbors_data, neighbors_capacity,
            neighbors_needed);
    });
    return outcome;
}

/// point_index_nearest() without exceptions.
inline Result<std::vector<Neighbor>> try_point_index_nearest(
    Span<const std::uint64_t> words, const Point& position, std::uint32_t limit, double distance) {
    Result<std::vector<Neighbor>> result;
    static_cast<Outcome&>(result) = try_point_index_nearest(words, position, limit, distance, result.value);
    return result;
}

/// point_index_nearest_batch() without exceptions, into the caller's memory.
inline Outcome try_point_index_nearest_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    std::uint32_t limit, double distance, std::vector<Neighbor>& neighbors, Span<std::uint8_t> statuses = {}) {
    detail::Rows rows(latitudes, longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return detail::outcome(Status::count);
    Outcome outcome;
    outcome.status = detail::fill(neighbors, [&](
        Neighbor* neighbors_data, std::size_t neighbors_capacity, std::size_t* neighbors_needed) {
        return gn_point_index_nearest_batch(
            words.data(), words.size(), latitudes.first(), latitudes.stride(), longitudes.first(),
            longitudes.stride(), rows.count(), limit, distance, neighbors_data, neighbors_capacity, neighbors_needed,
            statuses.data());
    });
    return outcome;
}

/// point_index_nearest_batch() without exceptions.
inline Result<std::vector<Neighbor>> try_point_index_nearest_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    std::uint32_t limit, double distance, Span<std::uint8_t> statuses = {}) {
    Result<std::vector<Neighbor>> result;
    static_cast<Outcome&>(result) = try_point_index_nearest_batch(
        words, latitudes, longitudes, limit, distance, result.value, statuses);
    return result;
}

/// point_index_within() without exceptions, into the caller's memory.
inline Outcome try_point_index_within(
    Span<const std::uint64_t> words, const Point& position, double distance, std::vector<Neighbor>& neighbors) {
    Outcome outcome;
    outcome.status = detail::fill(neighbors, [&](
        Neighbor* neighbors_data, std::size_t neighbors_capacity, std::size_t* neighbors_needed) {
        return gn_point_index_within(
            words.data(), words.size(), &position, distance, neighbors_data, neighbors_capacity, neighbors_needed);
    });
    return outcome;
}

/// point_index_within() without exceptions.
inline Result<std::vector<Neighbor>> try_point_index_within(
    Span<const std::uint64_t> words, const Point& position, double distance) {
    Result<std::vector<Neighbor>> result;
    static_cast<Outcome&>(result) = try_point_index_within(words, position, distance, result.value);
    return result;
}

/// point_index_count_batch() without exceptions.
inline Status try_point_index_count_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes, double distance,
    Column<std::int32_t> counts, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, counts);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_point_index_count_batch(
            words.data(), words.size(), latitudes.first(), latitudes.stride(), longitudes.first(),
            longitudes.stride(), rows.count(), distance, counts.first(), counts.stride(), statuses.data()));
}

/// point_index_within_batch() without exceptions, into the caller's memory.
inline Outcome try_point_index_within_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes, double distance,
    Column<std::int32_t> counts, std::vector<Neighbor>& neighbors, Span<std::uint8_t> statuses = {}) {
    detail::Rows rows(latitudes, longitudes, counts);
    rows.optional(statuses);
    if (!rows.agree()) return detail::outcome(Status::count);
    Outcome outcome;
    outcome.status = detail::fill(neighbors, [&](
        Neighbor* neighbors_data, std::size_t neighbors_capacity, std::size_t* neighbors_needed) {
        return gn_point_index_within_batch(
            words.data(), words.size(), latitudes.first(), latitudes.stride(), longitudes.first(),
            longitudes.stride(), rows.count(), distance, counts.first(), counts.stride(), neighbors_data,
            neighbors_capacity, neighbors_needed, statuses.data());
    });
    return outcome;
}

/// point_index_within_batch() without exceptions.
inline Result<std::vector<Neighbor>> try_point_index_within_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes, double distance,
    Column<std::int32_t> counts, Span<std::uint8_t> statuses = {}) {
    Result<std::vector<Neighbor>> result;
    static_cast<Outcome&>(result) = try_point_index_within_batch(
        words, latitudes, longitudes, distance, counts, result.value, statuses);
    return result;
}

/// point_index_in_bounds() without exceptions, into the caller's memory.
inline Outcome try_point_index_in_bounds(
    Span<const std::uint64_t> words, const Bounds& bounds, std::vector<std::uint64_t>& ids) {
    Outcome outcome;
    outcome.status = detail::fill(ids, [&](std::uint64_t* ids_data, std::size_t ids_capacity, std::size_t* ids_needed) {
        return gn_point_index_in_bounds(words.data(), words.size(), &bounds, ids_data, ids_capacity, ids_needed);
    });
    return outcome;
}

/// point_index_in_bounds() without exceptions.
inline Result<std::vector<std::uint64_t>> try_point_index_in_bounds(
    Span<const std::uint64_t> words, const Bounds& bounds) {
    Result<std::vector<std::uint64_t>> result;
    static_cast<Outcome&>(result) = try_point_index_in_bounds(words, bounds, result.value);
    return result;
}

/// point_index_in_bounds_batch() without exceptions, into the caller's memory.
inline Outcome try_point_index_in_bounds_batch(
    Span<const std::uint64_t> words, Column<const double> souths, Column<const double> wests,
    Column<const double> norths, Column<const double> easts, Column<std::int32_t> counts,
    std::vector<std::uint64_t>& ids, Span<std::uint8_t> statuses = {}) {
    detail::Rows rows(souths, wests, norths, easts, counts);
    rows.optional(statuses);
    if (!rows.agree()) return detail::outcome(Status::count);
    Outcome outcome;
    outcome.status = detail::fill(ids, [&](std::uint64_t* ids_data, std::size_t ids_capacity, std::size_t* ids_needed) {
        return gn_point_index_in_bounds_batch(
            words.data(), words.size(), souths.first(), souths.stride(), wests.first(), wests.stride(),
            norths.first(), norths.stride(), easts.first(), easts.stride(), rows.count(), counts.first(),
            counts.stride(), ids_data, ids_capacity, ids_needed, statuses.data());
    });
    return outcome;
}

/// point_index_in_bounds_batch() without exceptions.
inline Result<std::vector<std::uint64_t>> try_point_index_in_bounds_batch(
    Span<const std::uint64_t> words, Column<const double> souths, Column<const double> wests,
    Column<const double> norths, Column<const double> easts, Column<std::int32_t> counts,
    Span<std::uint8_t> statuses = {}) {
    Result<std::vector<std::uint64_t>> result;
    static_cast<Outcome&>(result) = try_point_index_in_bounds_batch(
        words, souths, wests, norths, easts, counts, result.value, statuses);
    return result;
}

/// polygon_index_build() without exceptions, into the caller's memory.
inline Outcome try_polygon_index_build(
    Span<const Point> points, Span<const std::size_t> rings, std::vector<std::uint64_t>& words) {
    Outcome outcome;
    outcome.status = detail::fill(words, [&](
        std::uint64_t* words_data, std::size_t words_capacity, std::size_t* words_needed) {
        return gn_polygon_index_build(
            points.data(), points.size(), rings.data(), rings.size(), words_data, words_capacity, words_needed);
    });
    return outcome;
}

/// polygon_index_build() without exceptions.
inline Result<std::vector<std::uint64_t>> try_polygon_index_build(
    Span<const Point> points, Span<const std::size_t> rings = {}) {
    Result<std::vector<std::uint64_t>> result;
    static_cast<Outcome&>(result) = try_polygon_index_build(points, rings, result.value);
    return result;
}

/// route_index_build() without exceptions, into the caller's memory.
inline Outcome try_route_index_build(Span<const Point> points, std::vector<std::uint64_t>& words) {
    Outcome outcome;
    outcome.status = detail::fill(words, [&](
        std::uint64_t* words_data, std::size_t words_capacity, std::size_t* words_needed) {
        return gn_route_index_build(points.data(), points.size(), words_data, words_capacity, words_needed);
    });
    return outcome;
}

/// route_index_build() without exceptions.
inline Result<std::vector<std::uint64_t>> try_route_index_build(Span<const Point> points) {
    Result<std::vector<std::uint64_t>> result;
    static_cast<Outcome&>(result) = try_route_index_build(points, result.value);
    return result;
}

/// edge_index_contains_batch() without exceptions.
inline Status try_edge_index_contains_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    Column<std::int32_t> sides, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, sides);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_edge_index_contains_batch(
            words.data(), words.size(), latitudes.first(), latitudes.stride(), longitudes.first(),
            longitudes.stride(), rows.count(), sides.first(), sides.stride(), statuses.data()));
}

/// edge_index_nearest_batch() without exceptions.
inline Status try_edge_index_nearest_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    double start_distance, double end_distance, Column<RoutePlace> places, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, places);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_edge_index_nearest_batch(
            words.data(), words.size(), latitudes.first(), latitudes.stride(), longitudes.first(),
            longitudes.stride(), rows.count(), start_distance, end_distance, places.first(), places.stride(),
            statuses.data()));
}

/// edge_index_crossings() without exceptions, into the caller's memory.
inline Outcome try_edge_index_crossings(
    Span<const std::uint64_t> words, Span<const std::uint64_t> other_words, std::vector<PolygonCrossing>& crossings) {
    Outcome outcome;
    outcome.status = detail::fill(crossings, [&](
        PolygonCrossing* crossings_data, std::size_t crossings_capacity, std::size_t* crossings_needed) {
        return gn_edge_index_crossings(
            words.data(), words.size(), other_words.size() == 0 ? nullptr : other_words.data(), other_words.size(),
            crossings_data, crossings_capacity, crossings_needed);
    });
    return outcome;
}

/// edge_index_crossings() without exceptions.
inline Result<std::vector<PolygonCrossing>> try_edge_index_crossings(
    Span<const std::uint64_t> words, Span<const std::uint64_t> other_words = {}) {
    Result<std::vector<PolygonCrossing>> result;
    static_cast<Outcome&>(result) = try_edge_index_crossings(words, other_words, result.value);
    return result;
}

/// fence_index_build() without exceptions, into the caller's memory.
inline Outcome try_fence_index_build(
    Span<const Fence> fences, Span<const Point> points, Span<const std::size_t> rings,
    std::vector<std::uint64_t>& words, Span<std::uint8_t> statuses = {}) {
    if (statuses.size() != 0 && statuses.size() != fences.size()) return detail::outcome(Status::count);
    Outcome outcome;
    outcome.status = detail::fill(words, [&](
        std::uint64_t* words_data, std::size_t words_capacity, std::size_t* words_needed) {
        return gn_fence_index_build(
            fences.data(), fences.size(), points.data(), points.size(), rings.data(), rings.size(), words_data,
            words_capacity, words_needed, statuses.data());
    });
    return outcome;
}

/// fence_index_build() without exceptions.
inline Result<std::vector<std::uint64_t>> try_fence_index_build(
    Span<const Fence> fences, Span<const Point> points, Span<const std::size_t> rings = {},
    Span<std::uint8_t> statuses = {}) {
    Result<std::vector<std::uint64_t>> result;
    static_cast<Outcome&>(result) = try_fence_index_build(fences, points, rings, result.value, statuses);
    return result;
}

/// fence_index_holding() without exceptions, into the caller's memory.
inline Outcome try_fence_index_holding(
    Span<const std::uint64_t> words, const Point& position, double altitude, std::vector<std::uint64_t>& ids) {
    Outcome outcome;
    outcome.status = detail::fill(ids, [&](std::uint64_t* ids_data, std::size_t ids_capacity, std::size_t* ids_needed) {
        return gn_fence_index_holding(
            words.data(), words.size(), &position, altitude, ids_data, ids_capacity, ids_needed);
    });
    return outcome;
}

/// fence_index_holding() without exceptions.
inline Result<std::vector<std::uint64_t>> try_fence_index_holding(
    Span<const std::uint64_t> words, const Point& position, double altitude) {
    Result<std::vector<std::uint64_t>> result;
    static_cast<Outcome&>(result) = try_fence_index_holding(words, position, altitude, result.value);
    return result;
}

/// fence_index_holding_batch() without exceptions, into the caller's memory.
inline Outcome try_fence_index_holding_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    Column<const double> altitudes, Column<std::int32_t> counts, std::vector<std::uint64_t>& ids,
    Span<std::uint8_t> statuses = {}) {
    detail::Rows rows(latitudes, longitudes, altitudes, counts);
    rows.optional(statuses);
    if (!rows.agree()) return detail::outcome(Status::count);
    Outcome outcome;
    outcome.status = detail::fill(ids, [&](std::uint64_t* ids_data, std::size_t ids_capacity, std::size_t* ids_needed) {
        return gn_fence_index_holding_batch(
            words.data(), words.size(), latitudes.first(), latitudes.stride(), longitudes.first(),
            longitudes.stride(), altitudes.first(), altitudes.stride(), rows.count(), counts.first(), counts.stride(),
            ids_data, ids_capacity, ids_needed, statuses.data());
    });
    return outcome;
}

/// fence_index_holding_batch() without exceptions.
inline Result<std::vector<std::uint64_t>> try_fence_index_holding_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    Column<const double> altitudes, Column<std::int32_t> counts, Span<std::uint8_t> statuses = {}) {
    Result<std::vector<std::uint64_t>> result;
    static_cast<Outcome&>(result) = try_fence_index_holding_batch(
        words, latitudes, longitudes, altitudes, counts, result.value, statuses);
    return result;
}

/// What fence_index_step() finds.
struct FenceIndexStepResult {
    /// The state after this fix.
    FenceState state{};
    /// The fences that it is in after this fix.
    std::vector<FencePresence> presences;
    /// What happened, in the order of the way; of one moment what is left first, then by ids.
    std::vector<FenceEvent> events;
};

/// fence_index_step() without exceptions, into the caller's memory.
inline Outcome try_fence_index_step(
    Span<const std::uint64_t> words, const Fix& fix, Optional<FenceState> last, Optional<FenceOptions> options,
    FenceState& state, std::vector<FencePresence>& presences, std::vector<FenceEvent>& events) {
    const std::uint64_t count = last.get() == nullptr ? 0 : last.get()->presence_count;
    if (presences.size() != count) return detail::outcome(Status::count);
    Outcome outcome;
    outcome.status = detail::fill(presences, events, [&](
        FencePresence* presences_data, std::size_t presences_capacity, std::size_t* presences_needed,
        FenceEvent* events_data, std::size_t events_capacity, std::size_t* events_needed) {
        return gn_fence_index_step(
            words.data(), words.size(), options.get(), last.get(), &fix, &state, presences_data, presences_capacity,
            presences_needed, events_data, events_capacity, events_needed);
    }, presences.size());
    return outcome;
}

/// fence_index_step() without exceptions.
inline Result<FenceIndexStepResult> try_fence_index_step(
    Span<const std::uint64_t> words, const Fix& fix, Optional<FenceState> last = {},
    Span<const FencePresence> presences = {}, Optional<FenceOptions> options = {}) {
    Result<FenceIndexStepResult> result;
    result.value.presences.assign(presences.begin(), presences.end());
    static_cast<Outcome&>(result) = try_fence_index_step(
        words, fix, last, options, result.value.state, result.value.presences, result.value.events);
    if (!result) result.value.presences.clear();
    return result;
}

/// What navigation_step() finds.
struct NavigationStepResult {
    /// The state after this fix.
    NavigationState state{};
    /// Where it is on the route, and how it goes on.
    Guidance guidance{};
};

/// navigation_step() without exceptions.
inline Result<NavigationStepResult> try_navigation_step(
    Span<const std::uint64_t> words, const Fix& fix, Span<const std::uint64_t> waypoints = {},
    Optional<NavigationOptions> options = {}, Optional<NavigationState> last = {}) noexcept {
    Result<NavigationStepResult> result;
    result.status = static_cast<Status>(
        gn_navigation_step(
            words.data(), words.size(), waypoints.size() == 0 ? nullptr : waypoints.data(), waypoints.size(),
            options.get(), last.get(), &fix, &result.value.state, &result.value.guidance));
    return result;
}

/// circle() without exceptions, into the caller's memory.
inline Outcome try_circle(const Point& center, double radius, Optional<ShapeOptions> options, std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_circle(&center, radius, options.get(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// circle() without exceptions.
inline Result<std::vector<Point>> try_circle(const Point& center, double radius, Optional<ShapeOptions> options = {}) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_circle(center, radius, options, result.value);
    return result;
}

/// circle_bounds() without exceptions.
inline Result<Bounds> try_circle_bounds(const Point& center, double radius) noexcept {
    Result<Bounds> result;
    result.status = static_cast<Status>(gn_circle_bounds(&center, radius, &result.value));
    return result;
}

/// ellipse() without exceptions, into the caller's memory.
inline Outcome try_ellipse(
    const Point& center, double semi_major, double semi_minor, double rotation, Optional<ShapeOptions> options,
    std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_ellipse(&center, semi_major, semi_minor, rotation, options.get(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// ellipse() without exceptions.
inline Result<std::vector<Point>> try_ellipse(
    const Point& center, double semi_major, double semi_minor, double rotation, Optional<ShapeOptions> options = {}) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_ellipse(center, semi_major, semi_minor, rotation, options, result.value);
    return result;
}

/// wedge() without exceptions, into the caller's memory.
inline Outcome try_wedge(
    const Point& center, double inner_radius, double outer_radius, double azimuth, double width,
    Optional<ShapeOptions> options, std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_wedge(
            &center, inner_radius, outer_radius, azimuth, width, options.get(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// wedge() without exceptions.
inline Result<std::vector<Point>> try_wedge(
    const Point& center, double inner_radius, double outer_radius, double azimuth, double width,
    Optional<ShapeOptions> options = {}) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_wedge(
        center, inner_radius, outer_radius, azimuth, width, options, result.value);
    return result;
}

/// arc() without exceptions, into the caller's memory.
inline Outcome try_arc(
    const Point& center, double radius, double azimuth, double width, Optional<ShapeOptions> options,
    std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_arc(&center, radius, azimuth, width, options.get(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// arc() without exceptions.
inline Result<std::vector<Point>> try_arc(
    const Point& center, double radius, double azimuth, double width, Optional<ShapeOptions> options = {}) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_arc(center, radius, azimuth, width, options, result.value);
    return result;
}

/// What ring_set() finds.
struct RingSetResult {
    /// The points of all lines, one line after the other.
    std::vector<Point> vertices;
    /// A record for each line.
    std::vector<RingLine> lines;
};

/// ring_set() without exceptions, into the caller's memory.
inline Outcome try_ring_set(
    const Point& center, Span<const double> radii, Optional<ShapeOptions> options, std::vector<Point>& vertices,
    std::vector<RingLine>& lines) {
    Outcome outcome;
    outcome.status = detail::fill(vertices, lines, [&](
        Point* vertices_data, std::size_t vertices_capacity, std::size_t* vertices_needed, RingLine* lines_data,
        std::size_t lines_capacity, std::size_t* lines_needed) {
        return gn_ring_set(
            &center, radii.data(), radii.size(), options.get(), vertices_data, vertices_capacity, vertices_needed,
            lines_data, lines_capacity, lines_needed);
    });
    return outcome;
}

/// ring_set() without exceptions.
inline Result<RingSetResult> try_ring_set(
    const Point& center, Span<const double> radii, Optional<ShapeOptions> options = {}) {
    Result<RingSetResult> result;
    static_cast<Outcome&>(result) = try_ring_set(center, radii, options, result.value.vertices, result.value.lines);
    return result;
}

/// circle_geojson() without exceptions, into the caller's memory.
inline Outcome try_circle_geojson(
    const Point& center, double radius, Optional<ShapeOptions> options, std::string_view properties, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_circle_geojson(
            &center, radius, options.get(), properties.data(), properties.size(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// circle_geojson() without exceptions.
inline Result<std::string> try_circle_geojson(
    const Point& center, double radius, Optional<ShapeOptions> options = {}, std::string_view properties = {}) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_circle_geojson(center, radius, options, properties, result.value);
    return result;
}

/// ellipse_geojson() without exceptions, into the caller's memory.
inline Outcome try_ellipse_geojson(
    const Point& center, double semi_major, double semi_minor, double rotation, Optional<ShapeOptions> options,
    std::string_view properties, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_ellipse_geojson(
            &center, semi_major, semi_minor, rotation, options.get(), properties.data(), properties.size(), out_data,
            out_capacity, out_needed);
    });
    return outcome;
}

/// ellipse_geojson() without exceptions.
inline Result<std::string> try_ellipse_geojson(
    const Point& center, double semi_major, double semi_minor, double rotation, Optional<ShapeOptions> options = {},
    std::string_view properties = {}) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_ellipse_geojson(
        center, semi_major, semi_minor, rotation, options, properties, result.value);
    return result;
}

/// wedge_geojson() without exceptions, into the caller's memory.
inline Outcome try_wedge_geojson(
    const Point& center, double inner_radius, double outer_radius, double azimuth, double width,
    Optional<ShapeOptions> options, std::string_view properties, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_wedge_geojson(
            &center, inner_radius, outer_radius, azimuth, width, options.get(), properties.data(), properties.size(),
            out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// wedge_geojson() without exceptions.
inline Result<std::string> try_wedge_geojson(
    const Point& center, double inner_radius, double outer_radius, double azimuth, double width,
    Optional<ShapeOptions> options = {}, std::string_view properties = {}) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_wedge_geojson(
        center, inner_radius, outer_radius, azimuth, width, options, properties, result.value);
    return result;
}

/// arc_geojson() without exceptions, into the caller's memory.
inline Outcome try_arc_geojson(
    const Point& center, double radius, double azimuth, double width, Optional<ShapeOptions> options,
    std::string_view properties, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_arc_geojson(
            &center, radius, azimuth, width, options.get(), properties.data(), properties.size(), out_data,
            out_capacity, out_needed);
    });
    return outcome;
}

/// arc_geojson() without exceptions.
inline Result<std::string> try_arc_geojson(
    const Point& center, double radius, double azimuth, double width, Optional<ShapeOptions> options = {},
    std::string_view properties = {}) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_arc_geojson(center, radius, azimuth, width, options, properties, result.value);
    return result;
}

/// ring_set_geojson() without exceptions, into the caller's memory.
inline Outcome try_ring_set_geojson(
    const Point& center, Span<const double> radii, Optional<ShapeOptions> options, std::string_view properties,
    std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_ring_set_geojson(
            &center, radii.data(), radii.size(), options.get(), properties.data(), properties.size(), out_data,
            out_capacity, out_needed);
    });
    return outcome;
}

/// ring_set_geojson() without exceptions.
inline Result<std::string> try_ring_set_geojson(
    const Point& center, Span<const double> radii, Optional<ShapeOptions> options = {},
    std::string_view properties = {}) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_ring_set_geojson(center, radii, options, properties, result.value);
    return result;
}

/// time_parse() without exceptions.
inline Result<double> try_time_parse(std::string_view text) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_time_parse(text.data(), text.size(), &result.value, &result.offset));
    return result;
}

/// time_format() without exceptions, into the caller's memory.
inline Outcome try_time_format(double seconds, std::int32_t decimals, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_time_format(seconds, decimals, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// time_format() without exceptions.
inline Result<std::string> try_time_format(double seconds, std::int32_t decimals = 0) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_time_format(seconds, decimals, result.value);
    return result;
}

/// rectangle() without exceptions, into the caller's memory.
inline Outcome try_rectangle(
    const Point& center, double length, double width, double azimuth, Optional<OutlineOptions> options,
    std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_rectangle(&center, length, width, azimuth, options.get(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// rectangle() without exceptions.
inline Result<std::vector<Point>> try_rectangle(
    const Point& center, double length, double width, double azimuth, Optional<OutlineOptions> options = {}) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_rectangle(center, length, width, azimuth, options, result.value);
    return result;
}

/// route_parallel() without exceptions, into the caller's memory.
inline Outcome try_route_parallel(
    Span<const Point> points, double distance, Optional<OutlineOptions> options, std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_route_parallel(
            points.data(), points.size(), distance, options.get(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// route_parallel() without exceptions.
inline Result<std::vector<Point>> try_route_parallel(
    Span<const Point> points, double distance, Optional<OutlineOptions> options = {}) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_route_parallel(points, distance, options, result.value);
    return result;
}

/// route_corridor() without exceptions, into the caller's memory.
inline Outcome try_route_corridor(
    Span<const Point> points, double left, double right, Optional<OutlineOptions> options, std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_route_corridor(
            points.data(), points.size(), left, right, options.get(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// route_corridor() without exceptions.
inline Result<std::vector<Point>> try_route_corridor(
    Span<const Point> points, double left, double right, Optional<OutlineOptions> options = {}) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_route_corridor(points, left, right, options, result.value);
    return result;
}

/// route_arrow() without exceptions, into the caller's memory.
inline Outcome try_route_arrow(
    Span<const Point> points, double width, double head_width, double head_length, Optional<OutlineOptions> options,
    std::vector<Point>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](Point* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_route_arrow(
            points.data(), points.size(), width, head_width, head_length, options.get(), out_data, out_capacity,
            out_needed);
    });
    return outcome;
}

/// route_arrow() without exceptions.
inline Result<std::vector<Point>> try_route_arrow(
    Span<const Point> points, double width, double head_width, double head_length,
    Optional<OutlineOptions> options = {}) {
    Result<std::vector<Point>> result;
    static_cast<Outcome&>(result) = try_route_arrow(points, width, head_width, head_length, options, result.value);
    return result;
}

/// route_marks() without exceptions, into the caller's memory.
inline Outcome try_route_marks(Span<const Point> points, double first, double interval, std::vector<RouteMark>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](RouteMark* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_route_marks(points.data(), points.size(), first, interval, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// route_marks() without exceptions.
inline Result<std::vector<RouteMark>> try_route_marks(Span<const Point> points, double first, double interval) {
    Result<std::vector<RouteMark>> result;
    static_cast<Outcome&>(result) = try_route_marks(points, first, interval, result.value);
    return result;
}

/// frame_points_batch() without exceptions.
inline Status try_frame_points_batch(
    Span<const Point> anchors, Frame frame, Column<const double> xs, Column<const double> ys,
    Column<double> latitudes, Column<double> longitudes, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(xs, ys, latitudes, longitudes);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_frame_points_batch(
            anchors.data(), anchors.size(), frame, xs.first(), xs.stride(), ys.first(), ys.stride(), rows.count(),
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), statuses.data()));
}

/// sun_position() without exceptions.
inline Result<SkyPlace> try_sun_position(const Point& position, double time) noexcept {
    Result<SkyPlace> result;
    result.status = static_cast<Status>(gn_sun_position(&position, time, &result.value));
    return result;
}

/// moon_position() without exceptions.
inline Result<SkyPlace> try_moon_position(const Point& position, double time) noexcept {
    Result<SkyPlace> result;
    result.status = static_cast<Status>(gn_moon_position(&position, time, &result.value));
    return result;
}

/// sun_position_batch() without exceptions.
inline Status try_sun_position_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<const double> times,
    Column<double> azimuths, Column<double> elevations, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(latitudes, longitudes, times, azimuths, elevations);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_sun_position_batch(
            latitudes.first(), latitudes.stride(), longitudes.first(), longitudes.stride(), times.first(),
            times.stride(), rows.count(), azimuths.first(), azimuths.stride(), elevations.first(),
            elevations.stride(), statuses.data()));
}

/// sun_events() without exceptions, into the caller's memory.
inline Outcome try_sun_events(const Point& position, double start, double end, std::vector<SkyEvent>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](SkyEvent* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_sun_events(&position, start, end, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// sun_events() without exceptions.
inline Result<std::vector<SkyEvent>> try_sun_events(const Point& position, double start, double end) {
    Result<std::vector<SkyEvent>> result;
    static_cast<Outcome&>(result) = try_sun_events(position, start, end, result.value);
    return result;
}

/// moon_events() without exceptions, into the caller's memory.
inline Outcome try_moon_events(const Point& position, double start, double end, std::vector<SkyEvent>& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](SkyEvent* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_moon_events(&position, start, end, out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// moon_events() without exceptions.
inline Result<std::vector<SkyEvent>> try_moon_events(const Point& position, double start, double end) {
    Result<std::vector<SkyEvent>> result;
    static_cast<Outcome&>(result) = try_moon_events(position, start, end, result.value);
    return result;
}

/// moon_phase_at() without exceptions.
inline Result<MoonPhase> try_moon_phase_at(double time) noexcept {
    Result<MoonPhase> result;
    result.status = static_cast<Status>(gn_moon_phase_at(time, &result.value));
    return result;
}

/// route_geojson() without exceptions, into the caller's memory.
inline Outcome try_route_geojson(
    Span<const Point> points, Optional<GeoJSONOptions> options, std::string_view properties, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_route_geojson(
            points.data(), points.size(), options.get(), properties.data(), properties.size(), out_data, out_capacity,
            out_needed);
    });
    return outcome;
}

/// route_geojson() without exceptions.
inline Result<std::string> try_route_geojson(
    Span<const Point> points, Optional<GeoJSONOptions> options = {}, std::string_view properties = {}) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_route_geojson(points, options, properties, result.value);
    return result;
}

/// polygon_geojson() without exceptions, into the caller's memory.
inline Outcome try_polygon_geojson(
    Span<const Point> points, Span<const std::size_t> rings, Optional<GeoJSONOptions> options,
    std::string_view properties, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_polygon_geojson(
            points.data(), points.size(), rings.data(), rings.size(), options.get(), properties.data(),
            properties.size(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// polygon_geojson() without exceptions.
inline Result<std::string> try_polygon_geojson(
    Span<const Point> points, Span<const std::size_t> rings = {}, Optional<GeoJSONOptions> options = {},
    std::string_view properties = {}) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_polygon_geojson(points, rings, options, properties, result.value);
    return result;
}

/// exchange_detect() without exceptions.
inline Result<ExchangeFormat> try_exchange_detect(std::string_view text) noexcept {
    Result<ExchangeFormat> result;
    std::int32_t format = 0;
    result.status = static_cast<Status>(gn_exchange_detect(text.data(), text.size(), &format, &result.offset));
    result.value = static_cast<ExchangeFormat>(format);
    return result;
}

/// What gpx_read() finds.
struct GpxReadResult {
    /// The features.
    std::vector<Feature> features;
    /// The vertices of all features, one feature after the other.
    std::vector<Vertex> vertices;
    /// How many features were skipped and how many fixes dropped, why, and where.
    ExchangeReport report{};
};

/// gpx_read() without exceptions, into the caller's memory.
inline Outcome try_gpx_read(
    std::string_view text, std::vector<Feature>& features, std::vector<Vertex>& vertices, ExchangeReport& report) {
    Outcome outcome;
    outcome.status = detail::fill(features, vertices, [&](
        Feature* features_data, std::size_t features_capacity, std::size_t* features_needed, Vertex* vertices_data,
        std::size_t vertices_capacity, std::size_t* vertices_needed) {
        return gn_gpx_read(
            text.data(), text.size(), features_data, features_capacity, features_needed, vertices_data,
            vertices_capacity, vertices_needed, &report);
    });
    if (!outcome) outcome.offset = static_cast<std::size_t>(report.place);
    return outcome;
}

/// gpx_read() without exceptions.
inline Result<GpxReadResult> try_gpx_read(std::string_view text) {
    Result<GpxReadResult> result;
    static_cast<Outcome&>(result) = try_gpx_read(
        text, result.value.features, result.value.vertices, result.value.report);
    return result;
}

/// What kml_read() finds.
struct KmlReadResult {
    /// The features.
    std::vector<Feature> features;
    /// The vertices of all features, one feature after the other.
    std::vector<Vertex> vertices;
    /// How many features were skipped, why, and where.
    ExchangeReport report{};
};

/// kml_read() without exceptions, into the caller's memory.
inline Outcome try_kml_read(
    std::string_view text, std::vector<Feature>& features, std::vector<Vertex>& vertices, ExchangeReport& report) {
    Outcome outcome;
    outcome.status = detail::fill(features, vertices, [&](
        Feature* features_data, std::size_t features_capacity, std::size_t* features_needed, Vertex* vertices_data,
        std::size_t vertices_capacity, std::size_t* vertices_needed) {
        return gn_kml_read(
            text.data(), text.size(), features_data, features_capacity, features_needed, vertices_data,
            vertices_capacity, vertices_needed, &report);
    });
    if (!outcome) outcome.offset = static_cast<std::size_t>(report.place);
    return outcome;
}

/// kml_read() without exceptions.
inline Result<KmlReadResult> try_kml_read(std::string_view text) {
    Result<KmlReadResult> result;
    static_cast<Outcome&>(result) = try_kml_read(
        text, result.value.features, result.value.vertices, result.value.report);
    return result;
}

/// What cot_read() finds.
struct CotReadResult {
    /// The features.
    std::vector<Feature> features;
    /// The vertices of all features, one feature after the other.
    std::vector<Vertex> vertices;
    /// How many events were skipped, why, and where.
    ExchangeReport report{};
};

/// cot_read() without exceptions, into the caller's memory.
inline Outcome try_cot_read(
    std::string_view text, std::vector<Feature>& features, std::vector<Vertex>& vertices, ExchangeReport& report) {
    Outcome outcome;
    outcome.status = detail::fill(features, vertices, [&](
        Feature* features_data, std::size_t features_capacity, std::size_t* features_needed, Vertex* vertices_data,
        std::size_t vertices_capacity, std::size_t* vertices_needed) {
        return gn_cot_read(
            text.data(), text.size(), features_data, features_capacity, features_needed, vertices_data,
            vertices_capacity, vertices_needed, &report);
    });
    if (!outcome) outcome.offset = static_cast<std::size_t>(report.place);
    return outcome;
}

/// cot_read() without exceptions.
inline Result<CotReadResult> try_cot_read(std::string_view text) {
    Result<CotReadResult> result;
    static_cast<Outcome&>(result) = try_cot_read(
        text, result.value.features, result.value.vertices, result.value.report);
    return result;
}

/// cot_find_event() without exceptions.
inline Result<std::size_t> try_cot_find_event(std::string_view text, std::uint32_t limit = 0) noexcept {
    Result<std::size_t> result;
    result.status = static_cast<Status>(
        gn_cot_find_event(text.data(), text.size(), limit, &result.value, &result.offset));
    return result;
}

/// What cot_search_event() finds.
struct CotSearchEventResult {
    /// The state for the next search.
    CotSearch state{};
    /// The number of bytes up to the end of the event; 0 if more bytes are needed.
    std::size_t event_size{};
};

/// cot_search_event() without exceptions.
inline Result<CotSearchEventResult> try_cot_search_event(
    std::string_view text, std::uint32_t limit = 0, const CotSearch& last = {}) noexcept {
    Result<CotSearchEventResult> result;
    result.status = static_cast<Status>(
        gn_cot_search_event(
            text.data(), text.size(), limit, &last, &result.value.state, &result.value.event_size, &result.offset));
    return result;
}

/// xml_unescape() without exceptions, into the caller's memory.
inline Outcome try_xml_unescape(std::string_view text, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_xml_unescape(text.data(), text.size(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// xml_unescape() without exceptions.
inline Result<std::string> try_xml_unescape(std::string_view text) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_xml_unescape(text, result.value);
    return result;
}

/// xml_to_utf8() without exceptions, into the caller's memory.
inline Outcome try_xml_to_utf8(std::string_view text, std::string& out) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_xml_to_utf8(text.data(), text.size(), out_data, out_capacity, out_needed);
    });
    return outcome;
}

/// xml_to_utf8() without exceptions.
inline Result<std::string> try_xml_to_utf8(std::string_view text) {
    Result<std::string> result;
    static_cast<Outcome&>(result) = try_xml_to_utf8(text, result.value);
    return result;
}

/// What gpx_write() finds.
struct GpxWriteResult {
    /// UTF-8 text.
    std::string text;
    /// How many features were skipped, and why the first was.
    ExchangeReport report{};
};

/// gpx_write() without exceptions, into the caller's memory.
inline Outcome try_gpx_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options, std::string& out, ExchangeReport& report) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_gpx_write(
            features.data(), features.size(), vertices.data(), vertices.size(), texts.data(), texts.size(),
            options.get(), out_data, out_capacity, out_needed, &report);
    });
    return outcome;
}

/// gpx_write() without exceptions.
inline Result<GpxWriteResult> try_gpx_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options = {}) {
    Result<GpxWriteResult> result;
    static_cast<Outcome&>(result) = try_gpx_write(
        features, vertices, texts, options, result.value.text, result.value.report);
    return result;
}

/// What kml_write() finds.
struct KmlWriteResult {
    /// UTF-8 text.
    std::string text;
    /// How many features were skipped, and why the first was.
    ExchangeReport report{};
};

/// kml_write() without exceptions, into the caller's memory.
inline Outcome try_kml_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options, std::string& out, ExchangeReport& report) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_kml_write(
            features.data(), features.size(), vertices.data(), vertices.size(), texts.data(), texts.size(),
            options.get(), out_data, out_capacity, out_needed, &report);
    });
    return outcome;
}

/// kml_write() without exceptions.
inline Result<KmlWriteResult> try_kml_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options = {}) {
    Result<KmlWriteResult> result;
    static_cast<Outcome&>(result) = try_kml_write(
        features, vertices, texts, options, result.value.text, result.value.report);
    return result;
}

/// What cot_write() finds.
struct CotWriteResult {
    /// UTF-8 text.
    std::string text;
    /// How many features were skipped, and why the first was.
    ExchangeReport report{};
};

/// cot_write() without exceptions, into the caller's memory.
inline Outcome try_cot_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options, std::string& out, ExchangeReport& report) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_cot_write(
            features.data(), features.size(), vertices.data(), vertices.size(), texts.data(), texts.size(),
            options.get(), out_data, out_capacity, out_needed, &report);
    });
    return outcome;
}

/// cot_write() without exceptions.
inline Result<CotWriteResult> try_cot_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options = {}) {
    Result<CotWriteResult> result;
    static_cast<Outcome&>(result) = try_cot_write(
        features, vertices, texts, options, result.value.text, result.value.report);
    return result;
}

/// What features_geojson() finds.
struct FeaturesGeoJSONResult {
    /// UTF-8 text.
    std::string text;
    /// How many features were skipped, and why the first was.
    ExchangeReport report{};
};

/// features_geojson() without exceptions, into the caller's memory.
inline Outcome try_features_geojson(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options, std::string& out, ExchangeReport& report) {
    Outcome outcome;
    outcome.status = detail::fill(out, [&](char* out_data, std::size_t out_capacity, std::size_t* out_needed) {
        return gn_features_geojson(
            features.data(), features.size(), vertices.data(), vertices.size(), texts.data(), texts.size(),
            options.get(), out_data, out_capacity, out_needed, &report);
    });
    return outcome;
}

/// features_geojson() without exceptions.
inline Result<FeaturesGeoJSONResult> try_features_geojson(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options = {}) {
    Result<FeaturesGeoJSONResult> result;
    static_cast<Outcome&>(result) = try_features_geojson(
        features, vertices, texts, options, result.value.text, result.value.report);
    return result;
}

/// group_measure() without exceptions.
inline Result<Group> try_group_measure(Span<const PlanePoint> shots, Optional<PlanePoint> aim = {}) noexcept {
    Result<Group> result;
    result.status = static_cast<Status>(gn_group_measure(shots.data(), shots.size(), aim.get(), &result.value));
    return result;
}

/// target_convert() without exceptions.
inline Result<double> try_target_convert(double value, TargetUnit from, TargetUnit to, double distance) noexcept {
    Result<double> result;
    result.status = static_cast<Status>(gn_target_convert(value, from, to, distance, &result.value));
    return result;
}

/// calibration_fit() without exceptions.
inline Result<Calibration> try_calibration_fit(Span<const CalibrationPoint> points, CalibrationKind kind) noexcept {
    Result<Calibration> result;
    result.status = static_cast<Status>(gn_calibration_fit(points.data(), points.size(), kind, &result.value));
    return result;
}

/// calibration_to_plane_batch() without exceptions.
inline Status try_calibration_to_plane_batch(
    const Calibration& calibration, Column<const double> pixel_xs, Column<const double> pixel_ys, Column<double> xs,
    Column<double> ys, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(pixel_xs, pixel_ys, xs, ys);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_calibration_to_plane_batch(
            &calibration, pixel_xs.first(), pixel_xs.stride(), pixel_ys.first(), pixel_ys.stride(), rows.count(),
            xs.first(), xs.stride(), ys.first(), ys.stride(), statuses.data()));
}

/// calibration_to_pixels_batch() without exceptions.
inline Status try_calibration_to_pixels_batch(
    const Calibration& calibration, Column<const double> xs, Column<const double> ys, Column<double> pixel_xs,
    Column<double> pixel_ys, Span<std::uint8_t> statuses = {}) noexcept {
    detail::Rows rows(xs, ys, pixel_xs, pixel_ys);
    rows.optional(statuses);
    if (!rows.agree()) return Status::count;
    return static_cast<Status>(
        gn_calibration_to_pixels_batch(
            &calibration, xs.first(), xs.stride(), ys.first(), ys.stride(), rows.count(), pixel_xs.first(),
            pixel_xs.stride(), pixel_ys.first(), pixel_ys.stride(), statuses.data()));
}

#if GRIDNORTH_EXCEPTIONS

// ---------------------------------------------------------------------------------------------------------------------
// Functions that throw
// ---------------------------------------------------------------------------------------------------------------------

/// Writes the MGRS reference of the cell that contains a position.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param precision Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square, -1 the grid zone alone.
/// \return ASCII text.
/// \throws Error Status::latitude, Status::not_finite, Status::precision.
///
/// Digits are truncated, never rounded, so a longer reference always refines a shorter one. The underlying coordinates
/// agree with GeographicLib to 10 nm.
///
/// South and west edges belong to the cell. At 84 north and beyond, and south of 80 south, references are polar (UPS).
/// -0.0 is north. A northing that rounds to the equator from the south becomes 9,999,999.999999 m. Since 0.1.
///
/// Takes constant time.
inline std::string mgrs_encode(Point position, std::int32_t precision = MGRSPrecision::m_1) {
    return try_mgrs_encode(position, precision).get();
}

/// mgrs_encode() into the caller's memory.
inline void mgrs_encode(Point position, std::int32_t precision, std::string& out) {
    try_mgrs_encode(position, precision, out).check();
}

/// Writes the MGRS reference of the cell that contains a position on the UTM or UPS grid.
///
/// \param utm Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in [-9000 km, 9500 km] or,
///     south, in [1000 km, 19,500 km]; or Zone::ups with both in [1300 km, 2700 km] (north), [800 km, 3200 km]
///     (south).
/// \param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
/// \return ASCII text.
/// \throws Error Status::not_finite, Status::zone, Status::hemisphere, Status::easting, Status::northing,
///     Status::precision, Status::mgrs_grid_zone, Status::mgrs_square.
///
/// The reference has the zone of utm, even if the position lies beyond the border of that zone; decoding flags such a
/// reference. Bands X and C continue beyond 84 north and 80 south, but only as far as decoding accepts them. A
/// northing across the equator is moved to the other hemisphere. The upper limits belong to the last cell: a
/// coordinate at a limit is moved inward by a millionth of a meter (in GeographicLib by less). Since 0.1.
///
/// Takes constant time.
inline std::string mgrs_encode_utm(const UTM& utm, std::int32_t precision = MGRSPrecision::m_1) {
    return try_mgrs_encode_utm(utm, precision).get();
}

/// mgrs_encode_utm() into the caller's memory.
inline void mgrs_encode_utm(const UTM& utm, std::int32_t precision, std::string& out) {
    try_mgrs_encode_utm(utm, precision, out).check();
}

/// Writes the MGRS references of many positions.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
/// \param texts Slots; each receives ASCII text, padded with zeros.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::precision.
///
/// A refused row becomes an empty text, and its status says why: Status::latitude or Status::not_finite. Each row
/// equals the result of mgrs_encode(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
inline Status mgrs_encode_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::int32_t precision, TextColumn<char> texts,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_mgrs_encode_batch(latitudes, longitudes, precision, texts, statuses));
}

/// Writes the MGRS references of many points on UTM or UPS grids.
///
/// \param eastings Meters.
/// \param northings Meters.
/// \param zones Zones with the sign of the hemisphere: 33 north, -33 south, 61 and -61 UPS.
/// \param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
/// \param texts Slots; each receives ASCII text, padded with zeros.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::precision.
///
/// A refused row becomes an empty text, and its status says why: Status::zone, or what mgrs_encode_utm() answers. Each
/// row equals the result of mgrs_encode_utm(), bit for bit. Since 0.2.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
inline Status mgrs_encode_utm_batch(
    Column<const double> eastings, Column<const double> northings, Column<const std::int32_t> zones,
    std::int32_t precision, TextColumn<char> texts, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_mgrs_encode_utm_batch(eastings, northings, zones, precision, texts, statuses));
}

/// Reads an MGRS reference: finds the cell that it names, and its position.
///
/// \param text ASCII: upper or lower case, one or two digits of zone, blanks and tabs anywhere between the parts. The
///     grid zone alone and the 100 km square alone are references too.
/// \return The cell.
/// \throws Error Status::text_empty, Status::text_byte, Status::mgrs_zone, Status::mgrs_band, Status::mgrs_grid_zone,
///     Status::mgrs_column, Status::mgrs_row, Status::mgrs_square, Status::mgrs_odd_digits,
///     Status::mgrs_too_many_digits, Status::offset for a size beyond memory.
///
/// Blanks may split the digits once, in the middle. A cell that lies in the neighboring band, or beyond the border of
/// its zone, is decoded and flagged; a square that lies more than one row outside its band, or outside both band and
/// zone, does not exist. Positions agree with GeographicLib to 10 nm. inside encodes back to the same reference,
/// unless the cell is flagged or a border leaves less than 20 nm of it. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts, with up to
/// 16 bisections.
inline MGRSCell mgrs_decode(std::string_view text) {
    return try_mgrs_decode(text).get();
}

/// Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it names.
///
/// \param text ASCII, as mgrs_decode() reads it.
/// \return The cell.
/// \throws Error Status::offset for a size beyond memory, Status::text_empty, Status::text_byte, Status::mgrs_zone,
///     Status::mgrs_band, Status::mgrs_grid_zone, Status::mgrs_column, Status::mgrs_row, Status::mgrs_square,
///     Status::mgrs_odd_digits, Status::mgrs_too_many_digits, Status::mgrs_overhangs_zone or
///     Status::mgrs_band_of_neighbor. The last two correspond to the flags of mgrs_decode(); if both apply, the call
///     returns the first.
///
/// At precisions 10 and 11, a reference that was encoded from a position on a border may be refused: its cell, a few
/// micrometers wide, may lie beyond the border by less than the projection's accuracy of 10 nm. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts, with up to
/// 16 bisections.
inline MGRSCell mgrs_decode_strict(std::string_view text) {
    return try_mgrs_decode_strict(text).get();
}

/// Finds the positions of many MGRS references.
///
/// \param texts ASCII, in any of the forms that mgrs_decode() reads.
/// \param latitudes Receives the latitudes of points inside the cells, degrees: the centers, except where the border
///     of a grid zone cuts the cell.
/// \param longitudes Receives their longitudes, degrees, in [-180, 180).
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status is what mgrs_decode() gives for it. Each row is the inside of its cell,
/// bit for bit. Since 0.1.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
/// with up to 16 bisections.
inline Status mgrs_decode_batch(
    TextColumn<const char> texts, Column<double> latitudes, Column<double> longitudes,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_mgrs_decode_batch(texts, latitudes, longitudes, statuses));
}

/// Finds the positions of many MGRS references, and refuses those whose cells lie wholly outside the grid zone that
/// they name.
///
/// \param texts ASCII, in any of the forms that mgrs_decode() reads.
/// \param latitudes Receives the latitudes of points inside the cells, degrees: the centers, except where the border
///     of a grid zone cuts the cell.
/// \param longitudes Receives their longitudes, degrees, in [-180, 180).
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status is what mgrs_decode_strict() gives for it. Each row is the inside of its
/// cell, bit for bit. Since 0.1.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
/// with up to 16 bisections.
inline Status mgrs_decode_strict_batch(
    TextColumn<const char> texts, Column<double> latitudes, Column<double> longitudes,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_mgrs_decode_strict_batch(texts, latitudes, longitudes, statuses));
}

/// Finds the cells that many MGRS references name.
///
/// \param texts ASCII, in any of the forms that mgrs_decode() reads.
/// \param cells Receives the cells.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// In a refused row, every floating-point field is NaN and every other field is 0; its status is what mgrs_decode()
/// gives. Each cell equals the result of mgrs_decode(), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
/// with up to 16 bisections.
inline Status mgrs_decode_cells_batch(
    TextColumn<const char> texts, Column<MGRSCell> cells, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_mgrs_decode_cells_batch(texts, cells, statuses));
}

/// Computes the outline of an MGRS cell: a polygon, clipped at the border of its grid zone.
///
/// \param cell A result of mgrs_decode(). Its zone, letters, precision and utm_south_west are read.
/// \param tolerance How far a chord, straight on a Mercator map, may depart from the edge of the cell, in meters: 1e-6
///     ... 1e6.
/// \return The ring.
/// \throws Error Status::tolerance, why no reference names such a cell: Status::mgrs_zone, Status::mgrs_band,
///     Status::mgrs_grid_zone, Status::mgrs_column, Status::mgrs_row, Status::mgrs_square, Status::precision,
///     Status::not_finite, Status::easting or Status::northing (not the corner of such a cell),
///     Status::mgrs_overhangs_zone or Status::mgrs_band_of_neighbor.
///
/// The ring is closed (the first vertex is repeated at the end) and counterclockwise on a map with north up, as RFC
/// 7946 requires. The cells of a grid zone cover it without gaps or overlaps. Edges along meridians and parallels have
/// no vertices in between. At a pole, where all longitudes meet, the ring has two vertices: it runs along the pole as
/// along a parallel. No cell crosses the antimeridian: longitudes there are -180 on the east side and 180 on the west
/// side. The polygon contains cell->inside.
///
/// A cell that lies wholly outside its grid zone has no polygon: Status::mgrs_overhangs_zone or
/// Status::mgrs_band_of_neighbor. Since 0.1.
///
/// Time grows with the vertices, at most 110 / √tolerance (in meters) on a side. Slowest input known: a 100 km square
/// next to a pole.
inline std::vector<Point> mgrs_outline(const MGRSCell& cell, double tolerance) {
    return try_mgrs_outline(cell, tolerance).get();
}

/// mgrs_outline() into the caller's memory.
inline void mgrs_outline(const MGRSCell& cell, double tolerance, std::vector<Point>& out) {
    try_mgrs_outline(cell, tolerance, out).check();
}

/// Finds the smallest rectangle of meridians and parallels that contains the outline of a cell.
///
/// \param cell A result of mgrs_decode(). Its zone, letters, precision and utm_south_west are read.
/// \return The edges of the rectangle in degrees.
/// \throws Error why no reference names such a cell: Status::mgrs_zone, Status::mgrs_band, Status::mgrs_grid_zone,
///     Status::mgrs_column, Status::mgrs_row, Status::mgrs_square, Status::precision, Status::not_finite,
///     Status::easting or Status::northing (not the corner of such a cell), Status::mgrs_overhangs_zone or
///     Status::mgrs_band_of_neighbor.
///
/// No cell crosses the antimeridian: west is less than east. Since 0.2.
inline Bounds mgrs_bounds(const MGRSCell& cell) {
    return try_mgrs_bounds(cell).get();
}

/// Reads a position from a text, in one given form or in any form.
///
/// \param text UTF-8; upper or lower case; may have blanks, brackets or quotation marks around it.
/// \param form Form::any, or the only form to read; Form::utm reads UPS too.
/// \param flags ParseFlag values.
/// \return The possible meanings of the text, the best first.
/// \throws Error Status::offset for a size beyond memory, Status::form, Status::style (flags), Status::latitude,
///     Status::easting, Status::northing, a status of texts (Status::text_) or of MGRS references (Status::mgrs_).
///
/// Nothing is guessed. A text with two meanings either gives both, like "38S 444140 3684706" (band S or the southern
/// hemisphere), or is refused, like "12,5,13,5". A minus beside S or W, as in "-23.3° S", reverses the direction
/// again: the result is north and has the flag PositionFlag::double_sign. Check the flag, or pass ParseFlag::strict,
/// which refuses such a text.
///
/// A coordinate in degrees has one, two or three numbers. Symbols may follow them: °, º, ˚, d or * after degrees; ',
/// ′, ’, ´, ` and similar signs after minutes; ", ″, ” or two signs of minutes after seconds. So may words: deg, min,
/// sec, their long forms, d, m and s. The numbers may also be separated by colons, by hyphens (only in a coordinate
/// with a letter) or by blanks alone. The letters N, S, E, W, or the words north, south, east and west, before or
/// after a coordinate, give the hemisphere and say which coordinate is the latitude; without them the latitude comes
/// first. A comma, a semicolon, a slash or blanks, in any Unicode variety, separate the two; minus signs and hyphens
/// mean the same. Labels ("lat:") and other languages are not read.
///
/// If the two coordinates have different kinds of symbols, or one has none, a comma or a letter for each must separate
/// them: "40d30', 75", "N40d30' 75E". The degree sign may be missing before minutes: "37 53.5'". Only the last number
/// may have decimals. Minutes cannot be "60", but "60.0" is read. Decimal degrees of up to 15 digits are correctly
/// rounded, minutes and seconds to within one unit in the last place; longitudes are reduced to [-180, 180).
///
/// The position of a UTM or UPS text is the result of utm_inverse(); that of MGRS, GEOREF and GARS is the center of
/// the cell. Some references look like words: "HELP", "ZAP", "100 km", "31 Jan". Therefore polar MGRS and GEOREF
/// without digits, GARS without a quadrant, and MGRS without digits and with a blank after the zone number are read
/// only if form names them. "38N" is the grid zone, as its precision shows.
///
/// Degrees and minutes, or degrees, minutes and seconds, may be packed into one number, as ICAO and NMEA write them:
/// four or six digits before the point for a latitude, five or seven for a longitude. If each has a letter, that is
/// the only meaning: "4530N 01030E", "N400723 W0740723", "4807.038,N,01131.000,E", and near the equator "N0045
/// E00030", which is 0°45', 0°30'. Without letters, "0045 00030" has two meanings, packed and plain degrees, and "4530
/// 01030" is refused. UTM may have its letters before the numbers, "18N E585628 N4511322", or thirteen digits in a
/// row; UPS may have A, B, Y or Z.
///
/// A geo URI may have blanks after its commas, numbers without a digit before or after the point, its parameters in
/// any order, and a query; with ParseFlag::strict it must follow RFC 5870.
///
/// Since 0.1.
///
/// Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long text of
/// numbers and commas.
inline std::vector<Position> position_parse(std::string_view text, Form form = Form::any, ParseFlag flags = {}) {
    return try_position_parse(text, form, flags).get();
}

/// position_parse() into the caller's memory.
inline void position_parse(std::string_view text, Form form, ParseFlag flags, std::vector<Position>& out) {
    try_position_parse(text, form, flags, out).check();
}

/// Reads a latitude or a longitude alone.
///
/// \param text UTF-8: "40°30.5′N", "-75.25", "321942.29N"; upper or lower case; may have blanks, brackets or quotation
///     marks around it.
/// \param axis Axis::latitude or Axis::longitude: what the text must be.
/// \return The coordinate, a longitude in [-180, 180)
/// \throws Error Status::offset for a size beyond memory, Status::style (axis), Status::latitude or a status of texts
///     (Status::text_).
///
/// The text is one half of a position in degrees that position_parse() reads. A comma between two digits is a decimal
/// comma. A letter of the other axis is refused. So is a text that has two meanings or would need a flag: a minus
/// beside S or W; or, without the letter that makes them packed degrees and minutes, four or six digits for a
/// latitude, or five or seven for a longitude.
///
/// Since 0.2.
///
/// Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long text of
/// numbers and commas.
inline double coordinate_parse(std::string_view text, Axis axis) {
    return try_coordinate_parse(text, axis).get();
}

/// Reads many positions from texts, all in one given form or each in any form.
///
/// \param texts In any of the forms that position_parse() reads.
/// \param form One of the Form values for all rows; with Form::any each row may have any form.
/// \param flags ParseFlag values.
/// \param positions Receives the positions.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::form, Status::style.
///
/// In a refused row, every floating-point field is NaN and every other field is 0. Its status is
/// Status::text_ambiguous if the text has two meanings, or what position_parse() answers. Each row equals the result
/// of position_parse(), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: slots filled with numbers and commas.
inline Status position_parse_batch(
    TextColumn<const char> texts, Form form, ParseFlag flags, Column<Position> positions,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_position_parse_batch(texts, form, flags, positions, statuses));
}

/// Writes a position in one of many forms.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param options Form, digits and style.
/// \return UTF-8 text.
/// \throws Error Status::latitude, Status::not_finite, Status::too_far (from a pole or from the zone of the options);
///     for the options: Status::form, Status::style, Status::decimals, Status::precision (of cells), Status::zone or
///     Status::altitude.
///
/// Each coordinate is rounded once, exactly, to the nearest number with the requested digits, ties to the even digit;
/// minutes and seconds are taken from the rounded number. So minutes and seconds are never 60, and no zero has a minus
/// sign or the letter S or W. Grid coordinates are rounded in the same way. MGRS, GEOREF and GARS are truncated, as in
/// their own functions.
///
/// position_parse() with the same form reads each text back, to within half of its last digit. For the letter of UTM
/// it needs ParseFlag::hemispheres or, with FormatFlag::band, ParseFlag::bands. Options whose text could not be read
/// back give Status::style: no separator between two numbers without letters; decimal commas with a comma that has no
/// blank after it; decimal commas before three decimals if easting and northing are below 1000 m, where they would
/// look like thousands separators.
///
/// Valid options that do not apply to a form are ignored: symbols, hemispheres and separators apply to degrees, the
/// plus to signs. UTM beyond 84 north and 80 south is UPS, unless the options name a zone. A position that is rounded
/// to the equator is north of it. The band is that of the position; X and C continue beyond their limits. ISO 6709
/// writes longitude 180 as -180, and with an altitude it names the reference system:
/// "+27.5916+086.5640+8850CRSWGS_84/". In a geo URI the longitude of a pole is 0. Since 0.1.
///
/// Takes constant time.
inline std::string position_format(Point position, Optional<FormatOptions> options = {}) {
    return try_position_format(position, options).get();
}

/// position_format() into the caller's memory.
inline void position_format(Point position, Optional<FormatOptions> options, std::string& out) {
    try_position_format(position, options, out).check();
}

/// Writes many positions as text.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param options Form, digits and style of all rows.
/// \param texts Slots; each receives UTF-8 text, padded with zeros.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error for slots of no bytes, ; for the options, as position_format(): Status::form, Status::style,
///     Status::decimals, Status::precision (of cells), Status::zone or Status::altitude.
///
/// A refused row becomes an empty text. Its status is Status::buffer_too_small if the text does not fit into its slot,
/// or what position_format() answers. Each row equals the result of position_format(). Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
inline Status position_format_batch(
    Column<const double> latitudes, Column<const double> longitudes, Optional<FormatOptions> options,
    TextColumn<char> texts, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_position_format_batch(latitudes, longitudes, options, texts, statuses));
}

/// Writes the GEOREF reference of the cell that contains a position.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param precision Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0 names a cell of
///     a degree, -1 a tile of 15 degrees. There is no precision 1.
/// \return ASCII text.
/// \throws Error Status::latitude, Status::not_finite, Status::precision.
///
/// Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203". Longitude comes before latitude, both
/// in the letters and in the digits. Digits are truncated, never rounded, so a longer reference always refines a
/// shorter one. The text equals that of GeographicLib, except for positions within 5e-14 degrees of an edge.
///
/// South and west edges belong to the cell; the North Pole belongs to the last row. Each edge is the double nearest to
/// the exact one, so -72.9 degrees begins the sixth minute. GeographicLib truncates a rounded product there and may
/// return the cell before it. Since 0.1.
///
/// Takes constant time.
inline std::string georef_encode(Point position, std::int32_t precision = 2) {
    return try_georef_encode(position, precision).get();
}

/// georef_encode() into the caller's memory.
inline void georef_encode(Point position, std::int32_t precision, std::string& out) {
    try_georef_encode(position, precision, out).check();
}

/// Writes the GEOREF references of the cells that contain many positions.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param precision -1 for the tile of 15 degrees, 0 for the degree, 2 ... 11 digits of minutes.
/// \param texts Slots; each receives ASCII text, padded with zeros.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::precision.
///
/// A refused row becomes an empty text, and its status says why: Status::latitude or Status::not_finite. Each row
/// equals the result of georef_encode(). Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
inline Status georef_encode_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::int32_t precision, TextColumn<char> texts,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_georef_encode_batch(latitudes, longitudes, precision, texts, statuses));
}

/// Reads a GEOREF reference: finds the cell that it names.
///
/// \param text ASCII: upper or lower case, blanks between the parts and around them. Two or four letters, then 2 to 11
///     digits of longitude and as many of latitude.
/// \return The cell.
/// \throws Error Status::text_empty, Status::text_byte for a character that is neither letter nor digit,
///     Status::text_letter, Status::text_incomplete, Status::text_number where minutes are expected,
///     Status::text_digits unless both axes have the same number of digits, 2 to 11, Status::text_sixty,
///     Status::text_rest, Status::offset for a size beyond memory.
///
/// Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and encodes
/// back to the same reference. Since 0.1.
///
/// Time grows with the bytes of the text.
inline GraticuleCell georef_decode(std::string_view text) {
    return try_georef_decode(text).get();
}

/// Finds the centers of the cells that many GEOREF references name.
///
/// \param texts ASCII, in any of the forms that georef_decode() reads.
/// \param latitudes Receives the latitudes of the centers of the cells, in degrees.
/// \param longitudes Receives the longitudes of the centers, in degrees.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status is what georef_decode() gives. Each row equals the center from
/// georef_decode(), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
inline Status georef_decode_batch(
    TextColumn<const char> texts, Column<double> latitudes, Column<double> longitudes,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_georef_decode_batch(texts, latitudes, longitudes, statuses));
}

/// Writes the GARS reference of the cell that contains a position.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param precision 0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5 minutes.
/// \return ASCII text.
/// \throws Error Status::latitude, Status::not_finite, Status::precision.
///
/// 38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters of latitude, the
/// quadrant and the key, both numbered from the north-west corner. The text equals that of GeographicLib.
///
/// South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
///
/// Takes constant time.
inline std::string gars_encode(Point position, std::int32_t precision = 2) {
    return try_gars_encode(position, precision).get();
}

/// gars_encode() into the caller's memory.
inline void gars_encode(Point position, std::int32_t precision, std::string& out) {
    try_gars_encode(position, precision, out).check();
}

/// Writes the GARS references of the cells that contain many positions.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param precision 0 for 30 minutes, 1 for 15, 2 for 5.
/// \param texts Slots; each receives ASCII text, padded with zeros.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::precision.
///
/// A refused row becomes an empty text, and its status says why: Status::latitude or Status::not_finite. Each row
/// equals the result of gars_encode(). Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
inline Status gars_encode_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::int32_t precision, TextColumn<char> texts,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_gars_encode_batch(latitudes, longitudes, precision, texts, statuses));
}

/// Reads a GARS reference: finds the cell that it names.
///
/// \param text ASCII: upper or lower case, blanks between the parts and around them. Three digits, 001 to 720, two
///     letters, then optionally the quadrant, 1 to 4, and the key, 1 to 9.
/// \return The cell.
/// \throws Error Status::text_empty, Status::text_byte for a character that is neither letter nor digit,
///     Status::text_number where a digit of the longitude, a quadrant or a key is expected, Status::text_digits unless
///     the longitude has three digits, Status::text_letter, Status::text_incomplete, Status::text_rest, Status::offset
///     for a size beyond memory.
///
/// Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and encodes
/// back to the same reference. Since 0.1.
///
/// Time grows with the bytes of the text.
inline GraticuleCell gars_decode(std::string_view text) {
    return try_gars_decode(text).get();
}

/// Finds the centers of the cells that many GARS references name.
///
/// \param texts ASCII, in any of the forms that gars_decode() reads.
/// \param latitudes Receives the latitudes of the centers of the cells, in degrees.
/// \param longitudes Receives the longitudes of the centers, in degrees.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status is what gars_decode() gives. Each row equals the center from
/// gars_decode(), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
inline Status gars_decode_batch(
    TextColumn<const char> texts, Column<double> latitudes, Column<double> longitudes,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_gars_decode_batch(texts, latitudes, longitudes, statuses));
}

/// Helps a user type an MGRS reference: finds what may come next, and what the text means so far.
///
/// \param text The text typed so far, ASCII: upper or lower case, blanks and tabs between the parts; may be empty.
/// \param precision The largest number of digits per axis, 0 ... 11.
/// \param reference The position of the device: latitude -90 ... 90, longitude any finite value.
/// \return The state of the typing.
/// \throws Error Status::offset for a size beyond memory, Status::not_finite or Status::latitude (of reference),
///     Status::precision, Status::text_byte, Status::mgrs_zone, Status::mgrs_band, Status::mgrs_grid_zone,
///     Status::mgrs_column, Status::mgrs_row, Status::mgrs_square, Status::mgrs_overhangs_zone,
///     Status::mgrs_band_of_neighbor, Status::mgrs_odd_digits or Status::mgrs_too_many_digits.
///
/// A reference here is one that mgrs_decode_strict() reads, with a square. With reference it may be abbreviated to the
/// letters of a square and digits, or to an even number of digits; "32" is then both a zone and two digits. next holds
/// what may follow in any possible reading, and field tells which field the longest reading ends in. Digits belong to
/// the easting until it has as many as precision says, or until a blank.
///
/// A complete reference has the flags TypingFlag::complete and TypingFlag::completed, and text is its usual form. An
/// abbreviated reference that is otherwise complete is filled in from reference and has only the flag
/// TypingFlag::completed: text then names the cell whose center is nearest to reference, in any zone or polar cap. A
/// UTM grid zone alone, or an empty text, is filled in with the nearest square. The distance and azimuth are those of
/// the geodesic to the center of the cell, as geodesic_inverse() computes them; NaN without reference or without
/// TypingFlag::completed. Since 0.1.
///
/// Time grows with the blanks of the text. Slowest input known: two digits and a band, which leave most squares open.
inline MGRSTyping mgrs_type(
    std::string_view text, std::int32_t precision = MGRSPrecision::m_1, Optional<Point> reference = {}) {
    return try_mgrs_type(text, precision, reference).get();
}

/// Helps a user type an MGRS reference into four fields.
///
/// \param zone ASCII, upper or lower case; every field may have blanks around it. "32V", a letter of a polar zone,
///     "32" for any band of that zone, or nothing for the zone nearest to reference.
/// \param square The two letters of a square, or nothing for any.
/// \param easting Up to 11 digits.
/// \param northing Up to 11 digits; may have more or fewer than easting.
/// \param reference The position of the device: latitude -90 ... 90, longitude any finite value.
/// \return The state of the typing.
/// \throws Error Status::offset for a size beyond memory, Status::not_finite or Status::latitude (of reference),
///     Status::text_byte, Status::text_rest if a field has more than belongs in it, Status::mgrs_zone,
///     Status::mgrs_band, Status::mgrs_grid_zone, Status::mgrs_column, Status::mgrs_row, Status::mgrs_square,
///     Status::mgrs_overhangs_zone, Status::mgrs_band_of_neighbor or Status::mgrs_too_many_digits.
///
/// The shorter of the two numbers is padded with zeros on the right: 5 and 86 are 50 and 86. Zone and square may be
/// filled in from reference, as in mgrs_type(), but not if they are half typed ("0", one letter of a square). field
/// and next refer to the last field that is not empty, or to the one after it if that field is full. Since 0.1.
///
/// Time grows with the blanks of the fields. Slowest input known: two digits and a band, which leave most squares
/// open.
inline MGRSTyping mgrs_type_fields(
    std::string_view zone, std::string_view square, std::string_view easting, std::string_view northing,
    Optional<Point> reference = {}) {
    return try_mgrs_type_fields(zone, square, easting, northing, reference).get();
}

/// Writes a length as people read it: "850 m", "1.25 km".
///
/// \param meters -1e15 ... 1e15; a negative length keeps its sign.
/// \param units A system, Units::metric, Units::imperial or Units::nautical, which has a unit for every length; or one
///     unit, Units::meters, Units::kilometers, Units::feet, Units::miles or Units::nautical_miles (since 0.2).
/// \param digits Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many as suit the number.
/// \return ASCII text.
/// \throws Error Status::not_finite, Status::measure, Status::unit, Status::digits.
///
/// Lengths of 1000 m or more are in kilometers, of 1000 ft or more in miles, of a tenth of a nautical mile or more in
/// nautical miles; shorter ones are in meters or feet. The rounded number decides: 999.7 m is "1.00 km", never "1000
/// m". With digits 0 a number has three significant digits, but every digit before the point is kept: "1234 km".
/// Meters and feet are whole numbers from 10 up; below 10 they have two significant digits and at most three decimals:
/// "12 m", "1.2 m", "0.012 m". In one unit, no length has more than three decimals: 12.3 m is "0.012 km". Ties are
/// rounded to the even digit. There are never more than 20 decimals, and never "-0". length_parse() reads the text
/// back, to within half of its last digit. Since 0.1.
///
/// Takes constant time.
inline std::string length_format(double meters, Units units = Units::metric, std::int32_t digits = 0) {
    return try_length_format(meters, units, digits).get();
}

/// length_format() into the caller's memory.
inline void length_format(double meters, Units units, std::int32_t digits, std::string& out) {
    try_length_format(meters, units, digits, out).check();
}

/// Reads a length: a number and its unit.
///
/// \param text UTF-8: "850 m", "1,25KM", "-300 ft", "12.5 nautical miles".
/// \return The length.
/// \throws Error Status::offset for a size beyond memory, Status::text_empty, Status::text_byte,
///     Status::text_incomplete for a sign alone, Status::text_number, Status::text_comma, Status::text_unit for an
///     unknown or missing unit, Status::text_rest, or Status::measure beyond 1e16 meters.
///
/// Numbers may have a sign and a decimal point or comma, but no exponent and no thousands separators: "1,250 m" has
/// two meanings and is refused with Status::text_comma; write "1.250 m" or "1250 m". The units are m, km, ft, yd, mi,
/// nmi (also NM) and their names, singular or plural, in upper or lower case, with or without a blank before them; a
/// prime or an apostrophe means feet. M is a meter. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
inline double length_parse(std::string_view text) {
    return try_length_parse(text).get();
}

/// Writes an area as people read it: "850 m²", "1.25 ha".
///
/// \param square_meters -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
/// \param units Units::metric, Units::imperial or Units::nautical; the units of lengths alone are refused.
/// \param digits Significant digits, 1 ... 15: all of them are written, "1.00 ha"; or 0: as many as suit the number.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::measure, Status::unit, Status::digits.
///
/// Metric: m², hectares (ha) from 10,000 m², km² from 100 ha. Imperial: ft², acres (ac) from one acre, mi² from 640
/// acres (one square mile). Nautical: ft², nmi² from a hundredth of one. Digits follow the rules of length_format(),
/// with m² and ft² in place of meters and feet: "9999 m²", "1.00 ha". area_parse() reads the text back, to within half
/// of its last digit. Since 0.1.
///
/// Takes constant time.
inline std::string area_format(double square_meters, Units units = Units::metric, std::int32_t digits = 0) {
    return try_area_format(square_meters, units, digits).get();
}

/// area_format() into the caller's memory.
inline void area_format(double square_meters, Units units, std::int32_t digits, std::string& out) {
    try_area_format(square_meters, units, digits, out).check();
}

/// Reads an area: a number and its unit.
///
/// \param text UTF-8: "850 m2", "1,25 ha", "3 sq mi", "40 acres".
/// \return The area.
/// \throws Error Status::offset for a size beyond memory, Status::text_empty, Status::text_byte,
///     Status::text_incomplete for a sign alone, Status::text_number, Status::text_comma, Status::text_unit for an
///     unknown or missing unit, Status::text_rest, or Status::measure beyond 1e16 square meters.
///
/// Numbers follow the rules of length_parse(). The units, in upper or lower case, are hectares (ha), acres (ac), and
/// any unit of length that has letters, with "2", "^2" or "²" after it, or "sq" or "square" before it. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
inline double area_parse(std::string_view text) {
    return try_area_parse(text).get();
}

/// Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
///
/// \param degrees Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
/// \param unit AngleUnit::degrees, AngleUnit::mils, AngleUnit::points_8 or AngleUnit::points_16.
/// \param decimals 0 ... 12; all of them are written. Compass points have none.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::measure, Status::unit, Status::decimals.
///
/// Rounded numbers lie in [0, 360) or [0, 6400): 359.7 degrees without decimals is "0°". Ties are rounded to the even
/// digit. Halfway between two compass points, the result is the one with the even number, counted clockwise from N.
/// angle_parse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal) or half of
/// the sector of a compass point. Since 0.1.
///
/// Takes constant time.
inline std::string angle_format(double degrees, AngleUnit unit = AngleUnit::degrees, std::int32_t decimals = 0) {
    return try_angle_format(degrees, unit, decimals).get();
}

/// angle_format() into the caller's memory.
inline void angle_format(double degrees, AngleUnit unit, std::int32_t decimals, std::string& out) {
    try_angle_format(degrees, unit, decimals, out).check();
}

/// Reads an angle: a number and its unit, or a compass point.
///
/// \param text UTF-8: "45.5°", "45,5 deg", "800 mils", "NNE".
/// \return The angle as written, not reduced; for a compass point the middle of its sector, 0 ... 337.5.
/// \throws Error Status::offset for a size beyond memory, Status::text_empty, Status::text_byte,
///     Status::text_incomplete for a sign alone, Status::text_number, Status::text_comma, Status::text_unit for an
///     unknown or missing unit, Status::text_rest, Status::text_letter where a compass point should end, or
///     Status::measure beyond 1e16 degrees.
///
/// Numbers follow the rules of length_parse(). The units, in upper or lower case, are the degree sign, d, deg,
/// degree(s), and mil(s), 6400 to a turn. The compass points are the sixteen from N to NNW. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
inline double angle_parse(std::string_view text) {
    return try_angle_parse(text).get();
}

/// Writes a speed as people read it: "5.4 km/h", "12.3 kn", "5:30 min/km".
///
/// \param meters_per_second -1e15 ... 1e15 meters per second; a negative speed keeps its sign.
/// \param unit SpeedUnit::meters_per_second, SpeedUnit::kilometers_per_hour, SpeedUnit::miles_per_hour,
///     SpeedUnit::knots or SpeedUnit::minutes_per_kilometer.
/// \param digits Significant digits, 1 ... 15: all of them are written; or 0: as many as suit the number. A pace has
///     whole seconds, whatever this is.
/// \return ASCII text.
/// \throws Error Status::not_finite, Status::speed, Status::unit, Status::digits.
///
/// With digits 0 a number has three significant digits and at most one decimal, but every digit before the point is
/// kept: "0.3 m/s", "12.3 kn", "1080 km/h". Ties are rounded to the even digit; never "-0". A pace is rounded to a
/// second. One of 1000 minutes or more, a meter a minute, is written as no pace: "--:-- min/km", as for the speed 0.
/// From 2000 m/s on a pace would be "0:00", which no speed has: Status::speed. speed_parse() reads the text back, to
/// within half of its last digit, and what has no pace as 0. Since 0.2.
///
/// Takes constant time.
inline std::string speed_format(
    double meters_per_second, SpeedUnit unit = SpeedUnit::meters_per_second, std::int32_t digits = 0) {
    return try_speed_format(meters_per_second, unit, digits).get();
}

/// speed_format() into the caller's memory.
inline void speed_format(double meters_per_second, SpeedUnit unit, std::int32_t digits, std::string& out) {
    try_speed_format(meters_per_second, unit, digits, out).check();
}

/// Reads a speed: a number and its unit, or a pace.
///
/// \param text UTF-8: "12.3 kn", "5,4 km/h", "30mph", "5:30 min/km".
/// \return The speed in meters per second.
/// \throws Error Status::offset for a size beyond memory, Status::text_empty, Status::text_byte,
///     Status::text_incomplete for a sign alone or a pace without its seconds, Status::text_number,
///     Status::text_comma, Status::text_digits for seconds without two digits, Status::text_sixty, Status::text_unit
///     for an unknown or missing unit, Status::text_rest, or Status::speed beyond 1e16 m/s and for a pace of 0.
///
/// Numbers follow the rules of length_parse(). The units, in upper or lower case, are km/h (kmh, kph), mph, kn (kt,
/// kts, knot, knots), and any unit of length that has letters, with "/" or "per" and s, min or h (sec, hr, second,
/// minute, hour) behind it. A pace is minutes, a colon and two digits of seconds, then min/km or /km, or decimal
/// minutes, "5.5 min/km"; in place of km may be another unit of length. "--:--" with the unit of a pace is the speed
/// 0. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
inline double speed_parse(std::string_view text) {
    return try_speed_parse(text).get();
}

/// Writes a course and its north, as people read them: "045° M", "0800 mil G".
///
/// \param degrees Clockwise from that north, -1e15 ... 1e15; reduced to one turn, exactly.
/// \param north North::true_, North::grid or North::magnetic: written, not converted.
/// \param unit AngleUnit::degrees or AngleUnit::mils.
/// \param decimals 0 ... 12; all of them are written.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::measure, Status::north, Status::unit, Status::decimals.
///
/// Degrees have three digits before the point, mils four. The angle is rounded once and exactly, ties to the even
/// digit, and lies in [0, 360) or [0, 6400): 359.7 degrees without decimals is "000°", never "360°". The letter is T,
/// G or M. course_parse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal).
/// Since 0.2.
///
/// Takes constant time.
inline std::string course_format(
    double degrees, North north, AngleUnit unit = AngleUnit::degrees, std::int32_t decimals = 0) {
    return try_course_format(degrees, north, unit, decimals).get();
}

/// course_format() into the caller's memory.
inline void course_format(double degrees, North north, AngleUnit unit, std::int32_t decimals, std::string& out) {
    try_course_format(degrees, north, unit, decimals, out).check();
}

/// Reads a course: a number, its unit and its north.
///
/// \param text UTF-8: "045° M", "45,5 deg true", "0800 mil G", "270T".
/// \throws Error Status::offset for a size beyond memory, Status::text_empty, Status::text_byte,
///     Status::text_incomplete for a sign alone, Status::text_number, Status::text_comma, Status::north where the
///     north is missing or unknown, Status::text_rest, or Status::measure beyond 1e16 degrees.
///
/// Numbers and units follow the rules of angle_parse(), but there are no compass points, and a number without a unit
/// is in degrees. The norths, in upper or lower case, are T, G, M, true, grid, mag and magnetic. A text without one is
/// refused, because nobody can tell what it counts from: angle_parse() reads it. M is magnetic, never mils. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
inline CourseParseResult course_parse(std::string_view text) {
    return try_course_parse(text).get();
}

/// Writes a declination as people read it: "3.2° E", "12.5° W".
///
/// \param degrees Positive where magnetic north lies to the east of true north, -180 ... 180 degrees. The angle from
///     grid north to magnetic north is written in the same way.
/// \param unit AngleUnit::degrees or AngleUnit::mils.
/// \param decimals 0 ... 12; all of them are written.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::declination, Status::unit, Status::decimals.
///
/// The angle is rounded once and exactly, ties to the even digit. What is rounded to zero has no letter: "0.0°".
/// declination_parse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal).
/// Since 0.2.
///
/// Takes constant time.
inline std::string declination_format(double degrees, AngleUnit unit = AngleUnit::degrees, std::int32_t decimals = 0) {
    return try_declination_format(degrees, unit, decimals).get();
}

/// declination_format() into the caller's memory.
inline void declination_format(double degrees, AngleUnit unit, std::int32_t decimals, std::string& out) {
    try_declination_format(degrees, unit, decimals, out).check();
}

/// Reads a declination: a number, its unit, and E or W.
///
/// \param text UTF-8: "3.2° E", "12,5W", "222 mil west".
/// \return The declination in degrees, -180 ... 180, positive to the east.
/// \throws Error Status::offset for a size beyond memory, Status::text_empty, Status::text_byte, Status::text_sign for
///     a sign, Status::text_number, Status::text_comma, Status::text_hemisphere where E or W is missing,
///     Status::text_rest, or Status::declination beyond 180 degrees.
///
/// Numbers and units follow the rules of angle_parse(), but there are no signs and no compass points, and a number
/// without a unit is in degrees. E, W, east and west may be in upper or lower case. Zero needs no letter. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
inline double declination_parse(std::string_view text) {
    return try_declination_parse(text).get();
}

/// Projects a position onto the UTM or UPS grid.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param zone Zone::standard; or 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for
///     zone and hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then continues across the equator),
///     32661 and 32761 (UPS).
/// \return Easting and northing in meters, zone and hemisphere.
/// \throws Error Status::latitude, Status::not_finite, Status::zone, Status::too_far.
///
/// The standard zones are those of UTM in latitudes [-80, 84), with the exceptions of Norway (32V) and Svalbard (31X
/// to 37X), and UPS beyond. You may choose a zone up to 9 degrees from its central meridian, and up to 60 degrees as
/// long as the easting stays in [0, 1000 km]; and UPS as long as the coordinates stay within [1200 km, 2800 km]
/// (north) or [700 km, 3300 km] (south). Agrees with GeographicLib to 10 nm; transverse Mercator after Karney 2011,
/// equations 7 to 36, polar stereographic after Snyder 1987, equations 21-33 and 21-39. Since 0.1.
inline UTM utm_forward(Point position, std::int32_t zone = Zone::standard) {
    return try_utm_forward(position, zone).get();
}

/// Finds the position of a point on the UTM or UPS grid.
///
/// \param utm Easting and northing in meters, zone 1 ... 60 or Zone::ups, hemisphere. UTM: easting in [-510 km, 1510
///     km], northing between the poles, up to 9,997,964.9431 m from the equator. UPS: in the range of utm_forward().
/// \return The position; longitude in [-180, 180)
/// \throws Error Status::not_finite, Status::zone, Status::hemisphere, Status::easting, Status::northing.
///
/// A northing may lie across the equator. At a pole, the longitude is 0. Agrees with GeographicLib to 10 nm. Since
/// 0.1.
inline Point utm_inverse(const UTM& utm) {
    return try_utm_inverse(utm).get();
}

/// Projects many positions onto the UTM or UPS grid.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param zone Zone::standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
/// \param eastings Receives the eastings, in meters.
/// \param northings Receives the northings, in meters.
/// \param zones Receives the zones with the sign of the hemisphere: 33, -33, and 61, -61 for UPS (Zone::row_ups); 0 in
///     a refused row. May be left out.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::zone.
///
/// A refused row becomes NaN, and its status says why: Status::latitude, Status::not_finite or Status::too_far. Each
/// row equals the result of utm_forward(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
inline Status utm_forward_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::int32_t zone, Column<double> eastings,
    Column<double> northings, Column<std::int32_t> zones = {}, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_utm_forward_batch(latitudes, longitudes, zone, eastings, northings, zones, statuses));
}

/// Finds the positions of many points on UTM or UPS grids.
///
/// \param eastings Meters, in the range of utm_inverse()
/// \param northings Meters, in the range of utm_inverse()
/// \param zones Zones with the sign of the hemisphere, as utm_forward_batch() returns them: 33 north, -33 south, 61
///     and -61 UPS.
/// \param latitudes Receives the latitudes, in degrees.
/// \param longitudes Receives the longitudes, in degrees, in [-180, 180).
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status says why: Status::zone, Status::not_finite, Status::easting or
/// Status::northing. Each row equals the result of utm_inverse(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
inline Status utm_inverse_batch(
    Column<const double> eastings, Column<const double> northings, Column<const std::int32_t> zones,
    Column<double> latitudes, Column<double> longitudes, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_utm_inverse_batch(eastings, northings, zones, latitudes, longitudes, statuses));
}

/// Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param zone Zone::standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
/// \throws Error Status::latitude, Status::not_finite, Status::zone or Status::too_far.
///
/// Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and the scale 0.9996;
/// at a pole of UPS the convergence is the longitude (north) or its opposite (south), and the scale 0.994. Karney
/// 2011, equations 23 to 29; Snyder 1987, equation 21-32. Since 0.1.
inline UTMFactorsResult utm_factors(Point position, std::int32_t zone = Zone::standard) {
    return try_utm_factors(position, zone).get();
}

/// Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param zone Zone::standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
/// \param convergences Receives the azimuths of grid north, in degrees clockwise from true north.
/// \param scales Receives the point scales.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::zone.
///
/// A refused row becomes NaN, and its status says why: Status::latitude, Status::not_finite or Status::too_far. Each
/// row equals the result of utm_factors(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
inline Status utm_factors_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::int32_t zone, Column<double> convergences,
    Column<double> scales, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_utm_factors_batch(latitudes, longitudes, zone, convergences, scales, statuses));
}

/// Finds the standard zone of a position.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \throws Error Status::latitude, Status::not_finite.
///
/// West and south edges belong to a zone. Norway, from 56 to 64 north: zone 32 begins at 3 east. Svalbard, from 72 to
/// 84 north: zone 31 ends at 9 east, 33 at 21, 35 at 33, 37 at 42. Since 0.1.
inline UTMZoneResult utm_zone(Point position) {
    return try_utm_zone(position).get();
}

/// Finds the EPSG code of a UTM or UPS grid on WGS 84.
///
/// \param zone 1 ... 60, or Zone::ups.
/// \param hemisphere Hemisphere::north or Hemisphere::south.
/// \return 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS south).
/// \throws Error Status::zone, Status::hemisphere.
///
/// The EPSG registry defines the two UPS systems with the northing first. The values here are the same; only their
/// order differs. Since 0.1.
inline std::int32_t utm_to_epsg(std::int32_t zone, Hemisphere hemisphere) {
    return try_utm_to_epsg(zone, hemisphere).get();
}

/// Finds the UTM or UPS grid that an EPSG code names.
///
/// \param code 32601 ... 32661 or 32701 ... 32761.
/// \throws Error Status::epsg.
///
/// Since 0.1.
inline UTMFromEpsgResult utm_from_epsg(std::int32_t code) {
    return try_utm_from_epsg(code).get();
}

/// Writes the MGRS grid of a map view as GeoJSON.
///
/// \param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth. Latitudes -90 ... 90, longitudes any finite value.
/// \param zoom Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is tile_size pixels wide, 512 by default, as
///     in Mapbox and MapLibre.
/// \param options Options that differ from the defaults.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::latitude, Status::view, Status::zoom, Status::too_many_vertices; for the
///     options: Status::content, Status::tile_size, Status::tolerance, Status::margin, Status::pixels,
///     Status::spacing, Status::levels or Status::step.
///
/// The result is one FeatureCollection (RFC 7946) with the lines of grid_lines() as LineStrings, then the labels of
/// grid_labels() as Points. Positions have enough decimals for a tenth of a pixel, without trailing zeros. Properties
/// of a line: kind ("border", "100-km", "line"), axis ("easting", "northing", "longitude", "latitude"), zone (a
/// number, 0 for UPS; parallels have none), hemisphere ("north", "south"), coordinate, spacing, major, width, opacity.
/// Properties of a label: kind ("grid-zone", "square", "digits", "reference"), text, zone, hemisphere and, for digits,
/// axis, coordinate and edge ("south", "west", "north", "east").
///
/// A view that shows nothing gives an empty collection. Since 0.1.
///
/// Time grows with the lines and their vertices, which are refused beyond max_vertices and a million lines. Slowest
/// input known: a view just below that limit.
inline std::string grid_geojson(const Bounds& view, double zoom, Optional<GridOptions> options = {}) {
    return try_grid_geojson(view, zoom, options).get();
}

/// grid_geojson() into the caller's memory.
inline void grid_geojson(const Bounds& view, double zoom, Optional<GridOptions> options, std::string& out) {
    try_grid_geojson(view, zoom, options, out).check();
}

/// Computes the lines of the MGRS grid of a map view, in degrees.
///
/// \param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth.
/// \param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by default.
/// \param options Labels are not drawn, whatever the content says.
/// \throws Error Status::not_finite, Status::latitude, Status::view, Status::zoom, Status::too_many_vertices; for the
///     options: Status::content, Status::tile_size, Status::tolerance, Status::margin, Status::pixels,
///     Status::spacing, Status::levels or Status::step.
///
/// The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS grid of both polar
/// caps. Each line is one polyline for each zone and hemisphere, clipped at the border of the zone and at the view,
/// and cut at the antimeridian. A view that is 360 degrees wide or more with its margin covers the whole earth; its
/// lines are also cut where it begins, 180 degrees west of its middle. A line runs north or east, from its smaller
/// coordinate to its larger. A line that is part of a border or of a coarser level is drawn only as that. The zoom
/// decides which levels are drawn: see GridOptions. A level is left out if its lines are closer than minimum_pixels in
/// the part of the view nearest to the equator.
///
/// A vertex lies on its line to within 20 nm. A chord, straight on the Web Mercator map, departs from its line by no
/// more than the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511 degrees, where a Web Mercator map ends, a
/// pixel of the tolerance and of the margin is as many meters as at that latitude. A line that just touches a corner
/// of the view is not drawn if it is shorter than the last decimal of a position in GeoJSON, a tenth of a pixel or
/// less.
///
/// A view without width or height has no lines. A view with more lines to consider than max_vertices plus a million is
/// refused with Status::too_many_vertices, even if none of them is long enough to be drawn. Since 0.1.
///
/// Time grows with the lines and their vertices, which are refused beyond max_vertices and a million lines. Slowest
/// input known: a view just below that limit.
inline GridLinesResult grid_lines(const Bounds& view, double zoom, Optional<GridOptions> options = {}) {
    return try_grid_lines(view, zoom, options).get();
}

/// grid_lines() into the caller's memory.
inline void grid_lines(
    const Bounds& view, double zoom, Optional<GridOptions> options, std::vector<Point>& vertices,
    std::vector<GridLine>& lines) {
    try_grid_lines(view, zoom, options, vertices, lines).check();
}

/// Computes the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
///
/// \param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth. Everything beyond 85.051128 degrees, the edge of the Mercator world, is
///     left out.
/// \param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by default.
/// \param origin The position of pixel 0, 0; latitudes beyond 85.051128 degrees count as 85.051128.
/// \param options Labels are not drawn, whatever the content says.
/// \throws Error Status::not_finite, Status::latitude, Status::view, Status::zoom, Status::too_many_vertices; for the
///     options: Status::content, Status::tile_size, Status::tolerance, Status::margin, Status::pixels,
///     Status::spacing, Status::levels or Status::step.
///
/// The lines are those of grid_lines(), vertex by vertex, if the view with its margin lies within 85.051128 degrees.
/// All pixels belong to one copy of the world, in which the view is in one piece: x continues across the antimeridian,
/// and the whole earth is the copy around the middle of the view. The origin lies in the copy nearest to the middle of
/// the view. Each number is the float nearest to the exact pixel, to one part in 10^7 of the distance from the origin,
/// so choose an origin in the view. Since 0.1.
///
/// Time grows with the lines and their vertices, which are refused beyond max_vertices and a million lines. Slowest
/// input known: a view just below that limit.
inline GridLinesPixelsResult grid_lines_pixels(
    const Bounds& view, double zoom, const Point& origin, Optional<GridOptions> options = {}) {
    return try_grid_lines_pixels(view, zoom, origin, options).get();
}

/// grid_lines_pixels() into the caller's memory.
inline void grid_lines_pixels(
    const Bounds& view, double zoom, const Point& origin, Optional<GridOptions> options, std::vector<Pixel>& vertices,
    std::vector<GridLine>& lines) {
    try_grid_lines_pixels(view, zoom, origin, options, vertices, lines).check();
}

/// Computes the labels of the MGRS grid of a map view.
///
/// \param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth.
/// \param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by default.
/// \param options Lines are not drawn, whatever the content says. The margin has no effect.
/// \return The labels.
/// \throws Error Status::not_finite, Status::latitude, Status::view, Status::zoom, Status::too_many_vertices; for the
///     options: Status::content, Status::tile_size, Status::tolerance, Status::margin, Status::pixels,
///     Status::spacing, Status::levels or Status::step.
///
/// A grid zone designator is in the middle of the visible part of the grid zone (of the wider part, if the view shows
/// both ends of the zone). If squares have labels too, it is halfway from there to the north-west corner of that part,
/// unless the part is narrower than two labels, or is a polar cap with 90 degrees or more visible. The two letters of
/// a 100 km square are in the middle of its visible part (of the larger part, if the border of a latitude band runs
/// through it). Both are left out if the visible part is narrower or shorter than label_pixels. Letters are also left
/// out if the part has less than half the area of a square with that side, or if 100 km is shorter than label_pixels
/// in the part of the view nearest to the equator.
///
/// Principal digits, from tens of kilometers down to the spacing, are placed where a line meets the edge of the view:
/// eastings on the southern and northern edges, northings on the western and eastern edges, both on all edges near a
/// pole. If lines are closer than half of label_pixels, every tenth line has digits. References are at the
/// intersections of every fifth line of each axis (reference_step, counted from the false origin), with as many digits
/// as the spacing needs, but not within 4 pixels of the edge of the view, where the digits are.
///
/// No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view with more lines to search
/// for labels than max_vertices plus a million is refused with Status::too_many_vertices. Since 0.1.
///
/// Time grows with the squares, lines and references of the view. Slowest input known: the whole earth at a high zoom,
/// which has 92,400 squares.
inline std::vector<GridLabel> grid_labels(const Bounds& view, double zoom, Optional<GridOptions> options = {}) {
    return try_grid_labels(view, zoom, options).get();
}

/// grid_labels() into the caller's memory.
inline void grid_labels(
    const Bounds& view, double zoom, Optional<GridOptions> options, std::vector<GridLabel>& labels) {
    try_grid_labels(view, zoom, options, labels).check();
}

/// Finds the places of the names of a grid on a screen: each within its cell, or nowhere.
///
/// \param camera How the map makes pixels of positions: see screen_camera().
/// \param frame The part of the screen that may have names, in pixels within 1,000,000 of 0.
/// \param covers What hides parts of the frame, in pixels within 1,000,000 of 0: panels, buttons, and texts that are
///     there already, such as numbers of lines.
/// \param sizes The space that each name needs in its full size, in pixels.
/// \param labels What grid_labels() has written.
/// \return The place of each label.
/// \throws Error Status::not_finite, Status::camera for a matrix without an inverse, a transition outside 0 ... 1 or a
///     depth of 0 or less, Status::pixels for the frame, covers and sizes, Status::latitude, Status::count.
///
/// All corners of a name's box lie in the cell that it names, as mgrs_encode() finds it, 3 pixels or more from the
/// border and from the edge of the frame. No box touches another one or a cover. Names of grid zones have their places
/// first, then those of squares, in the order of the labels. A name stands as near as possible to the middle of what
/// the frame shows of its cell, a grid zone's name to the position of its label. If it does not fit, it is made
/// smaller, down to 0.6 of its size. On a tilted map and on a globe, names become smaller and fainter with the area
/// that the screen shows of the ground. Where lengths are less than 0.82 of what they are in the center, only cells of
/// which 70 x 40 pixels are free have names, and none beyond four times the depth of the center, in the haze below the
/// horizon. Only grid zones and squares have names; other labels have no place. Ask grid_labels() for them with a
/// small label_pixels.
///
/// The work grows with the labels, and for each one that something is in the way of with the number of covers and
/// labels. Since 0.2.
inline std::vector<LabelPlace> grid_label_places(
    const Camera& camera, const Box& frame, Span<const Box> covers, Span<const TextSize> sizes,
    Span<const GridLabel> labels) {
    return try_grid_label_places(camera, frame, covers, sizes, labels).get();
}

/// grid_label_places() into the caller's memory.
inline void grid_label_places(
    const Camera& camera, const Box& frame, Span<const Box> covers, Span<const TextSize> sizes,
    Span<const GridLabel> labels, std::vector<LabelPlace>& places) {
    try_grid_label_places(camera, frame, covers, sizes, labels, places).check();
}

/// Finds the grid spacing of a map view.
///
/// \param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth.
/// \param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by default.
/// \param options Options that differ from the defaults.
/// \return The spacing of the finest level drawn, in meters; 0 if only borders of grid zones are drawn.
/// \throws Error Status::not_finite, Status::latitude, Status::view, Status::zoom; for the options: Status::content,
///     Status::tile_size, Status::tolerance, Status::margin, Status::pixels, Status::spacing, Status::levels or
///     Status::step.
///
/// Since 0.1.
inline double grid_spacing(const Bounds& view, double zoom, Optional<GridOptions> options = {}) {
    return try_grid_spacing(view, zoom, options).get();
}

/// Finds an upper bound for the vertices and labels of a map view's grid, without drawing it.
///
/// \param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth.
/// \param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by default.
/// \param options max_vertices has no effect.
/// \return The bound.
/// \throws Error Status::not_finite, Status::latitude, Status::view, Status::zoom; for the options: Status::content,
///     Status::tile_size, Status::tolerance, Status::margin, Status::pixels, Status::spacing, Status::levels or
///     Status::step.
///
/// Use it to guard against excess, not to allocate. (It never exceeds 2^50, far more than any real drawing.) Since
/// 0.1.
inline std::size_t grid_bound(const Bounds& view, double zoom, Optional<GridOptions> options = {}) {
    return try_grid_bound(view, zoom, options).get();
}

/// Finds how many meters a pixel of a Web Mercator map covers.
///
/// \param latitude Degrees, -90 ... 90.
/// \param zoom -4 ... 30.
/// \param tile_size Width of the world at zoom 0 in pixels: 512 (Mapbox, MapLibre) or 256.
/// \return Meters per pixel, along the parallel; 0 at a pole.
/// \throws Error Status::not_finite, Status::latitude, Status::zoom or Status::tile_size.
///
/// The scale is that of the WGS 84 ellipsoid. The usual formula, for a sphere with the radius of the equator, gives up
/// to 0.34 % less. Since 0.1.
inline double screen_scale(double latitude, double zoom, std::uint32_t tile_size = 512) {
    return try_screen_scale(latitude, zoom, tile_size).get();
}

/// Finds the longest round length that fits into a width on the screen.
///
/// \param latitude Degrees, within 89.9 of the equator.
/// \param zoom -4 ... 30.
/// \param tile_size Width of the world at zoom 0: 512 or 256.
/// \param max_width Pixels, 0.001 ... 1,000,000.
/// \param units Units::metric, Units::imperial or Units::nautical.
/// \return The scale bar.
/// \throws Error Status::not_finite, Status::latitude, Status::zoom, Status::tile_size, Status::pixels or
///     Status::unit.
///
/// Round lengths are 1, 2 and 5 times the powers of ten. The larger unit begins at 1 km, 1 mi and 0.1 nmi. The text
/// has decimals only below 1: "2000 ft", "0.5 nmi". Width and length are measured along the parallel. Since 0.1.
inline ScaleBar screen_scale_bar(
    double latitude, double zoom, std::uint32_t tile_size, double max_width, Units units = Units::metric) {
    return try_screen_scale_bar(latitude, zoom, tile_size, max_width, units).get();
}

/// Finds the smallest map view that contains all ground that a screen shows.
///
/// \param screen The map on the screen.
/// \return The edges in degrees, as grid_lines() takes them; if west is greater than east, the view crosses the
///     antimeridian.
/// \throws Error Status::not_finite, Status::latitude for the center, Status::zoom, Status::tile_size, Status::pixels
///     for width and height, or Status::camera for pitch and field of view.
///
/// The view ends at 85.051128 degrees, the edge of the Mercator world. If the screen is as wide as the world or wider,
/// the east edge is 360 degrees beyond the west edge, and the center of the screen is in the middle between them. With
/// pitch, the ground ends at the horizon, as in MapLibre: 85 % of the way from the center of the screen up to the line
/// where the plane of the map vanishes, and nowhere farther than where it is seen at 89.25 degrees from the vertical.
/// Accurate to a ten-thousandth of a pixel of the map, and a unit in the last place of the degrees. Since 0.2.
inline Bounds screen_view(const Screen& screen) {
    return try_screen_view(screen).get();
}

/// Finds the pixel at which a screen shows a position.
///
/// \param screen The map on the screen.
/// \param position Latitude -90 ... 90, longitude any finite value.
/// \throws Error Status::not_finite, Status::latitude, Status::zoom, Status::tile_size, Status::pixels for width and
///     height, Status::camera, or Status::out_of_sight if the position lies behind the camera.
///
/// The pixel may lie outside the screen. It belongs to the copy of the world nearest to the center: within 180 degrees
/// of longitude. Latitudes beyond 85.051128 degrees, the edge of the Mercator world, count as 85.051128. Without
/// bearing and pitch, pixels are those of grid_lines_pixels() if its origin is the position at the top left corner of
/// the screen. Accurate to a ten-thousandth of a pixel on the screen, at any zoom.
///
/// The formulas, with angles in degrees: let W = tile_size * 2^zoom, the width of the world in pixels, e = W/360 *
/// (the difference of longitude from the center to the position), and s = W/(2 pi) * (psi of the center minus psi of
/// the position) with psi = log(tan(45 + latitude/2)). Turn them by the bearing b: u = e cos b + s sin b, v = s cos b
/// - e sin b. The camera is at the distance d = height/(2 tan(field_of_view/2)) from the center, and with the pitch p
/// the depth of the position is w = d - v sin p. Then x = width/2 + u d/w and y = height/2 + v cos p d/w. Since 0.2.
inline ScreenPointToPixelResult screen_point_to_pixel(const Screen& screen, const Point& position) {
    return try_screen_point_to_pixel(screen, position).get();
}

/// Finds the pixels at which a screen shows many positions.
///
/// \param screen The map on the screen.
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values.
/// \param xs Receives the way to the right from the left edge of the screen, in pixels.
/// \param ys Receives the way down from the top edge of the screen, in pixels.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::not_finite, Status::latitude, Status::zoom, Status::tile_size, Status::pixels or
///     Status::camera for the screen.
///
/// A refused row becomes NaN, and its status says why: Status::not_finite, Status::latitude or Status::out_of_sight.
/// Each row equals the result of screen_point_to_pixel(). Positions inside structs, such as labels, need not be
/// copied. Since 0.2.
///
/// Time grows with the rows.
inline Status screen_point_to_pixel_batch(
    const Screen& screen, Column<const double> latitudes, Column<const double> longitudes, Column<double> xs,
    Column<double> ys, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_screen_point_to_pixel_batch(screen, latitudes, longitudes, xs, ys, statuses));
}

/// Finds the position that a screen shows at a pixel.
///
/// \param screen The map on the screen.
/// \param x Pixels to the right of the left edge of the screen, within 1e15.
/// \param y Pixels below the top edge of the screen, within 1e15.
/// \return The position, longitude in [-180, 180).
/// \throws Error Status::not_finite, Status::latitude for the center, Status::zoom, Status::tile_size, Status::pixels,
///     Status::camera, or Status::out_of_sight if the pixel lies above the horizon of screen_view().
///
/// Pixels need not be whole numbers, and may lie outside the screen. Beyond the northern and southern edge of the
/// Mercator world, the latitude is that of the edge, 85.051128 degrees. Otherwise screen_point_to_pixel() leads back,
/// to a ten-thousandth of a pixel on the screen, unless the pixel is more than 180 degrees of longitude from the
/// center. Since 0.2.
inline Point screen_pixel_to_point(const Screen& screen, double x, double y) {
    return try_screen_pixel_to_point(screen, x, y).get();
}

/// Finds the positions that a screen shows at many pixels.
///
/// \param screen The map on the screen.
/// \param xs Pixels to the right of the left edge of the screen, within 1e15.
/// \param ys Pixels below the top edge of the screen, within 1e15.
/// \param latitudes Receives the latitudes, in degrees.
/// \param longitudes Receives the longitudes, in degrees, in [-180, 180).
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::not_finite, Status::latitude, Status::zoom, Status::tile_size, Status::pixels or
///     Status::camera for the screen.
///
/// A refused row becomes NaN, and its status says why: Status::not_finite, Status::pixels or Status::out_of_sight.
/// Each row equals the result of screen_pixel_to_point(). Since 0.2.
///
/// Time grows with the rows.
inline Status screen_pixel_to_point_batch(
    const Screen& screen, Column<const double> xs, Column<const double> ys, Column<double> latitudes,
    Column<double> longitudes, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_screen_pixel_to_point_batch(screen, xs, ys, latitudes, longitudes, statuses));
}

/// Finds the matrix with which a graphics processor places the pixels of a map on a screen.
///
/// \param screen The map on the screen.
/// \return The matrix.
/// \throws Error Status::not_finite, Status::latitude, Status::zoom, Status::tile_size, Status::pixels or
///     Status::camera.
///
/// The matrix takes (x, y, 0, 1) to clip space, where the screen spans -1 ... 1 from left to right and from bottom to
/// top. x and y are pixels of the map, east and down from the center of the screen: what grid_lines_pixels() writes if
/// its origin is the center and its view is that of screen_view(). The graphics processor clips what lies behind the
/// camera, so lines are whole on a tilted map. There is no depth: z is 0. The matrix depends on width, height,
/// bearing, pitch and field of view only, so the vertices of one center and zoom serve while the map turns. Since 0.2.
inline Matrix screen_matrix(const Screen& screen) {
    return try_screen_matrix(screen).get();
}

/// Finds the camera of a screen, for grid_label_places().
///
/// \param screen The map on the screen.
/// \return The camera: a plane, with transition 0.
/// \throws Error Status::not_finite, Status::latitude, Status::zoom, Status::tile_size, Status::pixels or
///     Status::camera.
///
/// The camera makes the pixels of screen_point_to_pixel(), to a thousandth of a pixel up to zoom 24. A map with a
/// camera of its own, such as a globe or a game, fills in its own matrices instead. Since 0.2.
inline Camera screen_camera(const Screen& screen) {
    return try_screen_camera(screen).get();
}

/// Projects a position onto the plane of web maps, EPSG:3857.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \throws Error Status::not_finite, Status::latitude or Status::pole.
///
/// The latitudes of the ellipsoid are used as if they were those of a sphere. The square world of tiles ends at
/// 85.051128 degrees, where y is 20,037,508.34 m as x is at 180 degrees; the projection goes on to near the poles.
/// Agrees with PROJ to 10 nm. Since 0.2.
inline WebMercatorForwardResult web_mercator_forward(Point position) {
    return try_web_mercator_forward(position).get();
}

/// Finds the position of a point on the plane of web maps, EPSG:3857.
///
/// \param x Meters to the east of the meridian of Greenwich; any finite value.
/// \param y Meters to the north of the equator; any finite value.
/// \return The position; longitude in [-180, 180)
/// \throws Error Status::not_finite.
///
/// The map repeats every 40,075,016.69 m. From 240,000 km on the latitude is that of a pole. Agrees with PROJ to 1e-13
/// degrees. Since 0.2.
inline Point web_mercator_inverse(double x, double y) {
    return try_web_mercator_inverse(x, y).get();
}

/// Projects many positions onto the plane of web maps, EPSG:3857.
///
/// \param latitudes Degrees, between the poles.
/// \param longitudes Degrees; as web_mercator_forward() takes them.
/// \param xs Receives the way to the east of the meridian of Greenwich, in meters.
/// \param ys Receives the way to the north of the equator, in meters.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status says why: Status::not_finite, Status::latitude or Status::pole. Each row
/// equals the result of web_mercator_forward(), bit for bit. Since 0.2.
///
/// Time grows with the rows.
inline Status web_mercator_forward_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<double> xs, Column<double> ys,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_web_mercator_forward_batch(latitudes, longitudes, xs, ys, statuses));
}

/// Finds the positions of many points on the plane of web maps, EPSG:3857.
///
/// \param xs Meters to the east of the meridian of Greenwich.
/// \param ys Meters to the north of the equator.
/// \param latitudes Receives the latitudes, in degrees.
/// \param longitudes Receives the longitudes, in degrees, in [-180, 180).
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status is Status::not_finite. Each row equals the result of
/// web_mercator_inverse(), bit for bit. Since 0.2.
///
/// Time grows with the rows.
inline Status web_mercator_inverse_batch(
    Column<const double> xs, Column<const double> ys, Column<double> latitudes, Column<double> longitudes,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_web_mercator_inverse_batch(xs, ys, latitudes, longitudes, statuses));
}

/// Finds the tile that holds a position.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param zoom 0 ... 30; the world has 2^zoom columns and rows.
/// \return The tile.
/// \throws Error Status::not_finite, Status::latitude, Status::zoom.
///
/// West and north edges belong to a tile. Positions that are nearer than 0.4 micrometers to the next tile on the map,
/// to the east or south, belong to it, so that the corner of tile_bounds() lies in its tile. Since 0.2.
inline Tile tile_at(Point position, std::uint32_t zoom) {
    return try_tile_at(position, zoom).get();
}

/// Finds the tiles that hold many positions.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param zoom 0 ... 30. It applies to all rows.
/// \param tiles Receives the tiles.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::zoom.
///
/// In a refused row all fields are 4294967295, and its status says why: Status::not_finite or Status::latitude. Each
/// row equals the result of tile_at(). Since 0.2.
///
/// Time grows with the rows.
inline Status tile_at_batch(
    Column<const double> latitudes, Column<const double> longitudes, std::uint32_t zoom, Column<Tile> tiles,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_tile_at_batch(latitudes, longitudes, zoom, tiles, statuses));
}

/// Finds the edges of a tile.
///
/// \param tile Column, row and zoom.
/// \return The edges in degrees; the east edge of the last column is 180.
/// \throws Error Status::zoom, Status::tile.
///
/// Accurate to a unit in the last place. Since 0.2.
inline Bounds tile_bounds(const Tile& tile) {
    return try_tile_bounds(tile).get();
}

/// Writes the quadkey of a tile.
///
/// \param tile Column, row and zoom.
/// \return A digit, 0 to 3, for each zoom from 1 on.
/// \throws Error Status::zoom, Status::tile.
///
/// The quadkey of a tile begins with those of the tiles that contain it. At zoom 0 it is empty. Since 0.2.
///
/// Takes constant time.
inline std::string tile_quadkey_format(const Tile& tile) {
    return try_tile_quadkey_format(tile).get();
}

/// tile_quadkey_format() into the caller's memory.
inline void tile_quadkey_format(const Tile& tile, std::string& out) {
    try_tile_quadkey_format(tile, out).check();
}

/// Reads a quadkey: finds the tile that it names.
///
/// \param text ASCII: 1 to 30 digits from 0 to 3.
/// \return The tile.
/// \throws Error Status::text_empty, Status::text_byte, Status::text_digits for more than 30 digits, Status::offset
///     for a size beyond memory.
///
/// Since 0.2.
///
/// Time grows with the bytes of the text.
inline Tile tile_quadkey_parse(std::string_view text) {
    return try_tile_quadkey_parse(text).get();
}

/// Finds the tiles that bounds touch.
///
/// \param bounds The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater than
///     east, the bounds cross the antimeridian; 360 degrees and more are all longitudes.
/// \param zoom 0 ... 30.
/// \return Runs of tiles, from north to south and from west to east.
/// \throws Error Status::not_finite, Status::latitude, Status::view if south is greater than north, Status::zoom or ;
///     then nothing is left at out to be taken for a result.
///
/// Each row has one run, or two where the bounds cross the antimeridian. Tiles that the bounds meet only at their
/// south or east edge are not among them, so that the bounds of a tile give this tile; unless the bounds have no
/// height or width. What lies beyond 85.051128 degrees belongs to the first and the last row. Since 0.2.
///
/// Time grows with the rows of tiles.
inline std::vector<TileRun> tile_cover_bounds(const Bounds& bounds, std::uint32_t zoom) {
    return try_tile_cover_bounds(bounds, zoom).get();
}

/// tile_cover_bounds() into the caller's memory.
inline void tile_cover_bounds(const Bounds& bounds, std::uint32_t zoom, std::vector<TileRun>& out) {
    try_tile_cover_bounds(bounds, zoom, out).check();
}

/// Finds the tiles that a polygon touches: with its border or its inside.
///
/// \param points The points of all rings, one ring after the other, as polygon_measure() takes them.
/// \param zoom 0 ... 30.
/// \param rings The number of points of each ring: the outer one, then the holes.
/// \return Runs of tiles, from north to south and from west to east.
/// \throws Error Status::not_finite, Status::latitude, Status::rings, Status::count if the outer ring has no point, or
///     for more points than an array can hold, Status::zoom, Status::too_many_tiles or ; then nothing is left at out
///     to be taken for a result.
///
/// A tile is there if tile_at() gives it for any position of the polygon, and no other tile; each is there once. Edges
/// are geodesics; the polygon may cross the antimeridian, and a pole may lie inside. Rings may be of one or two
/// points. Where rings overlap, what lies in an even number of them is outside. A pole that is a point of a ring lies
/// at longitude 0. A tile that the border misses, or meets, by less than a millionth of the width of a tile, or a
/// micrometer if that is more, may be wrong. Since 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with Status::too_many_tiles beyond a second or two. Slowest input known: a zigzag between the poles
/// of which only the size is asked for.
inline std::vector<TileRun> tile_cover_polygon(
    Span<const Point> points, std::uint32_t zoom, Span<const std::size_t> rings = {}) {
    return try_tile_cover_polygon(points, zoom, rings).get();
}

/// tile_cover_polygon() into the caller's memory.
inline void tile_cover_polygon(
    Span<const Point> points, std::uint32_t zoom, Span<const std::size_t> rings, std::vector<TileRun>& out) {
    try_tile_cover_polygon(points, zoom, rings, out).check();
}

/// Finds the tiles that a corridor along a route touches.
///
/// \param points The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes any finite
///     value.
/// \param half_width The corridor is all that lies as near to the route as this, in meters, 0 ... 1,000,000.
/// \param zoom 0 ... 30.
/// \return Runs of tiles, from north to south and from west to east.
/// \throws Error Status::not_finite, Status::latitude, Status::count if there is no point, or for more points than an
///     array can hold, Status::half_width, Status::zoom, Status::too_many_tiles or ; then nothing is left at out to be
///     taken for a result.
///
/// All tiles that the corridor touches are there, each once. A tile may be there that it misses by less than a ten-
/// thousandth of the half-width, or by a thousandth of a tile if that is more. The route may cross the antimeridian,
/// and a pole may lie in the corridor. Since 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with Status::too_many_tiles beyond a second or two. Slowest input known: a zigzag between the poles
/// with a half-width.
inline std::vector<TileRun> tile_cover_route(Span<const Point> points, double half_width, std::uint32_t zoom) {
    return try_tile_cover_route(points, half_width, zoom).get();
}

/// tile_cover_route() into the caller's memory.
inline void tile_cover_route(
    Span<const Point> points, double half_width, std::uint32_t zoom, std::vector<TileRun>& out) {
    try_tile_cover_route(points, half_width, zoom, out).check();
}

/// Counts the tiles that bounds touch.
///
/// \param bounds The edges in degrees, as tile_cover_bounds() takes them.
/// \param min_zoom 0 ... 30.
/// \param max_zoom 0 ... 30, not below min_zoom.
/// \return The number of tiles of all zooms from min_zoom to max_zoom; where a size_t has 32 bits, its largest value
///     stands for all larger ones.
/// \throws Error Status::not_finite, Status::latitude, Status::view, Status::zoom or Status::levels if min_zoom is
///     above max_zoom.
///
/// Since 0.2.
inline std::size_t tile_count_bounds(const Bounds& bounds, std::uint32_t min_zoom, std::uint32_t max_zoom) {
    return try_tile_count_bounds(bounds, min_zoom, max_zoom).get();
}

/// Counts the tiles that a polygon touches.
///
/// \param points The points of all rings, one ring after the other, as polygon_measure() takes them.
/// \param min_zoom 0 ... 30.
/// \param max_zoom 0 ... 30, not below min_zoom.
/// \param rings The number of points of each ring: the outer one, then the holes.
/// \return The number of tiles of all zooms from min_zoom to max_zoom; where a size_t has 32 bits, its largest value
///     stands for all larger ones.
/// \throws Error Status::not_finite, Status::latitude, Status::rings, Status::count, Status::zoom, Status::levels if
///     min_zoom is above max_zoom, or Status::too_many_tiles.
///
/// The tiles are those of tile_cover_polygon(). They are counted by runs, so it takes as long as the border is. Since
/// 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with Status::too_many_tiles beyond a second or two. Slowest input known: a zigzag between the poles
/// of which only the size is asked for.
inline std::size_t tile_count_polygon(
    Span<const Point> points, std::uint32_t min_zoom, std::uint32_t max_zoom, Span<const std::size_t> rings = {}) {
    return try_tile_count_polygon(points, min_zoom, max_zoom, rings).get();
}

/// Counts the tiles that a corridor along a route touches.
///
/// \param points The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes any finite
///     value.
/// \param half_width Meters on either side of the route, 0 ... 1,000,000.
/// \param min_zoom 0 ... 30.
/// \param max_zoom 0 ... 30, not below min_zoom.
/// \return The number of tiles of all zooms from min_zoom to max_zoom; where a size_t has 32 bits, its largest value
///     stands for all larger ones.
/// \throws Error Status::not_finite, Status::latitude, Status::count, Status::half_width, Status::zoom, Status::levels
///     if min_zoom is above max_zoom, or Status::too_many_tiles.
///
/// The tiles are those of tile_cover_route(). Since 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with Status::too_many_tiles beyond a second or two. Slowest input known: a zigzag between the poles
/// with a half-width.
inline std::size_t tile_count_route(
    Span<const Point> points, double half_width, std::uint32_t min_zoom, std::uint32_t max_zoom) {
    return try_tile_count_route(points, half_width, min_zoom, max_zoom).get();
}

/// Finds the smallest rectangle of meridians and parallels that contains points.
///
/// \param points Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \return The edges in degrees; if west is greater than east, the rectangle crosses the antimeridian.
/// \throws Error Status::not_finite, Status::latitude, or Status::count if there is no point, or for more points than
///     an array can hold.
///
/// What it leaves out is the largest gap between neighboring longitudes. If there is none of a degree, it has all
/// longitudes, -180 to 180. A pole has no longitude, unless there are no other points. Since 0.2.
///
/// Time grows with the points.
inline Bounds points_bounds(Span<const Point> points) {
    return try_points_bounds(points).get();
}

/// Finds center and zoom with which a screen shows all of some bounds.
///
/// \param bounds The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater than
///     east, they cross the antimeridian; 360 degrees and more are all longitudes.
/// \param screen Its width and height, bearing, field of view and tile size; center, zoom and pitch are not read.
/// \param max_zoom The largest zoom, -4 ... 30.
/// \param padding Pixels at the edges of the screen that stay free, 0 and more.
/// \return The screen with its center and zoom, and without pitch. May be screen.
/// \throws Error Status::not_finite, Status::latitude, Status::view if south is greater than north, Status::zoom for
///     max_zoom, Status::tile_size, Status::camera, or Status::pixels for width and height, for padding that leaves no
///     room, or if the bounds would need a zoom below -4.
///
/// The camera is that of MapLibre's cameraForBounds: the middle of the bounds on the map is in the middle of what the
/// padding leaves, and if the map is turned, the bounds fit with all their corners. Latitudes beyond 85.051128
/// degrees, the edge of the Mercator world, count as 85.051128. Since 0.2.
inline Screen screen_fit(const Bounds& bounds, const Screen& screen, double max_zoom, Optional<Padding> padding = {}) {
    return try_screen_fit(bounds, screen, max_zoom, padding).get();
}

/// Finds the shortest path between two positions: its length, and its directions at both ends.
///
/// \param from Latitude -90 ... 90, longitude any finite value.
/// \param to Latitude -90 ... 90, longitude any finite value.
/// \throws Error Status::not_finite or Status::latitude.
///
/// Works on the WGS 84 ellipsoid, for any pair of positions, including nearly antipodal ones (Karney 2013, sections 4
/// and 5, with the series of order 6). Agrees with GeographicLib to 15 nm. For coincident positions both azimuths are
/// 0. At a pole, the azimuth is measured from the meridian of the longitude given there. Since 0.1.
inline GeodesicInverseResult geodesic_inverse(const Point& from, const Point& to) {
    return try_geodesic_inverse(from, to).get();
}

/// Finds the position at a distance and azimuth from another.
///
/// \param from Latitude -90 ... 90, longitude any finite value.
/// \param azimuth Degrees clockwise from north; any finite value.
/// \param distance Meters, -1e12 ... 1e12; negative: backward.
/// \throws Error Status::not_finite, Status::latitude or Status::distance.
///
/// Works on the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for distances up to half
/// a turn around the earth. From a pole, the azimuth is measured from the meridian of its longitude: azimuth 0 leads
/// from the north pole down the opposite meridian. Since 0.1.
inline GeodesicDirectResult geodesic_direct(const Point& from, double azimuth, double distance) {
    return try_geodesic_direct(from, azimuth, distance).get();
}

/// Finds the shortest paths of many pairs of positions.
///
/// \param from_latitudes Latitudes of the starts, degrees, -90 ... 90.
/// \param from_longitudes Longitudes of the starts, degrees; any finite values.
/// \param to_latitudes Latitudes of the ends, degrees, -90 ... 90.
/// \param to_longitudes Longitudes of the ends, degrees; any finite values.
/// \param distances Receives the distances, in meters.
/// \param azimuths_from Receives the azimuths at the starts, in degrees. May be left out.
/// \param azimuths_to Receives the azimuths at the ends, in degrees. May be left out.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status says why: Status::latitude or Status::not_finite. Each row equals the
/// result of geodesic_inverse(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
inline Status geodesic_inverse_batch(
    Column<const double> from_latitudes, Column<const double> from_longitudes, Column<const double> to_latitudes,
    Column<const double> to_longitudes, Column<double> distances, Column<double> azimuths_from = {},
    Column<double> azimuths_to = {}, Span<std::uint8_t> statuses = {}) {
    return detail::checked(
        try_geodesic_inverse_batch(
            from_latitudes, from_longitudes, to_latitudes, to_longitudes, distances, azimuths_from, azimuths_to,
            statuses));
}

/// Finds the positions at many distances and directions.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
/// \param distances Meters, -1e12 ... 1e12; negative: backward.
/// \param to_latitudes Receives the latitudes of the ends, in degrees.
/// \param to_longitudes Receives the longitudes of the ends, in degrees, in [-180, 180).
/// \param azimuths_to Receives the azimuths at the ends, in degrees. May be left out.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status says why: Status::latitude, Status::not_finite or Status::distance. Each
/// row equals the result of geodesic_direct(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
inline Status geodesic_direct_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<const double> azimuths,
    Column<const double> distances, Column<double> to_latitudes, Column<double> to_longitudes,
    Column<double> azimuths_to = {}, Span<std::uint8_t> statuses = {}) {
    return detail::checked(
        try_geodesic_direct_batch(
            latitudes, longitudes, azimuths, distances, to_latitudes, to_longitudes, azimuths_to, statuses));
}

/// Computes positions along a geodesic.
///
/// \param from Where it starts; latitude -90 ... 90, longitude any finite value.
/// \param azimuth The azimuth there, degrees; any finite value.
/// \param distances Distances from the start, meters, -1e12 ... 1e12, in any order.
/// \throws Error Status::not_finite, Status::latitude, Status::distance.
///
/// Each position equals the result of geodesic_direct(), bit for bit. Since 0.1.
///
/// Time grows with the distances.
inline GeodesicLineResult geodesic_line(const Point& from, double azimuth, Span<const double> distances) {
    return try_geodesic_line(from, azimuth, distances).get();
}

/// geodesic_line() into the caller's memory.
inline void geodesic_line(
    const Point& from, double azimuth, Span<const double> distances, std::vector<Point>& points,
    std::vector<double>& azimuths) {
    try_geodesic_line(from, azimuth, distances, points, azimuths).check();
}

/// Computes evenly spaced positions on the shortest path between two positions.
///
/// \param from The first one; latitude -90 ... 90, longitude any finite value.
/// \param to The last one; latitude -90 ... 90, longitude any finite value.
/// \param count Number of positions, including both ends; 1 gives from.
/// \throws Error Status::not_finite, Status::latitude or Status::count (for a count too large for any array).
///
/// Since 0.1.
///
/// Time grows with the azimuths.
inline GeodesicPointsResult geodesic_points(const Point& from, const Point& to, std::size_t count) {
    return try_geodesic_points(from, to, count).get();
}

/// geodesic_points() into the caller's memory.
inline void geodesic_points(
    const Point& from, const Point& to, std::size_t count, std::vector<Point>& points, std::vector<double>& azimuths) {
    try_geodesic_points(from, to, count, points, azimuths).check();
}

/// Measures the great circle between two positions on the sphere of the mean radius.
///
/// \param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
/// \param to The other end: latitude -90 ... 90, longitude any finite value.
/// \throws Error Status::latitude, Status::not_finite.
///
/// Uses the haversine formula, accurate to 10 nm on the sphere. Distances on the ellipsoid differ by up to 0.56 %: see
/// geodesic_inverse(). At a pole, azimuths are measured from the meridian of the longitude given there. For coincident
/// positions both azimuths are 0. Antipodes are joined over the north pole. Since 0.1.
inline SphereInverseResult sphere_inverse(const Point& from, const Point& to) {
    return try_sphere_inverse(from, to).get();
}

/// Finds the position at a distance along a great circle, on the sphere of the mean radius.
///
/// \param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
/// \param azimuth Degrees, clockwise from north; any finite value.
/// \param distance Meters, -1e12 ... 1e12; negative: backward.
/// \throws Error Status::latitude, Status::not_finite, Status::distance.
///
/// Accurate to 10 nm on the sphere. From a pole, the azimuth is measured from the meridian of its longitude. Since
/// 0.1.
inline SphereDirectResult sphere_direct(const Point& from, double azimuth, double distance) {
    return try_sphere_direct(from, azimuth, distance).get();
}

/// Measures many great circles on the sphere of the mean radius.
///
/// \param from_latitudes Latitudes of the starts, degrees, -90 ... 90.
/// \param from_longitudes Longitudes of the starts, degrees; any finite values.
/// \param to_latitudes Latitudes of the ends, degrees, -90 ... 90.
/// \param to_longitudes Longitudes of the ends, degrees; any finite values.
/// \param distances Receives the distances, in meters.
/// \param azimuths_from Receives the azimuths at the starts, in degrees. May be left out.
/// \param azimuths_to Receives the azimuths at the ends, in degrees. May be left out.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status says why: Status::latitude or Status::not_finite. Each row equals the
/// result of sphere_inverse(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
inline Status sphere_inverse_batch(
    Column<const double> from_latitudes, Column<const double> from_longitudes, Column<const double> to_latitudes,
    Column<const double> to_longitudes, Column<double> distances, Column<double> azimuths_from = {},
    Column<double> azimuths_to = {}, Span<std::uint8_t> statuses = {}) {
    return detail::checked(
        try_sphere_inverse_batch(
            from_latitudes, from_longitudes, to_latitudes, to_longitudes, distances, azimuths_from, azimuths_to,
            statuses));
}

/// Finds the positions at distances along many great circles, on the sphere of the mean radius.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
/// \param distances Meters, -1e12 ... 1e12; negative: backward.
/// \param to_latitudes Receives the latitudes of the ends, in degrees.
/// \param to_longitudes Receives the longitudes of the ends, in degrees, in [-180, 180).
/// \param azimuths_to Receives the azimuths at the ends, in degrees. May be left out.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status says why: Status::latitude, Status::not_finite or Status::distance. Each
/// row equals the result of sphere_direct(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
inline Status sphere_direct_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<const double> azimuths,
    Column<const double> distances, Column<double> to_latitudes, Column<double> to_longitudes,
    Column<double> azimuths_to = {}, Span<std::uint8_t> statuses = {}) {
    return detail::checked(
        try_sphere_direct_batch(
            latitudes, longitudes, azimuths, distances, to_latitudes, to_longitudes, azimuths_to, statuses));
}

/// Measures the rhumb line between two positions, the line of constant azimuth.
///
/// \param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
/// \param to The other end: latitude -90 ... 90, longitude any finite value.
/// \throws Error Status::latitude, Status::not_finite.
///
/// Works on the ellipsoid, accurate to 15 nm. The line is the one that goes less than half around the earth; between
/// opposite meridians, the one that goes east. To or from a pole it is a meridian: the azimuth is 0 or 180. For
/// coincident positions the azimuth is 0. Since 0.1.
inline RhumbInverseResult rhumb_inverse(const Point& from, const Point& to) {
    return try_rhumb_inverse(from, to).get();
}

/// Finds the position at a distance along a rhumb line, the line of constant azimuth.
///
/// \param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
/// \param azimuth Degrees, clockwise from north; any finite value.
/// \param distance Meters, -1e12 ... 1e12; negative: backward.
/// \return The end; longitude in [-180, 180)
/// \throws Error Status::latitude, Status::not_finite, Status::distance (also if the line reaches a pole first).
///
/// Works on the ellipsoid, accurate to 15 nm; beyond one turn around the earth, the last digits of the longitude are
/// lost. A rhumb line winds around a pole infinitely often, so a line that begins or ends there keeps its longitude.
/// Since 0.1.
inline Point rhumb_direct(const Point& from, double azimuth, double distance) {
    return try_rhumb_direct(from, azimuth, distance).get();
}

/// Measures many rhumb lines.
///
/// \param from_latitudes Latitudes of the starts, degrees, -90 ... 90.
/// \param from_longitudes Longitudes of the starts, degrees; any finite values.
/// \param to_latitudes Latitudes of the ends, degrees, -90 ... 90.
/// \param to_longitudes Longitudes of the ends, degrees; any finite values.
/// \param distances Receives the distances, in meters.
/// \param azimuths Receives the azimuths, in degrees. May be left out.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status says why: Status::latitude or Status::not_finite. Each row equals the
/// result of rhumb_inverse(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
inline Status rhumb_inverse_batch(
    Column<const double> from_latitudes, Column<const double> from_longitudes, Column<const double> to_latitudes,
    Column<const double> to_longitudes, Column<double> distances, Column<double> azimuths = {},
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(
        try_rhumb_inverse_batch(
            from_latitudes, from_longitudes, to_latitudes, to_longitudes, distances, azimuths, statuses));
}

/// Finds the positions at distances along many rhumb lines.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
/// \param distances Meters, -1e12 ... 1e12; negative: backward.
/// \param to_latitudes Receives the latitudes of the ends, in degrees.
/// \param to_longitudes Receives the longitudes of the ends, in degrees, in [-180, 180).
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status says why: Status::latitude, Status::not_finite or Status::distance. Each
/// row equals the result of rhumb_direct(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
inline Status rhumb_direct_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<const double> azimuths,
    Column<const double> distances, Column<double> to_latitudes, Column<double> to_longitudes,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(
        try_rhumb_direct_batch(latitudes, longitudes, azimuths, distances, to_latitudes, to_longitudes, statuses));
}

/// Computes evenly spaced positions on the shorter rhumb line between two positions.
///
/// \param from The first one; latitude -90 ... 90, longitude any finite value.
/// \param to The last one; latitude -90 ... 90, longitude any finite value.
/// \param count Number of positions, including both ends; 1 gives from.
/// \return Positions; the first and the last are the ends, with reduced longitudes.
/// \throws Error Status::not_finite, Status::latitude or Status::count (for a count too large for any array).
///
/// Use this to draw a rhumb line on a map that is not a Mercator map. Each position equals the result of
/// rhumb_direct(). To or from a pole the line is the meridian of the other end. Since 0.2.
///
/// Time grows with the points of the result.
inline std::vector<Point> rhumb_points(const Point& from, const Point& to, std::size_t count) {
    return try_rhumb_points(from, to, count).get();
}

/// rhumb_points() into the caller's memory.
inline void rhumb_points(const Point& from, const Point& to, std::size_t count, std::vector<Point>& points) {
    try_rhumb_points(from, to, count, points).check();
}

/// Measures the geodesic between two positions, with bearings from grid north.
///
/// \param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
/// \param to The other end: latitude -90 ... 90, longitude any finite value.
/// \param zone Zone::standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). Zone::standard is the standard zone of
///     from. The zone applies to both ends.
/// \throws Error Status::latitude, Status::not_finite, Status::zone, Status::too_far (the zone does not reach one of
///     the ends).
///
/// The bearings are those of the geodesic at its ends. On the map the geodesic is a curve, so they differ slightly
/// from the bearing of the straight line between the grid coordinates. Since 0.1.
inline GeodesicGridInverseResult geodesic_grid_inverse(
    const Point& from, const Point& to, std::int32_t zone = Zone::standard) {
    return try_geodesic_grid_inverse(from, to, zone).get();
}

/// Finds the position at a distance along a geodesic that starts at a bearing from grid north.
///
/// \param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
/// \param zone Zone::standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). Zone::standard is the standard zone of
///     from. The zone applies to both ends.
/// \param bearing Degrees, clockwise from grid north; any finite value.
/// \param distance Meters on the ellipsoid, -1e12 ... 1e12; negative: backward.
/// \throws Error Status::latitude, Status::not_finite, Status::distance, Status::zone, Status::too_far.
///
/// This is geodesic_direct() with the bearing plus the meridian convergence at from as the azimuth. Since 0.1.
inline GeodesicGridDirectResult geodesic_grid_direct(
    const Point& from, std::int32_t zone, double bearing, double distance) {
    return try_geodesic_grid_direct(from, zone, bearing, distance).get();
}

/// Computes the magnetic field of the earth at a position.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param height Meters above the ellipsoid, -1000 ... 850,000.
/// \param year Decimal year, from 5 years before the epoch of the model to 10 years after it: 2020 ... 2035 with the
///     built-in model. decimal_year() makes one of a time.
/// \param model A model that magnetic_model_parse() stored, or none for the built-in one, WMM2025.
/// \return The field.
/// \throws Error Status::latitude, Status::not_finite, Status::height, Status::year, Status::magnetic_model.
///
/// WMM2025 is the World Magnetic Model of the US National Centers for Environmental Information and the British
/// Geological Survey for 2025.0 to 2030.0; its coefficients are a work of the US government. Outside the 5 years from
/// the epoch of a model MagneticFlag::out_of_date is set. The field is that of the earth's core: iron nearby, the
/// crust and magnetic storms turn a compass further. uncertainty is the error of the declination by the error model of
/// WMM2025, sqrt(0.26^2 + (5417/H)^2) degrees with H in nT, and never more than 180.
///
/// The sums of WMM2025's technical report, section 1.2, equations 4 to 20, without a division by the cosine of the
/// latitude. Agrees with GeographicLib to 1e-6 nT, and to 1e-9 degrees where H is above 2000 nT. Where the horizontal
/// field is 0, the declination and its rate are 0 and the inclination is 90 or -90 degrees; where the whole field is
/// 0, all angles are. Since 0.2.
inline MagneticField magnetic_compute(Point position, double height, double year, Optional<MagneticModel> model = {}) {
    return try_magnetic_compute(position, height, year, model).get();
}

/// Computes the magnetic declination at many positions.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param heights Meters above the ellipsoid, -1000 ... 850,000.
/// \param years Decimal years, in the range of magnetic_compute()
/// \param model A model that magnetic_model_parse() stored, or none for the built-in one, WMM2025. It applies to all
///     rows.
/// \param declinations Receives the declinations, in degrees, in (-180, 180].
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::magnetic_model.
///
/// A refused row becomes NaN, and its status says why: Status::latitude, Status::not_finite, Status::height or
/// Status::year. Each row equals the declination of magnetic_compute(), bit for bit. Since 0.2.
///
/// Time grows with the rows. Slowest input known: a model of the caller, whose 361 numbers are checked in each call.
inline Status magnetic_declination_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<const double> heights,
    Column<const double> years, Optional<MagneticModel> model, Column<double> declinations,
    Span<std::uint8_t> statuses = {}) {
    return detail::checked(
        try_magnetic_declination_batch(latitudes, longitudes, heights, years, model, declinations, statuses));
}

/// Reads a magnetic model from a file of coefficients (.COF), as the World Magnetic Model is published.
///
/// \param text ASCII: a line with the epoch, the name and the date; for each degree from 1 to 12 and each order from 0
///     to the degree, in any sequence, a line with degree, order, g and h in nT, and their changes a year; a line of
///     nines.
/// \return The model. Must not overlap text.
/// \throws Error Status::offset for a size beyond memory, Status::text_empty, Status::text_byte, Status::text_number
///     where a number of a sensible size was expected, Status::text_rest, Status::text_incomplete, Status::year for an
///     epoch outside 1 to 9999, or Status::magnetic_term.
///
/// Blanks separate the numbers, which may have a sign and a decimal point but no exponent; up to 15 digits are read
/// exactly. What follows the line of nines is not read, and it may be missing. The name is cut after 23 bytes, its
/// letters are in upper case. Models of a higher degree (WMMHR) are refused. Since 0.2.
///
/// Time grows with the bytes of the text, which are read twice, up to 90 lines. Slowest input known: a long first
/// line.
inline MagneticModel magnetic_model_parse(std::string_view text) {
    return try_magnetic_model_parse(text).get();
}

/// Finds the decimal year of a time.
///
/// \param seconds Seconds since the beginning of 1970 in UTC without leap seconds, as time() and the clocks of most
///     systems count them; -62,135,596,800 ... 253,402,300,800, which are the years 1 to 9999. Milliseconds are
///     refused.
/// \return The year with the part of it that has passed: 2024.5 is the middle of 2024, a leap year.
/// \throws Error Status::not_finite, Status::year.
///
/// Years are those of the Gregorian calendar, also before 1582. Since 0.2.
inline double decimal_year(double seconds) {
    return try_decimal_year(seconds).get();
}

/// Computes the angles between true, grid and magnetic north at a position.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param height Meters above the ellipsoid, -1000 ... 850,000.
/// \param year Decimal year, in the range of magnetic_compute().
/// \param zone Zone::standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
/// \param model A model that magnetic_model_parse() stored, or none for the built-in one, WMM2025.
/// \return The angles in degrees, in (-180, 180], and the zone.
/// \throws Error Status::latitude, Status::not_finite, Status::height, Status::year, Status::zone, Status::too_far
///     (the zone does not reach the position), Status::magnetic_model.
///
/// The convergence is that of utm_factors(), the declination that of magnetic_compute(), and the grid-magnetic angle
/// is the declination minus the convergence: maps print it in the margin. azimuth_convert() applies them. At a pole,
/// the longitude names the meridian that is north or south. Since 0.2.
inline Norths norths_compute(
    Point position, double height, double year, std::int32_t zone = Zone::standard, Optional<MagneticModel> model = {}) {
    return try_norths_compute(position, height, year, zone, model).get();
}

/// Converts an azimuth from one north to another.
///
/// \param azimuth Degrees, clockwise from the north from; any finite value.
/// \param from North::true_, North::grid or North::magnetic.
/// \param to The north from which the result is counted: the same values.
/// \param norths The angles between the norths where the azimuth is taken, from norths_compute(). Only convergence and
///     declination are read, in degrees; any finite values.
/// \return The azimuth in degrees, in (-180, 180].
/// \throws Error Status::not_finite, Status::north.
///
/// An azimuth from grid north is the true azimuth minus the convergence, one from magnetic north the true azimuth
/// minus the declination. It takes the grid bearings of geodesic_grid_inverse() and geodesic_grid_direct() as well, if
/// norths are those of the same zone. Since 0.2.
inline double azimuth_convert(double azimuth, North from, North to, const Norths& norths) {
    return try_azimuth_convert(azimuth, from, to, norths).get();
}

/// Measures a route: points joined by geodesics.
///
/// \param points Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \return The length in meters; 0 for fewer than two points.
/// \throws Error Status::not_finite, Status::latitude, or Status::count for more points than an array can hold.
///
/// Each segment is accurate to 15 nm, and adding them up loses nothing. Between opposite points of the earth there are
/// several shortest geodesics; the route follows one of them. Since 0.1.
///
/// Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
inline double route_length(Span<const Point> points) {
    return try_route_length(points).get();
}

/// Measures a route up to each of its points.
///
/// \param points Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \return Lengths in meters, the first of them 0.
/// \throws Error Status::not_finite, Status::latitude, or Status::count for more points than an array can hold.
///
/// The last length is the result of route_length(). Since 0.1.
///
/// Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
inline std::vector<double> route_distances(Span<const Point> points) {
    return try_route_distances(points).get();
}

/// route_distances() into the caller's memory.
inline void route_distances(Span<const Point> points, std::vector<double>& distances) {
    try_route_distances(points, distances).check();
}

/// Finds the point of a route at a distance along it.
///
/// \param points Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \param distance Meters from the first point, from 0 to the length of the route. A distance beyond the end by up to
///     a nanometer for each point, or by the last digit of a long distance, counts as the end.
/// \throws Error Status::not_finite, Status::latitude, Status::distance, or Status::count for no points, or more than
///     an array can hold.
///
/// Accurate to 15 nm. A vertex belongs to the segment that begins there, the last vertex to the last segment. Segments
/// without length, between two equal points, are skipped. Since 0.1.
///
/// Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
inline RoutePointResult route_point(Span<const Point> points, double distance) {
    return try_route_point(points, distance).get();
}

/// Finds where a route comes nearest to a position.
///
/// \param points Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \return The nearest point, its distance along the route, its distance from the position (cross-track), negative if
///     the position lies to the left, the direction of the route and the segment.
/// \throws Error Status::not_finite, Status::latitude, or Status::count for no points, or more than an array can hold.
///
/// Accurate to 20 nm; if several places are equally near, the result is one of them. A bound excludes segments that
/// cannot be the nearest, so a route of 10,000 points takes a few milliseconds. At a bend to the left, a position is
/// on the left if it is to the left of both segments; at a bend to the right, of either. A vertex belongs to the
/// segment that begins there, the last vertex to the last segment. Since 0.1.
///
/// Time grows with the points. Slowest input known: all points equally far, so that each edge is searched in up to 96
/// steps.
inline RoutePlace route_nearest(Span<const Point> points, const Point& position) {
    return try_route_nearest(points, position).get();
}

/// Finds where a route comes nearest to many positions.
///
/// \param points The points of the route; latitudes -90 ... 90, any finite longitudes.
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param places Receives the places.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::count for no points, Status::not_finite or Status::latitude for the points.
///
/// In a refused row, every floating-point field is NaN and every other field is 0; its status is Status::not_finite or
/// Status::latitude. Each row equals the result of route_nearest(), bit for bit. Since 0.2.
///
/// Time grows with the points times the rows. Slowest input known: all points equally far, so that each edge is
/// searched in up to 96 steps.
inline Status route_nearest_batch(
    Span<const Point> points, Column<const double> latitudes, Column<const double> longitudes,
    Column<RoutePlace> places, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_route_nearest_batch(points, latitudes, longitudes, places, statuses));
}

/// Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as GeoJSON readers do.
///
/// \param points Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \param is_closed Whether the last point is also joined to the first, which is not repeated.
/// \param tolerance How far a straight line may depart from its geodesic, in meters: 1e-6 ... 1e6.
/// \return The points, including the given ones, longitudes in [-180, 180). Must not overlap points.
/// \throws Error Status::not_finite, Status::latitude, Status::tolerance, or Status::count for more points than an
///     array can hold.
///
/// Segments are halved where needed. Added points lie on the geodesic to within 15 nm. Lines cross the antimeridian
/// the short way. Since 0.1.
///
/// Time grows with the vertices of the result, at most 4200 / √tolerance for an edge. Slowest input known: an edge
/// halfway around the earth and a tolerance of 1 µm: 4 million vertices.
inline std::vector<Point> route_densify(Span<const Point> points, bool is_closed, double tolerance) {
    return try_route_densify(points, is_closed, tolerance).get();
}

/// route_densify() into the caller's memory.
inline void route_densify(Span<const Point> points, bool is_closed, double tolerance, std::vector<Point>& out) {
    try_route_densify(points, is_closed, tolerance, out).check();
}

/// Removes vertices from a route or a ring, within a tolerance.
///
/// \param points Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \param is_closed Whether the last point is also joined to the first.
/// \param tolerance How far a removed point may lie from the geodesic that takes its place, in meters: 1e-6 ... 1e6.
/// \return The points that remain, longitudes in [-180, 180). Must not overlap points.
/// \throws Error Status::not_finite, Status::latitude, Status::tolerance, Status::count for more points than an array
///     can hold, or Status::work for very many points beside long edges.
///
/// The first point remains, and so does the last unless the route is closed. A ring keeps at least three points, if it
/// has that many. Each new segment is the longest that the search finds, which need not be the longest possible. Since
/// 0.1.
///
/// Time grows with n log n of the points. Slowest input known: a straight line of edges so long that only geodesics
/// tell.
inline std::vector<Point> route_simplify(Span<const Point> points, bool is_closed, double tolerance) {
    return try_route_simplify(points, is_closed, tolerance).get();
}

/// route_simplify() into the caller's memory.
inline void route_simplify(Span<const Point> points, bool is_closed, double tolerance, std::vector<Point>& out) {
    try_route_simplify(points, is_closed, tolerance, out).check();
}

/// Begins a track.
///
/// \param options How to record. The state keeps them.
/// \return The state before the first fix.
/// \throws Error Status::tolerance, Status::distance for a least distance or a worst accuracy that is negative or NaN,
///     Status::time for such an interval, Status::track_speed or Status::track_climb.
///
/// No memory is used but the state: 512 bytes for a track of any length. Since 0.2.
inline TrackState track_begin(Optional<TrackOptions> options = {}) {
    return try_track_begin(options).get();
}

/// Takes the next fix of a track, and tells which fix to append to the line that is kept.
///
/// \param track The state after the last fix, or as track_begin() gave it.
/// \param fix Where it is now, and when: later than the last fix. Time, altitude and accuracy may be NaN: not known.
/// \throws Error Status::not_finite, Status::latitude, Status::altitude, Status::distance for a negative accuracy,
///     Status::time for a time beyond 1e15 s, Status::track_time or Status::track_state for a state that was damaged.
///
/// A fix is left out if it is less accurate than worst_accuracy; if it can only be reached at more than largest_speed
/// from the last one that was neither inaccurate nor strayed; if it has the time of that one; or if it is sooner or
/// nearer to the last one that was taken than the options say. The third in a row of fixes that stray, and can be
/// reached from each other, is taken: the way to it counts neither as distance nor as time. All others are taken. The
/// first is a vertex, and so is the last, which track_end() gives. Of those between, so many are kept that each one
/// that was taken lies within tolerance of the geodesic between two neighbors that are kept: so many as a fix later
/// can be known, so a vertex is always the fix before the one that is added. Of recorded tracks there are about as
/// many as Douglas and Peucker's method keeps, which needs all fixes at once (sleeve fitting: Zhao and Saalfeld 1997).
/// A way that swings from side to side by a little more than the tolerance keeps up to three times as many.
///
/// Status::track_time tells of a time that is earlier than that of the last fix that was neither inaccurate nor
/// strayed. A fix without a time is not held to speeds and intervals. Distances up to 10 km are right to 10 nm, longer
/// ones as those of geodesic_inverse(). Since 0.2.
inline TrackAddResult track_add(const TrackState& track, const Fix& fix) {
    return try_track_add(track, fix).get();
}

/// Ends the line that is kept: gives the fix that waits.
///
/// \param track The state after the last fix.
/// \throws Error Status::track_state.
///
/// More fixes may follow: the line goes on at this vertex. Since 0.2.
inline TrackEndResult track_end(const TrackState& track) {
    return try_track_end(track).get();
}

/// Adds up a track: its distance, times, climbs, speeds and bounds so far.
///
/// \param track The state after the last fix.
/// \return The totals of all fixes that were taken.
/// \throws Error Status::track_state.
///
/// The distance is that of all fixes that were taken, so it does not depend on the tolerance. Where fixes waver at
/// rest, a least distance keeps it true. Time is moving time if the way between two fixes that were taken was at least
/// as fast as rest_speed. A climb or a descent counts, whole, once it is as long as climb from the turning point
/// before it; altitudes that are not known are skipped. The bounds follow the way from fix to fix across the
/// antimeridian; around a pole, they hold all longitudes. Since 0.2.
inline TrackTotals track_summarize(const TrackState& track) {
    return try_track_summarize(track).get();
}

/// Finds the grid of heights in a file of SRTM, .hgt.
///
/// \param bytes The whole file.
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \return The grid.
/// \throws Error Status::not_finite, Status::latitude, Status::offset for a size beyond memory, or Status::height_file
///     for a size that no such file has.
///
/// The file says nothing of its place but by its name. It covers one degree by one, edges included. -32768 is a void.
/// Where several files follow each other in memory, add to offset where this one begins. Since 0.2.
///
/// Takes constant time.
inline HeightGrid height_grid_hgt(std::string_view bytes, Point position) {
    return try_height_grid_hgt(bytes, position).get();
}

/// Finds the grid of heights in a file of DTED.
///
/// \param bytes The whole file, as MIL-PRF-89020B describes it, of level 0, 1 or 2.
/// \return The grid.
/// \throws Error Status::offset for a size beyond memory, or Status::height_file for a header or records that are not
///     those of DTED, or for bytes that are missing.
///
/// The place and the steps come from the record UHL; labels of tapes before it are passed. Each record of samples must
/// begin with its sentinel and have its number; checksums are not computed. -32767 is a void. A file with a sample
/// below -16,000 m is taken to have two's complements, against the standard: -32,668 m stands for -100 m. The grid
/// says so in format. Where several files follow each other in memory, add to offset where this one begins. Since 0.2.
///
/// Time grows with the bytes of the file. Slowest input known: heights above zero alone: all are looked at for two's
/// complements.
inline HeightGrid height_grid_dted(std::string_view bytes) {
    return try_height_grid_dted(bytes).get();
}

/// Finds the grid in a file of GTX, which may hold the heights of a geoid.
///
/// \param bytes The whole file, such as egm96_15.gtx.
/// \return The grid.
/// \throws Error Status::offset for a size beyond memory, or Status::height_file for a header that is none, or for
///     bytes that are missing.
///
/// -88.8888 is a void. A height above the ellipsoid is one above the geoid plus that of the geoid. A grid all around
/// the earth also has the heights between its last column and its first. Since 0.2.
///
/// Takes constant time.
inline HeightGrid height_grid_gtx(std::string_view bytes) {
    return try_height_grid_gtx(bytes).get();
}

/// Finds the height at a position.
///
/// \param bytes The bytes in which the samples of all grids lie.
/// \param grids The grids.
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \return The height in meters, from where the grid counts.
/// \throws Error Status::height_outside, Status::height_void, Status::not_finite also for numbers of a grid,
///     Status::latitude, Status::count for more grids than an array can hold, Status::height_grid, or Status::offset
///     if samples of a grid lie outside of the bytes.
///
/// Bilinear between the four samples around the position. A sample without weight does not count: on a row or a
/// column, there are two. Of several grids, the first counts that contains the position and has no void there; so the
/// finest comes first. Edges belong to a grid. Where neighbors lie a step apart, as rasters whose pixels are areas do,
/// what is between them is interpolated from both, also if their steps differ. Beyond the last sample there is no
/// height, also at a pole. Samples as near as a millionth of a step are taken as they are.
///
/// Files that are mapped each on its own are one span of bytes too: give the lowest address, and the size up to the
/// end of the highest; nothing is read between them. Since 0.2.
///
/// Time grows with the grids. Slowest input known: a position that none but the last contains.
inline double height_at(std::string_view bytes, Span<const HeightGrid> grids, const Point& position) {
    return try_height_at(bytes, grids, position).get();
}

/// Finds the heights at many positions.
///
/// \param bytes The bytes in which the samples of all grids lie.
/// \param grids The grids.
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param heights Receives the heights in meters, from where the grid counts.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error has no height, Status::count, Status::not_finite for numbers of a grid, Status::height_grid or
///     Status::offset.
///
/// A row without a height is NaN; its status is Status::height_outside, Status::height_void, Status::not_finite or
/// Status::latitude. Each row equals the result of height_at(), bit for bit. All grids are searched where a position
/// lies in another one than the position before it, or on an edge: so the order of the positions matters for the time
/// if there are many grids. Since 0.2.
///
/// Time grows with the rows times the grids. Slowest input known: positions that none but the last contains.
inline Status height_at_batch(
    std::string_view bytes, Span<const HeightGrid> grids, Column<const double> latitudes,
    Column<const double> longitudes, Column<double> heights, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_height_at_batch(bytes, grids, latitudes, longitudes, heights, statuses));
}

/// Finds the heights along a route: points joined by geodesics.
///
/// \param bytes The bytes in which the samples of all grids lie.
/// \param grids The grids.
/// \param points The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
/// \param step The largest distance between samples, in meters, 0.01 or more.
/// \return The samples.
/// \throws Error Status::not_finite, Status::latitude, Status::count for no points, or more than an array can hold,
///     Status::sample_step, Status::height_grid or Status::offset.
///
/// There is a sample at each point, and between two points there are some at equal distances. Heights are those of
/// height_at(); where there is none, the height is NaN. profile_summarize() adds samples up. Since 0.2.
///
/// Time grows with the samples times the grids. Slowest input known: positions that none but the last contains.
inline std::vector<ProfileSample> profile_sample_route(
    std::string_view bytes, Span<const HeightGrid> grids, Span<const Point> points, double step) {
    return try_profile_sample_route(bytes, grids, points, step).get();
}

/// profile_sample_route() into the caller's memory.
inline void profile_sample_route(
    std::string_view bytes, Span<const HeightGrid> grids, Span<const Point> points, double step,
    std::vector<ProfileSample>& samples) {
    try_profile_sample_route(bytes, grids, points, step, samples).check();
}

/// Adds up the samples of a profile: ascent and descent, the steepest grades, the lowest and the highest place.
///
/// \param samples The samples, with distances that do not decrease. Heights are finite, or NaN if not known. The
///     points are not read.
/// \param climb Meters: ways up and down that are shorter do not count for ascent and descent. 0: all count.
/// \return The summary.
/// \throws Error Status::count for no samples, or more than an array can hold, Status::not_finite, Status::distance
///     for distances that decrease, or Status::track_climb.
///
/// Ascent and descent are those between turning points, as track_add() has them: a turning point is the highest or
/// lowest height since the one before it, as soon as the way from there is as long as climb. Samples that are not
/// known are passed. Grades are those between neighboring samples. Of equal ones, the first counts. Since 0.2.
///
/// Time grows with the samples.
inline ProfileSummary profile_summarize(Span<const ProfileSample> samples, double climb) {
    return try_profile_summarize(samples, climb).get();
}

/// Finds out whether one place is seen from another.
///
/// \param bytes The bytes in which the samples of all grids lie.
/// \param grids The grids.
/// \param from The start; latitude -90 ... 90 degrees, longitude any finite value.
/// \param from_height Meters above the ground there, -1,000 ... 850,000.
/// \param to The end; at most 1,000,000 m away.
/// \param to_height Meters above the ground there.
/// \param options Curvature, step and frequency.
/// \return The line.
/// \throws Error Status::height_outside or Status::height_void if the ground is not known at one of the ends,
///     Status::not_finite, Status::latitude, Status::height also for ground 1,000,000 m up or down,
///     Status::sight_distance, Status::curvature, Status::frequency, Status::sample_step, Status::count,
///     Status::height_grid or Status::offset.
///
/// The line is straight above a sphere that has the curvature of the ellipsoid along the line at its middle (Euler's
/// radius), divided by curvature. Without refraction, it is the straight line in space to 0.1 m over 100 km. It is
/// blocked where the ground, at equal distances of step at most, is above it. The ends do not block. Places whose
/// height is not known do not block either: where unknown_count is not 0, a line that is free may be blocked. Both
/// directions give the same answer, but for rounding.
///
/// Clearance is vertical. The radius of the first Fresnel zone is root(wavelength s (d - s)/d), at s of d meters.
/// Since 0.2.
///
/// Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with a step of
/// 1 cm.
inline Sight sight_between(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& from, double from_height, const Point& to,
    double to_height, Optional<SightOptions> options = {}) {
    return try_sight_between(bytes, grids, from, from_height, to, to_height, options).get();
}

/// Looks in a direction, to a distance.
///
/// \param bytes The bytes in which the samples of all grids lie.
/// \param grids The grids.
/// \param from The start; latitude -90 ... 90 degrees, longitude any finite value.
/// \param from_height Meters above the ground there, -1,000 ... 850,000.
/// \param azimuth The direction in degrees, clockwise from true north; any finite value.
/// \param distance Meters along the ground to the end, 0 ... 1,000,000.
/// \param to_height Meters above the ground at the end.
/// \param options Curvature, step and frequency.
/// \return The line.
/// \throws Error as sight_between().
///
/// The line is that of sight_between() to the position which geodesic_direct() gives. Since 0.2.
///
/// Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with a step of
/// 1 cm.
inline Sight sight_along(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& from, double from_height, double azimuth,
    double distance, double to_height, Optional<SightOptions> options = {}) {
    return try_sight_along(bytes, grids, from, from_height, azimuth, distance, to_height, options).get();
}

/// Finds which cells of a raster are seen from a place.
///
/// \param bytes The bytes in which the samples of all grids lie.
/// \param grids The grids.
/// \param observer Latitude -90 ... 90 degrees, longitude any finite value. It may lie outside of the raster.
/// \param observer_height Of the eye, in meters above the ground there, -1,000 ... 850,000.
/// \param target_height Of what is looked for, in meters above the ground of each cell; 0 for the ground itself.
/// \param radius Of the circle around the observer, meters, 0 ... 1,000,000.
/// \param cell_grid Where the cells lie. It need not be that of the heights, nor contain the circle.
/// \param options Curvature and step; A frequency has no effect.
/// \return A byte for each cell, row by row: ViewState::seen, ViewState::hidden, ViewState::outside or
///     ViewState::unknown.
/// \throws Error Status::height_outside or Status::height_void if the ground is not known at the observer,
///     Status::not_finite, Status::latitude, Status::height also for ground 1,000,000 m up or down,
///     Status::sight_distance, Status::cell_grid, Status::curvature, Status::frequency, Status::sample_step also if a
///     ray would have more than 10,000,000 samples, or lines to each cell 60,000,000, Status::count,
///     Status::height_grid, Status::offset, or Status::work if all rays would have more than 200,000,000 samples, and
///     more than eight for a cell.
///
/// A ray leads to each cell of the border, and looks at the ground on each row or column that it crosses, and between
/// them if they are farther apart than the step. Each cell within the circle gets what the nearest ray sees there,
/// which passes at half a cell at most. Lines are those of sight_between(), which gives the same answer for 98 cells
/// of 100 on rough ground, and for 999 of 1,000 on smooth; where it differs, the line grazes the ground. In a raster
/// that is much coarser than the heights, 5 cells of 100 may differ. Where rays would bend too much in rows and
/// columns, near the poles or in circles of many hundred kilometers, each cell gets a line of its own, which takes far
/// longer. Since 0.2.
///
/// Time grows with the cells, and with the rays times the samples on each, times the grids. Slowest input known:
/// circles near a pole, where each cell gets a line of its own.
inline std::vector<std::uint8_t> viewshed_cells(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& observer, double observer_height,
    double target_height, double radius, const CellGrid& cell_grid, Optional<SightOptions> options = {}) {
    return try_viewshed_cells(bytes, grids, observer, observer_height, target_height, radius, cell_grid, options).get();
}

/// viewshed_cells() into the caller's memory.
inline void viewshed_cells(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& observer, double observer_height,
    double target_height, double radius, const CellGrid& cell_grid, Optional<SightOptions> options,
    std::vector<std::uint8_t>& cells) {
    try_viewshed_cells(bytes, grids, observer, observer_height, target_height, radius, cell_grid, options, cells).check(
);
}

/// Finds the dead ground of a sector: along rays from a place, the stretches that are not seen.
///
/// \param bytes The bytes in which the samples of all grids lie.
/// \param grids The grids.
/// \param observer Latitude -90 ... 90 degrees, longitude any finite value.
/// \param observer_height Of the eye, in meters above the ground there, -1,000 ... 850,000.
/// \param target_height Of what is looked for, in meters above the ground; 0 for the ground itself.
/// \param radius How far to look, meters, 0 ... 1,000,000.
/// \param azimuth Degrees, any finite value: of the middle of the sector.
/// \param width Degrees, 0 ... 360: of the sector.
/// \param azimuth_step Degrees, 0.001 ... 360: the largest angle from a ray to the next.
/// \param options Curvature and step; A frequency has no effect.
/// \return The stretches, ray after ray clockwise, outward on each.
/// \throws Error as viewshed_cells(), but not Status::cell_grid; also Status::width or Status::azimuth_step; and
///     Status::sample_step for more than 10,000,000 places on all rays together. On stretches that were written are
///     NaN.
///
/// The sector is divided into equal parts, with a ray in the middle of each. On it, the ground is looked at in equal
/// distances of step at most; what is seen of a place counts for half of the way to its neighbors. Draw a stretch with
/// wedge(). Behind heights that are not known, a stretch which is not hidden by others is ViewState::unknown. Since
/// 0.2.
///
/// Time grows with the rays times the samples on each, times the grids. Slowest input known: a step of 1 cm over the
/// longest radius.
inline std::vector<DeadGround> viewshed_dead_ground(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& observer, double observer_height,
    double target_height, double radius, double azimuth, double width, double azimuth_step,
    Optional<SightOptions> options = {}) {
    return try_viewshed_dead_ground(bytes, grids, observer, observer_height, target_height, radius, azimuth, width, azimuth_step, options).get(
);
}

/// viewshed_dead_ground() into the caller's memory.
inline void viewshed_dead_ground(
    std::string_view bytes, Span<const HeightGrid> grids, const Point& observer, double observer_height,
    double target_height, double radius, double azimuth, double width, double azimuth_step,
    Optional<SightOptions> options, std::vector<DeadGround>& stretches) {
    try_viewshed_dead_ground(bytes, grids, observer, observer_height, target_height, radius, azimuth, width, azimuth_step, options, stretches).check(
);
}

/// Measures a polygon: rings of points joined by geodesics.
///
/// \param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
///     finite value. The last point of a ring is joined to the first; the last point may repeat the first.
/// \param rings The number of points of each ring: the outer one, then the holes.
/// \throws Error Status::not_finite, Status::latitude, Status::rings if the counts in rings do not add up to
///     point_count, or Status::count for more points than an array can hold.
///
/// The inside of a ring is the smaller of the two parts into which it divides the earth, whichever way the ring runs;
/// a pole may lie inside. If the two parts are equal, the inside is the one on the left. A vertex at a pole may have
/// any longitude; only an edge from pole to pole runs along the meridian given at its end. Accurate to 0.1 square
/// meters per edge, usually much better; for an edge between nearly antipodal points, where the azimuth decides, to
/// 1,000. Rings of fewer than three points have no area. The area of a ring that crosses itself is the area that it
/// encloses on its left minus the area that it encloses on its right. Holes never remove more than the area of the
/// outer ring. Since 0.1.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
inline PolygonMeasureResult polygon_measure(Span<const Point> points, Span<const std::size_t> rings = {}) {
    return try_polygon_measure(points, rings).get();
}

/// Finds which way a ring runs around its inside, seen from above.
///
/// \param points The points of one ring: latitudes -90 ... 90 degrees, longitudes any finite value.
/// \return Orientation::counterclockwise, Orientation::clockwise, or 0 if the area of the ring cannot be told from
///     rounding error.
/// \throws Error Status::not_finite, Status::latitude, or Status::count for more points than an array can hold.
///
/// Since 0.1.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
inline Orientation polygon_orientation(Span<const Point> points) {
    return try_polygon_orientation(points).get();
}

/// Finds whether a position lies inside a polygon.
///
/// \param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
///     finite value.
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param rings The number of points of each ring: the outer one, then the holes.
/// \return Side::inside, Side::on_border (within a micrometer of an edge of any ring) or Side::outside (also in a
///     hole).
/// \throws Error Status::not_finite, Status::latitude, Status::rings if the counts in rings do not add up to
///     point_count, or Status::count for more points than an array can hold.
///
/// Correct for edges of any length and for polygons around a pole. The inside of a ring that crosses itself is the
/// part that an odd number of edges separates from the outside. A polygon without points contains nothing. Since 0.1.
///
/// Time grows with the points. Slowest input known: a position beside a pole, for which each edge is searched.
inline Side polygon_contains(Span<const Point> points, const Point& position, Span<const std::size_t> rings = {}) {
    return try_polygon_contains(points, position, rings).get();
}

/// Finds whether many positions lie inside a polygon.
///
/// \param points The vertices of all rings, the outer one first; latitudes -90 ... 90, any finite longitudes.
/// \param rings The number of points of each ring: the outer one, then the holes.
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param sides Receives Side::inside, Side::on_border or Side::outside; 0 in a refused row.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::rings, Status::count, Status::not_finite or Status::latitude for the points.
///
/// The status of a refused row is Status::not_finite or Status::latitude. Each row equals the result of
/// polygon_contains(). Since 0.2.
///
/// Time grows with the points times the rows. Slowest input known: a position beside a pole, for which each edge is
/// searched.
inline Status polygon_contains_batch(
    Span<const Point> points, Span<const std::size_t> rings, Column<const double> latitudes,
    Column<const double> longitudes, Column<std::int32_t> sides, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_polygon_contains_batch(points, rings, latitudes, longitudes, sides, statuses));
}

/// Finds the smallest rectangle of meridians and parallels that contains a polygon.
///
/// \param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
///     finite value.
/// \param rings The number of points of each ring: the outer one, then the holes, which have no effect.
/// \return The edges of the rectangle in degrees; if west is greater than east, it crosses the antimeridian.
/// \throws Error Status::not_finite, Status::latitude, Status::rings if the counts in rings do not add up to
///     point_count, or Status::count for an outer ring without points, or more points than an array can hold.
///
/// Edges bulge toward the poles, and the rectangle contains them: its northern edge may lie north of all vertices.
/// With a pole inside, longitudes are -180 ... 180, and the pole is one of the latitudes. Accurate to 1e-13 degrees.
/// Since 0.1.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
inline Bounds polygon_bounds(Span<const Point> points, Span<const std::size_t> rings = {}) {
    return try_polygon_bounds(points, rings).get();
}

/// Finds the centroid of a polygon.
///
/// \param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
///     finite value.
/// \param rings The number of points of each ring: the outer one, then the holes.
/// \return The position, longitude in [-180, 180).
/// \throws Error Status::not_finite, Status::latitude, Status::rings if the counts in rings do not add up to
///     point_count, Status::count for an outer ring without points, or more points than an array can hold, or
///     Status::work for a border of more than 300 million kilometers.
///
/// The centroid is the mean direction of the area on the authalic sphere, which preserves the areas of the ellipsoid.
/// For a polygon a few kilometers across, it agrees with the centroid on a plane map to a millimeter; edges of any
/// length follow the geodesics to a centimeter. A polygon without area has the centroid of its border. The centroid
/// need not lie inside. Since 0.1.
///
/// Time grows with the points, and with the perimeter / 100 km. Slowest input known: edges halfway around the earth,
/// which are 201 pieces each.
inline Point polygon_centroid(Span<const Point> points, Span<const std::size_t> rings = {}) {
    return try_polygon_centroid(points, rings).get();
}

/// Looks for two edges of a polygon that meet where they should not.
///
/// \param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
///     finite value.
/// \param rings The number of points of each ring: the outer one, then the holes.
/// \return Two such edges and a point where they meet, or one pair of several.
/// \throws Error Status::not_finite, Status::latitude, Status::rings if the counts in rings do not add up to
///     point_count, Status::count for more points than an array can hold, or Status::work.
///
/// Edges within a micrometer of each other meet, even in different rings. Neighbors may meet at their common vertex,
/// but neither may run back along the other. Points given twice are one vertex. 100,000 edges take some 30
/// milliseconds. Long edges that run diagonally side by side, like hatching, are compared each with each, and rings
/// too: beyond some 900 edges 2,000 km long and a meter apart, or 3,000 rings, Status::work refuses them.
/// edge_index_crossings() takes more rings. Since 0.1.
///
/// Time grows with n log n of the points of a ring, and with rings times points. Slowest input known: long edges side
/// by side that do not meet: each pair is compared by geodesics, and too many are refused with Status::work.
inline PolygonCrossing polygon_find_crossing(Span<const Point> points, Span<const std::size_t> rings = {}) {
    return try_polygon_find_crossing(points, rings).get();
}

/// Verifies an index wholly: once, after it was read from a file or received.
///
/// \param words The index.
/// \return IndexKind::points, IndexKind::edges or IndexKind::fences.
/// \throws Error Status::index if the words are no index, Status::index_alignment, Status::index_version,
///     Status::index_kind for a kind that this library does not know, Status::index_size, or Status::index_damaged if
///     the checksum is another one, or the content is none that was built.
///
/// An index is an array of 64-bit words in the caller's memory: little-endian, without pointers, the same bits on
/// every machine. It can be stored, mapped from a file read-only, and asked by any number of threads. Queries look at
/// the first eight words only; whatever the others are, they never read outside the index. So this call is for those
/// who want to know that the answers are right. It takes a few nanoseconds a word. Since 0.2.
///
/// Time grows with the words. Slowest input known: edges halfway around the earth.
inline IndexKind index_check(Span<const std::uint64_t> words) {
    return try_index_check(words).get();
}

/// Builds an index of points.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param statuses Receives the status of each row. May be left out.
/// \return The index.
/// \throws Error Status::index_alignment, or Status::count for more points than an index or memory can hold.
///
/// The index holds the points that are not refused; the status of a refused row is Status::not_finite or
/// Status::latitude. The id of a point is its row. The number of words follows from count alone: of a million points,
/// 30 bytes for each. No other memory is used. The bits are the same on every machine. index_check() tells what an
/// index is. Since 0.2.
///
/// Time grows with n log n of the points. Slowest input known: points in an order for which medians of three are bad:
/// up to 64 passes for a split.
inline std::vector<std::uint64_t> point_index_build(
    Column<const double> latitudes, Column<const double> longitudes, Span<std::uint8_t> statuses = {}) {
    return try_point_index_build(latitudes, longitudes, statuses).get();
}

/// point_index_build() into the caller's memory.
inline void point_index_build(
    Column<const double> latitudes, Column<const double> longitudes, std::vector<std::uint64_t>& words,
    Span<std::uint8_t> statuses = {}) {
    try_point_index_build(latitudes, longitudes, words, statuses).check();
}

/// Finds the points of an index that are nearest to a position.
///
/// \param words An index of points.
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param limit How many points to find at most.
/// \param distance Meters within which they must be, 0 or more; infinity for any.
/// \return Their distances and ids, the nearest first.
/// \throws Error Status::not_finite, Status::latitude, Status::distance if it is negative, Status::index,
///     Status::index_alignment, Status::index_version, Status::index_kind or Status::index_size.
///
/// Each distance is that of geodesic_inverse() from the position to the point, bit for bit; of equally far points,
/// that with the lower id comes first. A query takes a microsecond or two. Since 0.2.
///
/// Time grows with the logarithm of the points, and with the limit. Slowest input known: all points equally far, each
/// of which is measured.
inline std::vector<Neighbor> point_index_nearest(
    Span<const std::uint64_t> words, const Point& position, std::uint32_t limit, double distance) {
    return try_point_index_nearest(words, position, limit, distance).get();
}

/// point_index_nearest() into the caller's memory.
inline void point_index_nearest(
    Span<const std::uint64_t> words, const Point& position, std::uint32_t limit, double distance,
    std::vector<Neighbor>& neighbors) {
    try_point_index_nearest(words, position, limit, distance, neighbors).check();
}

/// Finds the points of an index that are nearest to each of many positions.
///
/// \param words An index of points.
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param limit How many points to find for each at most; 1 or more.
/// \param distance Meters within which they must be, 0 or more; infinity for any.
/// \param statuses Receives the status of each row. May be left out.
/// \return Limit distances and ids for each row, the nearest first, one row after the other.
/// \throws Error Status::not_finite or Status::distance for the distance, Status::count for no neighbors or more than
///     memory can hold, Status::index, Status::index_alignment, Status::index_version, Status::index_kind,
///     Status::index_size.
///
/// If there are fewer points, the other places of the row have an infinite distance and the id 2^64 - 1. In a refused
/// row, all distances are NaN and the ids 0; its status is Status::not_finite or Status::latitude. Each row equals the
/// result of point_index_nearest(), bit for bit. If the neighbors do not fit, nothing is computed. Since 0.2.
///
/// Time grows with the rows times the logarithm of the points, and with rows times the limit. Slowest input known: all
/// points equally far, each of which is measured.
inline std::vector<Neighbor> point_index_nearest_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    std::uint32_t limit, double distance, Span<std::uint8_t> statuses = {}) {
    return try_point_index_nearest_batch(words, latitudes, longitudes, limit, distance, statuses).get();
}

/// point_index_nearest_batch() into the caller's memory.
inline void point_index_nearest_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    std::uint32_t limit, double distance, std::vector<Neighbor>& neighbors, Span<std::uint8_t> statuses = {}) {
    try_point_index_nearest_batch(words, latitudes, longitudes, limit, distance, neighbors, statuses).check();
}

/// Finds all points of an index within a distance of a position.
///
/// \param words An index of points.
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param distance Meters, 0 or more; infinity for all points.
/// \return The distances and ids of the points, the nearest first.
/// \throws Error Status::not_finite, Status::latitude, Status::distance if it is negative, Status::index,
///     Status::index_alignment, Status::index_version, Status::index_kind or Status::index_size.
///
/// Each distance is that of geodesic_inverse() from the position to the point, bit for bit; of equally far points,
/// that with the lower id comes first. Asking for the number is faster than asking for the points. Since 0.2.
///
/// Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known: all points
/// in one place.
inline std::vector<Neighbor> point_index_within(
    Span<const std::uint64_t> words, const Point& position, double distance) {
    return try_point_index_within(words, position, distance).get();
}

/// point_index_within() into the caller's memory.
inline void point_index_within(
    Span<const std::uint64_t> words, const Point& position, double distance, std::vector<Neighbor>& neighbors) {
    try_point_index_within(words, position, distance, neighbors).check();
}

/// Counts the points of an index within a distance of each of many positions.
///
/// \param words An index of points.
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param distance Meters, 0 or more; infinity for all points.
/// \param counts Receives how many points there are.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::not_finite or Status::distance for the distance, Status::index, Status::index_alignment,
///     Status::index_version, Status::index_kind, Status::index_size.
///
/// In a refused row, the count is 0; its status is Status::not_finite or Status::latitude. Each row equals the number
/// of results of point_index_within(); point_index_within_batch() also gives the points, which takes longer. Since
/// 0.2.
///
/// Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
/// known: all points in one place.
inline Status point_index_count_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes, double distance,
    Column<std::int32_t> counts, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_point_index_count_batch(words, latitudes, longitudes, distance, counts, statuses));
}

/// Finds all points of an index within a distance of each of many positions.
///
/// \param words An index of points.
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param distance Meters, 0 or more; infinity for all points.
/// \param counts Receives how many points there are near each position.
/// \param statuses Receives the status of each row. May be left out.
/// \return The distances and ids of the points: those of the first row, the nearest first, then those of the second,
///     and so on.
/// \throws Error Status::not_finite or Status::distance for the distance, Status::index, Status::index_alignment,
///     Status::index_version, Status::index_kind, Status::index_size.
///
/// In a refused row, the count is 0; its status is Status::not_finite or Status::latitude. Each row equals the result
/// of point_index_within(), bit for bit. Since 0.2.
///
/// Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
/// known: all points in one place.
inline std::vector<Neighbor> point_index_within_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes, double distance,
    Column<std::int32_t> counts, Span<std::uint8_t> statuses = {}) {
    return try_point_index_within_batch(words, latitudes, longitudes, distance, counts, statuses).get();
}

/// point_index_within_batch() into the caller's memory.
inline void point_index_within_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes, double distance,
    Column<std::int32_t> counts, std::vector<Neighbor>& neighbors, Span<std::uint8_t> statuses = {}) {
    try_point_index_within_batch(words, latitudes, longitudes, distance, counts, neighbors, statuses).check();
}

/// Finds all points of an index in a rectangle of meridians and parallels.
///
/// \param words An index of points.
/// \param bounds Degrees. If east is less than west, the rectangle crosses the antimeridian; if it is greater by 360
///     or more, the rectangle goes around the earth.
/// \return The ids of the points in ascending order.
/// \throws Error Status::not_finite, Status::latitude, Status::view if south lies north of north, Status::index,
///     Status::index_alignment, Status::index_version, Status::index_kind or Status::index_size.
///
/// The edges belong to the rectangle. A point at a pole has all longitudes. Since 0.2.
///
/// Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known: all points
/// in one place.
inline std::vector<std::uint64_t> point_index_in_bounds(Span<const std::uint64_t> words, const Bounds& bounds) {
    return try_point_index_in_bounds(words, bounds).get();
}

/// point_index_in_bounds() into the caller's memory.
inline void point_index_in_bounds(
    Span<const std::uint64_t> words, const Bounds& bounds, std::vector<std::uint64_t>& ids) {
    try_point_index_in_bounds(words, bounds, ids).check();
}

/// Finds all points of an index in each of many rectangles of meridians and parallels.
///
/// \param words An index of points.
/// \param souths Degrees, -90 ... 90.
/// \param wests Degrees; any finite values.
/// \param norths Degrees, south ... 90.
/// \param easts Degrees; any finite values. If east is less than west, the rectangle crosses the antimeridian; if it
///     is greater by 360 or more, the rectangle goes around the earth.
/// \param counts Receives how many points are in each rectangle.
/// \param statuses Receives the status of each row. May be left out.
/// \return The ids of the points: those of the first row in ascending order, then those of the second, and so on.
/// \throws Error Status::index, Status::index_alignment, Status::index_version, Status::index_kind,
///     Status::index_size.
///
/// In a refused row, the count is 0; its status is Status::not_finite, Status::latitude, or Status::view if south lies
/// north of north. Each row equals the result of point_index_in_bounds(). Since 0.2.
///
/// Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
/// known: all points in one place.
inline std::vector<std::uint64_t> point_index_in_bounds_batch(
    Span<const std::uint64_t> words, Column<const double> souths, Column<const double> wests,
    Column<const double> norths, Column<const double> easts, Column<std::int32_t> counts,
    Span<std::uint8_t> statuses = {}) {
    return try_point_index_in_bounds_batch(words, souths, wests, norths, easts, counts, statuses).get();
}

/// point_index_in_bounds_batch() into the caller's memory.
inline void point_index_in_bounds_batch(
    Span<const std::uint64_t> words, Column<const double> souths, Column<const double> wests,
    Column<const double> norths, Column<const double> easts, Column<std::int32_t> counts,
    std::vector<std::uint64_t>& ids, Span<std::uint8_t> statuses = {}) {
    try_point_index_in_bounds_batch(words, souths, wests, norths, easts, counts, ids, statuses).check();
}

/// Builds an index of a polygon: once, for many questions.
///
/// \param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
///     finite value. The last point of a ring is joined to the first; the last point may repeat the first.
/// \param rings The number of points of each ring: the outer one, then the holes.
/// \return The index, which is words of 64 bits.
/// \throws Error Status::not_finite, Status::latitude, Status::rings if the counts in rings do not add up to
///     point_count, Status::index_alignment, or Status::count for more than 134,217,728 points in a ring, 16,777,217
///     rings or 2,147,483,647 points.
///
/// The index holds the points too. It takes no other memory. Since 0.2.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
inline std::vector<std::uint64_t> polygon_index_build(Span<const Point> points, Span<const std::size_t> rings = {}) {
    return try_polygon_index_build(points, rings).get();
}

/// polygon_index_build() into the caller's memory.
inline void polygon_index_build(
    Span<const Point> points, Span<const std::size_t> rings, std::vector<std::uint64_t>& words) {
    try_polygon_index_build(points, rings, words).check();
}

/// Builds an index of a route: once, for many questions.
///
/// \param points Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \return The index, which is words of 64 bits.
/// \throws Error Status::not_finite, Status::latitude, Status::index_alignment, or Status::count for more than
///     134,217,728 points.
///
/// The index holds the points too. It takes no other memory. Since 0.2.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
inline std::vector<std::uint64_t> route_index_build(Span<const Point> points) {
    return try_route_index_build(points).get();
}

/// route_index_build() into the caller's memory.
inline void route_index_build(Span<const Point> points, std::vector<std::uint64_t>& words) {
    try_route_index_build(points, words).check();
}

/// Finds whether many positions lie inside the polygon of an index.
///
/// \param words The index, of polygon_index_build()
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param sides Receives Side::inside, Side::on_border (within a micrometer of an edge of any ring) or Side::outside.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::index, Status::index_alignment, Status::index_version, Status::index_kind also for the index
///     of a route, or Status::index_size.
///
/// The side in a refused row is 0; its status is Status::not_finite or Status::latitude. Each row equals the result of
/// polygon_contains(). Words that were damaged after index_check() give any sides. Since 0.2.
///
/// Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known: a
/// position beside a pole, for which each edge is searched.
inline Status edge_index_contains_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    Column<std::int32_t> sides, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_edge_index_contains_batch(words, latitudes, longitudes, sides, statuses));
}

/// Finds where the edges of an index come nearest to many positions.
///
/// \param words The index, of route_index_build() or polygon_index_build()
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param start_distance Only places this far along the route or farther count: meters, any number but NaN; 0: from
///     its start.
/// \param end_distance Only places up to this far along count: meters, at least start_distance; INFINITY: to its end.
/// \param places Receives the places. Their distance_along is counted in their ring, and segment is the index of a
///     point of the polygon.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::not_finite or Status::distance for the distances, Status::count for an index without points,
///     Status::index, Status::index_alignment, Status::index_version, Status::index_kind or Status::index_size.
///
/// In a refused row, every floating-point field is NaN and every other field is 0; its status is Status::not_finite or
/// Status::latitude. For a whole route, each row equals the result of route_nearest(), bit for bit. Where a route
/// comes back along itself, a window around the distance that was reached last keeps the ways apart; it is cut to the
/// route. In a polygon, a position inside may be left or right. Since 0.2.
///
/// Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known: all
/// points equally far, so that each edge is searched in up to 96 steps.
inline Status edge_index_nearest_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    double start_distance, double end_distance, Column<RoutePlace> places, Span<std::uint8_t> statuses = {}) {
    return detail::checked(
        try_edge_index_nearest_batch(words, latitudes, longitudes, start_distance, end_distance, places, statuses));
}

/// Finds all pairs of edges that meet: in one index, or between two.
///
/// \param words The index, of polygon_index_build() or route_index_build()
/// \param other_words The other index; empty: the edges of the first meet one another.
/// \return The pairs, ordered by edge, then by other_edge.
/// \throws Error Status::index, Status::index_alignment, Status::index_version, Status::index_kind,
///     Status::index_size, or Status::work for too many long edges side by side that do not meet.
///
/// Edges within a micrometer of each other meet. In one index, each pair is found once, and neighbors do not meet at
/// their common vertex; but neither may run back along the other. Points given twice are one vertex. Where edges meet
/// at a vertex, each edge that ends there is in a pair. Since 0.2.
///
/// Time grows with the pairs that meet, and with the edges times the logarithm of the points. Slowest input known:
/// long edges side by side that do not meet: each pair is compared by geodesics, and too many are refused with
/// Status::work.
inline std::vector<PolygonCrossing> edge_index_crossings(
    Span<const std::uint64_t> words, Span<const std::uint64_t> other_words = {}) {
    return try_edge_index_crossings(words, other_words).get();
}

/// edge_index_crossings() into the caller's memory.
inline void edge_index_crossings(
    Span<const std::uint64_t> words, Span<const std::uint64_t> other_words, std::vector<PolygonCrossing>& crossings) {
    try_edge_index_crossings(words, other_words, crossings).check();
}

/// Builds an index of fences: once, for many questions.
///
/// \param fences The fences: polygons, circles, corridors and lines.
/// \param points The points of all fences, one fence after the other: latitudes -90 ... 90 degrees, longitudes any
///     finite value.
/// \param rings The number of points of each ring, of all fences that have rings.
/// \param statuses Receives the status of each fence. May be left out.
/// \return The index, which is words of 64 bits.
/// \throws Error Status::index_alignment, Status::count if the counts of points do not add up, or for more than an
///     index can hold, or Status::rings if those of rings do not.
///
/// The index holds the fences that are not refused. The status of a refused one is Status::fence for an unknown shape
/// or trigger, Status::count for too few points or too many, Status::rings for rings of what is no polygon,
/// Status::not_finite, Status::latitude, Status::radius, Status::fence_altitudes or, if a fence before it that is not
/// refused has the same id, Status::fence_id. A fence of a few points takes some 300 bytes, each further point 23. No
/// other memory is used. The bits are the same on every machine. Since 0.2.
///
/// Time grows with the points, and with n log n of the fences. Slowest input known: all fences in one place.
inline std::vector<std::uint64_t> fence_index_build(
    Span<const Fence> fences, Span<const Point> points, Span<const std::size_t> rings = {},
    Span<std::uint8_t> statuses = {}) {
    return try_fence_index_build(fences, points, rings, statuses).get();
}

/// fence_index_build() into the caller's memory.
inline void fence_index_build(
    Span<const Fence> fences, Span<const Point> points, Span<const std::size_t> rings,
    std::vector<std::uint64_t>& words, Span<std::uint8_t> statuses = {}) {
    try_fence_index_build(fences, points, rings, words, statuses).check();
}

/// Finds the fences that hold a position.
///
/// \param words An index of fences.
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param altitude Meters, -1,000,000 ... 1,000,000,000; NaN: not known, then the altitudes of fences do not matter.
/// \return The ids of the fences in ascending order.
/// \throws Error Status::not_finite, Status::latitude, Status::altitude, Status::index, Status::index_alignment,
///     Status::index_version, Status::index_kind or Status::index_size.
///
/// The border of a polygon belongs to it: its sides are those of polygon_contains(). A circle and a corridor hold what
/// is as near as radius by geodesic_inverse() and route_nearest(). Lines hold nothing. Since 0.2.
///
/// Time grows with the logarithm of the fences, and with n log n of those whose box holds the position. Slowest input
/// known: all fences hold it; a position beside a pole, for which each edge is searched.
inline std::vector<std::uint64_t> fence_index_holding(
    Span<const std::uint64_t> words, const Point& position, double altitude) {
    return try_fence_index_holding(words, position, altitude).get();
}

/// fence_index_holding() into the caller's memory.
inline void fence_index_holding(
    Span<const std::uint64_t> words, const Point& position, double altitude, std::vector<std::uint64_t>& ids) {
    try_fence_index_holding(words, position, altitude, ids).check();
}

/// Finds the fences that hold each of many positions.
///
/// \param words An index of fences.
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values, reduced to [-180, 180)
/// \param altitudes Meters, -1,000,000 ... 1,000,000,000. NaN: not known.
/// \param counts Receives how many fences hold each position.
/// \param statuses Receives the status of each row. May be left out.
/// \return The ids: those of the first row in ascending order, then those of the second, and so on.
/// \throws Error Status::index, Status::index_alignment, Status::index_version, Status::index_kind,
///     Status::index_size.
///
/// In a refused row, the count is 0; its status is Status::not_finite, Status::latitude or Status::altitude. Each row
/// equals the result of fence_index_holding(). Since 0.2.
///
/// Time grows with the rows times the logarithm of the fences, and with n log n of those whose boxes hold a position.
/// Slowest input known: all fences hold all positions.
inline std::vector<std::uint64_t> fence_index_holding_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    Column<const double> altitudes, Column<std::int32_t> counts, Span<std::uint8_t> statuses = {}) {
    return try_fence_index_holding_batch(words, latitudes, longitudes, altitudes, counts, statuses).get();
}

/// fence_index_holding_batch() into the caller's memory.
inline void fence_index_holding_batch(
    Span<const std::uint64_t> words, Column<const double> latitudes, Column<const double> longitudes,
    Column<const double> altitudes, Column<std::int32_t> counts, std::vector<std::uint64_t>& ids,
    Span<std::uint8_t> statuses = {}) {
    try_fence_index_holding_batch(words, latitudes, longitudes, altitudes, counts, ids, statuses).check();
}

/// Takes the next fix of something that moves, and reports what happened at the fences since the last one.
///
/// \param words An index of fences.
/// \param fix Where it is now, and when: not before the last fix.
/// \param last The state after the last fix, all 0 before the first.
/// \param presences The fences that it is in after the last fix, as many as last says.
/// \param options How to decide.
/// \throws Error Status::not_finite, Status::latitude, Status::altitude, Status::distance for a negative accuracy,
///     Status::hysteresis, Status::time for a fix that is older than the last one, or a negative dwell time,
///     Status::content for an unknown flag, Status::index, Status::index_alignment, Status::index_version,
///     Status::index_kind or Status::index_size, or Status::work for a way along very many long edges side by side.
///
/// Between two fixes it moves along the geodesic at a constant speed, and changes its altitude evenly. So a fence that
/// was passed on the way gives two events. Times and points are those at which the border is passed, to a millimeter.
/// With a hysteresis, a fence that was entered is wider by that much until it is left; its altitudes too. A line
/// itself belongs to its right side. The first fix reports nothing unless FenceFlag::report_first is set. A fix that
/// is less accurate than worst_accuracy changes nothing. An altitude that is not known is taken to be the last one
/// that was; before any is known, altitudes do not matter. Fences without triggers are not followed. Fences may change
/// from one fix to the next: the same state goes on with another index; what that changes happens at the last fix, and
/// presences of fences that are not there, or without triggers, are dropped without an event. Since 0.2.
///
/// Time grows with the fences that the way meets, times the presences, and with the edges near the way. Slowest input
/// known: a way across the teeth of a comb: 16 places are found at a time, each time among all edges; too many are
/// refused with Status::work.
inline FenceIndexStepResult fence_index_step(
    Span<const std::uint64_t> words, const Fix& fix, Optional<FenceState> last = {},
    Span<const FencePresence> presences = {}, Optional<FenceOptions> options = {}) {
    return try_fence_index_step(words, fix, last, presences, options).get();
}

/// fence_index_step() into the caller's memory.
inline void fence_index_step(
    Span<const std::uint64_t> words, const Fix& fix, Optional<FenceState> last, Optional<FenceOptions> options,
    FenceState& state, std::vector<FencePresence>& presences, std::vector<FenceEvent>& events) {
    try_fence_index_step(words, fix, last, options, state, presences, events).check();
}

/// Takes the next fix of something that follows a route, and tells how it goes on.
///
/// \param words The index of the route, of route_index_build()
/// \param fix Where it is now, and when. NaN for what is not known, but for the position.
/// \param waypoints Which points of the route are waypoints: their numbers from 0, ascending; empty: all points of the
///     route.
/// \param options How to decide.
/// \param last The state after the last fix, all 0 before the first.
/// \throws Error Status::not_finite for the position, an infinite time, or numbers of a state, Status::latitude,
///     Status::altitude, Status::time for a fix that is older than the last known time, or a negative averaging time,
///     Status::distance for an accuracy or a distance in the options that is negative or NaN, Status::hysteresis,
///     Status::waypoint, Status::route for a state that another route gave, Status::count for a route without points,
///     Status::index, Status::index_alignment, Status::index_version, Status::index_kind also for the index of a
///     polygon, Status::index_size, or Status::work for very many edges equally near.
///
/// The place on the route is the nearest one in a window around the last place, which is wider by one and a half times
/// what it has moved since. Where the route comes about as near more than once, within twice the accuracy of the fix
/// (5 m at least, 15 m if not known), the place is taken that fits the way best: so ways there and back are kept
/// apart, and the places where a route crosses itself. The first fix is looked for on the whole route; of places about
/// as near, the earliest is taken, and on a round trip that begins within off_route_distance of its end, its start
/// rather than its end. With start_distance it is looked for in the window around that place. So is, among those on
/// the route, the place at which something comes back that was off it at the last fix too, rather ahead than behind.
///
/// It has left the route when it is farther from it than off_route_distance and hysteresis together, and is back
/// within off_route_distance. It goes the wrong way when it has come back along the route by more than
/// off_route_distance, or by eight times the accuracy if that is more, until it has gone forward by as much. Where the
/// route uses the same road the other way too (within 45° of opposite, about as near), it is on that leg as soon as it
/// has gone the wrong way for more than window_ahead. Waypoints are passed in their order, and stay passed: beyond
/// them along the route, if it is on the route, or within arrival_radius, if no more than twice that is left along the
/// route. Those that lie behind the first fix on the route are passed with it.
///
/// A fix that is less accurate than worst_accuracy leaves the state as it is; then the guidance has flags and the next
/// waypoint, and NaN. Speeds need times; off the route, the last one stays. A state of the same route is not checked
/// further: store it with a checksum if that matters. The distance along is that of route_nearest() at the same place.
/// Since 0.2.
///
/// Time grows with the logarithm of the points where few edges are near, and with the waypoints that are passed.
/// Slowest input known: the middle of a route of long edges, each of which is searched twice; too many are refused
/// with Status::work.
inline NavigationStepResult navigation_step(
    Span<const std::uint64_t> words, const Fix& fix, Span<const std::uint64_t> waypoints = {},
    Optional<NavigationOptions> options = {}, Optional<NavigationState> last = {}) {
    return try_navigation_step(words, fix, waypoints, options, last).get();
}

/// Computes a circle: everything within a geodesic distance of a position.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param radius Meters; more than 0, at most 19,970,000.
/// \param options Options that differ from the defaults.
/// \return The closed ring.
/// \throws Error Status::not_finite, Status::latitude, Status::radius; for the options: Status::placement (an unknown
///     value in that field, in azimuth_is or in longitudes), Status::vertices (also if a tolerance needs more than
///     1,000,000, or for more than 3600 radial lines), Status::tolerance (neither 0 nor 0.000001 ... 1,000,000),
///     Status::not_finite or Status::decimals.
///
/// The ring starts in the north and runs counterclockwise, seen from above; its last point is its first. Vertex i of n
/// lies at the azimuth -360 i/n and at the radius, measured along the geodesic of the ellipsoid, to within 15 nm. From
/// a pole, azimuths are measured from the meridian of the center's longitude, as in geodesic_direct().
///
/// The circle may contain a pole, or more than a hemisphere: its inside is on the left. Polygon functions, such as
/// polygon_measure(), treat the smaller part of the earth as the inside of every ring, including this one.
///
/// The edges of the polygon are geodesics. Up to a radius of a quarter of the earth's circumference they run inside
/// the circle, beyond that outside. Placement::outside moves all vertices outward equally, just far enough that no
/// edge is nearer to the center than the radius, with about 0.1 micrometers to spare. Placement::inside does the
/// opposite. Placement::equal_area gives the polygon the area of the circle, to a fraction of 10^-9.
///
/// With a tolerance, no point of an edge is farther than that from the circle, and the number of vertices is at most 2
/// % larger than necessary.
///
/// Beyond 19,970,000 m, just under half a circle of the polar radius, geodesics in different directions meet, and a
/// circle is no longer a simple curve. The call also returns Status::radius if the placement would move vertices of a
/// slightly smaller circle beyond that limit. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
inline std::vector<Point> circle(const Point& center, double radius, Optional<ShapeOptions> options = {}) {
    return try_circle(center, radius, options).get();
}

/// circle() into the caller's memory.
inline void circle(const Point& center, double radius, Optional<ShapeOptions> options, std::vector<Point>& out) {
    try_circle(center, radius, options, out).check();
}

/// Computes the bounds of a circle: the smallest rectangle of meridians and parallels that contains it.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param radius Meters; more than 0, at most 19,970,000.
/// \return The rectangle. If east is less than west, it crosses the antimeridian; with a pole in the circle it has all
///     longitudes, -180 ... 180.
/// \throws Error Status::not_finite, Status::latitude or Status::radius.
///
/// A filter for those who keep positions in a database: what geodesic_inverse() finds within the radius lies in the
/// rectangle. It is larger than the circle by 0.1 to 0.2 micrometers on each side; beyond a radius of 9,500,000 m it
/// may have some degrees of longitude more, or all of them. Since 0.2.
inline Bounds circle_bounds(const Point& center, double radius) {
    return try_circle_bounds(center, radius).get();
}

/// Computes an ellipse.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param semi_major Meters; more than 0, at most 19,970,000.
/// \param semi_minor Meters, in the same range; either may be the larger one.
/// \param rotation Azimuth of the first semi-axis; degrees, any finite value.
/// \param options The only placement is Placement::on.
/// \return The closed ring.
/// \throws Error Status::not_finite, Status::latitude, Status::radius; for the options: Status::placement,
///     Status::vertices, Status::tolerance or Status::decimals. Status::placement also for any placement other than
///     Placement::on.
///
/// In the direction t from its first axis the ellipse with the semi-axes a and b lies at the geodesic distance a
/// b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their eccentric anomaly, so they are closer
/// where it bends more. The ring is closed and runs counterclockwise from the end of the first axis. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
inline std::vector<Point> ellipse(
    const Point& center, double semi_major, double semi_minor, double rotation, Optional<ShapeOptions> options = {}) {
    return try_ellipse(center, semi_major, semi_minor, rotation, options).get();
}

/// ellipse() into the caller's memory.
inline void ellipse(
    const Point& center, double semi_major, double semi_minor, double rotation, Optional<ShapeOptions> options,
    std::vector<Point>& out) {
    try_ellipse(center, semi_major, semi_minor, rotation, options, out).check();
}

/// Computes a wedge: a sector of a circle, or of the ring between two circles.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param inner_radius Meters; 0 for a sector with its point at the center.
/// \param outer_radius Meters; more than the inner one, at most 19,970,000.
/// \param azimuth Degrees, any finite value: of the middle, or of the side where the wedge starts, as azimuth_is says.
/// \param width Degrees, clockwise, 0 ... 360.
/// \param options Options that differ from the defaults.
/// \return The closed ring.
/// \throws Error Status::not_finite, Status::latitude, Status::radius, Status::width; for the options:
///     Status::placement, Status::vertices, Status::tolerance or Status::decimals. Status::radius also if the inner
///     radius is negative or not smaller than the outer; Status::vertices also if a placement would make the edges of
///     both arcs cross, as can happen with few vertices when the radii hardly differ.
///
/// The ring is closed and runs counterclockwise. For a sector it is the center, the arc back from the second side to
/// the first, and the center; between two circles it is the outer arc from the second side to the first, then the
/// inner arc. The sides are geodesics, and the vertices at their ends have exact azimuths. Each arc has its share of
/// the vertices of a whole turn, rounded up, and its placement: the polygon contains the wedge, lies in it or has its
/// area.
///
/// A width of 0 gives no points. A width of 360 gives the circle, its first vertex at the azimuth where it starts;
/// between two circles, the outer ring, then the inner one clockwise, both closed. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
inline std::vector<Point> wedge(
    const Point& center, double inner_radius, double outer_radius, double azimuth, double width,
    Optional<ShapeOptions> options = {}) {
    return try_wedge(center, inner_radius, outer_radius, azimuth, width, options).get();
}

/// wedge() into the caller's memory.
inline void wedge(
    const Point& center, double inner_radius, double outer_radius, double azimuth, double width,
    Optional<ShapeOptions> options, std::vector<Point>& out) {
    try_wedge(center, inner_radius, outer_radius, azimuth, width, options, out).check();
}

/// Computes an arc: part of a circle, as an open line.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param radius Meters; more than 0, at most 19,970,000.
/// \param azimuth Degrees, any finite value: of the middle, or of the side where the arc starts, as azimuth_is says.
/// \param width Degrees, clockwise, 0 ... 360.
/// \param options The only placement is Placement::on.
/// \return The points, clockwise from where the arc starts.
/// \throws Error Status::not_finite, Status::latitude, Status::radius, Status::width; for the options:
///     Status::placement, Status::vertices, Status::tolerance or Status::decimals. Status::placement also for any
///     placement other than Placement::on.
///
/// The first and the last point have exact azimuths. A width of 0 gives no points; with a width of 360 the last point
/// is the first. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
inline std::vector<Point> arc(
    const Point& center, double radius, double azimuth, double width, Optional<ShapeOptions> options = {}) {
    return try_arc(center, radius, azimuth, width, options).get();
}

/// arc() into the caller's memory.
inline void arc(
    const Point& center, double radius, double azimuth, double width, Optional<ShapeOptions> options,
    std::vector<Point>& out) {
    try_arc(center, radius, azimuth, width, options, out).check();
}

/// Computes several circles around one position, and radial lines if the options ask for them.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param radii Meters; each more than 0, at most 19,970,000; in any order.
/// \param options Options that differ from the defaults.
/// \throws Error Status::not_finite, Status::latitude, Status::radius, Status::count without radii; for the options:
///     Status::placement, Status::vertices, Status::tolerance or Status::decimals.
///
/// The rings come first, as circle() computes them, in the order of the radii; then the radial lines, two points each,
/// from the center to the largest radius. Each ring has a position for its label at label_azimuth, and each radial
/// line one at its end. Since 0.1.
///
/// Time grows with the radii times the vertices.
inline RingSetResult ring_set(const Point& center, Span<const double> radii, Optional<ShapeOptions> options = {}) {
    return try_ring_set(center, radii, options).get();
}

/// ring_set() into the caller's memory.
inline void ring_set(
    const Point& center, Span<const double> radii, Optional<ShapeOptions> options, std::vector<Point>& vertices,
    std::vector<RingLine>& lines) {
    try_ring_set(center, radii, options, vertices, lines).check();
}

/// Writes a circle as GeoJSON.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param radius Meters; more than 0, at most 19,970,000.
/// \param options Options that differ from the defaults.
/// \param properties The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::latitude, Status::radius, Status::properties, Status::crossings for more
///     than 256 crossings of the antimeridian; for the options: Status::placement, Status::vertices, Status::tolerance
///     or Status::decimals.
///
/// The result is a Feature with a Polygon, or with a MultiPolygon if the antimeridian cuts the circle (RFC 7946,
/// section 3.1.9). Rings are closed; the outer one runs counterclockwise, holes run clockwise, and no longitude lies
/// outside -180 ... 180. If a pole is inside, the ring runs along the edge of the map at 180 to the pole, along it,
/// and back at -180, so that every reader finds the pole inside. A circle that contains both poles and the
/// antimeridian is the whole map with a hole.
///
/// Positions have up to decimals digits after the point. A position equal to the one before is left out, but a ring
/// always has at least four; pieces without area are left out if there are others. Placement::outside and
/// Placement::inside apply to the rounded positions: the vertices are moved farther out, or in, to allow for rounding
/// and for straight lines in degrees, which may depart from the edges by the edge_tolerance; inward by at most half of
/// the radius.
///
/// Readers of GeoJSON draw edges as straight lines in degrees. With an edge_tolerance, edges have enough positions to
/// keep those lines that close to the geodesics. Without one, long edges are drawn in the wrong place, especially near
/// a pole. For Placement::outside and Placement::inside, an edge_tolerance of 0 means the tolerance, or, if that is 0
/// too, a thousandth of the radius; but at least 0.7 units of the last decimal, since rounding makes a finer one
/// useless. So these placements always hold for straight lines in degrees. The call returns Status::radius if vertices
/// would be more than 19,970,000 m away: the edge_tolerance may be too large for a circle of nearly that size.
///
/// Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
inline std::string circle_geojson(
    const Point& center, double radius, Optional<ShapeOptions> options = {}, std::string_view properties = {}) {
    return try_circle_geojson(center, radius, options, properties).get();
}

/// circle_geojson() into the caller's memory.
inline void circle_geojson(
    const Point& center, double radius, Optional<ShapeOptions> options, std::string_view properties, std::string& out) {
    try_circle_geojson(center, radius, options, properties, out).check();
}

/// Writes an ellipse as GeoJSON.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param semi_major Meters; more than 0, at most 19,970,000.
/// \param semi_minor Meters, in the same range; either may be the larger one.
/// \param rotation Azimuth of the first semi-axis; degrees, any finite value.
/// \param options Options that differ from the defaults.
/// \param properties The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::latitude, Status::radius, Status::properties; for the options:
///     Status::placement, Status::vertices, Status::tolerance or Status::decimals. Status::placement also for any
///     placement other than Placement::on.
///
/// The result is written as circle_geojson() writes a circle. Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
inline std::string ellipse_geojson(
    const Point& center, double semi_major, double semi_minor, double rotation, Optional<ShapeOptions> options = {},
    std::string_view properties = {}) {
    return try_ellipse_geojson(center, semi_major, semi_minor, rotation, options, properties).get();
}

/// ellipse_geojson() into the caller's memory.
inline void ellipse_geojson(
    const Point& center, double semi_major, double semi_minor, double rotation, Optional<ShapeOptions> options,
    std::string_view properties, std::string& out) {
    try_ellipse_geojson(center, semi_major, semi_minor, rotation, options, properties, out).check();
}

/// Writes a wedge as GeoJSON.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param inner_radius Meters; 0 for a sector with its point at the center.
/// \param outer_radius Meters; more than the inner one, at most 19,970,000.
/// \param azimuth Degrees, any finite value: of the middle, or of the side where the wedge starts, as azimuth_is says.
/// \param width Degrees, clockwise, 0 ... 360.
/// \param options Options that differ from the defaults.
/// \param properties The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::latitude, Status::radius, Status::width, Status::properties; for the
///     options: Status::placement, Status::vertices, Status::tolerance or Status::decimals. Status::radius also if the
///     inner radius is negative or not smaller than the outer; Status::vertices also if a placement would make the
///     edges of both arcs cross, as can happen with few vertices when the radii hardly differ.
///
/// The result is written as circle_geojson() writes a circle; a whole turn between two circles is a Polygon with a
/// hole. A width of 0 gives a Polygon without coordinates. Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
inline std::string wedge_geojson(
    const Point& center, double inner_radius, double outer_radius, double azimuth, double width,
    Optional<ShapeOptions> options = {}, std::string_view properties = {}) {
    return try_wedge_geojson(center, inner_radius, outer_radius, azimuth, width, options, properties).get();
}

/// wedge_geojson() into the caller's memory.
inline void wedge_geojson(
    const Point& center, double inner_radius, double outer_radius, double azimuth, double width,
    Optional<ShapeOptions> options, std::string_view properties, std::string& out) {
    try_wedge_geojson(center, inner_radius, outer_radius, azimuth, width, options, properties, out).check();
}

/// Writes an arc as GeoJSON.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param radius Meters; more than 0, at most 19,970,000.
/// \param azimuth Degrees, any finite value: of the middle, or of the side where the arc starts, as azimuth_is says.
/// \param width Degrees, clockwise, 0 ... 360.
/// \param options Options that differ from the defaults.
/// \param properties The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::latitude, Status::radius, Status::width, Status::properties; for the
///     options: Status::placement, Status::vertices, Status::tolerance or Status::decimals. Status::placement also for
///     any placement other than Placement::on.
///
/// The result is a Feature with a LineString, or with a MultiLineString if the arc crosses the antimeridian. A width
/// of 0 gives a LineString without coordinates. Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
inline std::string arc_geojson(
    const Point& center, double radius, double azimuth, double width, Optional<ShapeOptions> options = {},
    std::string_view properties = {}) {
    return try_arc_geojson(center, radius, azimuth, width, options, properties).get();
}

/// arc_geojson() into the caller's memory.
inline void arc_geojson(
    const Point& center, double radius, double azimuth, double width, Optional<ShapeOptions> options,
    std::string_view properties, std::string& out) {
    try_arc_geojson(center, radius, azimuth, width, options, properties, out).check();
}

/// Writes several circles around one position, radial lines and labels as GeoJSON.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param radii Meters; each more than 0, at most 19,970,000; in any order.
/// \param options Options that differ from the defaults.
/// \param properties The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::latitude, Status::radius, Status::count without radii,
///     Status::properties; for the options: Status::placement, Status::vertices, Status::tolerance or
///     Status::decimals.
///
/// The result is a FeatureCollection: the rings, as circle_geojson() writes them, with the properties kind ("ring")
/// and radius; radial lines as LineStrings with kind ("radial") and azimuth, in [0, 360); then a Point for the label
/// of each, with kind ("label") and radius or azimuth. The caller's properties come first in each feature. Since 0.1.
///
/// Time grows with the radii times the vertices, and with the radii and radials times the bytes of the properties.
/// Slowest input known: 3600 radials with long properties.
inline std::string ring_set_geojson(
    const Point& center, Span<const double> radii, Optional<ShapeOptions> options = {},
    std::string_view properties = {}) {
    return try_ring_set_geojson(center, radii, options, properties).get();
}

/// ring_set_geojson() into the caller's memory.
inline void ring_set_geojson(
    const Point& center, Span<const double> radii, Optional<ShapeOptions> options, std::string_view properties,
    std::string& out) {
    try_ring_set_geojson(center, radii, options, properties, out).check();
}

/// Reads a time in the form of ISO 8601: "2026-11-22T08:17:05.250Z".
///
/// \param text A date, "T" or a blank, hours, minutes, and perhaps seconds with decimals, then "Z" or an offset such
///     as "+02:00"; or a date alone, a month or a year, as in KML. Blanks around it are skipped.
/// \return Seconds since the beginning of 1970 in UTC without leap seconds.
/// \throws Error Status::date, Status::text_empty, Status::text_rest, Status::offset for a size beyond memory.
///
/// Years are 0001 to 9999 in the Gregorian calendar. A text without an offset is in UTC. Hour 24 is taken with minutes
/// and seconds of 0; second 60, a leap second, means the same as the second after it, which must lie before the year
/// 10000. A day, a month and a year mean their beginning, in UTC or at an offset. Offsets are at most 14 hours.
/// Seconds have any number of decimals, after a point or a comma; the result is the double nearest to a text of up to
/// 9. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: blanks.
inline double time_parse(std::string_view text) {
    return try_time_parse(text).get();
}

/// Writes a time in the form of ISO 8601, in UTC.
///
/// \param seconds Seconds since the beginning of 1970 in UTC without leap seconds, in the years 1 to 9999.
/// \param decimals Of the seconds, 0 ... 9.
/// \return ASCII text.
/// \throws Error Status::not_finite, Status::year, Status::decimals.
///
/// Rounds the number as it is, half to even, once. Since 0.2.
///
/// Takes constant time.
inline std::string time_format(double seconds, std::int32_t decimals = 0) {
    return try_time_format(seconds, decimals).get();
}

/// time_format() into the caller's memory.
inline void time_format(double seconds, std::int32_t decimals, std::string& out) {
    try_time_format(seconds, decimals, out).check();
}

/// Computes a rectangle around a position.
///
/// \param center Degrees; latitude -90 ... 90, longitude any finite value.
/// \param length Meters; more than 0, at most 1,000,000.
/// \param width Meters, in the same range.
/// \param azimuth The direction of the length; degrees, any finite value.
/// \param options Only longitudes matters.
/// \return The closed ring.
/// \throws Error Status::not_finite, Status::latitude, Status::dimension; for the options: Status::join,
///     Status::placement or Status::tolerance.
///
/// The corners are those of a plane rectangle, laid off from the center: each lies at the distance of half its
/// diagonal, measured along a geodesic, and as far beside the azimuth as in the plane. So all four are equally far
/// from the center, to within 15 nm; the edges, geodesics too, are a little shorter than length and width, by less
/// than one part in 10^6 up to a diagonal of 20 km. The ring begins with the corner ahead on the right and runs
/// counterclockwise. Since 0.2.
///
/// Takes constant time.
inline std::vector<Point> rectangle(
    const Point& center, double length, double width, double azimuth, Optional<OutlineOptions> options = {}) {
    return try_rectangle(center, length, width, azimuth, options).get();
}

/// rectangle() into the caller's memory.
inline void rectangle(
    const Point& center, double length, double width, double azimuth, Optional<OutlineOptions> options,
    std::vector<Point>& out) {
    try_rectangle(center, length, width, azimuth, options, out).check();
}

/// Computes the line beside a route at a distance: its parallel.
///
/// \param points The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \param distance Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative to its left.
/// \param options Ends does not matter.
/// \return The line. Must not overlap points.
/// \throws Error Status::not_finite, Status::latitude, Status::dimension, Status::count; for the options:
///     Status::join, Status::placement or Status::tolerance.
///
/// The line runs in the direction of the route. Beside each segment it is at the distance, measured across the
/// segment; beside a long one it has vertices between, so that its own segments, which are geodesics, depart from that
/// by no more than the tolerance. Around the outside of a corner it is an arc, a tip or a bevel, as join says. A tip
/// lies in the middle, at the distance divided by the cosine of half the turn. A point where the route turns back has
/// a turn of 180 degrees, the outside of it on either side.
///
/// On the inside of a corner the line goes from one segment to the next where their lines meet. What lies nearer to
/// another segment is cut off at the beginning and the end of each piece, with pieces that are too short as a whole.
/// So every vertex lies at the distance from the route, to within a micrometer, and tips farther. Where the route
/// comes nearer to itself than twice the distance, what is left is joined in order; there the line may cross the
/// route. If nothing is left, as inside of a closed route that is too narrow, there are no points.
///
/// The time grows with the square of the count: some milliseconds for 100 points. Since 0.2.
///
/// Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
/// known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
/// other.
inline std::vector<Point> route_parallel(
    Span<const Point> points, double distance, Optional<OutlineOptions> options = {}) {
    return try_route_parallel(points, distance, options).get();
}

/// route_parallel() into the caller's memory.
inline void route_parallel(
    Span<const Point> points, double distance, Optional<OutlineOptions> options, std::vector<Point>& out) {
    try_route_parallel(points, distance, options, out).check();
}

/// Computes a corridor: a route with a width on each side.
///
/// \param points The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \param left Meters to the left of the route, 0 ... 1,000,000; one of the two must be more than 0.
/// \param right Meters to its right, 0 ... 1,000,000.
/// \param options Options that differ from the defaults.
/// \return The closed ring. Must not overlap points.
/// \throws Error as route_parallel().
///
/// The ring is the route_parallel() on the right, the end, the parallel on the left backward, and the start. It runs
/// counterclockwise, and ends with its first point. An end may be flat, round or square; on each side it goes as far
/// beyond the route as that side is wide. Where the route comes near itself, the ring crosses itself; square ends are
/// not cut off where they lie near another segment. Where a corridor is far wider than the bends of its route, nothing
/// may be left of a side, or of the ring. Since 0.2.
///
/// Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
/// known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
/// other.
inline std::vector<Point> route_corridor(
    Span<const Point> points, double left, double right, Optional<OutlineOptions> options = {}) {
    return try_route_corridor(points, left, right, options).get();
}

/// route_corridor() into the caller's memory.
inline void route_corridor(
    Span<const Point> points, double left, double right, Optional<OutlineOptions> options, std::vector<Point>& out) {
    try_route_corridor(points, left, right, options, out).check();
}

/// Computes the outline of an arrow along a route, as of an axis of advance.
///
/// \param points The middle of the arrow, from its tail to its tip. Latitudes -90 ... 90 degrees, longitudes any
///     finite value.
/// \param width Meters; more than 0, at most 1,000,000: of the body.
/// \param head_width Meters from barb to barb; at least width, at most 1,000,000.
/// \param head_length Meters along the route; more than 0, less than the route has, at most 1,000,000.
/// \param options Ends does not matter.
/// \return The closed ring. Must not overlap points.
/// \throws Error as route_parallel().
///
/// The body is a route_corridor() with a flat end at the neck, head_length before the tip along the route. The barbs
/// stand at the neck, across the geodesic from there to the tip. The ring runs counterclockwise: the body's right side
/// from the tail on, the right barb, the tip, the left barb, the left side, the first point again. If the tail is to
/// be open, leave out that last point. Since 0.2.
///
/// Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
/// known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
/// other.
inline std::vector<Point> route_arrow(
    Span<const Point> points, double width, double head_width, double head_length,
    Optional<OutlineOptions> options = {}) {
    return try_route_arrow(points, width, head_width, head_length, options).get();
}

/// route_arrow() into the caller's memory.
inline void route_arrow(
    Span<const Point> points, double width, double head_width, double head_length, Optional<OutlineOptions> options,
    std::vector<Point>& out) {
    try_route_arrow(points, width, head_width, head_length, options, out).check();
}

/// Marks a route at equal intervals.
///
/// \param points Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \param first Meters from the start of the route to the first mark, 0 ... 1e12.
/// \param interval Meters from each mark to the next, 0.001 ... 1e12.
/// \return The marks.
/// \throws Error Status::not_finite, Status::latitude, Status::distance, Status::interval, or Status::count for no
///     points, or more than an array can hold.
///
/// Each mark is where route_point() finds it, to within 15 nm. The end of the route has a mark if it lies a whole
/// number of intervals from the first one; a nanometer for each point may be missing. Since 0.2.
///
/// Time grows with the points and the marks.
inline std::vector<RouteMark> route_marks(Span<const Point> points, double first, double interval) {
    return try_route_marks(points, first, interval).get();
}

/// route_marks() into the caller's memory.
inline void route_marks(Span<const Point> points, double first, double interval, std::vector<RouteMark>& out) {
    try_route_marks(points, first, interval, out).check();
}

/// Lays the points of a drawing along anchors: line art of the host's, given in a frame of its own.
///
/// \param anchors Latitudes -90 ... 90 degrees, longitudes any finite value.
/// \param frame A Frame value: what x and y are.
/// \param xs The way along the line of anchors from the first, in meters or in lengths of the line.
/// \param ys The way to the right of the line, in meters, or in lengths or widths; negative to the left.
/// \param latitudes Receives degrees.
/// \param longitudes Receives degrees, in [-180, 180).
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::frame, Status::count, Status::not_finite or Status::latitude for the anchors.
///
/// A point goes x along the geodesics from anchor to anchor, and from there y to the right of the direction that they
/// have; before the first anchor and behind the last one the line goes on straight. With y pointing right of x, a
/// frame is drawn as on a screen, where y points down.
///
/// Frame::length with two anchors turns and scales a drawing: (0, 0) comes to lie on the first and (1, 0) on the
/// second. Frame::width stretches it across too: (x, 1) lies as far beside the line, and on the same side, as the last
/// anchor, for drawings with two points at their ends and a third for their depth. Frame::meters is the inverse of
/// route_nearest(), near the route. At a corner of the line, the drawing overlaps on the inside and leaves gaps on the
/// outside. Rows whose x rises are found along the line at once; each step back begins at its start.
///
/// In a refused row, both numbers are NaN; its status is Status::not_finite or Status::distance (more than 1e12 m).
/// Since 0.2.
///
/// Time grows with the rows times the anchors. Slowest input known: rows whose x goes back and forth: each time the
/// anchors are measured from the first.
inline Status frame_points_batch(
    Span<const Point> anchors, Frame frame, Column<const double> xs, Column<const double> ys,
    Column<double> latitudes, Column<double> longitudes, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_frame_points_batch(anchors, frame, xs, ys, latitudes, longitudes, statuses));
}

/// Finds where the sun is seen.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param time Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
/// \return Its azimuth, elevation and distance.
/// \throws Error Status::not_finite, Status::latitude, or Status::year outside 1900 to 2099.
///
/// Right to 0.005 degrees: 0.001 from the series, and up to 0.004 because the earth turns up to 0.9 s ahead of UTC or
/// behind it. If leap seconds are given up, each second of drift adds 0.004 degrees. The distance is right to 8,000
/// km. The position is on the ellipsoid; at a pole, the azimuth is measured from the meridian of the longitude given
/// there. The apparent elevation is that of air at 10 degrees Celsius and 1010 hPa, after Saemundsson, "Astronomical
/// refraction", Sky and Telescope 72, 1986; below -1 degree it means nothing. The sun's place is that of Reda and
/// Andreas, "Solar position algorithm for solar radiation applications", NREL/TP-560-34302, 2004, table A4.2, by its
/// larger terms. Since 0.2.
inline SkyPlace sun_position(const Point& position, double time) {
    return try_sun_position(position, time).get();
}

/// Finds where the moon is seen.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param time Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
/// \return Its azimuth, elevation and distance.
/// \throws Error Status::not_finite, Status::latitude, or Status::year outside 1900 to 2099.
///
/// Right to 0.01 degrees, and the distance to 20 km; drift counts as for sun_position(). The position is on the
/// ellipsoid: the moon is up to a degree from where it is seen from the center of the earth. Its apparent elevation
/// and its azimuth at a pole are as for the sun. Its place is that of Meeus, "Astronomical Algorithms", second
/// edition, chapter 47. Since 0.2.
inline SkyPlace moon_position(const Point& position, double time) {
    return try_moon_position(position, time).get();
}

/// Finds where the sun is seen, for many positions and times.
///
/// \param latitudes Degrees, -90 ... 90.
/// \param longitudes Degrees; any finite values.
/// \param times Seconds as sun_position() takes them.
/// \param azimuths Receives the azimuths, degrees clockwise from true north, more than -180, at most 180.
/// \param elevations Receives the elevations above the horizon in degrees, as if there were no air.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
///
/// A refused row becomes NaN, and its status says why: Status::not_finite, Status::latitude or Status::year. Each row
/// equals the result of sun_position(), bit for bit. Since 0.2.
///
/// Time grows with the rows.
inline Status sun_position_batch(
    Column<const double> latitudes, Column<const double> longitudes, Column<const double> times,
    Column<double> azimuths, Column<double> elevations, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_sun_position_batch(latitudes, longitudes, times, azimuths, elevations, statuses));
}

/// Lists what the sun does in a span of time: it rises, crosses the meridian and sets; and the three twilights.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param start Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099; not part
///     of the span.
/// \param end Seconds: the end of the span, which is part of it; no more than 400 days after start.
/// \return The events, the first one first.
/// \throws Error Status::not_finite, Status::latitude, Status::year outside 1900 to 2099, or Status::time for a span
///     that ends before it starts or is longer than 400 days.
///
/// The sun rises and sets when its center is 50 minutes of arc below the horizon of the sea, seen from its level:
/// refraction and the sun's radius, as in all almanacs. If a day has neither sunrise nor sunset, its elevation tells:
/// above -50/60 degrees it is up all day. Where the sun climbs or sinks by 3 degrees an hour or more, times are right
/// to 2 seconds by that rule, and if leap seconds are given up, less right by the drift; the air of a real day may
/// move sunrise by minutes. A span includes its end but not its start: spans that follow each other list no event
/// twice and miss none, and the search for the next event begins at the time of the last one. Since 0.2.
///
/// Time grows with the days of the span, at most 400.
inline std::vector<SkyEvent> sun_events(const Point& position, double start, double end) {
    return try_sun_events(position, start, end).get();
}

/// sun_events() into the caller's memory.
inline void sun_events(const Point& position, double start, double end, std::vector<SkyEvent>& out) {
    try_sun_events(position, start, end, out).check();
}

/// Lists what the moon does in a span of time: it rises, crosses the meridian and sets; and its phases.
///
/// \param position Latitude -90 ... 90 degrees, longitude any finite value.
/// \param start Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099; not part
///     of the span.
/// \param end Seconds: the end of the span, which is part of it; no more than 400 days after start.
/// \return The events, the first one first.
/// \throws Error Status::not_finite, Status::latitude, Status::year outside 1900 to 2099, or Status::time for a span
///     that ends before it starts or is longer than 400 days.
///
/// The moon rises and sets when its upper edge is 34 minutes of arc below the horizon of the sea, seen from its level.
/// About once a month a day has no moonrise, and near the poles the moon stays up or down for days. Where it climbs or
/// sinks by 3 degrees an hour or more, times are right to 5 seconds. Phases are as seen from the center of the earth,
/// the same for every position, and right to 30 seconds. All else is as for sun_events(). Since 0.2.
///
/// Time grows with the days of the span, at most 400.
inline std::vector<SkyEvent> moon_events(const Point& position, double start, double end) {
    return try_moon_events(position, start, end).get();
}

/// moon_events() into the caller's memory.
inline void moon_events(const Point& position, double start, double end, std::vector<SkyEvent>& out) {
    try_moon_events(position, start, end, out).check();
}

/// Finds how much of the moon is lit.
///
/// \param time Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
/// \return The phase.
/// \throws Error Status::not_finite, or Status::year outside 1900 to 2099.
///
/// As seen from the center of the earth. The angle is right to 0.01 degrees, the lit part to 0.0001: Meeus,
/// "Astronomical Algorithms", second edition, chapter 48. Since 0.2.
inline MoonPhase moon_phase_at(double time) {
    return try_moon_phase_at(time).get();
}

/// Writes a route as GeoJSON.
///
/// \param points The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
/// \param options Decimals and edge tolerance.
/// \param properties The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::latitude, Status::count, Status::properties; for the options:
///     Status::decimals or Status::tolerance.
///
/// The result is a Feature with a LineString, or with a MultiLineString if the route crosses the antimeridian (RFC
/// 7946, section 3.1.9) or crosses a pole to another meridian. The crossing lies on the geodesic between its
/// neighbors. Positions are rounded to decimals; a position equal to the one before is left out, but there are always
/// at least two. circle_geojson() explains edge_tolerance.
///
/// Since 0.1.
///
/// Time grows with the vertices of the result, which are computed two to six times, and with the bytes of the
/// properties. Slowest input known: an edge halfway around the earth and a tolerance of 1 µm.
inline std::string route_geojson(
    Span<const Point> points, Optional<GeoJSONOptions> options = {}, std::string_view properties = {}) {
    return try_route_geojson(points, options, properties).get();
}

/// route_geojson() into the caller's memory.
inline void route_geojson(
    Span<const Point> points, Optional<GeoJSONOptions> options, std::string_view properties, std::string& out) {
    try_route_geojson(points, options, properties, out).check();
}

/// Writes a polygon as GeoJSON.
///
/// \param points The points of all rings, one ring after the other; latitudes -90 ... 90 degrees, longitudes any
///     finite value.
/// \param rings The number of points of each ring, first the outer one, then holes.
/// \param options Decimals and edge tolerance.
/// \param properties The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
/// \return UTF-8 text.
/// \throws Error Status::not_finite, Status::latitude, Status::rings, Status::count for a ring of fewer than three
///     points, Status::crossings for more than 256 crossings of the antimeridian, Status::properties; for the options:
///     Status::decimals or Status::tolerance.
///
/// The result is a Feature with a Polygon or a MultiPolygon, written as circle_geojson() writes a circle. The inside
/// of a ring is the smaller of the two parts of the earth, whichever way the ring runs; rings are written in the
/// direction that RFC 7946 requires. Holes are cut like the outer ring, and belong to the piece that contains them. A
/// point at a pole becomes two positions, with the longitudes of its neighbors.
///
/// Since 0.1.
///
/// Time grows with the points, or with the holes times the points if the antimeridian cuts the outer ring. Slowest
/// input known: thousands of holes beside the antimeridian.
inline std::string polygon_geojson(
    Span<const Point> points, Span<const std::size_t> rings = {}, Optional<GeoJSONOptions> options = {},
    std::string_view properties = {}) {
    return try_polygon_geojson(points, rings, options, properties).get();
}

/// polygon_geojson() into the caller's memory.
inline void polygon_geojson(
    Span<const Point> points, Span<const std::size_t> rings, Optional<GeoJSONOptions> options,
    std::string_view properties, std::string& out) {
    try_polygon_geojson(points, rings, options, properties, out).check();
}

/// Finds out whether a document is GPX, KML or CoT.
///
/// \param text XML in UTF-8, with or without a byte-order mark.
/// \return One of the ExchangeFormat values.
/// \throws Error Status::document for another root element, Status::text_empty, Status::text_incomplete, Status::xml,
///     Status::xml_attribute, Status::xml_reference, Status::xml_encoding, Status::xml_dtd, Status::xml_limit,
///     Status::offset for a size beyond memory.
///
/// Reads up to the first tag: its local name is gpx; kml, Document, Folder, Placemark or GroundOverlay; or for CoT
/// event or events. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a long comment.
inline ExchangeFormat exchange_detect(std::string_view text) {
    return try_exchange_detect(text).get();
}

/// Reads the waypoints, routes and tracks of a GPX document.
///
/// \param text GPX 1.0 or 1.1: XML in UTF-8, with or without a byte-order mark.
/// \throws Error ; Status::partial if features were skipped or fixes dropped; Status::offset for a size beyond memory,
///     Status::document if the root is not gpx; for what is not XML: Status::text_empty, Status::text_incomplete,
///     Status::xml, Status::xml_tag, Status::xml_attribute, Status::xml_reference, Status::xml_encoding,
///     Status::xml_dtd or Status::xml_limit.
///
/// A wpt is a point; a rte a line with FeatureFlag::route; each trkseg of a trk a line, of the same object. Vertices
/// have ele as altitude, and time. A feature has name and type, and of a wpt the time. A segment without points is no
/// feature. Extensions and everything else are passed. Elements are known by their local names, whatever their prefix
/// and namespace.
///
/// A feature is skipped if a latitude or a longitude is missing (Status::feature), no number (Status::text_number) or
/// out of range (Status::latitude; longitudes beyond 180 degrees are reduced), or if an altitude (Status::text_number,
/// Status::altitude) or a time (Status::date) is not what it should be; an empty one is absent. Numbers are the
/// doubles nearest to their texts up to 19 digits and 19 decimals, others to 4 units of their last place.
///
/// One bad fix does not lose a track: a trkpt whose position is refused is dropped, and of one whose altitude or time
/// is refused that alone. At a latitude beyond 90, which some programs write where a recording pauses, the line ends
/// and another begins. The report counts such fixes, and the lines have FeatureFlag::gaps.
///
/// Names and types are spans of text, with its entities: xml_unescape(). The text is read once, in linear time,
/// without memory. XML is read as XML 1.0 demands, but for what a DTD declares; at most 64 levels, and 64 attributes
/// in an element. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
/// before it, at most 64.
inline GpxReadResult gpx_read(std::string_view text) {
    return try_gpx_read(text).get();
}

/// gpx_read() into the caller's memory.
inline void gpx_read(
    std::string_view text, std::vector<Feature>& features, std::vector<Vertex>& vertices, ExchangeReport& report) {
    try_gpx_read(text, features, vertices, report).check();
}

/// Reads the placemarks and overlays of a KML document.
///
/// \param text KML 2.2: XML in UTF-8, with or without a byte-order mark.
/// \throws Error as gpx_read(), with kml, Document, Folder, Placemark or GroundOverlay as the root.
///
/// Point, LineString, LinearRing (a line that is closed: its last vertex equals the first) and Polygon with its holes
/// become points, lines, areas and holes, also in a MultiGeometry; gx:Track and the tracks of a gx:MultiTrack become
/// lines whose vertices have times; LatLonBox becomes a box, gx:LatLonQuad an area. Features have the name and the id
/// of their Placemark or GroundOverlay, and the times of its TimeStamp (time) or TimeSpan (start, stale); without an
/// id, the data named uid. A box has the altitude of its overlay; one of 360 degrees or more goes all around, from
/// -180 to 180. Altitudes are taken as they are, whatever their mode; but where it is not absolute, a geometry whose
/// altitudes are all 0 has none: viewers draw it on the ground. Everything else is passed: styles, links, regions,
/// models, updates.
///
/// What the first vertex repeats at the end of a ring is left out. Holes may come before their ring. In coordinates a
/// comma too many, a fourth number and an altitude "nan" are passed. A bad fix of a gx:Track is dropped as in
/// gpx_read().
///
/// A geometry is skipped if its coordinates are not numbers with commas between (Status::text_number), are out of
/// range (Status::latitude, Status::altitude) or too few (Status::count), or if a track does not have as many times as
/// positions (Status::feature); a Polygon with all its holes. A placemark with a time that is none is skipped too
/// (Status::date). gpx_read() tells the rest. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
/// before it, at most 64.
inline KmlReadResult kml_read(std::string_view text) {
    return try_kml_read(text).get();
}

/// kml_read() into the caller's memory.
inline void kml_read(
    std::string_view text, std::vector<Feature>& features, std::vector<Vertex>& vertices, ExchangeReport& report) {
    try_kml_read(text, features, vertices, report).check();
}

/// Reads Cursor on Target events.
///
/// \param text CoT 2.0: one event or several, one after the other as in a stream, or within an element events. XML in
///     UTF-8, with or without a byte-order mark.
/// \throws Error as gpx_read(), with event or events as the root.
///
/// Features have uid, type, how, time, start and stale of the event, the callsign as name, ce and le of its point,
/// course and speed of its track, and the altitudes and triggers of a __geofence. What means unknown is NaN: 9999999
/// meters, and a negative error, course or speed. What an event becomes.
///
/// - links with points, of a route (type b-m-r) or a drawing (u-d-): a line with FeatureFlag::route or without; of
/// u-d-r and of a drawing that has its first point at its end again, and three before that, an area. A link without a
/// point leads to another event, and is passed; - shape with ellipses: a circle for each whose axes are equal, else an
/// ellipse. TAK clients mean radii by major and minor in circles (u-d-c-c, u-r-b-c-c), and whole axes everywhere else
/// (u-d-c-e), as the CoT schema does; angle is the azimuth of the major axis; - shape with a polyline: an area if it
/// is closed, or does not say so, has the first point at its end again, and three points before that; else a line; -
/// sensor with azimuth, fov and range: a sector of that width around the azimuth; - u-rb-a: range, bearing from true
/// north, inclination, and the north that the sender shows bearings by; - everything whose type does not begin with u-
/// or b-m-r: a point, before what its details are, wherever the point stands; and a drawing without any.
///
/// An event is skipped if it has no type, no uid, no point or no position, or is a drawing of several lines, u-d-f-m
/// (Status::feature), or if a number (Status::text_number, Status::latitude, Status::altitude, Status::radius,
/// Status::width, Status::speed), a time (Status::date) or the number of points (Status::count) is not what it should
/// be. gpx_read() tells the rest. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
/// before it, at most 64.
inline CotReadResult cot_read(std::string_view text) {
    return try_cot_read(text).get();
}

/// cot_read() into the caller's memory.
inline void cot_read(
    std::string_view text, std::vector<Feature>& features, std::vector<Vertex>& vertices, ExchangeReport& report) {
    try_cot_read(text, features, vertices, report).check();
}

/// Finds the first event in the bytes of a CoT stream.
///
/// \param text Bytes as they came from a TAK server: XML in UTF-8.
/// \param limit The most bytes that an event may have, with its XML declaration and the blanks before it; 0 means
///     1,048,576.
/// \return The number of bytes up to the end of the event.
/// \throws Error Status::text_incomplete if more bytes are needed, also if there are none yet; what a stream does not
///     recover from: Status::xml_limit, Status::xml, Status::xml_tag, Status::xml_attribute, Status::xml_reference,
///     Status::xml_encoding, Status::xml_dtd; ; Status::offset for a size beyond memory.
///
/// The event ends where its element does, not at the first end tag of that name, which may stand in a comment. Give
/// cot_read() so many bytes, and go on behind them. Each call reads from the start; cot_search_event() goes on where
/// the last one ended. Since 0.2.
///
/// Time grows with the bytes of the text up to the limit in each call, so that a stream that comes byte by byte takes
/// the square of the limit. Slowest input known: an event just below the limit.
inline std::size_t cot_find_event(std::string_view text, std::uint32_t limit = 0) {
    return try_cot_find_event(text, limit).get();
}

/// Looks for the end of the first event in the bytes of a CoT stream, where the last search ended.
///
/// \param text Bytes as they came from a TAK server, from the start of the event: XML in UTF-8.
/// \param limit The most bytes that an event may have, as for cot_find_event(); 0 means 1,048,576.
/// \param last The state that the last search gave.
/// \throws Error ; what a stream does not recover from: Status::xml_limit, Status::xml, Status::xml_tag,
///     Status::xml_attribute, Status::xml_reference, Status::xml_encoding, Status::xml_dtd; ; Status::offset for a
///     size beyond memory, or for a state of another text.
///
/// Each byte is looked at once, and once more when the event is complete, so a stream may come byte by byte. The size
/// is that of cot_find_event(). What is no XML may be found later than there, if it is longer than 256 bytes: when
/// twice as many have come. Behind an event, the state is all 0: go on at the next one. Since 0.2.
///
/// Time grows with the bytes that have come since the last search, and with all bytes of the text where they end the
/// event or are twice as many as were read. Slowest input known: an event just below the limit.
inline CotSearchEventResult cot_search_event(
    std::string_view text, std::uint32_t limit = 0, const CotSearch& last = {}) {
    return try_cot_search_event(text, limit, last).get();
}

/// Reads a text of XML: replaces references, and takes comments and the marks of CDATA away.
///
/// \param text A part of a document in UTF-8, such as the name of a feature.
/// \return UTF-8 text.
/// \throws Error Status::xml, Status::xml_reference, Status::xml_encoding, Status::text_incomplete, Status::offset for
///     a size beyond memory.
///
/// References are the five of XML and those of characters. A carriage return, alone or before a line feed, becomes a
/// line feed. Blanks around the text stay. Since 0.2.
///
/// Time grows with the bytes of the text.
inline std::string xml_unescape(std::string_view text) {
    return try_xml_unescape(text).get();
}

/// xml_unescape() into the caller's memory.
inline void xml_unescape(std::string_view text, std::string& out) {
    try_xml_unescape(text, out).check();
}

/// Writes an XML document in UTF-8, which readers take, if it is in another encoding.
///
/// \param text A document that begins with a byte order mark of UTF-16 or with "<" in two bytes, or whose declaration
///     names windows-1252 (cp1252), ISO-8859-1 (latin1), UTF-8 or US-ASCII; UTF-8 if it says nothing.
/// \return The document.
/// \throws Error Status::xml_encoding for another encoding or half of a surrogate pair, Status::text_incomplete for
///     UTF-16 that ends within a character, Status::offset for a size beyond memory.
///
/// The name of the encoding becomes UTF-8. ISO-8859-1 is taken as windows-1252, as browsers do (Encoding Standard,
/// section 4.2). A document in UTF-8 is copied, not checked: readers do that. Since 0.2.
///
/// Time grows with the bytes of the text.
inline std::string xml_to_utf8(std::string_view text) {
    return try_xml_to_utf8(text).get();
}

/// xml_to_utf8() into the caller's memory.
inline void xml_to_utf8(std::string_view text, std::string& out) {
    try_xml_to_utf8(text, out).check();
}

/// Writes features as GPX 1.1.
///
/// \param features The features, as a reader left them or as you made them.
/// \param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written
///     in -180 ... 180.
/// \param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one after the
///     other.
/// \param options Decimals and tolerance.
/// \throws Error Status::count for counts that no memory has; for the options: Status::decimals, Status::tolerance or
///     Status::time.
///
/// A point is a wpt; lines are a rte with FeatureFlag::route, else a trk, of which lines of the same object in a row
/// are the segments, if their texts and times are the same too. GPX has no areas: rings, circles, ellipses, sectors
/// and boxes are tracks that end where they begin; circles, ellipses and sectors as polygons that depart from them by
/// no more than the tolerance. A range and bearing is a rte with its two ends, without altitudes. A turned box keeps
/// right angles where its middle is. Longitudes are less than 180: GPX has -180 for it.
///
/// A feature is skipped if its kind is unknown, a hole has no area or a number that its kind needs is absent
/// (Status::feature), if it leads out of the arrays or the text (Status::span), has not as many vertices as its kind
/// (Status::count), a number that is none (Status::not_finite) or out of range (Status::latitude, Status::altitude,
/// Status::radius, Status::width, Status::vertices, Status::year, Status::speed, Status::north), or a text that XML
/// cannot hold (Status::xml_encoding, Status::xml_reference, Status::xml, Status::text_incomplete); an area with its
/// holes, each of which is counted. Numbers are rounded to so many decimals, half to even; reading gives them back to
/// half of the last. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// circle(). Slowest input known: circles with a small tolerance.
inline GpxWriteResult gpx_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options = {}) {
    return try_gpx_write(features, vertices, texts, options).get();
}

/// gpx_write() into the caller's memory.
inline void gpx_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options, std::string& out, ExchangeReport& report) {
    try_gpx_write(features, vertices, texts, options, out, report).check();
}

/// Writes features as KML 2.2.
///
/// \param features The features, as a reader left them or as you made them.
/// \param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written
///     in -180 ... 180.
/// \param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one after the
///     other.
/// \param options Decimals and tolerance.
/// \throws Error as gpx_write().
///
/// Features of one object in a row, with the same texts and times, are a Placemark, with a MultiGeometry if there are
/// several. A uid is its id if it is a name of XML in ASCII, else data named uid. A line whose vertices all have times
/// is a gx:Track; areas have their holes; a box is a GroundOverlay; circles, ellipses and sectors are Polygons that
/// depart from them by no more than the tolerance; a range and bearing is a LineString with its two ends. Altitudes
/// are absolute, if no vertex is without one: a viewer would put it at 0. gpx_write() tells the rest. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// circle(). Slowest input known: circles with a small tolerance.
inline KmlWriteResult kml_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options = {}) {
    return try_kml_write(features, vertices, texts, options).get();
}

/// kml_write() into the caller's memory.
inline void kml_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options, std::string& out, ExchangeReport& report) {
    try_kml_write(features, vertices, texts, options, out, report).check();
}

/// Writes features as Cursor on Target events, one after the other, a line each.
///
/// \param features The features, as a reader left them or as you made them.
/// \param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written
///     in -180 ... 180.
/// \param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one after the
///     other.
/// \param options Decimals, tolerance and times.
/// \throws Error as gpx_write().
///
/// Each feature is an event of its own; only circles around one position, of one object in a row, share one, and a
/// sector joins the point beside it. With a uid, points, circles, ellipses, sectors and polylines of the same object
/// do. Its type, if it has none: point b-m-p-s-m, line u-d-f, route b-m-r, area u-d-f, circle u-d-c-c, ellipse u-d-
/// c-e, box u-d-r, range and bearing u-rb-a, sector b-m-p-s-p-loc. Without a uid, it has the type, a period and its
/// number. Without a time, it has that of the options; without a start, its time; without a stale time, stale_after;
/// without how, h-e. Circles of more than one, ellipses and boxes hold whatever they are made of, sectors with an
/// inner radius lose it. In the types of circles, an ellipse whose axes are written as equal has their mean for a
/// radius. A line that ends where it begins comes back as an area. Events have no holes: they are skipped
/// (Status::feature), as are altitudes and errors that mean unknown, from 9999999 m on, and radii that are written as
/// 0 (Status::radius). Without any time, an event is skipped with Status::date. gpx_write() tells the rest. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// circle(). Slowest input known: circles with a small tolerance.
inline CotWriteResult cot_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options = {}) {
    return try_cot_write(features, vertices, texts, options).get();
}

/// cot_write() into the caller's memory.
inline void cot_write(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options, std::string& out, ExchangeReport& report) {
    try_cot_write(features, vertices, texts, options, out, report).check();
}

/// Writes features as a GeoJSON FeatureCollection.
///
/// \param features The features, as a reader left them or as you made them.
/// \param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written
///     in -180 ... 180.
/// \param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one after the
///     other.
/// \param options Decimals and tolerance.
/// \throws Error as gpx_write().
///
/// Each feature is a Feature, an area with its holes; circles, ellipses, sectors and boxes are Polygons that depart
/// from them by no more than the tolerance. Properties are the kind, the object, and of name, uid, type, how, times
/// and numbers those that are there; times as in time_format(). Positions have an altitude as third number if they
/// have one; the times of vertices are a property coordTimes. Geometries that cross the antimeridian are cut (RFC
/// 7946, section 3.1.9), lines with an altitude at the cut, areas without. An area that crosses it more than 256 times
/// is skipped (Status::crossings). gpx_write() tells the rest. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// circle(). Slowest input known: circles with a small tolerance.
inline FeaturesGeoJSONResult features_geojson(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options = {}) {
    return try_features_geojson(features, vertices, texts, options).get();
}

/// features_geojson() into the caller's memory.
inline void features_geojson(
    Span<const Feature> features, Span<const Vertex> vertices, std::string_view texts,
    Optional<ExchangeOptions> options, std::string& out, ExchangeReport& report) {
    try_features_geojson(features, vertices, texts, options, out, report).check();
}

/// Measures a group of shots on the plane of a target.
///
/// \param shots Where they hit: meters to the right and up from any origin, within 1e15.
/// \param aim The point of aim, in meters, within 1e15, or none for the origin.
/// \return What the group measures, in meters.
/// \throws Error Status::count, Status::not_finite, Status::measure, or Status::work for very many shots on a circle.
///
/// A shot that is not known must be left out: NaN is refused. For one shot, spreads and radii are 0, and the
/// deviations, sigma, cep50 and r95 are NaN. Of several pairs as far apart as the extreme spread, the rows are those
/// of one. The results are exact but for rounding: about a unit in the last place of the largest distance, also if the
/// group is small and far from the origin.
///
/// Sigma, cep50 and r95 take for granted that shots spread alike in all directions, as a circular normal distribution
/// does. They describe the weapon, not these shots only, and they count from the center, not from the aim. sigma is
/// the root of the sum of the squared distances from the center over 2 count - 2, divided by c4(2 count - 1), so that
/// it is not too small on average for few shots. If deviation_x and deviation_y of many shots differ, use these
/// instead. Since 0.2.
///
/// Time grows with the shots in most groups, and with their square if all lie on a circle. Slowest input known: a
/// circle, on which 100,000 shots take seconds.
inline Group group_measure(Span<const PlanePoint> shots, Optional<PlanePoint> aim = {}) {
    return try_group_measure(shots, aim).get();
}

/// Converts lengths on a target and the angles that they cover at a distance into each other.
///
/// \param value A length or an angle in the unit from, within 1e15; an angle that is converted to another kind of unit
///     must be less than 90 degrees either way.
/// \param from TargetUnit::meters, TargetUnit::millimeters, TargetUnit::inches, TargetUnit::moa,
///     TargetUnit::milliradians or TargetUnit::inches_per_100_yards.
/// \param to The unit of the result: the same values.
/// \param distance Meters to the target, 0.001 ... 1e12; not read if lengths are converted to lengths, or angles to
///     angles.
/// \return The length or the angle in the unit to.
/// \throws Error Status::unit, Status::not_finite, Status::measure, Status::range or Status::target_angle.
///
/// The tangent of an angle is the length over the distance: what a sight must be turned by to move the shots that far.
/// Inches per 100 yards are no angle but the length over the distance itself, times 3600. Since 0.2.
inline double target_convert(double value, TargetUnit from, TargetUnit to, double distance) {
    return try_target_convert(value, from, to, distance).get();
}

/// Finds from known points how a photo shows a plane.
///
/// \param points Points of the photo and where they are on the plane: pixels to the right and down, and meters to the
///     right and up from any origin; within 1e15.
/// \param kind CalibrationKind::similarity, CalibrationKind::affine or CalibrationKind::homography.
/// \return The calibration, with its residual in meters.
/// \throws Error Status::calibration for the kind, Status::count, Status::not_finite, Status::pixels, Status::measure,
///     Status::calibration_points if the points are one place, for an affine map nearly on a line, for a homography
///     three of four nearly on a line, or Status::calibration_order.
///
/// Of more points than the kind needs, the sum of the squared distances on the plane is the least; for a homography,
/// the least that is reached from the direct linear transform. The residual is the root of the mean of these squares.
/// With as few points as the kind needs, it is 0 but for rounding, and says nothing: measure one more. A photo never
/// mirrors, so points that are given in the opposite direction, or crosswise, are refused; a similarity of more points
/// may only have a large residual then. Since 0.2.
///
/// Time grows with the points.
inline Calibration calibration_fit(Span<const CalibrationPoint> points, CalibrationKind kind) {
    return try_calibration_fit(points, kind).get();
}

/// Finds the places on a plane that the pixels of a photo show.
///
/// \param calibration What calibration_fit() found.
/// \param pixel_xs Pixels to the right, within 1e15.
/// \param pixel_ys Pixels down, within 1e15.
/// \param xs Receives the places on the plane: to the right, in meters.
/// \param ys Receives the places on the plane: up, in meters.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::calibration.
///
/// A refused row becomes NaN, and its status says why: Status::not_finite, Status::pixels, or Status::out_of_sight for
/// a pixel on the horizon of the plane or above it. Accurate to a few units in the last place of the largest numbers
/// involved. Since 0.2.
///
/// Time grows with the rows.
inline Status calibration_to_plane_batch(
    const Calibration& calibration, Column<const double> pixel_xs, Column<const double> pixel_ys, Column<double> xs,
    Column<double> ys, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_calibration_to_plane_batch(calibration, pixel_xs, pixel_ys, xs, ys, statuses));
}

/// Finds the pixels of a photo that show places on a plane.
///
/// \param calibration What calibration_fit() found.
/// \param xs Meters to the right on the plane, within 1e15.
/// \param ys Meters up, within 1e15.
/// \param pixel_xs Receives the way to the right from the left edge of the photo, in pixels.
/// \param pixel_ys Receives the way down from the top edge of the photo, in pixels.
/// \param statuses Receives the status of each row. May be left out.
/// \return Status::ok, or Status::partial if a row was refused.
/// \throws Error Status::calibration.
///
/// A refused row becomes NaN, and its status says why: Status::not_finite, Status::measure, or Status::out_of_sight
/// for a place behind the camera. Leads back from calibration_to_plane_batch(), to a few units in the last place of
/// the largest numbers involved; draw the center and the circles of a group with it. Since 0.2.
///
/// Time grows with the rows.
inline Status calibration_to_pixels_batch(
    const Calibration& calibration, Column<const double> xs, Column<const double> ys, Column<double> pixel_xs,
    Column<double> pixel_ys, Span<std::uint8_t> statuses = {}) {
    return detail::checked(try_calibration_to_pixels_batch(calibration, xs, ys, pixel_xs, pixel_ys, statuses));
}

#endif  // GRIDNORTH_EXCEPTIONS

}  // namespace gridnorth

#endif  // GRIDNORTH_HPP
