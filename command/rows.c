/*
 * The way of rows.
 *
 * SPDX-License-Identifier: MIT
 */
#include "rows.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "layout.h"
#include "numbers.h"
#include "output.h"
#include "positions.h"
#include "problems.h"
#include "progress.h"
#include "system.h"

typedef struct run {
    job *job;
    layout layout;
    format format;
    bool is_first_file, is_first_feature, is_strict, swaps;
    const char *name;     /* The file, for messages; NULL: the command line. */
    field fields[FIELD_LIMIT];
    char *scratch;
    size_t scratch_size;
    uint64_t row_count;
} run;

/* MARK: Positions */

void refuse(block *block, size_t row, gn_status status) {
    if (block->statuses[row] == GN_OK && block->messages[row] == NULL) {
        block->statuses[row] = (uint8_t)status;
    }
}

static void refuse_for(block *block, size_t row, size_t place, const char *message) {
    block->messages[row] = message;
    block->places[row] = place;
}

/* Bytes between two positions or two numbers. */
static bool is_between(char byte) {
    return is_blank(byte) || byte == ',' || byte == ';';
}

static const char two_expected[] = "Two positions were expected: four numbers, or two texts with | between them.";

/* Tells whether a text begins with a sign or a dash that has a blank behind it. */
static bool begins_with_dash(const char *bytes, size_t size) {
    size_t at = 0;
    while (at < size && !is_blank(bytes[at])) {
        if (is_digit(bytes[at]) || (lower(bytes[at]) >= 'a' && lower(bytes[at]) <= 'z')) {
            return false;
        }
        at++;
    }
    return at > 0 && at < size;
}

/* Parts a line where a text of two positions has blanks or a comma; returns NULL, or what is wrong, and where. */
static const char *split_at_blanks(const run *run, slice line, slice parts[2], size_t *start) {
    const arguments *arguments = run->job->arguments;
    size_t found = 0, only = 0;
    int tries = 0;
    for (size_t at = 0; at < line.size;) {
        if (!is_between(line.bytes[at])) {
            at++;
            continue;
        }
        size_t stop = only = at;
        while (at < line.size && is_between(line.bytes[at])) {
            at++;
        }
        gn_position position;
        size_t place;
        /* More blanks are no two positions, and each takes time. */
        if (++tries > 24) {
            return two_expected;
        }
        if (read_position(arguments, GN_FORM_ANY, line.bytes, stop, &position, &place) == GN_OK &&
            read_position(arguments, GN_FORM_ANY, line.bytes + at, line.size - at, &position, &place) == GN_OK) {
            parts[0] = (slice){line.bytes, stop};
            parts[1] = (slice){line.bytes + at, line.size - at};
            found++;
            if (begins_with_dash(line.bytes + at, line.size - at)) {
                *start = at;
                return "This may be a sign or a dash: write | between the two positions.";
            }
        }
    }
    gn_position whole;
    size_t place;
    /* Two words that are not one position are two, and what is wrong in them is told. */
    if (tries == 1 && found == 0 && read_position(arguments, GN_FORM_ANY, line.bytes, line.size, &whole, &place) != GN_OK) {
        parts[0] = (slice){line.bytes, only};
        parts[1] = (slice){line.bytes + only, line.size - only};
        return NULL;
    }
    return found == 1 ? NULL : found > 1 ? "These may be other positions too: write | between the two." : two_expected;
}

/* Finds the two positions of a line; returns NULL, or what is wrong, and where. */
static const char *split_positions(const run *run, slice line, slice parts[2], size_t *place) {
    static const char *const marks[] = {"\t", "|", " to ", ";"};
    *place = 0;
    for (size_t index = 0; index < sizeof marks / sizeof *marks; index++) {
        size_t size = strlen(marks[index]), found = 0, count = 0;
        for (size_t at = 0; at + size <= line.size; at++) {
            if (memcmp(line.bytes + at, marks[index], size) == 0) {
                found = at;
                count++;
            }
        }
        if (count == 1) {
            parts[0] = (slice){line.bytes, found};
            parts[1] = (slice){line.bytes + found + size, line.size - found - size};
            return NULL;
        }
    }
    /* Four numbers are two positions. */
    size_t starts[5];
    size_t count = find_numbers(line.bytes, line.size, starts, 5);
    if (count == 0) {
        return split_at_blanks(run, line, parts, place);
    }
    if (count != 4) {
        *place = count > 4 ? starts[4] : 0;
        return count > 4 ? "This fifth number is too many: two positions have four, or need | between them." : two_expected;
    }
    size_t stop = starts[2];
    while (stop > 0 && is_between(line.bytes[stop - 1])) {
        stop--;
    }
    parts[0] = (slice){line.bytes, stop};
    parts[1] = (slice){line.bytes + starts[2], line.size - starts[2]};
    return NULL;
}

