/*
 * GridNorth: MGRS, UTM and UPS on the WGS 84 ellipsoid, as a plain C library.
 *
 * Link with what pkg-config says, or with CMake:
 *
 *     cc main.c $(pkg-config --cflags --libs gridnorth)
 *
 *     find_package(GridNorth REQUIRED)
 *     target_link_libraries(app PRIVATE GridNorth::gridnorth)
 *
 * A first call:
 *
 *     #include <gridnorth.h>
 *
 *     char text[GN_MGRS_CAPACITY];
 *     gn_status status = gn_mgrs_encode(0, 0, GN_MGRS_1_M, text, sizeof text, NULL);
 *     puts(status == GN_OK ? text : gn_status_text(status));   // 31NAA6602100000
 *
 * What holds for every function:
 *
 * - Units: angles are degrees, lengths are metres, azimuths count clockwise from north. Latitude
 *   comes before longitude, always by name.
 * - Ranges: a latitude outside [-90, 90] is refused; any finite longitude is taken and reduced.
 * - Statuses: a function that can fail returns a gn_status; GN_OK is 0. gn_status_text gives the
 *   sentence. A null pointer, a NaN or any bytes for a text give a status, never a crash.
 * - Results of unknown size go to (out, capacity, length). The length is what the whole result
 *   needs, also when the answer is GN_BUFFER_TOO_SMALL; the buffer then holds no result. To ask
 *   for the size, pass a null buffer and capacity 0. Texts end with a zero byte that the capacity
 *   counts and the length does not.
 * - Batches take strides in bytes: 8 for an array of double, 16 for the fields of an array of
 *   gn_point. A bad row does not stop a batch: it becomes NaN or an empty text, its status byte
 *   says why, and the call answers GN_PARTIAL.
 * - Memory: the caller owns all of it. Nothing is allocated, nothing is kept between calls, there
 *   is nothing to initialise or to free.
 * - Threads: any number of threads may call any function at the same time, as long as no two
 *   write to the same memory.
 * - Results are the same, bit for bit, on every processor, one at a time or in a batch. This, and
 *   every answer at all, needs the floating-point environment that C starts with: rounding to
 *   nearest, subnormal numbers kept. A host that changes it changes it back around a call.
 *
 * Written by Tools/header from the comments in Sources/GridNorthC: change those.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_H
#define GRIDNORTH_H

#include "gridnorth_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * -------------------------------------------------------------------------------------------------
 * Library
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Gives the version of the library as text.
 *
 * @return "major.minor.patch" in ASCII with a final zero; static, never to be freed.
 *
 * Compare with GN_VERSION_MAJOR and its sisters to find out whether header and library belong
 * together. Since 0.1.
 */
const char *gn_version(void);

/**
 * Gives the version of the library as one number that grows with every release.
 *
 * @return 1,000,000 times the major, 1,000 times the minor, plus the patch number.
 *
 * Since 0.1.
 */
uint32_t gn_version_number(void);

/**
 * Gives the English sentence that explains a status.
 *
 * @param status  Any number.
 *
 * @return ASCII text with a final zero; static, never to be freed; null for a number that is no
 *         status.
 *
 * Since 0.1.
 */
const char *gn_status_text(gn_status status);

/**
 * Gives the name of a status, as it stands in this header.
 *
 * @param status  Any number.
 *
 * @return For example "GN_LATITUDE", with a final zero; static, never to be freed; null for a
 *         number that is no status.
 *
 * Walk from 0 to GN_STATUS_LIMIT to list all statuses. Since 0.1.
 */
const char *gn_status_name(gn_status status);

/**
 * Gives the level of the processor's instructions that calls use.
 *
 * @return 4 for those of x86-64-v4 (AVX-512), 3 for those of x86-64-v3 (AVX2), 1 for those that
 *         every processor of the family has.
 *
 * The library for x86-64 holds most functions that work on many rows or vertices once for each
 * level, and takes the best that the processor has and the operating system allows, from the moment
 * it is loaded. Every other build has one level. All levels give the same bits. Since 0.1.
 */
int32_t gn_cpu_level(void);

/**
 * Limits the level of the processor's instructions that calls use: for tests and measurements.
 *
 * @param level  The highest level to use; below 3, 1 is used. Whatever is 4 or more takes the limit
 *               away.
 *
 * @return The level from now on: the highest that the processor has and the limit allows.
 *
 * Holds for all threads, and for calls that begin later. Results do not change, only the time that
 * they take. A build with one level keeps it. The processor is asked again, which takes up to tens
 * of microseconds in a virtual machine. Since 0.1.
 */
int32_t gn_cpu_level_limit(int32_t level);

/*
 * -------------------------------------------------------------------------------------------------
 * MGRS
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Gives the capacity that suffices for every MGRS reference.
 *
 * @return GN_MGRS_CAPACITY, in bytes, the final zero included: for hosts that cannot see the
 *         constant.
 *
 * Since 0.1.
 */
size_t gn_mgrs_capacity(void);

/**
 * Writes the MGRS reference of the cell that holds a position.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180).
 * @param precision  Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square; -1 the grid
 *                   zone alone.
 * @param out        Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_MGRS_CAPACITY always suffices.
 * @param length     Receives the length without the zero, also when the buffer is too small; 0 when
 *                   refused; may be null.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE, GN_PRECISION, GN_BUFFER_TOO_SMALL or GN_NULL.
 *
 * Digits are cut, never rounded, so a longer reference always refines a shorter one. The
 * coordinates behind them agree with GeographicLib to 10 nm. Unless the answer is GN_OK, out holds
 * the empty text.
 *
 * South and west edges belong to the cell. From 84 north, and south of 80 south, the reference is
 * polar (UPS). -0.0 is north. A northing that rounds to the equator from the south is pulled in to
 * 9,999,999.999999 m. Since 0.1.
 */
gn_status gn_mgrs_encode(double latitude, double longitude, int32_t precision, char *out,
                         size_t capacity, size_t *length);

/**
 * Writes the MGRS reference of the cell that holds a position on the UTM or UPS grid.
 *
 * @param utm        Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in
 *                   [-9000 km, 9500 km] or, south, in [1000 km, 19,500 km]; or GN_ZONE_UPS with
 *                   both in [1300 km, 2700 km] (north), [800 km, 3200 km] (south).
 * @param precision  Digits per axis, 0 ... 11, or -1 for the grid zone alone.
 * @param out        Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_MGRS_CAPACITY always suffices.
 * @param length     Receives the length without the zero, also when the buffer is too small; 0 when
 *                   refused; may be null.
 *
 * @return GN_OK, GN_NOT_FINITE, GN_ZONE, GN_HEMISPHERE, GN_EASTING, GN_NORTHING, GN_PRECISION,
 *         GN_MGRS_GRID_ZONE, GN_MGRS_SQUARE, GN_BUFFER_TOO_SMALL or GN_NULL.
 *
 * The reference is of the zone that utm names, even if the position lies beyond that zone's border;
 * decoding flags such a reference. Beyond 84 north and 80 south the letters of bands X and C go on,
 * but only as far as decoding accepts them. A northing across the equator is folded into the other
 * hemisphere. The upper limits belong to the last cell: they are pulled in by a millionth of a
 * metre, as GeographicLib pulls them in by less. Since 0.1.
 */
gn_status gn_mgrs_encode_utm(const gn_utm *utm, int32_t precision, char *out, size_t capacity,
                             size_t *length);

/**
 * Writes the MGRS references of many positions.
 *
 * @param latitudes    First latitude, in degrees; not null unless count is 0.
 * @param longitudes   First longitude, in degrees; not null unless count is 0.
 * @param stride       Bytes from one latitude to the next, and likewise the longitudes: 8 for
 *                     separate arrays, 16 for pairs.
 * @param count        Positions.
 * @param precision    Digits per axis, 0 ... 11, or -1 for the grid zone alone.
 * @param texts        count slots of text_stride bytes; a slot receives ASCII text and is filled up
 *                     with zeros.
 * @param text_stride  Bytes of a slot: the longest text and a zero; 16 suffice for precision 5,
 *                     GN_MGRS_CAPACITY always.
 * @param statuses     count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_PRECISION, GN_BUFFER_TOO_SMALL, GN_STRIDE or
 *         GN_NULL.
 *
 * A refused row becomes an empty text, and its status says why: GN_LATITUDE or GN_NOT_FINITE. Each
 * row is what gn_mgrs_encode() gives, bit for bit. Since 0.1.
 */
gn_status gn_mgrs_encode_batch(const double *latitudes, const double *longitudes, size_t stride,
                               size_t count, int32_t precision, char *texts, size_t text_stride,
                               uint8_t *statuses);

/**
 * Reads an MGRS reference: which cell it names, and where that is.
 *
 * @param text          ASCII, not necessarily ending with a zero: upper or lower case, one or two
 *                      digits of zone, blanks and tabs anywhere between the parts. The grid zone
 *                      alone and the 100 km square alone are references too.
 * @param text_length   Bytes at text; a zero byte among them is refused like any other that is out
 *                      of place.
 * @param out           Receives the cell; unchanged unless the answer is GN_OK.
 * @param error_offset  Receives the offset in bytes of the part that is refused, 0 when nothing is;
 *                      may be null.
 *
 * @return GN_OK, GN_TEXT_EMPTY, GN_TEXT_BYTE, GN_MGRS_ZONE, GN_MGRS_BAND, GN_MGRS_GRID_ZONE,
 *         GN_MGRS_COLUMN, GN_MGRS_ROW, GN_MGRS_SQUARE, GN_MGRS_ODD_DIGITS, GN_MGRS_TOO_MANY_DIGITS
 *         or GN_NULL.
 *
 * Digits may be parted once, in the middle. A cell that lies in the neighbouring band, or beyond
 * the border of its zone, is decoded and flagged; a square more than one row outside its band, or
 * outside both, does not exist. The positions agree with GeographicLib to 10 nm; inside encodes
 * back to the same reference, unless the cell is flagged, or cut by a border so that less than 20
 * nm of it are left. Since 0.1.
 */
gn_status gn_mgrs_decode(const char *text, size_t text_length, gn_mgrs_cell *out,
                         size_t *error_offset);

/**
 * Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it
 * names.
 *
 * @param text          As for gn_mgrs_decode().
 * @param text_length   Bytes at text.
 * @param out           Receives the cell; unchanged unless the answer is GN_OK.
 * @param error_offset  Receives the offset in bytes of the part that is refused, 0 when nothing is;
 *                      may be null.
 *
 * @return What gn_mgrs_decode() answers, and GN_MGRS_OVERHANGS_ZONE or GN_MGRS_BAND_OF_NEIGHBOUR
 *         where that one would set the flag; the first of them if it would set both.
 *
 * At precisions 10 and 11 a reference that was encoded from a position on a border may be refused:
 * its cell of some micrometres may lie beyond, by less than the 10 nm that the projection is good
 * for. Since 0.1.
 */
gn_status gn_mgrs_decode_strict(const char *text, size_t text_length, gn_mgrs_cell *out,
                                size_t *error_offset);

/**
 * Reads many MGRS references and gives the position of each.
 *
 * @param texts        count slots of text_stride bytes; a text ends at the first zero or with its
 *                     slot.
 * @param text_stride  Bytes of a slot, at least 1.
 * @param count        References.
 * @param latitudes    Receives the latitude of inside, in degrees, -90 ... 90.
 * @param longitudes   Receives the longitude of inside, in degrees, in [-180, 180).
 * @param stride       Bytes from one latitude to the next, and likewise the longitudes: 8 for
 *                     separate arrays, 16 for pairs.
 * @param statuses     count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN, and its status is what gn_mgrs_decode() gives for it. inside is the
 * centre of the cell, but for cells that the border of a grid zone cuts: so encoding it gives the
 * reference back. Since 0.1.
 */
gn_status gn_mgrs_decode_batch(const char *texts, size_t text_stride, size_t count,
                               double *latitudes, double *longitudes, size_t stride,
                               uint8_t *statuses);

/**
 * Reads many MGRS references as gn_mgrs_decode_strict() does, and gives the position of each.
 *
 * @param texts        count slots of text_stride bytes; a text ends at the first zero or with its
 *                     slot.
 * @param text_stride  Bytes of a slot, at least 1.
 * @param count        References.
 * @param latitudes    Receives the latitude of inside, in degrees, -90 ... 90.
 * @param longitudes   Receives the longitude of inside, in degrees, in [-180, 180).
 * @param stride       Bytes from one latitude to the next, and likewise the longitudes: 8 for
 *                     separate arrays, 16 for pairs.
 * @param statuses     count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN, and its status is what gn_mgrs_decode_strict() gives for it. Since
 * 0.1.
 */
gn_status gn_mgrs_decode_strict_batch(const char *texts, size_t text_stride, size_t count,
                                      double *latitudes, double *longitudes, size_t stride,
                                      uint8_t *statuses);

