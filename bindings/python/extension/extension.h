/* SPDX-License-Identifier: MIT
 *
 * Declarations that the parts of the Python extension module share.
 *
 * The module contains no code of the library and is not linked to it. `bind` gets the addresses of the functions that
 * ctypes has loaded, so that every system has one copy of the library.
 */
#ifndef GRIDNORTH_EXTENSION_H
#define GRIDNORTH_EXTENSION_H

/* The stable ABI of Python 3.11, the first with buffers. */
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "gridnorth.h"

/* The functions of the library that the extension calls, in the order of the addresses in `bind`. */
#define GRIDNORTH_FUNCTIONS(each)                                                                                      \
    each(gn_mgrs_encode, (double, double, int32_t, char *, size_t, size_t *))                                          \
    each(gn_mgrs_decode, (const char *, size_t, gn_mgrs_cell *, size_t *))                                             \
    each(gn_mgrs_decode_strict, (const char *, size_t, gn_mgrs_cell *, size_t *))                                      \
    each(gn_mgrs_decode_batch,                                                                                         \
         (const char *, size_t, ptrdiff_t, size_t, double *, ptrdiff_t, double *, ptrdiff_t, uint8_t *))               \
    each(gn_mgrs_decode_strict_batch,                                                                                  \
         (const char *, size_t, ptrdiff_t, size_t, double *, ptrdiff_t, double *, ptrdiff_t, uint8_t *))               \
    each(gn_utm_forward, (double, double, int32_t, gn_utm *))                                                          \
    each(gn_utm_inverse, (const gn_utm *, gn_point *))                                                                 \
    each(gn_geodesic_inverse, (const gn_point *, const gn_point *, double *, double *, double *))                      \
    each(gn_geodesic_direct, (const gn_point *, double, double, gn_point *, double *))                                 \
    each(gn_edge_index_contains_batch, (const uint64_t *, size_t, const double *, ptrdiff_t, const double *,           \
                                        ptrdiff_t, size_t, int32_t *, ptrdiff_t, uint8_t *))

/* The types of the results, in the order in `bind`. */
#define GRIDNORTH_TYPES(each) each(Point) each(Utm) each(Cell) each(Inverse) each(Direct)

typedef struct {
#define EACH(name, parameters) gn_status(*name) parameters;
    GRIDNORTH_FUNCTIONS(EACH)
#undef EACH
#define EACH(name) PyTypeObject *name;
    GRIDNORTH_TYPES(EACH)
#undef EACH
    /* The members of the enumerations: south and north; the flags of cells, 0 ... 7. */
    PyObject *hemispheres[2];
    PyObject *flags[8];
    /* The base class of Cell, and the descriptors of its attributes. */
    PyTypeObject *Record, *Part;
    /* The values of `errors`, interned like literals of callers. */
    PyObject *raise_mode, *mask_mode;
    /* Makes tuples of any subclass. */
    newfunc new_tuple;
} State;

/* The functions of the module, for METH_FASTCALL. Functions for one value return None to leave the call to ctypes. */
PyObject *bind(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *mgrs_encode(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *mgrs_decode(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *utm_forward(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *utm_inverse(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *geodesic_inverse(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *geodesic_direct(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *edge_index_side(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *gather(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *texts(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *mgrs_decode_list(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *floats(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *arrow_releases(PyObject *module, PyObject *const *arguments, Py_ssize_t count);
PyObject *arrow_capsule(PyObject *module, PyObject *const *arguments, Py_ssize_t count);

/* Results, from the structs of the library: new references. */
PyObject *doubles_of(const State *state, PyTypeObject *type, int count, const double *values);
PyObject *point_of(const State *state, gn_point point);
PyObject *utm_of(const State *state, const gn_utm *utm);
PyObject *cell_of(const State *state, const gn_mgrs_cell *cell);

/* The types of cells. */
extern PyType_Spec record_spec, part_spec;

/* Whether a function got the right number of arguments; otherwise sets an error. */
static inline int has(Py_ssize_t count, Py_ssize_t wanted)
{
    if (count == wanted) {
        return 1;
    }
    PyErr_Format(PyExc_TypeError, "%zd arguments were expected, not %zd", wanted, count);
    return 0;
}

static inline PyObject *none(void)
{
    Py_INCREF(Py_None);
    return Py_None;
}

#endif
