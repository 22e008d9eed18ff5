/* SPDX-License-Identifier: MIT
 *
 * Arguments and results of successful calls. Later calls get them: an index goes to its queries, a state to the next fix,
 * a written text to its readers, and arguments go to their function again, damaged.
 */
#ifndef CALLER_POOL_H
#define CALLER_POOL_H

#include "random.h"

enum { KEPT = 8, LARGEST = 1 << 15, MOST_FUNCTIONS = 512, SOURCES = 400 };

typedef struct blob {
    unsigned char *bytes;
    size_t size;
    uint64_t call;
} blob;

/* Where a parameter finds arguments: a function and its parameter. */
typedef struct source {
    short function, parameter;
} source;

static struct pool {
    blob blobs[KEPT];
    source *sources;
    int source_count;
} pools[MOST_FUNCTIONS][MOST];

static const char *last_word(const char *name) {
    const char *word = strrchr(name, '_');
    return word ? word + 1 : name;
}

static int is_kept(const parameter *p) {
    return p->is_pointer && (p->role == TEXT || p->role == STRUCT || p->role == ARRAY || p->role == OUTPUT || p->role == RESULT);
}

static int is_source(const parameter *p, const parameter *of) {
    if (!is_kept(of) || p->type != of->type || p->numbers != of->numbers) return 0;
    if (p->numbers || strcmp(p->name, of->name) == 0) return 1;
    /* Bytes that are not text, and JSON, go nowhere else. */
    const int is_special = strcmp(p->name, "bytes") == 0 || strcmp(p->name, "properties") == 0;
    if (p->type == 'c') return !is_special && strcmp(of->name, "bytes") != 0;
    return strcmp(last_word(p->name), last_word(of->name)) == 0;
}

static void find_sources(void) {
    for (int a = 0; a < function_count; a++) {
        for (int i = 0; i < functions[a].count; i++) {
            const parameter *p = &functions[a].parameters[i];
            struct pool *own = &pools[a][i];
            if (!p->is_pointer || p->role == OPTIONS) continue;
            own->sources = calloc(SOURCES, sizeof *own->sources);
            for (int b = 0; b < function_count; b++) {
                for (int j = 0; j < functions[b].count && own->source_count < SOURCES; j++) {
                    if (is_source(p, &functions[b].parameters[j])) own->sources[own->source_count++] = (source){(short)b, (short)j};
                }
            }
        }
    }
}

static void free_pools(void) {
    for (int a = 0; a < MOST_FUNCTIONS; a++) {
        for (int i = 0; i < MOST; i++) {
            free(pools[a][i].sources);
            for (int k = 0; k < KEPT; k++) free(pools[a][i].blobs[k].bytes);
        }
    }
}

static void keep(int function, int parameter, const void *bytes, size_t size, uint64_t call) {
    if (size == 0 || size > LARGEST) return;
    blob *b = &pools[function][parameter].blobs[below(KEPT)];
    b->bytes = realloc(b->bytes, size);
    memcpy(b->bytes, bytes, size);
    b->size = size;
    b->call = call;
}

/* The call from which this plan has arguments: others come from it too. */
static source anchor;
static uint64_t anchor_call;

static const blob *find_blob(int function, int i) {
    const struct pool *own = &pools[function][i];
    if (own->source_count == 0) return NULL;
    for (int k = 0; anchor_call && k < own->source_count; k++) {
        /* Results come after their sources. */
        const source s = own->sources[own->source_count - 1 - k];
        for (int n = 0; s.function == anchor.function && n < KEPT; n++) {
            const blob *b = &pools[s.function][s.parameter].blobs[n];
            if (b->size > 0 && b->call == anchor_call) return b;
        }
    }
    for (int tries = 0; tries < 12; tries++) {
        const source s = one_in(3) ? (source){(short)function, (short)i} : own->sources[below((size_t)own->source_count)];
        const blob *b = &pools[s.function][s.parameter].blobs[below(KEPT)];
        if (b->size == 0) continue;
        if (!anchor_call) anchor = s, anchor_call = b->call;
        return b;
    }
    return NULL;
}

#endif
