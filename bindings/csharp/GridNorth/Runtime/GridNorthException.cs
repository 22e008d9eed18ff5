// SPDX-License-Identifier: MIT

using System;
using System.Text;

namespace GridNorth
{
    /// <summary>An argument that the library refuses. The message says why, with the status and, if a text is refused,
    /// where.</summary>
    public sealed class GridNorthException : Exception
    {
        // Characters of a text that a message shows, and those of them before the one that is refused.
        private const int Most = 60, Before = 30;

        internal GridNorthException(Status status, int offset = -1, TypingField field = TypingField.None,
            string text = null) : base(Sentence(status, offset, text))
        {
            Status = status;
            Offset = offset;
            Field = field;
            Text = text;
        }

        /// <summary>The reason.</summary>
        public Status Status { get; }

        /// <summary>The index in the string of the first character that is refused, or in the array of the first byte;
        /// for documents that are written, the number of the feature; -1 if nothing of the kind is refused.</summary>
        public int Offset { get; }

        /// <summary>The string that is refused; null if it is another argument.</summary>
        public string Text { get; }

        /// <summary>Which of the texts of Mgrs.TypingFields() is refused: the first field in it.</summary>
        public TypingField Field { get; }

        private static string Sentence(Status status, int offset, string text)
        {
            var place = offset < 0 ? "" : $" at {offset}";
            var quoted = text == null ? "" : $" of \"{Part(text, offset)}\"";
            return $"{Library.StatusText(status)} ({status}{place}{quoted})";
        }

        /// <summary>What a line has room for: of a long text, the part around a character.</summary>
        private static string Part(string text, int at)
        {
            int first = Math.Max(0, Math.Min(at - Before, text.Length - Most)), last = Math.Min(text.Length, first + Most);
            // Both halves of a pair, or none.
            if (first > 0 && char.IsLowSurrogate(text[first])) first--;
            if (last < text.Length && char.IsLowSurrogate(text[last])) last++;
            var part = new StringBuilder(first > 0 ? "\u2026" : "");
            for (var i = first; i < last; i++) part.Append(char.IsControl(text[i]) ? ' ' : text[i]);
            return part.Append(last < text.Length ? "\u2026" : "").ToString();
        }
    }
}
