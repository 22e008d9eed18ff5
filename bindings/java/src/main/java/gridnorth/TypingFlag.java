// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** How complete a reference being typed is. */
public enum TypingFlag {
    /** The text is a reference with a square. */
    COMPLETE(1, "complete"),

    /** It names a cell, perhaps completed from the reference: cell and text are set. */
    COMPLETED(2, "completed");

    final int value;
    private final String word;

    TypingFlag(int value, String word) {
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

    static TypingFlag of(int value) {
        for (TypingFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<TypingFlag> values) {
        int sum = 0;
        for (TypingFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<TypingFlag> set(int sum) {
        EnumSet<TypingFlag> values = EnumSet.noneOf(TypingFlag.class);
        for (TypingFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
