// SPDX-License-Identifier: MIT
//! The functions. Written by generate.py.

use core::ptr;

#[cfg(feature = "alloc")]
use alloc::{string::String, vec::Vec};

use crate::column::{rows, Column, ColumnMut, Texts, TextsMut};
use crate::error::{batch_status, Error, Result};
use crate::ffi;
use crate::output::text_in;
#[cfg(feature = "alloc")]
use crate::output::{change, elements, room, string, two};
use crate::text::static_text;
use crate::types::*;

/// Returns the version of the library as text.
///
/// Since 0.1.
pub fn version() -> &'static str {
    // SAFETY: the function takes numbers, and texts that it returns are static.
    unsafe { static_text(ffi::gn_version()).unwrap_or_default() }
}

/// Returns the version of the library as one number, which increases with every release.
///
/// Since 0.1.
pub fn version_number() -> u32 {
    // SAFETY: the function takes numbers, and texts that it returns are static.
    unsafe { ffi::gn_version_number() }
}

/// Returns the English sentence that explains a status.
///
/// * `status`: Any number.
///
/// Since 0.1.
pub fn status_text(status: Status) -> Option<&'static str> {
    // SAFETY: the function takes numbers, and texts that it returns are static.
    unsafe { static_text(ffi::gn_status_text(i32::from(status.raw()))) }
}

/// Returns the name of a status.
///
/// * `status`: Any number.
///
/// Since 0.1.
pub fn status_name(status: Status) -> Option<&'static str> {
    // SAFETY: the function takes numbers, and texts that it returns are static.
    unsafe { static_text(ffi::gn_status_name(i32::from(status.raw()))) }
}

/// Returns the level of processor instructions that calls use.
///
/// The library for x86-64 contains most functions over many rows or vertices three times, once for each level. When it
/// is loaded, it chooses the best level that the processor has and the operating system allows. Every other build has
/// one level. All levels give the same bits. Since 0.1.
pub fn cpu_level() -> i32 {
    // SAFETY: the function takes numbers, and texts that it returns are static.
    unsafe { ffi::gn_cpu_level() }
}

/// Limits the level of processor instructions that calls use, for tests and measurements.
///
/// * `level`: The highest level to use; anything below 3 means level 1. 4 or more removes the limit.
///
/// The limit applies to all threads, from their next call on. It changes only the speed, never the results. A build
/// with one level keeps that level. The call asks the processor again, which can take tens of microseconds in a
/// virtual machine. Since 0.1.
pub fn cpu_level_limit(level: i32) -> i32 {
    // SAFETY: the function takes numbers, and texts that it returns are static.
    unsafe { ffi::gn_cpu_level_limit(level) }
}

/// As `mgrs_encode`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn mgrs_encode_into(latitude: f64, longitude: f64, precision: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_mgrs_encode(latitude, longitude, precision, out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes the MGRS reference of the cell that contains a position.
///
/// * `latitude`: Degrees, -90 ... 90.
/// * `longitude`: Degrees; any finite value, reduced to \[-180, 180).
/// * `precision`: Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square, -1 the grid zone alone.
///
/// Digits are truncated, never rounded, so a longer reference always refines a shorter one. The underlying coordinates
/// agree with GeographicLib to 10 nm.
///
/// South and west edges belong to the cell. At 84 north and beyond, and south of 80 south, references are polar (UPS).
/// -0.0 is north. A northing that rounds to the equator from the south becomes 9,999,999.999999 m. Since 0.1.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_PRECISION`].
#[cfg(feature = "alloc")]
pub fn mgrs_encode(latitude: f64, longitude: f64, precision: i32) -> Result<String> {
    string(|out| {
        mgrs_encode_into(latitude, longitude, precision, out).map(str::len)
    })
}

/// As `mgrs_encode_utm`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn mgrs_encode_utm_into(utm: Utm, precision: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_mgrs_encode_utm(&utm, precision, out.as_mut_ptr(), out.len(), &mut needed) };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes the MGRS reference of the cell that contains a position on the UTM or UPS grid.
///
/// * `utm`: Zone 1 ... 60 with an easting in \[100 km, 900 km\] and, north, a northing in \[-9000 km, 9500 km\] or,
///   south, in \[1000 km, 19,500 km\]; or [`ZONE_UPS`] with both in \[1300 km, 2700 km\] (north), \[800 km, 3200 km\]
///   (south).
/// * `precision`: Digits per axis, 0 ... 11, or -1 for the grid zone alone.
///
/// The reference has the zone of utm, even if the position lies beyond the border of that zone; decoding flags such a
/// reference. Bands X and C continue beyond 84 north and 80 south, but only as far as decoding accepts them. A
/// northing across the equator is moved to the other hemisphere. The upper limits belong to the last cell: a
/// coordinate at a limit is moved inward by a millionth of a meter (in GeographicLib by less). Since 0.1.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_ZONE`], [`Status::ERROR_HEMISPHERE`], [`Status::ERROR_EASTING`],
/// [`Status::ERROR_NORTHING`], [`Status::ERROR_PRECISION`], [`Status::ERROR_MGRS_GRID_ZONE`],
/// [`Status::ERROR_MGRS_SQUARE`].
#[cfg(feature = "alloc")]
pub fn mgrs_encode_utm(utm: Utm, precision: i32) -> Result<String> {
    string(|out| {
        mgrs_encode_utm_into(utm, precision, out).map(str::len)
    })
}

/// Writes the MGRS references of many positions.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `precision`: Digits per axis, 0 ... 11, or -1 for the grid zone alone.
/// * `texts`: Each receives ASCII text, padded with zeros.
/// * `statuses`: The status of each row.
///
/// A refused row becomes an empty text, and its status says why: [`Status::ERROR_LATITUDE`] or
/// [`Status::ERROR_NOT_FINITE`]. Each row equals the result of [`mgrs_encode()`](crate::mgrs_encode), bit for bit.
/// Since 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_PRECISION`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn mgrs_encode_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    precision: i32,
    texts: impl Into<TextsMut<'a>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let texts = texts.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, texts.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_mgrs_encode_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            precision,
            texts.pointer,
            texts.size,
            texts.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Writes the MGRS references of many points on UTM or UPS grids.
