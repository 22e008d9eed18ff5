/* SPDX-License-Identifier: MIT
 *
 * Capsules with structs of the Arrow C data interface. If a library refuses a column, it destroys the capsules and
 * releases the structs while an exception is pending. A Python function cannot run then, and would lose the exception;
 * these functions preserve it.
 */
#include "extension.h"

struct ArrowSchema {
    const char *format, *name, *metadata;
    int64_t flags, n_children;
    struct ArrowSchema **children, *dictionary;
    void (*release)(struct ArrowSchema *);
    void *private_data;
};

struct ArrowArray {
    int64_t length, null_count, offset, n_buffers, n_children;
    const void **buffers;
    struct ArrowArray **children, *dictionary;
    void (*release)(struct ArrowArray *);
    void *private_data;
};

static const char *const schema_name = "arrow_schema", *const array_name = "arrow_array";

/* The Python functions that release a struct: ctypes callbacks, which live as long as the process. */
static void (*python_releases_schema)(struct ArrowSchema *);
static void (*python_releases_array)(struct ArrowArray *);

/* A pending exception. */
typedef struct {
    PyObject *type, *value, *traceback;
} Pending;

static Pending set_aside(void)
{
    Pending pending;
    PyErr_Fetch(&pending.type, &pending.value, &pending.traceback);
    return pending;
}

static void put_back(Pending pending)
{
    PyErr_Restore(pending.type, pending.value, pending.traceback);
}

static void release_schema(struct ArrowSchema *schema)
{
    PyGILState_STATE state = PyGILState_Ensure();
    Pending pending = set_aside();
    python_releases_schema(schema);
    put_back(pending);
    PyGILState_Release(state);
}

static void release_array(struct ArrowArray *array)
{
    PyGILState_STATE state = PyGILState_Ensure();
    Pending pending = set_aside();
    python_releases_array(array);
    put_back(pending);
    PyGILState_Release(state);
}

/* arrow_releases(schema, array): takes the addresses of Python's release callbacks, returns those of functions in C. */
PyObject *arrow_releases(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    (void)module;
    if (!has(count, 2)) {
        return NULL;
    }
    void *schema = PyLong_AsVoidPtr(arguments[0]), *array = PyErr_Occurred() ? NULL : PyLong_AsVoidPtr(arguments[1]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    python_releases_schema = (void (*)(struct ArrowSchema *))schema;
    python_releases_array = (void (*)(struct ArrowArray *))array;
    return Py_BuildValue("(NN)", PyLong_FromVoidPtr((void *)release_schema), PyLong_FromVoidPtr((void *)release_array));
}

/* Releases the struct in a capsule unless a consumer has taken it, and drops the reference to its memory. */
static void destroy(PyObject *capsule)
{
    Pending pending = set_aside();
    const char *name = PyCapsule_GetName(capsule);
    void *address = PyCapsule_GetPointer(capsule, name);
    if (name == schema_name && ((struct ArrowSchema *)address)->release) {
        ((struct ArrowSchema *)address)->release(address);
    }
    if (name == array_name && ((struct ArrowArray *)address)->release) {
        ((struct ArrowArray *)address)->release(address);
    }
    Py_XDECREF((PyObject *)PyCapsule_GetContext(capsule));
    put_back(pending);
}

/* arrow_capsule(address, is_array, owner): a capsule with a struct in memory of the owner. */
PyObject *arrow_capsule(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    (void)module;
    if (!has(count, 3)) {
        return NULL;
    }
    void *address = PyLong_AsVoidPtr(arguments[0]);
    int is_array = PyErr_Occurred() ? -1 : PyObject_IsTrue(arguments[1]);
    if (is_array < 0) {
        return NULL;
    }
    PyObject *capsule = PyCapsule_New(address, is_array ? array_name : schema_name, destroy);
    if (capsule) {
        Py_INCREF(arguments[2]);
        PyCapsule_SetContext(capsule, arguments[2]);
    }
    return capsule;
}
