// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** The cell that an MGRS reference names. */
public final class MgrsCell {
    static final int SIZE = 120;

    /** The middle of the whole cell (of the grid zone, at precision -1). */
    public final @NotNull Point center;

    /** The corner of least easting and northing (latitude, longitude at precision -1). */
    public final @NotNull Point southWest;

    /** The center if it lies in the grid zone; else a point of the cell that does. */
    public final @NotNull Point inside;

    /** The same center on the grid. */
    public final @NotNull Utm utmCenter;

    /** The same corner on the grid. */
    public final @NotNull Utm utmSouthWest;

    /** Length of a side, in meters; 0 at precision -1, which has no square. */
    public final double size;

    /** 1 ... 60, or {@link Zone#UPS}. */
    public final int zone;

    /** -1 ... 11. */
    public final int precision;

    /** MgrsFlag. */
    public final @NotNull Set<MgrsFlag> flags;

    /** The band letter; A, B, Y or Z near the poles. */
    public final @NotNull String band;

    /** The two letters of the 100 km square; 0 at precision -1. */
    public final @NotNull String column;

    /** Row. */
    public final @NotNull String row;

    MgrsCell(Struct struct, int at) {
        this.center = new Point(struct, at);
        this.southWest = new Point(struct, at + 16);
        this.inside = new Point(struct, at + 32);
        this.utmCenter = new Utm(struct, at + 48);
        this.utmSouthWest = new Utm(struct, at + 72);
        this.size = struct.getDouble(at + 96);
        this.zone = struct.getInt(at + 104);
        this.precision = struct.getInt(at + 108);
        this.flags = MgrsFlag.set(struct.getInt(at + 112));
        this.band = struct.getText(at + 116, 1);
        this.column = struct.getText(at + 117, 1);
        this.row = struct.getText(at + 118, 1);
    }

    void write(Struct struct, int at) {
        center.write(struct, at);
        southWest.write(struct, at + 16);
        inside.write(struct, at + 32);
        utmCenter.write(struct, at + 48);
        utmSouthWest.write(struct, at + 72);
        struct.putDouble(at + 96, size);
        struct.putInt(at + 104, zone);
        struct.putInt(at + 108, precision);
        struct.putInt(at + 112, MgrsFlag.sum(flags));
        struct.putText(at + 116, 1, band);
        struct.putText(at + 117, 1, column);
        struct.putText(at + 118, 1, row);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static void list(Column.Rows column, byte[] statuses, MgrsCell[] list) {
        Struct struct = Struct.over((long[]) column.array);
        for (int row = 0; row < list.length; row++) {
            list[row] = statuses[row] == 0 ? new MgrsCell(struct, row * SIZE) : null;
        }
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof MgrsCell)) return false;
        MgrsCell that = (MgrsCell) other;
        return Struct.same(center, that.center) && Struct.same(southWest, that.southWest)
                && Struct.same(inside, that.inside) && Struct.same(utmCenter, that.utmCenter)
                && Struct.same(utmSouthWest, that.utmSouthWest) && Struct.same(size, that.size)
                && Struct.same(zone, that.zone) && Struct.same(precision, that.precision)
                && Struct.same(flags, that.flags) && Struct.same(band, that.band)
                && Struct.same(column, that.column) && Struct.same(row, that.row);
    }

    @Override
    public int hashCode() {
        return Objects.hash(center, southWest, inside, utmCenter, utmSouthWest, size, zone, precision, flags,
                band, column, row);
    }

    @Override
    public String toString() {
        return "MgrsCell[center=" + center + ", southWest=" + southWest + ", inside=" + inside
                + ", utmCenter=" + utmCenter + ", utmSouthWest=" + utmSouthWest + ", size=" + size
                + ", zone=" + zone + ", precision=" + precision + ", flags=" + flags + ", band=" + band
                + ", column=" + column + ", row=" + row + "]";
    }
}
