// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#pointIndexInBoundsBatch} returns, and the status of each row. */
public final class PointIndexInBoundsBatchResult extends BatchResult {
    /** How many points are in each rectangle. */
    public final @NotNull int[] counts;

    /** The ids of the points: those of the first row in ascending order, then those of the second, and so on. */
    public final @NotNull int[] ids;

    PointIndexInBoundsBatchResult(int[] counts, int[] ids, byte[] statuses) {
        super(statuses);
        this.counts = counts;
        this.ids = ids;
    }
}
