// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What is wrong with the arguments of a call, or with a row of a batch. */
public enum Status {
    /** No error. */
    OK(0),

    /** Some rows or features were refused; their status bytes or the report say why. */
    PARTIAL(1),

    /** Null. */
    NULL(16),

    /** Buffer too small. */
    BUFFER_TOO_SMALL(17),

    /** Stride. */
    STRIDE(18),

    /** Offset. */
    OFFSET(19),

    /** The call would take more than about two seconds. */
    WORK(20),

    /** A number is NaN or infinite. */
    NOT_FINITE(32),

    /** The latitude lies outside -90 to 90 degrees. */
    LATITUDE(33),

    /** There is no such precision for this kind of reference. */
    PRECISION(34),

    /** The zone must be 1 to 60, or another number that this call allows. */
    ZONE(35),

    /** The hemisphere is neither 1 (north) nor -1 (south). */
    HEMISPHERE(36),

    /** The easting lies outside the grid. */
    EASTING(37),

    /** The northing lies outside the grid. */
    NORTHING(38),

    /** The position is too far from the zone or the pole of the grid. */
    TOO_FAR(39),

    /** The EPSG code is not one of UTM or UPS on WGS 84. */
    EPSG(40),

    /** The form is unknown, or this call does not accept it. */
    FORM(41),

    /** A style, symbol or separator is unknown, or the text could not be read back. */
    STYLE(42),

    /** The altitude lies outside -1,000,000 m to 1,000,000,000 m. */
    ALTITUDE(43),

    /** The number of significant digits lies outside 0 to 15. */
    DIGITS(44),

    /** The length, area or angle exceeds 1e15 meters, square meters or degrees; in a text, 1e16. */
    MEASURE(45),

    /**
     * A time is earlier than the one before it or beyond 1e15 s, a duration is negative, or a span exceeds 400
     * days.
     */
    TIME(46),

    /** The south edge of the view lies north of its north edge. */
    VIEW(48),

    /** The zoom lies outside -4 to 30, or that of a tile outside 0 to 30. */
    ZOOM(49),

    /** The tile size is neither 512 nor 256. */
    TILE_SIZE(50),

    /** The size in the options struct is unknown to this library. */
    OPTIONS_SIZE(51),

    /** The content has an unknown bit. */
    CONTENT(52),

    /** The tolerance is not a positive number in its range, or its unit is unknown. */
    TOLERANCE(53),

    /** The margin lies outside 0 to 4096 pixels. */
    MARGIN(54),

    /** The spacing is not a whole number of meters that divides 100,000. */
    SPACING(55),

    /** The zooms of the levels decrease, or a zoom is NaN. */
    LEVELS(56),

    /** A number of pixels lies outside its range. */
    PIXELS(57),

    /** The step between references is 0. */
    STEP(58),

    /** The unit or the system of units is unknown. */
    UNIT(59),

    /** The drawing would have more vertices and labels than the options allow. */
    TOO_MANY_VERTICES(60),

    /** The pitch lies outside 0 to 85 degrees, or the field of view outside 0.1 to 150 (or 0). */
    CAMERA(61),

    /** The position lies behind the camera, or the pixel above the horizon. */
    OUT_OF_SIGHT(62),

    /** The text is empty or blank. */
    TEXT_EMPTY(64),

    /** The text has a character that is not allowed there. */
    TEXT_BYTE(65),

    /** The text is not in a form that can be read. */
    TEXT_FORM(66),

    /** A number was expected. */
    TEXT_NUMBER(67),

    /** A number has too many or too few digits, or decimals in a part that is not the last. */
    TEXT_DIGITS(68),

    /** Minutes and seconds must be below 60. */
    TEXT_SIXTY(69),

    /** Another symbol for degrees, minutes or seconds was expected, or none. */
    TEXT_SYMBOL(70),

    /** A sign is missing, or not allowed there. */
    TEXT_SIGN(71),

    /** A latitude needs N or S, a longitude E or W, each once. */
    TEXT_HEMISPHERE(72),

    /** The text ends where more was expected. */
    TEXT_INCOMPLETE(73),

    /** The end of the text was expected. */
    TEXT_REST(74),

    /** The coordinate reference system must be WGS 84. */
    TEXT_CRS(75),

    /** A known unit was expected. */
    TEXT_UNIT(76),

    /** A comma may separate two numbers or be a decimal comma. */
    TEXT_COMMA(77),

