// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** What {@link GridNorth#geodesicGridInverse} returns. */
public final class GeodesicGridInverseResult {
    /** The distance on the ellipsoid in meters, as from geodesicInverse(), not the distance on the map. */
    public final double distance;

    /**
     * The grid bearing at from in degrees, clockwise from grid north, in (-180, 180]: the azimuth minus the
     * meridian convergence.
     */
    public final double bearingFrom;

    /** The grid bearing at to, in the forward direction. */
    public final double bearingTo;

    GeodesicGridInverseResult(double distance, double bearingFrom, double bearingTo) {
        this.distance = distance;
        this.bearingFrom = bearingFrom;
        this.bearingTo = bearingTo;
    }
}
