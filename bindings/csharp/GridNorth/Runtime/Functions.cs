// SPDX-License-Identifier: MIT
// Written by bindings/csharp/generate.py from docs/api.json.

using System;

namespace GridNorth
{
    /// <summary>The functions of the library. Those in C: include/gridnorth.h.</summary>
    public static unsafe partial class Gn
    {
        /// <summary>The version that the package was written for: major.</summary>
        public const int VersionMajor = 0;

        /// <summary>The version that the package was written for: minor.</summary>
        public const int VersionMinor = 2;

        /// <summary>The version that the package was written for: patch.</summary>
        public const int VersionPatch = 0;

        /// <summary>The radius of the sphere, in meters: the mean radius (2 a + b) / 3 of WGS 84.</summary>
        public const double MeanRadius = 6371008.771415059;

        /// <summary>Returns the version of the library as text.</summary>
        /// <returns>"major.minor.patch" in ASCII.</returns>
        /// <remarks>Since 0.1.</remarks>
        public static string Version()
        {
            return Texts.Ended(Native.gn_version());
        }

        /// <summary>Returns the version of the library as one number, which increases with every release.</summary>
        /// <returns>1,000,000 times the major, 1,000 times the minor, plus the patch number.</returns>
        /// <remarks>Since 0.1.</remarks>
        public static int VersionNumber()
        {
            return (int)Native.gn_version_number();
        }

        /// <summary>Returns the English sentence that explains a status.</summary>
        /// <param name="status">Any number.</param>
        /// <returns>ASCII text.</returns>
        /// <remarks>Since 0.1.</remarks>
        public static string StatusText(Status status)
        {
            return Texts.Ended(Native.gn_status_text((int)status));
        }

        /// <summary>Returns the name of a status.</summary>
        /// <param name="status">Any number.</param>
        /// <returns>For example "Status.Latitude".</returns>
        /// <remarks>Since 0.1.</remarks>
        public static string StatusName(Status status)
        {
            return Texts.Ended(Native.gn_status_name((int)status));
        }

        /// <summary>Returns the level of processor instructions that calls use.</summary>
        /// <returns>4 for x86-64-v4 (AVX-512), 3 for x86-64-v3 (AVX2), 1 for the instructions that every processor of
        /// the family has.</returns>
        /// <remarks>The library for x86-64 contains most functions over many rows or vertices three times, once for
        /// each level. When it is loaded, it chooses the best level that the processor has and the operating system
        /// allows. Every other build has one level. All levels give the same bits. Since 0.1.</remarks>
        public static int CpuLevel()
        {
            return (int)Native.gn_cpu_level();
        }

        /// <summary>Limits the level of processor instructions that calls use, for tests and measurements.</summary>
        /// <param name="level">The highest level to use; anything below 3 means level 1. 4 or more removes the
        /// limit.</param>
        /// <returns>The level from now on: the highest that the processor has and the limit allows.</returns>
        /// <remarks>The limit applies to all threads, from their next call on. It changes only the speed, never the
        /// results. A build with one level keeps that level. The call asks the processor again, which can take tens of
        /// microseconds in a virtual machine. Since 0.1.</remarks>
        public static int CpuLevelLimit(int level)
        {
            return (int)Native.gn_cpu_level_limit(level);
        }

        /// <summary>Writes the MGRS reference of the cell that contains a position.</summary>
        /// <param name="latitude">Degrees, -90 ... 90.</param>
        /// <param name="longitude">Degrees; any finite value, reduced to [-180, 180).</param>
        /// <param name="precision">Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square, -1 the grid zone
        /// alone.</param>
        /// <returns>ASCII text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Precision.</exception>
        /// <remarks>Digits are truncated, never rounded, so a longer reference always refines a shorter one. The
        /// underlying coordinates agree with GeographicLib to 10 nm. South and west edges belong to the cell. At 84
        /// north and beyond, and south of 80 south, references are polar (UPS). -0.0 is north. A northing that rounds
        /// to the equator from the south becomes 9,999,999.999999 m. Since 0.1. Takes constant time.</remarks>
        public static string MgrsEncode(double latitude, double longitude, int precision = 5)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_mgrs_encode(latitude, longitude, precision, outAt, (UIntPtr)outRoom.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes the MGRS reference of the cell that contains a position.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="precision">Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square, -1 the grid zone
        /// alone.</param>
        /// <returns>ASCII text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Precision.</exception>
        /// <remarks>Digits are truncated, never rounded, so a longer reference always refines a shorter one. The
        /// underlying coordinates agree with GeographicLib to 10 nm. South and west edges belong to the cell. At 84
        /// north and beyond, and south of 80 south, references are polar (UPS). -0.0 is north. A northing that rounds
        /// to the equator from the south becomes 9,999,999.999999 m. Since 0.1. Takes constant time.</remarks>
        public static string MgrsEncode(Point position, int precision = 5)
        {
            return MgrsEncode(position.Latitude, position.Longitude, precision);
        }

        /// <summary>Writes the MGRS reference of the cell that contains a position on the UTM or UPS grid.</summary>
        /// <param name="utm">Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in [-9000 km,
        /// 9500 km] or, south, in [1000 km, 19,500 km]; or Zone.Ups with both in [1300 km, 2700 km] (north), [800 km,
        /// 3200 km] (south).</param>
        /// <param name="precision">Digits per axis, 0 ... 11, or -1 for the grid zone alone.</param>
        /// <returns>ASCII text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Precision, Status.Zone, Status.Hemisphere,
        /// Status.Easting, Status.Northing, Status.MgrsGridZone, Status.MgrsSquare.</exception>
        /// <remarks>The reference has the zone of utm, even if the position lies beyond the border of that zone;
        /// decoding flags such a reference. Bands X and C continue beyond 84 north and 80 south, but only as far as
        /// decoding accepts them. A northing across the equator is moved to the other hemisphere. The upper limits
        /// belong to the last cell: a coordinate at a limit is moved inward by a millionth of a meter (in GeographicLib
        /// by less). Since 0.1. Takes constant time.</remarks>
        public static string MgrsEncodeUtm(Utm utm, int precision = 5)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_mgrs_encode_utm(&utm, precision, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes the MGRS references of many positions.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="precision">Digits per axis, 0 ... 11, or -1 for the grid zone alone.</param>
        /// <returns>Texts: The texts; an empty one in a refused row. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Precision.</exception>
        /// <remarks>A refused row becomes an empty text, and its status says why: Status.Latitude or Status.NotFinite.
        /// Each row equals the result of MgrsEncode(), bit for bit. Since 0.1. Time grows with the rows. Slowest input
        /// known: rows far from their zone, which are finished one by one. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (string[] Texts, Status[] Statuses) MgrsEncodeBatch(double[] latitudes, double[] longitudes,
            int precision = 5)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            const int slot = 28;
            var textsRoom = new byte[(long)slot * count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (byte* textsAt = textsRoom)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_mgrs_encode_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, precision, textsAt, (UIntPtr)slot, (IntPtr)slot,
                    (byte*)statusesRowsAt));
            return (Texts.Split(textsRoom, slot), statusesRows);
        }

        /// <summary>Writes the MGRS references of many points on UTM or UPS grids.</summary>
        /// <param name="eastings">Meters.</param>
        /// <param name="northings">Meters.</param>
        /// <param name="zones">Zones with the sign of the hemisphere: 33 north, -33 south, 61 and -61 UPS.</param>
        /// <param name="precision">Digits per axis, 0 ... 11, or -1 for the grid zone alone.</param>
        /// <returns>Texts: The texts; an empty one in a refused row. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Precision.</exception>
        /// <remarks>A refused row becomes an empty text, and its status says why: Status.Zone, or what MgrsEncodeUtm()
        /// answers. Each row equals the result of MgrsEncodeUtm(), bit for bit. Since 0.2. Time grows with the rows.
        /// Slowest input known: rows far from their zone, which are finished one by one. Statuses of rows:
        /// Status.NotFinite, Status.Precision, Status.Zone, Status.Hemisphere, Status.Easting, Status.Northing,
        /// Status.MgrsGridZone, Status.MgrsSquare.</remarks>
        public static (string[] Texts, Status[] Statuses) MgrsEncodeUtmBatch(double[] eastings, double[] northings,
            int[] zones, int precision = 5)
        {
            var count = Rows.Need(eastings, nameof(eastings));
            Rows.Same(count, northings, nameof(northings));
            Rows.Same(count, zones, nameof(zones));
            const int slot = 28;
            var textsRoom = new byte[(long)slot * count];
            var statusesRows = new Status[count];
            fixed (double* eastingsAt = eastings)
            fixed (double* northingsAt = northings)
            fixed (int* zonesAt = zones)
            fixed (byte* textsAt = textsRoom)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_mgrs_encode_utm_batch(eastingsAt, (IntPtr)sizeof(double), northingsAt,
                    (IntPtr)sizeof(double), zonesAt, (IntPtr)sizeof(int), (UIntPtr)count, precision, textsAt,
                    (UIntPtr)slot, (IntPtr)slot, (byte*)statusesRowsAt));
            return (Texts.Split(textsRoom, slot), statusesRows);
        }

        /// <summary>Reads an MGRS reference: finds the cell that it names, and its position.</summary>
        /// <param name="text">ASCII: upper or lower case, one or two digits of zone, blanks and tabs anywhere between
        /// the parts. The grid zone alone and the 100 km square alone are references too.</param>
        /// <returns>The cell.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextByte, Status.MgrsZone,
        /// Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare,
        /// Status.MgrsOddDigits, Status.MgrsTooManyDigits.</exception>
        /// <remarks>Blanks may split the digits once, in the middle. A cell that lies in the neighboring band, or
        /// beyond the border of its zone, is decoded and flagged; a square that lies more than one row outside its
        /// band, or outside both band and zone, does not exist. Positions agree with GeographicLib to 10 nm. inside
        /// encodes back to the same reference, unless the cell is flagged or a border leaves less than 20 nm of it.
        /// Since 0.1. Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone
        /// cuts, with up to 16 bisections.</remarks>
        public static MgrsCell MgrsDecode(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            MgrsCell outResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_mgrs_decode(textAt, Texts.Size(textBytes), &outResult,
                    &errorOffset), text, errorOffset);
            return outResult;
        }

        /// <summary>Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it
        /// names.</summary>
        /// <param name="text">ASCII, as MgrsDecode() reads it.</param>
        /// <returns>The cell.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextByte, Status.MgrsZone,
        /// Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare,
        /// Status.MgrsOddDigits, Status.MgrsTooManyDigits, Status.MgrsBandOfNeighbor,
        /// Status.MgrsOverhangsZone.</exception>
        /// <remarks>At precisions 10 and 11, a reference that was encoded from a position on a border may be refused:
        /// its cell, a few micrometers wide, may lie beyond the border by less than the projection's accuracy of 10 nm.
        /// Since 0.1. Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone
        /// cuts, with up to 16 bisections.</remarks>
        public static MgrsCell MgrsDecodeStrict(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            MgrsCell outResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_mgrs_decode_strict(textAt, Texts.Size(textBytes), &outResult,
                    &errorOffset), text, errorOffset);
            return outResult;
        }

        /// <summary>Finds the positions of many MGRS references.</summary>
        /// <param name="texts">ASCII, in any of the forms that MgrsDecode() reads.</param>
        /// <returns>Latitudes: The latitudes of points inside the cells, degrees: the centers, except where the border
        /// of a grid zone cuts the cell. Longitudes: Their longitudes, degrees, in [-180, 180). Statuses: The status of
        /// each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status is what MgrsDecode() gives for it. Each row is the inside
        /// of its cell, bit for bit. Since 0.1. Slowest input known: a cell that the border of a grid zone cuts, with
        /// up to 16 bisections. Statuses of rows: Status.Offset, Status.TextEmpty, Status.TextByte, Status.MgrsZone,
        /// Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare,
        /// Status.MgrsOddDigits, Status.MgrsTooManyDigits.</remarks>
        public static (double[] Latitudes, double[] Longitudes, Status[] Statuses) MgrsDecodeBatch(string[] texts)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            var latitudesRows = new double[count];
            var longitudesRows = new double[count];
            var statusesRows = new Status[count];
            while (slots.Next())
            {
                fixed (double* latitudesRowsAt = latitudesRows)
                fixed (double* longitudesRowsAt = longitudesRows)
                fixed (Status* statusesRowsAt = statusesRows)
                fixed (byte* textsAt = slots.Bytes)
                    Texts.Check(Native.gn_mgrs_decode_batch(textsAt, (UIntPtr)slots.Size, (IntPtr)slots.Size,
                        (UIntPtr)slots.Count, latitudesRowsAt + slots.First, (IntPtr)sizeof(double),
                        longitudesRowsAt + slots.First, (IntPtr)sizeof(double), (byte*)statusesRowsAt + slots.First));
            }
            return (latitudesRows, longitudesRows, statusesRows);
        }

        /// <summary>Finds the positions of many MGRS references. The results go into arrays of yours.</summary>
        /// <param name="texts">ASCII, in any of the forms that MgrsDecode() reads.</param>
        /// <param name="latitudes">The latitudes of points inside the cells, degrees: the centers, except where the
        /// border of a grid zone cuts the cell.</param>
        /// <param name="longitudes">Their longitudes, degrees, in [-180, 180).</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status is what MgrsDecode() gives for it. Each row is the inside
        /// of its cell, bit for bit. Since 0.1. Slowest input known: a cell that the border of a grid zone cuts, with
        /// up to 16 bisections. Statuses of rows: Status.Offset, Status.TextEmpty, Status.TextByte, Status.MgrsZone,
        /// Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare,
        /// Status.MgrsOddDigits, Status.MgrsTooManyDigits.</remarks>
        public static bool MgrsDecodeBatch(string[] texts, double[] latitudes, double[] longitudes, Status[] statuses)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            Rows.Same(count, latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            var accepted = true;
            while (slots.Next())
            {
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (Status* statusesAt = statuses)
                fixed (byte* textsAt = slots.Bytes)
                    accepted &= Texts.Check(Native.gn_mgrs_decode_batch(textsAt, (UIntPtr)slots.Size,
                        (IntPtr)slots.Size, (UIntPtr)slots.Count, latitudesAt + slots.First, (IntPtr)sizeof(double),
                        longitudesAt + slots.First, (IntPtr)sizeof(double),
                        statusesAt == null ? null : (byte*)statusesAt + slots.First));
            }
            return accepted;
        }

        /// <summary>Finds the positions of many MGRS references, and refuses those whose cells lie wholly outside the
        /// grid zone that they name.</summary>
        /// <param name="texts">ASCII, in any of the forms that MgrsDecode() reads.</param>
        /// <returns>Latitudes: The latitudes of points inside the cells, degrees: the centers, except where the border
        /// of a grid zone cuts the cell. Longitudes: Their longitudes, degrees, in [-180, 180). Statuses: The status of
        /// each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status is what MgrsDecodeStrict() gives for it. Each row is the
        /// inside of its cell, bit for bit. Since 0.1. Slowest input known: a cell that the border of a grid zone cuts,
        /// with up to 16 bisections. Statuses of rows: Status.Offset, Status.TextEmpty, Status.TextByte,
        /// Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare,
        /// Status.MgrsOddDigits, Status.MgrsTooManyDigits, Status.MgrsBandOfNeighbor,
        /// Status.MgrsOverhangsZone.</remarks>
        public static (double[] Latitudes, double[] Longitudes, Status[] Statuses) MgrsDecodeStrictBatch(
            string[] texts)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            var latitudesRows = new double[count];
            var longitudesRows = new double[count];
            var statusesRows = new Status[count];
            while (slots.Next())
            {
                fixed (double* latitudesRowsAt = latitudesRows)
                fixed (double* longitudesRowsAt = longitudesRows)
                fixed (Status* statusesRowsAt = statusesRows)
                fixed (byte* textsAt = slots.Bytes)
                    Texts.Check(Native.gn_mgrs_decode_strict_batch(textsAt, (UIntPtr)slots.Size, (IntPtr)slots.Size,
                        (UIntPtr)slots.Count, latitudesRowsAt + slots.First, (IntPtr)sizeof(double),
                        longitudesRowsAt + slots.First, (IntPtr)sizeof(double), (byte*)statusesRowsAt + slots.First));
            }
            return (latitudesRows, longitudesRows, statusesRows);
        }

        /// <summary>Finds the positions of many MGRS references, and refuses those whose cells lie wholly outside the
        /// grid zone that they name. The results go into arrays of yours.</summary>
        /// <param name="texts">ASCII, in any of the forms that MgrsDecode() reads.</param>
        /// <param name="latitudes">The latitudes of points inside the cells, degrees: the centers, except where the
        /// border of a grid zone cuts the cell.</param>
        /// <param name="longitudes">Their longitudes, degrees, in [-180, 180).</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status is what MgrsDecodeStrict() gives for it. Each row is the
        /// inside of its cell, bit for bit. Since 0.1. Slowest input known: a cell that the border of a grid zone cuts,
        /// with up to 16 bisections. Statuses of rows: Status.Offset, Status.TextEmpty, Status.TextByte,
        /// Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare,
        /// Status.MgrsOddDigits, Status.MgrsTooManyDigits, Status.MgrsBandOfNeighbor,
        /// Status.MgrsOverhangsZone.</remarks>
        public static bool MgrsDecodeStrictBatch(string[] texts, double[] latitudes, double[] longitudes,
            Status[] statuses)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            Rows.Same(count, latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            var accepted = true;
            while (slots.Next())
            {
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (Status* statusesAt = statuses)
                fixed (byte* textsAt = slots.Bytes)
                    accepted &= Texts.Check(Native.gn_mgrs_decode_strict_batch(textsAt, (UIntPtr)slots.Size,
                        (IntPtr)slots.Size, (UIntPtr)slots.Count, latitudesAt + slots.First, (IntPtr)sizeof(double),
                        longitudesAt + slots.First, (IntPtr)sizeof(double),
                        statusesAt == null ? null : (byte*)statusesAt + slots.First));
            }
            return accepted;
        }

        /// <summary>Finds the cells that many MGRS references name.</summary>
        /// <param name="texts">ASCII, in any of the forms that MgrsDecode() reads.</param>
        /// <returns>Cells: The cells. Statuses: The status of each row.</returns>
        /// <remarks>In a refused row, every floating-point field is NaN and every other field is 0; its status is what
        /// MgrsDecode() gives. Each cell equals the result of MgrsDecode(), bit for bit. Since 0.2. Slowest input
        /// known: a cell that the border of a grid zone cuts, with up to 16 bisections. Statuses of rows:
        /// Status.Offset, Status.TextEmpty, Status.TextByte, Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone,
        /// Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare, Status.MgrsOddDigits,
        /// Status.MgrsTooManyDigits.</remarks>
        public static (MgrsCell[] Cells, Status[] Statuses) MgrsDecodeCellsBatch(string[] texts)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            var cellsRows = new MgrsCell[count];
            var statusesRows = new Status[count];
            while (slots.Next())
            {
                fixed (MgrsCell* cellsRowsAt = cellsRows)
                fixed (Status* statusesRowsAt = statusesRows)
                fixed (byte* textsAt = slots.Bytes)
                    Texts.Check(Native.gn_mgrs_decode_cells_batch(textsAt, (UIntPtr)slots.Size, (IntPtr)slots.Size,
                        (UIntPtr)slots.Count, cellsRowsAt + slots.First, (IntPtr)sizeof(MgrsCell),
                        (byte*)statusesRowsAt + slots.First));
            }
            return (cellsRows, statusesRows);
        }

        /// <summary>Finds the cells that many MGRS references name. The results go into arrays of yours.</summary>
        /// <param name="texts">ASCII, in any of the forms that MgrsDecode() reads.</param>
        /// <param name="cells">The cells.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>In a refused row, every floating-point field is NaN and every other field is 0; its status is what
        /// MgrsDecode() gives. Each cell equals the result of MgrsDecode(), bit for bit. Since 0.2. Slowest input
        /// known: a cell that the border of a grid zone cuts, with up to 16 bisections. Statuses of rows:
        /// Status.Offset, Status.TextEmpty, Status.TextByte, Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone,
        /// Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare, Status.MgrsOddDigits,
        /// Status.MgrsTooManyDigits.</remarks>
        public static bool MgrsDecodeCellsBatch(string[] texts, MgrsCell[] cells, Status[] statuses)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            Rows.Same(count, cells, nameof(cells));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            var accepted = true;
            while (slots.Next())
            {
                fixed (MgrsCell* cellsAt = cells)
                fixed (Status* statusesAt = statuses)
                fixed (byte* textsAt = slots.Bytes)
                    accepted &= Texts.Check(Native.gn_mgrs_decode_cells_batch(textsAt, (UIntPtr)slots.Size,
                        (IntPtr)slots.Size, (UIntPtr)slots.Count, cellsAt + slots.First, (IntPtr)sizeof(MgrsCell),
                        statusesAt == null ? null : (byte*)statusesAt + slots.First));
            }
            return accepted;
        }

        /// <summary>Computes the outline of an MGRS cell: a polygon, clipped at the border of its grid zone.</summary>
        /// <param name="cell">A result of MgrsDecode(). Its zone, letters, precision and utmSouthWest are read.</param>
        /// <param name="tolerance">How far a chord, straight on a Mercator map, may depart from the edge of the cell,
        /// in meters: 1e-6 ... 1e6.</param>
        /// <returns>The ring.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Precision, Status.Easting, Status.Northing,
        /// Status.Tolerance, Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow,
        /// Status.MgrsSquare, Status.MgrsBandOfNeighbor, Status.MgrsOverhangsZone.</exception>
        /// <remarks>The ring is closed (the first vertex is repeated at the end) and counterclockwise on a map with
        /// north up, as RFC 7946 requires. The cells of a grid zone cover it without gaps or overlaps. Edges along
        /// meridians and parallels have no vertices in between. At a pole, where all longitudes meet, the ring has two
        /// vertices: it runs along the pole as along a parallel. No cell crosses the antimeridian: longitudes there are
        /// -180 on the east side and 180 on the west side. The polygon contains cell.inside. A cell that lies wholly
        /// outside its grid zone has no polygon: Status.MgrsOverhangsZone or Status.MgrsBandOfNeighbor. Since 0.1. Time
        /// grows with the vertices, at most 110 / √tolerance (in meters) on a side. Slowest input known: a 100 km
        /// square next to a pole.</remarks>
        public static Point[] MgrsOutline(MgrsCell cell, double tolerance)
        {
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = outRoom)
                    status = Native.gn_mgrs_outline(&cell, tolerance, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Computes the outline of an MGRS cell: a polygon, clipped at the border of its grid zone. The
        /// results go into arrays of yours.</summary>
        /// <param name="cell">A result of MgrsDecode(). Its zone, letters, precision and utmSouthWest are read.</param>
        /// <param name="tolerance">How far a chord, straight on a Mercator map, may depart from the edge of the cell,
        /// in meters: 1e-6 ... 1e6.</param>
        /// <param name="result">The ring. If it is null or too short, there is a new array afterward.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Precision, Status.Easting, Status.Northing,
        /// Status.Tolerance, Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow,
        /// Status.MgrsSquare, Status.MgrsBandOfNeighbor, Status.MgrsOverhangsZone.</exception>
        /// <remarks>The ring is closed (the first vertex is repeated at the end) and counterclockwise on a map with
        /// north up, as RFC 7946 requires. The cells of a grid zone cover it without gaps or overlaps. Edges along
        /// meridians and parallels have no vertices in between. At a pole, where all longitudes meet, the ring has two
        /// vertices: it runs along the pole as along a parallel. No cell crosses the antimeridian: longitudes there are
        /// -180 on the east side and 180 on the west side. The polygon contains cell.inside. A cell that lies wholly
        /// outside its grid zone has no polygon: Status.MgrsOverhangsZone or Status.MgrsBandOfNeighbor. Since 0.1. Time
        /// grows with the vertices, at most 110 / √tolerance (in meters) on a side. Slowest input known: a 100 km
        /// square next to a pole.</remarks>
        public static int MgrsOutline(MgrsCell cell, double tolerance, ref Point[] result)
        {
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = result)
                    status = Native.gn_mgrs_outline(&cell, tolerance, outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Finds the smallest rectangle of meridians and parallels that contains the outline of a
        /// cell.</summary>
        /// <param name="cell">A result of MgrsDecode(). Its zone, letters, precision and utmSouthWest are read.</param>
        /// <returns>The edges of the rectangle in degrees.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Precision, Status.Easting, Status.Northing,
        /// Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare,
        /// Status.MgrsBandOfNeighbor, Status.MgrsOverhangsZone.</exception>
        /// <remarks>No cell crosses the antimeridian: west is less than east. Since 0.2.</remarks>
        public static Bounds MgrsBounds(MgrsCell cell)
        {
            Bounds boundsResult;
            Texts.Check(Native.gn_mgrs_bounds(&cell, &boundsResult));
            return boundsResult;
        }

        /// <summary>Reads a position from a text, in one given form or in any form.</summary>
        /// <param name="text">UTF-8; upper or lower case; may have blanks, brackets or quotation marks around
        /// it.</param>
        /// <param name="form">Form.Any, or the only form to read; Form.Utm reads UPS too.</param>
        /// <param name="flags">The sum of ParseFlag values, or 0.</param>
        /// <returns>The possible meanings of the text, the best first.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Latitude, Status.Easting, Status.Northing,
        /// Status.Form, Status.Style, Status.TextEmpty, Status.TextByte, Status.TextForm, Status.TextNumber,
        /// Status.TextDigits, Status.TextSixty, Status.TextSymbol, Status.TextSign, Status.TextHemisphere,
        /// Status.TextIncomplete, Status.TextRest, Status.TextCrs, Status.TextUnit, Status.TextComma,
        /// Status.TextLetter, Status.TextAmbiguous, Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone,
        /// Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare, Status.MgrsOddDigits, Status.MgrsTooManyDigits,
        /// Status.MgrsBandOfNeighbor, Status.MgrsOverhangsZone.</exception>
        /// <remarks>Nothing is guessed. A text with two meanings either gives both, like "38S 444140 3684706" (band S
        /// or the southern hemisphere), or is refused, like "12,5,13,5". A minus beside S or W, as in "-23.3° S",
        /// reverses the direction again: the result is north and has the flag PositionFlag.DoubleSign. Check the flag,
        /// or pass ParseFlag.Strict, which refuses such a text. A coordinate in degrees has one, two or three numbers.
        /// Symbols may follow them: °, º, ˚, d or * after degrees; ', ′, ’, ´,  and similar signs after minutes; ", ″,
        /// ” or two signs of minutes after seconds. So may words: deg, min, sec, their long forms, d, m and s. The
        /// numbers may also be separated by colons, by hyphens (only in a coordinate with a letter) or by blanks alone.
        /// The letters N, S, E, W, or the words north, south, east and west, before or after a coordinate, give the
        /// hemisphere and say which coordinate is the latitude; without them the latitude comes first. A comma, a
        /// semicolon, a slash or blanks, in any Unicode variety, separate the two; minus signs and hyphens mean the
        /// same. Labels ("lat:") and other languages are not read. If the two coordinates have different kinds of
        /// symbols, or one has none, a comma or a letter for each must separate them: "40d30', 75", "N40d30' 75E". The
        /// degree sign may be missing before minutes: "37 53.5'". Only the last number may have decimals. Minutes
        /// cannot be "60", but "60.0" is read. Decimal degrees of up to 15 digits are correctly rounded, minutes and
        /// seconds to within one unit in the last place; longitudes are reduced to [-180, 180). The position of a UTM
        /// or UPS text is the result of UtmInverse(); that of MGRS, GEOREF and GARS is the center of the cell. Some
        /// references look like words: "HELP", "ZAP", "100 km", "31 Jan". Therefore polar MGRS and GEOREF without
        /// digits, GARS without a quadrant, and MGRS without digits and with a blank after the zone number are read
        /// only if form names them. "38N" is the grid zone, as its precision shows. Degrees and minutes, or degrees,
        /// minutes and seconds, may be packed into one number, as ICAO and NMEA write them: four or six digits before
        /// the point for a latitude, five or seven for a longitude. If each has a letter, that is the only meaning:
        /// "4530N 01030E", "N400723 W0740723", "4807.038,N,01131.000,E", and near the equator "N0045 E00030", which is
        /// 0°45', 0°30'. Without letters, "0045 00030" has two meanings, packed and plain degrees, and "4530 01030" is
        /// refused. UTM may have its letters before the numbers, "18N E585628 N4511322", or thirteen digits in a row;
        /// UPS may have A, B, Y or Z. A geo URI may have blanks after its commas, numbers without a digit before or
        /// after the point, its parameters in any order, and a query; with ParseFlag.Strict it must follow RFC 5870.
        /// Since 0.1. Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a
        /// long text of numbers and commas.</remarks>
        public static Position[] PositionParse(string text, Form form = Form.Any, ParseFlag flags = ParseFlag.None)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            var outRoom = new Position[Room.Elements];
            UIntPtr outNeeded;
            UIntPtr errorOffset;
            int status;
            do
            {
                fixed (byte* textAt = textBytes)
                fixed (Position* outAt = outRoom)
                    status = Native.gn_position_parse(textAt, Texts.Size(textBytes), (int)form, (uint)flags, outAt,
                        (UIntPtr)outRoom.Length, &outNeeded, &errorOffset);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status, text, errorOffset);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Reads a position from a text, in one given form or in any form. The results go into arrays of
        /// yours.</summary>
        /// <param name="text">UTF-8; upper or lower case; may have blanks, brackets or quotation marks around
        /// it.</param>
        /// <param name="result">The possible meanings of the text, the best first. If it is null or too short, there is
        /// a new array afterward.</param>
        /// <param name="form">Form.Any, or the only form to read; Form.Utm reads UPS too.</param>
        /// <param name="flags">The sum of ParseFlag values, or 0.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Latitude, Status.Easting, Status.Northing,
        /// Status.Form, Status.Style, Status.TextEmpty, Status.TextByte, Status.TextForm, Status.TextNumber,
        /// Status.TextDigits, Status.TextSixty, Status.TextSymbol, Status.TextSign, Status.TextHemisphere,
        /// Status.TextIncomplete, Status.TextRest, Status.TextCrs, Status.TextUnit, Status.TextComma,
        /// Status.TextLetter, Status.TextAmbiguous, Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone,
        /// Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare, Status.MgrsOddDigits, Status.MgrsTooManyDigits,
        /// Status.MgrsBandOfNeighbor, Status.MgrsOverhangsZone.</exception>
        /// <remarks>Nothing is guessed. A text with two meanings either gives both, like "38S 444140 3684706" (band S
        /// or the southern hemisphere), or is refused, like "12,5,13,5". A minus beside S or W, as in "-23.3° S",
        /// reverses the direction again: the result is north and has the flag PositionFlag.DoubleSign. Check the flag,
        /// or pass ParseFlag.Strict, which refuses such a text. A coordinate in degrees has one, two or three numbers.
        /// Symbols may follow them: °, º, ˚, d or * after degrees; ', ′, ’, ´,  and similar signs after minutes; ", ″,
        /// ” or two signs of minutes after seconds. So may words: deg, min, sec, their long forms, d, m and s. The
        /// numbers may also be separated by colons, by hyphens (only in a coordinate with a letter) or by blanks alone.
        /// The letters N, S, E, W, or the words north, south, east and west, before or after a coordinate, give the
        /// hemisphere and say which coordinate is the latitude; without them the latitude comes first. A comma, a
        /// semicolon, a slash or blanks, in any Unicode variety, separate the two; minus signs and hyphens mean the
        /// same. Labels ("lat:") and other languages are not read. If the two coordinates have different kinds of
        /// symbols, or one has none, a comma or a letter for each must separate them: "40d30', 75", "N40d30' 75E". The
        /// degree sign may be missing before minutes: "37 53.5'". Only the last number may have decimals. Minutes
        /// cannot be "60", but "60.0" is read. Decimal degrees of up to 15 digits are correctly rounded, minutes and
        /// seconds to within one unit in the last place; longitudes are reduced to [-180, 180). The position of a UTM
        /// or UPS text is the result of UtmInverse(); that of MGRS, GEOREF and GARS is the center of the cell. Some
        /// references look like words: "HELP", "ZAP", "100 km", "31 Jan". Therefore polar MGRS and GEOREF without
        /// digits, GARS without a quadrant, and MGRS without digits and with a blank after the zone number are read
        /// only if form names them. "38N" is the grid zone, as its precision shows. Degrees and minutes, or degrees,
        /// minutes and seconds, may be packed into one number, as ICAO and NMEA write them: four or six digits before
        /// the point for a latitude, five or seven for a longitude. If each has a letter, that is the only meaning:
        /// "4530N 01030E", "N400723 W0740723", "4807.038,N,01131.000,E", and near the equator "N0045 E00030", which is
        /// 0°45', 0°30'. Without letters, "0045 00030" has two meanings, packed and plain degrees, and "4530 01030" is
        /// refused. UTM may have its letters before the numbers, "18N E585628 N4511322", or thirteen digits in a row;
        /// UPS may have A, B, Y or Z. A geo URI may have blanks after its commas, numbers without a digit before or
        /// after the point, its parameters in any order, and a query; with ParseFlag.Strict it must follow RFC 5870.
        /// Since 0.1. Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a
        /// long text of numbers and commas.</remarks>
        public static int PositionParse(string text, ref Position[] result, Form form = Form.Any,
            ParseFlag flags = ParseFlag.None)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            if (result == null) result = new Position[Room.Elements];
            UIntPtr outNeeded;
            UIntPtr errorOffset;
            int status;
            do
            {
                fixed (byte* textAt = textBytes)
                fixed (Position* outAt = result)
                    status = Native.gn_position_parse(textAt, Texts.Size(textBytes), (int)form, (uint)flags, outAt,
                        (UIntPtr)result.Length, &outNeeded, &errorOffset);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status, text, errorOffset);
            return (int)outNeeded;
        }

        /// <summary>Reads a latitude or a longitude alone.</summary>
        /// <param name="text">UTF-8: "40°30.5′N", "-75.25", "321942.29N"; upper or lower case; may have blanks,
        /// brackets or quotation marks around it.</param>
        /// <param name="axis">Axis.Latitude or Axis.Longitude: what the text must be.</param>
        /// <returns>The coordinate, a longitude in [-180, 180).</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Latitude, Status.Style, Status.TextEmpty,
        /// Status.TextByte, Status.TextForm, Status.TextNumber, Status.TextDigits, Status.TextSixty, Status.TextSymbol,
        /// Status.TextSign, Status.TextHemisphere, Status.TextIncomplete, Status.TextRest, Status.TextCrs,
        /// Status.TextUnit, Status.TextComma, Status.TextLetter, Status.TextAmbiguous.</exception>
        /// <remarks>The text is one half of a position in degrees that PositionParse() reads. A comma between two
        /// digits is a decimal comma. A letter of the other axis is refused. So is a text that has two meanings or
        /// would need a flag: a minus beside S or W; or, without the letter that makes them packed degrees and minutes,
        /// four or six digits for a latitude, or five or seven for a longitude. Since 0.2. Time grows with the bytes of
        /// the text, which are read some 10 to 20 times. Slowest input known: a long text of numbers and
        /// commas.</remarks>
        public static double CoordinateParse(string text, Axis axis)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            double degreesResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_coordinate_parse(textAt, Texts.Size(textBytes), (int)axis, &degreesResult,
                    &errorOffset), text, errorOffset);
            return degreesResult;
        }

        /// <summary>Reads many positions from texts, all in one given form or each in any form.</summary>
        /// <param name="texts">In any of the forms that PositionParse() reads.</param>
        /// <param name="form">One of the Form values for all rows; with Form.Any each row may have any form.</param>
        /// <param name="flags">The sum of ParseFlag values, or 0.</param>
        /// <returns>Positions: The positions. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Form, Status.Style.</exception>
        /// <remarks>In a refused row, every floating-point field is NaN and every other field is 0. Its status is
        /// Status.TextAmbiguous if the text has two meanings, or what PositionParse() answers. Each row equals the
        /// result of PositionParse(), bit for bit. Since 0.2. Slowest input known: slots filled with numbers and
        /// commas. Statuses of rows: Status.Offset, Status.Latitude, Status.Easting, Status.Northing, Status.Form,
        /// Status.Style, Status.TextEmpty, Status.TextByte, Status.TextForm, Status.TextNumber, Status.TextDigits,
        /// Status.TextSixty, Status.TextSymbol, Status.TextSign, Status.TextHemisphere, Status.TextIncomplete,
        /// Status.TextRest, Status.TextCrs, Status.TextUnit, Status.TextComma, Status.TextLetter, Status.TextAmbiguous,
        /// Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare,
        /// Status.MgrsOddDigits, Status.MgrsTooManyDigits, Status.MgrsBandOfNeighbor,
        /// Status.MgrsOverhangsZone.</remarks>
        public static (Position[] Positions, Status[] Statuses) PositionParseBatch(string[] texts, Form form = Form.Any,
            ParseFlag flags = ParseFlag.None)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            var positionsRows = new Position[count];
            var statusesRows = new Status[count];
            while (slots.Next())
            {
                fixed (Position* positionsRowsAt = positionsRows)
                fixed (Status* statusesRowsAt = statusesRows)
                fixed (byte* textsAt = slots.Bytes)
                    Texts.Check(Native.gn_position_parse_batch(textsAt, (UIntPtr)slots.Size, (IntPtr)slots.Size,
                        (UIntPtr)slots.Count, (int)form, (uint)flags, positionsRowsAt + slots.First,
                        (IntPtr)sizeof(Position), (byte*)statusesRowsAt + slots.First));
            }
            return (positionsRows, statusesRows);
        }

        /// <summary>Reads many positions from texts, all in one given form or each in any form. The results go into
        /// arrays of yours.</summary>
        /// <param name="texts">In any of the forms that PositionParse() reads.</param>
        /// <param name="positions">The positions.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <param name="form">One of the Form values for all rows; with Form.Any each row may have any form.</param>
        /// <param name="flags">The sum of ParseFlag values, or 0.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.Form, Status.Style.</exception>
        /// <remarks>In a refused row, every floating-point field is NaN and every other field is 0. Its status is
        /// Status.TextAmbiguous if the text has two meanings, or what PositionParse() answers. Each row equals the
        /// result of PositionParse(), bit for bit. Since 0.2. Slowest input known: slots filled with numbers and
        /// commas. Statuses of rows: Status.Offset, Status.Latitude, Status.Easting, Status.Northing, Status.Form,
        /// Status.Style, Status.TextEmpty, Status.TextByte, Status.TextForm, Status.TextNumber, Status.TextDigits,
        /// Status.TextSixty, Status.TextSymbol, Status.TextSign, Status.TextHemisphere, Status.TextIncomplete,
        /// Status.TextRest, Status.TextCrs, Status.TextUnit, Status.TextComma, Status.TextLetter, Status.TextAmbiguous,
        /// Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow, Status.MgrsSquare,
        /// Status.MgrsOddDigits, Status.MgrsTooManyDigits, Status.MgrsBandOfNeighbor,
        /// Status.MgrsOverhangsZone.</remarks>
        public static bool PositionParseBatch(string[] texts, Position[] positions, Status[] statuses,
            Form form = Form.Any, ParseFlag flags = ParseFlag.None)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            Rows.Same(count, positions, nameof(positions));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            var accepted = true;
            while (slots.Next())
            {
                fixed (Position* positionsAt = positions)
                fixed (Status* statusesAt = statuses)
                fixed (byte* textsAt = slots.Bytes)
                    accepted &= Texts.Check(Native.gn_position_parse_batch(textsAt, (UIntPtr)slots.Size,
                        (IntPtr)slots.Size, (UIntPtr)slots.Count, (int)form, (uint)flags, positionsAt + slots.First,
                        (IntPtr)sizeof(Position), statusesAt == null ? null : (byte*)statusesAt + slots.First));
            }
            return accepted;
        }

        /// <summary>Writes a position in one of many forms.</summary>
        /// <param name="latitude">Degrees, -90 ... 90.</param>
        /// <param name="longitude">Degrees; any finite value, reduced to [-180, 180].</param>
        /// <param name="options">Null: the defaults. Form, digits and style.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Precision, Status.Zone,
        /// Status.TooFar, Status.Form, Status.Style, Status.Altitude, Status.Decimals.</exception>
        /// <remarks>Each coordinate is rounded once, exactly, to the nearest number with the requested digits, ties to
        /// the even digit; minutes and seconds are taken from the rounded number. So minutes and seconds are never 60,
        /// and no zero has a minus sign or the letter S or W. Grid coordinates are rounded in the same way. MGRS,
        /// GEOREF and GARS are truncated, as in their own functions. PositionParse() with the same form reads each text
        /// back, to within half of its last digit. For the letter of UTM it needs ParseFlag.Hemispheres or, with
        /// FormatFlag.Band, ParseFlag.Bands. Options whose text could not be read back give Status.Style: no separator
        /// between two numbers without letters; decimal commas with a comma that has no blank after it; decimal commas
        /// before three decimals if easting and northing are below 1000 m, where they would look like thousands
        /// separators. Valid options that do not apply to a form are ignored: symbols, hemispheres and separators apply
        /// to degrees, the plus to signs. UTM beyond 84 north and 80 south is UPS, unless the options name a zone. A
        /// position that is rounded to the equator is north of it. The band is that of the position; X and C continue
        /// beyond their limits. ISO 6709 writes longitude 180 as -180, and with an altitude it names the reference
        /// system: "+27.5916+086.5640+8850CRSWGS_84/". In a geo URI the longitude of a pole is 0. Since 0.1. Takes
        /// constant time.</remarks>
        public static string PositionFormat(double latitude, double longitude, FormatOptions options = null)
        {
            var optionsValue = options == null ? default(FormatOptions.Raw) : options.Value;
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_position_format(latitude, longitude, options == null ? null : &optionsValue,
                        outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes a position in one of many forms.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="options">Null: the defaults. Form, digits and style.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Precision, Status.Zone,
        /// Status.TooFar, Status.Form, Status.Style, Status.Altitude, Status.Decimals.</exception>
        /// <remarks>Each coordinate is rounded once, exactly, to the nearest number with the requested digits, ties to
        /// the even digit; minutes and seconds are taken from the rounded number. So minutes and seconds are never 60,
        /// and no zero has a minus sign or the letter S or W. Grid coordinates are rounded in the same way. MGRS,
        /// GEOREF and GARS are truncated, as in their own functions. PositionParse() with the same form reads each text
        /// back, to within half of its last digit. For the letter of UTM it needs ParseFlag.Hemispheres or, with
        /// FormatFlag.Band, ParseFlag.Bands. Options whose text could not be read back give Status.Style: no separator
        /// between two numbers without letters; decimal commas with a comma that has no blank after it; decimal commas
        /// before three decimals if easting and northing are below 1000 m, where they would look like thousands
        /// separators. Valid options that do not apply to a form are ignored: symbols, hemispheres and separators apply
        /// to degrees, the plus to signs. UTM beyond 84 north and 80 south is UPS, unless the options name a zone. A
        /// position that is rounded to the equator is north of it. The band is that of the position; X and C continue
        /// beyond their limits. ISO 6709 writes longitude 180 as -180, and with an altitude it names the reference
        /// system: "+27.5916+086.5640+8850CRSWGS_84/". In a geo URI the longitude of a pole is 0. Since 0.1. Takes
        /// constant time.</remarks>
        public static string PositionFormat(Point position, FormatOptions options = null)
        {
            return PositionFormat(position.Latitude, position.Longitude, options);
        }

        /// <summary>Writes many positions as text.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="options">Null: the defaults. Form, digits and style of all rows.</param>
        /// <returns>Texts: The texts; an empty one in a refused row. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Precision, Status.Zone,
        /// Status.TooFar, Status.Form, Status.Style, Status.Altitude, Status.Decimals.</exception>
        /// <remarks>A refused row becomes an empty text. Each row equals the result of PositionFormat(). Since 0.2.
        /// Statuses of rows: Status.BufferTooSmall, Status.NotFinite, Status.Latitude, Status.Precision, Status.Zone,
        /// Status.TooFar, Status.Form, Status.Style, Status.Altitude, Status.OptionsSize, Status.Decimals.</remarks>
        public static (string[] Texts, Status[] Statuses) PositionFormatBatch(double[] latitudes, double[] longitudes,
            FormatOptions options = null)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var optionsValue = options == null ? default(FormatOptions.Raw) : options.Value;
            const int slot = 80;
            var textsRoom = new byte[(long)slot * count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (byte* textsAt = textsRoom)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_position_format_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, options == null ? null : &optionsValue, textsAt,
                    (UIntPtr)slot, (IntPtr)slot, (byte*)statusesRowsAt));
            return (Texts.Split(textsRoom, slot), statusesRows);
        }

        /// <summary>Writes the GEOREF reference of the cell that contains a position.</summary>
        /// <param name="latitude">Degrees, -90 ... 90.</param>
        /// <param name="longitude">Degrees; any finite value, reduced to [-180, 180).</param>
        /// <param name="precision">Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0
        /// names a cell of a degree, -1 a tile of 15 degrees. There is no precision 1.</param>
        /// <returns>ASCII text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Precision.</exception>
        /// <remarks>Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203". Longitude comes before
        /// latitude, both in the letters and in the digits. Digits are truncated, never rounded, so a longer reference
        /// always refines a shorter one. The text equals that of GeographicLib, except for positions within 5e-14
        /// degrees of an edge. South and west edges belong to the cell; the North Pole belongs to the last row. Each
        /// edge is the double nearest to the exact one, so -72.9 degrees begins the sixth minute. GeographicLib
        /// truncates a rounded product there and may return the cell before it. Since 0.1. Takes constant
        /// time.</remarks>
        public static string GeorefEncode(double latitude, double longitude, int precision = 2)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_georef_encode(latitude, longitude, precision, outAt, (UIntPtr)outRoom.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes the GEOREF reference of the cell that contains a position.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="precision">Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0
        /// names a cell of a degree, -1 a tile of 15 degrees. There is no precision 1.</param>
        /// <returns>ASCII text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Precision.</exception>
        /// <remarks>Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203". Longitude comes before
        /// latitude, both in the letters and in the digits. Digits are truncated, never rounded, so a longer reference
        /// always refines a shorter one. The text equals that of GeographicLib, except for positions within 5e-14
        /// degrees of an edge. South and west edges belong to the cell; the North Pole belongs to the last row. Each
        /// edge is the double nearest to the exact one, so -72.9 degrees begins the sixth minute. GeographicLib
        /// truncates a rounded product there and may return the cell before it. Since 0.1. Takes constant
        /// time.</remarks>
        public static string GeorefEncode(Point position, int precision = 2)
        {
            return GeorefEncode(position.Latitude, position.Longitude, precision);
        }

        /// <summary>Writes the GEOREF references of the cells that contain many positions.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="precision">-1 for the tile of 15 degrees, 0 for the degree, 2 ... 11 digits of minutes.</param>
        /// <returns>Texts: The texts; an empty one in a refused row. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Precision.</exception>
        /// <remarks>A refused row becomes an empty text, and its status says why: Status.Latitude or Status.NotFinite.
        /// Each row equals the result of GeorefEncode(). Since 0.2. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (string[] Texts, Status[] Statuses) GeorefEncodeBatch(double[] latitudes, double[] longitudes,
            int precision = 2)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            const int slot = 27;
            var textsRoom = new byte[(long)slot * count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (byte* textsAt = textsRoom)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_georef_encode_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, precision, textsAt, (UIntPtr)slot, (IntPtr)slot,
                    (byte*)statusesRowsAt));
            return (Texts.Split(textsRoom, slot), statusesRows);
        }

        /// <summary>Reads a GEOREF reference: finds the cell that it names.</summary>
        /// <param name="text">ASCII: upper or lower case, blanks between the parts and around them. Two or four
        /// letters, then 2 to 11 digits of longitude and as many of latitude.</param>
        /// <returns>The cell.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextByte, Status.TextNumber,
        /// Status.TextDigits, Status.TextSixty, Status.TextIncomplete, Status.TextRest, Status.TextLetter.</exception>
        /// <remarks>Edges and center are the doubles nearest to the exact ones. The center equals that of
        /// GeographicLib, and encodes back to the same reference. Since 0.1. Time grows with the bytes of the
        /// text.</remarks>
        public static GraticuleCell GeorefDecode(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            GraticuleCell outResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_georef_decode(textAt, Texts.Size(textBytes), &outResult,
                    &errorOffset), text, errorOffset);
            return outResult;
        }

        /// <summary>Finds the centers of the cells that many GEOREF references name.</summary>
        /// <param name="texts">ASCII, in any of the forms that GeorefDecode() reads.</param>
        /// <returns>Latitudes: The latitudes of the centers of the cells, in degrees. Longitudes: The longitudes of the
        /// centers, in degrees. Statuses: The status of each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status is what GeorefDecode() gives. Each row equals the center
        /// from GeorefDecode(), bit for bit. Since 0.2. Statuses of rows: Status.Offset, Status.TextEmpty,
        /// Status.TextByte, Status.TextNumber, Status.TextDigits, Status.TextSixty, Status.TextIncomplete,
        /// Status.TextRest, Status.TextLetter.</remarks>
        public static (double[] Latitudes, double[] Longitudes, Status[] Statuses) GeorefDecodeBatch(string[] texts)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            var latitudesRows = new double[count];
            var longitudesRows = new double[count];
            var statusesRows = new Status[count];
            while (slots.Next())
            {
                fixed (double* latitudesRowsAt = latitudesRows)
                fixed (double* longitudesRowsAt = longitudesRows)
                fixed (Status* statusesRowsAt = statusesRows)
                fixed (byte* textsAt = slots.Bytes)
                    Texts.Check(Native.gn_georef_decode_batch(textsAt, (UIntPtr)slots.Size, (IntPtr)slots.Size,
                        (UIntPtr)slots.Count, latitudesRowsAt + slots.First, (IntPtr)sizeof(double),
                        longitudesRowsAt + slots.First, (IntPtr)sizeof(double), (byte*)statusesRowsAt + slots.First));
            }
            return (latitudesRows, longitudesRows, statusesRows);
        }

        /// <summary>Finds the centers of the cells that many GEOREF references name. The results go into arrays of
        /// yours.</summary>
        /// <param name="texts">ASCII, in any of the forms that GeorefDecode() reads.</param>
        /// <param name="latitudes">The latitudes of the centers of the cells, in degrees.</param>
        /// <param name="longitudes">The longitudes of the centers, in degrees.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status is what GeorefDecode() gives. Each row equals the center
        /// from GeorefDecode(), bit for bit. Since 0.2. Statuses of rows: Status.Offset, Status.TextEmpty,
        /// Status.TextByte, Status.TextNumber, Status.TextDigits, Status.TextSixty, Status.TextIncomplete,
        /// Status.TextRest, Status.TextLetter.</remarks>
        public static bool GeorefDecodeBatch(string[] texts, double[] latitudes, double[] longitudes, Status[] statuses)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            Rows.Same(count, latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            var accepted = true;
            while (slots.Next())
            {
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (Status* statusesAt = statuses)
                fixed (byte* textsAt = slots.Bytes)
                    accepted &= Texts.Check(Native.gn_georef_decode_batch(textsAt, (UIntPtr)slots.Size,
                        (IntPtr)slots.Size, (UIntPtr)slots.Count, latitudesAt + slots.First, (IntPtr)sizeof(double),
                        longitudesAt + slots.First, (IntPtr)sizeof(double),
                        statusesAt == null ? null : (byte*)statusesAt + slots.First));
            }
            return accepted;
        }

        /// <summary>Writes the GARS reference of the cell that contains a position.</summary>
        /// <param name="latitude">Degrees, -90 ... 90.</param>
        /// <param name="longitude">Degrees; any finite value, reduced to [-180, 180).</param>
        /// <param name="precision">0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5
        /// minutes.</param>
        /// <returns>ASCII text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Precision.</exception>
        /// <remarks>38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters of
        /// latitude, the quadrant and the key, both numbered from the north-west corner. The text equals that of
        /// GeographicLib. South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
        /// Takes constant time.</remarks>
        public static string GarsEncode(double latitude, double longitude, int precision = 2)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_gars_encode(latitude, longitude, precision, outAt, (UIntPtr)outRoom.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes the GARS reference of the cell that contains a position.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="precision">0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5
        /// minutes.</param>
        /// <returns>ASCII text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Precision.</exception>
        /// <remarks>38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters of
        /// latitude, the quadrant and the key, both numbered from the north-west corner. The text equals that of
        /// GeographicLib. South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
        /// Takes constant time.</remarks>
        public static string GarsEncode(Point position, int precision = 2)
        {
            return GarsEncode(position.Latitude, position.Longitude, precision);
        }

        /// <summary>Writes the GARS references of the cells that contain many positions.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="precision">0 for 30 minutes, 1 for 15, 2 for 5.</param>
        /// <returns>Texts: The texts; an empty one in a refused row. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Precision.</exception>
        /// <remarks>A refused row becomes an empty text, and its status says why: Status.Latitude or Status.NotFinite.
        /// Each row equals the result of GarsEncode(). Since 0.2. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (string[] Texts, Status[] Statuses) GarsEncodeBatch(double[] latitudes, double[] longitudes,
            int precision = 2)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            const int slot = 8;
            var textsRoom = new byte[(long)slot * count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (byte* textsAt = textsRoom)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_gars_encode_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, precision, textsAt, (UIntPtr)slot, (IntPtr)slot,
                    (byte*)statusesRowsAt));
            return (Texts.Split(textsRoom, slot), statusesRows);
        }

        /// <summary>Reads a GARS reference: finds the cell that it names.</summary>
        /// <param name="text">ASCII: upper or lower case, blanks between the parts and around them. Three digits, 001
        /// to 720, two letters, then optionally the quadrant, 1 to 4, and the key, 1 to 9.</param>
        /// <returns>The cell.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextByte, Status.TextNumber,
        /// Status.TextDigits, Status.TextIncomplete, Status.TextRest, Status.TextLetter.</exception>
        /// <remarks>Edges and center are the doubles nearest to the exact ones. The center equals that of
        /// GeographicLib, and encodes back to the same reference. Since 0.1. Time grows with the bytes of the
        /// text.</remarks>
        public static GraticuleCell GarsDecode(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            GraticuleCell outResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_gars_decode(textAt, Texts.Size(textBytes), &outResult,
                    &errorOffset), text, errorOffset);
            return outResult;
        }

        /// <summary>Finds the centers of the cells that many GARS references name.</summary>
        /// <param name="texts">ASCII, in any of the forms that GarsDecode() reads.</param>
        /// <returns>Latitudes: The latitudes of the centers of the cells, in degrees. Longitudes: The longitudes of the
        /// centers, in degrees. Statuses: The status of each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status is what GarsDecode() gives. Each row equals the center
        /// from GarsDecode(), bit for bit. Since 0.2. Statuses of rows: Status.Offset, Status.TextEmpty,
        /// Status.TextByte, Status.TextNumber, Status.TextDigits, Status.TextIncomplete, Status.TextRest,
        /// Status.TextLetter.</remarks>
        public static (double[] Latitudes, double[] Longitudes, Status[] Statuses) GarsDecodeBatch(string[] texts)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            var latitudesRows = new double[count];
            var longitudesRows = new double[count];
            var statusesRows = new Status[count];
            while (slots.Next())
            {
                fixed (double* latitudesRowsAt = latitudesRows)
                fixed (double* longitudesRowsAt = longitudesRows)
                fixed (Status* statusesRowsAt = statusesRows)
                fixed (byte* textsAt = slots.Bytes)
                    Texts.Check(Native.gn_gars_decode_batch(textsAt, (UIntPtr)slots.Size, (IntPtr)slots.Size,
                        (UIntPtr)slots.Count, latitudesRowsAt + slots.First, (IntPtr)sizeof(double),
                        longitudesRowsAt + slots.First, (IntPtr)sizeof(double), (byte*)statusesRowsAt + slots.First));
            }
            return (latitudesRows, longitudesRows, statusesRows);
        }

        /// <summary>Finds the centers of the cells that many GARS references name. The results go into arrays of
        /// yours.</summary>
        /// <param name="texts">ASCII, in any of the forms that GarsDecode() reads.</param>
        /// <param name="latitudes">The latitudes of the centers of the cells, in degrees.</param>
        /// <param name="longitudes">The longitudes of the centers, in degrees.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status is what GarsDecode() gives. Each row equals the center
        /// from GarsDecode(), bit for bit. Since 0.2. Statuses of rows: Status.Offset, Status.TextEmpty,
        /// Status.TextByte, Status.TextNumber, Status.TextDigits, Status.TextIncomplete, Status.TextRest,
        /// Status.TextLetter.</remarks>
        public static bool GarsDecodeBatch(string[] texts, double[] latitudes, double[] longitudes, Status[] statuses)
        {
            var slots = new Slots(texts, nameof(texts));
            var count = texts.Length;
            Rows.Same(count, latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            var accepted = true;
            while (slots.Next())
            {
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (Status* statusesAt = statuses)
                fixed (byte* textsAt = slots.Bytes)
                    accepted &= Texts.Check(Native.gn_gars_decode_batch(textsAt, (UIntPtr)slots.Size,
                        (IntPtr)slots.Size, (UIntPtr)slots.Count, latitudesAt + slots.First, (IntPtr)sizeof(double),
                        longitudesAt + slots.First, (IntPtr)sizeof(double),
                        statusesAt == null ? null : (byte*)statusesAt + slots.First));
            }
            return accepted;
        }

        /// <summary>Helps a user type an MGRS reference: finds what may come next, and what the text means so
        /// far.</summary>
        /// <param name="text">The text typed so far, ASCII: upper or lower case, blanks and tabs between the parts; may
        /// be empty.</param>
        /// <param name="reference">The position of the device: latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="precision">The largest number of digits per axis, 0 ... 11.</param>
        /// <returns>The state of the typing.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.NotFinite, Status.Latitude, Status.Precision,
        /// Status.TextByte, Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow,
        /// Status.MgrsSquare, Status.MgrsOddDigits, Status.MgrsTooManyDigits, Status.MgrsBandOfNeighbor,
        /// Status.MgrsOverhangsZone.</exception>
        /// <remarks>A reference here is one that MgrsDecodeStrict() reads, with a square. With reference it may be
        /// abbreviated to the letters of a square and digits, or to an even number of digits; "32" is then both a zone
        /// and two digits. next holds what may follow in any possible reading, and field tells which field the longest
        /// reading ends in. Digits belong to the easting until it has as many as precision says, or until a blank. A
        /// complete reference has the flags TypingFlag.Complete and TypingFlag.Completed, and text is its usual form.
        /// An abbreviated reference that is otherwise complete is filled in from reference and has only the flag
        /// TypingFlag.Completed: text then names the cell whose center is nearest to reference, in any zone or polar
        /// cap. A UTM grid zone alone, or an empty text, is filled in with the nearest square. The distance and azimuth
        /// are those of the geodesic to the center of the cell, as GeodesicInverse() computes them; NaN without
        /// reference or without TypingFlag.Completed. Since 0.1. Time grows with the blanks of the text. Slowest input
        /// known: two digits and a band, which leave most squares open.</remarks>
        public static MgrsTyping MgrsType(string text, Point? reference = null, int precision = 5)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            var referenceValue = reference.GetValueOrDefault();
            MgrsTyping outResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_mgrs_type(textAt, Texts.Size(textBytes),
                    reference.HasValue ? &referenceValue : null, precision, &outResult,
                    &errorOffset), text, errorOffset);
            return outResult;
        }

        /// <summary>Helps a user type an MGRS reference into four fields.</summary>
        /// <param name="zone">ASCII, upper or lower case; every field may have blanks around it. "32V", a letter of a
        /// polar zone, "32" for any band of that zone, or nothing for the zone nearest to reference.</param>
        /// <param name="square">The two letters of a square, or nothing for any.</param>
        /// <param name="easting">Up to 11 digits.</param>
        /// <param name="northing">Up to 11 digits; may have more or fewer than easting.</param>
        /// <param name="reference">The position of the device: latitude -90 ... 90, longitude any finite value.</param>
        /// <returns>The state of the typing.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.NotFinite, Status.Latitude, Status.TextByte,
        /// Status.TextRest, Status.MgrsZone, Status.MgrsBand, Status.MgrsGridZone, Status.MgrsColumn, Status.MgrsRow,
        /// Status.MgrsSquare, Status.MgrsTooManyDigits, Status.MgrsBandOfNeighbor,
        /// Status.MgrsOverhangsZone.</exception>
        /// <remarks>The shorter of the two numbers is padded with zeros on the right: 5 and 86 are 50 and 86. Zone and
        /// square may be filled in from reference, as in MgrsType(), but not if they are half typed ("0", one letter of
        /// a square). field and next refer to the last field that is not empty, or to the one after it if that field is
        /// full. Since 0.1. Time grows with the blanks of the fields. Slowest input known: two digits and a band, which
        /// leave most squares open.</remarks>
        public static MgrsTyping MgrsTypeFields(string zone, string square, string easting, string northing,
            Point? reference = null)
        {
            var zoneBytes = Texts.Bytes(zone, nameof(zone));
            var squareBytes = Texts.Bytes(square, nameof(square));
            var eastingBytes = Texts.Bytes(easting, nameof(easting));
            var northingBytes = Texts.Bytes(northing, nameof(northing));
            var referenceValue = reference.GetValueOrDefault();
            MgrsTyping outResult;
            int errorField;
            UIntPtr errorOffset;
            fixed (byte* zoneAt = zoneBytes)
            fixed (byte* squareAt = squareBytes)
            fixed (byte* eastingAt = eastingBytes)
            fixed (byte* northingAt = northingBytes)
                Texts.Check(Native.gn_mgrs_type_fields(zoneAt, Texts.Size(zoneBytes), squareAt,
                    Texts.Size(squareBytes), eastingAt, Texts.Size(eastingBytes), northingAt,
                    Texts.Size(northingBytes), reference.HasValue ? &referenceValue : null, &outResult, &errorField,
                    &errorOffset), (TypingField)errorField, errorOffset, zone, square, easting, northing);
            return outResult;
        }

        /// <summary>Writes a length as people read it: "850 m", "1.25 km".</summary>
        /// <param name="meters">-1e15 ... 1e15; a negative length keeps its sign.</param>
        /// <param name="units">A system, Units.Metric, Units.Imperial or Units.Nautical, which has a unit for every
        /// length; or one unit, Units.Meters, Units.Kilometers, Units.Feet, Units.Miles or Units.NauticalMiles (since
        /// 0.2).</param>
        /// <param name="digits">Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many as suit
        /// the number.</param>
        /// <returns>ASCII text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Digits, Status.Measure,
        /// Status.Unit.</exception>
        /// <remarks>Lengths of 1000 m or more are in kilometers, of 1000 ft or more in miles, of a tenth of a nautical
        /// mile or more in nautical miles; shorter ones are in meters or feet. The rounded number decides: 999.7 m is
        /// "1.00 km", never "1000 m". With digits 0 a number has three significant digits, but every digit before the
        /// point is kept: "1234 km". Meters and feet are whole numbers from 10 up; below 10 they have two significant
        /// digits and at most three decimals: "12 m", "1.2 m", "0.012 m". In one unit, no length has more than three
        /// decimals: 12.3 m is "0.012 km". Ties are rounded to the even digit. There are never more than 20 decimals,
        /// and never "-0". LengthParse() reads the text back, to within half of its last digit. Since 0.1. Takes
        /// constant time.</remarks>
        public static string LengthFormat(double meters, Units units = Units.Metric, int digits = 0)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_length_format(meters, (int)units, digits, outAt, (UIntPtr)outRoom.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Reads a length: a number and its unit.</summary>
        /// <param name="text">UTF-8: "850 m", "1,25KM", "-300 ft", "12.5 nautical miles".</param>
        /// <returns>The length.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Measure, Status.TextEmpty, Status.TextByte,
        /// Status.TextNumber, Status.TextIncomplete, Status.TextRest, Status.TextUnit, Status.TextComma.</exception>
        /// <remarks>Numbers may have a sign and a decimal point or comma, but no exponent and no thousands separators:
        /// "1,250 m" has two meanings and is refused with Status.TextComma; write "1.250 m" or "1250 m". The units are
        /// m, km, ft, yd, mi, nmi (also NM) and their names, singular or plural, in upper or lower case, with or
        /// without a blank before them; a prime or an apostrophe means feet. M is a meter. Since 0.1. Time grows with
        /// the bytes of the text. Slowest input known: a number of very many digits.</remarks>
        public static double LengthParse(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            double metersResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_length_parse(textAt, Texts.Size(textBytes), &metersResult,
                    &errorOffset), text, errorOffset);
            return metersResult;
        }

        /// <summary>Writes an area as people read it: "850 m²", "1.25 ha".</summary>
        /// <param name="squareMeters">-1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.</param>
        /// <param name="units">Units.Metric, Units.Imperial or Units.Nautical; the units of lengths alone are
        /// refused.</param>
        /// <param name="digits">Significant digits, 1 ... 15: all of them are written, "1.00 ha"; or 0: as many as suit
        /// the number.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Digits, Status.Measure,
        /// Status.Unit.</exception>
        /// <remarks>Metric: m², hectares (ha) from 10,000 m², km² from 100 ha. Imperial: ft², acres (ac) from one acre,
        /// mi² from 640 acres (one square mile). Nautical: ft², nmi² from a hundredth of one. Digits follow the rules
        /// of LengthFormat(), with m² and ft² in place of meters and feet: "9999 m²", "1.00 ha". AreaParse() reads the
        /// text back, to within half of its last digit. Since 0.1. Takes constant time.</remarks>
        public static string AreaFormat(double squareMeters, Units units = Units.Metric, int digits = 0)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_area_format(squareMeters, (int)units, digits, outAt, (UIntPtr)outRoom.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Reads an area: a number and its unit.</summary>
        /// <param name="text">UTF-8: "850 m2", "1,25 ha", "3 sq mi", "40 acres".</param>
        /// <returns>The area.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Measure, Status.TextEmpty, Status.TextByte,
        /// Status.TextNumber, Status.TextIncomplete, Status.TextRest, Status.TextUnit, Status.TextComma.</exception>
        /// <remarks>Numbers follow the rules of LengthParse(). The units, in upper or lower case, are hectares (ha),
        /// acres (ac), and any unit of length that has letters, with "2", "^2" or "²" after it, or "sq" or "square"
        /// before it. Since 0.1. Time grows with the bytes of the text. Slowest input known: a number of very many
        /// digits.</remarks>
        public static double AreaParse(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            double squareMetersResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_area_parse(textAt, Texts.Size(textBytes), &squareMetersResult,
                    &errorOffset), text, errorOffset);
            return squareMetersResult;
        }

        /// <summary>Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".</summary>
        /// <param name="degrees">Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.</param>
        /// <param name="unit">AngleUnit.Degrees, AngleUnit.Mils, AngleUnit.Points8 or AngleUnit.Points16.</param>
        /// <param name="decimals">0 ... 12; all of them are written. Compass points have none.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Measure, Status.Unit,
        /// Status.Decimals.</exception>
        /// <remarks>Rounded numbers lie in [0, 360) or [0, 6400): 359.7 degrees without decimals is "0°". Ties are
        /// rounded to the even digit. Halfway between two compass points, the result is the one with the even number,
        /// counted clockwise from N. AngleParse() reads the text back, to within half of its last digit (for mils, of
        /// the eleventh decimal) or half of the sector of a compass point. Since 0.1. Takes constant time.</remarks>
        public static string AngleFormat(double degrees, AngleUnit unit = AngleUnit.Degrees, int decimals = 0)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_angle_format(degrees, (int)unit, decimals, outAt, (UIntPtr)outRoom.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Reads an angle: a number and its unit, or a compass point.</summary>
        /// <param name="text">UTF-8: "45.5°", "45,5 deg", "800 mils", "NNE".</param>
        /// <returns>The angle as written, not reduced; for a compass point the middle of its sector, 0 ...
        /// 337.5.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Measure, Status.TextEmpty, Status.TextByte,
        /// Status.TextNumber, Status.TextIncomplete, Status.TextRest, Status.TextUnit, Status.TextComma,
        /// Status.TextLetter.</exception>
        /// <remarks>Numbers follow the rules of LengthParse(). The units, in upper or lower case, are the degree sign,
        /// d, deg, degree(s), and mil(s), 6400 to a turn. The compass points are the sixteen from N to NNW. Since 0.1.
        /// Time grows with the bytes of the text. Slowest input known: a number of very many digits.</remarks>
        public static double AngleParse(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            double degreesResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_angle_parse(textAt, Texts.Size(textBytes), &degreesResult,
                    &errorOffset), text, errorOffset);
            return degreesResult;
        }

        /// <summary>Writes a speed as people read it: "5.4 km/h", "12.3 kn", "5:30 min/km".</summary>
        /// <param name="metersPerSecond">-1e15 ... 1e15 meters per second; a negative speed keeps its sign.</param>
        /// <param name="unit">SpeedUnit.MetersPerSecond, SpeedUnit.KilometersPerHour, SpeedUnit.MilesPerHour,
        /// SpeedUnit.Knots or SpeedUnit.MinutesPerKilometer.</param>
        /// <param name="digits">Significant digits, 1 ... 15: all of them are written; or 0: as many as suit the
        /// number. A pace has whole seconds, whatever this is.</param>
        /// <returns>ASCII text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Digits, Status.Unit, Status.Speed.</exception>
        /// <remarks>With digits 0 a number has three significant digits and at most one decimal, but every digit before
        /// the point is kept: "0.3 m/s", "12.3 kn", "1080 km/h". Ties are rounded to the even digit; never "-0". A pace
        /// is rounded to a second. One of 1000 minutes or more, a meter a minute, is written as no pace: "--:--
        /// min/km", as for the speed 0. From 2000 m/s on a pace would be "0:00", which no speed has: Status.Speed.
        /// SpeedParse() reads the text back, to within half of its last digit, and what has no pace as 0. Since 0.2.
        /// Takes constant time.</remarks>
        public static string SpeedFormat(double metersPerSecond, SpeedUnit unit = SpeedUnit.MetersPerSecond,
            int digits = 0)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_speed_format(metersPerSecond, (int)unit, digits, outAt, (UIntPtr)outRoom.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Reads a speed: a number and its unit, or a pace.</summary>
        /// <param name="text">UTF-8: "12.3 kn", "5,4 km/h", "30mph", "5:30 min/km".</param>
        /// <returns>The speed in meters per second.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextByte, Status.TextNumber,
        /// Status.TextDigits, Status.TextSixty, Status.TextIncomplete, Status.TextRest, Status.TextUnit,
        /// Status.TextComma, Status.Speed.</exception>
        /// <remarks>Numbers follow the rules of LengthParse(). The units, in upper or lower case, are km/h (kmh, kph),
        /// mph, kn (kt, kts, knot, knots), and any unit of length that has letters, with "/" or "per" and s, min or h
        /// (sec, hr, second, minute, hour) behind it. A pace is minutes, a colon and two digits of seconds, then min/km
        /// or /km, or decimal minutes, "5.5 min/km"; in place of km may be another unit of length. "--:--" with the
        /// unit of a pace is the speed 0. Since 0.2. Time grows with the bytes of the text. Slowest input known: a
        /// number of very many digits.</remarks>
        public static double SpeedParse(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            double metersPerSecondResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_speed_parse(textAt, Texts.Size(textBytes), &metersPerSecondResult,
                    &errorOffset), text, errorOffset);
            return metersPerSecondResult;
        }

        /// <summary>Writes a course and its north, as people read them: "045° M", "0800 mil G".</summary>
        /// <param name="degrees">Clockwise from that north, -1e15 ... 1e15; reduced to one turn, exactly.</param>
        /// <param name="north">North.True, North.Grid or North.Magnetic: written, not converted.</param>
        /// <param name="unit">AngleUnit.Degrees or AngleUnit.Mils.</param>
        /// <param name="decimals">0 ... 12; all of them are written.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Measure, Status.Unit, Status.Decimals,
        /// Status.North.</exception>
        /// <remarks>Degrees have three digits before the point, mils four. The angle is rounded once and exactly, ties
        /// to the even digit, and lies in [0, 360) or [0, 6400): 359.7 degrees without decimals is "000°", never
        /// "360°". The letter is T, G or M. CourseParse() reads the text back, to within half of its last digit (for
        /// mils, of the eleventh decimal). Since 0.2. Takes constant time.</remarks>
        public static string CourseFormat(double degrees, North north, AngleUnit unit = AngleUnit.Degrees,
            int decimals = 0)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_course_format(degrees, (int)north, (int)unit, decimals, outAt,
                        (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Reads a course: a number, its unit and its north.</summary>
        /// <param name="text">UTF-8: "045° M", "45,5 deg true", "0800 mil G", "270T".</param>
        /// <returns>Degrees: The angle in degrees as written, not reduced. North: North.True, North.Grid or
        /// North.Magnetic.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Measure, Status.TextEmpty, Status.TextByte,
        /// Status.TextNumber, Status.TextIncomplete, Status.TextRest, Status.TextComma, Status.North.</exception>
        /// <remarks>Numbers and units follow the rules of AngleParse(), but there are no compass points, and a number
        /// without a unit is in degrees. The norths, in upper or lower case, are T, G, M, true, grid, mag and magnetic.
        /// A text without one is refused, because nobody can tell what it counts from: AngleParse() reads it. M is
        /// magnetic, never mils. Since 0.2. Time grows with the bytes of the text. Slowest input known: a number of
        /// very many digits.</remarks>
        public static (double Degrees, North North) CourseParse(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            double degreesResult;
            North northResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_course_parse(textAt, Texts.Size(textBytes), &degreesResult,
                    (int*)&northResult, &errorOffset), text, errorOffset);
            return (degreesResult, northResult);
        }

        /// <summary>Writes a declination as people read it: "3.2° E", "12.5° W".</summary>
        /// <param name="degrees">Positive where magnetic north lies to the east of true north, -180 ... 180 degrees.
        /// The angle from grid north to magnetic north is written in the same way.</param>
        /// <param name="unit">AngleUnit.Degrees or AngleUnit.Mils.</param>
        /// <param name="decimals">0 ... 12; all of them are written.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Unit, Status.Decimals,
        /// Status.Declination.</exception>
        /// <remarks>The angle is rounded once and exactly, ties to the even digit. What is rounded to zero has no
        /// letter: "0.0°". DeclinationParse() reads the text back, to within half of its last digit (for mils, of the
        /// eleventh decimal). Since 0.2. Takes constant time.</remarks>
        public static string DeclinationFormat(double degrees, AngleUnit unit = AngleUnit.Degrees, int decimals = 0)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_declination_format(degrees, (int)unit, decimals, outAt, (UIntPtr)outRoom.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Reads a declination: a number, its unit, and E or W.</summary>
        /// <param name="text">UTF-8: "3.2° E", "12,5W", "222 mil west".</param>
        /// <returns>The declination in degrees, -180 ... 180, positive to the east.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextByte, Status.TextNumber,
        /// Status.TextSign, Status.TextHemisphere, Status.TextRest, Status.TextComma, Status.Declination.</exception>
        /// <remarks>Numbers and units follow the rules of AngleParse(), but there are no signs and no compass points,
        /// and a number without a unit is in degrees. E, W, east and west may be in upper or lower case. Zero needs no
        /// letter. Since 0.2. Time grows with the bytes of the text. Slowest input known: a number of very many
        /// digits.</remarks>
        public static double DeclinationParse(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            double degreesResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_declination_parse(textAt, Texts.Size(textBytes), &degreesResult,
                    &errorOffset), text, errorOffset);
            return degreesResult;
        }

        /// <summary>Projects a position onto the UTM or UPS grid.</summary>
        /// <param name="latitude">Degrees, -90 ... 90.</param>
        /// <param name="longitude">Degrees; any finite value, reduced to [-180, 180).</param>
        /// <param name="zone">Zone.Standard; or 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then continues across the
        /// equator), 32661 and 32761 (UPS).</param>
        /// <returns>Easting and northing in meters, zone and hemisphere.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zone,
        /// Status.TooFar.</exception>
        /// <remarks>The standard zones are those of UTM in latitudes [-80, 84), with the exceptions of Norway (32V) and
        /// Svalbard (31X to 37X), and UPS beyond. You may choose a zone up to 9 degrees from its central meridian, and
        /// up to 60 degrees as long as the easting stays in [0, 1000 km]; and UPS as long as the coordinates stay
        /// within [1200 km, 2800 km] (north) or [700 km, 3300 km] (south). Agrees with GeographicLib to 10 nm;
        /// transverse Mercator after Karney 2011, equations 7 to 36, polar stereographic after Snyder 1987, equations
        /// 21-33 and 21-39. Since 0.1.</remarks>
        public static Utm UtmForward(double latitude, double longitude, int zone = 0)
        {
            Utm outResult;
            Texts.Check(Native.gn_utm_forward(latitude, longitude, zone, &outResult));
            return outResult;
        }

        /// <summary>Projects a position onto the UTM or UPS grid.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="zone">Zone.Standard; or 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then continues across the
        /// equator), 32661 and 32761 (UPS).</param>
        /// <returns>Easting and northing in meters, zone and hemisphere.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zone,
        /// Status.TooFar.</exception>
        /// <remarks>The standard zones are those of UTM in latitudes [-80, 84), with the exceptions of Norway (32V) and
        /// Svalbard (31X to 37X), and UPS beyond. You may choose a zone up to 9 degrees from its central meridian, and
        /// up to 60 degrees as long as the easting stays in [0, 1000 km]; and UPS as long as the coordinates stay
        /// within [1200 km, 2800 km] (north) or [700 km, 3300 km] (south). Agrees with GeographicLib to 10 nm;
        /// transverse Mercator after Karney 2011, equations 7 to 36, polar stereographic after Snyder 1987, equations
        /// 21-33 and 21-39. Since 0.1.</remarks>
        public static Utm UtmForward(Point position, int zone = 0)
        {
            return UtmForward(position.Latitude, position.Longitude, zone);
        }

        /// <summary>Finds the position of a point on the UTM or UPS grid.</summary>
        /// <param name="utm">Easting and northing in meters, zone 1 ... 60 or Zone.Ups, hemisphere. UTM: easting in
        /// [-510 km, 1510 km], northing between the poles, up to 9,997,964.9431 m from the equator. UPS: in the range
        /// of UtmForward().</param>
        /// <returns>The position; longitude in [-180, 180).</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Zone, Status.Hemisphere, Status.Easting,
        /// Status.Northing.</exception>
        /// <remarks>A northing may lie across the equator. At a pole, the longitude is 0. Agrees with GeographicLib to
        /// 10 nm. Since 0.1.</remarks>
        public static Point UtmInverse(Utm utm)
        {
            Point outResult;
            Texts.Check(Native.gn_utm_inverse(&utm, &outResult));
            return outResult;
        }

        /// <summary>Projects many positions onto the UTM or UPS grid.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="zone">Zone.Standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all
        /// rows.</param>
        /// <returns>Eastings: The eastings, in meters. Northings: The northings, in meters. Zones: The zones with the
        /// sign of the hemisphere: 33, -33, and 61, -61 for UPS (Zone.RowUps); 0 in a refused row. Statuses: The status
        /// of each row.</returns>
        /// <exception cref="GridNorthException">Status.Zone.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite or
        /// Status.TooFar. Each row equals the result of UtmForward(), bit for bit. Since 0.1. Time grows with the rows.
        /// Slowest input known: rows far from their zone, which are finished one by one. Statuses of rows:
        /// Status.NotFinite, Status.Latitude, Status.TooFar.</remarks>
        public static (double[] Eastings, double[] Northings, int[] Zones, Status[] Statuses) UtmForwardBatch(
            double[] latitudes, double[] longitudes, int zone = 0)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var eastingsRows = new double[count];
            var northingsRows = new double[count];
            var zonesRows = new int[count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* eastingsRowsAt = eastingsRows)
            fixed (double* northingsRowsAt = northingsRows)
            fixed (int* zonesRowsAt = zonesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_utm_forward_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, zone, eastingsRowsAt, (IntPtr)sizeof(double),
                    northingsRowsAt, (IntPtr)sizeof(double), zonesRowsAt, (IntPtr)sizeof(int),
                    (byte*)statusesRowsAt));
            return (eastingsRows, northingsRows, zonesRows, statusesRows);
        }

        /// <summary>Projects many positions onto the UTM or UPS grid. The results go into arrays of yours.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="eastings">The eastings, in meters.</param>
        /// <param name="northings">The northings, in meters.</param>
        /// <param name="zones">The zones with the sign of the hemisphere: 33, -33, and 61, -61 for UPS (Zone.RowUps); 0
        /// in a refused row. May be null.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <param name="zone">Zone.Standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all
        /// rows.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.Zone.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite or
        /// Status.TooFar. Each row equals the result of UtmForward(), bit for bit. Since 0.1. Time grows with the rows.
        /// Slowest input known: rows far from their zone, which are finished one by one. Statuses of rows:
        /// Status.NotFinite, Status.Latitude, Status.TooFar.</remarks>
        public static bool UtmForwardBatch(double[] latitudes, double[] longitudes, double[] eastings,
            double[] northings, int[] zones, Status[] statuses, int zone = 0)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, eastings, nameof(eastings));
            Rows.Same(count, northings, nameof(northings));
            Rows.SameOrNull(count, zones, nameof(zones));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* eastingsAt = eastings)
            fixed (double* northingsAt = northings)
            fixed (int* zonesAt = zones)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_utm_forward_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, zone, eastingsAt, (IntPtr)sizeof(double), northingsAt,
                    (IntPtr)sizeof(double), zonesAt, (IntPtr)sizeof(int), (byte*)statusesAt));
        }

        /// <summary>Finds the positions of many points on UTM or UPS grids.</summary>
        /// <param name="eastings">Meters, in the range of UtmInverse().</param>
        /// <param name="northings">Meters, in the range of UtmInverse().</param>
        /// <param name="zones">Zones with the sign of the hemisphere, as UtmForwardBatch() returns them: 33 north, -33
        /// south, 61 and -61 UPS.</param>
        /// <returns>Latitudes: The latitudes, in degrees. Longitudes: The longitudes, in degrees, in [-180, 180).
        /// Statuses: The status of each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Zone, Status.NotFinite, Status.Easting
        /// or Status.Northing. Each row equals the result of UtmInverse(), bit for bit. Since 0.1. Time grows with the
        /// rows. Slowest input known: rows far from their zone, which are finished one by one. Statuses of rows:
        /// Status.NotFinite, Status.Zone, Status.Easting, Status.Northing.</remarks>
        public static (double[] Latitudes, double[] Longitudes, Status[] Statuses) UtmInverseBatch(double[] eastings,
            double[] northings, int[] zones)
        {
            var count = Rows.Need(eastings, nameof(eastings));
            Rows.Same(count, northings, nameof(northings));
            Rows.Same(count, zones, nameof(zones));
            var latitudesRows = new double[count];
            var longitudesRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* eastingsAt = eastings)
            fixed (double* northingsAt = northings)
            fixed (int* zonesAt = zones)
            fixed (double* latitudesRowsAt = latitudesRows)
            fixed (double* longitudesRowsAt = longitudesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_utm_inverse_batch(eastingsAt, (IntPtr)sizeof(double), northingsAt,
                    (IntPtr)sizeof(double), zonesAt, (IntPtr)sizeof(int), (UIntPtr)count, latitudesRowsAt,
                    (IntPtr)sizeof(double), longitudesRowsAt, (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (latitudesRows, longitudesRows, statusesRows);
        }

        /// <summary>Finds the positions of many points on UTM or UPS grids. The results go into arrays of
        /// yours.</summary>
        /// <param name="eastings">Meters, in the range of UtmInverse().</param>
        /// <param name="northings">Meters, in the range of UtmInverse().</param>
        /// <param name="zones">Zones with the sign of the hemisphere, as UtmForwardBatch() returns them: 33 north, -33
        /// south, 61 and -61 UPS.</param>
        /// <param name="latitudes">The latitudes, in degrees.</param>
        /// <param name="longitudes">The longitudes, in degrees, in [-180, 180).</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Zone, Status.NotFinite, Status.Easting
        /// or Status.Northing. Each row equals the result of UtmInverse(), bit for bit. Since 0.1. Time grows with the
        /// rows. Slowest input known: rows far from their zone, which are finished one by one. Statuses of rows:
        /// Status.NotFinite, Status.Zone, Status.Easting, Status.Northing.</remarks>
        public static bool UtmInverseBatch(double[] eastings, double[] northings, int[] zones, double[] latitudes,
            double[] longitudes, Status[] statuses)
        {
            var count = Rows.Need(eastings, nameof(eastings));
            Rows.Same(count, northings, nameof(northings));
            Rows.Same(count, zones, nameof(zones));
            Rows.Same(count, latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* eastingsAt = eastings)
            fixed (double* northingsAt = northings)
            fixed (int* zonesAt = zones)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_utm_inverse_batch(eastingsAt, (IntPtr)sizeof(double), northingsAt,
                    (IntPtr)sizeof(double), zonesAt, (IntPtr)sizeof(int), (UIntPtr)count, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.</summary>
        /// <param name="latitude">Degrees, -90 ... 90.</param>
        /// <param name="longitude">Degrees; any finite value, reduced to [-180, 180).</param>
        /// <param name="zone">Zone.Standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).</param>
        /// <returns>Convergence: The azimuth of grid north, in degrees clockwise from true north. Scale: Length on the
        /// grid divided by length on the ellipsoid.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zone,
        /// Status.TooFar.</exception>
        /// <remarks>Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and
        /// the scale 0.9996; at a pole of UPS the convergence is the longitude (north) or its opposite (south), and the
        /// scale 0.994. Karney 2011, equations 23 to 29; Snyder 1987, equation 21-32. Since 0.1.</remarks>
        public static (double Convergence, double Scale) UtmFactors(double latitude, double longitude, int zone = 0)
        {
            double convergenceResult;
            double scaleResult;
            Texts.Check(Native.gn_utm_factors(latitude, longitude, zone, &convergenceResult, &scaleResult));
            return (convergenceResult, scaleResult);
        }

        /// <summary>Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="zone">Zone.Standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).</param>
        /// <returns>Convergence: The azimuth of grid north, in degrees clockwise from true north. Scale: Length on the
        /// grid divided by length on the ellipsoid.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zone,
        /// Status.TooFar.</exception>
        /// <remarks>Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and
        /// the scale 0.9996; at a pole of UPS the convergence is the longitude (north) or its opposite (south), and the
        /// scale 0.994. Karney 2011, equations 23 to 29; Snyder 1987, equation 21-32. Since 0.1.</remarks>
        public static (double Convergence, double Scale) UtmFactors(Point position, int zone = 0)
        {
            return UtmFactors(position.Latitude, position.Longitude, zone);
        }

        /// <summary>Finds the meridian convergence and the point scale of a UTM or UPS grid at many
        /// positions.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="zone">Zone.Standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all
        /// rows.</param>
        /// <returns>Convergences: The azimuths of grid north, in degrees clockwise from true north. Scales: The point
        /// scales. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Zone.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite or
        /// Status.TooFar. Each row equals the result of UtmFactors(), bit for bit. Since 0.1. Time grows with the rows.
        /// Slowest input known: rows far from their zone, which are finished one by one. Statuses of rows:
        /// Status.NotFinite, Status.Latitude, Status.TooFar.</remarks>
        public static (double[] Convergences, double[] Scales, Status[] Statuses) UtmFactorsBatch(double[] latitudes,
            double[] longitudes, int zone = 0)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var convergencesRows = new double[count];
            var scalesRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* convergencesRowsAt = convergencesRows)
            fixed (double* scalesRowsAt = scalesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_utm_factors_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, zone, convergencesRowsAt, (IntPtr)sizeof(double),
                    scalesRowsAt, (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (convergencesRows, scalesRows, statusesRows);
        }

        /// <summary>Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions. The
        /// results go into arrays of yours.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="convergences">The azimuths of grid north, in degrees clockwise from true north.</param>
        /// <param name="scales">The point scales.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <param name="zone">Zone.Standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all
        /// rows.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.Zone.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite or
        /// Status.TooFar. Each row equals the result of UtmFactors(), bit for bit. Since 0.1. Time grows with the rows.
        /// Slowest input known: rows far from their zone, which are finished one by one. Statuses of rows:
        /// Status.NotFinite, Status.Latitude, Status.TooFar.</remarks>
        public static bool UtmFactorsBatch(double[] latitudes, double[] longitudes, double[] convergences,
            double[] scales, Status[] statuses, int zone = 0)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, convergences, nameof(convergences));
            Rows.Same(count, scales, nameof(scales));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* convergencesAt = convergences)
            fixed (double* scalesAt = scales)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_utm_factors_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, zone, convergencesAt, (IntPtr)sizeof(double), scalesAt,
                    (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the standard zone of a position.</summary>
        /// <param name="latitude">Degrees, -90 ... 90.</param>
        /// <param name="longitude">Degrees; any finite value, reduced to [-180, 180).</param>
        /// <returns>Zone: 1 ... 60, or Zone.Ups at 84 north and beyond, and south of 80 south. Hemisphere:
        /// Hemisphere.North at or north of the equator, else Hemisphere.South.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude.</exception>
        /// <remarks>West and south edges belong to a zone. Norway, from 56 to 64 north: zone 32 begins at 3 east.
        /// Svalbard, from 72 to 84 north: zone 31 ends at 9 east, 33 at 21, 35 at 33, 37 at 42. Since 0.1.</remarks>
        public static (int Zone, Hemisphere Hemisphere) UtmZone(double latitude, double longitude)
        {
            int zoneResult;
            Hemisphere hemisphereResult;
            Texts.Check(Native.gn_utm_zone(latitude, longitude, &zoneResult, (int*)&hemisphereResult));
            return (zoneResult, hemisphereResult);
        }

        /// <summary>Finds the standard zone of a position.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <returns>Zone: 1 ... 60, or Zone.Ups at 84 north and beyond, and south of 80 south. Hemisphere:
        /// Hemisphere.North at or north of the equator, else Hemisphere.South.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude.</exception>
        /// <remarks>West and south edges belong to a zone. Norway, from 56 to 64 north: zone 32 begins at 3 east.
        /// Svalbard, from 72 to 84 north: zone 31 ends at 9 east, 33 at 21, 35 at 33, 37 at 42. Since 0.1.</remarks>
        public static (int Zone, Hemisphere Hemisphere) UtmZone(Point position)
        {
            return UtmZone(position.Latitude, position.Longitude);
        }

        /// <summary>Finds the EPSG code of a UTM or UPS grid on WGS 84.</summary>
        /// <param name="zone">1 ... 60, or Zone.Ups.</param>
        /// <param name="hemisphere">Hemisphere.North or Hemisphere.South.</param>
        /// <returns>32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS
        /// south).</returns>
        /// <exception cref="GridNorthException">Status.Zone, Status.Hemisphere.</exception>
        /// <remarks>The EPSG registry defines the two UPS systems with the northing first. The values here are the
        /// same; only their order differs. Since 0.1.</remarks>
        public static int UtmToEpsg(int zone, Hemisphere hemisphere)
        {
            int codeResult;
            Texts.Check(Native.gn_utm_to_epsg(zone, (int)hemisphere, &codeResult));
            return codeResult;
        }

        /// <summary>Finds the UTM or UPS grid that an EPSG code names.</summary>
        /// <param name="code">32601 ... 32661 or 32701 ... 32761.</param>
        /// <returns>Zone: 1 ... 60, or Zone.Ups. Hemisphere: Hemisphere.North or Hemisphere.South.</returns>
        /// <exception cref="GridNorthException">Status.Epsg.</exception>
        /// <remarks>Since 0.1.</remarks>
        public static (int Zone, Hemisphere Hemisphere) UtmFromEpsg(int code)
        {
            int zoneResult;
            Hemisphere hemisphereResult;
            Texts.Check(Native.gn_utm_from_epsg(code, &zoneResult, (int*)&hemisphereResult));
            return (zoneResult, hemisphereResult);
        }

        /// <summary>Writes the MGRS grid of a map view as GeoJSON.</summary>
        /// <param name="view">Edges in degrees. If west is greater than east, the view crosses the antimeridian; an
        /// east edge 360 or more beyond west means the whole earth. Latitudes -90 ... 90, longitudes any finite
        /// value.</param>
        /// <param name="zoom">Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is tileSize pixels wide, 512
        /// by default, as in Mapbox and MapLibre.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.TileSize, Status.Content, Status.Tolerance, Status.Margin, Status.Spacing, Status.Levels,
        /// Status.Pixels, Status.Step, Status.TooManyVertices.</exception>
        /// <remarks>The result is one FeatureCollection (RFC 7946) with the lines of GridLines() as LineStrings, then
        /// the labels of GridLabels() as Points. Positions have enough decimals for a tenth of a pixel, without
        /// trailing zeros. Properties of a line: kind ("border", "100-km", "line"), axis ("easting", "northing",
        /// "longitude", "latitude"), zone (a number, 0 for UPS; parallels have none), hemisphere ("north", "south"),
        /// coordinate, spacing, major, width, opacity. Properties of a label: kind ("grid-zone", "square", "digits",
        /// "reference"), text, zone, hemisphere and, for digits, axis, coordinate and edge ("south", "west", "north",
        /// "east"). A view that shows nothing gives an empty collection. Since 0.1. Time grows with the lines and their
        /// vertices, which are refused beyond maxVertices and a million lines. Slowest input known: a view just below
        /// that limit.</remarks>
        public static string GridGeoJson(Bounds view, double zoom, GridOptions options = null)
        {
            var optionsValue = options == null ? default(GridOptions.Raw) : options.Value;
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_grid_geojson(&view, zoom, options == null ? null : &optionsValue, outAt,
                        (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Computes the lines of the MGRS grid of a map view, in degrees.</summary>
        /// <param name="view">Edges in degrees. If west is greater than east, the view crosses the antimeridian; an
        /// east edge 360 or more beyond west means the whole earth.</param>
        /// <param name="zoom">Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by
        /// default.</param>
        /// <param name="options">Null: the defaults. Labels are not drawn, whatever the content says.</param>
        /// <returns>Vertices: The vertices of all lines, one line after the other. Lines: A record for each
        /// line.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.TileSize, Status.Content, Status.Tolerance, Status.Margin, Status.Spacing, Status.Levels,
        /// Status.Pixels, Status.Step, Status.TooManyVertices.</exception>
        /// <remarks>The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS grid
        /// of both polar caps. Each line is one polyline for each zone and hemisphere, clipped at the border of the
        /// zone and at the view, and cut at the antimeridian. A view that is 360 degrees wide or more with its margin
        /// covers the whole earth; its lines are also cut where it begins, 180 degrees west of its middle. A line runs
        /// north or east, from its smaller coordinate to its larger. A line that is part of a border or of a coarser
        /// level is drawn only as that. The zoom decides which levels are drawn: see GridOptions. A level is left out
        /// if its lines are closer than minimumPixels in the part of the view nearest to the equator. A vertex lies on
        /// its line to within 20 nm. A chord, straight on the Web Mercator map, departs from its line by no more than
        /// the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511 degrees, where a Web Mercator map ends, a pixel
        /// of the tolerance and of the margin is as many meters as at that latitude. A line that just touches a corner
        /// of the view is not drawn if it is shorter than the last decimal of a position in GeoJSON, a tenth of a pixel
        /// or less. A view without width or height has no lines. A view with more lines to consider than maxVertices
        /// plus a million is refused with Status.TooManyVertices, even if none of them is long enough to be drawn.
        /// Since 0.1. Time grows with the lines and their vertices, which are refused beyond maxVertices and a million
        /// lines. Slowest input known: a view just below that limit.</remarks>
        public static (Point[] Vertices, GridLine[] Lines) GridLines(Bounds view, double zoom,
            GridOptions options = null)
        {
            var optionsValue = options == null ? default(GridOptions.Raw) : options.Value;
            var verticesRoom = new Point[Room.Elements];
            UIntPtr verticesNeeded;
            var linesRoom = new GridLine[Room.Elements];
            UIntPtr linesNeeded;
            int status;
            do
            {
                fixed (Point* verticesAt = verticesRoom)
                fixed (GridLine* linesAt = linesRoom)
                    status = Native.gn_grid_lines(&view, zoom, options == null ? null : &optionsValue, verticesAt,
                        (UIntPtr)verticesRoom.Length, &verticesNeeded, linesAt, (UIntPtr)linesRoom.Length,
                        &linesNeeded);
            }
            while (Room.Grow(status, ref verticesRoom, (long)verticesNeeded)
                | Room.Grow(status, ref linesRoom, (long)linesNeeded));
            Texts.Check(status);
            return (Room.Cut(verticesRoom, (long)verticesNeeded), Room.Cut(linesRoom, (long)linesNeeded));
        }

        /// <summary>Computes the lines of the MGRS grid of a map view, in degrees. The results go into arrays of
        /// yours.</summary>
        /// <param name="view">Edges in degrees. If west is greater than east, the view crosses the antimeridian; an
        /// east edge 360 or more beyond west means the whole earth.</param>
        /// <param name="zoom">Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by
        /// default.</param>
        /// <param name="vertices">The vertices of all lines, one line after the other. If it is null or too short,
        /// there is a new array afterward.</param>
        /// <param name="lines">A record for each line. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <param name="options">Null: the defaults. Labels are not drawn, whatever the content says.</param>
        /// <returns>Vertices: How many elements of vertices there are. Lines: How many elements of lines there
        /// are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.TileSize, Status.Content, Status.Tolerance, Status.Margin, Status.Spacing, Status.Levels,
        /// Status.Pixels, Status.Step, Status.TooManyVertices.</exception>
        /// <remarks>The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS grid
        /// of both polar caps. Each line is one polyline for each zone and hemisphere, clipped at the border of the
        /// zone and at the view, and cut at the antimeridian. A view that is 360 degrees wide or more with its margin
        /// covers the whole earth; its lines are also cut where it begins, 180 degrees west of its middle. A line runs
        /// north or east, from its smaller coordinate to its larger. A line that is part of a border or of a coarser
        /// level is drawn only as that. The zoom decides which levels are drawn: see GridOptions. A level is left out
        /// if its lines are closer than minimumPixels in the part of the view nearest to the equator. A vertex lies on
        /// its line to within 20 nm. A chord, straight on the Web Mercator map, departs from its line by no more than
        /// the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511 degrees, where a Web Mercator map ends, a pixel
        /// of the tolerance and of the margin is as many meters as at that latitude. A line that just touches a corner
        /// of the view is not drawn if it is shorter than the last decimal of a position in GeoJSON, a tenth of a pixel
        /// or less. A view without width or height has no lines. A view with more lines to consider than maxVertices
        /// plus a million is refused with Status.TooManyVertices, even if none of them is long enough to be drawn.
        /// Since 0.1. Time grows with the lines and their vertices, which are refused beyond maxVertices and a million
        /// lines. Slowest input known: a view just below that limit.</remarks>
        public static (int Vertices, int Lines) GridLines(Bounds view, double zoom, ref Point[] vertices,
            ref GridLine[] lines, GridOptions options = null)
        {
            var optionsValue = options == null ? default(GridOptions.Raw) : options.Value;
            if (vertices == null) vertices = new Point[Room.Elements];
            UIntPtr verticesNeeded;
            if (lines == null) lines = new GridLine[Room.Elements];
            UIntPtr linesNeeded;
            int status;
            do
            {
                fixed (Point* verticesAt = vertices)
                fixed (GridLine* linesAt = lines)
                    status = Native.gn_grid_lines(&view, zoom, options == null ? null : &optionsValue, verticesAt,
                        (UIntPtr)vertices.Length, &verticesNeeded, linesAt, (UIntPtr)lines.Length, &linesNeeded);
            }
            while (Room.Grow(status, ref vertices, (long)verticesNeeded)
                | Room.Grow(status, ref lines, (long)linesNeeded));
            Texts.Check(status);
            return ((int)verticesNeeded, (int)linesNeeded);
        }

        /// <summary>Computes the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.</summary>
        /// <param name="view">Edges in degrees. If west is greater than east, the view crosses the antimeridian; an
        /// east edge 360 or more beyond west means the whole earth. Everything beyond 85.051128 degrees, the edge of
        /// the Mercator world, is left out.</param>
        /// <param name="zoom">Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by
        /// default.</param>
        /// <param name="origin">The position of pixel 0, 0; latitudes beyond 85.051128 degrees count as
        /// 85.051128.</param>
        /// <param name="options">Null: the defaults. Labels are not drawn, whatever the content says.</param>
        /// <returns>Vertices: Pairs of floats, x to the east and y down. Each is two floats. Lines: A record for each
        /// line.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.TileSize, Status.Content, Status.Tolerance, Status.Margin, Status.Spacing, Status.Levels,
        /// Status.Pixels, Status.Step, Status.TooManyVertices.</exception>
        /// <remarks>The lines are those of GridLines(), vertex by vertex, if the view with its margin lies within
        /// 85.051128 degrees. All pixels belong to one copy of the world, in which the view is in one piece: x
        /// continues across the antimeridian, and the whole earth is the copy around the middle of the view. The origin
        /// lies in the copy nearest to the middle of the view. Each number is the float nearest to the exact pixel, to
        /// one part in 10^7 of the distance from the origin, so choose an origin in the view. Since 0.1. Time grows
        /// with the lines and their vertices, which are refused beyond maxVertices and a million lines. Slowest input
        /// known: a view just below that limit.</remarks>
        public static (float[] Vertices, GridLine[] Lines) GridLinesPixels(Bounds view, double zoom, Point origin,
            GridOptions options = null)
        {
            var optionsValue = options == null ? default(GridOptions.Raw) : options.Value;
            var verticesRoom = new float[Room.Elements];
            UIntPtr verticesNeeded;
            var linesRoom = new GridLine[Room.Elements];
            UIntPtr linesNeeded;
            int status;
            do
            {
                fixed (float* verticesAt = verticesRoom)
                fixed (GridLine* linesAt = linesRoom)
                    status = Native.gn_grid_lines_pixels(&view, zoom, options == null ? null : &optionsValue, &origin,
                        verticesAt, (UIntPtr)(verticesRoom.Length / 2), &verticesNeeded, linesAt,
                        (UIntPtr)linesRoom.Length, &linesNeeded);
            }
            while (Room.Grow(status, ref verticesRoom, 2 * (long)verticesNeeded)
                | Room.Grow(status, ref linesRoom, (long)linesNeeded));
            Texts.Check(status);
            return (Room.Cut(verticesRoom, 2 * (long)verticesNeeded), Room.Cut(linesRoom, (long)linesNeeded));
        }

        /// <summary>Computes the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen. The
        /// results go into arrays of yours.</summary>
        /// <param name="view">Edges in degrees. If west is greater than east, the view crosses the antimeridian; an
        /// east edge 360 or more beyond west means the whole earth. Everything beyond 85.051128 degrees, the edge of
        /// the Mercator world, is left out.</param>
        /// <param name="zoom">Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by
        /// default.</param>
        /// <param name="origin">The position of pixel 0, 0; latitudes beyond 85.051128 degrees count as
        /// 85.051128.</param>
        /// <param name="vertices">Pairs of floats, x to the east and y down. If it is null or too short, there is a new
        /// array afterward.</param>
        /// <param name="lines">A record for each line. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <param name="options">Null: the defaults. Labels are not drawn, whatever the content says.</param>
        /// <returns>Vertices: How many elements of vertices there are. Lines: How many elements of lines there
        /// are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.TileSize, Status.Content, Status.Tolerance, Status.Margin, Status.Spacing, Status.Levels,
        /// Status.Pixels, Status.Step, Status.TooManyVertices.</exception>
        /// <remarks>The lines are those of GridLines(), vertex by vertex, if the view with its margin lies within
        /// 85.051128 degrees. All pixels belong to one copy of the world, in which the view is in one piece: x
        /// continues across the antimeridian, and the whole earth is the copy around the middle of the view. The origin
        /// lies in the copy nearest to the middle of the view. Each number is the float nearest to the exact pixel, to
        /// one part in 10^7 of the distance from the origin, so choose an origin in the view. Since 0.1. Time grows
        /// with the lines and their vertices, which are refused beyond maxVertices and a million lines. Slowest input
        /// known: a view just below that limit.</remarks>
        public static (int Vertices, int Lines) GridLinesPixels(Bounds view, double zoom, Point origin,
            ref float[] vertices, ref GridLine[] lines, GridOptions options = null)
        {
            var optionsValue = options == null ? default(GridOptions.Raw) : options.Value;
            if (vertices == null) vertices = new float[Room.Elements];
            UIntPtr verticesNeeded;
            if (lines == null) lines = new GridLine[Room.Elements];
            UIntPtr linesNeeded;
            int status;
            do
            {
                fixed (float* verticesAt = vertices)
                fixed (GridLine* linesAt = lines)
                    status = Native.gn_grid_lines_pixels(&view, zoom, options == null ? null : &optionsValue, &origin,
                        verticesAt, (UIntPtr)(vertices.Length / 2), &verticesNeeded, linesAt, (UIntPtr)lines.Length,
                        &linesNeeded);
            }
            while (Room.Grow(status, ref vertices, 2 * (long)verticesNeeded)
                | Room.Grow(status, ref lines, (long)linesNeeded));
            Texts.Check(status);
            return ((int)verticesNeeded, (int)linesNeeded);
        }

        /// <summary>Computes the labels of the MGRS grid of a map view.</summary>
        /// <param name="view">Edges in degrees. If west is greater than east, the view crosses the antimeridian; an
        /// east edge 360 or more beyond west means the whole earth.</param>
        /// <param name="zoom">Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by
        /// default.</param>
        /// <param name="options">Null: the defaults. Lines are not drawn, whatever the content says. The margin has no
        /// effect.</param>
        /// <returns>The labels.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.TileSize, Status.Content, Status.Tolerance, Status.Margin, Status.Spacing, Status.Levels,
        /// Status.Pixels, Status.Step, Status.TooManyVertices.</exception>
        /// <remarks>A grid zone designator is in the middle of the visible part of the grid zone (of the wider part, if
        /// the view shows both ends of the zone). If squares have labels too, it is halfway from there to the
        /// north-west corner of that part, unless the part is narrower than two labels, or is a polar cap with 90
        /// degrees or more visible. The two letters of a 100 km square are in the middle of its visible part (of the
        /// larger part, if the border of a latitude band runs through it). Both are left out if the visible part is
        /// narrower or shorter than labelPixels. Letters are also left out if the part has less than half the area of a
        /// square with that side, or if 100 km is shorter than labelPixels in the part of the view nearest to the
        /// equator. Principal digits, from tens of kilometers down to the spacing, are placed where a line meets the
        /// edge of the view: eastings on the southern and northern edges, northings on the western and eastern edges,
        /// both on all edges near a pole. If lines are closer than half of labelPixels, every tenth line has digits.
        /// References are at the intersections of every fifth line of each axis (referenceStep, counted from the false
        /// origin), with as many digits as the spacing needs, but not within 4 pixels of the edge of the view, where
        /// the digits are. No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view
        /// with more lines to search for labels than maxVertices plus a million is refused with Status.TooManyVertices.
        /// Since 0.1. Time grows with the squares, lines and references of the view. Slowest input known: the whole
        /// earth at a high zoom, which has 92,400 squares.</remarks>
        public static GridLabel[] GridLabels(Bounds view, double zoom, GridOptions options = null)
        {
            var optionsValue = options == null ? default(GridOptions.Raw) : options.Value;
            var labelsRoom = new GridLabel[Room.Elements];
            UIntPtr labelsNeeded;
            int status;
            do
            {
                fixed (GridLabel* labelsAt = labelsRoom)
                    status = Native.gn_grid_labels(&view, zoom, options == null ? null : &optionsValue, labelsAt,
                        (UIntPtr)labelsRoom.Length, &labelsNeeded);
            }
            while (Room.Grow(status, ref labelsRoom, (long)labelsNeeded));
            Texts.Check(status);
            return Room.Cut(labelsRoom, (long)labelsNeeded);
        }

        /// <summary>Computes the labels of the MGRS grid of a map view. The results go into arrays of yours.</summary>
        /// <param name="view">Edges in degrees. If west is greater than east, the view crosses the antimeridian; an
        /// east edge 360 or more beyond west means the whole earth.</param>
        /// <param name="zoom">Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by
        /// default.</param>
        /// <param name="labels">The labels. If it is null or too short, there is a new array afterward.</param>
        /// <param name="options">Null: the defaults. Lines are not drawn, whatever the content says. The margin has no
        /// effect.</param>
        /// <returns>How many elements of labels there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.TileSize, Status.Content, Status.Tolerance, Status.Margin, Status.Spacing, Status.Levels,
        /// Status.Pixels, Status.Step, Status.TooManyVertices.</exception>
        /// <remarks>A grid zone designator is in the middle of the visible part of the grid zone (of the wider part, if
        /// the view shows both ends of the zone). If squares have labels too, it is halfway from there to the
        /// north-west corner of that part, unless the part is narrower than two labels, or is a polar cap with 90
        /// degrees or more visible. The two letters of a 100 km square are in the middle of its visible part (of the
        /// larger part, if the border of a latitude band runs through it). Both are left out if the visible part is
        /// narrower or shorter than labelPixels. Letters are also left out if the part has less than half the area of a
        /// square with that side, or if 100 km is shorter than labelPixels in the part of the view nearest to the
        /// equator. Principal digits, from tens of kilometers down to the spacing, are placed where a line meets the
        /// edge of the view: eastings on the southern and northern edges, northings on the western and eastern edges,
        /// both on all edges near a pole. If lines are closer than half of labelPixels, every tenth line has digits.
        /// References are at the intersections of every fifth line of each axis (referenceStep, counted from the false
        /// origin), with as many digits as the spacing needs, but not within 4 pixels of the edge of the view, where
        /// the digits are. No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view
        /// with more lines to search for labels than maxVertices plus a million is refused with Status.TooManyVertices.
        /// Since 0.1. Time grows with the squares, lines and references of the view. Slowest input known: the whole
        /// earth at a high zoom, which has 92,400 squares.</remarks>
        public static int GridLabels(Bounds view, double zoom, ref GridLabel[] labels, GridOptions options = null)
        {
            var optionsValue = options == null ? default(GridOptions.Raw) : options.Value;
            if (labels == null) labels = new GridLabel[Room.Elements];
            UIntPtr labelsNeeded;
            int status;
            do
            {
                fixed (GridLabel* labelsAt = labels)
                    status = Native.gn_grid_labels(&view, zoom, options == null ? null : &optionsValue, labelsAt,
                        (UIntPtr)labels.Length, &labelsNeeded);
            }
            while (Room.Grow(status, ref labels, (long)labelsNeeded));
            Texts.Check(status);
            return (int)labelsNeeded;
        }

        /// <summary>Finds the places of the names of a grid on a screen: each within its cell, or nowhere.</summary>
        /// <param name="camera">How the map makes pixels of positions: see ScreenCamera().</param>
        /// <param name="frame">The part of the screen that may have names, in pixels within 1,000,000 of 0.</param>
        /// <param name="covers">What hides parts of the frame, in pixels within 1,000,000 of 0: panels, buttons, and
        /// texts that are there already, such as numbers of lines.</param>
        /// <param name="sizes">The space that each name needs in its full size, in pixels.</param>
        /// <param name="labels">What GridLabels() has written.</param>
        /// <returns>The place of each label.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Pixels, Status.Camera,
        /// Status.Count.</exception>
        /// <remarks>All corners of a name's box lie in the cell that it names, as MgrsEncode() finds it, 3 pixels or
        /// more from the border and from the edge of the frame. No box touches another one or a cover. Names of grid
        /// zones have their places first, then those of squares, in the order of the labels. A name stands as near as
        /// possible to the middle of what the frame shows of its cell, a grid zone's name to the position of its label.
        /// If it does not fit, it is made smaller, down to 0.6 of its size. On a tilted map and on a globe, names
        /// become smaller and fainter with the area that the screen shows of the ground. Where lengths are less than
        /// 0.82 of what they are in the center, only cells of which 70 x 40 pixels are free have names, and none beyond
        /// four times the depth of the center, in the haze below the horizon. Only grid zones and squares have names;
        /// other labels have no place. Ask GridLabels() for them with a small labelPixels. The work grows with the
        /// labels, and for each one that something is in the way of with the number of covers and labels. Since
        /// 0.2.</remarks>
        public static LabelPlace[] GridLabelPlaces(Camera camera, Box frame, Box[] covers, TextSize[] sizes,
            GridLabel[] labels)
        {
            Rows.Need(covers, nameof(covers));
            Rows.Need(sizes, nameof(sizes));
            Rows.Need(labels, nameof(labels));
            var placesRoom = new LabelPlace[Room.Elements];
            UIntPtr placesNeeded;
            int status;
            do
            {
                fixed (Box* coversAt = covers)
                fixed (TextSize* sizesAt = sizes)
                fixed (GridLabel* labelsAt = labels)
                fixed (LabelPlace* placesAt = placesRoom)
                    status = Native.gn_grid_label_places(&camera, &frame, coversAt, (UIntPtr)covers.Length, sizesAt,
                        (UIntPtr)sizes.Length, labelsAt, (UIntPtr)labels.Length, placesAt, (UIntPtr)placesRoom.Length,
                        &placesNeeded);
            }
            while (Room.Grow(status, ref placesRoom, (long)placesNeeded));
            Texts.Check(status);
            return Room.Cut(placesRoom, (long)placesNeeded);
        }

        /// <summary>Finds the places of the names of a grid on a screen: each within its cell, or nowhere. The results
        /// go into arrays of yours.</summary>
        /// <param name="camera">How the map makes pixels of positions: see ScreenCamera().</param>
        /// <param name="frame">The part of the screen that may have names, in pixels within 1,000,000 of 0.</param>
        /// <param name="covers">What hides parts of the frame, in pixels within 1,000,000 of 0: panels, buttons, and
        /// texts that are there already, such as numbers of lines.</param>
        /// <param name="sizes">The space that each name needs in its full size, in pixels.</param>
        /// <param name="labels">What GridLabels() has written.</param>
        /// <param name="places">The place of each label. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <returns>How many elements of places there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Pixels, Status.Camera,
        /// Status.Count.</exception>
        /// <remarks>All corners of a name's box lie in the cell that it names, as MgrsEncode() finds it, 3 pixels or
        /// more from the border and from the edge of the frame. No box touches another one or a cover. Names of grid
        /// zones have their places first, then those of squares, in the order of the labels. A name stands as near as
        /// possible to the middle of what the frame shows of its cell, a grid zone's name to the position of its label.
        /// If it does not fit, it is made smaller, down to 0.6 of its size. On a tilted map and on a globe, names
        /// become smaller and fainter with the area that the screen shows of the ground. Where lengths are less than
        /// 0.82 of what they are in the center, only cells of which 70 x 40 pixels are free have names, and none beyond
        /// four times the depth of the center, in the haze below the horizon. Only grid zones and squares have names;
        /// other labels have no place. Ask GridLabels() for them with a small labelPixels. The work grows with the
        /// labels, and for each one that something is in the way of with the number of covers and labels. Since
        /// 0.2.</remarks>
        public static int GridLabelPlaces(Camera camera, Box frame, Box[] covers, TextSize[] sizes, GridLabel[] labels,
            ref LabelPlace[] places)
        {
            Rows.Need(covers, nameof(covers));
            Rows.Need(sizes, nameof(sizes));
            Rows.Need(labels, nameof(labels));
            if (places == null) places = new LabelPlace[Room.Elements];
            UIntPtr placesNeeded;
            int status;
            do
            {
                fixed (Box* coversAt = covers)
                fixed (TextSize* sizesAt = sizes)
                fixed (GridLabel* labelsAt = labels)
                fixed (LabelPlace* placesAt = places)
                    status = Native.gn_grid_label_places(&camera, &frame, coversAt, (UIntPtr)covers.Length, sizesAt,
                        (UIntPtr)sizes.Length, labelsAt, (UIntPtr)labels.Length, placesAt, (UIntPtr)places.Length,
                        &placesNeeded);
            }
            while (Room.Grow(status, ref places, (long)placesNeeded));
            Texts.Check(status);
            return (int)placesNeeded;
        }

        /// <summary>Finds the grid spacing of a map view.</summary>
        /// <param name="view">Edges in degrees. If west is greater than east, the view crosses the antimeridian; an
        /// east edge 360 or more beyond west means the whole earth.</param>
        /// <param name="zoom">Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by
        /// default.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <returns>The spacing of the finest level drawn, in meters; 0 if only borders of grid zones are
        /// drawn.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.TileSize, Status.Content, Status.Tolerance, Status.Margin, Status.Spacing, Status.Levels,
        /// Status.Pixels, Status.Step.</exception>
        /// <remarks>Since 0.1.</remarks>
        public static double GridSpacing(Bounds view, double zoom, GridOptions options = null)
        {
            var optionsValue = options == null ? default(GridOptions.Raw) : options.Value;
            double spacingResult;
            Texts.Check(Native.gn_grid_spacing(&view, zoom, options == null ? null : &optionsValue,
                &spacingResult));
            return spacingResult;
        }

        /// <summary>Finds an upper bound for the vertices and labels of a map view's grid, without drawing
        /// it.</summary>
        /// <param name="view">Edges in degrees. If west is greater than east, the view crosses the antimeridian; an
        /// east edge 360 or more beyond west means the whole earth.</param>
        /// <param name="zoom">Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by
        /// default.</param>
        /// <param name="options">Null: the defaults. maxVertices has no effect.</param>
        /// <returns>The bound.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.TileSize, Status.Content, Status.Tolerance, Status.Margin, Status.Spacing, Status.Levels,
        /// Status.Pixels, Status.Step.</exception>
        /// <remarks>Use it to guard against excess, not to allocate. (It never exceeds 2^50, far more than any real
        /// drawing.) Since 0.1.</remarks>
        public static long GridBound(Bounds view, double zoom, GridOptions options = null)
        {
            var optionsValue = options == null ? default(GridOptions.Raw) : options.Value;
            UIntPtr countResult;
            Texts.Check(Native.gn_grid_bound(&view, zoom, options == null ? null : &optionsValue,
                &countResult));
            return (long)countResult;
        }

        /// <summary>Finds how many meters a pixel of a Web Mercator map covers.</summary>
        /// <param name="latitude">Degrees, -90 ... 90.</param>
        /// <param name="zoom">-4 ... 30.</param>
        /// <param name="tileSize">Width of the world at zoom 0 in pixels: 512 (Mapbox, MapLibre) or 256.</param>
        /// <returns>Meters per pixel, along the parallel; 0 at a pole.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom,
        /// Status.TileSize.</exception>
        /// <remarks>The scale is that of the WGS 84 ellipsoid. The usual formula, for a sphere with the radius of the
        /// equator, gives up to 0.34 % less. Since 0.1.</remarks>
        public static double ScreenScale(double latitude, double zoom, int tileSize = 512)
        {
            double metersResult;
            Texts.Check(Native.gn_screen_scale(latitude, zoom, (uint)tileSize, &metersResult));
            return metersResult;
        }

        /// <summary>Finds the longest round length that fits into a width on the screen.</summary>
        /// <param name="latitude">Degrees, within 89.9 of the equator.</param>
        /// <param name="zoom">-4 ... 30.</param>
        /// <param name="maxWidth">Pixels, 0.001 ... 1,000,000.</param>
        /// <param name="tileSize">Width of the world at zoom 0: 512 or 256.</param>
        /// <param name="units">Units.Metric, Units.Imperial or Units.Nautical.</param>
        /// <returns>The scale bar.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.TileSize,
        /// Status.Pixels, Status.Unit.</exception>
        /// <remarks>Round lengths are 1, 2 and 5 times the powers of ten. The larger unit begins at 1 km, 1 mi and 0.1
        /// nmi. The text has decimals only below 1: "2000 ft", "0.5 nmi". Width and length are measured along the
        /// parallel. Since 0.1.</remarks>
        public static ScaleBar ScreenScaleBar(double latitude, double zoom, double maxWidth, int tileSize = 512,
            Units units = Units.Metric)
        {
            ScaleBar barResult;
            Texts.Check(Native.gn_screen_scale_bar(latitude, zoom, (uint)tileSize, maxWidth, (int)units,
                &barResult));
            return barResult;
        }

        /// <summary>Finds the smallest map view that contains all ground that a screen shows.</summary>
        /// <param name="screen">The map on the screen.</param>
        /// <returns>The edges in degrees, as GridLines() takes them; if west is greater than east, the view crosses the
        /// antimeridian.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.TileSize,
        /// Status.Pixels, Status.Camera.</exception>
        /// <remarks>The view ends at 85.051128 degrees, the edge of the Mercator world. If the screen is as wide as the
        /// world or wider, the east edge is 360 degrees beyond the west edge, and the center of the screen is in the
        /// middle between them. With pitch, the ground ends at the horizon, as in MapLibre: 85 % of the way from the
        /// center of the screen up to the line where the plane of the map vanishes, and nowhere farther than where it
        /// is seen at 89.25 degrees from the vertical. Accurate to a ten-thousandth of a pixel of the map, and a unit
        /// in the last place of the degrees. Since 0.2.</remarks>
        public static Bounds ScreenView(Screen screen)
        {
            Bounds viewResult;
            Texts.Check(Native.gn_screen_view(&screen, &viewResult));
            return viewResult;
        }

        /// <summary>Finds the pixel at which a screen shows a position.</summary>
        /// <param name="screen">The map on the screen.</param>
        /// <param name="position">Latitude -90 ... 90, longitude any finite value.</param>
        /// <returns>X: The way to the right from the left edge of the screen, in pixels. Y: The way down from the top
        /// edge of the screen, in pixels.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.TileSize,
        /// Status.Pixels, Status.Camera, Status.OutOfSight.</exception>
        /// <remarks>The pixel may lie outside the screen. It belongs to the copy of the world nearest to the center:
        /// within 180 degrees of longitude. Latitudes beyond 85.051128 degrees, the edge of the Mercator world, count
        /// as 85.051128. Without bearing and pitch, pixels are those of GridLinesPixels() if its origin is the position
        /// at the top left corner of the screen. Accurate to a ten-thousandth of a pixel on the screen, at any zoom.
        /// The formulas, with angles in degrees: let W = tileSize * 2^zoom, the width of the world in pixels, e = W/360
        /// * (the difference of longitude from the center to the position), and s = W/(2 pi) * (psi of the center minus
        /// psi of the position) with psi = log(tan(45 + latitude/2)). Turn them by the bearing b: u = e cos b + s sin
        /// b, v = s cos b - e sin b. The camera is at the distance d = height/(2 tan(fieldOfView/2)) from the center,
        /// and with the pitch p the depth of the position is w = d - v sin p. Then x = width/2 + u d/w and y = height/2
        /// + v cos p d/w. Since 0.2.</remarks>
        public static (double X, double Y) ScreenPointToPixel(Screen screen, Point position)
        {
            double xResult;
            double yResult;
            Texts.Check(Native.gn_screen_point_to_pixel(&screen, &position, &xResult, &yResult));
            return (xResult, yResult);
        }

        /// <summary>Finds the pixels at which a screen shows many positions.</summary>
        /// <param name="screen">The map on the screen.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values.</param>
        /// <returns>Xs: The way to the right from the left edge of the screen, in pixels. Ys: The way down from the top
        /// edge of the screen, in pixels. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.TileSize,
        /// Status.Pixels, Status.Camera.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Latitude or
        /// Status.OutOfSight. Each row equals the result of ScreenPointToPixel(). Positions inside structs, such as
        /// labels, need not be copied. Since 0.2. Time grows with the rows. Statuses of rows: Status.NotFinite,
        /// Status.Latitude, Status.OutOfSight.</remarks>
        public static (double[] Xs, double[] Ys, Status[] Statuses) ScreenPointToPixelBatch(Screen screen,
            double[] latitudes, double[] longitudes)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var xsRows = new double[count];
            var ysRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* xsRowsAt = xsRows)
            fixed (double* ysRowsAt = ysRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_screen_point_to_pixel_batch(&screen, latitudesAt, (IntPtr)sizeof(double),
                    longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, xsRowsAt, (IntPtr)sizeof(double),
                    ysRowsAt, (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (xsRows, ysRows, statusesRows);
        }

        /// <summary>Finds the pixels at which a screen shows many positions. The results go into arrays of
        /// yours.</summary>
        /// <param name="screen">The map on the screen.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values.</param>
        /// <param name="xs">The way to the right from the left edge of the screen, in pixels.</param>
        /// <param name="ys">The way down from the top edge of the screen, in pixels.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.TileSize,
        /// Status.Pixels, Status.Camera.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Latitude or
        /// Status.OutOfSight. Each row equals the result of ScreenPointToPixel(). Positions inside structs, such as
        /// labels, need not be copied. Since 0.2. Time grows with the rows. Statuses of rows: Status.NotFinite,
        /// Status.Latitude, Status.OutOfSight.</remarks>
        public static bool ScreenPointToPixelBatch(Screen screen, double[] latitudes, double[] longitudes, double[] xs,
            double[] ys, Status[] statuses)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_screen_point_to_pixel_batch(&screen, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, xsAt,
                    (IntPtr)sizeof(double), ysAt, (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the position that a screen shows at a pixel.</summary>
        /// <param name="screen">The map on the screen.</param>
        /// <param name="x">Pixels to the right of the left edge of the screen, within 1e15.</param>
        /// <param name="y">Pixels below the top edge of the screen, within 1e15.</param>
        /// <returns>The position, longitude in [-180, 180).</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.TileSize,
        /// Status.Pixels, Status.Camera, Status.OutOfSight.</exception>
        /// <remarks>Pixels need not be whole numbers, and may lie outside the screen. Beyond the northern and southern
        /// edge of the Mercator world, the latitude is that of the edge, 85.051128 degrees. Otherwise
        /// ScreenPointToPixel() leads back, to a ten-thousandth of a pixel on the screen, unless the pixel is more than
        /// 180 degrees of longitude from the center. Since 0.2.</remarks>
        public static Point ScreenPixelToPoint(Screen screen, double x, double y)
        {
            Point positionResult;
            Texts.Check(Native.gn_screen_pixel_to_point(&screen, x, y, &positionResult));
            return positionResult;
        }

        /// <summary>Finds the positions that a screen shows at many pixels.</summary>
        /// <param name="screen">The map on the screen.</param>
        /// <param name="xs">Pixels to the right of the left edge of the screen, within 1e15.</param>
        /// <param name="ys">Pixels below the top edge of the screen, within 1e15.</param>
        /// <returns>Latitudes: The latitudes, in degrees. Longitudes: The longitudes, in degrees, in [-180, 180).
        /// Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.TileSize,
        /// Status.Pixels, Status.Camera.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Pixels or
        /// Status.OutOfSight. Each row equals the result of ScreenPixelToPoint(). Since 0.2. Time grows with the rows.
        /// Statuses of rows: Status.NotFinite, Status.Pixels, Status.OutOfSight.</remarks>
        public static (double[] Latitudes, double[] Longitudes, Status[] Statuses) ScreenPixelToPointBatch(
            Screen screen, double[] xs, double[] ys)
        {
            var count = Rows.Need(xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            var latitudesRows = new double[count];
            var longitudesRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (double* latitudesRowsAt = latitudesRows)
            fixed (double* longitudesRowsAt = longitudesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_screen_pixel_to_point_batch(&screen, xsAt, (IntPtr)sizeof(double), ysAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, latitudesRowsAt, (IntPtr)sizeof(double),
                    longitudesRowsAt, (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (latitudesRows, longitudesRows, statusesRows);
        }

        /// <summary>Finds the positions that a screen shows at many pixels. The results go into arrays of
        /// yours.</summary>
        /// <param name="screen">The map on the screen.</param>
        /// <param name="xs">Pixels to the right of the left edge of the screen, within 1e15.</param>
        /// <param name="ys">Pixels below the top edge of the screen, within 1e15.</param>
        /// <param name="latitudes">The latitudes, in degrees.</param>
        /// <param name="longitudes">The longitudes, in degrees, in [-180, 180).</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.TileSize,
        /// Status.Pixels, Status.Camera.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Pixels or
        /// Status.OutOfSight. Each row equals the result of ScreenPixelToPoint(). Since 0.2. Time grows with the rows.
        /// Statuses of rows: Status.NotFinite, Status.Pixels, Status.OutOfSight.</remarks>
        public static bool ScreenPixelToPointBatch(Screen screen, double[] xs, double[] ys, double[] latitudes,
            double[] longitudes, Status[] statuses)
        {
            var count = Rows.Need(xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            Rows.Same(count, latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_screen_pixel_to_point_batch(&screen, xsAt, (IntPtr)sizeof(double),
                    ysAt, (IntPtr)sizeof(double), (UIntPtr)count, latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the matrix with which a graphics processor places the pixels of a map on a screen.</summary>
        /// <param name="screen">The map on the screen.</param>
        /// <returns>The matrix.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.TileSize,
        /// Status.Pixels, Status.Camera.</exception>
        /// <remarks>The matrix takes (x, y, 0, 1) to clip space, where the screen spans -1 ... 1 from left to right and
        /// from bottom to top. x and y are pixels of the map, east and down from the center of the screen: what
        /// GridLinesPixels() writes if its origin is the center and its view is that of ScreenView(). The graphics
        /// processor clips what lies behind the camera, so lines are whole on a tilted map. There is no depth: z is 0.
        /// The matrix depends on width, height, bearing, pitch and field of view only, so the vertices of one center
        /// and zoom serve while the map turns. Since 0.2.</remarks>
        public static Matrix ScreenMatrix(Screen screen)
        {
            Matrix matrixResult;
            Texts.Check(Native.gn_screen_matrix(&screen, &matrixResult));
            return matrixResult;
        }

        /// <summary>Finds the camera of a screen, for GridLabelPlaces().</summary>
        /// <param name="screen">The map on the screen.</param>
        /// <returns>The camera: a plane, with transition 0.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.TileSize,
        /// Status.Pixels, Status.Camera.</exception>
        /// <remarks>The camera makes the pixels of ScreenPointToPixel(), to a thousandth of a pixel up to zoom 24. A
        /// map with a camera of its own, such as a globe or a game, fills in its own matrices instead. Since
        /// 0.2.</remarks>
        public static Camera ScreenCamera(Screen screen)
        {
            Camera cameraResult;
            Texts.Check(Native.gn_screen_camera(&screen, &cameraResult));
            return cameraResult;
        }

        /// <summary>Projects a position onto the plane of web maps, EPSG:3857.</summary>
        /// <param name="latitude">Degrees, between the poles: -90 and 90 are refused.</param>
        /// <param name="longitude">Degrees; -180 ... 180, where 180 is the east edge of the map, or any finite value,
        /// reduced to [-180, 180).</param>
        /// <returns>X: The way to the east of the meridian of Greenwich, in meters. Y: The way to the north of the
        /// equator, in meters.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Pole.</exception>
        /// <remarks>The latitudes of the ellipsoid are used as if they were those of a sphere. The square world of
        /// tiles ends at 85.051128 degrees, where y is 20,037,508.34 m as x is at 180 degrees; the projection goes on
        /// to near the poles. Agrees with PROJ to 10 nm. Since 0.2.</remarks>
        public static (double X, double Y) WebMercatorForward(double latitude, double longitude)
        {
            double xResult;
            double yResult;
            Texts.Check(Native.gn_web_mercator_forward(latitude, longitude, &xResult, &yResult));
            return (xResult, yResult);
        }

        /// <summary>Projects a position onto the plane of web maps, EPSG:3857.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <returns>X: The way to the east of the meridian of Greenwich, in meters. Y: The way to the north of the
        /// equator, in meters.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Pole.</exception>
        /// <remarks>The latitudes of the ellipsoid are used as if they were those of a sphere. The square world of
        /// tiles ends at 85.051128 degrees, where y is 20,037,508.34 m as x is at 180 degrees; the projection goes on
        /// to near the poles. Agrees with PROJ to 10 nm. Since 0.2.</remarks>
        public static (double X, double Y) WebMercatorForward(Point position)
        {
            return WebMercatorForward(position.Latitude, position.Longitude);
        }

        /// <summary>Finds the position of a point on the plane of web maps, EPSG:3857.</summary>
        /// <param name="x">Meters to the east of the meridian of Greenwich; any finite value.</param>
        /// <param name="y">Meters to the north of the equator; any finite value.</param>
        /// <returns>The position; longitude in [-180, 180).</returns>
        /// <exception cref="GridNorthException">Status.NotFinite.</exception>
        /// <remarks>The map repeats every 40,075,016.69 m. From 240,000 km on the latitude is that of a pole. Agrees
        /// with PROJ to 1e-13 degrees. Since 0.2.</remarks>
        public static Point WebMercatorInverse(double x, double y)
        {
            Point outResult;
            Texts.Check(Native.gn_web_mercator_inverse(x, y, &outResult));
            return outResult;
        }

        /// <summary>Projects many positions onto the plane of web maps, EPSG:3857.</summary>
        /// <param name="latitudes">Degrees, between the poles.</param>
        /// <param name="longitudes">Degrees; as WebMercatorForward() takes them.</param>
        /// <returns>Xs: The way to the east of the meridian of Greenwich, in meters. Ys: The way to the north of the
        /// equator, in meters. Statuses: The status of each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Latitude or
        /// Status.Pole. Each row equals the result of WebMercatorForward(), bit for bit. Since 0.2. Time grows with the
        /// rows. Statuses of rows: Status.NotFinite, Status.Latitude, Status.Pole.</remarks>
        public static (double[] Xs, double[] Ys, Status[] Statuses) WebMercatorForwardBatch(double[] latitudes,
            double[] longitudes)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var xsRows = new double[count];
            var ysRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* xsRowsAt = xsRows)
            fixed (double* ysRowsAt = ysRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_web_mercator_forward_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, xsRowsAt, (IntPtr)sizeof(double), ysRowsAt,
                    (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (xsRows, ysRows, statusesRows);
        }

        /// <summary>Projects many positions onto the plane of web maps, EPSG:3857. The results go into arrays of
        /// yours.</summary>
        /// <param name="latitudes">Degrees, between the poles.</param>
        /// <param name="longitudes">Degrees; as WebMercatorForward() takes them.</param>
        /// <param name="xs">The way to the east of the meridian of Greenwich, in meters.</param>
        /// <param name="ys">The way to the north of the equator, in meters.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Latitude or
        /// Status.Pole. Each row equals the result of WebMercatorForward(), bit for bit. Since 0.2. Time grows with the
        /// rows. Statuses of rows: Status.NotFinite, Status.Latitude, Status.Pole.</remarks>
        public static bool WebMercatorForwardBatch(double[] latitudes, double[] longitudes, double[] xs, double[] ys,
            Status[] statuses)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_web_mercator_forward_batch(latitudesAt, (IntPtr)sizeof(double),
                    longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, xsAt, (IntPtr)sizeof(double), ysAt,
                    (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the positions of many points on the plane of web maps, EPSG:3857.</summary>
        /// <param name="xs">Meters to the east of the meridian of Greenwich.</param>
        /// <param name="ys">Meters to the north of the equator.</param>
        /// <returns>Latitudes: The latitudes, in degrees. Longitudes: The longitudes, in degrees, in [-180, 180).
        /// Statuses: The status of each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status is Status.NotFinite. Each row equals the result of
        /// WebMercatorInverse(), bit for bit. Since 0.2. Time grows with the rows. Statuses of rows:
        /// Status.NotFinite.</remarks>
        public static (double[] Latitudes, double[] Longitudes, Status[] Statuses) WebMercatorInverseBatch(double[] xs,
            double[] ys)
        {
            var count = Rows.Need(xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            var latitudesRows = new double[count];
            var longitudesRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (double* latitudesRowsAt = latitudesRows)
            fixed (double* longitudesRowsAt = longitudesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_web_mercator_inverse_batch(xsAt, (IntPtr)sizeof(double), ysAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, latitudesRowsAt, (IntPtr)sizeof(double),
                    longitudesRowsAt, (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (latitudesRows, longitudesRows, statusesRows);
        }

        /// <summary>Finds the positions of many points on the plane of web maps, EPSG:3857. The results go into arrays
        /// of yours.</summary>
        /// <param name="xs">Meters to the east of the meridian of Greenwich.</param>
        /// <param name="ys">Meters to the north of the equator.</param>
        /// <param name="latitudes">The latitudes, in degrees.</param>
        /// <param name="longitudes">The longitudes, in degrees, in [-180, 180).</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status is Status.NotFinite. Each row equals the result of
        /// WebMercatorInverse(), bit for bit. Since 0.2. Time grows with the rows. Statuses of rows:
        /// Status.NotFinite.</remarks>
        public static bool WebMercatorInverseBatch(double[] xs, double[] ys, double[] latitudes, double[] longitudes,
            Status[] statuses)
        {
            var count = Rows.Need(xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            Rows.Same(count, latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_web_mercator_inverse_batch(xsAt, (IntPtr)sizeof(double), ysAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the tile that holds a position.</summary>
        /// <param name="latitude">Degrees, -90 ... 90; beyond 85.051128 degrees the position lies in the first or the
        /// last row.</param>
        /// <param name="longitude">Degrees; any finite value, reduced to [-180, 180), so that 180 lies in column
        /// 0.</param>
        /// <param name="zoom">0 ... 30; the world has 2^zoom columns and rows.</param>
        /// <returns>The tile.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom.</exception>
        /// <remarks>West and north edges belong to a tile. Positions that are nearer than 0.4 micrometers to the next
        /// tile on the map, to the east or south, belong to it, so that the corner of TileBounds() lies in its tile.
        /// Since 0.2.</remarks>
        public static Tile TileAt(double latitude, double longitude, int zoom)
        {
            Tile outResult;
            Texts.Check(Native.gn_tile_at(latitude, longitude, (uint)zoom, &outResult));
            return outResult;
        }

        /// <summary>Finds the tile that holds a position.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="zoom">0 ... 30; the world has 2^zoom columns and rows.</param>
        /// <returns>The tile.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom.</exception>
        /// <remarks>West and north edges belong to a tile. Positions that are nearer than 0.4 micrometers to the next
        /// tile on the map, to the east or south, belong to it, so that the corner of TileBounds() lies in its tile.
        /// Since 0.2.</remarks>
        public static Tile TileAt(Point position, int zoom)
        {
            return TileAt(position.Latitude, position.Longitude, zoom);
        }

        /// <summary>Finds the tiles that hold many positions.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="zoom">0 ... 30. It applies to all rows.</param>
        /// <returns>Tiles: The tiles. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Zoom.</exception>
        /// <remarks>In a refused row all fields are 4294967295, and its status says why: Status.NotFinite or
        /// Status.Latitude. Each row equals the result of TileAt(). Since 0.2. Time grows with the rows. Statuses of
        /// rows: Status.NotFinite, Status.Latitude.</remarks>
        public static (Tile[] Tiles, Status[] Statuses) TileAtBatch(double[] latitudes, double[] longitudes, int zoom)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var tilesRows = new Tile[count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (Tile* tilesRowsAt = tilesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_tile_at_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, (uint)zoom, tilesRowsAt, (IntPtr)sizeof(Tile),
                    (byte*)statusesRowsAt));
            return (tilesRows, statusesRows);
        }

        /// <summary>Finds the tiles that hold many positions. The results go into arrays of yours.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="zoom">0 ... 30. It applies to all rows.</param>
        /// <param name="tiles">The tiles.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.Zoom.</exception>
        /// <remarks>In a refused row all fields are 4294967295, and its status says why: Status.NotFinite or
        /// Status.Latitude. Each row equals the result of TileAt(). Since 0.2. Time grows with the rows. Statuses of
        /// rows: Status.NotFinite, Status.Latitude.</remarks>
        public static bool TileAtBatch(double[] latitudes, double[] longitudes, int zoom, Tile[] tiles,
            Status[] statuses)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, tiles, nameof(tiles));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (Tile* tilesAt = tiles)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_tile_at_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, (uint)zoom, tilesAt, (IntPtr)sizeof(Tile),
                    (byte*)statusesAt));
        }

        /// <summary>Finds the edges of a tile.</summary>
        /// <param name="tile">Column, row and zoom.</param>
        /// <returns>The edges in degrees; the east edge of the last column is 180.</returns>
        /// <exception cref="GridNorthException">Status.Zoom, Status.Tile.</exception>
        /// <remarks>Accurate to a unit in the last place. Since 0.2.</remarks>
        public static Bounds TileBounds(Tile tile)
        {
            Bounds outResult;
            Texts.Check(Native.gn_tile_bounds(&tile, &outResult));
            return outResult;
        }

        /// <summary>Writes the quadkey of a tile.</summary>
        /// <param name="tile">Column, row and zoom.</param>
        /// <returns>A digit, 0 to 3, for each zoom from 1 on.</returns>
        /// <exception cref="GridNorthException">Status.Zoom, Status.Tile.</exception>
        /// <remarks>The quadkey of a tile begins with those of the tiles that contain it. At zoom 0 it is empty. Since
        /// 0.2. Takes constant time.</remarks>
        public static string TileQuadkeyFormat(Tile tile)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_tile_quadkey_format(&tile, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Reads a quadkey: finds the tile that it names.</summary>
        /// <param name="text">ASCII: 1 to 30 digits from 0 to 3.</param>
        /// <returns>The tile.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextByte,
        /// Status.TextDigits.</exception>
        /// <remarks>Since 0.2. Time grows with the bytes of the text.</remarks>
        public static Tile TileQuadkeyParse(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            Tile outResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_tile_quadkey_parse(textAt, Texts.Size(textBytes), &outResult,
                    &errorOffset), text, errorOffset);
            return outResult;
        }

        /// <summary>Finds the tiles that bounds touch.</summary>
        /// <param name="bounds">The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is
        /// greater than east, the bounds cross the antimeridian; 360 degrees and more are all longitudes.</param>
        /// <param name="zoom">0 ... 30.</param>
        /// <returns>Runs of tiles, from north to south and from west to east.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View,
        /// Status.Zoom.</exception>
        /// <remarks>Each row has one run, or two where the bounds cross the antimeridian. Tiles that the bounds meet
        /// only at their south or east edge are not among them, so that the bounds of a tile give this tile; unless the
        /// bounds have no height or width. What lies beyond 85.051128 degrees belongs to the first and the last row.
        /// Since 0.2. Time grows with the rows of tiles.</remarks>
        public static TileRun[] TileCoverBounds(Bounds bounds, int zoom)
        {
            var outRoom = new TileRun[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (TileRun* outAt = outRoom)
                    status = Native.gn_tile_cover_bounds(&bounds, (uint)zoom, outAt, (UIntPtr)outRoom.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Finds the tiles that bounds touch. The results go into arrays of yours.</summary>
        /// <param name="bounds">The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is
        /// greater than east, the bounds cross the antimeridian; 360 degrees and more are all longitudes.</param>
        /// <param name="zoom">0 ... 30.</param>
        /// <param name="result">Runs of tiles, from north to south and from west to east. If it is null or too short,
        /// there is a new array afterward.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View,
        /// Status.Zoom.</exception>
        /// <remarks>Each row has one run, or two where the bounds cross the antimeridian. Tiles that the bounds meet
        /// only at their south or east edge are not among them, so that the bounds of a tile give this tile; unless the
        /// bounds have no height or width. What lies beyond 85.051128 degrees belongs to the first and the last row.
        /// Since 0.2. Time grows with the rows of tiles.</remarks>
        public static int TileCoverBounds(Bounds bounds, int zoom, ref TileRun[] result)
        {
            if (result == null) result = new TileRun[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (TileRun* outAt = result)
                    status = Native.gn_tile_cover_bounds(&bounds, (uint)zoom, outAt, (UIntPtr)result.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Finds the tiles that a polygon touches: with its border or its inside.</summary>
        /// <param name="points">The points of all rings, one ring after the other, as PolygonMeasure() takes
        /// them.</param>
        /// <param name="zoom">0 ... 30.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>Runs of tiles, from north to south and from west to east.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.Count,
        /// Status.Rings, Status.TooManyTiles.</exception>
        /// <remarks>A tile is there if TileAt() gives it for any position of the polygon, and no other tile; each is
        /// there once. Edges are geodesics; the polygon may cross the antimeridian, and a pole may lie inside. Rings
        /// may be of one or two points. Where rings overlap, what lies in an even number of them is outside. A pole
        /// that is a point of a ring lies at longitude 0. A tile that the border misses, or meets, by less than a
        /// millionth of the width of a tile, or a micrometer if that is more, may be wrong. Since 0.2. Time grows with
        /// the rows of tiles that the outline crosses and, without room for all runs, with those times the edges:
        /// refused with Status.TooManyTiles beyond a second or two. Slowest input known: a zigzag between the poles of
        /// which only the size is asked for.</remarks>
        public static TileRun[] TileCoverPolygon(Point[] points, int zoom, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            var outRoom = new TileRun[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (UIntPtr* ringsSizesAt = ringsSizes)
                fixed (TileRun* outAt = outRoom)
                    status = Native.gn_tile_cover_polygon(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                        (UIntPtr)ringsSizes.Length, (uint)zoom, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Finds the tiles that a polygon touches: with its border or its inside. The results go into arrays
        /// of yours.</summary>
        /// <param name="points">The points of all rings, one ring after the other, as PolygonMeasure() takes
        /// them.</param>
        /// <param name="zoom">0 ... 30.</param>
        /// <param name="result">Runs of tiles, from north to south and from west to east. If it is null or too short,
        /// there is a new array afterward.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.Count,
        /// Status.Rings, Status.TooManyTiles.</exception>
        /// <remarks>A tile is there if TileAt() gives it for any position of the polygon, and no other tile; each is
        /// there once. Edges are geodesics; the polygon may cross the antimeridian, and a pole may lie inside. Rings
        /// may be of one or two points. Where rings overlap, what lies in an even number of them is outside. A pole
        /// that is a point of a ring lies at longitude 0. A tile that the border misses, or meets, by less than a
        /// millionth of the width of a tile, or a micrometer if that is more, may be wrong. Since 0.2. Time grows with
        /// the rows of tiles that the outline crosses and, without room for all runs, with those times the edges:
        /// refused with Status.TooManyTiles beyond a second or two. Slowest input known: a zigzag between the poles of
        /// which only the size is asked for.</remarks>
        public static int TileCoverPolygon(Point[] points, int zoom, ref TileRun[] result, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            if (result == null) result = new TileRun[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (UIntPtr* ringsSizesAt = ringsSizes)
                fixed (TileRun* outAt = result)
                    status = Native.gn_tile_cover_polygon(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                        (UIntPtr)ringsSizes.Length, (uint)zoom, outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Finds the tiles that a corridor along a route touches.</summary>
        /// <param name="points">The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes
        /// any finite value.</param>
        /// <param name="halfWidth">The corridor is all that lies as near to the route as this, in meters, 0 ...
        /// 1,000,000.</param>
        /// <param name="zoom">0 ... 30.</param>
        /// <returns>Runs of tiles, from north to south and from west to east.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.Count,
        /// Status.TooManyTiles, Status.HalfWidth.</exception>
        /// <remarks>All tiles that the corridor touches are there, each once. A tile may be there that it misses by
        /// less than a ten-thousandth of the half-width, or by a thousandth of a tile if that is more. The route may
        /// cross the antimeridian, and a pole may lie in the corridor. Since 0.2. Time grows with the rows of tiles
        /// that the outline crosses and, without room for all runs, with those times the edges: refused with
        /// Status.TooManyTiles beyond a second or two. Slowest input known: a zigzag between the poles with a
        /// half-width.</remarks>
        public static TileRun[] TileCoverRoute(Point[] points, double halfWidth, int zoom)
        {
            Rows.Need(points, nameof(points));
            var outRoom = new TileRun[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (TileRun* outAt = outRoom)
                    status = Native.gn_tile_cover_route(pointsAt, (UIntPtr)points.Length, halfWidth, (uint)zoom, outAt,
                        (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Finds the tiles that a corridor along a route touches. The results go into arrays of
        /// yours.</summary>
        /// <param name="points">The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes
        /// any finite value.</param>
        /// <param name="halfWidth">The corridor is all that lies as near to the route as this, in meters, 0 ...
        /// 1,000,000.</param>
        /// <param name="zoom">0 ... 30.</param>
        /// <param name="result">Runs of tiles, from north to south and from west to east. If it is null or too short,
        /// there is a new array afterward.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.Count,
        /// Status.TooManyTiles, Status.HalfWidth.</exception>
        /// <remarks>All tiles that the corridor touches are there, each once. A tile may be there that it misses by
        /// less than a ten-thousandth of the half-width, or by a thousandth of a tile if that is more. The route may
        /// cross the antimeridian, and a pole may lie in the corridor. Since 0.2. Time grows with the rows of tiles
        /// that the outline crosses and, without room for all runs, with those times the edges: refused with
        /// Status.TooManyTiles beyond a second or two. Slowest input known: a zigzag between the poles with a
        /// half-width.</remarks>
        public static int TileCoverRoute(Point[] points, double halfWidth, int zoom, ref TileRun[] result)
        {
            Rows.Need(points, nameof(points));
            if (result == null) result = new TileRun[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (TileRun* outAt = result)
                    status = Native.gn_tile_cover_route(pointsAt, (UIntPtr)points.Length, halfWidth, (uint)zoom, outAt,
                        (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Counts the tiles that bounds touch.</summary>
        /// <param name="bounds">The edges in degrees, as TileCoverBounds() takes them.</param>
        /// <param name="minZoom">0 ... 30.</param>
        /// <param name="maxZoom">0 ... 30, not below minZoom.</param>
        /// <returns>The number of tiles of all zooms from minZoom to maxZoom; where a sizeT has 32 bits, its largest
        /// value stands for all larger ones.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.Levels.</exception>
        /// <remarks>Since 0.2.</remarks>
        public static long TileCountBounds(Bounds bounds, int minZoom, int maxZoom)
        {
            UIntPtr countResult;
            Texts.Check(Native.gn_tile_count_bounds(&bounds, (uint)minZoom, (uint)maxZoom, &countResult));
            return (long)countResult;
        }

        /// <summary>Counts the tiles that a polygon touches.</summary>
        /// <param name="points">The points of all rings, one ring after the other, as PolygonMeasure() takes
        /// them.</param>
        /// <param name="minZoom">0 ... 30.</param>
        /// <param name="maxZoom">0 ... 30, not below minZoom.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>The number of tiles of all zooms from minZoom to maxZoom; where a sizeT has 32 bits, its largest
        /// value stands for all larger ones.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.Levels,
        /// Status.Count, Status.Rings, Status.TooManyTiles.</exception>
        /// <remarks>The tiles are those of TileCoverPolygon(). They are counted by runs, so it takes as long as the
        /// border is. Since 0.2. Time grows with the rows of tiles that the outline crosses and, without room for all
        /// runs, with those times the edges: refused with Status.TooManyTiles beyond a second or two. Slowest input
        /// known: a zigzag between the poles of which only the size is asked for.</remarks>
        public static long TileCountPolygon(Point[] points, int minZoom, int maxZoom, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            UIntPtr countResult;
            fixed (Point* pointsAt = points)
            fixed (UIntPtr* ringsSizesAt = ringsSizes)
                Texts.Check(Native.gn_tile_count_polygon(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                    (UIntPtr)ringsSizes.Length, (uint)minZoom, (uint)maxZoom, &countResult));
            return (long)countResult;
        }

        /// <summary>Counts the tiles that a corridor along a route touches.</summary>
        /// <param name="points">The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes
        /// any finite value.</param>
        /// <param name="halfWidth">Meters on either side of the route, 0 ... 1,000,000.</param>
        /// <param name="minZoom">0 ... 30.</param>
        /// <param name="maxZoom">0 ... 30, not below minZoom.</param>
        /// <returns>The number of tiles of all zooms from minZoom to maxZoom; where a sizeT has 32 bits, its largest
        /// value stands for all larger ones.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zoom, Status.Levels,
        /// Status.Count, Status.TooManyTiles, Status.HalfWidth.</exception>
        /// <remarks>The tiles are those of TileCoverRoute(). Since 0.2. Time grows with the rows of tiles that the
        /// outline crosses and, without room for all runs, with those times the edges: refused with Status.TooManyTiles
        /// beyond a second or two. Slowest input known: a zigzag between the poles with a half-width.</remarks>
        public static long TileCountRoute(Point[] points, double halfWidth, int minZoom, int maxZoom)
        {
            Rows.Need(points, nameof(points));
            UIntPtr countResult;
            fixed (Point* pointsAt = points)
                Texts.Check(Native.gn_tile_count_route(pointsAt, (UIntPtr)points.Length, halfWidth, (uint)minZoom,
                    (uint)maxZoom, &countResult));
            return (long)countResult;
        }

        /// <summary>Finds the smallest rectangle of meridians and parallels that contains points.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <returns>The edges in degrees; if west is greater than east, the rectangle crosses the
        /// antimeridian.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count.</exception>
        /// <remarks>What it leaves out is the largest gap between neighboring longitudes. If there is none of a degree,
        /// it has all longitudes, -180 to 180. A pole has no longitude, unless there are no other points. Since 0.2.
        /// Time grows with the points.</remarks>
        public static Bounds PointsBounds(Point[] points)
        {
            Rows.Need(points, nameof(points));
            Bounds outResult;
            fixed (Point* pointsAt = points)
                Texts.Check(Native.gn_points_bounds(pointsAt, (UIntPtr)points.Length, &outResult));
            return outResult;
        }

        /// <summary>Finds center and zoom with which a screen shows all of some bounds.</summary>
        /// <param name="bounds">The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is
        /// greater than east, they cross the antimeridian; 360 degrees and more are all longitudes.</param>
        /// <param name="screen">Its width and height, bearing, field of view and tile size; center, zoom and pitch are
        /// not read.</param>
        /// <param name="maxZoom">The largest zoom, -4 ... 30.</param>
        /// <param name="padding">Pixels at the edges of the screen that stay free, 0 and more.</param>
        /// <returns>The screen with its center and zoom, and without pitch. May be screen.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Zoom,
        /// Status.TileSize, Status.Pixels, Status.Camera.</exception>
        /// <remarks>The camera is that of MapLibre's cameraForBounds: the middle of the bounds on the map is in the
        /// middle of what the padding leaves, and if the map is turned, the bounds fit with all their corners.
        /// Latitudes beyond 85.051128 degrees, the edge of the Mercator world, count as 85.051128. Since 0.2.</remarks>
        public static Screen ScreenFit(Bounds bounds, Screen screen, double maxZoom, Padding? padding = null)
        {
            var paddingValue = padding.GetValueOrDefault();
            Screen outResult;
            Texts.Check(Native.gn_screen_fit(&bounds, &screen, padding.HasValue ? &paddingValue : null, maxZoom,
                &outResult));
            return outResult;
        }

        /// <summary>Finds the shortest path between two positions: its length, and its directions at both
        /// ends.</summary>
        /// <param name="from">Latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="to">Latitude -90 ... 90, longitude any finite value.</param>
        /// <returns>Distance: Meters. AzimuthFrom: The azimuth at from, degrees clockwise from north, in (-180, 180].
        /// AzimuthTo: The azimuth at to, in the forward direction, in (-180, 180].</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude.</exception>
        /// <remarks>Works on the WGS 84 ellipsoid, for any pair of positions, including nearly antipodal ones (Karney
        /// 2013, sections 4 and 5, with the series of order 6). Agrees with GeographicLib to 15 nm. For coincident
        /// positions both azimuths are 0. At a pole, the azimuth is measured from the meridian of the longitude given
        /// there. Since 0.1.</remarks>
        public static (double Distance, double AzimuthFrom, double AzimuthTo) GeodesicInverse(Point from, Point to)
        {
            double distanceResult;
            double azimuthFromResult;
            double azimuthToResult;
            Texts.Check(Native.gn_geodesic_inverse(&from, &to, &distanceResult, &azimuthFromResult,
                &azimuthToResult));
            return (distanceResult, azimuthFromResult, azimuthToResult);
        }

        /// <summary>Finds the position at a distance and azimuth from another.</summary>
        /// <param name="from">Latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="azimuth">Degrees clockwise from north; any finite value.</param>
        /// <param name="distance">Meters, -1e12 ... 1e12; negative: backward.</param>
        /// <returns>To: The position, its longitude in [-180, 180). AzimuthTo: The azimuth there, in (-180,
        /// 180].</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance.</exception>
        /// <remarks>Works on the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for
        /// distances up to half a turn around the earth. From a pole, the azimuth is measured from the meridian of its
        /// longitude: azimuth 0 leads from the north pole down the opposite meridian. Since 0.1.</remarks>
        public static (Point To, double AzimuthTo) GeodesicDirect(Point from, double azimuth, double distance)
        {
            Point toResult;
            double azimuthToResult;
            Texts.Check(Native.gn_geodesic_direct(&from, azimuth, distance, &toResult, &azimuthToResult));
            return (toResult, azimuthToResult);
        }

        /// <summary>Finds the shortest paths of many pairs of positions.</summary>
        /// <param name="fromLatitudes">Latitudes of the starts, degrees, -90 ... 90.</param>
        /// <param name="fromLongitudes">Longitudes of the starts, degrees; any finite values.</param>
        /// <param name="toLatitudes">Latitudes of the ends, degrees, -90 ... 90.</param>
        /// <param name="toLongitudes">Longitudes of the ends, degrees; any finite values.</param>
        /// <returns>Distances: The distances, in meters. AzimuthsFrom: The azimuths at the starts, in degrees.
        /// AzimuthsTo: The azimuths at the ends, in degrees. Statuses: The status of each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude or Status.NotFinite. Each row
        /// equals the result of GeodesicInverse(), bit for bit. Since 0.1. Time grows with the rows. Slowest input
        /// known: nearly antipodal points, which take seven times as long as others. Statuses of rows:
        /// Status.NotFinite, Status.Latitude.</remarks>
        public static (double[] Distances, double[] AzimuthsFrom, double[] AzimuthsTo, Status[] Statuses)
            GeodesicInverseBatch(double[] fromLatitudes, double[] fromLongitudes, double[] toLatitudes,
                double[] toLongitudes)
        {
            var count = Rows.Need(fromLatitudes, nameof(fromLatitudes));
            Rows.Same(count, fromLongitudes, nameof(fromLongitudes));
            Rows.Same(count, toLatitudes, nameof(toLatitudes));
            Rows.Same(count, toLongitudes, nameof(toLongitudes));
            var distancesRows = new double[count];
            var azimuthsFromRows = new double[count];
            var azimuthsToRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* fromLatitudesAt = fromLatitudes)
            fixed (double* fromLongitudesAt = fromLongitudes)
            fixed (double* toLatitudesAt = toLatitudes)
            fixed (double* toLongitudesAt = toLongitudes)
            fixed (double* distancesRowsAt = distancesRows)
            fixed (double* azimuthsFromRowsAt = azimuthsFromRows)
            fixed (double* azimuthsToRowsAt = azimuthsToRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_geodesic_inverse_batch(fromLatitudesAt, (IntPtr)sizeof(double),
                    fromLongitudesAt, (IntPtr)sizeof(double), toLatitudesAt, (IntPtr)sizeof(double), toLongitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, distancesRowsAt, (IntPtr)sizeof(double),
                    azimuthsFromRowsAt, (IntPtr)sizeof(double), azimuthsToRowsAt, (IntPtr)sizeof(double),
                    (byte*)statusesRowsAt));
            return (distancesRows, azimuthsFromRows, azimuthsToRows, statusesRows);
        }

        /// <summary>Finds the shortest paths of many pairs of positions. The results go into arrays of yours.</summary>
        /// <param name="fromLatitudes">Latitudes of the starts, degrees, -90 ... 90.</param>
        /// <param name="fromLongitudes">Longitudes of the starts, degrees; any finite values.</param>
        /// <param name="toLatitudes">Latitudes of the ends, degrees, -90 ... 90.</param>
        /// <param name="toLongitudes">Longitudes of the ends, degrees; any finite values.</param>
        /// <param name="distances">The distances, in meters.</param>
        /// <param name="azimuthsFrom">The azimuths at the starts, in degrees. May be null.</param>
        /// <param name="azimuthsTo">The azimuths at the ends, in degrees. May be null.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude or Status.NotFinite. Each row
        /// equals the result of GeodesicInverse(), bit for bit. Since 0.1. Time grows with the rows. Slowest input
        /// known: nearly antipodal points, which take seven times as long as others. Statuses of rows:
        /// Status.NotFinite, Status.Latitude.</remarks>
        public static bool GeodesicInverseBatch(double[] fromLatitudes, double[] fromLongitudes, double[] toLatitudes,
            double[] toLongitudes, double[] distances, double[] azimuthsFrom, double[] azimuthsTo, Status[] statuses)
        {
            var count = Rows.Need(fromLatitudes, nameof(fromLatitudes));
            Rows.Same(count, fromLongitudes, nameof(fromLongitudes));
            Rows.Same(count, toLatitudes, nameof(toLatitudes));
            Rows.Same(count, toLongitudes, nameof(toLongitudes));
            Rows.Same(count, distances, nameof(distances));
            Rows.SameOrNull(count, azimuthsFrom, nameof(azimuthsFrom));
            Rows.SameOrNull(count, azimuthsTo, nameof(azimuthsTo));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* fromLatitudesAt = fromLatitudes)
            fixed (double* fromLongitudesAt = fromLongitudes)
            fixed (double* toLatitudesAt = toLatitudes)
            fixed (double* toLongitudesAt = toLongitudes)
            fixed (double* distancesAt = distances)
            fixed (double* azimuthsFromAt = azimuthsFrom)
            fixed (double* azimuthsToAt = azimuthsTo)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_geodesic_inverse_batch(fromLatitudesAt, (IntPtr)sizeof(double),
                    fromLongitudesAt, (IntPtr)sizeof(double), toLatitudesAt, (IntPtr)sizeof(double), toLongitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, distancesAt, (IntPtr)sizeof(double), azimuthsFromAt,
                    (IntPtr)sizeof(double), azimuthsToAt, (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the positions at many distances and directions.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="azimuths">Azimuths at the starts, degrees clockwise from north; any finite values.</param>
        /// <param name="distances">Meters, -1e12 ... 1e12; negative: backward.</param>
        /// <returns>ToLatitudes: The latitudes of the ends, in degrees. ToLongitudes: The longitudes of the ends, in
        /// degrees, in [-180, 180). AzimuthsTo: The azimuths at the ends, in degrees. Statuses: The status of each
        /// row.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite or
        /// Status.Distance. Each row equals the result of GeodesicDirect(), bit for bit. Since 0.1. Time grows with the
        /// rows. Slowest input known: nearly antipodal points, which take seven times as long as others. Statuses of
        /// rows: Status.NotFinite, Status.Latitude, Status.Distance.</remarks>
        public static (double[] ToLatitudes, double[] ToLongitudes, double[] AzimuthsTo, Status[] Statuses)
            GeodesicDirectBatch(double[] latitudes, double[] longitudes, double[] azimuths, double[] distances)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, azimuths, nameof(azimuths));
            Rows.Same(count, distances, nameof(distances));
            var toLatitudesRows = new double[count];
            var toLongitudesRows = new double[count];
            var azimuthsToRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* azimuthsAt = azimuths)
            fixed (double* distancesAt = distances)
            fixed (double* toLatitudesRowsAt = toLatitudesRows)
            fixed (double* toLongitudesRowsAt = toLongitudesRows)
            fixed (double* azimuthsToRowsAt = azimuthsToRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_geodesic_direct_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), azimuthsAt, (IntPtr)sizeof(double), distancesAt, (IntPtr)sizeof(double),
                    (UIntPtr)count, toLatitudesRowsAt, (IntPtr)sizeof(double), toLongitudesRowsAt,
                    (IntPtr)sizeof(double), azimuthsToRowsAt, (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (toLatitudesRows, toLongitudesRows, azimuthsToRows, statusesRows);
        }

        /// <summary>Finds the positions at many distances and directions. The results go into arrays of
        /// yours.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="azimuths">Azimuths at the starts, degrees clockwise from north; any finite values.</param>
        /// <param name="distances">Meters, -1e12 ... 1e12; negative: backward.</param>
        /// <param name="toLatitudes">The latitudes of the ends, in degrees.</param>
        /// <param name="toLongitudes">The longitudes of the ends, in degrees, in [-180, 180).</param>
        /// <param name="azimuthsTo">The azimuths at the ends, in degrees. May be null.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite or
        /// Status.Distance. Each row equals the result of GeodesicDirect(), bit for bit. Since 0.1. Time grows with the
        /// rows. Slowest input known: nearly antipodal points, which take seven times as long as others. Statuses of
        /// rows: Status.NotFinite, Status.Latitude, Status.Distance.</remarks>
        public static bool GeodesicDirectBatch(double[] latitudes, double[] longitudes, double[] azimuths,
            double[] distances, double[] toLatitudes, double[] toLongitudes, double[] azimuthsTo, Status[] statuses)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, azimuths, nameof(azimuths));
            Rows.Same(count, distances, nameof(distances));
            Rows.Same(count, toLatitudes, nameof(toLatitudes));
            Rows.Same(count, toLongitudes, nameof(toLongitudes));
            Rows.SameOrNull(count, azimuthsTo, nameof(azimuthsTo));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* azimuthsAt = azimuths)
            fixed (double* distancesAt = distances)
            fixed (double* toLatitudesAt = toLatitudes)
            fixed (double* toLongitudesAt = toLongitudes)
            fixed (double* azimuthsToAt = azimuthsTo)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_geodesic_direct_batch(latitudesAt, (IntPtr)sizeof(double),
                    longitudesAt, (IntPtr)sizeof(double), azimuthsAt, (IntPtr)sizeof(double), distancesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, toLatitudesAt, (IntPtr)sizeof(double), toLongitudesAt,
                    (IntPtr)sizeof(double), azimuthsToAt, (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Computes positions along a geodesic.</summary>
        /// <param name="from">Where it starts; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="azimuth">The azimuth there, degrees; any finite value.</param>
        /// <param name="distances">Count distances from the start, meters, -1e12 ... 1e12, in any order.</param>
        /// <returns>Points: Count positions. Azimuths: The azimuth at each position.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance.</exception>
        /// <remarks>Each position equals the result of GeodesicDirect(), bit for bit. Since 0.1. Time grows with the
        /// distances.</remarks>
        public static (Point[] Points, double[] Azimuths) GeodesicLine(Point from, double azimuth, double[] distances)
        {
            Rows.Need(distances, nameof(distances));
            var pointsRoom = Room.For<Point>(distances.Length, sizeof(Point));
            var azimuthsRoom = Room.For<double>(distances.Length, sizeof(double));
            fixed (double* distancesAt = distances)
            fixed (Point* pointsRoomAt = pointsRoom)
            fixed (double* azimuthsRoomAt = azimuthsRoom)
                Texts.Check(Native.gn_geodesic_line(&from, azimuth, distancesAt, (UIntPtr)distances.Length,
                    pointsRoomAt, azimuthsRoomAt));
            return (pointsRoom, azimuthsRoom);
        }

        /// <summary>Computes evenly spaced positions on the shortest path between two positions.</summary>
        /// <param name="from">The first one; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="to">The last one; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="count">Number of positions, including both ends; 1 gives from.</param>
        /// <returns>Points: Count positions; the first and the last are the ends, with reduced longitudes. Azimuths:
        /// The azimuth at each position.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count.</exception>
        /// <remarks>Since 0.1. Time grows with the azimuths.</remarks>
        public static (Point[] Points, double[] Azimuths) GeodesicPoints(Point from, Point to, int count)
        {
            var pointsRoom = Room.For<Point>(count, sizeof(Point));
            var azimuthsRoom = Room.For<double>(count, sizeof(double));
            fixed (Point* pointsRoomAt = pointsRoom)
            fixed (double* azimuthsRoomAt = azimuthsRoom)
                Texts.Check(Native.gn_geodesic_points(&from, &to, (UIntPtr)count, pointsRoomAt, azimuthsRoomAt));
            return (pointsRoom, azimuthsRoom);
        }

        /// <summary>Measures the great circle between two positions on the sphere of the mean radius.</summary>
        /// <param name="from">Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to
        /// [-180, 180).</param>
        /// <param name="to">The other end: latitude -90 ... 90, longitude any finite value.</param>
        /// <returns>Distance: The distance in meters, 0 ... π Gn.MeanRadius. AzimuthFrom: The azimuth at from in
        /// degrees, clockwise from north, in (-180, 180]. AzimuthTo: The azimuth at to, in the forward
        /// direction.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude.</exception>
        /// <remarks>Uses the haversine formula, accurate to 10 nm on the sphere. Distances on the ellipsoid differ by
        /// up to 0.56 %: see GeodesicInverse(). At a pole, azimuths are measured from the meridian of the longitude
        /// given there. For coincident positions both azimuths are 0. Antipodes are joined over the north pole. Since
        /// 0.1.</remarks>
        public static (double Distance, double AzimuthFrom, double AzimuthTo) SphereInverse(Point from, Point to)
        {
            double distanceResult;
            double azimuthFromResult;
            double azimuthToResult;
            Texts.Check(Native.gn_sphere_inverse(&from, &to, &distanceResult, &azimuthFromResult,
                &azimuthToResult));
            return (distanceResult, azimuthFromResult, azimuthToResult);
        }

        /// <summary>Finds the position at a distance along a great circle, on the sphere of the mean radius.</summary>
        /// <param name="from">Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to
        /// [-180, 180).</param>
        /// <param name="azimuth">Degrees, clockwise from north; any finite value.</param>
        /// <param name="distance">Meters, -1e12 ... 1e12; negative: backward.</param>
        /// <returns>To: The end; longitude in [-180, 180). AzimuthTo: The azimuth there in degrees, in (-180,
        /// 180].</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance.</exception>
        /// <remarks>Accurate to 10 nm on the sphere. From a pole, the azimuth is measured from the meridian of its
        /// longitude. Since 0.1.</remarks>
        public static (Point To, double AzimuthTo) SphereDirect(Point from, double azimuth, double distance)
        {
            Point toResult;
            double azimuthToResult;
            Texts.Check(Native.gn_sphere_direct(&from, azimuth, distance, &toResult, &azimuthToResult));
            return (toResult, azimuthToResult);
        }

        /// <summary>Measures many great circles on the sphere of the mean radius.</summary>
        /// <param name="fromLatitudes">Latitudes of the starts, degrees, -90 ... 90.</param>
        /// <param name="fromLongitudes">Longitudes of the starts, degrees; any finite values.</param>
        /// <param name="toLatitudes">Latitudes of the ends, degrees, -90 ... 90.</param>
        /// <param name="toLongitudes">Longitudes of the ends, degrees; any finite values.</param>
        /// <returns>Distances: The distances, in meters. AzimuthsFrom: The azimuths at the starts, in degrees.
        /// AzimuthsTo: The azimuths at the ends, in degrees. Statuses: The status of each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude or Status.NotFinite. Each row
        /// equals the result of SphereInverse(), bit for bit. Since 0.1. Time grows with the rows. Slowest input known:
        /// nearly antipodal points, which take seven times as long as others. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (double[] Distances, double[] AzimuthsFrom, double[] AzimuthsTo, Status[] Statuses)
            SphereInverseBatch(double[] fromLatitudes, double[] fromLongitudes, double[] toLatitudes,
                double[] toLongitudes)
        {
            var count = Rows.Need(fromLatitudes, nameof(fromLatitudes));
            Rows.Same(count, fromLongitudes, nameof(fromLongitudes));
            Rows.Same(count, toLatitudes, nameof(toLatitudes));
            Rows.Same(count, toLongitudes, nameof(toLongitudes));
            var distancesRows = new double[count];
            var azimuthsFromRows = new double[count];
            var azimuthsToRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* fromLatitudesAt = fromLatitudes)
            fixed (double* fromLongitudesAt = fromLongitudes)
            fixed (double* toLatitudesAt = toLatitudes)
            fixed (double* toLongitudesAt = toLongitudes)
            fixed (double* distancesRowsAt = distancesRows)
            fixed (double* azimuthsFromRowsAt = azimuthsFromRows)
            fixed (double* azimuthsToRowsAt = azimuthsToRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_sphere_inverse_batch(fromLatitudesAt, (IntPtr)sizeof(double),
                    fromLongitudesAt, (IntPtr)sizeof(double), toLatitudesAt, (IntPtr)sizeof(double), toLongitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, distancesRowsAt, (IntPtr)sizeof(double),
                    azimuthsFromRowsAt, (IntPtr)sizeof(double), azimuthsToRowsAt, (IntPtr)sizeof(double),
                    (byte*)statusesRowsAt));
            return (distancesRows, azimuthsFromRows, azimuthsToRows, statusesRows);
        }

        /// <summary>Measures many great circles on the sphere of the mean radius. The results go into arrays of
        /// yours.</summary>
        /// <param name="fromLatitudes">Latitudes of the starts, degrees, -90 ... 90.</param>
        /// <param name="fromLongitudes">Longitudes of the starts, degrees; any finite values.</param>
        /// <param name="toLatitudes">Latitudes of the ends, degrees, -90 ... 90.</param>
        /// <param name="toLongitudes">Longitudes of the ends, degrees; any finite values.</param>
        /// <param name="distances">The distances, in meters.</param>
        /// <param name="azimuthsFrom">The azimuths at the starts, in degrees. May be null.</param>
        /// <param name="azimuthsTo">The azimuths at the ends, in degrees. May be null.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude or Status.NotFinite. Each row
        /// equals the result of SphereInverse(), bit for bit. Since 0.1. Time grows with the rows. Slowest input known:
        /// nearly antipodal points, which take seven times as long as others. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static bool SphereInverseBatch(double[] fromLatitudes, double[] fromLongitudes, double[] toLatitudes,
            double[] toLongitudes, double[] distances, double[] azimuthsFrom, double[] azimuthsTo, Status[] statuses)
        {
            var count = Rows.Need(fromLatitudes, nameof(fromLatitudes));
            Rows.Same(count, fromLongitudes, nameof(fromLongitudes));
            Rows.Same(count, toLatitudes, nameof(toLatitudes));
            Rows.Same(count, toLongitudes, nameof(toLongitudes));
            Rows.Same(count, distances, nameof(distances));
            Rows.SameOrNull(count, azimuthsFrom, nameof(azimuthsFrom));
            Rows.SameOrNull(count, azimuthsTo, nameof(azimuthsTo));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* fromLatitudesAt = fromLatitudes)
            fixed (double* fromLongitudesAt = fromLongitudes)
            fixed (double* toLatitudesAt = toLatitudes)
            fixed (double* toLongitudesAt = toLongitudes)
            fixed (double* distancesAt = distances)
            fixed (double* azimuthsFromAt = azimuthsFrom)
            fixed (double* azimuthsToAt = azimuthsTo)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_sphere_inverse_batch(fromLatitudesAt, (IntPtr)sizeof(double),
                    fromLongitudesAt, (IntPtr)sizeof(double), toLatitudesAt, (IntPtr)sizeof(double), toLongitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, distancesAt, (IntPtr)sizeof(double), azimuthsFromAt,
                    (IntPtr)sizeof(double), azimuthsToAt, (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the positions at distances along many great circles, on the sphere of the mean
        /// radius.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="azimuths">Azimuths at the starts, degrees clockwise from north; any finite values.</param>
        /// <param name="distances">Meters, -1e12 ... 1e12; negative: backward.</param>
        /// <returns>ToLatitudes: The latitudes of the ends, in degrees. ToLongitudes: The longitudes of the ends, in
        /// degrees, in [-180, 180). AzimuthsTo: The azimuths at the ends, in degrees. Statuses: The status of each
        /// row.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite or
        /// Status.Distance. Each row equals the result of SphereDirect(), bit for bit. Since 0.1. Time grows with the
        /// rows. Slowest input known: nearly antipodal points, which take seven times as long as others. Statuses of
        /// rows: Status.NotFinite, Status.Latitude, Status.Distance.</remarks>
        public static (double[] ToLatitudes, double[] ToLongitudes, double[] AzimuthsTo, Status[] Statuses)
            SphereDirectBatch(double[] latitudes, double[] longitudes, double[] azimuths, double[] distances)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, azimuths, nameof(azimuths));
            Rows.Same(count, distances, nameof(distances));
            var toLatitudesRows = new double[count];
            var toLongitudesRows = new double[count];
            var azimuthsToRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* azimuthsAt = azimuths)
            fixed (double* distancesAt = distances)
            fixed (double* toLatitudesRowsAt = toLatitudesRows)
            fixed (double* toLongitudesRowsAt = toLongitudesRows)
            fixed (double* azimuthsToRowsAt = azimuthsToRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_sphere_direct_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), azimuthsAt, (IntPtr)sizeof(double), distancesAt, (IntPtr)sizeof(double),
                    (UIntPtr)count, toLatitudesRowsAt, (IntPtr)sizeof(double), toLongitudesRowsAt,
                    (IntPtr)sizeof(double), azimuthsToRowsAt, (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (toLatitudesRows, toLongitudesRows, azimuthsToRows, statusesRows);
        }

        /// <summary>Finds the positions at distances along many great circles, on the sphere of the mean radius. The
        /// results go into arrays of yours.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="azimuths">Azimuths at the starts, degrees clockwise from north; any finite values.</param>
        /// <param name="distances">Meters, -1e12 ... 1e12; negative: backward.</param>
        /// <param name="toLatitudes">The latitudes of the ends, in degrees.</param>
        /// <param name="toLongitudes">The longitudes of the ends, in degrees, in [-180, 180).</param>
        /// <param name="azimuthsTo">The azimuths at the ends, in degrees. May be null.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite or
        /// Status.Distance. Each row equals the result of SphereDirect(), bit for bit. Since 0.1. Time grows with the
        /// rows. Slowest input known: nearly antipodal points, which take seven times as long as others. Statuses of
        /// rows: Status.NotFinite, Status.Latitude, Status.Distance.</remarks>
        public static bool SphereDirectBatch(double[] latitudes, double[] longitudes, double[] azimuths,
            double[] distances, double[] toLatitudes, double[] toLongitudes, double[] azimuthsTo, Status[] statuses)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, azimuths, nameof(azimuths));
            Rows.Same(count, distances, nameof(distances));
            Rows.Same(count, toLatitudes, nameof(toLatitudes));
            Rows.Same(count, toLongitudes, nameof(toLongitudes));
            Rows.SameOrNull(count, azimuthsTo, nameof(azimuthsTo));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* azimuthsAt = azimuths)
            fixed (double* distancesAt = distances)
            fixed (double* toLatitudesAt = toLatitudes)
            fixed (double* toLongitudesAt = toLongitudes)
            fixed (double* azimuthsToAt = azimuthsTo)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_sphere_direct_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), azimuthsAt, (IntPtr)sizeof(double), distancesAt, (IntPtr)sizeof(double),
                    (UIntPtr)count, toLatitudesAt, (IntPtr)sizeof(double), toLongitudesAt, (IntPtr)sizeof(double),
                    azimuthsToAt, (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Measures the rhumb line between two positions, the line of constant azimuth.</summary>
        /// <param name="from">Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to
        /// [-180, 180).</param>
        /// <param name="to">The other end: latitude -90 ... 90, longitude any finite value.</param>
        /// <returns>Distance: The distance in meters. Azimuth: The azimuth in degrees, clockwise from north, in (-180,
        /// 180].</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude.</exception>
        /// <remarks>Works on the ellipsoid, accurate to 15 nm. The line is the one that goes less than half around the
        /// earth; between opposite meridians, the one that goes east. To or from a pole it is a meridian: the azimuth
        /// is 0 or 180. For coincident positions the azimuth is 0. Since 0.1.</remarks>
        public static (double Distance, double Azimuth) RhumbInverse(Point from, Point to)
        {
            double distanceResult;
            double azimuthResult;
            Texts.Check(Native.gn_rhumb_inverse(&from, &to, &distanceResult, &azimuthResult));
            return (distanceResult, azimuthResult);
        }

        /// <summary>Finds the position at a distance along a rhumb line, the line of constant azimuth.</summary>
        /// <param name="from">Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to
        /// [-180, 180).</param>
        /// <param name="azimuth">Degrees, clockwise from north; any finite value.</param>
        /// <param name="distance">Meters, -1e12 ... 1e12; negative: backward.</param>
        /// <returns>The end; longitude in [-180, 180).</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance.</exception>
        /// <remarks>Works on the ellipsoid, accurate to 15 nm; beyond one turn around the earth, the last digits of the
        /// longitude are lost. A rhumb line winds around a pole infinitely often, so a line that begins or ends there
        /// keeps its longitude. Since 0.1.</remarks>
        public static Point RhumbDirect(Point from, double azimuth, double distance)
        {
            Point toResult;
            Texts.Check(Native.gn_rhumb_direct(&from, azimuth, distance, &toResult));
            return toResult;
        }

        /// <summary>Measures many rhumb lines.</summary>
        /// <param name="fromLatitudes">Latitudes of the starts, degrees, -90 ... 90.</param>
        /// <param name="fromLongitudes">Longitudes of the starts, degrees; any finite values.</param>
        /// <param name="toLatitudes">Latitudes of the ends, degrees, -90 ... 90.</param>
        /// <param name="toLongitudes">Longitudes of the ends, degrees; any finite values.</param>
        /// <returns>Distances: The distances, in meters. Azimuths: The azimuths, in degrees. Statuses: The status of
        /// each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude or Status.NotFinite. Each row
        /// equals the result of RhumbInverse(), bit for bit. Since 0.1. Time grows with the rows. Slowest input known:
        /// nearly antipodal points, which take seven times as long as others. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (double[] Distances, double[] Azimuths, Status[] Statuses) RhumbInverseBatch(
            double[] fromLatitudes, double[] fromLongitudes, double[] toLatitudes, double[] toLongitudes)
        {
            var count = Rows.Need(fromLatitudes, nameof(fromLatitudes));
            Rows.Same(count, fromLongitudes, nameof(fromLongitudes));
            Rows.Same(count, toLatitudes, nameof(toLatitudes));
            Rows.Same(count, toLongitudes, nameof(toLongitudes));
            var distancesRows = new double[count];
            var azimuthsRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* fromLatitudesAt = fromLatitudes)
            fixed (double* fromLongitudesAt = fromLongitudes)
            fixed (double* toLatitudesAt = toLatitudes)
            fixed (double* toLongitudesAt = toLongitudes)
            fixed (double* distancesRowsAt = distancesRows)
            fixed (double* azimuthsRowsAt = azimuthsRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_rhumb_inverse_batch(fromLatitudesAt, (IntPtr)sizeof(double), fromLongitudesAt,
                    (IntPtr)sizeof(double), toLatitudesAt, (IntPtr)sizeof(double), toLongitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, distancesRowsAt, (IntPtr)sizeof(double), azimuthsRowsAt,
                    (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (distancesRows, azimuthsRows, statusesRows);
        }

        /// <summary>Measures many rhumb lines. The results go into arrays of yours.</summary>
        /// <param name="fromLatitudes">Latitudes of the starts, degrees, -90 ... 90.</param>
        /// <param name="fromLongitudes">Longitudes of the starts, degrees; any finite values.</param>
        /// <param name="toLatitudes">Latitudes of the ends, degrees, -90 ... 90.</param>
        /// <param name="toLongitudes">Longitudes of the ends, degrees; any finite values.</param>
        /// <param name="distances">The distances, in meters.</param>
        /// <param name="azimuths">The azimuths, in degrees. May be null.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude or Status.NotFinite. Each row
        /// equals the result of RhumbInverse(), bit for bit. Since 0.1. Time grows with the rows. Slowest input known:
        /// nearly antipodal points, which take seven times as long as others. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static bool RhumbInverseBatch(double[] fromLatitudes, double[] fromLongitudes, double[] toLatitudes,
            double[] toLongitudes, double[] distances, double[] azimuths, Status[] statuses)
        {
            var count = Rows.Need(fromLatitudes, nameof(fromLatitudes));
            Rows.Same(count, fromLongitudes, nameof(fromLongitudes));
            Rows.Same(count, toLatitudes, nameof(toLatitudes));
            Rows.Same(count, toLongitudes, nameof(toLongitudes));
            Rows.Same(count, distances, nameof(distances));
            Rows.SameOrNull(count, azimuths, nameof(azimuths));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* fromLatitudesAt = fromLatitudes)
            fixed (double* fromLongitudesAt = fromLongitudes)
            fixed (double* toLatitudesAt = toLatitudes)
            fixed (double* toLongitudesAt = toLongitudes)
            fixed (double* distancesAt = distances)
            fixed (double* azimuthsAt = azimuths)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_rhumb_inverse_batch(fromLatitudesAt, (IntPtr)sizeof(double),
                    fromLongitudesAt, (IntPtr)sizeof(double), toLatitudesAt, (IntPtr)sizeof(double), toLongitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, distancesAt, (IntPtr)sizeof(double), azimuthsAt,
                    (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the positions at distances along many rhumb lines.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="azimuths">Azimuths at the starts, degrees clockwise from north; any finite values.</param>
        /// <param name="distances">Meters, -1e12 ... 1e12; negative: backward.</param>
        /// <returns>ToLatitudes: The latitudes of the ends, in degrees. ToLongitudes: The longitudes of the ends, in
        /// degrees, in [-180, 180). Statuses: The status of each row.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite or
        /// Status.Distance. Each row equals the result of RhumbDirect(), bit for bit. Since 0.1. Time grows with the
        /// rows. Slowest input known: nearly antipodal points, which take seven times as long as others. Statuses of
        /// rows: Status.NotFinite, Status.Latitude, Status.Distance.</remarks>
        public static (double[] ToLatitudes, double[] ToLongitudes, Status[] Statuses) RhumbDirectBatch(
            double[] latitudes, double[] longitudes, double[] azimuths, double[] distances)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, azimuths, nameof(azimuths));
            Rows.Same(count, distances, nameof(distances));
            var toLatitudesRows = new double[count];
            var toLongitudesRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* azimuthsAt = azimuths)
            fixed (double* distancesAt = distances)
            fixed (double* toLatitudesRowsAt = toLatitudesRows)
            fixed (double* toLongitudesRowsAt = toLongitudesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_rhumb_direct_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), azimuthsAt, (IntPtr)sizeof(double), distancesAt, (IntPtr)sizeof(double),
                    (UIntPtr)count, toLatitudesRowsAt, (IntPtr)sizeof(double), toLongitudesRowsAt,
                    (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (toLatitudesRows, toLongitudesRows, statusesRows);
        }

        /// <summary>Finds the positions at distances along many rhumb lines. The results go into arrays of
        /// yours.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="azimuths">Azimuths at the starts, degrees clockwise from north; any finite values.</param>
        /// <param name="distances">Meters, -1e12 ... 1e12; negative: backward.</param>
        /// <param name="toLatitudes">The latitudes of the ends, in degrees.</param>
        /// <param name="toLongitudes">The longitudes of the ends, in degrees, in [-180, 180).</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite or
        /// Status.Distance. Each row equals the result of RhumbDirect(), bit for bit. Since 0.1. Time grows with the
        /// rows. Slowest input known: nearly antipodal points, which take seven times as long as others. Statuses of
        /// rows: Status.NotFinite, Status.Latitude, Status.Distance.</remarks>
        public static bool RhumbDirectBatch(double[] latitudes, double[] longitudes, double[] azimuths,
            double[] distances, double[] toLatitudes, double[] toLongitudes, Status[] statuses)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, azimuths, nameof(azimuths));
            Rows.Same(count, distances, nameof(distances));
            Rows.Same(count, toLatitudes, nameof(toLatitudes));
            Rows.Same(count, toLongitudes, nameof(toLongitudes));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* azimuthsAt = azimuths)
            fixed (double* distancesAt = distances)
            fixed (double* toLatitudesAt = toLatitudes)
            fixed (double* toLongitudesAt = toLongitudes)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_rhumb_direct_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), azimuthsAt, (IntPtr)sizeof(double), distancesAt, (IntPtr)sizeof(double),
                    (UIntPtr)count, toLatitudesAt, (IntPtr)sizeof(double), toLongitudesAt, (IntPtr)sizeof(double),
                    (byte*)statusesAt));
        }

        /// <summary>Computes evenly spaced positions on the shorter rhumb line between two positions.</summary>
        /// <param name="from">The first one; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="to">The last one; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="count">Number of positions, including both ends; 1 gives from.</param>
        /// <returns>Count positions; the first and the last are the ends, with reduced longitudes.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count.</exception>
        /// <remarks>Use this to draw a rhumb line on a map that is not a Mercator map. Each position equals the result
        /// of RhumbDirect(). To or from a pole the line is the meridian of the other end. Since 0.2. Time grows with
        /// the points of the result.</remarks>
        public static Point[] RhumbPoints(Point from, Point to, int count)
        {
            var pointsRoom = Room.For<Point>(count, sizeof(Point));
            fixed (Point* pointsRoomAt = pointsRoom)
                Texts.Check(Native.gn_rhumb_points(&from, &to, (UIntPtr)count, pointsRoomAt));
            return pointsRoom;
        }

        /// <summary>Measures the geodesic between two positions, with bearings from grid north.</summary>
        /// <param name="from">Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to
        /// [-180, 180).</param>
        /// <param name="to">The other end: latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="zone">Zone.Standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). Zone.Standard is the
        /// standard zone of from. The zone applies to both ends.</param>
        /// <returns>Distance: The distance on the ellipsoid in meters, as from GeodesicInverse(), not the distance on
        /// the map. BearingFrom: The grid bearing at from in degrees, clockwise from grid north, in (-180, 180]: the
        /// azimuth minus the meridian convergence. BearingTo: The grid bearing at to, in the forward
        /// direction.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zone,
        /// Status.TooFar.</exception>
        /// <remarks>The bearings are those of the geodesic at its ends. On the map the geodesic is a curve, so they
        /// differ slightly from the bearing of the straight line between the grid coordinates. Since 0.1.</remarks>
        public static (double Distance, double BearingFrom, double BearingTo) GeodesicGridInverse(Point from, Point to,
            int zone = 0)
        {
            double distanceResult;
            double bearingFromResult;
            double bearingToResult;
            Texts.Check(Native.gn_geodesic_grid_inverse(&from, &to, zone, &distanceResult, &bearingFromResult,
                &bearingToResult));
            return (distanceResult, bearingFromResult, bearingToResult);
        }

        /// <summary>Finds the position at a distance along a geodesic that starts at a bearing from grid
        /// north.</summary>
        /// <param name="from">Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to
        /// [-180, 180).</param>
        /// <param name="bearing">Degrees, clockwise from grid north; any finite value.</param>
        /// <param name="distance">Meters on the ellipsoid, -1e12 ... 1e12; negative: backward.</param>
        /// <param name="zone">Zone.Standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). Zone.Standard is the
        /// standard zone of from. The zone applies to both ends.</param>
        /// <returns>To: The end; longitude in [-180, 180). BearingTo: The grid bearing there in degrees, in (-180,
        /// 180].</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zone, Status.TooFar,
        /// Status.Distance.</exception>
        /// <remarks>This is GeodesicDirect() with the bearing plus the meridian convergence at from as the azimuth.
        /// Since 0.1.</remarks>
        public static (Point To, double BearingTo) GeodesicGridDirect(Point from, double bearing, double distance,
            int zone = 0)
        {
            Point toResult;
            double bearingToResult;
            Texts.Check(Native.gn_geodesic_grid_direct(&from, zone, bearing, distance, &toResult,
                &bearingToResult));
            return (toResult, bearingToResult);
        }

        /// <summary>Computes the magnetic field of the earth at a position.</summary>
        /// <param name="latitude">Degrees, -90 ... 90.</param>
        /// <param name="longitude">Degrees; any finite value, reduced to [-180, 180). At a pole it names the meridian
        /// that is north or south.</param>
        /// <param name="height">Meters above the ellipsoid, -1000 ... 850,000.</param>
        /// <param name="year">Decimal year, from 5 years before the epoch of the model to 10 years after it: 2020 ...
        /// 2035 with the built-in model. DecimalYear() makes one of a time.</param>
        /// <param name="model">A model that MagneticModelParse() stored, or none for the built-in one, WMM2025.</param>
        /// <returns>The field.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Year, Status.Height,
        /// Status.MagneticModel.</exception>
        /// <remarks>WMM2025 is the World Magnetic Model of the US National Centers for Environmental Information and
        /// the British Geological Survey for 2025.0 to 2030.0; its coefficients are a work of the US government.
        /// Outside the 5 years from the epoch of a model MagneticFlag.OutOfDate is set. The field is that of the
        /// earth's core: iron nearby, the crust and magnetic storms turn a compass further. uncertainty is the error of
        /// the declination by the error model of WMM2025, sqrt(0.26^2 + (5417/H)^2) degrees with H in nT, and never
        /// more than 180. The sums of WMM2025's technical report, section 1.2, equations 4 to 20, without a division by
        /// the cosine of the latitude. Agrees with GeographicLib to 1e-6 nT, and to 1e-9 degrees where H is above 2000
        /// nT. Where the horizontal field is 0, the declination and its rate are 0 and the inclination is 90 or -90
        /// degrees; where the whole field is 0, all angles are. Since 0.2.</remarks>
        public static MagneticField MagneticCompute(double latitude, double longitude, double height, double year,
            MagneticModel? model = null)
        {
            var modelValue = model.GetValueOrDefault();
            MagneticField outResult;
            Texts.Check(Native.gn_magnetic_compute(latitude, longitude, height, year,
                model.HasValue ? &modelValue : null, &outResult));
            return outResult;
        }

        /// <summary>Computes the magnetic field of the earth at a position.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="height">Meters above the ellipsoid, -1000 ... 850,000.</param>
        /// <param name="year">Decimal year, from 5 years before the epoch of the model to 10 years after it: 2020 ...
        /// 2035 with the built-in model. DecimalYear() makes one of a time.</param>
        /// <param name="model">A model that MagneticModelParse() stored, or none for the built-in one, WMM2025.</param>
        /// <returns>The field.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Year, Status.Height,
        /// Status.MagneticModel.</exception>
        /// <remarks>WMM2025 is the World Magnetic Model of the US National Centers for Environmental Information and
        /// the British Geological Survey for 2025.0 to 2030.0; its coefficients are a work of the US government.
        /// Outside the 5 years from the epoch of a model MagneticFlag.OutOfDate is set. The field is that of the
        /// earth's core: iron nearby, the crust and magnetic storms turn a compass further. uncertainty is the error of
        /// the declination by the error model of WMM2025, sqrt(0.26^2 + (5417/H)^2) degrees with H in nT, and never
        /// more than 180. The sums of WMM2025's technical report, section 1.2, equations 4 to 20, without a division by
        /// the cosine of the latitude. Agrees with GeographicLib to 1e-6 nT, and to 1e-9 degrees where H is above 2000
        /// nT. Where the horizontal field is 0, the declination and its rate are 0 and the inclination is 90 or -90
        /// degrees; where the whole field is 0, all angles are. Since 0.2.</remarks>
        public static MagneticField MagneticCompute(Point position, double height, double year,
            MagneticModel? model = null)
        {
            return MagneticCompute(position.Latitude, position.Longitude, height, year, model);
        }

        /// <summary>Computes the magnetic declination at many positions.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="heights">Meters above the ellipsoid, -1000 ... 850,000.</param>
        /// <param name="years">Decimal years, in the range of MagneticCompute().</param>
        /// <param name="model">A model that MagneticModelParse() stored, or none for the built-in one, WMM2025. It
        /// applies to all rows.</param>
        /// <returns>Declinations: The declinations, in degrees, in (-180, 180]. Statuses: The status of each
        /// row.</returns>
        /// <exception cref="GridNorthException">Status.MagneticModel.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite,
        /// Status.Height or Status.Year. Each row equals the declination of MagneticCompute(), bit for bit. Since 0.2.
        /// Time grows with the rows. Slowest input known: a model of the caller, whose 361 numbers are checked in each
        /// call. Statuses of rows: Status.NotFinite, Status.Latitude, Status.Year, Status.Height.</remarks>
        public static (double[] Declinations, Status[] Statuses) MagneticDeclinationBatch(double[] latitudes,
            double[] longitudes, double[] heights, double[] years, MagneticModel? model = null)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, heights, nameof(heights));
            Rows.Same(count, years, nameof(years));
            var modelValue = model.GetValueOrDefault();
            var declinationsRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* heightsAt = heights)
            fixed (double* yearsAt = years)
            fixed (double* declinationsRowsAt = declinationsRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_magnetic_declination_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), heightsAt, (IntPtr)sizeof(double), yearsAt, (IntPtr)sizeof(double),
                    (UIntPtr)count, model.HasValue ? &modelValue : null, declinationsRowsAt, (IntPtr)sizeof(double),
                    (byte*)statusesRowsAt));
            return (declinationsRows, statusesRows);
        }

        /// <summary>Computes the magnetic declination at many positions. The results go into arrays of yours.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="heights">Meters above the ellipsoid, -1000 ... 850,000.</param>
        /// <param name="years">Decimal years, in the range of MagneticCompute().</param>
        /// <param name="declinations">The declinations, in degrees, in (-180, 180].</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <param name="model">A model that MagneticModelParse() stored, or none for the built-in one, WMM2025. It
        /// applies to all rows.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.MagneticModel.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.Latitude, Status.NotFinite,
        /// Status.Height or Status.Year. Each row equals the declination of MagneticCompute(), bit for bit. Since 0.2.
        /// Time grows with the rows. Slowest input known: a model of the caller, whose 361 numbers are checked in each
        /// call. Statuses of rows: Status.NotFinite, Status.Latitude, Status.Year, Status.Height.</remarks>
        public static bool MagneticDeclinationBatch(double[] latitudes, double[] longitudes, double[] heights,
            double[] years, double[] declinations, Status[] statuses, MagneticModel? model = null)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, heights, nameof(heights));
            Rows.Same(count, years, nameof(years));
            var modelValue = model.GetValueOrDefault();
            Rows.Same(count, declinations, nameof(declinations));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* heightsAt = heights)
            fixed (double* yearsAt = years)
            fixed (double* declinationsAt = declinations)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_magnetic_declination_batch(latitudesAt, (IntPtr)sizeof(double),
                    longitudesAt, (IntPtr)sizeof(double), heightsAt, (IntPtr)sizeof(double), yearsAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, model.HasValue ? &modelValue : null, declinationsAt,
                    (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Reads a magnetic model from a file of coefficients (.COF), as the World Magnetic Model is
        /// published.</summary>
        /// <param name="text">ASCII: a line with the epoch, the name and the date; for each degree from 1 to 12 and
        /// each order from 0 to the degree, in any sequence, a line with degree, order, g and h in nT, and their
        /// changes a year; a line of nines.</param>
        /// <returns>The model. Must not overlap text.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextByte, Status.TextNumber,
        /// Status.TextIncomplete, Status.TextRest, Status.Year, Status.MagneticTerm.</exception>
        /// <remarks>Blanks separate the numbers, which may have a sign and a decimal point but no exponent; up to 15
        /// digits are read exactly. What follows the line of nines is not read, and it may be missing. The name is cut
        /// after 23 bytes, its letters are in upper case. Models of a higher degree (WMMHR) are refused. Since 0.2.
        /// Time grows with the bytes of the text, which are read twice, up to 90 lines. Slowest input known: a long
        /// first line.</remarks>
        public static MagneticModel MagneticModelParse(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            MagneticModel outResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_magnetic_model_parse(textAt, Texts.Size(textBytes), &outResult,
                    &errorOffset), text, errorOffset);
            return outResult;
        }

        /// <summary>Finds the decimal year of a time.</summary>
        /// <param name="seconds">Seconds since the beginning of 1970 in UTC without leap seconds, as time() and the
        /// clocks of most systems count them; -62,135,596,800 ... 253,402,300,800, which are the years 1 to 9999.
        /// Milliseconds are refused.</param>
        /// <returns>The year with the part of it that has passed: 2024.5 is the middle of 2024, a leap year.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Year.</exception>
        /// <remarks>Years are those of the Gregorian calendar, also before 1582. Since 0.2.</remarks>
        public static double DecimalYear(double seconds)
        {
            double yearResult;
            Texts.Check(Native.gn_decimal_year(seconds, &yearResult));
            return yearResult;
        }

        /// <summary>Computes the angles between true, grid and magnetic north at a position.</summary>
        /// <param name="latitude">Degrees, -90 ... 90.</param>
        /// <param name="longitude">Degrees; any finite value, reduced to [-180, 180).</param>
        /// <param name="height">Meters above the ellipsoid, -1000 ... 850,000.</param>
        /// <param name="year">Decimal year, in the range of MagneticCompute().</param>
        /// <param name="zone">Zone.Standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).</param>
        /// <param name="model">A model that MagneticModelParse() stored, or none for the built-in one, WMM2025.</param>
        /// <returns>The angles in degrees, in (-180, 180], and the zone.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zone, Status.TooFar,
        /// Status.Year, Status.Height, Status.MagneticModel.</exception>
        /// <remarks>The convergence is that of UtmFactors(), the declination that of MagneticCompute(), and the
        /// grid-magnetic angle is the declination minus the convergence: maps print it in the margin. AzimuthConvert()
        /// applies them. At a pole, the longitude names the meridian that is north or south. Since 0.2.</remarks>
        public static Norths NorthsCompute(double latitude, double longitude, double height, double year, int zone = 0,
            MagneticModel? model = null)
        {
            var modelValue = model.GetValueOrDefault();
            Norths outResult;
            Texts.Check(Native.gn_norths_compute(latitude, longitude, height, year, zone,
                model.HasValue ? &modelValue : null, &outResult));
            return outResult;
        }

        /// <summary>Computes the angles between true, grid and magnetic north at a position.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="height">Meters above the ellipsoid, -1000 ... 850,000.</param>
        /// <param name="year">Decimal year, in the range of MagneticCompute().</param>
        /// <param name="zone">Zone.Standard; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG
        /// code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).</param>
        /// <param name="model">A model that MagneticModelParse() stored, or none for the built-in one, WMM2025.</param>
        /// <returns>The angles in degrees, in (-180, 180], and the zone.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Zone, Status.TooFar,
        /// Status.Year, Status.Height, Status.MagneticModel.</exception>
        /// <remarks>The convergence is that of UtmFactors(), the declination that of MagneticCompute(), and the
        /// grid-magnetic angle is the declination minus the convergence: maps print it in the margin. AzimuthConvert()
        /// applies them. At a pole, the longitude names the meridian that is north or south. Since 0.2.</remarks>
        public static Norths NorthsCompute(Point position, double height, double year, int zone = 0,
            MagneticModel? model = null)
        {
            return NorthsCompute(position.Latitude, position.Longitude, height, year, zone, model);
        }

        /// <summary>Converts an azimuth from one north to another.</summary>
        /// <param name="azimuth">Degrees, clockwise from the north from; any finite value.</param>
        /// <param name="from">North.True, North.Grid or North.Magnetic.</param>
        /// <param name="to">The north from which the result is counted: the same values.</param>
        /// <param name="norths">The angles between the norths where the azimuth is taken, from NorthsCompute(). Only
        /// convergence and declination are read, in degrees; any finite values.</param>
        /// <returns>The azimuth in degrees, in (-180, 180].</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.North.</exception>
        /// <remarks>An azimuth from grid north is the true azimuth minus the convergence, one from magnetic north the
        /// true azimuth minus the declination. It takes the grid bearings of GeodesicGridInverse() and
        /// GeodesicGridDirect() as well, if norths are those of the same zone. Since 0.2.</remarks>
        public static double AzimuthConvert(double azimuth, North from, North to, Norths norths)
        {
            double outResult;
            Texts.Check(Native.gn_azimuth_convert(azimuth, (int)from, (int)to, &norths, &outResult));
            return outResult;
        }

        /// <summary>Measures a route: points joined by geodesics.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <returns>The length in meters; 0 for fewer than two points.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count.</exception>
        /// <remarks>Each segment is accurate to 15 nm, and adding them up loses nothing. Between opposite points of the
        /// earth there are several shortest geodesics; the route follows one of them. Since 0.1. Time grows with the
        /// points. Slowest input known: nearly antipodal points, which take seven times as long as others.</remarks>
        public static double RouteLength(Point[] points)
        {
            Rows.Need(points, nameof(points));
            double lengthResult;
            fixed (Point* pointsAt = points)
                Texts.Check(Native.gn_route_length(pointsAt, (UIntPtr)points.Length, &lengthResult));
            return lengthResult;
        }

        /// <summary>Measures a route up to each of its points.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <returns>Count lengths in meters, the first of them 0.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count.</exception>
        /// <remarks>The last length is the result of RouteLength(). Since 0.1. Time grows with the points. Slowest
        /// input known: nearly antipodal points, which take seven times as long as others.</remarks>
        public static double[] RouteDistances(Point[] points)
        {
            Rows.Need(points, nameof(points));
            var distancesRoom = Room.For<double>(points.Length, sizeof(double));
            fixed (Point* pointsAt = points)
            fixed (double* distancesRoomAt = distancesRoom)
                Texts.Check(Native.gn_route_distances(pointsAt, (UIntPtr)points.Length, distancesRoomAt));
            return distancesRoom;
        }

        /// <summary>Finds the point of a route at a distance along it.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="distance">Meters from the first point, from 0 to the length of the route. A distance beyond the
        /// end by up to a nanometer for each point, or by the last digit of a long distance, counts as the end.</param>
        /// <returns>Point: The point. Azimuth: The direction of the route there, degrees in (-180, 180]. Segment: The
        /// index of the point at which the segment begins.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance,
        /// Status.Count.</exception>
        /// <remarks>Accurate to 15 nm. A vertex belongs to the segment that begins there, the last vertex to the last
        /// segment. Segments without length, between two equal points, are skipped. Since 0.1. Time grows with the
        /// points. Slowest input known: nearly antipodal points, which take seven times as long as others.</remarks>
        public static (Point Point, double Azimuth, long Segment) RoutePoint(Point[] points, double distance)
        {
            Rows.Need(points, nameof(points));
            Point pointResult;
            double azimuthResult;
            UIntPtr segmentResult;
            fixed (Point* pointsAt = points)
                Texts.Check(Native.gn_route_point(pointsAt, (UIntPtr)points.Length, distance, &pointResult,
                    &azimuthResult, &segmentResult));
            return (pointResult, azimuthResult, (long)segmentResult);
        }

        /// <summary>Finds where a route comes nearest to a position.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <returns>The nearest point, its distance along the route, its distance from the position (cross-track),
        /// negative if the position lies to the left, the direction of the route and the segment.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count.</exception>
        /// <remarks>Accurate to 20 nm; if several places are equally near, the result is one of them. A bound excludes
        /// segments that cannot be the nearest, so a route of 10,000 points takes a few milliseconds. At a bend to the
        /// left, a position is on the left if it is to the left of both segments; at a bend to the right, of either. A
        /// vertex belongs to the segment that begins there, the last vertex to the last segment. Since 0.1. Time grows
        /// with the points. Slowest input known: all points equally far, so that each edge is searched in up to 96
        /// steps.</remarks>
        public static RoutePlace RouteNearest(Point[] points, Point position)
        {
            Rows.Need(points, nameof(points));
            RoutePlace placeResult;
            fixed (Point* pointsAt = points)
                Texts.Check(Native.gn_route_nearest(pointsAt, (UIntPtr)points.Length, &position, &placeResult));
            return placeResult;
        }

        /// <summary>Finds where a route comes nearest to many positions.</summary>
        /// <param name="points">The points of the route; latitudes -90 ... 90, any finite longitudes.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <returns>Places: The places. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count.</exception>
        /// <remarks>In a refused row, every floating-point field is NaN and every other field is 0; its status is
        /// Status.NotFinite or Status.Latitude. Each row equals the result of RouteNearest(), bit for bit. Since 0.2.
        /// Time grows with the points times the rows. Slowest input known: all points equally far, so that each edge is
        /// searched in up to 96 steps. Statuses of rows: Status.NotFinite, Status.Latitude.</remarks>
        public static (RoutePlace[] Places, Status[] Statuses) RouteNearestBatch(Point[] points, double[] latitudes,
            double[] longitudes)
        {
            Rows.Need(points, nameof(points));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var placesRows = new RoutePlace[count];
            var statusesRows = new Status[count];
            fixed (Point* pointsAt = points)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (RoutePlace* placesRowsAt = placesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_route_nearest_batch(pointsAt, (UIntPtr)points.Length, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, placesRowsAt,
                    (IntPtr)sizeof(RoutePlace), (byte*)statusesRowsAt));
            return (placesRows, statusesRows);
        }

        /// <summary>Finds where a route comes nearest to many positions. The results go into arrays of yours.</summary>
        /// <param name="points">The points of the route; latitudes -90 ... 90, any finite longitudes.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="places">The places.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count.</exception>
        /// <remarks>In a refused row, every floating-point field is NaN and every other field is 0; its status is
        /// Status.NotFinite or Status.Latitude. Each row equals the result of RouteNearest(), bit for bit. Since 0.2.
        /// Time grows with the points times the rows. Slowest input known: all points equally far, so that each edge is
        /// searched in up to 96 steps. Statuses of rows: Status.NotFinite, Status.Latitude.</remarks>
        public static bool RouteNearestBatch(Point[] points, double[] latitudes, double[] longitudes,
            RoutePlace[] places, Status[] statuses)
        {
            Rows.Need(points, nameof(points));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, places, nameof(places));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (Point* pointsAt = points)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (RoutePlace* placesAt = places)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_route_nearest_batch(pointsAt, (UIntPtr)points.Length, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, placesAt,
                    (IntPtr)sizeof(RoutePlace), (byte*)statusesAt));
        }

        /// <summary>Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as
        /// GeoJSON readers do.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="isClosed">Whether the last point is also joined to the first, which is not repeated.</param>
        /// <param name="tolerance">How far a straight line may depart from its geodesic, in meters: 1e-6 ...
        /// 1e6.</param>
        /// <returns>The points, including the given ones, longitudes in [-180, 180). Must not overlap points.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance,
        /// Status.Count.</exception>
        /// <remarks>Segments are halved where needed. Added points lie on the geodesic to within 15 nm. Lines cross the
        /// antimeridian the short way. Since 0.1. Time grows with the vertices of the result, at most 4200 / √tolerance
        /// for an edge. Slowest input known: an edge halfway around the earth and a tolerance of 1 µm: 4 million
        /// vertices.</remarks>
        public static Point[] RouteDensify(Point[] points, bool isClosed, double tolerance)
        {
            Rows.Need(points, nameof(points));
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (Point* outAt = outRoom)
                    status = Native.gn_route_densify(pointsAt, (UIntPtr)points.Length, isClosed ? 1 : 0, tolerance,
                        outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as
        /// GeoJSON readers do. The results go into arrays of yours.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="isClosed">Whether the last point is also joined to the first, which is not repeated.</param>
        /// <param name="tolerance">How far a straight line may depart from its geodesic, in meters: 1e-6 ...
        /// 1e6.</param>
        /// <param name="result">The points, including the given ones, longitudes in [-180, 180). Must not overlap
        /// points. If it is null or too short, there is a new array afterward.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance,
        /// Status.Count.</exception>
        /// <remarks>Segments are halved where needed. Added points lie on the geodesic to within 15 nm. Lines cross the
        /// antimeridian the short way. Since 0.1. Time grows with the vertices of the result, at most 4200 / √tolerance
        /// for an edge. Slowest input known: an edge halfway around the earth and a tolerance of 1 µm: 4 million
        /// vertices.</remarks>
        public static int RouteDensify(Point[] points, bool isClosed, double tolerance, ref Point[] result)
        {
            Rows.Need(points, nameof(points));
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (Point* outAt = result)
                    status = Native.gn_route_densify(pointsAt, (UIntPtr)points.Length, isClosed ? 1 : 0, tolerance,
                        outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Removes vertices from a route or a ring, within a tolerance.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="isClosed">Whether the last point is also joined to the first.</param>
        /// <param name="tolerance">How far a removed point may lie from the geodesic that takes its place, in meters:
        /// 1e-6 ... 1e6.</param>
        /// <returns>The points that remain, longitudes in [-180, 180). Must not overlap points.</returns>
        /// <exception cref="GridNorthException">Status.Work, Status.NotFinite, Status.Latitude, Status.Tolerance,
        /// Status.Count.</exception>
        /// <remarks>The first point remains, and so does the last unless the route is closed. A ring keeps at least
        /// three points, if it has that many. Each new segment is the longest that the search finds, which need not be
        /// the longest possible. Since 0.1. Time grows with n log n of the points. Slowest input known: a straight line
        /// of edges so long that only geodesics tell.</remarks>
        public static Point[] RouteSimplify(Point[] points, bool isClosed, double tolerance)
        {
            Rows.Need(points, nameof(points));
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (Point* outAt = outRoom)
                    status = Native.gn_route_simplify(pointsAt, (UIntPtr)points.Length, isClosed ? 1 : 0, tolerance,
                        outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Removes vertices from a route or a ring, within a tolerance. The results go into arrays of
        /// yours.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="isClosed">Whether the last point is also joined to the first.</param>
        /// <param name="tolerance">How far a removed point may lie from the geodesic that takes its place, in meters:
        /// 1e-6 ... 1e6.</param>
        /// <param name="result">The points that remain, longitudes in [-180, 180). Must not overlap points. If it is
        /// null or too short, there is a new array afterward.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.Work, Status.NotFinite, Status.Latitude, Status.Tolerance,
        /// Status.Count.</exception>
        /// <remarks>The first point remains, and so does the last unless the route is closed. A ring keeps at least
        /// three points, if it has that many. Each new segment is the longest that the search finds, which need not be
        /// the longest possible. Since 0.1. Time grows with n log n of the points. Slowest input known: a straight line
        /// of edges so long that only geodesics tell.</remarks>
        public static int RouteSimplify(Point[] points, bool isClosed, double tolerance, ref Point[] result)
        {
            Rows.Need(points, nameof(points));
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (Point* outAt = result)
                    status = Native.gn_route_simplify(pointsAt, (UIntPtr)points.Length, isClosed ? 1 : 0, tolerance,
                        outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Begins a track.</summary>
        /// <param name="options">Null: the defaults. How to record. The state keeps them.</param>
        /// <returns>The state before the first fix.</returns>
        /// <exception cref="GridNorthException">Status.Time, Status.Tolerance, Status.Distance, Status.TrackSpeed,
        /// Status.TrackClimb.</exception>
        /// <remarks>No memory is used but the state: 512 bytes for a track of any length. Since 0.2.</remarks>
        public static TrackState TrackBegin(TrackOptions options = null)
        {
            var optionsValue = options == null ? default(TrackOptions.Raw) : options.Value;
            TrackState stateResult;
            Texts.Check(Native.gn_track_begin(options == null ? null : &optionsValue, &stateResult));
            return stateResult;
        }

        /// <summary>Takes the next fix of a track, and tells which fix to append to the line that is kept.</summary>
        /// <param name="track">The state after the last fix, or as TrackBegin() gave it.</param>
        /// <param name="fix">Where it is now, and when: later than the last fix. Time, altitude and accuracy may be
        /// NaN: not known.</param>
        /// <returns>State: The state after this fix; may be track. Step: What became of the fix, and one vertex or
        /// none.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Altitude, Status.Time,
        /// Status.Distance, Status.TrackState, Status.TrackTime.</exception>
        /// <remarks>A fix is left out if it is less accurate than worstAccuracy; if it can only be reached at more than
        /// largestSpeed from the last one that was neither inaccurate nor strayed; if it has the time of that one; or
        /// if it is sooner or nearer to the last one that was taken than the options say. The third in a row of fixes
        /// that stray, and can be reached from each other, is taken: the way to it counts neither as distance nor as
        /// time. All others are taken. The first is a vertex, and so is the last, which TrackEnd() gives. Of those
        /// between, so many are kept that each one that was taken lies within tolerance of the geodesic between two
        /// neighbors that are kept: so many as a fix later can be known, so a vertex is always the fix before the one
        /// that is added. Of recorded tracks there are about as many as Douglas and Peucker's method keeps, which needs
        /// all fixes at once (sleeve fitting: Zhao and Saalfeld 1997). A way that swings from side to side by a little
        /// more than the tolerance keeps up to three times as many. Status.TrackTime tells of a time that is earlier
        /// than that of the last fix that was neither inaccurate nor strayed. A fix without a time is not held to
        /// speeds and intervals. Distances up to 10 km are right to 10 nm, longer ones as those of GeodesicInverse().
        /// Since 0.2.</remarks>
        public static (TrackState State, TrackStep Step) TrackAdd(TrackState track, Fix fix)
        {
            TrackState stateResult;
            TrackStep stepResult;
            Texts.Check(Native.gn_track_add(&track, &fix, &stateResult, &stepResult));
            return (stateResult, stepResult);
        }

        /// <summary>Ends the line that is kept: gives the fix that waits.</summary>
        /// <param name="track">The state after the last fix.</param>
        /// <returns>State: The state after the end; may be track. Step: The last vertex, or none if no fix
        /// waits.</returns>
        /// <exception cref="GridNorthException">Status.TrackState.</exception>
        /// <remarks>More fixes may follow: the line goes on at this vertex. Since 0.2.</remarks>
        public static (TrackState State, TrackStep Step) TrackEnd(TrackState track)
        {
            TrackState stateResult;
            TrackStep stepResult;
            Texts.Check(Native.gn_track_end(&track, &stateResult, &stepResult));
            return (stateResult, stepResult);
        }

        /// <summary>Adds up a track: its distance, times, climbs, speeds and bounds so far.</summary>
        /// <param name="track">The state after the last fix.</param>
        /// <returns>The totals of all fixes that were taken.</returns>
        /// <exception cref="GridNorthException">Status.TrackState.</exception>
        /// <remarks>The distance is that of all fixes that were taken, so it does not depend on the tolerance. Where
        /// fixes waver at rest, a least distance keeps it true. Time is moving time if the way between two fixes that
        /// were taken was at least as fast as restSpeed. A climb or a descent counts, whole, once it is as long as
        /// climb from the turning point before it; altitudes that are not known are skipped. The bounds follow the way
        /// from fix to fix across the antimeridian; around a pole, they hold all longitudes. Since 0.2.</remarks>
        public static TrackTotals TrackSummarize(TrackState track)
        {
            TrackTotals totalsResult;
            Texts.Check(Native.gn_track_summarize(&track, &totalsResult));
            return totalsResult;
        }

        /// <summary>Finds the grid of heights in a file of SRTM, .hgt.</summary>
        /// <param name="bytes">The whole file.</param>
        /// <param name="latitude">The south edge, degrees, -90 ... 89: 46 for N46E008.hgt.</param>
        /// <param name="longitude">The west edge, degrees; any finite value: 8 for N46E008.hgt.</param>
        /// <returns>The grid.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.NotFinite, Status.Latitude,
        /// Status.HeightFile.</exception>
        /// <remarks>The file says nothing of its place but by its name. It covers one degree by one, edges included.
        /// -32768 is a void. Where several files follow each other in memory, add to offset where this one begins.
        /// Since 0.2. Takes constant time.</remarks>
        public static HeightGrid HeightGridHgt(byte[] bytes, double latitude, double longitude)
        {
            Rows.Need(bytes, nameof(bytes));
            HeightGrid gridResult;
            fixed (byte* bytesAt = bytes)
                Texts.Check(Native.gn_height_grid_hgt(bytesAt, Texts.Count(bytes), latitude, longitude,
                    &gridResult));
            return gridResult;
        }

        /// <summary>Finds the grid of heights in a file of DTED.</summary>
        /// <param name="bytes">The whole file, as MIL-PRF-89020B describes it, of level 0, 1 or 2.</param>
        /// <returns>The grid.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.HeightFile.</exception>
        /// <remarks>The place and the steps come from the record UHL; labels of tapes before it are passed. Each record
        /// of samples must begin with its sentinel and have its number; checksums are not computed. -32767 is a void. A
        /// file with a sample below -16,000 m is taken to have two's complements, against the standard: -32,668 m
        /// stands for -100 m. The grid says so in format. Where several files follow each other in memory, add to
        /// offset where this one begins. Since 0.2. Time grows with the bytes of the file. Slowest input known: heights
        /// above zero alone: all are looked at for two's complements.</remarks>
        public static HeightGrid HeightGridDted(byte[] bytes)
        {
            Rows.Need(bytes, nameof(bytes));
            HeightGrid gridResult;
            fixed (byte* bytesAt = bytes)
                Texts.Check(Native.gn_height_grid_dted(bytesAt, Texts.Count(bytes), &gridResult));
            return gridResult;
        }

        /// <summary>Finds the grid in a file of GTX, which may hold the heights of a geoid.</summary>
        /// <param name="bytes">The whole file, such as egm96_15.gtx.</param>
        /// <returns>The grid.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.HeightFile.</exception>
        /// <remarks>-88.8888 is a void. A height above the ellipsoid is one above the geoid plus that of the geoid. A
        /// grid all around the earth also has the heights between its last column and its first. Since 0.2. Takes
        /// constant time.</remarks>
        public static HeightGrid HeightGridGtx(byte[] bytes)
        {
            Rows.Need(bytes, nameof(bytes));
            HeightGrid gridResult;
            fixed (byte* bytesAt = bytes)
                Texts.Check(Native.gn_height_grid_gtx(bytesAt, Texts.Count(bytes), &gridResult));
            return gridResult;
        }

        /// <summary>Finds the height at a position.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <returns>The height in meters, from where the grid counts.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.HeightVoid, Status.HeightOutside, Status.HeightGrid.</exception>
        /// <remarks>Bilinear between the four samples around the position. A sample without weight does not count: on a
        /// row or a column, there are two. Of several grids, the first counts that contains the position and has no
        /// void there; so the finest comes first. Edges belong to a grid. Where neighbors lie a step apart, as rasters
        /// whose pixels are areas do, what is between them is interpolated from both, also if their steps differ.
        /// Beyond the last sample there is no height, also at a pole. Samples as near as a millionth of a step are
        /// taken as they are. Files that are mapped each on its own are one span of bytes too: give the lowest address,
        /// and the size up to the end of the highest; nothing is read between them. Since 0.2. Time grows with the
        /// grids. Slowest input known: a position that none but the last contains.</remarks>
        public static double HeightAt(byte[] bytes, HeightGrid[] grids, Point position)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            double heightResult;
            fixed (byte* bytesAt = bytes)
            fixed (HeightGrid* gridsAt = grids)
                Texts.Check(Native.gn_height_at(bytesAt, Texts.Count(bytes), gridsAt, (UIntPtr)grids.Length,
                    &position, &heightResult));
            return heightResult;
        }

        /// <summary>Finds the heights at many positions.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <returns>Heights: The heights in meters, from where the grid counts. Statuses: The status of each
        /// row.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.NotFinite, Status.Count,
        /// Status.HeightGrid.</exception>
        /// <remarks>A row without a height is NaN; its status is Status.HeightOutside, Status.HeightVoid,
        /// Status.NotFinite or Status.Latitude. Each row equals the result of HeightAt(), bit for bit. All grids are
        /// searched where a position lies in another one than the position before it, or on an edge: so the order of
        /// the positions matters for the time if there are many grids. Since 0.2. Time grows with the rows times the
        /// grids. Slowest input known: positions that none but the last contains. Statuses of rows: Status.NotFinite,
        /// Status.Latitude, Status.HeightVoid, Status.HeightOutside.</remarks>
        public static (double[] Heights, Status[] Statuses) HeightAtBatch(byte[] bytes, HeightGrid[] grids,
            double[] latitudes, double[] longitudes)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var heightsRows = new double[count];
            var statusesRows = new Status[count];
            fixed (byte* bytesAt = bytes)
            fixed (HeightGrid* gridsAt = grids)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* heightsRowsAt = heightsRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_height_at_batch(bytesAt, Texts.Count(bytes), gridsAt, (UIntPtr)grids.Length,
                    latitudesAt, (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count,
                    heightsRowsAt, (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (heightsRows, statusesRows);
        }

        /// <summary>Finds the heights at many positions. The results go into arrays of yours.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="heights">The heights in meters, from where the grid counts.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.NotFinite, Status.Count,
        /// Status.HeightGrid.</exception>
        /// <remarks>A row without a height is NaN; its status is Status.HeightOutside, Status.HeightVoid,
        /// Status.NotFinite or Status.Latitude. Each row equals the result of HeightAt(), bit for bit. All grids are
        /// searched where a position lies in another one than the position before it, or on an edge: so the order of
        /// the positions matters for the time if there are many grids. Since 0.2. Time grows with the rows times the
        /// grids. Slowest input known: positions that none but the last contains. Statuses of rows: Status.NotFinite,
        /// Status.Latitude, Status.HeightVoid, Status.HeightOutside.</remarks>
        public static bool HeightAtBatch(byte[] bytes, HeightGrid[] grids, double[] latitudes, double[] longitudes,
            double[] heights, Status[] statuses)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, heights, nameof(heights));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (byte* bytesAt = bytes)
            fixed (HeightGrid* gridsAt = grids)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* heightsAt = heights)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_height_at_batch(bytesAt, Texts.Count(bytes), gridsAt,
                    (UIntPtr)grids.Length, latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, heightsAt, (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the heights along a route: points joined by geodesics.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="points">The points of the route; latitudes -90 ... 90 degrees, longitudes any finite
        /// value.</param>
        /// <param name="step">The largest distance between samples, in meters, 0.01 or more.</param>
        /// <returns>The samples.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.HeightGrid, Status.SampleStep.</exception>
        /// <remarks>There is a sample at each point, and between two points there are some at equal distances. Heights
        /// are those of HeightAt(); where there is none, the height is NaN. ProfileSummarize() adds samples up. Since
        /// 0.2. Time grows with the samples times the grids. Slowest input known: positions that none but the last
        /// contains.</remarks>
        public static ProfileSample[] ProfileSampleRoute(byte[] bytes, HeightGrid[] grids, Point[] points, double step)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            Rows.Need(points, nameof(points));
            var samplesRoom = new ProfileSample[Room.Elements];
            UIntPtr samplesNeeded;
            int status;
            do
            {
                fixed (byte* bytesAt = bytes)
                fixed (HeightGrid* gridsAt = grids)
                fixed (Point* pointsAt = points)
                fixed (ProfileSample* samplesAt = samplesRoom)
                    status = Native.gn_profile_sample_route(bytesAt, Texts.Count(bytes), gridsAt, (UIntPtr)grids.Length,
                        pointsAt, (UIntPtr)points.Length, step, samplesAt, (UIntPtr)samplesRoom.Length, &samplesNeeded);
            }
            while (Room.Grow(status, ref samplesRoom, (long)samplesNeeded));
            Texts.Check(status);
            return Room.Cut(samplesRoom, (long)samplesNeeded);
        }

        /// <summary>Finds the heights along a route: points joined by geodesics. The results go into arrays of
        /// yours.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="points">The points of the route; latitudes -90 ... 90 degrees, longitudes any finite
        /// value.</param>
        /// <param name="step">The largest distance between samples, in meters, 0.01 or more.</param>
        /// <param name="samples">The samples. If it is null or too short, there is a new array afterward.</param>
        /// <returns>How many elements of samples there are.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.HeightGrid, Status.SampleStep.</exception>
        /// <remarks>There is a sample at each point, and between two points there are some at equal distances. Heights
        /// are those of HeightAt(); where there is none, the height is NaN. ProfileSummarize() adds samples up. Since
        /// 0.2. Time grows with the samples times the grids. Slowest input known: positions that none but the last
        /// contains.</remarks>
        public static int ProfileSampleRoute(byte[] bytes, HeightGrid[] grids, Point[] points, double step,
            ref ProfileSample[] samples)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            Rows.Need(points, nameof(points));
            if (samples == null) samples = new ProfileSample[Room.Elements];
            UIntPtr samplesNeeded;
            int status;
            do
            {
                fixed (byte* bytesAt = bytes)
                fixed (HeightGrid* gridsAt = grids)
                fixed (Point* pointsAt = points)
                fixed (ProfileSample* samplesAt = samples)
                    status = Native.gn_profile_sample_route(bytesAt, Texts.Count(bytes), gridsAt, (UIntPtr)grids.Length,
                        pointsAt, (UIntPtr)points.Length, step, samplesAt, (UIntPtr)samples.Length, &samplesNeeded);
            }
            while (Room.Grow(status, ref samples, (long)samplesNeeded));
            Texts.Check(status);
            return (int)samplesNeeded;
        }

        /// <summary>Adds up the samples of a profile: ascent and descent, the steepest grades, the lowest and the
        /// highest place.</summary>
        /// <param name="samples">The samples, with distances that do not decrease. Heights are finite, or NaN if not
        /// known. The points are not read.</param>
        /// <param name="climb">Meters: ways up and down that are shorter do not count for ascent and descent. 0: all
        /// count.</param>
        /// <returns>The summary.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Distance, Status.Count,
        /// Status.TrackClimb.</exception>
        /// <remarks>Ascent and descent are those between turning points, as TrackAdd() has them: a turning point is the
        /// highest or lowest height since the one before it, as soon as the way from there is as long as climb. Samples
        /// that are not known are passed. Grades are those between neighboring samples. Of equal ones, the first
        /// counts. Since 0.2. Time grows with the samples.</remarks>
        public static ProfileSummary ProfileSummarize(ProfileSample[] samples, double climb)
        {
            Rows.Need(samples, nameof(samples));
            ProfileSummary summaryResult;
            fixed (ProfileSample* samplesAt = samples)
                Texts.Check(Native.gn_profile_summarize(samplesAt, (UIntPtr)samples.Length, climb, &summaryResult));
            return summaryResult;
        }

        /// <summary>Finds out whether one place is seen from another.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="from">The start; latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="fromHeight">Meters above the ground there, -1,000 ... 850,000.</param>
        /// <param name="to">The end; at most 1,000,000 m away.</param>
        /// <param name="toHeight">Meters above the ground there.</param>
        /// <param name="options">Null: the defaults. Curvature, step and frequency.</param>
        /// <returns>The line.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Height, Status.HeightVoid, Status.HeightOutside, Status.HeightGrid, Status.SampleStep,
        /// Status.SightDistance, Status.Curvature, Status.Frequency.</exception>
        /// <remarks>The line is straight above a sphere that has the curvature of the ellipsoid along the line at its
        /// middle (Euler's radius), divided by curvature. Without refraction, it is the straight line in space to 0.1 m
        /// over 100 km. It is blocked where the ground, at equal distances of step at most, is above it. The ends do
        /// not block. Places whose height is not known do not block either: where unknownCount is not 0, a line that is
        /// free may be blocked. Both directions give the same answer, but for rounding. Clearance is vertical. The
        /// radius of the first Fresnel zone is root(wavelength s (d - s)/d), at s of d meters. Since 0.2. Time grows
        /// with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with a step of 1
        /// cm.</remarks>
        public static Sight SightBetween(byte[] bytes, HeightGrid[] grids, Point from, double fromHeight, Point to,
            double toHeight, SightOptions options = null)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            var optionsValue = options == null ? default(SightOptions.Raw) : options.Value;
            Sight sightResult;
            fixed (byte* bytesAt = bytes)
            fixed (HeightGrid* gridsAt = grids)
                Texts.Check(Native.gn_sight_between(bytesAt, Texts.Count(bytes), gridsAt, (UIntPtr)grids.Length,
                    &from, fromHeight, &to, toHeight, options == null ? null : &optionsValue, &sightResult));
            return sightResult;
        }

        /// <summary>Looks in a direction, to a distance.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="from">The start; latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="fromHeight">Meters above the ground there, -1,000 ... 850,000.</param>
        /// <param name="azimuth">The direction in degrees, clockwise from true north; any finite value.</param>
        /// <param name="distance">Meters along the ground to the end, 0 ... 1,000,000.</param>
        /// <param name="toHeight">Meters above the ground at the end.</param>
        /// <param name="options">Null: the defaults. Curvature, step and frequency.</param>
        /// <returns>The line.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Height, Status.HeightVoid, Status.HeightOutside, Status.HeightGrid, Status.SampleStep,
        /// Status.SightDistance, Status.Curvature, Status.Frequency.</exception>
        /// <remarks>The line is that of SightBetween() to the position which GeodesicDirect() gives. Since 0.2. Time
        /// grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with a step
        /// of 1 cm.</remarks>
        public static Sight SightAlong(byte[] bytes, HeightGrid[] grids, Point from, double fromHeight, double azimuth,
            double distance, double toHeight, SightOptions options = null)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            var optionsValue = options == null ? default(SightOptions.Raw) : options.Value;
            Sight sightResult;
            fixed (byte* bytesAt = bytes)
            fixed (HeightGrid* gridsAt = grids)
                Texts.Check(Native.gn_sight_along(bytesAt, Texts.Count(bytes), gridsAt, (UIntPtr)grids.Length,
                    &from, fromHeight, azimuth, distance, toHeight, options == null ? null : &optionsValue,
                    &sightResult));
            return sightResult;
        }

        /// <summary>Finds which cells of a raster are seen from a place.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="observer">Latitude -90 ... 90 degrees, longitude any finite value. It may lie outside of the
        /// raster.</param>
        /// <param name="observerHeight">Of the eye, in meters above the ground there, -1,000 ... 850,000.</param>
        /// <param name="targetHeight">Of what is looked for, in meters above the ground of each cell; 0 for the ground
        /// itself.</param>
        /// <param name="radius">Of the circle around the observer, meters, 0 ... 1,000,000.</param>
        /// <param name="cellGrid">Where the cells lie. It need not be that of the heights, nor contain the
        /// circle.</param>
        /// <param name="options">Null: the defaults. Curvature and step; A frequency has no effect.</param>
        /// <returns>A byte for each cell, row by row: ViewState.Seen, ViewState.Hidden, ViewState.Outside or
        /// ViewState.Unknown.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Work, Status.NotFinite, Status.Latitude,
        /// Status.Count, Status.Height, Status.HeightVoid, Status.HeightOutside, Status.HeightGrid, Status.SampleStep,
        /// Status.SightDistance, Status.Curvature, Status.Frequency, Status.CellGrid.</exception>
        /// <remarks>A ray leads to each cell of the border, and looks at the ground on each row or column that it
        /// crosses, and between them if they are farther apart than the step. Each cell within the circle gets what the
        /// nearest ray sees there, which passes at half a cell at most. Lines are those of SightBetween(), which gives
        /// the same answer for 98 cells of 100 on rough ground, and for 999 of 1,000 on smooth; where it differs, the
        /// line grazes the ground. In a raster that is much coarser than the heights, 5 cells of 100 may differ. Where
        /// rays would bend too much in rows and columns, near the poles or in circles of many hundred kilometers, each
        /// cell gets a line of its own, which takes far longer. Since 0.2. Time grows with the cells, and with the rays
        /// times the samples on each, times the grids. Slowest input known: circles near a pole, where each cell gets a
        /// line of its own.</remarks>
        public static byte[] ViewshedCells(byte[] bytes, HeightGrid[] grids, Point observer, double observerHeight,
            double targetHeight, double radius, CellGrid cellGrid, SightOptions options = null)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            var optionsValue = options == null ? default(SightOptions.Raw) : options.Value;
            var cellsRoom = new byte[Room.Text];
            UIntPtr cellsNeeded;
            int status;
            do
            {
                fixed (byte* bytesAt = bytes)
                fixed (HeightGrid* gridsAt = grids)
                fixed (byte* cellsAt = cellsRoom)
                    status = Native.gn_viewshed_cells(bytesAt, Texts.Count(bytes), gridsAt, (UIntPtr)grids.Length,
                        &observer, observerHeight, targetHeight, radius, options == null ? null : &optionsValue,
                        &cellGrid, cellsAt, (UIntPtr)cellsRoom.Length, &cellsNeeded);
            }
            while (Room.Grow(status, ref cellsRoom, (long)cellsNeeded));
            Texts.Check(status);
            return Room.Cut(cellsRoom, (long)cellsNeeded);
        }

        /// <summary>Finds which cells of a raster are seen from a place. The results go into arrays of yours.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="observer">Latitude -90 ... 90 degrees, longitude any finite value. It may lie outside of the
        /// raster.</param>
        /// <param name="observerHeight">Of the eye, in meters above the ground there, -1,000 ... 850,000.</param>
        /// <param name="targetHeight">Of what is looked for, in meters above the ground of each cell; 0 for the ground
        /// itself.</param>
        /// <param name="radius">Of the circle around the observer, meters, 0 ... 1,000,000.</param>
        /// <param name="cellGrid">Where the cells lie. It need not be that of the heights, nor contain the
        /// circle.</param>
        /// <param name="cells">A byte for each cell, row by row: ViewState.Seen, ViewState.Hidden, ViewState.Outside or
        /// ViewState.Unknown. If it is null or too short, there is a new array afterward.</param>
        /// <param name="options">Null: the defaults. Curvature and step; A frequency has no effect.</param>
        /// <returns>How many elements of cells there are.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Work, Status.NotFinite, Status.Latitude,
        /// Status.Count, Status.Height, Status.HeightVoid, Status.HeightOutside, Status.HeightGrid, Status.SampleStep,
        /// Status.SightDistance, Status.Curvature, Status.Frequency, Status.CellGrid.</exception>
        /// <remarks>A ray leads to each cell of the border, and looks at the ground on each row or column that it
        /// crosses, and between them if they are farther apart than the step. Each cell within the circle gets what the
        /// nearest ray sees there, which passes at half a cell at most. Lines are those of SightBetween(), which gives
        /// the same answer for 98 cells of 100 on rough ground, and for 999 of 1,000 on smooth; where it differs, the
        /// line grazes the ground. In a raster that is much coarser than the heights, 5 cells of 100 may differ. Where
        /// rays would bend too much in rows and columns, near the poles or in circles of many hundred kilometers, each
        /// cell gets a line of its own, which takes far longer. Since 0.2. Time grows with the cells, and with the rays
        /// times the samples on each, times the grids. Slowest input known: circles near a pole, where each cell gets a
        /// line of its own.</remarks>
        public static int ViewshedCells(byte[] bytes, HeightGrid[] grids, Point observer, double observerHeight,
            double targetHeight, double radius, CellGrid cellGrid, ref byte[] cells, SightOptions options = null)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            var optionsValue = options == null ? default(SightOptions.Raw) : options.Value;
            if (cells == null) cells = new byte[Room.Text];
            UIntPtr cellsNeeded;
            int status;
            do
            {
                fixed (byte* bytesAt = bytes)
                fixed (HeightGrid* gridsAt = grids)
                fixed (byte* cellsAt = cells)
                    status = Native.gn_viewshed_cells(bytesAt, Texts.Count(bytes), gridsAt, (UIntPtr)grids.Length,
                        &observer, observerHeight, targetHeight, radius, options == null ? null : &optionsValue,
                        &cellGrid, cellsAt, (UIntPtr)cells.Length, &cellsNeeded);
            }
            while (Room.Grow(status, ref cells, (long)cellsNeeded));
            Texts.Check(status);
            return (int)cellsNeeded;
        }

        /// <summary>Finds the dead ground of a sector: along rays from a place, the stretches that are not
        /// seen.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="observer">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="observerHeight">Of the eye, in meters above the ground there, -1,000 ... 850,000.</param>
        /// <param name="targetHeight">Of what is looked for, in meters above the ground; 0 for the ground
        /// itself.</param>
        /// <param name="radius">How far to look, meters, 0 ... 1,000,000.</param>
        /// <param name="azimuth">Degrees, any finite value: of the middle of the sector.</param>
        /// <param name="width">Degrees, 0 ... 360: of the sector.</param>
        /// <param name="azimuthStep">Degrees, 0.001 ... 360: the largest angle from a ray to the next.</param>
        /// <param name="options">Null: the defaults. Curvature and step; A frequency has no effect.</param>
        /// <returns>The stretches, ray after ray clockwise, outward on each.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Work, Status.NotFinite, Status.Latitude,
        /// Status.Width, Status.Count, Status.Height, Status.HeightVoid, Status.HeightOutside, Status.HeightGrid,
        /// Status.SampleStep, Status.SightDistance, Status.Curvature, Status.Frequency, Status.AzimuthStep.</exception>
        /// <remarks>The sector is divided into equal parts, with a ray in the middle of each. On it, the ground is
        /// looked at in equal distances of step at most; what is seen of a place counts for half of the way to its
        /// neighbors. Draw a stretch with Wedge(). Behind heights that are not known, a stretch which is not hidden by
        /// others is ViewState.Unknown. Since 0.2. Time grows with the rays times the samples on each, times the grids.
        /// Slowest input known: a step of 1 cm over the longest radius.</remarks>
        public static DeadGround[] ViewshedDeadGround(byte[] bytes, HeightGrid[] grids, Point observer,
            double observerHeight, double targetHeight, double radius, double azimuth, double width, double azimuthStep,
            SightOptions options = null)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            var optionsValue = options == null ? default(SightOptions.Raw) : options.Value;
            var stretchesRoom = new DeadGround[Room.Elements];
            UIntPtr stretchesNeeded;
            int status;
            do
            {
                fixed (byte* bytesAt = bytes)
                fixed (HeightGrid* gridsAt = grids)
                fixed (DeadGround* stretchesAt = stretchesRoom)
                    status = Native.gn_viewshed_dead_ground(bytesAt, Texts.Count(bytes), gridsAt, (UIntPtr)grids.Length,
                        &observer, observerHeight, targetHeight, radius, azimuth, width, azimuthStep,
                        options == null ? null : &optionsValue, stretchesAt, (UIntPtr)stretchesRoom.Length,
                        &stretchesNeeded);
            }
            while (Room.Grow(status, ref stretchesRoom, (long)stretchesNeeded));
            Texts.Check(status);
            return Room.Cut(stretchesRoom, (long)stretchesNeeded);
        }

        /// <summary>Finds the dead ground of a sector: along rays from a place, the stretches that are not seen. The
        /// results go into arrays of yours.</summary>
        /// <param name="bytes">The bytes in which the samples of all grids lie.</param>
        /// <param name="grids">The grids.</param>
        /// <param name="observer">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="observerHeight">Of the eye, in meters above the ground there, -1,000 ... 850,000.</param>
        /// <param name="targetHeight">Of what is looked for, in meters above the ground; 0 for the ground
        /// itself.</param>
        /// <param name="radius">How far to look, meters, 0 ... 1,000,000.</param>
        /// <param name="azimuth">Degrees, any finite value: of the middle of the sector.</param>
        /// <param name="width">Degrees, 0 ... 360: of the sector.</param>
        /// <param name="azimuthStep">Degrees, 0.001 ... 360: the largest angle from a ray to the next.</param>
        /// <param name="stretches">The stretches, ray after ray clockwise, outward on each. If it is null or too short,
        /// there is a new array afterward.</param>
        /// <param name="options">Null: the defaults. Curvature and step; A frequency has no effect.</param>
        /// <returns>How many elements of stretches there are.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Work, Status.NotFinite, Status.Latitude,
        /// Status.Width, Status.Count, Status.Height, Status.HeightVoid, Status.HeightOutside, Status.HeightGrid,
        /// Status.SampleStep, Status.SightDistance, Status.Curvature, Status.Frequency, Status.AzimuthStep.</exception>
        /// <remarks>The sector is divided into equal parts, with a ray in the middle of each. On it, the ground is
        /// looked at in equal distances of step at most; what is seen of a place counts for half of the way to its
        /// neighbors. Draw a stretch with Wedge(). Behind heights that are not known, a stretch which is not hidden by
        /// others is ViewState.Unknown. Since 0.2. Time grows with the rays times the samples on each, times the grids.
        /// Slowest input known: a step of 1 cm over the longest radius.</remarks>
        public static int ViewshedDeadGround(byte[] bytes, HeightGrid[] grids, Point observer, double observerHeight,
            double targetHeight, double radius, double azimuth, double width, double azimuthStep,
            ref DeadGround[] stretches, SightOptions options = null)
        {
            Rows.Need(bytes, nameof(bytes));
            Rows.Need(grids, nameof(grids));
            var optionsValue = options == null ? default(SightOptions.Raw) : options.Value;
            if (stretches == null) stretches = new DeadGround[Room.Elements];
            UIntPtr stretchesNeeded;
            int status;
            do
            {
                fixed (byte* bytesAt = bytes)
                fixed (HeightGrid* gridsAt = grids)
                fixed (DeadGround* stretchesAt = stretches)
                    status = Native.gn_viewshed_dead_ground(bytesAt, Texts.Count(bytes), gridsAt, (UIntPtr)grids.Length,
                        &observer, observerHeight, targetHeight, radius, azimuth, width, azimuthStep,
                        options == null ? null : &optionsValue, stretchesAt, (UIntPtr)stretches.Length,
                        &stretchesNeeded);
            }
            while (Room.Grow(status, ref stretches, (long)stretchesNeeded));
            Texts.Check(status);
            return (int)stretchesNeeded;
        }

        /// <summary>Measures a polygon: rings of points joined by geodesics.</summary>
        /// <param name="points">The points of all rings, one ring after the other: latitudes -90 ... 90 degrees,
        /// longitudes any finite value. The last point of a ring is joined to the first; the last point may repeat the
        /// first.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>Area: The area in square meters, without the holes, whichever way they run; positive if the outer
        /// ring runs counterclockwise. Perimeter: The length of all rings in meters.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Rings.</exception>
        /// <remarks>The inside of a ring is the smaller of the two parts into which it divides the earth, whichever way
        /// the ring runs; a pole may lie inside. If the two parts are equal, the inside is the one on the left. A
        /// vertex at a pole may have any longitude; only an edge from pole to pole runs along the meridian given at its
        /// end. Accurate to 0.1 square meters per edge, usually much better; for an edge between nearly antipodal
        /// points, where the azimuth decides, to 1,000. Rings of fewer than three points have no area. The area of a
        /// ring that crosses itself is the area that it encloses on its left minus the area that it encloses on its
        /// right. Holes never remove more than the area of the outer ring. Since 0.1. Time grows with the points.
        /// Slowest input known: edges halfway around the earth.</remarks>
        public static (double Area, double Perimeter) PolygonMeasure(Point[] points, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            double areaResult;
            double perimeterResult;
            fixed (Point* pointsAt = points)
            fixed (UIntPtr* ringsSizesAt = ringsSizes)
                Texts.Check(Native.gn_polygon_measure(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                    (UIntPtr)ringsSizes.Length, &areaResult, &perimeterResult));
            return (areaResult, perimeterResult);
        }

        /// <summary>Finds which way a ring runs around its inside, seen from above.</summary>
        /// <param name="points">The points of one ring: latitudes -90 ... 90 degrees, longitudes any finite
        /// value.</param>
        /// <returns>Orientation.Counterclockwise, Orientation.Clockwise, or 0 if the area of the ring cannot be told
        /// from rounding error.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count.</exception>
        /// <remarks>Since 0.1. Time grows with the points. Slowest input known: edges halfway around the
        /// earth.</remarks>
        public static Orientation PolygonOrientation(Point[] points)
        {
            Rows.Need(points, nameof(points));
            Orientation orientationResult;
            fixed (Point* pointsAt = points)
                Texts.Check(Native.gn_polygon_orientation(pointsAt, (UIntPtr)points.Length,
                    (int*)&orientationResult));
            return orientationResult;
        }

        /// <summary>Finds whether a position lies inside a polygon.</summary>
        /// <param name="points">The points of all rings, one ring after the other: latitudes -90 ... 90 degrees,
        /// longitudes any finite value.</param>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>Side.Inside, Side.OnBorder (within a micrometer of an edge of any ring) or Side.Outside (also in a
        /// hole).</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Rings.</exception>
        /// <remarks>Correct for edges of any length and for polygons around a pole. The inside of a ring that crosses
        /// itself is the part that an odd number of edges separates from the outside. A polygon without points contains
        /// nothing. Since 0.1. Time grows with the points. Slowest input known: a position beside a pole, for which
        /// each edge is searched.</remarks>
        public static Side PolygonContains(Point[] points, Point position, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            Side sideResult;
            fixed (Point* pointsAt = points)
            fixed (UIntPtr* ringsSizesAt = ringsSizes)
                Texts.Check(Native.gn_polygon_contains(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                    (UIntPtr)ringsSizes.Length, &position, (int*)&sideResult));
            return sideResult;
        }

        /// <summary>Finds whether many positions lie inside a polygon.</summary>
        /// <param name="points">The vertices of all rings, the outer one first; latitudes -90 ... 90, any finite
        /// longitudes.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>Sides: Side.Inside, Side.OnBorder or Side.Outside; 0 in a refused row. Statuses: The status of each
        /// row.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Rings.</exception>
        /// <remarks>The status of a refused row is Status.NotFinite or Status.Latitude. Each row equals the result of
        /// PolygonContains(). Since 0.2. Time grows with the points times the rows. Slowest input known: a position
        /// beside a pole, for which each edge is searched. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (Side[] Sides, Status[] Statuses) PolygonContainsBatch(Point[] points, double[] latitudes,
            double[] longitudes, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var sidesRows = new Side[count];
            var statusesRows = new Status[count];
            fixed (Point* pointsAt = points)
            fixed (UIntPtr* ringsSizesAt = ringsSizes)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (Side* sidesRowsAt = sidesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_polygon_contains_batch(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                    (UIntPtr)ringsSizes.Length, latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, (int*)sidesRowsAt, (IntPtr)sizeof(Side),
                    (byte*)statusesRowsAt));
            return (sidesRows, statusesRows);
        }

        /// <summary>Finds whether many positions lie inside a polygon. The results go into arrays of yours.</summary>
        /// <param name="points">The vertices of all rings, the outer one first; latitudes -90 ... 90, any finite
        /// longitudes.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="sides">Side.Inside, Side.OnBorder or Side.Outside; 0 in a refused row.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Rings.</exception>
        /// <remarks>The status of a refused row is Status.NotFinite or Status.Latitude. Each row equals the result of
        /// PolygonContains(). Since 0.2. Time grows with the points times the rows. Slowest input known: a position
        /// beside a pole, for which each edge is searched. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static bool PolygonContainsBatch(Point[] points, double[] latitudes, double[] longitudes, Side[] sides,
            Status[] statuses, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, sides, nameof(sides));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (Point* pointsAt = points)
            fixed (UIntPtr* ringsSizesAt = ringsSizes)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (Side* sidesAt = sides)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_polygon_contains_batch(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                    (UIntPtr)ringsSizes.Length, latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, (int*)sidesAt, (IntPtr)sizeof(Side),
                    (byte*)statusesAt));
        }

        /// <summary>Finds the smallest rectangle of meridians and parallels that contains a polygon.</summary>
        /// <param name="points">The points of all rings, one ring after the other: latitudes -90 ... 90 degrees,
        /// longitudes any finite value.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>The edges of the rectangle in degrees; if west is greater than east, it crosses the
        /// antimeridian.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Rings.</exception>
        /// <remarks>Edges bulge toward the poles, and the rectangle contains them: its northern edge may lie north of
        /// all vertices. With a pole inside, longitudes are -180 ... 180, and the pole is one of the latitudes.
        /// Accurate to 1e-13 degrees. Since 0.1. Time grows with the points. Slowest input known: edges halfway around
        /// the earth.</remarks>
        public static Bounds PolygonBounds(Point[] points, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            Bounds boundsResult;
            fixed (Point* pointsAt = points)
            fixed (UIntPtr* ringsSizesAt = ringsSizes)
                Texts.Check(Native.gn_polygon_bounds(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                    (UIntPtr)ringsSizes.Length, &boundsResult));
            return boundsResult;
        }

        /// <summary>Finds the centroid of a polygon.</summary>
        /// <param name="points">The points of all rings, one ring after the other: latitudes -90 ... 90 degrees,
        /// longitudes any finite value.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>The position, longitude in [-180, 180).</returns>
        /// <exception cref="GridNorthException">Status.Work, Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Rings.</exception>
        /// <remarks>The centroid is the mean direction of the area on the authalic sphere, which preserves the areas of
        /// the ellipsoid. For a polygon a few kilometers across, it agrees with the centroid on a plane map to a
        /// millimeter; edges of any length follow the geodesics to a centimeter. A polygon without area has the
        /// centroid of its border. The centroid need not lie inside. Since 0.1. Time grows with the points, and with
        /// the perimeter / 100 km. Slowest input known: edges halfway around the earth, which are 201 pieces
        /// each.</remarks>
        public static Point PolygonCentroid(Point[] points, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            Point centroidResult;
            fixed (Point* pointsAt = points)
            fixed (UIntPtr* ringsSizesAt = ringsSizes)
                Texts.Check(Native.gn_polygon_centroid(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                    (UIntPtr)ringsSizes.Length, &centroidResult));
            return centroidResult;
        }

        /// <summary>Looks for two edges of a polygon that meet where they should not.</summary>
        /// <param name="points">The points of all rings, one ring after the other: latitudes -90 ... 90 degrees,
        /// longitudes any finite value.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>Two such edges and a point where they meet, or one pair of several.</returns>
        /// <exception cref="GridNorthException">Status.Work, Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Rings.</exception>
        /// <remarks>Edges within a micrometer of each other meet, even in different rings. Neighbors may meet at their
        /// common vertex, but neither may run back along the other. Points given twice are one vertex. 100,000 edges
        /// take some 30 milliseconds. Long edges that run diagonally side by side, like hatching, are compared each
        /// with each, and rings too: beyond some 900 edges 2,000 km long and a meter apart, or 3,000 rings, Status.Work
        /// refuses them. EdgeIndexCrossings() takes more rings. Since 0.1. Time grows with n log n of the points of a
        /// ring, and with rings times points. Slowest input known: long edges side by side that do not meet: each pair
        /// is compared by geodesics, and too many are refused with Status.Work.</remarks>
        public static PolygonCrossing PolygonFindCrossing(Point[] points, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            PolygonCrossing crossingResult;
            fixed (Point* pointsAt = points)
            fixed (UIntPtr* ringsSizesAt = ringsSizes)
                Texts.Check(Native.gn_polygon_find_crossing(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                    (UIntPtr)ringsSizes.Length, &crossingResult));
            return crossingResult;
        }

        /// <summary>Verifies an index wholly: once, after it was read from a file or received.</summary>
        /// <param name="words">The index.</param>
        /// <returns>IndexKind.Points, IndexKind.Edges or IndexKind.Fences.</returns>
        /// <exception cref="GridNorthException">Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize, Status.IndexDamaged.</exception>
        /// <remarks>An index is an array of 64-bit words in the caller's memory: little-endian, without pointers, the
        /// same bits on every machine. It can be stored, mapped from a file read-only, and asked by any number of
        /// threads. Queries look at the first eight words only; whatever the others are, they never read outside the
        /// index. So this call is for those who want to know that the answers are right. It takes a few nanoseconds a
        /// word. Since 0.2. Time grows with the words. Slowest input known: edges halfway around the earth.</remarks>
        public static IndexKind IndexCheck(ulong[] words)
        {
            Rows.Need(words, nameof(words));
            IndexKind kindResult;
            fixed (ulong* wordsAt = words)
                Texts.Check(Native.gn_index_check(wordsAt, (UIntPtr)words.Length, (int*)&kindResult));
            return kindResult;
        }

        /// <summary>Builds an index of points.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <returns>Words: The index. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Count, Status.IndexAlignment.</exception>
        /// <remarks>The index holds the points that are not refused; the status of a refused row is Status.NotFinite or
        /// Status.Latitude. The id of a point is its row. The number of words follows from count alone: of a million
        /// points, 30 bytes for each. No other memory is used. The bits are the same on every machine. IndexCheck()
        /// tells what an index is. Since 0.2. Time grows with n log n of the points. Slowest input known: points in an
        /// order for which medians of three are bad: up to 64 passes for a split. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (ulong[] Words, Status[] Statuses) PointIndexBuild(double[] latitudes, double[] longitudes)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var wordsRoom = new ulong[Room.Elements];
            UIntPtr wordsNeeded;
            var statusesRows = new Status[count];
            int status;
            do
            {
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (ulong* wordsAt = wordsRoom)
                fixed (Status* statusesRowsAt = statusesRows)
                    status = Native.gn_point_index_build(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                        (IntPtr)sizeof(double), (UIntPtr)count, wordsAt, (UIntPtr)wordsRoom.Length, &wordsNeeded,
                        (byte*)statusesRowsAt);
            }
            while (Room.Grow(status, ref wordsRoom, (long)wordsNeeded));
            Texts.Check(status);
            return (Room.Cut(wordsRoom, (long)wordsNeeded), statusesRows);
        }

        /// <summary>Builds an index of points. The results go into arrays of yours.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="words">The index. If it is null or too short, there is a new array afterward.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>How many elements of words there are.</returns>
        /// <exception cref="GridNorthException">Status.Count, Status.IndexAlignment.</exception>
        /// <remarks>The index holds the points that are not refused; the status of a refused row is Status.NotFinite or
        /// Status.Latitude. The id of a point is its row. The number of words follows from count alone: of a million
        /// points, 30 bytes for each. No other memory is used. The bits are the same on every machine. IndexCheck()
        /// tells what an index is. Since 0.2. Time grows with n log n of the points. Slowest input known: points in an
        /// order for which medians of three are bad: up to 64 passes for a split. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static int PointIndexBuild(double[] latitudes, double[] longitudes, ref ulong[] words, Status[] statuses)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            if (words == null) words = new ulong[Room.Elements];
            UIntPtr wordsNeeded;
            Rows.SameOrNull(count, statuses, nameof(statuses));
            int status;
            do
            {
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (ulong* wordsAt = words)
                fixed (Status* statusesAt = statuses)
                    status = Native.gn_point_index_build(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                        (IntPtr)sizeof(double), (UIntPtr)count, wordsAt, (UIntPtr)words.Length, &wordsNeeded,
                        (byte*)statusesAt);
            }
            while (Room.Grow(status, ref words, (long)wordsNeeded));
            Texts.Check(status);
            return (int)wordsNeeded;
        }

        /// <summary>Finds the points of an index that are nearest to a position.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="limit">How many points to find at most.</param>
        /// <param name="distance">Meters within which they must be, 0 or more; infinity for any.</param>
        /// <returns>Their distances and ids, the nearest first.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>Each distance is that of GeodesicInverse() from the position to the point, bit for bit; of equally
        /// far points, that with the lower id comes first. A query takes a microsecond or two. Since 0.2. Time grows
        /// with the logarithm of the points, and with the limit. Slowest input known: all points equally far, each of
        /// which is measured.</remarks>
        public static Neighbor[] PointIndexNearest(ulong[] words, Point position, int limit, double distance)
        {
            Rows.Need(words, nameof(words));
            var neighborsRoom = new Neighbor[Room.Elements];
            UIntPtr neighborsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (Neighbor* neighborsAt = neighborsRoom)
                    status = Native.gn_point_index_nearest(wordsAt, (UIntPtr)words.Length, &position, (uint)limit,
                        distance, neighborsAt, (UIntPtr)neighborsRoom.Length, &neighborsNeeded);
            }
            while (Room.Grow(status, ref neighborsRoom, (long)neighborsNeeded));
            Texts.Check(status);
            return Room.Cut(neighborsRoom, (long)neighborsNeeded);
        }

        /// <summary>Finds the points of an index that are nearest to a position. The results go into arrays of
        /// yours.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="limit">How many points to find at most.</param>
        /// <param name="distance">Meters within which they must be, 0 or more; infinity for any.</param>
        /// <param name="neighbors">Their distances and ids, the nearest first. If it is null or too short, there is a
        /// new array afterward.</param>
        /// <returns>How many elements of neighbors there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>Each distance is that of GeodesicInverse() from the position to the point, bit for bit; of equally
        /// far points, that with the lower id comes first. A query takes a microsecond or two. Since 0.2. Time grows
        /// with the logarithm of the points, and with the limit. Slowest input known: all points equally far, each of
        /// which is measured.</remarks>
        public static int PointIndexNearest(ulong[] words, Point position, int limit, double distance,
            ref Neighbor[] neighbors)
        {
            Rows.Need(words, nameof(words));
            if (neighbors == null) neighbors = new Neighbor[Room.Elements];
            UIntPtr neighborsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (Neighbor* neighborsAt = neighbors)
                    status = Native.gn_point_index_nearest(wordsAt, (UIntPtr)words.Length, &position, (uint)limit,
                        distance, neighborsAt, (UIntPtr)neighbors.Length, &neighborsNeeded);
            }
            while (Room.Grow(status, ref neighbors, (long)neighborsNeeded));
            Texts.Check(status);
            return (int)neighborsNeeded;
        }

        /// <summary>Finds the points of an index that are nearest to each of many positions.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="limit">How many points to find for each at most; 1 or more.</param>
        /// <param name="distance">Meters within which they must be, 0 or more; infinity for any.</param>
        /// <returns>Neighbors: Limit distances and ids for each row, the nearest first, one row after the other.
        /// Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Distance, Status.Count, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>If there are fewer points, the other places of the row have an infinite distance and the id -1. In
        /// a refused row, all distances are NaN and the ids 0; its status is Status.NotFinite or Status.Latitude. Each
        /// row equals the result of PointIndexNearest(), bit for bit. If the neighbors do not fit, nothing is computed.
        /// Since 0.2. Time grows with the rows times the logarithm of the points, and with rows times the limit.
        /// Slowest input known: all points equally far, each of which is measured. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (Neighbor[] Neighbors, Status[] Statuses) PointIndexNearestBatch(ulong[] words,
            double[] latitudes, double[] longitudes, int limit, double distance)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var neighborsRoom = new Neighbor[Room.Elements];
            UIntPtr neighborsNeeded;
            var statusesRows = new Status[count];
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (Neighbor* neighborsAt = neighborsRoom)
                fixed (Status* statusesRowsAt = statusesRows)
                    status = Native.gn_point_index_nearest_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                        (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, (uint)limit,
                        distance, neighborsAt, (UIntPtr)neighborsRoom.Length, &neighborsNeeded, (byte*)statusesRowsAt);
            }
            while (Room.Grow(status, ref neighborsRoom, (long)neighborsNeeded));
            Texts.Check(status);
            return (Room.Cut(neighborsRoom, (long)neighborsNeeded), statusesRows);
        }

        /// <summary>Finds the points of an index that are nearest to each of many positions. The results go into arrays
        /// of yours.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="limit">How many points to find for each at most; 1 or more.</param>
        /// <param name="distance">Meters within which they must be, 0 or more; infinity for any.</param>
        /// <param name="neighbors">Limit distances and ids for each row, the nearest first, one row after the other. If
        /// it is null or too short, there is a new array afterward.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>How many elements of neighbors there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Distance, Status.Count, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>If there are fewer points, the other places of the row have an infinite distance and the id -1. In
        /// a refused row, all distances are NaN and the ids 0; its status is Status.NotFinite or Status.Latitude. Each
        /// row equals the result of PointIndexNearest(), bit for bit. If the neighbors do not fit, nothing is computed.
        /// Since 0.2. Time grows with the rows times the logarithm of the points, and with rows times the limit.
        /// Slowest input known: all points equally far, each of which is measured. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static int PointIndexNearestBatch(ulong[] words, double[] latitudes, double[] longitudes, int limit,
            double distance, ref Neighbor[] neighbors, Status[] statuses)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            if (neighbors == null) neighbors = new Neighbor[Room.Elements];
            UIntPtr neighborsNeeded;
            Rows.SameOrNull(count, statuses, nameof(statuses));
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (Neighbor* neighborsAt = neighbors)
                fixed (Status* statusesAt = statuses)
                    status = Native.gn_point_index_nearest_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                        (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, (uint)limit,
                        distance, neighborsAt, (UIntPtr)neighbors.Length, &neighborsNeeded, (byte*)statusesAt);
            }
            while (Room.Grow(status, ref neighbors, (long)neighborsNeeded));
            Texts.Check(status);
            return (int)neighborsNeeded;
        }

        /// <summary>Finds all points of an index within a distance of a position.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="distance">Meters, 0 or more; infinity for all points.</param>
        /// <returns>The distances and ids of the points, the nearest first.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>Each distance is that of GeodesicInverse() from the position to the point, bit for bit; of equally
        /// far points, that with the lower id comes first. Asking for the number is faster than asking for the points.
        /// Since 0.2. Time grows with n log n of the points found, and with those in boxes on the border. Slowest input
        /// known: all points in one place.</remarks>
        public static Neighbor[] PointIndexWithin(ulong[] words, Point position, double distance)
        {
            Rows.Need(words, nameof(words));
            var neighborsRoom = new Neighbor[Room.Elements];
            UIntPtr neighborsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (Neighbor* neighborsAt = neighborsRoom)
                    status = Native.gn_point_index_within(wordsAt, (UIntPtr)words.Length, &position, distance,
                        neighborsAt, (UIntPtr)neighborsRoom.Length, &neighborsNeeded);
            }
            while (Room.Grow(status, ref neighborsRoom, (long)neighborsNeeded));
            Texts.Check(status);
            return Room.Cut(neighborsRoom, (long)neighborsNeeded);
        }

        /// <summary>Finds all points of an index within a distance of a position. The results go into arrays of
        /// yours.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="distance">Meters, 0 or more; infinity for all points.</param>
        /// <param name="neighbors">The distances and ids of the points, the nearest first. If it is null or too short,
        /// there is a new array afterward.</param>
        /// <returns>How many elements of neighbors there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>Each distance is that of GeodesicInverse() from the position to the point, bit for bit; of equally
        /// far points, that with the lower id comes first. Asking for the number is faster than asking for the points.
        /// Since 0.2. Time grows with n log n of the points found, and with those in boxes on the border. Slowest input
        /// known: all points in one place.</remarks>
        public static int PointIndexWithin(ulong[] words, Point position, double distance, ref Neighbor[] neighbors)
        {
            Rows.Need(words, nameof(words));
            if (neighbors == null) neighbors = new Neighbor[Room.Elements];
            UIntPtr neighborsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (Neighbor* neighborsAt = neighbors)
                    status = Native.gn_point_index_within(wordsAt, (UIntPtr)words.Length, &position, distance,
                        neighborsAt, (UIntPtr)neighbors.Length, &neighborsNeeded);
            }
            while (Room.Grow(status, ref neighbors, (long)neighborsNeeded));
            Texts.Check(status);
            return (int)neighborsNeeded;
        }

        /// <summary>Counts the points of an index within a distance of each of many positions.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="distance">Meters, 0 or more; infinity for all points.</param>
        /// <returns>Counts: How many points there are. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Distance, Status.Index, Status.IndexAlignment,
        /// Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>In a refused row, the count is 0; its status is Status.NotFinite or Status.Latitude. Each row
        /// equals the number of results of PointIndexWithin(); PointIndexWithinBatch() also gives the points, which
        /// takes longer. Since 0.2. Time grows with the rows times the points found, n log n, and with those in boxes
        /// on the border. Slowest input known: all points in one place. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (int[] Counts, Status[] Statuses) PointIndexCountBatch(ulong[] words, double[] latitudes,
            double[] longitudes, double distance)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var countsRows = new int[count];
            var statusesRows = new Status[count];
            fixed (ulong* wordsAt = words)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (int* countsRowsAt = countsRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_point_index_count_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, distance,
                    countsRowsAt, (IntPtr)sizeof(int), (byte*)statusesRowsAt));
            return (countsRows, statusesRows);
        }

        /// <summary>Counts the points of an index within a distance of each of many positions. The results go into
        /// arrays of yours.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="distance">Meters, 0 or more; infinity for all points.</param>
        /// <param name="counts">How many points there are.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Distance, Status.Index, Status.IndexAlignment,
        /// Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>In a refused row, the count is 0; its status is Status.NotFinite or Status.Latitude. Each row
        /// equals the number of results of PointIndexWithin(); PointIndexWithinBatch() also gives the points, which
        /// takes longer. Since 0.2. Time grows with the rows times the points found, n log n, and with those in boxes
        /// on the border. Slowest input known: all points in one place. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static bool PointIndexCountBatch(ulong[] words, double[] latitudes, double[] longitudes, double distance,
            int[] counts, Status[] statuses)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, counts, nameof(counts));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (ulong* wordsAt = words)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (int* countsAt = counts)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_point_index_count_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, distance,
                    countsAt, (IntPtr)sizeof(int), (byte*)statusesAt));
        }

        /// <summary>Finds all points of an index within a distance of each of many positions.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="distance">Meters, 0 or more; infinity for all points.</param>
        /// <returns>Counts: How many points there are near each position. Neighbors: The distances and ids of the
        /// points: those of the first row, the nearest first, then those of the second, and so on. Statuses: The status
        /// of each row.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Distance, Status.Index, Status.IndexAlignment,
        /// Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>In a refused row, the count is 0; its status is Status.NotFinite or Status.Latitude. Each row
        /// equals the result of PointIndexWithin(), bit for bit. Since 0.2. Time grows with the rows times the points
        /// found, n log n, and with those in boxes on the border. Slowest input known: all points in one place.
        /// Statuses of rows: Status.NotFinite, Status.Latitude.</remarks>
        public static (int[] Counts, Neighbor[] Neighbors, Status[] Statuses) PointIndexWithinBatch(ulong[] words,
            double[] latitudes, double[] longitudes, double distance)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var countsRows = new int[count];
            var neighborsRoom = new Neighbor[Room.Elements];
            UIntPtr neighborsNeeded;
            var statusesRows = new Status[count];
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (int* countsRowsAt = countsRows)
                fixed (Neighbor* neighborsAt = neighborsRoom)
                fixed (Status* statusesRowsAt = statusesRows)
                    status = Native.gn_point_index_within_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                        (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, distance,
                        countsRowsAt, (IntPtr)sizeof(int), neighborsAt, (UIntPtr)neighborsRoom.Length, &neighborsNeeded,
                        (byte*)statusesRowsAt);
            }
            while (Room.Grow(status, ref neighborsRoom, (long)neighborsNeeded));
            Texts.Check(status);
            return (countsRows, Room.Cut(neighborsRoom, (long)neighborsNeeded), statusesRows);
        }

        /// <summary>Finds all points of an index within a distance of each of many positions. The results go into
        /// arrays of yours.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="distance">Meters, 0 or more; infinity for all points.</param>
        /// <param name="counts">How many points there are near each position.</param>
        /// <param name="neighbors">The distances and ids of the points: those of the first row, the nearest first, then
        /// those of the second, and so on. If it is null or too short, there is a new array afterward.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>How many elements of neighbors there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Distance, Status.Index, Status.IndexAlignment,
        /// Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>In a refused row, the count is 0; its status is Status.NotFinite or Status.Latitude. Each row
        /// equals the result of PointIndexWithin(), bit for bit. Since 0.2. Time grows with the rows times the points
        /// found, n log n, and with those in boxes on the border. Slowest input known: all points in one place.
        /// Statuses of rows: Status.NotFinite, Status.Latitude.</remarks>
        public static int PointIndexWithinBatch(ulong[] words, double[] latitudes, double[] longitudes, double distance,
            int[] counts, ref Neighbor[] neighbors, Status[] statuses)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, counts, nameof(counts));
            if (neighbors == null) neighbors = new Neighbor[Room.Elements];
            UIntPtr neighborsNeeded;
            Rows.SameOrNull(count, statuses, nameof(statuses));
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (int* countsAt = counts)
                fixed (Neighbor* neighborsAt = neighbors)
                fixed (Status* statusesAt = statuses)
                    status = Native.gn_point_index_within_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                        (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, distance,
                        countsAt, (IntPtr)sizeof(int), neighborsAt, (UIntPtr)neighbors.Length, &neighborsNeeded,
                        (byte*)statusesAt);
            }
            while (Room.Grow(status, ref neighbors, (long)neighborsNeeded));
            Texts.Check(status);
            return (int)neighborsNeeded;
        }

        /// <summary>Finds all points of an index in a rectangle of meridians and parallels.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="bounds">Degrees. If east is less than west, the rectangle crosses the antimeridian; if it is
        /// greater by 360 or more, the rectangle goes around the earth.</param>
        /// <returns>The ids of the points in ascending order.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>The edges belong to the rectangle. A point at a pole has all longitudes. Since 0.2. Time grows with
        /// n log n of the points found, and with those in boxes on the border. Slowest input known: all points in one
        /// place.</remarks>
        public static long[] PointIndexInBounds(ulong[] words, Bounds bounds)
        {
            Rows.Need(words, nameof(words));
            var idsRoom = new long[Room.Elements];
            UIntPtr idsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (long* idsAt = idsRoom)
                    status = Native.gn_point_index_in_bounds(wordsAt, (UIntPtr)words.Length, &bounds, (ulong*)idsAt,
                        (UIntPtr)idsRoom.Length, &idsNeeded);
            }
            while (Room.Grow(status, ref idsRoom, (long)idsNeeded));
            Texts.Check(status);
            return Room.Cut(idsRoom, (long)idsNeeded);
        }

        /// <summary>Finds all points of an index in a rectangle of meridians and parallels. The results go into arrays
        /// of yours.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="bounds">Degrees. If east is less than west, the rectangle crosses the antimeridian; if it is
        /// greater by 360 or more, the rectangle goes around the earth.</param>
        /// <param name="ids">The ids of the points in ascending order. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <returns>How many elements of ids there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.View, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>The edges belong to the rectangle. A point at a pole has all longitudes. Since 0.2. Time grows with
        /// n log n of the points found, and with those in boxes on the border. Slowest input known: all points in one
        /// place.</remarks>
        public static int PointIndexInBounds(ulong[] words, Bounds bounds, ref long[] ids)
        {
            Rows.Need(words, nameof(words));
            if (ids == null) ids = new long[Room.Elements];
            UIntPtr idsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (long* idsAt = ids)
                    status = Native.gn_point_index_in_bounds(wordsAt, (UIntPtr)words.Length, &bounds, (ulong*)idsAt,
                        (UIntPtr)ids.Length, &idsNeeded);
            }
            while (Room.Grow(status, ref ids, (long)idsNeeded));
            Texts.Check(status);
            return (int)idsNeeded;
        }

        /// <summary>Finds all points of an index in each of many rectangles of meridians and parallels.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="souths">Degrees, -90 ... 90.</param>
        /// <param name="wests">Degrees; any finite values.</param>
        /// <param name="norths">Degrees, south ... 90.</param>
        /// <param name="easts">Degrees; any finite values. If east is less than west, the rectangle crosses the
        /// antimeridian; if it is greater by 360 or more, the rectangle goes around the earth.</param>
        /// <returns>Counts: How many points are in each rectangle. Ids: The ids of the points: those of the first row
        /// in ascending order, then those of the second, and so on. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>In a refused row, the count is 0; its status is Status.NotFinite, Status.Latitude, or Status.View
        /// if south lies north of north. Each row equals the result of PointIndexInBounds(). Since 0.2. Time grows with
        /// the rows times the points found, n log n, and with those in boxes on the border. Slowest input known: all
        /// points in one place. Statuses of rows: Status.NotFinite, Status.Latitude, Status.View.</remarks>
        public static (int[] Counts, long[] Ids, Status[] Statuses) PointIndexInBoundsBatch(ulong[] words,
            double[] souths, double[] wests, double[] norths, double[] easts)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(souths, nameof(souths));
            Rows.Same(count, wests, nameof(wests));
            Rows.Same(count, norths, nameof(norths));
            Rows.Same(count, easts, nameof(easts));
            var countsRows = new int[count];
            var idsRoom = new long[Room.Elements];
            UIntPtr idsNeeded;
            var statusesRows = new Status[count];
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (double* southsAt = souths)
                fixed (double* westsAt = wests)
                fixed (double* northsAt = norths)
                fixed (double* eastsAt = easts)
                fixed (int* countsRowsAt = countsRows)
                fixed (long* idsAt = idsRoom)
                fixed (Status* statusesRowsAt = statusesRows)
                    status = Native.gn_point_index_in_bounds_batch(wordsAt, (UIntPtr)words.Length, southsAt,
                        (IntPtr)sizeof(double), westsAt, (IntPtr)sizeof(double), northsAt, (IntPtr)sizeof(double),
                        eastsAt, (IntPtr)sizeof(double), (UIntPtr)count, countsRowsAt, (IntPtr)sizeof(int),
                        (ulong*)idsAt, (UIntPtr)idsRoom.Length, &idsNeeded, (byte*)statusesRowsAt);
            }
            while (Room.Grow(status, ref idsRoom, (long)idsNeeded));
            Texts.Check(status);
            return (countsRows, Room.Cut(idsRoom, (long)idsNeeded), statusesRows);
        }

        /// <summary>Finds all points of an index in each of many rectangles of meridians and parallels. The results go
        /// into arrays of yours.</summary>
        /// <param name="words">An index of points.</param>
        /// <param name="souths">Degrees, -90 ... 90.</param>
        /// <param name="wests">Degrees; any finite values.</param>
        /// <param name="norths">Degrees, south ... 90.</param>
        /// <param name="easts">Degrees; any finite values. If east is less than west, the rectangle crosses the
        /// antimeridian; if it is greater by 360 or more, the rectangle goes around the earth.</param>
        /// <param name="counts">How many points are in each rectangle.</param>
        /// <param name="ids">The ids of the points: those of the first row in ascending order, then those of the
        /// second, and so on. If it is null or too short, there is a new array afterward.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>How many elements of ids there are.</returns>
        /// <exception cref="GridNorthException">Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>In a refused row, the count is 0; its status is Status.NotFinite, Status.Latitude, or Status.View
        /// if south lies north of north. Each row equals the result of PointIndexInBounds(). Since 0.2. Time grows with
        /// the rows times the points found, n log n, and with those in boxes on the border. Slowest input known: all
        /// points in one place. Statuses of rows: Status.NotFinite, Status.Latitude, Status.View.</remarks>
        public static int PointIndexInBoundsBatch(ulong[] words, double[] souths, double[] wests, double[] norths,
            double[] easts, int[] counts, ref long[] ids, Status[] statuses)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(souths, nameof(souths));
            Rows.Same(count, wests, nameof(wests));
            Rows.Same(count, norths, nameof(norths));
            Rows.Same(count, easts, nameof(easts));
            Rows.Same(count, counts, nameof(counts));
            if (ids == null) ids = new long[Room.Elements];
            UIntPtr idsNeeded;
            Rows.SameOrNull(count, statuses, nameof(statuses));
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (double* southsAt = souths)
                fixed (double* westsAt = wests)
                fixed (double* northsAt = norths)
                fixed (double* eastsAt = easts)
                fixed (int* countsAt = counts)
                fixed (long* idsAt = ids)
                fixed (Status* statusesAt = statuses)
                    status = Native.gn_point_index_in_bounds_batch(wordsAt, (UIntPtr)words.Length, southsAt,
                        (IntPtr)sizeof(double), westsAt, (IntPtr)sizeof(double), northsAt, (IntPtr)sizeof(double),
                        eastsAt, (IntPtr)sizeof(double), (UIntPtr)count, countsAt, (IntPtr)sizeof(int), (ulong*)idsAt,
                        (UIntPtr)ids.Length, &idsNeeded, (byte*)statusesAt);
            }
            while (Room.Grow(status, ref ids, (long)idsNeeded));
            Texts.Check(status);
            return (int)idsNeeded;
        }

        /// <summary>Builds an index of a polygon: once, for many questions.</summary>
        /// <param name="points">The points of all rings, one ring after the other: latitudes -90 ... 90 degrees,
        /// longitudes any finite value. The last point of a ring is joined to the first; the last point may repeat the
        /// first.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>The index, which is words of 64 bits.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count, Status.Rings,
        /// Status.IndexAlignment.</exception>
        /// <remarks>The index holds the points too. It takes no other memory. Since 0.2. Time grows with the points.
        /// Slowest input known: edges halfway around the earth.</remarks>
        public static ulong[] PolygonIndexBuild(Point[] points, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            var wordsRoom = new ulong[Room.Elements];
            UIntPtr wordsNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (UIntPtr* ringsSizesAt = ringsSizes)
                fixed (ulong* wordsAt = wordsRoom)
                    status = Native.gn_polygon_index_build(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                        (UIntPtr)ringsSizes.Length, wordsAt, (UIntPtr)wordsRoom.Length, &wordsNeeded);
            }
            while (Room.Grow(status, ref wordsRoom, (long)wordsNeeded));
            Texts.Check(status);
            return Room.Cut(wordsRoom, (long)wordsNeeded);
        }

        /// <summary>Builds an index of a polygon: once, for many questions. The results go into arrays of
        /// yours.</summary>
        /// <param name="points">The points of all rings, one ring after the other: latitudes -90 ... 90 degrees,
        /// longitudes any finite value. The last point of a ring is joined to the first; the last point may repeat the
        /// first.</param>
        /// <param name="words">The index, which is words of 64 bits. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <returns>How many elements of words there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count, Status.Rings,
        /// Status.IndexAlignment.</exception>
        /// <remarks>The index holds the points too. It takes no other memory. Since 0.2. Time grows with the points.
        /// Slowest input known: edges halfway around the earth.</remarks>
        public static int PolygonIndexBuild(Point[] points, ref ulong[] words, int[] rings = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            if (words == null) words = new ulong[Room.Elements];
            UIntPtr wordsNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (UIntPtr* ringsSizesAt = ringsSizes)
                fixed (ulong* wordsAt = words)
                    status = Native.gn_polygon_index_build(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                        (UIntPtr)ringsSizes.Length, wordsAt, (UIntPtr)words.Length, &wordsNeeded);
            }
            while (Room.Grow(status, ref words, (long)wordsNeeded));
            Texts.Check(status);
            return (int)wordsNeeded;
        }

        /// <summary>Builds an index of a route: once, for many questions.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <returns>The index, which is words of 64 bits.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.IndexAlignment.</exception>
        /// <remarks>The index holds the points too. It takes no other memory. Since 0.2. Time grows with the points.
        /// Slowest input known: edges halfway around the earth.</remarks>
        public static ulong[] RouteIndexBuild(Point[] points)
        {
            Rows.Need(points, nameof(points));
            var wordsRoom = new ulong[Room.Elements];
            UIntPtr wordsNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (ulong* wordsAt = wordsRoom)
                    status = Native.gn_route_index_build(pointsAt, (UIntPtr)points.Length, wordsAt,
                        (UIntPtr)wordsRoom.Length, &wordsNeeded);
            }
            while (Room.Grow(status, ref wordsRoom, (long)wordsNeeded));
            Texts.Check(status);
            return Room.Cut(wordsRoom, (long)wordsNeeded);
        }

        /// <summary>Builds an index of a route: once, for many questions. The results go into arrays of
        /// yours.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="words">The index, which is words of 64 bits. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <returns>How many elements of words there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.IndexAlignment.</exception>
        /// <remarks>The index holds the points too. It takes no other memory. Since 0.2. Time grows with the points.
        /// Slowest input known: edges halfway around the earth.</remarks>
        public static int RouteIndexBuild(Point[] points, ref ulong[] words)
        {
            Rows.Need(points, nameof(points));
            if (words == null) words = new ulong[Room.Elements];
            UIntPtr wordsNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (ulong* wordsAt = words)
                    status = Native.gn_route_index_build(pointsAt, (UIntPtr)points.Length, wordsAt,
                        (UIntPtr)words.Length, &wordsNeeded);
            }
            while (Room.Grow(status, ref words, (long)wordsNeeded));
            Texts.Check(status);
            return (int)wordsNeeded;
        }

        /// <summary>Finds whether many positions lie inside the polygon of an index.</summary>
        /// <param name="words">The index, of PolygonIndexBuild().</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <returns>Sides: Side.Inside, Side.OnBorder (within a micrometer of an edge of any ring) or Side.Outside.
        /// Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>The side in a refused row is 0; its status is Status.NotFinite or Status.Latitude. Each row equals
        /// the result of PolygonContains(). Words that were damaged after IndexCheck() give any sides. Since 0.2. Time
        /// grows with the rows times the logarithm of the points where few edges are near. Slowest input known: a
        /// position beside a pole, for which each edge is searched. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (Side[] Sides, Status[] Statuses) EdgeIndexContainsBatch(ulong[] words, double[] latitudes,
            double[] longitudes)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var sidesRows = new Side[count];
            var statusesRows = new Status[count];
            fixed (ulong* wordsAt = words)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (Side* sidesRowsAt = sidesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_edge_index_contains_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, (int*)sidesRowsAt,
                    (IntPtr)sizeof(Side), (byte*)statusesRowsAt));
            return (sidesRows, statusesRows);
        }

        /// <summary>Finds whether many positions lie inside the polygon of an index. The results go into arrays of
        /// yours.</summary>
        /// <param name="words">The index, of PolygonIndexBuild().</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="sides">Side.Inside, Side.OnBorder (within a micrometer of an edge of any ring) or
        /// Side.Outside.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>The side in a refused row is 0; its status is Status.NotFinite or Status.Latitude. Each row equals
        /// the result of PolygonContains(). Words that were damaged after IndexCheck() give any sides. Since 0.2. Time
        /// grows with the rows times the logarithm of the points where few edges are near. Slowest input known: a
        /// position beside a pole, for which each edge is searched. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static bool EdgeIndexContainsBatch(ulong[] words, double[] latitudes, double[] longitudes, Side[] sides,
            Status[] statuses)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, sides, nameof(sides));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (ulong* wordsAt = words)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (Side* sidesAt = sides)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_edge_index_contains_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, (int*)sidesAt,
                    (IntPtr)sizeof(Side), (byte*)statusesAt));
        }

        /// <summary>Finds where the edges of an index come nearest to many positions.</summary>
        /// <param name="words">The index, of RouteIndexBuild() or PolygonIndexBuild().</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="startDistance">Only places this far along the route or farther count: meters, any number but
        /// NaN; 0: from its start.</param>
        /// <param name="endDistance">Only places up to this far along count: meters, at least startDistance; INFINITY:
        /// to its end.</param>
        /// <returns>Places: The places. Their distanceAlong is counted in their ring, and segment is the index of a
        /// point of the polygon. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Distance, Status.Count, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>In a refused row, every floating-point field is NaN and every other field is 0; its status is
        /// Status.NotFinite or Status.Latitude. For a whole route, each row equals the result of RouteNearest(), bit
        /// for bit. Where a route comes back along itself, a window around the distance that was reached last keeps the
        /// ways apart; it is cut to the route. In a polygon, a position inside may be left or right. Since 0.2. Time
        /// grows with the rows times the logarithm of the points where few edges are near. Slowest input known: all
        /// points equally far, so that each edge is searched in up to 96 steps. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static (RoutePlace[] Places, Status[] Statuses) EdgeIndexNearestBatch(ulong[] words, double[] latitudes,
            double[] longitudes, double startDistance, double endDistance)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            var placesRows = new RoutePlace[count];
            var statusesRows = new Status[count];
            fixed (ulong* wordsAt = words)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (RoutePlace* placesRowsAt = placesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_edge_index_nearest_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, startDistance,
                    endDistance, placesRowsAt, (IntPtr)sizeof(RoutePlace), (byte*)statusesRowsAt));
            return (placesRows, statusesRows);
        }

        /// <summary>Finds where the edges of an index come nearest to many positions. The results go into arrays of
        /// yours.</summary>
        /// <param name="words">The index, of RouteIndexBuild() or PolygonIndexBuild().</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="startDistance">Only places this far along the route or farther count: meters, any number but
        /// NaN; 0: from its start.</param>
        /// <param name="endDistance">Only places up to this far along count: meters, at least startDistance; INFINITY:
        /// to its end.</param>
        /// <param name="places">The places. Their distanceAlong is counted in their ring, and segment is the index of a
        /// point of the polygon.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Distance, Status.Count, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>In a refused row, every floating-point field is NaN and every other field is 0; its status is
        /// Status.NotFinite or Status.Latitude. For a whole route, each row equals the result of RouteNearest(), bit
        /// for bit. Where a route comes back along itself, a window around the distance that was reached last keeps the
        /// ways apart; it is cut to the route. In a polygon, a position inside may be left or right. Since 0.2. Time
        /// grows with the rows times the logarithm of the points where few edges are near. Slowest input known: all
        /// points equally far, so that each edge is searched in up to 96 steps. Statuses of rows: Status.NotFinite,
        /// Status.Latitude.</remarks>
        public static bool EdgeIndexNearestBatch(ulong[] words, double[] latitudes, double[] longitudes,
            double startDistance, double endDistance, RoutePlace[] places, Status[] statuses)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, places, nameof(places));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (ulong* wordsAt = words)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (RoutePlace* placesAt = places)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_edge_index_nearest_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (UIntPtr)count, startDistance,
                    endDistance, placesAt, (IntPtr)sizeof(RoutePlace), (byte*)statusesAt));
        }

        /// <summary>Finds all pairs of edges that meet: in one index, or between two.</summary>
        /// <param name="words">The index, of PolygonIndexBuild() or RouteIndexBuild().</param>
        /// <param name="otherWords">The other index. Null or empty: the edges of the first meet one another.</param>
        /// <returns>The pairs, ordered by edge, then by otherEdge.</returns>
        /// <exception cref="GridNorthException">Status.Work, Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>Edges within a micrometer of each other meet. In one index, each pair is found once, and neighbors
        /// do not meet at their common vertex; but neither may run back along the other. Points given twice are one
        /// vertex. Where edges meet at a vertex, each edge that ends there is in a pair. Since 0.2. Time grows with the
        /// pairs that meet, and with the edges times the logarithm of the points. Slowest input known: long edges side
        /// by side that do not meet: each pair is compared by geodesics, and too many are refused with
        /// Status.Work.</remarks>
        public static PolygonCrossing[] EdgeIndexCrossings(ulong[] words, ulong[] otherWords = null)
        {
            Rows.Need(words, nameof(words));
            var crossingsRoom = new PolygonCrossing[Room.Elements];
            UIntPtr crossingsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (ulong* otherWordsAt = otherWords)
                fixed (PolygonCrossing* crossingsAt = crossingsRoom)
                    status = Native.gn_edge_index_crossings(wordsAt, (UIntPtr)words.Length, otherWordsAt,
                        (UIntPtr)(otherWords == null ? 0 : otherWords.Length), crossingsAt,
                        (UIntPtr)crossingsRoom.Length, &crossingsNeeded);
            }
            while (Room.Grow(status, ref crossingsRoom, (long)crossingsNeeded));
            Texts.Check(status);
            return Room.Cut(crossingsRoom, (long)crossingsNeeded);
        }

        /// <summary>Finds all pairs of edges that meet: in one index, or between two. The results go into arrays of
        /// yours.</summary>
        /// <param name="words">The index, of PolygonIndexBuild() or RouteIndexBuild().</param>
        /// <param name="crossings">The pairs, ordered by edge, then by otherEdge. If it is null or too short, there is
        /// a new array afterward.</param>
        /// <param name="otherWords">The other index. Null or empty: the edges of the first meet one another.</param>
        /// <returns>How many elements of crossings there are.</returns>
        /// <exception cref="GridNorthException">Status.Work, Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>Edges within a micrometer of each other meet. In one index, each pair is found once, and neighbors
        /// do not meet at their common vertex; but neither may run back along the other. Points given twice are one
        /// vertex. Where edges meet at a vertex, each edge that ends there is in a pair. Since 0.2. Time grows with the
        /// pairs that meet, and with the edges times the logarithm of the points. Slowest input known: long edges side
        /// by side that do not meet: each pair is compared by geodesics, and too many are refused with
        /// Status.Work.</remarks>
        public static int EdgeIndexCrossings(ulong[] words, ref PolygonCrossing[] crossings, ulong[] otherWords = null)
        {
            Rows.Need(words, nameof(words));
            if (crossings == null) crossings = new PolygonCrossing[Room.Elements];
            UIntPtr crossingsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (ulong* otherWordsAt = otherWords)
                fixed (PolygonCrossing* crossingsAt = crossings)
                    status = Native.gn_edge_index_crossings(wordsAt, (UIntPtr)words.Length, otherWordsAt,
                        (UIntPtr)(otherWords == null ? 0 : otherWords.Length), crossingsAt, (UIntPtr)crossings.Length,
                        &crossingsNeeded);
            }
            while (Room.Grow(status, ref crossings, (long)crossingsNeeded));
            Texts.Check(status);
            return (int)crossingsNeeded;
        }

        /// <summary>Builds an index of fences: once, for many questions.</summary>
        /// <param name="fences">The fences: polygons, circles, corridors and lines.</param>
        /// <param name="points">The points of all fences, one fence after the other: latitudes -90 ... 90 degrees,
        /// longitudes any finite value.</param>
        /// <param name="rings">The number of points of each ring, of all fences that have rings. Null: none
        /// has.</param>
        /// <returns>Words: The index, which is words of 64 bits. Statuses: The status of each fence.</returns>
        /// <exception cref="GridNorthException">Status.Count, Status.Rings, Status.IndexAlignment.</exception>
        /// <remarks>The index holds the fences that are not refused. The status of a refused one is Status.Fence for an
        /// unknown shape or trigger, Status.Count for too few points or too many, Status.Rings for rings of what is no
        /// polygon, Status.NotFinite, Status.Latitude, Status.Radius, Status.FenceAltitudes or, if a fence before it
        /// that is not refused has the same id, Status.FenceId. A fence of a few points takes some 300 bytes, each
        /// further point 23. No other memory is used. The bits are the same on every machine. Since 0.2. Time grows
        /// with the points, and with n log n of the fences. Slowest input known: all fences in one place. Statuses of
        /// rows: Status.NotFinite, Status.Latitude, Status.Radius, Status.Count, Status.Rings, Status.Fence,
        /// Status.FenceId, Status.FenceAltitudes.</remarks>
        public static (ulong[] Words, Status[] Statuses) FenceIndexBuild(Fence[] fences, Point[] points,
            int[] rings = null)
        {
            var count = Rows.Need(fences, nameof(fences));
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            var wordsRoom = new ulong[Room.Elements];
            UIntPtr wordsNeeded;
            var statusesRows = new Status[count];
            int status;
            do
            {
                fixed (Fence* fencesAt = fences)
                fixed (Point* pointsAt = points)
                fixed (UIntPtr* ringsSizesAt = ringsSizes)
                fixed (ulong* wordsAt = wordsRoom)
                fixed (Status* statusesRowsAt = statusesRows)
                    status = Native.gn_fence_index_build(fencesAt, (UIntPtr)fences.Length, pointsAt,
                        (UIntPtr)points.Length, ringsSizesAt, (UIntPtr)ringsSizes.Length, wordsAt,
                        (UIntPtr)wordsRoom.Length, &wordsNeeded, (byte*)statusesRowsAt);
            }
            while (Room.Grow(status, ref wordsRoom, (long)wordsNeeded));
            Texts.Check(status);
            return (Room.Cut(wordsRoom, (long)wordsNeeded), statusesRows);
        }

        /// <summary>Builds an index of fences: once, for many questions. The results go into arrays of yours.</summary>
        /// <param name="fences">The fences: polygons, circles, corridors and lines.</param>
        /// <param name="points">The points of all fences, one fence after the other: latitudes -90 ... 90 degrees,
        /// longitudes any finite value.</param>
        /// <param name="words">The index, which is words of 64 bits. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <param name="statuses">The status of each fence. May be null.</param>
        /// <param name="rings">The number of points of each ring, of all fences that have rings. Null: none
        /// has.</param>
        /// <returns>How many elements of words there are.</returns>
        /// <exception cref="GridNorthException">Status.Count, Status.Rings, Status.IndexAlignment.</exception>
        /// <remarks>The index holds the fences that are not refused. The status of a refused one is Status.Fence for an
        /// unknown shape or trigger, Status.Count for too few points or too many, Status.Rings for rings of what is no
        /// polygon, Status.NotFinite, Status.Latitude, Status.Radius, Status.FenceAltitudes or, if a fence before it
        /// that is not refused has the same id, Status.FenceId. A fence of a few points takes some 300 bytes, each
        /// further point 23. No other memory is used. The bits are the same on every machine. Since 0.2. Time grows
        /// with the points, and with n log n of the fences. Slowest input known: all fences in one place. Statuses of
        /// rows: Status.NotFinite, Status.Latitude, Status.Radius, Status.Count, Status.Rings, Status.Fence,
        /// Status.FenceId, Status.FenceAltitudes.</remarks>
        public static int FenceIndexBuild(Fence[] fences, Point[] points, ref ulong[] words, Status[] statuses,
            int[] rings = null)
        {
            var count = Rows.Need(fences, nameof(fences));
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            if (words == null) words = new ulong[Room.Elements];
            UIntPtr wordsNeeded;
            Rows.SameOrNull(count, statuses, nameof(statuses));
            int status;
            do
            {
                fixed (Fence* fencesAt = fences)
                fixed (Point* pointsAt = points)
                fixed (UIntPtr* ringsSizesAt = ringsSizes)
                fixed (ulong* wordsAt = words)
                fixed (Status* statusesAt = statuses)
                    status = Native.gn_fence_index_build(fencesAt, (UIntPtr)fences.Length, pointsAt,
                        (UIntPtr)points.Length, ringsSizesAt, (UIntPtr)ringsSizes.Length, wordsAt,
                        (UIntPtr)words.Length, &wordsNeeded, (byte*)statusesAt);
            }
            while (Room.Grow(status, ref words, (long)wordsNeeded));
            Texts.Check(status);
            return (int)wordsNeeded;
        }

        /// <summary>Finds the fences that hold a position.</summary>
        /// <param name="words">An index of fences.</param>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="altitude">Meters, -1,000,000 ... 1,000,000,000; NaN: not known, then the altitudes of fences do
        /// not matter.</param>
        /// <returns>The ids of the fences in ascending order.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Altitude, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>The border of a polygon belongs to it: its sides are those of PolygonContains(). A circle and a
        /// corridor hold what is as near as radius by GeodesicInverse() and RouteNearest(). Lines hold nothing. Since
        /// 0.2. Time grows with the logarithm of the fences, and with n log n of those whose box holds the position.
        /// Slowest input known: all fences hold it; a position beside a pole, for which each edge is
        /// searched.</remarks>
        public static long[] FenceIndexHolding(ulong[] words, Point position, double altitude)
        {
            Rows.Need(words, nameof(words));
            var idsRoom = new long[Room.Elements];
            UIntPtr idsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (long* idsAt = idsRoom)
                    status = Native.gn_fence_index_holding(wordsAt, (UIntPtr)words.Length, &position, altitude,
                        (ulong*)idsAt, (UIntPtr)idsRoom.Length, &idsNeeded);
            }
            while (Room.Grow(status, ref idsRoom, (long)idsNeeded));
            Texts.Check(status);
            return Room.Cut(idsRoom, (long)idsNeeded);
        }

        /// <summary>Finds the fences that hold a position. The results go into arrays of yours.</summary>
        /// <param name="words">An index of fences.</param>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="altitude">Meters, -1,000,000 ... 1,000,000,000; NaN: not known, then the altitudes of fences do
        /// not matter.</param>
        /// <param name="ids">The ids of the fences in ascending order. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <returns>How many elements of ids there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Altitude, Status.Index,
        /// Status.IndexAlignment, Status.IndexVersion, Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>The border of a polygon belongs to it: its sides are those of PolygonContains(). A circle and a
        /// corridor hold what is as near as radius by GeodesicInverse() and RouteNearest(). Lines hold nothing. Since
        /// 0.2. Time grows with the logarithm of the fences, and with n log n of those whose box holds the position.
        /// Slowest input known: all fences hold it; a position beside a pole, for which each edge is
        /// searched.</remarks>
        public static int FenceIndexHolding(ulong[] words, Point position, double altitude, ref long[] ids)
        {
            Rows.Need(words, nameof(words));
            if (ids == null) ids = new long[Room.Elements];
            UIntPtr idsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (long* idsAt = ids)
                    status = Native.gn_fence_index_holding(wordsAt, (UIntPtr)words.Length, &position, altitude,
                        (ulong*)idsAt, (UIntPtr)ids.Length, &idsNeeded);
            }
            while (Room.Grow(status, ref ids, (long)idsNeeded));
            Texts.Check(status);
            return (int)idsNeeded;
        }

        /// <summary>Finds the fences that hold each of many positions.</summary>
        /// <param name="words">An index of fences.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="altitudes">Meters, -1,000,000 ... 1,000,000,000. NaN: not known.</param>
        /// <returns>Counts: How many fences hold each position. Ids: The ids: those of the first row in ascending
        /// order, then those of the second, and so on. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>In a refused row, the count is 0; its status is Status.NotFinite, Status.Latitude or
        /// Status.Altitude. Each row equals the result of FenceIndexHolding(). Since 0.2. Time grows with the rows
        /// times the logarithm of the fences, and with n log n of those whose boxes hold a position. Slowest input
        /// known: all fences hold all positions. Statuses of rows: Status.NotFinite, Status.Latitude,
        /// Status.Altitude.</remarks>
        public static (int[] Counts, long[] Ids, Status[] Statuses) FenceIndexHoldingBatch(ulong[] words,
            double[] latitudes, double[] longitudes, double[] altitudes)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, altitudes, nameof(altitudes));
            var countsRows = new int[count];
            var idsRoom = new long[Room.Elements];
            UIntPtr idsNeeded;
            var statusesRows = new Status[count];
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (double* altitudesAt = altitudes)
                fixed (int* countsRowsAt = countsRows)
                fixed (long* idsAt = idsRoom)
                fixed (Status* statusesRowsAt = statusesRows)
                    status = Native.gn_fence_index_holding_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                        (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), altitudesAt,
                        (IntPtr)sizeof(double), (UIntPtr)count, countsRowsAt, (IntPtr)sizeof(int), (ulong*)idsAt,
                        (UIntPtr)idsRoom.Length, &idsNeeded, (byte*)statusesRowsAt);
            }
            while (Room.Grow(status, ref idsRoom, (long)idsNeeded));
            Texts.Check(status);
            return (countsRows, Room.Cut(idsRoom, (long)idsNeeded), statusesRows);
        }

        /// <summary>Finds the fences that hold each of many positions. The results go into arrays of yours.</summary>
        /// <param name="words">An index of fences.</param>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values, reduced to [-180, 180).</param>
        /// <param name="altitudes">Meters, -1,000,000 ... 1,000,000,000. NaN: not known.</param>
        /// <param name="counts">How many fences hold each position.</param>
        /// <param name="ids">The ids: those of the first row in ascending order, then those of the second, and so on.
        /// If it is null or too short, there is a new array afterward.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>How many elements of ids there are.</returns>
        /// <exception cref="GridNorthException">Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize.</exception>
        /// <remarks>In a refused row, the count is 0; its status is Status.NotFinite, Status.Latitude or
        /// Status.Altitude. Each row equals the result of FenceIndexHolding(). Since 0.2. Time grows with the rows
        /// times the logarithm of the fences, and with n log n of those whose boxes hold a position. Slowest input
        /// known: all fences hold all positions. Statuses of rows: Status.NotFinite, Status.Latitude,
        /// Status.Altitude.</remarks>
        public static int FenceIndexHoldingBatch(ulong[] words, double[] latitudes, double[] longitudes,
            double[] altitudes, int[] counts, ref long[] ids, Status[] statuses)
        {
            Rows.Need(words, nameof(words));
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, altitudes, nameof(altitudes));
            Rows.Same(count, counts, nameof(counts));
            if (ids == null) ids = new long[Room.Elements];
            UIntPtr idsNeeded;
            Rows.SameOrNull(count, statuses, nameof(statuses));
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (double* latitudesAt = latitudes)
                fixed (double* longitudesAt = longitudes)
                fixed (double* altitudesAt = altitudes)
                fixed (int* countsAt = counts)
                fixed (long* idsAt = ids)
                fixed (Status* statusesAt = statuses)
                    status = Native.gn_fence_index_holding_batch(wordsAt, (UIntPtr)words.Length, latitudesAt,
                        (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), altitudesAt,
                        (IntPtr)sizeof(double), (UIntPtr)count, countsAt, (IntPtr)sizeof(int), (ulong*)idsAt,
                        (UIntPtr)ids.Length, &idsNeeded, (byte*)statusesAt);
            }
            while (Room.Grow(status, ref ids, (long)idsNeeded));
            Texts.Check(status);
            return (int)idsNeeded;
        }

        /// <summary>Takes the next fix of something that moves, and reports what happened at the fences since the last
        /// one.</summary>
        /// <param name="words">An index of fences.</param>
        /// <param name="fix">Where it is now, and when: not before the last fix.</param>
        /// <param name="last">The state after the last fix. Null before the first.</param>
        /// <param name="presences">The fences that it is in after the last fix, as many as last says.</param>
        /// <param name="options">Null: the defaults. How to decide.</param>
        /// <returns>State: The state after this fix. Presences: The fences that it is in after this fix. Events: What
        /// happened, in the order of the way; of one moment what is left first, then by ids.</returns>
        /// <exception cref="GridNorthException">Status.Work, Status.NotFinite, Status.Latitude, Status.Altitude,
        /// Status.Time, Status.Content, Status.Distance, Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize, Status.Hysteresis.</exception>
        /// <remarks>Between two fixes it moves along the geodesic at a constant speed, and changes its altitude evenly.
        /// So a fence that was passed on the way gives two events. Times and points are those at which the border is
        /// passed, to a millimeter. With a hysteresis, a fence that was entered is wider by that much until it is left;
        /// its altitudes too. A line itself belongs to its right side. The first fix reports nothing unless
        /// FenceFlag.ReportFirst is set. A fix that is less accurate than worstAccuracy changes nothing. An altitude
        /// that is not known is taken to be the last one that was; before any is known, altitudes do not matter. Fences
        /// without triggers are not followed. Fences may change from one fix to the next: the same state goes on with
        /// another index; what that changes happens at the last fix, and presences of fences that are not there, or
        /// without triggers, are dropped without an event. Since 0.2. Time grows with the fences that the way meets,
        /// times the presences, and with the edges near the way. Slowest input known: a way across the teeth of a comb:
        /// 16 places are found at a time, each time among all edges; too many are refused with Status.Work.</remarks>
        public static (FenceState State, FencePresence[] Presences, FenceEvent[] Events) FenceIndexStep(ulong[] words,
            Fix fix, FenceState? last = null, FencePresence[] presences = null, FenceOptions options = null)
        {
            Rows.Need(words, nameof(words));
            var optionsValue = options == null ? default(FenceOptions.Raw) : options.Value;
            var lastValue = last.GetValueOrDefault();
            FenceState stateResult;
            var presencesRoom = Room.Copy(lastValue.PresenceCount, presences, nameof(presences));
            UIntPtr presencesNeeded;
            var eventsRoom = new FenceEvent[Room.Elements];
            UIntPtr eventsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (FencePresence* presencesAt = presencesRoom)
                fixed (FenceEvent* eventsAt = eventsRoom)
                    status = Native.gn_fence_index_step(wordsAt, (UIntPtr)words.Length,
                        options == null ? null : &optionsValue, last.HasValue ? &lastValue : null, &fix, &stateResult,
                        presencesAt, (UIntPtr)presencesRoom.Length, &presencesNeeded, eventsAt,
                        (UIntPtr)eventsRoom.Length, &eventsNeeded);
            }
            while (Room.Extend(status, ref presencesRoom, (long)presencesNeeded)
                | Room.Grow(status, ref eventsRoom, (long)eventsNeeded));
            Texts.Check(status);
            return (stateResult, Room.Cut(presencesRoom, (long)presencesNeeded), Room.Cut(eventsRoom, (long)eventsNeeded));
        }

        /// <summary>Takes the next fix of something that moves, and reports what happened at the fences since the last
        /// one. The results go into arrays of yours.</summary>
        /// <param name="words">An index of fences.</param>
        /// <param name="fix">Where it is now, and when: not before the last fix.</param>
        /// <param name="presences">The fences that it is in after the last fix, as many as last says. They come first;
        /// afterward those after this fix do. If it is too short, there is a new array then.</param>
        /// <param name="events">What happened, in the order of the way; of one moment what is left first, then by ids.
        /// If it is null or too short, there is a new array afterward.</param>
        /// <param name="last">The state after the last fix. Null before the first.</param>
        /// <param name="options">Null: the defaults. How to decide.</param>
        /// <returns>State: The state after this fix. Presences: How many elements of presences there are. Events: How
        /// many elements of events there are.</returns>
        /// <exception cref="GridNorthException">Status.Work, Status.NotFinite, Status.Latitude, Status.Altitude,
        /// Status.Time, Status.Content, Status.Distance, Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize, Status.Hysteresis.</exception>
        /// <remarks>Between two fixes it moves along the geodesic at a constant speed, and changes its altitude evenly.
        /// So a fence that was passed on the way gives two events. Times and points are those at which the border is
        /// passed, to a millimeter. With a hysteresis, a fence that was entered is wider by that much until it is left;
        /// its altitudes too. A line itself belongs to its right side. The first fix reports nothing unless
        /// FenceFlag.ReportFirst is set. A fix that is less accurate than worstAccuracy changes nothing. An altitude
        /// that is not known is taken to be the last one that was; before any is known, altitudes do not matter. Fences
        /// without triggers are not followed. Fences may change from one fix to the next: the same state goes on with
        /// another index; what that changes happens at the last fix, and presences of fences that are not there, or
        /// without triggers, are dropped without an event. Since 0.2. Time grows with the fences that the way meets,
        /// times the presences, and with the edges near the way. Slowest input known: a way across the teeth of a comb:
        /// 16 places are found at a time, each time among all edges; too many are refused with Status.Work.</remarks>
        public static (FenceState State, int Presences, int Events) FenceIndexStep(ulong[] words, Fix fix,
            ref FencePresence[] presences, ref FenceEvent[] events, FenceState? last = null,
            FenceOptions options = null)
        {
            Rows.Need(words, nameof(words));
            var optionsValue = options == null ? default(FenceOptions.Raw) : options.Value;
            var lastValue = last.GetValueOrDefault();
            FenceState stateResult;
            Rows.Hold(lastValue.PresenceCount, presences, nameof(presences));
            if (presences == null) presences = new FencePresence[0];
            UIntPtr presencesNeeded;
            if (events == null) events = new FenceEvent[Room.Elements];
            UIntPtr eventsNeeded;
            int status;
            do
            {
                fixed (ulong* wordsAt = words)
                fixed (FencePresence* presencesAt = presences)
                fixed (FenceEvent* eventsAt = events)
                    status = Native.gn_fence_index_step(wordsAt, (UIntPtr)words.Length,
                        options == null ? null : &optionsValue, last.HasValue ? &lastValue : null, &fix, &stateResult,
                        presencesAt, (UIntPtr)presences.Length, &presencesNeeded, eventsAt, (UIntPtr)events.Length,
                        &eventsNeeded);
            }
            while (Room.Extend(status, ref presences, (long)presencesNeeded)
                | Room.Grow(status, ref events, (long)eventsNeeded));
            Texts.Check(status);
            return (stateResult, (int)presencesNeeded, (int)eventsNeeded);
        }

        /// <summary>Takes the next fix of something that follows a route, and tells how it goes on.</summary>
        /// <param name="words">The index of the route, of RouteIndexBuild().</param>
        /// <param name="fix">Where it is now, and when. NaN for what is not known, but for the position.</param>
        /// <param name="waypoints">Which points of the route are waypoints: their numbers from 0, ascending. Null or
        /// empty: all of them.</param>
        /// <param name="options">Null: the defaults. How to decide.</param>
        /// <param name="last">The state after the last fix. Null before the first.</param>
        /// <returns>State: The state after this fix. Guidance: Where it is on the route, and how it goes on.</returns>
        /// <exception cref="GridNorthException">Status.Work, Status.NotFinite, Status.Latitude, Status.Altitude,
        /// Status.Time, Status.Distance, Status.Count, Status.Index, Status.IndexAlignment, Status.IndexVersion,
        /// Status.IndexKind, Status.IndexSize, Status.Hysteresis, Status.Waypoint, Status.Route.</exception>
        /// <remarks>The place on the route is the nearest one in a window around the last place, which is wider by one
        /// and a half times what it has moved since. Where the route comes about as near more than once, within twice
        /// the accuracy of the fix (5 m at least, 15 m if not known), the place is taken that fits the way best: so
        /// ways there and back are kept apart, and the places where a route crosses itself. The first fix is looked for
        /// on the whole route; of places about as near, the earliest is taken, and on a round trip that begins within
        /// offRouteDistance of its end, its start rather than its end. With startDistance it is looked for in the
        /// window around that place. So is, among those on the route, the place at which something comes back that was
        /// off it at the last fix too, rather ahead than behind. It has left the route when it is farther from it than
        /// offRouteDistance and hysteresis together, and is back within offRouteDistance. It goes the wrong way when it
        /// has come back along the route by more than offRouteDistance, or by eight times the accuracy if that is more,
        /// until it has gone forward by as much. Where the route uses the same road the other way too (within 45° of
        /// opposite, about as near), it is on that leg as soon as it has gone the wrong way for more than windowAhead.
        /// Waypoints are passed in their order, and stay passed: beyond them along the route, if it is on the route, or
        /// within arrivalRadius, if no more than twice that is left along the route. Those that lie behind the first
        /// fix on the route are passed with it. A fix that is less accurate than worstAccuracy leaves the state as it
        /// is; then the guidance has flags and the next waypoint, and NaN. Speeds need times; off the route, the last
        /// one stays. A state of the same route is not checked further: store it with a checksum if that matters. The
        /// distance along is that of RouteNearest() at the same place. Since 0.2. Time grows with the logarithm of the
        /// points where few edges are near, and with the waypoints that are passed. Slowest input known: the middle of
        /// a route of long edges, each of which is searched twice; too many are refused with Status.Work.</remarks>
        public static (NavigationState State, Guidance Guidance) NavigationStep(ulong[] words, Fix fix,
            long[] waypoints = null, NavigationOptions options = null, NavigationState? last = null)
        {
            Rows.Need(words, nameof(words));
            var optionsValue = options == null ? default(NavigationOptions.Raw) : options.Value;
            var lastValue = last.GetValueOrDefault();
            NavigationState stateResult;
            Guidance guidanceResult;
            fixed (ulong* wordsAt = words)
            fixed (long* waypointsAt = waypoints)
                Texts.Check(Native.gn_navigation_step(wordsAt, (UIntPtr)words.Length, (ulong*)waypointsAt,
                    (UIntPtr)(waypoints == null ? 0 : waypoints.Length), options == null ? null : &optionsValue,
                    last.HasValue ? &lastValue : null, &fix, &stateResult, &guidanceResult));
            return (stateResult, guidanceResult);
        }

        /// <summary>Computes a circle: everything within a geodesic distance of a position.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="radius">Meters; more than 0, at most 19,970,000.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <returns>The closed ring.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Vertices, Status.Placement, Status.Decimals.</exception>
        /// <remarks>The ring starts in the north and runs counterclockwise, seen from above; its last point is its
        /// first. Vertex i of n lies at the azimuth -360 i/n and at the radius, measured along the geodesic of the
        /// ellipsoid, to within 15 nm. From a pole, azimuths are measured from the meridian of the center's longitude,
        /// as in GeodesicDirect(). The circle may contain a pole, or more than a hemisphere: its inside is on the left.
        /// Polygon functions, such as PolygonMeasure(), treat the smaller part of the earth as the inside of every
        /// ring, including this one. The edges of the polygon are geodesics. Up to a radius of a quarter of the earth's
        /// circumference they run inside the circle, beyond that outside. Placement.Outside moves all vertices outward
        /// equally, just far enough that no edge is nearer to the center than the radius, with about 0.1 micrometers to
        /// spare. Placement.Inside does the opposite. Placement.EqualArea gives the polygon the area of the circle, to
        /// a fraction of 10^-9. With a tolerance, no point of an edge is farther than that from the circle, and the
        /// number of vertices is at most 2 % larger than necessary. Beyond 19,970,000 m, just under half a circle of
        /// the polar radius, geodesics in different directions meet, and a circle is no longer a simple curve. The call
        /// also returns Status.Radius if the placement would move vertices of a slightly smaller circle beyond that
        /// limit. Since 0.1. Time grows with the vertices. Slowest input known: a placement with a tolerance, which
        /// takes up to 67 trials.</remarks>
        public static Point[] Circle(Point center, double radius, ShapeOptions options = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = outRoom)
                    status = Native.gn_circle(&center, radius, options == null ? null : &optionsValue, outAt,
                        (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Computes a circle: everything within a geodesic distance of a position. The results go into arrays
        /// of yours.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="radius">Meters; more than 0, at most 19,970,000.</param>
        /// <param name="result">The closed ring. If it is null or too short, there is a new array afterward.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Vertices, Status.Placement, Status.Decimals.</exception>
        /// <remarks>The ring starts in the north and runs counterclockwise, seen from above; its last point is its
        /// first. Vertex i of n lies at the azimuth -360 i/n and at the radius, measured along the geodesic of the
        /// ellipsoid, to within 15 nm. From a pole, azimuths are measured from the meridian of the center's longitude,
        /// as in GeodesicDirect(). The circle may contain a pole, or more than a hemisphere: its inside is on the left.
        /// Polygon functions, such as PolygonMeasure(), treat the smaller part of the earth as the inside of every
        /// ring, including this one. The edges of the polygon are geodesics. Up to a radius of a quarter of the earth's
        /// circumference they run inside the circle, beyond that outside. Placement.Outside moves all vertices outward
        /// equally, just far enough that no edge is nearer to the center than the radius, with about 0.1 micrometers to
        /// spare. Placement.Inside does the opposite. Placement.EqualArea gives the polygon the area of the circle, to
        /// a fraction of 10^-9. With a tolerance, no point of an edge is farther than that from the circle, and the
        /// number of vertices is at most 2 % larger than necessary. Beyond 19,970,000 m, just under half a circle of
        /// the polar radius, geodesics in different directions meet, and a circle is no longer a simple curve. The call
        /// also returns Status.Radius if the placement would move vertices of a slightly smaller circle beyond that
        /// limit. Since 0.1. Time grows with the vertices. Slowest input known: a placement with a tolerance, which
        /// takes up to 67 trials.</remarks>
        public static int Circle(Point center, double radius, ref Point[] result, ShapeOptions options = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = result)
                    status = Native.gn_circle(&center, radius, options == null ? null : &optionsValue, outAt,
                        (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Computes the bounds of a circle: the smallest rectangle of meridians and parallels that contains
        /// it.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="radius">Meters; more than 0, at most 19,970,000.</param>
        /// <returns>The rectangle. If east is less than west, it crosses the antimeridian; with a pole in the circle it
        /// has all longitudes, -180 ... 180.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Radius.</exception>
        /// <remarks>A filter for those who keep positions in a database: what GeodesicInverse() finds within the radius
        /// lies in the rectangle. It is larger than the circle by 0.1 to 0.2 micrometers on each side; beyond a radius
        /// of 9,500,000 m it may have some degrees of longitude more, or all of them. Since 0.2.</remarks>
        public static Bounds CircleBounds(Point center, double radius)
        {
            Bounds boundsResult;
            Texts.Check(Native.gn_circle_bounds(&center, radius, &boundsResult));
            return boundsResult;
        }

        /// <summary>Computes an ellipse.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="semiMajor">Meters; more than 0, at most 19,970,000.</param>
        /// <param name="semiMinor">Meters, in the same range; either may be the larger one.</param>
        /// <param name="rotation">Azimuth of the first semi-axis; degrees, any finite value.</param>
        /// <param name="options">Null: the defaults. The only placement is Placement.On.</param>
        /// <returns>The closed ring.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Vertices, Status.Placement, Status.Decimals.</exception>
        /// <remarks>In the direction t from its first axis the ellipse with the semi-axes a and b lies at the geodesic
        /// distance a b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their eccentric anomaly, so
        /// they are closer where it bends more. The ring is closed and runs counterclockwise from the end of the first
        /// axis. Since 0.1. Time grows with the vertices. Slowest input known: a placement with a tolerance, which
        /// takes up to 67 trials.</remarks>
        public static Point[] Ellipse(Point center, double semiMajor, double semiMinor, double rotation,
            ShapeOptions options = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = outRoom)
                    status = Native.gn_ellipse(&center, semiMajor, semiMinor, rotation,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Computes an ellipse. The results go into arrays of yours.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="semiMajor">Meters; more than 0, at most 19,970,000.</param>
        /// <param name="semiMinor">Meters, in the same range; either may be the larger one.</param>
        /// <param name="rotation">Azimuth of the first semi-axis; degrees, any finite value.</param>
        /// <param name="result">The closed ring. If it is null or too short, there is a new array afterward.</param>
        /// <param name="options">Null: the defaults. The only placement is Placement.On.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Vertices, Status.Placement, Status.Decimals.</exception>
        /// <remarks>In the direction t from its first axis the ellipse with the semi-axes a and b lies at the geodesic
        /// distance a b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their eccentric anomaly, so
        /// they are closer where it bends more. The ring is closed and runs counterclockwise from the end of the first
        /// axis. Since 0.1. Time grows with the vertices. Slowest input known: a placement with a tolerance, which
        /// takes up to 67 trials.</remarks>
        public static int Ellipse(Point center, double semiMajor, double semiMinor, double rotation, ref Point[] result,
            ShapeOptions options = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = result)
                    status = Native.gn_ellipse(&center, semiMajor, semiMinor, rotation,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Computes a wedge: a sector of a circle, or of the ring between two circles.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="innerRadius">Meters; 0 for a sector with its point at the center.</param>
        /// <param name="outerRadius">Meters; more than the inner one, at most 19,970,000.</param>
        /// <param name="azimuth">Degrees, any finite value: of the middle, or of the side where the wedge starts, as
        /// azimuthIs says.</param>
        /// <param name="width">Degrees, clockwise, 0 ... 360.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <returns>The closed ring.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Width, Status.Vertices, Status.Placement, Status.Decimals.</exception>
        /// <remarks>The ring is closed and runs counterclockwise. For a sector it is the center, the arc back from the
        /// second side to the first, and the center; between two circles it is the outer arc from the second side to
        /// the first, then the inner arc. The sides are geodesics, and the vertices at their ends have exact azimuths.
        /// Each arc has its share of the vertices of a whole turn, rounded up, and its placement: the polygon contains
        /// the wedge, lies in it or has its area. A width of 0 gives no points. A width of 360 gives the circle, its
        /// first vertex at the azimuth where it starts; between two circles, the outer ring, then the inner one
        /// clockwise, both closed. Since 0.1. Time grows with the vertices. Slowest input known: a placement with a
        /// tolerance, which takes up to 67 trials.</remarks>
        public static Point[] Wedge(Point center, double innerRadius, double outerRadius, double azimuth, double width,
            ShapeOptions options = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = outRoom)
                    status = Native.gn_wedge(&center, innerRadius, outerRadius, azimuth, width,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Computes a wedge: a sector of a circle, or of the ring between two circles. The results go into
        /// arrays of yours.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="innerRadius">Meters; 0 for a sector with its point at the center.</param>
        /// <param name="outerRadius">Meters; more than the inner one, at most 19,970,000.</param>
        /// <param name="azimuth">Degrees, any finite value: of the middle, or of the side where the wedge starts, as
        /// azimuthIs says.</param>
        /// <param name="width">Degrees, clockwise, 0 ... 360.</param>
        /// <param name="result">The closed ring. If it is null or too short, there is a new array afterward.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Width, Status.Vertices, Status.Placement, Status.Decimals.</exception>
        /// <remarks>The ring is closed and runs counterclockwise. For a sector it is the center, the arc back from the
        /// second side to the first, and the center; between two circles it is the outer arc from the second side to
        /// the first, then the inner arc. The sides are geodesics, and the vertices at their ends have exact azimuths.
        /// Each arc has its share of the vertices of a whole turn, rounded up, and its placement: the polygon contains
        /// the wedge, lies in it or has its area. A width of 0 gives no points. A width of 360 gives the circle, its
        /// first vertex at the azimuth where it starts; between two circles, the outer ring, then the inner one
        /// clockwise, both closed. Since 0.1. Time grows with the vertices. Slowest input known: a placement with a
        /// tolerance, which takes up to 67 trials.</remarks>
        public static int Wedge(Point center, double innerRadius, double outerRadius, double azimuth, double width,
            ref Point[] result, ShapeOptions options = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = result)
                    status = Native.gn_wedge(&center, innerRadius, outerRadius, azimuth, width,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Computes an arc: part of a circle, as an open line.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="radius">Meters; more than 0, at most 19,970,000.</param>
        /// <param name="azimuth">Degrees, any finite value: of the middle, or of the side where the arc starts, as
        /// azimuthIs says.</param>
        /// <param name="width">Degrees, clockwise, 0 ... 360.</param>
        /// <param name="options">Null: the defaults. The only placement is Placement.On.</param>
        /// <returns>The points, clockwise from where the arc starts.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Width, Status.Vertices, Status.Placement, Status.Decimals.</exception>
        /// <remarks>The first and the last point have exact azimuths. A width of 0 gives no points; with a width of 360
        /// the last point is the first. Since 0.1. Time grows with the vertices. Slowest input known: a placement with
        /// a tolerance, which takes up to 67 trials.</remarks>
        public static Point[] Arc(Point center, double radius, double azimuth, double width,
            ShapeOptions options = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = outRoom)
                    status = Native.gn_arc(&center, radius, azimuth, width, options == null ? null : &optionsValue,
                        outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Computes an arc: part of a circle, as an open line. The results go into arrays of yours.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="radius">Meters; more than 0, at most 19,970,000.</param>
        /// <param name="azimuth">Degrees, any finite value: of the middle, or of the side where the arc starts, as
        /// azimuthIs says.</param>
        /// <param name="width">Degrees, clockwise, 0 ... 360.</param>
        /// <param name="result">The points, clockwise from where the arc starts. If it is null or too short, there is a
        /// new array afterward.</param>
        /// <param name="options">Null: the defaults. The only placement is Placement.On.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Width, Status.Vertices, Status.Placement, Status.Decimals.</exception>
        /// <remarks>The first and the last point have exact azimuths. A width of 0 gives no points; with a width of 360
        /// the last point is the first. Since 0.1. Time grows with the vertices. Slowest input known: a placement with
        /// a tolerance, which takes up to 67 trials.</remarks>
        public static int Arc(Point center, double radius, double azimuth, double width, ref Point[] result,
            ShapeOptions options = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = result)
                    status = Native.gn_arc(&center, radius, azimuth, width, options == null ? null : &optionsValue,
                        outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Computes several circles around one position, and radial lines if the options ask for
        /// them.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="radii">Meters; each more than 0, at most 19,970,000; in any order.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <returns>Vertices: The points of all lines, one line after the other. Lines: A record for each
        /// line.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Vertices, Status.Placement, Status.Decimals, Status.Count.</exception>
        /// <remarks>The rings come first, as Circle() computes them, in the order of the radii; then the radial lines,
        /// two points each, from the center to the largest radius. Each ring has a position for its label at
        /// labelAzimuth, and each radial line one at its end. Since 0.1. Time grows with the radii times the
        /// vertices.</remarks>
        public static (Point[] Vertices, RingLine[] Lines) RingSet(Point center, double[] radii,
            ShapeOptions options = null)
        {
            Rows.Need(radii, nameof(radii));
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            var verticesRoom = new Point[Room.Elements];
            UIntPtr verticesNeeded;
            var linesRoom = new RingLine[Room.Elements];
            UIntPtr linesNeeded;
            int status;
            do
            {
                fixed (double* radiiAt = radii)
                fixed (Point* verticesAt = verticesRoom)
                fixed (RingLine* linesAt = linesRoom)
                    status = Native.gn_ring_set(&center, radiiAt, (UIntPtr)radii.Length,
                        options == null ? null : &optionsValue, verticesAt, (UIntPtr)verticesRoom.Length,
                        &verticesNeeded, linesAt, (UIntPtr)linesRoom.Length, &linesNeeded);
            }
            while (Room.Grow(status, ref verticesRoom, (long)verticesNeeded)
                | Room.Grow(status, ref linesRoom, (long)linesNeeded));
            Texts.Check(status);
            return (Room.Cut(verticesRoom, (long)verticesNeeded), Room.Cut(linesRoom, (long)linesNeeded));
        }

        /// <summary>Computes several circles around one position, and radial lines if the options ask for them. The
        /// results go into arrays of yours.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="radii">Meters; each more than 0, at most 19,970,000; in any order.</param>
        /// <param name="vertices">The points of all lines, one line after the other. If it is null or too short, there
        /// is a new array afterward.</param>
        /// <param name="lines">A record for each line. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <returns>Vertices: How many elements of vertices there are. Lines: How many elements of lines there
        /// are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Vertices, Status.Placement, Status.Decimals, Status.Count.</exception>
        /// <remarks>The rings come first, as Circle() computes them, in the order of the radii; then the radial lines,
        /// two points each, from the center to the largest radius. Each ring has a position for its label at
        /// labelAzimuth, and each radial line one at its end. Since 0.1. Time grows with the radii times the
        /// vertices.</remarks>
        public static (int Vertices, int Lines) RingSet(Point center, double[] radii, ref Point[] vertices,
            ref RingLine[] lines, ShapeOptions options = null)
        {
            Rows.Need(radii, nameof(radii));
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            if (vertices == null) vertices = new Point[Room.Elements];
            UIntPtr verticesNeeded;
            if (lines == null) lines = new RingLine[Room.Elements];
            UIntPtr linesNeeded;
            int status;
            do
            {
                fixed (double* radiiAt = radii)
                fixed (Point* verticesAt = vertices)
                fixed (RingLine* linesAt = lines)
                    status = Native.gn_ring_set(&center, radiiAt, (UIntPtr)radii.Length,
                        options == null ? null : &optionsValue, verticesAt, (UIntPtr)vertices.Length, &verticesNeeded,
                        linesAt, (UIntPtr)lines.Length, &linesNeeded);
            }
            while (Room.Grow(status, ref vertices, (long)verticesNeeded)
                | Room.Grow(status, ref lines, (long)linesNeeded));
            Texts.Check(status);
            return ((int)verticesNeeded, (int)linesNeeded);
        }

        /// <summary>Writes a circle as GeoJSON.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="radius">Meters; more than 0, at most 19,970,000.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <param name="properties">The properties of the feature: a JSON object, at most 64 levels deep; null:
        /// none.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Vertices, Status.Placement, Status.Decimals, Status.Properties, Status.Crossings.</exception>
        /// <remarks>The result is a Feature with a Polygon, or with a MultiPolygon if the antimeridian cuts the circle
        /// (RFC 7946, section 3.1.9). Rings are closed; the outer one runs counterclockwise, holes run clockwise, and
        /// no longitude lies outside -180 ... 180. If a pole is inside, the ring runs along the edge of the map at 180
        /// to the pole, along it, and back at -180, so that every reader finds the pole inside. A circle that contains
        /// both poles and the antimeridian is the whole map with a hole. Positions have up to decimals digits after the
        /// point. A position equal to the one before is left out, but a ring always has at least four; pieces without
        /// area are left out if there are others. Placement.Outside and Placement.Inside apply to the rounded
        /// positions: the vertices are moved farther out, or in, to allow for rounding and for straight lines in
        /// degrees, which may depart from the edges by the edgeTolerance; inward by at most half of the radius. Readers
        /// of GeoJSON draw edges as straight lines in degrees. With an edgeTolerance, edges have enough positions to
        /// keep those lines that close to the geodesics. Without one, long edges are drawn in the wrong place,
        /// especially near a pole. For Placement.Outside and Placement.Inside, an edgeTolerance of 0 means the
        /// tolerance, or, if that is 0 too, a thousandth of the radius; but at least 0.7 units of the last decimal,
        /// since rounding makes a finer one useless. So these placements always hold for straight lines in degrees. The
        /// call returns Status.Radius if vertices would be more than 19,970,000 m away: the edgeTolerance may be too
        /// large for a circle of nearly that size. Since 0.1. Time grows with the vertices, which are computed two to
        /// six times, and with the bytes of the properties. Slowest input known: a small tolerance for edges halfway
        /// around the earth.</remarks>
        public static string CircleGeoJson(Point center, double radius, ShapeOptions options = null,
            string properties = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            var propertiesBytes = Texts.BytesOrNull(properties, nameof(properties));
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* propertiesAt = propertiesBytes)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_circle_geojson(&center, radius, options == null ? null : &optionsValue,
                        propertiesAt, Texts.Size(propertiesBytes), outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes an ellipse as GeoJSON.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="semiMajor">Meters; more than 0, at most 19,970,000.</param>
        /// <param name="semiMinor">Meters, in the same range; either may be the larger one.</param>
        /// <param name="rotation">Azimuth of the first semi-axis; degrees, any finite value.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <param name="properties">The properties of the feature: a JSON object, at most 64 levels deep; null:
        /// none.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Vertices, Status.Placement, Status.Decimals, Status.Properties.</exception>
        /// <remarks>The result is written as CircleGeoJson() writes a circle. Since 0.1. Time grows with the vertices,
        /// which are computed two to six times, and with the bytes of the properties. Slowest input known: a small
        /// tolerance for edges halfway around the earth.</remarks>
        public static string EllipseGeoJson(Point center, double semiMajor, double semiMinor, double rotation,
            ShapeOptions options = null, string properties = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            var propertiesBytes = Texts.BytesOrNull(properties, nameof(properties));
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* propertiesAt = propertiesBytes)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_ellipse_geojson(&center, semiMajor, semiMinor, rotation,
                        options == null ? null : &optionsValue, propertiesAt, Texts.Size(propertiesBytes), outAt,
                        (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes a wedge as GeoJSON.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="innerRadius">Meters; 0 for a sector with its point at the center.</param>
        /// <param name="outerRadius">Meters; more than the inner one, at most 19,970,000.</param>
        /// <param name="azimuth">Degrees, any finite value: of the middle, or of the side where the wedge starts, as
        /// azimuthIs says.</param>
        /// <param name="width">Degrees, clockwise, 0 ... 360.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <param name="properties">The properties of the feature: a JSON object, at most 64 levels deep; null:
        /// none.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Width, Status.Vertices, Status.Placement, Status.Decimals, Status.Properties.</exception>
        /// <remarks>The result is written as CircleGeoJson() writes a circle; a whole turn between two circles is a
        /// Polygon with a hole. A width of 0 gives a Polygon without coordinates. Since 0.1. Time grows with the
        /// vertices, which are computed two to six times, and with the bytes of the properties. Slowest input known: a
        /// small tolerance for edges halfway around the earth.</remarks>
        public static string WedgeGeoJson(Point center, double innerRadius, double outerRadius, double azimuth,
            double width, ShapeOptions options = null, string properties = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            var propertiesBytes = Texts.BytesOrNull(properties, nameof(properties));
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* propertiesAt = propertiesBytes)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_wedge_geojson(&center, innerRadius, outerRadius, azimuth, width,
                        options == null ? null : &optionsValue, propertiesAt, Texts.Size(propertiesBytes), outAt,
                        (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes an arc as GeoJSON.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="radius">Meters; more than 0, at most 19,970,000.</param>
        /// <param name="azimuth">Degrees, any finite value: of the middle, or of the side where the arc starts, as
        /// azimuthIs says.</param>
        /// <param name="width">Degrees, clockwise, 0 ... 360.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <param name="properties">The properties of the feature: a JSON object, at most 64 levels deep; null:
        /// none.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Width, Status.Vertices, Status.Placement, Status.Decimals, Status.Properties.</exception>
        /// <remarks>The result is a Feature with a LineString, or with a MultiLineString if the arc crosses the
        /// antimeridian. A width of 0 gives a LineString without coordinates. Since 0.1. Time grows with the vertices,
        /// which are computed two to six times, and with the bytes of the properties. Slowest input known: a small
        /// tolerance for edges halfway around the earth.</remarks>
        public static string ArcGeoJson(Point center, double radius, double azimuth, double width,
            ShapeOptions options = null, string properties = null)
        {
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            var propertiesBytes = Texts.BytesOrNull(properties, nameof(properties));
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* propertiesAt = propertiesBytes)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_arc_geojson(&center, radius, azimuth, width,
                        options == null ? null : &optionsValue, propertiesAt, Texts.Size(propertiesBytes), outAt,
                        (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes several circles around one position, radial lines and labels as GeoJSON.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="radii">Meters; each more than 0, at most 19,970,000; in any order.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <param name="properties">The properties of the feature: a JSON object, at most 64 levels deep; null:
        /// none.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Radius,
        /// Status.Vertices, Status.Placement, Status.Decimals, Status.Properties, Status.Count.</exception>
        /// <remarks>The result is a FeatureCollection: the rings, as CircleGeoJson() writes them, with the properties
        /// kind ("ring") and radius; radial lines as LineStrings with kind ("radial") and azimuth, in [0, 360); then a
        /// Point for the label of each, with kind ("label") and radius or azimuth. The caller's properties come first
        /// in each feature. Since 0.1. Time grows with the radii times the vertices, and with the radii and radials
        /// times the bytes of the properties. Slowest input known: 3600 radials with long properties.</remarks>
        public static string RingSetGeoJson(Point center, double[] radii, ShapeOptions options = null,
            string properties = null)
        {
            Rows.Need(radii, nameof(radii));
            var optionsValue = options == null ? default(ShapeOptions.Raw) : options.Value;
            var propertiesBytes = Texts.BytesOrNull(properties, nameof(properties));
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (double* radiiAt = radii)
                fixed (byte* propertiesAt = propertiesBytes)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_ring_set_geojson(&center, radiiAt, (UIntPtr)radii.Length,
                        options == null ? null : &optionsValue, propertiesAt, Texts.Size(propertiesBytes), outAt,
                        (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Reads a time in the form of ISO 8601: "2026-11-22T08:17:05.250Z".</summary>
        /// <param name="text">A date, "T" or a blank, hours, minutes, and perhaps seconds with decimals, then "Z" or an
        /// offset such as "+02:00"; or a date alone, a month or a year, as in KML. Blanks around it are
        /// skipped.</param>
        /// <returns>Seconds since the beginning of 1970 in UTC without leap seconds.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextRest,
        /// Status.Date.</exception>
        /// <remarks>Years are 0001 to 9999 in the Gregorian calendar. A text without an offset is in UTC. Hour 24 is
        /// taken with minutes and seconds of 0; second 60, a leap second, means the same as the second after it, which
        /// must lie before the year 10000. A day, a month and a year mean their beginning, in UTC or at an offset.
        /// Offsets are at most 14 hours. Seconds have any number of decimals, after a point or a comma; the result is
        /// the double nearest to a text of up to 9. Since 0.2. Time grows with the bytes of the text. Slowest input
        /// known: blanks.</remarks>
        public static double TimeParse(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            double secondsResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = textBytes)
                Texts.Check(Native.gn_time_parse(textAt, Texts.Size(textBytes), &secondsResult,
                    &errorOffset), text, errorOffset);
            return secondsResult;
        }

        /// <summary>Writes a time in the form of ISO 8601, in UTC.</summary>
        /// <param name="seconds">Seconds since the beginning of 1970 in UTC without leap seconds, in the years 1 to
        /// 9999.</param>
        /// <param name="decimals">Of the seconds, 0 ... 9.</param>
        /// <returns>ASCII text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Decimals, Status.Year.</exception>
        /// <remarks>Rounds the number as it is, half to even, once. Since 0.2. Takes constant time.</remarks>
        public static string TimeFormat(double seconds, int decimals = 0)
        {
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* outAt = outRoom)
                    status = Native.gn_time_format(seconds, decimals, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Computes a rectangle around a position.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="length">Meters; more than 0, at most 1,000,000.</param>
        /// <param name="width">Meters, in the same range.</param>
        /// <param name="azimuth">The direction of the length; degrees, any finite value.</param>
        /// <param name="options">Null: the defaults. Only longitudes matters.</param>
        /// <returns>The closed ring.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Placement,
        /// Status.Dimension, Status.Join.</exception>
        /// <remarks>The corners are those of a plane rectangle, laid off from the center: each lies at the distance of
        /// half its diagonal, measured along a geodesic, and as far beside the azimuth as in the plane. So all four are
        /// equally far from the center, to within 15 nm; the edges, geodesics too, are a little shorter than length and
        /// width, by less than one part in 10^6 up to a diagonal of 20 km. The ring begins with the corner ahead on the
        /// right and runs counterclockwise. Since 0.2. Takes constant time.</remarks>
        public static Point[] Rectangle(Point center, double length, double width, double azimuth,
            OutlineOptions options = null)
        {
            var optionsValue = options == null ? default(OutlineOptions.Raw) : options.Value;
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = outRoom)
                    status = Native.gn_rectangle(&center, length, width, azimuth,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Computes a rectangle around a position. The results go into arrays of yours.</summary>
        /// <param name="center">Degrees; latitude -90 ... 90, longitude any finite value.</param>
        /// <param name="length">Meters; more than 0, at most 1,000,000.</param>
        /// <param name="width">Meters, in the same range.</param>
        /// <param name="azimuth">The direction of the length; degrees, any finite value.</param>
        /// <param name="result">The closed ring. If it is null or too short, there is a new array afterward.</param>
        /// <param name="options">Null: the defaults. Only longitudes matters.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Placement,
        /// Status.Dimension, Status.Join.</exception>
        /// <remarks>The corners are those of a plane rectangle, laid off from the center: each lies at the distance of
        /// half its diagonal, measured along a geodesic, and as far beside the azimuth as in the plane. So all four are
        /// equally far from the center, to within 15 nm; the edges, geodesics too, are a little shorter than length and
        /// width, by less than one part in 10^6 up to a diagonal of 20 km. The ring begins with the corner ahead on the
        /// right and runs counterclockwise. Since 0.2. Takes constant time.</remarks>
        public static int Rectangle(Point center, double length, double width, double azimuth, ref Point[] result,
            OutlineOptions options = null)
        {
            var optionsValue = options == null ? default(OutlineOptions.Raw) : options.Value;
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* outAt = result)
                    status = Native.gn_rectangle(&center, length, width, azimuth,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Computes the line beside a route at a distance: its parallel.</summary>
        /// <param name="points">The route. Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="distance">Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative to its
        /// left.</param>
        /// <param name="options">Null: the defaults. Ends does not matter.</param>
        /// <returns>The line. Must not overlap points.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Placement,
        /// Status.Count, Status.Dimension, Status.Join.</exception>
        /// <remarks>The line runs in the direction of the route. Beside each segment it is at the distance, measured
        /// across the segment; beside a long one it has vertices between, so that its own segments, which are
        /// geodesics, depart from that by no more than the tolerance. Around the outside of a corner it is an arc, a
        /// tip or a bevel, as join says. A tip lies in the middle, at the distance divided by the cosine of half the
        /// turn. A point where the route turns back has a turn of 180 degrees, the outside of it on either side. On the
        /// inside of a corner the line goes from one segment to the next where their lines meet. What lies nearer to
        /// another segment is cut off at the beginning and the end of each piece, with pieces that are too short as a
        /// whole. So every vertex lies at the distance from the route, to within a micrometer, and tips farther. Where
        /// the route comes nearer to itself than twice the distance, what is left is joined in order; there the line
        /// may cross the route. If nothing is left, as inside of a closed route that is too narrow, there are no
        /// points. The time grows with the square of the count: some milliseconds for 100 points. Since 0.2. Time grows
        /// with the square of the points, and with the vertices of the result times the points. Slowest input known: a
        /// dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
        /// other.</remarks>
        public static Point[] RouteParallel(Point[] points, double distance, OutlineOptions options = null)
        {
            Rows.Need(points, nameof(points));
            var optionsValue = options == null ? default(OutlineOptions.Raw) : options.Value;
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (Point* outAt = outRoom)
                    status = Native.gn_route_parallel(pointsAt, (UIntPtr)points.Length, distance,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Computes the line beside a route at a distance: its parallel. The results go into arrays of
        /// yours.</summary>
        /// <param name="points">The route. Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="distance">Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative to its
        /// left.</param>
        /// <param name="result">The line. Must not overlap points. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <param name="options">Null: the defaults. Ends does not matter.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Placement,
        /// Status.Count, Status.Dimension, Status.Join.</exception>
        /// <remarks>The line runs in the direction of the route. Beside each segment it is at the distance, measured
        /// across the segment; beside a long one it has vertices between, so that its own segments, which are
        /// geodesics, depart from that by no more than the tolerance. Around the outside of a corner it is an arc, a
        /// tip or a bevel, as join says. A tip lies in the middle, at the distance divided by the cosine of half the
        /// turn. A point where the route turns back has a turn of 180 degrees, the outside of it on either side. On the
        /// inside of a corner the line goes from one segment to the next where their lines meet. What lies nearer to
        /// another segment is cut off at the beginning and the end of each piece, with pieces that are too short as a
        /// whole. So every vertex lies at the distance from the route, to within a micrometer, and tips farther. Where
        /// the route comes nearer to itself than twice the distance, what is left is joined in order; there the line
        /// may cross the route. If nothing is left, as inside of a closed route that is too narrow, there are no
        /// points. The time grows with the square of the count: some milliseconds for 100 points. Since 0.2. Time grows
        /// with the square of the points, and with the vertices of the result times the points. Slowest input known: a
        /// dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
        /// other.</remarks>
        public static int RouteParallel(Point[] points, double distance, ref Point[] result,
            OutlineOptions options = null)
        {
            Rows.Need(points, nameof(points));
            var optionsValue = options == null ? default(OutlineOptions.Raw) : options.Value;
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (Point* outAt = result)
                    status = Native.gn_route_parallel(pointsAt, (UIntPtr)points.Length, distance,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Computes a corridor: a route with a width on each side.</summary>
        /// <param name="points">The route. Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="left">Meters to the left of the route, 0 ... 1,000,000; one of the two must be more than
        /// 0.</param>
        /// <param name="right">Meters to its right, 0 ... 1,000,000.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <returns>The closed ring. Must not overlap points.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Placement,
        /// Status.Count, Status.Dimension, Status.Join.</exception>
        /// <remarks>The ring is the RouteParallel() on the right, the end, the parallel on the left backward, and the
        /// start. It runs counterclockwise, and ends with its first point. An end may be flat, round or square; on each
        /// side it goes as far beyond the route as that side is wide. Where the route comes near itself, the ring
        /// crosses itself; square ends are not cut off where they lie near another segment. Where a corridor is far
        /// wider than the bends of its route, nothing may be left of a side, or of the ring. Since 0.2. Time grows with
        /// the square of the points, and with the vertices of the result times the points. Slowest input known: a dense
        /// track at a distance of many of its edges, each piece of which is cut off by one edge after the
        /// other.</remarks>
        public static Point[] RouteCorridor(Point[] points, double left, double right, OutlineOptions options = null)
        {
            Rows.Need(points, nameof(points));
            var optionsValue = options == null ? default(OutlineOptions.Raw) : options.Value;
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (Point* outAt = outRoom)
                    status = Native.gn_route_corridor(pointsAt, (UIntPtr)points.Length, left, right,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Computes a corridor: a route with a width on each side. The results go into arrays of
        /// yours.</summary>
        /// <param name="points">The route. Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="left">Meters to the left of the route, 0 ... 1,000,000; one of the two must be more than
        /// 0.</param>
        /// <param name="right">Meters to its right, 0 ... 1,000,000.</param>
        /// <param name="result">The closed ring. Must not overlap points. If it is null or too short, there is a new
        /// array afterward.</param>
        /// <param name="options">Null: the defaults.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Placement,
        /// Status.Count, Status.Dimension, Status.Join.</exception>
        /// <remarks>The ring is the RouteParallel() on the right, the end, the parallel on the left backward, and the
        /// start. It runs counterclockwise, and ends with its first point. An end may be flat, round or square; on each
        /// side it goes as far beyond the route as that side is wide. Where the route comes near itself, the ring
        /// crosses itself; square ends are not cut off where they lie near another segment. Where a corridor is far
        /// wider than the bends of its route, nothing may be left of a side, or of the ring. Since 0.2. Time grows with
        /// the square of the points, and with the vertices of the result times the points. Slowest input known: a dense
        /// track at a distance of many of its edges, each piece of which is cut off by one edge after the
        /// other.</remarks>
        public static int RouteCorridor(Point[] points, double left, double right, ref Point[] result,
            OutlineOptions options = null)
        {
            Rows.Need(points, nameof(points));
            var optionsValue = options == null ? default(OutlineOptions.Raw) : options.Value;
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (Point* outAt = result)
                    status = Native.gn_route_corridor(pointsAt, (UIntPtr)points.Length, left, right,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Computes the outline of an arrow along a route, as of an axis of advance.</summary>
        /// <param name="points">The middle of the arrow, from its tail to its tip. Latitudes -90 ... 90 degrees,
        /// longitudes any finite value.</param>
        /// <param name="width">Meters; more than 0, at most 1,000,000: of the body.</param>
        /// <param name="headWidth">Meters from barb to barb; at least width, at most 1,000,000.</param>
        /// <param name="headLength">Meters along the route; more than 0, less than the route has, at most
        /// 1,000,000.</param>
        /// <param name="options">Null: the defaults. Ends does not matter.</param>
        /// <returns>The closed ring. Must not overlap points.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Placement,
        /// Status.Count, Status.Dimension, Status.Join.</exception>
        /// <remarks>The body is a RouteCorridor() with a flat end at the neck, headLength before the tip along the
        /// route. The barbs stand at the neck, across the geodesic from there to the tip. The ring runs
        /// counterclockwise: the body's right side from the tail on, the right barb, the tip, the left barb, the left
        /// side, the first point again. If the tail is to be open, leave out that last point. Since 0.2. Time grows
        /// with the square of the points, and with the vertices of the result times the points. Slowest input known: a
        /// dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
        /// other.</remarks>
        public static Point[] RouteArrow(Point[] points, double width, double headWidth, double headLength,
            OutlineOptions options = null)
        {
            Rows.Need(points, nameof(points));
            var optionsValue = options == null ? default(OutlineOptions.Raw) : options.Value;
            var outRoom = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (Point* outAt = outRoom)
                    status = Native.gn_route_arrow(pointsAt, (UIntPtr)points.Length, width, headWidth, headLength,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Computes the outline of an arrow along a route, as of an axis of advance. The results go into
        /// arrays of yours.</summary>
        /// <param name="points">The middle of the arrow, from its tail to its tip. Latitudes -90 ... 90 degrees,
        /// longitudes any finite value.</param>
        /// <param name="width">Meters; more than 0, at most 1,000,000: of the body.</param>
        /// <param name="headWidth">Meters from barb to barb; at least width, at most 1,000,000.</param>
        /// <param name="headLength">Meters along the route; more than 0, less than the route has, at most
        /// 1,000,000.</param>
        /// <param name="result">The closed ring. Must not overlap points. If it is null or too short, there is a new
        /// array afterward.</param>
        /// <param name="options">Null: the defaults. Ends does not matter.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Placement,
        /// Status.Count, Status.Dimension, Status.Join.</exception>
        /// <remarks>The body is a RouteCorridor() with a flat end at the neck, headLength before the tip along the
        /// route. The barbs stand at the neck, across the geodesic from there to the tip. The ring runs
        /// counterclockwise: the body's right side from the tail on, the right barb, the tip, the left barb, the left
        /// side, the first point again. If the tail is to be open, leave out that last point. Since 0.2. Time grows
        /// with the square of the points, and with the vertices of the result times the points. Slowest input known: a
        /// dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
        /// other.</remarks>
        public static int RouteArrow(Point[] points, double width, double headWidth, double headLength,
            ref Point[] result, OutlineOptions options = null)
        {
            Rows.Need(points, nameof(points));
            var optionsValue = options == null ? default(OutlineOptions.Raw) : options.Value;
            if (result == null) result = new Point[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (Point* outAt = result)
                    status = Native.gn_route_arrow(pointsAt, (UIntPtr)points.Length, width, headWidth, headLength,
                        options == null ? null : &optionsValue, outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Marks a route at equal intervals.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="first">Meters from the start of the route to the first mark, 0 ... 1e12.</param>
        /// <param name="interval">Meters from each mark to the next, 0.001 ... 1e12.</param>
        /// <returns>The marks.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance, Status.Count,
        /// Status.Interval.</exception>
        /// <remarks>Each mark is where RoutePoint() finds it, to within 15 nm. The end of the route has a mark if it
        /// lies a whole number of intervals from the first one; a nanometer for each point may be missing. Since 0.2.
        /// Time grows with the points and the marks.</remarks>
        public static RouteMark[] RouteMarks(Point[] points, double first, double interval)
        {
            Rows.Need(points, nameof(points));
            var outRoom = new RouteMark[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (RouteMark* outAt = outRoom)
                    status = Native.gn_route_marks(pointsAt, (UIntPtr)points.Length, first, interval, outAt,
                        (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Marks a route at equal intervals. The results go into arrays of yours.</summary>
        /// <param name="points">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="first">Meters from the start of the route to the first mark, 0 ... 1e12.</param>
        /// <param name="interval">Meters from each mark to the next, 0.001 ... 1e12.</param>
        /// <param name="result">The marks. If it is null or too short, there is a new array afterward.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Distance, Status.Count,
        /// Status.Interval.</exception>
        /// <remarks>Each mark is where RoutePoint() finds it, to within 15 nm. The end of the route has a mark if it
        /// lies a whole number of intervals from the first one; a nanometer for each point may be missing. Since 0.2.
        /// Time grows with the points and the marks.</remarks>
        public static int RouteMarks(Point[] points, double first, double interval, ref RouteMark[] result)
        {
            Rows.Need(points, nameof(points));
            if (result == null) result = new RouteMark[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (RouteMark* outAt = result)
                    status = Native.gn_route_marks(pointsAt, (UIntPtr)points.Length, first, interval, outAt,
                        (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Lays the points of a drawing along anchors: line art of the host's, given in a frame of its
        /// own.</summary>
        /// <param name="anchors">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="frame">A Frame value: what x and y are.</param>
        /// <param name="xs">The way along the line of anchors from the first, in meters or in lengths of the
        /// line.</param>
        /// <param name="ys">The way to the right of the line, in meters, or in lengths or widths; negative to the
        /// left.</param>
        /// <returns>Latitudes: Degrees. Longitudes: Degrees, in [-180, 180). Statuses: The status of each
        /// row.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Frame.</exception>
        /// <remarks>A point goes x along the geodesics from anchor to anchor, and from there y to the right of the
        /// direction that they have; before the first anchor and behind the last one the line goes on straight. With y
        /// pointing right of x, a frame is drawn as on a screen, where y points down. Frame.Length with two anchors
        /// turns and scales a drawing: (0, 0) comes to lie on the first and (1, 0) on the second. Frame.Width stretches
        /// it across too: (x, 1) lies as far beside the line, and on the same side, as the last anchor, for drawings
        /// with two points at their ends and a third for their depth. Frame.Meters is the inverse of RouteNearest(),
        /// near the route. At a corner of the line, the drawing overlaps on the inside and leaves gaps on the outside.
        /// Rows whose x rises are found along the line at once; each step back begins at its start. In a refused row,
        /// both numbers are NaN; its status is Status.NotFinite or Status.Distance (more than 1e12 m). Since 0.2. Time
        /// grows with the rows times the anchors. Slowest input known: rows whose x goes back and forth: each time the
        /// anchors are measured from the first. Statuses of rows: Status.NotFinite, Status.Distance.</remarks>
        public static (double[] Latitudes, double[] Longitudes, Status[] Statuses) FramePointsBatch(Point[] anchors,
            Frame frame, double[] xs, double[] ys)
        {
            Rows.Need(anchors, nameof(anchors));
            var count = Rows.Need(xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            var latitudesRows = new double[count];
            var longitudesRows = new double[count];
            var statusesRows = new Status[count];
            fixed (Point* anchorsAt = anchors)
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (double* latitudesRowsAt = latitudesRows)
            fixed (double* longitudesRowsAt = longitudesRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_frame_points_batch(anchorsAt, (UIntPtr)anchors.Length, (int)frame, xsAt,
                    (IntPtr)sizeof(double), ysAt, (IntPtr)sizeof(double), (UIntPtr)count, latitudesRowsAt,
                    (IntPtr)sizeof(double), longitudesRowsAt, (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (latitudesRows, longitudesRows, statusesRows);
        }

        /// <summary>Lays the points of a drawing along anchors: line art of the host's, given in a frame of its own.
        /// The results go into arrays of yours.</summary>
        /// <param name="anchors">Latitudes -90 ... 90 degrees, longitudes any finite value.</param>
        /// <param name="frame">A Frame value: what x and y are.</param>
        /// <param name="xs">The way along the line of anchors from the first, in meters or in lengths of the
        /// line.</param>
        /// <param name="ys">The way to the right of the line, in meters, or in lengths or widths; negative to the
        /// left.</param>
        /// <param name="latitudes">Degrees.</param>
        /// <param name="longitudes">Degrees, in [-180, 180).</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Count,
        /// Status.Frame.</exception>
        /// <remarks>A point goes x along the geodesics from anchor to anchor, and from there y to the right of the
        /// direction that they have; before the first anchor and behind the last one the line goes on straight. With y
        /// pointing right of x, a frame is drawn as on a screen, where y points down. Frame.Length with two anchors
        /// turns and scales a drawing: (0, 0) comes to lie on the first and (1, 0) on the second. Frame.Width stretches
        /// it across too: (x, 1) lies as far beside the line, and on the same side, as the last anchor, for drawings
        /// with two points at their ends and a third for their depth. Frame.Meters is the inverse of RouteNearest(),
        /// near the route. At a corner of the line, the drawing overlaps on the inside and leaves gaps on the outside.
        /// Rows whose x rises are found along the line at once; each step back begins at its start. In a refused row,
        /// both numbers are NaN; its status is Status.NotFinite or Status.Distance (more than 1e12 m). Since 0.2. Time
        /// grows with the rows times the anchors. Slowest input known: rows whose x goes back and forth: each time the
        /// anchors are measured from the first. Statuses of rows: Status.NotFinite, Status.Distance.</remarks>
        public static bool FramePointsBatch(Point[] anchors, Frame frame, double[] xs, double[] ys, double[] latitudes,
            double[] longitudes, Status[] statuses)
        {
            Rows.Need(anchors, nameof(anchors));
            var count = Rows.Need(xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            Rows.Same(count, latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (Point* anchorsAt = anchors)
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_frame_points_batch(anchorsAt, (UIntPtr)anchors.Length, (int)frame,
                    xsAt, (IntPtr)sizeof(double), ysAt, (IntPtr)sizeof(double), (UIntPtr)count, latitudesAt,
                    (IntPtr)sizeof(double), longitudesAt, (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds where the sun is seen.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="time">Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to
        /// 2099.</param>
        /// <returns>Its azimuth, elevation and distance.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Year.</exception>
        /// <remarks>Right to 0.005 degrees: 0.001 from the series, and up to 0.004 because the earth turns up to 0.9 s
        /// ahead of UTC or behind it. If leap seconds are given up, each second of drift adds 0.004 degrees. The
        /// distance is right to 8,000 km. The position is on the ellipsoid; at a pole, the azimuth is measured from the
        /// meridian of the longitude given there. The apparent elevation is that of air at 10 degrees Celsius and 1010
        /// hPa, after Saemundsson, "Astronomical refraction", Sky and Telescope 72, 1986; below -1 degree it means
        /// nothing. The sun's place is that of Reda and Andreas, "Solar position algorithm for solar radiation
        /// applications", NREL/TP-560-34302, 2004, table A4.2, by its larger terms. Since 0.2.</remarks>
        public static SkyPlace SunPosition(Point position, double time)
        {
            SkyPlace placeResult;
            Texts.Check(Native.gn_sun_position(&position, time, &placeResult));
            return placeResult;
        }

        /// <summary>Finds where the moon is seen.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="time">Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to
        /// 2099.</param>
        /// <returns>Its azimuth, elevation and distance.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Year.</exception>
        /// <remarks>Right to 0.01 degrees, and the distance to 20 km; drift counts as for SunPosition(). The position
        /// is on the ellipsoid: the moon is up to a degree from where it is seen from the center of the earth. Its
        /// apparent elevation and its azimuth at a pole are as for the sun. Its place is that of Meeus, "Astronomical
        /// Algorithms", second edition, chapter 47. Since 0.2.</remarks>
        public static SkyPlace MoonPosition(Point position, double time)
        {
            SkyPlace placeResult;
            Texts.Check(Native.gn_moon_position(&position, time, &placeResult));
            return placeResult;
        }

        /// <summary>Finds where the sun is seen, for many positions and times.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values.</param>
        /// <param name="times">Seconds as SunPosition() takes them.</param>
        /// <returns>Azimuths: The azimuths, degrees clockwise from true north, more than -180, at most 180. Elevations:
        /// The elevations above the horizon in degrees, as if there were no air. Statuses: The status of each
        /// row.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Latitude or
        /// Status.Year. Each row equals the result of SunPosition(), bit for bit. Since 0.2. Time grows with the rows.
        /// Statuses of rows: Status.NotFinite, Status.Latitude, Status.Year.</remarks>
        public static (double[] Azimuths, double[] Elevations, Status[] Statuses) SunPositionBatch(double[] latitudes,
            double[] longitudes, double[] times)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, times, nameof(times));
            var azimuthsRows = new double[count];
            var elevationsRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* timesAt = times)
            fixed (double* azimuthsRowsAt = azimuthsRows)
            fixed (double* elevationsRowsAt = elevationsRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_sun_position_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), timesAt, (IntPtr)sizeof(double), (UIntPtr)count, azimuthsRowsAt,
                    (IntPtr)sizeof(double), elevationsRowsAt, (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (azimuthsRows, elevationsRows, statusesRows);
        }

        /// <summary>Finds where the sun is seen, for many positions and times. The results go into arrays of
        /// yours.</summary>
        /// <param name="latitudes">Degrees, -90 ... 90.</param>
        /// <param name="longitudes">Degrees; any finite values.</param>
        /// <param name="times">Seconds as SunPosition() takes them.</param>
        /// <param name="azimuths">The azimuths, degrees clockwise from true north, more than -180, at most 180.</param>
        /// <param name="elevations">The elevations above the horizon in degrees, as if there were no air.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Latitude or
        /// Status.Year. Each row equals the result of SunPosition(), bit for bit. Since 0.2. Time grows with the rows.
        /// Statuses of rows: Status.NotFinite, Status.Latitude, Status.Year.</remarks>
        public static bool SunPositionBatch(double[] latitudes, double[] longitudes, double[] times, double[] azimuths,
            double[] elevations, Status[] statuses)
        {
            var count = Rows.Need(latitudes, nameof(latitudes));
            Rows.Same(count, longitudes, nameof(longitudes));
            Rows.Same(count, times, nameof(times));
            Rows.Same(count, azimuths, nameof(azimuths));
            Rows.Same(count, elevations, nameof(elevations));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* latitudesAt = latitudes)
            fixed (double* longitudesAt = longitudes)
            fixed (double* timesAt = times)
            fixed (double* azimuthsAt = azimuths)
            fixed (double* elevationsAt = elevations)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_sun_position_batch(latitudesAt, (IntPtr)sizeof(double), longitudesAt,
                    (IntPtr)sizeof(double), timesAt, (IntPtr)sizeof(double), (UIntPtr)count, azimuthsAt,
                    (IntPtr)sizeof(double), elevationsAt, (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Lists what the sun does in a span of time: it rises, crosses the meridian and sets; and the three
        /// twilights.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="start">Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to
        /// 2099; not part of the span.</param>
        /// <param name="end">Seconds: the end of the span, which is part of it; no more than 400 days after
        /// start.</param>
        /// <returns>The events, the first one first.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Time,
        /// Status.Year.</exception>
        /// <remarks>The sun rises and sets when its center is 50 minutes of arc below the horizon of the sea, seen from
        /// its level: refraction and the sun's radius, as in all almanacs. If a day has neither sunrise nor sunset, its
        /// elevation tells: above -50/60 degrees it is up all day. Where the sun climbs or sinks by 3 degrees an hour
        /// or more, times are right to 2 seconds by that rule, and if leap seconds are given up, less right by the
        /// drift; the air of a real day may move sunrise by minutes. A span includes its end but not its start: spans
        /// that follow each other list no event twice and miss none, and the search for the next event begins at the
        /// time of the last one. Since 0.2. Time grows with the days of the span, at most 400.</remarks>
        public static SkyEvent[] SunEvents(Point position, double start, double end)
        {
            var outRoom = new SkyEvent[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (SkyEvent* outAt = outRoom)
                    status = Native.gn_sun_events(&position, start, end, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Lists what the sun does in a span of time: it rises, crosses the meridian and sets; and the three
        /// twilights. The results go into arrays of yours.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="start">Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to
        /// 2099; not part of the span.</param>
        /// <param name="end">Seconds: the end of the span, which is part of it; no more than 400 days after
        /// start.</param>
        /// <param name="result">The events, the first one first. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Time,
        /// Status.Year.</exception>
        /// <remarks>The sun rises and sets when its center is 50 minutes of arc below the horizon of the sea, seen from
        /// its level: refraction and the sun's radius, as in all almanacs. If a day has neither sunrise nor sunset, its
        /// elevation tells: above -50/60 degrees it is up all day. Where the sun climbs or sinks by 3 degrees an hour
        /// or more, times are right to 2 seconds by that rule, and if leap seconds are given up, less right by the
        /// drift; the air of a real day may move sunrise by minutes. A span includes its end but not its start: spans
        /// that follow each other list no event twice and miss none, and the search for the next event begins at the
        /// time of the last one. Since 0.2. Time grows with the days of the span, at most 400.</remarks>
        public static int SunEvents(Point position, double start, double end, ref SkyEvent[] result)
        {
            if (result == null) result = new SkyEvent[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (SkyEvent* outAt = result)
                    status = Native.gn_sun_events(&position, start, end, outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Lists what the moon does in a span of time: it rises, crosses the meridian and sets; and its
        /// phases.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="start">Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to
        /// 2099; not part of the span.</param>
        /// <param name="end">Seconds: the end of the span, which is part of it; no more than 400 days after
        /// start.</param>
        /// <returns>The events, the first one first.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Time,
        /// Status.Year.</exception>
        /// <remarks>The moon rises and sets when its upper edge is 34 minutes of arc below the horizon of the sea, seen
        /// from its level. About once a month a day has no moonrise, and near the poles the moon stays up or down for
        /// days. Where it climbs or sinks by 3 degrees an hour or more, times are right to 5 seconds. Phases are as
        /// seen from the center of the earth, the same for every position, and right to 30 seconds. All else is as for
        /// SunEvents(). Since 0.2. Time grows with the days of the span, at most 400.</remarks>
        public static SkyEvent[] MoonEvents(Point position, double start, double end)
        {
            var outRoom = new SkyEvent[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (SkyEvent* outAt = outRoom)
                    status = Native.gn_moon_events(&position, start, end, outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Room.Cut(outRoom, (long)outNeeded);
        }

        /// <summary>Lists what the moon does in a span of time: it rises, crosses the meridian and sets; and its
        /// phases. The results go into arrays of yours.</summary>
        /// <param name="position">Latitude -90 ... 90 degrees, longitude any finite value.</param>
        /// <param name="start">Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to
        /// 2099; not part of the span.</param>
        /// <param name="end">Seconds: the end of the span, which is part of it; no more than 400 days after
        /// start.</param>
        /// <param name="result">The events, the first one first. If it is null or too short, there is a new array
        /// afterward.</param>
        /// <returns>How many elements of result there are.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Time,
        /// Status.Year.</exception>
        /// <remarks>The moon rises and sets when its upper edge is 34 minutes of arc below the horizon of the sea, seen
        /// from its level. About once a month a day has no moonrise, and near the poles the moon stays up or down for
        /// days. Where it climbs or sinks by 3 degrees an hour or more, times are right to 5 seconds. Phases are as
        /// seen from the center of the earth, the same for every position, and right to 30 seconds. All else is as for
        /// SunEvents(). Since 0.2. Time grows with the days of the span, at most 400.</remarks>
        public static int MoonEvents(Point position, double start, double end, ref SkyEvent[] result)
        {
            if (result == null) result = new SkyEvent[Room.Elements];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (SkyEvent* outAt = result)
                    status = Native.gn_moon_events(&position, start, end, outAt, (UIntPtr)result.Length, &outNeeded);
            }
            while (Room.Grow(status, ref result, (long)outNeeded));
            Texts.Check(status);
            return (int)outNeeded;
        }

        /// <summary>Finds how much of the moon is lit.</summary>
        /// <param name="time">Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to
        /// 2099.</param>
        /// <returns>The phase.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Year.</exception>
        /// <remarks>As seen from the center of the earth. The angle is right to 0.01 degrees, the lit part to 0.0001:
        /// Meeus, "Astronomical Algorithms", second edition, chapter 48. Since 0.2.</remarks>
        public static MoonPhase MoonPhaseAt(double time)
        {
            MoonPhase phaseResult;
            Texts.Check(Native.gn_moon_phase_at(time, &phaseResult));
            return phaseResult;
        }

        /// <summary>Writes a route as GeoJSON.</summary>
        /// <param name="points">The points of the route; latitudes -90 ... 90 degrees, longitudes any finite
        /// value.</param>
        /// <param name="options">Null: the defaults. Decimals and edge tolerance.</param>
        /// <param name="properties">The properties of the feature: a JSON object, at most 64 levels deep; null:
        /// none.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Decimals,
        /// Status.Properties, Status.Count.</exception>
        /// <remarks>The result is a Feature with a LineString, or with a MultiLineString if the route crosses the
        /// antimeridian (RFC 7946, section 3.1.9) or crosses a pole to another meridian. The crossing lies on the
        /// geodesic between its neighbors. Positions are rounded to decimals; a position equal to the one before is
        /// left out, but there are always at least two. CircleGeoJson() explains edgeTolerance. Since 0.1. Time grows
        /// with the vertices of the result, which are computed two to six times, and with the bytes of the properties.
        /// Slowest input known: an edge halfway around the earth and a tolerance of 1 µm.</remarks>
        public static string RouteGeoJson(Point[] points, GeoJsonOptions options = null, string properties = null)
        {
            Rows.Need(points, nameof(points));
            var optionsValue = options == null ? default(GeoJsonOptions.Raw) : options.Value;
            var propertiesBytes = Texts.BytesOrNull(properties, nameof(properties));
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (byte* propertiesAt = propertiesBytes)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_route_geojson(pointsAt, (UIntPtr)points.Length,
                        options == null ? null : &optionsValue, propertiesAt, Texts.Size(propertiesBytes), outAt,
                        (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes a polygon as GeoJSON.</summary>
        /// <param name="points">The points of all rings, one ring after the other; latitudes -90 ... 90 degrees,
        /// longitudes any finite value.</param>
        /// <param name="rings">The number of points of each ring: the outer one, then the holes. Null: all points are
        /// one ring.</param>
        /// <param name="options">Null: the defaults. Decimals and edge tolerance.</param>
        /// <param name="properties">The properties of the feature: a JSON object, at most 64 levels deep; null:
        /// none.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Latitude, Status.Tolerance, Status.Decimals,
        /// Status.Properties, Status.Count, Status.Rings, Status.Crossings.</exception>
        /// <remarks>The result is a Feature with a Polygon or a MultiPolygon, written as CircleGeoJson() writes a
        /// circle. The inside of a ring is the smaller of the two parts of the earth, whichever way the ring runs;
        /// rings are written in the direction that RFC 7946 requires. Holes are cut like the outer ring, and belong to
        /// the piece that contains them. A point at a pole becomes two positions, with the longitudes of its neighbors.
        /// Since 0.1. Time grows with the points, or with the holes times the points if the antimeridian cuts the outer
        /// ring. Slowest input known: thousands of holes beside the antimeridian.</remarks>
        public static string PolygonGeoJson(Point[] points, int[] rings = null, GeoJsonOptions options = null,
            string properties = null)
        {
            Rows.Need(points, nameof(points));
            var ringsSizes = Rows.Sizes(rings, nameof(rings));
            var optionsValue = options == null ? default(GeoJsonOptions.Raw) : options.Value;
            var propertiesBytes = Texts.BytesOrNull(properties, nameof(properties));
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (Point* pointsAt = points)
                fixed (UIntPtr* ringsSizesAt = ringsSizes)
                fixed (byte* propertiesAt = propertiesBytes)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_polygon_geojson(pointsAt, (UIntPtr)points.Length, ringsSizesAt,
                        (UIntPtr)ringsSizes.Length, options == null ? null : &optionsValue, propertiesAt,
                        Texts.Size(propertiesBytes), outAt, (UIntPtr)outRoom.Length, &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Finds out whether a document is GPX, KML or CoT.</summary>
        /// <param name="text">XML in UTF-8, with or without a byte-order mark.</param>
        /// <returns>One of the ExchangeFormat values.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextIncomplete, Status.Xml,
        /// Status.XmlAttribute, Status.XmlReference, Status.XmlEncoding, Status.XmlDtd, Status.XmlLimit,
        /// Status.Document.</exception>
        /// <remarks>Reads up to the first tag: its local name is gpx; kml, Document, Folder, Placemark or
        /// GroundOverlay; or for CoT event or events. Since 0.2. Time grows with the bytes of the text. Slowest input
        /// known: a long comment.</remarks>
        public static ExchangeFormat ExchangeDetect(byte[] text)
        {
            Rows.Need(text, nameof(text));
            ExchangeFormat formatResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = text)
                Texts.Check(Native.gn_exchange_detect(textAt, Texts.Count(text), (int*)&formatResult,
                    &errorOffset), (ulong)errorOffset);
            return formatResult;
        }

        /// <summary>Reads the waypoints, routes and tracks of a GPX document.</summary>
        /// <param name="text">GPX 1.0 or 1.1: XML in UTF-8, with or without a byte-order mark.</param>
        /// <returns>Features: The features. Vertices: The vertices of all features, one feature after the other.
        /// Report: How many features were skipped and how many fixes dropped, why, and where.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextIncomplete, Status.Xml,
        /// Status.XmlTag, Status.XmlAttribute, Status.XmlReference, Status.XmlEncoding, Status.XmlDtd, Status.XmlLimit,
        /// Status.Document.</exception>
        /// <remarks>A wpt is a point; a rte a line with FeatureFlag.Route; each trkseg of a trk a line, of the same
        /// object. Vertices have ele as altitude, and time. A feature has name and type, and of a wpt the time. A
        /// segment without points is no feature. Extensions and everything else are passed. Elements are known by their
        /// local names, whatever their prefix and namespace. A feature is skipped if a latitude or a longitude is
        /// missing (Status.Feature), no number (Status.TextNumber) or out of range (Status.Latitude; longitudes beyond
        /// 180 degrees are reduced), or if an altitude (Status.TextNumber, Status.Altitude) or a time (Status.Date) is
        /// not what it should be; an empty one is absent. Numbers are the doubles nearest to their texts up to 19
        /// digits and 19 decimals, others to 4 units of their last place. One bad fix does not lose a track: a trkpt
        /// whose position is refused is dropped, and of one whose altitude or time is refused that alone. At a latitude
        /// beyond 90, which some programs write where a recording pauses, the line ends and another begins. The report
        /// counts such fixes, and the lines have FeatureFlag.Gaps. Names and types are spans of text, with its
        /// entities: XmlUnescape(). The text is read once, in linear time, without memory. XML is read as XML 1.0
        /// demands, but for what a DTD declares; at most 64 levels, and 64 attributes in an element. Since 0.2. Time
        /// grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with
        /// those before it, at most 64. Statuses of rows: Status.Latitude, Status.Altitude, Status.TextNumber,
        /// Status.Feature, Status.Date.</remarks>
        public static (Feature[] Features, Vertex[] Vertices, ExchangeReport Report) GpxRead(byte[] text)
        {
            Rows.Need(text, nameof(text));
            var featuresRoom = new Feature[Room.Elements];
            UIntPtr featuresNeeded;
            var verticesRoom = new Vertex[Room.Elements];
            UIntPtr verticesNeeded;
            ExchangeReport reportResult;
            int status;
            do
            {
                fixed (byte* textAt = text)
                fixed (Feature* featuresAt = featuresRoom)
                fixed (Vertex* verticesAt = verticesRoom)
                    status = Native.gn_gpx_read(textAt, Texts.Count(text), featuresAt, (UIntPtr)featuresRoom.Length,
                        &featuresNeeded, verticesAt, (UIntPtr)verticesRoom.Length, &verticesNeeded, &reportResult);
            }
            while (Room.Grow(status, ref featuresRoom, (long)featuresNeeded)
                | Room.Grow(status, ref verticesRoom, (long)verticesNeeded));
            Texts.Check(status, (ulong)reportResult.Place);
            return (Room.Cut(featuresRoom, (long)featuresNeeded), Room.Cut(verticesRoom, (long)verticesNeeded), reportResult);
        }

        /// <summary>Reads the waypoints, routes and tracks of a GPX document. The results go into arrays of
        /// yours.</summary>
        /// <param name="text">GPX 1.0 or 1.1: XML in UTF-8, with or without a byte-order mark.</param>
        /// <param name="features">The features. If it is null or too short, there is a new array afterward.</param>
        /// <param name="vertices">The vertices of all features, one feature after the other. If it is null or too
        /// short, there is a new array afterward.</param>
        /// <returns>Features: How many elements of features there are. Vertices: How many elements of vertices there
        /// are. Report: How many features were skipped and how many fixes dropped, why, and where.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextIncomplete, Status.Xml,
        /// Status.XmlTag, Status.XmlAttribute, Status.XmlReference, Status.XmlEncoding, Status.XmlDtd, Status.XmlLimit,
        /// Status.Document.</exception>
        /// <remarks>A wpt is a point; a rte a line with FeatureFlag.Route; each trkseg of a trk a line, of the same
        /// object. Vertices have ele as altitude, and time. A feature has name and type, and of a wpt the time. A
        /// segment without points is no feature. Extensions and everything else are passed. Elements are known by their
        /// local names, whatever their prefix and namespace. A feature is skipped if a latitude or a longitude is
        /// missing (Status.Feature), no number (Status.TextNumber) or out of range (Status.Latitude; longitudes beyond
        /// 180 degrees are reduced), or if an altitude (Status.TextNumber, Status.Altitude) or a time (Status.Date) is
        /// not what it should be; an empty one is absent. Numbers are the doubles nearest to their texts up to 19
        /// digits and 19 decimals, others to 4 units of their last place. One bad fix does not lose a track: a trkpt
        /// whose position is refused is dropped, and of one whose altitude or time is refused that alone. At a latitude
        /// beyond 90, which some programs write where a recording pauses, the line ends and another begins. The report
        /// counts such fixes, and the lines have FeatureFlag.Gaps. Names and types are spans of text, with its
        /// entities: XmlUnescape(). The text is read once, in linear time, without memory. XML is read as XML 1.0
        /// demands, but for what a DTD declares; at most 64 levels, and 64 attributes in an element. Since 0.2. Time
        /// grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with
        /// those before it, at most 64. Statuses of rows: Status.Latitude, Status.Altitude, Status.TextNumber,
        /// Status.Feature, Status.Date.</remarks>
        public static (int Features, int Vertices, ExchangeReport Report) GpxRead(byte[] text, ref Feature[] features,
            ref Vertex[] vertices)
        {
            Rows.Need(text, nameof(text));
            if (features == null) features = new Feature[Room.Elements];
            UIntPtr featuresNeeded;
            if (vertices == null) vertices = new Vertex[Room.Elements];
            UIntPtr verticesNeeded;
            ExchangeReport reportResult;
            int status;
            do
            {
                fixed (byte* textAt = text)
                fixed (Feature* featuresAt = features)
                fixed (Vertex* verticesAt = vertices)
                    status = Native.gn_gpx_read(textAt, Texts.Count(text), featuresAt, (UIntPtr)features.Length,
                        &featuresNeeded, verticesAt, (UIntPtr)vertices.Length, &verticesNeeded, &reportResult);
            }
            while (Room.Grow(status, ref features, (long)featuresNeeded)
                | Room.Grow(status, ref vertices, (long)verticesNeeded));
            Texts.Check(status, (ulong)reportResult.Place);
            return ((int)featuresNeeded, (int)verticesNeeded, reportResult);
        }

        /// <summary>Reads the placemarks and overlays of a KML document.</summary>
        /// <param name="text">KML 2.2: XML in UTF-8, with or without a byte-order mark.</param>
        /// <returns>Features: The features. Vertices: The vertices of all features, one feature after the other.
        /// Report: How many features were skipped, why, and where.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextIncomplete, Status.Xml,
        /// Status.XmlTag, Status.XmlAttribute, Status.XmlReference, Status.XmlEncoding, Status.XmlDtd, Status.XmlLimit,
        /// Status.Document.</exception>
        /// <remarks>Point, LineString, LinearRing (a line that is closed: its last vertex equals the first) and Polygon
        /// with its holes become points, lines, areas and holes, also in a MultiGeometry; gx:Track and the tracks of a
        /// gx:MultiTrack become lines whose vertices have times; LatLonBox becomes a box, gx:LatLonQuad an area.
        /// Features have the name and the id of their Placemark or GroundOverlay, and the times of its TimeStamp (time)
        /// or TimeSpan (start, stale); without an id, the data named uid. A box has the altitude of its overlay; one of
        /// 360 degrees or more goes all around, from -180 to 180. Altitudes are taken as they are, whatever their mode;
        /// but where it is not absolute, a geometry whose altitudes are all 0 has none: viewers draw it on the ground.
        /// Everything else is passed: styles, links, regions, models, updates. What the first vertex repeats at the end
        /// of a ring is left out. Holes may come before their ring. In coordinates a comma too many, a fourth number
        /// and an altitude "nan" are passed. A bad fix of a gx:Track is dropped as in GpxRead(). A geometry is skipped
        /// if its coordinates are not numbers with commas between (Status.TextNumber), are out of range
        /// (Status.Latitude, Status.Altitude) or too few (Status.Count), or if a track does not have as many times as
        /// positions (Status.Feature); a Polygon with all its holes. A placemark with a time that is none is skipped
        /// too (Status.Date). GpxRead() tells the rest. Since 0.2. Time grows with the bytes of the text. Slowest input
        /// known: tags with many attributes: each is compared with those before it, at most 64. Statuses of rows:
        /// Status.Latitude, Status.Altitude, Status.TextNumber, Status.Count, Status.Feature, Status.Date.</remarks>
        public static (Feature[] Features, Vertex[] Vertices, ExchangeReport Report) KmlRead(byte[] text)
        {
            Rows.Need(text, nameof(text));
            var featuresRoom = new Feature[Room.Elements];
            UIntPtr featuresNeeded;
            var verticesRoom = new Vertex[Room.Elements];
            UIntPtr verticesNeeded;
            ExchangeReport reportResult;
            int status;
            do
            {
                fixed (byte* textAt = text)
                fixed (Feature* featuresAt = featuresRoom)
                fixed (Vertex* verticesAt = verticesRoom)
                    status = Native.gn_kml_read(textAt, Texts.Count(text), featuresAt, (UIntPtr)featuresRoom.Length,
                        &featuresNeeded, verticesAt, (UIntPtr)verticesRoom.Length, &verticesNeeded, &reportResult);
            }
            while (Room.Grow(status, ref featuresRoom, (long)featuresNeeded)
                | Room.Grow(status, ref verticesRoom, (long)verticesNeeded));
            Texts.Check(status, (ulong)reportResult.Place);
            return (Room.Cut(featuresRoom, (long)featuresNeeded), Room.Cut(verticesRoom, (long)verticesNeeded), reportResult);
        }

        /// <summary>Reads the placemarks and overlays of a KML document. The results go into arrays of yours.</summary>
        /// <param name="text">KML 2.2: XML in UTF-8, with or without a byte-order mark.</param>
        /// <param name="features">The features. If it is null or too short, there is a new array afterward.</param>
        /// <param name="vertices">The vertices of all features, one feature after the other. If it is null or too
        /// short, there is a new array afterward.</param>
        /// <returns>Features: How many elements of features there are. Vertices: How many elements of vertices there
        /// are. Report: How many features were skipped, why, and where.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextIncomplete, Status.Xml,
        /// Status.XmlTag, Status.XmlAttribute, Status.XmlReference, Status.XmlEncoding, Status.XmlDtd, Status.XmlLimit,
        /// Status.Document.</exception>
        /// <remarks>Point, LineString, LinearRing (a line that is closed: its last vertex equals the first) and Polygon
        /// with its holes become points, lines, areas and holes, also in a MultiGeometry; gx:Track and the tracks of a
        /// gx:MultiTrack become lines whose vertices have times; LatLonBox becomes a box, gx:LatLonQuad an area.
        /// Features have the name and the id of their Placemark or GroundOverlay, and the times of its TimeStamp (time)
        /// or TimeSpan (start, stale); without an id, the data named uid. A box has the altitude of its overlay; one of
        /// 360 degrees or more goes all around, from -180 to 180. Altitudes are taken as they are, whatever their mode;
        /// but where it is not absolute, a geometry whose altitudes are all 0 has none: viewers draw it on the ground.
        /// Everything else is passed: styles, links, regions, models, updates. What the first vertex repeats at the end
        /// of a ring is left out. Holes may come before their ring. In coordinates a comma too many, a fourth number
        /// and an altitude "nan" are passed. A bad fix of a gx:Track is dropped as in GpxRead(). A geometry is skipped
        /// if its coordinates are not numbers with commas between (Status.TextNumber), are out of range
        /// (Status.Latitude, Status.Altitude) or too few (Status.Count), or if a track does not have as many times as
        /// positions (Status.Feature); a Polygon with all its holes. A placemark with a time that is none is skipped
        /// too (Status.Date). GpxRead() tells the rest. Since 0.2. Time grows with the bytes of the text. Slowest input
        /// known: tags with many attributes: each is compared with those before it, at most 64. Statuses of rows:
        /// Status.Latitude, Status.Altitude, Status.TextNumber, Status.Count, Status.Feature, Status.Date.</remarks>
        public static (int Features, int Vertices, ExchangeReport Report) KmlRead(byte[] text, ref Feature[] features,
            ref Vertex[] vertices)
        {
            Rows.Need(text, nameof(text));
            if (features == null) features = new Feature[Room.Elements];
            UIntPtr featuresNeeded;
            if (vertices == null) vertices = new Vertex[Room.Elements];
            UIntPtr verticesNeeded;
            ExchangeReport reportResult;
            int status;
            do
            {
                fixed (byte* textAt = text)
                fixed (Feature* featuresAt = features)
                fixed (Vertex* verticesAt = vertices)
                    status = Native.gn_kml_read(textAt, Texts.Count(text), featuresAt, (UIntPtr)features.Length,
                        &featuresNeeded, verticesAt, (UIntPtr)vertices.Length, &verticesNeeded, &reportResult);
            }
            while (Room.Grow(status, ref features, (long)featuresNeeded)
                | Room.Grow(status, ref vertices, (long)verticesNeeded));
            Texts.Check(status, (ulong)reportResult.Place);
            return ((int)featuresNeeded, (int)verticesNeeded, reportResult);
        }

        /// <summary>Reads Cursor on Target events.</summary>
        /// <param name="text">CoT 2.0: one event or several, one after the other as in a stream, or within an element
        /// events. XML in UTF-8, with or without a byte-order mark.</param>
        /// <returns>Features: The features. Vertices: The vertices of all features, one feature after the other.
        /// Report: How many events were skipped, why, and where.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextIncomplete, Status.Xml,
        /// Status.XmlTag, Status.XmlAttribute, Status.XmlReference, Status.XmlEncoding, Status.XmlDtd, Status.XmlLimit,
        /// Status.Document.</exception>
        /// <remarks>Features have uid, type, how, time, start and stale of the event, the callsign as name, ce and le
        /// of its point, course and speed of its track, and the altitudes and triggers of a __geofence. What means
        /// unknown is NaN: 9999999 meters, and a negative error, course or speed. What an event becomes. - links with
        /// points, of a route (type b-m-r) or a drawing (u-d-): a line with FeatureFlag.Route or without; of u-d-r and
        /// of a drawing that has its first point at its end again, and three before that, an area. A link without a
        /// point leads to another event, and is passed; - shape with ellipses: a circle for each whose axes are equal,
        /// else an ellipse. TAK clients mean radii by major and minor in circles (u-d-c-c, u-r-b-c-c), and whole axes
        /// everywhere else (u-d-c-e), as the CoT schema does; angle is the azimuth of the major axis; - shape with a
        /// polyline: an area if it is closed, or does not say so, has the first point at its end again, and three
        /// points before that; else a line; - sensor with azimuth, fov and range: a sector of that width around the
        /// azimuth; - u-rb-a: range, bearing from true north, inclination, and the north that the sender shows bearings
        /// by; - everything whose type does not begin with u- or b-m-r: a point, before what its details are, wherever
        /// the point stands; and a drawing without any. An event is skipped if it has no type, no uid, no point or no
        /// position, or is a drawing of several lines, u-d-f-m (Status.Feature), or if a number (Status.TextNumber,
        /// Status.Latitude, Status.Altitude, Status.Radius, Status.Width, Status.Speed), a time (Status.Date) or the
        /// number of points (Status.Count) is not what it should be. GpxRead() tells the rest. Since 0.2. Time grows
        /// with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
        /// before it, at most 64. Statuses of rows: Status.Latitude, Status.Altitude, Status.TextNumber, Status.Radius,
        /// Status.Width, Status.Count, Status.Speed, Status.Feature, Status.Date.</remarks>
        public static (Feature[] Features, Vertex[] Vertices, ExchangeReport Report) CotRead(byte[] text)
        {
            Rows.Need(text, nameof(text));
            var featuresRoom = new Feature[Room.Elements];
            UIntPtr featuresNeeded;
            var verticesRoom = new Vertex[Room.Elements];
            UIntPtr verticesNeeded;
            ExchangeReport reportResult;
            int status;
            do
            {
                fixed (byte* textAt = text)
                fixed (Feature* featuresAt = featuresRoom)
                fixed (Vertex* verticesAt = verticesRoom)
                    status = Native.gn_cot_read(textAt, Texts.Count(text), featuresAt, (UIntPtr)featuresRoom.Length,
                        &featuresNeeded, verticesAt, (UIntPtr)verticesRoom.Length, &verticesNeeded, &reportResult);
            }
            while (Room.Grow(status, ref featuresRoom, (long)featuresNeeded)
                | Room.Grow(status, ref verticesRoom, (long)verticesNeeded));
            Texts.Check(status, (ulong)reportResult.Place);
            return (Room.Cut(featuresRoom, (long)featuresNeeded), Room.Cut(verticesRoom, (long)verticesNeeded), reportResult);
        }

        /// <summary>Reads Cursor on Target events. The results go into arrays of yours.</summary>
        /// <param name="text">CoT 2.0: one event or several, one after the other as in a stream, or within an element
        /// events. XML in UTF-8, with or without a byte-order mark.</param>
        /// <param name="features">The features. If it is null or too short, there is a new array afterward.</param>
        /// <param name="vertices">The vertices of all features, one feature after the other. If it is null or too
        /// short, there is a new array afterward.</param>
        /// <returns>Features: How many elements of features there are. Vertices: How many elements of vertices there
        /// are. Report: How many events were skipped, why, and where.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextEmpty, Status.TextIncomplete, Status.Xml,
        /// Status.XmlTag, Status.XmlAttribute, Status.XmlReference, Status.XmlEncoding, Status.XmlDtd, Status.XmlLimit,
        /// Status.Document.</exception>
        /// <remarks>Features have uid, type, how, time, start and stale of the event, the callsign as name, ce and le
        /// of its point, course and speed of its track, and the altitudes and triggers of a __geofence. What means
        /// unknown is NaN: 9999999 meters, and a negative error, course or speed. What an event becomes. - links with
        /// points, of a route (type b-m-r) or a drawing (u-d-): a line with FeatureFlag.Route or without; of u-d-r and
        /// of a drawing that has its first point at its end again, and three before that, an area. A link without a
        /// point leads to another event, and is passed; - shape with ellipses: a circle for each whose axes are equal,
        /// else an ellipse. TAK clients mean radii by major and minor in circles (u-d-c-c, u-r-b-c-c), and whole axes
        /// everywhere else (u-d-c-e), as the CoT schema does; angle is the azimuth of the major axis; - shape with a
        /// polyline: an area if it is closed, or does not say so, has the first point at its end again, and three
        /// points before that; else a line; - sensor with azimuth, fov and range: a sector of that width around the
        /// azimuth; - u-rb-a: range, bearing from true north, inclination, and the north that the sender shows bearings
        /// by; - everything whose type does not begin with u- or b-m-r: a point, before what its details are, wherever
        /// the point stands; and a drawing without any. An event is skipped if it has no type, no uid, no point or no
        /// position, or is a drawing of several lines, u-d-f-m (Status.Feature), or if a number (Status.TextNumber,
        /// Status.Latitude, Status.Altitude, Status.Radius, Status.Width, Status.Speed), a time (Status.Date) or the
        /// number of points (Status.Count) is not what it should be. GpxRead() tells the rest. Since 0.2. Time grows
        /// with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
        /// before it, at most 64. Statuses of rows: Status.Latitude, Status.Altitude, Status.TextNumber, Status.Radius,
        /// Status.Width, Status.Count, Status.Speed, Status.Feature, Status.Date.</remarks>
        public static (int Features, int Vertices, ExchangeReport Report) CotRead(byte[] text, ref Feature[] features,
            ref Vertex[] vertices)
        {
            Rows.Need(text, nameof(text));
            if (features == null) features = new Feature[Room.Elements];
            UIntPtr featuresNeeded;
            if (vertices == null) vertices = new Vertex[Room.Elements];
            UIntPtr verticesNeeded;
            ExchangeReport reportResult;
            int status;
            do
            {
                fixed (byte* textAt = text)
                fixed (Feature* featuresAt = features)
                fixed (Vertex* verticesAt = vertices)
                    status = Native.gn_cot_read(textAt, Texts.Count(text), featuresAt, (UIntPtr)features.Length,
                        &featuresNeeded, verticesAt, (UIntPtr)vertices.Length, &verticesNeeded, &reportResult);
            }
            while (Room.Grow(status, ref features, (long)featuresNeeded)
                | Room.Grow(status, ref vertices, (long)verticesNeeded));
            Texts.Check(status, (ulong)reportResult.Place);
            return ((int)featuresNeeded, (int)verticesNeeded, reportResult);
        }

        /// <summary>Finds the first event in the bytes of a CoT stream.</summary>
        /// <param name="text">XML in UTF-8.</param>
        /// <param name="limit">The most bytes that an event may have, with its XML declaration and the blanks before
        /// it; 0 means 1,048,576.</param>
        /// <returns>The number of bytes up to the end of the event.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextIncomplete, Status.Xml, Status.XmlTag,
        /// Status.XmlAttribute, Status.XmlReference, Status.XmlEncoding, Status.XmlDtd, Status.XmlLimit.</exception>
        /// <remarks>The event ends where its element does, not at the first end tag of that name, which may stand in a
        /// comment. Give CotRead() so many bytes, and go on behind them. Each call reads from the start;
        /// CotSearchEvent() goes on where the last one ended. Since 0.2. Time grows with the bytes of the text up to
        /// the limit in each call, so that a stream that comes byte by byte takes the square of the limit. Slowest
        /// input known: an event just below the limit.</remarks>
        public static long CotFindEvent(byte[] text, int limit = 0)
        {
            Rows.Need(text, nameof(text));
            UIntPtr eventSizeResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = text)
                Texts.Check(Native.gn_cot_find_event(textAt, Texts.Count(text), (uint)limit, &eventSizeResult,
                    &errorOffset), (ulong)errorOffset);
            return (long)eventSizeResult;
        }

        /// <summary>Looks for the end of the first event in the bytes of a CoT stream, where the last search
        /// ended.</summary>
        /// <param name="text">XML in UTF-8.</param>
        /// <param name="limit">The most bytes that an event may have, as for CotFindEvent(); 0 means 1,048,576.</param>
        /// <param name="last">The state after the last fix. Null before the first.</param>
        /// <returns>State: The state for the next search. EventSize: The number of bytes up to the end of the event; 0
        /// if more bytes are needed.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.Xml, Status.XmlTag, Status.XmlAttribute,
        /// Status.XmlReference, Status.XmlEncoding, Status.XmlDtd, Status.XmlLimit.</exception>
        /// <remarks>Each byte is looked at once, and once more when the event is complete, so a stream may come byte by
        /// byte. The size is that of CotFindEvent(). What is no XML may be found later than there, if it is longer than
        /// 256 bytes: when twice as many have come. Behind an event, the state is all 0: go on at the next one. Since
        /// 0.2. Time grows with the bytes that have come since the last search, and with all bytes of the text where
        /// they end the event or are twice as many as were read. Slowest input known: an event just below the
        /// limit.</remarks>
        public static (CotSearch State, long EventSize) CotSearchEvent(byte[] text, int limit = 0,
            CotSearch last = null)
        {
            Rows.Need(text, nameof(text));
            CotSearch stateResult;
            UIntPtr eventSizeResult;
            UIntPtr errorOffset;
            fixed (byte* textAt = text)
                Texts.Check(Native.gn_cot_search_event(textAt, Texts.Count(text), (uint)limit, &last, &stateResult,
                    &eventSizeResult, &errorOffset), (ulong)errorOffset);
            return (stateResult, (long)eventSizeResult);
        }

        /// <summary>Reads a text of XML: replaces references, and takes comments and the marks of CDATA away.</summary>
        /// <param name="text">A part of a document in UTF-8, such as the name of a feature.</param>
        /// <returns>UTF-8 text.</returns>
        /// <exception cref="GridNorthException">Status.Offset, Status.TextIncomplete, Status.Xml, Status.XmlReference,
        /// Status.XmlEncoding.</exception>
        /// <remarks>References are the five of XML and those of characters. A carriage return, alone or before a line
        /// feed, becomes a line feed. Blanks around the text stay. Since 0.2. Time grows with the bytes of the
        /// text.</remarks>
        public static string XmlUnescape(string text)
        {
            var textBytes = Texts.Bytes(text, nameof(text));
            var outRoom = new byte[Room.Text];
            UIntPtr outNeeded;
            int status;
            do
            {
                fixed (byte* textAt = textBytes)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_xml_unescape(textAt, Texts.Size(textBytes), outAt, (UIntPtr)outRoom.Length,
                        &outNeeded);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return Texts.Ended(outRoom, (long)outNeeded);
        }

        /// <summary>Writes features as GPX 1.1.</summary>
        /// <param name="features">The features, as a reader left them or as you made them.</param>
        /// <param name="vertices">The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite
        /// value, written in -180 ... 180.</param>
        /// <param name="texts">The text that their spans lead to, UTF-8: that of the document that was read, or names
        /// one after the other.</param>
        /// <param name="options">Null: the defaults. Decimals and tolerance.</param>
        /// <returns>Text: UTF-8 text. Report: How many features were skipped, and why the first was.</returns>
        /// <exception cref="GridNorthException">Status.Time, Status.Tolerance, Status.Decimals,
        /// Status.Count.</exception>
        /// <remarks>A point is a wpt; lines are a rte with FeatureFlag.Route, else a trk, of which lines of the same
        /// object in a row are the segments, if their texts and times are the same too. GPX has no areas: rings,
        /// circles, ellipses, sectors and boxes are tracks that end where they begin; circles, ellipses and sectors as
        /// polygons that depart from them by no more than the tolerance. A range and bearing is a rte with its two
        /// ends, without altitudes. A turned box keeps right angles where its middle is. Longitudes are less than 180:
        /// GPX has -180 for it. A feature is skipped if its kind is unknown, a hole has no area or a number that its
        /// kind needs is absent (Status.Feature), if it leads out of the arrays or the text (Status.Span), has not as
        /// many vertices as its kind (Status.Count), a number that is none (Status.NotFinite) or out of range
        /// (Status.Latitude, Status.Altitude, Status.Radius, Status.Width, Status.Vertices, Status.Year, Status.Speed,
        /// Status.North), or a text that XML cannot hold (Status.XmlEncoding, Status.XmlReference, Status.Xml,
        /// Status.TextIncomplete); an area with its holes, each of which is counted. Numbers are rounded to so many
        /// decimals, half to even; reading gives them back to half of the last. Since 0.2. Time grows with the
        /// features, the vertices and the bytes of the texts, and with the vertices of circles as in Circle(). Slowest
        /// input known: circles with a small tolerance. Statuses of rows: Status.NotFinite, Status.Latitude,
        /// Status.Altitude, Status.TextIncomplete, Status.Radius, Status.Width, Status.Vertices, Status.Count,
        /// Status.North, Status.Year, Status.Speed, Status.Xml, Status.XmlReference, Status.XmlEncoding,
        /// Status.Feature, Status.Span.</remarks>
        public static (string Text, ExchangeReport Report) GpxWrite(Feature[] features, Vertex[] vertices, byte[] texts,
            ExchangeOptions options = null)
        {
            Rows.Need(features, nameof(features));
            Rows.Need(vertices, nameof(vertices));
            var optionsValue = options == null ? default(ExchangeOptions.Raw) : options.Value;
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            ExchangeReport reportResult;
            int status;
            do
            {
                fixed (Feature* featuresAt = features)
                fixed (Vertex* verticesAt = vertices)
                fixed (byte* textsAt = texts)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_gpx_write(featuresAt, (UIntPtr)features.Length, verticesAt,
                        (UIntPtr)vertices.Length, textsAt, Texts.Count(texts), options == null ? null : &optionsValue,
                        outAt, (UIntPtr)outRoom.Length, &outNeeded, &reportResult);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return (Texts.Ended(outRoom, (long)outNeeded), reportResult);
        }

        /// <summary>Writes features as KML 2.2.</summary>
        /// <param name="features">The features, as a reader left them or as you made them.</param>
        /// <param name="vertices">The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite
        /// value, written in -180 ... 180.</param>
        /// <param name="texts">The text that their spans lead to, UTF-8: that of the document that was read, or names
        /// one after the other.</param>
        /// <param name="options">Null: the defaults. Decimals and tolerance.</param>
        /// <returns>Text: UTF-8 text. Report: How many features were skipped, and why the first was.</returns>
        /// <exception cref="GridNorthException">Status.Time, Status.Tolerance, Status.Decimals,
        /// Status.Count.</exception>
        /// <remarks>Features of one object in a row, with the same texts and times, are a Placemark, with a
        /// MultiGeometry if there are several. A uid is its id if it is a name of XML in ASCII, else data named uid. A
        /// line whose vertices all have times is a gx:Track; areas have their holes; a box is a GroundOverlay; circles,
        /// ellipses and sectors are Polygons that depart from them by no more than the tolerance; a range and bearing
        /// is a LineString with its two ends. Altitudes are absolute, if no vertex is without one: a viewer would put
        /// it at 0. GpxWrite() tells the rest. Since 0.2. Time grows with the features, the vertices and the bytes of
        /// the texts, and with the vertices of circles as in Circle(). Slowest input known: circles with a small
        /// tolerance. Statuses of rows: Status.NotFinite, Status.Latitude, Status.Altitude, Status.TextIncomplete,
        /// Status.Radius, Status.Width, Status.Vertices, Status.Count, Status.North, Status.Year, Status.Speed,
        /// Status.Xml, Status.XmlReference, Status.XmlEncoding, Status.Feature, Status.Span.</remarks>
        public static (string Text, ExchangeReport Report) KmlWrite(Feature[] features, Vertex[] vertices, byte[] texts,
            ExchangeOptions options = null)
        {
            Rows.Need(features, nameof(features));
            Rows.Need(vertices, nameof(vertices));
            var optionsValue = options == null ? default(ExchangeOptions.Raw) : options.Value;
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            ExchangeReport reportResult;
            int status;
            do
            {
                fixed (Feature* featuresAt = features)
                fixed (Vertex* verticesAt = vertices)
                fixed (byte* textsAt = texts)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_kml_write(featuresAt, (UIntPtr)features.Length, verticesAt,
                        (UIntPtr)vertices.Length, textsAt, Texts.Count(texts), options == null ? null : &optionsValue,
                        outAt, (UIntPtr)outRoom.Length, &outNeeded, &reportResult);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return (Texts.Ended(outRoom, (long)outNeeded), reportResult);
        }

        /// <summary>Writes features as Cursor on Target events, one after the other, a line each.</summary>
        /// <param name="features">The features, as a reader left them or as you made them.</param>
        /// <param name="vertices">The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite
        /// value, written in -180 ... 180.</param>
        /// <param name="texts">The text that their spans lead to, UTF-8: that of the document that was read, or names
        /// one after the other.</param>
        /// <param name="options">Null: the defaults. Decimals, tolerance and times.</param>
        /// <returns>Text: UTF-8 text. Report: How many features were skipped, and why the first was.</returns>
        /// <exception cref="GridNorthException">Status.Time, Status.Tolerance, Status.Decimals,
        /// Status.Count.</exception>
        /// <remarks>Each feature is an event of its own; only circles around one position, of one object in a row,
        /// share one, and a sector joins the point beside it. With a uid, points, circles, ellipses, sectors and
        /// polylines of the same object do. Its type, if it has none: point b-m-p-s-m, line u-d-f, route b-m-r, area
        /// u-d-f, circle u-d-c-c, ellipse u-d-c-e, box u-d-r, range and bearing u-rb-a, sector b-m-p-s-p-loc. Without a
        /// uid, it has the type, a period and its number. Without a time, it has that of the options; without a start,
        /// its time; without a stale time, staleAfter; without how, h-e. Circles of more than one, ellipses and boxes
        /// hold whatever they are made of, sectors with an inner radius lose it. In the types of circles, an ellipse
        /// whose axes are written as equal has their mean for a radius. A line that ends where it begins comes back as
        /// an area. Events have no holes: they are skipped (Status.Feature), as are altitudes and errors that mean
        /// unknown, from 9999999 m on, and radii that are written as 0 (Status.Radius). Without any time, an event is
        /// skipped with Status.Date. GpxWrite() tells the rest. Since 0.2. Time grows with the features, the vertices
        /// and the bytes of the texts, and with the vertices of circles as in Circle(). Slowest input known: circles
        /// with a small tolerance. Statuses of rows: Status.NotFinite, Status.Latitude, Status.Altitude,
        /// Status.TextIncomplete, Status.Radius, Status.Width, Status.Vertices, Status.Count, Status.North,
        /// Status.Year, Status.Speed, Status.Xml, Status.XmlReference, Status.XmlEncoding, Status.Feature, Status.Span,
        /// Status.Date.</remarks>
        public static (string Text, ExchangeReport Report) CotWrite(Feature[] features, Vertex[] vertices, byte[] texts,
            ExchangeOptions options = null)
        {
            Rows.Need(features, nameof(features));
            Rows.Need(vertices, nameof(vertices));
            var optionsValue = options == null ? default(ExchangeOptions.Raw) : options.Value;
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            ExchangeReport reportResult;
            int status;
            do
            {
                fixed (Feature* featuresAt = features)
                fixed (Vertex* verticesAt = vertices)
                fixed (byte* textsAt = texts)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_cot_write(featuresAt, (UIntPtr)features.Length, verticesAt,
                        (UIntPtr)vertices.Length, textsAt, Texts.Count(texts), options == null ? null : &optionsValue,
                        outAt, (UIntPtr)outRoom.Length, &outNeeded, &reportResult);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return (Texts.Ended(outRoom, (long)outNeeded), reportResult);
        }

        /// <summary>Writes features as a GeoJSON FeatureCollection.</summary>
        /// <param name="features">The features, as a reader left them or as you made them.</param>
        /// <param name="vertices">The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite
        /// value, written in -180 ... 180.</param>
        /// <param name="texts">The text that their spans lead to, UTF-8: that of the document that was read, or names
        /// one after the other.</param>
        /// <param name="options">Null: the defaults. Decimals and tolerance.</param>
        /// <returns>Text: UTF-8 text. Report: How many features were skipped, and why the first was.</returns>
        /// <exception cref="GridNorthException">Status.Time, Status.Tolerance, Status.Decimals,
        /// Status.Count.</exception>
        /// <remarks>Each feature is a Feature, an area with its holes; circles, ellipses, sectors and boxes are
        /// Polygons that depart from them by no more than the tolerance. Properties are the kind, the object, and of
        /// name, uid, type, how, times and numbers those that are there; times as in TimeFormat(). Positions have an
        /// altitude as third number if they have one; the times of vertices are a property coordTimes. Geometries that
        /// cross the antimeridian are cut (RFC 7946, section 3.1.9), lines with an altitude at the cut, areas without.
        /// An area that crosses it more than 256 times is skipped (Status.Crossings). GpxWrite() tells the rest. Since
        /// 0.2. Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles
        /// as in Circle(). Slowest input known: circles with a small tolerance. Statuses of rows: Status.NotFinite,
        /// Status.Latitude, Status.Altitude, Status.TextIncomplete, Status.Radius, Status.Width, Status.Vertices,
        /// Status.Count, Status.Crossings, Status.North, Status.Year, Status.Speed, Status.Xml, Status.XmlReference,
        /// Status.XmlEncoding, Status.Feature, Status.Span.</remarks>
        public static (string Text, ExchangeReport Report) FeaturesGeoJson(Feature[] features, Vertex[] vertices,
            byte[] texts, ExchangeOptions options = null)
        {
            Rows.Need(features, nameof(features));
            Rows.Need(vertices, nameof(vertices));
            var optionsValue = options == null ? default(ExchangeOptions.Raw) : options.Value;
            var outRoom = new byte[Room.Document];
            UIntPtr outNeeded;
            ExchangeReport reportResult;
            int status;
            do
            {
                fixed (Feature* featuresAt = features)
                fixed (Vertex* verticesAt = vertices)
                fixed (byte* textsAt = texts)
                fixed (byte* outAt = outRoom)
                    status = Native.gn_features_geojson(featuresAt, (UIntPtr)features.Length, verticesAt,
                        (UIntPtr)vertices.Length, textsAt, Texts.Count(texts), options == null ? null : &optionsValue,
                        outAt, (UIntPtr)outRoom.Length, &outNeeded, &reportResult);
            }
            while (Room.Grow(status, ref outRoom, (long)outNeeded));
            Texts.Check(status);
            return (Texts.Ended(outRoom, (long)outNeeded), reportResult);
        }

        /// <summary>Measures a group of shots on the plane of a target.</summary>
        /// <param name="shots">Where they hit: meters to the right and up from any origin, within 1e15.</param>
        /// <param name="aim">The point of aim, in meters, within 1e15, or none for the origin.</param>
        /// <returns>What the group measures, in meters.</returns>
        /// <exception cref="GridNorthException">Status.Work, Status.NotFinite, Status.Measure,
        /// Status.Count.</exception>
        /// <remarks>A shot that is not known must be left out: NaN is refused. For one shot, spreads and radii are 0,
        /// and the deviations, sigma, cep50 and r95 are NaN. Of several pairs as far apart as the extreme spread, the
        /// rows are those of one. The results are exact but for rounding: about a unit in the last place of the largest
        /// distance, also if the group is small and far from the origin. Sigma, cep50 and r95 take for granted that
        /// shots spread alike in all directions, as a circular normal distribution does. They describe the weapon, not
        /// these shots only, and they count from the center, not from the aim. sigma is the root of the sum of the
        /// squared distances from the center over 2 count - 2, divided by c4(2 count - 1), so that it is not too small
        /// on average for few shots. If deviationX and deviationY of many shots differ, use these instead. Since 0.2.
        /// Time grows with the shots in most groups, and with their square if all lie on a circle. Slowest input known:
        /// a circle, on which 100,000 shots take seconds.</remarks>
        public static Group GroupMeasure(PlanePoint[] shots, PlanePoint? aim = null)
        {
            Rows.Need(shots, nameof(shots));
            var aimValue = aim.GetValueOrDefault();
            Group outResult;
            fixed (PlanePoint* shotsAt = shots)
                Texts.Check(Native.gn_group_measure(shotsAt, (UIntPtr)shots.Length, aim.HasValue ? &aimValue : null,
                    &outResult));
            return outResult;
        }

        /// <summary>Converts lengths on a target and the angles that they cover at a distance into each
        /// other.</summary>
        /// <param name="value">A length or an angle in the unit from, within 1e15; an angle that is converted to
        /// another kind of unit must be less than 90 degrees either way.</param>
        /// <param name="from">TargetUnit.Meters, TargetUnit.Millimeters, TargetUnit.Inches, TargetUnit.Moa,
        /// TargetUnit.Milliradians or TargetUnit.InchesPer100Yards.</param>
        /// <param name="to">The unit of the result: the same values.</param>
        /// <param name="distance">Meters to the target, 0.001 ... 1e12; not read if lengths are converted to lengths,
        /// or angles to angles.</param>
        /// <returns>The length or the angle in the unit to.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Measure, Status.Unit, Status.Range,
        /// Status.TargetAngle.</exception>
        /// <remarks>The tangent of an angle is the length over the distance: what a sight must be turned by to move the
        /// shots that far. Inches per 100 yards are no angle but the length over the distance itself, times 3600. Since
        /// 0.2.</remarks>
        public static double TargetConvert(double value, TargetUnit from, TargetUnit to, double distance)
        {
            double outResult;
            Texts.Check(Native.gn_target_convert(value, (int)from, (int)to, distance, &outResult));
            return outResult;
        }

        /// <summary>Finds from known points how a photo shows a plane.</summary>
        /// <param name="points">Points of the photo and where they are on the plane: pixels to the right and down, and
        /// meters to the right and up from any origin; within 1e15.</param>
        /// <param name="kind">CalibrationKind.Similarity, CalibrationKind.Affine or CalibrationKind.Homography.</param>
        /// <returns>The calibration, with its residual in meters.</returns>
        /// <exception cref="GridNorthException">Status.NotFinite, Status.Measure, Status.Pixels, Status.Count,
        /// Status.Calibration, Status.CalibrationPoints, Status.CalibrationOrder.</exception>
        /// <remarks>Of more points than the kind needs, the sum of the squared distances on the plane is the least; for
        /// a homography, the least that is reached from the direct linear transform. The residual is the root of the
        /// mean of these squares. With as few points as the kind needs, it is 0 but for rounding, and says nothing:
        /// measure one more. A photo never mirrors, so points that are given in the opposite direction, or crosswise,
        /// are refused; a similarity of more points may only have a large residual then. Since 0.2. Time grows with the
        /// points.</remarks>
        public static Calibration CalibrationFit(CalibrationPoint[] points, CalibrationKind kind)
        {
            Rows.Need(points, nameof(points));
            Calibration outResult;
            fixed (CalibrationPoint* pointsAt = points)
                Texts.Check(Native.gn_calibration_fit(pointsAt, (UIntPtr)points.Length, (int)kind, &outResult));
            return outResult;
        }

        /// <summary>Finds the places on a plane that the pixels of a photo show.</summary>
        /// <param name="calibration">What CalibrationFit() found.</param>
        /// <param name="pixelXs">Pixels to the right, within 1e15.</param>
        /// <param name="pixelYs">Pixels down, within 1e15.</param>
        /// <returns>Xs: The places on the plane: to the right, in meters. Ys: The places on the plane: up, in meters.
        /// Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Calibration.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Pixels, or
        /// Status.OutOfSight for a pixel on the horizon of the plane or above it. Accurate to a few units in the last
        /// place of the largest numbers involved. Since 0.2. Time grows with the rows. Statuses of rows:
        /// Status.NotFinite, Status.Pixels, Status.OutOfSight.</remarks>
        public static (double[] Xs, double[] Ys, Status[] Statuses) CalibrationToPlaneBatch(Calibration calibration,
            double[] pixelXs, double[] pixelYs)
        {
            var count = Rows.Need(pixelXs, nameof(pixelXs));
            Rows.Same(count, pixelYs, nameof(pixelYs));
            var xsRows = new double[count];
            var ysRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* pixelXsAt = pixelXs)
            fixed (double* pixelYsAt = pixelYs)
            fixed (double* xsRowsAt = xsRows)
            fixed (double* ysRowsAt = ysRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_calibration_to_plane_batch(&calibration, pixelXsAt, (IntPtr)sizeof(double),
                    pixelYsAt, (IntPtr)sizeof(double), (UIntPtr)count, xsRowsAt, (IntPtr)sizeof(double), ysRowsAt,
                    (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (xsRows, ysRows, statusesRows);
        }

        /// <summary>Finds the places on a plane that the pixels of a photo show. The results go into arrays of
        /// yours.</summary>
        /// <param name="calibration">What CalibrationFit() found.</param>
        /// <param name="pixelXs">Pixels to the right, within 1e15.</param>
        /// <param name="pixelYs">Pixels down, within 1e15.</param>
        /// <param name="xs">The places on the plane: to the right, in meters.</param>
        /// <param name="ys">The places on the plane: up, in meters.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.Calibration.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Pixels, or
        /// Status.OutOfSight for a pixel on the horizon of the plane or above it. Accurate to a few units in the last
        /// place of the largest numbers involved. Since 0.2. Time grows with the rows. Statuses of rows:
        /// Status.NotFinite, Status.Pixels, Status.OutOfSight.</remarks>
        public static bool CalibrationToPlaneBatch(Calibration calibration, double[] pixelXs, double[] pixelYs,
            double[] xs, double[] ys, Status[] statuses)
        {
            var count = Rows.Need(pixelXs, nameof(pixelXs));
            Rows.Same(count, pixelYs, nameof(pixelYs));
            Rows.Same(count, xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* pixelXsAt = pixelXs)
            fixed (double* pixelYsAt = pixelYs)
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_calibration_to_plane_batch(&calibration, pixelXsAt,
                    (IntPtr)sizeof(double), pixelYsAt, (IntPtr)sizeof(double), (UIntPtr)count, xsAt,
                    (IntPtr)sizeof(double), ysAt, (IntPtr)sizeof(double), (byte*)statusesAt));
        }

        /// <summary>Finds the pixels of a photo that show places on a plane.</summary>
        /// <param name="calibration">What CalibrationFit() found.</param>
        /// <param name="xs">Meters to the right on the plane, within 1e15.</param>
        /// <param name="ys">Meters up, within 1e15.</param>
        /// <returns>PixelXs: The way to the right from the left edge of the photo, in pixels. PixelYs: The way down
        /// from the top edge of the photo, in pixels. Statuses: The status of each row.</returns>
        /// <exception cref="GridNorthException">Status.Calibration.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Measure, or
        /// Status.OutOfSight for a place behind the camera. Leads back from CalibrationToPlaneBatch(), to a few units
        /// in the last place of the largest numbers involved; draw the center and the circles of a group with it. Since
        /// 0.2. Time grows with the rows. Statuses of rows: Status.NotFinite, Status.Measure,
        /// Status.OutOfSight.</remarks>
        public static (double[] PixelXs, double[] PixelYs, Status[] Statuses) CalibrationToPixelsBatch(
            Calibration calibration, double[] xs, double[] ys)
        {
            var count = Rows.Need(xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            var pixelXsRows = new double[count];
            var pixelYsRows = new double[count];
            var statusesRows = new Status[count];
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (double* pixelXsRowsAt = pixelXsRows)
            fixed (double* pixelYsRowsAt = pixelYsRows)
            fixed (Status* statusesRowsAt = statusesRows)
                Texts.Check(Native.gn_calibration_to_pixels_batch(&calibration, xsAt, (IntPtr)sizeof(double), ysAt,
                    (IntPtr)sizeof(double), (UIntPtr)count, pixelXsRowsAt, (IntPtr)sizeof(double), pixelYsRowsAt,
                    (IntPtr)sizeof(double), (byte*)statusesRowsAt));
            return (pixelXsRows, pixelYsRows, statusesRows);
        }

        /// <summary>Finds the pixels of a photo that show places on a plane. The results go into arrays of
        /// yours.</summary>
        /// <param name="calibration">What CalibrationFit() found.</param>
        /// <param name="xs">Meters to the right on the plane, within 1e15.</param>
        /// <param name="ys">Meters up, within 1e15.</param>
        /// <param name="pixelXs">The way to the right from the left edge of the photo, in pixels.</param>
        /// <param name="pixelYs">The way down from the top edge of the photo, in pixels.</param>
        /// <param name="statuses">The status of each row. May be null.</param>
        /// <returns>Whether no row was refused.</returns>
        /// <exception cref="GridNorthException">Status.Calibration.</exception>
        /// <remarks>A refused row becomes NaN, and its status says why: Status.NotFinite, Status.Measure, or
        /// Status.OutOfSight for a place behind the camera. Leads back from CalibrationToPlaneBatch(), to a few units
        /// in the last place of the largest numbers involved; draw the center and the circles of a group with it. Since
        /// 0.2. Time grows with the rows. Statuses of rows: Status.NotFinite, Status.Measure,
        /// Status.OutOfSight.</remarks>
        public static bool CalibrationToPixelsBatch(Calibration calibration, double[] xs, double[] ys, double[] pixelXs,
            double[] pixelYs, Status[] statuses)
        {
            var count = Rows.Need(xs, nameof(xs));
            Rows.Same(count, ys, nameof(ys));
            Rows.Same(count, pixelXs, nameof(pixelXs));
            Rows.Same(count, pixelYs, nameof(pixelYs));
            Rows.SameOrNull(count, statuses, nameof(statuses));
            fixed (double* xsAt = xs)
            fixed (double* ysAt = ys)
            fixed (double* pixelXsAt = pixelXs)
            fixed (double* pixelYsAt = pixelYs)
            fixed (Status* statusesAt = statuses)
                return Texts.Check(Native.gn_calibration_to_pixels_batch(&calibration, xsAt, (IntPtr)sizeof(double),
                    ysAt, (IntPtr)sizeof(double), (UIntPtr)count, pixelXsAt, (IntPtr)sizeof(double), pixelYsAt,
                    (IntPtr)sizeof(double), (byte*)statusesAt));
        }
    }
}
