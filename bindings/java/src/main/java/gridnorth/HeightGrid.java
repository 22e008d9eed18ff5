// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/**
 * A grid of heights: where it lies on the earth, and where its samples lie in the caller's bytes. A sample is the
 * height of one position; of a raster whose pixels are areas, take their centers. Plain numbers: callers may fill
 * it in.
 */
public final class HeightGrid {
    static final int SIZE = 88;

    /** Of the first sample, degrees, -90 ... 90. */
    public final double latitude;

    /** Of the first sample, degrees; any finite value. */
    public final double longitude;

    /** Degrees from a row to the next; negative if rows follow each other southward. */
    public final double latitudeStep;

    /** Degrees from a column to the next; negative if columns follow each other westward. */
    public final double longitudeStep;

    /** The sample that means that there is no height, before scale and shift; NaN: none does. */
    public final double voidValue;

    /** Meters for a sample of 1; 0 counts as 1. */
    public final double scale;

    /** Meters for a sample of 0. */
    public final double shift;

    /** Where the first sample begins, in bytes. */
    public final int offset;

    /** From a row to the next, in bytes; may be negative. */
    public final int rowStride;

    /** From a sample to that of the next column, in bytes. */
    public final int columnStride;

    /** Rows, of one latitude each: 1 ... 16,777,216. */
    public final int rows;

    /** Columns, of one longitude each: 1 ... 16,777,216. */
    public final int columns;

    /** {@link HeightFormat#INT16} and so on. */
    public final @NotNull HeightFormat format;

    /** {@link HeightFlag#BIG_ENDIAN}, or 0. */
    public final @NotNull Set<HeightFlag> flags;

    HeightGrid(Struct struct, int at) {
        this.latitude = struct.getDouble(at);
        this.longitude = struct.getDouble(at + 8);
        this.latitudeStep = struct.getDouble(at + 16);
        this.longitudeStep = struct.getDouble(at + 24);
        this.voidValue = struct.getDouble(at + 32);
        this.scale = struct.getDouble(at + 40);
        this.shift = struct.getDouble(at + 48);
        this.offset = (int) struct.getLong(at + 56);
        this.rowStride = struct.getInt(at + 64);
        this.columnStride = struct.getInt(at + 68);
        this.rows = struct.getInt(at + 72);
        this.columns = struct.getInt(at + 76);
        this.format = HeightFormat.of(struct.getInt(at + 80));
        this.flags = HeightFlag.set(struct.getInt(at + 84));
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, latitude);
        struct.putDouble(at + 8, longitude);
        struct.putDouble(at + 16, latitudeStep);
        struct.putDouble(at + 24, longitudeStep);
        struct.putDouble(at + 32, voidValue);
        struct.putDouble(at + 40, scale);
        struct.putDouble(at + 48, shift);
        struct.putLong(at + 56, offset);
        struct.putInt(at + 64, rowStride);
        struct.putInt(at + 68, columnStride);
        struct.putInt(at + 72, rows);
        struct.putInt(at + 76, columns);
        struct.putInt(at + 80, format.value);
        struct.putInt(at + 84, HeightFlag.sum(flags));
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<HeightGrid> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (HeightGrid one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof HeightGrid)) return false;
        HeightGrid that = (HeightGrid) other;
        return Struct.same(latitude, that.latitude) && Struct.same(longitude, that.longitude)
                && Struct.same(latitudeStep, that.latitudeStep) && Struct.same(longitudeStep, that.longitudeStep)
                && Struct.same(voidValue, that.voidValue) && Struct.same(scale, that.scale)
                && Struct.same(shift, that.shift) && Struct.same(offset, that.offset)
                && Struct.same(rowStride, that.rowStride) && Struct.same(columnStride, that.columnStride)
                && Struct.same(rows, that.rows) && Struct.same(columns, that.columns)
                && Struct.same(format, that.format) && Struct.same(flags, that.flags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(latitude, longitude, latitudeStep, longitudeStep, voidValue, scale, shift, offset,
                rowStride, columnStride, rows, columns, format, flags);
    }

    @Override
    public String toString() {
        return "HeightGrid[latitude=" + latitude + ", longitude=" + longitude + ", latitudeStep="
                + latitudeStep + ", longitudeStep=" + longitudeStep + ", voidValue=" + voidValue + ", scale="
                + scale + ", shift=" + shift + ", offset=" + offset + ", rowStride=" + rowStride
                + ", columnStride=" + columnStride + ", rows=" + rows + ", columns=" + columns + ", format="
                + format + ", flags=" + flags + "]";
    }
}
