// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A position of a feature. */
public final class Vertex {
    static final int SIZE = 32;

    /** Point. */
    public final @NotNull Point point;

    /** Meters; NaN: absent. */
    public final double altitude;

    /** Seconds since the beginning of 1970, UTC; NaN: absent. */
    public final double time;

    /**
     * Makes a value of its parts.
     *
     * @param point Point.
     * @param altitude Meters; NaN: absent.
     * @param time Seconds since the beginning of 1970, UTC; NaN: absent.
     */
    public Vertex(@NotNull Point point, double altitude, double time) {
        this.point = point;
        this.altitude = altitude;
        this.time = time;
    }

    Vertex(Struct struct, int at) {
        this.point = new Point(struct, at);
        this.altitude = struct.getDouble(at + 16);
        this.time = struct.getDouble(at + 24);
    }

    void write(Struct struct, int at) {
        point.write(struct, at);
        struct.putDouble(at + 16, altitude);
        struct.putDouble(at + 24, time);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<Vertex> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (Vertex one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    static List<Vertex> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<Vertex> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new Vertex(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Vertex)) return false;
        Vertex that = (Vertex) other;
        return Struct.same(point, that.point) && Struct.same(altitude, that.altitude)
                && Struct.same(time, that.time);
    }

    @Override
    public int hashCode() {
        return Objects.hash(point, altitude, time);
    }

    @Override
    public String toString() {
        return "Vertex[point=" + point + ", altitude=" + altitude + ", time=" + time + "]";
    }
}
