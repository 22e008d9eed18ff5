// SPDX-License-Identifier: MIT
// Written by bindings/csharp/generate.py from docs/api.json.

using System.Runtime.InteropServices;

namespace GridNorth
{
    #pragma warning disable 0649

    /// <summary>How a grid is drawn.</summary>
    public sealed unsafe class GridOptions
    {
        internal Raw Value;

        /// <summary>Options with the defaults of the library.</summary>
        public GridOptions()
        {
            fixed (Raw* at = &Value) Texts.Check(Native.gn_grid_options_init(at));
        }

        /// <summary>GridContent values. Default GridContent.All.</summary>
        public GridContent Content
        {
            get { return (GridContent)Value.Content; }
            set { Value.Content = (uint)value; }
        }

        /// <summary>Width of the world at zoom 0, in pixels: 512 (default; Mapbox, MapLibre) or 256.</summary>
        public int TileSize
        {
            get { return (int)Value.TileSize; }
            set { Value.TileSize = (uint)value; }
        }

        /// <summary>ToleranceUnit.Pixels (default) or ToleranceUnit.Meters.</summary>
        public ToleranceUnit ToleranceUnit
        {
            get { return (ToleranceUnit)Value.ToleranceUnit; }
            set { Value.ToleranceUnit = (uint)value; }
        }

        /// <summary>How far a chord may depart from the curve: 0.0001 ... 1,000,000. Default 0.25.</summary>
        public double Tolerance
        {
            get { return Value.Tolerance; }
            set { Value.Tolerance = value; }
        }

        /// <summary>Pixels added around the view for lines: 0 ... 4096. Default 0.</summary>
        public double Margin
        {
            get { return Value.Margin; }
            set { Value.Margin = value; }
        }

        /// <summary>Levels with lines closer than this are left out. Default 8.</summary>
        public double MinimumPixels
        {
            get { return Value.MinimumPixels; }
            set { Value.MinimumPixels = value; }
        }

        /// <summary>Meters between lines, a divisor of 100,000; 0 (default): levelZooms decides.</summary>
        public double Spacing
        {
            get { return Value.Spacing; }
            set { Value.Spacing = value; }
        }

        /// <summary>The zooms (of 512-pixel tiles) from which 10 km, 1 km, 100 m, 10 m, 1 m lines are drawn.
        /// Default 8, 11, 14, 17, 21. Not decreasing; infinity: never.</summary>
        public double[] LevelZooms
        {
            get { fixed (Raw* at = &Value) return Rows.Get(at->LevelZooms, 5); }
            set { fixed (Raw* at = &Value) Rows.Put(value, at->LevelZooms, 5); }
        }

        /// <summary>Grid zones and squares whose visible part is smaller have no label. Default 32.</summary>
        public double LabelPixels
        {
            get { return Value.LabelPixels; }
            set { Value.LabelPixels = value; }
        }

        /// <summary>The zoom (of 512-pixel tiles) from which intersections have references. Default 10.</summary>
        public double ReferenceZoom
        {
            get { return Value.ReferenceZoom; }
            set { Value.ReferenceZoom = value; }
        }

        /// <summary>References are at every nth line of each axis; this is n. Default 5; 1 is every line.</summary>
        public int ReferenceStep
        {
            get { return (int)Value.ReferenceStep; }
            set { Value.ReferenceStep = (uint)value; }
        }

        /// <summary>Drawings with more vertices and labels are refused. Default 1,000,000.</summary>
        public long MaxVertices
        {
            get { return (long)Value.MaxVertices; }
            set { Value.MaxVertices = (ulong)value; }
        }

        [StructLayout(LayoutKind.Explicit, Size = 120)]
        internal struct Raw
        {
            [FieldOffset(0)] internal uint Size;
            [FieldOffset(4)] internal uint Content;
            [FieldOffset(8)] internal uint TileSize;
            [FieldOffset(12)] internal uint ToleranceUnit;
            [FieldOffset(16)] internal double Tolerance;
            [FieldOffset(24)] internal double Margin;
            [FieldOffset(32)] internal double MinimumPixels;
            [FieldOffset(40)] internal double Spacing;
            [FieldOffset(48)] internal fixed double LevelZooms[5];
            [FieldOffset(88)] internal double LabelPixels;
            [FieldOffset(96)] internal double ReferenceZoom;
            [FieldOffset(104)] internal uint ReferenceStep;
            [FieldOffset(108)] internal uint Reserved;
            [FieldOffset(112)] internal ulong MaxVertices;
        }
    }

