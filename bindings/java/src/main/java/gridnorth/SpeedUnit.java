// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** The unit of a speed as text. */
public enum SpeedUnit {
    /** "1.5 m/s". */
    METERS_PER_SECOND(1, "meters-per-second"),

    /** "5.4 km/h". */
    KILOMETERS_PER_HOUR(2, "kilometers-per-hour"),

    /** "3.4 mph": statute miles. */
    MILES_PER_HOUR(3, "miles-per-hour"),

    /** "2.9 kn": nautical miles per hour. */
    KNOTS(4, "knots"),

    /** "11:07 min/km", a pace: minutes and seconds for a kilometer. */
    MINUTES_PER_KILOMETER(5, "minutes-per-kilometer");

    final int value;
    private final String word;

    SpeedUnit(int value, String word) {
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

    static SpeedUnit of(int value) {
        for (SpeedUnit one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
