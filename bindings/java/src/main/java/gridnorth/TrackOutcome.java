// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What became of a fix. */
public enum TrackOutcome {
    /** trackEnd(): no fix waited. */
    NOTHING(0, "nothing"),

    /** It was not taken: the flags say why. */
    LEFT_OUT(1, "left-out"),

    /** It was taken. Later fixes decide whether it is kept or dropped. */
    WAITING(2, "waiting"),

    /** It was taken and is a vertex: that of the step. */
    KEPT(3, "kept");

    final int value;
    private final String word;

    TrackOutcome(int value, String word) {
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

    static TrackOutcome of(int value) {
        for (TrackOutcome one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
