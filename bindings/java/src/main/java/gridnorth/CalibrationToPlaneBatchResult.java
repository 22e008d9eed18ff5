// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#calibrationToPlaneBatch} returns: one element for each row. */
public final class CalibrationToPlaneBatchResult extends BatchResult {
    /** The places on the plane: to the right, in meters. */
    public final @NotNull double[] xs;

    /** The places on the plane: up, in meters. */
    public final @NotNull double[] ys;

    CalibrationToPlaneBatchResult(double[] xs, double[] ys, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.xs = xs;
        this.ys = ys;
    }
}
