/* SPDX-License-Identifier: MIT
 *
 * The table that walk_table.py writes from docs/api.json, as walk_roles.c reads it.
 */
#ifndef WALK_ROLES_H
#define WALK_ROLES_H

#include "gridnorth.h"

typedef enum role {
    VALUE,
    TEXT,
    TEXT_SIZE,
    STRUCT,
    OPTIONS,
    ARRAY,
    COUNT,
    COLUMN,
    STRIDE,
    SLOT_SIZE,
    STATUSES,
    OUTPUT,
    CAPACITY,
    NEEDED,
    RESULT,
    ERROR_OFFSET,
    ERROR_FIELD
} role;

typedef enum null_rule { NULL_NEVER, NULL_ALWAYS, NULL_EMPTY } null_rule;

/* One argument. */
typedef union value {
    double d;
    size_t n;
    void *p;
} value;

/* The meaning of a number, as far as generators of arguments use it. */
typedef enum meaning { ANY, LATITUDE, LONGITUDE, METERS, DEGREES, SECONDS, STRUCT_SIZE, RESERVED } meaning;

/* A number inside a struct: where it stands, its type by a letter of Python's struct module, its meaning. */
typedef struct number_at {
    size_t offset;
    char type;
    meaning means;
} number_at;

typedef struct parameter {
    const char *name;
    role role;
    char type;   /* As in number_at; 's' a struct, 'n' a size_t. */
    size_t size; /* Bytes of a value or an element. */
    int is_pointer, is_out, is_signed;
    null_rule null;
    int size_at, count_at, stride_at, slot_size_at, capacity_at, needed_at, of_at; /* -1: none. */
    const number_at *numbers;
    size_t number_count;
    gn_status (*init)(void *);
    int has_minimum, has_maximum, ends_depend, takes_infinity, takes_minus_infinity, takes_nan, is_unread;
    double minimum, maximum, number;
    int64_t integer;
    const char *sample;
    size_t sample_count, sample_size;
    meaning means;
    const int64_t *constants; /* That the description names. */
    int constant_count, is_sum;
    int may_be; /* One more than the number of the argument in whose place the result may go; 0: none. */
    int is_continued; /* A result that begins with the caller's data. */
} parameter;

/* A text in quotation marks in the description of a function. */
typedef struct known_text {
    const char *bytes;
    size_t size;
} known_text;

typedef struct function {
    const char *name;
    const parameter *parameters;
    int count;
    gn_status (*call)(const value *);
    const gn_status *statuses, *row_statuses; /* -1 ends them. */
    const known_text *texts;
    int text_count;
} function;

/* The functions that return a status; behind them the others, whose value is a result of 8 bytes. */
extern const function functions[];
extern const int function_count, all_function_count;

#endif
