// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** A document format. */
public enum ExchangeFormat {
    /** GPX 1.0 and 1.1. */
    GPX(1, "gpx"),

    /** KML 2.2, with tracks of the gx extension. */
    KML(2, "kml"),

    /** Cursor on Target 2.0. */
    COT(3, "cot"),

    /** GeoJSON (RFC 7946), or several texts of it as a sequence or in lines. */
    GEOJSON(4, "geojson");

    final int value;
    private final String word;

    ExchangeFormat(int value, String word) {
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

    static ExchangeFormat of(int value) {
        for (ExchangeFormat one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
