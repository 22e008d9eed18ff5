// SPDX-License-Identifier: MIT
//! Enumerations, structs and constants. Written by generate.py.

use crate::named::{enumeration, flags, options};
use crate::Text;

enumeration! {
    /// What a call returns. 0 is success. The groups have gaps for future statuses. Every status fits in a byte,
    /// because batches report one byte per row. [`status_text()`](crate::status_text) returns a sentence,
    /// [`status_name()`](crate::status_name) the name.
    Status: u8 {
        /// No error.
        OK = 0,
        /// Some rows or features were refused; their status bytes or the report say why.
        PARTIAL = 1,
        /// A pointer that must not be null is null.
        ERROR_NULL = 16,
        /// The result does not fit into the buffer.
        ERROR_BUFFER_TOO_SMALL = 17,
        /// A stride is smaller than one element, or count and stride exceed memory.
        ERROR_STRIDE = 18,
        /// An offset leads outside of its buffer, a buffer is too small for its rows, or a size exceeds memory.
        ERROR_OFFSET = 19,
        /// The call would take more than about two seconds.
        ERROR_WORK = 20,
        /// A number is NaN or infinite.
        ERROR_NOT_FINITE = 32,
        /// The latitude lies outside -90 to 90 degrees.
        ERROR_LATITUDE = 33,
        /// There is no such precision for this kind of reference.
        ERROR_PRECISION = 34,
        /// The zone must be 1 to 60, or another number that this call allows.
        ERROR_ZONE = 35,
        /// The hemisphere is neither 1 (north) nor -1 (south).
        ERROR_HEMISPHERE = 36,
        /// The easting lies outside the grid.
        ERROR_EASTING = 37,
        /// The northing lies outside the grid.
        ERROR_NORTHING = 38,
        /// The position is too far from the zone or the pole of the grid.
        ERROR_TOO_FAR = 39,
        /// The EPSG code is not one of UTM or UPS on WGS 84.
        ERROR_EPSG = 40,
        /// The form is unknown, or this call does not accept it.
        ERROR_FORM = 41,
        /// A style, symbol or separator is unknown, or the text could not be read back.
        ERROR_STYLE = 42,
        /// The altitude lies outside -1,000,000 m to 1,000,000,000 m.
        ERROR_ALTITUDE = 43,
        /// The number of significant digits lies outside 0 to 15.
        ERROR_DIGITS = 44,
        /// The length, area or angle exceeds 1e15 meters, square meters or degrees; in a text, 1e16.
        ERROR_MEASURE = 45,
        /// A time is earlier than the one before it or beyond 1e15 s, a duration is negative, or a span exceeds 400
        /// days.
        ERROR_TIME = 46,
        /// The south edge of the view lies north of its north edge.
        ERROR_VIEW = 48,
        /// The zoom lies outside -4 to 30, or that of a tile outside 0 to 30.
        ERROR_ZOOM = 49,
        /// The tile size is neither 512 nor 256.
        ERROR_TILE_SIZE = 50,
        /// The size in the options struct is unknown to this library.
        ERROR_OPTIONS_SIZE = 51,
        /// The content has an unknown bit.
        ERROR_CONTENT = 52,
        /// The tolerance is not a positive number in its range, or its unit is unknown.
        ERROR_TOLERANCE = 53,
        /// The margin lies outside 0 to 4096 pixels.
        ERROR_MARGIN = 54,
        /// The spacing is not a whole number of meters that divides 100,000.
        ERROR_SPACING = 55,
        /// The zooms of the levels decrease, or a zoom is NaN.
        ERROR_LEVELS = 56,
        /// A number of pixels lies outside its range.
        ERROR_PIXELS = 57,
        /// The step between references is 0.
        ERROR_STEP = 58,
        /// The unit or the system of units is unknown.
        ERROR_UNIT = 59,
        /// The drawing would have more vertices and labels than the options allow.
        ERROR_TOO_MANY_VERTICES = 60,
        /// The pitch lies outside 0 to 85 degrees, or the field of view outside 0.1 to 150 (or 0).
        ERROR_CAMERA = 61,
        /// The position lies behind the camera, or the pixel above the horizon.
        ERROR_OUT_OF_SIGHT = 62,
        /// The text is empty or blank.
        ERROR_TEXT_EMPTY = 64,
        /// The text has a character that is not allowed there.
        ERROR_TEXT_BYTE = 65,
        /// The text is not in a form that can be read.
        ERROR_TEXT_FORM = 66,
        /// A number was expected.
        ERROR_TEXT_NUMBER = 67,
        /// A number has too many or too few digits, or decimals in a part that is not the last.
        ERROR_TEXT_DIGITS = 68,
        /// Minutes and seconds must be below 60.
        ERROR_TEXT_SIXTY = 69,
        /// Another symbol for degrees, minutes or seconds was expected, or none.
        ERROR_TEXT_SYMBOL = 70,
        /// A sign is missing, or not allowed there.
        ERROR_TEXT_SIGN = 71,
        /// A latitude needs N or S, a longitude E or W, each once.
        ERROR_TEXT_HEMISPHERE = 72,
        /// The text ends where more was expected.
        ERROR_TEXT_INCOMPLETE = 73,
        /// The end of the text was expected.
        ERROR_TEXT_REST = 74,
        /// The coordinate reference system must be WGS 84.
        ERROR_TEXT_CRS = 75,
        /// A known unit was expected.
        ERROR_TEXT_UNIT = 76,
        /// A comma may separate two numbers or be a decimal comma.
        ERROR_TEXT_COMMA = 77,
        /// A letter that the notation allows there was expected.
        ERROR_TEXT_LETTER = 78,
        /// The text has more than one meaning. Only batches refuse it.
        ERROR_TEXT_AMBIGUOUS = 79,
        /// A zone number from 1 to 60 was expected.
        ERROR_MGRS_ZONE = 80,
        /// A band letter was expected: C to X without I and O, or A, B, Y, Z near the poles.
        ERROR_MGRS_BAND = 81,
        /// There is no such grid zone: 32X, 34X and 36X do not exist.
        ERROR_MGRS_GRID_ZONE = 82,
        /// A column letter of this zone was expected.
        ERROR_MGRS_COLUMN = 83,
        /// A row letter of this zone was expected.
        ERROR_MGRS_ROW = 84,
        /// There is no such 100 km square in this grid zone.
        ERROR_MGRS_SQUARE = 85,
        /// Easting and northing do not have the same number of digits.
        ERROR_MGRS_ODD_DIGITS = 86,
        /// Easting and northing have more digits than the precision allows. 11 per axis at most.
        ERROR_MGRS_TOO_MANY_DIGITS = 87,
        /// The cell lies in the neighboring latitude band. Only strict reading refuses it.
        ERROR_MGRS_BAND_OF_NEIGHBOR = 88,
        /// The cell lies beyond the border of its zone. Only strict reading refuses it.
        ERROR_MGRS_OVERHANGS_ZONE = 89,
        /// The distance is more than 1e12 meters, or negative where it must not be.
        ERROR_DISTANCE = 96,
        /// A radius must be more than 0 and at most 19,970,000 meters (fence: 9,000,000), the inner below the outer.
        ERROR_RADIUS = 97,
        /// The angular width lies outside 0 to 360 degrees.
        ERROR_WIDTH = 98,
        /// The number of vertices lies outside 3 to 1,000,000, or there are more than 3600 radial lines.
        ERROR_VERTICES = 99,
        /// The placement, the meaning of the azimuth or the form of longitudes is unknown, or not allowed for this
        /// shape.
        ERROR_PLACEMENT = 100,
        /// The number of decimals is negative or too large.
        ERROR_DECIMALS = 101,
        /// The properties are not a JSON object.
        ERROR_PROPERTIES = 102,
        /// There are too few points, or more than an array can hold.
        ERROR_COUNT = 103,
        /// The counts of the rings do not add up to the number of points.
        ERROR_RINGS = 104,
        /// The polygon crosses the antimeridian more than 256 times.
        ERROR_CROSSINGS = 105,
        /// The words are not an index.
        ERROR_INDEX = 112,
        /// The address of an index must be a multiple of 8.
        ERROR_INDEX_ALIGNMENT = 113,
        /// The index has a layout that this library does not know.
        ERROR_INDEX_VERSION = 114,
        /// This call needs an index of another kind.
        ERROR_INDEX_KIND = 115,
        /// The index has fewer words than its header says, or than its counts need.
        ERROR_INDEX_SIZE = 116,
        /// The index is not as it was built.
        ERROR_INDEX_DAMAGED = 117,
        /// The shape of the fence is unknown, or its triggers have an unknown bit.
        ERROR_FENCE = 118,
        /// A fence before this one has the same id.
        ERROR_FENCE_ID = 119,
        /// The low altitude of the fence lies above its high one.
        ERROR_FENCE_ALTITUDES = 120,
        /// The hysteresis lies outside 0 to 100,000 meters.
        ERROR_HYSTERESIS = 121,
        /// The north is none of true, grid and magnetic.
        ERROR_NORTH = 130,
        /// The year lies outside 1900 to 2099 (sun, moon), those of the magnetic model, or 1 to 9999; times are
        /// seconds.
        ERROR_YEAR = 131,
        /// The height lies outside -1,000 m to 850,000 m.
        ERROR_HEIGHT = 132,
        /// The struct is not a magnetic model.
        ERROR_MAGNETIC_MODEL = 133,
        /// A degree and order of the magnetic model is missing, repeated or above 12.
        ERROR_MAGNETIC_TERM = 134,
        /// The state of the track is not as it was given, or of a later version.
        ERROR_TRACK_STATE = 135,
        /// The time of the fix is earlier than the one before it.
        ERROR_TRACK_TIME = 136,
        /// The largest speed is not more than 0, or the speed of rest is negative.
        ERROR_TRACK_SPEED = 137,
        /// The climb that counts is negative or not a number.
        ERROR_TRACK_CLIMB = 138,
        /// A waypoint is no point of the route, or does not lie behind the one before it.
        ERROR_WAYPOINT = 140,
        /// The state belongs to another route.
        ERROR_ROUTE = 141,
        /// The speed exceeds 1e15 m/s (1e16 in a text), or is 2000 m/s or more for a pace.
        ERROR_SPEED = 144,
        /// The declination lies outside -180 to 180 degrees.
        ERROR_DECLINATION = 145,
        /// The text is not well-formed XML.
        ERROR_XML = 160,
        /// The end tag does not have the name of the start tag.
        ERROR_XML_TAG = 161,
        /// The element has two attributes of one name.
        ERROR_XML_ATTRIBUTE = 162,
        /// The reference is none of a character or of amp, lt, gt, quot and apos.
        ERROR_XML_REFERENCE = 163,
        /// The text is not UTF-8, names another encoding, or has a control character.
        ERROR_XML_ENCODING = 164,
        /// The text has a document type declaration.
        ERROR_XML_DTD = 165,
        /// There are more than 64 levels or 64 attributes, or more bytes than the limit.
        ERROR_XML_LIMIT = 166,
        /// The document is not the GPX, KML, CoT or GeoJSON that was expected.
        ERROR_DOCUMENT = 167,
        /// The feature lacks something that its kind needs, or the format cannot hold it.
        ERROR_FEATURE = 168,
        /// A span of the feature lies outside of its array or text.
        ERROR_SPAN = 169,
        /// A time as in 2026-11-22T08:17:05.25Z was expected, in the years 1 to 9999.
        ERROR_DATE = 170,
        /// The text is not well-formed JSON.
        ERROR_JSON = 171,
        /// A height is missing there: a void.
        ERROR_HEIGHT_VOID = 176,
        /// The position lies outside of all grids of heights.
        ERROR_HEIGHT_OUTSIDE = 177,
        /// A grid of heights has an unknown format, no sample, a step or stride of 0, or leaves the earth.
        ERROR_HEIGHT_GRID = 178,
        /// The bytes are not the file of heights that was expected.
        ERROR_HEIGHT_FILE = 179,
        /// The step is less than 0.01 m, or there would be more than 10,000,000 samples.
        ERROR_SAMPLE_STEP = 180,
        /// The line of sight is longer than 1,000,000 m, or its length is negative.
        ERROR_SIGHT_DISTANCE = 181,
        /// The part of the earth's curvature that counts lies outside 0.1 to 2.
        ERROR_CURVATURE = 182,
        /// The frequency lies outside 1 MHz to 1 THz, and is not 0.
        ERROR_FREQUENCY = 183,
        /// A grid of cells has no row or no column, a step of 0, or leaves the earth.
        ERROR_CELL_GRID = 184,
        /// The step between azimuths lies outside 0.001 to 360 degrees.
        ERROR_AZIMUTH_STEP = 185,
        /// A pole has no place on a Web Mercator map.
        ERROR_POLE = 192,
        /// The column or the row of the tile lies outside of its zoom.
        ERROR_TILE = 193,
        /// The outline crosses more than 16,777,216 rows of tiles, or takes too long.
        ERROR_TOO_MANY_TILES = 194,
        /// The half-width lies outside 0 to 1,000,000 meters.
        ERROR_HALF_WIDTH = 195,
        /// A width, length or distance of the shape lies outside its range, or an arrow's head is longer than its
        /// route.
        ERROR_DIMENSION = 200,
        /// The join or the end is unknown, or the miter limit lies outside 1 to 1000.
        ERROR_JOIN = 201,
        /// The interval between marks lies outside 0.001 to 1e12 meters.
        ERROR_INTERVAL = 202,
        /// The frame is unknown, or the anchor for its width lies on its line.
        ERROR_FRAME = 203,
        /// The struct is not a calibration, or its kind is unknown.
        ERROR_CALIBRATION = 208,
        /// The points of the calibration are the same, or too many lie on a line.
        ERROR_CALIBRATION_POINTS = 209,
        /// The points of the plane run around the other way than those of the photo, or cross over.
        ERROR_CALIBRATION_ORDER = 210,
        /// The range lies outside 0.001 to 1e12 meters.
        ERROR_RANGE = 211,
        /// The angle at the range is 90 degrees or more.
        ERROR_TARGET_ANGLE = 212,
        /// The value is missing.
        ERROR_MISSING = 255,
    }
}

