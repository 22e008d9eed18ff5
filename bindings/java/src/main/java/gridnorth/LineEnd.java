// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** How a corridor ends beyond the ends of its route. */
public enum LineEnd {
    /** At the end. */
    FLAT(0, "flat"),

    /** A quarter circle on each side. */
    ROUND(1, "round"),

    /** As far beyond the end as the corridor is wide, on each side. */
    SQUARE(2, "square");

    final int value;
    private final String word;

    LineEnd(int value, String word) {
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

    static LineEnd of(int value) {
        for (LineEnd one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
