// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#courseParse} returns. */
public final class CourseParseResult {
    /** The angle in degrees as written, not reduced. */
    public final double degrees;

    /** {@link North#TRUE}, {@link North#GRID} or {@link North#MAGNETIC}. */
    public final @NotNull North north;

    CourseParseResult(double degrees, North north) {
        this.degrees = degrees;
        this.north = north;
    }
}
