// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#trackAdd} returns. */
public final class TrackAddResult {
    /** The state after this fix; may be track. */
    public final @NotNull TrackState state;

    /** What became of the fix, and one vertex or none. */
    public final @NotNull TrackStep step;

    TrackAddResult(TrackState state, TrackStep step) {
        this.state = state;
        this.step = step;
    }
}