enumeration! {
    /// Hemispheres.
    Hemisphere: i32 {
        /// South.
        SOUTH = -1,
        /// North.
        NORTH = 1,
    }
}

flags! {
    /// Flags of a decoded MGRS reference.
    MgrsFlags: u32 {
        /// No part of the cell lies in the band that the text names.
        BAND_OF_NEIGHBOR = 1_u32,
        /// No part of the cell lies in the zone that the text names.
        OVERHANGS_ZONE = 2_u32,
        /// The border of the grid zone cuts the cell. Strict reading accepts it.
        CUT = 4_u32,
    }
}

flags! {
    /// What a grid draws, in [`GridOptions`].content.
    GridContent: u32 {
        /// Lines: the borders of grid zones.
        BORDERS = 1_u32,
        /// Lines: the 100 km grid.
        DRAW_100_KM = 2_u32,
        /// Lines: the finer grid.
        LINES = 4_u32,
        /// Labels: grid zone designators, "31U".
        GRID_ZONES = 8_u32,
        /// Labels: the letters of 100 km squares, "DQ".
        SQUARES = 16_u32,
        /// Labels: principal digits where lines meet the edge of the view, "48".
        DIGITS = 32_u32,
        /// Labels: references at intersections of lines, "31UDQ4812".
        REFERENCES = 64_u32,
        /// All.
        ALL = 127_u32,
    }
}

enumeration! {
    /// The unit of [`GridOptions`].tolerance.
    ToleranceUnit: u32 {
        /// On the Web Mercator screen; beyond its edge at 85.0511 degrees, as many meters as there.
        PIXELS = 1,
        /// On the ground.
        METERS = 2,
    }
}

enumeration! {
    /// Kinds of lines.
    GridLineKind: i32 {
        /// Between grid zones.
        BORDER = 1,
        /// Between 100 km squares.
        GRID_100_KM = 2,
        /// Lines of the finer grid.
        LINE = 3,
    }
}

enumeration! {
    /// What is constant along a line, or which coordinate [`coordinate_parse()`](crate::coordinate_parse) reads.
    Axis: i32 {
        /// Easting.
        EASTING = 1,
        /// Northing.
        NORTHING = 2,
        /// For borders and [`coordinate_parse()`](crate::coordinate_parse).
        LONGITUDE = 3,
        /// For borders and [`coordinate_parse()`](crate::coordinate_parse).
        LATITUDE = 4,
    }
}

enumeration! {
    /// Kinds of labels.
    GridLabelKind: i32 {
        /// Grid zone.
        GRID_ZONE = 1,
        /// Square.
        SQUARE = 2,
        /// Digits.
        DIGITS = 3,
        /// Reference.
        REFERENCE = 4,
    }
}

enumeration! {
    /// The edge of the view on which a label of digits lies.
    Edge: i32 {
        /// None.
        NONE = 0,
        /// South.
        SOUTH = 1,
        /// West.
        WEST = 2,
        /// North.
        NORTH = 3,
        /// East.
        EAST = 4,
    }
}

enumeration! {
    /// Systems of units for scale bars, lengths and areas; from 4 on, for lengths alone, units that do not change.
    Units: i32 {
        /// Meters and kilometers; for areas their squares, and hectares.
        METRIC = 1,
        /// Feet of 0.3048 m, statute miles of 1609.344 m; for areas their squares, and acres.
        IMPERIAL = 2,
        /// Nautical miles of 1852 m, and feet below a tenth of one; for areas their squares.
        NAUTICAL = 3,
        /// Meters.
        METERS = 4,
        /// Kilometers.
        KILOMETERS = 5,
        /// Feet.
        FEET = 6,
        /// Statute miles.
        MILES = 7,
        /// Nautical miles.
        NAUTICAL_MILES = 8,
    }
}

enumeration! {
    /// The unit of a speed as text.
    SpeedUnit: i32 {
        /// "1.5 m/s".
        METERS_PER_SECOND = 1,
        /// "5.4 km/h".
        KILOMETERS_PER_HOUR = 2,
        /// "3.4 mph": statute miles.
        MILES_PER_HOUR = 3,
        /// "2.9 kn": nautical miles per hour.
        KNOTS = 4,
        /// "11:07 min/km", a pace: minutes and seconds for a kilometer.
        MINUTES_PER_KILOMETER = 5,
    }
}

enumeration! {
    /// The north from which a direction counts.
    North: i32 {
        /// "T": along the meridian to the north pole.
        TRUE = 0,
        /// "G": along the lines of equal easting of a grid.
        GRID = 1,
        /// "M": where a compass points.
        MAGNETIC = 2,
    }
}

enumeration! {
    /// How a position is written.
    Form: i32 {
        /// As an argument: whichever form the text has.
        ANY = 0,
        /// Decimal degrees: "40.508333, -75".
        DD = 1,
        /// Degrees and decimal minutes.
        DM = 2,
        /// Degrees, minutes, decimal seconds.
        DMS = 3,
        /// "18N 585628 4511322".
        UTM = 4,
        /// "N 2000000 2000000".
        UPS = 5,
        /// "18TWL8562811322".
        MGRS = 6,
        /// "+40.75-074.00/".
        ISO_6709 = 7,
        /// "geo:40.75,-74" (RFC 5870).
        GEO_URI = 8,
        /// "GJPJ0615".
        GEOREF = 9,
        /// "212LW".
        GARS = 10,
    }
}

flags! {
    /// How [`position_parse()`](crate::position_parse) reads.
    ParseFlags: u32 {
        /// A letter after the zone of a UTM position is a band, never a hemisphere. Excludes
        /// [`ParseFlags::HEMISPHERES`].
        BANDS = 1_u32,
        /// The longitude comes first, unless letters say otherwise.
        LONGITUDE_FIRST = 2_u32,
        /// Refuses texts that are otherwise tolerated: a minus beside S or W, cells beyond their grid zone or band,
        /// another reference system, ISO 6709 without its slash, a geo URI that violates RFC 5870, for example with
        /// blanks or a query.
        STRICT = 4_u32,
        /// N or S after the zone of a UTM position is a hemisphere, never a band.
        HEMISPHERES = 8_u32,
    }
}

flags! {
    /// What is known about a text that was read.
    PositionFlags: u32 {
        /// These three are the flags of [`MgrsCell`].
        BAND_OF_NEIGHBOR = 1_u32,
        /// Overhangs zone.
        OVERHANGS_ZONE = 2_u32,
        /// Cut.
        CUT = 4_u32,
        /// The text has an altitude.
        ALTITUDE = 8_u32,
        /// The text has an uncertainty: u= of a geo URI.
        UNCERTAINTY = 16_u32,
        /// The longitude came first.
        LONGITUDE_FIRST = 32_u32,
        /// The letter after the zone was read as a band; in UPS it is A, B, Y or Z.
        BAND = 64_u32,
        /// Commas were read as decimal commas.
        DECIMAL_COMMA = 128_u32,
        /// The text has a minus beside S or W, as in "-23.3 S": the two cancel, so it is north. Many who write it mean
        /// south, so ask. [`ParseFlags::STRICT`] refuses it.
        DOUBLE_SIGN = 256_u32,
        /// The text names another reference system; its numbers are read as WGS 84.
        OTHER_CRS = 512_u32,
        /// A geo URI has parameters that are neither crs nor u.
        OTHER_PARAMETERS = 1024_u32,
    }
}

