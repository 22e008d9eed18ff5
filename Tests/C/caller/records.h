/* SPDX-License-Identifier: MIT
 *
 * The record of each function: how many of its calls succeeded, with which statuses, and how long the slowest took.
 */
#ifndef CALLER_RECORDS_H
#define CALLER_RECORDS_H

#include "call.h"

static struct record {
    long calls, successes, varied; /* Varied: the arguments were not those of the table. */
    int seen[256];
    long slowest;
    uint64_t slowest_case;
} records[MOST_FUNCTIONS];

static long slow_calls;

/* Keeps the arguments and results of a call that succeeded. */
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

static int report(int is_long) {
    int poor = 0;
    long calls = 0, answers = 0, seen = 0;
    printf("%-32s %8s %8s %8s %9s\n", "function", "plans", "succeed", "statuses", "slowest");
    for (int k = 0; k < all_function_count; k++) {
        const struct record *r = &records[k];
        int all = 0, had = 0;
        for (const gn_status *s = functions[k].statuses; (int)*s >= 0; s++) all++, had += r->seen[*s] > 0;
        const double share = 100.0 * (double)r->successes / (double)(r->calls ? r->calls : 1);
        const double slowest = (double)r->slowest / TICKS_A_SECOND;
        printf("%-32s %8ld %7.1f%% %4d/%-3d %7.2f s\n", functions[k].name, r->calls, share, had, all, slowest);
        calls += r->calls, answers += all, seen += had;
        if (r->varied > 0 || (functions[k].count < 2 && r->successes > 0)) continue;
        printf("%s never succeeds with arguments other than those of the table\n", functions[k].name);
        poor++;
    }
    printf("%ld plans of %d functions, %ld checks, %ld of %ld statuses seen, %ld slow calls, %d failures\n", calls,
           all_function_count, checks, seen, answers, slow_calls, failures);
#ifdef GN_TEST_COUNTS_WORK
    printf("the most work: %llu comparisons\n", (unsigned long long)most_work);
#endif
    return failures > 0 ? 1 : poor > 0 && is_long ? 2 : 0;
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

#endif
