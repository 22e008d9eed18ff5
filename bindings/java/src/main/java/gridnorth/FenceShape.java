// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What a fence is. */
public enum FenceShape {
    /** A polygon with holes; its border belongs to it. */
    POLYGON(1, "polygon"),

    /** All positions within radius of one point. */
    CIRCLE(2, "circle"),

    /** All positions within radius of a route. */
    CORRIDOR(3, "corridor"),

    /** A route that can be crossed. It holds no position. */
    LINE(4, "line");

    final int value;
    private final String word;

    FenceShape(int value, String word) {
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

    static FenceShape of(int value) {
        for (FenceShape one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
