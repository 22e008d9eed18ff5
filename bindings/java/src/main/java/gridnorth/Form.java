// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** How a position is written. */
public enum Form {
    /** As an argument: whichever form the text has. */
    ANY(0, "any"),

    /** Decimal degrees: "40.508333, -75". */
    DD(1, "dd"),

    /** Degrees and decimal minutes. */
    DM(2, "dm"),

    /** Degrees, minutes, decimal seconds. */
    DMS(3, "dms"),

    /** "18N 585628 4511322". */
    UTM(4, "utm"),

    /** "N 2000000 2000000". */
    UPS(5, "ups"),

    /** "18TWL8562811322". */
    MGRS(6, "mgrs"),

    /** "+40.75-074.00/". */
    ISO_6709(7, "iso-6709"),

    /** "geo:40.75,-74" (RFC 5870). */
    GEO_URI(8, "geo-uri"),

    /** "GJPJ0615". */
    GEOREF(9, "georef"),

    /** "212LW". */
    GARS(10, "gars");

    final int value;
    private final String word;

    Form(int value, String word) {
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

    static Form of(int value) {
        for (Form one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