enumeration! {
    /// Symbols of degrees, minutes and seconds.
    Symbols: u32 {
        /// 40d30'30".
        ASCII = 1,
        /// U+00B0, U+2032, U+2033, in UTF-8.
        TYPOGRAPHIC = 2,
        /// 40:30:30.
        COLONS = 3,
        /// 40 30 30; decimal degrees without a symbol.
        NONE = 4,
    }
}

enumeration! {
    /// How hemispheres are written.
    HemisphereStyle: u32 {
        /// -40.5.
        SIGNS = 1,
        /// 40.5S.
        AFTER = 2,
        /// S40.5.
        BEFORE = 3,
    }
}

flags! {
    /// Other features of the style of a text.
    FormatFlags: u32 {
        /// For degrees; read back with [`ParseFlags::LONGITUDE_FIRST`], or if letters say so.
        LONGITUDE_FIRST = 1_u32,
        /// Latitude 05, longitude 005; minutes and seconds always have two digits.
        PADDED = 2_u32,
        /// A sign before positive numbers too.
        PLUS = 4_u32,
        /// Blanks between the parts: 40d 30' 30" N; 18T WL 85628 11322.
        SPACED = 8_u32,
        /// For degrees and UTM: 40,5 -75,25.
        DECIMAL_COMMA = 16_u32,
        /// UTM: the band letter; read back with [`ParseFlags::BANDS`], else [`ParseFlags::HEMISPHERES`].
        BAND = 32_u32,
        /// UTM: 585628mE 4511322mN.
        UNITS = 64_u32,
        /// ISO 6709 and geo URI: with the altitude.
        ALTITUDE = 128_u32,
    }
}

enumeration! {
    /// Where the cursor is in a reference being typed.
    TypingField: i32 {
        /// The zone number or the letter of a polar zone.
        ZONE = 1,
        /// Band.
        BAND = 2,
        /// Column.
        COLUMN = 3,
        /// Row.
        ROW = 4,
        /// Easting.
        EASTING = 5,
        /// Northing.
        NORTHING = 6,
        /// Nothing more can be typed.
        END = 7,
    }
}

flags! {
    /// How complete a reference being typed is.
    TypingFlags: u32 {
        /// The text is a reference with a square.
        COMPLETE = 1_u32,
        /// It names a cell, perhaps completed from the reference: `cell` and `text` are set.
        COMPLETED = 2_u32,
    }
}

enumeration! {
    /// How an angle is shown.
    AngleUnit: i32 {
        /// "45.5", the degree sign in UTF-8.
        DEGREES = 1,
        /// 6400 to a turn (NATO).
        MILS = 2,
        /// N, NE, E ...
        POINTS_8 = 3,
        /// N, NNE, NE ...
        POINTS_16 = 4,
    }
}

flags! {
    /// Flags of a magnetic field.
    MagneticFlags: u32 {
        /// The horizontal intensity is below 6,000 nT: a compass is not exact.
        CAUTION = 1_u32,
        /// It is below 2,000 nT: a compass is useless. Then both flags are set.
        BLACKOUT = 2_u32,
        /// The year lies outside the 5 years that begin with the epoch of the model.
        OUT_OF_DATE = 4_u32,
    }
}

enumeration! {
    /// On which side of the border of a polygon a position lies.
    Side: i32 {
        /// Outside.
        OUTSIDE = -1,
        /// Within a micrometer.
        ON_BORDER = 0,
        /// Inside.
        INSIDE = 1,
    }
}

enumeration! {
    /// What an index holds.
    IndexKind: i32 {
        /// Built by [`point_index_build()`](crate::point_index_build).
        POINTS = 1,
        /// Built by [`polygon_index_build()`](crate::polygon_index_build) or
        /// [`route_index_build()`](crate::route_index_build).
        EDGES = 2,
        /// Built by [`fence_index_build()`](crate::fence_index_build).
        FENCES = 3,
    }
}

enumeration! {
    /// What a fence is.
    FenceShape: i32 {
        /// A polygon with holes; its border belongs to it.
        POLYGON = 1,
        /// All positions within `radius` of one point.
        CIRCLE = 2,
        /// All positions within `radius` of a route.
        CORRIDOR = 3,
        /// A route that can be crossed. It holds no position.
        LINE = 4,
    }
}

flags! {
    /// What a fence reports, as a sum; what an event is, one of them.
    FenceTrigger: u32 {
        /// Enter.
        ENTER = 1_u32,
        /// It was inside for as long as the options say. Once for each visit.
        DWELL = 2_u32,
        /// Exit.
        EXIT = 4_u32,
        /// It crossed a line to the left side of the line.
        CROSSED_LEFT = 8_u32,
        /// Crossed right.
        CROSSED_RIGHT = 16_u32,
    }
}

flags! {
    /// Flags of [`FenceOptions`].
    FenceFlags: u32 {
        /// The first fix enters the fences that hold it. Without, they report nothing for it.
        REPORT_FIRST = 1_u32,
    }
}

flags! {
    /// Flags of [`Guidance`] and [`NavigationState`].
    NavigationFlags: u32 {
        /// It has left the route.
        OFF_ROUTE = 1_u32,
        /// It goes back along the route.
        WRONG_WAY = 2_u32,
        /// It has passed the last waypoint.
        ARRIVED = 4_u32,
        /// The fix is less accurate than `worst_accuracy`; all is as after the last one.
        IGNORED = 8_u32,
    }
}

enumeration! {
    /// What became of a fix.
    TrackOutcome: i32 {
        /// [`track_end()`](crate::track_end): no fix waited.
        NOTHING = 0,
        /// It was not taken: the flags say why.
        LEFT_OUT = 1,
        /// It was taken. Later fixes decide whether it is kept or dropped.
        WAITING = 2,
        /// It was taken and is a vertex: that of the step.
        KEPT = 3,
    }
}

flags! {
    /// Why a fix was left out, or how it was taken.
    TrackFlags: u32 {
        /// Left out: its accuracy is worse than `worst_accuracy`.
        INACCURATE = 1_u32,
        /// Left out: it can only be reached at more than `largest_speed`.
        STRAYED = 2_u32,
        /// Left out: sooner than `least_interval` after the last one that was taken, or at one time.
        SOON = 4_u32,
        /// Left out: nearer than `least_distance` to the last one that was taken.
        NEAR = 8_u32,
        /// Taken although it strayed: two before it did too, and agree with it.
        JUMPED = 16_u32,
    }
}

enumeration! {
    /// Which way a ring runs, seen from above.
    Orientation: i32 {
        /// Clockwise.
        CLOCKWISE = -1,
        /// As RFC 7946 requires of outer rings.
        COUNTERCLOCKWISE = 1,
    }
}

enumeration! {
    /// Where the vertices of a circle are.
    Placement: u32 {
        /// On the circle: the edges lie inside.
        ON = 0,
        /// Outside, so that the polygon contains the circle: for safety distances.
        OUTSIDE = 1,
        /// Inside, just far enough that the polygon lies within the circle.
        INSIDE = 2,
        /// Outside, so that the polygon has the area of the circle.
        EQUAL_AREA = 3,
    }
}

enumeration! {
    /// What the azimuth of a wedge or an arc means.
    AzimuthMeaning: u32 {
        /// The azimuth of the middle.
        MIDDLE = 0,
        /// The azimuth of the side where it starts; it continues clockwise.
        START = 1,
    }
}

enumeration! {
    /// The longitudes of points. GeoJSON is always cut at the antimeridian.
    Longitudes: u32 {
        /// In \[-180, 180).
        REDUCED = 0,
        /// They continue beyond 180 degrees: neighbors are never more than 180 apart.
        CONTINUOUS = 1,
    }
}

enumeration! {
    /// How the line beside a route goes around a corner, on the outside.
    Join: u32 {
        /// An arc around the corner.
        ROUND = 0,
        /// A tip, if the miter limit allows it; else a bevel.
        MITER = 1,
        /// Straight across.
        BEVEL = 2,
    }
}

enumeration! {
    /// How a corridor ends beyond the ends of its route.
    LineEnd: u32 {
        /// At the end.
        FLAT = 0,
        /// A quarter circle on each side.
        ROUND = 1,
        /// As far beyond the end as the corridor is wide, on each side.
        SQUARE = 2,
    }
}

enumeration! {
    /// What the coordinates of a frame are: x along its anchors from the first, y to the right of them.
    Frame: i32 {
        /// Both are meters.
        METERS = 0,
        /// Both in lengths of the line of anchors: x is 0 at the first and 1 at the last.
        LENGTH = 1,
        /// X as before. The last anchor is none of the line: where it lies beside it, y is 1.
        WIDTH = 2,
    }
}

enumeration! {
    /// A document format.
    ExchangeFormat: i32 {
        /// GPX 1.0 and 1.1.
        GPX = 1,
        /// KML 2.2, with tracks of the gx extension.
        KML = 2,
        /// Cursor on Target 2.0.
        COT = 3,
        /// GeoJSON (RFC 7946), or several texts of it as a sequence or in lines.
        GEOJSON = 4,
    }
}

enumeration! {
    /// What a feature is, and what its vertices are.
    FeatureKind: i32 {
        /// One vertex.
        POINT = 1,
        /// One vertex or more.
        LINE = 2,
        /// A ring: three vertices or more; the first is not repeated at the end.
        AREA = 3,
        /// A ring within the last area before it. Only holes stand between the two.
        HOLE = 4,
        /// Its center: `radius`.
        CIRCLE = 5,
        /// Its center: `radius` and `second_radius` are the semi-axes, `azimuth` that of the first.
        ELLIPSE = 6,
        /// Its center: `second_radius` to `radius`, `width` degrees around `azimuth`.
        SECTOR = 7,
        /// Where it begins: `radius` is the range, with `azimuth`, `inclination` and `north`.
        RANGE_BEARING = 8,
        /// The south-west and the north-east corner, turned about their middle by `azimuth`.
        BOX = 9,
    }
}

flags! {
    /// Flags of a feature.
    FeatureFlags: u32 {
        /// A line to follow: a GPX route, a CoT route. Else a line is a track or a drawing.
        ROUTE = 1_u32,
        /// The spans of texts lead to XML, as readers leave them; [`xml_unescape()`](crate::xml_unescape) reads it.
        XML_TEXTS = 2_u32,
        /// A track of which fixes were left out, or an altitude or a time of a fix: they could not be read, or the
        /// recording paused there. Who wants none of it leaves the feature out.
        GAPS = 4_u32,
        /// The spans of texts lead to strings of JSON, between their quotes, or to its numbers;
        /// [`json_unescape()`](crate::json_unescape) reads them.
        JSON_TEXTS = 8_u32,
    }
}

