/* SPDX-License-Identifier: MIT
 *
 * Arguments of a call: samples of the table, results of earlier calls, random ones within the ranges of the description,
 * all of these damaged, and, for a few parameters of some calls, values that no host should pass.
 */
#ifndef CALLER_ARGUMENTS_H
#define CALLER_ARGUMENTS_H

#include "pool.h"

enum { LONGEST = 4096, MOST_BYTES = ROOM / 4 };

static struct plan {
    unsigned char *bytes[MOST]; /* The bytes at each pointer; for a column, its elements without gaps. */
    size_t size[MOST], room[MOST];
    value values[MOST];
    int is_wild[MOST];
    size_t shift[MOST];     /* An address that is not a multiple of 8. */
    int is_null[MOST];      /* No pointer. */
    int is_blank[MOST];     /* A struct whose floating-point numbers are all NaN. */
    int is_absurd[MOST];    /* A count or stride that no array has, in `values`. */
    int must_be_refused;
    int is_sample;          /* The arguments are those of the table. */
    int keeps_arrays;       /* Arrays as in the table, of which only places differ. */
} plan;

static size_t largest_count; /* No array has more elements, since some functions take the square of them. */

static unsigned char *add(int i, const void *bytes, size_t size) {
    if (plan.size[i] + size >= plan.room[i]) {
        plan.room[i] = 2 * (plan.size[i] + size) + 8;
        plan.bytes[i] = realloc(plan.bytes[i], plan.room[i]);
    }
    unsigned char *at = plan.bytes[i] + plan.size[i];
    if (bytes && size > 0) memcpy(at, bytes, size);
    else memset(at, 0, size);
    plan.size[i] += size;
    return at;
}

/* --- Numbers --- */

static double any_number(const parameter *p, meaning means, double sample) {
    double number = sample;
    switch (below(4)) {
    case 0: return number;
    case 1: number *= between(0.5, 1.5); break;
    default:
        if (means == LATITUDE) number = near_latitude();
        else if (means == LONGITUDE) number = near_longitude();
        else if (means == METERS) number = one_in(3) ? of_size(-3, 7) : 111e3 * scene.reach * of_size(-3, 0.5);
        else if (means == DEGREES) number = between(-360, 360);
        else if (means == SECONDS) number = sample + scene.time + (one_in(2) ? 0 : of_size(0, 6));
        else if (p && p->has_minimum && p->has_maximum) number = between(p->minimum, p->maximum);
        else number = sample == 0 ? between(-2, 2) : sample * of_size(-2, 2);
    }
    if (means == METERS && p && p->has_minimum && p->minimum < 0 && one_in(3)) number = -number;
    if (p && p->has_minimum && number < p->minimum) number = p->minimum;
    if (p && p->has_maximum && number > p->maximum) number = p->maximum;
    return number;
}

static double wild_number(const parameter *p) {
    /* Few of the extremes are refused wherever they stand. */
    if (one_in(4)) return NAN;
    if (p && p->has_minimum && one_in(4)) return nextafter(p->minimum, one_in(2) ? INFINITY : -INFINITY);
    if (p && p->has_maximum && one_in(4)) return nextafter(p->maximum, one_in(2) ? INFINITY : -INFINITY);
    const double number = extremes[below(EXTREMES)];
    return one_in(8) ? number + 1 : number;
}

static int64_t any_whole(const parameter *p, int64_t sample) {
    if (p->constant_count > 0 && !one_in(3)) {
        int64_t number = p->constants[below((size_t)p->constant_count)];
        if (p->is_sum) for (int k = 0; k < p->constant_count; k++) number |= one_in(3) ? p->constants[k] : 0;
        return number;
    }
    if (one_in(2)) return sample;
    if (p->has_minimum && p->has_maximum) return (int64_t)p->minimum + (int64_t)below((size_t)(p->maximum - p->minimum) + 1);
    return one_in(2) ? sample + (int64_t)below(5) - 2 : (int64_t)below(10);
}

