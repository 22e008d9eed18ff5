// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** What the fixes of a track that were taken add up to. */
public final class TrackTotals {
    static final int SIZE = 144;

    /** Meters along all fixes that were taken, not along the line that is kept. */
    public final double distance;

    /** Seconds that were not rest. */
    public final double movingTime;

    /** Meters upward, of climbs that count. */
    public final double ascent;

    /** Meters downward. */
    public final double descent;

    /** Now, from the last two fixes, meters per second; NaN: not known. */
    public final double speed;

    /** On average while moving, meters per second; NaN: not known. */
    public final double movingSpeed;

    /** The largest, meters per second. */
    public final double topSpeed;

    /** The lowest altitude, meters; NaN: not known. */
    public final double lowest;

    /** The highest. */
    public final double highest;

    /** Of the first fix that was taken, seconds; NaN: not known. */
    public final double startTime;

    /** Of the last one. */
    public final double endTime;

    /** Around the fixes; NaN before the first. */
    public final @NotNull Bounds bounds;

    /** Fixes that were given, without those that were refused. */
    public final int fixCount;

    /** Fixes that were taken. */
    public final int takenCount;

    /** Fixes that were kept. */
    public final int vertexCount;

    TrackTotals(Struct struct, int at) {
        this.distance = struct.getDouble(at);
        this.movingTime = struct.getDouble(at + 8);
        this.ascent = struct.getDouble(at + 16);
        this.descent = struct.getDouble(at + 24);
        this.speed = struct.getDouble(at + 32);
        this.movingSpeed = struct.getDouble(at + 40);
        this.topSpeed = struct.getDouble(at + 48);
        this.lowest = struct.getDouble(at + 56);
        this.highest = struct.getDouble(at + 64);
        this.startTime = struct.getDouble(at + 72);
        this.endTime = struct.getDouble(at + 80);
        this.bounds = new Bounds(struct, at + 88);
        this.fixCount = (int) struct.getLong(at + 120);
        this.takenCount = (int) struct.getLong(at + 128);
        this.vertexCount = (int) struct.getLong(at + 136);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof TrackTotals)) return false;
        TrackTotals that = (TrackTotals) other;
        return Struct.same(distance, that.distance) && Struct.same(movingTime, that.movingTime)
                && Struct.same(ascent, that.ascent) && Struct.same(descent, that.descent)
                && Struct.same(speed, that.speed) && Struct.same(movingSpeed, that.movingSpeed)
                && Struct.same(topSpeed, that.topSpeed) && Struct.same(lowest, that.lowest)
                && Struct.same(highest, that.highest) && Struct.same(startTime, that.startTime)
                && Struct.same(endTime, that.endTime) && Struct.same(bounds, that.bounds)
                && Struct.same(fixCount, that.fixCount) && Struct.same(takenCount, that.takenCount)
                && Struct.same(vertexCount, that.vertexCount);
    }

    @Override
    public int hashCode() {
        return Objects.hash(distance, movingTime, ascent, descent, speed, movingSpeed, topSpeed, lowest, highest,
                startTime, endTime, bounds, fixCount, takenCount, vertexCount);
    }

    @Override
    public String toString() {
        return "TrackTotals[distance=" + distance + ", movingTime=" + movingTime + ", ascent=" + ascent
                + ", descent=" + descent + ", speed=" + speed + ", movingSpeed=" + movingSpeed
                + ", topSpeed=" + topSpeed + ", lowest=" + lowest + ", highest=" + highest + ", startTime="
                + startTime + ", endTime=" + endTime + ", bounds=" + bounds + ", fixCount=" + fixCount
                + ", takenCount=" + takenCount + ", vertexCount=" + vertexCount + "]";
    }
}
