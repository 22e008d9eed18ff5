/*
 * The hooks of fuzz.h for environments.c, around every call.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_FUZZ_ENVIRONMENTS_H
#define GRIDNORTH_FUZZ_ENVIRONMENTS_H

void call_begin(const char *name);
void call_end(void);
_Noreturn void input_end(void);

#define HOLDS(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) input_end();                                                                                 \
    } while (0)

#define TELL(...) ((void)0)

#define WATCHED(name, call)                                                                                            \
    ({                                                                                                                 \
        call_begin(name);                                                                                              \
        __typeof__(call) watched_result = call;                                                                        \
        call_end();                                                                                                    \
        watched_result;                                                                                                \
    })

#endif
