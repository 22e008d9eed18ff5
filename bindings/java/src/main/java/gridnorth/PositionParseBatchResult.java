// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#positionParseBatch} returns: one element for each row. */
public final class PositionParseBatchResult extends BatchResult {
    /** Null where a row is refused. The positions. */
    public final @NotNull Position[] positions;

    PositionParseBatchResult(Position[] positions, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.positions = positions;
    }
}
