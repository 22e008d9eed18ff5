// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#utmForwardBatch} returns: one element for each row. */
public final class UtmForwardBatchResult extends BatchResult {
    /** The eastings, in meters. */
    public final @NotNull double[] eastings;

    /** The northings, in meters. */
    public final @NotNull double[] northings;

    /**
     * The zones with the sign of the hemisphere: 33, -33, and 61, -61 for UPS ({@link Zone#ROW_UPS}); 0 in a
     * refused row.
     */
    public final @NotNull int[] zones;

    UtmForwardBatchResult(double[] eastings, double[] northings, int[] zones, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.eastings = eastings;
        this.northings = northings;
        this.zones = zones;
    }
}
