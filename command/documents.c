/*
 * Documents: GPX, KML, Cursor on Target and GeoJSON.
 *
 * SPDX-License-Identifier: MIT
 */
#include "documents.h"

#include <stdlib.h>
#include <string.h>

#include "problems.h"

typedef gn_status (*read_function)(const char *, size_t, gn_feature *, size_t, size_t *, gn_vertex *, size_t, size_t *,
                                   gn_exchange_report *);

static const read_function readers[] = {NULL, gn_gpx_read, gn_kml_read, gn_cot_read, gn_geojson_read};

/* Tells what is wrong at a byte of the document. */
static void complain_at(const document *document, uint64_t place, gn_status status) {
    uint64_t line = 1;
    size_t column = 1;
    for (uint64_t index = 0; index < place && index < document->text.size; index++) {
        column++;
        if (document->text.bytes[index] == '\n') {
            line++;
            column = 1;
        }
    }
    complain(document->name, line, column, gn_status_text((int32_t)status));
}

/* Adds the features of a part of the text, whose first byte is `offset`. */
static gn_status read_part(document *document, read_function read, size_t offset, size_t size, gn_exchange_report *report) {
    const char *text = document->text.bytes + offset;
    size_t feature_count = 0, vertex_count = 0;
    gn_status status = read(text, size, NULL, 0, &feature_count, NULL, 0, &vertex_count, report);
    if (status != GN_OK && status != GN_PARTIAL && status != GN_ERROR_BUFFER_TOO_SMALL) {
        return status;
    }
    document->features =
        reallocate(document->features, (document->feature_count + feature_count) * sizeof *document->features);
    document->vertices = reallocate(document->vertices, (document->vertex_count + vertex_count) * sizeof *document->vertices);
    gn_feature *features = document->features + document->feature_count;
    gn_vertex *vertices = document->vertices + document->vertex_count;
    status = read(text, size, features, feature_count, &feature_count, vertices, vertex_count, &vertex_count, report);
    uint64_t objects = document->feature_count > 0 ? features[-1].object + 1 : 0;
    for (size_t index = 0; index < feature_count; index++) {
        gn_span *spans[] = {&features[index].name, &features[index].uid, &features[index].type, &features[index].how,
                            &features[index].properties};
        for (size_t span = 0; span < sizeof spans / sizeof *spans; span++) {
            spans[span]->offset += spans[span]->size > 0 ? offset : 0;
        }
        features[index].first += document->vertex_count;
        features[index].object += objects;
    }
    document->feature_count += feature_count;
    document->vertex_count += vertex_count;
    report->place += offset;
    return status;
}

static void tell_report(const document *document, const gn_exchange_report *report) {
    if (report->skipped > 0) {
        complain_at(document, report->place, report->error);
        remark(report->skipped == 1 ? "%s: %llu feature was left out, for this reason"
                                    : "%s: %llu features were left out, the first for this reason",
               document->name, (unsigned long long)report->skipped);
    }
    if (report->dropped > 0) {
        remark(report->dropped == 1 ? "%s: %llu fix or time could not be read and was left out"
                                    : "%s: %llu fixes or times could not be read and were left out",
               document->name, (unsigned long long)report->dropped);
    }
}

