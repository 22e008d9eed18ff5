// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#gridLines} returns. */
public final class GridLinesResult {
    /** Latitudes and longitudes, alternating: the vertices of all lines, one line after the other. */
    public final @NotNull double[] vertices;

    /** A record for each line. */
    public final @NotNull List<GridLine> lines;

    GridLinesResult(double[] vertices, List<GridLine> lines) {
        this.vertices = vertices;
        this.lines = lines;
    }
}
