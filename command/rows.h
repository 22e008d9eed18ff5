/*
 * The way of rows: records are read in blocks, positions are found in them, a subject computes columns, and the rows are
 * written with these.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_ROWS_H
#define GRIDNORTH_COMMAND_ROWS_H

#include "arguments.h"
#include "gridnorth.h"
#include "input.h"
#include "positions.h"

enum {
    ROWS_OF_BLOCK = 4096,
    COLUMN_LIMIT = 16,
    EXTRA_LIMIT = 2
};

/* The rows of a block. A refused row has a status, or a message of its own. */
typedef struct block {
    size_t count;
    const record *records;
    double *latitudes, *longitudes;       /* NaN in refused and in blank rows. */
    double *to_latitudes, *to_longitudes; /* The second position, where a row has two. */
    gn_position *positions;               /* For jobs that want all that a text tells. */
    double *extras[EXTRA_LIMIT];
    uint8_t *statuses;
    const char **messages;
    size_t *places;                       /* The byte of the record where the refused part begins. */
    bool *are_blank;
} block;

/* A column that a subject adds: numbers or texts. */
typedef struct column {
    const char *name;
    const double *numbers; /* NaN: empty. */
    int decimals;
    const char *texts;     /* Slots with a final zero; empty text: empty. */
    size_t stride;
    bool is_silent;        /* The format "text" leaves it out. */
} column;

/* A number of each row beside its positions. */
typedef struct extra {
    option_id option;      /* Names its column of CSV. */
    const char *name;      /* The usual name of that column; NULL: there is none. */
    bool (*read)(const char *text, size_t size, double *out);
    double constant;       /* If no column is named. */
} extra;

typedef enum geometry {
    GEOMETRY_POINT,    /* The position of the row. */
    GEOMETRY_TO_POINT, /* The second position, which the subject computes. */
    GEOMETRY_LINE      /* The geodesic from the first position to the second one. */
} geometry;

typedef enum format {
    FORMAT_TEXT,
    FORMAT_CSV,
    FORMAT_JSONL,
    FORMAT_GEOJSON
} format;

typedef struct job job;
struct job {
    const arguments *arguments;
    int position_count; /* Positions that a row has: 1 or 2. */
    int32_t form;       /* The notation to read, or GN_FORM_ANY. */
    bool is_geocentric; /* Rows have x, y and z, and `positions` receives the height too. */
    bool wants_positions;
    extra extras[EXTRA_LIMIT];
    size_t extra_count;
    column columns[COLUMN_LIMIT];
    size_t column_count;
    geometry geometry;
    void (*compute)(job *job, block *block);
    /* Takes a row instead of writing it; NULL: it is written. Positions of refused and of blank rows are NaN. */
    void (*take)(job *job, block *block, size_t row);
    /* Called where a file ends, or the positions of the command line. */
    void (*end_file)(job *job);
    /* Called at the end of all. */
    void (*end)(job *job);
    bool takes_many; /* The words of the command line may be any number of positions. */
    /* Takes a whole file, if it begins like a document: "<", "{" or "["; NULL: all files have rows. */
    void (*take_document)(job *job, reader *reader);
    /* The job takes rows of a table and writes each any number of times, by put_taken(). */
    bool repeats_rows;
    bool is_table;      /* The input is CSV: set before the first row. */
    format format;      /* What is written: set before the first row. */
    struct run *run;
    void *own;
    const char *file; /* The file that is read, for messages; NULL: none. */
};

/* Runs a job over positions on the command line, files, or standard input, and returns the exit status. */
int run_rows(job *job);

/* Writes a row that a job takes, with its columns, or a bad one without them. */
void put_taken(job *job, const block *block, size_t row, bool is_good);

/* Finds the value of a row in the column of --group; false if the row has none. It is valid until the next call. */
bool group_of_row(job *job, const block *block, size_t row, slice *out);

/* Adds a column of numbers, which the job owns. */
double *add_numbers(job *job, const char *name, int decimals);

/* Adds a column of texts with slots of `stride` bytes. */
char *add_texts(job *job, const char *name, size_t stride);

/* Refuses a row for a status. */
void refuse(block *block, size_t row, gn_status status);

/* Returns the chosen format, or `otherwise`. */
format format_option(const arguments *arguments, format otherwise);

/* Writes a longitude and a latitude as GeoJSON has them. */
void put_coordinates(double latitude, double longitude);

#endif
