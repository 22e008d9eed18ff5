// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** How the samples of a grid of heights are stored. */
public enum HeightFormat {
    /** 16 bits, two's complement. */
    INT16(1, "int16"),

    /** 16 bits: a sign and 15 bits of magnitude, as in DTED. */
    SIGN_MAGNITUDE16(2, "sign-magnitude16"),

    /** 32 bits of IEEE 754. NaN and infinities are voids. */
    FLOAT32(3, "float32");

    final int value;
    private final String word;

    HeightFormat(int value, String word) {
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

    static HeightFormat of(int value) {
        for (HeightFormat one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
