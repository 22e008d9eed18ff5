// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** How positionParse() reads. */
public enum ParseFlag {
    /**
     * A letter after the zone of a UTM position is a band, never a hemisphere. Excludes
     * {@link ParseFlag#HEMISPHERES}.
     */
    BANDS(1, "bands"),

    /** The longitude comes first, unless letters say otherwise. */
    LONGITUDE_FIRST(2, "longitude-first"),

    /**
     * Refuses texts that are otherwise tolerated: a minus beside S or W, cells beyond their grid zone or band,
     * another reference system, ISO 6709 without its slash, a geo URI that violates RFC 5870, for example with
     * blanks or a query.
     */
    STRICT(4, "strict"),

    /** N or S after the zone of a UTM position is a hemisphere, never a band. */
    HEMISPHERES(8, "hemispheres");

    final int value;
    private final String word;

    ParseFlag(int value, String word) {
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

    static ParseFlag of(int value) {
        for (ParseFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<ParseFlag> values) {
        int sum = 0;
        for (ParseFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<ParseFlag> set(int sum) {
        EnumSet<ParseFlag> values = EnumSet.noneOf(ParseFlag.class);
        for (ParseFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