enumeration! {
    /// How the samples of a grid of heights are stored.
    HeightFormat: u32 {
        /// 16 bits, two's complement.
        INT16 = 1,
        /// 16 bits: a sign and 15 bits of magnitude, as in DTED.
        SIGN_MAGNITUDE16 = 2,
        /// 32 bits of IEEE 754. NaN and infinities are voids.
        FLOAT32 = 3,
    }
}

flags! {
    /// The order of the bytes of a sample.
    HeightFlags: u32 {
        /// The highest byte comes first, as in .hgt, DTED and GTX.
        BIG_ENDIAN = 1_u32,
    }
}

enumeration! {
    /// What the sun or the moon does.
    SkyEventKind: u32 {
        /// The sun's upper edge appears: its center is 50 minutes of arc below the horizon.
        SUNRISE = 1,
        /// The sun's upper edge vanishes.
        SUNSET = 2,
        /// The sun crosses the meridian: noon by the sun.
        SUN_TRANSIT = 3,
        /// The sun's center climbs above -6 degrees.
        CIVIL_DAWN = 4,
        /// The sun's center sinks below -6 degrees.
        CIVIL_DUSK = 5,
        /// It climbs above -12 degrees.
        NAUTICAL_DAWN = 6,
        /// It sinks below -12 degrees.
        NAUTICAL_DUSK = 7,
        /// It climbs above -18 degrees.
        ASTRONOMICAL_DAWN = 8,
        /// It sinks below -18 degrees.
        ASTRONOMICAL_DUSK = 9,
        /// The moon's upper edge appears: it is 34 minutes of arc below the horizon.
        MOONRISE = 10,
        /// The moon's upper edge vanishes.
        MOONSET = 11,
        /// The moon crosses the meridian.
        MOON_TRANSIT = 12,
        /// The moon passes the sun.
        NEW_MOON = 13,
        /// The moon is 90 degrees ahead of the sun.
        FIRST_QUARTER = 14,
        /// The moon is opposite the sun.
        FULL_MOON = 15,
        /// The moon is 90 degrees behind the sun.
        LAST_QUARTER = 16,
    }
}

enumeration! {
    /// What is known of a cell or a stretch of ground that is looked at.
    ViewState: u32 {
        /// The ground in front of it hides it.
        HIDDEN = 0,
        /// Nothing hides it.
        SEEN = 1,
        /// It lies outside of the circle.
        OUTSIDE = 2,
        /// Its height is not known, or nothing that is known hides it, but heights on the way are not known.
        UNKNOWN = 3,
    }
}

enumeration! {
    /// What a line of a ring set is.
    RingLineKind: i32 {
        /// Ring.
        RING = 1,
        /// Radial.
        RADIAL = 2,
    }
}

enumeration! {
    /// Units of lengths on a target, and of the angles that they cover at a range.
    TargetUnit: i32 {
        /// Meters.
        METERS = 1,
        /// Millimeters.
        MILLIMETERS = 2,
        /// 25.4 mm.
        INCHES = 3,
        /// Minutes of angle: sixtieths of a degree.
        MOA = 4,
        /// Thousandths of a radian, not mils of 6400 to a turn.
        MILLIRADIANS = 5,
        /// "Shooter's minutes of angle": inches at 100 yards.
        INCHES_PER_100_YARDS = 6,
    }
}

enumeration! {
    /// How a photo shows a plane.
    CalibrationKind: i32 {
        /// Turned, moved and scaled: taken straight from the front. 2 points or more.
        SIMILARITY = 1,
        /// Also sheared: from the side, but far away. 3 points or more.
        AFFINE = 2,
        /// With perspective: from anywhere. 4 points or more.
        HOMOGRAPHY = 3,
    }
}

/// A position on the WGS 84 ellipsoid, in degrees.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Point {
    /// Degrees, north positive.
    pub latitude: f64,
    /// Degrees, east positive.
    pub longitude: f64,
}

/// A position on a UTM or UPS grid, in meters.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Utm {
    /// Easting.
    pub easting: f64,
    /// If hemisphere is [`Hemisphere::SOUTH`], the equator is at 10,000,000 m.
    pub northing: f64,
    /// 1 ... 60, or [`ZONE_UPS`].
    pub zone: i32,
    /// [`Hemisphere::NORTH`] or [`Hemisphere::SOUTH`]: decides the false northing, or the pole.
    pub hemisphere: Hemisphere,
}

/// The cell that an MGRS reference names.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct MgrsCell {
    /// The middle of the whole cell (of the grid zone, at precision -1).
    pub center: Point,
    /// The corner of least easting and northing (latitude, longitude at precision -1).
    pub south_west: Point,
    /// The center if it lies in the grid zone; else a point of the cell that does.
    pub inside: Point,
    /// The same center on the grid.
    pub utm_center: Utm,
    /// The same corner on the grid.
    pub utm_south_west: Utm,
    /// Length of a side, in meters; empty at precision -1, which has no square.
    pub size: f64,
    /// 1 ... 60, or [`ZONE_UPS`].
    pub zone: i32,
    /// -1 ... 11.
    pub precision: i32,
    /// Flags.
    pub flags: MgrsFlags,
    /// The band letter; A, B, Y or Z near the poles.
    pub band: Text<1>,
    /// The two letters of the 100 km square; empty at precision -1.
    pub column: Text<1>,
    /// Row.
    pub row: Text<1>,
    #[doc(hidden)]
    pub reserved: u8,
}

/// A rectangle of meridians and parallels, in degrees. If west is greater than east, it crosses the antimeridian.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Bounds {
    /// South.
    pub south: f64,
    /// West.
    pub west: f64,
    /// North.
    pub north: f64,
    /// East.
    pub east: f64,
}

options! {
    /// How a grid is drawn.
    GridOptions (gn_grid_options_init) {
        size: u32,
        /// Flags. Default [`GridContent::ALL`].
        pub content: GridContent,
        /// Width of the world at zoom 0, in pixels: 512 (default; Mapbox, MapLibre) or 256.
        pub tile_size: u32,
        /// [`ToleranceUnit::PIXELS`] (default) or [`ToleranceUnit::METERS`].
        pub tolerance_unit: ToleranceUnit,
        /// How far a chord may depart from the curve: 0.0001 ... 1,000,000. Default 0.25.
        pub tolerance: f64,
        /// Pixels added around the view for lines: 0 ... 4096. Default 0.
        pub margin: f64,
        /// Levels with lines closer than this are left out. Default 8.
        pub minimum_pixels: f64,
        /// Meters between lines, a divisor of 100,000; 0 (default): `level_zooms` decides.
        pub spacing: f64,
        /// The zooms (of 512-pixel tiles) from which 10 km, 1 km, 100 m, 10 m, 1 m lines are drawn. Default 8, 11, 14,
        /// 17, 21. Not decreasing; infinity: never.
        pub level_zooms: [f64; 5],
        /// Grid zones and squares whose visible part is smaller have no label. Default 32.
        pub label_pixels: f64,
        /// The zoom (of 512-pixel tiles) from which intersections have references. Default 10.
        pub reference_zoom: f64,
        /// References are at every nth line of each axis; this is n. Default 5; 1 is every line.
        pub reference_step: u32,
        reserved: u32,
        /// Drawings with more vertices and labels are refused. Default 1,000,000.
        pub max_vertices: u64,
    }
    set {
        content: GridContent,
        tile_size: u32,
        tolerance_unit: ToleranceUnit,
        tolerance: f64,
        margin: f64,
        minimum_pixels: f64,
        spacing: f64,
        level_zooms: [f64; 5],
        label_pixels: f64,
        reference_zoom: f64,
        reference_step: u32,
        max_vertices: u64,
    }
}

/// A line of a drawn grid.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct GridLine {
    /// Easting or northing in meters; for borders longitude or latitude in degrees.
    pub coordinate: f64,
    /// Meters: the coarsest level that has this line; 0 for borders.
    pub spacing: f64,
    /// Its vertices in the vertex array: \[first, first + count).
    pub first: u64,
    /// 2 or more.
    pub count: u64,
    /// Relative: 1, or 1.5 for major lines.
    pub width: f32,
    /// 0.5, or 1 for major lines.
    pub opacity: f32,
    /// 1 ... 60 or [`ZONE_UPS`]; for a border meridian the zone to its east; or [`ZONE_ALL`].
    pub zone: i32,
    /// [`Hemisphere::NORTH`] or [`Hemisphere::SOUTH`]; [`Hemisphere::NORTH`] for the equator and for borders that
    /// cross it.
    pub hemisphere: Hemisphere,
    /// [`GridLineKind::BORDER`], [`GridLineKind::GRID_100_KM`] or [`GridLineKind::LINE`].
    pub kind: GridLineKind,
    /// A value.
    pub axis: Axis,
    major: i32,
    #[doc(hidden)]
    pub reserved: i32,
}

impl GridLine {
    /// True for borders and for every tenth line of the finest level drawn.
    pub fn is_major(&self) -> bool {
        self.major != 0
    }
}

/// A label of a drawn grid.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct GridLabel {
    /// Position.
    pub position: Point,
    /// ASCII.
    pub text: Text<16>,
    /// For digits, the easting or northing in meters; else 0.
    pub coordinate: f64,
    /// A value.
    pub kind: GridLabelKind,
    /// 1 ... 60 or [`ZONE_UPS`].
    pub zone: i32,
    /// [`Hemisphere::NORTH`] or [`Hemisphere::SOUTH`].
    pub hemisphere: Hemisphere,
    /// For digits, [`Axis::EASTING`] or [`Axis::NORTHING`]; else 0.
    pub axis: Axis,
    /// For digits, a a value; else [`Edge::NONE`].
    pub edge: Edge,
    #[doc(hidden)]
    pub reserved: i32,
}

/// A tile of a Web Mercator map. The world has 2^zoom columns from -180 degrees eastward, and as many rows from
/// 85.051128 degrees southward, both counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Tile {
    /// The column.
    pub x: u32,
    /// The row.
    pub y: u32,
    /// 0 ... 30.
    pub zoom: u32,
}

/// Neighboring tiles of a row. It ends at the antimeridian at the latest.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct TileRun {
    /// The column of the first tile, from which the others follow to the east.
    pub x: u32,
    /// The row.
    pub y: u32,
    /// 0 ... 30.
    pub zoom: u32,
    /// Tiles, 1 at least.
    pub count: u32,
}

