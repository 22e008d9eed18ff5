// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A part of a text. */
public final class Span {
    static final int SIZE = 16;

    /** Its first byte. */
    public final int offset;

    /** Bytes; 0: there is no such text. */
    public final int size;

    /**
     * Makes a value of its parts.
     *
     * @param offset Its first byte.
     * @param size Bytes; 0: there is no such text.
     */
    public Span(int offset, int size) {
        this.offset = offset;
        this.size = size;
    }

    Span(Struct struct, int at) {
        this.offset = (int) struct.getLong(at);
        this.size = (int) struct.getLong(at + 8);
    }

    void write(Struct struct, int at) {
        struct.putLong(at, offset);
        struct.putLong(at + 8, size);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    /**
     * Returns the part of a document that this is, as it stands there: {@link GridNorth#xmlUnescape} reads it.
     *
     * @param text The document, UTF-8.
     * @return The part.
     */
    public @NotNull String in(byte @NotNull [] text) {
        return new String(text, offset, size, StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Span)) return false;
        Span that = (Span) other;
        return Struct.same(offset, that.offset) && Struct.same(size, that.size);
    }

    @Override
    public int hashCode() {
        return Objects.hash(offset, size);
    }

    @Override
    public String toString() {
        return "Span[offset=" + offset + ", size=" + size + "]";
    }
}
