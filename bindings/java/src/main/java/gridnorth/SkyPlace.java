// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;

/** Where the sun or the moon is seen. */
public final class SkyPlace {
    static final int SIZE = 32;

    /** Degrees clockwise from true north, -180 to 180: more than -180, at most 180. */
    public final double azimuth;

    /** Of its center above the horizon, degrees, as if there were no air. */
    public final double elevation;

    /** As it is seen through the air: lifted by refraction. */
    public final double apparentElevation;

    /** Meters from the position. */
    public final double distance;

    SkyPlace(Struct struct, int at) {
        this.azimuth = struct.getDouble(at);
        this.elevation = struct.getDouble(at + 8);
        this.apparentElevation = struct.getDouble(at + 16);
        this.distance = struct.getDouble(at + 24);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof SkyPlace)) return false;
        SkyPlace that = (SkyPlace) other;
        return Struct.same(azimuth, that.azimuth) && Struct.same(elevation, that.elevation)
                && Struct.same(apparentElevation, that.apparentElevation) && Struct.same(distance, that.distance);
    }

    @Override
    public int hashCode() {
        return Objects.hash(azimuth, elevation, apparentElevation, distance);
    }

    @Override
    public String toString() {
        return "SkyPlace[azimuth=" + azimuth + ", elevation=" + elevation + ", apparentElevation="
                + apparentElevation + ", distance=" + distance + "]";
    }
}