/// A scale bar.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct ScaleBar {
    /// Pixels.
    pub width: f64,
    /// Its length on the ground.
    pub meters: f64,
    /// Its length in its unit: 1, 2 or 5 times a power of ten.
    pub value: f64,
    /// "m", "km", "ft", "mi" or "nmi".
    pub unit: Text<8>,
    /// Value and unit, "500 m".
    pub text: Text<24>,
}

/// A Web Mercator map on a screen, seen by the camera of Mapbox and MapLibre. Fields that are 0 have their defaults:
/// set `center`, `zoom`, `width` and `height`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Screen {
    /// The position in the center of the screen. Latitudes beyond 85.051128 count as 85.051128.
    pub center: Point,
    /// -4 ... 30: at zoom 0 the world is `tile_size` pixels wide.
    pub zoom: f64,
    /// Pixels, 0.001 ... 1,000,000.
    pub width: f64,
    /// Pixels, 0.001 ... 1,000,000.
    pub height: f64,
    /// Which direction is up, degrees clockwise from north; any finite value. Default 0.
    pub bearing: f64,
    /// Degrees by which the camera is tilted from looking straight down, 0 ... 85. Default 0.
    pub pitch: f64,
    /// Of the camera, from the top to the bottom of the screen, degrees, 0.1 ... 150; or 0 (default): 36.87, the angle
    /// whose half has the tangent 1/3. Without pitch, no effect.
    pub field_of_view: f64,
    /// 512 (default; Mapbox, MapLibre) or 256; 0 means 512.
    pub tile_size: u32,
    #[doc(hidden)]
    pub reserved: u32,
}

/// A rectangle of pixels, from the left and top edge of the screen to the right and down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Box {
    /// Left.
    pub left: f64,
    /// Top.
    pub top: f64,
    /// Right.
    pub right: f64,
    /// Bottom.
    pub bottom: f64,
}

/// The space that a text needs, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct TextSize {
    /// 1 ... 10,000.
    pub width: f64,
    /// 1 ... 10,000.
    pub height: f64,
}

/// How a map makes pixels of positions: by a matrix of the Web Mercator plane, of a globe, or a mixture of both. Each
/// gives three numbers X, Y, W, and the pixel is (X/W, Y/W), from the left and top edge of the screen.
/// [`screen_camera()`](crate::screen_camera) writes one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Camera {
    /// Three rows of three: they multiply (x, y, 1). x is 0 at -180 degrees and 1 at 180, y is 0 at 85.051128 degrees
    /// and 1 at -85.051128.
    pub plane: [f64; 9],
    /// Three rows of four: they multiply (cos lat sin lon, sin lat, cos lat cos lon, 1).
    pub globe: [f64; 12],
    /// Its product with the same four numbers is negative for positions behind the globe.
    pub rim: [f64; 4],
    /// 0: the plane alone; 1: the globe alone; between: X, Y and W change from one to the other.
    pub transition: f64,
    /// Degrees. A flat map shows positions in the copy of the world nearest to this longitude.
    pub longitude: f64,
    /// W in the center of the map, where names have their full size; more than 0.
    pub depth: f64,
}

/// The place of a name on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct LabelPlace {
    /// The middle of the box, in pixels to the right of the left edge of the screen; NaN if none.
    pub x: f64,
    /// Pixels below the top edge of the screen; NaN if there is no place.
    pub y: f64,
    /// Pixels: the size that was asked for times `scale`; 0 if there is no place.
    pub width: f64,
    /// Pixels; 0 if there is no place.
    pub height: f64,
    /// By which the letters are to be multiplied, 0.6 ... 1; 0 if there is no place.
    pub scale: f64,
    /// 0.4 ... 1: names fade with the distance; 0 if there is no place.
    pub opacity: f64,
}

/// Pixels at the edges of a screen that are to stay free.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Padding {
    /// Top.
    pub top: f64,
    /// Right.
    pub right: f64,
    /// Bottom.
    pub bottom: f64,
    /// Left.
    pub left: f64,
}

/// A matrix of 4 rows and 4 columns, column by column, as OpenGL, Metal and WebGL take it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Matrix {
    /// Elements.
    pub elements: [f32; 16],
}

/// A position that was read from a text.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Position {
    /// The position; the center of a cell.
    pub point: Point,
    /// Meters; 0 without [`PositionFlags::ALTITUDE`].
    pub altitude: f64,
    /// Meters; 0 without [`PositionFlags::UNCERTAINTY`].
    pub uncertainty: f64,
    /// One unit of the last digit (of the latitude) in meters, or the side of the cell.
    pub precision: f64,
    utm: Utm,
    /// A value, never [`Form::ANY`].
    pub form: Form,
    /// Flags.
    pub flags: PositionFlags,
}

impl Position {
    /// What a UTM, UPS or MGRS text says (MGRS: the center); `None` for other forms.
    pub fn utm(&self) -> Option<&Utm> {
        (self.utm.hemisphere.raw() != 0).then_some(&self.utm)
    }
}

options! {
    /// How a position is written.
    FormatOptions (gn_format_options_init) {
        size: u32,
        /// A value. Default [`Form::DD`].
        pub form: Form,
        /// Decimals of the last part, 0 ... 12 (UTM, UPS 0 ... 6); precision of cells: MGRS -1 ... 11, GEOREF -1 ...
        /// 11, GARS 0 ... 2.
        pub decimals: i32,
        /// A value. Default [`Symbols::NONE`] for DD, else [`Symbols::ASCII`].
        pub symbols: Symbols,
        /// A value. Default [`HemisphereStyle::SIGNS`].
        pub hemispheres: HemisphereStyle,
        /// Flags. Default 0.
        pub flags: FormatFlags,
        /// For ISO 6709: [`Form::DD`] (default), [`Form::DM`] or [`Form::DMS`].
        pub iso_form: Form,
        /// For UTM: 1 ... 60, or [`ZONE_STANDARD`] (default).
        pub zone: i32,
        /// Meters, -1e6 ... 1e9, for [`FormatFlags::ALTITUDE`].
        pub altitude: f64,
        /// Between the coordinates: blanks, and at most one of "," ";" "/". Default ", ".
        pub separator: Text<8>,
        /// 0 ... 6. Default 0.
        pub altitude_decimals: i32,
        reserved: u32,
    }
    set {
        form: Form,
        decimals: i32,
        symbols: Symbols,
        hemispheres: HemisphereStyle,
        flags: FormatFlags,
        iso_form: Form,
        zone: i32,
        altitude: f64,
        separator: Text<8>,
        altitude_decimals: i32,
    }
}

/// A cell of a graticule, as GEOREF and GARS name it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct GraticuleCell {
    /// South and west edges belong to the cell; the east edge of the last cell is 180.
    pub bounds: Bounds,
    /// Center.
    pub center: Point,
    /// The precision to encode with.
    pub precision: i32,
    #[doc(hidden)]
    pub reserved: u32,
}

/// The state of a reference being typed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct MgrsTyping {
    /// What may be typed next: bits 0 ... 9 for the digits, 10 ... 35 for A ... Z.
    pub next: u64,
    /// Flags.
    pub flags: TypingFlags,
    /// A value: where the next character goes.
    pub field: TypingField,
    /// Meters from the reference position to the center of the cell.
    pub distance: f64,
    /// Degrees from true north, from the reference position to the center.
    pub azimuth: f64,
    cell: MgrsCell,
    /// The completed reference; empty without [`TypingFlags::COMPLETED`].
    pub text: Text<40>,
}

impl MgrsTyping {
    /// The cell of the completed reference.
    pub fn cell(&self) -> Option<&MgrsCell> {
        (self.cell.utm_center.hemisphere.raw() != 0).then_some(&self.cell)
    }
}

/// A magnetic model: spherical harmonics up to degree 12, and how they change.
/// [`magnetic_model_parse()`](crate::magnetic_model_parse) stores one. Degrees and orders follow each other: 1 0, 1 1,
/// 2 0, 2 1 ... 12 12.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct MagneticModel {
    /// The decimal year for which the terms hold, 1 ... 9999.
    pub epoch: f64,
    /// For each degree and order g and h, nT, and their changes a year; magnitudes up to 1e9.
    pub terms: [f64; 360],
    /// "WMM-2025".
    pub name: Text<24>,
}

impl Default for MagneticModel {
    fn default() -> Self {
        Self {
            epoch: Default::default(),
            terms: [Default::default(); 360],
            name: Default::default(),
        }
    }
}

/// The magnetic field at a position, and its changes. Angles in degrees, intensities in nT.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct MagneticField {
    /// The azimuth of magnetic north, in (-180, 180\]: positive to the east of true north.
    pub declination: f64,
    /// Down from the horizontal plane, -90 ... 90.
    pub inclination: f64,
    /// The horizontal intensity, H.
    pub horizontal: f64,
    /// The total intensity, F.
    pub total: f64,
    /// The component to true north, X.
    pub north: f64,
    /// The component to the east, Y.
    pub east: f64,
    /// The component down, along the normal of the ellipsoid, Z.
    pub down: f64,
    /// The change of the declination: degrees a year.
    pub declination_rate: f64,
    /// The change of the inclination: degrees a year.
    pub inclination_rate: f64,
    /// The change of the horizontal intensity: nT a year.
    pub horizontal_rate: f64,
    /// The change of the total intensity: nT a year.
    pub total_rate: f64,
    /// The change of the component to true north: nT a year.
    pub north_rate: f64,
    /// The change of the component to the east: nT a year.
    pub east_rate: f64,
    /// The change of the component down: nT a year.
    pub down_rate: f64,
    /// Of the declination: degrees, one standard deviation, 0.26 ... 180.
    pub uncertainty: f64,
    /// A value.
    pub flags: MagneticFlags,
    #[doc(hidden)]
    pub reserved: u32,
}

/// The three norths at a position. Degrees, in (-180, 180\], clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Norths {
    /// From true north to grid north.
    pub convergence: f64,
    /// From true north to magnetic north.
    pub declination: f64,
    /// From grid north to magnetic north: the grid-magnetic angle.
    pub grid_magnetic: f64,
    /// Of the declination, as in [`MagneticField`].
    pub uncertainty: f64,
    /// Of the grid: 1 ... 60, or [`ZONE_UPS`].
    pub zone: i32,
    /// [`Hemisphere::NORTH`] or [`Hemisphere::SOUTH`].
    pub hemisphere: Hemisphere,
    /// A value.
    pub flags: MagneticFlags,
    #[doc(hidden)]
    pub reserved: u32,
}

/// Where a route comes nearest to a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct RoutePlace {
    /// The nearest point of the route.
    pub point: Point,
    /// Meters from the start of the route to that point.
    pub distance_along: f64,
    /// Meters from that point to the position; negative if it lies to the left of the route.
    pub distance_off: f64,
    /// The direction of the route there, degrees, in (-180, 180\].
    pub azimuth: f64,
    /// The vertex where the segment begins: 0 for the first segment.
    pub segment: u64,
}

