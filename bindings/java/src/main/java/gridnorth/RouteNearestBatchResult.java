// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#routeNearestBatch} returns: one element for each row. */
public final class RouteNearestBatchResult extends BatchResult {
    /** Null where a row is refused. The places. */
    public final @NotNull RoutePlace[] places;

    RouteNearestBatchResult(RoutePlace[] places, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.places = places;
    }
}
