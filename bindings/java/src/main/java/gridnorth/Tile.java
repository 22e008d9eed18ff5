// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;

/**
 * A tile of a Web Mercator map. The world has 2^zoom columns from -180 degrees eastward, and as many rows from
 * 85.051128 degrees southward, both counted from 0.
 */
public final class Tile {
    static final int SIZE = 12;

    /** The column. */
    public final int x;

    /** The row. */
    public final int y;

    /** 0 ... 30. */
    public final int zoom;

    /**
     * Makes a value of its parts.
     *
     * @param x The column.
     * @param y The row.
     * @param zoom 0 ... 30.
     */
    public Tile(int x, int y, int zoom) {
        this.x = x;
        this.y = y;
        this.zoom = zoom;
    }

    Tile(Struct struct, int at) {
        this.x = struct.getInt(at);
        this.y = struct.getInt(at + 4);
        this.zoom = struct.getInt(at + 8);
    }

    void write(Struct struct, int at) {
        struct.putInt(at, x);
        struct.putInt(at + 4, y);
        struct.putInt(at + 8, zoom);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static void list(Column.Rows column, byte[] statuses, Tile[] list) {
        Struct struct = Struct.over((long[]) column.array);
        for (int row = 0; row < list.length; row++) {
            list[row] = statuses[row] == 0 ? new Tile(struct, row * SIZE) : null;
        }
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Tile)) return false;
        Tile that = (Tile) other;
        return Struct.same(x, that.x) && Struct.same(y, that.y) && Struct.same(zoom, that.zoom);
    }

    @Override
    public int hashCode() {
        return Objects.hash(x, y, zoom);
    }

    @Override
    public String toString() {
        return "Tile[x=" + x + ", y=" + y + ", zoom=" + zoom + "]";
    }
}
