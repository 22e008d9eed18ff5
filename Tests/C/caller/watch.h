/* SPDX-License-Identifier: MIT
 *
 * Watches a call: it always comes back, and its working time is known.
 */
#ifndef CALLER_WATCH_H
#define CALLER_WATCH_H

#include <setjmp.h>
#include <signal.h>
#include <sys/time.h>

#ifdef GN_TEST_COUNTS_WORK
#include "../../Fuzz/work.h"
#endif

enum { TICKS_A_SECOND = 100 };

static sigjmp_buf back;
static volatile sig_atomic_t in_call, ticks; /* Hundredths of a second of the processor since the call began. */
static long tick_limit = 10 * TICKS_A_SECOND;
static const char *crash; /* Why the last call did not return; null if it did. */

#ifdef GN_TEST_COUNTS_WORK
static void on_work(int number) {
    (void)number;
    if (in_call) siglongjmp(back, SIGVTALRM);
}
#else
static void on_tick(int number) {
    if (++ticks > tick_limit && in_call) siglongjmp(back, number);
}
#endif

static void on_crash(int number) {
    if (!in_call) _exit(3);
    siglongjmp(back, number);
}

static void start_watch(void) {
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE};
    struct sigaction action = {.sa_handler = on_crash, .sa_flags = SA_NODEFER};
    for (int i = 0; i < 4; i++) sigaction(signals[i], &action, NULL);
#ifndef GN_TEST_COUNTS_WORK
    action.sa_handler = on_tick;
    action.sa_flags = SA_NODEFER | SA_RESTART;
    sigaction(SIGVTALRM, &action, NULL);
    const struct timeval tick = {0, 1000000 / TICKS_A_SECOND};
    const struct itimerval timer = {tick, tick};
    setitimer(ITIMER_VIRTUAL, &timer, NULL);
#endif
}

static const char *crash_name(int number) {
    return number == SIGVTALRM ? "takes too long" : number == SIGFPE ? "raises a trap" : "touches what is not its own";
}

#endif
