// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#garsDecodeBatch} returns: one element for each row. */
public final class GarsDecodeBatchResult extends BatchResult {
    /** The latitudes of the centers of the cells, in degrees. */
    public final @NotNull double[] latitudes;

    /** The longitudes of the centers, in degrees. */
    public final @NotNull double[] longitudes;

    GarsDecodeBatchResult(double[] latitudes, double[] longitudes, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.latitudes = latitudes;
        this.longitudes = longitudes;
    }
}