    /// <summary>How a position is written.</summary>
    public sealed unsafe class FormatOptions
    {
        internal Raw Value;

        /// <summary>Options with the defaults of the library.</summary>
        public FormatOptions()
        {
            fixed (Raw* at = &Value) Texts.Check(Native.gn_format_options_init(at));
        }

        /// <summary>Form values. Default Form.Dd.</summary>
        public Form Form
        {
            get { return (Form)Value.Form; }
            set { Value.Form = (int)value; }
        }

        /// <summary>Decimals of the last part, 0 ... 12 (UTM, UPS 0 ... 6); precision of cells: MGRS -1 ... 11,
        /// GEOREF -1 ... 11, GARS 0 ... 2.</summary>
        public int Decimals
        {
            get { return Value.Decimals; }
            set { Value.Decimals = value; }
        }

        /// <summary>Symbols values. Default Symbols.None for DD, else Symbols.Ascii.</summary>
        public Symbols Symbols
        {
            get { return (Symbols)Value.Symbols; }
            set { Value.Symbols = (uint)value; }
        }

        /// <summary>HemisphereStyle values. Default HemisphereStyle.Signs.</summary>
        public HemisphereStyle Hemispheres
        {
            get { return (HemisphereStyle)Value.Hemispheres; }
            set { Value.Hemispheres = (uint)value; }
        }

        /// <summary>FormatFlag values. Default 0.</summary>
        public FormatFlag Flags
        {
            get { return (FormatFlag)Value.Flags; }
            set { Value.Flags = (uint)value; }
        }

        /// <summary>For ISO 6709: Form.Dd (default), Form.Dm or Form.Dms.</summary>
        public Form IsoForm
        {
            get { return (Form)Value.IsoForm; }
            set { Value.IsoForm = (int)value; }
        }

        /// <summary>For UTM: 1 ... 60, or Zone.Standard (default).</summary>
        public int Zone
        {
            get { return Value.Zone; }
            set { Value.Zone = value; }
        }

        /// <summary>Meters, -1e6 ... 1e9, for FormatFlag.Altitude.</summary>
        public double Altitude
        {
            get { return Value.Altitude; }
            set { Value.Altitude = value; }
        }

        /// <summary>Between the coordinates: blanks, and at most one of "," ";" "/". Default ", ".</summary>
        public string Separator
        {
            get { fixed (Raw* at = &Value) return Texts.Until(at->Separator, 8); }
            set { fixed (Raw* at = &Value) Texts.Put(value, at->Separator, 8); }
        }

        /// <summary>0 ... 6. Default 0.</summary>
        public int AltitudeDecimals
        {
            get { return Value.AltitudeDecimals; }
            set { Value.AltitudeDecimals = value; }
        }

        [StructLayout(LayoutKind.Explicit, Size = 56)]
        internal struct Raw
        {
            [FieldOffset(0)] internal uint Size;
            [FieldOffset(4)] internal int Form;
            [FieldOffset(8)] internal int Decimals;
            [FieldOffset(12)] internal uint Symbols;
            [FieldOffset(16)] internal uint Hemispheres;
            [FieldOffset(20)] internal uint Flags;
            [FieldOffset(24)] internal int IsoForm;
            [FieldOffset(28)] internal int Zone;
            [FieldOffset(32)] internal double Altitude;
            [FieldOffset(40)] internal fixed byte Separator[8];
            [FieldOffset(48)] internal int AltitudeDecimals;
            [FieldOffset(52)] internal uint Reserved;
        }
    }

    /// <summary>How FenceIndexStep() decides.</summary>
    public sealed unsafe class FenceOptions
    {
        internal Raw Value;

        /// <summary>Options with the defaults of the library.</summary>
        public FenceOptions()
        {
            fixed (Raw* at = &Value) Texts.Check(Native.gn_fence_options_init(at));
        }

        /// <summary>FenceFlag.ReportFirst. Default 0.</summary>
        public FenceFlag Flags
        {
            get { return (FenceFlag)Value.Flags; }
            set { Value.Flags = (uint)value; }
        }

