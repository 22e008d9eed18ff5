// SPDX-License-Identifier: MIT
#include <gridnorth.h>
#include <R.h>
#include <Rinternals.h>

SEXP r_mgrs_encode(SEXP latitude, SEXP longitude, SEXP precision) {
    char text[GN_MGRS_CAPACITY];
    int digits = asInteger(precision);
    gn_status status = gn_mgrs_encode(asReal(latitude), asReal(longitude), digits, text, sizeof text, NULL);
    if (status != GN_OK) error("%s", gn_status_text(status));
    return mkString(text);
}

SEXP r_mgrs_decode(SEXP text) {
    gn_mgrs_cell cell;
    size_t offset;
    SEXP bytes = asChar(text);
    gn_status status = gn_mgrs_decode(CHAR(bytes), LENGTH(bytes), &cell, &offset);
    if (status != GN_OK) errorcall(R_NilValue, "byte %d: %s", (int)offset, gn_status_text(status));
    SEXP center = allocVector(REALSXP, 2); // Nothing is allocated after it.
    REAL(center)[0] = cell.center.latitude;
    REAL(center)[1] = cell.center.longitude;
    return center;
}

// The library reads and writes R's own vectors.
SEXP r_utm_forward(SEXP latitudes, SEXP longitudes) {
    R_xlen_t count = XLENGTH(latitudes);
    if (!isReal(latitudes) || !isReal(longitudes) || XLENGTH(longitudes) != count) error("two vectors of numbers");
    const char *names[] = {"easting", "northing", "zone", "status", ""};
    SEXP grid = PROTECT(mkNamed(VECSXP, names));
    const SEXPTYPE types[] = {REALSXP, REALSXP, INTSXP, STRSXP};
    for (int i = 0; i < 4; i++) SET_VECTOR_ELT(grid, i, allocVector(types[i], count));
    uint8_t *statuses = (uint8_t *)R_alloc(count, 1);
    gn_utm_forward_batch(REAL(latitudes), 8, REAL(longitudes), 8, count, GN_ZONE_STANDARD, REAL(VECTOR_ELT(grid, 0)), 8,
                         REAL(VECTOR_ELT(grid, 1)), 8, INTEGER(VECTOR_ELT(grid, 2)), 4, statuses);
    for (R_xlen_t i = 0; i < count; i++) SET_STRING_ELT(VECTOR_ELT(grid, 3), i, mkChar(gn_status_name(statuses[i])));
    UNPROTECT(1);
    return grid;
}
