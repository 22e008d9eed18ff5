// SPDX-License-Identifier: MIT
//
// Tells when something that moves enters or leaves a circle.
//
//   notify PLACES <FIXES
//
// PLACES has a line for each circle: a number, its latitude, longitude and radius in meters. FIXES has a line for each fix:
// seconds, latitude, longitude. A wrong place ends the program; a wrong fix, or a late one, is named and skipped. Compile it
// with: cc notify.c $(pkg-config --cflags --libs gridnorth) -o notify

#include <gridnorth.h>
#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    FILE *file;
    const char *name;
    size_t number;
    char text[256];
} lines;

/** Reads the next line; false at the end of the file. A line that is too long becomes an empty one. */
static bool next(lines *lines) {
    size_t length = 0;
    int c;
    while ((c = getc(lines->file)) != EOF && c != '\n')
        if (length < sizeof lines->text) lines->text[length++] = (char)c;
    lines->text[length < sizeof lines->text ? length : 0] = '\0';
    if (c == EOF && length == 0) return false;
    lines->number++;
    return true;
}

static void report(const lines *lines, size_t number, const char *text) {
    fprintf(stderr, "%s:%zu: %s\n", lines->name, number, text);
}

static const char cannot_be_read[] = "This line cannot be read.";

/** Resizes an array to at least `count` elements; exits if memory runs out. */
static void *grown(void *room, size_t count, size_t size) {
    room = realloc(room, (count + 1) * size);
    if (room == NULL) {
        fprintf(stderr, "notify: There is no memory left.\n");
        exit(1);
    }
    return room;
}

typedef struct {
    gn_fence *fences;
    gn_point *centers;
    size_t count;
} places;

/** Reads the places, one of each line; false if there is a line that cannot be read. */
static bool read_places(lines *lines, places *places) {
    bool is_right = true;
    size_t room = 0;
    while (next(lines)) {
        if (places->count == room) {
            room = 2 * room + 16;
            places->fences = grown(places->fences, room, sizeof *places->fences);
            places->centers = grown(places->centers, room, sizeof *places->centers);
        }
        gn_fence fence = {.shape = GN_FENCE_CIRCLE, .triggers = GN_FENCE_ENTER | GN_FENCE_EXIT, .point_count = 1};
        gn_point center;
        int end = 0;
        sscanf(lines->text, "%" SCNu64 "%lf%lf%lf %n", &fence.id, &center.latitude, &center.longitude, &fence.radius, &end);
        if (end == 0 || lines->text[end] != '\0') {
            report(lines, lines->number, cannot_be_read);
            is_right = false;
            continue;
        }
        places->fences[places->count] = fence;
        places->centers[places->count++] = center;
    }
    return is_right;
}

/** Builds the index: first the number of words, then the words. Null if a place is wrong. */
static uint64_t *build(const lines *lines, const places *places, size_t *word_count) {
    const size_t count = places->count;
    gn_fence_index_build(places->fences, count, places->centers, count, NULL, 0, NULL, 0, word_count, NULL);
    uint64_t *words = grown(NULL, *word_count, sizeof *words);
    uint8_t *statuses = grown(NULL, count, sizeof *statuses);
    gn_status status =
        gn_fence_index_build(places->fences, count, places->centers, count, NULL, 0, words, *word_count, NULL, statuses);
    if (status == GN_PARTIAL) {
        for (size_t i = 0; i < count; i++)
            if (statuses[i] != GN_OK) report(lines, i + 1, gn_status_text(statuses[i]));
    } else if (status != GN_OK) {
        fprintf(stderr, "notify: %s\n", gn_status_text(status));
    }
    free(statuses);
    if (status == GN_OK) return words;
    free(words);
    return NULL;
}

int main(int argc, char **argv) {
    lines table = {.file = argc == 2 ? fopen(argv[1], "r") : NULL, .name = argv[1]};
    if (table.file == NULL) {
        fprintf(stderr, "usage: notify PLACES <FIXES\n");
        return 1;
    }
    places places = {0};
    size_t word_count;
    const bool is_right = read_places(&table, &places);
    fclose(table.file);
    uint64_t *words = is_right ? build(&table, &places, &word_count) : NULL;
    if (words == NULL) return 1;

    // A position may be some meters off: this prevents repeated entering and leaving on the border.
    gn_fence_options options;
    gn_fence_options_init(&options);
    options.hysteresis = 30;

    // It is in as many places as there are, at most. The number of events is unknown before.
    gn_fence_presence *presences = grown(NULL, places.count, sizeof *presences);
    size_t room = 4, count;
    gn_fence_event *events = grown(NULL, room, sizeof *events);

    gn_fence_state state = {0};
    lines fixes = {.file = stdin, .name = "fixes"};
    while (next(&fixes)) {
        gn_fix fix = {.altitude = NAN, .accuracy = NAN};
        int end = 0;
        sscanf(fixes.text, "%lf%lf%lf %n", &fix.time, &fix.point.latitude, &fix.point.longitude, &end);
        if (end == 0 || fixes.text[end] != '\0') {
            report(&fixes, fixes.number, cannot_be_read);
            continue;
        }
        gn_status status;
        while ((status = gn_fence_index_step(words, word_count, &options, &state, &fix, &state, presences, places.count, NULL,
                                             events, room, &count)) == GN_ERROR_BUFFER_TOO_SMALL) {
            // Nothing has changed, so the same fix is taken again.
            room = count;
            events = grown(events, room, sizeof *events);
        }
        if (status != GN_OK) {
            report(&fixes, fixes.number, gn_status_text(status));
            continue;
        }
        for (size_t i = 0; i < count; i++)
            printf("%.1f s: %s %" PRIu64 "\n", events[i].time, events[i].kind == GN_FENCE_ENTER ? "entered" : "left",
                   events[i].id);
    }
    free(events);
    free(presences);
    free(words);
    free(places.centers);
    free(places.fences);
    return 0;
}
