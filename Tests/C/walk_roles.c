/* SPDX-License-Identifier: MIT
 *
 * Walks over every function by the roles of its parameters, as docs/api.json lists them: null in each pointer's place, NaN
 * and infinities in each number's, absurd integers, every capacity, every count, strides wide, narrow, backward and 0,
 * texts of every length. For all of them, the function documents the status, nothing is written beside the
 * results, no argument is changed, and a refused call leaves no result behind.
 *
 * walk_table.py writes the table, samples.py has arguments with which each function succeeds. The meaning of
 * the arguments is the business of the other tests. Ends with 1 if anything went wrong.
 *
 *   c-roles                         walks over every function
 *   c-roles --heap [SEED SHARE]     with all buffers on the heap, where a tool watches them
 *   c-roles --faults [SEED SHARE]   plants faults into the answers, and lists those not noticed
 *   c-roles --functions             lists the functions
 *
 * With SHARE it takes every SHARE-th function; SEED selects the first.
 */
#define _GNU_SOURCE /* strnlen */
#include "answers.h"

#include <float.h>

/* The answer with the arguments of the table. */
static unsigned char *expected[MOST];
static size_t expected_size[MOST];

/* The counts, strides and capacities with which the function succeeds. */
static void usual(void) {
    EACH(i) {
        const int of = par(i)->of_at;
        if (IS(i, COUNT)) number_of[i] = par(i)->sample_count;
        if (IS(i, CAPACITY)) number_of[i] = needed[of];
        if (IS(i, TEXT_SIZE)) number_of[i] = par(of)->sample_size;
        if (IS(i, SLOT_SIZE)) number_of[i] = par(of)->is_out ? 96 : par(of)->sample_size;
    }
    EACH(i) {
        if (!IS(i, STRIDE)) continue;
        const parameter *of = par(par(i)->of_at);
        /* Slots without a size of their own: the stride is the size. */
        if (of->slot_size_at == i) number_of[i] = of->is_out ? 96 : of->sample_size;
        stride_of[i] = (ptrdiff_t)(of->type == 'c' ? number_of[of->slot_size_at] : of->size);
    }
}

/* Memory of its own for each pointer, with the sample in it or untouched. */
static void lay_out(void) {
    EACH(i) {
        const parameter *p = par(i);
        size_t size = p->size;
        if (!p->is_pointer) {
            v[i].n = IS(i, STRIDE) ? (size_t)stride_of[i] : IS(i, VALUE) ? (size_t)p->integer : number_of[i];
            if (p->type == 'd') v[i].d = p->number;
            continue;
        }
        if (IS(i, TEXT)) size = number_of[p->size_at];
        if (IS(i, ARRAY)) size *= length(i);
        if (IS(i, STATUSES)) size = SIZE_MAX; /* Below. */
        if (IS(i, OUTPUT)) size *= number_of[p->capacity_at];
        const ptrdiff_t s = step(i);
        const size_t rows = IS(i, COLUMN) ? length(i) : 1, width = (size_t)(s < 0 ? -s : s);
        if (IS(i, COLUMN)) size = rows == 0 ? 0 : (rows - 1) * width + element(i);
        if (IS(i, STATUSES)) size = row_count();
        unsigned char *bytes = place(i, size);
        v[i].p = IS(i, COLUMN) && s < 0 && rows > 0 ? bytes + (rows - 1) * width : bytes;
        if (IS(i, OPTIONS) && !p->is_out) p->init(bytes);
        if (!p->sample) continue;
        if (IS(i, TEXT)) memcpy(bytes, p->sample, size < p->sample_size ? size : p->sample_size);
        else {
            const size_t many = IS(i, STRUCT) ? 1 : length(i);
            for (size_t r = 0; r < many; r++) {
                unsigned char *to = IS(i, COLUMN) ? row(i, r) : bytes + r * p->size;
                const size_t room = IS(i, COLUMN) ? element(i) : p->size;
                if (IS(i, COLUMN) && p->type == 'c') memset(to, 0, room);
                memcpy(to, p->sample + r % p->sample_count * p->sample_size, room < p->sample_size ? room : p->sample_size);
            }
        }
    }
}

