/*
 * A line about the progress of long input.
 *
 * SPDX-License-Identifier: MIT
 */
#include "progress.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>

#include "system.h"

static bool is_wanted, is_shown;
static time_t begun, shown;

void progress_begin(void) {
    is_wanted = is_terminal(2) && !is_terminal(1);
    begun = shown = time(NULL);
}

void progress_update(uint64_t rows, uint64_t bytes, uint64_t size) {
    if (!is_wanted) {
        return;
    }
    time_t now = time(NULL);
    /* Short input shows nothing, and a clock that is set back does no harm. */
    if (now == shown || now < begun + 1) {
        return;
    }
    shown = now;
    is_shown = true;
    if (size > 0) {
        enum { WIDTH = 30 };
        double part = bytes < size ? (double)bytes / (double)size : 1;
        char bar[WIDTH + 1];
        for (int place = 0; place < WIDTH; place++) {
            bar[place] = place < (int)(part * WIDTH) ? '#' : '.';
        }
        bar[WIDTH] = 0;
        fprintf(stderr, "\r[%s] %3.0f %%  %" PRIu64 " rows ", bar, part * 100, rows);
    } else {
        fprintf(stderr, "\r%" PRIu64 " rows ", rows);
    }
    fflush(stderr);
}

void progress_clear(void) {
    if (is_shown) {
        /* Blanks, since not every terminal of Windows knows the sequence that erases a line. */
        fprintf(stderr, "\r%70s\r", "");
        fflush(stderr);
        is_shown = false;
    }
}
