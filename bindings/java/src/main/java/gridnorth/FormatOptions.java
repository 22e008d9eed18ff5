// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Set;
import org.jetbrains.annotations.NotNull;

/**
 * How a position is written.
 *
 * <p>A new object has the defaults. Each setter returns the object itself.
 */
public final class FormatOptions {
    final Struct struct = new Struct(56);

    /** Makes options with the defaults. */
    public FormatOptions() {
        Native.formatOptionsInit(struct.words);
    }

    /**
     * Form. Default {@link Form#DD}.
     *
     * @param form Form. Default {@link Form#DD}.
     * @return These options.
     */
    public @NotNull FormatOptions form(@NotNull Form form) {
        struct.putInt(4, form.value);
        return this;
    }

    /**
     * Returns what {@link #form(Form)} sets.
     *
     * @return Form. Default {@link Form#DD}.
     */
    public @NotNull Form form() {
        return Form.of(struct.getInt(4));
    }

    /**
     * Decimals of the last part, 0 ... 12 (UTM, UPS 0 ... 6); precision of cells: MGRS -1 ... 11, GEOREF -1 ...
     * 11, GARS 0 ... 2.
     *
     * @param decimals Decimals of the last part, 0 ... 12 (UTM, UPS 0 ... 6); precision of cells: MGRS -1 ... 11,
     *     GEOREF -1 ... 11, GARS 0 ... 2.
     * @return These options.
     */
    public @NotNull FormatOptions decimals(int decimals) {
        struct.putInt(8, decimals);
        return this;
    }

    /**
     * Returns what {@link #decimals(int)} sets.
     *
     * @return Decimals of the last part, 0 ... 12 (UTM, UPS 0 ... 6); precision of cells: MGRS -1 ... 11, GEOREF
     *     -1 ... 11, GARS 0 ... 2.
     */
    public int decimals() {
        return struct.getInt(8);
    }

    /**
     * Symbols. Default {@link Symbols#NONE} for DD, else {@link Symbols#ASCII}.
     *
     * @param symbols Symbols. Default {@link Symbols#NONE} for DD, else {@link Symbols#ASCII}.
     * @return These options.
     */
    public @NotNull FormatOptions symbols(@NotNull Symbols symbols) {
        struct.putInt(12, symbols.value);
        return this;
    }

    /**
     * Returns what {@link #symbols(Symbols)} sets.
     *
     * @return Symbols. Default {@link Symbols#NONE} for DD, else {@link Symbols#ASCII}.
     */
    public @NotNull Symbols symbols() {
        return Symbols.of(struct.getInt(12));
    }

    /**
     * HemisphereStyle. Default {@link HemisphereStyle#SIGNS}.
     *
     * @param hemispheres HemisphereStyle. Default {@link HemisphereStyle#SIGNS}.
     * @return These options.
     */
    public @NotNull FormatOptions hemispheres(@NotNull HemisphereStyle hemispheres) {
        struct.putInt(16, hemispheres.value);
        return this;
    }

    /**
     * Returns what {@link #hemispheres(HemisphereStyle)} sets.
     *
     * @return HemisphereStyle. Default {@link HemisphereStyle#SIGNS}.
     */
    public @NotNull HemisphereStyle hemispheres() {
        return HemisphereStyle.of(struct.getInt(16));
    }

    /**
     * FormatFlag. Default 0.
     *
     * @param flags FormatFlag. Default 0.
     * @return These options.
     */
    public @NotNull FormatOptions flags(@NotNull Set<FormatFlag> flags) {
        struct.putInt(20, FormatFlag.sum(flags));
        return this;
    }

    /**
     * Returns what {@link #flags(Set)} sets.
     *
     * @return FormatFlag. Default 0.
     */
    public @NotNull Set<FormatFlag> flags() {
        return FormatFlag.set(struct.getInt(20));
    }

    /**
     * For ISO 6709: {@link Form#DD} (default), {@link Form#DM} or {@link Form#DMS}.
     *
     * @param isoForm For ISO 6709: {@link Form#DD} (default), {@link Form#DM} or {@link Form#DMS}.
     * @return These options.
     */
    public @NotNull FormatOptions isoForm(@NotNull Form isoForm) {
        struct.putInt(24, isoForm.value);
        return this;
    }

    /**
     * Returns what {@link #isoForm(Form)} sets.
     *
     * @return For ISO 6709: {@link Form#DD} (default), {@link Form#DM} or {@link Form#DMS}.
     */
    public @NotNull Form isoForm() {
        return Form.of(struct.getInt(24));
    }

    /**
     * For UTM: 1 ... 60, or {@link Zone#STANDARD} (default).
     *
     * @param zone For UTM: 1 ... 60, or {@link Zone#STANDARD} (default).
     * @return These options.
     */
    public @NotNull FormatOptions zone(int zone) {
        struct.putInt(28, zone);
        return this;
    }

    /**
     * Returns what {@link #zone(int)} sets.
     *
     * @return For UTM: 1 ... 60, or {@link Zone#STANDARD} (default).
     */
    public int zone() {
        return struct.getInt(28);
    }

    /**
     * Meters, -1e6 ... 1e9, for {@link FormatFlag#ALTITUDE}.
     *
     * @param altitude Meters, -1e6 ... 1e9, for {@link FormatFlag#ALTITUDE}.
     * @return These options.
     */
    public @NotNull FormatOptions altitude(double altitude) {
        struct.putDouble(32, altitude);
        return this;
    }

    /**
     * Returns what {@link #altitude(double)} sets.
     *
     * @return Meters, -1e6 ... 1e9, for {@link FormatFlag#ALTITUDE}.
     */
    public double altitude() {
        return struct.getDouble(32);
    }

    /**
     * Between the coordinates: blanks, and at most one of "," ";" "/". Default ", ".
     *
     * @param separator Between the coordinates: blanks, and at most one of "," ";" "/". Default ", ".
     * @return These options.
     */
    public @NotNull FormatOptions separator(@NotNull String separator) {
        struct.putText(40, 8, separator);
        return this;
    }

    /**
     * Returns what {@link #separator(String)} sets.
     *
     * @return Between the coordinates: blanks, and at most one of "," ";" "/". Default ", ".
     */
    public @NotNull String separator() {
        return struct.getText(40, 8);
    }

    /**
     * 0 ... 6. Default 0.
     *
     * @param altitudeDecimals 0 ... 6. Default 0.
     * @return These options.
     */
    public @NotNull FormatOptions altitudeDecimals(int altitudeDecimals) {
        struct.putInt(48, altitudeDecimals);
        return this;
    }

    /**
     * Returns what {@link #altitudeDecimals(int)} sets.
     *
     * @return 0 ... 6. Default 0.
     */
    public int altitudeDecimals() {
        return struct.getInt(48);
    }
}
