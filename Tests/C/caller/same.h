/* SPDX-License-Identifier: MIT
 *
 * Conditions on an answer beyond those of answers.h: mostly that another call gives the same answer.
 */
#ifndef CALLER_SAME_H
#define CALLER_SAME_H

#include "records.h"

/* Rows are texts of the caller's, of which any may be empty. */
static int is_copied(void) {
    EACH(i) if (IS(i, COLUMN) && !par(i)->is_out) return 0;
    return 1;
}

/* A row that is refused says so and is blank; another is not. */
static void check_rows(void) {
    EACH(i) {
        if (!IS(i, STATUSES) || !v[i].p || is_refused(first.status)) continue;
        EACH(j) {
            const parameter *p = par(j);
            for (size_t r = 0; IS(j, COLUMN) && !p->is_out && p->type == 'd' && r < length(j); r++) {
                double number;
                memcpy(&number, row(j, r), sizeof number);
                const int takes_it = isnan(number) ? p->takes_nan : number > 0 ? p->takes_infinity : p->takes_minus_infinity;
                SAYS(isfinite(number) || takes_it || buffers[i].bytes[r] != GN_OK);
            }
            if (!IS(j, COLUMN) || !par(j)->is_out || !v[j].p) continue;
            const int is_number = par(j)->type == 'd' || par(j)->numbers;
            for (size_t r = 0; r < length(j); r++) {
                const int is_good = buffers[i].bytes[r] == GN_OK, is_text = is_text_column(j) && !is_copied();
                const int is_empty = is_text_column(j) ? element(j) == 0 || *row(j, r) == 0 : is_blank(j, row(j, r));
                SAYS(is_good ? !is_empty || !(is_text || is_number) : is_empty);
            }
        }
    }
}

/* --- Answers that must be the same --- */

static void note(const char *text) {
    const char *source = plan.is_sample ? "as in the table, " : "";
    snprintf(what, sizeof what, "case %llu, %s%s%s", (unsigned long long)case_number, source, text, placement_names[where]);
}

static void try_again(void) {
    note("again ");
    where = AT_START;
    untouched = 0x5a;
    if (attempt(&second)) {
        SAYS(is_same(&first, &second));
        if (!is_refused(first.status)) SAYS(is_all_written(&first, &second));
    }
    where = AT_END;
    untouched = 0xa5;
}

static void try_levels(void) {
    for (lower_levels = 1; lower_levels < level_count && !is_of_level(); lower_levels++) {
        note(levels[lower_levels] == 1 ? "at level 1 " : "at level 3 ");
        if (attempt(&second)) SAYS(is_same(&first, &second));
    }
    lower_levels = 0;
}

static void try_environments(void) {
    for (int i = 1; i < ENVIRONMENTS; i++) {
        if (f->count == 0 || !(plan.is_sample || one_in(2))) continue;
        environment = &environments[i];
        char text[64];
        snprintf(text, sizeof text, "environment %s ", environment->name);
        note(text);
        if (attempt(&second)) SAYS(is_same(&first, &second));
    }
    environment = environments;
}

/* Results in the place of arguments: a column with the same start and stride, or as the description allows. */
static void try_in_place(void) {
    int count = 0;
    EACH(i) {
        replaced[i] = par(i)->may_be;
        EACH(j) {
            if (!IS(i, COLUMN) || !IS(j, COLUMN) || !par(i)->is_out || par(j)->is_out || step(i) != step(j)) continue;
            int is_taken = 0;
            for (int k = 0; k < i; k++) is_taken |= replaced[k] == j + 1;
            if (element(i) == element(j) && !is_taken && !plan.is_absurd[par(j)->stride_at]) replaced[i] = j + 1;
        }
        if (replaced[i] && (plan.is_null[i] || plan.is_null[replaced[i] - 1] || length(i) == 0)) replaced[i] = 0;
        count += replaced[i] != 0;
    }
    if (count == 0) return;
    note("in place ");
    if (attempt(&second)) {
        SAYS(second.status == first.status);
        EACH(i) {
            const size_t rows = IS(i, COLUMN) ? length(i) : replaced[i] ? 1 : 0;
            for (size_t r = 0; r < rows && par(i)->is_out && !is_refused(first.status) && !plan.is_null[i]; r++) {
                const size_t at = !IS(i, COLUMN) ? 0 : (step(i) < 0 ? rows - 1 - r : r) * stretch(i);
                size_t size = par(i)->size;
                if (is_text_column(i)) size = strnlen((char *)first.bytes[i] + at, element(i));
                SAYS(memcmp(first.bytes[i] + at, second.bytes[i] + at, size) == 0);
            }
        }
    }
    EACH(i) replaced[i] = 0;
}

