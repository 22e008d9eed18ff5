// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#edgeIndexNearestBatch} returns: one element for each row. */
public final class EdgeIndexNearestBatchResult extends BatchResult {
    /**
     * Null where a row is refused. The places. Their distanceAlong is counted in their ring, and segment is the
     * index of a point of the polygon.
     */
    public final @NotNull RoutePlace[] places;

    EdgeIndexNearestBatchResult(RoutePlace[] places, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.places = places;
    }
}
