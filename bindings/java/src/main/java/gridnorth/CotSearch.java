// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;

/** Where the search for the end of a CoT event goes on; all 0 where an event begins. */
public final class CotSearch {
    static final int SIZE = 24;

    /** Bytes that were looked at. */
    public final int place;

    /** Bytes that were read as XML. */
    public final int read;

    /** Elements that are open. */
    public final int depth;

    /** Where in the markup the place is: a number of the library's. */
    public final int markup;

    /**
     * Makes a value of its parts.
     *
     * @param place Bytes that were looked at.
     * @param read Bytes that were read as XML.
     * @param depth Elements that are open.
     * @param markup Where in the markup the place is: a number of the library's.
     */
    public CotSearch(int place, int read, int depth, int markup) {
        this.place = place;
        this.read = read;
        this.depth = depth;
        this.markup = markup;
    }

    CotSearch(Struct struct, int at) {
        this.place = (int) struct.getLong(at);
        this.read = (int) struct.getLong(at + 8);
        this.depth = struct.getInt(at + 16);
        this.markup = struct.getInt(at + 20);
    }

    void write(Struct struct, int at) {
        struct.putLong(at, place);
        struct.putLong(at + 8, read);
        struct.putInt(at + 16, depth);
        struct.putInt(at + 20, markup);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof CotSearch)) return false;
        CotSearch that = (CotSearch) other;
        return Struct.same(place, that.place) && Struct.same(read, that.read) && Struct.same(depth, that.depth)
                && Struct.same(markup, that.markup);
    }

    @Override
    public int hashCode() {
        return Objects.hash(place, read, depth, markup);
    }

    @Override
    public String toString() {
        return "CotSearch[place=" + place + ", read=" + read + ", depth=" + depth + ", markup=" + markup + "]";
    }
}
