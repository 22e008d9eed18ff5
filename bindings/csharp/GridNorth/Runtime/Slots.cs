// SPDX-License-Identifier: MIT

using System;
using System.Text;

namespace GridNorth
{
    /// <summary>Many texts in slots of equal size, some rows at a time: one long text stays alone.</summary>
    internal sealed class Slots
    {
        private const int Most = 1 << 20;

        private readonly string[] texts;
        private int last;

        internal Slots(string[] texts, string name)
        {
            if (texts == null) throw new ArgumentNullException(name);
            // A copy: another thread could change the original after the check.
            this.texts = (string[])texts.Clone();
            if (Array.IndexOf(this.texts, null) >= 0) throw new ArgumentException("A text is null.", name);
        }

        /// <summary>The slots, each of this size; the rows of the batch that they are.</summary>
        internal byte[] Bytes { get; private set; }
        internal int Size { get; private set; }
        internal int First { get; private set; }
        internal int Count => last - First;

        /// <summary>Fills the slots with the next rows; true at least once.</summary>
        internal bool Next()
        {
            if (Bytes != null && last == texts.Length) return false;
            First = last;
            Size = 1;
            while (last < texts.Length)
            {
                var size = Math.Max(Size, Encoding.UTF8.GetByteCount(texts[last]));
                if (last > First && (long)size * (Count + 1) > Most) break;
                Size = size;
                last++;
            }
            Bytes = new byte[Math.Max(1, Size * Count)];
            for (var row = 0; row < Count; row++)
            {
                var start = row * Size;
                var end = start + Encoding.UTF8.GetBytes(texts[First + row], 0, texts[First + row].Length, Bytes,
                    start);
                // A zero would end the text; a byte that no text may have replaces it.
                for (var i = start; i < end; i++)
                    if (Bytes[i] == 0) Bytes[i] = 1;
            }
            return true;
        }
    }
}
