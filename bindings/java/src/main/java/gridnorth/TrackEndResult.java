// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#trackEnd} returns. */
public final class TrackEndResult {
    /** The state after the end; may be track. */
    public final @NotNull TrackState state;

    /** The last vertex, or none if no fix waits. */
    public final @NotNull TrackStep step;

    TrackEndResult(TrackState state, TrackStep step) {
        this.state = state;
        this.step = step;
    }
}
