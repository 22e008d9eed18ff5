/* SPDX-License-Identifier: MIT
 *
 * Memory whose every byte is watched.
 *
 * A buffer lies with its end, or with its beginning, at a page that may not be touched, and next to bytes that must not
 * change; or it is a block of its own from malloc, for AddressSanitizer and valgrind to watch.
 *
 * To be included before anything else: it asks the C library for more than C11.
 */
#ifndef GUARDED_H
#define GUARDED_H

#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* The walk has its own. */
__attribute__((unused)) static int failures = 0;
__attribute__((unused)) static long checks = 0;

#define CHECK(condition, ...)                                                                                          \
    do {                                                                                                               \
        checks++;                                                                                                      \
        if (!(condition) && ++failures <= 50) {                                                                        \
            printf("line %d: %s: ", __LINE__, #condition);                                                             \
            printf(__VA_ARGS__);                                                                                       \
            printf("\n");                                                                                              \
        }                                                                                                              \
    } while (0)

enum { PAGE = 4096, ROOM = 256 * PAGE, BUFFERS = 24, MARGIN = 128 };

/* The byte that fills memory before a call. */
__attribute__((unused)) static unsigned char untouched = 0xa5;

/* Where the buffers of a round lie. */
typedef enum placement { AT_END, AT_START, ON_HEAP, PLACEMENTS } placement;
static const char *const placement_names[] = {"at the end of a page", "at the start of a page", "on the heap"};
static placement where;

typedef struct buffer {
    unsigned char *room; /* ROOM bytes between two forbidden pages. */
    unsigned char *heap;
    unsigned char *bytes;
    size_t size;
} buffer;

static buffer buffers[BUFFERS];

static inline void make_rooms(void) {
    for (int i = 0; i < BUFFERS; i++) {
        unsigned char *pages = mmap(NULL, ROOM + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (pages == MAP_FAILED || mprotect(pages + PAGE, ROOM, PROT_READ | PROT_WRITE) != 0) {
            perror("mmap");
            exit(2);
        }
        buffers[i].room = pages + PAGE;
    }
}

static inline void free_rooms(void) {
    for (int i = 0; i < BUFFERS; i++) {
        free(buffers[i].heap);
        munmap(buffers[i].room - PAGE, ROOM + 2 * PAGE);
    }
}

/* `size` bytes, all `untouched`. The buffer of this number is gone with that. */
static inline void *place(int number, size_t size) {
    buffer *b = &buffers[number];
    if (size > ROOM - MARGIN) abort();
    free(b->heap);
    b->heap = NULL;
    b->size = size;
    if (where == ON_HEAP) {
        b->heap = malloc(size ? size : 1);
        if (!b->heap) abort();
        b->bytes = b->heap;
        memset(b->bytes, untouched, size);
    } else {
        b->bytes = where == AT_END ? b->room + ROOM - size : b->room;
        memset(where == AT_END ? b->bytes - MARGIN : b->bytes, untouched, size + MARGIN);
    }
    return b->bytes;
}

static inline int is_untouched(const void *bytes, size_t size) {
    const unsigned char *b = bytes;
    for (size_t i = 0; i < size; i++) {
        if (b[i] != untouched) return 0;
    }
    return 1;
}

/* Whether the bytes next to a buffer, on the side without a forbidden page, are as they were. */
static inline int margin_is_untouched(int number) {
    const buffer *b = &buffers[number];
    if (where == ON_HEAP) return 1;
    return is_untouched(where == AT_END ? b->bytes - MARGIN : b->bytes + b->size, MARGIN);
}

#endif
