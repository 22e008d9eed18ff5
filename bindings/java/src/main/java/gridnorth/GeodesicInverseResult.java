// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** What {@link GridNorth#geodesicInverse} returns. */
public final class GeodesicInverseResult {
    /** Meters. */
    public final double distance;

    /** The azimuth at from, degrees clockwise from north, in (-180, 180]. */
    public final double azimuthFrom;

    /** The azimuth at to, in the forward direction, in (-180, 180]. */
    public final double azimuthTo;

    GeodesicInverseResult(double distance, double azimuthFrom, double azimuthTo) {
        this.distance = distance;
        this.azimuthFrom = azimuthFrom;
        this.azimuthTo = azimuthTo;
    }
}
