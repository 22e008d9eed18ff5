/*
 * The positions of rows: in lines, in columns of tables.
 *
 * SPDX-License-Identifier: MIT
 */
#include "run.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "numbers.h"
#include "positions.h"
#include "problems.h"

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

static const char sign_or_dash[] = "This may be a sign or a dash: write | between the two positions.";

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
                return sign_or_dash;
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
    /* "48 2-49 3" */
    if (!is_between(line.bytes[stop - 1])) {
        *place = stop;
        return sign_or_dash;
    }
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

slice content(run *run, const field *field) {
    if (field->is_quoted && field->text.size > run->scratch_size) {
        run->scratch_size = 2 * field->text.size;
        run->scratch = reallocate(run->scratch, run->scratch_size);
    }
    return field_content(field, run->scratch);
}

const char never_closed[] = "The quotation mark that begins here is never closed.";

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

void read_block(run *run, block *block) {
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
