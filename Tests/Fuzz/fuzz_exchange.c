/* SPDX-License-Identifier: MIT
 *
 * Any bytes as a document in each format, as a stream of events, as a text of XML and as a time. Features are the same
 * with any capacity, and its spans lie in the text. They are written in every format, and read again with
 * as many features.
 */
#include "fuzz.h"

typedef struct document {
    gn_feature *features;
    gn_vertex *vertices;
    size_t feature_count, vertex_count;
} document;

typedef gn_status reader(const char *, size_t, gn_feature *, size_t, size_t *, gn_vertex *, size_t, size_t *,
                         gn_exchange_report *);
typedef gn_status writer(const gn_feature *, size_t, const gn_vertex *, size_t, const char *, size_t,
                         const gn_exchange_options *, char *, size_t, size_t *, gn_exchange_report *);

/* Calls through pointers are watched too: these are functions of calls.h. */
static reader *const readers[] = {gn_gpx_read, gn_kml_read, gn_cot_read, gn_geojson_read};
static writer *const writers[] = {gn_gpx_write, gn_kml_write, gn_cot_write, gn_features_geojson};

static void *block(size_t size) {
    void *memory = malloc(size ? size : 1);
    if (!memory) abort();
    return memory;
}

static void check_span(gn_span span, size_t size) {
    HOLDS(span.offset <= size && span.size <= size - span.offset);
}

static void check_feature(const gn_feature *f, const document *d, size_t size, int is_json) {
    HOLDS(f->kind >= GN_FEATURE_POINT && f->kind <= GN_FEATURE_BOX);
    HOLDS(f->count > 0 && f->first <= d->vertex_count && f->count <= d->vertex_count - f->first);
    const gn_span spans[] = {f->name, f->uid, f->type, f->how, f->properties};
    for (int i = 0; i < 5; i++) check_span(spans[i], size);
    HOLDS(f->flags & (is_json ? GN_FEATURE_FLAG_JSON_TEXTS : GN_FEATURE_FLAG_XML_TEXTS));
    if (f->kind == GN_FEATURE_AREA || f->kind == GN_FEATURE_HOLE) HOLDS(f->count >= 3);
}

