// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#sphereInverseBatch} returns: one element for each row. */
public final class SphereInverseBatchResult extends BatchResult {
    /** The distances, in meters. */
    public final @NotNull double[] distances;

    /** The azimuths at the starts, in degrees. */
    public final @NotNull double[] azimuthsFrom;

    /** The azimuths at the ends, in degrees. */
    public final @NotNull double[] azimuthsTo;

    SphereInverseBatchResult(double[] distances, double[] azimuthsFrom, double[] azimuthsTo, byte[] statuses,
            boolean isComplete) {
        super(statuses, isComplete);
        this.distances = distances;
        this.azimuthsFrom = azimuthsFrom;
        this.azimuthsTo = azimuthsTo;
    }
}
