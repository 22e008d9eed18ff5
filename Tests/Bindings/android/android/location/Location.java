// SPDX-License-Identifier: MIT
package android.location;

/** The parts of Android that docs/recipes/geofence.md uses, as its documentation declares them. */
public class Location {
    private final long nanoseconds;
    private final double latitude;
    private final double longitude;

    public Location(long nanoseconds, double latitude, double longitude) {
        this.nanoseconds = nanoseconds;
        this.latitude = latitude;
        this.longitude = longitude;
    }

    public long getElapsedRealtimeNanos() {
        return nanoseconds;
    }

    public double getLatitude() {
        return latitude;
    }

    public double getLongitude() {
        return longitude;
    }

    public boolean hasAltitude() {
        return false;
    }

    public double getAltitude() {
        return 0;
    }

    public boolean hasAccuracy() {
        return true;
    }

    public float getAccuracy() {
        return 5;
    }
}
