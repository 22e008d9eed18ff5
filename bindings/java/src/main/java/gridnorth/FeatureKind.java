// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What a feature is, and what its vertices are. */
public enum FeatureKind {
    /** One vertex. */
    POINT(1, "point"),

    /** One vertex or more. */
    LINE(2, "line"),

    /** A ring: three vertices or more; the first is not repeated at the end. */
    AREA(3, "area"),

    /** A ring within the last area before it. Only holes stand between the two. */
    HOLE(4, "hole"),

    /** Its center: radius. */
    CIRCLE(5, "circle"),

    /** Its center: radius and secondRadius are the semi-axes, azimuth that of the first. */
    ELLIPSE(6, "ellipse"),

    /** Its center: secondRadius to radius, width degrees around azimuth. */
    SECTOR(7, "sector"),

    /** Where it begins: radius is the range, with azimuth, inclination and north. */
    RANGE_BEARING(8, "range-bearing"),

    /** The south-west and the north-east corner, turned about their middle by azimuth. */
    BOX(9, "box");

    final int value;
    private final String word;

    FeatureKind(int value, String word) {
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

    static FeatureKind of(int value) {
        for (FeatureKind one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }
}
