// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;

/** Where the cells of a raster lie. Rows follow each other in memory, without gaps. */
public final class CellGrid {
    static final int SIZE = 40;

    /** Of the center of the first cell, degrees, -90 ... 90. */
    public final double latitude;

    /** Of the center of the first cell, degrees; any finite value. */
    public final double longitude;

    /** Degrees from a row to the next; negative if rows follow each other southward. */
    public final double latitudeStep;

    /** Degrees from a column to the next; negative if columns follow each other westward. */
    public final double longitudeStep;

    /** 1 ... 16,777,216. */
    public final int rows;

    /** 1 ... 16,777,216. */
    public final int columns;

    /**
     * Makes a value of its parts.
     *
     * @param latitude Of the center of the first cell, degrees, -90 ... 90.
     * @param longitude Of the center of the first cell, degrees; any finite value.
     * @param latitudeStep Degrees from a row to the next; negative if rows follow each other southward.
     * @param longitudeStep Degrees from a column to the next; negative if columns follow each other westward.
     * @param rows 1 ... 16,777,216.
     * @param columns 1 ... 16,777,216.
     */
    public CellGrid(double latitude, double longitude, double latitudeStep, double longitudeStep, int rows,
            int columns) {
        this.latitude = latitude;
        this.longitude = longitude;
        this.latitudeStep = latitudeStep;
        this.longitudeStep = longitudeStep;
        this.rows = rows;
        this.columns = columns;
    }

    CellGrid(Struct struct, int at) {
        this.latitude = struct.getDouble(at);
        this.longitude = struct.getDouble(at + 8);
        this.latitudeStep = struct.getDouble(at + 16);
        this.longitudeStep = struct.getDouble(at + 24);
        this.rows = struct.getInt(at + 32);
        this.columns = struct.getInt(at + 36);
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, latitude);
        struct.putDouble(at + 8, longitude);
        struct.putDouble(at + 16, latitudeStep);
        struct.putDouble(at + 24, longitudeStep);
        struct.putInt(at + 32, rows);
        struct.putInt(at + 36, columns);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof CellGrid)) return false;
        CellGrid that = (CellGrid) other;
        return Struct.same(latitude, that.latitude) && Struct.same(longitude, that.longitude)
                && Struct.same(latitudeStep, that.latitudeStep) && Struct.same(longitudeStep, that.longitudeStep)
                && Struct.same(rows, that.rows) && Struct.same(columns, that.columns);
    }

    @Override
    public int hashCode() {
        return Objects.hash(latitude, longitude, latitudeStep, longitudeStep, rows, columns);
    }

    @Override
    public String toString() {
        return "CellGrid[latitude=" + latitude + ", longitude=" + longitude + ", latitudeStep="
                + latitudeStep + ", longitudeStep=" + longitudeStep + ", rows=" + rows + ", columns="
                + columns + "]";
    }
}
