// SPDX-License-Identifier: MIT
// Written by bindings/csharp/generate.py from docs/api.json.

using System.Runtime.InteropServices;

namespace GridNorth
{
    #pragma warning disable 0169, 0649

    /// <summary>A position on the WGS 84 ellipsoid, in degrees.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 16)]
    public unsafe partial struct Point
    {
        /// <summary>Latitude.</summary>
        [FieldOffset(0)] public double Latitude;

        /// <summary>Longitude.</summary>
        [FieldOffset(8)] public double Longitude;
    }

    /// <summary>A position on a UTM or UPS grid, in meters.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 24)]
    public unsafe partial struct Utm
    {
        /// <summary>Easting.</summary>
        [FieldOffset(0)] public double Easting;

        /// <summary>If hemisphere is Hemisphere.South, the equator is at 10,000,000 m.</summary>
        [FieldOffset(8)] public double Northing;

        /// <summary>1 ... 60, or Zone.Ups.</summary>
        [FieldOffset(16)] public int Zone;

        /// <summary>Hemisphere.North or Hemisphere.South: decides the false northing, or the pole.</summary>
        [FieldOffset(20)] public Hemisphere Hemisphere;
    }

    /// <summary>The cell that an MGRS reference names.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 120)]
    public unsafe partial struct MgrsCell
    {
        /// <summary>The middle of the whole cell (of the grid zone, at precision -1).</summary>
        [FieldOffset(0)] public Point Center;

        /// <summary>The corner of least easting and northing (latitude, longitude at precision -1).</summary>
        [FieldOffset(16)] public Point SouthWest;

        /// <summary>The center if it lies in the grid zone; else a point of the cell that does.</summary>
        [FieldOffset(32)] public Point Inside;

        /// <summary>The same center on the grid.</summary>
        [FieldOffset(48)] public Utm UtmCenter;

        /// <summary>The same corner on the grid.</summary>
        [FieldOffset(72)] public Utm UtmSouthWest;

        /// <summary>Length of a side, in meters; 0 at precision -1, which has no square.</summary>
        [FieldOffset(96)] public double Size;

        /// <summary>1 ... 60, or Zone.Ups.</summary>
        [FieldOffset(104)] public int Zone;

        /// <summary>-1 ... 11.</summary>
        [FieldOffset(108)] public int Precision;

        /// <summary>MgrsFlag values, or 0.</summary>
        [FieldOffset(112)] public MgrsFlag Flags;

        [FieldOffset(116)] private byte band;

        /// <summary>The band letter; A, B, Y or Z near the poles.</summary>
        public char Band => (char)band;

        [FieldOffset(117)] private byte column;

        /// <summary>The two letters of the 100 km square; 0 at precision -1.</summary>
        public char Column => (char)column;

        [FieldOffset(118)] private byte row;

        /// <summary>Row.</summary>
        public char Row => (char)row;

        [FieldOffset(119)] private readonly byte reserved;
    }

    /// <summary>A rectangle of meridians and parallels, in degrees. If west is greater than east, it crosses the
    /// antimeridian.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 32)]
    public unsafe partial struct Bounds
    {
        /// <summary>South.</summary>
        [FieldOffset(0)] public double South;

        /// <summary>West.</summary>
        [FieldOffset(8)] public double West;

        /// <summary>North.</summary>
        [FieldOffset(16)] public double North;

        /// <summary>East.</summary>
        [FieldOffset(24)] public double East;
    }

    /// <summary>A line of a drawn grid.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 64)]
    public unsafe partial struct GridLine
    {
        /// <summary>Easting or northing in meters; for borders longitude or latitude in degrees.</summary>
        [FieldOffset(0)] public double Coordinate;

        /// <summary>Meters: the coarsest level that has this line; 0 for borders.</summary>
        [FieldOffset(8)] public double Spacing;

        /// <summary>Its vertices in the vertex array: [first, first + count).</summary>
        [FieldOffset(16)] public long First;

        /// <summary>2 or more.</summary>
        [FieldOffset(24)] public long Count;

        /// <summary>Relative: 1, or 1.5 for major lines.</summary>
        [FieldOffset(32)] public float Width;

        /// <summary>0.5, or 1 for major lines.</summary>
        [FieldOffset(36)] public float Opacity;

        /// <summary>1 ... 60 or Zone.Ups; for a border meridian the zone to its east; or Zone.All.</summary>
        [FieldOffset(40)] public int Zone;

        /// <summary>Hemisphere.North or Hemisphere.South; Hemisphere.North for the equator and for borders that cross
        /// it.</summary>
        [FieldOffset(44)] public Hemisphere Hemisphere;

        /// <summary>GridLineKind.Border, GridLineKind.Grid100Km or GridLineKind.Line.</summary>
        [FieldOffset(48)] public GridLineKind Kind;

        /// <summary>Axis value.</summary>
        [FieldOffset(52)] public Axis Axis;

        [FieldOffset(56)] private int major;

        /// <summary>Whether it is one of these: borders and for every tenth line of the finest level drawn.</summary>
        public bool Major => major != 0;

        [FieldOffset(60)] private readonly int reserved;
    }

    /// <summary>A label of a drawn grid.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 64)]
    public unsafe partial struct GridLabel
    {
        /// <summary>Position.</summary>
        [FieldOffset(0)] public Point Position;

        [FieldOffset(16)] private fixed byte text[16];

        /// <summary>ASCII.</summary>
        public string Text { get { fixed (byte* at = text) return Texts.Until(at, 16); } }

        /// <summary>For digits, the easting or northing in meters; else 0.</summary>
        [FieldOffset(32)] public double Coordinate;

        /// <summary>GridLabelKind value.</summary>
        [FieldOffset(40)] public GridLabelKind Kind;

        /// <summary>1 ... 60 or Zone.Ups.</summary>
        [FieldOffset(44)] public int Zone;

        /// <summary>Hemisphere.North or Hemisphere.South.</summary>
        [FieldOffset(48)] public Hemisphere Hemisphere;

        /// <summary>For digits, Axis.Easting or Axis.Northing; else 0.</summary>
        [FieldOffset(52)] public Axis Axis;

        /// <summary>For digits, a Edge value; else Edge.None.</summary>
        [FieldOffset(56)] public Edge Edge;

        [FieldOffset(60)] private readonly int reserved;
    }

    /// <summary>A tile of a Web Mercator map. The world has 2^zoom columns from -180 degrees eastward, and as many
    /// rows from 85.051128 degrees southward, both counted from 0.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 12)]
    public unsafe partial struct Tile
    {
        /// <summary>The column.</summary>
        [FieldOffset(0)] public int X;

        /// <summary>The row.</summary>
        [FieldOffset(4)] public int Y;

