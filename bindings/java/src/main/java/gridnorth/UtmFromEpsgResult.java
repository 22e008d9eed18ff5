// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#utmFromEpsg} returns. */
public final class UtmFromEpsgResult {
    /** 1 ... 60, or {@link Zone#UPS}. */
    public final int zone;

    /** {@link Hemisphere#NORTH} or {@link Hemisphere#SOUTH}. */
    public final @NotNull Hemisphere hemisphere;

    UtmFromEpsgResult(int zone, Hemisphere hemisphere) {
        this.zone = zone;
        this.hemisphere = hemisphere;
    }
}
