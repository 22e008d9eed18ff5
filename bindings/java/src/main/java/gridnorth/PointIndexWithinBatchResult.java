// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#pointIndexWithinBatch} returns, and the status of each row. */
public final class PointIndexWithinBatchResult extends BatchResult {
    /** How many points there are near each position. */
    public final @NotNull int[] counts;

    /**
     * The distances and ids of the points: those of the first row, the nearest first, then those of the second,
     * and so on.
     */
    public final @NotNull List<Neighbor> neighbors;

    PointIndexWithinBatchResult(int[] counts, List<Neighbor> neighbors, byte[] statuses) {
        super(statuses);
        this.counts = counts;
        this.neighbors = neighbors;
    }
}
