// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#pointIndexNearestBatch} returns: one element for each row. */
public final class PointIndexNearestBatchResult extends BatchResult {
    /** Null where a row is refused. The distance and the id of the nearest point. */
    public final @NotNull Neighbor[] neighbors;

    PointIndexNearestBatchResult(Neighbor[] neighbors, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.neighbors = neighbors;
    }
}