/* Changes some of the numbers of a struct. */
static void vary(const parameter *p, unsigned char *bytes, size_t odds, int is_wild) {
    const int only_numbers = plan.keeps_arrays && !is_wild && p->role == ARRAY;
    const number_at one = {0, p->type, p->means};
    for (size_t k = 0; k < (p->numbers ? p->number_count : 1); k++) {
        const number_at at = p->numbers ? p->numbers[k] : one;
        unsigned char *here = bytes + at.offset;
        const int is_fixed = (at.means == STRUCT_SIZE || at.means == RESERVED) && !is_wild;
        if (!one_in(odds) || is_fixed || (only_numbers && at.type != 'd')) continue;
        if (at.type == 'd') {
            double number;
            memcpy(&number, here, sizeof number);
            number = is_wild ? wild_number(NULL) : any_number(p->numbers ? NULL : p, at.means, number);
            memcpy(here, &number, sizeof number);
        } else {
            const size_t size = at.type == 'c' || at.type == 'B' ? 1 : at.type == 'Q' || at.type == 'n' ? 8 : 4;
            uint64_t number = 0;
            memcpy(&number, here, size);
            if (is_wild) number = (uint64_t)whole_extremes[below(WHOLE_EXTREMES)];
            else number = size == 1 ? ' ' + below(95) : one_in(3) ? number + below(3) - 1 : below(one_in(3) ? 64 : 5);
            memcpy(here, &number, size);
        }
    }
}

/* A struct of the table whose floating-point numbers are all NaN, which no function takes. Returns whether it has any. */
static int make_blank(const parameter *p, unsigned char *bytes) {
    const double none = NAN;
    int has_numbers = 0;
    for (size_t k = 0; p->numbers && k < p->number_count; k++) has_numbers |= p->numbers[k].type == 'd';
    if (!has_numbers) return 0;
    memcpy(bytes, p->sample, p->size);
    for (size_t k = 0; k < p->number_count; k++) {
        if (p->numbers[k].type == 'd') memcpy(bytes + p->numbers[k].offset, &none, sizeof none);
    }
    return 1;
}

/* Some bytes are others, or away. */
static void damage(int i) {
    unsigned char *bytes = plan.bytes[i];
    const size_t size = plan.size[i], unit = par(i)->role == ARRAY ? par(i)->size : 1;
    if (size == 0) return;
    const size_t at = below(size), length = 1 + below(size - at < 16 ? size - at : 16), from = below(size - length + 1);
    switch (below(5)) {
    case 0: memmove(bytes + at, bytes + from, length); break;
    case 1: if (par(i)->role != STRUCT) plan.size[i] -= below(size / unit + 1) * unit; break;
    case 2: memset(bytes + at, one_in(2) ? 0 : 0xff, length); break;
    default:
        for (size_t flips = 1 + below(4); flips > 0; flips--) bytes[below(size)] ^= (unsigned char)(1 << below(8));
    }
}

/* --- Memory behind pointers --- */

static void any_text(int i, const function *of, int is_wild) {
    static const char *const pieces[] = {" ", "-", ".", ",", "0", "9", "'", "\"", "°", "N", "W", "<", ">", "&", "&#x41;", "]]>",
                                         "{", "[", "e99", "\r\n", "\t", "\xff", "\xc2", "\0", "31UDQ", "<!--", "-->"};
    const parameter *p = par(i);
    const blob *b = NULL;
    const size_t source = below(10);
    if (source < 2 && of->text_count > 0 && strcmp(p->name, "properties") != 0) {
        const known_text *text = &of->texts[below((size_t)of->text_count)];
        add(i, text->bytes, text->size);
    } else if (source < 6 && (b = find_blob((int)(of - functions), i))) add(i, b->bytes, b->size);
    else if (p->sample) add(i, p->sample, p->sample_size);
    /* A text that was written has a zero at its end. */
    const int is_written = p->type == 'c' && strcmp(p->name, "bytes") != 0;
    while (is_written && plan.size[i] > 0 && !plan.bytes[i][plan.size[i] - 1]) plan.size[i]--;
    if (!is_wild && !one_in(6)) return;
    for (size_t edits = 1 + below(is_wild ? 20 : 3); edits > 0; edits--) {
        const char *piece = pieces[below(sizeof pieces / sizeof *pieces)];
        const size_t at = below(plan.size[i] + 1), length = *piece ? strlen(piece) : 1;
        if (one_in(2) || plan.size[i] == 0) {
            add(i, NULL, length);
            memmove(plan.bytes[i] + at + length, plan.bytes[i] + at, plan.size[i] - length - at);
            memcpy(plan.bytes[i] + at, piece, length);
        } else damage(i);
    }
    /* The same again and again. */
    while (is_wild && one_in(3) && plan.size[i] > 0 && plan.size[i] < MOST_BYTES / 2) {
        unsigned char *to = add(i, NULL, plan.size[i]);
        memcpy(to, plan.bytes[i], (size_t)(to - plan.bytes[i]));
    }
}

