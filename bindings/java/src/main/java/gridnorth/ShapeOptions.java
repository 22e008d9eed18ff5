// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/**
 * How to draw a shape.
 *
 * <p>A new object has the defaults. Each setter returns the object itself.
 */
public final class ShapeOptions {
    final Struct struct = new Struct(64);

    /** Makes options with the defaults. */
    public ShapeOptions() {
        Native.shapeOptionsInit(struct.words);
    }

    /**
     * Placement. Default {@link Placement#ON}.
     *
     * @param placement Placement. Default {@link Placement#ON}.
     * @return These options.
     */
    public @NotNull ShapeOptions placement(@NotNull Placement placement) {
        struct.putInt(4, placement.value);
        return this;
    }

    /**
     * Returns what {@link #placement(Placement)} sets.
     *
     * @return Placement. Default {@link Placement#ON}.
     */
    public @NotNull Placement placement() {
        return Placement.of(struct.getInt(4));
    }

    /**
     * In a whole turn, 3 ... 1,000,000; a part has its share, rounded up. Default 64.
     *
     * @param vertices In a whole turn, 3 ... 1,000,000; a part has its share, rounded up. Default 64.
     * @return These options.
     */
    public @NotNull ShapeOptions vertices(int vertices) {
        struct.putInt(8, vertices);
        return this;
    }

    /**
     * Returns what {@link #vertices(int)} sets.
     *
     * @return In a whole turn, 3 ... 1,000,000; a part has its share, rounded up. Default 64.
     */
    public int vertices() {
        return struct.getInt(8);
    }

    /**
     * AzimuthMeaning. Default {@link AzimuthMeaning#MIDDLE}.
     *
     * @param azimuthIs AzimuthMeaning. Default {@link AzimuthMeaning#MIDDLE}.
     * @return These options.
     */
    public @NotNull ShapeOptions azimuthIs(@NotNull AzimuthMeaning azimuthIs) {
        struct.putInt(12, azimuthIs.value);
        return this;
    }

    /**
     * Returns what {@link #azimuthIs(AzimuthMeaning)} sets.
     *
     * @return AzimuthMeaning. Default {@link AzimuthMeaning#MIDDLE}.
     */
    public @NotNull AzimuthMeaning azimuthIs() {
        return AzimuthMeaning.of(struct.getInt(12));
    }

    /**
     * Meters, 0.000001 ... 1,000,000: enough vertices to keep the edges that close to the shape; or 0 (default):
     * as vertices says.
     *
     * @param tolerance Meters, 0.000001 ... 1,000,000: enough vertices to keep the edges that close to the shape;
     *     or 0 (default): as vertices says.
     * @return These options.
     */
    public @NotNull ShapeOptions tolerance(double tolerance) {
        struct.putDouble(16, tolerance);
        return this;
    }

    /**
     * Returns what {@link #tolerance(double)} sets.
     *
     * @return Meters, 0.000001 ... 1,000,000: enough vertices to keep the edges that close to the shape; or 0
     *     (default): as vertices says.
     */
    public double tolerance() {
        return struct.getDouble(16);
    }

    /**
     * Meters, 0.000001 ... 1,000,000: edges in GeoJSON have more vertices, so that straight lines in degrees lie
     * that close to the geodesics; or 0 (default): no more vertices, unless the placement needs them: see
     * circleGeoJson().
     *
     * @param edgeTolerance Meters, 0.000001 ... 1,000,000: edges in GeoJSON have more vertices, so that straight
     *     lines in degrees lie that close to the geodesics; or 0 (default): no more vertices, unless the placement
     *     needs them: see circleGeoJson().
     * @return These options.
     */
    public @NotNull ShapeOptions edgeTolerance(double edgeTolerance) {
        struct.putDouble(24, edgeTolerance);
        return this;
    }

    /**
     * Returns what {@link #edgeTolerance(double)} sets.
     *
     * @return Meters, 0.000001 ... 1,000,000: edges in GeoJSON have more vertices, so that straight lines in
     *     degrees lie that close to the geodesics; or 0 (default): no more vertices, unless the placement needs
     *     them: see circleGeoJson().
     */
    public double edgeTolerance() {
        return struct.getDouble(24);
    }

    /**
     * The labels of a ring set are at this azimuth, degrees. Default 0.
     *
     * @param labelAzimuth The labels of a ring set are at this azimuth, degrees. Default 0.
     * @return These options.
     */
    public @NotNull ShapeOptions labelAzimuth(double labelAzimuth) {
        struct.putDouble(32, labelAzimuth);
        return this;
    }

    /**
     * Returns what {@link #labelAzimuth(double)} sets.
     *
     * @return The labels of a ring set are at this azimuth, degrees. Default 0.
     */
    public double labelAzimuth() {
        return struct.getDouble(32);
    }

    /**
     * The azimuth of the first radial line of a ring set, degrees. Default 0.
     *
     * @param radialAzimuth The azimuth of the first radial line of a ring set, degrees. Default 0.
     * @return These options.
     */
    public @NotNull ShapeOptions radialAzimuth(double radialAzimuth) {
        struct.putDouble(40, radialAzimuth);
        return this;
    }

    /**
     * Returns what {@link #radialAzimuth(double)} sets.
     *
     * @return The azimuth of the first radial line of a ring set, degrees. Default 0.
     */
    public double radialAzimuth() {
        return struct.getDouble(40);
    }

    /**
     * Radial lines of a ring set, evenly spaced, 0 ... 3600. Default 0.
     *
     * @param radials Radial lines of a ring set, evenly spaced, 0 ... 3600. Default 0.
     * @return These options.
     */
    public @NotNull ShapeOptions radials(int radials) {
        struct.putInt(48, radials);
        return this;
    }

    /**
     * Returns what {@link #radials(int)} sets.
     *
     * @return Radial lines of a ring set, evenly spaced, 0 ... 3600. Default 0.
     */
    public int radials() {
        return struct.getInt(48);
    }

    /**
     * In GeoJSON, 0 ... 12. Default 7, a centimeter.
     *
     * @param decimals In GeoJSON, 0 ... 12. Default 7, a centimeter.
     * @return These options.
     */
    public @NotNull ShapeOptions decimals(int decimals) {
        struct.putInt(52, decimals);
        return this;
    }

    /**
     * Returns what {@link #decimals(int)} sets.
     *
     * @return In GeoJSON, 0 ... 12. Default 7, a centimeter.
     */
    public int decimals() {
        return struct.getInt(52);
    }

    /**
     * Longitudes. Default {@link Longitudes#REDUCED}.
     *
     * @param longitudes Longitudes. Default {@link Longitudes#REDUCED}.
     * @return These options.
     */
    public @NotNull ShapeOptions longitudes(@NotNull Longitudes longitudes) {
        struct.putInt(56, longitudes.value);
        return this;
    }

    /**
     * Returns what {@link #longitudes(Longitudes)} sets.
     *
     * @return Longitudes. Default {@link Longitudes#REDUCED}.
     */
    public @NotNull Longitudes longitudes() {
        return Longitudes.of(struct.getInt(56));
    }
}
