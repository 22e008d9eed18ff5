// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** Other features of the style of a text. */
public enum FormatFlag {
    /** For degrees; read back with {@link ParseFlag#LONGITUDE_FIRST}, or if letters say so. */
    LONGITUDE_FIRST(1, "longitude-first"),

    /** Latitude 05, longitude 005; minutes and seconds always have two digits. */
    PADDED(2, "padded"),

    /** A sign before positive numbers too. */
    PLUS(4, "plus"),

    /** Blanks between the parts: 40d 30' 30" N; 18T WL 85628 11322. */
    SPACED(8, "spaced"),

    /** For degrees and UTM: 40,5 -75,25. */
    DECIMAL_COMMA(16, "decimal-comma"),

    /** UTM: the band letter; read back with {@link ParseFlag#BANDS}, else {@link ParseFlag#HEMISPHERES}. */
    BAND(32, "band"),

    /** UTM: 585628mE 4511322mN. */
    UNITS(64, "units"),

    /** ISO 6709 and geo URI: with the altitude. */
    ALTITUDE(128, "altitude");

    final int value;
    private final String word;

    FormatFlag(int value, String word) {
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

    static FormatFlag of(int value) {
        for (FormatFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<FormatFlag> values) {
        int sum = 0;
        for (FormatFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<FormatFlag> set(int sum) {
        EnumSet<FormatFlag> values = EnumSet.noneOf(FormatFlag.class);
        for (FormatFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