static void store(block *block, size_t row, int which, gn_point point) {
    (which ? block->to_latitudes : block->latitudes)[row] = point.latitude;
    (which ? block->to_longitudes : block->longitudes)[row] = point.longitude;
}

/* Stores the position of x, y and z. */
static void store_geocentric(block *block, size_t row, const double *values) {
    gn_position *found = &block->positions[row];
    block->statuses[row] = (uint8_t)gn_ecef_inverse(values[0], values[1], values[2], &found->point, &found->altitude);
    store(block, row, 0, found->point);
}

static const char three_expected[] = "Three numbers were expected: x, y and z in meters.";

/* Reads a position in the text `text` of a row. */
static void read_text(run *run, block *block, size_t row, int which, slice text, size_t offset) {
    job *job = run->job;
    gn_point point;
    if (job->is_geocentric) {
        size_t starts[3];
        double values[3];
        if (find_numbers(text.bytes, text.size, starts, 3) != 3) {
            refuse_for(block, row, offset, three_expected);
            return;
        }
        for (int axis = 0; axis < 3; axis++) {
            number found;
            scan_number(text.bytes + starts[axis], text.size - starts[axis], &found);
            values[axis] = found.value;
        }
        block->places[row] = offset;
        store_geocentric(block, row, values);
        return;
    }
    if (!job->wants_positions && job->form == GN_FORM_ANY && read_decimals(text.bytes, text.size, run->swaps, &point)) {
        store(block, row, which, point);
        block->places[row] = offset;
        return;
    }
    gn_position found;
    size_t place;
    gn_status status = read_position(job->arguments, job->form, text.bytes, text.size, &found, &place);
    if (status != GN_OK) {
        block->statuses[row] = (uint8_t)status;
        block->messages[row] = position_problem(status, text.bytes, text.size, &place);
        block->places[row] = offset + place;
        return;
    }
    block->places[row] = offset;
    store(block, row, which, found.point);
    if (job->wants_positions) {
        block->positions[row] = found;
    }
}

static void read_line(run *run, block *block, size_t row) {
    slice line = block->records[row].text;
    if (run->job->position_count == 1) {
        read_text(run, block, row, 0, line, 0);
        return;
    }
    slice parts[2];
    size_t place;
    const char *problem = split_positions(run, line, parts, &place);
    if (problem != NULL) {
        refuse_for(block, row, place, problem);
        return;
    }
    for (int which = 0; which < 2 && block->statuses[row] == GN_OK; which++) {
        read_text(run, block, row, which, parts[which], (size_t)(parts[which].bytes - line.bytes));
    }
}

static slice content(run *run, const field *field) {
    if (field->is_quoted && field->text.size > run->scratch_size) {
        run->scratch_size = 2 * field->text.size;
        run->scratch = reallocate(run->scratch, run->scratch_size);
    }
    return field_content(field, run->scratch);
}

static const char never_closed[] = "The quotation mark that begins here is never closed.";