    /** A letter that the notation allows there was expected. */
    TEXT_LETTER(78),

    /** The text has more than one meaning. Only batches refuse it. */
    TEXT_AMBIGUOUS(79),

    /** A zone number from 1 to 60 was expected. */
    MGRS_ZONE(80),

    /** A band letter was expected: C to X without I and O, or A, B, Y, Z near the poles. */
    MGRS_BAND(81),

    /** There is no such grid zone: 32X, 34X and 36X do not exist. */
    MGRS_GRID_ZONE(82),

    /** A column letter of this zone was expected. */
    MGRS_COLUMN(83),

    /** A row letter of this zone was expected. */
    MGRS_ROW(84),

    /** There is no such 100 km square in this grid zone. */
    MGRS_SQUARE(85),

    /** Easting and northing do not have the same number of digits. */
    MGRS_ODD_DIGITS(86),

    /** Easting and northing have more digits than the precision allows. 11 per axis at most. */
    MGRS_TOO_MANY_DIGITS(87),

    /** The cell lies in the neighboring latitude band. Only strict reading refuses it. */
    MGRS_BAND_OF_NEIGHBOR(88),

    /** The cell lies beyond the border of its zone. Only strict reading refuses it. */
    MGRS_OVERHANGS_ZONE(89),

    /** The distance is more than 1e12 meters, or negative where it must not be. */
    DISTANCE(96),

    /** A radius must be more than 0 and at most 19,970,000 meters (fence: 9,000,000), the inner below the outer. */
    RADIUS(97),

    /** The angular width lies outside 0 to 360 degrees. */
    WIDTH(98),

    /** The number of vertices lies outside 3 to 1,000,000, or there are more than 3600 radial lines. */
    VERTICES(99),

    /**
     * The placement, the meaning of the azimuth or the form of longitudes is unknown, or not allowed for this
     * shape.
     */
    PLACEMENT(100),

    /** The number of decimals is negative or too large. */
    DECIMALS(101),

    /** The properties are not a JSON object. */
    PROPERTIES(102),

    /** There are too few points, or more than an array can hold. */
    COUNT(103),

    /** The counts of the rings do not add up to the number of points. */
    RINGS(104),

    /** The polygon crosses the antimeridian more than 256 times. */
    CROSSINGS(105),

    /** The words are not an index. */
    INDEX(112),

    /** The address of an index must be a multiple of 8. */
    INDEX_ALIGNMENT(113),

    /** The index has a layout that this library does not know. */
    INDEX_VERSION(114),

    /** This call needs an index of another kind. */
    INDEX_KIND(115),

    /** The index has fewer words than its header says, or than its counts need. */
    INDEX_SIZE(116),

    /** The index is not as it was built. */
    INDEX_DAMAGED(117),

    /** The shape of the fence is unknown, or its triggers have an unknown bit. */
    FENCE(118),

    /** A fence before this one has the same id. */
    FENCE_ID(119),

    /** The low altitude of the fence lies above its high one. */
    FENCE_ALTITUDES(120),

    /** The hysteresis lies outside 0 to 100,000 meters. */
    HYSTERESIS(121),

    /** The north is none of true, grid and magnetic. */
    NORTH(130),

    /**
     * The year lies outside 1900 to 2099 (sun, moon), those of the magnetic model, or 1 to 9999; times are
     * seconds.
     */
    YEAR(131),

    /** The height lies outside -1,000 m to 850,000 m. */
    HEIGHT(132),

    /** The struct is not a magnetic model. */
    MAGNETIC_MODEL(133),

    /** A degree and order of the magnetic model is missing, repeated or above 12. */
    MAGNETIC_TERM(134),

    /** The state of the track is not as it was given, or of a later version. */
    TRACK_STATE(135),

    /** The time of the fix is earlier than the one before it. */
    TRACK_TIME(136),

    /** The largest speed is not more than 0, or the speed of rest is negative. */
    TRACK_SPEED(137),

    /** The climb that counts is negative or not a number. */
    TRACK_CLIMB(138),

    /** A waypoint is no point of the route, or does not lie behind the one before it. */
    WAYPOINT(140),

    /** The state belongs to another route. */
    ROUTE(141),

    /** The speed exceeds 1e15 m/s (1e16 in a text), or is 2000 m/s or more for a pace. */
    SPEED(144),

