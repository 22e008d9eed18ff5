/*
 * The plugin: the functions that Polars calls.
 *
 * Polars finds two functions by the name of an expression, one for the type of its result and one for its rows, and the
 * message of an error by a third. It calls them from many threads. Version 0.1 of this interface is that of Polars 1
 * and 2; another Polars refuses the library with a message that names the version.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "column.h"
#include "functions.h"
#include "result.h"

#define EXPORTED __attribute__((visibility("default")))

enum { MAX_COLUMNS = 4 };

struct engine {
    column columns[MAX_COLUMNS];
    result result;
};

/* The last error of the thread. */
static _Thread_local char message[256];

static const function polars_functions[] = {
    {"polygon_contains", "bdd", "o", run_index_contains, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

/* The function of a name with a number of parameters, in a table; null if there is none. */
static const function *find_in(const function *table, const char *name, size_t count) {
    for (; table->name != NULL; table++)
        if (strcmp(table->name, name) == 0 && strlen(table->parameters) == count) return table;
    return NULL;
}

static const function *find(const char *name, size_t count) {
    const function *found = find_in(functions, name, count);
    if (found == NULL) found = find_in(polars_functions, name, count);
    if (found == NULL) snprintf(message, sizeof message, "%s: not a function of %zu columns", name, count);
    return found;
}

/* Functions that the blocks call. */

const double *block_doubles(const block *block, int column) {
    return block->engine->columns[column].values;
}

const int32_t *block_integers(const block *block, int column) {
    return block->engine->columns[column].values;
}

const text *block_texts(const block *block, int column) {
    return block->engine->columns[column].values;
}

void *block_field(const block *block, int field) {
    return block->engine->result.values[field] + block->start * size_of(field_type(block->function->result, field));
}

void *block_result(const block *block) {
    return block_field(block, 0);
}

static void fail_for_memory(block *block) {
    block_fail(block, "gridnorth: no memory");
}

void block_write_texts(block *block, const char *slots, size_t stride) {
    if (!result_write_texts(&block->engine->result, block->start, block->count, slots, stride)) fail_for_memory(block);
}

void block_fail(block *block, const char *words) {
    snprintf(message, sizeof message, "%s", words);
    block->failed = true;
}

/* The name that a type has in Polars; for one that is not known here, Arrow's letters. */
static const char *name_of_type(const char *format) {
    static const char *const names[][2] = {
        {"b", "Boolean"}, {"c", "Int8"},      {"C", "UInt8"},     {"s", "Int16"},    {"S", "UInt16"}, {"i", "Int32"},
        {"I", "UInt32"},  {"l", "Int64"},     {"L", "UInt64"},    {"f", "Float32"},  {"g", "Float64"}, {"d", "Decimal"},
        {"u", "String"},  {"U", "String"},    {"vu", "String"},   {"vz", "Binary"},  {"z", "Binary"}, {"Z", "Binary"},
        {"td", "Date"},   {"ts", "Datetime"}, {"tD", "Duration"}, {"tt", "Time"},    {"+l", "List"},  {"+L", "List"},
        {"+w", "Array"},  {"+s", "Struct"},
    };
    const size_t size = strchr("tv+", format[0]) != NULL && format[0] != 0 ? 2 : 1;
    for (size_t at = 0; at < sizeof names / sizeof *names; at++) {
        const char *letters = names[at][0];
        if (letters[0] == format[0] && (size == 1 ? letters[1] == 0 : letters[1] == format[1])) return names[at][1];
    }
    return format;
}

/* Whether a column can be an argument; sets the message if not. */
static bool check_type(const function *function, int column, const struct ArrowSchema *field) {
    const char type = function->parameters[column];
    /* The format of categories is that of their numbers, which mean nothing here. */
    if (field->dictionary == NULL && is_suitable(field->format, type)) return true;
    const char *wanted = type == 'd' ? "numbers" : type == 'i' ? "integers" : type == 't' ? "texts" : "bytes";
    /* A name cut short might not be UTF-8. */
    const char *name = field->name != NULL && strlen(field->name) <= 80 ? field->name : "";
    const char *before = name[0] != 0 ? " (" : "", *after = name[0] != 0 ? ")" : "";
    const char *came = field->dictionary != NULL ? "categories" : name_of_type(field->format);
    snprintf(message, sizeof message, "%s: argument %d%s%s%s must be a column of %s, not of %s: cast it",
             function->name, column + 1, before, name, after, wanted, came);
    return false;
}

/* Begins to read the columns; sets the number of rows. */
static bool begin_columns(struct engine *engine, const function *function, const struct series *series, size_t *count) {
    *count = 1;
    for (int column = 0; function->parameters[column] != 0; column++) {
        if (!check_type(function, column, series[column].field)) return false;
        column_begin(&engine->columns[column], &series[column], function->parameters[column]);
        if (engine->columns[column].count != 1) *count = engine->columns[column].count;
    }
    for (int column = 0; function->parameters[column] != 0; column++) {
        const size_t rows = engine->columns[column].count;
        engine->columns[column].is_constant = rows == 1 && *count != 1;
        if (rows == *count || rows == 1) continue;
        snprintf(message, sizeof message, "%s: argument %d has %zu rows, another one %zu", function->name, column + 1,
                 rows, *count);
        return false;
    }
    return true;
}

/* Computes the rows, block by block. */
static bool compute(struct engine *engine, const function *function, size_t count) {
    block block;
    block.function = function;
    block.engine = engine;
    block.failed = false;
    block.kept.words = NULL;
    for (block.start = 0; block.start < count && !block.failed; block.start += BLOCK_ROWS) {
        block.count = count - block.start < BLOCK_ROWS ? count - block.start : BLOCK_ROWS;
        memset(block.nulls, 0, block.count);
        memset(block.statuses, 0, block.count);
        block.has_nulls = false;
        for (int column = 0; function->parameters[column] != 0; column++)
            block.has_nulls |= column_read(&engine->columns[column], block.start, block.count, block.nulls);
        function->run(&block);
        if (!block.failed && !result_end_block(&engine->result, &block)) fail_for_memory(&block);
    }
    free(block.kept.words);
    return !block.failed;
}

static void answer(const function *function, const struct series *series, struct series *returned) {
    struct engine engine;
    size_t count;
    if (!begin_columns(&engine, function, series, &count)) return;
    const char *name = series[0].field->name != NULL ? series[0].field->name : "";
    if (!result_begin(&engine.result, function, count)) {
        snprintf(message, sizeof message, "%s: no memory for %zu rows", function->name, count);
        result_drop(&engine.result);
    } else if (!compute(&engine, function, count)) {
        result_drop(&engine.result);
    } else if (!result_finish(&engine.result, name, returned)) {
        snprintf(message, sizeof message, "%s: no memory for %zu rows", function->name, count);
    }
}

/* Computes a column. The arguments are released; after an error the result is not touched. */
static void call(const char *name, struct series *series, size_t series_count, struct series *returned) {
    const function *function = find(name, series_count);
    if (function != NULL) answer(function, series, returned);
    for (size_t column = 0; column < series_count; column++) {
        for (size_t chunk = 0; chunk < series[column].count; chunk++) {
            struct ArrowArray *array = series[column].arrays[chunk];
            if (array->release != NULL) array->release(array);
        }
        if (series[column].release != NULL) series[column].release(&series[column]);
    }
}

/* Tells the name and the type of the result. The arguments stay Polars'. */
static void describe(const char *name, const struct ArrowSchema *fields, size_t field_count,
                     struct ArrowSchema *returned) {
    const function *function = find(name, field_count);
    if (function == NULL) return;
    for (size_t column = 0; column < field_count; column++)
        if (!check_type(function, (int)column, &fields[column])) return;
    if (!make_schema(returned, function, fields[0].name != NULL ? fields[0].name : ""))
        snprintf(message, sizeof message, "%s: no memory", name);
}

EXPORTED uint32_t _polars_plugin_get_version(void) {
    return 1; /* 0.1: 16 bits each. */
}

EXPORTED const char *_polars_plugin_get_last_error_message(void) {
    return message;
}

/* The options that Python can pass, pickled, are not used: arguments other than columns are constants. */
#define EXPRESSION(name)                                                                                               \
    EXPORTED void _polars_plugin_##name(struct series *series, size_t count, const uint8_t *options,                   \
                                        size_t options_size, struct series *returned, const void *context) {           \
        (void)options, (void)options_size, (void)context;                                                              \
        call(#name, series, count, returned);                                                                          \
    }                                                                                                                  \
    EXPORTED void _polars_plugin_field_##name(const struct ArrowSchema *fields, size_t count,                          \
                                              struct ArrowSchema *returned, const uint8_t *options,                    \
                                              size_t options_size) {                                                   \
        (void)options, (void)options_size;                                                                             \
        describe(#name, fields, count, returned);                                                                      \
    }

EXPRESSION(mgrs_encode)
EXPRESSION(mgrs_decode)
EXPRESSION(mgrs_decode_strict)
EXPRESSION(georef_encode)
EXPRESSION(georef_decode)
EXPRESSION(gars_encode)
EXPRESSION(gars_decode)
EXPRESSION(position_parse)
EXPRESSION(utm_forward)
EXPRESSION(utm_inverse)
EXPRESSION(utm_zone)
EXPRESSION(utm_to_epsg)
EXPRESSION(utm_from_epsg)
EXPRESSION(geodesic_distance)
EXPRESSION(geodesic_azimuth)
EXPRESSION(geodesic_inverse)
EXPRESSION(geodesic_direct)
EXPRESSION(polygon_contains)
