// SPDX-License-Identifier: MIT

using System;

namespace GridNorth
{
    /// <summary>Checks arrays before the library sees them.</summary>
    internal static unsafe class Rows
    {
        internal static int Need(Array column, string name)
        {
            if (column == null) throw new ArgumentNullException(name);
            return column.Length;
        }

        internal static void Same(int count, Array column, string name)
        {
            if (Need(column, name) != count) throw new ArgumentException("The columns differ in length.", name);
        }

        internal static void SameOrNull(int count, Array column, string name)
        {
            if (column != null) Same(count, column, name);
        }

        /// <summary>Refuses an array with fewer elements than it must hold.</summary>
        internal static void Hold(long count, Array given, string name)
        {
            var length = given == null ? 0 : given.Length;
            if (count < 0 || length < count) throw new ArgumentException($"There must be {count} elements.", name);
        }

        /// <summary>Refuses a negative number, which would be a very large one in C.</summary>
        internal static void NotNegative(long number, string name)
        {
            if (number < 0) throw new ArgumentOutOfRangeException(name, number, "It must be 0 or more.");
        }

        /// <summary>Counts as C has them; none if there are none.</summary>
        internal static UIntPtr[] Sizes(int[] counts, string name)
        {
            var sizes = new UIntPtr[counts == null ? 0 : counts.Length];
            for (var i = 0; i < sizes.Length; i++)
            {
                if (counts[i] < 0) throw new ArgumentOutOfRangeException(name);
                sizes[i] = (UIntPtr)counts[i];
            }
            return sizes;
        }

        internal static double[] Get(double* numbers, int count)
        {
            var copy = new double[count];
            for (var i = 0; i < count; i++) copy[i] = numbers[i];
            return copy;
        }

        internal static float[] Get(float* numbers, int count)
        {
            var copy = new float[count];
            for (var i = 0; i < count; i++) copy[i] = numbers[i];
            return copy;
        }

        internal static void Put(double[] given, double* numbers, int count)
        {
            Need(given, "value");
            if (given.Length != count) throw new ArgumentException($"There must be {count} numbers.", "value");
            for (var i = 0; i < count; i++) numbers[i] = given[i];
        }
    }
}
