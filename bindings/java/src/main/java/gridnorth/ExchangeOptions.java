// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/**
 * How documents are written.
 *
 * <p>A new object has the defaults. Each setter returns the object itself.
 */
public final class ExchangeOptions {
    final Struct struct = new Struct(48);

    /** Makes options with the defaults. */
    public ExchangeOptions() {
        Native.exchangeOptionsInit(struct.words);
    }

    /**
     * Of degrees, 0 ... 12. Default 7, a centimeter.
     *
     * @param decimals Of degrees, 0 ... 12. Default 7, a centimeter.
     * @return These options.
     */
    public @NotNull ExchangeOptions decimals(int decimals) {
        struct.putInt(4, decimals);
        return this;
    }

    /**
     * Returns what {@link #decimals(int)} sets.
     *
     * @return Of degrees, 0 ... 12. Default 7, a centimeter.
     */
    public int decimals() {
        return struct.getInt(4);
    }

    /**
     * Of altitudes and radii, 0 ... 6. Default 2.
     *
     * @param meterDecimals Of altitudes and radii, 0 ... 6. Default 2.
     * @return These options.
     */
    public @NotNull ExchangeOptions meterDecimals(int meterDecimals) {
        struct.putInt(8, meterDecimals);
        return this;
    }

    /**
     * Returns what {@link #meterDecimals(int)} sets.
     *
     * @return Of altitudes and radii, 0 ... 6. Default 2.
     */
    public int meterDecimals() {
        return struct.getInt(8);
    }

    /**
     * Of seconds that are not whole, 0 ... 9. Default 3.
     *
     * @param timeDecimals Of seconds that are not whole, 0 ... 9. Default 3.
     * @return These options.
     */
    public @NotNull ExchangeOptions timeDecimals(int timeDecimals) {
        struct.putInt(12, timeDecimals);
        return this;
    }

    /**
     * Returns what {@link #timeDecimals(int)} sets.
     *
     * @return Of seconds that are not whole, 0 ... 9. Default 3.
     */
    public int timeDecimals() {
        return struct.getInt(12);
    }

    /**
     * Meters, 0.000001 ... 1,000,000: polygons that stand for circles, ellipses and sectors depart from them by no
     * more. 0: they have the usual number of vertices. Default 1.
     *
     * @param tolerance Meters, 0.000001 ... 1,000,000: polygons that stand for circles, ellipses and sectors
     *     depart from them by no more. 0: they have the usual number of vertices. Default 1.
     * @return These options.
     */
    public @NotNull ExchangeOptions tolerance(double tolerance) {
        struct.putDouble(16, tolerance);
        return this;
    }

    /**
     * Returns what {@link #tolerance(double)} sets.
     *
     * @return Meters, 0.000001 ... 1,000,000: polygons that stand for circles, ellipses and sectors depart from
     *     them by no more. 0: they have the usual number of vertices. Default 1.
     */
    public double tolerance() {
        return struct.getDouble(16);
    }

    /**
     * For CoT events without one: seconds since the beginning of 1970. Default NaN: refused.
     *
     * @param time For CoT events without one: seconds since the beginning of 1970. Default NaN: refused.
     * @return These options.
     */
    public @NotNull ExchangeOptions time(double time) {
        struct.putDouble(24, time);
        return this;
    }

    /**
     * Returns what {@link #time(double)} sets.
     *
     * @return For CoT events without one: seconds since the beginning of 1970. Default NaN: refused.
     */
    public double time() {
        return struct.getDouble(24);
    }

    /**
     * For CoT events without a stale time: seconds after their start. Default 86,400.
     *
     * @param staleAfter For CoT events without a stale time: seconds after their start. Default 86,400.
     * @return These options.
     */
    public @NotNull ExchangeOptions staleAfter(double staleAfter) {
        struct.putDouble(32, staleAfter);
        return this;
    }

    /**
     * Returns what {@link #staleAfter(double)} sets.
     *
     * @return For CoT events without a stale time: seconds after their start. Default 86,400.
     */
    public double staleAfter() {
        return struct.getDouble(32);
    }
}
