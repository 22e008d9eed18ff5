/*
 * The description of the command: its subjects, options and examples. The help, the manual page and the completions of
 * shells come from here, and so does the reading of the command line.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_DESCRIPTION_H
#define GRIDNORTH_COMMAND_DESCRIPTION_H

#include <stddef.h>

/* The options. One option has one meaning in all subjects. */
typedef enum option_id {
    OPTION_END, /* Ends a list of options. */
    OPTION_PRECISION,
    OPTION_DECODE,
    OPTION_TO,
    OPTION_SOURCE,
    OPTION_ZONE,
    OPTION_FORM,
    OPTION_FROM,
    OPTION_AZIMUTH,
    OPTION_LENGTH,
    OPTION_METHOD,
    OPTION_RADIUS,
    OPTION_RADIALS,
    OPTION_VERTICES,
    OPTION_DATE,
    OPTION_HEIGHT,
    OPTION_FIELD,
    OPTION_DAYS,
    OPTION_AT,
    OPTION_MOON,
    OPTION_TERRAIN,
    OPTION_BBOX,
    OPTION_ZOOM,
    OPTION_SPACING,
    OPTION_LINES,
    OPTION_GROUP,
    OPTION_WIDTH,
    OPTION_COUNT_ONLY,
    OPTION_UNITS,
    OPTION_AREA_UNITS,
    OPTION_DECIMALS,
    OPTION_DOCUMENT,
    /* Those of all subjects that read rows. */
    OPTION_FORMAT,
    OPTION_COLUMN,
    OPTION_LAT_COLUMN,
    OPTION_LON_COLUMN,
    OPTION_TO_LAT_COLUMN,
    OPTION_TO_LON_COLUMN,
    OPTION_AZIMUTH_COLUMN,
    OPTION_LENGTH_COLUMN,
    OPTION_TIME_COLUMN,
    OPTION_DELIMITER,
    OPTION_LON_FIRST,
    OPTION_BANDS,
    OPTION_HEMISPHERES,
    OPTION_STRICT,
    OPTION_HELP,
    OPTION_LIMIT
} option_id;

typedef struct option {
    const char *name;
    char letter;         /* 0: it has none. */
    const char *value;   /* The name of its value; NULL: it has none. */
    const char *meaning;
    const char *choices; /* Its values, with blanks between them; NULL: there are too many to list. */
} option;

typedef struct example {
    const char *line;
    const char *meaning;
} example;

typedef struct arguments arguments;

typedef struct subject {
    const char *name;
    const char *sentence;
    const char *operands;       /* Behind the options. */
    const char *text;           /* A paragraph. */
    option_id options[16];      /* Those of its own, up to OPTION_END. */
    const char *topic;          /* The topic with more options: "rows"; NULL: there is none. */
    example examples[5];         /* Up to one without a line. */
    int (*run)(const arguments *arguments);
} subject;

/* The options of the topic `rows`: how rows are read and written. */
extern const option_id row_options[];

extern const option options[OPTION_LIMIT];
extern const subject subjects[];
extern const size_t subject_count;

/* Finds a subject; NULL if there is none of that name. */
const subject *find_subject(const char *name);

/* Tells whether a subject has an option. */
int subject_has(const subject *subject, option_id id);

#endif
