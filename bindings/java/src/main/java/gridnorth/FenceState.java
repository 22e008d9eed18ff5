// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** What fenceIndexStep() keeps from one fix to the next, beside the presences. */
public final class FenceState {
    static final int SIZE = 56;

    /** The last fix that counted. */
    public final @NotNull Fix fix;

    /** How many presences there are. */
    public final int presenceCount;

    /** True after the first fix that counted. */
    public final boolean hasFix;

    /**
     * Makes a value of its parts.
     *
     * @param fix The last fix that counted.
     * @param presenceCount How many presences there are.
     * @param hasFix True after the first fix that counted.
     */
    public FenceState(@NotNull Fix fix, int presenceCount, boolean hasFix) {
        this.fix = fix;
        this.presenceCount = presenceCount;
        this.hasFix = hasFix;
    }

    FenceState(Struct struct, int at) {
        this.fix = new Fix(struct, at);
        this.presenceCount = (int) struct.getLong(at + 40);
        this.hasFix = struct.getInt(at + 48) != 0;
    }

    void write(Struct struct, int at) {
        fix.write(struct, at);
        struct.putLong(at + 40, presenceCount);
        struct.putInt(at + 48, hasFix ? 1 : 0);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof FenceState)) return false;
        FenceState that = (FenceState) other;
        return Struct.same(fix, that.fix) && Struct.same(presenceCount, that.presenceCount)
                && Struct.same(hasFix, that.hasFix);
    }

    @Override
    public int hashCode() {
        return Objects.hash(fix, presenceCount, hasFix);
    }

    @Override
    public String toString() {
        return "FenceState[fix=" + fix + ", presenceCount=" + presenceCount + ", hasFix=" + hasFix + "]";
    }
}
