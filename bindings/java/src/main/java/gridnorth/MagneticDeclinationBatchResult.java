// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#magneticDeclinationBatch} returns: one element for each row. */
public final class MagneticDeclinationBatchResult extends BatchResult {
    /** The declinations, in degrees, in (-180, 180]. */
    public final @NotNull double[] declinations;

    MagneticDeclinationBatchResult(double[] declinations, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.declinations = declinations;
    }
}