/**
 * Draws the cell that an MGRS reference names: a polygon, clipped at the border of its grid zone.
 *
 * @param text          As for gn_mgrs_decode(); a grid zone or a 100 km square alone are references
 *                      too.
 * @param text_length   Bytes at text.
 * @param tolerance     How far a chord, straight on a Mercator map, may depart from the edge of the
 *                      cell, in metres: 1e-6 ... 1e6.
 * @param out           Receives the ring; may be null if capacity is 0.
 * @param capacity      Room at out; 0 asks for the size.
 * @param length        Receives how many vertices there are, also when the buffer is too small;
 *                      otherwise 0; may be null.
 * @param bounds        Receives the smallest rectangle of meridians and parallels that holds the
 *                      polygon; unchanged unless the answer is GN_OK; may be null.
 * @param inside        Receives a point inside the polygon: the centre of the cell, if that lies in
 *                      the grid zone; unchanged unless the answer is GN_OK; may be null.
 * @param error_offset  As for gn_mgrs_decode(); may be null.
 *
 * @return GN_OK, GN_BUFFER_TOO_SMALL, GN_TOLERANCE, GN_NULL, or as gn_mgrs_decode_strict().
 *
 * The ring is closed (the first vertex is repeated at the end) and counter-clockwise as seen on a
 * map with north up, as RFC 7946 wants it. The cells of a grid zone tile it without gap or overlap.
 * Edges along meridians and parallels have no vertices in between. At a pole, where all longitudes
 * meet, the ring has two vertices: it runs along the pole as along a parallel. No cell crosses the
 * antimeridian: there longitudes are -180 on its east and 180 on its west.
 *
 * A cell of which no part lies in the grid zone that the text names has no polygon:
 * GN_MGRS_OVERHANGS_ZONE or GN_MGRS_BAND_OF_NEIGHBOUR. Unless the answer is GN_OK, vertices that
 * were written are NaN. Since 0.1.
 */
gn_status gn_mgrs_outline(const char *text, size_t text_length, double tolerance, gn_point *out,
                          size_t capacity, size_t *length, gn_bounds *bounds, gn_point *inside,
                          size_t *error_offset);

/*
 * -------------------------------------------------------------------------------------------------
 * Positions as text
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Reads a position from a text, in the form that is asked for or in whichever it has.
 *
 * @param text          UTF-8, not necessarily ending with a zero; upper or lower case; blanks
 *                      around it, brackets or quotation marks.
 * @param text_length   Bytes at text.
 * @param form          GN_FORM_ANY, or the only form that is read; GN_FORM_UTM reads UPS, too.
 * @param flags         The sum of GN_PARSE_ values, or 0.
 * @param out           Receives what the text can mean, the best first; may be null if capacity is
 *                      0.
 * @param capacity      Room at out; GN_POSITION_CANDIDATES always suffices.
 * @param length        Receives how many meanings there are, also when the buffer is too small; 0
 *                      when refused; may be null.
 * @param error_offset  Receives the offset in bytes of what is refused, 0 when nothing is; may be
 *                      null.
 *
 * @return GN_OK, GN_BUFFER_TOO_SMALL, GN_NULL, GN_FORM, GN_STYLE (flags), GN_LATITUDE, GN_EASTING,
 *         GN_NORTHING, a status of text (GN_TEXT_ ...) or of MGRS references (GN_MGRS_ ...).
 *
 * Nothing is guessed: a text with two meanings, as "38S 444140 3684706", band S or the southern
 * hemisphere, gives both, or is refused, as "12,5,13,5". With less room than meanings nothing is
 * stored, so that nobody takes one of two unawares.
 *
 * Degrees are one, two or three numbers a coordinate. Behind them stand °, º, ˚, d or *; ', ′, ’,
 * ´, ` and their like; ", ″, ” or two of the signs for minutes; or colons between them; or nothing.
 * The letters N, S, E, W, or north, south, east and west, before or after a coordinate, tell
 * hemispheres and which is the latitude, else the latitude comes first. A comma, a semicolon, a
 * solidus or blanks part the two, in Unicode's variety; minus signs and hyphens are alike. Not read
 * are labels ("lat:"), units in words ("deg", "min") and other languages. Where one coordinate has
 * symbols and the other has none, a comma or a letter for each must part them: "40d30', 75",
 * "N40d30' 75E". Decimals belong to the last number only. "60" is no number of minutes, "60.0" is.
 * Decimal degrees are correctly rounded up to 15 digits, minutes and seconds to the last place or
 * its neighbour; longitudes are reduced to [-180, 180). Of a text of UTM or UPS the position is
 * what gn_utm_inverse() gives; of MGRS, GEOREF and GARS it is the centre of the cell. Some
 * references look like words, "HELP", "ZAP", "100 km", "31 Jan": polar MGRS and GEOREF without
 * digits, GARS without a quadrant, and MGRS without digits and with a blank behind the zone number
 * are read only if their form is asked for. "38N" is the grid zone, whose precision tells.
 *
 * Since 0.1.
 */
gn_status gn_position_parse(const char *text, size_t text_length, int32_t form, uint32_t flags,
                            gn_position *out, size_t capacity, size_t *length,
                            size_t *error_offset);

/**
 * Fills in the default options of writing a position.
 *
 * @param options  Receives the defaults; its size field too.
 *
 * @return GN_OK or GN_NULL.
 *
 * Change what you want changed, and hand it on. A null pointer in place of options means these
 * defaults: decimal degrees with six decimals, "40.508333, -75.000000". Since 0.1.
 */
gn_status gn_format_options_init(gn_format_options *options);

/**
 * Writes a position in one of many forms.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180].
 * @param options    Form, digits and style; null for the defaults.
 * @param out        Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_POSITION_CAPACITY always suffices.
 * @param length     Receives the length without the zero, also when the buffer is too small; 0 when
 *                   refused; may be null.
 *
 * @return GN_OK, GN_BUFFER_TOO_SMALL, GN_NULL, GN_LATITUDE, GN_NOT_FINITE, GN_TOO_FAR (of UPS, and
 *         of a zone that was asked for), or what is wrong with the options: GN_OPTIONS_SIZE,
 *         GN_FORM, GN_STYLE, GN_DECIMALS, GN_PRECISION (of cells), GN_ZONE, GN_ALTITUDE.
 *
 * The text is the decimal number of its digits that is nearest to the position, ties to the even
 * digit, exactly: minutes and seconds are cut from the rounded whole. So none of them is ever 60,
 * and nothing is -0, or south or west of it. Grid coordinates are rounded likewise, MGRS, GEOREF
 * and GARS are cut, as by their own functions.
 *
 * gn_position_parse(), asked for the form, reads each text again, to within half of its last digit;
 * of UTM the letter is told by GN_PARSE_HEMISPHERES or, with GN_FORMAT_BAND, GN_PARSE_BANDS. What
 * would not be read so is GN_STYLE: no separator between two numbers without letters; decimal
 * commas and a comma without a blank after it; decimal commas before three decimals where easting
 * and northing are below 1000 m, as if they parted thousands.
 *
 * What a form has no use for is ignored, if it has a meaning: symbols, hemispheres and separators
 * are of degrees, a plus of signs. UTM beyond 84 north and 80 south is UPS, unless a zone is asked
 * for; what is rounded to the equator lies north of it. The band is that of the position, X and C
 * also beyond. ISO 6709 calls longitude 180 -180, and with an altitude it names the reference
 * system: "+27.5916+086.5640+8850CRSWGS_84/". A geo URI gives the poles the longitude 0. Since 0.1.
 */
gn_status gn_position_format(double latitude, double longitude, const gn_format_options *options,
                             char *out, size_t capacity, size_t *length);

/*
 * -------------------------------------------------------------------------------------------------
 * GEOREF and GARS
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Writes the GEOREF reference of the cell that holds a position.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180).
 * @param precision  Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to
 *                   11; 0 a cell of a degree, -1 a tile of 15 degrees. There is no precision 1.
 * @param out        Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_GEOREF_CAPACITY always suffices.
 * @param length     Receives the length without the zero, also when the buffer is too small; 0 when
 *                   refused; may be null.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE, GN_PRECISION, GN_BUFFER_TOO_SMALL or GN_NULL.
 *
 * Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203": longitude before
 * latitude, letters as well as digits. Digits are cut, never rounded, so a longer reference always
 * refines a shorter one. The text is that of GeographicLib but for positions within 5e-14 degrees
 * of an edge. Unless the answer is GN_OK, out holds the empty text.
 *
 * South and west edges belong to the cell; the North Pole belongs to the last row. An edge is the
 * double nearest to it, so that -72.9 degrees begin the sixth minute; GeographicLib cuts a rounded
 * product there, and may give the cell before. Since 0.1.
 */
gn_status gn_georef_encode(double latitude, double longitude, int32_t precision, char *out,
                           size_t capacity, size_t *length);

/**
 * Reads a GEOREF reference: which cell it names.
 *
 * @param text          ASCII, not necessarily ending with a zero: upper or lower case, blanks
 *                      between the parts and around them. Two or four letters, then 2 to 11 digits
 *                      of longitude and as many of latitude.
 * @param text_length   Bytes at text; a zero byte among them is refused like any other that is out
 *                      of place.
 * @param out           Receives the cell; unchanged unless the answer is GN_OK.
 * @param error_offset  Receives the offset in bytes of the part that is refused, 0 when nothing is;
 *                      may be null.
 *
 * @return GN_OK, GN_TEXT_EMPTY, GN_TEXT_BYTE for what is neither letter nor digit, GN_TEXT_LETTER,
 *         GN_TEXT_INCOMPLETE, GN_TEXT_NUMBER where minutes are expected, GN_TEXT_DIGITS unless both
 *         axes have the same number of digits, 2 to 11, GN_TEXT_SIXTY, GN_TEXT_REST or GN_NULL.
 *
 * Edges and centre are the doubles nearest to the exact ones. The centre, which GeographicLib gives
 * as well, encodes back to the same reference. Since 0.1.
 */
gn_status gn_georef_decode(const char *text, size_t text_length, gn_graticule_cell *out,
                           size_t *error_offset);

/**
 * Writes the GARS reference of the cell that holds a position.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180).
 * @param precision  0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5 minutes.
 * @param out        Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_GARS_CAPACITY always suffices.
 * @param length     Receives the length without the zero, also when the buffer is too small; 0 when
 *                   refused; may be null.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE, GN_PRECISION, GN_BUFFER_TOO_SMALL or GN_NULL.
 *
 * 38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters
 * of latitude, the quadrant and the key, both numbered from the north-west corner. The text is that
 * of GeographicLib. Unless the answer is GN_OK, out holds the empty text.
 *
 * South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
 */
gn_status gn_gars_encode(double latitude, double longitude, int32_t precision, char *out,
                         size_t capacity, size_t *length);

/**
 * Reads a GARS reference: which cell it names.
 *
 * @param text          ASCII, not necessarily ending with a zero: upper or lower case, blanks
 *                      between the parts and around them. Three digits, 001 to 720, two letters,
 *                      then perhaps the quadrant, 1 to 4, and the key, 1 to 9.
 * @param text_length   Bytes at text; a zero byte among them is refused like any other that is out
 *                      of place.
 * @param out           Receives the cell; unchanged unless the answer is GN_OK.
 * @param error_offset  Receives the offset in bytes of the part that is refused, 0 when nothing is;
 *                      may be null.
 *
 * @return GN_OK, GN_TEXT_EMPTY, GN_TEXT_BYTE for what is neither letter nor digit, GN_TEXT_NUMBER
 *         where a number of the longitude, a quadrant or a key is expected, GN_TEXT_DIGITS unless
 *         the longitude has three, GN_TEXT_LETTER, GN_TEXT_INCOMPLETE, GN_TEXT_REST or GN_NULL.
 *
 * Edges and centre are the doubles nearest to the exact ones. The centre, which GeographicLib gives
 * as well, encodes back to the same reference. Since 0.1.
 */
gn_status gn_gars_decode(const char *text, size_t text_length, gn_graticule_cell *out,
                         size_t *error_offset);

/*
 * -------------------------------------------------------------------------------------------------
 * Typing MGRS references
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Helps to type an MGRS reference: what may come next, and what is meant so far.
 *
 * @param text          What has been typed, ASCII: upper or lower case, blanks and tabs between the
 *                      parts; also nothing.
 * @param text_length   Bytes at text.
 * @param reference     The position of the device: latitude -90 ... 90, longitude any finite value;
 *                      may be null.
 * @param precision     The most digits an axis, 0 ... 11.
 * @param out           Receives what can be said; unchanged unless the answer is GN_OK.
 * @param error_offset  Receives the offset in bytes of the first character with which the text can
 *                      no longer become valid, 0 when nothing is refused; may be null.
 *
 * @return GN_OK as long as the text is a reference or can become one, by more characters behind it;
 *         else GN_TEXT_BYTE, GN_MGRS_ZONE, GN_MGRS_BAND, GN_MGRS_GRID_ZONE, GN_MGRS_COLUMN,
 *         GN_MGRS_ROW, GN_MGRS_SQUARE, GN_MGRS_OVERHANGS_ZONE, GN_MGRS_BAND_OF_NEIGHBOUR,
 *         GN_MGRS_ODD_DIGITS or GN_MGRS_TOO_MANY_DIGITS. GN_NULL, GN_NOT_FINITE, GN_LATITUDE (of
 *         reference) or GN_PRECISION.
 *
 * References are those that gn_mgrs_decode_strict() reads, with a square. With reference they may
 * be abbreviated: the letters of a square and digits, or digits alone, even in the end; "32" is
 * then both, a zone and two digits. next is what may follow in any of the readings that are
 * possible, field that of the longest of them. Unparted digits are those of the easting until there
 * are precision of them; a blank ends the easting sooner.
 *
 * A whole reference is GN_TYPING_COMPLETE and, in its usual form, text. One that is abbreviated,
 * whole otherwise, is GN_TYPING_COMPLETED from reference: text is the one of all such cells on the
 * earth whose centre is nearest, in the zone of reference, in another one or in a polar cap. So is
 * a UTM grid zone without a square (the nearest square), and nothing at all. The distance and
 * azimuth are those of the geodesic to the centre of the cell, as gn_geodesic_inverse() gives them;
 * NaN without reference or without GN_TYPING_COMPLETED. Since 0.1.
 */
