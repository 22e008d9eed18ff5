// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** Where something was, and when. */
public final class Fix {
    static final int SIZE = 40;

    /** Seconds since any moment, such as 1970. */
    public final double time;

    /** Point. */
    public final @NotNull Point point;

    /** Meters; NaN: not known, which leaves the last one that was. */
    public final double altitude;

    /** Of the position, meters; NaN: not known. */
    public final double accuracy;

    /**
     * Makes a value of its parts.
     *
     * @param time Seconds since any moment, such as 1970.
     * @param point Point.
     * @param altitude Meters; NaN: not known, which leaves the last one that was.
     * @param accuracy Of the position, meters; NaN: not known.
     */
    public Fix(double time, @NotNull Point point, double altitude, double accuracy) {
        this.time = time;
        this.point = point;
        this.altitude = altitude;
        this.accuracy = accuracy;
    }

    Fix(Struct struct, int at) {
        this.time = struct.getDouble(at);
        this.point = new Point(struct, at + 8);
        this.altitude = struct.getDouble(at + 24);
        this.accuracy = struct.getDouble(at + 32);
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, time);
        point.write(struct, at + 8);
        struct.putDouble(at + 24, altitude);
        struct.putDouble(at + 32, accuracy);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Fix)) return false;
        Fix that = (Fix) other;
        return Struct.same(time, that.time) && Struct.same(point, that.point)
                && Struct.same(altitude, that.altitude) && Struct.same(accuracy, that.accuracy);
    }

    @Override
    public int hashCode() {
        return Objects.hash(time, point, altitude, accuracy);
    }

    @Override
    public String toString() {
        return "Fix[time=" + time + ", point=" + point + ", altitude=" + altitude + ", accuracy=" + accuracy + "]";
    }
}
