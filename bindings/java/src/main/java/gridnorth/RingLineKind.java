// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What a line of a ring set is. */
public enum RingLineKind {
    /** Ring. */
    RING(1, "ring"),

    /** Radial. */
    RADIAL(2, "radial");

    final int value;
    private final String word;

    RingLineKind(int value, String word) {
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

    static RingLineKind of(int value) {
        for (RingLineKind one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