gn_status gn_mgrs_type(const char *text, size_t text_length, const gn_point *reference,
                       int32_t precision, gn_mgrs_typing *out, size_t *error_offset);

/**
 * Helps to type an MGRS reference into four fields.
 *
 * @param zone             ASCII, upper or lower case, blanks around it, as all fields: "32V", a
 *                         letter of a polar zone, "32" for any band of that zone, or nothing for
 *                         the zone that is nearest to reference.
 * @param zone_length      Bytes at zone; a field may be null if it has none.
 * @param square           The two letters of a square, or nothing for any.
 * @param square_length    Bytes at square.
 * @param easting          Up to 11 digits.
 * @param easting_length   Bytes at easting.
 * @param northing         Up to 11 digits, not necessarily as many.
 * @param northing_length  Bytes at northing.
 * @param reference        The position of the device: latitude -90 ... 90, longitude any finite
 *                         value; may be null.
 * @param out              Receives what can be said; unchanged unless the answer is GN_OK.
 * @param error_field      Receives which part is refused, a GN_FIELD_ value; 0 when none is; may be
 *                         null.
 * @param error_offset     Receives the offset in bytes, within that field, of the character that is
 *                         refused; 0 when none is; may be null.
 *
 * @return What gn_mgrs_type() answers, but not GN_MGRS_ODD_DIGITS or GN_PRECISION; GN_TEXT_REST
 *         where a field goes on behind its end.
 *
 * Digits are filled up with zeros on the right, the shorter field to the length of the other: 5 and
 * 86 are 50 and 86. Zone and square may be filled in from reference, as gn_mgrs_type() does; not
 * where they are half typed ("0", one letter of a square). field and next are for the last field
 * that is not empty, or for the one behind it if that is full. The answer is GN_OK as long as more
 * characters behind those of any field can make it a reference. Since 0.1.
 */
gn_status gn_mgrs_type_fields(const char *zone, size_t zone_length, const char *square,
                              size_t square_length, const char *easting, size_t easting_length,
                              const char *northing, size_t northing_length,
                              const gn_point *reference, gn_mgrs_typing *out, int32_t *error_field,
                              size_t *error_offset);

/*
 * -------------------------------------------------------------------------------------------------
 * Lengths, areas and angles for display
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Writes a length as people read it: "850 m", "1.25 km".
 *
 * @param metres    -1e15 ... 1e15; a negative length keeps its sign.
 * @param units     GN_UNITS_METRIC, GN_UNITS_IMPERIAL or GN_UNITS_NAUTICAL.
 * @param digits    Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many
 *                  as are sensible.
 * @param out       Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity  Bytes at out; GN_MEASURE_CAPACITY always suffices.
 * @param length    Receives the length without the zero, also when the buffer is too small; 0 when
 *                  refused; may be null.
 *
 * @return GN_OK, GN_NULL, GN_NOT_FINITE, GN_MEASURE, GN_UNIT, GN_DIGITS or GN_BUFFER_TOO_SMALL.
 *
 * Kilometres from 1000 m on, miles from 1000 ft, nautical miles from a tenth of one; less is in
 * metres or feet. The rounded number decides: 999.7 m is "1.00 km", never "1000 m". Sensible are
 * three significant digits, but no digit before the point is cut: "1234 km"; of metres and feet
 * whole ones from 10 on, two significant digits below, three decimals at most: "12 m", "1.2 m",
 * "0.012 m". Halves go to the even digit; no more than 20 decimals; never "-0". gn_length_parse()
 * reads the text back, to within half of its last digit. Unless the answer is GN_OK, out holds the
 * empty text. Since 0.1.
 */
gn_status gn_length_format(double metres, int32_t units, int32_t digits, char *out, size_t capacity,
                           size_t *length);

/**
 * Reads a length: a number and its unit.
 *
 * @param text          UTF-8, not necessarily ending with a zero: "850 m", "1,25KM", "-300 ft",
 *                      "12.5 nautical miles".
 * @param text_length   Bytes at text.
 * @param metres        Receives the length; unchanged unless the answer is GN_OK.
 * @param error_offset  Receives the offset in bytes of what is refused, 0 when nothing is; may be
 *                      null.
 *
 * @return GN_OK, GN_NULL, GN_TEXT_EMPTY, GN_TEXT_BYTE, GN_TEXT_INCOMPLETE (a sign alone),
 *         GN_TEXT_NUMBER, GN_TEXT_COMMA, GN_TEXT_UNIT (unknown or missing), GN_TEXT_REST or, beyond
 *         1e16 metres, GN_MEASURE.
 *
 * Numbers may have a sign and a decimal point or comma, but neither an exponent nor separators of
 * thousands: "1,250 m", which has two meanings, is GN_TEXT_COMMA; write "1.250 m" or "1250 m".
 * Units in any case, with or without a blank before: m, km, ft, yd, mi, nmi (also NM) and their
 * names in the singular and the plural; a prime or an apostrophe for feet. M is a metre. Since 0.1.
 */
gn_status gn_length_parse(const char *text, size_t text_length, double *metres,
                          size_t *error_offset);

/**
 * Writes an area as people read it: "850 m²", "1.25 ha".
 *
 * @param square_metres  -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
 * @param units          GN_UNITS_METRIC, GN_UNITS_IMPERIAL or GN_UNITS_NAUTICAL.
 * @param digits         As for gn_length_format().
 * @param out            Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity       Bytes at out; GN_MEASURE_CAPACITY always suffices.
 * @param length         Receives the length without the zero, also when the buffer is too small; 0
 *                       when refused; may be null.
 *
 * @return As gn_length_format().
 *
 * Metric: m², hectares (ha) from 10,000 m² on, km² from 100 ha. Imperial: ft², acres (ac) from one
 * on, mi² from 640 acres, which are one. Nautical: ft², nmi² from a hundredth of one on. Digits as
 * for gn_length_format(), whose metres and feet are square ones here: "9999 m²", "1.00 ha".
 * gn_area_parse() reads the text back, to within half of its last digit. Unless the answer is
 * GN_OK, out holds the empty text. Since 0.1.
 */
gn_status gn_area_format(double square_metres, int32_t units, int32_t digits, char *out,
                         size_t capacity, size_t *length);

/**
 * Reads an area: a number and its unit.
 *
 * @param text           UTF-8, not necessarily ending with a zero: "850 m2", "1,25 ha", "3 sq mi",
 *                       "40 acres".
 * @param text_length    Bytes at text.
 * @param square_metres  Receives the area; unchanged unless the answer is GN_OK.
 * @param error_offset   Receives the offset in bytes of what is refused, 0 when nothing is; may be
 *                       null.
 *
 * @return As gn_length_parse(); GN_MEASURE beyond 1e16 square metres.
 *
 * Numbers as gn_length_parse() reads them. Units in any case: hectares (ha), acres (ac), and any
 * unit of length that has letters, with "2", "^2" or "²" after it, or "sq" or "square" before it.
 * Since 0.1.
 */
gn_status gn_area_parse(const char *text, size_t text_length, double *square_metres,
                        size_t *error_offset);

/**
 * Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
 *
 * @param degrees   Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
 * @param unit      GN_ANGLE_DEGREES, GN_ANGLE_MILS, GN_ANGLE_POINTS_8 or GN_ANGLE_POINTS_16.
 * @param decimals  0 ... 12; all of them are written. Compass points have none.
 * @param out       Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity  Bytes at out; GN_MEASURE_CAPACITY always suffices.
 * @param length    Receives the length without the zero, also when the buffer is too small; 0 when
 *                  refused; may be null.
 *
 * @return GN_OK, GN_NULL, GN_NOT_FINITE, GN_MEASURE, GN_UNIT, GN_DECIMALS or GN_BUFFER_TOO_SMALL.
 *
 * Numbers lie in [0, 360) and [0, 6400) when they are rounded: 359.7 degrees without decimals are
 * "0°". Halves go to the even digit, and between compass points to the one of the even number,
 * clockwise from N. gn_angle_parse() reads the text back, to within half of its last digit (of mils
 * the eleventh decimal) or of the sector of its point. Unless the answer is GN_OK, out holds the
 * empty text. Since 0.1.
 */
gn_status gn_angle_format(double degrees, int32_t unit, int32_t decimals, char *out,
                          size_t capacity, size_t *length);

/**
 * Reads an angle: a number and its unit, or a compass point.
 *
 * @param text          UTF-8, not necessarily ending with a zero: "45.5°", "45,5 deg", "800 mils",
 *                      "NNE".
 * @param text_length   Bytes at text.
 * @param degrees       Receives the angle as it is written, not reduced; of a compass point the
 *                      middle of its sector, 0 ... 337.5; unchanged unless the answer is GN_OK.
 * @param error_offset  Receives the offset in bytes of what is refused, 0 when nothing is; may be
 *                      null.
 *
 * @return As gn_length_parse(), GN_MEASURE beyond 1e16 degrees; also GN_TEXT_LETTER where a compass
 *         point would have to end.
 *
 * Numbers as gn_length_parse() reads them. Units in any case: the degree sign, d, deg, degree(s),
 * and mil(s), of which 6400 are a turn. Compass points: the sixteen from N to NNW. Since 0.1.
 */
gn_status gn_angle_parse(const char *text, size_t text_length, double *degrees,
                         size_t *error_offset);

/*
 * -------------------------------------------------------------------------------------------------
 * UTM and UPS
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Projects a position onto the UTM or UPS grid.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180).
 * @param zone       GN_ZONE_STANDARD; or 1 ... 60 for that zone, with the hemisphere of the
 *                   position; or an EPSG code for zone and hemisphere: 32601 ... 32660 and
 *                   32701 ... 32760 (the northing then goes on across the equator), 32661 and 32761
 *                   (UPS).
 * @param out        Receives easting and northing in metres, zone and hemisphere; unchanged unless
 *                   the answer is GN_OK.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE, GN_ZONE, GN_TOO_FAR or GN_NULL.
 *
 * Standard zones are those of UTM in [-80, 84), with the exceptions of Norway (32V) and Svalbard
 * (31X to 37X), and UPS beyond. A zone can be asked for up to 9 degrees from its central meridian
 * and, farther out, up to 60 degrees as long as the easting stays in [0, 1000 km]; UPS as long as
 * the coordinates stay within [1200 km, 2800 km] (north) or [700 km, 3300 km] (south). Agrees with
 * GeographicLib to 10 nm; transverse Mercator after Karney 2011, equations 7 to 36, polar
 * stereographic after Snyder 1987, equations 21-33 and 21-39. Since 0.1.
 */
gn_status gn_utm_forward(double latitude, double longitude, int32_t zone, gn_utm *out);

/**
 * Finds the position of a point on the UTM or UPS grid.
 *
 * @param utm  Easting and northing in metres, zone 1 ... 60 or GN_ZONE_UPS, hemisphere. UTM:
 *             easting in [-510 km, 1510 km], northing between the poles: up to 9,997,964.9431 m
 *             from the equator; UPS: as in gn_utm_forward().
 * @param out  Receives the position; longitude in [-180, 180); unchanged unless the answer is
 *             GN_OK.
 *
 * @return GN_OK, GN_NOT_FINITE, GN_ZONE, GN_HEMISPHERE, GN_EASTING, GN_NORTHING or GN_NULL.
 *
 * A northing may lie across the equator. At a pole of UPS the longitude is 0. Agrees with
 * GeographicLib to 10 nm. Since 0.1.
 */
gn_status gn_utm_inverse(const gn_utm *utm, gn_point *out);

