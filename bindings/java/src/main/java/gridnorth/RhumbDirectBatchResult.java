// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#rhumbDirectBatch} returns: one element for each row. */
public final class RhumbDirectBatchResult extends BatchResult {
    /** The latitudes of the ends, in degrees. */
    public final @NotNull double[] toLatitudes;

    /** The longitudes of the ends, in degrees, in [-180, 180). */
    public final @NotNull double[] toLongitudes;

    RhumbDirectBatchResult(double[] toLatitudes, double[] toLongitudes, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.toLatitudes = toLatitudes;
        this.toLongitudes = toLongitudes;
    }
}
