// A library for x86-64 with one level, LEVEL: what levels.c says where there are several. Under names that no program in C can
// have, since linkers for Apple do not unite the objects of a library.
//
// SPDX-License-Identifier: MIT
#include <stdint.h>

#define TEXT_OF(name) TEXT(name)
#define TEXT(name) #name
#define CODE(name) __asm__(TEXT_OF(__USER_LABEL_PREFIX__) "code." name) __attribute__((visibility("hidden")))

int32_t gridnorth_level(void) CODE("gridnorth_level");
int32_t gridnorth_limit_level(int32_t highest) CODE("gridnorth_limit_level");

int32_t gridnorth_level(void) { return LEVEL; }

int32_t gridnorth_limit_level(int32_t highest) {
    (void)highest;
    return LEVEL;
}