///
/// * `eastings`: Meters.
/// * `northings`: Meters.
/// * `zones`: Zones with the sign of the hemisphere: 33 north, -33 south, 61 and -61 UPS.
/// * `precision`: Digits per axis, 0 ... 11, or -1 for the grid zone alone.
/// * `texts`: Each receives ASCII text, padded with zeros.
/// * `statuses`: The status of each row.
///
/// A refused row becomes an empty text, and its status says why: [`Status::ERROR_ZONE`], or what
/// [`mgrs_encode_utm()`](crate::mgrs_encode_utm) answers. Each row equals the result of
/// [`mgrs_encode_utm()`](crate::mgrs_encode_utm), bit for bit. Since 0.2.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_PRECISION`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn mgrs_encode_utm_batch<'a>(
    eastings: impl Into<Column<'a, f64>>,
    northings: impl Into<Column<'a, f64>>,
    zones: impl Into<Column<'a, i32>>,
    precision: i32,
    texts: impl Into<TextsMut<'a>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let eastings = eastings.into();
    let northings = northings.into();
    let zones = zones.into();
    let texts = texts.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[eastings.rows, northings.rows, zones.rows, texts.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_mgrs_encode_utm_batch(
            eastings.pointer,
            eastings.stride,
            northings.pointer,
            northings.stride,
            zones.pointer,
            zones.stride,
            count,
            precision,
            texts.pointer,
            texts.size,
            texts.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Reads an MGRS reference: finds the cell that it names, and its position.
///
/// * `text`: ASCII: upper or lower case, one or two digits of zone, blanks and tabs anywhere between the parts. The
///   grid zone alone and the 100 km square alone are references too.
///
/// Returns: cell.
///
/// Blanks may split the digits once, in the middle. A cell that lies in the neighboring band, or beyond the border of
/// its zone, is decoded and flagged; a square that lies more than one row outside its band, or outside both band and
/// zone, does not exist. Positions agree with GeographicLib to 10 nm. inside encodes back to the same reference,
/// unless the cell is flagged or a border leaves less than 20 nm of it. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts, with up to
/// 16 bisections.
///
/// # Errors
///
/// [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`], [`Status::ERROR_MGRS_ZONE`],
/// [`Status::ERROR_MGRS_BAND`], [`Status::ERROR_MGRS_GRID_ZONE`], [`Status::ERROR_MGRS_COLUMN`],
/// [`Status::ERROR_MGRS_ROW`], [`Status::ERROR_MGRS_SQUARE`], [`Status::ERROR_MGRS_ODD_DIGITS`],
/// [`Status::ERROR_MGRS_TOO_MANY_DIGITS`], [`Status::ERROR_OFFSET`] for a size beyond memory.
pub fn mgrs_decode(text: impl AsRef<[u8]>) -> Result<MgrsCell> {
    let text = text.as_ref();
    let mut out = MgrsCell::default();
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_mgrs_decode(text.as_ptr(), text.len(), &mut out, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(out)
}

/// Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it names.
///
/// * `text`: ASCII, as [`mgrs_decode()`](crate::mgrs_decode) reads it.
///
/// Returns: cell.
///
/// At precisions 10 and 11, a reference that was encoded from a position on a border may be refused: its cell, a few
/// micrometers wide, may lie beyond the border by less than the projection's accuracy of 10 nm. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts, with up to
/// 16 bisections.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`],
/// [`Status::ERROR_MGRS_ZONE`], [`Status::ERROR_MGRS_BAND`], [`Status::ERROR_MGRS_GRID_ZONE`],
/// [`Status::ERROR_MGRS_COLUMN`], [`Status::ERROR_MGRS_ROW`], [`Status::ERROR_MGRS_SQUARE`],
/// [`Status::ERROR_MGRS_ODD_DIGITS`], [`Status::ERROR_MGRS_TOO_MANY_DIGITS`], [`Status::ERROR_MGRS_OVERHANGS_ZONE`] or
/// [`Status::ERROR_MGRS_BAND_OF_NEIGHBOR`]. The last two correspond to the flags of
/// [`mgrs_decode()`](crate::mgrs_decode); if both apply, the call returns the first.
pub fn mgrs_decode_strict(text: impl AsRef<[u8]>) -> Result<MgrsCell> {
    let text = text.as_ref();
    let mut out = MgrsCell::default();
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_mgrs_decode_strict(text.as_ptr(), text.len(), &mut out, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(out)
}

/// Finds the positions of many MGRS references.
///
/// * `texts`: ASCII, in any of the forms that [`mgrs_decode()`](crate::mgrs_decode) reads.
/// * `latitudes`: Latitudes of points inside the cells, degrees: the centers, except where the border of a grid zone
///   cuts the cell.
/// * `longitudes`: Longitudes, degrees, in \[-180, 180).
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status is what [`mgrs_decode()`](crate::mgrs_decode) gives for it. Each row is
/// the inside of its cell, bit for bit. Since 0.1.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
/// with up to 16 bisections.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn mgrs_decode_batch<'a>(
    texts: impl Into<Texts<'a>>,
    latitudes: impl Into<ColumnMut<'a, f64>>,
    longitudes: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let texts = texts.into();
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[texts.rows, latitudes.rows, longitudes.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_mgrs_decode_batch(
            texts.pointer,
            texts.size,
            texts.stride,
            count,
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the positions of many MGRS references, and refuses those whose cells lie wholly outside the grid zone that
/// they name.
///
/// * `texts`: ASCII, in any of the forms that [`mgrs_decode()`](crate::mgrs_decode) reads.
/// * `latitudes`: Latitudes of points inside the cells, degrees: the centers, except where the border of a grid zone
///   cuts the cell.
/// * `longitudes`: Longitudes, degrees, in \[-180, 180).
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status is what [`mgrs_decode_strict()`](crate::mgrs_decode_strict) gives for it.
/// Each row is the inside of its cell, bit for bit. Since 0.1.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
/// with up to 16 bisections.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn mgrs_decode_strict_batch<'a>(
    texts: impl Into<Texts<'a>>,
    latitudes: impl Into<ColumnMut<'a, f64>>,
    longitudes: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let texts = texts.into();
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[texts.rows, latitudes.rows, longitudes.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_mgrs_decode_strict_batch(
            texts.pointer,
            texts.size,
            texts.stride,
            count,
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the cells that many MGRS references name.
///
/// * `texts`: ASCII, in any of the forms that [`mgrs_decode()`](crate::mgrs_decode) reads.
/// * `cells`: Cells.
/// * `statuses`: The status of each row.
///
/// In a refused row, every floating-point field is NaN and every other field is 0; its status is what
/// [`mgrs_decode()`](crate::mgrs_decode) gives. Each cell equals the result of [`mgrs_decode()`](crate::mgrs_decode),
/// bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
/// with up to 16 bisections.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn mgrs_decode_cells_batch<'a>(
    texts: impl Into<Texts<'a>>,
    cells: impl Into<ColumnMut<'a, MgrsCell>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let texts = texts.into();
    let cells = cells.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[texts.rows, cells.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_mgrs_decode_cells_batch(
            texts.pointer,
            texts.size,
            texts.stride,
            count,
            cells.pointer,
            cells.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `mgrs_outline`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn mgrs_outline_into<'out>(cell: &MgrsCell, tolerance: f64, out: &'out mut [Point]) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_mgrs_outline(cell, tolerance, out.as_mut_ptr(), out.len(), &mut needed) };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Computes the outline of an MGRS cell: a polygon, clipped at the border of its grid zone.
///
/// * `cell`: A result of [`mgrs_decode()`](crate::mgrs_decode). Its zone, letters, precision and `utm_south_west` are
///   read.
/// * `tolerance`: How far a chord, straight on a Mercator map, may depart from the edge of the cell, in meters: 1e-6
///   ... 1e6.
///
/// Returns: ring.
///
/// The ring is closed (the first vertex is repeated at the end) and counterclockwise on a map with north up, as RFC
/// 7946 requires. The cells of a grid zone cover it without gaps or overlaps. Edges along meridians and parallels have
/// no vertices in between. At a pole, where all longitudes meet, the ring has two vertices: it runs along the pole as
/// along a parallel. No cell crosses the antimeridian: longitudes there are -180 on the east side and 180 on the west
/// side. The polygon contains cell->inside.
///
/// A cell that lies wholly outside its grid zone has no polygon: [`Status::ERROR_MGRS_OVERHANGS_ZONE`] or
/// [`Status::ERROR_MGRS_BAND_OF_NEIGHBOR`]. Since 0.1.
///
/// Time grows with the vertices, at most 110 / √tolerance (in meters) on a side. Slowest input known: a 100 km square
/// next to a pole.
///
/// # Errors
///
/// [`Status::ERROR_TOLERANCE`], why no reference names such a cell: [`Status::ERROR_MGRS_ZONE`],
/// [`Status::ERROR_MGRS_BAND`], [`Status::ERROR_MGRS_GRID_ZONE`], [`Status::ERROR_MGRS_COLUMN`],
/// [`Status::ERROR_MGRS_ROW`], [`Status::ERROR_MGRS_SQUARE`], [`Status::ERROR_PRECISION`],
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_EASTING`] or [`Status::ERROR_NORTHING`] (not the corner of such a
/// cell), [`Status::ERROR_MGRS_OVERHANGS_ZONE`] or [`Status::ERROR_MGRS_BAND_OF_NEIGHBOR`].
#[cfg(feature = "alloc")]
pub fn mgrs_outline(cell: &MgrsCell, tolerance: f64) -> Result<Vec<Point>> {
    elements(|out| {
        mgrs_outline_into(cell, tolerance, out).map(|found| found.len())
    })
}

/// Finds the smallest rectangle of meridians and parallels that contains the outline of a cell.
///
/// * `cell`: A result of [`mgrs_decode()`](crate::mgrs_decode). Its zone, letters, precision and `utm_south_west` are
///   read.
///
/// Returns: edges of the rectangle in degrees.
///
/// No cell crosses the antimeridian: west is less than east. Since 0.2.
///
/// # Errors
///
/// Why no reference names such a cell: [`Status::ERROR_MGRS_ZONE`], [`Status::ERROR_MGRS_BAND`],
/// [`Status::ERROR_MGRS_GRID_ZONE`], [`Status::ERROR_MGRS_COLUMN`], [`Status::ERROR_MGRS_ROW`],
/// [`Status::ERROR_MGRS_SQUARE`], [`Status::ERROR_PRECISION`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_EASTING`]
/// or [`Status::ERROR_NORTHING`] (not the corner of such a cell), [`Status::ERROR_MGRS_OVERHANGS_ZONE`] or
/// [`Status::ERROR_MGRS_BAND_OF_NEIGHBOR`].
pub fn mgrs_bounds(cell: &MgrsCell) -> Result<Bounds> {
    let mut bounds = Bounds::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_mgrs_bounds(cell, &mut bounds) };
    Error::check(status)?;
    Ok(bounds)
}

/// As `position_parse`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn position_parse_into(
    text: impl AsRef<[u8]>,
    form: Form,
    flags: ParseFlags,
    out: &mut [Position],
) -> Result<&mut [Position]> {
    let text = text.as_ref();
    let mut needed = 0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_position_parse(
            text.as_ptr(),
            text.len(),
            form.raw(),
            flags.bits(),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
            &mut error_offset,
        )
    };
    Error::check(status).map_err(|error| error.at(error_offset).needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Reads a position from a text, in one given form or in any form.
///
/// * `text`: UTF-8; upper or lower case; may have blanks, brackets or quotation marks around it.
/// * `form`: [`Form::ANY`], or the only form to read; [`Form::UTM`] reads UPS too.
/// * `flags`: Flags.
///
/// Returns: possible meanings of the text, the best first.
///
/// Nothing is guessed. A text with two meanings either gives both, like "38S 444140 3684706" (band S or the southern
/// hemisphere), or is refused, like "12,5,13,5". A minus beside S or W, as in "-23.3° S", reverses the direction
/// again: the result is north and has the flag [`PositionFlags::DOUBLE_SIGN`]. Check the flag, or pass
/// [`ParseFlags::STRICT`], which refuses such a text.
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
/// rounded, minutes and seconds to within one unit in the last place; longitudes are reduced to \[-180, 180).
///
/// The position of a UTM or UPS text is the result of [`utm_inverse()`](crate::utm_inverse); that of MGRS, GEOREF and
/// GARS is the center of the cell. Some references look like words: "HELP", "ZAP", "100 km", "31 Jan". Therefore polar
/// MGRS and GEOREF without digits, GARS without a quadrant, and MGRS without digits and with a blank after the zone
/// number are read only if form names them. "38N" is the grid zone, as its precision shows.
///
/// Degrees and minutes, or degrees, minutes and seconds, may be packed into one number, as ICAO and NMEA write them:
/// four or six digits before the point for a latitude, five or seven for a longitude. If each has a letter, that is
/// the only meaning: "4530N 01030E", "N400723 W0740723", "4807.038,N,01131.000,E", and near the equator "N0045
/// E00030", which is 0°45', 0°30'. Without letters, "0045 00030" has two meanings, packed and plain degrees, and "4530
/// 01030" is refused. UTM may have its letters before the numbers, "18N E585628 N4511322", or thirteen digits in a
/// row; UPS may have A, B, Y or Z.
///
/// A geo URI may have blanks after its commas, numbers without a digit before or after the point, its parameters in
/// any order, and a query; with [`ParseFlags::STRICT`] it must follow RFC 5870.
///
/// Since 0.1.
///
/// Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long text of
/// numbers and commas.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_FORM`], [`Status::ERROR_STYLE`] (flags),
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_EASTING`], [`Status::ERROR_NORTHING`], a status of texts (ERROR_TEXT_)
/// or of MGRS references (ERROR_MGRS_).
#[cfg(feature = "alloc")]
pub fn position_parse(text: impl AsRef<[u8]>, form: Form, flags: ParseFlags) -> Result<Vec<Position>> {
    let text = text.as_ref();
    elements(|out| {
        position_parse_into(text, form, flags, out).map(|found| found.len())
    })
}

/// Reads a latitude or a longitude alone.
///
/// * `text`: UTF-8: "40°30.5′N", "-75.25", "321942.29N"; upper or lower case; may have blanks, brackets or quotation
///   marks around it.
/// * `axis`: [`Axis::LATITUDE`] or [`Axis::LONGITUDE`]: what the text must be.
///
/// Returns: coordinate, a longitude in \[-180, 180).
///
/// The text is one half of a position in degrees that [`position_parse()`](crate::position_parse) reads. A comma
/// between two digits is a decimal comma. A letter of the other axis is refused. So is a text that has two meanings or
/// would need a flag: a minus beside S or W; or, without the letter that makes them packed degrees and minutes, four
/// or six digits for a latitude, or five or seven for a longitude.
///
/// Since 0.2.
///
/// Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long text of
/// numbers and commas.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_STYLE`] (axis), [`Status::ERROR_LATITUDE`] or a
/// status of texts (ERROR_TEXT_).
pub fn coordinate_parse(text: impl AsRef<[u8]>, axis: Axis) -> Result<f64> {
    let text = text.as_ref();
    let mut degrees = 0.0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_coordinate_parse(text.as_ptr(), text.len(), axis.raw(), &mut degrees, &mut error_offset)
    };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(degrees)
}

/// Reads many positions from texts, all in one given form or each in any form.
///
/// * `texts`: In any of the forms that [`position_parse()`](crate::position_parse) reads.
/// * `form`: One of the a value for all rows; with [`Form::ANY`] each row may have any form.
/// * `flags`: Flags.
/// * `positions`: Positions.
/// * `statuses`: The status of each row.
///
/// In a refused row, every floating-point field is NaN and every other field is 0. Its status is
/// [`Status::ERROR_TEXT_AMBIGUOUS`] if the text has two meanings, or what [`position_parse()`](crate::position_parse)
/// answers. Each row equals the result of [`position_parse()`](crate::position_parse), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: slots filled with numbers and commas.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_FORM`], [`Status::ERROR_STYLE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn position_parse_batch<'a>(
    texts: impl Into<Texts<'a>>,
    form: Form,
    flags: ParseFlags,
    positions: impl Into<ColumnMut<'a, Position>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let texts = texts.into();
    let positions = positions.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[texts.rows, positions.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_position_parse_batch(
            texts.pointer,
            texts.size,
            texts.stride,
            count,
            form.raw(),
            flags.bits(),
            positions.pointer,
            positions.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `position_format`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn position_format_into<'out>(
    latitude: f64,
    longitude: f64,
    options: Option<&FormatOptions>,
    out: &'out mut [u8],
) -> Result<&'out str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_position_format(
            latitude,
            longitude,
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes a position in one of many forms.
///
/// * `latitude`: Degrees, -90 ... 90.
/// * `longitude`: Degrees; any finite value, reduced to \[-180, 180\].
/// * `options`: Form, digits and style; `None` for the defaults.
///
/// Each coordinate is rounded once, exactly, to the nearest number with the requested digits, ties to the even digit;
/// minutes and seconds are taken from the rounded number. So minutes and seconds are never 60, and no zero has a minus
/// sign or the letter S or W. Grid coordinates are rounded in the same way. MGRS, GEOREF and GARS are truncated, as in
/// their own functions.
///
/// [`position_parse()`](crate::position_parse) with the same form reads each text back, to within half of its last
/// digit. For the letter of UTM it needs [`ParseFlags::HEMISPHERES`] or, with [`FormatFlags::BAND`],
/// [`ParseFlags::BANDS`]. Options whose text could not be read back give [`Status::ERROR_STYLE`]: no separator between
/// two numbers without letters; decimal commas with a comma that has no blank after it; decimal commas before three
/// decimals if easting and northing are below 1000 m, where they would look like thousands separators.
///
/// Valid options that do not apply to a form are ignored: symbols, hemispheres and separators apply to degrees, the
/// plus to signs. UTM beyond 84 north and 80 south is UPS, unless the options name a zone. A position that is rounded
/// to the equator is north of it. The band is that of the position; X and C continue beyond their limits. ISO 6709
/// writes longitude 180 as -180, and with an altitude it names the reference system:
/// "+27.5916+086.5640+8850CRSWGS_84/". In a geo URI the longitude of a pole is 0. Since 0.1.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_TOO_FAR`] (from a pole or from the zone
/// of the options); for the options: [`Status::ERROR_FORM`], [`Status::ERROR_STYLE`], [`Status::ERROR_DECIMALS`],
/// [`Status::ERROR_PRECISION`] (of cells), [`Status::ERROR_ZONE`] or [`Status::ERROR_ALTITUDE`].
#[cfg(feature = "alloc")]
pub fn position_format(latitude: f64, longitude: f64, options: Option<&FormatOptions>) -> Result<String> {
    string(|out| {
        position_format_into(latitude, longitude, options, out).map(str::len)
    })
}

/// Writes many positions as text.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `options`: Form, digits and style of all rows; `None` for the defaults.
/// * `texts`: Each receives UTF-8 text, padded with zeros.
/// * `statuses`: The status of each row.
///
/// A refused row becomes an empty text. Its status is [`Status::ERROR_BUFFER_TOO_SMALL`] if the text does not fit into
/// its slot, or what [`position_format()`](crate::position_format) answers. Each row equals the result of
/// [`position_format()`](crate::position_format). Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// For the options, as [`position_format()`](crate::position_format): [`Status::ERROR_FORM`], [`Status::ERROR_STYLE`],
/// [`Status::ERROR_DECIMALS`], [`Status::ERROR_PRECISION`] (of cells), [`Status::ERROR_ZONE`] or
/// [`Status::ERROR_ALTITUDE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn position_format_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    options: Option<&FormatOptions>,
    texts: impl Into<TextsMut<'a>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let texts = texts.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, texts.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_position_format_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            options.map_or(ptr::null(), |one| one),
            texts.pointer,
            texts.size,
            texts.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `georef_encode`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn georef_encode_into(latitude: f64, longitude: f64, precision: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_georef_encode(latitude, longitude, precision, out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes the GEOREF reference of the cell that contains a position.
///
/// * `latitude`: Degrees, -90 ... 90.
/// * `longitude`: Degrees; any finite value, reduced to \[-180, 180).
/// * `precision`: Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0 names a cell of a
///   degree, -1 a tile of 15 degrees. There is no precision 1.
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
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_PRECISION`].
#[cfg(feature = "alloc")]
pub fn georef_encode(latitude: f64, longitude: f64, precision: i32) -> Result<String> {
    string(|out| {
        georef_encode_into(latitude, longitude, precision, out).map(str::len)
    })
}

/// Writes the GEOREF references of the cells that contain many positions.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `precision`: -1 for the tile of 15 degrees, 0 for the degree, 2 ... 11 digits of minutes.
/// * `texts`: Each receives ASCII text, padded with zeros.
/// * `statuses`: The status of each row.
///
/// A refused row becomes an empty text, and its status says why: [`Status::ERROR_LATITUDE`] or
/// [`Status::ERROR_NOT_FINITE`]. Each row equals the result of [`georef_encode()`](crate::georef_encode). Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_PRECISION`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn georef_encode_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    precision: i32,
    texts: impl Into<TextsMut<'a>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let texts = texts.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, texts.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_georef_encode_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            precision,
            texts.pointer,
            texts.size,
            texts.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Reads a GEOREF reference: finds the cell that it names.
///
/// * `text`: ASCII: upper or lower case, blanks between the parts and around them. Two or four letters, then 2 to 11
///   digits of longitude and as many of latitude.
///
/// Returns: cell.
///
/// Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and encodes
/// back to the same reference. Since 0.1.
///
/// Time grows with the bytes of the text.
///
/// # Errors
///
/// [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`] for a character that is neither letter nor digit,
/// [`Status::ERROR_TEXT_LETTER`], [`Status::ERROR_TEXT_INCOMPLETE`], [`Status::ERROR_TEXT_NUMBER`] where minutes are
/// expected, [`Status::ERROR_TEXT_DIGITS`] unless both axes have the same number of digits, 2 to 11,
/// [`Status::ERROR_TEXT_SIXTY`], [`Status::ERROR_TEXT_REST`], [`Status::ERROR_OFFSET`] for a size beyond memory.
pub fn georef_decode(text: impl AsRef<[u8]>) -> Result<GraticuleCell> {
    let text = text.as_ref();
    let mut out = GraticuleCell::default();
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_georef_decode(text.as_ptr(), text.len(), &mut out, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(out)
}

/// Finds the centers of the cells that many GEOREF references name.
///
/// * `texts`: ASCII, in any of the forms that [`georef_decode()`](crate::georef_decode) reads.
/// * `latitudes`: Latitudes of the centers of the cells, in degrees.
/// * `longitudes`: Longitudes of the centers, in degrees.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status is what [`georef_decode()`](crate::georef_decode) gives. Each row equals
/// the center from [`georef_decode()`](crate::georef_decode), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn georef_decode_batch<'a>(
    texts: impl Into<Texts<'a>>,
    latitudes: impl Into<ColumnMut<'a, f64>>,
    longitudes: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let texts = texts.into();
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[texts.rows, latitudes.rows, longitudes.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_georef_decode_batch(
            texts.pointer,
            texts.size,
            texts.stride,
            count,
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `gars_encode`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn gars_encode_into(latitude: f64, longitude: f64, precision: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_gars_encode(latitude, longitude, precision, out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes the GARS reference of the cell that contains a position.
///
/// * `latitude`: Degrees, -90 ... 90.
/// * `longitude`: Degrees; any finite value, reduced to \[-180, 180).
/// * `precision`: 0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5 minutes.
///
/// 38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters of latitude, the
/// quadrant and the key, both numbered from the north-west corner. The text equals that of GeographicLib.
///
/// South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_PRECISION`].
#[cfg(feature = "alloc")]
pub fn gars_encode(latitude: f64, longitude: f64, precision: i32) -> Result<String> {
    string(|out| {
        gars_encode_into(latitude, longitude, precision, out).map(str::len)
    })
}

/// Writes the GARS references of the cells that contain many positions.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `precision`: 0 for 30 minutes, 1 for 15, 2 for 5.
/// * `texts`: Each receives ASCII text, padded with zeros.
/// * `statuses`: The status of each row.
///
/// A refused row becomes an empty text, and its status says why: [`Status::ERROR_LATITUDE`] or
/// [`Status::ERROR_NOT_FINITE`]. Each row equals the result of [`gars_encode()`](crate::gars_encode). Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_PRECISION`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn gars_encode_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    precision: i32,
    texts: impl Into<TextsMut<'a>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let texts = texts.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, texts.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_gars_encode_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            precision,
            texts.pointer,
            texts.size,
            texts.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Reads a GARS reference: finds the cell that it names.
///
/// * `text`: ASCII: upper or lower case, blanks between the parts and around them. Three digits, 001 to 720, two
///   letters, then optionally the quadrant, 1 to 4, and the key, 1 to 9.
///
/// Returns: cell.
///
/// Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and encodes
/// back to the same reference. Since 0.1.
///
/// Time grows with the bytes of the text.
///
/// # Errors
///
/// [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`] for a character that is neither letter nor digit,
/// [`Status::ERROR_TEXT_NUMBER`] where a digit of the longitude, a quadrant or a key is expected,
/// [`Status::ERROR_TEXT_DIGITS`] unless the longitude has three digits, [`Status::ERROR_TEXT_LETTER`],
/// [`Status::ERROR_TEXT_INCOMPLETE`], [`Status::ERROR_TEXT_REST`], [`Status::ERROR_OFFSET`] for a size beyond memory.
pub fn gars_decode(text: impl AsRef<[u8]>) -> Result<GraticuleCell> {
    let text = text.as_ref();
    let mut out = GraticuleCell::default();
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_gars_decode(text.as_ptr(), text.len(), &mut out, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(out)
}

/// Finds the centers of the cells that many GARS references name.
///
/// * `texts`: ASCII, in any of the forms that [`gars_decode()`](crate::gars_decode) reads.
/// * `latitudes`: Latitudes of the centers of the cells, in degrees.
/// * `longitudes`: Longitudes of the centers, in degrees.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status is what [`gars_decode()`](crate::gars_decode) gives. Each row equals the
/// center from [`gars_decode()`](crate::gars_decode), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn gars_decode_batch<'a>(
    texts: impl Into<Texts<'a>>,
    latitudes: impl Into<ColumnMut<'a, f64>>,
    longitudes: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let texts = texts.into();
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[texts.rows, latitudes.rows, longitudes.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_gars_decode_batch(
            texts.pointer,
            texts.size,
            texts.stride,
            count,
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Helps a user type an MGRS reference: finds what may come next, and what the text means so far.
///
/// * `text`: The text typed so far, ASCII: upper or lower case, blanks and tabs between the parts; may be empty.
/// * `reference`: The position of the device: latitude -90 ... 90, longitude any finite value.
/// * `precision`: The largest number of digits per axis, 0 ... 11.
///
/// Returns: state of the typing.
///
/// A reference here is one that [`mgrs_decode_strict()`](crate::mgrs_decode_strict) reads, with a square. With
/// reference it may be abbreviated to the letters of a square and digits, or to an even number of digits; "32" is then
/// both a zone and two digits. next holds what may follow in any possible reading, and field tells which field the
/// longest reading ends in. Digits belong to the easting until it has as many as precision says, or until a blank.
///
/// A complete reference has the flags [`TypingFlags::COMPLETE`] and [`TypingFlags::COMPLETED`], and text is its usual
/// form. An abbreviated reference that is otherwise complete is filled in from reference and has only the flag
/// [`TypingFlags::COMPLETED`]: text then names the cell whose center is nearest to reference, in any zone or polar
/// cap. A UTM grid zone alone, or an empty text, is filled in with the nearest square. The distance and azimuth are
/// those of the geodesic to the center of the cell, as [`geodesic_inverse()`](crate::geodesic_inverse) computes them;
/// NaN without reference or without [`TypingFlags::COMPLETED`]. Since 0.1.
///
/// Time grows with the blanks of the text. Slowest input known: two digits and a band, which leave most squares open.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`] (of
/// reference), [`Status::ERROR_PRECISION`], [`Status::ERROR_TEXT_BYTE`], [`Status::ERROR_MGRS_ZONE`],
/// [`Status::ERROR_MGRS_BAND`], [`Status::ERROR_MGRS_GRID_ZONE`], [`Status::ERROR_MGRS_COLUMN`],
/// [`Status::ERROR_MGRS_ROW`], [`Status::ERROR_MGRS_SQUARE`], [`Status::ERROR_MGRS_OVERHANGS_ZONE`],
/// [`Status::ERROR_MGRS_BAND_OF_NEIGHBOR`], [`Status::ERROR_MGRS_ODD_DIGITS`] or
/// [`Status::ERROR_MGRS_TOO_MANY_DIGITS`].
pub fn mgrs_type(text: impl AsRef<[u8]>, reference: Option<Point>, precision: i32) -> Result<MgrsTyping> {
    let text = text.as_ref();
    let mut out = MgrsTyping::default();
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_mgrs_type(
            text.as_ptr(),
            text.len(),
            reference.as_ref().map_or(ptr::null(), |one| one),
            precision,
            &mut out,
            &mut error_offset,
        )
    };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(out)
}

/// Helps a user type an MGRS reference into four fields.
///
/// * `zone`: ASCII, upper or lower case; every field may have blanks around it. "32V", a letter of a polar zone, "32"
///   for any band of that zone, or nothing for the zone nearest to reference.
/// * `square`: The two letters of a square, or nothing for any.
/// * `easting`: Up to 11 digits.
/// * `northing`: Up to 11 digits; may have more or fewer than easting.
/// * `reference`: The position of the device: latitude -90 ... 90, longitude any finite value.
///
/// Returns: state of the typing.
///
/// The shorter of the two numbers is padded with zeros on the right: 5 and 86 are 50 and 86. Zone and square may be
/// filled in from reference, as in [`mgrs_type()`](crate::mgrs_type), but not if they are half typed ("0", one letter
/// of a square). field and next refer to the last field that is not empty, or to the one after it if that field is
/// full. Since 0.1.
///
/// Time grows with the blanks of the fields. Slowest input known: two digits and a band, which leave most squares
/// open.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`] (of
/// reference), [`Status::ERROR_TEXT_BYTE`], [`Status::ERROR_TEXT_REST`] if a field has more than belongs in it,
/// [`Status::ERROR_MGRS_ZONE`], [`Status::ERROR_MGRS_BAND`], [`Status::ERROR_MGRS_GRID_ZONE`],
/// [`Status::ERROR_MGRS_COLUMN`], [`Status::ERROR_MGRS_ROW`], [`Status::ERROR_MGRS_SQUARE`],
/// [`Status::ERROR_MGRS_OVERHANGS_ZONE`], [`Status::ERROR_MGRS_BAND_OF_NEIGHBOR`] or
/// [`Status::ERROR_MGRS_TOO_MANY_DIGITS`].
pub fn mgrs_type_fields(
    zone: impl AsRef<[u8]>,
    square: impl AsRef<[u8]>,
    easting: impl AsRef<[u8]>,
    northing: impl AsRef<[u8]>,
    reference: Option<Point>,
) -> Result<MgrsTyping> {
    let zone = zone.as_ref();
    let square = square.as_ref();
    let easting = easting.as_ref();
    let northing = northing.as_ref();
    let mut out = MgrsTyping::default();
    let mut error_field = 0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_mgrs_type_fields(
            zone.as_ptr(),
            zone.len(),
            square.as_ptr(),
            square.len(),
            easting.as_ptr(),
            easting.len(),
            northing.as_ptr(),
            northing.len(),
            reference.as_ref().map_or(ptr::null(), |one| one),
            &mut out,
            &mut error_field,
            &mut error_offset,
        )
    };
    Error::check(status).map_err(|error| error.within(TypingField::from_raw(error_field)).at(error_offset))?;
    Ok(out)
}

/// As `length_format`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn length_format_into(meters: f64, units: Units, digits: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_length_format(meters, units.raw(), digits, out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes a length as people read it: "850 m", "1.25 km".
///
/// * `meters`: -1e15 ... 1e15; a negative length keeps its sign.
/// * `units`: A system, [`Units::METRIC`], [`Units::IMPERIAL`] or [`Units::NAUTICAL`], which has a unit for every
///   length; or one unit, [`Units::METERS`], [`Units::KILOMETERS`], [`Units::FEET`], [`Units::MILES`] or
///   [`Units::NAUTICAL_MILES`] (since 0.2).
/// * `digits`: Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many as suit the number.
///
/// Lengths of 1000 m or more are in kilometers, of 1000 ft or more in miles, of a tenth of a nautical mile or more in
/// nautical miles; shorter ones are in meters or feet. The rounded number decides: 999.7 m is "1.00 km", never "1000
/// m". With digits 0 a number has three significant digits, but every digit before the point is kept: "1234 km".
/// Meters and feet are whole numbers from 10 up; below 10 they have two significant digits and at most three decimals:
/// "12 m", "1.2 m", "0.012 m". In one unit, no length has more than three decimals: 12.3 m is "0.012 km". Ties are
/// rounded to the even digit. There are never more than 20 decimals, and never "-0".
/// [`length_parse()`](crate::length_parse) reads the text back, to within half of its last digit. Since 0.1.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_MEASURE`], [`Status::ERROR_UNIT`], [`Status::ERROR_DIGITS`].
#[cfg(feature = "alloc")]
pub fn length_format(meters: f64, units: Units, digits: i32) -> Result<String> {
    string(|out| {
        length_format_into(meters, units, digits, out).map(str::len)
    })
}

/// Reads a length: a number and its unit.
///
/// * `text`: UTF-8: "850 m", "1,25KM", "-300 ft", "12.5 nautical miles".
///
/// Returns: length.
///
/// Numbers may have a sign and a decimal point or comma, but no exponent and no thousands separators: "1,250 m" has
/// two meanings and is refused with [`Status::ERROR_TEXT_COMMA`]; write "1.250 m" or "1250 m". The units are m, km,
/// ft, yd, mi, nmi (also NM) and their names, singular or plural, in upper or lower case, with or without a blank
/// before them; a prime or an apostrophe means feet. M is a meter. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`],
/// [`Status::ERROR_TEXT_INCOMPLETE`] for a sign alone, [`Status::ERROR_TEXT_NUMBER`], [`Status::ERROR_TEXT_COMMA`],
/// [`Status::ERROR_TEXT_UNIT`] for an unknown or missing unit, [`Status::ERROR_TEXT_REST`], or
/// [`Status::ERROR_MEASURE`] beyond 1e16 meters.
pub fn length_parse(text: impl AsRef<[u8]>) -> Result<f64> {
    let text = text.as_ref();
    let mut meters = 0.0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_length_parse(text.as_ptr(), text.len(), &mut meters, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(meters)
}

/// As `area_format`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn area_format_into(square_meters: f64, units: Units, digits: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_area_format(square_meters, units.raw(), digits, out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes an area as people read it: "850 m²", "1.25 ha".
///
/// * `square_meters`: -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
/// * `units`: [`Units::METRIC`], [`Units::IMPERIAL`] or [`Units::NAUTICAL`]; the units of lengths alone are refused.
/// * `digits`: Significant digits, 1 ... 15: all of them are written, "1.00 ha"; or 0: as many as suit the number.
///
/// Metric: m², hectares (ha) from 10,000 m², km² from 100 ha. Imperial: ft², acres (ac) from one acre, mi² from 640
/// acres (one square mile). Nautical: ft², nmi² from a hundredth of one. Digits follow the rules of
/// [`length_format()`](crate::length_format), with m² and ft² in place of meters and feet: "9999 m²", "1.00 ha".
/// [`area_parse()`](crate::area_parse) reads the text back, to within half of its last digit. Since 0.1.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_MEASURE`], [`Status::ERROR_UNIT`], [`Status::ERROR_DIGITS`].
#[cfg(feature = "alloc")]
pub fn area_format(square_meters: f64, units: Units, digits: i32) -> Result<String> {
    string(|out| {
        area_format_into(square_meters, units, digits, out).map(str::len)
    })
}

/// Reads an area: a number and its unit.
///
/// * `text`: UTF-8: "850 m2", "1,25 ha", "3 sq mi", "40 acres".
///
/// Returns: area.
///
/// Numbers follow the rules of [`length_parse()`](crate::length_parse). The units, in upper or lower case, are
/// hectares (ha), acres (ac), and any unit of length that has letters, with "2", "^2" or "²" after it, or "sq" or
/// "square" before it. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`],
/// [`Status::ERROR_TEXT_INCOMPLETE`] for a sign alone, [`Status::ERROR_TEXT_NUMBER`], [`Status::ERROR_TEXT_COMMA`],
/// [`Status::ERROR_TEXT_UNIT`] for an unknown or missing unit, [`Status::ERROR_TEXT_REST`], or
/// [`Status::ERROR_MEASURE`] beyond 1e16 square meters.
pub fn area_parse(text: impl AsRef<[u8]>) -> Result<f64> {
    let text = text.as_ref();
    let mut square_meters = 0.0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_area_parse(text.as_ptr(), text.len(), &mut square_meters, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(square_meters)
}

/// As `angle_format`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn angle_format_into(degrees: f64, unit: AngleUnit, decimals: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_angle_format(degrees, unit.raw(), decimals, out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
///
/// * `degrees`: Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
/// * `unit`: [`AngleUnit::DEGREES`], [`AngleUnit::MILS`], [`AngleUnit::POINTS_8`] or [`AngleUnit::POINTS_16`].
/// * `decimals`: 0 ... 12; all of them are written. Compass points have none.
///
/// Rounded numbers lie in \[0, 360) or \[0, 6400): 359.7 degrees without decimals is "0°". Ties are rounded to the
/// even digit. Halfway between two compass points, the result is the one with the even number, counted clockwise from
/// N. [`angle_parse()`](crate::angle_parse) reads the text back, to within half of its last digit (for mils, of the
/// eleventh decimal) or half of the sector of a compass point. Since 0.1.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_MEASURE`], [`Status::ERROR_UNIT`], [`Status::ERROR_DECIMALS`].
#[cfg(feature = "alloc")]
pub fn angle_format(degrees: f64, unit: AngleUnit, decimals: i32) -> Result<String> {
    string(|out| {
        angle_format_into(degrees, unit, decimals, out).map(str::len)
    })
}

/// Reads an angle: a number and its unit, or a compass point.
///
/// * `text`: UTF-8: "45.5°", "45,5 deg", "800 mils", "NNE".
///
/// Returns: angle as written, not reduced; for a compass point the middle of its sector, 0 ... 337.5.
///
/// Numbers follow the rules of [`length_parse()`](crate::length_parse). The units, in upper or lower case, are the
/// degree sign, d, deg, degree(s), and mil(s), 6400 to a turn. The compass points are the sixteen from N to NNW. Since
/// 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`],
/// [`Status::ERROR_TEXT_INCOMPLETE`] for a sign alone, [`Status::ERROR_TEXT_NUMBER`], [`Status::ERROR_TEXT_COMMA`],
/// [`Status::ERROR_TEXT_UNIT`] for an unknown or missing unit, [`Status::ERROR_TEXT_REST`],
/// [`Status::ERROR_TEXT_LETTER`] where a compass point should end, or [`Status::ERROR_MEASURE`] beyond 1e16 degrees.
pub fn angle_parse(text: impl AsRef<[u8]>) -> Result<f64> {
    let text = text.as_ref();
    let mut degrees = 0.0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_angle_parse(text.as_ptr(), text.len(), &mut degrees, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(degrees)
}

/// As `speed_format`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn speed_format_into(meters_per_second: f64, unit: SpeedUnit, digits: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_speed_format(meters_per_second, unit.raw(), digits, out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes a speed as people read it: "5.4 km/h", "12.3 kn", "5:30 min/km".
///
/// * `meters_per_second`: -1e15 ... 1e15 meters per second; a negative speed keeps its sign.
/// * `unit`: [`SpeedUnit::METERS_PER_SECOND`], [`SpeedUnit::KILOMETERS_PER_HOUR`], [`SpeedUnit::MILES_PER_HOUR`],
///   [`SpeedUnit::KNOTS`] or [`SpeedUnit::MINUTES_PER_KILOMETER`].
/// * `digits`: Significant digits, 1 ... 15: all of them are written; or 0: as many as suit the number. A pace has
///   whole seconds, whatever this is.
///
/// With digits 0 a number has three significant digits and at most one decimal, but every digit before the point is
/// kept: "0.3 m/s", "12.3 kn", "1080 km/h". Ties are rounded to the even digit; never "-0". A pace is rounded to a
/// second. One of 1000 minutes or more, a meter a minute, is written as no pace: "--:-- min/km", as for the speed 0.
/// From 2000 m/s on a pace would be "0:00", which no speed has: [`Status::ERROR_SPEED`].
/// [`speed_parse()`](crate::speed_parse) reads the text back, to within half of its last digit, and what has no pace
/// as 0. Since 0.2.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_SPEED`], [`Status::ERROR_UNIT`], [`Status::ERROR_DIGITS`].
#[cfg(feature = "alloc")]
pub fn speed_format(meters_per_second: f64, unit: SpeedUnit, digits: i32) -> Result<String> {
    string(|out| {
        speed_format_into(meters_per_second, unit, digits, out).map(str::len)
    })
}

/// Reads a speed: a number and its unit, or a pace.
///
/// * `text`: UTF-8: "12.3 kn", "5,4 km/h", "30mph", "5:30 min/km".
///
/// Returns: speed in meters per second.
///
/// Numbers follow the rules of [`length_parse()`](crate::length_parse). The units, in upper or lower case, are km/h
/// (kmh, kph), mph, kn (kt, kts, knot, knots), and any unit of length that has letters, with "/" or "per" and s, min
/// or h (sec, hr, second, minute, hour) behind it. A pace is minutes, a colon and two digits of seconds, then min/km
/// or /km, or decimal minutes, "5.5 min/km"; in place of km may be another unit of length. "--:--" with the unit of a
/// pace is the speed 0. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`],
/// [`Status::ERROR_TEXT_INCOMPLETE`] for a sign alone or a pace without its seconds, [`Status::ERROR_TEXT_NUMBER`],
/// [`Status::ERROR_TEXT_COMMA`], [`Status::ERROR_TEXT_DIGITS`] for seconds without two digits,
/// [`Status::ERROR_TEXT_SIXTY`], [`Status::ERROR_TEXT_UNIT`] for an unknown or missing unit,
/// [`Status::ERROR_TEXT_REST`], or [`Status::ERROR_SPEED`] beyond 1e16 m/s and for a pace of 0.
pub fn speed_parse(text: impl AsRef<[u8]>) -> Result<f64> {
    let text = text.as_ref();
    let mut meters_per_second = 0.0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_speed_parse(text.as_ptr(), text.len(), &mut meters_per_second, &mut error_offset)
    };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(meters_per_second)
}

/// As `course_format`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn course_format_into(degrees: f64, north: North, unit: AngleUnit, decimals: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_course_format(degrees, north.raw(), unit.raw(), decimals, out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes a course and its north, as people read them: "045° M", "0800 mil G".
///
/// * `degrees`: Clockwise from that north, -1e15 ... 1e15; reduced to one turn, exactly.
/// * `north`: [`North::TRUE`], [`North::GRID`] or [`North::MAGNETIC`]: written, not converted.
/// * `unit`: [`AngleUnit::DEGREES`] or [`AngleUnit::MILS`].
/// * `decimals`: 0 ... 12; all of them are written.
///
/// Degrees have three digits before the point, mils four. The angle is rounded once and exactly, ties to the even
/// digit, and lies in \[0, 360) or \[0, 6400): 359.7 degrees without decimals is "000°", never "360°". The letter is
/// T, G or M. [`course_parse()`](crate::course_parse) reads the text back, to within half of its last digit (for mils,
/// of the eleventh decimal). Since 0.2.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_MEASURE`], [`Status::ERROR_NORTH`], [`Status::ERROR_UNIT`],
/// [`Status::ERROR_DECIMALS`].
#[cfg(feature = "alloc")]
pub fn course_format(degrees: f64, north: North, unit: AngleUnit, decimals: i32) -> Result<String> {
    string(|out| {
        course_format_into(degrees, north, unit, decimals, out).map(str::len)
    })
}

/// What [`course_parse()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CourseParse {
    /// Angle in degrees as written, not reduced.
    pub degrees: f64,
    /// [`North::TRUE`], [`North::GRID`] or [`North::MAGNETIC`].
    pub north: North,
}

/// Reads a course: a number, its unit and its north.
///
/// * `text`: UTF-8: "045° M", "45,5 deg true", "0800 mil G", "270T".
///
/// Numbers and units follow the rules of [`angle_parse()`](crate::angle_parse), but there are no compass points, and a
/// number without a unit is in degrees. The norths, in upper or lower case, are T, G, M, true, grid, mag and magnetic.
/// A text without one is refused, because nobody can tell what it counts from: [`angle_parse()`](crate::angle_parse)
/// reads it. M is magnetic, never mils. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`],
/// [`Status::ERROR_TEXT_INCOMPLETE`] for a sign alone, [`Status::ERROR_TEXT_NUMBER`], [`Status::ERROR_TEXT_COMMA`],
/// [`Status::ERROR_NORTH`] where the north is missing or unknown, [`Status::ERROR_TEXT_REST`], or
/// [`Status::ERROR_MEASURE`] beyond 1e16 degrees.
pub fn course_parse(text: impl AsRef<[u8]>) -> Result<CourseParse> {
    let text = text.as_ref();
    let mut degrees = 0.0;
    let mut north = North::default();
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_course_parse(
            text.as_ptr(),
            text.len(),
            &mut degrees,
            (&mut north as *mut North).cast(),
            &mut error_offset,
        )
    };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(CourseParse { degrees, north })
}

/// As `declination_format`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn declination_format_into(degrees: f64, unit: AngleUnit, decimals: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_declination_format(degrees, unit.raw(), decimals, out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes a declination as people read it: "3.2° E", "12.5° W".
///
/// * `degrees`: Positive where magnetic north lies to the east of true north, -180 ... 180 degrees. The angle from
///   grid north to magnetic north is written in the same way.
/// * `unit`: [`AngleUnit::DEGREES`] or [`AngleUnit::MILS`].
/// * `decimals`: 0 ... 12; all of them are written.
///
/// The angle is rounded once and exactly, ties to the even digit. What is rounded to zero has no letter: "0.0°".
/// [`declination_parse()`](crate::declination_parse) reads the text back, to within half of its last digit (for mils,
/// of the eleventh decimal). Since 0.2.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_DECLINATION`], [`Status::ERROR_UNIT`], [`Status::ERROR_DECIMALS`].
#[cfg(feature = "alloc")]
pub fn declination_format(degrees: f64, unit: AngleUnit, decimals: i32) -> Result<String> {
    string(|out| {
        declination_format_into(degrees, unit, decimals, out).map(str::len)
    })
}

/// Reads a declination: a number, its unit, and E or W.
///
/// * `text`: UTF-8: "3.2° E", "12,5W", "222 mil west".
///
/// Returns: declination in degrees, -180 ... 180, positive to the east.
///
/// Numbers and units follow the rules of [`angle_parse()`](crate::angle_parse), but there are no signs and no compass
/// points, and a number without a unit is in degrees. E, W, east and west may be in upper or lower case. Zero needs no
/// letter. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`],
/// [`Status::ERROR_TEXT_SIGN`] for a sign, [`Status::ERROR_TEXT_NUMBER`], [`Status::ERROR_TEXT_COMMA`],
/// [`Status::ERROR_TEXT_HEMISPHERE`] where E or W is missing, [`Status::ERROR_TEXT_REST`], or
/// [`Status::ERROR_DECLINATION`] beyond 180 degrees.
pub fn declination_parse(text: impl AsRef<[u8]>) -> Result<f64> {
    let text = text.as_ref();
    let mut degrees = 0.0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_declination_parse(text.as_ptr(), text.len(), &mut degrees, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(degrees)
}

/// Projects a position onto the UTM or UPS grid.
///
/// * `latitude`: Degrees, -90 ... 90.
/// * `longitude`: Degrees; any finite value, reduced to \[-180, 180).
/// * `zone`: [`ZONE_STANDARD`]; or 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for
///   zone and hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then continues across the equator), 32661
///   and 32761 (UPS).
///
/// Returns: easting and northing in meters, zone and hemisphere.
///
/// The standard zones are those of UTM in latitudes \[-80, 84), with the exceptions of Norway (32V) and Svalbard (31X
/// to 37X), and UPS beyond. You may choose a zone up to 9 degrees from its central meridian, and up to 60 degrees as
/// long as the easting stays in \[0, 1000 km\]; and UPS as long as the coordinates stay within \[1200 km, 2800 km\]
/// (north) or \[700 km, 3300 km\] (south). Agrees with GeographicLib to 10 nm; transverse Mercator after Karney 2011,
/// equations 7 to 36, polar stereographic after Snyder 1987, equations 21-33 and 21-39. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_ZONE`], [`Status::ERROR_TOO_FAR`].
pub fn utm_forward(latitude: f64, longitude: f64, zone: i32) -> Result<Utm> {
    let mut out = Utm::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_utm_forward(latitude, longitude, zone, &mut out) };
    Error::check(status)?;
    Ok(out)
}

/// Finds the position of a point on the UTM or UPS grid.
///
/// * `utm`: Easting and northing in meters, zone 1 ... 60 or [`ZONE_UPS`], hemisphere. UTM: easting in \[-510 km, 1510
///   km\], northing between the poles, up to 9,997,964.9431 m from the equator. UPS: in the range of
///   [`utm_forward()`](crate::utm_forward).
///
/// Returns: position; longitude in \[-180, 180).
///
/// A northing may lie across the equator. At a pole, the longitude is 0. Agrees with GeographicLib to 10 nm. Since
/// 0.1.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_ZONE`], [`Status::ERROR_HEMISPHERE`], [`Status::ERROR_EASTING`],
/// [`Status::ERROR_NORTHING`].
pub fn utm_inverse(utm: Utm) -> Result<Point> {
    let mut out = Point::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_utm_inverse(&utm, &mut out) };
    Error::check(status)?;
    Ok(out)
}

/// Projects many positions onto the UTM or UPS grid.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `zone`: [`ZONE_STANDARD`]; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///   and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
/// * `eastings`: Eastings, in meters.
/// * `northings`: Northings, in meters.
/// * `zones`: Zones with the sign of the hemisphere: 33, -33, and 61, -61 for UPS ([`ZONE_ROW_UPS`]); 0 in a refused
///   row.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`] or
/// [`Status::ERROR_TOO_FAR`]. Each row equals the result of [`utm_forward()`](crate::utm_forward), bit for bit. Since
/// 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_ZONE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn utm_forward_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    zone: i32,
    eastings: impl Into<ColumnMut<'a, f64>>,
    northings: impl Into<ColumnMut<'a, f64>>,
    zones: impl Into<ColumnMut<'a, i32>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let eastings = eastings.into();
    let northings = northings.into();
    let zones = zones.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, eastings.rows, northings.rows, zones.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_utm_forward_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            zone,
            eastings.pointer,
            eastings.stride,
            northings.pointer,
            northings.stride,
            zones.pointer,
            zones.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the positions of many points on UTM or UPS grids.
///
/// * `eastings`: Meters, in the range of [`utm_inverse()`](crate::utm_inverse).
/// * `northings`: Meters, in the range of [`utm_inverse()`](crate::utm_inverse).
/// * `zones`: Zones with the sign of the hemisphere, as [`utm_forward_batch()`](crate::utm_forward_batch) returns
///   them: 33 north, -33 south, 61 and -61 UPS.
/// * `latitudes`: Latitudes, in degrees.
/// * `longitudes`: Longitudes, in degrees, in \[-180, 180).
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_ZONE`], [`Status::ERROR_NOT_FINITE`],
/// [`Status::ERROR_EASTING`] or [`Status::ERROR_NORTHING`]. Each row equals the result of
/// [`utm_inverse()`](crate::utm_inverse), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn utm_inverse_batch<'a>(
    eastings: impl Into<Column<'a, f64>>,
    northings: impl Into<Column<'a, f64>>,
    zones: impl Into<Column<'a, i32>>,
    latitudes: impl Into<ColumnMut<'a, f64>>,
    longitudes: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let eastings = eastings.into();
    let northings = northings.into();
    let zones = zones.into();
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[eastings.rows, northings.rows, zones.rows, latitudes.rows, longitudes.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_utm_inverse_batch(
            eastings.pointer,
            eastings.stride,
            northings.pointer,
            northings.stride,
            zones.pointer,
            zones.stride,
            count,
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// What [`utm_factors()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UtmFactors {
    /// Azimuth of grid north, in degrees clockwise from true north.
    pub convergence: f64,
    /// Length on the grid divided by length on the ellipsoid.
    pub scale: f64,
}

/// Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
///
/// * `latitude`: Degrees, -90 ... 90.
/// * `longitude`: Degrees; any finite value, reduced to \[-180, 180).
/// * `zone`: [`ZONE_STANDARD`]; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///   and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
///
/// Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and the scale 0.9996;
/// at a pole of UPS the convergence is the longitude (north) or its opposite (south), and the scale 0.994. Karney
/// 2011, equations 23 to 29; Snyder 1987, equation 21-32. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_ZONE`] or [`Status::ERROR_TOO_FAR`].
pub fn utm_factors(latitude: f64, longitude: f64, zone: i32) -> Result<UtmFactors> {
    let mut convergence = 0.0;
    let mut scale = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_utm_factors(latitude, longitude, zone, &mut convergence, &mut scale) };
    Error::check(status)?;
    Ok(UtmFactors { convergence, scale })
}

/// Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `zone`: [`ZONE_STANDARD`]; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///   and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
/// * `convergences`: Azimuths of grid north, in degrees clockwise from true north.
/// * `scales`: Point scales.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`] or
/// [`Status::ERROR_TOO_FAR`]. Each row equals the result of [`utm_factors()`](crate::utm_factors), bit for bit. Since
/// 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_ZONE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn utm_factors_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    zone: i32,
    convergences: impl Into<ColumnMut<'a, f64>>,
    scales: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let convergences = convergences.into();
    let scales = scales.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, convergences.rows, scales.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_utm_factors_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            zone,
            convergences.pointer,
            convergences.stride,
            scales.pointer,
            scales.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// What [`utm_zone()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UtmZone {
    /// 1 ... 60, or [`ZONE_UPS`] at 84 north and beyond, and south of 80 south.
    pub zone: i32,
    /// [`Hemisphere::NORTH`] at or north of the equator, else [`Hemisphere::SOUTH`].
    pub hemisphere: Hemisphere,
}

/// Finds the standard zone of a position.
///
/// * `latitude`: Degrees, -90 ... 90.
/// * `longitude`: Degrees; any finite value, reduced to \[-180, 180).
///
/// West and south edges belong to a zone. Norway, from 56 to 64 north: zone 32 begins at 3 east. Svalbard, from 72 to
/// 84 north: zone 31 ends at 9 east, 33 at 21, 35 at 33, 37 at 42. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`].
pub fn utm_zone(latitude: f64, longitude: f64) -> Result<UtmZone> {
    let mut zone = 0;
    let mut hemisphere = Hemisphere::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_utm_zone(latitude, longitude, &mut zone, (&mut hemisphere as *mut Hemisphere).cast())
    };
    Error::check(status)?;
    Ok(UtmZone { zone, hemisphere })
}

/// Finds the EPSG code of a UTM or UPS grid on WGS 84.
///
/// * `zone`: 1 ... 60, or [`ZONE_UPS`].
/// * `hemisphere`: [`Hemisphere::NORTH`] or [`Hemisphere::SOUTH`].
///
/// Returns: 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS south).
///
/// The EPSG registry defines the two UPS systems with the northing first. The values here are the same; only their
/// order differs. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_ZONE`], [`Status::ERROR_HEMISPHERE`].
pub fn utm_to_epsg(zone: i32, hemisphere: Hemisphere) -> Result<i32> {
    let mut code = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_utm_to_epsg(zone, hemisphere.raw(), &mut code) };
    Error::check(status)?;
    Ok(code)
}

/// What [`utm_from_epsg()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UtmFromEpsg {
    /// 1 ... 60, or [`ZONE_UPS`].
    pub zone: i32,
    /// [`Hemisphere::NORTH`] or [`Hemisphere::SOUTH`].
    pub hemisphere: Hemisphere,
}

/// Finds the UTM or UPS grid that an EPSG code names.
///
/// * `code`: 32601 ... 32661 or 32701 ... 32761.
///
/// Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_EPSG`].
pub fn utm_from_epsg(code: i32) -> Result<UtmFromEpsg> {
    let mut zone = 0;
    let mut hemisphere = Hemisphere::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_utm_from_epsg(code, &mut zone, (&mut hemisphere as *mut Hemisphere).cast()) };
    Error::check(status)?;
    Ok(UtmFromEpsg { zone, hemisphere })
}

/// As `grid_geojson`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn grid_geojson_into<'out>(
    view: Bounds,
    zoom: f64,
    options: Option<&GridOptions>,
    out: &'out mut [u8],
) -> Result<&'out str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_grid_geojson(
            &view,
            zoom,
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes the MGRS grid of a map view as GeoJSON.
///
/// * `view`: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///   more beyond west means the whole earth. Latitudes -90 ... 90, longitudes any finite value.
/// * `zoom`: Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is `tile_size` pixels wide, 512 by default, as
///   in Mapbox and MapLibre.
/// * `options`: `None` for the defaults.
///
/// The result is one FeatureCollection (RFC 7946) with the lines of [`grid_lines()`](crate::grid_lines) as
/// LineStrings, then the labels of [`grid_labels()`](crate::grid_labels) as Points. Positions have enough decimals for
/// a tenth of a pixel, without trailing zeros. Properties of a line: kind ("border", "100-km", "line"), axis
/// ("easting", "northing", "longitude", "latitude"), zone (a number, 0 for UPS; parallels have none), hemisphere
/// ("north", "south"), coordinate, spacing, major, width, opacity. Properties of a label: kind ("grid-zone", "square",
/// "digits", "reference"), text, zone, hemisphere and, for digits, axis, coordinate and edge ("south", "west",
/// "north", "east").
///
/// A view that shows nothing gives an empty collection. Since 0.1.
///
/// Time grows with the lines and their vertices, which are refused beyond `max_vertices` and a million lines. Slowest
/// input known: a view just below that limit.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_VIEW`], [`Status::ERROR_ZOOM`],
/// [`Status::ERROR_TOO_MANY_VERTICES`]; for the options: [`Status::ERROR_CONTENT`], [`Status::ERROR_TILE_SIZE`],
/// [`Status::ERROR_TOLERANCE`], [`Status::ERROR_MARGIN`], [`Status::ERROR_PIXELS`], [`Status::ERROR_SPACING`],
/// [`Status::ERROR_LEVELS`] or [`Status::ERROR_STEP`].
#[cfg(feature = "alloc")]
pub fn grid_geojson(view: Bounds, zoom: f64, options: Option<&GridOptions>) -> Result<String> {
    string(|out| {
        grid_geojson_into(view, zoom, options, out).map(str::len)
    })
}

/// As `grid_lines`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn grid_lines_into<'out>(
    view: Bounds,
    zoom: f64,
    options: Option<&GridOptions>,
    vertices: &'out mut [Point],
    lines: &'out mut [GridLine],
) -> Result<(&'out mut [Point], &'out mut [GridLine])> {
    let mut vertices_needed = 0;
    let mut lines_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_grid_lines(
            &view,
            zoom,
            options.map_or(ptr::null(), |one| one),
            vertices.as_mut_ptr(),
            vertices.len(),
            &mut vertices_needed,
            lines.as_mut_ptr(),
            lines.len(),
            &mut lines_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(vertices_needed, lines_needed))?;
    Ok((&mut vertices[..vertices_needed], &mut lines[..lines_needed]))
}

/// What [`grid_lines()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GridLines {
    /// Vertices of all lines, one line after the other.
    pub vertices: Vec<Point>,
    /// A record for each line.
    pub lines: Vec<GridLine>,
}

/// Computes the lines of the MGRS grid of a map view, in degrees.
///
/// * `view`: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///   more beyond west means the whole earth.
/// * `zoom`: Zoom of a Web Mercator map, -4 ... 30, with tiles of `tile_size` pixels, 512 by default.
/// * `options`: `None` for the defaults. Labels are not drawn, whatever the content says.
///
/// The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS grid of both polar
/// caps. Each line is one polyline for each zone and hemisphere, clipped at the border of the zone and at the view,
/// and cut at the antimeridian. A view that is 360 degrees wide or more with its margin covers the whole earth; its
/// lines are also cut where it begins, 180 degrees west of its middle. A line runs north or east, from its smaller
/// coordinate to its larger. A line that is part of a border or of a coarser level is drawn only as that. The zoom
/// decides which levels are drawn: see [`GridOptions`]. A level is left out if its lines are closer than
/// `minimum_pixels` in the part of the view nearest to the equator.
///
/// A vertex lies on its line to within 20 nm. A chord, straight on the Web Mercator map, departs from its line by no
/// more than the tolerance. Longitudes lie in \[-180, 180\]. Beyond 85.0511 degrees, where a Web Mercator map ends, a
/// pixel of the tolerance and of the margin is as many meters as at that latitude. A line that just touches a corner
/// of the view is not drawn if it is shorter than the last decimal of a position in GeoJSON, a tenth of a pixel or
/// less.
///
/// A view without width or height has no lines. A view with more lines to consider than `max_vertices` plus a million
/// is refused with [`Status::ERROR_TOO_MANY_VERTICES`], even if none of them is long enough to be drawn. Since 0.1.
///
/// Time grows with the lines and their vertices, which are refused beyond `max_vertices` and a million lines. Slowest
/// input known: a view just below that limit.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_VIEW`], [`Status::ERROR_ZOOM`],
/// [`Status::ERROR_TOO_MANY_VERTICES`]; for the options: [`Status::ERROR_CONTENT`], [`Status::ERROR_TILE_SIZE`],
/// [`Status::ERROR_TOLERANCE`], [`Status::ERROR_MARGIN`], [`Status::ERROR_PIXELS`], [`Status::ERROR_SPACING`],
/// [`Status::ERROR_LEVELS`] or [`Status::ERROR_STEP`].
#[cfg(feature = "alloc")]
pub fn grid_lines(view: Bounds, zoom: f64, options: Option<&GridOptions>) -> Result<GridLines> {
    let (vertices, lines) = two(|vertices, lines| {
        let (vertices, lines) = grid_lines_into(view, zoom, options, vertices, lines)?;
        Ok((vertices.len(), lines.len()))
    })?;
    Ok(GridLines { vertices, lines })
}

/// As `grid_lines_pixels`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn grid_lines_pixels_into<'out>(
    view: Bounds,
    zoom: f64,
    options: Option<&GridOptions>,
    origin: Point,
    vertices: &'out mut [[f32; 2]],
    lines: &'out mut [GridLine],
) -> Result<(&'out mut [[f32; 2]], &'out mut [GridLine])> {
    let mut vertices_needed = 0;
    let mut lines_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_grid_lines_pixels(
            &view,
            zoom,
            options.map_or(ptr::null(), |one| one),
            &origin,
            vertices.as_mut_ptr().cast(),
            vertices.len(),
            &mut vertices_needed,
            lines.as_mut_ptr(),
            lines.len(),
            &mut lines_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(vertices_needed, lines_needed))?;
    Ok((&mut vertices[..vertices_needed], &mut lines[..lines_needed]))
}

/// What [`grid_lines_pixels()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GridLinesPixels {
    /// Pairs of floats, x to the east and y down.
    pub vertices: Vec<[f32; 2]>,
    /// A record for each line.
    pub lines: Vec<GridLine>,
}

/// Computes the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
///
/// * `view`: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///   more beyond west means the whole earth. Everything beyond 85.051128 degrees, the edge of the Mercator world, is
///   left out.
/// * `zoom`: Zoom of a Web Mercator map, -4 ... 30, with tiles of `tile_size` pixels, 512 by default.
/// * `options`: `None` for the defaults. Labels are not drawn, whatever the content says.
/// * `origin`: The position of pixel 0, 0; latitudes beyond 85.051128 degrees count as 85.051128.
///
/// The lines are those of [`grid_lines()`](crate::grid_lines), vertex by vertex, if the view with its margin lies
/// within 85.051128 degrees. All pixels belong to one copy of the world, in which the view is in one piece: x
/// continues across the antimeridian, and the whole earth is the copy around the middle of the view. The origin lies
/// in the copy nearest to the middle of the view. Each number is the float nearest to the exact pixel, to one part in
/// 10^7 of the distance from the origin, so choose an origin in the view. Since 0.1.
///
/// Time grows with the lines and their vertices, which are refused beyond `max_vertices` and a million lines. Slowest
/// input known: a view just below that limit.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_VIEW`], [`Status::ERROR_ZOOM`],
/// [`Status::ERROR_TOO_MANY_VERTICES`]; for the options: [`Status::ERROR_CONTENT`], [`Status::ERROR_TILE_SIZE`],
/// [`Status::ERROR_TOLERANCE`], [`Status::ERROR_MARGIN`], [`Status::ERROR_PIXELS`], [`Status::ERROR_SPACING`],
/// [`Status::ERROR_LEVELS`] or [`Status::ERROR_STEP`].
#[cfg(feature = "alloc")]
pub fn grid_lines_pixels(
    view: Bounds,
    zoom: f64,
    options: Option<&GridOptions>,
    origin: Point,
) -> Result<GridLinesPixels> {
    let (vertices, lines) = two(|vertices, lines| {
        let (vertices, lines) = grid_lines_pixels_into(view, zoom, options, origin, vertices, lines)?;
        Ok((vertices.len(), lines.len()))
    })?;
    Ok(GridLinesPixels { vertices, lines })
}

/// As `grid_labels`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn grid_labels_into<'out>(
    view: Bounds,
    zoom: f64,
    options: Option<&GridOptions>,
    labels: &'out mut [GridLabel],
) -> Result<&'out mut [GridLabel]> {
    let mut labels_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_grid_labels(
            &view,
            zoom,
            options.map_or(ptr::null(), |one| one),
            labels.as_mut_ptr(),
            labels.len(),
            &mut labels_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(labels_needed, 0))?;
    Ok(&mut labels[..labels_needed])
}

/// Computes the labels of the MGRS grid of a map view.
///
/// * `view`: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///   more beyond west means the whole earth.
/// * `zoom`: Zoom of a Web Mercator map, -4 ... 30, with tiles of `tile_size` pixels, 512 by default.
/// * `options`: `None` for the defaults. Lines are not drawn, whatever the content says. The margin has no effect.
///
/// Returns: labels.
///
/// A grid zone designator is in the middle of the visible part of the grid zone (of the wider part, if the view shows
/// both ends of the zone). If squares have labels too, it is halfway from there to the north-west corner of that part,
/// unless the part is narrower than two labels, or is a polar cap with 90 degrees or more visible. The two letters of
/// a 100 km square are in the middle of its visible part (of the larger part, if the border of a latitude band runs
/// through it). Both are left out if the visible part is narrower or shorter than `label_pixels`. Letters are also
/// left out if the part has less than half the area of a square with that side, or if 100 km is shorter than
/// `label_pixels` in the part of the view nearest to the equator.
///
/// Principal digits, from tens of kilometers down to the spacing, are placed where a line meets the edge of the view:
/// eastings on the southern and northern edges, northings on the western and eastern edges, both on all edges near a
/// pole. If lines are closer than half of `label_pixels`, every tenth line has digits. References are at the
/// intersections of every fifth line of each axis (`reference_step`, counted from the false origin), with as many
/// digits as the spacing needs, but not within 4 pixels of the edge of the view, where the digits are.
///
/// No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view with more lines to search
/// for labels than `max_vertices` plus a million is refused with [`Status::ERROR_TOO_MANY_VERTICES`]. Since 0.1.
///
/// Time grows with the squares, lines and references of the view. Slowest input known: the whole earth at a high zoom,
/// which has 92,400 squares.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_VIEW`], [`Status::ERROR_ZOOM`],
/// [`Status::ERROR_TOO_MANY_VERTICES`]; for the options: [`Status::ERROR_CONTENT`], [`Status::ERROR_TILE_SIZE`],
/// [`Status::ERROR_TOLERANCE`], [`Status::ERROR_MARGIN`], [`Status::ERROR_PIXELS`], [`Status::ERROR_SPACING`],
/// [`Status::ERROR_LEVELS`] or [`Status::ERROR_STEP`].
#[cfg(feature = "alloc")]
pub fn grid_labels(view: Bounds, zoom: f64, options: Option<&GridOptions>) -> Result<Vec<GridLabel>> {
    elements(|labels| {
        grid_labels_into(view, zoom, options, labels).map(|found| found.len())
    })
}

