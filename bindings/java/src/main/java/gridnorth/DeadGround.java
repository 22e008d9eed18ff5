// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A stretch of ground that is not seen, with the numbers that wedge() takes. */
public final class DeadGround {
    static final int SIZE = 40;

    /** Of its middle, degrees, (-180, 180]. */
    public final double azimuth;

    /** Degrees. */
    public final double width;

    /** Where it begins: meters from the observer. */
    public final double innerRadius;

    /** Where it ends. */
    public final double outerRadius;

    /** {@link ViewState#HIDDEN} or {@link ViewState#UNKNOWN}. */
    public final @NotNull ViewState state;

    DeadGround(Struct struct, int at) {
        this.azimuth = struct.getDouble(at);
        this.width = struct.getDouble(at + 8);
        this.innerRadius = struct.getDouble(at + 16);
        this.outerRadius = struct.getDouble(at + 24);
        this.state = ViewState.of(struct.getInt(at + 32));
    }

    static List<DeadGround> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<DeadGround> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new DeadGround(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof DeadGround)) return false;
        DeadGround that = (DeadGround) other;
        return Struct.same(azimuth, that.azimuth) && Struct.same(width, that.width)
                && Struct.same(innerRadius, that.innerRadius) && Struct.same(outerRadius, that.outerRadius)
                && Struct.same(state, that.state);
    }

    @Override
    public int hashCode() {
        return Objects.hash(azimuth, width, innerRadius, outerRadius, state);
    }

    @Override
    public String toString() {
        return "DeadGround[azimuth=" + azimuth + ", width=" + width + ", innerRadius=" + innerRadius
                + ", outerRadius=" + outerRadius + ", state=" + state + "]";
    }
}