static void any_struct(int i, const function *of, int is_wild) {
    const parameter *p = par(i);
    const blob *b = one_in(2) ? find_blob((int)(of - functions), i) : NULL;
    if (b && b->size >= p->size) add(i, b->bytes + below(b->size / p->size) * p->size, p->size);
    else add(i, p->sample, p->size);
    const int is_place = p->number_count == 2 && p->numbers[0].means == LATITUDE;
    if (is_place && !one_in(3)) {
        const double place[2] = {near_latitude(), near_longitude()};
        memcpy(plan.bytes[i], place, sizeof place);
    } else if (!one_in(3)) vary(p, plan.bytes[i], 8, 0);
    if (is_wild) vary(p, plan.bytes[i], p->number_count, 1);
    if (is_wild && one_in(3)) damage(i);
}

static void any_array(int i, const function *of, int is_wild) {
    const parameter *p = par(i);
    const blob *b = NULL;
    const size_t room = (ROOM - MARGIN) / p->size, most = largest_count < room ? largest_count : room;
    size_t count = one_in(12) ? below(2) : one_in(40) ? below(most) : below(24);
    const int is_places = p->number_count == 2 && p->numbers[0].means == LATITUDE;
    if (plan.keeps_arrays) {
        for (size_t e = 0; e < p->sample_count; e++) {
            unsigned char *to = add(i, p->sample + e * p->sample_size, p->size);
            if (p->type == 's' || p->type == 'd') vary(p, to, 6, 0);
        }
    } else if (p->type == 'n') {
        /* Rings: together they have as many points as there are, which come before them. */
        size_t left = 0;
        EACH(j) if (j < i && IS(j, ARRAY) && par(j)->numbers) left = plan.size[j] / par(j)->size;
        while (left > 0) {
            const size_t ring = one_in(2) ? left : 1 + below(left);
            add(i, &ring, sizeof ring);
            left -= ring;
        }
        if (one_in(3)) plan.size[i] = 0;
    } else if (is_places && !one_in(4)) {
        add(i, NULL, count * p->size);
        fill_places((double *)(void *)plan.bytes[i], count);
        if (one_in(8) && count > 1) memcpy(plan.bytes[i] + (count - 1) * p->size, plan.bytes[i], p->size);
    } else if (!one_in(3) && (b = find_blob((int)(of - functions), i)) && b->size >= p->size) {
        add(i, b->bytes, b->size / p->size * p->size);
        if (one_in(6)) damage(i);
    } else {
        const size_t many = one_in(2) ? p->sample_count : count;
        for (size_t e = 0; e < many; e++) add(i, p->sample + e % p->sample_count * p->sample_size, p->size);
        if (p->type != 'Q' && one_in(2)) for (size_t e = 0; e < many; e++) vary(p, plan.bytes[i] + e * p->size, 12, 0);
    }
    for (size_t e = 0; is_wild && e < plan.size[i] / p->size; e++) {
        if (one_in(4)) vary(p, plan.bytes[i] + e * p->size, p->numbers ? p->number_count : 1, 1);
    }
}

static void any_column(int i, size_t rows, int is_wild) {
    const parameter *p = par(i);
    for (size_t r = 0; r < rows; r++) {
        const char *sample = p->sample + r % p->sample_count * p->sample_size;
        const int is_bad = is_wild && one_in(3);
        if (p->type == 'c') {
            unsigned char *slot = add(i, NULL, element(i));
            const blob *b = plan.is_sample || !one_in(3) ? NULL : find_blob((int)(f - functions), i);
            const size_t size = b ? b->size : p->sample_size;
            memcpy(slot, b ? (const char *)b->bytes : sample, element(i) < size ? element(i) : size);
            for (size_t k = is_bad && element(i) > 0 ? below(8) : 0; k > 0; k--) {
                slot[below(element(i))] = (unsigned char)random_bits();
            }
        } else {
            unsigned char *to = add(i, sample, p->size);
            double number;
            if (p->type == 'd' && !plan.is_sample && !one_in(4)) {
                memcpy(&number, to, sizeof number);
                number = is_bad ? wild_number(p) : any_number(p, p->means, number);
                memcpy(to, &number, sizeof number);
            } else if (is_bad) vary(p, to, 1, 1);
        }
    }
}

/* --- A call --- */

static int is_beyond(const parameter *p, double number) {
    return (p->has_minimum && number < p->minimum) || (p->has_maximum && number > p->maximum);
}

