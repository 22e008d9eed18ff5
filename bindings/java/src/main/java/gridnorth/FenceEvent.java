// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** Something that happened between two fixes. */
public final class FenceEvent {
    static final int SIZE = 64;

    /** Of the fence. */
    public final long id;

    /** Seconds. */
    public final double time;

    /** On the geodesic between the fixes. */
    public final @NotNull Point point;

    /** Meters; NaN: not known. */
    public final double altitude;

    /** Of the way: 0 at the last fix, 1 at this one. 0 without a way. */
    public final double fraction;

    /**
     * {@link FenceTrigger#ENTER}, {@link FenceTrigger#DWELL}, {@link FenceTrigger#EXIT},
     * {@link FenceTrigger#CROSSED_LEFT} or {@link FenceTrigger#CROSSED_RIGHT}.
     */
    public final @NotNull FenceTrigger kind;

    /** For {@link FenceTrigger#DWELL} and {@link FenceTrigger#EXIT}, when it entered: seconds. Else the time. */
    public final double since;

    FenceEvent(Struct struct, int at) {
        this.id = struct.getLong(at);
        this.time = struct.getDouble(at + 8);
        this.point = new Point(struct, at + 16);
        this.altitude = struct.getDouble(at + 32);
        this.fraction = struct.getDouble(at + 40);
        this.kind = FenceTrigger.of(struct.getInt(at + 48));
        this.since = struct.getDouble(at + 56);
    }

    static List<FenceEvent> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<FenceEvent> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new FenceEvent(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof FenceEvent)) return false;
        FenceEvent that = (FenceEvent) other;
        return Struct.same(id, that.id) && Struct.same(time, that.time) && Struct.same(point, that.point)
                && Struct.same(altitude, that.altitude) && Struct.same(fraction, that.fraction)
                && Struct.same(kind, that.kind) && Struct.same(since, that.since);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, time, point, altitude, fraction, kind, since);
    }

    @Override
    public String toString() {
        return "FenceEvent[id=" + id + ", time=" + time + ", point=" + point + ", altitude=" + altitude
                + ", fraction=" + fraction + ", kind=" + kind + ", since=" + since + "]";
    }
}
