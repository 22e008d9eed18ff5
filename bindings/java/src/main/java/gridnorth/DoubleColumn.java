// SPDX-License-Identifier: MIT

package gridnorth;

import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import org.jetbrains.annotations.NotNull;

/** A column of numbers for a batch, in memory of the caller: nothing is copied. */
public final class DoubleColumn extends Column {
    private static final int SIZE = 8;

    private DoubleColumn(Object array, DoubleBuffer buffer, long first, long step, int rows) {
        super(array, buffer, first * SIZE, step * SIZE, rows);
    }

    /**
     * Makes a column of an array.
     *
     * @param array One element for each row.
     * @return The column.
     */
    public static @NotNull DoubleColumn of(@NotNull double[] array) {
        return new DoubleColumn(array, null, 0, 1, array.length);
    }

    /**
     * Makes a column of part of an array, such as the latitudes of points whose coordinates alternate.
     *
     * @param array Contains the elements.
     * @param first The index of the first element.
     * @param step From one element to the next, 1 or more.
     * @param rows The number of elements.
     * @return The column.
     * @throws IndexOutOfBoundsException The array has no such elements.
     */
    public static @NotNull DoubleColumn of(@NotNull double[] array, int first, int step, int rows) {
        check(array.length, first, step, rows);
        return new DoubleColumn(array, null, first, step, rows);
    }

    /**
     * Makes a column of the elements of a buffer from its position to its limit.
     *
     * @param buffer A direct buffer in the byte order of the processor, or one over an array.
     * @return The column.
     * @throws IllegalArgumentException The buffer has another byte order, or is a copy that can only be read.
     */
    public static @NotNull DoubleColumn of(@NotNull DoubleBuffer buffer) {
        if (buffer.hasArray()) {
            return of(buffer.array(), buffer.arrayOffset() + buffer.position(), 1, buffer.remaining());
        }
        if (!buffer.isDirect() || buffer.order() != ByteOrder.nativeOrder()) {
            throw new IllegalArgumentException("the buffer must be direct, in native order, or have an array");
        }
        return new DoubleColumn(null, buffer.slice(), 0, 1, buffer.remaining());
    }

    /**
     * Makes a column with the same element in every row.
     *
     * @param value The element.
     * @return The column, for arguments only.
     */
    public static @NotNull DoubleColumn constant(double value) {
        return new DoubleColumn(new double[] {value}, null, 0, 0, ANY);
    }
}
