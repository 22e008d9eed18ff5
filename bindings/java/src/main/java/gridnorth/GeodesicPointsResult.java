// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#geodesicPoints} returns. */
public final class GeodesicPointsResult {
    /**
     * Latitudes and longitudes, alternating: count positions; the first and the last are the ends, with reduced
     * longitudes.
     */
    public final @NotNull double[] points;

    /** The azimuth at each position. */
    public final @NotNull double[] azimuths;

    GeodesicPointsResult(double[] points, double[] azimuths) {
        this.points = points;
        this.azimuths = azimuths;
    }
}
