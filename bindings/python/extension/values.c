/* SPDX-License-Identifier: MIT
 *
 * The results of single calls: named tuples, and cells.
 *
 * A cell has twelve attributes, and most callers want one or two. So a cell keeps the struct that the library has
 * written, and makes an attribute on first access. Afterwards the attribute is in the dictionary of the cell, as in any
 * other object.
 */
#include "extension.h"

#include <stddef.h>

/* The first Python whose tuples cache their hash: only the constructor of tuples prepares the cache. */
#define WITH_HASH 0x030E0000

/* Makes a named tuple; takes the references to the items, each of which may be NULL after an error. */
static PyObject *tuple_of(const State *state, PyTypeObject *type, int count, PyObject *const *items)
{
    PyObject *made = Py_Version < WITH_HASH ? PyType_GenericAlloc(type, count) : PyTuple_New(count);
    int is_complete = made != NULL;
    for (int at = 0; at < count; at++) {
        is_complete = is_complete && items[at];
        if (made) {
            PyTuple_SetItem(made, at, items[at]);
        } else {
            Py_XDECREF(items[at]);
        }
    }
    if (is_complete && Py_Version < WITH_HASH) {
        return made;
    }
    PyObject *arguments = is_complete ? PyTuple_New(1) : NULL, *converted = NULL;
    if (arguments) {
        PyTuple_SetItem(arguments, 0, made);
        converted = state->new_tuple(type, arguments, NULL);
        made = arguments;
    }
    Py_XDECREF(made);
    return converted;
}

PyObject *doubles_of(const State *state, PyTypeObject *type, int count, const double *values)
{
    PyObject *items[3];
    for (int at = 0; at < count; at++) {
        items[at] = PyFloat_FromDouble(values[at]);
    }
    return tuple_of(state, type, count, items);
}

PyObject *point_of(const State *state, gn_point point)
{
    return doubles_of(state, state->Point, 2, (double[]){point.latitude, point.longitude});
}

PyObject *utm_of(const State *state, const gn_utm *utm)
{
    PyObject *hemisphere = state->hemispheres[utm->hemisphere == GN_NORTH];
    Py_INCREF(hemisphere);
    return tuple_of(state, state->Utm, 4, (PyObject *[]){
        PyFloat_FromDouble(utm->easting), PyFloat_FromDouble(utm->northing), PyLong_FromLong(utm->zone), hemisphere});
}

/* The base of Cell. */
typedef struct {
    PyObject_HEAD
    gn_mgrs_cell cell;
    /* Whether the library has written the struct. Cells made in Python have all attributes from the start. */
    int is_written;
} Record;

PyObject *cell_of(const State *state, const gn_mgrs_cell *cell)
{
    PyObject *made = PyType_GenericAlloc(state->Cell, 0);
    if (made) {
        ((Record *)made)->cell = *cell;
        ((Record *)made)->is_written = 1;
    }
    return made;
}

static void delete_record(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    freefunc delete = (freefunc)PyType_GetSlot(type, Py_tp_free);
    delete (self);
    Py_DECREF((PyObject *)type);
}

PyType_Spec record_spec = {
    .name = "gridnorth._extension.Record",
    .basicsize = sizeof(Record),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .slots = (PyType_Slot[]){
        {Py_tp_doc, (void *)PyDoc_STR("The base of cells: keeps what the library has written.")},
        {Py_tp_dealloc, (void *)delete_record},
        {0, NULL},
    },
};

/* A descriptor that computes one attribute of a cell. It has no setter, so the cell's dictionary takes precedence. */
typedef struct {
    PyObject_HEAD
    PyObject *name;
    int place;
} Part;

static PyObject *letter(char value)
{
    return PyUnicode_FromStringAndSize(&value, value != 0);
}

static PyObject *value_at(const State *state, const gn_mgrs_cell *cell, int place)
{
    PyObject *flags;
    switch (place) {
    case 0: return point_of(state, cell->center);
    case 1: return point_of(state, cell->south_west);
    case 2: return point_of(state, cell->inside);
    case 3: return utm_of(state, &cell->utm_center);
    case 4: return utm_of(state, &cell->utm_south_west);
    case 5: return PyFloat_FromDouble(cell->size);
    case 6: return PyLong_FromLong(cell->zone);
    case 7: return letter(cell->band);
    case 8: return letter(cell->column);
    case 9: return letter(cell->row);
    case 10: return PyLong_FromLong(cell->precision);
    default:
        flags = state->flags[cell->flags & 7];
        Py_INCREF(flags);
        return flags;
    }
}

static PyObject *get_part(PyObject *self, PyObject *cell, PyObject *type)
{
    const Part *part = (Part *)self;
    const State *state = PyType_GetModuleState(Py_TYPE(self));
    (void)type;
    if (!state) {
        return NULL;
    }
    if (!cell) {
        Py_INCREF(self);
        return self;
    }
    if (!PyObject_TypeCheck(cell, state->Record) || !((Record *)cell)->is_written) {
        PyErr_SetObject(PyExc_AttributeError, part->name);
        return NULL;
    }
    PyObject *value = value_at(state, &((Record *)cell)->cell, part->place);
    if (value && PyObject_GenericSetAttr(cell, part->name, value) < 0) {
        Py_CLEAR(value);
    }
    return value;
}

/* Part(name, place) */
static PyObject *new_part(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    PyObject *name;
    int place;
    (void)keywords;
    if (!PyArg_ParseTuple(arguments, "Ui", &name, &place)) {
        return NULL;
    }
    Part *made = (Part *)PyType_GenericAlloc(type, 0);
    if (made) {
        Py_INCREF(name);
        made->name = name;
        made->place = place;
    }
    return (PyObject *)made;
}

static void delete_part(PyObject *self)
{
    Py_XDECREF(((Part *)self)->name);
    delete_record(self);
}

PyType_Spec part_spec = {
    .name = "gridnorth._extension.Part",
    .basicsize = sizeof(Part),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = (PyType_Slot[]){
        {Py_tp_doc, (void *)PyDoc_STR("Finds an attribute of a cell, by its place, and keeps it under its name.")},
        {Py_tp_new, (void *)new_part},
        {Py_tp_dealloc, (void *)delete_part},
        {Py_tp_descr_get, (void *)get_part},
        {0, NULL},
    },
};
