// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** The edge of the view on which a label of digits lies. */
public enum Edge {
    /** None. */
    NONE(0, "none"),

    /** South. */
    SOUTH(1, "south"),

    /** West. */
    WEST(2, "west"),

    /** North. */
    NORTH(3, "north"),

    /** East. */
    EAST(4, "east");

    final int value;
    private final String word;

    Edge(int value, String word) {
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

    static Edge of(int value) {
        for (Edge one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