        /// <summary>0 ... 30.</summary>
        [FieldOffset(8)] public int Zoom;
    }

    /// <summary>Neighboring tiles of a row. It ends at the antimeridian at the latest.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 16)]
    public unsafe partial struct TileRun
    {
        /// <summary>The column of the first tile, from which the others follow to the east.</summary>
        [FieldOffset(0)] public int X;

        /// <summary>The row.</summary>
        [FieldOffset(4)] public int Y;

        /// <summary>0 ... 30.</summary>
        [FieldOffset(8)] public int Zoom;

        /// <summary>Tiles, 1 at least.</summary>
        [FieldOffset(12)] public int Count;
    }

    /// <summary>A scale bar.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 56)]
    public unsafe partial struct ScaleBar
    {
        /// <summary>Pixels.</summary>
        [FieldOffset(0)] public double Width;

        /// <summary>Its length on the ground.</summary>
        [FieldOffset(8)] public double Meters;

        /// <summary>Its length in its unit: 1, 2 or 5 times a power of ten.</summary>
        [FieldOffset(16)] public double Value;

        [FieldOffset(24)] private fixed byte unit[8];

        /// <summary>"m", "km", "ft", "mi" or "nmi".</summary>
        public string Unit { get { fixed (byte* at = unit) return Texts.Until(at, 8); } }

        [FieldOffset(32)] private fixed byte text[24];

        /// <summary>Value and unit, "500 m".</summary>
        public string Text { get { fixed (byte* at = text) return Texts.Until(at, 24); } }
    }

    /// <summary>A Web Mercator map on a screen, seen by the camera of Mapbox and MapLibre. Fields that are 0 have
    /// their defaults: set center, zoom, width and height.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 72)]
    public unsafe partial struct Screen
    {
        /// <summary>The position in the center of the screen. Latitudes beyond 85.051128 count as 85.051128.</summary>
        [FieldOffset(0)] public Point Center;

        /// <summary>-4 ... 30: at zoom 0 the world is tileSize pixels wide.</summary>
        [FieldOffset(16)] public double Zoom;

        /// <summary>Pixels, 0.001 ... 1,000,000.</summary>
        [FieldOffset(24)] public double Width;

        /// <summary>Pixels, 0.001 ... 1,000,000.</summary>
        [FieldOffset(32)] public double Height;

        /// <summary>Which direction is up, degrees clockwise from north; any finite value. Default 0.</summary>
        [FieldOffset(40)] public double Bearing;

        /// <summary>Degrees by which the camera is tilted from looking straight down, 0 ... 85. Default 0.</summary>
        [FieldOffset(48)] public double Pitch;

        /// <summary>Of the camera, from the top to the bottom of the screen, degrees, 0.1 ... 150; or 0 (default):
        /// 36.87, the angle whose half has the tangent 1/3. Without pitch, no effect.</summary>
        [FieldOffset(56)] public double FieldOfView;

        /// <summary>512 (default; Mapbox, MapLibre) or 256; 0 means 512.</summary>
        [FieldOffset(64)] public int TileSize;

        [FieldOffset(68)] private readonly uint reserved;
    }

    /// <summary>A rectangle of pixels, from the left and top edge of the screen to the right and down.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 32)]
    public unsafe partial struct Box
    {
        /// <summary>Left.</summary>
        [FieldOffset(0)] public double Left;

        /// <summary>Top.</summary>
        [FieldOffset(8)] public double Top;

        /// <summary>Right.</summary>
        [FieldOffset(16)] public double Right;

        /// <summary>Bottom.</summary>
        [FieldOffset(24)] public double Bottom;
    }

    /// <summary>The space that a text needs, in pixels.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 16)]
    public unsafe partial struct TextSize
    {
        /// <summary>1 ... 10,000.</summary>
        [FieldOffset(0)] public double Width;

        /// <summary>1 ... 10,000.</summary>
        [FieldOffset(8)] public double Height;
    }

    /// <summary>How a map makes pixels of positions: by a matrix of the Web Mercator plane, of a globe, or a
    /// mixture of both. Each gives three numbers X, Y, W, and the pixel is (X/W, Y/W), from the left and top edge
    /// of the screen. ScreenCamera() writes one.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 224)]
    public unsafe partial struct Camera
    {
        [FieldOffset(0)] private fixed double plane[9];

        /// <summary>Three rows of three: they multiply (x, y, 1). x is 0 at -180 degrees and 1 at 180, y is 0 at
        /// 85.051128 degrees and 1 at -85.051128.</summary>
        public double[] Plane { get { fixed (double* at = plane) return Rows.Get(at, 9); } }

        [FieldOffset(72)] private fixed double globe[12];

        /// <summary>Three rows of four: they multiply (cos lat sin lon, sin lat, cos lat cos lon, 1).</summary>
        public double[] Globe { get { fixed (double* at = globe) return Rows.Get(at, 12); } }

        [FieldOffset(168)] private fixed double rim[4];

        /// <summary>Its product with the same four numbers is negative for positions behind the globe.</summary>
        public double[] Rim { get { fixed (double* at = rim) return Rows.Get(at, 4); } }

        /// <summary>0: the plane alone; 1: the globe alone; between: X, Y and W change from one to the other.</summary>
        [FieldOffset(200)] public double Transition;

        /// <summary>Degrees. A flat map shows positions in the copy of the world nearest to this longitude.</summary>
        [FieldOffset(208)] public double Longitude;

        /// <summary>W in the center of the map, where names have their full size; more than 0.</summary>
        [FieldOffset(216)] public double Depth;
    }

    /// <summary>The place of a name on the screen.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 48)]
    public unsafe partial struct LabelPlace
    {
        /// <summary>The middle of the box, in pixels to the right of the left edge of the screen; NaN if
        /// none.</summary>
        [FieldOffset(0)] public double X;

        /// <summary>Pixels below the top edge of the screen; NaN if there is no place.</summary>
        [FieldOffset(8)] public double Y;

        /// <summary>Pixels: the size that was asked for times scale; 0 if there is no place.</summary>
        [FieldOffset(16)] public double Width;

        /// <summary>Pixels; 0 if there is no place.</summary>
        [FieldOffset(24)] public double Height;

        /// <summary>By which the letters are to be multiplied, 0.6 ... 1; 0 if there is no place.</summary>
        [FieldOffset(32)] public double Scale;

        /// <summary>0.4 ... 1: names fade with the distance; 0 if there is no place.</summary>
        [FieldOffset(40)] public double Opacity;
    }

    /// <summary>Pixels at the edges of a screen that are to stay free.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 32)]
    public unsafe partial struct Padding
    {
        /// <summary>Top.</summary>
        [FieldOffset(0)] public double Top;

        /// <summary>Right.</summary>
        [FieldOffset(8)] public double Right;

