// SPDX-License-Identifier: MIT
import android.location.Location
import java.util.Locale

/** A boat that leaves the harbor of docs/recipes/geofence.md, and a fix every five minutes. */
fun main() {
    val start = 1_000_000_000_000L
    val geofence = Geofence {
        val seconds = (it.time - start / 1e9).toInt()
        println("%s %d after %d s at %.5f, %.5f".format(Locale.ROOT, it.kind.word(), it.id, seconds, it.point.latitude, it.point.longitude))
    }
    for (minutes in listOf(0L, 5L, 10L)) {
        geofence.onLocationChanged(Location(start + minutes * 60_000_000_000L, 54.32 + minutes * 0.002, 10.14))
    }
}
