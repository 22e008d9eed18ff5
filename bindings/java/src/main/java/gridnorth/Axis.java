// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What is constant along a line, or which coordinate coordinateParse() reads. */
public enum Axis {
    /** Easting. */
    EASTING(1, "easting"),

    /** Northing. */
    NORTHING(2, "northing"),

    /** For borders and coordinateParse(). */
    LONGITUDE(3, "longitude"),

    /** For borders and coordinateParse(). */
    LATITUDE(4, "latitude");

    final int value;
    private final String word;

    Axis(int value, String word) {
        this.value = value;
        this.word = word;
    }

    /**
     * Returns the word that GeoJSON and scripts use for this value.
     *
     * @return The word.
     */
    public @NotNull String word() {
        return word;
    }

    static Axis of(int value) {
        for (Axis one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