/**
 * Projects many positions onto the UTM or UPS grid.
 *
 * @param latitudes   First latitude, in degrees; not null unless count is 0.
 * @param longitudes  First longitude, in degrees; not null unless count is 0.
 * @param stride      Bytes from one latitude to the next, and likewise the longitudes: 8 for
 *                    separate arrays, 16 for pairs.
 * @param count       Positions.
 * @param zone        As for gn_utm_forward(), for all rows.
 * @param eastings    Receives the eastings, in metres.
 * @param northings   Receives the northings, in metres.
 * @param out_stride  Bytes from one easting to the next, and likewise the northings.
 * @param zones       count numbers that receive the zone with the sign of the hemisphere: 33, -33,
 *                    and 61, -61 for UPS (GN_ZONE_ROW_UPS); 0 for a refused row; may be null.
 * @param statuses    count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ZONE, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_LATITUDE, GN_NOT_FINITE or GN_TOO_FAR.
 * Each row is what gn_utm_forward() gives, bit for bit. Outputs may stand in the place of the
 * inputs if the strides are equal. Since 0.1.
 */
gn_status gn_utm_forward_batch(const double *latitudes, const double *longitudes, size_t stride,
                               size_t count, int32_t zone, double *eastings, double *northings,
                               size_t out_stride, int32_t *zones, uint8_t *statuses);

/**
 * Finds the positions of many points on one UTM or UPS grid.
 *
 * @param eastings    First easting, in metres; not null unless count is 0.
 * @param northings   First northing, in metres; not null unless count is 0.
 * @param stride      Bytes from one easting to the next, and likewise the northings: 8 for separate
 *                    arrays, 16 for pairs.
 * @param count       Points.
 * @param zone        1 ... 60, or GN_ZONE_UPS, for all rows.
 * @param hemisphere  GN_NORTH or GN_SOUTH, for all rows.
 * @param latitudes   Receives the latitudes, in degrees.
 * @param longitudes  Receives the longitudes, in degrees, in [-180, 180).
 * @param out_stride  Bytes from one latitude to the next, and likewise the longitudes.
 * @param statuses    count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ZONE, GN_HEMISPHERE, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_NOT_FINITE, GN_EASTING or GN_NORTHING.
 * Each row is what gn_utm_inverse() gives, bit for bit. Outputs may stand in the place of the
 * inputs if the strides are equal. Since 0.1.
 */
gn_status gn_utm_inverse_batch(const double *eastings, const double *northings, size_t stride,
                               size_t count, int32_t zone, int32_t hemisphere, double *latitudes,
                               double *longitudes, size_t out_stride, uint8_t *statuses);

/**
 * Finds the positions of many points, each on a UTM or UPS grid of its own.
 *
 * @param eastings    First easting, in metres; not null unless count is 0.
 * @param northings   First northing, in metres; not null unless count is 0.
 * @param stride      Bytes from one easting to the next, and likewise the northings: 8 for separate
 *                    arrays, 16 for pairs.
 * @param count       Points.
 * @param zones       count signed zones as gn_utm_forward_batch() gives them: 33 north, -33 south,
 *                    61 and -61 UPS.
 * @param latitudes   Receives the latitudes, in degrees.
 * @param longitudes  Receives the longitudes, in degrees, in [-180, 180).
 * @param out_stride  Bytes from one latitude to the next, and likewise the longitudes.
 * @param statuses    count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_NOT_FINITE, GN_ZONE, GN_EASTING or
 * GN_NORTHING. Since 0.1.
 */
gn_status gn_utm_inverse_zones_batch(const double *eastings, const double *northings, size_t stride,
                                     size_t count, const int32_t *zones, double *latitudes,
                                     double *longitudes, size_t out_stride, uint8_t *statuses);

/**
 * Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
 *
 * @param latitude     Degrees, -90 ... 90.
 * @param longitude    Degrees; any finite value, reduced to [-180, 180).
 * @param zone         As for gn_utm_forward().
 * @param convergence  Receives the azimuth of grid north, in degrees clockwise from true north; may
 *                     be null.
 * @param scale        Receives length on the grid divided by length on the ellipsoid; may be null.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE, GN_ZONE or GN_TOO_FAR.
 *
 * Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and
 * the scale 0.9996; at a pole of UPS the convergence is the longitude (north) or its opposite
 * (south), and the scale 0.994. Karney 2011, equations 23 to 29; Snyder 1987, equation 21-32. Since
 * 0.1.
 */
gn_status gn_utm_factors(double latitude, double longitude, int32_t zone, double *convergence,
                         double *scale);

/**
 * Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
 *
 * @param latitudes     First latitude, in degrees; not null unless count is 0.
 * @param longitudes    First longitude, in degrees; not null unless count is 0.
 * @param stride        Bytes from one latitude to the next, and likewise the longitudes: 8 for
 *                      separate arrays, 16 for pairs.
 * @param count         Positions.
 * @param zone          As for gn_utm_forward(), for all rows.
 * @param convergences  Receives the azimuths of grid north, in degrees clockwise from true north.
 * @param scales        Receives the point scales.
 * @param out_stride    Bytes from one convergence to the next, and likewise the scales.
 * @param statuses      count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ZONE, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_LATITUDE, GN_NOT_FINITE or GN_TOO_FAR.
 * Each row is what gn_utm_factors() gives, bit for bit. Since 0.1.
 */
gn_status gn_utm_factors_batch(const double *latitudes, const double *longitudes, size_t stride,
                               size_t count, int32_t zone, double *convergences, double *scales,
                               size_t out_stride, uint8_t *statuses);

/**
 * Finds the standard zone of a position.
 *
 * @param latitude    Degrees, -90 ... 90.
 * @param longitude   Degrees; any finite value, reduced to [-180, 180).
 * @param zone        Receives 1 ... 60, or GN_ZONE_UPS from 84 north and south of 80 south.
 * @param hemisphere  Receives GN_NORTH from the equator on, else GN_SOUTH; may be null.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE or GN_NULL.
 *
 * West and south edges belong to a zone. Norway: 32 from 3 east, 56 to 64 north. Svalbard, 72 to 84
 * north: 31 to 9 east, 33 to 21, 35 to 33, 37 to 42. Since 0.1.
 */
gn_status gn_utm_zone(double latitude, double longitude, int32_t *zone, int32_t *hemisphere);

/**
 * Gives the EPSG code of a UTM or UPS grid on WGS 84.
 *
 * @param zone        1 ... 60, or GN_ZONE_UPS.
 * @param hemisphere  GN_NORTH or GN_SOUTH.
 * @param code        Receives 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS
 *                    north) or 32761 (UPS south).
 *
 * @return GN_OK, GN_ZONE, GN_HEMISPHERE or GN_NULL.
 *
 * The EPSG defines the two UPS systems with northing first; the values here are the same, easting
 * and northing by name. Since 0.1.
 */
gn_status gn_utm_to_epsg(int32_t zone, int32_t hemisphere, int32_t *code);

/**
 * Finds the UTM or UPS grid that an EPSG code names.
 *
 * @param code        32601 ... 32661 or 32701 ... 32761.
 * @param zone        Receives 1 ... 60, or GN_ZONE_UPS.
 * @param hemisphere  Receives GN_NORTH or GN_SOUTH.
 *
 * @return GN_OK, GN_EPSG or GN_NULL.
 *
 * Since 0.1.
 */
gn_status gn_utm_from_epsg(int32_t code, int32_t *zone, int32_t *hemisphere);

/*
 * -------------------------------------------------------------------------------------------------
 * Grid lines and labels
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Fills in the default options of a grid.
 *
 * @param options  Receives the defaults; its size field too.
 *
 * @return GN_OK or GN_NULL.
 *
 * Change what you want changed, and hand it on. A null pointer in place of options means these
 * defaults. Since 0.1.
 */
gn_status gn_grid_options_init(gn_grid_options *options);

/**
 * Writes the MGRS grid of a map view as GeoJSON.
 *
 * @param view      Edges in degrees. West greater than east crosses the antimeridian; an east edge
 *                  360 or more beyond west is the whole earth. Latitudes -90 ... 90, longitudes any
 *                  finite value.
 * @param zoom      Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is tile_size pixels
 *                  wide, 512 by default as Mapbox and MapLibre count.
 * @param options   Null for the defaults.
 * @param out       Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity  Bytes at out; 0 asks for the size.
 * @param length    Receives the length without the zero, also when the buffer is too small; when
 *                  the answer is GN_TOO_MANY_VERTICES, a max_vertices that suffices; otherwise 0;
 *                  may be null.
 *
 * @return GN_OK, GN_BUFFER_TOO_SMALL, GN_NULL, GN_NOT_FINITE, GN_LATITUDE, GN_VIEW, GN_ZOOM,
 *         GN_TOO_MANY_VERTICES, or what is wrong with the options: GN_OPTIONS_SIZE, GN_CONTENT,
 *         GN_TILE_SIZE, GN_TOLERANCE, GN_MARGIN, GN_PIXELS, GN_SPACING, GN_LEVELS, GN_STEP.
 *
 * One FeatureCollection (RFC 7946) with the lines of gn_grid_lines() as LineStrings, then the
 * labels of gn_grid_labels() as Points. Positions have as many decimals as a tenth of a pixel
 * needs, and no zeros at their end. Properties of a line: kind ("border", "100km", "grid"), axis
 * ("easting", "northing", "longitude", "latitude"), zone (a number, 0 for UPS; not at parallels),
 * hemisphere ("N", "S"), coordinate, spacing, major, width, opacity. Properties of a label: kind
 * ("zone", "square", "digits", "reference"), text, zone, hemisphere and, of digits, axis,
 * coordinate and edge ("south", "west", "north", "east").
 *
 * Unless the answer is GN_OK, out holds the empty text. A view of which nothing is visible gives an
 * empty collection. Since 0.1.
 */
gn_status gn_grid_geojson(const gn_bounds *view, double zoom, const gn_grid_options *options,
                          char *out, size_t capacity, size_t *length);

/**
 * Gives the lines of the MGRS grid of a map view, in degrees.
 *
 * @param view             As for gn_grid_geojson().
 * @param zoom             As for gn_grid_geojson().
 * @param options          Null for the defaults. Labels are not drawn, whatever the content says.
 * @param vertices         Receives the vertices of all lines, one line after the other; may be null
 *                         if its capacity is 0.
 * @param vertex_capacity  Room at vertices.
 * @param vertex_count     Receives how many there are, also when one of the arrays is too small;
 *                         when the answer is GN_TOO_MANY_VERTICES, a max_vertices that suffices;
 *                         otherwise 0; may be null.
 * @param lines            Receives a record for each line; may be null if its capacity is 0.
 * @param line_capacity    Room at lines.
 * @param line_count       Receives how many there are, also when one of the arrays is too small;
 *                         otherwise 0; may be null.
 *
 * @return As gn_grid_geojson().
 *
 * The borders of grid zones, the eastings and northings of each zone, and the UPS grid of both
 * caps. Each line is one polyline for each zone and hemisphere, clipped at the zone's border and at
 * the view, and cut at the antimeridian. It runs north or east, from its smaller coordinate to its
 * larger. A line that is part of a border or of a coarser level is drawn as that only. Which levels
 * are drawn follows from the zoom, see gn_grid_options; a level is left out where its lines stand
 * closer than minimum_pixels in the part of the view nearest to the equator.
 *
 * A vertex lies on its line to 20 nm. A chord, straight on the Web Mercator map, departs from its
 * line by no more than the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511 degrees, where
 * a Web Mercator map ends, a pixel of the tolerance and of the margin is as many metres as there.
 * What is shorter than the last decimal of a position in GeoJSON, a tenth of a pixel or less, is
 * not drawn: the lines that just touch a corner of the view.
 *
 * Unless the answer is GN_OK, nothing in the arrays is a result: vertices written are NaN, line
 * records zero. A view without width or height has no lines. One with more than max_vertices and a
 * million lines to look at is refused as one with too many vertices, also where none of them is
 * long enough to be drawn. Since 0.1.
 */
gn_status gn_grid_lines(const gn_bounds *view, double zoom, const gn_grid_options *options,
                        gn_point *vertices, size_t vertex_capacity, size_t *vertex_count,
                        gn_grid_line *lines, size_t line_capacity, size_t *line_count);

/**
 * Gives the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
 *
 * @param view             As for gn_grid_geojson(); what lies beyond 85.051128 degrees, the edge of
 *                         the Mercator world, is left out.
 * @param zoom             As for gn_grid_geojson().
 * @param options          As for gn_grid_lines().
 * @param origin           The position of pixel 0, 0; latitude within 85.06 degrees, beyond that it
 *                         is moved there.
 * @param vertices         Receives pairs of floats, x to the east and y down; may be null if its
 *                         capacity is 0.
 * @param vertex_capacity  Pairs that have room at vertices.
 * @param vertex_count     As for gn_grid_lines().
 * @param lines            As for gn_grid_lines().
 * @param line_capacity    Room at lines.
 * @param line_count       As for gn_grid_lines().
 *
 * @return As gn_grid_geojson().
 *
 * The lines of gn_grid_lines(). All pixels are those of one copy of the world, in which the view is
 * in one piece: across the antimeridian x goes on; a view of 360 degrees and more is the copy
 * around its middle, cut where that one ends. The origin is taken in the copy nearest to the middle
 * of the view. Each pair is the float nearest to the exact pixel, to one part in 10^7 of the
 * distance from the origin: choose an origin in the view. Since 0.1.
 */
