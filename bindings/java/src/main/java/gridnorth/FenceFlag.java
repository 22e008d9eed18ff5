// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** Flags of FenceOptions. */
public enum FenceFlag {
    /** The first fix enters the fences that hold it. Without, they report nothing for it. */
    REPORT_FIRST(1, "report-first");

    final int value;
    private final String word;

    FenceFlag(int value, String word) {
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

    static FenceFlag of(int value) {
        for (FenceFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<FenceFlag> values) {
        int sum = 0;
        for (FenceFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<FenceFlag> set(int sum) {
        EnumSet<FenceFlag> values = EnumSet.noneOf(FenceFlag.class);
        for (FenceFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
