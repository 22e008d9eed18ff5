// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Set;
import org.jetbrains.annotations.NotNull;

/**
 * How fenceIndexStep() decides.
 *
 * <p>A new object has the defaults. Each setter returns the object itself.
 */
public final class FenceOptions {
    final Struct struct = new Struct(32);

    /** Makes options with the defaults. */
    public FenceOptions() {
        Native.fenceOptionsInit(struct.words);
    }

    /**
     * {@link FenceFlag#REPORT_FIRST}. Default 0.
     *
     * @param flags {@link FenceFlag#REPORT_FIRST}. Default 0.
     * @return These options.
     */
    public @NotNull FenceOptions flags(@NotNull Set<FenceFlag> flags) {
        struct.putInt(4, FenceFlag.sum(flags));
        return this;
    }

    /**
     * Returns what {@link #flags(Set)} sets.
     *
     * @return {@link FenceFlag#REPORT_FIRST}. Default 0.
     */
    public @NotNull Set<FenceFlag> flags() {
        return FenceFlag.set(struct.getInt(4));
    }

    /**
     * Meters, 0 ... 100,000: only farther than this beyond its border is a fence left. Default 0.
     *
     * @param hysteresis Meters, 0 ... 100,000: only farther than this beyond its border is a fence left. Default
     *     0.
     * @return These options.
     */
    public @NotNull FenceOptions hysteresis(double hysteresis) {
        struct.putDouble(8, hysteresis);
        return this;
    }

    /**
     * Returns what {@link #hysteresis(double)} sets.
     *
     * @return Meters, 0 ... 100,000: only farther than this beyond its border is a fence left. Default 0.
     */
    public double hysteresis() {
        return struct.getDouble(8);
    }

    /**
     * Meters: fixes less accurate than this are ignored. Default infinity.
     *
     * @param worstAccuracy Meters: fixes less accurate than this are ignored. Default infinity.
     * @return These options.
     */
    public @NotNull FenceOptions worstAccuracy(double worstAccuracy) {
        struct.putDouble(16, worstAccuracy);
        return this;
    }

    /**
     * Returns what {@link #worstAccuracy(double)} sets.
     *
     * @return Meters: fixes less accurate than this are ignored. Default infinity.
     */
    public double worstAccuracy() {
        return struct.getDouble(16);
    }

    /**
     * Seconds, 0 or more: how long something must be inside to dwell. Default infinity: never.
     *
     * @param dwell Seconds, 0 or more: how long something must be inside to dwell. Default infinity: never.
     * @return These options.
     */
    public @NotNull FenceOptions dwell(double dwell) {
        struct.putDouble(24, dwell);
        return this;
    }

    /**
     * Returns what {@link #dwell(double)} sets.
     *
     * @return Seconds, 0 or more: how long something must be inside to dwell. Default infinity: never.
     */
    public double dwell() {
        return struct.getDouble(24);
    }
}
