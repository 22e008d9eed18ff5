// SPDX-License-Identifier: MIT

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** The common part of the results of all batches: which rows were refused, and why. */
public abstract class BatchResult {
    /** One status for each row: 0, or the {@linkplain Status#code number} of the error. */
    public final @NotNull byte[] statuses;

    /** Whether every row was accepted. */
    public final boolean isComplete;

    BatchResult(byte[] statuses) {
        this(statuses, allAccepted(statuses));
    }

    private static boolean allAccepted(byte[] statuses) {
        for (byte one : statuses) if (one != 0) return false;
        return true;
    }

    BatchResult(byte[] statuses, boolean isComplete) {
        this.statuses = statuses;
        this.isComplete = isComplete;
    }

    /**
     * Returns the status of a row.
     *
     * @param row Its index.
     * @return {@link Status#OK}, or why the row was refused.
     */
    public @NotNull Status status(int row) {
        return Status.of(statuses[row] & 0xff);
    }

    /**
     * Tells whether a row was refused.
     *
     * @param row Its index.
     * @return Whether the results of this row are NaN, 0, null or an empty text.
     */
    public boolean isRefused(int row) {
        return statuses[row] != 0;
    }
}