/* A row alone has the same results as among others. */
static void try_one_row(void) {
    int count = -1;
    EACH(i) {
        if (IS(i, COLUMN) && !par(i)->is_out) count = par(i)->count_at;
    }
    if (count < 0 || number_of[count] < 2 || is_refused(first.status)) return;
    const size_t rows = number_of[count], r = below(rows);
    static unsigned char *kept[MOST];
    EACH(i) {
        if (!IS(i, COLUMN) || par(i)->is_out) continue;
        const size_t from = step(i) == 0 ? rows - 1 : r;
        kept[i] = plan.bytes[i];
        plan.bytes[i] += from * element(i);
    }
    number_of[count] = 1;
    char text[64];
    snprintf(text, sizeof text, "row %zu of %zu alone ", r, rows);
    note(text);
    const int is_back = attempt(&second);
    EACH(i) {
        if (IS(i, COLUMN) && !par(i)->is_out) plan.bytes[i] = kept[i];
        if (!is_back || is_refused(second.status) || !par(i)->is_out || plan.is_null[i]) continue;
        if (!IS(i, COLUMN) && !IS(i, STATUSES)) continue;
        const size_t at = IS(i, STATUSES) ? r : (step(i) < 0 ? rows - 1 - r : r) * stretch(i);
        size_t size = IS(i, STATUSES) ? 1 : element(i);
        if (is_text_column(i)) size = strnlen((char *)first.bytes[i] + at, size);
        SAYS(memcmp(first.bytes[i] + at, second.bytes[i], size) == 0);
    }
    number_of[count] = rows;
}

/* --- How much room is needed --- */

static int has_room(void) {
    int outputs = 0;
    if (plan.must_be_refused) return 0;
    EACH(i) {
        if (!IS(i, OUTPUT)) continue;
        if (plan.is_null[i] || plan.is_null[par(i)->needed_at] || plan.is_absurd[par(i)->capacity_at]) return 0;
        outputs++;
    }
    return outputs > 0;
}

/* Whether no index was damaged. */
static int is_intact(void) {
    EACH(i) {
        int32_t kind;
        if (IS(i, ARRAY) && strcmp(last_word(par(i)->name), "words") == 0) {
            if (gn_index_check((const uint64_t *)(void *)plan.bytes[i], plan.size[i] / 8, &kind) != GN_OK) return 0;
        }
    }
    return 1;
}

/* Asks for the size, then calls with exactly that: it is enough, all of it is written, and less is not enough. */
static void try_capacities(void) {
    if (!has_room() || (is_refused(first.status) && !is_too_large(first.status))) return;
    /* An address between words is refused as soon as the room suffices. */
    EACH(i) if (IS(i, OUTPUT) && plan.shift[i] != 0) return;
    note("with room for nothing ");
    EACH(i) if (IS(i, OUTPUT)) number_of[par(i)->capacity_at] = 0;
    if (!attempt(&second)) return;
    int rounds = 0;
    for (; rounds < 4 && second.status == GN_ERROR_BUFFER_TOO_SMALL; rounds++) {
        note("with the room that it asks for ");
        int is_more = 0;
        EACH(i) {
            if (!IS(i, OUTPUT)) continue;
            const size_t count = told(i), most = MOST_BYTES / par(i)->size;
            if (count > most) return;
            size_t *capacity = &number_of[par(i)->capacity_at];
            is_more |= count > *capacity;
            if (count > *capacity) *capacity = count;
        }
        SAYS(is_more);
        if (!is_more || !attempt(&second)) return;
    }
    if (is_refused(first.status) != is_refused(second.status) && !is_too_large(second.status) && !is_too_large(first.status)) {
        SAYS(first.status == second.status);
    }
    if (is_refused(second.status)) {
        /* Room that is asked for suffices. Some calls need more than a call without room can report; and a continued
         * result can be checked only where it fits. */
        int is_continued = 0;
        EACH(i) is_continued |= par(i)->is_continued;
        SAYS(is_continued || (second.status != GN_ERROR_BUFFER_TOO_SMALL && is_too_large(second.status)));
        return;
    }
    EACH(i) {
        if (!IS(i, OUTPUT)) continue;
        /* The room that suffices is the room needed, not more. A damaged index may say anything. */
        if (!par(i)->is_continued && is_intact()) SAYS(told(i) == number_of[par(i)->capacity_at]);
        needed[i] = told(i);
        if (is_refused(first.status)) continue;
        /* The result with more room is the same. */
        const size_t size = told(i) * par(i)->size;
        SAYS(first.size[i] >= size && memcmp(first.bytes[i], second.bytes[i], size) == 0);
    }
    const int is_first = is_refused(first.status);
    if (is_first) succeed((int)(f - functions));
    save(&first, second.status);
    try_again();
    if (is_first) {
        try_levels();
        try_environments();
    }
    EACH(i) {
        size_t *capacity = IS(i, OUTPUT) ? &number_of[par(i)->capacity_at] : NULL;
        if (!capacity || *capacity == 0 || par(i)->is_continued) continue;
        const size_t enough = *capacity;
        *capacity = one_in(2) ? enough - 1 : below(enough);
        note("with too little room ");
        /* A damaged index may need less than it asked for. */
        if (attempt(&second) && is_intact()) {
            SAYS(second.status == GN_ERROR_BUFFER_TOO_SMALL || (is_too_large(second.status) && *capacity < enough - 1));
            if (second.status == GN_ERROR_BUFFER_TOO_SMALL) SAYS(told(i) == enough);
        }
        *capacity = enough;
    }
}

#endif
