// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A fence that something is in. */
public final class FencePresence {
    static final int SIZE = 24;

    /** Of the fence. */
    public final long id;

    /** When it entered: seconds. */
    public final double since;

    /** True after {@link FenceTrigger#DWELL}. */
    public final boolean hasDwelt;

    /**
     * Makes a value of its parts.
     *
     * @param id Of the fence.
     * @param since When it entered: seconds.
     * @param hasDwelt True after {@link FenceTrigger#DWELL}.
     */
    public FencePresence(long id, double since, boolean hasDwelt) {
        this.id = id;
        this.since = since;
        this.hasDwelt = hasDwelt;
    }

    FencePresence(Struct struct, int at) {
        this.id = struct.getLong(at);
        this.since = struct.getDouble(at + 8);
        this.hasDwelt = struct.getInt(at + 16) != 0;
    }

    void write(Struct struct, int at) {
        struct.putLong(at, id);
        struct.putDouble(at + 8, since);
        struct.putInt(at + 16, hasDwelt ? 1 : 0);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<FencePresence> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (FencePresence one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    static List<FencePresence> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<FencePresence> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new FencePresence(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof FencePresence)) return false;
        FencePresence that = (FencePresence) other;
        return Struct.same(id, that.id) && Struct.same(since, that.since) && Struct.same(hasDwelt, that.hasDwelt);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, since, hasDwelt);
    }

    @Override
    public String toString() {
        return "FencePresence[id=" + id + ", since=" + since + ", hasDwelt=" + hasDwelt + "]";
    }
}