/* Reads a document without room, with the exact room, and with one element less. Returns whether it was read. */
static int read_document(reader *read, const char *text, size_t size, document *d, gn_exchange_report *report) {
    gn_exchange_report full;
    const gn_status none = read(text, size, NULL, 0, &d->feature_count, NULL, 0, &d->vertex_count, report);
    HOLDS(known(none));
    d->features = block(d->feature_count * sizeof(gn_feature));
    d->vertices = block(d->vertex_count * sizeof(gn_vertex));
    size_t features = 1, vertices = 1;
    const gn_status status =
        read(text, size, d->features, d->feature_count, &features, d->vertices, d->vertex_count, &vertices, &full);
    HOLDS(known(status) && status != GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(none == status || (none == GN_ERROR_BUFFER_TOO_SMALL && d->feature_count > 0));
    HOLDS(features == d->feature_count && vertices == d->vertex_count);
    HOLDS(full.skipped == report->skipped && full.error == report->error && full.place == report->place);
    HOLDS(full.place <= size);
    if (status != GN_OK && status != GN_PARTIAL) {
        HOLDS(features == 0 && vertices == 0 && full.error == status);
        return 0;
    }
    HOLDS((status == GN_PARTIAL) == (full.skipped > 0 || full.dropped > 0) && (status == GN_PARTIAL) == (full.error != GN_OK));
    for (size_t i = 0; i < features; i++) check_feature(&d->features[i], d, size, read == gn_geojson_read);
    for (size_t i = 0; i < vertices; i++) {
        const gn_vertex *v = &d->vertices[i];
        HOLDS(fabs(v->point.latitude) <= 90 && fabs(v->point.longitude) <= 180);
    }
    if (features > 0) {
        gn_feature *fewer = block((features - 1) * sizeof(gn_feature));
        HOLDS(read(text, size, fewer, features - 1, NULL, d->vertices, vertices, NULL, NULL) == GN_ERROR_BUFFER_TOO_SMALL);
        free(fewer);
        HOLDS(isnan(d->vertices[0].point.latitude));
        read(text, size, d->features, features, NULL, d->vertices, vertices, NULL, NULL);
    }
    return 1;
}

static void free_document(document *d) {
    free(d->features);
    free(d->vertices);
}

/* Features of a kind, written in every format and read again. */
static void write_document(const document *d, const char *text, size_t size) {
    gn_exchange_options options;
    HOLDS(gn_exchange_options_init(&options) == GN_OK);
    options.time = 0;
    options.tolerance = 1000000;
    for (int format = 0; format < 4; format++) {
        size_t needed = 0, again = 0;
        gn_exchange_report report, full;
        const gn_status asked = writers[format](d->features, d->feature_count, d->vertices, d->vertex_count, text, size,
                                                &options, NULL, 0, &needed, &report);
        HOLDS(asked == GN_ERROR_BUFFER_TOO_SMALL && needed > 0);
        char *out = block(needed);
        const gn_status status = writers[format](d->features, d->feature_count, d->vertices, d->vertex_count, text, size,
                                                 &options, out, needed, &again, &full);
        HOLDS(status == (full.skipped > 0 ? GN_PARTIAL : GN_OK) && again == needed && out[needed - 1] == 0);
        HOLDS(full.skipped <= d->feature_count && full.place <= d->feature_count);
        HOLDS(memchr(out, 0, needed) == out + needed - 1);
        HOLDS(writers[format](d->features, d->feature_count, d->vertices, d->vertex_count, text, size, &options, out,
                              needed - 1, NULL, NULL) == GN_ERROR_BUFFER_TOO_SMALL);
        writers[format](d->features, d->feature_count, d->vertices, d->vertex_count, text, size, &options, out, needed,
                        NULL, NULL);
        document read_again;
        if (needed > 1 || format != 2) {
            HOLDS(read_document(readers[format], out, needed - 1, &read_again, &report) ||
                  (format == 2 && report.error == GN_ERROR_TEXT_EMPTY));
            /* A radius of less than half of the last decimal is written as 0. A part of a geometry that was cut may be a sliver. */
            HOLDS(report.skipped == 0 || (format == 2 && report.error == GN_ERROR_RADIUS) ||
                  (format == 3 && report.error == GN_ERROR_COUNT && strstr(out, "Polygon")));
            /* CoT may have a point beside a shape, GeoJSON several parts. */
            if (format < 2) HOLDS(read_again.feature_count == d->feature_count - full.skipped);
            else HOLDS(read_again.feature_count + full.skipped >= d->feature_count || full.skipped + report.skipped > 0);
            free_document(&read_again);
        }
        free(out);
    }
}

static void check_text(const char *text, size_t size) {
    size_t needed = 0;
    char *out = block(size + 1);
    const gn_status status = gn_xml_unescape(text, size, out, size + 1, &needed);
    HOLDS(known(status) && status != GN_ERROR_BUFFER_TOO_SMALL);
    if (status == GN_OK) HOLDS(needed <= size + 1 && out[needed - 1] == 0);
    else HOLDS(needed == 0 && out[0] == 0);
    free(out);
    out = block(3 * size + 8);
    const gn_status written = gn_xml_to_utf8(text, size, out, 3 * size + 8, &needed);
    HOLDS(known(written) && written != GN_ERROR_BUFFER_TOO_SMALL);
    if (written == GN_OK) HOLDS(needed <= 3 * size + 8 && out[needed - 1] == 0);
    else HOLDS(needed == 0 && out[0] == 0);
    free(out);
    char *plain = block(size + 1);
    const gn_status json = gn_json_unescape(text, size, plain, size + 1, &needed);
    HOLDS(known(json) && json != GN_ERROR_BUFFER_TOO_SMALL);
    /* A text ends at its end: where a zero is, one was given. */
    if (json == GN_OK) HOLDS(needed <= size + 1 && strlen(plain) == needed - 1);
    else HOLDS(needed == 0 && plain[0] == 0);
    free(plain);
    double seconds = -1.5;
    size_t offset = 0;
    if (gn_time_parse(text, size, &seconds, &offset) == GN_OK) {
        char written[31];
        double again;
        HOLDS(gn_time_format(seconds, 9, written, sizeof written, &needed) == GN_OK);
        HOLDS(gn_time_parse(written, needed - 1, &again, NULL) == GN_OK && fabs(again - seconds) < 1e-4);
    } else {
        HOLDS(seconds == -1.5 && offset <= size);
    }
}

static void check_stream(const char *text, size_t size) {
    size_t place = 0, length, offset;
    while (gn_cot_find_event(text + place, size - place, 0, &length, &offset) == GN_OK) {
        /* In parts, its end is found with its last byte, and not before. */
        gn_cot_search search = {0};
        size_t found = 0;
        for (size_t part = 0; part < length && found == 0; part += 1 + length / 16) {
            HOLDS(gn_cot_search_event(text + place, part, 0, &search, &search, &found, NULL) == GN_OK && found == 0);
        }
        HOLDS(gn_cot_search_event(text + place, length, 0, &search, &search, &found, NULL) == GN_OK && found == length);
        HOLDS(search.place == 0 && search.read == 0 && search.depth == 0 && search.markup == 0);
        HOLDS(length > 0 && length <= size - place);
        /* It ends there with any bytes after it, and one byte less is not enough. */
        size_t same = 0;
        HOLDS(gn_cot_find_event(text + place, length, 0, &same, NULL) == GN_OK && same == length);
        HOLDS(gn_cot_find_event(text + place, length - 1, 0, &same, NULL) == GN_ERROR_TEXT_INCOMPLETE && same == length);
        HOLDS(gn_cot_find_event(text + place, length, (uint32_t)length, &same, NULL) == GN_OK);
        place += length;
    }
    HOLDS(offset <= size - place);
}

/* A feature without anything is no feature of any format. */
static void check_empty(void) {
    gn_feature none;
    size_t needed;
    gn_exchange_report report;
    HOLDS(gn_feature_init(&none) == GN_OK && none.kind == 0 && isnan(none.radius));
    for (int format = 0; format < 4; format++) {
        char out[512];
        HOLDS(writers[format](&none, 1, NULL, 0, NULL, 0, NULL, out, sizeof out, &needed, &report) == GN_PARTIAL);
        HOLDS(report.skipped == 1 && report.error == GN_ERROR_FEATURE && report.place == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = block(size);
    memcpy(text, data, size);
    if (size == 0) check_empty();
    check_text(text, size);
    check_stream(text, size);
    int32_t format = 0;
    const gn_status detected = gn_exchange_detect(text, size, &format, NULL);
    HOLDS(known(detected) && (detected == GN_OK) == (format != 0));
    for (int i = 0; i < 4; i++) {
        document d;
        gn_exchange_report report;
        if (read_document(readers[i], text, size, &d, &report)) {
            HOLDS(detected == GN_OK && format == i + 1);
            write_document(&d, text, size);
        }
        free_document(&d);
    }
    free(text);
    return 0;
}