static void read_row(run *run, block *block, size_t row) {
    layout *layout = &run->layout;
    const record *record = &block->records[row];
    if (record->is_open) {
        refuse_for(block, row, record->quote, never_closed);
        return;
    }
    size_t count = split_row(record, layout->delimiter, run->fields, FIELD_LIMIT);
    if (count != layout->field_count) {
        refuse_for(block, row, 0, count < layout->field_count ? "The row has fewer columns than the first one."
                                                               : "The row has more columns than the first one.");
        return;
    }
    if (layout->axes[0] >= 0) {
        double values[3];
        for (int axis = 0; axis < 3; axis++) {
            const field *field = &run->fields[layout->axes[axis]];
            slice text = content(run, field);
            if (!read_number(text.bytes, text.size, &values[axis])) {
                refuse_for(block, row, (size_t)(field->text.bytes - record->text.bytes) + field->is_quoted, three_expected);
                return;
            }
        }
        store_geocentric(block, row, values);
        return;
    }
    for (int which = 0; which < run->job->position_count; which++) {
        if (layout->latitude[which] >= 0) {
            double degrees[2] = {0};
            for (int axis = 0; axis < 2; axis++) {
                const field *field = &run->fields[axis == 0 ? layout->latitude[which] : layout->longitude[which]];
                slice text = content(run, field);
                size_t place = (size_t)(field->text.bytes - record->text.bytes) + field->is_quoted, inside = 0;
                gn_status status = GN_OK;
                if (!read_number(text.bytes, text.size, &degrees[axis])) {
                    status = gn_coordinate_parse(text.bytes, text.size, axis == 0 ? GN_AXIS_LATITUDE : GN_AXIS_LONGITUDE,
                                                 &degrees[axis], &inside);
                } else if (axis == 0 && fabs(degrees[0]) > 90) {
                    status = GN_ERROR_LATITUDE;
                }
                if (status != GN_OK) {
                    block->statuses[row] = (uint8_t)status;
                    block->places[row] = place + inside;
                    return;
                }
                block->places[row] = place;
            }
            store(block, row, which, (gn_point){degrees[0], degrees[1]});
            if (run->job->wants_positions && which == 0) {
                block->positions[row] =
                    (gn_position){.point = {degrees[0], reduced(degrees[1])}, .precision = NAN, .form = GN_FORM_DD};
            }
        } else {
            const field *field = &run->fields[layout->text];
            slice text = content(run, field);
            size_t place = (size_t)(field->text.bytes - record->text.bytes) + field->is_quoted, inside = 0;
            slice parts[2] = {text, text};
            const char *problem = run->job->position_count == 2 ? split_positions(run, text, parts, &inside) : NULL;
            if (problem != NULL) {
                refuse_for(block, row, place + inside, problem);
                return;
            }
            read_text(run, block, row, which, parts[which], place + (size_t)(parts[which].bytes - text.bytes));
        }
        if (block->statuses[row] != GN_OK) {
            return;
        }
    }
    for (size_t index = 0; index < run->job->extra_count; index++) {
        if (layout->extras[index] >= 0) {
            const field *field = &run->fields[layout->extras[index]];
            slice text = content(run, field);
            if (!run->job->extras[index].read(text.bytes, text.size, &block->extras[index][row])) {
                refuse_for(block, row, (size_t)(field->text.bytes - record->text.bytes), "This column cannot be read.");
                return;
            }
        }
    }
}

/* Finds the positions of all rows of a block. */
static void read_block(run *run, block *block) {
    for (size_t row = 0; row < block->count; row++) {
        slice text = block->records[row].text;
        size_t at = 0;
        while (at < text.size && (is_blank(text.bytes[at]) || text.bytes[at] == '\r')) {
            at++;
        }
        block->statuses[row] = GN_OK;
        block->messages[row] = NULL;
        block->places[row] = 0;
        block->are_blank[row] = at == text.size && !(run->layout.is_csv && run->layout.delimiter == '\t' && at > 0);
        for (size_t index = 0; index < run->job->extra_count; index++) {
            block->extras[index][row] = run->job->extras[index].constant;
        }
        if (block->are_blank[row]) {
            store(block, row, 0, (gn_point){NAN, NAN});
            store(block, row, 1, (gn_point){NAN, NAN});
            continue;
        }
        if (run->layout.is_csv) {
            read_row(run, block, row);
        } else {
            read_line(run, block, row);
        }
        if (block->statuses[row] != GN_OK || block->messages[row] != NULL) {
            store(block, row, 0, (gn_point){NAN, NAN});
            store(block, row, 1, (gn_point){NAN, NAN});
        }
    }
}

/* MARK: Writing */

format format_option(const arguments *arguments, format otherwise) {
    return (format)choice_option(arguments, OPTION_FORMAT, (int)otherwise);
}

void put_coordinates(double latitude, double longitude) {
    put_byte('[');
    put_number(reduced(longitude), 7);
    put_byte(',');
    put_number(latitude, 7);
    put_byte(']');
}

static bool is_empty(const column *column, size_t row) {
    return column->numbers ? !isfinite(column->numbers[row]) : column->texts[row * column->stride] == 0;
}

static void put_cell(const column *column, size_t row) {
    if (column->numbers != NULL) {
        put_number(column->numbers[row], column->decimals);
    } else {
        put_text(column->texts + row * column->stride);
    }
}

