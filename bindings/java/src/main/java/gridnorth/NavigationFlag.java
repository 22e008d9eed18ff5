// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** Flags of Guidance and NavigationState. */
public enum NavigationFlag {
    /** It has left the route. */
    OFF_ROUTE(1, "off-route"),

    /** It goes back along the route. */
    WRONG_WAY(2, "wrong-way"),

    /** It has passed the last waypoint. */
    ARRIVED(4, "arrived"),

    /** The fix is less accurate than worstAccuracy; all is as after the last one. */
    IGNORED(8, "ignored");

    final int value;
    private final String word;

    NavigationFlag(int value, String word) {
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

    static NavigationFlag of(int value) {
        for (NavigationFlag one : values()) {
            if (one.value == value) return one;
        }
        return null;
    }

    static int sum(Set<NavigationFlag> values) {
        int sum = 0;
        for (NavigationFlag one : values) sum |= one.value;
        return sum;
    }

    static Set<NavigationFlag> set(int sum) {
        EnumSet<NavigationFlag> values = EnumSet.noneOf(NavigationFlag.class);
        for (NavigationFlag one : values()) {
            if ((sum & one.value) != 0) values.add(one);
        }
        return Collections.unmodifiableSet(values);
    }
}
