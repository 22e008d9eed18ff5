// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A point of an index that was found. */
public final class Neighbor {
    static final int SIZE = 16;

    /** Meters from the position. */
    public final double distance;

    /** Its row in the columns from which the index was built. */
    public final int id;

    Neighbor(Struct struct, int at) {
        this.distance = struct.getDouble(at);
        this.id = (int) struct.getLong(at + 8);
    }

    static List<Neighbor> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<Neighbor> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new Neighbor(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Neighbor)) return false;
        Neighbor that = (Neighbor) other;
        return Struct.same(distance, that.distance) && Struct.same(id, that.id);
    }

    @Override
    public int hashCode() {
        return Objects.hash(distance, id);
    }

    @Override
    public String toString() {
        return "Neighbor[distance=" + distance + ", id=" + id + "]";
    }
}
