/*
 * Stands in for Apple's Foundation, where the header that the Swift compiler emits looks for its types.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

/* Every Int of the C face but the strides is a size_t for C: see Tools/header. */
typedef size_t NSInteger;
