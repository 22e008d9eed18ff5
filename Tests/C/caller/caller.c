/* SPDX-License-Identifier: MIT
 *
 * Calls every function of docs/api.json with random arguments, and checks conditions on every answer: those of
 * answers.h, and that the same call answers the same at another place in memory, at every level of the processor, in
 * every floating-point environment, with results in the place of arguments where that is allowed, row by row, and with
 * exactly the room that it says it needs. It counts how long calls work.
 *
 *   c-caller [SEED [EFFORT [LIMIT]]]   effort 100 is a minute; seconds of the processor that a call may take, or comparisons
 *   c-caller --faults [SEED [SHARE]]   plants faults into the answers, and lists those not noticed; into every SHARE-th function
 *   c-caller --functions               lists the functions that it calls
 *
 * Ends with 1 if a call is wrong; with 2 if a function never succeeded with an effort of 100, so that its calls say little.
 * The arguments of a wrong call are printed; the same seed and effort make it again.
 */
#define _GNU_SOURCE /* strnlen, setitimer, feenableexcept */
#include "guarded.h"

#include <gridnorth.h>

static gn_status run_watched(void);
#define RUN() run_watched()
#include "answers.h"

#include <limits.h>

#include "same.h"

/* One plan, in all ways. */
static void run_case(int function, int is_sample) {
    f = &functions[function];
    const int failed = failures;
    make_plan(is_sample);
    where = AT_END;
    note("");
    if (attempt(&first)) {
        const int is_slow = ticks > 2 * TICKS_A_SECOND;
        remember(function, first.status);
        if (is_slow && !fault) print_arguments();
        if (plan.must_be_refused) SAYS(is_refused(first.status));
        else check_rows();
        EACH(i) if (IS(i, ERROR_OFFSET) && v[i].p && is_refused(first.status)) {
            size_t longest = 0;
            EACH(j) if (IS(j, TEXT) && plan.size[j] > longest) longest = plan.size[j];
            SAYS(*(size_t *)v[i].p <= longest);
        }
        /* A slow call is slow each time, so it is not repeated. */
        if (ticks < 5 && (!plan.must_be_refused || is_refused(first.status))) {
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

/* A query takes an index by its first words, so a sample that no longer is one would be called without any complaint. */
static void check_samples(void) {
    int samples = 0;
    for (int k = 0; k < function_count; k++) {
        for (int i = 0; i < functions[k].count; i++) {
            const parameter *p = &functions[k].parameters[i];
            if (p->role != ARRAY || p->is_out || strcmp(last_word(p->name), "words") != 0) continue;
            enum { MOST_SAMPLE_WORDS = 200 };
            uint64_t words[MOST_SAMPLE_WORDS] = {0};
            CHECK(p->sample_count <= MOST_SAMPLE_WORDS, "%s: a longer sample", functions[k].name);
            if (p->sample_count <= MOST_SAMPLE_WORDS) memcpy(words, p->sample, p->sample_count * sizeof *words);
            CHECK(gn_index_check(words, p->sample_count, NULL) == GN_OK, "%s: the sample is no index", functions[k].name);
            samples++;
        }
    }
    CHECK(samples > 0, "no sample of an index");
}

static void run_round(uint64_t seed, int round) {
    for (int k = 0; k < all_function_count; k++) {
        case_number = (uint64_t)round * MOST_FUNCTIONS + (uint64_t)k;
        state = seed + case_number * 0x2545f4914f6cdd1d;
        run_case(k, round == 0);
    }
}

/* Plants each fault into the answers of every share-th function; the seed selects the first. */
static int plant_faults(uint64_t seed, int share) {
    /* A planted fault is looked for longer, so that chance leaves none unnoticed. */
    enum { ROUNDS = 60, MORE_ROUNDS = 1000 };
    int unseen = 0, seen = 0;
    for (int k = (int)(seed % (uint64_t)share); k < function_count; k += share) {
        for (fault = 1; fault < FAULTS; fault++) {
            planted = 0;
            failures = 1000; /* More than are printed. */
            for (int round = 1; round <= (planted ? MORE_ROUNDS : ROUNDS) && failures == 1000; round++) {
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
    if (!is_planting) check_samples();
    for (int round = 0; round < (is_planting ? 20 : effort); round++) run_round(seed, round);
    tick_limit = is_planting ? 10 : tick_limit;
    const int result = is_planting ? plant_faults(seed, argc > 2 && effort > 0 ? effort : 1) : report(effort >= 100);
    in_call = 0;
    free_pools();
    return result;
}
