/*
 * Which columns of a table have positions: by their names, by options, and what the character between columns is.
 *
 * SPDX-License-Identifier: MIT
 */
#include "layout.h"

#include <stdio.h>
#include <string.h>

#include "numbers.h"
#include "output.h"
#include "positions.h"
#include "problems.h"
#include "system.h"

char lower(char byte) {
    return byte >= 'A' && byte <= 'Z' ? (char)(byte + 32) : byte;
}

slice trimmed(slice text) {
    while (text.size > 0 && is_blank(text.bytes[0])) {
        text.bytes++, text.size--;
    }
    while (text.size > 0 && is_blank(text.bytes[text.size - 1])) {
        text.size--;
    }
    return text;
}

static bool is_same_name(slice name, const char *other) {
    name = trimmed(name);
    for (size_t index = 0; index < name.size; index++) {
        if (lower(name.bytes[index]) != lower(other[index]) || other[index] == 0) {
            return false;
        }
    }
    return other[name.size] == 0;
}

/* Finds the first column whose name is in a list that blanks separate. */
static int find_named(const layout *layout, const char *list) {
    while (list != NULL && *list != 0) {
        const char *blank = strchr(list, ' ');
        char name[NAME_CAPACITY];
        snprintf(name, sizeof name, "%.*s", (int)(blank ? blank - list : (ptrdiff_t)strlen(list)), list);
        for (size_t index = 0; index < layout->field_count; index++) {
            if (is_same_name(layout->names[index], name)) {
                return (int)index;
            }
        }
        list = blank ? blank + 1 : NULL;
    }
    return -1;
}

/* Finds the column that an option names, or gives the number of. */
static int find_column(const layout *layout, const job *job, const char *file, option_id id) {
    const char *text = job->arguments->values[id];
    int index = -1;
    for (size_t other = 0; other < layout->field_count && index < 0; other++) {
        index = is_same_name(layout->names[other], text) ? (int)other : -1;
    }
    long place;
    if (index < 0 && read_whole(text, 1, (long)layout->field_count, &place)) {
        index = (int)place - 1;
    }
    if (index < 0) {
        output_flush();
        char list[512] = "";
        for (size_t other = 0; other < layout->field_count && strlen(list) < sizeof list - 80; other++) {
            slice name = trimmed(layout->names[other]);
            snprintf(list + strlen(list), 70, "%s%.*s", other ? ", " : "", (int)(name.size < 64 ? name.size : 64), name.bytes);
        }
        misuse("--%s: %s has no column \"%s\"; its columns are: %s", options[id].name, file, text, list);
    }
    return index;
}

/* Finds the character that most likely separates columns. */
static char guess_delimiter(slice line) {
    static const char candidates[] = ",;\t|";
    size_t best = 0;
    char delimiter = ',';
    for (const char *candidate = candidates; *candidate != 0; candidate++) {
        size_t count = 0;
        bool is_quoted = false;
        for (size_t index = 0; index < line.size; index++) {
            is_quoted ^= line.bytes[index] == '"';
            count += !is_quoted && line.bytes[index] == *candidate;
        }
        if (count > best) {
            best = count;
            delimiter = *candidate;
        }
    }
    return delimiter;
}

char delimiter_option(const job *job, slice line) {
    const char *text = job->arguments->values[OPTION_DELIMITER];
    if (text == NULL) {
        return guess_delimiter(line);
    }
    if (strcmp(text, "tab") == 0 || strcmp(text, "\\t") == 0) {
        return '\t';
    }
    if (strlen(text) != 1 || text[0] == '"' || text[0] == '\n' || text[0] == '\r') {
        misuse("--delimiter needs one character, or the word tab");
    }
    return text[0];
}

void store_names(layout *layout, const record *record, field *fields) {
    size_t count = split_row(record, layout->delimiter, fields, FIELD_LIMIT);
    if (count > FIELD_LIMIT) {
        /* It is no table of positions; a line may have that many commas. */
        count = 0;
    }
    layout->field_count = count;
    layout->header = allocate(record->text.size + 1, 1);
    layout->names = allocate(count, sizeof *layout->names);
    char *at = layout->header;
    for (size_t index = 0; index < count; index++) {
        slice name = field_content(&fields[index], at);
        memmove(at, name.bytes, name.size);
        layout->names[index] = trimmed((slice){at, name.size});
        at += name.size;
    }
}

