/*
 * MGRS and distances in PostgreSQL. Examples/databases/run builds this and tries it with functions.sql, which declares
 * the functions STRICT, so a NULL among the arguments is NULL; a refused argument gives NULL too.
 *
 * SPDX-License-Identifier: MIT
 */
#include <postgres.h>

#include <catalog/pg_type.h>
#include <fmgr.h>
#include <gridnorth.h>
#include <utils/array.h>
#include <utils/builtins.h>

PG_MODULE_MAGIC;

PG_FUNCTION_INFO_V1(mgrs_encode);
Datum mgrs_encode(PG_FUNCTION_ARGS) {
    char text[GN_MGRS_CAPACITY];
    const gn_status status =
        gn_mgrs_encode(PG_GETARG_FLOAT8(0), PG_GETARG_FLOAT8(1), PG_GETARG_INT32(2), text, sizeof text, NULL);
    if (status == GN_ERROR_PRECISION)
        ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg("mgrs_encode: %s", gn_status_text(status)));
    if (status != GN_OK) PG_RETURN_NULL();
    PG_RETURN_TEXT_P(cstring_to_text(text));
}

PG_FUNCTION_INFO_V1(mgrs_decode);
Datum mgrs_decode(PG_FUNCTION_ARGS) {
    text *reference = PG_GETARG_TEXT_PP(0);
    gn_mgrs_cell cell;
    if (gn_mgrs_decode(VARDATA_ANY(reference), VARSIZE_ANY_EXHDR(reference), &cell, NULL) != GN_OK) PG_RETURN_NULL();
    Datum *numbers = palloc(2 * sizeof *numbers);
    numbers[0] = Float8GetDatum(cell.inside.latitude);
    numbers[1] = Float8GetDatum(cell.inside.longitude);
    PG_RETURN_ARRAYTYPE_P(construct_array(numbers, 2, FLOAT8OID, 8, FLOAT8PASSBYVAL, TYPALIGN_DOUBLE));
}

PG_FUNCTION_INFO_V1(geodesic_distance);
Datum geodesic_distance(PG_FUNCTION_ARGS) {
    const gn_point from = {PG_GETARG_FLOAT8(0), PG_GETARG_FLOAT8(1)}, to = {PG_GETARG_FLOAT8(2), PG_GETARG_FLOAT8(3)};
    double distance;
    if (gn_geodesic_inverse(&from, &to, &distance, NULL, NULL) != GN_OK) PG_RETURN_NULL();
    PG_RETURN_FLOAT8(distance);
}
