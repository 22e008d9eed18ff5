// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** Where two edges of a polygon meet but should not. Edge i runs from point i to the next point of its ring. */
public final class PolygonCrossing {
    static final int SIZE = 40;

    /** Edge. */
    public final int edge;

    /** Other edge. */
    public final int otherEdge;

    /** Point. */
    public final @NotNull Point point;

    /** False if there is none; every other field is then 0. */
    public final boolean found;

    PolygonCrossing(Struct struct, int at) {
        this.edge = (int) struct.getLong(at);
        this.otherEdge = (int) struct.getLong(at + 8);
        this.point = new Point(struct, at + 16);
        this.found = struct.getInt(at + 32) != 0;
    }

    static List<PolygonCrossing> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<PolygonCrossing> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new PolygonCrossing(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof PolygonCrossing)) return false;
        PolygonCrossing that = (PolygonCrossing) other;
        return Struct.same(edge, that.edge) && Struct.same(otherEdge, that.otherEdge)
                && Struct.same(point, that.point) && Struct.same(found, that.found);
    }

    @Override
    public int hashCode() {
        return Objects.hash(edge, otherEdge, point, found);
    }

    @Override
    public String toString() {
        return "PolygonCrossing[edge=" + edge + ", otherEdge=" + otherEdge + ", point=" + point + ", found="
                + found + "]";
    }
}
