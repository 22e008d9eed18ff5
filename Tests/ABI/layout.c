/*
 * The layouts that are frozen within an ABI number, checked by each compiler that sees the header.
 *
 * SPDX-License-Identifier: MIT
 */
#include "gridnorth.h"

#define SIZE(type, bytes) _Static_assert(sizeof(type) == (bytes), #type " has another size")
#define AT(type, field, offset) _Static_assert(offsetof(type, field) == (offset), #type "." #field " has moved")

SIZE(gn_status, 4);

SIZE(gn_point, 16);
AT(gn_point, latitude, 0);
AT(gn_point, longitude, 8);

SIZE(gn_utm, 24);
AT(gn_utm, easting, 0);
AT(gn_utm, northing, 8);
AT(gn_utm, zone, 16);
AT(gn_utm, hemisphere, 20);

SIZE(gn_mgrs_cell, 120);
AT(gn_mgrs_cell, center, 0);
AT(gn_mgrs_cell, south_west, 16);
AT(gn_mgrs_cell, inside, 32);
AT(gn_mgrs_cell, utm_center, 48);
AT(gn_mgrs_cell, utm_south_west, 72);
AT(gn_mgrs_cell, size, 96);
AT(gn_mgrs_cell, zone, 104);
AT(gn_mgrs_cell, precision, 108);
AT(gn_mgrs_cell, flags, 112);
AT(gn_mgrs_cell, band, 116);
AT(gn_mgrs_cell, column, 117);
AT(gn_mgrs_cell, row, 118);
AT(gn_mgrs_cell, reserved, 119);
