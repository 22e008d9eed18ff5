// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The place of a name on the screen. */
public final class LabelPlace {
    static final int SIZE = 48;

    /** The middle of the box, in pixels to the right of the left edge of the screen; NaN if none. */
    public final double x;

    /** Pixels below the top edge of the screen; NaN if there is no place. */
    public final double y;

    /** Pixels: the size that was asked for times scale; 0 if there is no place. */
    public final double width;

    /** Pixels; 0 if there is no place. */
    public final double height;

    /** By which the letters are to be multiplied, 0.6 ... 1; 0 if there is no place. */
    public final double scale;

    /** 0.4 ... 1: names fade with the distance; 0 if there is no place. */
    public final double opacity;

    LabelPlace(Struct struct, int at) {
        this.x = struct.getDouble(at);
        this.y = struct.getDouble(at + 8);
        this.width = struct.getDouble(at + 16);
        this.height = struct.getDouble(at + 24);
        this.scale = struct.getDouble(at + 32);
        this.opacity = struct.getDouble(at + 40);
    }

    static List<LabelPlace> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<LabelPlace> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new LabelPlace(struct, i * SIZE));
        return list;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof LabelPlace)) return false;
        LabelPlace that = (LabelPlace) other;
        return Struct.same(x, that.x) && Struct.same(y, that.y) && Struct.same(width, that.width)
                && Struct.same(height, that.height) && Struct.same(scale, that.scale)
                && Struct.same(opacity, that.opacity);
    }

    @Override
    public int hashCode() {
        return Objects.hash(x, y, width, height, scale, opacity);
    }

    @Override
    public String toString() {
        return "LabelPlace[x=" + x + ", y=" + y + ", width=" + width + ", height=" + height + ", scale="
                + scale + ", opacity=" + opacity + "]";
    }
}
