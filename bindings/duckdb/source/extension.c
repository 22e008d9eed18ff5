/*
 * The entry point: registers the functions, and runs them block by block.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>
#include <string.h>

#include "engine.h"

/* Marks the rows that have a NULL among their arguments. */
static void find_nulls(block *block) {
    block->has_nulls = false;
    for (uint64_t column = 0; block->function->parameters[column] != 0; column++) {
        const uint64_t *valid = host.vector_get_validity(host.data_chunk_get_vector(block->engine->chunk, column));
        if (valid == NULL) continue;
        valid += block->start / 64;
        for (size_t row = 0; row < block->count; row++) {
            if (row % 64 == 0 && valid[row / 64] == ~(uint64_t)0) {
                row += 63;
                continue;
            }
            if (valid[row / 64] >> row % 64 & 1) continue;
            if (!block->has_nulls) memset(block->nulls, 0, block->count);
            block->has_nulls = true;
            block->nulls[row] = 1;
        }
    }
    if (!block->has_nulls) memset(block->nulls, 0, block->count);
}

/* Makes a row of a vector NULL. */
static void set_null(host_object vector, size_t row) {
    host.vector_ensure_validity_writable(vector);
    host.vector_get_validity(vector)[row / 64] &= ~((uint64_t)1 << row % 64);
}

/* Makes refused rows, and those with a NULL among their arguments, NULL: a STRUCT with all of its fields. */
static void write_nulls(block *block) {
    uint64_t fields = 0;
    for (const char *letter = block->function->result; *letter != 0; letter++) fields += *letter == ':';
    for (size_t row = 0; row < block->count; row++) {
        if ((block->nulls[row] | block->statuses[row]) == 0) continue;
        set_null(block->engine->result, block->start + row);
        for (uint64_t field = 0; field < fields; field++)
            set_null(host.struct_vector_get_child(block->engine->result, field), block->start + row);
    }
}

static void run(host_object call, host_object chunk, host_object result) {
    struct engine engine;
    engine.call = call;
    engine.chunk = chunk;
    engine.result = result;
    block block;
    block.function = host.scalar_function_get_extra_info(call);
    block.engine = &engine;
    block.start = 0;
    block.failed = false;
    block.kept.words = NULL;
    const size_t count = host.data_chunk_get_size(chunk);
    for (; block.start < count && !block.failed; block.start += BLOCK_ROWS) {
        block.count = count - block.start < BLOCK_ROWS ? count - block.start : BLOCK_ROWS;
        find_nulls(&block);
        memset(block.statuses, 0, block.count);
        block.function->run(&block);
        if (!block.failed) write_nulls(&block);
    }
    free(block.kept.words);
}

static host_object type_of(char letter);

/* The type of a list whose elements have the type of a letter. */
static host_object list_of(char letter) {
    host_object element = type_of(letter), list = host.create_list_type(element);
    host.destroy_logical_type(&element);
    return list;
}

/* The type of a STRUCT: "latitude:d longitude:d". */
static host_object struct_of(const char *fields) {
    host_object types[8];
    char names[8][16];
    const char *pointers[8];
    uint64_t count = 0;
    for (; *fields != 0; count++) {
        const size_t size = strcspn(fields, ":");
        memcpy(names[count], fields, size);
        names[count][size] = 0;
        pointers[count] = names[count];
        types[count] = type_of(fields[size + 1]);
        fields += size + 2;
        if (*fields == ' ') fields++;
    }
    host_object type = host.create_struct_type(types, pointers, count);
    for (uint64_t field = 0; field < count; field++) host.destroy_logical_type(&types[field]);
    return type;
}

static host_object type_of(char letter) {
    switch (letter) {
    case 'd': return host.create_logical_type(HOST_DOUBLE);
    case 'i': return host.create_logical_type(HOST_INTEGER);
    case 'o': return host.create_logical_type(HOST_BOOLEAN);
    case 'b': return host.create_logical_type(HOST_BLOB);
    case 'p': return list_of('s');
    case 'r': return list_of('p');
    case 's': return struct_of("latitude:d longitude:d");
    default: return host.create_logical_type(HOST_VARCHAR);
    }
}

/* One overload of a function. */
static host_object overload(const function *function) {
    host_object scalar = host.create_scalar_function();
    host.scalar_function_set_name(scalar, function->name);
    for (const char *letter = function->parameters; *letter != 0; letter++) {
        /* DuckDB casts INTEGER to BIGINT by itself, but not back. */
        host_object type = *letter == 'i' ? host.create_logical_type(HOST_BIGINT) : type_of(*letter);
        host.scalar_function_add_parameter(scalar, type);
        host.destroy_logical_type(&type);
    }
    host_object type = strchr(function->result, ':') ? struct_of(function->result) : type_of(function->result[0]);
    host.scalar_function_set_return_type(scalar, type);
    host.destroy_logical_type(&type);
    host.scalar_function_set_extra_info(scalar, (void *)function, NULL);
    host.scalar_function_set_function(scalar, run);
    return scalar;
}

/* Registers the functions of a table. Those of the same name follow one another. */
static bool register_functions(host_object connection, const function *function) {
    bool good = true;
    while (good && function->name != NULL) {
        const char *name = function->name;
        host_object set = host.create_scalar_function_set(name);
        for (; function->name != NULL && strcmp(function->name, name) == 0; function++) {
            host_object scalar = overload(function);
            good = good && host.add_scalar_function_to_set(set, scalar) == 0;
            host.destroy_scalar_function(&scalar);
        }
        good = good && host.register_scalar_function_set(connection, set) == 0;
        host.destroy_scalar_function_set(&set);
    }
    return good;
}

/* DuckDB finds it by the name of the file: gridnorth.duckdb_extension. */
__attribute__((visibility("default"))) bool gridnorth_init_c_api(host_object extension, struct host_access *access) {
    const void *const *table = access->get_api(extension, HOST_VERSION);
    if (table == NULL) return false; /* DuckDB has set the error. */
#define HOST_TAKE(place, result, name, arguments) memcpy(&host.name, &table[place], sizeof host.name);
    HOST_FUNCTIONS(HOST_TAKE)
#undef HOST_TAKE
    host_object connection;
    if (host.connect(*access->get_database(extension), &connection) != 0) {
        access->set_error(extension, "gridnorth: no connection to the database");
        return false;
    }
    const bool good = register_functions(connection, functions) &&
                      register_functions(connection, duckdb_functions);
    host.disconnect(&connection);
    if (!good) access->set_error(extension, "gridnorth: DuckDB refused a function; is one of the same name there?");
    return good;
}