        /// <summary>Meters, 0 ... 100,000: only farther than this beyond its border is a fence left. Default
        /// 0.</summary>
        public double Hysteresis
        {
            get { return Value.Hysteresis; }
            set { Value.Hysteresis = value; }
        }

        /// <summary>Meters: fixes less accurate than this are ignored. Default infinity.</summary>
        public double WorstAccuracy
        {
            get { return Value.WorstAccuracy; }
            set { Value.WorstAccuracy = value; }
        }

        /// <summary>Seconds, 0 or more: how long something must be inside to dwell. Default infinity:
        /// never.</summary>
        public double Dwell
        {
            get { return Value.Dwell; }
            set { Value.Dwell = value; }
        }

        [StructLayout(LayoutKind.Explicit, Size = 32)]
        internal struct Raw
        {
            [FieldOffset(0)] internal uint Size;
            [FieldOffset(4)] internal uint Flags;
            [FieldOffset(8)] internal double Hysteresis;
            [FieldOffset(16)] internal double WorstAccuracy;
            [FieldOffset(24)] internal double Dwell;
        }
    }

    /// <summary>How NavigationStep() decides.</summary>
    public sealed unsafe class NavigationOptions
    {
        internal Raw Value;

        /// <summary>Options with the defaults of the library.</summary>
        public NavigationOptions()
        {
            fixed (Raw* at = &Value) Texts.Check(Native.gn_navigation_options_init(at));
        }

        /// <summary>Meters, 0 or more: as near as this it is on the route. Default 50.</summary>
        public double OffRouteDistance
        {
            get { return Value.OffRouteDistance; }
            set { Value.OffRouteDistance = value; }
        }

        /// <summary>Meters, 0 ... 100,000: only farther than this beyond that has it left the route. Default
        /// 10.</summary>
        public double Hysteresis
        {
            get { return Value.Hysteresis; }
            set { Value.Hysteresis = value; }
        }

        /// <summary>Meters, 0 or more: as near as this to a waypoint, it passes it. Default 30.</summary>
        public double ArrivalRadius
        {
            get { return Value.ArrivalRadius; }
            set { Value.ArrivalRadius = value; }
        }

        /// <summary>Meters, 0 or more: how far behind its last place along the route it may be, beside what it
        /// moved; may be infinite. Default 100.</summary>
        public double WindowBehind
        {
            get { return Value.WindowBehind; }
            set { Value.WindowBehind = value; }
        }

        /// <summary>Meters, 0 or more: how far ahead. Default 300.</summary>
        public double WindowAhead
        {
            get { return Value.WindowAhead; }
            set { Value.WindowAhead = value; }
        }

        /// <summary>Meters, 0 or more: the course leads to a place of the route so far ahead. Default 50.</summary>
        public double Lookahead
        {
            get { return Value.Lookahead; }
            set { Value.Lookahead = value; }
        }

        /// <summary>Meters: fixes less accurate than this are ignored. Default infinity.</summary>
        public double WorstAccuracy
        {
            get { return Value.WorstAccuracy; }
            set { Value.WorstAccuracy = value; }
        }

        /// <summary>Seconds, 0 or more: over about so long the speed is averaged. Default 30.</summary>
        public double AveragingTime
        {
            get { return Value.AveragingTime; }
            set { Value.AveragingTime = value; }
        }

        /// <summary>Meters from the start of the route, 0 or more: the first fix is looked for in the window around
        /// this place, at the end if it is farther. NaN, the default: on the whole route.</summary>
        public double StartDistance
        {
            get { return Value.StartDistance; }
            set { Value.StartDistance = value; }
        }

        [StructLayout(LayoutKind.Explicit, Size = 80)]
        internal struct Raw
        {
            [FieldOffset(0)] internal uint Size;
            [FieldOffset(4)] internal uint Reserved;
            [FieldOffset(8)] internal double OffRouteDistance;
            [FieldOffset(16)] internal double Hysteresis;
            [FieldOffset(24)] internal double ArrivalRadius;
            [FieldOffset(32)] internal double WindowBehind;
            [FieldOffset(40)] internal double WindowAhead;
            [FieldOffset(48)] internal double Lookahead;
            [FieldOffset(56)] internal double WorstAccuracy;
            [FieldOffset(64)] internal double AveragingTime;
            [FieldOffset(72)] internal double StartDistance;
        }
    }

    /// <summary>How a track is recorded.</summary>
    public sealed unsafe class TrackOptions
    {
        internal Raw Value;

