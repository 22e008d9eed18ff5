// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A line of a ring set. */
public final class RingLine {
    static final int SIZE = 56;

    /** The radius of a ring; for a radial line, where it ends. Meters. */
    public final double radius;

    /** The azimuth of a radial line; for a ring, of its label. Degrees, [0, 360). */
    public final double azimuth;

    /** A place for a label: on the ring, or at the outer end of a radial line. */
    public final @NotNull Point label;

    /** Its first vertex. */
    public final int first;

    /** In a ring the last vertex repeats the first. */
    public final int count;

    /** {@link RingLineKind#RING} or {@link RingLineKind#RADIAL}. */
    public final @NotNull RingLineKind kind;

    RingLine(Struct struct, int at) {
        this.radius = struct.getDouble(at);
        this.azimuth = struct.getDouble(at + 8);
        this.label = new Point(struct, at + 16);
        this.first = (int) struct.getLong(at + 32);
        this.count = (int) struct.getLong(at + 40);
        this.kind = RingLineKind.of(struct.getInt(at + 48));
    }

    static List<RingLine> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<RingLine> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new RingLine(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof RingLine)) return false;
        RingLine that = (RingLine) other;
        return Struct.same(radius, that.radius) && Struct.same(azimuth, that.azimuth)
                && Struct.same(label, that.label) && Struct.same(first, that.first)
                && Struct.same(count, that.count) && Struct.same(kind, that.kind);
    }

    @Override
    public int hashCode() {
        return Objects.hash(radius, azimuth, label, first, count, kind);
    }

    @Override
    public String toString() {
        return "RingLine[radius=" + radius + ", azimuth=" + azimuth + ", label=" + label + ", first=" + first
                + ", count=" + count + ", kind=" + kind + "]";
    }
}
