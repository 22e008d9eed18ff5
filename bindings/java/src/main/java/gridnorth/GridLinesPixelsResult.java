// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#gridLinesPixels} returns. */
public final class GridLinesPixelsResult {
    /** Pairs of floats, x to the east and y down. */
    public final @NotNull float[] vertices;

    /** A record for each line. */
    public final @NotNull List<GridLine> lines;

    GridLinesPixelsResult(float[] vertices, List<GridLine> lines) {
        this.vertices = vertices;
        this.lines = lines;
    }
}
