// SPDX-License-Identifier: MIT

using System;

namespace GridNorth
{
    /// <summary>Arrays for results.</summary>
    internal static class Room
    {
        /// <summary>First capacities for a text, a document, and other results of unknown size.</summary>
        internal const int Text = 96, Document = 8192, Elements = 64;

        /// <summary>An array for a known number of elements; no array has more than 2 GB.</summary>
        internal static T[] For<T>(int count, int size)
        {
            if (count < 0 || count > int.MaxValue / size) throw new ArgumentOutOfRangeException(nameof(count));
            return new T[count];
        }

        /// <summary>Whether the call must be repeated, with the larger array that it needs.</summary>
        internal static bool Grow<T>(int status, ref T[] room, long needed)
        {
            if (status != (int)Status.BufferTooSmall || needed <= room.Length) return false;
            room = new T[needed];
            return true;
        }

        /// <summary>The same, for an array whose elements also go in.</summary>
        internal static bool Extend<T>(int status, ref T[] room, long needed)
        {
            if (status != (int)Status.BufferTooSmall || needed <= room.Length) return false;
            Array.Resize(ref room, checked((int)needed));
            return true;
        }

        /// <summary>A copy of an array that must have a number of elements, with room for more.</summary>
        internal static T[] Copy<T>(long count, T[] given, string name)
        {
            if ((given == null ? 0 : given.Length) != count)
                throw new ArgumentException($"There must be {count} elements.", name);
            var copy = new T[count + Elements];
            if (given != null) Array.Copy(given, copy, count);
            return copy;
        }

        /// <summary>The elements that were written.</summary>
        internal static T[] Cut<T>(T[] room, long needed)
        {
            Array.Resize(ref room, (int)needed);
            return room;
        }
    }
}
