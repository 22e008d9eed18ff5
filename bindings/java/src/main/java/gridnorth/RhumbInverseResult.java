// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** What {@link GridNorth#rhumbInverse} returns. */
public final class RhumbInverseResult {
    /** The distance in meters. */
    public final double distance;

    /** The azimuth in degrees, clockwise from north, in (-180, 180]. */
    public final double azimuth;

    RhumbInverseResult(double distance, double azimuth) {
        this.distance = distance;
        this.azimuth = azimuth;
    }
}
