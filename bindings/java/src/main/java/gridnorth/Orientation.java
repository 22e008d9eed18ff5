// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** Which way a ring runs, seen from above. */
public enum Orientation {
    /** Clockwise. */
    CLOCKWISE(-1, "clockwise"),

    /** As RFC 7946 requires of outer rings. */
    COUNTERCLOCKWISE(1, "counterclockwise");

    final int value;
    private final String word;

    Orientation(int value, String word) {
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

    static Orientation of(int value) {
        for (Orientation one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
