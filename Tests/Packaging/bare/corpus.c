/*
 * The corpus of Tests/Determinism without a C library: each function's hash, one over all, and the bytes of stack that
 * were used.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus.h"

#include "start.h"

static void print_line(const char *name, uint64_t number, uint32_t base) {
    print(name);
    print(" ");
    print_number(number, base);
    print("\n");
}

int main(void) {
    corpus_run(POSITIONS);
    for (uint32_t i = 0; i < corpus_count(); i++) print_line(corpus_at(i)->function, corpus_at(i)->hash, 16);
    print_line("all", corpus_hash(), 16);
    print_line("stack", stack_used(), 10);
    return 0;
}
