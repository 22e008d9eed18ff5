/* SPDX-License-Identifier: MIT
 *
 * Many texts: from a list into slots of one size, as the batches of the library read them, and back; and lists of
 * doubles. No Python code runs per row.
 */
#include "extension.h"

#include <string.h>

/* Rows that are handled at once: few enough to stay in the cache. Other threads may run while those of longer lists are
   copied. */
#define BLOCK 4096

/* Replaces characters that are not ASCII, and zeros, which would end the text. No notation uses "?". */
#define NOT_ASCII '?'

typedef struct {
    const char *bytes;
    /* The bytes of a text; a text stored here fits into a slot. */
    uint32_t size;
    enum {
        /* A str of ASCII. */
        ASCII,
        /* Another str. */
        UNICODE,
        /* Bytes, each of which counts as a character. */
        BYTES
    } form;
} Text;

/* The handling of a row. */
typedef enum { FITS, IS_MISSING, IS_LONG, IS_STRANGE } Kind;

/* The NA of pandas, if pandas is loaded; a borrowed reference that the module of pandas keeps alive. */
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

/* Finds the bytes of a value, and the number of bytes in its slot. */
static Kind look(PyObject *value, PyObject *na, Py_ssize_t longest, int is_utf8, Text *text, Py_ssize_t *width)
{
    Py_ssize_t size, length;
    if (PyUnicode_CheckExact(value)) {
        /* ASCII needs no conversion; other texts cache their UTF-8 as long as they live. */
        text->bytes = PyUnicode_AsUTF8AndSize(value, &size);
        if (!text->bytes) {
            /* The text has a lone surrogate. */
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

/* Copies a text into its slot; each character becomes one byte. */
static void copy_ascii(const Text *text, char *slot)
{
    if (text->form == ASCII && !memchr(text->bytes, 0, text->size)) {
        memcpy(slot, text->bytes, text->size);
        return;
    }
    for (uint32_t at = 0; at < text->size; at++) {
        unsigned char byte = (unsigned char)text->bytes[at];
        if (text->form == UNICODE && (byte & 0xC0) == 0x80) {
            /* The byte continues a character. */
            continue;
        }
        *slot++ = byte == 0 || byte >= 0x80 ? NOT_ASCII : (char)byte;
    }
}

/* Copies texts into slots. */
static void fill(const Text *texts, Py_ssize_t count, Py_ssize_t stride, int is_utf8, char *slots)
{
    memset(slots, 0, (size_t)(count * stride));
    for (Py_ssize_t row = 0; row < count; row++, slots += stride) {
        if (is_utf8) {
            memcpy(slots, texts[row].bytes, texts[row].size);
        } else {
            copy_ascii(&texts[row], slots);
        }
    }
}

/* Adds a row to a list; returns 0 after an error. */
static int append(PyObject *rows, Py_ssize_t row)
{
    PyObject *number = PyLong_FromSsize_t(row);
    int added = number && PyList_Append(rows, number) == 0;
    Py_XDECREF(number);
    return added;
}

/* The state of the conversion of a list to slots. */
typedef struct {
    PyObject *values;
    Py_ssize_t count, longest;
    int is_utf8;
    PyObject *na;
    /* Bytes of a slot. */
    Py_ssize_t stride;
    /* Two bytearrays, the second of which is NULL if no text is missing; and a list of rows. */
    PyObject *slots, *missing, *alone;
} Gathering;

static int mark_missing(Gathering *all, Py_ssize_t row)
{
    if (!all->missing) {
        all->missing = PyByteArray_FromStringAndSize(NULL, all->count);
        if (!all->missing) {
            return 0;
        }
        memset(PyByteArray_AsString(all->missing), 0, (size_t)all->count);
    }
    PyByteArray_AsString(all->missing)[row] = 1;
    return 1;
}

/* Looks at the texts of a block, and lists those that are missing or do not fit. Returns the bytes that the longest
   needs, 0 if something has to be left to Python, -1 after an error. */
static Py_ssize_t survey(Gathering *all, PyObject *block, Py_ssize_t start, Text *texts)
{
    Py_ssize_t count = PyList_Size(block), widest = 1;
    for (Py_ssize_t row = 0; row < count; row++) {
        Py_ssize_t width;
        Kind kind = look(PyList_GetItem(block, row), all->na, all->longest, all->is_utf8, &texts[row], &width);
        if (kind == FITS) {
            widest = width > widest ? width : widest;
            continue;
        }
        texts[row] = (Text){"", 0, ASCII};
        if (kind == IS_STRANGE) {
            return 0;
        }
        if (kind == IS_LONG ? !append(all->alone, start + row) : !mark_missing(all, start + row)) {
            return -1;
        }
    }
    return widest;
}

/* Gathers the list block by block, into slots as wide as the texts of the first block, or as `stride` says. A wider
   text ends it. Returns the bytes that are needed for a slot: more than `stride` if it has to be done again; 0 if it is
   left to Python; -1 after an error. */
static Py_ssize_t gather_blocks(Gathering *all, Text *texts)
{
    for (Py_ssize_t start = 0; start < all->count || !all->slots; start += BLOCK) {
        /* The copy keeps the texts alive even if other threads change the list. */
        Py_ssize_t end = all->count - start < BLOCK ? all->count : start + BLOCK;
        PyObject *block = PyList_GetSlice(all->values, start, end);
        if (!block) {
            return -1;
        }
        Py_ssize_t widest = PyList_Size(block) == end - start ? survey(all, block, start, texts) : 0;
        if (!all->slots && widest > 0) {
            all->stride = widest > all->stride ? widest : all->stride;
            if (all->count > PY_SSIZE_T_MAX / all->stride) {
                PyErr_NoMemory();
                widest = -1;
            } else {
                all->slots = PyByteArray_FromStringAndSize(NULL, all->count * all->stride);
                widest = all->slots ? widest : -1;
            }
        }
        if (widest > 0 && widest <= all->stride) {
            char *slots = PyByteArray_AsString(all->slots) + start * all->stride;
            PyThreadState *thread = all->count > BLOCK ? PyEval_SaveThread() : NULL;
            fill(texts, end - start, all->stride, all->is_utf8, slots);
            if (thread) {
                PyEval_RestoreThread(thread);
            }
        }
        Py_DECREF(block);
        if (widest <= 0 || widest > all->stride) {
            return widest;
        }
    }
    return all->stride;
}

static void forget(Gathering *all)
{
    Py_CLEAR(all->slots);
    Py_CLEAR(all->missing);
    Py_CLEAR(all->alone);
}

/* gather(values, longest, is_utf8): a bytearray of slots, the bytes of a slot, a bytearray with 1 for each missing row
   or None if none is missing, and the list of rows that do not fit and have empty slots; None: leave it to Python. */
PyObject *gather(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    (void)module;
    if (!has(count, 3)) {
        return NULL;
    }
    Gathering all = {.values = arguments[0], .longest = PyLong_AsSsize_t(arguments[1])};
    all.is_utf8 = PyObject_IsTrue(arguments[2]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    if (!PyList_CheckExact(all.values)) {
        return none();
    }
    all.count = PyList_Size(all.values);
    all.na = pandas_na();
    Text *texts = PyMem_Malloc((size_t)(all.count < BLOCK ? all.count + 1 : BLOCK) * sizeof *texts);
    if (!texts) {
        return PyErr_NoMemory();
    }
    Py_ssize_t needed = 0, stride;
    do {
        stride = needed > 2 * all.stride ? needed : 2 * all.stride;
        forget(&all);
        /* The width of the slots doubles if a text does not fit, so that few attempts are needed. */
        all.stride = stride < all.longest ? stride : all.longest;
        all.alone = PyList_New(0);
        needed = all.alone ? gather_blocks(&all, texts) : -1;
    } while (needed > all.stride);
    PyMem_Free(texts);
    PyObject *result = NULL;
    if (needed == 0) {
        result = none();
    } else if (needed > 0) {
        PyObject *missing = all.missing ? all.missing : Py_None;
        result = Py_BuildValue("(OnOO)", all.slots, all.stride, missing, all.alone);
    }
    forget(&all);
    return result;
}

/* The bytes of a slot for texts that are read in one pass: most references fit. */
#define USUAL 16

/* A block of a list that fits into the cache: memory traffic is only the texts and the results. */
typedef struct {
    Text texts[BLOCK];
    char slots[BLOCK * USUAL];
    double latitudes[BLOCK], longitudes[BLOCK];
} Reading;

/* Reads the rows from `start` on. Returns their number, 0 to leave the list to Python, or -1 after an error. */
static Py_ssize_t read_block(const State *state, Gathering *all, Py_ssize_t start, int is_strict, Reading *reading)
{
    Py_ssize_t rows = all->count - start < BLOCK ? all->count - start : BLOCK;
    PyObject *block = PyList_GetSlice(all->values, start, start + rows);
    if (!block) {
        return -1;
    }
    /* The loop stops at a text that is too long, missing or of another type. */
    Py_ssize_t widest = PyList_Size(block) == rows ? survey(all, block, start, reading->texts) : 0;
    gn_status status = GN_PARTIAL;
    if (widest > 0 && !all->missing && PyList_Size(all->alone) == 0) {
        PyThreadState *thread = all->count > BLOCK ? PyEval_SaveThread() : NULL;
        fill(reading->texts, rows, USUAL, 0, reading->slots);
        status = (is_strict ? state->gn_mgrs_decode_strict_batch : state->gn_mgrs_decode_batch)(
            reading->slots, USUAL, USUAL, (size_t)rows, reading->latitudes, sizeof(double), reading->longitudes,
            sizeof(double), NULL);
        if (thread) {
            PyEval_RestoreThread(thread);
        }
    }
    Py_DECREF(block);
    return widest < 0 ? -1 : status == GN_OK ? rows : 0;
}

/* Puts doubles into a new list; returns 0 after an error. */
static int put(PyObject *list, Py_ssize_t start, const double *values, Py_ssize_t count)
{
    for (Py_ssize_t row = 0; row < count; row++) {
        PyObject *item = PyFloat_FromDouble(values[row]);
        if (!item) {
            return 0;
        }
        PyList_SetItem(list, start + row, item);
    }
    return 1;
}

/* mgrs_decode_list(values, is_strict): lists of latitudes and longitudes; None: a row is not plain or not accepted. */
PyObject *mgrs_decode_list(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    const State *state = PyModule_GetState(module);
    if (!has(count, 2)) {
        return NULL;
    }
    if (!PyList_CheckExact(arguments[0]) || !state->gn_mgrs_decode_batch) {
        return none();
    }
    Gathering all = {.values = arguments[0], .count = PyList_Size(arguments[0]), .longest = USUAL};
    int is_strict = PyObject_IsTrue(arguments[1]);
    Reading *reading = PyMem_Malloc(sizeof *reading);
    PyObject *latitudes = PyList_New(all.count), *longitudes = PyList_New(all.count);
    all.alone = PyList_New(0);
    Py_ssize_t start = 0, rows = is_strict >= 0 && reading && latitudes && longitudes && all.alone ? 1 : -1;
    while (rows > 0 && start < all.count) {
        rows = read_block(state, &all, start, is_strict, reading);
        if (rows > 0 && !(put(latitudes, start, reading->latitudes, rows) &&
                          put(longitudes, start, reading->longitudes, rows))) {
            rows = -1;
        }
        start += rows;
    }
    PyObject *result = NULL;
    if (rows > 0) {
        result = PyTuple_Pack(2, latitudes, longitudes);
    } else if (rows == 0) {
        result = none();
    } else if (!PyErr_Occurred()) {
        PyErr_NoMemory();
    }
    PyMem_Free(reading);
    Py_XDECREF(latitudes);
    Py_XDECREF(longitudes);
    forget(&all);
    return result;
}

/* The bytes of a buffer, and the status bytes of its rows, NULL if no row is masked. */
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

/* Takes the memory of rows of `size` bytes, and statuses or None. Returns the number of rows, or -1 after an error. */
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
