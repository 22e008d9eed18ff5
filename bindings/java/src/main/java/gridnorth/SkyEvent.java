// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** Something that the sun or the moon does at a time. */
public final class SkyEvent {
    static final int SIZE = 24;

    /** Seconds since the beginning of 1970, without leap seconds. */
    public final double time;

    /** Of its center, degrees clockwise from true north: more than -180, at most 180. */
    public final double azimuth;

    /** {@link SkyEventKind#SUNRISE} and so on. */
    public final @NotNull SkyEventKind kind;

    SkyEvent(Struct struct, int at) {
        this.time = struct.getDouble(at);
        this.azimuth = struct.getDouble(at + 8);
        this.kind = SkyEventKind.of(struct.getInt(at + 16));
    }

    static List<SkyEvent> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<SkyEvent> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new SkyEvent(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof SkyEvent)) return false;
        SkyEvent that = (SkyEvent) other;
        return Struct.same(time, that.time) && Struct.same(azimuth, that.azimuth) && Struct.same(kind, that.kind);
    }

    @Override
    public int hashCode() {
        return Objects.hash(time, azimuth, kind);
    }

    @Override
    public String toString() {
        return "SkyEvent[time=" + time + ", azimuth=" + azimuth + ", kind=" + kind + "]";
    }
}
