// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#sphereDirect} returns. */
public final class SphereDirectResult {
    /** The end; longitude in [-180, 180). */
    public final @NotNull Point to;

    /** The azimuth there in degrees, in (-180, 180]. */
    public final double azimuthTo;

    SphereDirectResult(Point to, double azimuthTo) {
        this.to = to;
        this.azimuthTo = azimuthTo;
    }
}
