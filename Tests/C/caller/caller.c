/* SPDX-License-Identifier: MIT
 *
 * Calls every function of docs/api.json with arguments that nobody wrote by hand, and checks what holds of every answer: that
 * of answers.h, and that the same call answers the same at another place in memory, at every level of the processor, in
 * every floating-point environment, with results in the place of arguments where that is allowed, row by row, and with
 * exactly the room that it says it needs. It counts how long calls work.
 *
 *   c-caller [SEED [EFFORT [LIMIT]]]   effort 100 is a minute; seconds of the processor that a call may take, or comparisons
 *   c-caller --faults [SEED]           plants faults into the answers, and tells which are not seen
 *   c-caller --functions               lists what it calls
 *
 * Ends with 1 if a call is wrong; with 2 if a function never succeeded with an effort of 100, so that its calls say little. The arguments of a
 * wrong call are printed; the same seed and effort make it again.
 */
#define _GNU_SOURCE /* strnlen, setitimer, feenableexcept */
#include "guarded.h"

#include <gridnorth.h>

static gn_status run_watched(void);
#define RUN() run_watched()
#include "answers.h"

#include <limits.h>
#include <unistd.h>

#include "environments.h"
#include "caller/arguments.h"
#include "caller/watch.h"

/* --- One call --- */

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

/* Memory of its own for each pointer, with what is planned in it. */
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

/* What a call answered. */
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

/* What these two return is the level itself, and the second sets it. */
static int is_of_level(void) { return strncmp(f->name, "gn_cpu_level", 12) == 0; }

/* Calls, and tells whether the call came back. */
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

/* --- What is known of a function --- */

static struct record {
    long calls, successes, varied; /* Varied: the arguments were not those of the table. */
    int seen[256];
    long slowest;
    uint64_t slowest_case;
} records[MOST_FUNCTIONS];

static long slow_calls;

/* What a call that succeeded was given and gave is kept. */
static void succeed(int function) {
    records[function].successes++;
    records[function].varied += !plan.is_sample;
    if (fault) return;
    EACH(i) {
        const parameter *p = par(i);
        if (!is_kept(p) || plan.is_null[i]) continue;
        size_t size = buffers[i].size;
        if (IS(i, OUTPUT)) size = needed_at(i) ? *needed_at(i) * p->size : 0;
        keep(function, i, buffers[i].bytes, size < buffers[i].size ? size : buffers[i].size, case_number);
    }
}

static void remember(int function, gn_status status) {
    struct record *r = &records[function];
    r->calls++;
    r->seen[status & 255]++;
    if (is_of_level()) gn_cpu_level_limit(levels[0]);
    if (ticks > r->slowest) r->slowest = ticks, r->slowest_case = case_number;
    if (ticks > 2 * TICKS_A_SECOND) {
        slow_calls++;
        printf("%s: %.2f s in case %llu\n", f->name, (double)ticks / TICKS_A_SECOND, (unsigned long long)case_number);
    }
    if (!is_refused(status)) succeed(function);
}

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

/* --- What must be the same --- */

