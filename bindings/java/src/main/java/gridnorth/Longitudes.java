// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** The longitudes of points. GeoJSON is always cut at the antimeridian. */
public enum Longitudes {
    /** In [-180, 180). */
    REDUCED(0, "reduced"),

    /** They continue beyond 180 degrees: neighbors are never more than 180 apart. */
    CONTINUOUS(1, "continuous");

    final int value;
    private final String word;

    Longitudes(int value, String word) {
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

    static Longitudes of(int value) {
        for (Longitudes one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
