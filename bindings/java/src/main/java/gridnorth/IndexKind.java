// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What an index holds. */
public enum IndexKind {
    /** Built by pointIndexBuild(). */
    POINTS(1, "points"),

    /** Built by polygonIndexBuild() or routeIndexBuild(). */
    EDGES(2, "edges"),

    /** Built by fenceIndexBuild(). */
    FENCES(3, "fences");

    final int value;
    private final String word;

    IndexKind(int value, String word) {
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

    static IndexKind of(int value) {
        for (IndexKind one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