/// As `grid_label_places`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn grid_label_places_into<'out>(
    camera: &Camera,
    frame: Box,
    covers: &[Box],
    sizes: &[TextSize],
    labels: &[GridLabel],
    places: &'out mut [LabelPlace],
) -> Result<&'out mut [LabelPlace]> {
    let mut places_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_grid_label_places(
            camera,
            &frame,
            covers.as_ptr(),
            covers.len(),
            sizes.as_ptr(),
            sizes.len(),
            labels.as_ptr(),
            labels.len(),
            places.as_mut_ptr(),
            places.len(),
            &mut places_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(places_needed, 0))?;
    Ok(&mut places[..places_needed])
}

/// Finds the places of the names of a grid on a screen: each within its cell, or nowhere.
///
/// * `camera`: How the map makes pixels of positions: see [`screen_camera()`](crate::screen_camera).
/// * `frame`: The part of the screen that may have names, in pixels within 1,000,000 of 0.
/// * `covers`: What hides parts of the frame, in pixels within 1,000,000 of 0: panels, buttons, and texts that are
///   there already, such as numbers of lines.
/// * `sizes`: The space that each name needs in its full size, in pixels.
/// * `labels`: What [`grid_labels()`](crate::grid_labels) has written.
///
/// Returns: place of each label.
///
/// All corners of a name's box lie in the cell that it names, as [`mgrs_encode()`](crate::mgrs_encode) finds it, 3
/// pixels or more from the border and from the edge of the frame. No box touches another one or a cover. Names of grid
/// zones have their places first, then those of squares, in the order of the labels. A name stands as near as possible
/// to the middle of what the frame shows of its cell, a grid zone's name to the position of its label. If it does not
/// fit, it is made smaller, down to 0.6 of its size. On a tilted map and on a globe, names become smaller and fainter
/// with the area that the screen shows of the ground. Where lengths are less than 0.82 of what they are in the center,
/// only cells of which 70 x 40 pixels are free have names, and none beyond four times the depth of the center, in the
/// haze below the horizon. Only grid zones and squares have names; other labels have no place. Ask
/// [`grid_labels()`](crate::grid_labels) for them with a small `label_pixels`.
///
/// The work grows with the labels, and for each one that something is in the way of with the number of covers and
/// labels. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_CAMERA`] for a matrix without an inverse, a transition outside 0 ...
/// 1 or a depth of 0 or less, [`Status::ERROR_PIXELS`] for the frame, covers and sizes, [`Status::ERROR_LATITUDE`],
/// [`Status::ERROR_COUNT`] or .
#[cfg(feature = "alloc")]
pub fn grid_label_places(
    camera: &Camera,
    frame: Box,
    covers: &[Box],
    sizes: &[TextSize],
    labels: &[GridLabel],
) -> Result<Vec<LabelPlace>> {
    elements(|places| {
        grid_label_places_into(camera, frame, covers, sizes, labels, places).map(|found| found.len())
    })
}

/// Finds the grid spacing of a map view.
///
/// * `view`: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///   more beyond west means the whole earth.
/// * `zoom`: Zoom of a Web Mercator map, -4 ... 30, with tiles of `tile_size` pixels, 512 by default.
/// * `options`: `None` for the defaults.
///
/// Returns: spacing of the finest level drawn, in meters; 0 if only borders of grid zones are drawn.
///
/// Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_VIEW`], [`Status::ERROR_ZOOM`]; for the
/// options: [`Status::ERROR_CONTENT`], [`Status::ERROR_TILE_SIZE`], [`Status::ERROR_TOLERANCE`],
/// [`Status::ERROR_MARGIN`], [`Status::ERROR_PIXELS`], [`Status::ERROR_SPACING`], [`Status::ERROR_LEVELS`] or
/// [`Status::ERROR_STEP`].
pub fn grid_spacing(view: Bounds, zoom: f64, options: Option<&GridOptions>) -> Result<f64> {
    let mut spacing = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_grid_spacing(&view, zoom, options.map_or(ptr::null(), |one| one), &mut spacing) };
    Error::check(status)?;
    Ok(spacing)
}

/// Finds an upper bound for the vertices and labels of a map view's grid, without drawing it.
///
/// * `view`: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///   more beyond west means the whole earth.
/// * `zoom`: Zoom of a Web Mercator map, -4 ... 30, with tiles of `tile_size` pixels, 512 by default.
/// * `options`: `None` for the defaults; `max_vertices` has no effect.
///
/// Returns: bound.
///
/// Use it to guard against excess, not to allocate. (It never exceeds 2^50, far more than any real drawing.) Since
/// 0.1.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_VIEW`], [`Status::ERROR_ZOOM`]; for the
/// options: [`Status::ERROR_CONTENT`], [`Status::ERROR_TILE_SIZE`], [`Status::ERROR_TOLERANCE`],
/// [`Status::ERROR_MARGIN`], [`Status::ERROR_PIXELS`], [`Status::ERROR_SPACING`], [`Status::ERROR_LEVELS`] or
/// [`Status::ERROR_STEP`].
pub fn grid_bound(view: Bounds, zoom: f64, options: Option<&GridOptions>) -> Result<usize> {
    let mut count = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_grid_bound(&view, zoom, options.map_or(ptr::null(), |one| one), &mut count) };
    Error::check(status)?;
    Ok(count)
}

/// Finds how many meters a pixel of a Web Mercator map covers.
///
/// * `latitude`: Degrees, -90 ... 90.
/// * `zoom`: -4 ... 30.
/// * `tile_size`: Width of the world at zoom 0 in pixels: 512 (Mapbox, MapLibre) or 256.
///
/// Returns: meters per pixel, along the parallel; 0 at a pole.
///
/// The scale is that of the WGS 84 ellipsoid. The usual formula, for a sphere with the radius of the equator, gives up
/// to 0.34 % less. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ZOOM`] or [`Status::ERROR_TILE_SIZE`].
pub fn screen_scale(latitude: f64, zoom: f64, tile_size: u32) -> Result<f64> {
    let mut meters = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_screen_scale(latitude, zoom, tile_size, &mut meters) };
    Error::check(status)?;
    Ok(meters)
}

/// Finds the longest round length that fits into a width on the screen.
///
/// * `latitude`: Degrees, within 89.9 of the equator.
/// * `zoom`: -4 ... 30.
/// * `tile_size`: Width of the world at zoom 0: 512 or 256.
/// * `max_width`: Pixels, 0.001 ... 1,000,000.
/// * `units`: [`Units::METRIC`], [`Units::IMPERIAL`] or [`Units::NAUTICAL`].
///
/// Returns: scale bar.
///
/// Round lengths are 1, 2 and 5 times the powers of ten. The larger unit begins at 1 km, 1 mi and 0.1 nmi. The text
/// has decimals only below 1: "2000 ft", "0.5 nmi". Width and length are measured along the parallel. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ZOOM`], [`Status::ERROR_TILE_SIZE`],
/// [`Status::ERROR_PIXELS`] or [`Status::ERROR_UNIT`].
pub fn screen_scale_bar(latitude: f64, zoom: f64, tile_size: u32, max_width: f64, units: Units) -> Result<ScaleBar> {
    let mut bar = ScaleBar::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_screen_scale_bar(latitude, zoom, tile_size, max_width, units.raw(), &mut bar) };
    Error::check(status)?;
    Ok(bar)
}

/// Finds the smallest map view that contains all ground that a screen shows.
///
/// * `screen`: The map on the screen.
///
/// Returns: edges in degrees, as [`grid_lines()`](crate::grid_lines) takes them; if west is greater than east, the
/// view crosses the antimeridian.
///
/// The view ends at 85.051128 degrees, the edge of the Mercator world. If the screen is as wide as the world or wider,
/// the east edge is 360 degrees beyond the west edge, and the center of the screen is in the middle between them. With
/// pitch, the ground ends at the horizon, as in MapLibre: 85 % of the way from the center of the screen up to the line
/// where the plane of the map vanishes, and nowhere farther than where it is seen at 89.25 degrees from the vertical.
/// Accurate to a ten-thousandth of a pixel of the map, and a unit in the last place of the degrees. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] for the center, [`Status::ERROR_ZOOM`],
/// [`Status::ERROR_TILE_SIZE`], [`Status::ERROR_PIXELS`] for width and height, or [`Status::ERROR_CAMERA`] for pitch
/// and field of view.
pub fn screen_view(screen: &Screen) -> Result<Bounds> {
    let mut view = Bounds::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_screen_view(screen, &mut view) };
    Error::check(status)?;
    Ok(view)
}

/// What [`screen_point_to_pixel()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScreenPointToPixel {
    /// Way to the right from the left edge of the screen, in pixels.
    pub x: f64,
    /// Way down from the top edge of the screen, in pixels.
    pub y: f64,
}

/// Finds the pixel at which a screen shows a position.
///
/// * `screen`: The map on the screen.
/// * `position`: Latitude -90 ... 90, longitude any finite value.
///
/// The pixel may lie outside the screen. It belongs to the copy of the world nearest to the center: within 180 degrees
/// of longitude. Latitudes beyond 85.051128 degrees, the edge of the Mercator world, count as 85.051128. Without
/// bearing and pitch, pixels are those of [`grid_lines_pixels()`](crate::grid_lines_pixels) if its origin is the
/// position at the top left corner of the screen. Accurate to a ten-thousandth of a pixel on the screen, at any zoom.
///
/// The formulas, with angles in degrees: let W = `tile_size` * 2^zoom, the width of the world in pixels, e = W/360 *
/// (the difference of longitude from the center to the position), and s = W/(2 pi) * (psi of the center minus psi of
/// the position) with psi = log(tan(45 + latitude/2)). Turn them by the bearing b: u = e cos b + s sin b, v = s cos b
/// - e sin b. The camera is at the distance d = height/(2 tan(`field_of_view`/2)) from the center, and with the pitch
/// p the depth of the position is w = d - v sin p. Then x = width/2 + u d/w and y = height/2 + v cos p d/w. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ZOOM`], [`Status::ERROR_TILE_SIZE`],
/// [`Status::ERROR_PIXELS`] for width and height, [`Status::ERROR_CAMERA`], or [`Status::ERROR_OUT_OF_SIGHT`] if the
/// position lies behind the camera.
pub fn screen_point_to_pixel(screen: &Screen, position: Point) -> Result<ScreenPointToPixel> {
    let mut x = 0.0;
    let mut y = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_screen_point_to_pixel(screen, &position, &mut x, &mut y) };
    Error::check(status)?;
    Ok(ScreenPointToPixel { x, y })
}

/// Finds the pixels at which a screen shows many positions.
///
/// * `screen`: The map on the screen.
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values.
/// * `xs`: Way to the right from the left edge of the screen, in pixels.
/// * `ys`: Way down from the top edge of the screen, in pixels.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] or
/// [`Status::ERROR_OUT_OF_SIGHT`]. Each row equals the result of
/// [`screen_point_to_pixel()`](crate::screen_point_to_pixel). Positions inside structs, such as labels, need not be
/// copied. Since 0.2.
///
/// Time grows with the rows.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ZOOM`], [`Status::ERROR_TILE_SIZE`],
/// [`Status::ERROR_PIXELS`] or [`Status::ERROR_CAMERA`] for the screen.
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn screen_point_to_pixel_batch<'a>(
    screen: &Screen,
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    xs: impl Into<ColumnMut<'a, f64>>,
    ys: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let xs = xs.into();
    let ys = ys.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, xs.rows, ys.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_screen_point_to_pixel_batch(
            screen,
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            xs.pointer,
            xs.stride,
            ys.pointer,
            ys.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the position that a screen shows at a pixel.
///
/// * `screen`: The map on the screen.
/// * `x`: Pixels to the right of the left edge of the screen, within 1e15.
/// * `y`: Pixels below the top edge of the screen, within 1e15.
///
/// Returns: position, longitude in \[-180, 180).
///
/// Pixels need not be whole numbers, and may lie outside the screen. Beyond the northern and southern edge of the
/// Mercator world, the latitude is that of the edge, 85.051128 degrees. Otherwise
/// [`screen_point_to_pixel()`](crate::screen_point_to_pixel) leads back, to a ten-thousandth of a pixel on the screen,
/// unless the pixel is more than 180 degrees of longitude from the center. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] for the center, [`Status::ERROR_ZOOM`],
/// [`Status::ERROR_TILE_SIZE`], [`Status::ERROR_PIXELS`], [`Status::ERROR_CAMERA`], or [`Status::ERROR_OUT_OF_SIGHT`]
/// if the pixel lies above the horizon of [`screen_view()`](crate::screen_view).
pub fn screen_pixel_to_point(screen: &Screen, x: f64, y: f64) -> Result<Point> {
    let mut position = Point::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_screen_pixel_to_point(screen, x, y, &mut position) };
    Error::check(status)?;
    Ok(position)
}

/// Finds the positions that a screen shows at many pixels.
///
/// * `screen`: The map on the screen.
/// * `xs`: Pixels to the right of the left edge of the screen, within 1e15.
/// * `ys`: Pixels below the top edge of the screen, within 1e15.
/// * `latitudes`: Latitudes, in degrees.
/// * `longitudes`: Longitudes, in degrees, in \[-180, 180).
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_PIXELS`] or
/// [`Status::ERROR_OUT_OF_SIGHT`]. Each row equals the result of
/// [`screen_pixel_to_point()`](crate::screen_pixel_to_point). Since 0.2.
///
/// Time grows with the rows.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ZOOM`], [`Status::ERROR_TILE_SIZE`],
/// [`Status::ERROR_PIXELS`] or [`Status::ERROR_CAMERA`] for the screen.
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn screen_pixel_to_point_batch<'a>(
    screen: &Screen,
    xs: impl Into<Column<'a, f64>>,
    ys: impl Into<Column<'a, f64>>,
    latitudes: impl Into<ColumnMut<'a, f64>>,
    longitudes: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let xs = xs.into();
    let ys = ys.into();
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[xs.rows, ys.rows, latitudes.rows, longitudes.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_screen_pixel_to_point_batch(
            screen,
            xs.pointer,
            xs.stride,
            ys.pointer,
            ys.stride,
            count,
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the matrix with which a graphics processor places the pixels of a map on a screen.
///
/// * `screen`: The map on the screen.
///
/// Returns: matrix.
///
/// The matrix takes (x, y, 0, 1) to clip space, where the screen spans -1 ... 1 from left to right and from bottom to
/// top. x and y are pixels of the map, east and down from the center of the screen: what
/// [`grid_lines_pixels()`](crate::grid_lines_pixels) writes if its origin is the center and its view is that of
/// [`screen_view()`](crate::screen_view). The graphics processor clips what lies behind the camera, so lines are whole
/// on a tilted map. There is no depth: z is 0. The matrix depends on width, height, bearing, pitch and field of view
/// only, so the vertices of one center and zoom serve while the map turns. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ZOOM`], [`Status::ERROR_TILE_SIZE`],
/// [`Status::ERROR_PIXELS`] or [`Status::ERROR_CAMERA`].
pub fn screen_matrix(screen: &Screen) -> Result<Matrix> {
    let mut matrix = Matrix::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_screen_matrix(screen, &mut matrix) };
    Error::check(status)?;
    Ok(matrix)
}

/// Finds the camera of a screen, for [`grid_label_places()`](crate::grid_label_places).
///
/// * `screen`: The map on the screen.
///
/// Returns: camera: a plane, with transition 0.
///
/// The camera makes the pixels of [`screen_point_to_pixel()`](crate::screen_point_to_pixel), to a thousandth of a
/// pixel up to zoom 24. A map with a camera of its own, such as a globe or a game, fills in its own matrices instead.
/// Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ZOOM`], [`Status::ERROR_TILE_SIZE`],
/// [`Status::ERROR_PIXELS`] or [`Status::ERROR_CAMERA`].
pub fn screen_camera(screen: &Screen) -> Result<Camera> {
    let mut camera = Camera::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_screen_camera(screen, &mut camera) };
    Error::check(status)?;
    Ok(camera)
}

/// What [`web_mercator_forward()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WebMercatorForward {
    /// Way to the east of the meridian of Greenwich, in meters.
    pub x: f64,
    /// Way to the north of the equator, in meters.
    pub y: f64,
}

/// Projects a position onto the plane of web maps, EPSG:3857.
///
/// * `latitude`: Degrees, between the poles: -90 and 90 are refused.
/// * `longitude`: Degrees; -180 ... 180, where 180 is the east edge of the map, or any finite value, reduced to
///   \[-180, 180).
///
/// The latitudes of the ellipsoid are used as if they were those of a sphere. The square world of tiles ends at
/// 85.051128 degrees, where y is 20,037,508.34 m as x is at 180 degrees; the projection goes on to near the poles.
/// Agrees with PROJ to 10 nm. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] or [`Status::ERROR_POLE`].
pub fn web_mercator_forward(latitude: f64, longitude: f64) -> Result<WebMercatorForward> {
    let mut x = 0.0;
    let mut y = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_web_mercator_forward(latitude, longitude, &mut x, &mut y) };
    Error::check(status)?;
    Ok(WebMercatorForward { x, y })
}

/// Finds the position of a point on the plane of web maps, EPSG:3857.
///
/// * `x`: Meters to the east of the meridian of Greenwich; any finite value.
/// * `y`: Meters to the north of the equator; any finite value.
///
/// Returns: position; longitude in \[-180, 180).
///
/// The map repeats every 40,075,016.69 m. From 240,000 km on the latitude is that of a pole. Agrees with PROJ to 1e-13
/// degrees. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`].
pub fn web_mercator_inverse(x: f64, y: f64) -> Result<Point> {
    let mut out = Point::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_web_mercator_inverse(x, y, &mut out) };
    Error::check(status)?;
    Ok(out)
}

/// Projects many positions onto the plane of web maps, EPSG:3857.
///
/// * `latitudes`: Degrees, between the poles.
/// * `longitudes`: Degrees; as [`web_mercator_forward()`](crate::web_mercator_forward) takes them.
/// * `xs`: Way to the east of the meridian of Greenwich, in meters.
/// * `ys`: Way to the north of the equator, in meters.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] or
/// [`Status::ERROR_POLE`]. Each row equals the result of [`web_mercator_forward()`](crate::web_mercator_forward), bit
/// for bit. Since 0.2.
///
/// Time grows with the rows.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn web_mercator_forward_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    xs: impl Into<ColumnMut<'a, f64>>,
    ys: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let xs = xs.into();
    let ys = ys.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, xs.rows, ys.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_web_mercator_forward_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            xs.pointer,
            xs.stride,
            ys.pointer,
            ys.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the positions of many points on the plane of web maps, EPSG:3857.
///
/// * `xs`: Meters to the east of the meridian of Greenwich.
/// * `ys`: Meters to the north of the equator.
/// * `latitudes`: Latitudes, in degrees.
/// * `longitudes`: Longitudes, in degrees, in \[-180, 180).
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status is [`Status::ERROR_NOT_FINITE`]. Each row equals the result of
/// [`web_mercator_inverse()`](crate::web_mercator_inverse), bit for bit. Since 0.2.
///
/// Time grows with the rows.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn web_mercator_inverse_batch<'a>(
    xs: impl Into<Column<'a, f64>>,
    ys: impl Into<Column<'a, f64>>,
    latitudes: impl Into<ColumnMut<'a, f64>>,
    longitudes: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let xs = xs.into();
    let ys = ys.into();
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[xs.rows, ys.rows, latitudes.rows, longitudes.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_web_mercator_inverse_batch(
            xs.pointer,
            xs.stride,
            ys.pointer,
            ys.stride,
            count,
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the tile that holds a position.
///
/// * `latitude`: Degrees, -90 ... 90; beyond 85.051128 degrees the position lies in the first or the last row.
/// * `longitude`: Degrees; any finite value, reduced to \[-180, 180), so that 180 lies in column 0.
/// * `zoom`: 0 ... 30; the world has 2^zoom columns and rows.
///
/// Returns: tile.
///
/// West and north edges belong to a tile. Positions that are nearer than 0.4 micrometers to the next tile on the map,
/// to the east or south, belong to it, so that the corner of [`tile_bounds()`](crate::tile_bounds) lies in its tile.
/// Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ZOOM`].
pub fn tile_at(latitude: f64, longitude: f64, zoom: u32) -> Result<Tile> {
    let mut out = Tile::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_tile_at(latitude, longitude, zoom, &mut out) };
    Error::check(status)?;
    Ok(out)
}

/// Finds the tiles that hold many positions.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `zoom`: 0 ... 30. It applies to all rows.
/// * `tiles`: Tiles.
/// * `statuses`: The status of each row.
///
/// In a refused row all fields are 4294967295, and its status says why: [`Status::ERROR_NOT_FINITE`] or
/// [`Status::ERROR_LATITUDE`]. Each row equals the result of [`tile_at()`](crate::tile_at). Since 0.2.
///
/// Time grows with the rows.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_ZOOM`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn tile_at_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    zoom: u32,
    tiles: impl Into<ColumnMut<'a, Tile>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let tiles = tiles.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, tiles.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_tile_at_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            zoom,
            tiles.pointer,
            tiles.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the edges of a tile.
///
/// * `tile`: Column, row and zoom.
///
/// Returns: edges in degrees; the east edge of the last column is 180.
///
/// Accurate to a unit in the last place. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_ZOOM`], [`Status::ERROR_TILE`].
pub fn tile_bounds(tile: Tile) -> Result<Bounds> {
    let mut out = Bounds::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_tile_bounds(&tile, &mut out) };
    Error::check(status)?;
    Ok(out)
}

/// As `tile_quadkey_format`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn tile_quadkey_format_into(tile: Tile, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_tile_quadkey_format(&tile, out.as_mut_ptr(), out.len(), &mut needed) };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes the quadkey of a tile.
///
/// * `tile`: Column, row and zoom.
///
/// The quadkey of a tile begins with those of the tiles that contain it. At zoom 0 it is empty. Since 0.2.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_ZOOM`], [`Status::ERROR_TILE`].
#[cfg(feature = "alloc")]
pub fn tile_quadkey_format(tile: Tile) -> Result<String> {
    string(|out| {
        tile_quadkey_format_into(tile, out).map(str::len)
    })
}

/// Reads a quadkey: finds the tile that it names.
///
/// * `text`: ASCII: 1 to 30 digits from 0 to 3.
///
/// Returns: tile.
///
/// Since 0.2.
///
/// Time grows with the bytes of the text.
///
/// # Errors
///
/// [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`], [`Status::ERROR_TEXT_DIGITS`] for more than 30 digits,
/// [`Status::ERROR_OFFSET`] for a size beyond memory.
pub fn tile_quadkey_parse(text: impl AsRef<[u8]>) -> Result<Tile> {
    let text = text.as_ref();
    let mut out = Tile::default();
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_tile_quadkey_parse(text.as_ptr(), text.len(), &mut out, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(out)
}

/// As `tile_cover_bounds`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn tile_cover_bounds_into(bounds: Bounds, zoom: u32, out: &mut [TileRun]) -> Result<&mut [TileRun]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_tile_cover_bounds(&bounds, zoom, out.as_mut_ptr(), out.len(), &mut needed) };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Finds the tiles that bounds touch.
///
/// * `bounds`: The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater than east,
///   the bounds cross the antimeridian; 360 degrees and more are all longitudes.
/// * `zoom`: 0 ... 30.
///
/// Returns: runs of tiles, from north to south and from west to east.
///
/// Each row has one run, or two where the bounds cross the antimeridian. Tiles that the bounds meet only at their
/// south or east edge are not among them, so that the bounds of a tile give this tile; unless the bounds have no
/// height or width. What lies beyond 85.051128 degrees belongs to the first and the last row. Since 0.2.
///
/// Time grows with the rows of tiles.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_VIEW`] if south is greater than north,
/// [`Status::ERROR_ZOOM`] or ; then nothing is left at out to be taken for a result.
#[cfg(feature = "alloc")]
pub fn tile_cover_bounds(bounds: Bounds, zoom: u32) -> Result<Vec<TileRun>> {
    elements(|out| {
        tile_cover_bounds_into(bounds, zoom, out).map(|found| found.len())
    })
}

/// As `tile_cover_polygon`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn tile_cover_polygon_into<'out>(
    points: &[Point],
    rings: &[usize],
    zoom: u32,
    out: &'out mut [TileRun],
) -> Result<&'out mut [TileRun]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_tile_cover_polygon(
            points.as_ptr(),
            points.len(),
            rings.as_ptr(),
            rings.len(),
            zoom,
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Finds the tiles that a polygon touches: with its border or its inside.
///
/// * `points`: The points of all rings, one ring after the other, as [`polygon_measure()`](crate::polygon_measure)
///   takes them.
/// * `rings`: The number of points of each ring: the outer one, then the holes.
/// * `zoom`: 0 ... 30.
///
/// Returns: runs of tiles, from north to south and from west to east.
///
/// A tile is there if [`tile_at()`](crate::tile_at) gives it for any position of the polygon, and no other tile; each
/// is there once. Edges are geodesics; the polygon may cross the antimeridian, and a pole may lie inside. Rings may be
/// of one or two points. Where rings overlap, what lies in an even number of them is outside. A pole that is a point
/// of a ring lies at longitude 0. A tile that the border misses, or meets, by less than a millionth of the width of a
/// tile, or a micrometer if that is more, may be wrong. Since 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with [`Status::ERROR_TOO_MANY_TILES`] beyond a second or two. Slowest input known: a zigzag between
/// the poles of which only the size is asked for.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RINGS`], [`Status::ERROR_COUNT`] if the
/// outer ring has no point, or for more points than an array can hold, [`Status::ERROR_ZOOM`],
/// [`Status::ERROR_TOO_MANY_TILES`] or ; then nothing is left at out to be taken for a result.
#[cfg(feature = "alloc")]
pub fn tile_cover_polygon(points: &[Point], rings: &[usize], zoom: u32) -> Result<Vec<TileRun>> {
    elements(|out| {
        tile_cover_polygon_into(points, rings, zoom, out).map(|found| found.len())
    })
}

/// As `tile_cover_route`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn tile_cover_route_into<'out>(
    points: &[Point],
    half_width: f64,
    zoom: u32,
    out: &'out mut [TileRun],
) -> Result<&'out mut [TileRun]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_tile_cover_route(
            points.as_ptr(),
            points.len(),
            half_width,
            zoom,
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Finds the tiles that a corridor along a route touches.
///
/// * `points`: The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes any finite
///   value.
/// * `half_width`: The corridor is all that lies as near to the route as this, in meters, 0 ... 1,000,000.
/// * `zoom`: 0 ... 30.
///
/// Returns: runs of tiles, from north to south and from west to east.
///
/// All tiles that the corridor touches are there, each once. A tile may be there that it misses by less than a
/// ten-thousandth of the half-width, or by a thousandth of a tile if that is more. The route may cross the
/// antimeridian, and a pole may lie in the corridor. Since 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with [`Status::ERROR_TOO_MANY_TILES`] beyond a second or two. Slowest input known: a zigzag between
/// the poles with a half-width.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_COUNT`] if there is no point, or for more
/// points than an array can hold, [`Status::ERROR_HALF_WIDTH`], [`Status::ERROR_ZOOM`],
/// [`Status::ERROR_TOO_MANY_TILES`] or ; then nothing is left at out to be taken for a result.
#[cfg(feature = "alloc")]
pub fn tile_cover_route(points: &[Point], half_width: f64, zoom: u32) -> Result<Vec<TileRun>> {
    elements(|out| {
        tile_cover_route_into(points, half_width, zoom, out).map(|found| found.len())
    })
}

/// Counts the tiles that bounds touch.
///
/// * `bounds`: The edges in degrees, as [`tile_cover_bounds()`](crate::tile_cover_bounds) takes them.
/// * `min_zoom`: 0 ... 30.
/// * `max_zoom`: 0 ... 30, not below `min_zoom`.
///
/// Returns: number of tiles of all zooms from `min_zoom` to `max_zoom`; where a `size_t` has 32 bits, its largest
/// value stands for all larger ones.
///
/// Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_VIEW`], [`Status::ERROR_ZOOM`] or
/// [`Status::ERROR_LEVELS`] if `min_zoom` is above `max_zoom`.
pub fn tile_count_bounds(bounds: Bounds, min_zoom: u32, max_zoom: u32) -> Result<usize> {
    let mut count = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_tile_count_bounds(&bounds, min_zoom, max_zoom, &mut count) };
    Error::check(status)?;
    Ok(count)
}

/// Counts the tiles that a polygon touches.
///
/// * `points`: The points of all rings, one ring after the other, as [`polygon_measure()`](crate::polygon_measure)
///   takes them.
/// * `rings`: The number of points of each ring: the outer one, then the holes.
/// * `min_zoom`: 0 ... 30.
/// * `max_zoom`: 0 ... 30, not below `min_zoom`.
///
/// Returns: number of tiles of all zooms from `min_zoom` to `max_zoom`; where a `size_t` has 32 bits, its largest
/// value stands for all larger ones.
///
/// The tiles are those of [`tile_cover_polygon()`](crate::tile_cover_polygon). They are counted by runs, so it takes
/// as long as the border is. Since 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with [`Status::ERROR_TOO_MANY_TILES`] beyond a second or two. Slowest input known: a zigzag between
/// the poles of which only the size is asked for.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RINGS`], [`Status::ERROR_COUNT`],
/// [`Status::ERROR_ZOOM`], [`Status::ERROR_LEVELS`] if `min_zoom` is above `max_zoom`, or
/// [`Status::ERROR_TOO_MANY_TILES`].
pub fn tile_count_polygon(points: &[Point], rings: &[usize], min_zoom: u32, max_zoom: u32) -> Result<usize> {
    let mut count = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_tile_count_polygon(
            points.as_ptr(),
            points.len(),
            rings.as_ptr(),
            rings.len(),
            min_zoom,
            max_zoom,
            &mut count,
        )
    };
    Error::check(status)?;
    Ok(count)
}

/// Counts the tiles that a corridor along a route touches.
///
/// * `points`: The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes any finite
///   value.
/// * `half_width`: Meters on either side of the route, 0 ... 1,000,000.
/// * `min_zoom`: 0 ... 30.
/// * `max_zoom`: 0 ... 30, not below `min_zoom`.
///
/// Returns: number of tiles of all zooms from `min_zoom` to `max_zoom`; where a `size_t` has 32 bits, its largest
/// value stands for all larger ones.
///
/// The tiles are those of [`tile_cover_route()`](crate::tile_cover_route). Since 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with [`Status::ERROR_TOO_MANY_TILES`] beyond a second or two. Slowest input known: a zigzag between
/// the poles with a half-width.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_COUNT`], [`Status::ERROR_HALF_WIDTH`],
/// [`Status::ERROR_ZOOM`], [`Status::ERROR_LEVELS`] if `min_zoom` is above `max_zoom`, or
/// [`Status::ERROR_TOO_MANY_TILES`].
pub fn tile_count_route(points: &[Point], half_width: f64, min_zoom: u32, max_zoom: u32) -> Result<usize> {
    let mut count = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_tile_count_route(points.as_ptr(), points.len(), half_width, min_zoom, max_zoom, &mut count)
    };
    Error::check(status)?;
    Ok(count)
}

/// Finds the smallest rectangle of meridians and parallels that contains points.
///
/// * `points`: Latitudes -90 ... 90 degrees, longitudes any finite value.
///
/// Returns: edges in degrees; if west is greater than east, the rectangle crosses the antimeridian.
///
/// What it leaves out is the largest gap between neighboring longitudes. If there is none of a degree, it has all
/// longitudes, -180 to 180. A pole has no longitude, unless there are no other points. Since 0.2.
///
/// Time grows with the points.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], or [`Status::ERROR_COUNT`] if there is no point, or for
/// more points than an array can hold.
pub fn points_bounds(points: &[Point]) -> Result<Bounds> {
    let mut out = Bounds::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_points_bounds(points.as_ptr(), points.len(), &mut out) };
    Error::check(status)?;
    Ok(out)
}

/// Finds center and zoom with which a screen shows all of some bounds.
///
/// * `bounds`: The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater than east,
///   they cross the antimeridian; 360 degrees and more are all longitudes.
/// * `screen`: Its width and height, bearing, field of view and tile size; center, zoom and pitch are not read.
/// * `padding`: Pixels at the edges of the screen that stay free, 0 and more for none.
/// * `max_zoom`: The largest zoom, -4 ... 30.
///
/// Returns: screen with its center and zoom, and without pitch. May be screen.
///
/// The camera is that of MapLibre's cameraForBounds: the middle of the bounds on the map is in the middle of what the
/// padding leaves, and if the map is turned, the bounds fit with all their corners. Latitudes beyond 85.051128
/// degrees, the edge of the Mercator world, count as 85.051128. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_VIEW`] if south is greater than north,
/// [`Status::ERROR_ZOOM`] for `max_zoom`, [`Status::ERROR_TILE_SIZE`], [`Status::ERROR_CAMERA`], or
/// [`Status::ERROR_PIXELS`] for width and height, for padding that leaves no room, or if the bounds would need a zoom
/// below -4.
pub fn screen_fit(bounds: Bounds, screen: &Screen, padding: Option<Padding>, max_zoom: f64) -> Result<Screen> {
    let mut out = Screen::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_screen_fit(&bounds, screen, padding.as_ref().map_or(ptr::null(), |one| one), max_zoom, &mut out)
    };
    Error::check(status)?;
    Ok(out)
}

/// What [`geodesic_inverse()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GeodesicInverse {
    /// Meters.
    pub distance: f64,
    /// Azimuth at from, degrees clockwise from north, in (-180, 180\].
    pub azimuth_from: f64,
    /// Azimuth at to, in the forward direction, in (-180, 180\].
    pub azimuth_to: f64,
}

/// Finds the shortest path between two positions: its length, and its directions at both ends.
///
/// * `from`: Latitude -90 ... 90, longitude any finite value.
/// * `to`: Latitude -90 ... 90, longitude any finite value.
///
/// Works on the WGS 84 ellipsoid, for any pair of positions, including nearly antipodal ones (Karney 2013, sections 4
/// and 5, with the series of order 6). Agrees with GeographicLib to 15 nm. For coincident positions both azimuths are
/// 0. At a pole, the azimuth is measured from the meridian of the longitude given there. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`].
pub fn geodesic_inverse(from: Point, to: Point) -> Result<GeodesicInverse> {
    let mut distance = 0.0;
    let mut azimuth_from = 0.0;
    let mut azimuth_to = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_geodesic_inverse(&from, &to, &mut distance, &mut azimuth_from, &mut azimuth_to) };
    Error::check(status)?;
    Ok(GeodesicInverse { distance, azimuth_from, azimuth_to })
}

/// What [`geodesic_direct()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GeodesicDirect {
    /// Position, its longitude in \[-180, 180).
    pub to: Point,
    /// Azimuth there, in (-180, 180\].
    pub azimuth_to: f64,
}

/// Finds the position at a distance and azimuth from another.
///
/// * `from`: Latitude -90 ... 90, longitude any finite value.
/// * `azimuth`: Degrees clockwise from north; any finite value.
/// * `distance`: Meters, -1e12 ... 1e12; negative: backward.
///
/// Works on the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for distances up to half
/// a turn around the earth. From a pole, the azimuth is measured from the meridian of its longitude: azimuth 0 leads
/// from the north pole down the opposite meridian. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] or [`Status::ERROR_DISTANCE`].
pub fn geodesic_direct(from: Point, azimuth: f64, distance: f64) -> Result<GeodesicDirect> {
    let mut to = Point::default();
    let mut azimuth_to = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_geodesic_direct(&from, azimuth, distance, &mut to, &mut azimuth_to) };
    Error::check(status)?;
    Ok(GeodesicDirect { to, azimuth_to })
}

