// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#tileAtBatch} returns: one element for each row. */
public final class TileAtBatchResult extends BatchResult {
    /** Null where a row is refused. The tiles. */
    public final @NotNull Tile[] tiles;

    TileAtBatchResult(Tile[] tiles, byte[] statuses, boolean isComplete) {
        super(statuses, isComplete);
        this.tiles = tiles;
    }
}
