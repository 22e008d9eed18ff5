// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#mgrsDecodeStrictBatch} returns: one element for each row. */
public final class MgrsDecodeStrictBatchResult extends BatchResult {
    /**
     * The latitudes of points inside the cells, degrees: the centers, except where the border of a grid zone cuts
     * the cell.
     */
    public final @NotNull double[] latitudes;

    /** Their longitudes, degrees, in [-180, 180). */
    public final @NotNull double[] longitudes;

    MgrsDecodeStrictBatchResult(double[] latitudes, double[] longitudes, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.latitudes = latitudes;
        this.longitudes = longitudes;
    }
}
