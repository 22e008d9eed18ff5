// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#fenceIndexHoldingBatch} returns, and the status of each row. */
public final class FenceIndexHoldingBatchResult extends BatchResult {
    /** How many fences hold each position. */
    public final @NotNull int[] counts;

    /** The ids: those of the first row in ascending order, then those of the second, and so on. */
    public final @NotNull long[] ids;

    FenceIndexHoldingBatchResult(int[] counts, long[] ids, byte[] statuses) {
        super(statuses);
        this.counts = counts;
        this.ids = ids;
    }
}
