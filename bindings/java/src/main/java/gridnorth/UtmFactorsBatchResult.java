// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#utmFactorsBatch} returns: one element for each row. */
public final class UtmFactorsBatchResult extends BatchResult {
    /** The azimuths of grid north, in degrees clockwise from true north. */
    public final @NotNull double[] convergences;

    /** The point scales. */
    public final @NotNull double[] scales;

    UtmFactorsBatchResult(double[] convergences, double[] scales, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.convergences = convergences;
        this.scales = scales;
    }
}
