// SPDX-License-Identifier: MIT

using System.Globalization;
using System.Text;

namespace GridNorth
{
    public partial struct Point
    {
        /// <summary>A position; degrees.</summary>
        public Point(double latitude, double longitude)
        {
            Latitude = latitude;
            Longitude = longitude;
        }

        /// <summary>Latitude and longitude, with the digits that are needed to read the same numbers again.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "{0:R}, {1:R}", Latitude, Longitude);
        }
    }

    public partial struct Utm
    {
        /// <summary>A position on a grid; meters.</summary>
        public Utm(double easting, double northing, int zone, Hemisphere hemisphere)
        {
            Easting = easting;
            Northing = northing;
            Zone = zone;
            Hemisphere = hemisphere;
        }
    }

    public partial struct Bounds
    {
        /// <summary>A rectangle of meridians and parallels; degrees.</summary>
        public Bounds(double south, double west, double north, double east)
        {
            South = south;
            West = west;
            North = north;
            East = east;
        }
    }

    public partial struct Fence
    {
        /// <summary>A fence with a number of points, for a circle or a corridor also its radius in meters. Altitudes do
        /// not matter, and a polygon has one ring, unless the other fields say so.</summary>
        public Fence(long id, FenceShape shape, FenceTrigger triggers, int pointCount, double radius = 0) : this()
        {
            Id = id;
            Shape = shape;
            Triggers = triggers;
            PointCount = pointCount;
            Radius = radius;
        }
    }

    public partial struct Fix
    {
        /// <summary>Where something was, and when: seconds, degrees, meters. NaN: not known.</summary>
        public Fix(double time, Point point, double altitude = double.NaN, double accuracy = double.NaN)
        {
            Time = time;
            Point = point;
            Altitude = altitude;
            Accuracy = accuracy;
        }
    }

    public partial struct Vertex
    {
        /// <summary>A position of a feature; degrees, meters, and seconds since the beginning of 1970. NaN:
        /// absent.</summary>
        public Vertex(Point point, double altitude = double.NaN, double time = double.NaN)
        {
            Point = point;
            Altitude = altitude;
            Time = time;
        }
    }

    public unsafe partial struct Feature
    {
        /// <summary>A feature of some vertices without anything else: all numbers are absent, which is NaN.</summary>
        public Feature(FeatureKind kind, long first = 0, long count = 1)
        {
            fixed (Feature* at = &this) Texts.Check(Native.gn_feature_init(at));
            Kind = kind;
            First = first;
            Count = count;
        }
    }

    public partial struct Span
    {
        /// <summary>A part of a text in UTF-8.</summary>
        public Span(long offset, long size)
        {
            Offset = offset;
            Size = size;
        }

        /// <summary>The part of a document that this is, as it stands there: Exchange.XmlUnescape() reads it.</summary>
        public string In(byte[] text)
        {
            return Encoding.UTF8.GetString(text, checked((int)Offset), checked((int)Size));
        }
    }
}
