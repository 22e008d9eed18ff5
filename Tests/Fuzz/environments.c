/*
 * The inputs of the fuzz targets, in floating-point environments that hosts leave behind: their properties hold there
 * too, no call raises a trap, each leaves the environment as it was, and returns after a limited number of comparisons.
 *
 *   environments LIMIT FOLDER     FOLDER has a folder with inputs for each target
 *
 * SPDX-License-Identifier: MIT
 */
#define _GNU_SOURCE /* feenableexcept, fegetexcept */
#include <dirent.h>
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
static char which[512], the_most[640];
static const char *called;

static _Noreturn void fail(const char *what) {
    enter(&environments[0]);
    printf("%s: %s, rounding %s, %s\n", called, what, environment->name, which);
    fflush(stdout);
    _exit(1);
}

static void stop(int number) {
    (void)number;
    char what[64];
    snprintf(what, sizeof what, "more than %llu comparisons", (unsigned long long)limit);
    fail(what);
}

static void trap(int number) {
    (void)number;
    fail("raises a trap");
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
    if (!is_entered(environment)) fail("the environment has no effect");
}

void call_end(void) {
    if (!is_entered(environment)) fail("the host does not get its environment back");
    enter(&environments[0]);
    if (work_done > most) {
        most = work_done;
        snprintf(the_most, sizeof the_most, "%s, rounding %s, %s", called, environment->name, which);
    }
    work_limit(UINT64_MAX, stop);
}

void input_end(void) { fail("a result is not what it should be"); }

/* Returns how many bytes a file has. */
static size_t read_all(const char *path, uint8_t *data, size_t capacity) {
    FILE *const file = fopen(path, "rb");
    if (!file) exit(2);
    const size_t size = fread(data, 1, capacity, file);
    if (!feof(file)) exit(2);
    fclose(file);
    return size;
}

static long run_folder(const struct target *target, const char *folder) {
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
        target->run(data, read_all(name, data, sizeof data));
        count++;
    }
    closedir(inputs);
    return count;
}

const char *__asan_default_options(void);
/* The trap is ours. */
const char *__asan_default_options(void) { return "handle_sigfpe=0"; }

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    limit = strtoull(argv[1], NULL, 10);
    signal(SIGFPE, trap);
    for (int i = 0; i < ENVIRONMENTS; i++) {
        environment = &environments[i];
        long count = 0;
        for (int j = 0; j < TARGET_COUNT; j++) count += run_folder(&targets[j], argv[2]);
        printf("rounding %s: %ld inputs\n", environment->name, count);
    }
    printf("%d functions\n", function_count);
    printf("the most work, %llu comparisons: %s\n", (unsigned long long)most, the_most);
    return 0;
}
