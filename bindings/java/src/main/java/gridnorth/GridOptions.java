// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Set;
import org.jetbrains.annotations.NotNull;

/**
 * How a grid is drawn.
 *
 * <p>A new object has the defaults. Each setter returns the object itself.
 */
public final class GridOptions {
    final Struct struct = new Struct(120);

    /** Makes options with the defaults. */
    public GridOptions() {
        Native.gridOptionsInit(struct.words);
    }

    /**
     * GridContent. Default all of them.
     *
     * @param content GridContent. Default all of them.
     * @return These options.
     */
    public @NotNull GridOptions content(@NotNull Set<GridContent> content) {
        struct.putInt(4, GridContent.sum(content));
        return this;
    }

    /**
     * Returns what {@link #content(Set)} sets.
     *
     * @return GridContent. Default all of them.
     */
    public @NotNull Set<GridContent> content() {
        return GridContent.set(struct.getInt(4));
    }

    /**
     * Width of the world at zoom 0, in pixels: 512 (default; Mapbox, MapLibre) or 256.
     *
     * @param tileSize Width of the world at zoom 0, in pixels: 512 (default; Mapbox, MapLibre) or 256.
     * @return These options.
     */
    public @NotNull GridOptions tileSize(int tileSize) {
        struct.putInt(8, tileSize);
        return this;
    }

    /**
     * Returns what {@link #tileSize(int)} sets.
     *
     * @return Width of the world at zoom 0, in pixels: 512 (default; Mapbox, MapLibre) or 256.
     */
    public int tileSize() {
        return struct.getInt(8);
    }

    /**
     * {@link ToleranceUnit#PIXELS} (default) or {@link ToleranceUnit#METERS}.
     *
     * @param toleranceUnit {@link ToleranceUnit#PIXELS} (default) or {@link ToleranceUnit#METERS}.
     * @return These options.
     */
    public @NotNull GridOptions toleranceUnit(@NotNull ToleranceUnit toleranceUnit) {
        struct.putInt(12, toleranceUnit.value);
        return this;
    }

    /**
     * Returns what {@link #toleranceUnit(ToleranceUnit)} sets.
     *
     * @return {@link ToleranceUnit#PIXELS} (default) or {@link ToleranceUnit#METERS}.
     */
    public @NotNull ToleranceUnit toleranceUnit() {
        return ToleranceUnit.of(struct.getInt(12));
    }

    /**
     * How far a chord may depart from the curve: 0.0001 ... 1,000,000. Default 0.25.
     *
     * @param tolerance How far a chord may depart from the curve: 0.0001 ... 1,000,000. Default 0.25.
     * @return These options.
     */
    public @NotNull GridOptions tolerance(double tolerance) {
        struct.putDouble(16, tolerance);
        return this;
    }

    /**
     * Returns what {@link #tolerance(double)} sets.
     *
     * @return How far a chord may depart from the curve: 0.0001 ... 1,000,000. Default 0.25.
     */
    public double tolerance() {
        return struct.getDouble(16);
    }

    /**
     * Pixels added around the view for lines: 0 ... 4096. Default 0.
     *
     * @param margin Pixels added around the view for lines: 0 ... 4096. Default 0.
     * @return These options.
     */
    public @NotNull GridOptions margin(double margin) {
        struct.putDouble(24, margin);
        return this;
    }

    /**
     * Returns what {@link #margin(double)} sets.
     *
     * @return Pixels added around the view for lines: 0 ... 4096. Default 0.
     */
    public double margin() {
        return struct.getDouble(24);
    }

    /**
     * Levels with lines closer than this are left out. Default 8.
     *
     * @param minimumPixels Levels with lines closer than this are left out. Default 8.
     * @return These options.
     */
    public @NotNull GridOptions minimumPixels(double minimumPixels) {
        struct.putDouble(32, minimumPixels);
        return this;
    }

    /**
     * Returns what {@link #minimumPixels(double)} sets.
     *
     * @return Levels with lines closer than this are left out. Default 8.
     */
    public double minimumPixels() {
        return struct.getDouble(32);
    }

