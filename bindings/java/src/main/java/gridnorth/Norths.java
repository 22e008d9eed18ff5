// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;

/** The three norths at a position. Degrees, in (-180, 180], clockwise. */
public final class Norths {
    static final int SIZE = 48;

    /** From true north to grid north. */
    public final double convergence;

    /** From true north to magnetic north. */
    public final double declination;

    /** From grid north to magnetic north: the grid-magnetic angle. */
    public final double gridMagnetic;

    /** Of the declination, as in MagneticField. */
    public final double uncertainty;

    /** Of the grid: 1 ... 60, or {@link Zone#UPS}. */
    public final int zone;

    /** {@link Hemisphere#NORTH} or {@link Hemisphere#SOUTH}. */
    public final @NotNull Hemisphere hemisphere;

    /** MagneticFlag. */
    public final @NotNull Set<MagneticFlag> flags;

    Norths(Struct struct, int at) {
        this.convergence = struct.getDouble(at);
        this.declination = struct.getDouble(at + 8);
        this.gridMagnetic = struct.getDouble(at + 16);
        this.uncertainty = struct.getDouble(at + 24);
        this.zone = struct.getInt(at + 32);
        this.hemisphere = Hemisphere.of(struct.getInt(at + 36));
        this.flags = MagneticFlag.set(struct.getInt(at + 40));
    }

    void write(Struct struct, int at) {
        struct.putDouble(at, convergence);
        struct.putDouble(at + 8, declination);
        struct.putDouble(at + 16, gridMagnetic);
        struct.putDouble(at + 24, uncertainty);
        struct.putInt(at + 32, zone);
        struct.putInt(at + 36, hemisphere.value);
        struct.putInt(at + 40, MagneticFlag.sum(flags));
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Norths)) return false;
        Norths that = (Norths) other;
        return Struct.same(convergence, that.convergence) && Struct.same(declination, that.declination)
                && Struct.same(gridMagnetic, that.gridMagnetic) && Struct.same(uncertainty, that.uncertainty)
                && Struct.same(zone, that.zone) && Struct.same(hemisphere, that.hemisphere)
                && Struct.same(flags, that.flags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(convergence, declination, gridMagnetic, uncertainty, zone, hemisphere, flags);
    }

    @Override
    public String toString() {
        return "Norths[convergence=" + convergence + ", declination=" + declination + ", gridMagnetic="
                + gridMagnetic + ", uncertainty=" + uncertainty + ", zone=" + zone + ", hemisphere="
                + hemisphere + ", flags=" + flags + "]";
    }
}
