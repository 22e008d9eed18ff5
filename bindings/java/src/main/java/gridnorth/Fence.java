// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** A fence. Its points and rings stand in arrays, behind those of the fences before it. */
public final class Fence {
    static final int SIZE = 48;

    /** The caller's, another one for each fence. */
    public final long id;

    /** FenceShape. */
    public final @NotNull FenceShape shape;

    /** {@link FenceTrigger#ENTER} and so on, as a sum. */
    public final @NotNull Set<FenceTrigger> triggers;

    /** Its points: 3 or more for a polygon, 1 for a circle, 1 or more for a corridor, 2 or more for a line. */
    public final int pointCount;

    /** The rings of a polygon: the outer one, then the holes. 0: all points are one ring. */
    public final int ringCount;

    /** Of a circle, or half the width of a corridor: meters, more than 0, up to 9,000,000. */
    public final double radius;

    /** The lowest altitude that belongs to it, meters; may be infinite. */
    public final double low;

    /** The highest. If both are equal, altitudes do not matter. */
    public final double high;

    /**
     * Makes a value of its parts.
     *
     * @param id The caller's, another one for each fence.
     * @param shape FenceShape.
     * @param triggers {@link FenceTrigger#ENTER} and so on, as a sum.
     * @param pointCount Its points: 3 or more for a polygon, 1 for a circle, 1 or more for a corridor, 2 or more
     *     for a line.
     * @param ringCount The rings of a polygon: the outer one, then the holes. 0: all points are one ring.
     * @param radius Of a circle, or half the width of a corridor: meters, more than 0, up to 9,000,000.
     * @param low The lowest altitude that belongs to it, meters; may be infinite.
     * @param high The highest. If both are equal, altitudes do not matter.
     */
    public Fence(long id, @NotNull FenceShape shape, @NotNull Set<FenceTrigger> triggers, int pointCount,
            int ringCount, double radius, double low, double high) {
        this.id = id;
        this.shape = shape;
        this.triggers = triggers;
        this.pointCount = pointCount;
        this.ringCount = ringCount;
        this.radius = radius;
        this.low = low;
        this.high = high;
    }

    Fence(Struct struct, int at) {
        this.id = struct.getLong(at);
        this.shape = FenceShape.of(struct.getInt(at + 8));
        this.triggers = FenceTrigger.set(struct.getInt(at + 12));
        this.pointCount = struct.getInt(at + 16);
        this.ringCount = struct.getInt(at + 20);
        this.radius = struct.getDouble(at + 24);
        this.low = struct.getDouble(at + 32);
        this.high = struct.getDouble(at + 40);
    }

    void write(Struct struct, int at) {
        struct.putLong(at, id);
        struct.putInt(at + 8, shape.value);
        struct.putInt(at + 12, FenceTrigger.sum(triggers));
        struct.putInt(at + 16, pointCount);
        struct.putInt(at + 20, ringCount);
        struct.putDouble(at + 24, radius);
        struct.putDouble(at + 32, low);
        struct.putDouble(at + 40, high);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<Fence> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (Fence one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Fence)) return false;
        Fence that = (Fence) other;
        return Struct.same(id, that.id) && Struct.same(shape, that.shape) && Struct.same(triggers, that.triggers)
                && Struct.same(pointCount, that.pointCount) && Struct.same(ringCount, that.ringCount)
                && Struct.same(radius, that.radius) && Struct.same(low, that.low) && Struct.same(high, that.high);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, shape, triggers, pointCount, ringCount, radius, low, high);
    }

    @Override
    public String toString() {
        return "Fence[id=" + id + ", shape=" + shape + ", triggers=" + triggers + ", pointCount="
                + pointCount + ", ringCount=" + ringCount + ", radius=" + radius + ", low=" + low + ", high="
                + high + "]";
    }
}
