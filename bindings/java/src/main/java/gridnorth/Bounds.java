// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;

/** A rectangle of meridians and parallels, in degrees. If west is greater than east, it crosses the antimeridian. */
public final class Bounds {
    static final int SIZE = 32;

    /** South. */
    public final double south;

    /** West. */
    public final double west;

    /** North. */
    public final double north;

    /** East. */
    public final double east;

    /**
     * Makes a value of its parts.
     *
     * @param south South.
     * @param west West.
     * @param north North.
     * @param east East.
     */
    public Bounds(double south, double west, double north, double east) {
        this.south = south;
        this.west = west;
        this.north = north;
        this.east = east;
    }

    Bounds(Struct struct, int at) {
        this.south = struct.getDouble(at);
        this.west = struct.getDouble(at + 8);
        this.north = struct.getDouble(at + 16);
        this.east = struct.getDouble(at + 24);
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, south);
        struct.putDouble(at + 8, west);
        struct.putDouble(at + 16, north);
        struct.putDouble(at + 24, east);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Bounds)) return false;
        Bounds that = (Bounds) other;
        return Struct.same(south, that.south) && Struct.same(west, that.west) && Struct.same(north, that.north)
                && Struct.same(east, that.east);
    }

    @Override
    public int hashCode() {
        return Objects.hash(south, west, north, east);
    }

    @Override
    public String toString() {
        return "Bounds[south=" + south + ", west=" + west + ", north=" + north + ", east=" + east + "]";
    }
}
