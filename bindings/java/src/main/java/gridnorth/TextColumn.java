// SPDX-License-Identifier: MIT

package gridnorth;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jetbrains.annotations.NotNull;

/** A column of texts for a batch: UTF-8 in slots of the same size, padded with zeros. */
public final class TextColumn extends Column {
    private final byte[] bytes;
    private final int slot;

    private TextColumn(byte[] bytes, int slot, int rows) {
        super(bytes, null, 0, slot, rows);
        this.bytes = bytes;
        this.slot = slot;
    }

    /**
     * Makes a column of strings.
     *
     * @param texts One for each row.
     * @return The column, which has copies of the texts.
     */
    public static @NotNull TextColumn of(@NotNull String... texts) {
        byte[][] encoded = new byte[texts.length][];
        int slot = 1;
        for (int row = 0; row < texts.length; row++) {
            encoded[row] = Text.utf8(texts[row]);
            slot = Math.max(slot, encoded[row].length);
        }
        TextColumn column = ofSize(texts.length, slot);
        for (int row = 0; row < texts.length; row++) {
            System.arraycopy(encoded[row], 0, column.bytes, row * slot, encoded[row].length);
        }
        return column;
    }

    /**
     * Makes a column of texts that are in memory already.
     *
     * @param bytes One slot for each row; it is not copied.
     * @param slot The size of a slot, 1 or more.
     * @return The column.
     * @throws IllegalArgumentException The bytes are not a whole number of slots.
     */
    public static @NotNull TextColumn of(@NotNull byte[] bytes, int slot) {
        if (slot < 1 || bytes.length % slot != 0) {
            throw new IllegalArgumentException(bytes.length + " bytes in slots of " + slot);
        }
        return new TextColumn(bytes, slot, bytes.length / slot);
    }

    /**
     * Makes a column of empty texts.
     *
     * @param rows The number of rows.
     * @param slot The size of a slot: the longest text and a zero.
     * @return The column.
     * @throws IllegalArgumentException An array cannot be that long.
     */
    public static @NotNull TextColumn ofSize(int rows, int slot) {
        long size = (long) rows * slot;
        if (rows < 0 || slot < 1 || size > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException(rows + " texts of " + slot + " bytes");
        }
        return new TextColumn(new byte[(int) size], slot, rows);
    }

    /**
     * Returns a text.
     *
     * @param row The index of its row.
     * @return The text; empty for a row that a batch refused.
     */
    public @NotNull String get(int row) {
        if (row < 0 || row >= rows) throw new IndexOutOfBoundsException("row " + row + " of " + rows);
        int end = row * slot;
        while (end < (row + 1) * slot && bytes[end] != 0) end++;
        return new String(bytes, row * slot, end - row * slot, StandardCharsets.UTF_8);
    }

    /**
     * Returns all texts.
     *
     * @return A new array of strings.
     */
    public @NotNull String[] toArray() {
        String[] texts = new String[rows];
        for (int row = 0; row < rows; row++) texts[row] = get(row);
        return texts;
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
