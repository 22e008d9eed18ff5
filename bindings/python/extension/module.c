/* SPDX-License-Identifier: MIT
 *
 * The module `gridnorth._extension`: its functions, its state, and the binding to the library and the classes.
 */
#include "extension.h"

/* The compiler compares the list with the header of the library. */
#define EACH(name, parameters) extern gn_status name parameters;
GRIDNORTH_FUNCTIONS(EACH)
#undef EACH

static PyMethodDef methods[] = {
#define METHOD(name, words) {#name, (PyCFunction)(void (*)(void))name, METH_FASTCALL, PyDoc_STR(words)}
    METHOD(bind, "Take the addresses of the functions of the library, and the classes of the results."),
    METHOD(mgrs_encode, "Write the reference of one position; None: leave it to ctypes."),
    METHOD(mgrs_decode, "Read one reference; None: leave it to ctypes."),
    METHOD(utm_forward, "Project one position; None: leave it to ctypes."),
    METHOD(utm_inverse, "Find the position of one point on a grid; None: leave it to ctypes."),
    METHOD(geodesic_inverse, "Find the geodesic between two positions; None: leave it to ctypes."),
    METHOD(geodesic_direct, "Find the end of one geodesic; None: leave it to ctypes."),
    METHOD(edge_index_side, "Find the side of one position in an index; None: leave it to ctypes."),
    METHOD(gather, "Copy a list of texts into slots of one size; None: leave it to Python."),
    METHOD(mgrs_decode_list, "Read a list of references; None: leave it to Python."),
    METHOD(texts, "Return slots of texts as a list of str."),
    METHOD(floats, "Return doubles as a list of float."),
    METHOD(arrow_releases, "Return functions that release structs of Arrow, whatever exception is on its way."),
    METHOD(arrow_capsule, "Put a struct of Arrow into a capsule."),
#undef METHOD
    {NULL, NULL, 0, NULL},
};

/* Takes the items of a tuple of one size. */
static int take(PyObject *from, PyObject **to, Py_ssize_t count)
{
    if (!PyTuple_Check(from) || PyTuple_Size(from) != count) {
        PyErr_SetString(PyExc_TypeError, "the extension and the package are of different versions");
        return 0;
    }
    for (Py_ssize_t at = 0; at < count; at++) {
        PyObject *item = PyTuple_GetItem(from, at);
        Py_INCREF(item);
        Py_XDECREF(to[at]);
        to[at] = item;
    }
    return 1;
}

/* bind(addresses, types, hemispheres, flags) */
PyObject *bind(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    State *state = PyModule_GetState(module);
    enum {
#define EACH(name, parameters) at_##name,
        GRIDNORTH_FUNCTIONS(EACH)
#undef EACH
        function_count
    };
    enum {
#define EACH(name) at_##name,
        GRIDNORTH_TYPES(EACH)
#undef EACH
        type_count
    };
    PyObject *addresses[function_count] = {NULL}, *types[type_count] = {NULL};
    int taken = has(count, 4) && take(arguments[0], addresses, function_count) &&
                take(arguments[1], types, type_count) && take(arguments[2], state->hemispheres, 2) &&
                take(arguments[3], state->flags, 8);
    if (taken && !PyType_IsSubtype((PyTypeObject *)types[at_Cell], state->Record)) {
        PyErr_SetString(PyExc_TypeError, "cells must be records");
        taken = 0;
    }
    if (taken) {
#define EACH(name, parameters) state->name = (gn_status(*) parameters)PyLong_AsVoidPtr(addresses[at_##name]);
        GRIDNORTH_FUNCTIONS(EACH)
#undef EACH
#define EACH(name)                                                                                                     \
    Py_XDECREF((PyObject *)state->name);                                                                               \
    state->name = (PyTypeObject *)types[at_##name];                                                                    \
    types[at_##name] = NULL;
        GRIDNORTH_TYPES(EACH)
#undef EACH
        /* If they are absent, calls are left to ctypes. */
        Py_XDECREF(state->raise_mode);
        Py_XDECREF(state->mask_mode);
        state->raise_mode = PyUnicode_InternFromString("raise");
        state->mask_mode = PyUnicode_InternFromString("mask");
    }
    for (int at = 0; at < function_count; at++) {
        Py_XDECREF(addresses[at]);
    }
    for (int at = 0; at < type_count; at++) {
        Py_XDECREF(types[at]);
    }
    return PyErr_Occurred() ? NULL : none();
}

static int execute(PyObject *module)
{
    State *state = PyModule_GetState(module);
    state->new_tuple = (newfunc)PyType_GetSlot(&PyTuple_Type, Py_tp_new);
    state->Record = (PyTypeObject *)PyType_FromModuleAndSpec(module, &record_spec, NULL);
    state->Part = (PyTypeObject *)PyType_FromModuleAndSpec(module, &part_spec, NULL);
    if (!state->new_tuple || !state->Record || !state->Part) {
        return -1;
    }
    int failed = PyModule_AddType(module, state->Record) < 0 || PyModule_AddType(module, state->Part) < 0;
    return failed ? -1 : 0;
}

static int traverse(PyObject *module, visitproc visit, void *arg)
{
    State *state = PyModule_GetState(module);
    if (!state) {
        return 0;
    }
#define EACH(name) Py_VISIT((PyObject *)state->name);
    GRIDNORTH_TYPES(EACH)
#undef EACH
    for (int at = 0; at < 2; at++) {
        Py_VISIT(state->hemispheres[at]);
    }
    for (int at = 0; at < 8; at++) {
        Py_VISIT(state->flags[at]);
    }
    Py_VISIT((PyObject *)state->Record);
    Py_VISIT((PyObject *)state->Part);
    return 0;
}

static int clear(PyObject *module)
{
    State *state = PyModule_GetState(module);
    if (!state) {
        return 0;
    }
#define EACH(name) Py_CLEAR(state->name);
    GRIDNORTH_TYPES(EACH)
#undef EACH
    for (int at = 0; at < 2; at++) {
        Py_CLEAR(state->hemispheres[at]);
    }
    for (int at = 0; at < 8; at++) {
        Py_CLEAR(state->flags[at]);
    }
    Py_CLEAR(state->Record);
    Py_CLEAR(state->Part);
    Py_CLEAR(state->raise_mode);
    Py_CLEAR(state->mask_mode);
    return 0;
}

static void release(void *module)
{
    clear(module);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, execute}, {0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "gridnorth._extension",
    .m_doc = PyDoc_STR("Single calls, and texts in slots, without ctypes."),
    .m_size = sizeof(State),
    .m_methods = methods,
    .m_slots = slots,
    .m_traverse = traverse,
    .m_clear = clear,
    .m_free = release,
};

PyMODINIT_FUNC PyInit__extension(void)
{
    return PyModuleDef_Init(&definition);
}
