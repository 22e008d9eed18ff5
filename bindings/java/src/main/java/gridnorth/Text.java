// SPDX-License-Identifier: MIT

package gridnorth;

import java.util.Arrays;

/** Strings as UTF-8, and back from places in UTF-8 to indexes. */
final class Text {
    /** The high bits of a character's first byte, by the number of bytes that follow. */
    private static final int[] LEADS = {0, 0xc0, 0xe0, 0xf0};

    private Text() {}

    /**
     * A string as UTF-8. Half of a surrogate pair becomes three bytes that the library refuses; Java's own encoder
     * would write a question mark, which a geo URI may have.
     */
    static byte[] utf8(String text) {
        if (text == null) return null;
        byte[] bytes = new byte[3 * text.length()];
        int size = 0;
        for (int i = 0; i < text.length(); ) {
            int code = text.codePointAt(i);
            i += Character.charCount(code);
            int more = more(code);
            bytes[size++] = (byte) (LEADS[more] | code >> 6 * more);
            for (int part = more - 1; part >= 0; part--) bytes[size++] = (byte) (0x80 | code >> 6 * part & 0x3f);
        }
        return Arrays.copyOf(bytes, size);
    }

    static int size(byte[] bytes) {
        return bytes == null ? 0 : bytes.length;
    }

    /** The index in a string of a byte of its UTF-8. */
    static int index(String text, long offset) {
        int index = 0;
        for (long at = 0; index < text.length(); ) {
            int code = text.codePointAt(index);
            at += 1 + more(code);
            if (at > offset) break;
            index += Character.charCount(code);
        }
        return index;
    }

    /** The bytes of a character after its first. */
    private static int more(int code) {
        return code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    }
}