/// Finds the shortest paths of many pairs of positions.
///
/// * `from_latitudes`: Latitudes of the starts, degrees, -90 ... 90.
/// * `from_longitudes`: Longitudes of the starts, degrees; any finite values.
/// * `to_latitudes`: Latitudes of the ends, degrees, -90 ... 90.
/// * `to_longitudes`: Longitudes of the ends, degrees; any finite values.
/// * `distances`: Distances, in meters.
/// * `azimuths_from`: Azimuths at the starts, in degrees.
/// * `azimuths_to`: Azimuths at the ends, in degrees.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_LATITUDE`] or [`Status::ERROR_NOT_FINITE`].
/// Each row equals the result of [`geodesic_inverse()`](crate::geodesic_inverse), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn geodesic_inverse_batch<'a>(
    from_latitudes: impl Into<Column<'a, f64>>,
    from_longitudes: impl Into<Column<'a, f64>>,
    to_latitudes: impl Into<Column<'a, f64>>,
    to_longitudes: impl Into<Column<'a, f64>>,
    distances: impl Into<ColumnMut<'a, f64>>,
    azimuths_from: impl Into<ColumnMut<'a, f64>>,
    azimuths_to: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let from_latitudes = from_latitudes.into();
    let from_longitudes = from_longitudes.into();
    let to_latitudes = to_latitudes.into();
    let to_longitudes = to_longitudes.into();
    let distances = distances.into();
    let azimuths_from = azimuths_from.into();
    let azimuths_to = azimuths_to.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[
        from_latitudes.rows,
        from_longitudes.rows,
        to_latitudes.rows,
        to_longitudes.rows,
        distances.rows,
        azimuths_from.rows,
        azimuths_to.rows,
        statuses.rows,
    ]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_geodesic_inverse_batch(
            from_latitudes.pointer,
            from_latitudes.stride,
            from_longitudes.pointer,
            from_longitudes.stride,
            to_latitudes.pointer,
            to_latitudes.stride,
            to_longitudes.pointer,
            to_longitudes.stride,
            count,
            distances.pointer,
            distances.stride,
            azimuths_from.pointer,
            azimuths_from.stride,
            azimuths_to.pointer,
            azimuths_to.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the positions at many distances and directions.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `azimuths`: Azimuths at the starts, degrees clockwise from north; any finite values.
/// * `distances`: Meters, -1e12 ... 1e12; negative: backward.
/// * `to_latitudes`: Latitudes of the ends, in degrees.
/// * `to_longitudes`: Longitudes of the ends, in degrees, in \[-180, 180).
/// * `azimuths_to`: Azimuths at the ends, in degrees.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`] or
/// [`Status::ERROR_DISTANCE`]. Each row equals the result of [`geodesic_direct()`](crate::geodesic_direct), bit for
/// bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn geodesic_direct_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    azimuths: impl Into<Column<'a, f64>>,
    distances: impl Into<Column<'a, f64>>,
    to_latitudes: impl Into<ColumnMut<'a, f64>>,
    to_longitudes: impl Into<ColumnMut<'a, f64>>,
    azimuths_to: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let azimuths = azimuths.into();
    let distances = distances.into();
    let to_latitudes = to_latitudes.into();
    let to_longitudes = to_longitudes.into();
    let azimuths_to = azimuths_to.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[
        latitudes.rows,
        longitudes.rows,
        azimuths.rows,
        distances.rows,
        to_latitudes.rows,
        to_longitudes.rows,
        azimuths_to.rows,
        statuses.rows,
    ]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_geodesic_direct_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            azimuths.pointer,
            azimuths.stride,
            distances.pointer,
            distances.stride,
            count,
            to_latitudes.pointer,
            to_latitudes.stride,
            to_longitudes.pointer,
            to_longitudes.stride,
            azimuths_to.pointer,
            azimuths_to.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `geodesic_line`, into memory of the caller, which must be exactly as long as there are results.
///
/// # Panics
///
/// If it is not.
pub fn geodesic_line_into(
    from: Point,
    azimuth: f64,
    distances: &[f64],
    points: &mut [Point],
    azimuths: Option<&mut [f64]>,
) -> Result<()> {
    rows(&[distances.len(), points.len(), azimuths.as_deref().map_or(distances.len(), <[_]>::len)]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_geodesic_line(
            &from,
            azimuth,
            distances.as_ptr(),
            distances.len(),
            points.as_mut_ptr(),
            azimuths.map_or(ptr::null_mut(), |all| all.as_mut_ptr()),
        )
    };
    Error::check(status)
}

/// What [`geodesic_line()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GeodesicLine {
    /// Count positions.
    pub points: Vec<Point>,
    /// Azimuth at each position.
    pub azimuths: Vec<f64>,
}

/// Computes positions along a geodesic.
///
/// * `from`: Where it starts; latitude -90 ... 90, longitude any finite value.
/// * `azimuth`: The azimuth there, degrees; any finite value.
/// * `distances`: Distances from the start, meters, -1e12 ... 1e12, in any order.
///
/// Each position equals the result of [`geodesic_direct()`](crate::geodesic_direct), bit for bit. Since 0.1.
///
/// Time grows with the distances.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_DISTANCE`].
#[cfg(feature = "alloc")]
pub fn geodesic_line(from: Point, azimuth: f64, distances: &[f64]) -> Result<GeodesicLine> {
    let mut points = room(distances.len())?;
    let mut azimuths = room(distances.len())?;
    geodesic_line_into(from, azimuth, distances, &mut points, Some(&mut azimuths))?;
    Ok(GeodesicLine { points, azimuths })
}

/// As `geodesic_points`, into memory of the caller, which must be exactly as long as there are results.
///
/// # Panics
///
/// If it is not.
pub fn geodesic_points_into(from: Point, to: Point, points: &mut [Point], azimuths: Option<&mut [f64]>) -> Result<()> {
    rows(&[points.len(), azimuths.as_deref().map_or(points.len(), <[_]>::len)]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_geodesic_points(
            &from,
            &to,
            points.len(),
            points.as_mut_ptr(),
            azimuths.map_or(ptr::null_mut(), |all| all.as_mut_ptr()),
        )
    };
    Error::check(status)
}

/// What [`geodesic_points()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GeodesicPoints {
    /// Count positions; the first and the last are the ends, with reduced longitudes.
    pub points: Vec<Point>,
    /// Azimuth at each position.
    pub azimuths: Vec<f64>,
}

/// Computes evenly spaced positions on the shortest path between two positions.
///
/// * `from`: The first one; latitude -90 ... 90, longitude any finite value.
/// * `to`: The last one; latitude -90 ... 90, longitude any finite value.
/// * `count`: Number of positions, including both ends; 1 gives from.
///
/// Since 0.1.
///
/// Time grows with the azimuths.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] or [`Status::ERROR_COUNT`] (for a count too large for any
/// array).
#[cfg(feature = "alloc")]
pub fn geodesic_points(from: Point, to: Point, count: usize) -> Result<GeodesicPoints> {
    let mut points = room(count)?;
    let mut azimuths = room(count)?;
    geodesic_points_into(from, to, &mut points, Some(&mut azimuths))?;
    Ok(GeodesicPoints { points, azimuths })
}

/// What [`sphere_inverse()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SphereInverse {
    /// Distance in meters, 0 ... π [`MEAN_RADIUS`].
    pub distance: f64,
    /// Azimuth at from in degrees, clockwise from north, in (-180, 180\].
    pub azimuth_from: f64,
    /// Azimuth at to, in the forward direction.
    pub azimuth_to: f64,
}

/// Measures the great circle between two positions on the sphere of the mean radius.
///
/// * `from`: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to \[-180, 180).
/// * `to`: The other end: latitude -90 ... 90, longitude any finite value.
///
/// Uses the haversine formula, accurate to 10 nm on the sphere. Distances on the ellipsoid differ by up to 0.56 %: see
/// [`geodesic_inverse()`](crate::geodesic_inverse). At a pole, azimuths are measured from the meridian of the
/// longitude given there. For coincident positions both azimuths are 0. Antipodes are joined over the north pole.
/// Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`] or .
pub fn sphere_inverse(from: Point, to: Point) -> Result<SphereInverse> {
    let mut distance = 0.0;
    let mut azimuth_from = 0.0;
    let mut azimuth_to = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_sphere_inverse(&from, &to, &mut distance, &mut azimuth_from, &mut azimuth_to) };
    Error::check(status)?;
    Ok(SphereInverse { distance, azimuth_from, azimuth_to })
}

/// What [`sphere_direct()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SphereDirect {
    /// End; longitude in \[-180, 180).
    pub to: Point,
    /// Azimuth there in degrees, in (-180, 180\].
    pub azimuth_to: f64,
}

/// Finds the position at a distance along a great circle, on the sphere of the mean radius.
///
/// * `from`: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to \[-180, 180).
/// * `azimuth`: Degrees, clockwise from north; any finite value.
/// * `distance`: Meters, -1e12 ... 1e12; negative: backward.
///
/// Accurate to 10 nm on the sphere. From a pole, the azimuth is measured from the meridian of its longitude. Since
/// 0.1.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_DISTANCE`] or .
pub fn sphere_direct(from: Point, azimuth: f64, distance: f64) -> Result<SphereDirect> {
    let mut to = Point::default();
    let mut azimuth_to = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_sphere_direct(&from, azimuth, distance, &mut to, &mut azimuth_to) };
    Error::check(status)?;
    Ok(SphereDirect { to, azimuth_to })
}

/// Measures many great circles on the sphere of the mean radius.
///
/// * `from_latitudes`: Latitudes of the starts, degrees, -90 ... 90.
/// * `from_longitudes`: Longitudes of the starts, degrees; any finite values.
/// * `to_latitudes`: Latitudes of the ends, degrees, -90 ... 90.
/// * `to_longitudes`: Longitudes of the ends, degrees; any finite values.
/// * `distances`: Distances, in meters.
/// * `azimuths_from`: Azimuths at the starts, in degrees.
/// * `azimuths_to`: Azimuths at the ends, in degrees.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_LATITUDE`] or [`Status::ERROR_NOT_FINITE`].
/// Each row equals the result of [`sphere_inverse()`](crate::sphere_inverse), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn sphere_inverse_batch<'a>(
    from_latitudes: impl Into<Column<'a, f64>>,
    from_longitudes: impl Into<Column<'a, f64>>,
    to_latitudes: impl Into<Column<'a, f64>>,
    to_longitudes: impl Into<Column<'a, f64>>,
    distances: impl Into<ColumnMut<'a, f64>>,
    azimuths_from: impl Into<ColumnMut<'a, f64>>,
    azimuths_to: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let from_latitudes = from_latitudes.into();
    let from_longitudes = from_longitudes.into();
    let to_latitudes = to_latitudes.into();
    let to_longitudes = to_longitudes.into();
    let distances = distances.into();
    let azimuths_from = azimuths_from.into();
    let azimuths_to = azimuths_to.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[
        from_latitudes.rows,
        from_longitudes.rows,
        to_latitudes.rows,
        to_longitudes.rows,
        distances.rows,
        azimuths_from.rows,
        azimuths_to.rows,
        statuses.rows,
    ]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_sphere_inverse_batch(
            from_latitudes.pointer,
            from_latitudes.stride,
            from_longitudes.pointer,
            from_longitudes.stride,
            to_latitudes.pointer,
            to_latitudes.stride,
            to_longitudes.pointer,
            to_longitudes.stride,
            count,
            distances.pointer,
            distances.stride,
            azimuths_from.pointer,
            azimuths_from.stride,
            azimuths_to.pointer,
            azimuths_to.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the positions at distances along many great circles, on the sphere of the mean radius.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `azimuths`: Azimuths at the starts, degrees clockwise from north; any finite values.
/// * `distances`: Meters, -1e12 ... 1e12; negative: backward.
/// * `to_latitudes`: Latitudes of the ends, in degrees.
/// * `to_longitudes`: Longitudes of the ends, in degrees, in \[-180, 180).
/// * `azimuths_to`: Azimuths at the ends, in degrees.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`] or
/// [`Status::ERROR_DISTANCE`]. Each row equals the result of [`sphere_direct()`](crate::sphere_direct), bit for bit.
/// Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn sphere_direct_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    azimuths: impl Into<Column<'a, f64>>,
    distances: impl Into<Column<'a, f64>>,
    to_latitudes: impl Into<ColumnMut<'a, f64>>,
    to_longitudes: impl Into<ColumnMut<'a, f64>>,
    azimuths_to: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let azimuths = azimuths.into();
    let distances = distances.into();
    let to_latitudes = to_latitudes.into();
    let to_longitudes = to_longitudes.into();
    let azimuths_to = azimuths_to.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[
        latitudes.rows,
        longitudes.rows,
        azimuths.rows,
        distances.rows,
        to_latitudes.rows,
        to_longitudes.rows,
        azimuths_to.rows,
        statuses.rows,
    ]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_sphere_direct_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            azimuths.pointer,
            azimuths.stride,
            distances.pointer,
            distances.stride,
            count,
            to_latitudes.pointer,
            to_latitudes.stride,
            to_longitudes.pointer,
            to_longitudes.stride,
            azimuths_to.pointer,
            azimuths_to.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// What [`rhumb_inverse()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RhumbInverse {
    /// Distance in meters.
    pub distance: f64,
    /// Azimuth in degrees, clockwise from north, in (-180, 180\].
    pub azimuth: f64,
}

/// Measures the rhumb line between two positions, the line of constant azimuth.
///
/// * `from`: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to \[-180, 180).
/// * `to`: The other end: latitude -90 ... 90, longitude any finite value.
///
/// Works on the ellipsoid, accurate to 15 nm. The line is the one that goes less than half around the earth; between
/// opposite meridians, the one that goes east. To or from a pole it is a meridian: the azimuth is 0 or 180. For
/// coincident positions the azimuth is 0. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`] or .
pub fn rhumb_inverse(from: Point, to: Point) -> Result<RhumbInverse> {
    let mut distance = 0.0;
    let mut azimuth = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_rhumb_inverse(&from, &to, &mut distance, &mut azimuth) };
    Error::check(status)?;
    Ok(RhumbInverse { distance, azimuth })
}

/// Finds the position at a distance along a rhumb line, the line of constant azimuth.
///
/// * `from`: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to \[-180, 180).
/// * `azimuth`: Degrees, clockwise from north; any finite value.
/// * `distance`: Meters, -1e12 ... 1e12; negative: backward.
///
/// Returns: end; longitude in \[-180, 180).
///
/// Works on the ellipsoid, accurate to 15 nm; beyond one turn around the earth, the last digits of the longitude are
/// lost. A rhumb line winds around a pole infinitely often, so a line that begins or ends there keeps its longitude.
/// Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_DISTANCE`] (also if the line reaches a
/// pole first).
pub fn rhumb_direct(from: Point, azimuth: f64, distance: f64) -> Result<Point> {
    let mut to = Point::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_rhumb_direct(&from, azimuth, distance, &mut to) };
    Error::check(status)?;
    Ok(to)
}

/// Measures many rhumb lines.
///
/// * `from_latitudes`: Latitudes of the starts, degrees, -90 ... 90.
/// * `from_longitudes`: Longitudes of the starts, degrees; any finite values.
/// * `to_latitudes`: Latitudes of the ends, degrees, -90 ... 90.
/// * `to_longitudes`: Longitudes of the ends, degrees; any finite values.
/// * `distances`: Distances, in meters.
/// * `azimuths`: Azimuths, in degrees.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_LATITUDE`] or [`Status::ERROR_NOT_FINITE`].
/// Each row equals the result of [`rhumb_inverse()`](crate::rhumb_inverse), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn rhumb_inverse_batch<'a>(
    from_latitudes: impl Into<Column<'a, f64>>,
    from_longitudes: impl Into<Column<'a, f64>>,
    to_latitudes: impl Into<Column<'a, f64>>,
    to_longitudes: impl Into<Column<'a, f64>>,
    distances: impl Into<ColumnMut<'a, f64>>,
    azimuths: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let from_latitudes = from_latitudes.into();
    let from_longitudes = from_longitudes.into();
    let to_latitudes = to_latitudes.into();
    let to_longitudes = to_longitudes.into();
    let distances = distances.into();
    let azimuths = azimuths.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[
        from_latitudes.rows,
        from_longitudes.rows,
        to_latitudes.rows,
        to_longitudes.rows,
        distances.rows,
        azimuths.rows,
        statuses.rows,
    ]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_rhumb_inverse_batch(
            from_latitudes.pointer,
            from_latitudes.stride,
            from_longitudes.pointer,
            from_longitudes.stride,
            to_latitudes.pointer,
            to_latitudes.stride,
            to_longitudes.pointer,
            to_longitudes.stride,
            count,
            distances.pointer,
            distances.stride,
            azimuths.pointer,
            azimuths.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the positions at distances along many rhumb lines.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `azimuths`: Azimuths at the starts, degrees clockwise from north; any finite values.
/// * `distances`: Meters, -1e12 ... 1e12; negative: backward.
/// * `to_latitudes`: Latitudes of the ends, in degrees.
/// * `to_longitudes`: Longitudes of the ends, in degrees, in \[-180, 180).
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`] or
/// [`Status::ERROR_DISTANCE`]. Each row equals the result of [`rhumb_direct()`](crate::rhumb_direct), bit for bit.
/// Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn rhumb_direct_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    azimuths: impl Into<Column<'a, f64>>,
    distances: impl Into<Column<'a, f64>>,
    to_latitudes: impl Into<ColumnMut<'a, f64>>,
    to_longitudes: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let azimuths = azimuths.into();
    let distances = distances.into();
    let to_latitudes = to_latitudes.into();
    let to_longitudes = to_longitudes.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[
        latitudes.rows,
        longitudes.rows,
        azimuths.rows,
        distances.rows,
        to_latitudes.rows,
        to_longitudes.rows,
        statuses.rows,
    ]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_rhumb_direct_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            azimuths.pointer,
            azimuths.stride,
            distances.pointer,
            distances.stride,
            count,
            to_latitudes.pointer,
            to_latitudes.stride,
            to_longitudes.pointer,
            to_longitudes.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `rhumb_points`, into memory of the caller, which must be exactly as long as there are results.
///
/// # Panics
///
/// If it is not.
pub fn rhumb_points_into(from: Point, to: Point, points: &mut [Point]) -> Result<()> {
    rows(&[points.len()]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_rhumb_points(&from, &to, points.len(), points.as_mut_ptr()) };
    Error::check(status)
}

/// Computes evenly spaced positions on the shorter rhumb line between two positions.
///
/// * `from`: The first one; latitude -90 ... 90, longitude any finite value.
/// * `to`: The last one; latitude -90 ... 90, longitude any finite value.
/// * `count`: Number of positions, including both ends; 1 gives from.
///
/// Use this to draw a rhumb line on a map that is not a Mercator map. Each position equals the result of
/// [`rhumb_direct()`](crate::rhumb_direct). To or from a pole the line is the meridian of the other end. Since 0.2.
///
/// Time grows with the points of the result.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] or [`Status::ERROR_COUNT`] (for a count too large for any
/// array).
#[cfg(feature = "alloc")]
pub fn rhumb_points(from: Point, to: Point, count: usize) -> Result<Vec<Point>> {
    let mut points = room(count)?;
    rhumb_points_into(from, to, &mut points)?;
    Ok(points)
}

/// What [`geodesic_grid_inverse()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GeodesicGridInverse {
    /// Distance on the ellipsoid in meters, as from [`geodesic_inverse()`](crate::geodesic_inverse), not the distance
    /// on the map.
    pub distance: f64,
    /// Grid bearing at from in degrees, clockwise from grid north, in (-180, 180\]: the azimuth minus the meridian
    /// convergence.
    pub bearing_from: f64,
    /// Grid bearing at to, in the forward direction.
    pub bearing_to: f64,
}

/// Measures the geodesic between two positions, with bearings from grid north.
///
/// * `from`: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to \[-180, 180).
/// * `to`: The other end: latitude -90 ... 90, longitude any finite value.
/// * `zone`: [`ZONE_STANDARD`]; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///   and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). [`ZONE_STANDARD`] is the standard zone of
///   from. The zone applies to both ends.
///
/// The bearings are those of the geodesic at its ends. On the map the geodesic is a curve, so they differ slightly
/// from the bearing of the straight line between the grid coordinates. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_ZONE`], [`Status::ERROR_TOO_FAR`] (the
/// zone does not reach one of the ends) or .
pub fn geodesic_grid_inverse(from: Point, to: Point, zone: i32) -> Result<GeodesicGridInverse> {
    let mut distance = 0.0;
    let mut bearing_from = 0.0;
    let mut bearing_to = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_geodesic_grid_inverse(&from, &to, zone, &mut distance, &mut bearing_from, &mut bearing_to)
    };
    Error::check(status)?;
    Ok(GeodesicGridInverse { distance, bearing_from, bearing_to })
}

/// What [`geodesic_grid_direct()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GeodesicGridDirect {
    /// End; longitude in \[-180, 180).
    pub to: Point,
    /// Grid bearing there in degrees, in (-180, 180\], and then the end may lie where the zone does not reach.
    pub bearing_to: f64,
}

/// Finds the position at a distance along a geodesic that starts at a bearing from grid north.
///
/// * `from`: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to \[-180, 180).
/// * `zone`: [`ZONE_STANDARD`]; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///   and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). [`ZONE_STANDARD`] is the standard zone of
///   from. The zone applies to both ends.
/// * `bearing`: Degrees, clockwise from grid north; any finite value.
/// * `distance`: Meters on the ellipsoid, -1e12 ... 1e12; negative: backward.
///
/// This is [`geodesic_direct()`](crate::geodesic_direct) with the bearing plus the meridian convergence at from as the
/// azimuth. Since 0.1.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_DISTANCE`], [`Status::ERROR_ZONE`],
/// [`Status::ERROR_TOO_FAR`] or .
pub fn geodesic_grid_direct(from: Point, zone: i32, bearing: f64, distance: f64) -> Result<GeodesicGridDirect> {
    let mut to = Point::default();
    let mut bearing_to = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_geodesic_grid_direct(&from, zone, bearing, distance, &mut to, &mut bearing_to) };
    Error::check(status)?;
    Ok(GeodesicGridDirect { to, bearing_to })
}

/// Computes the magnetic field of the earth at a position.
///
/// * `latitude`: Degrees, -90 ... 90.
/// * `longitude`: Degrees; any finite value, reduced to \[-180, 180). At a pole it names the meridian that is north or
///   south.
/// * `height`: Meters above the ellipsoid, -1000 ... 850,000.
/// * `year`: Decimal year, from 5 years before the epoch of the model to 10 years after it: 2020 ... 2035 with the
///   built-in model. [`decimal_year()`](crate::decimal_year) makes one of a time.
/// * `model`: A model that [`magnetic_model_parse()`](crate::magnetic_model_parse) stored, or none for the built-in
///   one, WMM2025.
///
/// Returns: field.
///
/// WMM2025 is the World Magnetic Model of the US National Centers for Environmental Information and the British
/// Geological Survey for 2025.0 to 2030.0; its coefficients are a work of the US government. Outside the 5 years from
/// the epoch of a model [`MagneticFlags::OUT_OF_DATE`] is set. The field is that of the earth's core: iron nearby, the
/// crust and magnetic storms turn a compass further. uncertainty is the error of the declination by the error model of
/// WMM2025, sqrt(0.26^2 + (5417/H)^2) degrees with H in nT, and never more than 180.
///
/// The sums of WMM2025's technical report, section 1.2, equations 4 to 20, without a division by the cosine of the
/// latitude. Agrees with GeographicLib to 1e-6 nT, and to 1e-9 degrees where H is above 2000 nT. Where the horizontal
/// field is 0, the declination and its rate are 0 and the inclination is 90 or -90 degrees; where the whole field is
/// 0, all angles are. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_HEIGHT`], [`Status::ERROR_YEAR`],
/// [`Status::ERROR_MAGNETIC_MODEL`].
pub fn magnetic_compute(
    latitude: f64,
    longitude: f64,
    height: f64,
    year: f64,
    model: Option<&MagneticModel>,
) -> Result<MagneticField> {
    let mut out = MagneticField::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_magnetic_compute(latitude, longitude, height, year, model.map_or(ptr::null(), |one| one), &mut out)
    };
    Error::check(status)?;
    Ok(out)
}

/// Computes the magnetic declination at many positions.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `heights`: Meters above the ellipsoid, -1000 ... 850,000.
/// * `years`: Decimal years, in the range of [`magnetic_compute()`](crate::magnetic_compute).
/// * `model`: A model that [`magnetic_model_parse()`](crate::magnetic_model_parse) stored, or none for the built-in
///   one, WMM2025. It applies to all rows.
/// * `declinations`: Declinations, in degrees, in (-180, 180\].
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`],
/// [`Status::ERROR_HEIGHT`] or [`Status::ERROR_YEAR`]. Each row equals the declination of
/// [`magnetic_compute()`](crate::magnetic_compute), bit for bit. Since 0.2.
///
/// Time grows with the rows. Slowest input known: a model of the caller, whose 361 numbers are checked in each call.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_MAGNETIC_MODEL`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn magnetic_declination_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    heights: impl Into<Column<'a, f64>>,
    years: impl Into<Column<'a, f64>>,
    model: Option<&MagneticModel>,
    declinations: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let heights = heights.into();
    let years = years.into();
    let declinations = declinations.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[
        latitudes.rows,
        longitudes.rows,
        heights.rows,
        years.rows,
        declinations.rows,
        statuses.rows,
    ]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_magnetic_declination_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            heights.pointer,
            heights.stride,
            years.pointer,
            years.stride,
            count,
            model.map_or(ptr::null(), |one| one),
            declinations.pointer,
            declinations.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Reads a magnetic model from a file of coefficients (.COF), as the World Magnetic Model is published.
///
/// * `text`: ASCII: a line with the epoch, the name and the date; for each degree from 1 to 12 and each order from 0
///   to the degree, in any sequence, a line with degree, order, g and h in nT, and their changes a year; a line of
///   nines.
///
/// Returns: model. Must not overlap text.
///
/// Blanks separate the numbers, which may have a sign and a decimal point but no exponent; up to 15 digits are read
/// exactly. What follows the line of nines is not read, and it may be missing. The name is cut after 23 bytes, its
/// letters are in upper case. Models of a higher degree (WMMHR) are refused. Since 0.2.
///
/// Time grows with the bytes of the text, which are read twice, up to 90 lines. Slowest input known: a long first
/// line.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_BYTE`],
/// [`Status::ERROR_TEXT_NUMBER`] where a number of a sensible size was expected, [`Status::ERROR_TEXT_REST`],
/// [`Status::ERROR_TEXT_INCOMPLETE`], [`Status::ERROR_YEAR`] for an epoch outside 1 to 9999, or
/// [`Status::ERROR_MAGNETIC_TERM`].
pub fn magnetic_model_parse(text: impl AsRef<[u8]>) -> Result<MagneticModel> {
    let text = text.as_ref();
    let mut out = MagneticModel::default();
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_magnetic_model_parse(text.as_ptr(), text.len(), &mut out, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(out)
}

/// Finds the decimal year of a time.
///
/// * `seconds`: Seconds since the beginning of 1970 in UTC without leap seconds, as time() and the clocks of most
///   systems count them; -62,135,596,800 ... 253,402,300,800, which are the years 1 to 9999. Milliseconds are refused.
///
/// Returns: year with the part of it that has passed: 2024.5 is the middle of 2024, a leap year.
///
/// Years are those of the Gregorian calendar, also before 1582. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_YEAR`].
pub fn decimal_year(seconds: f64) -> Result<f64> {
    let mut year = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_decimal_year(seconds, &mut year) };
    Error::check(status)?;
    Ok(year)
}

/// Computes the angles between true, grid and magnetic north at a position.
///
/// * `latitude`: Degrees, -90 ... 90.
/// * `longitude`: Degrees; any finite value, reduced to \[-180, 180).
/// * `height`: Meters above the ellipsoid, -1000 ... 850,000.
/// * `year`: Decimal year, in the range of [`magnetic_compute()`](crate::magnetic_compute).
/// * `zone`: [`ZONE_STANDARD`]; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///   and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
/// * `model`: A model that [`magnetic_model_parse()`](crate::magnetic_model_parse) stored, or none for the built-in
///   one, WMM2025.
///
/// Returns: angles in degrees, in (-180, 180\], and the zone.
///
/// The convergence is that of [`utm_factors()`](crate::utm_factors), the declination that of
/// [`magnetic_compute()`](crate::magnetic_compute), and the grid-magnetic angle is the declination minus the
/// convergence: maps print it in the margin. [`azimuth_convert()`](crate::azimuth_convert) applies them. At a pole,
/// the longitude names the meridian that is north or south. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_LATITUDE`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_HEIGHT`], [`Status::ERROR_YEAR`],
/// [`Status::ERROR_ZONE`], [`Status::ERROR_TOO_FAR`] (the zone does not reach the position),
/// [`Status::ERROR_MAGNETIC_MODEL`].
pub fn norths_compute(
    latitude: f64,
    longitude: f64,
    height: f64,
    year: f64,
    zone: i32,
    model: Option<&MagneticModel>,
) -> Result<Norths> {
    let mut out = Norths::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_norths_compute(latitude, longitude, height, year, zone, model.map_or(ptr::null(), |one| one), &mut out)
    };
    Error::check(status)?;
    Ok(out)
}

/// Converts an azimuth from one north to another.
///
/// * `azimuth`: Degrees, clockwise from the north from; any finite value.
/// * `from`: [`North::TRUE`], [`North::GRID`] or [`North::MAGNETIC`].
/// * `to`: The north from which the result is counted: the same values.
/// * `norths`: The angles between the norths where the azimuth is taken, from
///   [`norths_compute()`](crate::norths_compute). Only convergence and declination are read, in degrees; any finite
///   values.
///
/// Returns: azimuth in degrees, in (-180, 180\].
///
/// An azimuth from grid north is the true azimuth minus the convergence, one from magnetic north the true azimuth
/// minus the declination. It takes the grid bearings of [`geodesic_grid_inverse()`](crate::geodesic_grid_inverse) and
/// [`geodesic_grid_direct()`](crate::geodesic_grid_direct) as well, if norths are those of the same zone. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_NORTH`].
pub fn azimuth_convert(azimuth: f64, from: North, to: North, norths: &Norths) -> Result<f64> {
    let mut out = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_azimuth_convert(azimuth, from.raw(), to.raw(), norths, &mut out) };
    Error::check(status)?;
    Ok(out)
}

/// Measures a route: points joined by geodesics.
///
/// * `points`: Latitudes -90 ... 90 degrees, longitudes any finite value.
///
/// Returns: length in meters; 0 for fewer than two points.
///
/// Each segment is accurate to 15 nm, and adding them up loses nothing. Between opposite points of the earth there are
/// several shortest geodesics; the route follows one of them. Since 0.1.
///
/// Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], or [`Status::ERROR_COUNT`] for more points than an array
/// can hold.
pub fn route_length(points: &[Point]) -> Result<f64> {
    let mut length = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_route_length(points.as_ptr(), points.len(), &mut length) };
    Error::check(status)?;
    Ok(length)
}

/// As `route_distances`, into memory of the caller, which must be exactly as long as there are results.
///
/// # Panics
///
/// If it is not.
pub fn route_distances_into(points: &[Point], distances: &mut [f64]) -> Result<()> {
    rows(&[points.len(), distances.len()]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_route_distances(points.as_ptr(), points.len(), distances.as_mut_ptr()) };
    Error::check(status)
}

/// Measures a route up to each of its points.
///
/// * `points`: Latitudes -90 ... 90 degrees, longitudes any finite value.
///
/// The last length is the result of [`route_length()`](crate::route_length). Since 0.1.
///
/// Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], or [`Status::ERROR_COUNT`] for more points than an array
/// can hold.
#[cfg(feature = "alloc")]
pub fn route_distances(points: &[Point]) -> Result<Vec<f64>> {
    let mut distances = room(points.len())?;
    route_distances_into(points, &mut distances)?;
    Ok(distances)
}

/// What [`route_point()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RoutePoint {
    /// Point.
    pub point: Point,
    /// Direction of the route there, degrees in (-180, 180\].
    pub azimuth: f64,
    /// Index of the point at which the segment begins.
    pub segment: usize,
}

/// Finds the point of a route at a distance along it.
///
/// * `points`: Latitudes -90 ... 90 degrees, longitudes any finite value.
/// * `distance`: Meters from the first point, from 0 to the length of the route. A distance beyond the end by up to a
///   nanometer for each point, or by the last digit of a long distance, counts as the end.
///
/// Accurate to 15 nm. A vertex belongs to the segment that begins there, the last vertex to the last segment. Segments
/// without length, between two equal points, are skipped. Since 0.1.
///
/// Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_DISTANCE`], or [`Status::ERROR_COUNT`]
/// for no points, or more than an array can hold.
pub fn route_point(points: &[Point], distance: f64) -> Result<RoutePoint> {
    let mut point = Point::default();
    let mut azimuth = 0.0;
    let mut segment = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_route_point(points.as_ptr(), points.len(), distance, &mut point, &mut azimuth, &mut segment)
    };
    Error::check(status)?;
    Ok(RoutePoint { point, azimuth, segment })
}

/// Finds where a route comes nearest to a position.
///
/// * `points`: Latitudes -90 ... 90 degrees, longitudes any finite value.
/// * `position`: Latitude -90 ... 90 degrees, longitude any finite value.
///
/// Returns: nearest point, its distance along the route, its distance from the position (cross-track), negative if the
/// position lies to the left, the direction of the route and the segment.
///
/// Accurate to 20 nm; if several places are equally near, the result is one of them. A bound excludes segments that
/// cannot be the nearest, so a route of 10,000 points takes a few milliseconds. At a bend to the left, a position is
/// on the left if it is to the left of both segments; at a bend to the right, of either. A vertex belongs to the
/// segment that begins there, the last vertex to the last segment. Since 0.1.
///
/// Time grows with the points. Slowest input known: all points equally far, so that each edge is searched in up to 96
/// steps.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], or [`Status::ERROR_COUNT`] for no points, or more than an
/// array can hold.
pub fn route_nearest(points: &[Point], position: Point) -> Result<RoutePlace> {
    let mut place = RoutePlace::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_route_nearest(points.as_ptr(), points.len(), &position, &mut place) };
    Error::check(status)?;
    Ok(place)
}

/// Finds where a route comes nearest to many positions.
///
/// * `points`: The points of the route; latitudes -90 ... 90, any finite longitudes.
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `places`: Places.
/// * `statuses`: The status of each row.
///
/// In a refused row, every floating-point field is NaN and every other field is 0; its status is
/// [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`]. Each row equals the result of
/// [`route_nearest()`](crate::route_nearest), bit for bit. Since 0.2.
///
/// Time grows with the points times the rows. Slowest input known: all points equally far, so that each edge is
/// searched in up to 96 steps.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_COUNT`] for no points, [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`] for the points.
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn route_nearest_batch<'a>(
    points: &[Point],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    places: impl Into<ColumnMut<'a, RoutePlace>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let places = places.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, places.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_route_nearest_batch(
            points.as_ptr(),
            points.len(),
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            places.pointer,
            places.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `route_densify`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn route_densify_into<'out>(
    points: &[Point],
    is_closed: bool,
    tolerance: f64,
    out: &'out mut [Point],
) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_route_densify(
            points.as_ptr(),
            points.len(),
            i32::from(is_closed),
            tolerance,
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as GeoJSON readers do.
///
/// * `points`: Latitudes -90 ... 90 degrees, longitudes any finite value.
/// * `is_closed`: Not 0: the last point is also joined to the first, which is not repeated.
/// * `tolerance`: How far a straight line may depart from its geodesic, in meters: 1e-6 ... 1e6.
///
/// Returns: points, including the given ones, longitudes in \[-180, 180). Must not overlap points.
///
/// Segments are halved where needed. Added points lie on the geodesic to within 15 nm. Lines cross the antimeridian
/// the short way. Since 0.1.
///
/// Time grows with the vertices of the result, at most 4200 / √tolerance for an edge. Slowest input known: an edge
/// halfway around the earth and a tolerance of 1 µm: 4 million vertices.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_TOLERANCE`], or [`Status::ERROR_COUNT`]
/// for more points than an array can hold.
#[cfg(feature = "alloc")]
pub fn route_densify(points: &[Point], is_closed: bool, tolerance: f64) -> Result<Vec<Point>> {
    elements(|out| {
        route_densify_into(points, is_closed, tolerance, out).map(|found| found.len())
    })
}

/// As `route_simplify`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn route_simplify_into<'out>(
    points: &[Point],
    is_closed: bool,
    tolerance: f64,
    out: &'out mut [Point],
) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_route_simplify(
            points.as_ptr(),
            points.len(),
            i32::from(is_closed),
            tolerance,
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Removes vertices from a route or a ring, within a tolerance.
///
/// * `points`: Latitudes -90 ... 90 degrees, longitudes any finite value.
/// * `is_closed`: Not 0: the last point is also joined to the first.
/// * `tolerance`: How far a removed point may lie from the geodesic that takes its place, in meters: 1e-6 ... 1e6.
///
/// Returns: points that remain, longitudes in \[-180, 180). Must not overlap points.
///
/// The first point remains, and so does the last unless the route is closed. A ring keeps at least three points, if it
/// has that many. Each new segment is the longest that the search finds, which need not be the longest possible. Since
/// 0.1.
///
/// Time grows with n log n of the points. Slowest input known: a straight line of edges so long that only geodesics
/// tell.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_TOLERANCE`], [`Status::ERROR_COUNT`] for
/// more points than an array can hold, or [`Status::ERROR_WORK`] for very many points beside long edges.
#[cfg(feature = "alloc")]
pub fn route_simplify(points: &[Point], is_closed: bool, tolerance: f64) -> Result<Vec<Point>> {
    elements(|out| {
        route_simplify_into(points, is_closed, tolerance, out).map(|found| found.len())
    })
}

/// Begins a track.
///
/// * `options`: How to record; `None` for the defaults. The state keeps them.
///
/// Returns: state before the first fix.
///
/// No memory is used but the state: 512 bytes for a track of any length. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_TOLERANCE`], [`Status::ERROR_DISTANCE`] for a least distance or a worst accuracy that is negative
/// or NaN, [`Status::ERROR_TIME`] for such an interval, [`Status::ERROR_TRACK_SPEED`] or
/// [`Status::ERROR_TRACK_CLIMB`].
pub fn track_begin(options: Option<&TrackOptions>) -> Result<TrackState> {
    let mut state = TrackState::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_track_begin(options.map_or(ptr::null(), |one| one), &mut state) };
    Error::check(status)?;
    Ok(state)
}

/// What [`track_add()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TrackAdd {
    /// State after this fix; may be track.
    pub state: TrackState,
    /// What became of the fix, and one vertex or none.
    pub step: TrackStep,
}

