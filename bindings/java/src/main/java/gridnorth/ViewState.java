// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What is known of a cell or a stretch of ground that is looked at. */
public enum ViewState {
    /** The ground in front of it hides it. */
    HIDDEN(0, "hidden"),

    /** Nothing hides it. */
    SEEN(1, "seen"),

    /** It lies outside of the circle. */
    OUTSIDE(2, "outside"),

    /** Its height is not known, or nothing that is known hides it, but heights on the way are not known. */
    UNKNOWN(3, "unknown");

    final int value;
    private final String word;

    ViewState(int value, String word) {
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

    static ViewState of(int value) {
        for (ViewState one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
