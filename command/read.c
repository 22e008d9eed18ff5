/*
 * gridnorth read: documents as tables or as other documents.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "documents.h"
#include "output.h"
#include "problems.h"
#include "rows.h"
#include "subjects.h"

/* The choices of --format. */
enum { WRITE_CSV, WRITE_JSONL, WRITE_GEOJSON, WRITE_GPX, WRITE_KML, WRITE_COT };

typedef gn_status (*write_function)(const gn_feature *, size_t, const gn_vertex *, size_t, const char *, size_t,
                                    const gn_exchange_options *, char *, size_t, size_t *, gn_exchange_report *);

static const write_function writers[] = {NULL, NULL, gn_features_geojson, gn_gpx_write, gn_kml_write, gn_cot_write};

static const char *const kinds[] = {"",       "point",   "line",   "area",          "hole",
                                    "circle", "ellipse", "sector", "range-bearing", "box"};

/* Writes a time, or what stands for none: also for one that rounding carries into the year 10000. */
static void put_time(double seconds, const char *quote, const char *none) {
    char text[40];
    bool is_time = gn_time_format(seconds, fmod(seconds, 1) == 0 ? 0 : 3, text, sizeof text, NULL) == GN_OK;
    put_text(is_time ? quote : "");
    put_text(is_time ? text : none);
    put_text(is_time ? quote : "");
}

static void put_vertex(const gn_feature *feature, const char *name, const gn_vertex *vertex, int format, int decimals) {
    bool is_json = format == WRITE_JSONL;
    /* A point of GPX or CoT has the time of its feature. */
    double moment = isnan(vertex->time) && feature->kind == GN_FEATURE_POINT ? feature->time : vertex->time;
    put_text(is_json ? "{\"feature\":" : "");
    put_number((double)feature->object, 0);
    put_text(is_json ? ",\"kind\":\"" : ",");
    put_text(kinds[feature->kind]);
    put_text(is_json ? "\",\"name\":" : ",");
    if (is_json) {
        put_string(name, strlen(name));
    } else {
        put_field(name, strlen(name), ',');
    }
    put_text(is_json ? ",\"latitude\":" : ",");
    put_number(vertex->point.latitude, decimals);
    put_text(is_json ? ",\"longitude\":" : ",");
    put_number(vertex->point.longitude, decimals);
    put_text(is_json ? ",\"altitude\":" : ",");
    put_number(vertex->altitude, 2);
    put_text(is_json && isnan(vertex->altitude) ? "null" : "");
    put_text(is_json ? ",\"time\":" : ",");
    put_time(moment, is_json ? "\"" : "", is_json ? "null" : "");
    put_text(is_json ? "}\n" : "\n");
}

static void put_table(const document *document, int format, int decimals) {
    for (size_t index = 0; index < document->feature_count; index++) {
        const gn_feature *feature = &document->features[index];
        char *name = name_of_feature(document, feature);
        for (uint64_t vertex = 0; vertex < feature->count; vertex++) {
            put_vertex(feature, name, &document->vertices[feature->first + vertex], format, decimals);
        }
        free(name);
    }
}

static void put_document(const document *document, int format, int decimals) {
    gn_exchange_options options;
    gn_exchange_options_init(&options);
    options.decimals = decimals;
    /* Events of CoT need a time; features of other formats have none. */
    options.time = (double)time(NULL);
    size_t needed = 0;
    gn_exchange_report report = {0};
    char *text = NULL;
    gn_status status = GN_ERROR_BUFFER_TOO_SMALL;
    for (size_t capacity = 0; status == GN_ERROR_BUFFER_TOO_SMALL; capacity = needed) {
        text = reallocate(text, capacity);
        status = writers[format](document->features, document->feature_count, document->vertices, document->vertex_count,
                                 document->text.bytes, document->text.size, &options, text, capacity, &needed, &report);
    }
    if (status != GN_OK && status != GN_PARTIAL) {
        fail("%s: %s", document->name, gn_status_text((int32_t)status));
    }
    if (report.skipped > 0) {
        complain(document->name, 1, 1, gn_status_text((int32_t)report.error));
        remark(report.skipped == 1 ? "%s: %llu feature cannot be written in this format, for this reason"
                                   : "%s: %llu features cannot be written in this format, the first for this reason",
               document->name, (unsigned long long)report.skipped);
    }
    put_text(text);
    size_t size = strlen(text);
    put_text(size > 0 && text[size - 1] != '\n' ? "\n" : "");
    free(text);
}

int run_read(const arguments *arguments) {
    int format = choice_option(arguments, OPTION_DOCUMENT, WRITE_CSV);
    int decimals = (int)whole_option(arguments, OPTION_DECIMALS, 0, 12, 7);
    static const char *const standard[] = {"-"};
    const char *const *files = arguments->word_count > 0 ? arguments->words : standard;
    size_t count = arguments->word_count > 0 ? arguments->word_count : 1;
    if (count > 1 && writers[format] != NULL && format != WRITE_COT) {
        misuse("several files become one only as csv, jsonl or cot");
    }
    bool has_header = format != WRITE_CSV;
    for (size_t index = 0; index < count; index++) {
        reader reader;
        document document;
        reader_open(&reader, files[index]);
        if (document_read(&document, &reader)) {
            /* Whoever sees a header believes that there was a document. */
            put_text(has_header ? "" : "feature,kind,name,latitude,longitude,altitude,time\n");
            has_header = true;
            if (writers[format] != NULL) {
                put_document(&document, format, decimals);
            } else {
                put_table(&document, format, decimals);
            }
        }
        document_free(&document);
        reader_close(&reader);
    }
    return finish();
}
