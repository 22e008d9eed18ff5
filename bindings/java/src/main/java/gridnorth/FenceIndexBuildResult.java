// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#fenceIndexBuild} returns, and the status of each fence. */
public final class FenceIndexBuildResult extends BatchResult {
    /** The index, which is words of 64 bits. */
    public final @NotNull long[] words;

    FenceIndexBuildResult(long[] words, byte[] statuses) {
        super(statuses);
        this.words = words;
    }
}
