// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** Flags of a decoded MGRS reference. */
public enum MgrsFlag {
    /** No part of the cell lies in the band that the text names. */
    BAND_OF_NEIGHBOR(1, "band-of-neighbor"),

    /** No part of the cell lies in the zone that the text names. */
    OVERHANGS_ZONE(2, "overhangs-zone"),

    /** The border of the grid zone cuts the cell. Strict reading accepts it. */
    CUT(4, "cut");

    final int value;
    private final String word;

    MgrsFlag(int value, String word) {
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

    static MgrsFlag of(int value) {
        for (MgrsFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<MgrsFlag> values) {
        int sum = 0;
        for (MgrsFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<MgrsFlag> set(int sum) {
        EnumSet<MgrsFlag> values = EnumSet.noneOf(MgrsFlag.class);
        for (MgrsFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
