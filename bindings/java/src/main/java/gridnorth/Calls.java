// SPDX-License-Identifier: MIT

package gridnorth;

/** Helpers of the generated calls. */
final class Calls {
    /** Gives the one of four texts of a reference that a field is in. */
    private static final int[] TEXT_OF_FIELD = {0, 0, 0, 1, 1, 2, 3};

    private Calls() {}

    /** Throws unless a call succeeded. */
    static void check(int status) {
        if (status != 0) throw new GridNorthException(Status.of(status), -1, null);
    }

    /** Throws unless a call that reads a text succeeded. */
    static void check(int status, String text, long[] offset) {
        if (status != 0) throw new GridNorthException(Status.of(status), Text.index(text, offset[0]), null);
    }

    /** Throws unless a call that reads several texts succeeded. */
    static void check(int status, int field, long[] offset, String... texts) {
        if (status == 0) return;
        int text = field == 0 ? 0 : TEXT_OF_FIELD[field];
        int index = field == 0 ? -1 : Text.index(texts[text], offset[0]);
        throw new GridNorthException(Status.of(status), index, TypingField.of(field));
    }

    /** Throws unless a call that reads bytes succeeded. */
    static void check(int status, long[] offset) {
        if (status != 0) throw new GridNorthException(Status.of(status), (int) offset[0], null);
    }

    /** Throws if a call failed; refused features, which the report lists, are no failure. Place -1: no text is refused. */
    static void reported(int status, long place) {
        if (status == Status.PARTIAL.code()) return;
        if (status != 0) throw new GridNorthException(Status.of(status), (int) place, null);
    }

    /** Whether a chunk of a batch was accepted as a whole; throws if the call was refused. */
    static boolean accepted(int status) {
        if (status == Status.PARTIAL.code()) return false;
        check(status);
        return true;
    }

    /** Sizes of rings; null for one ring. */
    static long[] sizes(int[] sizes) {
        if (sizes == null) return null;
        long[] wide = new long[sizes.length];
        for (int i = 0; i < sizes.length; i++) wide[i] = sizes[i];
        return wide;
    }

    /** Refuses a list that has not as many elements as something else says. */
    static void same(int size, int expected) {
        if (size != expected) throw new IllegalArgumentException(size + " elements, not " + expected);
    }

    /** Refuses a negative limit, which would be a very large one in C. */
    static int limit(int limit) {
        if (limit < 0) throw new GridNorthException(Status.COUNT, -1, null);
        return limit;
    }

    /** Refuses a number of points for which there is no array. */
    static int count(int count) {
        if (count < 0 || count > Integer.MAX_VALUE / 2 - 8) throw new GridNorthException(Status.COUNT, -1, null);
        return count;
    }
}
