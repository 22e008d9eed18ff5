// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/**
 * How navigationStep() decides.
 *
 * <p>A new object has the defaults. Each setter returns the object itself.
 */
public final class NavigationOptions {
    final Struct struct = new Struct(80);

    /** Makes options with the defaults. */
    public NavigationOptions() {
        Native.navigationOptionsInit(struct.words);
    }

    /**
     * Meters, 0 or more: as near as this it is on the route. Default 50.
     *
     * @param offRouteDistance Meters, 0 or more: as near as this it is on the route. Default 50.
     * @return These options.
     */
    public @NotNull NavigationOptions offRouteDistance(double offRouteDistance) {
        struct.putDouble(8, offRouteDistance);
        return this;
    }

    /**
     * Returns what {@link #offRouteDistance(double)} sets.
     *
     * @return Meters, 0 or more: as near as this it is on the route. Default 50.
     */
    public double offRouteDistance() {
        return struct.getDouble(8);
    }

    /**
     * Meters, 0 ... 100,000: only farther than this beyond that has it left the route. Default 10.
     *
     * @param hysteresis Meters, 0 ... 100,000: only farther than this beyond that has it left the route. Default
     *     10.
     * @return These options.
     */
    public @NotNull NavigationOptions hysteresis(double hysteresis) {
        struct.putDouble(16, hysteresis);
        return this;
    }

    /**
     * Returns what {@link #hysteresis(double)} sets.
     *
     * @return Meters, 0 ... 100,000: only farther than this beyond that has it left the route. Default 10.
     */
    public double hysteresis() {
        return struct.getDouble(16);
    }

    /**
     * Meters, 0 or more: as near as this to a waypoint, it passes it. Default 30.
     *
     * @param arrivalRadius Meters, 0 or more: as near as this to a waypoint, it passes it. Default 30.
     * @return These options.
     */
    public @NotNull NavigationOptions arrivalRadius(double arrivalRadius) {
        struct.putDouble(24, arrivalRadius);
        return this;
    }

    /**
     * Returns what {@link #arrivalRadius(double)} sets.
     *
     * @return Meters, 0 or more: as near as this to a waypoint, it passes it. Default 30.
     */
    public double arrivalRadius() {
        return struct.getDouble(24);
    }

    /**
     * Meters, 0 or more: how far behind its last place along the route it may be, beside what it moved; may be
     * infinite. Default 100.
     *
     * @param windowBehind Meters, 0 or more: how far behind its last place along the route it may be, beside what
     *     it moved; may be infinite. Default 100.
     * @return These options.
     */
    public @NotNull NavigationOptions windowBehind(double windowBehind) {
        struct.putDouble(32, windowBehind);
        return this;
    }

    /**
     * Returns what {@link #windowBehind(double)} sets.
     *
     * @return Meters, 0 or more: how far behind its last place along the route it may be, beside what it moved;
     *     may be infinite. Default 100.
     */
    public double windowBehind() {
        return struct.getDouble(32);
    }

    /**
     * Meters, 0 or more: how far ahead. Default 300.
     *
     * @param windowAhead Meters, 0 or more: how far ahead. Default 300.
     * @return These options.
     */
    public @NotNull NavigationOptions windowAhead(double windowAhead) {
        struct.putDouble(40, windowAhead);
        return this;
    }

    /**
     * Returns what {@link #windowAhead(double)} sets.
     *
     * @return Meters, 0 or more: how far ahead. Default 300.
     */
    public double windowAhead() {
        return struct.getDouble(40);
    }

    /**
     * Meters, 0 or more: the course leads to a place of the route so far ahead. Default 50.
     *
     * @param lookahead Meters, 0 or more: the course leads to a place of the route so far ahead. Default 50.
     * @return These options.
     */
    public @NotNull NavigationOptions lookahead(double lookahead) {
        struct.putDouble(48, lookahead);
        return this;
    }

    /**
     * Returns what {@link #lookahead(double)} sets.
     *
     * @return Meters, 0 or more: the course leads to a place of the route so far ahead. Default 50.
     */
    public double lookahead() {
        return struct.getDouble(48);
    }

    /**
     * Meters: fixes less accurate than this are ignored. Default infinity.
     *
     * @param worstAccuracy Meters: fixes less accurate than this are ignored. Default infinity.
     * @return These options.
     */
    public @NotNull NavigationOptions worstAccuracy(double worstAccuracy) {
        struct.putDouble(56, worstAccuracy);
        return this;
    }

    /**
     * Returns what {@link #worstAccuracy(double)} sets.
     *
     * @return Meters: fixes less accurate than this are ignored. Default infinity.
     */
    public double worstAccuracy() {
        return struct.getDouble(56);
    }

    /**
     * Seconds, 0 or more: over about so long the speed is averaged. Default 30.
     *
     * @param averagingTime Seconds, 0 or more: over about so long the speed is averaged. Default 30.
     * @return These options.
     */
    public @NotNull NavigationOptions averagingTime(double averagingTime) {
        struct.putDouble(64, averagingTime);
        return this;
    }

    /**
     * Returns what {@link #averagingTime(double)} sets.
     *
     * @return Seconds, 0 or more: over about so long the speed is averaged. Default 30.
     */
    public double averagingTime() {
        return struct.getDouble(64);
    }

    /**
     * Meters from the start of the route, 0 or more: the first fix is looked for in the window around this place,
     * at the end if it is farther. NaN, the default: on the whole route.
     *
     * @param startDistance Meters from the start of the route, 0 or more: the first fix is looked for in the
     *     window around this place, at the end if it is farther. NaN, the default: on the whole route.
     * @return These options.
     */
    public @NotNull NavigationOptions startDistance(double startDistance) {
        struct.putDouble(72, startDistance);
        return this;
    }

    /**
     * Returns what {@link #startDistance(double)} sets.
     *
     * @return Meters from the start of the route, 0 or more: the first fix is looked for in the window around this
     *     place, at the end if it is farther. NaN, the default: on the whole route.
     */
    public double startDistance() {
        return struct.getDouble(72);
    }
}
