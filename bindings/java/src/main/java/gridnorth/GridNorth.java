// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

/**
 * The functions of GridNorth: MGRS, UTM, positions as text, grids, geodesics, routes, polygons and shapes on WGS
 * 84. Angles are degrees, lengths meters. Arrays of points have latitudes and longitudes, alternating; see
 * {@link Points}. Every method may be called by any number of threads at once. While a method uses arrays, the
 * garbage collector may have to wait for it; a batch lets it run every few thousand rows.
 */
public final class GridNorth {
    /** The radius of the sphere, in meters: the mean radius (2 a + b) / 3 of WGS 84. */
    public static final double MEAN_RADIUS = 6371008.771415059;

    private GridNorth() {}

    /**
     * Returns the version of the library as text.
     *
     * <p>Since 0.1.
     *
     * @return "major.minor.patch" in ASCII.
     */
    public static @NotNull String version() {
        return Native.version();
    }

    /**
     * Returns the version of the library as one number, which increases with every release.
     *
     * <p>Since 0.1.
     *
     * @return 1,000,000 times the major, 1,000 times the minor, plus the patch number.
     */
    public static int versionNumber() {
        return Native.versionNumber();
    }

    /**
     * Returns the level of processor instructions that calls use.
     *
     * <p>The library for x86-64 contains most functions over many rows or vertices three times, once for each
     * level. When it is loaded, it chooses the best level that the processor has and the operating system allows.
     * Every other build has one level. All levels give the same bits. Since 0.1.
     *
     * @return 4 for x86-64-v4 (AVX-512), 3 for x86-64-v3 (AVX2), 1 for the instructions that every processor of
     *     the family has.
     */
    public static int cpuLevel() {
        return Native.cpuLevel();
    }

    /**
     * Limits the level of processor instructions that calls use, for tests and measurements.
     *
     * <p>The limit applies to all threads, from their next call on. It changes only the speed, never the results.
     * A build with one level keeps that level. The call asks the processor again, which can take tens of
     * microseconds in a virtual machine. Since 0.1.
     *
     * @param level The highest level to use; anything below 3 means level 1. 4 or more removes the limit.
     * @return The level from now on: the highest that the processor has and the limit allows.
     */
    public static int cpuLevelLimit(int level) {
        return Native.cpuLevelLimit(level);
    }

    /**
     * Writes the MGRS reference of the cell that contains a position.
     *
     * <p>Digits are truncated, never rounded, so a longer reference always refines a shorter one. The underlying
     * coordinates agree with GeographicLib to 10 nm.
     *
     * <p>South and west edges belong to the cell. At 84 north and beyond, and south of 80 south, references are
     * polar (UPS). -0.0 is north. A northing that rounds to the equator from the south becomes 9,999,999.999999 m.
     * Since 0.1.
     *
     * <p>Takes constant time.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @param precision Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square, -1 the grid zone alone.
     * @return ASCII text.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#PRECISION}.
     */
    public static @NotNull String mgrsEncode(double latitude, double longitude, int precision) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.mgrsEncode(latitude, longitude, precision, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes the MGRS reference of the cell that contains a position.
     *
     * <p>The same as {@link #mgrsEncode(double, double, int)} with precision 5.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @return ASCII text.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#PRECISION}.
     */
    public static @NotNull String mgrsEncode(double latitude, double longitude) {
        return mgrsEncode(latitude, longitude, 5);
    }

    /**
     * Writes the MGRS reference of the cell that contains a position on the UTM or UPS grid.
     *
     * <p>The reference has the zone of utm, even if the position lies beyond the border of that zone; decoding
     * flags such a reference. Bands X and C continue beyond 84 north and 80 south, but only as far as decoding
     * accepts them. A northing across the equator is moved to the other hemisphere. The upper limits belong to the
     * last cell: a coordinate at a limit is moved inward by a millionth of a meter (in GeographicLib by less).
     * Since 0.1.
     *
     * <p>Takes constant time.
     *
     * @param utm Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in [-9000 km, 9500 km]
     *     or, south, in [1000 km, 19,500 km]; or {@link Zone#UPS} with both in [1300 km, 2700 km] (north), [800
     *     km, 3200 km] (south).
     * @param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
     * @return ASCII text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#ZONE}, {@link Status#HEMISPHERE},
     *     {@link Status#EASTING}, {@link Status#NORTHING}, {@link Status#PRECISION},
     *     {@link Status#MGRS_GRID_ZONE}, {@link Status#MGRS_SQUARE}.
     */
    public static @NotNull String mgrsEncodeUtm(@NotNull Utm utm, int precision) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.mgrsEncodeUtm(utm.struct().words, precision, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes the MGRS reference of the cell that contains a position on the UTM or UPS grid.
     *
     * <p>The same as {@link #mgrsEncodeUtm(Utm, int)} with precision 5.
     *
     * @param utm Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in [-9000 km, 9500 km]
     *     or, south, in [1000 km, 19,500 km]; or {@link Zone#UPS} with both in [1300 km, 2700 km] (north), [800
     *     km, 3200 km] (south).
     * @return ASCII text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#ZONE}, {@link Status#HEMISPHERE},
     *     {@link Status#EASTING}, {@link Status#NORTHING}, {@link Status#PRECISION},
     *     {@link Status#MGRS_GRID_ZONE}, {@link Status#MGRS_SQUARE}.
     */
    public static @NotNull String mgrsEncodeUtm(@NotNull Utm utm) {
        return mgrsEncodeUtm(utm, 5);
    }

    /**
     * Writes the MGRS references of many positions.
     *
     * <p>A refused row becomes an empty text, and its status says why: {@link Status#LATITUDE} or
     * {@link Status#NOT_FINITE}. Each row equals the result of mgrsEncode(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static @NotNull MgrsEncodeBatchResult mgrsEncodeBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, int precision) {
        int rows = latitudes.length;
        TextColumn texts = TextColumn.ofSize(rows, 28);
        byte[] statuses = new byte[rows];
        boolean isComplete = mgrsEncodeBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), precision,
                texts, statuses);
        return new MgrsEncodeBatchResult(texts.toArray(), statuses, isComplete);
    }

    /**
     * Writes the MGRS references of many positions.
     *
     * <p>The same as {@link #mgrsEncodeBatch(double[], double[], int)} with precision 5.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static @NotNull MgrsEncodeBatchResult mgrsEncodeBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes) {
        return mgrsEncodeBatch(latitudes, longitudes, 5);
    }

    /**
     * Writes the MGRS references of many positions.
     *
     * <p>A refused row becomes an empty text, and its status says why: {@link Status#LATITUDE} or
     * {@link Status#NOT_FINITE}. Each row equals the result of mgrsEncode(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
     * @param texts Each receives ASCII text.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static boolean mgrsEncodeBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            int precision, @NotNull TextColumn texts, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, texts, statusesColumn);
        Column.checkResults(texts);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.mgrsEncodeBatch(first, count, latitudes, longitudes, precision,
                    texts, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Writes the MGRS references of many points on UTM or UPS grids.
     *
     * <p>A refused row becomes an empty text, and its status says why: {@link Status#ZONE}, or what
     * mgrsEncodeUtm() answers. Each row equals the result of mgrsEncodeUtm(), bit for bit. Since 0.2.
     *
     * <p>Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
     *
     * @param eastings Meters.
     * @param northings Meters.
     * @param zones Zones with the sign of the hemisphere: 33 north, -33 south, 61 and -61 UPS.
     * @param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static @NotNull MgrsEncodeUtmBatchResult mgrsEncodeUtmBatch(@NotNull double[] eastings,
            @NotNull double[] northings, @NotNull int[] zones, int precision) {
        int rows = eastings.length;
        TextColumn texts = TextColumn.ofSize(rows, 28);
        byte[] statuses = new byte[rows];
        boolean isComplete = mgrsEncodeUtmBatch(DoubleColumn.of(eastings), DoubleColumn.of(northings),
                IntColumn.of(zones), precision, texts, statuses);
        return new MgrsEncodeUtmBatchResult(texts.toArray(), statuses, isComplete);
    }

    /**
     * Writes the MGRS references of many points on UTM or UPS grids.
     *
     * <p>The same as {@link #mgrsEncodeUtmBatch(double[], double[], int[], int)} with precision 5.
     *
     * @param eastings Meters.
     * @param northings Meters.
     * @param zones Zones with the sign of the hemisphere: 33 north, -33 south, 61 and -61 UPS.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static @NotNull MgrsEncodeUtmBatchResult mgrsEncodeUtmBatch(@NotNull double[] eastings,
            @NotNull double[] northings, @NotNull int[] zones) {
        return mgrsEncodeUtmBatch(eastings, northings, zones, 5);
    }

    /**
     * Writes the MGRS references of many points on UTM or UPS grids.
     *
     * <p>A refused row becomes an empty text, and its status says why: {@link Status#ZONE}, or what
     * mgrsEncodeUtm() answers. Each row equals the result of mgrsEncodeUtm(), bit for bit. Since 0.2.
     *
     * <p>Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
     *
     * @param eastings Meters.
     * @param northings Meters.
     * @param zones Zones with the sign of the hemisphere: 33 north, -33 south, 61 and -61 UPS.
     * @param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
     * @param texts Each receives ASCII text.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static boolean mgrsEncodeUtmBatch(@NotNull DoubleColumn eastings, @NotNull DoubleColumn northings,
            @NotNull IntColumn zones, int precision, @NotNull TextColumn texts, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(eastings, northings, zones, texts, statusesColumn);
        Column.checkResults(texts);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.mgrsEncodeUtmBatch(first, count, eastings, northings, zones,
                    precision, texts, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Reads an MGRS reference: finds the cell that it names, and its position.
     *
     * <p>Blanks may split the digits once, in the middle. A cell that lies in the neighboring band, or beyond the
     * border of its zone, is decoded and flagged; a square that lies more than one row outside its band, or
     * outside both band and zone, does not exist. Positions agree with GeographicLib to 10 nm. inside encodes back
     * to the same reference, unless the cell is flagged or a border leaves less than 20 nm of it. Since 0.1.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts,
     * with up to 16 bisections.
     *
     * @param text ASCII: upper or lower case, one or two digits of zone, blanks and tabs anywhere between the
     *     parts. The grid zone alone and the 100 km square alone are references too.
     * @return The cell.
     * @throws GridNorthException {@link Status#TEXT_EMPTY}, {@link Status#TEXT_BYTE}, {@link Status#MGRS_ZONE},
     *     {@link Status#MGRS_BAND}, {@link Status#MGRS_GRID_ZONE}, {@link Status#MGRS_COLUMN},
     *     {@link Status#MGRS_ROW}, {@link Status#MGRS_SQUARE}, {@link Status#MGRS_ODD_DIGITS},
     *     {@link Status#MGRS_TOO_MANY_DIGITS}, {@link Status#OFFSET} for a size beyond memory.
     */
    public static @NotNull MgrsCell mgrsDecode(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        Struct out = new Struct(MgrsCell.SIZE);
        long[] errorOffset = new long[1];
        int status = Native.mgrsDecode(textBytes, textBytes.length, out.words, errorOffset);
        Calls.check(status, text, errorOffset);
        return new MgrsCell(out, 0);
    }

    /**
     * Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it names.
     *
     * <p>At precisions 10 and 11, a reference that was encoded from a position on a border may be refused: its
     * cell, a few micrometers wide, may lie beyond the border by less than the projection's accuracy of 10 nm.
     * Since 0.1.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts,
     * with up to 16 bisections.
     *
     * @param text ASCII, as mgrsDecode() reads it.
     * @return The cell.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#TEXT_EMPTY},
     *     {@link Status#TEXT_BYTE}, {@link Status#MGRS_ZONE}, {@link Status#MGRS_BAND},
     *     {@link Status#MGRS_GRID_ZONE}, {@link Status#MGRS_COLUMN}, {@link Status#MGRS_ROW},
     *     {@link Status#MGRS_SQUARE}, {@link Status#MGRS_ODD_DIGITS}, {@link Status#MGRS_TOO_MANY_DIGITS},
     *     {@link Status#MGRS_OVERHANGS_ZONE} or {@link Status#MGRS_BAND_OF_NEIGHBOR}. The last two correspond to
     *     the flags of mgrsDecode(); if both apply, the call returns the first.
     */
    public static @NotNull MgrsCell mgrsDecodeStrict(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        Struct out = new Struct(MgrsCell.SIZE);
        long[] errorOffset = new long[1];
        int status = Native.mgrsDecodeStrict(textBytes, textBytes.length, out.words, errorOffset);
        Calls.check(status, text, errorOffset);
        return new MgrsCell(out, 0);
    }

    /**
     * Finds the positions of many MGRS references.
     *
     * <p>A refused row becomes NaN, and its status is what mgrsDecode() gives for it. Each row is the inside of
     * its cell, bit for bit. Since 0.1.
     *
     * <p>Slowest input known: a cell that the border of a grid zone cuts, with up to 16 bisections.
     *
     * @param texts ASCII, in any of the forms that mgrsDecode() reads.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull MgrsDecodeBatchResult mgrsDecodeBatch(@NotNull String[] texts) {
        int rows = texts.length;
        double[] latitudes = new double[rows];
        double[] longitudes = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = mgrsDecodeBatch(TextColumn.of(texts), DoubleColumn.of(latitudes),
                DoubleColumn.of(longitudes), statuses);
        return new MgrsDecodeBatchResult(latitudes, longitudes, statuses, isComplete);
    }

    /**
     * Finds the positions of many MGRS references.
     *
     * <p>A refused row becomes NaN, and its status is what mgrsDecode() gives for it. Each row is the inside of
     * its cell, bit for bit. Since 0.1.
     *
     * <p>Slowest input known: a cell that the border of a grid zone cuts, with up to 16 bisections.
     *
     * @param texts ASCII, in any of the forms that mgrsDecode() reads.
     * @param latitudes The latitudes of points inside the cells, degrees: the centers, except where the border of
     *     a grid zone cuts the cell.
     * @param longitudes Their longitudes, degrees, in [-180, 180).
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean mgrsDecodeBatch(@NotNull TextColumn texts, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(texts, latitudes, longitudes, statusesColumn);
        Column.checkResults(latitudes, longitudes);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.mgrsDecodeBatch(first, count, texts, latitudes, longitudes,
                    statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the positions of many MGRS references, and refuses those whose cells lie wholly outside the grid zone
     * that they name.
     *
     * <p>A refused row becomes NaN, and its status is what mgrsDecodeStrict() gives for it. Each row is the inside
     * of its cell, bit for bit. Since 0.1.
     *
     * <p>Slowest input known: a cell that the border of a grid zone cuts, with up to 16 bisections.
     *
     * @param texts ASCII, in any of the forms that mgrsDecode() reads.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull MgrsDecodeStrictBatchResult mgrsDecodeStrictBatch(@NotNull String[] texts) {
        int rows = texts.length;
        double[] latitudes = new double[rows];
        double[] longitudes = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = mgrsDecodeStrictBatch(TextColumn.of(texts), DoubleColumn.of(latitudes),
                DoubleColumn.of(longitudes), statuses);
        return new MgrsDecodeStrictBatchResult(latitudes, longitudes, statuses, isComplete);
    }

    /**
     * Finds the positions of many MGRS references, and refuses those whose cells lie wholly outside the grid zone
     * that they name.
     *
     * <p>A refused row becomes NaN, and its status is what mgrsDecodeStrict() gives for it. Each row is the inside
     * of its cell, bit for bit. Since 0.1.
     *
     * <p>Slowest input known: a cell that the border of a grid zone cuts, with up to 16 bisections.
     *
     * @param texts ASCII, in any of the forms that mgrsDecode() reads.
     * @param latitudes The latitudes of points inside the cells, degrees: the centers, except where the border of
     *     a grid zone cuts the cell.
     * @param longitudes Their longitudes, degrees, in [-180, 180).
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean mgrsDecodeStrictBatch(@NotNull TextColumn texts, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(texts, latitudes, longitudes, statusesColumn);
        Column.checkResults(latitudes, longitudes);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.mgrsDecodeStrictBatch(first, count, texts, latitudes, longitudes,
                    statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the cells that many MGRS references name.
     *
     * <p>In a refused row, every floating-point field is NaN and every other field is 0; its status is what
     * mgrsDecode() gives. Each cell equals the result of mgrsDecode(), bit for bit. Since 0.2.
     *
     * <p>Slowest input known: a cell that the border of a grid zone cuts, with up to 16 bisections.
     *
     * @param texts ASCII, in any of the forms that mgrsDecode() reads.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull MgrsDecodeCellsBatchResult mgrsDecodeCellsBatch(@NotNull String[] texts) {
        int rows = texts.length;
        MgrsCell[] cells = new MgrsCell[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = mgrsDecodeCellsBatch(TextColumn.of(texts), cells, statuses);
        return new MgrsDecodeCellsBatchResult(cells, statuses, isComplete);
    }

    /**
     * Finds the cells that many MGRS references name.
     *
     * <p>In a refused row, every floating-point field is NaN and every other field is 0; its status is what
     * mgrsDecode() gives. Each cell equals the result of mgrsDecode(), bit for bit. Since 0.2.
     *
     * <p>Slowest input known: a cell that the border of a grid zone cuts, with up to 16 bisections.
     *
     * @param texts ASCII, in any of the forms that mgrsDecode() reads.
     * @param cells Receives one for each row, null where it is refused: The cells.
     * @param statuses Receives one status for each row.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean mgrsDecodeCellsBatch(@NotNull TextColumn texts, @NotNull MgrsCell[] cells,
            @NotNull byte[] statuses) {
        Column.Rows cellsColumn = Column.Rows.structs(cells.length, MgrsCell.SIZE);
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(texts, cellsColumn, statusesColumn);
        Column.checkResults(cellsColumn);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.mgrsDecodeCellsBatch(first, count, texts, cellsColumn,
                    statusesColumn));
            first += count;
        } while (first < rows);
        MgrsCell.list(cellsColumn, statuses, cells);
        return isComplete;
    }

    /**
     * Computes the outline of an MGRS cell: a polygon, clipped at the border of its grid zone.
     *
     * <p>The ring is closed (the first vertex is repeated at the end) and counterclockwise on a map with north up,
     * as RFC 7946 requires. The cells of a grid zone cover it without gaps or overlaps. Edges along meridians and
     * parallels have no vertices in between. At a pole, where all longitudes meet, the ring has two vertices: it
     * runs along the pole as along a parallel. No cell crosses the antimeridian: longitudes there are -180 on the
     * east side and 180 on the west side. The polygon contains cell-&gt;inside.
     *
     * <p>A cell that lies wholly outside its grid zone has no polygon: {@link Status#MGRS_OVERHANGS_ZONE} or
     * {@link Status#MGRS_BAND_OF_NEIGHBOR}. Since 0.1.
     *
     * <p>Time grows with the vertices, at most 110 / √tolerance (in meters) on a side. Slowest input known: a 100
     * km square next to a pole.
     *
     * @param cell A result of mgrsDecode(). Its zone, letters, precision and utmSouthWest are read.
     * @param tolerance How far a chord, straight on a Mercator map, may depart from the edge of the cell, in
     *     meters: 1e-6 ... 1e6.
     * @return Latitudes and longitudes, alternating: the ring.
     * @throws GridNorthException {@link Status#TOLERANCE}, why no reference names such a cell:
     *     {@link Status#MGRS_ZONE}, {@link Status#MGRS_BAND}, {@link Status#MGRS_GRID_ZONE},
     *     {@link Status#MGRS_COLUMN}, {@link Status#MGRS_ROW}, {@link Status#MGRS_SQUARE},
     *     {@link Status#PRECISION}, {@link Status#NOT_FINITE}, {@link Status#EASTING} or {@link Status#NORTHING}
     *     (not the corner of such a cell), {@link Status#MGRS_OVERHANGS_ZONE} or
     *     {@link Status#MGRS_BAND_OF_NEIGHBOR}.
     */
    public static @NotNull double[] mgrsOutline(@NotNull MgrsCell cell, double tolerance) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.mgrsOutline(cell.struct().words, tolerance, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Finds the smallest rectangle of meridians and parallels that contains the outline of a cell.
     *
     * <p>No cell crosses the antimeridian: west is less than east. Since 0.2.
     *
     * @param cell A result of mgrsDecode(). Its zone, letters, precision and utmSouthWest are read.
     * @return The edges of the rectangle in degrees.
     * @throws GridNorthException Why no reference names such a cell: {@link Status#MGRS_ZONE},
     *     {@link Status#MGRS_BAND}, {@link Status#MGRS_GRID_ZONE}, {@link Status#MGRS_COLUMN},
     *     {@link Status#MGRS_ROW}, {@link Status#MGRS_SQUARE}, {@link Status#PRECISION},
     *     {@link Status#NOT_FINITE}, {@link Status#EASTING} or {@link Status#NORTHING} (not the corner of such a
     *     cell), {@link Status#MGRS_OVERHANGS_ZONE} or {@link Status#MGRS_BAND_OF_NEIGHBOR}.
     */
    public static @NotNull Bounds mgrsBounds(@NotNull MgrsCell cell) {
        Struct bounds = new Struct(Bounds.SIZE);
        int status = Native.mgrsBounds(cell.struct().words, bounds.words);
        Calls.check(status);
        return new Bounds(bounds, 0);
    }

    /**
     * Reads a position from a text, in one given form or in any form.
     *
     * <p>Nothing is guessed. A text with two meanings either gives both, like "38S 444140 3684706" (band S or the
     * southern hemisphere), or is refused, like "12,5,13,5". A minus beside S or W, as in "-23.3° S", reverses the
     * direction again: the result is north and has the flag {@link PositionFlag#DOUBLE_SIGN}. Check the flag, or
     * pass {@link ParseFlag#STRICT}, which refuses such a text.
     *
     * <p>A coordinate in degrees has one, two or three numbers. Symbols may follow them: °, º, ˚, d or * after
     * degrees; ', ′, ’, ´, ` and similar signs after minutes; ", ″, ” or two signs of minutes after seconds. So
     * may words: deg, min, sec, their long forms, d, m and s. The numbers may also be separated by colons, by
     * hyphens (only in a coordinate with a letter) or by blanks alone. The letters N, S, E, W, or the words north,
     * south, east and west, before or after a coordinate, give the hemisphere and say which coordinate is the
     * latitude; without them the latitude comes first. A comma, a semicolon, a slash or blanks, in any Unicode
     * variety, separate the two; minus signs and hyphens mean the same. Labels ("lat:") and other languages are
     * not read.
     *
     * <p>If the two coordinates have different kinds of symbols, or one has none, a comma or a letter for each
     * must separate them: "40d30', 75", "N40d30' 75E". The degree sign may be missing before minutes: "37 53.5'".
     * Only the last number may have decimals. Minutes cannot be "60", but "60.0" is read. Decimal degrees of up to
     * 15 digits are correctly rounded, minutes and seconds to within one unit in the last place; longitudes are
     * reduced to [-180, 180).
     *
     * <p>The position of a UTM or UPS text is the result of utmInverse(); that of MGRS, GEOREF and GARS is the
     * center of the cell. Some references look like words: "HELP", "ZAP", "100 km", "31 Jan". Therefore polar MGRS
     * and GEOREF without digits, GARS without a quadrant, and MGRS without digits and with a blank after the zone
     * number are read only if form names them. "38N" is the grid zone, as its precision shows.
     *
     * <p>Degrees and minutes, or degrees, minutes and seconds, may be packed into one number, as ICAO and NMEA
     * write them: four or six digits before the point for a latitude, five or seven for a longitude. If each has a
     * letter, that is the only meaning: "4530N 01030E", "N400723 W0740723", "4807.038,N,01131.000,E", and near the
     * equator "N0045 E00030", which is 0°45', 0°30'. Without letters, "0045 00030" has two meanings, packed and
     * plain degrees, and "4530 01030" is refused. UTM may have its letters before the numbers, "18N E585628
     * N4511322", or thirteen digits in a row; UPS may have A, B, Y or Z.
     *
     * <p>A geo URI may have blanks after its commas, numbers without a digit before or after the point, its
     * parameters in any order, and a query; with {@link ParseFlag#STRICT} it must follow RFC 5870.
     *
     * <p>Since 0.1.
     *
     * <p>Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long
     * text of numbers and commas.
     *
     * @param text Upper or lower case; may have blanks, brackets or quotation marks around it.
     * @param form {@link Form#ANY}, or the only form to read; {@link Form#UTM} reads UPS too.
     * @param flags Any of ParseFlag.
     * @return The possible meanings of the text, the best first.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#FORM},
     *     {@link Status#STYLE} (flags), {@link Status#LATITUDE}, {@link Status#EASTING}, {@link Status#NORTHING},
     *     a status of texts ({@code TEXT_...}) or of MGRS references ({@code MGRS_...}).
     */
    public static @NotNull List<Position> positionParse(@NotNull String text, @NotNull Form form,
            @NotNull Set<ParseFlag> flags) {
        byte[] textBytes = Text.utf8(text);
        Output.Records out = new Output.Records(Position.SIZE);
        long[] errorOffset = new long[1];
        int status;
        do {
            status = Native.positionParse(textBytes, textBytes.length, form.value, ParseFlag.sum(flags),
                    out.array, out.capacity(), out.needed, errorOffset);
        } while (out.grow(status));
        Calls.check(status, text, errorOffset);
        return Position.list(out);
    }

    /**
     * Reads a position from a text, in one given form or in any form.
     *
     * <p>The same as {@link #positionParse(String, Form, Set)} with form {@link Form#ANY}, flags empty.
     *
     * @param text Upper or lower case; may have blanks, brackets or quotation marks around it.
     * @return The possible meanings of the text, the best first.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#FORM},
     *     {@link Status#STYLE} (flags), {@link Status#LATITUDE}, {@link Status#EASTING}, {@link Status#NORTHING},
     *     a status of texts ({@code TEXT_...}) or of MGRS references ({@code MGRS_...}).
     */
    public static @NotNull List<Position> positionParse(@NotNull String text) {
        return positionParse(text, Form.ANY, Collections.<ParseFlag>emptySet());
    }

    /**
     * Reads a latitude or a longitude alone.
     *
     * <p>The text is one half of a position in degrees that positionParse() reads. A comma between two digits is a
     * decimal comma. A letter of the other axis is refused. So is a text that has two meanings or would need a
     * flag: a minus beside S or W; or, without the letter that makes them packed degrees and minutes, four or six
     * digits for a latitude, or five or seven for a longitude.
     *
     * <p>Since 0.2.
     *
     * <p>Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long
     * text of numbers and commas.
     *
     * @param text "40°30.5′N", "-75.25", "321942.29N"; upper or lower case; may have blanks, brackets or quotation
     *     marks around it.
     * @param axis {@link Axis#LATITUDE} or {@link Axis#LONGITUDE}: what the text must be.
     * @return The coordinate, a longitude in [-180, 180).
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#STYLE} (axis),
     *     {@link Status#LATITUDE} or a status of texts ({@code TEXT_...}).
     */
    public static double coordinateParse(@NotNull String text, @NotNull Axis axis) {
        byte[] textBytes = Text.utf8(text);
        double[] degrees = new double[1];
        long[] errorOffset = new long[1];
        int status = Native.coordinateParse(textBytes, textBytes.length, axis.value, degrees, errorOffset);
        Calls.check(status, text, errorOffset);
        return degrees[0];
    }

    /**
     * Reads many positions from texts, all in one given form or each in any form.
     *
     * <p>In a refused row, every floating-point field is NaN and every other field is 0. Its status is
     * {@link Status#TEXT_AMBIGUOUS} if the text has two meanings, or what positionParse() answers. Each row equals
     * the result of positionParse(), bit for bit. Since 0.2.
     *
     * <p>Slowest input known.
     *
     * @param texts In any of the forms that positionParse() reads.
     * @param form One of the Form for all rows; with {@link Form#ANY} each row may have any form.
     * @param flags Any of ParseFlag.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#FORM}, {@link Status#STYLE}.
     */
    public static @NotNull PositionParseBatchResult positionParseBatch(@NotNull String[] texts,
            @NotNull Form form, @NotNull Set<ParseFlag> flags) {
        int rows = texts.length;
        Position[] positions = new Position[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = positionParseBatch(TextColumn.of(texts), form, flags, positions, statuses);
        return new PositionParseBatchResult(positions, statuses, isComplete);
    }

    /**
     * Reads many positions from texts, all in one given form or each in any form.
     *
     * <p>The same as {@link #positionParseBatch(String[], Form, Set)} with form {@link Form#ANY}, flags empty.
     *
     * @param texts In any of the forms that positionParse() reads.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#FORM}, {@link Status#STYLE}.
     */
    public static @NotNull PositionParseBatchResult positionParseBatch(@NotNull String[] texts) {
        return positionParseBatch(texts, Form.ANY, Collections.<ParseFlag>emptySet());
    }

    /**
     * Reads many positions from texts, all in one given form or each in any form.
     *
     * <p>In a refused row, every floating-point field is NaN and every other field is 0. Its status is
     * {@link Status#TEXT_AMBIGUOUS} if the text has two meanings, or what positionParse() answers. Each row equals
     * the result of positionParse(), bit for bit. Since 0.2.
     *
     * <p>Slowest input known.
     *
     * @param texts In any of the forms that positionParse() reads.
     * @param form One of the Form for all rows; with {@link Form#ANY} each row may have any form.
     * @param flags Any of ParseFlag.
     * @param positions Receives one for each row, null where it is refused: The positions.
     * @param statuses Receives one status for each row.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#FORM}, {@link Status#STYLE}.
     */
    public static boolean positionParseBatch(@NotNull TextColumn texts, @NotNull Form form,
            @NotNull Set<ParseFlag> flags, @NotNull Position[] positions, @NotNull byte[] statuses) {
        Column.Rows positionsColumn = Column.Rows.structs(positions.length, Position.SIZE);
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(texts, positionsColumn, statusesColumn);
        Column.checkResults(positionsColumn);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.positionParseBatch(first, count, texts, form.value,
                    ParseFlag.sum(flags), positionsColumn, statusesColumn));
            first += count;
        } while (first < rows);
        Position.list(positionsColumn, statuses, positions);
        return isComplete;
    }

    /**
     * Writes a position in one of many forms.
     *
     * <p>Each coordinate is rounded once, exactly, to the nearest number with the requested digits, ties to the
     * even digit; minutes and seconds are taken from the rounded number. So minutes and seconds are never 60, and
     * no zero has a minus sign or the letter S or W. Grid coordinates are rounded in the same way. MGRS, GEOREF
     * and GARS are truncated, as in their own functions.
     *
     * <p>positionParse() with the same form reads each text back, to within half of its last digit. For the letter
     * of UTM it needs {@link ParseFlag#HEMISPHERES} or, with {@link FormatFlag#BAND}, {@link ParseFlag#BANDS}.
     * Options whose text could not be read back give {@link Status#STYLE}: no separator between two numbers
     * without letters; decimal commas with a comma that has no blank after it; decimal commas before three
     * decimals if easting and northing are below 1000 m, where they would look like thousands separators.
     *
     * <p>Valid options that do not apply to a form are ignored: symbols, hemispheres and separators apply to
     * degrees, the plus to signs. UTM beyond 84 north and 80 south is UPS, unless the options name a zone. A
     * position that is rounded to the equator is north of it. The band is that of the position; X and C continue
     * beyond their limits. ISO 6709 writes longitude 180 as -180, and with an altitude it names the reference
     * system: "+27.5916+086.5640+8850CRSWGS_84/". In a geo URI the longitude of a pole is 0. Since 0.1.
     *
     * <p>Takes constant time.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180].
     * @param options Form, digits and style. Null for the defaults.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#TOO_FAR} (from
     *     a pole or from the zone of the options); for the options: {@link Status#FORM}, {@link Status#STYLE},
     *     {@link Status#DECIMALS}, {@link Status#PRECISION} (of cells), {@link Status#ZONE} or
     *     {@link Status#ALTITUDE}.
     */
    public static @NotNull String positionFormat(double latitude, double longitude,
            @Nullable FormatOptions options) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.positionFormat(latitude, longitude, options == null ? null : options.struct.words,
                    out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes a position in one of many forms.
     *
     * <p>The same as {@link #positionFormat(double, double, FormatOptions)} with options null.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180].
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#TOO_FAR} (from
     *     a pole or from the zone of the options); for the options: {@link Status#FORM}, {@link Status#STYLE},
     *     {@link Status#DECIMALS}, {@link Status#PRECISION} (of cells), {@link Status#ZONE} or
     *     {@link Status#ALTITUDE}.
     */
    public static @NotNull String positionFormat(double latitude, double longitude) {
        return positionFormat(latitude, longitude, null);
    }

    /**
     * Writes many positions as text.
     *
     * <p>A refused row becomes an empty text. Each row equals the result of positionFormat(). Since 0.2.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param options Form, digits and style of all rows. Null for the defaults.
     * @return Results and statuses of all rows.
     * @throws GridNorthException For the options, as positionFormat(): {@link Status#FORM}, {@link Status#STYLE},
     *     {@link Status#DECIMALS}, {@link Status#PRECISION} (of cells), {@link Status#ZONE} or
     *     {@link Status#ALTITUDE}.
     */
    public static @NotNull PositionFormatBatchResult positionFormatBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, @Nullable FormatOptions options) {
        int rows = latitudes.length;
        TextColumn texts = TextColumn.ofSize(rows, 80);
        byte[] statuses = new byte[rows];
        boolean isComplete = positionFormatBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), options,
                texts, statuses);
        return new PositionFormatBatchResult(texts.toArray(), statuses, isComplete);
    }

    /**
     * Writes many positions as text.
     *
     * <p>The same as {@link #positionFormatBatch(double[], double[], FormatOptions)} with options null.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException For the options, as positionFormat(): {@link Status#FORM}, {@link Status#STYLE},
     *     {@link Status#DECIMALS}, {@link Status#PRECISION} (of cells), {@link Status#ZONE} or
     *     {@link Status#ALTITUDE}.
     */
    public static @NotNull PositionFormatBatchResult positionFormatBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes) {
        return positionFormatBatch(latitudes, longitudes, null);
    }

    /**
     * Writes many positions as text.
     *
     * <p>A refused row becomes an empty text. Each row equals the result of positionFormat(). Since 0.2.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param options Form, digits and style of all rows. Null for the defaults.
     * @param texts Each receives UTF-8 text.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException For the options, as positionFormat(): {@link Status#FORM}, {@link Status#STYLE},
     *     {@link Status#DECIMALS}, {@link Status#PRECISION} (of cells), {@link Status#ZONE} or
     *     {@link Status#ALTITUDE}.
     */
    public static boolean positionFormatBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            @Nullable FormatOptions options, @NotNull TextColumn texts, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, texts, statusesColumn);
        Column.checkResults(texts);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.positionFormatBatch(first, count, latitudes, longitudes,
                    options == null ? null : options.struct.words, texts, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Writes the GEOREF reference of the cell that contains a position.
     *
     * <p>Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203". Longitude comes before
     * latitude, both in the letters and in the digits. Digits are truncated, never rounded, so a longer reference
     * always refines a shorter one. The text equals that of GeographicLib, except for positions within 5e-14
     * degrees of an edge.
     *
     * <p>South and west edges belong to the cell; the North Pole belongs to the last row. Each edge is the double
     * nearest to the exact one, so -72.9 degrees begins the sixth minute. GeographicLib truncates a rounded
     * product there and may return the cell before it. Since 0.1.
     *
     * <p>Takes constant time.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @param precision Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0 names a
     *     cell of a degree, -1 a tile of 15 degrees. There is no precision 1.
     * @return ASCII text.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#PRECISION}.
     */
    public static @NotNull String georefEncode(double latitude, double longitude, int precision) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.georefEncode(latitude, longitude, precision, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes the GEOREF reference of the cell that contains a position.
     *
     * <p>The same as {@link #georefEncode(double, double, int)} with precision 2.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @return ASCII text.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#PRECISION}.
     */
    public static @NotNull String georefEncode(double latitude, double longitude) {
        return georefEncode(latitude, longitude, 2);
    }

    /**
     * Writes the GEOREF references of the cells that contain many positions.
     *
     * <p>A refused row becomes an empty text, and its status says why: {@link Status#LATITUDE} or
     * {@link Status#NOT_FINITE}. Each row equals the result of georefEncode(). Since 0.2.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param precision -1 for the tile of 15 degrees, 0 for the degree, 2 ... 11 digits of minutes.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static @NotNull GeorefEncodeBatchResult georefEncodeBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, int precision) {
        int rows = latitudes.length;
        TextColumn texts = TextColumn.ofSize(rows, 27);
        byte[] statuses = new byte[rows];
        boolean isComplete = georefEncodeBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), precision,
                texts, statuses);
        return new GeorefEncodeBatchResult(texts.toArray(), statuses, isComplete);
    }

    /**
     * Writes the GEOREF references of the cells that contain many positions.
     *
     * <p>The same as {@link #georefEncodeBatch(double[], double[], int)} with precision 2.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static @NotNull GeorefEncodeBatchResult georefEncodeBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes) {
        return georefEncodeBatch(latitudes, longitudes, 2);
    }

    /**
     * Writes the GEOREF references of the cells that contain many positions.
     *
     * <p>A refused row becomes an empty text, and its status says why: {@link Status#LATITUDE} or
     * {@link Status#NOT_FINITE}. Each row equals the result of georefEncode(). Since 0.2.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param precision -1 for the tile of 15 degrees, 0 for the degree, 2 ... 11 digits of minutes.
     * @param texts Each receives ASCII text.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static boolean georefEncodeBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            int precision, @NotNull TextColumn texts, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, texts, statusesColumn);
        Column.checkResults(texts);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.georefEncodeBatch(first, count, latitudes, longitudes, precision,
                    texts, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Reads a GEOREF reference: finds the cell that it names.
     *
     * <p>Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and
     * encodes back to the same reference. Since 0.1.
     *
     * <p>Time grows with the bytes of the text.
     *
     * @param text ASCII: upper or lower case, blanks between the parts and around them. Two or four letters, then
     *     2 to 11 digits of longitude and as many of latitude.
     * @return The cell.
     * @throws GridNorthException {@link Status#TEXT_EMPTY}, {@link Status#TEXT_BYTE} for a character that is
     *     neither letter nor digit, {@link Status#TEXT_LETTER}, {@link Status#TEXT_INCOMPLETE},
     *     {@link Status#TEXT_NUMBER} where minutes are expected, {@link Status#TEXT_DIGITS} unless both axes have
     *     the same number of digits, 2 to 11, {@link Status#TEXT_SIXTY}, {@link Status#TEXT_REST},
     *     {@link Status#OFFSET} for a size beyond memory.
     */
    public static @NotNull GraticuleCell georefDecode(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        Struct out = new Struct(GraticuleCell.SIZE);
        long[] errorOffset = new long[1];
        int status = Native.georefDecode(textBytes, textBytes.length, out.words, errorOffset);
        Calls.check(status, text, errorOffset);
        return new GraticuleCell(out, 0);
    }

    /**
     * Finds the centers of the cells that many GEOREF references name.
     *
     * <p>A refused row becomes NaN, and its status is what georefDecode() gives. Each row equals the center from
     * georefDecode(), bit for bit. Since 0.2.
     *
     * @param texts ASCII, in any of the forms that georefDecode() reads.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull GeorefDecodeBatchResult georefDecodeBatch(@NotNull String[] texts) {
        int rows = texts.length;
        double[] latitudes = new double[rows];
        double[] longitudes = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = georefDecodeBatch(TextColumn.of(texts), DoubleColumn.of(latitudes),
                DoubleColumn.of(longitudes), statuses);
        return new GeorefDecodeBatchResult(latitudes, longitudes, statuses, isComplete);
    }

    /**
     * Finds the centers of the cells that many GEOREF references name.
     *
     * <p>A refused row becomes NaN, and its status is what georefDecode() gives. Each row equals the center from
     * georefDecode(), bit for bit. Since 0.2.
     *
     * @param texts ASCII, in any of the forms that georefDecode() reads.
     * @param latitudes The latitudes of the centers of the cells, in degrees.
     * @param longitudes The longitudes of the centers, in degrees.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean georefDecodeBatch(@NotNull TextColumn texts, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(texts, latitudes, longitudes, statusesColumn);
        Column.checkResults(latitudes, longitudes);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.georefDecodeBatch(first, count, texts, latitudes, longitudes,
                    statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Writes the GARS reference of the cell that contains a position.
     *
     * <p>38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters of
     * latitude, the quadrant and the key, both numbered from the north-west corner. The text equals that of
     * GeographicLib.
     *
     * <p>South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
     *
     * <p>Takes constant time.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @param precision 0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5 minutes.
     * @return ASCII text.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#PRECISION}.
     */
    public static @NotNull String garsEncode(double latitude, double longitude, int precision) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.garsEncode(latitude, longitude, precision, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes the GARS reference of the cell that contains a position.
     *
     * <p>The same as {@link #garsEncode(double, double, int)} with precision 2.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @return ASCII text.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#PRECISION}.
     */
    public static @NotNull String garsEncode(double latitude, double longitude) {
        return garsEncode(latitude, longitude, 2);
    }

    /**
     * Writes the GARS references of the cells that contain many positions.
     *
     * <p>A refused row becomes an empty text, and its status says why: {@link Status#LATITUDE} or
     * {@link Status#NOT_FINITE}. Each row equals the result of garsEncode(). Since 0.2.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param precision 0 for 30 minutes, 1 for 15, 2 for 5.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static @NotNull GarsEncodeBatchResult garsEncodeBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, int precision) {
        int rows = latitudes.length;
        TextColumn texts = TextColumn.ofSize(rows, 8);
        byte[] statuses = new byte[rows];
        boolean isComplete = garsEncodeBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), precision,
                texts, statuses);
        return new GarsEncodeBatchResult(texts.toArray(), statuses, isComplete);
    }

    /**
     * Writes the GARS references of the cells that contain many positions.
     *
     * <p>The same as {@link #garsEncodeBatch(double[], double[], int)} with precision 2.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static @NotNull GarsEncodeBatchResult garsEncodeBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes) {
        return garsEncodeBatch(latitudes, longitudes, 2);
    }

    /**
     * Writes the GARS references of the cells that contain many positions.
     *
     * <p>A refused row becomes an empty text, and its status says why: {@link Status#LATITUDE} or
     * {@link Status#NOT_FINITE}. Each row equals the result of garsEncode(). Since 0.2.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param precision 0 for 30 minutes, 1 for 15, 2 for 5.
     * @param texts Each receives ASCII text.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#PRECISION}.
     */
    public static boolean garsEncodeBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            int precision, @NotNull TextColumn texts, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, texts, statusesColumn);
        Column.checkResults(texts);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.garsEncodeBatch(first, count, latitudes, longitudes, precision,
                    texts, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Reads a GARS reference: finds the cell that it names.
     *
     * <p>Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and
     * encodes back to the same reference. Since 0.1.
     *
     * <p>Time grows with the bytes of the text.
     *
     * @param text ASCII: upper or lower case, blanks between the parts and around them. Three digits, 001 to 720,
     *     two letters, then optionally the quadrant, 1 to 4, and the key, 1 to 9.
     * @return The cell.
     * @throws GridNorthException {@link Status#TEXT_EMPTY}, {@link Status#TEXT_BYTE} for a character that is
     *     neither letter nor digit, {@link Status#TEXT_NUMBER} where a digit of the longitude, a quadrant or a key
     *     is expected, {@link Status#TEXT_DIGITS} unless the longitude has three digits,
     *     {@link Status#TEXT_LETTER}, {@link Status#TEXT_INCOMPLETE}, {@link Status#TEXT_REST},
     *     {@link Status#OFFSET} for a size beyond memory.
     */
    public static @NotNull GraticuleCell garsDecode(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        Struct out = new Struct(GraticuleCell.SIZE);
        long[] errorOffset = new long[1];
        int status = Native.garsDecode(textBytes, textBytes.length, out.words, errorOffset);
        Calls.check(status, text, errorOffset);
        return new GraticuleCell(out, 0);
    }

    /**
     * Finds the centers of the cells that many GARS references name.
     *
     * <p>A refused row becomes NaN, and its status is what garsDecode() gives. Each row equals the center from
     * garsDecode(), bit for bit. Since 0.2.
     *
     * @param texts ASCII, in any of the forms that garsDecode() reads.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull GarsDecodeBatchResult garsDecodeBatch(@NotNull String[] texts) {
        int rows = texts.length;
        double[] latitudes = new double[rows];
        double[] longitudes = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = garsDecodeBatch(TextColumn.of(texts), DoubleColumn.of(latitudes),
                DoubleColumn.of(longitudes), statuses);
        return new GarsDecodeBatchResult(latitudes, longitudes, statuses, isComplete);
    }

    /**
     * Finds the centers of the cells that many GARS references name.
     *
     * <p>A refused row becomes NaN, and its status is what garsDecode() gives. Each row equals the center from
     * garsDecode(), bit for bit. Since 0.2.
     *
     * @param texts ASCII, in any of the forms that garsDecode() reads.
     * @param latitudes The latitudes of the centers of the cells, in degrees.
     * @param longitudes The longitudes of the centers, in degrees.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean garsDecodeBatch(@NotNull TextColumn texts, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(texts, latitudes, longitudes, statusesColumn);
        Column.checkResults(latitudes, longitudes);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.garsDecodeBatch(first, count, texts, latitudes, longitudes,
                    statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Helps a user type an MGRS reference: finds what may come next, and what the text means so far.
     *
     * <p>A reference here is one that mgrsDecodeStrict() reads, with a square. With reference it may be
     * abbreviated to the letters of a square and digits, or to an even number of digits; "32" is then both a zone
     * and two digits. next holds what may follow in any possible reading, and field tells which field the longest
     * reading ends in. Digits belong to the easting until it has as many as precision says, or until a blank.
     *
     * <p>A complete reference has the flags {@link TypingFlag#COMPLETE} and {@link TypingFlag#COMPLETED}, and text
     * is its usual form. An abbreviated reference that is otherwise complete is filled in from reference and has
     * only the flag {@link TypingFlag#COMPLETED}: text then names the cell whose center is nearest to reference,
     * in any zone or polar cap. A UTM grid zone alone, or an empty text, is filled in with the nearest square. The
     * distance and azimuth are those of the geodesic to the center of the cell, as geodesicInverse() computes
     * them; NaN without reference or without {@link TypingFlag#COMPLETED}. Since 0.1.
     *
     * <p>Time grows with the blanks of the text. Slowest input known: two digits and a band, which leave most
     * squares open.
     *
     * @param text The text typed so far, ASCII: upper or lower case, blanks and tabs between the parts; may be
     *     empty.
     * @param reference The position of the device: latitude -90 ... 90, longitude any finite value. Null if it is
     *     unknown.
     * @param precision The largest number of digits per axis, 0 ... 11.
     * @return The state of the typing.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} (of reference), {@link Status#PRECISION}, {@link Status#TEXT_BYTE},
     *     {@link Status#MGRS_ZONE}, {@link Status#MGRS_BAND}, {@link Status#MGRS_GRID_ZONE},
     *     {@link Status#MGRS_COLUMN}, {@link Status#MGRS_ROW}, {@link Status#MGRS_SQUARE},
     *     {@link Status#MGRS_OVERHANGS_ZONE}, {@link Status#MGRS_BAND_OF_NEIGHBOR}, {@link Status#MGRS_ODD_DIGITS}
     *     or {@link Status#MGRS_TOO_MANY_DIGITS}.
     */
    public static @NotNull MgrsTyping mgrsType(@NotNull String text, @Nullable Point reference, int precision) {
        byte[] textBytes = Text.utf8(text);
        Struct out = new Struct(MgrsTyping.SIZE);
        long[] errorOffset = new long[1];
        int status = Native.mgrsType(textBytes, textBytes.length,
                reference == null ? null : reference.struct().words, precision, out.words, errorOffset);
        Calls.check(status, text, errorOffset);
        return new MgrsTyping(out, 0);
    }

    /**
     * Helps a user type an MGRS reference: finds what may come next, and what the text means so far.
     *
     * <p>The same as {@link #mgrsType(String, Point, int)} with reference null, precision 5.
     *
     * @param text The text typed so far, ASCII: upper or lower case, blanks and tabs between the parts; may be
     *     empty.
     * @return The state of the typing.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} (of reference), {@link Status#PRECISION}, {@link Status#TEXT_BYTE},
     *     {@link Status#MGRS_ZONE}, {@link Status#MGRS_BAND}, {@link Status#MGRS_GRID_ZONE},
     *     {@link Status#MGRS_COLUMN}, {@link Status#MGRS_ROW}, {@link Status#MGRS_SQUARE},
     *     {@link Status#MGRS_OVERHANGS_ZONE}, {@link Status#MGRS_BAND_OF_NEIGHBOR}, {@link Status#MGRS_ODD_DIGITS}
     *     or {@link Status#MGRS_TOO_MANY_DIGITS}.
     */
    public static @NotNull MgrsTyping mgrsType(@NotNull String text) {
        return mgrsType(text, null, 5);
    }

    /**
     * Helps a user type an MGRS reference into four fields.
     *
     * <p>The shorter of the two numbers is padded with zeros on the right: 5 and 86 are 50 and 86. Zone and square
     * may be filled in from reference, as in mgrsType(), but not if they are half typed ("0", one letter of a
     * square). field and next refer to the last field that is not empty, or to the one after it if that field is
     * full. Since 0.1.
     *
     * <p>Time grows with the blanks of the fields. Slowest input known: two digits and a band, which leave most
     * squares open.
     *
     * @param zone ASCII, upper or lower case; every field may have blanks around it. "32V", a letter of a polar
     *     zone, "32" for any band of that zone, or nothing for the zone nearest to reference.
     * @param square The two letters of a square, or nothing for any.
     * @param easting Up to 11 digits.
     * @param northing Up to 11 digits; may have more or fewer than easting.
     * @param reference The position of the device: latitude -90 ... 90, longitude any finite value. Null if it is
     *     unknown.
     * @return The state of the typing.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} (of reference), {@link Status#TEXT_BYTE}, {@link Status#TEXT_REST} if a field
     *     has more than belongs in it, {@link Status#MGRS_ZONE}, {@link Status#MGRS_BAND},
     *     {@link Status#MGRS_GRID_ZONE}, {@link Status#MGRS_COLUMN}, {@link Status#MGRS_ROW},
     *     {@link Status#MGRS_SQUARE}, {@link Status#MGRS_OVERHANGS_ZONE}, {@link Status#MGRS_BAND_OF_NEIGHBOR} or
     *     {@link Status#MGRS_TOO_MANY_DIGITS}.
     */
    public static @NotNull MgrsTyping mgrsTypeFields(@NotNull String zone, @NotNull String square,
            @NotNull String easting, @NotNull String northing, @Nullable Point reference) {
        byte[] zoneBytes = Text.utf8(zone);
        byte[] squareBytes = Text.utf8(square);
        byte[] eastingBytes = Text.utf8(easting);
        byte[] northingBytes = Text.utf8(northing);
        Struct out = new Struct(MgrsTyping.SIZE);
        int[] errorField = new int[1];
        long[] errorOffset = new long[1];
        int status = Native.mgrsTypeFields(zoneBytes, zoneBytes.length, squareBytes, squareBytes.length,
                eastingBytes, eastingBytes.length, northingBytes, northingBytes.length,
                reference == null ? null : reference.struct().words, out.words, errorField, errorOffset);
        Calls.check(status, errorField[0], errorOffset, zone, square, easting, northing);
        return new MgrsTyping(out, 0);
    }

    /**
     * Helps a user type an MGRS reference into four fields.
     *
     * <p>The same as {@link #mgrsTypeFields(String, String, String, String, Point)} with reference null.
     *
     * @param zone ASCII, upper or lower case; every field may have blanks around it. "32V", a letter of a polar
     *     zone, "32" for any band of that zone, or nothing for the zone nearest to reference.
     * @param square The two letters of a square, or nothing for any.
     * @param easting Up to 11 digits.
     * @param northing Up to 11 digits; may have more or fewer than easting.
     * @return The state of the typing.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} (of reference), {@link Status#TEXT_BYTE}, {@link Status#TEXT_REST} if a field
     *     has more than belongs in it, {@link Status#MGRS_ZONE}, {@link Status#MGRS_BAND},
     *     {@link Status#MGRS_GRID_ZONE}, {@link Status#MGRS_COLUMN}, {@link Status#MGRS_ROW},
     *     {@link Status#MGRS_SQUARE}, {@link Status#MGRS_OVERHANGS_ZONE}, {@link Status#MGRS_BAND_OF_NEIGHBOR} or
     *     {@link Status#MGRS_TOO_MANY_DIGITS}.
     */
    public static @NotNull MgrsTyping mgrsTypeFields(@NotNull String zone, @NotNull String square,
            @NotNull String easting, @NotNull String northing) {
        return mgrsTypeFields(zone, square, easting, northing, null);
    }

    /**
     * Writes a length as people read it: "850 m", "1.25 km".
     *
     * <p>Lengths of 1000 m or more are in kilometers, of 1000 ft or more in miles, of a tenth of a nautical mile
     * or more in nautical miles; shorter ones are in meters or feet. The rounded number decides: 999.7 m is "1.00
     * km", never "1000 m". With digits 0 a number has three significant digits, but every digit before the point
     * is kept: "1234 km". Meters and feet are whole numbers from 10 up; below 10 they have two significant digits
     * and at most three decimals: "12 m", "1.2 m", "0.012 m". In one unit, no length has more than three decimals:
     * 12.3 m is "0.012 km". Ties are rounded to the even digit. There are never more than 20 decimals, and never
     * "-0". lengthParse() reads the text back, to within half of its last digit. Since 0.1.
     *
     * <p>Takes constant time.
     *
     * @param meters -1e15 ... 1e15; a negative length keeps its sign.
     * @param units A system, {@link Units#METRIC}, {@link Units#IMPERIAL} or {@link Units#NAUTICAL}, which has a
     *     unit for every length; or one unit, {@link Units#METERS}, {@link Units#KILOMETERS}, {@link Units#FEET},
     *     {@link Units#MILES} or {@link Units#NAUTICAL_MILES} (since 0.2).
     * @param digits Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many as suit the
     *     number.
     * @return ASCII text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#MEASURE}, {@link Status#UNIT},
     *     {@link Status#DIGITS}.
     */
    public static @NotNull String lengthFormat(double meters, @NotNull Units units, int digits) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.lengthFormat(meters, units.value, digits, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes a length as people read it: "850 m", "1.25 km".
     *
     * <p>The same as {@link #lengthFormat(double, Units, int)} with units {@link Units#METRIC}, digits 0.
     *
     * @param meters -1e15 ... 1e15; a negative length keeps its sign.
     * @return ASCII text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#MEASURE}, {@link Status#UNIT},
     *     {@link Status#DIGITS}.
     */
    public static @NotNull String lengthFormat(double meters) {
        return lengthFormat(meters, Units.METRIC, 0);
    }

    /**
     * Reads a length: a number and its unit.
     *
     * <p>Numbers may have a sign and a decimal point or comma, but no exponent and no thousands separators: "1,250
     * m" has two meanings and is refused with {@link Status#TEXT_COMMA}; write "1.250 m" or "1250 m". The units
     * are m, km, ft, yd, mi, nmi (also NM) and their names, singular or plural, in upper or lower case, with or
     * without a blank before them; a prime or an apostrophe means feet. M is a meter. Since 0.1.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: a number of very many digits.
     *
     * @param text "850 m", "1,25KM", "-300 ft", "12.5 nautical miles".
     * @return The length.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#TEXT_EMPTY},
     *     {@link Status#TEXT_BYTE}, {@link Status#TEXT_INCOMPLETE} for a sign alone, {@link Status#TEXT_NUMBER},
     *     {@link Status#TEXT_COMMA}, {@link Status#TEXT_UNIT} for an unknown or missing unit,
     *     {@link Status#TEXT_REST}, or {@link Status#MEASURE} beyond 1e16 meters.
     */
    public static double lengthParse(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        double[] meters = new double[1];
        long[] errorOffset = new long[1];
        int status = Native.lengthParse(textBytes, textBytes.length, meters, errorOffset);
        Calls.check(status, text, errorOffset);
        return meters[0];
    }

    /**
     * Writes an area as people read it: "850 m²", "1.25 ha".
     *
     * <p>Metric: m², hectares (ha) from 10,000 m², km² from 100 ha. Imperial: ft², acres (ac) from one acre, mi²
     * from 640 acres (one square mile). Nautical: ft², nmi² from a hundredth of one. Digits follow the rules of
     * lengthFormat(), with m² and ft² in place of meters and feet: "9999 m²", "1.00 ha". areaParse() reads the
     * text back, to within half of its last digit. Since 0.1.
     *
     * <p>Takes constant time.
     *
     * @param squareMeters -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
     * @param units {@link Units#METRIC}, {@link Units#IMPERIAL} or {@link Units#NAUTICAL}; the units of lengths
     *     alone are refused.
     * @param digits Significant digits, 1 ... 15: all of them are written, "1.00 ha"; or 0: as many as suit the
     *     number.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#MEASURE}, {@link Status#UNIT},
     *     {@link Status#DIGITS}.
     */
    public static @NotNull String areaFormat(double squareMeters, @NotNull Units units, int digits) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.areaFormat(squareMeters, units.value, digits, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes an area as people read it: "850 m²", "1.25 ha".
     *
     * <p>The same as {@link #areaFormat(double, Units, int)} with units {@link Units#METRIC}, digits 0.
     *
     * @param squareMeters -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#MEASURE}, {@link Status#UNIT},
     *     {@link Status#DIGITS}.
     */
    public static @NotNull String areaFormat(double squareMeters) {
        return areaFormat(squareMeters, Units.METRIC, 0);
    }

    /**
     * Reads an area: a number and its unit.
     *
     * <p>Numbers follow the rules of lengthParse(). The units, in upper or lower case, are hectares (ha), acres
     * (ac), and any unit of length that has letters, with "2", "^2" or "²" after it, or "sq" or "square" before
     * it. Since 0.1.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: a number of very many digits.
     *
     * @param text "850 m2", "1,25 ha", "3 sq mi", "40 acres".
     * @return The area.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#TEXT_EMPTY},
     *     {@link Status#TEXT_BYTE}, {@link Status#TEXT_INCOMPLETE} for a sign alone, {@link Status#TEXT_NUMBER},
     *     {@link Status#TEXT_COMMA}, {@link Status#TEXT_UNIT} for an unknown or missing unit,
     *     {@link Status#TEXT_REST}, or {@link Status#MEASURE} beyond 1e16 square meters.
     */
    public static double areaParse(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        double[] squareMeters = new double[1];
        long[] errorOffset = new long[1];
        int status = Native.areaParse(textBytes, textBytes.length, squareMeters, errorOffset);
        Calls.check(status, text, errorOffset);
        return squareMeters[0];
    }

    /**
     * Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
     *
     * <p>Rounded numbers lie in [0, 360) or [0, 6400): 359.7 degrees without decimals is "0°". Ties are rounded to
     * the even digit. Halfway between two compass points, the result is the one with the even number, counted
     * clockwise from N. angleParse() reads the text back, to within half of its last digit (for mils, of the
     * eleventh decimal) or half of the sector of a compass point. Since 0.1.
     *
     * <p>Takes constant time.
     *
     * @param degrees Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
     * @param unit {@link AngleUnit#DEGREES}, {@link AngleUnit#MILS}, {@link AngleUnit#POINTS_8} or
     *     {@link AngleUnit#POINTS_16}.
     * @param decimals 0 ... 12; all of them are written. Compass points have none.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#MEASURE}, {@link Status#UNIT},
     *     {@link Status#DECIMALS}.
     */
    public static @NotNull String angleFormat(double degrees, @NotNull AngleUnit unit, int decimals) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.angleFormat(degrees, unit.value, decimals, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
     *
     * <p>The same as {@link #angleFormat(double, AngleUnit, int)} with unit {@link AngleUnit#DEGREES}, decimals 0.
     *
     * @param degrees Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#MEASURE}, {@link Status#UNIT},
     *     {@link Status#DECIMALS}.
     */
    public static @NotNull String angleFormat(double degrees) {
        return angleFormat(degrees, AngleUnit.DEGREES, 0);
    }

    /**
     * Reads an angle: a number and its unit, or a compass point.
     *
     * <p>Numbers follow the rules of lengthParse(). The units, in upper or lower case, are the degree sign, d,
     * deg, degree(s), and mil(s), 6400 to a turn. The compass points are the sixteen from N to NNW. Since 0.1.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: a number of very many digits.
     *
     * @param text "45.5°", "45,5 deg", "800 mils", "NNE".
     * @return The angle as written, not reduced; for a compass point the middle of its sector, 0 ... 337.5.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#TEXT_EMPTY},
     *     {@link Status#TEXT_BYTE}, {@link Status#TEXT_INCOMPLETE} for a sign alone, {@link Status#TEXT_NUMBER},
     *     {@link Status#TEXT_COMMA}, {@link Status#TEXT_UNIT} for an unknown or missing unit,
     *     {@link Status#TEXT_REST}, {@link Status#TEXT_LETTER} where a compass point should end, or
     *     {@link Status#MEASURE} beyond 1e16 degrees.
     */
    public static double angleParse(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        double[] degrees = new double[1];
        long[] errorOffset = new long[1];
        int status = Native.angleParse(textBytes, textBytes.length, degrees, errorOffset);
        Calls.check(status, text, errorOffset);
        return degrees[0];
    }

    /**
     * Writes a speed as people read it: "5.4 km/h", "12.3 kn", "5:30 min/km".
     *
     * <p>With digits 0 a number has three significant digits and at most one decimal, but every digit before the
     * point is kept: "0.3 m/s", "12.3 kn", "1080 km/h". Ties are rounded to the even digit; never "-0". A pace is
     * rounded to a second. One of 1000 minutes or more, a meter a minute, is written as no pace: "--:-- min/km",
     * as for the speed 0. From 2000 m/s on a pace would be "0:00", which no speed has: {@link Status#SPEED}.
     * speedParse() reads the text back, to within half of its last digit, and what has no pace as 0. Since 0.2.
     *
     * <p>Takes constant time.
     *
     * @param metersPerSecond -1e15 ... 1e15 meters per second; a negative speed keeps its sign.
     * @param unit {@link SpeedUnit#METERS_PER_SECOND}, {@link SpeedUnit#KILOMETERS_PER_HOUR},
     *     {@link SpeedUnit#MILES_PER_HOUR}, {@link SpeedUnit#KNOTS} or {@link SpeedUnit#MINUTES_PER_KILOMETER}.
     * @param digits Significant digits, 1 ... 15: all of them are written; or 0: as many as suit the number. A
     *     pace has whole seconds, whatever this is.
     * @return ASCII text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#SPEED}, {@link Status#UNIT},
     *     {@link Status#DIGITS}.
     */
    public static @NotNull String speedFormat(double metersPerSecond, @NotNull SpeedUnit unit, int digits) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.speedFormat(metersPerSecond, unit.value, digits, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes a speed as people read it: "5.4 km/h", "12.3 kn", "5:30 min/km".
     *
     * <p>The same as {@link #speedFormat(double, SpeedUnit, int)} with unit {@link SpeedUnit#METERS_PER_SECOND},
     * digits 0.
     *
     * @param metersPerSecond -1e15 ... 1e15 meters per second; a negative speed keeps its sign.
     * @return ASCII text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#SPEED}, {@link Status#UNIT},
     *     {@link Status#DIGITS}.
     */
    public static @NotNull String speedFormat(double metersPerSecond) {
        return speedFormat(metersPerSecond, SpeedUnit.METERS_PER_SECOND, 0);
    }

    /**
     * Reads a speed: a number and its unit, or a pace.
     *
     * <p>Numbers follow the rules of lengthParse(). The units, in upper or lower case, are km/h (kmh, kph), mph,
     * kn (kt, kts, knot, knots), and any unit of length that has letters, with "/" or "per" and s, min or h (sec,
     * hr, second, minute, hour) behind it. A pace is minutes, a colon and two digits of seconds, then min/km or
     * /km, or decimal minutes, "5.5 min/km"; in place of km may be another unit of length. "--:--" with the unit
     * of a pace is the speed 0. Since 0.2.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: a number of very many digits.
     *
     * @param text "12.3 kn", "5,4 km/h", "30mph", "5:30 min/km".
     * @return The speed in meters per second.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#TEXT_EMPTY},
     *     {@link Status#TEXT_BYTE}, {@link Status#TEXT_INCOMPLETE} for a sign alone or a pace without its seconds,
     *     {@link Status#TEXT_NUMBER}, {@link Status#TEXT_COMMA}, {@link Status#TEXT_DIGITS} for seconds without
     *     two digits, {@link Status#TEXT_SIXTY}, {@link Status#TEXT_UNIT} for an unknown or missing unit,
     *     {@link Status#TEXT_REST}, or {@link Status#SPEED} beyond 1e16 m/s and for a pace of 0.
     */
    public static double speedParse(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        double[] metersPerSecond = new double[1];
        long[] errorOffset = new long[1];
        int status = Native.speedParse(textBytes, textBytes.length, metersPerSecond, errorOffset);
        Calls.check(status, text, errorOffset);
        return metersPerSecond[0];
    }

    /**
     * Writes a course and its north, as people read them: "045° M", "0800 mil G".
     *
     * <p>Degrees have three digits before the point, mils four. The angle is rounded once and exactly, ties to the
     * even digit, and lies in [0, 360) or [0, 6400): 359.7 degrees without decimals is "000°", never "360°". The
     * letter is T, G or M. courseParse() reads the text back, to within half of its last digit (for mils, of the
     * eleventh decimal). Since 0.2.
     *
     * <p>Takes constant time.
     *
     * @param degrees Clockwise from that north, -1e15 ... 1e15; reduced to one turn, exactly.
     * @param north {@link North#TRUE}, {@link North#GRID} or {@link North#MAGNETIC}: written, not converted.
     * @param unit {@link AngleUnit#DEGREES} or {@link AngleUnit#MILS}.
     * @param decimals 0 ... 12; all of them are written.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#MEASURE}, {@link Status#NORTH},
     *     {@link Status#UNIT}, {@link Status#DECIMALS}.
     */
    public static @NotNull String courseFormat(double degrees, @NotNull North north, @NotNull AngleUnit unit,
            int decimals) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.courseFormat(degrees, north.value, unit.value, decimals, out.array, out.capacity(),
                    out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes a course and its north, as people read them: "045° M", "0800 mil G".
     *
     * <p>The same as {@link #courseFormat(double, North, AngleUnit, int)} with unit {@link AngleUnit#DEGREES},
     * decimals 0.
     *
     * @param degrees Clockwise from that north, -1e15 ... 1e15; reduced to one turn, exactly.
     * @param north {@link North#TRUE}, {@link North#GRID} or {@link North#MAGNETIC}: written, not converted.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#MEASURE}, {@link Status#NORTH},
     *     {@link Status#UNIT}, {@link Status#DECIMALS}.
     */
    public static @NotNull String courseFormat(double degrees, @NotNull North north) {
        return courseFormat(degrees, north, AngleUnit.DEGREES, 0);
    }

    /**
     * Reads a course: a number, its unit and its north.
     *
     * <p>Numbers and units follow the rules of angleParse(), but there are no compass points, and a number without
     * a unit is in degrees. The norths, in upper or lower case, are T, G, M, true, grid, mag and magnetic. A text
     * without one is refused, because nobody can tell what it counts from: angleParse() reads it. M is magnetic,
     * never mils. Since 0.2.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: a number of very many digits.
     *
     * @param text "045° M", "45,5 deg true", "0800 mil G", "270T".
     * @return The results.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#TEXT_EMPTY},
     *     {@link Status#TEXT_BYTE}, {@link Status#TEXT_INCOMPLETE} for a sign alone, {@link Status#TEXT_NUMBER},
     *     {@link Status#TEXT_COMMA}, {@link Status#NORTH} where the north is missing or unknown,
     *     {@link Status#TEXT_REST}, or {@link Status#MEASURE} beyond 1e16 degrees.
     */
    public static @NotNull CourseParseResult courseParse(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        double[] degrees = new double[1];
        int[] north = new int[1];
        long[] errorOffset = new long[1];
        int status = Native.courseParse(textBytes, textBytes.length, degrees, north, errorOffset);
        Calls.check(status, text, errorOffset);
        return new CourseParseResult(degrees[0], North.of(north[0]));
    }

    /**
     * Writes a declination as people read it: "3.2° E", "12.5° W".
     *
     * <p>The angle is rounded once and exactly, ties to the even digit. What is rounded to zero has no letter:
     * "0.0°". declinationParse() reads the text back, to within half of its last digit (for mils, of the eleventh
     * decimal). Since 0.2.
     *
     * <p>Takes constant time.
     *
     * @param degrees Positive where magnetic north lies to the east of true north, -180 ... 180 degrees. The angle
     *     from grid north to magnetic north is written in the same way.
     * @param unit {@link AngleUnit#DEGREES} or {@link AngleUnit#MILS}.
     * @param decimals 0 ... 12; all of them are written.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#DECLINATION}, {@link Status#UNIT},
     *     {@link Status#DECIMALS}.
     */
    public static @NotNull String declinationFormat(double degrees, @NotNull AngleUnit unit, int decimals) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.declinationFormat(degrees, unit.value, decimals, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes a declination as people read it: "3.2° E", "12.5° W".
     *
     * <p>The same as {@link #declinationFormat(double, AngleUnit, int)} with unit {@link AngleUnit#DEGREES},
     * decimals 0.
     *
     * @param degrees Positive where magnetic north lies to the east of true north, -180 ... 180 degrees. The angle
     *     from grid north to magnetic north is written in the same way.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#DECLINATION}, {@link Status#UNIT},
     *     {@link Status#DECIMALS}.
     */
    public static @NotNull String declinationFormat(double degrees) {
        return declinationFormat(degrees, AngleUnit.DEGREES, 0);
    }

    /**
     * Reads a declination: a number, its unit, and E or W.
     *
     * <p>Numbers and units follow the rules of angleParse(), but there are no signs and no compass points, and a
     * number without a unit is in degrees. E, W, east and west may be in upper or lower case. Zero needs no
     * letter. Since 0.2.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: a number of very many digits.
     *
     * @param text "3.2° E", "12,5W", "222 mil west".
     * @return The declination in degrees, -180 ... 180, positive to the east.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#TEXT_EMPTY},
     *     {@link Status#TEXT_BYTE}, {@link Status#TEXT_SIGN} for a sign, {@link Status#TEXT_NUMBER},
     *     {@link Status#TEXT_COMMA}, {@link Status#TEXT_HEMISPHERE} where E or W is missing,
     *     {@link Status#TEXT_REST}, or {@link Status#DECLINATION} beyond 180 degrees.
     */
    public static double declinationParse(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        double[] degrees = new double[1];
        long[] errorOffset = new long[1];
        int status = Native.declinationParse(textBytes, textBytes.length, degrees, errorOffset);
        Calls.check(status, text, errorOffset);
        return degrees[0];
    }

    /**
     * Projects a position onto the UTM or UPS grid.
     *
     * <p>The standard zones are those of UTM in latitudes [-80, 84), with the exceptions of Norway (32V) and
     * Svalbard (31X to 37X), and UPS beyond. You may choose a zone up to 9 degrees from its central meridian, and
     * up to 60 degrees as long as the easting stays in [0, 1000 km]; and UPS as long as the coordinates stay
     * within [1200 km, 2800 km] (north) or [700 km, 3300 km] (south). Agrees with GeographicLib to 10 nm;
     * transverse Mercator after Karney 2011, equations 7 to 36, polar stereographic after Snyder 1987, equations
     * 21-33 and 21-39. Since 0.1.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @param zone {@link Zone#STANDARD}; or 1 ... 60 for that zone, with the hemisphere of the position; or an
     *     EPSG code for zone and hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then continues
     *     across the equator), 32661 and 32761 (UPS).
     * @return Easting and northing in meters, zone and hemisphere.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#ZONE},
     *     {@link Status#TOO_FAR}.
     */
    public static @NotNull Utm utmForward(double latitude, double longitude, int zone) {
        Struct out = new Struct(Utm.SIZE);
        int status = Native.utmForward(latitude, longitude, zone, out.words);
        Calls.check(status);
        return new Utm(out, 0);
    }

    /**
     * Projects a position onto the UTM or UPS grid.
     *
     * <p>The same as {@link #utmForward(double, double, int)} with zone {@link Zone#STANDARD}.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @return Easting and northing in meters, zone and hemisphere.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#ZONE},
     *     {@link Status#TOO_FAR}.
     */
    public static @NotNull Utm utmForward(double latitude, double longitude) {
        return utmForward(latitude, longitude, Zone.STANDARD);
    }

    /**
     * Finds the position of a point on the UTM or UPS grid.
     *
     * <p>A northing may lie across the equator. At a pole, the longitude is 0. Agrees with GeographicLib to 10 nm.
     * Since 0.1.
     *
     * @param utm Easting and northing in meters, zone 1 ... 60 or {@link Zone#UPS}, hemisphere. UTM: easting in
     *     [-510 km, 1510 km], northing between the poles, up to 9,997,964.9431 m from the equator. UPS: in the
     *     range of utmForward().
     * @return The position; longitude in [-180, 180).
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#ZONE}, {@link Status#HEMISPHERE},
     *     {@link Status#EASTING}, {@link Status#NORTHING}.
     */
    public static @NotNull Point utmInverse(@NotNull Utm utm) {
        Struct out = new Struct(Point.SIZE);
        int status = Native.utmInverse(utm.struct().words, out.words);
        Calls.check(status);
        return new Point(out, 0);
    }

    /**
     * Projects many positions onto the UTM or UPS grid.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or
     * {@link Status#TOO_FAR}. Each row equals the result of utmForward(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param zone {@link Zone#STANDARD}; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
     *     code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all
     *     rows.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#ZONE}.
     */
    public static @NotNull UtmForwardBatchResult utmForwardBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, int zone) {
        int rows = latitudes.length;
        double[] eastings = new double[rows];
        double[] northings = new double[rows];
        int[] zones = new int[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = utmForwardBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), zone,
                DoubleColumn.of(eastings), DoubleColumn.of(northings), IntColumn.of(zones), statuses);
        return new UtmForwardBatchResult(eastings, northings, zones, statuses, isComplete);
    }

    /**
     * Projects many positions onto the UTM or UPS grid.
     *
     * <p>The same as {@link #utmForwardBatch(double[], double[], int)} with zone {@link Zone#STANDARD}.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#ZONE}.
     */
    public static @NotNull UtmForwardBatchResult utmForwardBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes) {
        return utmForwardBatch(latitudes, longitudes, Zone.STANDARD);
    }

    /**
     * Projects many positions onto the UTM or UPS grid.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or
     * {@link Status#TOO_FAR}. Each row equals the result of utmForward(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param zone {@link Zone#STANDARD}; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
     *     code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all
     *     rows.
     * @param eastings The eastings, in meters.
     * @param northings The northings, in meters.
     * @param zones The zones with the sign of the hemisphere: 33, -33, and 61, -61 for UPS ({@link Zone#ROW_UPS});
     *     0 in a refused row.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#ZONE}.
     */
    public static boolean utmForwardBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            int zone, @NotNull DoubleColumn eastings, @NotNull DoubleColumn northings, @Nullable IntColumn zones,
            @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, eastings, northings, zones, statusesColumn);
        Column.checkResults(eastings, northings, zones);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.utmForwardBatch(first, count, latitudes, longitudes, zone,
                    eastings, northings, zones, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the positions of many points on UTM or UPS grids.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#ZONE}, {@link Status#NOT_FINITE},
     * {@link Status#EASTING} or {@link Status#NORTHING}. Each row equals the result of utmInverse(), bit for bit.
     * Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
     *
     * @param eastings Meters, in the range of utmInverse().
     * @param northings Meters, in the range of utmInverse().
     * @param zones Zones with the sign of the hemisphere, as utmForwardBatch() returns them: 33 north, -33 south,
     *     61 and -61 UPS.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull UtmInverseBatchResult utmInverseBatch(@NotNull double[] eastings,
            @NotNull double[] northings, @NotNull int[] zones) {
        int rows = eastings.length;
        double[] latitudes = new double[rows];
        double[] longitudes = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = utmInverseBatch(DoubleColumn.of(eastings), DoubleColumn.of(northings),
                IntColumn.of(zones), DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), statuses);
        return new UtmInverseBatchResult(latitudes, longitudes, statuses, isComplete);
    }

    /**
     * Finds the positions of many points on UTM or UPS grids.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#ZONE}, {@link Status#NOT_FINITE},
     * {@link Status#EASTING} or {@link Status#NORTHING}. Each row equals the result of utmInverse(), bit for bit.
     * Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
     *
     * @param eastings Meters, in the range of utmInverse().
     * @param northings Meters, in the range of utmInverse().
     * @param zones Zones with the sign of the hemisphere, as utmForwardBatch() returns them: 33 north, -33 south,
     *     61 and -61 UPS.
     * @param latitudes The latitudes, in degrees.
     * @param longitudes The longitudes, in degrees, in [-180, 180).
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean utmInverseBatch(@NotNull DoubleColumn eastings, @NotNull DoubleColumn northings,
            @NotNull IntColumn zones, @NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(eastings, northings, zones, latitudes, longitudes, statusesColumn);
        Column.checkResults(latitudes, longitudes);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.utmInverseBatch(first, count, eastings, northings, zones,
                    latitudes, longitudes, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
     *
     * <p>Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and the
     * scale 0.9996; at a pole of UPS the convergence is the longitude (north) or its opposite (south), and the
     * scale 0.994. Karney 2011, equations 23 to 29; Snyder 1987, equation 21-32. Since 0.1.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @param zone {@link Zone#STANDARD}; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
     *     code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
     * @return The results.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#ZONE} or
     *     {@link Status#TOO_FAR}.
     */
    public static @NotNull UtmFactorsResult utmFactors(double latitude, double longitude, int zone) {
        double[] convergence = new double[1];
        double[] scale = new double[1];
        int status = Native.utmFactors(latitude, longitude, zone, convergence, scale);
        Calls.check(status);
        return new UtmFactorsResult(convergence[0], scale[0]);
    }

    /**
     * Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
     *
     * <p>The same as {@link #utmFactors(double, double, int)} with zone {@link Zone#STANDARD}.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @return The results.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#ZONE} or
     *     {@link Status#TOO_FAR}.
     */
    public static @NotNull UtmFactorsResult utmFactors(double latitude, double longitude) {
        return utmFactors(latitude, longitude, Zone.STANDARD);
    }

    /**
     * Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or
     * {@link Status#TOO_FAR}. Each row equals the result of utmFactors(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param zone {@link Zone#STANDARD}; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
     *     code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all
     *     rows.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#ZONE}.
     */
    public static @NotNull UtmFactorsBatchResult utmFactorsBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, int zone) {
        int rows = latitudes.length;
        double[] convergences = new double[rows];
        double[] scales = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = utmFactorsBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), zone,
                DoubleColumn.of(convergences), DoubleColumn.of(scales), statuses);
        return new UtmFactorsBatchResult(convergences, scales, statuses, isComplete);
    }

    /**
     * Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
     *
     * <p>The same as {@link #utmFactorsBatch(double[], double[], int)} with zone {@link Zone#STANDARD}.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#ZONE}.
     */
    public static @NotNull UtmFactorsBatchResult utmFactorsBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes) {
        return utmFactorsBatch(latitudes, longitudes, Zone.STANDARD);
    }

    /**
     * Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or
     * {@link Status#TOO_FAR}. Each row equals the result of utmFactors(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param zone {@link Zone#STANDARD}; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
     *     code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all
     *     rows.
     * @param convergences The azimuths of grid north, in degrees clockwise from true north.
     * @param scales The point scales.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#ZONE}.
     */
    public static boolean utmFactorsBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            int zone, @NotNull DoubleColumn convergences, @NotNull DoubleColumn scales, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, convergences, scales, statusesColumn);
        Column.checkResults(convergences, scales);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.utmFactorsBatch(first, count, latitudes, longitudes, zone,
                    convergences, scales, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the standard zone of a position.
     *
     * <p>West and south edges belong to a zone. Norway, from 56 to 64 north: zone 32 begins at 3 east. Svalbard,
     * from 72 to 84 north: zone 31 ends at 9 east, 33 at 21, 35 at 33, 37 at 42. Since 0.1.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @return The results.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}.
     */
    public static @NotNull UtmZoneResult utmZone(double latitude, double longitude) {
        int[] zone = new int[1];
        int[] hemisphere = new int[1];
        int status = Native.utmZone(latitude, longitude, zone, hemisphere);
        Calls.check(status);
        return new UtmZoneResult(zone[0], Hemisphere.of(hemisphere[0]));
    }

    /**
     * Finds the EPSG code of a UTM or UPS grid on WGS 84.
     *
     * <p>The EPSG registry defines the two UPS systems with the northing first. The values here are the same; only
     * their order differs. Since 0.1.
     *
     * @param zone 1 ... 60, or {@link Zone#UPS}.
     * @param hemisphere {@link Hemisphere#NORTH} or {@link Hemisphere#SOUTH}.
     * @return 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS south).
     * @throws GridNorthException {@link Status#ZONE}, {@link Status#HEMISPHERE}.
     */
    public static int utmToEpsg(int zone, @NotNull Hemisphere hemisphere) {
        int[] code = new int[1];
        int status = Native.utmToEpsg(zone, hemisphere.value, code);
        Calls.check(status);
        return code[0];
    }

    /**
     * Finds the UTM or UPS grid that an EPSG code names.
     *
     * <p>Since 0.1.
     *
     * @param code 32601 ... 32661 or 32701 ... 32761.
     * @return The results.
     * @throws GridNorthException {@link Status#EPSG}.
     */
    public static @NotNull UtmFromEpsgResult utmFromEpsg(int code) {
        int[] zone = new int[1];
        int[] hemisphere = new int[1];
        int status = Native.utmFromEpsg(code, zone, hemisphere);
        Calls.check(status);
        return new UtmFromEpsgResult(zone[0], Hemisphere.of(hemisphere[0]));
    }

    /**
     * Writes the MGRS grid of a map view as GeoJSON.
     *
     * <p>The result is one FeatureCollection (RFC 7946) with the lines of gridLines() as LineStrings, then the
     * labels of gridLabels() as Points. Positions have enough decimals for a tenth of a pixel, without trailing
     * zeros. Properties of a line: kind ("border", "100-km", "line"), axis ("easting", "northing", "longitude",
     * "latitude"), zone (a number, 0 for UPS; parallels have none), hemisphere ("north", "south"), coordinate,
     * spacing, major, width, opacity. Properties of a label: kind ("grid-zone", "square", "digits", "reference"),
     * text, zone, hemisphere and, for digits, axis, coordinate and edge ("south", "west", "north", "east").
     *
     * <p>A view that shows nothing gives an empty collection. Since 0.1.
     *
     * <p>Time grows with the lines and their vertices, which are refused beyond maxVertices and a million lines.
     * Slowest input known: a view just below that limit.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth. Latitudes -90 ... 90, longitudes any finite value.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is tileSize pixels wide, 512 by
     *     default, as in Mapbox and MapLibre.
     * @param options Options; null for the defaults.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}, {@link Status#TOO_MANY_VERTICES}; for the options: {@link Status#CONTENT},
     *     {@link Status#TILE_SIZE}, {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS},
     *     {@link Status#SPACING}, {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static @NotNull String gridGeoJson(@NotNull Bounds view, double zoom, @Nullable GridOptions options) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.gridGeoJson(view.struct().words, zoom, options == null ? null : options.struct.words,
                    out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes the MGRS grid of a map view as GeoJSON.
     *
     * <p>The same as {@link #gridGeoJson(Bounds, double, GridOptions)} with options null.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth. Latitudes -90 ... 90, longitudes any finite value.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is tileSize pixels wide, 512 by
     *     default, as in Mapbox and MapLibre.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}, {@link Status#TOO_MANY_VERTICES}; for the options: {@link Status#CONTENT},
     *     {@link Status#TILE_SIZE}, {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS},
     *     {@link Status#SPACING}, {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static @NotNull String gridGeoJson(@NotNull Bounds view, double zoom) {
        return gridGeoJson(view, zoom, null);
    }

    /**
     * Computes the lines of the MGRS grid of a map view, in degrees.
     *
     * <p>The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS grid of
     * both polar caps. Each line is one polyline for each zone and hemisphere, clipped at the border of the zone
     * and at the view, and cut at the antimeridian. A view that is 360 degrees wide or more with its margin covers
     * the whole earth; its lines are also cut where it begins, 180 degrees west of its middle. A line runs north
     * or east, from its smaller coordinate to its larger. A line that is part of a border or of a coarser level is
     * drawn only as that. The zoom decides which levels are drawn: see GridOptions. A level is left out if its
     * lines are closer than minimumPixels in the part of the view nearest to the equator.
     *
     * <p>A vertex lies on its line to within 20 nm. A chord, straight on the Web Mercator map, departs from its
     * line by no more than the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511 degrees, where a Web
     * Mercator map ends, a pixel of the tolerance and of the margin is as many meters as at that latitude. A line
     * that just touches a corner of the view is not drawn if it is shorter than the last decimal of a position in
     * GeoJSON, a tenth of a pixel or less.
     *
     * <p>A view without width or height has no lines. A view with more lines to consider than maxVertices plus a
     * million is refused with {@link Status#TOO_MANY_VERTICES}, even if none of them is long enough to be drawn.
     * Since 0.1.
     *
     * <p>Time grows with the lines and their vertices, which are refused beyond maxVertices and a million lines.
     * Slowest input known: a view just below that limit.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
     * @param options Labels are not drawn, whatever the content says. Null for the defaults.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}, {@link Status#TOO_MANY_VERTICES}; for the options: {@link Status#CONTENT},
     *     {@link Status#TILE_SIZE}, {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS},
     *     {@link Status#SPACING}, {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static @NotNull GridLinesResult gridLines(@NotNull Bounds view, double zoom,
            @Nullable GridOptions options) {
        Output.Points vertices = new Output.Points();
        Output.Records lines = new Output.Records(GridLine.SIZE);
        int status;
        do {
            status = Native.gridLines(view.struct().words, zoom, options == null ? null : options.struct.words,
                    vertices.array, vertices.capacity(), vertices.needed, lines.array, lines.capacity(),
                    lines.needed);
        } while (vertices.grow(status) | lines.grow(status));
        Calls.check(status);
        return new GridLinesResult(vertices.points(), GridLine.list(lines));
    }

    /**
     * Computes the lines of the MGRS grid of a map view, in degrees.
     *
     * <p>The same as {@link #gridLines(Bounds, double, GridOptions)} with options null.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}, {@link Status#TOO_MANY_VERTICES}; for the options: {@link Status#CONTENT},
     *     {@link Status#TILE_SIZE}, {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS},
     *     {@link Status#SPACING}, {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static @NotNull GridLinesResult gridLines(@NotNull Bounds view, double zoom) {
        return gridLines(view, zoom, null);
    }

    /**
     * Computes the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
     *
     * <p>The lines are those of gridLines(), vertex by vertex, if the view with its margin lies within 85.051128
     * degrees. All pixels belong to one copy of the world, in which the view is in one piece: x continues across
     * the antimeridian, and the whole earth is the copy around the middle of the view. The origin lies in the copy
     * nearest to the middle of the view. Each number is the float nearest to the exact pixel, to one part in 10^7
     * of the distance from the origin, so choose an origin in the view. Since 0.1.
     *
     * <p>Time grows with the lines and their vertices, which are refused beyond maxVertices and a million lines.
     * Slowest input known: a view just below that limit.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth. Everything beyond 85.051128 degrees, the edge of the
     *     Mercator world, is left out.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
     * @param options Labels are not drawn, whatever the content says. Null for the defaults.
     * @param origin The position of pixel 0, 0; latitudes beyond 85.051128 degrees count as 85.051128.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}, {@link Status#TOO_MANY_VERTICES}; for the options: {@link Status#CONTENT},
     *     {@link Status#TILE_SIZE}, {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS},
     *     {@link Status#SPACING}, {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static @NotNull GridLinesPixelsResult gridLinesPixels(@NotNull Bounds view, double zoom,
            @Nullable GridOptions options, @NotNull Point origin) {
        Output.Pixels vertices = new Output.Pixels();
        Output.Records lines = new Output.Records(GridLine.SIZE);
        int status;
        do {
            status = Native.gridLinesPixels(view.struct().words, zoom,
                    options == null ? null : options.struct.words, origin.struct().words, vertices.array,
                    vertices.capacity(), vertices.needed, lines.array, lines.capacity(), lines.needed);
        } while (vertices.grow(status) | lines.grow(status));
        Calls.check(status);
        return new GridLinesPixelsResult(vertices.points(), GridLine.list(lines));
    }

    /**
     * Computes the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
     *
     * <p>The same as {@link #gridLinesPixels(Bounds, double, GridOptions, Point)} with options null.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth. Everything beyond 85.051128 degrees, the edge of the
     *     Mercator world, is left out.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
     * @param origin The position of pixel 0, 0; latitudes beyond 85.051128 degrees count as 85.051128.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}, {@link Status#TOO_MANY_VERTICES}; for the options: {@link Status#CONTENT},
     *     {@link Status#TILE_SIZE}, {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS},
     *     {@link Status#SPACING}, {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static @NotNull GridLinesPixelsResult gridLinesPixels(@NotNull Bounds view, double zoom,
            @NotNull Point origin) {
        return gridLinesPixels(view, zoom, null, origin);
    }

    /**
     * Computes the labels of the MGRS grid of a map view.
     *
     * <p>A grid zone designator is in the middle of the visible part of the grid zone (of the wider part, if the
     * view shows both ends of the zone). If squares have labels too, it is halfway from there to the north-west
     * corner of that part, unless the part is narrower than two labels, or is a polar cap with 90 degrees or more
     * visible. The two letters of a 100 km square are in the middle of its visible part (of the larger part, if
     * the border of a latitude band runs through it). Both are left out if the visible part is narrower or shorter
     * than labelPixels. Letters are also left out if the part has less than half the area of a square with that
     * side, or if 100 km is shorter than labelPixels in the part of the view nearest to the equator.
     *
     * <p>Principal digits, from tens of kilometers down to the spacing, are placed where a line meets the edge of
     * the view: eastings on the southern and northern edges, northings on the western and eastern edges, both on
     * all edges near a pole. If lines are closer than half of labelPixels, every tenth line has digits. References
     * are at the intersections of every fifth line of each axis (referenceStep, counted from the false origin),
     * with as many digits as the spacing needs, but not within 4 pixels of the edge of the view, where the digits
     * are.
     *
     * <p>No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view with more lines
     * to search for labels than maxVertices plus a million is refused with {@link Status#TOO_MANY_VERTICES}. Since
     * 0.1.
     *
     * <p>Time grows with the squares, lines and references of the view. Slowest input known: the whole earth at a
     * high zoom, which has 92,400 squares.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
     * @param options Lines are not drawn, whatever the content says. The margin has no effect. Null for the
     *     defaults.
     * @return The labels.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}, {@link Status#TOO_MANY_VERTICES}; for the options: {@link Status#CONTENT},
     *     {@link Status#TILE_SIZE}, {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS},
     *     {@link Status#SPACING}, {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static @NotNull List<GridLabel> gridLabels(@NotNull Bounds view, double zoom,
            @Nullable GridOptions options) {
        Output.Records labels = new Output.Records(GridLabel.SIZE);
        int status;
        do {
            status = Native.gridLabels(view.struct().words, zoom, options == null ? null : options.struct.words,
                    labels.array, labels.capacity(), labels.needed);
        } while (labels.grow(status));
        Calls.check(status);
        return GridLabel.list(labels);
    }

    /**
     * Computes the labels of the MGRS grid of a map view.
     *
     * <p>The same as {@link #gridLabels(Bounds, double, GridOptions)} with options null.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
     * @return The labels.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}, {@link Status#TOO_MANY_VERTICES}; for the options: {@link Status#CONTENT},
     *     {@link Status#TILE_SIZE}, {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS},
     *     {@link Status#SPACING}, {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static @NotNull List<GridLabel> gridLabels(@NotNull Bounds view, double zoom) {
        return gridLabels(view, zoom, null);
    }

    /**
     * Finds the places of the names of a grid on a screen: each within its cell, or nowhere.
     *
     * <p>All corners of a name's box lie in the cell that it names, as mgrsEncode() finds it, 3 pixels or more
     * from the border and from the edge of the frame. No box touches another one or a cover. Names of grid zones
     * have their places first, then those of squares, in the order of the labels. A name stands as near as
     * possible to the middle of what the frame shows of its cell, a grid zone's name to the position of its label.
     * If it does not fit, it is made smaller, down to 0.6 of its size. On a tilted map and on a globe, names
     * become smaller and fainter with the area that the screen shows of the ground. Where lengths are less than
     * 0.82 of what they are in the center, only cells of which 70 x 40 pixels are free have names, and none beyond
     * four times the depth of the center, in the haze below the horizon. Only grid zones and squares have names;
     * other labels have no place. Ask gridLabels() for them with a small labelPixels.
     *
     * <p>The work grows with the labels, and for each one that something is in the way of with the number of
     * covers and labels. Since 0.2.
     *
     * @param camera How the map makes pixels of positions: see screenCamera().
     * @param frame The part of the screen that may have names, in pixels within 1,000,000 of 0.
     * @param covers What hides parts of the frame, in pixels within 1,000,000 of 0: panels, buttons, and texts
     *     that are there already, such as numbers of lines.
     * @param sizes The space that each name needs in its full size, in pixels.
     * @param labels What gridLabels() has written.
     * @return The place of each label.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#CAMERA} for a matrix without an inverse,
     *     a transition outside 0 ... 1 or a depth of 0 or less, {@link Status#PIXELS} for the frame, covers and
     *     sizes, {@link Status#LATITUDE}, {@link Status#COUNT} or .
     */
    public static @NotNull List<LabelPlace> gridLabelPlaces(@NotNull Camera camera, @NotNull Box frame,
            @NotNull List<Box> covers, @NotNull List<TextSize> sizes, @NotNull List<GridLabel> labels) {
        long[] coversWords = Box.words(covers);
        long[] sizesWords = TextSize.words(sizes);
        long[] labelsWords = GridLabel.words(labels);
        Output.Records places = new Output.Records(LabelPlace.SIZE);
        int status;
        do {
            status = Native.gridLabelPlaces(camera.struct().words, frame.struct().words, coversWords,
                    covers.size(), sizesWords, sizes.size(), labelsWords, labels.size(), places.array,
                    places.capacity(), places.needed);
        } while (places.grow(status));
        Calls.check(status);
        return LabelPlace.list(places);
    }

    /**
     * Finds the grid spacing of a map view.
     *
     * <p>Since 0.1.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
     * @param options Options; null for the defaults.
     * @return The spacing of the finest level drawn, in meters; 0 if only borders of grid zones are drawn.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}; for the options: {@link Status#CONTENT}, {@link Status#TILE_SIZE},
     *     {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS}, {@link Status#SPACING},
     *     {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static double gridSpacing(@NotNull Bounds view, double zoom, @Nullable GridOptions options) {
        double[] spacing = new double[1];
        int status = Native.gridSpacing(view.struct().words, zoom, options == null ? null : options.struct.words,
                spacing);
        Calls.check(status);
        return spacing[0];
    }

    /**
     * Finds the grid spacing of a map view.
     *
     * <p>The same as {@link #gridSpacing(Bounds, double, GridOptions)} with options null.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
     * @return The spacing of the finest level drawn, in meters; 0 if only borders of grid zones are drawn.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}; for the options: {@link Status#CONTENT}, {@link Status#TILE_SIZE},
     *     {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS}, {@link Status#SPACING},
     *     {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static double gridSpacing(@NotNull Bounds view, double zoom) {
        return gridSpacing(view, zoom, null);
    }

    /**
     * Finds an upper bound for the vertices and labels of a map view's grid, without drawing it.
     *
     * <p>Use it to guard against excess, not to allocate. (It never exceeds 2^50, far more than any real drawing.)
     * Since 0.1.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
     * @param options maxVertices has no effect. Null for the defaults.
     * @return The bound.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}; for the options: {@link Status#CONTENT}, {@link Status#TILE_SIZE},
     *     {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS}, {@link Status#SPACING},
     *     {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static long gridBound(@NotNull Bounds view, double zoom, @Nullable GridOptions options) {
        long[] count = new long[1];
        int status = Native.gridBound(view.struct().words, zoom, options == null ? null : options.struct.words,
                count);
        Calls.check(status);
        return count[0];
    }

    /**
     * Finds an upper bound for the vertices and labels of a map view's grid, without drawing it.
     *
     * <p>The same as {@link #gridBound(Bounds, double, GridOptions)} with options null.
     *
     * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
     *     360 or more beyond west means the whole earth.
     * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
     * @return The bound.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM}; for the options: {@link Status#CONTENT}, {@link Status#TILE_SIZE},
     *     {@link Status#TOLERANCE}, {@link Status#MARGIN}, {@link Status#PIXELS}, {@link Status#SPACING},
     *     {@link Status#LEVELS} or {@link Status#STEP}.
     */
    public static long gridBound(@NotNull Bounds view, double zoom) {
        return gridBound(view, zoom, null);
    }

    /**
     * Finds how many meters a pixel of a Web Mercator map covers.
     *
     * <p>The scale is that of the WGS 84 ellipsoid. The usual formula, for a sphere with the radius of the
     * equator, gives up to 0.34 % less. Since 0.1.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param zoom -4 ... 30.
     * @param tileSize Width of the world at zoom 0 in pixels: 512 (Mapbox, MapLibre) or 256.
     * @return Meters per pixel, along the parallel; 0 at a pole.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM} or
     *     {@link Status#TILE_SIZE}.
     */
    public static double screenScale(double latitude, double zoom, int tileSize) {
        double[] meters = new double[1];
        int status = Native.screenScale(latitude, zoom, tileSize, meters);
        Calls.check(status);
        return meters[0];
    }

    /**
     * Finds how many meters a pixel of a Web Mercator map covers.
     *
     * <p>The same as {@link #screenScale(double, double, int)} with tileSize 512.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param zoom -4 ... 30.
     * @return Meters per pixel, along the parallel; 0 at a pole.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM} or
     *     {@link Status#TILE_SIZE}.
     */
    public static double screenScale(double latitude, double zoom) {
        return screenScale(latitude, zoom, 512);
    }

    /**
     * Finds the longest round length that fits into a width on the screen.
     *
     * <p>Round lengths are 1, 2 and 5 times the powers of ten. The larger unit begins at 1 km, 1 mi and 0.1 nmi.
     * The text has decimals only below 1: "2000 ft", "0.5 nmi". Width and length are measured along the parallel.
     * Since 0.1.
     *
     * @param latitude Degrees, within 89.9 of the equator.
     * @param zoom -4 ... 30.
     * @param tileSize Width of the world at zoom 0: 512 or 256.
     * @param maxWidth Pixels, 0.001 ... 1,000,000.
     * @param units {@link Units#METRIC}, {@link Units#IMPERIAL} or {@link Units#NAUTICAL}.
     * @return The scale bar.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM},
     *     {@link Status#TILE_SIZE}, {@link Status#PIXELS} or {@link Status#UNIT}.
     */
    public static @NotNull ScaleBar screenScaleBar(double latitude, double zoom, int tileSize, double maxWidth,
            @NotNull Units units) {
        Struct bar = new Struct(ScaleBar.SIZE);
        int status = Native.screenScaleBar(latitude, zoom, tileSize, maxWidth, units.value, bar.words);
        Calls.check(status);
        return new ScaleBar(bar, 0);
    }

    /**
     * Finds the longest round length that fits into a width on the screen.
     *
     * <p>The same as {@link #screenScaleBar(double, double, int, double, Units)} with tileSize 512, units
     * {@link Units#METRIC}.
     *
     * @param latitude Degrees, within 89.9 of the equator.
     * @param zoom -4 ... 30.
     * @param maxWidth Pixels, 0.001 ... 1,000,000.
     * @return The scale bar.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM},
     *     {@link Status#TILE_SIZE}, {@link Status#PIXELS} or {@link Status#UNIT}.
     */
    public static @NotNull ScaleBar screenScaleBar(double latitude, double zoom, double maxWidth) {
        return screenScaleBar(latitude, zoom, 512, maxWidth, Units.METRIC);
    }

    /**
     * Finds the smallest map view that contains all ground that a screen shows.
     *
     * <p>The view ends at 85.051128 degrees, the edge of the Mercator world. If the screen is as wide as the world
     * or wider, the east edge is 360 degrees beyond the west edge, and the center of the screen is in the middle
     * between them. With pitch, the ground ends at the horizon, as in MapLibre: 85 % of the way from the center of
     * the screen up to the line where the plane of the map vanishes, and nowhere farther than where it is seen at
     * 89.25 degrees from the vertical. Accurate to a ten-thousandth of a pixel of the map, and a unit in the last
     * place of the degrees. Since 0.2.
     *
     * @param screen The map on the screen.
     * @return The edges in degrees, as gridLines() takes them; if west is greater than east, the view crosses the
     *     antimeridian.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE} for the center,
     *     {@link Status#ZOOM}, {@link Status#TILE_SIZE}, {@link Status#PIXELS} for width and height, or
     *     {@link Status#CAMERA} for pitch and field of view.
     */
    public static @NotNull Bounds screenView(@NotNull Screen screen) {
        Struct view = new Struct(Bounds.SIZE);
        int status = Native.screenView(screen.struct().words, view.words);
        Calls.check(status);
        return new Bounds(view, 0);
    }

    /**
     * Finds the pixel at which a screen shows a position.
     *
     * <p>The pixel may lie outside the screen. It belongs to the copy of the world nearest to the center: within
     * 180 degrees of longitude. Latitudes beyond 85.051128 degrees, the edge of the Mercator world, count as
     * 85.051128. Without bearing and pitch, pixels are those of gridLinesPixels() if its origin is the position at
     * the top left corner of the screen. Accurate to a ten-thousandth of a pixel on the screen, at any zoom.
     *
     * <p>The formulas, with angles in degrees: let W = tileSize * 2^zoom, the width of the world in pixels, e =
     * W/360 * (the difference of longitude from the center to the position), and s = W/(2 pi) * (psi of the center
     * minus psi of the position) with psi = log(tan(45 + latitude/2)). Turn them by the bearing b: u = e cos b + s
     * sin b, v = s cos b - e sin b. The camera is at the distance d = height/(2 tan(fieldOfView/2)) from the
     * center, and with the pitch p the depth of the position is w = d - v sin p. Then x = width/2 + u d/w and y =
     * height/2 + v cos p d/w. Since 0.2.
     *
     * @param screen The map on the screen.
     * @param position Latitude -90 ... 90, longitude any finite value.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM},
     *     {@link Status#TILE_SIZE}, {@link Status#PIXELS} for width and height, {@link Status#CAMERA}, or
     *     {@link Status#OUT_OF_SIGHT} if the position lies behind the camera.
     */
    public static @NotNull ScreenPointToPixelResult screenPointToPixel(@NotNull Screen screen,
            @NotNull Point position) {
        double[] x = new double[1];
        double[] y = new double[1];
        int status = Native.screenPointToPixel(screen.struct().words, position.struct().words, x, y);
        Calls.check(status);
        return new ScreenPointToPixelResult(x[0], y[0]);
    }

    /**
     * Finds the pixels at which a screen shows many positions.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or
     * {@link Status#OUT_OF_SIGHT}. Each row equals the result of screenPointToPixel(). Positions inside structs,
     * such as labels, need not be copied. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param screen The map on the screen.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM},
     *     {@link Status#TILE_SIZE}, {@link Status#PIXELS} or {@link Status#CAMERA} for the screen.
     */
    public static @NotNull ScreenPointToPixelBatchResult screenPointToPixelBatch(@NotNull Screen screen,
            @NotNull double[] latitudes, @NotNull double[] longitudes) {
        int rows = latitudes.length;
        double[] xs = new double[rows];
        double[] ys = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = screenPointToPixelBatch(screen, DoubleColumn.of(latitudes),
                DoubleColumn.of(longitudes), DoubleColumn.of(xs), DoubleColumn.of(ys), statuses);
        return new ScreenPointToPixelBatchResult(xs, ys, statuses, isComplete);
    }

    /**
     * Finds the pixels at which a screen shows many positions.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or
     * {@link Status#OUT_OF_SIGHT}. Each row equals the result of screenPointToPixel(). Positions inside structs,
     * such as labels, need not be copied. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param screen The map on the screen.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values.
     * @param xs The way to the right from the left edge of the screen, in pixels.
     * @param ys The way down from the top edge of the screen, in pixels.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM},
     *     {@link Status#TILE_SIZE}, {@link Status#PIXELS} or {@link Status#CAMERA} for the screen.
     */
    public static boolean screenPointToPixelBatch(@NotNull Screen screen, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @NotNull DoubleColumn xs, @NotNull DoubleColumn ys,
            @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, xs, ys, statusesColumn);
        Column.checkResults(xs, ys);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.screenPointToPixelBatch(first, count, screen.struct().words,
                    latitudes, longitudes, xs, ys, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the position that a screen shows at a pixel.
     *
     * <p>Pixels need not be whole numbers, and may lie outside the screen. Beyond the northern and southern edge
     * of the Mercator world, the latitude is that of the edge, 85.051128 degrees. Otherwise screenPointToPixel()
     * leads back, to a ten-thousandth of a pixel on the screen, unless the pixel is more than 180 degrees of
     * longitude from the center. Since 0.2.
     *
     * @param screen The map on the screen.
     * @param x Pixels to the right of the left edge of the screen, within 1e15.
     * @param y Pixels below the top edge of the screen, within 1e15.
     * @return The position, longitude in [-180, 180).
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE} for the center,
     *     {@link Status#ZOOM}, {@link Status#TILE_SIZE}, {@link Status#PIXELS}, {@link Status#CAMERA}, or
     *     {@link Status#OUT_OF_SIGHT} if the pixel lies above the horizon of screenView().
     */
    public static @NotNull Point screenPixelToPoint(@NotNull Screen screen, double x, double y) {
        Struct position = new Struct(Point.SIZE);
        int status = Native.screenPixelToPoint(screen.struct().words, x, y, position.words);
        Calls.check(status);
        return new Point(position, 0);
    }

    /**
     * Finds the positions that a screen shows at many pixels.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#PIXELS} or
     * {@link Status#OUT_OF_SIGHT}. Each row equals the result of screenPixelToPoint(). Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param screen The map on the screen.
     * @param xs Pixels to the right of the left edge of the screen, within 1e15.
     * @param ys Pixels below the top edge of the screen, within 1e15.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM},
     *     {@link Status#TILE_SIZE}, {@link Status#PIXELS} or {@link Status#CAMERA} for the screen.
     */
    public static @NotNull ScreenPixelToPointBatchResult screenPixelToPointBatch(@NotNull Screen screen,
            @NotNull double[] xs, @NotNull double[] ys) {
        int rows = xs.length;
        double[] latitudes = new double[rows];
        double[] longitudes = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = screenPixelToPointBatch(screen, DoubleColumn.of(xs), DoubleColumn.of(ys),
                DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), statuses);
        return new ScreenPixelToPointBatchResult(latitudes, longitudes, statuses, isComplete);
    }

    /**
     * Finds the positions that a screen shows at many pixels.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#PIXELS} or
     * {@link Status#OUT_OF_SIGHT}. Each row equals the result of screenPixelToPoint(). Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param screen The map on the screen.
     * @param xs Pixels to the right of the left edge of the screen, within 1e15.
     * @param ys Pixels below the top edge of the screen, within 1e15.
     * @param latitudes The latitudes, in degrees.
     * @param longitudes The longitudes, in degrees, in [-180, 180).
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM},
     *     {@link Status#TILE_SIZE}, {@link Status#PIXELS} or {@link Status#CAMERA} for the screen.
     */
    public static boolean screenPixelToPointBatch(@NotNull Screen screen, @NotNull DoubleColumn xs,
            @NotNull DoubleColumn ys, @NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(xs, ys, latitudes, longitudes, statusesColumn);
        Column.checkResults(latitudes, longitudes);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.screenPixelToPointBatch(first, count, screen.struct().words, xs,
                    ys, latitudes, longitudes, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the matrix with which a graphics processor places the pixels of a map on a screen.
     *
     * <p>The matrix takes (x, y, 0, 1) to clip space, where the screen spans -1 ... 1 from left to right and from
     * bottom to top. x and y are pixels of the map, east and down from the center of the screen: what
     * gridLinesPixels() writes if its origin is the center and its view is that of screenView(). The graphics
     * processor clips what lies behind the camera, so lines are whole on a tilted map. There is no depth: z is 0.
     * The matrix depends on width, height, bearing, pitch and field of view only, so the vertices of one center
     * and zoom serve while the map turns. Since 0.2.
     *
     * @param screen The map on the screen.
     * @return The matrix.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM},
     *     {@link Status#TILE_SIZE}, {@link Status#PIXELS} or {@link Status#CAMERA}.
     */
    public static @NotNull Matrix screenMatrix(@NotNull Screen screen) {
        Struct matrix = new Struct(Matrix.SIZE);
        int status = Native.screenMatrix(screen.struct().words, matrix.words);
        Calls.check(status);
        return new Matrix(matrix, 0);
    }

    /**
     * Finds the camera of a screen, for gridLabelPlaces().
     *
     * <p>The camera makes the pixels of screenPointToPixel(), to a thousandth of a pixel up to zoom 24. A map with
     * a camera of its own, such as a globe or a game, fills in its own matrices instead. Since 0.2.
     *
     * @param screen The map on the screen.
     * @return The camera: a plane, with transition 0.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM},
     *     {@link Status#TILE_SIZE}, {@link Status#PIXELS} or {@link Status#CAMERA}.
     */
    public static @NotNull Camera screenCamera(@NotNull Screen screen) {
        Struct camera = new Struct(Camera.SIZE);
        int status = Native.screenCamera(screen.struct().words, camera.words);
        Calls.check(status);
        return new Camera(camera, 0);
    }

    /**
     * Projects a position onto the plane of web maps, EPSG:3857.
     *
     * <p>The latitudes of the ellipsoid are used as if they were those of a sphere. The square world of tiles ends
     * at 85.051128 degrees, where y is 20,037,508.34 m as x is at 180 degrees; the projection goes on to near the
     * poles. Agrees with PROJ to 10 nm. Since 0.2.
     *
     * @param latitude Degrees, between the poles: -90 and 90 are refused.
     * @param longitude Degrees; -180 ... 180, where 180 is the east edge of the map, or any finite value, reduced
     *     to [-180, 180).
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or {@link Status#POLE}.
     */
    public static @NotNull WebMercatorForwardResult webMercatorForward(double latitude, double longitude) {
        double[] x = new double[1];
        double[] y = new double[1];
        int status = Native.webMercatorForward(latitude, longitude, x, y);
        Calls.check(status);
        return new WebMercatorForwardResult(x[0], y[0]);
    }

    /**
     * Finds the position of a point on the plane of web maps, EPSG:3857.
     *
     * <p>The map repeats every 40,075,016.69 m. From 240,000 km on the latitude is that of a pole. Agrees with
     * PROJ to 1e-13 degrees. Since 0.2.
     *
     * @param x Meters to the east of the meridian of Greenwich; any finite value.
     * @param y Meters to the north of the equator; any finite value.
     * @return The position; longitude in [-180, 180).
     * @throws GridNorthException {@link Status#NOT_FINITE}.
     */
    public static @NotNull Point webMercatorInverse(double x, double y) {
        Struct out = new Struct(Point.SIZE);
        int status = Native.webMercatorInverse(x, y, out.words);
        Calls.check(status);
        return new Point(out, 0);
    }

    /**
     * Projects many positions onto the plane of web maps, EPSG:3857.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or
     * {@link Status#POLE}. Each row equals the result of webMercatorForward(), bit for bit. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param latitudes Degrees, between the poles.
     * @param longitudes Degrees; as webMercatorForward() takes them.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull WebMercatorForwardBatchResult webMercatorForwardBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes) {
        int rows = latitudes.length;
        double[] xs = new double[rows];
        double[] ys = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = webMercatorForwardBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                DoubleColumn.of(xs), DoubleColumn.of(ys), statuses);
        return new WebMercatorForwardBatchResult(xs, ys, statuses, isComplete);
    }

    /**
     * Projects many positions onto the plane of web maps, EPSG:3857.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or
     * {@link Status#POLE}. Each row equals the result of webMercatorForward(), bit for bit. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param latitudes Degrees, between the poles.
     * @param longitudes Degrees; as webMercatorForward() takes them.
     * @param xs The way to the east of the meridian of Greenwich, in meters.
     * @param ys The way to the north of the equator, in meters.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean webMercatorForwardBatch(@NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @NotNull DoubleColumn xs, @NotNull DoubleColumn ys,
            @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, xs, ys, statusesColumn);
        Column.checkResults(xs, ys);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.webMercatorForwardBatch(first, count, latitudes, longitudes, xs,
                    ys, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the positions of many points on the plane of web maps, EPSG:3857.
     *
     * <p>A refused row becomes NaN, and its status is {@link Status#NOT_FINITE}. Each row equals the result of
     * webMercatorInverse(), bit for bit. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param xs Meters to the east of the meridian of Greenwich.
     * @param ys Meters to the north of the equator.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull WebMercatorInverseBatchResult webMercatorInverseBatch(@NotNull double[] xs,
            @NotNull double[] ys) {
        int rows = xs.length;
        double[] latitudes = new double[rows];
        double[] longitudes = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = webMercatorInverseBatch(DoubleColumn.of(xs), DoubleColumn.of(ys),
                DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), statuses);
        return new WebMercatorInverseBatchResult(latitudes, longitudes, statuses, isComplete);
    }

    /**
     * Finds the positions of many points on the plane of web maps, EPSG:3857.
     *
     * <p>A refused row becomes NaN, and its status is {@link Status#NOT_FINITE}. Each row equals the result of
     * webMercatorInverse(), bit for bit. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param xs Meters to the east of the meridian of Greenwich.
     * @param ys Meters to the north of the equator.
     * @param latitudes The latitudes, in degrees.
     * @param longitudes The longitudes, in degrees, in [-180, 180).
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean webMercatorInverseBatch(@NotNull DoubleColumn xs, @NotNull DoubleColumn ys,
            @NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(xs, ys, latitudes, longitudes, statusesColumn);
        Column.checkResults(latitudes, longitudes);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.webMercatorInverseBatch(first, count, xs, ys, latitudes,
                    longitudes, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the tile that holds a position.
     *
     * <p>West and north edges belong to a tile. Positions that are nearer than 0.4 micrometers to the next tile on
     * the map, to the east or south, belong to it, so that the corner of tileBounds() lies in its tile. Since 0.2.
     *
     * @param latitude Degrees, -90 ... 90; beyond 85.051128 degrees the position lies in the first or the last
     *     row.
     * @param longitude Degrees; any finite value, reduced to [-180, 180), so that 180 lies in column 0.
     * @param zoom 0 ... 30; the world has 2^zoom columns and rows.
     * @return The tile.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ZOOM}.
     */
    public static @NotNull Tile tileAt(double latitude, double longitude, int zoom) {
        Struct out = new Struct(Tile.SIZE);
        int status = Native.tileAt(latitude, longitude, zoom, out.words);
        Calls.check(status);
        return new Tile(out, 0);
    }

    /**
     * Finds the tiles that hold many positions.
     *
     * <p>In a refused row all fields are 4294967295, and its status says why: {@link Status#NOT_FINITE} or
     * {@link Status#LATITUDE}. Each row equals the result of tileAt(). Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param zoom 0 ... 30. It applies to all rows.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#ZOOM}.
     */
    public static @NotNull TileAtBatchResult tileAtBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, int zoom) {
        int rows = latitudes.length;
        Tile[] tiles = new Tile[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = tileAtBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), zoom, tiles,
                statuses);
        return new TileAtBatchResult(tiles, statuses, isComplete);
    }

    /**
     * Finds the tiles that hold many positions.
     *
     * <p>In a refused row all fields are 4294967295, and its status says why: {@link Status#NOT_FINITE} or
     * {@link Status#LATITUDE}. Each row equals the result of tileAt(). Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param zoom 0 ... 30. It applies to all rows.
     * @param tiles Receives one for each row, null where it is refused: The tiles.
     * @param statuses Receives one status for each row.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#ZOOM}.
     */
    public static boolean tileAtBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            int zoom, @NotNull Tile[] tiles, @NotNull byte[] statuses) {
        Column.Rows tilesColumn = Column.Rows.structs(tiles.length, Tile.SIZE);
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, tilesColumn, statusesColumn);
        Column.checkResults(tilesColumn);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.tileAtBatch(first, count, latitudes, longitudes, zoom,
                    tilesColumn, statusesColumn));
            first += count;
        } while (first < rows);
        Tile.list(tilesColumn, statuses, tiles);
        return isComplete;
    }

    /**
     * Finds the edges of a tile.
     *
     * <p>Accurate to a unit in the last place. Since 0.2.
     *
     * @param tile Column, row and zoom.
     * @return The edges in degrees; the east edge of the last column is 180.
     * @throws GridNorthException {@link Status#ZOOM}, {@link Status#TILE}.
     */
    public static @NotNull Bounds tileBounds(@NotNull Tile tile) {
        Struct out = new Struct(Bounds.SIZE);
        int status = Native.tileBounds(tile.struct().words, out.words);
        Calls.check(status);
        return new Bounds(out, 0);
    }

    /**
     * Writes the quadkey of a tile.
     *
     * <p>The quadkey of a tile begins with those of the tiles that contain it. At zoom 0 it is empty. Since 0.2.
     *
     * <p>Takes constant time.
     *
     * @param tile Column, row and zoom.
     * @return A digit, 0 to 3, for each zoom from 1 on.
     * @throws GridNorthException {@link Status#ZOOM}, {@link Status#TILE}.
     */
    public static @NotNull String tileQuadkeyFormat(@NotNull Tile tile) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.tileQuadkeyFormat(tile.struct().words, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Reads a quadkey: finds the tile that it names.
     *
     * <p>Since 0.2.
     *
     * <p>Time grows with the bytes of the text.
     *
     * @param text ASCII: 1 to 30 digits from 0 to 3.
     * @return The tile.
     * @throws GridNorthException {@link Status#TEXT_EMPTY}, {@link Status#TEXT_BYTE}, {@link Status#TEXT_DIGITS}
     *     for more than 30 digits, {@link Status#OFFSET} for a size beyond memory.
     */
    public static @NotNull Tile tileQuadkeyParse(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        Struct out = new Struct(Tile.SIZE);
        long[] errorOffset = new long[1];
        int status = Native.tileQuadkeyParse(textBytes, textBytes.length, out.words, errorOffset);
        Calls.check(status, text, errorOffset);
        return new Tile(out, 0);
    }

    /**
     * Finds the tiles that bounds touch.
     *
     * <p>Each row has one run, or two where the bounds cross the antimeridian. Tiles that the bounds meet only at
     * their south or east edge are not among them, so that the bounds of a tile give this tile; unless the bounds
     * have no height or width. What lies beyond 85.051128 degrees belongs to the first and the last row. Since
     * 0.2.
     *
     * <p>Time grows with the rows of tiles.
     *
     * @param bounds The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater
     *     than east, the bounds cross the antimeridian; 360 degrees and more are all longitudes.
     * @param zoom 0 ... 30.
     * @return Runs of tiles, from north to south and from west to east.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW} if south
     *     is greater than north, {@link Status#ZOOM} or ; then nothing is left at out to be taken for a result.
     */
    public static @NotNull List<TileRun> tileCoverBounds(@NotNull Bounds bounds, int zoom) {
        Output.Records out = new Output.Records(TileRun.SIZE);
        int status;
        do {
            status = Native.tileCoverBounds(bounds.struct().words, zoom, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return TileRun.list(out);
    }

    /**
     * Finds the tiles that a polygon touches: with its border or its inside.
     *
     * <p>A tile is there if tileAt() gives it for any position of the polygon, and no other tile; each is there
     * once. Edges are geodesics; the polygon may cross the antimeridian, and a pole may lie inside. Rings may be
     * of one or two points. Where rings overlap, what lies in an even number of them is outside. A pole that is a
     * point of a ring lies at longitude 0. A tile that the border misses, or meets, by less than a millionth of
     * the width of a tile, or a micrometer if that is more, may be wrong. Since 0.2.
     *
     * <p>Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those
     * times the edges: refused with {@link Status#TOO_MANY_TILES} beyond a second or two. Slowest input known: a
     * zigzag between the poles of which only the size is asked for.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other, as
     *     polygonMeasure() takes them.
     * @param rings The number of points of each ring: the outer one, then the holes. Null for one ring.
     * @param zoom 0 ... 30.
     * @return Runs of tiles, from north to south and from west to east.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS},
     *     {@link Status#COUNT} if the outer ring has no point, or for more points than an array can hold,
     *     {@link Status#ZOOM}, {@link Status#TOO_MANY_TILES} or ; then nothing is left at out to be taken for a
     *     result.
     */
    public static @NotNull List<TileRun> tileCoverPolygon(@NotNull double[] points, @Nullable int[] rings,
            int zoom) {
        long[] ringsSizes = Calls.sizes(rings);
        Output.Records out = new Output.Records(TileRun.SIZE);
        int status;
        do {
            status = Native.tileCoverPolygon(points, Points.count(points), ringsSizes,
                    rings == null ? 0 : rings.length, zoom, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return TileRun.list(out);
    }

    /**
     * Finds the tiles that a polygon touches: with its border or its inside.
     *
     * <p>The same as {@link #tileCoverPolygon(double[], int[], int)} with rings null.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other, as
     *     polygonMeasure() takes them.
     * @param zoom 0 ... 30.
     * @return Runs of tiles, from north to south and from west to east.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS},
     *     {@link Status#COUNT} if the outer ring has no point, or for more points than an array can hold,
     *     {@link Status#ZOOM}, {@link Status#TOO_MANY_TILES} or ; then nothing is left at out to be taken for a
     *     result.
     */
    public static @NotNull List<TileRun> tileCoverPolygon(@NotNull double[] points, int zoom) {
        return tileCoverPolygon(points, null, zoom);
    }

    /**
     * Finds the tiles that a corridor along a route touches.
     *
     * <p>All tiles that the corridor touches are there, each once. A tile may be there that it misses by less than
     * a ten-thousandth of the half-width, or by a thousandth of a tile if that is more. The route may cross the
     * antimeridian, and a pole may lie in the corridor. Since 0.2.
     *
     * <p>Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those
     * times the edges: refused with {@link Status#TOO_MANY_TILES} beyond a second or two. Slowest input known: a
     * zigzag between the poles with a half-width.
     *
     * @param points Latitudes and longitudes, alternating: the points of the route, joined by geodesics: latitudes
     *     -90 ... 90 degrees, longitudes any finite value.
     * @param halfWidth The corridor is all that lies as near to the route as this, in meters, 0 ... 1,000,000.
     * @param zoom 0 ... 30.
     * @return Runs of tiles, from north to south and from west to east.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#COUNT} if there
     *     is no point, or for more points than an array can hold, {@link Status#HALF_WIDTH}, {@link Status#ZOOM},
     *     {@link Status#TOO_MANY_TILES} or ; then nothing is left at out to be taken for a result.
     */
    public static @NotNull List<TileRun> tileCoverRoute(@NotNull double[] points, double halfWidth, int zoom) {
        Output.Records out = new Output.Records(TileRun.SIZE);
        int status;
        do {
            status = Native.tileCoverRoute(points, Points.count(points), halfWidth, zoom, out.array,
                    out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return TileRun.list(out);
    }

    /**
     * Counts the tiles that bounds touch.
     *
     * <p>Since 0.2.
     *
     * @param bounds The edges in degrees, as tileCoverBounds() takes them.
     * @param minZoom 0 ... 30.
     * @param maxZoom 0 ... 30, not below minZoom.
     * @return The number of tiles of all zooms from minZoom to maxZoom; where a sizeT has 32 bits, its largest
     *     value stands for all larger ones.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW},
     *     {@link Status#ZOOM} or {@link Status#LEVELS} if minZoom is above maxZoom.
     */
    public static long tileCountBounds(@NotNull Bounds bounds, int minZoom, int maxZoom) {
        long[] count = new long[1];
        int status = Native.tileCountBounds(bounds.struct().words, minZoom, maxZoom, count);
        Calls.check(status);
        return count[0];
    }

    /**
     * Counts the tiles that a polygon touches.
     *
     * <p>The tiles are those of tileCoverPolygon(). They are counted by runs, so it takes as long as the border
     * is. Since 0.2.
     *
     * <p>Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those
     * times the edges: refused with {@link Status#TOO_MANY_TILES} beyond a second or two. Slowest input known: a
     * zigzag between the poles of which only the size is asked for.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other, as
     *     polygonMeasure() takes them.
     * @param rings The number of points of each ring: the outer one, then the holes. Null for one ring.
     * @param minZoom 0 ... 30.
     * @param maxZoom 0 ... 30, not below minZoom.
     * @return The number of tiles of all zooms from minZoom to maxZoom; where a sizeT has 32 bits, its largest
     *     value stands for all larger ones.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS},
     *     {@link Status#COUNT}, {@link Status#ZOOM}, {@link Status#LEVELS} if minZoom is above maxZoom, or
     *     {@link Status#TOO_MANY_TILES}.
     */
    public static long tileCountPolygon(@NotNull double[] points, @Nullable int[] rings, int minZoom, int maxZoom) {
        long[] ringsSizes = Calls.sizes(rings);
        long[] count = new long[1];
        int status = Native.tileCountPolygon(points, Points.count(points), ringsSizes,
                rings == null ? 0 : rings.length, minZoom, maxZoom, count);
        Calls.check(status);
        return count[0];
    }

    /**
     * Counts the tiles that a polygon touches.
     *
     * <p>The same as {@link #tileCountPolygon(double[], int[], int, int)} with rings null.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other, as
     *     polygonMeasure() takes them.
     * @param minZoom 0 ... 30.
     * @param maxZoom 0 ... 30, not below minZoom.
     * @return The number of tiles of all zooms from minZoom to maxZoom; where a sizeT has 32 bits, its largest
     *     value stands for all larger ones.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS},
     *     {@link Status#COUNT}, {@link Status#ZOOM}, {@link Status#LEVELS} if minZoom is above maxZoom, or
     *     {@link Status#TOO_MANY_TILES}.
     */
    public static long tileCountPolygon(@NotNull double[] points, int minZoom, int maxZoom) {
        return tileCountPolygon(points, null, minZoom, maxZoom);
    }

    /**
     * Counts the tiles that a corridor along a route touches.
     *
     * <p>The tiles are those of tileCoverRoute(). Since 0.2.
     *
     * <p>Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those
     * times the edges: refused with {@link Status#TOO_MANY_TILES} beyond a second or two. Slowest input known: a
     * zigzag between the poles with a half-width.
     *
     * @param points Latitudes and longitudes, alternating: the points of the route, joined by geodesics: latitudes
     *     -90 ... 90 degrees, longitudes any finite value.
     * @param halfWidth Meters on either side of the route, 0 ... 1,000,000.
     * @param minZoom 0 ... 30.
     * @param maxZoom 0 ... 30, not below minZoom.
     * @return The number of tiles of all zooms from minZoom to maxZoom; where a sizeT has 32 bits, its largest
     *     value stands for all larger ones.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#COUNT},
     *     {@link Status#HALF_WIDTH}, {@link Status#ZOOM}, {@link Status#LEVELS} if minZoom is above maxZoom, or
     *     {@link Status#TOO_MANY_TILES}.
     */
    public static long tileCountRoute(@NotNull double[] points, double halfWidth, int minZoom, int maxZoom) {
        long[] count = new long[1];
        int status = Native.tileCountRoute(points, Points.count(points), halfWidth, minZoom, maxZoom, count);
        Calls.check(status);
        return count[0];
    }

    /**
     * Finds the smallest rectangle of meridians and parallels that contains points.
     *
     * <p>What it leaves out is the largest gap between neighboring longitudes. If there is none of a degree, it
     * has all longitudes, -180 to 180. A pole has no longitude, unless there are no other points. Since 0.2.
     *
     * <p>Time grows with the points.
     *
     * @param points Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @return The edges in degrees; if west is greater than east, the rectangle crosses the antimeridian.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, or {@link Status#COUNT} if
     *     there is no point, or for more points than an array can hold.
     */
    public static @NotNull Bounds pointsBounds(@NotNull double[] points) {
        Struct out = new Struct(Bounds.SIZE);
        int status = Native.pointsBounds(points, Points.count(points), out.words);
        Calls.check(status);
        return new Bounds(out, 0);
    }

    /**
     * Finds center and zoom with which a screen shows all of some bounds.
     *
     * <p>The camera is that of MapLibre's cameraForBounds: the middle of the bounds on the map is in the middle of
     * what the padding leaves, and if the map is turned, the bounds fit with all their corners. Latitudes beyond
     * 85.051128 degrees, the edge of the Mercator world, count as 85.051128. Since 0.2.
     *
     * @param bounds The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater
     *     than east, they cross the antimeridian; 360 degrees and more are all longitudes.
     * @param screen Its width and height, bearing, field of view and tile size; center, zoom and pitch are not
     *     read.
     * @param padding Pixels at the edges of the screen that stay free, 0 and more.
     * @param maxZoom The largest zoom, -4 ... 30.
     * @return The screen with its center and zoom, and without pitch. May be screen.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW} if south
     *     is greater than north, {@link Status#ZOOM} for maxZoom, {@link Status#TILE_SIZE}, {@link Status#CAMERA},
     *     or {@link Status#PIXELS} for width and height, for padding that leaves no room, or if the bounds would
     *     need a zoom below -4.
     */
    public static @NotNull Screen screenFit(@NotNull Bounds bounds, @NotNull Screen screen,
            @Nullable Padding padding, double maxZoom) {
        Struct out = new Struct(Screen.SIZE);
        int status = Native.screenFit(bounds.struct().words, screen.struct().words,
                padding == null ? null : padding.struct().words, maxZoom, out.words);
        Calls.check(status);
        return new Screen(out, 0);
    }

    /**
     * Finds center and zoom with which a screen shows all of some bounds.
     *
     * <p>The same as {@link #screenFit(Bounds, Screen, Padding, double)} with padding null.
     *
     * @param bounds The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater
     *     than east, they cross the antimeridian; 360 degrees and more are all longitudes.
     * @param screen Its width and height, bearing, field of view and tile size; center, zoom and pitch are not
     *     read.
     * @param maxZoom The largest zoom, -4 ... 30.
     * @return The screen with its center and zoom, and without pitch. May be screen.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW} if south
     *     is greater than north, {@link Status#ZOOM} for maxZoom, {@link Status#TILE_SIZE}, {@link Status#CAMERA},
     *     or {@link Status#PIXELS} for width and height, for padding that leaves no room, or if the bounds would
     *     need a zoom below -4.
     */
    public static @NotNull Screen screenFit(@NotNull Bounds bounds, @NotNull Screen screen, double maxZoom) {
        return screenFit(bounds, screen, null, maxZoom);
    }

    /**
     * Finds the shortest path between two positions: its length, and its directions at both ends.
     *
     * <p>Works on the WGS 84 ellipsoid, for any pair of positions, including nearly antipodal ones (Karney 2013,
     * sections 4 and 5, with the series of order 6). Agrees with GeographicLib to 15 nm. For coincident positions
     * both azimuths are 0. At a pole, the azimuth is measured from the meridian of the longitude given there.
     * Since 0.1.
     *
     * @param from Latitude -90 ... 90, longitude any finite value.
     * @param to Latitude -90 ... 90, longitude any finite value.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE} or {@link Status#LATITUDE}.
     */
    public static @NotNull GeodesicInverseResult geodesicInverse(@NotNull Point from, @NotNull Point to) {
        double[] distance = new double[1];
        double[] azimuthFrom = new double[1];
        double[] azimuthTo = new double[1];
        int status = Native.geodesicInverse(from.struct().words, to.struct().words, distance, azimuthFrom,
                azimuthTo);
        Calls.check(status);
        return new GeodesicInverseResult(distance[0], azimuthFrom[0], azimuthTo[0]);
    }

    /**
     * Finds the position at a distance and azimuth from another.
     *
     * <p>Works on the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for distances
     * up to half a turn around the earth. From a pole, the azimuth is measured from the meridian of its longitude:
     * azimuth 0 leads from the north pole down the opposite meridian. Since 0.1.
     *
     * @param from Latitude -90 ... 90, longitude any finite value.
     * @param azimuth Degrees clockwise from north; any finite value.
     * @param distance Meters, -1e12 ... 1e12; negative: backward.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or {@link Status#DISTANCE}.
     */
    public static @NotNull GeodesicDirectResult geodesicDirect(@NotNull Point from, double azimuth,
            double distance) {
        Struct to = new Struct(Point.SIZE);
        double[] azimuthTo = new double[1];
        int status = Native.geodesicDirect(from.struct().words, azimuth, distance, to.words, azimuthTo);
        Calls.check(status);
        return new GeodesicDirectResult(new Point(to, 0), azimuthTo[0]);
    }

    /**
     * Finds the shortest paths of many pairs of positions.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE} or {@link Status#NOT_FINITE}.
     * Each row equals the result of geodesicInverse(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param fromLatitudes Latitudes of the starts, degrees, -90 ... 90.
     * @param fromLongitudes Longitudes of the starts, degrees; any finite values.
     * @param toLatitudes Latitudes of the ends, degrees, -90 ... 90.
     * @param toLongitudes Longitudes of the ends, degrees; any finite values.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull GeodesicInverseBatchResult geodesicInverseBatch(@NotNull double[] fromLatitudes,
            @NotNull double[] fromLongitudes, @NotNull double[] toLatitudes, @NotNull double[] toLongitudes) {
        int rows = fromLatitudes.length;
        double[] distances = new double[rows];
        double[] azimuthsFrom = new double[rows];
        double[] azimuthsTo = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = geodesicInverseBatch(DoubleColumn.of(fromLatitudes), DoubleColumn.of(fromLongitudes),
                DoubleColumn.of(toLatitudes), DoubleColumn.of(toLongitudes), DoubleColumn.of(distances),
                DoubleColumn.of(azimuthsFrom), DoubleColumn.of(azimuthsTo), statuses);
        return new GeodesicInverseBatchResult(distances, azimuthsFrom, azimuthsTo, statuses, isComplete);
    }

    /**
     * Finds the shortest paths of many pairs of positions.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE} or {@link Status#NOT_FINITE}.
     * Each row equals the result of geodesicInverse(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param fromLatitudes Latitudes of the starts, degrees, -90 ... 90.
     * @param fromLongitudes Longitudes of the starts, degrees; any finite values.
     * @param toLatitudes Latitudes of the ends, degrees, -90 ... 90.
     * @param toLongitudes Longitudes of the ends, degrees; any finite values.
     * @param distances The distances, in meters.
     * @param azimuthsFrom The azimuths at the starts, in degrees.
     * @param azimuthsTo The azimuths at the ends, in degrees.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean geodesicInverseBatch(@NotNull DoubleColumn fromLatitudes,
            @NotNull DoubleColumn fromLongitudes, @NotNull DoubleColumn toLatitudes,
            @NotNull DoubleColumn toLongitudes, @NotNull DoubleColumn distances,
            @Nullable DoubleColumn azimuthsFrom, @Nullable DoubleColumn azimuthsTo, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(fromLatitudes, fromLongitudes, toLatitudes, toLongitudes, distances, azimuthsFrom,
                azimuthsTo, statusesColumn);
        Column.checkResults(distances, azimuthsFrom, azimuthsTo);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.geodesicInverseBatch(first, count, fromLatitudes, fromLongitudes,
                    toLatitudes, toLongitudes, distances, azimuthsFrom, azimuthsTo, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the positions at many distances and directions.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or
     * {@link Status#DISTANCE}. Each row equals the result of geodesicDirect(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
     * @param distances Meters, -1e12 ... 1e12; negative: backward.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull GeodesicDirectBatchResult geodesicDirectBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, @NotNull double[] azimuths, @NotNull double[] distances) {
        int rows = latitudes.length;
        double[] toLatitudes = new double[rows];
        double[] toLongitudes = new double[rows];
        double[] azimuthsTo = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = geodesicDirectBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                DoubleColumn.of(azimuths), DoubleColumn.of(distances), DoubleColumn.of(toLatitudes),
                DoubleColumn.of(toLongitudes), DoubleColumn.of(azimuthsTo), statuses);
        return new GeodesicDirectBatchResult(toLatitudes, toLongitudes, azimuthsTo, statuses, isComplete);
    }

    /**
     * Finds the positions at many distances and directions.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or
     * {@link Status#DISTANCE}. Each row equals the result of geodesicDirect(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
     * @param distances Meters, -1e12 ... 1e12; negative: backward.
     * @param toLatitudes The latitudes of the ends, in degrees.
     * @param toLongitudes The longitudes of the ends, in degrees, in [-180, 180).
     * @param azimuthsTo The azimuths at the ends, in degrees.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean geodesicDirectBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            @NotNull DoubleColumn azimuths, @NotNull DoubleColumn distances, @NotNull DoubleColumn toLatitudes,
            @NotNull DoubleColumn toLongitudes, @Nullable DoubleColumn azimuthsTo, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, azimuths, distances, toLatitudes, toLongitudes, azimuthsTo,
                statusesColumn);
        Column.checkResults(toLatitudes, toLongitudes, azimuthsTo);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.geodesicDirectBatch(first, count, latitudes, longitudes,
                    azimuths, distances, toLatitudes, toLongitudes, azimuthsTo, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Computes positions along a geodesic.
     *
     * <p>Each position equals the result of geodesicDirect(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the distances.
     *
     * @param from Where it starts; latitude -90 ... 90, longitude any finite value.
     * @param azimuth The azimuth there, degrees; any finite value.
     * @param distances Count distances from the start, meters, -1e12 ... 1e12, in any order.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#DISTANCE}.
     */
    public static @NotNull GeodesicLineResult geodesicLine(@NotNull Point from, double azimuth,
            @NotNull double[] distances) {
        double[] points = new double[2 * distances.length];
        double[] azimuths = new double[distances.length];
        int status = Native.geodesicLine(from.struct().words, azimuth, distances, distances.length, points,
                azimuths);
        Calls.check(status);
        return new GeodesicLineResult(points, azimuths);
    }

    /**
     * Computes evenly spaced positions on the shortest path between two positions.
     *
     * <p>Since 0.1.
     *
     * <p>Time grows with the azimuths.
     *
     * @param from The first one; latitude -90 ... 90, longitude any finite value.
     * @param to The last one; latitude -90 ... 90, longitude any finite value.
     * @param count Number of positions, including both ends; 1 gives from.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or {@link Status#COUNT} (for a
     *     count too large for any array).
     */
    public static @NotNull GeodesicPointsResult geodesicPoints(@NotNull Point from, @NotNull Point to, int count) {
        double[] points = new double[2 * Calls.count(count)];
        double[] azimuths = new double[Calls.count(count)];
        int status = Native.geodesicPoints(from.struct().words, to.struct().words, Calls.count(count), points,
                azimuths);
        Calls.check(status);
        return new GeodesicPointsResult(points, azimuths);
    }

    /**
     * Measures the great circle between two positions on the sphere of the mean radius.
     *
     * <p>Uses the haversine formula, accurate to 10 nm on the sphere. Distances on the ellipsoid differ by up to
     * 0.56 %: see geodesicInverse(). At a pole, azimuths are measured from the meridian of the longitude given
     * there. For coincident positions both azimuths are 0. Antipodes are joined over the north pole. Since 0.1.
     *
     * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
     * @param to The other end: latitude -90 ... 90, longitude any finite value.
     * @return The results.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or .
     */
    public static @NotNull SphereInverseResult sphereInverse(@NotNull Point from, @NotNull Point to) {
        double[] distance = new double[1];
        double[] azimuthFrom = new double[1];
        double[] azimuthTo = new double[1];
        int status = Native.sphereInverse(from.struct().words, to.struct().words, distance, azimuthFrom, azimuthTo);
        Calls.check(status);
        return new SphereInverseResult(distance[0], azimuthFrom[0], azimuthTo[0]);
    }

    /**
     * Finds the position at a distance along a great circle, on the sphere of the mean radius.
     *
     * <p>Accurate to 10 nm on the sphere. From a pole, the azimuth is measured from the meridian of its longitude.
     * Since 0.1.
     *
     * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
     * @param azimuth Degrees, clockwise from north; any finite value.
     * @param distance Meters, -1e12 ... 1e12; negative: backward.
     * @return The results.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#DISTANCE} or .
     */
    public static @NotNull SphereDirectResult sphereDirect(@NotNull Point from, double azimuth, double distance) {
        Struct to = new Struct(Point.SIZE);
        double[] azimuthTo = new double[1];
        int status = Native.sphereDirect(from.struct().words, azimuth, distance, to.words, azimuthTo);
        Calls.check(status);
        return new SphereDirectResult(new Point(to, 0), azimuthTo[0]);
    }

    /**
     * Measures many great circles on the sphere of the mean radius.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE} or {@link Status#NOT_FINITE}.
     * Each row equals the result of sphereInverse(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param fromLatitudes Latitudes of the starts, degrees, -90 ... 90.
     * @param fromLongitudes Longitudes of the starts, degrees; any finite values.
     * @param toLatitudes Latitudes of the ends, degrees, -90 ... 90.
     * @param toLongitudes Longitudes of the ends, degrees; any finite values.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull SphereInverseBatchResult sphereInverseBatch(@NotNull double[] fromLatitudes,
            @NotNull double[] fromLongitudes, @NotNull double[] toLatitudes, @NotNull double[] toLongitudes) {
        int rows = fromLatitudes.length;
        double[] distances = new double[rows];
        double[] azimuthsFrom = new double[rows];
        double[] azimuthsTo = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = sphereInverseBatch(DoubleColumn.of(fromLatitudes), DoubleColumn.of(fromLongitudes),
                DoubleColumn.of(toLatitudes), DoubleColumn.of(toLongitudes), DoubleColumn.of(distances),
                DoubleColumn.of(azimuthsFrom), DoubleColumn.of(azimuthsTo), statuses);
        return new SphereInverseBatchResult(distances, azimuthsFrom, azimuthsTo, statuses, isComplete);
    }

    /**
     * Measures many great circles on the sphere of the mean radius.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE} or {@link Status#NOT_FINITE}.
     * Each row equals the result of sphereInverse(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param fromLatitudes Latitudes of the starts, degrees, -90 ... 90.
     * @param fromLongitudes Longitudes of the starts, degrees; any finite values.
     * @param toLatitudes Latitudes of the ends, degrees, -90 ... 90.
     * @param toLongitudes Longitudes of the ends, degrees; any finite values.
     * @param distances The distances, in meters.
     * @param azimuthsFrom The azimuths at the starts, in degrees.
     * @param azimuthsTo The azimuths at the ends, in degrees.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean sphereInverseBatch(@NotNull DoubleColumn fromLatitudes,
            @NotNull DoubleColumn fromLongitudes, @NotNull DoubleColumn toLatitudes,
            @NotNull DoubleColumn toLongitudes, @NotNull DoubleColumn distances,
            @Nullable DoubleColumn azimuthsFrom, @Nullable DoubleColumn azimuthsTo, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(fromLatitudes, fromLongitudes, toLatitudes, toLongitudes, distances, azimuthsFrom,
                azimuthsTo, statusesColumn);
        Column.checkResults(distances, azimuthsFrom, azimuthsTo);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.sphereInverseBatch(first, count, fromLatitudes, fromLongitudes,
                    toLatitudes, toLongitudes, distances, azimuthsFrom, azimuthsTo, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the positions at distances along many great circles, on the sphere of the mean radius.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or
     * {@link Status#DISTANCE}. Each row equals the result of sphereDirect(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
     * @param distances Meters, -1e12 ... 1e12; negative: backward.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull SphereDirectBatchResult sphereDirectBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, @NotNull double[] azimuths, @NotNull double[] distances) {
        int rows = latitudes.length;
        double[] toLatitudes = new double[rows];
        double[] toLongitudes = new double[rows];
        double[] azimuthsTo = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = sphereDirectBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                DoubleColumn.of(azimuths), DoubleColumn.of(distances), DoubleColumn.of(toLatitudes),
                DoubleColumn.of(toLongitudes), DoubleColumn.of(azimuthsTo), statuses);
        return new SphereDirectBatchResult(toLatitudes, toLongitudes, azimuthsTo, statuses, isComplete);
    }

    /**
     * Finds the positions at distances along many great circles, on the sphere of the mean radius.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or
     * {@link Status#DISTANCE}. Each row equals the result of sphereDirect(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
     * @param distances Meters, -1e12 ... 1e12; negative: backward.
     * @param toLatitudes The latitudes of the ends, in degrees.
     * @param toLongitudes The longitudes of the ends, in degrees, in [-180, 180).
     * @param azimuthsTo The azimuths at the ends, in degrees.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean sphereDirectBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            @NotNull DoubleColumn azimuths, @NotNull DoubleColumn distances, @NotNull DoubleColumn toLatitudes,
            @NotNull DoubleColumn toLongitudes, @Nullable DoubleColumn azimuthsTo, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, azimuths, distances, toLatitudes, toLongitudes, azimuthsTo,
                statusesColumn);
        Column.checkResults(toLatitudes, toLongitudes, azimuthsTo);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.sphereDirectBatch(first, count, latitudes, longitudes, azimuths,
                    distances, toLatitudes, toLongitudes, azimuthsTo, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Measures the rhumb line between two positions, the line of constant azimuth.
     *
     * <p>Works on the ellipsoid, accurate to 15 nm. The line is the one that goes less than half around the earth;
     * between opposite meridians, the one that goes east. To or from a pole it is a meridian: the azimuth is 0 or
     * 180. For coincident positions the azimuth is 0. Since 0.1.
     *
     * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
     * @param to The other end: latitude -90 ... 90, longitude any finite value.
     * @return The results.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or .
     */
    public static @NotNull RhumbInverseResult rhumbInverse(@NotNull Point from, @NotNull Point to) {
        double[] distance = new double[1];
        double[] azimuth = new double[1];
        int status = Native.rhumbInverse(from.struct().words, to.struct().words, distance, azimuth);
        Calls.check(status);
        return new RhumbInverseResult(distance[0], azimuth[0]);
    }

    /**
     * Finds the position at a distance along a rhumb line, the line of constant azimuth.
     *
     * <p>Works on the ellipsoid, accurate to 15 nm; beyond one turn around the earth, the last digits of the
     * longitude are lost. A rhumb line winds around a pole infinitely often, so a line that begins or ends there
     * keeps its longitude. Since 0.1.
     *
     * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
     * @param azimuth Degrees, clockwise from north; any finite value.
     * @param distance Meters, -1e12 ... 1e12; negative: backward.
     * @return The end; longitude in [-180, 180).
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#DISTANCE} (also
     *     if the line reaches a pole first).
     */
    public static @NotNull Point rhumbDirect(@NotNull Point from, double azimuth, double distance) {
        Struct to = new Struct(Point.SIZE);
        int status = Native.rhumbDirect(from.struct().words, azimuth, distance, to.words);
        Calls.check(status);
        return new Point(to, 0);
    }

    /**
     * Measures many rhumb lines.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE} or {@link Status#NOT_FINITE}.
     * Each row equals the result of rhumbInverse(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param fromLatitudes Latitudes of the starts, degrees, -90 ... 90.
     * @param fromLongitudes Longitudes of the starts, degrees; any finite values.
     * @param toLatitudes Latitudes of the ends, degrees, -90 ... 90.
     * @param toLongitudes Longitudes of the ends, degrees; any finite values.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull RhumbInverseBatchResult rhumbInverseBatch(@NotNull double[] fromLatitudes,
            @NotNull double[] fromLongitudes, @NotNull double[] toLatitudes, @NotNull double[] toLongitudes) {
        int rows = fromLatitudes.length;
        double[] distances = new double[rows];
        double[] azimuths = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = rhumbInverseBatch(DoubleColumn.of(fromLatitudes), DoubleColumn.of(fromLongitudes),
                DoubleColumn.of(toLatitudes), DoubleColumn.of(toLongitudes), DoubleColumn.of(distances),
                DoubleColumn.of(azimuths), statuses);
        return new RhumbInverseBatchResult(distances, azimuths, statuses, isComplete);
    }

    /**
     * Measures many rhumb lines.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE} or {@link Status#NOT_FINITE}.
     * Each row equals the result of rhumbInverse(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param fromLatitudes Latitudes of the starts, degrees, -90 ... 90.
     * @param fromLongitudes Longitudes of the starts, degrees; any finite values.
     * @param toLatitudes Latitudes of the ends, degrees, -90 ... 90.
     * @param toLongitudes Longitudes of the ends, degrees; any finite values.
     * @param distances The distances, in meters.
     * @param azimuths The azimuths, in degrees.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean rhumbInverseBatch(@NotNull DoubleColumn fromLatitudes,
            @NotNull DoubleColumn fromLongitudes, @NotNull DoubleColumn toLatitudes,
            @NotNull DoubleColumn toLongitudes, @NotNull DoubleColumn distances, @Nullable DoubleColumn azimuths,
            @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(fromLatitudes, fromLongitudes, toLatitudes, toLongitudes, distances, azimuths,
                statusesColumn);
        Column.checkResults(distances, azimuths);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.rhumbInverseBatch(first, count, fromLatitudes, fromLongitudes,
                    toLatitudes, toLongitudes, distances, azimuths, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the positions at distances along many rhumb lines.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or
     * {@link Status#DISTANCE}. Each row equals the result of rhumbDirect(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
     * @param distances Meters, -1e12 ... 1e12; negative: backward.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull RhumbDirectBatchResult rhumbDirectBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, @NotNull double[] azimuths, @NotNull double[] distances) {
        int rows = latitudes.length;
        double[] toLatitudes = new double[rows];
        double[] toLongitudes = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = rhumbDirectBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                DoubleColumn.of(azimuths), DoubleColumn.of(distances), DoubleColumn.of(toLatitudes),
                DoubleColumn.of(toLongitudes), statuses);
        return new RhumbDirectBatchResult(toLatitudes, toLongitudes, statuses, isComplete);
    }

    /**
     * Finds the positions at distances along many rhumb lines.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE} or
     * {@link Status#DISTANCE}. Each row equals the result of rhumbDirect(), bit for bit. Since 0.1.
     *
     * <p>Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
     * others.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
     * @param distances Meters, -1e12 ... 1e12; negative: backward.
     * @param toLatitudes The latitudes of the ends, in degrees.
     * @param toLongitudes The longitudes of the ends, in degrees, in [-180, 180).
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean rhumbDirectBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            @NotNull DoubleColumn azimuths, @NotNull DoubleColumn distances, @NotNull DoubleColumn toLatitudes,
            @NotNull DoubleColumn toLongitudes, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, azimuths, distances, toLatitudes, toLongitudes,
                statusesColumn);
        Column.checkResults(toLatitudes, toLongitudes);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.rhumbDirectBatch(first, count, latitudes, longitudes, azimuths,
                    distances, toLatitudes, toLongitudes, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Computes evenly spaced positions on the shorter rhumb line between two positions.
     *
     * <p>Use this to draw a rhumb line on a map that is not a Mercator map. Each position equals the result of
     * rhumbDirect(). To or from a pole the line is the meridian of the other end. Since 0.2.
     *
     * <p>Time grows with the points of the result.
     *
     * @param from The first one; latitude -90 ... 90, longitude any finite value.
     * @param to The last one; latitude -90 ... 90, longitude any finite value.
     * @param count Number of positions, including both ends; 1 gives from.
     * @return Latitudes and longitudes, alternating: count positions; the first and the last are the ends, with
     *     reduced longitudes.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or {@link Status#COUNT} (for a
     *     count too large for any array).
     */
    public static @NotNull double[] rhumbPoints(@NotNull Point from, @NotNull Point to, int count) {
        double[] points = new double[2 * Calls.count(count)];
        int status = Native.rhumbPoints(from.struct().words, to.struct().words, Calls.count(count), points);
        Calls.check(status);
        return points;
    }

    /**
     * Measures the geodesic between two positions, with bearings from grid north.
     *
     * <p>The bearings are those of the geodesic at its ends. On the map the geodesic is a curve, so they differ
     * slightly from the bearing of the straight line between the grid coordinates. Since 0.1.
     *
     * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
     * @param to The other end: latitude -90 ... 90, longitude any finite value.
     * @param zone {@link Zone#STANDARD}; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
     *     code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
     *     {@link Zone#STANDARD} is the standard zone of from. The zone applies to both ends.
     * @return The results.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#ZONE},
     *     {@link Status#TOO_FAR} (the zone does not reach one of the ends) or .
     */
    public static @NotNull GeodesicGridInverseResult geodesicGridInverse(@NotNull Point from, @NotNull Point to,
            int zone) {
        double[] distance = new double[1];
        double[] bearingFrom = new double[1];
        double[] bearingTo = new double[1];
        int status = Native.geodesicGridInverse(from.struct().words, to.struct().words, zone, distance,
                bearingFrom, bearingTo);
        Calls.check(status);
        return new GeodesicGridInverseResult(distance[0], bearingFrom[0], bearingTo[0]);
    }

    /**
     * Measures the geodesic between two positions, with bearings from grid north.
     *
     * <p>The same as {@link #geodesicGridInverse(Point, Point, int)} with zone {@link Zone#STANDARD}.
     *
     * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
     * @param to The other end: latitude -90 ... 90, longitude any finite value.
     * @return The results.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#ZONE},
     *     {@link Status#TOO_FAR} (the zone does not reach one of the ends) or .
     */
    public static @NotNull GeodesicGridInverseResult geodesicGridInverse(@NotNull Point from, @NotNull Point to) {
        return geodesicGridInverse(from, to, Zone.STANDARD);
    }

    /**
     * Finds the position at a distance along a geodesic that starts at a bearing from grid north.
     *
     * <p>This is geodesicDirect() with the bearing plus the meridian convergence at from as the azimuth. Since
     * 0.1.
     *
     * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
     * @param zone {@link Zone#STANDARD}; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
     *     code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
     *     {@link Zone#STANDARD} is the standard zone of from. The zone applies to both ends.
     * @param bearing Degrees, clockwise from grid north; any finite value.
     * @param distance Meters on the ellipsoid, -1e12 ... 1e12; negative: backward.
     * @return The results.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#DISTANCE},
     *     {@link Status#ZONE}, {@link Status#TOO_FAR} or .
     */
    public static @NotNull GeodesicGridDirectResult geodesicGridDirect(@NotNull Point from, int zone,
            double bearing, double distance) {
        Struct to = new Struct(Point.SIZE);
        double[] bearingTo = new double[1];
        int status = Native.geodesicGridDirect(from.struct().words, zone, bearing, distance, to.words, bearingTo);
        Calls.check(status);
        return new GeodesicGridDirectResult(new Point(to, 0), bearingTo[0]);
    }

    /**
     * Computes the magnetic field of the earth at a position.
     *
     * <p>WMM2025 is the World Magnetic Model of the US National Centers for Environmental Information and the
     * British Geological Survey for 2025.0 to 2030.0; its coefficients are a work of the US government. Outside
     * the 5 years from the epoch of a model {@link MagneticFlag#OUT_OF_DATE} is set. The field is that of the
     * earth's core: iron nearby, the crust and magnetic storms turn a compass further. uncertainty is the error of
     * the declination by the error model of WMM2025, sqrt(0.26^2 + (5417/H)^2) degrees with H in nT, and never
     * more than 180.
     *
     * <p>The sums of WMM2025's technical report, section 1.2, equations 4 to 20, without a division by the cosine
     * of the latitude. Agrees with GeographicLib to 1e-6 nT, and to 1e-9 degrees where H is above 2000 nT. Where
     * the horizontal field is 0, the declination and its rate are 0 and the inclination is 90 or -90 degrees;
     * where the whole field is 0, all angles are. Since 0.2.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180). At a pole it names the meridian that is
     *     north or south.
     * @param height Meters above the ellipsoid, -1000 ... 850,000.
     * @param year Decimal year, from 5 years before the epoch of the model to 10 years after it: 2020 ... 2035
     *     with the built-in model. decimalYear() makes one of a time.
     * @param model A model that magneticModelParse() stored, or none for the built-in one, WMM2025. Null for
     *     WMM2025.
     * @return The field.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#HEIGHT},
     *     {@link Status#YEAR}, {@link Status#MAGNETIC_MODEL}.
     */
    public static @NotNull MagneticField magneticCompute(double latitude, double longitude, double height,
            double year, @Nullable MagneticModel model) {
        Struct out = new Struct(MagneticField.SIZE);
        int status = Native.magneticCompute(latitude, longitude, height, year,
                model == null ? null : model.struct().words, out.words);
        Calls.check(status);
        return new MagneticField(out, 0);
    }

    /**
     * Computes the magnetic field of the earth at a position.
     *
     * <p>The same as {@link #magneticCompute(double, double, double, double, MagneticModel)} with model null.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180). At a pole it names the meridian that is
     *     north or south.
     * @param height Meters above the ellipsoid, -1000 ... 850,000.
     * @param year Decimal year, from 5 years before the epoch of the model to 10 years after it: 2020 ... 2035
     *     with the built-in model. decimalYear() makes one of a time.
     * @return The field.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#HEIGHT},
     *     {@link Status#YEAR}, {@link Status#MAGNETIC_MODEL}.
     */
    public static @NotNull MagneticField magneticCompute(double latitude, double longitude, double height,
            double year) {
        return magneticCompute(latitude, longitude, height, year, null);
    }

    /**
     * Computes the magnetic declination at many positions.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE},
     * {@link Status#HEIGHT} or {@link Status#YEAR}. Each row equals the declination of magneticCompute(), bit for
     * bit. Since 0.2.
     *
     * <p>Time grows with the rows. Slowest input known: a model of the caller, whose 361 numbers are checked in
     * each call.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param heights Meters above the ellipsoid, -1000 ... 850,000.
     * @param years Decimal years, in the range of magneticCompute().
     * @param model A model that magneticModelParse() stored, or none for the built-in one, WMM2025. It applies to
     *     all rows. Null for WMM2025.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#MAGNETIC_MODEL}.
     */
    public static @NotNull MagneticDeclinationBatchResult magneticDeclinationBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, @NotNull double[] heights, @NotNull double[] years,
            @Nullable MagneticModel model) {
        int rows = latitudes.length;
        double[] declinations = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = magneticDeclinationBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                DoubleColumn.of(heights), DoubleColumn.of(years), model, DoubleColumn.of(declinations), statuses);
        return new MagneticDeclinationBatchResult(declinations, statuses, isComplete);
    }

    /**
     * Computes the magnetic declination at many positions.
     *
     * <p>The same as {@link #magneticDeclinationBatch(double[], double[], double[], double[], MagneticModel)} with
     * model null.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param heights Meters above the ellipsoid, -1000 ... 850,000.
     * @param years Decimal years, in the range of magneticCompute().
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#MAGNETIC_MODEL}.
     */
    public static @NotNull MagneticDeclinationBatchResult magneticDeclinationBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, @NotNull double[] heights, @NotNull double[] years) {
        return magneticDeclinationBatch(latitudes, longitudes, heights, years, null);
    }

    /**
     * Computes the magnetic declination at many positions.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#LATITUDE}, {@link Status#NOT_FINITE},
     * {@link Status#HEIGHT} or {@link Status#YEAR}. Each row equals the declination of magneticCompute(), bit for
     * bit. Since 0.2.
     *
     * <p>Time grows with the rows. Slowest input known: a model of the caller, whose 361 numbers are checked in
     * each call.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param heights Meters above the ellipsoid, -1000 ... 850,000.
     * @param years Decimal years, in the range of magneticCompute().
     * @param model A model that magneticModelParse() stored, or none for the built-in one, WMM2025. It applies to
     *     all rows. Null for WMM2025.
     * @param declinations The declinations, in degrees, in (-180, 180].
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#MAGNETIC_MODEL}.
     */
    public static boolean magneticDeclinationBatch(@NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @NotNull DoubleColumn heights, @NotNull DoubleColumn years,
            @Nullable MagneticModel model, @NotNull DoubleColumn declinations, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, heights, years, declinations, statusesColumn);
        Column.checkResults(declinations);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.magneticDeclinationBatch(first, count, latitudes, longitudes,
                    heights, years, model == null ? null : model.struct().words, declinations, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Reads a magnetic model from a file of coefficients (.COF), as the World Magnetic Model is published.
     *
     * <p>Blanks separate the numbers, which may have a sign and a decimal point but no exponent; up to 15 digits
     * are read exactly. What follows the line of nines is not read, and it may be missing. The name is cut after
     * 23 bytes, its letters are in upper case. Models of a higher degree (WMMHR) are refused. Since 0.2.
     *
     * <p>Time grows with the bytes of the text, which are read twice, up to 90 lines. Slowest input known: a long
     * first line.
     *
     * @param text ASCII: a line with the epoch, the name and the date; for each degree from 1 to 12 and each order
     *     from 0 to the degree, in any sequence, a line with degree, order, g and h in nT, and their changes a
     *     year; a line of nines.
     * @return The model.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, {@link Status#TEXT_EMPTY},
     *     {@link Status#TEXT_BYTE}, {@link Status#TEXT_NUMBER} where a number of a sensible size was expected,
     *     {@link Status#TEXT_REST}, {@link Status#TEXT_INCOMPLETE}, {@link Status#YEAR} for an epoch outside 1 to
     *     9999, or {@link Status#MAGNETIC_TERM}.
     */
    public static @NotNull MagneticModel magneticModelParse(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        Struct out = new Struct(MagneticModel.SIZE);
        long[] errorOffset = new long[1];
        int status = Native.magneticModelParse(textBytes, textBytes.length, out.words, errorOffset);
        Calls.check(status, text, errorOffset);
        return new MagneticModel(out, 0);
    }

    /**
     * Finds the decimal year of a time.
     *
     * <p>Years are those of the Gregorian calendar, also before 1582. Since 0.2.
     *
     * @param seconds Seconds since the beginning of 1970 in UTC without leap seconds, as time() and the clocks of
     *     most systems count them; -62,135,596,800 ... 253,402,300,800, which are the years 1 to 9999.
     *     Milliseconds are refused.
     * @return The year with the part of it that has passed: 2024.5 is the middle of 2024, a leap year.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#YEAR}.
     */
    public static double decimalYear(double seconds) {
        double[] year = new double[1];
        int status = Native.decimalYear(seconds, year);
        Calls.check(status);
        return year[0];
    }

    /**
     * Computes the angles between true, grid and magnetic north at a position.
     *
     * <p>The convergence is that of utmFactors(), the declination that of magneticCompute(), and the grid-magnetic
     * angle is the declination minus the convergence: maps print it in the margin. azimuthConvert() applies them.
     * At a pole, the longitude names the meridian that is north or south. Since 0.2.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @param height Meters above the ellipsoid, -1000 ... 850,000.
     * @param year Decimal year, in the range of magneticCompute().
     * @param zone {@link Zone#STANDARD}; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
     *     code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
     * @param model A model that magneticModelParse() stored, or none for the built-in one, WMM2025. Null for
     *     WMM2025.
     * @return The angles in degrees, in (-180, 180], and the zone.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#HEIGHT},
     *     {@link Status#YEAR}, {@link Status#ZONE}, {@link Status#TOO_FAR} (the zone does not reach the position),
     *     {@link Status#MAGNETIC_MODEL}.
     */
    public static @NotNull Norths northsCompute(double latitude, double longitude, double height, double year,
            int zone, @Nullable MagneticModel model) {
        Struct out = new Struct(Norths.SIZE);
        int status = Native.northsCompute(latitude, longitude, height, year, zone,
                model == null ? null : model.struct().words, out.words);
        Calls.check(status);
        return new Norths(out, 0);
    }

    /**
     * Computes the angles between true, grid and magnetic north at a position.
     *
     * <p>The same as {@link #northsCompute(double, double, double, double, int, MagneticModel)} with model null.
     *
     * @param latitude Degrees, -90 ... 90.
     * @param longitude Degrees; any finite value, reduced to [-180, 180).
     * @param height Meters above the ellipsoid, -1000 ... 850,000.
     * @param year Decimal year, in the range of magneticCompute().
     * @param zone {@link Zone#STANDARD}; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
     *     code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
     * @return The angles in degrees, in (-180, 180], and the zone.
     * @throws GridNorthException {@link Status#LATITUDE}, {@link Status#NOT_FINITE}, {@link Status#HEIGHT},
     *     {@link Status#YEAR}, {@link Status#ZONE}, {@link Status#TOO_FAR} (the zone does not reach the position),
     *     {@link Status#MAGNETIC_MODEL}.
     */
    public static @NotNull Norths northsCompute(double latitude, double longitude, double height, double year,
            int zone) {
        return northsCompute(latitude, longitude, height, year, zone, null);
    }

    /**
     * Converts an azimuth from one north to another.
     *
     * <p>An azimuth from grid north is the true azimuth minus the convergence, one from magnetic north the true
     * azimuth minus the declination. It takes the grid bearings of geodesicGridInverse() and geodesicGridDirect()
     * as well, if norths are those of the same zone. Since 0.2.
     *
     * @param azimuth Degrees, clockwise from the north from; any finite value.
     * @param from {@link North#TRUE}, {@link North#GRID} or {@link North#MAGNETIC}.
     * @param to The north from which the result is counted: the same values.
     * @param norths The angles between the norths where the azimuth is taken, from northsCompute(). Only
     *     convergence and declination are read, in degrees; any finite values.
     * @return The azimuth in degrees, in (-180, 180].
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#NORTH}.
     */
    public static double azimuthConvert(double azimuth, @NotNull North from, @NotNull North to,
            @NotNull Norths norths) {
        double[] out = new double[1];
        int status = Native.azimuthConvert(azimuth, from.value, to.value, norths.struct().words, out);
        Calls.check(status);
        return out[0];
    }

    /**
     * Measures a route: points joined by geodesics.
     *
     * <p>Each segment is accurate to 15 nm, and adding them up loses nothing. Between opposite points of the earth
     * there are several shortest geodesics; the route follows one of them. Since 0.1.
     *
     * <p>Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long
     * as others.
     *
     * @param points Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @return The length in meters; 0 for fewer than two points.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, or {@link Status#COUNT} for
     *     more points than an array can hold.
     */
    public static double routeLength(@NotNull double[] points) {
        double[] length = new double[1];
        int status = Native.routeLength(points, Points.count(points), length);
        Calls.check(status);
        return length[0];
    }

    /**
     * Measures a route up to each of its points.
     *
     * <p>The last length is the result of routeLength(). Since 0.1.
     *
     * <p>Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long
     * as others.
     *
     * @param points Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @return Count lengths in meters, the first of them 0.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, or {@link Status#COUNT} for
     *     more points than an array can hold.
     */
    public static @NotNull double[] routeDistances(@NotNull double[] points) {
        double[] distances = new double[Points.count(points)];
        int status = Native.routeDistances(points, Points.count(points), distances);
        Calls.check(status);
        return distances;
    }

    /**
     * Finds the point of a route at a distance along it.
     *
     * <p>Accurate to 15 nm. A vertex belongs to the segment that begins there, the last vertex to the last
     * segment. Segments without length, between two equal points, are skipped. Since 0.1.
     *
     * <p>Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long
     * as others.
     *
     * @param points Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @param distance Meters from the first point, from 0 to the length of the route. A distance beyond the end by
     *     up to a nanometer for each point, or by the last digit of a long distance, counts as the end.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#DISTANCE}, or
     *     {@link Status#COUNT} for no points, or more than an array can hold.
     */
    public static @NotNull RoutePointResult routePoint(@NotNull double[] points, double distance) {
        Struct point = new Struct(Point.SIZE);
        double[] azimuth = new double[1];
        long[] segment = new long[1];
        int status = Native.routePoint(points, Points.count(points), distance, point.words, azimuth, segment);
        Calls.check(status);
        return new RoutePointResult(new Point(point, 0), azimuth[0], (int) segment[0]);
    }

    /**
     * Finds where a route comes nearest to a position.
     *
     * <p>Accurate to 20 nm; if several places are equally near, the result is one of them. A bound excludes
     * segments that cannot be the nearest, so a route of 10,000 points takes a few milliseconds. At a bend to the
     * left, a position is on the left if it is to the left of both segments; at a bend to the right, of either. A
     * vertex belongs to the segment that begins there, the last vertex to the last segment. Since 0.1.
     *
     * <p>Time grows with the points. Slowest input known: all points equally far, so that each edge is searched in
     * up to 96 steps.
     *
     * @param points Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @return The nearest point, its distance along the route, its distance from the position (cross-track),
     *     negative if the position lies to the left, the direction of the route and the segment.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, or {@link Status#COUNT} for
     *     no points, or more than an array can hold.
     */
    public static @NotNull RoutePlace routeNearest(@NotNull double[] points, @NotNull Point position) {
        Struct place = new Struct(RoutePlace.SIZE);
        int status = Native.routeNearest(points, Points.count(points), position.struct().words, place.words);
        Calls.check(status);
        return new RoutePlace(place, 0);
    }

    /**
     * Finds where a route comes nearest to many positions.
     *
     * <p>In a refused row, every floating-point field is NaN and every other field is 0; its status is
     * {@link Status#NOT_FINITE} or {@link Status#LATITUDE}. Each row equals the result of routeNearest(), bit for
     * bit. Since 0.2.
     *
     * <p>Time grows with the points times the rows. Slowest input known: all points equally far, so that each edge
     * is searched in up to 96 steps.
     *
     * @param points Latitudes and longitudes, alternating: the points of the route; latitudes -90 ... 90, any
     *     finite longitudes.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#COUNT} for no points, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} for the points.
     */
    public static @NotNull RouteNearestBatchResult routeNearestBatch(@NotNull double[] points,
            @NotNull double[] latitudes, @NotNull double[] longitudes) {
        int rows = latitudes.length;
        RoutePlace[] places = new RoutePlace[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = routeNearestBatch(points, DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                places, statuses);
        return new RouteNearestBatchResult(places, statuses, isComplete);
    }

    /**
     * Finds where a route comes nearest to many positions.
     *
     * <p>In a refused row, every floating-point field is NaN and every other field is 0; its status is
     * {@link Status#NOT_FINITE} or {@link Status#LATITUDE}. Each row equals the result of routeNearest(), bit for
     * bit. Since 0.2.
     *
     * <p>Time grows with the points times the rows. Slowest input known: all points equally far, so that each edge
     * is searched in up to 96 steps.
     *
     * @param points Latitudes and longitudes, alternating: the points of the route; latitudes -90 ... 90, any
     *     finite longitudes.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param places Receives one for each row, null where it is refused: The places.
     * @param statuses Receives one status for each row.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#COUNT} for no points, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} for the points.
     */
    public static boolean routeNearestBatch(@NotNull double[] points, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @NotNull RoutePlace[] places, @NotNull byte[] statuses) {
        Column.Rows placesColumn = Column.Rows.structs(places.length, RoutePlace.SIZE);
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, placesColumn, statusesColumn);
        Column.checkResults(placesColumn);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.routeNearestBatch(first, count, points, Points.count(points),
                    latitudes, longitudes, placesColumn, statusesColumn));
            first += count;
        } while (first < rows);
        RoutePlace.list(placesColumn, statuses, places);
        return isComplete;
    }

    /**
     * Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as GeoJSON
     * readers do.
     *
     * <p>Segments are halved where needed. Added points lie on the geodesic to within 15 nm. Lines cross the
     * antimeridian the short way. Since 0.1.
     *
     * <p>Time grows with the vertices of the result, at most 4200 / √tolerance for an edge. Slowest input known:
     * an edge halfway around the earth and a tolerance of 1 µm: 4 million vertices.
     *
     * @param points Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @param isClosed Whether the last point is also joined to the first, which is not repeated.
     * @param tolerance How far a straight line may depart from its geodesic, in meters: 1e-6 ... 1e6.
     * @return Latitudes and longitudes, alternating: the points, including the given ones, longitudes in [-180,
     *     180).
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#TOLERANCE}, or
     *     {@link Status#COUNT} for more points than an array can hold.
     */
    public static @NotNull double[] routeDensify(@NotNull double[] points, boolean isClosed, double tolerance) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.routeDensify(points, Points.count(points), isClosed ? 1 : 0, tolerance, out.array,
                    out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Removes vertices from a route or a ring, within a tolerance.
     *
     * <p>The first point remains, and so does the last unless the route is closed. A ring keeps at least three
     * points, if it has that many. Each new segment is the longest that the search finds, which need not be the
     * longest possible. Since 0.1.
     *
     * <p>Time grows with n log n of the points. Slowest input known: a straight line of edges so long that only
     * geodesics tell.
     *
     * @param points Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @param isClosed Whether the last point is also joined to the first.
     * @param tolerance How far a removed point may lie from the geodesic that takes its place, in meters: 1e-6 ...
     *     1e6.
     * @return Latitudes and longitudes, alternating: the points that remain, longitudes in [-180, 180).
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#TOLERANCE},
     *     {@link Status#COUNT} for more points than an array can hold, or {@link Status#WORK} for very many points
     *     beside long edges.
     */
    public static @NotNull double[] routeSimplify(@NotNull double[] points, boolean isClosed, double tolerance) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.routeSimplify(points, Points.count(points), isClosed ? 1 : 0, tolerance, out.array,
                    out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Begins a track.
     *
     * <p>No memory is used but the state: 512 bytes for a track of any length. Since 0.2.
     *
     * @param options How to record. The state keeps them. Null for the defaults.
     * @return The state before the first fix.
     * @throws GridNorthException {@link Status#TOLERANCE}, {@link Status#DISTANCE} for a least distance or a worst
     *     accuracy that is negative or NaN, {@link Status#TIME} for such an interval, {@link Status#TRACK_SPEED}
     *     or {@link Status#TRACK_CLIMB}.
     */
    public static @NotNull TrackState trackBegin(@Nullable TrackOptions options) {
        Struct state = new Struct(TrackState.SIZE);
        int status = Native.trackBegin(options == null ? null : options.struct.words, state.words);
        Calls.check(status);
        return new TrackState(state, 0);
    }

    /**
     * Begins a track.
     *
     * <p>The same as {@link #trackBegin(TrackOptions)} with options null.
     *
     * @return The state before the first fix.
     * @throws GridNorthException {@link Status#TOLERANCE}, {@link Status#DISTANCE} for a least distance or a worst
     *     accuracy that is negative or NaN, {@link Status#TIME} for such an interval, {@link Status#TRACK_SPEED}
     *     or {@link Status#TRACK_CLIMB}.
     */
    public static @NotNull TrackState trackBegin() {
        return trackBegin(null);
    }

    /**
     * Takes the next fix of a track, and tells which fix to append to the line that is kept.
     *
     * <p>A fix is left out if it is less accurate than worstAccuracy; if it can only be reached at more than
     * largestSpeed from the last one that was neither inaccurate nor strayed; if it has the time of that one; or
     * if it is sooner or nearer to the last one that was taken than the options say. The third in a row of fixes
     * that stray, and can be reached from each other, is taken: the way to it counts neither as distance nor as
     * time. All others are taken. The first is a vertex, and so is the last, which trackEnd() gives. Of those
     * between, so many are kept that each one that was taken lies within tolerance of the geodesic between two
     * neighbors that are kept: so many as a fix later can be known, so a vertex is always the fix before the one
     * that is added. Of recorded tracks there are about as many as Douglas and Peucker's method keeps, which needs
     * all fixes at once (sleeve fitting: Zhao and Saalfeld 1997). A way that swings from side to side by a little
     * more than the tolerance keeps up to three times as many.
     *
     * <p>{@link Status#TRACK_TIME} tells of a time that is earlier than that of the last fix that was neither
     * inaccurate nor strayed. A fix without a time is not held to speeds and intervals. Distances up to 10 km are
     * right to 10 nm, longer ones as those of geodesicInverse(). Since 0.2.
     *
     * @param track The state after the last fix, or as trackBegin() gave it.
     * @param fix Where it is now, and when: later than the last fix. Time, altitude and accuracy may be NaN: not
     *     known.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ALTITUDE},
     *     {@link Status#DISTANCE} for a negative accuracy, {@link Status#TIME} for a time beyond 1e15 s,
     *     {@link Status#TRACK_TIME} or {@link Status#TRACK_STATE} for a state that was damaged.
     */
    public static @NotNull TrackAddResult trackAdd(@NotNull TrackState track, @NotNull Fix fix) {
        Struct state = new Struct(TrackState.SIZE);
        Struct step = new Struct(TrackStep.SIZE);
        int status = Native.trackAdd(track.struct().words, fix.struct().words, state.words, step.words);
        Calls.check(status);
        return new TrackAddResult(new TrackState(state, 0), new TrackStep(step, 0));
    }

    /**
     * Ends the line that is kept: gives the fix that waits.
     *
     * <p>More fixes may follow: the line goes on at this vertex. Since 0.2.
     *
     * @param track The state after the last fix.
     * @return The results.
     * @throws GridNorthException {@link Status#TRACK_STATE}.
     */
    public static @NotNull TrackEndResult trackEnd(@NotNull TrackState track) {
        Struct state = new Struct(TrackState.SIZE);
        Struct step = new Struct(TrackStep.SIZE);
        int status = Native.trackEnd(track.struct().words, state.words, step.words);
        Calls.check(status);
        return new TrackEndResult(new TrackState(state, 0), new TrackStep(step, 0));
    }

    /**
     * Adds up a track: its distance, times, climbs, speeds and bounds so far.
     *
     * <p>The distance is that of all fixes that were taken, so it does not depend on the tolerance. Where fixes
     * waver at rest, a least distance keeps it true. Time is moving time if the way between two fixes that were
     * taken was at least as fast as restSpeed. A climb or a descent counts, whole, once it is as long as climb
     * from the turning point before it; altitudes that are not known are skipped. The bounds follow the way from
     * fix to fix across the antimeridian; around a pole, they hold all longitudes. Since 0.2.
     *
     * @param track The state after the last fix.
     * @return The totals of all fixes that were taken.
     * @throws GridNorthException {@link Status#TRACK_STATE}.
     */
    public static @NotNull TrackTotals trackSummarize(@NotNull TrackState track) {
        Struct totals = new Struct(TrackTotals.SIZE);
        int status = Native.trackSummarize(track.struct().words, totals.words);
        Calls.check(status);
        return new TrackTotals(totals, 0);
    }

    /**
     * Finds the grid of heights in a file of SRTM, .hgt.
     *
     * <p>The file says nothing of its place but by its name. It covers one degree by one, edges included. -32768
     * is a void. Where several files follow each other in memory, add to offset where this one begins. Since 0.2.
     *
     * <p>Takes constant time.
     *
     * @param bytes The whole file.
     * @param latitude The south edge, degrees, -90 ... 89: 46 for N46E008.hgt.
     * @param longitude The west edge, degrees; any finite value: 8 for N46E008.hgt.
     * @return The grid.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#OFFSET} for a
     *     size beyond memory, or {@link Status#HEIGHT_FILE} for a size that no such file has.
     */
    public static @NotNull HeightGrid heightGridHgt(@NotNull byte[] bytes, double latitude, double longitude) {
        Struct grid = new Struct(HeightGrid.SIZE);
        int status = Native.heightGridHgt(bytes, Text.size(bytes), latitude, longitude, grid.words);
        Calls.check(status);
        return new HeightGrid(grid, 0);
    }

    /**
     * Finds the grid of heights in a file of DTED.
     *
     * <p>The place and the steps come from the record UHL; labels of tapes before it are passed. Each record of
     * samples must begin with its sentinel and have its number; checksums are not computed. -32767 is a void. A
     * file with a sample below -16,000 m is taken to have two's complements, against the standard: -32,668 m
     * stands for -100 m. The grid says so in format. Where several files follow each other in memory, add to
     * offset where this one begins. Since 0.2.
     *
     * <p>Time grows with the bytes of the file. Slowest input known: heights above zero alone: all are looked at
     * for two's complements.
     *
     * @param bytes The whole file, as MIL-PRF-89020B describes it, of level 0, 1 or 2.
     * @return The grid.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, or {@link Status#HEIGHT_FILE} for
     *     a header or records that are not those of DTED, or for bytes that are missing.
     */
    public static @NotNull HeightGrid heightGridDted(@NotNull byte[] bytes) {
        Struct grid = new Struct(HeightGrid.SIZE);
        int status = Native.heightGridDted(bytes, Text.size(bytes), grid.words);
        Calls.check(status);
        return new HeightGrid(grid, 0);
    }

    /**
     * Finds the grid in a file of GTX, which may hold the heights of a geoid.
     *
     * <p>-88.8888 is a void. A height above the ellipsoid is one above the geoid plus that of the geoid. A grid
     * all around the earth also has the heights between its last column and its first. Since 0.2.
     *
     * <p>Takes constant time.
     *
     * @param bytes The whole file, such as egm96_15.gtx.
     * @return The grid.
     * @throws GridNorthException {@link Status#OFFSET} for a size beyond memory, or {@link Status#HEIGHT_FILE} for
     *     a header that is none, or for bytes that are missing.
     */
    public static @NotNull HeightGrid heightGridGtx(@NotNull byte[] bytes) {
        Struct grid = new Struct(HeightGrid.SIZE);
        int status = Native.heightGridGtx(bytes, Text.size(bytes), grid.words);
        Calls.check(status);
        return new HeightGrid(grid, 0);
    }

    /**
     * Finds the height at a position.
     *
     * <p>Bilinear between the four samples around the position. A sample without weight does not count: on a row
     * or a column, there are two. Of several grids, the first counts that contains the position and has no void
     * there; so the finest comes first. Edges belong to a grid. Where neighbors lie a step apart, as rasters whose
     * pixels are areas do, what is between them is interpolated from both, also if their steps differ. Beyond the
     * last sample there is no height, also at a pole. Samples as near as a millionth of a step are taken as they
     * are.
     *
     * <p>Files that are mapped each on its own are one span of bytes too: give the lowest address, and the size up
     * to the end of the highest; nothing is read between them. Since 0.2.
     *
     * <p>Time grows with the grids. Slowest input known: a position that none but the last contains.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @return The height in meters, from where the grid counts.
     * @throws GridNorthException {@link Status#HEIGHT_OUTSIDE}, {@link Status#HEIGHT_VOID},
     *     {@link Status#NOT_FINITE} also for numbers of a grid, {@link Status#LATITUDE}, {@link Status#COUNT} for
     *     more grids than an array can hold, {@link Status#HEIGHT_GRID}, or {@link Status#OFFSET} if samples of a
     *     grid lie outside of the bytes.
     */
    public static double heightAt(@NotNull byte[] bytes, @NotNull List<HeightGrid> grids, @NotNull Point position) {
        long[] gridsWords = HeightGrid.words(grids);
        double[] height = new double[1];
        int status = Native.heightAt(bytes, Text.size(bytes), gridsWords, grids.size(), position.struct().words,
                height);
        Calls.check(status);
        return height[0];
    }

    /**
     * Finds the heights at many positions.
     *
     * <p>A row without a height is NaN; its status is {@link Status#HEIGHT_OUTSIDE}, {@link Status#HEIGHT_VOID},
     * {@link Status#NOT_FINITE} or {@link Status#LATITUDE}. Each row equals the result of heightAt(), bit for bit.
     * All grids are searched where a position lies in another one than the position before it, or on an edge: so
     * the order of the positions matters for the time if there are many grids. Since 0.2.
     *
     * <p>Time grows with the rows times the grids. Slowest input known: positions that none but the last contains.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException Has no height, {@link Status#COUNT}, {@link Status#NOT_FINITE} for numbers of a
     *     grid, {@link Status#HEIGHT_GRID} or {@link Status#OFFSET}.
     */
    public static @NotNull HeightAtBatchResult heightAtBatch(@NotNull byte[] bytes,
            @NotNull List<HeightGrid> grids, @NotNull double[] latitudes, @NotNull double[] longitudes) {
        int rows = latitudes.length;
        double[] heights = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = heightAtBatch(bytes, grids, DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                DoubleColumn.of(heights), statuses);
        return new HeightAtBatchResult(heights, statuses, isComplete);
    }

    /**
     * Finds the heights at many positions.
     *
     * <p>A row without a height is NaN; its status is {@link Status#HEIGHT_OUTSIDE}, {@link Status#HEIGHT_VOID},
     * {@link Status#NOT_FINITE} or {@link Status#LATITUDE}. Each row equals the result of heightAt(), bit for bit.
     * All grids are searched where a position lies in another one than the position before it, or on an edge: so
     * the order of the positions matters for the time if there are many grids. Since 0.2.
     *
     * <p>Time grows with the rows times the grids. Slowest input known: positions that none but the last contains.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param heights The heights in meters, from where the grid counts.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException Has no height, {@link Status#COUNT}, {@link Status#NOT_FINITE} for numbers of a
     *     grid, {@link Status#HEIGHT_GRID} or {@link Status#OFFSET}.
     */
    public static boolean heightAtBatch(@NotNull byte[] bytes, @NotNull List<HeightGrid> grids,
            @NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes, @NotNull DoubleColumn heights,
            @Nullable byte[] statuses) {
        long[] gridsWords = HeightGrid.words(grids);
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, heights, statusesColumn);
        Column.checkResults(heights);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.heightAtBatch(first, count, bytes, Text.size(bytes), gridsWords,
                    grids.size(), latitudes, longitudes, heights, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the heights along a route: points joined by geodesics.
     *
     * <p>There is a sample at each point, and between two points there are some at equal distances. Heights are
     * those of heightAt(); where there is none, the height is NaN. profileSummarize() adds samples up. Since 0.2.
     *
     * <p>Time grows with the samples times the grids. Slowest input known: positions that none but the last
     * contains.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param points Latitudes and longitudes, alternating: the points of the route; latitudes -90 ... 90 degrees,
     *     longitudes any finite value.
     * @param step The largest distance between samples, in meters, 0.01 or more.
     * @return The samples.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#COUNT} for no
     *     points, or more than an array can hold, {@link Status#SAMPLE_STEP}, {@link Status#HEIGHT_GRID} or
     *     {@link Status#OFFSET}.
     */
    public static @NotNull List<ProfileSample> profileSampleRoute(@NotNull byte[] bytes,
            @NotNull List<HeightGrid> grids, @NotNull double[] points, double step) {
        long[] gridsWords = HeightGrid.words(grids);
        Output.Records samples = new Output.Records(ProfileSample.SIZE);
        int status;
        do {
            status = Native.profileSampleRoute(bytes, Text.size(bytes), gridsWords, grids.size(), points,
                    Points.count(points), step, samples.array, samples.capacity(), samples.needed);
        } while (samples.grow(status));
        Calls.check(status);
        return ProfileSample.list(samples);
    }

    /**
     * Adds up the samples of a profile: ascent and descent, the steepest grades, the lowest and the highest place.
     *
     * <p>Ascent and descent are those between turning points, as trackAdd() has them: a turning point is the
     * highest or lowest height since the one before it, as soon as the way from there is as long as climb. Samples
     * that are not known are passed. Grades are those between neighboring samples. Of equal ones, the first
     * counts. Since 0.2.
     *
     * <p>Time grows with the samples.
     *
     * @param samples The samples, with distances that do not decrease. Heights are finite, or NaN if not known.
     *     The points are not read.
     * @param climb Meters: ways up and down that are shorter do not count for ascent and descent. 0: all count.
     * @return The summary.
     * @throws GridNorthException {@link Status#COUNT} for no samples, or more than an array can hold,
     *     {@link Status#NOT_FINITE}, {@link Status#DISTANCE} for distances that decrease, or
     *     {@link Status#TRACK_CLIMB}.
     */
    public static @NotNull ProfileSummary profileSummarize(@NotNull List<ProfileSample> samples, double climb) {
        long[] samplesWords = ProfileSample.words(samples);
        Struct summary = new Struct(ProfileSummary.SIZE);
        int status = Native.profileSummarize(samplesWords, samples.size(), climb, summary.words);
        Calls.check(status);
        return new ProfileSummary(summary, 0);
    }

    /**
     * Finds out whether one place is seen from another.
     *
     * <p>The line is straight above a sphere that has the curvature of the ellipsoid along the line at its middle
     * (Euler's radius), divided by curvature. Without refraction, it is the straight line in space to 0.1 m over
     * 100 km. It is blocked where the ground, at equal distances of step at most, is above it. The ends do not
     * block. Places whose height is not known do not block either: where unknownCount is not 0, a line that is
     * free may be blocked. Both directions give the same answer, but for rounding.
     *
     * <p>Clearance is vertical. The radius of the first Fresnel zone is root(wavelength s (d - s)/d), at s of d
     * meters. Since 0.2.
     *
     * <p>Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with
     * a step of 1 cm.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param from The start; latitude -90 ... 90 degrees, longitude any finite value.
     * @param fromHeight Meters above the ground there, -1,000 ... 850,000.
     * @param to The end; at most 1,000,000 m away.
     * @param toHeight Meters above the ground there.
     * @param options Curvature, step and frequency. Null for the defaults.
     * @return The line.
     * @throws GridNorthException {@link Status#HEIGHT_OUTSIDE} or {@link Status#HEIGHT_VOID} if the ground is not
     *     known at one of the ends, {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#HEIGHT} also
     *     for ground 1,000,000 m up or down, {@link Status#SIGHT_DISTANCE}, {@link Status#CURVATURE},
     *     {@link Status#FREQUENCY}, {@link Status#SAMPLE_STEP}, {@link Status#COUNT}, {@link Status#HEIGHT_GRID}
     *     or {@link Status#OFFSET}.
     */
    public static @NotNull Sight sightBetween(@NotNull byte[] bytes, @NotNull List<HeightGrid> grids,
            @NotNull Point from, double fromHeight, @NotNull Point to, double toHeight,
            @Nullable SightOptions options) {
        long[] gridsWords = HeightGrid.words(grids);
        Struct sight = new Struct(Sight.SIZE);
        int status = Native.sightBetween(bytes, Text.size(bytes), gridsWords, grids.size(), from.struct().words,
                fromHeight, to.struct().words, toHeight, options == null ? null : options.struct.words,
                sight.words);
        Calls.check(status);
        return new Sight(sight, 0);
    }

    /**
     * Finds out whether one place is seen from another.
     *
     * <p>The same as {@link #sightBetween(byte[], List, Point, double, Point, double, SightOptions)} with options
     * null.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param from The start; latitude -90 ... 90 degrees, longitude any finite value.
     * @param fromHeight Meters above the ground there, -1,000 ... 850,000.
     * @param to The end; at most 1,000,000 m away.
     * @param toHeight Meters above the ground there.
     * @return The line.
     * @throws GridNorthException {@link Status#HEIGHT_OUTSIDE} or {@link Status#HEIGHT_VOID} if the ground is not
     *     known at one of the ends, {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#HEIGHT} also
     *     for ground 1,000,000 m up or down, {@link Status#SIGHT_DISTANCE}, {@link Status#CURVATURE},
     *     {@link Status#FREQUENCY}, {@link Status#SAMPLE_STEP}, {@link Status#COUNT}, {@link Status#HEIGHT_GRID}
     *     or {@link Status#OFFSET}.
     */
    public static @NotNull Sight sightBetween(@NotNull byte[] bytes, @NotNull List<HeightGrid> grids,
            @NotNull Point from, double fromHeight, @NotNull Point to, double toHeight) {
        return sightBetween(bytes, grids, from, fromHeight, to, toHeight, null);
    }

    /**
     * Looks in a direction, to a distance.
     *
     * <p>The line is that of sightBetween() to the position which geodesicDirect() gives. Since 0.2.
     *
     * <p>Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with
     * a step of 1 cm.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param from The start; latitude -90 ... 90 degrees, longitude any finite value.
     * @param fromHeight Meters above the ground there, -1,000 ... 850,000.
     * @param azimuth The direction in degrees, clockwise from true north; any finite value.
     * @param distance Meters along the ground to the end, 0 ... 1,000,000.
     * @param toHeight Meters above the ground at the end.
     * @param options Curvature, step and frequency. Null for the defaults.
     * @return The line.
     * @throws GridNorthException as sightBetween().
     */
    public static @NotNull Sight sightAlong(@NotNull byte[] bytes, @NotNull List<HeightGrid> grids,
            @NotNull Point from, double fromHeight, double azimuth, double distance, double toHeight,
            @Nullable SightOptions options) {
        long[] gridsWords = HeightGrid.words(grids);
        Struct sight = new Struct(Sight.SIZE);
        int status = Native.sightAlong(bytes, Text.size(bytes), gridsWords, grids.size(), from.struct().words,
                fromHeight, azimuth, distance, toHeight, options == null ? null : options.struct.words,
                sight.words);
        Calls.check(status);
        return new Sight(sight, 0);
    }

    /**
     * Looks in a direction, to a distance.
     *
     * <p>The same as {@link #sightAlong(byte[], List, Point, double, double, double, double, SightOptions)} with
     * options null.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param from The start; latitude -90 ... 90 degrees, longitude any finite value.
     * @param fromHeight Meters above the ground there, -1,000 ... 850,000.
     * @param azimuth The direction in degrees, clockwise from true north; any finite value.
     * @param distance Meters along the ground to the end, 0 ... 1,000,000.
     * @param toHeight Meters above the ground at the end.
     * @return The line.
     * @throws GridNorthException as sightBetween().
     */
    public static @NotNull Sight sightAlong(@NotNull byte[] bytes, @NotNull List<HeightGrid> grids,
            @NotNull Point from, double fromHeight, double azimuth, double distance, double toHeight) {
        return sightAlong(bytes, grids, from, fromHeight, azimuth, distance, toHeight, null);
    }

    /**
     * Finds which cells of a raster are seen from a place.
     *
     * <p>A ray leads to each cell of the border, and looks at the ground on each row or column that it crosses,
     * and between them if they are farther apart than the step. Each cell within the circle gets what the nearest
     * ray sees there, which passes at half a cell at most. Lines are those of sightBetween(), which gives the same
     * answer for 98 cells of 100 on rough ground, and for 999 of 1,000 on smooth; where it differs, the line
     * grazes the ground. In a raster that is much coarser than the heights, 5 cells of 100 may differ. Where rays
     * would bend too much in rows and columns, near the poles or in circles of many hundred kilometers, each cell
     * gets a line of its own, which takes far longer. Since 0.2.
     *
     * <p>Time grows with the cells, and with the rays times the samples on each, times the grids. Slowest input
     * known: circles near a pole, where each cell gets a line of its own.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param observer Latitude -90 ... 90 degrees, longitude any finite value. It may lie outside of the raster.
     * @param observerHeight Of the eye, in meters above the ground there, -1,000 ... 850,000.
     * @param targetHeight Of what is looked for, in meters above the ground of each cell; 0 for the ground itself.
     * @param radius Of the circle around the observer, meters, 0 ... 1,000,000.
     * @param options Curvature and step; A frequency has no effect. Null for the defaults.
     * @param cellGrid Where the cells lie. It need not be that of the heights, nor contain the circle.
     * @return A byte for each cell, row by row: {@link ViewState#SEEN}, {@link ViewState#HIDDEN},
     *     {@link ViewState#OUTSIDE} or {@link ViewState#UNKNOWN}.
     * @throws GridNorthException {@link Status#HEIGHT_OUTSIDE} or {@link Status#HEIGHT_VOID} if the ground is not
     *     known at the observer, {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#HEIGHT} also
     *     for ground 1,000,000 m up or down, {@link Status#SIGHT_DISTANCE}, {@link Status#CELL_GRID},
     *     {@link Status#CURVATURE}, {@link Status#FREQUENCY}, {@link Status#SAMPLE_STEP} also if a ray would have
     *     more than 10,000,000 samples, or lines to each cell 60,000,000, {@link Status#COUNT},
     *     {@link Status#HEIGHT_GRID}, {@link Status#OFFSET}, or {@link Status#WORK} if all rays would have more
     *     than 200,000,000 samples, and more than eight for a cell.
     */
    public static @NotNull byte[] viewshedCells(@NotNull byte[] bytes, @NotNull List<HeightGrid> grids,
            @NotNull Point observer, double observerHeight, double targetHeight, double radius,
            @Nullable SightOptions options, @NotNull CellGrid cellGrid) {
        long[] gridsWords = HeightGrid.words(grids);
        Output.Bytes cells = new Output.Bytes();
        int status;
        do {
            status = Native.viewshedCells(bytes, Text.size(bytes), gridsWords, grids.size(),
                    observer.struct().words, observerHeight, targetHeight, radius,
                    options == null ? null : options.struct.words, cellGrid.struct().words, cells.array,
                    cells.capacity(), cells.needed);
        } while (cells.grow(status));
        Calls.check(status);
        return cells.bytes();
    }

    /**
     * Finds which cells of a raster are seen from a place.
     *
     * <p>The same as {@link #viewshedCells(byte[], List, Point, double, double, double, SightOptions, CellGrid)}
     * with options null.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param observer Latitude -90 ... 90 degrees, longitude any finite value. It may lie outside of the raster.
     * @param observerHeight Of the eye, in meters above the ground there, -1,000 ... 850,000.
     * @param targetHeight Of what is looked for, in meters above the ground of each cell; 0 for the ground itself.
     * @param radius Of the circle around the observer, meters, 0 ... 1,000,000.
     * @param cellGrid Where the cells lie. It need not be that of the heights, nor contain the circle.
     * @return A byte for each cell, row by row: {@link ViewState#SEEN}, {@link ViewState#HIDDEN},
     *     {@link ViewState#OUTSIDE} or {@link ViewState#UNKNOWN}.
     * @throws GridNorthException {@link Status#HEIGHT_OUTSIDE} or {@link Status#HEIGHT_VOID} if the ground is not
     *     known at the observer, {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#HEIGHT} also
     *     for ground 1,000,000 m up or down, {@link Status#SIGHT_DISTANCE}, {@link Status#CELL_GRID},
     *     {@link Status#CURVATURE}, {@link Status#FREQUENCY}, {@link Status#SAMPLE_STEP} also if a ray would have
     *     more than 10,000,000 samples, or lines to each cell 60,000,000, {@link Status#COUNT},
     *     {@link Status#HEIGHT_GRID}, {@link Status#OFFSET}, or {@link Status#WORK} if all rays would have more
     *     than 200,000,000 samples, and more than eight for a cell.
     */
    public static @NotNull byte[] viewshedCells(@NotNull byte[] bytes, @NotNull List<HeightGrid> grids,
            @NotNull Point observer, double observerHeight, double targetHeight, double radius,
            @NotNull CellGrid cellGrid) {
        return viewshedCells(bytes, grids, observer, observerHeight, targetHeight, radius, null, cellGrid);
    }

    /**
     * Finds the dead ground of a sector: along rays from a place, the stretches that are not seen.
     *
     * <p>The sector is divided into equal parts, with a ray in the middle of each. On it, the ground is looked at
     * in equal distances of step at most; what is seen of a place counts for half of the way to its neighbors.
     * Draw a stretch with wedge(). Behind heights that are not known, a stretch which is not hidden by others is
     * {@link ViewState#UNKNOWN}. Since 0.2.
     *
     * <p>Time grows with the rays times the samples on each, times the grids. Slowest input known: a step of 1 cm
     * over the longest radius.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param observer Latitude -90 ... 90 degrees, longitude any finite value.
     * @param observerHeight Of the eye, in meters above the ground there, -1,000 ... 850,000.
     * @param targetHeight Of what is looked for, in meters above the ground; 0 for the ground itself.
     * @param radius How far to look, meters, 0 ... 1,000,000.
     * @param azimuth Degrees, any finite value: of the middle of the sector.
     * @param width Degrees, 0 ... 360: of the sector.
     * @param azimuthStep Degrees, 0.001 ... 360: the largest angle from a ray to the next.
     * @param options Curvature and step; A frequency has no effect. Null for the defaults.
     * @return The stretches, ray after ray clockwise, outward on each.
     * @throws GridNorthException as viewshedCells(), but not {@link Status#CELL_GRID}; also {@link Status#WIDTH}
     *     or {@link Status#AZIMUTH_STEP}; and {@link Status#SAMPLE_STEP} for more than 10,000,000 places on all
     *     rays together.
     */
    public static @NotNull List<DeadGround> viewshedDeadGround(@NotNull byte[] bytes,
            @NotNull List<HeightGrid> grids, @NotNull Point observer, double observerHeight, double targetHeight,
            double radius, double azimuth, double width, double azimuthStep, @Nullable SightOptions options) {
        long[] gridsWords = HeightGrid.words(grids);
        Output.Records stretches = new Output.Records(DeadGround.SIZE);
        int status;
        do {
            status = Native.viewshedDeadGround(bytes, Text.size(bytes), gridsWords, grids.size(),
                    observer.struct().words, observerHeight, targetHeight, radius, azimuth, width, azimuthStep,
                    options == null ? null : options.struct.words, stretches.array, stretches.capacity(),
                    stretches.needed);
        } while (stretches.grow(status));
        Calls.check(status);
        return DeadGround.list(stretches);
    }

    /**
     * Finds the dead ground of a sector: along rays from a place, the stretches that are not seen.
     *
     * <p>The same as {@link #viewshedDeadGround(byte[], List, Point, double, double, double, double, double,
     * double, SightOptions)} with options null.
     *
     * @param bytes The bytes in which the samples of all grids lie.
     * @param grids The grids.
     * @param observer Latitude -90 ... 90 degrees, longitude any finite value.
     * @param observerHeight Of the eye, in meters above the ground there, -1,000 ... 850,000.
     * @param targetHeight Of what is looked for, in meters above the ground; 0 for the ground itself.
     * @param radius How far to look, meters, 0 ... 1,000,000.
     * @param azimuth Degrees, any finite value: of the middle of the sector.
     * @param width Degrees, 0 ... 360: of the sector.
     * @param azimuthStep Degrees, 0.001 ... 360: the largest angle from a ray to the next.
     * @return The stretches, ray after ray clockwise, outward on each.
     * @throws GridNorthException as viewshedCells(), but not {@link Status#CELL_GRID}; also {@link Status#WIDTH}
     *     or {@link Status#AZIMUTH_STEP}; and {@link Status#SAMPLE_STEP} for more than 10,000,000 places on all
     *     rays together.
     */
    public static @NotNull List<DeadGround> viewshedDeadGround(@NotNull byte[] bytes,
            @NotNull List<HeightGrid> grids, @NotNull Point observer, double observerHeight, double targetHeight,
            double radius, double azimuth, double width, double azimuthStep) {
        return viewshedDeadGround(bytes, grids, observer, observerHeight, targetHeight, radius, azimuth, width,
                azimuthStep, null);
    }

    /**
     * Measures a polygon: rings of points joined by geodesics.
     *
     * <p>The inside of a ring is the smaller of the two parts into which it divides the earth, whichever way the
     * ring runs; a pole may lie inside. If the two parts are equal, the inside is the one on the left. A vertex at
     * a pole may have any longitude; only an edge from pole to pole runs along the meridian given at its end.
     * Accurate to 0.1 square meters per edge, usually much better; for an edge between nearly antipodal points,
     * where the azimuth decides, to 1,000. Rings of fewer than three points have no area. The area of a ring that
     * crosses itself is the area that it encloses on its left minus the area that it encloses on its right. Holes
     * never remove more than the area of the outer ring. Since 0.1.
     *
     * <p>Time grows with the points. Slowest input known: edges halfway around the earth.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value. The last point of a ring is joined to the
     *     first; the last point may repeat the first.
     * @param rings The number of points of each ring: the outer one, then the holes. Null for one ring.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, or {@link Status#COUNT} for more points than an array can
     *     hold.
     */
    public static @NotNull PolygonMeasureResult polygonMeasure(@NotNull double[] points, @Nullable int[] rings) {
        long[] ringsSizes = Calls.sizes(rings);
        double[] area = new double[1];
        double[] perimeter = new double[1];
        int status = Native.polygonMeasure(points, Points.count(points), ringsSizes,
                rings == null ? 0 : rings.length, area, perimeter);
        Calls.check(status);
        return new PolygonMeasureResult(area[0], perimeter[0]);
    }

    /**
     * Measures a polygon: rings of points joined by geodesics.
     *
     * <p>The same as {@link #polygonMeasure(double[], int[])} with rings null.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value. The last point of a ring is joined to the
     *     first; the last point may repeat the first.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, or {@link Status#COUNT} for more points than an array can
     *     hold.
     */
    public static @NotNull PolygonMeasureResult polygonMeasure(@NotNull double[] points) {
        return polygonMeasure(points, null);
    }

    /**
     * Finds which way a ring runs around its inside, seen from above.
     *
     * <p>Since 0.1.
     *
     * <p>Time grows with the points. Slowest input known: edges halfway around the earth.
     *
     * @param points Latitudes and longitudes, alternating: the points of one ring: latitudes -90 ... 90 degrees,
     *     longitudes any finite value.
     * @return {@link Orientation#COUNTERCLOCKWISE}, {@link Orientation#CLOCKWISE}, or null if the area of the ring
     *     cannot be told from rounding error.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, or {@link Status#COUNT} for
     *     more points than an array can hold.
     */
    public static @Nullable Orientation polygonOrientation(@NotNull double[] points) {
        int[] orientation = new int[1];
        int status = Native.polygonOrientation(points, Points.count(points), orientation);
        Calls.check(status);
        return Orientation.of(orientation[0]);
    }

    /**
     * Finds whether a position lies inside a polygon.
     *
     * <p>Correct for edges of any length and for polygons around a pole. The inside of a ring that crosses itself
     * is the part that an odd number of edges separates from the outside. A polygon without points contains
     * nothing. Since 0.1.
     *
     * <p>Time grows with the points. Slowest input known: a position beside a pole, for which each edge is
     * searched.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @param rings The number of points of each ring: the outer one, then the holes. Null for one ring.
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @return {@link Side#INSIDE}, {@link Side#ON_BORDER} (within a micrometer of an edge of any ring) or
     *     {@link Side#OUTSIDE} (also in a hole).
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, or {@link Status#COUNT} for more points than an array can
     *     hold.
     */
    public static @NotNull Side polygonContains(@NotNull double[] points, @Nullable int[] rings,
            @NotNull Point position) {
        long[] ringsSizes = Calls.sizes(rings);
        int[] side = new int[1];
        int status = Native.polygonContains(points, Points.count(points), ringsSizes,
                rings == null ? 0 : rings.length, position.struct().words, side);
        Calls.check(status);
        return Side.of(side[0]);
    }

    /**
     * Finds whether a position lies inside a polygon.
     *
     * <p>The same as {@link #polygonContains(double[], int[], Point)} with rings null.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @return {@link Side#INSIDE}, {@link Side#ON_BORDER} (within a micrometer of an edge of any ring) or
     *     {@link Side#OUTSIDE} (also in a hole).
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, or {@link Status#COUNT} for more points than an array can
     *     hold.
     */
    public static @NotNull Side polygonContains(@NotNull double[] points, @NotNull Point position) {
        return polygonContains(points, null, position);
    }

    /**
     * Finds whether many positions lie inside a polygon.
     *
     * <p>The status of a refused row is {@link Status#NOT_FINITE} or {@link Status#LATITUDE}. Each row equals the
     * result of polygonContains(). Since 0.2.
     *
     * <p>Time grows with the points times the rows. Slowest input known: a position beside a pole, for which each
     * edge is searched.
     *
     * @param points Latitudes and longitudes, alternating: the vertices of all rings, the outer one first;
     *     latitudes -90 ... 90, any finite longitudes.
     * @param rings The number of points of each ring: the outer one, then the holes. Null for one ring.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#RINGS}, {@link Status#COUNT}, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} for the points.
     */
    public static @NotNull PolygonContainsBatchResult polygonContainsBatch(@NotNull double[] points,
            @Nullable int[] rings, @NotNull double[] latitudes, @NotNull double[] longitudes) {
        int rows = latitudes.length;
        int[] sides = new int[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = polygonContainsBatch(points, rings, DoubleColumn.of(latitudes),
                DoubleColumn.of(longitudes), IntColumn.of(sides), statuses);
        return new PolygonContainsBatchResult(Side.list(sides, statuses), statuses, isComplete);
    }

    /**
     * Finds whether many positions lie inside a polygon.
     *
     * <p>The same as {@link #polygonContainsBatch(double[], int[], double[], double[])} with rings null.
     *
     * @param points Latitudes and longitudes, alternating: the vertices of all rings, the outer one first;
     *     latitudes -90 ... 90, any finite longitudes.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#RINGS}, {@link Status#COUNT}, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} for the points.
     */
    public static @NotNull PolygonContainsBatchResult polygonContainsBatch(@NotNull double[] points,
            @NotNull double[] latitudes, @NotNull double[] longitudes) {
        return polygonContainsBatch(points, null, latitudes, longitudes);
    }

    /**
     * Finds whether many positions lie inside a polygon.
     *
     * <p>The status of a refused row is {@link Status#NOT_FINITE} or {@link Status#LATITUDE}. Each row equals the
     * result of polygonContains(). Since 0.2.
     *
     * <p>Time grows with the points times the rows. Slowest input known: a position beside a pole, for which each
     * edge is searched.
     *
     * @param points Latitudes and longitudes, alternating: the vertices of all rings, the outer one first;
     *     latitudes -90 ... 90, any finite longitudes.
     * @param rings The number of points of each ring: the outer one, then the holes. Null for one ring.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param sides {@link Side#INSIDE}, {@link Side#ON_BORDER} or {@link Side#OUTSIDE}; 0 in a refused row.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#RINGS}, {@link Status#COUNT}, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} for the points.
     */
    public static boolean polygonContainsBatch(@NotNull double[] points, @Nullable int[] rings,
            @NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes, @NotNull IntColumn sides,
            @Nullable byte[] statuses) {
        long[] ringsSizes = Calls.sizes(rings);
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, sides, statusesColumn);
        Column.checkResults(sides);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.polygonContainsBatch(first, count, points, Points.count(points),
                    ringsSizes, rings == null ? 0 : rings.length, latitudes, longitudes, sides, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the smallest rectangle of meridians and parallels that contains a polygon.
     *
     * <p>Edges bulge toward the poles, and the rectangle contains them: its northern edge may lie north of all
     * vertices. With a pole inside, longitudes are -180 ... 180, and the pole is one of the latitudes. Accurate to
     * 1e-13 degrees. Since 0.1.
     *
     * <p>Time grows with the points. Slowest input known: edges halfway around the earth.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @param rings The number of points of each ring: the outer one, then the holes, which have no effect. Null
     *     for one ring.
     * @return The edges of the rectangle in degrees; if west is greater than east, it crosses the antimeridian.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, or {@link Status#COUNT} for an outer ring without points,
     *     or more points than an array can hold.
     */
    public static @NotNull Bounds polygonBounds(@NotNull double[] points, @Nullable int[] rings) {
        long[] ringsSizes = Calls.sizes(rings);
        Struct bounds = new Struct(Bounds.SIZE);
        int status = Native.polygonBounds(points, Points.count(points), ringsSizes,
                rings == null ? 0 : rings.length, bounds.words);
        Calls.check(status);
        return new Bounds(bounds, 0);
    }

    /**
     * Finds the smallest rectangle of meridians and parallels that contains a polygon.
     *
     * <p>The same as {@link #polygonBounds(double[], int[])} with rings null.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @return The edges of the rectangle in degrees; if west is greater than east, it crosses the antimeridian.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, or {@link Status#COUNT} for an outer ring without points,
     *     or more points than an array can hold.
     */
    public static @NotNull Bounds polygonBounds(@NotNull double[] points) {
        return polygonBounds(points, null);
    }

    /**
     * Finds the centroid of a polygon.
     *
     * <p>The centroid is the mean direction of the area on the authalic sphere, which preserves the areas of the
     * ellipsoid. For a polygon a few kilometers across, it agrees with the centroid on a plane map to a
     * millimeter; edges of any length follow the geodesics to a centimeter. A polygon without area has the
     * centroid of its border. The centroid need not lie inside. Since 0.1.
     *
     * <p>Time grows with the points, and with the perimeter / 100 km. Slowest input known: edges halfway around
     * the earth, which are 201 pieces each.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @param rings The number of points of each ring: the outer one, then the holes. Null for one ring.
     * @return The position, longitude in [-180, 180).
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, {@link Status#COUNT} for an outer ring without points, or
     *     more points than an array can hold, or {@link Status#WORK} for a border of more than 300 million
     *     kilometers.
     */
    public static @NotNull Point polygonCentroid(@NotNull double[] points, @Nullable int[] rings) {
        long[] ringsSizes = Calls.sizes(rings);
        Struct centroid = new Struct(Point.SIZE);
        int status = Native.polygonCentroid(points, Points.count(points), ringsSizes,
                rings == null ? 0 : rings.length, centroid.words);
        Calls.check(status);
        return new Point(centroid, 0);
    }

    /**
     * Finds the centroid of a polygon.
     *
     * <p>The same as {@link #polygonCentroid(double[], int[])} with rings null.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @return The position, longitude in [-180, 180).
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, {@link Status#COUNT} for an outer ring without points, or
     *     more points than an array can hold, or {@link Status#WORK} for a border of more than 300 million
     *     kilometers.
     */
    public static @NotNull Point polygonCentroid(@NotNull double[] points) {
        return polygonCentroid(points, null);
    }

    /**
     * Looks for two edges of a polygon that meet where they should not.
     *
     * <p>Edges within a micrometer of each other meet, even in different rings. Neighbors may meet at their common
     * vertex, but neither may run back along the other. Points given twice are one vertex. 100,000 edges take some
     * 30 milliseconds. Long edges that run diagonally side by side, like hatching, are compared each with each,
     * and rings too: beyond some 900 edges 2,000 km long and a meter apart, or 3,000 rings, {@link Status#WORK}
     * refuses them. edgeIndexCrossings() takes more rings. Since 0.1.
     *
     * <p>Time grows with n log n of the points of a ring, and with rings times points. Slowest input known: long
     * edges side by side that do not meet: each pair is compared by geodesics, and too many are refused with
     * {@link Status#WORK}.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @param rings The number of points of each ring: the outer one, then the holes. Null for one ring.
     * @return Two such edges and a point where they meet, or one pair of several.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, {@link Status#COUNT} for more points than an array can
     *     hold, or {@link Status#WORK}.
     */
    public static @NotNull PolygonCrossing polygonFindCrossing(@NotNull double[] points, @Nullable int[] rings) {
        long[] ringsSizes = Calls.sizes(rings);
        Struct crossing = new Struct(PolygonCrossing.SIZE);
        int status = Native.polygonFindCrossing(points, Points.count(points), ringsSizes,
                rings == null ? 0 : rings.length, crossing.words);
        Calls.check(status);
        return new PolygonCrossing(crossing, 0);
    }

    /**
     * Looks for two edges of a polygon that meet where they should not.
     *
     * <p>The same as {@link #polygonFindCrossing(double[], int[])} with rings null.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @return Two such edges and a point where they meet, or one pair of several.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, {@link Status#COUNT} for more points than an array can
     *     hold, or {@link Status#WORK}.
     */
    public static @NotNull PolygonCrossing polygonFindCrossing(@NotNull double[] points) {
        return polygonFindCrossing(points, null);
    }

    /**
     * Verifies an index wholly: once, after it was read from a file or received.
     *
     * <p>An index is an array of 64-bit words in the caller's memory: little-endian, without pointers, the same
     * bits on every machine. It can be stored, mapped from a file read-only, and asked by any number of threads.
     * Queries look at the first eight words only; whatever the others are, they never read outside the index. So
     * this call is for those who want to know that the answers are right. It takes a few nanoseconds a word. Since
     * 0.2.
     *
     * <p>Time grows with the words. Slowest input known: edges halfway around the earth.
     *
     * @param words The index.
     * @return {@link IndexKind#POINTS}, {@link IndexKind#EDGES} or {@link IndexKind#FENCES}.
     * @throws GridNorthException {@link Status#INDEX} if the words are no index, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND} for a kind that this library does not know,
     *     {@link Status#INDEX_SIZE}, or {@link Status#INDEX_DAMAGED} if the checksum is another one, or the
     *     content is none that was built.
     */
    public static @NotNull IndexKind indexCheck(@NotNull long[] words) {
        int[] kind = new int[1];
        int status = Native.indexCheck(words, words.length, kind);
        Calls.check(status);
        return IndexKind.of(kind[0]);
    }

    /**
     * Builds an index of points.
     *
     * <p>The index holds the points that are not refused; the status of a refused row is {@link Status#NOT_FINITE}
     * or {@link Status#LATITUDE}. The id of a point is its row. The number of words follows from count alone: of a
     * million points, 30 bytes for each. No other memory is used. The bits are the same on every machine.
     * indexCheck() tells what an index is. Since 0.2.
     *
     * <p>Time grows with n log n of the points. Slowest input known: points in an order for which medians of three
     * are bad: up to 64 passes for a split.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return The index. And the statuses of all rows.
     * @throws GridNorthException {@link Status#INDEX_ALIGNMENT}, or {@link Status#COUNT} for more points than an
     *     index or memory can hold.
     */
    public static @NotNull PointIndexBuildResult pointIndexBuild(@NotNull double[] latitudes,
            @NotNull double[] longitudes) {
        int rows = latitudes.length;
        byte[] statuses = new byte[rows];
        long[] words = pointIndexBuild(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), statuses);
        return new PointIndexBuildResult(words, statuses);
    }

    /**
     * Builds an index of points.
     *
     * <p>The index holds the points that are not refused; the status of a refused row is {@link Status#NOT_FINITE}
     * or {@link Status#LATITUDE}. The id of a point is its row. The number of words follows from count alone: of a
     * million points, 30 bytes for each. No other memory is used. The bits are the same on every machine.
     * indexCheck() tells what an index is. Since 0.2.
     *
     * <p>Time grows with n log n of the points. Slowest input known: points in an order for which medians of three
     * are bad: up to 64 passes for a split.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return The index.
     * @throws GridNorthException {@link Status#INDEX_ALIGNMENT}, or {@link Status#COUNT} for more points than an
     *     index or memory can hold.
     */
    public static @NotNull long[] pointIndexBuild(@NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @Nullable byte[] statuses) {
        Output.Words words = new Output.Words();
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, statusesColumn);
        int status;
        do {
            status = Native.pointIndexBuild(0, rows, latitudes, longitudes, words.array, words.capacity(),
                    words.needed, statusesColumn);
        } while (words.grow(status));
        Calls.accepted(status);
        return words.words();
    }

    /**
     * Finds the points of an index that are nearest to a position.
     *
     * <p>Each distance is that of geodesicInverse() from the position to the point, bit for bit; of equally far
     * points, that with the lower id comes first. A query takes a microsecond or two. Since 0.2.
     *
     * <p>Time grows with the logarithm of the points, and with the limit. Slowest input known: all points equally
     * far, each of which is measured.
     *
     * @param words An index of points.
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @param limit How many points to find at most.
     * @param distance Meters within which they must be, 0 or more; infinity for any.
     * @return Their distances and ids, the nearest first.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#DISTANCE} if it
     *     is negative, {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND} or {@link Status#INDEX_SIZE}.
     */
    public static @NotNull List<Neighbor> pointIndexNearest(@NotNull long[] words, @NotNull Point position,
            int limit, double distance) {
        Output.Records neighbors = new Output.Records(Neighbor.SIZE);
        int status;
        do {
            status = Native.pointIndexNearest(words, words.length, position.struct().words, limit, distance,
                    neighbors.array, neighbors.capacity(), neighbors.needed);
        } while (neighbors.grow(status));
        Calls.check(status);
        return Neighbor.list(neighbors);
    }

    /**
     * Finds the points of an index that are nearest to each of many positions.
     *
     * <p>If there are fewer points, the other places of the row have an infinite distance and the id -1. In a
     * refused row, all distances are NaN and the ids 0; its status is {@link Status#NOT_FINITE} or
     * {@link Status#LATITUDE}. Each row equals the result of pointIndexNearest(), bit for bit. If the neighbors do
     * not fit, nothing is computed. Since 0.2.
     *
     * <p>Time grows with the rows times the logarithm of the points, and with rows times the limit. Slowest input
     * known: all points equally far, each of which is measured.
     *
     * @param words An index of points.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param limit How many points to find for each at most; 1 or more.
     * @param distance Meters within which they must be, 0 or more; infinity for any.
     * @return Limit distances and ids for each row, the nearest first, one row after the other. And the statuses
     *     of all rows.
     * @throws GridNorthException {@link Status#NOT_FINITE} or {@link Status#DISTANCE} for the distance,
     *     {@link Status#COUNT} for no neighbors or more than memory can hold, {@link Status#INDEX},
     *     {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND},
     *     {@link Status#INDEX_SIZE}.
     */
    public static @NotNull PointIndexNearestBatchResult pointIndexNearestBatch(@NotNull long[] words,
            @NotNull double[] latitudes, @NotNull double[] longitudes, int limit, double distance) {
        int rows = latitudes.length;
        byte[] statuses = new byte[rows];
        List<Neighbor> neighbors = pointIndexNearestBatch(words, DoubleColumn.of(latitudes),
                DoubleColumn.of(longitudes), limit, distance, statuses);
        return new PointIndexNearestBatchResult(neighbors, statuses);
    }

    /**
     * Finds the points of an index that are nearest to each of many positions.
     *
     * <p>If there are fewer points, the other places of the row have an infinite distance and the id -1. In a
     * refused row, all distances are NaN and the ids 0; its status is {@link Status#NOT_FINITE} or
     * {@link Status#LATITUDE}. Each row equals the result of pointIndexNearest(), bit for bit. If the neighbors do
     * not fit, nothing is computed. Since 0.2.
     *
     * <p>Time grows with the rows times the logarithm of the points, and with rows times the limit. Slowest input
     * known: all points equally far, each of which is measured.
     *
     * @param words An index of points.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param limit How many points to find for each at most; 1 or more.
     * @param distance Meters within which they must be, 0 or more; infinity for any.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Limit distances and ids for each row, the nearest first, one row after the other.
     * @throws GridNorthException {@link Status#NOT_FINITE} or {@link Status#DISTANCE} for the distance,
     *     {@link Status#COUNT} for no neighbors or more than memory can hold, {@link Status#INDEX},
     *     {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND},
     *     {@link Status#INDEX_SIZE}.
     */
    public static @NotNull List<Neighbor> pointIndexNearestBatch(@NotNull long[] words,
            @NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes, int limit, double distance,
            @Nullable byte[] statuses) {
        Output.Records neighbors = new Output.Records(Neighbor.SIZE);
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, statusesColumn);
        int status;
        do {
            status = Native.pointIndexNearestBatch(0, rows, words, words.length, latitudes, longitudes, limit,
                    distance, neighbors.array, neighbors.capacity(), neighbors.needed, statusesColumn);
        } while (neighbors.grow(status));
        Calls.accepted(status);
        return Neighbor.list(neighbors);
    }

    /**
     * Finds all points of an index within a distance of a position.
     *
     * <p>Each distance is that of geodesicInverse() from the position to the point, bit for bit; of equally far
     * points, that with the lower id comes first. Asking for the number is faster than asking for the points.
     * Since 0.2.
     *
     * <p>Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known:
     * all points in one place.
     *
     * @param words An index of points.
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @param distance Meters, 0 or more; infinity for all points.
     * @return The distances and ids of the points, the nearest first.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#DISTANCE} if it
     *     is negative, {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND} or {@link Status#INDEX_SIZE}.
     */
    public static @NotNull List<Neighbor> pointIndexWithin(@NotNull long[] words, @NotNull Point position,
            double distance) {
        Output.Records neighbors = new Output.Records(Neighbor.SIZE);
        int status;
        do {
            status = Native.pointIndexWithin(words, words.length, position.struct().words, distance,
                    neighbors.array, neighbors.capacity(), neighbors.needed);
        } while (neighbors.grow(status));
        Calls.check(status);
        return Neighbor.list(neighbors);
    }

    /**
     * Counts the points of an index within a distance of each of many positions.
     *
     * <p>In a refused row, the count is 0; its status is {@link Status#NOT_FINITE} or {@link Status#LATITUDE}.
     * Each row equals the number of results of pointIndexWithin(); pointIndexWithinBatch() also gives the points,
     * which takes longer. Since 0.2.
     *
     * <p>Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest
     * input known: all points in one place.
     *
     * @param words An index of points.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param distance Meters, 0 or more; infinity for all points.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#NOT_FINITE} or {@link Status#DISTANCE} for the distance,
     *     {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND}, {@link Status#INDEX_SIZE}.
     */
    public static @NotNull PointIndexCountBatchResult pointIndexCountBatch(@NotNull long[] words,
            @NotNull double[] latitudes, @NotNull double[] longitudes, double distance) {
        int rows = latitudes.length;
        int[] counts = new int[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = pointIndexCountBatch(words, DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                distance, IntColumn.of(counts), statuses);
        return new PointIndexCountBatchResult(counts, statuses, isComplete);
    }

    /**
     * Counts the points of an index within a distance of each of many positions.
     *
     * <p>In a refused row, the count is 0; its status is {@link Status#NOT_FINITE} or {@link Status#LATITUDE}.
     * Each row equals the number of results of pointIndexWithin(); pointIndexWithinBatch() also gives the points,
     * which takes longer. Since 0.2.
     *
     * <p>Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest
     * input known: all points in one place.
     *
     * @param words An index of points.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param distance Meters, 0 or more; infinity for all points.
     * @param counts How many points there are.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#NOT_FINITE} or {@link Status#DISTANCE} for the distance,
     *     {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND}, {@link Status#INDEX_SIZE}.
     */
    public static boolean pointIndexCountBatch(@NotNull long[] words, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, double distance, @NotNull IntColumn counts,
            @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, counts, statusesColumn);
        Column.checkResults(counts);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.pointIndexCountBatch(first, count, words, words.length,
                    latitudes, longitudes, distance, counts, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds all points of an index within a distance of each of many positions.
     *
     * <p>In a refused row, the count is 0; its status is {@link Status#NOT_FINITE} or {@link Status#LATITUDE}.
     * Each row equals the result of pointIndexWithin(), bit for bit. Since 0.2.
     *
     * <p>Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest
     * input known: all points in one place.
     *
     * @param words An index of points.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param distance Meters, 0 or more; infinity for all points.
     * @return The distances and ids of the points: those of the first row, the nearest first, then those of the
     *     second, and so on. And the statuses of all rows.
     * @throws GridNorthException {@link Status#NOT_FINITE} or {@link Status#DISTANCE} for the distance,
     *     {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND}, {@link Status#INDEX_SIZE}.
     */
    public static @NotNull PointIndexWithinBatchResult pointIndexWithinBatch(@NotNull long[] words,
            @NotNull double[] latitudes, @NotNull double[] longitudes, double distance) {
        int rows = latitudes.length;
        int[] counts = new int[rows];
        byte[] statuses = new byte[rows];
        List<Neighbor> neighbors = pointIndexWithinBatch(words, DoubleColumn.of(latitudes),
                DoubleColumn.of(longitudes), distance, IntColumn.of(counts), statuses);
        return new PointIndexWithinBatchResult(counts, neighbors, statuses);
    }

    /**
     * Finds all points of an index within a distance of each of many positions.
     *
     * <p>In a refused row, the count is 0; its status is {@link Status#NOT_FINITE} or {@link Status#LATITUDE}.
     * Each row equals the result of pointIndexWithin(), bit for bit. Since 0.2.
     *
     * <p>Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest
     * input known: all points in one place.
     *
     * @param words An index of points.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param distance Meters, 0 or more; infinity for all points.
     * @param counts How many points there are near each position.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return The distances and ids of the points: those of the first row, the nearest first, then those of the
     *     second, and so on.
     * @throws GridNorthException {@link Status#NOT_FINITE} or {@link Status#DISTANCE} for the distance,
     *     {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND}, {@link Status#INDEX_SIZE}.
     */
    public static @NotNull List<Neighbor> pointIndexWithinBatch(@NotNull long[] words,
            @NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes, double distance,
            @NotNull IntColumn counts, @Nullable byte[] statuses) {
        Output.Records neighbors = new Output.Records(Neighbor.SIZE);
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, counts, statusesColumn);
        Column.checkResults(counts);
        int status;
        do {
            status = Native.pointIndexWithinBatch(0, rows, words, words.length, latitudes, longitudes, distance,
                    counts, neighbors.array, neighbors.capacity(), neighbors.needed, statusesColumn);
        } while (neighbors.grow(status));
        Calls.accepted(status);
        return Neighbor.list(neighbors);
    }

    /**
     * Finds all points of an index in a rectangle of meridians and parallels.
     *
     * <p>The edges belong to the rectangle. A point at a pole has all longitudes. Since 0.2.
     *
     * <p>Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known:
     * all points in one place.
     *
     * @param words An index of points.
     * @param bounds Degrees. If east is less than west, the rectangle crosses the antimeridian; if it is greater
     *     by 360 or more, the rectangle goes around the earth.
     * @return The ids of the points in ascending order.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#VIEW} if south
     *     lies north of north, {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND} or {@link Status#INDEX_SIZE}.
     */
    public static @NotNull int[] pointIndexInBounds(@NotNull long[] words, @NotNull Bounds bounds) {
        Output.Words ids = new Output.Words();
        int status;
        do {
            status = Native.pointIndexInBounds(words, words.length, bounds.struct().words, ids.array,
                    ids.capacity(), ids.needed);
        } while (ids.grow(status));
        Calls.check(status);
        return ids.indexes();
    }

    /**
     * Finds all points of an index in each of many rectangles of meridians and parallels.
     *
     * <p>In a refused row, the count is 0; its status is {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, or
     * {@link Status#VIEW} if south lies north of north. Each row equals the result of pointIndexInBounds(). Since
     * 0.2.
     *
     * <p>Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest
     * input known: all points in one place.
     *
     * @param words An index of points.
     * @param souths Degrees, -90 ... 90.
     * @param wests Degrees; any finite values.
     * @param norths Degrees, south ... 90.
     * @param easts Degrees; any finite values. If east is less than west, the rectangle crosses the antimeridian;
     *     if it is greater by 360 or more, the rectangle goes around the earth.
     * @return The ids of the points: those of the first row in ascending order, then those of the second, and so
     *     on. And the statuses of all rows.
     * @throws GridNorthException {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND}, {@link Status#INDEX_SIZE}.
     */
    public static @NotNull PointIndexInBoundsBatchResult pointIndexInBoundsBatch(@NotNull long[] words,
            @NotNull double[] souths, @NotNull double[] wests, @NotNull double[] norths, @NotNull double[] easts) {
        int rows = souths.length;
        int[] counts = new int[rows];
        byte[] statuses = new byte[rows];
        int[] ids = pointIndexInBoundsBatch(words, DoubleColumn.of(souths), DoubleColumn.of(wests),
                DoubleColumn.of(norths), DoubleColumn.of(easts), IntColumn.of(counts), statuses);
        return new PointIndexInBoundsBatchResult(counts, ids, statuses);
    }

    /**
     * Finds all points of an index in each of many rectangles of meridians and parallels.
     *
     * <p>In a refused row, the count is 0; its status is {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, or
     * {@link Status#VIEW} if south lies north of north. Each row equals the result of pointIndexInBounds(). Since
     * 0.2.
     *
     * <p>Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest
     * input known: all points in one place.
     *
     * @param words An index of points.
     * @param souths Degrees, -90 ... 90.
     * @param wests Degrees; any finite values.
     * @param norths Degrees, south ... 90.
     * @param easts Degrees; any finite values. If east is less than west, the rectangle crosses the antimeridian;
     *     if it is greater by 360 or more, the rectangle goes around the earth.
     * @param counts How many points are in each rectangle.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return The ids of the points: those of the first row in ascending order, then those of the second, and so
     *     on.
     * @throws GridNorthException {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND}, {@link Status#INDEX_SIZE}.
     */
    public static @NotNull int[] pointIndexInBoundsBatch(@NotNull long[] words, @NotNull DoubleColumn souths,
            @NotNull DoubleColumn wests, @NotNull DoubleColumn norths, @NotNull DoubleColumn easts,
            @NotNull IntColumn counts, @Nullable byte[] statuses) {
        Output.Words ids = new Output.Words();
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(souths, wests, norths, easts, counts, statusesColumn);
        Column.checkResults(counts);
        int status;
        do {
            status = Native.pointIndexInBoundsBatch(0, rows, words, words.length, souths, wests, norths, easts,
                    counts, ids.array, ids.capacity(), ids.needed, statusesColumn);
        } while (ids.grow(status));
        Calls.accepted(status);
        return ids.indexes();
    }

    /**
     * Builds an index of a polygon: once, for many questions.
     *
     * <p>The index holds the points too. It takes no other memory. Since 0.2.
     *
     * <p>Time grows with the points. Slowest input known: edges halfway around the earth.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value. The last point of a ring is joined to the
     *     first; the last point may repeat the first.
     * @param rings The number of points of each ring: the outer one, then the holes. Null for one ring.
     * @return The index, which is words of 64 bits.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, {@link Status#INDEX_ALIGNMENT}, or {@link Status#COUNT} for
     *     more than 134,217,728 points in a ring, 16,777,217 rings or 2,147,483,647 points.
     */
    public static @NotNull long[] polygonIndexBuild(@NotNull double[] points, @Nullable int[] rings) {
        long[] ringsSizes = Calls.sizes(rings);
        Output.Words words = new Output.Words();
        int status;
        do {
            status = Native.polygonIndexBuild(points, Points.count(points), ringsSizes,
                    rings == null ? 0 : rings.length, words.array, words.capacity(), words.needed);
        } while (words.grow(status));
        Calls.check(status);
        return words.words();
    }

    /**
     * Builds an index of a polygon: once, for many questions.
     *
     * <p>The same as {@link #polygonIndexBuild(double[], int[])} with rings null.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value. The last point of a ring is joined to the
     *     first; the last point may repeat the first.
     * @return The index, which is words of 64 bits.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS} if the
     *     counts in rings do not add up to pointCount, {@link Status#INDEX_ALIGNMENT}, or {@link Status#COUNT} for
     *     more than 134,217,728 points in a ring, 16,777,217 rings or 2,147,483,647 points.
     */
    public static @NotNull long[] polygonIndexBuild(@NotNull double[] points) {
        return polygonIndexBuild(points, null);
    }

    /**
     * Builds an index of a route: once, for many questions.
     *
     * <p>The index holds the points too. It takes no other memory. Since 0.2.
     *
     * <p>Time grows with the points. Slowest input known: edges halfway around the earth.
     *
     * @param points Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @return The index, which is words of 64 bits.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE},
     *     {@link Status#INDEX_ALIGNMENT}, or {@link Status#COUNT} for more than 134,217,728 points.
     */
    public static @NotNull long[] routeIndexBuild(@NotNull double[] points) {
        Output.Words words = new Output.Words();
        int status;
        do {
            status = Native.routeIndexBuild(points, Points.count(points), words.array, words.capacity(),
                    words.needed);
        } while (words.grow(status));
        Calls.check(status);
        return words.words();
    }

    /**
     * Finds whether many positions lie inside the polygon of an index.
     *
     * <p>The side in a refused row is 0; its status is {@link Status#NOT_FINITE} or {@link Status#LATITUDE}. Each
     * row equals the result of polygonContains(). Words that were damaged after indexCheck() give any sides. Since
     * 0.2.
     *
     * <p>Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known:
     * a position beside a pole, for which each edge is searched.
     *
     * @param words The index, of polygonIndexBuild().
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND} also for the index of a route, or
     *     {@link Status#INDEX_SIZE}.
     */
    public static @NotNull EdgeIndexContainsBatchResult edgeIndexContainsBatch(@NotNull long[] words,
            @NotNull double[] latitudes, @NotNull double[] longitudes) {
        int rows = latitudes.length;
        int[] sides = new int[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = edgeIndexContainsBatch(words, DoubleColumn.of(latitudes),
                DoubleColumn.of(longitudes), IntColumn.of(sides), statuses);
        return new EdgeIndexContainsBatchResult(Side.list(sides, statuses), statuses, isComplete);
    }

    /**
     * Finds whether many positions lie inside the polygon of an index.
     *
     * <p>The side in a refused row is 0; its status is {@link Status#NOT_FINITE} or {@link Status#LATITUDE}. Each
     * row equals the result of polygonContains(). Words that were damaged after indexCheck() give any sides. Since
     * 0.2.
     *
     * <p>Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known:
     * a position beside a pole, for which each edge is searched.
     *
     * @param words The index, of polygonIndexBuild().
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param sides {@link Side#INSIDE}, {@link Side#ON_BORDER} (within a micrometer of an edge of any ring) or
     *     {@link Side#OUTSIDE}.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND} also for the index of a route, or
     *     {@link Status#INDEX_SIZE}.
     */
    public static boolean edgeIndexContainsBatch(@NotNull long[] words, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @NotNull IntColumn sides, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, sides, statusesColumn);
        Column.checkResults(sides);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.edgeIndexContainsBatch(first, count, words, words.length,
                    latitudes, longitudes, sides, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds where the edges of an index come nearest to many positions.
     *
     * <p>In a refused row, every floating-point field is NaN and every other field is 0; its status is
     * {@link Status#NOT_FINITE} or {@link Status#LATITUDE}. For a whole route, each row equals the result of
     * routeNearest(), bit for bit. Where a route comes back along itself, a window around the distance that was
     * reached last keeps the ways apart; it is cut to the route. In a polygon, a position inside may be left or
     * right. Since 0.2.
     *
     * <p>Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known:
     * all points equally far, so that each edge is searched in up to 96 steps.
     *
     * @param words The index, of routeIndexBuild() or polygonIndexBuild().
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param startDistance Only places this far along the route or farther count: meters, any number but NaN; 0:
     *     from its start.
     * @param endDistance Only places up to this far along count: meters, at least startDistance; INFINITY: to its
     *     end.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#NOT_FINITE} or {@link Status#DISTANCE} for the distances,
     *     {@link Status#COUNT} for an index without points, {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND} or {@link Status#INDEX_SIZE}.
     */
    public static @NotNull EdgeIndexNearestBatchResult edgeIndexNearestBatch(@NotNull long[] words,
            @NotNull double[] latitudes, @NotNull double[] longitudes, double startDistance, double endDistance) {
        int rows = latitudes.length;
        RoutePlace[] places = new RoutePlace[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = edgeIndexNearestBatch(words, DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                startDistance, endDistance, places, statuses);
        return new EdgeIndexNearestBatchResult(places, statuses, isComplete);
    }

    /**
     * Finds where the edges of an index come nearest to many positions.
     *
     * <p>In a refused row, every floating-point field is NaN and every other field is 0; its status is
     * {@link Status#NOT_FINITE} or {@link Status#LATITUDE}. For a whole route, each row equals the result of
     * routeNearest(), bit for bit. Where a route comes back along itself, a window around the distance that was
     * reached last keeps the ways apart; it is cut to the route. In a polygon, a position inside may be left or
     * right. Since 0.2.
     *
     * <p>Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known:
     * all points equally far, so that each edge is searched in up to 96 steps.
     *
     * @param words The index, of routeIndexBuild() or polygonIndexBuild().
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param startDistance Only places this far along the route or farther count: meters, any number but NaN; 0:
     *     from its start.
     * @param endDistance Only places up to this far along count: meters, at least startDistance; INFINITY: to its
     *     end.
     * @param places Receives one for each row, null where it is refused: The places. Their distanceAlong is
     *     counted in their ring, and segment is the index of a point of the polygon.
     * @param statuses Receives one status for each row.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#NOT_FINITE} or {@link Status#DISTANCE} for the distances,
     *     {@link Status#COUNT} for an index without points, {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND} or {@link Status#INDEX_SIZE}.
     */
    public static boolean edgeIndexNearestBatch(@NotNull long[] words, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, double startDistance, double endDistance,
            @NotNull RoutePlace[] places, @NotNull byte[] statuses) {
        Column.Rows placesColumn = Column.Rows.structs(places.length, RoutePlace.SIZE);
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, placesColumn, statusesColumn);
        Column.checkResults(placesColumn);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.edgeIndexNearestBatch(first, count, words, words.length,
                    latitudes, longitudes, startDistance, endDistance, placesColumn, statusesColumn));
            first += count;
        } while (first < rows);
        RoutePlace.list(placesColumn, statuses, places);
        return isComplete;
    }

    /**
     * Finds all pairs of edges that meet: in one index, or between two.
     *
     * <p>Edges within a micrometer of each other meet. In one index, each pair is found once, and neighbors do not
     * meet at their common vertex; but neither may run back along the other. Points given twice are one vertex.
     * Where edges meet at a vertex, each edge that ends there is in a pair. Since 0.2.
     *
     * <p>Time grows with the pairs that meet, and with the edges times the logarithm of the points. Slowest input
     * known: long edges side by side that do not meet: each pair is compared by geodesics, and too many are
     * refused with {@link Status#WORK}.
     *
     * @param words The index, of polygonIndexBuild() or routeIndexBuild().
     * @param otherWords The other index; null: the edges of the first meet one another.
     * @return The pairs, ordered by edge, then by otherEdge.
     * @throws GridNorthException {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND}, {@link Status#INDEX_SIZE}, or
     *     {@link Status#WORK} for too many long edges side by side that do not meet.
     */
    public static @NotNull List<PolygonCrossing> edgeIndexCrossings(@NotNull long[] words,
            @Nullable long[] otherWords) {
        Output.Records crossings = new Output.Records(PolygonCrossing.SIZE);
        int status;
        do {
            status = Native.edgeIndexCrossings(words, words.length, otherWords,
                    otherWords == null ? 0 : otherWords.length, crossings.array, crossings.capacity(),
                    crossings.needed);
        } while (crossings.grow(status));
        Calls.check(status);
        return PolygonCrossing.list(crossings);
    }

    /**
     * Finds all pairs of edges that meet: in one index, or between two.
     *
     * <p>The same as {@link #edgeIndexCrossings(long[], long[])} with otherWords null.
     *
     * @param words The index, of polygonIndexBuild() or routeIndexBuild().
     * @return The pairs, ordered by edge, then by otherEdge.
     * @throws GridNorthException {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND}, {@link Status#INDEX_SIZE}, or
     *     {@link Status#WORK} for too many long edges side by side that do not meet.
     */
    public static @NotNull List<PolygonCrossing> edgeIndexCrossings(@NotNull long[] words) {
        return edgeIndexCrossings(words, null);
    }

    /**
     * Builds an index of fences: once, for many questions.
     *
     * <p>The index holds the fences that are not refused. The status of a refused one is {@link Status#FENCE} for
     * an unknown shape or trigger, {@link Status#COUNT} for too few points or too many, {@link Status#RINGS} for
     * rings of what is no polygon, {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     * {@link Status#FENCE_ALTITUDES} or, if a fence before it that is not refused has the same id,
     * {@link Status#FENCE_ID}. A fence of a few points takes some 300 bytes, each further point 23. No other
     * memory is used. The bits are the same on every machine. Since 0.2.
     *
     * <p>Time grows with the points, and with n log n of the fences. Slowest input known: all fences in one place.
     *
     * @param fences The fences: polygons, circles, corridors and lines.
     * @param points Latitudes and longitudes, alternating: the points of all fences, one fence after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @param rings The number of points of each ring, of all fences that have rings. Null if none has.
     * @return The index, which is words of 64 bits. And the status of each fence.
     * @throws GridNorthException {@link Status#INDEX_ALIGNMENT}, {@link Status#COUNT} if the counts of points do
     *     not add up, or for more than an index can hold, or {@link Status#RINGS} if those of rings do not.
     */
    public static @NotNull FenceIndexBuildResult fenceIndexBuild(@NotNull List<Fence> fences,
            @NotNull double[] points, @Nullable int[] rings) {
        long[] fencesWords = Fence.words(fences);
        long[] ringsSizes = Calls.sizes(rings);
        Output.Words words = new Output.Words();
        byte[] statuses = new byte[fences.size()];
        int status;
        do {
            status = Native.fenceIndexBuild(fencesWords, fences.size(), points, Points.count(points), ringsSizes,
                    rings == null ? 0 : rings.length, words.array, words.capacity(), words.needed, statuses);
        } while (words.grow(status));
        Calls.accepted(status);
        return new FenceIndexBuildResult(words.words(), statuses);
    }

    /**
     * Builds an index of fences: once, for many questions.
     *
     * <p>The same as {@link #fenceIndexBuild(List, double[], int[])} with rings null.
     *
     * @param fences The fences: polygons, circles, corridors and lines.
     * @param points Latitudes and longitudes, alternating: the points of all fences, one fence after the other:
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @return The index, which is words of 64 bits. And the status of each fence.
     * @throws GridNorthException {@link Status#INDEX_ALIGNMENT}, {@link Status#COUNT} if the counts of points do
     *     not add up, or for more than an index can hold, or {@link Status#RINGS} if those of rings do not.
     */
    public static @NotNull FenceIndexBuildResult fenceIndexBuild(@NotNull List<Fence> fences,
            @NotNull double[] points) {
        return fenceIndexBuild(fences, points, null);
    }

    /**
     * Finds the fences that hold a position.
     *
     * <p>The border of a polygon belongs to it: its sides are those of polygonContains(). A circle and a corridor
     * hold what is as near as radius by geodesicInverse() and routeNearest(). Lines hold nothing. Since 0.2.
     *
     * <p>Time grows with the logarithm of the fences, and with n log n of those whose box holds the position.
     * Slowest input known: all fences hold it; a position beside a pole, for which each edge is searched.
     *
     * @param words An index of fences.
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @param altitude Meters, -1,000,000 ... 1,000,000,000; NaN: not known, then the altitudes of fences do not
     *     matter.
     * @return The ids of the fences in ascending order.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ALTITUDE},
     *     {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND} or {@link Status#INDEX_SIZE}.
     */
    public static @NotNull long[] fenceIndexHolding(@NotNull long[] words, @NotNull Point position,
            double altitude) {
        Output.Words ids = new Output.Words();
        int status;
        do {
            status = Native.fenceIndexHolding(words, words.length, position.struct().words, altitude, ids.array,
                    ids.capacity(), ids.needed);
        } while (ids.grow(status));
        Calls.check(status);
        return ids.words();
    }

    /**
     * Finds the fences that hold each of many positions.
     *
     * <p>In a refused row, the count is 0; its status is {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or
     * {@link Status#ALTITUDE}. Each row equals the result of fenceIndexHolding(). Since 0.2.
     *
     * <p>Time grows with the rows times the logarithm of the fences, and with n log n of those whose boxes hold a
     * position. Slowest input known: all fences hold all positions.
     *
     * @param words An index of fences.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param altitudes Meters, -1,000,000 ... 1,000,000,000. NaN: not known.
     * @return The ids: those of the first row in ascending order, then those of the second, and so on. And the
     *     statuses of all rows.
     * @throws GridNorthException {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND}, {@link Status#INDEX_SIZE}.
     */
    public static @NotNull FenceIndexHoldingBatchResult fenceIndexHoldingBatch(@NotNull long[] words,
            @NotNull double[] latitudes, @NotNull double[] longitudes, @NotNull double[] altitudes) {
        int rows = latitudes.length;
        int[] counts = new int[rows];
        byte[] statuses = new byte[rows];
        long[] ids = fenceIndexHoldingBatch(words, DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                DoubleColumn.of(altitudes), IntColumn.of(counts), statuses);
        return new FenceIndexHoldingBatchResult(counts, ids, statuses);
    }

    /**
     * Finds the fences that hold each of many positions.
     *
     * <p>In a refused row, the count is 0; its status is {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or
     * {@link Status#ALTITUDE}. Each row equals the result of fenceIndexHolding(). Since 0.2.
     *
     * <p>Time grows with the rows times the logarithm of the fences, and with n log n of those whose boxes hold a
     * position. Slowest input known: all fences hold all positions.
     *
     * @param words An index of fences.
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values, reduced to [-180, 180).
     * @param altitudes Meters, -1,000,000 ... 1,000,000,000. NaN: not known.
     * @param counts How many fences hold each position.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return The ids: those of the first row in ascending order, then those of the second, and so on.
     * @throws GridNorthException {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT},
     *     {@link Status#INDEX_VERSION}, {@link Status#INDEX_KIND}, {@link Status#INDEX_SIZE}.
     */
    public static @NotNull long[] fenceIndexHoldingBatch(@NotNull long[] words, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @NotNull DoubleColumn altitudes, @NotNull IntColumn counts,
            @Nullable byte[] statuses) {
        Output.Words ids = new Output.Words();
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, altitudes, counts, statusesColumn);
        Column.checkResults(counts);
        int status;
        do {
            status = Native.fenceIndexHoldingBatch(0, rows, words, words.length, latitudes, longitudes, altitudes,
                    counts, ids.array, ids.capacity(), ids.needed, statusesColumn);
        } while (ids.grow(status));
        Calls.accepted(status);
        return ids.words();
    }

    /**
     * Takes the next fix of something that moves, and reports what happened at the fences since the last one.
     *
     * <p>Between two fixes it moves along the geodesic at a constant speed, and changes its altitude evenly. So a
     * fence that was passed on the way gives two events. Times and points are those at which the border is passed,
     * to a millimeter. With a hysteresis, a fence that was entered is wider by that much until it is left; its
     * altitudes too. A line itself belongs to its right side. The first fix reports nothing unless
     * {@link FenceFlag#REPORT_FIRST} is set. A fix that is less accurate than worstAccuracy changes nothing. An
     * altitude that is not known is taken to be the last one that was; before any is known, altitudes do not
     * matter. Fences without triggers are not followed. Fences may change from one fix to the next: the same state
     * goes on with another index; what that changes happens at the last fix, and presences of fences that are not
     * there, or without triggers, are dropped without an event. Since 0.2.
     *
     * <p>Time grows with the fences that the way meets, times the presences, and with the edges near the way.
     * Slowest input known: a way across the teeth of a comb: 16 places are found at a time, each time among all
     * edges; too many are refused with {@link Status#WORK}.
     *
     * @param words An index of fences.
     * @param options How to decide. Null for the defaults.
     * @param last The state after the last fix, all 0 before the first.
     * @param fix Where it is now, and when: not before the last fix.
     * @param presences The fences that it is in after the last fix, as many as last says.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ALTITUDE},
     *     {@link Status#DISTANCE} for a negative accuracy, {@link Status#HYSTERESIS}, {@link Status#TIME} for a
     *     fix that is older than the last one, or a negative dwell time, {@link Status#CONTENT} for an unknown
     *     flag, {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND} or {@link Status#INDEX_SIZE}, or {@link Status#WORK} for a way along very many
     *     long edges side by side.
     */
    public static @NotNull FenceIndexStepResult fenceIndexStep(@NotNull long[] words,
            @Nullable FenceOptions options, @Nullable FenceState last, @NotNull Fix fix,
            @NotNull List<FencePresence> presences) {
        Struct state = new Struct(FenceState.SIZE);
        Calls.same(presences.size(), last == null ? 0 : last.presenceCount);
        Output.Records presencesOutput = new Output.Records(FencePresence.SIZE, FencePresence.words(presences));
        Output.Records events = new Output.Records(FenceEvent.SIZE);
        int status;
        do {
            status = Native.fenceIndexStep(words, words.length, options == null ? null : options.struct.words,
                    last == null ? null : last.struct().words, fix.struct().words, state.words,
                    presencesOutput.array, presencesOutput.capacity(), presencesOutput.needed, events.array,
                    events.capacity(), events.needed);
        } while (presencesOutput.grow(status) | events.grow(status));
        Calls.check(status);
        return new FenceIndexStepResult(new FenceState(state, 0), FencePresence.list(presencesOutput),
                FenceEvent.list(events));
    }

    /**
     * Takes the next fix of something that moves, and reports what happened at the fences since the last one.
     *
     * <p>The same as {@link #fenceIndexStep(long[], FenceOptions, FenceState, Fix, List)} with options null.
     *
     * @param words An index of fences.
     * @param last The state after the last fix, all 0 before the first.
     * @param fix Where it is now, and when: not before the last fix.
     * @param presences The fences that it is in after the last fix, as many as last says.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#ALTITUDE},
     *     {@link Status#DISTANCE} for a negative accuracy, {@link Status#HYSTERESIS}, {@link Status#TIME} for a
     *     fix that is older than the last one, or a negative dwell time, {@link Status#CONTENT} for an unknown
     *     flag, {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND} or {@link Status#INDEX_SIZE}, or {@link Status#WORK} for a way along very many
     *     long edges side by side.
     */
    public static @NotNull FenceIndexStepResult fenceIndexStep(@NotNull long[] words, @Nullable FenceState last,
            @NotNull Fix fix, @NotNull List<FencePresence> presences) {
        return fenceIndexStep(words, null, last, fix, presences);
    }

    /**
     * Takes the next fix of something that follows a route, and tells how it goes on.
     *
     * <p>The place on the route is the nearest one in a window around the last place, which is wider by one and a
     * half times what it has moved since. Where the route comes about as near more than once, within twice the
     * accuracy of the fix (5 m at least, 15 m if not known), the place is taken that fits the way best: so ways
     * there and back are kept apart, and the places where a route crosses itself. The first fix is looked for on
     * the whole route; of places about as near, the earliest is taken, and on a round trip that begins within
     * offRouteDistance of its end, its start rather than its end. With startDistance it is looked for in the
     * window around that place. So is, among those on the route, the place at which something comes back that was
     * off it at the last fix too, rather ahead than behind.
     *
     * <p>It has left the route when it is farther from it than offRouteDistance and hysteresis together, and is
     * back within offRouteDistance. It goes the wrong way when it has come back along the route by more than
     * offRouteDistance, or by eight times the accuracy if that is more, until it has gone forward by as much.
     * Where the route uses the same road the other way too (within 45° of opposite, about as near), it is on that
     * leg as soon as it has gone the wrong way for more than windowAhead. Waypoints are passed in their order, and
     * stay passed: beyond them along the route, if it is on the route, or within arrivalRadius, if no more than
     * twice that is left along the route. Those that lie behind the first fix on the route are passed with it.
     *
     * <p>A fix that is less accurate than worstAccuracy leaves the state as it is; then the guidance has flags and
     * the next waypoint, and NaN. Speeds need times; off the route, the last one stays. A state of the same route
     * is not checked further: store it with a checksum if that matters. The distance along is that of
     * routeNearest() at the same place. Since 0.2.
     *
     * <p>Time grows with the logarithm of the points where few edges are near, and with the waypoints that are
     * passed. Slowest input known: the middle of a route of long edges, each of which is searched twice; too many
     * are refused with {@link Status#WORK}.
     *
     * @param words The index of the route, of routeIndexBuild().
     * @param waypoints Which points of the route are waypoints: their indexes, ascending; null: all of them.
     * @param options How to decide. Null for the defaults.
     * @param last The state after the last fix, all 0 before the first.
     * @param fix Where it is now, and when. NaN for what is not known, but for the position.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE} for the position, an infinite time, or numbers of a
     *     state, {@link Status#LATITUDE}, {@link Status#ALTITUDE}, {@link Status#TIME} for a fix that is older
     *     than the last known time, or a negative averaging time, {@link Status#DISTANCE} for an accuracy or a
     *     distance in the options that is negative or NaN, {@link Status#HYSTERESIS}, {@link Status#WAYPOINT},
     *     {@link Status#ROUTE} for a state that another route gave, {@link Status#COUNT} for a route without
     *     points, {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND} also for the index of a polygon, {@link Status#INDEX_SIZE}, or
     *     {@link Status#WORK} for very many edges equally near.
     */
    public static @NotNull NavigationStepResult navigationStep(@NotNull long[] words, @Nullable int[] waypoints,
            @Nullable NavigationOptions options, @Nullable NavigationState last, @NotNull Fix fix) {
        long[] waypointsSizes = Calls.sizes(waypoints);
        Struct state = new Struct(NavigationState.SIZE);
        Struct guidance = new Struct(Guidance.SIZE);
        int status = Native.navigationStep(words, words.length, waypointsSizes,
                waypoints == null ? 0 : waypoints.length, options == null ? null : options.struct.words,
                last == null ? null : last.struct().words, fix.struct().words, state.words, guidance.words);
        Calls.check(status);
        return new NavigationStepResult(new NavigationState(state, 0), new Guidance(guidance, 0));
    }

    /**
     * Takes the next fix of something that follows a route, and tells how it goes on.
     *
     * <p>The same as {@link #navigationStep(long[], int[], NavigationOptions, NavigationState, Fix)} with
     * waypoints null, options null.
     *
     * @param words The index of the route, of routeIndexBuild().
     * @param last The state after the last fix, all 0 before the first.
     * @param fix Where it is now, and when. NaN for what is not known, but for the position.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE} for the position, an infinite time, or numbers of a
     *     state, {@link Status#LATITUDE}, {@link Status#ALTITUDE}, {@link Status#TIME} for a fix that is older
     *     than the last known time, or a negative averaging time, {@link Status#DISTANCE} for an accuracy or a
     *     distance in the options that is negative or NaN, {@link Status#HYSTERESIS}, {@link Status#WAYPOINT},
     *     {@link Status#ROUTE} for a state that another route gave, {@link Status#COUNT} for a route without
     *     points, {@link Status#INDEX}, {@link Status#INDEX_ALIGNMENT}, {@link Status#INDEX_VERSION},
     *     {@link Status#INDEX_KIND} also for the index of a polygon, {@link Status#INDEX_SIZE}, or
     *     {@link Status#WORK} for very many edges equally near.
     */
    public static @NotNull NavigationStepResult navigationStep(@NotNull long[] words,
            @Nullable NavigationState last, @NotNull Fix fix) {
        return navigationStep(words, null, null, last, fix);
    }

    /**
     * Computes a circle: everything within a geodesic distance of a position.
     *
     * <p>The ring starts in the north and runs counterclockwise, seen from above; its last point is its first.
     * Vertex i of n lies at the azimuth -360 i/n and at the radius, measured along the geodesic of the ellipsoid,
     * to within 15 nm. From a pole, azimuths are measured from the meridian of the center's longitude, as in
     * geodesicDirect().
     *
     * <p>The circle may contain a pole, or more than a hemisphere: its inside is on the left. Polygon functions,
     * such as polygonMeasure(), treat the smaller part of the earth as the inside of every ring, including this
     * one.
     *
     * <p>The edges of the polygon are geodesics. Up to a radius of a quarter of the earth's circumference they run
     * inside the circle, beyond that outside. {@link Placement#OUTSIDE} moves all vertices outward equally, just
     * far enough that no edge is nearer to the center than the radius, with about 0.1 micrometers to spare.
     * {@link Placement#INSIDE} does the opposite. {@link Placement#EQUAL_AREA} gives the polygon the area of the
     * circle, to a fraction of 10^-9.
     *
     * <p>With a tolerance, no point of an edge is farther than that from the circle, and the number of vertices is
     * at most 2 % larger than necessary.
     *
     * <p>Beyond 19,970,000 m, just under half a circle of the polar radius, geodesics in different directions
     * meet, and a circle is no longer a simple curve. The call also returns {@link Status#RADIUS} if the placement
     * would move vertices of a slightly smaller circle beyond that limit. Since 0.1.
     *
     * <p>Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67
     * trials.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radius Meters; more than 0, at most 19,970,000.
     * @param options Options; null for the defaults.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS}; for
     *     the options: {@link Status#PLACEMENT} (an unknown value in that field, in azimuthIs or in longitudes),
     *     {@link Status#VERTICES} (also if a tolerance needs more than 1,000,000, or for more than 3600 radial
     *     lines), {@link Status#TOLERANCE} (neither 0 nor 0.000001 ... 1,000,000), {@link Status#NOT_FINITE} or
     *     {@link Status#DECIMALS}.
     */
    public static @NotNull double[] circle(@NotNull Point center, double radius, @Nullable ShapeOptions options) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.circle(center.struct().words, radius, options == null ? null : options.struct.words,
                    out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Computes a circle: everything within a geodesic distance of a position.
     *
     * <p>The same as {@link #circle(Point, double, ShapeOptions)} with options null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radius Meters; more than 0, at most 19,970,000.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS}; for
     *     the options: {@link Status#PLACEMENT} (an unknown value in that field, in azimuthIs or in longitudes),
     *     {@link Status#VERTICES} (also if a tolerance needs more than 1,000,000, or for more than 3600 radial
     *     lines), {@link Status#TOLERANCE} (neither 0 nor 0.000001 ... 1,000,000), {@link Status#NOT_FINITE} or
     *     {@link Status#DECIMALS}.
     */
    public static @NotNull double[] circle(@NotNull Point center, double radius) {
        return circle(center, radius, null);
    }

    /**
     * Computes the bounds of a circle: the smallest rectangle of meridians and parallels that contains it.
     *
     * <p>A filter for those who keep positions in a database: what geodesicInverse() finds within the radius lies
     * in the rectangle. It is larger than the circle by 0.1 to 0.2 micrometers on each side; beyond a radius of
     * 9,500,000 m it may have some degrees of longitude more, or all of them. Since 0.2.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radius Meters; more than 0, at most 19,970,000.
     * @return The rectangle. If east is less than west, it crosses the antimeridian; with a pole in the circle it
     *     has all longitudes, -180 ... 180.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or {@link Status#RADIUS}.
     */
    public static @NotNull Bounds circleBounds(@NotNull Point center, double radius) {
        Struct bounds = new Struct(Bounds.SIZE);
        int status = Native.circleBounds(center.struct().words, radius, bounds.words);
        Calls.check(status);
        return new Bounds(bounds, 0);
    }

    /**
     * Computes an ellipse.
     *
     * <p>In the direction t from its first axis the ellipse with the semi-axes a and b lies at the geodesic
     * distance a b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their eccentric anomaly, so
     * they are closer where it bends more. The ring is closed and runs counterclockwise from the end of the first
     * axis. Since 0.1.
     *
     * <p>Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67
     * trials.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param semiMajor Meters; more than 0, at most 19,970,000.
     * @param semiMinor Meters, in the same range; either may be the larger one.
     * @param rotation Azimuth of the first semi-axis; degrees, any finite value.
     * @param options The only placement is {@link Placement#ON}. Null for the defaults.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS}; for
     *     the options: {@link Status#PLACEMENT}, {@link Status#VERTICES}, {@link Status#TOLERANCE} or
     *     {@link Status#DECIMALS}. {@link Status#PLACEMENT} also for any placement other than
     *     {@link Placement#ON}.
     */
    public static @NotNull double[] ellipse(@NotNull Point center, double semiMajor, double semiMinor,
            double rotation, @Nullable ShapeOptions options) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.ellipse(center.struct().words, semiMajor, semiMinor, rotation,
                    options == null ? null : options.struct.words, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Computes an ellipse.
     *
     * <p>The same as {@link #ellipse(Point, double, double, double, ShapeOptions)} with options null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param semiMajor Meters; more than 0, at most 19,970,000.
     * @param semiMinor Meters, in the same range; either may be the larger one.
     * @param rotation Azimuth of the first semi-axis; degrees, any finite value.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS}; for
     *     the options: {@link Status#PLACEMENT}, {@link Status#VERTICES}, {@link Status#TOLERANCE} or
     *     {@link Status#DECIMALS}. {@link Status#PLACEMENT} also for any placement other than
     *     {@link Placement#ON}.
     */
    public static @NotNull double[] ellipse(@NotNull Point center, double semiMajor, double semiMinor,
            double rotation) {
        return ellipse(center, semiMajor, semiMinor, rotation, null);
    }

    /**
     * Computes a wedge: a sector of a circle, or of the ring between two circles.
     *
     * <p>The ring is closed and runs counterclockwise. For a sector it is the center, the arc back from the second
     * side to the first, and the center; between two circles it is the outer arc from the second side to the
     * first, then the inner arc. The sides are geodesics, and the vertices at their ends have exact azimuths. Each
     * arc has its share of the vertices of a whole turn, rounded up, and its placement: the polygon contains the
     * wedge, lies in it or has its area.
     *
     * <p>A width of 0 gives no points. A width of 360 gives the circle, its first vertex at the azimuth where it
     * starts; between two circles, the outer ring, then the inner one clockwise, both closed. Since 0.1.
     *
     * <p>Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67
     * trials.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param innerRadius Meters; 0 for a sector with its point at the center.
     * @param outerRadius Meters; more than the inner one, at most 19,970,000.
     * @param azimuth Degrees, any finite value: of the middle, or of the side where the wedge starts, as azimuthIs
     *     says.
     * @param width Degrees, clockwise, 0 ... 360.
     * @param options Options; null for the defaults.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#WIDTH}; for the options: {@link Status#PLACEMENT}, {@link Status#VERTICES},
     *     {@link Status#TOLERANCE} or {@link Status#DECIMALS}. {@link Status#RADIUS} also if the inner radius is
     *     negative or not smaller than the outer; {@link Status#VERTICES} also if a placement would make the edges
     *     of both arcs cross, as can happen with few vertices when the radii hardly differ.
     */
    public static @NotNull double[] wedge(@NotNull Point center, double innerRadius, double outerRadius,
            double azimuth, double width, @Nullable ShapeOptions options) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.wedge(center.struct().words, innerRadius, outerRadius, azimuth, width,
                    options == null ? null : options.struct.words, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Computes a wedge: a sector of a circle, or of the ring between two circles.
     *
     * <p>The same as {@link #wedge(Point, double, double, double, double, ShapeOptions)} with options null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param innerRadius Meters; 0 for a sector with its point at the center.
     * @param outerRadius Meters; more than the inner one, at most 19,970,000.
     * @param azimuth Degrees, any finite value: of the middle, or of the side where the wedge starts, as azimuthIs
     *     says.
     * @param width Degrees, clockwise, 0 ... 360.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#WIDTH}; for the options: {@link Status#PLACEMENT}, {@link Status#VERTICES},
     *     {@link Status#TOLERANCE} or {@link Status#DECIMALS}. {@link Status#RADIUS} also if the inner radius is
     *     negative or not smaller than the outer; {@link Status#VERTICES} also if a placement would make the edges
     *     of both arcs cross, as can happen with few vertices when the radii hardly differ.
     */
    public static @NotNull double[] wedge(@NotNull Point center, double innerRadius, double outerRadius,
            double azimuth, double width) {
        return wedge(center, innerRadius, outerRadius, azimuth, width, null);
    }

    /**
     * Computes an arc: part of a circle, as an open line.
     *
     * <p>The first and the last point have exact azimuths. A width of 0 gives no points; with a width of 360 the
     * last point is the first. Since 0.1.
     *
     * <p>Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67
     * trials.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radius Meters; more than 0, at most 19,970,000.
     * @param azimuth Degrees, any finite value: of the middle, or of the side where the arc starts, as azimuthIs
     *     says.
     * @param width Degrees, clockwise, 0 ... 360.
     * @param options The only placement is {@link Placement#ON}. Null for the defaults.
     * @return Latitudes and longitudes, alternating: the points, clockwise from where the arc starts.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#WIDTH}; for the options: {@link Status#PLACEMENT}, {@link Status#VERTICES},
     *     {@link Status#TOLERANCE} or {@link Status#DECIMALS}. {@link Status#PLACEMENT} also for any placement
     *     other than {@link Placement#ON}.
     */
    public static @NotNull double[] arc(@NotNull Point center, double radius, double azimuth, double width,
            @Nullable ShapeOptions options) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.arc(center.struct().words, radius, azimuth, width,
                    options == null ? null : options.struct.words, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Computes an arc: part of a circle, as an open line.
     *
     * <p>The same as {@link #arc(Point, double, double, double, ShapeOptions)} with options null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radius Meters; more than 0, at most 19,970,000.
     * @param azimuth Degrees, any finite value: of the middle, or of the side where the arc starts, as azimuthIs
     *     says.
     * @param width Degrees, clockwise, 0 ... 360.
     * @return Latitudes and longitudes, alternating: the points, clockwise from where the arc starts.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#WIDTH}; for the options: {@link Status#PLACEMENT}, {@link Status#VERTICES},
     *     {@link Status#TOLERANCE} or {@link Status#DECIMALS}. {@link Status#PLACEMENT} also for any placement
     *     other than {@link Placement#ON}.
     */
    public static @NotNull double[] arc(@NotNull Point center, double radius, double azimuth, double width) {
        return arc(center, radius, azimuth, width, null);
    }

    /**
     * Computes several circles around one position, and radial lines if the options ask for them.
     *
     * <p>The rings come first, as circle() computes them, in the order of the radii; then the radial lines, two
     * points each, from the center to the largest radius. Each ring has a position for its label at labelAzimuth,
     * and each radial line one at its end. Since 0.1.
     *
     * <p>Time grows with the radii times the vertices.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radii Meters; each more than 0, at most 19,970,000; in any order.
     * @param options Options; null for the defaults.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#COUNT} without radii; for the options: {@link Status#PLACEMENT}, {@link Status#VERTICES},
     *     {@link Status#TOLERANCE} or {@link Status#DECIMALS}.
     */
    public static @NotNull RingSetResult ringSet(@NotNull Point center, @NotNull double[] radii,
            @Nullable ShapeOptions options) {
        Output.Points vertices = new Output.Points();
        Output.Records lines = new Output.Records(RingLine.SIZE);
        int status;
        do {
            status = Native.ringSet(center.struct().words, radii, radii.length,
                    options == null ? null : options.struct.words, vertices.array, vertices.capacity(),
                    vertices.needed, lines.array, lines.capacity(), lines.needed);
        } while (vertices.grow(status) | lines.grow(status));
        Calls.check(status);
        return new RingSetResult(vertices.points(), RingLine.list(lines));
    }

    /**
     * Computes several circles around one position, and radial lines if the options ask for them.
     *
     * <p>The same as {@link #ringSet(Point, double[], ShapeOptions)} with options null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radii Meters; each more than 0, at most 19,970,000; in any order.
     * @return The results.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#COUNT} without radii; for the options: {@link Status#PLACEMENT}, {@link Status#VERTICES},
     *     {@link Status#TOLERANCE} or {@link Status#DECIMALS}.
     */
    public static @NotNull RingSetResult ringSet(@NotNull Point center, @NotNull double[] radii) {
        return ringSet(center, radii, null);
    }

    /**
     * Writes a circle as GeoJSON.
     *
     * <p>The result is a Feature with a Polygon, or with a MultiPolygon if the antimeridian cuts the circle (RFC
     * 7946, section 3.1.9). Rings are closed; the outer one runs counterclockwise, holes run clockwise, and no
     * longitude lies outside -180 ... 180. If a pole is inside, the ring runs along the edge of the map at 180 to
     * the pole, along it, and back at -180, so that every reader finds the pole inside. A circle that contains
     * both poles and the antimeridian is the whole map with a hole.
     *
     * <p>Positions have up to decimals digits after the point. A position equal to the one before is left out, but
     * a ring always has at least four; pieces without area are left out if there are others.
     * {@link Placement#OUTSIDE} and {@link Placement#INSIDE} apply to the rounded positions: the vertices are
     * moved farther out, or in, to allow for rounding and for straight lines in degrees, which may depart from the
     * edges by the edgeTolerance; inward by at most half of the radius.
     *
     * <p>Readers of GeoJSON draw edges as straight lines in degrees. With an edgeTolerance, edges have enough
     * positions to keep those lines that close to the geodesics. Without one, long edges are drawn in the wrong
     * place, especially near a pole. For {@link Placement#OUTSIDE} and {@link Placement#INSIDE}, an edgeTolerance
     * of 0 means the tolerance, or, if that is 0 too, a thousandth of the radius; but at least 0.7 units of the
     * last decimal, since rounding makes a finer one useless. So these placements always hold for straight lines
     * in degrees. The call returns {@link Status#RADIUS} if vertices would be more than 19,970,000 m away: the
     * edgeTolerance may be too large for a circle of nearly that size.
     *
     * <p>Since 0.1.
     *
     * <p>Time grows with the vertices, which are computed two to six times, and with the bytes of the properties.
     * Slowest input known: a small tolerance for edges halfway around the earth.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radius Meters; more than 0, at most 19,970,000.
     * @param options Options; null for the defaults.
     * @param properties A JSON object that becomes the properties of the feature; null for none.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#PROPERTIES}, {@link Status#CROSSINGS} for more than 256 crossings of the antimeridian; for
     *     the options: {@link Status#PLACEMENT}, {@link Status#VERTICES}, {@link Status#TOLERANCE} or
     *     {@link Status#DECIMALS}.
     */
    public static @NotNull String circleGeoJson(@NotNull Point center, double radius,
            @Nullable ShapeOptions options, @Nullable String properties) {
        byte[] propertiesBytes = Text.utf8(properties);
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.circleGeoJson(center.struct().words, radius,
                    options == null ? null : options.struct.words, propertiesBytes, Text.size(propertiesBytes),
                    out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes a circle as GeoJSON.
     *
     * <p>The same as {@link #circleGeoJson(Point, double, ShapeOptions, String)} with options null, properties
     * null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radius Meters; more than 0, at most 19,970,000.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#PROPERTIES}, {@link Status#CROSSINGS} for more than 256 crossings of the antimeridian; for
     *     the options: {@link Status#PLACEMENT}, {@link Status#VERTICES}, {@link Status#TOLERANCE} or
     *     {@link Status#DECIMALS}.
     */
    public static @NotNull String circleGeoJson(@NotNull Point center, double radius) {
        return circleGeoJson(center, radius, null, null);
    }

    /**
     * Writes an ellipse as GeoJSON.
     *
     * <p>The result is written as circleGeoJson() writes a circle. Since 0.1.
     *
     * <p>Time grows with the vertices, which are computed two to six times, and with the bytes of the properties.
     * Slowest input known: a small tolerance for edges halfway around the earth.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param semiMajor Meters; more than 0, at most 19,970,000.
     * @param semiMinor Meters, in the same range; either may be the larger one.
     * @param rotation Azimuth of the first semi-axis; degrees, any finite value.
     * @param options Options; null for the defaults.
     * @param properties A JSON object that becomes the properties of the feature; null for none.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#PROPERTIES}; for the options: {@link Status#PLACEMENT}, {@link Status#VERTICES},
     *     {@link Status#TOLERANCE} or {@link Status#DECIMALS}. {@link Status#PLACEMENT} also for any placement
     *     other than {@link Placement#ON}.
     */
    public static @NotNull String ellipseGeoJson(@NotNull Point center, double semiMajor, double semiMinor,
            double rotation, @Nullable ShapeOptions options, @Nullable String properties) {
        byte[] propertiesBytes = Text.utf8(properties);
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.ellipseGeoJson(center.struct().words, semiMajor, semiMinor, rotation,
                    options == null ? null : options.struct.words, propertiesBytes, Text.size(propertiesBytes),
                    out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes an ellipse as GeoJSON.
     *
     * <p>The same as {@link #ellipseGeoJson(Point, double, double, double, ShapeOptions, String)} with options
     * null, properties null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param semiMajor Meters; more than 0, at most 19,970,000.
     * @param semiMinor Meters, in the same range; either may be the larger one.
     * @param rotation Azimuth of the first semi-axis; degrees, any finite value.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#PROPERTIES}; for the options: {@link Status#PLACEMENT}, {@link Status#VERTICES},
     *     {@link Status#TOLERANCE} or {@link Status#DECIMALS}. {@link Status#PLACEMENT} also for any placement
     *     other than {@link Placement#ON}.
     */
    public static @NotNull String ellipseGeoJson(@NotNull Point center, double semiMajor, double semiMinor,
            double rotation) {
        return ellipseGeoJson(center, semiMajor, semiMinor, rotation, null, null);
    }

    /**
     * Writes a wedge as GeoJSON.
     *
     * <p>The result is written as circleGeoJson() writes a circle; a whole turn between two circles is a Polygon
     * with a hole. A width of 0 gives a Polygon without coordinates. Since 0.1.
     *
     * <p>Time grows with the vertices, which are computed two to six times, and with the bytes of the properties.
     * Slowest input known: a small tolerance for edges halfway around the earth.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param innerRadius Meters; 0 for a sector with its point at the center.
     * @param outerRadius Meters; more than the inner one, at most 19,970,000.
     * @param azimuth Degrees, any finite value: of the middle, or of the side where the wedge starts, as azimuthIs
     *     says.
     * @param width Degrees, clockwise, 0 ... 360.
     * @param options Options; null for the defaults.
     * @param properties A JSON object that becomes the properties of the feature; null for none.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#WIDTH}, {@link Status#PROPERTIES}; for the options: {@link Status#PLACEMENT},
     *     {@link Status#VERTICES}, {@link Status#TOLERANCE} or {@link Status#DECIMALS}. {@link Status#RADIUS} also
     *     if the inner radius is negative or not smaller than the outer; {@link Status#VERTICES} also if a
     *     placement would make the edges of both arcs cross, as can happen with few vertices when the radii hardly
     *     differ.
     */
    public static @NotNull String wedgeGeoJson(@NotNull Point center, double innerRadius, double outerRadius,
            double azimuth, double width, @Nullable ShapeOptions options, @Nullable String properties) {
        byte[] propertiesBytes = Text.utf8(properties);
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.wedgeGeoJson(center.struct().words, innerRadius, outerRadius, azimuth, width,
                    options == null ? null : options.struct.words, propertiesBytes, Text.size(propertiesBytes),
                    out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes a wedge as GeoJSON.
     *
     * <p>The same as {@link #wedgeGeoJson(Point, double, double, double, double, ShapeOptions, String)} with
     * options null, properties null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param innerRadius Meters; 0 for a sector with its point at the center.
     * @param outerRadius Meters; more than the inner one, at most 19,970,000.
     * @param azimuth Degrees, any finite value: of the middle, or of the side where the wedge starts, as azimuthIs
     *     says.
     * @param width Degrees, clockwise, 0 ... 360.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#WIDTH}, {@link Status#PROPERTIES}; for the options: {@link Status#PLACEMENT},
     *     {@link Status#VERTICES}, {@link Status#TOLERANCE} or {@link Status#DECIMALS}. {@link Status#RADIUS} also
     *     if the inner radius is negative or not smaller than the outer; {@link Status#VERTICES} also if a
     *     placement would make the edges of both arcs cross, as can happen with few vertices when the radii hardly
     *     differ.
     */
    public static @NotNull String wedgeGeoJson(@NotNull Point center, double innerRadius, double outerRadius,
            double azimuth, double width) {
        return wedgeGeoJson(center, innerRadius, outerRadius, azimuth, width, null, null);
    }

    /**
     * Writes an arc as GeoJSON.
     *
     * <p>The result is a Feature with a LineString, or with a MultiLineString if the arc crosses the antimeridian.
     * A width of 0 gives a LineString without coordinates. Since 0.1.
     *
     * <p>Time grows with the vertices, which are computed two to six times, and with the bytes of the properties.
     * Slowest input known: a small tolerance for edges halfway around the earth.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radius Meters; more than 0, at most 19,970,000.
     * @param azimuth Degrees, any finite value: of the middle, or of the side where the arc starts, as azimuthIs
     *     says.
     * @param width Degrees, clockwise, 0 ... 360.
     * @param options Options; null for the defaults.
     * @param properties A JSON object that becomes the properties of the feature; null for none.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#WIDTH}, {@link Status#PROPERTIES}; for the options: {@link Status#PLACEMENT},
     *     {@link Status#VERTICES}, {@link Status#TOLERANCE} or {@link Status#DECIMALS}. {@link Status#PLACEMENT}
     *     also for any placement other than {@link Placement#ON}.
     */
    public static @NotNull String arcGeoJson(@NotNull Point center, double radius, double azimuth, double width,
            @Nullable ShapeOptions options, @Nullable String properties) {
        byte[] propertiesBytes = Text.utf8(properties);
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.arcGeoJson(center.struct().words, radius, azimuth, width,
                    options == null ? null : options.struct.words, propertiesBytes, Text.size(propertiesBytes),
                    out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes an arc as GeoJSON.
     *
     * <p>The same as {@link #arcGeoJson(Point, double, double, double, ShapeOptions, String)} with options null,
     * properties null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radius Meters; more than 0, at most 19,970,000.
     * @param azimuth Degrees, any finite value: of the middle, or of the side where the arc starts, as azimuthIs
     *     says.
     * @param width Degrees, clockwise, 0 ... 360.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#WIDTH}, {@link Status#PROPERTIES}; for the options: {@link Status#PLACEMENT},
     *     {@link Status#VERTICES}, {@link Status#TOLERANCE} or {@link Status#DECIMALS}. {@link Status#PLACEMENT}
     *     also for any placement other than {@link Placement#ON}.
     */
    public static @NotNull String arcGeoJson(@NotNull Point center, double radius, double azimuth, double width) {
        return arcGeoJson(center, radius, azimuth, width, null, null);
    }

    /**
     * Writes several circles around one position, radial lines and labels as GeoJSON.
     *
     * <p>The result is a FeatureCollection: the rings, as circleGeoJson() writes them, with the properties kind
     * ("ring") and radius; radial lines as LineStrings with kind ("radial") and azimuth, in [0, 360); then a Point
     * for the label of each, with kind ("label") and radius or azimuth. The caller's properties come first in each
     * feature. Since 0.1.
     *
     * <p>Time grows with the radii times the vertices, and with the radii and radials times the bytes of the
     * properties. Slowest input known: 3600 radials with long properties.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radii Meters; each more than 0, at most 19,970,000; in any order.
     * @param options Options; null for the defaults.
     * @param properties A JSON object that becomes the properties of the feature; null for none.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#COUNT} without radii, {@link Status#PROPERTIES}; for the options:
     *     {@link Status#PLACEMENT}, {@link Status#VERTICES}, {@link Status#TOLERANCE} or {@link Status#DECIMALS}.
     */
    public static @NotNull String ringSetGeoJson(@NotNull Point center, @NotNull double[] radii,
            @Nullable ShapeOptions options, @Nullable String properties) {
        byte[] propertiesBytes = Text.utf8(properties);
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.ringSetGeoJson(center.struct().words, radii, radii.length,
                    options == null ? null : options.struct.words, propertiesBytes, Text.size(propertiesBytes),
                    out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes several circles around one position, radial lines and labels as GeoJSON.
     *
     * <p>The same as {@link #ringSetGeoJson(Point, double[], ShapeOptions, String)} with options null, properties
     * null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param radii Meters; each more than 0, at most 19,970,000; in any order.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RADIUS},
     *     {@link Status#COUNT} without radii, {@link Status#PROPERTIES}; for the options:
     *     {@link Status#PLACEMENT}, {@link Status#VERTICES}, {@link Status#TOLERANCE} or {@link Status#DECIMALS}.
     */
    public static @NotNull String ringSetGeoJson(@NotNull Point center, @NotNull double[] radii) {
        return ringSetGeoJson(center, radii, null, null);
    }

    /**
     * Reads a time in the form of ISO 8601: "2026-11-22T08:17:05.250Z".
     *
     * <p>Years are 0001 to 9999 in the Gregorian calendar. A text without an offset is in UTC. Hour 24 is taken
     * with minutes and seconds of 0; second 60, a leap second, means the same as the second after it, which must
     * lie before the year 10000. A day, a month and a year mean their beginning, in UTC or at an offset. Offsets
     * are at most 14 hours. Seconds have any number of decimals, after a point or a comma; the result is the
     * double nearest to a text of up to 9. Since 0.2.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: blanks.
     *
     * @param text A date, "T" or a blank, hours, minutes, and perhaps seconds with decimals, then "Z" or an offset
     *     such as "+02:00"; or a date alone, a month or a year, as in KML. Blanks around it are skipped.
     * @return Seconds since the beginning of 1970 in UTC without leap seconds.
     * @throws GridNorthException {@link Status#DATE}, {@link Status#TEXT_EMPTY}, {@link Status#TEXT_REST},
     *     {@link Status#OFFSET} for a size beyond memory.
     */
    public static double timeParse(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        double[] seconds = new double[1];
        long[] errorOffset = new long[1];
        int status = Native.timeParse(textBytes, textBytes.length, seconds, errorOffset);
        Calls.check(status, text, errorOffset);
        return seconds[0];
    }

    /**
     * Writes a time in the form of ISO 8601, in UTC.
     *
     * <p>Rounds the number as it is, half to even, once. Since 0.2.
     *
     * <p>Takes constant time.
     *
     * @param seconds Seconds since the beginning of 1970 in UTC without leap seconds, in the years 1 to 9999.
     * @param decimals Of the seconds, 0 ... 9.
     * @return ASCII text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#YEAR}, {@link Status#DECIMALS}.
     */
    public static @NotNull String timeFormat(double seconds, int decimals) {
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.timeFormat(seconds, decimals, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes a time in the form of ISO 8601, in UTC.
     *
     * <p>The same as {@link #timeFormat(double, int)} with decimals 0.
     *
     * @param seconds Seconds since the beginning of 1970 in UTC without leap seconds, in the years 1 to 9999.
     * @return ASCII text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#YEAR}, {@link Status#DECIMALS}.
     */
    public static @NotNull String timeFormat(double seconds) {
        return timeFormat(seconds, 0);
    }

    /**
     * Computes a rectangle around a position.
     *
     * <p>The corners are those of a plane rectangle, laid off from the center: each lies at the distance of half
     * its diagonal, measured along a geodesic, and as far beside the azimuth as in the plane. So all four are
     * equally far from the center, to within 15 nm; the edges, geodesics too, are a little shorter than length and
     * width, by less than one part in 10^6 up to a diagonal of 20 km. The ring begins with the corner ahead on the
     * right and runs counterclockwise. Since 0.2.
     *
     * <p>Takes constant time.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param length Meters; more than 0, at most 1,000,000.
     * @param width Meters, in the same range.
     * @param azimuth The direction of the length; degrees, any finite value.
     * @param options Only longitudes matters. Null for the defaults.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#DIMENSION}; for
     *     the options: {@link Status#JOIN}, {@link Status#PLACEMENT} or {@link Status#TOLERANCE}.
     */
    public static @NotNull double[] rectangle(@NotNull Point center, double length, double width, double azimuth,
            @Nullable OutlineOptions options) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.rectangle(center.struct().words, length, width, azimuth,
                    options == null ? null : options.struct.words, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Computes a rectangle around a position.
     *
     * <p>The same as {@link #rectangle(Point, double, double, double, OutlineOptions)} with options null.
     *
     * @param center Degrees; latitude -90 ... 90, longitude any finite value.
     * @param length Meters; more than 0, at most 1,000,000.
     * @param width Meters, in the same range.
     * @param azimuth The direction of the length; degrees, any finite value.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#DIMENSION}; for
     *     the options: {@link Status#JOIN}, {@link Status#PLACEMENT} or {@link Status#TOLERANCE}.
     */
    public static @NotNull double[] rectangle(@NotNull Point center, double length, double width, double azimuth) {
        return rectangle(center, length, width, azimuth, null);
    }

    /**
     * Computes the line beside a route at a distance: its parallel.
     *
     * <p>The line runs in the direction of the route. Beside each segment it is at the distance, measured across
     * the segment; beside a long one it has vertices between, so that its own segments, which are geodesics,
     * depart from that by no more than the tolerance. Around the outside of a corner it is an arc, a tip or a
     * bevel, as join says. A tip lies in the middle, at the distance divided by the cosine of half the turn. A
     * point where the route turns back has a turn of 180 degrees, the outside of it on either side.
     *
     * <p>On the inside of a corner the line goes from one segment to the next where their lines meet. What lies
     * nearer to another segment is cut off at the beginning and the end of each piece, with pieces that are too
     * short as a whole. So every vertex lies at the distance from the route, to within a micrometer, and tips
     * farther. Where the route comes nearer to itself than twice the distance, what is left is joined in order;
     * there the line may cross the route. If nothing is left, as inside of a closed route that is too narrow,
     * there are no points.
     *
     * <p>The time grows with the square of the count: some milliseconds for 100 points. Since 0.2.
     *
     * <p>Time grows with the square of the points, and with the vertices of the result times the points. Slowest
     * input known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge
     * after the other.
     *
     * @param points Latitudes and longitudes, alternating: the route. Latitudes -90 ... 90 degrees, longitudes any
     *     finite value.
     * @param distance Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative to its left.
     * @param options Ends does not matter. Null for the defaults.
     * @return Latitudes and longitudes, alternating: the line.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#DIMENSION},
     *     {@link Status#COUNT}; for the options: {@link Status#JOIN}, {@link Status#PLACEMENT} or
     *     {@link Status#TOLERANCE}.
     */
    public static @NotNull double[] routeParallel(@NotNull double[] points, double distance,
            @Nullable OutlineOptions options) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.routeParallel(points, Points.count(points), distance,
                    options == null ? null : options.struct.words, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Computes the line beside a route at a distance: its parallel.
     *
     * <p>The same as {@link #routeParallel(double[], double, OutlineOptions)} with options null.
     *
     * @param points Latitudes and longitudes, alternating: the route. Latitudes -90 ... 90 degrees, longitudes any
     *     finite value.
     * @param distance Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative to its left.
     * @return Latitudes and longitudes, alternating: the line.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#DIMENSION},
     *     {@link Status#COUNT}; for the options: {@link Status#JOIN}, {@link Status#PLACEMENT} or
     *     {@link Status#TOLERANCE}.
     */
    public static @NotNull double[] routeParallel(@NotNull double[] points, double distance) {
        return routeParallel(points, distance, null);
    }

    /**
     * Computes a corridor: a route with a width on each side.
     *
     * <p>The ring is the routeParallel() on the right, the end, the parallel on the left backward, and the start.
     * It runs counterclockwise, and ends with its first point. An end may be flat, round or square; on each side
     * it goes as far beyond the route as that side is wide. Where the route comes near itself, the ring crosses
     * itself; square ends are not cut off where they lie near another segment. Where a corridor is far wider than
     * the bends of its route, nothing may be left of a side, or of the ring. Since 0.2.
     *
     * <p>Time grows with the square of the points, and with the vertices of the result times the points. Slowest
     * input known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge
     * after the other.
     *
     * @param points Latitudes and longitudes, alternating: the route. Latitudes -90 ... 90 degrees, longitudes any
     *     finite value.
     * @param left Meters to the left of the route, 0 ... 1,000,000; one of the two must be more than 0.
     * @param right Meters to its right, 0 ... 1,000,000.
     * @param options Options; null for the defaults.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException as routeParallel().
     */
    public static @NotNull double[] routeCorridor(@NotNull double[] points, double left, double right,
            @Nullable OutlineOptions options) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.routeCorridor(points, Points.count(points), left, right,
                    options == null ? null : options.struct.words, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Computes a corridor: a route with a width on each side.
     *
     * <p>The same as {@link #routeCorridor(double[], double, double, OutlineOptions)} with options null.
     *
     * @param points Latitudes and longitudes, alternating: the route. Latitudes -90 ... 90 degrees, longitudes any
     *     finite value.
     * @param left Meters to the left of the route, 0 ... 1,000,000; one of the two must be more than 0.
     * @param right Meters to its right, 0 ... 1,000,000.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException as routeParallel().
     */
    public static @NotNull double[] routeCorridor(@NotNull double[] points, double left, double right) {
        return routeCorridor(points, left, right, null);
    }

    /**
     * Computes the outline of an arrow along a route, as of an axis of advance.
     *
     * <p>The body is a routeCorridor() with a flat end at the neck, headLength before the tip along the route. The
     * barbs stand at the neck, across the geodesic from there to the tip. The ring runs counterclockwise: the
     * body's right side from the tail on, the right barb, the tip, the left barb, the left side, the first point
     * again. If the tail is to be open, leave out that last point. Since 0.2.
     *
     * <p>Time grows with the square of the points, and with the vertices of the result times the points. Slowest
     * input known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge
     * after the other.
     *
     * @param points Latitudes and longitudes, alternating: the middle of the arrow, from its tail to its tip.
     *     Latitudes -90 ... 90 degrees, longitudes any finite value.
     * @param width Meters; more than 0, at most 1,000,000: of the body.
     * @param headWidth Meters from barb to barb; at least width, at most 1,000,000.
     * @param headLength Meters along the route; more than 0, less than the route has, at most 1,000,000.
     * @param options Ends does not matter. Null for the defaults.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException as routeParallel().
     */
    public static @NotNull double[] routeArrow(@NotNull double[] points, double width, double headWidth,
            double headLength, @Nullable OutlineOptions options) {
        Output.Points out = new Output.Points();
        int status;
        do {
            status = Native.routeArrow(points, Points.count(points), width, headWidth, headLength,
                    options == null ? null : options.struct.words, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.points();
    }

    /**
     * Computes the outline of an arrow along a route, as of an axis of advance.
     *
     * <p>The same as {@link #routeArrow(double[], double, double, double, OutlineOptions)} with options null.
     *
     * @param points Latitudes and longitudes, alternating: the middle of the arrow, from its tail to its tip.
     *     Latitudes -90 ... 90 degrees, longitudes any finite value.
     * @param width Meters; more than 0, at most 1,000,000: of the body.
     * @param headWidth Meters from barb to barb; at least width, at most 1,000,000.
     * @param headLength Meters along the route; more than 0, less than the route has, at most 1,000,000.
     * @return Latitudes and longitudes, alternating: the closed ring.
     * @throws GridNorthException as routeParallel().
     */
    public static @NotNull double[] routeArrow(@NotNull double[] points, double width, double headWidth,
            double headLength) {
        return routeArrow(points, width, headWidth, headLength, null);
    }

    /**
     * Marks a route at equal intervals.
     *
     * <p>Each mark is where routePoint() finds it, to within 15 nm. The end of the route has a mark if it lies a
     * whole number of intervals from the first one; a nanometer for each point may be missing. Since 0.2.
     *
     * <p>Time grows with the points and the marks.
     *
     * @param points Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @param first Meters from the start of the route to the first mark, 0 ... 1e12.
     * @param interval Meters from each mark to the next, 0.001 ... 1e12.
     * @return The marks.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#DISTANCE},
     *     {@link Status#INTERVAL}, or {@link Status#COUNT} for no points, or more than an array can hold.
     */
    public static @NotNull List<RouteMark> routeMarks(@NotNull double[] points, double first, double interval) {
        Output.Records out = new Output.Records(RouteMark.SIZE);
        int status;
        do {
            status = Native.routeMarks(points, Points.count(points), first, interval, out.array, out.capacity(),
                    out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return RouteMark.list(out);
    }

    /**
     * Lays the points of a drawing along anchors: line art of the host's, given in a frame of its own.
     *
     * <p>A point goes x along the geodesics from anchor to anchor, and from there y to the right of the direction
     * that they have; before the first anchor and behind the last one the line goes on straight. With y pointing
     * right of x, a frame is drawn as on a screen, where y points down.
     *
     * <p>{@link Frame#LENGTH} with two anchors turns and scales a drawing: (0, 0) comes to lie on the first and
     * (1, 0) on the second. {@link Frame#WIDTH} stretches it across too: (x, 1) lies as far beside the line, and
     * on the same side, as the last anchor, for drawings with two points at their ends and a third for their
     * depth. {@link Frame#METERS} is the inverse of routeNearest(), near the route. At a corner of the line, the
     * drawing overlaps on the inside and leaves gaps on the outside. Rows whose x rises are found along the line
     * at once; each step back begins at its start.
     *
     * <p>In a refused row, both numbers are NaN; its status is {@link Status#NOT_FINITE} or
     * {@link Status#DISTANCE} (more than 1e12 m). Since 0.2.
     *
     * <p>Time grows with the rows times the anchors. Slowest input known: rows whose x goes back and forth: each
     * time the anchors are measured from the first.
     *
     * @param anchors Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @param frame A Frame: what x and y are.
     * @param xs The way along the line of anchors from the first, in meters or in lengths of the line.
     * @param ys The way to the right of the line, in meters, or in lengths or widths; negative to the left.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#FRAME}, {@link Status#COUNT}, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} for the anchors.
     */
    public static @NotNull FramePointsBatchResult framePointsBatch(@NotNull double[] anchors,
            @NotNull Frame frame, @NotNull double[] xs, @NotNull double[] ys) {
        int rows = xs.length;
        double[] latitudes = new double[rows];
        double[] longitudes = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = framePointsBatch(anchors, frame, DoubleColumn.of(xs), DoubleColumn.of(ys),
                DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), statuses);
        return new FramePointsBatchResult(latitudes, longitudes, statuses, isComplete);
    }

    /**
     * Lays the points of a drawing along anchors: line art of the host's, given in a frame of its own.
     *
     * <p>A point goes x along the geodesics from anchor to anchor, and from there y to the right of the direction
     * that they have; before the first anchor and behind the last one the line goes on straight. With y pointing
     * right of x, a frame is drawn as on a screen, where y points down.
     *
     * <p>{@link Frame#LENGTH} with two anchors turns and scales a drawing: (0, 0) comes to lie on the first and
     * (1, 0) on the second. {@link Frame#WIDTH} stretches it across too: (x, 1) lies as far beside the line, and
     * on the same side, as the last anchor, for drawings with two points at their ends and a third for their
     * depth. {@link Frame#METERS} is the inverse of routeNearest(), near the route. At a corner of the line, the
     * drawing overlaps on the inside and leaves gaps on the outside. Rows whose x rises are found along the line
     * at once; each step back begins at its start.
     *
     * <p>In a refused row, both numbers are NaN; its status is {@link Status#NOT_FINITE} or
     * {@link Status#DISTANCE} (more than 1e12 m). Since 0.2.
     *
     * <p>Time grows with the rows times the anchors. Slowest input known: rows whose x goes back and forth: each
     * time the anchors are measured from the first.
     *
     * @param anchors Latitudes and longitudes, alternating: latitudes -90 ... 90 degrees, longitudes any finite
     *     value.
     * @param frame A Frame: what x and y are.
     * @param xs The way along the line of anchors from the first, in meters or in lengths of the line.
     * @param ys The way to the right of the line, in meters, or in lengths or widths; negative to the left.
     * @param latitudes Degrees.
     * @param longitudes Degrees, in [-180, 180).
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#FRAME}, {@link Status#COUNT}, {@link Status#NOT_FINITE} or
     *     {@link Status#LATITUDE} for the anchors.
     */
    public static boolean framePointsBatch(@NotNull double[] anchors, @NotNull Frame frame,
            @NotNull DoubleColumn xs, @NotNull DoubleColumn ys, @NotNull DoubleColumn latitudes,
            @NotNull DoubleColumn longitudes, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(xs, ys, latitudes, longitudes, statusesColumn);
        Column.checkResults(latitudes, longitudes);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.framePointsBatch(first, count, anchors, Points.count(anchors),
                    frame.value, xs, ys, latitudes, longitudes, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds where the sun is seen.
     *
     * <p>Right to 0.005 degrees: 0.001 from the series, and up to 0.004 because the earth turns up to 0.9 s ahead
     * of UTC or behind it. If leap seconds are given up, each second of drift adds 0.004 degrees. The distance is
     * right to 8,000 km. The position is on the ellipsoid; at a pole, the azimuth is measured from the meridian of
     * the longitude given there. The apparent elevation is that of air at 10 degrees Celsius and 1010 hPa, after
     * Saemundsson, "Astronomical refraction", Sky and Telescope 72, 1986; below -1 degree it means nothing. The
     * sun's place is that of Reda and Andreas, "Solar position algorithm for solar radiation applications",
     * NREL/TP-560-34302, 2004, table A4.2, by its larger terms. Since 0.2.
     *
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @param time Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
     * @return Its azimuth, elevation and distance.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, or {@link Status#YEAR}
     *     outside 1900 to 2099.
     */
    public static @NotNull SkyPlace sunPosition(@NotNull Point position, double time) {
        Struct place = new Struct(SkyPlace.SIZE);
        int status = Native.sunPosition(position.struct().words, time, place.words);
        Calls.check(status);
        return new SkyPlace(place, 0);
    }

    /**
     * Finds where the moon is seen.
     *
     * <p>Right to 0.01 degrees, and the distance to 20 km; drift counts as for sunPosition(). The position is on
     * the ellipsoid: the moon is up to a degree from where it is seen from the center of the earth. Its apparent
     * elevation and its azimuth at a pole are as for the sun. Its place is that of Meeus, "Astronomical
     * Algorithms", second edition, chapter 47. Since 0.2.
     *
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @param time Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
     * @return Its azimuth, elevation and distance.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, or {@link Status#YEAR}
     *     outside 1900 to 2099.
     */
    public static @NotNull SkyPlace moonPosition(@NotNull Point position, double time) {
        Struct place = new Struct(SkyPlace.SIZE);
        int status = Native.moonPosition(position.struct().words, time, place.words);
        Calls.check(status);
        return new SkyPlace(place, 0);
    }

    /**
     * Finds where the sun is seen, for many positions and times.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or
     * {@link Status#YEAR}. Each row equals the result of sunPosition(), bit for bit. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values.
     * @param times Seconds as sunPosition() takes them.
     * @return Results and statuses of all rows.
     * @throws GridNorthException The arguments are refused.
     */
    public static @NotNull SunPositionBatchResult sunPositionBatch(@NotNull double[] latitudes,
            @NotNull double[] longitudes, @NotNull double[] times) {
        int rows = latitudes.length;
        double[] azimuths = new double[rows];
        double[] elevations = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = sunPositionBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes),
                DoubleColumn.of(times), DoubleColumn.of(azimuths), DoubleColumn.of(elevations), statuses);
        return new SunPositionBatchResult(azimuths, elevations, statuses, isComplete);
    }

    /**
     * Finds where the sun is seen, for many positions and times.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#LATITUDE} or
     * {@link Status#YEAR}. Each row equals the result of sunPosition(), bit for bit. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param latitudes Degrees, -90 ... 90.
     * @param longitudes Degrees; any finite values.
     * @param times Seconds as sunPosition() takes them.
     * @param azimuths The azimuths, degrees clockwise from true north, more than -180, at most 180.
     * @param elevations The elevations above the horizon in degrees, as if there were no air.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException The arguments are refused.
     */
    public static boolean sunPositionBatch(@NotNull DoubleColumn latitudes, @NotNull DoubleColumn longitudes,
            @NotNull DoubleColumn times, @NotNull DoubleColumn azimuths, @NotNull DoubleColumn elevations,
            @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(latitudes, longitudes, times, azimuths, elevations, statusesColumn);
        Column.checkResults(azimuths, elevations);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.sunPositionBatch(first, count, latitudes, longitudes, times,
                    azimuths, elevations, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Lists what the sun does in a span of time: it rises, crosses the meridian and sets; and the three twilights.
     *
     * <p>The sun rises and sets when its center is 50 minutes of arc below the horizon of the sea, seen from its
     * level: refraction and the sun's radius, as in all almanacs. If a day has neither sunrise nor sunset, its
     * elevation tells: above -50/60 degrees it is up all day. Where the sun climbs or sinks by 3 degrees an hour
     * or more, times are right to 2 seconds by that rule, and if leap seconds are given up, less right by the
     * drift; the air of a real day may move sunrise by minutes. A span includes its end but not its start: spans
     * that follow each other list no event twice and miss none, and the search for the next event begins at the
     * time of the last one. Since 0.2.
     *
     * <p>Time grows with the days of the span, at most 400.
     *
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @param start Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099;
     *     not part of the span.
     * @param end Seconds: the end of the span, which is part of it; no more than 400 days after start.
     * @return The events, the first one first.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#YEAR} outside
     *     1900 to 2099, or {@link Status#TIME} for a span that ends before it starts or is longer than 400 days.
     */
    public static @NotNull List<SkyEvent> sunEvents(@NotNull Point position, double start, double end) {
        Output.Records out = new Output.Records(SkyEvent.SIZE);
        int status;
        do {
            status = Native.sunEvents(position.struct().words, start, end, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return SkyEvent.list(out);
    }

    /**
     * Lists what the moon does in a span of time: it rises, crosses the meridian and sets; and its phases.
     *
     * <p>The moon rises and sets when its upper edge is 34 minutes of arc below the horizon of the sea, seen from
     * its level. About once a month a day has no moonrise, and near the poles the moon stays up or down for days.
     * Where it climbs or sinks by 3 degrees an hour or more, times are right to 5 seconds. Phases are as seen from
     * the center of the earth, the same for every position, and right to 30 seconds. All else is as for
     * sunEvents(). Since 0.2.
     *
     * <p>Time grows with the days of the span, at most 400.
     *
     * @param position Latitude -90 ... 90 degrees, longitude any finite value.
     * @param start Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099;
     *     not part of the span.
     * @param end Seconds: the end of the span, which is part of it; no more than 400 days after start.
     * @return The events, the first one first.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#YEAR} outside
     *     1900 to 2099, or {@link Status#TIME} for a span that ends before it starts or is longer than 400 days.
     */
    public static @NotNull List<SkyEvent> moonEvents(@NotNull Point position, double start, double end) {
        Output.Records out = new Output.Records(SkyEvent.SIZE);
        int status;
        do {
            status = Native.moonEvents(position.struct().words, start, end, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return SkyEvent.list(out);
    }

    /**
     * Finds how much of the moon is lit.
     *
     * <p>As seen from the center of the earth. The angle is right to 0.01 degrees, the lit part to 0.0001: Meeus,
     * "Astronomical Algorithms", second edition, chapter 48. Since 0.2.
     *
     * @param time Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
     * @return The phase.
     * @throws GridNorthException {@link Status#NOT_FINITE}, or {@link Status#YEAR} outside 1900 to 2099.
     */
    public static @NotNull MoonPhase moonPhaseAt(double time) {
        Struct phase = new Struct(MoonPhase.SIZE);
        int status = Native.moonPhaseAt(time, phase.words);
        Calls.check(status);
        return new MoonPhase(phase, 0);
    }

    /**
     * Writes a route as GeoJSON.
     *
     * <p>The result is a Feature with a LineString, or with a MultiLineString if the route crosses the
     * antimeridian (RFC 7946, section 3.1.9) or crosses a pole to another meridian. The crossing lies on the
     * geodesic between its neighbors. Positions are rounded to decimals; a position equal to the one before is
     * left out, but there are always at least two. circleGeoJson() explains edgeTolerance.
     *
     * <p>Since 0.1.
     *
     * <p>Time grows with the vertices of the result, which are computed two to six times, and with the bytes of
     * the properties. Slowest input known: an edge halfway around the earth and a tolerance of 1 µm.
     *
     * @param points Latitudes and longitudes, alternating: the points of the route; latitudes -90 ... 90 degrees,
     *     longitudes any finite value.
     * @param options Decimals and edge tolerance. Null for the defaults.
     * @param properties A JSON object that becomes the properties of the feature; null for none.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#COUNT},
     *     {@link Status#PROPERTIES}; for the options: {@link Status#DECIMALS} or {@link Status#TOLERANCE}.
     */
    public static @NotNull String routeGeoJson(@NotNull double[] points, @Nullable GeoJsonOptions options,
            @Nullable String properties) {
        byte[] propertiesBytes = Text.utf8(properties);
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.routeGeoJson(points, Points.count(points),
                    options == null ? null : options.struct.words, propertiesBytes, Text.size(propertiesBytes),
                    out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes a route as GeoJSON.
     *
     * <p>The same as {@link #routeGeoJson(double[], GeoJsonOptions, String)} with options null, properties null.
     *
     * @param points Latitudes and longitudes, alternating: the points of the route; latitudes -90 ... 90 degrees,
     *     longitudes any finite value.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#COUNT},
     *     {@link Status#PROPERTIES}; for the options: {@link Status#DECIMALS} or {@link Status#TOLERANCE}.
     */
    public static @NotNull String routeGeoJson(@NotNull double[] points) {
        return routeGeoJson(points, null, null);
    }

    /**
     * Writes a polygon as GeoJSON.
     *
     * <p>The result is a Feature with a Polygon or a MultiPolygon, written as circleGeoJson() writes a circle. The
     * inside of a ring is the smaller of the two parts of the earth, whichever way the ring runs; rings are
     * written in the direction that RFC 7946 requires. Holes are cut like the outer ring, and belong to the piece
     * that contains them. A point at a pole becomes two positions, with the longitudes of its neighbors.
     *
     * <p>Since 0.1.
     *
     * <p>Time grows with the points, or with the holes times the points if the antimeridian cuts the outer ring.
     * Slowest input known: thousands of holes beside the antimeridian.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other;
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @param rings The number of points of each ring, first the outer one, then holes. Null for one ring.
     * @param options Decimals and edge tolerance. Null for the defaults.
     * @param properties A JSON object that becomes the properties of the feature; null for none.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS},
     *     {@link Status#COUNT} for a ring of fewer than three points, {@link Status#CROSSINGS} for more than 256
     *     crossings of the antimeridian, {@link Status#PROPERTIES}; for the options: {@link Status#DECIMALS} or
     *     {@link Status#TOLERANCE}.
     */
    public static @NotNull String polygonGeoJson(@NotNull double[] points, @Nullable int[] rings,
            @Nullable GeoJsonOptions options, @Nullable String properties) {
        long[] ringsSizes = Calls.sizes(rings);
        byte[] propertiesBytes = Text.utf8(properties);
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.polygonGeoJson(points, Points.count(points), ringsSizes,
                    rings == null ? 0 : rings.length, options == null ? null : options.struct.words,
                    propertiesBytes, Text.size(propertiesBytes), out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes a polygon as GeoJSON.
     *
     * <p>The same as {@link #polygonGeoJson(double[], int[], GeoJsonOptions, String)} with rings null, options
     * null, properties null.
     *
     * @param points Latitudes and longitudes, alternating: the points of all rings, one ring after the other;
     *     latitudes -90 ... 90 degrees, longitudes any finite value.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#NOT_FINITE}, {@link Status#LATITUDE}, {@link Status#RINGS},
     *     {@link Status#COUNT} for a ring of fewer than three points, {@link Status#CROSSINGS} for more than 256
     *     crossings of the antimeridian, {@link Status#PROPERTIES}; for the options: {@link Status#DECIMALS} or
     *     {@link Status#TOLERANCE}.
     */
    public static @NotNull String polygonGeoJson(@NotNull double[] points) {
        return polygonGeoJson(points, null, null, null);
    }

    /**
     * Finds out whether a document is GPX, KML or CoT.
     *
     * <p>Reads up to the first tag: its local name is gpx; kml, Document, Folder, Placemark or GroundOverlay; or
     * for CoT event or events. Since 0.2.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: a long comment.
     *
     * @param text XML in UTF-8, with or without a byte-order mark.
     * @return One of the ExchangeFormat.
     * @throws GridNorthException {@link Status#DOCUMENT} for another root element, {@link Status#TEXT_EMPTY},
     *     {@link Status#TEXT_INCOMPLETE}, {@link Status#XML}, {@link Status#XML_ATTRIBUTE},
     *     {@link Status#XML_REFERENCE}, {@link Status#XML_ENCODING}, {@link Status#XML_DTD},
     *     {@link Status#XML_LIMIT}, {@link Status#OFFSET} for a size beyond memory.
     */
    public static @NotNull ExchangeFormat exchangeDetect(@NotNull byte[] text) {
        int[] format = new int[1];
        long[] errorOffset = new long[1];
        int status = Native.exchangeDetect(text, Text.size(text), format, errorOffset);
        Calls.check(status, errorOffset);
        return ExchangeFormat.of(format[0]);
    }

    /**
     * Reads the waypoints, routes and tracks of a GPX document.
     *
     * <p>A wpt is a point; a rte a line with {@link FeatureFlag#ROUTE}; each trkseg of a trk a line, of the same
     * object. Vertices have ele as altitude, and time. A feature has name and type, and of a wpt the time. A
     * segment without points is no feature. Extensions and everything else are passed. Elements are known by their
     * local names, whatever their prefix and namespace.
     *
     * <p>A feature is skipped if a latitude or a longitude is missing ({@link Status#FEATURE}), no number
     * ({@link Status#TEXT_NUMBER}) or out of range ({@link Status#LATITUDE}; longitudes beyond 180 degrees are
     * reduced), or if an altitude ({@link Status#TEXT_NUMBER}, {@link Status#ALTITUDE}) or a time
     * ({@link Status#DATE}) is not what it should be; an empty one is absent. Numbers are the doubles nearest to
     * their texts up to 19 digits and 19 decimals, others to 4 units of their last place.
     *
     * <p>One bad fix does not lose a track: a trkpt whose position is refused is dropped, and of one whose
     * altitude or time is refused that alone. At a latitude beyond 90, which some programs write where a recording
     * pauses, the line ends and another begins. The report counts such fixes, and the lines have
     * {@link FeatureFlag#GAPS}.
     *
     * <p>Names and types are spans of text, with its entities: xmlUnescape(). The text is read once, in linear
     * time, without memory. XML is read as XML 1.0 demands, but for what a DTD declares; at most 64 levels, and 64
     * attributes in an element. Since 0.2.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared
     * with those before it, at most 64.
     *
     * @param text GPX 1.0 or 1.1: XML in UTF-8, with or without a byte-order mark.
     * @return The results.
     * @throws GridNorthException ; {@link Status#PARTIAL} if features were skipped or fixes dropped;
     *     {@link Status#OFFSET} for a size beyond memory, {@link Status#DOCUMENT} if the root is not gpx; for what
     *     is not XML: {@link Status#TEXT_EMPTY}, {@link Status#TEXT_INCOMPLETE}, {@link Status#XML},
     *     {@link Status#XML_TAG}, {@link Status#XML_ATTRIBUTE}, {@link Status#XML_REFERENCE},
     *     {@link Status#XML_ENCODING}, {@link Status#XML_DTD} or {@link Status#XML_LIMIT}.
     */
    public static @NotNull GpxReadResult gpxRead(@NotNull byte[] text) {
        Output.Records features = new Output.Records(Feature.SIZE);
        Output.Records vertices = new Output.Records(Vertex.SIZE);
        Struct report = new Struct(ExchangeReport.SIZE);
        int status;
        do {
            status = Native.gpxRead(text, Text.size(text), features.array, features.capacity(), features.needed,
                    vertices.array, vertices.capacity(), vertices.needed, report.words);
        } while (features.grow(status) | vertices.grow(status));
        Calls.reported(status, report.getLong(8));
        return new GpxReadResult(Feature.list(features), Vertex.list(vertices), new ExchangeReport(report, 0));
    }

    /**
     * Reads the placemarks and overlays of a KML document.
     *
     * <p>Point, LineString, LinearRing (a line that is closed: its last vertex equals the first) and Polygon with
     * its holes become points, lines, areas and holes, also in a MultiGeometry; gx:Track and the tracks of a
     * gx:MultiTrack become lines whose vertices have times; LatLonBox becomes a box, gx:LatLonQuad an area.
     * Features have the name and the id of their Placemark or GroundOverlay, and the times of its TimeStamp (time)
     * or TimeSpan (start, stale); without an id, the data named uid. A box has the altitude of its overlay; one of
     * 360 degrees or more goes all around, from -180 to 180. Altitudes are taken as they are, whatever their mode;
     * but where it is not absolute, a geometry whose altitudes are all 0 has none: viewers draw it on the ground.
     * Everything else is passed: styles, links, regions, models, updates.
     *
     * <p>What the first vertex repeats at the end of a ring is left out. Holes may come before their ring. In
     * coordinates a comma too many, a fourth number and an altitude "nan" are passed. A bad fix of a gx:Track is
     * dropped as in gpxRead().
     *
     * <p>A geometry is skipped if its coordinates are not numbers with commas between
     * ({@link Status#TEXT_NUMBER}), are out of range ({@link Status#LATITUDE}, {@link Status#ALTITUDE}) or too few
     * ({@link Status#COUNT}), or if a track does not have as many times as positions ({@link Status#FEATURE}); a
     * Polygon with all its holes. A placemark with a time that is none is skipped too ({@link Status#DATE}).
     * gpxRead() tells the rest. Since 0.2.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared
     * with those before it, at most 64.
     *
     * @param text KML 2.2: XML in UTF-8, with or without a byte-order mark.
     * @return The results.
     * @throws GridNorthException as gpxRead(), with kml, Document, Folder, Placemark or GroundOverlay as the root.
     */
    public static @NotNull KmlReadResult kmlRead(@NotNull byte[] text) {
        Output.Records features = new Output.Records(Feature.SIZE);
        Output.Records vertices = new Output.Records(Vertex.SIZE);
        Struct report = new Struct(ExchangeReport.SIZE);
        int status;
        do {
            status = Native.kmlRead(text, Text.size(text), features.array, features.capacity(), features.needed,
                    vertices.array, vertices.capacity(), vertices.needed, report.words);
        } while (features.grow(status) | vertices.grow(status));
        Calls.reported(status, report.getLong(8));
        return new KmlReadResult(Feature.list(features), Vertex.list(vertices), new ExchangeReport(report, 0));
    }

    /**
     * Reads Cursor on Target events.
     *
     * <p>Features have uid, type, how, time, start and stale of the event, the callsign as name, ce and le of its
     * point, course and speed of its track, and the altitudes and triggers of a __geofence. What means unknown is
     * NaN: 9999999 meters, and a negative error, course or speed. What an event becomes.
     *
     * <p>- links with points, of a route (type b-m-r) or a drawing (u-d-): a line with {@link FeatureFlag#ROUTE}
     * or without; of u-d-r and of a drawing that has its first point at its end again, and three before that, an
     * area. A link without a point leads to another event, and is passed; - shape with ellipses: a circle for each
     * whose axes are equal, else an ellipse. TAK clients mean radii by major and minor in circles (u-d-c-c,
     * u-r-b-c-c), and whole axes everywhere else (u-d-c-e), as the CoT schema does; angle is the azimuth of the
     * major axis; - shape with a polyline: an area if it is closed, or does not say so, has the first point at its
     * end again, and three points before that; else a line; - sensor with azimuth, fov and range: a sector of that
     * width around the azimuth; - u-rb-a: range, bearing from true north, inclination, and the north that the
     * sender shows bearings by; - everything whose type does not begin with u- or b-m-r: a point, before what its
     * details are, wherever the point stands; and a drawing without any.
     *
     * <p>An event is skipped if it has no type, no uid, no point or no position, or is a drawing of several lines,
     * u-d-f-m ({@link Status#FEATURE}), or if a number ({@link Status#TEXT_NUMBER}, {@link Status#LATITUDE},
     * {@link Status#ALTITUDE}, {@link Status#RADIUS}, {@link Status#WIDTH}, {@link Status#SPEED}), a time
     * ({@link Status#DATE}) or the number of points ({@link Status#COUNT}) is not what it should be. gpxRead()
     * tells the rest. Since 0.2.
     *
     * <p>Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared
     * with those before it, at most 64.
     *
     * @param text CoT 2.0: one event or several, one after the other as in a stream, or within an element events.
     *     XML in UTF-8, with or without a byte-order mark.
     * @return The results.
     * @throws GridNorthException as gpxRead(), with event or events as the root.
     */
    public static @NotNull CotReadResult cotRead(@NotNull byte[] text) {
        Output.Records features = new Output.Records(Feature.SIZE);
        Output.Records vertices = new Output.Records(Vertex.SIZE);
        Struct report = new Struct(ExchangeReport.SIZE);
        int status;
        do {
            status = Native.cotRead(text, Text.size(text), features.array, features.capacity(), features.needed,
                    vertices.array, vertices.capacity(), vertices.needed, report.words);
        } while (features.grow(status) | vertices.grow(status));
        Calls.reported(status, report.getLong(8));
        return new CotReadResult(Feature.list(features), Vertex.list(vertices), new ExchangeReport(report, 0));
    }

    /**
     * Finds the first event in the bytes of a CoT stream.
     *
     * <p>The event ends where its element does, not at the first end tag of that name, which may stand in a
     * comment. Give cotRead() so many bytes, and go on behind them. Each call reads from the start;
     * cotSearchEvent() goes on where the last one ended. Since 0.2.
     *
     * <p>Time grows with the bytes of the text up to the limit in each call, so that a stream that comes byte by
     * byte takes the square of the limit. Slowest input known: an event just below the limit.
     *
     * @param text Bytes as they came from a TAK server: XML in UTF-8.
     * @param limit The most bytes that an event may have, with its XML declaration and the blanks before it; 0
     *     means 1,048,576.
     * @return The number of bytes up to the end of the event.
     * @throws GridNorthException {@link Status#TEXT_INCOMPLETE} if more bytes are needed, also if there are none
     *     yet; what a stream does not recover from: {@link Status#XML_LIMIT}, {@link Status#XML},
     *     {@link Status#XML_TAG}, {@link Status#XML_ATTRIBUTE}, {@link Status#XML_REFERENCE},
     *     {@link Status#XML_ENCODING}, {@link Status#XML_DTD}; ; {@link Status#OFFSET} for a size beyond memory.
     */
    public static int cotFindEvent(@NotNull byte[] text, int limit) {
        long[] eventSize = new long[1];
        long[] errorOffset = new long[1];
        int status = Native.cotFindEvent(text, Text.size(text), limit, eventSize, errorOffset);
        Calls.check(status, errorOffset);
        return (int) eventSize[0];
    }

    /**
     * Finds the first event in the bytes of a CoT stream.
     *
     * <p>The same as {@link #cotFindEvent(byte[], int)} with limit 0.
     *
     * @param text Bytes as they came from a TAK server: XML in UTF-8.
     * @return The number of bytes up to the end of the event.
     * @throws GridNorthException {@link Status#TEXT_INCOMPLETE} if more bytes are needed, also if there are none
     *     yet; what a stream does not recover from: {@link Status#XML_LIMIT}, {@link Status#XML},
     *     {@link Status#XML_TAG}, {@link Status#XML_ATTRIBUTE}, {@link Status#XML_REFERENCE},
     *     {@link Status#XML_ENCODING}, {@link Status#XML_DTD}; ; {@link Status#OFFSET} for a size beyond memory.
     */
    public static int cotFindEvent(@NotNull byte[] text) {
        return cotFindEvent(text, 0);
    }

    /**
     * Looks for the end of the first event in the bytes of a CoT stream, where the last search ended.
     *
     * <p>Each byte is looked at once, and once more when the event is complete, so a stream may come byte by byte.
     * The size is that of cotFindEvent(). What is no XML may be found later than there, if it is longer than 256
     * bytes: when twice as many have come. Behind an event, the state is all 0: go on at the next one. Since 0.2.
     *
     * <p>Time grows with the bytes that have come since the last search, and with all bytes of the text where they
     * end the event or are twice as many as were read. Slowest input known: an event just below the limit.
     *
     * @param text Bytes as they came from a TAK server, from the start of the event: XML in UTF-8.
     * @param limit The most bytes that an event may have, as for cotFindEvent(); 0 means 1,048,576.
     * @param last The state that the last search gave.
     * @return The results.
     * @throws GridNorthException ; what a stream does not recover from: {@link Status#XML_LIMIT},
     *     {@link Status#XML}, {@link Status#XML_TAG}, {@link Status#XML_ATTRIBUTE}, {@link Status#XML_REFERENCE},
     *     {@link Status#XML_ENCODING}, {@link Status#XML_DTD}; ; {@link Status#OFFSET} for a size beyond memory,
     *     or for a state of another text.
     */
    public static @NotNull CotSearchEventResult cotSearchEvent(@NotNull byte[] text, int limit,
            @NotNull CotSearch last) {
        Struct state = new Struct(CotSearch.SIZE);
        long[] eventSize = new long[1];
        long[] errorOffset = new long[1];
        int status = Native.cotSearchEvent(text, Text.size(text), limit, last.struct().words, state.words,
                eventSize, errorOffset);
        Calls.check(status, errorOffset);
        return new CotSearchEventResult(new CotSearch(state, 0), (int) eventSize[0]);
    }

    /**
     * Looks for the end of the first event in the bytes of a CoT stream, where the last search ended.
     *
     * <p>The same as {@link #cotSearchEvent(byte[], int, CotSearch)} with limit 0.
     *
     * @param text Bytes as they came from a TAK server, from the start of the event: XML in UTF-8.
     * @param last The state that the last search gave.
     * @return The results.
     * @throws GridNorthException ; what a stream does not recover from: {@link Status#XML_LIMIT},
     *     {@link Status#XML}, {@link Status#XML_TAG}, {@link Status#XML_ATTRIBUTE}, {@link Status#XML_REFERENCE},
     *     {@link Status#XML_ENCODING}, {@link Status#XML_DTD}; ; {@link Status#OFFSET} for a size beyond memory,
     *     or for a state of another text.
     */
    public static @NotNull CotSearchEventResult cotSearchEvent(@NotNull byte[] text, @NotNull CotSearch last) {
        return cotSearchEvent(text, 0, last);
    }

    /**
     * Reads a text of XML: replaces references, and takes comments and the marks of CDATA away.
     *
     * <p>References are the five of XML and those of characters. A carriage return, alone or before a line feed,
     * becomes a line feed. Blanks around the text stay. Since 0.2.
     *
     * <p>Time grows with the bytes of the text.
     *
     * @param text A part of a document in UTF-8, such as the name of a feature.
     * @return UTF-8 text.
     * @throws GridNorthException {@link Status#XML}, {@link Status#XML_REFERENCE}, {@link Status#XML_ENCODING},
     *     {@link Status#TEXT_INCOMPLETE}, {@link Status#OFFSET} for a size beyond memory.
     */
    public static @NotNull String xmlUnescape(@NotNull String text) {
        byte[] textBytes = Text.utf8(text);
        Output.Bytes out = new Output.Bytes();
        int status;
        do {
            status = Native.xmlUnescape(textBytes, textBytes.length, out.array, out.capacity(), out.needed);
        } while (out.grow(status));
        Calls.check(status);
        return out.text();
    }

    /**
     * Writes features as GPX 1.1.
     *
     * <p>A point is a wpt; lines are a rte with {@link FeatureFlag#ROUTE}, else a trk, of which lines of the same
     * object in a row are the segments, if their texts and times are the same too. GPX has no areas: rings,
     * circles, ellipses, sectors and boxes are tracks that end where they begin; circles, ellipses and sectors as
     * polygons that depart from them by no more than the tolerance. A range and bearing is a rte with its two
     * ends, without altitudes. A turned box keeps right angles where its middle is. Longitudes are less than 180:
     * GPX has -180 for it.
     *
     * <p>A feature is skipped if its kind is unknown, a hole has no area or a number that its kind needs is absent
     * ({@link Status#FEATURE}), if it leads out of the arrays or the text ({@link Status#SPAN}), has not as many
     * vertices as its kind ({@link Status#COUNT}), a number that is none ({@link Status#NOT_FINITE}) or out of
     * range ({@link Status#LATITUDE}, {@link Status#ALTITUDE}, {@link Status#RADIUS}, {@link Status#WIDTH},
     * {@link Status#VERTICES}, {@link Status#YEAR}, {@link Status#SPEED}, {@link Status#NORTH}), or a text that
     * XML cannot hold ({@link Status#XML_ENCODING}, {@link Status#XML_REFERENCE}, {@link Status#XML},
     * {@link Status#TEXT_INCOMPLETE}); an area with its holes, each of which is counted. Numbers are rounded to so
     * many decimals, half to even; reading gives them back to half of the last. Since 0.2.
     *
     * <p>Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles
     * as in circle(). Slowest input known: circles with a small tolerance.
     *
     * @param features The features, as a reader left them or as you made them.
     * @param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value,
     *     written in -180 ... 180.
     * @param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one
     *     after the other.
     * @param options Decimals and tolerance. Null for the defaults.
     * @return The results.
     * @throws GridNorthException {@link Status#COUNT} for counts that no memory has; for the options:
     *     {@link Status#DECIMALS}, {@link Status#TOLERANCE} or {@link Status#TIME}.
     */
    public static @NotNull GpxWriteResult gpxWrite(@NotNull List<Feature> features,
            @NotNull List<Vertex> vertices, @NotNull byte[] texts, @Nullable ExchangeOptions options) {
        long[] featuresWords = Feature.words(features);
        long[] verticesWords = Vertex.words(vertices);
        Output.Bytes out = new Output.Bytes();
        Struct report = new Struct(ExchangeReport.SIZE);
        int status;
        do {
            status = Native.gpxWrite(featuresWords, features.size(), verticesWords, vertices.size(), texts,
                    Text.size(texts), options == null ? null : options.struct.words, out.array, out.capacity(),
                    out.needed, report.words);
        } while (out.grow(status));
        Calls.reported(status, -1);
        return new GpxWriteResult(out.text(), new ExchangeReport(report, 0));
    }

    /**
     * Writes features as GPX 1.1.
     *
     * <p>The same as {@link #gpxWrite(List, List, byte[], ExchangeOptions)} with options null.
     *
     * @param features The features, as a reader left them or as you made them.
     * @param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value,
     *     written in -180 ... 180.
     * @param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one
     *     after the other.
     * @return The results.
     * @throws GridNorthException {@link Status#COUNT} for counts that no memory has; for the options:
     *     {@link Status#DECIMALS}, {@link Status#TOLERANCE} or {@link Status#TIME}.
     */
    public static @NotNull GpxWriteResult gpxWrite(@NotNull List<Feature> features,
            @NotNull List<Vertex> vertices, @NotNull byte[] texts) {
        return gpxWrite(features, vertices, texts, null);
    }

    /**
     * Writes features as KML 2.2.
     *
     * <p>Features of one object in a row, with the same texts and times, are a Placemark, with a MultiGeometry if
     * there are several. A uid is its id if it is a name of XML in ASCII, else data named uid. A line whose
     * vertices all have times is a gx:Track; areas have their holes; a box is a GroundOverlay; circles, ellipses
     * and sectors are Polygons that depart from them by no more than the tolerance; a range and bearing is a
     * LineString with its two ends. Altitudes are absolute, if no vertex is without one: a viewer would put it at
     * 0. gpxWrite() tells the rest. Since 0.2.
     *
     * <p>Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles
     * as in circle(). Slowest input known: circles with a small tolerance.
     *
     * @param features The features, as a reader left them or as you made them.
     * @param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value,
     *     written in -180 ... 180.
     * @param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one
     *     after the other.
     * @param options Decimals and tolerance. Null for the defaults.
     * @return The results.
     * @throws GridNorthException as gpxWrite().
     */
    public static @NotNull KmlWriteResult kmlWrite(@NotNull List<Feature> features,
            @NotNull List<Vertex> vertices, @NotNull byte[] texts, @Nullable ExchangeOptions options) {
        long[] featuresWords = Feature.words(features);
        long[] verticesWords = Vertex.words(vertices);
        Output.Bytes out = new Output.Bytes();
        Struct report = new Struct(ExchangeReport.SIZE);
        int status;
        do {
            status = Native.kmlWrite(featuresWords, features.size(), verticesWords, vertices.size(), texts,
                    Text.size(texts), options == null ? null : options.struct.words, out.array, out.capacity(),
                    out.needed, report.words);
        } while (out.grow(status));
        Calls.reported(status, -1);
        return new KmlWriteResult(out.text(), new ExchangeReport(report, 0));
    }

    /**
     * Writes features as KML 2.2.
     *
     * <p>The same as {@link #kmlWrite(List, List, byte[], ExchangeOptions)} with options null.
     *
     * @param features The features, as a reader left them or as you made them.
     * @param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value,
     *     written in -180 ... 180.
     * @param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one
     *     after the other.
     * @return The results.
     * @throws GridNorthException as gpxWrite().
     */
    public static @NotNull KmlWriteResult kmlWrite(@NotNull List<Feature> features,
            @NotNull List<Vertex> vertices, @NotNull byte[] texts) {
        return kmlWrite(features, vertices, texts, null);
    }

    /**
     * Writes features as Cursor on Target events, one after the other, a line each.
     *
     * <p>Each feature is an event of its own; only circles around one position, of one object in a row, share one,
     * and a sector joins the point beside it. With a uid, points, circles, ellipses, sectors and polylines of the
     * same object do. Its type, if it has none: point b-m-p-s-m, line u-d-f, route b-m-r, area u-d-f, circle
     * u-d-c-c, ellipse u-d-c-e, box u-d-r, range and bearing u-rb-a, sector b-m-p-s-p-loc. Without a uid, it has
     * the type, a period and its number. Without a time, it has that of the options; without a start, its time;
     * without a stale time, staleAfter; without how, h-e. Circles of more than one, ellipses and boxes hold
     * whatever they are made of, sectors with an inner radius lose it. In the types of circles, an ellipse whose
     * axes are written as equal has their mean for a radius. A line that ends where it begins comes back as an
     * area. Events have no holes: they are skipped ({@link Status#FEATURE}), as are altitudes and errors that mean
     * unknown, from 9999999 m on, and radii that are written as 0 ({@link Status#RADIUS}). Without any time, an
     * event is skipped with {@link Status#DATE}. gpxWrite() tells the rest. Since 0.2.
     *
     * <p>Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles
     * as in circle(). Slowest input known: circles with a small tolerance.
     *
     * @param features The features, as a reader left them or as you made them.
     * @param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value,
     *     written in -180 ... 180.
     * @param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one
     *     after the other.
     * @param options Decimals, tolerance and times. Null for the defaults.
     * @return The results.
     * @throws GridNorthException as gpxWrite().
     */
    public static @NotNull CotWriteResult cotWrite(@NotNull List<Feature> features,
            @NotNull List<Vertex> vertices, @NotNull byte[] texts, @Nullable ExchangeOptions options) {
        long[] featuresWords = Feature.words(features);
        long[] verticesWords = Vertex.words(vertices);
        Output.Bytes out = new Output.Bytes();
        Struct report = new Struct(ExchangeReport.SIZE);
        int status;
        do {
            status = Native.cotWrite(featuresWords, features.size(), verticesWords, vertices.size(), texts,
                    Text.size(texts), options == null ? null : options.struct.words, out.array, out.capacity(),
                    out.needed, report.words);
        } while (out.grow(status));
        Calls.reported(status, -1);
        return new CotWriteResult(out.text(), new ExchangeReport(report, 0));
    }

    /**
     * Writes features as Cursor on Target events, one after the other, a line each.
     *
     * <p>The same as {@link #cotWrite(List, List, byte[], ExchangeOptions)} with options null.
     *
     * @param features The features, as a reader left them or as you made them.
     * @param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value,
     *     written in -180 ... 180.
     * @param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one
     *     after the other.
     * @return The results.
     * @throws GridNorthException as gpxWrite().
     */
    public static @NotNull CotWriteResult cotWrite(@NotNull List<Feature> features,
            @NotNull List<Vertex> vertices, @NotNull byte[] texts) {
        return cotWrite(features, vertices, texts, null);
    }

    /**
     * Writes features as a GeoJSON FeatureCollection.
     *
     * <p>Each feature is a Feature, an area with its holes; circles, ellipses, sectors and boxes are Polygons that
     * depart from them by no more than the tolerance. Properties are the kind, the object, and of name, uid, type,
     * how, times and numbers those that are there; times as in timeFormat(). Positions have an altitude as third
     * number if they have one; the times of vertices are a property coordTimes. Geometries that cross the
     * antimeridian are cut (RFC 7946, section 3.1.9), lines with an altitude at the cut, areas without. An area
     * that crosses it more than 256 times is skipped ({@link Status#CROSSINGS}). gpxWrite() tells the rest. Since
     * 0.2.
     *
     * <p>Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles
     * as in circle(). Slowest input known: circles with a small tolerance.
     *
     * @param features The features, as a reader left them or as you made them.
     * @param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value,
     *     written in -180 ... 180.
     * @param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one
     *     after the other.
     * @param options Decimals and tolerance. Null for the defaults.
     * @return The results.
     * @throws GridNorthException as gpxWrite().
     */
    public static @NotNull FeaturesGeoJsonResult featuresGeoJson(@NotNull List<Feature> features,
            @NotNull List<Vertex> vertices, @NotNull byte[] texts, @Nullable ExchangeOptions options) {
        long[] featuresWords = Feature.words(features);
        long[] verticesWords = Vertex.words(vertices);
        Output.Bytes out = new Output.Bytes();
        Struct report = new Struct(ExchangeReport.SIZE);
        int status;
        do {
            status = Native.featuresGeoJson(featuresWords, features.size(), verticesWords, vertices.size(), texts,
                    Text.size(texts), options == null ? null : options.struct.words, out.array, out.capacity(),
                    out.needed, report.words);
        } while (out.grow(status));
        Calls.reported(status, -1);
        return new FeaturesGeoJsonResult(out.text(), new ExchangeReport(report, 0));
    }

    /**
     * Writes features as a GeoJSON FeatureCollection.
     *
     * <p>The same as {@link #featuresGeoJson(List, List, byte[], ExchangeOptions)} with options null.
     *
     * @param features The features, as a reader left them or as you made them.
     * @param vertices The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value,
     *     written in -180 ... 180.
     * @param texts The text that their spans lead to, UTF-8: that of the document that was read, or names one
     *     after the other.
     * @return The results.
     * @throws GridNorthException as gpxWrite().
     */
    public static @NotNull FeaturesGeoJsonResult featuresGeoJson(@NotNull List<Feature> features,
            @NotNull List<Vertex> vertices, @NotNull byte[] texts) {
        return featuresGeoJson(features, vertices, texts, null);
    }

    /**
     * Measures a group of shots on the plane of a target.
     *
     * <p>A shot that is not known must be left out: NaN is refused. For one shot, spreads and radii are 0, and the
     * deviations, sigma, cep50 and r95 are NaN. Of several pairs as far apart as the extreme spread, the rows are
     * those of one. The results are exact but for rounding: about a unit in the last place of the largest
     * distance, also if the group is small and far from the origin.
     *
     * <p>Sigma, cep50 and r95 take for granted that shots spread alike in all directions, as a circular normal
     * distribution does. They describe the weapon, not these shots only, and they count from the center, not from
     * the aim. sigma is the root of the sum of the squared distances from the center over 2 count - 2, divided by
     * c4(2 count - 1), so that it is not too small on average for few shots. If deviationX and deviationY of many
     * shots differ, use these instead. Since 0.2.
     *
     * <p>Time grows with the shots in most groups, and with their square if all lie on a circle. Slowest input
     * known: a circle, on which 100,000 shots take seconds.
     *
     * @param shots Where they hit: meters to the right and up from any origin, within 1e15.
     * @param aim The point of aim, in meters, within 1e15, or none for the origin.
     * @return What the group measures, in meters.
     * @throws GridNorthException {@link Status#COUNT}, {@link Status#NOT_FINITE}, {@link Status#MEASURE}, or
     *     {@link Status#WORK} for very many shots on a circle.
     */
    public static @NotNull Group groupMeasure(@NotNull List<PlanePoint> shots, @Nullable PlanePoint aim) {
        long[] shotsWords = PlanePoint.words(shots);
        Struct out = new Struct(Group.SIZE);
        int status = Native.groupMeasure(shotsWords, shots.size(), aim == null ? null : aim.struct().words,
                out.words);
        Calls.check(status);
        return new Group(out, 0);
    }

    /**
     * Measures a group of shots on the plane of a target.
     *
     * <p>The same as {@link #groupMeasure(List, PlanePoint)} with aim null.
     *
     * @param shots Where they hit: meters to the right and up from any origin, within 1e15.
     * @return What the group measures, in meters.
     * @throws GridNorthException {@link Status#COUNT}, {@link Status#NOT_FINITE}, {@link Status#MEASURE}, or
     *     {@link Status#WORK} for very many shots on a circle.
     */
    public static @NotNull Group groupMeasure(@NotNull List<PlanePoint> shots) {
        return groupMeasure(shots, null);
    }

    /**
     * Converts lengths on a target and the angles that they cover at a distance into each other.
     *
     * <p>The tangent of an angle is the length over the distance: what a sight must be turned by to move the shots
     * that far. Inches per 100 yards are no angle but the length over the distance itself, times 3600. Since 0.2.
     *
     * @param value A length or an angle in the unit from, within 1e15; an angle that is converted to another kind
     *     of unit must be less than 90 degrees either way.
     * @param from {@link TargetUnit#METERS}, {@link TargetUnit#MILLIMETERS}, {@link TargetUnit#INCHES},
     *     {@link TargetUnit#MOA}, {@link TargetUnit#MILLIRADIANS} or {@link TargetUnit#INCHES_PER_100_YARDS}.
     * @param to The unit of the result: the same values.
     * @param distance Meters to the target, 0.001 ... 1e12; not read if lengths are converted to lengths, or
     *     angles to angles.
     * @return The length or the angle in the unit to.
     * @throws GridNorthException {@link Status#UNIT}, {@link Status#NOT_FINITE}, {@link Status#MEASURE},
     *     {@link Status#RANGE} or {@link Status#TARGET_ANGLE}.
     */
    public static double targetConvert(double value, @NotNull TargetUnit from, @NotNull TargetUnit to,
            double distance) {
        double[] out = new double[1];
        int status = Native.targetConvert(value, from.value, to.value, distance, out);
        Calls.check(status);
        return out[0];
    }

    /**
     * Finds from known points how a photo shows a plane.
     *
     * <p>Of more points than the kind needs, the sum of the squared distances on the plane is the least; for a
     * homography, the least that is reached from the direct linear transform. The residual is the root of the mean
     * of these squares. With as few points as the kind needs, it is 0 but for rounding, and says nothing: measure
     * one more. A photo never mirrors, so points that are given in the opposite direction, or crosswise, are
     * refused; a similarity of more points may only have a large residual then. Since 0.2.
     *
     * <p>Time grows with the points.
     *
     * @param points Points of the photo and where they are on the plane: pixels to the right and down, and meters
     *     to the right and up from any origin; within 1e15.
     * @param kind {@link CalibrationKind#SIMILARITY}, {@link CalibrationKind#AFFINE} or
     *     {@link CalibrationKind#HOMOGRAPHY}.
     * @return The calibration, with its residual in meters.
     * @throws GridNorthException {@link Status#CALIBRATION} for the kind, {@link Status#COUNT},
     *     {@link Status#NOT_FINITE}, {@link Status#PIXELS}, {@link Status#MEASURE},
     *     {@link Status#CALIBRATION_POINTS} if the points are one place, for an affine map nearly on a line, for a
     *     homography three of four nearly on a line, or {@link Status#CALIBRATION_ORDER}.
     */
    public static @NotNull Calibration calibrationFit(@NotNull List<CalibrationPoint> points,
            @NotNull CalibrationKind kind) {
        long[] pointsWords = CalibrationPoint.words(points);
        Struct out = new Struct(Calibration.SIZE);
        int status = Native.calibrationFit(pointsWords, points.size(), kind.value, out.words);
        Calls.check(status);
        return new Calibration(out, 0);
    }

    /**
     * Finds the places on a plane that the pixels of a photo show.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#PIXELS}, or
     * {@link Status#OUT_OF_SIGHT} for a pixel on the horizon of the plane or above it. Accurate to a few units in
     * the last place of the largest numbers involved. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param calibration What calibrationFit() found.
     * @param pixelXs Pixels to the right, within 1e15.
     * @param pixelYs Pixels down, within 1e15.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#CALIBRATION}.
     */
    public static @NotNull CalibrationToPlaneBatchResult calibrationToPlaneBatch(@NotNull Calibration calibration,
            @NotNull double[] pixelXs, @NotNull double[] pixelYs) {
        int rows = pixelXs.length;
        double[] xs = new double[rows];
        double[] ys = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = calibrationToPlaneBatch(calibration, DoubleColumn.of(pixelXs),
                DoubleColumn.of(pixelYs), DoubleColumn.of(xs), DoubleColumn.of(ys), statuses);
        return new CalibrationToPlaneBatchResult(xs, ys, statuses, isComplete);
    }

    /**
     * Finds the places on a plane that the pixels of a photo show.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#PIXELS}, or
     * {@link Status#OUT_OF_SIGHT} for a pixel on the horizon of the plane or above it. Accurate to a few units in
     * the last place of the largest numbers involved. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param calibration What calibrationFit() found.
     * @param pixelXs Pixels to the right, within 1e15.
     * @param pixelYs Pixels down, within 1e15.
     * @param xs The places on the plane: to the right, in meters.
     * @param ys The places on the plane: up, in meters.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#CALIBRATION}.
     */
    public static boolean calibrationToPlaneBatch(@NotNull Calibration calibration,
            @NotNull DoubleColumn pixelXs, @NotNull DoubleColumn pixelYs, @NotNull DoubleColumn xs,
            @NotNull DoubleColumn ys, @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(pixelXs, pixelYs, xs, ys, statusesColumn);
        Column.checkResults(xs, ys);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.calibrationToPlaneBatch(first, count, calibration.struct().words,
                    pixelXs, pixelYs, xs, ys, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }

    /**
     * Finds the pixels of a photo that show places on a plane.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#MEASURE}, or
     * {@link Status#OUT_OF_SIGHT} for a place behind the camera. Leads back from calibrationToPlaneBatch(), to a
     * few units in the last place of the largest numbers involved; draw the center and the circles of a group with
     * it. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param calibration What calibrationFit() found.
     * @param xs Meters to the right on the plane, within 1e15.
     * @param ys Meters up, within 1e15.
     * @return Results and statuses of all rows.
     * @throws GridNorthException {@link Status#CALIBRATION}.
     */
    public static @NotNull CalibrationToPixelsBatchResult calibrationToPixelsBatch(@NotNull Calibration calibration,
            @NotNull double[] xs, @NotNull double[] ys) {
        int rows = xs.length;
        double[] pixelXs = new double[rows];
        double[] pixelYs = new double[rows];
        byte[] statuses = new byte[rows];
        boolean isComplete = calibrationToPixelsBatch(calibration, DoubleColumn.of(xs), DoubleColumn.of(ys),
                DoubleColumn.of(pixelXs), DoubleColumn.of(pixelYs), statuses);
        return new CalibrationToPixelsBatchResult(pixelXs, pixelYs, statuses, isComplete);
    }

    /**
     * Finds the pixels of a photo that show places on a plane.
     *
     * <p>A refused row becomes NaN, and its status says why: {@link Status#NOT_FINITE}, {@link Status#MEASURE}, or
     * {@link Status#OUT_OF_SIGHT} for a place behind the camera. Leads back from calibrationToPlaneBatch(), to a
     * few units in the last place of the largest numbers involved; draw the center and the circles of a group with
     * it. Since 0.2.
     *
     * <p>Time grows with the rows.
     *
     * @param calibration What calibrationFit() found.
     * @param xs Meters to the right on the plane, within 1e15.
     * @param ys Meters up, within 1e15.
     * @param pixelXs The way to the right from the left edge of the photo, in pixels.
     * @param pixelYs The way down from the top edge of the photo, in pixels.
     * @param statuses Receives one status for each row; null if nobody wants to know.
     * @return Whether every row was accepted.
     * @throws GridNorthException {@link Status#CALIBRATION}.
     */
    public static boolean calibrationToPixelsBatch(@NotNull Calibration calibration, @NotNull DoubleColumn xs,
            @NotNull DoubleColumn ys, @NotNull DoubleColumn pixelXs, @NotNull DoubleColumn pixelYs,
            @Nullable byte[] statuses) {
        Column statusesColumn = Column.Rows.statuses(statuses);
        int rows = Column.rows(xs, ys, pixelXs, pixelYs, statusesColumn);
        Column.checkResults(pixelXs, pixelYs);
        boolean isComplete = true;
        int first = 0;
        do {
            int count = Math.min(Column.CHUNK, rows - first);
            isComplete &= Calls.accepted(Native.calibrationToPixelsBatch(first, count,
                    calibration.struct().words, xs, ys, pixelXs, pixelYs, statusesColumn));
            first += count;
        } while (first < rows);
        return isComplete;
    }
}
