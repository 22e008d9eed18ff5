/* SPDX-License-Identifier: MIT
 *
 * Calls for one value. They return None for other types than float, int, str and bytes, for numbers that do not fit,
 * and for arguments that the library refuses. Then ctypes makes the same call, and words the error.
 */
#include "extension.h"

/* Reads a float or an int, but not of a subclass; returns 0 to leave the call to ctypes. */
static int number(PyObject *value, double *out)
{
    if (PyFloat_CheckExact(value)) {
        *out = PyFloat_AsDouble(value);
        return 1;
    }
    if (!PyLong_CheckExact(value)) {
        return 0;
    }
    *out = PyLong_AsDouble(value);
    if (*out == -1.0 && PyErr_Occurred()) {
        PyErr_Clear();
        return 0;
    }
    return 1;
}

static int numbers(PyObject *const *values, double *out, int count)
{
    for (int at = 0; at < count; at++) {
        if (!number(values[at], &out[at])) {
            return 0;
        }
    }
    return 1;
}

/* Reads an int, but not a bool; returns 0 to leave the call to ctypes. */
static int integer(PyObject *value, int32_t *out)
{
    int overflow = 0;
    if (!PyLong_CheckExact(value)) {
        return 0;
    }
    long found = PyLong_AsLongAndOverflow(value, &overflow);
    if (overflow || found > INT32_MAX || found < -INT32_MAX) {
        return 0;
    }
    *out = (int32_t)found;
    return 1;
}

/* Whether `errors` and `statuses` ask for nothing that changes an accepted result. */
static int is_usual(const State *state, PyObject *mode, PyObject *statuses)
{
    return (mode == state->raise_mode || mode == state->mask_mode) && statuses == Py_None;
}

/* mgrs_encode(latitude, longitude, precision, errors, statuses, as_bytes) */
PyObject *mgrs_encode(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    const State *state = PyModule_GetState(module);
    double position[2];
    int32_t precision;
    char text[GN_MGRS_CAPACITY];
    size_t needed;
    if (!has(count, 6)) {
        return NULL;
    }
    if (arguments[5] != Py_False || !is_usual(state, arguments[3], arguments[4]) || !numbers(arguments, position, 2) ||
        !integer(arguments[2], &precision) ||
        state->gn_mgrs_encode(position[0], position[1], precision, text, sizeof text, &needed) != GN_OK) {
        return none();
    }
    /* The size excludes the final zero. */
    return PyUnicode_FromStringAndSize(text, (Py_ssize_t)needed - 1);
}

/* mgrs_decode(text, strict, minimum_precision, polar, errors, statuses): a cell. */
PyObject *mgrs_decode(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    const State *state = PyModule_GetState(module);
    const char *text;
    Py_ssize_t size;
    int32_t minimum;
    gn_mgrs_cell cell;
    if (!has(count, 6)) {
        return NULL;
    }
    if ((arguments[1] != Py_False && arguments[1] != Py_True) || arguments[3] != Py_True ||
        !integer(arguments[2], &minimum) || minimum != -1 || !is_usual(state, arguments[4], arguments[5])) {
        return none();
    }
    if (PyUnicode_CheckExact(arguments[0])) {
        text = PyUnicode_AsUTF8AndSize(arguments[0], &size);
        if (!text) {
            PyErr_Clear();
            return none();
        }
    } else if (PyBytes_CheckExact(arguments[0])) {
        text = PyBytes_AsString(arguments[0]);
        size = PyBytes_Size(arguments[0]);
    } else {
        return none();
    }
    gn_status status = arguments[1] == Py_True ? state->gn_mgrs_decode_strict(text, (size_t)size, &cell, NULL)
                                               : state->gn_mgrs_decode(text, (size_t)size, &cell, NULL);
    if (status != GN_OK) {
        return none();
    }
    return cell_of(state, &cell);
}

