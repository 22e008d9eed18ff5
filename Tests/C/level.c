/*
 * A part of every test program: GRIDNORTH_LEVEL=n in the environment limits the level of the processor's instructions, and
 * a program that cannot have that level ends at once. Valid as C++ too.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>
#include <stdio.h>
#include <stdlib.h>

__attribute__((constructor)) static void limit_level(void) {
    const char *asked = getenv("GRIDNORTH_LEVEL");
    if (asked != NULL && gn_cpu_level_limit(atoi(asked)) != atoi(asked)) {
        fprintf(stderr, "there is no level %s here, only %d\n", asked, (int)gn_cpu_level());
        exit(2);
    }
}
