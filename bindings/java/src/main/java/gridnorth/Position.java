// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

/** A position that was read from a text. */
public final class Position {
    static final int SIZE = 72;

    /** The position; the center of a cell. */
    public final @NotNull Point point;

    /** Meters; 0 without {@link PositionFlag#ALTITUDE}. */
    public final double altitude;

    /** Meters; 0 without {@link PositionFlag#UNCERTAINTY}. */
    public final double uncertainty;

    /** One unit of the last digit (of the latitude) in meters, or the side of the cell. */
    public final double precision;

    /** What a UTM, UPS or MGRS text says (MGRS: the center); else null. */
    public final @Nullable Utm utm;

    /** Form, never {@link Form#ANY}. */
    public final @NotNull Form form;

    /** PositionFlag. */
    public final @NotNull Set<PositionFlag> flags;

    Position(Struct struct, int at) {
        this.point = new Point(struct, at);
        this.altitude = struct.getDouble(at + 16);
        this.uncertainty = struct.getDouble(at + 24);
        this.precision = struct.getDouble(at + 32);
        this.utm = struct.getInt(at + 40 + 20) == 0 ? null : new Utm(struct, at + 40);
        this.form = Form.of(struct.getInt(at + 64));
        this.flags = PositionFlag.set(struct.getInt(at + 68));
    }

    static List<Position> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<Position> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new Position(struct, i * SIZE));
        return list;
    }

    static void list(Column.Rows column, byte[] statuses, Position[] list) {
        Struct struct = Struct.over((long[]) column.array);
        for (int row = 0; row < list.length; row++) {
            list[row] = statuses[row] == 0 ? new Position(struct, row * SIZE) : null;
        }
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Position)) return false;
        Position that = (Position) other;
        return Struct.same(point, that.point) && Struct.same(altitude, that.altitude)
                && Struct.same(uncertainty, that.uncertainty) && Struct.same(precision, that.precision)
                && Struct.same(utm, that.utm) && Struct.same(form, that.form) && Struct.same(flags, that.flags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(point, altitude, uncertainty, precision, utm, form, flags);
    }

    @Override
    public String toString() {
        return "Position[point=" + point + ", altitude=" + altitude + ", uncertainty=" + uncertainty
                + ", precision=" + precision + ", utm=" + utm + ", form=" + form + ", flags=" + flags + "]";
    }
}