/* The names by which columns are known without an option. */
static const char latitude_names[] = "latitude lat y";
static const char longitude_names[] = "longitude lon lng long x";
static const char first_latitude_names[] = "lat1 from_lat from_latitude latitude lat y";
static const char first_longitude_names[] = "lon1 from_lon from_longitude longitude lon lng long x";
static const char second_latitude_names[] = "lat2 to_lat to_latitude";
static const char second_longitude_names[] = "lon2 to_lon to_longitude";
static const char text_names[] = "position mgrs usng coordinates utm georef gars";

bool find_columns(layout *layout, const job *job, const char *file) {
    const arguments *arguments = job->arguments;
    bool are_two = job->position_count == 2, is_known = false;
    const char *names[2][2] = {{latitude_names, longitude_names}, {second_latitude_names, second_longitude_names}};
    if (are_two) {
        names[0][0] = first_latitude_names;
        names[0][1] = first_longitude_names;
    }
    static const option_id ids[2][2] = {{OPTION_LAT_COLUMN, OPTION_LON_COLUMN}, {OPTION_TO_LAT_COLUMN, OPTION_TO_LON_COLUMN}};
    layout->text = -1;
    for (int which = 0; which < 2; which++) {
        int *columns[2] = {&layout->latitude[which], &layout->longitude[which]};
        for (int axis = 0; axis < 2; axis++) {
            *columns[axis] = has_option(arguments, ids[which][axis]) ? find_column(layout, job, file, ids[which][axis])
                                                                     : find_named(layout, names[which][axis]);
        }
        if (*columns[0] < 0 || *columns[1] < 0) {
            *columns[0] = *columns[1] = -1;
        }
    }
    is_known = layout->latitude[0] >= 0 && (!are_two || layout->latitude[1] >= 0);
    for (int axis = 0; axis < 3; axis++) {
        static const char *const axes[] = {"x", "y", "z"};
        layout->axes[axis] = job->is_geocentric ? find_named(layout, axes[axis]) : -1;
    }
    if (job->is_geocentric) {
        layout->latitude[0] = layout->longitude[0] = -1;
        is_known = layout->axes[0] >= 0 && layout->axes[1] >= 0 && layout->axes[2] >= 0;
    }
    if (has_option(arguments, OPTION_COLUMN) || !is_known || job->form == GN_FORM_MGRS) {
        int text = has_option(arguments, OPTION_COLUMN) ? find_column(layout, job, file, OPTION_COLUMN) : find_named(layout, text_names);
        if (text >= 0) {
            layout->text = text;
            layout->latitude[0] = layout->latitude[1] = layout->axes[0] = -1;
            is_known = true;
        }
    }
    for (size_t index = 0; index < job->extra_count; index++) {
        const extra *extra = &job->extras[index];
        layout->extras[index] =
            has_option(arguments, extra->option) ? find_column(layout, job, file, extra->option) : find_named(layout, extra->name);
    }
    layout->group = has_option(arguments, OPTION_GROUP) ? find_column(layout, job, file, OPTION_GROUP) : -1;
    return is_known;
}

bool looks_like_header(const layout *layout, const job *job, const record *record) {
    for (size_t index = 0; index < layout->field_count; index++) {
        slice name = layout->names[index];
        size_t digits = 0;
        for (size_t at = 0; at < name.size; at++) {
            digits += is_digit(name.bytes[at]);
        }
        char first = name.size > 0 ? lower(name.bytes[0]) : 0;
        if (digits > 1 || !((first >= 'a' && first <= 'z') || first == '_')) {
            return false;
        }
    }
    gn_position found;
    size_t place;
    return layout->field_count > 1 && read_position(job->arguments, job->form, record->text.bytes, record->text.size,
                                                    &found, &place) != GN_OK;
}

void name_added(layout *layout, const job *job) {
    for (size_t index = 0; index < job->column_count; index++) {
        const char *name = job->columns[index].name;
        snprintf(layout->added[index], NAME_CAPACITY, "%s", name);
        for (int number = 2; layout->is_csv && find_named(layout, layout->added[index]) >= 0; number++) {
            snprintf(layout->added[index], NAME_CAPACITY, "%s_%d", name, number);
        }
    }
}

bool are_columns_asked(const job *job) {
    static const option_id asked[] = {OPTION_DELIMITER,     OPTION_COLUMN,        OPTION_LAT_COLUMN,
                                      OPTION_LON_COLUMN,    OPTION_TO_LAT_COLUMN, OPTION_TO_LON_COLUMN,
                                      OPTION_AZIMUTH_COLUMN, OPTION_LENGTH_COLUMN, OPTION_TIME_COLUMN,   OPTION_GROUP};
    for (size_t index = 0; index < sizeof asked / sizeof *asked; index++) {
        if (has_option(job->arguments, asked[index])) {
            return true;
        }
    }
    return false;
}