static void note(const char *text) {
    snprintf(what, sizeof what, "case %llu, %s%s%s", (unsigned long long)case_number, plan.is_sample ? "as in the table, " : "", text,
             placement_names[where]);
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

/* Results in the place of arguments: a column that starts there with the same stride, or what the description says. */
static void try_in_place(void) {
    int count = 0;
    EACH(i) {
        replaced[i] = par(i)->may_be;
        EACH(j) {
            if (!IS(i, COLUMN) || !IS(j, COLUMN) || !par(i)->is_out || par(j)->is_out || stride_of[par(i)->stride_at] != stride_of[par(j)->stride_at]) continue;
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
        if (!is_back || is_refused(second.status) || !par(i)->is_out || plan.is_null[i] || !(IS(i, COLUMN) || IS(i, STATUSES))) continue;
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
    note("with room for nothing ");
    EACH(i) if (IS(i, OUTPUT)) number_of[par(i)->capacity_at] = 0;
    if (!attempt(&second)) return;
    int rounds = 0, is_any = 0;
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
        /* Room that is asked for suffices. Some need more than can be asked for without any; and what is continued can be
         * looked at only where it fits. */
        int is_continued = 0;
        EACH(i) is_continued |= par(i)->is_continued;
        SAYS(is_continued || (second.status != GN_ERROR_BUFFER_TOO_SMALL && is_too_large(second.status)));
        return;
    }
    EACH(i) {
        if (!IS(i, OUTPUT)) continue;
        /* What is enough is what is needed, not more. A damaged index may say anything. */
        if (!par(i)->is_continued && is_intact()) SAYS(told(i) == number_of[par(i)->capacity_at]);
        is_any |= number_of[par(i)->capacity_at] > 0;
        needed[i] = told(i);
        if (is_refused(first.status)) continue;
        const size_t size = told(i) * par(i)->size;
        /* With more room it is the same. */
        SAYS(first.size[i] >= size && memcmp(first.bytes[i], second.bytes[i], par(i)->type == 'c' && size > 0 ? size - 1 : size) == 0);
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
        if (attempt(&second)) {
            SAYS(second.status == GN_ERROR_BUFFER_TOO_SMALL || (is_too_large(second.status) && *capacity < enough - 1));
            if (second.status == GN_ERROR_BUFFER_TOO_SMALL) SAYS(told(i) == enough);
        }
        *capacity = enough;
    }
}

static void print_numbers(const parameter *p, const unsigned char *bytes) {
    const number_at one = {0, p->type, 0};
    for (size_t k = 0; k < (p->numbers ? p->number_count : 1) && k < 40; k++) {
        const number_at at = p->numbers ? p->numbers[k] : one;
        double d = 0;
        int64_t n = 0;
        if (at.type == 'd') memcpy(&d, bytes + at.offset, sizeof d);
        else memcpy(&n, bytes + at.offset, at.type == 'Q' || at.type == 'n' ? 8 : at.type == 'c' || at.type == 'B' ? 1 : 4);
        if (at.type == 'd') printf(" %.17g", d);
        else if (at.type == 'i') printf(" %d", (int32_t)n);
        else printf(" %llu", (unsigned long long)n);
    }
}

static void print_arguments(void) {
    printf("%s, case %llu:\n", f->name, (unsigned long long)case_number);
    EACH(i) {
        const parameter *p = par(i);
        if (p->is_pointer && p->is_out && !plan.is_null[i] && !p->is_continued) continue;
        printf("  %s:", p->name);
        if (plan.is_null[i]) printf(" null");
        else if (!p->is_pointer && p->type == 'd') printf(" %.17g", v[i].d);
        else if (!p->is_pointer) printf(" %lld", p->type == 'i' ? (long long)(int32_t)v[i].n : (long long)v[i].n);
        else if (IS(i, TEXT)) {
            for (size_t k = 0; k < plan.size[i] && k < 600; k++) {
                const unsigned char c = plan.bytes[i][k];
                printf(c >= ' ' && c < 127 && c != '\\' ? "%c" : "\\x%02x", c);
            }
        } else {
            const size_t size = is_text_column(i) ? element(i) : p->size;
            for (size_t e = 0; (e + 1) * size <= plan.size[i] && e < 24; e++) {
                if (is_text_column(i)) printf(" '%.*s'", (int)size, plan.bytes[i] + e * size);
                else print_numbers(p, plan.bytes[i] + e * size);
                if (p->numbers) printf(";");
            }
        }
        printf("\n");
    }
}

/* One plan, in all ways. */
static void run_case(int function, int is_sample) {
    f = &functions[function];
    const int failed = failures;
    make_plan(is_sample);
    where = AT_END;
    note("");
    if (attempt(&first)) {
        remember(function, first.status);
        check_rows();
        if (plan.must_be_refused) SAYS(is_refused(first.status));
        EACH(i) if (IS(i, ERROR_OFFSET) && v[i].p && is_refused(first.status)) {
            size_t longest = 0;
            EACH(j) if (IS(j, TEXT) && plan.size[j] > longest) longest = plan.size[j];
            SAYS(*(size_t *)v[i].p <= longest);
        }
        /* What takes long does so each time. */
        if (ticks < 5) {
            try_again();
            try_levels();
            try_environments();
            try_in_place();
            try_one_row();
            try_capacities();
        }
    }
    if (failures > failed && !fault && failed < 50) print_arguments();
}

static void run_round(uint64_t seed, int round) {
    for (int k = 0; k < all_function_count; k++) {
        case_number = (uint64_t)round * MOST_FUNCTIONS + (uint64_t)k;
        state = seed + case_number * 0x2545f4914f6cdd1d;
        run_case(k, round == 0);
    }
}

static int report(int is_long) {
    int poor = 0;
    long calls = 0, answers = 0, seen = 0;
    printf("%-32s %8s %8s %8s %9s\n", "function", "plans", "succeed", "statuses", "slowest");
    for (int k = 0; k < all_function_count; k++) {
        const struct record *r = &records[k];
        int all = 0, had = 0;
        for (const gn_status *s = functions[k].statuses; (int)*s >= 0; s++) all++, had += r->seen[*s] > 0;
        printf("%-32s %8ld %7.1f%% %4d/%-3d %7.2f s\n", functions[k].name, r->calls, 100.0 * (double)r->successes / (double)(r->calls ? r->calls : 1),
               had, all, (double)r->slowest / TICKS_A_SECOND);
        calls += r->calls, answers += all, seen += had;
        if (r->varied > 0 || (functions[k].count < 2 && r->successes > 0)) continue;
        printf("%s never succeeds with arguments other than those of the table\n", functions[k].name);
        poor++;
    }
    printf("%ld plans of %d functions, %ld checks, %ld of %ld statuses seen, %ld slow calls, %d failures\n", calls, all_function_count, checks,
           seen, answers, slow_calls, failures);
#ifdef GN_TEST_COUNTS_WORK
    printf("the most work: %llu comparisons\n", (unsigned long long)most_work);
#endif
    return failures > 0 ? 1 : poor > 0 && is_long ? 2 : 0;
}

/* Plants each fault into the answers of each function. */
static int plant_faults(uint64_t seed) {
    enum { ROUNDS = 100 };
    int unseen = 0, seen = 0;
    for (int k = 0; k < function_count; k++) {
        for (fault = 1; fault < FAULTS; fault++) {
            planted = 0;
            failures = 1000; /* More than are printed. */
            for (int round = 1; round <= ROUNDS && failures == 1000; round++) {
                case_number = (uint64_t)round;
                state = seed + case_number * 0x2545f4914f6cdd1d + (uint64_t)k;
                run_case(k, round == 1);
            }
            seen += failures > 1000;
            if (planted == 0 || failures > 1000) continue;
            /* walk_roles.c knows which texts these should be. */
            if (fault >= 5 && fault <= 7 && is_copied()) continue;
            printf("%s: %s is not seen\n", functions[k].name, faults[fault]);
            unseen++;
        }
    }
    printf("%d faults seen, %d not\n", seen, unseen);
    return unseen != 0 || seen == 0;
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "--functions") == 0) {
        for (int i = 0; i < all_function_count; i++) puts(functions[i].name);
        return 0;
    }
    const int is_planting = argc > 1 && strcmp(argv[1], "--faults") == 0;
    argc -= is_planting, argv += is_planting;
    const uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 20261128;
    const int effort = argc > 2 ? atoi(argv[2]) : 100;
#ifdef GN_TEST_COUNTS_WORK
    tick_limit = argc > 3 ? atol(argv[3]) : LONG_MAX;
#else
    if (argc > 3) tick_limit = atol(argv[3]) * TICKS_A_SECOND;
#endif
    setvbuf(stdout, NULL, _IOLBF, 0);
    is_emulated = getenv("GRIDNORTH_EMULATED") != NULL;
    const int best = gn_cpu_level_limit(4);
    level_count = best >= 4 ? 3 : best == 3 ? 2 : 1;
    levels = all_levels + 3 - level_count;
    largest_count = effort > 1000 ? 5000 : 500;
    make_rooms();
    find_sources();
    start_watch();
    printf("seed %llu\n", (unsigned long long)seed);
    for (int round = 0; round < (is_planting ? 20 : effort); round++) run_round(seed, round);
    tick_limit = is_planting ? 10 : tick_limit;
    const int result = is_planting ? plant_faults(seed) : report(effort >= 100);
    in_call = 0;
    free_pools();
    return result;
}
