// SPDX-License-Identifier: MIT

using System;

namespace GridNorth
{
    /// <summary>An argument that the library refuses.</summary>
    public sealed class GridNorthException : Exception
    {
        internal GridNorthException(Status status, int offset = -1, TypingField field = TypingField.None)
            : base(Library.StatusText(status))
        {
            Status = status;
            Offset = offset;
            Field = field;
        }

        /// <summary>Why.</summary>
        public Status Status { get; }

        /// <summary>The index in the string of the first character that is refused, or in the array of the first byte; -1 if
        /// no text is.</summary>
        public int Offset { get; }

        /// <summary>Which of the texts of Mgrs.TypingFields() is refused: the first field in it.</summary>
        public TypingField Field { get; }
    }
}
