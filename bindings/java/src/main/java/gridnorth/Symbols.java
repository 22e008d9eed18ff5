// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** Symbols of degrees, minutes and seconds. */
public enum Symbols {
    /** 40d30'30". */
    ASCII(1, "ascii"),

    /** U+00B0, U+2032, U+2033, in UTF-8. */
    TYPOGRAPHIC(2, "typographic"),

    /** 40:30:30. */
    COLONS(3, "colons"),

    /** 40 30 30; decimal degrees without a symbol. */
    NONE(4, "none");

    final int value;
    private final String word;

    Symbols(int value, String word) {
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

    static Symbols of(int value) {
        for (Symbols one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
