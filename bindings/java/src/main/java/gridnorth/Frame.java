// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What the coordinates of a frame are: x along its anchors from the first, y to the right of them. */
public enum Frame {
    /** Both are meters. */
    METERS(0, "meters"),

    /** Both in lengths of the line of anchors: x is 0 at the first and 1 at the last. */
    LENGTH(1, "length"),

    /** X as before. The last anchor is none of the line: where it lies beside it, y is 1. */
    WIDTH(2, "width");

    final int value;
    private final String word;

    Frame(int value, String word) {
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

    static Frame of(int value) {
        for (Frame one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
