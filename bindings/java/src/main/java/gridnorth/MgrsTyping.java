// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

/** The state of a reference being typed. */
public final class MgrsTyping {
    static final int SIZE = 192;

    /** The characters that may be typed next: digits and capital letters. */
    public final @NotNull String next;

    /** TypingFlag. */
    public final @NotNull Set<TypingFlag> flags;

    /** TypingField: where the next character goes. */
    public final @NotNull TypingField field;

    /** Meters from the reference position to the center of the cell. */
    public final double distance;

    /** Degrees from true north, from the reference position to the center. */
    public final double azimuth;

    /** The cell of the completed reference. */
    public final @Nullable MgrsCell cell;

    /** The completed reference; empty without {@link TypingFlag#COMPLETED}. */
    public final @NotNull String text;

    MgrsTyping(Struct struct, int at) {
        this.next = struct.getKeys(at);
        this.flags = TypingFlag.set(struct.getInt(at + 8));
        this.field = TypingField.of(struct.getInt(at + 12));
        this.distance = struct.getDouble(at + 16);
        this.azimuth = struct.getDouble(at + 24);
        this.cell = struct.getInt(at + 32 + 68) == 0 ? null : new MgrsCell(struct, at + 32);
        this.text = struct.getText(at + 152, 40);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof MgrsTyping)) return false;
        MgrsTyping that = (MgrsTyping) other;
        return Struct.same(next, that.next) && Struct.same(flags, that.flags) && Struct.same(field, that.field)
                && Struct.same(distance, that.distance) && Struct.same(azimuth, that.azimuth)
                && Struct.same(cell, that.cell) && Struct.same(text, that.text);
    }

    @Override
    public int hashCode() {
        return Objects.hash(next, flags, field, distance, azimuth, cell, text);
    }

    @Override
    public String toString() {
        return "MgrsTyping[next=" + next + ", flags=" + flags + ", field=" + field + ", distance=" + distance
                + ", azimuth=" + azimuth + ", cell=" + cell + ", text=" + text + "]";
    }
}
