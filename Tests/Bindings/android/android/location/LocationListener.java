// SPDX-License-Identifier: MIT
package android.location;

public interface LocationListener {
    void onLocationChanged(Location location);
}
