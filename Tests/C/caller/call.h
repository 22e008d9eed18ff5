/* SPDX-License-Identifier: MIT
 *
 * One call as it is planned: the places of its arguments, and its answer.
 */
#ifndef CALLER_CALL_H
#define CALLER_CALL_H

#include <unistd.h>

#include "../environments.h"
#include "arguments.h"
#include "watch.h"

static const struct environment *environment = environments;
static const int all_levels[] = {4, 3, 1}, *levels;
static int level_count, is_emulated;
static uint64_t case_number;
#ifdef GN_TEST_COUNTS_WORK
static uint64_t most_work;
#endif

static gn_status run_watched(void) {
    enter(environment);
    if (!is_emulated && !is_entered(environment)) abort();
    gn_status status = f->call(v);
    if (fault == 22) planted++, enter(&environments[environment == environments]);
    while (fault == 23) planted = 1;
    const int is_back = is_emulated || is_entered(environment);
    enter(environments);
    CHECK(is_back, "%s, %s: the host does not get its environment back", f->name, what);
    return status;
}

static size_t stretch(int i) { return (size_t)(step(i) < 0 ? -step(i) : step(i)); }

/* Separate memory for each pointer, with its planned contents. */
static void lay_out(void) {
    EACH(i) {
        const parameter *p = par(i);
        if (!p->is_pointer) {
            v[i] = plan.values[i];
            if (IS(i, STRIDE) && !plan.is_absurd[i]) v[i].n = (size_t)stride_of[i];
            else if (!IS(i, VALUE) && !plan.is_absurd[i]) v[i].n = number_of[i];
            continue;
        }
        size_t size = plan.size[i];
        const size_t rows = IS(i, COLUMN) ? length(i) : 0;
        if (IS(i, COLUMN)) size = rows == 0 ? 0 : (rows - 1) * stretch(i) + element(i);
        else if (IS(i, STATUSES)) size = row_count();
        else if (IS(i, OUTPUT)) size = p->size * number_of[p->capacity_at];
        else if (IS(i, ARRAY) && p->is_out) size = p->size * length(i);
        else if (p->is_out) size = p->size;
        unsigned char *bytes = place(i, size);
        v[i].p = IS(i, COLUMN) && step(i) < 0 && rows > 0 ? bytes + (rows - 1) * stretch(i) : bytes;
        if (IS(i, COLUMN) && !p->is_out) {
            for (size_t r = 0; r < rows; r++) memcpy(row(i, r), plan.bytes[i] + r * element(i), element(i));
        } else if (!p->is_out) {
            if (size > 0) memcpy(bytes, plan.bytes[i], size);
        } else if (p->is_continued) {
            memset(bytes, 0, size);
            if (size > 0) memcpy(bytes, plan.bytes[i], size < plan.size[i] ? size : plan.size[i]);
        }
        if (plan.is_null[i]) v[i].p = NULL;
        else v[i].p = (unsigned char *)v[i].p + plan.shift[i];
    }
    EACH(i) {
        if (!replaced[i]) continue;
        const int to = replaced[i] - 1;
        v[i].p = v[to].p;
        buffers[i].bytes = buffers[to].bytes;
        buffers[i].size = buffers[to].size;
    }
}

/* The answer of a call. */
typedef struct answer {
    gn_status status;
    unsigned char filled;
    unsigned char *bytes[MOST];
    size_t size[MOST];
} answer;

static answer first, second;

static void save(answer *a, gn_status status) {
    a->status = status;
    a->filled = untouched;
    EACH(i) {
        if (!par(i)->is_pointer || !par(i)->is_out) continue;
        a->size[i] = v[i].p ? buffers[i].size : 0;
        a->bytes[i] = realloc(a->bytes[i], a->size[i] + 1);
        memcpy(a->bytes[i], buffers[i].bytes, a->size[i]);
    }
}

/* These two functions return the level itself, and the second sets it. */
static int is_of_level(void) { return strncmp(f->name, "gn_cpu_level", 12) == 0; }

/* Calls, and returns whether the call came back. */
static int attempt(answer *a) {
    lay_out();
    crash = NULL;
    static int level;
    if (level != levels[lower_levels] || is_of_level()) gn_cpu_level_limit(level = levels[lower_levels]);
    other_environment = environment != environments;
#ifdef GN_TEST_COUNTS_WORK
    work_limit((uint64_t)tick_limit, on_work);
#endif
    ticks = 0;
    const int signal = sigsetjmp(back, 0);
    if (signal == 0) {
        in_call = 1;
        save(a, call());
    } else {
        enter(environments);
        crash = crash_name(signal);
        CHECK(0, "%s, %s: %s", f->name, what, crash);
    }
    in_call = 0;
#ifdef GN_TEST_COUNTS_WORK
    if (work_done > most_work) most_work = work_done;
    work_limit(UINT64_MAX, on_work);
#endif
    return signal == 0;
}

static int is_same_byte(const answer *a, const answer *b, int i, size_t at) {
    return a->bytes[i][at] == b->bytes[i][at] || (a->bytes[i][at] == a->filled && b->bytes[i][at] == b->filled);
}

/* Whether both have the same status, and in each result the same bytes or none. */
static int is_same(const answer *a, const answer *b) {
    if (a->status != b->status) return 0;
    EACH(i) {
        if (!par(i)->is_pointer || !par(i)->is_out) continue;
        for (size_t at = 0; at < a->size[i] && at < b->size[i]; at++) if (!is_same_byte(a, b, i, at)) return 0;
    }
    return 1;
}

static size_t *needed_at(int i) {
    const int at = par(i)->needed_at;
    return v[at].p;
}

/* The capacity that the last call says it needs for an output. Where it is called a length, the final zero is not in it. */
static size_t told(int i) {
    const size_t *count = needed_at(i);
    return *count + (*count > 0 && par(i)->type == 'c' && strcmp(par(par(i)->needed_at)->name, "length") == 0);
}

/* Whether a call that succeeded has written all of its results: of two answers with other bytes before. */
static int is_all_written(const answer *a, const answer *b) {
    EACH(i) {
        const parameter *p = par(i);
        if (!p->is_pointer || !p->is_out || a->size[i] == 0 || p->is_continued) continue;
        if (p->type == 'c' && !IS(i, OUTPUT)) continue;
        size_t size = a->size[i], width = size, each = size;
        if (IS(i, OUTPUT)) {
            if (!needed_at(i)) continue;
            each = width = size = told(i) * p->size;
        }
        if (IS(i, COLUMN)) width = stretch(i), each = p->size;
        for (size_t start = 0; start < size; start += width) {
            for (size_t at = start; at < start + each; at++) {
                if (a->bytes[i][at] == a->filled && b->bytes[i][at] == b->filled && a->filled != b->filled) return 0;
            }
        }
    }
    return 1;
}

#endif
