// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** What {@link GridNorth#sphereInverse} returns. */
public final class SphereInverseResult {
    /** The distance in meters, 0 ... π {@link GridNorth#MEAN_RADIUS}. */
    public final double distance;

    /** The azimuth at from in degrees, clockwise from north, in (-180, 180]. */
    public final double azimuthFrom;

    /** The azimuth at to, in the forward direction. */
    public final double azimuthTo;

    SphereInverseResult(double distance, double azimuthFrom, double azimuthTo) {
        this.distance = distance;
        this.azimuthFrom = azimuthFrom;
        this.azimuthTo = azimuthTo;
    }
}
