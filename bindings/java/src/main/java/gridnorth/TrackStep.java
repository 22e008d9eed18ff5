// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** What became of a fix, and at most one vertex of the line that is kept. */
public final class TrackStep {
    static final int SIZE = 56;

    /** A fix to append to the line. */
    public final @NotNull Fix vertex;

    /** 0 or 1. */
    public final int vertexCount;

    /**
     * {@link TrackOutcome#LEFT_OUT}, {@link TrackOutcome#WAITING} or {@link TrackOutcome#KEPT};
     * {@link TrackOutcome#NOTHING}.
     */
    public final @NotNull TrackOutcome outcome;

    /** {@link TrackFlag#INACCURATE} and so on, or 0. */
    public final @NotNull Set<TrackFlag> flags;

    TrackStep(Struct struct, int at) {
        this.vertex = new Fix(struct, at);
        this.vertexCount = struct.getInt(at + 40);
        this.outcome = TrackOutcome.of(struct.getInt(at + 44));
        this.flags = TrackFlag.set(struct.getInt(at + 48));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof TrackStep)) return false;
        TrackStep that = (TrackStep) other;
        return Struct.same(vertex, that.vertex) && Struct.same(vertexCount, that.vertexCount)
                && Struct.same(outcome, that.outcome) && Struct.same(flags, that.flags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(vertex, vertexCount, outcome, flags);
    }

    @Override
    public String toString() {
        return "TrackStep[vertex=" + vertex + ", vertexCount=" + vertexCount + ", outcome=" + outcome
                + ", flags=" + flags + "]";
    }
}
