// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** Flags of a feature. */
public enum FeatureFlag {
    /** A line to follow: a GPX route, a CoT route. Else a line is a track or a drawing. */
    ROUTE(1, "route"),

    /** The spans of texts lead to XML, as readers leave them; xmlUnescape() reads it. */
    XML_TEXTS(2, "xml-texts"),

    /**
     * A track of which fixes were left out, or an altitude or a time of a fix: they could not be read, or the
     * recording paused there. Who wants none of it leaves the feature out.
     */
    GAPS(4, "gaps"),

    /**
     * The spans of texts lead to strings of JSON, between their quotes, or to its numbers; jsonUnescape() reads
     * them.
     */
    JSON_TEXTS(8, "json-texts");

    final int value;
    private final String word;

    FeatureFlag(int value, String word) {
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

    static FeatureFlag of(int value) {
        for (FeatureFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<FeatureFlag> values) {
        int sum = 0;
        for (FeatureFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<FeatureFlag> set(int sum) {
        EnumSet<FeatureFlag> values = EnumSet.noneOf(FeatureFlag.class);
        for (FeatureFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