        /// <summary>Options with the defaults of the library.</summary>
        public TrackOptions()
        {
            fixed (Raw* at = &Value) Texts.Check(Native.gn_track_options_init(at));
        }

        /// <summary>Meters, 0.001 ... 1,000,000: fixes that lie so close to the line that is kept are dropped. 0:
        /// all are kept. Default 5.</summary>
        public double Tolerance
        {
            get { return Value.Tolerance; }
            set { Value.Tolerance = value; }
        }

        /// <summary>Meters: fixes nearer to the last one that was taken are left out. Default 0.</summary>
        public double LeastDistance
        {
            get { return Value.LeastDistance; }
            set { Value.LeastDistance = value; }
        }

        /// <summary>Seconds: fixes sooner after the last one that was taken are left out. Default 0.</summary>
        public double LeastInterval
        {
            get { return Value.LeastInterval; }
            set { Value.LeastInterval = value; }
        }

        /// <summary>Meters: fixes less accurate than this are left out. Default infinity.</summary>
        public double WorstAccuracy
        {
            get { return Value.WorstAccuracy; }
            set { Value.WorstAccuracy = value; }
        }

        /// <summary>Meters per second: fixes that can only be reached faster are left out. Default
        /// infinity.</summary>
        public double LargestSpeed
        {
            get { return Value.LargestSpeed; }
            set { Value.LargestSpeed = value; }
        }

        /// <summary>Meters per second: what is slower is rest, not moving. Default 0.5.</summary>
        public double RestSpeed
        {
            get { return Value.RestSpeed; }
            set { Value.RestSpeed = value; }
        }

        /// <summary>Meters: ways up and down that are shorter do not count. Default 10.</summary>
        public double Climb
        {
            get { return Value.Climb; }
            set { Value.Climb = value; }
        }

        [StructLayout(LayoutKind.Explicit, Size = 64)]
        internal struct Raw
        {
            [FieldOffset(0)] internal uint Size;
            [FieldOffset(4)] internal uint Reserved;
            [FieldOffset(8)] internal double Tolerance;
            [FieldOffset(16)] internal double LeastDistance;
            [FieldOffset(24)] internal double LeastInterval;
            [FieldOffset(32)] internal double WorstAccuracy;
            [FieldOffset(40)] internal double LargestSpeed;
            [FieldOffset(48)] internal double RestSpeed;
            [FieldOffset(56)] internal double Climb;
        }
    }

    /// <summary>How outlines of tactical shapes are drawn.</summary>
    public sealed unsafe class OutlineOptions
    {
        internal Raw Value;

        /// <summary>Options with the defaults of the library.</summary>
        public OutlineOptions()
        {
            fixed (Raw* at = &Value) Texts.Check(Native.gn_outline_options_init(at));
        }

        /// <summary>Join values. Default Join.Round.</summary>
        public Join Join
        {
            get { return (Join)Value.Join; }
            set { Value.Join = (uint)value; }
        }

        /// <summary>LineEnd values. Default LineEnd.Flat.</summary>
        public LineEnd Ends
        {
            get { return (LineEnd)Value.Ends; }
            set { Value.Ends = (uint)value; }
        }

        /// <summary>Longitudes values. Default Longitudes.Reduced.</summary>
        public Longitudes Longitudes
        {
            get { return (Longitudes)Value.Longitudes; }
            set { Value.Longitudes = (uint)value; }
        }

        /// <summary>Meters by which the line between two vertices may depart, 0.000001 ... 1,000,000, and at least
        /// 10^-7 of the distance from the route; or 0 (default): a thousandth of the distance.</summary>
        public double Tolerance
        {
            get { return Value.Tolerance; }
            set { Value.Tolerance = value; }
        }

        /// <summary>Tips may be so many times as far from their corner as the line is: 1 ... 1000. Default
        /// 5.</summary>
        public double MiterLimit
        {
            get { return Value.MiterLimit; }
            set { Value.MiterLimit = value; }
        }

        [StructLayout(LayoutKind.Explicit, Size = 32)]
        internal struct Raw
        {
            [FieldOffset(0)] internal uint Size;
            [FieldOffset(4)] internal uint Join;
            [FieldOffset(8)] internal uint Ends;
            [FieldOffset(12)] internal uint Longitudes;
            [FieldOffset(16)] internal double Tolerance;
            [FieldOffset(24)] internal double MiterLimit;
        }
    }