/* Tells whether a text has nothing but blanks, behind the mark of UTF-8 or without it. */
static bool is_blank_text(slice text) {
    size_t at = text.size >= 3 && memcmp(text.bytes, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    while (at < text.size && strchr(" \t\r\n", text.bytes[at]) != NULL && text.bytes[at] != 0) {
        at++;
    }
    return at == text.size;
}

bool document_read(document *document, reader *reader) {
    *document = (struct document){.name = reader->name, .text = reader_rest(reader)};
    /* Nothing has no features, as it has no rows for the other subjects. */
    if (is_blank_text(document->text)) {
        return true;
    }
    /* Other encodings of XML, and UTF-16, which begins with a mark. */
    size_t needed = 0;
    const char *bytes = document->text.bytes;
    bool may_be_xml = document->text.size > 0 && (bytes[0] == '<' || bytes[0] == '\xFE' || bytes[0] == '\xFF' || bytes[0] == 0);
    if (may_be_xml && gn_xml_to_utf8(bytes, document->text.size, NULL, 0, &needed) == GN_ERROR_BUFFER_TOO_SMALL) {
        document->converted = allocate(needed, 1);
        gn_xml_to_utf8(bytes, document->text.size, document->converted, needed, &needed);
        document->text = (slice){document->converted, needed - 1};
    }
    int32_t format = 0;
    size_t place = 0;
    gn_status status = gn_exchange_detect(document->text.bytes, document->text.size, &format, &place);
    if (status != GN_OK) {
        complain_at(document, place, status);
        if (document->text.size > 0 && strchr("<{[", *document->text.bytes) == NULL) {
            remark("%s: GPX, KML, Cursor on Target and GeoJSON are read here; tables and lines go to the other subjects",
                   document->name);
        }
        return false;
    }
    gn_exchange_report report = {0};
    status = read_part(document, readers[format], 0, document->text.size, &report);
    if (format == GN_EXCHANGE_COT && status != GN_OK && status != GN_PARTIAL) {
        /* Events may follow each other, as in a stream. */
        size_t offset = 0, size = 0, count = 0;
        while (gn_cot_find_event(document->text.bytes + offset, document->text.size - offset, 0, &size, NULL) == GN_OK) {
            gn_exchange_report part = {0};
            status = read_part(document, gn_cot_read, offset, size, &part);
            if (status != GN_OK && status != GN_PARTIAL) {
                complain_at(document, part.place, status);
            }
            tell_report(document, &part);
            offset += size;
            count++;
        }
        const char *rest = document->text.bytes + offset;
        if (count > 0) {
            if (strspn(rest, " \t\r\n") < document->text.size - offset) {
                complain_at(document, offset, GN_ERROR_TEXT_INCOMPLETE);
            }
            return true;
        }
    }
    if (status != GN_OK && status != GN_PARTIAL) {
        complain_at(document, report.place, status);
        return false;
    }
    tell_report(document, &report);
    return true;
}

void document_free(document *document) {
    free(document->features);
    free(document->vertices);
    free(document->converted);
}

char *name_of_feature(const document *document, const gn_feature *feature) {
    const char *text = document->text.bytes + feature->name.offset;
    size_t size = (size_t)feature->name.size, needed = 0;
    gn_status (*unescape)(const char *, size_t, char *, size_t, size_t *) =
        feature->flags & GN_FEATURE_FLAG_JSON_TEXTS ? gn_json_unescape : gn_xml_unescape;
    if (size > 0) {
        unescape(text, size, NULL, 0, &needed);
    }
    char *name = allocate(needed + 1, 1);
    if (needed > 0) {
        unescape(text, size, name, needed, NULL);
    }
    return name;
}

size_t parts_of_feature(const document *document, size_t index) {
    size_t count = 1;
    if (document->features[index].kind == GN_FEATURE_AREA) {
        while (index + count < document->feature_count && document->features[index + count].kind == GN_FEATURE_HOLE) {
            count++;
        }
    }
    return count;
}

gn_point *points_of_features(const document *document, size_t index, size_t parts, size_t **rings, size_t *count) {
    size_t total = 0;
    *rings = allocate(parts, sizeof **rings);
    for (size_t part = 0; part < parts; part++) {
        (*rings)[part] = (size_t)document->features[index + part].count;
        total += (*rings)[part];
    }
    gn_point *points = allocate(total, sizeof *points);
    size_t at = 0;
    for (size_t part = 0; part < parts; part++) {
        const gn_feature *feature = &document->features[index + part];
        for (uint64_t vertex = 0; vertex < feature->count; vertex++) {
            points[at++] = document->vertices[feature->first + vertex].point;
        }
    }
    *count = total;
    return points;
}
