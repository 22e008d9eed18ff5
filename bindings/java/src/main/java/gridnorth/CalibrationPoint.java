// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** A point of a photo that is known on the plane. */
public final class CalibrationPoint {
    static final int SIZE = 32;

    /** To the right and down from the top left corner of the photo. */
    public final @NotNull PlanePoint pixel;

    /** On the plane, to the right and up: meters. */
    public final @NotNull PlanePoint place;

    /**
     * Makes a value of its parts.
     *
     * @param pixel To the right and down from the top left corner of the photo.
     * @param place On the plane, to the right and up: meters.
     */
    public CalibrationPoint(@NotNull PlanePoint pixel, @NotNull PlanePoint place) {
        this.pixel = pixel;
        this.place = place;
    }

    CalibrationPoint(Struct struct, int at) {
        this.pixel = new PlanePoint(struct, at);
        this.place = new PlanePoint(struct, at + 16);
    }

    void write(Struct struct, int at) {
        pixel.write(struct, at);
        place.write(struct, at + 16);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<CalibrationPoint> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (CalibrationPoint one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof CalibrationPoint)) return false;
        CalibrationPoint that = (CalibrationPoint) other;
        return Struct.same(pixel, that.pixel) && Struct.same(place, that.place);
    }

    @Override
    public int hashCode() {
        return Objects.hash(pixel, place);
    }

    @Override
    public String toString() {
        return "CalibrationPoint[pixel=" + pixel + ", place=" + place + "]";
    }
}
