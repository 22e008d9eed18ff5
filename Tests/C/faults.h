/* SPDX-License-Identifier: MIT
 *
 * Faults that a library may have, planted into its answers: each must be found in each function. A part of answers.h.
 */
#ifndef FAULTS_H
#define FAULTS_H

static const char *const faults[] = {
    "no fault",
    "an answer that is not documented",
    "a result of what was refused",
    "a byte behind a result",
    "a byte of what came in",
    "another row than the one that was refused",
    "a refused row with a result",
    "a refused row that says it is good",
    "a byte between the elements of a column",
    "need of less room than there must be",
    "null is accepted",
    "an absurd stride is accepted",
    "an absurd count is accepted",
    "a number beyond its range, or none at all, is accepted",
    "an offset beyond the text",
    "a larger capacity makes another result",
    /* A single call does not reveal these. */
    "another answer to the same call",
    "another answer at another level of the processor",
    "another answer in another environment",
    "a byte of a result that is not written",
    "need of more room than there must be",
    "a look behind what came in",
    "an environment that the host does not get back",
    "work without end",
};
enum { FAULTS = sizeof faults / sizeof *faults, FAULTS_OF_ONE_CALL = 16 };
static int fault;
static int planted; /* How often, in this function. */

/* The conditions of the call: levels below the highest, unusual environments. */
static int lower_levels, other_environment;

static inline void spoil(unsigned char *byte) {
    *byte ^= 1;
    planted++;
}

static inline gn_status instead_of(gn_status status, int is_so) {
    planted += is_so;
    return is_so ? GN_OK : status;
}

/* The first byte of a result of a call that succeeded, if there is one. */
static inline unsigned char *first_byte(void) {
    EACH(i) {
        const parameter *p = par(i);
        if (!p->is_pointer || !p->is_out || !v[i].p || IS(i, NEEDED) || buffers[i].size == 0) continue;
        if (IS(i, RESULT) || IS(i, ARRAY)) return buffers[i].bytes;
        if (IS(i, COLUMN) && length(i) > 0) return row(i, 0);
        if (!IS(i, OUTPUT) || !v[p->needed_at].p || *(size_t *)v[p->needed_at].p == 0) continue;
        if (p->type != 'c' || *buffers[i].bytes) return buffers[i].bytes;
    }
    return NULL;
}

static inline gn_status spoiled(gn_status status) {
    const int refused = is_refused(status);
    if (fault == 1 && refused) return planted++, (gn_status)200;
    if (fault == 10) return instead_of(status, status == GN_ERROR_NULL);
    if (fault == 11) return instead_of(status, status == GN_ERROR_STRIDE);
    if (fault == 12) {
        return instead_of(status, status == GN_ERROR_COUNT || status == GN_ERROR_RINGS || status == GN_ERROR_STRIDE);
    }
    if (fault == 13) {
        const int takes_numbers = has(f->statuses, GN_ERROR_NOT_FINITE);
        return instead_of(status, status == GN_ERROR_NOT_FINITE || (status == GN_ERROR_LATITUDE && takes_numbers));
    }
    static unsigned calls;
    if ((fault == 16 && ++calls % 3 == 0) || (fault == 17 && lower_levels) || (fault == 18 && other_environment) || fault == 19) {
        unsigned char *byte = refused ? NULL : first_byte();
        if (byte && fault == 19) *byte = untouched, planted++;
        else if (byte) spoil(byte);
    }
    EACH(i) {
        const parameter *p = par(i);
        const buffer *b = &buffers[i];
        if (!p->is_pointer || !v[i].p) continue;
        if (fault == 21 && !p->is_out && b->size > 0) planted++, *(volatile unsigned char *)(b->bytes + b->size);
        if (fault == 4 && !p->is_out && b->size > 0) spoil(b->bytes);
        if (!p->is_out) continue;
        const int is_single = IS(i, RESULT) || IS(i, ARRAY) || IS(i, COLUMN) || IS(i, STATUSES);
        if (fault == 2 && refused && is_single && b->size > 0) spoil(b->bytes);
        if (fault == 3 && !refused) spoil(b->bytes + b->size);
        if (fault == 9 && IS(i, NEEDED) && status == GN_ERROR_BUFFER_TOO_SMALL) {
            *(size_t *)v[i].p -= 1;
            planted++;
        }
        if (fault == 20 && IS(i, NEEDED) && status == GN_ERROR_BUFFER_TOO_SMALL) planted++, *(size_t *)v[i].p += 1;
        if (fault == 14 && IS(i, ERROR_OFFSET) && refused) spoil((unsigned char *)v[i].p + 7);
        if (fault == 15 && IS(i, OUTPUT) && status == GN_OK && b->size > needed[i] * p->size) spoil(b->bytes);
        if (fault == 7 && IS(i, STATUSES) && status == GN_PARTIAL) {
            planted++;
            memset(b->bytes, GN_OK, b->size);
            return GN_OK;
        }
        if (!IS(i, COLUMN) || refused) continue;
        const size_t rows = length(i);
        if (fault == 8 && p->stride_at >= 0 && rows > 1 && step(i) > (ptrdiff_t)element(i)) spoil(row(i, 0) + element(i));
        EACH(j) {
            if (!IS(j, STATUSES) || !v[j].p || status != GN_PARTIAL) continue;
            for (size_t r = 0; r < rows; r++) {
                const int is_bad = buffers[j].bytes[r] != GN_OK;
                if (fault == 5 && !is_bad) spoil(row(i, r));
                if (fault == 6 && is_bad) planted++, memset(row(i, r), 1, p->size);
            }
        }
    }
    return status;
}

#endif
