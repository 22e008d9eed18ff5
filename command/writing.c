/*
 * The output of rows: text, CSV, JSON lines, GeoJSON, and refusals.
 *
 * SPDX-License-Identifier: MIT
 */
#include "run.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "output.h"
#include "problems.h"

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

void put_row(run *run, const block *block, size_t row, bool is_good) {
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

void end_output(run *run) {
    if (run->job->end != NULL) {
        run->job->end(run->job);
    }
    if (run->format == FORMAT_GEOJSON && run->job->take == NULL) {
        put_text("\n]}\n");
    }
}

void finish_block(run *run, block *block) {
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
