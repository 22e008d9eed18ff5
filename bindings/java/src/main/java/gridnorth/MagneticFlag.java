// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** Flags of a magnetic field. */
public enum MagneticFlag {
    /** The horizontal intensity is below 6,000 nT: a compass is not exact. */
    CAUTION(1, "caution"),

    /** It is below 2,000 nT: a compass is useless. Then both flags are set. */
    BLACKOUT(2, "blackout"),

    /** The year lies outside the 5 years that begin with the epoch of the model. */
    OUT_OF_DATE(4, "out-of-date");

    final int value;
    private final String word;

    MagneticFlag(int value, String word) {
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

    static MagneticFlag of(int value) {
        for (MagneticFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<MagneticFlag> values) {
        int sum = 0;
        for (MagneticFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<MagneticFlag> set(int sum) {
        EnumSet<MagneticFlag> values = EnumSet.noneOf(MagneticFlag.class);
        for (MagneticFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
