// SPDX-License-Identifier: MIT

using System.Globalization;

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
}
