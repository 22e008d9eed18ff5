// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#webMercatorForwardBatch} returns: one element for each row. */
public final class WebMercatorForwardBatchResult extends BatchResult {
    /** The way to the east of the meridian of Greenwich, in meters. */
    public final @NotNull double[] xs;

    /** The way to the north of the equator, in meters. */
    public final @NotNull double[] ys;

    WebMercatorForwardBatchResult(double[] xs, double[] ys, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.xs = xs;
        this.ys = ys;
    }
}
