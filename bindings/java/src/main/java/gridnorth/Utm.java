// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A position on a UTM or UPS grid, in meters. */
public final class Utm {
    static final int SIZE = 24;

    /** Easting. */
    public final double easting;

    /** If hemisphere is {@link Hemisphere#SOUTH}, the equator is at 10,000,000 m. */
    public final double northing;

    /** 1 ... 60, or {@link Zone#UPS}. */
    public final int zone;

    /** {@link Hemisphere#NORTH} or {@link Hemisphere#SOUTH}: decides the false northing, or the pole. */
    public final @NotNull Hemisphere hemisphere;

    /**
     * Makes a value of its parts.
     *
     * @param easting Easting.
     * @param northing If hemisphere is {@link Hemisphere#SOUTH}, the equator is at 10,000,000 m.
     * @param zone 1 ... 60, or {@link Zone#UPS}.
     * @param hemisphere {@link Hemisphere#NORTH} or {@link Hemisphere#SOUTH}: decides the false northing, or the
     *     pole.
     */
    public Utm(double easting, double northing, int zone, @NotNull Hemisphere hemisphere) {
        this.easting = easting;
        this.northing = northing;
        this.zone = zone;
        this.hemisphere = hemisphere;
    }

    Utm(Struct struct, int at) {
        this.easting = struct.getDouble(at);
        this.northing = struct.getDouble(at + 8);
        this.zone = struct.getInt(at + 16);
        this.hemisphere = Hemisphere.of(struct.getInt(at + 20));
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, easting);
        struct.putDouble(at + 8, northing);
        struct.putInt(at + 16, zone);
        struct.putInt(at + 20, hemisphere.value);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Utm)) return false;
        Utm that = (Utm) other;
        return Struct.same(easting, that.easting) && Struct.same(northing, that.northing)
                && Struct.same(zone, that.zone) && Struct.same(hemisphere, that.hemisphere);
    }

    @Override
    public int hashCode() {
        return Objects.hash(easting, northing, zone, hemisphere);
    }

    @Override
    public String toString() {
        return "Utm[easting=" + easting + ", northing=" + northing + ", zone=" + zone + ", hemisphere="
                + hemisphere + "]";
    }
}