    /** The declination lies outside -180 to 180 degrees. */
    DECLINATION(145),

    /** The text is not well-formed XML. */
    XML(160),

    /** The end tag does not have the name of the start tag. */
    XML_TAG(161),

    /** The element has two attributes of one name. */
    XML_ATTRIBUTE(162),

    /** The reference is none of a character or of amp, lt, gt, quot and apos. */
    XML_REFERENCE(163),

    /** The text is not UTF-8, names another encoding, or has a control character. */
    XML_ENCODING(164),

    /** The text has a document type declaration. */
    XML_DTD(165),

    /** There are more than 64 levels or 64 attributes, or more bytes than the limit. */
    XML_LIMIT(166),

    /** The document is not the GPX, KML, CoT or GeoJSON that was expected. */
    DOCUMENT(167),

    /** The feature lacks something that its kind needs, or the format cannot hold it. */
    FEATURE(168),

    /** A span of the feature lies outside of its array or text. */
    SPAN(169),

    /** A time as in 2026-11-22T08:17:05.25Z was expected, in the years 1 to 9999. */
    DATE(170),

    /** The text is not well-formed JSON. */
    JSON(171),

    /** A height is missing there: a void. */
    HEIGHT_VOID(176),

    /** The position lies outside of all grids of heights. */
    HEIGHT_OUTSIDE(177),

    /** Height grid. */
    HEIGHT_GRID(178),

    /** The bytes are not the file of heights that was expected. */
    HEIGHT_FILE(179),

    /** The step is less than 0.01 m, or there would be more than 10,000,000 samples. */
    SAMPLE_STEP(180),

    /** The line of sight is longer than 1,000,000 m, or its length is negative. */
    SIGHT_DISTANCE(181),

    /** The part of the earth's curvature that counts lies outside 0.1 to 2. */
    CURVATURE(182),

    /** The frequency lies outside 1 MHz to 1 THz, and is not 0. */
    FREQUENCY(183),

    /** A grid of cells has no row or no column, a step of 0, or leaves the earth. */
    CELL_GRID(184),

    /** The step between azimuths lies outside 0.001 to 360 degrees. */
    AZIMUTH_STEP(185),

    /** A pole has no place on a Web Mercator map. */
    POLE(192),

    /** The column or the row of the tile lies outside of its zoom. */
    TILE(193),

    /** The outline crosses more than 16,777,216 rows of tiles, or takes too long. */
    TOO_MANY_TILES(194),

    /** The half-width lies outside 0 to 1,000,000 meters. */
    HALF_WIDTH(195),

    /**
     * A width, length or distance of the shape lies outside its range, or an arrow's head is longer than its
     * route.
     */
    DIMENSION(200),

    /** The join or the end is unknown, or the miter limit lies outside 1 to 1000. */
    JOIN(201),

    /** The interval between marks lies outside 0.001 to 1e12 meters. */
    INTERVAL(202),

    /** The frame is unknown, or the anchor for its width lies on its line. */
    FRAME(203),

    /** The struct is not a calibration, or its kind is unknown. */
    CALIBRATION(208),

    /** The points of the calibration are the same, or too many lie on a line. */
    CALIBRATION_POINTS(209),

    /** The points of the plane run around the other way than those of the photo, or cross over. */
    CALIBRATION_ORDER(210),

    /** The range lies outside 0.001 to 1e12 meters. */
    RANGE(211),

    /** The angle at the range is 90 degrees or more. */
    TARGET_ANGLE(212),

    /** The value is missing. */
    MISSING(255);

    private final int code;

    Status(int code) {
        this.code = code;
    }

    /**
     * Returns the number of this status, which bytes of statuses hold.
     *
     * @return The number.
     */
    public int code() {
        return code;
    }

    /**
     * Returns the name that the documentation of the C library uses.
     *
     * @return The name.
     */
    public @NotNull String cName() {
        return Native.statusName(code);
    }

    /**
     * Returns a sentence that says what is wrong, in English.
     *
     * @return The sentence.
     */
    public @NotNull String text() {
        return Native.statusText(code);
    }

    /**
     * Returns the status with a number.
     *
     * @param code A byte of a column of statuses.
     * @return The status.
     * @throws IllegalArgumentException No status has this number.
     */
    public static @NotNull Status of(int code) {
        for (Status one : values()) {
            if (one.code == code) return one;
        }
        throw new IllegalArgumentException("no status has the number " + code);
    }
}
