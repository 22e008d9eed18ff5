// SPDX-License-Identifier: MIT

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import org.jetbrains.annotations.NotNull;

/** Arrays of points: latitude and longitude, alternating, as the functions for routes, polygons and shapes use them. */
public final class Points {
    private Points() {}

    /**
     * Makes an array of points.
     *
     * @param points The points.
     * @return Their latitudes and longitudes, alternating.
     */
    public static @NotNull double[] of(@NotNull Point... points) {
        double[] array = new double[2 * points.length];
        for (int i = 0; i < points.length; i++) {
            array[2 * i] = points[i].latitude;
            array[2 * i + 1] = points[i].longitude;
        }
        return array;
    }

    /**
     * Makes an array of points.
     *
     * @param points The points.
     * @return Their latitudes and longitudes, alternating.
     */
    public static @NotNull double[] of(@NotNull List<@NotNull Point> points) {
        return of(points.toArray(new Point[0]));
    }

    /**
     * Makes a list of the points of an array.
     *
     * @param points Latitudes and longitudes, alternating.
     * @return A new list.
     */
    public static @NotNull List<@NotNull Point> list(@NotNull double[] points) {
        List<Point> list = new ArrayList<>(count(points));
        for (int i = 0; i < points.length; i += 2) list.add(new Point(points[i], points[i + 1]));
        return list;
    }

    /** The number of points of an array. */
    static int count(double[] points) {
        if (points.length % 2 != 0) throw new IllegalArgumentException("a latitude without a longitude");
        return points.length / 2;
    }
}