        /// <summary>Bottom.</summary>
        [FieldOffset(16)] public double Bottom;

        /// <summary>Left.</summary>
        [FieldOffset(24)] public double Left;
    }

    /// <summary>A matrix of 4 rows and 4 columns, column by column, as OpenGL, Metal and WebGL take it.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 64)]
    public unsafe partial struct Matrix
    {
        [FieldOffset(0)] private fixed float elements[16];

        /// <summary>Elements.</summary>
        public float[] Elements { get { fixed (float* at = elements) return Rows.Get(at, 16); } }
    }

    /// <summary>A position that was read from a text.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 72)]
    public unsafe partial struct Position
    {
        /// <summary>The position; the center of a cell.</summary>
        [FieldOffset(0)] public Point Point;

        /// <summary>Meters; 0 without PositionFlag.Altitude.</summary>
        [FieldOffset(16)] public double Altitude;

        /// <summary>Meters; 0 without PositionFlag.Uncertainty.</summary>
        [FieldOffset(24)] public double Uncertainty;

        /// <summary>One unit of the last digit (of the latitude) in meters, or the side of the cell.</summary>
        [FieldOffset(32)] public double Precision;

        [FieldOffset(40)] private Utm utm;

        /// <summary>What a UTM, UPS or MGRS text says (MGRS: the center); zeros for other forms.</summary>
        public Utm? Utm => utm.Hemisphere == Hemisphere.None ? (Utm?)null : utm;

        /// <summary>Form values, never Form.Any.</summary>
        [FieldOffset(64)] public Form Form;

        /// <summary>PositionFlag values.</summary>
        [FieldOffset(68)] public PositionFlag Flags;
    }

    /// <summary>A cell of a graticule, as GEOREF and GARS name it.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 56)]
    public unsafe partial struct GraticuleCell
    {
        /// <summary>South and west edges belong to the cell; the east edge of the last cell is 180.</summary>
        [FieldOffset(0)] public Bounds Bounds;

        /// <summary>Center.</summary>
        [FieldOffset(32)] public Point Center;

        /// <summary>The precision to encode with.</summary>
        [FieldOffset(48)] public int Precision;

        [FieldOffset(52)] private readonly uint reserved;
    }

    /// <summary>The state of a reference being typed.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 192)]
    public unsafe partial struct MgrsTyping
    {
        [FieldOffset(0)] private ulong next;

        /// <summary>What may be typed next: bits 0 ... 9 for the digits, 10 ... 35 for A ... Z.</summary>
        public string Next => Texts.Keys(next);

        /// <summary>TypingFlag values.</summary>
        [FieldOffset(8)] public TypingFlag Flags;

        /// <summary>TypingField values: where the next character goes.</summary>
        [FieldOffset(12)] public TypingField Field;

        /// <summary>Meters from the reference position to the center of the cell.</summary>
        [FieldOffset(16)] public double Distance;

        /// <summary>Degrees from true north, from the reference position to the center.</summary>
        [FieldOffset(24)] public double Azimuth;

        [FieldOffset(32)] private MgrsCell cell;

        /// <summary>The cell of the completed reference.</summary>
        public MgrsCell? Cell => cell.UtmCenter.Hemisphere == Hemisphere.None ? (MgrsCell?)null : cell;

        [FieldOffset(152)] private fixed byte text[40];

        /// <summary>The completed reference; empty without TypingFlag.Completed.</summary>
        public string Text { get { fixed (byte* at = text) return Texts.Until(at, 40); } }
    }

    /// <summary>A magnetic model: spherical harmonics up to degree 12, and how they change. MagneticModelParse()
    /// stores one. Degrees and orders follow each other: 1 0, 1 1, 2 0, 2 1 ... 12 12.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 2912)]
    public unsafe partial struct MagneticModel
    {
        /// <summary>The decimal year for which the terms hold, 1 ... 9999.</summary>
        [FieldOffset(0)] public double Epoch;

        [FieldOffset(8)] private fixed double terms[360];

        /// <summary>For each degree and order g and h, nT, and their changes a year; magnitudes up to 1e9.</summary>
        public double[] Terms { get { fixed (double* at = terms) return Rows.Get(at, 360); } }

        [FieldOffset(2888)] private fixed byte name[24];

        /// <summary>"WMM-2025".</summary>
        public string Name { get { fixed (byte* at = name) return Texts.Until(at, 24); } }
    }

    /// <summary>The magnetic field at a position, and its changes. Angles in degrees, intensities in nT.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 128)]
    public unsafe partial struct MagneticField
    {
        /// <summary>The azimuth of magnetic north, in (-180, 180]: positive to the east of true north.</summary>
        [FieldOffset(0)] public double Declination;

        /// <summary>Down from the horizontal plane, -90 ... 90.</summary>
        [FieldOffset(8)] public double Inclination;

        /// <summary>The horizontal intensity, H.</summary>
        [FieldOffset(16)] public double Horizontal;

        /// <summary>The total intensity, F.</summary>
        [FieldOffset(24)] public double Total;

        /// <summary>The component to true north, X.</summary>
        [FieldOffset(32)] public double North;

        /// <summary>The component to the east, Y.</summary>
        [FieldOffset(40)] public double East;

        /// <summary>The component down, along the normal of the ellipsoid, Z.</summary>
        [FieldOffset(48)] public double Down;

        /// <summary>The change of the declination: degrees a year.</summary>
        [FieldOffset(56)] public double DeclinationRate;

        /// <summary>The change of the inclination: degrees a year.</summary>
        [FieldOffset(64)] public double InclinationRate;

        /// <summary>The change of the horizontal intensity: nT a year.</summary>
        [FieldOffset(72)] public double HorizontalRate;

        /// <summary>The change of the total intensity: nT a year.</summary>
        [FieldOffset(80)] public double TotalRate;

        /// <summary>The change of the component to true north: nT a year.</summary>
        [FieldOffset(88)] public double NorthRate;

        /// <summary>The change of the component to the east: nT a year.</summary>
        [FieldOffset(96)] public double EastRate;

        /// <summary>The change of the component down: nT a year.</summary>
        [FieldOffset(104)] public double DownRate;

        /// <summary>Of the declination: degrees, one standard deviation, 0.26 ... 180.</summary>
        [FieldOffset(112)] public double Uncertainty;

        /// <summary>MagneticFlag values, or 0.</summary>
        [FieldOffset(120)] public MagneticFlag Flags;

        [FieldOffset(124)] private readonly uint reserved;
    }

    /// <summary>The three norths at a position. Degrees, in (-180, 180], clockwise.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 48)]
    public unsafe partial struct Norths
    {
        /// <summary>From true north to grid north.</summary>
        [FieldOffset(0)] public double Convergence;

