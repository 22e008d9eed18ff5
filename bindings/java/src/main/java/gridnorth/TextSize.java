// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import java.util.Objects;

/** The space that a text needs, in pixels. */
public final class TextSize {
    static final int SIZE = 16;

    /** 1 ... 10,000. */
    public final double width;

    /** 1 ... 10,000. */
    public final double height;

    /**
     * Makes a value of its parts.
     *
     * @param width 1 ... 10,000.
     * @param height 1 ... 10,000.
     */
    public TextSize(double width, double height) {
        this.width = width;
        this.height = height;
    }

    TextSize(Struct struct, int at) {
        this.width = struct.getDouble(at);
        this.height = struct.getDouble(at + 8);
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, width);
        struct.putDouble(at + 8, height);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<TextSize> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (TextSize one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof TextSize)) return false;
        TextSize that = (TextSize) other;
        return Struct.same(width, that.width) && Struct.same(height, that.height);
    }

    @Override
    public int hashCode() {
        return Objects.hash(width, height);
    }

    @Override
    public String toString() {
        return "TextSize[width=" + width + ", height=" + height + "]";
    }
}