/// A point of an index that was found.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Neighbor {
    /// Meters from the position.
    pub distance: f64,
    /// Its row in the columns from which the index was built.
    pub id: u64,
}

/// A fence. Its points and rings stand in arrays, behind those of the fences before it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Fence {
    /// The caller's, another one for each fence.
    pub id: u64,
    /// A value.
    pub shape: FenceShape,
    /// [`FenceTrigger::ENTER`] and so on, as a sum.
    pub triggers: FenceTrigger,
    /// Its points: 3 or more for a polygon, 1 for a circle, 1 or more for a corridor, 2 or more for a line.
    pub point_count: u32,
    /// The rings of a polygon: the outer one, then the holes. 0: all points are one ring.
    pub ring_count: u32,
    /// Of a circle, or half the width of a corridor: meters, more than 0, up to 9,000,000.
    pub radius: f64,
    /// The lowest altitude that belongs to it, meters; may be infinite.
    pub low: f64,
    /// The highest. If both are equal, altitudes do not matter.
    pub high: f64,
}

/// Where something was, and when.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Fix {
    /// Seconds since any moment, such as 1970.
    pub time: f64,
    /// Point.
    pub point: Point,
    /// Meters; NaN: not known, which leaves the last one that was.
    pub altitude: f64,
    /// Of the position, meters; NaN: not known.
    pub accuracy: f64,
}

/// A fence that something is in.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct FencePresence {
    /// Of the fence.
    pub id: u64,
    /// When it entered: seconds.
    pub since: f64,
    /// 1 after [`FenceTrigger::DWELL`].
    pub has_dwelt: u32,
    #[doc(hidden)]
    pub reserved: u32,
}

/// What [`fence_index_step()`](crate::fence_index_step) keeps from one fix to the next, beside the presences.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct FenceState {
    /// The last fix that counted.
    pub fix: Fix,
    /// How many presences there are.
    pub presence_count: u64,
    /// 1 after the first fix that counted; 0 before it, and then all is 0.
    pub has_fix: u32,
    #[doc(hidden)]
    pub reserved: u32,
}

/// Something that happened between two fixes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct FenceEvent {
    /// Of the fence.
    pub id: u64,
    /// Seconds.
    pub time: f64,
    /// On the geodesic between the fixes.
    pub point: Point,
    /// Meters; NaN: not known.
    pub altitude: f64,
    /// Of the way: 0 at the last fix, 1 at this one. 0 without a way.
    pub fraction: f64,
    /// [`FenceTrigger::ENTER`], [`FenceTrigger::DWELL`], [`FenceTrigger::EXIT`], [`FenceTrigger::CROSSED_LEFT`] or
    /// [`FenceTrigger::CROSSED_RIGHT`].
    pub kind: FenceTrigger,
    #[doc(hidden)]
    pub reserved: u32,
    /// For [`FenceTrigger::DWELL`] and [`FenceTrigger::EXIT`], when it entered: seconds. Else the time.
    pub since: f64,
}

options! {
    /// How [`fence_index_step()`](crate::fence_index_step) decides.
    FenceOptions (gn_fence_options_init) {
        size: u32,
        /// [`FenceFlags::REPORT_FIRST`]. Default 0.
        pub flags: FenceFlags,
        /// Meters, 0 ... 100,000: only farther than this beyond its border is a fence left. Default 0.
        pub hysteresis: f64,
        /// Meters: fixes less accurate than this are ignored. Default infinity.
        pub worst_accuracy: f64,
        /// Seconds, 0 or more: how long something must be inside to dwell. Default infinity: never.
        pub dwell: f64,
    }
    set {
        flags: FenceFlags,
        hysteresis: f64,
        worst_accuracy: f64,
        dwell: f64,
    }
}

options! {
    /// How [`navigation_step()`](crate::navigation_step) decides.
    NavigationOptions (gn_navigation_options_init) {
        size: u32,
        reserved: u32,
        /// Meters, 0 or more: as near as this it is on the route. Default 50.
        pub off_route_distance: f64,
        /// Meters, 0 ... 100,000: only farther than this beyond that has it left the route. Default 10.
        pub hysteresis: f64,
        /// Meters, 0 or more: as near as this to a waypoint, it passes it. Default 30.
        pub arrival_radius: f64,
        /// Meters, 0 or more: how far behind its last place along the route it may be, beside what it moved; may be
        /// infinite. Default 100.
        pub window_behind: f64,
        /// Meters, 0 or more: how far ahead. Default 300.
        pub window_ahead: f64,
        /// Meters, 0 or more: the course leads to a place of the route so far ahead. Default 50.
        pub lookahead: f64,
        /// Meters: fixes less accurate than this are ignored. Default infinity.
        pub worst_accuracy: f64,
        /// Seconds, 0 or more: over about so long the speed is averaged. Default 30.
        pub averaging_time: f64,
        /// Meters from the start of the route, 0 or more: the first fix is looked for in the window around this place,
        /// at the end if it is farther. NaN, the default: on the whole route.
        pub start_distance: f64,
    }
    set {
        off_route_distance: f64,
        hysteresis: f64,
        arrival_radius: f64,
        window_behind: f64,
        window_ahead: f64,
        lookahead: f64,
        worst_accuracy: f64,
        averaging_time: f64,
        start_distance: f64,
    }
}

/// What [`navigation_step()`](crate::navigation_step) keeps from one fix to the next. All 0 before the first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct NavigationState {
    /// The last fix that counted.
    pub fix: Fix,
    /// The last time that is known; NaN: none.
    pub time: f64,
    /// Where it was: meters from the start of the route.
    pub distance_along: f64,
    /// The farthest place along since it last turned around; on the wrong way, the nearest to the start.
    pub turned_at: f64,
    /// Where the wrong way began, or began last.
    pub turned_back_at: f64,
    /// Averaged progress along the route, meters a second; NaN: not known.
    pub speed: f64,
    /// 0 ... 1: how much of the averaging time it is the average of.
    pub speed_weight: f64,
    /// Of the route, meters.
    pub length: f64,
    /// Of the next waypoint: meters from the start of the route; NaN after the last.
    pub waypoint_along: f64,
    /// What [`Guidance`] has as `turn`.
    pub waypoint_turn: f64,
    /// As [`Guidance`] has it.
    pub next_waypoint: u64,
    /// The checksum of the index.
    pub route: u64,
    /// The point of the next waypoint.
    pub waypoint_point: u64,
    /// 1 after the first fix that counted; 0 before it, and then all is 0.
    pub has_fix: u32,
    /// GN_NAVIGATION_ flags.
    pub flags: NavigationFlags,
}

/// Where something is on its route, and how it goes on. Distances in meters along the route; azimuths in degrees, over
/// -180 ... 180, clockwise from north.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Guidance {
    /// Its place on the route.
    pub point: Point,
    /// From the start of the route to that place.
    pub distance_along: f64,
    /// From that place to the fix: positive to the right of the route, negative to the left.
    pub distance_off: f64,
    /// Of the route there.
    pub azimuth: f64,
    /// From the fix to the place of the route `lookahead` farther along: where to steer.
    pub course: f64,
    /// To the end of the route.
    pub distance_left: f64,
    /// The same in seconds, at the speed; NaN: not known, or it does not come nearer.
    pub time_left: f64,
    /// Averaged progress along the route, meters a second, negative on the way back; NaN: not known.
    pub speed: f64,
    /// To the next waypoint; negative if it lies behind. NaN after the last, like all of it.
    pub waypoint_distance: f64,
    /// Seconds to it, at the speed; NaN: not known, or it does not come nearer.
    pub waypoint_time: f64,
    /// From the fix straight to the next waypoint.
    pub waypoint_azimuth: f64,
    /// What the route turns by at the next waypoint: -180 ... 180, to the right if positive; NaN at an end.
    pub turn: f64,
    /// Its number, from 0; after the last one, how many there are.
    pub next_waypoint: u64,
    /// How many waypoints were passed since the last fix.
    pub passed: u32,
    /// GN_NAVIGATION_ flags.
    pub flags: NavigationFlags,
}

options! {
    /// How a track is recorded.
    TrackOptions (gn_track_options_init) {
        size: u32,
        reserved: u32,
        /// Meters, 0.001 ... 1,000,000: fixes that lie so close to the line that is kept are dropped. 0: all are kept.
        /// Default 5.
        pub tolerance: f64,
        /// Meters: fixes nearer to the last one that was taken are left out. Default 0.
        pub least_distance: f64,
        /// Seconds: fixes sooner after the last one that was taken are left out. Default 0.
        pub least_interval: f64,
        /// Meters: fixes less accurate than this are left out. Default infinity.
        pub worst_accuracy: f64,
        /// Meters per second: fixes that can only be reached faster are left out. Default infinity.
        pub largest_speed: f64,
        /// Meters per second: what is slower is rest, not moving. Default 0.5.
        pub rest_speed: f64,
        /// Meters: ways up and down that are shorter do not count. Default 10.
        pub climb: f64,
    }
    set {
        tolerance: f64,
        least_distance: f64,
        least_interval: f64,
        worst_accuracy: f64,
        largest_speed: f64,
        rest_speed: f64,
        climb: f64,
    }
}

/// What [`track_add()`](crate::track_add) keeps from one fix to the next: 64 numbers to store as they are.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct TrackState {
    /// Numbers.
    pub numbers: [f64; 64],
}

impl Default for TrackState {
    fn default() -> Self {
        Self {
            numbers: [Default::default(); 64],
        }
    }
}

/// What became of a fix, and at most one vertex of the line that is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct TrackStep {
    /// A fix to append to the line.
    pub vertex: Fix,
    /// 0 or 1.
    pub vertex_count: u32,
    /// [`TrackOutcome::LEFT_OUT`], [`TrackOutcome::WAITING`] or [`TrackOutcome::KEPT`]; [`TrackOutcome::NOTHING`].
    pub outcome: TrackOutcome,
    /// [`TrackFlags::INACCURATE`] and so on, or 0.
    pub flags: TrackFlags,
    #[doc(hidden)]
    pub reserved: u32,
}