/// Takes the next fix of a track, and tells which fix to append to the line that is kept.
///
/// * `track`: The state after the last fix, or as [`track_begin()`](crate::track_begin) gave it.
/// * `fix`: Where it is now, and when: later than the last fix. Time, altitude and accuracy may be NaN: not known.
///
/// A fix is left out if it is less accurate than `worst_accuracy`; if it can only be reached at more than
/// `largest_speed` from the last one that was neither inaccurate nor strayed; if it has the time of that one; or if it
/// is sooner or nearer to the last one that was taken than the options say. The third in a row of fixes that stray,
/// and can be reached from each other, is taken: the way to it counts neither as distance nor as time. All others are
/// taken. The first is a vertex, and so is the last, which [`track_end()`](crate::track_end) gives. Of those between,
/// so many are kept that each one that was taken lies within tolerance of the geodesic between two neighbors that are
/// kept: so many as a fix later can be known, so a vertex is always the fix before the one that is added. Of recorded
/// tracks there are about as many as Douglas and Peucker's method keeps, which needs all fixes at once (sleeve
/// fitting: Zhao and Saalfeld 1997). A way that swings from side to side by a little more than the tolerance keeps up
/// to three times as many.
///
/// [`Status::ERROR_TRACK_TIME`] tells of a time that is earlier than that of the last fix that was neither inaccurate
/// nor strayed. A fix without a time is not held to speeds and intervals. Distances up to 10 km are right to 10 nm,
/// longer ones as those of [`geodesic_inverse()`](crate::geodesic_inverse). Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ALTITUDE`], [`Status::ERROR_DISTANCE`]
/// for a negative accuracy, [`Status::ERROR_TIME`] for a time beyond 1e15 s, [`Status::ERROR_TRACK_TIME`] or
/// [`Status::ERROR_TRACK_STATE`] for a state that was damaged.
pub fn track_add(track: &TrackState, fix: &Fix) -> Result<TrackAdd> {
    let mut state = TrackState::default();
    let mut step = TrackStep::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_track_add(track, fix, &mut state, &mut step) };
    Error::check(status)?;
    Ok(TrackAdd { state, step })
}

/// What [`track_end()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TrackEnd {
    /// State after the end; may be track.
    pub state: TrackState,
    /// Last vertex, or none if no fix waits.
    pub step: TrackStep,
}

/// Ends the line that is kept: gives the fix that waits.
///
/// * `track`: The state after the last fix.
///
/// More fixes may follow: the line goes on at this vertex. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_TRACK_STATE`].
pub fn track_end(track: &TrackState) -> Result<TrackEnd> {
    let mut state = TrackState::default();
    let mut step = TrackStep::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_track_end(track, &mut state, &mut step) };
    Error::check(status)?;
    Ok(TrackEnd { state, step })
}

/// Adds up a track: its distance, times, climbs, speeds and bounds so far.
///
/// * `track`: The state after the last fix.
///
/// Returns: totals of all fixes that were taken.
///
/// The distance is that of all fixes that were taken, so it does not depend on the tolerance. Where fixes waver at
/// rest, a least distance keeps it true. Time is moving time if the way between two fixes that were taken was at least
/// as fast as `rest_speed`. A climb or a descent counts, whole, once it is as long as climb from the turning point
/// before it; altitudes that are not known are skipped. The bounds follow the way from fix to fix across the
/// antimeridian; around a pole, they hold all longitudes. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_TRACK_STATE`].
pub fn track_summarize(track: &TrackState) -> Result<TrackTotals> {
    let mut totals = TrackTotals::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_track_summarize(track, &mut totals) };
    Error::check(status)?;
    Ok(totals)
}

/// Finds the grid of heights in a file of SRTM, .hgt.
///
/// * `bytes`: The whole file.
/// * `latitude`: The south edge, degrees, -90 ... 89: 46 for N46E008.hgt.
/// * `longitude`: The west edge, degrees; any finite value: 8 for N46E008.hgt.
///
/// Returns: grid.
///
/// The file says nothing of its place but by its name. It covers one degree by one, edges included. -32768 is a void.
/// Where several files follow each other in memory, add to offset where this one begins. Since 0.2.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_OFFSET`] for a size beyond memory, or
/// [`Status::ERROR_HEIGHT_FILE`] for a size that no such file has.
pub fn height_grid_hgt(bytes: impl AsRef<[u8]>, latitude: f64, longitude: f64) -> Result<HeightGrid> {
    let bytes = bytes.as_ref();
    let mut grid = HeightGrid::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_height_grid_hgt(bytes.as_ptr(), bytes.len(), latitude, longitude, &mut grid) };
    Error::check(status)?;
    Ok(grid)
}

/// Finds the grid of heights in a file of DTED.
///
/// * `bytes`: The whole file, as MIL-PRF-89020B describes it, of level 0, 1 or 2.
///
/// Returns: grid.
///
/// The place and the steps come from the record UHL; labels of tapes before it are passed. Each record of samples must
/// begin with its sentinel and have its number; checksums are not computed. -32767 is a void. A file with a sample
/// below -16,000 m is taken to have two's complements, against the standard: -32,668 m stands for -100 m. The grid
/// says so in format. Where several files follow each other in memory, add to offset where this one begins. Since 0.2.
///
/// Time grows with the bytes of the file. Slowest input known: heights above zero alone: all are looked at for two's
/// complements.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, or [`Status::ERROR_HEIGHT_FILE`] for a header or records that
/// are not those of DTED, or for bytes that are missing.
pub fn height_grid_dted(bytes: impl AsRef<[u8]>) -> Result<HeightGrid> {
    let bytes = bytes.as_ref();
    let mut grid = HeightGrid::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_height_grid_dted(bytes.as_ptr(), bytes.len(), &mut grid) };
    Error::check(status)?;
    Ok(grid)
}

/// Finds the grid in a file of GTX, which may hold the heights of a geoid.
///
/// * `bytes`: The whole file, such as egm96_15.gtx.
///
/// Returns: grid.
///
/// -88.8888 is a void. A height above the ellipsoid is one above the geoid plus that of the geoid. A grid all around
/// the earth also has the heights between its last column and its first. Since 0.2.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_OFFSET`] for a size beyond memory, or [`Status::ERROR_HEIGHT_FILE`] for a header that is none, or
/// for bytes that are missing.
pub fn height_grid_gtx(bytes: impl AsRef<[u8]>) -> Result<HeightGrid> {
    let bytes = bytes.as_ref();
    let mut grid = HeightGrid::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_height_grid_gtx(bytes.as_ptr(), bytes.len(), &mut grid) };
    Error::check(status)?;
    Ok(grid)
}

/// Finds the height at a position.
///
/// * `bytes`: The bytes in which the samples of all grids lie.
/// * `grids`: The grids.
/// * `position`: Latitude -90 ... 90 degrees, longitude any finite value.
///
/// Returns: height in meters, from where the grid counts.
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
///
/// # Errors
///
/// [`Status::ERROR_HEIGHT_OUTSIDE`], [`Status::ERROR_HEIGHT_VOID`], [`Status::ERROR_NOT_FINITE`] also for numbers of a
/// grid, [`Status::ERROR_LATITUDE`], [`Status::ERROR_COUNT`] for more grids than an array can hold,
/// [`Status::ERROR_HEIGHT_GRID`], or [`Status::ERROR_OFFSET`] if samples of a grid lie outside of the bytes.
pub fn height_at(bytes: impl AsRef<[u8]>, grids: &[HeightGrid], position: Point) -> Result<f64> {
    let bytes = bytes.as_ref();
    let mut height = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_height_at(bytes.as_ptr(), bytes.len(), grids.as_ptr(), grids.len(), &position, &mut height)
    };
    Error::check(status)?;
    Ok(height)
}

/// Finds the heights at many positions.
///
/// * `bytes`: The bytes in which the samples of all grids lie.
/// * `grids`: The grids.
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `heights`: Heights in meters, from where the grid counts.
/// * `statuses`: The status of each row.
///
/// A row without a height is NaN; its status is [`Status::ERROR_HEIGHT_OUTSIDE`], [`Status::ERROR_HEIGHT_VOID`],
/// [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`]. Each row equals the result of
/// [`height_at()`](crate::height_at), bit for bit. All grids are searched where a position lies in another one than
/// the position before it, or on an edge: so the order of the positions matters for the time if there are many grids.
/// Since 0.2.
///
/// Time grows with the rows times the grids. Slowest input known: positions that none but the last contains.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// Has no height, [`Status::ERROR_COUNT`], [`Status::ERROR_NOT_FINITE`] for numbers of a grid,
/// [`Status::ERROR_HEIGHT_GRID`] or [`Status::ERROR_OFFSET`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn height_at_batch<'a>(
    bytes: impl AsRef<[u8]>,
    grids: &[HeightGrid],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    heights: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let bytes = bytes.as_ref();
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let heights = heights.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, heights.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_height_at_batch(
            bytes.as_ptr(),
            bytes.len(),
            grids.as_ptr(),
            grids.len(),
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            heights.pointer,
            heights.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `profile_sample_route`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn profile_sample_route_into<'out>(
    bytes: impl AsRef<[u8]>,
    grids: &[HeightGrid],
    points: &[Point],
    step: f64,
    samples: &'out mut [ProfileSample],
) -> Result<&'out mut [ProfileSample]> {
    let bytes = bytes.as_ref();
    let mut samples_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_profile_sample_route(
            bytes.as_ptr(),
            bytes.len(),
            grids.as_ptr(),
            grids.len(),
            points.as_ptr(),
            points.len(),
            step,
            samples.as_mut_ptr(),
            samples.len(),
            &mut samples_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(samples_needed, 0))?;
    Ok(&mut samples[..samples_needed])
}

/// Finds the heights along a route: points joined by geodesics.
///
/// * `bytes`: The bytes in which the samples of all grids lie.
/// * `grids`: The grids.
/// * `points`: The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
/// * `step`: The largest distance between samples, in meters, 0.01 or more.
///
/// Returns: samples.
///
/// There is a sample at each point, and between two points there are some at equal distances. Heights are those of
/// [`height_at()`](crate::height_at); where there is none, the height is NaN.
/// [`profile_summarize()`](crate::profile_summarize) adds samples up. Since 0.2.
///
/// Time grows with the samples times the grids. Slowest input known: positions that none but the last contains.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_COUNT`] for no points, or more than an
/// array can hold, [`Status::ERROR_SAMPLE_STEP`], [`Status::ERROR_HEIGHT_GRID`] or [`Status::ERROR_OFFSET`].
#[cfg(feature = "alloc")]
pub fn profile_sample_route(
    bytes: impl AsRef<[u8]>,
    grids: &[HeightGrid],
    points: &[Point],
    step: f64,
) -> Result<Vec<ProfileSample>> {
    let bytes = bytes.as_ref();
    elements(|samples| {
        profile_sample_route_into(bytes, grids, points, step, samples).map(|found| found.len())
    })
}

/// Adds up the samples of a profile: ascent and descent, the steepest grades, the lowest and the highest place.
///
/// * `samples`: The samples, with distances that do not decrease. Heights are finite, or NaN if not known. The points
///   are not read.
/// * `climb`: Meters: ways up and down that are shorter do not count for ascent and descent. 0: all count.
///
/// Returns: summary.
///
/// Ascent and descent are those between turning points, as [`track_add()`](crate::track_add) has them: a turning point
/// is the highest or lowest height since the one before it, as soon as the way from there is as long as climb. Samples
/// that are not known are passed. Grades are those between neighboring samples. Of equal ones, the first counts. Since
/// 0.2.
///
/// Time grows with the samples.
///
/// # Errors
///
/// [`Status::ERROR_COUNT`] for no samples, or more than an array can hold, [`Status::ERROR_NOT_FINITE`],
/// [`Status::ERROR_DISTANCE`] for distances that decrease, or [`Status::ERROR_TRACK_CLIMB`].
pub fn profile_summarize(samples: &[ProfileSample], climb: f64) -> Result<ProfileSummary> {
    let mut summary = ProfileSummary::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_profile_summarize(samples.as_ptr(), samples.len(), climb, &mut summary) };
    Error::check(status)?;
    Ok(summary)
}

/// Finds out whether one place is seen from another.
///
/// * `bytes`: The bytes in which the samples of all grids lie.
/// * `grids`: The grids.
/// * `from`: The start; latitude -90 ... 90 degrees, longitude any finite value.
/// * `from_height`: Meters above the ground there, -1,000 ... 850,000.
/// * `to`: The end; at most 1,000,000 m away.
/// * `to_height`: Meters above the ground there.
/// * `options`: Curvature, step and frequency; `None` for the defaults.
///
/// Returns: line.
///
/// The line is straight above a sphere that has the curvature of the ellipsoid along the line at its middle (Euler's
/// radius), divided by curvature. Without refraction, it is the straight line in space to 0.1 m over 100 km. It is
/// blocked where the ground, at equal distances of step at most, is above it. The ends do not block. Places whose
/// height is not known do not block either: where `unknown_count` is not 0, a line that is free may be blocked. Both
/// directions give the same answer, but for rounding.
///
/// Clearance is vertical. The radius of the first Fresnel zone is root(wavelength s (d - s)/d), at s of d meters.
/// Since 0.2.
///
/// Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with a step of
/// 1 cm.
///
/// # Errors
///
/// [`Status::ERROR_HEIGHT_OUTSIDE`] or [`Status::ERROR_HEIGHT_VOID`] if the ground is not known at one of the ends,
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_HEIGHT`] also for ground 1,000,000 m up
/// or down, [`Status::ERROR_SIGHT_DISTANCE`], [`Status::ERROR_CURVATURE`], [`Status::ERROR_FREQUENCY`],
/// [`Status::ERROR_SAMPLE_STEP`], [`Status::ERROR_COUNT`], [`Status::ERROR_HEIGHT_GRID`] or [`Status::ERROR_OFFSET`].
pub fn sight_between(
    bytes: impl AsRef<[u8]>,
    grids: &[HeightGrid],
    from: Point,
    from_height: f64,
    to: Point,
    to_height: f64,
    options: Option<&SightOptions>,
) -> Result<Sight> {
    let bytes = bytes.as_ref();
    let mut sight = Sight::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_sight_between(
            bytes.as_ptr(),
            bytes.len(),
            grids.as_ptr(),
            grids.len(),
            &from,
            from_height,
            &to,
            to_height,
            options.map_or(ptr::null(), |one| one),
            &mut sight,
        )
    };
    Error::check(status)?;
    Ok(sight)
}

/// Looks in a direction, to a distance.
///
/// * `bytes`: The bytes in which the samples of all grids lie.
/// * `grids`: The grids.
/// * `from`: The start; latitude -90 ... 90 degrees, longitude any finite value.
/// * `from_height`: Meters above the ground there, -1,000 ... 850,000.
/// * `azimuth`: The direction in degrees, clockwise from true north; any finite value.
/// * `distance`: Meters along the ground to the end, 0 ... 1,000,000.
/// * `to_height`: Meters above the ground at the end.
/// * `options`: Curvature, step and frequency; `None` for the defaults.
///
/// Returns: line.
///
/// The line is that of [`sight_between()`](crate::sight_between) to the position which
/// [`geodesic_direct()`](crate::geodesic_direct) gives. Since 0.2.
///
/// Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with a step of
/// 1 cm.
///
/// # Errors
///
/// As [`sight_between()`](crate::sight_between).
pub fn sight_along(
    bytes: impl AsRef<[u8]>,
    grids: &[HeightGrid],
    from: Point,
    from_height: f64,
    azimuth: f64,
    distance: f64,
    to_height: f64,
    options: Option<&SightOptions>,
) -> Result<Sight> {
    let bytes = bytes.as_ref();
    let mut sight = Sight::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_sight_along(
            bytes.as_ptr(),
            bytes.len(),
            grids.as_ptr(),
            grids.len(),
            &from,
            from_height,
            azimuth,
            distance,
            to_height,
            options.map_or(ptr::null(), |one| one),
            &mut sight,
        )
    };
    Error::check(status)?;
    Ok(sight)
}

/// As `viewshed_cells`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn viewshed_cells_into<'out>(
    bytes: impl AsRef<[u8]>,
    grids: &[HeightGrid],
    observer: Point,
    observer_height: f64,
    target_height: f64,
    radius: f64,
    options: Option<&SightOptions>,
    cell_grid: &CellGrid,
    cells: &'out mut [u8],
) -> Result<&'out mut [u8]> {
    let bytes = bytes.as_ref();
    let mut cells_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_viewshed_cells(
            bytes.as_ptr(),
            bytes.len(),
            grids.as_ptr(),
            grids.len(),
            &observer,
            observer_height,
            target_height,
            radius,
            options.map_or(ptr::null(), |one| one),
            cell_grid,
            cells.as_mut_ptr(),
            cells.len(),
            &mut cells_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(cells_needed, 0))?;
    Ok(&mut cells[..cells_needed])
}

/// Finds which cells of a raster are seen from a place.
///
/// * `bytes`: The bytes in which the samples of all grids lie.
/// * `grids`: The grids.
/// * `observer`: Latitude -90 ... 90 degrees, longitude any finite value. It may lie outside of the raster.
/// * `observer_height`: Of the eye, in meters above the ground there, -1,000 ... 850,000.
/// * `target_height`: Of what is looked for, in meters above the ground of each cell; 0 for the ground itself.
/// * `radius`: Of the circle around the observer, meters, 0 ... 1,000,000.
/// * `options`: Curvature and step; `None` for the defaults. A frequency has no effect.
/// * `cell_grid`: Where the cells lie. It need not be that of the heights, nor contain the circle.
///
/// Returns: A byte for each cell, row by row: [`ViewState::SEEN`], [`ViewState::HIDDEN`], [`ViewState::OUTSIDE`] or
/// [`ViewState::UNKNOWN`].
///
/// A ray leads to each cell of the border, and looks at the ground on each row or column that it crosses, and between
/// them if they are farther apart than the step. Each cell within the circle gets what the nearest ray sees there,
/// which passes at half a cell at most. Lines are those of [`sight_between()`](crate::sight_between), which gives the
/// same answer for 98 cells of 100 on rough ground, and for 999 of 1,000 on smooth; where it differs, the line grazes
/// the ground. In a raster that is much coarser than the heights, 5 cells of 100 may differ. Where rays would bend too
/// much in rows and columns, near the poles or in circles of many hundred kilometers, each cell gets a line of its
/// own, which takes far longer. Since 0.2.
///
/// Time grows with the cells, and with the rays times the samples on each, times the grids. Slowest input known:
/// circles near a pole, where each cell gets a line of its own.
///
/// # Errors
///
/// [`Status::ERROR_HEIGHT_OUTSIDE`] or [`Status::ERROR_HEIGHT_VOID`] if the ground is not known at the observer,
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_HEIGHT`] also for ground 1,000,000 m up
/// or down, [`Status::ERROR_SIGHT_DISTANCE`], [`Status::ERROR_CELL_GRID`], [`Status::ERROR_CURVATURE`],
/// [`Status::ERROR_FREQUENCY`], [`Status::ERROR_SAMPLE_STEP`] also if a ray would have more than 10,000,000 samples,
/// or lines to each cell 60,000,000, [`Status::ERROR_COUNT`], [`Status::ERROR_HEIGHT_GRID`], [`Status::ERROR_OFFSET`],
/// or [`Status::ERROR_WORK`] if all rays would have more than 200,000,000 samples, and more than eight for a cell.
#[cfg(feature = "alloc")]
pub fn viewshed_cells(
    bytes: impl AsRef<[u8]>,
    grids: &[HeightGrid],
    observer: Point,
    observer_height: f64,
    target_height: f64,
    radius: f64,
    options: Option<&SightOptions>,
    cell_grid: &CellGrid,
) -> Result<Vec<u8>> {
    let bytes = bytes.as_ref();
    elements(|cells| {
        viewshed_cells_into(bytes, grids, observer, observer_height, target_height, radius, options, cell_grid, cells).map(|found| found.len())
    })
}

/// As `viewshed_dead_ground`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn viewshed_dead_ground_into<'out>(
    bytes: impl AsRef<[u8]>,
    grids: &[HeightGrid],
    observer: Point,
    observer_height: f64,
    target_height: f64,
    radius: f64,
    azimuth: f64,
    width: f64,
    azimuth_step: f64,
    options: Option<&SightOptions>,
    stretches: &'out mut [DeadGround],
) -> Result<&'out mut [DeadGround]> {
    let bytes = bytes.as_ref();
    let mut stretches_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_viewshed_dead_ground(
            bytes.as_ptr(),
            bytes.len(),
            grids.as_ptr(),
            grids.len(),
            &observer,
            observer_height,
            target_height,
            radius,
            azimuth,
            width,
            azimuth_step,
            options.map_or(ptr::null(), |one| one),
            stretches.as_mut_ptr(),
            stretches.len(),
            &mut stretches_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(stretches_needed, 0))?;
    Ok(&mut stretches[..stretches_needed])
}

/// Finds the dead ground of a sector: along rays from a place, the stretches that are not seen.
///
/// * `bytes`: The bytes in which the samples of all grids lie.
/// * `grids`: The grids.
/// * `observer`: Latitude -90 ... 90 degrees, longitude any finite value.
/// * `observer_height`: Of the eye, in meters above the ground there, -1,000 ... 850,000.
/// * `target_height`: Of what is looked for, in meters above the ground; 0 for the ground itself.
/// * `radius`: How far to look, meters, 0 ... 1,000,000.
/// * `azimuth`: Degrees, any finite value: of the middle of the sector.
/// * `width`: Degrees, 0 ... 360: of the sector.
/// * `azimuth_step`: Degrees, 0.001 ... 360: the largest angle from a ray to the next.
/// * `options`: Curvature and step; `None` for the defaults. A frequency has no effect.
///
/// Returns: stretches, ray after ray clockwise, outward on each.
///
/// The sector is divided into equal parts, with a ray in the middle of each. On it, the ground is looked at in equal
/// distances of step at most; what is seen of a place counts for half of the way to its neighbors. Draw a stretch with
/// [`wedge()`](crate::wedge). Behind heights that are not known, a stretch which is not hidden by others is
/// [`ViewState::UNKNOWN`]. Since 0.2.
///
/// Time grows with the rays times the samples on each, times the grids. Slowest input known: a step of 1 cm over the
/// longest radius.
///
/// # Errors
///
/// As [`viewshed_cells()`](crate::viewshed_cells), but not [`Status::ERROR_CELL_GRID`]; also [`Status::ERROR_WIDTH`]
/// or [`Status::ERROR_AZIMUTH_STEP`]; and [`Status::ERROR_SAMPLE_STEP`] for more than 10,000,000 places on all rays
/// together.
#[cfg(feature = "alloc")]
pub fn viewshed_dead_ground(
    bytes: impl AsRef<[u8]>,
    grids: &[HeightGrid],
    observer: Point,
    observer_height: f64,
    target_height: f64,
    radius: f64,
    azimuth: f64,
    width: f64,
    azimuth_step: f64,
    options: Option<&SightOptions>,
) -> Result<Vec<DeadGround>> {
    let bytes = bytes.as_ref();
    elements(|stretches| {
        viewshed_dead_ground_into(bytes, grids, observer, observer_height, target_height, radius, azimuth, width, azimuth_step, options, stretches).map(|found| found.len())
    })
}

/// What [`polygon_measure()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PolygonMeasure {
    /// Area in square meters, without the holes, whichever way they run; positive if the outer ring runs
    /// counterclockwise.
    pub area: f64,
    /// Length of all rings in meters.
    pub perimeter: f64,
}

/// Measures a polygon: rings of points joined by geodesics.
///
/// * `points`: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///   value. The last point of a ring is joined to the first; the last point may repeat the first.
/// * `rings`: The number of points of each ring: the outer one, then the holes.
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
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RINGS`] if the counts in rings do not add
/// up to `point_count`, or [`Status::ERROR_COUNT`] for more points than an array can hold.
pub fn polygon_measure(points: &[Point], rings: &[usize]) -> Result<PolygonMeasure> {
    let mut area = 0.0;
    let mut perimeter = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_polygon_measure(points.as_ptr(), points.len(), rings.as_ptr(), rings.len(), &mut area, &mut perimeter)
    };
    Error::check(status)?;
    Ok(PolygonMeasure { area, perimeter })
}

/// Finds which way a ring runs around its inside, seen from above.
///
/// * `points`: The points of one ring: latitudes -90 ... 90 degrees, longitudes any finite value.
///
/// Returns: [`Orientation::COUNTERCLOCKWISE`], [`Orientation::CLOCKWISE`], or 0 if the area of the ring cannot be told
/// from rounding error.
///
/// Since 0.1.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], or [`Status::ERROR_COUNT`] for more points than an array
/// can hold.
pub fn polygon_orientation(points: &[Point]) -> Result<Option<Orientation>> {
    let mut orientation = Orientation::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_polygon_orientation(points.as_ptr(), points.len(), (&mut orientation as *mut Orientation).cast())
    };
    Error::check(status)?;
    Ok((orientation.raw() != 0).then_some(orientation))
}

/// Finds whether a position lies inside a polygon.
///
/// * `points`: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///   value.
/// * `rings`: The number of points of each ring: the outer one, then the holes.
/// * `position`: Latitude -90 ... 90 degrees, longitude any finite value.
///
/// Returns: [`Side::INSIDE`], [`Side::ON_BORDER`] (within a micrometer of an edge of any ring) or [`Side::OUTSIDE`]
/// (also in a hole).
///
/// Correct for edges of any length and for polygons around a pole. The inside of a ring that crosses itself is the
/// part that an odd number of edges separates from the outside. A polygon without points contains nothing. Since 0.1.
///
/// Time grows with the points. Slowest input known: a position beside a pole, for which each edge is searched.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RINGS`] if the counts in rings do not add
/// up to `point_count`, or [`Status::ERROR_COUNT`] for more points than an array can hold.
pub fn polygon_contains(points: &[Point], rings: &[usize], position: Point) -> Result<Side> {
    let mut side = Side::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_polygon_contains(
            points.as_ptr(),
            points.len(),
            rings.as_ptr(),
            rings.len(),
            &position,
            (&mut side as *mut Side).cast(),
        )
    };
    Error::check(status)?;
    Ok(side)
}

/// Finds whether many positions lie inside a polygon.
///
/// * `points`: The vertices of all rings, the outer one first; latitudes -90 ... 90, any finite longitudes.
/// * `rings`: The number of points of each ring: the outer one, then the holes.
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `sides`: [`Side::INSIDE`], [`Side::ON_BORDER`] or [`Side::OUTSIDE`]; 0 in a refused row.
/// * `statuses`: The status of each row.
///
/// The status of a refused row is [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`]. Each row equals the
/// result of [`polygon_contains()`](crate::polygon_contains). Since 0.2.
///
/// Time grows with the points times the rows. Slowest input known: a position beside a pole, for which each edge is
/// searched.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_RINGS`], [`Status::ERROR_COUNT`], [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`] for
/// the points.
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn polygon_contains_batch<'a>(
    points: &[Point],
    rings: &[usize],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    sides: impl Into<ColumnMut<'a, Side>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let sides = sides.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, sides.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_polygon_contains_batch(
            points.as_ptr(),
            points.len(),
            rings.as_ptr(),
            rings.len(),
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            sides.pointer.cast(),
            sides.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the smallest rectangle of meridians and parallels that contains a polygon.
///
/// * `points`: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///   value.
/// * `rings`: The number of points of each ring: the outer one, then the holes, which have no effect.
///
/// Returns: edges of the rectangle in degrees; if west is greater than east, it crosses the antimeridian.
///
/// Edges bulge toward the poles, and the rectangle contains them: its northern edge may lie north of all vertices.
/// With a pole inside, longitudes are -180 ... 180, and the pole is one of the latitudes. Accurate to 1e-13 degrees.
/// Since 0.1.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RINGS`] if the counts in rings do not add
/// up to `point_count`, or [`Status::ERROR_COUNT`] for an outer ring without points, or more points than an array can
/// hold.
pub fn polygon_bounds(points: &[Point], rings: &[usize]) -> Result<Bounds> {
    let mut bounds = Bounds::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_polygon_bounds(points.as_ptr(), points.len(), rings.as_ptr(), rings.len(), &mut bounds)
    };
    Error::check(status)?;
    Ok(bounds)
}

/// Finds the centroid of a polygon.
///
/// * `points`: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///   value.
/// * `rings`: The number of points of each ring: the outer one, then the holes.
///
/// Returns: position, longitude in \[-180, 180).
///
/// The centroid is the mean direction of the area on the authalic sphere, which preserves the areas of the ellipsoid.
/// For a polygon a few kilometers across, it agrees with the centroid on a plane map to a millimeter; edges of any
/// length follow the geodesics to a centimeter. A polygon without area has the centroid of its border. The centroid
/// need not lie inside. Since 0.1.
///
/// Time grows with the points, and with the perimeter / 100 km. Slowest input known: edges halfway around the earth,
/// which are 201 pieces each.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RINGS`] if the counts in rings do not add
/// up to `point_count`, [`Status::ERROR_COUNT`] for an outer ring without points, or more points than an array can
/// hold, or [`Status::ERROR_WORK`] for a border of more than 300 million kilometers.
pub fn polygon_centroid(points: &[Point], rings: &[usize]) -> Result<Point> {
    let mut centroid = Point::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_polygon_centroid(points.as_ptr(), points.len(), rings.as_ptr(), rings.len(), &mut centroid)
    };
    Error::check(status)?;
    Ok(centroid)
}

/// Looks for two edges of a polygon that meet where they should not.
///
/// * `points`: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///   value.
/// * `rings`: The number of points of each ring: the outer one, then the holes.
///
/// Returns: two such edges and a point where they meet, or one pair of several.
///
/// Edges within a micrometer of each other meet, even in different rings. Neighbors may meet at their common vertex,
/// but neither may run back along the other. Points given twice are one vertex. 100,000 edges take some 30
/// milliseconds. Long edges that run diagonally side by side, like hatching, are compared each with each, and rings
/// too: beyond some 900 edges 2,000 km long and a meter apart, or 3,000 rings, [`Status::ERROR_WORK`] refuses them.
/// [`edge_index_crossings()`](crate::edge_index_crossings) takes more rings. Since 0.1.
///
/// Time grows with n log n of the points of a ring, and with rings times points. Slowest input known: long edges side
/// by side that do not meet: each pair is compared by geodesics, and too many are refused with [`Status::ERROR_WORK`].
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RINGS`] if the counts in rings do not add
/// up to `point_count`, [`Status::ERROR_COUNT`] for more points than an array can hold, or [`Status::ERROR_WORK`].
pub fn polygon_find_crossing(points: &[Point], rings: &[usize]) -> Result<Option<PolygonCrossing>> {
    let mut crossing = PolygonCrossing::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_polygon_find_crossing(points.as_ptr(), points.len(), rings.as_ptr(), rings.len(), &mut crossing)
    };
    Error::check(status)?;
    Ok(crossing.found().then_some(crossing))
}

/// Verifies an index wholly: once, after it was read from a file or received.
///
/// * `words`: The index.
///
/// Returns: [`IndexKind::POINTS`], [`IndexKind::EDGES`] or [`IndexKind::FENCES`].
///
/// An index is an array of 64-bit words in the caller's memory: little-endian, without pointers, the same bits on
/// every machine. It can be stored, mapped from a file read-only, and asked by any number of threads. Queries look at
/// the first eight words only; whatever the others are, they never read outside the index. So this call is for those
/// who want to know that the answers are right. It takes a few nanoseconds a word. Since 0.2.
///
/// Time grows with the words. Slowest input known: edges halfway around the earth.
///
/// # Errors
///
/// [`Status::ERROR_INDEX`] if the words are no index, [`Status::ERROR_INDEX_ALIGNMENT`],
/// [`Status::ERROR_INDEX_VERSION`], [`Status::ERROR_INDEX_KIND`] for a kind that this library does not know,
/// [`Status::ERROR_INDEX_SIZE`], or [`Status::ERROR_INDEX_DAMAGED`] if the checksum is another one, or the content is
/// none that was built.
pub fn index_check(words: &[u64]) -> Result<IndexKind> {
    let mut kind = IndexKind::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_index_check(words.as_ptr(), words.len(), (&mut kind as *mut IndexKind).cast()) };
    Error::check(status)?;
    Ok(kind)
}

/// As `point_index_build`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn point_index_build_into<'a, 'out>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    words: &'out mut [u64],
    statuses: Option<&mut [Status]>,
) -> Result<&'out mut [u64]> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let mut words_needed = 0;
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_point_index_build(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            words.as_mut_ptr(),
            words.len(),
            &mut words_needed,
            statuses.pointer.cast(),
        )
    };
    batch_status(status).map_err(|error| error.needing(words_needed, 0))?;
    Ok(&mut words[..words_needed])
}

/// Builds an index of points.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `statuses`: The status of each row.
///
/// Returns: index.
///
/// The index holds the points that are not refused; the status of a refused row is [`Status::ERROR_NOT_FINITE`] or
/// [`Status::ERROR_LATITUDE`]. The id of a point is its row. The number of words follows from count alone: of a
/// million points, 30 bytes for each. No other memory is used. The bits are the same on every machine.
/// [`index_check()`](crate::index_check) tells what an index is. Since 0.2.
///
/// Time grows with n log n of the points. Slowest input known: points in an order for which medians of three are bad:
/// up to 64 passes for a split.
///
/// # Errors
///
/// [`Status::ERROR_INDEX_ALIGNMENT`], or [`Status::ERROR_COUNT`] for more points than an index or memory can hold.
///
/// # Panics
///
/// If columns have different numbers of rows.
#[cfg(feature = "alloc")]
pub fn point_index_build<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    mut statuses: Option<&mut [Status]>,
) -> Result<Vec<u64>> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    elements(|words| {
        point_index_build_into(latitudes, longitudes, words, statuses.as_deref_mut()).map(|found| found.len())
    })
}

/// As `point_index_nearest`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn point_index_nearest_into<'out>(
    words: &[u64],
    position: Point,
    limit: u32,
    distance: f64,
    neighbors: &'out mut [Neighbor],
) -> Result<&'out mut [Neighbor]> {
    let mut neighbors_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_point_index_nearest(
            words.as_ptr(),
            words.len(),
            &position,
            limit,
            distance,
            neighbors.as_mut_ptr(),
            neighbors.len(),
            &mut neighbors_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(neighbors_needed, 0))?;
    Ok(&mut neighbors[..neighbors_needed])
}

/// Finds the points of an index that are nearest to a position.
///
/// * `words`: An index of points.
/// * `position`: Latitude -90 ... 90 degrees, longitude any finite value.
/// * `limit`: How many points to find at most.
/// * `distance`: Meters within which they must be, 0 or more; infinity for any.
///
/// Returns: distances and ids, the nearest first.
///
/// Each distance is that of [`geodesic_inverse()`](crate::geodesic_inverse) from the position to the point, bit for
/// bit; of equally far points, that with the lower id comes first. A query takes a microsecond or two. Since 0.2.
///
/// Time grows with the logarithm of the points, and with the limit. Slowest input known: all points equally far, each
/// of which is measured.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_DISTANCE`] if it is negative,
/// [`Status::ERROR_INDEX`], [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`],
/// [`Status::ERROR_INDEX_KIND`] or [`Status::ERROR_INDEX_SIZE`].
#[cfg(feature = "alloc")]
pub fn point_index_nearest(words: &[u64], position: Point, limit: u32, distance: f64) -> Result<Vec<Neighbor>> {
    elements(|neighbors| {
        point_index_nearest_into(words, position, limit, distance, neighbors).map(|found| found.len())
    })
}

/// As `point_index_nearest_batch`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn point_index_nearest_batch_into<'a, 'out>(
    words: &[u64],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    limit: u32,
    distance: f64,
    neighbors: &'out mut [Neighbor],
    statuses: Option<&mut [Status]>,
) -> Result<&'out mut [Neighbor]> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let mut neighbors_needed = 0;
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_point_index_nearest_batch(
            words.as_ptr(),
            words.len(),
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            limit,
            distance,
            neighbors.as_mut_ptr(),
            neighbors.len(),
            &mut neighbors_needed,
            statuses.pointer.cast(),
        )
    };
    batch_status(status).map_err(|error| error.needing(neighbors_needed, 0))?;
    Ok(&mut neighbors[..neighbors_needed])
}

/// Finds the points of an index that are nearest to each of many positions.
///
/// * `words`: An index of points.
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `limit`: How many points to find for each at most; 1 or more.
/// * `distance`: Meters within which they must be, 0 or more; infinity for any.
/// * `statuses`: The status of each row.
///
/// Returns: limit distances and ids for each row, the nearest first, one row after the other.
///
/// If there are fewer points, the other places of the row have an infinite distance and the id 2^64 - 1. In a refused
/// row, all distances are NaN and the ids 0; its status is [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`].
/// Each row equals the result of [`point_index_nearest()`](crate::point_index_nearest), bit for bit. If the neighbors
/// do not fit, nothing is computed. Since 0.2.
///
/// Time grows with the rows times the logarithm of the points, and with rows times the limit. Slowest input known: all
/// points equally far, each of which is measured.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_DISTANCE`] for the distance, [`Status::ERROR_COUNT`] for no
/// neighbors or more than memory can hold, [`Status::ERROR_INDEX`], [`Status::ERROR_INDEX_ALIGNMENT`],
/// [`Status::ERROR_INDEX_VERSION`], [`Status::ERROR_INDEX_KIND`], [`Status::ERROR_INDEX_SIZE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
#[cfg(feature = "alloc")]
pub fn point_index_nearest_batch<'a>(
    words: &[u64],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    limit: u32,
    distance: f64,
    mut statuses: Option<&mut [Status]>,
) -> Result<Vec<Neighbor>> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    elements(|neighbors| {
        point_index_nearest_batch_into(words, latitudes, longitudes, limit, distance, neighbors, statuses.as_deref_mut()).map(|found| found.len())
    })
}

