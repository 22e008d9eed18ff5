// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#positionFormatBatch} returns: one element for each row. */
public final class PositionFormatBatchResult extends BatchResult {
    /** Each receives UTF-8 text. */
    public final @NotNull String[] texts;

    PositionFormatBatchResult(String[] texts, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.texts = texts;
    }
}
