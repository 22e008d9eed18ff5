// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import java.util.Objects;

/** A rectangle of pixels, from the left and top edge of the screen to the right and down. */
public final class Box {
    static final int SIZE = 32;

    /** Left. */
    public final double left;

    /** Top. */
    public final double top;

    /** Right. */
    public final double right;

    /** Bottom. */
    public final double bottom;

    /**
     * Makes a value of its parts.
     *
     * @param left Left.
     * @param top Top.
     * @param right Right.
     * @param bottom Bottom.
     */
    public Box(double left, double top, double right, double bottom) {
        this.left = left;
        this.top = top;
        this.right = right;
        this.bottom = bottom;
    }

    Box(Struct struct, int at) {
        this.left = struct.getDouble(at);
        this.top = struct.getDouble(at + 8);
        this.right = struct.getDouble(at + 16);
        this.bottom = struct.getDouble(at + 24);
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, left);
        struct.putDouble(at + 8, top);
        struct.putDouble(at + 16, right);
        struct.putDouble(at + 24, bottom);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<Box> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (Box one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Box)) return false;
        Box that = (Box) other;
        return Struct.same(left, that.left) && Struct.same(top, that.top) && Struct.same(right, that.right)
                && Struct.same(bottom, that.bottom);
    }

    @Override
    public int hashCode() {
        return Objects.hash(left, top, right, bottom);
    }

    @Override
    public String toString() {
        return "Box[left=" + left + ", top=" + top + ", right=" + right + ", bottom=" + bottom + "]";
    }
}
