// SPDX-License-Identifier: MIT
// Written by bindings/csharp/generate.py from docs/api.json.

using System;

namespace GridNorth
{
    /// <summary>What a call returns. 0 is success. The groups have gaps for future statuses. Every status fits in a
    /// byte, because batches report one byte per row. StatusText() returns a sentence, StatusName() the
    /// name.</summary>
    public enum Status : byte
    {
        /// <summary>No error.</summary>
        Ok = 0,
        /// <summary>Some rows or features were refused; their status bytes or the report say why.</summary>
        Partial = 1,
        /// <summary>A pointer that must not be null is null.</summary>
        Null = 16,
        /// <summary>The result does not fit into the buffer.</summary>
        BufferTooSmall = 17,
        /// <summary>A stride is smaller than one element, or count and stride exceed memory.</summary>
        Stride = 18,
        /// <summary>An offset leads outside of its buffer, a buffer is too small for its rows, or a size exceeds
        /// memory.</summary>
        Offset = 19,
        /// <summary>The call would take more than about two seconds.</summary>
        Work = 20,
        /// <summary>A number is NaN or infinite.</summary>
        NotFinite = 32,
        /// <summary>The latitude lies outside -90 to 90 degrees.</summary>
        Latitude = 33,
        /// <summary>There is no such precision for this kind of reference.</summary>
        Precision = 34,
        /// <summary>The zone must be 1 to 60, or another number that this call allows.</summary>
        Zone = 35,
        /// <summary>The hemisphere is neither 1 (north) nor -1 (south).</summary>
        Hemisphere = 36,
        /// <summary>The easting lies outside the grid.</summary>
        Easting = 37,
        /// <summary>The northing lies outside the grid.</summary>
        Northing = 38,
        /// <summary>The position is too far from the zone or the pole of the grid.</summary>
        TooFar = 39,
        /// <summary>The EPSG code is not one of UTM or UPS on WGS 84.</summary>
        Epsg = 40,
        /// <summary>The form is unknown, or this call does not accept it.</summary>
        Form = 41,
        /// <summary>A style, symbol or separator is unknown, or the text could not be read back.</summary>
        Style = 42,
        /// <summary>The altitude lies outside -1,000,000 m to 1,000,000,000 m.</summary>
        Altitude = 43,
        /// <summary>The number of significant digits lies outside 0 to 15.</summary>
        Digits = 44,
        /// <summary>The length, area or angle exceeds 1e15 meters, square meters or degrees; in a text,
        /// 1e16.</summary>
        Measure = 45,
        /// <summary>A time is earlier than the one before it or beyond 1e15 s, a duration is negative, or a span
        /// exceeds 400 days.</summary>
        Time = 46,
        /// <summary>The south edge of the view lies north of its north edge.</summary>
        View = 48,
        /// <summary>The zoom lies outside -4 to 30, or that of a tile outside 0 to 30.</summary>
        Zoom = 49,
        /// <summary>The tile size is neither 512 nor 256.</summary>
        TileSize = 50,
        /// <summary>The size in the options struct is unknown to this library.</summary>
        OptionsSize = 51,
        /// <summary>The content has an unknown bit.</summary>
        Content = 52,
        /// <summary>The tolerance is not a positive number in its range, or its unit is unknown.</summary>
        Tolerance = 53,
        /// <summary>The margin lies outside 0 to 4096 pixels.</summary>
        Margin = 54,
        /// <summary>The spacing is not a whole number of meters that divides 100,000.</summary>
        Spacing = 55,
        /// <summary>The zooms of the levels decrease, or a zoom is NaN.</summary>
        Levels = 56,
        /// <summary>A number of pixels lies outside its range.</summary>
        Pixels = 57,
        /// <summary>The step between references is 0.</summary>
        Step = 58,
        /// <summary>The unit or the system of units is unknown.</summary>
        Unit = 59,
        /// <summary>The drawing would have more vertices and labels than the options allow.</summary>
        TooManyVertices = 60,
        /// <summary>The pitch lies outside 0 to 85 degrees, or the field of view outside 0.1 to 150 (or
        /// 0).</summary>
        Camera = 61,
        /// <summary>The position lies behind the camera, or the pixel above the horizon.</summary>
        OutOfSight = 62,
        /// <summary>The text is empty or blank.</summary>
        TextEmpty = 64,
        /// <summary>The text has a character that is not allowed there.</summary>
        TextByte = 65,
        /// <summary>The text is not in a form that can be read.</summary>
        TextForm = 66,
        /// <summary>A number was expected.</summary>
        TextNumber = 67,
        /// <summary>A number has too many or too few digits, or decimals in a part that is not the last.</summary>
        TextDigits = 68,
        /// <summary>Minutes and seconds must be below 60.</summary>
        TextSixty = 69,
        /// <summary>Another symbol for degrees, minutes or seconds was expected, or none.</summary>
        TextSymbol = 70,
        /// <summary>A sign is missing, or not allowed there.</summary>
        TextSign = 71,
        /// <summary>A latitude needs N or S, a longitude E or W, each once.</summary>
        TextHemisphere = 72,
        /// <summary>The text ends where more was expected.</summary>
        TextIncomplete = 73,
        /// <summary>The end of the text was expected.</summary>
        TextRest = 74,
        /// <summary>The coordinate reference system must be WGS 84.</summary>
        TextCrs = 75,
        /// <summary>A known unit was expected.</summary>
        TextUnit = 76,
        /// <summary>A comma may separate two numbers or be a decimal comma.</summary>
        TextComma = 77,
        /// <summary>A letter that the notation allows there was expected.</summary>
        TextLetter = 78,
        /// <summary>The text has more than one meaning. Only batches refuse it.</summary>
        TextAmbiguous = 79,
        /// <summary>A zone number from 1 to 60 was expected.</summary>
        MgrsZone = 80,
        /// <summary>A band letter was expected: C to X without I and O, or A, B, Y, Z near the poles.</summary>
        MgrsBand = 81,
        /// <summary>There is no such grid zone: 32X, 34X and 36X do not exist.</summary>
        MgrsGridZone = 82,
        /// <summary>A column letter of this zone was expected.</summary>
        MgrsColumn = 83,
        /// <summary>A row letter of this zone was expected.</summary>
        MgrsRow = 84,
        /// <summary>There is no such 100 km square in this grid zone.</summary>
        MgrsSquare = 85,
        /// <summary>Easting and northing do not have the same number of digits.</summary>
        MgrsOddDigits = 86,
        /// <summary>Easting and northing have more digits than the precision allows. 11 per axis at most.</summary>
        MgrsTooManyDigits = 87,
        /// <summary>The cell lies in the neighboring latitude band. Only strict reading refuses it.</summary>
        MgrsBandOfNeighbor = 88,
        /// <summary>The cell lies beyond the border of its zone. Only strict reading refuses it.</summary>
        MgrsOverhangsZone = 89,
        /// <summary>The distance is more than 1e12 meters, or negative where it must not be.</summary>
        Distance = 96,
        /// <summary>A radius must be more than 0 and at most 19,970,000 meters (fence: 9,000,000), the inner below
        /// the outer.</summary>
        Radius = 97,
        /// <summary>The angular width lies outside 0 to 360 degrees.</summary>
        Width = 98,
        /// <summary>The number of vertices lies outside 3 to 1,000,000, or there are more than 3600 radial
        /// lines.</summary>
        Vertices = 99,
        /// <summary>The placement, the meaning of the azimuth or the form of longitudes is unknown, or not allowed
        /// for this shape.</summary>
        Placement = 100,
        /// <summary>The number of decimals is negative or too large.</summary>
        Decimals = 101,
        /// <summary>The properties are not a JSON object.</summary>
        Properties = 102,
        /// <summary>There are too few points, or more than an array can hold.</summary>
        Count = 103,
        /// <summary>The counts of the rings do not add up to the number of points.</summary>
        Rings = 104,
        /// <summary>The polygon crosses the antimeridian more than 256 times.</summary>
        Crossings = 105,
        /// <summary>The words are not an index.</summary>
        Index = 112,
        /// <summary>The address of an index must be a multiple of 8.</summary>
        IndexAlignment = 113,
        /// <summary>The index has a layout that this library does not know.</summary>
        IndexVersion = 114,
        /// <summary>This call needs an index of another kind.</summary>
        IndexKind = 115,
        /// <summary>The index has fewer words than its header says, or than its counts need.</summary>
        IndexSize = 116,
        /// <summary>The index is not as it was built.</summary>
        IndexDamaged = 117,
        /// <summary>The shape of the fence is unknown, or its triggers have an unknown bit.</summary>
        Fence = 118,
        /// <summary>A fence before this one has the same id.</summary>
        FenceId = 119,
        /// <summary>The low altitude of the fence lies above its high one.</summary>
        FenceAltitudes = 120,
        /// <summary>The hysteresis lies outside 0 to 100,000 meters.</summary>
        Hysteresis = 121,
        /// <summary>The north is none of true, grid and magnetic.</summary>
        North = 130,
        /// <summary>The year lies outside 1900 to 2099 (sun, moon), those of the magnetic model, or 1 to 9999;
        /// times are seconds.</summary>
        Year = 131,
        /// <summary>The height lies outside -1,000 m to 850,000 m.</summary>
        Height = 132,
        /// <summary>The struct is not a magnetic model.</summary>
        MagneticModel = 133,
        /// <summary>A degree and order of the magnetic model is missing, repeated or above 12.</summary>
        MagneticTerm = 134,
        /// <summary>The state of the track is not as it was given, or of a later version.</summary>
        TrackState = 135,
        /// <summary>The time of the fix is earlier than the one before it.</summary>
        TrackTime = 136,
        /// <summary>The largest speed is not more than 0, or the speed of rest is negative.</summary>
        TrackSpeed = 137,
        /// <summary>The climb that counts is negative or not a number.</summary>
        TrackClimb = 138,
        /// <summary>A waypoint is no point of the route, or does not lie behind the one before it.</summary>
        Waypoint = 140,
        /// <summary>The state belongs to another route.</summary>
        Route = 141,
        /// <summary>The speed exceeds 1e15 m/s (1e16 in a text), or is 2000 m/s or more for a pace.</summary>
        Speed = 144,
        /// <summary>The declination lies outside -180 to 180 degrees.</summary>
        Declination = 145,
        /// <summary>The text is not well-formed XML.</summary>
        Xml = 160,
        /// <summary>The end tag does not have the name of the start tag.</summary>
        XmlTag = 161,
        /// <summary>The element has two attributes of one name.</summary>
        XmlAttribute = 162,
        /// <summary>The reference is none of a character or of amp, lt, gt, quot and apos.</summary>
        XmlReference = 163,
        /// <summary>The text is not UTF-8, names another encoding, or has a control character.</summary>
        XmlEncoding = 164,
        /// <summary>The text has a document type declaration.</summary>
        XmlDtd = 165,
        /// <summary>There are more than 64 levels or 64 attributes, or more bytes than the limit.</summary>
        XmlLimit = 166,
        /// <summary>The document is not the GPX, KML, CoT or GeoJSON that was expected.</summary>
        Document = 167,
        /// <summary>The feature lacks something that its kind needs, or the format cannot hold it.</summary>
        Feature = 168,
        /// <summary>A span of the feature lies outside of its array or text.</summary>
        Span = 169,
        /// <summary>A time as in 2026-11-22T08:17:05.25Z was expected, in the years 1 to 9999.</summary>
        Date = 170,
        /// <summary>The text is not well-formed JSON.</summary>
        Json = 171,
        /// <summary>A height is missing there: a void.</summary>
        HeightVoid = 176,
        /// <summary>The position lies outside of all grids of heights.</summary>
        HeightOutside = 177,
        /// <summary>A grid of heights has an unknown format, no sample, a step or stride of 0, or leaves the
        /// earth.</summary>
        HeightGrid = 178,
        /// <summary>The bytes are not the file of heights that was expected.</summary>
        HeightFile = 179,
        /// <summary>The step is less than 0.01 m, or there would be more than 10,000,000 samples.</summary>
        SampleStep = 180,
        /// <summary>The line of sight is longer than 1,000,000 m, or its length is negative.</summary>
        SightDistance = 181,
        /// <summary>The part of the earth's curvature that counts lies outside 0.1 to 2.</summary>
        Curvature = 182,
        /// <summary>The frequency lies outside 1 MHz to 1 THz, and is not 0.</summary>
        Frequency = 183,
        /// <summary>A grid of cells has no row or no column, a step of 0, or leaves the earth.</summary>
        CellGrid = 184,
        /// <summary>The step between azimuths lies outside 0.001 to 360 degrees.</summary>
        AzimuthStep = 185,
        /// <summary>A pole has no place on a Web Mercator map.</summary>
        Pole = 192,
        /// <summary>The column or the row of the tile lies outside of its zoom.</summary>
        Tile = 193,
        /// <summary>The outline crosses more than 16,777,216 rows of tiles, or takes too long.</summary>
        TooManyTiles = 194,
        /// <summary>The half-width lies outside 0 to 1,000,000 meters.</summary>
        HalfWidth = 195,
        /// <summary>A width, length or distance of the shape lies outside its range, or an arrow's head is longer
        /// than its route.</summary>
        Dimension = 200,
        /// <summary>The join or the end is unknown, or the miter limit lies outside 1 to 1000.</summary>
        Join = 201,
        /// <summary>The interval between marks lies outside 0.001 to 1e12 meters.</summary>
        Interval = 202,
        /// <summary>The frame is unknown, or the anchor for its width lies on its line.</summary>
        Frame = 203,
        /// <summary>The struct is not a calibration, or its kind is unknown.</summary>
        Calibration = 208,
        /// <summary>The points of the calibration are the same, or too many lie on a line.</summary>
        CalibrationPoints = 209,
        /// <summary>The points of the plane run around the other way than those of the photo, or cross
        /// over.</summary>
        CalibrationOrder = 210,
        /// <summary>The range lies outside 0.001 to 1e12 meters.</summary>
        Range = 211,
        /// <summary>The angle at the range is 90 degrees or more.</summary>
        TargetAngle = 212,
        /// <summary>The value is missing: a null.</summary>
        Missing = 255,
    }

