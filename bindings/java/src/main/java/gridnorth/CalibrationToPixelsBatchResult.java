// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#calibrationToPixelsBatch} returns: one element for each row. */
public final class CalibrationToPixelsBatchResult extends BatchResult {
    /** The way to the right from the left edge of the photo, in pixels. */
    public final @NotNull double[] pixelXs;

    /** The way down from the top edge of the photo, in pixels. */
    public final @NotNull double[] pixelYs;

    CalibrationToPixelsBatchResult(double[] pixelXs, double[] pixelYs, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.pixelXs = pixelXs;
        this.pixelYs = pixelYs;
    }
}
