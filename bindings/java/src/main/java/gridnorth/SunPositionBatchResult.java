// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#sunPositionBatch} returns: one element for each row. */
public final class SunPositionBatchResult extends BatchResult {
    /** The azimuths, degrees clockwise from true north, more than -180, at most 180. */
    public final @NotNull double[] azimuths;

    /** The elevations above the horizon in degrees, as if there were no air. */
    public final @NotNull double[] elevations;

    SunPositionBatchResult(double[] azimuths, double[] elevations, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.azimuths = azimuths;
        this.elevations = elevations;
    }
}
