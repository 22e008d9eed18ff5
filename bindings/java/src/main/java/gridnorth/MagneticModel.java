// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Arrays;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/**
 * A magnetic model: spherical harmonics up to degree 12, and how they change. magneticModelParse() stores one.
 * Degrees and orders follow each other: 1 0, 1 1, 2 0, 2 1 ... 12 12.
 */
public final class MagneticModel {
    static final int SIZE = 2912;

    /** The decimal year for which the terms hold, 1 ... 9999. */
    public final double epoch;

    /** For each degree and order g and h, nT, and their changes a year; magnitudes up to 1e9. */
    public final @NotNull double[] terms;

    /** "WMM-2025". */
    public final @NotNull String name;

    MagneticModel(Struct struct, int at) {
        this.epoch = struct.getDouble(at);
        this.terms = struct.getDoubles(at + 8, 360);
        this.name = struct.getText(at + 2888, 24);
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, epoch);
        struct.putDoubles(at + 8, 360, terms);
        struct.putText(at + 2888, 24, name);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof MagneticModel)) return false;
        MagneticModel that = (MagneticModel) other;
        return Struct.same(epoch, that.epoch) && Arrays.equals(terms, that.terms) && Struct.same(name, that.name);
    }

    @Override
    public int hashCode() {
        return Objects.hash(epoch, Arrays.hashCode(terms), name);
    }

    @Override
    public String toString() {
        return "MagneticModel[epoch=" + epoch + ", terms=" + Arrays.toString(terms) + ", name=" + name + "]";
    }
}
