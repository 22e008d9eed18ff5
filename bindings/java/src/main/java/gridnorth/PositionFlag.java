// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** What is known about a text that was read. */
public enum PositionFlag {
    /** These three are the flags of MgrsCell. */
    BAND_OF_NEIGHBOR(1, "band-of-neighbor"),

    /** Overhangs zone. */
    OVERHANGS_ZONE(2, "overhangs-zone"),

    /** Cut. */
    CUT(4, "cut"),

    /** The text has an altitude. */
    ALTITUDE(8, "altitude"),

    /** The text has an uncertainty: u= of a geo URI. */
    UNCERTAINTY(16, "uncertainty"),

    /** The longitude came first. */
    LONGITUDE_FIRST(32, "longitude-first"),

    /** The letter after the zone was read as a band; in UPS it is A, B, Y or Z. */
    BAND(64, "band"),

    /** Commas were read as decimal commas. */
    DECIMAL_COMMA(128, "decimal-comma"),

    /**
     * The text has a minus beside S or W, as in "-23.3 S": the two cancel, so it is north. Many who write it mean
     * south, so ask. {@link ParseFlag#STRICT} refuses it.
     */
    DOUBLE_SIGN(256, "double-sign"),

    /** The text names another reference system; its numbers are read as WGS 84. */
    OTHER_CRS(512, "other-crs"),

    /** A geo URI has parameters that are neither crs nor u. */
    OTHER_PARAMETERS(1024, "other-parameters");

    final int value;
    private final String word;

    PositionFlag(int value, String word) {
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

    static PositionFlag of(int value) {
        for (PositionFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<PositionFlag> values) {
        int sum = 0;
        for (PositionFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<PositionFlag> set(int sum) {
        EnumSet<PositionFlag> values = EnumSet.noneOf(PositionFlag.class);
        for (PositionFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
