// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#routePoint} returns. */
public final class RoutePointResult {
    /** The point. */
    public final @NotNull Point point;

    /** The direction of the route there, degrees in (-180, 180]. */
    public final double azimuth;

    /** The index of the point at which the segment begins. */
    public final int segment;

    RoutePointResult(Point point, double azimuth, int segment) {
        this.point = point;
        this.azimuth = azimuth;
        this.segment = segment;
    }
}