    /// <summary>Hemispheres.</summary>
    public enum Hemisphere
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>South.</summary>
        South = -1,
        /// <summary>North.</summary>
        North = 1,
    }

    /// <summary>Zones, as an argument or a result.</summary>
    public static class Zone
    {
        /// <summary>As an argument: the zone that the position belongs to.</summary>
        public const int Standard = 0;
        /// <summary>In Utm: universal polar stereographic.</summary>
        public const int Ups = 0;
        /// <summary>In columns of signed zones: 61 is UPS north, -61 UPS south (EPSG: 32661, 32761).</summary>
        public const int RowUps = 61;
        /// <summary>In GridLine: a parallel between latitude bands, which belongs to all zones.</summary>
        public const int All = -1;
    }

    /// <summary>Precisions of an MGRS reference, in digits per axis.</summary>
    public static class MgrsPrecision
    {
        /// <summary>"31N".</summary>
        public const int GridZoneOnly = -1;
        /// <summary>"31NAA".</summary>
        public const int Mgrs100Km = 0;
        /// <summary>10 km.</summary>
        public const int Mgrs10Km = 1;
        /// <summary>1 km.</summary>
        public const int Mgrs1Km = 2;
        /// <summary>100 m.</summary>
        public const int Mgrs100M = 3;
        /// <summary>10 m.</summary>
        public const int Mgrs10M = 4;
        /// <summary>"31NAA6602100000".</summary>
        public const int Mgrs1M = 5;
        /// <summary>The finest: a millionth of a meter.</summary>
        public const int Mgrs1Um = 11;
    }

    /// <summary>Flags of a decoded MGRS reference.</summary>
    [Flags]
    public enum MgrsFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>No part of the cell lies in the band that the text names.</summary>
        BandOfNeighbor = 1,
        /// <summary>No part of the cell lies in the zone that the text names.</summary>
        OverhangsZone = 2,
        /// <summary>The border of the grid zone cuts the cell. Strict reading accepts it.</summary>
        Cut = 4,
    }

    /// <summary>What a grid draws, in GridOptions.content; a sum.</summary>
    [Flags]
    public enum GridContent
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Lines: the borders of grid zones.</summary>
        Borders = 1,
        /// <summary>Lines: the 100 km grid.</summary>
        Draw100Km = 2,
        /// <summary>Lines: the finer grid.</summary>
        Lines = 4,
        /// <summary>Labels: grid zone designators, "31U".</summary>
        GridZones = 8,
        /// <summary>Labels: the letters of 100 km squares, "DQ".</summary>
        Squares = 16,
        /// <summary>Labels: principal digits where lines meet the edge of the view, "48".</summary>
        Digits = 32,
        /// <summary>Labels: references at intersections of lines, "31UDQ4812".</summary>
        References = 64,
        /// <summary>All.</summary>
        All = 127,
    }

    /// <summary>The unit of GridOptions.tolerance.</summary>
    public enum ToleranceUnit
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>On the Web Mercator screen; beyond its edge at 85.0511 degrees, as many meters as
        /// there.</summary>
        Pixels = 1,
        /// <summary>On the ground.</summary>
        Meters = 2,
    }

    /// <summary>Kinds of lines.</summary>
    public enum GridLineKind
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Between grid zones.</summary>
        Border = 1,
        /// <summary>Between 100 km squares.</summary>
        Grid100Km = 2,
        /// <summary>Lines of the finer grid.</summary>
        Line = 3,
    }

    /// <summary>What is constant along a line, or which coordinate CoordinateParse() reads.</summary>
    public enum Axis
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Easting.</summary>
        Easting = 1,
        /// <summary>Northing.</summary>
        Northing = 2,
        /// <summary>For borders and CoordinateParse().</summary>
        Longitude = 3,
        /// <summary>For borders and CoordinateParse().</summary>
        Latitude = 4,
    }

    /// <summary>Kinds of labels.</summary>
    public enum GridLabelKind
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Grid zone.</summary>
        GridZone = 1,
        /// <summary>Square.</summary>
        Square = 2,
        /// <summary>Digits.</summary>
        Digits = 3,
        /// <summary>Reference.</summary>
        Reference = 4,
    }

    /// <summary>The edge of the view on which a label of digits lies.</summary>
    public enum Edge
    {
        /// <summary>None.</summary>
        None = 0,
        /// <summary>South.</summary>
        South = 1,
        /// <summary>West.</summary>
        West = 2,
        /// <summary>North.</summary>
        North = 3,
        /// <summary>East.</summary>
        East = 4,
    }

    /// <summary>Systems of units for scale bars, lengths and areas; from 4 on, for lengths alone, units that do not
    /// change.</summary>
    public enum Units
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Meters and kilometers; for areas their squares, and hectares.</summary>
        Metric = 1,
        /// <summary>Feet of 0.3048 m, statute miles of 1609.344 m; for areas their squares, and acres.</summary>
        Imperial = 2,
        /// <summary>Nautical miles of 1852 m, and feet below a tenth of one; for areas their squares.</summary>
        Nautical = 3,
        /// <summary>Meters.</summary>
        Meters = 4,
        /// <summary>Kilometers.</summary>
        Kilometers = 5,
        /// <summary>Feet.</summary>
        Feet = 6,
        /// <summary>Statute miles.</summary>
        Miles = 7,
        /// <summary>Nautical miles.</summary>
        NauticalMiles = 8,
    }

    /// <summary>The unit of a speed as text.</summary>
    public enum SpeedUnit
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>"1.5 m/s".</summary>
        MetersPerSecond = 1,
        /// <summary>"5.4 km/h".</summary>
        KilometersPerHour = 2,
        /// <summary>"3.4 mph": statute miles.</summary>
        MilesPerHour = 3,
        /// <summary>"2.9 kn": nautical miles per hour.</summary>
        Knots = 4,
        /// <summary>"11:07 min/km", a pace: minutes and seconds for a kilometer.</summary>
        MinutesPerKilometer = 5,
    }

    /// <summary>The north from which a direction counts.</summary>
    public enum North
    {
        /// <summary>"T": along the meridian to the north pole.</summary>
        True = 0,
        /// <summary>"G": along the lines of equal easting of a grid.</summary>
        Grid = 1,
        /// <summary>"M": where a compass points.</summary>
        Magnetic = 2,
    }

    /// <summary>How a position is written.</summary>
    public enum Form
    {
        /// <summary>As an argument: whichever form the text has.</summary>
        Any = 0,
        /// <summary>Decimal degrees: "40.508333, -75".</summary>
        Dd = 1,
        /// <summary>Degrees and decimal minutes.</summary>
        Dm = 2,
        /// <summary>Degrees, minutes, decimal seconds.</summary>
        Dms = 3,
        /// <summary>"18N 585628 4511322".</summary>
        Utm = 4,
        /// <summary>"N 2000000 2000000".</summary>
        Ups = 5,
        /// <summary>"18TWL8562811322".</summary>
        Mgrs = 6,
        /// <summary>"+40.75-074.00/".</summary>
        Iso6709 = 7,
        /// <summary>"geo:40.75,-74" (RFC 5870).</summary>
        GeoUri = 8,
        /// <summary>"GJPJ0615".</summary>
        Georef = 9,
        /// <summary>"212LW".</summary>
        Gars = 10,
    }

    /// <summary>How PositionParse() reads; a sum.</summary>
    [Flags]
    public enum ParseFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>A letter after the zone of a UTM position is a band, never a hemisphere. Excludes
        /// ParseFlag.Hemispheres.</summary>
        Bands = 1,
        /// <summary>The longitude comes first, unless letters say otherwise.</summary>
        LongitudeFirst = 2,
        /// <summary>Refuses texts that are otherwise tolerated: a minus beside S or W, cells beyond their grid zone
        /// or band, another reference system, ISO 6709 without its slash, a geo URI that violates RFC 5870, for
        /// example with blanks or a query.</summary>
        Strict = 4,
        /// <summary>N or S after the zone of a UTM position is a hemisphere, never a band.</summary>
        Hemispheres = 8,
    }

    /// <summary>What is known about a text that was read; a sum.</summary>
    [Flags]
    public enum PositionFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>These three are the flags of MgrsCell.</summary>
        BandOfNeighbor = 1,
        /// <summary>Overhangs zone.</summary>
        OverhangsZone = 2,
        /// <summary>Cut.</summary>
        Cut = 4,
        /// <summary>The text has an altitude.</summary>
        Altitude = 8,
        /// <summary>The text has an uncertainty: u= of a geo URI.</summary>
        Uncertainty = 16,
        /// <summary>The longitude came first.</summary>
        LongitudeFirst = 32,
        /// <summary>The letter after the zone was read as a band; in UPS it is A, B, Y or Z.</summary>
        Band = 64,
        /// <summary>Commas were read as decimal commas.</summary>
        DecimalComma = 128,
        /// <summary>The text has a minus beside S or W, as in "-23.3 S": the two cancel, so it is north. Many who
        /// write it mean south, so ask. ParseFlag.Strict refuses it.</summary>
        DoubleSign = 256,
        /// <summary>The text names another reference system; its numbers are read as WGS 84.</summary>
        OtherCrs = 512,
        /// <summary>A geo URI has parameters that are neither crs nor u.</summary>
        OtherParameters = 1024,
    }

    /// <summary>Symbols of degrees, minutes and seconds.</summary>
    public enum Symbols
    {
        /// <summary>40d30'30".</summary>
        Ascii = 1,
        /// <summary>U+00B0, U+2032, U+2033, in UTF-8.</summary>
        Typographic = 2,
        /// <summary>40:30:30.</summary>
        Colons = 3,
        /// <summary>40 30 30; decimal degrees without a symbol.</summary>
        None = 4,
    }

    /// <summary>How hemispheres are written.</summary>
    public enum HemisphereStyle
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>-40.5.</summary>
        Signs = 1,
        /// <summary>40.5S.</summary>
        After = 2,
        /// <summary>S40.5.</summary>
        Before = 3,
    }

    /// <summary>Other features of the style of a text; a sum.</summary>
    [Flags]
    public enum FormatFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>For degrees; read back with ParseFlag.LongitudeFirst, or if letters say so.</summary>
        LongitudeFirst = 1,
        /// <summary>Latitude 05, longitude 005; minutes and seconds always have two digits.</summary>
        Padded = 2,
        /// <summary>A sign before positive numbers too.</summary>
        Plus = 4,
        /// <summary>Blanks between the parts: 40d 30' 30" N; 18T WL 85628 11322.</summary>
        Spaced = 8,
        /// <summary>For degrees and UTM: 40,5 -75,25.</summary>
        DecimalComma = 16,
        /// <summary>UTM: the band letter; read back with ParseFlag.Bands, else ParseFlag.Hemispheres.</summary>
        Band = 32,
        /// <summary>UTM: 585628mE 4511322mN.</summary>
        Units = 64,
        /// <summary>ISO 6709 and geo URI: with the altitude.</summary>
        Altitude = 128,
    }

    /// <summary>Names of numbers.</summary>
    public static class Decimals
    {
        /// <summary>DD, ISO 6709 and geo URI 6, DM 4, DMS 2, UTM and UPS 0, MGRS 5, GEOREF and GARS 2; ISO 6709
        /// like its isoForm.</summary>
        public const int Usual = -100;
    }

    /// <summary>Where the cursor is in a reference being typed.</summary>
    public enum TypingField
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>The zone number or the letter of a polar zone.</summary>
        Zone = 1,
        /// <summary>Band.</summary>
        Band = 2,
        /// <summary>Column.</summary>
        Column = 3,
        /// <summary>Row.</summary>
        Row = 4,
        /// <summary>Easting.</summary>
        Easting = 5,
        /// <summary>Northing.</summary>
        Northing = 6,
        /// <summary>Nothing more can be typed.</summary>
        End = 7,
    }

    /// <summary>How complete a reference being typed is; a sum.</summary>
    [Flags]
    public enum TypingFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>The text is a reference with a square.</summary>
        Complete = 1,
        /// <summary>It names a cell, perhaps completed from the reference: cell and text are set.</summary>
        Completed = 2,
    }

    /// <summary>How an angle is shown.</summary>
    public enum AngleUnit
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>"45.5", the degree sign in UTF-8.</summary>
        Degrees = 1,
        /// <summary>6400 to a turn (NATO).</summary>
        Mils = 2,
        /// <summary>N, NE, E ...</summary>
        Points8 = 3,
        /// <summary>N, NNE, NE ...</summary>
        Points16 = 4,
    }

    /// <summary>Flags of a magnetic field.</summary>
    [Flags]
    public enum MagneticFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>The horizontal intensity is below 6,000 nT: a compass is not exact.</summary>
        Caution = 1,
        /// <summary>It is below 2,000 nT: a compass is useless. Then both flags are set.</summary>
        Blackout = 2,
        /// <summary>The year lies outside the 5 years that begin with the epoch of the model.</summary>
        OutOfDate = 4,
    }

    /// <summary>On which side of the border of a polygon a position lies.</summary>
    public enum Side
    {
        /// <summary>Outside.</summary>
        Outside = -1,
        /// <summary>Within a micrometer.</summary>
        OnBorder = 0,
        /// <summary>Inside.</summary>
        Inside = 1,
    }

    /// <summary>What an index holds.</summary>
    public enum IndexKind
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Built by PointIndexBuild().</summary>
        Points = 1,
        /// <summary>Built by PolygonIndexBuild() or RouteIndexBuild().</summary>
        Edges = 2,
        /// <summary>Built by FenceIndexBuild().</summary>
        Fences = 3,
    }

    /// <summary>What a fence is.</summary>
    public enum FenceShape
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>A polygon with holes; its border belongs to it.</summary>
        Polygon = 1,
        /// <summary>All positions within radius of one point.</summary>
        Circle = 2,
        /// <summary>All positions within radius of a route.</summary>
        Corridor = 3,
        /// <summary>A route that can be crossed. It holds no position.</summary>
        Line = 4,
    }

    /// <summary>What a fence reports, as a sum; what an event is, one of them.</summary>
    [Flags]
    public enum FenceTrigger
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Enter.</summary>
        Enter = 1,
        /// <summary>It was inside for as long as the options say. Once for each visit.</summary>
        Dwell = 2,
        /// <summary>Exit.</summary>
        Exit = 4,
        /// <summary>It crossed a line to the left side of the line.</summary>
        CrossedLeft = 8,
        /// <summary>Crossed right.</summary>
        CrossedRight = 16,
    }

    /// <summary>Flags of FenceOptions.</summary>
    [Flags]
    public enum FenceFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>The first fix enters the fences that hold it. Without, they report nothing for it.</summary>
        ReportFirst = 1,
    }

    /// <summary>Flags of Guidance and NavigationState.</summary>
    [Flags]
    public enum NavigationFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>It has left the route.</summary>
        OffRoute = 1,
        /// <summary>It goes back along the route.</summary>
        WrongWay = 2,
        /// <summary>It has passed the last waypoint.</summary>
        Arrived = 4,
        /// <summary>The fix is less accurate than worstAccuracy; all is as after the last one.</summary>
        Ignored = 8,
    }

    /// <summary>What became of a fix.</summary>
    public enum TrackOutcome
    {
        /// <summary>TrackEnd(): no fix waited.</summary>
        Nothing = 0,
        /// <summary>It was not taken: the flags say why.</summary>
        LeftOut = 1,
        /// <summary>It was taken. Later fixes decide whether it is kept or dropped.</summary>
        Waiting = 2,
        /// <summary>It was taken and is a vertex: that of the step.</summary>
        Kept = 3,
    }

    /// <summary>Why a fix was left out, or how it was taken; a sum.</summary>
    [Flags]
    public enum TrackFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Left out: its accuracy is worse than worstAccuracy.</summary>
        Inaccurate = 1,
        /// <summary>Left out: it can only be reached at more than largestSpeed.</summary>
        Strayed = 2,
        /// <summary>Left out: sooner than leastInterval after the last one that was taken, or at one
        /// time.</summary>
        Soon = 4,
        /// <summary>Left out: nearer than leastDistance to the last one that was taken.</summary>
        Near = 8,
        /// <summary>Taken although it strayed: two before it did too, and agree with it.</summary>
        Jumped = 16,
    }

    /// <summary>Which way a ring runs, seen from above.</summary>
    public enum Orientation
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Clockwise.</summary>
        Clockwise = -1,
        /// <summary>As RFC 7946 requires of outer rings.</summary>
        Counterclockwise = 1,
    }

    /// <summary>Where the vertices of a circle are.</summary>
    public enum Placement
    {
        /// <summary>On the circle: the edges lie inside.</summary>
        On = 0,
        /// <summary>Outside, so that the polygon contains the circle: for safety distances.</summary>
        Outside = 1,
        /// <summary>Inside, just far enough that the polygon lies within the circle.</summary>
        Inside = 2,
        /// <summary>Outside, so that the polygon has the area of the circle.</summary>
        EqualArea = 3,
    }

    /// <summary>What the azimuth of a wedge or an arc means.</summary>
    public enum AzimuthMeaning
    {
        /// <summary>The azimuth of the middle.</summary>
        Middle = 0,
        /// <summary>The azimuth of the side where it starts; it continues clockwise.</summary>
        Start = 1,
    }

    /// <summary>The longitudes of points. GeoJSON is always cut at the antimeridian.</summary>
    public enum Longitudes
    {
        /// <summary>In [-180, 180).</summary>
        Reduced = 0,
        /// <summary>They continue beyond 180 degrees: neighbors are never more than 180 apart.</summary>
        Continuous = 1,
    }

    /// <summary>How the line beside a route goes around a corner, on the outside.</summary>
    public enum Join
    {
        /// <summary>An arc around the corner.</summary>
        Round = 0,
        /// <summary>A tip, if the miter limit allows it; else a bevel.</summary>
        Miter = 1,
        /// <summary>Straight across.</summary>
        Bevel = 2,
    }

    /// <summary>How a corridor ends beyond the ends of its route.</summary>
    public enum LineEnd
    {
        /// <summary>At the end.</summary>
        Flat = 0,
        /// <summary>A quarter circle on each side.</summary>
        Round = 1,
        /// <summary>As far beyond the end as the corridor is wide, on each side.</summary>
        Square = 2,
    }

    /// <summary>What the coordinates of a frame are: x along its anchors from the first, y to the right of
    /// them.</summary>
    public enum Frame
    {
        /// <summary>Both are meters.</summary>
        Meters = 0,
        /// <summary>Both in lengths of the line of anchors: x is 0 at the first and 1 at the last.</summary>
        Length = 1,
        /// <summary>X as before. The last anchor is none of the line: where it lies beside it, y is 1.</summary>
        Width = 2,
    }

    /// <summary>A document format.</summary>
    public enum ExchangeFormat
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>GPX 1.0 and 1.1.</summary>
        Gpx = 1,
        /// <summary>KML 2.2, with tracks of the gx extension.</summary>
        Kml = 2,
        /// <summary>Cursor on Target 2.0.</summary>
        Cot = 3,
        /// <summary>GeoJSON (RFC 7946), or several texts of it as a sequence or in lines.</summary>
        GeoJson = 4,
    }

    /// <summary>What a feature is, and what its vertices are.</summary>
    public enum FeatureKind
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>One vertex.</summary>
        Point = 1,
        /// <summary>One vertex or more.</summary>
        Line = 2,
        /// <summary>A ring: three vertices or more; the first is not repeated at the end.</summary>
        Area = 3,
        /// <summary>A ring within the last area before it. Only holes stand between the two.</summary>
        Hole = 4,
        /// <summary>Its center: radius.</summary>
        Circle = 5,
        /// <summary>Its center: radius and secondRadius are the semi-axes, azimuth that of the first.</summary>
        Ellipse = 6,
        /// <summary>Its center: secondRadius to radius, width degrees around azimuth.</summary>
        Sector = 7,
        /// <summary>Where it begins: radius is the range, with azimuth, inclination and north.</summary>
        RangeBearing = 8,
        /// <summary>The south-west and the north-east corner, turned about their middle by azimuth.</summary>
        Box = 9,
    }

    /// <summary>Flags of a feature; a sum.</summary>
    [Flags]
    public enum FeatureFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>A line to follow: a GPX route, a CoT route. Else a line is a track or a drawing.</summary>
        Route = 1,
        /// <summary>The spans of texts lead to XML, as readers leave them; XmlUnescape() reads it.</summary>
        XmlTexts = 2,
        /// <summary>A track of which fixes were left out, or an altitude or a time of a fix: they could not be
        /// read, or the recording paused there. Who wants none of it leaves the feature out.</summary>
        Gaps = 4,
        /// <summary>The spans of texts lead to strings of JSON, between their quotes, or to its numbers;
        /// JsonUnescape() reads them.</summary>
        JsonTexts = 8,
    }

    /// <summary>How the samples of a grid of heights are stored.</summary>
    public enum HeightFormat
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>16 bits, two's complement.</summary>
        Int16 = 1,
        /// <summary>16 bits: a sign and 15 bits of magnitude, as in DTED.</summary>
        SignMagnitude16 = 2,
        /// <summary>32 bits of IEEE 754. NaN and infinities are voids.</summary>
        Float32 = 3,
    }

    /// <summary>The order of the bytes of a sample.</summary>
    [Flags]
    public enum HeightFlag
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>The highest byte comes first, as in .hgt, DTED and GTX.</summary>
        BigEndian = 1,
    }

    /// <summary>What the sun or the moon does.</summary>
    public enum SkyEventKind
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>The sun's upper edge appears: its center is 50 minutes of arc below the horizon.</summary>
        Sunrise = 1,
        /// <summary>The sun's upper edge vanishes.</summary>
        Sunset = 2,
        /// <summary>The sun crosses the meridian: noon by the sun.</summary>
        SunTransit = 3,
        /// <summary>The sun's center climbs above -6 degrees.</summary>
        CivilDawn = 4,
        /// <summary>The sun's center sinks below -6 degrees.</summary>
        CivilDusk = 5,
        /// <summary>It climbs above -12 degrees.</summary>
        NauticalDawn = 6,
        /// <summary>It sinks below -12 degrees.</summary>
        NauticalDusk = 7,
        /// <summary>It climbs above -18 degrees.</summary>
        AstronomicalDawn = 8,
        /// <summary>It sinks below -18 degrees.</summary>
        AstronomicalDusk = 9,
        /// <summary>The moon's upper edge appears: it is 34 minutes of arc below the horizon.</summary>
        Moonrise = 10,
        /// <summary>The moon's upper edge vanishes.</summary>
        Moonset = 11,
        /// <summary>The moon crosses the meridian.</summary>
        MoonTransit = 12,
        /// <summary>The moon passes the sun.</summary>
        NewMoon = 13,
        /// <summary>The moon is 90 degrees ahead of the sun.</summary>
        FirstQuarter = 14,
        /// <summary>The moon is opposite the sun.</summary>
        FullMoon = 15,
        /// <summary>The moon is 90 degrees behind the sun.</summary>
        LastQuarter = 16,
    }

    /// <summary>What is known of a cell or a stretch of ground that is looked at.</summary>
    public enum ViewState
    {
        /// <summary>The ground in front of it hides it.</summary>
        Hidden = 0,
        /// <summary>Nothing hides it.</summary>
        Seen = 1,
        /// <summary>It lies outside of the circle.</summary>
        Outside = 2,
        /// <summary>Its height is not known, or nothing that is known hides it, but heights on the way are not
        /// known.</summary>
        Unknown = 3,
    }

    /// <summary>What a line of a ring set is.</summary>
    public enum RingLineKind
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Ring.</summary>
        Ring = 1,
        /// <summary>Radial.</summary>
        Radial = 2,
    }

    /// <summary>Units of lengths on a target, and of the angles that they cover at a range.</summary>
    public enum TargetUnit
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Meters.</summary>
        Meters = 1,
        /// <summary>Millimeters.</summary>
        Millimeters = 2,
        /// <summary>25.4 mm.</summary>
        Inches = 3,
        /// <summary>Minutes of angle: sixtieths of a degree.</summary>
        Moa = 4,
        /// <summary>Thousandths of a radian, not mils of 6400 to a turn.</summary>
        Milliradians = 5,
        /// <summary>"Shooter's minutes of angle": inches at 100 yards.</summary>
        InchesPer100Yards = 6,
    }

    /// <summary>How a photo shows a plane.</summary>
    public enum CalibrationKind
    {
        /// <summary>None of the others.</summary>
        None = 0,
        /// <summary>Turned, moved and scaled: taken straight from the front. 2 points or more.</summary>
        Similarity = 1,
        /// <summary>Also sheared: from the side, but far away. 3 points or more.</summary>
        Affine = 2,
        /// <summary>With perspective: from anywhere. 4 points or more.</summary>
        Homography = 3,
    }
}