        /// <summary>From true north to magnetic north.</summary>
        [FieldOffset(8)] public double Declination;

        /// <summary>From grid north to magnetic north: the grid-magnetic angle.</summary>
        [FieldOffset(16)] public double GridMagnetic;

        /// <summary>Of the declination, as in MagneticField.</summary>
        [FieldOffset(24)] public double Uncertainty;

        /// <summary>Of the grid: 1 ... 60, or Zone.Ups.</summary>
        [FieldOffset(32)] public int Zone;

        /// <summary>Hemisphere.North or Hemisphere.South.</summary>
        [FieldOffset(36)] public Hemisphere Hemisphere;

        /// <summary>MagneticFlag values, or 0.</summary>
        [FieldOffset(40)] public MagneticFlag Flags;

        [FieldOffset(44)] private readonly uint reserved;
    }

    /// <summary>Where a route comes nearest to a position.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 48)]
    public unsafe partial struct RoutePlace
    {
        /// <summary>The nearest point of the route.</summary>
        [FieldOffset(0)] public Point Point;

        /// <summary>Meters from the start of the route to that point.</summary>
        [FieldOffset(16)] public double DistanceAlong;

        /// <summary>Meters from that point to the position; negative if it lies to the left of the route.</summary>
        [FieldOffset(24)] public double DistanceOff;

        /// <summary>The direction of the route there, degrees, in (-180, 180].</summary>
        [FieldOffset(32)] public double Azimuth;

        /// <summary>The vertex where the segment begins: 0 for the first segment.</summary>
        [FieldOffset(40)] public long Segment;
    }

    /// <summary>A point of an index that was found.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 16)]
    public unsafe partial struct Neighbor
    {
        /// <summary>Meters from the position.</summary>
        [FieldOffset(0)] public double Distance;

        /// <summary>Its row in the columns from which the index was built.</summary>
        [FieldOffset(8)] public long Id;
    }

    /// <summary>A fence. Its points and rings stand in arrays, behind those of the fences before it.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 48)]
    public unsafe partial struct Fence
    {
        /// <summary>The caller's, another one for each fence.</summary>
        [FieldOffset(0)] public long Id;

        /// <summary>FenceShape values.</summary>
        [FieldOffset(8)] public FenceShape Shape;

        /// <summary>FenceTrigger.Enter and so on, as a sum.</summary>
        [FieldOffset(12)] public FenceTrigger Triggers;

        /// <summary>Its points: 3 or more for a polygon, 1 for a circle, 1 or more for a corridor, 2 or more for a
        /// line.</summary>
        [FieldOffset(16)] public int PointCount;

        /// <summary>The rings of a polygon: the outer one, then the holes. 0: all points are one ring.</summary>
        [FieldOffset(20)] public int RingCount;

        /// <summary>Of a circle, or half the width of a corridor: meters, more than 0, up to 9,000,000.</summary>
        [FieldOffset(24)] public double Radius;

        /// <summary>The lowest altitude that belongs to it, meters; may be infinite.</summary>
        [FieldOffset(32)] public double Low;

        /// <summary>The highest. If both are equal, altitudes do not matter.</summary>
        [FieldOffset(40)] public double High;
    }

    /// <summary>Where something was, and when.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 40)]
    public unsafe partial struct Fix
    {
        /// <summary>Seconds since any moment, such as 1970.</summary>
        [FieldOffset(0)] public double Time;

        /// <summary>Point.</summary>
        [FieldOffset(8)] public Point Point;

        /// <summary>Meters; NaN: not known, which leaves the last one that was.</summary>
        [FieldOffset(24)] public double Altitude;

        /// <summary>Of the position, meters; NaN: not known.</summary>
        [FieldOffset(32)] public double Accuracy;
    }

    /// <summary>A fence that something is in.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 24)]
    public unsafe partial struct FencePresence
    {
        /// <summary>Of the fence.</summary>
        [FieldOffset(0)] public long Id;

        /// <summary>When it entered: seconds.</summary>
        [FieldOffset(8)] public double Since;

        [FieldOffset(16)] private int hasDwelt;

        /// <summary>True after FenceTrigger.Dwell.</summary>
        public bool HasDwelt
        {
            get { return hasDwelt != 0; }
            set { hasDwelt = value ? 1 : 0; }
        }

        [FieldOffset(20)] private readonly uint reserved;
    }

    /// <summary>What FenceIndexStep() keeps from one fix to the next, beside the presences.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 56)]
    public unsafe partial struct FenceState
    {
        /// <summary>The last fix that counted.</summary>
        [FieldOffset(0)] public Fix Fix;

        /// <summary>How many presences there are.</summary>
        [FieldOffset(40)] public long PresenceCount;

        [FieldOffset(48)] private int hasFix;

        /// <summary>True after the first fix that counted.</summary>
        public bool HasFix
        {
            get { return hasFix != 0; }
            set { hasFix = value ? 1 : 0; }
        }

        [FieldOffset(52)] private readonly uint reserved;
    }

    /// <summary>Something that happened between two fixes.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 64)]
    public unsafe partial struct FenceEvent
    {
        /// <summary>Of the fence.</summary>
        [FieldOffset(0)] public long Id;

        /// <summary>Seconds.</summary>
        [FieldOffset(8)] public double Time;

        /// <summary>On the geodesic between the fixes.</summary>
        [FieldOffset(16)] public Point Point;

        /// <summary>Meters; NaN: not known.</summary>
        [FieldOffset(32)] public double Altitude;

        /// <summary>Of the way: 0 at the last fix, 1 at this one. 0 without a way.</summary>
        [FieldOffset(40)] public double Fraction;

        /// <summary>FenceTrigger.Enter, FenceTrigger.Dwell, FenceTrigger.Exit, FenceTrigger.CrossedLeft or
        /// FenceTrigger.CrossedRight.</summary>
        [FieldOffset(48)] public FenceTrigger Kind;

        [FieldOffset(52)] private readonly uint reserved;

        /// <summary>For FenceTrigger.Dwell and FenceTrigger.Exit, when it entered: seconds. Else the time.</summary>
        [FieldOffset(56)] public double Since;
    }

    /// <summary>What NavigationStep() keeps from one fix to the next. All 0 before the first.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 144)]
    public unsafe partial struct NavigationState
    {
        /// <summary>The last fix that counted.</summary>
        [FieldOffset(0)] public Fix Fix;

        /// <summary>The last time that is known; NaN: none.</summary>
        [FieldOffset(40)] public double Time;

        /// <summary>Where it was: meters from the start of the route.</summary>
        [FieldOffset(48)] public double DistanceAlong;

        /// <summary>The farthest place along since it last turned around; on the wrong way, the nearest to the
        /// start.</summary>
        [FieldOffset(56)] public double TurnedAt;