gn_status gn_grid_lines_pixels(const gn_bounds *view, double zoom, const gn_grid_options *options,
                               const gn_point *origin, float *vertices, size_t vertex_capacity,
                               size_t *vertex_count, gn_grid_line *lines, size_t line_capacity,
                               size_t *line_count);

/**
 * Gives the labels of the MGRS grid of a map view.
 *
 * @param view      As for gn_grid_geojson().
 * @param zoom      As for gn_grid_geojson().
 * @param options   Null for the defaults. Lines are not drawn, whatever the content says. The
 *                  margin does not count.
 * @param labels    Receives the labels; may be null if capacity is 0.
 * @param capacity  Room at labels.
 * @param count     Receives how many there are, also when the array is too small; when the answer
 *                  is GN_TOO_MANY_VERTICES, a max_vertices that suffices; otherwise 0; may be null.
 *
 * @return As gn_grid_geojson().
 *
 * Grid zone designators stand in the middle of what is visible of the grid zone; when squares have
 * labels too, halfway from there to its north-west corner (not where that part is narrower than two
 * labels, nor in a polar cap of which 90 degrees and more are visible). The two letters of a 100 km
 * square stand in the middle of its visible part (of the larger part, if the border of a latitude
 * band runs through it). Both are left out where that part is narrower or lower than label_pixels,
 * letters also where it has less than half of the area of a square of that side, or where 100 km
 * are less in the part of the view nearest to the equator.
 *
 * Principal digits, tens of kilometres down to the spacing, stand where a line meets the edge of
 * the view: eastings on the southern and northern edge, northings on the western and eastern,
 * either on all of them near a pole. Where lines stand closer than half of label_pixels, every
 * tenth line has digits. References stand at intersections of every fifth line of each axis
 * (reference_step, counted from the false origin), with as many digits as the spacing has; not on
 * the edge of the view, where digits stand, and not closer than 4 pixels.
 *
 * No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view with
 * more than max_vertices and a million lines to look for labels at is refused as one with too many
 * labels. Unless the answer is GN_OK, records that were written are zero. Since 0.1.
 */
gn_status gn_grid_labels(const gn_bounds *view, double zoom, const gn_grid_options *options,
                         gn_grid_label *labels, size_t capacity, size_t *count);

/**
 * Tells which spacing the grid of a map view has.
 *
 * @param view     As for gn_grid_geojson().
 * @param zoom     As for gn_grid_geojson().
 * @param options  Null for the defaults.
 * @param spacing  Receives the spacing of the finest level drawn, in metres; 0 if only the borders
 *                 of grid zones are drawn.
 *
 * @return As gn_grid_geojson(), but neither GN_BUFFER_TOO_SMALL nor GN_TOO_MANY_VERTICES.
 *
 * Since 0.1.
 */
gn_status gn_grid_spacing(const gn_bounds *view, double zoom, const gn_grid_options *options,
                          double *spacing);

/**
 * Gives a number of vertices and labels that the grid of a map view does not exceed, without
 * drawing it.
 *
 * @param view     As for gn_grid_geojson().
 * @param zoom     As for gn_grid_geojson().
 * @param options  Null for the defaults; max_vertices does not count.
 * @param count    Receives the number.
 *
 * @return As gn_grid_geojson(), but neither GN_BUFFER_TOO_SMALL nor GN_TOO_MANY_VERTICES.
 *
 * As a capacity or as max_vertices it always suffices, but it may be many times what is drawn: to
 * guard against too much, not to allocate by. (It ends at 2^50, which no drawing in earnest comes
 * near.) Since 0.1.
 */
gn_status gn_grid_bound(const gn_bounds *view, double zoom, const gn_grid_options *options,
                        size_t *count);

/*
 * -------------------------------------------------------------------------------------------------
 * Screen scale
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Tells how many metres a pixel of a Web Mercator map spans.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param zoom       -4 ... 30.
 * @param tile_size  Pixels of the world at zoom 0: 512 (Mapbox, MapLibre) or 256.
 * @param metres     Receives metres per pixel, along the parallel; 0 at a pole.
 *
 * @return GN_OK, GN_NULL, GN_NOT_FINITE, GN_LATITUDE, GN_ZOOM or GN_TILE_SIZE.
 *
 * On the WGS 84 ellipsoid, where the usual formula takes the radius of the equator for a sphere:
 * that one is up to 0.34 % smaller. Since 0.1.
 */
gn_status gn_screen_scale(double latitude, double zoom, uint32_t tile_size, double *metres);

/**
 * Finds the longest round length that fits into a width on the screen.
 *
 * @param latitude   Degrees, within 89.9 of the equator.
 * @param zoom       -4 ... 30.
 * @param tile_size  512 or 256.
 * @param max_width  Pixels, 0.001 ... 1,000,000.
 * @param units      GN_UNITS_METRIC, GN_UNITS_IMPERIAL or GN_UNITS_NAUTICAL.
 * @param bar        Receives the scale bar; unchanged unless the answer is GN_OK.
 *
 * @return GN_OK, GN_NULL, GN_NOT_FINITE, GN_LATITUDE, GN_ZOOM, GN_TILE_SIZE, GN_PIXELS or GN_UNIT.
 *
 * Round lengths are 1, 2 and 5 times the powers of ten. The larger unit is used from 1 km, 1 mi and
 * 0.1 nmi on. The text has decimals below 1 only: "2000 ft", "0.5 nmi". Width and length are those
 * along the parallel. Since 0.1.
 */
gn_status gn_screen_scale_bar(double latitude, double zoom, uint32_t tile_size, double max_width,
                              int32_t units, gn_scale_bar *bar);

/*
 * -------------------------------------------------------------------------------------------------
 * Geodesics
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Finds the shortest path between two positions: its length, and its directions at both ends.
 *
 * @param from          Latitude -90 ... 90, longitude any finite value.
 * @param to            As from.
 * @param distance      Receives metres; may be null.
 * @param azimuth_from  Receives the azimuth at from, degrees clockwise from north, in (-180, 180];
 *                      may be null.
 * @param azimuth_to    Receives the azimuth at to, forward, likewise; may be null.
 *
 * @return GN_OK, GN_NULL, GN_NOT_FINITE or GN_LATITUDE.
 *
 * On the WGS 84 ellipsoid, for any pair of positions, nearly antipodal ones too (Karney 2013,
 * sections 4 and 5, with the series of order 6). Agrees with GeographicLib to 15 nm. Coincident
 * positions: azimuths 0. At a pole the azimuth is that along the meridian of the longitude given
 * there. Results are unchanged unless the answer is GN_OK. Since 0.1.
 */
gn_status gn_geodesic_inverse(const gn_point *from, const gn_point *to, double *distance,
                              double *azimuth_from, double *azimuth_to);

/**
 * Finds where one gets in a direction.
 *
 * @param from        Latitude -90 ... 90, longitude any finite value.
 * @param azimuth     Degrees clockwise from north; any finite value.
 * @param distance    Metres, -1e12 ... 1e12; negative: backwards.
 * @param to          Receives the position, its longitude in [-180, 180); may be null.
 * @param azimuth_to  Receives the azimuth there, in (-180, 180]; may be null.
 *
 * @return GN_OK, GN_NULL, GN_NOT_FINITE, GN_LATITUDE or GN_DISTANCE.
 *
 * On the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for
 * distances up to once around the earth. From a pole, the azimuth counts from the meridian of its
 * longitude: 0 leads from the north pole down the opposite one. Results are unchanged unless the
 * answer is GN_OK. Since 0.1.
 */
gn_status gn_geodesic_direct(const gn_point *from, double azimuth, double distance, gn_point *to,
                             double *azimuth_to);

/**
 * Finds the shortest paths of many pairs of positions.
 *
 * @param from_latitudes   First latitude, degrees; not null unless count is 0.
 * @param from_longitudes  First longitude, degrees; likewise.
 * @param to_latitudes     First latitude of the other ends; likewise.
 * @param to_longitudes    First longitude of the other ends; likewise.
 * @param stride           Bytes from one row to the next in all four: 8 for separate arrays, 16 for
 *                         arrays of positions.
 * @param count            Pairs.
 * @param distances        Receives the distances, metres.
 * @param azimuths_from    Receives the azimuths at the first ends; may be null.
 * @param azimuths_to      Receives the azimuths at the other ends; may be null.
 * @param out_stride       Bytes from one row to the next in the results.
 * @param statuses         count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN. Each row is what gn_geodesic_inverse() gives, bit for bit. Results may
 * stand in the place of positions if the strides are equal. Since 0.1.
 */
gn_status gn_geodesic_inverse_batch(const double *from_latitudes, const double *from_longitudes,
                                    const double *to_latitudes, const double *to_longitudes,
                                    size_t stride, size_t count, double *distances,
                                    double *azimuths_from, double *azimuths_to, size_t out_stride,
                                    uint8_t *statuses);

/**
 * Finds where one gets in many directions.
 *
 * @param latitudes      First latitude, degrees; not null unless count is 0.
 * @param longitudes     First longitude, degrees; likewise.
 * @param azimuths       First azimuth, degrees; likewise.
 * @param distances      First distance, metres; likewise.
 * @param stride         Bytes from one row to the next in all four.
 * @param count          Rows.
 * @param to_latitudes   Receives the latitudes.
 * @param to_longitudes  Receives the longitudes, in [-180, 180).
 * @param azimuths_to    Receives the azimuths there; may be null.
 * @param out_stride     Bytes from one row to the next in the results.
 * @param statuses       count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN. Each row is what gn_geodesic_direct() gives, bit for bit. Since 0.1.
 */
gn_status gn_geodesic_direct_batch(const double *latitudes, const double *longitudes,
                                   const double *azimuths, const double *distances, size_t stride,
                                   size_t count, double *to_latitudes, double *to_longitudes,
                                   double *azimuths_to, size_t out_stride, uint8_t *statuses);

/**
 * Gives positions along a geodesic.
 *
 * @param from       Where it starts; latitude -90 ... 90, longitude any finite value.
 * @param azimuth    Its azimuth there, degrees; any finite value.
 * @param distances  count distances from the start, metres, -1e12 ... 1e12, in any order; not null
 *                   unless count is 0.
 * @param count      Positions.
 * @param points     Receives count positions.
 * @param azimuths   Receives the azimuth at each; may be null.
 *
 * @return GN_OK, GN_NULL, GN_NOT_FINITE, GN_LATITUDE, GN_DISTANCE or GN_STRIDE (a count that no
 *         array has).
 *
 * Each is what gn_geodesic_direct() gives, bit for bit. Nothing is written unless the answer is
 * GN_OK. Since 0.1.
 */
gn_status gn_geodesic_line(const gn_point *from, double azimuth, const double *distances,
                           size_t count, gn_point *points, double *azimuths);

/**
 * Gives evenly spaced positions on the shortest path between two.
 *
 * @param from      The first one; latitude -90 ... 90, longitude any finite value.
 * @param to        The last one.
 * @param count     How many, both ends included; 1 gives from.
 * @param points    Receives count positions; the first and the last are the ends, with reduced
 *                  longitudes.
 * @param azimuths  Receives the azimuth at each; may be null.
 *
 * @return GN_OK, GN_NULL, GN_NOT_FINITE, GN_LATITUDE or GN_COUNT (one that no array has).
 *
 * Since 0.1.
 */
gn_status gn_geodesic_points(const gn_point *from, const gn_point *to, size_t count,
                             gn_point *points, double *azimuths);

/*
 * -------------------------------------------------------------------------------------------------
 * The sphere and rhumb lines
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Measures the great circle between two positions on the sphere of the mean radius.
 *
 * @param from          Latitude in degrees, -90 ... 90; longitude in degrees, any finite value,
 *                      reduced to [-180, 180).
 * @param to            Likewise.
 * @param distance      Receives the distance in metres, 0 ... π GN_MEAN_RADIUS; may be null.
 * @param azimuth_from  Receives the azimuth at from in degrees, clockwise from north, in (-180,
 *                      180]; may be null.
 * @param azimuth_to    Receives the azimuth at to, going on in the same direction; may be null.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE or GN_NULL. Results are unchanged unless it is GN_OK.
 *
 * The haversine formula, precise to 10 nm on the sphere; distances on the ellipsoid differ by up to
 * 0.56 %, see gn_geodesic_inverse(). At a pole the longitude tells on which meridian the pole is
 * thought to lie. Azimuths of one position and itself are 0; antipodes are joined over the north
 * pole. Since 0.1.
 */
gn_status gn_sphere_inverse(const gn_point *from, const gn_point *to, double *distance,
                            double *azimuth_from, double *azimuth_to);

/**
 * Goes along a great circle on the sphere of the mean radius.
 *
 * @param from        Latitude in degrees, -90 ... 90; longitude in degrees, any finite value,
 *                    reduced to [-180, 180).
 * @param azimuth     Degrees, clockwise from north; any finite value.
 * @param distance    Metres, -1e12 ... 1e12; negative: backwards.
 * @param to          Receives the end; longitude in [-180, 180); may be null.
 * @param azimuth_to  Receives the azimuth there in degrees, in (-180, 180]; may be null.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE, GN_DISTANCE or GN_NULL. Results are unchanged unless
 *         it is GN_OK.
 *
 * Precise to 10 nm on the sphere. From a pole, the azimuth counts from the meridian of its
 * longitude. Since 0.1.
 */
