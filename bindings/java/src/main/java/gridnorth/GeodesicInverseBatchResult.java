// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#geodesicInverseBatch} returns: one element for each row. */
public final class GeodesicInverseBatchResult extends BatchResult {
    /** The distances, in meters. */
    public final @NotNull double[] distances;

    /** The azimuths at the starts, in degrees. */
    public final @NotNull double[] azimuthsFrom;

    /** The azimuths at the ends, in degrees. */
    public final @NotNull double[] azimuthsTo;

    GeodesicInverseBatchResult(double[] distances, double[] azimuthsFrom, double[] azimuthsTo, byte[] statuses,
            boolean isComplete) {
        super(statuses, isComplete);
        this.distances = distances;
        this.azimuthsFrom = azimuthsFrom;
        this.azimuthsTo = azimuthsTo;
    }
}
