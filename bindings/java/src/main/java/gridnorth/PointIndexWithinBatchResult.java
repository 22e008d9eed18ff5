// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#pointIndexWithinBatch} returns: one element for each row. */
public final class PointIndexWithinBatchResult extends BatchResult {
    /** How many points there are. */
    public final @NotNull int[] counts;

    PointIndexWithinBatchResult(int[] counts, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.counts = counts;
    }
}
