// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** Decimals: named values. */
public final class Decimals {
    private Decimals() {}

    /**
     * DD, ISO 6709 and geo URI 6, DM 4, DMS 2, UTM and UPS 0, MGRS 5, GEOREF and GARS 2; ISO 6709 like its
     * isoForm.
     */
    public static final int USUAL = -100;
}
