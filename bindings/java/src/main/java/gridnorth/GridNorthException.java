// SPDX-License-Identifier: MIT

package gridnorth;

import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

/** An argument that the library refuses: the error and, for a text, its place. */
public final class GridNorthException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The error. */
    private final Status status;

    /** Where in the text, or -1. */
    private final int offset;

    /** Which of several texts, or null. */
    private final TypingField field;

    GridNorthException(Status status, int offset, TypingField field) {
        super(offset < 0 ? status.text() : status.text() + " (at index " + offset + ")");
        this.status = status;
        this.offset = offset;
        this.field = field;
    }

    /**
     * Returns the error.
     *
     * @return The status of the call.
     */
    public @NotNull Status status() {
        return status;
    }

    /**
     * Returns where the refused part of a text begins.
     *
     * @return The index of a char in the string or of a byte in the array, at most its length; -1 if the call reads no
     *     text.
     */
    public int offset() {
        return offset;
    }

    /**
     * Returns which text is refused, if a call reads several.
     *
     * @return The field of the text, or null.
     */
    public @Nullable TypingField field() {
        return field;
    }
}
