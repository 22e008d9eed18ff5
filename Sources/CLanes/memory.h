// A hint that memory is read soon, for batches whose rows lie anywhere in more than the caches hold. Swift has no word for
// it. Nothing is read, so any address will do: it is computed with integers, which may leave the memory they started in.
//
// SPDX-License-Identifier: MIT
#ifndef GRIDNORTH_MEMORY_H
#define GRIDNORTH_MEMORY_H

#include "lanes.h"
#include <stddef.h>
#include <stdint.h>

GN_INLINE void gn_prefetch(const void *base, ptrdiff_t bytes) {
    __builtin_prefetch((const void *)((uintptr_t)base + (uintptr_t)bytes));
}

#endif
