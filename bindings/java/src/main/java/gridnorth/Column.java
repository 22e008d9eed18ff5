// SPDX-License-Identifier: MIT

package gridnorth;

import java.nio.Buffer;

/** One element for each row of a batch, in an array or in a direct buffer. */
abstract class Column {
    /**
     * How many rows one native call computes. The garbage collector waits for a call that uses an array, so a call must
     * not take long.
     */
    static final int CHUNK = 4096;

    /** The number of rows of a constant. */
    static final int ANY = -1;

    /** The array, or null. */
    final Object array;

    /** The direct buffer if there is no array. */
    final Buffer buffer;

    /** Bytes before the first element. */
    final long offset;

    /** Bytes from one element to the next; 0 for a constant. */
    final long stride;

    /** Elements, or ANY. */
    final int rows;

    Column(Object array, Buffer buffer, long offset, long stride, int rows) {
        this.array = array;
        this.buffer = buffer;
        this.offset = offset;
        this.stride = stride;
        this.rows = rows;
    }

    /** Refuses rows that lie outside an array or buffer of that many elements. */
    static void check(long elements, long first, long step, long rows) {
        boolean fits = first >= 0 && step >= 1 && rows >= 0 && rows <= Integer.MAX_VALUE
                && (rows == 0 ? first <= elements : first < elements && (rows - 1) <= (elements - 1 - first) / step);
        if (!fits) {
            throw new IndexOutOfBoundsException(rows + " rows from " + first + " by " + step + " of " + elements);
        }
    }

    /** The number of rows of a batch; every column that is no constant must have as many. */
    static int rows(Column... columns) {
        int rows = ANY;
        for (Column one : columns) {
            if (one == null || one.rows == ANY) continue;
            if (rows != ANY && rows != one.rows) {
                throw new IllegalArgumentException("columns of " + rows + " and of " + one.rows + " rows");
            }
            rows = one.rows;
        }
        if (rows == ANY) throw new IllegalArgumentException("every column is a constant");
        return rows;
    }

    /** Refuses a constant for results. */
    static void checkResults(Column... columns) {
        for (Column one : columns) {
            if (one != null && one.rows == ANY) throw new IllegalArgumentException("a constant cannot take results");
        }
    }

    static Object array(Column column) {
        return column == null ? null : column.array;
    }

    static Buffer buffer(Column column) {
        return column == null ? null : column.buffer;
    }

    static long at(Column column, long row) {
        return column == null ? 0 : column.offset + row * column.stride;
    }

    static long stride(Column column) {
        return column == null ? 0 : column.stride;
    }

    /** Statuses or structs of a batch: an array as it is. */
    static final class Rows extends Column {
        private Rows(Object array, long size, int rows) {
            super(array, null, 0, size, rows);
        }

        static Rows statuses(byte[] statuses) {
            return statuses == null ? null : new Rows(statuses, 1, statuses.length);
        }

        static Rows structs(int rows, int size) {
            return new Rows(new long[Struct.words((long) rows * size)], size, rows);
        }
    }
}
