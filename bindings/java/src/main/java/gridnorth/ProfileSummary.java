// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;

/** What a profile adds up to. Numbers are NaN where nothing is known. */
public final class ProfileSummary {
    static final int SIZE = 96;

    /** Meters from the first sample to the last one. */
    public final double length;

    /** Meters upward, of climbs that count. */
    public final double ascent;

    /** Meters downward. */
    public final double descent;

    /** The lowest height, meters. */
    public final double lowest;

    /** Where it is: meters along the route. */
    public final double lowestDistance;

    /** The highest height. */
    public final double highest;

    /** Highest distance. */
    public final double highestDistance;

    /** The largest rise from a sample to the next, meters per meter; NaN: none rises. */
    public final double steepestUp;

    /** Where it begins. */
    public final double steepestUpDistance;

    /** The largest fall from a sample to the next: meters per meter, positive. */
    public final double steepestDown;

    /** Where it begins. */
    public final double steepestDownDistance;

    /** Samples whose height is not known. */
    public final int unknownCount;

    ProfileSummary(Struct struct, int at) {
        this.length = struct.getDouble(at);
        this.ascent = struct.getDouble(at + 8);
        this.descent = struct.getDouble(at + 16);
        this.lowest = struct.getDouble(at + 24);
        this.lowestDistance = struct.getDouble(at + 32);
        this.highest = struct.getDouble(at + 40);
        this.highestDistance = struct.getDouble(at + 48);
        this.steepestUp = struct.getDouble(at + 56);
        this.steepestUpDistance = struct.getDouble(at + 64);
        this.steepestDown = struct.getDouble(at + 72);
        this.steepestDownDistance = struct.getDouble(at + 80);
        this.unknownCount = (int) struct.getLong(at + 88);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ProfileSummary)) return false;
        ProfileSummary that = (ProfileSummary) other;
        return Struct.same(length, that.length) && Struct.same(ascent, that.ascent)
                && Struct.same(descent, that.descent) && Struct.same(lowest, that.lowest)
                && Struct.same(lowestDistance, that.lowestDistance) && Struct.same(highest, that.highest)
                && Struct.same(highestDistance, that.highestDistance) && Struct.same(steepestUp, that.steepestUp)
                && Struct.same(steepestUpDistance, that.steepestUpDistance)
                && Struct.same(steepestDown, that.steepestDown)
                && Struct.same(steepestDownDistance, that.steepestDownDistance)
                && Struct.same(unknownCount, that.unknownCount);
    }

    @Override
    public int hashCode() {
        return Objects.hash(length, ascent, descent, lowest, lowestDistance, highest, highestDistance, steepestUp,
                steepestUpDistance, steepestDown, steepestDownDistance, unknownCount);
    }

    @Override
    public String toString() {
        return "ProfileSummary[length=" + length + ", ascent=" + ascent + ", descent=" + descent
                + ", lowest=" + lowest + ", lowestDistance=" + lowestDistance + ", highest=" + highest
                + ", highestDistance=" + highestDistance + ", steepestUp=" + steepestUp
                + ", steepestUpDistance=" + steepestUpDistance + ", steepestDown=" + steepestDown
                + ", steepestDownDistance=" + steepestDownDistance + ", unknownCount=" + unknownCount + "]";
    }
}
