// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

/** A label of a drawn grid. */
public final class GridLabel {
    static final int SIZE = 64;

    /** Position. */
    public final @NotNull Point position;

    /** ASCII. */
    public final @NotNull String text;

    /** For digits, the easting or northing in meters; else 0. */
    public final double coordinate;

    /** GridLabelKind. */
    public final @NotNull GridLabelKind kind;

    /** 1 ... 60 or {@link Zone#UPS}. */
    public final int zone;

    /** {@link Hemisphere#NORTH} or {@link Hemisphere#SOUTH}. */
    public final @NotNull Hemisphere hemisphere;

    /** For digits, {@link Axis#EASTING} or {@link Axis#NORTHING}; else null. */
    public final @Nullable Axis axis;

    /** For digits, a Edge; else {@link Edge#NONE}. */
    public final @NotNull Edge edge;

    GridLabel(Struct struct, int at) {
        this.position = new Point(struct, at);
        this.text = struct.getText(at + 16, 16);
        this.coordinate = struct.getDouble(at + 32);
        this.kind = GridLabelKind.of(struct.getInt(at + 40));
        this.zone = struct.getInt(at + 44);
        this.hemisphere = Hemisphere.of(struct.getInt(at + 48));
        this.axis = Axis.of(struct.getInt(at + 52));
        this.edge = Edge.of(struct.getInt(at + 56));
    }

    void write(Struct struct, int at) {
        position.write(struct, at);
        struct.putText(at + 16, 16, text);
        struct.putDouble(at + 32, coordinate);
        struct.putInt(at + 40, kind.value);
        struct.putInt(at + 44, zone);
        struct.putInt(at + 48, hemisphere.value);
        struct.putInt(at + 52, axis == null ? 0 : axis.value);
        struct.putInt(at + 56, edge.value);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<GridLabel> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (GridLabel one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    static List<GridLabel> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<GridLabel> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new GridLabel(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof GridLabel)) return false;
        GridLabel that = (GridLabel) other;
        return Struct.same(position, that.position) && Struct.same(text, that.text)
                && Struct.same(coordinate, that.coordinate) && Struct.same(kind, that.kind)
                && Struct.same(zone, that.zone) && Struct.same(hemisphere, that.hemisphere)
                && Struct.same(axis, that.axis) && Struct.same(edge, that.edge);
    }

    @Override
    public int hashCode() {
        return Objects.hash(position, text, coordinate, kind, zone, hemisphere, axis, edge);
    }

    @Override
    public String toString() {
        return "GridLabel[position=" + position + ", text=" + text + ", coordinate=" + coordinate + ", kind="
                + kind + ", zone=" + zone + ", hemisphere=" + hemisphere + ", axis=" + axis + ", edge="
                + edge + "]";
    }
}
