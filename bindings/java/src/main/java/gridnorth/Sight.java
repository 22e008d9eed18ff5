// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A line of sight. Numbers that there are not are NaN. */
public final class Sight {
    static final int SIZE = 152;

    /** Meters along the ground, from one end to the other. */
    public final double distance;

    /** In which direction it leaves: degrees, (-180, 180]. */
    public final double azimuth;

    /** At which angle above the horizontal plane it leaves, degrees; refraction included. */
    public final double elevation;

    /** The height of the ground at the start, meters. */
    public final double fromGround;

    /** The height of the ground at the end. */
    public final double toGround;

    /** The least height of the line above the ground between its ends, meters; negative if it is blocked. */
    public final double clearance;

    /** Where that is: meters from the start. */
    public final double clearanceDistance;

    /** Clearance point. */
    public final @NotNull Point clearancePoint;

    /** Where it first meets the ground: meters from the start; NaN: nowhere. */
    public final double blockedDistance;

    /** Blocked point. */
    public final @NotNull Point blockedPoint;

    /** The height of the ground there. */
    public final double blockedHeight;

    /**
     * The least part of the first Fresnel zone's radius that is free below the line: 1 or more if all of it is, 0
     * where the line grazes the ground.
     */
    public final double freeZone;

    /** Where that is. */
    public final double freeZoneDistance;

    /** Its end. */
    public final @NotNull Point to;

    /** Places between the ends whose height is not known; they do not block. */
    public final int unknownCount;

    /** Whether it is one: true for a line that nothing blocks. */
    public final boolean isVisible;

    Sight(Struct struct, int at) {
        this.distance = struct.getDouble(at);
        this.azimuth = struct.getDouble(at + 8);
        this.elevation = struct.getDouble(at + 16);
        this.fromGround = struct.getDouble(at + 24);
        this.toGround = struct.getDouble(at + 32);
        this.clearance = struct.getDouble(at + 40);
        this.clearanceDistance = struct.getDouble(at + 48);
        this.clearancePoint = new Point(struct, at + 56);
        this.blockedDistance = struct.getDouble(at + 72);
        this.blockedPoint = new Point(struct, at + 80);
        this.blockedHeight = struct.getDouble(at + 96);
        this.freeZone = struct.getDouble(at + 104);
        this.freeZoneDistance = struct.getDouble(at + 112);
        this.to = new Point(struct, at + 120);
        this.unknownCount = (int) struct.getLong(at + 136);
        this.isVisible = struct.getInt(at + 144) != 0;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Sight)) return false;
        Sight that = (Sight) other;
        return Struct.same(distance, that.distance) && Struct.same(azimuth, that.azimuth)
                && Struct.same(elevation, that.elevation) && Struct.same(fromGround, that.fromGround)
                && Struct.same(toGround, that.toGround) && Struct.same(clearance, that.clearance)
                && Struct.same(clearanceDistance, that.clearanceDistance)
                && Struct.same(clearancePoint, that.clearancePoint)
                && Struct.same(blockedDistance, that.blockedDistance)
                && Struct.same(blockedPoint, that.blockedPoint) && Struct.same(blockedHeight, that.blockedHeight)
                && Struct.same(freeZone, that.freeZone) && Struct.same(freeZoneDistance, that.freeZoneDistance)
                && Struct.same(to, that.to) && Struct.same(unknownCount, that.unknownCount)
                && Struct.same(isVisible, that.isVisible);
    }

    @Override
    public int hashCode() {
        return Objects.hash(distance, azimuth, elevation, fromGround, toGround, clearance, clearanceDistance,
                clearancePoint, blockedDistance, blockedPoint, blockedHeight, freeZone, freeZoneDistance, to,
                unknownCount, isVisible);
    }

    @Override
    public String toString() {
        return "Sight[distance=" + distance + ", azimuth=" + azimuth + ", elevation=" + elevation
                + ", fromGround=" + fromGround + ", toGround=" + toGround + ", clearance=" + clearance
                + ", clearanceDistance=" + clearanceDistance + ", clearancePoint=" + clearancePoint
                + ", blockedDistance=" + blockedDistance + ", blockedPoint=" + blockedPoint
                + ", blockedHeight=" + blockedHeight + ", freeZone=" + freeZone + ", freeZoneDistance="
                + freeZoneDistance + ", to=" + to + ", unknownCount=" + unknownCount + ", isVisible="
                + isVisible + "]";
    }
}
