// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** Where the cursor is in a reference being typed. */
public enum TypingField {
    /** The zone number or the letter of a polar zone. */
    ZONE(1, "zone"),

    /** Band. */
    BAND(2, "band"),

    /** Column. */
    COLUMN(3, "column"),

    /** Row. */
    ROW(4, "row"),

    /** Easting. */
    EASTING(5, "easting"),

    /** Northing. */
    NORTHING(6, "northing"),

    /** Nothing more can be typed. */
    END(7, "end");

    final int value;
    private final String word;

    TypingField(int value, String word) {
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

    static TypingField of(int value) {
        for (TypingField one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
