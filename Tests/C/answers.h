/* SPDX-License-Identifier: MIT
 *
 * Conditions on the answer to every call, by the roles of the parameters: the status is documented, nothing is written
 * beside the results, no argument is changed, and a refused call leaves no result behind.
 *
 * To be included before anything else, as guarded.h. RUN() is the call; who needs more around it defines it before.
 */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "guarded.h"

#include <math.h>

#include "walk_roles.h"

#ifndef RUN
#define RUN() f->call(v)
#endif

#define EACH(i) for (int i = 0; i < f->count; i++)
#define IS(i, wanted) (f->parameters[i].role == (wanted))

enum { MOST = BUFFERS };

/* The call at hand: its arguments, and their differences from those of the table. */
static const function *f;
static value v[MOST];
static size_t number_of[MOST];   /* The number that a count, capacity or size argument passes. */
static ptrdiff_t stride_of[MOST];
static char what[200];

static size_t needed[MOST];        /* How much room the results need. */
static unsigned char *given[MOST]; /* The memory of each argument before the call. */
static int replaced[MOST];         /* One more than the number of the argument in whose place a result goes; 0: none. */

#define SAYS(condition) CHECK(condition, "%s, %s", f->name, what)

static inline const parameter *par(int i) { return &f->parameters[i]; }
static inline int is_text_column(int i) { return IS(i, COLUMN) && par(i)->type == 'c'; }
static inline size_t element(int i) { return is_text_column(i) ? number_of[par(i)->slot_size_at] : par(i)->size; }
static inline size_t length(int i) { return par(i)->count_at < 0 ? 1 : number_of[par(i)->count_at]; }
static inline ptrdiff_t step(int i) { return par(i)->stride_at < 0 ? (ptrdiff_t)element(i) : stride_of[par(i)->stride_at]; }
static inline unsigned char *row(int i, size_t r) { return (unsigned char *)v[i].p + (ptrdiff_t)r * step(i); }
static inline int has_columns(void) {
    EACH(i) if (IS(i, COLUMN)) return 1;
    return 0;
}
/* Each row of the columns has a status; without columns, each element of the first array. */
static inline size_t row_count(void) {
    EACH(i) if (IS(i, COLUMN) || (IS(i, ARRAY) && !has_columns())) return length(i);
    return 0;
}
/* A batch whose rows have results in one array, and say in a column how many: they say so also if there is no room. */
static inline int counts_results(void) {
    int column = 0, output = 0;
    EACH(i) column |= IS(i, COLUMN) && par(i)->is_out;
    EACH(i) output |= IS(i, OUTPUT);
    return column && output;
}
/* A call whose results are as large as the texts of its rows. */
static inline int is_sized_by_texts(void) {
    int column = 0, output = 0;
    EACH(i) column |= is_text_column(i) && !par(i)->is_out;
    EACH(i) output |= IS(i, OUTPUT);
    return column && output;
}
static inline int is_refused(gn_status status) { return status != GN_OK && status != GN_PARTIAL; }

static inline int has(const gn_status *list, gn_status status) {
    for (; (int)*list >= 0; list++) {
        if (*list == status) return 1;
    }
    return 0;
}

/* Whether nothing of a result is left in a buffer that was too small: each element is as it was, or NaN and 0. */
static inline int is_wiped(int i) {
    const parameter *p = par(i);
    const unsigned char *bytes = buffers[i].bytes;
    const number_at one = {0, p->type, 0};
    for (size_t at = 0; at + p->size <= buffers[i].size; at += p->size) {
        if (memcmp(bytes + at, given[i] + at, p->size) == 0) continue;
        for (size_t k = 0; k < (p->numbers ? p->number_count : 1); k++) {
            const number_at number = p->numbers ? p->numbers[k] : one;
            const unsigned char *here = bytes + at + number.offset;
            double d = 0;
            float f4 = 0;
            if (number.type == 'd') memcpy(&d, here, sizeof d);
            else if (number.type == 'f') memcpy(&f4, here, sizeof f4);
            else if (*here != 0) return 0;
            if ((!isnan(d) && d != 0) || (!isnan(f4) && f4 != 0)) return 0;
        }
    }
    return 1;
}

/* The result is more than there is room for. */
static inline int is_too_large(gn_status status) {
    return status == GN_ERROR_BUFFER_TOO_SMALL || status == GN_ERROR_TOO_MANY_VERTICES || status == GN_ERROR_TOO_MANY_TILES;
}
#include "faults.h"

static inline int are_counts(const parameter *p) {
    for (size_t k = 0; k < p->number_count; k++) if (p->numbers[k].type != 'I') return 0;
    return 1;
}

