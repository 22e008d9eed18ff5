// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#geodesicDirect} returns. */
public final class GeodesicDirectResult {
    /** The position, its longitude in [-180, 180). */
    public final @NotNull Point to;

    /** The azimuth there, in (-180, 180]. */
    public final double azimuthTo;

    GeodesicDirectResult(Point to, double azimuthTo) {
        this.to = to;
        this.azimuthTo = azimuthTo;
    }
}
