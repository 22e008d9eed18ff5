// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** What was left out of a document, and why. */
public final class ExchangeReport {
    static final int SIZE = 24;

    /** Features that were refused. */
    public final int skipped;

    /**
     * The byte of the first feature that was refused, or else of the first fix, or of the error in a document; for
     * writers, the number of the feature.
     */
    public final int place;

    /** Why; {@link Status#OK} if nothing was refused. */
    public final @NotNull Status error;

    /** Fixes of tracks that were left out, or whose altitude or time was; at most 4,294,967,295. */
    public final int dropped;

    ExchangeReport(Struct struct, int at) {
        this.skipped = (int) struct.getLong(at);
        this.place = (int) struct.getLong(at + 8);
        this.error = Status.of(struct.getInt(at + 16));
        this.dropped = struct.getInt(at + 20);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ExchangeReport)) return false;
        ExchangeReport that = (ExchangeReport) other;
        return Struct.same(skipped, that.skipped) && Struct.same(place, that.place)
                && Struct.same(error, that.error) && Struct.same(dropped, that.dropped);
    }

    @Override
    public int hashCode() {
        return Objects.hash(skipped, place, error, dropped);
    }

    @Override
    public String toString() {
        return "ExchangeReport[skipped=" + skipped + ", place=" + place + ", error=" + error + ", dropped="
                + dropped + "]";
    }
}
