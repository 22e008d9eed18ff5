// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** How hemispheres are written. */
public enum HemisphereStyle {
    /** -40.5. */
    SIGNS(1, "signs"),

    /** 40.5S. */
    AFTER(2, "after"),

    /** S40.5. */
    BEFORE(3, "before");

    final int value;
    private final String word;

    HemisphereStyle(int value, String word) {
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

    static HemisphereStyle of(int value) {
        for (HemisphereStyle one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