static void note(const char *text, const parameter *p, double number) {
    snprintf(what, sizeof what, "%s %s %.17g %s:", text, p ? p->name : "", number, placement_names[where]);
}

static gn_status try(void) {
    lay_out();
    return call();
}

static int has_all_rows(void) {
    EACH(i) if (IS(i, COUNT) && IS(par(i)->of_at, COLUMN) && number_of[i] < par(i)->sample_count) return 0;
    return 1;
}

/* Whether the rows of a column, as many as it has, or all of a result are as expected. */
static void compare(size_t rows, size_t but) {
    EACH(i) {
        if (!par(i)->is_pointer || !par(i)->is_out || !v[i].p || !expected[i]) continue;
        if (IS(i, COLUMN)) {
            for (size_t r = 0; r < rows && r < length(i); r++) {
                size_t size = par(i)->size;
                if (par(i)->type == 'c') {
                    /* A text may fill its slot, and then has no zero. */
                    size = strnlen((char *)row(i, r), element(i));
                    size += size < element(i);
                }
                const size_t each = par(i)->size * (par(i)->type == 'c' ? 96 : 1);
                if (r != but) SAYS(memcmp(row(i, r), expected[i] + r * each, size) == 0);
            }
        } else if (IS(i, STATUSES)) {
            for (size_t r = 0; r < rows && r < buffers[i].size; r++) SAYS(r == but || ((unsigned char *)v[i].p)[r] == expected[i][r]);
        } else {
            /* A batch's result over all its rows differs if a row is there or is not. */
            const int is_other = IS(i, OUTPUT) || (IS(i, NEEDED) && (counts_results() || is_sized_by_texts()));
            if ((is_other && but < rows) || ((IS(i, OUTPUT) || IS(i, NEEDED)) && !has_all_rows())) continue;
            const size_t size = buffers[i].size < expected_size[i] ? buffers[i].size : expected_size[i];
            SAYS(memcmp(buffers[i].bytes, expected[i], size) == 0);
            /* Room that is not needed stays as it is. */
            if (IS(i, OUTPUT) && par(i)->type != 'c') SAYS(is_untouched(buffers[i].bytes + size, buffers[i].size - size));
        }
    }
}

/* One row is not as the table has it: it alone may be refused, as it should be. */
static void bad_row(size_t r, gn_status should) {
    const gn_status status = call();
    SAYS(!is_refused(status));
    if (is_refused(status)) return;
    EACH(i) {
        if (!IS(i, STATUSES)) continue;
        const gn_status of_row = (gn_status)buffers[i].bytes[r];
        SAYS(should == GN_OK || of_row == should);
        EACH(j) {
            if (!IS(j, COLUMN) || !par(j)->is_out) continue;
            if (of_row != GN_OK) SAYS(is_blank(j, row(j, r)));
            else if (par(j)->type == 'd' || par(j)->numbers) SAYS(!is_blank(j, row(j, r)));
        }
    }
    EACH(i) if (IS(i, COUNT)) compare(number_of[i], r);
}

/* --- The walks: each changes one thing. --- */

static void walk_usual(void) {
    note("as in the table", NULL, 0);
    EACH(i) {
        needed[i] = 0;
        free(expected[i]);
        expected[i] = NULL;
    }
    usual();
    gn_status status = try();
    EACH(i) {
        if (!IS(i, OUTPUT)) continue;
        SAYS(status == GN_ERROR_BUFFER_TOO_SMALL);
        needed[i] = *(size_t *)v[par(i)->needed_at].p;
        /* Where it is called a length, it does not count the final zero. */
        if (par(i)->type == 'c' && strcmp(par(par(i)->needed_at)->name, "length") == 0) needed[i]++;
        SAYS(needed[i] > 0);
    }
    usual();
    status = try();
    SAYS(status == GN_OK);
    if (status != GN_OK) printf("    it is %s: Tests/C/samples.py must have other arguments\n", gn_status_name(status));
    EACH(i) {
        if (!par(i)->is_pointer || !par(i)->is_out) continue;
        expected[i] = malloc(buffers[i].size + 1);
        expected_size[i] = buffers[i].size;
        memcpy(expected[i], buffers[i].bytes, buffers[i].size);
    }
    status = try();
    EACH(i) if (IS(i, COUNT)) compare(number_of[i], SIZE_MAX);
    compare(0, SIZE_MAX);
}

