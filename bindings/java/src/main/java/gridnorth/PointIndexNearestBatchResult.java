// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#pointIndexNearestBatch} returns, and the status of each row. */
public final class PointIndexNearestBatchResult extends BatchResult {
    /** Limit distances and ids for each row, the nearest first, one row after the other. */
    public final @NotNull List<Neighbor> neighbors;

    PointIndexNearestBatchResult(List<Neighbor> neighbors, byte[] statuses) {
        super(statuses);
        this.neighbors = neighbors;
    }
}
