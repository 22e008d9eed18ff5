// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#screenPointToPixelBatch} returns: one element for each row. */
public final class ScreenPointToPixelBatchResult extends BatchResult {
    /** The way to the right from the left edge of the screen, in pixels. */
    public final @NotNull double[] xs;

    /** The way down from the top edge of the screen, in pixels. */
    public final @NotNull double[] ys;

    ScreenPointToPixelBatchResult(double[] xs, double[] ys, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.xs = xs;
        this.ys = ys;
    }
}