        /// <summary>Where the wrong way began, or began last.</summary>
        [FieldOffset(64)] public double TurnedBackAt;

        /// <summary>Averaged progress along the route, meters a second; NaN: not known.</summary>
        [FieldOffset(72)] public double Speed;

        /// <summary>0 ... 1: how much of the averaging time it is the average of.</summary>
        [FieldOffset(80)] public double SpeedWeight;

        /// <summary>Of the route, meters.</summary>
        [FieldOffset(88)] public double Length;

        /// <summary>Of the next waypoint: meters from the start of the route; NaN after the last.</summary>
        [FieldOffset(96)] public double WaypointAlong;

        /// <summary>What Guidance has as turn.</summary>
        [FieldOffset(104)] public double WaypointTurn;

        /// <summary>As Guidance has it.</summary>
        [FieldOffset(112)] public long NextWaypoint;

        /// <summary>The checksum of the index.</summary>
        [FieldOffset(120)] public long Route;

        /// <summary>The point of the next waypoint.</summary>
        [FieldOffset(128)] public long WaypointPoint;

        [FieldOffset(136)] private int hasFix;

        /// <summary>True after the first fix that counted.</summary>
        public bool HasFix
        {
            get { return hasFix != 0; }
            set { hasFix = value ? 1 : 0; }
        }

        /// <summary>NavigationFlag flags.</summary>
        [FieldOffset(140)] public NavigationFlag Flags;
    }

    /// <summary>Where something is on its route, and how it goes on. Distances in meters along the route; azimuths
    /// in degrees, over -180 ... 180, clockwise from north.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 120)]
    public unsafe partial struct Guidance
    {
        /// <summary>Its place on the route.</summary>
        [FieldOffset(0)] public Point Point;

        /// <summary>From the start of the route to that place.</summary>
        [FieldOffset(16)] public double DistanceAlong;

        /// <summary>From that place to the fix: positive to the right of the route, negative to the left.</summary>
        [FieldOffset(24)] public double DistanceOff;

        /// <summary>Of the route there.</summary>
        [FieldOffset(32)] public double Azimuth;

        /// <summary>From the fix to the place of the route lookahead farther along: where to steer.</summary>
        [FieldOffset(40)] public double Course;

        /// <summary>To the end of the route.</summary>
        [FieldOffset(48)] public double DistanceLeft;

        /// <summary>The same in seconds, at the speed; NaN: not known, or it does not come nearer.</summary>
        [FieldOffset(56)] public double TimeLeft;

        /// <summary>Averaged progress along the route, meters a second, negative on the way back; NaN: not
        /// known.</summary>
        [FieldOffset(64)] public double Speed;

        /// <summary>To the next waypoint; negative if it lies behind. NaN after the last, like all of it.</summary>
        [FieldOffset(72)] public double WaypointDistance;

        /// <summary>Seconds to it, at the speed; NaN: not known, or it does not come nearer.</summary>
        [FieldOffset(80)] public double WaypointTime;

        /// <summary>From the fix straight to the next waypoint.</summary>
        [FieldOffset(88)] public double WaypointAzimuth;

        /// <summary>What the route turns by at the next waypoint: -180 ... 180, to the right if positive; NaN at an
        /// end.</summary>
        [FieldOffset(96)] public double Turn;

        /// <summary>Its number, from 0; after the last one, how many there are.</summary>
        [FieldOffset(104)] public long NextWaypoint;

        /// <summary>How many waypoints were passed since the last fix.</summary>
        [FieldOffset(112)] public int Passed;

        /// <summary>NavigationFlag flags.</summary>
        [FieldOffset(116)] public NavigationFlag Flags;
    }

    /// <summary>What TrackAdd() keeps from one fix to the next: 64 numbers to store as they are.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 512)]
    public unsafe partial struct TrackState
    {
        [FieldOffset(0)] private fixed double numbers[64];

        /// <summary>Numbers.</summary>
        public double[] Numbers { get { fixed (double* at = numbers) return Rows.Get(at, 64); } }
    }

    /// <summary>What became of a fix, and at most one vertex of the line that is kept.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 56)]
    public unsafe partial struct TrackStep
    {
        /// <summary>A fix to append to the line.</summary>
        [FieldOffset(0)] public Fix Vertex;

        /// <summary>0 or 1.</summary>
        [FieldOffset(40)] public int VertexCount;

        /// <summary>TrackOutcome.LeftOut, TrackOutcome.Waiting or TrackOutcome.Kept; TrackOutcome.Nothing.</summary>
        [FieldOffset(44)] public TrackOutcome Outcome;

        /// <summary>TrackFlag.Inaccurate and so on, or 0.</summary>
        [FieldOffset(48)] public TrackFlag Flags;

        [FieldOffset(52)] private readonly uint reserved;
    }

    /// <summary>What the fixes of a track that were taken add up to.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 144)]
    public unsafe partial struct TrackTotals
    {
        /// <summary>Meters along all fixes that were taken, not along the line that is kept.</summary>
        [FieldOffset(0)] public double Distance;

        /// <summary>Seconds that were not rest.</summary>
        [FieldOffset(8)] public double MovingTime;

        /// <summary>Meters upward, of climbs that count.</summary>
        [FieldOffset(16)] public double Ascent;

        /// <summary>Meters downward.</summary>
        [FieldOffset(24)] public double Descent;

        /// <summary>Now, from the last two fixes, meters per second; NaN: not known.</summary>
        [FieldOffset(32)] public double Speed;

        /// <summary>On average while moving, meters per second; NaN: not known.</summary>
        [FieldOffset(40)] public double MovingSpeed;

        /// <summary>The largest, meters per second.</summary>
        [FieldOffset(48)] public double TopSpeed;

        /// <summary>The lowest altitude, meters; NaN: not known.</summary>
        [FieldOffset(56)] public double Lowest;

        /// <summary>The highest.</summary>
        [FieldOffset(64)] public double Highest;

        /// <summary>Of the first fix that was taken, seconds; NaN: not known.</summary>
        [FieldOffset(72)] public double StartTime;

        /// <summary>Of the last one.</summary>
        [FieldOffset(80)] public double EndTime;

        /// <summary>Around the fixes; NaN before the first.</summary>
        [FieldOffset(88)] public Bounds Bounds;

        /// <summary>Fixes that were given, without those that were refused.</summary>
        [FieldOffset(120)] public long FixCount;

        /// <summary>Fixes that were taken.</summary>
        [FieldOffset(128)] public long TakenCount;

        /// <summary>Fixes that were kept.</summary>
        [FieldOffset(136)] public long VertexCount;
    }

    /// <summary>Where two edges of a polygon meet but should not. Edge i runs from point i to the next point of its
    /// ring.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 40)]
    public unsafe partial struct PolygonCrossing
    {
        /// <summary>Edge.</summary>
        [FieldOffset(0)] public long Edge;

