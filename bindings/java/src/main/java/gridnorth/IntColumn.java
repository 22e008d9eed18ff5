// SPDX-License-Identifier: MIT

package gridnorth;

import java.nio.ByteOrder;
import java.nio.IntBuffer;
import org.jetbrains.annotations.NotNull;

/** A column of integers for a batch, in memory of the caller: nothing is copied. */
public final class IntColumn extends Column {
    private static final int SIZE = 4;

    private IntColumn(Object array, IntBuffer buffer, long first, long step, int rows) {
        super(array, buffer, first * SIZE, step * SIZE, rows);
    }

    /**
     * Makes a column of an array.
     *
     * @param array One element for each row.
     * @return The column.
     */
    public static @NotNull IntColumn of(@NotNull int[] array) {
        return new IntColumn(array, null, 0, 1, array.length);
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
    public static @NotNull IntColumn of(@NotNull int[] array, int first, int step, int rows) {
        check(array.length, first, step, rows);
        return new IntColumn(array, null, first, step, rows);
    }

    /**
     * Makes a column of the elements of a buffer from its position to its limit.
     *
     * @param buffer A direct buffer in the byte order of the processor, or one over an array.
     * @return The column.
     * @throws IllegalArgumentException The buffer has another byte order, or is a copy that can only be read.
     */
    public static @NotNull IntColumn of(@NotNull IntBuffer buffer) {
        if (buffer.hasArray()) {
            return of(buffer.array(), buffer.arrayOffset() + buffer.position(), 1, buffer.remaining());
        }
        if (!buffer.isDirect() || buffer.order() != ByteOrder.nativeOrder()) {
            throw new IllegalArgumentException("the buffer must be direct, in native order, or have an array");
        }
        return new IntColumn(null, buffer.slice(), 0, 1, buffer.remaining());
    }

    /**
     * Makes a column with the same element in every row.
     *
     * @param value The element.
     * @return The column, for arguments only.
     */
    public static @NotNull IntColumn constant(int value) {
        return new IntColumn(new int[] {value}, null, 0, 0, ANY);
    }
}
