// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** What a grid draws, in GridOptions.content. */
public enum GridContent {
    /** Lines: the borders of grid zones. */
    BORDERS(1, "borders"),

    /** Lines: the 100 km grid. */
    KM_100(2, "100-km"),

    /** Lines: the finer grid. */
    LINES(4, "lines"),

    /** Labels: grid zone designators, "31U". */
    GRID_ZONES(8, "grid-zones"),

    /** Labels: the letters of 100 km squares, "DQ". */
    SQUARES(16, "squares"),

    /** Labels: principal digits where lines meet the edge of the view, "48". */
    DIGITS(32, "digits"),

    /** Labels: references at intersections of lines, "31UDQ4812". */
    REFERENCES(64, "references");

    final int value;
    private final String word;

    GridContent(int value, String word) {
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

    static GridContent of(int value) {
        for (GridContent one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<GridContent> values) {
        int sum = 0;
        for (GridContent one : values) sum |= one.value;
        return sum;
    }

    static Set<GridContent> set(int sum) {
        EnumSet<GridContent> values = EnumSet.noneOf(GridContent.class);
        for (GridContent one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
