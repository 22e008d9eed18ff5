/*
 * The inputs of the fuzz targets, in floating-point environments that the library is not made for: results are then
 * worth nothing, but every call returns after a limited number of comparisons, and none crashes.
 *
 *   environments LIMIT FOLDER     FOLDER has a folder with inputs for each target
 *
 * SPDX-License-Identifier: MIT
 */
#define _GNU_SOURCE /* feenableexcept */
#include <dirent.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../C/environments.h"
#include "environments.h"
#include "work.h"

#define DECLARE(name) int fuzz_##name(const uint8_t *data, size_t size);
TARGETS(DECLARE)

#define ENTRY(name) {#name, fuzz_##name},
static const struct target {
    const char *name;
    int (*run)(const uint8_t *data, size_t size);
} targets[] = {TARGETS(ENTRY)};
enum { TARGET_COUNT = sizeof targets / sizeof *targets };

static const struct environment *environment;
static uint64_t limit, most;
static long traps;
static char which[512], the_most[640];
static const char *called;

static void stop(int number) {
    (void)number;
    enter(&environments[0]);
    printf("%s: more than %llu comparisons, rounding %s, %s\n", called, (unsigned long long)limit, environment->name, which);
    fflush(stdout);
    _exit(1);
}

/* The functions that were called, by their names, each of which is one string. */
static const char *functions[512];
static int function_count;

static void note(const char *name) {
    for (int i = 0; i < function_count; i++) {
        if (strcmp(functions[i], name) == 0) return;
    }
    functions[function_count++] = name;
}

void call_begin(const char *name) {
    if (environment == &environments[0]) note(name);
    called = name;
    work_limit(limit, stop);
    enter(environment);
}

void call_end(void) {
    enter(&environments[0]);
    if (work_done > most) {
        most = work_done;
        snprintf(the_most, sizeof the_most, "%s, rounding %s, %s", called, environment->name, which);
    }
    work_limit(UINT64_MAX, stop);
}

/* An input ends where a result is not what it would be, and where the host's trap snaps. */
static sigjmp_buf behind;

void input_end(void) { siglongjmp(behind, 1); }

static void trap(int number) {
    (void)number;
    traps++;
    input_end();
}

static int run_whole(const struct target *target, const uint8_t *data, size_t size) {
    volatile int whole = 0;
    if (sigsetjmp(behind, 1) == 0) {
        target->run(data, size);
        whole = 1;
    }
    enter(&environments[0]);
    work_limit(UINT64_MAX, stop);
    return whole;
}

/* Returns how many bytes a file has. */
static size_t read_all(const char *path, uint8_t *data, size_t capacity) {
    FILE *const file = fopen(path, "rb");
    if (!file) exit(2);
    const size_t size = fread(data, 1, capacity, file);
    if (!feof(file)) exit(2);
    fclose(file);
    return size;
}

static long run_folder(const struct target *target, const char *folder, long *whole) {
    static uint8_t data[1 << 16];
    char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, target->name);
    DIR *const inputs = opendir(path);
    if (!inputs) exit(2);
    long count = 0;
    for (const struct dirent *input; (input = readdir(inputs));) {
        if (input->d_name[0] == '.') continue;
        snprintf(which, sizeof which, "%s/%s", target->name, input->d_name);
        char name[sizeof which + 512];
        snprintf(name, sizeof name, "%s/%s", folder, which);
        *whole += run_whole(target, data, read_all(name, data, sizeof data));
        count++;
    }
    closedir(inputs);
    return count;
}

const char *__asan_default_options(void);
/* The trap is ours, and inputs that end early keep their memory. */
const char *__asan_default_options(void) { return "handle_sigfpe=0:detect_leaks=0"; }

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    limit = strtoull(argv[1], NULL, 10);
    signal(SIGFPE, trap);
    for (int i = 0; i < ENVIRONMENTS; i++) {
        environment = &environments[i];
        long count = 0, whole = 0;
        for (int j = 0; j < TARGET_COUNT; j++) count += run_folder(&targets[j], argv[2], &whole);
        printf("rounding %s: %ld of %ld inputs to their end\n", environment->name, whole, count);
        /* Where the environment has no effect, nothing is tested. */
        const int is_usual = environment->rounding == FE_TONEAREST && !environment->traps;
        if (is_usual != (whole == count) || environment->traps != (traps > 0)) return 1;
    }
    printf("%d functions\n", function_count);
    printf("the most work, %llu comparisons: %s\n", (unsigned long long)most, the_most);
    return 0;
}
