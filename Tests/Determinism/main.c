/*
 * Prints the results of the corpus on a host with a C library: see corpus.h. A line has a function's name, hash, number of
 * results and mismatches; then one hash over all.
 *
 * SPDX-License-Identifier: MIT
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "corpus.h"

int main(int count, char **arguments) {
    corpus_run(count > 1 ? (uint32_t)strtoul(arguments[1], NULL, 10) : 1);
    for (uint32_t i = 0; i < corpus_count(); i++) {
        const corpus_section *section = corpus_at(i);
        printf("%s %016" PRIx64 " %" PRIu64 " %" PRIu64 "\n", section->function, section->hash, section->values,
               section->mismatches);
    }
    printf("all %016" PRIx64 "\n", corpus_hash());
    return 0;
}