static void walk_null(void) {
    EACH(i) {
        if (!par(i)->is_pointer) continue;
        note("null", par(i), 0);
        usual();
        lay_out();
        v[i].p = NULL;
        const gn_status status = call();
        const int may_be = par(i)->null == NULL_ALWAYS && !IS(i, TEXT);
        SAYS(may_be ? status == GN_OK : status == GN_ERROR_NULL);
        if (may_be && par(i)->is_out) EACH(j) if (IS(j, COUNT)) compare(number_of[j], SIZE_MAX);
    }
    /* Nothing to read and no room to write: null is as good as any pointer, and every pointer that may be null is. */
    note("all null", NULL, 0);
    usual();
    EACH(i) if (IS(i, COUNT) || IS(i, TEXT_SIZE) || IS(i, CAPACITY)) number_of[i] = 0;
    lay_out();
    EACH(i) if (par(i)->is_pointer && par(i)->null != NULL_NEVER) v[i].p = NULL;
    const gn_status status = call();
    SAYS(status != GN_ERROR_NULL);
    /* Without rows a batch has nothing to refuse, but for a route without points or an index without words; the result
     * for them may need room. */
    int has_array = 0, has_output = 0;
    EACH(i) has_array |= IS(i, ARRAY) && !par(i)->is_out;
    EACH(i) has_output |= IS(i, OUTPUT);
    EACH(i) {
        if (!IS(i, COLUMN)) continue;
        SAYS(status == GN_OK || (has_array && (status == GN_ERROR_COUNT || status == GN_ERROR_INDEX_SIZE)) ||
             (has_output && status == GN_ERROR_BUFFER_TOO_SMALL));
    }
}

static const double numbers[] = {NAN, INFINITY, -INFINITY, 90 + 0x1p-46, -90 - 0x1p-46, DBL_MAX, -DBL_MAX, DBL_TRUE_MIN, 0, -0.0, 1e300, -1e15, 1e9};
static const int32_t integers[] = {INT32_MIN, INT32_MIN + 1, -32661, -61, -2,    -1,    0,     1,             12,
                                   62,        100,           32600,  256, 32662, 32700, 32762, INT32_MAX - 1, INT32_MAX};
enum { NUMBERS = sizeof numbers / sizeof *numbers, INTEGERS = sizeof integers / sizeof *integers, NOT_FINITE = 3 };

static void walk_values(void) {
    EACH(i) {
        const parameter *p = par(i);
        if (!IS(i, VALUE)) continue;
        for (int k = 0; k < (p->type == 'd' ? NUMBERS : INTEGERS); k++) {
            note("value", p, p->type == 'd' ? numbers[k] : integers[k]);
            usual();
            lay_out();
            if (p->type == 'd') v[i].d = numbers[k];
            else v[i].n = (size_t)(int64_t)integers[k];
            const gn_status status = call();
            const double number = p->type == 'd' ? numbers[k] : integers[k];
            const int is_tolerance = strcmp(p->name, "tolerance") == 0;
            if (is_tolerance && (number <= 0 || number > 1e6)) SAYS(status == GN_ERROR_TOLERANCE);
            const int takes_it = number > 0 ? p->takes_infinity : p->takes_minus_infinity;
            if ((isinf(number) && takes_it) || (isnan(number) && p->takes_nan)) SAYS(status != GN_ERROR_NOT_FINITE);
            else if (!isfinite(number)) SAYS(status == (is_tolerance ? GN_ERROR_TOLERANCE : GN_ERROR_NOT_FINITE));
            else if (p->has_minimum && number < p->minimum) SAYS(is_refused(status));
            else if (p->has_maximum && number > p->maximum) SAYS(is_refused(status));
        }
        /* The ends of the range belong to it; the numbers beyond do not. */
        for (int end = 0; end < 2; end++) {
            if (end == 0 ? !p->has_minimum : !p->has_maximum) continue;
            const double last = end == 0 ? p->minimum : p->maximum, away = end == 0 ? -INFINITY : INFINITY;
            note("the end of the range of", p, last);
            for (int beyond = 0; beyond < 2; beyond++) {
                usual();
                lay_out();
                if (p->type == 'd') v[i].d = beyond ? nextafter(last, away) : last;
                else v[i].n = (size_t)(int64_t)(beyond ? last + (end == 0 ? -1 : 1) : last);
                if (!p->is_signed && p->type == 'I' && last + away < 0) continue;
                const gn_status status = call();
                /* At the end of its range an argument may make the result as large as it can be. */
                const int is_large = is_too_large(status);
                SAYS(beyond ? is_refused(status) && !is_large : status == GN_OK || is_large || p->ends_depend);
            }
        }
    }
}

