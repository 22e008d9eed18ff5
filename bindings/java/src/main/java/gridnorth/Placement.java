// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** Where the vertices of a circle are. */
public enum Placement {
    /** On the circle: the edges lie inside. */
    ON(0, "on"),

    /** Outside, so that the polygon contains the circle: for safety distances. */
    OUTSIDE(1, "outside"),

    /** Inside, just far enough that the polygon lies within the circle. */
    INSIDE(2, "inside"),

    /** Outside, so that the polygon has the area of the circle. */
    EQUAL_AREA(3, "equal-area");

    final int value;
    private final String word;

    Placement(int value, String word) {
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

    static Placement of(int value) {
        for (Placement one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
