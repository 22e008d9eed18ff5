// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What the azimuth of a wedge or an arc means. */
public enum AzimuthMeaning {
    /** The azimuth of the middle. */
    MIDDLE(0, "middle"),

    /** The azimuth of the side where it starts; it continues clockwise. */
    START(1, "start");

    final int value;
    private final String word;

    AzimuthMeaning(int value, String word) {
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

    static AzimuthMeaning of(int value) {
        for (AzimuthMeaning one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
