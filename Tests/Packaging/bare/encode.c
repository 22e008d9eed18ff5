/*
 * The smallest program with a reference in it.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>

#include "start.h"

int main(void) {
    char text[GN_MGRS_CAPACITY];
    gn_mgrs_encode(48.85837, 2.294481, GN_MGRS_1_M, text, sizeof text, NULL);
    print(text);
    print("\n");
    print_number(stack_used(), 10);
    print("\n");
    return 0;
}
