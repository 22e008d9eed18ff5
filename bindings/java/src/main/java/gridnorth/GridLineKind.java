// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** Kinds of lines. */
public enum GridLineKind {
    /** Between grid zones. */
    BORDER(1, "border"),

    /** Between 100 km squares. */
    KM_100(2, "100-km"),

    /** Lines of the finer grid. */
    LINE(3, "line");

    final int value;
    private final String word;

    GridLineKind(int value, String word) {
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

    static GridLineKind of(int value) {
        for (GridLineKind one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
