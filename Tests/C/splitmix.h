/* SPDX-License-Identifier: MIT
 *
 * Random numbers of the C tests: splitmix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
 */
#ifndef SPLITMIX_H
#define SPLITMIX_H

#include <stdint.h>

static uint64_t state;

static uint64_t random_bits(void) {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

#endif
