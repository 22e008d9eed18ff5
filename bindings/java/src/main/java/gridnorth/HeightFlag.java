// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** The order of the bytes of a sample. */
public enum HeightFlag {
    /** The highest byte comes first, as in .hgt, DTED and GTX. */
    BIG_ENDIAN(1, "big-endian");

    final int value;
    private final String word;

    HeightFlag(int value, String word) {
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

    static HeightFlag of(int value) {
        for (HeightFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<HeightFlag> values) {
        int sum = 0;
        for (HeightFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<HeightFlag> set(int sum) {
        EnumSet<HeightFlag> values = EnumSet.noneOf(HeightFlag.class);
        for (HeightFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
