/*
 * A program without the library, which prints as much as encode.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include "start.h"

int main(void) {
    print("\n");
    print_number(stack_used(), 10);
    print("\n");
    return 0;
}
