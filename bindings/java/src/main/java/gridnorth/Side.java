// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** On which side of the border of a polygon a position lies. */
public enum Side {
    /** Outside. */
    OUTSIDE(-1, "outside"),

    /** Within a micrometer. */
    ON_BORDER(0, "on-border"),

    /** Inside. */
    INSIDE(1, "inside");

    final int value;
    private final String word;

    Side(int value, String word) {
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

    static Side of(int value) {
        for (Side one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static Side[] list(int[] values, byte[] statuses) {
        Side[] list = new Side[values.length];
        for (int row = 0; row < list.length; row++) {
            list[row] = statuses[row] == 0 ? of(values[row]) : null;
        }
        return list;
    }
}
