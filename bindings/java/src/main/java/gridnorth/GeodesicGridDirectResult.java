// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#geodesicGridDirect} returns. */
public final class GeodesicGridDirectResult {
    /** The end; longitude in [-180, 180). */
    public final @NotNull Point to;

    /** The grid bearing there in degrees, in (-180, 180]. */
    public final double bearingTo;

    GeodesicGridDirectResult(Point to, double bearingTo) {
        this.to = to;
        this.bearingTo = bearingTo;
    }
}
