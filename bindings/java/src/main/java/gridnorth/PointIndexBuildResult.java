// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#pointIndexBuild} returns, and the status of each row. */
public final class PointIndexBuildResult extends BatchResult {
    /** The index. */
    public final @NotNull long[] words;

    PointIndexBuildResult(long[] words, byte[] statuses) {
        super(statuses);
        this.words = words;
    }
}