/// As `point_index_within`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn point_index_within_into<'out>(
    words: &[u64],
    position: Point,
    distance: f64,
    neighbors: &'out mut [Neighbor],
) -> Result<&'out mut [Neighbor]> {
    let mut neighbors_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_point_index_within(
            words.as_ptr(),
            words.len(),
            &position,
            distance,
            neighbors.as_mut_ptr(),
            neighbors.len(),
            &mut neighbors_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(neighbors_needed, 0))?;
    Ok(&mut neighbors[..neighbors_needed])
}

/// Finds all points of an index within a distance of a position.
///
/// * `words`: An index of points.
/// * `position`: Latitude -90 ... 90 degrees, longitude any finite value.
/// * `distance`: Meters, 0 or more; infinity for all points.
///
/// Returns: distances and ids of the points, the nearest first.
///
/// Each distance is that of [`geodesic_inverse()`](crate::geodesic_inverse) from the position to the point, bit for
/// bit; of equally far points, that with the lower id comes first. Asking for the number is faster than asking for the
/// points. Since 0.2.
///
/// Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known: all points
/// in one place.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_DISTANCE`] if it is negative,
/// [`Status::ERROR_INDEX`], [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`],
/// [`Status::ERROR_INDEX_KIND`] or [`Status::ERROR_INDEX_SIZE`].
#[cfg(feature = "alloc")]
pub fn point_index_within(words: &[u64], position: Point, distance: f64) -> Result<Vec<Neighbor>> {
    elements(|neighbors| {
        point_index_within_into(words, position, distance, neighbors).map(|found| found.len())
    })
}

/// Counts the points of an index within a distance of each of many positions.
///
/// * `words`: An index of points.
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `distance`: Meters, 0 or more; infinity for all points.
/// * `counts`: How many points there are.
/// * `statuses`: The status of each row.
///
/// In a refused row, the count is 0; its status is [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`]. Each
/// row equals the number of results of [`point_index_within()`](crate::point_index_within);
/// [`point_index_within_batch()`](crate::point_index_within_batch) also gives the points, which takes longer. Since
/// 0.2.
///
/// Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
/// known: all points in one place.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_DISTANCE`] for the distance, [`Status::ERROR_INDEX`],
/// [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`], [`Status::ERROR_INDEX_KIND`],
/// [`Status::ERROR_INDEX_SIZE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn point_index_count_batch<'a>(
    words: &[u64],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    distance: f64,
    counts: impl Into<ColumnMut<'a, i32>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let counts = counts.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, counts.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_point_index_count_batch(
            words.as_ptr(),
            words.len(),
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            distance,
            counts.pointer,
            counts.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `point_index_within_batch`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn point_index_within_batch_into<'a, 'out>(
    words: &[u64],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    distance: f64,
    counts: impl Into<ColumnMut<'a, i32>>,
    neighbors: &'out mut [Neighbor],
    statuses: Option<&mut [Status]>,
) -> Result<&'out mut [Neighbor]> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let counts = counts.into();
    let mut neighbors_needed = 0;
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, counts.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_point_index_within_batch(
            words.as_ptr(),
            words.len(),
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            distance,
            counts.pointer,
            counts.stride,
            neighbors.as_mut_ptr(),
            neighbors.len(),
            &mut neighbors_needed,
            statuses.pointer.cast(),
        )
    };
    batch_status(status).map_err(|error| error.needing(neighbors_needed, 0))?;
    Ok(&mut neighbors[..neighbors_needed])
}

/// Finds all points of an index within a distance of each of many positions.
///
/// * `words`: An index of points.
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `distance`: Meters, 0 or more; infinity for all points.
/// * `counts`: How many points there are near each position.
/// * `statuses`: The status of each row.
///
/// Returns: distances and ids of the points: those of the first row, the nearest first, then those of the second, and
/// so on.
///
/// In a refused row, the count is 0; its status is [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`]. Each
/// row equals the result of [`point_index_within()`](crate::point_index_within), bit for bit. Since 0.2.
///
/// Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
/// known: all points in one place.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_DISTANCE`] for the distance, [`Status::ERROR_INDEX`],
/// [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`], [`Status::ERROR_INDEX_KIND`],
/// [`Status::ERROR_INDEX_SIZE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
#[cfg(feature = "alloc")]
pub fn point_index_within_batch<'a>(
    words: &[u64],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    distance: f64,
    counts: impl Into<ColumnMut<'a, i32>>,
    mut statuses: Option<&mut [Status]>,
) -> Result<Vec<Neighbor>> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let mut counts = counts.into();
    elements(|neighbors| {
        point_index_within_batch_into(words, latitudes, longitudes, distance, counts.again(), neighbors, statuses.as_deref_mut()).map(|found| found.len())
    })
}

/// As `point_index_in_bounds`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn point_index_in_bounds_into<'out>(
    words: &[u64],
    bounds: Bounds,
    ids: &'out mut [u64],
) -> Result<&'out mut [u64]> {
    let mut ids_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_point_index_in_bounds(
            words.as_ptr(),
            words.len(),
            &bounds,
            ids.as_mut_ptr(),
            ids.len(),
            &mut ids_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(ids_needed, 0))?;
    Ok(&mut ids[..ids_needed])
}

/// Finds all points of an index in a rectangle of meridians and parallels.
///
/// * `words`: An index of points.
/// * `bounds`: Degrees. If east is less than west, the rectangle crosses the antimeridian; if it is greater by 360 or
///   more, the rectangle goes around the earth.
///
/// Returns: ids of the points in ascending order.
///
/// The edges belong to the rectangle. A point at a pole has all longitudes. Since 0.2.
///
/// Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known: all points
/// in one place.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_VIEW`] if south lies north of north,
/// [`Status::ERROR_INDEX`], [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`],
/// [`Status::ERROR_INDEX_KIND`] or [`Status::ERROR_INDEX_SIZE`].
#[cfg(feature = "alloc")]
pub fn point_index_in_bounds(words: &[u64], bounds: Bounds) -> Result<Vec<u64>> {
    elements(|ids| {
        point_index_in_bounds_into(words, bounds, ids).map(|found| found.len())
    })
}

/// As `point_index_in_bounds_batch`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn point_index_in_bounds_batch_into<'a, 'out>(
    words: &[u64],
    souths: impl Into<Column<'a, f64>>,
    wests: impl Into<Column<'a, f64>>,
    norths: impl Into<Column<'a, f64>>,
    easts: impl Into<Column<'a, f64>>,
    counts: impl Into<ColumnMut<'a, i32>>,
    ids: &'out mut [u64],
    statuses: Option<&mut [Status]>,
) -> Result<&'out mut [u64]> {
    let souths = souths.into();
    let wests = wests.into();
    let norths = norths.into();
    let easts = easts.into();
    let counts = counts.into();
    let mut ids_needed = 0;
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[souths.rows, wests.rows, norths.rows, easts.rows, counts.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_point_index_in_bounds_batch(
            words.as_ptr(),
            words.len(),
            souths.pointer,
            souths.stride,
            wests.pointer,
            wests.stride,
            norths.pointer,
            norths.stride,
            easts.pointer,
            easts.stride,
            count,
            counts.pointer,
            counts.stride,
            ids.as_mut_ptr(),
            ids.len(),
            &mut ids_needed,
            statuses.pointer.cast(),
        )
    };
    batch_status(status).map_err(|error| error.needing(ids_needed, 0))?;
    Ok(&mut ids[..ids_needed])
}

/// Finds all points of an index in each of many rectangles of meridians and parallels.
///
/// * `words`: An index of points.
/// * `souths`: Degrees, -90 ... 90.
/// * `wests`: Degrees; any finite values.
/// * `norths`: Degrees, south ... 90.
/// * `easts`: Degrees; any finite values. If east is less than west, the rectangle crosses the antimeridian; if it is
///   greater by 360 or more, the rectangle goes around the earth.
/// * `counts`: How many points are in each rectangle.
/// * `statuses`: The status of each row.
///
/// Returns: ids of the points: those of the first row in ascending order, then those of the second, and so on.
///
/// In a refused row, the count is 0; its status is [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], or
/// [`Status::ERROR_VIEW`] if south lies north of north. Each row equals the result of
/// [`point_index_in_bounds()`](crate::point_index_in_bounds). Since 0.2.
///
/// Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
/// known: all points in one place.
///
/// # Errors
///
/// [`Status::ERROR_INDEX`], [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`],
/// [`Status::ERROR_INDEX_KIND`], [`Status::ERROR_INDEX_SIZE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
#[cfg(feature = "alloc")]
pub fn point_index_in_bounds_batch<'a>(
    words: &[u64],
    souths: impl Into<Column<'a, f64>>,
    wests: impl Into<Column<'a, f64>>,
    norths: impl Into<Column<'a, f64>>,
    easts: impl Into<Column<'a, f64>>,
    counts: impl Into<ColumnMut<'a, i32>>,
    mut statuses: Option<&mut [Status]>,
) -> Result<Vec<u64>> {
    let souths = souths.into();
    let wests = wests.into();
    let norths = norths.into();
    let easts = easts.into();
    let mut counts = counts.into();
    elements(|ids| {
        point_index_in_bounds_batch_into(words, souths, wests, norths, easts, counts.again(), ids, statuses.as_deref_mut()).map(|found| found.len())
    })
}

/// As `polygon_index_build`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn polygon_index_build_into<'out>(
    points: &[Point],
    rings: &[usize],
    words: &'out mut [u64],
) -> Result<&'out mut [u64]> {
    let mut words_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_polygon_index_build(
            points.as_ptr(),
            points.len(),
            rings.as_ptr(),
            rings.len(),
            words.as_mut_ptr(),
            words.len(),
            &mut words_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(words_needed, 0))?;
    Ok(&mut words[..words_needed])
}

/// Builds an index of a polygon: once, for many questions.
///
/// * `points`: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///   value. The last point of a ring is joined to the first; the last point may repeat the first.
/// * `rings`: The number of points of each ring: the outer one, then the holes.
///
/// Returns: index, which is words of 64 bits.
///
/// The index holds the points too. It takes no other memory. Since 0.2.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RINGS`] if the counts in rings do not add
/// up to `point_count`, [`Status::ERROR_INDEX_ALIGNMENT`], or [`Status::ERROR_COUNT`] for more than 134,217,728 points
/// in a ring, 16,777,217 rings or 2,147,483,647 points.
#[cfg(feature = "alloc")]
pub fn polygon_index_build(points: &[Point], rings: &[usize]) -> Result<Vec<u64>> {
    elements(|words| {
        polygon_index_build_into(points, rings, words).map(|found| found.len())
    })
}

/// As `route_index_build`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn route_index_build_into<'out>(points: &[Point], words: &'out mut [u64]) -> Result<&'out mut [u64]> {
    let mut words_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_route_index_build(points.as_ptr(), points.len(), words.as_mut_ptr(), words.len(), &mut words_needed)
    };
    Error::check(status).map_err(|error| error.needing(words_needed, 0))?;
    Ok(&mut words[..words_needed])
}

/// Builds an index of a route: once, for many questions.
///
/// * `points`: Latitudes -90 ... 90 degrees, longitudes any finite value.
///
/// Returns: index, which is words of 64 bits.
///
/// The index holds the points too. It takes no other memory. Since 0.2.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_INDEX_ALIGNMENT`], or
/// [`Status::ERROR_COUNT`] for more than 134,217,728 points.
#[cfg(feature = "alloc")]
pub fn route_index_build(points: &[Point]) -> Result<Vec<u64>> {
    elements(|words| {
        route_index_build_into(points, words).map(|found| found.len())
    })
}

/// Finds whether many positions lie inside the polygon of an index.
///
/// * `words`: The index, of [`polygon_index_build()`](crate::polygon_index_build).
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `sides`: [`Side::INSIDE`], [`Side::ON_BORDER`] (within a micrometer of an edge of any ring) or [`Side::OUTSIDE`].
/// * `statuses`: The status of each row.
///
/// The side in a refused row is 0; its status is [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`]. Each row
/// equals the result of [`polygon_contains()`](crate::polygon_contains). Words that were damaged after
/// [`index_check()`](crate::index_check) give any sides. Since 0.2.
///
/// Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known: a
/// position beside a pole, for which each edge is searched.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_INDEX`], [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`],
/// [`Status::ERROR_INDEX_KIND`] also for the index of a route, or [`Status::ERROR_INDEX_SIZE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn edge_index_contains_batch<'a>(
    words: &[u64],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    sides: impl Into<ColumnMut<'a, Side>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let sides = sides.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, sides.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_edge_index_contains_batch(
            words.as_ptr(),
            words.len(),
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            sides.pointer.cast(),
            sides.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds where the edges of an index come nearest to many positions.
///
/// * `words`: The index, of [`route_index_build()`](crate::route_index_build) or
///   [`polygon_index_build()`](crate::polygon_index_build).
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `start_distance`: Only places this far along the route or farther count: meters, any number but NaN; 0: from its
///   start.
/// * `end_distance`: Only places up to this far along count: meters, at least `start_distance`; INFINITY: to its end.
/// * `places`: Places. Their `distance_along` is counted in their ring, and segment is the index of a point of the
///   polygon.
/// * `statuses`: The status of each row.
///
/// In a refused row, every floating-point field is NaN and every other field is 0; its status is
/// [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`]. For a whole route, each row equals the result of
/// [`route_nearest()`](crate::route_nearest), bit for bit. Where a route comes back along itself, a window around the
/// distance that was reached last keeps the ways apart; it is cut to the route. In a polygon, a position inside may be
/// left or right. Since 0.2.
///
/// Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known: all
/// points equally far, so that each edge is searched in up to 96 steps.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_DISTANCE`] for the distances, [`Status::ERROR_COUNT`] for an index
/// without points, [`Status::ERROR_INDEX`], [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`],
/// [`Status::ERROR_INDEX_KIND`] or [`Status::ERROR_INDEX_SIZE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn edge_index_nearest_batch<'a>(
    words: &[u64],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    start_distance: f64,
    end_distance: f64,
    places: impl Into<ColumnMut<'a, RoutePlace>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let places = places.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, places.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_edge_index_nearest_batch(
            words.as_ptr(),
            words.len(),
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            count,
            start_distance,
            end_distance,
            places.pointer,
            places.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `edge_index_crossings`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn edge_index_crossings_into<'out>(
    words: &[u64],
    other_words: Option<&[u64]>,
    crossings: &'out mut [PolygonCrossing],
) -> Result<&'out mut [PolygonCrossing]> {
    let mut crossings_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_edge_index_crossings(
            words.as_ptr(),
            words.len(),
            other_words.map_or(ptr::null(), <[_]>::as_ptr),
            other_words.map_or(0, <[_]>::len),
            crossings.as_mut_ptr(),
            crossings.len(),
            &mut crossings_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(crossings_needed, 0))?;
    Ok(&mut crossings[..crossings_needed])
}

/// Finds all pairs of edges that meet: in one index, or between two.
///
/// * `words`: The index, of [`polygon_index_build()`](crate::polygon_index_build) or
///   [`route_index_build()`](crate::route_index_build).
/// * `other_words`: The other index; `None`: the edges of the first meet one another.
///
/// Returns: pairs, ordered by edge, then by `other_edge`.
///
/// Edges within a micrometer of each other meet. In one index, each pair is found once, and neighbors do not meet at
/// their common vertex; but neither may run back along the other. Points given twice are one vertex. Where edges meet
/// at a vertex, each edge that ends there is in a pair. Since 0.2.
///
/// Time grows with the pairs that meet, and with the edges times the logarithm of the points. Slowest input known:
/// long edges side by side that do not meet: each pair is compared by geodesics, and too many are refused with
/// [`Status::ERROR_WORK`].
///
/// # Errors
///
/// [`Status::ERROR_INDEX`], [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`],
/// [`Status::ERROR_INDEX_KIND`], [`Status::ERROR_INDEX_SIZE`], or [`Status::ERROR_WORK`] for too many long edges side
/// by side that do not meet.
#[cfg(feature = "alloc")]
pub fn edge_index_crossings(words: &[u64], other_words: Option<&[u64]>) -> Result<Vec<PolygonCrossing>> {
    elements(|crossings| {
        edge_index_crossings_into(words, other_words, crossings).map(|found| found.len())
    })
}

/// As `fence_index_build`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn fence_index_build_into<'out>(
    fences: &[Fence],
    points: &[Point],
    rings: &[usize],
    words: &'out mut [u64],
    statuses: Option<&mut [Status]>,
) -> Result<&'out mut [u64]> {
    let mut words_needed = 0;
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    rows(&[fences.len(), statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_fence_index_build(
            fences.as_ptr(),
            fences.len(),
            points.as_ptr(),
            points.len(),
            rings.as_ptr(),
            rings.len(),
            words.as_mut_ptr(),
            words.len(),
            &mut words_needed,
            statuses.pointer.cast(),
        )
    };
    batch_status(status).map_err(|error| error.needing(words_needed, 0))?;
    Ok(&mut words[..words_needed])
}

/// Builds an index of fences: once, for many questions.
///
/// * `fences`: The fences: polygons, circles, corridors and lines.
/// * `points`: The points of all fences, one fence after the other: latitudes -90 ... 90 degrees, longitudes any
///   finite value.
/// * `rings`: The number of points of each ring, of all fences that have rings.
/// * `statuses`: The status of each fence.
///
/// Returns: index, which is words of 64 bits.
///
/// The index holds the fences that are not refused. The status of a refused one is [`Status::ERROR_FENCE`] for an
/// unknown shape or trigger, [`Status::ERROR_COUNT`] for too few points or too many, [`Status::ERROR_RINGS`] for rings
/// of what is no polygon, [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`],
/// [`Status::ERROR_FENCE_ALTITUDES`] or, if a fence before it that is not refused has the same id,
/// [`Status::ERROR_FENCE_ID`]. A fence of a few points takes some 300 bytes, each further point 23. No other memory is
/// used. The bits are the same on every machine. Since 0.2.
///
/// Time grows with the points, and with n log n of the fences. Slowest input known: all fences in one place.
///
/// # Errors
///
/// [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_COUNT`] if the counts of points do not add up, or for more than
/// an index can hold, or [`Status::ERROR_RINGS`] if those of rings do not.
///
/// # Panics
///
/// If `statuses` and `fences` have different lengths.
#[cfg(feature = "alloc")]
pub fn fence_index_build(
    fences: &[Fence],
    points: &[Point],
    rings: &[usize],
    mut statuses: Option<&mut [Status]>,
) -> Result<Vec<u64>> {
    elements(|words| {
        fence_index_build_into(fences, points, rings, words, statuses.as_deref_mut()).map(|found| found.len())
    })
}

/// As `fence_index_holding`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn fence_index_holding_into<'out>(
    words: &[u64],
    position: Point,
    altitude: f64,
    ids: &'out mut [u64],
) -> Result<&'out mut [u64]> {
    let mut ids_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_fence_index_holding(
            words.as_ptr(),
            words.len(),
            &position,
            altitude,
            ids.as_mut_ptr(),
            ids.len(),
            &mut ids_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(ids_needed, 0))?;
    Ok(&mut ids[..ids_needed])
}

/// Finds the fences that hold a position.
///
/// * `words`: An index of fences.
/// * `position`: Latitude -90 ... 90 degrees, longitude any finite value.
/// * `altitude`: Meters, -1,000,000 ... 1,000,000,000; NaN: not known, then the altitudes of fences do not matter.
///
/// Returns: ids of the fences in ascending order.
///
/// The border of a polygon belongs to it: its sides are those of [`polygon_contains()`](crate::polygon_contains). A
/// circle and a corridor hold what is as near as radius by [`geodesic_inverse()`](crate::geodesic_inverse) and
/// [`route_nearest()`](crate::route_nearest). Lines hold nothing. Since 0.2.
///
/// Time grows with the logarithm of the fences, and with n log n of those whose box holds the position. Slowest input
/// known: all fences hold it; a position beside a pole, for which each edge is searched.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ALTITUDE`], [`Status::ERROR_INDEX`],
/// [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`], [`Status::ERROR_INDEX_KIND`] or
/// [`Status::ERROR_INDEX_SIZE`].
#[cfg(feature = "alloc")]
pub fn fence_index_holding(words: &[u64], position: Point, altitude: f64) -> Result<Vec<u64>> {
    elements(|ids| {
        fence_index_holding_into(words, position, altitude, ids).map(|found| found.len())
    })
}

/// As `fence_index_holding_batch`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn fence_index_holding_batch_into<'a, 'out>(
    words: &[u64],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    altitudes: impl Into<Column<'a, f64>>,
    counts: impl Into<ColumnMut<'a, i32>>,
    ids: &'out mut [u64],
    statuses: Option<&mut [Status]>,
) -> Result<&'out mut [u64]> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let altitudes = altitudes.into();
    let counts = counts.into();
    let mut ids_needed = 0;
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, altitudes.rows, counts.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_fence_index_holding_batch(
            words.as_ptr(),
            words.len(),
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            altitudes.pointer,
            altitudes.stride,
            count,
            counts.pointer,
            counts.stride,
            ids.as_mut_ptr(),
            ids.len(),
            &mut ids_needed,
            statuses.pointer.cast(),
        )
    };
    batch_status(status).map_err(|error| error.needing(ids_needed, 0))?;
    Ok(&mut ids[..ids_needed])
}

/// Finds the fences that hold each of many positions.
///
/// * `words`: An index of fences.
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values, reduced to \[-180, 180).
/// * `altitudes`: Meters, -1,000,000 ... 1,000,000,000. NaN: not known.
/// * `counts`: How many fences hold each position.
/// * `statuses`: The status of each row.
///
/// Returns: ids: those of the first row in ascending order, then those of the second, and so on.
///
/// In a refused row, the count is 0; its status is [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] or
/// [`Status::ERROR_ALTITUDE`]. Each row equals the result of [`fence_index_holding()`](crate::fence_index_holding).
/// Since 0.2.
///
/// Time grows with the rows times the logarithm of the fences, and with n log n of those whose boxes hold a position.
/// Slowest input known: all fences hold all positions.
///
/// # Errors
///
/// [`Status::ERROR_INDEX`], [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`],
/// [`Status::ERROR_INDEX_KIND`], [`Status::ERROR_INDEX_SIZE`].
///
/// # Panics
///
/// If columns have different numbers of rows.
#[cfg(feature = "alloc")]
pub fn fence_index_holding_batch<'a>(
    words: &[u64],
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    altitudes: impl Into<Column<'a, f64>>,
    counts: impl Into<ColumnMut<'a, i32>>,
    mut statuses: Option<&mut [Status]>,
) -> Result<Vec<u64>> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let altitudes = altitudes.into();
    let mut counts = counts.into();
    elements(|ids| {
        fence_index_holding_batch_into(words, latitudes, longitudes, altitudes, counts.again(), ids, statuses.as_deref_mut()).map(|found| found.len())
    })
}

/// As `fence_index_step`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn fence_index_step_into<'out>(
    words: &[u64],
    options: Option<&FenceOptions>,
    last: Option<&FenceState>,
    fix: &Fix,
    presences: &'out mut [FencePresence],
    events: &'out mut [FenceEvent],
) -> Result<(FenceState, &'out mut [FencePresence], &'out mut [FenceEvent])> {
    let mut state = FenceState::default();
    let mut presences_needed = 0;
    let mut events_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_fence_index_step(
            words.as_ptr(),
            words.len(),
            options.map_or(ptr::null(), |one| one),
            last.map_or(ptr::null(), |one| one),
            fix,
            &mut state,
            presences.as_mut_ptr(),
            presences.len(),
            &mut presences_needed,
            events.as_mut_ptr(),
            events.len(),
            &mut events_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(presences_needed, events_needed))?;
    Ok((state, &mut presences[..presences_needed], &mut events[..events_needed]))
}

/// What [`fence_index_step()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FenceIndexStep {
    /// State after this fix.
    pub state: FenceState,
    /// The fences that it is in after this fix.
    pub presences: Vec<FencePresence>,
    /// What happened, in the order of the way; of one moment what is left first, then by ids.
    pub events: Vec<FenceEvent>,
}

/// Takes the next fix of something that moves, and reports what happened at the fences since the last one.
///
/// * `words`: An index of fences.
/// * `options`: How to decide; `None` for the defaults.
/// * `last`: The state after the last fix, all 0 before the first.
/// * `fix`: Where it is now, and when: not before the last fix.
/// * `presences`: The fences that it is in after the last fix, as many as last says.
///
/// Between two fixes it moves along the geodesic at a constant speed, and changes its altitude evenly. So a fence that
/// was passed on the way gives two events. Times and points are those at which the border is passed, to a millimeter.
/// With a hysteresis, a fence that was entered is wider by that much until it is left; its altitudes too. A line
/// itself belongs to its right side. The first fix reports nothing unless [`FenceFlags::REPORT_FIRST`] is set. A fix
/// that is less accurate than `worst_accuracy` changes nothing. An altitude that is not known is taken to be the last
/// one that was; before any is known, altitudes do not matter. Fences without triggers are not followed. Fences may
/// change from one fix to the next: the same state goes on with another index; what that changes happens at the last
/// fix, and presences of fences that are not there, or without triggers, are dropped without an event. Since 0.2.
///
/// Time grows with the fences that the way meets, times the presences, and with the edges near the way. Slowest input
/// known: a way across the teeth of a comb: 16 places are found at a time, each time among all edges; too many are
/// refused with [`Status::ERROR_WORK`].
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_ALTITUDE`], [`Status::ERROR_DISTANCE`]
/// for a negative accuracy, [`Status::ERROR_HYSTERESIS`], [`Status::ERROR_TIME`] for a fix that is older than the last
/// one, or a negative dwell time, [`Status::ERROR_CONTENT`] for an unknown flag, [`Status::ERROR_INDEX`],
/// [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`], [`Status::ERROR_INDEX_KIND`] or
/// [`Status::ERROR_INDEX_SIZE`], or [`Status::ERROR_WORK`] for a way along very many long edges side by side.
#[cfg(feature = "alloc")]
pub fn fence_index_step(
    words: &[u64],
    options: Option<&FenceOptions>,
    last: Option<&FenceState>,
    fix: &Fix,
    presences: &[FencePresence],
) -> Result<FenceIndexStep> {
    if last.map_or(0, |one| one.presence_count) != presences.len() as u64 {
        return Err(Error::new(Status::ERROR_COUNT));
    }
    let mut state = FenceState::default();
    let (presences, events) = change(presences, |presences, events| {
        let (found, presences, events) = fence_index_step_into(words, options, last, fix, presences, events)?;
        state = found;
        Ok((presences.len(), events.len()))
    })?;
    Ok(FenceIndexStep { state, presences, events })
}

/// What [`navigation_step()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct NavigationStep {
    /// State after this fix.
    pub state: NavigationState,
    /// Where it is on the route, and how it goes on.
    pub guidance: Guidance,
}

/// Takes the next fix of something that follows a route, and tells how it goes on.
///
/// * `words`: The index of the route, of [`route_index_build()`](crate::route_index_build).
/// * `waypoints`: Which points of the route are waypoints: their numbers from 0, ascending; `None`: all points of the
///   route.
/// * `options`: How to decide; `None` for the defaults.
/// * `last`: The state after the last fix, all 0 before the first.
/// * `fix`: Where it is now, and when. NaN for what is not known, but for the position.
///
/// The place on the route is the nearest one in a window around the last place, which is wider by one and a half times
/// what it has moved since. Where the route comes about as near more than once, within twice the accuracy of the fix
/// (5 m at least, 15 m if not known), the place is taken that fits the way best: so ways there and back are kept
/// apart, and the places where a route crosses itself. The first fix is looked for on the whole route; of places about
/// as near, the earliest is taken, and on a round trip that begins within `off_route_distance` of its end, its start
/// rather than its end. With `start_distance` it is looked for in the window around that place. So is, among those on
/// the route, the place at which something comes back that was off it at the last fix too, rather ahead than behind.
///
/// It has left the route when it is farther from it than `off_route_distance` and hysteresis together, and is back
/// within `off_route_distance`. It goes the wrong way when it has come back along the route by more than
/// `off_route_distance`, or by eight times the accuracy if that is more, until it has gone forward by as much. Where
/// the route uses the same road the other way too (within 45° of opposite, about as near), it is on that leg as soon
/// as it has gone the wrong way for more than `window_ahead`. Waypoints are passed in their order, and stay passed:
/// beyond them along the route, if it is on the route, or within `arrival_radius`, if no more than twice that is left
/// along the route. Those that lie behind the first fix on the route are passed with it.
///
/// A fix that is less accurate than `worst_accuracy` leaves the state as it is; then the guidance has flags and the
/// next waypoint, and NaN. Speeds need times; off the route, the last one stays. A state of the same route is not
/// checked further: store it with a checksum if that matters. The distance along is that of
/// [`route_nearest()`](crate::route_nearest) at the same place. Since 0.2.
///
/// Time grows with the logarithm of the points where few edges are near, and with the waypoints that are passed.
/// Slowest input known: the middle of a route of long edges, each of which is searched twice; too many are refused
/// with [`Status::ERROR_WORK`].
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`] for the position, an infinite time, or numbers of a state, [`Status::ERROR_LATITUDE`],
/// [`Status::ERROR_ALTITUDE`], [`Status::ERROR_TIME`] for a fix that is older than the last known time, or a negative
/// averaging time, [`Status::ERROR_DISTANCE`] for an accuracy or a distance in the options that is negative or NaN,
/// [`Status::ERROR_HYSTERESIS`], [`Status::ERROR_WAYPOINT`], [`Status::ERROR_ROUTE`] for a state that another route
/// gave, [`Status::ERROR_COUNT`] for a route without points, [`Status::ERROR_INDEX`],
/// [`Status::ERROR_INDEX_ALIGNMENT`], [`Status::ERROR_INDEX_VERSION`], [`Status::ERROR_INDEX_KIND`] also for the index
/// of a polygon, [`Status::ERROR_INDEX_SIZE`], or [`Status::ERROR_WORK`] for very many edges equally near.
pub fn navigation_step(
    words: &[u64],
    waypoints: Option<&[u64]>,
    options: Option<&NavigationOptions>,
    last: Option<&NavigationState>,
    fix: &Fix,
) -> Result<NavigationStep> {
    let mut state = NavigationState::default();
    let mut guidance = Guidance::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_navigation_step(
            words.as_ptr(),
            words.len(),
            waypoints.map_or(ptr::null(), <[_]>::as_ptr),
            waypoints.map_or(0, <[_]>::len),
            options.map_or(ptr::null(), |one| one),
            last.map_or(ptr::null(), |one| one),
            fix,
            &mut state,
            &mut guidance,
        )
    };
    Error::check(status)?;
    Ok(NavigationStep { state, guidance })
}

/// As `circle`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn circle_into<'out>(
    center: Point,
    radius: f64,
    options: Option<&ShapeOptions>,
    out: &'out mut [Point],
) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_circle(
            &center,
            radius,
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Computes a circle: everything within a geodesic distance of a position.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `radius`: Meters; more than 0, at most 19,970,000.
/// * `options`: `None` for the defaults.
///
/// Returns: closed ring.
///
/// The ring starts in the north and runs counterclockwise, seen from above; its last point is its first. Vertex i of n
/// lies at the azimuth -360 i/n and at the radius, measured along the geodesic of the ellipsoid, to within 15 nm. From
/// a pole, azimuths are measured from the meridian of the center's longitude, as in
/// [`geodesic_direct()`](crate::geodesic_direct).
///
/// The circle may contain a pole, or more than a hemisphere: its inside is on the left. Polygon functions, such as
/// [`polygon_measure()`](crate::polygon_measure), treat the smaller part of the earth as the inside of every ring,
/// including this one.
///
/// The edges of the polygon are geodesics. Up to a radius of a quarter of the earth's circumference they run inside
/// the circle, beyond that outside. [`Placement::OUTSIDE`] moves all vertices outward equally, just far enough that no
/// edge is nearer to the center than the radius, with about 0.1 micrometers to spare. [`Placement::INSIDE`] does the
/// opposite. [`Placement::EQUAL_AREA`] gives the polygon the area of the circle, to a fraction of 10^-9.
///
/// With a tolerance, no point of an edge is farther than that from the circle, and the number of vertices is at most 2
/// % larger than necessary.
///
/// Beyond 19,970,000 m, just under half a circle of the polar radius, geodesics in different directions meet, and a
/// circle is no longer a simple curve. The call also returns [`Status::ERROR_RADIUS`] if the placement would move
/// vertices of a slightly smaller circle beyond that limit. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`]; for the options:
/// [`Status::ERROR_PLACEMENT`] (an unknown value in that field, in `azimuth_is` or in longitudes),
/// [`Status::ERROR_VERTICES`] (also if a tolerance needs more than 1,000,000, or for more than 3600 radial lines),
/// [`Status::ERROR_TOLERANCE`] (neither 0 nor 0.000001 ... 1,000,000), [`Status::ERROR_NOT_FINITE`] or
/// [`Status::ERROR_DECIMALS`].
#[cfg(feature = "alloc")]
pub fn circle(center: Point, radius: f64, options: Option<&ShapeOptions>) -> Result<Vec<Point>> {
    elements(|out| {
        circle_into(center, radius, options, out).map(|found| found.len())
    })
}

/// Computes the bounds of a circle: the smallest rectangle of meridians and parallels that contains it.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `radius`: Meters; more than 0, at most 19,970,000.
///
/// Returns: rectangle. If east is less than west, it crosses the antimeridian; with a pole in the circle it has all
/// longitudes, -180 ... 180.
///
/// A filter for those who keep positions in a database: what [`geodesic_inverse()`](crate::geodesic_inverse) finds
/// within the radius lies in the rectangle. It is larger than the circle by 0.1 to 0.2 micrometers on each side;
/// beyond a radius of 9,500,000 m it may have some degrees of longitude more, or all of them. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] or [`Status::ERROR_RADIUS`].
pub fn circle_bounds(center: Point, radius: f64) -> Result<Bounds> {
    let mut bounds = Bounds::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_circle_bounds(&center, radius, &mut bounds) };
    Error::check(status)?;
    Ok(bounds)
}

/// As `ellipse`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn ellipse_into<'out>(
    center: Point,
    semi_major: f64,
    semi_minor: f64,
    rotation: f64,
    options: Option<&ShapeOptions>,
    out: &'out mut [Point],
) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_ellipse(
            &center,
            semi_major,
            semi_minor,
            rotation,
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Computes an ellipse.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `semi_major`: Meters; more than 0, at most 19,970,000.
/// * `semi_minor`: Meters, in the same range; either may be the larger one.
/// * `rotation`: Azimuth of the first semi-axis; degrees, any finite value.
/// * `options`: `None` for the defaults. The only placement is [`Placement::ON`].
///
/// Returns: closed ring.
///
/// In the direction t from its first axis the ellipse with the semi-axes a and b lies at the geodesic distance a
/// b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their eccentric anomaly, so they are closer
/// where it bends more. The ring is closed and runs counterclockwise from the end of the first axis. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`]; for the options:
/// [`Status::ERROR_PLACEMENT`], [`Status::ERROR_VERTICES`], [`Status::ERROR_TOLERANCE`] or [`Status::ERROR_DECIMALS`].
/// [`Status::ERROR_PLACEMENT`] also for any placement other than [`Placement::ON`].
#[cfg(feature = "alloc")]
pub fn ellipse(
    center: Point,
    semi_major: f64,
    semi_minor: f64,
    rotation: f64,
    options: Option<&ShapeOptions>,
) -> Result<Vec<Point>> {
    elements(|out| {
        ellipse_into(center, semi_major, semi_minor, rotation, options, out).map(|found| found.len())
    })
}

/// As `wedge`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn wedge_into<'out>(
    center: Point,
    inner_radius: f64,
    outer_radius: f64,
    azimuth: f64,
    width: f64,
    options: Option<&ShapeOptions>,
    out: &'out mut [Point],
) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_wedge(
            &center,
            inner_radius,
            outer_radius,
            azimuth,
            width,
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Computes a wedge: a sector of a circle, or of the ring between two circles.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `inner_radius`: Meters; 0 for a sector with its point at the center.
/// * `outer_radius`: Meters; more than the inner one, at most 19,970,000.
/// * `azimuth`: Degrees, any finite value: of the middle, or of the side where the wedge starts, as `azimuth_is` says.
/// * `width`: Degrees, clockwise, 0 ... 360.
/// * `options`: `None` for the defaults.
///
/// Returns: closed ring.
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
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`], [`Status::ERROR_WIDTH`]; for
/// the options: [`Status::ERROR_PLACEMENT`], [`Status::ERROR_VERTICES`], [`Status::ERROR_TOLERANCE`] or
/// [`Status::ERROR_DECIMALS`]. [`Status::ERROR_RADIUS`] also if the inner radius is negative or not smaller than the
/// outer; [`Status::ERROR_VERTICES`] also if a placement would make the edges of both arcs cross, as can happen with
/// few vertices when the radii hardly differ.
#[cfg(feature = "alloc")]
pub fn wedge(
    center: Point,
    inner_radius: f64,
    outer_radius: f64,
    azimuth: f64,
    width: f64,
    options: Option<&ShapeOptions>,
) -> Result<Vec<Point>> {
    elements(|out| {
        wedge_into(center, inner_radius, outer_radius, azimuth, width, options, out).map(|found| found.len())
    })
}

/// As `arc`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn arc_into<'out>(
    center: Point,
    radius: f64,
    azimuth: f64,
    width: f64,
    options: Option<&ShapeOptions>,
    out: &'out mut [Point],
) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_arc(
            &center,
            radius,
            azimuth,
            width,
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Computes an arc: part of a circle, as an open line.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `radius`: Meters; more than 0, at most 19,970,000.
/// * `azimuth`: Degrees, any finite value: of the middle, or of the side where the arc starts, as `azimuth_is` says.
/// * `width`: Degrees, clockwise, 0 ... 360.
/// * `options`: `None` for the defaults. The only placement is [`Placement::ON`].
///
/// Returns: points, clockwise from where the arc starts.
///
/// The first and the last point have exact azimuths. A width of 0 gives no points; with a width of 360 the last point
/// is the first. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`], [`Status::ERROR_WIDTH`]; for
/// the options: [`Status::ERROR_PLACEMENT`], [`Status::ERROR_VERTICES`], [`Status::ERROR_TOLERANCE`] or
/// [`Status::ERROR_DECIMALS`]. [`Status::ERROR_PLACEMENT`] also for any placement other than [`Placement::ON`].
#[cfg(feature = "alloc")]
pub fn arc(center: Point, radius: f64, azimuth: f64, width: f64, options: Option<&ShapeOptions>) -> Result<Vec<Point>> {
    elements(|out| {
        arc_into(center, radius, azimuth, width, options, out).map(|found| found.len())
    })
}

