// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A scale bar. */
public final class ScaleBar {
    static final int SIZE = 56;

    /** Pixels. */
    public final double width;

    /** Its length on the ground. */
    public final double meters;

    /** Its length in its unit: 1, 2 or 5 times a power of ten. */
    public final double value;

    /** "m", "km", "ft", "mi" or "nmi". */
    public final @NotNull String unit;

    /** Value and unit, "500 m". */
    public final @NotNull String text;

    ScaleBar(Struct struct, int at) {
        this.width = struct.getDouble(at);
        this.meters = struct.getDouble(at + 8);
        this.value = struct.getDouble(at + 16);
        this.unit = struct.getText(at + 24, 8);
        this.text = struct.getText(at + 32, 24);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ScaleBar)) return false;
        ScaleBar that = (ScaleBar) other;
        return Struct.same(width, that.width) && Struct.same(meters, that.meters) && Struct.same(value, that.value)
                && Struct.same(unit, that.unit) && Struct.same(text, that.text);
    }

    @Override
    public int hashCode() {
        return Objects.hash(width, meters, value, unit, text);
    }

    @Override
    public String toString() {
        return "ScaleBar[width=" + width + ", meters=" + meters + ", value=" + value + ", unit=" + unit
                + ", text=" + text + "]";
    }
}
