// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** What a fence reports, as a sum; what an event is, one of them. */
public enum FenceTrigger {
    /** Enter. */
    ENTER(1, "enter"),

    /** It was inside for as long as the options say. Once for each visit. */
    DWELL(2, "dwell"),

    /** Exit. */
    EXIT(4, "exit"),

    /** It crossed a line to the left side of the line. */
    CROSSED_LEFT(8, "crossed-left"),

    /** Crossed right. */
    CROSSED_RIGHT(16, "crossed-right");

    final int value;
    private final String word;

    FenceTrigger(int value, String word) {
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

    static FenceTrigger of(int value) {
        for (FenceTrigger one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<FenceTrigger> values) {
        int sum = 0;
        for (FenceTrigger one : values) sum |= one.value;
        return sum;
    }

    static Set<FenceTrigger> set(int sum) {
        EnumSet<FenceTrigger> values = EnumSet.noneOf(FenceTrigger.class);
        for (FenceTrigger one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
