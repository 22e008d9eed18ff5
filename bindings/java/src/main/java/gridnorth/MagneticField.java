// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** The magnetic field at a position, and its changes. Angles in degrees, intensities in nT. */
public final class MagneticField {
    static final int SIZE = 128;

    /** The azimuth of magnetic north, in (-180, 180]: positive to the east of true north. */
    public final double declination;

    /** Down from the horizontal plane, -90 ... 90. */
    public final double inclination;

    /** The horizontal intensity, H. */
    public final double horizontal;

    /** The total intensity, F. */
    public final double total;

    /** The component to true north, X. */
    public final double north;

    /** The component to the east, Y. */
    public final double east;

    /** The component down, along the normal of the ellipsoid, Z. */
    public final double down;

    /** The change of the declination: degrees a year. */
    public final double declinationRate;

    /** The change of the inclination: degrees a year. */
    public final double inclinationRate;

    /** The change of the horizontal intensity: nT a year. */
    public final double horizontalRate;

    /** The change of the total intensity: nT a year. */
    public final double totalRate;

    /** The change of the component to true north: nT a year. */
    public final double northRate;

    /** The change of the component to the east: nT a year. */
    public final double eastRate;

    /** The change of the component down: nT a year. */
    public final double downRate;

    /** Of the declination: degrees, one standard deviation, 0.26 ... 180. */
    public final double uncertainty;

    /** MagneticFlag. */
    public final @NotNull Set<MagneticFlag> flags;

    MagneticField(Struct struct, int at) {
        this.declination = struct.getDouble(at);
        this.inclination = struct.getDouble(at + 8);
        this.horizontal = struct.getDouble(at + 16);
        this.total = struct.getDouble(at + 24);
        this.north = struct.getDouble(at + 32);
        this.east = struct.getDouble(at + 40);
        this.down = struct.getDouble(at + 48);
        this.declinationRate = struct.getDouble(at + 56);
        this.inclinationRate = struct.getDouble(at + 64);
        this.horizontalRate = struct.getDouble(at + 72);
        this.totalRate = struct.getDouble(at + 80);
        this.northRate = struct.getDouble(at + 88);
        this.eastRate = struct.getDouble(at + 96);
        this.downRate = struct.getDouble(at + 104);
        this.uncertainty = struct.getDouble(at + 112);
        this.flags = MagneticFlag.set(struct.getInt(at + 120));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof MagneticField)) return false;
        MagneticField that = (MagneticField) other;
        return Struct.same(declination, that.declination) && Struct.same(inclination, that.inclination)
                && Struct.same(horizontal, that.horizontal) && Struct.same(total, that.total)
                && Struct.same(north, that.north) && Struct.same(east, that.east) && Struct.same(down, that.down)
                && Struct.same(declinationRate, that.declinationRate)
                && Struct.same(inclinationRate, that.inclinationRate)
                && Struct.same(horizontalRate, that.horizontalRate) && Struct.same(totalRate, that.totalRate)
                && Struct.same(northRate, that.northRate) && Struct.same(eastRate, that.eastRate)
                && Struct.same(downRate, that.downRate) && Struct.same(uncertainty, that.uncertainty)
                && Struct.same(flags, that.flags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(declination, inclination, horizontal, total, north, east, down, declinationRate,
                inclinationRate, horizontalRate, totalRate, northRate, eastRate, downRate, uncertainty, flags);
    }

    @Override
    public String toString() {
        return "MagneticField[declination=" + declination + ", inclination=" + inclination + ", horizontal="
                + horizontal + ", total=" + total + ", north=" + north + ", east=" + east + ", down=" + down
                + ", declinationRate=" + declinationRate + ", inclinationRate=" + inclinationRate
                + ", horizontalRate=" + horizontalRate + ", totalRate=" + totalRate + ", northRate="
                + northRate + ", eastRate=" + eastRate + ", downRate=" + downRate + ", uncertainty="
                + uncertainty + ", flags=" + flags + "]";
    }
}
