// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** How a photo shows a plane. */
public enum CalibrationKind {
    /** Turned, moved and scaled: taken straight from the front. 2 points or more. */
    SIMILARITY(1, "similarity"),

    /** Also sheared: from the side, but far away. 3 points or more. */
    AFFINE(2, "affine"),

    /** With perspective: from anywhere. 4 points or more. */
    HOMOGRAPHY(3, "homography");

    final int value;
    private final String word;

    CalibrationKind(int value, String word) {
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

    static CalibrationKind of(int value) {
        for (CalibrationKind one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
