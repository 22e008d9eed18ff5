// SPDX-License-Identifier: MIT

package gridnorth;

import java.nio.charset.StandardCharsets;

/**
 * The memory of a C struct. An array of longs is aligned for every field in every virtual machine; one of bytes is not.
 * Every processor that the library is built for stores the lowest byte first.
 */
final class Struct {
    private static final String KEYS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    final long[] words;

    Struct(int size) {
        words = new long[words(size)];
    }

    private Struct(long[] words) {
        this.words = words;
    }

    static Struct over(long[] words) {
        return new Struct(words);
    }

    /** Memory for several structs of one size. */
    static Struct room(int count, int size) {
        if (count > Integer.MAX_VALUE / size) throw new OutOfMemoryError(count + " structs of " + size + " bytes");
        return new Struct(count * size);
    }

    static long[] words(Struct struct) {
        return struct == null ? null : struct.words;
    }

    /** The number of words that hold `bytes`: the last one of a struct of 32-bit numbers may be half of one. */
    static int words(long bytes) {
        long words = (bytes + 7) / 8;
        if (words > Integer.MAX_VALUE - 8) throw new OutOfMemoryError(bytes + " bytes");
        return (int) words;
    }

    long getLong(int at) {
        return words[at / 8];
    }

    void putLong(int at, long value) {
        words[at / 8] = value;
    }

    double getDouble(int at) {
        return Double.longBitsToDouble(getLong(at));
    }

    void putDouble(int at, double value) {
        putLong(at, Double.doubleToRawLongBits(value));
    }

    int getInt(int at) {
        return (int) (words[at / 8] >>> 8 * (at % 8));
    }

    void putInt(int at, int value) {
        put(at, value, 0xffffffffL);
    }

    float getFloat(int at) {
        return Float.intBitsToFloat(getInt(at));
    }

    float[] getFloats(int at, int count) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) values[i] = getFloat(at + 4 * i);
        return values;
    }

    double[] getDoubles(int at, int count) {
        double[] values = new double[count];
        for (int i = 0; i < count; i++) values[i] = getDouble(at + 8 * i);
        return values;
    }

    void putDoubles(int at, int count, double[] values) {
        if (values.length != count) throw new IllegalArgumentException(count + " numbers are needed");
        for (int i = 0; i < count; i++) putDouble(at + 8 * i, values[i]);
    }

    /** The text in an array of chars, up to a zero. */
    String getText(int at, int size) {
        byte[] bytes = new byte[size];
        int length = 0;
        while (length < size && getByte(at + length) != 0) {
            bytes[length] = getByte(at + length);
            length++;
        }
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    /** A text that fits, padded with zeros; an array of one char has no final zero. */
    void putText(int at, int size, String text) {
        byte[] bytes = Text.utf8(text);
        if (bytes.length > Math.max(size - 1, 1)) throw new IllegalArgumentException("the text is too long: " + text);
        for (int i = 0; i < size; i++) put(at + i, i < bytes.length ? bytes[i] : 0, 0xff);
    }

    /** The characters that bits stand for. */
    String getKeys(int at) {
        StringBuilder keys = new StringBuilder();
        for (int i = 0; i < KEYS.length(); i++) {
            if ((getLong(at) >>> i & 1) != 0) keys.append(KEYS.charAt(i));
        }
        return keys.toString();
    }

    private byte getByte(int at) {
        return (byte) (words[at / 8] >>> 8 * (at % 8));
    }

    private void put(int at, long value, long mask) {
        int shift = 8 * (at % 8);
        words[at / 8] = words[at / 8] & ~(mask << shift) | (value & mask) << shift;
    }

    static boolean same(long a, long b) {
        return a == b;
    }

    static boolean same(double a, double b) {
        return Double.compare(a, b) == 0;
    }

    static boolean same(Object a, Object b) {
        return a == null ? b == null : a.equals(b);
    }
}
