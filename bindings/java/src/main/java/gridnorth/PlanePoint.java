// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import java.util.Objects;

/** A point of a plane. What x and y mean is said where it is used. */
public final class PlanePoint {
    static final int SIZE = 16;

    /** X. */
    public final double x;

    /** Y. */
    public final double y;

    /**
     * Makes a value of its parts.
     *
     * @param x X.
     * @param y Y.
     */
    public PlanePoint(double x, double y) {
        this.x = x;
        this.y = y;
    }

    PlanePoint(Struct struct, int at) {
        this.x = struct.getDouble(at);
        this.y = struct.getDouble(at + 8);
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, x);
        struct.putDouble(at + 8, y);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<PlanePoint> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (PlanePoint one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof PlanePoint)) return false;
        PlanePoint that = (PlanePoint) other;
        return Struct.same(x, that.x) && Struct.same(y, that.y);
    }

    @Override
    public int hashCode() {
        return Objects.hash(x, y);
    }

    @Override
    public String toString() {
        return "PlanePoint[x=" + x + ", y=" + y + "]";
    }
}