gn_status gn_sphere_direct(const gn_point *from, double azimuth, double distance, gn_point *to,
                           double *azimuth_to);

/**
 * Measures many great circles on the sphere of the mean radius.
 *
 * @param from_latitudes   First latitude of a start, in degrees; not null unless count is 0.
 * @param from_longitudes  First longitude of a start, in degrees; not null unless count is 0.
 * @param to_latitudes     First latitude of an end, in degrees; not null unless count is 0.
 * @param to_longitudes    First longitude of an end, in degrees; not null unless count is 0.
 * @param stride           Bytes from one number to the next in these four: 8 for separate arrays,
 *                         16 for pairs.
 * @param count            Great circles.
 * @param distances        Receives the distances, in metres.
 * @param azimuths_from    Receives the azimuths at the starts, in degrees; may be null.
 * @param azimuths_to      Receives the azimuths at the ends, in degrees; may be null.
 * @param out_stride       Bytes from one distance to the next, and likewise the azimuths.
 * @param statuses         count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_LATITUDE or GN_NOT_FINITE. Each row is
 * what gn_sphere_inverse() gives, bit for bit. Since 0.1.
 */
gn_status gn_sphere_inverse_batch(const double *from_latitudes, const double *from_longitudes,
                                  const double *to_latitudes, const double *to_longitudes,
                                  size_t stride, size_t count, double *distances,
                                  double *azimuths_from, double *azimuths_to, size_t out_stride,
                                  uint8_t *statuses);

/**
 * Goes along many great circles on the sphere of the mean radius.
 *
 * @param latitudes      First latitude of a start, in degrees; not null unless count is 0.
 * @param longitudes     First longitude of a start, in degrees; not null unless count is 0.
 * @param azimuths       First azimuth, in degrees; not null unless count is 0.
 * @param distances      First distance, in metres; not null unless count is 0.
 * @param stride         Bytes from one number to the next in these four: 8 for separate arrays.
 * @param count          Great circles.
 * @param to_latitudes   Receives the latitudes of the ends, in degrees.
 * @param to_longitudes  Receives the longitudes of the ends, in degrees.
 * @param azimuths_to    Receives the azimuths there, in degrees; may be null.
 * @param out_stride     Bytes from one latitude to the next, and likewise the others.
 * @param statuses       count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_LATITUDE, GN_NOT_FINITE or GN_DISTANCE.
 * Each row is what gn_sphere_direct() gives, bit for bit. Since 0.1.
 */
gn_status gn_sphere_direct_batch(const double *latitudes, const double *longitudes,
                                 const double *azimuths, const double *distances, size_t stride,
                                 size_t count, double *to_latitudes, double *to_longitudes,
                                 double *azimuths_to, size_t out_stride, uint8_t *statuses);

/**
 * Measures the rhumb line between two positions, the line of constant azimuth.
 *
 * @param from      Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced
 *                  to [-180, 180).
 * @param to        Likewise.
 * @param distance  Receives the distance in metres; may be null.
 * @param azimuth   Receives the azimuth in degrees, clockwise from north, in (-180, 180]; may be
 *                  null.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE or GN_NULL. Results are unchanged unless it is GN_OK.
 *
 * On the ellipsoid, precise to 15 nm. Of the rhumb lines the one that goes less than half around
 * the earth; between opposite meridians the one that goes east. At a pole all of them end as
 * meridians: the azimuth is 0 or 180. The azimuth of one position and itself is 0. Since 0.1.
 */
gn_status gn_rhumb_inverse(const gn_point *from, const gn_point *to, double *distance,
                           double *azimuth);

/**
 * Goes along a rhumb line, the line of constant azimuth.
 *
 * @param from      Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced
 *                  to [-180, 180).
 * @param azimuth   Degrees, clockwise from north; any finite value.
 * @param distance  Metres, -1e12 ... 1e12; negative: backwards.
 * @param to        Receives the end; longitude in [-180, 180); unchanged unless the answer is
 *                  GN_OK.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE, GN_DISTANCE (also where the line ends at a pole
 *         before) or GN_NULL.
 *
 * On the ellipsoid, precise to 15 nm; more than once around the earth the last places of a
 * longitude are lost. Around a pole a rhumb line turns infinitely often: what begins or ends there
 * keeps its longitude. Since 0.1.
 */
gn_status gn_rhumb_direct(const gn_point *from, double azimuth, double distance, gn_point *to);

/**
 * Measures many rhumb lines.
 *
 * @param from_latitudes   First latitude of a start, in degrees; not null unless count is 0.
 * @param from_longitudes  First longitude of a start, in degrees; not null unless count is 0.
 * @param to_latitudes     First latitude of an end, in degrees; not null unless count is 0.
 * @param to_longitudes    First longitude of an end, in degrees; not null unless count is 0.
 * @param stride           Bytes from one number to the next in these four: 8 for separate arrays,
 *                         16 for pairs.
 * @param count            Rhumb lines.
 * @param distances        Receives the distances, in metres.
 * @param azimuths         Receives the azimuths, in degrees; may be null.
 * @param out_stride       Bytes from one distance to the next, and likewise the azimuths.
 * @param statuses         count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_LATITUDE or GN_NOT_FINITE. Each row is
 * what gn_rhumb_inverse() gives, bit for bit. Since 0.1.
 */
gn_status gn_rhumb_inverse_batch(const double *from_latitudes, const double *from_longitudes,
                                 const double *to_latitudes, const double *to_longitudes,
                                 size_t stride, size_t count, double *distances, double *azimuths,
                                 size_t out_stride, uint8_t *statuses);

/**
 * Goes along many rhumb lines.
 *
 * @param latitudes      First latitude of a start, in degrees; not null unless count is 0.
 * @param longitudes     First longitude of a start, in degrees; not null unless count is 0.
 * @param azimuths       First azimuth, in degrees; not null unless count is 0.
 * @param distances      First distance, in metres; not null unless count is 0.
 * @param stride         Bytes from one number to the next in these four: 8 for separate arrays.
 * @param count          Rhumb lines.
 * @param to_latitudes   Receives the latitudes of the ends, in degrees.
 * @param to_longitudes  Receives the longitudes of the ends, in degrees.
 * @param out_stride     Bytes from one latitude to the next, and likewise the longitudes.
 * @param statuses       count bytes that receive the status of each row; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_STRIDE or GN_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_LATITUDE, GN_NOT_FINITE or GN_DISTANCE.
 * Each row is what gn_rhumb_direct() gives, bit for bit. Since 0.1.
 */
gn_status gn_rhumb_direct_batch(const double *latitudes, const double *longitudes,
                                const double *azimuths, const double *distances, size_t stride,
                                size_t count, double *to_latitudes, double *to_longitudes,
                                size_t out_stride, uint8_t *statuses);

/*
 * -------------------------------------------------------------------------------------------------
 * Grid bearings
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Measures the geodesic between two positions, with bearings from grid north.
 *
 * @param from          Latitude in degrees, -90 ... 90; longitude in degrees, any finite value,
 *                      reduced to [-180, 180).
 * @param to            Likewise.
 * @param zone          As for gn_utm_forward(); GN_ZONE_STANDARD is the standard zone of from. It
 *                      serves for both ends.
 * @param distance      Receives the distance on the ellipsoid in metres, as of
 *                      gn_geodesic_inverse(), not the one on the map; may be null.
 * @param bearing_from  Receives the grid bearing at from in degrees, clockwise from grid north, in
 *                      (-180, 180]: the azimuth less the meridian convergence; may be null.
 * @param bearing_to    Receives the grid bearing at to, going on in the same direction; may be
 *                      null.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE, GN_ZONE, GN_TOO_FAR (an end that the zone does not
 *         reach) or GN_NULL. Results are unchanged unless it is GN_OK.
 *
 * Bearings are those of the geodesic where it begins and ends; on the map it is a curve, so that
 * they differ a little from the bearing of the straight line between the grid coordinates. Since
 * 0.1.
 */
gn_status gn_geodesic_grid_inverse(const gn_point *from, const gn_point *to, int32_t zone,
                                   double *distance, double *bearing_from, double *bearing_to);

/**
 * Goes along a geodesic that leaves at a bearing from grid north.
 *
 * @param from        Latitude in degrees, -90 ... 90; longitude in degrees, any finite value,
 *                    reduced to [-180, 180).
 * @param zone        As for gn_utm_forward(); GN_ZONE_STANDARD is the standard zone of from. It
 *                    serves for both ends.
 * @param bearing     Degrees, clockwise from grid north; any finite value.
 * @param distance    Metres on the ellipsoid, -1e12 ... 1e12; negative: backwards.
 * @param to          Receives the end; longitude in [-180, 180); may be null.
 * @param bearing_to  Receives the grid bearing there in degrees, in (-180, 180]; may be null, and
 *                    then the end may lie where the zone does not reach.
 *
 * @return GN_OK, GN_LATITUDE, GN_NOT_FINITE, GN_DISTANCE, GN_ZONE, GN_TOO_FAR or GN_NULL. Results
 *         are unchanged unless it is GN_OK.
 *
 * As gn_geodesic_direct() with the azimuth that is the bearing and the meridian convergence at
 * from. Since 0.1.
 */
gn_status gn_geodesic_grid_direct(const gn_point *from, int32_t zone, double bearing,
                                  double distance, gn_point *to, double *bearing_to);

/*
 * -------------------------------------------------------------------------------------------------
 * Routes
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Measures a route: points that are joined by geodesics.
 *
 * @param points  Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if count is
 *                0.
 * @param count   How many points there are.
 * @param length  Receives the length in metres; 0 for less than two points.
 *
 * @return GN_OK, GN_NULL, GN_NOT_FINITE, GN_LATITUDE, or GN_COUNT for more points than an array can
 *         hold.
 *
 * Each segment is right to 15 nm; summing up adds nothing to that. Between opposite points of the
 * earth a geodesic is one of several of the same length. Since 0.1.
 */
gn_status gn_route_length(const gn_point *points, size_t count, double *length);

/**
 * Gives the length of a route up to each of its points.
 *
 * @param points     As for gn_route_length().
 * @param count      How many points there are.
 * @param distances  Receives count lengths in metres, the first of them 0; may be null if count is
 *                   0. Unchanged unless the answer is GN_OK.
 *
 * @return As gn_route_length().
 *
 * The last one is what gn_route_length() gives. Since 0.1.
 */
gn_status gn_route_distances(const gn_point *points, size_t count, double *distances);

/**
 * Finds the point of a route at a distance along it.
 *
 * @param points    As for gn_route_length().
 * @param count     1 or more.
 * @param distance  Metres from the first point, 0 ... the length of the route. Up to a nanometre
 *                  for each point beyond the end, and what the last place of a long distance is
 *                  worth, is the end.
 * @param point     Receives the point; may be null.
 * @param azimuth   Receives the direction of the route there, degrees in (-180, 180]; may be null.
 * @param segment   Receives the index of the point at which the segment begins; may be null.
 *
 * @return GN_OK, GN_COUNT for no points, GN_DISTANCE, or as gn_route_length(). Outputs are
 *         unchanged unless the answer is GN_OK.
 *
 * Right to 15 nm. A vertex belongs to the segment that begins there, the last one to the last
 * segment. Segments without length, between a point and the same once more, are passed over. Since
 * 0.1.
 */
gn_status gn_route_point(const gn_point *points, size_t count, double distance, gn_point *point,
                         double *azimuth, size_t *segment);

/**
 * Finds where a route comes nearest to a position.
 *
 * @param points    As for gn_route_length().
 * @param count     1 or more.
 * @param position  Latitude -90 ... 90 degrees, longitude any finite value.
 * @param place     Receives the nearest point, its distance along the route, its distance from the
 *                  position (cross-track), negative if the position lies to the left, the direction
 *                  of the route and the segment. Unchanged unless the answer is GN_OK.
 *
 * @return GN_OK, GN_COUNT for no points, or as gn_route_length().
 *
 * Right to 20 nm; of several places equally near, one. Segments that cannot be the nearest are told
 * by a bound: a route of 10,000 points takes some milliseconds. At a bend the left side is that on
 * the left of both segments, or of either, if the route turns right. Vertices belong to segments as
 * for gn_route_point(). Since 0.1.
 */
gn_status gn_route_nearest(const gn_point *points, size_t count, const gn_point *position,
                           gn_route_place *place);

