// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Arrays;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/**
 * From the pixels of a photo to the meters of a plane. With d = m[6] u + m[7] v + m[8], the pixel (u, v) shows the
 * place x = (m[0] u + m[1] v + m[2])/d, y = (m[3] u + m[4] v + m[5])/d. It shows the plane where d is positive.
 */
public final class Calibration {
    static final int SIZE = 88;

    /** Matrix. */
    public final @NotNull double[] matrix;

    /** Of the points that it was made from: the root of their mean square distance, meters. */
    public final double residual;

    /** CalibrationKind. */
    public final @NotNull CalibrationKind kind;

    Calibration(Struct struct, int at) {
        this.matrix = struct.getDoubles(at, 9);
        this.residual = struct.getDouble(at + 72);
        this.kind = CalibrationKind.of(struct.getInt(at + 80));
    }

    void write(Struct struct, int at) {
        struct.putDoubles(at, 9, matrix);
        struct.putDouble(at + 72, residual);
        struct.putInt(at + 80, kind.value);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Calibration)) return false;
        Calibration that = (Calibration) other;
        return Arrays.equals(matrix, that.matrix) && Struct.same(residual, that.residual)
                && Struct.same(kind, that.kind);
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(matrix), residual, kind);
    }

    @Override
    public String toString() {
        return "Calibration[matrix=" + Arrays.toString(matrix) + ", residual=" + residual + ", kind=" + kind + "]";
    }
}
