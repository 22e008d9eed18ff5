// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#navigationStep} returns. */
public final class NavigationStepResult {
    /** The state after this fix. */
    public final @NotNull NavigationState state;

    /** Where it is on the route, and how it goes on. */
    public final @NotNull Guidance guidance;

    NavigationStepResult(NavigationState state, Guidance guidance) {
        this.state = state;
        this.guidance = guidance;
    }
}
