// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** The unit of GridOptions.tolerance. */
public enum ToleranceUnit {
    /** On the Web Mercator screen; beyond its edge at 85.0511 degrees, as many meters as there. */
    PIXELS(1, "pixels"),

    /** On the ground. */
    METERS(2, "meters");

    final int value;
    private final String word;

    ToleranceUnit(int value, String word) {
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

    static ToleranceUnit of(int value) {
        for (ToleranceUnit one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
