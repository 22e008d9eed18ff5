// The three functions of the C library that compilers call for copying and clearing. With copies of its own the library
// needs no other library: one file runs with every C library, and with none.
//
// Compiled so that the compiler calls none of them. What is copied here is short: most of it a structure.
//
// SPDX-License-Identifier: MIT
#include <stddef.h>
#include <stdint.h>

// Bytes at any address. Sixteen are a vector and no structure: that a compiler might copy by calling memcpy.
typedef uint64_t Sixteen __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint64_t Eight __attribute__((aligned(1), may_alias));
typedef uint32_t Four __attribute__((aligned(1), may_alias));

// Copies the first and the last bytes of what is no longer than both together. All is read before anything is written.
#define COPY_ENDS(Bytes) \
    do { \
        const Bytes first = *(const Bytes *)source; \
        const Bytes last = *(const Bytes *)(source + count - sizeof(Bytes)); \
        *(Bytes *)target = first; \
        *(Bytes *)(target + count - sizeof(Bytes)) = last; \
    } while (0)

static inline void copy_few(unsigned char *target, const unsigned char *source, size_t count) {
    if (count >= 8) {
        COPY_ENDS(Eight);
    } else if (count >= 4) {
        COPY_ENDS(Four);
    } else if (count > 0) {
        const unsigned char first = source[0], middle = source[count / 2], last = source[count - 1];
        target[0] = first;
        target[count / 2] = middle;
        target[count - 1] = last;
    }
}

// The target may begin before the source: reading stays ahead of writing.
static inline void copy_forward(unsigned char *target, const unsigned char *source, size_t count) {
    if (count < 16) return copy_few(target, source, count);
    const Sixteen last = *(const Sixteen *)(source + count - 16);
    for (size_t at = 0; at + 16 < count; at += 16) *(Sixteen *)(target + at) = *(const Sixteen *)(source + at);
    *(Sixteen *)(target + count - 16) = last;
}

static inline void copy_backward(unsigned char *target, const unsigned char *source, size_t count) {
    if (count < 16) return copy_few(target, source, count);
    const Sixteen first = *(const Sixteen *)source;
    for (size_t end = count; end > 16; end -= 16) {
        *(Sixteen *)(target + end - 16) = *(const Sixteen *)(source + end - 16);
    }
    *(Sixteen *)target = first;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
    copy_forward(to, from, count);
    return to;
}

void *memmove(void *to, const void *from, size_t count) {
    // Whether the target does not begin within the source.
    if ((uintptr_t)to - (uintptr_t)from >= count) {
        copy_forward(to, from, count);
    } else {
        copy_backward(to, from, count);
    }
    return to;
}

void *memset(void *to, int value, size_t count) {
    unsigned char *const target = to;
    const uint64_t word = (unsigned char)value * UINT64_C(0x0101010101010101);
    if (count >= 16) {
        const Sixteen block = {word, word};
        for (size_t at = 0; at + 16 < count; at += 16) *(Sixteen *)(target + at) = block;
        *(Sixteen *)(target + count - 16) = block;
    } else if (count >= 8) {
        *(Eight *)target = word;
        *(Eight *)(target + count - 8) = word;
    } else {
        for (size_t at = 0; at < count; at++) target[at] = (unsigned char)value;
    }
    return to;
}