/* Writes the content of a row as members of a JSON object. */
static void put_members(run *run, const block *block, size_t row, bool is_good) {
    const layout *layout = &run->layout;
    const record *record = &block->records[row];
    if (!layout->is_csv) {
        put_text("\"text\":");
        put_string(record->text.bytes, record->text.size);
    } else {
        size_t count = split_row(record, layout->delimiter, run->fields, FIELD_LIMIT);
        for (size_t index = 0; index < layout->field_count; index++) {
            if (index > 0) {
                put_byte(',');
            }
            put_string(layout->names[index].bytes, layout->names[index].size);
            put_byte(':');
            if (index < count && index < FIELD_LIMIT) {
                slice text = content(run, &run->fields[index]);
                put_string(text.bytes, text.size);
            } else {
                put_text("null");
            }
        }
    }
    for (size_t index = 0; index < run->job->column_count; index++) {
        const column *column = &run->job->columns[index];
        put_byte(',');
        put_string(layout->added[index], strlen(layout->added[index]));
        put_byte(':');
        if (!is_good || is_empty(column, row)) {
            put_text("null");
        } else if (column->numbers != NULL) {
            put_cell(column, row);
        } else {
            const char *text = column->texts + row * column->stride;
            put_string(text, strlen(text));
        }
    }
}

static void put_feature(run *run, const block *block, size_t row, bool is_good) {
    put_text(run->is_first_feature ? "\n" : ",\n");
    run->is_first_feature = false;
    if (is_good && run->job->geometry == GEOMETRY_LINE) {
        put_aside();
        put_byte('{');
        put_members(run, block, row, is_good);
        put_byte('}');
        size_t size, needed = 0;
        const char *properties = put_back(&size);
        gn_point ends[2] = {{block->latitudes[row], block->longitudes[row]},
                            {block->to_latitudes[row], block->to_longitudes[row]}};
        gn_route_geojson(ends, 2, NULL, properties, size, NULL, 0, &needed);
        char *text = allocate(needed + 1, 1);
        gn_route_geojson(ends, 2, NULL, properties, size, text, needed, NULL);
        put_text(text);
        free(text);
        return;
    }
    put_text("{\"type\":\"Feature\",\"geometry\":");
    if (is_good) {
        bool is_second = run->job->geometry == GEOMETRY_TO_POINT;
        put_text("{\"type\":\"Point\",\"coordinates\":");
        put_coordinates((is_second ? block->to_latitudes : block->latitudes)[row],
                        (is_second ? block->to_longitudes : block->longitudes)[row]);
        put_byte('}');
    } else {
        put_text("null");
    }
    put_text(",\"properties\":{");
    put_members(run, block, row, is_good);
    put_text("}}");
}

static void put_row(run *run, const block *block, size_t row, bool is_good) {
    const layout *layout = &run->layout;
    const record *record = &block->records[row];
    const column *columns = run->job->columns;
    size_t column_count = run->job->column_count;
    bool is_blank_row = block->are_blank[row];
    switch (run->format) {
    case FORMAT_TEXT:
        if (is_good) {
            bool is_first = true;
            for (size_t index = 0; index < column_count; index++) {
                if (!columns[index].is_silent) {
                    if (!is_first) {
                        put_byte(' ');
                    }
                    is_first = false;
                    if (is_empty(&columns[index], row)) {
                        put_byte('-');
                    } else {
                        put_cell(&columns[index], row);
                    }
                }
            }
        }
        put_byte('\n');
        break;
    case FORMAT_CSV:
        if (layout->is_csv) {
            put(record->text.bytes, record->text.size);
            /* Else the rest of the row would belong to the field that never ends. */
            put_text(record->is_cut ? "\"" : "");
            if (!is_blank_row && !is_good) {
                size_t count = split_row(record, layout->delimiter, run->fields, 0);
                for (; count < layout->field_count; count++) {
                    put_byte(layout->delimiter);
                }
            }
        } else if (!is_blank_row) {
            put_field(record->text.bytes, record->text.size, ',');
        }
        for (size_t index = 0; index < column_count && !is_blank_row; index++) {
            put_byte(layout->delimiter);
            if (is_good && !is_empty(&columns[index], row)) {
                if (columns[index].numbers != NULL) {
                    put_cell(&columns[index], row);
                } else {
                    const char *text = columns[index].texts + row * columns[index].stride;
                    put_field(text, strlen(text), layout->delimiter);
                }
            }
        }
        put_text(record->has_return ? "\r\n" : "\n");
        break;
    case FORMAT_JSONL:
        if (!is_blank_row) {
            put_byte('{');
            put_members(run, block, row, is_good);
            put_text("}\n");
        }
        break;
    case FORMAT_GEOJSON:
        if (!is_blank_row) {
            put_feature(run, block, row, is_good);
        }
        break;
    }
}