/// As `ring_set`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn ring_set_into<'out>(
    center: Point,
    radii: &[f64],
    options: Option<&ShapeOptions>,
    vertices: &'out mut [Point],
    lines: &'out mut [RingLine],
) -> Result<(&'out mut [Point], &'out mut [RingLine])> {
    let mut vertices_needed = 0;
    let mut lines_needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_ring_set(
            &center,
            radii.as_ptr(),
            radii.len(),
            options.map_or(ptr::null(), |one| one),
            vertices.as_mut_ptr(),
            vertices.len(),
            &mut vertices_needed,
            lines.as_mut_ptr(),
            lines.len(),
            &mut lines_needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(vertices_needed, lines_needed))?;
    Ok((&mut vertices[..vertices_needed], &mut lines[..lines_needed]))
}

/// What [`ring_set()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RingSet {
    /// Points of all lines, one line after the other.
    pub vertices: Vec<Point>,
    /// A record for each line.
    pub lines: Vec<RingLine>,
}

/// Computes several circles around one position, and radial lines if the options ask for them.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `radii`: Meters; each more than 0, at most 19,970,000; in any order.
/// * `options`: `None` for the defaults.
///
/// The rings come first, as [`circle()`](crate::circle) computes them, in the order of the radii; then the radial
/// lines, two points each, from the center to the largest radius. Each ring has a position for its label at
/// `label_azimuth`, and each radial line one at its end. Since 0.1.
///
/// Time grows with the radii times the vertices.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`], [`Status::ERROR_COUNT`] without
/// radii; for the options: [`Status::ERROR_PLACEMENT`], [`Status::ERROR_VERTICES`], [`Status::ERROR_TOLERANCE`] or
/// [`Status::ERROR_DECIMALS`].
#[cfg(feature = "alloc")]
pub fn ring_set(center: Point, radii: &[f64], options: Option<&ShapeOptions>) -> Result<RingSet> {
    let (vertices, lines) = two(|vertices, lines| {
        let (vertices, lines) = ring_set_into(center, radii, options, vertices, lines)?;
        Ok((vertices.len(), lines.len()))
    })?;
    Ok(RingSet { vertices, lines })
}

/// As `circle_geojson`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn circle_geojson_into<'out>(
    center: Point,
    radius: f64,
    options: Option<&ShapeOptions>,
    properties: Option<&str>,
    out: &'out mut [u8],
) -> Result<&'out str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_circle_geojson(
            &center,
            radius,
            options.map_or(ptr::null(), |one| one),
            properties.map_or(ptr::null(), str::as_ptr),
            properties.map_or(0, str::len),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes a circle as GeoJSON.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `radius`: Meters; more than 0, at most 19,970,000.
/// * `options`: `None` for the defaults.
/// * `properties`: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
///
/// The result is a Feature with a Polygon, or with a MultiPolygon if the antimeridian cuts the circle (RFC 7946,
/// section 3.1.9). Rings are closed; the outer one runs counterclockwise, holes run clockwise, and no longitude lies
/// outside -180 ... 180. If a pole is inside, the ring runs along the edge of the map at 180 to the pole, along it,
/// and back at -180, so that every reader finds the pole inside. A circle that contains both poles and the
/// antimeridian is the whole map with a hole.
///
/// Positions have up to decimals digits after the point. A position equal to the one before is left out, but a ring
/// always has at least four; pieces without area are left out if there are others. [`Placement::OUTSIDE`] and
/// [`Placement::INSIDE`] apply to the rounded positions: the vertices are moved farther out, or in, to allow for
/// rounding and for straight lines in degrees, which may depart from the edges by the `edge_tolerance`; inward by at
/// most half of the radius.
///
/// Readers of GeoJSON draw edges as straight lines in degrees. With an `edge_tolerance`, edges have enough positions
/// to keep those lines that close to the geodesics. Without one, long edges are drawn in the wrong place, especially
/// near a pole. For [`Placement::OUTSIDE`] and [`Placement::INSIDE`], an `edge_tolerance` of 0 means the tolerance,
/// or, if that is 0 too, a thousandth of the radius; but at least 0.7 units of the last decimal, since rounding makes
/// a finer one useless. So these placements always hold for straight lines in degrees. The call returns
/// [`Status::ERROR_RADIUS`] if vertices would be more than 19,970,000 m away: the `edge_tolerance` may be too large
/// for a circle of nearly that size.
///
/// Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`], [`Status::ERROR_PROPERTIES`],
/// [`Status::ERROR_CROSSINGS`] for more than 256 crossings of the antimeridian; for the options:
/// [`Status::ERROR_PLACEMENT`], [`Status::ERROR_VERTICES`], [`Status::ERROR_TOLERANCE`] or [`Status::ERROR_DECIMALS`].
#[cfg(feature = "alloc")]
pub fn circle_geojson(
    center: Point,
    radius: f64,
    options: Option<&ShapeOptions>,
    properties: Option<&str>,
) -> Result<String> {
    string(|out| {
        circle_geojson_into(center, radius, options, properties, out).map(str::len)
    })
}

/// As `ellipse_geojson`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn ellipse_geojson_into<'out>(
    center: Point,
    semi_major: f64,
    semi_minor: f64,
    rotation: f64,
    options: Option<&ShapeOptions>,
    properties: Option<&str>,
    out: &'out mut [u8],
) -> Result<&'out str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_ellipse_geojson(
            &center,
            semi_major,
            semi_minor,
            rotation,
            options.map_or(ptr::null(), |one| one),
            properties.map_or(ptr::null(), str::as_ptr),
            properties.map_or(0, str::len),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes an ellipse as GeoJSON.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `semi_major`: Meters; more than 0, at most 19,970,000.
/// * `semi_minor`: Meters, in the same range; either may be the larger one.
/// * `rotation`: Azimuth of the first semi-axis; degrees, any finite value.
/// * `options`: `None` for the defaults.
/// * `properties`: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
///
/// The result is written as [`circle_geojson()`](crate::circle_geojson) writes a circle. Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`], [`Status::ERROR_PROPERTIES`];
/// for the options: [`Status::ERROR_PLACEMENT`], [`Status::ERROR_VERTICES`], [`Status::ERROR_TOLERANCE`] or
/// [`Status::ERROR_DECIMALS`]. [`Status::ERROR_PLACEMENT`] also for any placement other than [`Placement::ON`].
#[cfg(feature = "alloc")]
pub fn ellipse_geojson(
    center: Point,
    semi_major: f64,
    semi_minor: f64,
    rotation: f64,
    options: Option<&ShapeOptions>,
    properties: Option<&str>,
) -> Result<String> {
    string(|out| {
        ellipse_geojson_into(center, semi_major, semi_minor, rotation, options, properties, out).map(str::len)
    })
}

/// As `wedge_geojson`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn wedge_geojson_into<'out>(
    center: Point,
    inner_radius: f64,
    outer_radius: f64,
    azimuth: f64,
    width: f64,
    options: Option<&ShapeOptions>,
    properties: Option<&str>,
    out: &'out mut [u8],
) -> Result<&'out str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_wedge_geojson(
            &center,
            inner_radius,
            outer_radius,
            azimuth,
            width,
            options.map_or(ptr::null(), |one| one),
            properties.map_or(ptr::null(), str::as_ptr),
            properties.map_or(0, str::len),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes a wedge as GeoJSON.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `inner_radius`: Meters; 0 for a sector with its point at the center.
/// * `outer_radius`: Meters; more than the inner one, at most 19,970,000.
/// * `azimuth`: Degrees, any finite value: of the middle, or of the side where the wedge starts, as `azimuth_is` says.
/// * `width`: Degrees, clockwise, 0 ... 360.
/// * `options`: `None` for the defaults.
/// * `properties`: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
///
/// The result is written as [`circle_geojson()`](crate::circle_geojson) writes a circle; a whole turn between two
/// circles is a Polygon with a hole. A width of 0 gives a Polygon without coordinates. Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`], [`Status::ERROR_WIDTH`],
/// [`Status::ERROR_PROPERTIES`]; for the options: [`Status::ERROR_PLACEMENT`], [`Status::ERROR_VERTICES`],
/// [`Status::ERROR_TOLERANCE`] or [`Status::ERROR_DECIMALS`]. [`Status::ERROR_RADIUS`] also if the inner radius is
/// negative or not smaller than the outer; [`Status::ERROR_VERTICES`] also if a placement would make the edges of both
/// arcs cross, as can happen with few vertices when the radii hardly differ.
#[cfg(feature = "alloc")]
pub fn wedge_geojson(
    center: Point,
    inner_radius: f64,
    outer_radius: f64,
    azimuth: f64,
    width: f64,
    options: Option<&ShapeOptions>,
    properties: Option<&str>,
) -> Result<String> {
    string(|out| {
        wedge_geojson_into(center, inner_radius, outer_radius, azimuth, width, options, properties, out).map(str::len)
    })
}

/// As `arc_geojson`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn arc_geojson_into<'out>(
    center: Point,
    radius: f64,
    azimuth: f64,
    width: f64,
    options: Option<&ShapeOptions>,
    properties: Option<&str>,
    out: &'out mut [u8],
) -> Result<&'out str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_arc_geojson(
            &center,
            radius,
            azimuth,
            width,
            options.map_or(ptr::null(), |one| one),
            properties.map_or(ptr::null(), str::as_ptr),
            properties.map_or(0, str::len),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes an arc as GeoJSON.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `radius`: Meters; more than 0, at most 19,970,000.
/// * `azimuth`: Degrees, any finite value: of the middle, or of the side where the arc starts, as `azimuth_is` says.
/// * `width`: Degrees, clockwise, 0 ... 360.
/// * `options`: `None` for the defaults.
/// * `properties`: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
///
/// The result is a Feature with a LineString, or with a MultiLineString if the arc crosses the antimeridian. A width
/// of 0 gives a LineString without coordinates. Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`], [`Status::ERROR_WIDTH`],
/// [`Status::ERROR_PROPERTIES`]; for the options: [`Status::ERROR_PLACEMENT`], [`Status::ERROR_VERTICES`],
/// [`Status::ERROR_TOLERANCE`] or [`Status::ERROR_DECIMALS`]. [`Status::ERROR_PLACEMENT`] also for any placement other
/// than [`Placement::ON`].
#[cfg(feature = "alloc")]
pub fn arc_geojson(
    center: Point,
    radius: f64,
    azimuth: f64,
    width: f64,
    options: Option<&ShapeOptions>,
    properties: Option<&str>,
) -> Result<String> {
    string(|out| {
        arc_geojson_into(center, radius, azimuth, width, options, properties, out).map(str::len)
    })
}

/// As `ring_set_geojson`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn ring_set_geojson_into<'out>(
    center: Point,
    radii: &[f64],
    options: Option<&ShapeOptions>,
    properties: Option<&str>,
    out: &'out mut [u8],
) -> Result<&'out str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_ring_set_geojson(
            &center,
            radii.as_ptr(),
            radii.len(),
            options.map_or(ptr::null(), |one| one),
            properties.map_or(ptr::null(), str::as_ptr),
            properties.map_or(0, str::len),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes several circles around one position, radial lines and labels as GeoJSON.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `radii`: Meters; each more than 0, at most 19,970,000; in any order.
/// * `options`: `None` for the defaults.
/// * `properties`: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
///
/// The result is a FeatureCollection: the rings, as [`circle_geojson()`](crate::circle_geojson) writes them, with the
/// properties kind ("ring") and radius; radial lines as LineStrings with kind ("radial") and azimuth, in \[0, 360);
/// then a Point for the label of each, with kind ("label") and radius or azimuth. The caller's properties come first
/// in each feature. Since 0.1.
///
/// Time grows with the radii times the vertices, and with the radii and radials times the bytes of the properties.
/// Slowest input known: 3600 radials with long properties.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RADIUS`], [`Status::ERROR_COUNT`] without
/// radii, [`Status::ERROR_PROPERTIES`]; for the options: [`Status::ERROR_PLACEMENT`], [`Status::ERROR_VERTICES`],
/// [`Status::ERROR_TOLERANCE`] or [`Status::ERROR_DECIMALS`].
#[cfg(feature = "alloc")]
pub fn ring_set_geojson(
    center: Point,
    radii: &[f64],
    options: Option<&ShapeOptions>,
    properties: Option<&str>,
) -> Result<String> {
    string(|out| {
        ring_set_geojson_into(center, radii, options, properties, out).map(str::len)
    })
}

/// Reads a time in the form of ISO 8601: "2026-11-22T08:17:05.250Z".
///
/// * `text`: A date, "T" or a blank, hours, minutes, and perhaps seconds with decimals, then "Z" or an offset such as
///   "+02:00"; or a date alone, a month or a year, as in KML. Blanks around it are skipped.
///
/// Returns: seconds since the beginning of 1970 in UTC without leap seconds.
///
/// Years are 0001 to 9999 in the Gregorian calendar. A text without an offset is in UTC. Hour 24 is taken with minutes
/// and seconds of 0; second 60, a leap second, means the same as the second after it, which must lie before the year
/// 10000. A day, a month and a year mean their beginning, in UTC or at an offset. Offsets are at most 14 hours.
/// Seconds have any number of decimals, after a point or a comma; the result is the double nearest to a text of up to
/// 9. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: blanks.
///
/// # Errors
///
/// [`Status::ERROR_DATE`], [`Status::ERROR_TEXT_EMPTY`], [`Status::ERROR_TEXT_REST`], [`Status::ERROR_OFFSET`] for a
/// size beyond memory.
pub fn time_parse(text: impl AsRef<[u8]>) -> Result<f64> {
    let text = text.as_ref();
    let mut seconds = 0.0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_time_parse(text.as_ptr(), text.len(), &mut seconds, &mut error_offset) };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(seconds)
}

/// As `time_format`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn time_format_into(seconds: f64, decimals: i32, out: &mut [u8]) -> Result<&str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_time_format(seconds, decimals, out.as_mut_ptr(), out.len(), &mut needed) };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes a time in the form of ISO 8601, in UTC.
///
/// * `seconds`: Seconds since the beginning of 1970 in UTC without leap seconds, in the years 1 to 9999.
/// * `decimals`: Of the seconds, 0 ... 9.
///
/// Rounds the number as it is, half to even, once. Since 0.2.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_YEAR`], [`Status::ERROR_DECIMALS`].
#[cfg(feature = "alloc")]
pub fn time_format(seconds: f64, decimals: i32) -> Result<String> {
    string(|out| {
        time_format_into(seconds, decimals, out).map(str::len)
    })
}

/// As `rectangle`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn rectangle_into<'out>(
    center: Point,
    length: f64,
    width: f64,
    azimuth: f64,
    options: Option<&OutlineOptions>,
    out: &'out mut [Point],
) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_rectangle(
            &center,
            length,
            width,
            azimuth,
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Computes a rectangle around a position.
///
/// * `center`: Degrees; latitude -90 ... 90, longitude any finite value.
/// * `length`: Meters; more than 0, at most 1,000,000.
/// * `width`: Meters, in the same range.
/// * `azimuth`: The direction of the length; degrees, any finite value.
/// * `options`: `None` for the defaults. Only longitudes matters.
///
/// Returns: closed ring.
///
/// The corners are those of a plane rectangle, laid off from the center: each lies at the distance of half its
/// diagonal, measured along a geodesic, and as far beside the azimuth as in the plane. So all four are equally far
/// from the center, to within 15 nm; the edges, geodesics too, are a little shorter than length and width, by less
/// than one part in 10^6 up to a diagonal of 20 km. The ring begins with the corner ahead on the right and runs
/// counterclockwise. Since 0.2.
///
/// Takes constant time.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_DIMENSION`]; for the options:
/// [`Status::ERROR_JOIN`], [`Status::ERROR_PLACEMENT`] or [`Status::ERROR_TOLERANCE`].
#[cfg(feature = "alloc")]
pub fn rectangle(
    center: Point,
    length: f64,
    width: f64,
    azimuth: f64,
    options: Option<&OutlineOptions>,
) -> Result<Vec<Point>> {
    elements(|out| {
        rectangle_into(center, length, width, azimuth, options, out).map(|found| found.len())
    })
}

/// As `route_parallel`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn route_parallel_into<'out>(
    points: &[Point],
    distance: f64,
    options: Option<&OutlineOptions>,
    out: &'out mut [Point],
) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_route_parallel(
            points.as_ptr(),
            points.len(),
            distance,
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Computes the line beside a route at a distance: its parallel.
///
/// * `points`: The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
/// * `distance`: Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative to its left.
/// * `options`: `None` for the defaults. ends does not matter.
///
/// Returns: line. Must not overlap points.
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
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_DIMENSION`], [`Status::ERROR_COUNT`]; for
/// the options: [`Status::ERROR_JOIN`], [`Status::ERROR_PLACEMENT`] or [`Status::ERROR_TOLERANCE`].
#[cfg(feature = "alloc")]
pub fn route_parallel(points: &[Point], distance: f64, options: Option<&OutlineOptions>) -> Result<Vec<Point>> {
    elements(|out| {
        route_parallel_into(points, distance, options, out).map(|found| found.len())
    })
}

/// As `route_corridor`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn route_corridor_into<'out>(
    points: &[Point],
    left: f64,
    right: f64,
    options: Option<&OutlineOptions>,
    out: &'out mut [Point],
) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_route_corridor(
            points.as_ptr(),
            points.len(),
            left,
            right,
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Computes a corridor: a route with a width on each side.
///
/// * `points`: The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
/// * `left`: Meters to the left of the route, 0 ... 1,000,000; one of the two must be more than 0.
/// * `right`: Meters to its right, 0 ... 1,000,000.
/// * `options`: `None` for the defaults.
///
/// Returns: closed ring. Must not overlap points.
///
/// The ring is the [`route_parallel()`](crate::route_parallel) on the right, the end, the parallel on the left
/// backward, and the start. It runs counterclockwise, and ends with its first point. An end may be flat, round or
/// square; on each side it goes as far beyond the route as that side is wide. Where the route comes near itself, the
/// ring crosses itself; square ends are not cut off where they lie near another segment. Where a corridor is far wider
/// than the bends of its route, nothing may be left of a side, or of the ring. Since 0.2.
///
/// Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
/// known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
/// other.
///
/// # Errors
///
/// As [`route_parallel()`](crate::route_parallel).
#[cfg(feature = "alloc")]
pub fn route_corridor(points: &[Point], left: f64, right: f64, options: Option<&OutlineOptions>) -> Result<Vec<Point>> {
    elements(|out| {
        route_corridor_into(points, left, right, options, out).map(|found| found.len())
    })
}

/// As `route_arrow`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn route_arrow_into<'out>(
    points: &[Point],
    width: f64,
    head_width: f64,
    head_length: f64,
    options: Option<&OutlineOptions>,
    out: &'out mut [Point],
) -> Result<&'out mut [Point]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_route_arrow(
            points.as_ptr(),
            points.len(),
            width,
            head_width,
            head_length,
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Computes the outline of an arrow along a route, as of an axis of advance.
///
/// * `points`: The middle of the arrow, from its tail to its tip. Latitudes -90 ... 90 degrees, longitudes any finite
///   value.
/// * `width`: Meters; more than 0, at most 1,000,000: of the body.
/// * `head_width`: Meters from barb to barb; at least width, at most 1,000,000.
/// * `head_length`: Meters along the route; more than 0, less than the route has, at most 1,000,000.
/// * `options`: `None` for the defaults. ends does not matter.
///
/// Returns: closed ring. Must not overlap points.
///
/// The body is a [`route_corridor()`](crate::route_corridor) with a flat end at the neck, `head_length` before the tip
/// along the route. The barbs stand at the neck, across the geodesic from there to the tip. The ring runs
/// counterclockwise: the body's right side from the tail on, the right barb, the tip, the left barb, the left side,
/// the first point again. If the tail is to be open, leave out that last point. Since 0.2.
///
/// Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
/// known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
/// other.
///
/// # Errors
///
/// As [`route_parallel()`](crate::route_parallel).
#[cfg(feature = "alloc")]
pub fn route_arrow(
    points: &[Point],
    width: f64,
    head_width: f64,
    head_length: f64,
    options: Option<&OutlineOptions>,
) -> Result<Vec<Point>> {
    elements(|out| {
        route_arrow_into(points, width, head_width, head_length, options, out).map(|found| found.len())
    })
}

/// As `route_marks`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn route_marks_into<'out>(
    points: &[Point],
    first: f64,
    interval: f64,
    out: &'out mut [RouteMark],
) -> Result<&'out mut [RouteMark]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_route_marks(points.as_ptr(), points.len(), first, interval, out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Marks a route at equal intervals.
///
/// * `points`: Latitudes -90 ... 90 degrees, longitudes any finite value.
/// * `first`: Meters from the start of the route to the first mark, 0 ... 1e12.
/// * `interval`: Meters from each mark to the next, 0.001 ... 1e12.
///
/// Returns: marks.
///
/// Each mark is where [`route_point()`](crate::route_point) finds it, to within 15 nm. The end of the route has a mark
/// if it lies a whole number of intervals from the first one; a nanometer for each point may be missing. Since 0.2.
///
/// Time grows with the points and the marks.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_DISTANCE`], [`Status::ERROR_INTERVAL`],
/// or [`Status::ERROR_COUNT`] for no points, or more than an array can hold.
#[cfg(feature = "alloc")]
pub fn route_marks(points: &[Point], first: f64, interval: f64) -> Result<Vec<RouteMark>> {
    elements(|out| {
        route_marks_into(points, first, interval, out).map(|found| found.len())
    })
}

/// Lays the points of a drawing along anchors: line art of the host's, given in a frame of its own.
///
/// * `anchors`: Latitudes -90 ... 90 degrees, longitudes any finite value.
/// * `frame`: A a value: what x and y are.
/// * `xs`: The way along the line of anchors from the first, in meters or in lengths of the line.
/// * `ys`: The way to the right of the line, in meters, or in lengths or widths; negative to the left.
/// * `latitudes`: Degrees.
/// * `longitudes`: Degrees, in \[-180, 180).
/// * `statuses`: The status of each row.
///
/// A point goes x along the geodesics from anchor to anchor, and from there y to the right of the direction that they
/// have; before the first anchor and behind the last one the line goes on straight. With y pointing right of x, a
/// frame is drawn as on a screen, where y points down.
///
/// [`Frame::LENGTH`] with two anchors turns and scales a drawing: (0, 0) comes to lie on the first and (1, 0) on the
/// second. [`Frame::WIDTH`] stretches it across too: (x, 1) lies as far beside the line, and on the same side, as the
/// last anchor, for drawings with two points at their ends and a third for their depth. [`Frame::METERS`] is the
/// inverse of [`route_nearest()`](crate::route_nearest), near the route. At a corner of the line, the drawing overlaps
/// on the inside and leaves gaps on the outside. Rows whose x rises are found along the line at once; each step back
/// begins at its start.
///
/// In a refused row, both numbers are NaN; its status is [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_DISTANCE`]
/// (more than 1e12 m). Since 0.2.
///
/// Time grows with the rows times the anchors. Slowest input known: rows whose x goes back and forth: each time the
/// anchors are measured from the first.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_FRAME`], [`Status::ERROR_COUNT`], [`Status::ERROR_NOT_FINITE`] or [`Status::ERROR_LATITUDE`] for
/// the anchors.
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn frame_points_batch<'a>(
    anchors: &[Point],
    frame: Frame,
    xs: impl Into<Column<'a, f64>>,
    ys: impl Into<Column<'a, f64>>,
    latitudes: impl Into<ColumnMut<'a, f64>>,
    longitudes: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let xs = xs.into();
    let ys = ys.into();
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[xs.rows, ys.rows, latitudes.rows, longitudes.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_frame_points_batch(
            anchors.as_ptr(),
            anchors.len(),
            frame.raw(),
            xs.pointer,
            xs.stride,
            ys.pointer,
            ys.stride,
            count,
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds where the sun is seen.
///
/// * `position`: Latitude -90 ... 90 degrees, longitude any finite value.
/// * `time`: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
///
/// Returns: its azimuth, elevation and distance.
///
/// Right to 0.005 degrees: 0.001 from the series, and up to 0.004 because the earth turns up to 0.9 s ahead of UTC or
/// behind it. If leap seconds are given up, each second of drift adds 0.004 degrees. The distance is right to 8,000
/// km. The position is on the ellipsoid; at a pole, the azimuth is measured from the meridian of the longitude given
/// there. The apparent elevation is that of air at 10 degrees Celsius and 1010 hPa, after Saemundsson, "Astronomical
/// refraction", Sky and Telescope 72, 1986; below -1 degree it means nothing. The sun's place is that of Reda and
/// Andreas, "Solar position algorithm for solar radiation applications", NREL/TP-560-34302, 2004, table A4.2, by its
/// larger terms. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], or [`Status::ERROR_YEAR`] outside 1900 to 2099.
pub fn sun_position(position: Point, time: f64) -> Result<SkyPlace> {
    let mut place = SkyPlace::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_sun_position(&position, time, &mut place) };
    Error::check(status)?;
    Ok(place)
}

/// Finds where the moon is seen.
///
/// * `position`: Latitude -90 ... 90 degrees, longitude any finite value.
/// * `time`: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
///
/// Returns: its azimuth, elevation and distance.
///
/// Right to 0.01 degrees, and the distance to 20 km; drift counts as for [`sun_position()`](crate::sun_position). The
/// position is on the ellipsoid: the moon is up to a degree from where it is seen from the center of the earth. Its
/// apparent elevation and its azimuth at a pole are as for the sun. Its place is that of Meeus, "Astronomical
/// Algorithms", second edition, chapter 47. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], or [`Status::ERROR_YEAR`] outside 1900 to 2099.
pub fn moon_position(position: Point, time: f64) -> Result<SkyPlace> {
    let mut place = SkyPlace::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_moon_position(&position, time, &mut place) };
    Error::check(status)?;
    Ok(place)
}

/// Finds where the sun is seen, for many positions and times.
///
/// * `latitudes`: Degrees, -90 ... 90.
/// * `longitudes`: Degrees; any finite values.
/// * `times`: Seconds as [`sun_position()`](crate::sun_position) takes them.
/// * `azimuths`: Azimuths, degrees clockwise from true north, more than -180, at most 180.
/// * `elevations`: Elevations above the horizon in degrees, as if there were no air.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`] or
/// [`Status::ERROR_YEAR`]. Each row equals the result of [`sun_position()`](crate::sun_position), bit for bit. Since
/// 0.2.
///
/// Time grows with the rows.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn sun_position_batch<'a>(
    latitudes: impl Into<Column<'a, f64>>,
    longitudes: impl Into<Column<'a, f64>>,
    times: impl Into<Column<'a, f64>>,
    azimuths: impl Into<ColumnMut<'a, f64>>,
    elevations: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let latitudes = latitudes.into();
    let longitudes = longitudes.into();
    let times = times.into();
    let azimuths = azimuths.into();
    let elevations = elevations.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[latitudes.rows, longitudes.rows, times.rows, azimuths.rows, elevations.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_sun_position_batch(
            latitudes.pointer,
            latitudes.stride,
            longitudes.pointer,
            longitudes.stride,
            times.pointer,
            times.stride,
            count,
            azimuths.pointer,
            azimuths.stride,
            elevations.pointer,
            elevations.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// As `sun_events`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn sun_events_into(position: Point, start: f64, end: f64, out: &mut [SkyEvent]) -> Result<&mut [SkyEvent]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_sun_events(&position, start, end, out.as_mut_ptr(), out.len(), &mut needed) };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Lists what the sun does in a span of time: it rises, crosses the meridian and sets; and the three twilights.
///
/// * `position`: Latitude -90 ... 90 degrees, longitude any finite value.
/// * `start`: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099; not part of
///   the span.
/// * `end`: Seconds: the end of the span, which is part of it; no more than 400 days after start.
///
/// Returns: events, the first one first.
///
/// The sun rises and sets when its center is 50 minutes of arc below the horizon of the sea, seen from its level:
/// refraction and the sun's radius, as in all almanacs. If a day has neither sunrise nor sunset, its elevation tells:
/// above -50/60 degrees it is up all day. Where the sun climbs or sinks by 3 degrees an hour or more, times are right
/// to 2 seconds by that rule, and if leap seconds are given up, less right by the drift; the air of a real day may
/// move sunrise by minutes. A span includes its end but not its start: spans that follow each other list no event
/// twice and miss none, and the search for the next event begins at the time of the last one. Since 0.2.
///
/// Time grows with the days of the span, at most 400.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_YEAR`] outside 1900 to 2099, or
/// [`Status::ERROR_TIME`] for a span that ends before it starts or is longer than 400 days.
#[cfg(feature = "alloc")]
pub fn sun_events(position: Point, start: f64, end: f64) -> Result<Vec<SkyEvent>> {
    elements(|out| {
        sun_events_into(position, start, end, out).map(|found| found.len())
    })
}

/// As `moon_events`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn moon_events_into(position: Point, start: f64, end: f64, out: &mut [SkyEvent]) -> Result<&mut [SkyEvent]> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_moon_events(&position, start, end, out.as_mut_ptr(), out.len(), &mut needed) };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    Ok(&mut out[..needed])
}

/// Lists what the moon does in a span of time: it rises, crosses the meridian and sets; and its phases.
///
/// * `position`: Latitude -90 ... 90 degrees, longitude any finite value.
/// * `start`: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099; not part of
///   the span.
/// * `end`: Seconds: the end of the span, which is part of it; no more than 400 days after start.
///
/// Returns: events, the first one first.
///
/// The moon rises and sets when its upper edge is 34 minutes of arc below the horizon of the sea, seen from its level.
/// About once a month a day has no moonrise, and near the poles the moon stays up or down for days. Where it climbs or
/// sinks by 3 degrees an hour or more, times are right to 5 seconds. Phases are as seen from the center of the earth,
/// the same for every position, and right to 30 seconds. All else is as for [`sun_events()`](crate::sun_events). Since
/// 0.2.
///
/// Time grows with the days of the span, at most 400.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_YEAR`] outside 1900 to 2099, or
/// [`Status::ERROR_TIME`] for a span that ends before it starts or is longer than 400 days.
#[cfg(feature = "alloc")]
pub fn moon_events(position: Point, start: f64, end: f64) -> Result<Vec<SkyEvent>> {
    elements(|out| {
        moon_events_into(position, start, end, out).map(|found| found.len())
    })
}

/// Finds how much of the moon is lit.
///
/// * `time`: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
///
/// Returns: phase.
///
/// As seen from the center of the earth. The angle is right to 0.01 degrees, the lit part to 0.0001: Meeus,
/// "Astronomical Algorithms", second edition, chapter 48. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], or [`Status::ERROR_YEAR`] outside 1900 to 2099.
pub fn moon_phase_at(time: f64) -> Result<MoonPhase> {
    let mut phase = MoonPhase::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_moon_phase_at(time, &mut phase) };
    Error::check(status)?;
    Ok(phase)
}

/// As `route_geojson`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn route_geojson_into<'out>(
    points: &[Point],
    options: Option<&GeoJsonOptions>,
    properties: Option<&str>,
    out: &'out mut [u8],
) -> Result<&'out str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_route_geojson(
            points.as_ptr(),
            points.len(),
            options.map_or(ptr::null(), |one| one),
            properties.map_or(ptr::null(), str::as_ptr),
            properties.map_or(0, str::len),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes a route as GeoJSON.
///
/// * `points`: The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
/// * `options`: Decimals and edge tolerance; `None` for the defaults.
/// * `properties`: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
///
/// The result is a Feature with a LineString, or with a MultiLineString if the route crosses the antimeridian (RFC
/// 7946, section 3.1.9) or crosses a pole to another meridian. The crossing lies on the geodesic between its
/// neighbors. Positions are rounded to decimals; a position equal to the one before is left out, but there are always
/// at least two. [`circle_geojson()`](crate::circle_geojson) explains `edge_tolerance`.
///
/// Since 0.1.
///
/// Time grows with the vertices of the result, which are computed two to six times, and with the bytes of the
/// properties. Slowest input known: an edge halfway around the earth and a tolerance of 1 µm.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_COUNT`], [`Status::ERROR_PROPERTIES`];
/// for the options: [`Status::ERROR_DECIMALS`] or [`Status::ERROR_TOLERANCE`].
#[cfg(feature = "alloc")]
pub fn route_geojson(points: &[Point], options: Option<&GeoJsonOptions>, properties: Option<&str>) -> Result<String> {
    string(|out| {
        route_geojson_into(points, options, properties, out).map(str::len)
    })
}

/// As `polygon_geojson`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn polygon_geojson_into<'out>(
    points: &[Point],
    rings: &[usize],
    options: Option<&GeoJsonOptions>,
    properties: Option<&str>,
    out: &'out mut [u8],
) -> Result<&'out str> {
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_polygon_geojson(
            points.as_ptr(),
            points.len(),
            rings.as_ptr(),
            rings.len(),
            options.map_or(ptr::null(), |one| one),
            properties.map_or(ptr::null(), str::as_ptr),
            properties.map_or(0, str::len),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
        )
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes a polygon as GeoJSON.
///
/// * `points`: The points of all rings, one ring after the other; latitudes -90 ... 90 degrees, longitudes any finite
///   value.
/// * `rings`: The number of points of each ring, first the outer one, then holes.
/// * `options`: Decimals and edge tolerance; `None` for the defaults.
/// * `properties`: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
///
/// The result is a Feature with a Polygon or a MultiPolygon, written as [`circle_geojson()`](crate::circle_geojson)
/// writes a circle. The inside of a ring is the smaller of the two parts of the earth, whichever way the ring runs;
/// rings are written in the direction that RFC 7946 requires. Holes are cut like the outer ring, and belong to the
/// piece that contains them. A point at a pole becomes two positions, with the longitudes of its neighbors.
///
/// Since 0.1.
///
/// Time grows with the points, or with the holes times the points if the antimeridian cuts the outer ring. Slowest
/// input known: thousands of holes beside the antimeridian.
///
/// # Errors
///
/// [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_LATITUDE`], [`Status::ERROR_RINGS`], [`Status::ERROR_COUNT`] for a
/// ring of fewer than three points, [`Status::ERROR_CROSSINGS`] for more than 256 crossings of the antimeridian,
/// [`Status::ERROR_PROPERTIES`]; for the options: [`Status::ERROR_DECIMALS`] or [`Status::ERROR_TOLERANCE`].
#[cfg(feature = "alloc")]
pub fn polygon_geojson(
    points: &[Point],
    rings: &[usize],
    options: Option<&GeoJsonOptions>,
    properties: Option<&str>,
) -> Result<String> {
    string(|out| {
        polygon_geojson_into(points, rings, options, properties, out).map(str::len)
    })
}

/// Finds out whether a document is GPX, KML or CoT.
///
/// * `text`: XML in UTF-8, with or without a byte-order mark.
///
/// Returns: one of the a value.
///
/// Reads up to the first tag: its local name is gpx; kml, Document, Folder, Placemark or GroundOverlay; or for CoT
/// event or events. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a long comment.
///
/// # Errors
///
/// [`Status::ERROR_DOCUMENT`] for another root element, [`Status::ERROR_TEXT_EMPTY`],
/// [`Status::ERROR_TEXT_INCOMPLETE`], [`Status::ERROR_XML`], [`Status::ERROR_XML_ATTRIBUTE`],
/// [`Status::ERROR_XML_REFERENCE`], [`Status::ERROR_XML_ENCODING`], [`Status::ERROR_XML_DTD`],
/// [`Status::ERROR_XML_LIMIT`], [`Status::ERROR_OFFSET`] for a size beyond memory.
pub fn exchange_detect(text: impl AsRef<[u8]>) -> Result<ExchangeFormat> {
    let text = text.as_ref();
    let mut format = ExchangeFormat::default();
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_exchange_detect(
            text.as_ptr(),
            text.len(),
            (&mut format as *mut ExchangeFormat).cast(),
            &mut error_offset,
        )
    };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(format)
}

