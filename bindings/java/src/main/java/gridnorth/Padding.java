// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;

/** Pixels at the edges of a screen that are to stay free. */
public final class Padding {
    static final int SIZE = 32;

    /** Top. */
    public final double top;

    /** Right. */
    public final double right;

    /** Bottom. */
    public final double bottom;

    /** Left. */
    public final double left;

    /**
     * Makes a value of its parts.
     *
     * @param top Top.
     * @param right Right.
     * @param bottom Bottom.
     * @param left Left.
     */
    public Padding(double top, double right, double bottom, double left) {
        this.top = top;
        this.right = right;
        this.bottom = bottom;
        this.left = left;
    }

    Padding(Struct struct, int at) {
        this.top = struct.getDouble(at);
        this.right = struct.getDouble(at + 8);
        this.bottom = struct.getDouble(at + 16);
        this.left = struct.getDouble(at + 24);
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, top);
        struct.putDouble(at + 8, right);
        struct.putDouble(at + 16, bottom);
        struct.putDouble(at + 24, left);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Padding)) return false;
        Padding that = (Padding) other;
        return Struct.same(top, that.top) && Struct.same(right, that.right) && Struct.same(bottom, that.bottom)
                && Struct.same(left, that.left);
    }

    @Override
    public int hashCode() {
        return Objects.hash(top, right, bottom, left);
    }

    @Override
    public String toString() {
        return "Padding[top=" + top + ", right=" + right + ", bottom=" + bottom + ", left=" + left + "]";
    }
}