/* Tells where in its file a row is refused. */
static void complain_about(const run *run, const block *block, size_t row) {
    const record *record = &block->records[row];
    const char *message = block->messages[row];
    if (message == NULL) {
        message = gn_status_text((int32_t)block->statuses[row]);
    }
    uint64_t line = record->line;
    size_t column;
    locate(record->text, block->places[row], &line, &column);
    if (run->name == NULL) {
        complain(record->text.bytes, 0, column, message);
    } else {
        complain(run->name, line, column, message);
    }
}

static void end_output(run *run) {
    if (run->job->end != NULL) {
        run->job->end(run->job);
    }
    if (run->format == FORMAT_GEOJSON && run->job->take == NULL) {
        put_text("\n]}\n");
    }
}

static void finish_block(run *run, block *block) {
    job *job = run->job;
    if (job->compute != NULL) {
        job->compute(job, block);
    }
    for (size_t row = 0; row < block->count; row++) {
        bool is_refused = block->statuses[row] != GN_OK || block->messages[row] != NULL;
        if (is_refused) {
            if (run->is_strict) {
                output_flush();
            }
            complain_about(run, block, row);
            if (run->is_strict) {
                end_output(run);
                exit(finish());
            }
        }
        if (job->take == NULL) {
            put_row(run, block, row, !is_refused && !block->are_blank[row]);
        } else {
            job->take(job, block, row);
        }
    }
    run->row_count += block->count;
}

/* MARK: Files */

/* Tells whether a first row without names has a position where the options say that one is. */
static bool is_first_row_data(run *run, const record *record) {
    layout *layout = &run->layout;
    split_row(record, layout->delimiter, run->fields, FIELD_LIMIT);
    double degrees;
    gn_position found;
    size_t place;
    if (layout->axes[0] >= 0) {
        slice text = content(run, &run->fields[layout->axes[0]]);
        return read_number(text.bytes, text.size, &degrees);
    }
    if (layout->text >= 0) {
        slice text = content(run, &run->fields[layout->text]);
        size_t starts[3];
        if (run->job->is_geocentric) {
            return find_numbers(text.bytes, text.size, starts, 3) == 3;
        }
        return read_position(run->job->arguments, run->job->form, text.bytes, text.size, &found, &place) == GN_OK;
    }
    slice text = content(run, &run->fields[layout->latitude[0]]);
    return read_number(text.bytes, text.size, &degrees) ||
           gn_coordinate_parse(text.bytes, text.size, GN_AXIS_LATITUDE, &degrees, NULL) == GN_OK;
}

static void put_header(run *run, const reader *reader, const record *header) {
    const layout *layout = &run->layout;
    if (run->job->take != NULL && !(run->job->repeats_rows && layout->is_csv)) {
        return;
    }
    if (run->format == FORMAT_CSV && (layout->has_header || !layout->is_csv)) {
        if (layout->is_csv) {
            if (reader->has_mark) {
                put_text("\xEF\xBB\xBF");
            }
            put(header->text.bytes, header->text.size);
        } else {
            put_text("text");
        }
        for (size_t index = 0; index < run->job->column_count; index++) {
            put_byte(layout->delimiter);
            put_field(layout->added[index], strlen(layout->added[index]), layout->delimiter);
        }
        put_text(layout->is_csv && header->has_return ? "\r\n" : "\n");
    }
}