/**
 * Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as
 * GeoJSON is read.
 *
 * @param points     As for gn_route_length().
 * @param count      How many points there are.
 * @param is_closed  Not 0: the last point is joined with the first as well, which is not repeated.
 * @param tolerance  How far a straight line may depart from its geodesic, in metres: 1e-6 ... 1e6.
 * @param out        Receives the points, those given among them, longitudes in [-180, 180); may be
 *                   null if capacity is 0. Must not overlap points.
 * @param capacity   Points that out has room for; 0 asks for the number.
 * @param length     Receives how many points there are, also when the buffer is too small;
 *                   otherwise 0; may be null.
 *
 * @return GN_OK, GN_BUFFER_TOO_SMALL, GN_TOLERANCE, or as gn_route_length().
 *
 * Segments are halved where it takes that: added points lie on the geodesic to 15 nm. Across the
 * antimeridian lines go the short way. Unless the answer is GN_OK, points that were written are
 * NaN. Since 0.1.
 */
gn_status gn_route_densify(const gn_point *points, size_t count, int32_t is_closed,
                           double tolerance, gn_point *out, size_t capacity, size_t *length);

/**
 * Leaves out vertices of a route or a ring.
 *
 * @param points     As for gn_route_length().
 * @param count      How many points there are.
 * @param is_closed  Not 0: the last point is joined with the first as well.
 * @param tolerance  How far a point left out may lie from the geodesic that takes its place, in
 *                   metres: 1e-6 ... 1e6.
 * @param out        Receives the points that stay, longitudes in [-180, 180); may be null if
 *                   capacity is 0. Must not overlap points.
 * @param capacity   Points that out has room for; 0 asks for the number, count always suffices.
 * @param length     Receives how many points there are, also when the buffer is too small;
 *                   otherwise 0; may be null.
 *
 * @return GN_OK, GN_BUFFER_TOO_SMALL, GN_TOLERANCE, or as gn_route_length().
 *
 * The first point stays, the last one unless the route is closed; of a ring three points at least,
 * if it has them. Each new segment reaches as far as was found to be possible, which need not be
 * the farthest. Unless the answer is GN_OK, points that were written are NaN. Since 0.1.
 */
gn_status gn_route_simplify(const gn_point *points, size_t count, int32_t is_closed,
                            double tolerance, gn_point *out, size_t capacity, size_t *length);

/*
 * -------------------------------------------------------------------------------------------------
 * Polygons
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Measures a polygon: rings of points that are joined by geodesics.
 *
 * @param points      The points of all rings, one ring after the other: latitudes -90 ... 90
 *                    degrees, longitudes any finite value. The last point of a ring is joined with
 *                    the first; a last point that repeats the first is harmless. May be null if
 *                    count is 0.
 * @param count       How many points there are.
 * @param rings       How many points each ring has: the outer one, then the holes. May be null if
 *                    ring_count is 0.
 * @param ring_count  How many rings there are; 0: all points are one ring.
 * @param area        Receives the area in square metres, without the holes, whichever way they run;
 *                    positive if the outer ring runs counterclockwise. May be null.
 * @param perimeter   Receives the length of all rings in metres; may be null.
 *
 * @return GN_OK, GN_RINGS if the rings do not sum up to count, GN_NULL, GN_NOT_FINITE, GN_LATITUDE,
 *         or GN_COUNT for more points than an array can hold. Outputs are unchanged unless the
 *         answer is GN_OK.
 *
 * The inside of a ring is the smaller of the two parts into which it divides the earth, whichever
 * way the ring runs; a pole may lie inside. Of two halves the inside is the one to the left. A
 * vertex at a pole may have any longitude; only an edge from pole to pole runs along the one that
 * is given at its end. Right to 0.1 square metres for each edge, mostly to much less; for an edge
 * between nearly antipodal points, whose azimuth decides, to 1,000. Rings of less than three points
 * have no area; a ring that crosses itself has the difference of what it goes around on its left
 * and its right. Holes take away no more than there is. Since 0.1.
 */
gn_status gn_polygon_measure(const gn_point *points, size_t count, const size_t *rings,
                             size_t ring_count, double *area, double *perimeter);

/**
 * Tells which way a ring runs around its inside, seen from above.
 *
 * @param points       As for gn_polygon_measure(), a single ring.
 * @param count        How many points there are.
 * @param orientation  Receives GN_COUNTERCLOCKWISE, GN_CLOCKWISE, or 0 if the ring has no area that
 *                     could be told from rounding. Unchanged unless the answer is GN_OK.
 *
 * @return GN_OK, GN_NULL, GN_NOT_FINITE, GN_LATITUDE, or GN_COUNT for more points than an array can
 *         hold.
 *
 * Since 0.1.
 */
gn_status gn_polygon_orientation(const gn_point *points, size_t count, int32_t *orientation);

/**
 * Tells whether a position lies inside of a polygon.
 *
 * @param points      As for gn_polygon_measure().
 * @param count       As for gn_polygon_measure().
 * @param rings       As for gn_polygon_measure().
 * @param ring_count  As for gn_polygon_measure().
 * @param position    Latitude -90 ... 90 degrees, longitude any finite value.
 * @param side        Receives GN_INSIDE, GN_ON_BORDER (within a micrometre of an edge of any ring)
 *                    or GN_OUTSIDE: in a hole too. Unchanged unless the answer is GN_OK.
 *
 * @return As gn_polygon_measure().
 *
 * Right for edges of any length and for polygons around a pole. Of a ring that crosses itself the
 * inside is what an odd number of edges divides from the outside. A polygon without points holds
 * nothing. Since 0.1.
 */
gn_status gn_polygon_contains(const gn_point *points, size_t count, const size_t *rings,
                              size_t ring_count, const gn_point *position, int32_t *side);

/**
 * Gives the smallest rectangle of meridians and parallels that holds a polygon.
 *
 * @param points      As for gn_polygon_measure().
 * @param count       1 or more.
 * @param rings       As for gn_polygon_measure(); the outer ring alone counts.
 * @param ring_count  As for gn_polygon_measure().
 * @param bounds      Receives the edges of the rectangle in degrees; west greater than east: it
 *                    crosses the antimeridian. Unchanged unless the answer is GN_OK.
 *
 * @return GN_OK, GN_COUNT if the outer ring has no points, or as gn_polygon_measure().
 *
 * Edges bulge towards the poles, and the rectangle holds them: the northern edge may lie north of
 * all vertices. With a pole inside, longitudes are -180 ... 180 and the pole is one of the
 * latitudes. Right to 1e-13 degrees. Since 0.1.
 */
gn_status gn_polygon_bounds(const gn_point *points, size_t count, const size_t *rings,
                            size_t ring_count, gn_bounds *bounds);

/**
 * Finds the centroid of a polygon.
 *
 * @param points      As for gn_polygon_measure().
 * @param count       1 or more.
 * @param rings       As for gn_polygon_measure().
 * @param ring_count  As for gn_polygon_measure().
 * @param centroid    Receives the position, longitude in [-180, 180). Unchanged unless the answer
 *                    is GN_OK.
 *
 * @return As gn_polygon_bounds().
 *
 * The mean direction of the area on the authalic sphere, on which every area is that of the
 * ellipsoid, as a position. For polygons of some kilometres it is the centroid of a plane map to a
 * millimetre; edges of any length are the geodesics to a centimetre. A polygon without area has the
 * centroid of its border. It need not lie inside. Since 0.1.
 */
gn_status gn_polygon_centroid(const gn_point *points, size_t count, const size_t *rings,
                              size_t ring_count, gn_point *centroid);

/**
 * Looks for two edges of a polygon that meet where they should not.
 *
 * @param points      As for gn_polygon_measure().
 * @param count       As for gn_polygon_measure().
 * @param rings       As for gn_polygon_measure().
 * @param ring_count  As for gn_polygon_measure().
 * @param crossing    Receives two such edges and a point where they meet, one pair if there are
 *                    several; all 0 if there is none. Unchanged unless the answer is GN_OK.
 *
 * @return As gn_polygon_measure().
 *
 * Edges within a micrometre of each other meet; those of different rings too. Neighbours meet at
 * their common vertex, which is as it should be, unless one runs back along the other. Points given
 * twice are one vertex. Compares runs of 64 edges at a time: 10,000 edges take a tenth of a second.
 * Since 0.1.
 */
gn_status gn_polygon_find_crossing(const gn_point *points, size_t count, const size_t *rings,
                                   size_t ring_count, gn_polygon_crossing *crossing);

/*
 * -------------------------------------------------------------------------------------------------
 * Shapes
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Fills in the default options of shapes.
 *
 * @param options  Receives the defaults; its size field too.
 *
 * @return GN_OK or GN_NULL.
 *
 * Change what you want changed, and hand it on. A null pointer in place of options means these
 * defaults. Since 0.1.
 */
gn_status gn_shape_options_init(gn_shape_options *options);

/**
 * Gives a circle: all that lies within a geodesic distance of a position.
 *
 * @param center    Degrees; latitude -90 ... 90, longitude any finite value.
 * @param radius    Metres; more than 0, at most 19,970,000.
 * @param options   Null for the defaults.
 * @param out       Receives the closed ring; may be null if capacity is 0.
 * @param capacity  Points that out has room for; 0 asks for the number, vertices + 1 suffice
 *                  without a tolerance.
 * @param length    Receives the number of points, also when the buffer is too small; otherwise 0;
 *                  may be null.
 *
 * @return GN_OK, GN_BUFFER_TOO_SMALL, GN_NULL, GN_NOT_FINITE, GN_LATITUDE, GN_RADIUS, or what is
 *         wrong with the options: GN_OPTIONS_SIZE, GN_PLACEMENT (a field without such a value),
 *         GN_VERTICES (also more than 1,000,000 for a tolerance; or more than 3600 radial lines),
 *         GN_TOLERANCE (not 0, and not 0.000001 ... 1,000,000), GN_NOT_FINITE, GN_DECIMALS.
 *
 * The ring runs counter-clockwise, seen from above, from the north; its last point is its first.
 * Vertex i of n lies at the azimuth -360 i/n, at the radius: to 15 nm, by the geodesic of the
 * ellipsoid. From a pole an azimuth is counted from the meridian of the centre's longitude, as
 * gn_geodesic_direct() counts it.
 *
 * The circle may hold a pole, or more than a hemisphere: what is inside lies to the left. Given to
 * gn_polygon_measure() and its sisters, though, such a ring holds the smaller part of the earth,
 * like any other ring.
 *
 * The edges of the polygon are geodesics. Up to a quarter of the earth they run inside of the
 * circle, beyond it outside. GN_VERTICES_OUTSIDE moves the vertices, all of them equally, just so
 * far that no edge lies nearer to the centre than the radius: to be sure, some 0.1 micrometres
 * farther. GN_VERTICES_INSIDE is the same the other way round. GN_VERTICES_EQUAL_AREA gives the
 * polygon the area of the circle, to a fraction of 10^-9.
 *
 * With a tolerance no place of an edge is farther from the circle, and the number of vertices is at
 * most 2 % larger than it must be.
 *
 * Beyond 19,970,000 m, half of the smallest circle that bends as the earth does, geodesics in
 * different directions meet and a circle is no longer a simple curve. GN_RADIUS also if vertices
 * would have to stand beyond, outside of a circle of nearly that size. Unless the answer is GN_OK,
 * points that were written are NaN. Since 0.1.
 */
gn_status gn_circle(const gn_point *center, double radius, const gn_shape_options *options,
                    gn_point *out, size_t capacity, size_t *length);

/**
 * Gives an ellipse.
 *
 * @param center      As for gn_circle().
 * @param semi_major  Metres; more than 0, at most 19,970,000.
 * @param semi_minor  Metres, of the same range; either may be the larger one.
 * @param rotation    Azimuth of the first semi-axis; degrees, any finite value.
 * @param options     Null for the defaults. The only placement is GN_VERTICES_ON.
 * @param out         As for gn_circle().
 * @param capacity    As for gn_circle().
 * @param length      As for gn_circle().
 *
 * @return As gn_circle(); GN_PLACEMENT also for any placement but GN_VERTICES_ON.
 *
 * In the direction t from its first axis the ellipse with the semi-axes a and b lies at the
 * geodesic distance a b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their
 * eccentric anomaly, so they stand closer where it bends more. The ring is closed and runs
 * counter-clockwise from the end of the first axis. Since 0.1.
 */
gn_status gn_ellipse(const gn_point *center, double semi_major, double semi_minor, double rotation,
                     const gn_shape_options *options, gn_point *out, size_t capacity,
                     size_t *length);

/**
 * Gives a wedge: the sector of a circle, or of the ring between two circles.
 *
 * @param center        As for gn_circle().
 * @param inner_radius  Metres; 0 for a sector with its point at the centre.
 * @param outer_radius  Metres; more than the inner one, at most 19,970,000.
 * @param azimuth       Degrees, any finite value: of the middle, or as azimuth_is says of the side
 *                      where the wedge starts.
 * @param width         Degrees, clockwise, 0 ... 360.
 * @param options       Null for the defaults.
 * @param out           As for gn_circle().
 * @param capacity      As for gn_circle().
 * @param length        As for gn_circle().
 *
 * @return As gn_circle(); also GN_WIDTH, GN_RADIUS for an inner radius that is negative or not
 *         smaller, and GN_VERTICES if a placement would make the edges of both arcs cross, as few
 *         of them may when the radii hardly differ.
 *
 * A closed ring, counter-clockwise: of a sector the centre, the arc back from its second side to
 * the first, the centre; of a ring's part the outer arc from the second side to the first, then the
 * inner arc. The sides are geodesics, and the vertices at their ends are computed with their exact
 * azimuths. Each arc has its share of the vertices of a whole turn, rounded up, and its placement:
 * the polygon holds the wedge, lies in it or has its area.
 *
 * The width 0 has no points: GN_OK and the length 0. The width 360 is the circle, its first vertex
 * at the azimuth where it starts; between two circles the outer ring, then the inner one clockwise,
 * both closed. Since 0.1.
 */
