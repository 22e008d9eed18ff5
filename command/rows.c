/*
 * The way of rows: files, blocks, a job.
 *
 * SPDX-License-Identifier: MIT
 */
#include "run.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "numbers.h"
#include "output.h"
#include "positions.h"
#include "problems.h"
#include "progress.h"
#include "system.h"

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