    /// <summary>How to draw a shape.</summary>
    public sealed unsafe class ShapeOptions
    {
        internal Raw Value;

        /// <summary>Options with the defaults of the library.</summary>
        public ShapeOptions()
        {
            fixed (Raw* at = &Value) Texts.Check(Native.gn_shape_options_init(at));
        }

        /// <summary>Placement values. Default Placement.On.</summary>
        public Placement Placement
        {
            get { return (Placement)Value.Placement; }
            set { Value.Placement = (uint)value; }
        }

        /// <summary>In a whole turn, 3 ... 1,000,000; a part has its share, rounded up. Default 64.</summary>
        public int Vertices
        {
            get { return (int)Value.Vertices; }
            set { Value.Vertices = (uint)value; }
        }

        /// <summary>AzimuthMeaning values. Default AzimuthMeaning.Middle.</summary>
        public AzimuthMeaning AzimuthIs
        {
            get { return (AzimuthMeaning)Value.AzimuthIs; }
            set { Value.AzimuthIs = (uint)value; }
        }

        /// <summary>Meters, 0.000001 ... 1,000,000: enough vertices to keep the edges that close to the shape; or 0
        /// (default): as vertices says.</summary>
        public double Tolerance
        {
            get { return Value.Tolerance; }
            set { Value.Tolerance = value; }
        }

        /// <summary>Meters, 0.000001 ... 1,000,000: edges in GeoJSON have more vertices, so that straight lines in
        /// degrees lie that close to the geodesics; or 0 (default): no more vertices, unless the placement needs
        /// them: see CircleGeoJson().</summary>
        public double EdgeTolerance
        {
            get { return Value.EdgeTolerance; }
            set { Value.EdgeTolerance = value; }
        }

        /// <summary>The labels of a ring set are at this azimuth, degrees. Default 0.</summary>
        public double LabelAzimuth
        {
            get { return Value.LabelAzimuth; }
            set { Value.LabelAzimuth = value; }
        }

        /// <summary>The azimuth of the first radial line of a ring set, degrees. Default 0.</summary>
        public double RadialAzimuth
        {
            get { return Value.RadialAzimuth; }
            set { Value.RadialAzimuth = value; }
        }

        /// <summary>Radial lines of a ring set, evenly spaced, 0 ... 3600. Default 0.</summary>
        public int Radials
        {
            get { return (int)Value.Radials; }
            set { Value.Radials = (uint)value; }
        }

        /// <summary>In GeoJSON, 0 ... 12. Default 7, a centimeter.</summary>
        public int Decimals
        {
            get { return Value.Decimals; }
            set { Value.Decimals = value; }
        }

        /// <summary>Longitudes values. Default Longitudes.Reduced.</summary>
        public Longitudes Longitudes
        {
            get { return (Longitudes)Value.Longitudes; }
            set { Value.Longitudes = (uint)value; }
        }

        [StructLayout(LayoutKind.Explicit, Size = 64)]
        internal struct Raw
        {
            [FieldOffset(0)] internal uint Size;
            [FieldOffset(4)] internal uint Placement;
            [FieldOffset(8)] internal uint Vertices;
            [FieldOffset(12)] internal uint AzimuthIs;
            [FieldOffset(16)] internal double Tolerance;
            [FieldOffset(24)] internal double EdgeTolerance;
            [FieldOffset(32)] internal double LabelAzimuth;
            [FieldOffset(40)] internal double RadialAzimuth;
            [FieldOffset(48)] internal uint Radials;
            [FieldOffset(52)] internal int Decimals;
            [FieldOffset(56)] internal uint Longitudes;
            [FieldOffset(60)] internal uint Reserved;
        }
    }

    /// <summary>How a route or a polygon becomes GeoJSON.</summary>
    public sealed unsafe class GeoJsonOptions
    {
        internal Raw Value;

        /// <summary>Options with the defaults of the library.</summary>
        public GeoJsonOptions()
        {
            fixed (Raw* at = &Value) Texts.Check(Native.gn_geojson_options_init(at));
        }

        /// <summary>Of positions, 0 ... 12. Default 7, a centimeter.</summary>
        public int Decimals
        {
            get { return Value.Decimals; }
            set { Value.Decimals = value; }
        }

