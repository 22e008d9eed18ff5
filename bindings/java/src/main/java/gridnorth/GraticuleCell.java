// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A cell of a graticule, as GEOREF and GARS name it. */
public final class GraticuleCell {
    static final int SIZE = 56;

    /** South and west edges belong to the cell; the east edge of the last cell is 180. */
    public final @NotNull Bounds bounds;

    /** Center. */
    public final @NotNull Point center;

    /** The precision to encode with. */
    public final int precision;

    GraticuleCell(Struct struct, int at) {
        this.bounds = new Bounds(struct, at);
        this.center = new Point(struct, at + 32);
        this.precision = struct.getInt(at + 48);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof GraticuleCell)) return false;
        GraticuleCell that = (GraticuleCell) other;
        return Struct.same(bounds, that.bounds) && Struct.same(center, that.center)
                && Struct.same(precision, that.precision);
    }

    @Override
    public int hashCode() {
        return Objects.hash(bounds, center, precision);
    }

    @Override
    public String toString() {
        return "GraticuleCell[bounds=" + bounds + ", center=" + center + ", precision=" + precision + "]";
    }
}
