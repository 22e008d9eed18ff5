// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/**
 * How a track is recorded.
 *
 * <p>A new object has the defaults. Each setter returns the object itself.
 */
public final class TrackOptions {
    final Struct struct = new Struct(64);

    /** Makes options with the defaults. */
    public TrackOptions() {
        Native.trackOptionsInit(struct.words);
    }

    /**
     * Meters, 0.001 ... 1,000,000: fixes that lie so close to the line that is kept are dropped. 0: all are kept.
     * Default 5.
     *
     * @param tolerance Meters, 0.001 ... 1,000,000: fixes that lie so close to the line that is kept are dropped.
     *     0: all are kept. Default 5.
     * @return These options.
     */
    public @NotNull TrackOptions tolerance(double tolerance) {
        struct.putDouble(8, tolerance);
        return this;
    }

    /**
     * Returns what {@link #tolerance(double)} sets.
     *
     * @return Meters, 0.001 ... 1,000,000: fixes that lie so close to the line that is kept are dropped. 0: all
     *     are kept. Default 5.
     */
    public double tolerance() {
        return struct.getDouble(8);
    }

    /**
     * Meters: fixes nearer to the last one that was taken are left out. Default 0.
     *
     * @param leastDistance Meters: fixes nearer to the last one that was taken are left out. Default 0.
     * @return These options.
     */
    public @NotNull TrackOptions leastDistance(double leastDistance) {
        struct.putDouble(16, leastDistance);
        return this;
    }

    /**
     * Returns what {@link #leastDistance(double)} sets.
     *
     * @return Meters: fixes nearer to the last one that was taken are left out. Default 0.
     */
    public double leastDistance() {
        return struct.getDouble(16);
    }

    /**
     * Seconds: fixes sooner after the last one that was taken are left out. Default 0.
     *
     * @param leastInterval Seconds: fixes sooner after the last one that was taken are left out. Default 0.
     * @return These options.
     */
    public @NotNull TrackOptions leastInterval(double leastInterval) {
        struct.putDouble(24, leastInterval);
        return this;
    }

    /**
     * Returns what {@link #leastInterval(double)} sets.
     *
     * @return Seconds: fixes sooner after the last one that was taken are left out. Default 0.
     */
    public double leastInterval() {
        return struct.getDouble(24);
    }

    /**
     * Meters: fixes less accurate than this are left out. Default infinity.
     *
     * @param worstAccuracy Meters: fixes less accurate than this are left out. Default infinity.
     * @return These options.
     */
    public @NotNull TrackOptions worstAccuracy(double worstAccuracy) {
        struct.putDouble(32, worstAccuracy);
        return this;
    }

    /**
     * Returns what {@link #worstAccuracy(double)} sets.
     *
     * @return Meters: fixes less accurate than this are left out. Default infinity.
     */
    public double worstAccuracy() {
        return struct.getDouble(32);
    }

    /**
     * Meters per second: fixes that can only be reached faster are left out. Default infinity.
     *
     * @param largestSpeed Meters per second: fixes that can only be reached faster are left out. Default infinity.
     * @return These options.
     */
    public @NotNull TrackOptions largestSpeed(double largestSpeed) {
        struct.putDouble(40, largestSpeed);
        return this;
    }

    /**
     * Returns what {@link #largestSpeed(double)} sets.
     *
     * @return Meters per second: fixes that can only be reached faster are left out. Default infinity.
     */
    public double largestSpeed() {
        return struct.getDouble(40);
    }

    /**
     * Meters per second: what is slower is rest, not moving. Default 0.5.
     *
     * @param restSpeed Meters per second: what is slower is rest, not moving. Default 0.5.
     * @return These options.
     */
    public @NotNull TrackOptions restSpeed(double restSpeed) {
        struct.putDouble(48, restSpeed);
        return this;
    }

    /**
     * Returns what {@link #restSpeed(double)} sets.
     *
     * @return Meters per second: what is slower is rest, not moving. Default 0.5.
     */
    public double restSpeed() {
        return struct.getDouble(48);
    }

    /**
     * Meters: ways up and down that are shorter do not count. Default 10.
     *
     * @param climb Meters: ways up and down that are shorter do not count. Default 10.
     * @return These options.
     */
    public @NotNull TrackOptions climb(double climb) {
        struct.putDouble(56, climb);
        return this;
    }

    /**
     * Returns what {@link #climb(double)} sets.
     *
     * @return Meters: ways up and down that are shorter do not count. Default 10.
     */
    public double climb() {
        return struct.getDouble(56);
    }
}
