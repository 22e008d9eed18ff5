// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Neighboring tiles of a row. It ends at the antimeridian at the latest. */
public final class TileRun {
    static final int SIZE = 16;

    /** The column of the first tile, from which the others follow to the east. */
    public final int x;

    /** The row. */
    public final int y;

    /** 0 ... 30. */
    public final int zoom;

    /** Tiles, 1 at least. */
    public final int count;

    TileRun(Struct struct, int at) {
        this.x = struct.getInt(at);
        this.y = struct.getInt(at + 4);
        this.zoom = struct.getInt(at + 8);
        this.count = struct.getInt(at + 12);
    }

    static List<TileRun> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<TileRun> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new TileRun(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof TileRun)) return false;
        TileRun that = (TileRun) other;
        return Struct.same(x, that.x) && Struct.same(y, that.y) && Struct.same(zoom, that.zoom)
                && Struct.same(count, that.count);
    }

    @Override
    public int hashCode() {
        return Objects.hash(x, y, zoom, count);
    }

    @Override
    public String toString() {
        return "TileRun[x=" + x + ", y=" + y + ", zoom=" + zoom + ", count=" + count + "]";
    }
}
