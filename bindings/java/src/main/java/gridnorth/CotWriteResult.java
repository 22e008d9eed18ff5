// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#cotWrite} returns. */
public final class CotWriteResult {
    /** UTF-8 text. */
    public final @NotNull String text;

    /** How many features were skipped, and why the first was. */
    public final @NotNull ExchangeReport report;

    CotWriteResult(String text, ExchangeReport report) {
        this.text = text;
        this.report = report;
    }
}
