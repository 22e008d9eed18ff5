// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** Where a route comes nearest to a position. */
public final class RoutePlace {
    static final int SIZE = 48;

    /** The nearest point of the route. */
    public final @NotNull Point point;

    /** Meters from the start of the route to that point. */
    public final double distanceAlong;

    /** Meters from that point to the position; negative if it lies to the left of the route. */
    public final double distanceOff;

    /** The direction of the route there, degrees, in (-180, 180]. */
    public final double azimuth;

    /** The vertex where the segment begins: 0 for the first segment. */
    public final int segment;

    RoutePlace(Struct struct, int at) {
        this.point = new Point(struct, at);
        this.distanceAlong = struct.getDouble(at + 16);
        this.distanceOff = struct.getDouble(at + 24);
        this.azimuth = struct.getDouble(at + 32);
        this.segment = (int) struct.getLong(at + 40);
    }

    static void list(Column.Rows column, byte[] statuses, RoutePlace[] list) {
        Struct struct = Struct.over((long[]) column.array);
        for (int row = 0; row < list.length; row++) {
            list[row] = statuses[row] == 0 ? new RoutePlace(struct, row * SIZE) : null;
        }
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof RoutePlace)) return false;
        RoutePlace that = (RoutePlace) other;
        return Struct.same(point, that.point) && Struct.same(distanceAlong, that.distanceAlong)
                && Struct.same(distanceOff, that.distanceOff) && Struct.same(azimuth, that.azimuth)
                && Struct.same(segment, that.segment);
    }

    @Override
    public int hashCode() {
        return Objects.hash(point, distanceAlong, distanceOff, azimuth, segment);
    }

    @Override
    public String toString() {
        return "RoutePlace[point=" + point + ", distanceAlong=" + distanceAlong + ", distanceOff="
                + distanceOff + ", azimuth=" + azimuth + ", segment=" + segment + "]";
    }
}
