// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#webMercatorInverseBatch} returns: one element for each row. */
public final class WebMercatorInverseBatchResult extends BatchResult {
    /** The latitudes, in degrees. */
    public final @NotNull double[] latitudes;

    /** The longitudes, in degrees, in [-180, 180). */
    public final @NotNull double[] longitudes;

    WebMercatorInverseBatchResult(double[] latitudes, double[] longitudes, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.latitudes = latitudes;
        this.longitudes = longitudes;
    }
}