/* utm_forward(latitude, longitude, zone, errors, statuses) */
PyObject *utm_forward(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    const State *state = PyModule_GetState(module);
    double position[2];
    int32_t zone;
    gn_utm utm;
    if (!has(count, 5)) {
        return NULL;
    }
    if (!is_usual(state, arguments[3], arguments[4]) || !numbers(arguments, position, 2) ||
        !integer(arguments[2], &zone) || state->gn_utm_forward(position[0], position[1], zone, &utm) != GN_OK) {
        return none();
    }
    return utm_of(state, &utm);
}

/* utm_inverse(easting, northing, zone, hemisphere, errors, statuses) */
PyObject *utm_inverse(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    const State *state = PyModule_GetState(module);
    double meters[2];
    int32_t zone;
    gn_point point;
    if (!has(count, 6)) {
        return NULL;
    }
    if (!is_usual(state, arguments[4], arguments[5]) || !numbers(arguments, meters, 2) ||
        !integer(arguments[2], &zone)) {
        return none();
    }
    gn_utm utm = {.easting = meters[0], .northing = meters[1], .zone = zone};
    if (arguments[3] == state->hemispheres[0]) {
        utm.hemisphere = GN_SOUTH;
    } else if (arguments[3] == state->hemispheres[1]) {
        utm.hemisphere = GN_NORTH;
    } else if (arguments[3] == Py_None && zone != 0) {
        /* The sign of a zone gives its hemisphere. */
        utm.hemisphere = zone < 0 ? GN_SOUTH : GN_NORTH;
        utm.zone = zone < 0 ? -zone : zone;
        utm.zone = utm.zone == GN_ZONE_ROW_UPS ? GN_ZONE_UPS : utm.zone;
    } else {
        return none();
    }
    return state->gn_utm_inverse(&utm, &point) == GN_OK ? point_of(state, point) : none();
}

/* geodesic_inverse(from_latitude, from_longitude, to_latitude, to_longitude, errors, statuses) */
PyObject *geodesic_inverse(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    const State *state = PyModule_GetState(module);
    double given[4], found[3];
    if (!has(count, 6)) {
        return NULL;
    }
    if (!is_usual(state, arguments[4], arguments[5]) || !numbers(arguments, given, 4)) {
        return none();
    }
    gn_point from = {given[0], given[1]}, to = {given[2], given[3]};
    if (state->gn_geodesic_inverse(&from, &to, &found[0], &found[1], &found[2]) != GN_OK) {
        return none();
    }
    return doubles_of(state, state->Inverse, 3, found);
}

/* geodesic_direct(latitude, longitude, azimuth, distance, errors, statuses) */
PyObject *geodesic_direct(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    const State *state = PyModule_GetState(module);
    double given[4], azimuth;
    gn_point to;
    if (!has(count, 6)) {
        return NULL;
    }
    if (!is_usual(state, arguments[4], arguments[5]) || !numbers(arguments, given, 4)) {
        return none();
    }
    gn_point from = {given[0], given[1]};
    if (state->gn_geodesic_direct(&from, given[2], given[3], &to, &azimuth) != GN_OK) {
        return none();
    }
    return doubles_of(state, state->Direct, 3, (double[]){to.latitude, to.longitude, azimuth});
}

/* edge_index_side(words, latitude, longitude, errors, statuses): the value of a side. */
PyObject *edge_index_side(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    const State *state = PyModule_GetState(module);
    double position[2];
    int32_t side;
    Py_buffer words;
    if (!has(count, 5)) {
        return NULL;
    }
    if (!is_usual(state, arguments[3], arguments[4]) || !numbers(arguments + 1, position, 2)) {
        return none();
    }
    if (PyObject_GetBuffer(arguments[0], &words, PyBUF_SIMPLE) < 0) {
        PyErr_Clear();
        return none();
    }
    gn_status status = state->gn_edge_index_contains_batch(words.buf, (size_t)words.len / 8, &position[0], 0,
                                                           &position[1], 0, 1, &side, 4, NULL);
    PyBuffer_Release(&words);
    return status == GN_OK ? PyLong_FromLong(side) : none();
}
