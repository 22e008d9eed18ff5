// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

/** Zones, as an argument or a result. */
public final class Zone {
    private Zone() {}

    /** As an argument: the zone that the position belongs to. */
    public static final int STANDARD = 0;

    /** In Utm: universal polar stereographic. */
    public static final int UPS = 0;

    /** In columns of signed zones: 61 is UPS north, -61 UPS south (EPSG: 32661, 32761). */
    public static final int ROW_UPS = 61;

    /** In GridLine: a parallel between latitude bands, which belongs to all zones. */
    public static final int ALL = -1;
}
