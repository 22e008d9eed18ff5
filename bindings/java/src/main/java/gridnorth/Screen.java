// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/**
 * A Web Mercator map on a screen, seen by the camera of Mapbox and MapLibre. Fields that are 0 have their
 * defaults: set center, zoom, width and height.
 */
public final class Screen {
    static final int SIZE = 72;

    /** The position in the center of the screen. Latitudes beyond 85.051128 count as 85.051128. */
    public final @NotNull Point center;

    /** -4 ... 30: at zoom 0 the world is tileSize pixels wide. */
    public final double zoom;

    /** Pixels, 0.001 ... 1,000,000. */
    public final double width;

    /** Pixels, 0.001 ... 1,000,000. */
    public final double height;

    /** Which direction is up, degrees clockwise from north; any finite value. Default 0. */
    public final double bearing;

    /** Degrees by which the camera is tilted from looking straight down, 0 ... 85. Default 0. */
    public final double pitch;

    /**
     * Of the camera, from the top to the bottom of the screen, degrees, 0.1 ... 150; or 0 (default): 36.87, the
     * angle whose half has the tangent 1/3. Without pitch, no effect.
     */
    public final double fieldOfView;

    /** 512 (default; Mapbox, MapLibre) or 256; 0 means 512. */
    public final int tileSize;

    /**
     * Makes a value of its parts.
     *
     * @param center The position in the center of the screen. Latitudes beyond 85.051128 count as 85.051128.
     * @param zoom -4 ... 30: at zoom 0 the world is tileSize pixels wide.
     * @param width Pixels, 0.001 ... 1,000,000.
     * @param height Pixels, 0.001 ... 1,000,000.
     * @param bearing Which direction is up, degrees clockwise from north; any finite value. Default 0.
     * @param pitch Degrees by which the camera is tilted from looking straight down, 0 ... 85. Default 0.
     * @param fieldOfView Of the camera, from the top to the bottom of the screen, degrees, 0.1 ... 150; or 0
     *     (default): 36.87, the angle whose half has the tangent 1/3. Without pitch, no effect.
     * @param tileSize 512 (default; Mapbox, MapLibre) or 256; 0 means 512.
     */
    public Screen(@NotNull Point center, double zoom, double width, double height, double bearing, double pitch,
            double fieldOfView, int tileSize) {
        this.center = center;
        this.zoom = zoom;
        this.width = width;
        this.height = height;
        this.bearing = bearing;
        this.pitch = pitch;
        this.fieldOfView = fieldOfView;
        this.tileSize = tileSize;
    }

    /**
     * The other parts are as usual.
     *
     * @param center The position in the center of the screen. Latitudes beyond 85.051128 count as 85.051128.
     * @param zoom -4 ... 30: at zoom 0 the world is tileSize pixels wide.
     * @param width Pixels, 0.001 ... 1,000,000.
     * @param height Pixels, 0.001 ... 1,000,000.
     */
    public Screen(@NotNull Point center, double zoom, double width, double height) {
        this(center, zoom, width, height, 0, 0, 0, 0);
    }

    Screen(Struct struct, int at) {
        this.center = new Point(struct, at);
        this.zoom = struct.getDouble(at + 16);
        this.width = struct.getDouble(at + 24);
        this.height = struct.getDouble(at + 32);
        this.bearing = struct.getDouble(at + 40);
        this.pitch = struct.getDouble(at + 48);
        this.fieldOfView = struct.getDouble(at + 56);
        this.tileSize = struct.getInt(at + 64);
    }

    void write(Struct struct, int at) {
        center.write(struct, at);
        struct.putDouble(at + 16, zoom);
        struct.putDouble(at + 24, width);
        struct.putDouble(at + 32, height);
        struct.putDouble(at + 40, bearing);
        struct.putDouble(at + 48, pitch);
        struct.putDouble(at + 56, fieldOfView);
        struct.putInt(at + 64, tileSize);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Screen)) return false;
        Screen that = (Screen) other;
        return Struct.same(center, that.center) && Struct.same(zoom, that.zoom) && Struct.same(width, that.width)
                && Struct.same(height, that.height) && Struct.same(bearing, that.bearing)
                && Struct.same(pitch, that.pitch) && Struct.same(fieldOfView, that.fieldOfView)
                && Struct.same(tileSize, that.tileSize);
    }

    @Override
    public int hashCode() {
        return Objects.hash(center, zoom, width, height, bearing, pitch, fieldOfView, tileSize);
    }

    @Override
    public String toString() {
        return "Screen[center=" + center + ", zoom=" + zoom + ", width=" + width + ", height=" + height
                + ", bearing=" + bearing + ", pitch=" + pitch + ", fieldOfView=" + fieldOfView
                + ", tileSize=" + tileSize + "]";
    }
}
