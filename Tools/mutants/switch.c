// SPDX-License-Identifier: MIT
//
// Preloaded into the tests of mutants: writes the number of the mutant, GRIDNORTH_MUTANT, where all code finds it.
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/mman.h>

__attribute__((constructor)) static void choose(void) {
    void *place = (void *)0x100000000000;
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE;
    if (mmap(place, sizeof(int), PROT_READ | PROT_WRITE, flags, -1, 0) != place) abort();
    const char *number = getenv("GRIDNORTH_MUTANT");
    *(int *)place = number ? atoi(number) : 0;
}
