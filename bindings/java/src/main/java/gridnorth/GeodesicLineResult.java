// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#geodesicLine} returns. */
public final class GeodesicLineResult {
    /** Latitudes and longitudes, alternating: count positions. */
    public final @NotNull double[] points;

    /** The azimuth at each position. */
    public final @NotNull double[] azimuths;

    GeodesicLineResult(double[] points, double[] azimuths) {
        this.points = points;
        this.azimuths = azimuths;
    }
}
