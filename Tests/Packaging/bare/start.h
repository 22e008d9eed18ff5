/*
 * The services of start.c for a program without a C library.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef START_H
#define START_H

#include <stdint.h>

/* The program has this function; start.c calls it. */
int main(void);

void print(const char *text);
void print_number(uint64_t number, uint32_t base);

/* The most bytes that the stack has held. */
uint32_t stack_used(void);

#endif
