// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;

/** A position on the WGS 84 ellipsoid, in degrees. */
public final class Point {
    static final int SIZE = 16;

    /** Latitude. */
    public final double latitude;

    /** Longitude. */
    public final double longitude;

    /**
     * Makes a value of its parts.
     *
     * @param latitude Latitude.
     * @param longitude Longitude.
     */
    public Point(double latitude, double longitude) {
        this.latitude = latitude;
        this.longitude = longitude;
    }

    Point(Struct struct, int at) {
        this.latitude = struct.getDouble(at);
        this.longitude = struct.getDouble(at + 8);
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, latitude);
        struct.putDouble(at + 8, longitude);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Point)) return false;
        Point that = (Point) other;
        return Struct.same(latitude, that.latitude) && Struct.same(longitude, that.longitude);
    }

    @Override
    public int hashCode() {
        return Objects.hash(latitude, longitude);
    }

    @Override
    public String toString() {
        return "Point[latitude=" + latitude + ", longitude=" + longitude + "]";
    }
}
