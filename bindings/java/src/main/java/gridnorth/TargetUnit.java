// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** Units of lengths on a target, and of the angles that they cover at a range. */
public enum TargetUnit {
    /** Meters. */
    METERS(1, "meters"),

    /** Millimeters. */
    MILLIMETERS(2, "millimeters"),

    /** 25.4 mm. */
    INCHES(3, "inches"),

    /** Minutes of angle: sixtieths of a degree. */
    MOA(4, "moa"),

    /** Thousandths of a radian, not mils of 6400 to a turn. */
    MILLIRADIANS(5, "milliradians"),

    /** "Shooter's minutes of angle": inches at 100 yards. */
    INCHES_PER_100_YARDS(6, "inches-per-100-yards");

    final int value;
    private final String word;

    TargetUnit(int value, String word) {
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

    static TargetUnit of(int value) {
        for (TargetUnit one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