/// What the fixes of a track that were taken add up to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct TrackTotals {
    /// Meters along all fixes that were taken, not along the line that is kept.
    pub distance: f64,
    /// Seconds that were not rest.
    pub moving_time: f64,
    /// Meters upward, of climbs that count.
    pub ascent: f64,
    /// Meters downward.
    pub descent: f64,
    /// Now, from the last two fixes, meters per second; NaN: not known.
    pub speed: f64,
    /// On average while moving, meters per second; NaN: not known.
    pub moving_speed: f64,
    /// The largest, meters per second.
    pub top_speed: f64,
    /// The lowest altitude, meters; NaN: not known.
    pub lowest: f64,
    /// The highest.
    pub highest: f64,
    /// Of the first fix that was taken, seconds; NaN: not known.
    pub start_time: f64,
    /// Of the last one.
    pub end_time: f64,
    /// Around the fixes; NaN before the first.
    pub bounds: Bounds,
    /// Fixes that were given, without those that were refused.
    pub fix_count: u64,
    /// Fixes that were taken.
    pub taken_count: u64,
    /// Fixes that were kept.
    pub vertex_count: u64,
}

/// Where two edges of a polygon meet but should not. Edge i runs from point i to the next point of its ring.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct PolygonCrossing {
    /// Edge.
    pub edge: u64,
    /// Other edge.
    pub other_edge: u64,
    /// Point.
    pub point: Point,
    found: i32,
    #[doc(hidden)]
    pub reserved: i32,
}

impl PolygonCrossing {
    /// Whether there is one; everything else is then 0 if not.
    pub fn found(&self) -> bool {
        self.found != 0
    }
}

options! {
    /// How outlines of tactical shapes are drawn.
    OutlineOptions (gn_outline_options_init) {
        size: u32,
        /// A value. Default [`Join::ROUND`].
        pub join: Join,
        /// A value. Default [`LineEnd::FLAT`].
        pub ends: LineEnd,
        /// A value. Default [`Longitudes::REDUCED`].
        pub longitudes: Longitudes,
        /// Meters by which the line between two vertices may depart, 0.000001 ... 1,000,000, and at least 10^-7 of the
        /// distance from the route; or 0 (default): a thousandth of the distance.
        pub tolerance: f64,
        /// Tips may be so many times as far from their corner as the line is: 1 ... 1000. Default 5.
        pub miter_limit: f64,
    }
    set {
        join: Join,
        ends: LineEnd,
        longitudes: Longitudes,
        tolerance: f64,
        miter_limit: f64,
    }
}

/// A mark on a route.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct RouteMark {
    /// Point.
    pub point: Point,
    /// Meters from the start of the route.
    pub distance: f64,
    /// The direction of the route there, degrees, in (-180, 180\].
    pub azimuth: f64,
    /// The vertex where the segment begins.
    pub segment: u64,
}

options! {
    /// How to draw a shape.
    ShapeOptions (gn_shape_options_init) {
        size: u32,
        /// A value. Default [`Placement::ON`].
        pub placement: Placement,
        /// In a whole turn, 3 ... 1,000,000; a part has its share, rounded up. Default 64.
        pub vertices: u32,
        /// A value. Default [`AzimuthMeaning::MIDDLE`].
        pub azimuth_is: AzimuthMeaning,
        /// Meters, 0.000001 ... 1,000,000: enough vertices to keep the edges that close to the shape; or 0 (default):
        /// as `vertices` says.
        pub tolerance: f64,
        /// Meters, 0.000001 ... 1,000,000: edges in GeoJSON have more vertices, so that straight lines in degrees lie
        /// that close to the geodesics; or 0 (default): no more vertices, unless the placement needs them: see
        /// [`circle_geojson()`](crate::circle_geojson).
        pub edge_tolerance: f64,
        /// The labels of a ring set are at this azimuth, degrees. Default 0.
        pub label_azimuth: f64,
        /// The azimuth of the first radial line of a ring set, degrees. Default 0.
        pub radial_azimuth: f64,
        /// Radial lines of a ring set, evenly spaced, 0 ... 3600. Default 0.
        pub radials: u32,
        /// In GeoJSON, 0 ... 12. Default 7, a centimeter.
        pub decimals: i32,
        /// A value. Default [`Longitudes::REDUCED`].
        pub longitudes: Longitudes,
        reserved: u32,
    }
    set {
        placement: Placement,
        vertices: u32,
        azimuth_is: AzimuthMeaning,
        tolerance: f64,
        edge_tolerance: f64,
        label_azimuth: f64,
        radial_azimuth: f64,
        radials: u32,
        decimals: i32,
        longitudes: Longitudes,
    }
}

options! {
    /// How a route or a polygon becomes GeoJSON.
    GeoJsonOptions (gn_geojson_options_init) {
        size: u32,
        /// Of positions, 0 ... 12. Default 7, a centimeter.
        pub decimals: i32,
        /// Meters, 0.000001 ... 1,000,000: edges have more positions, so that straight lines in degrees lie that close
        /// to the geodesics; or 0 (default): no more positions.
        pub edge_tolerance: f64,
    }
    set {
        decimals: i32,
        edge_tolerance: f64,
    }
}

/// A part of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Span {
    /// Its first byte.
    pub offset: u64,
    /// Bytes; 0: there is no such text.
    pub size: u64,
}

/// A position of a feature.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Vertex {
    /// Point.
    pub point: Point,
    /// Meters; NaN: absent.
    pub altitude: f64,
    /// Seconds since the beginning of 1970, UTC; NaN: absent.
    pub time: f64,
}

/// A point, line or area of a document. Numbers that are absent are NaN.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Feature {
    /// [`FeatureKind::POINT`] and so on.
    pub kind: FeatureKind,
    /// A value.
    pub flags: FeatureFlags,
    /// The waypoint, route, track, placemark, event or feature that it is part of: they are counted from 0.
    pub object: u64,
    /// Its first vertex.
    pub first: u64,
    /// Its vertices.
    pub count: u64,
    /// The name, or the callsign.
    pub name: Span,
    /// The identifier of a CoT event, a placemark or a feature of GeoJSON.
    pub uid: Span,
    /// The type of a CoT event, such as "a-f-G-U-C", or of a GPX object.
    pub r#type: Span,
    /// How the position of a CoT event was found, such as "m-g".
    pub how: Span,
    /// Seconds since the beginning of 1970, UTC: when it was made.
    pub time: f64,
    /// When it begins to hold.
    pub start: f64,
    /// When it ends to hold.
    pub stale: f64,
    /// Of the position, meters: "ce".
    pub circular_error: f64,
    /// Of the altitude, meters: "le".
    pub linear_error: f64,
    /// Meters.
    pub radius: f64,
    /// Meters.
    pub second_radius: f64,
    /// Degrees clockwise from true north.
    pub azimuth: f64,
    /// Degrees.
    pub width: f64,
    /// Degrees upward from the horizontal plane.
    pub inclination: f64,
    /// In which direction it moves: degrees clockwise from true north.
    pub course: f64,
    /// How fast: meters per second.
    pub speed: f64,
    /// The lowest altitude of a fence, meters.
    pub low: f64,
    /// The highest.
    pub high: f64,
    /// [`FenceTrigger::ENTER`] and [`FenceTrigger::EXIT`], if it is a fence; 0: it is none.
    pub fence_triggers: FenceTrigger,
    /// From which north the azimuth is to be shown: a [`North`].
    pub north: North,
    /// The JSON object that a feature of GeoJSON has as its properties, in the text that was read. Writers pass it.
    pub properties: Span,
}

impl Default for Feature {
    fn default() -> Self {
        let mut begun = core::mem::MaybeUninit::<Self>::uninit();
        // SAFETY: the library fills in every field.
        unsafe {
            crate::ffi::gn_feature_init(begun.as_mut_ptr());
            begun.assume_init()
        }
    }
}

/// Where the search for the end of a CoT event goes on; all 0 where an event begins.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct CotSearch {
    /// Bytes that were looked at.
    pub place: u64,
    /// Bytes that were read as XML.
    pub read: u64,
    /// Elements that are open.
    pub depth: u32,
    /// Where in the markup the place is: a number of the library's.
    pub markup: u32,
}

/// What was left out of a document, and why.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct ExchangeReport {
    /// Features that were refused.
    pub skipped: u64,
    /// The byte of the first feature that was refused, or else of the first fix, or of the error in a document; for
    /// writers, the number of the feature.
    pub place: u64,
    error: i32,
    /// Fixes of tracks that were left out, or whose altitude or time was; at most 4,294,967,295.
    pub dropped: u32,
}

impl ExchangeReport {
    /// Why; [`Status::OK`] if nothing was refused.
    pub fn error(&self) -> Status {
        Status::from_raw(self.error as u8)
    }
}

options! {
    /// How documents are written.
    ExchangeOptions (gn_exchange_options_init) {
        size: u32,
        /// Of degrees, 0 ... 12. Default 7, a centimeter.
        pub decimals: i32,
        /// Of altitudes and radii, 0 ... 6. Default 2.
        pub meter_decimals: i32,
        /// Of seconds that are not whole, 0 ... 9. Default 3.
        pub time_decimals: i32,
        /// Meters, 0.000001 ... 1,000,000: polygons that stand for circles, ellipses and sectors depart from them by
        /// no more. 0: they have the usual number of vertices. Default 1.
        pub tolerance: f64,
        /// For CoT events without one: seconds since the beginning of 1970. Default NaN: refused.
        pub time: f64,
        /// For CoT events without a stale time: seconds after their start. Default 86,400.
        pub stale_after: f64,
        reserved: u64,
    }
    set {
        decimals: i32,
        meter_decimals: i32,
        time_decimals: i32,
        tolerance: f64,
        time: f64,
        stale_after: f64,
    }
}

/// A grid of heights: where it lies on the earth, and where its samples lie in the caller's bytes. A sample is the
/// height of one position; of a raster whose pixels are areas, take their centers. Plain numbers: callers may fill it
/// in.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct HeightGrid {
    /// Of the first sample, degrees, -90 ... 90.
    pub latitude: f64,
    /// Of the first sample, degrees; any finite value.
    pub longitude: f64,
    /// Degrees from a row to the next; negative if rows follow each other southward.
    pub latitude_step: f64,
    /// Degrees from a column to the next; negative if columns follow each other westward.
    pub longitude_step: f64,
    /// The sample that means that there is no height, before `scale` and `shift`; NaN: none does.
    pub void_value: f64,
    /// Meters for a sample of 1; 0 counts as 1.
    pub scale: f64,
    /// Meters for a sample of 0.
    pub shift: f64,
    /// Where the first sample begins, in bytes.
    pub offset: u64,
    /// From a row to the next, in bytes; may be negative.
    pub row_stride: i32,
    /// From a sample to that of the next column, in bytes.
    pub column_stride: i32,
    /// Rows, of one latitude each: 1 ... 16,777,216.
    pub rows: u32,
    /// Columns, of one longitude each: 1 ... 16,777,216.
    pub columns: u32,
    /// [`HeightFormat::INT16`] and so on.
    pub format: HeightFormat,
    /// [`HeightFlags::BIG_ENDIAN`], or 0.
    pub flags: HeightFlags,
}