static void plan_value(int i) {
    const parameter *p = par(i);
    const int is_bad = plan.is_wild[i];
    if (p->type == 'd') {
        double number = is_bad ? wild_number(p) : any_number(p, p->means, p->number);
        /* Results would be larger than memory; bounds.c has those. */
        if (strcmp(p->name, "tolerance") == 0 && number >= p->minimum && number < 0.1) number = 0.1;
        plan.values[i].d = number;
        const int takes_it = isnan(number) ? p->takes_nan : number > 0 ? p->takes_infinity : p->takes_minus_infinity;
        plan.must_be_refused |= !isfinite(number) && !takes_it && !p->is_unread;
        plan.must_be_refused |= !p->is_unread && is_beyond(p, number);
        return;
    }
    const int64_t wide = is_bad ? whole_extremes[below(WHOLE_EXTREMES)] : any_whole(p, p->integer);
    plan.values[i].n = (size_t)wide;
    const double number = p->type == 'i' ? (double)(int32_t)wide : p->type == 'I' ? (double)(uint32_t)wide : (double)wide;
    plan.must_be_refused |= is_beyond(p, number);
}

static void plan_strides(void) {
    EACH(i) {
        if (!IS(i, SLOT_SIZE)) continue;
        const parameter *of = par(par(i)->of_at);
        number_of[i] = of->is_out ? (one_in(4) ? below(97) : 96) : of->sample_size + (one_in(3) ? below(9) : 0);
    }
    EACH(i) {
        if (!IS(i, STRIDE)) continue;
        const int of = par(i)->of_at;
        stride_of[i] = (ptrdiff_t)(element(of) + (one_in(3) ? below(24) : 0));
        if (one_in(4) && par(i)->is_signed) stride_of[i] = -stride_of[i];
        if (one_in(8) && par(i)->is_signed && !par(of)->is_out) stride_of[i] = 0;
    }
}

static void plan_capacity(int i) {
    const size_t most = MOST_BYTES / par(par(i)->of_at)->size;
    number_of[i] = one_in(6) ? 0 : one_in(3) ? below(50) : one_in(8) ? below(most) : below(1500);
}

/* Some that no host should pass: no pointer, a count or a stride that no array has, an address between words. */
static void plan_absurd(int i) {
    const parameter *p = par(i);
    static const ptrdiff_t strides[] = {PTRDIFF_MAX, PTRDIFF_MIN, PTRDIFF_MIN + 8};
    static const size_t counts[] = {SIZE_MAX, (size_t)1 << 63, SIZE_MAX / 8, SIZE_MAX / 16 + 1};
    if (p->is_pointer && strcmp(p->name, "returned") != 0 && one_in(3)) plan.is_null[i] = 1;
    else if (IS(i, STRIDE) || IS(i, COUNT)) {
        plan.is_absurd[i] = 1;
        plan.values[i].n = IS(i, STRIDE) ? (size_t)strides[below(3)] : counts[below(4)];
    } else if (strcmp(last_word(p->name), "words") == 0 && has(f->statuses, GN_ERROR_INDEX_ALIGNMENT)) {
        plan.shift[i] = 1 + below(7);
    }
}

/* Whether an argument has a place that is none. */
static int has_no_place(int i) {
    const parameter *p = par(i);
    if (!(IS(i, STRUCT) || IS(i, ARRAY)) || p->is_out || plan.is_null[i]) return 0;
    for (size_t k = 0; k < p->number_count; k++) {
        if (p->numbers[k].means != LATITUDE && p->numbers[k].means != LONGITUDE) return 0;
    }
    if (p->number_count == 0 || (has(f->row_statuses, GN_ERROR_NOT_FINITE) && !has_columns())) return 0;
    for (size_t at = 0; at + 8 <= plan.size[i]; at += 8) {
        double number;
        memcpy(&number, plan.bytes[i] + at, sizeof number);
        const int is_latitude = p->numbers[at / 8 % p->number_count].means == LATITUDE;
        if (!isfinite(number) || (is_latitude && fabs(number) > 90 && has(f->statuses, GN_ERROR_LATITUDE))) return 1;
    }
    return 0;
}

