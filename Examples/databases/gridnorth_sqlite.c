/*
 * MGRS and distances in SQLite: mgrs_encode(latitude, longitude, precision), geodesic_distance(latitude, longitude,
 * latitude, longitude). A NULL or a refused argument gives NULL. Examples/databases/run builds and tries it.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>
#include <sqlite3ext.h>
SQLITE_EXTENSION_INIT1

/* The arguments as numbers; 0 if one of them is none. */
static int read_numbers(int count, sqlite3_value **arguments, double *numbers) {
    for (int i = 0; i < count; i++) {
        const int type = sqlite3_value_numeric_type(arguments[i]);
        if (type != SQLITE_FLOAT && type != SQLITE_INTEGER) return 0;
        numbers[i] = sqlite3_value_double(arguments[i]);
    }
    return 1;
}

static void mgrs_encode(sqlite3_context *context, int count, sqlite3_value **arguments) {
    double numbers[3];
    char text[GN_MGRS_CAPACITY];
    if (!read_numbers(count, arguments, numbers)) return; /* Without a result, it is NULL. */
    /* Integers have 64 bits, of which sqlite3_value_int() keeps the lower half. No precision is 127. */
    const int precision = numbers[2] >= -1 && numbers[2] <= 11 ? (int)numbers[2] : 127;
    const gn_status status = gn_mgrs_encode(numbers[0], numbers[1], precision, text, sizeof text, NULL);
    if (status == GN_OK) sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
    if (status == GN_ERROR_PRECISION) sqlite3_result_error(context, gn_status_text(status), -1);
}

static void geodesic_distance(sqlite3_context *context, int count, sqlite3_value **arguments) {
    double numbers[4], distance;
    if (!read_numbers(count, arguments, numbers)) return;
    const gn_point from = {numbers[0], numbers[1]}, to = {numbers[2], numbers[3]};
    if (gn_geodesic_inverse(&from, &to, &distance, NULL, NULL) == GN_OK) sqlite3_result_double(context, distance);
}

int sqlite3_gridnorthsqlite_init(sqlite3 *database, char **error, const sqlite3_api_routines *api) {
    const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    (void)error;
    SQLITE_EXTENSION_INIT2(api);
    const int code = sqlite3_create_function(database, "mgrs_encode", 3, flags, NULL, mgrs_encode, NULL, NULL);
    if (code != SQLITE_OK) return code;
    return sqlite3_create_function(database, "geodesic_distance", 4, flags, NULL, geodesic_distance, NULL, NULL);
}