/* Whether a call was refused, or the one element of the first array to which a bad number belongs. */
static int refuses(gn_status status, gn_status should) {
    if (has_columns() || !has(f->row_statuses, should)) return status == should;
    size_t count = 0, others = 0;
    EACH(i) {
        if (!IS(i, STATUSES)) continue;
        for (size_t r = 0; r < buffers[i].size; r++) {
            count += buffers[i].bytes[r] == should;
            others += buffers[i].bytes[r] != should && buffers[i].bytes[r] != GN_OK;
        }
    }
    return status == GN_PARTIAL && count == 1 && others == 0;
}

/* A vertex and a sample of a profile have numbers that may be absent. */
static int is_position(const parameter *p) {
    return (p->number_count == 2 || p->number_count == 4) && strcmp(p->name, "vertices") != 0 && strcmp(p->name, "samples") != 0;
}

/* Points of a plane and sizes have two numbers too, and no latitude. */
static int is_of_plane(const parameter *p) {
    return strcmp(p->name, "shots") == 0 || strcmp(p->name, "aim") == 0 || strcmp(p->name, "sizes") == 0;
}

/* Each number in each struct and each array. */
static void walk_elements(void) {
    EACH(i) {
        const parameter *p = par(i);
        if (p->is_out || !(IS(i, STRUCT) || IS(i, OPTIONS) || IS(i, ARRAY))) continue;
        const number_at one = {0, p->type, 0};
        const size_t many = p->numbers ? p->number_count : 1, elements = IS(i, ARRAY) ? par(p->count_at)->sample_count : 1;
        size_t refusals = 0;
        for (size_t e = 0; e < elements; e++) {
            for (size_t n = 0; n < many; n++) {
                const number_at at = p->numbers ? p->numbers[n] : one;
                for (int k = 0; k < (at.type == 'd' ? NUMBERS : INTEGERS); k++) {
                    note("in", p, at.type == 'd' ? numbers[k] : integers[k]);
                    usual();
                    lay_out();
                    unsigned char *bytes = buffers[i].bytes + e * p->size + at.offset;
                    const uint64_t wide = (uint64_t)(int64_t)integers[k];
                    if (at.type == 'd') memcpy(bytes, &numbers[k], 8);
                    else if (at.type == 'n' || at.type == 'Q') memcpy(bytes, &wide, 8);
                    else if (at.type == 'c') *bytes = (unsigned char)integers[k];
                    else memcpy(bytes, &integers[k], 4);
                    const gn_status status = call();
                    refusals += at.type == 'd' && k < NOT_FINITE && is_refused(status);
                    const int plain = !IS(i, OPTIONS) && (!p->numbers || is_position(p));
                    if (plain && at.type == 'd' && k < NOT_FINITE) SAYS(refuses(status, GN_ERROR_NOT_FINITE));
                    else if (plain && p->number_count == 2 && n == 0 && !is_of_plane(p) && fabs(numbers[k]) > 90) {
                        SAYS(refuses(status, GN_ERROR_LATITUDE));
                    }
                }
            }
        }
        /* A struct may have numbers that a function does not read; some it does. */
        note("no number", p, 0);
        if (IS(i, STRUCT) && p->numbers && p->numbers[0].type == 'd') SAYS(refusals >= NOT_FINITE);
    }
}