    /**
     * Meters between lines, a divisor of 100,000; 0 (default): levelZooms decides.
     *
     * @param spacing Meters between lines, a divisor of 100,000; 0 (default): levelZooms decides.
     * @return These options.
     */
    public @NotNull GridOptions spacing(double spacing) {
        struct.putDouble(40, spacing);
        return this;
    }

    /**
     * Returns what {@link #spacing(double)} sets.
     *
     * @return Meters between lines, a divisor of 100,000; 0 (default): levelZooms decides.
     */
    public double spacing() {
        return struct.getDouble(40);
    }

    /**
     * The zooms (of 512-pixel tiles) from which 10 km, 1 km, 100 m, 10 m, 1 m lines are drawn. Default 8, 11, 14,
     * 17, 21. Not decreasing; infinity: never.
     *
     * @param levelZooms The zooms (of 512-pixel tiles) from which 10 km, 1 km, 100 m, 10 m, 1 m lines are drawn.
     *     Default 8, 11, 14, 17, 21. Not decreasing; infinity: never.
     * @return These options.
     */
    public @NotNull GridOptions levelZooms(@NotNull double[] levelZooms) {
        struct.putDoubles(48, 5, levelZooms);
        return this;
    }

    /**
     * Returns what {@link #levelZooms(double[])} sets.
     *
     * @return The zooms (of 512-pixel tiles) from which 10 km, 1 km, 100 m, 10 m, 1 m lines are drawn. Default 8,
     *     11, 14, 17, 21. Not decreasing; infinity: never.
     */
    public @NotNull double[] levelZooms() {
        return struct.getDoubles(48, 5);
    }

    /**
     * Grid zones and squares whose visible part is smaller have no label. Default 32.
     *
     * @param labelPixels Grid zones and squares whose visible part is smaller have no label. Default 32.
     * @return These options.
     */
    public @NotNull GridOptions labelPixels(double labelPixels) {
        struct.putDouble(88, labelPixels);
        return this;
    }

    /**
     * Returns what {@link #labelPixels(double)} sets.
     *
     * @return Grid zones and squares whose visible part is smaller have no label. Default 32.
     */
    public double labelPixels() {
        return struct.getDouble(88);
    }

    /**
     * The zoom (of 512-pixel tiles) from which intersections have references. Default 10.
     *
     * @param referenceZoom The zoom (of 512-pixel tiles) from which intersections have references. Default 10.
     * @return These options.
     */
    public @NotNull GridOptions referenceZoom(double referenceZoom) {
        struct.putDouble(96, referenceZoom);
        return this;
    }

    /**
     * Returns what {@link #referenceZoom(double)} sets.
     *
     * @return The zoom (of 512-pixel tiles) from which intersections have references. Default 10.
     */
    public double referenceZoom() {
        return struct.getDouble(96);
    }

    /**
     * References are at every nth line of each axis; this is n. Default 5; 1 is every line.
     *
     * @param referenceStep References are at every nth line of each axis; this is n. Default 5; 1 is every line.
     * @return These options.
     */
    public @NotNull GridOptions referenceStep(int referenceStep) {
        struct.putInt(104, referenceStep);
        return this;
    }

    /**
     * Returns what {@link #referenceStep(int)} sets.
     *
     * @return References are at every nth line of each axis; this is n. Default 5; 1 is every line.
     */
    public int referenceStep() {
        return struct.getInt(104);
    }

    /**
     * Drawings with more vertices and labels are refused. Default 1,000,000.
     *
     * @param maxVertices Drawings with more vertices and labels are refused. Default 1,000,000.
     * @return These options.
     */
    public @NotNull GridOptions maxVertices(long maxVertices) {
        struct.putLong(112, maxVertices);
        return this;
    }

    /**
     * Returns what {@link #maxVertices(long)} sets.
     *
     * @return Drawings with more vertices and labels are refused. Default 1,000,000.
     */
    public long maxVertices() {
        return struct.getLong(112);
    }
}
