// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;

/** How much of the moon is lit. */
public final class MoonPhase {
    static final int SIZE = 16;

    /** How far it is ahead of the sun, degrees, from 0 to below 360: 0 is new, 90 the first quarter, 180 full. */
    public final double angle;

    /** The part of its disk that is lit, 0 ... 1. */
    public final double illuminated;

    MoonPhase(Struct struct, int at) {
        this.angle = struct.getDouble(at);
        this.illuminated = struct.getDouble(at + 8);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof MoonPhase)) return false;
        MoonPhase that = (MoonPhase) other;
        return Struct.same(angle, that.angle) && Struct.same(illuminated, that.illuminated);
    }

    @Override
    public int hashCode() {
        return Objects.hash(angle, illuminated);
    }

    @Override
    public String toString() {
        return "MoonPhase[angle=" + angle + ", illuminated=" + illuminated + "]";
    }
}
