// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#heightAtBatch} returns: one element for each row. */
public final class HeightAtBatchResult extends BatchResult {
    /** The heights in meters, from where the grid counts. */
    public final @NotNull double[] heights;

    HeightAtBatchResult(double[] heights, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.heights = heights;
    }
}
