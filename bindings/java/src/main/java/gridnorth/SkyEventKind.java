// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What the sun or the moon does. */
public enum SkyEventKind {
    /** The sun's upper edge appears: its center is 50 minutes of arc below the horizon. */
    SUNRISE(1, "sunrise"),

    /** The sun's upper edge vanishes. */
    SUNSET(2, "sunset"),

    /** The sun crosses the meridian: noon by the sun. */
    SUN_TRANSIT(3, "sun-transit"),

    /** The sun's center climbs above -6 degrees. */
    CIVIL_DAWN(4, "civil-dawn"),

    /** The sun's center sinks below -6 degrees. */
    CIVIL_DUSK(5, "civil-dusk"),

    /** It climbs above -12 degrees. */
    NAUTICAL_DAWN(6, "nautical-dawn"),

    /** It sinks below -12 degrees. */
    NAUTICAL_DUSK(7, "nautical-dusk"),

    /** It climbs above -18 degrees. */
    ASTRONOMICAL_DAWN(8, "astronomical-dawn"),

    /** It sinks below -18 degrees. */
    ASTRONOMICAL_DUSK(9, "astronomical-dusk"),

    /** The moon's upper edge appears: it is 34 minutes of arc below the horizon. */
    MOONRISE(10, "moonrise"),

    /** The moon's upper edge vanishes. */
    MOONSET(11, "moonset"),

    /** The moon crosses the meridian. */
    MOON_TRANSIT(12, "moon-transit"),

    /** The moon passes the sun. */
    NEW_MOON(13, "new-moon"),

    /** The moon is 90 degrees ahead of the sun. */
    FIRST_QUARTER(14, "first-quarter"),

    /** The moon is opposite the sun. */
    FULL_MOON(15, "full-moon"),

    /** The moon is 90 degrees behind the sun. */
    LAST_QUARTER(16, "last-quarter");

    final int value;
    private final String word;

    SkyEventKind(int value, String word) {
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

    static SkyEventKind of(int value) {
        for (SkyEventKind one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
