// SPDX-License-Identifier: MIT

using System;
using System.Text;

namespace GridNorth
{
    /// <summary>Texts on their way to the library and back: UTF-8 there, UTF-16 here.</summary>
    internal static unsafe class Texts
    {
        /// <summary>The bytes of a text and a zero, so that there is always something to point at.</summary>
        internal static byte[] Bytes(string text, string name)
        {
            if (text == null) throw new ArgumentNullException(name);
            var bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
            Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
            return bytes;
        }

        internal static byte[] BytesOrNull(string text, string name)
        {
            return text == null ? null : Bytes(text, name);
        }

        internal static UIntPtr Size(byte[] bytes)
        {
            return (UIntPtr)(bytes == null ? 0 : bytes.Length - 1);
        }

        /// <summary>The size of a text that is UTF-8 already.</summary>
        internal static UIntPtr Count(byte[] bytes)
        {
            return (UIntPtr)(bytes == null ? 0 : bytes.Length);
        }

        /// <summary>A text that ends with a zero.</summary>
        internal static string Ended(byte* text)
        {
            var size = 0;
            while (text[size] != 0) size++;
            return Encoding.UTF8.GetString(text, size);
        }

        /// <summary>A text of a number of bytes, the last of which is a zero.</summary>
        internal static string Ended(byte[] text, long size)
        {
            return Encoding.UTF8.GetString(text, 0, (int)size - 1);
        }

        /// <summary>A text that ends with a zero, or with its slot.</summary>
        internal static string Until(byte* text, int slot)
        {
            var size = 0;
            while (size < slot && text[size] != 0) size++;
            return Encoding.UTF8.GetString(text, size);
        }

        internal static string[] Split(byte[] slots, int slot)
        {
            var texts = new string[slots.Length / slot];
            fixed (byte* at = slots)
                for (var row = 0; row < texts.Length; row++) texts[row] = Until(at + (long)slot * row, slot);
            return texts;
        }

        /// <summary>Writes a text and a zero into a slot, and zeros after it.</summary>
        internal static void Put(string text, byte* slot, int size)
        {
            var bytes = Bytes(text, "value");
            if (bytes.Length > size || Array.IndexOf(bytes, (byte)0) != bytes.Length - 1)
                throw new ArgumentException("The text is too long, or has a zero.", "value");
            for (var i = 0; i < size; i++) slot[i] = i < bytes.Length ? bytes[i] : (byte)0;
        }

        /// <summary>The characters that bits stand for: 0 to 9, then A to Z.</summary>
        internal static string Keys(ulong bits)
        {
            var keys = new StringBuilder();
            for (var i = 0; i < 36; i++)
                if ((bits >> i & 1) != 0) keys.Append((char)(i < 10 ? '0' + i : 'A' + i - 10));
            return keys.ToString();
        }

        /// <summary>Throws if the library refuses the call; returns whether no row was refused.</summary>
        internal static bool Check(int status)
        {
            if (status > (int)Status.Partial) throw new GridNorthException((Status)status);
            return status == (int)Status.Ok;
        }

        internal static void Check(int status, string text, UIntPtr offset)
        {
            if (status > (int)Status.Partial) throw Refusal(status, text, offset, TypingField.None);
        }

        /// <summary>For a text that is UTF-8 already: offsets are bytes.</summary>
        internal static void Check(int status, ulong offset)
        {
            if (status > (int)Status.Partial) throw new GridNorthException((Status)status, (int)offset);
        }

        internal static void Check(int status, TypingField field, UIntPtr offset, string zone, string square,
            string easting, string northing)
        {
            if (status <= (int)Status.Partial) return;
            var text = field <= TypingField.Band ? zone : field <= TypingField.Row ? square
                : field == TypingField.Easting ? easting : northing;
            throw Refusal(status, text, offset, field);
        }

        /// <summary>Offset 0 also results if another argument is refused.</summary>
        private static GridNorthException Refusal(int status, string text, UIntPtr offset, TypingField field)
        {
            return IsOfText((Status)status)
                ? new GridNorthException((Status)status, Index(text, (ulong)offset), field, text)
                : new GridNorthException((Status)status, -1, field);
        }

        private static bool IsOfText(Status status)
        {
            if (status >= Status.TextEmpty && status < Status.Distance) return true;
            switch (status)
            {
                case Status.Latitude:
                case Status.Easting:
                case Status.Northing:
                case Status.Measure:
                case Status.North:
                case Status.Year:
                case Status.MagneticTerm:
                case Status.Speed:
                case Status.Declination:
                case Status.Date:
                    return true;
                default:
                    return false;
            }
        }

        /// <summary>The index of the character that has a byte. A lone surrogate became U+FFFD: three bytes.</summary>
        private static int Index(string text, ulong offset)
        {
            ulong bytes = 0;
            for (var i = 0; i < text.Length; i++)
            {
                var isPair = char.IsSurrogatePair(text, i);
                bytes += text[i] < 0x80 ? 1u : text[i] < 0x800 ? 2u : isPair ? 4u : 3u;
                if (bytes > offset) return i;
                if (isPair) i++;
            }
            return text.Length;
        }
    }
}