/* The numbers of a struct at some place: NaN and 0 in a row that is refused. */
static inline int is_blank(int i, const unsigned char *bytes) {
    const parameter *p = par(i);
    const number_at one = {0, p->type, 0};
    const size_t many = p->numbers ? p->number_count : 1;
    for (size_t k = 0; k < many; k++) {
        const number_at at = p->numbers ? p->numbers[k] : one;
        double d;
        int32_t n;
        memcpy(&d, bytes + at.offset, at.type == 'd' ? sizeof d : 1);
        memcpy(&n, bytes + at.offset, at.type == 'i' || at.type == 'I' ? sizeof n : 1);
        if (at.type == 'd' ? !isnan(d) : at.type == 'c' ? bytes[at.offset] != 0 : at.type == 'i' && n != 0) return 0;
        /* Among counts alone, as those of a tile, 0 is as good as any: all of them are the largest. */
        if (at.type == 'I' && p->numbers && are_counts(p) && n != -1) return 0;
    }
    return 1;
}
/* The report names refused features; if all are refused, it also gives the reason. */
static inline int is_report(const parameter *p) { return strcmp(p->name, "report") == 0; }

static inline int has_report(void) {
    EACH(i) if (is_report(par(i))) return 1;
    return 0;
}

/* A reader, whose document is wrong; a writer is refused for its options. */
static inline int tells_why(const gn_exchange_report *report, gn_status status) {
    int reads = 0;
    EACH(i) reads |= IS(i, TEXT) && strcmp(par(i)->name, "text") == 0;
    if (status == GN_ERROR_BUFFER_TOO_SMALL) {
        return report->skipped > 0 || report->dropped > 0 ? has(f->row_statuses, report->error) : report->error == GN_OK && report->place == 0;
    }
    if (reads && status != GN_ERROR_NULL) return report->error == status;
    return report->error == GN_OK && report->skipped == 0 && report->dropped == 0 && report->place == 0;
}

static inline int is_as_given(int i, size_t at, size_t size) { return memcmp(buffers[i].bytes + at, given[i] + at, size) == 0; }

/* Whether a result goes where an argument is. */
static inline int is_replaced(int i) {
    EACH(j) if (par(j)->is_out && replaced[j] == i + 1) return 1;
    return 0;
}

/* Calls, and checks the conditions on every call. */
static inline gn_status call(void) {
    EACH(i) {
        if (!par(i)->is_pointer) continue;
        given[i] = realloc(given[i], buffers[i].size + 1);
        memcpy(given[i], buffers[i].bytes, buffers[i].size);
    }
    const gn_status status = spoiled(RUN());
    SAYS(has(f->statuses, status));
    if (!has(f->statuses, status) && !fault) printf("    it is %s\n", gn_status_name(status));
    const int refused = is_refused(status);
    EACH(i) {
        const parameter *p = par(i);
        const buffer *b = &buffers[i];
        if (!p->is_pointer) continue;
        SAYS(margin_is_untouched(i));
        if (!p->is_out && !is_replaced(i)) SAYS(is_as_given(i, 0, b->size));
        if (!p->is_out || !v[i].p) continue;
        if (refused) {
            const int sized = is_too_large(status);
            if (IS(i, RESULT) && is_report(p)) SAYS(tells_why(v[i].p, status));
            else if (IS(i, NEEDED)) SAYS(sized || *(size_t *)v[i].p == 0);
            else if (IS(i, OUTPUT) && p->type == 'c') SAYS(b->size == 0 || b->bytes[0] == 0);
            else if (IS(i, OUTPUT) && (sized || status == GN_ERROR_WORK || has_report())) SAYS(is_wiped(i));
            else if ((IS(i, COLUMN) || IS(i, STATUSES)) && sized && counts_results()) continue;
            else if (!IS(i, ERROR_OFFSET) && !IS(i, ERROR_FIELD)) SAYS(is_as_given(i, 0, b->size));
        } else if (IS(i, STATUSES)) {
            int bad = 0;
            for (size_t r = 0; r < b->size; r++) {
                bad += b->bytes[r] != GN_OK;
                SAYS(b->bytes[r] == GN_OK || has(f->row_statuses, (gn_status)b->bytes[r]));
            }
            SAYS((bad > 0) == (status == GN_PARTIAL));
        } else if (IS(i, ERROR_OFFSET)) SAYS(*(size_t *)v[i].p == 0);
        /* Bytes between the elements of a column stay unchanged. */
        if (!IS(i, COLUMN)) continue;
        const ptrdiff_t s = step(i);
        const size_t width = (size_t)(s < 0 ? -s : s);
        for (size_t at = element(i); !refused && at + element(i) < b->size; at += width) {
            SAYS(is_as_given(i, at, width - element(i)));
        }
    }
    return status;
}

#endif
