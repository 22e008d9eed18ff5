// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/**
 * How outlines of tactical shapes are drawn.
 *
 * <p>A new object has the defaults. Each setter returns the object itself.
 */
public final class OutlineOptions {
    final Struct struct = new Struct(32);

    /** Makes options with the defaults. */
    public OutlineOptions() {
        Native.outlineOptionsInit(struct.words);
    }

    /**
     * Join. Default {@link Join#ROUND}.
     *
     * @param join Join. Default {@link Join#ROUND}.
     * @return These options.
     */
    public @NotNull OutlineOptions join(@NotNull Join join) {
        struct.putInt(4, join.value);
        return this;
    }

    /**
     * Returns what {@link #join(Join)} sets.
     *
     * @return Join. Default {@link Join#ROUND}.
     */
    public @NotNull Join join() {
        return Join.of(struct.getInt(4));
    }

    /**
     * LineEnd. Default {@link LineEnd#FLAT}.
     *
     * @param ends LineEnd. Default {@link LineEnd#FLAT}.
     * @return These options.
     */
    public @NotNull OutlineOptions ends(@NotNull LineEnd ends) {
        struct.putInt(8, ends.value);
        return this;
    }

    /**
     * Returns what {@link #ends(LineEnd)} sets.
     *
     * @return LineEnd. Default {@link LineEnd#FLAT}.
     */
    public @NotNull LineEnd ends() {
        return LineEnd.of(struct.getInt(8));
    }

    /**
     * Longitudes. Default {@link Longitudes#REDUCED}.
     *
     * @param longitudes Longitudes. Default {@link Longitudes#REDUCED}.
     * @return These options.
     */
    public @NotNull OutlineOptions longitudes(@NotNull Longitudes longitudes) {
        struct.putInt(12, longitudes.value);
        return this;
    }

    /**
     * Returns what {@link #longitudes(Longitudes)} sets.
     *
     * @return Longitudes. Default {@link Longitudes#REDUCED}.
     */
    public @NotNull Longitudes longitudes() {
        return Longitudes.of(struct.getInt(12));
    }

    /**
     * Meters by which the line between two vertices may depart, 0.000001 ... 1,000,000, and at least 10^-7 of the
     * distance from the route; or 0 (default): a thousandth of the distance.
     *
     * @param tolerance Meters by which the line between two vertices may depart, 0.000001 ... 1,000,000, and at
     *     least 10^-7 of the distance from the route; or 0 (default): a thousandth of the distance.
     * @return These options.
     */
    public @NotNull OutlineOptions tolerance(double tolerance) {
        struct.putDouble(16, tolerance);
        return this;
    }

    /**
     * Returns what {@link #tolerance(double)} sets.
     *
     * @return Meters by which the line between two vertices may depart, 0.000001 ... 1,000,000, and at least 10^-7
     *     of the distance from the route; or 0 (default): a thousandth of the distance.
     */
    public double tolerance() {
        return struct.getDouble(16);
    }

    /**
     * Tips may be so many times as far from their corner as the line is: 1 ... 1000. Default 5.
     *
     * @param miterLimit Tips may be so many times as far from their corner as the line is: 1 ... 1000. Default 5.
     * @return These options.
     */
    public @NotNull OutlineOptions miterLimit(double miterLimit) {
        struct.putDouble(24, miterLimit);
        return this;
    }

    /**
     * Returns what {@link #miterLimit(double)} sets.
     *
     * @return Tips may be so many times as far from their corner as the line is: 1 ... 1000. Default 5.
     */
    public double miterLimit() {
        return struct.getDouble(24);
    }
}
