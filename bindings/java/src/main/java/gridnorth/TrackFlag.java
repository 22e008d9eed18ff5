// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** Why a fix was left out, or how it was taken. */
public enum TrackFlag {
    /** Left out: its accuracy is worse than worstAccuracy. */
    INACCURATE(1, "inaccurate"),

    /** Left out: it can only be reached at more than largestSpeed. */
    STRAYED(2, "strayed"),

    /** Left out: sooner than leastInterval after the last one that was taken, or at one time. */
    SOON(4, "soon"),

    /** Left out: nearer than leastDistance to the last one that was taken. */
    NEAR(8, "near"),

    /** Taken although it strayed: two before it did too, and agree with it. */
    JUMPED(16, "jumped");

    final int value;
    private final String word;

    TrackFlag(int value, String word) {
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

    static TrackFlag of(int value) {
        for (TrackFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<TrackFlag> values) {
        int sum = 0;
        for (TrackFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<TrackFlag> set(int sum) {
        EnumSet<TrackFlag> values = EnumSet.noneOf(TrackFlag.class);
        for (TrackFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