/* Looks at the first line of the first file: it tells how rows are made. */
static void begin_layout(run *run, reader *reader) {
    layout *layout = &run->layout;
    const arguments *arguments = run->job->arguments;
    bool is_asked = are_columns_asked(run->job);
    record first = {0};
    bool has_first = reader_peek(reader, &first);
    *layout = (struct layout){.delimiter = ','};
    if (has_first) {
        layout->delimiter = delimiter_option(run->job, first.text);
        reader_set_delimiter(reader, layout->delimiter);
        has_first = reader_peek(reader, &first);
    }
    if (has_first) {
        store_names(layout, &first, run->fields);
        layout->is_csv = true;
        bool is_known = find_columns(layout, run->job, run->name);
        bool are_names = !is_asked && looks_like_header(layout, run->job, &first);
        if (run->job->form == GN_FORM_MGRS && (is_known || are_names) && layout->text < 0) {
            misuse("%s: no column of references in: %.*s; name it with --column", run->name,
                   (int)(first.text.size < 200 ? first.text.size : 200), first.text.bytes);
        }
        if (!is_known && (is_asked || are_names)) {
            misuse("%s: no column of positions in: %.*s; %s --column", run->name,
                   (int)(first.text.size < 200 ? first.text.size : 200), first.text.bytes,
                   run->job->is_geocentric ? "call them x, y and z, or name a column of all three with"
                                           : "name them with --lat-column and --lon-column, or");
        }
        if (is_known && first.is_open) {
            uint64_t line = first.line;
            size_t column;
            locate(first.text, first.quote, &line, &column);
            fail("%s:%llu:%zu: %s", run->name, (unsigned long long)line, column, never_closed);
        }
        layout->is_csv = is_known;
        layout->has_header = is_known && !(is_asked && is_first_row_data(run, &first));
        if (is_known && !layout->has_header) {
            for (size_t index = 0; index < layout->field_count; index++) {
                char *name = allocate(NAME_CAPACITY, 1);
                snprintf(name, NAME_CAPACITY, "column%zu", index + 1);
                layout->names[index] = (slice){name, strlen(name)};
            }
        }
    }
    if (!layout->is_csv) {
        layout->delimiter = ',';
    }
    reader_set_delimiter(reader, layout->is_csv ? layout->delimiter : 0);
    run->format = format_option(arguments, layout->is_csv ? FORMAT_CSV : FORMAT_TEXT);
    run->job->is_table = layout->is_csv;
    run->job->format = run->format;
    run->is_first_feature = true;
    name_added(layout, run->job);
    put_header(run, reader, &first);
    if (layout->has_header) {
        record header;
        reader_read(reader, &header, 1);
    }
}

/* Passes the header of a further file, which must be that of the first one. */
static void continue_layout(run *run, reader *reader) {
    layout *layout = &run->layout;
    reader_set_delimiter(reader, layout->is_csv ? layout->delimiter : 0);
    if (!layout->has_header) {
        return;
    }
    record header;
    if (reader_read(reader, &header, 1) == 0) {
        return;
    }
    size_t count = split_row(&header, layout->delimiter, run->fields, FIELD_LIMIT);
    bool is_same = count == layout->field_count;
    for (size_t index = 0; index < count && is_same; index++) {
        slice name = trimmed(content(run, &run->fields[index]));
        is_same = name.size == layout->names[index].size && memcmp(name.bytes, layout->names[index].bytes, name.size) == 0;
    }
    if (!is_same) {
        fail("%s: its columns are not those of the first file", reader->name);
    }
}

static bool looks_like_document(slice text) {
    return text.size > 0 && (text.bytes[0] == '<' || text.bytes[0] == '{' || text.bytes[0] == '[');
}

/* Ends the program if a file begins as no position does: "[1.5, 2.5]" is one. */
static void refuse_document(const run *run, slice text) {
    slice rest = trimmed((slice){text.bytes + 1, text.size - 1});
    char next = rest.size > 0 && rest.bytes[0] != '\r' ? rest.bytes[0] : 0;
    if (text.bytes[0] == '<' || next == 0 || next == '"' || (text.bytes[0] == '[' && next == '{')) {
        bool is_standard = strcmp(run->name, "stdin") == 0;
        fail("%s looks like GPX, KML, Cursor on Target or GeoJSON, whose table comes by: gridnorth read%s%s | gridnorth %s",
             run->name, is_standard ? "" : " ", is_standard ? "" : run->name, run->job->arguments->subject->name);
    }
}

