// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#sphereDirectBatch} returns: one element for each row. */
public final class SphereDirectBatchResult extends BatchResult {
    /** The latitudes of the ends, in degrees. */
    public final @NotNull double[] toLatitudes;

    /** The longitudes of the ends, in degrees, in [-180, 180). */
    public final @NotNull double[] toLongitudes;

    /** The azimuths at the ends, in degrees. */
    public final @NotNull double[] azimuthsTo;

    SphereDirectBatchResult(double[] toLatitudes, double[] toLongitudes, double[] azimuthsTo, byte[] statuses,
            boolean isComplete) {
        super(statuses, isComplete);
        this.toLatitudes = toLatitudes;
        this.toLongitudes = toLongitudes;
        this.azimuthsTo = azimuthsTo;
    }
}
