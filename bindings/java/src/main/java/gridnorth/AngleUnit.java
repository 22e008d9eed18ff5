// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** How an angle is shown. */
public enum AngleUnit {
    /** "45.5", the degree sign in UTF-8. */
    DEGREES(1, "degrees"),

    /** 6400 to a turn (NATO). */
    MILS(2, "mils"),

    /** N, NE, E ... */
    POINTS_8(3, "points-8"),

    /** N, NNE, NE ... */
    POINTS_16(4, "points-16");

    final int value;
    private final String word;

    AngleUnit(int value, String word) {
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

    static AngleUnit of(int value) {
        for (AngleUnit one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
