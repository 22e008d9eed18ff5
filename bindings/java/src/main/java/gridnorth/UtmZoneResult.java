// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#utmZone} returns. */
public final class UtmZoneResult {
    /** 1 ... 60, or {@link Zone#UPS} at 84 north and beyond, and south of 80 south. */
    public final int zone;

    /** {@link Hemisphere#NORTH} at or north of the equator, else {@link Hemisphere#SOUTH}. */
    public final @NotNull Hemisphere hemisphere;

    UtmZoneResult(int zone, Hemisphere hemisphere) {
        this.zone = zone;
        this.hemisphere = hemisphere;
    }
}
