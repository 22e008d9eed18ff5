// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#fenceIndexStep} returns. */
public final class FenceIndexStepResult {
    /** The state after this fix. */
    public final @NotNull FenceState state;

    /** The fences that it is in after this fix. */
    public final @NotNull List<FencePresence> presences;

    /** What happened, in the order of the way; of one moment what is left first, then by ids. */
    public final @NotNull List<FenceEvent> events;

    FenceIndexStepResult(FenceState state, List<FencePresence> presences, List<FenceEvent> events) {
        this.state = state;
        this.presences = presences;
        this.events = events;
    }
}