static void walk_rows(void) {
    EACH(i) {
        const parameter *p = par(i);
        if (!IS(i, COLUMN) || p->is_out) continue;
        const size_t rows = par(p->count_at)->sample_count, places[] = {0, 7, 8, rows - 1};
        for (int at = 0; at < 4; at++) {
            const size_t r = places[at];
            for (int k = 0; k < (p->type == 'd' ? NUMBERS : INTEGERS); k++) {
                note("a row of", p, p->type == 'd' ? numbers[k] : integers[k]);
                usual();
                if (is_sized_by_texts()) EACH(j) if (IS(j, CAPACITY)) number_of[j] += element(i);
                lay_out();
                if (p->type == 'd') memcpy(row(i, r), &numbers[k], 8);
                else if (p->type == 'c') memset(row(i, r), integers[k], element(i));
                else memcpy(row(i, r), &integers[k], 4);
                const int is_bad = p->type == 'd' && k < NOT_FINITE && !(isnan(numbers[k]) && p->takes_nan);
                bad_row(r, is_bad ? GN_ERROR_NOT_FINITE : GN_OK);
            }
        }
    }
}

static void walk_texts(void) {
    EACH(i) {
        if (!IS(i, TEXT)) continue;
        const size_t size = par(i)->sample_size;
        for (size_t cut = 0; cut <= size; cut++) {
            note("a text cut in", par(i), (double)cut);
            usual();
            number_of[par(i)->size_at] = cut;
            try();
            EACH(j) if (IS(j, ERROR_OFFSET)) SAYS(*(size_t *)v[j].p <= size);
        }
        static const char bytes[] = {0, 1, ' ', '-', '.', '0', '9', 'A', 'I', 'z', '~', (char)0x80, (char)0xff};
        for (size_t at = 0; at < size; at++) {
            for (size_t k = 0; k < sizeof bytes; k++) {
                note("another byte in", par(i), (double)at);
                usual();
                lay_out();
                buffers[i].bytes[at] = (unsigned char)bytes[k];
                call();
                EACH(j) if (IS(j, ERROR_OFFSET)) SAYS(*(size_t *)v[j].p <= size);
            }
        }
        /* More bytes than memory has, such as the -1 of a host: none of them is read, and nothing is mapped there. */
        static const size_t beyond[] = {SIZE_MAX, SIZE_MAX - 7, (size_t)PTRDIFF_MAX + 1};
        for (int k = 0; k < 3; k++) {
            note("an endless", par(i), k);
            usual();
            lay_out();
            v[i].p = (void *)(uintptr_t)64;
            v[par(i)->size_at].n = beyond[k];
            const gn_status status = call();
            SAYS(status == GN_ERROR_OFFSET || status == GN_ERROR_COUNT || status == GN_ERROR_PROPERTIES);
            EACH(j) if (IS(j, ERROR_OFFSET)) SAYS(*(size_t *)v[j].p == 0);
        }
    }
}

static void walk_capacities(void) {
    EACH(i) {
        if (!IS(i, OUTPUT)) continue;
        const size_t enough = needed[i];
        for (size_t capacity = 0; capacity <= enough + 2; capacity++) {
            /* All of them where they are few; else the first, the last and some between. */
            if (enough > 200 && capacity > 20 && capacity + 20 < enough && capacity % 97 != 0) continue;
            note("a capacity of", par(i), (double)capacity);
            usual();
            number_of[par(i)->capacity_at] = capacity;
            const gn_status status = try();
            SAYS(status == (capacity < enough ? GN_ERROR_BUFFER_TOO_SMALL : GN_OK));
            if (status == GN_OK) compare(0, SIZE_MAX);
            EACH(j) {
                if (!(IS(j, COLUMN) || IS(j, STATUSES)) || !par(j)->is_out || !counts_results()) continue;
                SAYS(memcmp(buffers[j].bytes, expected[j], expected_size[j]) == 0);
            }
            EACH(j) if (IS(j, NEEDED)) SAYS(memcmp(v[j].p, expected[j], sizeof(size_t)) == 0);
        }
        /* An absurd capacity: `needed` is still right. */
        for (int k = 0; k < 2; k++) {
            note("an absurd capacity of", par(i), k);
            usual();
            lay_out();
            v[par(i)->capacity_at].n = k == 0 ? SIZE_MAX : SIZE_MAX / 16 + 1;
            SAYS(call() == GN_OK);
            compare(0, SIZE_MAX);
        }
    }
}