static void run_file(run *run, block *block, record *records, const char *path) {
    reader reader;
    reader_open(&reader, path);
    run->name = run->job->file = reader.name;
    reader_skip_mark(&reader);
    record first;
    if (reader_peek(&reader, &first) && looks_like_document(trimmed(first.text))) {
        if (run->job->take_document != NULL) {
            run->job->take_document(run->job, &reader);
            reader_close(&reader);
            return;
        }
        refuse_document(run, trimmed(first.text));
    }
    if (run->is_first_file) {
        begin_layout(run, &reader);
        if (run->format == FORMAT_GEOJSON && run->job->take == NULL) {
            put_text("{\"type\":\"FeatureCollection\",\"features\":[");
            run->is_first_feature = true;
        }
        run->is_first_file = false;
    } else {
        continue_layout(run, &reader);
    }
    while ((block->count = reader_read(&reader, records, ROWS_OF_BLOCK)) > 0) {
        read_block(run, block);
        finish_block(run, block);
        /* Who types, or waits at the end of a pipe, sees each answer. */
        if (reader.size == 0) {
            output_flush();
        }
        progress_update(run->row_count, reader.bytes_read, reader.size);
    }
    if (run->job->end_file != NULL) {
        run->job->end_file(run->job);
    }
    reader_close(&reader);
}

static bool are_positions(const block *block) {
    for (size_t row = 0; row < block->count; row++) {
        if (block->are_blank[row] || block->statuses[row] != GN_OK || block->messages[row] != NULL) {
            return false;
        }
    }
    return true;
}

/* Makes a row of each two numbers, or of each word. */
static bool split_words(run *run, block *block, record *records) {
    const arguments *arguments = run->job->arguments;
    size_t count = arguments->word_count;
    bool are_numbers = count % 2 == 0;
    for (size_t index = 0; index < count; index++) {
        double value;
        are_numbers &= read_number(arguments->words[index], strlen(arguments->words[index]), &value);
    }
    size_t step = are_numbers ? 2 : 1;
    if (count / step > ROWS_OF_BLOCK) {
        fail("there are more than %d positions on the command line: write them to a file", ROWS_OF_BLOCK);
    }
    for (size_t index = 0; index < count; index += step) {
        size_t size = strlen(arguments->words[index]);
        char *text = allocate(size + 2 + (are_numbers ? strlen(arguments->words[index + 1]) : 0), 1);
        strcpy(text, arguments->words[index]);
        if (are_numbers) {
            text[size] = ' ';
            strcpy(text + size + 1, arguments->words[index + 1]);
        }
        records[index / step] = (record){.text = {text, strlen(text)}};
    }
    block->count = count / step;
    read_block(run, block);
    bool are_good = are_positions(block);
    block->count = are_good ? block->count : 1;
    return are_good;
}

/* Tells whether a word has a slash, or ends like "points.csv", as no position does. */
static bool looks_like_file(const char *word) {
    const char *end = strrchr(word, '.');
    size_t letters = 0;
    while (end != NULL && lower(end[1 + letters]) >= 'a' && lower(end[1 + letters]) <= 'z') {
        letters++;
    }
    return strpbrk(word, "/\\") != NULL || (letters >= 2 && end[1 + letters] == 0);
}

/* Tells what words are that are no position: a file behind others, or no file either. */
static void tell_about_files(const arguments *arguments) {
    for (size_t index = 1; index < arguments->word_count; index++) {
        const char *word = arguments->words[index];
        if (exists(word)) {
            remark("(%s is a file: give positions or files, not both)", word);
            return;
        }
    }
    if (strspn(arguments->words[0], "+-.,;0123456789 ") < strlen(arguments->words[0])) {
        remark("(there is no file of that name either)");
    }
}

/* Runs over the words as one row, if they are positions. */
static bool run_words(run *run, block *block, record *records) {
    job *job = run->job;
    const arguments *arguments = job->arguments;
    char *texts[2] = {join_words(arguments, arguments->word_count % 2 == 0 ? " | " : NULL), join_words(arguments, NULL)};
    /* A script whose variable is not set would see an empty line, and no failure. */
    if (texts[1][strspn(texts[1], " \t\r\n")] == 0) {
        misuse("the arguments are empty; without any, standard input is read");
    }
    for (size_t index = 0; index < arguments->word_count; index++) {
        if (arguments->words[index][strspn(arguments->words[index], " \t\r\n")] == 0) {
            const char *neighbor = arguments->words[index > 0 ? index - 1 : 1];
            misuse("the argument %s \"%s\" is empty", index > 0 ? "behind" : "before", neighbor);
        }
    }
    run->layout = (layout){.delimiter = ','};
    for (size_t index = 0; index < job->extra_count; index++) {
        run->layout.extras[index] = -1;
    }
    run->format = format_option(arguments, FORMAT_TEXT);
    block->count = 1;
    bool is_position = job->takes_many && split_words(run, block, records);
    for (int attempt = job->position_count == 2 ? 0 : 1; attempt < 2 && !is_position; attempt++) {
        records[0] = (record){.text = {texts[attempt], strlen(texts[attempt])}};
        read_block(run, block);
        is_position = are_positions(block);
    }
    if (!is_position) {
        /* They may be files. */
        int file = strcmp(arguments->words[0], "-") == 0 ? 0 : open_file(arguments->words[0]);
        if (file >= 0) {
            if (file > 0) {
                close_file(file);
            }
            return false;
        }
        if (errno != ENOENT || looks_like_file(arguments->words[0])) {
            fail("%s: %s", arguments->words[0], strerror(errno));
        }
    }
    name_added(&run->layout, run->job);
    if (job->take == NULL && run->format == FORMAT_GEOJSON) {
        put_text("{\"type\":\"FeatureCollection\",\"features\":[");
        run->is_first_feature = true;
    }
    put_header(run, NULL, NULL);
    finish_block(run, block);
    if (!is_position) {
        tell_about_files(arguments);
    }
    if (job->end_file != NULL) {
        job->end_file(job);
    }
    return true;
}

