// SPDX-License-Identifier: MIT

package gridnorth;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Memory for a result of unknown size: a call that says how much it needs is made again. */
abstract class Output {
    /** How many elements the result has. */
    final long[] needed = new long[1];

    abstract int capacity();

    abstract void reserve(int capacity);

    /** Makes room if a call asked for more; returns whether it did, so the call must be repeated. */
    final boolean grow(int status) {
        if (status != Status.BUFFER_TOO_SMALL.code() || needed[0] <= capacity()) return false;
        if (needed[0] > Integer.MAX_VALUE / 8) throw new OutOfMemoryError("a result of " + needed[0] + " elements");
        reserve((int) needed[0]);
        return true;
    }

    final int size() {
        return (int) needed[0];
    }

    /** A text, or bytes. */
    static final class Bytes extends Output {
        byte[] array = new byte[256];

        @Override
        int capacity() {
            return array.length;
        }

        @Override
        void reserve(int capacity) {
            array = new byte[capacity];
        }

        byte[] bytes() {
            return array.length == size() ? array : Arrays.copyOf(array, size());
        }

        /** The text without its final zero, which `needed` counts. */
        String text() {
            return new String(array, 0, Math.max(size() - 1, 0), StandardCharsets.UTF_8);
        }
    }

    /** Points: latitudes and longitudes, alternating. */
    static final class Points extends Output {
        double[] array = new double[2 * 128];

        @Override
        int capacity() {
            return array.length / 2;
        }

        @Override
        void reserve(int capacity) {
            array = new double[2 * capacity];
        }

        double[] points() {
            return Arrays.copyOf(array, 2 * size());
        }
    }

    /** Points of a screen: x and y, alternating. */
    static final class Pixels extends Output {
        float[] array = new float[2 * 1024];

        @Override
        int capacity() {
            return array.length / 2;
        }

        @Override
        void reserve(int capacity) {
            array = new float[2 * capacity];
        }

        float[] points() {
            return Arrays.copyOf(array, 2 * size());
        }
    }

    /** An index, or the ids of rows. */
    static final class Words extends Output {
        long[] array = new long[64];

        @Override
        int capacity() {
            return array.length;
        }

        @Override
        void reserve(int capacity) {
            array = new long[capacity];
        }

        long[] words() {
            return array.length == size() ? array : Arrays.copyOf(array, size());
        }

        /** The ids as indexes of the arrays that the rows came from. */
        int[] indexes() {
            int[] indexes = new int[size()];
            for (int i = 0; i < indexes.length; i++) indexes[i] = (int) array[i];
            return indexes;
        }
    }

    /** Structs of one type. */
    static final class Records extends Output {
        private final int size;
        private final long[] before;
        long[] array;

        Records(int size) {
            this(size, new long[0]);
        }

        /** The elements of `before` go into the call first. */
        Records(int size, long[] before) {
            this.size = size;
            this.before = before;
            reserve((int) (before.length * 8L / size) + 16);
        }

        @Override
        int capacity() {
            return (int) (array.length * 8L / size);
        }

        @Override
        void reserve(int capacity) {
            array = new long[Struct.words((long) capacity * size)];
            System.arraycopy(before, 0, array, 0, before.length);
        }
    }
}