/// A place of a profile.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct ProfileSample {
    /// Meters along the route.
    pub distance: f64,
    /// Point.
    pub point: Point,
    /// Meters; NaN: not known.
    pub height: f64,
}

/// What a profile adds up to. Numbers are NaN where nothing is known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct ProfileSummary {
    /// Meters from the first sample to the last one.
    pub length: f64,
    /// Meters upward, of climbs that count.
    pub ascent: f64,
    /// Meters downward.
    pub descent: f64,
    /// The lowest height, meters.
    pub lowest: f64,
    /// Where it is: meters along the route.
    pub lowest_distance: f64,
    /// The highest height.
    pub highest: f64,
    /// Highest distance.
    pub highest_distance: f64,
    /// The largest rise from a sample to the next, meters per meter; NaN: none rises.
    pub steepest_up: f64,
    /// Where it begins.
    pub steepest_up_distance: f64,
    /// The largest fall from a sample to the next: meters per meter, positive.
    pub steepest_down: f64,
    /// Where it begins.
    pub steepest_down_distance: f64,
    /// Samples whose height is not known.
    pub unknown_count: u64,
}

options! {
    /// How lines of sight are computed.
    SightOptions (gn_sight_options_init) {
        size: u32,
        reserved: u32,
        /// The part of the earth's curvature that refraction leaves, 0.1 ... 2: 6/7 for light, the default; 3/4 for
        /// radio; 1 without refraction.
        pub curvature: f64,
        /// Meters between the places that are looked at, 0.01 or more; 0, the default: the distance between rows or
        /// columns of the finest grid, whichever is less.
        pub step: f64,
        /// Of a radio, hertz, 1e6 ... 1e12: for its first Fresnel zone; 0, the default: none.
        pub frequency: f64,
    }
    set {
        curvature: f64,
        step: f64,
        frequency: f64,
    }
}

/// A line of sight. Numbers that there are not are NaN.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Sight {
    /// Meters along the ground, from one end to the other.
    pub distance: f64,
    /// In which direction it leaves: degrees, (-180, 180\].
    pub azimuth: f64,
    /// At which angle above the horizontal plane it leaves, degrees; refraction included.
    pub elevation: f64,
    /// The height of the ground at the start, meters.
    pub from_ground: f64,
    /// The height of the ground at the end.
    pub to_ground: f64,
    /// The least height of the line above the ground between its ends, meters; negative if it is blocked.
    pub clearance: f64,
    /// Where that is: meters from the start.
    pub clearance_distance: f64,
    /// Clearance point.
    pub clearance_point: Point,
    /// Where it first meets the ground: meters from the start; NaN: nowhere.
    pub blocked_distance: f64,
    /// Blocked point.
    pub blocked_point: Point,
    /// The height of the ground there.
    pub blocked_height: f64,
    /// The least part of the first Fresnel zone's radius that is free below the line: 1 or more if all of it is, 0
    /// where the line grazes the ground.
    pub free_zone: f64,
    /// Where that is.
    pub free_zone_distance: f64,
    /// Its end.
    pub to: Point,
    /// Places between the ends whose height is not known; they do not block.
    pub unknown_count: u64,
    is_visible: i32,
    #[doc(hidden)]
    pub reserved: u32,
}

impl Sight {
    /// True for a line that nothing blocks.
    pub fn is_visible(&self) -> bool {
        self.is_visible != 0
    }
}

/// Where the sun or the moon is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct SkyPlace {
    /// Degrees clockwise from true north, -180 to 180: more than -180, at most 180.
    pub azimuth: f64,
    /// Of its center above the horizon, degrees, as if there were no air.
    pub elevation: f64,
    /// As it is seen through the air: lifted by refraction.
    pub apparent_elevation: f64,
    /// Meters from the position.
    pub distance: f64,
}

/// How much of the moon is lit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct MoonPhase {
    /// How far it is ahead of the sun, degrees, from 0 to below 360: 0 is new, 90 the first quarter, 180 full.
    pub angle: f64,
    /// The part of its disk that is lit, 0 ... 1.
    pub illuminated: f64,
}

/// Something that the sun or the moon does at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct SkyEvent {
    /// Seconds since the beginning of 1970, without leap seconds.
    pub time: f64,
    /// Of its center, degrees clockwise from true north: more than -180, at most 180.
    pub azimuth: f64,
    /// [`SkyEventKind::SUNRISE`] and so on.
    pub kind: SkyEventKind,
    #[doc(hidden)]
    pub reserved: u32,
}

/// Where the cells of a raster lie. Rows follow each other in memory, without gaps.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct CellGrid {
    /// Of the center of the first cell, degrees, -90 ... 90.
    pub latitude: f64,
    /// Of the center of the first cell, degrees; any finite value.
    pub longitude: f64,
    /// Degrees from a row to the next; negative if rows follow each other southward.
    pub latitude_step: f64,
    /// Degrees from a column to the next; negative if columns follow each other westward.
    pub longitude_step: f64,
    /// 1 ... 16,777,216.
    pub rows: u32,
    /// 1 ... 16,777,216.
    pub columns: u32,
}

/// A stretch of ground that is not seen, with the numbers that [`wedge()`](crate::wedge) takes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct DeadGround {
    /// Of its middle, degrees, (-180, 180\].
    pub azimuth: f64,
    /// Degrees.
    pub width: f64,
    /// Where it begins: meters from the observer.
    pub inner_radius: f64,
    /// Where it ends.
    pub outer_radius: f64,
    /// [`ViewState::HIDDEN`] or [`ViewState::UNKNOWN`].
    pub state: ViewState,
    #[doc(hidden)]
    pub reserved: u32,
}

/// A line of a ring set.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct RingLine {
    /// The radius of a ring; for a radial line, where it ends. Meters.
    pub radius: f64,
    /// The azimuth of a radial line; for a ring, of its label. Degrees, \[0, 360).
    pub azimuth: f64,
    /// A place for a label: on the ring, or at the outer end of a radial line.
    pub label: Point,
    /// Its first vertex.
    pub first: u64,
    /// In a ring the last vertex repeats the first.
    pub count: u64,
    /// [`RingLineKind::RING`] or [`RingLineKind::RADIAL`].
    pub kind: RingLineKind,
    #[doc(hidden)]
    pub reserved: i32,
}

/// A point of a plane. What x and y mean is said where it is used.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct PlanePoint {
    /// X.
    pub x: f64,
    /// Y.
    pub y: f64,
}

/// What a group of shots measures: meters on the plane of the target, x to the right and y up. NaN: too few shots.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Group {
    /// Shots.
    pub count: u64,
    /// The rows of the two shots that are farthest apart, first < second; 0 and 0 if all are in one place.
    pub first: u64,
    /// Second.
    pub second: u64,
    /// Between the centers of these two.
    pub extreme_spread: f64,
    /// The mean point of impact.
    pub center: PlanePoint,
    /// From the aim to the center.
    pub offset: PlanePoint,
    /// From the leftmost shot to the rightmost.
    pub width: f64,
    /// From the lowest shot to the highest.
    pub height: f64,
    /// The standard deviation to the right, by count - 1.
    pub deviation_x: f64,
    /// Up.
    pub deviation_y: f64,
    /// The mean of the distances from the center.
    pub mean_radius: f64,
    /// Half of the shots are as near to the center as this.
    pub median_radius: f64,
    /// The standard deviation of the circular normal distribution, in each direction, unbiased.
    pub sigma: f64,
    /// Around the true center, the radius that is expected to hold half of all shots: 1.17741 sigma.
    pub cep50: f64,
    /// The same for 95 % of them: 2.44775 sigma.
    pub r95: f64,
}

/// A point of a photo that is known on the plane.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct CalibrationPoint {
    /// To the right and down from the top left corner of the photo.
    pub pixel: PlanePoint,
    /// On the plane, to the right and up: meters.
    pub place: PlanePoint,
}

/// From the pixels of a photo to the meters of a plane. With d = m\[6\] u + m\[7\] v + m\[8\], the pixel (u, v) shows
/// the place x = (m\[0\] u + m\[1\] v + m\[2\])/d, y = (m\[3\] u + m\[4\] v + m\[5\])/d. It shows the plane where d is
/// positive.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Calibration {
    /// Matrix.
    pub matrix: [f64; 9],
    /// Of the points that it was made from: the root of their mean square distance, meters.
    pub residual: f64,
    /// A value.
    pub kind: CalibrationKind,
    #[doc(hidden)]
    pub reserved: u32,
}

/// As an argument: the zone that the position belongs to.
pub const ZONE_STANDARD: i32 = 0;
/// In [`Utm`]: universal polar stereographic.
pub const ZONE_UPS: i32 = 0;
/// In columns of signed zones: 61 is UPS north, -61 UPS south (EPSG: 32661, 32761).
pub const ZONE_ROW_UPS: i32 = 61;
/// In [`GridLine`]: a parallel between latitude bands, which belongs to all zones.
pub const ZONE_ALL: i32 = -1;
/// "31N".
pub const MGRS_GRID_ZONE_ONLY: i32 = -1;
/// "31NAA".
pub const MGRS_100_KM: i32 = 0;
/// 10 km.
pub const MGRS_10_KM: i32 = 1;
/// 1 km.
pub const MGRS_1_KM: i32 = 2;
/// 100 m.
pub const MGRS_100_M: i32 = 3;
/// 10 m.
pub const MGRS_10_M: i32 = 4;
/// "31NAA6602100000".
pub const MGRS_1_M: i32 = 5;
/// The finest: a millionth of a meter.
pub const MGRS_1_UM: i32 = 11;
/// The longest MGRS reference: 5 characters, 22 digits. gn_mgrs_capacity() returns it.
pub const MGRS_CAPACITY: usize = 28;
/// The longest text of [`position_format()`](crate::position_format).
pub const POSITION_CAPACITY: usize = 80;
/// Four letters, 22 digits.
pub const GEOREF_CAPACITY: usize = 27;
/// "361HN37".
pub const GARS_CAPACITY: usize = 8;
/// The longest length, area, angle, speed, course or declination for display.
pub const MEASURE_CAPACITY: usize = 40;
/// No text has more meanings than this.
pub const POSITION_CANDIDATES: usize = 4;
/// DD, ISO 6709 and geo URI 6, DM 4, DMS 2, UTM and UPS 0, MGRS 5, GEOREF and GARS 2; ISO 6709 like its `iso_form`.
pub const DECIMALS_USUAL: i32 = -100;
/// The radius of the sphere, in meters: the mean radius (2 a + b) / 3 of WGS 84.
pub const MEAN_RADIUS: f64 = 6371008.771415059;
