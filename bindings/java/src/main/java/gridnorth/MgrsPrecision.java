// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** Precisions of an MGRS reference, in digits per axis. */
public final class MgrsPrecision {
    private MgrsPrecision() {}

    /** "31N". */
    public static final int GRID_ZONE_ONLY = -1;

    /** "31NAA". */
    public static final int KM_100 = 0;

    /** The number 1. */
    public static final int KM_10 = 1;

    /** The number 2. */
    public static final int KM_1 = 2;

    /** The number 3. */
    public static final int M_100 = 3;

    /** The number 4. */
    public static final int M_10 = 4;

    /** "31NAA6602100000". */
    public static final int M_1 = 5;

    /** The finest: a millionth of a meter. */
    public static final int UM_1 = 11;
}
