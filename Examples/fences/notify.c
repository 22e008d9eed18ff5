// SPDX-License-Identifier: MIT
//
// Tells when something that moves enters or leaves a circle.
//
//   notify PLACES <FIXES
//
// PLACES has a line for each circle: a number, its latitude, longitude and radius in meters. FIXES has a line for each fix:
// seconds, latitude, longitude. Compile it with: cc notify.c $(pkg-config --cflags --libs gridnorth) -o notify

#include <gridnorth.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { PLACES = 1000, EVENTS = 64 };

static gn_fence fences[PLACES];
static gn_point centers[PLACES];
static gn_fence_presence presences[PLACES];

static size_t read_places(FILE *file) {
    size_t count = 0;
    while (count < PLACES) {
        gn_fence fence = {.shape = GN_FENCE_CIRCLE, .triggers = GN_FENCE_ENTER | GN_FENCE_EXIT, .point_count = 1};
        gn_point *center = &centers[count];
        if (fscanf(file, "%" SCNu64 "%lf%lf%lf", &fence.id, &center->latitude, &center->longitude, &fence.radius) != 4)
            break;
        fences[count++] = fence;
    }
    return count;
}

static int fail(gn_status status) {
    fprintf(stderr, "notify: %s\n", gn_status_text(status));
    return 1;
}

int main(int argc, char **argv) {
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (file == NULL) {
        fprintf(stderr, "usage: notify PLACES <FIXES\n");
        return 1;
    }
    size_t count = read_places(file), needed;
    fclose(file);

    // First the number of words, then the words.
    gn_status status = gn_fence_index_build(fences, count, centers, count, NULL, 0, NULL, 0, &needed, NULL);
    if (status != GN_ERROR_BUFFER_TOO_SMALL) return fail(status);
    uint64_t *words = malloc(needed * sizeof *words);
    if (words == NULL) return 1;
    status = gn_fence_index_build(fences, count, centers, count, NULL, 0, words, needed, NULL, NULL);
    if (status != GN_OK) return fail(status);

    // A position may be some meters off: nobody enters and leaves again and again on the border.
    gn_fence_options options;
    gn_fence_options_init(&options);
    options.hysteresis = 30;

    gn_fence_state state = {0};
    gn_fix fix = {.altitude = NAN, .accuracy = NAN};
    while (scanf("%lf%lf%lf", &fix.time, &fix.point.latitude, &fix.point.longitude) == 3) {
        gn_fence_event events[EVENTS];
        size_t event_count;
        status = gn_fence_index_step(words, needed, &options, &state, &fix, &state, presences, PLACES, NULL, events, EVENTS,
                                     &event_count);
        if (status != GN_OK) return fail(status);
        for (size_t i = 0; i < event_count; i++)
            printf("%.1f s: %s %" PRIu64 "\n", events[i].time, events[i].kind == GN_FENCE_ENTER ? "entered" : "left",
                   events[i].id);
    }
    free(words);
    return 0;
}
