/* SPDX-License-Identifier: MIT
 *
 * Many texts: from a list into slots of one size, as the batches of the library read them, and back; and lists of
 * doubles. Nothing is done for each row in Python.
 */
#include "extension.h"

#include <string.h>

/* Rows from which other threads may run while bytes are copied. */
#define LONG_WORK 4096

/* Replaces what is not ASCII, and zeros, which would end the text. No notation uses it. */
#define NOT_ASCII '?'

typedef struct {
    const char *bytes;
    /* Bytes; a text that is kept here fits into a slot. */
    uint32_t size;
    enum {
        /* A str of ASCII. */
        ASCII,
        /* Another str. */
        UNICODE,
        /* Of which each counts as a character. */
        BYTES
    } form;
} Text;

/* How a row is handled. */
typedef enum { FITS, IS_MISSING, IS_LONG, IS_STRANGE } Kind;

/* NA of pandas, if pandas is loaded; a borrowed reference, which the module keeps alive. */
static PyObject *pandas_na(void)
{
    PyObject *name = PyUnicode_FromString("pandas"), *found = NULL;
    PyObject *pandas = name ? PyImport_GetModule(name) : NULL;
    if (pandas) {
        found = PyObject_GetAttrString(pandas, "NA");
        Py_XDECREF(found);
    }
    Py_XDECREF(pandas);
    Py_XDECREF(name);
    PyErr_Clear();
    return found;
}

/* Finds the bytes of a value, and how many of a slot they will take. */
static Kind look(PyObject *value, PyObject *na, Py_ssize_t longest, int is_utf8, Text *text, Py_ssize_t *width)
{
    Py_ssize_t size, length;
    if (PyUnicode_CheckExact(value)) {
        /* Free of charge for ASCII; other texts keep their UTF-8 as long as they live. */
        text->bytes = PyUnicode_AsUTF8AndSize(value, &size);
        if (!text->bytes) {
            /* A lone surrogate. */
            PyErr_Clear();
            return IS_STRANGE;
        }
        length = PyUnicode_GetLength(value);
        text->form = size == length ? ASCII : UNICODE;
    } else if (value == Py_None || value == na) {
        return IS_MISSING;
    } else if (PyBytes_CheckExact(value)) {
        text->bytes = PyBytes_AsString(value);
        length = size = PyBytes_Size(value);
        text->form = BYTES;
    } else if (PyFloat_CheckExact(value)) {
        double number = PyFloat_AsDouble(value);
        return number != number ? IS_MISSING : IS_STRANGE;
    } else {
        return IS_STRANGE;
    }
    /* A zero would end the text. */
    if ((is_utf8 ? size : length) > longest || (is_utf8 && memchr(text->bytes, 0, (size_t)size))) {
        return IS_LONG;
    }
    text->size = (uint32_t)size;
    *width = is_utf8 ? size : length;
    return FITS;
}

/* Copies a text to where there is room for its characters, each of which becomes one byte. */
static void copy_ascii(const Text *text, char *slot)
{
    if (text->form == ASCII && !memchr(text->bytes, 0, text->size)) {
        memcpy(slot, text->bytes, text->size);
        return;
    }
    for (uint32_t at = 0; at < text->size; at++) {
        unsigned char byte = (unsigned char)text->bytes[at];
        if (text->form == UNICODE && (byte & 0xC0) == 0x80) {
            /* The rest of a character. */
            continue;
        }
        *slot++ = byte == 0 || byte >= 0x80 ? NOT_ASCII : (char)byte;
    }
}

/* Copies all texts into slots, which hold zeros. */
static void fill(const Text *texts, Py_ssize_t count, Py_ssize_t stride, int is_utf8, char *slots)
{
    for (Py_ssize_t row = 0; row < count; row++, slots += stride) {
        if (is_utf8) {
            memcpy(slots, texts[row].bytes, texts[row].size);
        } else {
            copy_ascii(&texts[row], slots);
        }
    }
}

/* Adds a row to a list; 0: there is an error. */
static int append(PyObject *rows, Py_ssize_t row)
{
    PyObject *number = PyLong_FromSsize_t(row);
    int added = number && PyList_Append(rows, number) == 0;
    Py_XDECREF(number);
    return added;
}

/* Looks at all texts; marks those that are missing, and lists those that do not fit. Returns the bytes of a slot, 0 if
   something has to be left to Python, -1 after an error. */
static Py_ssize_t survey(PyObject *rows, Text *texts, Py_ssize_t longest, int is_utf8, PyObject **missing, PyObject *alone)
{
    static const Text empty = {"", 0, ASCII};
    Py_ssize_t count = PyTuple_Size(rows), stride = 1;
    PyObject *na = pandas_na();
    char *marks = NULL;
    for (Py_ssize_t row = 0; row < count; row++) {
        Text text = empty;
        Py_ssize_t width;
        Kind kind = look(PyTuple_GetItem(rows, row), na, longest, is_utf8, &text, &width);
        if (kind == FITS) {
            stride = width > stride ? width : stride;
            texts[row] = text;
            continue;
        }
        texts[row] = empty;
        if (kind == IS_STRANGE) {
            return 0;
        }
        if (kind == IS_LONG && !append(alone, row)) {
            return -1;
        }
        if (kind == IS_MISSING) {
            if (!*missing) {
                *missing = PyByteArray_FromStringAndSize(NULL, count);
                if (!*missing) {
                    return -1;
                }
                marks = PyByteArray_AsString(*missing);
                memset(marks, 0, (size_t)count);
            }
            marks[row] = 1;
        }
    }
    return stride;
}

