// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** The north from which a direction counts. */
public enum North {
    /** "T": along the meridian to the north pole. */
    TRUE(0, "true"),

    /** "G": along the lines of equal easting of a grid. */
    GRID(1, "grid"),

    /** "M": where a compass points. */
    MAGNETIC(2, "magnetic");

    final int value;
    private final String word;

    North(int value, String word) {
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

    static North of(int value) {
        for (North one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
