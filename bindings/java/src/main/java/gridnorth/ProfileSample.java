// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A place of a profile. */
public final class ProfileSample {
    static final int SIZE = 32;

    /** Meters along the route. */
    public final double distance;

    /** Point. */
    public final @NotNull Point point;

    /** Meters; NaN: not known. */
    public final double height;

    ProfileSample(Struct struct, int at) {
        this.distance = struct.getDouble(at);
        this.point = new Point(struct, at + 8);
        this.height = struct.getDouble(at + 24);
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, distance);
        point.write(struct, at + 8);
        struct.putDouble(at + 24, height);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<ProfileSample> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (ProfileSample one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    static List<ProfileSample> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<ProfileSample> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new ProfileSample(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ProfileSample)) return false;
        ProfileSample that = (ProfileSample) other;
        return Struct.same(distance, that.distance) && Struct.same(point, that.point)
                && Struct.same(height, that.height);
    }

    @Override
    public int hashCode() {
        return Objects.hash(distance, point, height);
    }

    @Override
    public String toString() {
        return "ProfileSample[distance=" + distance + ", point=" + point + ", height=" + height + "]";
    }
}
