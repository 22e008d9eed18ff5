// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** Systems of units for scale bars, lengths and areas; from 4 on, for lengths alone, units that do not change. */
public enum Units {
    /** Meters and kilometers; for areas their squares, and hectares. */
    METRIC(1, "metric"),

    /** Feet of 0.3048 m, statute miles of 1609.344 m; for areas their squares, and acres. */
    IMPERIAL(2, "imperial"),

    /** Nautical miles of 1852 m, and feet below a tenth of one; for areas their squares. */
    NAUTICAL(3, "nautical"),

    /** Meters. */
    METERS(4, "meters"),

    /** Kilometers. */
    KILOMETERS(5, "kilometers"),

    /** Feet. */
    FEET(6, "feet"),

    /** Statute miles. */
    MILES(7, "miles"),

    /** Nautical miles. */
    NAUTICAL_MILES(8, "nautical-miles");

    final int value;
    private final String word;

    Units(int value, String word) {
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

    static Units of(int value) {
        for (Units one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