        /// <summary>Other edge.</summary>
        [FieldOffset(8)] public long OtherEdge;

        /// <summary>Point.</summary>
        [FieldOffset(16)] public Point Point;

        [FieldOffset(32)] private int found;

        /// <summary>Whether it is one of these:.</summary>
        public bool Found => found != 0;

        [FieldOffset(36)] private readonly int reserved;
    }

    /// <summary>A mark on a route.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 40)]
    public unsafe partial struct RouteMark
    {
        /// <summary>Point.</summary>
        [FieldOffset(0)] public Point Point;

        /// <summary>Meters from the start of the route.</summary>
        [FieldOffset(16)] public double Distance;

        /// <summary>The direction of the route there, degrees, in (-180, 180].</summary>
        [FieldOffset(24)] public double Azimuth;

        /// <summary>The vertex where the segment begins.</summary>
        [FieldOffset(32)] public long Segment;
    }

    /// <summary>A part of a text.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 16)]
    public unsafe partial struct Span
    {
        /// <summary>Its first byte.</summary>
        [FieldOffset(0)] public long Offset;

        /// <summary>Bytes; 0: there is no such text.</summary>
        [FieldOffset(8)] public long Size;
    }

    /// <summary>A position of a feature.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 32)]
    public unsafe partial struct Vertex
    {
        /// <summary>Point.</summary>
        [FieldOffset(0)] public Point Point;

        /// <summary>Meters; NaN: absent.</summary>
        [FieldOffset(16)] public double Altitude;

        /// <summary>Seconds since the beginning of 1970, UTC; NaN: absent.</summary>
        [FieldOffset(24)] public double Time;
    }

    /// <summary>A point, line or area of a document. Numbers that are absent are NaN.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 232)]
    public unsafe partial struct Feature
    {
        /// <summary>FeatureKind.Point and so on.</summary>
        [FieldOffset(0)] public FeatureKind Kind;

        /// <summary>FeatureFlag values, or 0.</summary>
        [FieldOffset(4)] public FeatureFlag Flags;

        /// <summary>The waypoint, route, track, placemark, event or feature that it is part of: they are counted from
        /// 0.</summary>
        [FieldOffset(8)] public long Object;

        /// <summary>Its first vertex.</summary>
        [FieldOffset(16)] public long First;

        /// <summary>Its vertices.</summary>
        [FieldOffset(24)] public long Count;

        /// <summary>The name, or the callsign.</summary>
        [FieldOffset(32)] public Span Name;

        /// <summary>The identifier of a CoT event, a placemark or a feature of GeoJSON.</summary>
        [FieldOffset(48)] public Span Uid;

        /// <summary>The type of a CoT event, such as "a-f-G-U-C", or of a GPX object.</summary>
        [FieldOffset(64)] public Span Type;

        /// <summary>How the position of a CoT event was found, such as "m-g".</summary>
        [FieldOffset(80)] public Span How;

        /// <summary>Seconds since the beginning of 1970, UTC: when it was made.</summary>
        [FieldOffset(96)] public double Time;

        /// <summary>When it begins to hold.</summary>
        [FieldOffset(104)] public double Start;

        /// <summary>When it ends to hold.</summary>
        [FieldOffset(112)] public double Stale;

        /// <summary>Of the position, meters: "ce".</summary>
        [FieldOffset(120)] public double CircularError;

        /// <summary>Of the altitude, meters: "le".</summary>
        [FieldOffset(128)] public double LinearError;

        /// <summary>Meters.</summary>
        [FieldOffset(136)] public double Radius;

        /// <summary>Meters.</summary>
        [FieldOffset(144)] public double SecondRadius;

        /// <summary>Degrees clockwise from true north.</summary>
        [FieldOffset(152)] public double Azimuth;

        /// <summary>Degrees.</summary>
        [FieldOffset(160)] public double Width;

        /// <summary>Degrees upward from the horizontal plane.</summary>
        [FieldOffset(168)] public double Inclination;

        /// <summary>In which direction it moves: degrees clockwise from true north.</summary>
        [FieldOffset(176)] public double Course;

        /// <summary>How fast: meters per second.</summary>
        [FieldOffset(184)] public double Speed;

        /// <summary>The lowest altitude of a fence, meters.</summary>
        [FieldOffset(192)] public double Low;

        /// <summary>The highest.</summary>
        [FieldOffset(200)] public double High;

        /// <summary>FenceTrigger.Enter and FenceTrigger.Exit, if it is a fence; 0: it is none.</summary>
        [FieldOffset(208)] public FenceTrigger FenceTriggers;

        /// <summary>From which north the azimuth is to be shown: a North.</summary>
        [FieldOffset(212)] public North North;

        /// <summary>The JSON object that a feature of GeoJSON has as its properties, in the text that was read. Writers
        /// pass it.</summary>
        [FieldOffset(216)] public Span Properties;
    }

    /// <summary>Where the search for the end of a CoT event goes on; all 0 where an event begins.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 24)]
    public unsafe partial struct CotSearch
    {
        /// <summary>Place.</summary>
        [FieldOffset(0)] public long Place;

        /// <summary>Read.</summary>
        [FieldOffset(8)] public long Read;

        /// <summary>Elements that are open.</summary>
        [FieldOffset(16)] public int Depth;

        /// <summary>Where in the markup the place is: a number of the library's.</summary>
        [FieldOffset(20)] public int Markup;
    }

    /// <summary>What was left out of a document, and why.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 24)]
    public unsafe partial struct ExchangeReport
    {
        /// <summary>Features that were refused.</summary>
        [FieldOffset(0)] public long Skipped;

        /// <summary>The byte of the first feature that was refused, or else of the first fix, or of the error in a
        /// document; for writers, the number of the feature.</summary>
        [FieldOffset(8)] public long Place;

        /// <summary>Why; Status.Ok if nothing was refused.</summary>
        [FieldOffset(16)] public Status Error;

        /// <summary>Fixes of tracks that were left out, or whose altitude or time was; at most 4,294,967,295.</summary>
        [FieldOffset(20)] public int Dropped;
    }

    /// <summary>A grid of heights: where it lies on the earth, and where its samples lie in the caller's bytes. A
    /// sample is the height of one position; of a raster whose pixels are areas, take their centers. Plain numbers:
    /// callers may fill it in.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 88)]
    public unsafe partial struct HeightGrid
    {
        /// <summary>Of the first sample, degrees, -90 ... 90.</summary>
        [FieldOffset(0)] public double Latitude;

        /// <summary>Of the first sample, degrees; any finite value.</summary>
        [FieldOffset(8)] public double Longitude;

