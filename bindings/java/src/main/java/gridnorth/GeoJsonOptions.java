// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/**
 * How a route or a polygon becomes GeoJSON.
 *
 * <p>A new object has the defaults. Each setter returns the object itself.
 */
public final class GeoJsonOptions {
    final Struct struct = new Struct(16);

    /** Makes options with the defaults. */
    public GeoJsonOptions() {
        Native.geoJsonOptionsInit(struct.words);
    }

    /**
     * Of positions, 0 ... 12. Default 7, a centimeter.
     *
     * @param decimals Of positions, 0 ... 12. Default 7, a centimeter.
     * @return These options.
     */
    public @NotNull GeoJsonOptions decimals(int decimals) {
        struct.putInt(4, decimals);
        return this;
    }

    /**
     * Returns what {@link #decimals(int)} sets.
     *
     * @return Of positions, 0 ... 12. Default 7, a centimeter.
     */
    public int decimals() {
        return struct.getInt(4);
    }

    /**
     * Meters, 0.000001 ... 1,000,000: edges have more positions, so that straight lines in degrees lie that close
     * to the geodesics; or 0 (default): no more positions.
     *
     * @param edgeTolerance Meters, 0.000001 ... 1,000,000: edges have more positions, so that straight lines in
     *     degrees lie that close to the geodesics; or 0 (default): no more positions.
     * @return These options.
     */
    public @NotNull GeoJsonOptions edgeTolerance(double edgeTolerance) {
        struct.putDouble(8, edgeTolerance);
        return this;
    }

    /**
     * Returns what {@link #edgeTolerance(double)} sets.
     *
     * @return Meters, 0.000001 ... 1,000,000: edges have more positions, so that straight lines in degrees lie
     *     that close to the geodesics; or 0 (default): no more positions.
     */
    public double edgeTolerance() {
        return struct.getDouble(8);
    }
}
