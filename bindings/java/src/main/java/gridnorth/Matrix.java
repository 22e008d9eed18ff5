// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Arrays;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A matrix of 4 rows and 4 columns, column by column, as OpenGL, Metal and WebGL take it. */
public final class Matrix {
    static final int SIZE = 64;

    /** Elements. */
    public final @NotNull float[] elements;

    Matrix(Struct struct, int at) {
        this.elements = struct.getFloats(at, 16);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Matrix)) return false;
        Matrix that = (Matrix) other;
        return Arrays.equals(elements, that.elements);
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(elements));
    }

    @Override
    public String toString() {
        return "Matrix[elements=" + Arrays.toString(elements) + "]";
    }
}
