// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** How the line beside a route goes around a corner, on the outside. */
public enum Join {
    /** An arc around the corner. */
    ROUND(0, "round"),

    /** A tip, if the miter limit allows it; else a bevel. */
    MITER(1, "miter"),

    /** Straight across. */
    BEVEL(2, "bevel");

    final int value;
    private final String word;

    Join(int value, String word) {
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

    static Join of(int value) {
        for (Join one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
