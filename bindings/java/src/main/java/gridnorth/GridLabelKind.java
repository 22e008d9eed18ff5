// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** Kinds of labels. */
public enum GridLabelKind {
    /** Grid zone. */
    GRID_ZONE(1, "grid-zone"),

    /** Square. */
    SQUARE(2, "square"),

    /** Digits. */
    DIGITS(3, "digits"),

    /** Reference. */
    REFERENCE(4, "reference");

    final int value;
    private final String word;

    GridLabelKind(int value, String word) {
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

    static GridLabelKind of(int value) {
        for (GridLabelKind one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
