// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#ringSet} returns. */
public final class RingSetResult {
    /** Latitudes and longitudes, alternating: the points of all lines, one line after the other. */
    public final @NotNull double[] vertices;

    /** A record for each line. */
    public final @NotNull List<RingLine> lines;

    RingSetResult(double[] vertices, List<RingLine> lines) {
        this.vertices = vertices;
        this.lines = lines;
    }
}
