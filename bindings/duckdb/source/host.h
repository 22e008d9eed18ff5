/*
 * The part of DuckDB that the extension uses: the stable part of its C extension API.
 *
 * DuckDB hands an extension one table of functions. The table for "v1.2.0" is stable: every DuckDB from 1.2.0 on has
 * the same functions at the same places. Only the places that are needed are written down here, so the build needs no
 * header of DuckDB, and no network. The tests call each of them in several versions.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_DUCKDB_HOST_H
#define GRIDNORTH_DUCKDB_HOST_H

#include <stdbool.h>
#include <stdint.h>

/* The first DuckDB whose table is known to have all of them. */
#define HOST_VERSION "v1.2.0"

/* Objects of DuckDB, which only DuckDB looks into. */
typedef void *host_object;

/* A function of SQL: reads the columns of a chunk and writes one vector. */
typedef void (*host_function)(host_object call, host_object chunk, host_object result);

/* Types of columns. */
enum host_type {
    HOST_BOOLEAN = 1,
    HOST_INTEGER = 4,
    HOST_BIGINT = 5,
    HOST_DOUBLE = 11,
    HOST_VARCHAR = 17,
    HOST_BLOB = 18
};

/* The rows of a list among the elements of all lists. */
typedef struct host_list {
    uint64_t offset;
    uint64_t length;
} host_list;

/* The functions: place in the table, result, name (DuckDB's without "duckdb_"), arguments. States are 0 for success. */
#define HOST_FUNCTIONS(TAKE)                                                                                           \
    TAKE(3, int, connect, (host_object database, host_object *connection))                                             \
    TAKE(6, void, disconnect, (host_object *connection))                                                               \
    TAKE(156, host_object, create_logical_type, (int type))                                                            \
    TAKE(159, host_object, create_list_type, (host_object element))                                                    \
    TAKE(163, host_object, create_struct_type, (host_object *types, const char **names, uint64_t count))               \
    TAKE(184, void, destroy_logical_type, (host_object *type))                                                         \
    TAKE(190, host_object, data_chunk_get_vector, (host_object chunk, uint64_t column))                                \
    TAKE(191, uint64_t, data_chunk_get_size, (host_object chunk))                                                      \
    TAKE(194, void *, vector_get_data, (host_object vector))                                                           \
    TAKE(195, uint64_t *, vector_get_validity, (host_object vector))                                                   \
    TAKE(196, void, vector_ensure_validity_writable, (host_object vector))                                             \
    TAKE(198, void, vector_assign_string_element_len,                                                                  \
         (host_object vector, uint64_t row, const char *bytes, uint64_t size))                                         \
    TAKE(199, host_object, list_vector_get_child, (host_object vector))                                                \
    TAKE(203, host_object, struct_vector_get_child, (host_object vector, uint64_t field))                              \
    TAKE(209, host_object, create_scalar_function, (void))                                                             \
    TAKE(210, void, destroy_scalar_function, (host_object *function))                                                  \
    TAKE(211, void, scalar_function_set_name, (host_object function, const char *name))                                \
    TAKE(215, void, scalar_function_add_parameter, (host_object function, host_object type))                           \
    TAKE(216, void, scalar_function_set_return_type, (host_object function, host_object type))                         \
    TAKE(217, void, scalar_function_set_extra_info, (host_object function, void *info, void (*destroy)(void *)))       \
    TAKE(218, void, scalar_function_set_function, (host_object function, host_function run))                           \
    TAKE(220, void *, scalar_function_get_extra_info, (host_object call))                                              \
    TAKE(221, void, scalar_function_set_error, (host_object call, const char *message))                                \
    TAKE(222, host_object, create_scalar_function_set, (const char *name))                                             \
    TAKE(223, void, destroy_scalar_function_set, (host_object *set))                                                   \
    TAKE(224, int, add_scalar_function_to_set, (host_object set, host_object function))                                \
    TAKE(225, int, register_scalar_function_set, (host_object connection, host_object set))

/* The functions, by name. Set once, when the extension is loaded; the only variable. */
struct host {
#define HOST_MEMBER(place, result, name, arguments) result(*name) arguments;
    HOST_FUNCTIONS(HOST_MEMBER)
#undef HOST_MEMBER
};
extern struct host host;

/* The argument that DuckDB passes to the entry point of an extension. */
struct host_access {
    void (*set_error)(host_object extension, const char *message);
    host_object *(*get_database)(host_object extension);
    const void *(*get_api)(host_object extension, const char *version);
};

#endif