        /// <summary>Meters, 0.000001 ... 1,000,000: edges have more positions, so that straight lines in degrees
        /// lie that close to the geodesics; or 0 (default): no more positions.</summary>
        public double EdgeTolerance
        {
            get { return Value.EdgeTolerance; }
            set { Value.EdgeTolerance = value; }
        }

        [StructLayout(LayoutKind.Explicit, Size = 16)]
        internal struct Raw
        {
            [FieldOffset(0)] internal uint Size;
            [FieldOffset(4)] internal int Decimals;
            [FieldOffset(8)] internal double EdgeTolerance;
        }
    }

    /// <summary>How documents are written.</summary>
    public sealed unsafe class ExchangeOptions
    {
        internal Raw Value;

        /// <summary>Options with the defaults of the library.</summary>
        public ExchangeOptions()
        {
            fixed (Raw* at = &Value) Texts.Check(Native.gn_exchange_options_init(at));
        }

        /// <summary>Of degrees, 0 ... 12. Default 7, a centimeter.</summary>
        public int Decimals
        {
            get { return Value.Decimals; }
            set { Value.Decimals = value; }
        }

        /// <summary>Of altitudes and radii, 0 ... 6. Default 2.</summary>
        public int MeterDecimals
        {
            get { return Value.MeterDecimals; }
            set { Value.MeterDecimals = value; }
        }

        /// <summary>Of seconds that are not whole, 0 ... 9. Default 3.</summary>
        public int TimeDecimals
        {
            get { return Value.TimeDecimals; }
            set { Value.TimeDecimals = value; }
        }

        /// <summary>Meters, 0.000001 ... 1,000,000: polygons that stand for circles, ellipses and sectors depart
        /// from them by no more. 0: they have the usual number of vertices. Default 1.</summary>
        public double Tolerance
        {
            get { return Value.Tolerance; }
            set { Value.Tolerance = value; }
        }

        /// <summary>For CoT events without one: seconds since the beginning of 1970. Default NaN:
        /// refused.</summary>
        public double Time
        {
            get { return Value.Time; }
            set { Value.Time = value; }
        }

        /// <summary>For CoT events without a stale time: seconds after their start. Default 86,400.</summary>
        public double StaleAfter
        {
            get { return Value.StaleAfter; }
            set { Value.StaleAfter = value; }
        }

        [StructLayout(LayoutKind.Explicit, Size = 48)]
        internal struct Raw
        {
            [FieldOffset(0)] internal uint Size;
            [FieldOffset(4)] internal int Decimals;
            [FieldOffset(8)] internal int MeterDecimals;
            [FieldOffset(12)] internal int TimeDecimals;
            [FieldOffset(16)] internal double Tolerance;
            [FieldOffset(24)] internal double Time;
            [FieldOffset(32)] internal double StaleAfter;
            [FieldOffset(40)] internal ulong Reserved;
        }
    }

    /// <summary>How lines of sight are computed.</summary>
    public sealed unsafe class SightOptions
    {
        internal Raw Value;

        /// <summary>Options with the defaults of the library.</summary>
        public SightOptions()
        {
            fixed (Raw* at = &Value) Texts.Check(Native.gn_sight_options_init(at));
        }

        /// <summary>The part of the earth's curvature that refraction leaves, 0.1 ... 2: 6/7 for light, the
        /// default; 3/4 for radio; 1 without refraction.</summary>
        public double Curvature
        {
            get { return Value.Curvature; }
            set { Value.Curvature = value; }
        }

        /// <summary>Meters between the places that are looked at, 0.01 or more; 0, the default: the distance
        /// between rows or columns of the finest grid, whichever is less.</summary>
        public double Step
        {
            get { return Value.Step; }
            set { Value.Step = value; }
        }

        /// <summary>Of a radio, hertz, 1e6 ... 1e12: for its first Fresnel zone; 0, the default: none.</summary>
        public double Frequency
        {
            get { return Value.Frequency; }
            set { Value.Frequency = value; }
        }

        [StructLayout(LayoutKind.Explicit, Size = 32)]
        internal struct Raw
        {
            [FieldOffset(0)] internal uint Size;
            [FieldOffset(4)] internal uint Reserved;
            [FieldOffset(8)] internal double Curvature;
            [FieldOffset(16)] internal double Step;
            [FieldOffset(24)] internal double Frequency;
        }
    }
}
