// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** What navigationStep() keeps from one fix to the next. All 0 before the first. */
public final class NavigationState {
    static final int SIZE = 144;

    /** The last fix that counted. */
    public final @NotNull Fix fix;

    /** The last time that is known; NaN: none. */
    public final double time;

    /** Where it was: meters from the start of the route. */
    public final double distanceAlong;

    /** The farthest place along since it last turned around; on the wrong way, the nearest to the start. */
    public final double turnedAt;

    /** Where the wrong way began, or began last. */
    public final double turnedBackAt;

    /** Averaged progress along the route, meters a second; NaN: not known. */
    public final double speed;

    /** 0 ... 1: how much of the averaging time it is the average of. */
    public final double speedWeight;

    /** Of the route, meters. */
    public final double length;

    /** Of the next waypoint: meters from the start of the route; NaN after the last. */
    public final double waypointAlong;

    /** What Guidance has as turn. */
    public final double waypointTurn;

    /** As Guidance has it. */
    public final int nextWaypoint;

    /** The checksum of the index. */
    public final long route;

    /** The point of the next waypoint. */
    public final long waypointPoint;

    /** True after the first fix that counted. */
    public final boolean hasFix;

    /** NavigationFlag flags. */
    public final @NotNull Set<NavigationFlag> flags;

    /**
     * Makes a value of its parts.
     *
     * @param fix The last fix that counted.
     * @param time The last time that is known; NaN: none.
     * @param distanceAlong Where it was: meters from the start of the route.
     * @param turnedAt The farthest place along since it last turned around; on the wrong way, the nearest to the
     *     start.
     * @param turnedBackAt Where the wrong way began, or began last.
     * @param speed Averaged progress along the route, meters a second; NaN: not known.
     * @param speedWeight 0 ... 1: how much of the averaging time it is the average of.
     * @param length Of the route, meters.
     * @param waypointAlong Of the next waypoint: meters from the start of the route; NaN after the last.
     * @param waypointTurn What Guidance has as turn.
     * @param nextWaypoint As Guidance has it.
     * @param route The checksum of the index.
     * @param waypointPoint The point of the next waypoint.
     * @param hasFix True after the first fix that counted.
     * @param flags NavigationFlag flags.
     */
    public NavigationState(@NotNull Fix fix, double time, double distanceAlong, double turnedAt,
            double turnedBackAt, double speed, double speedWeight, double length, double waypointAlong,
            double waypointTurn, int nextWaypoint, long route, long waypointPoint, boolean hasFix,
            @NotNull Set<NavigationFlag> flags) {
        this.fix = fix;
        this.time = time;
        this.distanceAlong = distanceAlong;
        this.turnedAt = turnedAt;
        this.turnedBackAt = turnedBackAt;
        this.speed = speed;
        this.speedWeight = speedWeight;
        this.length = length;
        this.waypointAlong = waypointAlong;
        this.waypointTurn = waypointTurn;
        this.nextWaypoint = nextWaypoint;
        this.route = route;
        this.waypointPoint = waypointPoint;
        this.hasFix = hasFix;
        this.flags = flags;
    }

    NavigationState(Struct struct, int at) {
        this.fix = new Fix(struct, at);
        this.time = struct.getDouble(at + 40);
        this.distanceAlong = struct.getDouble(at + 48);
        this.turnedAt = struct.getDouble(at + 56);
        this.turnedBackAt = struct.getDouble(at + 64);
        this.speed = struct.getDouble(at + 72);
        this.speedWeight = struct.getDouble(at + 80);
        this.length = struct.getDouble(at + 88);
        this.waypointAlong = struct.getDouble(at + 96);
        this.waypointTurn = struct.getDouble(at + 104);
        this.nextWaypoint = (int) struct.getLong(at + 112);
        this.route = struct.getLong(at + 120);
        this.waypointPoint = struct.getLong(at + 128);
        this.hasFix = struct.getInt(at + 136) != 0;
        this.flags = NavigationFlag.set(struct.getInt(at + 140));
    }

    void write(Struct struct, int at) {
        fix.write(struct, at);
        struct.putDouble(at + 40, time);
        struct.putDouble(at + 48, distanceAlong);
        struct.putDouble(at + 56, turnedAt);
        struct.putDouble(at + 64, turnedBackAt);
        struct.putDouble(at + 72, speed);
        struct.putDouble(at + 80, speedWeight);
        struct.putDouble(at + 88, length);
        struct.putDouble(at + 96, waypointAlong);
        struct.putDouble(at + 104, waypointTurn);
        struct.putLong(at + 112, nextWaypoint);
        struct.putLong(at + 120, route);
        struct.putLong(at + 128, waypointPoint);
        struct.putInt(at + 136, hasFix ? 1 : 0);
        struct.putInt(at + 140, NavigationFlag.sum(flags));
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof NavigationState)) return false;
        NavigationState that = (NavigationState) other;
        return Struct.same(fix, that.fix) && Struct.same(time, that.time)
                && Struct.same(distanceAlong, that.distanceAlong) && Struct.same(turnedAt, that.turnedAt)
                && Struct.same(turnedBackAt, that.turnedBackAt) && Struct.same(speed, that.speed)
                && Struct.same(speedWeight, that.speedWeight) && Struct.same(length, that.length)
                && Struct.same(waypointAlong, that.waypointAlong) && Struct.same(waypointTurn, that.waypointTurn)
                && Struct.same(nextWaypoint, that.nextWaypoint) && Struct.same(route, that.route)
                && Struct.same(waypointPoint, that.waypointPoint) && Struct.same(hasFix, that.hasFix)
                && Struct.same(flags, that.flags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(fix, time, distanceAlong, turnedAt, turnedBackAt, speed, speedWeight, length,
                waypointAlong, waypointTurn, nextWaypoint, route, waypointPoint, hasFix, flags);
    }

    @Override
    public String toString() {
        return "NavigationState[fix=" + fix + ", time=" + time + ", distanceAlong=" + distanceAlong
                + ", turnedAt=" + turnedAt + ", turnedBackAt=" + turnedBackAt + ", speed=" + speed
                + ", speedWeight=" + speedWeight + ", length=" + length + ", waypointAlong=" + waypointAlong
                + ", waypointTurn=" + waypointTurn + ", nextWaypoint=" + nextWaypoint + ", route=" + route
                + ", waypointPoint=" + waypointPoint + ", hasFix=" + hasFix + ", flags=" + flags + "]";
    }
}
