// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#cotSearchEvent} returns. */
public final class CotSearchEventResult {
    /** The state for the next search. */
    public final @NotNull CotSearch state;

    /** The number of bytes up to the end of the event; 0 if more bytes are needed. */
    public final int eventSize;

    CotSearchEventResult(CotSearch state, int eventSize) {
        this.state = state;
        this.eventSize = eventSize;
    }
}
