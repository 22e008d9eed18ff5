// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#mgrsDecodeCellsBatch} returns: one element for each row. */
public final class MgrsDecodeCellsBatchResult extends BatchResult {
    /** Null where a row is refused. The cells. */
    public final @NotNull MgrsCell[] cells;

    MgrsDecodeCellsBatchResult(MgrsCell[] cells, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.cells = cells;
    }
}
