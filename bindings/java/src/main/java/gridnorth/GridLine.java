// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

/** A line of a drawn grid. */
public final class GridLine {
    static final int SIZE = 64;

    /** Easting or northing in meters; for borders longitude or latitude in degrees. */
    public final double coordinate;

    /** Meters: the coarsest level that has this line; 0 for borders. */
    public final double spacing;

    /** Its vertices in the vertex array: [first, first + count). */
    public final int first;

    /** 2 or more. */
    public final int count;

    /** Relative: 1, or 1.5 for major lines. */
    public final float width;

    /** 0.5, or 1 for major lines. */
    public final float opacity;

    /** 1 ... 60 or {@link Zone#UPS}; for a border meridian the zone to its east; or {@link Zone#ALL}. */
    public final int zone;

    /**
     * {@link Hemisphere#NORTH} or {@link Hemisphere#SOUTH}; {@link Hemisphere#NORTH} for the equator and for
     * borders that cross it.
     */
    public final @NotNull Hemisphere hemisphere;

    /** {@link GridLineKind#BORDER}, {@link GridLineKind#KM_100} or {@link GridLineKind#LINE}. */
    public final @NotNull GridLineKind kind;

    /** Axis. */
    public final @Nullable Axis axis;

    /** Whether it is one: true for borders and for every tenth line of the finest level drawn. */
    public final boolean major;

    GridLine(Struct struct, int at) {
        this.coordinate = struct.getDouble(at);
        this.spacing = struct.getDouble(at + 8);
        this.first = (int) struct.getLong(at + 16);
        this.count = (int) struct.getLong(at + 24);
        this.width = struct.getFloat(at + 32);
        this.opacity = struct.getFloat(at + 36);
        this.zone = struct.getInt(at + 40);
        this.hemisphere = Hemisphere.of(struct.getInt(at + 44));
        this.kind = GridLineKind.of(struct.getInt(at + 48));
        this.axis = Axis.of(struct.getInt(at + 52));
        this.major = struct.getInt(at + 56) != 0;
    }

    static List<GridLine> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<GridLine> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new GridLine(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof GridLine)) return false;
        GridLine that = (GridLine) other;
        return Struct.same(coordinate, that.coordinate) && Struct.same(spacing, that.spacing)
                && Struct.same(first, that.first) && Struct.same(count, that.count)
                && Struct.same(width, that.width) && Struct.same(opacity, that.opacity)
                && Struct.same(zone, that.zone) && Struct.same(hemisphere, that.hemisphere)
                && Struct.same(kind, that.kind) && Struct.same(axis, that.axis) && Struct.same(major, that.major);
    }

    @Override
    public int hashCode() {
        return Objects.hash(coordinate, spacing, first, count, width, opacity, zone, hemisphere, kind, axis, major);
    }

    @Override
    public String toString() {
        return "GridLine[coordinate=" + coordinate + ", spacing=" + spacing + ", first=" + first + ", count="
                + count + ", width=" + width + ", opacity=" + opacity + ", zone=" + zone + ", hemisphere="
                + hemisphere + ", kind=" + kind + ", axis=" + axis + ", major=" + major + "]";
    }
}
