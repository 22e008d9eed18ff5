// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#edgeIndexContainsBatch} returns: one element for each row. */
public final class EdgeIndexContainsBatchResult extends BatchResult {
    /**
     * Null where a row is refused. {@link Side#INSIDE}, {@link Side#ON_BORDER} (within a micrometer of an edge of
     * any ring) or {@link Side#OUTSIDE}.
     */
    public final @NotNull Side[] sides;

    EdgeIndexContainsBatchResult(Side[] sides, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.sides = sides;
    }
}
