// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#rhumbInverseBatch} returns: one element for each row. */
public final class RhumbInverseBatchResult extends BatchResult {
    /** The distances, in meters. */
    public final @NotNull double[] distances;

    /** The azimuths, in degrees. */
    public final @NotNull double[] azimuths;

    RhumbInverseBatchResult(double[] distances, double[] azimuths, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.distances = distances;
        this.azimuths = azimuths;
    }
}
