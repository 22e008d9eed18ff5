/*
 * The corpus as a WebAssembly module without imports: see corpus.h, and wasm.mjs, which reads the numbers out.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "corpus.h"

#define EXPORT(name) __attribute__((export_name(#name)))

EXPORT(run) void run(uint32_t points) { corpus_run(points); }
EXPORT(count) uint32_t count(void) { return corpus_count(); }
EXPORT(function) const char *function(uint32_t index) { return corpus_at(index)->function; }
EXPORT(hash) uint64_t hash(uint32_t index) { return corpus_at(index)->hash; }
EXPORT(values) uint64_t values(uint32_t index) { return corpus_at(index)->values; }
EXPORT(mismatches) uint64_t mismatches(uint32_t index) { return corpus_at(index)->mismatches; }
EXPORT(all) uint64_t all(void) { return corpus_hash(); }

/* The C library functions that the library calls. Compiled with -fno-builtin, or they would call themselves. */
void *memcpy(void *restrict to, const void *restrict from, size_t count) {
    unsigned char *t = to;
    const unsigned char *f = from;
    while (count-- > 0) *t++ = *f++;
    return to;
}

void *memmove(void *to, const void *from, size_t count) {
    unsigned char *t = to;
    const unsigned char *f = from;
    if (t < f) return memcpy(to, from, count);
    while (count-- > 0) t[count] = f[count];
    return to;
}

void *memset(void *to, int value, size_t count) {
    unsigned char *t = to;
    while (count-- > 0) *t++ = (unsigned char)value;
    return to;
}
