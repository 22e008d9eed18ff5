// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#pointIndexCountBatch} returns: one element for each row. */
public final class PointIndexCountBatchResult extends BatchResult {
    /** How many points there are. */
    public final @NotNull int[] counts;

    PointIndexCountBatchResult(int[] counts, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.counts = counts;
    }
}
