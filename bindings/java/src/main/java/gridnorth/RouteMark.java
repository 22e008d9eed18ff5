// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A mark on a route. */
public final class RouteMark {
    static final int SIZE = 40;

    /** Point. */
    public final @NotNull Point point;

    /** Meters from the start of the route. */
    public final double distance;

    /** The direction of the route there, degrees, in (-180, 180]. */
    public final double azimuth;

    /** The vertex where the segment begins. */
    public final int segment;

    RouteMark(Struct struct, int at) {
        this.point = new Point(struct, at);
        this.distance = struct.getDouble(at + 16);
        this.azimuth = struct.getDouble(at + 24);
        this.segment = (int) struct.getLong(at + 32);
    }

    static List<RouteMark> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<RouteMark> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new RouteMark(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof RouteMark)) return false;
        RouteMark that = (RouteMark) other;
        return Struct.same(point, that.point) && Struct.same(distance, that.distance)
                && Struct.same(azimuth, that.azimuth) && Struct.same(segment, that.segment);
    }

    @Override
    public int hashCode() {
        return Objects.hash(point, distance, azimuth, segment);
    }

    @Override
    public String toString() {
        return "RouteMark[point=" + point + ", distance=" + distance + ", azimuth=" + azimuth + ", segment="
                + segment + "]";
    }
}
