// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** What a group of shots measures: meters on the plane of the target, x to the right and y up. NaN: too few shots. */
public final class Group {
    static final int SIZE = 136;

    /** Shots. */
    public final int count;

    /** The rows of the two shots that are farthest apart, first &lt; second; 0 and 0 if all are in one place. */
    public final int first;

    /** Second. */
    public final int second;

    /** Between the centers of these two. */
    public final double extremeSpread;

    /** The mean point of impact. */
    public final @NotNull PlanePoint center;

    /** From the aim to the center. */
    public final @NotNull PlanePoint offset;

    /** From the leftmost shot to the rightmost. */
    public final double width;

    /** From the lowest shot to the highest. */
    public final double height;

    /** The standard deviation to the right, by count - 1. */
    public final double deviationX;

    /** Up. */
    public final double deviationY;

    /** The mean of the distances from the center. */
    public final double meanRadius;

    /** Half of the shots are as near to the center as this. */
    public final double medianRadius;

    /** The standard deviation of the circular normal distribution, in each direction, unbiased. */
    public final double sigma;

    /** Around the true center, the radius that is expected to hold half of all shots: 1.17741 sigma. */
    public final double cep50;

    /** The same for 95 % of them: 2.44775 sigma. */
    public final double r95;

    Group(Struct struct, int at) {
        this.count = (int) struct.getLong(at);
        this.first = (int) struct.getLong(at + 8);
        this.second = (int) struct.getLong(at + 16);
        this.extremeSpread = struct.getDouble(at + 24);
        this.center = new PlanePoint(struct, at + 32);
        this.offset = new PlanePoint(struct, at + 48);
        this.width = struct.getDouble(at + 64);
        this.height = struct.getDouble(at + 72);
        this.deviationX = struct.getDouble(at + 80);
        this.deviationY = struct.getDouble(at + 88);
        this.meanRadius = struct.getDouble(at + 96);
        this.medianRadius = struct.getDouble(at + 104);
        this.sigma = struct.getDouble(at + 112);
        this.cep50 = struct.getDouble(at + 120);
        this.r95 = struct.getDouble(at + 128);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Group)) return false;
        Group that = (Group) other;
        return Struct.same(count, that.count) && Struct.same(first, that.first) && Struct.same(second, that.second)
                && Struct.same(extremeSpread, that.extremeSpread) && Struct.same(center, that.center)
                && Struct.same(offset, that.offset) && Struct.same(width, that.width)
                && Struct.same(height, that.height) && Struct.same(deviationX, that.deviationX)
                && Struct.same(deviationY, that.deviationY) && Struct.same(meanRadius, that.meanRadius)
                && Struct.same(medianRadius, that.medianRadius) && Struct.same(sigma, that.sigma)
                && Struct.same(cep50, that.cep50) && Struct.same(r95, that.r95);
    }

    @Override
    public int hashCode() {
        return Objects.hash(count, first, second, extremeSpread, center, offset, width, height, deviationX,
                deviationY, meanRadius, medianRadius, sigma, cep50, r95);
    }

    @Override
    public String toString() {
        return "Group[count=" + count + ", first=" + first + ", second=" + second + ", extremeSpread="
                + extremeSpread + ", center=" + center + ", offset=" + offset + ", width=" + width
                + ", height=" + height + ", deviationX=" + deviationX + ", deviationY=" + deviationY
                + ", meanRadius=" + meanRadius + ", medianRadius=" + medianRadius + ", sigma=" + sigma
                + ", cep50=" + cep50 + ", r95=" + r95 + "]";
    }
}