gn_status gn_wedge(const gn_point *center, double inner_radius, double outer_radius, double azimuth,
                   double width, const gn_shape_options *options, gn_point *out, size_t capacity,
                   size_t *length);

/**
 * Gives a part of a circle as an open line.
 *
 * @param center    As for gn_circle().
 * @param radius    As for gn_circle().
 * @param azimuth   As for gn_wedge().
 * @param width     As for gn_wedge().
 * @param options   Null for the defaults. The only placement is GN_VERTICES_ON.
 * @param out       Receives the points, clockwise from where the arc starts; may be null if
 *                  capacity is 0.
 * @param capacity  As for gn_circle().
 * @param length    As for gn_circle().
 *
 * @return As gn_circle(); also GN_WIDTH, and GN_PLACEMENT for any placement but GN_VERTICES_ON.
 *
 * First and last point have the exact azimuths. The width 0 has no points; of the width 360 the
 * last point is the first. Since 0.1.
 */
gn_status gn_arc(const gn_point *center, double radius, double azimuth, double width,
                 const gn_shape_options *options, gn_point *out, size_t capacity, size_t *length);

/**
 * Gives several circles around one position, and radial lines if the options say so.
 *
 * @param center           As for gn_circle().
 * @param radii            Metres; each more than 0, at most 19,970,000; in any order.
 * @param radius_count     1 and more.
 * @param options          Null for the defaults.
 * @param vertices         Receives the points of all lines, one line after the other; may be null
 *                         if its capacity is 0.
 * @param vertex_capacity  Points that vertices has room for.
 * @param vertex_count     Receives how many there are, also when one of the arrays is too small;
 *                         otherwise 0; may be null.
 * @param lines            Receives a record for each line; may be null if its capacity is 0.
 * @param line_capacity    Records that lines has room for.
 * @param line_count       Receives how many there are, also when one of the arrays is too small;
 *                         otherwise 0; may be null.
 *
 * @return As gn_circle(); also GN_COUNT without radii.
 *
 * The rings as gn_circle() gives them, in the order of the radii; then the radial lines, two points
 * each, from the centre to the largest radius. Labels have a place on each ring, at label_azimuth,
 * and at the end of each radial line. Unless the answer is GN_OK, points that were written are NaN,
 * records zero. Since 0.1.
 */
gn_status gn_ring_set(const gn_point *center, const double *radii, size_t radius_count,
                      const gn_shape_options *options, gn_point *vertices, size_t vertex_capacity,
                      size_t *vertex_count, gn_ring_line *lines, size_t line_capacity,
                      size_t *line_count);

/**
 * Writes a circle as GeoJSON.
 *
 * @param center             As for gn_circle().
 * @param radius             As for gn_circle().
 * @param options            Null for the defaults.
 * @param properties         The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                           deep; null for none.
 * @param properties_length  Bytes at properties; 0 if that is null.
 * @param out                Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity           Bytes at out; 0 asks for the size.
 * @param length             Receives the length without the zero, also when the buffer is too
 *                           small; otherwise 0; may be null.
 *
 * @return As gn_circle(); also GN_PROPERTIES, and GN_CROSSINGS for more than 256 crossings of the
 *         antimeridian.
 *
 * A Feature with a Polygon; a MultiPolygon if the antimeridian cuts the circle (RFC 7946, section
 * 3.1.9). Rings are closed, the outer one runs counter-clockwise, holes clockwise, and no longitude
 * lies outside -180 ... 180. Where a pole lies inside, the ring goes along the edge of the map at
 * 180, along the pole, and back at -180, so that the pole is inside for every reader. A circle that
 * holds both poles and the antimeridian is the whole map with a hole.
 *
 * Positions have decimals decimals, without zeros at the end; those that are equal to the one
 * before are left out, but a ring has four in any case, and pieces without an area are left out if
 * there are others. GN_VERTICES_OUTSIDE and GN_VERTICES_INSIDE hold for the rounded positions: the
 * vertices stand as much farther out, or in, as rounding may move them, and as straight lines in
 * degrees may depart from the edges by the edge_tolerance; but inside by half of the radius at
 * most.
 *
 * Readers of GeoJSON draw edges as straight lines in degrees. With an edge_tolerance edges have as
 * many positions as keep those lines that near to the geodesics; without one, long edges, near a
 * pole above all, are drawn elsewhere. For GN_VERTICES_OUTSIDE and GN_VERTICES_INSIDE an
 * edge_tolerance of 0 stands for the tolerance, or for a thousandth of the radius if that is 0 too:
 * they hold for straight lines in degrees in any case. GN_RADIUS if vertices would have to stand
 * more than 19,970,000 m away: the edge_tolerance may be too much for a circle of nearly that size.
 *
 * Unless the answer is GN_OK, out holds the empty text. Since 0.1.
 */
gn_status gn_circle_geojson(const gn_point *center, double radius, const gn_shape_options *options,
                            const char *properties, size_t properties_length, char *out,
                            size_t capacity, size_t *length);

/**
 * Writes an ellipse as GeoJSON.
 *
 * @param center             As for gn_circle().
 * @param semi_major         As for gn_ellipse().
 * @param semi_minor         As for gn_ellipse().
 * @param rotation           As for gn_ellipse().
 * @param options            Null for the defaults.
 * @param properties         The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                           deep; null for none.
 * @param properties_length  Bytes at properties; 0 if that is null.
 * @param out                Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity           Bytes at out; 0 asks for the size.
 * @param length             Receives the length without the zero, also when the buffer is too
 *                           small; otherwise 0; may be null.
 *
 * @return As gn_ellipse(); also GN_PROPERTIES.
 *
 * As gn_circle_geojson() writes a circle. Since 0.1.
 */
gn_status gn_ellipse_geojson(const gn_point *center, double semi_major, double semi_minor,
                             double rotation, const gn_shape_options *options,
                             const char *properties, size_t properties_length, char *out,
                             size_t capacity, size_t *length);

/**
 * Writes a wedge as GeoJSON.
 *
 * @param center             As for gn_circle().
 * @param inner_radius       As for gn_wedge().
 * @param outer_radius       As for gn_wedge().
 * @param azimuth            As for gn_wedge().
 * @param width              As for gn_wedge().
 * @param options            Null for the defaults.
 * @param properties         The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                           deep; null for none.
 * @param properties_length  Bytes at properties; 0 if that is null.
 * @param out                Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity           Bytes at out; 0 asks for the size.
 * @param length             Receives the length without the zero, also when the buffer is too
 *                           small; otherwise 0; may be null.
 *
 * @return As gn_wedge(); also GN_PROPERTIES.
 *
 * As gn_circle_geojson() writes a circle; a whole turn between two circles is a Polygon with a
 * hole. The width 0 gives a Polygon without coordinates. Since 0.1.
 */
gn_status gn_wedge_geojson(const gn_point *center, double inner_radius, double outer_radius,
                           double azimuth, double width, const gn_shape_options *options,
                           const char *properties, size_t properties_length, char *out,
                           size_t capacity, size_t *length);

/**
 * Writes an arc as GeoJSON.
 *
 * @param center             As for gn_circle().
 * @param radius             As for gn_circle().
 * @param azimuth            As for gn_wedge().
 * @param width              As for gn_wedge().
 * @param options            Null for the defaults.
 * @param properties         The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                           deep; null for none.
 * @param properties_length  Bytes at properties; 0 if that is null.
 * @param out                Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity           Bytes at out; 0 asks for the size.
 * @param length             Receives the length without the zero, also when the buffer is too
 *                           small; otherwise 0; may be null.
 *
 * @return As gn_arc(); also GN_PROPERTIES.
 *
 * A Feature with a LineString; a MultiLineString where the arc crosses the antimeridian. The width
 * 0 gives a LineString without coordinates. Since 0.1.
 */
gn_status gn_arc_geojson(const gn_point *center, double radius, double azimuth, double width,
                         const gn_shape_options *options, const char *properties,
                         size_t properties_length, char *out, size_t capacity, size_t *length);

/**
 * Writes several circles around one position, radial lines and labels as GeoJSON.
 *
 * @param center             As for gn_circle().
 * @param radii              As for gn_ring_set().
 * @param radius_count       As for gn_ring_set().
 * @param options            Null for the defaults.
 * @param properties         The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                           deep; null for none.
 * @param properties_length  Bytes at properties; 0 if that is null.
 * @param out                Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity           Bytes at out; 0 asks for the size.
 * @param length             Receives the length without the zero, also when the buffer is too
 *                           small; otherwise 0; may be null.
 *
 * @return As gn_ring_set(); also GN_PROPERTIES.
 *
 * A FeatureCollection: the rings, as gn_circle_geojson() writes them, with the properties kind
 * ("ring") and radius; radial lines as LineStrings with kind ("radial") and azimuth, in [0, 360);
 * then a Point for the label of each, with kind ("label") and radius or azimuth. The caller's
 * properties come first in each feature. Since 0.1.
 */
gn_status gn_ring_set_geojson(const gn_point *center, const double *radii, size_t radius_count,
                              const gn_shape_options *options, const char *properties,
                              size_t properties_length, char *out, size_t capacity, size_t *length);

/*
 * -------------------------------------------------------------------------------------------------
 * Routes and polygons as GeoJSON
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Writes a route as GeoJSON.
 *
 * @param points             The points of the route; latitudes -90 ... 90 degrees, longitudes any
 *                           finite value.
 * @param count              Points; 2 and more.
 * @param options            Null for the defaults. Only decimals and edge_tolerance count.
 * @param properties         The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                           deep; null for none.
 * @param properties_length  Bytes at properties; 0 if that is null.
 * @param out                Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity           Bytes at out; 0 asks for the size.
 * @param length             Receives the length without the zero, also when the buffer is too
 *                           small; otherwise 0; may be null.
 *
 * @return GN_OK, GN_BUFFER_TOO_SMALL, GN_NULL, GN_NOT_FINITE, GN_LATITUDE, GN_COUNT, GN_PROPERTIES,
 *         or what is wrong with the options, as for gn_circle().
 *
 * A Feature with a LineString; a MultiLineString if the route crosses the antimeridian (RFC 7946,
 * section 3.1.9), or a pole to another meridian. The crossing lies on the geodesic between its
 * neighbours. Positions are rounded to decimals; one that is equal to the one before is left out,
 * but there are two in any case. edge_tolerance as for gn_circle_geojson().
 *
 * Unless the answer is GN_OK, out holds the empty text. Since 0.1.
 */
gn_status gn_route_geojson(const gn_point *points, size_t count, const gn_shape_options *options,
                           const char *properties, size_t properties_length, char *out,
                           size_t capacity, size_t *length);

/**
 * Writes a polygon as GeoJSON.
 *
 * @param points             The points of all rings, one ring after the other; latitudes -90 ... 90
 *                           degrees, longitudes any finite value.
 * @param count              Points.
 * @param rings              How many points each ring has, first the outer one, then holes; may be
 *                           null if ring_count is 0.
 * @param ring_count         0 if all points are one ring.
 * @param options            Null for the defaults. Only decimals and edge_tolerance count.
 * @param properties         The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                           deep; null for none.
 * @param properties_length  Bytes at properties; 0 if that is null.
 * @param out                Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity           Bytes at out; 0 asks for the size.
 * @param length             Receives the length without the zero, also when the buffer is too
 *                           small; otherwise 0; may be null.
 *
 * @return GN_OK, GN_BUFFER_TOO_SMALL, GN_NULL, GN_NOT_FINITE, GN_LATITUDE, GN_RINGS, GN_COUNT for a
 *         ring of less than three points, GN_CROSSINGS for more than 256 crossings of the
 *         antimeridian, GN_PROPERTIES, or what is wrong with the options, as for gn_circle().
 *
 * A Feature with a Polygon or a MultiPolygon, as gn_circle_geojson() writes a circle. The inside of
 * a ring is the smaller of the two parts of the earth, whichever way the ring runs; it is turned as
 * RFC 7946 asks. Holes are cut as the outer ring is, and belong to the piece that holds them. A
 * point at a pole becomes two positions, with the longitudes of its neighbours.
 *
 * Unless the answer is GN_OK, out holds the empty text. Since 0.1.
 */
gn_status gn_polygon_geojson(const gn_point *points, size_t count, const size_t *rings,
                             size_t ring_count, const gn_shape_options *options,
                             const char *properties, size_t properties_length, char *out,
                             size_t capacity, size_t *length);

#ifdef __cplusplus
}
#endif

#endif
