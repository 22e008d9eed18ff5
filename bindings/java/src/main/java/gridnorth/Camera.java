// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Arrays;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/**
 * How a map makes pixels of positions: by a matrix of the Web Mercator plane, of a globe, or a mixture of both.
 * Each gives three numbers X, Y, W, and the pixel is (X/W, Y/W), from the left and top edge of the screen.
 * screenCamera() writes one.
 */
public final class Camera {
    static final int SIZE = 224;

    /**
     * Three rows of three: they multiply (x, y, 1). x is 0 at -180 degrees and 1 at 180, y is 0 at 85.051128
     * degrees and 1 at -85.051128.
     */
    public final @NotNull double[] plane;

    /** Three rows of four: they multiply (cos lat sin lon, sin lat, cos lat cos lon, 1). */
    public final @NotNull double[] globe;

    /** Its product with the same four numbers is negative for positions behind the globe. */
    public final @NotNull double[] rim;

    /** 0: the plane alone; 1: the globe alone; between: X, Y and W change from one to the other. */
    public final double transition;

    /** Degrees. A flat map shows positions in the copy of the world nearest to this longitude. */
    public final double longitude;

    /** W in the center of the map, where names have their full size; more than 0. */
    public final double depth;

    Camera(Struct struct, int at) {
        this.plane = struct.getDoubles(at, 9);
        this.globe = struct.getDoubles(at + 72, 12);
        this.rim = struct.getDoubles(at + 168, 4);
        this.transition = struct.getDouble(at + 200);
        this.longitude = struct.getDouble(at + 208);
        this.depth = struct.getDouble(at + 216);
    }

    void write(Struct struct, int at) {
        struct.putDoubles(at, 9, plane);
        struct.putDoubles(at + 72, 12, globe);
        struct.putDoubles(at + 168, 4, rim);
        struct.putDouble(at + 200, transition);
        struct.putDouble(at + 208, longitude);
        struct.putDouble(at + 216, depth);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Camera)) return false;
        Camera that = (Camera) other;
        return Arrays.equals(plane, that.plane) && Arrays.equals(globe, that.globe) && Arrays.equals(rim, that.rim)
                && Struct.same(transition, that.transition) && Struct.same(longitude, that.longitude)
                && Struct.same(depth, that.depth);
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(plane), Arrays.hashCode(globe), Arrays.hashCode(rim), transition,
                longitude, depth);
    }

    @Override
    public String toString() {
        return "Camera[plane=" + Arrays.toString(plane) + ", globe=" + Arrays.toString(globe) + ", rim="
                + Arrays.toString(rim) + ", transition=" + transition + ", longitude=" + longitude
                + ", depth=" + depth + "]";
    }
}