/// As `gpx_read`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn gpx_read_into<'out>(
    text: impl AsRef<[u8]>,
    features: &'out mut [Feature],
    vertices: &'out mut [Vertex],
) -> Result<(ExchangeReport, &'out mut [Feature], &'out mut [Vertex])> {
    let text = text.as_ref();
    let mut features_needed = 0;
    let mut vertices_needed = 0;
    let mut report = ExchangeReport::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_gpx_read(
            text.as_ptr(),
            text.len(),
            features.as_mut_ptr(),
            features.len(),
            &mut features_needed,
            vertices.as_mut_ptr(),
            vertices.len(),
            &mut vertices_needed,
            &mut report,
        )
    };
    batch_status(status).map_err(|error| error.at(report.place as usize).needing(features_needed, vertices_needed))?;
    Ok((report, &mut features[..features_needed], &mut vertices[..vertices_needed]))
}

/// What [`gpx_read()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GpxRead {
    /// Features.
    pub features: Vec<Feature>,
    /// Vertices of all features, one feature after the other.
    pub vertices: Vec<Vertex>,
    /// How many features were skipped and how many fixes dropped, why, and where.
    pub report: ExchangeReport,
}

/// Reads the waypoints, routes and tracks of a GPX document.
///
/// * `text`: GPX 1.0 or 1.1: XML in UTF-8, with or without a byte-order mark.
///
/// A wpt is a point; a rte a line with [`FeatureFlags::ROUTE`]; each trkseg of a trk a line, of the same object.
/// Vertices have ele as altitude, and time. A feature has name and type, and of a wpt the time. A segment without
/// points is no feature. Extensions and everything else are passed. Elements are known by their local names, whatever
/// their prefix and namespace.
///
/// A feature is skipped if a latitude or a longitude is missing ([`Status::ERROR_FEATURE`]), no number
/// ([`Status::ERROR_TEXT_NUMBER`]) or out of range ([`Status::ERROR_LATITUDE`]; longitudes beyond 180 degrees are
/// reduced), or if an altitude ([`Status::ERROR_TEXT_NUMBER`], [`Status::ERROR_ALTITUDE`]) or a time
/// ([`Status::ERROR_DATE`]) is not what it should be; an empty one is absent. Numbers are the doubles nearest to their
/// texts up to 19 digits and 19 decimals, others to 4 units of their last place.
///
/// One bad fix does not lose a track: a trkpt whose position is refused is dropped, and of one whose altitude or time
/// is refused that alone. At a latitude beyond 90, which some programs write where a recording pauses, the line ends
/// and another begins. The report counts such fixes, and the lines have [`FeatureFlags::GAPS`].
///
/// Names and types are spans of text, with its entities: [`xml_unescape()`](crate::xml_unescape). The text is read
/// once, in linear time, without memory. XML is read as XML 1.0 demands, but for what a DTD declares; at most 64
/// levels, and 64 attributes in an element. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
/// before it, at most 64.
///
/// # Errors
///
/// ; [`Status::PARTIAL`] if features were skipped or fixes dropped; [`Status::ERROR_OFFSET`] for a size beyond memory,
/// [`Status::ERROR_DOCUMENT`] if the root is not gpx; for what is not XML: [`Status::ERROR_TEXT_EMPTY`],
/// [`Status::ERROR_TEXT_INCOMPLETE`], [`Status::ERROR_XML`], [`Status::ERROR_XML_TAG`],
/// [`Status::ERROR_XML_ATTRIBUTE`], [`Status::ERROR_XML_REFERENCE`], [`Status::ERROR_XML_ENCODING`],
/// [`Status::ERROR_XML_DTD`] or [`Status::ERROR_XML_LIMIT`].
#[cfg(feature = "alloc")]
pub fn gpx_read(text: impl AsRef<[u8]>) -> Result<GpxRead> {
    let text = text.as_ref();
    let mut report = ExchangeReport::default();
    let (features, vertices) = two(|features, vertices| {
        let (found, features, vertices) = gpx_read_into(text, features, vertices)?;
        report = found;
        Ok((features.len(), vertices.len()))
    })?;
    Ok(GpxRead { features, vertices, report })
}

/// As `kml_read`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn kml_read_into<'out>(
    text: impl AsRef<[u8]>,
    features: &'out mut [Feature],
    vertices: &'out mut [Vertex],
) -> Result<(ExchangeReport, &'out mut [Feature], &'out mut [Vertex])> {
    let text = text.as_ref();
    let mut features_needed = 0;
    let mut vertices_needed = 0;
    let mut report = ExchangeReport::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_kml_read(
            text.as_ptr(),
            text.len(),
            features.as_mut_ptr(),
            features.len(),
            &mut features_needed,
            vertices.as_mut_ptr(),
            vertices.len(),
            &mut vertices_needed,
            &mut report,
        )
    };
    batch_status(status).map_err(|error| error.at(report.place as usize).needing(features_needed, vertices_needed))?;
    Ok((report, &mut features[..features_needed], &mut vertices[..vertices_needed]))
}

/// What [`kml_read()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KmlRead {
    /// Features.
    pub features: Vec<Feature>,
    /// Vertices of all features, one feature after the other.
    pub vertices: Vec<Vertex>,
    /// How many features were skipped, why, and where.
    pub report: ExchangeReport,
}

/// Reads the placemarks and overlays of a KML document.
///
/// * `text`: KML 2.2: XML in UTF-8, with or without a byte-order mark.
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
/// [`gpx_read()`](crate::gpx_read).
///
/// A geometry is skipped if its coordinates are not numbers with commas between ([`Status::ERROR_TEXT_NUMBER`]), are
/// out of range ([`Status::ERROR_LATITUDE`], [`Status::ERROR_ALTITUDE`]) or too few ([`Status::ERROR_COUNT`]), or if a
/// track does not have as many times as positions ([`Status::ERROR_FEATURE`]); a Polygon with all its holes. A
/// placemark with a time that is none is skipped too ([`Status::ERROR_DATE`]). [`gpx_read()`](crate::gpx_read) tells
/// the rest. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
/// before it, at most 64.
///
/// # Errors
///
/// As [`gpx_read()`](crate::gpx_read), with kml, Document, Folder, Placemark or GroundOverlay as the root.
#[cfg(feature = "alloc")]
pub fn kml_read(text: impl AsRef<[u8]>) -> Result<KmlRead> {
    let text = text.as_ref();
    let mut report = ExchangeReport::default();
    let (features, vertices) = two(|features, vertices| {
        let (found, features, vertices) = kml_read_into(text, features, vertices)?;
        report = found;
        Ok((features.len(), vertices.len()))
    })?;
    Ok(KmlRead { features, vertices, report })
}

/// As `cot_read`, into memory of the caller, which must be long enough.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn cot_read_into<'out>(
    text: impl AsRef<[u8]>,
    features: &'out mut [Feature],
    vertices: &'out mut [Vertex],
) -> Result<(ExchangeReport, &'out mut [Feature], &'out mut [Vertex])> {
    let text = text.as_ref();
    let mut features_needed = 0;
    let mut vertices_needed = 0;
    let mut report = ExchangeReport::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_cot_read(
            text.as_ptr(),
            text.len(),
            features.as_mut_ptr(),
            features.len(),
            &mut features_needed,
            vertices.as_mut_ptr(),
            vertices.len(),
            &mut vertices_needed,
            &mut report,
        )
    };
    batch_status(status).map_err(|error| error.at(report.place as usize).needing(features_needed, vertices_needed))?;
    Ok((report, &mut features[..features_needed], &mut vertices[..vertices_needed]))
}

/// What [`cot_read()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CotRead {
    /// Features.
    pub features: Vec<Feature>,
    /// Vertices of all features, one feature after the other.
    pub vertices: Vec<Vertex>,
    /// How many events were skipped, why, and where.
    pub report: ExchangeReport,
}

/// Reads Cursor on Target events.
///
/// * `text`: CoT 2.0: one event or several, one after the other as in a stream, or within an element events. XML in
///   UTF-8, with or without a byte-order mark.
///
/// Features have uid, type, how, time, start and stale of the event, the callsign as name, ce and le of its point,
/// course and speed of its track, and the altitudes and triggers of a __geofence. What means unknown is NaN: 9999999
/// meters, and a negative error, course or speed. What an event becomes.
///
/// - links with points, of a route (type b-m-r) or a drawing (u-d-): a line with [`FeatureFlags::ROUTE`] or without;
/// of u-d-r and of a drawing that has its first point at its end again, and three before that, an area. A link without
/// a point leads to another event, and is passed; - shape with ellipses: a circle for each whose axes are equal, else
/// an ellipse. TAK clients mean radii by major and minor in circles (u-d-c-c, u-r-b-c-c), and whole axes everywhere
/// else (u-d-c-e), as the CoT schema does; angle is the azimuth of the major axis; - shape with a polyline: an area if
/// it is closed, or does not say so, has the first point at its end again, and three points before that; else a line;
/// - sensor with azimuth, fov and range: a sector of that width around the azimuth; - u-rb-a: range, bearing from true
/// north, inclination, and the north that the sender shows bearings by; - everything whose type does not begin with u-
/// or b-m-r: a point, before what its details are, wherever the point stands; and a drawing without any.
///
/// An event is skipped if it has no type, no uid, no point or no position, or is a drawing of several lines, u-d-f-m
/// ([`Status::ERROR_FEATURE`]), or if a number ([`Status::ERROR_TEXT_NUMBER`], [`Status::ERROR_LATITUDE`],
/// [`Status::ERROR_ALTITUDE`], [`Status::ERROR_RADIUS`], [`Status::ERROR_WIDTH`], [`Status::ERROR_SPEED`]), a time
/// ([`Status::ERROR_DATE`]) or the number of points ([`Status::ERROR_COUNT`]) is not what it should be.
/// [`gpx_read()`](crate::gpx_read) tells the rest. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
/// before it, at most 64.
///
/// # Errors
///
/// As [`gpx_read()`](crate::gpx_read), with event or events as the root.
#[cfg(feature = "alloc")]
pub fn cot_read(text: impl AsRef<[u8]>) -> Result<CotRead> {
    let text = text.as_ref();
    let mut report = ExchangeReport::default();
    let (features, vertices) = two(|features, vertices| {
        let (found, features, vertices) = cot_read_into(text, features, vertices)?;
        report = found;
        Ok((features.len(), vertices.len()))
    })?;
    Ok(CotRead { features, vertices, report })
}

/// Finds the first event in the bytes of a CoT stream.
///
/// * `text`: Bytes as they came from a TAK server: XML in UTF-8.
/// * `limit`: The most bytes that an event may have, with its XML declaration and the blanks before it; 0 means
///   1,048,576.
///
/// Returns: number of bytes up to the end of the event.
///
/// The event ends where its element does, not at the first end tag of that name, which may stand in a comment. Give
/// [`cot_read()`](crate::cot_read) so many bytes, and go on behind them. Each call reads from the start;
/// [`cot_search_event()`](crate::cot_search_event) goes on where the last one ended. Since 0.2.
///
/// Time grows with the bytes of the text up to the limit in each call, so that a stream that comes byte by byte takes
/// the square of the limit. Slowest input known: an event just below the limit.
///
/// # Errors
///
/// [`Status::ERROR_TEXT_INCOMPLETE`] if more bytes are needed, also if there are none yet; what a stream does not
/// recover from: [`Status::ERROR_XML_LIMIT`], [`Status::ERROR_XML`], [`Status::ERROR_XML_TAG`],
/// [`Status::ERROR_XML_ATTRIBUTE`], [`Status::ERROR_XML_REFERENCE`], [`Status::ERROR_XML_ENCODING`],
/// [`Status::ERROR_XML_DTD`]; ; [`Status::ERROR_OFFSET`] for a size beyond memory.
pub fn cot_find_event(text: impl AsRef<[u8]>, limit: u32) -> Result<usize> {
    let text = text.as_ref();
    let mut event_size = 0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_cot_find_event(text.as_ptr(), text.len(), limit, &mut event_size, &mut error_offset)
    };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(event_size)
}

/// What [`cot_search_event()`] finds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CotSearchEvent {
    /// State for the next search.
    pub state: CotSearch,
    /// Number of bytes up to the end of the event; 0 if more bytes are needed.
    pub event_size: usize,
}

/// Looks for the end of the first event in the bytes of a CoT stream, where the last search ended.
///
/// * `text`: Bytes as they came from a TAK server, from the start of the event: XML in UTF-8.
/// * `limit`: The most bytes that an event may have, as for [`cot_find_event()`](crate::cot_find_event); 0 means
///   1,048,576.
/// * `last`: The state that the last search gave.
///
/// Each byte is looked at once, and once more when the event is complete, so a stream may come byte by byte. The size
/// is that of [`cot_find_event()`](crate::cot_find_event). What is no XML may be found later than there, if it is
/// longer than 256 bytes: when twice as many have come. Behind an event, the state is all 0: go on at the next one.
/// Since 0.2.
///
/// Time grows with the bytes that have come since the last search, and with all bytes of the text where they end the
/// event or are twice as many as were read. Slowest input known: an event just below the limit.
///
/// # Errors
///
/// ; what a stream does not recover from: [`Status::ERROR_XML_LIMIT`], [`Status::ERROR_XML`],
/// [`Status::ERROR_XML_TAG`], [`Status::ERROR_XML_ATTRIBUTE`], [`Status::ERROR_XML_REFERENCE`],
/// [`Status::ERROR_XML_ENCODING`], [`Status::ERROR_XML_DTD`]; ; [`Status::ERROR_OFFSET`] for a size beyond memory, or
/// for a state of another text.
pub fn cot_search_event(text: impl AsRef<[u8]>, limit: u32, last: CotSearch) -> Result<CotSearchEvent> {
    let text = text.as_ref();
    let mut state = CotSearch::default();
    let mut event_size = 0;
    let mut error_offset = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_cot_search_event(
            text.as_ptr(),
            text.len(),
            limit,
            &last,
            &mut state,
            &mut event_size,
            &mut error_offset,
        )
    };
    Error::check(status).map_err(|error| error.at(error_offset))?;
    Ok(CotSearchEvent { state, event_size })
}

/// As `xml_unescape`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn xml_unescape_into(text: impl AsRef<[u8]>, out: &mut [u8]) -> Result<&str> {
    let text = text.as_ref();
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_xml_unescape(text.as_ptr(), text.len(), out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Reads a text of XML: replaces references, and takes comments and the marks of CDATA away.
///
/// * `text`: A part of a document in UTF-8, such as the name of a feature.
///
/// References are the five of XML and those of characters. A carriage return, alone or before a line feed, becomes a
/// line feed. Blanks around the text stay. Since 0.2.
///
/// Time grows with the bytes of the text.
///
/// # Errors
///
/// [`Status::ERROR_XML`], [`Status::ERROR_XML_REFERENCE`], [`Status::ERROR_XML_ENCODING`],
/// [`Status::ERROR_TEXT_INCOMPLETE`], [`Status::ERROR_OFFSET`] for a size beyond memory.
#[cfg(feature = "alloc")]
pub fn xml_unescape(text: impl AsRef<[u8]>) -> Result<String> {
    let text = text.as_ref();
    string(|out| {
        xml_unescape_into(text, out).map(str::len)
    })
}

/// As `xml_to_utf8`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn xml_to_utf8_into(text: impl AsRef<[u8]>, out: &mut [u8]) -> Result<&str> {
    let text = text.as_ref();
    let mut needed = 0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_xml_to_utf8(text.as_ptr(), text.len(), out.as_mut_ptr(), out.len(), &mut needed)
    };
    Error::check(status).map_err(|error| error.needing(needed, 0))?;
    text_in(out, needed)
}

/// Writes an XML document in UTF-8, which readers take, if it is in another encoding.
///
/// * `text`: A document that begins with a byte order mark of UTF-16 or with "<" in two bytes, or whose declaration
///   names windows-1252 (cp1252), ISO-8859-1 (latin1), UTF-8 or US-ASCII; UTF-8 if it says nothing.
///
/// The name of the encoding becomes UTF-8. ISO-8859-1 is taken as windows-1252, as browsers do (Encoding Standard,
/// section 4.2). A document in UTF-8 is copied, not checked: readers do that. Since 0.2.
///
/// Time grows with the bytes of the text.
///
/// # Errors
///
/// [`Status::ERROR_XML_ENCODING`] for another encoding or half of a surrogate pair, [`Status::ERROR_TEXT_INCOMPLETE`]
/// for UTF-16 that ends within a character, [`Status::ERROR_OFFSET`] for a size beyond memory.
#[cfg(feature = "alloc")]
pub fn xml_to_utf8(text: impl AsRef<[u8]>) -> Result<String> {
    let text = text.as_ref();
    string(|out| {
        xml_to_utf8_into(text, out).map(str::len)
    })
}

/// As `gpx_write`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn gpx_write_into<'out>(
    features: &[Feature],
    vertices: &[Vertex],
    texts: impl AsRef<[u8]>,
    options: Option<&ExchangeOptions>,
    out: &'out mut [u8],
) -> Result<(ExchangeReport, &'out str)> {
    let texts = texts.as_ref();
    let mut needed = 0;
    let mut report = ExchangeReport::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_gpx_write(
            features.as_ptr(),
            features.len(),
            vertices.as_ptr(),
            vertices.len(),
            texts.as_ptr(),
            texts.len(),
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
            &mut report,
        )
    };
    batch_status(status).map_err(|error| error.needing(needed, 0))?;
    Ok((report, text_in(out, needed)?))
}

/// What [`gpx_write()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GpxWrite {
    /// UTF-8 text.
    pub text: String,
    /// How many features were skipped, and why the first was.
    pub report: ExchangeReport,
}

/// Writes features as GPX 1.1.
///
/// * `features`: The features, as a reader left them or as you made them.
/// * `vertices`: The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in
///   -180 ... 180.
/// * `texts`: The text that their spans lead to, UTF-8: that of the document that was read, or names one after the
///   other.
/// * `options`: Decimals and tolerance; `None` for the defaults.
///
/// A point is a wpt; lines are a rte with [`FeatureFlags::ROUTE`], else a trk, of which lines of the same object in a
/// row are the segments, if their texts and times are the same too. GPX has no areas: rings, circles, ellipses,
/// sectors and boxes are tracks that end where they begin; circles, ellipses and sectors as polygons that depart from
/// them by no more than the tolerance. A range and bearing is a rte with its two ends, without altitudes. A turned box
/// keeps right angles where its middle is. Longitudes are less than 180: GPX has -180 for it.
///
/// A feature is skipped if its kind is unknown, a hole has no area or a number that its kind needs is absent
/// ([`Status::ERROR_FEATURE`]), if it leads out of the arrays or the text ([`Status::ERROR_SPAN`]), has not as many
/// vertices as its kind ([`Status::ERROR_COUNT`]), a number that is none ([`Status::ERROR_NOT_FINITE`]) or out of
/// range ([`Status::ERROR_LATITUDE`], [`Status::ERROR_ALTITUDE`], [`Status::ERROR_RADIUS`], [`Status::ERROR_WIDTH`],
/// [`Status::ERROR_VERTICES`], [`Status::ERROR_YEAR`], [`Status::ERROR_SPEED`], [`Status::ERROR_NORTH`]), or a text
/// that XML cannot hold ([`Status::ERROR_XML_ENCODING`], [`Status::ERROR_XML_REFERENCE`], [`Status::ERROR_XML`],
/// [`Status::ERROR_TEXT_INCOMPLETE`]); an area with its holes, each of which is counted. Numbers are rounded to so
/// many decimals, half to even; reading gives them back to half of the last. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// [`circle()`](crate::circle). Slowest input known: circles with a small tolerance.
///
/// # Errors
///
/// [`Status::ERROR_COUNT`] for counts that no memory has; for the options: [`Status::ERROR_DECIMALS`],
/// [`Status::ERROR_TOLERANCE`] or [`Status::ERROR_TIME`].
#[cfg(feature = "alloc")]
pub fn gpx_write(
    features: &[Feature],
    vertices: &[Vertex],
    texts: impl AsRef<[u8]>,
    options: Option<&ExchangeOptions>,
) -> Result<GpxWrite> {
    let texts = texts.as_ref();
    let mut report = ExchangeReport::default();
    let out = string(|out| {
        let (found, out) = gpx_write_into(features, vertices, texts, options, out)?;
        report = found;
        Ok(out.len())
    })?;
    Ok(GpxWrite { text: out, report })
}

/// As `kml_write`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn kml_write_into<'out>(
    features: &[Feature],
    vertices: &[Vertex],
    texts: impl AsRef<[u8]>,
    options: Option<&ExchangeOptions>,
    out: &'out mut [u8],
) -> Result<(ExchangeReport, &'out str)> {
    let texts = texts.as_ref();
    let mut needed = 0;
    let mut report = ExchangeReport::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_kml_write(
            features.as_ptr(),
            features.len(),
            vertices.as_ptr(),
            vertices.len(),
            texts.as_ptr(),
            texts.len(),
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
            &mut report,
        )
    };
    batch_status(status).map_err(|error| error.needing(needed, 0))?;
    Ok((report, text_in(out, needed)?))
}

/// What [`kml_write()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KmlWrite {
    /// UTF-8 text.
    pub text: String,
    /// How many features were skipped, and why the first was.
    pub report: ExchangeReport,
}

/// Writes features as KML 2.2.
///
/// * `features`: The features, as a reader left them or as you made them.
/// * `vertices`: The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in
///   -180 ... 180.
/// * `texts`: The text that their spans lead to, UTF-8: that of the document that was read, or names one after the
///   other.
/// * `options`: Decimals and tolerance; `None` for the defaults.
///
/// Features of one object in a row, with the same texts and times, are a Placemark, with a MultiGeometry if there are
/// several. A uid is its id if it is a name of XML in ASCII, else data named uid. A line whose vertices all have times
/// is a gx:Track; areas have their holes; a box is a GroundOverlay; circles, ellipses and sectors are Polygons that
/// depart from them by no more than the tolerance; a range and bearing is a LineString with its two ends. Altitudes
/// are absolute, if no vertex is without one: a viewer would put it at 0. [`gpx_write()`](crate::gpx_write) tells the
/// rest. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// [`circle()`](crate::circle). Slowest input known: circles with a small tolerance.
///
/// # Errors
///
/// As [`gpx_write()`](crate::gpx_write).
#[cfg(feature = "alloc")]
pub fn kml_write(
    features: &[Feature],
    vertices: &[Vertex],
    texts: impl AsRef<[u8]>,
    options: Option<&ExchangeOptions>,
) -> Result<KmlWrite> {
    let texts = texts.as_ref();
    let mut report = ExchangeReport::default();
    let out = string(|out| {
        let (found, out) = kml_write_into(features, vertices, texts, options, out)?;
        report = found;
        Ok(out.len())
    })?;
    Ok(KmlWrite { text: out, report })
}

/// As `cot_write`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn cot_write_into<'out>(
    features: &[Feature],
    vertices: &[Vertex],
    texts: impl AsRef<[u8]>,
    options: Option<&ExchangeOptions>,
    out: &'out mut [u8],
) -> Result<(ExchangeReport, &'out str)> {
    let texts = texts.as_ref();
    let mut needed = 0;
    let mut report = ExchangeReport::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_cot_write(
            features.as_ptr(),
            features.len(),
            vertices.as_ptr(),
            vertices.len(),
            texts.as_ptr(),
            texts.len(),
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
            &mut report,
        )
    };
    batch_status(status).map_err(|error| error.needing(needed, 0))?;
    Ok((report, text_in(out, needed)?))
}

/// What [`cot_write()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CotWrite {
    /// UTF-8 text.
    pub text: String,
    /// How many features were skipped, and why the first was.
    pub report: ExchangeReport,
}

/// Writes features as Cursor on Target events, one after the other, a line each.
///
/// * `features`: The features, as a reader left them or as you made them.
/// * `vertices`: The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in
///   -180 ... 180.
/// * `texts`: The text that their spans lead to, UTF-8: that of the document that was read, or names one after the
///   other.
/// * `options`: Decimals, tolerance and times; `None` for the defaults.
///
/// Each feature is an event of its own; only circles around one position, of one object in a row, share one, and a
/// sector joins the point beside it. With a uid, points, circles, ellipses, sectors and polylines of the same object
/// do. Its type, if it has none: point b-m-p-s-m, line u-d-f, route b-m-r, area u-d-f, circle u-d-c-c, ellipse
/// u-d-c-e, box u-d-r, range and bearing u-rb-a, sector b-m-p-s-p-loc. Without a uid, it has the type, a period and
/// its number. Without a time, it has that of the options; without a start, its time; without a stale time,
/// `stale_after`; without how, h-e. Circles of more than one, ellipses and boxes hold whatever they are made of,
/// sectors with an inner radius lose it. In the types of circles, an ellipse whose axes are written as equal has their
/// mean for a radius. A line that ends where it begins comes back as an area. Events have no holes: they are skipped
/// ([`Status::ERROR_FEATURE`]), as are altitudes and errors that mean unknown, from 9999999 m on, and radii that are
/// written as 0 ([`Status::ERROR_RADIUS`]). Without any time, an event is skipped with [`Status::ERROR_DATE`].
/// [`gpx_write()`](crate::gpx_write) tells the rest. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// [`circle()`](crate::circle). Slowest input known: circles with a small tolerance.
///
/// # Errors
///
/// As [`gpx_write()`](crate::gpx_write).
#[cfg(feature = "alloc")]
pub fn cot_write(
    features: &[Feature],
    vertices: &[Vertex],
    texts: impl AsRef<[u8]>,
    options: Option<&ExchangeOptions>,
) -> Result<CotWrite> {
    let texts = texts.as_ref();
    let mut report = ExchangeReport::default();
    let out = string(|out| {
        let (found, out) = cot_write_into(features, vertices, texts, options, out)?;
        report = found;
        Ok(out.len())
    })?;
    Ok(CotWrite { text: out, report })
}

/// As `features_geojson`, into memory of the caller, which must be one byte longer than the text.
///
/// If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much.
pub fn features_geojson_into<'out>(
    features: &[Feature],
    vertices: &[Vertex],
    texts: impl AsRef<[u8]>,
    options: Option<&ExchangeOptions>,
    out: &'out mut [u8],
) -> Result<(ExchangeReport, &'out str)> {
    let texts = texts.as_ref();
    let mut needed = 0;
    let mut report = ExchangeReport::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_features_geojson(
            features.as_ptr(),
            features.len(),
            vertices.as_ptr(),
            vertices.len(),
            texts.as_ptr(),
            texts.len(),
            options.map_or(ptr::null(), |one| one),
            out.as_mut_ptr(),
            out.len(),
            &mut needed,
            &mut report,
        )
    };
    batch_status(status).map_err(|error| error.needing(needed, 0))?;
    Ok((report, text_in(out, needed)?))
}

/// What [`features_geojson()`] finds.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FeaturesGeoJson {
    /// UTF-8 text.
    pub text: String,
    /// How many features were skipped, and why the first was.
    pub report: ExchangeReport,
}

/// Writes features as a GeoJSON FeatureCollection.
///
/// * `features`: The features, as a reader left them or as you made them.
/// * `vertices`: The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in
///   -180 ... 180.
/// * `texts`: The text that their spans lead to, UTF-8: that of the document that was read, or names one after the
///   other.
/// * `options`: Decimals and tolerance; `None` for the defaults.
///
/// Each feature is a Feature, an area with its holes; circles, ellipses, sectors and boxes are Polygons that depart
/// from them by no more than the tolerance. Properties are the kind, the object, and of name, uid, type, how, times
/// and numbers those that are there; times as in [`time_format()`](crate::time_format). Positions have an altitude as
/// third number if they have one; the times of vertices are a property coordTimes. Geometries that cross the
/// antimeridian are cut (RFC 7946, section 3.1.9), lines with an altitude at the cut, areas without. An area that
/// crosses it more than 256 times is skipped ([`Status::ERROR_CROSSINGS`]). [`gpx_write()`](crate::gpx_write) tells
/// the rest. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// [`circle()`](crate::circle). Slowest input known: circles with a small tolerance.
///
/// # Errors
///
/// As [`gpx_write()`](crate::gpx_write).
#[cfg(feature = "alloc")]
pub fn features_geojson(
    features: &[Feature],
    vertices: &[Vertex],
    texts: impl AsRef<[u8]>,
    options: Option<&ExchangeOptions>,
) -> Result<FeaturesGeoJson> {
    let texts = texts.as_ref();
    let mut report = ExchangeReport::default();
    let out = string(|out| {
        let (found, out) = features_geojson_into(features, vertices, texts, options, out)?;
        report = found;
        Ok(out.len())
    })?;
    Ok(FeaturesGeoJson { text: out, report })
}

/// Measures a group of shots on the plane of a target.
///
/// * `shots`: Where they hit: meters to the right and up from any origin, within 1e15.
/// * `aim`: The point of aim, in meters, within 1e15, or none for the origin.
///
/// Returns: what the group measures, in meters.
///
/// A shot that is not known must be left out: NaN is refused. For one shot, spreads and radii are 0, and the
/// deviations, sigma, cep50 and r95 are NaN. Of several pairs as far apart as the extreme spread, the rows are those
/// of one. The results are exact but for rounding: about a unit in the last place of the largest distance, also if the
/// group is small and far from the origin.
///
/// Sigma, cep50 and r95 take for granted that shots spread alike in all directions, as a circular normal distribution
/// does. They describe the weapon, not these shots only, and they count from the center, not from the aim. sigma is
/// the root of the sum of the squared distances from the center over 2 count - 2, divided by c4(2 count - 1), so that
/// it is not too small on average for few shots. If `deviation_x` and `deviation_y` of many shots differ, use these
/// instead. Since 0.2.
///
/// Time grows with the shots in most groups, and with their square if all lie on a circle. Slowest input known: a
/// circle, on which 100,000 shots take seconds.
///
/// # Errors
///
/// [`Status::ERROR_COUNT`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_MEASURE`], or [`Status::ERROR_WORK`] for
/// very many shots on a circle.
pub fn group_measure(shots: &[PlanePoint], aim: Option<PlanePoint>) -> Result<Group> {
    let mut out = Group::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_group_measure(shots.as_ptr(), shots.len(), aim.as_ref().map_or(ptr::null(), |one| one), &mut out)
    };
    Error::check(status)?;
    Ok(out)
}

/// Converts lengths on a target and the angles that they cover at a distance into each other.
///
/// * `value`: A length or an angle in the unit from, within 1e15; an angle that is converted to another kind of unit
///   must be less than 90 degrees either way.
/// * `from`: [`TargetUnit::METERS`], [`TargetUnit::MILLIMETERS`], [`TargetUnit::INCHES`], [`TargetUnit::MOA`],
///   [`TargetUnit::MILLIRADIANS`] or [`TargetUnit::INCHES_PER_100_YARDS`].
/// * `to`: The unit of the result: the same values.
/// * `distance`: Meters to the target, 0.001 ... 1e12; not read if lengths are converted to lengths, or angles to
///   angles.
///
/// Returns: length or the angle in the unit to.
///
/// The tangent of an angle is the length over the distance: what a sight must be turned by to move the shots that far.
/// Inches per 100 yards are no angle but the length over the distance itself, times 3600. Since 0.2.
///
/// # Errors
///
/// [`Status::ERROR_UNIT`], [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_MEASURE`], [`Status::ERROR_RANGE`] or
/// [`Status::ERROR_TARGET_ANGLE`].
pub fn target_convert(value: f64, from: TargetUnit, to: TargetUnit, distance: f64) -> Result<f64> {
    let mut out = 0.0;
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_target_convert(value, from.raw(), to.raw(), distance, &mut out) };
    Error::check(status)?;
    Ok(out)
}

/// Finds from known points how a photo shows a plane.
///
/// * `points`: Points of the photo and where they are on the plane: pixels to the right and down, and meters to the
///   right and up from any origin; within 1e15.
/// * `kind`: [`CalibrationKind::SIMILARITY`], [`CalibrationKind::AFFINE`] or [`CalibrationKind::HOMOGRAPHY`].
///
/// Returns: calibration, with its residual in meters.
///
/// Of more points than the kind needs, the sum of the squared distances on the plane is the least; for a homography,
/// the least that is reached from the direct linear transform. The residual is the root of the mean of these squares.
/// With as few points as the kind needs, it is 0 but for rounding, and says nothing: measure one more. A photo never
/// mirrors, so points that are given in the opposite direction, or crosswise, are refused; a similarity of more points
/// may only have a large residual then. Since 0.2.
///
/// Time grows with the points.
///
/// # Errors
///
/// [`Status::ERROR_CALIBRATION`] for the kind, [`Status::ERROR_COUNT`], [`Status::ERROR_NOT_FINITE`],
/// [`Status::ERROR_PIXELS`], [`Status::ERROR_MEASURE`], [`Status::ERROR_CALIBRATION_POINTS`] if the points are one
/// place, for an affine map nearly on a line, for a homography three of four nearly on a line, or
/// [`Status::ERROR_CALIBRATION_ORDER`].
pub fn calibration_fit(points: &[CalibrationPoint], kind: CalibrationKind) -> Result<Calibration> {
    let mut out = Calibration::default();
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe { ffi::gn_calibration_fit(points.as_ptr(), points.len(), kind.raw(), &mut out) };
    Error::check(status)?;
    Ok(out)
}

/// Finds the places on a plane that the pixels of a photo show.
///
/// * `calibration`: What [`calibration_fit()`](crate::calibration_fit) found.
/// * `pixel_xs`: Pixels to the right, within 1e15.
/// * `pixel_ys`: Pixels down, within 1e15.
/// * `xs`: Places on the plane: to the right, in meters.
/// * `ys`: Places on the plane: up, in meters.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_PIXELS`], or
/// [`Status::ERROR_OUT_OF_SIGHT`] for a pixel on the horizon of the plane or above it. Accurate to a few units in the
/// last place of the largest numbers involved. Since 0.2.
///
/// Time grows with the rows.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_CALIBRATION`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn calibration_to_plane_batch<'a>(
    calibration: &Calibration,
    pixel_xs: impl Into<Column<'a, f64>>,
    pixel_ys: impl Into<Column<'a, f64>>,
    xs: impl Into<ColumnMut<'a, f64>>,
    ys: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let pixel_xs = pixel_xs.into();
    let pixel_ys = pixel_ys.into();
    let xs = xs.into();
    let ys = ys.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[pixel_xs.rows, pixel_ys.rows, xs.rows, ys.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_calibration_to_plane_batch(
            calibration,
            pixel_xs.pointer,
            pixel_xs.stride,
            pixel_ys.pointer,
            pixel_ys.stride,
            count,
            xs.pointer,
            xs.stride,
            ys.pointer,
            ys.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}

/// Finds the pixels of a photo that show places on a plane.
///
/// * `calibration`: What [`calibration_fit()`](crate::calibration_fit) found.
/// * `xs`: Meters to the right on the plane, within 1e15.
/// * `ys`: Meters up, within 1e15.
/// * `pixel_xs`: Way to the right from the left edge of the photo, in pixels.
/// * `pixel_ys`: Way down from the top edge of the photo, in pixels.
/// * `statuses`: The status of each row.
///
/// A refused row becomes NaN, and its status says why: [`Status::ERROR_NOT_FINITE`], [`Status::ERROR_MEASURE`], or
/// [`Status::ERROR_OUT_OF_SIGHT`] for a place behind the camera. Leads back from
/// [`calibration_to_plane_batch()`](crate::calibration_to_plane_batch), to a few units in the last place of the
/// largest numbers involved; draw the center and the circles of a group with it. Since 0.2.
///
/// Time grows with the rows.
///
/// Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].
///
/// # Errors
///
/// [`Status::ERROR_CALIBRATION`].
///
/// # Panics
///
/// If columns have different numbers of rows.
pub fn calibration_to_pixels_batch<'a>(
    calibration: &Calibration,
    xs: impl Into<Column<'a, f64>>,
    ys: impl Into<Column<'a, f64>>,
    pixel_xs: impl Into<ColumnMut<'a, f64>>,
    pixel_ys: impl Into<ColumnMut<'a, f64>>,
    statuses: Option<&mut [Status]>,
) -> Result<Status> {
    let xs = xs.into();
    let ys = ys.into();
    let pixel_xs = pixel_xs.into();
    let pixel_ys = pixel_ys.into();
    let statuses = statuses.map_or(ColumnMut::none(), ColumnMut::from);
    let count = rows(&[xs.rows, ys.rows, pixel_xs.rows, pixel_ys.rows, statuses.rows]);
    // SAFETY: each pointer is null where C allows it, or to as many elements as C is told.
    let status = unsafe {
        ffi::gn_calibration_to_pixels_batch(
            calibration,
            xs.pointer,
            xs.stride,
            ys.pointer,
            ys.stride,
            count,
            pixel_xs.pointer,
            pixel_xs.stride,
            pixel_ys.pointer,
            pixel_ys.stride,
            statuses.pointer.cast(),
        )
    };
    batch_status(status)
}
