// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** What {@link GridNorth#utmFactors} returns. */
public final class UtmFactorsResult {
    /** The azimuth of grid north, in degrees clockwise from true north. */
    public final double convergence;

    /** Length on the grid divided by length on the ellipsoid. */
    public final double scale;

    UtmFactorsResult(double convergence, double scale) {
        this.convergence = convergence;
        this.scale = scale;
    }
}
