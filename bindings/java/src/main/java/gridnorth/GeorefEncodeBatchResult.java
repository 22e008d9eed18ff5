// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#georefEncodeBatch} returns: one element for each row. */
public final class GeorefEncodeBatchResult extends BatchResult {
    /** Each receives ASCII text. */
    public final @NotNull String[] texts;

    GeorefEncodeBatchResult(String[] texts, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.texts = texts;
    }
}
