// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#framePointsBatch} returns: one element for each row. */
public final class FramePointsBatchResult extends BatchResult {
    /** Degrees. */
    public final @NotNull double[] latitudes;

    /** Degrees, in [-180, 180). */
    public final @NotNull double[] longitudes;

    FramePointsBatchResult(double[] latitudes, double[] longitudes, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.latitudes = latitudes;
        this.longitudes = longitudes;
    }
}