        /// <summary>Degrees from a row to the next; negative if rows follow each other southward.</summary>
        [FieldOffset(16)] public double LatitudeStep;

        /// <summary>Degrees from a column to the next; negative if columns follow each other westward.</summary>
        [FieldOffset(24)] public double LongitudeStep;

        /// <summary>The sample that means that there is no height, before scale and shift; NaN: none does.</summary>
        [FieldOffset(32)] public double VoidValue;

        /// <summary>Meters for a sample of 1; 0 counts as 1.</summary>
        [FieldOffset(40)] public double Scale;

        /// <summary>Meters for a sample of 0.</summary>
        [FieldOffset(48)] public double Shift;

        /// <summary>Where the first sample begins, in bytes.</summary>
        [FieldOffset(56)] public long Offset;

        /// <summary>From a row to the next, in bytes; may be negative.</summary>
        [FieldOffset(64)] public int RowStride;

        /// <summary>From a sample to that of the next column, in bytes.</summary>
        [FieldOffset(68)] public int ColumnStride;

        /// <summary>Rows, of one latitude each: 1 ... 16,777,216.</summary>
        [FieldOffset(72)] public int Rows;

        /// <summary>Columns, of one longitude each: 1 ... 16,777,216.</summary>
        [FieldOffset(76)] public int Columns;

        /// <summary>HeightFormat.Int16 and so on.</summary>
        [FieldOffset(80)] public HeightFormat Format;

        /// <summary>HeightFlag.BigEndian, or 0.</summary>
        [FieldOffset(84)] public HeightFlag Flags;
    }

    /// <summary>A place of a profile.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 32)]
    public unsafe partial struct ProfileSample
    {
        /// <summary>Meters along the route.</summary>
        [FieldOffset(0)] public double Distance;

        /// <summary>Point.</summary>
        [FieldOffset(8)] public Point Point;

        /// <summary>Meters; NaN: not known.</summary>
        [FieldOffset(24)] public double Height;
    }

    /// <summary>What a profile adds up to. Numbers are NaN where nothing is known.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 96)]
    public unsafe partial struct ProfileSummary
    {
        /// <summary>Meters from the first sample to the last one.</summary>
        [FieldOffset(0)] public double Length;

        /// <summary>Meters upward, of climbs that count.</summary>
        [FieldOffset(8)] public double Ascent;

        /// <summary>Meters downward.</summary>
        [FieldOffset(16)] public double Descent;

        /// <summary>The lowest height, meters.</summary>
        [FieldOffset(24)] public double Lowest;

        /// <summary>Where it is: meters along the route.</summary>
        [FieldOffset(32)] public double LowestDistance;

        /// <summary>The highest height.</summary>
        [FieldOffset(40)] public double Highest;

        /// <summary>Highest distance.</summary>
        [FieldOffset(48)] public double HighestDistance;

        /// <summary>The largest rise from a sample to the next, meters per meter; NaN: none rises.</summary>
        [FieldOffset(56)] public double SteepestUp;

        /// <summary>Where it begins.</summary>
        [FieldOffset(64)] public double SteepestUpDistance;

        /// <summary>The largest fall from a sample to the next: meters per meter, positive.</summary>
        [FieldOffset(72)] public double SteepestDown;

        /// <summary>Where it begins.</summary>
        [FieldOffset(80)] public double SteepestDownDistance;

        /// <summary>Samples whose height is not known.</summary>
        [FieldOffset(88)] public long UnknownCount;
    }

    /// <summary>A line of sight. Numbers that there are not are NaN.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 152)]
    public unsafe partial struct Sight
    {
        /// <summary>Meters along the ground, from one end to the other.</summary>
        [FieldOffset(0)] public double Distance;

        /// <summary>In which direction it leaves: degrees, (-180, 180].</summary>
        [FieldOffset(8)] public double Azimuth;

        /// <summary>At which angle above the horizontal plane it leaves, degrees; refraction included.</summary>
        [FieldOffset(16)] public double Elevation;

        /// <summary>The height of the ground at the start, meters.</summary>
        [FieldOffset(24)] public double FromGround;

        /// <summary>The height of the ground at the end.</summary>
        [FieldOffset(32)] public double ToGround;

        /// <summary>The least height of the line above the ground between its ends, meters; negative if it is
        /// blocked.</summary>
        [FieldOffset(40)] public double Clearance;

        /// <summary>Where that is: meters from the start.</summary>
        [FieldOffset(48)] public double ClearanceDistance;

        /// <summary>Clearance point.</summary>
        [FieldOffset(56)] public Point ClearancePoint;

        /// <summary>Where it first meets the ground: meters from the start; NaN: nowhere.</summary>
        [FieldOffset(72)] public double BlockedDistance;

        /// <summary>Blocked point.</summary>
        [FieldOffset(80)] public Point BlockedPoint;

        /// <summary>The height of the ground there.</summary>
        [FieldOffset(96)] public double BlockedHeight;

        /// <summary>The least part of the first Fresnel zone's radius that is free below the line: 1 or more if all of
        /// it is, 0 where the line grazes the ground.</summary>
        [FieldOffset(104)] public double FreeZone;

        /// <summary>Where that is.</summary>
        [FieldOffset(112)] public double FreeZoneDistance;

        /// <summary>Its end.</summary>
        [FieldOffset(120)] public Point To;

        /// <summary>Places between the ends whose height is not known; they do not block.</summary>
        [FieldOffset(136)] public long UnknownCount;

        [FieldOffset(144)] private int isVisible;

        /// <summary>Whether it is one of these: a line that nothing blocks.</summary>
        public bool IsVisible => isVisible != 0;

        [FieldOffset(148)] private readonly uint reserved;
    }

    /// <summary>Where the sun or the moon is seen.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 32)]
    public unsafe partial struct SkyPlace
    {
        /// <summary>Degrees clockwise from true north, -180 to 180: more than -180, at most 180.</summary>
        [FieldOffset(0)] public double Azimuth;

        /// <summary>Of its center above the horizon, degrees, as if there were no air.</summary>
        [FieldOffset(8)] public double Elevation;

        /// <summary>As it is seen through the air: lifted by refraction.</summary>
        [FieldOffset(16)] public double ApparentElevation;

        /// <summary>Meters from the position.</summary>
        [FieldOffset(24)] public double Distance;
    }

    /// <summary>How much of the moon is lit.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 16)]
    public unsafe partial struct MoonPhase
    {
        /// <summary>How far it is ahead of the sun, degrees, from 0 to below 360: 0 is new, 90 the first quarter, 180
        /// full.</summary>
        [FieldOffset(0)] public double Angle;

        /// <summary>The part of its disk that is lit, 0 ... 1.</summary>
        [FieldOffset(8)] public double Illuminated;
    }

