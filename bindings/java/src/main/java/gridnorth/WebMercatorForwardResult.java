// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** What {@link GridNorth#webMercatorForward} returns. */
public final class WebMercatorForwardResult {
    /** The way to the east of the meridian of Greenwich, in meters. */
    public final double x;

    /** The way to the north of the equator, in meters. */
    public final double y;

    WebMercatorForwardResult(double x, double y) {
        this.x = x;
        this.y = y;
    }
}
