// SPDX-License-Identifier: MIT

using System;
using System.Globalization;
using System.Text;

namespace GridNorth
{
    /// <summary>Structs as text: their fields, the same in every culture.</summary>
    internal static class Shown
    {
        /// <summary>A name of a type, and names of fields, each followed by its value: Utm { Easting = 448251 }.</summary>
        internal static string Of(string type, params object[] fields)
        {
            var text = new StringBuilder(type).Append(" {");
            for (var i = 0; i < fields.Length; i += 2)
                text.Append(i > 0 ? ", " : " ").Append(fields[i]).Append(" = ").Append(Value(fields[i + 1]));
            return text.Append(" }").ToString();
        }

        private static string Value(object value)
        {
            if (value == null) return "null";
            if (value is Point) return $"({value})";
            if (value is double) return ((double)value).ToString("R", CultureInfo.InvariantCulture);
            if (value is float) return ((float)value).ToString("R", CultureInfo.InvariantCulture);
            // A letter that there is not.
            if (value.Equals('\0')) return "";
            var array = value as Array;
            if (array == null) return Convert.ToString(value, CultureInfo.InvariantCulture);
            var parts = new string[array.Length];
            for (var i = 0; i < parts.Length; i++) parts[i] = Value(array.GetValue(i));
            return $"[{string.Join(", ", parts)}]";
        }
    }
}
