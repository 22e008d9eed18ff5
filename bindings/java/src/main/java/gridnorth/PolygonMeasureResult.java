// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** What {@link GridNorth#polygonMeasure} returns. */
public final class PolygonMeasureResult {
    /**
     * The area in square meters, without the holes, whichever way they run; positive if the outer ring runs
     * counterclockwise.
     */
    public final double area;

    /** The length of all rings in meters. */
    public final double perimeter;

    PolygonMeasureResult(double area, double perimeter) {
        this.area = area;
        this.perimeter = perimeter;
    }
}