    /// <summary>Something that the sun or the moon does at a time.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 24)]
    public unsafe partial struct SkyEvent
    {
        /// <summary>Seconds since the beginning of 1970, without leap seconds.</summary>
        [FieldOffset(0)] public double Time;

        /// <summary>Of its center, degrees clockwise from true north: more than -180, at most 180.</summary>
        [FieldOffset(8)] public double Azimuth;

        /// <summary>SkyEventKind.Sunrise and so on.</summary>
        [FieldOffset(16)] public SkyEventKind Kind;

        [FieldOffset(20)] private readonly uint reserved;
    }

    /// <summary>Where the cells of a raster lie. Rows follow each other in memory, without gaps.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 40)]
    public unsafe partial struct CellGrid
    {
        /// <summary>Of the center of the first cell, degrees, -90 ... 90.</summary>
        [FieldOffset(0)] public double Latitude;

        /// <summary>Of the center of the first cell, degrees; any finite value.</summary>
        [FieldOffset(8)] public double Longitude;

        /// <summary>Degrees from a row to the next; negative if rows follow each other southward.</summary>
        [FieldOffset(16)] public double LatitudeStep;

        /// <summary>Degrees from a column to the next; negative if columns follow each other westward.</summary>
        [FieldOffset(24)] public double LongitudeStep;

        /// <summary>1 ... 16,777,216.</summary>
        [FieldOffset(32)] public int Rows;

        /// <summary>1 ... 16,777,216.</summary>
        [FieldOffset(36)] public int Columns;
    }

    /// <summary>A stretch of ground that is not seen, with the numbers that Wedge() takes.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 40)]
    public unsafe partial struct DeadGround
    {
        /// <summary>Of its middle, degrees, (-180, 180].</summary>
        [FieldOffset(0)] public double Azimuth;

        /// <summary>Degrees.</summary>
        [FieldOffset(8)] public double Width;

        /// <summary>Where it begins: meters from the observer.</summary>
        [FieldOffset(16)] public double InnerRadius;

        /// <summary>Where it ends.</summary>
        [FieldOffset(24)] public double OuterRadius;

        /// <summary>ViewState.Hidden or ViewState.Unknown.</summary>
        [FieldOffset(32)] public ViewState State;

        [FieldOffset(36)] private readonly uint reserved;
    }

    /// <summary>A line of a ring set.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 56)]
    public unsafe partial struct RingLine
    {
        /// <summary>The radius of a ring; for a radial line, where it ends. Meters.</summary>
        [FieldOffset(0)] public double Radius;

        /// <summary>The azimuth of a radial line; for a ring, of its label. Degrees, [0, 360).</summary>
        [FieldOffset(8)] public double Azimuth;

        /// <summary>A place for a label: on the ring, or at the outer end of a radial line.</summary>
        [FieldOffset(16)] public Point Label;

        /// <summary>Its first vertex.</summary>
        [FieldOffset(32)] public long First;

        /// <summary>In a ring the last vertex repeats the first.</summary>
        [FieldOffset(40)] public long Count;

        /// <summary>RingLineKind.Ring or RingLineKind.Radial.</summary>
        [FieldOffset(48)] public RingLineKind Kind;

        [FieldOffset(52)] private readonly int reserved;
    }

    /// <summary>A point of a plane. What x and y mean is said where it is used.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 16)]
    public unsafe partial struct PlanePoint
    {
        /// <summary>X.</summary>
        [FieldOffset(0)] public double X;

        /// <summary>Y.</summary>
        [FieldOffset(8)] public double Y;
    }

    /// <summary>What a group of shots measures: meters on the plane of the target, x to the right and y up. NaN:
    /// too few shots.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 136)]
    public unsafe partial struct Group
    {
        /// <summary>Shots.</summary>
        [FieldOffset(0)] public long Count;

        /// <summary>The rows of the two shots that are farthest apart, first &lt; second; 0 and 0 if all are in one
        /// place.</summary>
        [FieldOffset(8)] public long First;

        /// <summary>Second.</summary>
        [FieldOffset(16)] public long Second;

        /// <summary>Between the centers of these two.</summary>
        [FieldOffset(24)] public double ExtremeSpread;

        /// <summary>The mean point of impact.</summary>
        [FieldOffset(32)] public PlanePoint Center;

        /// <summary>From the aim to the center.</summary>
        [FieldOffset(48)] public PlanePoint Offset;

        /// <summary>From the leftmost shot to the rightmost.</summary>
        [FieldOffset(64)] public double Width;

        /// <summary>From the lowest shot to the highest.</summary>
        [FieldOffset(72)] public double Height;

        /// <summary>The standard deviation to the right, by count - 1.</summary>
        [FieldOffset(80)] public double DeviationX;

        /// <summary>Up.</summary>
        [FieldOffset(88)] public double DeviationY;

        /// <summary>The mean of the distances from the center.</summary>
        [FieldOffset(96)] public double MeanRadius;

        /// <summary>Half of the shots are as near to the center as this.</summary>
        [FieldOffset(104)] public double MedianRadius;

        /// <summary>The standard deviation of the circular normal distribution, in each direction, unbiased.</summary>
        [FieldOffset(112)] public double Sigma;

        /// <summary>Around the true center, the radius that is expected to hold half of all shots: 1.17741
        /// sigma.</summary>
        [FieldOffset(120)] public double Cep50;

        /// <summary>The same for 95 % of them: 2.44775 sigma.</summary>
        [FieldOffset(128)] public double R95;
    }

    /// <summary>A point of a photo that is known on the plane.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 32)]
    public unsafe partial struct CalibrationPoint
    {
        /// <summary>To the right and down from the top left corner of the photo.</summary>
        [FieldOffset(0)] public PlanePoint Pixel;

        /// <summary>On the plane, to the right and up: meters.</summary>
        [FieldOffset(16)] public PlanePoint Place;
    }

    /// <summary>From the pixels of a photo to the meters of a plane. With d = m[6] u + m[7] v + m[8], the pixel (u,
    /// v) shows the place x = (m[0] u + m[1] v + m[2])/d, y = (m[3] u + m[4] v + m[5])/d. It shows the plane where
    /// d is positive.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 88)]
    public unsafe partial struct Calibration
    {
        [FieldOffset(0)] private fixed double matrix[9];

        /// <summary>Matrix.</summary>
        public double[] Matrix { get { fixed (double* at = matrix) return Rows.Get(at, 9); } }

        /// <summary>Of the points that it was made from: the root of their mean square distance, meters.</summary>
        [FieldOffset(72)] public double Residual;

        /// <summary>CalibrationKind values.</summary>
        [FieldOffset(80)] public CalibrationKind Kind;

        [FieldOffset(84)] private readonly uint reserved;
    }
}
