// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/**
 * Where something is on its route, and how it goes on. Distances in meters along the route; azimuths in degrees,
 * over -180 ... 180, clockwise from north.
 */
public final class Guidance {
    static final int SIZE = 120;

    /** Its place on the route. */
    public final @NotNull Point point;

    /** From the start of the route to that place. */
    public final double distanceAlong;

    /** From that place to the fix: positive to the right of the route, negative to the left. */
    public final double distanceOff;

    /** Of the route there. */
    public final double azimuth;

    /** From the fix to the place of the route lookahead farther along: where to steer. */
    public final double course;

    /** To the end of the route. */
    public final double distanceLeft;

    /** The same in seconds, at the speed; NaN: not known, or it does not come nearer. */
    public final double timeLeft;

    /** Averaged progress along the route, meters a second, negative on the way back; NaN: not known. */
    public final double speed;

    /** To the next waypoint; negative if it lies behind. NaN after the last, like all of it. */
    public final double waypointDistance;

    /** Seconds to it, at the speed; NaN: not known, or it does not come nearer. */
    public final double waypointTime;

    /** From the fix straight to the next waypoint. */
    public final double waypointAzimuth;

    /** What the route turns by at the next waypoint: -180 ... 180, to the right if positive; NaN at an end. */
    public final double turn;

    /** Its number, from 0; after the last one, how many there are. */
    public final int nextWaypoint;

    /** How many waypoints were passed since the last fix. */
    public final int passed;

    /** NavigationFlag flags. */
    public final @NotNull Set<NavigationFlag> flags;

    Guidance(Struct struct, int at) {
        this.point = new Point(struct, at);
        this.distanceAlong = struct.getDouble(at + 16);
        this.distanceOff = struct.getDouble(at + 24);
        this.azimuth = struct.getDouble(at + 32);
        this.course = struct.getDouble(at + 40);
        this.distanceLeft = struct.getDouble(at + 48);
        this.timeLeft = struct.getDouble(at + 56);
        this.speed = struct.getDouble(at + 64);
        this.waypointDistance = struct.getDouble(at + 72);
        this.waypointTime = struct.getDouble(at + 80);
        this.waypointAzimuth = struct.getDouble(at + 88);
        this.turn = struct.getDouble(at + 96);
        this.nextWaypoint = (int) struct.getLong(at + 104);
        this.passed = struct.getInt(at + 112);
        this.flags = NavigationFlag.set(struct.getInt(at + 116));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Guidance)) return false;
        Guidance that = (Guidance) other;
        return Struct.same(point, that.point) && Struct.same(distanceAlong, that.distanceAlong)
                && Struct.same(distanceOff, that.distanceOff) && Struct.same(azimuth, that.azimuth)
                && Struct.same(course, that.course) && Struct.same(distanceLeft, that.distanceLeft)
                && Struct.same(timeLeft, that.timeLeft) && Struct.same(speed, that.speed)
                && Struct.same(waypointDistance, that.waypointDistance)
                && Struct.same(waypointTime, that.waypointTime)
                && Struct.same(waypointAzimuth, that.waypointAzimuth) && Struct.same(turn, that.turn)
                && Struct.same(nextWaypoint, that.nextWaypoint) && Struct.same(passed, that.passed)
                && Struct.same(flags, that.flags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(point, distanceAlong, distanceOff, azimuth, course, distanceLeft, timeLeft, speed,
                waypointDistance, waypointTime, waypointAzimuth, turn, nextWaypoint, passed, flags);
    }

    @Override
    public String toString() {
        return "Guidance[point=" + point + ", distanceAlong=" + distanceAlong + ", distanceOff="
                + distanceOff + ", azimuth=" + azimuth + ", course=" + course + ", distanceLeft="
                + distanceLeft + ", timeLeft=" + timeLeft + ", speed=" + speed + ", waypointDistance="
                + waypointDistance + ", waypointTime=" + waypointTime + ", waypointAzimuth="
                + waypointAzimuth + ", turn=" + turn + ", nextWaypoint=" + nextWaypoint + ", passed="
                + passed + ", flags=" + flags + "]";
    }
}
