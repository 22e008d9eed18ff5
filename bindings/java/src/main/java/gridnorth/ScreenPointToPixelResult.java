// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** What {@link GridNorth#screenPointToPixel} returns. */
public final class ScreenPointToPixelResult {
    /** The way to the right from the left edge of the screen, in pixels. */
    public final double x;

    /** The way down from the top edge of the screen, in pixels. */
    public final double y;

    ScreenPointToPixelResult(double x, double y) {
        this.x = x;
        this.y = y;
    }
}