int run_rows(job *job) {
    static run run;
    const arguments *arguments = job->arguments;
    if (has_option(arguments, OPTION_BANDS) && has_option(arguments, OPTION_HEMISPHERES)) {
        misuse("--bands and --hemispheres exclude each other");
    }
    run = (struct run){.job = job,
                       .is_first_file = true,
                       .is_strict = has_option(arguments, OPTION_STRICT),
                       .swaps = has_option(arguments, OPTION_LON_FIRST)};
    job->run = &run;
    record *records = allocate(ROWS_OF_BLOCK, sizeof *records);
    block block = {.records = records};
    block.latitudes = allocate(ROWS_OF_BLOCK, sizeof(double));
    block.longitudes = allocate(ROWS_OF_BLOCK, sizeof(double));
    block.to_latitudes = allocate(ROWS_OF_BLOCK, sizeof(double));
    block.to_longitudes = allocate(ROWS_OF_BLOCK, sizeof(double));
    block.positions = job->wants_positions ? allocate(ROWS_OF_BLOCK, sizeof(gn_position)) : NULL;
    for (size_t index = 0; index < job->extra_count; index++) {
        block.extras[index] = allocate(ROWS_OF_BLOCK, sizeof(double));
    }
    block.statuses = allocate(ROWS_OF_BLOCK, 1);
    block.messages = allocate(ROWS_OF_BLOCK, sizeof *block.messages);
    block.places = allocate(ROWS_OF_BLOCK, sizeof *block.places);
    block.are_blank = allocate(ROWS_OF_BLOCK, sizeof *block.are_blank);
    bool are_files = true;
    if (arguments->word_count > 0) {
        are_files = !run_words(&run, &block, records);
    } else if (is_terminal(0) && is_terminal(2)) {
        remark("reading positions from the terminal, one in a line; the end is Ctrl-D");
    }
    if (are_files) {
        progress_begin();
        static const char *const standard[] = {"-"};
        const char *const *files = arguments->word_count > 0 ? arguments->words : standard;
        size_t count = arguments->word_count > 0 ? arguments->word_count : 1;
        for (size_t index = 0; index < count; index++) {
            run_file(&run, &block, records, files[index]);
        }
    }
    end_output(&run);
    return finish();
}

void put_taken(job *job, const block *block, size_t row, bool is_good) {
    put_row(job->run, block, row, is_good);
}

bool group_of_row(job *job, const block *block, size_t row, slice *out) {
    run *run = job->run;
    int index = run->layout.group;
    if (!run->layout.is_csv || index < 0 ||
        split_row(&block->records[row], run->layout.delimiter, run->fields, FIELD_LIMIT) <= (size_t)index) {
        return false;
    }
    *out = trimmed(content(run, &run->fields[index]));
    return true;
}

double *add_numbers(job *job, const char *name, int decimals) {
    double *numbers = allocate(ROWS_OF_BLOCK, sizeof(double));
    job->columns[job->column_count++] = (column){.name = name, .numbers = numbers, .decimals = decimals};
    return numbers;
}

char *add_texts(job *job, const char *name, size_t stride) {
    char *texts = allocate(ROWS_OF_BLOCK, stride);
    job->columns[job->column_count++] = (column){.name = name, .texts = texts, .stride = stride};
    return texts;
}