static void walk_counts(void) {
    static const size_t absurd[] = {SIZE_MAX, (size_t)1 << 63, SIZE_MAX / 8, SIZE_MAX / 16 + 1};
    EACH(i) {
        if (!IS(i, COUNT)) continue;
        const int of_rows = IS(par(i)->of_at, COLUMN);
        for (size_t count = 0; count <= par(i)->sample_count; count++) {
            note("a count of", par(i), (double)count);
            usual();
            number_of[i] = count;
            const gn_status status = try();
            if (of_rows) {
                SAYS(status == GN_OK);
                compare(count, SIZE_MAX);
            }
        }
        for (int k = 0; k < 4; k++) {
            note("an absurd", par(i), (double)absurd[k]);
            usual();
            lay_out();
            v[i].n = absurd[k];
            const gn_status status = call();
            SAYS(of_rows ? status == GN_ERROR_STRIDE : is_refused(status) && status != GN_ERROR_BUFFER_TOO_SMALL);
            if (!of_rows) continue;
            note("backward, an absurd", par(i), (double)absurd[k]);
            usual();
            EACH(j) if (IS(j, STRIDE) && par(j)->is_signed) stride_of[j] = -stride_of[j];
            lay_out();
            v[i].n = absurd[k];
            SAYS(call() == GN_ERROR_STRIDE);
        }
    }
}

static void walk_strides(void) {
    EACH(i) {
        if (!IS(i, STRIDE)) continue;
        const int of = par(i)->of_at;
        usual();
        const ptrdiff_t unit = (ptrdiff_t)element(of), is_slot = par(of)->slot_size_at == i;
        const size_t rows = number_of[par(of)->count_at];
        const ptrdiff_t good[] = {2 * unit, unit + 1, -unit, -2 * unit, -unit - 3};
        for (int k = 0; k < (is_slot ? 0 : par(i)->is_signed ? 5 : 2); k++) {
            note("a good", par(i), (double)good[k]);
            usual();
            stride_of[i] = good[k];
            SAYS(try() == GN_OK);
            compare(rows, SIZE_MAX);
        }
        const ptrdiff_t bad[] = {unit - 1, -unit + 1, 1, PTRDIFF_MAX, PTRDIFF_MIN, PTRDIFF_MIN + 8, -1, -8};
        for (int k = 0; k < (par(i)->is_signed ? 6 : 8); k++) {
            if ((par(of)->type == 'c' && k < 3 && is_slot) || (unit == 1 && k < 3)) continue;
            note("an absurd", par(i), (double)bad[k]);
            usual();
            lay_out();
            v[i].n = (size_t)bad[k];
            if (is_slot && par(of)->is_out && (k == 6 || k == 7)) continue;
            SAYS(call() == GN_ERROR_STRIDE);
        }
        note("a stride of 0:", par(i), 0);
        usual();
        lay_out();
        v[i].n = 0;
        if (!par(i)->is_signed || par(of)->is_out) {
            const gn_status status = call();
            SAYS(status == GN_ERROR_STRIDE || (is_slot && status == GN_ERROR_BUFFER_TOO_SMALL));
            continue;
        }
        /* One value for all rows: as if each row had it. */
        static unsigned char first[MOST][4096];
        stride_of[i] = 0;
        const gn_status status = call();
        EACH(j) if (par(j)->is_pointer && par(j)->is_out) memcpy(first[j], buffers[j].bytes, buffers[j].size);
        usual();
        lay_out();
        for (size_t r = 1; r < rows; r++) memcpy(row(of, r), row(of, 0), element(of));
        SAYS(call() == status && !is_refused(status));
        EACH(j) {
            if (par(j)->is_pointer && par(j)->is_out) SAYS(memcmp(first[j], buffers[j].bytes, buffers[j].size) == 0);
        }
    }
    /* Slots of every size: the texts as they are, or too small. */
    EACH(i) {
        if (!is_text_column(i) || !par(i)->is_out) continue;
        for (size_t size = 0; size <= 96; size++) {
            note("slots of", par(i), (double)size);
            usual();
            number_of[par(i)->slot_size_at] = size;
            stride_of[par(i)->stride_at] = (ptrdiff_t)size;
            const gn_status status = try();
            /* Where each text has a length of its own, rows are refused one by one. */
            const int is_partial = status == GN_PARTIAL && has(f->row_statuses, GN_ERROR_BUFFER_TOO_SMALL);
            SAYS(size == 0 ? is_refused(status) : status == GN_OK || status == GN_ERROR_BUFFER_TOO_SMALL || is_partial);
            if (status == GN_OK) EACH(j) if (IS(j, COUNT)) compare(number_of[j], SIZE_MAX);
            /* Those that are refused are blank, the others as they were. */
            EACH(j) {
                if (!is_partial || !IS(j, STATUSES)) continue;
                for (size_t r = 0; r < buffers[j].size; r++) {
                    const size_t length = strnlen((char *)row(i, r), size);
                    if (buffers[j].bytes[r] != GN_OK) SAYS(length == 0);
                    else SAYS(memcmp(row(i, r), expected[i] + 96 * r, length + (length < size)) == 0);
                }
            }
        }
    }
}

