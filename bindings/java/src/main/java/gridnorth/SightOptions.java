// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/**
 * How lines of sight are computed.
 *
 * <p>A new object has the defaults. Each setter returns the object itself.
 */
public final class SightOptions {
    final Struct struct = new Struct(32);

    /** Makes options with the defaults. */
    public SightOptions() {
        Native.sightOptionsInit(struct.words);
    }

    /**
     * The part of the earth's curvature that refraction leaves, 0.1 ... 2: 6/7 for light, the default; 3/4 for
     * radio; 1 without refraction.
     *
     * @param curvature The part of the earth's curvature that refraction leaves, 0.1 ... 2: 6/7 for light, the
     *     default; 3/4 for radio; 1 without refraction.
     * @return These options.
     */
    public @NotNull SightOptions curvature(double curvature) {
        struct.putDouble(8, curvature);
        return this;
    }

    /**
     * Returns what {@link #curvature(double)} sets.
     *
     * @return The part of the earth's curvature that refraction leaves, 0.1 ... 2: 6/7 for light, the default; 3/4
     *     for radio; 1 without refraction.
     */
    public double curvature() {
        return struct.getDouble(8);
    }

    /**
     * Meters between the places that are looked at, 0.01 or more; 0, the default: the distance between rows or
     * columns of the finest grid, whichever is less.
     *
     * @param step Meters between the places that are looked at, 0.01 or more; 0, the default: the distance between
     *     rows or columns of the finest grid, whichever is less.
     * @return These options.
     */
    public @NotNull SightOptions step(double step) {
        struct.putDouble(16, step);
        return this;
    }

    /**
     * Returns what {@link #step(double)} sets.
     *
     * @return Meters between the places that are looked at, 0.01 or more; 0, the default: the distance between
     *     rows or columns of the finest grid, whichever is less.
     */
    public double step() {
        return struct.getDouble(16);
    }

    /**
     * Of a radio, hertz, 1e6 ... 1e12: for its first Fresnel zone; 0, the default: none.
     *
     * @param frequency Of a radio, hertz, 1e6 ... 1e12: for its first Fresnel zone; 0, the default: none.
     * @return These options.
     */
    public @NotNull SightOptions frequency(double frequency) {
        struct.putDouble(24, frequency);
        return this;
    }

    /**
     * Returns what {@link #frequency(double)} sets.
     *
     * @return Of a radio, hertz, 1e6 ... 1e12: for its first Fresnel zone; 0, the default: none.
     */
    public double frequency() {
        return struct.getDouble(24);
    }
}
