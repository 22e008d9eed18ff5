/*
 * Linked with Sources/CRuntime/root.c, whose function has the name software_root here: compares it with the processor's
 * square root. Prints how many numbers were compared.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double software_root(double number);

static uint64_t state;

/* splitmix64 */
static uint64_t any(void) {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static uint64_t bits(double number) {
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return bits;
}

static long compared;

static void compare(uint64_t argument) {
    double number;
    memcpy(&number, &argument, sizeof number);
    const double wanted = sqrt(number), root = software_root(number);
    compared++;
    if (wanted != wanted ? root != root : bits(wanted) == bits(root)) return;
    printf("the root of %a is %a, not %a\n", number, wanted, root);
    exit(1);
}

int main(int count, char **arguments) {
    state = count > 1 ? strtoull(arguments[1], NULL, 10) : 1;
    const uint64_t edges[] = {0, 1, 2, 3, bits(0x1p-1022), bits(1), bits(2), bits(4), bits(INFINITY), bits(NAN)};
    for (unsigned i = 0; i < sizeof edges / sizeof *edges; i++) {
        /* Compares each edge and its neighbors, with both signs. */
        for (int step = -1; step <= 1; step++) {
            compare(edges[i] + (uint64_t)step);
            compare((edges[i] + (uint64_t)step) ^ UINT64_C(1) << 63);
        }
    }
    for (int i = 0; i < 500000; i++) {
        const double whole = (double)(any() >> 38);
        compare(any());
        compare(any() >> 1);
        compare(any() >> 12 >> (any() & 31)); /* Subnormal. */
        compare(bits(whole * whole) + any() % 3 - 1);
    }
    printf("%ld\n", compared);
    return 0;
}