static void walk(void) {
    walk_usual();
    walk_null();
    walk_values();
    walk_elements();
    walk_rows();
    walk_texts();
    walk_capacities();
    walk_counts();
    walk_strides();
}

/* The slow walks take every share-th function; the seed selects the first. */
static unsigned share = 1, seed;

static int is_taken(void) {
    return ((unsigned)(f - functions) + seed) % share == 0;
}

/* Plants each fault into each function, and reports where the walk does not see it. */
static int plant_faults(void) {
    int seen = 0, unseen = 0;
    where = AT_START;
    for (f = functions; f < functions + function_count; f++) {
        if (!is_taken()) continue;
        for (fault = 1; fault < FAULTS_OF_ONE_CALL; fault++) {
            /* The correct answer is learned from a library without faults. */
            const int this_one = fault;
            fault = 0;
            walk_usual();
            fault = this_one;
            failures = 1000; /* More than are printed. */
            planted = 0;
            walk_null();
            walk_values();
            walk_elements();
            walk_rows();
            walk_texts();
            walk_capacities();
            walk_counts();
            walk_strides();
            seen += failures > 1000;
            if (planted == 0 || failures > 1000) continue;
            printf("%s: %s is not seen\n", f->name, faults[fault]);
            unseen++;
        }
    }
    free_rooms();
    printf("%d faults seen, %d not\n", seen, unseen);
    return unseen != 0 || seen == 0;
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "--functions") == 0) {
        for (int i = 0; i < function_count; i++) puts(functions[i].name);
        return 0;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    make_rooms();
    if (argc > 3) seed = (unsigned)(strtoull(argv[2], NULL, 10) % 1000), share = (unsigned)atoi(argv[3]);
    if (share == 0) return 2;
    if (argc > 1 && strcmp(argv[1], "--faults") == 0) return plant_faults();
    /* Under a tool that watches each block of the heap, the other places add nothing but time. */
    const int only_heap = argc > 1 && strcmp(argv[1], "--heap") == 0;
    for (where = only_heap ? ON_HEAP : AT_END; where < PLACEMENTS; where++) {
        for (f = functions; f < functions + function_count; f++) {
            if (is_taken()) walk();
        }
    }
    free_rooms();
    for (int i = 0; i < MOST; i++) {
        free(expected[i]);
        free(given[i]);
    }
    printf("%ld checks of %d functions, %d failures\n", checks, (function_count + (int)share - 1) / (int)share, failures);
    return failures != 0 || checks == 0;
}