static void make_plan(int is_sample) {
    const int function = (int)(f - functions);
    plan.must_be_refused = 0;
    plan.is_sample = is_sample;
    size_t arrays = 0;
    EACH(i) arrays += IS(i, ARRAY) && !par(i)->is_out && par(i)->numbers;
    plan.keeps_arrays = one_in(arrays > 1 ? 2 : 5);
    anchor_call = 0;
    set_scene();
    const size_t mood = below(10), bad = mood < 6 || is_sample ? 0 : mood < 8 ? 1 : mood < 9 ? 3 : 8;
    size_t rows = is_sample ? 9 : one_in(30) ? 0 : one_in(8) ? 1 : one_in(50) ? below(300) : 2 + below(20);
    EACH(i) {
        plan.size[i] = plan.shift[i] = 0;
        plan.is_wild[i] = plan.is_blank[i] = plan.is_null[i] = plan.is_absurd[i] = replaced[i] = 0;
        number_of[i] = 0;
        stride_of[i] = 0;
    }
    for (size_t k = 0; k < bad && f->count > 0; k++) {
        const int i = (int)below((size_t)f->count);
        plan.is_wild[i] = 1;
        if (one_in(3)) plan_absurd(i);
    }
    if (!is_sample) plan_strides();
    else {
        EACH(i) if (IS(i, SLOT_SIZE)) number_of[i] = par(par(i)->of_at)->is_out ? 96 : par(par(i)->of_at)->sample_size;
        EACH(i) if (IS(i, STRIDE)) stride_of[i] = (ptrdiff_t)element(par(i)->of_at);
    }
    EACH(i) {
        const parameter *p = par(i);
        if (IS(i, VALUE)) {
            if (is_sample && p->type == 'd') plan.values[i].d = p->number;
            else if (is_sample) plan.values[i].n = (size_t)p->integer;
            else plan_value(i);
        } else if (p->is_out) {
            const blob *b = p->is_continued ? find_blob(function, i) : NULL;
            if (b) add(i, b->bytes, b->size);
        } else if (IS(i, OPTIONS)) {
            p->init(add(i, NULL, p->size));
            if (!is_sample && one_in(2)) vary(p, plan.bytes[i], 8, 0);
            if (plan.is_wild[i]) vary(p, plan.bytes[i], p->number_count, 1);
            /* The defaults. */
            plan.is_null[i] |= p->null == NULL_ALWAYS && one_in(4);
        } else if (is_sample && p->is_pointer && !IS(i, COLUMN)) {
            add(i, p->sample, p->sample_size * (IS(i, ARRAY) ? p->sample_count : 1));
        } else if (IS(i, TEXT)) any_text(i, f, plan.is_wild[i]);
        else if (IS(i, STRUCT)) {
            any_struct(i, f, plan.is_wild[i]);
            plan.is_blank[i] = plan.is_wild[i] && one_in(4) && make_blank(p, plan.bytes[i]);
            plan.is_null[i] |= p->null == NULL_ALWAYS && one_in(8);
        } else if (IS(i, ARRAY)) any_array(i, f, plan.is_wild[i]);
        else if (IS(i, COLUMN)) any_column(i, rows, plan.is_wild[i] && !is_sample);
    }
    EACH(i) {
        const parameter *p = par(i);
        if (IS(i, TEXT_SIZE)) number_of[i] = plan.size[p->of_at];
        if (IS(i, CAPACITY)) plan_capacity(i);
        if (!IS(i, COUNT)) continue;
        const parameter *of = par(p->of_at);
        int counted = -1;
        EACH(j) if (IS(j, ARRAY) && par(j)->count_at == i && !par(j)->is_out) counted = j;
        if (of->role == COLUMN) number_of[i] = rows;
        else if (counted >= 0) number_of[i] = plan.size[counted] / par(counted)->size;
        else number_of[i] = is_sample ? p->sample_count : below(40);
    }
    EACH(i) {
        const parameter *p = par(i);
        size_t size = p->is_out ? 1 : plan.size[i];
        if (IS(i, COLUMN) || IS(i, ARRAY)) size = length(i);
        if (IS(i, OUTPUT)) size = number_of[p->capacity_at];
        const int may_be_null = p->null == NULL_ALWAYS && !IS(i, TEXT);
        if (plan.is_null[i] && !may_be_null && (p->null == NULL_NEVER || size > 0)) plan.must_be_refused = 1;
        if ((plan.shift[i] > 0 && !plan.is_null[i]) || has_no_place(i)) plan.must_be_refused = 1;
        if (plan.is_blank[i] && !plan.is_null[i]) plan.must_be_refused = 1;
        if (!plan.is_absurd[i]) continue;
        /* The stride of one row, of none or of no column leads nowhere. */
        if (IS(i, STRIDE) && (length(p->of_at) < 2 || plan.is_null[p->of_at])) plan.is_absurd[i] = 0;
        else plan.must_be_refused = 1;
    }
    /* Without rows there may be nothing that uses an argument. */
    if (has_columns() && row_count() == 0) plan.must_be_refused = 0;
}

#endif
