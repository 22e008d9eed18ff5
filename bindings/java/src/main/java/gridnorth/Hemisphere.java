// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** Hemispheres. */
public enum Hemisphere {
    /** South. */
    SOUTH(-1, "south"),

    /** North. */
    NORTH(1, "north");

    final int value;
    private final String word;

    Hemisphere(int value, String word) {
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

    static Hemisphere of(int value) {
        for (Hemisphere one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
