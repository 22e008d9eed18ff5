// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#polygonContainsBatch} returns: one element for each row. */
public final class PolygonContainsBatchResult extends BatchResult {
    /**
     * Null where a row is refused. {@link Side#INSIDE}, {@link Side#ON_BORDER} or {@link Side#OUTSIDE}; 0 in a
     * refused row.
     */
    public final @NotNull Side[] sides;

    PolygonContainsBatchResult(Side[] sides, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.sides = sides;
    }
}