/* gather(values, longest, is_utf8): a bytearray of slots, the bytes of a slot, a bytearray with 1 for each missing row or
   None if none is missing, and the list of rows that do not fit and have empty slots; None: leave it to Python. */
PyObject *gather(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    (void)module;
    if (!has(count, 3)) {
        return NULL;
    }
    Py_ssize_t longest = PyLong_AsSsize_t(arguments[1]);
    int is_utf8 = PyObject_IsTrue(arguments[2]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    if (!PyList_CheckExact(arguments[0])) {
        return none();
    }
    /* Keeps the texts alive, whatever other threads do to the list. */
    PyObject *rows = PyList_AsTuple(arguments[0]);
    if (!rows) {
        return NULL;
    }
    Py_ssize_t row_count = PyTuple_Size(rows);
    PyObject *missing = NULL, *slots = NULL, *result = NULL, *alone = PyList_New(0);
    Text *texts = PyMem_Malloc((size_t)(row_count ? row_count : 1) * sizeof *texts);
    if (!alone || !texts) {
        PyErr_NoMemory();
        goto done;
    }
    Py_ssize_t stride = survey(rows, texts, longest, is_utf8, &missing, alone);
    if (stride <= 0) {
        result = stride ? NULL : none();
        goto done;
    }
    if (row_count > PY_SSIZE_T_MAX / stride) {
        PyErr_NoMemory();
        goto done;
    }
    slots = PyByteArray_FromStringAndSize(NULL, row_count * stride);
    if (!slots) {
        goto done;
    }
    char *memory = PyByteArray_AsString(slots);
    PyThreadState *thread = row_count >= LONG_WORK ? PyEval_SaveThread() : NULL;
    memset(memory, 0, (size_t)(row_count * stride));
    fill(texts, row_count, stride, is_utf8, memory);
    if (thread) {
        PyEval_RestoreThread(thread);
    }
    result = Py_BuildValue("(OnOO)", slots, stride, missing ? missing : Py_None, alone);
done:
    PyMem_Free(texts);
    Py_XDECREF(slots);
    Py_XDECREF(missing);
    Py_XDECREF(alone);
    Py_DECREF(rows);
    return result;
}

/* The bytes of a buffer, and the status bytes of its rows: NULL if none is masked. */
typedef struct {
    Py_buffer memory, masked;
    const unsigned char *statuses;
} Buffers;

static void release(Buffers *buffers)
{
    PyBuffer_Release(&buffers->memory);
    if (buffers->statuses) {
        PyBuffer_Release(&buffers->masked);
    }
}

/* Takes the memory of rows, each of `size` bytes, and their statuses or None. Returns the rows, -1 after an error. */
static Py_ssize_t take(PyObject *memory, PyObject *masked, Py_ssize_t size, Buffers *buffers)
{
    buffers->statuses = NULL;
    if (PyObject_GetBuffer(memory, &buffers->memory, PyBUF_SIMPLE) < 0) {
        return -1;
    }
    Py_ssize_t rows = size > 0 ? buffers->memory.len / size : 0;
    if (masked != Py_None) {
        if (PyObject_GetBuffer(masked, &buffers->masked, PyBUF_SIMPLE) < 0) {
            PyBuffer_Release(&buffers->memory);
            return -1;
        }
        buffers->statuses = buffers->masked.buf;
    }
    if (size < 1 || buffers->memory.len % size || (buffers->statuses && buffers->masked.len != rows)) {
        PyErr_SetString(PyExc_ValueError, "the memory does not hold the rows");
        release(buffers);
        return -1;
    }
    return rows;
}

/* texts(memory, size, masked, missing): a list of str; None where the status is `missing`. */
PyObject *texts(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    (void)module;
    Buffers buffers;
    if (!has(count, 4)) {
        return NULL;
    }
    Py_ssize_t size = PyLong_AsSsize_t(arguments[1]);
    long missing = PyLong_AsLong(arguments[3]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    Py_ssize_t rows = take(arguments[0], arguments[2], size, &buffers);
    if (rows < 0) {
        return NULL;
    }
    PyObject *list = PyList_New(rows);
    for (Py_ssize_t row = 0; list && row < rows; row++) {
        const char *text = (const char *)buffers.memory.buf + row * size;
        const char *end = memchr(text, 0, (size_t)size);
        int is_missing = buffers.statuses && buffers.statuses[row] == missing;
        PyObject *item = is_missing ? none() : PyUnicode_FromStringAndSize(text, end ? end - text : size);
        if (!item) {
            Py_CLEAR(list);
        } else {
            PyList_SetItem(list, row, item);
        }
    }
    release(&buffers);
    return list;
}

/* floats(memory, masked, missing): a list of float; None where the status is `missing`. */
PyObject *floats(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    (void)module;
    Buffers buffers;
    if (!has(count, 3)) {
        return NULL;
    }
    long missing = PyLong_AsLong(arguments[2]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    Py_ssize_t rows = take(arguments[0], arguments[1], sizeof(double), &buffers);
    if (rows < 0) {
        return NULL;
    }
    PyObject *list = PyList_New(rows);
    for (Py_ssize_t row = 0; list && row < rows; row++) {
        int is_missing = buffers.statuses && buffers.statuses[row] == missing;
        PyObject *item = is_missing ? none() : PyFloat_FromDouble(((const double *)buffers.memory.buf)[row]);
        if (!item) {
            Py_CLEAR(list);
        } else {
            PyList_SetItem(list, row, item);
        }
    }
    release(&buffers);
    return list;
}
